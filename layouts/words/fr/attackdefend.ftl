# Attack/Defend : ce qui s'est passé, et ce qui est attendu.

attackdefend-cards = { $count ->
        [0] aucune carte
        [1] une carte
       *[other] { $count } cartes
    }
attackdefend-actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
attackdefend-levels = { $count ->
        [one] { $count } niveau
       *[other] { $count } niveaux
    }
attackdefend-role = { $role ->
        [attacker] Attaque
       *[defender] Défense
    }

## Ce que l'on dit

attackdefend-said-prefer = { $who } veut le camp { attackdefend-role }
attackdefend-said-wager = { $who } mise { attackdefend-cards }
attackdefend-said-advance = { $who } avance la carte à la place { $number }
attackdefend-said-end = { $who } finit son tour
attackdefend-said-choose = { $who } choisit

## Ce qui s'est passé

attackdefend-fact-sides = { $player } joue la Défense et commence ; { $other } joue l’Attaque
attackdefend-fact-drew = { $player } { $pile ->
        [discard] prend { attackdefend-cards } de la défausse
       *[deck] pioche { attackdefend-cards }
    }
attackdefend-fact-discarded = { $player } défausse { attackdefend-cards }
attackdefend-fact-placed = { $player } pose une carte face cachée : place { $number }, niveau { $level }
attackdefend-fact-level = La carte à la place { $number } est maintenant au niveau { $level }
# Les deux titres d'une carte, tels qu'ils sont imprimés.
attackdefend-titles = { $card } / { $other_card }
# Le titre et le texte sont ceux de la carte.
attackdefend-fact-revealed = { $player } joue { $title } de sa main : { $effect }
attackdefend-fact-revealed-lying = { $player } joue { $title } à la place { $number } : { $effect }
attackdefend-no-effect = sous son nombre, donc rien ne se passe
attackdefend-fact-scored = { $player } marque { $title } : { $points }
attackdefend-fact-trashed = { $title } va à la corbeille
attackdefend-fact-stole = { $player } prend une carte au hasard dans la main adverse et la garde
attackdefend-fact-stole-card = { $player } prend une carte au hasard dans la main adverse : { $title }
attackdefend-fact-returned = La carte à la place { $number } va dans la main de { $player }
attackdefend-fact-switched = { $player } échange la carte à la place { $number } avec une carte de sa main
attackdefend-fact-peeked = { $player } regarde la carte à la place { $number }
attackdefend-fact-protected = La carte à la place { $number } ne peut pas être retournée avant le prochain tour de la Défense
attackdefend-fact-took = { $player } prend une carte de la défausse
attackdefend-fact-declined = { $player } y renonce
attackdefend-fact-actions-more = { $player } a { attackdefend-actions } de plus au prochain tour
    .now = { $player } a { attackdefend-actions } de plus ce tour
attackdefend-fact-actions-fewer = { $player } a { attackdefend-actions } de moins au prochain tour
    .now = { $player } a { attackdefend-actions } de moins ce tour
attackdefend-fact-overtime = Points égaux : la défausse va sous la pioche, et la prochaine carte gagnée décide
attackdefend-fact-won = { $player } gagne
attackdefend-fact-drawn = La partie est nulle

attackdefend-points = { $who } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $other } : { $other_count ->
        [one] { $other_count } point
       *[other] { $other_count } points
    }.

## Ce qui est attendu

attackdefend-due-sides = Décidez qui joue la Défense et commence ; ou { $who } dit quel camp { $who } préfère.
attackdefend-due-answer = { $who } veut le camp { attackdefend-role }. { $other } accepte, ou mise.
    .wagered = { $who } veut le camp { attackdefend-role }. Mise : { $count }. { $other } accepte, ou mise.
attackdefend-due-card = À { $who } ({ attackdefend-role }) : pioche d’abord une carte.
    .yours = Pioche d’abord une carte.
attackdefend-due-actions = À { $who } ({ attackdefend-role }) : encore { attackdefend-actions }.
    .yours = Encore { attackdefend-actions }.
