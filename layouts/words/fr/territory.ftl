# Reflector, Deflector et Defector : ce que l'arbitrage lit, ce qu'il faut marquer, et ce qui est expliqué.

## Ce que l'on dit

territory-said-move = { $shooter } tire sur { $grid } { $space }
    .sentence = { territory-said-move }.
territory-said-pass = { $who } passe
    .sentence = { territory-said-pass }.
territory-said-ally = { $all } s’allient
territory-said-leave = { $who } quitte l’alliance

## Ce que répondent les grilles

territory-answer-null = vide
    .typed = vide rien
    .about = à portée d’aucun nœud
territory-answer-owned = proche
    .typed = proche portée
    .about = à portée d’un nœud
territory-answer-node = nœud
    .typed = noeud nœud
    .about = un nœud est là
territory-answer-deflector = déflecteur
    .typed = déflecteur deflecteur
    .about = un déflecteur, pas encore usé
territory-answer-clear = libre
    .typed = libre
    .about = le tir ne touche rien sur cette grille
territory-answered-on = { $answer } en { $space }
territory-says = { $grid } : { $answer }.
territory-says-row = La rangée chez { $grid } : { $answer }.
territory-says-next = On passe à { $grid } : { $answer }.
territory-says-waiting = Le tir venu de { $place } continue chez { $grid } : { $answer }.
territory-gives-back-own = { $grid } cède { $space } : { $answer }.
territory-gives-back = { $shooter } cède { $space } chez { $grid } : { $answer }.
territory-other-nodes = { $count ->
        [one] Un autre nœud est en { $nodes }
       *[other] D’autres nœuds sont en { $nodes }
    }.
territory-revealed-retained = à portée d’autres nœuds : { $spaces }
territory-revealed-nodes = nœuds dans ces cases : { $spaces }
territory-revealed-deflectors = déflecteurs : { $spaces }

## Ce qui s'est passé

territory-fact-answered =
    .step = { $place } : { $parts }
territory-fact-deflected =
    .step = { $place } : un déflecteur, désormais usé ; le tir continue pour { $who }
territory-fact-removed =
    .step = { $place } : un déflecteur neuf est retiré
territory-fact-reversed = { territory-fact-reversed.step }.
    .step = Pas le premier déflecteur de cette grille : le tir fait demi-tour
territory-fact-came-round = { territory-fact-came-round.step }.
    .step = Le tir n’a rien touché tout autour de la table et revient en { $place }
territory-fact-claimed = { $who } la prend.
    .step = { $who } prend { $place }
territory-fact-node =
    .step = { $place } : un nœud, pris par { $who }
territory-fact-conceded = { $space } va à { $who }.
    .step = { $place } : cédée à { $who }
territory-fact-spent = { $who } la tient ou la couvre déjà : le tir est perdu.
    .step = { $place } : { $who } la tient ou la couvre déjà, le tir est perdu
territory-fact-spent-by-nobody = Personne ne peut la prendre : le tir est perdu.
    .step = { $place } : personne ne peut la prendre, le tir est perdu
territory-fact-not-given-back = { $who } ne reçoit rien : { $who } tient ou couvre déjà { $place }.
    .step = { $place } : rien à céder, { $who } la tient ou la couvre
territory-fact-turned = La grille tourne chez { $grid }.
    .step = { $place } : la grille fait un quart de tour à droite
territory-fact-lost-home = { territory-fact-lost-home.step }.
    .step = { $who } perd une base : la grille de { $grid }
territory-fact-regained-home = { territory-fact-regained-home.step }.
    .step = { $who } gagne une base : la grille de { $grid }
territory-fact-eliminated = { territory-fact-eliminated.step }.
    .step = { $who } est hors jeu
territory-fact-allied = { territory-fact-allied.step }.
    .step = Alliance conclue : { $all }
territory-fact-left = { territory-fact-left.step }.
    .step = { $all } se sépare de { $others }
territory-fact-link-broken = { territory-fact-link-broken.step }.
    .step = Le lien entre { $all } est rompu
territory-fact-master-broken = { territory-fact-master-broken.step }.
    .step = Le lien maître entre { $all } est rompu
