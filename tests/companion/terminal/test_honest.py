"""Players who answer truthfully, through the pipe: no audit ever finds them at fault."""

import random
import re

import pytest

from companion.terminal.screens import Lines
from companion.territory.audit import audit
from companion.territory.board import random_board
from tests.support.live_sessions import dialogue_on
from tests.support.nightly import tries
from tests.support.selfplay import GAMES, NAMES, random_statement, true_answer, true_spaces

COUNT = tries(24, in_a_night=2000)
BATCHES = 20


class Table:
    """Everybody at the table: reads what the referee says, and types what comes next."""

    def __init__(self, source, boards, moves, short):
        self.source, self.boards, self.moves, self.short = source, boards, moves, short
        self.heard, self.typed, self.asked, self.reveals = "", [], [], None

    def write(self, text):
        self.heard = text.strip().splitlines()[-1] if text.strip() else self.heard
        if "can't answer" in text or "not understood" in text or "can't be meant" in text:
            raise AssertionError(f"{text} after {self.typed[-3:]}")

    def flush(self):
        pass

    def readline(self):
        line = self.next_line()
        self.typed.append(line)
        return f"{line}\n"

    def next_line(self):
        referee = self.dialogue.referee
        referee.boards = self.boards
        if self.heard.endswith("(or none)?"):
            return self.follow_up(referee)
        if "which Node is the" in self.heard:
            return self.node
        if referee.pending is not None:
            return self.answer(referee)
        if self.moves > 0 and referee.state.result is None:
            self.moves -= 1
            return self.statement(referee)
        if self.reveals is None:
            self.reveals = [
                f"reveal {name} {board}"
                for name, board in zip(referee.names, self.boards, strict=True)
                if referee.set_up.boards[name] is None
            ]
        return self.reveals.pop() if self.reveals else "quit"

    def statement(self, referee):
        *words, last = random_statement(self.source, referee).split()
        if words[0] == "ally" and ":" in last:
            self.node = last
            return " ".join(words[:-1])  # the Node is asked for in private
        return " ".join([*words, last])

    def answer(self, referee):
        _, _, space, status, *rest = true_answer(referee).split()
        run = referee.asked.run and status != "clear"
        said = f"{space} {status}" if run else status
        if rest and not self.short:
            return " ".join([said, *(word for word in rest if word != "covered")])
        return said

    def follow_up(self, referee):
        """Answer from the true board alone, and exactly what is asked."""
        self.asked.append(self.heard)
        return true_spaces(referee, self.heard)


def evening(source, kind, moves, hidden=0.7, short=True):
    game, players, variants, layout = kind
    total = 0 if game == "reflector" else 20
    lines = ["rules 1", f"game {game}", *(f"variant {v}" for v in variants), f"layout {layout}"]
    names = NAMES[:players]
    lines += [f"player {name} {name[0]}" for name in names]
    boards = [random_board(total, source) for _ in names]
    secret = [source.random() < hidden for _ in names]
    for name, board, keeps in zip(names, boards, secret, strict=True):
        lines.append(f"board {name} " + ("hidden" if keeps else str(board)))
    table = Table(source, boards, moves, short)
    record = "".join(f"{line}\n" for line in lines).encode()
    table.dialogue = dialogue_on(record, lambda line: None, Lines(table, table))
    table.dialogue.run()
    return table


@pytest.mark.parametrize("batch", range(BATCHES))
def test_whoever_answers_the_questions_truthfully_is_never_found_at_fault(batch):
    for number in range(batch, COUNT, BATCHES):
        source = random.Random(f"honest {number}")
        table = evening(source, GAMES[number % len(GAMES)], 30, short=number % 3 > 0)
        found = audit(table.dialogue.referee)
        assert found.clean, (number, found)
        assert len(found.boards) == len(
            [b for b in table.dialogue.referee.set_up.boards.values() if not b]
        )


def test_reflector_asks_for_no_deflectors_and_others_do():
    asked = evening(random.Random("reflector"), GAMES[0], 60, hidden=1.0).asked
    assert asked and not any("Deflector" in text for text in asked)
    asked = evening(random.Random("deflector"), GAMES[1], 60, hidden=1.0).asked
    assert any("Deflector" in text for text in asked)


def test_questions_name_a_node_that_does_not_count():
    evenings = (evening(random.Random(f"own {n}"), GAMES[1], 60, hidden=1.0) for n in range(12))
    asked = (text for table in evenings for text in table.asked)  # as many evenings as it takes
    assert any(
        re.search(r"\(one that \w+ has, [A-J]\d+.*, does not count\)", text) for text in asked
    )
