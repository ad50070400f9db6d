# Was Blätter und Hilfskarten von Reflector, Deflector und Defector sagen.
#
# Was eines der Spiele anders sagt als die übrigen, hat dessen Namen im Schlüssel.

## Die erste Seite

territory-sheets-reflector-what = Zu zweit jagt ihr verborgene Knoten; wer nimmt, gibt auch.
territory-sheets-deflector-what = Zu dritt bis zu fünft jagt ihr verborgene Knoten; Ablenker leiten Schüsse um.
territory-sheets-defector-what = Ab sechs Personen jagt ihr verborgene Knoten, verbündet und verraten.
territory-sheets-needs = Bleistifte, je zwei 10×10-Gitter
territory-sheets-reflector-goal = Beherrsche alle fünf Knoten des anderen Gitters.
territory-sheets-deflector-goal = Beherrsche genug Knoten oder bleib allein übrig.
territory-sheets-defector-goal = Beherrsche über die Hälfte aller Knoten oder bleib übrig. Nur eine Person gewinnt.
territory-sheets-deflector-out = Ausgeschieden: keine Basis.
territory-sheets-defector-out = Ausgeschieden: weder Basis noch Bündnis.
territory-sheets-reflector-setup-hide = 5 Knoten (Punkte) in deinem geheimen Gitter.
    .title = Verbirg
territory-sheets-setup-hide = 5 Knoten (Punkte) und 20 Ablenker (Striche) in deinem geheimen Gitter.
    .title = Verbirg
territory-sheets-reflector-setup-lay = die offenen Gitter mit Reihe{ "\u00A0" }1 aneinander. Wählt je ein Zeichen: X, O. Werft eine Münze: Wer gewinnt, beginnt.
    .title = Legt
territory-sheets-deflector-setup-lay = die offenen Gitter so: Gestrichelt verbundene Seiten berühren sich, A1 an J1. Wählt je ein Zeichen: X, O, Z.
    .title = Legt
territory-sheets-defector-setup-lay = die offenen Gitter im Ring. Wählt je ein Zeichen: X, O, Z.
    .title = Legt
territory-sheets-setup-hold = alle Felder bis zwei Schritte (nie schräg) um deine Knoten: ihre Reichweiten.
    .title = Du hältst
territory-sheets-reflector-turn-call = ein Feld des anderen Gitters.
    .title = Ruf
territory-sheets-turn-call = ein Gitter und ein Feld.
    .title = Ruf
territory-sheets-turn-hear = Was ist dort?
    .title = Hör zu
territory-sheets-reflector-turn-claim = das Feld, egal wer es hielt: dein Zeichen ins offene Gitter.
    .title = Nimm
territory-sheets-turn-claim = das Feld am Ende, im offenen Gitter.
    .title = Nimm
territory-sheets-reflector-turn-give-back = Die andere Person bekommt das gleiche Feld deines Gitters. Dann ruft sie.
    .title = Rückgabe
territory-sheets-defector-turn-give-back = Getroffene bekommen das gleiche Feld bei dir.
    .title = Rückgabe
territory-sheets-turn-pass-on = nach links.
    .title = Weiter
territory-sheets-turn-ally = mit jemandem, der zustimmt; oder geh.
    .title = Bündnis
territory-sheets-turn-follow = Ein Ablenker schickt den Schuss weiter.
    .title = Folge
territory-sheets-where = Wohin du rufen darfst
territory-sheets-reach-first = ein Feld der Reihe 1 oder eines neben einem Feld, das du bekommen hast.
    .title = Zuerst
territory-sheets-reach-later = ein Feld neben einem, das du genommen oder bekommen hast.
    .title = Später
territory-sheets-reach-never-call = ein Feld, das du hältst oder das nur in Reichweite deiner Knoten liegt.
    .title = Ruf nie
territory-sheets-defector-reach-never-call = ein Feld, das du oder Verbündete halten oder das nur in Reichweite deiner Knoten liegt.
    .title = Ruf nie
territory-sheets-reach-no-space = Dann passe, aber nur dann.
    .title = Kein Feld?
territory-sheets-deflector-reach-come-in = auf einem Feld, das deine Basis berührt, bis du in diesem Gitter ein gerufenes Feld nimmst.
    .title = Steig ein
territory-sheets-defector-reach-come-in = in Reihe 1 eines Gitters, bis du dort ein gerufenes Feld nimmst.
    .title = Steig ein
territory-sheets-deflector-reach-go-on = neben einem Feld, das du genommen hast und hältst, oder wo es ein anderes Gitter berührt.
    .title = Geh weiter
territory-sheets-defector-reach-go-on = neben einem Feld, das du oder Verbündete genommen haben und halten, oder wo es ein anderes Gitter berührt.
    .title = Geh weiter
territory-sheets-reach-lost-all-there = Steig neu ein.
    .title = Dort alles verloren?
territory-sheets-reach-at-home = ruf dort, wo sie ein Feld berührt, das du in einem anderen Gitter genommen hast, oder neben einem zurückgewonnenen.
    .title = In deiner Basis
