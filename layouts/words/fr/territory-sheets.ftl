# Ce que disent les feuilles et les aide-mémoire de Reflector, Deflector et Defector.
#
# Ce qu’un de ces jeux dit autrement que les autres porte son nom dans la clé.

## La première page

territory-sheets-reflector-what = À deux, on chasse des nœuds cachés ; prendre une case, c’est en rendre une.
territory-sheets-deflector-what = De trois à cinq, on chasse des nœuds cachés ; des déflecteurs dévient les tirs.
territory-sheets-defector-what = À six ou plus, on chasse des nœuds cachés ; on s’allie, on trahit.
territory-sheets-needs = crayons, deux grilles 10×10 par joueur
territory-sheets-reflector-goal = Contrôle les cinq nœuds de l’autre grille.
territory-sheets-deflector-goal = Contrôle assez de nœuds, ou reste seul en jeu.
territory-sheets-defector-goal = Contrôle plus de la moitié des nœuds, ou reste seul en jeu. On gagne seul.
territory-sheets-deflector-out = Hors jeu : sans base.
territory-sheets-defector-out = Hors jeu : sans base ni alliés.
territory-sheets-reflector-setup-hide = 5 nœuds (points) sur ta grille secrète.
    .title = Cache
territory-sheets-setup-hide = 5 nœuds (points) et 20 déflecteurs (barres) sur ta grille secrète.
    .title = Cache
territory-sheets-reflector-setup-lay = les grilles publiques rangée 1 contre rangée 1. À chacun son symbole : X, O. Pile ou face : qui gagne commence.
    .title = Pose
territory-sheets-deflector-setup-lay = les grilles publiques : les bords reliés de tirets se touchent, A1 contre J1. À chacun son symbole : X, O, Z.
    .title = Pose
territory-sheets-defector-setup-lay = les grilles publiques en cercle. À chacun son symbole : X, O, Z.
    .title = Pose
territory-sheets-setup-hold = les cases à deux pas au plus de tes nœuds, par les côtés : leur portée.
    .title = Tu tiens
territory-sheets-reflector-turn-call = une case de l’autre grille.
    .title = Annonce
territory-sheets-turn-call = une grille et une case.
    .title = Annonce
territory-sheets-turn-hear = ce qui s’y trouve.
    .title = Écoute
territory-sheets-reflector-turn-claim = la case, même si l’autre la tient : ton symbole sur la grille publique.
    .title = Prends
territory-sheets-turn-claim = là où le tir finit, sur la grille publique.
    .title = Prends
territory-sheets-reflector-turn-give-back = L’autre reçoit la même case de ta grille. Puis c’est son tour.
    .title = Rends
territory-sheets-defector-turn-give-back = Qui est touché reçoit cette case de ta grille.
    .title = Rends
territory-sheets-turn-pass-on = à ta gauche.
    .title = Suivant
territory-sheets-turn-ally = à qui veut bien, ou pars.
    .title = Allie-toi
territory-sheets-turn-follow = Un déflecteur le renvoie.
    .title = Suis le tir
territory-sheets-where = Où tu peux annoncer
territory-sheets-reach-first = annonce une case de la rangée 1, ou à côté d’une case reçue.
    .title = D’abord
territory-sheets-reach-later = annonce à côté d’une case prise ou reçue.
    .title = Après une prise
territory-sheets-reach-never-call = une case que tu tiens, ou que seuls tes nœuds ont à portée.
    .title = N’annonce jamais
territory-sheets-defector-reach-never-call = une case à toi ou à un allié, ou que seuls tes nœuds ont à portée.
    .title = N’annonce jamais
territory-sheets-reach-no-space = Passe, mais alors seulement.
    .title = Aucune case ?
territory-sheets-deflector-reach-come-in = par une case qui touche ta base, jusqu’à prendre là-bas une case annoncée.
    .title = Entre d’abord
territory-sheets-defector-reach-come-in = par la rangée 1 d’une grille, jusqu’à y prendre une case annoncée.
    .title = Entre d’abord
territory-sheets-deflector-reach-go-on = à côté d’une case prise et tenue, ou sur une case qui la touche sur une autre grille.
    .title = Continue
territory-sheets-defector-reach-go-on = à côté d’une case prise et tenue par toi ou un allié, ou sur une case qui la touche sur une autre grille.
    .title = Continue
territory-sheets-reach-lost-all-there = Entre de nouveau.
    .title = Tu y as tout perdu ?
territory-sheets-reach-at-home = annonce une case qui touche une case prise sur une autre grille, ou voisine d’une case reprise.
    .title = Sur ta base
