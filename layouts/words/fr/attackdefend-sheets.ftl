# Ce que disent les feuilles et les aide-mémoire d’Attack/Defend.

## La première page

attackdefend-sheets-what = Bluffe, devine, et révèle la carte
attackdefend-sheets-needs = deux joueurs, cinquante cartes
attackdefend-sheets-goal = Marque cinq points en premier, ou mène aux points si la pioche est vide à la fin d’un tour.
attackdefend-sheets-setup-shuffle = toutes les cartes, dans le même sens, et distribues-en cinq à chacun. Le reste forme la pioche.
    .title = Mélange
attackdefend-sheets-setup-sides = l’un joue la Défense, l’autre l’Attaque. Choisissez d’un commun accord, ou misez des cartes (page 2).
    .title = Camps :
attackdefend-sheets-setup-piles = la défausse reste face cachée, en travers. La corbeille reçoit, face visible, les cartes jouées.
    .title = Piles :
attackdefend-sheets-pile-discards = défausse
attackdefend-sheets-pile-deck = pioche
attackdefend-sheets-pile-trash = corbeille
attackdefend-sheets-turn-title = Chacun son tour ; la Défense commence
attackdefend-sheets-turn-defender = Le tour de la Défense
attackdefend-sheets-defender-draw = la carte du dessus de la pioche ou de la défausse. C’est obligatoire, et sans la regarder avant.
    .title = Pioche
attackdefend-sheets-defender-two-actions = pioche encore une carte, défausse une carte, pose une carte face cachée au niveau 1, ou avance une carte : tourne-la d’un niveau.
    .title = Deux actions :
attackdefend-sheets-defender-play = une de tes cartes face cachée : retourne-la dès que son niveau atteint le nombre de sa moitié noire. À tout moment, même au tour de l’Attaque. Ce n’est pas une action.
    .title = Joue
attackdefend-sheets-turn-attacker = Le tour de l’Attaque
attackdefend-sheets-attacker-draw = la carte du dessus de la pioche ou de la défausse. C’est obligatoire, et sans la regarder avant.
    .title = Pioche
attackdefend-sheets-attacker-two-actions = pioche encore une carte, défausse-en une, utilise une carte de ta main (symbole Main), ou retourne une carte face cachée de tout niveau.
    .title = Deux actions :
attackdefend-sheets-attacker-mind-your-hand = à la fin de ton tour, la Défense marque tes +1 et +2. Défausse-les avant (une action par carte).
    .title = Gare à ta main :
attackdefend-sheets-levels = Le nombre du côté de la Défense indique le niveau. On pose une carte au niveau 1. Pour l’avancer, tourne-la d’un quart de tour à gauche : le nombre suivant vient de ce côté. Le niveau 4 est le plus haut. Dans la pioche et les mains, garde le 1 de toutes les cartes du même côté, sinon leur dos les trahit.
    .title = Niveaux
attackdefend-sheets-reveal-title = Quand une carte est révélée
attackdefend-sheets-reveal-whose-half = Celle du camp qui la révèle : noire pour la Défense, blanche pour l’Attaque.
    .title = Quelle moitié ?
attackdefend-sheets-reveal-which-text = Celui dont le nombre est le plus haut parmi ceux que le niveau atteint ; le symbole Main compte pour 0. Depuis la main : celui qui porte ce symbole.
    .title = Quel texte ?
attackdefend-sheets-reveal-where-to = À la corbeille. Mais si son texte te la fait gagner, elle rejoint tes cartes gagnées.
    .title = Où va-t-elle ?
attackdefend-sheets-reveal-then = fais le reste du texte, étape par étape. Si aucun texte n’est atteint, la carte va seulement à la corbeille.
    .title = Ensuite
# une carte de points, les nombres de ses moitiés, et ce qu’elle marque
attackdefend-sheets-example = Un exemple : { $title } ({ $points }). Au niveau 1, elle ne vaut rien. Dès le niveau { $white }, l’Attaque la gagne en la retournant. Dès le niveau { $black }, la Défense peut la jouer et la gagner.
attackdefend-sheets-example-house = Un exemple des cartes maison : { $title } ({ $points }). Au niveau 1, elle ne vaut rien. Dès le niveau { $white }, l’Attaque la gagne en la retournant. Dès le niveau { $black }, la Défense peut la jouer et la gagner.

## Où les parties de cette carte sont nommées

