# What the sheets and aid cards of Reflector, Deflector and Defector say.
#
# What one of the games says otherwise than the others has its name in its key.

## The first page

territory-sheets-reflector-what = Two players hunt hidden Nodes; whatever you claim, you also give.
territory-sheets-deflector-what = Three to five players hunt hidden Nodes; Deflectors send shots on.
territory-sheets-defector-what = Six or more players hunt hidden Nodes, as allies and traitors.
territory-sheets-needs = pencils, two 10×10 grids each
territory-sheets-reflector-goal = Control all five Nodes of the other grid.
territory-sheets-deflector-goal = Control enough Nodes, or be the last one left.
territory-sheets-defector-goal = Control more than half of all Nodes, or be the last one left. Only one wins.
territory-sheets-deflector-out = Out: no home.
territory-sheets-defector-out = Out: no home and no ally.
territory-sheets-reflector-setup-hide = 5 Nodes (dots) on your private grid.
    .title = Hide
territory-sheets-setup-hide = 5 Nodes (dots) and 20 Deflectors (slashes) on your private grid.
    .title = Hide
territory-sheets-reflector-setup-lay = public grids Row 1 to Row 1. Choose a symbol each: X, O. Toss a coin: the winner begins.
    .title = Lay
territory-sheets-deflector-setup-lay = public grids: dashed sides touch, A1 at J1. Choose a symbol each: X, O, Z.
    .title = Lay
territory-sheets-defector-setup-lay = public grids in a ring. Choose a symbol each: X, O, Z.
    .title = Lay
territory-sheets-setup-hold = spaces up to two steps from your Nodes, along sides: their ranges.
    .title = Hold
territory-sheets-reflector-turn-call = a space of the other grid.
    .title = Call
territory-sheets-turn-call = a grid and a space.
    .title = Call
territory-sheets-turn-hear = what is there.
    .title = Hear
territory-sheets-reflector-turn-claim = it, whoever held it: your symbol on the public grid.
    .title = Claim
territory-sheets-turn-claim = where it ends, on the public grid.
    .title = Claim
territory-sheets-reflector-turn-give-back = The other player gets the same space of your grid. Then they call.
    .title = Give back
territory-sheets-defector-turn-give-back = The one hit gets that space of yours.
    .title = Give back
territory-sheets-turn-pass-on = to your left.
    .title = Pass on
territory-sheets-turn-ally = with a player who agrees, or leave.
    .title = Ally
territory-sheets-turn-follow = A Deflector sends the shot on.
    .title = Follow
territory-sheets-where = Where you may call
territory-sheets-reach-first = call any space of Row 1, or one beside a space you were given.
    .title = First
territory-sheets-reach-later = call a space beside one you claimed or were given.
    .title = Later
territory-sheets-reach-never-call = a space you hold, or one that only your Nodes have in range.
    .title = Never call
territory-sheets-defector-reach-never-call = a space you or an ally hold, or one that only your Nodes have in range.
    .title = Never call
territory-sheets-reach-no-space = Pass, but only then.
    .title = No space?
territory-sheets-deflector-reach-come-in = at a space that touches your home, until you claim a space you called there.
    .title = Come in
territory-sheets-defector-reach-come-in = at Row 1 of a grid, until you claim a space you called there.
    .title = Come in
territory-sheets-deflector-reach-go-on = beside a space you claimed and hold, or touching it on another grid.
    .title = Go on
territory-sheets-defector-reach-go-on = beside a space you or an ally claimed and hold, or touching it on another grid.
    .title = Go on
territory-sheets-reach-lost-all-there = Come in again.
    .title = Lost all there?
territory-sheets-reach-at-home = call a space touching one you claimed on another grid, or beside one you won back.
    .title = At home
