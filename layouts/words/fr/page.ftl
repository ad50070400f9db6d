# Ce que dit la page pour téléphones dans tous les jeux, et dans les jeux de grilles.

page-language = Langue
page-back = Retour
page-next = Suite
page-skip = Passer
page-done = Terminé
page-close = Fermer
page-why = Pourquoi ?
page-menu = Menu

## Tant qu'il n'y a rien à voir, ou pas de réponse

page-moment = Un instant…
page-looking-for-table = On cherche la table.
page-reconnecting = Reconnexion en cours.
    .short = Reconnexion…
page-trying-again = Nouvel essai pour joindre le serveur…
page-no-server = Le serveur est injoignable.
page-no-server-now = Le serveur est injoignable pour l’instant.
page-stale = La partie a continué. Regarde de nouveau.
# Sur le bouton qui a été touché.
page-sending = Envoi…

## Les tables, et comment un téléphone s'y joint

page-tables-to-organise = Montre à chaque table son propre code, ou ouvre une table comme hôte.
page-which-table = À quelle table es-tu ?
# Le texte est le code.
page-room-code = Code de la table { $text }
page-room-code-field = Code de la table
page-be-host = Devenir son hôte
page-join = Rejoindre
page-join-table = Rejoindre la table
# Le titre est celui du jeu.
page-join-game = Rejoindre { $title }
page-host-shows-code = L’écran de l’hôte le montre.
page-no-seats = Cette partie continue sans places. Suis l’écran de l’hôte.
page-host-names-players = L’hôte inscrit les noms. Cette page avance toute seule.
page-host-chooses-game = L’hôte choisit un jeu. Cette page avance toute seule.
page-goes-on-by-itself = Cette page avance toute seule.
# Sur une place de la table, où seuls des mots courts tiennent.
page-you = toi
page-taken = prise
page-free = libre
page-seat = Place { $number }
page-your-name = Ton nom
page-your-symbol = Ton symbole
page-who-are-you = Qui es-tu ?
page-where-do-you-sit = Où t’assieds-tu ?
page-all-taken = Toutes les places sont prises.
    .about = Demande à l’hôte de libérer une place.
    .named = L’une d’elles est la tienne ? Demande à l’hôte de la libérer ou de te donner son code.
page-seat-code = Code de ta place
page-sit-down = S’asseoir
page-stand-up = Se lever
page-name-first = { desk-refused-nameless }
page-tap-name-first = Touche d’abord ton nom.
page-tap-seat-first = Touche d’abord une place.
page-code-first = Tape le code que montre l’écran de l’hôte.
# Le texte est le symbole voulu.
page-symbol-taken = Quelqu’un vient de prendre { $text }. Ton symbole est { $symbol }.
page-qr-table = Code QR qui ouvre { $text } sur un téléphone
page-you-want-to-be = Tu veux être { $who }
page-you-are-phone = Tu es le téléphone { $number }. L’hôte doit te laisser entrer.
page-withdraw = Non, finalement
page-you-have-seat = Tu as une place
page-wait-for-host = Attends que tout le monde soit assis et que l’hôte commence.
page-table-from-above = La table vue d’en haut

## L'hôte prépare une partie

page-which-game = À quoi jouez-vous ?
page-alone = En solo, contre l’ordinateur
page-two-minutes = Introduction, 2 minutes
page-about = { $game ->
    [rotator] En solo, on fore à travers un plateau qui tourne.
   *[reflector] À deux. { territory-variant-reflection }
    [deflector] De trois à cinq. Des déflecteurs dévient les tirs.
    [attack-defend] À deux. Bluff et cartes : Attaque contre Défense.
    [defector] À six ou plus. Des alliances, et leur fin.
    [tactics-joker] Deux armées sur une table de cartes. Tiens trois châteaux.
    }