attackdefend-sheets-part-title = titre
attackdefend-sheets-part-number = nombre
attackdefend-sheets-part-black = moitié Défense
attackdefend-sheets-part-word = mot du relevé
attackdefend-sheets-part-white = moitié Attaque
attackdefend-sheets-part-points = points
attackdefend-sheets-part-sign = symbole
attackdefend-sheets-part-text = texte
attackdefend-sheets-hand = symbole Main : au lieu d’un nombre
attackdefend-sheets-foot = Jeu { $text }. Page 2 : une première manche, les symboles
attackdefend-sheets-foot-house = Cartes maison { $number } : pas celles de l’auteur du jeu. Page 2 : une première manche, les symboles

## La seconde page

attackdefend-sheets-round = Exemple : une première manche, et les cartes face cachée après chaque étape
attackdefend-sheets-round-house = Exemple avec les cartes maison : une première manche, et les cartes face cachée après chaque étape
# la manche en exemple : une carte de points, la seconde carte de Bob, les deux d’Ann
attackdefend-sheets-round-1 = Bob joue la Défense et commence. Il pioche une carte. Ses deux actions : il pose deux cartes face cachée, chacune au niveau 1.
attackdefend-sheets-round-2 = Ann pioche, et utilise { $scout }, qui porte le symbole Main : elle peut la jouer de sa main. Elle regarde les deux cartes de Bob : { $prize } et { $other_card }. { $scout } va à la corbeille.
attackdefend-sheets-round-3 = Dès le niveau 2, Ann peut gagner { $prize }. Retournée maintenant, la carte irait seulement à la corbeille. Sa seconde action est donc { $lever }, qui porte aussi le symbole Main : { $prize } monte au niveau 2. Ann n’a ni +1 ni +2 en main, donc Bob ne marque rien à la fin de ce tour.
attackdefend-sheets-round-4 = Bob est plus rapide. Il pioche, et avance { $prize } au niveau 3, son nombre noir. Il joue la carte aussitôt, ce qui n’est pas une action : il marque { $points }. De sa seconde action, il avance { $other_card }.
attackdefend-sheets-signs = Les symboles des cartes
attackdefend-sheets-sign-score = gagne cette carte
attackdefend-sheets-sign-draw = pioche 2 cartes
attackdefend-sheets-sign-gift = l’adversaire pioche 2
attackdefend-sheets-sign-discard = défausse 2 cartes
attackdefend-sheets-sign-foe = l’adversaire défausse 2
attackdefend-sheets-sign-raid = vole une carte au hasard
attackdefend-sheets-sign-peek = regarde 2 cartes cachées
attackdefend-sheets-sign-lower = baisse une carte de 2
attackdefend-sheets-sign-raise = monte une carte de 2
attackdefend-sheets-sign-boost = l’adversaire en monte 1
attackdefend-sheets-sign-flip = retourne une carte cachée
attackdefend-sheets-sign-trash = jette une carte cachée
attackdefend-sheets-sign-return = une carte revient en main
attackdefend-sheets-sign-protect = protège une carte
attackdefend-sheets-sign-switch = échange avec ta main
attackdefend-sheets-sign-place = pose une carte au niveau 2
attackdefend-sheets-sign-take = prends 1 des 2 défaussées
attackdefend-sheets-sign-saddle = donne un −1 à l’adversaire
attackdefend-sheets-sign-act = tu as 2 actions de plus
attackdefend-sheets-sign-slow = l’adversaire : −2 actions
attackdefend-sheets-sign-hand = Symbole Main, au lieu d’un nombre : il compte pour 0, et la carte peut s’utiliser depuis la main.
attackdefend-sheets-section-sides = Camps
attackdefend-sheets-rule-preference = Tirez au sort qui annonce en premier le camp souhaité. L’adversaire accepte, ou mise : des cartes de sa main vont sur la défausse. Puis, à tour de rôle, il faut miser plus de cartes en tout que l’adversaire, ou accepter : l’adversaire a alors le camp souhaité.
    .title = Préférence.
attackdefend-sheets-rule-as-many-cards = que l’adversaire : ce n’est pas assez. Personne ne remplace les cartes misées.
    .title = Autant de cartes
attackdefend-sheets-section-actions = Actions
attackdefend-sheets-rule-no-limits = deux fois la même action, c’est permis ; moins de deux actions aussi. Rien ne limite ni les mains, ni les cartes face cachée.
    .title = Sans limites :
attackdefend-sheets-rule-too-late = ce qui est annoncé d’abord s’applique d’abord. Une fois annoncé qu’on retourne une carte, elle ne peut plus être jouée.
    .title = Trop tard :
attackdefend-sheets-rule-number = à côté du premier texte blanc : la carte ne peut pas s’utiliser depuis la main.
    .title = Un nombre
