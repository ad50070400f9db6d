# Die Schirme der Spiele auf Telefonen. Knöpfe und Schilder haben wenig Platz: kurz fassen.
# Ein … am Ende eines Knopfes sagt, dass noch eine Frage kommt.

## Alle Spiele

page-games-wait = Warte auf die andere Seite.
page-games-none = keine
page-games-over = Das Spiel ist aus
page-games-before-play = Vor dem Spiel
page-games-won = Gewonnen: { $players }.

## Das Ende eines Spiels

page-games-wins = { $players } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
page-games-draw = Unentschieden
# Der Titel sagt, wie stark der Computer spielte, der Text ist sein Startwert.
page-games-played-by-computer = Für { $player } spielte der Computer ({ page-strength }), Startwert { $text }.
page-games-audit = Der Befehl companion audit rechnet seine Wahlen aus dem Protokoll nach.
page-games-print = Zum Andenken drucken
page-games-level = { $form ->
        [easy] { rotator-sheets-level-easy }
        [medium] { rotator-sheets-level-medium }
        [hard] { rotator-sheets-level-hard }
       *[expert] { rotator-sheets-level-expert }
    }

## Ein Telefon für alle

page-games-nobody-looks = Jetzt schaut sonst niemand hin.
page-games-i-am = Ich bin { $who }
page-games-back = Zurück zum Tisch

## Ein Schirm aus Zeilen, für Spiele ohne eigenen

page-games-moves = Was du tun darfst ({ $count })
page-games-line = Eine Zeile des Protokolls
page-games-say = Sagen

## Attack/Defend: das Geben

page-games-deal = Karten geben
page-games-on-phones = Karten auf den Telefonen
    .about = Der Computer mischt. Deine Hand siehst du auf deinem Telefon.
    .refused = Dafür brauchen alle ein Telefon.
page-games-printed = Gedruckte Karten
    .about = Mischt und gebt je fünf. Die Telefone achten auf Folge und Punkte.

## Attack/Defend: was auf dem Tisch liegt

page-games-who-defends = Wer spielt die Verteidigung?
page-games-you-choose = Du wählst
page-games-points = { $count ->
        [1] { $count } Punkt
       *[other] { $count } Punkte
    }
# Wie viele Karten auf einer Hand sind; davor die Seite, wenn die Seiten feststehen.
page-games-hand-count = { $role ->
        [defender] Verteidigung, Hand
        [attacker] Angriff, Hand
       *[none] Hand
    }{ "\u00A0" }{ $count }
page-games-open-cards = Offene Karten
    .count = Offene Karten: { $count }
page-games-has-scored = Punkte von { $who }
    .list = Punkte von { $who }:
page-games-trash = Papierkorb
    .list = Papierkorb:
# Unter dem Rücken einer Karte: wo sie liegt. Sicher: nicht umzudrehen. Bekannt: der Leser kennt sie.
page-games-place = { $form ->
        [safe] sicher
        [seen] bekannt
       *[place] Platz
    } { $number }
page-games-card-level = Stufe { $level }
page-games-safe = jetzt nicht umzudrehen
page-games-known = halten zum Ansehen

## Attack/Defend: deine Hand

page-games-hand = Deine Hand: halten zum Ansehen
    .empty = Deine Hand ist leer
page-games-card = Karte { $number } von { $of }
page-games-discards = Oben auf der Ablage: halten zum Ansehen
page-games-discard = Ablage, Karte { $number } von oben
page-games-for-side = für { $role ->
        [attacker] den Angriff
       *[defender] die Verteidigung
    }
page-games-from-level = Ab Stufe { $level }:
page-games-word = Ein Wort auf ihrer Rückseite
    .about = Nur dieses Telefon zeigt es, aber wer auf deinen Schirm sieht, kann es lesen.
    .label = Ein Wort, zum Beispiel Falle?
    .write = Schreiben
page-games-word-new = Auf die Rückseite schreiben
page-games-word-other = Anderes Wort

## Attack/Defend: was du sagen darfst

page-games-for = Für { $who }
page-games-play-first = Zuerst eine verdeckte Karte spielen?
    .other = { $who }: zuerst eine verdeckte Karte spielen?
