# Ce que disent les feuilles, les énigmes et l’aide-mémoire de Rotator.

## La première page

rotator-sheets-what = En solo, on fore à travers un monde qui tourne.
rotator-sheets-needs = un crayon, une gomme, un plateau
rotator-sheets-goal = Atteins la rangée d’arrivée : la rangée 10 bleue.
rotator-sheets-out = Si ta case devient pleine, tu perds.
rotator-sheets-win = Sur la rangée d’arrivée, tu gagnes aussitôt, de quelque côté qu’elle se trouve.
rotator-sheets-setup-take = une énigme, ou choisis dix nœuds (points), cinq par moitié. Aucun au bord ; les portées ne se croisent jamais.
    .title = Prends
rotator-sheets-setup-shade = les portées : les cases à deux pas au plus d’un nœud, sans diagonale. Hachuré ou gris : plein ; le reste est ouvert.
    .title = Hachure
rotator-sheets-setup-start = d’une case de la rangée de départ (10 rouge). Si elle est pleine, ouvre-la gratuitement. Trace un triangle.
    .title = Pars
rotator-sheets-turn-fall = par les cases ouvertes jusqu’à une case pleine ou au bord. Dans chaque case touchée sans marque, trace un triangle, pointe en bas.
    .title = Tombe
rotator-sheets-turn-collapse = les cases touchées il y a trois tours : elles deviennent pleines. Si tu es sur l’une d’elles, tu perds. Il y a un ou deux tours : ajoute un trait.
    .title = Effondre
rotator-sheets-turn-drill = 0 à 3 cases pleines : gomme-les, trace des triangles. À chaque tour, la première est gratuite ; chacune des suivantes coûte une poussée (dix par partie).
    .title = Fore
rotator-sheets-turn-turn = la feuille d’un quart de tour à droite. Le bas est toujours le côté vers toi.
    .title = Tourne
rotator-sheets-note-old-marks = continuent de vieillir, même quand tu y retombes.
    .title = Les vieilles marques
rotator-sheets-note-open-below = après le forage ? Tu tombes de nouveau, et le forage prend fin.
    .title = Case ouverte sous toi
rotator-sheets-note-drill = à travers le bord.
    .title = Ne fore jamais
rotator-sheets-note-you-need = est permis.
    .title = Ne rien forer
rotator-sheets-node =
    Fore un nœud pour le capturer. Les cases pleines de sa portée s’ouvrent et reçoivent des triangles.

    Le forage prend fin ; tu restes là. Commence le tour suivant sur une case de sa portée.
    .title = Nœud

## La seconde page

rotator-sheets-legend = Chaque tour va du rond à la flèche ; un second rond est un nœud capturé. Les cases grises sont pleines à la fin du tour ; les plus sombres viennent de s’effondrer. Le plateau est toujours dessiné comme au départ ; le triangle à côté du tour montre où était le bas.
rotator-sheets-section-more-exactly = Plus précisément
rotator-sheets-rule-board = La moitié bleue est près de toi, la rouge au-dessus, retournée. La case A1 rouge est au-dessus de J1 bleue.
    .title = Plateau
rotator-sheets-rule-nodes = ne sont jamais dans les rangées et colonnes du bord ; la ligne du milieu n’est pas un bord. Les portées peuvent la franchir. Le bord les coupe.
    .title = Les nœuds
rotator-sheets-rule-collapse = Toute case touchée il y a trois tours devient pleine, même si elle était ouverte au départ.
    .title = Effondrement
rotator-sheets-rule-drill = Tu peux forer 0 case. Décide combien avant de commencer, dans la limite du possible : le bord, un nœud ou une chute met fin au forage.
    .title = Forer
rotator-sheets-rule-node = Seul le forage le capture. Les cases déjà ouvertes de sa portée gardent leur âge. Si sa case s’effondre, tu peux le capturer de nouveau.
    .title = Nœud
rotator-sheets-rule-win = quand tu tombes ou fores sur la rangée d’arrivée, ou que tu y commences un tour après un nœud. Ce tour prend fin aussitôt.
    .title = Tu gagnes
