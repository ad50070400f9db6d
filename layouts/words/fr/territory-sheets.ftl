# Ce que disent les feuilles et les aide-mémoire de Reflector, Deflector et Defector.
#
# Ce qu’un de ces jeux dit autrement que les autres porte son nom dans la clé.

## La première page

territory-sheets-reflector-what = À deux, on chasse des nœuds cachés ; chaque case prise en coûte une.
territory-sheets-deflector-what = De 3 à 5 joueurs, on chasse des nœuds cachés ; des déflecteurs dévient les tirs.
territory-sheets-defector-what = À six ou plus, on chasse des nœuds cachés ; on s’allie, on trahit.
territory-sheets-needs = crayons, deux grilles 10×10 par joueur
territory-sheets-reflector-goal = Contrôle les cinq nœuds de la grille adverse.
territory-sheets-deflector-goal = Contrôle assez de nœuds, ou survis à tous les autres.
territory-sheets-defector-goal = Contrôle plus de la moitié des nœuds, ou survis à tous les autres. On gagne seul.
territory-sheets-deflector-out = Sans base, tu es hors jeu.
territory-sheets-defector-out = Hors jeu : ni base ni alliance.
territory-sheets-reflector-setup-hide = 5 nœuds (points) sur ta grille secrète.
    .title = Cache
territory-sheets-setup-hide = 5 nœuds (points) et 20 déflecteurs (barres) sur ta grille secrète.
    .title = Cache
territory-sheets-reflector-setup-lay = les grilles publiques, rangée 1 contre rangée 1. Choisis ton symbole : X ou O. Pile ou face décide du premier tour.
    .title = Pose
territory-sheets-deflector-setup-lay = les grilles publiques : les côtés reliés de tirets se touchent, A1 contre J1. Choisis ton symbole (X, O…).
    .title = Pose
territory-sheets-defector-setup-lay = les grilles publiques en cercle. Choisis ton symbole (X, O…).
    .title = Pose
territory-sheets-setup-hold = les cases à deux pas au plus d’un nœud, sans diagonale : sa portée.
    .title = Tu tiens
territory-sheets-reflector-turn-call = une case de la grille adverse.
    .title = Annonce
territory-sheets-turn-call = une grille et une case.
    .title = Annonce
territory-sheets-turn-hear = ce qui s’y trouve.
    .title = Écoute
territory-sheets-reflector-turn-claim = la case, même si l’adversaire la tient : mets ton symbole sur la grille publique.
    .title = Prends
territory-sheets-turn-claim = là où le tir s’arrête, sur la grille publique.
    .title = Prends
territory-sheets-reflector-turn-give-back = L’adversaire reçoit la même case de ta grille. Puis c’est son tour.
    .title = Cède
territory-sheets-defector-turn-give-back = cette case de ta grille à la personne touchée.
    .title = Cède
territory-sheets-turn-pass-on = à ta gauche.
    .title = Suivant
territory-sheets-turn-ally = à quelqu’un qui accepte, ou quitte ton alliance.
    .title = Allie-toi
territory-sheets-turn-follow = Un déflecteur le dévie.
    .title = Suis le tir
territory-sheets-where = Où tu peux annoncer
territory-sheets-reach-first = annonce une case de la rangée 1, ou voisine d’une case reçue.
    .title = D’abord
territory-sheets-reach-later = annonce une case voisine d’une case prise ou reçue.
    .title = Ensuite
territory-sheets-reach-never-call = une case que tu tiens, ou que tu couvres : à portée de tes seuls nœuds.
    .title = N’annonce jamais
territory-sheets-defector-reach-never-call = une case à toi ou à ton alliance, ou que tu couvres : à portée de tes seuls nœuds.
    .title = N’annonce jamais
territory-sheets-reach-no-space = Passe. Sinon, tu dois annoncer.
    .title = Aucune case ?
territory-sheets-deflector-reach-come-in = par une case qui touche ta base, tant que tu n’as pris là-bas aucune case annoncée.
    .title = Entre d’abord
