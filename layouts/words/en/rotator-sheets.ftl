# What the sheets, puzzles and aid card of Rotator say.

## The first page

rotator-sheets-what = One player drills down through a world that turns.
rotator-sheets-needs = a pencil, an eraser, one board
rotator-sheets-goal = Reach the bottom row: blue Row 10.
rotator-sheets-out = Lost: your space turns solid.
rotator-sheets-win = You win at once on the bottom row, whichever way is down.
rotator-sheets-setup-take = a puzzle, or choose ten Nodes (dots), five in each half. None on the rim; ranges never overlap.
    .title = Take
rotator-sheets-setup-shade = the ranges, up to two steps from a Node along sides. Shaded is solid, all else open.
    .title = Shade
rotator-sheets-setup-start = on any space of the top row. If solid, open it free. Draw a triangle.
    .title = Start
rotator-sheets-turn-fall = through open spaces to a solid one or the rim. Draw a triangle, point down, in each unmarked space.
    .title = Fall
rotator-sheets-turn-collapse = Touched three turns ago: the space turns solid. Stand there and you lose. One or two turns ago: add a line.
    .title = Collapse
rotator-sheets-turn-drill = 0 to 3 solid spaces: erase, draw triangles. Each turn the first is free, each further one a boost: ten a game.
    .title = Drill
rotator-sheets-turn-turn = the sheet a quarter clockwise. Down is the side near you.
    .title = Turn
rotator-sheets-note-old-marks = grow older as before, also if you fall through them.
    .title = Old marks
rotator-sheets-note-open-below = after drilling? You fall on; drilling ends.
    .title = Open below
rotator-sheets-note-drill = never through the rim.
    .title = Drill
rotator-sheets-note-you-need = not drill.
    .title = You need
rotator-sheets-node =
    Drill into a Node to capture it. Its solid spaces open and get triangles.

    Drilling ends; you stay there. Start the next turn on any space of its range.
    .title = Node

## The second page

rotator-sheets-legend = Each turn leads from the ring to the arrow; a second ring is a Node captured. Shaded spaces are solid after the turn, dark ones have collapsed in it. The boards stay as they lay at the start; the triangle beside the turn shows which way was down.
rotator-sheets-section-more-exactly = More exactly
rotator-sheets-rule-board = The blue half lies near you, the red half above it, turned round. Red A1 is above blue J1.
    .title = Board
rotator-sheets-rule-nodes = are never in the outermost rows and columns; the middle line is no rim. Ranges may cross it. The rim cuts them off.
    .title = Nodes
rotator-sheets-rule-collapse = Every space that you touched three turns ago turns solid, even if it was open at first.
    .title = Collapse
rotator-sheets-rule-drill = You may drill 0 spaces. Decide how many before you begin, and no more than you can: the rim, a Node and a fall end it.
    .title = Drill
rotator-sheets-rule-node = Only drilling captures it. Open spaces of its range keep their age. If its space collapses, you can capture it again.
    .title = Node
rotator-sheets-rule-win = when you fall or drill onto the bottom row, or start there after a Node. That turn ends at once.
    .title = Win
rotator-sheets-section-puzzles = Puzzles
rotator-sheets-rule-notes = Ring the space where you stand; erase the ring when you go on. Write down your start, and for each turn how many spaces you drill. After a capture, also write where you start from. Cross out a box for each boost.
    .title = Notes
rotator-sheets-rule-stars = One for any win, two for a win with one boost more than par, three for par. Par is the fewest boosts that can win.
    .title = Stars
rotator-sheets-rule-medals = One for each win with at most the turns and boosts beside it. On small boards, 2/13 means 2 boosts and 13 turns.
    .title = Medals
rotator-sheets-rule-ten-nodes = Some puzzles have one more star, for a win after you have captured all ten Nodes.
    .title = Ten Nodes
rotator-sheets-rule-level = The more diamonds are black, the more careful you must be to reach par: three stars. A mere win may come easily on every level.
    .title = Level
rotator-sheets-rule-letters = The seven letters name the board. The symbol holds them, or opens the board on a phone. The program cardgen prints it again.
    .title = Letters

## The record

rotator-sheets-record-note = After each turn: how many spaces were drilled, 0 to 3. In the turn after a Node was captured also from which space, such as red:C4; in all others strike out from. The triangle shows which way is down on the sheet as it lay at the start.
rotator-sheets-record-foot = A turn: where you start from after a capture, and how many spaces you drill.

## Puzzles

