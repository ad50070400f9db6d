"""`companion play` as a process: killed, stopped, hung up on, changed, not listened to."""

import io
import os
import random
import resource
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from companion.recordfile import RecordFile
from companion.session import Session, replay
from companion.terminal.screens import Lines
from tests.support.forked import become_companion, read_modules
from tests.support.live_sessions import dialogue_on
from tests.support.nightly import tries
from tests.support.scenes import record

pytestmark = pytest.mark.usefixtures("hang_up_noticed")

QUIET = "B2 E2 H2 C6 G6"
BEGUN = record("reflector", ((QUIET,), (QUIET,)))
MOVE = "move Ann Bob D1\n"
TERMINAL = {"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
COMMAND = [sys.executable, "-m", "companion", "play"]
LEFT = "The record is kept. To go on: companion play "
STATUS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}


@pytest.fixture
def path(tmp_path):
    (tmp_path / "game.txt").write_text(BEGUN)
    return tmp_path / "game.txt"


def rehearsed(text, typed):
    """Return what a session will say, and for each statement its line and what came before."""
    sink, kept = io.StringIO(), []

    def keep(line):
        return kept.append((line, len(sink.getvalue().encode())))

    dialogue_on(text.encode(), keep, Lines(io.StringIO(typed), sink)).run()
    return sink.getvalue().removesuffix(f"{LEFT}game.txt\n").encode(), kept


def started(path, *options, first=lambda: None, **more):
    """Start the command with pipes, unless told otherwise; `first` is called in its process."""

    def run():
        first()
        become_companion("play", path, *options, **TERMINAL)

    read_modules()
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(["never reached"], bufsize=0, preexec_fn=run, **{**pipes, **more})  # noqa: PLW1509


def heard(process, expected):
    """Read as much as is expected; what is said must be that."""
    said = b""
    while len(said) < len(expected):
        some = process.stdout.read(len(expected) - len(said))
        said += some
        if not some or not expected.startswith(said):
            process.kill()
            pytest.fail(f"expected {expected.decode()} but heard {said.decode()}")
    return said


def one_line(error):
    assert error.count(b"\n") == 1 and b"Traceback" not in error, error.decode()
    return error.decode().rstrip("\n")


# -- killed and stopped ---------------------------------------------------------------------------


def some_moves(text, dice):
    """Return a dozen legal moves from where a record stands."""
    game, moves = Session.from_record(text.encode()), []
    while len(moves) < 12 and game.winners is None:
        moves.append(dice.choice(game.legal_moves))
        game.say(moves[-1])
    return "".join(f"{move}\n" for move in moves)


@pytest.mark.parametrize(
    ("number", "seed", "runs"),
    [(signal.SIGKILL, seed, tries(4, in_a_night=10)) for seed in range(tries(2, in_a_night=4))]
    + [(number, 9, tries(2, in_a_night=3)) for number in STATUS],
)
def test_whenever_it_ends_every_statement_acknowledged_is_in_the_record(path, number, seed, runs):
    """It runs on while its words are counted, so the signal finds it anywhere."""
    dice = random.Random(f"{number} {seed}")
    for _ in range(runs):
        text = path.read_text()
        if Session.from_record(text.encode()).winners is not None:
            text = path.write_text(BEGUN) and BEGUN
        typed = some_moves(text, dice)
        expected, statements = rehearsed(text, typed)
        process = started(path)
        process.stdin.write(typed.encode())
        wanted = dice.randrange(number != signal.SIGKILL, len(expected))
        said = heard(process, expected[:wanted])
        process.send_signal(number)
        rest, error = process.communicate()
        said += rest
        assert expected.startswith(said)
        if number != signal.SIGKILL:
            assert process.returncode == STATUS[number]
            assert one_line(error) == f"stopped; 'companion play {path}' goes on"
        acknowledged = sum(before < len(said) for _, before in statements)
        kept = path.read_bytes()
        kept = kept[
            : kept.rfind(b"\n") + 1
        ].decode()  # what else there may be is dropped on opening
        possible = [
            "".join(line for line, _ in statements[: acknowledged + more]) for more in (0, 1)
        ]
        assert kept in [text + lines for lines in possible]
        assert replay(kept.encode()).fault is None
        path.write_text(kept)


@pytest.mark.parametrize("number", STATUS)
def test_a_signal_before_a_game_was_chosen_leaves_no_file(tmp_path, number):
    process = started(tmp_path / "game.txt", "--new")
    process.stdout.read(1)
    process.send_signal(number)
    _, error = process.communicate()
    assert process.returncode == STATUS[number]
    assert one_line(error) == "stopped; no game was begun"
    assert list(tmp_path.iterdir()) == []


def test_a_signal_tells_if_the_record_is_lost(path):
    process = started(path)
    heard(process, rehearsed(BEGUN, "")[0])
    path.unlink()
    process.terminate()
    assert one_line(process.communicate()[1]) == (
        f"stopped; the record is not kept: {path} was deleted or renamed"
    )
    assert process.returncode == 143


