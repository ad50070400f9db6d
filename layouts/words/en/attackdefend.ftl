# Attack/Defend: what happened, and what is due.

attackdefend-sentence = { $term }.
attackdefend-cards = { $count ->
        [0] no card
        [1] a card
       *[other] { $count } cards
    }
attackdefend-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
attackdefend-levels = { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
attackdefend-role = { $role ->
        [attacker] Attacker
       *[defender] Defender
    }

## What players say

attackdefend-said-prefer = { $who } wants to be the { attackdefend-role }
attackdefend-said-wager = { $who } wagers { attackdefend-cards }
attackdefend-said-advance = { $who } advances the card at place { $number }
attackdefend-said-end = { $who } ends the turn
attackdefend-said-choose = { $who } chooses

## What happened

attackdefend-fact-sides = { $player } is the Defender and begins; { $other } is the Attacker
attackdefend-fact-drew = { $player } draws { attackdefend-cards } from the { $pile ->
        [discard] discard pile
       *[deck] deck
    }
attackdefend-fact-discarded = { $player } discards { attackdefend-cards }
attackdefend-fact-placed = { $player } places a card face down: place { $number }, level { $level }
attackdefend-fact-level = The card at place { $number } is at level { $level } now
# The title and the text are those of the card.
attackdefend-fact-revealed = { $player } plays { $title } from the hand: { $effect }
attackdefend-fact-revealed-lying = { $player } plays { $title } at place { $number }: { $effect }
attackdefend-no-effect = below its number, so nothing happens
attackdefend-fact-scored = { $player } scores { $title }: { $points }
attackdefend-fact-trashed = { $title } goes to the trash
attackdefend-fact-stole = { $player } takes a card at random from the other hand and keeps it
attackdefend-fact-stole-card = { $player } takes a card at random from the other hand: { $title }
attackdefend-fact-returned = The card at place { $number } goes to { $player }'s hand
attackdefend-fact-switched = { $player } exchanges the card at place { $number } with one of the hand
attackdefend-fact-peeked = { $player } looks at the card at place { $number }
attackdefend-fact-protected = The card at place { $number } can't be flipped before the Defender's next turn
attackdefend-fact-took = { $player } takes one of the discards
attackdefend-fact-declined = { $player } declines
attackdefend-fact-actions-more = { $player } has { attackdefend-actions } more next turn
    .now = { $player } has { attackdefend-actions } more this turn
attackdefend-fact-actions-fewer = { $player } has { attackdefend-actions } fewer next turn
    .now = { $player } has { attackdefend-actions } fewer this turn
attackdefend-fact-overtime = Equal points: the discard pile goes under the deck, and the next card scored decides
attackdefend-fact-won = { $player } wins
attackdefend-fact-drawn = The game is a draw

attackdefend-points = { $who }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $other }: { $other_count ->
        [one] { $other_count } point
       *[other] { $other_count } points
    }.

## What is due

attackdefend-due-over = The game is over: { $who } has won.
attackdefend-due-draw = The game is over: a draw.
attackdefend-due-sides = Agree who is the Defender and begins; or { $who } says which side { $who } prefers.
attackdefend-due-answer = { $who } wants to be the { attackdefend-role }. { $other } accepts, or wagers.
    .wagered = { $who } wants to be the { attackdefend-role }. { $count } wagered. { $other } accepts, or wagers.
attackdefend-due-card = { $who }'s turn ({ attackdefend-role }): draw a card first.
attackdefend-due-actions = { $who }'s turn ({ attackdefend-role }): { attackdefend-actions } left.
attackdefend-asked-discard = { $who } chooses { attackdefend-cards } to discard.
attackdefend-asked-raid = { $who } takes a card at random: 'kept', or the score card it is.
attackdefend-asked-peek = { $who } may look at a face-down card.
attackdefend-asked-lower = { $who } may lower a face-down card by { attackdefend-levels }.
attackdefend-asked-raise = { $who } may raise a face-down card by { attackdefend-levels }.
attackdefend-asked-flip = { $who } may flip a face-down card.
attackdefend-asked-trash = { $who } may put a face-down card in the trash.
attackdefend-asked-return = { $who } may return a face-down card to a hand.
attackdefend-asked-protect = { $who } may protect a face-down card.
attackdefend-asked-switch = { $who } may exchange a face-down card with one of the hand.
attackdefend-asked-place = { $who } may place a card at level { $count }.
attackdefend-asked-take = { $who } may take one of the top { $count } discards.
attackdefend-asked-saddle = { $who } may put a -1 among the other's scored cards.