territory-sheets-first-call = Ann ruft zuerst
territory-sheets-call-after = Ann, nach G1
territory-sheets-call-given = Bob bekam G1
territory-sheets-answers = Antworten und Markierungen
territory-sheets-answer-null = { territory-answer-null.about }
territory-sheets-answer-owned = { territory-answer-owned.about }
territory-sheets-reflector-answer-node = Nimm ihn mit seiner Reichweite. Felder in Reichweite anderer Knoten dort schraffierst du nur; ein genannter Knoten bekommt einen Punkt.
territory-sheets-answer-node = Nimm ihn mit seiner Reichweite; Felder in Reichweite fremder Knoten nur schraffieren. Jeder Ablenker darin schickt den Schuss weiter.
territory-sheets-answer-deflector = verbraucht; der Schuss geht weiter
territory-sheets-shot = Was ein Schuss bewirkt
territory-sheets-chart-begin = Du rufst Gitter und Feld
territory-sheets-chart-deflector = Ablenker?
territory-sheets-chart-used-up = Verbraucht. Gleiches Feld, nächstes Gitter, auf dem kürzeren Weg.
territory-sheets-defector-chart-used-up = Verbraucht. Gleiches Feld, nächstes Gitter, kürzer (gleich: links).
territory-sheets-chart-home = Auf deine Basis abgelenkt?
territory-sheets-chart-called = Die gerufene Person nimmt. Schickt deine Basis den Schuss weiter, nimmst du.
territory-sheets-chart-end = Du nimmst
territory-sheets-chart-yes = ja
territory-sheets-chart-no = nein
territory-sheets-deflector-spent = Was man schon hält oder was nur in Reichweite eigener Knoten liegt, nimmt man nicht.
territory-sheets-defector-spent = Was man schon hält oder was nur in Reichweite eigener Knoten liegt, nimmt man nicht; nichts wird gegeben.
territory-sheets-reflector-panel-title = Was gegeben wird
territory-sheets-deflector-panel-title = Basen
territory-sheets-defector-panel-title = Bündnisse
territory-sheets-panel-only-the-space = Nur das gerufene Feld, keine Reichweite.
territory-sheets-home = Dein Gitter und jedes, in dem du alle Knoten beherrschst. Hast du dort keinen mehr, endet sie.
    .title = Basis
territory-sheets-panel-your-node-on-it = Die andere Person nimmt ihn mit seiner Reichweite in deinem Gitter.
    .title = Dein Knoten darauf?
territory-sheets-panel-no-change = wenn sie es schon hält.
    .title = Nichts geschieht,
territory-sheets-panel-link = Zwei nennen ein Band: einen Knoten, den eine der beiden beherrscht. Eine dritte tritt ihm bei.
territory-sheets-panel-master = Ab vier braucht es auch ein Hauptband: einen weiteren Knoten, über allen Bändern.
territory-sheets-panel-broken = Band gebrochen: Die Gruppe endet, ein Hauptband bindet sie noch. Hauptband gebrochen: Nur Band-Gruppen bleiben.
territory-sheets-panel-divided = Wer sich getrennt hat, verbündet sich nie wieder.
territory-sheets-overlap = Ann nimmt das weiße X. Bob behält, was in Reichweite seines schwarzen Knotens liegt.
territory-sheets-shorter = A ruft B: weiter zu C. A ruft E: weiter zu D. Gegenüber: nach links.
    .title = Der kürzere Weg
territory-sheets-win = Knoten zum Sieg
# Dahinter steht, wie viele Knoten gewinnen, etwa 10 von 15.
territory-sheets-win-of = / { $count }
territory-sheets-win-at-once = Knoten zum Sieg, sofort
territory-sheets-win-most = Knoten zum Sieg: mehr als die Hälfte

## Die anderen Seiten

