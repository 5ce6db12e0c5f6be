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

page-views-play = Spielen
page-views-understand = Erklären
page-views-make = Erstellen
page-views-evolve = Evolution
page-views-measure = Messen
page-views-lessons = Lektionen
page-shell-skip = Zum Inhalt
page-shell-views = Ansichten
page-shell-language = Sprache
page-shell-close = Schließen
page-shell-cancel = Abbrechen
page-shell-starting = Es geht gleich los …
page-shell-broke = Etwas ist kaputt, und das ist unser Fehler:
page-shell-old = Dieser Browser ist zu alt für evoku: Ihm fehlt WebAssembly mit 128-Bit-Vektoren.
page-keypad-name = Tastenfeld
page-keypad-mode = Was eine Taste einträgt
page-keypad-modes-digit = Ziffer
page-keypad-modes-corner = Ecke
page-keypad-modes-centre = Mitte
page-keypad-modes-colour = Farbe
page-keypad-mode-help-digit = Ziffern (Z)
page-keypad-mode-help-corner = Marken in den Ecken (X oder Umschalt mit einer Ziffer)
page-keypad-mode-help-centre = Marken in der Mitte (C oder Strg mit einer Ziffer)
page-keypad-mode-help-colour = Farben (V oder Strg und Umschalt mit einer Ziffer)
page-keypad-erase = Löschen
page-keypad-digit = { $missing ->
    [0] { $digit }, noch keine
   *[other] { $digit }, noch { $missing }
}
page-keypad-colour = { $number ->
    [1] grau
    [2] blau
    [3] grün
    [4] gelb
    [5] orange
    [6] lila
    [7] rosa
    [8] türkis
    [9] braun
   *[other] { $number }
}
page-play-tools = Werkzeuge
page-play-undo = Zurück
page-play-redo = Vor
page-play-check = Prüfen
page-play-fill = Marken
page-play-new = Neu
page-play-open = Öffnen
page-play-share = Teilen
page-play-print = Drucken
page-play-restart = Neu beginnen
page-play-solved = Gelöst. Gut gemacht!
page-play-full = Alle Zellen sind voll, aber nicht alle richtig.
page-play-not-unique = Es gibt nicht genau eine Lösung, also lässt sich nichts prüfen.
page-play-show-clock = Uhr zeigen
page-play-settings-title = Einstellungen und Tasten
page-play-settings-conflicts = Widersprüche zeigen
page-play-settings-tidy = Eine Ziffer nimmt ihre Marken aus den Zellen, die sie sieht
page-play-settings-marks = Alle möglichen Ziffern als Marken führen; eine Eckmarke schließt eine aus
page-play-settings-highlight = Die Ziffer der gewählten Zelle hervorheben
page-play-keys =
    Pfeile bewegen, mit Umschalt wählen sie aus. Z X C V schalten auf Ziffern, Eckmarken, Mittelmarken und Farben; Umschalt und Strg tun es für eine Taste. Strg+Z und Strg+Y gehen zurück und vor, H gibt einen Tipp. Ist nichts ausgewählt, bleibt eine Taste des Tastenfelds gedrückt und geht in jede Zelle, die du berührst.
page-play-previous = Voriges Rätsel
page-play-next = Nächstes Rätsel
page-play-rules = Regeln
page-play-jigsaw = Puzzle-Blöcke
page-play-new-title = Ein neues Rätsel
page-play-checked = { $wrong ->
    [0] Bis hierher ist alles richtig.
    [one] Eine Ziffer ist falsch.
   *[other] { $wrong } Ziffern sind falsch.
}
page-play-hide-clock = { $time }. Uhr verbergen
page-play-givens = { $count } { $count ->
    [one] Vorgabe
   *[other] Vorgaben
}
page-play-of = Rätsel { $number } von { $count }
page-hint-title = Tipp
page-hint-stage-1 = Tipp
page-hint-stage-2 = Womit?
page-hint-stage-3 = Zeig mir, warum
page-hint-stage-4 = Mach es
page-hint-thinking = Ich denke nach …
page-hint-back = Zurück bis vor den Fehler
page-open-title = Ein Rätsel öffnen
page-open-about =
    Füge ein Rätsel in irgendeinem Format ein: eine Zeile aus 81 Zeichen, ein Brett, CSV, JSON oder einen Link von f-puzzles, SudokuPad und anderen. Du kannst auch eine Datei oder einen Link auf die Seite ziehen.
