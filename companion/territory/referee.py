"""The referee of the territory games: statements are accepted or refused.

The position is what replaying the record gives.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from companion.contract import Document
from companion.errors import RulingError, refused
from companion.grid import name_of, parse_space
from companion.names import unknown_player
from companion.record import ISLAND, Computer, Human, Player, Statement, Undo, Variant
from companion.referee import LogEntry, SeatedReferee
from companion.territory.alliance import after_allying, after_leaving
from companion.territory.board import (
    Answer,
    Board,
    Question,
    Status,
    legal_board,
    random_board,
)
from companion.territory.events import Event
from companion.territory.movement import Shots, check_shot, legal_shots
from companion.territory.rules import Rules, rules_of
from companion.territory.shot import Conversation, resolve
from companion.territory.state import Asked, State, new_game
from companion.territory.statements import (
    Ally,
    Commit,
    HiddenBoard,
    KnownBoard,
    Layout,
    Leave,
    Move,
    Pass,
    Play,
    Reply,
    Reveal,
)
from companion.territory.table import LayoutError, Table, layouts, load_table, seats_of
from companion.territory.victory import after_change, after_move, passed
from companion.words import Message, Words


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer given from a hidden board, with what was asked."""

    line: int
    asked: Asked
    answer: Answer


@dataclass(slots=True)
class Entry(LogEntry[Play, State, Event]):
    """A statement of play or an ``undo``, with the answers from hidden boards."""

    answers: list[GivenAnswer] = field(default_factory=list)


@dataclass(slots=True)
class Pending:
    """A move that waits for the answer to a question."""

    entry: Entry
    conversation: Conversation
    asked: Asked


@dataclass(frozen=True, slots=True)
class SetUp:
    """The set-up, as far as the record has it; `players` has their symbols."""

    game: str
    rules: Rules
    variants: tuple[str, ...] = ()
    layout: str | None = None
    players: Mapping[str, str] = field(default_factory=dict)
    boards: Mapping[str, Board | None] = field(default_factory=dict)
    commitments: Mapping[str, str] = field(default_factory=dict)
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Revealed:
    """A hidden board shown at the end; `again` if it takes the place of an earlier one."""

    line: int
    board: Board
    salt: str
    again: bool = False


