"""What the rules sheet and the aid cards of Attack/Defend say."""

from __future__ import annotations

from dataclasses import dataclass

Entry = tuple[str, str]

GOAL = "Be the first with five points. Or have more than the other when the deck runs out."

SETUP: tuple[Entry, ...] = (
    ("Shuffle", "all cards, turned alike, and deal five each. The rest is the deck."),
    ("Sides:", "one is the Defender, one the Attacker. Agree, or wager cards (overleaf)."),
    ("Piles:", "discards lie face down and sideways, cards that were played open in the trash."),
)

TURNS: dict[str, tuple[Entry, ...]] = {
    "defender": (
        ("Draw", "the top card of the deck or of the discard pile. You must, and you may not look first."),
        (
            "Two actions:",
            "draw another card, discard one, place a card face down at level 1, or advance a card: "
            "turn it one level up.",
        ),
        (
            "Play",
            "a card of yours as soon as its level reaches the number on its black half. You may do that at "
            "any time, in the other's turn, too. It is no action.",
        ),
    ),
    "attacker": (
        ("Draw", "the top card of the deck or of the discard pile. You must, and you may not look first."),
        (
            "Two actions:",
            "draw another card, discard one, use a card from your hand (with the sign of a hand), or "
            "flip a face-down card of any level.",
        ),
        (
            "Mind your hand:",
            "at the end of your turn the Defender scores every +1 and +2 in it. So discard them before.",
        ),
    ),
}

REVEAL: tuple[Entry, ...] = (
    ("Whose half?", "Who turns the card up plays his half: the Defender black, the Attacker white."),
    (
        "Which text?",
        "The one with the highest number that the level reaches. From the hand: the one with the hand.",
    ),
    ("Where to?", "To the trash. If the text scores the card, to your scored cards instead."),
    ("Then", "do the rest of the text, step by step. No number reached: nothing happens."),
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A step of the worked round: words, its lines of the record, and the levels face down after it."""

    words: str
    statements: tuple[str, ...]
    levels: tuple[int, ...]


ROUND: tuple[Scene, ...] = (
    Scene(
        "Bob is the Defender and begins. He draws a card from the deck. His two actions: he places two "
        "cards face "
        "down, each at level 1.",
        ("draw Bob deck", "place Bob", "place Bob", "end Bob"),
        (1, 1),
    ),
    Scene(
        "Ann draws, and uses Scout. It has the sign of a hand, so she may play it from hers. She looks "
        "at both of "
        "Bob's cards: a Gain and a Guard. Scout goes to the trash.",
        ("draw Ann deck", "use Ann scout", "choose Ann 1", "choose Ann 2"),
        (1, 1),
    ),
    Scene(
        "To score the Gain, Ann needs it at level 2: flipped now it would only go to the trash. Her "
        "second action is "
        "Lever, and she raises the Gain. She holds no +1 or +2, so Bob scores nothing at the end of her "
        "turn.",
        ("use Ann guard", "choose Ann 1", "end Ann"),
        (2, 1),
    ),
    Scene(
        "Bob draws and advances the Gain to level 3, its black number. He plays it at once, which is no "
        "action: "
        "he scores +1. With his second action he advances the Guard.",
        ("draw Bob deck", "advance Bob 1", "play Bob 1 gain", "advance Bob 2", "end Bob"),
        (2,),
    ),
)
"""Two turns each, or nearly: the beginning of a game, played with printed cards."""

RULES: tuple[tuple[str, tuple[tuple[str, str, str], ...]], ...] = (
    (
        "Sides",
        (
            (
                "Preference.",
                "The first player says which side he wants. The other accepts, or wagers cards of his "
                "hand. Then each in turn tops the other's total or accepts.",
                "K3",
            ),
            ("An equal wager", "loses. All cards wagered are discarded, and hands are not filled up.", "K3"),
        ),
    ),
    (
        "Actions",
        (
            (
                "No limits:",
                "the same action twice is fine; hands and face-down cards may be any number.",
                "K6",
            ),
            ("Changed actions", "count in your turn or, if it isn't yours, in your next.", "K17"),
            (
                "A cost:",
                "a card that has a number beside its first white text can't be used from the hand.",
                "K10",
            ),
        ),
    ),
    (
        "Points and the end",
        (
            ("Five points", "win at once, even in the middle of an effect.", "K11"),
            ("−1", "counts against whoever scored it.", "K11"),
            ("The deck is empty", "at the end of a turn: more points win.", "K14"),
            (
                "Equal then:",
                "the discard pile becomes the deck, and the next card scored decides. Without one it is a "
                "draw.",
                "K15",
            ),
            ("Nobody draws", "from the deck for ten turns: it counts as run out.", "K16"),
        ),
    ),
    (
        "Effects",
        (
            (
                "“You”",
                "is who turned the card up. “May” is free to decline. A step that can't be done is left out.",
                "K17",
            ),
            ("A flip in an effect", "is done whole before the next step.", "K17"),
            ("Nothing interrupts", "a choice, not even the Defender's Play.", "K9"),
            (
                "Planted cards:",
                "an effect lets the Attacker place a score card on his side. Only he flips it, and the "
                "Defender can't play it.",
                "K18",
            ),
        ),
    ),
)

SIGNS: tuple[tuple[str, str], ...] = (
    ("score", "score this card"),
    ("draw 2", "draw so many"),
    ("gift 2", "the other draws"),
    ("discard 2", "discard so many"),
    ("foe 2", "the other discards"),
    ("raid", "take a random card"),
    ("peek 2", "look at a face-down card"),
    ("lower 2", "so many levels down"),
    ("raise 2", "so many levels up"),
    ("boost 2", "the other raises one"),
    ("flip", "flip a face-down card"),
    ("trash", "trash one, unplayed"),
    ("return", "return one to its hand"),
    ("protect", "can't be flipped"),
    ("switch", "exchange with your hand"),
    ("place 2", "place at this level"),
    ("take 2", "take one of the top"),
    ("saddle", "a −1 to the other"),
    ("act 2", "actions more, fewer"),
    ("slow 2", "the other has fewer"),
)
"""Each step as its sign stands on a card, and what it says in few words."""
