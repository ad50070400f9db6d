"""The first page of a rules sheet: all that is needed to play, in pictures and short sentences."""

from collections.abc import Sequence
from typing import get_args

from cardgen.drawing import shapes as draw
from cardgen.drawing.ink import BLACK, WHITE
from cardgen.games.territory import diagrams
from cardgen.games.territory.look import ANSWER_INKS, Answer, answer_icon, nodes_to_win, words_of
from cardgen.sheets.blocks import Block, Diagram, row, stack
from cardgen.sheets.composer import BOX, MARGIN, Composer, Inks, arrow
from cardgen.sheets.pencil_marks import mark
from cardgen.sheets.rules_sheet import opening, turn_steps
from cardgen.sheets.typesetting import cap_height, centred_text
from cardgen.sheets.words import SheetWords, outline_of, sheet_words

_GAP = 5.0


def first_page(composer: Composer, paper: draw.Size, game: str, count: int) -> draw.Page | None:
    """Return the first of `count` pages of the rules of `game`; None if `paper` is too small."""
    words, width = words_of(composer.book, game), paper[0] - 2 * MARGIN
    rest = _reflector_rest if game == "reflector" else _deflector_rest
    blocks = [
        composer.head(game.title(), words("what"), words("needs"), width),
        _opening(composer, game, words, width),
        _turn(composer, game, words, width),
        *rest(composer, game, words, width),
    ]
    foot = words(f"foot-{min(count, 3)}"), f"{game.title()}, 1 / {count}"
    return composer.page(blocks, foot, paper, f"{game} rules")


# -- goal and set-up -------------------------------------------------------------------------------


def _opening(composer: Composer, game: str, words: SheetWords, width: float) -> Block:
    goal_width, list_width = (36.0, 62.0) if game == "deflector" else (44.0, 64.0)
    ranges = diagrams.node_range(composer.inks, 2.9, deflectors=game != "reflector")
    table, set_up = _table(composer, game), words.entries("setup", "hide", "lay", "hold")
    return opening(composer, words, set_up, table, width, goal_width, list_width, ranges)


def _table(composer: Composer, game: str) -> Block:
    if game == "reflector":
        return diagrams.facing_grids(composer, 1.5 if composer.tight else 1.7)
    if game == "defector":
        return diagrams.table_picture("defector-6-full", composer, 40 if composer.tight else 48)
    side, common = 24.0, sheet_words(composer.book, "sheets")
    small = [
        stack(
            diagrams.table_picture(f"deflector-{layout}", composer, side),
            composer.text(common("players", count=count), side, 8.5, "semibold", anchor="middle"),
        )
        for count, layout in ((3, "3"), (4, "4-full"), (5, "5-full"))
    ]
    return row(*small, gap=1.0)


# -- the turn --------------------------------------------------------------------------------------


def _turn(composer: Composer, game: str, words: SheetWords, width: float) -> Block:
    room = 14.4 if composer.tight or game == "defector" else 16.5
    pictures = [diagrams.step(composer, game, step) for step in outline_of(game)["turn"]]
    if game == "reflector" and not composer.tight:  # there is room
        room = 21.0
        pictures = [picture.scaled(min(1.2, room / picture.height)) for picture in pictures]
    return turn_steps(
        composer, words.entries("turn", *outline_of(game)["turn"]), pictures, width, room
    )


# -- answers ---------------------------------------------------------------------------------------


def _answers(
    composer: Composer, words: SheetWords, answers: Sequence[Answer], width: float
) -> Block:
    """Return what is answered and what is then marked, a row for each."""
    rows = []
    side = 7.0
    for which in answers:
        ink = ANSWER_INKS[which]
        inside = width - 2 * 2.6 - 2 * side - 4.6
        title, said = words(f"grid-{which}.title"), words(f"answer-{which}")
        texts = stack(
            composer.text(title, inside, 10, "semibold", ink.word), composer.text(said, inside)
        )
        height = max(texts.height, side) + 2.4
        marked = _marked(which, side, composer)
        shapes = (
            draw.filled(draw.rectangle(draw.Box(0, 0, width, height), 1.2), ink.piece),
            answer_icon(which, side).at(2.6, (height - side) / 2),
            texts.at(2.6 + side + 2.4, (height - texts.height) / 2 - 0.2),
            marked.at(width - side - 2.6, (height - side) / 2),
        )
        rows.append(Block(width, height, shapes))
    return stack(*rows, gap=1.4)


def _marked(which: Answer, side: float, composer: Composer) -> Block:
    """Return the space as it is marked on the public grid."""
    box = draw.Box(0, 0, side, side)
    x, y = box.centre
    frame = draw.framed(draw.rectangle(box), WHITE, BLACK, 0.6)
    symbol = centred_text(x, y, "X", 13, composer.inks.word)
    if which == "deflector":
        return Diagram(side, side, (frame, *mark("slash", box, BLACK, 1.2)))
    shading = mark("territory", box, ANSWER_INKS["null"].word) if which != "null" else ()
    dot = (draw.filled(draw.circle(x, y, 2.6), BLACK),) if which == "node" else ()
    if which == "node":
        symbol = centred_text(x, y, "X", 10, WHITE)
    return Diagram(side, side, (frame, *shading, *dot, symbol))


