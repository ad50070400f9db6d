# Rotator: how a turn went, and what to mark on paper.

## What the player says

rotator-said-start = Start on { $space }
rotator-said-turn = Turn { $round }: drill { $text }
rotator-said-turn-from = Turn { $round }: from { $space }, drill { $text }

## How a turn went

rotator-opens = the space opens and is touched in turn 1
rotator-starts = starts from { $space }
rotator-falls = falls through { $spaces }
rotator-collapses = collapsed, solid again: { $spaces }
rotator-drills = drills { $spaces }
rotator-drills-boosted = drills { $spaces }, { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    } used, { $other_count } left
rotator-captures = captures the Node on { $space }, its range opens
rotator-stays = stays in place
rotator-lost = lost: { $space } collapsed with the player on it
rotator-won = won: { $space } is in the bottom row

## What to mark on paper

rotator-mark-triangle = a triangle on { $spaces }
rotator-mark-line = one more line on { $spaces }
rotator-mark-shading = shading on { $spaces }

## What is refused

rotator-refused-both-halves = '{ $space }' lies in both halves: { $either }
rotator-refused-no-turns = '{ $text }' has no turns: write such as D10: 3, from red:I5 2, 0
rotator-refused-from-where = '{ $text }': say from where, too, such as: { $example }
rotator-refused-viewer = there is no player { $text }: { $title }
rotator-refused-no-board = there is no board yet
rotator-refused-not-won = the game is not won
rotator-refused-nodes-late = 'nodes' must come before 'start'
rotator-refused-nodes-named = the Nodes of { $form } are named already
rotator-refused-start-chosen = the start is chosen already
rotator-refused-board-unfinished = can't start before the board is complete: { $reason }
rotator-refused-incomplete = the board is not complete: { $reason }
rotator-refused-space = '{ $text }' is not a space of the board: red or blue, a colon, a space, such as red:D10
# red and blue are the halves of the board; players type them so.
rotator-refused-nodes = { $form } has { $count } Nodes, must have { $wanted }
rotator-refused-node-twice = { $space } is given { $count } times, each Node must be given once
rotator-refused-rim = { $space } is at the rim of the board, a Node must be in columns B to I and rows 1 to 9
rotator-refused-overlap = the ranges of { $space } and { $origin } overlap
rotator-refused-letters = '{ $text }' has { $count } letters, a board's identity has { $wanted }
rotator-refused-letter = '{ $text }' holds '{ $symbol }', which no identity does: letters but I and O, 2 to 9
rotator-refused-identity = '{ $text }' is no board's identity: a letter is mistyped, or two are swapped
rotator-refused-in-turn = turn { $number }, '{ $text }': { $reason }
rotator-refused-line-goes-on = the game is { $form ->
        [won] won
       *[lost] lost
    } in turn { $round }, and the line goes on
rotator-refused-how-far = '{ $text }' is not understood: how far to drill, 0 to 3, or 'help'
rotator-refused-after = '{ $text }' is not understood: the game is over, or 'help'
rotator-refused-level = there is no level '{ $text }': { $options }
rotator-refused-too-hard = this board is too hard to look ahead from here; play on, and ask again
rotator-refused-no-start = no turn before the start is chosen: a space of the top row, red Row 10
rotator-refused-turn = '{ $text }' is not a turn: a number of spaces to drill, such as 1 or from red:C4 1
rotator-refused-start = can't start on { $space }: the start is a space of the top row, red Row 10
rotator-refused-too-far = can't drill { $count } spaces: at most { $of } in a turn
rotator-refused-over-since = the game is over: it was { $form ->
        [won] won
       *[lost] lost
    } in turn { $round }
rotator-refused-say-where = say where to start from: { $space } was captured, any space of its range will do
rotator-refused-only-here = can't start from { $origin }: no Node was captured in the turn before, so the turn starts where the player is, on { $space }
rotator-refused-off-range = can't start from { $origin }: not in the range of { $space } ({ $options })
rotator-refused-drill = can't drill { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
rotator-refused-cut-short = { rotator-refused-drill }: { $reason }, { $of } can be drilled
rotator-refused-boosts = { rotator-refused-drill }: takes { $wanted ->
        [one] { $wanted } space
       *[other] { $wanted } spaces
    } of boost, the cache holds { $of }
rotator-refused-ground = the rim is ground
rotator-refused-node-ends = { $space } is a Node and ends the drill
rotator-refused-falls = { $space } is open, so the player falls
rotator-lacks = no line '{ $form } ...'

## What is asked

rotator-boards-random = random: a new board; 'random hard' for its level.
rotator-boards-type = type: you type the Nodes. Or type a board's seven letters.
rotator-where-to-start = Where to start: a column of red Row 10, A to J?
    .enter = Where to start: a column of red Row 10, A to J ({ $parts })?
