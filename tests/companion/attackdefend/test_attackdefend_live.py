"""Attack/Defend at a keyboard: the set-up, short forms, and hands that players see alone."""

import io
import random
import re
from contextlib import contextmanager
from dataclasses import replace

import pytest

from companion.attackdefend import narration
from companion.attackdefend.effects import question
from companion.attackdefend.private_hand import PrivateHand
from companion.contract import WIDTH
from companion.narration import announced, explained, lines_of, summary, viewed
from companion.session import Session, replay
from companion.terminal.screens import Lines
from companion.words import language
from tests.support.cardplay import HEAD, SEED, cards, paper, refusal
from tests.support.live_sessions import dialogue_on


def live(*typed, head="", masked=False):
    """Play through pipes; return what was written, what was said, and the session."""
    kept, sink = [head], io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    dialogue = dialogue_on(head.encode(), kept.append, Lines(source, sink, masked))
    dialogue.run()
    return "".join(kept), sink.getvalue(), dialogue


def begun(*lines):
    return "".join(f"{line}\n" for line in (*HEAD, *lines))


def test_cards_of_version_1_are_named_at_the_keyboard():
    record, said, _ = live("attack-defend", "house-3", "House", "Ann", "Bob", "paper")
    assert record.splitlines()[2:4] == ["deck house", "player Ann"]
    said = " ".join(said.split())
    which = "house-2, house (version 1), or the name of a file (Enter: house-2)?"
    assert f"The deck: {which}" in said
    names = "house-2, house, or a file that ends in .toml"
    assert f"there is no deck 'house-3': {names}" in said.lower()


def test_a_game_with_printed_cards_is_played_in_short_forms():
    typed = [
        "attack-defend",
        "",
        "Ann",
        "Bob Lee",
        "maybe",
        "paper",
        "prefer defender",
        "wager 1",
        "accept",
    ]
    typed += ["d", "p", "a 1", "", "no", "discard", "no", "u scout", "1", "n"]
    typed += ["flip 1 s", "no", "f 1 haul", "play 2 gai", "e gain", "st", "log 3", "w", "q"]
    record, said, _ = live(*typed)
    assert record.splitlines() == [
        *(
            "rules 1",
            "game attack-defend",
            "deck house-2",
            "player Ann",
            "player Bob_Lee",
            "deal paper",
        ),
        *(
            "prefer Ann defender",
            "wager Bob_Lee 1",
            "accept Ann",
            "draw Bob_Lee deck",
            "place Bob_Lee",
        ),
        *("advance Bob_Lee 1", "end Bob_Lee", "draw Ann discard", "use Ann scout", "choose Ann 1"),
        *("choose Ann none", "flip Ann 1 coup", "end Ann gain", "draw Bob_Lee deck"),
    ]
    assert "'w'" not in said
    for line in (
        "Type deal or paper.",
        "Bob Lee is the Defender and begins; Ann is the Attacker.",
        "Ann plays Scout from the hand: You may look at a",
        "'s' may be snare or ",
        "Ann plays Haul at place 1: Score this card: +2.",
        "no card lies at place 2 (places with a card: none)",
        "Bob Lee scores Gain / Catch: +1.",
        " 12. Ann plays Haul at place 1: Score this card: +2\n",
        "K5. ",
    ):
        assert line in said
    assert all(len(line) <= 100 for line in said.splitlines())


@pytest.mark.parametrize("typed", ["attack/defend", "Attack Defend", "attack"])
def test_the_game_is_named_as_people_write_it(typed):
    assert "game attack-defend\n" in live(typed, "quit")[0]


def test_a_symbol_typed_as_in_other_games_does_not_become_part_of_a_name():
    record, said, _ = live("attack-defend", "", "Sue O", "player Sue O.", "quit")
    assert "type 'Sue', or 'Sue O.' if O is an initial" in " ".join(said.split())
    assert record.splitlines()[-1] == "player Sue_O."


