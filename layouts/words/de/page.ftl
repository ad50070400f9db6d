# Was die Seite für Telefone in allen Spielen sagt, und in den Gitterspielen.

page-language = Sprache
page-back = Zurück
page-next = Weiter
page-skip = Überspringen
page-done = Fertig
page-close = Schließen
page-why = Warum?
page-menu = Menü

## Solange noch nichts zu sehen ist, oder keine Antwort

page-moment = Einen Moment …
page-looking-for-table = Der Tisch wird gesucht.
page-reconnecting = Die Verbindung wird wiederhergestellt.
    .short = Neu verbinden …
page-trying-again = Neuer Versuch, den Server zu erreichen …
page-no-server = Der Server ist nicht zu erreichen.
page-no-server-now = Der Server ist gerade nicht zu erreichen.
page-stale = Das Spiel ist weitergegangen. Sieh noch einmal hin.
# Auf dem Knopf, der getippt wurde.
page-sending = Wird gesendet …

## Tische, und wie Telefone dazukommen

page-tables-to-organise = Zeig jedem Tisch seinen eigenen Code, oder öffne einen Tisch als Spielleitung.
page-which-table = An welchem Tisch sitzt du?
# Der Text ist der Code.
page-room-code = Tischcode { $text }
page-room-code-field = Tischcode
page-be-host = Leitung übernehmen
page-join = Mitspielen
page-join-table = Am Tisch mitspielen
# Der Titel ist der des Spiels.
page-join-game = { $title }: mitspielen
page-host-shows-code = Die Spielleitung zeigt ihn auf ihrem Schirm.
page-no-seats = Dieses Spiel geht ohne Plätze weiter. Sieh auf den Schirm der Spielleitung.
page-host-names-players = Die Spielleitung trägt die Namen ein. Diese Seite geht von selbst weiter.
page-host-chooses-game = Die Spielleitung wählt ein Spiel. Diese Seite geht von selbst weiter.
page-goes-on-by-itself = Diese Seite geht von selbst weiter.
# Auf einem Platz am Tisch, wo nur kurze Wörter hinpassen.
page-you = du
page-taken = besetzt
page-free = frei
page-seat = Platz { $number }
page-your-name = Dein Name
page-your-symbol = Dein Zeichen
page-who-are-you = Wer bist du?
page-where-do-you-sit = Wo sitzt du?
page-all-taken = Alle Plätze sind besetzt.
    .about = Bitte die Spielleitung, einen Platz frei zu machen.
    .named = Ist einer davon deiner? Bitte die Spielleitung, ihn frei zu machen oder dir seinen Code zu geben.
page-seat-code = Code deines Platzes
page-sit-down = Hinsetzen
page-stand-up = Aufstehen
page-name-first = { desk-refused-nameless }
page-tap-name-first = Tippe zuerst auf deinen Namen.
page-tap-seat-first = Tippe zuerst auf einen Platz.
page-code-first = Tippe den Code ein, den der Schirm der Spielleitung zeigt.
# Der Text ist das gewünschte Zeichen.
page-symbol-taken = Gerade hat jemand anders { $text } genommen. Dein Zeichen ist { $symbol }.
page-qr-table = QR-Code, der { $text } auf einem Telefon öffnet
page-you-want-to-be = Du möchtest { $who } sein
page-you-are-phone = Du bist Telefon { $number }. Die Spielleitung muss dich einlassen.
page-withdraw = Doch nicht
page-you-have-seat = Du hast einen Platz
page-wait-for-host = Warte, bis alle anderen sitzen und die Spielleitung beginnt.
page-table-from-above = Der Tisch von oben

## Die Spielleitung bereitet ein Spiel vor

page-which-game = Was spielt ihr?
page-alone = Allein gegen den Computer
page-two-minutes = Einführung, 2 Minuten
page-about = { $game ->
    [rotator] Allein bohrst du dich durch ein Brett, das sich dreht.
   *[reflector] Zu zweit. { territory-variant-reflection }
    [deflector] Zu dritt bis fünft. Ablenker schicken Schüsse weiter.
    [attack-defend] Zu zweit. Bluff mit Karten: Angriff gegen Verteidigung.
    [defector] Ab sechs Personen. Bündnisse, und wie sie enden.
    [tactics-joker] Zwei Heere auf einem Tisch aus Karten. Halte drei Burgen.
    }
