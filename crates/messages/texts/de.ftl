### Deutsch.

-decimal-point = ,
-number-group = .
-list-comma = { ", " }
-list-and = { " und " }
-list-or = { " oder " }

## Sprachen und Meldungen

language-name = Deutsch
language-unknown = Die Sprache „{ $code }“ gibt es nicht; es gibt { LIST($known, "and") }
language-damaged = Diese Sprache ist beschädigt oder gehört zu einer anderen Version von evoku
message-unknown = Die Meldung „{ $id }“ gibt es nicht
message-argument = Die Meldung „{ $id }“ hat kein Argument „{ $argument }“ von dieser Art
verbatim = { $text }
verbatim-at = { $place }: { $what }

## Modell: Zellen, Häuser und Ziffern

house-row = Zeile { $number }
    .in = in Zeile { $number }
    .of = von Zeile { $number }
house-column = Spalte { $number }
    .in = in Spalte { $number }
    .of = von Spalte { $number }
house-box = Block { $number }
    .in = in Block { $number }
    .of = von Block { $number }
house-region = Gebiet { $number }
    .in = in Gebiet { $number }
    .of = von Gebiet { $number }
house-diagonal = Diagonale { $number }
    .in = in Diagonale { $number }
    .of = von Diagonale { $number }
house-window = Fenster { $number }
    .in = in Fenster { $number }
    .of = von Fenster { $number }
house-rows = Zeilen { LIST($numbers, "and") }
    .the = die { house-rows }
    .in = in den { house-rows }
    .of = der { house-rows }
house-columns = Spalten { LIST($numbers, "and") }
    .the = die { house-columns }
    .in = in den { house-columns }
    .of = der { house-columns }
house-boxes = Blöcke { LIST($numbers, "and") }
    .the = die { house-boxes }
    .in = in den Blöcken { LIST($numbers, "and") }
    .of = der { house-boxes }
house-regions = Gebiete { LIST($numbers, "and") }
    .the = die { house-regions }
    .in = in den Gebieten { LIST($numbers, "and") }
    .of = der { house-regions }
house-diagonals = Diagonalen { LIST($numbers, "and") }
    .the = die { house-diagonals }
    .in = in den { house-diagonals }
    .of = der { house-diagonals }
house-windows = Fenster { LIST($numbers, "and") }
    .the = die { house-windows }
    .in = in den Fenstern { LIST($numbers, "and") }
    .of = der { house-windows }
house-several = { LIST($houses, "and") }
    .in = in { house-several }
    .of = von { house-several }
house-clash = { $house } hat { $digit } zweimal
number-in-words = { $number ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $number }
}
sudoku-digit = { $digit } in { $cell }, aber die Ziffern gehen von { $first } bis { $last }
rules-region = Gebiet { $region } hat { $found } Zellen; jedes braucht { $expected }

## Bedingungen: Namen und Regeln

## Formate

format-at = Zeile { $line }, Spalte { $column }: { $what }
format-unexpected = { $found } gefunden, erwartet: { $expected }
format-cells = { $found } { $found ->
    [one] Zelle
   *[other] Zellen
}, erwartet sind { $expected }
format-expected-digit = eine Ziffer von { $first } bis { $last }
format-expected-whole = { $count ->
    [one] eine ganze Zahl
   *[other] { $count } ganze Zahlen
}

## Erklären: Schritte und Tipps

step-locked =
    { CAPITAL(FORM($house, "in")) } liegen alle Plätze für { $digit } ({ LIST($places, "or") }) auch { FORM($to, "in") }. Einer davon ist es, also hat der Rest { FORM($to, "of") } keine { $digit }.
step-naked-single = In { $cell } ist { $digit } der einzige Kandidat, der noch bleibt.
step-hidden-single = { CAPITAL(FORM($house, "in")) } kann nur noch { $cell } die { $digit } enthalten.
step-full-house = { $cell } ist die letzte offene Zelle { FORM($house, "in") }, und { $digit } fehlt dort noch.
step-naked-subset =
    Die { $count } Zellen { LIST($cells, "and") } haben zusammen nur die { $count } Kandidaten { LIST($digits, "and") } und brauchen sie auf: Keine andere Zelle { FORM($houses, "in") } kann eine davon enthalten.
step-fish =
    { CAPITAL(FORM($base, "the")) } brauchen je eine { $digit }, und die Plätze dafür liegen alle { FORM($cover, "in") }. Die { $count } Ziffern füllen sie aus; für keine andere Zelle dort ist eine { $digit } übrig.
step-gone = { LIST($cells, "and") } { COUNT($cells) ->
    [one] ist
   *[other] sind
} nicht { LIST($digits, "or") }
step-because = { $reason } Also: { LIST($conclusions, "; ") }.
step-none = { $is-unique ->
    [yes] Hier kommt keine Technik weiter.
   *[no] Das Rätsel hat mehrere Lösungen, und keine Technik findet mehr, was alle gemeinsam haben.
}

## Techniken

technique-naked-single = Nackter Einer
technique-hidden-single = Versteckter Einer
technique-naked-subset = { $size ->
    [2] Nackter Zweier
    [3] Nackter Dreier
    [4] Nackter Vierer
   *[other] Nackte Gruppe von { $size }
}

## Löser: lösen, zählen und bewerten

## Erzeugen

## Evolution: Läufe, Inseln und Fortschritt

## Algorithmen: Namen und Beschreibungen

## Parameter: Namen, Beschreibungen und Bereiche

## Labor

lab-count = { GROUPED($count) }
lab-decimal = { $value }
lab-percent = { $share } %
lab-interval = { $low } – { $high }
lab-p = p = { $value }
lab-p-below = p < { $value }
lab-heading = { $class }:
lab-all-classes = alle Klassen

