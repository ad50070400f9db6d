"""The arguments and options that commands share, declared once."""

from pathlib import Path
from typing import Annotated

from companion.usage import Argument, Option, as_language

File = Annotated[Path, Argument("The record of a game.", "FILE")]
Quiet = Annotated[bool, Option("Print only what is wrong.")]
AsJson = Annotated[bool, Option("Print one JSON document for programs.")]
Language = Annotated[
    str,
    Option(
        "Say what happens in this language, or in that of a folder.", "TAG|FOLDER", read=as_language
    ),
]
LANGUAGE = "en"
New = Annotated[bool, Option("Begin a new record; an existing one is not changed.")]
Lan = Annotated[bool, Option("Let phones on your network join.")]
Address = Annotated[str | None, Option("Listen on this address instead.", "IP")]
Port = Annotated[
    int, Option("Listen on this port; 0 takes any that is free.", at_least=0, at_most=65535)
]
PORT = 8317