territory-sheets-first-call = Ann’s first call
territory-sheets-call-after = Ann, after G1
territory-sheets-call-given = Bob, given G1
territory-sheets-answers = Answers and marks
territory-sheets-answer-null = { territory-answer-null.about }
territory-sheets-answer-owned = { territory-answer-owned.about }
territory-sheets-reflector-answer-node = Capture it with its range. Spaces in range of their other Nodes are only shaded; a Node named there gets a dot.
territory-sheets-answer-node = Capture it with its range. Spaces in range of others’ Nodes are only shaded. Its Deflectors each send your shot on.
territory-sheets-answer-deflector = used up; the shot goes on
territory-sheets-shot = What a shot does
territory-sheets-chart-begin = You call a grid, a space
territory-sheets-chart-deflector = Deflector?
territory-sheets-chart-used-up = Used up. Same space, next grid, the shorter way.
territory-sheets-defector-chart-used-up = Used up. Same space, next grid, the shorter way (equal: left).
territory-sheets-chart-home = Deflected onto your home?
territory-sheets-chart-called = The player you called claims. But if your home sends it on, you do.
territory-sheets-chart-end = You claim
territory-sheets-chart-yes = yes
territory-sheets-chart-no = no
territory-sheets-deflector-spent = Nothing is claimed if the claimant holds it, or only their Nodes have it in range.
territory-sheets-defector-spent = Nothing is claimed or given if the claimant holds it, or only their Nodes have it in range.
territory-sheets-reflector-panel-title = What is given
territory-sheets-deflector-panel-title = Homes
territory-sheets-defector-panel-title = Alliances
territory-sheets-panel-only-the-space = Only the space called, no range.
territory-sheets-home = Your grid, and any whose five Nodes you control. A home ends once you control none of its Nodes.
    .title = Home
territory-sheets-panel-your-node-on-it = The other player captures it with its range on your grid.
    .title = Your Node on it?
territory-sheets-panel-no-change = if they hold it already.
    .title = No change
territory-sheets-panel-link = Two name a Link: a Node one of them controls. A third joins it.
territory-sheets-panel-master = Four or more also need a Master: another Node, over all Links.
territory-sheets-panel-broken = Link broken: its group ends, but a Master still binds its players. Master broken: only Link groups stay.
territory-sheets-panel-divided = Players who part never ally again.
territory-sheets-overlap = Ann captures the white X. Bob keeps what his black Node has in range.
territory-sheets-shorter = A calls B, then C. A calls E, then D. Straight across: left.
    .title = The shorter way
territory-sheets-win = Nodes to win
# Behind how many Nodes win, such as 10 of 15.
territory-sheets-win-of = of { $count }
territory-sheets-win-at-once = Nodes to win at once
territory-sheets-win-most = Nodes to win: more than half

## The other pages

# a first round: the engine plays it, and a test compares what is said
territory-sheets-reflector-round-1 = Ann calls G1. Bob looks at his private grid: “Owned.” On Bob’s public grid G1 is shaded and gets Ann’s X. Bob is given G1 of Ann’s grid. That is owned, too: shade, O.
territory-sheets-reflector-round-2 = Bob could call any space of Row 1, or G2, beside the G1 he was given. He calls G2. Ann: “Node.” Bob captures it: a dot with his O in it. He claims its range: shade, O. Ann is given G2 of Bob’s grid. It is owned: shade, X.
territory-sheets-reflector-round-3 = Ann calls G3, beside G2. Bob: “Node. H2 and I3 are in range of another.” Ann captures the Node: a dot with her X. She claims the rest of its range. H2 and I3 are only shaded. Bob holds G3 of Ann’s grid already, so nothing is given.
territory-sheets-reflector-round-4 = Bob calls J2, beside I2. Ann: “Null.”{ "\u00A0" }O. But J2 of his own grid hides a Node, and Ann is given that space. She captures the Node with its range, now H2 and I3 too.
# a first round: the engine plays it, and a test compares what is said
territory-sheets-deflector-round-1 = Ann calls Bob, to her left: J5. “Deflector,” says Bob: a slash. The shot goes on to the left, to J5 of Cat. Cat: “Owned.”{ "\u00A0" }Shade,{ "\u00A0" }X. Ann may still come in anywhere on Bob’s Column J: she has not claimed the space she called.
territory-sheets-deflector-round-2 = Bob calls Cat, J4. “Node. I3 and H4 are in range of another. I4 is a Deflector.” Bob captures the Node with its range, Ann’s J5 too. I3 and H4 are only shaded. The Deflector on I4 is used up and sends a shot of Bob’s to I4 of Ann: “Owned.”{ "\u00A0" }Shade,{ "\u00A0" }O.
territory-sheets-deflector-round-3 = Cat calls Ann, J8. Ann and then Bob have a Deflector there, so the shot comes home to J8 of Cat. She called Ann, so Ann claims it. It is null: X.
# a first round: the engine plays it, and a test compares what is said
territory-sheets-defector-round-1 = Ann allies with Dan. In secret they name Ann’s Node on C6 as their Link.
territory-sheets-defector-round-2 = Ann calls Bob, F1. “Null.”{ "\u00A0" }X. Bob is given F1 of Ann’s grid, also null: O.
territory-sheets-defector-round-3 = Bob calls Cat, D1. “Deflector.” It goes on to D1 of Dan: “Null.”{ "\u00A0" }O. Dan was hit, so Dan is given D1 of Bob’s grid: null, V.
territory-sheets-defector-round-4 = Cat calls Fay, B1. “Owned.”{ "\u00A0" }Shade,{ "\u00A0" }Z. Fay is given B1 of Cat’s grid: null, H.
territory-sheets-defector-round-5 = Dan calls Bob, F2, beside Ann’s claim on F1. “Owned.”{ "\u00A0" }Shade,{ "\u00A0" }V. Bob is given F2 of Dan’s grid: null, O.
territory-sheets-defector-round-6 = Eve calls Dan, I1. “Owned.”{ "\u00A0" }Shade,{ "\u00A0" }S. Dan is given I1 of Eve’s grid: null, V.
territory-sheets-defector-round-7 = Fay calls Eve, H1. “Null.”{ "\u00A0" }H. Eve is given H1 of Fay’s grid: “Owned.”{ "\u00A0" }Shade,{ "\u00A0" }S.
territory-sheets-section-four-words = Four words
territory-sheets-section-more-exactly = More exactly
territory-sheets-section-what-is-given = What is given
territory-sheets-section-end = The end
territory-sheets-section-short-games = Short games
territory-sheets-section-set-up-and-calls = Set-up and calls
territory-sheets-section-shots = Shots
territory-sheets-section-homes-and-the-end = Homes and the end
territory-sheets-section-variants = Variants
territory-sheets-section-alliances = Alliances
territory-sheets-rule-hold = A space is yours: you began with it or claimed it.
    .title = Hold
