# Ce que disent les feuilles et les aide-mémoire d’Attack/Defend.

## La première page

attackdefend-sheets-what = Bluffe, devine, et montre la carte
attackdefend-sheets-needs = à deux, cinquante cartes
attackdefend-sheets-goal = Marque cinq points en premier. Ou aie le plus de points à la fin d’un tour, la pioche étant vide.
attackdefend-sheets-setup-shuffle = toutes les cartes, dans le même sens, et donnes-en cinq à chacun. Le reste est la pioche.
    .title = Mélange
attackdefend-sheets-setup-sides = l’un a la Défense, l’autre l’Attaque. Convenez-en, ou misez des cartes (page 2).
    .title = Camps :
attackdefend-sheets-setup-piles = la défausse est face cachée, en travers. Les cartes jouées sont visibles au rebut.
    .title = Piles :
attackdefend-sheets-pile-discards = défausse
attackdefend-sheets-pile-deck = pioche
attackdefend-sheets-pile-trash = rebut
attackdefend-sheets-turn-title = Tour à tour ; la Défense commence
attackdefend-sheets-turn-defender = Le tour de la Défense
attackdefend-sheets-defender-draw = la carte du dessus de la pioche ou de la défausse. C’est obligatoire, sans regarder.
    .title = Pioche
attackdefend-sheets-defender-two-actions = pioche encore une carte, défausses-en une, pose une carte face cachée au niveau 1, ou avance une carte : tourne-la d’un niveau.
    .title = Deux actions :
attackdefend-sheets-defender-play = une de tes cartes face cachée quand tu veux, même au tour de l’Attaque, si son niveau a atteint son nombre noir : retourne-la. Ce n’est pas une action.
    .title = Joue
attackdefend-sheets-turn-attacker = Le tour de l’Attaque
attackdefend-sheets-attacker-draw = la carte du dessus de la pioche ou de la défausse. C’est obligatoire, sans regarder.
    .title = Pioche
attackdefend-sheets-attacker-two-actions = pioche encore une carte, défausses-en une, utilise une carte de ta main (au signe de la main), ou retourne une carte face cachée de tout niveau.
    .title = Deux actions :
attackdefend-sheets-attacker-mind-your-hand = à la fin de ton tour, la Défense y marque chaque +1 et +2. Défausse-les donc avant.
    .title = Gare à ta main :
attackdefend-sheets-levels = Le nombre au bord de la Défense est le niveau. On pose au niveau 1. Pour avancer, tourne la carte d’un quart à gauche : le nombre suivant y vient. Le niveau 4 est le plus haut. Dans la pioche et les mains, garde le 1 de toutes les cartes du même côté, sinon les dos les trahissent.
    .title = Niveaux
attackdefend-sheets-reveal-title = Une carte est montrée
attackdefend-sheets-reveal-whose-half = Qui montre la carte joue sa moitié : noire pour la Défense, blanche pour l’Attaque.
    .title = Quelle moitié ?
attackdefend-sheets-reveal-which-text = Celui du plus haut nombre que le niveau atteint. De la main : celui au signe de la main.
    .title = Quel texte ?
attackdefend-sheets-reveal-where-to = Au rebut. Mais si son texte te la fait gagner, elle va à tes cartes gagnées.
    .title = Où va-t-elle ?
attackdefend-sheets-reveal-then = fais le reste du texte, étape par étape. Si le niveau n’atteint aucun nombre, la carte va juste au rebut.
    .title = Puis
# une carte de points, les nombres de ses moitiés, et ce qu’elle marque
attackdefend-sheets-example = Un exemple : { $title } ({ $points }). Au niveau 1, elle ne vaut rien. Dès le niveau { $white }, l’Attaque la gagne en la retournant. Dès le niveau { $black }, la Défense peut la jouer et la gagner.
attackdefend-sheets-example-house = Un exemple des cartes maison : { $title } ({ $points }). Au niveau 1, elle ne vaut rien. Dès le niveau { $white }, l’Attaque la gagne en la retournant. Dès le niveau { $black }, la Défense peut la jouer et la gagner.

## Où les parties de cette carte sont nommées

attackdefend-sheets-part-title = titre
attackdefend-sheets-part-number = nombre
attackdefend-sheets-part-black = moitié Défense
attackdefend-sheets-part-word = mot
attackdefend-sheets-part-white = moitié Attaque
attackdefend-sheets-part-points = points
attackdefend-sheets-part-sign = signe
attackdefend-sheets-part-text = texte
attackdefend-sheets-hand = signe de la main : au lieu d’un nombre
attackdefend-sheets-foot = Jeu { $text }. Page 2 : une première manche, signes
attackdefend-sheets-foot-house = Cartes maison { $number }, pas celles de l’auteur. Page 2 : une première manche, signes

