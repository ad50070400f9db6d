# Reflector, Deflector and Defector: what the referee reads out, what to mark on paper, and what is explained.
# A form .step is read behind its number, with a ruling after it; a form .sentence is the whole sentence.

## What players say

territory-said-move = { $shooter } shoots { $grid } { $space }
    .sentence = { territory-said-move }.
territory-said-pass = { $who } passes
    .sentence = { territory-said-pass }.
territory-said-ally = { $all } ally
territory-said-leave = { $who } leaves the alliance

## What boards answer

# Players type .typed, one word or several with blanks between; the first is offered. The English words do, too.
territory-answer-null = null
    .typed = { territory-answer-null }
    .about = in range of no Node
territory-answer-owned = owned
    .typed = { territory-answer-owned }
    .about = in range of a Node
territory-answer-node = node
    .typed = { territory-answer-node }
    .about = a Node is there
territory-answer-deflector = deflector
    .typed = { territory-answer-deflector }
    .about = a Deflector, not used up
territory-answer-clear = clear
    .typed = { territory-answer-clear }
    .about = the shot meets nothing on this grid
# The space is where a shot along a row stopped.
territory-answered-on = { $answer } on { $space }
territory-says = { $grid }: { $answer }.
territory-says-row = { $grid }'s row: { $answer }.
territory-says-next = On to { $grid }: { $answer }.
# The shot of a Deflector that had to wait for its turn.
territory-says-waiting = The shot from { $place } goes on to { $grid }: { $answer }.
territory-gives-back-own = { $grid } gives { $space } back: { $answer }.
territory-gives-back = { $shooter } gives { $space } of { $grid }'s grid back: { $answer }.
territory-other-nodes = On { $nodes } { $count ->
        [one] is another Node
       *[other] are other Nodes
    }.
territory-revealed-retained = in range of other Nodes: { $spaces }
territory-revealed-nodes = Nodes there: { $spaces }
territory-revealed-deflectors = Deflectors: { $spaces }

## What happened

territory-fact-answered =
    .step = { $place }: { $parts }
territory-fact-deflected =
    .step = { $place }: a Deflector, used up now; the shot of { $who } goes on
territory-fact-removed =
    .step = { $place }: an unused Deflector is removed
territory-fact-reversed = { territory-fact-reversed.step }.
    .step = Not the first Deflector on this grid: the shot turns round
territory-fact-came-round = { territory-fact-came-round.step }.
    .step = The shot met nothing all around the table and comes back to { $place }
territory-fact-claimed = { $who } claims it.
    .step = { $place }: claimed by { $who }
territory-fact-node =
    .step = { $place }: a Node, captured by { $who }
territory-fact-conceded = { $space } goes to { $who }.
    .step = { $place }: given back to { $who }
territory-fact-spent = { $who } holds or covers it already: the shot is spent.
    .step = { $place }: { $who } holds or covers it already, the shot is spent
territory-fact-spent-by-nobody = Nobody can claim it: the shot is spent.
    .step = { $place }: nobody can claim it, the shot is spent
territory-fact-not-given-back = { $who } gets nothing back: { $who } holds or covers { $place } already.
    .step = { $place }: nothing to give back, { $who } holds or covers it
territory-fact-turned = { $grid }'s grid turns.
    .step = { $place }: the grid is turned a quarter clockwise
territory-fact-lost-home = { territory-fact-lost-home.step }.
    .step = { $who } loses a home: { $grid }'s grid
territory-fact-regained-home = { territory-fact-regained-home.step }.
    .step = { $who } gains a home: { $grid }'s grid
territory-fact-eliminated = { territory-fact-eliminated.step }.
    .step = { $who } is out of the game
territory-fact-allied = { territory-fact-allied.step }.
    .step = { $all } are allied now
territory-fact-left = { territory-fact-left.step }.
    .step = { $all } leaves { $others }
territory-fact-link-broken = { territory-fact-link-broken.step }.
    .step = The Link of { $all } is broken
territory-fact-master-broken = { territory-fact-master-broken.step }.
    .step = The Master of { $all } is broken
