# The games' screens on phones. Buttons and labels have little room: keep them short.
# A sign … at the end of a button says that a question follows.

## All games

page-games-wait = Wait for the other player.
page-games-none = none
page-games-over = The game is over
page-games-before-play = Before play
page-games-won = { $players } won.

## The end of a game

page-games-wins = { $players } { $count ->
        [one] wins
       *[other] win
    }
page-games-draw = A draw
# The text is the seed.
page-games-played-by-computer = The computer played for { $player } ({ page-strength }), seed { $text }.
page-games-audit = The command companion audit recomputes its choices from the record.
page-games-print = Print a keepsake
# How hard a board of Rotator is.
page-games-level = { $form ->
        [easy] { rotator-sheets-level-easy }
        [medium] { rotator-sheets-level-medium }
        [hard] { rotator-sheets-level-hard }
       *[expert] { rotator-sheets-level-expert }
    }

## One phone for all

page-games-nobody-looks = Nobody else looks now.
page-games-i-am = I am { $who }
page-games-back = Back to the table

## A screen of lines, for games without one of their own

page-games-moves = What you may do ({ $count })
page-games-line = A line of the record
page-games-say = Say it

## Attack/Defend: the deal

page-games-deal = Deal the cards
page-games-on-phones = Cards on the phones
    .about = The computer shuffles. You see your hand on your phone.
    .refused = For this, every player needs a phone.
page-games-printed = Printed cards
    .about = Shuffle and deal five each. The phones keep order and points.

## Attack/Defend: what lies on the table

page-games-who-defends = Who defends?
page-games-you-choose = You choose
page-games-points = { $count ->
        [1] { $count } point
       *[other] { $count } points
    }
# How many cards are in a player's hand; before it the player's side, if the sides are settled.
page-games-hand-count = { $role ->
        [defender] Defender, hand
        [attacker] Attacker, hand
       *[none] hand
    }{ "\u00A0" }{ $count }
page-games-open-cards = Open cards
    .count = Open cards: { $count }
page-games-has-scored = { $who } has scored
    .list = { $who } has scored:
page-games-trash = Trash
    .list = Trash:
# Below the back of a card: where it lies. Safe: it can't be flipped now. Seen: this player knows it.
page-games-place = { $form ->
        [safe] safe
        [seen] seen
       *[place] place
    } { $number }
page-games-card-level = level { $level }
page-games-safe = can't be flipped now
page-games-known = hold to look

## Attack/Defend: your hand

page-games-hand = Your hand: hold to look
    .empty = Your hand is empty
page-games-card = Card { $number } of { $of }
page-games-discards = The top discards: hold to look
page-games-discard = Discard { $number } from the top
page-games-for-side = for the { $role ->
        [attacker] Attacker
       *[defender] Defender
    }
page-games-from-level = From level { $level }:
page-games-word = A word on its back
    .about = Only this phone shows it, but whoever looks at your screen can read it.
    .label = One word, such as trap?
    .write = Write it
page-games-word-new = Write on its back
page-games-word-other = Change the word

## Attack/Defend: what you may say

page-games-for = For { $who }
page-games-play-first = Play a face-down card first?
    .other = { $who }: play a face-down card first?