def test_the_companion_deals_and_shows_a_hand_to_its_player_alone():
    record, said, dialogue = live(
        "attack-defend", "", "Ann", "Bob", "deal", "Bob defender", "hand", "hand Ann", "quit"
    )
    seed = dialogue.referee.state.seed
    assert f"deal {seed}\n" in record and seed not in said and len(seed) == 32
    for name in ("Ann", "Bob"):
        view = Session.from_record(record).view(name)
        hand = narration.private_lines(dialogue.referee.state, view)
        hand = lines_of(hand, language(), 2, WIDTH - 2)
        assert (
            f"Pass the keyboard to {name}; everybody else looks away.\n" + "\n".join(hand) in said
        )
    other = live("attack-defend", "", "Ann", "Bob", "deal", "quit")[2]
    assert other.referee.state.seed != seed


def test_a_number_after_wager_may_mean_so_many_so_the_cards_are_asked_for_alone():
    head = "".join(f"{line}\n" for line in (*HEAD, f"deal {SEED}", "prefer Ann defender"))
    record, said, _ = live("wager 1", "3", "quit", head=head)
    third = Session.from_record(head).view("Bob")["cards"][2]
    assert record.splitlines()[-1] == f"wager Bob {third}"
    assert "Pass the keyboard to Bob" in said and "Which cards do you wager?" in said


def dealt_turn(*typed, bob="gain rush guard", ann="scout coup", masked=False, more=()):
    """Let Bob, who has drawn, go on; his hand is known to the test."""
    head = begun(f"deal {SEED}", "side Bob defender", *more)
    source, sink = io.StringIO("".join(f"{line}\n" for line in typed)), io.StringIO()
    dialogue = dialogue_on(head.encode(), lambda line: None, Lines(source, sink, masked))
    state = replace(dialogue.referee.state, hands=(cards(ann), cards(bob)), drawn=True)
    dialogue.referee.state = state
    dialogue.run()
    return sink.getvalue(), dialogue


def test_cards_that_stay_hidden_are_asked_for_alone_by_number_or_name():
    typed = ["disc", "back", "place", "1", "discard", "rush", "place", "log", "undo", "quit"]
    said, dialogue = dealt_turn(*typed, bob="gain rush guard")
    state = dialogue.referee.state
    assert [lying.card for lying in state.field] == list(cards("gain"))
    assert state.hands[1] == cards("rush guard") and state.discard == ()  # which was taken back
    assert "Bob has not chosen" in said and "Bob places a card face down: place 1, level 1." in said
    assert "Bob has no action left: end the turn" in said  # before anybody is asked for a card
    places = "Bob places a card face down: place 1, level 1"
    sides = "Bob is the Defender and begins; Ann is the Attacker"
    assert f"  1. {sides}\n  2. {places}\n  3. Bob discards a card\n" in said
    assert "This takes back: Bob discards a card.\nTaken back: Bob discards a card.\n" in said


def test_a_command_typed_once_more_on_the_private_page_names_its_card():
    said, dialogue = dealt_turn("pl", "p 1", "discard", "di rush", "quit", bob="gain rush guard")
    state = dialogue.referee.state
    assert [lying.card for lying in state.field] == list(cards("gain"))
    assert state.discard == cards("rush") and "'place' takes a card" not in said


@pytest.mark.parametrize("typed", ["d", "a 1", "adv 1", "di"])
def test_a_short_command_that_comes_too_late_is_told_why(typed):
    said = dealt_turn("place", "1", "a 1", typed, "quit")[0]
    assert "Bob has no action left: end the turn" in said and "is not understood" not in said


def test_the_beginning_of_advance_never_means_advice():
    alone = {"more": ["computer Ann easy 1 " + 32 * "0"]}
    said = dealt_turn("place", "1", "adv", "adv 1", "adv", "quit", **alone)[0]
    assert "advice" not in said and said.count("'advance' takes a place") == 2


@pytest.mark.parametrize("typed", ["place gain", "pl gai"])
def test_a_hidden_card_typed_openly_is_taken_and_wiped_from_the_screen(typed, monkeypatch):
    wiped = []
    monkeypatch.setattr(Lines, "forget", lambda _: wiped.append("screen"))
    said, dialogue = dealt_turn(typed, "quit")
    assert [lying.card for lying in dialogue.referee.state.field] == list(cards("gain"))
    assert len(wiped) == 1 and "Next time type 'place' alone" in said