# Ein Spiel, das jemand ergänzt hat.
page-about-other = Für { $count } Personen. Was geschieht, tippst du ein, Zeile für Zeile.
page-about-other-range = Für { $lowest } bis { $highest } Personen. Was geschieht, tippst du ein, Zeile für Zeile.
page-another-game = Ein anderes Spiel
page-how-many = Wie viele spielen mit?
page-player-fewer = Eine Person weniger
page-player-more = Eine Person mehr
page-players = { $count } Personen
# Die Adresse steht zwischen diesem Text und dem nächsten.
page-scan-or-open = Zum Mitspielen scannen, oder öffnen:
page-with-room-code = mit dem Tischcode { $text }
page-who-sits-where = Wer sitzt wo?
page-who-has-sat-down = Wer schon sitzt
page-tap-seats-around = Tippe auf einen Platz, um einen Namen einzutragen, im Uhrzeigersinn.
page-tap-seats = Tippe auf einen Platz, um selbst dort zu sitzen, um jemanden ohne Telefon einzutragen oder um ihn frei zu machen.
page-how-grids-lie = Wie die Gitter liegen
# Ob Gitter sich mit ganzen Seiten berühren.
page-layout = { $form ->
    [full] ganz
   *[partial] teilweise
    }
page-variants = Varianten
# Wie die Regeln sie nennen; im Protokoll steht immer der englische Name.
page-variant = { $variant ->
    [ricochet] Querschläger
    [reflection] Gegengabe
    [safety] Schutz
    [deluxe] Deluxe
    [team-victory] gemeinsamer Sieg
   *[short] kurzes Spiel
    [races] Völker
    [fog] Nebel
    [dead-out] Tote scheiden aus
    }
    .about = { $variant ->
    [ricochet] { territory-variant-ricochet }
    [reflection] { territory-variant-reflection }
    [safety] { territory-variant-safety }
    [deluxe] { territory-variant-deluxe }
    [team-victory] { territory-variant-team-victory }
   *[short] Endet nach einer festen Zahl von Runden. Ab drei Personen gewinnen 9 Knoten sofort.
    [races] { tactics-variant-races }
    [fog] { tactics-variant-fog }
    [dead-out] { tactics-variant-dead-out }
    }
page-units-on-castles = { $count ->
    [one] { $count } Einheit auf jeder Burg
   *[other] { $count } Einheiten auf jeder Burg
    }
page-rounds-limited = Endet nach { $count } Runden
page-rounds-unlimited = Keine Grenze der Runden
# Für Vorleseprogramme: die Zeichen - und + neben einer Zahl.
page-fewer = { $form ->
    [start] Einheiten
   *[rounds] Runden
    }: weniger
page-more = { $form ->
    [start] Einheiten
   *[rounds] Runden
    }: mehr
page-seats-free = { $count } von { $of } Plätzen { $count ->
    [one] ist
   *[other] sind
    } frei
page-begin = Beginnen
# Wer auf einem Platz spielt.
page-phone = Telefon
page-no-phone = ohne Telefon
page-seat-with-phone = Hier sitzt { $who } mit einem Telefon.
page-free-seat = Platz frei machen
page-name = Name
page-symbol = Zeichen
page-take-name = Diesen Namen nehmen
page-plays-without-phone = Spielt ohne Telefon
page-sit-here-myself = Hier sitze ich selbst
page-or-computer = Oder hier spielt der Computer:

## Der Computer spielt mit

page-strength = { $strength ->
    [easy] leicht
   *[medium] mittel
    [hard] schwer
    }
page-how-strong = Wie stark
page-computer = Computer, { page-strength }
page-sealed = versiegelt: { $text } …
page-computer-thinks = { $who } (Computer) denkt nach …
# Damit der Computer sich beeilt.
page-now = Jetzt
page-advice =
    .on = Rat nach deinen Schüssen: an
    .off = Rat nach deinen Schüssen: aus
