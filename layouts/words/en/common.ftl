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
# Sentences behind each other.
common-sentences = { $sentences }
# A player for whom the computer plays.
common-computer = { $player } (computer)
# How many games each player has won since they sat down: Ann 2, Bob 1.
common-evening = Games won this evening: { $tally }.
