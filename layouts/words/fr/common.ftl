# Ce que l'arbitrage dit dans tous les jeux.
common-taken-back = Annulé
common-taken-back-because = Annulé : { $text }
common-took-back = Annulé : { $term }
    .sentence = { common-took-back }.
common-void = { $term } (annulé)
common-explained = { $term } { $rulings }
common-mark = marque { $term }
common-take-back = efface { $term }
common-sentences = { $sentences }
common-computer = { $player } (ordinateur)

## Ce qui est refusé

common-refused-computer-hides = l’ordinateur joue pour { $player } et ne montre rien
common-refused-set-up-is-over = il n’y a rien à annuler : la partie a commencé
common-refused-back = pour annuler ce qui a été joué, tape : undo
common-refused-goes-on = alors la partie continue
common-refused-which-rule = quelle règle ? Par exemple : rule S7
common-refused-game = il n’y a pas de jeu « { $text } » : { $options }
common-refused-over = la partie est finie
common-refused-not-your-turn = c’est à { $player } de jouer
common-refused-end = pour finir le tour, tape : end
common-refused-one-player = une personne à la fois : un nom et un symbole, par exemple Ann A
common-refused-no-name = il manque un nom, par exemple Ann
common-refused-form = écris : { $form }
common-refused-version = les règles { $text } sont inconnues : ce programme arbitre selon les règles { $number }
common-refused-level-of-computer = « { $text } » n’est pas un niveau de l’ordinateur : { $options }
common-refused-seed = « { $text } » n’est pas une graine : elle a 32 signes, de 0 à f
common-refused-number = « { $text } » n’est pas un nombre : écris par exemple 3
common-refused-symbol = « { $text } » n’est pas un symbole : choisis 1 à 3 caractères, par exemple X, mais pas # seul
common-refused-lines = un énoncé tient sur une ligne
common-refused-keyword = aucune ligne ne commence par « { $text } » ; elle peut commencer par { $options }
common-refused-no-record = ce n’est pas un relevé de partie : un relevé commence par « rules 1 » et « game ... »
common-refused-no-file = un relevé est un fichier, pas un périphérique ni un tube
common-refused-has-to-answer = { $player } doit d’abord répondre à une question
common-refused-same-computer = l’ordinateur joue déjà pour { $player } ({ $text })
common-refused-nothing-to-undo = il n’y a rien à annuler
common-refused-person-plays = quelqu’un joue déjà pour { $player }
common-refused-ruling = il n’y a pas de règle « { $text } » ; voisines : { $options }
common-refused-no-viewer = personne ne s’appelle { $text } : aucun jeu n’est encore choisi
common-refused-not-text = cette ligne n’est pas du texte UTF-8
common-refused-said-once = « { $form } » se dit une seule fois, au début d’un relevé
common-refused-rules-twice = « rules » se dit une seule fois, à la première ligne
common-refused-play-began = la partie a commencé : « undo » annule ce qui a été joué
common-refused-no-game = aucun jeu n’est encore choisi
common-refused-game-missing = la mise en place n’est pas finie : aucun jeu n’est choisi
common-refused-count = « { $text } » n’est pas un nombre ; tape par exemple : { $example }
common-refused-computer-silent = l’ordinateur ne trouve rien à dire pour { $player } : parle pour { $player }
common-refused-no-computer = l’ordinateur ne joue pas à { $text }
common-refused-computer-disagrees = { $player } (ordinateur) n’accepte pas
common-refused-named-twice = { $player } figure deux fois
common-refused-level = « { $text } » n’est pas un niveau : { $options }
common-refused-computer-form = tape : computer NOM NIVEAU, par exemple computer Bob hard
common-refused-advice = les conseils sont pour qui joue seul contre l’ordinateur : « advice on » ou « advice off »
common-refused-no-phone = { $player } joue sans téléphone : la place est libre
common-refused-not-hidden = ce qui est tapé ne peut pas être caché ici ; jouez avec des grilles cachées
common-refused-not-shown = rien n’a été montré à { $text }
common-refused-phone-joined = un téléphone est entré et montre ce qui a été répondu : aucune réponse ne peut être annulée
common-refused-went-on = pas exécuté : la partie a continué pendant que tu tapais ; regarde, et tape de nouveau
common-refused-undo-alone = personne n’a encore joué : pour annuler ta dernière réponse, tape undo seul
common-refused-names = « { $text } » peut être { $either } : tape plus de lettres du nom
common-refused-names-alike = « { $text } » peut être { $either } : les majuscules ou les accents les distinguent
common-refused-no-player = personne ne s’appelle { $text } : { $options }
common-refused-no-player-yet = personne ne s’appelle { $text } : aucun nom n’est encore donné
common-refused-name-of-island = « { $text } » ne peut pas servir de nom : les îles s’appellent I1, I2, et ainsi de suite
common-refused-name-unprintable = « { $text } » ne peut pas servir de nom : un de ses caractères ne s’imprime pas
common-refused-name-colon = « { $text } » ne peut pas servir de nom : pas de deux-points
common-refused-locked = un autre arbitrage tient ce relevé : ferme le companion qui l’a ouvert
common-refused-unfinished = la mise en place n’est pas finie : { $reason }
common-refused-before-game = dis d’abord à quel jeu vous jouez, par exemple game reflector : « { $form } » vient ensuite
common-refused-words = « { $text } » peut être { $either } : tape { $shortest }
common-refused-command = « { $text } » n’est pas une commande ; voulais-tu dire « { $example } » ?
common-refused-same-name = quelqu’un s’appelle déjà { $player }
common-refused-name-in-capitals = quelqu’un s’appelle déjà { $other } ; { $player } n’en diffère que par les majuscules
common-refused-same-symbol = quelqu’un d’autre a le symbole { $symbol }
common-refused-symbol-in-capitals = quelqu’un d’autre a le symbole { $text } ; { $symbol } n’en diffère que par les majuscules
common-refused-symbol-mark = le symbole { $symbol } ressemble à { $term } : choisis-en un autre, par exemple { $either }
common-not-accepted = refusé : { $reason }
common-file-deleted = { $file } a été supprimé ou renommé
common-file-out-of-reach = { $file } est inaccessible : { $reason }
common-file-replaced = un autre fichier a pris la place de { $file }
common-file-read-only = { $file } a été mis en lecture seule
common-file-was-shortened = quelqu’un d’autre a raccourci { $file }
common-file-was-extended = quelqu’un d’autre a ajouté du texte à { $file }
common-file-was-edited = quelqu’un d’autre a modifié { $file }
common-way = { $text } : { $term }
common-which-variant = Quelle variante ({ $options }) ?
    .enter = Quelle variante ({ $options } ; { $parts }) ?
