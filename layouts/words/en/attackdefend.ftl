# Attack/Defend: what happened, and what is due.

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

attackdefend-said-prefer = { $who } prefers to be the { attackdefend-role }
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
# Both titles of a card, as they are printed.
attackdefend-titles = { $card } / { $other_card }
# The title and the effect are those of the card; the effect is said without its full stop.
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

attackdefend-due-sides = Agree who is the Defender and begins; or { $who } says which side { $who } prefers.
attackdefend-due-answer = { attackdefend-said-prefer }. { $other } accepts, or wagers.
    .wagered = { attackdefend-said-prefer }. { $count } wagered. { $other } accepts, or wagers.
attackdefend-due-card = { $who }'s turn ({ attackdefend-role }): draw a card first.
    .yours = Draw a card first.
attackdefend-due-actions = { $who }'s turn ({ attackdefend-role }): { attackdefend-actions } left.
    .yours = { attackdefend-actions } left.
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
attackdefend-no-pile = no pile

## What is refused

attackdefend-refused-nothing-to-choose = there is nothing to choose
attackdefend-refused-not-asked = { $other } has to choose, not { $player }
attackdefend-refused-choose-first = { $player } has to choose first
attackdefend-refused-sides-settled = the sides are settled already
attackdefend-refused-empty-hand = { $player } has no card in the hand
attackdefend-refused-cost = { $text } has a cost: its first white text needs level { $level }
attackdefend-refused-no-preference = nobody has said yet which side to prefer
attackdefend-refused-prefers = { $other } says which side { $other } prefers, not { $player }
attackdefend-refused-answer-first = { $player } has to accept or to wager
attackdefend-refused-wager = a wager of { $total } in all does not top { $count }
attackdefend-refused-count = { $player } holds { $of } cards, not { $count }
attackdefend-refused-draw-first = { $player } has to draw a card first
attackdefend-refused-no-action = { $player } has no action left: end the turn
attackdefend-refused-end-of-defender = only the Attacker names cards at the end of a turn
attackdefend-refused-declined = this can't be declined
attackdefend-refused-attacker-places = the Attacker places score cards only
attackdefend-refused-position = choose a position from 1, the top, to { $of }
attackdefend-refused-discard = discard { $wanted }, not { $count }
attackdefend-refused-saddle = only a score card of -1 can be put there
attackdefend-refused-turned-up = only a score card is turned up; any other is 'kept'
attackdefend-refused-dealt = the cards are dealt already
attackdefend-refused-not-chosen = { $player } has not chosen
attackdefend-refused-no-card = type a card or its number
attackdefend-refused-on-paper = the players hold the cards: the companion does not know them
attackdefend-refused-number-of-card = there is no card { $text } in your hand: 1 to { $of }
attackdefend-refused-deck-late = 'deck' comes before the players
attackdefend-refused-deck-named = the deck is named already: { $text }
attackdefend-refused-player-missing = { $count } players are named: two play
attackdefend-refused-choose-before-deal = there is nothing to choose: the cards are not dealt yet
attackdefend-refused-not-dealt = the cards are not dealt yet
attackdefend-refused-name = the name '{ $text }' has a colon or a #: choose another one
attackdefend-refused-number = '{ $text }' is no number
attackdefend-refused-word = '{ $text }' is not understood: type { $either }
attackdefend-refused-which-card = which card? Type its place
attackdefend-refused-cards = '{ $text }' may be { $either }: type more of it
attackdefend-refused-no-sides = nobody is the Defender yet: agree on the sides, or say which you prefer
attackdefend-refused-no-sides-yet = nobody is the Defender yet: { attackdefend-refused-answer-first }
# What only one side does.
attackdefend-refused-defenders = only the Defender can { $form ->
        [place] place
       *[advance] advance
    } a card, and { $player } is the Attacker
attackdefend-refused-attackers = only the Attacker can { $form ->
        [use] use
       *[flip] flip
    } a card, and { $player } is the Defender
attackdefend-refused-play = only the Defender plays a face-down card, and { $player } is the Attacker
attackdefend-refused-empty = the { $pile ->
        [discard] discard pile
       *[deck] deck
    } is empty