territory-sheets-defector-reach-come-in = par la rangée 1 d’une grille, tant que tu n’y as pris aucune case annoncée.
    .title = Entre d’abord
territory-sheets-deflector-reach-go-on = sur une case voisine d’une case que tu as prise et tiens, ou qui la touche sur une autre grille.
    .title = Continue
territory-sheets-defector-reach-go-on = sur une case voisine d’une case prise et tenue par toi ou ton alliance, ou qui la touche sur une autre grille.
    .title = Continue
territory-sheets-reach-lost-all-there = Entre de nouveau.
    .title = Tu y as tout perdu ?
territory-sheets-reach-at-home = annonce une case qui touche une case prise sur une autre grille, ou voisine d’une case reprise.
    .title = Sur ta base,
territory-sheets-first-call = Ann commence
territory-sheets-call-after = Ann a pris G1
territory-sheets-call-given = Bob a reçu G1
territory-sheets-answers = Réponses et marques
territory-sheets-answer-null = { territory-answer-null.about }
territory-sheets-answer-owned = { territory-answer-owned.about }
territory-sheets-reflector-answer-node = Prends-le avec sa portée. Les cases aussi à portée d’un autre nœud adverse sont seulement hachurées ; si l’une contient un nœud, dessine un point.
territory-sheets-answer-node = Prends-le avec sa portée. Les cases aussi à portée d’un nœud adverse sont seulement hachurées. Chaque déflecteur de sa portée déclenche un tir à toi.
territory-sheets-answer-deflector = usé ; le tir continue
territory-sheets-shot = Ce que fait un tir
territory-sheets-chart-begin = Tu annonces une case
territory-sheets-chart-deflector = Déflecteur ?
territory-sheets-chart-used-up = Usé. Même case, grille suivante, par le plus court.
territory-sheets-defector-chart-used-up = Usé. Même case, grille suivante, au plus court (à égalité : à gauche).
territory-sheets-chart-home = Dévié sur ta base ?
territory-sheets-chart-called = La personne visée prend. Mais si ta base dévie le tir, c’est toi.
territory-sheets-chart-end = Tu prends
territory-sheets-chart-yes = oui
territory-sheets-chart-no = non
territory-sheets-deflector-spent = Rien n’est pris si la personne qui prendrait la case la tient ou la couvre déjà.
territory-sheets-defector-spent = Rien n’est pris ni cédé si la personne qui prendrait la case la tient ou la couvre déjà.
territory-sheets-reflector-panel-title = Ce que tu cèdes
territory-sheets-deflector-panel-title = Bases
territory-sheets-defector-panel-title = Alliances
territory-sheets-panel-only-the-space = Seulement la case annoncée, sans portée.
territory-sheets-home = Ta grille, et toute grille dont tu contrôles les cinq nœuds. Une base sans nœud à toi est perdue.
    .title = Base
territory-sheets-panel-your-node-on-it = L’adversaire le prend avec sa portée sur ta grille.
    .title = Elle contient un de tes nœuds ?
territory-sheets-panel-no-change = si l’adversaire la tient déjà.
    .title = Rien ne change
territory-sheets-panel-link = Deux alliés nomment un lien : un nœud que l’un d’eux contrôle. Une autre personne peut s’y joindre.
territory-sheets-panel-master = À quatre ou plus, il faut aussi un lien maître : un autre nœud, au-dessus des liens.
territory-sheets-panel-broken = Lien rompu : ses alliés se séparent, sauf sous un lien maître. Lien maître rompu : seuls les liens tiennent.
territory-sheets-panel-divided = Après une séparation, plus jamais d’alliance.
territory-sheets-overlap = Ann prend le nœud marqué d’un X blanc. Bob garde les cases à portée de son nœud noir.
territory-sheets-shorter = De B, un tir de A va vers C ; de E, vers D. Juste en face : par la gauche.
    .title = Par le plus court
territory-sheets-win = Nœuds pour gagner
# Derrière le nombre de nœuds qui gagnent, comme 10 sur 15.
territory-sheets-win-of = / { $count }
territory-sheets-win-at-once = Nœuds pour gagner aussitôt
territory-sheets-win-most = Pour gagner : plus de la moitié