# Un jeu que quelqu'un a ajouté.
page-about-other = À { $count }. Tu tapes ce qui se passe, ligne par ligne.
page-about-other-range = De { $lowest } à { $highest }. Tu tapes ce qui se passe, ligne par ligne.
page-another-game = Un autre jeu
page-how-many = Nombre de joueurs
page-player-fewer = Une personne de moins
page-player-more = Une personne de plus
page-players = { $count } joueurs
# L'adresse se place entre ce texte et le suivant.
page-scan-or-open = Pour jouer, scannez ceci ou ouvrez
page-with-room-code = avec le code { $text }
page-who-sits-where = Qui s’assied où ?
page-who-has-sat-down = Déjà à table
page-tap-seats-around = Touche une place pour y mettre un nom, dans le sens des aiguilles d’une montre.
page-tap-seats = Touche une place pour t’y asseoir, pour y mettre quelqu’un sans téléphone, ou pour la libérer.
page-how-grids-lie = Disposition des grilles
# Si les grilles se touchent sur tout leur côté, et s'il y en a qui ne sont à personne.
page-layout = { $form ->
    [full] accès complet
    [island] avec îles
   *[partial] accès partiel
    }
page-variants = Variantes
# Comme les règles les nomment ; le relevé garde le nom anglais.
page-variant = { $variant ->
    [ricochet] ricochet
    [reflection] reflet
    [safety] sécurité
    [deluxe] deluxe
    [team-victory] en équipe
   *[short] partie courte
    [races] peuples
    [fog] brume
    [dead-out] morts exclus
    }
    .about = { $variant ->
    [ricochet] { territory-variant-ricochet }
    [reflection] { territory-variant-reflection }
    [safety] { territory-variant-safety }
    [deluxe] { territory-variant-deluxe }
    [team-victory] { territory-variant-team-victory }
   *[short] Finit après un nombre fixe de manches. À trois ou plus, 9 nœuds suffisent pour gagner.
    [races] { tactics-variant-races }
    [fog] { tactics-variant-fog }
    [dead-out] { tactics-variant-dead-out }
    }
page-units-on-castles = { $count ->
    [one] { $count } unité sur chaque château
   *[other] { $count } unités sur chaque château
    }
page-rounds-limited = Finit après { $count } manches
page-rounds-unlimited = Sans limite de manches
# Pour les lecteurs d'écran : les signes - et + à côté d'un nombre.
page-fewer = { $form ->
    [start] unités
   *[rounds] manches
    } : moins
page-more = { $form ->
    [start] unités
   *[rounds] manches
    } : plus
page-seats-free = { $count } { $count ->
    [one] place libre
   *[other] places libres
    } sur { $of }
page-begin = Commencer
# Qui joue à une place.
page-phone = téléphone
page-no-phone = sans téléphone
page-seat-with-phone = { $who } tient cette place avec un téléphone.
page-free-seat = Libérer la place
page-name = Nom
page-symbol = Symbole
page-take-name = Prendre ce nom
page-plays-without-phone = Joue sans téléphone
page-sit-here-myself = C’est ma place
page-or-computer = Ou l’ordinateur joue ici :

## L'ordinateur joue

page-strength = { $strength ->
    [easy] facile
   *[medium] moyen
    [hard] difficile
    }
page-how-strong = Quel niveau
page-computer = ordinateur, { page-strength }
page-sealed = scellée : { $text } …
page-computer-thinks = { $who } (ordinateur) réfléchit…
# Presse l'ordinateur.
page-now = Maintenant
page-advice =
    .on = Conseils après tes annonces : oui
    .off = Conseils après tes annonces : non
page-who-plays = Qui joue ?
page-who-plays-for = Qui joue pour { $who } ?
page-computer-plays = L’ordinateur joue ({ page-strength }).
page-person-plays = Une personne joue, sans téléphone.
page-person-goes-on = Une personne continue
    .about = Si une personne continue pour { $who }, elle voit ce que { $who } cache.