territory-sheets-rule-claim = Become the holder of a space in play, also of one given to you. Your symbol shows it, until somebody else claims it.
    .title = Claim
territory-sheets-rule-control = A Node is yours: you began with it, or captured it by claiming its space.
    .title = Control
territory-sheets-rule-owned = Only an answer: the space is in range of a Node. Who holds or controls what doesn’t matter.
    .title = Owned
territory-sheets-rule-nodes = may stand on any five spaces. Their ranges may overlap, and end at the rim.
    .title = Nodes
territory-sheets-rule-at-the-start = you hold the ranges of your Nodes. You have not claimed them, so you can’t go on from there.
    .title = At the start
territory-sheets-rule-beside = means sharing a side. Corners don’t count.
    .title = Beside
territory-sheets-rule-in-your-range = a space in range of a Node that you control. But not if another player’s Node on that grid has it in range, too. Never call a space you cover.
    .title = You cover
territory-sheets-reflector-rule-answer = is the first that applies: Node, owned (in range of a Node), null. It doesn’t matter who controls the Nodes. You may note shots that came in on your grid sheet; nobody has to.
    .title = The answer
territory-sheets-rule-answer = is the first that applies: Deflector, Node, owned (in range of a Node), null. It doesn’t matter who controls the Nodes. You may note shots that came in on your grid sheet; nobody has to.
    .title = The answer
territory-sheets-rule-after-node = the player also names every space of the range that another Node there, not yours, has in range. Shade these; they keep their holder. If a Node stands on one of them, it is named, too: draw its dot and shade its range.
    .title = After “Node”
territory-sheets-rule-passing = is only for players who can’t call any space. If everybody passes in a row, the game ends: most Nodes win, equal is a draw.
    .title = Passing
territory-sheets-reflector-rule-same-space = of your grid goes to the other player when your shot claims one. The rest of a range is never given.
    .title = The same space
territory-sheets-defector-rule-same-space = of your own grid goes to the keeper of the grid that you hit. The rest of a range is never given. If your own grid is no longer your home, give from the home that you gained first.
    .title = The same space
territory-sheets-rule-node-on-it = The receiver captures it with its range. Spaces in range of another Node there, not the receiver’s, keep their holder.
    .title = A Node on it
territory-sheets-rule-no-change = if the receiver holds or covers the space already.
    .title = No change