territory-fact-disbanded = { territory-fact-disbanded.step }.
    .step = L’alliance entre { $all } est finie : { $parts }
territory-fact-won = { common-over-won }.
    .step = { common-wins }
territory-fact-drawn = La partie est finie : { territory-fact-drawn.step }.
    .step = partie nulle entre { $all }

territory-stay-allied = { $players } gardent leur alliance
territory-alone = { $count ->
        [one] { $players } joue en solo
       *[other] { $players } jouent en solo
    }

territory-because = { $term } : { $reason }
territory-tie-tally = même décompte ; { territory-tie-held }
    .sentence = Même décompte ; { territory-tie-held }.
territory-tie-nodes = même nombre de nœuds ; { territory-tie-held }
    .sentence = Même nombre de nœuds ; { territory-tie-held }.
territory-tie-lost = chaque camp a perdu tous ses nœuds ; { territory-tie-held }
    .sentence = Chaque camp a perdu tous ses nœuds ; { territory-tie-held }.
territory-tie-held = { $who } tient { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, { $tally }
territory-target = { $term } : dans cette partie, { $wanted } nœuds suffisent

## Nœuds pris

territory-takes-range = { $who } prend le nœud avec sa portée.
territory-takes-range-but = { $who } prend le nœud avec sa portée, sauf { $spaces }.
territory-takes-some = { $who } prend le nœud avec { $spaces }.
territory-takes-node = { $who } prend le nœud seul.
territory-deflectors-shoot = { $count ->
        [one] Le déflecteur en { $spaces } déclenche un tir.
       *[other] Les déflecteurs en { $spaces } déclenchent un tir chacun.
    }
territory-deflectors-removed = { $count ->
        [one] Le déflecteur en { $spaces } est retiré.
       *[other] Les déflecteurs en { $spaces } sont retirés.
    }

## Ce qu'il faut marquer sur le papier

territory-marks = { $place } : { $marks }
territory-mark-shade = hachures
territory-mark-shade-range = hachures dans toute sa portée
territory-mark-dot = point
territory-mark-slash = barre
territory-mark-symbol = { $symbol }
territory-mark-symbol-range = { $symbol } dans toute sa portée
territory-mark-symbol-range-but = { $symbol } dans toute sa portée sauf { $spaces }
territory-mark-turn = un quart de tour à droite
territory-quarter-turns = { $grid } : { $count } de ses quarts de tour

## La suite

territory-turn = À { $who } de jouer.
    .again = C’est à { $who } de jouer.
territory-has-nodes = { $who } a { $count } des { $wanted } nœuds qu’il faut.
territory-lost-nodes = Il reste { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    } à { $who }.
territory-reflector-count = { $who } { $count ->
        [0] n’a aucun
       *[other] a { $count }
    } des cinq nœuds chez { $other }, { $other } { $other_count ->
        [0] n’en a aucun
       *[other] en a { $other_count }
    } chez { $who }.
territory-round = Manche { $round } sur { $of }.
territory-round-last = Manche { $round } sur { $of }, la dernière. Décompte : { $tally }.
territory-rounds-over = Les { $of } manches sont finies. Décompte : { $tally }.

## Ce qu'un mot tapé n'est pas

territory-no-answer = pas une réponse
territory-no-part = pas une partie d’une réponse
territory-no-layout = pas une disposition de ce jeu

## Ce qui est refusé

territory-refused-no-alliances = il n’y a d’alliances que dans Defector
territory-refused-ally-alone = pour une alliance, il faut être deux
territory-refused-allied = leur alliance existe déjà
territory-refused-out = { $player } est hors jeu
territory-refused-divided = { $player } et { $other } sont séparés, donc plus jamais alliés
territory-refused-node-named = { $text } est déjà un lien ou le lien maître : nomme un autre nœud
territory-refused-in-no-alliance = { $player } n’a pas d’alliance
territory-refused-turn-of-stranger = c’est à { $player } de jouer, sans alliance avec { $other }
territory-refused-not-asked-about = { $space } n’est pas demandée : laisse cette case de côté
territory-refused-not-meant = { $spaces } n’est pas possible : choisis parmi { $among }
territory-refused-list = je ne comprends pas « { $text } » ici : { $options }, chaque fois avec des cases derrière
territory-board-twice = figure deux fois dans cette ligne
territory-board-nothing-there = ne peut pas être annulé, il n’y a rien là
territory-board-there = y est déjà ; annule avec - devant
territory-board-has-deflector = a un déflecteur, donc pas de nœud
territory-board-has-node = a un nœud, donc pas de déflecteur
territory-refused-revealed = la grille de { $player } est déjà révélée : ses réponses restent comme elles sont
territory-refused-never-answered = { $player } n’a rien répondu sur { $space }
territory-refused-answered-so = c’est bien ce qui a été répondu
territory-refused-length = je ne comprends pas « { $text } » : short, full, ou un nombre de minutes, par exemple 45
territory-refused-choose-length = alors choisis de nouveau : short, full, ou d’autres minutes
territory-refused-disagrees = { $player } n’accepte pas : aucune alliance n’est conclue
territory-refused-correct-form = tape : correct NOM CASE RÉPONSE
territory-refused-slip-form = tape : slip NOM FICHIER.svg, par exemple slip Bob bob.svg
territory-refused-no-hidden-board = { $player } n’a pas de grille cachée à sceller
territory-refused-committed = la grille de { $player } est déjà scellée
territory-refused-commit-late = la partie a commencé : une grille se scelle avant le premier tir
territory-refused-not-committed = la grille de { $player } n’est pas scellée : d’abord « commit { $text } »
territory-refused-slip-file = une fiche est un dessin, par exemple { $text }.svg, pas { $title }
territory-refused-not-written = impossible d’écrire { $text } : { $reason }
territory-refused-with-node = « { $form } » ne va qu’avec « node »
territory-refused-answer-back = annulé : { $player }, qu’y a-t-il en { $space } ?
territory-refused-list-twice = « { $form } » est déjà dit
territory-refused-nothing-asked = rien ne t’est demandé pour l’instant
territory-refused-nobody-shoots = personne ne tire pour l’instant
territory-refused-boards-missing = il manque encore des grilles
territory-refused-unknown-node = nomme un nœud que tu connais, sur ta grille ou déjà pris
territory-refused-no-node-taken = aucun nœud n’est pris, donc rien d’autre n’est révélé : ne nomme pas d’autre case
territory-refused-clear = seul un tir qui suit la rangée peut la trouver libre
territory-refused-run = un tir qui suit la rangée touche un nœud ou un déflecteur, ou bien la rangée est libre
territory-refused-own-node = le tir passe le nœud en { $space } : la personne qui tire le contrôle
territory-refused-node-stops = le nœud en { $space } arrête le tir
territory-refused-had-no-deflector = { $space } a déjà eu sa réponse, sans déflecteur
territory-refused-no-node-there = d’après les réponses, il ne peut pas y avoir de nœud en { $space }
territory-refused-node-there = d’après les réponses, il y a un nœud en { $space }
territory-refused-no-deflectors = il n’y a pas de déflecteurs dans ce jeu
territory-refused-deflector-used = le déflecteur en { $space } est usé
territory-refused-covered = laisse « covered » de côté : aucun nœud de la personne qui tire ne couvre la case
territory-refused-not-covered = alors un nœud de la personne qui tire couvre { $space } : ajoute « covered »
territory-refused-out-of-range = { $form } : { $spaces } est hors de la portée du nœud
territory-refused-nodes-not-retained = nodes : seuls les nœuds de cases retenues sont révélés
territory-refused-node-and-deflector = { $space } ne peut pas avoir un nœud et un déflecteur
territory-refused-retained = { $space } est retenue par un nœud déjà connu
territory-refused-no-board-fits = aucune grille ne va avec cela et toutes les réponses d’avant : l’une d’elles est fausse
territory-refused-own-grid = dans Reflector, on tire sur la grille adverse
territory-refused-covers = { $player } la couvre, car elle n’est à portée que de ses nœuds
territory-refused-nothing-asked-now = rien n’est demandé pour l’instant ; c’est à { $player } de tirer
territory-refused-ally-with-whom = s’allier avec qui ? Tape « ally » et un nom
territory-refused-board-not-taken = la grille de { $player } n’a pas été reprise
territory-refused-variant = il n’y a pas de variante { $text } : { $options }
territory-refused-variant-of = { $form } est une variante de { $title }, pas de { $example }
territory-refused-variant-twice = la variante { $form } est déjà choisie
territory-refused-target-game = { $form } est une variante de deflector et defector, pas de { $title }
territory-refused-target = à { $count }, l’objectif va de { $wanted } à { $of } nœuds
territory-refused-whose-grid = { $space }, sur quelle grille ? Par exemple : { $example }
territory-refused-said-twice = « { $form } » est dit deux fois
territory-refused-not-expected = « { $text } » n’a pas sa place ici : écris { $form }
territory-refused-no-space = il manque une case après « { $form } »
territory-refused-digest = après le nom viennent « sha256 » et 64 signes de 0 à f
territory-refused-no-answer = « { $text } » n’est pas une réponse : { $options }
territory-refused-covered-twice = « covered » est dit deux fois
territory-refused-covered-with = « covered » ne va pas avec « { $form } »
territory-refused-space-twice = une case figure deux fois après « { $form } »
territory-refused-no-node = « { $text } » n’est pas un nœud : sa grille et sa case, par exemple Ann:B2
territory-refused-no-salt = il manque un mot après « salt » : écris { $form }
territory-refused-pass = { $player } a un tir permis et n’a pas le droit de passer
territory-refused-computer-on-paper = l’ordinateur ne voit pas une grille sur papier
territory-refused-play-begun = la partie a commencé : « { $form } » vient avant le premier tir
territory-refused-boards-begun = « { $form } » vient avant la première grille
territory-refused-layout-chosen = la disposition est déjà choisie
territory-refused-player-late = « player » vient avant « computer »
territory-refused-board-twice = { $player } a déjà une grille
territory-refused-computer-paper = ici joue l’ordinateur, et il ne voit pas le papier
territory-refused-not-asked = rien n’a été demandé
territory-refused-not-hidden = la grille de { $player } n’est pas cachée
territory-refused-salt-missing = ajoute « salt » et le mot secret venu avec le scellé
territory-refused-island = il n’y a pas d’île { $text } dans { $title }
territory-refused-no-board-with-node = aucune grille permise ne va avec un nœud en { $space } et les réponses d’avant
territory-refused-not-controlled = { $text } n’est pas un nœud que contrôle { $either }
territory-refused-no-role = { $players } n’ont besoin ni de lien ni de lien maître : laisse-le de côté
territory-refused-role = { $players } doivent nommer un { $role ->
        [link] lien
       *[master] lien maître
    }
territory-leave-out = enlève { $space }
territory-add = ajoute { $space }
territory-refused-list-but = aucune grille ne va avec cette liste et toutes les réponses d’avant : { $either }
territory-refused-list-wrong = aucune grille ne va avec cette liste et toutes les réponses d’avant : plusieurs de ses cases sont fausses, ou une réponse d’avant
territory-refused-nodes = une grille a { $wanted } nœuds, pas { $count }
territory-refused-deflectors = une grille a { $wanted } déflecteurs, pas { $count }
territory-refused-deflectors-here = ce jeu n’a pas de déflecteurs
territory-refused-node-twice = { $space } a plus d’un nœud
territory-refused-deflector-twice = { $space } a plus d’un déflecteur
territory-refused-both = { $space } a un nœud et un déflecteur
territory-refused-differently = la partie aurait pris un autre cours à partir de « { $term } » : tape d’abord undo { $count ->
        [1] une fois
       *[other] { $count } fois
    }, puis correct { $text }
territory-refused-variant-here = il n’y a pas de variante { $text } de { $title } : { $options }
territory-refused-variant-near = { territory-refused-variant-here } (voulais-tu dire { $example } ?)
territory-refused-file = « { $text } » ne peut pas être lu comme fichier ({ $reason }) : réponds { $options }, ou le nom d’un fichier
territory-refused-file-near = « { $text } » ne peut pas être lu comme fichier ({ $reason }) : voulais-tu dire « { $example } » ?
territory-asked-anew = { $reason }. Tape « none » s’il n’y en a pas, « back » pour répondre de nouveau.
territory-refused-held = { $player } la tient déjà
territory-refused-held-by-ally = { $other }, en alliance avec { $player }, la tient déjà
territory-refused-reveal = tape tout ce qu’il y avait sur la grille : { $form }
territory-refused-role-typed = un lien ou un lien maître est secret : tape seulement les noms des alliés, par exemple « ally { $text } » ; son nœud est demandé en secret
territory-refused-not-allied = { $players } n’ont pas d’alliance
territory-refused-length-twice = { $text } : { $form } est déjà choisi
territory-refused-places = « { $text } » peut être { $either } : écris le nom entier, puis la case
territory-refused-not-understood = je ne comprends pas « { $text } » : tape une grille et une case, par exemple { $example }, ou « help »
territory-refused-seats = { $title } se joue à { $wanted }, pas à { $count } avec { $number } grilles
territory-refused-layout = { $text } ne convient pas à { $title } à { $count } : { $either }
territory-refused-asked = d’abord, { $reason }
territory-refused-leave = aucune règle ne permet de quitter la partie : laissez quelqu’un d’autre tirer pour { $player } ; ou, si tout le monde veut arrêter, tape « status » pour voir qui mène, puis « quit »
territory-refused-leave-hidden = aucune règle ne permet de quitter la partie : laissez quelqu’un d’autre tirer pour { $player } et répondre d’après la grille de { $player } ; ou, si tout le monde veut arrêter, tape « status » pour voir qui mène, puis « quit »
territory-refused-leave-unallied = { $player } n’a pas d’alliance, et { $reason }

# Pourquoi un tir va trop loin.
territory-far-home = aucune case que { $player } a regagnée sur cette base, ou prise sur une autre grille, ne la touche
territory-far-down = ce n’est pas la case sous une case prise
territory-far = aucune case prise par { $player } ne la touche
territory-far-grid = ni une base de { $player } ni une case prise par { $player } ne la touche
territory-far-ally = { $other } l’a déjà prise, et { $reason }
territory-far-nearby = { $reason } (permis tout près : { $options })
territory-far-from-all = { $reason } (aucun tir n’est permis sur cette grille)

# Qui ne peut pas faire quoi, et pourquoi.
territory-cannot-shoot = { $shooter } ne peut pas tirer sur { $place } : { $reason }
territory-cannot-answer = { $player } ne peut pas répondre « { $answer } » en { $space } : { $reason }
territory-may-not-pass = { $player } ne peut pas passer : { $reason }
territory-cannot-ally = { $player } ne peut pas s’allier avec { $other } : { $reason }
territory-may-not-leave = { $player } ne peut pas quitter l’alliance : { $reason }
territory-may-not-board = impossible de reprendre la grille de { $player } : { $reason }
territory-may-not-reveal = { $player } ne peut pas révéler : { $reason }
territory-may-not-computer = l’ordinateur ne peut pas jouer pour { $player } : { $reason }
territory-may-not-human = personne ne peut jouer pour { $player } : { $reason }

# Une grille que l'on tape : une case, ou son rang dans la ligne là où personne ne doit la voir, et ce qui ne va pas.
territory-board-word = { $text } { $reason }
territory-board-place = le { $number ->
        [1] 1er
       *[other] { $number }e
    } mot tapé { $reason }
territory-board-off-grid = est hors de la grille, qui a les colonnes A à J et les rangées 1 à 10
territory-board-no-space = n’est pas une case
territory-board-nodes-there = est de trop : { $count } nœuds y sont
territory-board-deflectors-there = est de trop : { $count } déflecteurs y sont
territory-board-no-deflectors = est de trop : ce jeu n’a pas de déflecteurs

## Ce qui est attendu

territory-way-on = en { $space }
territory-way-along = de { $origin } à { $space }
territory-asked = { $player } doit dire ce qu’il y a en { $space }
territory-asked-run = { $player } doit dire ce que le tir touche d’abord { $term }
territory-over-reveal = La partie est finie ; révélez les grilles, « why », « log », « undo » ou « quit » :
territory-lacks-players = aucun nom n’est donné
territory-lacks-boards = pas de grille pour { $options }

## Ce qui est demandé avant la partie

territory-which-player = Place { $number }, sens horaire : nom et symbole, comme Ann X ?
    .enter = Place { $number }, sens horaire : nom et symbole, comme Ann X ({ $parts }) ?
territory-which-length = Combien de temps avez-vous (short, full, ou des minutes) ?
    .enter = Combien de temps avez-vous (short, full, ou des minutes ; { $parts }) ?
territory-which-layout = Quelle disposition ({ $options }) ?
    .enter = Quelle disposition ({ $options } ; { $parts }) ?
territory-which-board = La grille de { $player } : { $options }, ou le nom d’un fichier ?
    .enter = La grille de { $player } : { $options }, ou le nom d’un fichier ({ $parts }) ?
territory-is-that-right = C’est bien ça ?
territory-seats-clockwise = La place 1 commence ; on suit le sens horaire.
territory-seats-symbol = Le symbole est ce que tu écris dans les cases.
territory-seats-enter = Quand il y a assez de monde, Entrée termine la liste.
territory-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } : la partie finit après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }.
territory-minutes-target = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } : la partie finit après { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }, et { $wanted } nœuds suffisent pour gagner aussitôt.
# Ce qu'on peut taper, et ce que cela fait.
territory-layout-full = chaque grille touche toutes les autres.
territory-layout-partial = chaque grille touche ses deux voisines.
territory-layout-island = des grilles vides, à personne, sont entre elles.
territory-layout-drawn = comme le dessin ci-dessous.
territory-board-type = tu la tapes, et personne d’autre ne regarde.
territory-board-masked = tu la tapes, et rien ne s’affiche.
territory-board-hidden = elle reste sur papier ; tu réponds aux questions.
territory-board-random = tirée au sort ; personne d’autre ne la voit.
territory-board-computer = l’ordinateur joue et cache sa propre grille.
territory-board-for-all = « all » derrière vaut pour toutes les autres : random all.
territory-no-screen = Ce terminal n’a pas de second écran : un secret affiché y reste.
territory-no-screen-boards = Une grille peut se taper sans s’afficher (« masked »), rester cachée, ou venir d’un fichier.

