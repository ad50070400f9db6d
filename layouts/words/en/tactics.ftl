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
        [one] gets
       *[other] get
    } into { $space }
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
tactics-ground-against-forest = against a forest
tactics-ground-below-mountain = below a mountain

tactics-over-castles = three castles are held as a turn begins
tactics-over-units = the other side has no unit left on the field
    .drawn = nobody has a unit left on the field
tactics-over-rounds = the rounds are over
tactics-over-resigned = the other side resigns
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
tactics-roll-rough = { $who } rolls { tactics-dice } to get in
tactics-roll-battle = { $who } rolls { tactics-dice } for the battle
tactics-roll-undead = { $who } rolls { tactics-dice } for the dead
