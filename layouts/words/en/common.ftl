# What the referee says in every game.
common-taken-back = Taken back
common-taken-back-because = Taken back: { $text }
common-took-back = Taken back: { $term }
    .sentence = { common-took-back }.
# A statement that was taken back, in a list of all.
common-void = { $term } (taken back)
# An explanation with the rulings behind it, such as [S7].
common-explained = { $term } { $rulings }
common-mark = mark { $term }
common-take-back = take back { $term }
common-sentence = { $term }.
# Sentences behind each other.
common-sentences = { $sentences }
# A player for whom the computer plays.
common-computer = { $player } (computer)
## What is refused

common-refused-computer-hides = the computer plays for { $player }, and shows nothing
common-refused-set-up-is-over = there is nothing to take back: play has begun
common-refused-back = to take back what was played, type: undo
common-refused-goes-on = then the game goes on
common-refused-which-rule = which rule? Such as: rule S7
common-refused-game = there is no game '{ $text }': { $options }
common-refused-over = the game is over
common-refused-not-your-turn = it is { $player }'s turn
common-refused-end = to end the turn, type: end
common-refused-one-player = one player at a time: a name and a symbol, such as Ann A
common-refused-no-name = a name is missing, such as Ann
common-refused-form = write: { $form }
common-refused-version = rules { $text } is not known: this program referees by rules { $number }
common-refused-level-of-computer = '{ $text }' is no level of a computer player: { $options }
common-refused-seed = '{ $text }' is no seed: it has 32 digits from 0 to f
common-refused-number = '{ $text }' is no number: write one, such as 3
common-refused-symbol = '{ $text }' is no symbol: choose 1 to 3 characters, such as X, not # alone
common-refused-lines = a statement is one line
common-refused-keyword = no line begins with '{ $text }'; it may begin with { $options }
common-refused-no-record = this is no record of a game: one begins with 'rules 1' and 'game ...'
common-refused-no-file = a record is a file, not a device or a pipe
common-refused-has-to-answer = { $player } has to answer a question first
common-refused-same-computer = the computer plays for { $player } already ({ $text })
common-refused-nothing-to-undo = there is nothing to take back
common-refused-person-plays = a person plays for { $player } already
common-refused-ruling = there is no ruling '{ $text }'; near it: { $options }
common-refused-no-viewer = there is no player { $text }: no game is named yet
common-refused-not-text = this line is not UTF-8 text
common-refused-said-once = '{ $form }' is said once, at the beginning of a record
common-refused-rules-twice = 'rules' is said once, in the first line
common-refused-play-began = play has begun: 'undo' takes back what was played
common-refused-no-game = no game is named yet
common-refused-game-missing = the set-up is not finished: no game is named
common-refused-count = '{ $text }' is no number; type such as: { $example }
common-refused-computer-silent = the computer finds nothing to say for { $player }: say it for { $player }
common-refused-no-computer = the computer plays no seat of { $text }
common-refused-computer-disagrees = { $player } (computer) does not agree
common-refused-named-twice = { $player } is named twice
common-refused-level = '{ $text }' is no level: { $options }
common-refused-computer-form = type: computer NAME LEVEL, such as computer Bob hard
common-refused-advice = advice is for one person who plays alone against the computer: 'advice on' or 'advice off'
common-refused-no-phone = { $player } plays without a phone: the seat is free
common-refused-not-hidden = what is typed can't be hidden here; play with hidden boards
common-refused-not-shown = nothing was shown to { $text }
common-refused-phone-joined = a phone has joined, and shows what was answered: no answer can be taken back
common-refused-went-on = not carried out: the game went on while you typed; look, and type it again
common-refused-undo-alone = nobody has played yet: to take your last answer back, type undo alone
common-refused-names = '{ $text }' may be { $either }: type more of the name
common-refused-names-alike = '{ $text }' may be { $either }: capitals or accents tell them apart
common-refused-no-player = there is no player { $text }: { $options }
common-refused-no-player-yet = there is no player { $text }: none is named yet
common-refused-name-of-island = '{ $text }' is no name for a player: islands are called I1, I2, and so on
common-refused-name-unprintable = '{ $text }' is no name for a player: a character of it can't be printed
common-refused-name-colon = '{ $text }' is no name for a player: a colon is not allowed
common-refused-locked = another referee is keeping this record: close the companion that has it open
common-refused-unfinished = the set-up is not finished: { $reason }
common-refused-before-game = say which game first, such as game reflector: '{ $form }' comes after that
common-refused-words = '{ $text }' may be { $either }: type { $shortest }
common-refused-command = '{ $text }' is no command; did you mean '{ $example }'?
common-refused-same-name = there is a player { $player } already
common-refused-name-in-capitals = there is a player { $other } already; { $player } differs in capitals only
common-refused-same-symbol = another player has the symbol { $symbol }
common-refused-symbol-in-capitals = another player has the symbol { $text }; { $symbol } differs in capitals only
common-refused-symbol-mark = the symbol { $symbol } looks like { $term }: choose another, such as { $either }
# The record could not be written; the reason is the system's, or one of those below.
common-not-accepted = not accepted: { $reason }
common-file-deleted = { $file } was deleted or renamed
common-file-out-of-reach = { $file } can't be reached: { $reason }
common-file-replaced = another file is in the place of { $file }
common-file-read-only = { $file } was made read-only
common-file-was-shortened = { $file } was shortened by somebody else
common-file-was-extended = { $file } was added to by somebody else
common-file-was-edited = { $file } was edited by somebody else
common-way = { $text }: { $term }
common-which-variant = Which variant ({ $options })?
    .enter = Which variant ({ $options }; { $parts })?
# What players draw by hand, and what it means on their paper.
common-drawn-dot = a dot, which marks a Node
common-drawn-slash = a slash, which marks a Deflector
common-drawn-plus = a plus, which marks a Link
common-drawn-triangle = a triangle, which marks a Master
# The reason says what the word is not, such as: no answer
common-refused-word = '{ $text }' is { $reason }: { $options }
common-refused-example = { $reason }, such as: { $example }
common-refused-not-understood = '{ $text }' is not understood: type 'help'
common-refused-space = '{ $text }' is not a space: A to J, then 1 to 10, such as F3
common-parts = { $parts }
common-terms = { $terms }

# How many games each player has won since they sat down: Ann 2, Bob 1.
common-evening = Games won this evening: { $tally }.
common-over = The game is over.
common-wins = { $all } { $count ->
        [one] wins
       *[other] win together
    }
common-over-won = The game is over: { common-wins }
common-over-drawn = The game is over: a draw
common-unfinished = The set-up is not finished: { $reason }.
common-no-game = no game is named
# A line of the record, which stays English.
common-line = line { $number }: { $text }
common-nothing-to-audit = No board has been revealed: there is nothing to audit.