## Ce qui est demandé et montré en secret

territory-typing-help = Tape des cases ; -B2 annule B2, « undo » ta dernière ligne, « back » revient.
territory-more-faults = et { $count } de plus
territory-board-of = La grille de { $player } : { $term }
territory-board-right = C’est bien ça (Entrée : oui ; ou des cases à changer) ?
territory-board-nodes = { $player }, tes nœuds, par exemple B2 E5 (-B2 annule B2) ?
territory-board-deflectors = { $player }, tes déflecteurs, par exemple B2 E5 (-B2 annule B2) ?
territory-board-to-copy = La grille de { $player }, à recopier :
territory-counted-nodes = nœuds : { $count } sur { $of }
territory-counted-deflectors = déflecteurs : { $count } sur { $of }
territory-counted = { $marks }
territory-keep-secret = Garde ceci secret, et dis-le à la fin :
territory-salt-in-groups = (le sel, par groupes : { $text })
territory-which-node = { $players } : quel nœud est le { $role ->
        [link] lien
       *[master] lien maître
    }, par exemple { $example } (ou « back ») ?
territory-not-it = Ça ne peut pas être lui. Nommez un nœud encore sans rôle que vous contrôlez.
territory-allied-with = { $player } a une alliance avec { $players }.
territory-role-is = Le { $role ->
        [link] lien
       *[master] lien maître
    } est { $place }.