def test_a_hang_up_that_is_to_be_ignored_is_ignored(path):
    """As after ``nohup``."""

    def ignore():
        return signal.signal(signal.SIGHUP, signal.SIG_IGN)

    process = started(path, first=ignore)
    heard(process, rehearsed(BEGUN, "")[0])
    process.send_signal(signal.SIGHUP)
    assert process.communicate(MOVE.encode())[0].endswith(f"{LEFT}{path}\n".encode())
    assert process.returncode == 0 and path.read_text() == f"{BEGUN}{MOVE}"


# -- two referees ---------------------------------------------------------------------------------


@pytest.mark.parametrize("new", [False, True])
def test_of_two_started_together_exactly_one_keeps_the_record(tmp_path, new):
    for number in range(tries(3, in_a_night=10)):
        path = tmp_path / f"{number}.txt"
        if not new:
            path.write_text(BEGUN)
        options = ["--new"] if new else []
        both = [started(path, *options) for _ in range(2)]
        first_words = [
            process.stdout.read(1) for process in both
        ]  # none where it ended without a word
        assert sorted(map(bool, first_words)) == [False, True]
        winner, loser = sorted(both, key=lambda process: bool(first_words[both.index(process)]))[
            ::-1
        ]
        _, error = loser.communicate()
        assert (loser.returncode, one_line(error)) == (
            1,
            f"{path}: another referee is keeping this record: close the companion that has it open",
        )
        said, _ = winner.communicate(b"rotator\n" if new else MOVE.encode())
        assert winner.returncode == 0 and said.endswith(f"{LEFT}{path}\n".encode())
        assert path.read_text() == ("rules 1\ngame rotator\n" if new else f"{BEGUN}{MOVE}")


@pytest.mark.parametrize("make", [os.link, os.symlink, os.rename])
def test_another_name_leads_to_the_same_lock(path, make):
    other = path.with_name("other.txt")
    with RecordFile(path):
        make(path, other)
        process = started(other)
        _, error = process.communicate()
    assert (process.returncode, one_line(error)) == (
        1,
        f"{other}: another referee is keeping this record: close the companion that has it open",
    )


# -- changed meanwhile ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (Path.unlink, "was deleted or renamed"),
        (lambda path: path.write_text("mine\n"), "was edited by somebody else"),
        (lambda path: path.chmod(0o400), "was made read-only"),
    ],
)
def test_through_a_pipe_the_next_line_names_another_file(path, tmp_path, harm, told):
    other = tmp_path / "new.txt"
    process = started(path)
    heard(process, rehearsed(BEGUN, "")[0])
    harm(path)
    left = path.read_bytes() if path.exists() else None
    said, error = process.communicate(f"{MOVE}{other}\n{MOVE}".encode())
    assert f"not accepted: {path} {told}\n" in said.decode() and said.endswith(
        f"{LEFT}{other}\n".encode()
    )
    assert (process.returncode, error) == (0, b"")
    assert other.read_text() == f"{BEGUN}{MOVE}"
    assert (path.read_bytes() if path.exists() else None) == left


@pytest.mark.parametrize("typed", ["", MOVE, f"{MOVE}\nquit\n"])
def test_where_no_other_file_is_named_the_loss_is_told(path, typed):
    process = started(path)
    heard(process, rehearsed(BEGUN, "")[0])
    path.unlink()
    said, error = process.communicate(typed.encode())
    assert process.returncode == 1 and LEFT.encode() not in said
    assert one_line(error) == f"stopped; the record is not kept: {path} was deleted or renamed"


def test_a_faulty_record_is_not_touched(path):
    for rest in ("move Ann Bob J10\nmove", "move Ann Bob J10\n# sunny"):
        path.write_text(f"{BEGUN}{rest}")
        process = started(path)
        _, error = process.communicate(MOVE.encode())
        assert process.returncode == 1 and one_line(error).startswith(f"{path}:7: Ann can't play")
        assert path.read_text() == f"{BEGUN}{rest}"


# -- full disks -----------------------------------------------------------------------------------