page-who-plays = Wer spielt?
page-who-plays-for = Wer spielt für { $who }?
page-computer-plays = Der Computer spielt ({ page-strength }).
page-person-plays = Ein Mensch spielt, ohne Telefon.
page-person-goes-on = Ein Mensch spielt weiter
    .about = Spielt ein Mensch für { $who } weiter, sieht er, was { $who } verbirgt.
# Sekunden, bis der Computer schießt. Die ersten beiden stehen nebeneinander, wie ein Satz beginnt.
page-pace = { $form ->
    [0] Sofort
    [1.5] nach 1,5 s
    [2.5] 2,5 s
    [5] 5 s
   *[wait] wenn alle markiert haben
    }
    .label = Wann der Computer schießt
page-against-computer = Gegen den Computer

## Einführungen: zwei Minuten für jedes Spiel, Schritt für Schritt

page-introduction-lost = Die Einführung ist gerade nicht zu laden. Versuche es noch einmal.
page-introduction-none = Zu diesem Spiel gibt es noch keine Einführung.
page-introduction-turning = Das Brett dreht sich nach jedem Zug um eine Vierteldrehung
page-example = Ein Beispiel
page-introduction = { $title }, { $number } von { $of }
page-tap = Tippe auf { $space }.
page-introduction-nodes =
    Du versteckst fünf Knoten in einem Gitter, das sonst niemand sieht. Um jeden Knoten liegt seine Reichweite: alle
    Felder bis zu zwei Schritte entfernt.
page-introduction-enter =
    In deinem Zug schießt du auf ein Feld in einem fremden Gitter. Du kommst von der Seite herein, die deines
    berührt.
    .then =
        „Leer“: { territory-answer-null.about }. Du hältst jetzt E1, also schreibst du dein Zeichen darauf.
page-introduction-neighbours =
    Von einem Feld, das du genommen hast, gehst du auf die Felder daneben weiter, nie schräg.
    .then =
        „Nah“: Es ist in der Reichweite eines Knotens, also ist ein Knoten höchstens zwei Schritte entfernt.
        Schraffiere es und schreibe dein Zeichen.
page-introduction-take =
    Jetzt finde den Knoten.
    .then =
        „Knoten“: Du nimmst ihn mit seiner ganzen Reichweite. Wer Knoten nimmt, gewinnt.
page-introduction-reflection =
    Gegengabe: Für jedes Feld, das du nimmst, bekommt die andere Person dasselbe Feld in deinem Gitter. Überlege also,
    bevor du schießt: Was liegt dort bei dir?
page-introduction-all-five-nodes =
    Du gewinnst, wenn du alle fünf Knoten im anderen Gitter beherrschst.
page-introduction-deflectors =
    Jedes Brett verbirgt auch zwanzig Ablenker.
    .then =
        Der Ablenker ist verbraucht, und der Schuss geht weiter: auf dasselbe Feld im nächsten Gitter.
page-introduction-nodes-to-win =
    Zu dritt gewinnen 10 Knoten, zu viert 13, zu fünft 15. Wer keine Basis mehr hat, scheidet aus.
page-introduction-alliances =
    Zwei können sich verbünden: Sie nennen einen Knoten als ihr geheimes Band und nutzen ihr Gebiet gemeinsam. Nimmt
    jemand anderes das Band, reißt es, und das Bündnis ist für immer zu Ende.
page-introduction-more-than-half =
    Du gewinnst allein: wenn du mehr als die Hälfte aller Knoten beherrschst. So endet jedes Bündnis.
page-introduction-castles =
    Jede Seite beginnt mit je drei Einheiten auf zwei Burgen, den Ecken des Tisches. In deinem Zug können deine
    Burgen weitere Einheiten bringen; dann ziehst du bis zu dreimal.
page-introduction-armies =
    Wer zieht, bringt Einheiten eines Heeres auf ein Feld, das ihres berührt, an einer Seite oder Ecke. Auf einem
    Feld stehen höchstens sechs, und keine Einheit zieht in einem Zug mehr als zweimal.
page-introduction-ground =
    Kreuz ist Wald, Pik ist Berg. Eine Einheit, die von anderem Gelände kommt, würfelt: Mit 4 bis 6 gelangt sie
    hinein. Auf einem Buben oder einer Dame kommt einmal eine Einheit aus deiner Reserve dazu.