# -- what follows in Reflector ---------------------------------------------------------------------


def _reflector_rest(
    composer: Composer, game: str, words: SheetWords, width: float
) -> tuple[Block, ...]:
    half = (width - _GAP) / 2
    outline = outline_of(game)
    pictures = _captioned_pictures(composer, words, half)
    reach = stack(
        composer.section(words("where"), half),
        composer.run_ins(words.entries("reach", *outline["reach"]), half, 0.9),
        pictures,
        gap=1.6,
    )
    shown = _answers(composer, words, ("null", "owned", "node"), half)
    answers = stack(composer.section(words("answers"), half), shown)
    given = composer.panel(
        stack(
            composer.title(words("panel-title"), half - 9),
            composer.run_ins(words.entries("panel", *outline["panel"]), half - 9, 0.9),
            gap=1.0,
        ),
        half,
        bar=True,
    )
    upper = Block(
        width, max(reach.height, answers.height), (reach.at(0, 0), answers.at(half + _GAP, 0))
    )
    overlap = diagrams.overlap(composer.inks, 3.6)
    caption = composer.text(words("overlap"), half - overlap.width - 4)
    example = row(overlap, caption, gap=4.0, middle=True)
    high = max(given.height, example.height + 3 + 15)
    win = _win_bar(composer, game, words("win-at-once"), half, high - example.height - 3)
    return upper, row(given, stack(example, win, gap=3.0), gap=_GAP)


def _captioned_pictures(composer: Composer, words: SheetWords, width: float) -> Block:
    inks = composer.inks
    entry, gift = diagrams.entry(inks, 3.9), diagrams.gift(inks, 3.9)
    wide = gift.width
    pair = row(entry, gift, gap=4.0)
    labels = [
        composer.text(words(call), wide, 8.5, anchor="middle").at(i * (wide + 4), pair.height)
        for i, call in enumerate(("first-call", "call-after", "call-given"))
    ]
    return Block(width, pair.height + 4.2, (*pair.shapes, *labels))


# -- what follows in the larger games --------------------------------------------------------------


def _deflector_rest(
    composer: Composer, game: str, words: SheetWords, width: float
) -> tuple[Block, ...]:
    third = (width - 2 * _GAP) / 3
    entries = words.entries("reach", *outline_of(game)["reach"])
    columns = [composer.run_ins(entries[i : i + 2], third, 0.9) for i in (0, 2, 4)]
    reach = stack(composer.section(words("where"), width), row(*columns, gap=_GAP))
    end = _deflector_end if game == "deflector" else _defector_end
    return reach, _flow(composer, game, words, width), end(composer, words, width)


def _flow(composer: Composer, game: str, words: SheetWords, width: float) -> Block:
    """Return the flowchart of a shot and, at its right, the answers."""
    chart = _chart(composer, words.part("chart"))
    wide = width - chart.width - 6
    shown = _answers(composer, words, get_args(Answer), wide)
    answers = stack(composer.section(words("answers"), wide), shown)
    spent = composer.text(words("spent"), chart.width)
    if game == "defector":
        home = composer.run_in(words("home.title"), words("home"), wide)
        answers = stack(answers, home, gap=2.0)
    left = stack(composer.section(words("shot"), chart.width), chart, spent, gap=0.8)
    return Block(
        width, max(answers.height, left.height), (left.at(0, 0), answers.at(chart.width + 6, 0))
    )