lab-measure-evaluations = Bewertungen
lab-measure-generations = Generationen
lab-measure-seconds = Sekunden
lab-measure-quality = Güte
lab-unit-quality = Ziffern, die den Häusern des besten Versuchs fehlen
lab-basis-spent = PAR10
lab-propagation = { $kind ->
    [none] keines
    [singles] einzelne Kandidaten
    [decoder] Decoder
    [search] exakte Suche
    [external] unbekannt
    [varies] verschieden
   *[other] { $kind }
}
lab-magnitude = { $size ->
    [negligible] vernachlässigbar
    [small] klein
    [medium] mittel
   *[large] groß
}

lab-how-spent = { " " }in { $measure }
    .verb = ist besser
lab-how-penalised = { " " }nach dem PAR10 der { $measure }
    .verb = ist besser
lab-how-closer = { "" }
    .verb = kommt einer Lösung näher
lab-how-closer-on-average = { " " }im Mittel
    .verb = kommt einer Lösung näher
lab-how-closer-unsolved = , obwohl keiner der beiden ein Rätsel löst
    .verb = kommt einer Lösung näher
lab-verdict = { $better } { FORM($how, "verb") } als { $worse }{ $how }: { $why }
lab-verdict-open = { $first } und { $second }: { $why }
lab-null-verdict-beats = { $algorithm } schlägt sein Nullmodell ({ $null }){ $how }: { $why }
lab-null-verdict-loses = { $algorithm } verliert gegen sein Nullmodell ({ $null }){ $how }: { $why }
lab-null-verdict-open = { $algorithm } schlägt sein Nullmodell ({ $null }) nicht: { $why }
lab-the-other = { $label }
    .of = von { $label }
lab-the-null = das Nullmodell
    .of = des Nullmodells
lab-the-algorithm = der Algorithmus
    .of = des Algorithmus
lab-proof = { $p } auf { $puzzles ->
    [one] einem Rätsel
   *[other] { $puzzles } Rätseln
}
lab-open = { $none-solved ->
    [yes] keiner der beiden löst ein Rätsel,{ " " }
   *[no] { "" }
}mit so wenigen { $by-puzzles ->
    [yes] Rätseln nicht zu unterscheiden, wie viele Läufe es auch sind
   *[no] Läufen nicht zu unterscheiden
} ({ $proof }; ein Lauf { $of-pair ->
    [yes] des ersten
   *[no] davon
} { $by-quality ->
    [yes] kommt einer Lösung näher
   *[no] braucht weniger
} mit Wahrscheinlichkeit { $probability }{ COUNT($these) ->
    [0] { "" }
   *[other] ; für diese Rätsel allein { LIST($these, "and") }
})
lab-why-attempt = { $is-null ->
    [yes] dem besten Versuch des Nullmodells
   *[no] seinem besten Versuch
} fehlen weniger Ziffern mit Wahrscheinlichkeit { $probability } ({ $size }) ({ $proof })
lab-why-attempt-and-solves = { $is-null ->
    [yes] dem besten Versuch des Nullmodells
   *[no] seinem besten Versuch
} fehlen weniger Ziffern mit Wahrscheinlichkeit { $probability } ({ $size }), { $solves } ({ $proof })
lab-why-solves-not-attempt = { $solves }, obwohl einem besten Versuch { FORM($worse, "of") } weniger Ziffern fehlen mit Wahrscheinlichkeit { $probability } ({ $size }) ({ $proof })
lab-why-solves-not-fewer = { $solves }, obwohl ein Lauf { FORM($worse, "of") } weniger braucht mit Wahrscheinlichkeit { $probability } ({ $size }) ({ $proof })
lab-why-fewer = ein Lauf { $is-null ->
    [yes] des Nullmodells
   *[no] davon
} braucht weniger mit Wahrscheinlichkeit { $probability } ({ $size }), { $solves-fewer ->
    [yes] aber{ " " }
   *[no] { "" }
}{ $solves } ({ $proof })
lab-solves = { $is-null ->
    [yes] das Nullmodell
   *[no] er
} löst { $mine } seiner Läufe gegen { $theirs }

lab-power-one-puzzle = Auf einem Rätsel mit je { $runs } Läufen ist kein Urteil möglich: { $pairs ->
    [one] Ein Vergleich erreicht
   *[other] { $pairs } Vergleiche erreichen
} bestenfalls { $smallest }, also braucht es mehr Läufe oder { $needed } Rätsel
lab-power-puzzles = Auf { $puzzles } Rätseln ist kein Urteil möglich, wie viele Läufe es auch sind: { $pairs ->
    [one] Ein Vergleich erreicht
   *[other] { $pairs } Vergleiche erreichen
} bestenfalls { $smallest }, also braucht es { $needed } Rätsel
lab-islands-apart = { $label }: Die Inseln tauschen nie Mitglieder aus, denn jede hat { $share } Bewertungen und tauscht nach { $interval }