page-introduction-battles =
    Betrittst du ein feindliches Feld, wird gekämpft. Jede Seite zählt einen Würfel für jede Einheit, den Wert ihrer
    Karte und 1 für jede eigene Einheit neben dem Kampf. Die kleinere Summe verliert Einheiten und muss weichen.
page-introduction-three-castles =
    Du gewinnst, wenn du am Anfang deines Zuges drei Burgen hältst, oder wenn die andere Seite keine Einheit mehr
    auf dem Tisch hat.
page-introduction-sides =
    Die Verteidigung spielt die schwarzen Hälften der Karten, der Angriff die weißen. Wer fünf Punkte hat, gewinnt.
page-introduction-actions =
    In deinem Zug ziehst du eine Karte, dann hast du zwei Aktionen. Auch eine Karte ablegen oder noch eine ziehen
    ist eine Aktion.
page-introduction-defending =
    Die Verteidigung legt Karten verdeckt auf Stufe 1 und dreht sie weiter, mit jeder Aktion eine Stufe. Auf Stufe 3
    zählt eine +1 für sie, auf Stufe 4 eine +2. Sie darf eine solche Karte jederzeit aufdecken.
page-introduction-attacking =
    Der Angriff benutzt Karten von der Hand oder dreht verdeckte Karten der Verteidigung um. Ab Stufe 2,
    manchmal schon ab Stufe 1, zählt dort eine +1 oder +2 für ihn. Aber eine Karte kann eine Falle sein: eine −1 oder eine
    Wirkung, die schadet.
page-introduction-score-cards-in-the-hand =
    Am Ende jedes Zuges des Angriffs zählt jede +1 und +2 auf seiner Hand für die Verteidigung. Der Angriff wird sie also
    rechtzeitig los.
page-introduction-falling =
    Du stehst oben auf einem Brett aus Fels. Nach jedem Zug dreht sich das Brett um eine Vierteldrehung, und du
    fällst.
page-introduction-drilling =
    Du fällst durch offene Felder. Nach dem Fall darfst du nach unten bohren: Ein Feld ist kostenlos, das zweite und
    dritte kosten je einen Schub. Du hast zehn Schübe.
page-introduction-collapse =
    Felder, die du berührt hast, bleiben drei Züge lang offen. Dann stürzen sie ein. Stehst du dann auf einem, hast
    du verloren.
page-introduction-nodes-in-the-rock =
    Bohrst du in einen Knoten, öffnet sich seine ganze Reichweite, und dein nächster Zug darf auf jedem ihrer Felder
    beginnen.
page-introduction-the-bottom =
    Du hast gewonnen, wenn du die unterste Reihe erreichst: Reihe 10 von Blau. Weniger Schübe sind besser, dann
    weniger Züge.

## Regelungen

page-all-rulings = Alle Regelungen
page-ruling = Regelung { $text }

## Bretter, vor dem Spiel

page-boards = Bretter
page-board-set = Dein Brett steht
page-waiting-for = Warten auf { $players }.
page-players-without-phone = Wer kein Telefon hat
    .about = Diese Leute zeichnen ihr Brett auf Papier und antworten laut. Du tippst, was sie sagen.
page-has-board-on-paper = { $who } hat ein Brett auf Papier
page-your-board = Dein Brett
    .alone = Dein Brett; sonst sieht es niemand
    .shown = Dein Brett, nur für dich
    .own = Dein eigenes Brett
page-at-random = Zufällig
page-clear = Leeren
# Der Text ist zum Beispiel: 3 von 5
page-nodes-set = { $text } Knoten
page-deflectors-set = { $text } Ablenker
page-so-many-of = { $count } von { $of }
page-all-nodes-set = Alle fünf Knoten sind da. Tippe auf einen, um ihn wegzunehmen, oder ziehe ihn.
page-all-deflectors-set = Alle Ablenker sind da. Tippe auf einen, um ihn wegzunehmen, oder ziehe ihn.
page-something-there = Auf { $space } ist schon etwas.
page-where-board = Wo wird dein Brett aufbewahrt?
page-way = { $form ->
    [given] Computer
    [kept] Dieses Telefon
   *[paper] Papier
    }
    .about = { $form ->
    [given] Der Computer kennt dein Brett und antwortet für dich. Sonst sieht es niemand.
    [kept] Das Brett bleibt auf diesem Telefon, und du antwortest. Am Ende beweist das Telefon deine Antworten.
   *[paper] Zeichne dein Brett nur auf Papier. Du beantwortest die Fragen.
    }
