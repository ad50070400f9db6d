# Ce que disent les feuilles de Tactics Joker.

## Les règles

tactics-sheets-what = Deux armées, quatre châteaux, un jeu de cartes
tactics-sheets-needs = deux joueurs ; des cartes ou un plateau, et six dés chacun
tactics-sheets-goal = Tiens trois des quatre châteaux quand ton tour commence. Tu tiens un château tant qu’une unité à toi est dessus. Tu gagnes aussi si l’adversaire n’a plus d’unité sur la table.
tactics-sheets-setup-lay = 7 × 7 cartes face visible, un roi à chaque coin. Les cinq dernières forment la pile.
    .title = Pose
tactics-sheets-setup-choose = les châteaux. Le camp au plus haut jet commence : il en prend un, l’adversaire deux, puis il a le dernier. Mets trois unités sur chacun.
    .title = Choisis
tactics-sheets-setup-keep = tes autres unités en réserve : tu en as 15 en tout. Six au plus tiennent sur une case.
    .title = Garde
tactics-sheets-setup-turn = la flèche d’une unité qui bouge ou échoue à entrer : de côté, fatiguée ; puis vers le bas, épuisée. À ton tour suivant, elle redevient fraîche : vers le haut.
    .title = Tourne
tactics-sheets-turn-look = Tu tiens trois châteaux ? Tu as gagné.
    .title = Regarde
tactics-sheets-turn-recruit = Lance un dé par château à toi qui a moins de six unités : un 6 en ajoute une, fatiguée, rangée par rangée, s’il en reste.
    .title = Recrute
tactics-sheets-turn-move = jusqu’à trois coups : un coup mène des unités d’une case à une voisine, même en diagonale. Deux coups au plus par unité.
    .title = Déplace
tactics-sheets-turn-fight = avant la fin du coup, si l’adversaire y est : voir ci-dessous.
    .title = Combats
tactics-sheets-turn-land = sur un valet ou une dame : une unité te rejoint, la première fois seulement. Sur un joker : une carte de la pile le remplace.
    .title = Arrive
tactics-sheets-card-plain = cœurs, carreaux ; un as vaut 1
    .title = Plaine
tactics-sheets-card-forest = trèfles : 4 à 6 au dé pour entrer d’un autre terrain
    .title = Forêt
tactics-sheets-card-mountain = piques : 4 à 6 au dé pour entrer d’un autre terrain
    .title = Montagne
tactics-sheets-card-castle = rois : plaine, valeur 13
    .title = Château
tactics-sheets-card-recruit = valets, dames : plaine, valeur 10 ; une unité te rejoint
    .title = Recrue
tactics-sheets-card-joker = plaine, valeur 0 ; remplacé à l’arrivée
    .title = Joker
tactics-sheets-nothing = La carte de l’attaque compte 0 contre une forêt, sauf depuis une forêt. La carte de la défense compte 0 contre une attaque depuis une montagne, sauf sur une montagne.
tactics-sheets-battle-dice = Un par unité qui combat.
    .title = Dés
tactics-sheets-battle-card = Attaque : la carte d’où tu viens. Défense : celle où tu es.
    .title = Carte
tactics-sheets-battle-support = Un point par unité à toi autour de la case attaquée, même si elle est restée en arrière.
    .title = Soutien.
tactics-sheets-points = { $lowest } à { $highest }
tactics-sheets-after-more-points-win = et l’attaque, si elle gagne, entre. Le camp battu perd 1 unité, et 1 de plus par tranche de 5 points d’écart : d’abord les épuisées, puis les fatiguées, puis les fraîches. Elles vont en réserve.
    .title = Le plus haut total gagne,
tactics-sheets-after-equal = Chaque camp perd 1 unité et relance.
    .title = Égalité ?
tactics-sheets-after-beaten-attackers = revient à la carte d’où elle vient.
    .title = L’attaque battue
tactics-sheets-after-beaten-defenders = recule en bloc d’une case, en ligne droite. Si l’adversaire, le bord ou le manque de place l’en empêche, l’attaque choisit une autre case autour. S’il n’y en a pas, toutes ces unités sont perdues.
    .title = La défense battue
tactics-sheets-worked-recruit = Ann a trois unités en A1 et trois en G1. Elle lance 6 et 2. Une unité s’ajoute en A1. Elle est fatiguée : un seul coup possible.
    .title = Recrutement.