page-games-play-card = Karte spielen
page-games-not-now = Jetzt nicht
page-games-too-low = Auf ihrer Stufe lässt sich diese Karte nicht spielen.
page-games-tap-card = Tippe auf die Karte, die du spielst.
page-games-tap-hand = Tippe auf eine Karte deiner Hand.
page-games-tap-hand-cards = Tippe auf { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } deiner Hand. Die letzte kommt nach oben.
page-games-tap-discard = Tippe auf eine Karte der Ablage.
page-games-tap-face-down = Tippe auf eine verdeckte Karte.
page-games-tap-wager = Nimm an, oder tippe auf Karten deiner Hand, um sie zu setzen.
page-games-tap-any = Tippe auf eine Karte, um zu sehen, was mit ihr geht.
page-games-prefer = { $role ->
        [attacker] Ich möchte angreifen
       *[defender] Ich möchte verteidigen
    }
page-games-side = { $role ->
        [attacker] Einig: Ich greife an
       *[defender] Einig: Ich verteidige
    }
page-games-wager = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } setzen
page-games-draw-card = { $pile ->
        [deck] Vom Stapel ziehen
       *[discard] Von der Ablage ziehen
    }
# Die Form .paper steht da, wo die Karten auf Papier sind: Das Telefon kennt die Karte nicht.
page-games-place-card = Verdeckt hinlegen
    .paper = Eine Karte verdeckt hinlegen
page-games-discard-card = Ablegen
    .paper = Eine Karte ablegen
page-games-use-card = Benutzen
    .paper = Eine Karte benutzen …
page-games-advance = Auf Stufe { $level } drehen
page-games-flip = Platz { $number } umdrehen
page-games-play = Platz { $number } spielen
page-games-end-turn = Zug beenden
    .actions = Zug beenden (noch { $count })
    .scored = Zug beenden mit { $count ->
        [0] keiner Punktkarte
        [one] { $count } Punktkarte
       *[other] { $count } Punktkarten
    }
page-games-choose-none = Keine wählen
page-games-keep = Keine Punktkarte: behalten
page-games-choose-place = Eine Karte legen
page-games-take-number = Nummer { $number } nehmen
# Was mit der getippten Karte geschieht.
page-games-choose = { $form ->
        [peek] Ansehen
        [lower] Senken
        [raise] Heben
        [flip] Umdrehen
        [trash] In den Papierkorb
        [return] Auf die Hand zurück
        [protect] Schützen
        [switch] Tauschen
        [place] Hinlegen
        [take] Nehmen
        [saddle] Der anderen Seite geben
        [discard] Ablegen
        [raid] Es ist eine Punktkarte …
       *[other] Wählen
    }
page-games-which-card = { attackdefend-which-card }
page-games-held = Jede +1 und +2 auf deiner Hand zählt für die Verteidigung. Tippe auf jede davon.
page-games-again = Von vorn

## Attack/Defend: das Ende

page-games-why-over = { $form ->
        [points] Fünf Punkte sind erreicht.
       *[deck] Der Stapel ist leer.
    }
page-games-hand-of = Hand von { $who }
page-games-all-face-down = Verdeckte Karten
page-games-on-place = { $text } auf Platz { $number }
page-games-seed = Gegeben wurde nach dem Startwert { $text }.

## Tactics Joker: vor dem Spiel

page-games-your-race = Dein Volk
page-games-race-of = Volk von { $who }
page-games-the-cards = Die Karten
page-games-race = { $form ->
        [elves] { tactics-race-elves }
        [dwarves] { tactics-race-dwarves }
        [kobolds] { tactics-race-kobolds }
        [humans] { tactics-race-humans }
       *[undead] { tactics-race-undead }
    }
    .title = { $form ->
        [elves] Elfen
        [dwarves] Zwerge
        [kobolds] Kobolde
        [humans] Menschen
       *[undead] Untote
    }
    .about = { $form ->
        [elves] mit 2 bis 6 in Wälder
        [dwarves] mit 2 bis 6 auf Berge
        [kobolds] 18 Einheiten; Burgen rekrutieren mit 4 bis 6; eine 6 im Kampf zählt 0
        [humans] ziehen viermal, davon einmal mit einer einzelnen Einheit
       *[undead] ziehen zweimal; getötete Feinde können dazukommen
    }
