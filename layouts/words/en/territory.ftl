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

territory-answer-null = null
territory-answer-owned = owned
territory-answer-node = node
territory-answer-deflector = deflector
territory-answer-clear = clear
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
territory-revealed-retained = retained by other Nodes: { $spaces }
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
territory-fact-claimed = { $who } takes it.
    .step = { $place }: claimed by { $who }
territory-fact-node =
    .step = { $place }: a Node, controlled by { $who } now
territory-fact-conceded = { $space } goes to { $who }.
    .step = { $place }: given back to { $who }
territory-fact-spent = { $who } holds or covers it already: the shot is spent.
    .step = { $place }: { $who } holds or covers it already, the shot is spent
territory-fact-spent-by-nobody = Nobody can take it: the shot is spent.
    .step = { $place }: nobody may take it, the shot is spent
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
territory-fact-won = The game is over: { territory-fact-won.step }.
    .step = { $all } { $count ->
        [one] wins
       *[other] win together
    }
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

territory-takes-range = { $who } takes the Node with its range.
territory-takes-range-but = { $who } takes the Node with its range but { $spaces }.
territory-takes-some = { $who } takes the Node with { $spaces }.
territory-takes-node = { $who } takes the Node alone.
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