territory-sheets-first-call = Ann, d’abord
territory-sheets-call-after = Ann, après G1
territory-sheets-call-given = Bob, G1 reçue
territory-sheets-answers = Réponses et marques
territory-sheets-answer-null = { territory-answer-null.about }
territory-sheets-answer-owned = { territory-answer-owned.about }
territory-sheets-reflector-answer-node = Prends-le avec sa portée. Les cases à portée d’un autre nœud adverse : seulement hachurées ; si un nœud y est nommé, un point.
territory-sheets-answer-node = Prends-le avec sa portée. Les cases à portée des nœuds d’autrui : seulement hachurées. Chaque déflecteur de sa portée renvoie ton tir.
territory-sheets-answer-deflector = usé ; le tir continue
territory-sheets-shot = Ce que fait un tir
territory-sheets-chart-begin = Tu annonces une case
territory-sheets-chart-deflector = Déflecteur ?
territory-sheets-chart-used-up = Usé. Même case, grille suivante, par le plus court.
territory-sheets-defector-chart-used-up = Usé. Même case, grille suivante, par le plus court (égal : à gauche).
territory-sheets-chart-home = Dévié sur ta base ?
territory-sheets-chart-called = Ta cible prend. Mais si ta base renvoie le tir, c’est toi.
territory-sheets-chart-end = Tu prends
territory-sheets-chart-yes = oui
territory-sheets-chart-no = non
territory-sheets-deflector-spent = Rien n’est pris si la case est déjà tenue par qui la prendrait, ou si seuls ses nœuds l’ont à portée.
territory-sheets-defector-spent = Rien n’est pris ni rendu si la case est déjà tenue par qui la prendrait, ou si seuls ses nœuds l’ont à portée.
territory-sheets-reflector-panel-title = Ce qui est rendu
territory-sheets-deflector-panel-title = Bases
territory-sheets-defector-panel-title = Alliances
territory-sheets-panel-only-the-space = La case annoncée, sans portée.
territory-sheets-home = Ta grille, et toute grille dont tu contrôles les cinq nœuds. Une base sans nœud à toi est perdue.
    .title = Base
territory-sheets-panel-your-node-on-it = L’autre le prend avec sa portée sur ta grille.
    .title = Ton nœud dessus ?
territory-sheets-panel-no-change = si l’autre la tient déjà.
    .title = Rien ne change
territory-sheets-panel-link = Deux alliés nomment un lien : un nœud que l’un d’eux contrôle. Un tiers peut s’y joindre.
territory-sheets-panel-master = À quatre ou plus, il faut aussi un lien maître : un autre nœud, au-dessus des liens.
territory-sheets-panel-broken = Lien rompu : son groupe finit, mais un lien maître l’unit encore. Lien maître rompu : seuls les groupes de liens restent.
territory-sheets-panel-divided = Une fois séparés, plus jamais alliés.
territory-sheets-overlap = Ann prend le nœud au X blanc. Bob garde ce qui est à portée de son nœud noir.
territory-sheets-shorter = A vise B : ensuite C. A vise E : ensuite D. Juste en face : à gauche.
    .title = Par le plus court
territory-sheets-win = Nœuds pour gagner
# Derrière le nombre de nœuds qui gagnent, comme 10 sur 15.
territory-sheets-win-of = / { $count }
territory-sheets-win-at-once = Nœuds pour gagner aussitôt
territory-sheets-win-most = Pour gagner : plus de la moitié

## Les autres pages

