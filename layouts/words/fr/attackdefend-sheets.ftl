# Ce que disent les feuilles et les aide-mémoire d’Attack/Defend.

## La première page

attackdefend-sheets-what = Bluffe, devine, et montre la carte
attackdefend-sheets-needs = à deux, cinquante cartes
attackdefend-sheets-goal = Marque cinq points en premier. Ou aies-en le plus quand un tour finit et que la pioche est vide.
attackdefend-sheets-setup-shuffle = toutes les cartes, tournées pareil, et donnes-en cinq chacun. Le reste est la pioche.
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
attackdefend-sheets-defender-draw = la carte du dessus de la pioche ou de la défausse. Il le faut, sans regarder.
    .title = Pioche
attackdefend-sheets-defender-two-actions = pioche encore une carte, défausses-en une, pose une carte face cachée au niveau 1, ou avance une carte : tourne-la d’un niveau.
    .title = Deux actions :
attackdefend-sheets-defender-play = une de tes cartes face cachée : retourne-la dès que son niveau atteint son nombre noir. À tout moment, même au tour de l’Attaque. Ce n’est pas une action.
    .title = Joue
attackdefend-sheets-turn-attacker = Le tour de l’Attaque
attackdefend-sheets-attacker-draw = la carte du dessus de la pioche ou de la défausse. Il le faut, sans regarder.
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
attackdefend-sheets-reveal-where-to = Au rebut. Mais une carte que son texte marque va à tes cartes marquées.
    .title = Où va-t-elle ?
attackdefend-sheets-reveal-then = fais le reste du texte, pas à pas. Si le niveau n’atteint aucun nombre, la carte va juste au rebut.
    .title = Puis
# une carte de points, les nombres de ses moitiés, et ce qu’elle marque
attackdefend-sheets-example = Un exemple : { $title } ({ $points }). Au niveau 1, elle ne vaut rien. Dès le niveau { $white }, l’Attaque la marque en la retournant. Dès le niveau { $black }, la Défense peut la jouer et la marquer.
attackdefend-sheets-example-house = Un exemple du jeu maison : { $title } ({ $points }). Au niveau 1, elle ne vaut rien. Dès le niveau { $white }, l’Attaque la marque en la retournant. Dès le niveau { $black }, la Défense peut la jouer et la marquer.

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
attackdefend-sheets-foot-house = Jeu maison { $number }, pas les cartes de l’auteur. Page 2 : une première manche, signes

## La seconde page

attackdefend-sheets-round = Une première manche, et ce qui est face cachée après chaque pas
attackdefend-sheets-round-house = Une première manche avec le jeu maison, et ce qui est face cachée après chaque pas
# la manche en exemple : une carte de points, la seconde carte de Bob, les deux d’Ann
attackdefend-sheets-round-1 = Bob a la Défense et commence. Il pioche une carte. Ses deux actions : il pose deux cartes face cachée, chacune au niveau 1.
attackdefend-sheets-round-2 = Ann pioche, et utilise { $scout }. Son signe de la main permet de la jouer de la main. Elle regarde les deux cartes de Bob : { $prize } et { $other_card }. { $scout } va au rebut.
attackdefend-sheets-round-3 = Ann peut marquer { $prize } au niveau 2. Retournée maintenant, elle irait juste au rebut. Sa seconde action est donc { $lever } : { $prize } monte au niveau 2. Elle n’a ni +1 ni +2, donc Bob ne marque rien à la fin de son tour.
attackdefend-sheets-round-4 = Bob est plus rapide. Il pioche, et avance { $prize } au niveau 3, son nombre noir. Il la joue aussitôt, ce qui n’est pas une action : il marque { $points }. De sa seconde action, il avance { $other_card }.
attackdefend-sheets-signs = Les signes sur les cartes
attackdefend-sheets-sign-score = marque cette carte
attackdefend-sheets-sign-draw = pioche 2 cartes
attackdefend-sheets-sign-gift = l’autre en pioche 2
attackdefend-sheets-sign-discard = défausse 2 cartes
attackdefend-sheets-sign-foe = l’autre en défausse 2
attackdefend-sheets-sign-raid = vole-en une au hasard
attackdefend-sheets-sign-peek = vois 2 cartes cachées
attackdefend-sheets-sign-lower = une carte baisse de 2
attackdefend-sheets-sign-raise = une carte monte de 2
attackdefend-sheets-sign-boost = l’autre en monte une
attackdefend-sheets-sign-flip = retourne une cachée
attackdefend-sheets-sign-trash = une cachée au rebut
attackdefend-sheets-sign-return = une carte va en main
attackdefend-sheets-sign-protect = une carte est protégée
attackdefend-sheets-sign-switch = échange avec ta main
attackdefend-sheets-sign-place = pose une carte au niveau 2
attackdefend-sheets-sign-take = prends 1 de 2 défaussées
attackdefend-sheets-sign-saddle = donne un −1 à l’autre
attackdefend-sheets-sign-act = tu as 2 actions de plus
attackdefend-sheets-sign-slow = l’autre en a 2 de moins
attackdefend-sheets-sign-hand = Au lieu d’un nombre : s’utilise de la main.
attackdefend-sheets-section-sides = Camps
attackdefend-sheets-rule-preference = Tirez au sort qui dit le camp voulu. L’autre accepte, ou mise : des cartes de sa main vont sur la défausse. Puis chacun à son tour doit miser plus de cartes en tout que l’autre, ou accepte : l’autre a alors le camp voulu.
    .title = Préférence.