def test_a_printed_card_is_asked_for_as_it_is_turned_up():
    head = begun(
        "deal paper", "side Bob defender", "draw Bob deck", "place Bob", "end Bob", "draw Ann deck"
    )
    record, said, _ = live("flip 2", "flip 1", "scout", "quit", head=head)
    assert said.count("Which card is it?") == 1 and "no card lies at place 2" in said
    assert record.endswith("flip Ann 1 scout\n")


def test_the_attacker_is_asked_for_score_cards_before_he_ends_with_actions_left():
    head = begun("deal paper", "side Bob defender", "draw Bob deck", "end Bob", "draw Ann deck")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Lines, "live", True)
        record, said, _ = live("end", "no", "end gain", "quit", head=head)
        question = "End the turn with no +1 and no +2 in your hand? (yes, no; Enter: yes)"
        assert f"{question}\nname them after 'end', such as: end gain\n" in said
        assert record.endswith("end Ann gain\ndraw Bob deck\n")
        for yes in ("yes", "", "ok"):
            assert live("end", yes, "quit", head=head)[0].endswith("end Ann\ndraw Bob deck\n")


def test_too_few_words_are_answered_with_an_example_that_can_be_said_now():
    """What is proposed in a refusal is accepted."""
    head = begun(
        "deal paper", "side Bob defender", "draw Bob deck", "place Bob", "end Bob", "draw Ann deck"
    )
    for typed, told, example in (
        ("use", "'use' takes a card", "use coup"),
        ("flip", "'flip' takes a place and a card", "flip 1 blame"),
        ("use scout rush", "'use' takes a card", "use coup"),
    ):
        record, said, _ = live(typed, "", "quit", head=head)
        assert f"{told}, such as: " in said and record == head, example
        proposed = said.partition(", such as: ")[2].partition("\n")[0]
        assert live(proposed, "", "quit", head=head)[0].count("\n") > head.count("\n")
    head = begun("deal paper", "side Bob defender", "draw Bob deck")
    said = live("advance", "place scout", "quit", head=head)[1]
    assert "'advance' takes a place\n" in said and "'place' takes nothing more\n" in said
    head += "place Bob\nplace Bob\nend Bob\ndraw Ann deck\nend Ann\ndraw Bob deck\nadvance Bob 1\n"
    said = live("advance", "quit", head=head)[1]
    assert "'advance' takes a place, such as: advance 1\n" in said


@pytest.mark.parametrize(
    "typed",
    ["Bob is the Defender", "bob def", "b d", "prefer att\naccept", "pref a\na", "p a\nacc"],
)
def test_sides_are_agreed_as_people_say_it(typed):
    record, _, _ = live(*typed.split("\n"), "quit", head=begun("deal paper"))
    words = ["side Bob defender"] if "\n" not in typed else ["prefer Ann attacker", "accept Bob"]
    assert record.splitlines()[-len(words) - 1 :] == [*words, "draw Bob deck"]


def test_a_choice_that_shows_a_hand_is_made_alone_and_a_face_looked_at_alone():
    said, dialogue = dealt_turn(
        "place raid", "end", "", "", "use scout", "1", "hand Ann", "none", "quit", bob="raid gain"
    )
    assert "Ann: type 'hand Ann' to see the face alone." in said
    assert "Face-down cards whose face you know:\n  place 1: raid" in said
    said, dialogue = dealt_turn("place sift", "play 1", "", "rus", "quit", bob="sift gain rush")
    assert "Bob, choose alone (Enter: choose):\nPass the keyboard to Bob" in said
    assert dialogue.referee.log[-1].statement.words == ("rush",)


class Small(Lines):
    """A terminal of 20 rows, where somebody is alone with the screen and types these lines."""

    rows, live = 20, True

    def __init__(self, *typed):
        super().__init__(io.StringIO(), io.StringIO())
        self.typed, self.pages = iter(typed), []

    @contextmanager
    def alone(self, names, masked=False, what=""):
        yield self

    def ask(self, page, words=()):
        self.pages.append(page(""))
        return next(self.typed)


