# Ce que dit le studio : la page du navigateur où l’on compose une carte.

studio-title = Studio de cartes

studio-steps = Étapes
studio-step-card = Carte
studio-step-guests = Invités
studio-step-print = Imprimer
studio-step-games = Jeux
studio-picture = Image
studio-fields = Champs
studio-undo = Annuler (Ctrl-Z)
studio-redo = Rétablir (Ctrl-Maj-Z)
studio-save = Enregistrer
studio-not-saved = non enregistré
studio-saved = enregistré
studio-changed-elsewhere = { $text } a été modifié ailleurs.
studio-keep-mine = Garder le mien, l’autre à côté
studio-take-theirs = Prendre l’autre (Annuler ramène le mien)
studio-ended = Le studio est arrêté. Relance-le pour continuer ; ce qui n’est pas enregistré reste ici.
studio-here-again = Ce que tu n’avais pas enregistré est revenu.
studio-good = Bien
studio-is-new = { $text } est nouveau et commence par un exemple.
studio-clear-example = Vider l’exemple

studio-side = Face
studio-side-front = Recto
studio-side-inside = Intérieur
studio-side-back = Verso
studio-lines = Coupe et plis
studio-with-lines = La carte avec fond perdu, coupe et plis
studio-real-size = Taille réelle
studio-bank-card = carte bancaire
studio-hold-bank-card = Tiens une carte bancaire contre l’écran ; donne sa largeur au cadre.
studio-as-wide = C’est sa largeur
studio-move-face = Glisse pour déplacer le visage, fais défiler pour zoomer

studio-group-person = Personne
studio-group-portrait = Portrait
studio-group-logo = Logo
studio-group-name = Plus sur le nom
studio-group-qr = Code QR et verso
studio-group-ink = Encre et finition
studio-field-name = Nom
studio-field-title = Fonction
studio-field-organisation = Organisation
studio-field-brand = Devise
studio-field-phones = Téléphones
studio-field-emails = E-mail
studio-field-urls = Web
studio-field-address = Adresse
studio-field-note = Note
studio-field-given_name = Prénom
studio-field-family_name = Nom de famille
studio-field-prefix = Titre avant le nom
studio-field-suffix = Titre après le nom
studio-field-short_name = Nom sur les chevalets
studio-field-locale = Langue du nom
studio-field-language = Langue des feuilles
studio-field-portrait = Portrait
studio-field-logo = Logo
studio-field-logo_colour = Ses couleurs
studio-field-back = Verso de la carte
studio-field-qr = Code QR
studio-field-qr_url = Son adresse web
studio-field-qr_text = Son texte
studio-field-blue = Première grille
studio-field-red = Seconde grille
studio-field-ink = Ton direct de toute la carte
studio-field-finish = Finition par un imprimeur
studio-value-back-puzzle = énigme
studio-value-back-list = liste des jeux
studio-value-back-both = les deux
studio-value-logo_colour-theme = comme le texte
studio-value-logo_colour-own = les siennes
studio-value-qr-auto = adresse web, sinon contact
studio-value-qr-none = aucun
studio-value-qr-vcard = contact complet
studio-value-qr-mecard = contact court
studio-value-qr-url = adresse web
studio-value-qr-text = un texte
studio-value-finish-none = aucune
studio-value-finish-spot-uv = vernis sélectif
studio-value-finish-foil = dorure
studio-value-finish-letterpress = typographie
studio-choose-portrait = Choisis une photo, ou dépose-la ici
studio-choose-logo = Choisis un SVG ou PNG, ou dépose-le ici
studio-take-away = Retirer

studio-look = Aspect
studio-theme = Thème
studio-themes = Thèmes
studio-accent = Accent
studio-accent-code = Code de l’accent
studio-accent-of-theme = Comme dans le thème
studio-shape = Format
studio-shapes = Formats
studio-does-not-fit = ne tient pas
studio-contrast = { $text } pour 1 à l’impression
studio-contrast-low = { $text } pour 1 à l’impression ; un petit texte demande 4,5
studio-use-accent = Prendre { $text }

studio-guest-list = Liste des invités
studio-guests = Invités
studio-choose-guests = Choisis un fichier CSV ou XLSX et les photos des invités, ou dépose-les ici
studio-without-guests = Sans invités
studio-reading = lecture ...
studio-another-file = un autre { $text } est déjà à côté de la carte : renomme l’un des deux
studio-count = { $count ->
        [one] { $count } invité
       *[other] { $count } invités
    }, { $other_count } avec erreurs
studio-count-so-far = { studio-count } jusqu’ici
studio-line = Ligne
studio-left-out = laissé de côté
studio-meaning-of = Sens de { $text }
studio-cell = { $text }, ligne { $number }

studio-where = Où l’on imprime
studio-way-home = Maison
studio-way-shop = Imprimerie
studio-way-files = Site web
studio-paper = Papier
studio-sheets = Feuilles
studio-plain-paper = papier ordinaire, coupé à la main
studio-duplex = Ton imprimante imprime
studio-duplex-long = recto verso, bord long
studio-duplex-short = recto verso, bord court
studio-duplex-manual = recto verso, à la main
studio-duplex-none = un côté, plier et coller
studio-condition = Condition d’impression
studio-condition-in-file = { $text }, son profil dans le fichier (PDF/X)
studio-condition-by-name = { $text }, par son nom
studio-shorten = laisser de côté ce qui ne tient pas
studio-skip-bad = laisser de côté les invités avec erreurs
studio-copy = Copier
studio-printing = Impression
studio-stop = Arrêter
studio-save-pdf = Enregistrer le PDF
studio-save-files = Enregistrer les fichiers
studio-command = La même chose en ligne de commande
studio-first-sheet = La première feuille
studio-sheet-count = { $count ->
        [one] { $count } feuille
       *[other] { $count } feuilles
    }
studio-ink = { $text } par feuille
studio-first-place = première place libre : { $number } ; clique sur une autre
studio-used = utilisée
studio-begin-at = Commencer à la place { $number }
studio-stopped = Arrêté : rien n’a été écrit.
studio-is-in = est dans { $text }. Ensuite : { $example }.

studio-tonight = Le jeu de ce soir
studio-game = Jeu
studio-players = Joueurs
studio-parts = Éléments du jeu
studio-pages = · { $count } pages
