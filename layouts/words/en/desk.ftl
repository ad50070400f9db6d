# What a table says to phones, and to the keyboard beside them.

## What is refused

desk-refused-no-seat = this phone has no seat here; join first
desk-refused-wait = Wait until the host lets you in.
desk-refused-record-is-hosts = until the game is over only the host gets the record
desk-refused-record-shows-all = The record shows all boards and cards. Ask again if you are sure.
desk-refused-nobody-there = there is no player on that seat
desk-refused-host-only = only the host may do that
desk-refused-stale = the game has gone on since; look again
desk-refused-not-over = this game is not over yet
desk-refused-no-file = this record is not in a file that may change
desk-refused-paused = the host has paused the game
desk-refused-file = { $text }: { $reason }
desk-refused-file-name = Type a plain name, such as game-2.txt.
desk-refused-no-answer = no answer can be taken back
desk-refused-players-named = the players are in the record already
desk-refused-seat-of-computer = The computer plays here. Choose another seat.
desk-refused-has-phone = { $player } has a phone; free the seat first
desk-refused-computer-plays = the computer plays for { $player }
desk-refused-no-game = the host has not chosen a game yet
desk-refused-empty-seats = there are empty seats yet
desk-refused-other-record = the record has begun otherwise
desk-refused-no-such-seat = there is no such seat
desk-refused-seated = this phone has a seat already
desk-refused-too-many = Too many phones ask for a seat at this moment. Speak to the host.
desk-refused-does-not-ask = no phone { $number } asks for a seat
desk-refused-seats = there are { $count } seats
desk-refused-nameless = Type your name first.
desk-refused-unprintable = This has a character that can't be shown. Type it again without it.
desk-refused-name-long = This name is too long: { $count } letters at most.
desk-refused-of-other = that is another player's
desk-refused-undo = only the host may take back, with its own request
desk-refused-not-host = that is for the players
desk-refused-no-alliances = there are no alliances here
desk-refused-offer-closed = that offer is no longer open
desk-refused-not-asked = that is for the other to accept
desk-refused-not-said = '{ $text }' is not said this way
desk-refused-for-other = that is for another player to say
desk-refused-not-your-turn = it is not your turn
desk-refused-only-computers-played = there is nothing to take back: only the computer has played
desk-refused-nobody-played = there is nothing to take back: nobody has played yet
desk-refused-plays-by-phone = { $player } plays by phone: type free { $text } first
desk-refused-new-game = Another game begins with a new record, at the computer that has this one.
desk-refused-players-unnamed = the host is still naming the players
desk-refused-host-plays = { $player } has a phone; free the seat to play for { $player }
desk-refused-code = This is not the code of this table. Look at the host's screen.
desk-refused-link = that is not the host's link; use the one that companion printed last
desk-refused-seat-taken = { $player } has this seat already: choose another, or let the host free it
desk-refused-own-code = This code is not known, or was used before. Ask for a new one.
desk-refused-looks-same = { $other } has a seat, and { $player } looks the same.
# The title is the game's.
desk-refused-layout = there is no layout { $text } for { $count } players of { $title }
## What the computer's choices are found to be

desk-audit-choices = { desk-audit-who }: { desk-audit-follow }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-follow }
desk-audit-version = { desk-audit-who }: { desk-audit-unknown }
    .sealed = { desk-audit-who }: { desk-audit-board }; { desk-audit-unknown }
desk-audit-who = { $player } (computer, { $text })
desk-audit-board = the board is the one sealed before play
desk-audit-follow = { $count ->
        [one] { $count } choice follows
       *[other] all { $count } choices follow
    } from what { $player } could see
desk-audit-unknown = its choices can't be recomputed: this program has another version of the player than { $number }
desk-audit-chooses = line { $number }: { desk-audit-who } chooses { $form }
desk-audit-says-nothing = line { $number }: { desk-audit-who } chooses nothing
desk-audit-not-asked = line { $number }: { desk-audit-who } chooses nothing: it is not asked
desk-audit-other-board = { desk-audit-who }: the board is not the one that its seed gives
desk-audit-not-sealed = { desk-audit-who }: no seal from before play fits the board
## What may be taken back

desk-given-at-end = all that is turned up at the end
# The form is how the answer is called in the record, which stays English.
desk-answer = the { $form }
desk-answer-of = { $player }'s { $form }
desk-answer-beginning = the beginning of the game
desk-named-nodes = the board
desk-named-row = the row of cards