territory-sheets-rule-gift = is not a shot, and nothing is given back for it.
    .title = A gift
territory-sheets-rule-win = You win when you control all five Nodes of the other grid.
    .title = The win
territory-sheets-rule-both-at-once = Whoever holds more spaces on the other’s grid wins; equal is a draw.
    .title = Both at once
territory-sheets-reflector-rule-short = The game ends after 30 rounds, as below.
    .title = Short
territory-sheets-deflector-rule-short = The game ends after 20 rounds, as below. Nine Nodes win at once.
    .title = Short
territory-sheets-defector-rule-short = The game ends after 20 rounds, with nine players or more after 15, as below. Nine Nodes win at once.
    .title = Short
territory-sheets-rule-number-of-rounds = The game ends after them: rounds-20 after 20. A round is over when the turn comes back to the start of the order. In the last round, write down everybody’s Nodes after every turn. Their sum is the tally: the highest wins. If equal, most spaces held on others’ grids win. If still equal, the win is shared; if nobody else is left, it is a draw.
    .title = A number of rounds
territory-sheets-rule-turns = go to the left. The table decides who begins.
    .title = Turns
territory-sheets-rule-nodes-and-deflectors = stand each on a space of its own. Ranges may overlap, and end at the rim.
    .title = Nodes and Deflectors
territory-sheets-rule-what-touches = Your Column A touches Column J of the grid to your left, A1 at J1, A2 at J2. With four (full access), your Row 1 also touches Row 1 across, A at J. With five, or partial access, see the page of your table.
    .title = What touches
territory-sheets-rule-with-five = Only your A1 to A5 touch J1 to J5 to the left. Your A1 to E1 touch J1 to F1 of the second grid to the left.
    .title = With five
territory-sheets-rule-come-in = at any space that touches a home of yours, until your shot there gives you the space you called. Shots set off by a Node don’t count. Lost all claims there? Come in again.
    .title = Come in
territory-sheets-rule-at-home = first call a space that touches one you claimed on another grid. Then also call beside spaces that you won back: claimed while the grid was your home.
    .title = At home
territory-sheets-rule-direction = A deflected shot goes the shorter way round, from you to the player you called. Straight across, or at your own grid: to the left. Grids of players who are out count, too.
    .title = Direction
territory-sheets-rule-deflector = works once. Its space keeps its holder.
    .title = A Deflector
territory-sheets-rule-keeper = of a grid is whoever controls all five of its Nodes, or else its first owner, if still in. “The player you called” is its keeper.
    .title = The keeper
territory-sheets-rule-who-claims = You claim what your shot hits. If it was deflected onto a home of yours, the player you called claims instead, if there is one. Once it was sent on from a home of yours, you claim again.
    .title = Who claims
territory-sheets-rule-nothing-claimed = is lost if nobody can claim the space. The Deflectors that it met stay used up.
    .title = A shot
territory-sheets-rule-deflectors-in-a-captured-range = are used up; their spaces keep their holder. Each sends a new shot of yours to the same space of the next grid, in the direction of the capturing shot.
    .title = Deflectors in a captured range
territory-sheets-rule-shots-set-off = wait in a line, row by row from A1. Finish the first, with what it gives, before you begin the next. Shots that it sets off join the end of the line.
    .title = Shots set off
territory-sheets-rule-at-the-end-of-a-move = homes, losses and wins are settled, not before.
    .title = At the end of a move
territory-sheets-deflector-rule-out = You are out when you have no home. What you hold and control stays on paper.
    .title = Out
territory-sheets-defector-rule-out = You are out when you have no home and no ally. What you hold and control stays on paper.
    .title = Out
territory-sheets-rule-two-left = If they control all Nodes together, the one with more wins. If they have equally many, they play on.
    .title = Two left
territory-sheets-rule-nobody-left = Most Nodes win, of all players; equal is a draw.
    .title = Nobody left
territory-sheets-rule-number-of-nodes = You need that many to win, 6 or more, in place of the usual number: target-9 is nine.
    .title = A number of Nodes
territory-sheets-rule-reflection = If your shot claims a space, you give away the same space of your own grid. The keeper of the grid that was hit gets it. A Node on it goes along with its range. Nothing is given if the player you called claims, or if the shot came by your home.
    .title = Reflection