attackdefend-asked-discard = { $who } choisit { attackdefend-cards } à défausser.
attackdefend-asked-raid = { $who } prend une carte au hasard : « kept », ou la carte de points que c’est.
attackdefend-asked-peek = { $who } peut regarder une carte face cachée.
attackdefend-asked-lower = { $who } peut baisser une carte face cachée de { attackdefend-levels }.
attackdefend-asked-raise = { $who } peut monter une carte face cachée de { attackdefend-levels }.
attackdefend-asked-flip = { $who } peut retourner une carte face cachée.
attackdefend-asked-trash = { $who } peut mettre une carte face cachée à la corbeille.
attackdefend-asked-return = { $who } peut remettre une carte face cachée dans une main.
attackdefend-asked-protect = { $who } peut protéger une carte face cachée.
attackdefend-asked-switch = { $who } peut échanger une carte face cachée avec une carte de sa main.
attackdefend-asked-place = { $who } peut poser une carte au niveau { $count }.
attackdefend-asked-take = { $who } peut prendre une des { $count } cartes du dessus de la défausse.
attackdefend-asked-saddle = { $who } peut mettre un -1 parmi les cartes gagnées de l’adversaire.
attackdefend-no-pile = pas une pile

## Ce qui est refusé

attackdefend-refused-nothing-to-choose = il n’y a rien à choisir
attackdefend-refused-not-asked = c’est à { $other } de choisir, pas à { $player }
attackdefend-refused-choose-first = { $player } doit d’abord choisir
attackdefend-refused-sides-settled = les camps sont déjà décidés
attackdefend-refused-empty-hand = { $player } n’a pas de carte en main
attackdefend-refused-cost = { $text } a un coût : son premier texte blanc demande le niveau { $level }
attackdefend-refused-no-preference = personne n’a encore dit quel camp jouer
attackdefend-refused-prefers = c’est à { $other } de dire quel camp jouer, pas à { $player }
attackdefend-refused-answer-first = { $player } doit accepter ou miser
attackdefend-refused-wager = une mise de { $total } en tout ne dépasse pas { $count }
attackdefend-refused-count = { $player } a { $of } cartes, pas { $count }
attackdefend-refused-draw-first = { $player } doit d’abord piocher une carte
attackdefend-refused-no-action = { $player } n’a plus d’action : finis le tour
attackdefend-refused-end-of-defender = seule l’Attaque nomme des cartes à la fin d’un tour
attackdefend-refused-declined = impossible d’y renoncer
attackdefend-refused-attacker-places = l’Attaque ne pose que des cartes de points
attackdefend-refused-position = choisis un rang de 1, le dessus, à { $of }
attackdefend-refused-discard = défausse { $wanted }, pas { $count }
attackdefend-refused-saddle = seule une carte de points de -1 peut y aller
attackdefend-refused-turned-up = seule une carte de points est révélée ; toute autre est « kept »
attackdefend-refused-dealt = les cartes sont déjà distribuées
attackdefend-refused-not-chosen = { $player } n’a pas choisi
attackdefend-refused-no-card = tape une carte ou son numéro
attackdefend-refused-on-paper = vous avez les cartes en main : le companion ne les connaît pas
attackdefend-refused-number-of-card = il n’y a pas de carte { $text } dans ta main : 1 à { $of }
attackdefend-refused-deck-late = « deck » vient avant les noms
attackdefend-refused-deck-named = le jeu de cartes est déjà nommé : { $text }
attackdefend-refused-player-missing = noms donnés : { $count } ; on joue à deux
attackdefend-refused-choose-before-deal = il n’y a rien à choisir : les cartes ne sont pas encore distribuées
attackdefend-refused-not-dealt = les cartes ne sont pas encore distribuées
attackdefend-refused-name = le nom « { $text } » a un deux-points ou un # : choisis-en un autre
attackdefend-refused-number = « { $text } » n’est pas un nombre
attackdefend-refused-word = je ne comprends pas « { $text } » : tape { $either }
attackdefend-refused-which-card = quelle carte ? Tape sa place
attackdefend-refused-cards = « { $text } » peut être { $either } : tape plus de lettres
attackdefend-refused-no-sides = personne ne joue encore la Défense : décidez des camps, ou dis lequel tu préfères
attackdefend-refused-no-sides-yet = personne ne joue encore la Défense : { attackdefend-refused-answer-first }
# Ce que seul un camp fait.
attackdefend-refused-defenders = seule la Défense peut { $form ->
        [place] poser
       *[advance] avancer
    } une carte, et { $player } joue l’Attaque
