# Ce que disent les feuilles de tous les jeux.

## Marques et symboles

sheets-symbols-title = Marques et symboles
sheets-symbols-tag = Ce qu’on trace au crayon,
sheets-symbols-under = et ce que cela veut dire
sheets-symbols-players = Symboles des joueurs
sheets-symbols-advice = À chacun le sien. Écris-le pareil sur chaque grille et dans le relevé, où il a un à trois caractères. Ni point, ni barre, ni plus, ni triangle : ce sont des marques.
sheets-symbols-on-private-grids = Sur les grilles secrètes
sheets-sign-node = Cinq par grille ; sa portée : toutes les cases à deux pas au plus.
    .title = { sheets-mark-node }
sheets-sign-deflector = 20 par grille, aucun dans Reflector. Sert une fois : efface-le ensuite.
    .title = { sheets-mark-slash }
sheets-sign-link = Defector : le nœud qui unit deux ou trois alliés.
    .title = { sheets-mark-link }
sheets-sign-master = Defector : le nœud qui unit quatre alliés ou plus.
    .title = { sheets-mark-master }
sheets-symbols-on-public-grids = Sur les grilles publiques
sheets-sign-claimed = Une case vide, avec le symbole de la personne qui l’a prise.
    .title = Prise
sheets-sign-claimed-owned = À portée d’un nœud : hachure-la, puis écris le symbole.
    .title = Prise, proche
sheets-sign-retained = Dans une portée prise, et dans celle d’un autre nœud.
    .title = Retenue
sheets-sign-node-shown = Un nœud sur une case retenue.
    .title = Nœud montré
sheets-symbols-in-rotator = Dans Rotator
sheets-sign-solid = La portée d’un nœud, ou une case effondrée.
    .title = { sheets-mark-solid }
sheets-sign-this-turn = Touchée à ce tour : tu y passes ou tu l’ouvres.
    .title = { sheets-mark-fresh }
sheets-sign-1-turn-ago = Un trait en travers.
    .title = { sheets-mark-older }
sheets-sign-2-turns-ago = Deux traits en travers : au prochain tour elle redevient pleine.
    .title = { sheets-mark-oldest }

## Marques au crayon dans les légendes

sheets-mark-node = Nœud
sheets-mark-slash = Déflecteur
sheets-mark-link = Lien
sheets-mark-master = Lien maître
sheets-mark-territory = Territoire
sheets-mark-solid = Pleine
sheets-mark-solid-again = À nouveau pleine
sheets-mark-fresh = Ce tour
sheets-mark-older = Il y a 1 tour
sheets-mark-oldest = Il y a 2 tours

## Règles et relevés

sheets-goal = Le but
sheets-set-up = Mise en place
sheets-turn = Ton tour en { $count ->
        [4] quatre
        [5] cinq
       *[other] { $count }
    } étapes
sheets-record-title = Relevé
sheets-record-example = Exemple
sheets-record-typed-in = Tapé, une ligne par énoncé, c’est un fichier pour le companion
sheets-record-such-as = ex.

## Le livre des règles

sheets-rulebook-title = Les règles
sheets-rulebook-under = Chaque règle de six jeux, par son numéro
sheets-rulebook-contents = Sommaire
sheets-rulebook-about = Les feuilles de règles et le companion citent des numéros : M4 veut dire « à cause de la règle M4 ». Pour jouer, une feuille de règles suffit. Pour trancher une question, cherche ici.
sheets-rulebook-cited = Les codes, comme { $text }, renvoient au livre des règles, à partir de la page { $page }.
sheets-rulebook-question = Une question ? Livre des règles, à partir de la page { $page }.

## Le dos d’une carte sans Connector

sheets-back-inside = Dedans : quatre jeux
sheets-back-to-play = Quatre jeux à jouer
sheets-back-pencil = Prends un crayon
sheets-back-rotator = Fore d’un bout à l’autre du plateau, qui tourne sous toi.
sheets-back-reflector = Prends cinq nœuds cachés. { territory-variant-reflection }
sheets-back-deflector = Vingt déflecteurs par grille dévient les tirs vers la grille d’à côté.
sheets-back-defector = Les alliances se font et se défont. À la fin, on gagne seul.

## Joueurs, chevalets, grilles

sheets-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
sheets-players-or-more = { $count } joueurs ou plus
sheets-players-from-to = { $lowest } à { $highest } joueurs
sheets-tent-name = Nom
sheets-tent-symbol = Symbole
sheets-tent-next = ensuite
# Devant un nom, avec un blanc entre les deux.
sheets-tent-next-name = ensuite :{ " " }
# À côté d’un code QR pour téléphones.
sheets-link-join = Scanne pour entrer
sheets-link-play = Scanne pour jouer
sheets-grids-ruler = 50 mm : imprime à 100 %
# A day, such as Friday 1 May 2026; a week begins on Monday.
sheets-day = { $weekday ->
        [1] Lundi
        [2] Mardi
        [3] Mercredi
        [4] Jeudi
        [5] Vendredi
        [6] Samedi
       *[7] Dimanche
    } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }

## Parties de ce qu'imprime un jeu

# Elles sont dans une liste de ce que contient un fichier ; .finish dit qu'en faire une fois imprimées.
sheets-part-rules = règles
sheets-part-aid = aide-mémoire
    .finish = Découpe les aide-mémoire, plie-les vers l’arrière et colle-les.
sheets-part-record = feuille de relevé pour noter la partie
sheets-part-symbols = marques au crayon et leur sens, et symboles
sheets-part-tents = chevalets avec noms et symboles
    .finish = Plie les chevalets et pose-les dans l’ordre des tours.
sheets-table = Table { $number }