territory-fact-disbanded = { territory-fact-disbanded.step }.
    .step = The alliance of { $all } is over: { $parts }
territory-fact-won = { common-over-won }.
    .step = { common-wins }
territory-fact-drawn = The game is over: { territory-fact-drawn.step }.
    .step = a draw between { $all }

territory-stay-allied = { $players } stay allied
territory-alone = { $players } { $count ->
        [one] is
       *[other] are
    } alone

# Why one of equals wins, or nobody.
territory-because = { $term }: { $reason }
territory-tie-tally = equal tally; { territory-tie-held }
    .sentence = Equal tally; { territory-tie-held }.
territory-tie-nodes = equal Nodes; { territory-tie-held }
    .sentence = Equal Nodes; { territory-tie-held }.
territory-tie-lost = both have lost all their Nodes; { territory-tie-held }
    .sentence = Both have lost all their Nodes; { territory-tie-held }.
territory-tie-held = { $who } holds { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, { $tally }
territory-target = { $term }: in this game { $wanted } Nodes are enough

## Captured Nodes

territory-takes-range = { $who } captures the Node with its range.
territory-takes-range-but = { $who } captures the Node with its range but { $spaces }.
territory-takes-some = { $who } captures the Node with { $spaces }.
territory-takes-node = { $who } captures the Node alone.
territory-deflectors-shoot = { $count ->
        [one] The Deflector on { $spaces } sets off a shot.
       *[other] Deflectors on { $spaces } set off a shot each.
    }
territory-deflectors-removed = { $count ->
        [one] The Deflector on { $spaces } is removed.
       *[other] Deflectors on { $spaces } are removed.
    }

## What to mark on paper

territory-marks = { $place }: { $marks }
territory-mark-shade = shade
territory-mark-shade-range = shade its range
territory-mark-dot = dot
territory-mark-slash = slash
territory-mark-symbol = { $symbol }
territory-mark-symbol-range = { $symbol } in all its range
territory-mark-symbol-range-but = { $symbol } in all its range but { $spaces }
territory-mark-turn = turn it a quarter clockwise
territory-quarter-turns = { $grid }: { $count } of its quarter turns

## How it goes on

territory-turn = { $who }'s turn.
    .again = It is { $who }'s turn.
territory-has-nodes = { $who } has { $count } of the { $wanted } Nodes needed.
territory-lost-nodes = { $who } is down to { $count }.
territory-reflector-count = { $who } has { $count ->
        [0] none
       *[other] { $count }
    } of { $other }'s five Nodes, { $other } { $other_count ->
        [0] none
       *[other] { $other_count }
    } of { $who }'s.
territory-round = Round { $round } of { $of }.
territory-round-last = Round { $round } of { $of }, the last. Tally: { $tally }.
territory-rounds-over = All { $of } rounds are over. Tally: { $tally }.
## What a typed word is not

territory-no-answer = no answer
territory-no-part = no part of an answer
territory-no-layout = no layout of this game

## What is refused