lab-head-class = Klasse
lab-head-algorithm = Algorithmus
lab-head-propagation = Schlussfolgern
lab-head-runs = Läufe
lab-head-solved = gelöst
lab-head-interval = Intervall zu 95 %
lab-head-failures = Fehlschläge
lab-head-missing = fehlend
lab-head-generations = Generationen
lab-head-seconds = Sekunden
lab-head-quartile = Quartil
lab-head-median = Median
lab-head-mean = Mittel
lab-head-ert = ERT
lab-head-par10 = PAR10
lab-head-attained-by-half = von der Hälfte der Läufe erreicht
lab-head-attained-by-some = von irgendeinem
lab-row-ranked-by = nach
lab-row-puzzles = Rätsel
lab-row-p-friedman = p (Friedman)
lab-row-critical-difference = kritische Differenz
-lab-by-puzzle = Intervalle zu 95 % ziehen die Rätsel einer Klasse neu, und auf jedem die Läufe
lab-table-success = Läufe, die eine Lösung fanden, von { $runs } auf jedem Rätsel einer Klasse, mit Wilsons Intervall oder, wo es breiter ist, dem aus neu gezogenen Rätseln und Läufen; die Ziffern, die den Häusern der besten Versuche der anderen im Mittel fehlen; mittlere Generationen derer, die eine fanden; mittlere Sekunden aller Läufe.
lab-table-spent = Was Läufe verbrauchten, in { $measure }: Quartile, wobei ein Fehlschlag über allen anderen liegt; ERT, alles Verbrauchte je Lösung; PAR10, das Mittel, in dem ein Fehlschlag als das Zehnfache des Budgets zählt; { -lab-by-puzzle }.
lab-table-quality = Wie nahe Läufe kamen: die Ziffern, die den Häusern ihrer besten Versuche fehlen, 0 bei einer Lösung. Quartile und Mittel; { -lab-by-puzzle }. ∞: Eine exakte Suche, die nichts fand, hat keinen Versuch.
lab-table-ranks = Mittlere Ränge über die Rätsel einer Klasse; 1 ist der beste. Ränge, die weiter auseinander liegen als die kritische Differenz (Nemenyi, 5 %), unterscheiden sich, falls Friedmans Test einen Unterschied findet.{ $by-quality ->
    [yes] { " " }Die Güte, also die Ziffern, die besten Versuchen fehlen, steht an Stelle von PAR10, wo sie das Maß ist oder kein Lauf eine Lösung fand.
   *[no] { "" }
}
lab-table-fronts = { $class }: zwei Ziele. Die Front eines Laufs sind die Paare von Werten, die kein Mitglied einer Generation dominierte. Ihr Hypervolumen ist der Teil des Rechtecks zwischen (0, 0), einer Lösung, und ({ GROUPED($first) }, { GROUPED($second) }), eins über den höchsten Werten der Klasse, den die Front dominiert; das Intervall des Medians zieht Rätsel und Läufe neu. Vergleiche Algorithmen, deren Ziele dasselbe zählen.
lab-front = { LIST($pairs, " ") }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}
lab-note-unfinished = Nicht fertig: { GROUPED($runs) } von { GROUPED($wanted) } Läufen sind da, und alle Zahlen sind von diesen.
lab-note-clock = { GROUPED($runs) } { $runs ->
    [one] Lauf hat die Uhr beendet: Er hängt
   *[other] Läufe hat die Uhr beendet: Sie hängen
} von der Maschine ab.
lab-note-versions = Die Läufe sind von mehreren Versionen von evoku ({ LIST($versions, ", ") }).
lab-note-level = Urteile gelten auf dem Niveau von { $level } % nach Holms Korrektur für alle Vergleiche einer Klasse; Fehlschläge werden nie weggelassen.

lab-plan-at = Zeile { $line }, Spalte { $column }: { $what }
lab-plan-field = ein Feld „{ $name }“ gibt es hier nicht; es gibt { LIST($known, ", ") }
lab-plan-no-table = es fehlt [[{ $name }]]; ein Plan braucht mindestens eines
lab-plan-expected = { $field } ist { $expected }
lab-plan-table = eine Tabelle
lab-plan-tables = eine oder mehrere Tabellen, geschrieben [[...]]
lab-plan-text = ein Text in Anführungszeichen
lab-plan-texts = ein Text in Anführungszeichen oder eine Liste davon
lab-plan-whole = eine ganze Zahl von { $from } bis { $to }
lab-plan-wholes = eine ganze Zahl von { $from } bis { $to } oder eine Liste davon
lab-plan-positive = eine Zahl über 0
lab-plan-number = eine Zahl wie 10 oder 0.25
lab-plan-values = eine Zahl, ein Wort in Anführungszeichen, eine Liste davon oder { "{" } from = 1, to = 10, step = 1 { "}" }
lab-plan-word = ein Wort aus Buchstaben, Ziffern, - und _, etwa "first-try"
lab-plan-one-of = eines von { LIST($names, ", ") }
lab-plan-no-name = ein Plan braucht einen Namen, etwa name = "first-try"; evoku lab new schreibt einen Plan für den Anfang
lab-plan-no-budget = ein Plan braucht ein Budget, etwa budget.evaluations = 1_000_000
lab-plan-too-many-runs = das sind { $runs } Läufe, zu viele
lab-plan-no-algorithm-name = ein Algorithmus braucht einen Namen
lab-plan-unknown-algorithm = einen Algorithmus „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-plan-unknown-null = ein Nullmodell „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-plan-unknown-kind = eine Rätselart „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-plan-unknown-bundled = mitgeliefert ist kein „{ $name }“; es gibt { LIST($known, ", ") }
lab-plan-no-parameter = { $is-engine ->
    [yes] eine exakte Suche
   *[no] die Vorgabe
} hat keinen Parameter { $name }
lab-plan-no-islands = { $is-engine ->
    [yes] eine exakte Suche
   *[no] die Vorgabe
} hat keine Inseln
lab-plan-twin = { $label } gibt es mit diesen Parametern schon
lab-plan-same-label = ein anderer Algorithmus heißt schon { $label }; gib diesem ein label
lab-plan-combinations = mehr als { $most } Kombinationen
lab-plan-range-ends = der Bereich von { $name } braucht from und to
lab-plan-range-step = der Bereich von { $name } braucht entweder step über 0 oder factor über 1 und from über 0
lab-plan-range-empty = der Bereich von { $name } enthält keinen Wert
lab-plan-range-long = der Bereich von { $name } enthält mehr als { $most } Werte
lab-plan-external-field = ein Algorithmus eines anderen Programms hat kein { $field }
lab-plan-external-name = erwartet ist ein Wort, das kein Algorithmus von evoku als Namen hat, nicht „{ $name }“
lab-plan-external-set = erwartet ist eine Tabelle, etwa set = { "{" } population = 100 { "}" }
lab-plan-external-value = erwartet ist eine Zahl, ein Wort, true oder false
lab-plan-no-class-name = eine Klasse braucht einen Namen
lab-plan-same-class = eine andere Klasse heißt schon { $name }
lab-plan-sources = eine Klasse braucht eines von { LIST($sources, ", ") }
lab-plan-unserved = { $algorithm } kann mit Rätsel { $number } der Klasse { $class } nichts anfangen: { $reason }
lab-plan-other-kind = es ist { $puzzle }; dafür gibt es { LIST($algorithms, ", ") }
lab-plan-sudoku = es ist ein Sudoku, { $board }{ $is-both ->
    [yes] ; ein Plan hat Sudokus oder Rätsel anderer Art, nicht beides
   *[no] { "" }
}
lab-plan-cannot-open = { $file } lässt sich nicht öffnen: { $cause }
lab-plan-folder = { $file } ist nicht lesbar: Es ist ein Ordner
lab-plan-no-puzzle = kein Rätsel gefunden
lab-plan-no-puzzle-here = hier steht kein Rätsel
lab-plan-several-puzzles-here = hier steht mehr als ein Rätsel; mach eine Liste daraus
lab-plan-cancelled = abgebrochen, während Rätsel erzeugt wurden
lab-plan-few-puzzles = nur { $found } von { $count } solchen Rätseln gefunden
lab-plan-box = ein Block hat Zeilen und Spalten wie 2x3
lab-plan-size = eine Größe ist eine Seite wie 9 oder ein Block wie 2x3

