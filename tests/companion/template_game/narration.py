"""Stones in words."""

from companion.contract import Announcement, AnnouncementLayout, Document, Explanation
from companion.narration import headline as headline_of
from companion.record import Undo
from companion.words import Words
from tests.companion.template_game.referee import Entry, Referee

LAYOUT = AnnouncementLayout()


def headline(entry: Entry) -> Words:
    return headline_of(entry, entry.statement)


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


def standing(referee: Referee) -> list[Words]:
    return (
        ["There is no heap."] if referee.state is None else [f"{referee.state[0]} stones are left."]
    )


def status(referee: Referee) -> list[Words]:
    return standing(referee)


def seen(referee: Referee, document: Document) -> list[Words]:
    return [f"{document['stones']} stones are left."]


def legal_moves(document: Document) -> list[Words]:
    return document["moves"] or ["There is no heap."]