attackdefend-refused-attackers = seule l’Attaque peut { $form ->
        [use] utiliser
       *[flip] retourner
    } une carte, et { $player } joue la Défense
attackdefend-refused-play = seule la Défense joue une carte face cachée, et { $player } joue l’Attaque
attackdefend-refused-empty = la { $pile ->
        [discard] défausse
       *[deck] pioche
    } est vide
attackdefend-refused-planted = la carte à la place { $number } est celle de l’Attaque : seule l’Attaque la retourne
attackdefend-refused-score-card = la carte à la place { $number } est celle de l’Attaque, donc c’est une carte de points
attackdefend-refused-highest = la carte à la place { $number } est déjà au niveau 4
attackdefend-refused-protected = la carte à la place { $number } est protégée
attackdefend-refused-other-side = la carte à la place { $number } n’est pas de ton côté
attackdefend-refused-too-low = la carte à la place { $number } est au niveau { $level } : trop bas pour cela
attackdefend-refused-level = la carte à la place { $number } est au niveau { $level }, il lui faut { $wanted }
attackdefend-refused-not-scored = { $text } ne se marque pas à la fin d’un tour : seuls +1 et +2
attackdefend-refused-not-held = { $player } n’a pas { $count ->
        [one] { $options }
       *[other] tout ceci : { $options }
    } en main
attackdefend-refused-copies = le jeu a { $count } { $text }, et on les a déjà tous vus
attackdefend-refused-score-cards = il reste trop peu de cartes de points pour celles que l’Attaque a posées
attackdefend-refused-place = il n’y a pas de carte à la place { $number } (places occupées : { $count ->
        [0] aucune
       *[other] { $options }
    })
attackdefend-refused-in-private = « { $text } » est impossible : tape « { $form } » seul, et tu sauras pourquoi en secret
attackdefend-refused-deck = il n’y a pas de jeu de cartes « { $text } » : { $options }, ou un fichier qui finit par .toml
attackdefend-refused-third = vous êtes déjà deux : { $players }
attackdefend-refused-form = « { $text } » demande { $terms }
attackdefend-refused-more = « { $text } » ne demande rien de plus
attackdefend-refused-card = il n’y a pas de carte « { $text } » dans le jeu : { $options }
attackdefend-refused-symbol = dans ce jeu, personne n’a de symbole : tape « { $text } », ou « { $title }. » si { $symbol } est une initiale
attackdefend-refused-hands-here = ici, une main ne peut pas être montrée en secret : jouez avec des cartes imprimées (paper)
attackdefend-refused-moves = une liste des coups dirait ce qu’il y a dans une main : tape plutôt « hand »
attackdefend-refused-type = tape { $term }
attackdefend-refused-name-them = nomme-les après « end », par exemple : end { $example }
attackdefend-refused-computers-paper = l’ordinateur ne voit pas des cartes de papier : laissez le companion distribuer

attackdefend-lacks-players = il manque les deux noms
attackdefend-lacks-deal = il manque la distribution

# Ce que demande une commande.
attackdefend-form-role = un camp
attackdefend-form-pile = une pile
attackdefend-form-place = une place
attackdefend-form-count = un nombre
attackdefend-form-card = une carte
attackdefend-form-cards = des cartes
attackdefend-form-end = les +1 et +2 en main
attackdefend-form-kept = une carte ou « kept »
attackdefend-form-yes = yes ou none

