# Was die Spielleitung in jedem Spiel sagt.
common-taken-back = Zurückgenommen
common-taken-back-because = Zurückgenommen: { $text }
common-took-back = Zurückgenommen: { $term }
    .sentence = { common-took-back }.
common-void = { $term } (zurückgenommen)
common-explained = { $term } { $rulings }
common-mark = markiere { $term }
common-take-back = entferne { $term }
common-sentences = { $sentences }
common-computer = { $player } (Computer)