page-open-text = Rätsel oder Link
page-open-open = Öffnen
page-open-file = Oder eine Datei
page-open-mistakes = { $count ->
    [one] Ein Rätsel war nicht lesbar. { $first }
   *[other] { $count } Rätsel waren nicht lesbar. { $first }
}
page-share-title = Das Rätsel teilen
page-share-link = Link, der das Rätsel trägt
page-share-copy-link = Link kopieren
page-share-format = Format
page-share-text = Text
page-share-copy = Kopieren
page-share-save = Als Datei speichern
page-share-copied = Kopiert.
page-share-not-copied = Der Browser lässt uns nicht kopieren. Wähle den Text aus und kopiere ihn selbst.
page-print-title = Drucken
page-print-heading = Überschrift
page-print-paper = Papier
page-print-per-page = Rätsel je Seite
page-print-fitting = so viele, wie gut passen
page-print-solutions = Mit den Lösungen am Ende
page-print-marks = Mit den Kandidaten der offenen Zellen
page-print-levels = Mit der Stufe jedes Rätsels
page-print-drawing = Wird gezeichnet …
page-print-preview = Die erste Seite
page-print-print = Drucken
page-print-pdf = Als PDF speichern
page-print-svg = Als SVG speichern
page-print-all = Alle { $count } Rätsel
page-print-pages = { $count ->
    [one] Eine Seite.
   *[other] { $count } Seiten; dies ist die erste.
}
page-facts-solutions = Lösungen
page-facts-one = eine
page-facts-none = keine
page-facts-level = Stufe
page-facts-score = Punkte
page-facts-hodoku = Stufe von HoDoKu
page-facts-explainer = Sudoku Explainer (ER / EP / ED)
page-facts-hardest = Schwerste Technik
page-facts-guesses = Versuche einer Suche
page-facts-at-least = { $count } oder mehr
page-facts-hodoku-level = { $level ->
    [Easy] leicht
    [Medium] mittel
    [Hard] schwer
    [Unfair] unfair
    [Extreme] extrem
   *[other] { $level }
}
page-understand-facts = Was bekannt ist
page-understand-possible = Die Ziffern zeigen, die jede Zelle in irgendeiner Lösung hat
page-understand-previous = Voriger Schritt
page-understand-next = Nächster Schritt
page-understand-no-path = Nur zu einer einzigen Lösung führt ein Weg.
page-understand-step = { $number } von { $count }
page-understand-begin = { $count } Schritte führen zur Lösung. Geh weiter und sieh jeden auf dem Brett.
page-make-parts = Wege zu Rätseln
page-make-generate = Auf Bestellung
page-make-set = Von Hand
page-make-any = egal
page-make-size = Größe
page-make-as-played = wie das gespielte Rätsel
page-make-regions = Blöcke eines Puzzle-Sudokus: ein Zeichen je Zelle, Zeile für Zeile
page-make-level = Stufe
page-make-symmetry = Symmetrie der Vorgaben
page-make-technique = Eine Technik, die nötig sein soll
page-make-variants = Varianten und Regeln
page-make-rules = Regeln für das ganze Brett
page-make-layouts = Käfige, Linien, Punkte und Hinweise
page-make-cells = Zellen je Käfig oder Linie, wenn es andere als üblich sein sollen
page-make-add-layout = Hinzufügen …
page-make-details = Einzelheiten
page-make-number = Wie viele Rätsel, bis 100
page-make-givens = Zahl der Vorgaben
page-make-minimal = Keine Vorgabe ist entbehrlich
page-make-seed = Startwert
page-make-fresh-seed = jedes Mal ein frischer
page-make-make = Ein Rätsel erstellen
page-make-here = Hier wird das Rätsel sein.
page-make-making = Wird erstellt …
page-make-more = Mehr Auswahl
page-make-cancelled = Abgebrochen.
page-make-take-play = Spielen
page-make-take-understand = Erklären
page-make-from-desk = Das gespielte Rätsel nehmen
page-make-blank = Ein neues Brett
page-make-begin = Beginnen
page-make-constraints = Regeln einzelner Zellen
page-make-kind = Art
page-make-numbers = Zahlen
page-make-add-constraint = Für die gewählten Zellen hinzufügen
page-make-select-any = Wähle seine Zellen.
page-make-select-line = Wähle seine Zellen in der Reihenfolge der Linie.
page-make-select-exactly = Wähle seine Zellen in ihrer Reihenfolge.
page-make-select-across = Wähle eine ganze Zeile, Spalte oder einen Block, vom Hinweis an.
page-make-select-alternatives = Schreibe die Regeln, von denen eine gelten soll, mit „or“ dazwischen.
page-make-show-forced = Die Ziffern zeigen, die noch möglich sind
page-make-clash = Ziffern widersprechen sich.
page-make-verdict-unique = Es hat genau eine Lösung.
page-make-verdict-several = Es hat mehrere Lösungen.
page-make-verdict-none = Es hat keine Lösung.
page-make-attempts = Wird erstellt … { $found } gefunden, { GROUPED($attempts) } Versuche
page-make-gave-up = Nach { GROUPED($attempts) } Versuchen aufgegeben{ COUNT($reasons) ->
    [0] { "" }
   *[other] { " " }({ LIST($reasons, ", ") })
}. Verlange weniger.
page-make-score = { $score } Punkte
page-make-of-seed = Startwert { $seed }: Mit ihm und denselben Angaben kommt wieder dasselbe heraus.
page-make-remove = { $what } entfernen
page-evolve-puzzle = Rätsel
page-evolve-of-desk = Das Sudoku, das gespielt wird
page-evolve-size = Größe
page-evolve-algorithm = Algorithmus
page-evolve-second-algorithm = Zweiter Algorithmus
page-evolve-parameters = Wie er arbeitet, und seine Parameter
page-evolve-two = Zwei Algorithmen nebeneinander
page-evolve-islands = Inseln
page-evolve-others-about = Weitere Algorithmen wechseln sich auf den Inseln ab: Mit einem weiteren hat ihn jede zweite Insel.
page-evolve-islands-about = Mehrere Populationen, die einander ab und zu ihre Besten schicken.
page-evolve-budget = Budget: Bewertungen
page-evolve-speed = Tempo
page-evolve-start = Start
page-evolve-again = Neuer Start
page-evolve-pause = Pause
page-evolve-go-on = Weiter
page-evolve-one-step = Eine Generation
page-evolve-evaluations = Bewertungen
page-evolve-best = Bestes bisher
page-evolve-mean = Mittel
page-evolve-diversity = Vielfalt
page-evolve-restarts = Neuanfänge
page-evolve-children = Kinder
page-evolve-under-way = Läuft …
page-evolve-paused = Angehalten.
page-evolve-no-attempt = Noch kein Versuch
page-evolve-race = Nebeneinander
page-evolve-over = Über
page-evolve-over-evaluations = über Bewertungen
page-evolve-over-time = über die Zeit
page-evolve-one-pair = Ein Paar von Läufen beweist nichts: Mit anderem Startwert kann es umgekehrt sein.
page-evolve-repeat = Diesen Lauf wiederholen
page-evolve-repeat-about = Dieser Befehl macht genau denselben Lauf, auf jeder Maschine.
page-evolve-copy-command = Befehl kopieren
page-evolve-save-table = Verlauf speichern (CSV)
page-evolve-speeds = { $rate ->
    [0] So schnell es geht
    [one] { $rate } Generation je Sekunde
   *[other] { $rate } Generationen je Sekunde
}
page-evolve-shares = { $better } % besser, { $equal } % gleich, { $worse } % schlechter als ihre Eltern
page-evolve-attempt = { $cells ->
    [0] Versuch ohne Widerspruch
   *[other] Versuch mit Widersprüchen in { $cells } Zellen
}
page-evolve-islands-of = { $count } Inseln, von denen Nummer { $leading } führt
page-evolve-migrants = { GROUPED($moved) } Auswanderer beim letzten Austausch; { GROUPED($taken) } wurden seit dem Start aufgenommen.
page-evolve-chart = Bestes und Mittel von { $title } über die Generationen
page-evolve-race-of = Bestes bisher von { LIST($names, ", ") }
page-evolve-kind = { $kind ->
    [queens] Damen
    [magic-square] Magisches Quadrat
   *[other] { $kind }
}
page-evolve-island = { $parameter ->
    [number] Zahl der Inseln
    [topology] Wohin Auswanderer gehen
    [migration_interval] Bewertungen zwischen zwei Austauschen
    [migrants] Auswanderer
    [migration] Wer auswandert
   *[other] { $parameter }
}
page-evolve-step = { $step ->
    [generation] Generation
    [epoch] Epoche
   *[other] { $step }
}
page-evolve-stop = { $stop ->
    [solved] Gelöst.
    [evaluations] Das Budget ist verbraucht, ohne Lösung.
    [generations] Das Budget ist verbraucht, ohne Lösung.
    [exhausted] Es gibt nichts mehr zu versuchen.
    [false-zero] Er hält das für eine Lösung, aber es ist keine.
   *[other] { $stop }
}
page-measure-about =
    Welcher Algorithmus ist besser, und um wie viel? Wähle einige; das Labor lässt jeden auf denselben Rätseln mit denselben Startwerten laufen und sagt, was das zeigt, und was nicht.
page-measure-add = Algorithmus hinzufügen
page-measure-puzzles = Rätsel
page-measure-of-desk = Das Rätsel, das gespielt wird
page-measure-first = Davon die ersten
page-measure-repetitions = Läufe von jedem auf jedem Rätsel
page-measure-budget = Bewertungen je Lauf
page-measure-start = Messen
page-measure-save-plan = Plan speichern
page-measure-progress = Fortschritt
page-measure-done = Alle Läufe sind gemacht.
page-measure-cancelled = Abgebrochen. Gezeigt ist, was gelaufen war.
page-measure-open-file = Bericht oder Läufe öffnen
page-measure-open-about = was evoku lab report oder evoku lab export schreibt: HTML, JSON oder CSV; du kannst es auch hierher ziehen
page-measure-verdicts = Urteile
page-measure-no-verdicts = Es gibt nichts zu vergleichen.
page-measure-tables = Tabellen
page-measure-pictures = Bilder
page-measure-save-report = Bericht speichern
page-measure-save-runs = Läufe speichern (CSV)
page-measure-algorithm = Algorithmus { $number }
page-measure-opened = Alle geöffneten ({ $count })
page-measure-bundled = Mitgeliefert: { LIST($class, " ") }
page-measure-made = { GROUPED($made) } von { GROUPED($runs) } Läufen
page-lesson-other-seed = Anderer Startwert
page-lesson-compare = Neben „{ $first }“
page-lesson-runs = { $count ->
    [one] Mit { $count } Lauf messen
   *[other] Mit { $count } Läufen messen
}
page-lessons-genome-title = Was ein Genom ist
page-lessons-genome-text =
    Ein Genom ist, wie ein Versuch aufgeschrieben wird. Darf in jeder Zelle jede Ziffer stehen, ist fast jeder Versuch Unsinn. Enthält jede Zeile oder jeder Block immer jede Ziffer einmal, muss das niemand neu herausfinden.

    Ändere, was das Genom richtig hält, und sieh, wie schnell Widersprüche verschwinden.