# une première manche : le programme la joue, et un essai compare ce qui est dit
territory-sheets-reflector-round-1 = Ann annonce G1. Bob regarde sa grille secrète : « Proche. » Sur la grille publique de Bob, G1 est hachurée et reçoit le X d’Ann. Bob reçoit G1 de la grille d’Ann. Proche aussi : hachures, O.
territory-sheets-reflector-round-2 = Bob pourrait annoncer une case de la rangée 1, ou G2, à côté de G1 qu’il a reçue. Il annonce G2. Ann : « Nœud. » Bob le prend : un point avec son O. Il prend sa portée : hachures, O. Ann reçoit G2 de la grille de Bob. Elle est proche : hachures, X.
territory-sheets-reflector-round-3 = Ann annonce G3, à côté de G2. Bob : « Nœud. H2 et I3 sont à portée d’un autre. » Ann prend le nœud : un point avec son X. Elle prend le reste de sa portée. H2 et I3 sont seulement hachurées. Bob tient déjà G3 de la grille d’Ann : rien n’est rendu.
territory-sheets-reflector-round-4 = Bob annonce J2, à côté de I2. Ann : « Vide. »{ "\u00A0" }O. Mais J2 de sa propre grille cache un nœud, et Ann reçoit cette case. Elle prend le nœud avec sa portée, maintenant H2 et I3 aussi.
# une première manche : le programme la joue, et un essai compare ce qui est dit
territory-sheets-deflector-round-1 = Ann vise Bob, à sa gauche : J5. « Déflecteur », dit Bob : une barre. Le tir continue vers la gauche, en J5 chez Cat. Cat : « Proche. »{ "\u00A0" }Hachures,{ "\u00A0" }X. Ann peut encore entrer partout dans la colonne J de Bob : elle n’a pas pris la case annoncée.
territory-sheets-deflector-round-2 = Bob vise Cat, J4. « Nœud. I3 et H4 sont à portée d’un autre. I4 est un déflecteur. » Bob prend le nœud avec sa portée, y compris J5 d’Ann. I3 et H4 sont seulement hachurées. Le déflecteur en I4 est usé et déclenche un tir de Bob en I4 chez Ann : « Proche. »{ "\u00A0" }Hachures,{ "\u00A0" }O.
territory-sheets-deflector-round-3 = Cat vise Ann, J8. Ann puis Bob y ont un déflecteur : le tir revient en J8 chez Cat. Cat a visé Ann, donc Ann prend la case. Elle est vide : X.
# une première manche : le programme la joue, et un essai compare ce qui est dit
territory-sheets-defector-round-1 = Ann s’allie à Dan. Leur lien, en secret : le nœud d’Ann en C6.
territory-sheets-defector-round-2 = Ann vise Bob, F1. « Vide. »{ "\u00A0" }X. Bob reçoit F1 de la grille d’Ann, vide aussi : O.
territory-sheets-defector-round-3 = Bob vise Cat, D1. « Déflecteur. » Le tir continue en D1 chez Dan : « Vide. »{ "\u00A0" }O. La grille de Dan est touchée, donc Dan reçoit D1 de la grille de Bob : vide, V.
territory-sheets-defector-round-4 = Cat vise Fay, B1. « Proche. »{ "\u00A0" }Hachures,{ "\u00A0" }Z. Fay reçoit B1 de la grille de Cat : vide, H.
territory-sheets-defector-round-5 = Dan vise Bob, F2, à côté de F1 prise par Ann. « Proche. »{ "\u00A0" }Hachures,{ "\u00A0" }V. Bob reçoit F2 de la grille de Dan : vide, O.
territory-sheets-defector-round-6 = Eve vise Dan, I1. « Proche. »{ "\u00A0" }Hachures,{ "\u00A0" }S. Dan reçoit I1 de la grille d’Eve : vide, V.
territory-sheets-defector-round-7 = Fay vise Eve, H1. « Vide. »{ "\u00A0" }H. Eve reçoit H1 de la grille de Fay : « Proche. »{ "\u00A0" }Hachures,{ "\u00A0" }S.
territory-sheets-section-four-words = Quatre mots
territory-sheets-section-more-exactly = Plus précisément
territory-sheets-section-what-is-given = Ce qui est rendu
territory-sheets-section-end = La fin
territory-sheets-section-short-games = Parties courtes
territory-sheets-section-set-up-and-calls = Préparer et annoncer
territory-sheets-section-shots = Tirs
territory-sheets-section-homes-and-the-end = Bases et fin
territory-sheets-section-variants = Variantes
territory-sheets-section-alliances = Alliances
territory-sheets-rule-hold = Une case est à toi : tu l’avais au début, ou tu l’as prise.
    .title = Tenir
territory-sheets-rule-claim = Gagner une case en jouant, ou la recevoir. Ton symbole la marque jusqu’à ce qu’on te la prenne.
    .title = Prendre
territory-sheets-rule-control = Un nœud est à toi : tu l’avais au début, ou tu as pris sa case à celui qui l’avait.
    .title = Contrôler
territory-sheets-rule-owned = Juste une réponse : la case est à portée d’un nœud. Peu importe qui tient ou contrôle quoi.
    .title = Proche
territory-sheets-rule-nodes = occupent cinq cases au choix. Leurs portées peuvent se croiser, et s’arrêtent au bord.
    .title = Les nœuds
territory-sheets-rule-at-the-start = tu tiens les portées de tes nœuds. Tu ne les as pas prises : tu ne peux pas continuer de là.
    .title = Au début
territory-sheets-rule-beside = veut dire avec un côté commun. Les coins ne comptent pas.
    .title = À côté
territory-sheets-rule-in-your-range = une case à portée d’un nœud que tu contrôles, si aucun nœud d’autrui sur cette grille ne l’a aussi à portée. Ne l’annonce jamais.
    .title = Tu couvres