page-games-play-card = Play a card
page-games-not-now = Not now
page-games-too-low = That card can't be played at its level.
page-games-tap-card = Tap the card you play.
page-games-tap-hand = Tap a card of your hand.
page-games-tap-hand-cards = Tap { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of your hand. The last one goes on top.
page-games-tap-discard = Tap one of the discards.
page-games-tap-face-down = Tap a face-down card.
page-games-tap-wager = Accept, or tap cards of your hand to wager them.
page-games-tap-any = Tap a card to see what you can do with it.
page-games-prefer = { $role ->
        [attacker] I prefer to attack
       *[defender] I prefer to defend
    }
page-games-side = { $role ->
        [attacker] Agreed: I attack
       *[defender] Agreed: I defend
    }
page-games-wager = Wager { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-games-draw-card = { $pile ->
        [deck] Draw from the deck
       *[discard] Draw a discard
    }
# Its form .paper is said where the cards are on paper: the phone does not know which card it is.
page-games-place-card = Place it face down
    .paper = Place a card face down
page-games-discard-card = Discard it
    .paper = Discard a card
page-games-use-card = Use it
    .paper = Use a card …
page-games-advance = Advance to level { $level }
page-games-flip = Flip place { $number }
page-games-play = Play place { $number }
page-games-end-turn = End the turn
    .actions = End the turn ({ $count } left)
    .scored = End the turn with { $count ->
        [0] none
        [one] { $count } score card
       *[other] { $count } score cards
    }
page-games-choose-none = Choose none
page-games-keep = No score card: keep it
page-games-choose-place = Place a card
page-games-take-number = Take number { $number }
# What a player does with the card that was tapped.
page-games-choose = { $form ->
        [peek] Look at it
        [lower] Lower it
        [raise] Raise it
        [flip] Flip it
        [trash] Put it in the trash
        [return] Return it to the hand
        [protect] Protect it
        [switch] Exchange them
        [place] Place it
        [take] Take it
        [saddle] Give it to the other
        [discard] Discard
        [raid] It is a score card …
       *[other] Choose
    }
page-games-which-card = { attackdefend-which-card }
page-games-held = The Defender scores every +1 and +2 in your hand. Tap each of them.
page-games-again = Start again

## Attack/Defend: the end

page-games-why-over = { $form ->
        [points] Five points win.
       *[deck] The deck is empty.
    }
page-games-hand-of = { $who }'s hand
page-games-all-face-down = Face-down cards
page-games-on-place = { $text } at place { $number }
page-games-seed = The cards were dealt by the seed { $text }.

## Tactics Joker: before play

page-games-your-race = Your race
page-games-race-of = { $who }'s race
page-games-the-cards = The cards
page-games-race = { $form ->
        [elves] { tactics-race-elves }
        [dwarves] { tactics-race-dwarves }
        [kobolds] { tactics-race-kobolds }
        [humans] { tactics-race-humans }
       *[undead] { tactics-race-undead }
    }
    .title = { $form ->
        [elves] Elves
        [dwarves] Dwarves
        [kobolds] Kobolds
        [humans] Humans
       *[undead] Undead
    }
    .about = { $form ->
        [elves] enter forests with 2 to 6
        [dwarves] enter mountains with 2 to 6
        [kobolds] 18 units; castles recruit with 4 to 6; a 6 in battle counts 0
        [humans] four moves, one of them of a single unit
       *[undead] two moves; enemies killed may join you
    }
page-games-choose-race = { $players } { $count ->
        [one] chooses
       *[other] choose
    } a race.
page-games-players-lay = The players lay the cards.
page-games-deal-random = Deal at random
# The cards of a printed board come from a few letters: its seed.
page-games-seed-label = Or the deal on your printed board, such as k7
    .use = Use this deal
page-games-type-cards = Or type the cards on your table
page-games-row = Row { $number }, from A to G: seven cards, such as KS 2C AC 4S 3S X KH
    .next = Next row
page-games-fog = Fog: whoever types the cards, or knows the deal, knows the whole table.

## Tactics Joker: in play

page-games-your-dice = Your dice
page-games-moves-left = { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
page-games-moving = { $who } moves.
page-games-castles = { $count } of 3 castles
page-games-units = { tactics-units }
page-games-reserve = { $count } in reserve
page-games-dead = { $count } dead
page-games-round-of = { $round } of { $of }
# The cards that replace a joker.
page-games-stack = Stack
# As it is printed on the card.
page-games-joker = joker
page-games-offers-draw = { $who } offers a draw.
page-games-no = No
page-games-agree = Agree
page-games-offered = You have offered a draw to { $who }.
page-games-offer = Offer a draw
page-games-give-up = Give up
    .sure = Give up?
    .about = { $who } then wins.

## Tactics Joker: what you may do

# The reason is one of the lines below that begin small; alone, they begin with a capital.
page-games-no-phone = { $who } (no phone): { $reason }
page-games-tap-castles = { $count ->
        [2] tap two castles on the map.
       *[other] tap a castle on the map.
    }
page-games-start-on = Start on { $castles }
    .empty = Start
page-games-where-push = where does the beaten army go?
page-games-push = Push it to { $space }
    .empty = Tap a space
page-games-which-joker = which card takes the joker's place?
page-games-put = Put { $card } there
    .empty = Tap a card
page-games-no-castle = no castle rolls.
page-games-begin = Begin the turn
page-games-castles-roll = the castles roll.
page-games-dice = { $count ->
        [1] one die
       *[other] { $count } dice
    }
page-games-roll-battle = { page-games-dice } for the battle.
page-games-roll-undead = { page-games-dice } for the dead: 4 to 6 joins you.
# The number is the least that a die has to show, 0 where nothing is needed.
page-games-roll-rough = { page-games-dice } to enter{ $number ->
        [0] { "" }
        [6] : 6
       *[other] : { $number } to 6
    }{ $form ->
        [mixed] ; fresh units first
       *[alike] { "" }
    }.
page-games-end = End the turn
page-games-tap-army = tap an army to move it.
page-games-no-army = no army can move.
page-games-where-to = where does the army on { $space } go?
page-games-not-this = Not this one
page-games-how-many = { $origin } to { $space }: { $count ->
        [1] one unit.
       *[other] how many?
    }
page-games-unit-count = Units
page-games-tired = tired:
    .heard = Tired units among them
page-games-rough = { $form ->
        [forest] Forest
       *[mountain] Mountain
    }: each unit enters with { $number ->
        [6] 6
       *[other] { $number } to 6
    }.
# Chances such as 45 %.
page-games-odds = { $player } wins { $text }, { $other } { $title }.
    .nobody = { $player } wins { $text }, { $other } { $title }, nobody { $form }.
page-games-percent = { tactics-percent }
    .under = under { $count } %
    .over = over { $count } %
page-games-attack = Attack
page-games-move = Move
page-games-throw = Throw for me
page-games-tap-dice = Or tap what your dice show:
page-games-die = A die
page-games-dice-shown = Dice: { $dice }
    .empty = Dice: none yet
page-games-die-back = Take one back
page-games-these-dice = These dice
page-games-battle = Battle for { $space }
# The heads of a table: a player's dice, what the card adds, what other armies add, and the sum.
page-games-sum-dice = { tactics-sheets-aid-dice }
page-games-sum-card = { tactics-sheets-aid-card }
page-games-sum-support = { tactics-sheets-aid-support }
page-games-sum-total = { tactics-sheets-aid-sum }
page-games-dice-count = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

## Tactics Joker: the map, as it is heard

page-games-map = The table
page-games-unseen = unseen
page-games-ground = { $form ->
        [castle] { tactics-ground-castle }
        [forest] { tactics-ground-forest }
        [mountain] { tactics-ground-mountain }
       *[plain] { tactics-ground-plain }
    }
page-games-recruit = { tactics-ground-recruit }
page-games-turned = turned over
page-games-army = army of { $who }
page-games-tired-units = { $count } tired
page-games-spent-units = { $count } spent

## Rotator

page-games-which-board = Which board?
page-games-letters = The seven letters below the puzzle
page-games-open-board = Open this board
page-games-new-board = Or a new one
# The fewest boosts with which a board can be won, and in how many turns.
page-games-par = Par: { $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    } in { $round ->
        [one] { $round } turn
       *[other] { $round } turns
    }.
page-games-where-start = Where do you start? A column of the top row.
page-games-took-node = You captured a Node. Start from any space of its range:
page-games-how-far = You fall, then drill how many spaces?
# What drilling so far leads to.
page-games-drill = { $form ->
        [blocked] blocked
        [node] Node!
        [lost] lost
        [won] won!
       *[free] free
    }
    .boosts = −{ $count ->
        [one] { $count } boost
       *[other] { $count } boosts
    }
page-games-do-it = Do it
page-games-boosts = { rotator-boosts }
    .left = { $count } of 10 boosts left
page-games-through = You have won in { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }.
page-games-collapsed = Your space collapsed: you have lost. Take a turn back.
page-games-turn-number = Turn { $round }
page-games-board = Board { $text }
page-games-board-won = Won
page-games-board-lost = Lost
page-games-turn-back = Take a turn back
page-games-hint = A hint
    .first = Can it still be won?
    .second = How far to drill?
    .third = The next turn
    .half = Which half to start in?
    .start = Where to start?
    .looking = Looking ahead …
page-games-race-ghost = Race a ghost
    .speed = How fast the ghost is
page-games-on-paper = On paper
page-games-rotator = Rotator board { $text }; you are on { $space }
    .before = Rotator board { $text }; you are not on it yet