rotator-sheets-section-puzzles = Énigmes
rotator-sheets-rule-notes = Entoure la case où tu es ; gomme le cercle quand tu repars. Note ton départ, puis le nombre de cases forées à chaque tour. Après une capture, note aussi d’où tu pars. Barre un carré à chaque poussée.
    .title = Notes
rotator-sheets-rule-stars = Le par est le plus petit nombre de poussées qui permet de gagner. Une étoile pour toute victoire, deux avec une poussée de plus que le par, trois au par.
    .title = Étoiles
rotator-sheets-rule-medals = Une pour chaque victoire qui ne dépasse ni les tours ni les poussées indiqués à côté. Sur les petits plateaux, 2/13 veut dire 2 poussées et 13 tours.
    .title = Médailles
rotator-sheets-rule-ten-nodes = Certaines énigmes ont une étoile de plus : gagne après avoir capturé les dix nœuds.
    .title = Dix nœuds
rotator-sheets-rule-level = Plus il y a de losanges noirs, plus le par (trois étoiles) est difficile à atteindre. Simplement gagner peut être facile à tout niveau.
    .title = Niveau
rotator-sheets-rule-letters = Les sept lettres et chiffres sont le code du plateau. Le code QR le contient, ou ouvre le plateau sur un téléphone. Le programme cardgen réimprime le plateau.
    .title = Code

## Le relevé

rotator-sheets-record-note = Après chaque tour : le nombre de cases forées, 0 à 3. Au tour après une capture, aussi de quelle case, comme red:C4 ; ailleurs, barre from. Le triangle montre où est le bas sur la feuille posée comme au départ.
rotator-sheets-record-foot = Un tour : d’où tu pars après une capture, et combien de cases tu fores.

## Énigmes

rotator-sheets-puzzles-tag = Tombe, fore, et tourne la feuille
rotator-sheets-puzzles-under = Atteins la rangée d’arrivée avant que ta case devienne pleine.
rotator-sheets-hints-explained = Trois indices par énigme, sur une voie au par. Lis la première liste si tu ne sais pas par où commencer, la deuxième si cela n’aide pas, et la troisième si rien d’autre n’aide.
    .title = Indices
rotator-sheets-solutions-explained = L’étoile marque une voie au par, chaque médaille une voie vers cette médaille. Une recherche complète a prouvé que ce sont les meilleures : aucune n’a moins de poussées, ni moins de tours avec autant de poussées. Suis au crayon. Chaque tour a son numéro, le côté du bas, ce que tu fais, et la case où tu finis. Les tours en gras te laissent un choix ; dans les autres, tu perds aussitôt si tu fores un autre nombre de cases. L’image montre le plateau après les tours à côté, et les chemins du dernier d’entre eux : d’un numéro au suivant, ou à une flèche. Les cases grises sont pleines ; les sombres se sont effondrées dans les tours tracés. Un rond autour d’une flèche est un nœud capturé. Les chiffres sous un plateau disent sa difficulté : avec 10 bits, en jouant avec soin mais sans plan, on garde le par dans une partie sur mille ; les carrefours sont les tours où un choix perd le par.
    .title = Solutions
rotator-sheets-solutions-in-short = Les voies vers les médailles sont données en bref : le départ, puis combien de cases forer à chaque tour.
rotator-sheets-solutions-nodes = La voie par les dix nœuds n’est pas prouvée la meilleure.

## L’aide-mémoire

rotator-sheets-aid-about = ton tour · 1 joueur
rotator-sheets-aid-boxes = Chaque case touchée
rotator-sheets-aid-look-up = le plateau tourne, marques, nœuds
rotator-sheets-aid-fall = jusqu’à une case pleine ou au bord. Triangle si vierge.
    .title = Tombe
rotator-sheets-aid-collapse = Vieille marque : un trait. Déjà deux : case pleine.
    .title = Effondre
rotator-sheets-aid-drill = 0 à 3 cases pleines. Dès la 2e, une poussée.
    .title = Fore
rotator-sheets-aid-turn = la feuille d’un quart de tour à droite.
    .title = Tourne