territory-sheets-reflector-rule-answer = est le premier mot qui convient : nœud, proche (à portée d’un nœud), vide. Peu importe qui contrôle les nœuds. Tu peux noter sur ta feuille ce qui y est annoncé ; personne n’y est forcé.
    .title = La réponse
territory-sheets-rule-answer = est le premier mot qui convient : déflecteur, nœud, proche (à portée d’un nœud), vide. Peu importe qui contrôle les nœuds. Tu peux noter les tirs reçus sur ta feuille ; personne n’y est forcé.
    .title = La réponse
territory-sheets-rule-after-node = on nomme aussi les cases de sa portée qu’un autre nœud de cette grille, pas à toi, a aussi à portée. Hachure-les ; elles restent à qui les tient. S’il y a un nœud sur l’une d’elles, on le nomme aussi : trace son point et hachure sa portée.
    .title = Après « Nœud »
territory-sheets-rule-passing = est permis à qui ne peut annoncer aucune case. Si tous passent d’affilée, c’est la fin : qui a le plus de nœuds gagne, sinon égalité.
    .title = Passer
territory-sheets-reflector-rule-same-space = de ta grille va à l’autre quand ton annonce en prend une. Le reste d’une portée n’est jamais rendu.
    .title = La même case
territory-sheets-defector-rule-same-space = de ta grille va à qui a la garde de la grille touchée. Le reste d’une portée n’est jamais rendu. Si ta grille n’est plus ta base, rends sur la base gagnée en premier.
    .title = La même case
territory-sheets-rule-node-on-it = Qui reçoit la case le prend avec sa portée. Les cases aussi à portée d’un nœud d’autrui sur cette grille restent à qui les tient.
    .title = Un nœud dessus ?
territory-sheets-rule-no-change = si qui reçoit la case la tient ou la couvre déjà.
    .title = Rien ne change
territory-sheets-rule-gift = n’est pas un tir, et rien n’est rendu en échange.
    .title = Une restitution
territory-sheets-rule-win = Tu gagnes quand tu contrôles les cinq nœuds de l’autre grille.
    .title = Gagner
territory-sheets-rule-both-at-once = Qui tient le plus de cases sur la grille de l’autre gagne ; autant de cases : égalité.
    .title = Tous deux à la fois
territory-sheets-reflector-rule-short = Fin après 30 manches, comme ci-dessous.
    .title = Courte (short).
territory-sheets-deflector-rule-short = Fin après 20 manches, comme ci-dessous. Neuf nœuds gagnent aussitôt.
    .title = Courte (short).
territory-sheets-defector-rule-short = Fin après 20 manches, à neuf joueurs ou plus après 15, comme ci-dessous. Neuf nœuds gagnent aussitôt.
    .title = Courte (short).
territory-sheets-rule-number-of-rounds = La partie finit après ce nombre : rounds-20, après 20. Une manche est finie quand le tour revient au début de l’ordre. À la dernière, note les nœuds de chacun après chaque tour. Leur somme est le décompte : le plus haut gagne. Si égalité, qui tient le plus de cases chez les autres. Sinon, on partage la victoire ; s’il ne reste personne d’autre, c’est l’égalité.
    .title = Nombre de manches
territory-sheets-rule-turns = se suivent vers la gauche. À vous de décider qui commence.
    .title = Les tours
territory-sheets-rule-nodes-and-deflectors = ont chacun leur case. Les portées peuvent se croiser, et s’arrêtent au bord.
    .title = Nœuds et déflecteurs
territory-sheets-rule-what-touches = Ta colonne A touche la colonne J de la grille à gauche, A1 à J1, A2 à J2. À quatre, ta rangée 1 touche aussi la rangée 1 d’en face, A à J.
    .title = Ce qui se touche
territory-sheets-rule-with-five = Seules tes cases A1 à A5 touchent J1 à J5 de la grille à gauche. Tes cases A1 à E1 touchent J1 à F1 de la deuxième grille à gauche.
    .title = À cinq
territory-sheets-rule-come-in = par toute case qui touche une de tes bases, jusqu’à ce qu’un tir là-bas te donne la case annoncée. Les tirs déclenchés par un nœud ne comptent pas. Tu y as tout perdu ? Entre de nouveau.
    .title = Entre d’abord
territory-sheets-rule-at-home = annonce d’abord une case qui touche une case prise sur une autre grille. Ensuite aussi à côté des cases reprises pendant que la grille était ta base.
    .title = Sur ta base
territory-sheets-rule-direction = Un tir dévié prend le plus court chemin, de toi vers ta cible ; juste en face, par la gauche. Les grilles des joueurs hors jeu comptent aussi.
    .title = Direction