## Les autres pages

# une première manche : le programme la joue, et un essai compare ce qui est dit
territory-sheets-reflector-round-1 = Ann annonce G1. Bob regarde sa grille secrète : « Proche. » Sur la grille publique de Bob, G1 est hachurée et reçoit le X d’Ann. Bob reçoit G1 de la grille d’Ann. Elle est proche, elle aussi : hachures, O.
territory-sheets-reflector-round-2 = Bob pourrait annoncer une case de la rangée 1, ou G2, voisine de la case G1 qu’il a reçue. Il annonce G2. Ann : « Nœud. » Bob le prend : un point avec son O. Il prend sa portée : hachures, O. Ann reçoit G2 de la grille de Bob. Elle est proche : hachures, X.
territory-sheets-reflector-round-3 = Ann annonce G3, voisine de G2. Bob : « Nœud. H2 et I3 sont à portée d’un autre. » Ann prend le nœud : un point avec son X. Elle prend le reste de sa portée. H2 et I3 sont seulement hachurées. Bob tient déjà G3 de la grille d’Ann : rien n’est cédé.
territory-sheets-reflector-round-4 = Bob annonce J2, voisine de I2. Ann : « Vide. »{ "\u00A0" }O. Mais J2 de sa propre grille cache un nœud, et Ann reçoit cette case. Elle prend le nœud avec sa portée, y compris, cette fois, H2 et I3.
# une première manche : le programme la joue, et un essai compare ce qui est dit
territory-sheets-deflector-round-1 = Ann annonce « Bob, J5 », à sa gauche. « Déflecteur », dit Bob : une barre. Le tir continue vers la gauche, en J5 chez Cat. Cat : « Proche. » Hachures,{ "\u00A0" }X. Ann peut encore entrer chez Bob par toute la colonne J : elle n’a pas pris la case annoncée.
territory-sheets-deflector-round-2 = Bob annonce « Cat, J4 ». « Nœud. I3 et H4 sont à portée d’un autre. I4 est un déflecteur. » Bob prend le nœud avec sa portée, y compris J5 d’Ann. I3 et H4 sont seulement hachurées. Le déflecteur en I4 est usé et déclenche un tir de Bob en I4 chez Ann : « Proche. » Hachures,{ "\u00A0" }O.
territory-sheets-deflector-round-3 = Cat annonce « Ann, J8 ». Ann puis Bob y ont un déflecteur : le tir revient en J8 chez Cat. Cat a visé Ann, donc Ann prend la case. Elle est vide : X.
# une première manche : le programme la joue, et un essai compare ce qui est dit
territory-sheets-defector-round-1 = Ann s’allie à Dan. Leur lien, en secret : le nœud d’Ann en C6.
territory-sheets-defector-round-2 = Ann annonce « Bob, F1 ». « Vide. »{ "\u00A0" }X. Bob reçoit F1 de la grille d’Ann, vide aussi : O.
territory-sheets-defector-round-3 = Bob annonce « Cat, D1 ». « Déflecteur. » Le tir continue en D1 chez Dan : « Vide. »{ "\u00A0" }O. La grille de Dan est touchée, donc Dan reçoit D1 de la grille de Bob : vide, V.
territory-sheets-defector-round-4 = Cat annonce « Fay, B1 ». « Proche. » Hachures,{ "\u00A0" }Z. Fay reçoit B1 de la grille de Cat : vide, H.
territory-sheets-defector-round-5 = Dan annonce « Bob, F2 », voisine de F1 prise par Ann. « Proche. » Hachures,{ "\u00A0" }V. Bob reçoit F2 de la grille de Dan : vide, O.
territory-sheets-defector-round-6 = Eve annonce « Dan, I1 ». « Proche. » Hachures,{ "\u00A0" }S. Dan reçoit I1 de la grille d’Eve : vide, V.
territory-sheets-defector-round-7 = Fay annonce « Eve, H1 ». « Vide. »{ "\u00A0" }H. Eve reçoit H1 de la grille de Fay : « Proche. » Hachures,{ "\u00A0" }S.
territory-sheets-section-four-words = Quatre mots
territory-sheets-section-more-exactly = Plus précisément
territory-sheets-section-what-is-given = Ce que tu cèdes
territory-sheets-section-end = La fin
territory-sheets-section-short-games = Parties courtes
territory-sheets-section-set-up-and-calls = Mise en place et annonces
territory-sheets-section-shots = Tirs
territory-sheets-section-homes-and-the-end = Bases et fin
territory-sheets-section-variants = Variantes
territory-sheets-section-alliances = Alliances
territory-sheets-rule-hold = Tu tiens une case si tu l’avais au début, ou si tu l’as prise.
    .title = Tenir