def _chart(composer: Composer, said: SheetWords) -> Block:
    """Return what a shot does: is there a Deflector, which grid is next, whose home is it."""
    inks, purple = composer.inks, ANSWER_INKS["deflector"]
    left, right, width = 20.0, 66.0, 84.0

    def box(
        x: float, y: float, wide: float, high: float, words: str, ink: Inks, solid: bool
    ) -> Block:
        weight: draw.Weight = "semibold" if solid else "regular"
        ink_of_text = WHITE if solid else BLACK

        def lines(size: float) -> Block:
            return composer.text(words, wide - 3, size, weight, ink_of_text, "middle")

        text = composer.fitted(high, words, (8.8, 8.0, 7.2, 6.5), lines)
        outline = draw.rectangle(
            draw.Box(x - wide / 2, y - high / 2, wide, high), 3.4 if solid else 1.2
        )
        drawn = draw.filled(outline, ink.word if solid else ink.piece)
        return Block(0, 0, (drawn, text.at(x - wide / 2 + 1.5, y - text.height / 2)))

    def question(x: float, y: float, wide: float, high: float, words: str, ink: Inks) -> Block:
        text = composer.text(words, wide * 0.66, 8.8, "semibold", BLACK, "middle")
        points = [(x, y - high / 2), (x + wide / 2, y), (x, y + high / 2), (x - wide / 2, y)]
        outline = draw.framed(draw.polygon(points), WHITE, ink.word, 1.2, join="round")
        return Block(0, 0, (outline, text.at(x - wide * 0.33, y - text.height / 2)))

    def word(text: str, x: float, y: float) -> draw.Text:
        return draw.Text(x, y, text, 8.8, inks.word, "semibold")

    shapes = (
        *arrow([(left, 6.4), (left, 10.2)], BLACK),
        *arrow([(left + 18, 16.5), (47.8, 16.5)], purple.word),
        *arrow([(right, 9.6), (right, 8.0), (left + 0.6, 8.0)], purple.word, 1.0, (1.4, 1.0)),
        *arrow([(left, 22.8), (left, 26.6)], BLACK),
        *arrow([(left + 20, 34.3), (47.8, 34.3)], BLACK),
        *arrow([(left, 42), (left, 45.6)], BLACK),
        *box(left, 3.2, 39, 6.4, said("begin"), inks, True).shapes,
        *question(left, 16.5, 37, 12.6, said("deflector"), purple).shapes,
        *box(right, 16.6, 36, 14.0, said("used-up"), purple, False).shapes,
        *question(left, 34.3, 40, 15.4, said("home"), inks).shapes,
        *box(right, 34.3, 36, 17.0, said("called"), inks, False).shapes,
        *box(left, 48.8, 39, 6.4, said("end"), inks, True).shapes,
        word(said("yes"), 40.4, 14.7),
        word(said("yes"), 41.2, 32.5),
        word(said("no"), left + 2.0, 25.6),
        word(said("no"), left + 2.0, 44.7),
    )
    return Block(width, 52.4, shapes)


def _deflector_end(composer: Composer, words: SheetWords, width: float) -> Block:
    narrow, wide, high = 46.0, 60.0, 29.0
    middle = width - narrow - wide - 2 * _GAP
    ring = diagrams.way_round(composer.inks, high)
    beside = middle - high - 4
    told = stack(
        composer.title(words("shorter.title"), beside),
        composer.text(words("shorter"), beside),
        gap=1.0,
    )
    homes = stack(
        composer.title(words("panel-title"), 37), composer.text(words("home"), 37), gap=1.0
    )
    win = _win_bar(composer, "deflector", words("win"), wide, high)
    return row(
        composer.panel(homes, narrow, high, bar=True),
        row(ring, told, gap=4.0, middle=True),
        win,
        gap=_GAP,
    )


def _defector_end(composer: Composer, words: SheetWords, width: float) -> Block:
    left = 90.0
    right = width - left - _GAP
    inks = composer.inks
    lines = []
    for which in outline_of("defector")["panel"]:
        icon = (
            diagrams.role_icon(which, inks)
            if which in ("link", "master")
            else diagrams.sign_icon({"broken": "≠", "divided": "!"}[which], inks)
        )
        text = composer.text(words(f"panel-{which}"), left - 20)
        lines.append(row(icon, text, gap=3.0, middle=True))
    panel = composer.panel(
        stack(composer.title(words("panel-title"), left - 12), *lines, gap=1.6),
        left,
        bar=True,
        padding=3.5,
    )
    tree, gap = diagrams.alliance_tree(composer, right), 1.5 if composer.tight else 3.0
    room = panel.height - tree.height - gap
    win = _win_bar(composer, "defector", words("win-most"), right, room)
    return row(panel, stack(tree, win, gap=gap), gap=_GAP)


def _win_bar(composer: Composer, game: str, title: str, width: float, height: float) -> Block:
    """Return a dark box that says what wins: large figures, and for how many players each is."""
    figures, common = nodes_to_win(game), sheet_words(composer.book, "sheets")
    of = words_of(composer.book, game).part("win")
    under = len(figures) > 1
    large = 20 if height > 22 and (width - 8) / len(figures) > 17 else 16
    head = composer.text(title, width - 8, BOX, "semibold", WHITE)
    content = head.height + cap_height(large) + 1.6 + (4.6 if under else 0.0)
    top = max(1.6, (height - content) / 2 - 0.6)
    shapes: list[draw.Shape] = [
        draw.filled(draw.rectangle(draw.Box(0, 0, width, height), 1.2), composer.inks.word),
        head.at(4, top),
    ]
    pitch = (width - 8) / len(figures)
    y = top + head.height + 1.2 + cap_height(large)
    for index, (players, (nodes, whole)) in enumerate(figures.items()):
        x, count, rest = 4 + index * pitch, str(nodes), of("of", count=whole)
        shapes.append(draw.Text(x, y, count, large, WHITE, "semibold"))
        after = x + composer.book.width(count, large, "semibold") + 0.8
        shapes.append(draw.Text(after, y, rest, 8.5, WHITE, "condensed"))
        if under:
            for_players = common("players", count=players)
            shapes.append(draw.Text(x, y + 4.4, for_players, 8.5, WHITE, "condensed"))
    return Block(width, height, tuple(shapes))
