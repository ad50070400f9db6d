# What the page for phones says in all games, and in games of territory.

page-language = Language
page-back = Back
page-next = Next
page-skip = Skip
page-done = Done
page-close = Close
page-why = Why?
page-menu = Menu

## While there is nothing to see yet, or no answer

page-moment = One moment …
page-looking-for-table = Looking for the table.
page-reconnecting = Reconnecting.
    .short = Reconnecting …
page-trying-again = Trying again to reach the server …
page-no-server = The server can't be reached.
page-no-server-now = The server can't be reached just now.
page-stale = The game has gone on. Look again.
# On the button that was tapped.
page-sending = Sending …

## Tables, and how phones join one

page-tables-to-organise = Show each table its own symbol, or open a table as its host.
page-which-table = Which table are you at?
# The text is the code.
page-room-code = Room code { $text }
page-room-code-field = Room code
page-be-host = Be its host
page-join = Join
page-join-table = Join the table
# The title is the game's.
page-join-game = Join { $title }
page-host-shows-code = The host's screen shows it.
page-no-seats = This game goes on without seats. Watch the host's screen.
page-host-names-players = The host is naming the players. This page goes on by itself.
page-host-chooses-game = The host is choosing a game. This page goes on by itself.
page-goes-on-by-itself = This page goes on by itself.
# On a seat of the table, where only short words have room.
page-you = you
page-taken = taken
page-free = free
page-seat = Seat { $number }
page-your-name = Your name
page-your-symbol = Your symbol
page-who-are-you = Who are you?
page-where-do-you-sit = Where do you sit?
page-all-taken = All seats are taken.
    .about = Ask the host to free a seat.
    .named = Is one of them yours? Ask the host to free it, or to give you its code.
page-seat-code = Code of your seat
page-sit-down = Sit down
page-stand-up = Stand up
page-name-first = { desk-refused-nameless }
page-tap-name-first = Tap your name first.
page-tap-seat-first = Tap a seat first.
page-code-first = Type the code that the host's screen shows.
# The text is the symbol that was wanted.
page-symbol-taken = Another player has just taken { $text }. Your symbol is { $symbol }.
page-qr-table = QR symbol that opens { $text } on a phone
page-you-want-to-be = You want to be { $who }
page-you-are-phone = You are phone { $number }. The host has to let you in.
page-withdraw = I don't want to
page-you-have-seat = You have a seat
page-wait-for-host = Wait until all others sit, and the host begins.
page-table-from-above = The table from above

## The host sets a game up

page-which-game = What do you play?
page-alone = Alone, against the computer
page-two-minutes = 2-minute introduction
page-about = { $game ->
    [rotator] One player drills down through a turning board.
   *[reflector] Two players. { territory-variant-reflection }
    [deflector] Three to five players. Deflectors send shots on.
    [attack-defend] Two players. Bluff with cards: one defends, one attacks.
    [defector] Six or more players. Alliances, and how they end.
    [tactics-joker] Two armies on a table of cards. Hold three castles.
    }
# A game that somebody has added.
page-about-other = { $count } players. You type what happens, a line at a time.
page-about-other-range = { $lowest } to { $highest } players. You type what happens, a line at a time.
page-another-game = Another game
page-how-many = How many play
page-player-fewer = One player fewer
page-player-more = One player more
page-players = { $count } players
# The address stands between this and the next one.
page-scan-or-open = Players scan this, or open
page-with-room-code = with the room code { $text }
page-who-sits-where = Who sits where?
page-who-has-sat-down = Who has sat down
page-tap-seats-around = Tap a seat to name its player, clockwise.
page-tap-seats = Tap a seat to sit there yourself, to name a player who has no phone, or to free it.
page-how-grids-lie = How the grids lie
# Whether grids touch each other all along their sides, and whether there are grids that are nobody's.
page-layout = { $form ->
    [full] full
    [island] island
   *[partial] partial
    }
page-variants = Variants
# As the rules call them; the record always has the English name.
page-variant = { $variant ->
    [ricochet] ricochet
    [reflection] reflection
    [safety] safety
    [deluxe] deluxe
    [team-victory] team-victory
   *[short] short
    [races] races
    [fog] fog
    [dead-out] dead-out
    }
    .about = { $variant ->
    [ricochet] { territory-variant-ricochet }
    [reflection] { territory-variant-reflection }
    [safety] { territory-variant-safety }
    [deluxe] { territory-variant-deluxe }
    [team-victory] { territory-variant-team-victory }
   *[short] Ends after a fixed number of rounds. With three or more players, 9 Nodes win at once.
    [races] { tactics-variant-races }
    [fog] { tactics-variant-fog }
    [dead-out] { tactics-variant-dead-out }
    }