page-games-choose-race = { $players } { $count ->
        [one] wählt
       *[other] wählen
    } ein Volk.
page-games-players-lay = Die Karten werden ausgelegt.
page-games-deal-random = Zufällig auslegen
# Die Karten eines gedruckten Brettes kommen aus ein paar Buchstaben: seinem Startwert.
page-games-seed-label = Oder der Startwert auf eurem gedruckten Brett, zum Beispiel k7
    .use = Diesen nehmen
page-games-type-cards = Oder tippe die Karten auf eurem Tisch ein
page-games-row = Reihe { $number }, von A bis G: sieben Karten, zum Beispiel KS 2C AC 4S 3S X KH
    .next = Nächste Reihe
page-games-fog = Nebel: Wer die Karten eintippt oder den Startwert kennt, kennt den ganzen Tisch.

## Tactics Joker: im Spiel

page-games-your-dice = Deine Würfel
page-games-moves-left = noch { $count } { $count ->
        [one] Mal
       *[other] Mal
    } ziehen
page-games-moving = { $who } zieht.
page-games-castles = { $count } von 3 Burgen
page-games-units = { tactics-units }
page-games-reserve = { $count } in Reserve
page-games-dead = { $count } tot
# Die Karten, die einen Joker ersetzen.
page-games-stack = Stapel
# Wie es auf der Karte steht.
page-games-joker = Joker
page-games-offers-draw = { $who } bietet ein Unentschieden an.
page-games-no = Nein
page-games-agree = Einverstanden
page-games-offered = Du hast { $who } ein Unentschieden angeboten.
page-games-offer = Unentschieden anbieten
page-games-give-up = Aufgeben
    .sure = Aufgeben?
    .about = Dann gewinnt { $who }.

## Tactics Joker: was du tun darfst

# Der Grund ist eine der Zeilen unten, die klein beginnen; allein beginnen sie groß.
page-games-no-phone = { $who } (ohne Telefon): { $reason }
page-games-tap-castles = { $count ->
        [2] tippe auf zwei Burgen auf der Karte.
       *[other] tippe auf eine Burg auf der Karte.
    }
page-games-start-on = Auf { $castles } beginnen
    .empty = Beginnen
page-games-where-push = wohin geht das geschlagene Heer?
page-games-push = Nach { $space } drängen
    .empty = Tippe auf ein Feld
page-games-which-joker = welche Karte ersetzt den Joker?
page-games-put = { $card } hinlegen
    .empty = Tippe auf eine Karte
page-games-no-castle = keine Burg würfelt.
page-games-begin = Zug beginnen
page-games-castles-roll = die Burgen würfeln.
page-games-dice = { $count ->
        [1] ein Würfel
       *[other] { $count } Würfel
    }
page-games-roll-battle = { page-games-dice } für den Kampf.
page-games-roll-undead = { page-games-dice } für die Toten: Mit 4 bis 6 kommt einer dazu.
# Die Zahl ist das Kleinste, was ein Würfel zeigen muss, 0, wo nichts nötig ist.
page-games-roll-rough = { page-games-dice }, um hineinzukommen{ $number ->
        [0] { "" }
        [6] : 6
       *[other] : { $number } bis 6
    }{ $form ->
        [mixed] ; frische Einheiten zuerst
       *[alike] { "" }
    }.
page-games-end = Zug beenden
page-games-tap-army = tippe auf ein Heer, um mit ihm zu ziehen.
page-games-no-army = kein Heer kann ziehen.
page-games-where-to = wohin geht das Heer auf { $space }?
page-games-not-this = Dieses nicht
page-games-how-many = { $origin } nach { $space }: { $count ->
        [1] eine Einheit.
       *[other] wie viele?
    }
page-games-unit-count = Einheiten
page-games-tired = müde:
    .heard = Müde Einheiten darunter