territory-sheets-rule-claim = Gagner une case en jouant, ou la recevoir. Ton symbole la marque jusqu’à ce qu’on te la prenne.
    .title = Prendre
territory-sheets-rule-control = Tu contrôles un nœud si tu l’avais au début, ou si tu l’as pris avec sa case.
    .title = Contrôler
territory-sheets-rule-owned = Ce n’est qu’une réponse : la case est à portée d’un nœud. Peu importe qui tient ou contrôle quoi.
    .title = Proche
territory-sheets-rule-nodes = occupent cinq cases au choix. Leurs portées peuvent se croiser, et s’arrêtent au bord.
    .title = Les nœuds
territory-sheets-rule-at-the-start = tu tiens les portées de tes nœuds. Tu ne les as pas prises : tu ne peux pas continuer à partir de là.
    .title = Au début,
territory-sheets-rule-beside = veut dire : qui a un côté commun. Les coins ne comptent pas.
    .title = Voisine
territory-sheets-rule-in-your-range = une case à portée d’un nœud que tu contrôles, si elle n’est à portée d’aucun nœud adverse de cette grille. Ne l’annonce jamais.
    .title = Tu couvres
territory-sheets-reflector-rule-answer = est le premier mot qui convient : nœud, proche (à portée d’un nœud), vide. Peu importe qui contrôle les nœuds. Tu peux noter sur ta feuille ce qui y est annoncé ; personne n’y est forcé.
    .title = La réponse
territory-sheets-rule-answer = est le premier mot qui convient : déflecteur, nœud, proche (à portée d’un nœud), vide. Peu importe qui contrôle les nœuds. Tu peux noter les tirs reçus sur ta feuille ; personne n’y est forcé.
    .title = La réponse
territory-sheets-rule-after-node = on nomme aussi, dans sa portée, les cases à portée d’un autre nœud de cette grille qui n’est pas à toi. Hachure-les ; elles ne changent pas de mains. Si l’une contient un nœud, on le nomme aussi : trace son point et hachure sa portée.
    .title = Après « Nœud »,
territory-sheets-rule-passing = n’est permis que si tu ne peux rien annoncer. Si tous passent à la suite, la partie s’arrête : le plus grand nombre de nœuds gagne ; à égalité, partie nulle.
    .title = Passer
territory-sheets-reflector-rule-same-space = de ta grille va à l’adversaire quand ton annonce prend une case. Le reste d’une portée n’est jamais cédé.
    .title = La même case
territory-sheets-defector-rule-same-space = de ta grille va à la personne qui a la garde de la grille touchée. Le reste d’une portée n’est jamais cédé. Si ta grille n’est plus ta base, cède une case de la première base que tu as gagnée.
    .title = La même case
territory-sheets-rule-node-on-it = La personne qui reçoit la case le prend avec sa portée. Les cases à portée d’un autre nœud, qui n’est pas à elle, ne changent pas de mains.
    .title = Elle contient un nœud ?
territory-sheets-rule-no-change = si la personne qui reçoit la case la tient ou la couvre déjà.
    .title = Rien ne change
territory-sheets-rule-gift = ne compte pas comme une annonce : rien n’est cédé en échange.
    .title = Une case reçue