# eine erste Runde: die Spielleitung spielt sie
territory-sheets-reflector-round-1 = Ann ruft G1. Bob sieht in sein geheimes Gitter: „Nah.“ In Bobs offenem Gitter wird G1 schraffiert und bekommt Anns X. Bob bekommt G1 in Anns Gitter. Auch das ist nah: schraffieren, O.
territory-sheets-reflector-round-2 = Bob könnte jedes Feld der Reihe 1 rufen, oder G2 neben dem G1, das er bekam. Er ruft G2. Ann: „Knoten.“ Bob nimmt ihn: ein Punkt mit seinem O. Er nimmt die Reichweite: schraffieren, O. Ann bekommt G2 in Bobs Gitter. Es ist nah: schraffieren, X.
territory-sheets-reflector-round-3 = Ann ruft G3, neben G2. Bob: „Knoten. H2 und I3 sind in Reichweite eines anderen.“ Ann nimmt den Knoten: ein Punkt mit ihrem X. Sie nimmt den Rest der Reichweite. H2 und I3 werden nur schraffiert. Bob hält G3 in Anns Gitter schon, also wird nichts gegeben.
territory-sheets-reflector-round-4 = Bob ruft J2, neben I2. Ann: „Leer.“{ "\u00A0" }O. Doch J2 in seinem Gitter verbirgt einen Knoten, und Ann bekommt dieses Feld. Sie nimmt den Knoten mit seiner Reichweite, jetzt auch H2 und I3.
# eine erste Runde: die Spielleitung spielt sie
territory-sheets-deflector-round-1 = Ann ruft Bob, links von ihr: J5. „Ablenker“, sagt Bob: ein Strich. Der Schuss geht nach links weiter, zu J5 von Cat. Cat: „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }X. Ann darf noch überall in Bobs Spalte J einsteigen: Das gerufene Feld hat sie nicht genommen.
territory-sheets-deflector-round-2 = Bob ruft Cat, J4. „Knoten. I3 und H4 sind in Reichweite eines anderen. I4 ist ein Ablenker.“ Bob nimmt den Knoten mit seiner Reichweite, auch Anns J5. I3 und H4 werden nur schraffiert. Der Ablenker auf I4 ist verbraucht und schickt einen Schuss von Bob auf I4 von Ann: „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }O.
territory-sheets-deflector-round-3 = Cat ruft Ann, J8. Ann und dann Bob haben dort einen Ablenker, also kommt der Schuss heim auf J8 von Cat. Sie rief Ann, also nimmt Ann es. Es ist leer: X.
# eine erste Runde: die Spielleitung spielt sie
territory-sheets-defector-round-1 = Ann verbündet sich mit Dan. Anns Knoten auf C6 wird insgeheim ihr Band.
territory-sheets-defector-round-2 = Ann ruft Bob, F1. „Leer.“{ "\u00A0" }X. Bob bekommt F1 in Anns Gitter, auch leer: O.
territory-sheets-defector-round-3 = Bob ruft Cat, D1. „Ablenker.“ Der Schuss geht weiter zu D1 von Dan: „Leer.“{ "\u00A0" }O. Dan ist getroffen, also bekommt er D1 in Bobs Gitter: leer, V.
territory-sheets-defector-round-4 = Cat ruft Fay, B1. „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }Z. Fay bekommt B1 in Cats Gitter: leer, H.
territory-sheets-defector-round-5 = Dan ruft Bob, F2, neben Anns F1. „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }V. Bob bekommt F2 in Dans Gitter: leer, O.
territory-sheets-defector-round-6 = Eve ruft Dan, I1. „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }S. Dan bekommt I1 in Eves Gitter: leer, V.
territory-sheets-defector-round-7 = Fay ruft Eve, H1. „Leer.“{ "\u00A0" }H. Eve bekommt H1 in Fays Gitter: „Nah.“{ "\u00A0" }Schraffieren,{ "\u00A0" }S.
territory-sheets-section-four-words = Vier Wörter
territory-sheets-section-more-exactly = Genauer
territory-sheets-section-what-is-given = Was gegeben wird
territory-sheets-section-end = Das Ende
territory-sheets-section-short-games = Kurze Spiele
territory-sheets-section-set-up-and-calls = Aufbau und Rufe
territory-sheets-section-shots = Schüsse
territory-sheets-section-homes-and-the-end = Basen und das Ende
territory-sheets-section-variants = Varianten
territory-sheets-section-alliances = Bündnisse
territory-sheets-rule-hold = Ein Feld gehört dir: von Anfang an, oder du hast es genommen.
    .title = Halten
territory-sheets-rule-claim = Ein Feld im Spiel gewinnen, auch eines, das du bekommst. Dein Zeichen zeigt es, bis jemand anderes es nimmt.
    .title = Nehmen
territory-sheets-rule-control = Ein Knoten gehört dir: von Anfang an, oder du hast sein Feld genommen, egal wem.
    .title = Beherrschen
territory-sheets-rule-owned = Nur eine Antwort: Das Feld ist in Reichweite eines Knotens. Egal ist, wem Feld oder Knoten gehört.
    .title = Nah
territory-sheets-rule-nodes = dürfen auf fünf beliebigen Feldern stehen. Reichweiten dürfen sich überschneiden und enden am Rand.
    .title = Knoten
territory-sheets-rule-at-the-start = hältst du die Reichweiten deiner Knoten. Du hast sie nicht genommen, also geht es von dort nicht weiter.
    .title = Am Anfang
territory-sheets-rule-beside = heißt: mit einer gemeinsamen Seite. Ecken zählen nicht.
    .title = Neben
territory-sheets-rule-in-your-range = heißt: Es ist in Reichweite eines Knotens, den du beherrschst, und nicht auch in Reichweite eines fremden Knotens dieses Gitters. Ruf es nie.
    .title = Ein Feld decken
territory-sheets-reflector-rule-answer = ist das Erste, was zutrifft: Knoten, nah (in Reichweite eines Knotens), leer. Wer die Knoten beherrscht, ist egal. Du darfst Schüsse auf dich auf deinem Blatt notieren; niemand muss.
    .title = Die Antwort