attackdefend-refused-planted = the card at place { $number } is planted: only the Attacker flips it
attackdefend-refused-score-card = the card at place { $number } is planted, so it must be a score card
attackdefend-refused-highest = the card at place { $number } is at level 4 already
attackdefend-refused-protected = the card at place { $number } is protected
attackdefend-refused-other-side = the card at place { $number } is not on your side
attackdefend-refused-too-low = the card at place { $number } is at level { $level }: too low for it
attackdefend-refused-level = the card at place { $number } is at level { $level } and needs { $wanted }
attackdefend-refused-not-scored = { $text } is not scored at the end of a turn: only +1 and +2 are
attackdefend-refused-not-held = { $player } does not hold { $count ->
        [one] { $options }
       *[other] all of { $options }
    }
attackdefend-refused-copies = the deck has { $count } of { $text }, and all have turned up
attackdefend-refused-score-cards = too few score cards are left for those that the Attacker has planted
attackdefend-refused-place = no card lies at place { $number } (places with a card: { $count ->
        [0] none
       *[other] { $options }
    })
attackdefend-refused-in-private = '{ $text }' can't be done: type '{ $form }' alone, and you are told why in private
attackdefend-refused-deck = there is no deck '{ $text }': { $options }, or a file that ends in .toml
attackdefend-refused-third = there are two players already: { $players }
attackdefend-refused-form = '{ $text }' takes { $terms }
attackdefend-refused-more = '{ $text }' takes nothing more
attackdefend-refused-card = there is no card '{ $text }' in the deck: { $options }
attackdefend-refused-symbol = players have no symbol in this game: type '{ $text }', or '{ $title }.' if { $symbol } is an initial
attackdefend-refused-hands-here = hands can't be shown to one player alone here: play with printed cards (paper)
attackdefend-refused-moves = a list of moves would tell what is in a hand: type 'hand' instead
attackdefend-refused-type = type { $term }
attackdefend-refused-name-them = name them after 'end', such as: end { $example }
attackdefend-refused-computers-paper = the computer can't see cards that are on paper: let the companion deal

attackdefend-lacks-players = it lacks two players
attackdefend-lacks-deal = it lacks the deal

# What a command takes.
attackdefend-form-role = a side
attackdefend-form-pile = a pile
attackdefend-form-place = a place
attackdefend-form-count = a number
attackdefend-form-card = a card
attackdefend-form-cards = cards
attackdefend-form-end = the +1 and +2 in the hand
attackdefend-form-kept = a card or 'kept'
attackdefend-form-yes = yes or none

# What a player types who is asked something.
attackdefend-wanted-cards = which cards
attackdefend-wanted-kept = 'kept', or the score card
attackdefend-wanted-position = its position from the top, or none
attackdefend-wanted-card = the card, or none
attackdefend-wanted-place = its place, or none

## What is asked at a keyboard

attackdefend-which-deck = The deck: { $example }, { $text } (version 1), or the name of a file?
    .enter = The deck: { $example }, { $text } (version 1), or the name of a file ({ $parts })?
attackdefend-which-first = The first player, who may choose a side first: a name, such as Ann?
    .enter = The first player, who may choose a side first: a name, such as Ann ({ $parts })?
attackdefend-which-second = The second player: a name, such as Ann?
    .enter = The second player: a name, such as Ann ({ $parts })?
attackdefend-which-cards = Do I deal (deal), or do you play with printed cards (paper)?
    .enter = Do I deal (deal), or do you play with printed cards (paper; { $parts })?
attackdefend-which-card = Which card is it?
attackdefend-type-deal = Type deal or paper.
attackdefend-dealt = The cards are dealt, five each. Type 'hand' to look at yours alone.
attackdefend-digest = SHA-256 of the seed, to check the deal afterwards:
attackdefend-next-time = Next time type '{ $form }' alone: then you are asked for the card in private.
attackdefend-end-without = End the turn with no +1 and no +2 in your hand?
attackdefend-see-face = { $player }: type 'hand { $who }' to see the face alone.
attackdefend-seed = The seed of the deal was { $text }.
attackdefend-hand-of = { $player }'s hand
attackdefend-seen = Seen? Enter, or the number of a card to read it:
attackdefend-type-number = type the number of a card in your hand
attackdefend-such-as-read = such as: read 1
attackdefend-type-place = Which card do you place? Its name or number.
attackdefend-type-discard = Which card do you discard? Its name or number.
attackdefend-type-use = Which card do you play? Its name or number.
attackdefend-type-wager = Which cards do you wager? Names or numbers.
attackdefend-step-place = Which card do you place? Its name or number, or none.
attackdefend-step-discard = You discard { attackdefend-cards }. Names or numbers?
attackdefend-step-switch = Which place, and which card goes there? Such as: { $example } 1, or none.
attackdefend-step-take = Which discard do you take? 1 is the top one; or none.
attackdefend-step-saddle = Which -1 does the other get? Its name or number, or none.
attackdefend-ask-alone = { $term } 'read 1' explains card 1, 'back' leaves:

