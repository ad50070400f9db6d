# What the sheets and aid cards of Attack/Defend say.

## The first page

attackdefend-sheets-what = Bluff, guess, and turn the card up
attackdefend-sheets-needs = two players, fifty cards
attackdefend-sheets-goal = Be the first with five points. Or have most when a turn ends and the deck is empty.
attackdefend-sheets-setup-shuffle = all cards, turned alike, and deal five each. The rest is the deck.
    .title = Shuffle
attackdefend-sheets-setup-sides = one is the Defender, one the Attacker. Agree, or wager cards (page 2).
    .title = Sides:
attackdefend-sheets-setup-piles = discards lie face down and sideways. Cards that were played lie open in the trash.
    .title = Piles:
attackdefend-sheets-pile-discards = discards
attackdefend-sheets-pile-deck = deck
attackdefend-sheets-pile-trash = trash
attackdefend-sheets-turn-title = Turn by turn; the Defender begins
attackdefend-sheets-turn-defender = The Defender’s turn
attackdefend-sheets-defender-draw = the top card of the deck or of the discard pile. You must, without looking.
    .title = Draw
attackdefend-sheets-defender-two-actions = draw another card, discard one, place a card face down at level 1, or advance a card: turn it one level up.
    .title = Two actions:
attackdefend-sheets-defender-play = a face-down card of yours: turn it up once its level has reached the number on its black half. You may do that at any time, also before you draw or in the Attacker’s turn. It is no action.
    .title = Play
attackdefend-sheets-turn-attacker = The Attacker’s turn
attackdefend-sheets-attacker-draw = the top card of the deck or of the discard pile. You must, without looking.
    .title = Draw
attackdefend-sheets-attacker-two-actions = draw another card, discard one, use a card from your hand (with the sign of a hand), or flip a face-down card of any level.
    .title = Two actions:
attackdefend-sheets-attacker-mind-your-hand = at the end of your turn the Defender scores every +1 and +2 in it. So discard them before: an action each.
    .title = Mind your hand:
attackdefend-sheets-levels = The number at the Defender’s edge is the level. A card is placed at level 1. To advance it, turn it a quarter to the left, which brings the next number there. Level 4 is the highest. In deck and hands keep all cards with the 1 at the same end, or their backs tell which card is which.
    .title = Levels
attackdefend-sheets-reveal-title = A card is turned up
attackdefend-sheets-reveal-whose-half = Who turns the card up plays his half: the Defender black, the Attacker white.
    .title = Whose half?
attackdefend-sheets-reveal-which-text = The one with the highest number that the level has reached; the sign of a hand counts as 0. From the hand: the one with that sign.
    .title = Which text?
attackdefend-sheets-reveal-where-to = To the trash. But a card that its text scores goes to your scored cards.
    .title = Where to?
attackdefend-sheets-reveal-then = do the rest of the text, step by step. If no text is reached, the card is only trashed.
    .title = Then
# a score card, the numbers on its halves, and what it scores
attackdefend-sheets-example = An example: { $title } ({ $points }). At level 1 it is worth nothing. From level { $white } on, the Attacker scores it by flipping it. From level { $black } on, the Defender may play and score it.
attackdefend-sheets-example-house = An example from the house deck: { $title } ({ $points }). At level 1 it is worth nothing. From level { $white } on, the Attacker scores it by flipping it. From level { $black } on, the Defender may play and score it.

## Where the parts of that card are named

attackdefend-sheets-part-title = title
attackdefend-sheets-part-number = number
attackdefend-sheets-part-black = Defender’s half
attackdefend-sheets-part-word = word
attackdefend-sheets-part-white = Attacker’s half
attackdefend-sheets-part-points = points
attackdefend-sheets-part-sign = sign
attackdefend-sheets-part-text = text
attackdefend-sheets-hand = sign of a hand: in place of a number
attackdefend-sheets-foot = Deck { $text }. Page 2: a first round, signs
attackdefend-sheets-foot-house = House deck { $number }, not the author’s cards. Page 2: a first round, signs