lab-run-mismatch = { $algorithm } kann das nicht lösen: { $puzzle }
lab-run-unsupported = { $engine } kann mit einem Rätsel nichts anfangen: { $cause }
lab-run-unbound = { $algorithm } ist ein Algorithmus eines anderen Programms: Führe den Plan in Python mit evoku.lab.run aus
lab-run-failed = { $algorithm } ist gescheitert: { $cause }

lab-rows-column = Zeile 1: Es fehlt die Spalte { $column }; eine Tabelle von Läufen ist, was evoku lab export --csv als runs.csv schreibt
lab-rows-cell = Zeile { $line }: „{ $found }“ passt nicht in die Spalte { $column }
lab-rows-empty = in dieser Tabelle sind keine Läufe

lab-space-few = ein Raum von Rätseln braucht { $least } Rätsel auf einfachen Brettern, auf denen jeder Algorithmus gelaufen ist; es gibt { $found }
lab-space-alone = ein Raum von Rätseln vergleicht Algorithmen, und der Plan hat nur einen
lab-space-alike = alle Rätsel haben dieselben Merkmale
lab-space-cancelled = abgebrochen

draw-report-part = { $title } ({ $number } von { $count })
draw-report-title = { $class }: { $what }
draw-report-noted = { $axis }; { $note }
draw-report-logarithmic = { $unit } (logarithmisch)
draw-report-ranks-left-out = Die Ränge von { GROUPED($count) } Algorithmen auf { $class } stehen nur in der Tabelle.
draw-report-chosen = Verteilungen, Kästen und Konvergenz sind für die { $is-best ->
    [yes] { $most } von { GROUPED($count) } Algorithmen mit den besten mittleren Rängen
   *[no] ersten { $most } von { GROUPED($count) } Algorithmen des Plans
} gezeichnet; Tabellen haben alle.
draw-report-success = Läufe, die eine Lösung fanden (n = je { GROUPED($runs) })
draw-report-success-range = Läufe, die eine Lösung fanden (n = { GROUPED($least) } bis { GROUPED($most) })
draw-report-share = Anteil der Läufe mit Intervall zu 95 % (Wilson, oder aus neu gezogenen Rätseln und Läufen, wo das breiter ist)
draw-report-how-close = wie nahe Läufe kamen
draw-report-share-close = Anteil der Läufe, die so nahe kamen
draw-report-solved-by-then = bis dahin gelöste Läufe
draw-report-share-solved = Anteil gelöster Läufe
draw-report-spent = was gelöste Läufe verbrauchten
draw-report-solved-of = { GROUPED($solved) } von { GROUPED($runs) } gelöst
draw-report-box-quality = Kasten: Quartile, Linie: die mittleren 90 % der Läufe
draw-report-box-solved = Kasten: Quartile, Linie: die mittleren 90 % der gelösten Läufe, ohne Fehlschläge
draw-report-convergence = Konvergenz
draw-report-cost-root = Kosten (Wurzelskala)
draw-report-convergence-note = voll: Median der besten Kosten bisher mit Quartilen, gestrichelt: Mittel der Generationen
draw-report-ranks = mittlere Ränge nach { $basis } auf { $puzzles } { $puzzles ->
    [one] Rätsel
   *[other] Rätseln
}, 1 ist der beste
draw-report-ranks-unit = mittlerer Rang; Balken verbinden, was in der kritischen Differenz von { $difference } liegt (Nemenyi, 5 %)
draw-report-attained = Werte, die Läufe erreichten
draw-report-first-objective = erstes Ziel
draw-report-second-objective = zweites Ziel
draw-report-attained-note = kräftig: die Hälfte der Läufe; blass: irgendeiner, jeder
draw-report-correlation = Korrelation der Kosten
draw-report-walk-steps = Schritte einer Irrfahrt dazwischen
draw-report-smooth = je langsamer sie fällt, desto glatter die Landschaft
draw-report-plateaus-shown = die { GROUPED($shown) } von { GROUPED($all) } Plateaus, die am wenigsten kosten
draw-report-cost = Kosten
draw-report-plateaus = Plateaus lokaler Optima neben denen, zu denen sie führen; Fläche: Anstiege, die dort endeten
draw-report-on-the-way = unterwegs
draw-report-sink = Senke: ein Stoß führt zu nichts Billigerem
draw-report-solution = Lösung
draw-report-map = { $plan }: gelöste Läufe in Prozent
draw-report-propagation = { $kind ->
    [none] ohne Schlussfolgern
    [search] exakte Suche
    [singles] Schlussfolgern: einzelne Kandidaten
    [decoder] Schlussfolgern: Decoder
    [external] Schlussfolgern: unbekannt
    [varies] Schlussfolgern: verschieden
   *[other] Schlussfolgern: { $kind }
}
draw-report-space = Raum von { GROUPED($puzzles) } Rätseln
draw-report-alone = { $algorithm }, allein am besten auf { $share }
draw-report-variance = größte Varianz ({ $share } davon)
draw-report-performance = gewählt nach der Leistung ({ $share } ihrer Varianz)
draw-report-space-note = Farbe: der Algorithmus, der am wenigsten verbraucht (grau: mehrere); Flächen: wonach die nächsten Rätsel verlangen (keine: mehrere gleich)
draw-report-sweep = { $by-quality ->
    [yes] erreichte Güte
   *[no] Erfolg
} von { $algorithm } nach { LIST($parameters, "and") }
draw-report-missing-interval = Mittel der fehlenden Ziffern mit Intervall zu 95 % nach Rätseln
draw-report-missing-mean = Mittel der Ziffern, die besten Versuchen fehlen
draw-report-solved-share = Anteil der Läufe, die eine Lösung fanden
draw-report-over-all = { $shown }; über alle Werte von { LIST($parameters, ", ") }
draw-report-targets = bis dahin erreichte Ziele ({ GROUPED($targets) } Kostenziele)
draw-report-share-targets = Anteil der Läufe und Ziele
draw-report-own-unit = Kosten zählt jeder Algorithmus in seiner eigenen Einheit

