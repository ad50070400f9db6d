"""Stones in words."""

from companion.contract import Announcement, AnnouncementLayout, Document, Explanation
from companion.record import Undo
from companion.words import Words
from tests.companion.template_game.referee import Entry, Referee

LAYOUT = AnnouncementLayout()


def headline(entry: Entry) -> str:
    return f"line {entry.line}: {entry.statement}{' (taken back)' if entry.void else ''}"


def said(entry: Entry) -> Words:
    if isinstance(entry.statement, Undo):
        return entry.statement.in_words
    return f"The {entry.statement.player} takes {entry.statement.count}"


def steps(entry: Entry) -> list[Explanation]:
    if isinstance(entry.statement, Undo):
        return []
    return [Explanation(f"{entry.statement.count} stones are gone", ("T2",))]


def announced(referee: Referee, entry: Entry) -> list[Announcement]:
    return [Announcement((step.text,)) for step in steps(entry)]


def standing(referee: Referee) -> list[str]:
    return (
        ["There is no heap."] if referee.state is None else [f"{referee.state[0]} stones are left."]
    )


def status(referee: Referee) -> list[str]:
    return standing(referee)


def seen(referee: Referee, document: Document) -> list[str]:
    return [f"{document['stones']} stones are left."]


def legal_moves(document: Document) -> str:
    return "\n".join(document["moves"])
