# Ce que l'arbitrage dit dans tous les jeux.
common-taken-back = Annulé
common-taken-back-because = Annulé : { $text }
common-took-back = Annulé : { $term }
    .sentence = { common-took-back }.
common-void = { $term } (annulé)
common-explained = { $term } { $rulings }
common-mark = marque { $term }
common-take-back = efface { $term }
common-sentences = { $sentences }
common-computer = { $player } (ordinateur)
common-parts = { $parts }
common-terms = { $terms }
