# Rotator : comment un tour s'est passé, et ce qu'il faut marquer sur le papier.

## Ce que dit qui joue

rotator-said-start = Départ en { $space }
rotator-said-turn = Tour { $round } : fore { $text }
rotator-said-turn-from = Tour { $round } : depuis { $space }, fore { $text }

## Comment un tour s'est passé

rotator-opens = la case s’ouvre et est touchée au tour 1
rotator-starts = part de { $space }
rotator-falls = tombe par { $spaces }
rotator-collapses = effondrées, de nouveau pleines : { $spaces }
rotator-drills = fore { $spaces }
rotator-drills-boosted = fore { $spaces }, { $count ->
        [one] { $count } poussée utilisée
       *[other] { $count } poussées utilisées
    }, reste { $other_count }
rotator-captures = capture le nœud en { $space }, sa portée s’ouvre
rotator-stays = reste sur place
rotator-lost = perdu : { $space } s’est effondrée
rotator-won = gagné : { $space } est dans la rangée d’arrivée

## Ce qu'il faut marquer sur le papier

rotator-mark-triangle = un triangle en { $spaces }
rotator-mark-line = un trait de plus en { $spaces }
rotator-mark-shading = des hachures en { $spaces }

## Ce qui est refusé

rotator-refused-both-halves = « { $space } » est dans les deux moitiés : { $either }
rotator-refused-no-turns = « { $text } » n’a pas de tours : écris par exemple D10: 3, from red:I5 2, 0
rotator-refused-from-where = « { $text } » : dis aussi d’où, par exemple : { $example }
rotator-refused-viewer = personne ne s’appelle { $text } : { $title }
rotator-refused-no-board = il n’y a pas encore de plateau
rotator-refused-not-won = la partie n’est pas gagnée
rotator-refused-nodes-late = « nodes » vient avant « start »
rotator-refused-nodes-named = les nœuds de { $form } sont déjà nommés
rotator-refused-start-chosen = le départ est déjà choisi
rotator-refused-board-unfinished = pas de départ avant que le plateau soit complet : { $reason }
rotator-refused-incomplete = le plateau n’est pas complet : { $reason }
rotator-refused-space = « { $text } » n’est pas une case du plateau : red ou blue, un deux-points, une case, par exemple red:D10
# red et blue sont les moitiés du plateau ; c'est ainsi qu'on les tape.
rotator-refused-nodes = { $form } a { $count } nœuds, il en faut { $wanted }
rotator-refused-node-twice = { $space } figure { $count } fois, chaque nœud se donne une seule fois
rotator-refused-rim = { $space } est au bord du plateau, un nœud doit être dans les colonnes B à I et les rangées 1 à 9
rotator-refused-overlap = les portées de { $space } et { $origin } se chevauchent
rotator-refused-letters = « { $text } » a { $count } caractères, le code d’un plateau en a { $wanted }
rotator-refused-letter = « { $text } » contient « { $symbol } », qu’aucun code n’a : les lettres sauf I et O, 2 à 9
rotator-refused-identity = « { $text } » n’est le code d’aucun plateau : un caractère est faux, ou deux sont intervertis
rotator-refused-in-turn = tour { $number }, « { $text } » : { $reason }
rotator-refused-line-goes-on = la partie est { $form ->
        [won] gagnée
       *[lost] perdue
    } au tour { $round }, et la ligne continue
rotator-refused-how-far = je ne comprends pas « { $text } » : combien de cases forer, 0 à 3, ou « help »
rotator-refused-after = je ne comprends pas « { $text } » : la partie est finie, ou « help »
rotator-refused-level = il n’y a pas de niveau « { $text } » : { $options }
rotator-refused-too-hard = ce plateau est trop difficile pour voir plus loin d’ici ; continue, et redemande
rotator-refused-no-start = pas de tour avant le choix du départ : une case de la rangée de départ, la rangée 10 de red
rotator-refused-turn = « { $text } » n’est pas un tour : un nombre de cases à forer, par exemple 1 ou from red:C4 1
rotator-refused-start = impossible de partir en { $space } : le départ est une case de la rangée de départ, la rangée 10 de red
rotator-refused-too-far = impossible de forer { $count } cases : au plus { $of } par tour
rotator-refused-over-since = la partie est finie : { $form ->
        [won] gagnée
       *[lost] perdue
    } au tour { $round }