# Secondes avant que l'ordinateur annonce. Les deux premières se suivent, comme au début d'une phrase.
page-pace = { $form ->
    [0] Aussitôt
    [1.5] après 1,5 s
    [2.5] 2,5 s
    [5] 5 s
   *[wait] quand tous ont marqué
    }
    .label = Quand l’ordinateur annonce
page-against-computer = Contre l’ordinateur

## Introductions : deux minutes par jeu, pas à pas

page-introduction-lost = Impossible de charger l’introduction maintenant. Réessaie.
page-introduction-none = Ce jeu n’a pas encore d’introduction.
page-introduction-turning = Le plateau fait un quart de tour après chaque tour
page-example = Un exemple
page-introduction = { $title }, { $number } sur { $of }
page-tap = Touche { $space }.
page-introduction-nodes =
    Tu caches cinq nœuds sur une grille que personne d’autre ne voit. Autour de chaque nœud s’étend sa portée : toutes
    les cases à deux pas au plus.
page-introduction-enter =
    À ton tour, tu tires sur une case d’une autre grille. Tu entres par le côté qui touche la tienne.
    .then =
        « Vide » : { territory-answer-null.about }. Tu tiens maintenant E1, alors tu y écris ton symbole.
page-introduction-neighbours =
    D’une case que tu as prise, tu passes aux cases voisines, jamais en diagonale.
    .then =
        « Proche » : elle est à portée d’un nœud, donc un nœud est à deux pas au plus. Hachure-la, et écris ton symbole.
page-introduction-take =
    Maintenant, trouve le nœud.
    .then =
        « Nœud » : tu le prends avec toute sa portée. Prendre des nœuds fait gagner.
page-introduction-reflection =
    Reflet : pour chaque case que tu prends, l’adversaire reçoit la même case chez toi. Réfléchis donc avant de
    tirer : qu’y a-t-il là, chez toi ?
page-introduction-all-five-nodes =
    Tu gagnes quand tu contrôles les cinq nœuds de la grille adverse.
page-introduction-deflectors =
    Chaque grille cache aussi vingt déflecteurs.
    .then =
        Le déflecteur est usé, et le tir continue : sur la même case de la grille suivante.
page-introduction-nodes-to-win =
    À trois, il faut 10 nœuds pour gagner ; à quatre, 13 ; à cinq, 15. Une base où tu ne contrôles plus aucun nœud
    est perdue ; sans base, tu es hors jeu.
page-introduction-alliances =
    À deux, vous pouvez vous allier : vous choisissez un nœud comme lien secret et partagez votre territoire pour tirer.
    Si quelqu’un d’autre prend le lien, l’alliance est rompue pour toujours.
page-introduction-more-than-half =
    La victoire ne se partage pas : il faut contrôler plus de la moitié des nœuds. Toute alliance finit donc un jour.
page-introduction-castles =
    Chaque camp commence avec trois unités sur deux châteaux, les coins de la table. À ton tour, tes châteaux peuvent
    amener des unités ; puis tu joues jusqu’à trois coups.
page-introduction-armies =
    Un coup mène des unités d’une armée sur une case qui touche la leur, par un côté ou un coin. Six unités au plus
    tiennent sur une case, et une unité fait deux coups par tour au plus.
page-introduction-ground =
    Les trèfles sont des forêts, les piques des montagnes. Une unité venue d’un autre terrain lance un dé : elle entre
    avec 4 à 6. Sur un valet ou une dame, une unité de ta réserve te rejoint, une fois.
page-introduction-battles =
    Entre sur une case ennemie et tu combats. Chaque camp additionne un dé par unité, la valeur de sa carte, et 1 par
    unité à lui autour du combat. Le total le plus bas perd des unités et doit céder.
page-introduction-three-castles =
    Tu gagnes si tu tiens trois châteaux au début de ton tour, ou si le camp adverse n’a plus d’unité sur la table.
