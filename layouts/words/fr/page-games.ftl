# Les écrans des jeux sur téléphone. Boutons et étiquettes ont peu de place : faire court.
# Un … à la fin d'un bouton dit qu'une question suit.

## Tous les jeux

page-games-wait = Attends l’adversaire.
page-games-none = aucune
page-games-over = La partie est finie
page-games-before-play = Avant la partie
page-games-won = Victoire : { $players }.

## La fin d'une partie

page-games-wins = { $players } { $count ->
        [one] gagne
       *[other] gagnent
    }
page-games-draw = Partie nulle
# Le titre dit le niveau de l'ordinateur, le texte est sa graine.
page-games-played-by-computer = L’ordinateur jouait pour { $player } ({ page-strength }), graine { $text }.
page-games-audit = La commande companion audit recalcule ses choix à partir du relevé.
page-games-print = Imprimer un souvenir
page-games-level = { $form ->
        [easy] { rotator-sheets-level-easy }
        [medium] { rotator-sheets-level-medium }
        [hard] { rotator-sheets-level-hard }
       *[expert] { rotator-sheets-level-expert }
    }

## Un seul téléphone

page-games-nobody-looks = Personne d’autre ne regarde.
page-games-i-am = C’est moi, { $who }
page-games-back = Retour à la table

## Un écran de lignes, pour les jeux qui n'ont pas le leur

page-games-moves = Ce que tu peux faire ({ $count })
page-games-line = Une ligne du relevé
page-games-say = Le dire

## Attack/Defend : la donne

page-games-deal = Distribuer les cartes
page-games-on-phones = Cartes sur les téléphones
    .about = L’ordinateur mélange. Tu vois ta main sur ton téléphone.
    .refused = Il faut pour cela un téléphone par personne.
page-games-printed = Cartes imprimées
    .about = Mélangez et distribuez cinq cartes par camp. Les téléphones tiennent l’ordre et les points.

## Attack/Defend : ce qu'il y a sur la table

page-games-who-defends = Qui joue la Défense ?
page-games-you-choose = Tu choisis
page-games-points = { $count ->
        [1] { $count } point
       *[other] { $count } points
    }
# Combien de cartes dans une main ; devant, le camp, si les camps sont décidés.
page-games-hand-count = { $role ->
        [defender] Défense, main
        [attacker] Attaque, main
       *[none] main
    }{ "\u00A0" }{ $count }
page-games-open-cards = Cartes visibles
    .count = Cartes visibles : { $count }
page-games-has-scored = { $who } a marqué
    .list = { $who } a marqué :
page-games-trash = Corbeille
    .list = Corbeille :
# Sous le dos d'une carte : sa place. Protégée : ne peut être retournée. Vue : ce joueur la connaît.
page-games-place = { $form ->
        [safe] protégée
        [seen] vue
       *[place] place
    } { $number }
page-games-card-level = niveau { $level }
page-games-safe = ne peut être retournée
page-games-known = maintiens pour voir

## Attack/Defend : ta main

page-games-hand = Ta main : maintiens pour voir
    .empty = Ta main est vide
page-games-card = Carte { $number } sur { $of }
page-games-discards = Dessus de la défausse : maintiens pour voir
page-games-discard = Défausse, carte { $number } depuis le dessus
page-games-for-side = pour { $role ->
        [attacker] l’Attaque
       *[defender] la Défense
    }
page-games-from-level = Dès le niveau { $level } :
page-games-word = Un mot sur son dos
    .about = Seul ce téléphone le montre, mais on peut le lire sur ton écran.
    .label = Un mot, comme piège ?
    .write = L’écrire
page-games-word-new = Écrire sur son dos
page-games-word-other = Changer le mot

## Attack/Defend : ce que tu peux dire

page-games-for = Pour { $who }
page-games-play-first = Jouer d’abord une carte cachée ?
    .other = { $who } : jouer d’abord une carte cachée ?