page-units-on-castles = { $count ->
    [one] { $count } unit on each castle
   *[other] { $count } units on each castle
    }
page-rounds-limited = Ends after { $count } rounds
page-rounds-unlimited = No limit of rounds
# For a screen reader: the signs - and + beside a number.
page-fewer = { $form ->
    [start] start
   *[rounds] rounds
    }: fewer
page-more = { $form ->
    [start] start
   *[rounds] rounds
    }: more
page-seats-free = { $count } of { $of } seats { $count ->
    [one] is
   *[other] are
    } free
page-begin = Begin
# Who plays on a seat.
page-phone = phone
page-no-phone = no phone
page-seat-with-phone = { $who } has this seat with a phone.
page-free-seat = Free the seat
page-name = Name
page-symbol = Symbol
page-take-name = Take this name
page-plays-without-phone = Plays without a phone
page-sit-here-myself = I sit here myself
page-or-computer = Or the computer plays here:

## Computer players

page-strength = { $strength ->
    [easy] easy
   *[medium] medium
    [hard] hard
    }
page-how-strong = How strong
page-computer = computer, { page-strength }
# How what seals a board begins.
page-sealed = sealed: { $text } …
page-computer-thinks = { $who } (computer) thinks …
# Makes the computer hurry.
page-now = Now
page-advice =
    .on = Advice after your calls: on
    .off = Advice after your calls: off
page-who-plays = Who plays?
page-who-plays-for = Who plays for { $who }?
page-computer-plays = The computer plays ({ page-strength }).
page-person-plays = A person plays, without a phone.
page-person-goes-on = A person goes on
    .about = If a person goes on for { $who }, that person sees what { $who } hides.
# Seconds until the computer calls. The first two stand beside each other, as a sentence would begin.
page-pace = { $form ->
    [0] At once
    [1.5] after 1.5 s
    [2.5] 2.5 s
    [5] 5 s
   *[wait] when all have marked
    }
    .label = When the computer calls
page-against-computer = Against the computer

## Introductions: two minutes for each game, a step at a time

page-introduction-lost = The introduction can't be fetched now. Try again.
page-introduction-none = There is no introduction to this game yet.
page-introduction-turning = The board turns a quarter after every turn
page-example = An example
page-introduction = { $title }, { $number } of { $of }
page-tap = Tap { $space }.
page-introduction-nodes =
    You hide five Nodes on a grid that nobody else sees. Around each Node lies its range: all spaces up to two
    steps away.
page-introduction-enter =
    In your turn you shoot at one space of another player's grid. You come in at the side that touches yours.
    .then =
        “Null”: { territory-answer-null.about }. You hold E1 now, so you write your symbol on it.
page-introduction-neighbours =
    From a space that you claimed you go on to the spaces beside it. Corners don't count.
    .then =
        “Owned”: { territory-answer-owned.about }, so a Node is at most two steps away. Shade it, and write your symbol.
page-introduction-take =
    Now find the Node.
    .then =
        “Node”: you capture it with its whole range. Capturing Nodes wins the game.
page-introduction-reflection =
    Reflection: each space you claim costs you the same one of yours. The other player gets it. So think before you
    shoot: what lies there on your own grid?
page-introduction-all-five-nodes =
    You win when you control all five Nodes of the other grid.
page-introduction-deflectors =
    Every board also hides twenty Deflectors.
    .then =
        The Deflector is used up, and the shot goes on: to the same space of the next player's grid.
page-introduction-nodes-to-win =
    With three players 10 Nodes win, with four 13, with five 15. Whoever loses all Nodes at home is out of the
    game.
page-introduction-alliances =
    Two players may ally: they name a Node as their secret Link, and share their territory for moving. If an enemy
    captures the Link, the alliance breaks for good.
page-introduction-more-than-half =
    You win alone: whoever controls more than half of all Nodes. So every alliance ends.
page-introduction-castles =
    Each side begins with three units on two castles, the corners of the table. In your turn your castles may
    bring more units; then you make up to three moves.
page-introduction-armies =
    A move takes units of one army to a space that touches theirs, along a side or at a corner. At most six units
    stand on a space, and no unit moves more than twice in a turn.