class Referee(SeatedReferee[Entry, State]):
    """A game of territory from its set-up on.

    `state` is the position, None until every player has a board. While `pending` waits for an
    answer it is the position before the move. `log` has all statements of play, also those taken
    back.
    """

    def __init__(self, game: str) -> None:
        super().__init__()
        self.set_up = SetUp(game, rules_of(game))
        self.pending: Pending | None = None
        self.reveals: Mapping[str, Revealed] = {}
        self.public_view: Document | None = None
        """What everybody sees of this moment, once somebody has looked."""

    # -- statements --------------------------------------------------------------------------------

    def accept(self, statement: Statement, line: int = 0) -> None:
        self.public_view = None
        try:
            self._accept(statement, line)
        except RulingError as error:
            raise RulingError(_refusal(statement, error.message), error.ruling) from None

    def _accept(self, statement: Statement, line: int) -> None:
        match statement:
            case Reply():
                self._answer(statement, line)
            case Undo():
                self._undo(statement, line)
            case Reveal():
                self._reveal(statement, line)
            case Computer() | Human():
                if statement.name in self._on_paper:
                    raise refused("territory-refused-computer-on-paper", "C7")
                self.hand_over(statement, self.names)
            case Move() | Pass() | Ally() | Leave():
                self._play(statement, line)
            case _:
                self._prepare(statement)

    def _prepare(self, statement: Statement) -> None:
        """Take in a statement of the set-up."""
        so_far = self.set_up
        if self.log or self.pending:
            raise refused("territory-refused-play-begun", form=statement.keyword)
        match statement:
            case Commit(name, digest):
                self.seat_named(name)
                if name in so_far.commitments:
                    raise refused("territory-refused-committed", player=name)
                commitments = {**so_far.commitments, name: digest}
                self.set_up = replace(so_far, commitments=commitments)
            case KnownBoard(name) | HiddenBoard(name):
                self._add_board(statement, name)
            case _ if so_far.boards:
                raise refused("territory-refused-boards-begun", form=statement.keyword)
            case Variant(variant):
                variants = (*so_far.variants, variant)
                rules = rules_of(so_far.game, variants)
                self.set_up = replace(so_far, rules=rules, variants=variants)
            case Layout(layout):
                if so_far.layout is not None:
                    raise refused("territory-refused-layout-chosen")
                seats_of(layout)  # raises an error if there is none
                self.set_up = replace(so_far, layout=layout)
            case Player(name, symbol):
                if self.computers:
                    raise refused("territory-refused-player-late")
                if name in so_far.players:
                    raise refused("common-refused-same-name", player=name)
                if symbol in so_far.players.values():
                    raise refused("common-refused-same-symbol", symbol=symbol)
                self.set_up = replace(so_far, players={**so_far.players, name: symbol})

    def any_board(self, dice: Random) -> str:
        return str(random_board(self.set_up.rules.deflectors, dice))

    @property
    def _on_paper(self) -> list[str]:
        """The players whose boards the referee does not know."""
        return [name for name, board in self.set_up.boards.items() if board is None]

    def _add_board(self, statement: KnownBoard | HiddenBoard, name: str) -> None:
        so_far = self.set_up
        table = so_far.table or self._chosen_table()
        rules = rules_of(so_far.game, so_far.variants, len(so_far.players))
        self.seat_named(name)
        if name in so_far.boards:
            raise refused("territory-refused-board-twice", player=name)
        board = None
        if isinstance(statement, HiddenBoard) and name in self.computers:
            raise refused("territory-refused-computer-paper", "C7")
        if isinstance(statement, KnownBoard):
            board = legal_board(statement.nodes, statement.deflectors, rules.deflectors)
        boards = {**so_far.boards, name: board}
        self.set_up = replace(so_far, table=table, rules=rules, boards=boards)
        if len(boards) == len(self.names):
            self.state = new_game(rules, table, self.names, [boards[seat] for seat in self.names])

    def _chosen_table(self) -> Table:
        """Return the table; raise LayoutError if layout and players don't suit the game."""
        so_far = self.set_up
        suitable = layouts(so_far.game, len(so_far.players))
        name = so_far.layout or suitable[0]
        if name not in suitable:
            count = len(so_far.players)
            values = {"text": name, "title": so_far.game, "count": count, "either": suitable}
            raise LayoutError(Message("territory-refused-layout", **values), "T3")
        return load_table(name)

    def _play(self, statement: Play, line: int) -> None:
        state = self.in_play
        if self.pending is not None:
            raise self.first_answer()
        entry = Entry(line, statement, state, state)
        match statement:
            case Move(shooter, grid, space):
                seat, number = self.seat_named(shooter), self.grid_named(grid)
                check_shot(state, seat, number, space)
                self._go_on(entry, resolve(state, seat, number, space), None)
                return
            case Pass(name):
                entry.after, entry.events = passed(state, self.seat_named(name))
            case Leave(name):
                seat = self.seat_named(name)
                entry.after, events = after_change(after_leaving(state, seat))
                entry.events = (state.event("left", "A6", players=[seat]), *events)
            case Ally(one, other):
                allied = self._united(state, statement, one, other)
                members = allied.side(self.seat_named(one))
                entry.after, events = after_change(allied)
                entry.events = (state.event("allied", "A1", players=members), *events)
        self._add(entry)

    def _united(self, state: State, statement: Ally, one: str, other: str) -> State:
        seats = self.seat_named(one), self.seat_named(other)
        node = None
        if statement.node is not None:
            node = self.grid_named(statement.node[0]), statement.node[1]
        return after_allying(state, *seats, statement.role, node)

    def _go_on(self, entry: Entry, conversation: Conversation, answer: Answer | None) -> None:
        """Continue a move until it is finished or asks the next question."""
        try:
            asked = next(conversation) if answer is None else conversation.send(answer)
        except StopIteration as done:
            state, events = done.value
            entry.after, further = after_move(state)
            entry.events = events + further
            self._add(entry)
            self.pending = None
        else:
            self.pending = Pending(entry, conversation, asked)

    def _answer(self, reply: Reply, line: int) -> None:
        _ = self.in_play  # raises an error during set-up
        pending = self.pending
        if pending is None:
            raise refused("territory-refused-not-asked")
        question = pending.asked.question
        answer = reply.answer
        entered = answer.status == "clear" or not question.run
        spaces = (question.space,) if entered else question.path
        if self.seat_named(reply.name) != question.grid or answer.space not in spaces:
            raise self.first_answer()
        pending.asked.grid.with_answer(question, answer)
        pending.entry.answers.append(GivenAnswer(line, pending.asked, answer))
        self._go_on(pending.entry, pending.conversation, answer)

    def _undo(self, statement: Undo, line: int) -> None:
        _ = self.in_play  # raises an error during set-up
        if self.pending is not None:
            self.log.append(self.pending.entry)
            self.pending = None
        super()._undo(statement, line)

    def all_undoable(self) -> Iterator[Entry]:
        if self.pending is not None:
            yield self.pending.entry
        yield from super().all_undoable()

    def given_away(self, last: Entry) -> list[Words]:
        """Return the grid and spaces of each answer to the undoable statement `last`.

        Every answer about a hidden board counts; one about a known board counts if the table
        learned from it.
        """
        pending = self.pending
        events = pending.asked.events if pending and pending.entry is last else last.events
        return [
            f"{event.grid} {space}"
            for event in events
            if event.kind == "answered" and event.player and self._was_new(last, event)
            for space in dict.fromkeys([str(event.space), *event.retained, *event.deflectors])
        ]

    def _was_new(self, last: Entry, answered: Event) -> bool:
        """Tell whether the table did not know what was answered about a player's grid."""
        name, space = str(answered.player), parse_space(str(answered.space))
        seen = last.before.grids[self.seat_named(name)].seen
        known = {"null": seen.blank, "owned": seen.in_range, "node": seen.nodes}
        hidden = self.set_up.boards[name] is None
        return hidden or not known.get(str(answered.status), 0) >> space & 1

    def _reveal(self, statement: Reveal, line: int) -> None:
        _ = self.in_play  # raises an error during set-up
        if self.pending is not None:
            raise self.first_answer()
        name, so_far = statement.name, self.set_up
        self.seat_named(name)
        if so_far.boards[name] is not None:
            raise refused("territory-refused-not-hidden", player=name)
        if name in so_far.commitments and not statement.salt:
            raise refused("territory-refused-salt-missing")
        board = legal_board(statement.nodes, statement.deflectors, so_far.rules.deflectors)
        shown = Revealed(line, board, statement.salt, again=name in self.reveals)
        self.reveals = {**self.reveals, name: shown}

    @property
    def wanting(self) -> Words:
        if self.state is not None:
            return ""
        missing = tuple(name for name in self.names if name not in self.set_up.boards)
        if not missing:
            return Message("territory-lacks-players")
        return Message("territory-lacks-boards", options=missing)

    # -- what can be asked -------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.set_up.players)

    @property
    def symbols(self) -> tuple[str, ...]:
        """The players' symbols in seat order."""
        return tuple(self.set_up.players.values())

    @property
    def asked(self) -> Question | None:
        """The question that waits for an answer."""
        return self.pending.asked.question if self.pending else None

    @property
    def question(self) -> tuple[str, str] | None:
        asked = self.asked
        return None if asked is None else (self.names[asked.grid], name_of(asked.space))

    @property
    def replies(self) -> list[Status]:
        """What may be answered to the open question (S1, X1)."""
        run = self.asked is not None and self.asked.run
        replies: list[Status] = ["node", "deflector", "clear"]
        if not run:
            replies = ["null", "owned", "node", "deflector"]
        return [each for each in replies if each != "deflector" or self.set_up.rules.deflectors]

    def open_question(self) -> Message:
        """Return the open question in words; there must be one."""
        question = self.asked
        assert question is not None
        who = self.names[question.grid]
        if question.run:
            return Message("territory-asked-run", player=who, term=question.way)
        return Message("territory-asked", player=who, space=name_of(question.space))

    def first_answer(self) -> RulingError:
        """Return what refuses everything but the answer to the open question."""
        return refused("territory-refused-asked", reason=self.open_question())

    @property
    def legal_moves(self) -> Shots:
        """The legal shots of the player whose turn it is; raises RulingError during set-up."""
        return legal_shots(self.in_play)

    def legal_statements(self) -> list[str]:
        state, shots = self.in_play, self.legal_moves
        if state.result or self.pending:
            return []
        name = state.names[state.turn]
        moves = [f"move {name} {grid} {space}" for grid, space in shots.named(state)]
        return moves or [f"pass {name}"]

    # -- names -------------------------------------------------------------------------------------

    def seat_named(self, name: str) -> int:
        """Return the seat of a player; raises RulingError if there is none of this name."""
        if name not in self.names:
            raise unknown_player(name, self.names)
        return self.names.index(name)

    def grid_named(self, name: str) -> int:
        """Return the number of a player's grid or an island; raises RulingError for others."""
        state = self.in_play
        if name not in self.set_up.players and ISLAND.fullmatch(name):
            for island in range(state.table.seats, state.table.grids):
                if state.grid_name(island) == name:
                    return island
            raise refused("territory-refused-island", text=name, title=state.table.name)
        return self.seat_named(name)


def _refusal(statement: Statement, why: Words) -> Words:
    """Return a refusal with the player, and what that player can't do, in front."""
    match statement:
        case Move(shooter, grid, space):
            place = (grid, name_of(space))
            return Message("territory-cannot-shoot", shooter=shooter, place=place, reason=why)
        case Reply(name, answer):
            said = {
                "space": name_of(answer.space),
                "answer": Message(f"territory-answer-{answer.status}"),
            }
            return Message("territory-cannot-answer", player=name, **said, reason=why)
        case Ally(one, other):
            return Message("territory-cannot-ally", player=one, other=other, reason=why)
        case Pass() | Leave() | KnownBoard() | Reveal() | Computer() | Human():
            what, player = statement.keyword, statement.speaker
            return Message(f"territory-may-not-{what}", player=player, reason=why)
        case _:
            return why