draw-report-page-verdicts = Urteile
draw-report-page-tables = Tabellen
draw-report-page-pictures = Bilder
draw-report-page-puzzles = Rätsel
draw-report-page-origin = Wie das gemacht wurde
draw-report-page-plan = Der Plan
draw-report-page-open = { $count } { $count ->
    [one] Paar ist
   *[other] Paare sind
} nicht zu unterscheiden
draw-report-page-nothing = Es gibt nichts zu vergleichen.
draw-report-page-drawn = Die ersten { $count } Rätsel sind gezeichnet.
draw-report-page-puzzle = Rätsel { $number }, { $givens } Vorgaben
draw-report-page-by-quality = { $class }: gelöste Läufe auf jedem Rätsel und das Mittel der Ziffern, die besten Versuchen fehlen
draw-report-page-by-spent = { $class }: gelöste Läufe auf jedem Rätsel und PAR10 in { $measure }
draw-report-page-sessions = Die Prozesse, die die Läufe gemacht haben. Zeiten hängen von der Maschine ab, sonst nichts: Der Befehl macht überall dieselben Läufe.
draw-report-head-puzzle = Rätsel
draw-report-head-session = Sitzung
draw-report-head-started = Beginn (UTC)
draw-report-head-machine = Maschine
draw-report-head-threads = Threads
draw-report-head-command = Befehl

draw-chart-title = { $title }: { $subtitle }
draw-chart-logarithmic = { $step } (logarithmisch)
draw-chart-solution = Lösung
draw-chart-best = Bestes { $value }
draw-chart-mean = Mittel { $value }
draw-chart-current = derzeit { $value }
draw-chart-band = Bester bis Schlechtester
draw-chart-milliseconds = Millisekunden
draw-chart-over = { $unit } (logarithmisch); { $how }
draw-chart-median = Median des Besten bisher, Band zwischen den Quartilen
draw-chart-single = das Beste bisher
draw-chart-better = { $unit } ({ $is-more ->
    [yes] mehr
   *[no] weniger
} ist besser)
draw-chart-no-run = kein Lauf
draw-chart-sum = { $unit } + { $second }
draw-chart-lack = { $maximum } − { $unit } + { $second }

## Zeichnen: Bilder und Druckseiten

## Seite: was nur die Seite zeigt

## Speicher des Labors