territory-sheets-rule-ricochet = A shot that hits a Deflector runs on along the row, and then along the same row of the next grid. To the left it runs towards Column A and comes in at Column J; else the other way. A Node stops it and is hit, unless the claimant controls that Node. Every Deflector that it meets is used up. The second on a grid, and each one after it, turns the shot round. If it gets back to its last Deflector and has met nothing, you claim the space that you called. Deflectors in a captured range send no shots: they are only removed.
    .title = Ricochet
territory-sheets-rule-allies-claims = count as yours. But inside your home, go on only beside what you won back yourself.
    .title = Allies’ claims
territory-sheets-rule-deflectors = on the given space, or in the range of a given Node, are removed and do nothing.
    .title = Deflectors
territory-sheets-rule-nothing-is-given = if the player you called claims, or if the shot came by a home of yours. Nor for a space of an island, nor if you have no home.
    .title = Nothing is given
territory-sheets-rule-to-ally = ask a player at the start of your turn; both must agree. Before the first move any two may ally. A third allies with either of two.
    .title = To ally
territory-sheets-rule-link-and-master = are Nodes that a member controls when they are named. They stay as secret as they were: draw a plus or a triangle on the private grid. They never move to another Node. Under a Master, a player may be in no Link. If both sides have a Master, the proposer’s stays.
    .title = Link and Master
territory-sheets-rule-allies-grids-touch = Column J of whoever is first in turn order touches Column A of the other, row by row, wherever the grids lie.
    .title = Allies’ grids touch
territory-sheets-rule-breaking = A Link breaks when nobody of its group controls it; a Master, when no member does. Players whose bond broke have parted, unless a Master still binds them.
    .title = Breaking
territory-sheets-rule-to-leave = say so in your turn or in an ally’s. In your own turn you must still call a space.
    .title = To leave
territory-sheets-rule-all-nodes = An alliance that controls all Nodes breaks up, unless everybody who began is in it. Of four members or more, Link groups stay allied.
    .title = All Nodes
territory-sheets-rule-two-or-three-left = If they control all Nodes together, whoever has most wins. If several have most, they play on.
    .title = Two or three left
territory-sheets-rule-safety = { territory-variant-safety }
    .title = Safety
territory-sheets-rule-deluxe = { territory-variant-deluxe } The side now at the middle counts as its Row 1. On others’ grids go on only to the space below a claimed one, nearer to the owner.
    .title = Deluxe
territory-sheets-rule-team-victory = { territory-variant-team-victory }
    .title = Team victory
territory-sheets-rule-islands = Your Row 1 touches only an empty grid in the middle, an island. It always answers null.
    .title = Islands

## The record

territory-sheets-record-notes = Instead of move, write { $term }. Ring the answer. Behind node: retained, nodes, deflectors, each with its spaces; covered where the claimant owns the grid and covers the space. A further answer to a move goes into the next row.
territory-sheets-record-blanks = When you type a name, put _ for each blank in it.
territory-sheets-record-others = pass NAME, or undo REASON
territory-sheets-reflector-record-layouts = reflector-2
territory-sheets-deflector-record-layouts = deflector-3, deflector-4-full or -partial, deflector-5-full or -partial
territory-sheets-defector-record-others = pass NAME, leave NAME, undo REASON, or ally NAME NAME, with link GRID:SPACE or master GRID:SPACE behind it where a Node is named
territory-sheets-defector-record-layouts = defector-N-full or defector-N-island, for N players
territory-sheets-tally-rounds = Rounds
territory-sheets-tally-tick = Tick one when the turn is back at the start of the order. short: { $count } rounds.
territory-sheets-tally-tick-nine = Tick one when the turn is back at the start of the order. short: { $count } rounds; nine Nodes win at once.
territory-sheets-tally-last = Last round
territory-sheets-tally-last-how = Everybody’s Nodes after every turn. The highest tally wins. Equal: most spaces on others’ grids.
territory-sheets-tally-sum = tally
territory-sheets-tally-spaces = spaces
territory-sheets-tally-after = after the turn of player

## Grids, markers, placemats

territory-sheets-grid-null = claim it
    .title = Null
territory-sheets-grid-owned = shade, claim it
    .title = Owned
territory-sheets-grid-node = claim its range
    .title = Node
territory-sheets-grid-deflector = shot goes on
    .title = Deflector