# Ce que tape qui doit répondre.
attackdefend-wanted-cards = quelles cartes
attackdefend-wanted-kept = « kept », ou la carte de points
attackdefend-wanted-position = son rang à partir du dessus, ou none
attackdefend-wanted-card = la carte, ou none
attackdefend-wanted-place = sa place, ou none

## Ce qui est demandé au clavier

attackdefend-which-deck = Le jeu de cartes : { $example }, { $text } (version 1), ou le nom d’un fichier ?
    .enter = Le jeu de cartes : { $example }, { $text } (version 1), ou le nom d’un fichier ({ $parts }) ?
attackdefend-which-first = Le premier nom (cette personne peut choisir un camp d’abord), par exemple Ann ?
    .enter = Le premier nom (cette personne peut choisir un camp d’abord), par exemple Ann ({ $parts }) ?
attackdefend-which-second = Le second nom, par exemple Ann ?
    .enter = Le second nom, par exemple Ann ({ $parts }) ?
attackdefend-which-cards = Je distribue (deal), ou vous avez des cartes imprimées (paper) ?
    .enter = Je distribue (deal), ou vous avez des cartes imprimées (paper ; { $parts }) ?
attackdefend-which-card = Quelle carte est-ce ?
attackdefend-type-deal = Tape deal ou paper.
attackdefend-dealt = Les cartes sont distribuées, cinq à chaque camp. Tape « hand » pour voir les tiennes en secret.
attackdefend-digest = SHA-256 de la graine, pour vérifier la distribution après coup :
attackdefend-next-time = La prochaine fois, tape « { $form } » seul : la carte te sera demandée en secret.
attackdefend-end-without = Finir le tour sans +1 ni +2 dans ta main ?
attackdefend-see-face = { $player } : tape « hand { $who } » pour voir la face en secret.
attackdefend-seed = La graine de la distribution était { $text }.
attackdefend-hand-of = La main de { $player }
attackdefend-seen = Vu ? Entrée, ou le numéro d’une carte pour la lire :
attackdefend-type-number = tape le numéro d’une carte de ta main
attackdefend-such-as-read = par exemple : read 1
attackdefend-type-place = Quelle carte poses-tu ? Son nom ou son numéro.
attackdefend-type-discard = Quelle carte défausses-tu ? Son nom ou son numéro.
attackdefend-type-use = Quelle carte utilises-tu ? Son nom ou son numéro.
attackdefend-type-wager = Quelles cartes mises-tu ? Noms ou numéros.
attackdefend-step-place = Quelle carte poses-tu ? Son nom ou son numéro, ou none.
attackdefend-step-discard = Tu défausses { attackdefend-cards }. Noms ou numéros ?
attackdefend-step-switch = Quelle place, et quelle carte y va ? Par exemple : { $example } 1, ou none.
attackdefend-step-take = Quelle carte de la défausse prends-tu ? 1 est celle du dessus ; ou none.
attackdefend-step-saddle = Quel -1 reçoit l’adversaire ? Son nom ou son numéro, ou none.
attackdefend-ask-alone = { $term } « read 1 » explique la carte 1, « back » revient :

## Après la partie

attackdefend-recap-counted = Les points, du premier tour au dernier :
attackdefend-recap-scored = { $who } a marqué { $points } avec { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.

## Conseils pour qui joue en solo

attackdefend-advice = La carte à la place { $number } aurait marqué { $points } tout de suite.

## Qui doit dire quoi

attackdefend-ask = { $player }, { $term } :
    .enter = { $player }, { $term } (Entrée : { $example }) :
    .or-play = { $player }, { $term }, ou play :
    .enter-or-play = { $player }, { $term } (Entrée : { $example }), ou play :
attackdefend-ask-sides = Par exemple « { $player } defender », ou « prefer defender » :
attackdefend-ask-answer = { $player }, accepte (accept) ou mise (wager) :
attackdefend-ask-defender = { $player }, jouer d’abord une carte cachée ? Sa place, ou Entrée.
    .paper = { $player }, jouer d’abord une carte cachée ? Sa place et la carte, ou Entrée.
attackdefend-wanted-alone = choisis en secret (choose)
attackdefend-wanted-draw-from = draw : { $pile ->
        [discard] la défausse
       *[deck] la pioche
    }
attackdefend-wanted-draw = draw : { $either }
attackdefend-wanted-action = encore { attackdefend-actions } : { $options }
attackdefend-wanted-end = plus d’action
attackdefend-wanted-names = plus d’action : nomme tes +1 et +2, par exemple « end { $example } »

## Où en est une partie

attackdefend-piles = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round }
    }. Pioche : { $number }, défausse : { $count }.