territory-role-held = Le { $role ->
        [link] lien
       *[master] lien maître
    } est { $place }, que { $other } contrôle.

## Ce qui est demandé pendant la partie

territory-to-play = À { $player } :
territory-ask = { $player } : qu’y a-t-il en { $space } ({ $options }) ?
territory-ask-conceded = { $player } cède { $space } : { $options } ?
territory-ask-run = { $player } : que touche d’abord le tir { $term } (libre, { $space } noeud, { $space } déflecteur) ?
territory-ask-which-nodes = { $player }, où y a-t-il un nœud : { $among } (ou none) ?
territory-ask-which-deflectors = { $player }, où y a-t-il un déflecteur pas encore usé : { $among } (ou none) ?
territory-ask-which-retained = { $player }, lesquelles sont aussi à portée d’un autre de tes nœuds : { $among } (ou none) ?
territory-ask-retained-but = { $player }, lesquelles sont aussi à portée d’un autre de tes nœuds (un nœud qu’a { $other }, { $either }, ne compte pas) : { $among } (ou none) ?
territory-agrees = { $player } accepte ? On ne demande rien aux autres membres des deux alliances.
territory-corrected = Corrigé : { $place } est { $answer }.
territory-marks-stay = Les marques restent comme elles sont.
territory-bound = La grille de { $player } est scellée (sha256) :
territory-bound-slip = « slip { $text } FICHIER.svg » l’écrit à imprimer, avec une place pour le secret.
territory-slip-written = { $text } est écrit : imprime-le à 100 %, découpe-le, et remplis une moitié à la main.
territory-reveal-again = Pour corriger la grille de { $player }, retape « reveal { $text } ... » : la dernière fois compte.
territory-board-is-there = La grille de { $player } est là.
territory-is-bound = La grille de { $player } est scellée.
territory-calls = { $player } annonce { $place }.
territory-may-be-held = Sur la grille de { $players }, certaines sont peut-être déjà tenues et ne sont alors pas des tirs : seulement { $players } peut le dire.
territory-listed-nodes = Nœuds : { $spaces }
territory-listed-both = Nœuds : { $spaces } ; déflecteurs : { $among }