territory-sheets-rule-answer = ist das Erste, was zutrifft: Ablenker, Knoten, nah (in Reichweite eines Knotens), leer. Wer die Knoten beherrscht, ist egal. Du darfst Schüsse auf dich auf deinem Blatt notieren; niemand muss.
    .title = Die Antwort
territory-sheets-rule-after-node = folgen die Felder der Reichweite, die auch in Reichweite eines anderen Knotens dort liegen, der nicht dir gehört. Schraffiere sie, nimm sie aber nicht. Steht auf einem ein Knoten, wird auch er genannt: Mach seinen Punkt und schraffiere seine Reichweite.
    .title = Auf „Knoten“
territory-sheets-rule-passing = darfst du nur, wenn du kein Feld rufen kannst. Passen alle nacheinander, endet das Spiel: Wer die meisten Knoten hat, gewinnt; Gleichstand ist unentschieden.
    .title = Passen
territory-sheets-reflector-rule-same-space = deines Gitters geht an die andere Person, wenn dein Schuss eines nimmt. Der Rest einer Reichweite wird nie gegeben.
    .title = Das gleiche Feld
territory-sheets-defector-rule-same-space = deines eigenen Gitters bekommt, wer das getroffene Gitter in der Hut hat. Der Rest einer Reichweite wird nie gegeben. Ist dein Gitter nicht mehr deine Basis, gib aus der Basis, die du zuerst gewonnen hast.
    .title = Das gleiche Feld
territory-sheets-rule-node-on-it = Wer das Feld bekommt, nimmt ihn mit seiner Reichweite, außer Feldern, die dort auch in Reichweite eines fremden Knotens liegen.
    .title = Ein Knoten darauf
territory-sheets-rule-no-change = wenn die Person, die es bekäme, das Feld schon hält oder deckt.
    .title = Nichts geschieht,
territory-sheets-rule-gift = war kein Schuss: Dafür wird nichts zurückgegeben.
    .title = Was du bekommst,
territory-sheets-rule-win = Du gewinnst, wenn du alle fünf Knoten des anderen Gitters beherrschst.
    .title = Der Sieg
territory-sheets-rule-both-at-once = Wer im Gitter der anderen Person mehr Felder hält, gewinnt; Gleichstand ist unentschieden.
    .title = Beide zugleich
territory-sheets-reflector-rule-short = Das Spiel endet nach 30 Runden, gewertet wie unten.
    .title = Kurz (short).
territory-sheets-deflector-rule-short = Das Spiel endet nach 20 Runden, gewertet wie unten. Neun Knoten gewinnen sofort.
    .title = Kurz (short).
territory-sheets-defector-rule-short = Das Spiel endet nach 20 Runden, ab neun Personen nach 15, gewertet wie unten. Neun Knoten gewinnen sofort.
    .title = Kurz (short).
territory-sheets-rule-number-of-rounds = Danach endet das Spiel; rounds-20 heißt: nach 20. Eine Runde ist um, wenn wieder die erste Person am Zug ist. Schreibt in der letzten Runde nach jedem Zug auf, wie viele Knoten alle haben. Die Summe ist die Wertung. Die höchste gewinnt; bei Gleichstand, wer mehr Felder in fremden Gittern hält. Ist auch das gleich, gewinnt ihr gemeinsam; ist sonst niemand mehr dabei, ist es unentschieden.
    .title = Feste Rundenzahl
territory-sheets-rule-turns = gehen nach links. Wer beginnt, entscheidet ihr.
    .title = Züge
territory-sheets-rule-nodes-and-deflectors = stehen je auf einem eigenen Feld. Reichweiten dürfen sich überschneiden und enden am Rand.
    .title = Knoten und Ablenker
territory-sheets-rule-what-touches = Deine Spalte A berührt Spalte J des Gitters links von dir, A1 an J1, A2 an J2. Zu viert berührt deine Reihe 1 auch Reihe 1 gegenüber, A an J.
    .title = Was sich berührt
territory-sheets-rule-with-five = Nur deine Felder A1 bis A5 berühren J1 bis J5 links. Deine A1 bis E1 berühren J1 bis F1 des übernächsten Gitters links.
    .title = Zu fünft
territory-sheets-rule-come-in = auf jedem Feld, das eine deiner Basen berührt, bis dir dein Schuss dort das gerufene Feld einbringt. Schüsse, die ein Knoten auslöst, zählen nicht. Dort alles Genommene verloren? Steig neu ein.
    .title = Steig ein
territory-sheets-rule-at-home = ruf zuerst dort, wo sie ein Feld berührt, das du in einem anderen Gitter genommen hast. Dann auch neben Feldern, die du zurückgewonnen hast, seit das Gitter deine Basis ist.
    .title = In deiner Basis
territory-sheets-rule-direction = Ein abgelenkter Schuss geht den kürzeren Weg herum, von dir zur gerufenen Person; genau gegenüber: nach links. Gitter von Ausgeschiedenen zählen mit.
    .title = Richtung
territory-sheets-rule-deflector = wirkt einmal. Sein Feld wird nicht genommen.
    .title = Ein Ablenker