rotator-sheets-aid-list-node =
    fore-le : sa portée s’ouvre

    tu ne tombes pas

    tour suivant : pars d’une case de sa portée
    .title = Nœud
rotator-sheets-aid-list-drill =
    dix poussées par partie

    jamais à travers le bord

    ouvert sous toi : tu retombes
    .title = Fore
rotator-sheets-aid-list-you-win = aussitôt sur la rangée d’arrivée (10 bleue)
    .title = Tu gagnes

## Ce qu’il y a encore sur la première page et les plateaux

rotator-sheets-turning = Le plateau tourne
rotator-sheets-remember = À retenir
rotator-sheets-foot = Page 2 : une partie entière, règles précises
# Où sont le haut et le bas du plateau, en deux lignes.
rotator-sheets-top =
    départ :

    rouge 10
rotator-sheets-bottom =
    arrivée :

    bleue 10
rotator-sheets-turn-number = tour { $number }
rotator-sheets-turn-numbers = tour { $number }, { $second }…
rotator-sheets-down = le bas aux tours { $number }, { $second }, { $third }…
rotator-sheets-boosts = Poussées
rotator-sheets-start = Départ
rotator-sheets-name-or-puzzle = Nom ou énigme
rotator-sheets-grids = Un plateau des deux grilles
rotator-sheets-grids-to-cut = Un plateau des deux grilles ; coupe le long des tirets

## Une partie ou une solution, tour par tour

rotator-sheets-example = Un exemple : { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } avec { $other_count ->
        [one] { $other_count } poussée
       *[other] { $other_count } poussées
    }
rotator-sheets-board = plateau { $text }
rotator-sheets-play-start = { rotator-hint-start }
rotator-sheets-play-from = De { $space }.
# Les formes « because » disent pourquoi, à qui les lit pour la première fois.
rotator-sheets-play-from-because = Pars de { $space }, dans cette portée.
rotator-sheets-play-fall = Tombe de{ "\u00A0" }{ $count }{ "\u00A0" }{ $count ->
        [one] case
       *[other] cases
    }.
rotator-sheets-play-fall-to = Tombe de{ "\u00A0" }{ $count } en{ "\u00A0" }{ $space }.
rotator-sheets-play-fall-because = Ouvert dessous : tombe de{ "\u00A0" }{ $count }{ "\u00A0" }{ $count ->
        [one] case
       *[other] cases
    }.
rotator-sheets-play-drill = Fore{ "\u00A0" }{ $count }{ "\u00A0" }{ $count ->
        [one] case
       *[other] cases
    }.
rotator-sheets-play-drill-to = Fore{ "\u00A0" }{ $count } vers{ "\u00A0" }{ $space }.
rotator-sheets-play-boost = Fore{ "\u00A0" }{ $count } ({ $other_count ->
        [one] { $other_count }{ "\u00A0" }poussée
       *[other] { $other_count }{ "\u00A0" }poussées
    }).
rotator-sheets-play-boost-to = Fore{ "\u00A0" }{ $count } ({ $other_count ->
        [one] { $other_count }{ "\u00A0" }poussée
       *[other] { $other_count }{ "\u00A0" }poussées
    }) vers{ "\u00A0" }{ $space }.
rotator-sheets-play-stay = Reste sur place.
rotator-sheets-play-stay-because = Plein dessous : tu restes.
rotator-sheets-play-node = Un nœud !
rotator-sheets-play-node-because = Un nœud ! Sa portée s’ouvre.
rotator-sheets-play-won = Gagné !
# Une voie en bref : le départ, puis combien de cases forer à chaque tour.
rotator-sheets-line = départ { $space } : { $text }
rotator-sheets-line-from = de { $space } { $count }

## Feuilles d’énigmes

