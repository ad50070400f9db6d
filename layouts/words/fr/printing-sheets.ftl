# Ce que lit qui imprime : la liste d'une soirée, l'index d'un kit, la feuille de réglage.
#
# { $file }, { $command } et { $text } sont des noms de fichiers, des commandes et des papiers.

printing-sheets-pages = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
printing-sheets-one-side = recto seul
printing-sheets-turned-long = recto verso, retourner sur le bord long
printing-sheets-turned-short = recto verso, retourner sur le bord court
printing-sheets-turned-none = recto seul, à coller dos à dos
printing-sheets-turned-shop = envoie le fichier : brillant dehors, mat dedans, rainé au pli
printing-sheets-turned-fronts = d’abord les rectos
printing-sheets-turned-backs = au verso de ceux-là, la pile retournée sur le bord long

## La liste : les titres

printing-sheets-checklist-title = Liste
printing-sheets-checklist-print = Imprimer
printing-sheets-checklist-prepare = Préparer
printing-sheets-checklist-lay-out = Dresser les tables
printing-sheets-checklist-find = Trouver la carte de chaque nom
printing-sheets-checklist-pages = Pages
printing-sheets-checklist-copies = Copies
printing-sheets-checklist-sheets = Feuilles
printing-sheets-checklist-table = Table
printing-sheets-checklist-row = Ligne
printing-sheets-checklist-sheet = Feuille
printing-sheets-checklist-place = Place
printing-sheets-checklist-in-all = En tout
printing-sheets-checklist-page = { $page } sur { $count }
# La place de la première carte d'un nom, quand d'autres sont sur d'autres feuilles.
printing-sheets-checklist-from = dès { $number }

## La liste : quoi imprimer, sur quel papier

printing-sheets-checklist-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs, places au choix
    }
printing-sheets-checklist-tables = Pour chaque table : sa disposition, et les règles
printing-sheets-checklist-records = Feuilles de relevé pour chaque table, assez pour une partie (aucune avec { $command })
printing-sheets-checklist-placemats = Pour chaque table un set de table, en plusieurs parties
printing-sheets-checklist-placemats-small = Pour chaque table un set de table, en plusieurs parties (moins avec { $command })
printing-sheets-checklist-cut-out = À découper : { $parts }
printing-sheets-checklist-deck = Pour chaque table de { $title }, à découper : { $term }
printing-sheets-checklist-leaf = Une feuille à emporter : les règles de { $title } et { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    }
printing-sheets-checklist-leaves = Une feuille à emporter : les règles de { $title } et { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    } (pour en avoir moins, écris { $command } sous { $text })
printing-sheets-checklist-solutions = Leurs solutions, à garder cachées
printing-sheets-checklist-one-card = La carte
printing-sheets-checklist-same-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes, toutes pareilles
    }
printing-sheets-checklist-guest-cards = { $count ->
        [one] { $count } carte, une par nom
       *[other] { $count } cartes, une par nom
    }
printing-sheets-checklist-copied-cards = { $count ->
        [one] { $count } carte, { $other_count } de chaque
       *[other] { $count } cartes, { $other_count } de chaque
    }
printing-sheets-on-paper = Papier, { $text }, 80 à 100{ "\u00A0" }g/m²
printing-sheets-on-thin-card = Papier fort, { $text }, 160 à 200{ "\u00A0" }g/m²
printing-sheets-on-thinner-card = Papier fort, { $text }, 120 à 160{ "\u00A0" }g/m²
printing-sheets-on-card-stock = Carton, { $text }, 200 à 300{ "\u00A0" }g/m²
printing-sheets-on-shop = Cartes d’une imprimerie
printing-sheets-on-stock = Planches { $text }

## La liste : quoi faire ensuite

printing-sheets-do-check-guests = Vérifie la liste des noms : les tables ont { $count } places, et elle a { $other_count ->
        [one] { $other_count } nom
       *[other] { $other_count } noms
    }. Une personne absente de la liste ne reçoit pas de carte.
printing-sheets-do-check-tables = Vérifie les tables : elles ont { $count ->
        [one] { $count } place
       *[other] { $count } places
    }, et la liste a { $other_count ->
        [one] { $other_count } nom
       *[other] { $other_count } noms
    }.