page-lessons-genome-value-1 = jede Ziffer überall
page-lessons-genome-value-2 = Zeilen immer vollständig
page-lessons-genome-value-3 = Blöcke immer vollständig
page-lessons-selection-title = Auswahl
page-lessons-selection-text =
    Wer darf Kinder haben? Dürfen alle, gehen gute Versuche wieder verloren. Dürfen nur die allerbesten, werden alle gleich, und nichts Neues kommt: Achte auf die Vielfalt.
page-lessons-selection-value-1 = alle
page-lessons-selection-value-2 = der Beste von 2
page-lessons-selection-value-3 = der Beste von 30
page-lessons-units-title = Einheiten, die die Kreuzung überleben
page-lessons-units-text =
    Ein Kind hat Teile von zwei Eltern. Schneidet man zwischen Zeilen, ist jede geerbte Zeile eine, die sich bewährt hat. Mischt man in den Zeilen, bleibt davon wenig: Weniger Kinder sind besser als ihre Eltern.
page-lessons-units-value-1 = zwischen Zeilen geschnitten
page-lessons-units-value-2 = in den Zeilen gemischt
page-lessons-units-value-3 = keine Kreuzung
page-lessons-mutation-title = Wie viel Mutation
page-lessons-mutation-text =
    Ohne Mutation rührt eine Population nur um, was sie hat. Mit zu viel davon haben Kinder kaum etwas von ihren Eltern, und aus Suche wird Raten. Dazwischen liegt eine passende Rate, und sie ist nicht für jedes Rätsel dieselbe.