territory-sheets-rule-keeper = hat, wer alle fünf Knoten darin beherrscht; sonst, wem es anfangs gehörte, falls noch im Spiel. „Die gerufene Person“ ist, wer das Gitter in der Hut hat.
    .title = Ein Gitter in der Hut
territory-sheets-rule-who-claims = Du nimmst, was dein Schuss trifft. Wurde er auf deine Basis abgelenkt, nimmt stattdessen die gerufene Person, falls es eine gibt. Hat deine Basis ihn weitergeschickt, nimmst wieder du.
    .title = Wer nimmt
territory-sheets-rule-nothing-claimed = verpufft auch, wenn niemand nehmen kann. Ablenker auf dem Weg bleiben verbraucht.
    .title = Ein Schuss
territory-sheets-rule-deflectors-in-a-captured-range = sind verbraucht; ihre Felder werden nicht genommen. Jeder schickt einen neuen Schuss von dir auf das gleiche Feld des nächsten Gitters, in der Richtung des Schusses, der den Knoten nahm.
    .title = Ablenker in einer genommenen Reichweite
territory-sheets-rule-shots-set-off = warten in einer Schlange, Reihe für Reihe ab A1. Führ den ersten ganz aus, mit allem, was er gibt; dann beginnt der nächste. Was er auslöst, kommt ans Ende der Schlange.
    .title = Ausgelöste Schüsse
territory-sheets-rule-at-the-end-of-a-move = wird über Basen, Ausscheiden und Sieg entschieden, nicht vorher.
    .title = Am Ende eines Zuges
territory-sheets-deflector-rule-out = Du scheidest aus, wenn du keine Basis hast. Was du hältst und beherrschst, bleibt auf dem Papier.
    .title = Ausgeschieden
territory-sheets-defector-rule-out = Du scheidest aus, wenn du weder Basis noch Verbündete hast. Was du hältst und beherrschst, bleibt auf dem Papier.
    .title = Ausgeschieden
territory-sheets-rule-two-left = Beherrschen sie zusammen alle Knoten, gewinnt, wer mehr hat. Haben sie gleich viele, geht es weiter.
    .title = Nur noch zwei im Spiel
territory-sheets-rule-nobody-left = Es gewinnt, wer von allen die meisten Knoten hat; Gleichstand ist unentschieden.
    .title = Niemand mehr im Spiel
territory-sheets-rule-number-of-nodes = So viele brauchst du zum Sieg, 6 oder mehr, statt der üblichen Zahl: target-9 heißt neun.
    .title = Feste Knotenzahl
territory-sheets-rule-reflection = Nimmt dein Schuss ein Feld, bekommt das gleiche Feld deines Gitters, wer das getroffene Gitter in der Hut hat. Ein Knoten darauf geht mit, samt Reichweite. Nichts wird gegeben, wenn die gerufene Person nimmt oder der Schuss über deine Basis kam.
    .title = Rückgabe (reflection).
territory-sheets-rule-ricochet = Ein Schuss, der einen Ablenker trifft, läuft die Reihe weiter und dann die gleiche Reihe des nächsten Gitters. Nach links läuft er auf Spalte A zu und kommt dort bei Spalte J herein, nach rechts umgekehrt. Ein Knoten hält ihn auf und wird getroffen, außer er gehört der Person, die nimmt. Jeder Ablenker auf dem Weg ist verbraucht. Der zweite in einem Gitter und jeder danach kehrt den Schuss um. Kommt er, ohne zu treffen, zum letzten Ablenker zurück, nimmst du das gerufene Feld. Ablenker in einer genommenen Reichweite schießen nicht: Sie werden nur entfernt.
    .title = Querschläger (ricochet).
territory-sheets-rule-allies-claims = zählt wie deines. Innerhalb deiner Basis gehst du aber nur neben dem weiter, was du selbst zurückgewonnen hast.
    .title = Genommenes von Verbündeten
territory-sheets-rule-deflectors = auf dem gegebenen Feld oder in der Reichweite eines gegebenen Knotens werden entfernt und tun nichts.
    .title = Ablenker
territory-sheets-rule-nothing-is-given = wenn die gerufene Person nimmt oder der Schuss über deine Basis kam. Auch nicht für das Feld einer Insel, und nicht, wenn du keine Basis hast.
    .title = Nichts wird gegeben,
territory-sheets-rule-to-ally = frag jemanden am Anfang deines Zuges; beide müssen zustimmen. Vor dem ersten Zug dürfen es beliebige zwei. Eine dritte Person verbündet sich mit einer der beiden.
    .title = Um dich zu verbünden,
territory-sheets-rule-link-and-master = sind Knoten, die ein Mitglied beherrscht, wenn sie genannt werden. Sie bleiben so geheim wie zuvor: Zeichne ein Plus oder ein Dreieck auf das geheime Gitter. Sie wechseln nie den Knoten. Unter einem Hauptband kann jemand ohne Band sein. Haben beide schon ein Hauptband, bleibt das der Person, die fragt.
    .title = Band und Hauptband
