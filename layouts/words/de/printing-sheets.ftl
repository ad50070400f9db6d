# Was auf Checkliste, Verzeichnis und Kalibrierbogen steht.

printing-sheets-pages = { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }
printing-sheets-one-side = einseitig
printing-sheets-turned-long = beidseitig, an der langen Kante gewendet
printing-sheets-turned-short = beidseitig, an der kurzen Kante gewendet
printing-sheets-turned-none = einseitig, Rücken an Rücken zu kleben
printing-sheets-turned-shop = die Datei schicken: außen glänzend, innen matt, am Falz gerillt
printing-sheets-turned-fronts = zuerst die Vorderseiten
printing-sheets-turned-backs = auf deren Rückseite, den Stapel an der langen Kante gewendet
printing-sheets-checklist-title = Checkliste
printing-sheets-checklist-print = Drucken
printing-sheets-checklist-prepare = Vorbereiten
printing-sheets-checklist-lay-out = Tische auslegen
printing-sheets-checklist-find = Die Karte eines Gastes finden
printing-sheets-checklist-pages = Seiten
printing-sheets-checklist-copies = Auflage
printing-sheets-checklist-sheets = Bogen
printing-sheets-checklist-table = Tisch
printing-sheets-checklist-row = Zeile
printing-sheets-checklist-sheet = Bogen
printing-sheets-checklist-place = Platz
printing-sheets-checklist-in-all = Zusammen
printing-sheets-checklist-page = { $page } von { $count }
# Der Platz der ersten Karte eines Gastes, wenn weitere auf anderen Bogen sind.
printing-sheets-checklist-from = ab { $number }
printing-sheets-checklist-players = { $count ->
        [one] { $count } Person
       *[other] { $count } Personen, die ihre Plätze wählen
    }
