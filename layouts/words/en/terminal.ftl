# What the referee says at a keyboard, besides what happens in a game.

## What is refused

terminal-refused-no-screen = this terminal has no second screen to hide a secret on
terminal-refused-not-unseen = this has to be shown to one player alone, which is not possible where secrets are typed unseen
## What is asked

terminal-try-again = Enter tries again, 'quit' stops:
# The example is what Enter answers.
terminal-confirm = { $term } ({ language-yes }, { language-no }; Enter: { $example })
terminal-enter = Enter: { $example }
terminal-take-it-back = Take it back?
terminal-other-file = Write the whole game to another file? Its name, or nothing:
terminal-over = The game is over; 'why', 'log', 'undo' or 'quit':
terminal-over-again = The game is over; 'again', 'why', 'log', 'undo' or 'quit':
terminal-press-enter = { $text }, press Enter ('back' leaves):
terminal-done = Press Enter when you are done:

## What is told

terminal-what-to-type = Type 'help' for what you can type, 'board' for the game.
terminal-introduction = 'undo' takes your last answer back, 'quit' stops.
terminal-from-the-right = Terminals show text that is read from the right badly: play on phones (companion play with --lan, or companion serve).
terminal-help-aside = Answer the question. You may also type status, board, log, why, or rule and a number.
terminal-help-question = Answer the question; in brackets are possible answers, and their first letters will do. 'undo' takes your last answer back, 'status' tells what is still to be said. 'quit' stops, and you can go on later.
terminal-back-is-undo = To take your last answer back, type: undo
terminal-neither = '{ $text }' is neither yes nor no.
terminal-answer-taken-back = Taken back: your last answer
terminal-not-carried-out = '{ $text }' was not carried out: the game went on while you typed. Type it again if you still want it.
terminal-paper-shows = Something was taken back, and the game went on from there. The paper must show this:
terminal-no-need = There is no need: every line is on disk before the next.
terminal-nothing-yet = Nothing yet.
terminal-none = None.
terminal-takes-back-answer = This takes back your last answer: { $text }
terminal-takes-back-last = This takes back your last answer
terminal-takes-back = This takes back: { $parts }.
terminal-known-by-now = Take care, this is known by now: { $options }.
terminal-taken-back = Taken back: { $parts }.
terminal-may-save = { $reason } ('save FILE' goes on in another file)
terminal-saved = The whole game is in { $text } and goes on there.
terminal-not-kept = the record is not kept: { $reason }
terminal-kept = The record is kept. To go on: { $example }
terminal-line-too-long = That line is too long: { $count } characters at most. It was not read.
terminal-pass-keyboard = Pass the keyboard to { $text }; everybody else looks away.
terminal-only-looks = { $term }: for { $text } only.
terminal-private = [Private: for { $text } only]
terminal-no-game-yet = No game is chosen yet.
terminal-first-question = This is the first question: there is nothing to take back.
terminal-no-such-game = there is no game '{ $text }': did you mean { $example }?
terminal-cut-off = { $text }: the last line was cut off before its end and is dropped
terminal-no-game = No game was chosen.

## Phones at the table

terminal-sent-away = Phone { $number } was sent away.
terminal-by-phone-now = { $player } plays by phone now.
terminal-other-phone = Another phone has taken the seat of { $player }.
terminal-wants = Phone { $number } wants to be { $player }:
terminal-allow = 'allow { $number }' or 'refuse { $number }'.
terminal-by-phone = By phone: { $options }.
terminal-without-phone = Without: { $options }.
terminal-may-join = { $player } may join with another phone now.
terminal-own-code = With the code { $text } one phone may take the seat of { $player }.

## Computer players

terminal-computer-offers = { $player } (computer) offers { $other } an alliance, held together by a Node of { $player }. { page-name-link-or-master.about } Does { $other } accept?
terminal-by-computer = The computer plays for { $player } ({ $text }).
terminal-by-person = A person plays for { $player } from here on, and sees what { $player } may see.
terminal-by-person-now = A person plays for { $player }.
terminal-players-so-far = Players so far: { $options }.
terminal-computer-hid = { $player } (computer, { $text }) hid: { $form }.
terminal-computer-done = { $player } (computer, { $text }) is done.
terminal-seed = Its seed: { $text }
terminal-audit = 'audit' recomputes these choices from the record; so does 'companion audit FILE'.
terminal-sealed = Lay an empty grid for { $player }. Sealed board: { $text } ...
terminal-seal = Sealed board of { $player }: { $text }

## After the game

terminal-again = Another game with the same players, in { $text }.
terminal-advice-on = Advice is on.
terminal-advice-off = Advice is off.
terminal-replay-help = Enter: on. b: back. A number: go there. q: stop.
terminal-replay-at = { $number } of { $of }
terminal-replay-goes-on = The game is not over.
terminal-replay-not-understood = '{ $text }' is not understood. { terminal-replay-help }
## What may be typed, and what it does

terminal-help-status = who is where, and whose turn it is
terminal-help-board = draw the game
terminal-help-log = list what was played, or the last N
terminal-help-why = the last step or refusal, with the rules
terminal-help-explain = the same step by step, with the numbers
terminal-help-rule = read a rule out
terminal-help-undo = take back what was said last
terminal-help-save = go on in another file, game and all
terminal-help-help = this list
terminal-help-quit = stop; the record is on disk at all times
terminal-help-phones = how phones join, and who plays by phone
terminal-help-free = let NAME join with another phone
terminal-help-code = a code that lets NAME join with another phone
terminal-help-allow = let the phone of this number have its seat
terminal-help-refuse = send it away
terminal-help-computer = let the computer play for NAME (easy, medium, hard)
terminal-help-human = let a person play for NAME again, who sees what NAME may see
terminal-help-advice = no advice after your calls, or 'advice on'
## Questions before play

terminal-which-game = Which game ({ $options })?
    .enter = Which game ({ $options }; { $parts })?
terminal-which-computers = Who is played by the computer ({ $options }, or none)?
    .enter = Who is played by the computer ({ $options }, or none; { $parts })?
terminal-which-level = How strong ({ $options })?
    .enter = How strong ({ $options }; { $parts })?
# easy, medium and hard are typed so.
terminal-levels = easy: for a first game. medium: it weighs what it can do. hard: it uses all that it sees.
terminal-replay-where = { terminal-replay-at }:
