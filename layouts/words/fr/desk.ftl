# Ce qu'une table dit aux téléphones, et au clavier à côté d'eux.

## Ce qui est refusé

desk-refused-no-seat = ce téléphone n’a pas de place ici ; rejoins d’abord la table
desk-refused-wait = Attends que l’hôte te laisse entrer.
desk-refused-record-is-hosts = jusqu’à la fin de la partie, seul l’hôte reçoit le relevé
desk-refused-record-shows-all = Le relevé montre toutes les grilles et toutes les cartes. Redemande-le si tu le veux vraiment.
desk-refused-nobody-there = il n’y a personne à cette place
desk-refused-host-only = seul l’hôte peut faire cela
desk-refused-stale = la partie a continué ; regarde de nouveau
desk-refused-not-over = cette partie n’est pas encore finie
desk-refused-no-file = ce relevé n’est pas dans un fichier qui peut changer
desk-refused-paused = l’hôte a mis la partie en pause
desk-refused-file = { $text } : { $reason }
desk-refused-file-name = Tape un nom simple, par exemple partie-2.txt.
desk-refused-no-answer = aucune réponse ne peut être annulée
desk-refused-players-named = les noms sont déjà dans le relevé
desk-refused-seat-of-computer = L’ordinateur joue ici. Choisis une autre place.
desk-refused-has-phone = { $player } a un téléphone ; libère d’abord la place
desk-refused-computer-plays = l’ordinateur joue pour { $player }
desk-refused-no-game = l’hôte n’a pas encore choisi de jeu
desk-refused-empty-seats = il y a encore des places vides
desk-refused-other-record = le relevé a commencé autrement
desk-refused-no-such-seat = cette place n’existe pas
desk-refused-seated = ce téléphone a déjà une place
desk-refused-too-many = Trop de téléphones demandent une place en ce moment. Parles-en à l’hôte.
desk-refused-does-not-ask = aucun téléphone { $number } ne demande de place
desk-refused-seats = il y a { $count } places
desk-refused-nameless = Écris d’abord ton nom.
desk-refused-unprintable = Il y a là un caractère qu’on ne peut pas afficher. Retape-le sans ce caractère.
desk-refused-name-long = Ce nom est trop long : { $count } lettres au plus.
desk-refused-of-other = cela appartient à quelqu’un d’autre
desk-refused-undo = seul l’hôte peut annuler, avec sa propre demande
desk-refused-not-host = c’est à celles et ceux qui jouent de le faire
desk-refused-no-alliances = il n’y a pas d’alliances ici
desk-refused-offer-closed = cette offre n’est plus valable
desk-refused-not-asked = c’est à l’autre d’accepter
desk-refused-not-said = « { $text } » ne se dit pas ainsi
desk-refused-for-other = c’est à quelqu’un d’autre de le dire
desk-refused-not-your-turn = ce n’est pas ton tour
desk-refused-only-computers-played = il n’y a rien à annuler : seul l’ordinateur a joué
desk-refused-nobody-played = il n’y a rien à annuler : personne n’a encore joué
desk-refused-plays-by-phone = { $player } joue au téléphone : tape d’abord free { $text }
desk-refused-new-game = Une autre partie commence par un nouveau relevé, sur l’ordinateur qui a celui-ci.
desk-refused-players-unnamed = l’hôte est encore en train de donner les noms
desk-refused-host-plays = { $player } a un téléphone ; libère la place pour jouer pour { $player }
desk-refused-code = Ce n’est pas le code de cette table. Regarde l’écran de l’hôte.
desk-refused-link = ce n’est pas le lien de l’hôte ; prends celui que companion a affiché en dernier
desk-refused-seat-taken = { $player } a déjà cette place : choisis-en une autre, ou demande à l’hôte de la libérer
desk-refused-own-code = Ce code est inconnu ou a déjà servi. Demande-en un nouveau.
desk-refused-looks-same = { $other } a une place, et { $player } se lit pareil.
# Le titre est celui du jeu.
desk-refused-layout = il n’y a pas de disposition { $text } à { $count } pour { $title }

## Ce que valent les choix de l'ordinateur

desk-audit-choices = { desk-audit-who } : { desk-audit-follow }
    .sealed = { desk-audit-who } : { desk-audit-board } ; { desk-audit-follow }
desk-audit-version = { desk-audit-who } : { desk-audit-unknown }
    .sealed = { desk-audit-who } : { desk-audit-board } ; { desk-audit-unknown }
desk-audit-who = { $player } (ordinateur, { $text })
desk-audit-board = la grille est celle qui a été scellée avant la partie
desk-audit-follow = { $count ->
        [one] { $count } choix découle
       *[other] les { $count } choix découlent
    } de ce que { $player } pouvait voir
desk-audit-unknown = impossible de recalculer ses choix : ce programme n’a pas la version { $number } de l’ordinateur
desk-audit-chooses = ligne { $number } : { desk-audit-who } choisit { $form }
desk-audit-says-nothing = ligne { $number } : { desk-audit-who } ne choisit rien
desk-audit-not-asked = ligne { $number } : { desk-audit-who } ne choisit rien : rien n’est demandé
desk-audit-other-board = { desk-audit-who } : la grille n’est pas celle que donne sa graine
desk-audit-not-sealed = { desk-audit-who } : aucun sceau d’avant la partie ne correspond à la grille

## Ce qui peut être annulé

desk-given-at-end = tout ce qui se montre à la fin
# La forme est le nom de la réponse dans le relevé, qui reste en anglais.
desk-answer = la réponse « { $form } »
desk-answer-of = la réponse « { $form } » de { $player }
desk-answer-beginning = le début de la partie
desk-named-nodes = le plateau
desk-named-row = la rangée de cartes