## La seconde page

attackdefend-sheets-round = Une première manche, et ce qui est face cachée après chaque étape
attackdefend-sheets-round-house = Une première manche avec les cartes maison, et ce qui est face cachée après chaque étape
# la manche en exemple : une carte de points, la seconde carte de Bob, les deux d’Ann
attackdefend-sheets-round-1 = Bob a la Défense et commence. Il pioche une carte. Ses deux actions : il pose deux cartes face cachée, chacune au niveau 1.
attackdefend-sheets-round-2 = Ann pioche, et utilise { $scout }. Son signe de la main permet de la jouer de la main. Elle regarde les deux cartes de Bob : { $prize } et { $other_card }. { $scout } va au rebut.
attackdefend-sheets-round-3 = Ann peut gagner { $prize } au niveau 2. Retournée maintenant, elle irait juste au rebut. Sa seconde action est donc { $lever } : { $prize } monte au niveau 2. Elle n’a ni +1 ni +2, donc Bob ne marque rien à la fin de son tour.
attackdefend-sheets-round-4 = Bob est plus rapide. Il pioche, et avance { $prize } au niveau 3, son nombre noir. Il la joue aussitôt, ce qui n’est pas une action : il marque { $points }. De sa seconde action, il avance { $other_card }.
attackdefend-sheets-signs = Les signes sur les cartes
attackdefend-sheets-sign-score = gagne cette carte
attackdefend-sheets-sign-draw = pioche 2 cartes
attackdefend-sheets-sign-gift = l’autre pioche 2 cartes
attackdefend-sheets-sign-discard = défausse 2 cartes
attackdefend-sheets-sign-foe = l’autre défausse 2 cartes
attackdefend-sheets-sign-raid = voles-en une au hasard
attackdefend-sheets-sign-peek = regarde 2 cartes cachées
attackdefend-sheets-sign-lower = une carte baisse de 2
attackdefend-sheets-sign-raise = une carte monte de 2
attackdefend-sheets-sign-boost = l’autre monte une carte
attackdefend-sheets-sign-flip = retourne une carte cachée
attackdefend-sheets-sign-trash = une carte cachée au rebut
attackdefend-sheets-sign-return = une carte revient en main
attackdefend-sheets-sign-protect = une carte est protégée
attackdefend-sheets-sign-switch = échange avec ta main
attackdefend-sheets-sign-place = pose une carte au niveau 2
attackdefend-sheets-sign-take = prends 1 des 2 défaussées
attackdefend-sheets-sign-saddle = donne un −1 à l’autre
attackdefend-sheets-sign-act = tu as 2 actions de plus
attackdefend-sheets-sign-slow = l’autre a 2 actions de moins
attackdefend-sheets-sign-hand = Au lieu d’un nombre : s’utilise depuis la main.
attackdefend-sheets-section-sides = Camps
attackdefend-sheets-rule-preference = Tirez au sort qui dit quel camp il veut. L’autre accepte, ou mise : des cartes de sa main vont sur la défausse. Puis chacun à son tour doit miser plus de cartes en tout que l’autre, ou accepter : l’autre a alors le camp qu’il veut.
    .title = Préférence.
attackdefend-sheets-rule-as-many-cards = que l’autre ne suffisent pas. Personne ne remplace les cartes misées.
    .title = Autant de cartes
attackdefend-sheets-section-actions = Actions
attackdefend-sheets-rule-no-limits = deux fois la même action est permis, moins de deux aussi ; mains et cartes face cachée sont en nombre libre.
    .title = Sans limites :
attackdefend-sheets-rule-too-late = ce qui est dit d’abord se fait d’abord. Une carte qu’on a annoncé retourner ne peut plus être jouée.
    .title = Trop tard :
attackdefend-sheets-rule-number = à côté du premier texte blanc : la carte ne s’utilise pas depuis la main.
    .title = Un nombre
attackdefend-sheets-rule-more-or-fewer-actions = comptent à ce tour si c’est le tien, sinon au suivant. Jamais sous zéro.
    .title = Plus ou moins d’actions
attackdefend-sheets-section-points-and-the-end = Points et fin
attackdefend-sheets-rule-five-points = gagnent aussitôt, même au milieu d’un effet.
    .title = Cinq points
attackdefend-sheets-rule-score-cards = sont +1, +2 et −1. Un −1 retire un point, aussi sous zéro.
    .title = Les cartes de points