lab-head-null = Nullmodell
lab-head-area = Fläche
lab-head-cost = Kosten { $cost }
lab-head-distribution = Verteilung
lab-head-parameters = Parameter
lab-head-distance = Abstand
lab-head-p = p
lab-head-exponential = exponentiell
lab-head-as-it-is = wie es ist
lab-head-cutoff = Grenze
lab-head-with-cutoff = mit ihr
lab-head-unit = Einheit
lab-head-with-luby = mit Lubys
lab-head-best = am besten
lab-head-alone = allein
lab-head-good = gut
lab-head-good-there = gut dort
lab-head-chosen = gewählt
lab-head-single-best = bester einzelner
lab-head-spent = verbraucht
lab-head-best-of-each = bester von jedem
lab-head-gap-closed = Lücke geschlossen
lab-head-feature = Merkmal
lab-head-variance = Varianz { $number }
lab-head-plane = Ebene { $number }
lab-head-verdict = Urteil
lab-head-published = veröffentlicht
lab-head-here = hier
lab-head-p-fisher = p (Fisher)
lab-row-virtual-best = virtueller bester
lab-cell-by-neighbours = nach { $neighbours } Nachbarn
lab-cell-best-of-each = der beste von jedem
lab-table-overview = Läufe, die eine Lösung fanden; in Klammern die Ziffern, die den Häusern der besten Versuche der anderen im Mittel fehlen.
lab-cell-reached = { $share } % ({ $missing })
lab-table-beats = Ob ein Algorithmus sein Nullmodell schlägt, mit der Wahrscheinlichkeit, dass ein Lauf davon besser ist als einer des Nullmodells auf demselben Rätsel.
lab-cell-beats = schlägt { $probability }
lab-cell-loses = verliert { $probability }
lab-cell-open = offen { $probability }
lab-table-winners = Der Algorithmus mit dem besten mittleren Rang, danach, was Schlussfolgern in ihm tut: Läufe, die eine Lösung fanden, und was je Lösung verbraucht wurde (ERT, in { $measure }) oder, wo keine gefunden wurde, die Ziffern, die besten Versuchen fehlen.
lab-cell-winner = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }und ein anderer
   *[other] { " " }und { $others } andere
}: { $share }, { $spent }
lab-cell-winner-unsolved = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }und ein anderer
   *[other] { " " }und { $others } andere
}: 0 %, { $missing } fehlend
lab-table-laws = Wie lange Läufe dauern, in { $measure }: die Verteilung, die nach Akaikes Kriterium am besten passt (exponentiell, verschoben exponentiell, Weibull oder lognormal), mit ihren Parametern. Fehlschläge sind zensiert, und von mehr als { GROUPED($most) } Läufen sind einige in gleichen Abständen genommen. Der Abstand ist Kolmogorows; p ist der Anteil von { $samples } Stichproben dieser Verteilung, die ebenso weit von ihr entfernt sind, also heißt p < 0,05, dass sie nicht passt. Die letzte Spalte ist, wie viel mehr eine exponentielle Verteilung nach dem Kriterium hat; wo sie passt, nützen und schaden Neuanfänge nicht. Läufe auf mehreren Rätseln sind eine Mischung.
lab-law-exponential = exponentiell
lab-law-shifted = verschoben exponentiell
lab-law-weibull = Weibull
lab-law-lognormal = lognormal
lab-cell-exponential = Mittel { $mean }
lab-cell-shifted = { $shift } + Mittel { $mean }
lab-cell-weibull = Skala { $scale }, Form { $shape }
lab-cell-lognormal = Median { $median }, Abweichung { $deviation }
lab-table-restarts = Was bis zu einer Lösung verbraucht wird (in { $measure }, das Mittel über Rätsel): wie es ist; wo jeder Lauf nach der besten Grenze neu anfängt; und nach der besten Einheit mal Lubys Folge 1, 1, 2, 1, 1, 2, 4, ... Beide sind durch dieselben Läufe gewählt, versprechen also zu viel. Zellen mit einem Rätsel, das nie gelöst wurde, fehlen.
lab-table-targets = { $class }: feste Ziele. Die erwarteten Bewertungen (ERT), bis die Kosten so niedrig sind, in der Einheit des Algorithmus; vergleiche also nur Algorithmen mit derselben Einheit. Bekannt bis zum nächsten Messpunkt, zwei je Oktave. Die Fläche ist die unter der Kurve der erreichten Paare von Lauf und Ziel über dem Logarithmus der Bewertungen; 1 erreicht alles sofort.
lab-table-budgets = { $class }: feste Budgets. Die niedrigsten Kosten mit so vielen Bewertungen: Median und Quartile der Läufe (∞ vor der ersten Generation), und wie viele eine Lösung gefunden hatten.
lab-cell-budget = { $median } ({ $low } – { $high }), { GROUPED($solved) } gelöst
lab-table-footprints = Reviere auf { GROUPED($puzzles) } Rätseln, in { $measure }: wo keiner weniger verbraucht; wo alle anderen mehr verbrauchen; wo er gut ist, also höchstens doppelt so viel verbraucht wie der beste; der Anteil der Ebene, deren { $neighbours } nächste Rätsel allein nach ihm verlangen ({ $tied } verlangen nach mehreren gleich); von den Rätseln dort die, auf denen er gut ist; wie oft er nach Merkmalen gewählt wurde, unter gleichen der erste im Plan.
lab-table-footprints-alike = Reviere unter Algorithmen mit gleichem Schlussfolgern.
lab-table-selection-alike = Was der beste einzelne Algorithmus verbraucht, einer, der für jedes Rätsel nach dessen Merkmalen gewählt ist, und der beste von jedem Rätsel.
lab-table-selection = Was auf einem Rätsel im Mittel verbraucht wird ({ $by-quality ->
    [yes] das Mittel
   *[no] PAR10
}, in { $measure }) vom besten einzelnen Algorithmus, von einem, der für jedes Rätsel nach dessen Merkmalen gewählt ist, und vom besten von jedem Rätsel, den vorher niemand kennt. Gewählt nach dem mittleren Logarithmus auf den { $neighbours } nächsten Rätseln anderer Teile ({ $folds } Teile; alle Merkmale, standardisiert), also auf ungesehenen Rätseln; der Anteil der Lücke, den das Wählen schließt.
lab-table-loadings = Wie weit eine Standardabweichung eines Merkmals ein Rätsel verschiebt: auf der Ebene der größten Varianz, die { $variance } von der der Merkmale zeigt, und auf der Ebene, die nach der Leistung gewählt ist und { $features } von der ihrer Merkmale und { $performance } von der des Verbrauchs der Algorithmen zeigt (Logarithmen).
lab-table-published = Veröffentlichte Zahlen neben unseren.
lab-claim-differs = weicht ab
lab-claim-agrees = stimmt überein
lab-claim-open = offen
lab-claim-generations = { GROUPED($count) } Generationen
lab-claim-cost = bestenfalls { GROUPED($cost) }
lab-claim-runs = { GROUPED($found) } von { GROUPED($all) }
lab-claim-at-zero = { GROUPED($found) } von { GROUPED($all) } bei 0
lab-claim-attempts = { GROUPED($found) } von { GROUPED($all) } Versuchen

lab-page-comment = Zeile { $line }: „{ $found }“ ist keine Tabelle; erwartet sind ein Plan und eines von { LIST($tables, ", ") }; nach published Zahlen wie CLASS / ALGORITHM: 5 of 6
lab-page-open = Zeile { $line }: Diese Tabelle hat kein Ende; erwartet ist eine Zeile { $end }
lab-page-lacks = Zeile { $line }: Dem Plan fehlt { $what }
lab-lacks-class = die Klasse „{ $class }“
lab-lacks-algorithm = der Algorithmus „{ $name }“
lab-lacks-choice = der Algorithmus in „{ $class }“, und er hat mehrere
lab-page-class = Zeile { $line }: Eine Klasse „{ $class }“ gibt es in diesem Plan nicht
lab-page-origin = { GROUPED($runs) } Läufe von { $plan }: { LIST($sessions, "; ") }. Sie liegen in [{ $name }]({ $archive }), Hash { $hash }.
lab-page-session = { $day }, evoku { $version }, Revision { $revision }, { $machine }

lab-packed-damaged = das ist kein gepackter Plan, oder er ist beschädigt; pack den Plan neu
lab-packed-version = evoku { $theirs } hat diesen Plan gepackt, und das hier ist { $ours }: Läufe verschiedener Versionen können sich unterscheiden, also nimm eine Version
lab-packed-puzzle = ein Rätsel der Klasse { $class } lässt sich nicht packen: { $cause }
lab-packed-format = es gibt keine JSON-Zeilen
lab-shard = erwartet ist ein Teil wie 3/100: seine Nummer ab 1, und wie viele es gibt
lab-archive-unfinished = nur { $runs } von { $wanted } Läufen des Plans sind da; mach ihn mit evoku lab run fertig
lab-archive-line = Zeile { $line }: Das ist kein Archiv; evoku lab export --archive macht eines
lab-archive-plan = das sind Läufe eines anderen Plans, oder seine Rätsel sind andere ({ $found }, erwartet { $expected })
lab-archive-moved = { $label }, { $class }, Rätsel { $puzzle }, Wiederholung { $repetition }: { $was } ist { $is }