def limited(most):
    """Let no file grow beyond so many bytes, as on a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


@pytest.mark.parametrize("room", [0, 1, 10, len(MOVE) - 1])
def test_what_finds_no_room_is_not_accepted(path, room):
    process = started(path, first=limited(len(BEGUN) + room))
    said, error = process.communicate(MOVE.encode() * 2)
    assert said.decode().count("not accepted: File too large ('save FILE'") == 2
    assert (process.returncode, error) == (0, b"")
    assert path.read_text() == BEGUN


@pytest.mark.parametrize("room", [0, 3, len("rules 1\n"), len("rules 1\ngame r")])
def test_a_game_that_finds_no_room_leaves_no_file(tmp_path, room):
    process = started(tmp_path / "game.txt", "--new", first=limited(room))
    _, error = process.communicate(b"rotator\n")
    assert process.returncode == 1
    assert one_line(error) == f"{tmp_path / 'game.txt'}: not accepted: File too large"
    assert list(tmp_path.iterdir()) == []


# -- nobody listens -------------------------------------------------------------------------------

UNHEARD = "stopped: nobody can read what is said here: "


def test_a_full_disk_behind_the_output_ends_in_one_line(path):
    with Path("/dev/full").open("wb") as full:
        process = started(path, stdin=subprocess.DEVNULL, stdout=full)
        _, error = process.communicate()
    assert (process.returncode, one_line(error)) == (1, f"{UNHEARD}No space left on device")
    assert path.read_text() == BEGUN


def test_nothing_accepted_is_lost_when_the_pipe_is_closed(path):
    process = started(path)
    heard(process, rehearsed(BEGUN, "")[0])
    process.stdout.close()
    process.stdin.write(f"{MOVE}{MOVE}".encode())
    assert one_line(process.stderr.read()) == f"{UNHEARD}Broken pipe"
    assert process.wait() == 1
    assert path.read_text() == f"{BEGUN}{MOVE}"


@pytest.mark.parametrize(
    ("shell", "status", "told"),
    [
        ("{} </dev/null | head -n 1 >/dev/null", None, None),
        ("{} </dev/null >&-", 1, f"{UNHEARD}standard output is closed"),
        ("{} </dev/null >/dev/full 2>&1", 1, ""),
        ("{} <&- >/dev/null", 0, ""),
        ("printf 'undo \\377\\000\\n' | {} >/dev/null", 0, ""),
    ],
)
def test_no_stream_brings_it_to_a_traceback(path, shell, status, told):
    command = shell.format(" ".join([*COMMAND, str(path)]))
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, check=False)
    if told is None:  # head may be gone before the last line is written, or not
        assert done.stderr in (b"", f"{UNHEARD}Broken pipe\n".encode())
    else:
        assert (done.returncode, done.stderr.decode().rstrip("\n")) == (status, told)
    assert path.read_text() == BEGUN


# -- at a terminal --------------------------------------------------------------------------------


class Desk:
    """The command at a terminal of its own."""

    def __init__(self, path):
        self.keyboard, screen = os.openpty()
        self.quiet = termios.tcgetattr(self.keyboard)
        streams = dict.fromkeys(("stdin", "stdout", "stderr"))
        self.process = started(path, first=lambda: os.login_tty(screen), **streams)
        os.close(screen)
        self.unread = b""

    def until(self, words):
        """Read until some words were said, after those that were waited for before."""
        while words.encode() not in self.unread:
            self.unread += os.read(self.keyboard, 4096)
        self.unread = self.unread.partition(words.encode())[2]

    def type(self, line):
        os.write(self.keyboard, f"{line}\r".encode())

    def rest(self):
        """Return what else is said up to the end."""
        said = self.unread
        try:
            while some := os.read(self.keyboard, 4096):
                said += some
        except OSError:  # that is how a terminal says that nobody has it open any more
            pass
        return said

    def hang_up(self):
        os.close(self.keyboard)


def prompt_after(text):
    dialogue = dialogue_on(text.encode(), print, Lines(io.StringIO(), io.StringIO()))
    return str(dialogue.prompt())


@pytest.mark.parametrize("how", [*STATUS, "Ctrl-C"])
def test_a_terminal_is_left_as_it_was(path, how):
    desk = Desk(path)
    desk.until(prompt_after(BEGUN))
    desk.type("Bob D1")
    desk.until(prompt_after(f"{BEGUN}{MOVE}"))
    if how == "Ctrl-C":
        os.write(desk.keyboard, b"\x03")
    else:
        desk.process.send_signal(how)
    said = desk.rest()
    assert desk.process.wait() == STATUS.get(how, 130)
    assert said.endswith(f"stopped; 'companion play {path}' goes on\r\n".encode())
    assert b"\x1b[?2004l" in said and termios.tcgetattr(desk.keyboard) == desk.quiet
    desk.hang_up()
    assert path.read_text() == f"{BEGUN}{MOVE}"


def test_a_terminal_that_is_gone_loses_nothing(path):
    desk = Desk(path)
    desk.until(prompt_after(BEGUN))
    desk.type("Bob D1")
    desk.until(prompt_after(f"{BEGUN}{MOVE}"))
    desk.hang_up()
    assert desk.process.wait() == 129
    assert path.read_text() == f"{BEGUN}{MOVE}"


def test_at_a_terminal_the_name_of_another_file_is_asked_for(path, tmp_path):
    desk = Desk(path)
    desk.until(prompt_after(BEGUN))
    path.unlink()
    desk.type("Bob D1")
    desk.until("Its name, or nothing:")
    desk.type(str(tmp_path / "new.txt"))
    desk.until("The whole game is in")
    desk.type("Bob D1")
    desk.until(prompt_after(f"{BEGUN}{MOVE}"))
    desk.type("quit")
    desk.rest()
    assert desk.process.wait() == 0
    desk.hang_up()
    assert (tmp_path / "new.txt").read_text() == f"{BEGUN}{MOVE}" and not path.exists()