page-introduction-ground =
    Clubs are forests and spades are mountains. A unit that comes from other ground rolls a die: it enters with 4
    to 6. On a jack or a queen a unit of your reserve joins you, once.
page-introduction-battles =
    Enter an enemy's space and you fight. Each side adds up a die for each unit, its card's value, and 1 for each
    of its units around the attacked space. The lower sum loses units and must give way.
page-introduction-three-castles =
    You win if you hold three castles when your turn begins, or if the other side has no unit left on the table.
page-introduction-sides =
    One player is the Defender and plays the black halves of the cards. The other is the Attacker and plays the
    white halves. Five points win.
page-introduction-actions =
    In your turn you draw a card, then you have two actions. Discarding a card or drawing another one is an
    action, too.
page-introduction-defending =
    The Defender places cards face down at level 1 and advances them, a level for each action. At level 3 a +1 can
    be scored, at level 4 a +2. The Defender may turn such a card up at any time.
page-introduction-attacking =
    The Attacker uses cards from the hand, or flips the Defender's face-down cards. From level 2 on, at times from
    level 1, the Attacker scores a +1 or +2 there. But a card may be a trap: a −1, or an effect that hurts.
page-introduction-score-cards-in-the-hand =
    At the end of each of the Attacker's turns the Defender scores every +1 and +2 in the Attacker's hand. So the
    Attacker gets rid of them in time.
page-introduction-falling =
    You stand on top of a board of rock. After every turn the board turns a quarter, and you fall.
page-introduction-drilling =
    You fall through open spaces. After the fall you may drill down: one space is free; the second and the third
    cost a boost each. You have ten boosts.
page-introduction-collapse =
    Spaces that you have touched stay open for three turns. Then they collapse. If you are on one then, you have
    lost.
page-introduction-nodes-in-the-rock =
    If you drill into a Node, its whole range opens, and your next turn may start from any of its spaces.
page-introduction-the-bottom =
    You have won when you reach the bottom row, blue Row 10. Fewer boosts are better, then fewer turns.

## Rulings

page-all-rulings = All rulings
page-ruling = Ruling { $text }

## Boards, before play

page-boards = Boards
page-board-set = Your board is set
page-waiting-for = Waiting for { $players }.
page-players-without-phone = Players without a phone
    .about = They draw their boards on paper and answer aloud. You tap what they say.
page-has-board-on-paper = { $who } has a board on paper
page-your-board = Your board
    .alone = Your board; nobody else sees it
    .shown = Your board, for you alone
    .own = Your own board
page-at-random = At random
page-clear = Clear
# The text is such as: 3 of 5
page-nodes-set = { $text } Nodes
page-deflectors-set = { $text } Deflectors
page-so-many-of = { $count } of { $of }
page-all-nodes-set = All five Nodes are there. Tap one to take it back, or drag it.
page-all-deflectors-set = All Deflectors are there. Tap one to take it back, or drag it.
page-something-there = There is something on { $space } already.
page-where-board = Where is your board kept?
page-way = { $form ->
    [given] Computer
    [kept] This phone
   *[paper] Paper
    }
    .about = { $form ->
    [given] The computer knows your board and answers for you. Nobody else sees it.
    [kept] The board stays on this phone, and you answer. In the end the phone proves your answers.
   *[paper] Draw your board on paper only. You answer what is asked.
    }
page-board-on-paper = My board is on paper
page-this-is-my-board = This is my board
page-tap-to-place = Tap the grid to place your Nodes
# What is still to be set.
page-still-nodes = Still { $count ->
    [one] { $count } Node
   *[other] { $count } Nodes
    }
page-still-deflectors = Still { $count ->
    [one] { $count } Deflector
   *[other] { $count } Deflectors
    }
page-still-both = { page-still-nodes } and { $other_count ->
    [one] { $other_count } Deflector
   *[other] { $other_count } Deflectors
    }

## Grids

# What lies on a space, for a screen reader: B2, shaded, Node of Ann, held by Bob
page-grid-shaded = shaded
page-grid-node = Node
page-grid-node-of = Node of { $who }
page-grid-used = Deflector, used up
page-grid-deflector = Deflector
page-grid-held = held by { $who }
page-grid-legal = you may choose it
page-grid-chosen = chosen
page-grid-of = { $grid }'s grid
    .open = { $grid }'s grid, may be shot at
page-your-grid = Your grid
# A grid that is nobody's, such as I1.
page-island = Island { $grid }
page-all-grids = All grids

