# Comment poser les cartes de Connector : des indices pour tous, des solutions pour l’organisation.

connector-sheets-hints = Chaque carte cache des bouts de plusieurs textes. Posez les cartes comme ici, et lisez.
    .title = Connector
connector-sheets-solutions = Pour l’organisation seulement : toutes les réponses sont ici.
    .title = Connector : solutions
connector-sheets-smaller = réduit à { $share } %

## Le titre d’un texte : combien de cartes le montrent, et à quoi ressemblent ses signes

connector-sheets-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $sign }, { $colour }

# Les signes ; puis comme ils apparaissent : commence au ..., jusqu’au ..., une équerre (...).
connector-sheets-sign-full = signes pleins
    .triangle = triangle plein
    .square = carré plein
    .dot = point plein
connector-sheets-sign-hollow = signes creux
    .triangle = triangle creux
    .square = carré creux
    .dot = point creux
connector-sheets-sign-halved = signes coupés en deux
    .triangle = triangle coupé en deux
    .square = carré coupé en deux
    .dot = point coupé en deux
connector-sheets-sign-notched = signes entaillés
    .triangle = triangle entaillé
    .square = carré entaillé
    .dot = point entaillé
connector-sheets-sign-barred = signes barrés
    .triangle = triangle barré
    .square = carré barré
    .dot = point barré
connector-sheets-sign-quartered = signes en quatre parts
    .triangle = triangle en quatre parts
    .square = carré en quatre parts
    .dot = point en quatre parts

connector-sheets-colour-red = rouge
connector-sheets-colour-orange = orange
connector-sheets-colour-yellow = jaune
connector-sheets-colour-green = vert
connector-sheets-colour-turquoise = turquoise
connector-sheets-colour-blue = bleu
connector-sheets-colour-purple = violet
connector-sheets-colour-pink = rose
connector-sheets-colour-white = blanc
connector-sheets-colour-grey = gris

## Ce que veulent dire les signes

connector-sheets-key-number = le numéro d’un coin
    .folded = le numéro d’un coin ; 5 et 6 sont à l’intérieur, sur les rabats
connector-sheets-key-start = début d’un texte ; suis son signe et sa couleur
connector-sheets-key-link = pose ici ce coin de la carte suivante
connector-sheets-key-end = fin du texte

## Comment plier un rabat, en trois images

connector-sheets-folding-open = Ouvre la carte. Les rabats sont sur les côtés du dos.
connector-sheets-folding-fold = Plie le rabat vers l’arrière, sur toute la longueur.
connector-sheets-folding-close = Ferme la carte. Le rabat est maintenant sur le dos et montre son numéro.

## Comment poser les cartes

connector-sheets-one-card = Pose une carte, dos visible, coin { $number } en haut à gauche. Lis du { $sign } au { $term } ({ $colour }).
connector-sheets-first-card = Pose la première carte, dos visible, coin { $number } en haut à gauche. Le texte commence au { $sign } ({ $colour }).
connector-sheets-joint-round = Ses pièces ont des tenons ronds.
connector-sheets-joint-square = Ses pièces ont des tenons carrés.
connector-sheets-joint-double = Ses pièces ont des pointes doubles.
connector-sheets-joint-wedge = Ses pièces ont des pointes simples.
connector-sheets-joint-dovetail = Ses pièces ont des queues d’aronde.
connector-sheets-joint-twin = Ses pièces ont des tenons doubles.

# Une carte qu’on pose ; une dont on plie le rabat ; une qui porte l’équerre ; une qui la porte sur le rabat.
connector-sheets-card-1 = la première carte
    .of = de la première carte
    .on = sur la première carte
    .flap = sur le rabat de la première carte
connector-sheets-card-2 = la deuxième carte
    .of = de la deuxième carte
    .on = sur la deuxième carte
    .flap = sur le rabat de la deuxième carte
connector-sheets-card-3 = la troisième carte
    .of = de la troisième carte
    .on = sur la troisième carte
    .flap = sur le rabat de la troisième carte
connector-sheets-card-4 = la quatrième carte
    .of = de la quatrième carte
    .on = sur la quatrième carte
    .flap = sur le rabat de la quatrième carte
connector-sheets-card-5 = la cinquième carte
    .of = de la cinquième carte
    .on = sur la cinquième carte
    .flap = sur le rabat de la cinquième carte
connector-sheets-card-6 = la sixième carte
    .of = de la sixième carte
    .on = sur la sixième carte
    .flap = sur le rabat de la sixième carte

connector-sheets-hold-left = Tourne { $card } pour que le coin { $number } soit en haut à gauche.
connector-sheets-hold-right = Tourne { $card } pour que le coin { $number } soit en haut à droite.
connector-sheets-fold-left = Replie le rabat gauche { $card }, pour que le coin { $number } se voie.
connector-sheets-fold-right = Replie le rabat droit { $card }, pour que le coin { $number } se voie.
connector-sheets-fold-both = Replie les deux rabats { $card }, pour que les coins 5 et 6 se voient.
connector-sheets-lay = Pose ce coin dans l’équerre { $number } ({ $sign }, { $colour }) { $card }.
    .upright = Pose ce coin dans l’équerre { $number } lisible à l’endroit ({ $sign }, { $colour }) { $card }.
connector-sheets-lay-both = Pose ces coins dans les équerres 5 et 6 ({ $sign }, { $colour }) { $card }.
    .upright = Pose ces coins dans les équerres 5 et 6 lisibles à l’endroit ({ $sign }, { $colour }) { $card }.
connector-sheets-read = Lis maintenant vers le bas jusqu’au { $sign } ({ $colour }).