printing-sheets-do-print = Imprime tout à 100{ "\u00A0" }%, sans ajuster à la page : les règles graduées font 50{ "\u00A0" }mm.
printing-sheets-do-reprint = Une carte est gâchée ? Réimprime-la par sa ligne dans { $file }, par exemple les lignes 14 et 17 : tape dans le dossier de { $other_file } : { $command }
printing-sheets-do-reprint-changed = { $file } a changé ? Imprime seulement les cartes nouvelles : { $command }
printing-sheets-do-find = Où est la carte de chacun ? Vois les dernières pages d’ici, ou trie { $file } dans un tableur.
printing-sheets-do-seat = Trouve une table, avec chevalet et régime, pour ces personnes, qui n’en ont pas ici : { $guests }.
printing-sheets-do-sort = Découpe les chevalets et les marqueurs. Chacun porte sa table : trie-les par table.
printing-sheets-do-kitchen = Dis à la cuisine qui mange quoi : { $text }.
printing-sheets-do-referee = Chaque table a un dossier avec ses seules pages, pour les réimprimer, et le début de son relevé. Pour l’arbitrer, ouvre un terminal dans le dossier de cette liste : { $command }
printing-sheets-do-score = Raine les cartes d’un tiret à l’autre, avec une règle et une lame émoussée.
printing-sheets-do-cut = Coupe les cartes le long des repères de coin.
printing-sheets-do-tear = Détache les cartes.
printing-sheets-do-tear-but = Détache les cartes, mais pas le long des perforations de leur pli.
printing-sheets-do-glue = Plie les cartes vers l’arrière au pli à coller, et colle-les.
printing-sheets-do-fold = Plie les cartes en deux.

## L'index d'un kit

printing-sheets-index-title = The Business Card Games
printing-sheets-index-tag = La carte de { $who }
printing-sheets-index-under = et tout pour y jouer
printing-sheets-index-print = Imprime { $file } recto verso, retourné sur le bord long, à 100{ "\u00A0" }%. Sa règle graduée doit faire 50{ "\u00A0" }mm.
    .title = Imprime
printing-sheets-index-score = Marque un sillon en travers de la feuille, d’un tiret à l’autre, avec une règle et une lame émoussée.
    .title = Raine
printing-sheets-index-cut = Coupe le long des repères de coin. Plie chaque carte en deux, grilles dedans. Laisse ses rabats à plat pour l’instant.
    .title = Coupe et plie
printing-sheets-index-play = Ouvre la carte et prends un crayon. Les règles sont dans le fichier qui porte le nom du jeu.
    .title = Joue
printing-sheets-index-plan = Quoi imprimer pour jouer
printing-sheets-index-numbers = Les nombres sont les pages du fichier au-dessus.
# Ce que contient un fichier, par exemple : Rotator : règles ; aide-mémoire.
printing-sheets-index-game = { $title } : { $parts }.
printing-sheets-index-both-sides = Recto verso, retourner sur le bord long, 100{ "\u00A0" }%.
printing-sheets-index-one-side = Recto seul, 100{ "\u00A0" }%.
printing-sheets-index-stiff = Carton de 200 à 300{ "\u00A0" }g/m².
printing-sheets-index-saved-ink = Des cartes, autant qu’il en tient sur une feuille, dans le thème { $text } : une feuille prend l’encre de { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }. En { $title }, comme l’imprime une imprimerie, elle prendrait celle de { $other_count }.
printing-sheets-index-full-ink = Pour une imprimerie : une carte en { $title }, PDF/X-4 en CMJN avec fonds perdus ; plis et coupes sur des plaques à part.
printing-sheets-index-card = Des cartes, autant qu’il en tient sur une feuille. Raine les plis, coupe le long des repères, plie en deux.
    .how = Mat dedans, pour prendre le crayon.
printing-sheets-index-one-sided = La carte pour imprimantes à recto seul : raine, coupe, plie vers l’arrière, colle.
    .how = Papier fin de 120 à 160{ "\u00A0" }g/m² : il sera double.