lab-store-full = die Platte ist voll; alle aufgezeichneten Läufe bleiben, also schaffe Platz und ruf denselben Befehl noch einmal auf
lab-store-io = der Speicher ist nicht les- oder schreibbar ({ $cause }); alle aufgezeichneten Läufe bleiben
lab-store-busy = ein anderer Prozess belegt den Speicher; versuch es später noch einmal
lab-store-missing = eine solche Datei gibt es nicht
lab-store-foreign = das ist kein Speicher von evoku
lab-store-later = der Speicher ist von einer späteren Version von evoku (Tabellen der Version { $found }, erwartet { $expected })
lab-store-damaged = der Speicher ist beschädigt: { $cause }; stell ihn aus einer Kopie wieder her oder mach die Läufe neu
lab-store-versions = seine Läufe sind von evoku { $theirs }, die des anderen Speichers von evoku { $ours }: Läufe verschiedener Versionen können sich unterscheiden, also mach sie mit einer Version
lab-store-sqlite = der Speicher ist nicht benutzbar: { $cause }
lab-cannot-write = { $file } lässt sich nicht schreiben: { $cause }
lab-store-no-plan = mit diesem Speicher wurde noch kein Plan ausgeführt
lab-store-unknown-plan = einen Plan „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-store-several-plans = es gibt mehrere Pläne, sag welchen: { LIST($known, ", ") }
lab-store-other-plan = der Speicher hat einen anderen Plan „{ $name }“: Text oder Rätsel unterscheiden sich (Fingerabdruck { $kept }, erwartet { $expected })
lab-damaged-tables = seine Tabellen haben Version { $version }
lab-damaged-checksum = { $what ->
    [plan] der Plan
    [puzzle] ein Rätsel
    [configuration] eine Konfiguration
    [run] ein Lauf
    [trace] der Verlauf eines Laufs
   *[session] eine Sitzung
} passt nicht zur Prüfsumme
lab-damaged-session = Sitzung { $session } hat eine zu hohe Nummer
lab-damaged-value = ein Lauf hat { $value } als { $column }
lab-damaged-trace = ein Verlauf: { $cause }
lab-damaged-no-checksum = ein Lauf hat seine Prüfsumme verloren
lab-damaged-run-of-plan = ein Lauf ist nicht vom Plan
lab-damaged-run-of-session = ein Lauf ist von keiner Sitzung
lab-damaged-class = einem Plan fehlt eine Klasse seiner Rätsel
lab-damaged-puzzle = ein Rätsel lässt sich nicht eintragen
lab-difference = { $configuration } auf Rätsel { $puzzle } von { $class }, Wiederholung { $repetition }: { $column } ist { $other }, gespeichert ist { $kept }
lab-difference-none = nichts
lab-difference-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