page-introduction-sides =
    La Défense joue les moitiés noires des cartes, l’Attaque les moitiés blanches. Cinq points suffisent pour gagner.
page-introduction-actions =
    À ton tour, tu pioches une carte, puis tu as deux actions. Défausser une carte ou en piocher une autre est aussi
    une action.
page-introduction-defending =
    La Défense pose des cartes face cachée au niveau 1 et les avance, un niveau par action. Au niveau 3, un +1 peut
    être marqué ; au niveau 4, un +2. Elle peut retourner une telle carte à tout moment.
page-introduction-attacking =
    L’Attaque utilise des cartes de sa main, ou retourne les cartes cachées de la Défense. Dès le niveau 2,
    parfois dès le niveau 1, elle y marque un +1 ou un +2. Mais une carte peut être un piège : un −1, ou un
    effet qui fait mal.
page-introduction-score-cards-in-the-hand =
    À la fin de chaque tour de l’Attaque, la Défense marque chaque +1 et +2 de sa main. L’Attaque s’en débarrasse donc
    à temps.
page-introduction-falling =
    Tu es en haut d’un plateau de roche. Après chaque tour, il fait un quart de tour, et tu tombes.
page-introduction-drilling =
    Tu tombes à travers les cases ouvertes. Ensuite tu peux forer vers le bas : une case est gratuite ; la deuxième et
    la troisième coûtent une poussée chacune. Tu as dix poussées.
page-introduction-collapse =
    Les cases que tu as touchées restent ouvertes trois tours. Puis elles s’effondrent. Si tu es alors sur l’une
    d’elles, tu as perdu.
page-introduction-nodes-in-the-rock =
    Si tu fores un nœud, toute sa portée s’ouvre, et ton tour suivant peut partir de n’importe laquelle de ses
    cases.
page-introduction-the-bottom =
    Tu as gagné quand tu atteins la rangée d’arrivée, la rangée 10 bleue. Moins de poussées vaut mieux, puis moins de
    tours.

## Règles numérotées

page-all-rulings = Toutes les règles
page-ruling = Règle { $text }

## Les grilles, avant de jouer

page-boards = Grilles
page-board-set = Ta grille est prête
page-waiting-for = On attend { $players }.
page-players-without-phone = Sans téléphone
    .about = On dessine sa grille sur papier et on répond à voix haute. Tu touches ce qui est dit.
page-has-board-on-paper = { $who } a une grille sur papier
page-your-board = Ta grille
    .alone = Ta grille ; personne d’autre ne la voit
    .shown = Ta grille, pour toi seulement
    .own = Ta propre grille
page-at-random = Au hasard
page-clear = Vider
# Le texte est par exemple : 3 sur 5
page-nodes-set = Nœuds : { $text }
page-deflectors-set = Déflecteurs : { $text }
page-so-many-of = { $count } sur { $of }
page-all-nodes-set = Les cinq nœuds sont là. Touche l’un d’eux pour l’ôter, ou fais-le glisser.
page-all-deflectors-set = Tous les déflecteurs sont là. Touche l’un d’eux pour l’ôter, ou fais-le glisser.
page-something-there = Il y a déjà quelque chose en { $space }.
page-where-board = Où garder ta grille ?
page-way = { $form ->
    [given] Ordinateur
    [kept] Ce téléphone
   *[paper] Papier
    }
    .about = { $form ->
    [given] L’ordinateur connaît ta grille et répond pour toi. Personne d’autre ne la voit.
    [kept] La grille reste sur ce téléphone, et c’est toi qui réponds. À la fin, le téléphone prouve tes réponses.
   *[paper] Dessine ta grille sur papier seulement. Tu réponds aux questions.
    }
page-board-on-paper = Ma grille est sur papier
page-this-is-my-board = C’est ma grille
# Ce qui reste à placer.
page-tap-to-place = Touche la grille pour placer tes nœuds
page-still-nodes = Encore { $count ->
    [one] { $count } nœud
   *[other] { $count } nœuds
    }