printing-sheets-index-press = Pour une imprimerie : une carte, PDF/X-4 en CMJN avec fonds perdus ; plis et coupes sur des plaques à part.
    .how = Commande-la coupée, rainée au pli, brillante dehors et mate (toucher non couché) dedans.
printing-sheets-index-avery = Taille américaine sur planches Letter perforées ({ $text }) : quatre par feuille, pliées à une perforation.
    .how = Détache les cartes, mais pas le long de la perforation du pli.
printing-sheets-index-sattleford = La bande sur planches A4 à plier ({ $text }) : cinq cartes par feuille, déjà rainées.
    .how = Détache les cartes et plie-les en deux.
printing-sheets-index-hints = Pour jouer à Connector, l’énigme au dos : quelle carte poser où, sans les réponses.
printing-sheets-index-proof = Pour l’organisation seulement : les solutions, avec les cartes posées l’une sur l’autre en taille réelle.
    .how = Tes propres textes : { $command }
printing-sheets-index-puzzles = Dix-neuf { $title }, de facile à expert. D’abord les règles, à la fin les solutions.
    .how = En faire d’autres, ou un livret : { $command }
printing-sheets-index-calibrate = Une feuille qui montre de combien ton imprimante décale le verso.
    .how = Suis ses étapes, puis : { $command }

## La feuille de réglage

printing-sheets-calibrate-title = Feuille de réglage
printing-sheets-calibrate-front = Recto
printing-sheets-calibrate-back = Verso
printing-sheets-calibrate-corrected = Imprimée avec la correction de { $text }
printing-sheets-calibrate-print-long = Imprime les deux pages sur une même feuille, à 100{ "\u00A0" }%, retournée sur le bord long.
printing-sheets-calibrate-print-short = Imprime les deux pages sur une même feuille, à 100{ "\u00A0" }%, retournée sur le bord court.
printing-sheets-calibrate-meet = Tiens la feuille contre une fenêtre, ce côté vers toi. En A, B, C et D, les traits des deux côtés se rencontrent. Trouve celui qui continue tout droit de l’autre côté, avec le même nombre des deux côtés ; les petits traits sont des quarts de millimètre. Note les quatre nombres.
printing-sheets-calibrate-meet-again = Tiens la feuille contre une fenêtre, ce côté vers toi. En A, B, C et D, les traits du milieu, 0 et 0, devraient maintenant se rencontrer. Alors décalage et biais sont justes. Sinon, trouve le trait qui continue tout droit de l’autre côté, avec le même nombre des deux côtés ; les petits traits sont des quarts de millimètre. Note les quatre nombres.
printing-sheets-calibrate-offset = Décalage : { $command }
printing-sheets-calibrate-skew = Biais : { $command } degrés
printing-sheets-calibrate-measure = Mesure les traits E et F du verso avec une bonne règle.
printing-sheets-calibrate-scale = Échelle : { $command }
printing-sheets-calibrate-save = Enregistre le résultat sous un nom de ton choix, par exemple
printing-sheets-calibrate-saved = et imprime les cartes avec { $command }.
printing-sheets-calibrate-add = C’est l’erreur qui reste. AJOUTE-la aux valeurs enregistrées, par exemple avec cette commande sur une seule ligne :
printing-sheets-calibrate-added = Sans { $command }, elle remplacerait les valeurs enregistrées.

## At the edge of a sheet of cards: how to print and fold it

printing-sheets-sheet-number = feuille { $number }
printing-sheets-slug-front = recto
printing-sheets-slug-back = verso
printing-sheets-slug-full-size = imprimer à 100 %
printing-sheets-slug-long = retourner sur le bord long
printing-sheets-slug-short = retourner sur le bord court
printing-sheets-slug-manual = retourner la pile sur le bord long
printing-sheets-slug-none = plier vers l’arrière et coller
printing-sheets-printer = imprimante { $text }
# beside the mark of a fold; numbered where there are more folds
printing-sheets-fold-glue = { $count ->
        [0] pli à coller : vers l’arrière
       *[other] pli à coller { $count } : vers l’arrière
    }
printing-sheets-fold = pli { $number } : en deux
printing-sheets-fold-flap = rabat