page-board-on-paper = Mein Brett ist auf Papier
page-this-is-my-board = Das ist mein Brett
# Was noch zu setzen ist.
page-tap-to-place = Tippe deine Knoten ins Gitter
page-still-nodes = Noch { $count } Knoten
page-still-deflectors = Noch { $count } Ablenker
page-still-both = { page-still-nodes } und { $other_count } Ablenker

## Gitter

# Was auf einem Feld liegt, für Vorleseprogramme: B2, schraffiert, Knoten von Ann, gehalten von Ann
page-grid-shaded = schraffiert
page-grid-node = Knoten
page-grid-node-of = Knoten von { $who }
page-grid-used = Ablenker, verbraucht
page-grid-deflector = Ablenker
page-grid-held = gehalten von { $who }
page-grid-legal = darfst du wählen
page-grid-chosen = gewählt
page-grid-of = Gitter von { $grid }
    .open = Gitter von { $grid }, darauf darf geschossen werden
page-your-grid = Dein Gitter
# Ein Gitter, das niemandem gehört, zum Beispiel I1.
page-island = Insel { $grid }
page-all-grids = Alle Gitter

## Im Spiel

page-your-turn = Du bist am Zug
page-turn-of = { $who } ist am Zug
page-you-are-asked = Du wirst gefragt
page-is-asked = { $who } wird gefragt
page-chooses = { $who } wählt
page-dice-of = Würfel von { $who }
page-paused = Die Spielleitung hat eine Pause eingelegt.
# Ob der Leser schießt oder jemand ohne Telefon; und ob auf das eigene Gitter.
page-cannot-shoot = { $taker ->
    [you] Du kannst
   *[other] { $who } kann
    } gerade nicht auf { $whose ->
    [you] dein eigenes
   *[other] { $grid }
    } { $space } schießen. Tippe auf ein leuchtendes Feld.
page-shoot-at = { $taker ->
    [you] Schießt du
   *[other] Schießt { $who }
    } auf { $whose ->
    [you] dein eigenes
   *[other] { $grid }
    } { $space }?
# Was ein Schuss kostet: wer das Feld nimmt, wer dafür eines bekommt, und in wessen Gitter.
page-cost = { $taker ->
    [you] Nimmst du es
   *[other] Nimmt { $who } es
    }, { $getter ->
    [you] bekommst du
   *[other] bekommt { $other }
    } { $space } { $whose ->
    [you] in deinem Gitter
   *[other] im Gitter von { $grid }
    }.
page-costs-nothing = Es kostet nichts.
page-you-no-shot = Du hast keinen erlaubten Schuss.
page-no-shot = { $who } (ohne Telefon) hat keinen erlaubten Schuss.
page-pass = Passen
page-tap-glowing = Tippe auf ein leuchtendes Feld.
page-tap-called = { $who } (ohne Telefon): Tippe auf das Feld, auf das geschossen wird.
page-not-yet = Noch nicht
page-shoot = Schießen
page-nobody-has-shot = Noch hat niemand geschossen.
# Was auf Papier zu radieren ist.
page-take-back-mark = wegradieren: { $text }
# Wie viele Marken noch von Hand zu machen sind.
page-on-paper = Auf Papier ({ $count })
page-all-marked = Alles markiert
page-waiting-for-marks = Noch beim Markieren: { $players }
page-hold = Halten: dein Brett sehen
page-nodes = { $count } Knoten
    .title = Knoten
page-nodes-of = { territory-counted-nodes }
page-out-of-the-game = { territory-out }
page-allied-with = mit { $players }
page-round = Runde
page-pass-phone = Gib das Telefon an { $who } weiter

## Antworten