## Après la partie

territory-recap-counted = Les nœuds, du premier tir au dernier :
territory-recap-shots = { $who } : { $count ->
        [one] { $count } tir
       *[other] { $count } tirs
    }, { $other_count ->
        [one] { $other_count } touché
       *[other] { $other_count } touchés
    }.
# Le nombre dit, en pour cent, combien un nœud y était probable d'après ce qu'on savait avant le tir.
territory-recap-best = Meilleur tir : { $who } a trouvé le nœud en { $place }, probable alors à { $count } %.
territory-recap-deflection = Plus longue déviation : { $who } a tiré sur { $place } et rencontré { $count ->
        [one] un déflecteur
       *[other] { $count } déflecteurs
    }.

## Conseils pour les parties en solo

territory-advice-known = Il y avait un tir plus sûr, { $place } : tout le monde y connaît le nœud.
# Les nombres disent, en pour cent, combien un nœud était probable là et là où le tir est allé.
territory-advice-owned = Il y avait un tir plus probable, { $place } : { $number ->
        [one] la case proche { $nodes } l’indique
       *[other] les cases proches { $nodes } l’indiquent
    } ({ $count } % contre { $other_count } %).
territory-advice-open = Il y avait un tir plus probable, { $place } : moins de cases y sont exclues ({ $count } % contre { $other_count } %).

