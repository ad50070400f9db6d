"""Reports wrong usage and unwritable output in one line without a traceback, in both programs."""

from __future__ import annotations

import difflib
import errno
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import typer
from typer.core import TyperGroup

_PLAIN = (
    (r"Invalid value for (?:.* / )?'?([^':]+)'?: (.*)", "{0}: {1}"),
    (r"Invalid value: (.*)", "{0}"),
    (r"(.*)Input should be greater than or equal to (.*)", "{0}{given} is too small: choose {1} or more"),
    (r"(.*)Input should be less than or equal to (.*)", "{0}{given} is too large: choose {1} or less"),
    (r"(.*)Input should be a valid integer.*", "{0}'{given}' is not a whole number"),
    (r"(.*)Input should be a valid number.*", "{0}'{given}' is not a number"),
    (r"(.*)Value error, (.*)", "{0}{1}"),
    (r"No such option: (\S+).*", "there is no option '{0}'"),
    (r"No such command ('.*?')\..*", "there is no command {0}"),
    (r"Missing (?:argument|option) '?(.*?)'?\. Choose from:\s+(.*)", "{0} is missing: choose {1}"),
    (r"Missing (?:argument|option) '?(.*?)'?\.", "{0} is missing"),
    (r"Option '(.*)' requires an argument\.", "{0}: a value is missing"),
    (r"Option '(.*)' does not take a value\.", "{0} takes no value"),
    (r"Got unexpected extra argument\(s\) \((.*)\)", "'{0}' is not expected here"),
)
"""Messages of the command-line library, and our replacements; other messages are not changed."""

_TAKEN_BY = {".toml": ("--profile", "--texts"), ".csv": ("--csv",), ".xlsx": ("--csv",)}
"""The options that take a file, by its suffix."""