printing-sheets-checklist-tables = Für jeden Tisch: wie er ausgelegt wird, und die Regeln
printing-sheets-checklist-records = Protokollbogen für jeden Tisch, genug für ein Spiel (keine mit { $command })
printing-sheets-checklist-placemats = Für jeden Tisch ein Platzset, in Teilen
printing-sheets-checklist-placemats-small = Für jeden Tisch ein Platzset, in Teilen (weniger mit { $command })
printing-sheets-checklist-cut-out = Zum Ausschneiden: { $parts }
printing-sheets-checklist-deck = Für jeden Tisch mit { $title }, zum Ausschneiden: { $term }
printing-sheets-checklist-leaf = Ein Blatt zum Mitnehmen: die Regeln von { $title } und { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
printing-sheets-checklist-leaves = Ein Blatt zum Mitnehmen: die Regeln von { $title } und { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    } (für weniger schreibe { $command } unter { $text })
printing-sheets-checklist-solutions = Ihre Lösungen, zum Zurückhalten
printing-sheets-checklist-one-card = Die Karte
printing-sheets-checklist-same-cards = { $count ->
        [one] { $count } Karte, alle gleich
       *[other] { $count } Karten, alle gleich
    }
printing-sheets-checklist-guest-cards = { $count ->
        [one] { $count } Karte, eine je Gast
       *[other] { $count } Karten, eine je Gast
    }
printing-sheets-checklist-copied-cards = { $count ->
        [one] { $count } Karte, { $other_count } von jeder
       *[other] { $count } Karten, { $other_count } von jeder
    }
printing-sheets-on-paper = Papier, { $text }, 80 bis 100{ "\u00A0" }g/m²
printing-sheets-on-thin-card = Dünner Karton, { $text }, 160 bis 200{ "\u00A0" }g/m²
printing-sheets-on-thinner-card = Dünner Karton, { $text }, 120 bis 160{ "\u00A0" }g/m²
printing-sheets-on-card-stock = Karton, { $text }, 200 bis 300{ "\u00A0" }g/m²
printing-sheets-on-shop = Karten aus der Druckerei
printing-sheets-on-stock = Bogen { $text }
printing-sheets-do-check-guests = Prüfe die Gästeliste: An den Tischen sind { $count } Personen, und sie hat { $other_count ->
        [one] { $other_count } Gast
       *[other] { $other_count } Gäste
    }. Wer nicht darin steht, bekommt keine Karte.
printing-sheets-do-check-tables = Prüfe die Tische: Sie haben { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }, und die Gästeliste hat { $other_count ->
        [one] { $other_count } Gast
       *[other] { $other_count } Gäste
    }.
printing-sheets-do-print = Drucke alles mit 100{ "\u00A0" }%, nicht an die Seite angepasst: Lineale darauf sind 50{ "\u00A0" }mm lang.
printing-sheets-do-reprint = Ist eine Karte verdorben? Drucke sie neu nach ihrer Zeile in { $file }, zum Beispiel die Zeilen 14 und 17: Tippe im Ordner von { $other_file }: { $command }
printing-sheets-do-reprint-changed = Hat sich { $file } geändert? Drucke nur die Karten, die neu sind: { $command }
printing-sheets-do-find = Wessen Karte ist wo? Sieh auf den letzten Seiten hier nach, oder sortiere { $file } in einer Tabelle.
printing-sheets-do-seat = Suche einen Tisch für Gäste, die hier keinen haben, mit Tischzelt und Kost: { $guests }.
printing-sheets-do-sort = Schneide die Tischzelte und Marken aus. Auf jedem steht sein Tisch: Ordne sie nach Tischen.
printing-sheets-do-kitchen = Sage der Küche, was die Gäste essen: { $text }.
printing-sheets-do-referee = Jeder Tisch hat einen Ordner nur mit seinen Seiten, um sie neu zu drucken, und mit dem Anfang seines Protokolls. Um das Spiel zu leiten, öffne ein Terminal im Ordner dieser Checkliste: { $command }
printing-sheets-do-score = Rille die Karten von Strichmarke zu Strichmarke, mit einem Lineal und einer stumpfen Klinge.
printing-sheets-do-cut = Schneide die Karten an den Eckmarken.
printing-sheets-do-tear = Trenne die Karten auseinander.
printing-sheets-do-tear-but = Trenne die Karten auseinander, aber nicht an der Perforation im Falz.
printing-sheets-do-glue = Falte die Karten am Klebefalz nach hinten und klebe sie.
printing-sheets-do-fold = Falte die Karten in der Mitte.
printing-sheets-index-title = The Business Card Games
printing-sheets-index-tag = Die Karte von { $who }
printing-sheets-index-under = und alles, um damit zu spielen
printing-sheets-index-print = Drucke { $file } beidseitig, an der langen Kante gewendet, mit 100{ "\u00A0" }%. Das Lineal muss 50{ "\u00A0" }mm lang sein.
    .title = Drucken
printing-sheets-index-score = Drücke eine Rille über den Bogen, von Strichmarke zu Strichmarke, mit Lineal und stumpfer Klinge.
    .title = Rillen
printing-sheets-index-cut = Schneide an den Eckmarken. Falte jede Karte in der Mitte, Gitter nach innen. Lass die Laschen noch flach.
    .title = Schneiden, falten
printing-sheets-index-play = Klappe die Karte auf und nimm einen Bleistift. Die Regeln sind in der Datei, die wie dein Spiel heißt.
    .title = Spielen
printing-sheets-index-plan = Was du für ein Spiel druckst
printing-sheets-index-numbers = Zahlen sind Seiten der Datei darüber.
# Was eine Datei hat, zum Beispiel: Rotator: Regeln; Hilfskarten.
printing-sheets-index-game = { $title }: { $parts }.
printing-sheets-index-both-sides = Beidseitig, an der langen Kante gewendet, 100{ "\u00A0" }%.
printing-sheets-index-one-side = Einseitig, 100{ "\u00A0" }%.
printing-sheets-index-stiff = Karton, 200 bis 300{ "\u00A0" }g/m².
printing-sheets-index-saved-ink = Karten, so viele auf einen Bogen passen, in der Gestaltung { $text }: Ein Bogen braucht so viel Tinte wie { $count ->
        [one] { $count } Brief
       *[other] { $count } Briefe
    }. In { $title }, wie eine Druckerei sie druckt, wären es { $other_count }.
printing-sheets-index-full-ink = Für die Druckerei: eine Karte in { $title }, PDF/X-4 in CMYK mit Beschnitt; Falz- und Schnittlinien auf eigenen Platten.
printing-sheets-index-card = Karten, so viele auf einen Bogen passen. Rille die Falze, schneide an den Marken, falte in der Mitte.
    .how = Innen matt, damit ein Bleistift schreibt.
printing-sheets-index-one-sided = Die Karte für Drucker, die nur einseitig drucken: rillen, schneiden, nach hinten falten, kleben.
    .how = Dünnes Papier, 120 bis 160{ "\u00A0" }g/m²: Es wird doppelt.
printing-sheets-index-press = Für die Druckerei: eine Karte, PDF/X-4 in CMYK mit Beschnitt; Falz- und Schnittlinien auf eigenen Platten.
    .how = Bestelle sie beschnitten, am Falz gerillt, außen glänzend und innen matt (ungestrichen).
printing-sheets-index-avery = Amerikanisches Format auf perforierten Letter-Bogen ({ $text }): vier je Bogen, an einer Perforation gefaltet.
    .how = Trenne die Karten, aber nicht an der Perforation im Falz.
printing-sheets-index-sattleford = Der Streifen auf faltbaren A4-Bogen ({ $text }): fünf Karten je Bogen, schon gerillt.
    .how = Nimm die Karten heraus und falte sie in der Mitte.
printing-sheets-index-hints = Für alle, die Connector spielen, das Rätsel auf der Rückseite: welche Karte wohin, ohne die Lösungen.
printing-sheets-index-proof = Nur für die Organisation: die Lösungen, mit aufeinandergelegten Karten in echter Größe.
    .how = Eigene Texte: { $command }
printing-sheets-index-puzzles = Neunzehn { $title } von leicht bis sehr schwer. Zuerst die Regeln, zuletzt die Lösungen.
    .how = Mehr davon, oder ein Heft: { $command }
printing-sheets-index-calibrate = Ein Bogen, der zeigt, wie weit die Rückseite deines Druckers versetzt ist.
    .how = Folge den Schritten darauf, dann: { $command }
printing-sheets-calibrate-title = Kalibrierbogen
printing-sheets-calibrate-front = Vorderseite
printing-sheets-calibrate-back = Rückseite
printing-sheets-calibrate-corrected = Gedruckt mit der Korrektur { $text }
printing-sheets-calibrate-print-long = Drucke beide Seiten auf ein Blatt Papier, mit 100{ "\u00A0" }%, an der langen Kante gewendet.
printing-sheets-calibrate-print-short = Drucke beide Seiten auf ein Blatt Papier, mit 100{ "\u00A0" }%, an der kurzen Kante gewendet.
printing-sheets-calibrate-meet = Halte das Blatt gegen ein Fenster, diese Seite zu dir. Bei A, B, C und D treffen sich Linien beider Seiten. Suche die, die auf der anderen Seite gerade weitergeht, mit derselben Zahl auf beiden Seiten; kleine Striche sind Viertelmillimeter. Schreibe die vier Zahlen auf.
printing-sheets-calibrate-meet-again = Halte das Blatt gegen ein Fenster, diese Seite zu dir. Bei A, B, C und D sollten sich jetzt die mittleren Linien treffen, 0 und 0. Dann stimmen Versatz und Drehung. Wenn nicht, suche die Linie, die auf der anderen Seite gerade weitergeht, mit derselben Zahl auf beiden Seiten; kleine Striche sind Viertelmillimeter. Schreibe die vier Zahlen auf.
printing-sheets-calibrate-offset = Versatz: { $command }
printing-sheets-calibrate-skew = Drehung: { $command } Grad
printing-sheets-calibrate-measure = Miss die Linien E und F auf der Rückseite mit einem guten Lineal.
printing-sheets-calibrate-scale = Maßstab: { $command }
printing-sheets-calibrate-save = Speichere das Ergebnis unter einem Namen deiner Wahl, zum Beispiel
printing-sheets-calibrate-saved = und drucke Karten mit { $command }.
printing-sheets-calibrate-add = Das ist der verbleibende Fehler. ADDIERE ihn zu den gespeicherten Werten, zum Beispiel mit diesem Befehl in einer Zeile:
printing-sheets-calibrate-added = Ohne { $command } würde er die gespeicherten Werte ersetzen.

## At the edge of a sheet of cards: how to print and fold it

printing-sheets-sheet-number = Bogen { $number }
printing-sheets-slug-front = Vorderseite
printing-sheets-slug-back = Rückseite
printing-sheets-slug-full-size = mit 100 % drucken
printing-sheets-slug-long = an der langen Kante wenden
printing-sheets-slug-short = an der kurzen Kante wenden
printing-sheets-slug-manual = den Stapel an der langen Kante wenden
printing-sheets-slug-none = nach hinten falten und zusammenkleben
printing-sheets-printer = Drucker { $text }
# beside the mark of a fold; numbered where there are more folds
printing-sheets-fold-glue = { $count ->
        [0] Klebefalz: nach hinten
       *[other] Klebefalz { $count }: nach hinten
    }
printing-sheets-fold = Falz { $number }: in der Mitte
printing-sheets-fold-flap = Klappe
