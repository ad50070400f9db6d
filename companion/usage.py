"""The command lines of both programs: how options are declared, read and refused.

A command is a function; each parameter is annotated with an `Option` or an `Argument`. typer splits
the line into words, and what each word means is read here, so that a fault is said in our words.
"""

import difflib
import errno
import inspect
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn, get_args, get_origin

import typer

_TAKEN_BY = {".toml": ("--profile", "--texts"), ".csv": ("--csv",), ".xlsx": ("--csv",)}
"""The options that take a file, by its suffix."""

_MOST_PIECES = 8  # of one name that are put together again

Reader = Callable[[str], object]
"""Returns the value of a word; raises ValueError, which says what would be right."""


class WrongUsageError(typer.BadParameter):
    """Options or words of a command that can't be meant so; one line for whoever typed them."""

    def format_message(self) -> str:
        """Return the line."""
        return self.message


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command, in the annotation of the parameter after which it is named.

    `about` says in ``--help`` what it is, and `metavar` what its value is. `names` replace the
    parameter's. A bool is an option without a value; unless it is usually False, ``--no-NAME``
    turns it off. Other values are read by `read`, else as their type says (`reader_of`): numbers
    from `at_least` to `at_most`.
    """

    about: str
    metavar: str | None = None
    names: tuple[str, ...] = ()
    read: Reader | None = None
    at_least: float | None = None
    at_most: float | None = None


@dataclass(frozen=True, slots=True)
class Argument(Option):
    """A word of a command without an option before it."""


def as_language(wanted: str) -> str:
    """Read the tag of a language, or a folder; print what is wrong with the messages there."""
    from companion.words import drop_faults, language, languages  # help does not need the words

    if wanted not in languages():  # ours have no faults: a test says so
        for fault in drop_faults(language(wanted)):
            typer.echo(fault, err=True)
    return wanted


def known_language(wanted: str) -> str:
    """Read the tag of a language, or a folder."""
    from companion.words import language

    language(wanted)
    return wanted


def command_line(name: str, about: str) -> typer.Typer:
    """Return a program without commands yet; `about` says in ``--help`` what it does.

    Without a command it prints its help: that is wrong usage.
    """
    app = typer.Typer(
        name=name,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback(invoke_without_command=True, help=about)
    def program(
        context: typer.Context,
        version: Annotated[
            bool, typer.Option("--version", help="Print the version and stop.")
        ] = False,
    ) -> None:
        if version:
            from importlib.metadata import version as installed

            typer.echo(f"{name} {installed('business-card-games')}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help(), err=True)
            raise typer.Exit(2)

    return app


def run(name: str, app: typer.Typer, commands: Collection[str]) -> NoReturn:
    """Run the program `name`; what is wrong is said in one line.

    Raises SystemExit at the end (2 is wrong usage, 1 output that cannot be written),
    KeyboardInterrupt if the user pressed Ctrl-C, OSError if what Ctrl-C or SIGTERM interrupted
    failed while it was cleared up.
    """
    given = sys.argv[1:]
    try:
        status = app(standalone_mode=False)
        typer.echo(nl=False)  # flushes the buffer: a full disk may show only now
    except typer.TyperException as error:
        where = " ".join([name, *(word for word in given[:1] if word in commands)])
        message = " ".join(error.format_message().split()).removesuffix(".")
        typer.echo(f"{where}: {message}", err=True)
        sys.exit(error.exit_code)
    except typer.Abort:
        typer.echo("stopped: the input has ended", err=True)
        sys.exit(1)
    except OSError as error:
        if status_of_signal_behind(error):
            raise
        with suppress(OSError):  # otherwise Python tries again at exit and complains
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno != errno.EPIPE:  # a pipe such as `| head` was closed: no error
            where = error.filename or "standard output"
            typer.echo(f"{where}: {error.strerror or error}", err=True)
        sys.exit(1)
    if status == 130:
        raise KeyboardInterrupt
    sys.exit(status)


def status_of_signal_behind(error: BaseException | None) -> int | None:
    """Return the exit status, 130 or 143, if Ctrl-C or SIGTERM led to `error`, else None.

    The code that a signal interrupts may fail with an error of its own: reportlab wraps the
    signal's, and a file that was being closed is closed again.
    """
    while error is not None:
        if isinstance(error, KeyboardInterrupt):
            return 130
        if isinstance(error, SystemExit) and error.code == 143:
            return 143
        error = error.__context__
    return None


def add_command(app: typer.Typer, name: str, command: Callable[..., None]) -> None:
    """Add a command; words that it doesn't expect are refused, with how to type them."""
    parameters = list(inspect.signature(command, eval_str=True).parameters.values())
    options = [option_name(each.name) for each in parameters]

    @wraps(command)
    def checked(context: typer.Context, **given: Any) -> None:
        if context.args:
            words = " ".join(context.args)
            hint = _quotation_marks_for(context.args) or _options_for(words, options)
            raise WrongUsageError(f"'{words}' is not expected here{hint}")
        command(**{each.name: _value(each, given[each.name]) for each in parameters})

    own = inspect.Parameter("context", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)
    plain = [_as_words(each).replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
    checked.__signature__ = inspect.Signature([own, *plain])  # type: ignore[attr-defined]
    app.command(name, context_settings={"allow_extra_args": True})(checked)


def _as_words(parameter: inspect.Parameter) -> inspect.Parameter:
    """Return a parameter as the library sees it: words that are not read yet, or None."""
    kind, declared = get_args(parameter.annotation)
    usual = parameter.default
    required = usual is inspect.Parameter.empty
    shown = isinstance(usual, str | int | float) and str(usual)
    words: Any = list[str] if _is_list(kind) else str
    if isinstance(declared, Argument):
        info = typer.Argument(help=declared.about, metavar=declared.metavar, show_default=False)
    elif plain_type(kind) is bool:
        on = option_name(parameter.name)
        names = declared.names or (on if usual is False else f"{on}/--no-{on.removeprefix('--')}",)
        switch = typer.Option(*names, help=declared.about)
        return parameter.replace(annotation=Annotated[kind, switch])
    else:
        metavar = declared.metavar or "|".join(map(str, get_args(plain_type(kind)))) or None
        names = declared.names or (option_name(parameter.name),)
        info = typer.Option(*names, help=declared.about, metavar=metavar, show_default=shown)
    if required:
        return parameter.replace(annotation=Annotated[words, info])
    return parameter.replace(annotation=Annotated[words | None, info], default=None)


def _value(parameter: inspect.Parameter, words: Any) -> Any:
    """Return the value of a parameter that was given as `words`; its default if they are None."""
    kind, declared = get_args(parameter.annotation)
    if plain_type(kind) is bool:
        return words
    if words is None:
        return parameter.default
    read = declared.read or reader_of(plain_type(kind), declared)
    try:
        return [read(word) for word in words] if _is_list(kind) else read(words)
    except ValueError as error:
        if isinstance(declared, Argument):
            name = declared.metavar
        else:
            name = (declared.names or (option_name(parameter.name),))[-1]
        raise WrongUsageError(f"{name}: {error}") from None


def option_name(parameter: str) -> str:
    """Return the option that is named after a parameter."""
    return f"--{parameter.replace('_', '-')}"


def plain_type(kind: Any) -> Any:
    """Return the type of a value behind ``| None`` and in ``list``."""
    kinds = [each for each in get_args(kind) if each is not type(None)]
    return plain_type(kinds[0]) if kinds and get_origin(kind) is not Literal else kind


def _is_list(kind: Any) -> bool:
    return any(get_origin(each) is list for each in (kind, *get_args(kind)))


def _quotation_marks_for(unexpected: Collection[str]) -> str:
    """Return which names with blanks were typed in pieces, if that is why words are unexpected.

    These are names of files that are there, else the value of an option without a suffix and what
    follows.
    """
    exists = os.path.exists  # Path.exists refuses long names
    names: list[str] = []
    guesses = []
    for option, *words in _words_behind_options(sys.argv[2:]):
        for start in range(len(words)):
            longest = min(len(words), start + _MOST_PIECES)
            tried = (" ".join(words[start:end]) for end in range(start + 2, longest + 1))
            names += filter(exists, tried)
        is_value = option and len(words) > 1 and words[0] not in unexpected
        cut_short = is_value and words[1] in unexpected
        if cut_short and not Path(words[0]).suffix and not exists(words[0]):
            guesses.append(" ".join(words))
    quoted = ", ".join(f'"{name}"' for name in names or guesses)
    return f": put quotation marks around a name with blanks: {quoted}" if quoted else ""


def _words_behind_options(given: Iterable[str]) -> Iterator[list[str]]:
    """Yield each option and the words behind it; the first words behind an empty one."""
    run = [""]
    for word in given:
        if word.startswith("-"):
            yield run
            run = []
        run.append(word)
    yield run


def _options_for(unexpected: str, options: Collection[str]) -> str:
    """Return which of `options` take the files that are not expected, if there is one for each."""
    words = []
    for file in re.findall(r"\S.*?(?:\.toml|\.csv|\.xlsx|$)(?= |$)", unexpected):
        taken_by = (name for name in _TAKEN_BY.get(Path(file).suffix, ()) if name in options)
        if (option := next(taken_by, None)) is None:
            return ""
        words.append(f'{option} "{file}"' if " " in file else f"{option} {file}")
    return f": write {' '.join(words)}"


# -- values ----------------------------------------------------------------------------------------


def reader_of(kind: Any, declared: Option) -> Reader:
    """Return the reader of values of a type: words of a Literal, numbers, paths, texts."""
    if get_origin(kind) is Literal:
        return word_of(*get_args(kind))
    if kind in (int, float):
        return number(kind, declared.at_least, declared.at_most)
    return Path if kind is Path else str


def number(
    kind: type[int] | type[float], at_least: float | None = None, at_most: float | None = None
) -> Reader:
    """Return a reader of numbers from `at_least` to `at_most`."""

    def read(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            what = "a whole number" if kind is int else "a number"
            raise ValueError(f"'{text}' is not {what}") from None
        if at_least is not None and not value >= at_least:
            raise ValueError(f"{text} is too small: choose {at_least} or more")
        if at_most is not None and not value <= at_most:
            raise ValueError(f"{text} is too large: choose {at_most} or less")
        return value

    return read


def word_of(*words: str) -> Callable[[str], str]:
    """Return a reader of one of `words`, in any case."""

    def read(text: str) -> str:
        if text.lower() in words:
            return text.lower()
        near = difflib.get_close_matches(text.lower(), words, n=1)
        hint = f" (did you mean '{near[0]}'?)" if near else ""
        raise ValueError(f"'{text}' is not one of {', '.join(words)}{hint}")

    return read


def known_name(text: str) -> str:
    """Return a name typed in any case; the name of a TOML file stays as it is."""
    return text if text.lower().endswith(".toml") else text.lower()


# -- commands to type ------------------------------------------------------------------------------


def command_again(program: str, command: str, *words: object, **options: object) -> str:
    """Return a command as it can be typed again, the program as it was started.

    >>> command_again("companion", "serve", "game.txt", lan=True, address=None, port=8317)
    'companion serve game.txt --lan --port 8317'
    """
    typed = [command, *map(str, words)]
    for name, value in options.items():
        if value is not None and value is not False:
            typed += [f"--{name}"] if value is True else [f"--{name}", str(value)]
    return f"{as_started(program)} {shlex.join(typed)}"


def as_started(program: str) -> str:
    """Return what starts `program` again: its name, or its path if that leads elsewhere."""
    started = Path(sys.argv[0])
    if started.stem != program or started.name == sys.argv[0]:
        return program
    found = Path(shutil.which(program) or "")
    # Windows leaves .exe out.
    there, here = (path.resolve().with_suffix("") for path in (found, started))
    return program if there == here else shlex.quote(sys.argv[0])