attackdefend-sheets-rule-as-many-cards = que l’autre ne suffisent pas. Personne ne remplace les cartes misées.
    .title = Autant de cartes
attackdefend-sheets-section-actions = Actions
attackdefend-sheets-rule-no-limits = deux fois la même action est permis ; mains et cartes face cachée sont en nombre libre.
    .title = Sans limites :
attackdefend-sheets-rule-too-late = ce qui est dit d’abord se fait d’abord. Une carte qu’on dit retourner ne peut plus être jouée.
    .title = Trop tard :
attackdefend-sheets-rule-number = à côté du premier texte blanc : la carte ne s’utilise pas de la main.
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
attackdefend-sheets-rule-deck-is-empty = à la fin d’un tour, cela fait : le plus de points gagne.
    .title = La pioche est vide
attackdefend-sheets-rule-equal-then = la défausse devient la pioche, telle quelle. La prochaine carte marquée finit la partie, même un −1. S’il n’y a pas de défausse, ou si la pioche finit encore, c’est l’égalité.
    .title = Si égalité :
attackdefend-sheets-rule-nobody-draws = de la pioche pendant dix tours en tout : elle compte comme finie.
    .title = Personne ne prend
attackdefend-sheets-section-effects = Effets
attackdefend-sheets-rule-you = est qui a montré la carte. « Tu peux » : tu peux aussi refuser. On saute un pas impossible.
    .title = « Tu »
attackdefend-sheets-rule-draw = jamais dans la défausse. Défausse ce que tu as, si tu as moins.
    .title = Pioche
attackdefend-sheets-rule-up-and-down = une carte s’arrête au niveau 4 et au niveau 1.
    .title = Monter, baisser :
attackdefend-sheets-rule-protected = une pièce sur la carte jusqu’au prochain tour de la Défense.
    .title = Protégée :
attackdefend-sheets-rule-flip-in-an-effect = se fait entière avant le pas suivant.
    .title = Retourner dans un effet
attackdefend-sheets-rule-wait-for-a-choice = tant que quelqu’un choisit, la Défense ne peut pas jouer de carte.
    .title = Attendre un choix :
attackdefend-sheets-rule-planted-cards = un effet laisse l’Attaque poser une carte de points de son côté. Elle seule la retourne. La Défense ne peut ni la jouer ni l’avancer, mais ses effets l’atteignent.
    .title = Cartes plantées :

## Les aide-mémoire, la piste, le relevé

attackdefend-sheets-aid-about = ton tour · Attack/Defend
attackdefend-sheets-aid-look-up = les signes sur les cartes
attackdefend-sheets-aid-win = Cinq points gagnent.
attackdefend-sheets-aid-defender = Tu joues la moitié noire d’une carte, et marques pour toi.
attackdefend-sheets-aid-attacker = Tu joues la moitié blanche d’une carte, et marques pour toi.
attackdefend-sheets-track = Commence à 0. Avance ton pion quand une carte est marquée, même montrée pour toi par l’autre. Qui atteint 5 a gagné. Sous −5, continue depuis le bout gauche.
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
attackdefend-sheets-house-deck = jeu maison { $number }, pas les cartes de l’auteur

## Parties

attackdefend-sheets-part-rules = règles sur deux pages, avec une première manche et tous les signes
attackdefend-sheets-part-track = piste des points, avec pions à découper
attackdefend-sheets-part-deck = jeu de cinquante cartes
    .finish = Découpe les jeux d’Attack/Defend, et empile leurs cartes tournées pareil.
