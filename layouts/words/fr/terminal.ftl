# Ce que l'arbitrage dit au clavier, outre ce qui se passe dans un jeu.

## Ce qui est refusé

terminal-refused-no-screen = ce terminal n’a pas de second écran pour cacher un secret
terminal-refused-not-unseen = une seule personne doit le voir, et c’est impossible là où les secrets se tapent sans s’afficher

## Ce qui est demandé

terminal-try-again = Entrée réessaie, « quit » arrête :
terminal-confirm = { $term } ({ language-yes }, { language-no } ; Entrée : { $example })
terminal-enter = Entrée : { $example }
terminal-take-it-back = L’annuler ?
terminal-other-file = Écrire toute la partie dans un autre fichier ? Son nom, ou rien :
terminal-over = La partie est finie ; « why », « log », « undo » ou « quit » :
terminal-over-again = La partie est finie ; « again », « why », « log », « undo » ou « quit » :
terminal-press-enter = { $text }, appuie sur Entrée (« back » revient) :
terminal-done = Appuie sur Entrée quand tu as fini :

## Ce qui est dit

terminal-what-to-type = Tape « help » pour voir ce que tu peux taper, « board » pour voir la partie.
terminal-introduction = « undo » annule ta dernière réponse, « quit » arrête.
terminal-from-the-right = Les terminaux affichent mal un texte qui se lit de droite à gauche : jouez sur des téléphones (companion play avec --lan, ou companion serve).
terminal-help-aside = Réponds à la question. Tu peux aussi taper status, board, log, why, ou rule et un numéro.
terminal-help-question = Réponds à la question ; les réponses possibles sont entre parenthèses, et leurs premières lettres suffisent. « undo » annule ta dernière réponse, « status » dit ce qui manque encore. « quit » arrête, et tu peux continuer plus tard.
terminal-back-is-undo = Pour annuler ta dernière réponse, tape : undo
terminal-neither = « { $text } » n’est ni yes ni no.
terminal-answer-taken-back = Annulé : ta dernière réponse
terminal-not-carried-out = « { $text } » n’a pas été exécuté : la partie a continué pendant que tu tapais. Tape-le de nouveau si tu le veux encore.
terminal-paper-shows = Quelque chose a été annulé, et la partie a continué à partir de là. Le papier doit montrer ceci :
terminal-no-need = Pas besoin : chaque ligne est enregistrée avant la suivante.
terminal-nothing-yet = Rien encore.
terminal-none = Rien.
terminal-takes-back-answer = Cela annule ta dernière réponse : { $text }
terminal-takes-back-last = Cela annule ta dernière réponse
terminal-takes-back = Cela annule : { $parts }.
terminal-known-by-now = Attention, ceci est déjà connu : { $options }.
terminal-taken-back = Annulé : { $parts }.
terminal-may-save = { $reason } (« save FICHIER » continue dans un autre fichier)
terminal-saved = Toute la partie est dans { $text } et y continue.
terminal-not-kept = le relevé n’est pas conservé : { $reason }
terminal-kept = Le relevé est conservé. Pour continuer : { $example }
terminal-line-too-long = Cette ligne est trop longue : { $count } caractères au plus. Elle n’a pas été lue.
terminal-pass-keyboard = Donne le clavier à { $text } ; que personne d’autre ne regarde.
terminal-only-looks = { $term } : seulement pour { $text }.
terminal-private = [Secret : seulement pour { $text }]
terminal-no-game-yet = Aucun jeu n’est encore choisi.
terminal-first-question = C’est la première question : il n’y a rien à annuler.
terminal-no-such-game = il n’y a pas de jeu « { $text } » : voulais-tu dire { $example } ?
terminal-cut-off = { $text } : la dernière ligne était coupée avant sa fin, et ne compte pas
terminal-no-game = Aucun jeu n’a été choisi.

## Les téléphones à la table