page-answer = { $answer ->
   *[null] { territory-answer-null }
    [owned] { territory-answer-owned }
    [node] { territory-answer-node }
    [deflector] { territory-answer-deflector }
    [clear] { territory-answer-clear }
    }
    .title = { $answer ->
   *[null] Leer
    [owned] Nah
    [node] Knoten
    [deflector] Ablenker
    [clear] Frei
    }
    .about = { $answer ->
   *[null] { territory-answer-null.about }
    [owned] { territory-answer-owned.about }
    [node] { territory-answer-node.about }
    [deflector] { territory-answer-deflector.about }
    [clear] { territory-answer-clear.about }
    }
page-asked = { $taker ->
    [you] Was ist auf { $space } deines Gitters?
   *[other] { $who }: Was ist auf { $space }?
    }
page-asked-run = { $taker ->
    [you] Was trifft der Schuss auf deinem Gitter zuerst, von { $space } an?
   *[other] { $who }: Was trifft der Schuss von { $space } an zuerst?
    }
page-asked-conceded = { $taker ->
    [you] { $space } ist deine Gegengabe. Was ist darauf?
   *[other] { $who }: { $space } ist die Gegengabe. Was ist darauf?
    }
page-asked-more = { $form ->
    [retained] Welche davon sind auch in der Reichweite eines anderen Knotens dieses Gitters?
    [nodes] Auf welchen davon ist ein Knoten?
   *[deflectors] Welche davon haben einen unverbrauchten Ablenker?
    }
page-board-says = Dein Brett sagt: { page-answer }.
page-board-says-on = Dein Brett sagt: { page-answer } auf { $space }.
page-promised-board-missing = Das versiegelte Brett ist nicht auf diesem Telefon.
page-where-met = Wo wird zuerst getroffen: { page-answer }?
# Der Text ist eine Antwort, oder es sind Felder.
page-answer-this = { $text } antworten
    .question = { $text } antworten?
page-board-says-that = Dein Brett sagt { $text }.
page-tap-all = Tippe auf alle, die zutreffen
page-none-of-them = keines davon
    .title = Keines davon
page-not-counted = Genommene Knoten zählen nicht: { $text }.
page-these = Diese { $count }

## Bündnisse

page-alliances = Bündnisse
    .offered = Bündnisse: { $count ->
    [one] { $count } Angebot
   *[other] { $count } Angebote
    }
page-you-are-allied = Du bist verbündet mit { $players }.
page-link = Band: { $place }
page-master = Hauptband: { $place }
page-place-of = { $place }
page-offers-alliance = { $who } bietet dir ein Bündnis an.
page-decline = Ablehnen
page-accept = Annehmen
    .about = Nimmst du an, nennst du { $role ->
    [link] das Band
   *[master] das Hauptband
    }: einen Knoten, den jemand von euch beherrscht. Nimmt ihn jemand anderes, zerbricht das Bündnis.
page-you-have-asked = Du hast { $who } gefragt.
page-take-offer-back = Angebot zurückziehen
page-ask-somebody = Jemanden fragen
page-offer-to = { $who } ein Bündnis anbieten
page-offer-in-your-turn = Anbieten kannst du, wenn du am Zug bist.
page-name-link-or-master = { $role ->
    [link] Band nennen
   *[master] Hauptband nennen
    }
    .about = Nur das Bündnis weiß, welcher Knoten es ist.
page-node-on-your-board = Ein Knoten auf deinem eigenen Brett
page-this-one = Dieser
page-leave-alliance = Bündnis verlassen
    .question = Das Bündnis verlassen?
    .about = { territory-sheets-panel-divided }
page-stay = Bleiben
page-leave = Verlassen

## Das Ende

page-show-board = Mein Brett zeigen
    .about = Dein Brett ist noch auf diesem Telefon. Zeig es, um zu beweisen, dass deine Antworten stimmten.
page-boards-prove = Was die Bretter beweisen
page-player = Name
page-tally = Wertung
page-kept-secret = bleibt geheim
page-won-games = Gewonnene Spiele: { $options }
page-nobody-played = Niemand hat gespielt.
page-watch-again = Das Spiel noch einmal ansehen
page-where-in-game = Stelle im Spiel
page-replay-pause = Pause
page-replay-play = Abspielen
page-replay-on = Weiter

## Der Tisch für alle im Raum

page-table-view = Tischansicht
page-hosts-screen = Schirm der Spielleitung
page-face-down = Verdeckte Karten von { $who }
    .label = Verdeckte Karten von { $who }
