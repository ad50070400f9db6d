# What the sheets of all games say.

## Marks and symbols

sheets-symbols-title = Marks and symbols
sheets-symbols-tag = What is drawn with a pencil,
sheets-symbols-under = and what it means
sheets-symbols-players = Symbols for players
sheets-symbols-advice = Choose one each. Write it the same way on every grid and in the record, where it has one to three characters. Not dot, slash, plus or triangle: these are marks.
sheets-symbols-on-private-grids = On private grids
sheets-sign-node = Five on each grid; its range is all spaces up to two steps away.
    .title = { sheets-mark-node }
sheets-sign-deflector = 20 on each grid, none in Reflector. Works once: then erase it.
    .title = { sheets-mark-slash }
sheets-sign-link = Defector: the Node that holds two or three allies together.
    .title = { sheets-mark-link }
sheets-sign-master = Defector: the Node that holds four or more allies together.
    .title = { sheets-mark-master }
sheets-symbols-on-public-grids = On public grids
sheets-sign-claimed = A space that was null, with the symbol of the player who claimed it.
    .title = Claimed
sheets-sign-claimed-owned = In the range of a Node: shade it, then write the symbol.
    .title = Claimed, owned
sheets-sign-retained = In a captured range, and in range of another Node.
    .title = Retained
sheets-sign-node-shown = A Node that stands on a retained space.
    .title = Node shown
sheets-symbols-in-rotator = In Rotator
sheets-sign-solid = The range of a Node, or a space that collapsed.
    .title = { sheets-mark-solid }
sheets-sign-this-turn = You came through it in this turn.
    .title = { sheets-mark-fresh }
sheets-sign-1-turn-ago = One line across.
    .title = { sheets-mark-older }
sheets-sign-2-turns-ago = Two lines across: in the next turn it is solid again.
    .title = { sheets-mark-oldest }

## Pencil marks in the keys of grids and boards

sheets-mark-node = Node
sheets-mark-slash = Deflector
sheets-mark-link = Link
sheets-mark-master = Master
sheets-mark-territory = Territory
sheets-mark-solid = Solid
sheets-mark-solid-again = Solid again
sheets-mark-fresh = This turn
sheets-mark-older = 1 turn ago
sheets-mark-oldest = 2 turns ago

## Rules sheets and records

sheets-goal = The goal
sheets-set-up = Set up
sheets-turn = Your turn in { $count ->
        [4] four
        [5] five
       *[other] { $count }
    } steps
sheets-record-title = Record
sheets-record-example = Example
sheets-record-typed-in = Typed in, each statement on its own line, it is a file for the companion
sheets-record-such-as = e.g.

## The rule book, and what leads to it

sheets-rulebook-title = The rules
sheets-rulebook-under = Every ruling of six games, by its number
sheets-rulebook-contents = Contents
sheets-rulebook-about = A rules sheet and the companion cite the numbers of rulings: M4 means “because of ruling M4”. To play, a rules sheet is enough. To settle a question, look here.
sheets-rulebook-cited = Codes such as { $text } are rulings: rule book, from page { $page }.
sheets-rulebook-question = A question? Rule book, from page { $page }.

## The back of a card without Connector

sheets-back-inside = Four games inside
sheets-back-to-play = Four games to play
sheets-back-pencil = Bring a pencil
sheets-back-rotator = Drill from one end of the board to the other while it turns under you.
sheets-back-reflector = Capture five hidden Nodes. { territory-variant-reflection }
sheets-back-deflector = Twenty Deflectors a board send shots on to the neighbour.
sheets-back-defector = Alliances are made, and broken. One player is left.

## Players, tents, grids

sheets-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
sheets-players-or-more = { $count } or more players
sheets-players-from-to = { $lowest } to { $highest } players
sheets-tent-name = Name
sheets-tent-symbol = Symbol
sheets-tent-next = next
# It stands before a player’s name, with a blank between them.
sheets-tent-next-name = next:{ " " }
# Beside a QR code for phones.
sheets-link-join = Scan to join
sheets-link-play = Scan to play
sheets-grids-ruler = 50 mm: print at 100 %
# A day, such as Friday 1 May 2026; a week begins on Monday.
sheets-day = { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

## Parts of what a game prints

# They stand in a list of what a file has; .finish says what to do with them once they are printed.
sheets-part-rules = rules
sheets-part-aid = cards of rules
    .finish = Cut out the cards of rules, fold them backwards and glue them.
sheets-part-record = sheet on which to write the game down
sheets-part-symbols = pencil marks and what they mean, and symbols for players
sheets-part-tents = tents with names and symbols
    .finish = Fold the tents and stand them up in the order of turns.

sheets-table = Table { $number }
