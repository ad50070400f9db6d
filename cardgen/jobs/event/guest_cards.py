"""The cards of an event's guests: which have changed, and where each one lies."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardgen.inputs.accent import theme_of
from cardgen.inputs.contact import name_parts
from cardgen.inputs.csvfile import csv_bytes
from cardgen.inputs.faults import Fault, InputFault, Report, faults_changed
from cardgen.inputs.guest_choice import Choice, Chosen, rows_chosen
from cardgen.inputs.guest_rows import Guest
from cardgen.jobs.cards import CardJob, make_cards, places_on_sheet
from cardgen.jobs.event.event import Event
from cardgen.jobs.event.manifest import NAME, Manifest, digest, read_manifest
from cardgen.jobs.event.option_keys import fault_in_keys, in_keys
from cardgen.jobs.progress import Progress
from cardgen.jobs.writing import Written
from cardgen.output import write
from cardgen.press.impose import free_places

CHANGED = (Choice("name", "changed"),)
"""Chooses the guests whose cards have changed."""


@dataclass(frozen=True, slots=True)
class GuestCard:
    """Where a guest's card is: sheet and place of the `first` copy and the `last`.

    `row` is that of the guest list, `table` and `seat` are as it has them.
    """

    family: str
    given: str
    name: str
    row: int
    first: tuple[int, int]
    last: tuple[int, int]
    table: str = ""
    seat: str = ""


def card_digest(guest: Guest) -> str:
    """Return a hash of all that a guest's own card shows."""
    profile = guest.profile
    pictures = (path.read_bytes() for path in (profile.portrait, profile.logo) if path)
    return digest(repr(profile), repr(theme_of(profile)), *pictures)[:16]


def guest_cards(job: CardJob, guests: Sequence[Guest]) -> tuple[GuestCard, ...]:
    """Return on which sheet, and in which place on it, the card of each guest is, by family name.

    Places count from 1 in reading order of the front; of several copies they are the first and the
    last.
    """
    copies, places, free = job.copies or 1, 1, [0]
    if job.stock != "single":
        places = len(places_on_sheet(job))
        free = free_places(places, job.start, job.skip)

    def where(number: int) -> tuple[int, int]:
        if number < len(free):
            return 1, free[number] + 1
        sheets, place = divmod(number - len(free), places)
        return sheets + 2, place + 1

    found = []
    for index, guest in enumerate(guests):
        first, last = where(index * copies), where(index * copies + copies - 1)
        family, given = name_parts(guest.profile)
        table, seat = (guest.seating.get(key, "") for key in ("table", "seat"))
        found.append(
            GuestCard(family, given, guest.profile.name, guest.line, first, last, table, seat)
        )
    return tuple(
        sorted(found, key=lambda card: (card.family.casefold(), card.given.casefold(), card.row))
    )


def guest_cards_csv(cards: Sequence[GuestCard]) -> bytes:
    """Return the list as a file for spreadsheets, in which it can be sorted."""
    return csv_bytes(
        ("family_name", "given_name", "name", "row", "sheet", "place", "table", "seat"),
        (
            (card.family, card.given, card.name, card.row, *card.first, card.table, card.seat)
            for card in cards
        ),
    )


@faults_changed(fault_in_keys)
def print_cards_again(
    event: Event,
    folder: Path,
    chosen: Chosen,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Written:
    """Print the cards of `chosen` guests again, into a file beside those of the whole event.

    Raises InputFault if the event has no guest list, nobody is chosen by a row or a name, or no
    card has changed.
    """
    if event.cards is None or event.guest_list is None:
        raise InputFault(
            [Fault(event.source, "cards.csv", "missing: --reprint is for cards of a guest list")]
        )
    manifest, guests = read_manifest(folder), event.guest_list.guests
    whole = chosen == CHANGED
    if whole:
        chosen = _changed(event, folder, manifest, guests)
    job = replace(event.cards, only=chosen, output=folder / "print/cards-again")
    tell = report and (lambda message: report(in_keys(message)))
    written = make_cards(job, progress, tell, event.guest_list)
    if whole:
        manifest.note_cards(map(card_digest, guests))
        write(folder / NAME, manifest.as_json())
    return with_keys(written)


def _changed(event: Event, folder: Path, manifest: Manifest, guests: Sequence[Guest]) -> Chosen:
    """Return the guests with cards that have changed, or else those of the change before."""
    if not manifest.printed:
        message = f"{folder} has no cards made before: run it without --reprint first"
        raise InputFault.of(event.source, message)
    digests = {guest.line: card_digest(guest) for guest in guests}
    for before in (manifest.printed, manifest.printed_before):
        if before and (lines := [line for line, made in digests.items() if made not in before]):
            return tuple(rows_chosen(line, line) for line in lines)
    raise InputFault.of(event.source, "no guest's card has changed since the cards were made")


def with_keys(written: Written) -> Written:
    """Return what was written with keys of an event's file in place of options."""
    return replace(
        written,
        left_out=tuple(map(fault_in_keys, written.left_out)),
        remarks=tuple(map(in_keys, written.remarks)),
    )