territory-sheets-rule-win = Tu gagnes quand tu contrôles les cinq nœuds de la grille adverse.
    .title = Gagner
territory-sheets-rule-both-at-once = Le plus grand nombre de cases tenues sur la grille adverse gagne ; à égalité, partie nulle.
    .title = Tous deux à la fois
territory-sheets-reflector-rule-short = Fin après 30 manches, comme ci-dessous.
    .title = Courte (short).
territory-sheets-deflector-rule-short = Fin après 20 manches, comme ci-dessous. Avec neuf nœuds, tu gagnes aussitôt.
    .title = Courte (short).
territory-sheets-defector-rule-short = Fin après 20 manches (15 à neuf joueurs ou plus), comme ci-dessous. Avec neuf nœuds, tu gagnes aussitôt.
    .title = Courte (short).
territory-sheets-rule-number-of-rounds = La partie s’arrête après le nombre convenu, par exemple 20 (rounds-20). Une manche finit quand le tour revient au début de l’ordre. À la dernière, note les nœuds de chacun après chaque tour. Leur total est le décompte : le plus haut gagne. À égalité, compte les cases tenues sur les grilles des autres. Si elle persiste, la victoire est partagée ; s’il ne reste personne d’autre, partie nulle.
    .title = Nombre de manches
territory-sheets-rule-turns = se suivent vers la gauche. La table choisit qui commence.
    .title = Les tours
territory-sheets-rule-nodes-and-deflectors = ont chacun leur case. Les portées peuvent se croiser, et s’arrêtent au bord.
    .title = Nœuds et déflecteurs
territory-sheets-rule-what-touches = Ta colonne A touche la colonne J de la grille à gauche, A1 à J1, A2 à J2. À quatre (accès complet), ta rangée 1 touche aussi la rangée 1 d’en face, A à J. Sinon, vois la page de la table.
    .title = Ce qui se touche
territory-sheets-rule-with-five = Seules tes cases A1 à A5 touchent J1 à J5 de la grille à gauche. Tes cases A1 à E1 touchent J1 à F1 de la deuxième grille à gauche.
    .title = À cinq
territory-sheets-rule-come-in = par toute case qui touche une de tes bases, jusqu’à ce qu’un tir là-bas te donne la case annoncée. Les tirs déclenchés par un nœud ne comptent pas. Tu y as tout perdu ? Entre de nouveau.
    .title = Entre d’abord
territory-sheets-rule-at-home = annonce d’abord une case qui touche une case prise sur une autre grille. Ensuite aussi une voisine des cases prises là pendant que la grille était ta base.
    .title = Sur ta base,
territory-sheets-rule-direction = Un tir dévié prend le plus court chemin de toi à la personne visée ; juste en face, ou vers ta propre grille, par la gauche. Les grilles hors jeu comptent aussi.
    .title = Direction
territory-sheets-rule-deflector = sert une fois. Sa case ne change pas de mains.
    .title = Un déflecteur
territory-sheets-rule-keeper = d’une grille revient à la personne qui contrôle ses cinq nœuds, sinon à son propriétaire s’il est en jeu. « La personne visée » a la garde de la grille visée.
    .title = La garde
territory-sheets-rule-who-claims = Tu prends ce que ton tir touche. S’il est dévié sur une de tes bases, c’est la personne visée, s’il y en a une. S’il est ensuite dévié depuis une de tes bases, c’est de nouveau toi.
    .title = Qui prend ?
territory-sheets-rule-nothing-claimed = est perdu quand personne ne peut prendre la case. Les déflecteurs rencontrés restent usés.
    .title = Un tir
territory-sheets-rule-deflectors-in-a-captured-range = sont usés ; leurs cases ne changent pas de mains. Chacun déclenche un nouveau tir à toi sur la même case de la grille suivante, dans le sens du tir qui a pris le nœud.
    .title = Déflecteurs d’une portée prise
territory-sheets-rule-shots-set-off = attendent leur tour, rangée par rangée depuis A1. Termine le premier et ses suites avant le suivant. Les tirs qu’il déclenche vont au bout de la file.
    .title = Les tirs déclenchés