rotator-which-board = Which board ({ $options }, or seven letters)?
    .enter = Which board ({ $options }, or seven letters; { $parts })?
rotator-which-nodes = The five Nodes of the { $form } grid, such as B3 H4 E6 C9 I9?
rotator-board-is = The board is { $text }.
rotator-finding = Finding a board and proving its par takes a moment.
rotator-level-and-par = Level { $text }, par { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    } in { $round ->
        [one] { $round } turn
       *[other] { $round } turns
    }.
rotator-ask = Turn { $round }, { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    } left: how far to drill?
rotator-ask-from = Turn { $round }, { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    } left: from where, and how far to drill?

## Hints, from weak to strong

rotator-hint-boosts = It can be won with { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
rotator-hint-left = Start in the left half.
rotator-hint-right = Start in the right half.
rotator-hint-start = Start on { $space }.
rotator-hint-hopeless = This board can't be won.
rotator-hint-from-here = It can be won from here, with { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }.
rotator-hint-spaces = { $count ->
        [0] Don't drill
        [1] Drill { $count } space
       *[other] Drill { $count } spaces
    }.
rotator-hint-drill = Drill { $count }.
rotator-hint-start-and-drill = Start from { $space }. Drill { $count }.
rotator-hint-lost = From here it can't be won. Take turns back.

## A race against a ghost

# The text is a bar.
rotator-race = The ghost wins in turn { $wanted }: { $text }
    .alone = The ghost wins in turn { $wanted }.
rotator-race-won = You have won in turn { $number }. The ghost would have won in turn { $wanted }.
rotator-race-even = You and the ghost have won in turn { $number }.
rotator-refused-ghost = there is no ghost: this board can't be won, or is too hard to solve
rotator-race-lost = The ghost won in turn { $wanted }.
## Where a game stands

rotator-boosts = { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }
rotator-turns = { $round ->
        [one] { $round } turn
       *[other] { $round } turns
    }
rotator-played = { rotator-turns } played, on { $space }, { rotator-boosts } left.
rotator-from-one = The next turn starts from one of { $spaces }
rotator-over-won = The game is over: won on { $space } in { rotator-turns }, { rotator-boosts } left
rotator-over-lost = The game is over: lost on { $space } in { rotator-turns }, { rotator-boosts } left
# A line of the record, which turn it was, and what is at the bottom as the player sees the board.
rotator-line = { common-line } (turn { $round }, down is { $term })
rotator-down-0 = the bottom row, blue Row 10
rotator-down-1 = blue J and red A
rotator-down-2 = the top row, red Row 10
rotator-down-3 = blue A and red J
rotator-may-be = Turn { $round } may be:
rotator-type-such = Type such as: { $example }
# The text is a turn, such as: from red:C4 1
rotator-leads = { $text }: { rotator-boosts }, to { $space }
    .won = { rotator-leads }, won
    .lost = { rotator-leads }, lost

# What the signs on the board mean.
rotator-legend-player = ▼ you   ▽ touched   -▽ 1 turn ago   =▽ 2 turns ago
rotator-legend-spaces = ▒▒ solid   ▒• Node   ◦ Node, open   · air
# Above the two halves of a board side by side: the first word begins in column 9, the second in column 40.
rotator-halves = { "        " }upper half{ "                     " }lower half

## What a win is worth, and how a board can be won

rotator-stars = You used { rotator-boosts }; par is { $wanted }: { $number ->
        [one] { $number } star
       *[other] { $number } stars
    } of 3.
rotator-medal = A medal: { rotator-turns } with { rotator-boosts }.
rotator-all-nodes = All ten Nodes: the extra star.
rotator-claim-won = Won in turn { $round }.
rotator-claim-lost = No win: lost in turn { $round }.
rotator-claim-goes-on = No win: after turn { $round } the game goes on.
rotator-par-unknown = Its par is not known: the search was stopped.
rotator-board = board { $text }: { $title }
# par, best and or stand below each other: what follows begins in one column.
rotator-par = par:  { rotator-boosts }, { rotator-turns }
rotator-best = best: { rotator-boosts }, { rotator-turns }
rotator-or = or:   { rotator-boosts }, { rotator-turns }
rotator-proven = Proven by exhaustion: nothing less will do.
    .hopeless = This board can't be won: proven by exhaustion.
rotator-not-proven = Not proven: the search was stopped before its end; fewer boosts or turns may do.
    .hopeless = No win was found before the search was stopped; there may be one.

## What may be typed in play, and what it does

rotator-help-drill = drill two spaces, from 0 to 3
rotator-help-from = after a capture: where from, then how far
rotator-help-board = draw the board
rotator-help-moves = list the legal turns
rotator-help-hint = whether it can be won; again: how far to drill; once more: the next turn
rotator-help-race = race a ghost (easy, medium, hard, off)