page-lessons-mutation-value-1 = 0,01
page-lessons-mutation-value-2 = 0,1
page-lessons-mutation-value-3 = 0,9
page-lessons-local-title = Lokale Suche
page-lessons-local-text =
    Ein Versuch, Stück für Stück geändert. Wer nie einen schlechteren annimmt, endet, wo jeder Schritt schlechter ist. Annealing nimmt ab und zu einen schlechteren an, immer seltener, und kommt da heraus.
page-lessons-local-value-1 = nie ein schlechterer
page-lessons-local-value-2 = ab und zu ein schlechterer
page-lessons-local-value-3 = jedes Mal ein neues Brett
page-lessons-propagation-title = Schlussfolgern
page-lessons-propagation-text =
    Was Logik setzen kann, muss Evolution nicht suchen. Sind zuerst die einzelnen Kandidaten gesetzt, bleiben wenige Zellen. Ein Decoder geht weiter: Nach jeder Ziffer des Genoms zieht er Schlüsse, sodass seine Versuche keine Regel brechen.
page-lessons-propagation-value-1 = Evolution allein
page-lessons-propagation-value-2 = zuerst einzelne Kandidaten
page-lessons-propagation-value-3 = Schlüsse beim Decodieren
page-lessons-islands-title = Inseln
page-lessons-islands-text =
    Eine große Population ist sich oft zu früh einig. Mehrere kleine einigen sich auf Verschiedenes, und ab und zu bringt ein Auswanderer einer davon, was ihr fehlt. Vergleiche mit Inseln, die sich nie treffen.
page-lessons-islands-value-1 = eine Population von 80
page-lessons-islands-value-2 = sechs Inseln im Ring
page-lessons-islands-value-3 = sechs Inseln, die sich nie treffen
page-lessons-statistics-title = Statistik
page-lessons-statistics-text =
    Turniere zu 2 oder zu 3? Ein Lauf von jedem scheint es zu sagen und sagt nichts: Mit anderem Startwert gewinnt der andere. Mit mehr Läufen schrumpfen die Intervalle, und erst dann ist ein Unterschied einer.

    Jeder Knopf misst beide auf denselben sechs Rätseln.
page-lessons-statistics-value-1 = Turniere zu 2
page-lessons-statistics-value-2 = Turniere zu 3
page-level = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
    [expert] Für Kenner
    [extreme] Extrem
   *[other] { $level }
}
page-level-word = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [expert] für Kenner
    [extreme] extrem
   *[other] { $level }
}
page-symmetry = { $symmetry ->
    [none] keine
    [half-turn] halbe Drehung
    [quarter-turn] Vierteldrehung
    [left-right] links und rechts
    [top-bottom] oben und unten
    [left-right-top-bottom] links und rechts, oben und unten
    [diagonal] Diagonale
    [anti-diagonal] andere Diagonale
    [both-diagonals] beide Diagonalen
    [full] voll
   *[other] { $symmetry }
}
page-rule = { $rule ->
    [diagonal] Diagonalen
    [windoku] Windoku
    [anti-knight] Springerverbot
    [anti-king] Königsverbot
    [latin] Lateinisches Quadrat (ohne Blöcke)
   *[other] { $rule }
}

## Speicher des Labors

## Befehlszeile

command-cannot-read = { $path } ist nicht lesbar: { $cause }