## The second page

attackdefend-sheets-round = A first round, and what lies face down after each step
attackdefend-sheets-round-house = A first round with cards of the house deck, and what lies face down after each step
# the worked round: a score card, Bob’s second card, Ann’s two
attackdefend-sheets-round-1 = Bob is the Defender and begins. He draws a card from the deck. His two actions: he places two cards face down, each at level 1.
attackdefend-sheets-round-2 = Ann draws, and uses { $scout }. It has the sign of a hand, so she may play it from her hand. She looks at both of Bob’s cards: { $prize } and { $other_card }. { $scout } goes to the trash.
attackdefend-sheets-round-3 = From level 2 on, Ann can score { $prize }. If she flipped it now, it would only go to the trash. So her second action is { $lever }, which has the sign of a hand, too: she raises { $prize } to level 2. She holds no +1 or +2, so Bob scores nothing at the end of her turn.
attackdefend-sheets-round-4 = Bob is faster. He draws, and advances { $prize } to level 3, its black number. He plays it at once, which is no action: he scores { $points }. With his second action he advances { $other_card }.
attackdefend-sheets-signs = The signs on the cards
attackdefend-sheets-sign-score = score this card
attackdefend-sheets-sign-draw = draw 2 cards
attackdefend-sheets-sign-gift = the other draws 2
attackdefend-sheets-sign-discard = discard 2 cards
attackdefend-sheets-sign-foe = the other discards 2
attackdefend-sheets-sign-raid = take a card at random
attackdefend-sheets-sign-peek = look at 2 face-down cards
attackdefend-sheets-sign-lower = lower a card by 2 levels
attackdefend-sheets-sign-raise = raise a card by 2 levels
attackdefend-sheets-sign-boost = the other raises one
attackdefend-sheets-sign-flip = flip a face-down card
attackdefend-sheets-sign-trash = trash a face-down card
attackdefend-sheets-sign-return = return a card to its hand
attackdefend-sheets-sign-protect = a card can’t be flipped
attackdefend-sheets-sign-switch = exchange with your hand
attackdefend-sheets-sign-place = place a card at level 2
attackdefend-sheets-sign-take = take 1 of 2 discards
attackdefend-sheets-sign-saddle = give the other a −1
attackdefend-sheets-sign-act = you have 2 actions more
attackdefend-sheets-sign-slow = the other has 2 fewer
attackdefend-sheets-sign-hand = In place of a number: counts as 0, and can be used from the hand.
attackdefend-sheets-section-sides = Sides
attackdefend-sheets-rule-preference = Toss for who says which side he prefers. The other accepts, or wagers: he lays cards of his hand on the discard pile. Then each in turn has to wager more cards in all than the other, or accepts: then the other gets that side.
    .title = Preference.
attackdefend-sheets-rule-as-many-cards = as the other are not enough. Nobody draws new ones for cards wagered.
    .title = As many cards
attackdefend-sheets-section-actions = Actions
attackdefend-sheets-rule-no-limits = the same action twice is fine, and so are fewer than two; hands and face-down cards may be any number.
    .title = No limits:
attackdefend-sheets-rule-too-late = what is called first is done first. Once a flip is called, that card can’t be played.
    .title = Too late:
attackdefend-sheets-rule-number = beside the first white text: the card can’t be used from the hand.
    .title = A number
attackdefend-sheets-rule-more-or-fewer-actions = count in this turn if it is the turn of the player they concern, else in that player’s next. Never below zero.
    .title = More or fewer actions
attackdefend-sheets-section-points-and-the-end = Points and the end
attackdefend-sheets-rule-five-points = win at once, even in the middle of an effect.
    .title = Five points
attackdefend-sheets-rule-score-cards = are +1, +2 and −1. A −1 takes a point off, also below zero.
    .title = Score cards
