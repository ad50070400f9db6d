"""What goes with the card for tonight: the parts of games, as ``cardgen print`` prints them."""

from pathlib import Path

from cardgen.drawing.fonts import FontBook
from cardgen.games import PRINTED
from cardgen.inputs.faults import InputFault
from cardgen.jobs.prints import PartOptions, PrintJob, printed_files
from cardgen.studio.pictures import Document, in_language_of, shown
from cardgen.studio.printing import command_of


def offered_games() -> list[Document]:
    """Return the games, how many play them, and their parts."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "seats": [seats for seats, _ in game.tables()],
            "parts": [
                {"name": part.name, "about": part.about, "usual": part.usual} for part in game.parts
            ],
        }
        for game in PRINTED.values()
    ]


def part_job(choices: Document, profile: Path) -> PrintJob:
    """Return the job of printing parts of a game as chosen on the page; may raise InputFault."""
    game = PRINTED.get(str(choices.get("game")))
    if game is None:
        raise InputFault.of("the game", "is none that is known here")
    names = choices.get("parts") or [part.name for part in game.parts if part.usual]
    parts = tuple(part for part in game.parts if part.name in names)
    players = choices.get("players")
    files = printed_files(parts)
    name = game.name if len(files) != 1 else f"{game.name}{files[0].ending}"
    return PrintJob(
        game=game,
        parts=parts,
        output=profile.parent / name,
        paper=str(choices.get("paper") or "a4"),
        profile=profile if game.has("owner") and profile.exists() else None,
        players=players if isinstance(players, int) else None,
    )


def parts_of(job: PrintJob, book: FontBook, known: set[str]) -> Document:
    """Return a picture of each part of a job; may raise InputFault."""
    owner = job.owner()
    if owner is not None:
        book = in_language_of(owner, book)
    setting = job.setting(book, owner)
    pictures = []
    for part in job.parts:
        pages = part.make(setting)
        pictures.append(
            {"about": part.about, "pages": len(pages), "picture": shown(pages[0], book, known)}
        )
    words = ["print", job.game.name, *(part.name for part in job.parts)]
    return {"parts": pictures, "command": command_of(words, job, PartOptions)}