tactics-sheets-worked-first-move = Trois unités fraîches vont de A1 en B2, une montagne. Elles lancent 4, 1, 6 : une reste en A1, fatiguée.
    .title = Premier coup.
tactics-sheets-worked-second-move = Les deux en B2 attaquent les deux de Bob en C2. Elles viennent d’une montagne, qui vaut 8, donc la carte de Bob compte 0. Ann : 5 + 3 + 8 = 16. Bob : 6 + 2 + 1 de soutien de D3 = 9.
    .title = Deuxième coup.
tactics-sheets-worked-losses = Ann a 7 points de plus : Bob perd ses deux unités. Les deux d’Ann sont en C2, épuisées.
    .title = Pertes.
tactics-sheets-worked-third-move = Une unité fatiguée va de A1 en A2.
    .title = Troisième coup.
tactics-sheets-variant-races = Les elfes entrent en forêt, les nains en montagne avec 2 à 6. Les kobolds ont 18 unités, leurs châteaux recrutent avec 4 à 6, mais un 6 au combat compte 0. Les humains font quatre coups, dont un au moins d’une seule unité. Les morts-vivants font deux coups ; après un combat, ils lancent un dé par ennemi tué : 4 à 6 ajoute une unité.
    .title = Peuples (races).
tactics-sheets-variant-fog = Tu ne vois que les cartes autour de tes armées (à deux cases depuis une montagne), et là où une unité est passée.
    .title = Brume (fog).
tactics-sheets-variant-short-game = Après 30 tours chacun, le camp qui a le plus de châteaux gagne ; à égalité, le plus d’unités.
    .title = Partie courte.

## Le plateau, les pièces à découper, les jetons

tactics-sheets-board-deal = donne { $text }
tactics-sheets-board-goal = tiens trois châteaux quand ton tour commence
tactics-sheets-board-forest = forêt : 4 à 6 au dé pour entrer
tactics-sheets-board-mountain = montagne : 4 à 6 au dé pour entrer
tactics-sheets-board-recruit = une unité te rejoint, une fois
tactics-sheets-board-joker = joker : remplace-le par une carte de la pile
tactics-sheets-parts-tag = À découper pour le plateau de la donne { $text }
tactics-sheets-parts-under = Imprime-la sur du papier fort, ou colle-la sur du carton.
tactics-sheets-parts-stack = La pile : mets-en une à la place d’un joker
tactics-sheets-parts-recruited = Recruté : pose-le sur un valet ou une dame qui a donné son unité
    .short = recruté
tactics-sheets-parts-units = Unités : flèche en haut, fraîche ; de côté, fatiguée (un coup) ; en bas, épuisée (deux)
tactics-sheets-parts-castles = Châteaux : pose-en un sous tes unités sur un château que tu tiens
tactics-sheets-tokens-board = Jetons pour le plateau
tactics-sheets-tokens-cards = Jetons pour de vraies cartes
tactics-sheets-tokens-under = Rond : le camp qui commence. Carré : l’adversaire.
tactics-sheets-tokens-fresh = fraîche
tactics-sheets-tokens-tired = fatiguée : un coup
tactics-sheets-tokens-spent = épuisée : deux coups

## L’aide-mémoire

tactics-sheets-aid-tag = Le combat en une addition
tactics-sheets-aid-under = ce qui compte, ce qu’on perd, et les chances
tactics-sheets-aid-how = ligne : d’où vient l’attaque ; colonne : où a lieu le combat
tactics-sheets-aid-counts-title = Quelle carte compte
tactics-sheets-aid-lost-title = Les pertes
tactics-sheets-aid-sums = Tes combats
tactics-sheets-aid-odds = Les chances de l’attaque, en pourcentage
tactics-sheets-aid-equal = Carte et soutien égaux
tactics-sheets-aid-differ = Carte et soutien différents
tactics-sheets-aid-foot = Sur ordinateur, dans companion play, « odds 3 a1 b2 » donne les chances d’une attaque.
tactics-sheets-aid-straight-on = tout droit
tactics-sheets-aid-chosen = ou l’attaque choisit
tactics-sheets-aid-on-plain = en plaine
tactics-sheets-aid-from-plain = de plaine
tactics-sheets-aid-on-forest = en forêt
tactics-sheets-aid-from-forest = de forêt
tactics-sheets-aid-on-mountain = en montagne
tactics-sheets-aid-from-mountain = de montagne
tactics-sheets-aid-counts-both = les deux
tactics-sheets-aid-counts-attacker = attaque
tactics-sheets-aid-counts-defender = défense
tactics-sheets-aid-counts-neither = aucune
tactics-sheets-aid-difference = écart
tactics-sheets-aid-lost = unités perdues
tactics-sheets-aid-each = { $count } chacun
tactics-sheets-aid-note-dice = Un par unité au combat. Kobolds : un 6 compte 0.
    .title = Dés.