territory-refused-no-alliances = only Defector has alliances
territory-refused-ally-alone = an alliance takes two players
territory-refused-allied = they are allies already
territory-refused-out = { $player } is out of the game
territory-refused-divided = { $player } and { $other } have parted, and never ally again
territory-refused-node-named = { $text } is a Link or the Master already: name another Node
territory-refused-in-no-alliance = { $player } is in no alliance
territory-refused-turn-of-stranger = it is { $player }'s turn, and { $player } is no ally of { $other }
territory-refused-not-asked-about = { $space } was not asked about: leave the space out
territory-refused-not-meant = { $spaces } can't be meant: choose from { $among }
territory-refused-list = '{ $text }' is not understood here: { $options }, each followed by spaces
territory-board-twice = is twice in this line
territory-board-nothing-there = can't be taken back, nothing is there
territory-board-there = is there already; take it back with - in front
territory-board-has-deflector = has a Deflector, so no Node can be there
territory-board-has-node = has a Node, so no Deflector can be there
territory-refused-revealed = the board of { $player } is revealed already: its answers stand as they are
territory-refused-never-answered = { $player } has answered nothing about { $space }
territory-refused-answered-so = that is what was answered
territory-refused-length = '{ $text }' is not understood: short, full, or a number of minutes such as 45
territory-refused-choose-length = then choose again: short, full, or other minutes
territory-refused-disagrees = { $player } does not agree: nobody is allied
territory-refused-correct-form = type: correct NAME SPACE ANSWER
territory-refused-slip-form = type: slip NAME FILE.svg, such as slip Bob bob.svg
territory-refused-no-hidden-board = { $player } has no hidden board to commit to
territory-refused-committed = { $player } is committed already
territory-refused-commit-late = play has begun: a player commits to a board before the first shot
territory-refused-not-committed = { $player } is not committed: 'commit { $text }' comes first
territory-refused-slip-file = a slip is a drawing, such as { $text }.svg, not { $title }
territory-refused-not-written = { $text } can't be written: { $reason }
territory-refused-with-node = '{ $form }' goes with 'node' only
territory-refused-answer-back = taken back: { $player }, what is on { $space }?
territory-refused-list-twice = '{ $form }' was said before
territory-refused-nothing-asked = nothing is asked of you now
territory-refused-nobody-shoots = nobody shoots now
territory-refused-boards-missing = not all boards are there yet
territory-refused-unknown-node = name a Node that you know of, on your own board or captured already
territory-refused-no-node-taken = no Node is captured, so nothing else is revealed: name no other space
territory-refused-clear = only a shot that runs along a row finds it clear
territory-refused-run = a running shot meets a node or a deflector, or the row is clear
territory-refused-own-node = the shot passes the Node on { $space }: the player who shoots controls it
territory-refused-node-stops = the Node on { $space } stops the shot
territory-refused-had-no-deflector = { $space } was answered before, and had no Deflector
territory-refused-no-node-there = by the answers so far no Node can be on { $space }
territory-refused-node-there = by the answers so far a Node is on { $space }
territory-refused-no-deflectors = there are no Deflectors in this game
territory-refused-deflector-used = the Deflector on { $space } is used up
territory-refused-covered = leave out 'covered': no Node of the player who shoots covers the space
territory-refused-not-covered = then a Node of the player who shoots covers { $space }: add 'covered'
territory-refused-out-of-range = { $form }: { $spaces } is out of the Node's range
territory-refused-nodes-not-retained = nodes: only Nodes on retained spaces are revealed
territory-refused-node-and-deflector = { $space } can't have a Node and a Deflector
territory-refused-retained = { $space } is retained by a Node known already
territory-refused-no-board-fits = no board fits this and all earlier answers: one of them must be wrong
territory-refused-own-grid = in Reflector you shoot at the other player's grid
territory-refused-covers = only Nodes of { $player } have it in range, so { $player } covers it
territory-refused-nothing-asked-now = nothing is asked now; it is { $player }'s turn to shoot
territory-refused-ally-with-whom = ally with whom? Type 'ally' and a name
territory-refused-board-not-taken = { $player }'s board was not taken
territory-refused-variant = there is no variant { $text }: { $options }
territory-refused-variant-of = { $form } is a variant of { $title }, not of { $example }
territory-refused-variant-twice = the variant { $form } is switched on already
territory-refused-target-game = { $form } is a variant of deflector and defector, not of { $title }
territory-refused-target = with { $count } players a target is { $wanted } to { $of } Nodes
territory-refused-whose-grid = { $space } of whose grid? Such as: { $example }
territory-refused-said-twice = '{ $form }' is said twice
territory-refused-not-expected = '{ $text }' is not expected here: write { $form }
territory-refused-no-space = no space follows '{ $form }'
territory-refused-digest = after the name come 'sha256' and 64 digits from 0 to f
territory-refused-no-answer = '{ $text }' is no answer: { $options }
territory-refused-covered-twice = 'covered' is said twice
territory-refused-covered-with = 'covered' does not go with '{ $form }'
territory-refused-space-twice = a space is named twice after '{ $form }'
territory-refused-no-node = '{ $text }' is no Node: its grid and space, such as Ann:B2
territory-refused-no-salt = no word follows 'salt': write { $form }
territory-refused-pass = { $player } has a legal shot and may not pass
territory-refused-computer-on-paper = the computer can't see a board that is on paper
territory-refused-play-begun = play has begun: '{ $form }' comes before the first shot
territory-refused-boards-begun = '{ $form }' comes before the first board
territory-refused-layout-chosen = the layout is chosen already
territory-refused-player-late = 'player' comes before 'computer'
territory-refused-board-twice = { $player } has a board already
territory-refused-computer-paper = the computer plays for this player, and can't see paper
territory-refused-not-asked = nothing has been asked
territory-refused-not-hidden = the board of { $player } is not hidden
territory-refused-salt-missing = add 'salt' and the secret word that came with the commitment
territory-refused-island = there is no island { $text } in { $title }
territory-refused-no-board-with-node = no legal board fits a Node on { $space } and everything answered before
territory-refused-not-controlled = { $text } is no Node that { $either } controls
territory-refused-no-role = { $players } need no link or master: leave it out
territory-refused-role = { $players } have to name a { $role ->
        [link] link
       *[master] master
    }