rotator-sheets-puzzles-tag = Fall, drill, and turn the sheet
rotator-sheets-puzzles-under = Reach the bottom row before your space turns solid.
rotator-sheets-hints-explained = Three hints to each puzzle, on a way to par. Read the first list if you don’t know where to begin, the second if that doesn’t help, and the third if nothing else does.
    .title = Hints
rotator-sheets-solutions-explained = The star marks a way to par, each medal a way to that medal. A complete search has proven that they are the best: no way needs fewer boosts, and none with these boosts needs fewer turns. Play along with a pencil. Each turn has its number, the side that is down, what you do, and the space where you end. Bold turns leave you a choice; in the others you lose at once if you drill another number of spaces. The picture shows the board after the turns beside it, and the paths of the last of them: from a number to the next, or to an arrow. Shaded spaces are solid; dark ones have collapsed in the turns drawn. A ring around an arrow is a captured Node. The figures below a board say how hard it is: with 10 bits, a careful player without a plan keeps par in one game of a thousand; forks are the turns with a choice that gives par away.
    .title = Solutions
rotator-sheets-solutions-in-short = The ways to medals are given in short: where to start, then how many spaces to drill in each turn.
rotator-sheets-solutions-nodes = The way through all ten Nodes is not proven to be the best.

## The aid card

rotator-sheets-aid-about = your turn · 1 player
rotator-sheets-aid-boxes = Each space you touched
rotator-sheets-aid-look-up = the turning board, marks, Nodes
rotator-sheets-aid-fall = to a solid space or rim. Triangles in unmarked ones.
    .title = Fall
rotator-sheets-aid-collapse = Two lines: turn solid. Other old marks get a line.
    .title = Collapse
rotator-sheets-aid-drill = 0 to 3 solid spaces. Each after one: a boost.
    .title = Drill
rotator-sheets-aid-turn = the sheet a quarter clockwise.
    .title = Turn
rotator-sheets-aid-list-node =
    drill into it: its range opens

    you don’t fall

    next turn starts on any space of the range
    .title = Node
rotator-sheets-aid-list-drill =
    ten boosts a game

    never through the rim

    open below: you fall on
    .title = Drill
rotator-sheets-aid-list-you-win = at once in blue Row 10, the heavy edge
    .title = You win

## What else stands on the first page and on boards

rotator-sheets-turning = The board turns
rotator-sheets-remember = Remember
rotator-sheets-foot = Page 2: a whole game, exact rules
# Where the top and the bottom of the board are, each on two lines.
rotator-sheets-top =
    top:

    red 10
rotator-sheets-bottom =
    bottom:

    blue 10
rotator-sheets-turn-number = turn { $number }
rotator-sheets-turn-numbers = turn { $number }, { $second } …
rotator-sheets-down = down in turns { $number }, { $second }, { $third } …
rotator-sheets-boosts = Boosts
rotator-sheets-start = Start
rotator-sheets-name-or-puzzle = Name or puzzle
rotator-sheets-grids = One board of both grids
rotator-sheets-grids-to-cut = One board of both grids; cut along the dashed lines

## A game or a solution, turn by turn

rotator-sheets-example = An example: { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    } with { $other_count ->
        [one] { $other_count } boost
       *[other] { $other_count } boosts
    }
rotator-sheets-board = board { $text }
rotator-sheets-play-start = { rotator-hint-start }
rotator-sheets-play-from = From { $space }.
# The forms "because" say why, for those who read them for the first time.
rotator-sheets-play-from-because = Start on { $space }, in that range.
rotator-sheets-play-fall = Fall{ "\u00A0" }{ $count }.
rotator-sheets-play-fall-to = Fall{ "\u00A0" }{ $count } to{ "\u00A0" }{ $space }.
rotator-sheets-play-fall-because = Open below: fall{ "\u00A0" }{ $count }.
rotator-sheets-play-drill = Drill{ "\u00A0" }{ $count }.
rotator-sheets-play-drill-to = Drill{ "\u00A0" }{ $count } to{ "\u00A0" }{ $space }.
rotator-sheets-play-boost = Drill{ "\u00A0" }{ $count }, { $other_count ->
        [one] { $other_count }{ "\u00A0" }boost
       *[other] { $other_count }{ "\u00A0" }boosts
    }.
rotator-sheets-play-boost-to = Drill{ "\u00A0" }{ $count }, { $other_count ->
        [one] { $other_count }{ "\u00A0" }boost
       *[other] { $other_count }{ "\u00A0" }boosts
    }, to{ "\u00A0" }{ $space }.