territory-sheets-markers-track = Nodes you control: { $wanted } of { $of } win. Lay a coin or your symbol on your number.
territory-sheets-placemat-tag = Placemat, { $term }
territory-sheets-placemat-sheets = { $count } sheets: { $across } side by side
territory-sheets-placemat-sheets-in-rows = { $count } sheets: { $across } side by side in each of { $down } rows
territory-sheets-placemat-sheet = Sheet { $number }
territory-sheets-placemat-print = Print the { $count } sheets on one side, at 100{ "\u00A0" }%.
    .title = Print
territory-sheets-placemat-cut = Cut each sheet along its dashed lines, at the left and at the top.
    .title = Cut
territory-sheets-placemat-glue = Glue each sheet onto the strips of the sheets to its left and above it, cross on cross.
    .title = Glue
territory-sheets-placemat-play-cards = Fold back the flaps of a card. Lay half of it on each outline, its Row 1 on the printed Row 1.
    .title = Play
territory-sheets-placemat-play-grids = Play on the grids, with pencils or tokens.
    .title = Play

## The aid cards

territory-sheets-reflector-aid-about = your turn · 2 players
territory-sheets-deflector-aid-about = your turn · 3 to 5 players
territory-sheets-defector-aid-about = your turn · 6 or more players
territory-sheets-aid-boxes = What they answer
territory-sheets-reflector-aid-look-up = where to call, what is given, who wins
territory-sheets-deflector-aid-look-up = which way, who claims, who wins
territory-sheets-defector-aid-look-up = who claims, allies, who wins
territory-sheets-reflector-aid-step-call = first in Row 1, then beside a claim or gift.
    .title = Call
territory-sheets-deflector-aid-step-call = where it touches home, or beside a claim of yours.
    .title = Call
territory-sheets-reflector-aid-step-hear = what the other player says is there.
    .title = Hear
territory-sheets-deflector-aid-step-hear = what is there. Deflectors send the shot on.
    .title = Hear
territory-sheets-reflector-aid-step-claim = it. Your symbol is written there.
    .title = Claim
territory-sheets-aid-step-claim = where it ends. Write your symbol.
    .title = Claim
territory-sheets-reflector-aid-step-give-back = The other gets the same space of yours.
    .title = Give back
territory-sheets-defector-aid-step-give-back = { territory-sheets-defector-turn-give-back }
    .title = Give back
territory-sheets-aid-step-pass-on = to your left. Who can shoot must.
    .title = Pass on
territory-sheets-aid-step-ally = or leave. Then call: Row 1, or beside claims.
    .title = Ally
territory-sheets-aid-step-follow = the shot. Deflectors send it on.
    .title = Follow
territory-sheets-aid-answer-null = { territory-answer-null.about }: claim it
territory-sheets-aid-answer-owned = in range: shade, claim it
territory-sheets-aid-answer-node = capture it with its range
territory-sheets-aid-answer-deflector = { territory-sheets-answer-deflector }
territory-sheets-aid-list-never-call =
    a space you hold

    a space in range of your Nodes only
    .title = Never call
territory-sheets-aid-list-what-is-given =
    only the space you called

    a Node on it: captured, with its range

    no change if they hold it already
    .title = What is given
territory-sheets-deflector-aid-list-which-way-it-flies-on =
    the shorter way round

    straight across: to the left
    .title = Which way it goes on
territory-sheets-defector-aid-list-which-way-it-flies-on = the shorter way; across: to the left
    .title = Which way it goes on
territory-sheets-aid-list-who-claims =
    you, where the shot ends

    at your home: the player you called

    sent on from your home: you again
    .title = Who claims
territory-sheets-aid-list-alliances =
    two name a Link, a third joins

    four or more: a Master too

    players who part never ally again

    out: no home and no ally
    .title = Alliances
territory-sheets-aid-where = on the other grid
territory-sheets-aid-first = first, and once you claimed G1
territory-sheets-aid-given = you were given G1
territory-sheets-aid-you = you are A

## Pictures on rules sheets

territory-sheets-called-space = “G1”
territory-sheets-called-grid = “Bob, G1”
territory-sheets-theirs = theirs
territory-sheets-yours = yours
territory-sheets-you = you
territory-sheets-the-other-player = the other player
# Where all grids meet, on two lines.
territory-sheets-rows-touch =
    all Row 1s

    touch here