## Où en est une partie

territory-nodes-win = { $count } nœuds font gagner.
territory-has = { $who } : { $outcome }
territory-has-symbol = { $who } { $symbol } : { $outcome }
territory-holds-nodes = { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    }
territory-homes = bases : { $options }
territory-no-home = bases : aucune
territory-allied = en alliance avec { $others }
territory-out = hors jeu
territory-your-role = Ton { $role ->
        [link] lien
       *[master] lien maître
    } est { $text }.
territory-has-to-pass = { $who } n’a aucun tir permis et passe.
territory-may-play = { $who } peut jouer :
# Sur un petit plan de la table, sous les noms.
territory-touches = { "  " }{ $place } touche { $other_place }
territory-rows-meet = { "  " }Les rangées 1 de toutes les grilles se touchent
territory-variant-ricochet = Un tir qui touche un déflecteur suit la rangée.
territory-variant-reflection = Chaque case prise te coûte la même.
territory-variant-safety = Tes tirs déviés survolent les grilles alliées.
territory-variant-deluxe = Une grille qu’un tir touche fait un quart de tour à droite.
territory-variant-team-victory = Une alliance qui contrôle tous les nœuds gagne ensemble.
# short, full et minutes se tapent ainsi.
territory-length-short = short : { $round } manches, environ { $count } minutes.
territory-length-short-target = short : { $round } manches, environ { $count } minutes ; { $wanted } nœuds suffisent.
territory-length-full = full : on joue jusqu’à la victoire.
territory-length-full-target = full : { $wanted } nœuds suffisent ; cela prend souvent des heures.
territory-length-minutes = minutes : autant de manches qu’il en tient.
territory-length-minutes-target = minutes : autant de manches qu’il en tient ; { $wanted } nœuds suffisent.

