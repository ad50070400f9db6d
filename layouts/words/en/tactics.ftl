# Tactics Joker: what happened, what is due, and why a game is over.
# A text stands behind a number, with a ruling after it; its form .sentence is read out.

tactics-units = { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
tactics-dice = { $count ->
        [one] one die
       *[other] { $count } dice
    }

## What happened

tactics-said-castles = { $who } starts on { $castles }
tactics-fact-started = { $who } starts on { $space } with { tactics-units }
    .sentence = { tactics-fact-started }.
tactics-fact-began = { $who }'s turn begins; the castles roll { $dice }
    .sentence = { tactics-fact-began }.
tactics-fact-began-no-castle = { $who }'s turn begins; no castle rolls
    .sentence = { tactics-fact-began-no-castle }.
tactics-fact-recruited-dead = { $who } rolls { $dice } for the dead: { $count ->
        [one] { tactics-units } joins
       *[other] { tactics-units } join
    } on { $space }
    .sentence = { tactics-fact-recruited-dead }.
tactics-fact-recruited = a unit of the reserve joins { $who } on { $space }
    .sentence = A unit of the reserve joins { $who } on { $space }.
tactics-fact-moved = { $who } moves { tactics-units } from { $origin } to { $space }
    .sentence = { tactics-fact-moved }.
tactics-fact-entered = { $who } rolls { $dice }: { $count } of { $of ->
        [one] { $of } unit
       *[other] { $of } units
    } { $count ->
        [one] enters
       *[other] enter
    } { $space }
    .sentence = { tactics-fact-entered }.
tactics-fought = { $who } { $sum } + { $value } { $ground } + { $support } support = { $total }
    .sentence = { tactics-fought }.
# The sum of a side and what it came to.
tactics-battle = { $term }: { $outcome }.
tactics-fact-lost = { $who } loses { tactics-units }
    .sentence = { tactics-fact-lost }.
tactics-fact-lost-more = { $who } has nowhere to go and loses { tactics-units } more
    .sentence = { tactics-fact-lost-more }.
tactics-fact-returned = { $who } returns to { $space } with { tactics-units }
    .sentence = { tactics-fact-returned }.
tactics-fact-pushed = { $who } is pushed to { $space } with { tactics-units }
    .sentence = { tactics-fact-pushed }.
tactics-fact-turned = { $card } on { $space } is turned over, or gets a chip 'recruited'
    .sentence = { tactics-fact-turned }.
tactics-fact-replaced = { $who } puts { $card } in the place of the joker on { $space }
    .sentence = { tactics-fact-replaced }.
tactics-fact-ended = { $who }'s turn is over
    .sentence = { tactics-fact-ended }.
tactics-won = { $who } wins: { $reason }
    .sentence = { tactics-won }.
tactics-drawn = the game is a draw: { $reason }
    .sentence = The game is a draw: { $reason }.
tactics-equal = Equal: both roll again.
tactics-castle-left = Nobody holds the castle { $space } any more: no unit is on it.

# What a card adds to a battle.
tactics-ground-castle = castle
tactics-ground-plain = plain
tactics-ground-forest = forest
tactics-ground-mountain = mountain
tactics-ground-recruit = recruit
tactics-ground-against-forest = against a forest
tactics-ground-below-mountain = below a mountain

tactics-over-castles = three castles are held when a turn begins
tactics-over-units = the other side has no unit left on the table
    .drawn = nobody has a unit left on the table
tactics-over-rounds = the rounds are over
tactics-over-resigned = the other side gives up
tactics-over-agreed = both agree

tactics-put-back = Put cards and units back as they were; 'board' shows how.
    .map = Put cards and units back as the map shows.

## What is due

tactics-due-castles = { $who } names { $count ->
        [2] two castles
       *[other] a castle
    }
tactics-due-turn = { $who } rolls { tactics-dice } for { $castles }
tactics-due-turn-no-castle = { $who } begins; no castle rolls
tactics-due-push = { $who } chooses where the beaten army goes
tactics-due-joker = { $who } chooses a card for the joker
tactics-roll-rough = { $who } rolls { tactics-dice } to enter
tactics-roll-battle = { $who } rolls { tactics-dice } for the battle
tactics-roll-undead = { $who } rolls { tactics-dice } for the dead
## What is refused

tactics-refused-space = '{ $text }' is no space of the table: A1 to G7, such as C5
tactics-refused-card = '{ $text }' is no card: such as AC, 10D, QH, KS, or X for a joker
tactics-refused-seed = '{ $text }' is no seed: 1 to 32 letters, digits and hyphens
tactics-refused-no-dice-due = no dice are due from you
tactics-refused-no-units = { $player } has no units on { $space }
tactics-refused-not-touching = { $space } does not touch { $origin }
tactics-refused-no-unit-moves = at least one unit moves
tactics-refused-room = { $space } has room for { $of }, not for { $count }: six at most
tactics-refused-units = { $count } can't go there: 1 to { $of }
tactics-refused-all-rows = all seven rows lie already
tactics-refused-before-rows = '{ $form }' comes before 'row 1 ...'
tactics-refused-die = no die shows { $value }: 1 to 6
tactics-refused-start = { $count } units can't start on a castle: 1 to { $of }
tactics-refused-third = two play, { $player } would be the third
tactics-refused-order = '{ $form }' comes before '{ $example }'
tactics-refused-said = this is said already: { $text }
tactics-refused-no-races = there are races only with 'variant races'
tactics-refused-race = there is no race '{ $text }': { $options }
tactics-refused-row = row { $number } is not the next: row { $wanted }
tactics-refused-other-row = the seed deals another row { $number }: { $form }
tactics-refused-variant = there is no variant '{ $text }': { $options }
tactics-refused-minutes = this game is counted in rounds, not in minutes: type a number of rounds, such as 30
tactics-refused-attack = to attack, move onto the enemy's space: { $example }
tactics-refused-draw = a draw is offered to the other player, as long as the game goes on
tactics-refused-too-many = { $space } has { tactics-units } that can move, not { $wanted }
tactics-refused-too-many-spent = { tactics-refused-too-many }; { $number } made two moves
tactics-refused-tired = { $space } has { $of } fresh and { $count ->
        [one] { $count } tired unit
       *[other] { $count } tired units
    }: { $wanted } with { $number } tired can't go
tactics-refused-humans = one of the four moves of humans is of a single unit: move 1, not { $count }
tactics-refused-no-attack = { $origin } to { $space } is no attack that can be made now
tactics-refused-may-end = { $player } moves an army or ends the turn: '{ $form }'
tactics-refused-may-move = { $player } moves an army or ends the turn: '{ $example }', or '{ $form }'
tactics-refused-first-castles = first { $player } chooses where to start: '{ $example }'
tactics-refused-first-turn = first { $player } rolls for the castles: '{ $example }'
tactics-refused-first-begin = first { $player } begins the turn: '{ $example }'
tactics-refused-first-roll = first { $player } rolls: '{ $example }'
tactics-refused-first-push = first { $player } says where the beaten army goes: '{ $example }'
tactics-refused-first-joker = first { $player } chooses a card for the joker: '{ $example }'
tactics-refused-castles = { $player } names { $wanted ->
        [one] one castle
       *[other] two castles
    }, not { $count }: { $options }
tactics-refused-no-castle = { $space } is no castle: { $options }
tactics-refused-castle-taken = { $space } is taken: { $options }
tactics-refused-dice = { $wanted ->
        [one] one die is
       *[other] { $wanted } dice are
    } due from { $player }, not { $count }
tactics-refused-push = the beaten army can't be pushed to { $space }: { $options }
tactics-refused-joker = { $card } can't replace the joker: { $options }
tactics-lacks = it lacks { $term }
tactics-lines-players = two lines 'player NAME SYMBOL'
tactics-line = a line '{ $form } ...'
tactics-refused-rounds = a game can't end after { $count } rounds: 1 to { $of }
tactics-refused-players-first = two play: { $term } come first
tactics-refused-race-first = { $term } comes first
tactics-refused-no-king = { $card }, card { $number } of the row, is no king: the four kings lie on the corners
tactics-refused-king = { $card }, card { $number } of the row, is a king off the corners: the four kings lie on the corners
tactics-refused-card-twice = { $card } lies on the table { $count ->
        [3] three times
       *[other] twice
    }

## What is asked

tactics-which-player = { $number ->
        [1] First
       *[other] Second
    } player: name and symbol, such as Ann A?
    .enter = { $number ->
            [1] First
           *[other] Second
        } player: name and symbol, such as Ann A ({ $parts })?
tactics-which-race = { $player }'s race ({ $options }, or random)?
    .enter = { $player }'s race ({ $options }, or random; { $parts })?
tactics-which-length = After how many rounds does it end (a number, or no limit)?
    .enter = After how many rounds does it end (a number, or no limit; { $parts })?
tactics-which-cards = The cards: a seed such as k7, random, or rows to type them?
tactics-which-row = Row { $number }, from A to G: seven cards, such as KS 2C AC 4S 3S X KH?
tactics-seats-first = The first player begins.
tactics-seats-symbol = The symbol marks a player's armies on the drawn table.
tactics-variant-races = Each army has a race with powers of its own.
tactics-variant-fog = You see only the cards near your armies.
tactics-variant-dead-out = Units that die don't come back.
tactics-variant-start = Two units on each castle at the beginning instead of three; 1 to 6 are possible.
tactics-ends-draw = A draw ends the game. Does everybody agree?
tactics-ends-resign = { $player } gives up, and that ends the game. Is that right?
tactics-to-move = { $player }, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } left:
tactics-ask-turn = { $term } (Enter: turn):
tactics-ask-rough = { $term }, { $number } to 6 for { $ground } (dice, or 'roll'):
tactics-ask-dice = { $term } (dice, or 'roll'):
tactics-ask-choice = { $term } ({ $options }):
tactics-odds = { $player } wins { $answer }, { $other } { $term }, nobody { $reason }.
tactics-type-such = type such as { $example }
tactics-type-dice = type the dice, such as { $example }, or 'roll'
tactics-type-turn = type 'turn'
tactics-refused-not-now = '{ $text }' can't be said now. First { $term }: { $reason }
tactics-refused-not-understood = '{ $text }' is not understood: a move such as { $example }, or 'help'