## Play

page-your-turn = Your turn
page-turn-of = { $who }'s turn
page-you-are-asked = You are asked
page-is-asked = { $who } is asked
page-chooses = { $who } chooses
page-dice-of = { $who }'s dice
page-paused = The host has paused the game.
# Whether the reader shoots, or somebody without a phone; and whether at the reader's own grid.
page-cannot-shoot = { $taker ->
    [you] You
   *[other] { $who }
    } can't shoot { $whose ->
    [you] your own
   *[other] { $grid }
    } { $space } now. Tap a glowing space.
page-shoot-at = { $taker ->
    [you] Shoot
   *[other] { $who } shoots
    } { $whose ->
    [you] your own
   *[other] { $grid }
    } { $space }?
# What a shot costs: who takes the space, who gets one for it, and on whose grid.
page-cost = If { $taker ->
    [you] you claim
   *[other] { $who } claims
    } it, { $getter ->
    [you] you get
   *[other] { $other } gets
    } { $space } of { $whose ->
    [you] your grid
   *[other] { $grid }'s grid
    }.
page-costs-nothing = It costs nothing.
page-you-no-shot = You have no legal shot.
page-no-shot = { $who } (no phone) has no legal shot.
page-pass = Pass
page-tap-glowing = Tap a glowing space.
page-tap-called = { $who } (no phone): tap the space that was called.
page-not-yet = Not yet
page-shoot = Shoot
page-nobody-has-shot = Nobody has shot yet.
# What is to be erased on paper.
page-take-back-mark = take back { $text }
# How many marks are still to be made by hand.
page-on-paper = On paper ({ $count })
page-all-marked = All marked
page-waiting-for-marks = Still marking on paper: { $players }
page-hold = Hold to see your board
page-nodes = { $count } Nodes
    .title = Nodes
page-nodes-of = { territory-counted-nodes }
page-out-of-the-game = { territory-out }
# Behind a player's name, in a list of all.
page-allied-with = with { $players }
page-round = Round
page-pass-phone = Pass the phone to { $who }

## Answers

page-answer = { $answer ->
   *[null] { territory-answer-null }
    [owned] { territory-answer-owned }
    [node] { territory-answer-node }
    [deflector] { territory-answer-deflector }
    [clear] { territory-answer-clear }
    }
    .title = { $answer ->
   *[null] Null
    [owned] Owned
    [node] Node
    [deflector] Deflector
    [clear] Clear
    }
    .about = { $answer ->
   *[null] { territory-answer-null.about }
    [owned] { territory-answer-owned.about }
    [node] { territory-answer-node.about }
    [deflector] { territory-answer-deflector.about }
    [clear] { territory-answer-clear.about }
    }
page-asked = { $taker ->
    [you] What is on { $space } of your grid?
   *[other] { $who }: what is on { $space }?
    }
page-asked-run = { $taker ->
    [you] What does the shot meet first on your grid, from { $space } on?
   *[other] { $who }: what does the shot meet first from { $space } on?
    }
page-asked-conceded = { $taker ->
    [you] You give { $space } back. What is on it?
   *[other] { $who }: { $space } is given back. What is on it?
    }
page-asked-more = { $form ->
    [retained] Which of these lie in the range of another Node of this grid, too?
    [nodes] On which of these is a Node?
   *[deflectors] Which of these have a Deflector that is not used up?
    }
page-board-says = Your board says: { page-answer }.
page-board-says-on = Your board says: { page-answer } on { $space }.
page-promised-board-missing = The board that you promised is not on this phone.
page-where-met = Where is the { page-answer } met first?
# The text is an answer, or spaces.
page-answer-this = Answer { $text }
    .question = Answer { $text }?
page-board-says-that = Your board says { $text }.
page-tap-all = Tap all that apply
page-none-of-them = none of them
    .title = None of them
page-not-counted = Nodes that were captured do not count: { $text }.
page-these = These { $count }

## Alliances

page-alliances = Alliances
    .offered = Alliances: { $count ->
    [one] { $count } offer
   *[other] { $count } offers
    }
page-you-are-allied = You are allied with { $players }.
page-link = Link: { $place }
page-master = Master: { $place }
page-place-of = { $place }
page-offers-alliance = { $who } offers you an alliance.
page-decline = Decline
page-accept = Accept
    .about = If you accept, you name its { $role ->
    [link] Link
   *[master] Master
    }: a Node that one of you controls. If an enemy captures it, the alliance breaks.