def command_line(name: str, about: str) -> typer.Typer:
    """Return a program without commands yet, which reports whatever is wrong in one line.

    `about` says in ``--help`` what it does. Without a command it prints its help: that is wrong usage.
    """
    app = typer.Typer(
        name=name,
        cls=OneLineGroup,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback(invoke_without_command=True, help=about)
    def program(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
    ) -> None:
        if version:
            from importlib.metadata import version as installed  # noqa: PLC0415

            typer.echo(f"{name} {installed('business-card-games')}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            typer.echo(context.get_help(), err=True)
            raise typer.Exit(2)

    return app


def command_again(program: str, command: str, *words: object, **options: object) -> str:
    """Return a command as it can be typed again: the program as it was started, with the options given.

    >>> command_again("companion", "serve", "game.txt", lan=True, address=None, port=8317)
    'companion serve game.txt --lan --port 8317'
    """
    import shlex  # noqa: PLC0415

    typed = [command, *map(str, words)]
    for name, value in options.items():
        if value is not None and value is not False:
            typed += [f"--{name}"] if value is True else [f"--{name}", str(value)]
    return f"{as_started(program)} {shlex.join(typed)}"


def as_started(program: str) -> str:
    """Return what starts `program` again: its name, or the path typed if the name leads elsewhere."""
    import shlex  # noqa: PLC0415
    import shutil  # noqa: PLC0415

    started = Path(sys.argv[0])
    if started.stem != program or started.name == sys.argv[0]:
        return program
    found = Path(shutil.which(program) or "")
    same = found.resolve().with_suffix("") == started.resolve().with_suffix("")  # Windows leaves .exe out
    return program if same else shlex.quote(sys.argv[0])


class OneLineGroup(TyperGroup):
    """The commands of a program, for ``typer.Typer(cls=...)``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options before the command."""
        _read_plain_values(self, ctx)
        return super().parse_args(ctx, args)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return the command of this name, or None."""
        command = super().get_command(ctx, cmd_name)
        if command:
            _read_plain_values(command, ctx)
        return command

    def main(
        self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any
    ) -> Any:
        """Run a command.

        Raises:
            SystemExit: always at the end; 2 is wrong usage, 1 output that cannot be written.
            KeyboardInterrupt: the user pressed Ctrl-C.
        """
        try:
            status = super().main(args, prog_name, **{**extra, "standalone_mode": False})
            typer.echo(nl=False)  # flushes the buffer: a full disk may show only now
        except typer.TyperException as error:
            words = (sys.argv[1:] if args is None else list(args))[:1]
            program = prog_name or Path(sys.argv[0]).name
            where = getattr(getattr(error, "ctx", None), "command_path", None)
            where = where or " ".join([program, *(word for word in words if word in self.commands)])
            given = sys.argv[1:] if args is None else args
            typer.echo(f"{where}: {_plain(error, self.commands, given)}", err=True)
            sys.exit(error.exit_code)
        except typer.Abort:
            typer.echo("stopped: the input has ended", err=True)
            sys.exit(1)
        except OSError as error:
            with suppress(OSError):  # otherwise Python tries again at exit and complains
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            if error.errno != errno.EPIPE:  # a pipe such as `| head` was closed: no error
                typer.echo(f"{error.filename or 'standard output'}: {error.strerror or error}", err=True)
            sys.exit(1)
        if status == 130:
            raise KeyboardInterrupt
        sys.exit(status)


def _read_plain_values(command: Any, context: Any) -> None:
    """Let `command` read the plain values of its parameters without a validator.

    The library builds one for each parameter, even if it isn't given, and loads a package for that, which
    takes as long as all the rest of a short command. Whatever is not plain the library still reads.
    """
    for parameter in command.get_params(context):
        parameter.process_value = partial(_value_of, parameter, parameter.process_value)


def _value_of(parameter: Any, read: Callable[[Any, Any], Any], context: Any, value: Any) -> Any:
    """Return what the command gets for `value`, typed or default; `read` is the library's way to get it."""
    try:
        value = _known_word(parameter, value)
        value = _plain_value(parameter, value)
    except (ValueError, AttributeError, TypeError):  # the attributes are not documented
        return read(context, value)
    return parameter.callback(context, parameter, value) if parameter.callback else value


def _known_word(parameter: Any, value: Any) -> Any:
    """Return `value` in lower case if it is a word that the program knows, which may be typed in any case.

    These are the values of a Literal, and of what is declared with ``case_sensitive=False``, except files.
    """
    told = parameter.type_descriptor
    known = get_origin(told.annotation) is Literal or not told.parameter_info.case_sensitive
    return value.lower() if known and type(value) is str and not value.lower().endswith(".toml") else value


def _plain_value(parameter: Any, value: Any) -> Any:
    """Return what the library would make of `value`; raises ValueError if that is not plain to see.

    Of the rules for a value it knows those that our commands have.
    """
    kind, rules = parameter.type_descriptor.annotation, parameter.type_descriptor.parameter_info
    if value is None:
        if parameter.required:
            raise ValueError
        return () if parameter.multiple or parameter.nargs == -1 else None
    if value is parameter.default:
        return float(value) if kind is float else value
    if kind is str and type(value) is str:
        return value
    if kind is int and re.fullmatch("[0-9]+", value) and (rules.min or 0) <= int(value) <= (rules.max or 1e9):
        return int(value)
    if get_origin(kind) is Literal and value in get_args(kind):
        return value
    path = Path(value if kind is Path else "")
    if rules.file_okay and path.is_file() and os.access(path, os.R_OK):
        return path
    raise ValueError


def _plain(error: typer.TyperException, commands: Iterable[str], args: Sequence[str]) -> str:
    """Return the message of `error` in plain words, on one line, with the nearest known word."""
    text = error.format_message()
    details = getattr(error.__cause__, "errors", None)  # from the library that checks values
    given = details()[0]["input"] if details else ""
    for pattern, words in _PLAIN:
        if found := re.fullmatch(pattern, text, re.DOTALL):
            text = words.format(*found.groups(), given=given)
    text = text.removesuffix(".")
    text += _quotation_marks_for(text, error, args) or _options_for(text, error)
    word, *known = [*re.findall("'([^']*)'", text), ""]
    others = getattr(error, "possibilities", None) or (commands if "no command" in text else known)
    near = difflib.get_close_matches(word, others, n=1)
    return " ".join((text + (f" (did you mean '{near[0]}'?)" if near else "")).split())


def _quotation_marks_for(message: str, error: typer.TyperException, args: Sequence[str]) -> str:
    """Return which names with blanks were typed in pieces, if words are not expected for that reason.

    These are names of files that are there, else the value of an option without a suffix and what follows it.
    """
    context = getattr(error, "ctx", None)
    if context is None or not message.endswith("is not expected here"):
        return ""
    valued = {
        name for each in context.command.params if not getattr(each, "is_flag", False) for name in each.opts
    }
    exists = os.path.exists  # Path.exists refuses long names
    names: list[str] = []
    guesses = []
    for option, *words in _runs(args):
        for start in range(len(words)):
            tried = (" ".join(words[start:end]) for end in range(start + 2, len(words) + 1)[:_MOST_PIECES])
            names += filter(exists, tried)
        if option in valued and len(words) > 1 and not Path(words[0]).suffix and not exists(words[0]):
            guesses.append(" ".join(words))
    quoted = ", ".join(f'"{name}"' for name in names or guesses)
    return f": put quotation marks around a name with blanks: {quoted}" if quoted else ""


_MOST_PIECES = 8  # of one name that are put together again


def _runs(args: Sequence[str]) -> Iterator[list[str]]:
    """Yield each option with the words that follow it, the first words behind a blank one."""
    run = [""]
    for word in args:
        if word.startswith("-"):
            yield run
            run = []
        run.append(word)
    yield run


def _options_for(message: str, error: typer.TyperException) -> str:
    """Return which options take the files that are not expected, if the command has some for all of them."""
    found = re.fullmatch("'(.*)' is not expected here", message)
    context = getattr(error, "ctx", None)
    if found is None or context is None:
        return ""
    known = {name for each in context.command.params for name in each.opts}
    words = []
    for file in re.findall(r"\S.*?(?:\.toml|\.csv|\.xlsx|$)(?= |$)", found[1]):
        option = next((name for name in _TAKEN_BY.get(Path(file).suffix, ()) if name in known), None)
        if option is None:
            return ""
        words.append(f'{option} "{file}"' if " " in file else f"{option} {file}")
    return f": write {' '.join(words)}"