attackdefend-sheets-rule-attackers-hand = chaque +1 et +2 est montré à la fin de son tour, et rien d’autre. Un −1 reste.
    .title = La main de l’Attaque :
attackdefend-sheets-rule-deck-is-empty = à la fin d’un tour, ces points comptés : qui en a le plus gagne.
    .title = La pioche est vide
attackdefend-sheets-rule-equal-then = la défausse va, telle quelle, sous ce qui reste de la pioche. La prochaine carte gagnée finit la partie, même un −1. S’il n’y a pas de défausse, ou si la pioche est de nouveau vide, c’est l’égalité.
    .title = Si égalité :
attackdefend-sheets-rule-nobody-draws = dans la pioche pendant dix tours de suite : elle compte comme vide.
    .title = Personne ne pioche
attackdefend-sheets-section-effects = Effets
attackdefend-sheets-rule-you = est qui a montré la carte. « Tu peux » : tu peux aussi refuser. On saute une étape impossible.
    .title = « Tu »
attackdefend-sheets-rule-draw = dans la défausse. Défausse ce que tu as, si tu as moins.
    .title = Ne pioche jamais
attackdefend-sheets-rule-taken = la carte vient de la main de l’autre. Tu marques une carte de points, et gardes toute autre.
    .title = Volée au hasard :
attackdefend-sheets-rule-up-and-down = une carte s’arrête au niveau 4 et au niveau 1.
    .title = Monter, baisser :
attackdefend-sheets-rule-protected = une pièce sur la carte jusqu’au prochain tour de la Défense.
    .title = Protégée :
attackdefend-sheets-rule-flip-in-an-effect = par un effet s’accomplit en entier avant l’étape suivante.
    .title = Une carte retournée
attackdefend-sheets-rule-wait-for-a-choice = tant que quelqu’un choisit, la Défense ne peut pas jouer de carte.
    .title = Attendre un choix :
attackdefend-sheets-rule-planted-cards = un effet permet à l’Attaque de poser une carte de points de son propre côté. Seule l’Attaque la retourne. La Défense ne peut ni la jouer ni l’avancer, mais ses effets l’atteignent.
    .title = Cartes plantées :

## Les aide-mémoire, la piste, le relevé

attackdefend-sheets-aid-about = ton tour · Attack/Defend
attackdefend-sheets-aid-look-up = les signes sur les cartes
attackdefend-sheets-aid-win = Cinq points gagnent.
attackdefend-sheets-aid-defender = Tu joues la moitié noire d’une carte, et marques pour toi.
attackdefend-sheets-aid-attacker = Tu joues la moitié blanche d’une carte, et marques pour toi.
attackdefend-sheets-track = Commence à 0. Avance ton pion quand une carte est gagnée, même montrée pour toi par l’autre. Qui atteint 5 a gagné. Sous −5, continue depuis le bout gauche.
attackdefend-sheets-track-foot = Mets la piste entre vous, chaque rangée de son côté.
attackdefend-sheets-record-note = Énoncés : draw, place, advance, discard, play, use, flip, choose, end ; undo annule le dernier. Écris le mot d’une carte, comme { $card }, là où sa face apparaît. Les lignes imprimées en gras font partie du fichier.
attackdefend-sheets-record-foot = companion check NOM.txt dit qui a gagné.
    .right = Attack/Defend, relevé
attackdefend-sheets-record-statement = énoncé
attackdefend-sheets-record-player = joueur
attackdefend-sheets-record-place = place
attackdefend-sheets-record-card = carte ou pile
attackdefend-sheets-record-side = camp : player, defender
attackdefend-sheets-track-title = Piste des points
attackdefend-sheets-track-under = une rangée par camp
attackdefend-sheets-track-wins = gagne
attackdefend-sheets-track-start = départ
attackdefend-sheets-markers = Pions à découper

## Camps et jeux de cartes

attackdefend-sheets-defender = Défense
attackdefend-sheets-attacker = Attaque
# Au dos d’une carte : ce qu’en fait qui l’a.
attackdefend-sheets-defend = Défends
attackdefend-sheets-attack = Attaque
attackdefend-sheets-deck = jeu { $text }
attackdefend-sheets-house-deck = cartes maison { $number }, pas celles de l’auteur

## Parties

attackdefend-sheets-part-rules = règles sur deux pages, avec une première manche et tous les signes
attackdefend-sheets-part-track = piste des points, avec pions à découper
attackdefend-sheets-part-deck = jeu de cinquante cartes
    .finish = Découpe les jeux d’Attack/Defend, et empile leurs cartes dans le même sens.