lab-export-no-parquet = dieses Programm kann kein Parquet schreiben; installiere evoku mit --features parquet oder schreib CSV
lab-column-run = Nummer des Laufs in diesem Export; der Schlüssel von `traces`
lab-column-class = Klasse des Rätsels
lab-column-puzzle = seine Nummer in der Klasse, ab 1; mit der Klasse der Schlüssel von `puzzles`
lab-column-configuration = Name des Algorithmus mit seinen Parametern; der Schlüssel von `configurations`
lab-column-algorithm = der Algorithmus
lab-column-propagation = was Schlussfolgern tut: `none` (nichts); `singles` (nackte und versteckte Einer sind vor dem Lauf gesetzt); `decoder` (während Genome decodiert werden); `search` (eine exakte Suche)
lab-column-repetition = Nummer der Wiederholung, ab 1
lab-column-seed = Startwert des Laufs, bis 2^63: lies ihn als Text, wo Zahlen doppelt genau sind (R, JavaScript); `evoku evolve --seed` wiederholt ihn
lab-column-solved = 1, wenn eine Lösung gefunden wurde, sonst 0
lab-column-ending = `solved`: gelöst; `evaluations`, `generations`, `seconds`: dieser Teil des Budgets war verbraucht; `exhausted`: nichts mehr zu versuchen; `memory`: eine exakte Suche hat ihre Grenze erreicht
lab-column-generations = Generationen nach Generation 0
lab-column-evaluations = Bewertungen jeder Art: full + moves + decodes + nodes
lab-column-full = Versuche, deren Kosten im Ganzen gefragt waren
lab-column-moves = Züge, deren Wirkung auf die Kosten berechnet wurde
lab-column-decodes = Genome, aus denen ein schließender Decoder Bretter machte
lab-column-placements = durch Schlussfolgern gesetzte Ziffern
lab-column-nodes = Knoten einer exakten Suche
lab-column-restarts = wie oft der Algorithmus neu anfing
lab-column-best = niedrigste Kosten des Laufs
lab-column-missing = Ziffern, die dem besten Versuch fehlen, über alle Häuser addiert; bedeutet für jeden Algorithmus dasselbe, 0 ist eine Lösung; die Kosten eines Rätsels, das kein Sudoku ist
lab-column-mean = mittlere Kosten der letzten Generation
lab-column-seconds = Sekunden nach der Uhr
lab-column-session = der Prozess, der den Lauf machte; der Schlüssel von `sessions`
lab-dictionary-row = | { $name } | { $meaning } |
lab-dictionary =
    # Was die Spalten bedeuten

    Jede Tabelle ist eine Datei. Als CSV (`runs.csv` ...) ist sie UTF-8 mit einer Kopfzeile (RFC 4180),
    und eine leere Zelle heißt, dass es einen solchen Wert nicht gibt. Als Parquet (`runs.parquet` ...)
    hat sie dieselben Spalten, und null heißt es; ganze Zahlen sind ohne Vorzeichen und haben 64 Bit,
    andere Zahlen sind double, der Rest Zeichenketten. Kosten zählen, was an einem Versuch falsch ist;
    0 ist eine Lösung.

    ## runs: eine Zeile für jeden Lauf

    | Spalte | Bedeutung |
    |---|---|
    { LIST($columns, "\u000A") }

    ## traces: eine Zeile für jeden Punkt im Verlauf eines Laufs

    Ein Punkt ist die erste Generation bei oder nach 1, 2, 3, 4, 6, 8, 12, 16, 24 ... Bewertungen, und
    das Ende des Laufs.

    | Spalte | Bedeutung |
    |---|---|
    | run | der Lauf |
    | evaluations | Bewertungen bis dahin |
    | generation | Nummer der Generation |
    | best_so_far | niedrigste Kosten seit Beginn des Laufs |
    | second | deren zweiter Wert, wo ein Algorithmus zwei Ziele hat, wie die Verstöße von `multi-objective`; der erste ist best_so_far - second; 0, wo es nur einen gibt |
    | best, mean | niedrigste und mittlere Kosten der Generation |

    ## fronts: eine Zeile für jedes Paar der Front eines Laufs

    Von Algorithmen mit zwei Zielen: die Paare von Werten, die kein Mitglied einer Generation dominierte.

    | Spalte | Bedeutung |
    |---|---|
    | run | der Lauf |
    | first, second | die zwei Werte, beide zu minimieren |

    ## configurations: eine Zeile für jede Konfiguration

    | Spalte | Bedeutung |
    |---|---|
    | configuration, algorithm | wie in `runs` |
    | budget_evaluations, budget_generations, budget_seconds | was ein Lauf verbrauchen darf; leer ohne Grenze |
    | alle anderen | die Parameter des Algorithmus, siehe `evoku algorithms NAME` |

    ## puzzles: eine Zeile für jedes Rätsel

    | Spalte | Bedeutung |
    |---|---|
    | class, puzzle | wie in `runs` |
    | geometry | das Brett; die Art eines Rätsels, das kein Sudoku ist |
    | line | die Vorgaben in Leserichtung, `.` für eine Lücke; die Größe eines Rätsels, das kein Sudoku ist |
    | givens | wie viele |
    | hash | Fingerabdruck von Brett, Vorgaben und Marken |

    ## sessions: eine Zeile für jeden Prozess, der Läufe machte

    | Spalte | Bedeutung |
    |---|---|
    | session | seine Nummer |
    | started | Sekunden seit 1970 (UTC) |
    | version, revision | Version von evoku und Revision der Quellen |
    | machine | Prozessor, Kerne, System |
    | command | der Befehl |
    | threads | Zahl der Threads |

    ## summary: eine Zeile für jede Konfiguration und Klasse

    Intervalle sind zu 95 % und kommen aus Stichproben der Rätsel, jedes mit allen seinen Läufen, oder
    der Läufe, wo eine Klasse ein Rätsel hat; das der Quote ist mindestens so breit wie Wilsons. Kein
    Wert steht auch für unendliche, wie die ERT einer Konfiguration, die nichts gelöst hat.

    | Spalte | Bedeutung |
    |---|---|
    | class, configuration | wie in `runs` |
    | measure | was verglichen wird: `evaluations`, `generations`, `seconds` oder `quality` |
    | runs, solved | alle Läufe und die, die eine Lösung fanden |
    | rate, rate_low, rate_high | deren Anteil mit seinem Intervall |
    | generations | mittlere Generationen der Läufe, die eine Lösung fanden |
    | seconds | mittlere Sekunden aller Läufe |
    | quartile_1, median, quartile_3 | Quartile des Maßes; Fehlschläge zählen als unendlich, außer bei der Güte |
    | ert, ert_low, ert_high | erwartete Laufzeit mit ihrem Intervall; keine bei der Güte |
    | par10, par10_low, par10_high | das Mittel, in dem ein Fehlschlag als das Zehnfache des Budgets zählt, mit seinem Intervall; keines bei der Güte |
    | quality, quality_low, quality_high | Mittel von `missing` mit seinem Intervall; 0 ist eine Lösung |

    ## verdicts: eine Zeile für jeden Vergleich zweier Konfigurationen

    | Spalte | Bedeutung |
    |---|---|
    | class | die Klasse, oder `all classes` |
    | first, second | die zwei Konfigurationen |
    | basis | wonach sie verglichen werden: `PAR10` des Maßes oder `quality` |
    | puzzles | Rätsel, auf denen beide liefen |
    | rate_first, rate_second | ihre Erfolgsquoten |
    | a12 | Wahrscheinlichkeit, dass ein Lauf der ersten auf einem Rätsel weniger braucht als einer der zweiten oder einer Lösung näher kommt |
    | p_raw | p-Wert von Wilcoxons Vorzeichen-Rang-Test über Rätsel, von Manns und Whitneys auf einem einzigen |
    | p | derselbe nach Holms Korrektur für alle Vergleiche der Klasse |
    | p_smallest | das kleinste `p`, das die Zahl der Rätsel und Vergleiche erlaubt; ab 0,05 ist kein Urteil möglich |
    | better | die bessere; keine, wenn sie nicht zu unterscheiden sind |
    | verdict | all das in Worten, auf Englisch |

    ## ranks: eine Zeile für jede Konfiguration und Klasse

    | Spalte | Bedeutung |
    |---|---|
    | class, configuration | wie in `verdicts` und `runs` |
    | basis | wonach geordnet ist: `PAR10` des Maßes oder `quality` |
    | puzzles | Rätsel, auf denen alle liefen |
    | rank | mittlerer Rang; 1 ist der beste |
    | friedman, p | Friedmans Prüfgröße und ihr p-Wert |
    | critical_difference | Ränge, die weiter auseinander liegen, unterscheiden sich (Nemenyi, 5 %) |

## Befehlszeile

command-cannot-read = { $path } ist nicht lesbar: { $cause }
