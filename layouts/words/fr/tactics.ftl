# Tactics Joker : ce qui s'est passé, ce qui est attendu, et pourquoi une partie est finie.
# Un texte suit un numéro, avec une règle derrière ; sa forme .sentence est lue à voix haute.

tactics-units = { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
tactics-dice = { $count ->
        [one] un dé
       *[other] { $count } dés
    }

## Ce qui s'est passé

tactics-said-castles = { $who } commence en { $castles }
tactics-fact-started = { $who } commence en { $space } avec { tactics-units }
    .sentence = { tactics-fact-started }.
tactics-fact-began = { $who } commence son tour ; les châteaux lancent { $dice }
    .sentence = { tactics-fact-began }.
tactics-fact-began-no-castle = { $who } commence son tour ; aucun château ne lance
    .sentence = { tactics-fact-began-no-castle }.
tactics-fact-recruited-dead = { $who } lance { $dice } pour les morts : { $count ->
        [one] { tactics-units } arrive
       *[other] { tactics-units } arrivent
    } en { $space }
    .sentence = { tactics-fact-recruited-dead }.
tactics-fact-recruited = une unité de la réserve rejoint { $who } en { $space }
    .sentence = Une unité de la réserve rejoint { $who } en { $space }.
tactics-fact-moved = { $who } déplace { tactics-units } de { $origin } en { $space }
    .sentence = { tactics-fact-moved }.
tactics-fact-entered = { $who } lance { $dice } : { $count } sur { $of ->
        [one] { $of } unité
       *[other] { $of } unités
    } { $count ->
        [one] entre
       *[other] entrent
    } en { $space }
    .sentence = { tactics-fact-entered }.
tactics-fought = { $who } { $sum } + { $value } { $ground } + { $support } soutien = { $total }
    .sentence = { tactics-fought }.
# La somme d'un camp, et ce qui s'ensuit.
tactics-battle = { $term } : { $outcome }.
tactics-fact-lost = { $who } perd { tactics-units }
    .sentence = { tactics-fact-lost }.
tactics-fact-lost-more = { $who } n’a nulle part où aller et perd encore { tactics-units }
    .sentence = { tactics-fact-lost-more }.
tactics-fact-returned = { $who } retourne en { $space } avec { tactics-units }
    .sentence = { tactics-fact-returned }.
tactics-fact-pushed = { $who } doit reculer en { $space } avec { tactics-units }
    .sentence = { tactics-fact-pushed }.
tactics-fact-turned = { $card } en { $space } est à retourner, ou reçoit un jeton « recruté »
    .sentence = { tactics-fact-turned }.
tactics-fact-replaced = { $who } pose { $card } à la place du joker en { $space }
    .sentence = { tactics-fact-replaced }.
tactics-fact-ended = { $who } a fini son tour
    .sentence = { tactics-fact-ended }.
tactics-won = { $who } gagne : { $reason }
    .sentence = { tactics-won }.
tactics-drawn = la partie est nulle : { $reason }
    .sentence = La partie est nulle : { $reason }.
tactics-equal = Égalité : les deux camps relancent.
tactics-castle-left = Plus personne ne tient le château { $space } : aucune unité n’y est.

# Ce qu'une carte ajoute à un combat.
tactics-ground-castle = château
tactics-ground-plain = plaine
tactics-ground-forest = forêt
tactics-ground-mountain = montagne
tactics-ground-recruit = recrue
tactics-ground-against-forest = contre une forêt
tactics-ground-below-mountain = sous une montagne

tactics-over-castles = trois châteaux sont tenus au début d’un tour
tactics-over-units = le camp adverse n’a plus d’unité sur la table
    .drawn = plus personne n’a d’unité sur la table
tactics-over-rounds = les manches sont finies
tactics-over-resigned = le camp adverse abandonne
tactics-over-agreed = les deux camps sont d’accord

tactics-put-back = Remettez cartes et unités comme avant ; « board » montre comment.
    .map = Remettez cartes et unités comme sur le plan.

## Ce qui est attendu

tactics-due-castles = { $who } nomme { $count ->
        [2] deux châteaux
       *[other] un château
    }
tactics-due-turn = { $who } lance { tactics-dice } pour { $castles }
tactics-due-turn-no-castle = { $who } commence ; aucun château ne lance
tactics-due-push = { $who } choisit où va l’armée battue
tactics-due-joker = { $who } choisit une carte pour le joker
tactics-roll-rough = { $who } lance { tactics-dice } pour entrer
tactics-roll-battle = { $who } lance { tactics-dice } pour le combat
tactics-roll-undead = { $who } lance { tactics-dice } pour les morts

## Ce qui est refusé

tactics-refused-space = « { $text } » n’est pas une case de la table : A1 à G7, par exemple C5
tactics-refused-card = « { $text } » n’est pas une carte : par exemple AC, 10D, QH, KS, ou X pour un joker
tactics-refused-seed = « { $text } » n’est pas une graine : 1 à 32 lettres, chiffres et traits d’union
tactics-refused-no-dice-due = tu n’as pas de dés à lancer
tactics-refused-no-units = { $player } n’a pas d’unités en { $space }
tactics-refused-not-touching = { $space } ne touche pas { $origin }
tactics-refused-no-unit-moves = au moins une unité bouge
tactics-refused-room = { $space } a de la place pour { $of }, pas pour { $count } : six au plus
tactics-refused-units = { $count } ne peuvent pas y aller : 1 à { $of }
tactics-refused-all-rows = les sept rangées sont déjà posées
tactics-refused-before-rows = « { $form } » vient avant « row 1 ... »
tactics-refused-die = aucun dé ne montre { $value } : 1 à 6
tactics-refused-start = { $count } unités ne peuvent pas commencer sur un château : 1 à { $of }
tactics-refused-third = on joue à deux, et { $player } serait en trop
tactics-refused-order = « { $form } » vient avant « { $example } »
tactics-refused-said = c’est déjà dit : { $text }
tactics-refused-no-races = il n’y a de peuples qu’avec « variant races »
tactics-refused-race = il n’y a pas de peuple « { $text } » : { $options }
tactics-refused-row = la rangée { $number } n’est pas la suivante : rangée { $wanted }
tactics-refused-other-row = la graine donne une autre rangée { $number } : { $form }
tactics-refused-variant = il n’y a pas de variante « { $text } » : { $options }
tactics-refused-minutes = ce jeu se compte en manches, pas en minutes : tape un nombre de manches, par exemple 30
tactics-refused-attack = pour attaquer, va sur la case du camp adverse : { $example }
tactics-refused-draw = la nulle se propose au camp adverse, tant que la partie dure
tactics-refused-too-many = en { $space }, tu peux déplacer { tactics-units } au plus, pas { $wanted }
tactics-refused-too-many-spent = { tactics-refused-too-many } ; déjà deux coups pour { $number }
tactics-refused-tired = { $space } a des unités fraîches ({ $of }) et fatiguées ({ $count }) : impossible d’en déplacer { $wanted } dont { $number } fatiguées
tactics-refused-humans = un des quatre coups des humains est celui d’une seule unité : déplaces-en 1, pas { $count }
tactics-refused-no-attack = de { $origin } en { $space }, aucune attaque n’est possible maintenant
tactics-refused-may-end = { $player } déplace une armée ou finit le tour : « { $form } »
tactics-refused-may-move = { $player } déplace une armée ou finit le tour : « { $example } », ou « { $form } »
tactics-refused-first-castles = d’abord { $player } choisit où commencer : « { $example } »
tactics-refused-first-turn = d’abord { $player } lance pour les châteaux : « { $example } »
tactics-refused-first-begin = d’abord { $player } commence le tour : « { $example } »
tactics-refused-first-roll = d’abord { $player } lance les dés : « { $example } »
tactics-refused-first-push = d’abord { $player } dit où va l’armée battue : « { $example } »
tactics-refused-first-joker = d’abord { $player } choisit une carte pour le joker : « { $example } »
tactics-refused-castles = { $player } nomme { $wanted ->
        [one] un château
       *[other] deux châteaux
    }, pas { $count } : { $options }
tactics-refused-no-castle = { $space } n’est pas un château : { $options }
tactics-refused-castle-taken = { $space } est déjà pris : { $options }
tactics-refused-dice = { $player } doit lancer { $wanted ->
        [one] un dé
       *[other] { $wanted } dés
    }, pas { $count }
tactics-refused-push = l’armée battue ne peut pas reculer en { $space } : { $options }
tactics-refused-joker = { $card } ne peut pas remplacer le joker : { $options }
tactics-lacks = il manque { $term }
tactics-lines-players = deux lignes « player NOM SYMBOLE »
tactics-line = une ligne « { $form } ... »
tactics-refused-rounds = une partie ne peut pas finir après { $count } manches : 1 à { $of }
tactics-refused-players-first = on joue à deux : d’abord { $term }
tactics-refused-race-first = d’abord { $term }
tactics-refused-no-king = { $card }, carte { $number } de la rangée, n’est pas un roi : les quatre rois sont dans les coins
tactics-refused-king = { $card }, carte { $number } de la rangée, est un roi hors des coins : les quatre rois sont dans les coins
tactics-refused-card-twice = { $card } est { $count ->
        [3] trois fois
       *[other] deux fois
    } sur la table

## Ce qui est demandé

tactics-which-player = { $number ->
        [1] Première
       *[other] Seconde
    } place : nom et symbole, par exemple Ann A ?
    .enter = { $number ->
            [1] Première
           *[other] Seconde
        } place : nom et symbole, par exemple Ann A ({ $parts }) ?
tactics-which-race = Le peuple de { $player } ({ $options }, ou random) ?
    .enter = Le peuple de { $player } ({ $options }, ou random ; { $parts }) ?
tactics-which-length = Finir après combien de manches (un nombre, ou no limit) ?
    .enter = Finir après combien de manches (un nombre, ou no limit ; { $parts }) ?
tactics-which-cards = Les cartes : une graine comme k7, random, ou rows pour les taper ?
tactics-which-row = Rangée { $number }, de A à G : sept cartes, par exemple KS 2C AC 4S 3S X KH ?
tactics-seats-first = La première place commence.
tactics-seats-symbol = Le symbole marque tes armées sur la table dessinée.
tactics-variant-races = Chaque armée a un peuple et ses pouvoirs.
tactics-variant-fog = Tu ne vois que les cartes proches de tes armées.
tactics-variant-dead-out = Les unités mortes ne reviennent pas.
tactics-variant-start = Deux unités commencent sur chaque château au lieu de trois ; de 1 à 6, au choix.
tactics-ends-draw = La partie serait nulle et finie. Tout le monde est d’accord ?
tactics-ends-resign = { $player } abandonne, et cela finit la partie. C’est bien ça ?
tactics-to-move = { $player }, encore { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } :
tactics-ask-turn = { $term } (Entrée : turn) :
tactics-ask-rough = { $term }, { $ground } : { $number } à 6 (les dés, ou « roll ») :
tactics-ask-dice = { $term } (les dés, ou « roll ») :
tactics-ask-choice = { $term } ({ $options }) :
tactics-odds = { $player } gagne : { $answer }, { $other } : { $term }, personne : { $reason }.
tactics-type-such = tape par exemple { $example }
tactics-type-dice = tape les dés, par exemple { $example }, ou « roll »
tactics-type-turn = tape « turn »
tactics-refused-not-now = « { $text } » ne peut pas se dire maintenant. D’abord, { $term } : { $reason }
tactics-refused-not-understood = je ne comprends pas « { $text } » : un coup, par exemple { $example }, ou « help »

## Après la partie

tactics-recap-counted = Les unités sur la table, du premier coup au dernier :
# L'autre nombre dit combien en furent perdues d'un coup, au plus.
tactics-recap-lost = { $who } a perdu { $count ->
        [one] une unité
       *[other] { $count } unités
    }, { $other_count } au plus à la fois.

## Conseils pour qui joue en solo

tactics-advice = Il y avait un coup plus fort : { $count } de { $origin } en { $space } ; { $reason }.
tactics-advice-battle = l’attaque gagne { $number } fois sur cent
tactics-advice-castle = un château vide y est à prendre
tactics-advice-place = il fait plus pour les châteaux et les unités

## Où en est une partie

tactics-chooses = { $who } choisit.
tactics-round = Manche { $round }, { tactics-turn-of }
tactics-round-of = Manche { $round } sur { $of }, { tactics-turn-of }
tactics-turn-of = à { $who }, encore { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
tactics-stack = Pile : { $text }.
tactics-attacks = { $who } attaque { $space } depuis { $origin } avec { tactics-units }.
# Le terme est un symbole, ou un symbole et un peuple ; la raison, ce sont les châteaux, l'effet est une armée.
tactics-has = { $who } ({ $term }) : { $reason } ; { $effect }.
tactics-symbol = { $symbol }
tactics-symbol-race = { $symbol }, { $term }
tactics-no-castle = aucun château
tactics-holds-castles = { $count ->
        [one] château { $spaces }
       *[other] châteaux { $spaces }
    }
# Le premier nombre compte les unités en réserve, l'autre les mortes.
tactics-army = { tactics-units }, { $number } en réserve{ $other_count ->
        [0] { "" }
        [one] , { $other_count } morte
       *[other] , { $other_count } mortes
    }
tactics-race-kobolds = kobolds
tactics-race-dwarves = nains
tactics-race-elves = elfes
tactics-race-humans = humains
tactics-race-undead = morts-vivants
tactics-first = D’abord, { $term }.
tactics-moves-from = { $space }, jusqu’à { $count } : { $sentences }
tactics-at-most = { $space } (au plus { $count })
tactics-or-end = ou finir le tour
tactics-percent = { $count } %
tactics-under-one = moins de 1 %
# Les signes sur la table, et ce qui représente une armée.
tactics-legend-cards = # château   & forêt   ^ montagne   + recrue   X joker
tactics-legend-units = A 3 : trois unités ; 1/2/0 : fraîche, fatiguée (un coup), épuisée

## Ce qu'on peut taper en jouant, et ce que cela fait

tactics-help-move = déplacer trois unités de A1 en B2
tactics-help-move-all = déplacer toutes celles qui peuvent
tactics-help-tired = une des trois a déjà bougé
tactics-help-odds = comment finirait une attaque, avant de la faire
tactics-help-dice = les dés que tu as lancés
tactics-help-roll = laisser le companion les lancer
tactics-help-end = finir le tour avant le dernier coup
tactics-help-moves = lister où les armées peuvent aller
tactics-help-look = avec fog : ce que voit Ann, sur un écran à part
tactics-help-draw = les deux camps veulent la nulle
tactics-help-resign = Bob abandonne