page-deck-and-discard = Stapel { $count } · Ablage { $other_count }

## Das Menü, und was nur die Spielleitung tut

page-host = Leitung
    .menu = Leitung: Plätze, Rücknahme, Pause
page-seat-played-by-computer = spielt der Computer ({ page-strength })
page-seat-no-phone = hat kein Telefon: Du spielst, was angesagt wird
page-seat-phone = hat ein Telefon
page-seat-phone-closed = hat ein Telefon, aber die Seite ist gerade zu
page-code = Code
page-seat-of = Der Platz von { $who }
page-free-seat-of = Platz von { $who } frei machen
    .about = Das Telefon von { $who } verliert den Platz. Du entscheidest, welches ihn bekommt.
    .board = Wenn { $who } das Brett auf dem Telefon behielt, ist es nur dort.
        Mit einem anderen antwortet { $who } von Papier und kann nicht beweisen, dass die Antworten stimmen.
page-leave-it = So lassen
page-take-back = Zurücknehmen
page-take-back-what = Zurücknehmen: { $text }
page-this-takes-back = Damit wird zurückgenommen: { $text }.
page-take-it-back = Zurücknehmen
page-known-by-now = { terminal-known-by-now }
page-reason = Warum (alle können es lesen)
page-pause = Pause
page-go-on = Weiter
page-save-record = Protokoll speichern
page-to-print = Um den Spielstand zu drucken: { $example }
page-record-shows-boards = Die Datei zeigt alle Bretter, deines und die der anderen.
page-record-shows-all = Die Datei zeigt alles, was verborgen ist.
page-are-you-sure = Bist du sicher?
    .about = Wer die Datei öffnet, sieht alles, auch jetzt, vor dem Ende.
page-save-all-the-same = Trotzdem speichern
page-yes-save = Ja, speichern
page-other-file = Das Spiel in eine andere Datei schreiben
    .about = { $reason }. Alles, was angenommen wurde, ist noch hier.
    .name = Name der neuen Datei, im selben Ordner
    .write = Schreiben und dort weiterspielen
page-nothing-accepted = { $reason }. Gerade wird nichts angenommen.
page-qr-seat = QR-Code, der den Platz weitergibt
page-scan-with-other = Scanne das mit dem anderen Telefon. Es gilt einmal. Oder tippe dort: { $text }
page-phone-wants = Telefon { $number } möchte { $who } sein.
page-seat-taken = Ein Telefon hat den Platz von { $who } übernommen.
page-refuse = Ablehnen
page-let-in = Einlassen
page-again = Noch einmal
    .about = Das Protokoll dieses Spiels ist dann von diesem Telefon weg. Speichere es vorher, wenn du es willst.
page-again-same = Noch einmal mit denselben Leuten
page-another-board = Ein anderes Brett
page-move-phone = Auf ein anderes Telefon
page-log = Was gespielt wurde
    .empty = { terminal-nothing-yet }
page-how-game-goes = Wie { $title } geht (2 Minuten)
page-sound =
    .on = Ton und Vibration: an
    .off = Ton und Vibration: aus
page-look-as = Ansehen als Platz { $number } dieses Telefons

## Die Website, die keinen Server braucht

page-site-fetching = Das Programm wird geladen
    .about = Beim ersten Mal dauert es eine Weile, danach geht es ohne Netz.
page-site-meanwhile = Unterdessen: wie die Spiele gehen
page-site-minutes = 2 Minuten
page-site-begin-anew = Neu beginnen
page-site-no-engine = Das Programm ist nicht zu laden. Gehe einmal ins Netz und öffne die Seite noch einmal.
page-site-no-webassembly = Dieser Browser hat kein WebAssembly, und ohne geht es nicht. Öffne die Seite in einem anderen.
page-site-record-at-fault = In diesem Protokoll ist ein Fehler: { $reason }
page-site-hosts-screen = Zurück zum Schirm der Spielleitung
page-site-again = Neues Spiel, oder ein Protokoll fortsetzen
    .about = Das Spiel auf diesem Telefon ist dann weg. Speichere vorher sein Protokoll, wenn du es behalten willst.
page-site-new = Neues Spiel
page-site-go-on = Ein Protokoll fortsetzen
page-site-open = Öffnen
