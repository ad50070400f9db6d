# What the sheets of Tactics Joker say.

## The rules

tactics-sheets-what = Two armies, four castles, a deck of cards
tactics-sheets-needs = for two: cards or a board, and six dice each
tactics-sheets-goal = Hold three of the four castles when your turn begins. You hold a castle while a unit of yours stands on it. You also win if the other has no unit left.
tactics-sheets-setup-lay = 7 × 7 cards face up, with a king on each corner. The last five cards are the stack.
    .title = Lay
tactics-sheets-setup-choose = castles. The higher roll is first and begins: the first takes one, the other two, the first the last. Put three units on each.
    .title = Choose
tactics-sheets-setup-keep = your other units as a reserve: you have 15 in all. At most six may stand on a space.
    .title = Keep
tactics-sheets-setup-turn = the arrow of a unit that moves or fails to enter: sideways is tired, then down is spent. In your next turn it is fresh again: up.
    .title = Turn
tactics-sheets-turn-look = Do you hold three castles? Then you have won.
    .title = Look
tactics-sheets-turn-recruit = Roll a die for each castle of yours with fewer than six units: a 6 adds one, tired, row by row while your reserve lasts.
    .title = Recruit
tactics-sheets-turn-move = up to three times: units of one space go to one beside it, also diagonally. A unit moves at most twice.
    .title = Move
tactics-sheets-turn-fight = before the move ends, if enemies stand there: see below.
    .title = Fight
tactics-sheets-turn-land = on a jack or queen: a unit joins, only the first time anybody lands there. On a joker: put a card of the stack in its place.
    .title = Land
tactics-sheets-card-plain = hearts, diamonds; an ace is worth 1
    .title = Plain
tactics-sheets-card-forest = clubs: roll 4 to 6 to enter from other ground
    .title = Forest
tactics-sheets-card-mountain = spades: roll 4 to 6 to enter from other ground
    .title = Mountain
tactics-sheets-card-castle = kings: plain, worth 13
    .title = Castle
tactics-sheets-card-recruit = all jacks, queens: plain, worth 10; a unit joins
    .title = Recruit
tactics-sheets-card-joker = plain, worth 0; replaced when you land
    .title = Joker
tactics-sheets-nothing = The attacker’s card counts 0 against a forest, unless he comes from a forest. The defender’s card counts 0 against attackers from a mountain, unless he stands on one.
tactics-sheets-battle-dice = One for each unit that fights.
    .title = Dice
tactics-sheets-battle-card = Attacker: the card you came from. Defender: the card you stand on.
    .title = Card
tactics-sheets-battle-support = One for each of your units around the attacked space, also those left behind.
    .title = Support
tactics-sheets-points = { $lowest } to { $highest }
tactics-sheets-after-more-points-win = and attackers who win move in. The loser loses 1 unit, and 1 more for each full 5 points: spent units first, then tired, then fresh ones. They go to the reserve.
    .title = More points win,
tactics-sheets-after-equal = Both lose 1 unit and roll again.
    .title = Equal?
tactics-sheets-after-beaten-attackers = go back to the card they came from.
    .title = Beaten attackers
tactics-sheets-after-beaten-defenders = are pushed one space straight on, all together. If enemies or the edge are there, or too little room, the attacker chooses another space around. If there is none, they die.
    .title = Beaten defenders
tactics-sheets-worked-recruit = Ann has three units on A1 and three on G1. She rolls 6 and 2. A unit joins on A1. It is tired: it can move once.
    .title = Recruit.
tactics-sheets-worked-first-move = Three fresh units go from A1 to B2, a mountain. They roll 4, 1, 6: one stays on A1, tired.
    .title = First move.
tactics-sheets-worked-second-move = The two on B2 attack Bob’s two on C2. They come from a mountain, worth 8, so Bob’s card counts 0. Ann: 5 + 3 + 8 = 16. Bob: 6 + 2 + 1 support from D3 = 9.
    .title = Second move.
tactics-sheets-worked-losses = Ann leads by 7: Bob loses both units. Ann’s two are on C2 and spent.
    .title = Losses.
tactics-sheets-worked-third-move = A tired unit goes from A1 to A2.
    .title = Third move.
tactics-sheets-variant-races = Elves enter forests, dwarves mountains with 2 to 6. Kobolds have 18 units, castles recruit with 4 to 6, a 6 in battle counts 0. Humans move four times, once or more with a single unit. Undead move twice; after a battle they roll for each enemy killed: 4 to 6 adds a unit.
    .title = Races.
tactics-sheets-variant-fog = You see only cards around your armies, two away from a mountain, and where a unit was.
    .title = Fog.
tactics-sheets-variant-short-game = After 30 turns each, who has more castles wins, then who has more units.
    .title = A short game.

## The board, its parts to cut out, tokens

tactics-sheets-board-deal = deal { $text }
tactics-sheets-board-goal = hold three castles when your turn begins
tactics-sheets-board-forest = forest: roll 4 to 6 to enter
tactics-sheets-board-mountain = mountain: roll 4 to 6 to enter
tactics-sheets-board-recruit = a unit joins once
tactics-sheets-board-joker = joker: put a card of the stack in its place
tactics-sheets-parts-tag = To cut out for the board of deal { $text }
tactics-sheets-parts-under = Print it on stiff paper, or glue it on card.
tactics-sheets-parts-stack = The stack: put one in the place of a joker
tactics-sheets-parts-recruited = Recruited: lay one on a jack or queen whose unit has joined
    .short = recruited