territory-leave-out = leave { $space } out
territory-add = add { $space }
territory-refused-list-but = no board fits this list and all earlier answers: { $either }
territory-refused-list-wrong = no board fits this list and all earlier answers: several spaces of it are wrong, or an earlier answer is
territory-refused-nodes = a board has { $wanted } Nodes, not { $count }
territory-refused-deflectors = a board has { $wanted } Deflectors, not { $count }
territory-refused-deflectors-here = this game has no Deflectors
territory-refused-node-twice = { $space } has more than one Node
territory-refused-deflector-twice = { $space } has more than one Deflector
territory-refused-both = { $space } has a Node and a Deflector
territory-refused-differently = the game would have gone differently from '{ $term }' on: undo { $count ->
        [1] once
       *[other] { $count } times
    } first, then correct { $text }
territory-refused-variant-here = there is no variant { $text } of { $title }: { $options }
territory-refused-variant-near = { territory-refused-variant-here } (did you mean { $example }?)
territory-refused-file = '{ $text }' can't be read as a file ({ $reason }): answer { $options }, or a file's name
territory-refused-file-near = '{ $text }' can't be read as a file ({ $reason }): did you mean '{ $example }'?
territory-asked-anew = { $reason }. Type 'none' if there is none, 'back' to answer anew.
territory-refused-held = { $player } holds it already
territory-refused-held-by-ally = { $other }, an ally of { $player }, holds it already
territory-refused-reveal = type all that was on the board: { $form }
territory-refused-role-typed = a Link or Master is secret: type only who ally, such as 'ally { $text }'; its Node is asked for in private
territory-refused-not-allied = { $players } are not allied
territory-refused-length-twice = { $text }: { $form } is switched on already
territory-refused-places = '{ $text }' may be { $either }: write the name in full, then the space
territory-refused-not-understood = '{ $text }' is not understood: type a grid and a space, as { $example }, or 'help'
territory-refused-seats = { $title } seats { $wanted }, not { $count } with { $number } boards
territory-refused-layout = { $text } does not suit { $title } with { $count } players: { $either }
territory-refused-asked = first { $reason }
territory-refused-leave = no rule lets a player leave the game: let somebody else shoot for { $player }; or, if all agree to stop, type 'status' to see who leads, then 'quit'
territory-refused-leave-hidden = no rule lets a player leave the game: let somebody else shoot for { $player } and answer from the board of { $player }; or, if all agree to stop, type 'status' to see who leads, then 'quit'
territory-refused-leave-unallied = { $player } is in no alliance, and { $reason }

# Why a shot is too far away.
territory-far-home = no space { $player } has regained on this home, or claimed on another grid, touches it
territory-far-down = it is not the space below one that is claimed
territory-far = no space { $player } has claimed touches it
territory-far-grid = neither a home of { $player } nor a space { $player } has claimed touches it
territory-far-ally = { $other } has claimed it already, and { $reason }
territory-far-nearby = { $reason } (legal nearby: { $options })
territory-far-from-all = { $reason } (there is no legal shot at that grid)

