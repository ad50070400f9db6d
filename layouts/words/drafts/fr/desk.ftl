# Ce qu'une table dit aux téléphones, et au clavier à côté d'eux.

## Ce qui est refusé

desk-refused-no-seat = ce téléphone n’a pas de place ici ; rejoins d’abord la table
desk-refused-wait = Attends qu’on te laisse entrer.
desk-refused-nobody-there = il n’y a personne à cette place
desk-refused-stale = la partie a continué ; regarde de nouveau
desk-refused-not-over = cette partie n’est pas encore finie
desk-refused-paused = la partie est en pause
desk-refused-no-answer = aucune réponse ne peut être annulée
desk-refused-seat-of-computer = L’ordinateur joue à cette place. Choisis-en une autre.
desk-refused-computer-plays = l’ordinateur joue pour { $player }
desk-refused-no-game = aucun jeu n’est encore choisi
desk-refused-empty-seats = il y a encore des places vides
desk-refused-no-such-seat = cette place n’existe pas
desk-refused-seated = ce téléphone a déjà une place
desk-refused-nameless = Écris d’abord ton nom.
desk-refused-name-long = Ce nom est trop long : { $count } lettres au plus.
desk-refused-no-alliances = il n’y a pas d’alliances ici
desk-refused-offer-closed = cette offre n’est plus valable
desk-refused-not-your-turn = ce n’est pas ton tour
desk-refused-code = Ce n’est pas le code de cette table. Regarde l’écran de qui reçoit.
desk-refused-seat-taken = { $player } a déjà cette place : choisis-en une autre
desk-refused-own-code = Ce code est inconnu ou a déjà servi. Demande-en un nouveau.
desk-refused-looks-same = { $other } a une place, et { $player } se lit pareil.