# Ce qu'on dessine à la main, et ce que cela veut dire sur le papier.
common-drawn-dot = un point, qui marque un nœud
common-drawn-slash = une barre, qui marque un déflecteur
common-drawn-plus = un plus, qui marque un lien
common-drawn-triangle = un triangle, qui marque un lien maître
# La raison dit ce que le mot n'est pas, par exemple : pas une réponse
common-refused-word = « { $text } » n’est { $reason } : { $options }
common-refused-example = { $reason }, par exemple : { $example }
common-refused-not-understood = je ne comprends pas « { $text } » : tape « help »
common-refused-space = « { $text } » n’est pas une case : A à J, puis 1 à 10, par exemple F3
common-parts = { $parts }
common-terms = { $terms }

# Combien de parties chacun a gagnées depuis le début de la soirée : Ann 2, Bob 1.
common-evening = Parties gagnées ce soir : { $tally }.
common-over = La partie est finie.
common-wins = { $count ->
        [one] { $all } gagne
       *[other] { $all } gagnent ensemble
    }
common-over-won = La partie est finie : { common-wins }
common-over-drawn = La partie est finie : partie nulle
common-unfinished = La mise en place n’est pas finie : { $reason }.
common-no-game = aucun jeu n’est choisi
# Une ligne du relevé, qui reste en anglais.
common-line = ligne { $number } : { $text }
common-nothing-to-audit = Aucune grille n’a été révélée : il n’y a rien à vérifier.
common-sentence = { $term }.