# Who can't do what, and why.
territory-cannot-shoot = { $shooter } can't play { $place }: { $reason }
territory-cannot-answer = { $player } can't answer { $space } { $answer }: { $reason }
territory-may-not-pass = { $player } can't pass: { $reason }
territory-cannot-ally = { $player } can't ally with { $other }: { $reason }
territory-may-not-leave = { $player } can't leave: { $reason }
territory-may-not-board = the board of { $player } can't be taken: { $reason }
territory-may-not-reveal = { $player } can't reveal: { $reason }
territory-may-not-computer = the computer can't play for { $player }: { $reason }
territory-may-not-human = nobody can play for { $player }: { $reason }

# A board that is typed: a space, or its place in the line where nobody may see it, and what is wrong.
territory-board-word = { $text } { $reason }
territory-board-place = the { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
       *[other] { $number }th
    } word typed { $reason }
territory-board-off-grid = is off the grid, which has columns A to J and rows 1 to 10
territory-board-no-space = is no space
territory-board-nodes-there = is one too many: { $count } Nodes are there
territory-board-deflectors-there = is one too many: { $count } Deflectors are there
territory-board-no-deflectors = is too much: this game has no Deflectors

## What is asked

territory-way-on = on { $space }
territory-way-along = from { $origin } to { $space }
territory-asked = { $player } has to answer what is on { $space }
territory-asked-run = { $player } has to answer what the shot meets first { $term }
territory-over-reveal = The game is over; reveal boards, 'why', 'log', 'undo' or 'quit':
territory-lacks-players = no players are named
territory-lacks-boards = no board for { $options }
## What is asked before play

territory-which-player = Player { $number }, clockwise: name and symbol, such as Ann X?
    .enter = Player { $number }, clockwise: name and symbol, such as Ann X ({ $parts })?
territory-which-length = How long have you got (short, full, or minutes)?
    .enter = How long have you got (short, full, or minutes; { $parts })?
territory-which-layout = Which layout ({ $options })?
    .enter = Which layout ({ $options }; { $parts })?
territory-which-board = { $player }'s board: { $options }, or the name of a file?
    .enter = { $player }'s board: { $options }, or the name of a file ({ $parts })?
territory-is-that-right = Is that right?
territory-seats-clockwise = Player 1 begins; the others follow clockwise.
territory-seats-symbol = The symbol is what a player writes into spaces.
territory-seats-enter = Once there are enough players, Enter ends the list.
territory-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }: the game ends after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }.
territory-minutes-target = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }: the game ends after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }, and { $wanted } Nodes win at once.
# What may be typed, and what it does.
territory-layout-full = every grid touches every other.
territory-layout-partial = each grid touches its two neighbours.
territory-layout-island = empty grids of nobody lie between.
territory-layout-drawn = as drawn below.
territory-board-type = the player types it, and nobody else looks.
territory-board-masked = the player types it, and what is typed does not appear.
territory-board-hidden = it stays on paper; the player answers each question.
territory-board-random = a board is drawn and shown to the player alone.
territory-board-computer = the computer plays, and hides a board of its own.
territory-board-for-all = 'all' after a word is for all boards to come: random all.
territory-no-screen = This terminal has no second screen, so a secret shown on it stays there.
territory-no-screen-boards = Boards can be typed unseen ('masked'), kept hidden, or read from a file.

## What one player is asked and shown alone

territory-typing-help = Type spaces; -B2 takes B2 back, 'undo' your last line, 'back' leaves.
territory-more-faults = and { $count } more
territory-board-of = { $player }'s board: { $term }
territory-board-right = Is this right (Enter: yes; or spaces to change)?
territory-board-nodes = { $player }, Nodes, such as B2 E5 (-B2 takes B2 back)?
territory-board-deflectors = { $player }, Deflectors, such as B2 E5 (-B2 takes B2 back)?
territory-board-to-copy = { $player }'s board, to be copied:
territory-counted-nodes = { $count } of { $of } Nodes
territory-counted-deflectors = { $count } of { $of } Deflectors
territory-counted = { $marks }
territory-keep-secret = Keep this secret, and say it at the end:
territory-salt-in-groups = (the salt in groups: { $text })
territory-which-node = { $players }: which Node is the { $role ->
        [link] Link
       *[master] Master
    }, such as { $example } (or 'back')?