territory-sheets-rule-deflector = sert une fois. Sa case reste à qui la tient.
    .title = Un déflecteur
territory-sheets-rule-keeper = d’une grille revient à qui contrôle ses cinq nœuds, sinon à son propriétaire s’il est en jeu. « Ta cible » a la garde de la grille visée.
    .title = La garde
territory-sheets-rule-who-claims = Tu prends ce que ton tir touche. S’il a été dévié sur une de tes bases, c’est ta cible qui prend, s’il y a une cible. Quand une de tes bases l’a renvoyé, c’est de nouveau toi.
    .title = Qui prend
territory-sheets-rule-nothing-claimed = est aussi perdu si personne ne peut prendre. Les déflecteurs rencontrés restent usés.
    .title = Un tir
territory-sheets-rule-deflectors-in-a-captured-range = sont usés ; leurs cases restent à qui les tient. Chacun déclenche un nouveau tir à toi sur la même case de la grille suivante, dans la direction du tir qui a pris.
    .title = Déflecteurs d’une portée prise
territory-sheets-rule-shots-set-off = attendent en file, rangée par rangée depuis A1. Finis le premier, avec ce qu’il rend, avant le suivant. Les tirs qu’il déclenche vont au bout de la file.
    .title = Les tirs déclenchés
territory-sheets-rule-at-the-end-of-a-move = on règle bases, pertes et victoires, pas avant.
    .title = À la fin d’un coup
territory-sheets-deflector-rule-out = Sans base, tu es hors jeu. Ce que tu tiens et contrôles reste sur le papier.
    .title = Hors jeu
territory-sheets-defector-rule-out = Sans base ni alliés, tu es hors jeu. Ce que tu tiens et contrôles reste sur le papier.
    .title = Hors jeu
territory-sheets-rule-two-left = S’ils contrôlent ensemble tous les nœuds, qui en a le plus gagne. À nombre égal, on continue.
    .title = Deux encore en jeu
territory-sheets-rule-nobody-left = De tous les joueurs, qui a le plus de nœuds gagne ; sinon égalité.
    .title = Plus personne en jeu
territory-sheets-rule-number-of-nodes = Il en faut ce nombre pour gagner, 6 ou plus, au lieu du nombre habituel : target-9, c’est neuf.
    .title = Nombre de nœuds
territory-sheets-rule-reflection = Si ton tir prend une case, tu rends la même case de ta grille. Elle va à qui a la garde de la grille touchée. Un nœud dessus suit avec sa portée. Rien n’est rendu si ta cible prend, ou si le tir est passé par ta base.
    .title = Reflet (reflection).
territory-sheets-rule-ricochet = Un tir qui touche un déflecteur file le long de la rangée, puis le long de la même rangée de la grille suivante. Vers la gauche, il va vers la colonne A et entre par la colonne J ; sinon l’inverse. Un nœud arrête le tir et est touché, sauf s’il appartient à qui prendrait. Chaque déflecteur rencontré est usé. Sur une même grille, le deuxième et les suivants font faire demi-tour au tir. Si le tir revient à son dernier déflecteur sans rien rencontrer, tu prends la case annoncée. Les déflecteurs d’une portée prise ne tirent pas : on les retire.
    .title = Ricochet
territory-sheets-rule-allies-claims = comptent comme les tiennes. Mais à l’intérieur de ta base, continue seulement à côté de ce que tu as repris toi-même.
    .title = Les cases prises des alliés
territory-sheets-rule-deflectors = sur la case rendue, ou à portée d’un nœud rendu, sont retirés sans effet.
    .title = Les déflecteurs
territory-sheets-rule-nothing-is-given = si ta cible prend, ou si le tir est passé par une de tes bases. Ni pour une case d’île, ni si tu n’as pas de base.
    .title = Rien n’est rendu
territory-sheets-rule-to-ally = demande au début de ton tour ; il faut l’accord des deux. Avant le premier coup, deux joueurs peuvent toujours s’allier. Un tiers s’allie à l’un des deux.
    .title = Pour s’allier
territory-sheets-rule-link-and-master = sont des nœuds qu’un membre contrôle quand on les nomme. Ils restent aussi secrets qu’avant : dessine un plus ou un triangle sur la grille secrète. Ils ne changent jamais de nœud. Sous un lien maître, on peut n’être dans aucun lien. Si les deux côtés en ont un, celui de qui propose reste.
    .title = Lien et lien maître
territory-sheets-rule-allies-grids-touch = Pour le premier dans l’ordre, la colonne J touche la colonne A de l’autre, rangée par rangée, où que soient les grilles.
    .title = Grilles alliées