## After the game

tactics-recap-counted = Units on the table, from the first move to the last:
# The other count is the most that were lost at once.
tactics-recap-lost = { $who } lost { $count ->
        [one] one unit
       *[other] { $count } units
    }, at most { $other_count } at once.

## Advice for who plays alone

tactics-advice = A stronger move was { $count } from { $origin } to { $space }: { $reason }.
tactics-advice-battle = the attack wins { $number } times in a hundred
tactics-advice-castle = an empty castle is there to be taken
tactics-advice-place = it does more for castles and units
## Where a game stands

tactics-chooses = { $who } chooses.
tactics-round = Round { $round }, { tactics-turn-of }
tactics-round-of = Round { $round } of { $of }, { tactics-turn-of }
tactics-turn-of = { $who }'s turn, { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } left
tactics-stack = Stack: { $text }.
tactics-attacks = { $who } attacks { $space } from { $origin } with { tactics-units }.
# The term is a symbol, or a symbol and a race; the reason is castles, the effect is an army.
tactics-has = { $who } ({ $term }): { $reason }; { $effect }.
tactics-symbol = { $symbol }
tactics-symbol-race = { $symbol }, { $term }
tactics-no-castle = no castle
tactics-holds-castles = { $count ->
        [one] castle { $spaces }
       *[other] castles { $spaces }
    }