territory-sheets-rule-allies-grids-touch = Spalte J der Person, die früher am Zug ist, berührt Spalte A der anderen, Reihe an Reihe, wo auch immer die Gitter liegen.
    .title = Verbündete Gitter berühren sich
territory-sheets-rule-breaking = Ein Band bricht, wenn niemand seiner Gruppe es beherrscht; ein Hauptband, wenn kein Mitglied es tut. Dann sind alle getrennt, die es verband, außer ein Hauptband hält sie noch zusammen.
    .title = Bruch
territory-sheets-rule-to-leave = sag es in deinem Zug oder in dem von Verbündeten. In deinem Zug musst du trotzdem ein Feld rufen.
    .title = Um zu gehen,
territory-sheets-rule-all-nodes = Ein Bündnis, das alle Knoten beherrscht, zerfällt, außer wenn alle dazugehören, die das Spiel begannen. Bei vier oder mehr Mitgliedern bleiben Band-Gruppen verbündet.
    .title = Alle Knoten
territory-sheets-rule-two-or-three-left = Beherrschen sie zusammen alle Knoten, gewinnt, wer die meisten hat. Haben mehrere die meisten, geht es weiter.
    .title = Nur noch zwei oder drei im Spiel
territory-sheets-rule-safety = { territory-variant-safety }
    .title = Schutz (safety).
territory-sheets-rule-deluxe = { territory-variant-deluxe } Die Seite, die nun zur Mitte zeigt, gilt als Reihe 1. In fremden Gittern geh nur auf das Feld unter einem genommenen weiter, näher beim Eigner.
    .title = Deluxe
territory-sheets-rule-team-victory = { territory-variant-team-victory }
    .title = Gemeinsamer Sieg (team-victory).
territory-sheets-rule-islands = Deine Reihe 1 berührt nur ein leeres Gitter in der Mitte, eine Insel. Sie antwortet immer: leer.
    .title = Inseln

## Das Protokoll

territory-sheets-record-notes = Statt move schreib { $term }. Kreise die Antwort ein. Hinter node: retained, nodes, deflectors, je mit ihren Feldern; covered, wo der Eigner des Gitters das Feld nimmt und deckt. Jede weitere Antwort auf einen Schuss kommt in die nächste Zeile.
territory-sheets-record-blanks = Tippe _ für jedes Leerzeichen in einem Namen.
territory-sheets-record-others = pass NAME oder undo GRUND
territory-sheets-reflector-record-layouts = reflector-2
territory-sheets-deflector-record-layouts = deflector-3, deflector-4-full oder -partial, deflector-5-full oder -partial
territory-sheets-defector-record-others = pass NAME, leave NAME, undo GRUND oder ally NAME NAME, dahinter link GITTER:FELD oder master GITTER:FELD, wo ein Knoten genannt wird
territory-sheets-defector-record-layouts = defector-N-full oder defector-N-island, N: wie viele ihr seid
territory-sheets-tally-rounds = Runden
territory-sheets-tally-tick = Hak eine ab, wenn wieder die erste Person am Zug ist. short: { $count } Runden.
territory-sheets-tally-tick-nine = Hak eine ab, wenn wieder die erste Person am Zug ist. short: { $count } Runden; neun Knoten gewinnen sofort.
territory-sheets-tally-last = Letzte Runde
territory-sheets-tally-last-how = Nach jedem Zug die Knoten jeder Person. Die höchste Wertung gewinnt. Gleich: mehr Felder in fremden Gittern.
territory-sheets-tally-sum = Wertung
territory-sheets-tally-spaces = Felder
territory-sheets-tally-after = nach dem Zug von

## Gitter, Marken, Tischplan

territory-sheets-grid-null = nimm es
    .title = Leer
territory-sheets-grid-owned = schraffiere, nimm es
    .title = Nah
territory-sheets-grid-node = nimm die Reichweite
    .title = Knoten
territory-sheets-grid-deflector = Schuss geht weiter
    .title = Ablenker
territory-sheets-markers-track = Knoten, die du beherrschst: { $wanted } von { $of } sind der Sieg. Leg eine Münze oder dein Zeichen auf deine Zahl.
territory-sheets-placemat-tag = Tischplan, { $term }
territory-sheets-placemat-sheets = { $count } Blätter: { $across } nebeneinander
territory-sheets-placemat-sheets-in-rows = { $count } Blätter: { $across } nebeneinander in jeder von { $down } Reihen
territory-sheets-placemat-sheet = Blatt { $number }
territory-sheets-placemat-print = die { $count } Blätter einseitig, mit 100{ "\u00A0" }%.
    .title = Druck
territory-sheets-placemat-cut = jedes Blatt an den gestrichelten Linien, links und oben.
    .title = Schneide
territory-sheets-placemat-glue = jedes Blatt auf die Streifen der Blätter links und darüber, Kreuz auf Kreuz.
    .title = Kleb
territory-sheets-placemat-play-cards = Falte die Klappen einer Karte zurück. Leg je eine Hälfte auf einen Umriss, ihre Reihe 1 auf die gedruckte Reihe 1.
    .title = Spiel