page-still-deflectors = Encore { $count ->
    [one] { $count } déflecteur
   *[other] { $count } déflecteurs
    }
page-still-both = { page-still-nodes } et { $other_count ->
    [one] { $other_count } déflecteur
   *[other] { $other_count } déflecteurs
    }

## Grilles

# Ce qu'il y a sur une case, pour un lecteur d'écran : B2, hachurée, nœud (Ann), tenue par Ann
page-grid-shaded = hachurée
page-grid-node = nœud
page-grid-node-of = nœud ({ $who })
page-grid-used = déflecteur usé
page-grid-deflector = déflecteur
page-grid-held = tenue par { $who }
page-grid-legal = possible
page-grid-chosen = choisie
page-grid-of = Grille : { $grid }
    .open = Grille : { $grid }, on peut tirer ici
page-your-grid = Ta grille
# Une grille qui n'est à personne, comme I1.
page-island = Île { $grid }
page-all-grids = Toutes les grilles

## En jeu

page-your-turn = À toi de jouer
page-turn-of = À { $who } de jouer
page-you-are-asked = À toi de répondre
page-is-asked = À { $who } de répondre
page-chooses = { $who } choisit
page-dice-of = Les dés : { $who }
page-paused = L’hôte a mis la partie en pause.
# Si c'est le lecteur qui tire, ou quelqu'un sans téléphone ; et si c'est sur sa propre grille.
page-cannot-shoot = { $taker ->
    [you] Tu ne peux pas
   *[other] { $who } ne peut pas
    } tirer maintenant { $whose ->
    [you] chez toi
   *[other] chez { $grid }
    } en { $space }. Touche une case lumineuse.
page-shoot-at = { $taker ->
    [you] Tirer
   *[other] { $who } tire
    } { $whose ->
    [you] chez toi
   *[other] chez { $grid }
    } en { $space } ?
# Ce que coûte un tir : qui prend la case, qui en reçoit une, et dans quelle grille.
page-cost = Si { $taker ->
    [you] tu la prends
   *[other] { $who } la prend
    }, { $getter ->
    [you] tu reçois
   *[other] { $other } reçoit
    } { $space } { $whose ->
    [you] chez toi
   *[other] chez { $grid }
    }.
page-costs-nothing = Cela ne coûte rien.
page-you-no-shot = Tu n’as aucun tir permis.
page-no-shot = { $who } (sans téléphone) n’a aucun tir permis.
page-pass = Passer
page-tap-glowing = Touche une case lumineuse.
page-tap-called = { $who } (sans téléphone) : touche la case annoncée.
page-not-yet = Pas encore
page-shoot = Tirer
page-nobody-has-shot = Personne n’a encore tiré.
# Ce qu'il faut gommer sur le papier.
page-take-back-mark = gommer : { $text }
# Combien de marques restent à faire à la main.
page-on-paper = Sur papier ({ $count })
page-all-marked = Tout est marqué
page-waiting-for-marks = Marquent encore sur papier : { $players }
page-hold = Maintiens pour voir ta grille
page-nodes = { $count ->
    [one] { $count } nœud
   *[other] { $count } nœuds
    }
    .title = Nœuds
page-nodes-of = { territory-counted-nodes }
page-out-of-the-game = { territory-out }
page-allied-with = avec { $players }
page-round = Manche
page-pass-phone = Passe le téléphone à { $who }

## Réponses

page-answer = { $answer ->
   *[null] { territory-answer-null }
    [owned] { territory-answer-owned }
    [node] { territory-answer-node }
    [deflector] { territory-answer-deflector }
    [clear] { territory-answer-clear }
    }
    .title = { $answer ->
   *[null] Vide
    [owned] Proche
    [node] Nœud
    [deflector] Déflecteur
    [clear] Libre
    }
    .about = { $answer ->
   *[null] { territory-answer-null.about }
    [owned] { territory-answer-owned.about }
    [node] { territory-answer-node.about }
    [deflector] { territory-answer-deflector.about }
    [clear] { territory-answer-clear.about }
    }