territory-sheets-rule-at-the-end-of-a-move = et pas avant, on règle bases, pertes et victoires.
    .title = À la fin d’un coup,
territory-sheets-deflector-rule-out = Sans base, tu es hors jeu. Ce que tu tiens et contrôles reste sur le papier.
    .title = Hors jeu
territory-sheets-defector-rule-out = Sans base ni alliance, tu es hors jeu. Ce que tu tiens et contrôles reste sur le papier.
    .title = Hors jeu
territory-sheets-rule-two-left = S’ils contrôlent ensemble tous les nœuds, le plus grand nombre gagne. À égalité, on continue.
    .title = Deux encore en jeu
territory-sheets-rule-nobody-left = De tous les joueurs, le plus grand nombre de nœuds gagne ; à égalité, partie nulle.
    .title = Plus personne en jeu
territory-sheets-rule-number-of-nodes = Pour gagner, il faut le nombre convenu (6 ou plus) au lieu du nombre habituel, par exemple 9 (target-9).
    .title = Nombre de nœuds
territory-sheets-rule-reflection = Si ton tir prend une case, tu cèdes la même case de ta grille à la personne qui a la garde de la grille touchée. Un nœud suit avec sa portée. Rien n’est cédé si la personne visée prend, ou si le tir est passé par ta base.
    .title = Reflet (reflection).
territory-sheets-rule-ricochet = Un tir qui touche un déflecteur suit la rangée, puis la même rangée de la grille suivante. Vers la gauche, il va vers la colonne A et entre par la colonne J ; vers la droite, l’inverse. Un nœud l’arrête et est touché, sauf si la personne qui prendrait le contrôle. Chaque déflecteur rencontré est usé. Dès le deuxième d’une même grille, chacun renverse le sens du tir. S’il revient à son dernier déflecteur sans rien rencontrer, tu prends la case annoncée. Les déflecteurs d’une portée prise ne tirent pas : on les retire.
    .title = Ricochet
territory-sheets-rule-allies-claims = comptent comme les tiennes. Mais sur ta base, continue seulement sur une voisine de ce que tu as repris toi-même.
    .title = Les cases prises des alliés
territory-sheets-rule-deflectors = sur la case cédée, ou à portée d’un nœud cédé, sont retirés sans effet.
    .title = Les déflecteurs
territory-sheets-rule-nothing-is-given = si la personne visée prend, si le tir est passé par une de tes bases, pour une case d’île, ou si tu n’as pas de base.
    .title = Rien n’est cédé
territory-sheets-rule-to-ally = demande au début de ton tour ; il faut l’accord des deux. Avant le premier coup, deux joueurs peuvent toujours s’allier. Une troisième personne s’allie à l’un des deux.
    .title = Pour t’allier,
territory-sheets-rule-link-and-master = sont des nœuds qu’un membre contrôle quand on les nomme. Ils restent aussi secrets qu’avant : dessine un plus ou un triangle sur la grille secrète. Ils ne changent jamais de nœud. Sous un lien maître, on peut n’avoir aucun lien. Si les deux alliances ont un lien maître, celui de la personne qui propose reste.
    .title = Lien et lien maître
territory-sheets-rule-allies-grids-touch = La colonne J de la personne qui joue la première touche la colonne A de l’autre, rangée par rangée, où que soient les grilles.
    .title = Grilles alliées
territory-sheets-rule-breaking = Un lien se rompt quand plus personne de son groupe ne le contrôle ; un lien maître, quand plus aucun membre ne le contrôle. Les membres qu’il unissait sont séparés, sauf si un lien maître les unit encore.
    .title = Rupture
territory-sheets-rule-to-leave = dis-le à ton tour, ou au tour d’un membre de ton alliance. À ton tour, tu dois quand même annoncer une case.
    .title = Pour quitter l’alliance,
territory-sheets-rule-all-nodes = Une alliance qui contrôle tous les nœuds se dissout, sauf si elle réunit tous les joueurs du début. À quatre membres ou plus, les groupes de liens restent alliés.
    .title = Tous les nœuds