territory-sheets-placemat-play-grids = auf den Gittern, mit Bleistiften oder Chips.
    .title = Spiel

## Die Hilfskarten

territory-sheets-reflector-aid-about = dein Zug · 2 Personen
territory-sheets-deflector-aid-about = dein Zug · 3 bis 5 Personen
territory-sheets-defector-aid-about = dein Zug · ab 6 Personen
territory-sheets-aid-boxes = Was geantwortet wird
territory-sheets-reflector-aid-look-up = wohin rufen, was gegeben wird, wer gewinnt
territory-sheets-deflector-aid-look-up = welcher Weg, wer nimmt, wer gewinnt
territory-sheets-defector-aid-look-up = wer nimmt, Bündnisse, wer gewinnt
territory-sheets-reflector-aid-step-call = in Reihe 1 oder neben deinem Zeichen.
    .title = Ruf
territory-sheets-deflector-aid-step-call = an deiner Basis oder neben deinem Zeichen.
    .title = Ruf
territory-sheets-reflector-aid-step-hear = Was sagt die andere Person?
    .title = Hör zu
territory-sheets-deflector-aid-step-hear = Was ist dort? Ablenker schicken den Schuss weiter.
    .title = Hör zu
territory-sheets-reflector-aid-step-claim = das Feld: Schreib dein Zeichen hinein.
    .title = Nimm
territory-sheets-aid-step-claim = das letzte Feld. Schreib dein Zeichen.
    .title = Nimm
territory-sheets-reflector-aid-step-give-back = Die andere Person bekommt das Feld bei dir.
    .title = Rückgabe
territory-sheets-defector-aid-step-give-back = { territory-sheets-defector-turn-give-back }
    .title = Rückgabe
territory-sheets-aid-step-pass-on = nach links. Wer schießen kann, muss.
    .title = Weiter
territory-sheets-aid-step-ally = oder geh. Dann ruf: Reihe 1, neben Zeichen.
    .title = Bündnis
territory-sheets-aid-step-follow = dem Schuss. Ablenker schicken ihn weiter.
    .title = Folge
territory-sheets-aid-answer-null = nichts nah: nimm es
territory-sheets-aid-answer-owned = schraffiere, nimm es
territory-sheets-aid-answer-node = nimm ihn samt Reichweite
territory-sheets-aid-answer-deflector = verbraucht; er geht weiter
territory-sheets-aid-list-never-call =
    ein Feld, das du hältst

    nur in deiner Reichweite
    .title = Ruf nie
territory-sheets-aid-list-what-is-given =
    nur das gerufene Feld

    Knoten darauf: samt Reichweite

    nichts, wenn schon gehalten
    .title = Was gegeben wird
territory-sheets-deflector-aid-list-which-way-it-flies-on =
    der kürzere Weg herum

    genau gegenüber: nach links
    .title = Wohin er weitergeht
territory-sheets-defector-aid-list-which-way-it-flies-on = der kürzere Weg; gegenüber: nach links
    .title = Wohin er weitergeht
territory-sheets-aid-list-who-claims =
    du, wo der Schuss endet

    in deiner Basis: die gerufene Person

    von deiner Basis weiter: wieder du
    .title = Wer nimmt
territory-sheets-aid-list-alliances =
    zwei oder drei: ein Band

    ab vier: auch ein Hauptband

    getrennt: nie mehr Bündnis

    aus: Basis und Bündnis weg
    .title = Bündnisse
territory-sheets-aid-where = im anderen Gitter
territory-sheets-aid-first = zuerst, und nach G1
territory-sheets-aid-given = du bekamst G1
territory-sheets-aid-you = du bist A

## Bilder auf Regelblättern

territory-sheets-called-space = „G1“
territory-sheets-called-grid = „Bob, G1“
territory-sheets-theirs = fremd
territory-sheets-yours = deins
territory-sheets-you = du
territory-sheets-the-other-player = die andere Person
# Wo alle Gitter sich treffen, in zwei Zeilen.
territory-sheets-rows-touch =
    alle Reihen 1

    berühren sich
territory-sheets-more-rules = Weitere Regeln, Varianten
territory-sheets-first-round = Eine erste Runde und die offenen Gitter danach
territory-sheets-two-rounds = Zwei Runden und die offenen Gitter danach
# Am Fuß der Seite 1: was auf den Seiten dahinter steht.
territory-sheets-foot-2 = Seite 2: Beispiel, Varianten, Spielende
territory-sheets-foot-3 = Seite 2: Beispiel, Regeln; Seite 3: Varianten

## Tischpläne