rotator-refused-say-where = dis d’où partir : { $space } est capturé, n’importe quelle case de sa portée convient
rotator-refused-only-here = impossible de partir de { $origin } : aucun nœud n’a été capturé au tour d’avant, donc le tour part d’où tu es, en { $space }
rotator-refused-off-range = impossible de partir de { $origin } : hors de la portée de { $space } ({ $options })
rotator-refused-drill = impossible de forer { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
rotator-refused-cut-short = { rotator-refused-drill } : { $reason }, tu peux en forer { $of }
rotator-refused-boosts = { rotator-refused-drill } : il y faut { $wanted ->
        [one] { $wanted } poussée
       *[other] { $wanted } poussées
    }, la réserve en a { $of }
rotator-refused-ground = le bord est du sol
rotator-refused-node-ends = { $space } est un nœud et met fin au forage
rotator-refused-falls = { $space } est ouverte, donc tu tombes
rotator-lacks = pas de ligne « { $form } ... »

## Ce qui est demandé

rotator-boards-random = random : un nouveau plateau ; « random hard » : son niveau.
rotator-boards-type = type : tu tapes les nœuds. Ou tape le code d’un plateau, sept caractères.
rotator-where-to-start = Où partir : une colonne de la rangée 10 de red, A à J ?
    .enter = Où partir : une colonne de la rangée 10 de red, A à J ({ $parts }) ?
rotator-which-board = Quel plateau ({ $options }, ou un code) ?
    .enter = Quel plateau ({ $options }, ou un code ; { $parts }) ?
rotator-which-nodes = Les cinq nœuds de la grille { $form }, par exemple B3 H4 E6 C9 I9 ?
rotator-board-is = Le plateau est { $text }.
rotator-finding = Trouver un plateau et prouver son par prend un moment.
rotator-level-and-par = Niveau { $text }, par : { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    } en { $round ->
        [one] { $round } tour
       *[other] { $round } tours
    }.
rotator-ask = Tour { $round }, encore { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    } : combien de cases forer ?
rotator-ask-from = Tour { $round }, encore { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    } : d’où, et combien de cases forer ?

## Indices, du plus faible au plus fort

rotator-hint-boosts = On peut gagner avec { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    }.
rotator-hint-left = Pars dans la moitié gauche.
rotator-hint-right = Pars dans la moitié droite.
rotator-hint-start = Pars en { $space }.
rotator-hint-hopeless = On ne peut pas gagner sur ce plateau.
rotator-hint-from-here = On peut gagner d’ici, avec { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    }.
rotator-hint-spaces = { $count ->
        [0] Ne fore pas
        [1] Fore { $count } case
       *[other] Fore { $count } cases
    }.
rotator-hint-drill = Fore { $count }.
rotator-hint-start-and-drill = Pars de { $space }. Fore { $count }.
rotator-hint-lost = D’ici, on ne peut plus gagner. Annule des tours.

## Une course contre un fantôme

# Le texte est une barre.
rotator-race = Le fantôme gagne au tour { $wanted } : { $text }
    .alone = Le fantôme gagne au tour { $wanted }.
rotator-race-won = Tu as gagné au tour { $number }. Le fantôme aurait gagné au tour { $wanted }.
rotator-race-even = Toi et le fantôme avez gagné au tour { $number }.
rotator-refused-ghost = il n’y a pas de fantôme : ce plateau ne peut pas être gagné, ou il est trop difficile à résoudre
rotator-race-lost = Le fantôme a gagné au tour { $wanted }.

## Où en est une partie

rotator-boosts = { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    }
rotator-turns = { $round ->
        [one] { $round } tour
       *[other] { $round } tours
    }
rotator-played = { rotator-turns } de jeu, en { $space }, encore { rotator-boosts }.
rotator-from-one = Le prochain tour part d’une de ces cases : { $spaces }
rotator-over-won = La partie est finie : gagnée en { $space } en { rotator-turns }, encore { rotator-boosts }
rotator-over-lost = La partie est finie : perdue en { $space } en { rotator-turns }, encore { rotator-boosts }
# Une ligne du relevé, quel tour c'était, et ce qui est alors en bas du plateau.
rotator-line = { common-line } (tour { $round }, en bas : { $term })
rotator-down-0 = la rangée d’arrivée, la rangée 10 de blue
rotator-down-1 = blue J et red A
rotator-down-2 = la rangée de départ, la rangée 10 de red
rotator-down-3 = blue A et red J
rotator-may-be = Le tour { $round } peut être :
rotator-type-such = Tape par exemple : { $example }
# Le texte est un tour, par exemple : from red:C4 1
rotator-leads = { $text } : { rotator-boosts }, jusqu’en { $space }
    .won = { rotator-leads }, gagné
    .lost = { rotator-leads }, perdu
# Ce que veulent dire les signes sur le plateau.
rotator-legend-player = ▼ toi   ▽ touchée   -▽ il y a 1 tour   =▽ il y a 2 tours
rotator-legend-spaces = ▒▒ pleine   ▒• nœud   ◦ nœud, ouvert   · air
# Au-dessus des deux moitiés d'un plateau côte à côte : le premier mot commence à la colonne 9, l'autre à la colonne 40.
rotator-halves = { "        " }moitié haute{ "                   " }moitié basse

## Ce que vaut une victoire, et comment gagner sur un plateau

rotator-stars = Tu as utilisé { rotator-boosts } ; le par est { $wanted } : { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    } sur 3.
rotator-medal = Une médaille : { rotator-turns } avec { rotator-boosts }.
rotator-all-nodes = Les dix nœuds : l’étoile en plus.
rotator-claim-won = Gagné au tour { $round }.
rotator-claim-lost = Pas gagné : perdu au tour { $round }.
rotator-claim-goes-on = Pas gagné : après le tour { $round }, la partie continue.
rotator-par-unknown = Son par est inconnu : la recherche a été arrêtée.
rotator-board = plateau { $text } : { $title }
# par, mieux et ou sont l'un sous l'autre : ce qui suit commence à la même colonne.
rotator-par = par :   { rotator-boosts }, { rotator-turns }
rotator-best = mieux : { rotator-boosts }, { rotator-turns }
rotator-or = ou :    { rotator-boosts }, { rotator-turns }
rotator-proven = Prouvé par une recherche complète : moins ne suffit pas.
    .hopeless = On ne peut pas gagner sur ce plateau : prouvé par une recherche complète.
rotator-not-proven = Pas prouvé : la recherche a été arrêtée avant la fin ; moins de poussées ou de tours suffisent peut-être.
    .hopeless = Aucune victoire trouvée avant l’arrêt de la recherche ; il y en a peut-être une.

## Ce qu'on peut taper en jouant, et ce que cela fait

rotator-help-drill = forer deux cases, de 0 à 3
rotator-help-from = après un nœud capturé : d’où, puis combien
rotator-help-board = dessiner le plateau
rotator-help-moves = lister les tours permis
rotator-help-hint = peut-on gagner ; encore : combien forer ; encore une fois : le tour suivant
rotator-help-race = course contre un fantôme (easy, medium, hard, off)
