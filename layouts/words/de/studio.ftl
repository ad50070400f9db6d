# Was das Studio sagt: die Seite im Browser, auf der eine Karte gestaltet wird.

studio-title = Kartenstudio

studio-steps = Schritte
studio-step-card = Karte
studio-step-guests = Gäste
studio-step-print = Drucken
studio-step-games = Spiele
studio-picture = Bild
studio-fields = Felder
studio-undo = Rückgängig (Strg-Z)
studio-redo = Wiederholen (Strg-Umschalt-Z)
studio-save = Speichern
studio-not-saved = nicht gespeichert
studio-saved = gespeichert
studio-changed-elsewhere = { $text } wurde anderswo geändert.
studio-keep-mine = Meine behalten, die andere daneben
studio-take-theirs = Die andere nehmen (Rückgängig bringt meine zurück)
studio-ended = Das Studio ist beendet. Starte es neu, um weiterzumachen; was nicht gespeichert ist, bleibt hier erhalten.
studio-here-again = Was du nicht gespeichert hattest, ist wieder da.
studio-good = Gut
studio-is-new = { $text } ist neu und beginnt als Beispiel.
studio-clear-example = Beispiel leeren

studio-side = Seite
studio-side-front = Vorn
studio-side-inside = Innen
studio-side-back = Hinten
studio-lines = Schnitt und Falze
studio-with-lines = Die Karte mit Beschnitt, Schnittlinien und Falzen
studio-real-size = Echte Größe
studio-bank-card = Bankkarte
studio-hold-bank-card = Halte eine Bankkarte an den Bildschirm und mache den Rahmen so breit wie sie.
studio-as-wide = So breit ist sie
studio-move-face = Ziehen verschiebt das Gesicht, Rollen vergrößert

studio-group-person = Person
studio-group-portrait = Porträt
studio-group-logo = Logo
studio-group-name = Mehr zum Namen
studio-group-qr = QR-Code und Rückseite
studio-group-ink = Farbe und Veredelung
studio-field-name = Name
studio-field-title = Titel
studio-field-organisation = Organisation
studio-field-brand = Markenzeile
studio-field-phones = Telefon
studio-field-emails = E-Mail
studio-field-urls = Web
studio-field-address = Adresse
studio-field-note = Notiz
studio-field-given_name = Vorname
studio-field-family_name = Nachname
studio-field-prefix = Titel vor dem Namen
studio-field-suffix = Titel nach dem Namen
studio-field-short_name = Name auf Tischzelten
studio-field-locale = Sprache des Namens
studio-field-language = Sprache der Blätter
studio-field-portrait = Porträt
studio-field-logo = Logo
studio-field-logo_colour = Seine Farben
studio-field-back = Rückseite der Karte
studio-field-qr = QR-Code
studio-field-qr_url = Seine Webadresse
studio-field-qr_text = Sein Text
studio-field-blue = Erstes Gitter
studio-field-red = Zweites Gitter
studio-field-ink = Schmuckfarbe der ganzen Karte
studio-field-finish = Veredelung durch die Druckerei
studio-value-back-puzzle = Rätsel
studio-value-back-list = Liste der Spiele
studio-value-back-both = beides
studio-value-logo_colour-theme = wie die Schrift
studio-value-logo_colour-own = die eigenen
studio-value-qr-auto = Webadresse, sonst Kontakt
studio-value-qr-none = keiner
studio-value-qr-vcard = ganzer Kontakt
studio-value-qr-mecard = kurzer Kontakt
studio-value-qr-url = Webadresse
studio-value-qr-text = ein Text
studio-value-finish-none = keine
studio-value-finish-spot-uv = Spotlack
studio-value-finish-foil = Folie
studio-value-finish-letterpress = Buchdruck
studio-choose-portrait = Foto wählen oder hier ablegen
studio-choose-logo = SVG oder PNG wählen oder hier ablegen
studio-take-away = Entfernen

studio-look = Aussehen
studio-theme = Gestaltung
studio-themes = Gestaltungen
studio-accent = Akzent
studio-accent-code = Farbcode des Akzents
studio-accent-of-theme = Wie in der Gestaltung
studio-shape = Form
studio-shapes = Formen
studio-does-not-fit = passt nicht
studio-contrast = { $text } zu 1 im Druck
studio-contrast-low = { $text } zu 1 im Druck; kleine Schrift braucht 4,5
studio-use-accent = { $text } nehmen

studio-guest-list = Gästeliste
studio-guests = Gäste
studio-choose-guests = CSV oder XLSX und die Fotos der Gäste wählen oder hier ablegen
studio-without-guests = Ohne Gäste
studio-reading = wird gelesen ...
studio-another-file = neben der Karte liegt schon ein anderes { $text }: benenne eines um
studio-count = { $count ->
        [one] { $count } Gast
       *[other] { $count } Gäste
    }, { $other_count } mit Fehlern
studio-count-so-far = { studio-count } bis jetzt
studio-line = Zeile
studio-left-out = weggelassen
studio-meaning-of = Bedeutung von { $text }
studio-cell = { $text }, Zeile { $number }

studio-where = Wo gedruckt wird
studio-way-home = Zu Hause
studio-way-shop = Druckerei
studio-way-files = Website
studio-paper = Papier
studio-sheets = Bogen
studio-plain-paper = einfaches Papier, von Hand geschnitten
studio-duplex = Dein Drucker druckt
studio-duplex-long = beidseitig, lange Kante
studio-duplex-short = beidseitig, kurze Kante
studio-duplex-manual = beidseitig, von Hand
studio-duplex-none = einseitig, falten und kleben
studio-condition = Druckbedingung
studio-condition-in-file = { $text }, mit Profil in der Datei (PDF/X)
studio-condition-by-name = { $text }, nur der Name
studio-shorten = weglassen, was nicht passt
studio-skip-bad = Gäste mit Fehlern weglassen
studio-copy = Kopieren
studio-printing = Wird gedruckt
studio-stop = Anhalten
studio-save-pdf = PDF speichern
studio-save-files = Dateien speichern
studio-command = Dasselbe auf der Kommandozeile
studio-first-sheet = Der erste Bogen
studio-sheet-count = { $count ->
        [one] { $count } Bogen
       *[other] { $count } Bogen
    }
studio-ink = pro Bogen { $text }
studio-first-place = erster freier Platz: { $number }; klicke auf einen anderen
studio-used = benutzt
studio-begin-at = Bei Platz { $number } beginnen
studio-stopped = Angehalten: nichts wurde geschrieben.
studio-is-in = liegt in { $text }. Als Nächstes: { $example }.

studio-tonight = Das Spiel für heute Abend
studio-game = Spiel
studio-players = Mitspielende
studio-parts = Teile des Spiels
studio-pages = · { $count } Seiten