territory-sheets-players = { $count } Personen
territory-sheets-players-full = { $count } Personen: jedes berührt jedes
territory-sheets-players-partial = { $count } Personen: nur Nachbarn
territory-sheets-players-island = { $count } Personen: die Insel
territory-sheets-row = Reihe { $number }
territory-sheets-column = Spalte { $text }
territory-sheets-meeting = Jedes Feld der Reihe 1 berührt jedes Feld der Reihe 1 aller anderen Gitter.
# Unter dem Namen der Person, die beginnt.
territory-sheets-goes-first = beginnt
territory-sheets-table-key = Linien und Farben verbinden Felder, die sich berühren. Züge folgen den Pfeilen.
territory-sheets-reflector-table-wins = Alle fünf Knoten des anderen Gitters sind der Sieg. Kurzes Spiel: die Wertung von Runde { $round }.
territory-sheets-table-wins = { $count } von { $of } Knoten sind der Sieg. Kurzes Spiel: 9 Knoten oder die Wertung von Runde { $round }.
territory-sheets-shots-first = Zeilen: wer schießt. Spalten: auf wen. Darin: erlaubte Felder.
    .title = Erste Schüsse
territory-sheets-shots-to-row-1 = Zeilen: wer schießt. Spalten: auf wen. Erste Schüsse gehen auf Reihe 1 eines anderen Gitters.
    .title = Richtung abgelenkter Schüsse
territory-sheets-shots-to-islands = Zeilen: wer schießt. Spalten: auf wen. Erste Schüsse gehen auf die Insel vor dir.
    .title = Erste Schüsse, und Richtung abgelenkter Schüsse
territory-sheets-shots-to-spaces = Zeilen: wer schießt. Spalten: auf wen. Darin: erlaubte Felder.
    .title = Erste Schüsse, und Richtung abgelenkter Schüsse
territory-sheets-clockwise = Abgelenkte Schüsse gehen im Uhrzeigersinn, mit den Pfeilen.
territory-sheets-counter-clockwise = Abgelenkte Schüsse gehen gegen den Uhrzeigersinn, gegen die Pfeile.
territory-sheets-placemat-seam = Blatt { $number }: Blatt { $second } hier aufkleben, Kreuz auf Kreuz
territory-sheets-placemat-edge = Blatt { $number }: an der Linie schneiden, diesen Rand auf Blatt { $second } kleben

## Gitter zum Spielen

territory-sheets-grids = Geheimes und offenes Gitter
territory-sheets-grids-to-cut = Geheimes und offenes Gitter; an den gestrichelten Linien schneiden
# Für wie viele Personen, und wie viele von ihnen hier ihre Gitter haben.
territory-sheets-grids-here = { $text }, { $count } auf diesem Blatt
territory-sheets-grids-symbol = Zeichen
territory-sheets-grids-name = Name
territory-sheets-grids-left = Danach, links von dir
territory-sheets-grids-private = halt es verborgen
    .title = Geheim
territory-sheets-grids-public = für alle sichtbar
    .title = Offen
territory-sheets-grids-node = { $count } Knoten
territory-sheets-grids-deflector = { $count } Ablenker
territory-sheets-grids-notes = Notizen: Schüsse auf dich
territory-sheets-markers-alliance = Bündnis

## Protokolle

territory-sheets-record-players = Personen, im Uhrzeigersinn: Name, Zeichen
territory-sheets-record-boards = Nach allen Personen: die Gitter
territory-sheets-record-controlled = Beherrschte Knoten: nicht abtippen
territory-sheets-record-page = Protokoll, Seite { $page } von { $of }
territory-sheets-record-typed-last = Zuletzt getippt, unter allen Zeilen: Mit den Gittern kann der companion das Spiel prüfen
territory-sheets-record-one-line-each = je eine Zeile
territory-sheets-record-shooter = Wer
territory-sheets-record-grid = Gitter
territory-sheets-record-space = Feld
territory-sheets-record-name = Name
territory-sheets-record-answer = Was dort ist
territory-sheets-record-further = Weiteres

## Stellungen

territory-sheets-position-played = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } gespielt.
territory-sheets-position-allied = Verbündet: { $text }.
territory-sheets-position-secret = Nur für { $who }: halt es geheim.
territory-sheets-position-hidden = Was { $who } verbirgt, steht nicht im Protokoll: Hier stehen die Antworten dazu.
territory-sheets-position-no-owner = ohne Eigner
territory-sheets-position-home-count = { $count } Basen
territory-sheets-position-turned-1 = eine Vierteldrehung im Uhrzeigersinn
territory-sheets-position-turned-2 = auf den Kopf gedreht
territory-sheets-position-turned-3 = eine Vierteldrehung gegen den Uhrzeigersinn
territory-sheets-position-held = gehört dieser Person
territory-sheets-position-in-range = { territory-answer-owned.about }
territory-sheets-position-used = Ablenker, verbraucht

# Ein Schuss, der auf eine Antwort wartet, und die Frage.
territory-sheets-position-waiting = { $shooter } schoss auf { $place }: { $reason }.
territory-sheets-part-table = wie die Gitter auf dem Tisch liegen
territory-sheets-part-grids = geheime und offene Gitter, größer als die der Karte
    .finish = Schneide an den gestrichelten Linien.
territory-sheets-part-placemat = Platzset in echter Größe
    .finish = Kleb jedes Platzset zusammen: Die Teile sind nummeriert.
territory-sheets-part-markers = Marken für Bündnisse, mit Siegleiste
territory-sheets-part-record = Bogen zum Mitschreiben