page-games-play-card = Jouer une carte
page-games-not-now = Pas maintenant
page-games-too-low = Le niveau de cette carte est trop bas pour la jouer.
page-games-tap-card = Touche la carte que tu joues.
page-games-tap-hand = Touche une carte de ta main.
page-games-tap-hand-cards = Touche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de ta main. La dernière va au-dessus.
page-games-tap-discard = Touche une carte de la défausse.
page-games-tap-face-down = Touche une carte cachée.
page-games-tap-wager = Accepte, ou touche des cartes de ta main pour les miser.
page-games-tap-any = Touche une carte pour voir ce qu’elle permet.
page-games-prefer = { $role ->
        [attacker] Je préfère attaquer
       *[defender] Je préfère défendre
    }
page-games-side = { $role ->
        [attacker] D’accord : j’attaque
       *[defender] D’accord : je défends
    }
page-games-wager = Miser { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-games-draw-card = { $pile ->
        [deck] Piocher
       *[discard] Piocher dans la défausse
    }
# La forme .paper sert quand les cartes sont sur papier : le téléphone ne sait pas laquelle c'est.
page-games-place-card = La poser face cachée
    .paper = Poser une carte face cachée
page-games-discard-card = La défausser
    .paper = Défausser une carte
page-games-use-card = L’utiliser
    .paper = Utiliser une carte…
page-games-advance = Avancer au niveau { $level }
page-games-flip = Retourner la place { $number }
page-games-play = Jouer la place { $number }
page-games-end-turn = Finir le tour
    .actions = Finir le tour (reste { $count })
    .scored = Finir le tour avec { $count ->
        [0] aucune carte de points
        [one] { $count } carte de points
       *[other] { $count } cartes de points
    }
page-games-choose-none = N’en choisir aucune
page-games-keep = Pas une carte de points : la garder
page-games-choose-place = Poser une carte
page-games-take-number = Prendre le numéro { $number }
# Ce que l'on fait de la carte touchée.
page-games-choose = { $form ->
        [peek] La regarder
        [lower] La baisser
        [raise] La monter
        [flip] La retourner
        [trash] La mettre à la corbeille
        [return] La remettre en main
        [protect] La protéger
        [switch] Les échanger
        [place] La poser
        [take] La prendre
        [saddle] La donner à l’adversaire
        [discard] Défausser
        [raid] C’est une carte de points…
       *[other] Choisir
    }
page-games-which-card = { attackdefend-which-card }
page-games-held = La Défense marque chaque +1 et +2 de ta main. Touche chacune d’elles.
page-games-again = Recommencer

## Attack/Defend : la fin

page-games-why-over = { $form ->
        [points] Cinq points : c’est gagné.
       *[deck] La pioche est vide.
    }
page-games-hand-of = Main : { $who }
page-games-all-face-down = Cartes cachées
page-games-on-place = { $text } à la place { $number }
page-games-seed = Les cartes ont été distribuées par la graine { $text }.

## Tactics Joker : avant la partie

page-games-your-race = Ton peuple
page-games-race-of = Peuple : { $who }
page-games-the-cards = Les cartes
page-games-race = { $form ->
        [elves] { tactics-race-elves }
        [dwarves] { tactics-race-dwarves }
        [kobolds] { tactics-race-kobolds }
        [humans] { tactics-race-humans }
       *[undead] { tactics-race-undead }
    }
    .title = { $form ->
        [elves] Elfes
        [dwarves] Nains
        [kobolds] Kobolds
        [humans] Humains
       *[undead] Morts-vivants
    }
    .about = { $form ->
        [elves] entrent en forêt avec 2 à 6
        [dwarves] entrent en montagne avec 2 à 6
        [kobolds] 18 unités ; les châteaux recrutent avec 4 à 6 ; un 6 compte 0 au combat
        [humans] quatre coups, dont un d’une seule unité
       *[undead] deux coups ; les unités tuées peuvent te rejoindre
    }
page-games-choose-race = { $players } { $count ->
        [one] choisit
       *[other] choisissent
    } un peuple.
page-games-players-lay = À vous de poser les cartes.
page-games-deal-random = Distribuer au hasard
# Les cartes d'un plateau imprimé viennent de quelques lettres : sa graine.
page-games-seed-label = Ou la donne de votre plateau imprimé, comme k7
    .use = Prendre cette donne
page-games-type-cards = Ou tape les cartes de votre table
page-games-row = Rangée { $number }, de A à G : sept cartes, comme KS 2C AC 4S 3S X KH
    .next = Rangée suivante
page-games-fog = Brume : la personne qui tape les cartes, ou connaît la donne, connaît toute la table.

## Tactics Joker : en jeu

page-games-your-dice = Tes dés
page-games-moves-left = { $count ->
        [one] encore { $count } coup
       *[other] encore { $count } coups
    }
page-games-moving = { $who } déplace une armée.
page-games-castles = châteaux : { $count } sur 3
page-games-units = { tactics-units }
page-games-reserve = { $count } en réserve
page-games-dead = { $count ->
        [one] { $count } morte
       *[other] { $count } mortes
    }
page-games-round-of = { $round } sur { $of }
# Les cartes qui remplacent un joker.
page-games-stack = Pile
# Comme c'est imprimé sur la carte.
page-games-joker = joker
page-games-offers-draw = { $who } propose la nulle.
page-games-no = Non
page-games-agree = D’accord
page-games-offered = Tu as proposé la nulle à { $who }.
page-games-offer = Proposer la nulle
page-games-give-up = Abandonner
    .sure = Abandonner ?
    .about = Alors { $who } gagne.

## Tactics Joker : ce que tu peux faire

# La raison est une des lignes ci-dessous qui commencent en minuscule ; seules, elles prennent la majuscule.
page-games-no-phone = { $who } (sans téléphone) : { $reason }
page-games-tap-castles = { $count ->
        [2] touche deux châteaux sur la carte.
       *[other] touche un château sur la carte.
    }
page-games-start-on = Commencer en { $castles }
    .empty = Commencer
page-games-where-push = où va l’armée battue ?
page-games-push = La repousser en { $space }
    .empty = Touche une case
page-games-which-joker = quelle carte remplace le joker ?
page-games-put = Mettre { $card }
    .empty = Touche une carte
page-games-no-castle = aucun château ne lance de dé.
page-games-begin = Commencer le tour
page-games-castles-roll = les châteaux lancent les dés.
page-games-dice = { $count ->
        [1] un dé
       *[other] { $count } dés
    }
page-games-roll-battle = { page-games-dice } pour le combat.
page-games-roll-undead = { page-games-dice } pour les morts : avec 4 à 6, une unité te rejoint.
# Le nombre est le plus petit qu'un dé doit montrer, 0 quand rien n'est exigé.
page-games-roll-rough = { page-games-dice } pour entrer{ $number ->
        [0] { "" }
        [6] { "\u00A0" }: 6
       *[other] { "\u00A0" }: { $number } à 6
    }{ $form ->
        [mixed] { "\u00A0" }; les unités fraîches d’abord
       *[alike] { "" }
    }.
page-games-end = Finir le tour
page-games-tap-army = touche une armée pour la bouger.
page-games-no-army = aucune armée ne peut bouger.
page-games-where-to = où va l’armée en { $space } ?
page-games-not-this = Pas celle-ci
page-games-how-many = De { $origin } à { $space } : { $count ->
        [1] une unité.
       *[other] combien ?
    }
page-games-unit-count = Unités
page-games-tired = fatiguées :
    .heard = Unités fatiguées parmi elles
page-games-rough = { $form ->
        [forest] Forêt
       *[mountain] Montagne
    } : chaque unité a besoin de { $number ->
        [6] 6
       *[other] { $number } à 6
    } pour entrer.
# Des chances comme 45 %.
page-games-odds = { $player } gagne { $text }, { $other } { $title }.
    .nobody = { $player } gagne { $text }, { $other } { $title }, personne { $form }.
page-games-percent = { tactics-percent }
    .under = moins de { $count } %
    .over = plus de { $count } %
page-games-attack = Attaquer
page-games-move = Bouger
page-games-throw = Lancer pour moi
page-games-tap-dice = Ou touche ce que montrent tes dés :
page-games-die = Un dé
page-games-dice-shown = Dés : { $dice }
    .empty = Dés : aucun encore
page-games-die-back = En retirer un
page-games-these-dice = Ces dés
page-games-battle = Combat pour { $space }
# Les têtes d'un tableau : les dés, ce qu'ajoute la carte, ce qu'ajoutent d'autres armées, et la somme.
page-games-sum-dice = { tactics-sheets-aid-dice }
page-games-sum-card = { tactics-sheets-aid-card }
page-games-sum-support = { tactics-sheets-aid-support }
page-games-sum-total = { tactics-sheets-aid-sum }
page-games-dice-count = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }

## Tactics Joker : la carte, telle qu'on l'entend

page-games-map = La table
page-games-unseen = jamais vue
page-games-ground = { $form ->
        [castle] { tactics-ground-castle }
        [forest] { tactics-ground-forest }
        [mountain] { tactics-ground-mountain }
       *[plain] { tactics-ground-plain }
    }
page-games-recruit = { tactics-ground-recruit }
page-games-turned = retournée
page-games-army = armée : { $who }
page-games-tired-units = { $count ->
        [one] { $count } fatiguée
       *[other] { $count } fatiguées
    }
page-games-spent-units = { $count ->
        [one] { $count } épuisée
       *[other] { $count } épuisées
    }

## Rotator

page-games-which-board = Quel plateau ?
page-games-letters = Le code sous l’énigme (sept caractères)
page-games-open-board = Ouvrir ce plateau
page-games-new-board = Ou un nouveau
# Le moins de poussées avec lesquelles un plateau se gagne, et en combien de tours.
page-games-par = Par : { $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    } en { $round ->
        [one] { $round } tour
       *[other] { $round } tours
    }.
page-games-where-start = D’où pars-tu ? Une colonne de la rangée de départ.
page-games-took-node = Tu as capturé un nœud. Pars d’une case de sa portée :
page-games-how-far = Tu tombes, puis tu fores combien de cases ?
# À quoi mène de forer jusque-là.
page-games-drill = { $form ->
        [blocked] bloqué
        [node] Nœud !
        [lost] perdu
        [won] gagné !
       *[free] gratuit
    }
    .boosts = −{ $count ->
        [one] { $count } poussée
       *[other] { $count } poussées
    }
page-games-do-it = Vas-y
page-games-boosts = { rotator-boosts }
    .left = Poussées : encore { $count } sur 10
page-games-through = Gagné en { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
page-games-collapsed = Ta case s’est effondrée : perdu. Annule un tour.
page-games-turn-number = Tour { $round }
page-games-board = Plateau { $text }
page-games-board-won = Gagné
page-games-board-lost = Perdu
page-games-turn-back = Annuler un tour
page-games-hint = Un indice
    .first = Peut-on encore gagner ?
    .second = Forer jusqu’où ?
    .third = Le tour suivant
    .half = Dans quelle moitié partir ?
    .start = D’où partir ?
    .looking = Je regarde plus loin…
page-games-race-ghost = Course contre un fantôme
    .speed = La vitesse du fantôme
page-games-on-paper = Sur papier
page-games-rotator = Plateau de Rotator { $text } ; tu es en { $space }
    .before = Plateau de Rotator { $text } ; tu n’y es pas encore