page-asked = { $taker ->
    [you] Qu’y a-t-il en { $space } de ta grille ?
   *[other] { $who } : qu’y a-t-il en { $space } ?
    }
page-asked-run = { $taker ->
    [you] Que touche d’abord le tir sur ta grille, à partir de { $space } ?
   *[other] { $who } : que touche d’abord le tir à partir de { $space } ?
    }
page-asked-conceded = { $taker ->
    [you] Tu cèdes { $space }. Qu’y a-t-il là ?
   *[other] { $who } : { $space } est cédée. Qu’y a-t-il là ?
    }
page-asked-more = { $form ->
    [retained] Lesquelles sont aussi à portée d’un autre nœud de cette grille ?
    [nodes] Sur lesquelles y a-t-il un nœud ?
   *[deflectors] Lesquelles ont un déflecteur pas encore usé ?
    }
page-board-says = Ta grille dit : { page-answer }.
page-board-says-on = Ta grille dit : { page-answer } en { $space }.
page-promised-board-missing = La grille promise n’est pas sur ce téléphone.
page-where-met = Où le tir touche-t-il d’abord ({ page-answer }) ?
# Le texte est une réponse, ou ce sont des cases.
page-answer-this = Répondre { $text }
    .question = Répondre { $text } ?
page-board-says-that = Ta grille dit { $text }.
page-tap-all = Touche toutes celles qui conviennent
page-none-of-them = aucune
    .title = Aucune
page-not-counted = Les nœuds pris ne comptent pas : { $text }.
page-these = Ces { $count }

## Alliances

page-alliances = Alliances
    .offered = Alliances : { $count ->
    [one] { $count } offre
   *[other] { $count } offres
    }
page-you-are-allied = Tu es en alliance avec { $players }.
page-link = Lien : { $place }
page-master = Lien maître : { $place }
page-place-of = { $place }
page-offers-alliance = { $who } te propose une alliance.
page-decline = Refuser
page-accept = Accepter
    .about = Si tu acceptes, tu nommes { $role ->
    [link] son lien
   *[master] son lien maître
    } : un nœud que vous contrôlez. Si quelqu’un d’autre le prend, l’alliance est rompue.
page-you-have-asked = Tu as demandé à { $who }.
page-take-offer-back = Retirer l’offre
page-ask-somebody = Demander à quelqu’un
page-offer-to = Proposer une alliance à { $who }
page-offer-in-your-turn = Tu peux proposer quand c’est ton tour.
page-name-link-or-master = { $role ->
    [link] Nommer le lien
   *[master] Nommer le lien maître
    }
    .about = Seuls les membres savent quel nœud c’est.
page-node-on-your-board = Un nœud de ta propre grille
page-this-one = Celui-ci
page-leave-alliance = Quitter l’alliance
    .question = Quitter l’alliance ?
    .about = { territory-sheets-panel-divided }
page-stay = Rester
page-leave = Quitter

## La fin

page-show-board = Montrer ma grille
    .about = Ta grille est encore sur ce téléphone. Montre-la pour prouver que tes réponses étaient vraies.
page-boards-prove = Ce que prouvent les grilles
page-player = Nom
page-tally = Décompte
page-kept-secret = reste secret
page-won-games = Parties gagnées : { $options }
page-nobody-played = Personne n’a joué.
page-watch-again = Revoir la partie
page-where-in-game = Moment de la partie
page-replay-pause = Pause
page-replay-play = Lecture
page-replay-on = Suite

## La table pour toute la salle

page-table-view = Vue de la table
page-hosts-screen = Écran de l’hôte
page-face-down = Cartes cachées : { $who }
    .label = Cartes cachées : { $who }
page-deck-and-discard = Pioche { $count } · défausse { $other_count }