page-you-have-asked = You have asked { $who }.
page-take-offer-back = Take the offer back
page-ask-somebody = Ask somebody
page-offer-to = Offer { $who } an alliance
page-offer-in-your-turn = You can make an offer when it is your turn.
page-name-link-or-master = { $role ->
    [link] Name the Link
   *[master] Name the Master
    }
    .about = Only the members know which Node it is.
page-node-on-your-board = A Node on your own board
page-this-one = This one
page-leave-alliance = Leave the alliance
    .question = Leave the alliance?
    .about = { territory-sheets-panel-divided }
page-stay = Stay
page-leave = Leave

## The end

page-show-board = Show my board
    .about = Your board is still on this phone. Show it to prove that your answers were true.
page-boards-prove = What the boards prove
page-player = Player
page-tally = Tally
# Behind the name of somebody with a board.
page-kept-secret = kept secret
page-won-games = Games won: { $options }
page-nobody-played = Nobody has played.
page-watch-again = Watch the game again
page-where-in-game = Where in the game
page-replay-pause = Pause
page-replay-play = Play
page-replay-on = On

## The table for everybody in the room

page-table-view = Table view
page-hosts-screen = Host's screen
page-face-down = { $who }'s face-down cards
    .label = Face-down cards of { $who }
page-deck-and-discard = Deck { $count } · discard pile { $other_count }

## The menu, and what only the host does

page-host = Host
    .menu = Host: seats, take back, pause
# Behind a player's name.
page-seat-played-by-computer = is played by the computer ({ page-strength })
page-seat-no-phone = has no phone: you play what is called out
page-seat-phone = has a phone
page-seat-phone-closed = has a phone, but its page is closed at the moment
page-code = Code
page-seat-of = The seat of { $who }
page-free-seat-of = Free { $who }'s seat
    .about = { $who }'s phone loses the seat. You decide which phone gets it.
    .board = If { $who } chose to keep the board on the phone, only that phone has it.
        With another one { $who } answers from paper, and can't prove that the answers are true.
page-leave-it = Leave it
page-take-back = Take back
page-take-back-what = Take back: { $text }
page-this-takes-back = This takes back: { $text }.
page-take-it-back = Take it back
page-known-by-now = { terminal-known-by-now }
page-reason = Why (all may read it)
page-pause = Pause the game
page-go-on = Go on
page-save-record = Save the record
page-to-print = To print where the game stands: { $example }
page-record-shows-boards = The file shows all boards, yours and the others'.
page-record-shows-all = The file shows everything that is hidden.
page-are-you-sure = Are you sure?
    .about = Whoever opens the file sees everything, now and before the end.
page-save-all-the-same = Save it all the same
page-yes-save = Yes, save it
page-other-file = Write the game to another file
    .about = { $reason }. All that was accepted is still here.
    .name = Name of the new file, in the same folder
    .write = Write it, and go on there
page-nothing-accepted = { $reason }. Nothing is accepted now.
page-qr-seat = QR symbol that moves the seat
page-scan-with-other = Scan this with the other phone. It works once. Or type there: { $text }
page-phone-wants = Phone { $number } wants to be { $who }.
page-seat-taken = A phone has taken the seat of { $who }.
page-refuse = Refuse
page-let-in = Let it in
page-again = Again
    .about = This game's record is then gone from this phone. Save it first if you want it.
page-again-same = Again with the same players
page-another-board = Another board
page-move-phone = Move to another phone
page-log = What was played
    .empty = { terminal-nothing-yet }
page-how-game-goes = How { $title } goes (2 minutes)
page-sound =
    .on = Sound and vibration: on
    .off = Sound and vibration: off
page-look-as = Look as seat { $number } of this phone

## The site, which needs no server

page-site-fetching = Fetching the engine
    .about = It takes a while the first time, and then works offline.
page-site-meanwhile = Meanwhile: how the games go
page-site-minutes = 2 minutes
page-site-begin-anew = Begin anew
page-site-no-engine = The engine can't be loaded. Go online once, and open this page again.
page-site-no-webassembly = This browser has no WebAssembly, which the engine needs. Open this page in another browser.
page-site-record-at-fault = This record is at fault: { $reason }
page-site-hosts-screen = Back to the host's screen
page-site-again = New game, or go on with a record
    .about = The game on this phone is then gone. Save its record first, if you want to keep it.
page-site-new = New game
page-site-go-on = Go on with a record
page-site-open = Open it