attackdefend-sheets-rule-more-or-fewer-actions = comptent pour ce tour si c’est celui de la personne concernée, sinon pour son prochain tour. Jamais moins de zéro.
    .title = Plus ou moins d’actions
attackdefend-sheets-section-points-and-the-end = Points et fin
attackdefend-sheets-rule-five-points = suffisent pour gagner aussitôt, même au milieu d’un effet.
    .title = Cinq points
attackdefend-sheets-rule-score-cards = valent +1, +2 ou −1. Un −1 retire un point, même en dessous de zéro.
    .title = Les cartes de points
attackdefend-sheets-rule-attackers-hand = à la fin de son tour, elle révèle chaque +1 et +2, et rien d’autre. Un −1 reste en main.
    .title = La main de l’Attaque :
attackdefend-sheets-rule-deck-is-empty = à la fin d’un tour ? Compte d’abord les points de la main de l’Attaque. Puis le plus grand nombre de points gagne.
    .title = La pioche est vide
attackdefend-sheets-rule-equal-then = la défausse va, telle quelle, sous ce qui reste de la pioche. La prochaine carte gagnée, même un −1, finit la partie : le plus grand nombre de points gagne. S’il n’y a pas de défausse, ou si la pioche se vide de nouveau, la partie est nulle.
    .title = À égalité :
attackdefend-sheets-rule-nobody-draws = dans la pioche pendant dix tours de suite ? Elle compte comme vide.
    .title = Personne ne pioche
attackdefend-sheets-section-effects = Effets
attackdefend-sheets-rule-you = désigne la personne qui a révélé la carte. « Tu peux » : tu peux aussi refuser. On saute une étape impossible.
    .title = « Tu »
attackdefend-sheets-rule-draw = dans la défausse par un effet. Si tu as moins de cartes à défausser, défausse ce que tu as.
    .title = Ne pioche jamais
attackdefend-sheets-rule-taken = la carte vient de la main de l’adversaire. Si c’est une carte de points, marque-la ; sinon, garde-la.
    .title = Volée au hasard :
attackdefend-sheets-rule-up-and-down = une carte s’arrête au niveau 4 et au niveau 1.
    .title = Monter, baisser :
attackdefend-sheets-rule-protected = l’Attaque ne peut pas retourner la carte. Mets une pièce dessus jusqu’au prochain tour de la Défense.
    .title = Protégée :
attackdefend-sheets-rule-flip-in-an-effect = par un effet : fais tout ce qu’elle entraîne avant l’étape suivante.
    .title = Une carte retournée
attackdefend-sheets-rule-wait-for-a-choice = tant que quelqu’un choisit, la Défense ne peut pas jouer de carte.
    .title = Attendre un choix :
attackdefend-sheets-rule-planted-cards = un effet permet à l’Attaque de poser une carte de points de son propre côté. Seule l’Attaque la retourne. La Défense ne peut ni la jouer ni l’avancer, mais ses effets l’atteignent.
    .title = Cartes de l’Attaque :

## Les aide-mémoire, la piste, le relevé

attackdefend-sheets-aid-about = ton tour · Attack/Defend
attackdefend-sheets-aid-look-up = les symboles des cartes
attackdefend-sheets-aid-win = Cinq points : tu gagnes.
attackdefend-sheets-aid-defender = Tu joues les moitiés noires, et tu marques tes points.
attackdefend-sheets-aid-attacker = Tu joues les moitiés blanches, et tu marques tes points.
attackdefend-sheets-track = Commence à 0. Déplace ton pion quand tu gagnes une carte, même révélée par l’adversaire. Le premier pion à 5 gagne. Sous −5, continue depuis le bout gauche.
attackdefend-sheets-track-foot = Mets la piste entre vous, chaque rangée du côté de son camp.
attackdefend-sheets-record-note = Énoncés : draw, place, advance, discard, play, use, flip, choose, end ; undo annule le dernier. Écris le mot d’une carte, comme { $card }, quand elle est révélée. Les lignes imprimées en gras font partie du fichier.
attackdefend-sheets-record-foot = companion check NOM.txt dit quel camp a gagné.
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
attackdefend-sheets-house-deck = cartes maison { $number }, pas celles de l’auteur du jeu

## Parties

attackdefend-sheets-part-rules = règles sur deux pages, avec une première manche et tous les symboles
attackdefend-sheets-part-track = piste des points, avec pions à découper
attackdefend-sheets-part-deck = jeu de cinquante cartes
    .finish = Découpe les jeux d’Attack/Defend, et empile leurs cartes dans le même sens.