tactics-sheets-aid-note-support = { tactics-sheets-battle-support }
    .title = Soutien.
tactics-sheets-aid-note-equal = Chaque camp perd une unité et relance. Si un seul camp a encore des unités, il a gagné.
    .title = Égalité.
tactics-sheets-aid-note-who-dies = D’abord les épuisées, puis les fatiguées, puis les fraîches. Elles reviennent en réserve.
    .title = Pertes.
tactics-sheets-aid-note-pushed = En bloc, tout droit ; sinon, là où l’attaque le décide. Sans place, toutes les unités sont perdues. Aucun dé n’est lancé.
    .title = Recul.

## Le relevé

tactics-sheets-record-under = sur papier, à taper ensuite
tactics-sheets-record-deal = Recopie les cartes seulement si la donne n’a pas de graine. Puis une ligne pour chacun :
tactics-sheets-record-rows =
    turn : qui, dés des châteaux · roll : qui, dés · end : qui · push : qui, vers

    move : qui, unités, de, vers ; combien de fatiguées, si tu les choisis

    joker : qui, et la carte sous « vers »
tactics-sheets-record-foot = companion play NOM.txt --new prend les lignes une par une, sans « qui ».
tactics-sheets-record-title = Relevé d’une partie
tactics-sheets-record-first = joueur 1
tactics-sheets-record-second = joueur 2
tactics-sheets-record-symbol = symbole
tactics-sheets-record-race = peuple
tactics-sheets-record-castles = châteaux
tactics-sheets-record-variants = variantes
tactics-sheets-record-start = début
tactics-sheets-record-rounds = manches
tactics-sheets-record-seed = donne (graine)
tactics-sheets-record-date = date
tactics-sheets-record-what = quoi
tactics-sheets-record-who = qui
tactics-sheets-record-units = unit.
tactics-sheets-record-from = de
tactics-sheets-record-to = vers
tactics-sheets-record-tired = fat.
tactics-sheets-record-dice = dés

## Ce qu’il y a encore sur les règles, l’aide-mémoire et le tapis

tactics-sheets-cards = Les cartes
tactics-sheets-battle = Un combat : dés + carte + soutien
tactics-sheets-worked = Un tour, étape par étape
tactics-sheets-variants = Variantes
tactics-sheets-aid-attacker = Attaque
tactics-sheets-aid-defender = Défense
tactics-sheets-aid-dice = dés
tactics-sheets-aid-card = carte
tactics-sheets-aid-support = soutien
tactics-sheets-aid-sum = total
tactics-sheets-aid-attackers = unités
tactics-sheets-aid-against = contre { $count }
tactics-sheets-aid-adds = avantage
tactics-sheets-aid-adds-equal = 0
tactics-sheets-aid-sizes = { $count } contre { $other_count }
tactics-sheets-mat-king = un roi ici
tactics-sheets-mat-glue = colle la feuille { $number } sur ce bord
tactics-sheets-mat-sheet = feuille { $number } sur { $of }
tactics-sheets-mat-reduced-poker = { $share } de la taille des cartes de poker : pour des pièces, ou des cartes de { $count } mm
tactics-sheets-mat-reduced-bridge = { $share } de la taille des cartes de bridge : pour des pièces, ou des cartes de { $count } mm

## Les sols dans le livre des règles


## Parties

tactics-sheets-part-rules = règles sur une page, avec un tour étape par étape
tactics-sheets-part-board = plateau d’une donne, avec pièces et jetons à découper
    .finish = Découpe les pièces et les jetons.
tactics-sheets-part-aid = addition d’un combat à remplir, et les chances
tactics-sheets-part-mat = tapis pour tes propres cartes
    .finish = Coupe le long des tirets, et colle chaque feuille sur les bords des précédentes.
tactics-sheets-part-tokens = jetons pour le plateau et pour de vraies cartes
    .finish = Découpe les jetons.