## After the game

attackdefend-recap-counted = Points, from the first turn to the last:
attackdefend-recap-scored = { $who } scored { $points } with { $count ->
        [one] one card
       *[other] { $count } cards
    }.

## Advice for who plays alone

attackdefend-advice = The card at place { $number } would have scored { $points } at once.
## Who has to say what

attackdefend-ask = { $player }, { $term }:
    .enter = { $player }, { $term } (Enter: { $example }):
    .or-play = { $player }, { $term }, or play:
    .enter-or-play = { $player }, { $term } (Enter: { $example }), or play:
attackdefend-ask-sides = Such as '{ $player } defender', or 'prefer defender':
attackdefend-ask-answer = { $player }, accept or wager:
attackdefend-ask-defender = { $player }, play a face-down card first? Its place, or Enter.
    .paper = { $player }, play a face-down card first? Its place and card, or Enter.
attackdefend-wanted-alone = choose alone
attackdefend-wanted-draw-from = draw from the { $pile ->
        [discard] discard pile
       *[deck] deck
    }
attackdefend-wanted-draw = draw: { $either }
attackdefend-wanted-action = { attackdefend-actions } left: { $options }
attackdefend-wanted-end = no action left
attackdefend-wanted-names = no action left: name your +1 and +2, such as 'end { $example }'

## Where a game stands

attackdefend-piles = { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }. Deck { $number }, discard pile { $count }.
attackdefend-trash = { $count ->
        [0] Trash: empty.
       *[other] Trash: { $options }.
    }
# The text is a name, and blanks as far as the longest name. Sides are as wide as each other.
attackdefend-holds = { $text }  { $role ->
        [attacker] Attacker
        [defender] Defender
       *[none] { "        " }
    }  hand { $number }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .scored = { attackdefend-holds } ({ $options })
attackdefend-lies = { "  " }place { $number }: level { $level }, { $player }'s side
    .protected = { attackdefend-lies }, protected
attackdefend-none-lies = { "  " }No card lies face down.
attackdefend-nothing-to-say = Nothing is left to say: the game is over.
attackdefend-may-say = You may say:

## A hand

attackdefend-hand = { $player }'s hand:
    .empty = { $player }'s hand is empty.
attackdefend-known = Face-down cards whose face you know:
attackdefend-known-card = { "  " }place { $number }: { $term }
attackdefend-looked = The top discards, the top one first: { $options }.
# The card has its number in the hand before it; the title is that of its half for the other side.
attackdefend-other-half = { $card }. For the { attackdefend-role }: { $title }
# A card in one line: its two titles, each with the levels that its texts need.
attackdefend-named = { $card }: { $title } / { $other_card }
# What a half of a card says, below it; the side comes first where both halves are read.
attackdefend-says = { "       " }{ attackdefend-half }: { $effect }
    .level = { "       " }{ attackdefend-half } from level { $level }: { $effect }
attackdefend-half = { $role ->
        [attacker] Attacker, { $title }
        [defender] Defender, { $title }
       *[none] { $title }
    }

## What may be typed in play, and what it does

attackdefend-help-prefer = say which side you prefer; or agree: Bob defender
attackdefend-help-accept = take the side that is left
attackdefend-help-wager = wager cards for the preferred side
attackdefend-help-draw = from the deck, or from the discard pile
attackdefend-help-place = a card of the hand, face down
attackdefend-help-use = play a card from the hand
attackdefend-help-advance = turn the card at place 1 one level up
attackdefend-help-flip = turn up the card at place 1
attackdefend-help-discard = a card of the hand
attackdefend-help-end = end the turn
attackdefend-help-play = the Defender turns up his card
attackdefend-help-question = answer what is asked
attackdefend-help-hand = look at a hand alone
attackdefend-help-number = after place, use, discard: card 2 of the hand; without a number it is asked for in private
attackdefend-help-faces = name each face that is turned up
attackdefend-help-scores = name the +1 and +2 in the hand
## What taking back can't hide again

attackdefend-given-turned-up = a card was turned up
attackdefend-given-taken = a card was taken
attackdefend-given-drawn = a card was drawn
attackdefend-given-looked-at = the card at place { $number } was looked at
attackdefend-given-discards = discards were looked at