territory-sheets-more-rules = More rules, variants
territory-sheets-first-round = A first round, and the public grids after it
territory-sheets-two-rounds = Two rounds, and the public grids after them
# At the foot of page 1: what stands on the pages behind it, of which there may be one or two.
territory-sheets-foot-2 = Page 2: example, variants, ties
territory-sheets-foot-3 = Page 2: example, rules; page 3: variants

## Tables

territory-sheets-players = { $count } players
territory-sheets-players-full = { $count } players: full access
territory-sheets-players-partial = { $count } players: partial access
territory-sheets-players-island = { $count } players: the Island
territory-sheets-meeting = Every space of Row 1 touches every space of Row 1 of every other grid.
# Below the player who begins.
territory-sheets-goes-first = first
territory-sheets-table-key = Lines and colour join spaces that touch. Turns follow the arrows.
territory-sheets-first-shots = First shots go to any space that touches your grid.
territory-sheets-first-shots-row-1 = First shots go to Row 1 of any other grid.
territory-sheets-first-shots-island = First shots go to the island in front of you.
territory-sheets-reflector-table-wins = All five Nodes of the other grid win. Short game: the tally of round { $round }.
territory-sheets-table-wins = { $count } of { $of } Nodes win. Short game: 9 Nodes, or the tally of round { $round }.
territory-sheets-shots = Rows: the player who shoots. Columns: the player aimed at.
    .title = Directions of deflected shots
territory-sheets-clockwise = Deflected shots go clockwise, with the arrows.
territory-sheets-counter-clockwise = Deflected shots go counter-clockwise, against the arrows.
territory-sheets-placemat-seam = Sheet { $number }: glue sheet { $second } here, cross on cross
territory-sheets-placemat-edge = Sheet { $number }: cut along the line, glue this edge onto sheet { $second }

## Grids to play on

territory-sheets-grids = Private and public grid
territory-sheets-grids-to-cut = Private and public grid; cut along the dashed lines
# For how many players, and how many of them have their grids here.
territory-sheets-grids-here = { $text }, { $count } on this sheet
territory-sheets-grids-symbol = Symbol
territory-sheets-grids-name = Name
territory-sheets-grids-left = Turn order: left neighbour
territory-sheets-grids-private = keep it hidden
    .title = Private
territory-sheets-grids-public = for all to see
    .title = Public
territory-sheets-grids-node = { $count } Nodes
territory-sheets-grids-deflector = { $count } Deflectors
territory-sheets-grids-notes = Notes: shots that came in
territory-sheets-markers-alliance = Alliance

## Records

territory-sheets-record-players = Players, clockwise: name, symbol
territory-sheets-record-boards = After all players: the boards
territory-sheets-record-controlled = Nodes controlled: not typed in
territory-sheets-record-page = Record, page { $page } of { $of }
territory-sheets-record-typed-last = Typed in last, below all rows, the boards let the companion audit the game
territory-sheets-record-one-line-each = one line each
territory-sheets-record-shooter = Shooter
territory-sheets-record-grid = Grid
territory-sheets-record-space = Space
territory-sheets-record-name = Name
territory-sheets-record-answer = What is there
territory-sheets-record-further = Further

## Positions

territory-sheets-position-played = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } played.
# A shot that waits for an answer, and the question.
territory-sheets-position-waiting = { $shooter } shot at { $place }: { $reason }.
territory-sheets-position-allied = Allied: { $text }.
territory-sheets-position-secret = For { $who } only: keep it secret.
territory-sheets-position-hidden = { $who }’s board is not in the record: this shows the answers about it.
territory-sheets-position-no-owner = no owner
territory-sheets-position-home-count = { $count } homes
territory-sheets-position-turned-1 = turned a quarter clockwise
territory-sheets-position-turned-2 = turned upside down
territory-sheets-position-turned-3 = turned a quarter counter-clockwise
territory-sheets-position-held = held by that player
territory-sheets-position-in-range = { territory-answer-owned.about }
territory-sheets-position-used = Deflector, used up

## Parts

territory-sheets-part-table = how the grids lie on the table
territory-sheets-part-grids = private and public grids, larger than the card’s
    .finish = Cut along the dashed lines.
territory-sheets-part-placemat = placemat at real size
    .finish = Glue placemats of several sheets together: their parts are numbered.
territory-sheets-part-markers = markers for alliances, with a win track
territory-sheets-part-record = sheets on which to write the game down