# Le titre d’une énigme du jour, comme Vendredi 1er mai 2026, et sa forme courte ; la semaine commence le lundi.
rotator-sheets-short-day = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
rotator-sheets-level-easy = facile
rotator-sheets-level-medium = moyen
rotator-sheets-level-hard = difficile
rotator-sheets-level-expert = expert
rotator-sheets-levels = de { $easiest } à { $hardest }
rotator-sheets-puzzles = { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    }
rotator-sheets-boxes = Carrés : cases forées à chaque tour
rotator-sheets-drilled = Cases forées à chaque tour
rotator-sheets-solution = Solution : { $text }
rotator-sheets-long-solution = Solution : trop longue pour tenir ici
rotator-sheets-cost = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, { $other_count ->
        [one] { $other_count } poussée
       *[other] { $other_count } poussées
    }
rotator-sheets-par = par { $other_count ->
        [one] { $other_count } poussée
       *[other] { $other_count } poussées
    }, { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
rotator-sheets-goal-win = une victoire
    .short = victoire
rotator-sheets-goal-boosts = avec { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    }
    .short = { rotator-boosts }
rotator-sheets-goal-nodes = les dix nœuds
    .short = 10 nœuds
# Devant des chiffres comme 2/13.
rotator-sheets-pairs = poussées/tours
rotator-sheets-more-turns = Autres tours
rotator-sheets-note-turns = Note tes tours sur la page « { rotator-sheets-more-turns } ».
rotator-sheets-note-turns-from = Dès le tour { $number }, note tes tours sur la page « { rotator-sheets-more-turns } ».

## Indices et solutions

rotator-sheets-hints-first = 1. Où commencer
    .short = 1. Départ
rotator-sheets-hints-second = 2. Le premier nœud à capturer
    .short = 2. Premier nœud
rotator-sheets-hints-third = 3. Le tour où presque tout choix est faux
    .short = 3. Pire tour
rotator-sheets-hints-node = { $space } au tour { $number }
rotator-sheets-hints-no-node = aucun nœud à capturer
rotator-sheets-hints-turn = tour { $number } : fore { $count }
rotator-sheets-hints-turn-from = tour { $number } : de { $space }, fore { $count }
rotator-sheets-solutions-figures = { $bits } bits, carrefours { $forks }
rotator-sheets-solutions-skipped = { $count ->
        [1] Tour 1
       *[other] Tours 1 à { $count }
    } : comme avec { $other_count ->
        [one] { $other_count } poussée
       *[other] { $other_count } poussées
    }.
rotator-sheets-solutions-continued = { $title }, suite
rotator-sheets-solutions-par = Par : { rotator-sheets-cost }
rotator-sheets-solutions-all-nodes = Les dix nœuds : { rotator-sheets-cost }

## Une position

rotator-sheets-position-title = Une position
rotator-sheets-position-not-started = Pas commencée : choisis une case de la rangée de départ.
rotator-sheets-position-played = { $count ->
        [one] { $count } tour joué
       *[other] { $count } tours joués
    }.
rotator-sheets-position-over-won = La partie est finie : gagnée.
rotator-sheets-position-over-lost = La partie est finie : perdue.
rotator-sheets-position-down-bottom = Tour { $number } : on tombe vers la rangée d’arrivée, de { $space }.
rotator-sheets-position-down-bottom-around = Tour { $number } : on tombe vers la rangée d’arrivée ; pars de toute case autour de { $space }.
rotator-sheets-position-down-right = Tour { $number } : on tombe vers la droite, de { $space }.
rotator-sheets-position-down-right-around = Tour { $number } : on tombe vers la droite ; pars de toute case autour de { $space }.
rotator-sheets-position-down-top = Tour { $number } : on tombe vers la rangée de départ, de { $space }.
rotator-sheets-position-down-top-around = Tour { $number } : on tombe vers la rangée de départ ; pars de toute case autour de { $space }.
rotator-sheets-position-down-left = Tour { $number } : on tombe vers la gauche, de { $space }.
rotator-sheets-position-down-left-around = Tour { $number } : on tombe vers la gauche ; pars de toute case autour de { $space }.
rotator-sheets-position-down-now = le bas au tour { $number }
rotator-sheets-record-where = dans la rangée 10 rouge
rotator-sheets-record-boosts = poussées

## Parties

rotator-sheets-part-grids = plateau des deux grilles, plus grand que sur la carte