tactics-sheets-parts-units = Units: the arrow up is fresh, sideways tired (moved once), down spent (twice)
tactics-sheets-parts-castles = Castles: lay one under your units on a castle that you hold
tactics-sheets-tokens-board = Tokens for the board
tactics-sheets-tokens-cards = Tokens for real cards
tactics-sheets-tokens-under = Round: first player. Square: second player.
tactics-sheets-tokens-fresh = fresh
tactics-sheets-tokens-tired = tired: moved once
tactics-sheets-tokens-spent = spent: moved twice

## The aid

tactics-sheets-aid-tag = A battle as a sum
tactics-sheets-aid-under = what counts, what it costs, and the odds
tactics-sheets-aid-how = row: where the attacker comes from; column: where the battle is
tactics-sheets-aid-counts-title = Whose card counts
tactics-sheets-aid-lost-title = What it costs
tactics-sheets-aid-sums = Your battles
tactics-sheets-aid-odds = The odds of the attacker, in percent
tactics-sheets-aid-equal = Card and support are equal
tactics-sheets-aid-differ = Card and support differ
tactics-sheets-aid-foot = companion play tells the odds of any attack: odds 3 a1 b2
tactics-sheets-aid-straight-on = straight on
tactics-sheets-aid-chosen = or the attacker chooses
tactics-sheets-aid-on-plain = on plain
tactics-sheets-aid-from-plain = from plain
tactics-sheets-aid-on-forest = on forest
tactics-sheets-aid-from-forest = from forest
tactics-sheets-aid-on-mountain = on mountain
tactics-sheets-aid-from-mountain = from mountain
tactics-sheets-aid-counts-both = both
tactics-sheets-aid-counts-attacker = attacker’s
tactics-sheets-aid-counts-defender = defender’s
tactics-sheets-aid-counts-neither = neither
tactics-sheets-aid-difference = difference
tactics-sheets-aid-lost = units lost
tactics-sheets-aid-each = { $count } each
tactics-sheets-aid-note-dice = One for each unit that fights. Kobolds: a 6 counts 0.
    .title = Dice.
tactics-sheets-aid-note-support = { tactics-sheets-battle-support }
    .title = Support.
tactics-sheets-aid-note-equal = Both lose 1 unit and roll again. If only one side has units left, it has won.
    .title = Equal.
tactics-sheets-aid-note-who-dies = Spent units first, then tired, then fresh ones. They go to the reserve.
    .title = Who dies.
tactics-sheets-aid-note-pushed = Straight on, all together; else where the attacker says; if there is no room, they die. They roll no dice.
    .title = Pushed.

## The record

tactics-sheets-record-under = on paper, to be typed in afterwards
tactics-sheets-record-deal = Copy the cards only if the deal has no seed. Then a row for each of these:
tactics-sheets-record-rows =
    turn: who, dice of the castles · roll: who, dice · end: who · push: who, to

    move: who, units, from, to; how many are tired, if you choose them

    joker: who, and the card under “to”
tactics-sheets-record-foot = companion play NAME.txt --new takes the rows one by one, without “who”.
tactics-sheets-record-title = Record of a game
tactics-sheets-record-first = first player
tactics-sheets-record-second = second player
tactics-sheets-record-symbol = symbol
tactics-sheets-record-race = race
tactics-sheets-record-castles = castles
tactics-sheets-record-variants = variants
tactics-sheets-record-start = start
tactics-sheets-record-rounds = rounds
tactics-sheets-record-seed = deal (seed)
tactics-sheets-record-date = date
tactics-sheets-record-what = what
tactics-sheets-record-who = who
tactics-sheets-record-units = units
tactics-sheets-record-from = from
tactics-sheets-record-to = to
tactics-sheets-record-tired = tired
tactics-sheets-record-dice = dice

## What else stands on the rules, the aid and the mat

tactics-sheets-cards = The cards
tactics-sheets-battle = A battle: dice + card + support
tactics-sheets-worked = A turn, worked through
tactics-sheets-variants = Variants
tactics-sheets-aid-attacker = Attacker
tactics-sheets-aid-defender = Defender
tactics-sheets-aid-dice = dice
tactics-sheets-aid-card = card
tactics-sheets-aid-support = support
tactics-sheets-aid-sum = sum
tactics-sheets-aid-attackers = attackers
tactics-sheets-aid-against = against { $count }
tactics-sheets-aid-adds = attacker adds
tactics-sheets-aid-adds-equal = equal
tactics-sheets-aid-sizes = { $count } against { $other_count }
tactics-sheets-mat-king = a king lies here
tactics-sheets-mat-glue = glue sheet { $number } onto this edge
tactics-sheets-mat-sheet = sheet { $number } of { $of }
tactics-sheets-mat-reduced-poker = { $share } of the size of poker cards: for coins, or cards of { $count } mm
tactics-sheets-mat-reduced-bridge = { $share } of the size of bridge cards: for coins, or cards of { $count } mm

## Kinds of ground in the rule book


## Parts

tactics-sheets-part-rules = rules on a page, with a turn worked through
tactics-sheets-part-board = board of a deal, with chips and tokens to cut out
    .finish = Cut out the chips and tokens.
tactics-sheets-part-aid = battle as a sum to fill in, and the odds
tactics-sheets-part-mat = mat for cards of your own
    .finish = Cut along the dashed lines, and glue each sheet onto the edges of those before it.
tactics-sheets-part-tokens = tokens for the board and for real cards
    .finish = Cut out the tokens.