## Ce qu'on peut taper en jouant, et ce que cela fait

territory-what-to-type = Tape chaque tir comme il est annoncé : un nom et une case. « help » dit ce que tu peux taper d’autre.
territory-help-shoot = tirer sur { $space } chez { $grid }
    .short = tirer sur { $space } chez { $grid } ; { $space } suffit
territory-help-pass = passer, quand aucun tir n’est permis
territory-help-answer-null = réponse : { territory-answer-null.about }
territory-help-answer-owned = réponse : { territory-answer-owned.about }
territory-help-answer-node = réponse : { territory-answer-node.about }
territory-help-answer-deflector = réponse : { territory-answer-deflector.about }
territory-help-answer-clear = réponse : { territory-answer-clear.about }
territory-help-ally = s’allier ; les secrets sont demandés à part
territory-help-alliance = montrer en secret ce qui tient une alliance
territory-help-leave = quitter l’alliance
territory-help-correct = corriger une réponse : correct Bob F3 proche
territory-help-commit = sceller la grille : NOM prouvera qu’elle n’a pas changé
territory-help-slip = écrire une fiche à imprimer pour un scellé
territory-help-reveal = à la fin : dire ce qu’il y avait sur une grille cachée
territory-help-board = dessiner les grilles publiques, ou l’une d’elles
territory-help-moves = lister les tirs que la table sait permis