territory-not-it = That can't be it. Name a Node without a role yet that one of you controls.
territory-allied-with = { $player } is allied with { $players }.
territory-role-is = The { $role ->
        [link] Link
       *[master] Master
    } is { $place }.
territory-role-held = The { $role ->
        [link] Link
       *[master] Master
    } is { $place }, which { $other } controls.

## What is asked in play

territory-to-play = { $player } to play:
territory-ask = { $player }: what is on { $space } ({ $options })?
territory-ask-conceded = { $player } gives { $space } back: { $options }?
territory-ask-run = { $player }: what does the shot meet first { $term } ({ territory-answer-clear.typed }, { $space } { territory-answer-node.typed }, { $space } { territory-answer-deflector.typed })?
territory-ask-which-nodes = { $player }, on which of these is a Node: { $among } (or none)?
territory-ask-which-deflectors = { $player }, which of these have a Deflector that is not used up: { $among } (or none)?
territory-ask-which-retained = { $player }, which of these lie in the range of another Node of yours, too: { $among } (or none)?
territory-ask-retained-but = { $player }, which of these lie in the range of another Node of yours, too (one that { $other } has, { $either }, does not count): { $among } (or none)?
territory-agrees = Does { $player } agree? Others in the two alliances are not asked.
territory-corrected = Corrected: { $place } is { $answer }.
territory-marks-stay = The marks stay as they are.
territory-bound = { $player } is bound by this commitment (sha256):
territory-bound-slip = 'slip { $text } FILE.svg' writes that to be printed, with room for the secret.
territory-slip-written = { $text } is written: print it at 100 %, cut it, and fill one half in by hand.
territory-reveal-again = To correct the board of { $player }, type 'reveal { $text } ...' again: the last one counts.
territory-board-is-there = { $player }'s board is there.
territory-is-bound = { $player } is bound by a commitment.
territory-calls = { $player } calls { $place }.
territory-may-be-held = On the grid of { $players } some of these may be held already, and then are no shots: only { $players } can tell.
territory-listed-nodes = Nodes: { $spaces }
territory-listed-both = Nodes: { $spaces }; Deflectors: { $among }

## After the game

territory-recap-counted = Nodes, from the first shot to the last:
territory-recap-shots = { $who }: { $count ->
        [one] { $count } shot
       *[other] { $count } shots
    }, { $other_count ->
        [one] { $other_count } hit
       *[other] { $other_count } hits
    }.
# The count is how likely a Node was there, in percent, by all that was known before the shot.
territory-recap-best = Best shot: { $who } found the Node on { $place }, { $count } % likely by then.
territory-recap-deflection = Longest deflection: { $who } shot { $place } and met { $count ->
        [one] one Deflector
       *[other] { $count } Deflectors
    }.

## Advice for who plays alone

territory-advice-known = A surer shot was { $place }: everybody knows the Node there.
# The counts are how likely a Node was there and where the player shot, in percent.
territory-advice-owned = A likelier shot was { $place }: the owned { $number ->
        [one] space { $nodes } points at it
       *[other] spaces { $nodes } point at it
    } ({ $count } % against { $other_count } %).
territory-advice-open = A likelier shot was { $place }: less has been ruled out around it ({ $count } % against { $other_count } %).
## Where a game stands

territory-nodes-win = { $count } Nodes win.
territory-has = { $who }: { $outcome }
territory-has-symbol = { $who } { $symbol }: { $outcome }
territory-holds-nodes = { $count ->
        [one] { $count } Node
       *[other] { $count } Nodes
    }
territory-homes = homes: { $options }
territory-no-home = homes: none
territory-allied = allied with { $others }
territory-out = out of the game
territory-your-role = Your { $role ->
        [link] Link
       *[master] Master
    } is { $text }.