attackdefend-sheets-rule-attackers-hand = he lays open every +1 and +2 at the end of his turn, and nothing else. A −1 stays.
    .title = The Attacker’s hand:
attackdefend-sheets-rule-deck-is-empty = at the end of a turn, once the Attacker’s hand is scored: more points win.
    .title = The deck is empty
attackdefend-sheets-rule-equal-then = the discard pile goes under what is left of the deck, as it lies. The next card scored, even a −1, ends the game: more points win. If there is no discard pile, or the deck runs out again, the game is a draw.
    .title = Equal then:
attackdefend-sheets-rule-nobody-draws = from the deck for ten turns one after another: it counts as run out.
    .title = Nobody draws
attackdefend-sheets-section-effects = Effects
attackdefend-sheets-rule-you = is the player who turned the card up. “You may”: you can also decline. A step that can’t be done is left out.
    .title = “You”
attackdefend-sheets-rule-draw = from the deck only. Discard what you have, if you hold less.
    .title = Draw
attackdefend-sheets-rule-taken = the card comes from the other’s hand. You score a score card, and keep any other.
    .title = Taken at random:
attackdefend-sheets-rule-up-and-down = a card stops at level 4 and at level 1.
    .title = Up and down:
attackdefend-sheets-rule-protected = lay a coin on the card. It can’t be flipped until the Defender’s next turn begins.
    .title = Protected:
attackdefend-sheets-rule-flip-in-an-effect = is done whole before the next step.
    .title = A flip in an effect
attackdefend-sheets-rule-wait-for-a-choice = while a player chooses, the Defender can’t play a card.
    .title = Wait for a choice:
attackdefend-sheets-rule-planted-cards = an effect lets the Attacker place a score card on his side. Only he flips it. The Defender can’t play or advance it, but his effects reach it.
    .title = Planted cards:

## The aid cards, the track, the record

attackdefend-sheets-aid-about = your turn · Attack/Defend
attackdefend-sheets-aid-look-up = the signs on the cards
attackdefend-sheets-aid-win = Five points win.
attackdefend-sheets-aid-defender = You play the black half of a card, and score for yourself.
attackdefend-sheets-aid-attacker = You play the white half of a card, and score for yourself.
attackdefend-sheets-track = Begin at 0. Move your marker when a card is scored, also one that somebody else turned up for you. Whoever reaches 5 has won. Below −5, count on from the left end.
attackdefend-sheets-track-foot = Lay the track between you, each row at its player.
attackdefend-sheets-record-note = Statements: draw, place, advance, discard, play, use, flip, choose, end; undo takes the last back. Write a card’s word, such as { $card }, where its face turns up. The lines printed in bold are part of the file.
attackdefend-sheets-record-foot = companion check NAME.txt tells who has won.
attackdefend-sheets-record-statement = statement
attackdefend-sheets-record-player = player
attackdefend-sheets-record-place = place
attackdefend-sheets-record-card = card or pile
attackdefend-sheets-record-side = side: player, defender
attackdefend-sheets-track-title = Score track
attackdefend-sheets-track-under = a row for each side
attackdefend-sheets-track-wins = wins
attackdefend-sheets-track-start = start
attackdefend-sheets-markers = Markers, to cut out

## Sides and decks

attackdefend-sheets-defender = Defender
attackdefend-sheets-attacker = Attacker
# On the back of a card: what its owner does with it.
attackdefend-sheets-defend = Defend
attackdefend-sheets-attack = Attack
attackdefend-sheets-deck = deck { $text }
attackdefend-sheets-house-deck = house deck { $number }, not the author’s cards

## Parts

attackdefend-sheets-part-rules = rules on two pages, with a first round and all signs
attackdefend-sheets-part-track = score track, with markers to cut out
attackdefend-sheets-part-deck = deck of fifty cards
    .finish = Cut out the decks of Attack/Defend, and stack their cards turned alike.