attackdefend-trash = { $count ->
        [0] Corbeille : vide.
       *[other] Corbeille : { $options }.
    }
# Le texte est un nom, complété par des blancs jusqu'au nom le plus long. Les camps ont la même largeur.
attackdefend-holds = { $text }  { $role ->
        [attacker] Attaque
        [defender] Défense
       *[none] { "       " }
    }  main { $number }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .scored = { attackdefend-holds } ({ $options })
attackdefend-lies = { "  " }place { $number } : niveau { $level }, côté de { $player }
    .protected = { attackdefend-lies }, protégée
attackdefend-none-lies = { "  " }Aucune carte face cachée.
attackdefend-nothing-to-say = Il n’y a plus rien à dire : la partie est finie.
attackdefend-may-say = Tu peux dire :

## Une main

attackdefend-hand = La main de { $player } :
    .empty = La main de { $player } est vide.
attackdefend-known = Cartes face cachée que tu connais :
attackdefend-known-card = { "  " }place { $number } : { $term }
attackdefend-looked = Le dessus de la défausse, la première au-dessus : { $options }.
# La carte a devant elle son numéro dans la main ; le titre est celui de sa moitié pour l'autre camp.
attackdefend-other-half = { $card }. Côté { attackdefend-role } : { $title }
# Une carte en une ligne : ses deux titres, chacun avec les niveaux que demandent ses textes.
attackdefend-named = { $card } : { $title } / { $other_card }
# Ce que dit une moitié de carte, dessous ; le camp vient d'abord là où les deux moitiés se lisent.
attackdefend-says = { "       " }{ attackdefend-half } : { $effect }
    .level = { "       " }{ attackdefend-half } dès le niveau { $level } : { $effect }
attackdefend-half = { $role ->
        [attacker] Attaque, { $title }
        [defender] Défense, { $title }
       *[none] { $title }
    }

## Ce qu'on peut taper en jouant, et ce que cela fait

attackdefend-help-prefer = dire le camp voulu ; ou en convenir : Bob defender
attackdefend-help-accept = prendre le camp qui reste
attackdefend-help-wager = miser des cartes pour le camp voulu
attackdefend-help-draw = de la pioche, ou de la défausse
attackdefend-help-place = une carte de la main, face cachée
attackdefend-help-use = utiliser une carte de la main
attackdefend-help-advance = monter d’un niveau la carte à la place 1
attackdefend-help-flip = retourner la carte à la place 1
attackdefend-help-discard = une carte de la main
attackdefend-help-end = finir le tour
attackdefend-help-play = la Défense retourne sa carte
attackdefend-help-question = répondre à ce qui est demandé
attackdefend-help-hand = voir une main en secret
attackdefend-help-number = après place, use, discard : la carte 2 de la main ; sans numéro, elle est demandée en secret
attackdefend-help-faces = nommer chaque face révélée
attackdefend-help-scores = nommer les +1 et +2 en main

## Ce qu'une annulation ne cache plus

attackdefend-given-turned-up = une carte a été révélée
attackdefend-given-taken = une carte a été prise
attackdefend-given-drawn = une carte a été piochée
attackdefend-given-looked-at = la carte à la place { $number } a été regardée
attackdefend-given-discards = des cartes de la défausse ont été regardées
