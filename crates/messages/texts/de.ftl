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

lab-verdict = { $first } braucht auf { $share } % von { GROUPED($puzzles) } { $puzzles ->
    [one] Rätsel
   *[other] Rätseln
} weniger Auswertungen als { $second }
lab-equal = zwischen { LIST($algorithms, "and") } zeigt sich kein Unterschied

## Zeichnen: Bilder und Druckseiten

## Seite: was nur die Seite zeigt

## Speicher des Labors

## Befehlszeile

command-cannot-read = { $path } ist nicht lesbar: { $cause }
command-usage = { $problem }; { $tip }
command-tip-folder = das ist ein Ordner
command-tip-solve-file = evoku solve { $name } löst die Rätsel dieser Datei; evoku --help zeigt, was sonst Rätsel liest
command-tip-solve-puzzle = evoku solve { $name } löst es; evoku --help zeigt, was sonst Rätsel liest
command-similar-argument = ähnlich { COUNT($known) ->
    [one] ist
   *[other] sind
} { LIST($known, ", ") }
command-similar-subcommand = ähnliche Befehle: { LIST($known, ", ") }
command-similar-value = ähnliche Werte: { LIST($known, ", ") }
command-invalid-value = Wert „{ $value }“ für „{ $argument }“ ist ungültig: { $why }
command-expected-seconds = erwartet ist eine Zahl von Sekunden über 0, etwa 2.5
command-largest-number = die größte Zahl ist { $most }
command-expected-whole-from = erwartet ist eine ganze Zahl ab { $least }
command-expected-seed = erwartet ist eine ganze Zahl ab 0 oder random
command-expected-whole-between = erwartet ist eine ganze Zahl von { $least } bis { $most }
command-unknown-name = { $name } gibt es nicht
command-expected-one-of = erwartet ist eines von { LIST($known, ", ") }
command-standard-input = Standardeingabe
command-standard-output = Standardausgabe
command-the-argument = das Argument
command-no-regions-latin = ein lateinisches Quadrat hat keine --regions
command-regions-not-square = --regions: { $found } Zellen, erwartet ist eine Quadratzahl wie 81
command-output-is-input = { $path } ist auch eine Eingabe, wähle eine andere Ausgabe
command-read-folder = { $path } ist nicht lesbar: Das ist ein Ordner
command-small-board = ein so kleines Feld
command-cannot-open = { $path } lässt sich nicht öffnen: { $cause }
command-neither-file-nor-puzzle = { $text } lässt sich nicht öffnen: { $cause }; auch ein Rätsel ist es nicht: { $problem }
command-neither-file-nor-cells = { $text } lässt sich nicht öffnen: { $cause }; auch ein Rätsel ist es nicht: { GROUPED($found) } { $found ->
    [one] Zelle
   *[other] Zellen
}, erwartet sind 81 oder 16, 36, ...
command-no-puzzle-in-link = darin ist kein Rätsel
command-cannot-read-link = der Link { $link } ist nicht lesbar: { $found }; erwartet ist ein Link von f-puzzles oder SudokuPad, der sein Rätsel enthält
command-format-not-file = { $text } lässt sich nicht öffnen: { $cause }; --to { $text } nennt das Format der Ausgabe
command-expected-box = erwartet sind Zeilen und Spalten wie 2x3
command-progress-bytes = { $done } von { $all }, { $elapsed } vergangen, noch { $left }
command-progress-read = { $done }, { $elapsed } vergangen
command-progress-puzzles = { $done } von { $all } Rätseln, { $note }, { $elapsed } vergangen, noch { $left }
command-progress-runs = { $done } von { $all } Läufen, { $elapsed } vergangen, noch { $left }
command-progress-pages = { $done } von { $all } Seiten, { $elapsed } vergangen, noch { $left }
command-progress-measurements = { $done } von { $all } Messungen, noch { $left }: { $note }
command-progress-cell = { $done }/{ $all }, noch { $left }
command-progress-all-runs = { $done }/{ $all } Läufe, { $elapsed } vergangen, noch { $left }
command-other-process = (den Rest erledigt ein anderer Prozess)
command-interrupted = abgebrochen
command-interrupted-after = abgebrochen nach { GROUPED($puzzles) } Rätsel{ $puzzles ->
    [one] { "" }
   *[other] n
}
command-cut-short = vorzeitig beendet
command-unknown-column = die Spalte „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
command-expected-range = erwartet ist ein Wert oder ein Bereich wie 3..5, ..25 oder hard..
command-empty-range = in { $text } liegt nichts: Der erste Wert ist der größere
command-expected-number-range = erwartet ist eine Zahl oder ein Bereich wie 3..5, ..25 oder 7..
command-expected-level-range = erwartet ist eine Stufe wie hard oder ein Bereich wie medium..hard; es gibt { LIST($known, ", ") }
command-fields-unknown = --fields: das Feld „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
command-fields-twice = --fields: „{ $name }“ zweimal
command-fields-json = --fields: { $form } hat keine Felder zur Auswahl; json und jsonl haben welche
command-fields-csv = --fields: { $form } hat keine Felder zur Auswahl; csv, json und jsonl haben welche
command-fields-table = --fields: eine Tabelle hat keine Felder zur Auswahl; csv, json und jsonl haben welche
command-fields-folder = --fields: Tabellen in einem Ordner haben keine Felder zur Auswahl; json und jsonl haben welche
command-no-columns = --to: { $form } hat keine Spalten; csv, json und jsonl haben welche
command-unknown-extension = { $path }: kein Ausgabeformat hat die Endung .{ $extension }; es gibt { LIST($known, ", ") }, jeweils auch mit .gz oder .zst dahinter; oder nenne das Format mit --to
command-other-extension = { $path }: die Endung bedeutet { $other }, verlangt ist aber { $form }; nenne die Datei .{ $extension } oder lass weg, was { $form } verlangt
command-unknown-form = dieses Format gibt es nicht
command-unknown-format = das Format { $name } gibt es nicht
command-cannot-write = { $path } lässt sich nicht schreiben: { $cause }
command-not-a-file = { $path } lässt sich nicht schreiben
command-write-folder = { $path } lässt sich nicht schreiben: Das ist ein Ordner
command-picture-extension = { $path } sollte auf .svg, .png oder .pdf enden
command-terminal = ein Terminal kann das nicht zeigen; -o DATEI schreibt es in eine Datei
command-shard-files = --shard braucht Dateien
command-shard-file = --shard braucht Dateien: { $cause }
command-shard-compressed = --shard kann eine komprimierte Datei nicht ab der Mitte lesen; entpacke sie
command-shard-quotes = ein Wert in Anführungszeichen kann Zeilenenden enthalten; --shard liest JSON-Zeilen: evoku convert --to jsonl
command-shard-format = --shard braucht ein Rätsel pro Zeile, und dies hat das Format { $form }; evoku convert --to line, csv oder jsonl macht eine solche Datei
command-from-byte = { $path } ab Byte { GROUPED($byte) }
command-no-puzzle = kein Rätsel gefunden
command-no-position = keine Stellung gefunden
command-no-grid = kein Gitter gefunden
command-puzzle-at = { $place }: Rätsel { $number }: { $problem }
command-puzzle = Rätsel { $number }: { $problem }
command-puzzle-grouped = Rätsel { GROUPED($number) }: { $problem }
command-puzzle-of-input = Rätsel { $number } der Eingabe: { $problem }
command-lossy = { $problem }; --lossy lässt das weg
command-kept = { GROUPED($kept) } von { GROUPED($all) } Rätseln behalten
command-where-form = --where { $text }: erwartet ist SPALTE=BEREICH
command-where-range = --where { $text }: { $problem }
command-unknown-technique = diese Technik gibt es nicht; evoku generate --help zählt sie auf
command-technique-names = diese Technik gibt es nicht; es gibt { LIST($known, ", ") }
command-seed = Seed { $seed }; mit --seed { $seed } wiederholbar
command-open-file = --open zeigt eine Datei, nicht die Standardausgabe
command-terminal-page = ein Terminal kann das nicht zeigen; -o DATEI schreibt es in eine Datei, --open zeigt es
command-opened = { $path } geöffnet
command-no-page = dieses evoku wurde ohne die Seite gebaut; in einem Checkout macht `cd web && npm ci && node build.mjs` die Datei web/dist/evoku.html, und ein Build von evoku danach enthält die Seite
command-no-browser = kein Browser gefunden; die Seite ist in { $path }: { $cause }
command-browser-failed = { $program } kann die Seite nicht öffnen; sie ist in { $path }
command-counts-form = --counts gibt es als line, csv oder json, nicht als { $form }
command-stats-form = --stats gibt es als csv, json oder jsonl, nicht als { $form }
command-no-room = { $form } hat keinen Platz für die Kandidaten jeder Zelle; Formate, die ihn haben: { LIST($known, ", ") }
command-status = { $status ->
    [unique] eindeutig
    [solved] gelöst
    [several] mehrere
    [none] keine
    [wrong] falsch
   *[other] unbekannt
}
command-status-because = { $status }: { $why }
command-status-count = { GROUPED($count) } { $status }
command-limit-nodes = unbekannt (Knotengrenze)
command-limit-memory = unbekannt (Speichergrenze)
command-limit-time = unbekannt (Zeitgrenze)
command-count-limit = { $count } { $reason }
command-puzzles = Rätsel
command-mistake = die angegebene Lösung hat in { $cell } eine { $told } statt einer { $right }{ $more ->
    [0] { "" }
    [one] , und eine weitere Zelle ist falsch
   *[other] , und { $more } weitere Zellen sind falsch
}
command-mistake-open = die angegebene Lösung hat in { $cell } keine Ziffer statt einer { $right }{ $more ->
    [0] { "" }
    [one] , und eine weitere Zelle ist falsch
   *[other] , und { $more } weitere Zellen sind falsch
}
command-tree-only = --search, --propagation, --branching, --lone-successors und --report gehören zu --engine tree, nicht zu { $engine }
command-tree-report = { GROUPED($expanded) } Knoten expandiert, { GROUPED($generated) } erzeugt, höchstens { GROUPED($open) } offen ({ $strategy }, { $propagation })
command-solve-summary = { GROUPED($puzzles) } Rätsel in { $seconds } s: { LIST($kinds, ", ") }
command-unknown-scale = diese Skala gibt es nicht; es gibt { LIST($known, ", ") }
command-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] knifflig
   *[other] extrem
}
command-column-level = Stufe
command-column-score = Punkte
command-column-guesses = Versuche
command-column-hardest = schwerste Technik
command-column-puzzle = Rätsel
command-left-out = „{ $name }“ fällt weg: Die ersten Rätsel haben das nicht; --to jsonl hat Platz dafür
command-several-positions = ein Bild zeigt eine Stellung, und die Eingabe hat mehr; HTML zeigt alle
command-position = Stellung { $number }
command-hint-title = Sudoku, der nächste Schritt
command-explain-title = Sudoku, Schritt für Schritt
command-legend = In den Bildern ist Grün gesetzt und Rot ausgeschlossen; Blau und Gelb zeigen das Muster, in einer Kette, was gilt und was nicht. Eine durchgezogene Linie heißt: wenn dies nicht, dann jenes; eine gestrichelte: wenn dies, dann jenes nicht.
command-puzzle-option = { $why } Mit --puzzle, das die Vorgaben nennt, lässt sich sagen, wo.
command-puzzle-title = Rätsel { $number }
command-puzzle-title-named = Rätsel { $number }: { $name }
command-summary = { LIST($parts, ", ") }
command-summary-score = { GROUPED($score) } Punkte
command-summary-steps = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}
command-summary-hardest = am schwersten: { $technique }
command-summary-guesses = Versuche: { $guesses }
command-unexplained = Es lässt sich nicht erklären: { $problem }.
command-guess = Versuch
command-singles = Einer
command-steps-between = { $first } bis { $last }
command-solution = Lösung: `{ $line }`
command-number = { GROUPED($number) }
command-decimal = { $value }
command-percent = { $share } %
command-nothing-asked = nichts ist verlangt
command-set-csv = --set schreibt CSV
command-set-incomplete = der Satz ist nicht vollständig: { $class }
command-level-counts = --level sagt, wie viele von jeder: Lass { $number } weg
command-level-count = --level: wie viele von { $name }? { $name }:20 sind 20
command-pattern = --pattern ist der Name einer Datei oder hat ein Zeichen für jede Zelle: { $cause }
command-grid-other = { $place }: Gitter { $number } ist von { $found }, verlangt sind aber Rätsel von { $expected }
command-grid-open = { $place }: Gitter { $number } ist nicht voll und hat nicht genau eine Lösung
command-grade-count = erwartet ist eine Zahl über 0 nach dem Doppelpunkt, etwa easy:20
command-expected-levels = erwartet ist eine Stufe wie hard oder ein Bereich wie easy..medium; es gibt { LIST($known, ", ") }
command-expected-scores = erwartet ist eine Punktzahl wie 900 oder ein Bereich wie 900..1200
command-expected-givens = erwartet ist eine Zahl wie 30, ein Bereich wie 24..28 oder minimal
command-attempts-so-far = { GROUPED($attempts) } { $attempts ->
    [one] Versuch
   *[other] Versuche
} in { $seconds } Sekunden; Schluss ist nach { GROUPED($patience) } ohne neues Rätsel, früher mit --attempts, --deadline oder Strg-C
command-attempts = { GROUPED($attempts) } Versuche
command-cells-tried = { GROUPED($cells) } Zellen versucht
command-report = { LIST($parts, "; ") }
command-report-found = { GROUPED($found) } von { GROUPED($wanted) } Rätsel{ $wanted ->
    [one] { "" }
   *[other] n
} in { GROUPED($attempts) } { $attempts ->
    [one] Versuch
   *[other] Versuchen
}, { $seconds } s
command-report-found-share = { GROUPED($found) } von { GROUPED($wanted) } Rätsel{ $wanted ->
    [one] { "" }
   *[other] n
} in { GROUPED($attempts) } { $attempts ->
    [one] Versuch
   *[other] Versuchen
} ({ $share } % passten), { $seconds } s
command-report-first-open = der erste war nicht fertig, { GROUPED($cells) } Zellen versucht
command-report-given-up = aufgegeben, nichts Neues in den letzten Versuchen
command-report-deadline = die Zeit war um
command-report-refused = abgelehnt: { LIST($reasons, ", ") }
command-report-reason = { GROUPED($count) } { $reason }
command-known-already = schon bekannt
command-nearest-puzzle = am nächsten kam ({ $has }): { $line }
command-nearest-givens = das nächstliegende abgelehnte hat { $has }; --givens ..{ $filled } lässt es zu
command-nearest = das nächstliegende abgelehnte hat { $has }
command-givens = { GROUPED($givens) } { $givens ->
    [one] Vorgabe
   *[other] Vorgaben
}
command-givens-rated = { GROUPED($givens) } { $givens ->
    [one] Vorgabe
   *[other] Vorgaben
}, { $level } mit { GROUPED($score) } Punkten
command-ask-population = Größe jeder Generation
command-ask-generations = Höchste Zahl der Generationen
command-ask = { $question } (mindestens { $least }):
command-no-answer = { $question }: keine Antwort
command-answer-whole = Bitte antworte mit einer ganzen Zahl ab { $least }.
command-not-replaceable = { $path } ist keine Datei, die sich ersetzen ließe
command-going-on = weiter mit { $path } bei { GROUPED($evaluations) } Bewertungen
command-no-checkpoint = { $path } ist kein Zwischenstand von evoku
command-damaged = { $path } ist beschädigt
command-damaged-checkpoint = ein beschädigter Zwischenstand: { $cause }
command-other-version = { $path } ist von evoku { $version }, dessen Läufe von diesen abweichen können
command-other-run = { $path } ist von einem anderen Lauf: „{ $part }“ weicht ab
command-same-file = { $one } und { $other } sind dieselbe Datei, { $path }
command-expected-level-size = erwartet ist eine Stufe, etwa easy oder easy/16; es gibt { LIST($known, ", ") }
command-no-side = „{ $text }“ ist keine Seitenlänge
command-side-twice = --generate: die Seitenlänge ist auch durch --box gegeben
command-interrupted-generating = abgebrochen, während ein Rätsel entstand
command-none-generated = --generate: für dieses Feld fand sich kein Rätsel der Stufe { $level }
command-generated-puzzle = erzeugtes Rätsel ({ $level }, Seed { $seed }):
command-its-solution = seine Lösung:
command-population-for = POPULATION für { $algorithm }: { $cause }
command-set-for = --set { $setting } für { $algorithm }: { $cause }
command-no-exchange = jede Insel hat { GROUPED($share) } Bewertungen und würde nach { GROUPED($interval) } austauschen: Nichts wird ausgetauscht
command-more-algorithms = --algorithm nennt { $count } Algorithmen; gib jedem eine Insel: --islands { $count }
command-islands-of = { $islands } Inseln mit { $algorithm }
command-combinations = --set: { $count } Kombinationen sind mehr als { $most }
command-no-file-as-puzzle = die Datei „{ $text }“ gibt es nicht, und als Rätsel: { $problem }
command-no-file-nor-puzzle = die Datei „{ $text }“ gibt es nicht, und ein Rätsel ist das auch nicht
command-bundled = kein Rätsel angegeben, also hier eines von evoku
command-several-puzzles = es gibt mehrere Rätsel; dies ist das erste
command-given-twice = --{ $name } ist zweimal angegeben
command-puzzle-twice = --puzzle ist angegeben, und dazu ein Rätsel ohne die Option
command-kind-twice = --puzzle-kind ist { $kind }, und dazu { $other } ohne die Option
command-population-one-run = --print-population zeigt einen Lauf; es passt nicht zu mehreren
command-checkpoint-one-run = --checkpoint ist für einen Lauf; es passt nicht zu --runs
command-size-others = --size ist für Rätsel anderer Art; ein Sudoku hat die Größe seines Rätsels
command-puzzle-sudoku = --puzzle ist für Sudoku; { $kind } nimmt --size
command-generate-sudoku = --generate ist für Sudoku
command-ended-early = der Lauf endete vor dem ersten Austausch zwischen den Inseln
command-seed-large = --seed { $seed } ist zu groß für { $runs } Läufe: Seeds enden bei { $last }
command-unknown-kind = die Rätselart „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
command-unknown-algorithm = den Algorithmus „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
command-no-algorithm = den Algorithmus „{ $name }“ gibt es nicht
command-algorithm-for-others = { $name } ist für { LIST($kinds, ", ") }; für Sudoku gibt es { LIST($known, ", ") }
command-algorithm-for-sudoku = { $name } braucht, was nur ein Sudoku hat; für { $kind } gibt es { LIST($known, ", ") }
command-unknown-algorithm-for = den Algorithmus „{ $name }“ gibt es für { $kind } nicht; für { $kind } gibt es { LIST($known, ", ") }
command-expected-generations = erwartet sind Generationen wie 0,10..20,last
command-many-generations = { $count } Generationen sind mehr als { $most }
command-generations-missing = GENERATIONS fehlt: Gib POPULATION und GENERATIONS beide an oder keines
command-unexpected-argument = unerwartetes Argument „{ $argument }“
command-kind-arguments = nach { $kind } kommt seine SIZE oder SIZE POPULATION GENERATIONS
command-population = { $is-epoch ->
    [yes] Epoche
   *[no] Generation
} { $number }: { $individuals } Individuen
command-population-last = letzte Generation: { $individuals } Individuen
command-after-culling = nach der Auslese: { $individuals } Individuen, die besten zuerst
command-run-algorithm = Algorithmus: { $algorithm }
command-run-chosen = gewählt von: evoku, für dieses Rätsel (--algorithm nennt einen anderen)
command-run-islands = Inseln: { $islands }, { $topology }, Auswanderer { $migrants } ({ $emigrants }) alle { $interval } Bewertungen
command-run-islands-generations = Inseln: { $islands }, { $topology }, Auswanderer { $migrants } ({ $emigrants }) alle { $interval } Bewertungen oder { $generations } Generationen
command-run-seed = Seed: { $seeds }
command-run-version = Version: { $version }
command-run-propagation = Propagation: { $propagation }
command-run-puzzle = Rätsel: { $puzzle }
command-run-work = Arbeit: { GROUPED($full) } vollständige, { GROUPED($moves) } Züge, { GROUPED($decodes) } Dekodierungen, { GROUPED($placements) } Setzungen; Propagation: { $propagation }
command-run-result = { $is-solved ->
    [yes] Lösung gefunden
   *[no] keine Lösung gefunden
}: { $stop }, { $is-epoch ->
    [yes] Epoche
   *[no] Generation
} { GROUPED($number) }, { GROUPED($evaluations) } Bewertungen, { $seconds } s ({ GROUPED($rate) } Bewertungen/s){ $restarts ->
    [0] { "" }
    [one] , { GROUPED($restarts) } Neustart
   *[other] , { GROUPED($restarts) } Neustarts
}
command-run-migrants = Auswanderer: { GROUPED($exchanges) } Austausche, { GROUPED($taken) } aufgenommen, { GROUPED($worse) } nicht besser als die schlechtesten, { GROUPED($refused) } unpassend
command-best-of-both = Bestes der letzten Generation und des Laufs: { $cost }
command-best-of-last = Bestes der letzten Generation: { $cost }
command-best-of-run = Bestes des Laufs: { $cost }
command-on = { $what } auf { $puzzle }
command-on-puzzles = { $what } auf { $puzzles } { $puzzles ->
    [one] Rätsel
   *[other] Rätseln
}
command-chart-run = Seed { $seed } · { GROUPED($evaluations) } Bewertungen in { GROUPED($number) } { $is-epoch ->
    [yes] Epochen
   *[no] Generationen
} · { $stop }
command-chart-runs = Seeds { $first } bis { $last } · { GROUPED($runs) } Läufe, { $solved } gelöst
command-numbers-between = { $first } bis { $last }
command-percent-between = { $low } bis { $high } %
command-of = { $count } von { $all }
command-of-limit = { GROUPED($count) } von { GROUPED($limit) }
command-column-seed = Seed
command-column-result = Ergebnis
command-column-generations = Generationen
command-column-evaluations = Bewertungen
command-column-seconds = Sekunden
command-column-best = Bestes
command-column-solved = gelöst
command-column-interval = 95-%-Intervall
command-column-median-seconds = Median s
command-column-largest-seconds = größte s
command-column-median-evaluations = Median Bewertungen
command-column-median-cost = Med. Kosten
command-runs-solved = { $solved } von { $runs } Läufen gelöst: { $percent } % (95-%-Wilson-Intervall { $low } bis { $high } %)
command-runs-means = gelöste Läufe: im Mittel { GROUPED($generations) } Generationen, im Median { GROUPED($evaluations) } Bewertungen
command-runs-all = alle Läufe: { GROUPED($evaluations) } Bewertungen, { $computing } s Rechenzeit in { $seconds } s ({ GROUPED($rate) } Bewertungen/s je Thread)
command-trace-extension = { $path } sollte auf .csv oder .jsonl enden
command-generation-line = { $is-epoch ->
    [yes] Epoche
   *[no] Generation
} { $number }: Mittel { $mean }, Bestes { $best }
command-step = { $is-epoch ->
    [yes] Epoche
   *[no] Generation
}
command-step-logarithmic = { $is-epoch ->
    [yes] Epoche
   *[no] Generation
} (log)
command-live-best = Bestes { $cost }
command-live-mean = Mittel { $cost }
command-live-current = aktuell { $cost }
command-live-restarts = Neustarts
command-live-time = Zeit
command-live-speed = Tempo
command-live-left = { $elapsed }, höchstens noch { $left }
command-live-steps = { $rate } { $is-epoch ->
    [yes] Epochen
   *[no] Generationen
}/s
command-live-evaluations = { $rate } Bewertungen/s
command-warning = Warnung: { $warning }
command-all-classes = alle Klassen
command-packing = der Plan lässt sich nicht packen: { $cause }
command-plan-title = Plan { $name }, Seed { $seed }
command-plan-algorithms = Algorithmen:
command-plan-puzzles = Rätsel:
command-plan-runs = { GROUPED($algorithms) } { $algorithms ->
    [one] Algorithmus
   *[other] Algorithmen
} x { GROUPED($puzzles) } Rätsel x { GROUPED($repetitions) } { $repetitions ->
    [one] Wiederholung
   *[other] Wiederholungen
} = { GROUPED($runs) } Läufe
command-plan-evaluations = höchstens { $most } Bewertungen
command-plan-hours = höchstens { $hours } Stunden Rechenzeit auf einem Kern
command-plan-unknown-algorithm = der Plan hat keinen Algorithmus „{ $name }“; es gibt { LIST($known, ", ") }
command-store-itself = { $path } ist der Speicher, der die anderen aufnimmt
command-merge-interrupted = abgebrochen; derselbe Befehl macht weiter
command-other-results = andere Ergebnisse: { $difference }
command-merged = { GROUPED($stores) } Speicher in { $output } vereint: { GROUPED($new) } neue { $new ->
    [one] Lauf
   *[other] Läufe
}, { GROUPED($known) } bekannt, { $differ ->
    [0] keiner mit anderem Ergebnis
   *[other] { GROUPED($differ) } mit anderem Ergebnis, weggelassen
}
command-into = { $part } in { $output }: { $cause }
command-list-shards = --to list braucht --shards N
command-none-missing = alle { GROUPED($runs) } Läufe sind da
command-missing = { GROUPED($missing) } von { GROUPED($runs) } Läufen fehlen
command-missing-shards = erneut auszuführende Teile: { $shards }
command-cannot-make = { $path } lässt sich nicht anlegen: { $cause }
command-store-for-plan = { $path } ist ein Speicher; hier ist sein Plan gefragt
command-no-text = { $path } ist kein Text: { $cause }
command-no-plan = { $path } ist kein Plan
command-no-tables = keine Seite hier hat eine Tabelle zum Nachbauen
command-rebuilt = { GROUPED($tables) } { $tables ->
    [one] Tabelle
   *[other] Tabellen
}{ $pictures ->
    [0] { "" }
    [one] { " " }und { GROUPED($pictures) } Bild
   *[other] { " " }und { GROUPED($pictures) } Bilder
} auf { GROUPED($pages) } { $pages ->
    [one] Seite
   *[other] Seiten
}: { GROUPED($same) } gleich, { GROUPED($moved) } { $is-written ->
    [yes] geschrieben
   *[no] verändert
}
command-tables-left-out = { GROUPED($tables) } { $tables ->
    [one] Tabelle
   *[other] Tabellen
} weggelassen
command-table-left-out = { $page }:{ $line }: weggelassen, { $plan } verlangt { $file }, das fehlt
command-line = Zeile { $line }: { $cause }
command-moved = { $place }:{ $line }: { $what } von { $plan } hat sich verändert
command-line-order = die Reihenfolge der Zeilen
command-no-picture = Zeile { $line }: { $plan } hat kein Bild „{ $name }“; erwartet ist eines von { LIST($known, ", ") }
command-rerun = { $path }: { GROUPED($made) } { $made ->
    [one] Lauf
   *[other] Läufe
} von { GROUPED($runs) } wiederholt, { GROUPED($moved) } verändert
command-store-is-plan = der Speicher kann nicht der Plan selbst sein: { $path }
command-shard-done = Teil { $shard }: alle { GROUPED($runs) } Läufe sind in { $path } gespeichert
command-fewer-threads = { $threads } von { $wanted } Threads werden benutzt: Mehr Läufe zugleich brauchten über 4.000 MB
command-unfinished = { $is-interrupted ->
    [yes] abgebrochen;{ " " }
   *[no] { "" }
}{ GROUPED($kept) } von { GROUPED($wanted) } Läufen sind gespeichert; weiter mit: { $line }
command-measured = { $engine } auf { $set }
command-no-memory = kein Speicher mehr
command-gave-up = aufgegeben: Ein Rätsel brauchte mehr als { $seconds } s
command-machine = { $processor }, { $cores } Kerne, { $system }; { $build }, Vektoren { $vectors }
command-method = { $threads } { $threads ->
    [one] Thread
   *[other] Threads
}, { $is-proven ->
    [yes] Eindeutigkeit bewiesen
   *[no] erste Lösung
}; Median, kleinster und größter Wert von { $repetitions } { $repetitions ->
    [one] Wiederholung
   *[other] Wiederholungen
} zu { $seconds } s
command-column-set = Satz
command-column-engine = Löser
command-column-from = aus
command-column-rate = Rätsel/s
command-column-smallest = kleinster
command-column-largest = größter
command-column-microseconds = us/Rätsel
command-from-text = Text
command-from-board = Feld
command-one-puzzle = ein Bild zeigt ein Rätsel, und es gibt { $found }
command-no-optima = { $name } hat keine zählbaren lokalen Optima
command-flat = { $name } fällt weg: Die Kosten sind alle gleich
command-many-curves = { $name } fällt weg: { $most } Kurven lassen sich unterscheiden
command-no-curves = es gibt nichts zu zeichnen: Nichts kann sich ändern, oder keine Kosten tun es
command-no-network = es gibt nichts zu zeichnen: Nichts kann sich ändern
command-one-network = ein Bild zeigt ein Netz; --on NAME sagt, welches der { $found } hier
command-ruggedness = Rauheit: wie schnell Kosten auf einer Irrfahrt einander vergessen
command-optima-of = Lokale Optima von { $name }
command-survey-caption = Irrfahrten und Aufstiege; Korrelation der Kosten, lokale Optima, Abstände.
command-network-caption = Netze lokaler Optima, aus Aufstiegen und Stößen.
command-column-landscape = Landschaft
command-landscape-column = { $name ->
    [moves] Züge
    [cost] Kosten
    [deviation] Streuung
    [correlation] r(1)
    [correlation_length] Länge
    [neutrality] neutral
    [distance_correlation] fdc
    [optimum_cost] Optimum
    [optima_solved] gelöst
    [climb_steps] Aufstieg
    [optimum_neutrality] flach
    [optimum_distance] entfernt
    [optimum_correlation] fdc dort
    [optima] Optima
    [edges] Kanten
    [plateaus] Plateaus
    [sinks] Senken
    [solutions] Lösungen
    [least_cost] kleinste Kosten
    [runs_solved] Läufe gelöst
   *[other] { $name }
}
command-files-each = Rätsel und Lösungen brauchen je eine Datei
command-pages-files = { $count } Seiten brauchen je eine Datei: -o DATEI
command-no-name = { $path } hat keinen Namen
command-no-subcommand = { $command } hat keinen Befehl „{ $name }“
command-unknown-subcommand = den Befehl „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
command-algorithms-sudoku = Für Sudoku (evoku evolve --algorithm NAME), mit dem, was die Propagation tut:
command-algorithms-others = Rätsel anderer Art (evoku evolve KIND SIZE --algorithm NAME) und die Algorithmen dafür:
command-algorithm-title = { $name }: { $summary }
command-algorithm-title-for = Für { LIST($kinds, ", ") }: { $name }: { $summary }
command-algorithm-title-default = Ohne Angabe: { $name }: { $summary }
command-algorithm-propagation = Propagation: { LIST($classes, ", ") }
command-algorithm-source = Quelle: { $source }
command-algorithm-null = Null: { $name }, ohne { $lacks }
command-algorithm-sizes = Größen: { $least } bis { $most } (--size, Vorgabe { $usual })
command-algorithm-names = Algorithmen: { LIST($algorithms, ", ") }
command-algorithm-parameters = Parameter (--set name=wert):
command-algorithm-parameter = { $name } ({ $range }; Vorgabe { $default })
command-algorithm-parameter-if = { $name } ({ $range }; Vorgabe { $default }; nur mit { $condition })