terminal-sent-away = Le téléphone { $number } a été renvoyé.
terminal-by-phone-now = { $player } joue maintenant au téléphone.
terminal-other-phone = Un autre téléphone a pris la place de { $player }.
terminal-wants = Le téléphone { $number } demande la place de { $player } :
terminal-allow = « allow { $number } » ou « refuse { $number } ».
terminal-by-phone = Au téléphone : { $options }.
terminal-without-phone = Sans : { $options }.
terminal-may-join = { $player } peut maintenant entrer avec un autre téléphone.
terminal-own-code = Avec le code { $text }, un téléphone peut prendre la place de { $player }.
terminal-computer-offers = { $player } (ordinateur) propose une alliance à { $other }, tenue par un nœud de { $player }. { page-name-link-or-master.about } { $other } accepte ?

## L'ordinateur qui joue

terminal-by-computer = L’ordinateur joue pour { $player } ({ $text }).
terminal-by-person = Quelqu’un joue pour { $player } à partir d’ici, et voit ce que { $player } peut voir.
terminal-by-person-now = Quelqu’un joue pour { $player }.
terminal-players-so-far = Déjà à la table : { $options }.
terminal-computer-hid = { $player } (ordinateur, { $text }) a caché : { $form }.
terminal-computer-done = { $player } (ordinateur, { $text }) a fini.
terminal-seed = Sa graine : { $text }
terminal-audit = « audit » recalcule ces choix d’après le relevé, de même que « companion audit FICHIER ».
terminal-sealed = Pose une grille vide pour { $player }. Grille scellée : { $text } ...
terminal-seal = Grille scellée de { $player } : { $text }

## Après la partie

terminal-again = Une autre partie, aux mêmes noms, dans { $text }.
terminal-advice-on = Les conseils sont activés.
terminal-advice-off = Les conseils sont coupés.
terminal-replay-help = Entrée : avance. b : recule. Un nombre : va là. q : arrête.
terminal-replay-at = { $number } sur { $of }
terminal-replay-goes-on = La partie n’est pas finie.
terminal-replay-not-understood = Je ne comprends pas « { $text } ». { terminal-replay-help }

## Ce qu'on peut taper, et ce que cela fait

terminal-help-status = qui en est où, et à qui de jouer
terminal-help-board = dessiner la partie
terminal-help-log = lister ce qui a été joué, ou les N derniers
terminal-help-why = le dernier pas ou refus, avec les règles
terminal-help-explain = la même chose pas à pas, avec les nombres
terminal-help-rule = lire une règle
terminal-help-undo = annuler ce qui a été dit en dernier
terminal-help-save = continuer dans un autre fichier, avec toute la partie
terminal-help-help = cette liste
terminal-help-quit = arrêter ; le relevé est toujours enregistré
terminal-help-phones = comment entrer au téléphone, et qui y joue
terminal-help-free = laisser NOM entrer avec un autre téléphone
terminal-help-code = un code pour que NOM entre avec un autre téléphone
terminal-help-allow = donner sa place au téléphone de ce numéro
terminal-help-refuse = le renvoyer
terminal-help-computer = l’ordinateur joue pour NOM (easy, medium, hard)
terminal-help-human = jouer de nouveau pour NOM, en voyant ce que NOM peut voir
terminal-help-advice = pas de conseil après tes annonces, ou « advice on »

## Questions avant la partie

terminal-which-game = Quel jeu ({ $options }) ?
    .enter = Quel jeu ({ $options } ; { $parts }) ?
terminal-which-computers = Pour qui joue l’ordinateur ({ $options }, ou none) ?
    .enter = Pour qui joue l’ordinateur ({ $options }, ou none ; { $parts }) ?
terminal-which-level = Quel niveau ({ $options }) ?
    .enter = Quel niveau ({ $options } ; { $parts }) ?
# easy, medium et hard se tapent ainsi.
terminal-levels = easy : pour une première partie. medium : il pèse ce qu’il peut faire. hard : il se sert de tout ce qu’il voit.
terminal-replay-where = { terminal-replay-at } :