territory-sheets-rule-breaking = Un lien se rompt quand plus personne de son groupe ne le contrôle ; un lien maître, quand plus aucun membre ne le fait. Ceux qu’il unissait sont séparés, sauf si un lien maître les unit encore.
    .title = Rupture
territory-sheets-rule-to-leave = dis-le à ton tour ou à celui d’un allié. À ton tour, il faut quand même annoncer une case.
    .title = Pour partir
territory-sheets-rule-all-nodes = Une alliance qui contrôle tous les nœuds éclate, sauf si elle réunit tous les joueurs du début. À quatre membres ou plus, les groupes de liens restent alliés.
    .title = Tous les nœuds
territory-sheets-rule-two-or-three-left = S’ils contrôlent ensemble tous les nœuds, qui en a le plus gagne. Si plusieurs en ont le plus, on continue.
    .title = Deux ou trois encore en jeu
territory-sheets-rule-safety = { territory-variant-safety }
    .title = Sûreté (safety).
territory-sheets-rule-deluxe = { territory-variant-deluxe } Le côté désormais vers le milieu compte comme sa rangée 1. Chez les autres, continue seulement sur la case sous une case prise, plus près du propriétaire.
    .title = Deluxe
territory-sheets-rule-team-victory = { territory-variant-team-victory }
    .title = En équipe (team-victory).
territory-sheets-rule-islands = Ta rangée 1 ne touche qu’une grille vide au milieu, une île. Elle répond toujours vide.
    .title = Îles

## Le relevé

territory-sheets-record-notes = Au lieu de move, écris { $term }. Entoure la réponse. Derrière node : retained, nodes, deflectors, chacun avec ses cases ; covered quand la grille est à qui prend et que la case lui est couverte. Une autre réponse au même coup va à la ligne suivante.
territory-sheets-record-blanks = En tapant un nom, mets _ pour chaque blanc.
territory-sheets-record-others = pass NOM, ou undo RAISON
territory-sheets-reflector-record-layouts = reflector-2
territory-sheets-deflector-record-layouts = deflector-3, deflector-4-full ou -partial, deflector-5-full ou -partial
territory-sheets-defector-record-others = pass NOM, leave NOM, undo RAISON, ou ally NOM NOM, avec link GRILLE:CASE ou master GRILLE:CASE derrière si un nœud est nommé
territory-sheets-defector-record-layouts = defector-N-full ou defector-N-island, pour N joueurs
territory-sheets-tally-rounds = Manches
territory-sheets-tally-tick = Coche-en une quand le tour revient au début de l’ordre. short : { $count } manches.
territory-sheets-tally-tick-nine = Coche-en une quand le tour revient au début de l’ordre. short : { $count } manches ; neuf nœuds gagnent aussitôt.
territory-sheets-tally-last = Dernière
territory-sheets-tally-last-how = les nœuds de chacun après chaque tour. Le plus haut décompte gagne. Égalité : le plus de cases chez les autres.
territory-sheets-tally-sum = décompte
territory-sheets-tally-spaces = cases
territory-sheets-tally-after = après le tour de

## Grilles, jetons, tapis

territory-sheets-grid-null = prends-la
    .title = Vide
territory-sheets-grid-owned = hachure, prends-la
    .title = Proche
territory-sheets-grid-node = prends sa portée
    .title = Nœud
territory-sheets-grid-deflector = le tir continue
    .title = Déflecteur
territory-sheets-markers-track = Nœuds contrôlés : { $wanted } sur { $of } gagnent. Mets une pièce ou ton symbole sur ton nombre.
territory-sheets-placemat-tag = Tapis, { $term }
territory-sheets-placemat-sheets = { $count } feuilles : { $across } côte à côte
territory-sheets-placemat-sheets-in-rows = { $count } feuilles : { $across } côte à côte sur chacune des { $down } rangées
territory-sheets-placemat-sheet = Feuille { $number }
territory-sheets-placemat-print = les { $count } feuilles d’un seul côté, à 100{ "\u00A0" }%.
    .title = Imprime
territory-sheets-placemat-cut = chaque feuille le long de ses tirets, à gauche et en haut.
    .title = Coupe
territory-sheets-placemat-glue = chaque feuille sur les bandes de celles de gauche et du dessus, croix sur croix.
    .title = Colle
territory-sheets-placemat-play-cards = Replie les rabats d’une carte. Pose sa moitié sur chaque contour, sa rangée 1 sur la rangée 1 imprimée.
    .title = Joue
territory-sheets-placemat-play-grids = Sur les grilles, au crayon ou avec des jetons.
    .title = Joue

## Les aide-mémoire