territory-sheets-rule-two-or-three-left = S’ils contrôlent ensemble tous les nœuds, le plus grand nombre gagne. À égalité en tête, on continue.
    .title = Deux ou trois encore en jeu
territory-sheets-rule-safety = { territory-variant-safety }
    .title = Sécurité (safety).
territory-sheets-rule-deluxe = { territory-variant-deluxe } Le côté désormais tourné vers le milieu compte comme sa rangée 1. Sur les grilles des autres, continue seulement sur la case juste sous une case prise, vers le propriétaire.
    .title = Deluxe
territory-sheets-rule-team-victory = { territory-variant-team-victory }
    .title = En équipe (team-victory).
territory-sheets-rule-islands = Ta rangée 1 ne touche qu’une grille vide au milieu, une île. Une case d’île est toujours vide.
    .title = Îles

## Le relevé

territory-sheets-record-notes = Au lieu de move, écris { $term }. Entoure la réponse. Derrière node : retained, nodes, deflectors, chacun avec ses cases ; covered si la grille est à la personne qui prend et qu’elle couvre la case. Une autre réponse au même coup va à la ligne suivante.
territory-sheets-record-blanks = En tapant un nom, mets _ pour chaque blanc.
territory-sheets-record-others = pass NOM, ou undo RAISON
territory-sheets-reflector-record-layouts = reflector-2
territory-sheets-deflector-record-layouts = deflector-3, deflector-4-full ou -partial, deflector-5-full ou -partial
territory-sheets-defector-record-others = pass NOM, leave NOM, undo RAISON, ou ally NOM NOM, avec link GRILLE:CASE ou master GRILLE:CASE derrière si un nœud est nommé
territory-sheets-defector-record-layouts = defector-N-full ou defector-N-island, pour N joueurs
territory-sheets-tally-rounds = Manches
territory-sheets-tally-tick = Coche-en une quand le tour revient à la première personne. short : { $count } manches.
territory-sheets-tally-tick-nine = Coche-en une quand le tour revient à la première personne. short : { $count } manches ; neuf nœuds suffisent pour gagner aussitôt.
territory-sheets-tally-last = Dernière
territory-sheets-tally-last-how = les nœuds de chacun après chaque tour. Le plus haut décompte gagne. À égalité : le plus de cases sur les grilles des autres.
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
territory-sheets-markers-track = Nœuds contrôlés : avec { $wanted } sur { $of }, tu gagnes. Mets une pièce ou ton symbole sur ton nombre.
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
territory-sheets-reflector-aid-look-up = où annoncer, quoi céder, qui gagne
territory-sheets-deflector-aid-look-up = par où, qui prend, qui gagne
territory-sheets-defector-aid-look-up = qui prend, alliés, qui gagne
territory-sheets-reflector-aid-step-call = d’abord en rangée 1, puis près d’une case prise.
    .title = Annonce
territory-sheets-deflector-aid-step-call = où ta base touche, ou voisine d’une case prise.
    .title = Annonce
territory-sheets-reflector-aid-step-hear = la réponse de l’adversaire.
    .title = Écoute
territory-sheets-deflector-aid-step-hear = la réponse. Un déflecteur dévie le tir.
    .title = Écoute
territory-sheets-reflector-aid-step-claim = la case. Écris-y ton symbole.
    .title = Prends
territory-sheets-aid-step-claim = où le tir s’arrête. Écris ton symbole.
    .title = Prends
territory-sheets-reflector-aid-step-give-back = la même case de ta grille à l’adversaire.
    .title = Cède
territory-sheets-defector-aid-step-give-back = { territory-sheets-defector-turn-give-back }
    .title = Cède
territory-sheets-aid-step-pass-on = à ta gauche. Si tu peux annoncer, tu le dois.
    .title = Suivant
territory-sheets-aid-step-ally = ou romps. Annonce : rangée 1, ou continue.
    .title = Allie-toi
territory-sheets-aid-step-follow = le tir. Un déflecteur le dévie.
    .title = Suis