# The number is of units in reserve, the other count of dead ones.
tactics-army = { tactics-units }, { $number } in reserve{ $other_count ->
        [0] { "" }
       *[other] , { $other_count } dead
    }
tactics-race-kobolds = kobolds
tactics-race-dwarves = dwarves
tactics-race-elves = elves
tactics-race-humans = humans
tactics-race-undead = undead
tactics-first = First { $term }.
tactics-moves-from = { $space }, up to { $count }: { $sentences }
tactics-at-most = { $space } (at most { $count })
tactics-or-end = or end the turn
tactics-percent = { $count } %
tactics-under-one = under 1 %

# The signs on the table, and what stands for an army.
tactics-legend-cards = # castle   & forest   ^ mountain   + recruit   X joker
tactics-legend-units = A 3: three units; 1/2/0: fresh, tired (moved once), spent

## What may be typed in play, and what it does

tactics-help-move = move three units from A1 to B2
tactics-help-move-all = move all that can go
tactics-help-tired = one of the three is tired
tactics-help-odds = how an attack would end, before you make it
tactics-help-dice = the dice you have thrown
tactics-help-roll = let the companion throw them
tactics-help-end = end the turn before the last move
tactics-help-moves = list where armies may go
tactics-help-look = with fog: what Ann sees, on a screen of her own
tactics-help-draw = both agree on a draw
tactics-help-resign = Bob gives up
