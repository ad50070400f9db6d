"""The computer player of Attack/Defend: it reads what the cards of any deck do."""

from companion import computers
from tests.bench.bench_computers import table


def test_a_card_that_only_the_new_deck_has_is_scored_as_soon_as_it_can_be():
    """The Defender scores Find at level 3, the Attacker one that he knows at level 1."""
    verbs, numbers = set(), iter(range(12))
    while verbs != {"play", "flip"}:
        session, passed = table("attack-defend", ["hard", "hard"], f"find {next(numbers)}"), -1
        while (choice := computers.due(session, passed)) is not None:
            said = computers.decide(choice)
            view = choice.sees["view"]
            finds = {place for place, card in view["known"].items() if card == "find"}
            best = [
                move
                for move in map(str.split, map(str, view["moves"]))
                if move[0] in ("play", "flip") and move[2] in finds
            ]
            if best and view["question"] is None:
                verb = best[0][0]
                assert said.split()[0] == verb or "coup" in view["known"].values()
                verbs.add(verb)
            if not computers.carry_out(session, choice, said, session.say):
                passed = session.version