def test_a_hand_fits_a_small_screen_and_its_cards_are_read_one_by_one():
    state = replace(
        dealt_turn("quit")[1].referee.state, hands=((), cards("saw guard rush sift gain loss coup"))
    )
    session = Session.from_record(begun(f"deal {SEED}", "side Bob defender"))
    session.referee.state = state
    screen = Small("4", "x", "", "read 4", "read", "8", "guard")
    hand = PrivateHand(screen, session.referee, 1)
    hand.show()
    assert hand.answered_alone("place") == ["guard"]
    shown, card, wrong, *asked = screen.pages
    assert shown.splitlines()[:3] == [
        "Bob's hand:",
        "  1. gain (+1): Gain 3 / Catch 2",
        "  2. coup (+2): Coup 4 / Haul 2",
    ]
    assert "Shore up from level 2: You may raise" in card and "type the number of a card" in wrong
    assert "Shore up from level 2" in asked[1] and "such as: read 1" in asked[2]
    assert "there is no card 8 in your hand: 1 to 7" in asked[3]
    assert all(len(page.splitlines()) <= 20 for page in screen.pages)
    assert all(len(line) < WIDTH for page in screen.pages for line in page.splitlines())


def attackers_turn(bobs_card, *typed):
    """Place a card of Bob's, end his turn, and type more; return what was said from then on."""
    said, dialogue = dealt_turn("place", bobs_card, "end", *typed, "quit", bob="gain guard scout")
    return said.split("Ann's turn (Attacker)", 1)[1], dialogue


def test_the_defender_is_asked_to_play_at_the_same_moments_whatever_he_holds():
    """K21: a gain needs level 3, a guard level 1; only what is said of the played guard differs."""
    typed = ["", "no", "hand", "use scout", "none", "none", "draw deck", "end"]
    told = []
    for card in ("gain", "guard"):
        said, dialogue = attackers_turn(card, *typed)
        told.append(
            [line for line in said.splitlines() if "guard" not in line and "gain" not in line]
        )
        assert said.count("Bob, play a face-down card first? Its place, or Enter.\nAnn, ") == 4
        assert "Bob, draw from the deck (Enter: draw), or play:" in said
        assert [str(each.statement) for each in dialogue.referee.log[-6:]] == [
            *("draw Ann deck", "use Ann scout", "choose Ann none", "choose Ann none"),
            *("draw Ann deck", "end Ann"),
        ]
    assert len(told[0]) == len(told[1])


def test_the_defender_plays_by_naming_a_place():
    said, dialogue = attackers_turn("guard", "yes", "2", "hand bo", "1")
    assert "which card? Type its place\n" in said and "no card lies at place 2" in said
    assert "Pass the keyboard to Bob" in said and re.search(r"Bob plays \w+ at place 1", said)
    assert said.count("play a face-down card first?") == 4  # nothing lies there after that
    assert dialogue.referee.log[-1].statement.verb == "draw"


def test_a_level_too_low_is_refused_without_the_number_of_a_hidden_card():
    said, _ = attackers_turn("gain", "1", "play 1", "draw deck")
    assert (
        said.count("the card at place 1 is at level 1: too low for it\n") == 2
        and "needs" not in said
    )
    assert refusal(paper("draw Bob deck\nplace Bob"), "play Bob 1 gain") == "K9"


def test_with_printed_cards_the_question_takes_place_and_face():
    head = begun("deal paper", "side Bob defender", "draw Bob deck", "place Bob", "end Bob")
    record, said, _ = live("1 guard", "flip", "end", "quit", head=head)
    assert "Bob, play a face-down card first? Its place and card, or Enter.\nAnn, " in said
    assert record.endswith("play Bob 1 guard\ndraw Ann deck\nend Ann\ndraw Bob deck\n")
    assert said.count("play a face-down card first?") == 1


def test_where_no_screen_can_be_had_alone_printed_cards_are_offered():
    record, said, _ = live(
        "attack-defend", "", "Ann", "Bob", "deal", "paper", "hand", "quit", masked=True
    )
    assert "play with printed cards (paper)" in said and record.endswith("deal paper\n")
    assert "the players hold the cards" in said


@pytest.mark.parametrize("typed", ["hand", "place"])
def test_a_hand_is_never_shown_where_secrets_are_typed_unseen(typed):
    said, _ = dealt_turn(typed, "1", "quit", bob="coup rush", masked=True)
    assert "not possible where secrets are typed unseen" in " ".join(said.split())
    assert "coup" not in said and "rush" not in said


