"""What the rules sheet and the aid cards of Attack/Defend say."""

from __future__ import annotations

Entry = tuple[str, str]

GOAL = "Be the first with five points. Or have more than the other when the deck runs out."

SETUP: tuple[Entry, ...] = (
    ("Shuffle", "all cards, turned alike, and deal five each. The rest is the deck."),
    ("Sides:", "one is the Defender, one the Attacker. Agree, or wager cards (page 2)."),
    (
        "Piles:",
        "discards lie face down and sideways. Cards that were played lie open in the trash.",
    ),
)

TURNS: dict[str, tuple[Entry, ...]] = {
    "defender": (
        (
            "Draw",
            "the top card of the deck or of the discard pile. You must, and you may not look first.",
        ),
        (
            "Two actions:",
            "draw another card, discard one, place a card face down at level 1, or advance a card: "
            "turn it one level up.",
        ),
        (
            "Play",
            "a face-down card of yours: turn it up once its level has reached the number on its black half. "
            "You may do that at any time, also in the Attacker's turn. It is no action.",
        ),
    ),
    "attacker": (
        (
            "Draw",
            "the top card of the deck or of the discard pile. You must, and you may not look first.",
        ),
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
    (
        "Whose half?",
        "Who turns the card up plays his half: the Defender black, the Attacker white.",
    ),
    (
        "Which text?",
        "The one with the highest number that the level has reached. From the hand: the one with the sign of "
        "a hand.",
    ),
    ("Where to?", "To the trash. But a card that its text scores goes to your scored cards."),
    (
        "Then",
        "do the rest of the text, step by step. If the level has reached no number, nothing happens.",
    ),
)


RULES: tuple[tuple[str, tuple[tuple[str, str, str], ...]], ...] = (
    (
        "Sides",
        (
            (
                "Preference.",
                "Toss for who says which side he wants. The other accepts, or wagers: he lays cards of his "
                "hand on the discard pile. Then each in turn has to wager more cards in all than the other, "
                "or accepts: then the other has his wish.",
                "K3",
            ),
            (
                "As many cards",
                "as the other are not enough. Nobody draws new ones for cards wagered.",
                "K3",
            ),
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
            (
                "Too late:",
                "what is called first is done first. Once a flip is called, that card can't be played.",
                "K9",
            ),
            (
                "A number",
                "beside the first white text: the card can't be used from the hand.",
                "K10",
            ),
            (
                "More or fewer actions",
                "count in this turn if it is yours, else in your next. Never below zero.",
                "K17",
            ),
        ),
    ),
    (
        "Points and the end",
        (
            ("Five points", "win at once, even in the middle of an effect.", "K11"),
            (
                "Score cards",
                "are +1, +2 and −1. A −1 takes a point off, also below zero.",
                "K11",
            ),
            (
                "The Attacker's hand:",
                "he lays open every +1 and +2 at the end of his turn, and nothing else. A −1 stays.",
                "K12",
            ),
            ("The deck is empty", "at the end of a turn, with that done: more points win.", "K14"),
            (
                "Equal then:",
                "the discard pile becomes the deck, as it lies. The next card scored ends the game, even a "
                "−1. If there is no discard pile, or the deck runs out again, the game is a draw.",
                "K15",
            ),
            ("Nobody draws", "from the deck for ten turns in all: it counts as run out.", "K16"),
        ),
    ),
    (
        "Effects",
        (
            (
                "“You”",
                "is the player who turned the card up. “You may”: you can also decline. A step that can't be "
                "done is left out.",
                "K17",
            ),
            ("Draw", "from the deck only. Discard what you have, if you hold less.", "K17"),
            ("Up and down:", "a card stops at level 4 and at level 1.", "K17"),
            ("Protected:", "lay a coin on the card until the Defender's next turn begins.", "K17"),
            ("A flip in an effect", "is done whole before the next step.", "K17"),
            ("Wait for a choice:", "while a player chooses, the Defender can't play a card.", "K9"),
            (
                "Planted cards:",
                "an effect lets the Attacker place a score card on his side. Only he flips it. The Defender "
                "can't play or advance it, but his effects reach it.",
                "K18",
            ),
        ),
    ),
)

SIGNS: tuple[tuple[str, str], ...] = (
    ("score", "score this card"),
    ("draw 2", "draw 2 cards"),
    ("gift 2", "the other draws 2"),
    ("discard 2", "discard 2 cards"),
    ("foe 2", "the other discards 2"),
    ("raid", "take a card at random"),
    ("peek 2", "look at 2 face-down cards"),
    ("lower 2", "a card 2 levels down"),
    ("raise 2", "a card 2 levels up"),
    ("boost 2", "the other raises one"),
    ("flip", "flip a face-down card"),
    ("trash", "trash a face-down card"),
    ("return", "a card back to its hand"),
    ("protect", "a card can't be flipped"),
    ("switch", "exchange with your hand"),
    ("place 2", "place a card at level 2"),
    ("take 2", "take 1 of 2 discards"),
    ("saddle", "give the other a −1"),
    ("act 2", "you have 2 actions more"),
    ("slow 2", "the other has 2 fewer"),
)
"""Each step as its sign stands on a card, with the number 2 where it has one, and what it says."""