## Ce que prouvent les grilles révélées après la partie

territory-audit-move = coup { $number }, { $term }
territory-audit-shot = { $shooter } sur { $place } : d’après la grille révélée, ce tir n’était pas permis
territory-audit-pass = { $term } : d’après la grille révélée, un tir était permis
# La réponse est ce qui a été dit ; le terme est ce que dit la grille.
territory-audit-fault = { $player }, coup { $number }, { $space } : la réponse était { $answer }, la grille dit { $term } ; { $reason }
territory-audit-answer = { $text }
territory-audit-answer-on = { $text } en { $space }
territory-audit-used-up = le déflecteur y aurait été usé
territory-audit-met-nothing = le tir n’aurait rien touché sur cette grille
territory-audit-taken = { $who } aurait pris le nœud
territory-audit-spent = le tir aurait été perdu
territory-audit-not-spent = le tir n’aurait pas été perdu
territory-audit-not-taken = aucun nœud n’aurait été pris
territory-audit-not-used-up = aucun déflecteur n’aurait été usé
territory-audit-lists = { $outcome }
territory-audit-list-retained = rien n’aurait changé en { $spaces }
territory-audit-list-lost = le nœud aurait aussi été pris avec { $spaces }
territory-audit-list-shown = un nœud aurait été montré en { $spaces }
territory-audit-list-not-shown = aucun nœud n’aurait été montré en { $spaces }
territory-audit-list-deflector-lost = un déflecteur aurait été perdu en { $spaces }
territory-audit-list-deflector-kept = aucun déflecteur n’aurait été perdu en { $spaces }
territory-audit-wrong-clue = c’était un faux indice, mais ni case ni nœud ne serait allé ailleurs
territory-audit-again = { $player } : révélée plus d’une fois ; la dernière grille compte
territory-audit-other-board = ligne { $number } : la grille de { $player } n’est pas celle qui a été scellée
territory-audit-wrong = { $player } : { $count ->
        [one] { $count } réponse ne va pas
       *[other] { $count } réponses ne vont pas
    } avec la grille révélée
territory-audit-committed = { $player } : la grille était fixée avant la partie, et chaque réponse était vraie
territory-audit-fits = { $player } : cette grille permise va avec toutes les réponses (rien n’était scellé)