def test_the_end_shows_the_seed_and_asks_nothing_more():
    head = begun(f"deal {SEED}", "side Bob defender")
    dialogue = dialogue_on(
        head.encode(),
        lambda line: None,
        Lines(io.StringIO("end\nquit\n"), sink := io.StringIO()),
    )
    state = dialogue.referee.state
    dialogue.referee.state = replace(state, drawn=True, deck=(), scored=(cards("gain"), ()))
    dialogue.run()
    assert f"The seed of the deal was {SEED}." in sink.getvalue()
    assert (
        "The game is over: Ann wins." in sink.getvalue()
        and "The game is over; 'again'" in sink.getvalue()
    )


@pytest.mark.parametrize("deal", ["paper", SEED])
def test_everything_said_of_a_game_fits_the_narrowest_screen_and_can_be_read(deal):
    dice = random.Random(7)
    session = Session.from_record(begun(f"deal {deal}"))
    for _ in range(80):
        if session.winners is None:
            session.say(
                dice.choice(
                    [move for move in session.legal_moves if "end" not in move]
                    or session.legal_moves
                )
            )
    found = replay(session.to_record().encode())
    for line in summary(found, language()).splitlines():
        assert line.strip()
    told = [
        line
        for entry in session.referee.log
        for line in announced(narration, session.referee, entry, language())
    ]
    told += lines_of(narration.status(session.referee), language(), 2)
    assert all(len(line) <= WIDTH for line in told)
    assert all(step.rulings for entry in session.referee.log for step in narration.steps(entry))
    assert len(list(explained(found, language()))) > 80
    for name in ("Ann", None):
        assert viewed(found, found.view_document(name), language())


class Typist(Lines):
    """Two players who type as little as they can, and know what the record should gain by it."""

    def __init__(self, dice):
        super().__init__(io.StringIO(), io.StringIO())
        self.dice, self.dialogue, self.wanted, self.keys = dice, None, [], 0

    def ask(self, prompt, words=()):
        self.tell(prompt)
        typed = self._typed(self.dialogue.referee.state)
        self.keys += len(typed) + 1
        return typed

    def _typed(self, state):
        """Choose something legal, and return the short form of it."""
        if state.result is not None:
            return "q"
        asked, legal = question(state), self.dialogue.referee.legal_statements()
        plays = [statement for statement in legal if statement.startswith("play")]
        if self.dialogue._asks_defender and not (plays and self.dice.random() < 0.3):
            return ""
        name = state.names[asked.player if asked else state.turn]
        own = [
            statement
            for statement in legal
            if statement.split()[1] == name and statement not in plays
        ]
        if self.dialogue._asks_defender:
            own = plays
        statement = self.dice.choice(own)
        self.wanted.append(statement)
        verb, _, *words = statement.split()
        if verb in ("place", "use", "discard") or (asked and narration.chosen_alone(state)):
            hand = [state.kind(card).id for card in sorted(state.hands[state.names.index(name)])]
            words = [str(hand.index(word) + 1) if word in hand else word for word in words]
            if asked and asked.step == "discard":  # copies of a card have numbers of their own
                words = [str(number) for number in self._places(hand, statement.split()[2:])]
        if verb == "draw":
            return "d" if words == ["deck"] else "d di"
        alone = "choose" if narration.chosen_alone(state) else ""
        short = {"discard": "di", "choose": alone, "play": ""}.get(verb, verb[0])
        return " ".join([short, *words]).strip()

    @staticmethod
    def _places(hand, cards):
        free = list(enumerate(hand, start=1))
        for card in cards:
            found = next(each for each in free if each[1] == card)
            free.remove(found)
            yield found[0]


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_played_in_few_keys(seed):
    screen, kept = Typist(random.Random(f"typist {seed}")), []
    head = begun(f"deal {seed:032x}", "side Bob defender")
    screen.dialogue = dialogue_on(head.encode(), kept.append, screen)
    screen.dialogue.run()
    assert screen.dialogue.referee.winners is not None
    unasked = [line for line in kept if line.startswith("draw")]
    rest = [line for line in screen.wanted if not line.startswith("draw")]
    assert [line.strip() for line in kept if line not in unasked] == rest
    assert screen.keys / screen.dialogue.referee.state.turns < 20
    told = screen._sink.getvalue()
    assert "is not understood" not in told and "may be" not in told
    assert max(map(len, told.splitlines())) <= 100