territory-has-to-pass = { $who } has no legal shot and passes.
territory-may-play = { $who } may play:
# On a small plan of the table, below the names.
territory-touches = { "  " }{ $place } touches { $other_place }
territory-rows-meet = { "  " }Row 1 of everybody touches Row 1 of everybody else

territory-variant-ricochet = A shot that hits a Deflector runs on along the row.
territory-variant-reflection = Each space you claim costs you the same one of yours.
territory-variant-safety = Your deflected shots pass over grids of your allies.
territory-variant-deluxe = A grid turns a quarter clockwise when a shot hits it.
territory-variant-team-victory = An alliance that controls all Nodes wins together.

# short, full and minutes are typed so.
territory-length-short = short: { $round } rounds, about { $count } minutes.
territory-length-short-target = short: { $round } rounds, about { $count } minutes; { $wanted } Nodes win at once.
territory-length-full = full: play until somebody wins.
territory-length-full-target = full: { $wanted } Nodes win, which often takes hours.
territory-length-minutes = minutes: as many rounds as fit.
territory-length-minutes-target = minutes: as many rounds as fit; { $wanted } Nodes win at once.

## What may be typed in play, and what it does

territory-what-to-type = Type each shot as it is called: a player's name and a space. 'help' lists what else you can type.
territory-help-shoot = shoot at { $space } of { $grid }'s grid
    .short = shoot at { $space } of { $grid }'s grid; { $space } will do
territory-help-pass = pass, when there is no legal shot
territory-help-answer-null = answer: { territory-answer-null.about }
territory-help-answer-owned = answer: { territory-answer-owned.about }
territory-help-answer-node = answer: { territory-answer-node.about }
territory-help-answer-deflector = answer: { territory-answer-deflector.about }
territory-help-answer-clear = answer: { territory-answer-clear.about }
territory-help-ally = ally; what is secret is asked in private
territory-help-alliance = show a member what holds it together
territory-help-leave = leave the alliance
territory-help-correct = correct an answer, as: correct Bob F3 { territory-answer-owned.typed }
territory-help-commit = let NAME prove later that no board was changed
territory-help-slip = write a slip to print for a commitment
territory-help-reveal = at the end: say what was on a hidden board
territory-help-board = draw all public grids, or one of them
territory-help-moves = list the shots that the table knows legal

## What boards prove that are revealed after the game

territory-audit-move = move { $number }, { $term }
territory-audit-shot = { $shooter } at { $place }: by the board revealed this shot was not legal
territory-audit-pass = { $term }: by the board revealed there was a legal shot
# The answer is what was said; the term is what the board says.
territory-audit-fault = { $player }, move { $number }, { $space }: answered { $answer }, the board says { $term }; { $reason }
territory-audit-answer = { $text }
territory-audit-answer-on = { $text } on { $space }
territory-audit-used-up = the Deflector there would have been used up
territory-audit-met-nothing = the shot would have met nothing on this grid
territory-audit-taken = { $who } would have captured the Node
territory-audit-spent = the shot would have been spent
territory-audit-not-spent = the shot would not have been spent
territory-audit-not-taken = no Node would have been captured
territory-audit-not-used-up = no Deflector would have been used up
territory-audit-lists = { $outcome }
territory-audit-list-retained = { $spaces } would have stayed as before
territory-audit-list-lost = { $spaces } would have been claimed, too
territory-audit-list-shown = { $spaces } would have been shown as Node
territory-audit-list-not-shown = { $spaces } would not have been shown as Node
territory-audit-list-deflector-lost = { $spaces } would have lost a Deflector
territory-audit-list-deflector-kept = { $spaces } would have lost no Deflector
territory-audit-wrong-clue = that was a wrong clue, but no space or Node would have gone elsewhere
territory-audit-again = { $player }: revealed more than once; the last board counts
territory-audit-other-board = line { $number }: the board of { $player } is not the one committed to
territory-audit-wrong = { $player }: { $count ->
        [one] { $count } answer does
       *[other] { $count } answers do
    } not fit the board revealed
territory-audit-committed = { $player }: the board was fixed before play and every answer was true
territory-audit-fits = { $player }: this legal board fits every answer (nothing was committed to)