territory-sheets-reflector-aid-about = ton tour · 2 joueurs
territory-sheets-deflector-aid-about = ton tour · 3 à 5 joueurs
territory-sheets-defector-aid-about = ton tour · 6 joueurs ou plus
territory-sheets-aid-boxes = Ce qu’on répond
territory-sheets-reflector-aid-look-up = où annoncer, quoi rendre, qui gagne
territory-sheets-deflector-aid-look-up = par où, qui prend, qui gagne
territory-sheets-defector-aid-look-up = qui prend, alliés, qui gagne
territory-sheets-reflector-aid-step-call = en rangée 1, ou près d’une case prise ou reçue.
    .title = Annonce
territory-sheets-deflector-aid-step-call = où ta base touche, ou près d’une case prise.
    .title = Annonce
territory-sheets-reflector-aid-step-hear = ce que l’autre dit de la case.
    .title = Écoute
territory-sheets-deflector-aid-step-hear = la réponse. Un déflecteur renvoie le tir.
    .title = Écoute
territory-sheets-reflector-aid-step-claim = la case. Écris-y ton symbole.
    .title = Prends
territory-sheets-aid-step-claim = où le tir finit. Écris ton symbole.
    .title = Prends
territory-sheets-reflector-aid-step-give-back = L’autre reçoit la même case de ta grille.
    .title = Rends
territory-sheets-defector-aid-step-give-back = { territory-sheets-defector-turn-give-back }
    .title = Rends
territory-sheets-aid-step-pass-on = à ta gauche. Si tu peux tirer, tu dois.
    .title = Suivant
territory-sheets-aid-step-ally = ou pars. Annonce : rangée 1, ou près d’une prise.
    .title = Allie-toi
territory-sheets-aid-step-follow = le tir. Un déflecteur le renvoie.
    .title = Suis
territory-sheets-aid-answer-null = hors portée : prends-la
territory-sheets-aid-answer-owned = hachure, prends
territory-sheets-aid-answer-node = prends-le avec sa portée
territory-sheets-aid-answer-deflector = { territory-sheets-answer-deflector }
territory-sheets-aid-list-never-call =
    une case que tu tiens

    une case que seuls tes nœuds ont à portée
    .title = N’annonce jamais
territory-sheets-aid-list-what-is-given =
    seulement la case annoncée

    un nœud dessus : pris, avec sa portée

    rien, si l’autre la tient déjà
    .title = Ce qui est rendu
territory-sheets-deflector-aid-list-which-way-it-flies-on =
    le plus court chemin

    juste en face : à gauche
    .title = Par où le tir continue
territory-sheets-defector-aid-list-which-way-it-flies-on = au plus court ; en face : à gauche
    .title = Par où le tir continue
territory-sheets-aid-list-who-claims =
    toi, là où le tir finit

    sur ta base : ta cible

    renvoyé par ta base : toi encore
    .title = Qui prend
territory-sheets-aid-list-alliances =
    deux nomment un lien, un tiers s’y joint

    quatre ou plus : aussi un lien maître

    séparés, plus jamais alliés

    hors jeu : sans base ni alliés
    .title = Alliances
territory-sheets-aid-where = sur l’autre grille
territory-sheets-aid-first = d’abord, et une fois G1 prise
territory-sheets-aid-given = tu as reçu G1
territory-sheets-aid-you = tu es A

## Images des feuilles de règles

territory-sheets-called-space = « G1 »
territory-sheets-called-grid = « Bob, G1 »
territory-sheets-theirs = sa grille
territory-sheets-yours = ta grille
territory-sheets-you = toi
territory-sheets-the-other-player = l’autre
# Là où toutes les grilles se touchent, en deux lignes.
territory-sheets-rows-touch =
    rangées 1 :

    contact ici
territory-sheets-more-rules = Autres règles, variantes
territory-sheets-first-round = Une première manche, et les grilles publiques après elle
territory-sheets-two-rounds = Deux manches, et les grilles publiques après elles
# Au pied de la page 1 : ce qu’il y a sur les pages derrière elle, une ou deux.
territory-sheets-foot-2 = Page 2 : exemple, variantes, égalités
territory-sheets-foot-3 = Page 2 : exemple, règles ; page 3 : variantes

## Tables