territory-sheets-aid-answer-null = hors portée : prends-la
territory-sheets-aid-answer-owned = hachure-la, prends-la
territory-sheets-aid-answer-node = prends-le avec sa portée
territory-sheets-aid-answer-deflector = { territory-sheets-answer-deflector }
territory-sheets-aid-list-never-call =
    une case que tu tiens

    une case à portée de tes seuls nœuds
    .title = N’annonce jamais
territory-sheets-aid-list-what-is-given =
    seulement la case annoncée

    avec un nœud : il est pris, et sa portée

    rien, si l’adversaire la tient déjà
    .title = Ce que tu cèdes
territory-sheets-deflector-aid-list-which-way-it-flies-on =
    le plus court chemin

    juste en face : à gauche
    .title = Par où le tir continue
territory-sheets-defector-aid-list-which-way-it-flies-on = au plus court ; en face : à gauche
    .title = Par où le tir continue
territory-sheets-aid-list-who-claims =
    toi, là où le tir s’arrête

    sur ta base : la personne visée

    dévié depuis ta base : toi encore
    .title = Qui prend ?
territory-sheets-aid-list-alliances =
    deux ou trois : un lien

    quatre ou plus : aussi un lien maître

    séparés, plus jamais alliés

    sans base ni alliance : hors jeu
    .title = Alliances
territory-sheets-aid-where = sur la grille adverse
territory-sheets-aid-first = au début, puis avec G1 prise
territory-sheets-aid-given = tu as reçu G1
territory-sheets-aid-you = tu es A

## Images des feuilles de règles

territory-sheets-called-space = « G1 »
territory-sheets-called-grid = « Bob, G1 »
territory-sheets-theirs = sa grille
territory-sheets-yours = ta grille
territory-sheets-you = toi
territory-sheets-the-other-player = l’adversaire
# Là où toutes les grilles se touchent, en deux lignes.
territory-sheets-rows-touch =
    les rangées 1

    se touchent
territory-sheets-more-rules = Autres règles, variantes
territory-sheets-first-round = Exemple : une première manche, et les grilles publiques à la fin
territory-sheets-two-rounds = Exemple : deux manches, et les grilles publiques à la fin
# Au pied de la page 1 : ce qu’il y a sur les pages derrière elle, une ou deux.
territory-sheets-foot-2 = Page 2 : exemple, règles précises, variantes
territory-sheets-foot-3 = Page 2 : exemple, règles précises ; page 3 : suite, variantes

## Tables

territory-sheets-players = { $count } joueurs
territory-sheets-players-full = { $count } joueurs : accès complet
territory-sheets-players-partial = { $count } joueurs : accès partiel
territory-sheets-players-island = { $count } joueurs : l’île
territory-sheets-meeting = Chaque case de la rangée 1 touche chaque case de la rangée 1 de toutes les autres grilles.
# Sous qui commence.
territory-sheets-goes-first = commence
territory-sheets-table-key = Traits et couleur joignent les cases qui se touchent. Les tours suivent les flèches.
territory-sheets-first-shots = Les premiers tirs vont à une case qui touche ta grille.
territory-sheets-first-shots-row-1 = Les premiers tirs vont à la rangée 1 de toute autre grille.
territory-sheets-first-shots-island = Les premiers tirs vont à l’île devant toi.
territory-sheets-reflector-table-wins = Avec les cinq nœuds de la grille adverse, tu gagnes. Partie courte : le décompte de la manche { $round }.
territory-sheets-table-wins = Avec { $count } nœuds sur { $of }, tu gagnes. Partie courte : 9 nœuds, ou le décompte de la manche { $round }.
territory-sheets-shots = Lignes : la grille d’où part le tir. Colonnes : la grille visée.
    .title = Directions des tirs déviés
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
    .finish = Assemble à la colle les sets de table de plusieurs feuilles : leurs parties sont numérotées.
territory-sheets-part-markers = marqueurs d’alliance, avec une piste de victoire
territory-sheets-part-record = feuilles de relevé pour noter la partie