page-games-rough = { $form ->
        [forest] Wald
       *[mountain] Berg
    }: Jede Einheit braucht { $number ->
        [6] 6
       *[other] { $number } bis 6
    }, um hineinzukommen.
# Chancen wie 45 %.
page-games-odds = { $player } gewinnt { $text }, { $other } { $title }.
    .nobody = { $player } gewinnt { $text }, { $other } { $title }, niemand { $form }.
page-games-percent = { tactics-percent }
    .under = unter { $count } %
    .over = über { $count } %
page-games-attack = Angreifen
page-games-move = Ziehen
page-games-throw = Für mich würfeln
page-games-tap-dice = Oder tippe an, was deine Würfel zeigen:
page-games-die = Ein Würfel
page-games-dice-shown = Würfel: { $dice }
    .empty = Würfel: noch keine
page-games-die-back = Einen zurücknehmen
page-games-these-dice = Diese Würfel
page-games-battle = Kampf um { $space }
# Die Köpfe einer Tabelle: Würfel, was die Karte zählt, was andere Heere beitragen, und die Summe.
page-games-sum-dice = { tactics-sheets-aid-dice }
page-games-sum-card = { tactics-sheets-aid-card }
page-games-sum-support = { tactics-sheets-aid-support }
page-games-sum-total = { tactics-sheets-aid-sum }
page-games-dice-count = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }

## Tactics Joker: die Karte, wie sie vorgelesen wird

page-games-map = Der Tisch
page-games-unseen = ungesehen
page-games-ground = { $form ->
        [castle] { tactics-ground-castle }
        [forest] { tactics-ground-forest }
        [mountain] { tactics-ground-mountain }
       *[plain] { tactics-ground-plain }
    }
page-games-recruit = { tactics-ground-recruit }
page-games-turned = umgedreht
page-games-army = Heer von { $who }
page-games-tired-units = { $count } müde
page-games-spent-units = { $count } erschöpft

## Rotator

page-games-which-board = Welches Brett?
page-games-letters = Die sieben Zeichen unter dem Rätsel
page-games-open-board = Dieses Brett öffnen
page-games-new-board = Oder ein neues
# Die wenigsten Schübe, mit denen ein Brett zu gewinnen ist, und in wie vielen Zügen.
page-games-par = Par: { $count ->
        [one] { $count } Schub
       *[other] { $count } Schübe
    } in { $round ->
        [one] { $round } Zug
       *[other] { $round } Zügen
    }.
page-games-where-start = Wo beginnst du? Eine Spalte der obersten Reihe.
page-games-took-node = Du hast einen Knoten genommen. Beginne auf einem Feld seiner Reichweite:
page-games-how-far = Du fällst. Wie viele Felder bohrst du dann?
# Wozu es führt, so weit zu bohren.
page-games-drill = { $form ->
        [blocked] versperrt
        [node] Knoten!
        [lost] verloren
        [won] gewonnen!
       *[free] frei
    }
    .boosts = −{ $count ->
        [one] { $count } Schub
       *[other] { $count } Schübe
    }
page-games-do-it = Los
page-games-boosts = { rotator-boosts }
    .left = { $count } von 10 Schüben übrig
page-games-through = Gewonnen in { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }.
page-games-collapsed = Dein Feld ist eingestürzt: verloren. Nimm einen Zug zurück.
page-games-turn-number = Zug { $round }
page-games-board = Brett { $text }
page-games-board-won = Gewonnen
page-games-board-lost = Verloren
page-games-turn-back = Zug zurücknehmen
page-games-hint = Ein Tipp
    .first = Ist es noch zu gewinnen?
    .second = Wie weit bohren?
    .third = Der nächste Zug
    .half = In welcher Hälfte beginnen?
    .start = Wo beginnen?
    .looking = Ich sehe voraus …
page-games-race-ghost = Rennen gegen einen Geist
    .speed = Wie schnell der Geist ist
page-games-on-paper = Auf Papier
page-games-rotator = Rotator-Brett { $text }; du bist auf { $space }
    .before = Rotator-Brett { $text }; du bist noch nicht darauf

page-games-round-of = { $round } von { $of }