territory-sheets-players = { $count } joueurs
territory-sheets-players-full = { $count } joueurs : accès complet
territory-sheets-players-partial = { $count } joueurs : accès partiel
territory-sheets-players-island = { $count } joueurs : l’île
territory-sheets-row = Rangée { $number }
territory-sheets-column = Colonne { $text }
territory-sheets-meeting = Chaque case de la rangée 1 touche chaque case de la rangée 1 de toutes les autres grilles.
# Sous qui commence.
territory-sheets-goes-first = d’abord
territory-sheets-table-key = Traits et couleur joignent les cases qui se touchent. Les tours suivent les flèches.
territory-sheets-reflector-table-wins = Les cinq nœuds de l’autre grille gagnent. Partie courte : le décompte de la manche { $round }.
territory-sheets-table-wins = { $count } nœuds sur { $of } gagnent. Partie courte : 9 nœuds, ou le décompte de la manche { $round }.
territory-sheets-shots-first = Rangées : qui tire. Colonnes : qui est visé. Cellules : cases permises.
    .title = Premiers tirs
territory-sheets-shots-to-row-1 = Rangées : qui tire. Colonnes : qui est visé. Les premiers tirs vont à la rangée 1 de toute autre grille.
    .title = Directions des tirs déviés
territory-sheets-shots-to-islands = Rangées : qui tire. Colonnes : qui est visé. Les premiers tirs vont à l’île devant soi.
    .title = Premiers tirs, et directions des tirs déviés
territory-sheets-shots-to-spaces = Rangées : qui tire. Colonnes : qui est visé. Les cellules nomment les cases permises.
    .title = Premiers tirs, et directions des tirs déviés
territory-sheets-clockwise = Les tirs déviés vont dans le sens horaire, avec les flèches.
territory-sheets-counter-clockwise = Les tirs déviés vont dans le sens antihoraire, contre les flèches.
territory-sheets-placemat-seam = Feuille { $number } : colle ici la feuille { $second }, croix sur croix
territory-sheets-placemat-edge = Feuille { $number } : coupe le long du trait, colle ce bord sur la feuille { $second }

## Grilles à jouer

territory-sheets-grids = Grille secrète et grille publique
territory-sheets-grids-to-cut = Grille secrète et grille publique ; coupe le long des tirets
# Pour combien de joueurs, et combien d’entre eux ont leurs grilles ici.
territory-sheets-grids-here = { $text }, { $count } sur cette feuille
territory-sheets-grids-symbol = Symbole
territory-sheets-grids-name = Nom
territory-sheets-grids-left = Ordre des tours : à gauche
territory-sheets-grids-private = cache-la bien
    .title = Secrète
territory-sheets-grids-public = à la vue de tous
    .title = Publique
territory-sheets-grids-node = { $count } nœuds
territory-sheets-grids-deflector = { $count } déflecteurs
territory-sheets-grids-notes = Notes : tirs reçus
territory-sheets-markers-alliance = Alliance

## Relevés

territory-sheets-record-players = Joueurs, dans le sens horaire : nom, symbole
territory-sheets-record-boards = Après tous les joueurs : leurs grilles
territory-sheets-record-controlled = Nœuds contrôlés : pas à taper
territory-sheets-record-page = Relevé, page { $page } sur { $of }
territory-sheets-record-typed-last = Tapées en dernier, sous toutes les lignes, les grilles laissent le companion vérifier la partie
territory-sheets-record-one-line-each = une ligne chacun
territory-sheets-record-shooter = Qui tire
territory-sheets-record-grid = Grille
territory-sheets-record-space = Case
territory-sheets-record-name = Nom
territory-sheets-record-answer = Ce qui s’y trouve
territory-sheets-record-further = Suite

## Positions

territory-sheets-position-played = { $count ->
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }.
# Un tir qui attend une réponse, et la question.
territory-sheets-position-waiting = { $shooter } a tiré sur { $place } : { $reason }.
territory-sheets-position-allied = Alliance : { $text }.
territory-sheets-position-secret = Pour { $who } seulement : à garder secret.
territory-sheets-position-hidden = La grille secrète de { $who } n’est pas dans le relevé : voici les réponses sur elle.
territory-sheets-position-no-owner = sans propriétaire
territory-sheets-position-home-count = { $count } bases
territory-sheets-position-turned-1 = un quart de tour à droite
territory-sheets-position-turned-2 = un demi-tour
territory-sheets-position-turned-3 = un quart de tour à gauche
territory-sheets-position-held = tenue par ce joueur
territory-sheets-position-in-range = { territory-answer-owned.about }
territory-sheets-position-used = déflecteur usé

## Parties

territory-sheets-part-table = comment les grilles se placent sur la table
territory-sheets-part-grids = grilles secrètes et publiques, plus grandes que sur la carte
    .finish = Coupe le long des tirets.
territory-sheets-part-placemat = set de table en taille réelle
    .finish = Assemble chaque set de table à la colle : ses parties sont numérotées.
territory-sheets-part-markers = marqueurs d’alliance, avec une piste de victoire
territory-sheets-part-record = feuilles de relevé pour noter la partie