rotator-sheets-play-stay = Stay.
rotator-sheets-play-stay-because = Solid below: stay.
rotator-sheets-play-node = A Node!
rotator-sheets-play-node-because = A Node! Its range opens.
rotator-sheets-play-won = Won!
# A way in short: the start, then how many spaces to drill in each turn.
rotator-sheets-line = start { $space }: { $text }
rotator-sheets-line-from = from { $space } { $count }

## Puzzle sheets

# The title of a puzzle for a day, such as Friday 1 May 2026, and its short form; a week begins on Monday.
rotator-sheets-short-day = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
rotator-sheets-level-easy = easy
rotator-sheets-level-medium = medium
rotator-sheets-level-hard = hard
rotator-sheets-level-expert = expert
rotator-sheets-levels = from { $easiest } to { $hardest }
rotator-sheets-puzzles = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
rotator-sheets-boxes = Boxes: spaces you drill in each turn
rotator-sheets-drilled = Spaces you drill in each turn
rotator-sheets-solution = Solution: { $text }
rotator-sheets-long-solution = Solution: it is too long to stand here
rotator-sheets-cost = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }, { $other_count ->
        [one] { $other_count } boost
       *[other] { $other_count } boosts
    }
rotator-sheets-par = par { $other_count ->
        [one] { $other_count } boost
       *[other] { $other_count } boosts
    }, { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
rotator-sheets-goal-win = a win
    .short = win
rotator-sheets-goal-boosts = with { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }
    .short = { rotator-boosts }
rotator-sheets-goal-nodes = all ten Nodes
    .short = 10 Nodes
# What stands before figures such as 2/13.
rotator-sheets-pairs = boosts/turns
rotator-sheets-more-turns = More turns
rotator-sheets-note-turns = Note your turns on the page “{ rotator-sheets-more-turns }”.
rotator-sheets-note-turns-from = From turn { $number } on, note your turns on the page “{ rotator-sheets-more-turns }”.

## Hints and solutions

rotator-sheets-hints-first = 1. Where to start
    .short = 1. Start
rotator-sheets-hints-second = 2. The first Node to capture
    .short = 2. First Node
rotator-sheets-hints-third = 3. The turn where most choices are wrong
    .short = 3. Hardest turn
rotator-sheets-hints-node = { $space } in turn { $number }
rotator-sheets-hints-no-node = no Node is needed
rotator-sheets-hints-turn = turn { $number }: drill { $count }
rotator-sheets-hints-turn-from = turn { $number }: from { $space }, drill { $count }
rotator-sheets-solutions-figures = { $bits } bits, forks { $forks }
rotator-sheets-solutions-skipped = { $count ->
        [1] Turn 1
       *[other] Turns 1 to { $count }
    }: as with { $other_count ->
        [one] { $other_count } boost
       *[other] { $other_count } boosts
    }.
rotator-sheets-solutions-continued = { $title }, continued
rotator-sheets-solutions-par = Par: { rotator-sheets-cost }
rotator-sheets-solutions-all-nodes = All ten Nodes: { rotator-sheets-cost }

## A position

rotator-sheets-position-title = A position
rotator-sheets-position-not-started = Not started: choose a space of the top row.
rotator-sheets-position-played = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    } played.
rotator-sheets-position-over-won = The game is over: won.
rotator-sheets-position-over-lost = The game is over: lost.
rotator-sheets-position-down-bottom = Turn { $number }: down is the bottom row, from { $space }.
rotator-sheets-position-down-bottom-around = Turn { $number }: down is the bottom row; start from any space around { $space }.
rotator-sheets-position-down-right = Turn { $number }: down is the right, from { $space }.
rotator-sheets-position-down-right-around = Turn { $number }: down is the right; start from any space around { $space }.
rotator-sheets-position-down-top = Turn { $number }: down is the top row, from { $space }.
rotator-sheets-position-down-top-around = Turn { $number }: down is the top row; start from any space around { $space }.
rotator-sheets-position-down-left = Turn { $number }: down is the left, from { $space }.
rotator-sheets-position-down-left-around = Turn { $number }: down is the left; start from any space around { $space }.
rotator-sheets-position-down-now = down in turn { $number }
rotator-sheets-record-where = in red Row 10
rotator-sheets-record-boosts = boosts left

## Parts

rotator-sheets-part-grids = board of both grids, larger than the card’s