## Le menu, et ce que seul l'hôte peut faire

page-host = Hôte
    .menu = Hôte : places, annulation, pause
page-seat-played-by-computer = joué par l’ordinateur ({ page-strength })
page-seat-no-phone = sans téléphone : tu joues ce qui est annoncé
page-seat-phone = a un téléphone
page-seat-phone-closed = a un téléphone, mais sa page est fermée en ce moment
page-code = Code
page-seat-of = La place : { $who }
page-free-seat-of = Libérer la place ({ $who })
    .about = Le téléphone perd la place ({ $who }). Tu décides quel téléphone la reçoit.
    .board = Si { $who } gardait la grille sur le téléphone, elle n’est que là.
        Avec un autre, { $who } répond d’après le papier, sans pouvoir prouver ses réponses.
page-leave-it = Laisser
page-take-back = Annuler
page-take-back-what = Annuler : { $text }
page-this-takes-back = Ceci annule : { $text }.
page-take-it-back = Annuler
page-known-by-now = { terminal-known-by-now }
page-reason = Pourquoi (tout le monde peut le lire)
page-pause = Mettre en pause
page-go-on = Continuer
page-save-record = Enregistrer le relevé
page-to-print = Pour imprimer la position : { $example }
page-record-shows-boards = Le fichier montre toutes les grilles, la tienne et les autres.
page-record-shows-all = Le fichier montre tout ce qui est caché.
page-are-you-sure = C’est bien ce que tu veux ?
    .about = La personne qui ouvre le fichier voit tout, maintenant et avant la fin.
page-save-all-the-same = Enregistrer quand même
page-yes-save = Oui, enregistrer
page-other-file = Écrire la partie dans un autre fichier
    .about = { $reason }. Tout ce qui a été accepté est encore là.
    .name = Nom du nouveau fichier, dans le même dossier
    .write = L’écrire, et continuer là
page-nothing-accepted = { $reason }. Rien n’est accepté pour l’instant.
page-qr-seat = Code QR qui déplace la place
page-scan-with-other = Scanne ceci avec l’autre téléphone. Il sert une fois. Ou tape là-bas : { $text }
page-phone-wants = Le téléphone { $number } veut être { $who }.
page-seat-taken = Un téléphone a pris une place : { $who }.
page-refuse = Refuser
page-let-in = Laisser entrer
page-again = Rejouer
    .about = Le relevé de cette partie disparaît alors de ce téléphone. Enregistre-le d’abord si tu le veux.
page-again-same = Rejouer à la même table
page-another-board = Un autre plateau
page-move-phone = Passer à un autre téléphone
page-log = Ce qui a été joué
    .empty = { terminal-nothing-yet }
page-how-game-goes = Comment se joue { $title } (2 minutes)
page-sound =
    .on = Son et vibration : oui
    .off = Son et vibration : non
page-look-as = Regarder comme place { $number } de ce téléphone

## Le site, qui n'a pas besoin de serveur

page-site-fetching = Chargement du programme
    .about = C’est un peu long la première fois ; ensuite, ça marche hors ligne.
page-site-meanwhile = En attendant : comment se jouent les jeux
page-site-minutes = 2 minutes
page-site-begin-anew = Recommencer
page-site-no-engine = Le programme ne peut pas être chargé. Connecte-toi une fois à Internet, et rouvre cette page.
page-site-no-webassembly = Ce navigateur n’a pas WebAssembly, dont le programme a besoin. Ouvre cette page dans un autre.
page-site-record-at-fault = Ce relevé a un défaut : { $reason }
page-site-hosts-screen = Retour à l’écran de l’hôte
page-site-again = Nouvelle partie, ou reprendre un relevé
    .about = La partie sur ce téléphone disparaît alors. Enregistre d’abord son relevé si tu veux le garder.
page-site-new = Nouvelle partie
page-site-go-on = Reprendre un relevé
page-site-open = L’ouvrir
