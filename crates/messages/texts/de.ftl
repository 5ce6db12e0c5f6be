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

constraint-alternatives = Alternativen
constraint-alternatives-rule = mindestens eine von mehreren Bedingungen gilt
constraint-nonconsecutive = Nicht aufeinanderfolgend
constraint-nonconsecutive-rule = keine zwei Zellen nebeneinander enthalten aufeinanderfolgende Ziffern
constraint-nonconsecutive-corners = Nicht aufeinanderfolgend über Eck
constraint-nonconsecutive-corners-rule = keine zwei Zellen, die sich an einer Ecke berühren, enthalten aufeinanderfolgende Ziffern
constraint-anti-taxicab = Anti-Taxi
constraint-anti-taxicab-rule = keine zwei gleichen Ziffern sind so viele Schritte waagrecht und senkrecht voneinander entfernt, wie sie sagen
constraint-entropic-squares = Entropische Quadrate
constraint-entropic-squares-rule = je vier Zellen um eine Ecke enthalten eine niedrige, eine mittlere und eine hohe Ziffer
constraint-modular-squares = Modulare Quadrate
constraint-modular-squares-rule = je vier Zellen um eine Ecke lassen geteilt durch 3 alle drei Reste
constraint-flatmates = Mitbewohner
constraint-flatmates-rule = über jeder mittleren Ziffer steht die kleinste oder darunter die größte (Dutch flatmates)
constraint-disjoint-groups = Getrennte Gruppen
constraint-disjoint-groups-rule = Zellen am selben Platz ihrer Blöcke enthalten verschiedene Ziffern
constraint-no-other-differences = Keine anderen Differenzen
constraint-no-other-differences-rule = Zellen nebeneinander ohne Punkt unterscheiden sich nicht um die Zahl, meist 1
constraint-no-other-ratios = Keine anderen Verhältnisse
constraint-no-other-ratios-rule = von Zellen nebeneinander ohne Punkt ist keine so oft die andere, meist das Doppelte
constraint-no-other-sums = Keine anderen Summen
constraint-no-other-sums-rule = Zellen nebeneinander ohne X oder V ergeben die Summe nicht
constraint-chaos-construction = Gesuchte Gebiete
constraint-chaos-construction-rule = die Zellen der ersten Hälfte bilden zusammenhängende Gebiete dieser Größe mit lauter verschiedenen Ziffern; in denen der zweiten Hälfte stehen die Nummern ihrer Gebiete, in der Reihenfolge der Zellen
constraint-alike = Gleiche
constraint-alike-rule = die erste Ziffer sagt, wie viele der anderen Zellen die Ziffer der zweiten enthalten; sie zählt mit, wenn keine ausgelassen wird
constraint-run = Strecke
constraint-run-rule = die erste Ziffer sagt, wie viele Zellen die Ziffer der zweiten ohne Lücke enthalten: sie und die ihr auf Armen dieser Längen folgen; ausgelassene zählen nicht
constraint-exactly = Genau
constraint-exactly-rule = genau so viele der Zellen enthalten die Ziffer
constraint-distinct-count = Verschiedene
constraint-distinct-count-rule = die erste Ziffer sagt, wie viele verschiedene Ziffern die anderen Zellen enthalten
constraint-equality-cage = Gleichgewicht
constraint-equality-cage-rule = die Ziffern sind verschieden; es sind so viele gerade wie ungerade und so viele niedrige wie hohe, und keine ist die mittlere
constraint-rellik = Rellik-Käfig
constraint-rellik-rule = die Ziffern sind verschieden, und weder eine noch mehrere von ihnen ergeben die Summe
constraint-equal-sums = Gleiche Summen
constraint-equal-sums-rule = die Zellen, der Reihe nach in Gruppen dieser Größen geteilt, haben in jeder Gruppe dieselbe Summe
constraint-same-sets = Gleiche Mengen
constraint-same-sets-rule = die Zellen, der Reihe nach in so viele gleich große Gruppen geteilt, enthalten in jeder dieselben Ziffern gleich oft
constraint-weighted-sum = Gewichtete Summe
constraint-weighted-sum-rule = die Ziffern mal ihrem Gewicht ergeben die Summe: die der ersten Zellen, so viele addiert werden, weniger die der anderen
constraint-relation = Beziehung
constraint-relation-rule = je zwei Zellen, die aufeinander folgen, enthalten ein Paar der Tabelle
constraint-relation-of-all = Beziehung aller
constraint-relation-of-all-rule = je zwei Zellen, die frühere zuerst, enthalten ein Paar der Tabelle
constraint-automaton = Automat
constraint-automaton-rule = die Ziffern längs der Linie sind ein Wort des Automaten
constraint-digits = Ziffern
constraint-digits-rule = dies sind die Ziffern des Bretts, von der ersten bis zur letzten
constraint-size = Maße
constraint-size-rule = das Brett hat so viele Zeilen und Spalten; in jeder Zeile, jeder Spalte und jedem Gebiet sind die Ziffern verschieden, auch wenn nicht alle darin stehen
constraint-beside = Daneben
constraint-beside-rule = diese Zellen außerhalb des Bretts gehören zu anderen Bedingungen
constraint-no-lines = Keine Linien
constraint-no-lines-rule = Zeilen und Spalten dürfen eine Ziffer mehrmals enthalten
constraint-different = Zusatzgebiet
constraint-different-rule = hier kommt keine Ziffer zweimal vor
constraint-killer = Käfig
constraint-killer-rule = im Käfig kommt keine Ziffer zweimal vor, und wo er eine Summe hat, ergeben sie diese
constraint-sum = Summe
constraint-sum-rule = die Ziffern ergeben die Summe und dürfen sich wiederholen
constraint-little-killer = Kleiner Killer
constraint-little-killer-rule = die Ziffern längs des Pfeils ins Brett ergeben die Summe und dürfen sich wiederholen
constraint-product = Produkt
constraint-product-rule = die Ziffern ergeben multipliziert die Zahl und dürfen sich wiederholen
constraint-minus = Differenz
constraint-minus-rule = die größte Ziffer weniger alle anderen ergibt die Zahl
constraint-divide = Quotient
constraint-divide-rule = die größte Ziffer geteilt durch alle anderen ergibt die Zahl
constraint-even = Gerade
constraint-even-rule = hier stehen gerade Ziffern (Quadrate)
constraint-odd = Ungerade
constraint-odd-rule = hier stehen ungerade Ziffern (Kreise)
constraint-contains = Quadrupel
constraint-contains-rule = die genannten Ziffern stehen in den Zellen, jede so oft, wie sie genannt ist
constraint-clone = Klon
constraint-clone-rule = die zweite Hälfte der Zellen wiederholt die erste Zelle für Zelle
constraint-counting-circles = Zählkreise
constraint-counting-circles-rule = eine Ziffer in einem Kreis sagt, in wie vielen Kreisen sie steht
constraint-thermometer = Thermometer
constraint-thermometer-rule = von der Kugel, der ersten Zelle, steigen die Ziffern bis zur Spitze
constraint-slow-thermometer = Langsames Thermometer
constraint-slow-thermometer-rule = von der Kugel, der ersten Zelle, bis zur Spitze steigen die Ziffern oder bleiben gleich
constraint-whispers = Flüsterlinie
constraint-whispers-rule = Nachbarn auf der Linie unterscheiden sich mindestens um die Zahl, sonst um die halbe Seite
constraint-renban = Renban-Linie
constraint-renban-rule = die Ziffern folgen lückenlos aufeinander, in beliebiger Reihenfolge, ohne Wiederholung
constraint-nabner = Nabner-Linie
constraint-nabner-rule = keine zwei Ziffern sind gleich oder aufeinanderfolgend; mit einer Zahl: keine zwei sind sich näher als sie
constraint-palindrome = Palindrom
constraint-palindrome-rule = die Ziffern lesen sich von beiden Enden gleich
constraint-between = Zwischenlinie
constraint-between-rule = die Ziffern auf der Linie liegen echt zwischen denen an ihren Enden
constraint-lockout = Sperrlinie
constraint-lockout-rule = die Enden unterscheiden sich mindestens um die Zahl, sonst um die halbe Seite, abgerundet; keine Ziffer auf der Linie ist gleich einem Ende oder liegt dazwischen
constraint-modular = Modulare Linie
constraint-modular-rule = je drei Nachbarn auf der Linie (oder so viele, wie die Zahl sagt) lassen geteilt durch diese Zahl verschiedene Reste
constraint-entropic = Entropische Linie
constraint-entropic-rule = je drei Nachbarn auf der Linie sind eine niedrige, eine mittlere und eine hohe Ziffer
constraint-zipper = Reißverschluss
constraint-zipper-rule = Ziffern mit gleichem Abstand von den Enden haben dieselbe Summe; gibt es eine Zelle in der Mitte, so steht sie dort
constraint-region-sum = Gebietssummen
constraint-region-sum-rule = Blöcke oder Gebiete teilen die Linie in Stücke mit gleicher Summe
constraint-arrow = Pfeil
constraint-arrow-rule = die Ziffern längs des Pfeils ergeben die Zahl im Kreis: die der ersten Zelle, oder der ersten Zellen, wenn eine Zahl sagt, wie vieler
constraint-double-arrow = Doppelpfeil
constraint-double-arrow-rule = die Ziffern zwischen den beiden Enden der Linie ergeben dasselbe wie die Enden
constraint-slingshot = Schleuder
constraint-slingshot-rule = die zweite Ziffer sagt, welche der Zellen nach ihr, von 1 gezählt, die erste Ziffer auch enthält
constraint-sum-line = Summenlinie
constraint-sum-line-rule = die Linie zerfällt in Stücke, von denen jedes die Summe ergibt
constraint-sum-loop = Summenschleife
constraint-sum-loop-rule = die Linie, auf deren letzte Zelle die erste folgt, zerfällt in Stücke, von denen jedes die Summe ergibt
constraint-lunchbox = Lunchbox
constraint-lunchbox-rule = die Ziffern sind verschieden, und die zwischen der kleinsten und der größten ergeben die Summe
constraint-sandwich = Sandwich
constraint-sandwich-rule = die Ziffern zwischen der kleinsten und der größten Ziffer ergeben die Summe
constraint-x-sum = X-Summe
constraint-x-sum-rule = die erste Ziffer sagt, wie viele Ziffern, sie selbst eingeschlossen, die Summe ergeben
constraint-skyscraper = Hochhaus
constraint-skyscraper-rule = so viele Ziffern sind größer als alle vor ihnen; eine 0 ist nie zu sehen
constraint-hidden-skyscraper = Verdecktes Hochhaus
constraint-hidden-skyscraper-rule = die erste Ziffer, vor der eine größere steht, ist die des Hinweises
constraint-numbered-room = Nummerierter Raum
constraint-numbered-room-rule = die erste Ziffer sagt, in welcher Zelle die Ziffer des Hinweises steht
constraint-indexer = Index
constraint-indexer-rule = die Ziffer in der Zelle dieser Nummer sagt, in welcher Zelle der Zeile, der Spalte oder des Blocks die Nummer steht
constraint-greater = Ungleichung
constraint-greater-rule = die erste Ziffer ist größer als die zweite, auf die das Zeichen zeigt
constraint-difference = Weißer Punkt
constraint-difference-rule = die Ziffern unterscheiden sich um die Zahl, meist um 1 (Kropki)
constraint-ratio = Schwarzer Punkt
constraint-ratio-rule = die eine Ziffer ist so oft die andere, meist das Doppelte (Kropki)
constraint-xv = XV
constraint-xv-rule = die beiden Ziffern ergeben die Summe: 10 bei einem X, 5 bei einem V
constraint-minimum = Minimum
constraint-minimum-rule = die Ziffer ist kleiner als die neben ihr; Zellen mit demselben Zeichen zählen nicht
constraint-maximum = Maximum
constraint-maximum-rule = die Ziffer ist größer als die neben ihr; Zellen mit demselben Zeichen zählen nicht
constraint-full-rank = Rang
constraint-full-rank-rule = von allen Zeilen und Spalten, als Zahlen von beiden Enden gelesen und von der kleinsten an geordnet, ist diese die mit der Nummer; keine andere ist ihr gleich, außer wenn eine 1 folgt
constraint-ranks-differ = Verschiedene Ränge
constraint-ranks-differ-rule = keine zwei Zeilen oder Spalten sind gleich, von welchem Ende man sie auch liest
constraint-rule = { CAPITAL($kind) }{ COUNT($notes) ->
    [0] { "" }
   *[other] { " " }({ LIST($notes, ", ") })
}: { CAPITAL($rule) }.
constraint-diagonal-rule = Auf der { $rises ->
    [yes] steigenden
   *[no] fallenden
} Diagonale kommt keine Ziffer zweimal vor.
constraint-diagonal = { $rises ->
    [yes] steigende
   *[no] fallende
} Diagonale
constraint-at = { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} bei { $cell }
constraint-of-board = { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
}
constraint-choices = { LIST($constraints, " oder ") }
constraint-number = { $name ->
    [arm] Arm
    [cell] Zelle
    [cells-added] addierte Zellen
    [cells-of-the-bulb] Zellen des Kreises
    [columns] Spalten
    [count] Anzahl
    [difference] Differenz
    [digit] Ziffer
    [first] erste
    [last] letzte
    [left-out] ausgelassene
    [modulus] Modul
    [partners] Partner
    [product] Produkt
    [quotient] Quotient
    [rank] Rang
    [ratio] Verhältnis
    [rows] Zeilen
    [seen] sichtbare
    [sets] Mengen
    [size] Größe
    [table] Tabelle
    [ties] Gleichstände
    [total] Summe
    [weight] Gewicht
   *[other] { $name }
}
constraint-number-endless = { $number } ...
constraint-none = keine
constraint-none-or = keine oder { $others }
constraint-numbers-named = { LIST($numbers, ", ") }
constraint-count = { $count }
constraint-at-least = mindestens { $count }
constraint-line = eine Zeile, eine Spalte oder ein Block von { $side }
constraint-unknown = Es gibt keine Bedingung „{ $name }“; „evoku convert --help“ zählt alle auf
constraint-wrong-cell = Zellen von „{ $kind }“: „{ $found }“ gefunden, erwartet: eine Zelle wie r1c1, „row 1“ oder „column 1“ eines Bretts mit { $side }x{ $side }
constraint-cell-twice = Zellen von „{ $kind }“: { $cell } steht zweimal da, erwartet ist jede einmal
constraint-cells = Zellen von „{ $kind }“: { $found } gefunden, erwartet: { $expected }
constraint-numbers = Zahlen von „{ $kind }“: { $found } gefunden, erwartet: { $expected }
constraint-number-too-large = Zahlen von „{ $kind }“: { $found } gefunden, erwartet ist höchstens { $most }
constraint-wrong-alternatives = { $found } unter den Alternativen, erwartet sind zwei oder mehr Arten mit eigenen Zellen
constraint-unfit = { $found }, erwartet: { $expected }
constraint-first-digit = 0 oder 1, und von dort höchstens { $side } Ziffern
constraint-rows-and-columns = Zeilen und Spalten von 1 bis { $side }
constraint-once = sie höchstens einmal je Brett
constraint-these-digits = die Ziffern { $first } bis { $last }
constraint-digit-for-each = eine Ziffer für jede von { $cells } Zellen einer Linie
constraint-cell-beside = { $cell } neben dem Brett
constraint-cells-beyond = Zellen jenseits von { $rows } Zeilen und { $columns } Spalten
constraint-infeasible = { $constraint } geht auf einem Brett dieser Größe nicht: Es braucht zu viele Zustände
hue-ink = schwarz
hue-paper = weiß
hue-black = schwarz
hue-white = weiß
hue-slate = grau
hue-grey = grau
hue-mist = hellgrau
hue-pearl = hellgrau
hue-green = grün
hue-orange = orange
hue-purple = lila
hue-yellow = gelb
hue-blue = blau
hue-teal = türkis
hue-peach = pfirsich
hue-lavender = lavendel
hue-steel = stahlblau
hue-tan = hellbraun
hue-rose = rosa
hue-sky = himmelblau
hue-lime = hellgrün
hue-sand = sandfarben
hue-lilac = flieder
hue-mint = mint
hue-apricot = aprikose
clash-in-house = { $digit } steht zweimal { FORM($house, "in") } ({ LIST($cells, "and") })
clash-knight = { $digit } steht zweimal im Abstand eines Springerzugs ({ LIST($cells, "and") })
clash-king = { $digit } steht zweimal an einer Ecke ({ LIST($cells, "and") })
rules-plain = ohne weitere Regeln
rules-jigsaw = Puzzle-Gebiete
rules-diagonal = Diagonalen
rules-windoku = Windoku
rules-anti-knight = Springerverbot
rules-anti-king = Königsverbot
rules-latin = Lateinisches Quadrat
shape-board = { $shape }, { LIST($rules, ", ") }
shape-side = { $side }x{ $side }
shape-with-boxes = { $side }x{ $side } (Blöcke { $rows }x{ $columns })
shape-empty-box = Ein Block braucht mindestens eine Zeile und eine Spalte, nicht { $rows }x{ $columns }
shape-too-large = Blöcke mit { $rows }x{ $columns } ergeben eine Seite von { $side }; die größte ist 64
sudoku-cells = { $found } Zellen für ein Brett mit { $expected } Zellen
sudoku-no-mark = { $cell } hat keine Marke mehr
rules-unknown = Es gibt keine Regel „{ $name }“; es gibt { LIST($known, ", ") }
rules-region-cells = { $found } Zellen haben ein Gebiet, aber das Brett hat { $expected } Zellen
rules-windows = Windoku braucht eine Seite von 4, 9, 16, 25, 36, 49 oder 64, nicht { $side }
rules-no-square = Die Regel „{ $rule }“ braucht ein quadratisches Brett mit so vielen Ziffern wie Zeilen
symmetry-no-permutation = Die { $what ->
    [rows] Zeilen
    [columns] Spalten
   *[digits] Ziffern
} sind keine Permutation von 0 bis { $last }
symmetry-too-large = Eine Seite von { $side }; die größte ist 64
symmetry-side = Eine Symmetrie für die Seite { $symmetry } passt nicht zur Seite { $found }
symmetry-breaks = Die Symmetrie verletzt: { $what }
symmetry-knight = Springerzug von { $first } nach { $second }
symmetry-king = Königszug von { $first } nach { $second }
symmetry-pairs = die Paare von Zellen, die verschieden sein müssen
canon-marks = Ein Rätsel mit Marken hat keine kanonische Form
canon-constraint = Ein Rätsel mit Bedingungen hat keine kanonische Form, und dieses hat eine: { $constraint }

## Formate

format-at = { $line ->
    [0] Spalte { $column }
   *[other] { $column ->
        [0] Zeile { $line }
       *[other] Zeile { $line }, Spalte { $column }
    }
}{ COUNT($cells) ->
    [0] { "" }
   *[other] { " " }({ LIST($cells, ", ") })
}: { $what }
format-in-cell = ({ $cell }): { $what }
format-unexpected = { $found } gefunden, erwartet: { $expected }
format-cells = { $found } { $found ->
    [one] Zelle
   *[other] Zellen
} gefunden, erwartet: { $expected }
format-puzzles = { $found ->
    [0] kein
   *[other] { $found }
} Rätsel gefunden, erwartet ist ein Rätsel
format-too-long = { $what ->
    [board] Das Brett
    [line] Die Zeile
    [link] Das Rätsel des Links
    [object] Das Objekt
    [puzzle] Das Rätsel
    [row] Die Reihe
    [tag] Das Tag
   *[other] Der Text
} ist länger als { $limit } Bytes; erwartet ist ein Rätsel
format-input = nicht lesbar: { $cause }
format-nothing = nichts
format-quoted = „{ $text }“
format-found-in = { $found } in "{ $member }"
format-found-member = das Element { $name }
format-found-cells = { $count } Zellen
format-found-more-cells = mindestens { $count } Zellen
format-found-quoted-cells = „{ $count } Zellen“
format-found-quoted-variables = „{ $count } Variablen“
format-found-characters = { $count } Zeichen
format-found-rows-in = { $count } Zeilen in "{ $member }"
format-found-cells-in-row = { $count } Zellen in einer Zeile in "{ $member }"
format-found-other-rows = Zeilen anderer Länge in "{ $member }"
format-found-end = Ende der Eingabe
format-found-damaged-link = abgeschnittener oder beschädigter Link: { $link }
format-found-link-with = Link mit { $text } darin: { $error }
format-count = { $count }
format-count-at-most = höchstens { $most }
format-count-range = { $least } bis { $most }
format-count-for = { $count } für ein Brett mit { $shape }
format-count-as-usual = { $count } wie meist in dieser Datei
format-count-as-in = { $count }, so viele wie in "{ $member }"
format-count-each = { $count }, eine für jede Zelle
format-count-nine-each = { $count }, neun für jede Zelle
format-count-row = { $count } (Zeile { $row } hat { $found } statt { $side })
format-count-rows = { $count } ({ $rows } Zeilen statt { $side })
format-count-dots = { $count }; schreibe Lücken, die Leerzeichen sind, als Punkte
format-count-product = { $count }, das Produkt von { $rows } und { $columns }
format-count-size = { $count }, die Größe des Bretts
format-count-cells-as-in = { $count } Zellen, so viele wie in "{ $member }"
format-expected-digit = eine Ziffer von { $first } bis { $last }
format-expected-digit-or-blank = eine Ziffer von { $first } bis { $last } oder eine Lücke (. 0 _ * x)
format-expected-digit-from-zero = eine Ziffer von 0 bis { $last } oder eine Lücke (. _ * x)
format-expected-digit-or-letter = eine Ziffer von 1 bis 9, ein Buchstabe von A bis { $last } (10 bis { $side }) oder eine Lücke (. 0 _ * x)
format-expected-hexadecimal = eine Ziffer von 0 bis 9, ein Buchstabe von A bis { $last } oder .
format-expected-letter = ein Buchstabe von A bis { $last } oder eine Lücke (. 0 _ * x)
format-expected-number-or-blank = eine Zahl von 1 bis { $side } oder eine Lücke (. 0 _ * x)
format-expected-sign = eine Ziffer, ein Buchstabe oder eine Lücke (. 0 _ * x)
format-expected-digit-or-plus = eine Ziffer von 1 bis 9, + oder eine Lücke (. 0 _ * x)
format-expected-this-digit = die Ziffer { $digit } oder eine Lücke (. 0 _ * x)
format-expected-end-of-puzzle = das Ende des Rätsels
format-expected-end-of-line = das Ende der Zeile
format-expected-end-of-tag = das Ende des Tags, das hier beginnt
format-expected-end-of-object = das Ende des Objekts, das hier beginnt
format-expected-end-of-array = das Ende des Felds, das hier beginnt
format-expected-puzzle-or-comment = ein Rätsel, oder eine Bemerkung nach #
format-expected-puzzle-of-cells = ein Rätsel mit { $cells } Zellen, oder eine Bemerkung nach #
format-expected-name = ein Name
format-expected-size-number = { $part ->
    [side] die Seite
    [height] die Höhe eines Blocks
   *[width] die Breite eines Blocks
}, 1 bis 64
format-expected-utf-8 = Text in UTF-8
format-expected-candidate-digits = Kandidaten, Ziffern von 1 bis { $side }
format-expected-candidate-numbers = Kandidaten, Zahlen von 1 bis { $side } mit Kommas
format-expected-hodoku-candidate = ein Kandidat als drei Ziffern: Ziffer, Zeile, Spalte
format-expected-hodoku-line = eine Zeile wie :technique:candidates:givens:deleted:eliminations:placements:
format-expected-region = die Nummer eines Gebiets, 0 bis 255
format-expected-regions = höchstens 64 Gebiete
format-expected-regions-written = Gebiete als Text oder als Feld
format-expected-byte = eine Zahl von 0 bis 255 für jede Zelle
format-expected-number = eine Zahl
format-expected-number-or-null = eine Zahl oder null
format-expected-whole = eine ganze Zahl
format-expected-any-digit = eine Ziffer
format-expected-true-or-false = true oder false
format-expected-array = ein Feld
format-expected-rows = ein Feld von Zeilen
format-expected-row = eine Zeile
format-expected-number-of-rows = eine Anzahl von Zeilen
format-expected-object = ein Objekt
format-expected-json-object = ein JSON-Objekt
format-expected-puzzle-object = ein Objekt mit "puzzle"
format-expected-puzzle-object-or-board = ein Objekt mit "puzzle" oder ein Brett
format-expected-puzzle-written = ein Rätsel als Text oder als Feld
format-expected-marks = ein Feld mit einem Feld von Ziffern für jede Zelle
format-expected-box = die Zeilen und Spalten eines Blocks wie [2, 3]
format-expected-rule-names = ein Feld mit Namen von Regeln
format-expected-constraint-texts = ein Feld mit Bedingungen wie "killer 10 r1c1 r1c2"
format-expected-solution = ein Text oder ein Feld von Ziffern
format-expected-negative = "difference", "ratio" oder "xv"
format-expected-fpuzzles-link = ein ganzer Link von f-puzzles
format-expected-fpuzzles-link-beginning = ein Link von f-puzzles von Anfang an
format-expected-fpuzzles-object = das JSON-Objekt eines Rätsels
format-expected-fpuzzles-constraints = lesbare Bedingungen von f-puzzles
format-expected-fpuzzles-cells = ein Feld mit Zellen wie ["R1C1", "R1C2"]
format-expected-fpuzzles-lines = "lines", ein Feld von Feldern mit Zellen
format-expected-fpuzzles-boxes = ein Brett mit Blöcken
format-expected-fpuzzles-outside = ein Platz neben dem Brett wie R0C1 oder R1C0
format-expected-fpuzzles-direction = eine Richtung: UL, UR, DL oder DR
format-expected-fpuzzles-start = ein Platz neben dem Brett, von dem die Richtung hinein führt
format-expected-cell-name = eine Zelle von R1C1 bis { $last }
format-expected-scl-link = ein ganzer Link von SudokuPad
format-expected-scl-object = das Objekt eines Rätsels
format-expected-scl = ein Link oder ein Objekt von SudokuPad ({ $error })
format-expected-scl-rows = ein Objekt mit Zeilen von "cells" oder ein Link dazu
format-expected-scl-cells = Zellen des Bretts wie [0, 1]
format-expected-square-board = ein quadratisches Brett mit { $side }x{ $side }
format-expected-kind = eine Art
format-expected-constraint-kind = eine Art von Bedingung
format-expected-constraint = eine Bedingung
format-expected-csv-column = eine Spalte "puzzle" oder eine, die wie ein Rätsel aussieht
format-expected-sumocue = 3x3::k:, SumoCueV1 oder 81 Pfeile und Summen
format-expected-sumocue-cell = eine Zelle wie =17, +4 oder +4J0
format-expected-sumocue-earlier = die Nummer einer früheren Zelle
format-expected-sumocue-regions = ein Gebiet für jede Zelle oder für keine
format-expected-sumocue-arrows = Pfeile, die zu einer Summe auf dem Brett führen
format-expected-side = die Seite des Bretts
format-expected-colon = ein Doppelpunkt
format-expected-solo-cell = eine Zahl von 1 bis { $side }, ein Buchstabe oder _
format-expected-solo-run = ein Buchstabe oder _, eine Strecke von Rändern
format-expected-solo-runs = Strecken über { $total } Ränder
format-expected-solo-total = eine Summe, ein Buchstabe oder _
format-expected-solo-totals = Summen von { $cells } Zellen
format-expected-solo-size = eine Größe wie 3x3 oder 9j
format-expected-solo-letter = j, x, k oder ein Doppelpunkt
format-expected-solo-cages = ein Komma und Käfige
format-expected-solo-cage-totals = ein Komma und die Summen der Käfige
format-expected-solo-regions = ein Komma und Gebiete
format-expected-keen-clues = ein Komma und die Hinweise der Blöcke
format-expected-keen-clue = ein Hinweis wie a6, m6, s1 oder d2
format-expected-keen-number = die Zahl eines Hinweises
format-expected-unequal-cell = ein Komma und die nächste Zelle
format-expected-unequal-letter = U, R, D oder L zum Brett hin
format-expected-towers-clue = ein / und der nächste Hinweis
format-expected-iss-chain = Bedingungen wie .Cage~10~R1C1
format-expected-iss-shape = eine Form wie 9x9, 4x6, 6x6~9 oder 9x9~0-8 mit höchstens 64 Zeilen und Ziffern
format-expected-iss-variables = höchstens 4096 Variablen
format-expected-iss-fewer = weniger, neben einem Brett mit höchstens 64 Zeilen
format-expected-iss-line = eine Zeile oder Spalte wie R1 oder C1
format-expected-iss-variable = der Name einer Variablen in Großbuchstaben
format-expected-iss-regions = eine ganze Zahl von Gebieten mit { $cells } Zellen
format-expected-iss-arms = Arme, die mit derselben Zelle beginnen
format-expected-iss-left-out = 0 oder 1 oder nichts
format-expected-iss-square = ein Quadrat mit den Ziffern von 0 bis zu seiner Seite
format-expected-iss-group = eine Gruppe in keiner anderen
format-expected-iss-alternative = eine Bedingung, die eine von Alternativen sein kann
format-expected-iss-region-size = 1 bis { $most } Zellen
format-expected-iss-known = eine Bedingung, die evoku kennt
format-expected-iss-copies = Zellen des Bretts, sechs je Zeichen
format-expected-iss-ties = none, only-unclued oder any
format-expected-iss-diagonal = 1, die steigende Diagonale, oder -1
format-expected-iss-jigsaw = ein Gebiet für jede von { $cells } Zellen
format-expected-iss-sum = eine Summe, = und ein Faktor für jede Zelle
format-expected-iss-edge = eine Zelle am Rand des Bretts
format-expected-iss-quad = eine Zelle mit anderen darunter und rechts davon
format-expected-iss-counts = Anzahlen und Ziffern wie 1223
format-expected-iss-indexing = C für Spalten oder R für Zeilen
format-expected-iss-pairs = eine Tabelle von Ziffernpaaren
format-expected-iss-automaton = ein Automat, der Ziffern liest
format-cannot-carry = { $format } kann das nicht tragen: { $what }; { $can }
format-none-can = kein Format kann es
format-others-can = es können: { LIST($formats, ", ") }
format-part-board = ein Brett mit { $side }x{ $side }
format-part-given = die Vorgabe in { $cell }
format-part-boxes = Blöcke mit { $rows }x{ $columns }
format-part-no-boxes = ein Brett ohne Blöcke
format-part-jigsaw = Puzzle-Gebiete
format-part-jigsaw-boxes = Puzzle-Gebiete, die Blöcke sind
format-part-rule = die Regel „{ $rule }“
format-part-constraints = { $first } und { $others ->
    [1] eine weitere Bedingung
   *[other] { $others } weitere Bedingungen
}
format-part-marks = Marken
format-part-solution = die Lösung
format-part-solutions = Lösungen
format-part-field = das Feld "{ $name }"
format-part-column = "{ $name }" in einer Tabelle, deren erstes Rätsel das nicht hat
format-part-loose-cells = Zellen in keinem Block
format-about-opensudoku = OpenSudoku: XML mit einem „game“ für jedes 9x9-Rätsel
format-about-iss = Interactive Sudoku Solver: Bedingungen als .Kind~arguments oder ein Link, je eine Zeile
format-about-hodoku = HoDoKus Bibliothek: Technik, Vorgaben, gestrichene Kandidaten, Streichungen ...
format-about-keen = Spielnummern von „Keen“ (KenKen) aus Simon Tathams Sammlung
format-about-unequal = Spielnummern von „Unequal“ (Futoshiki) aus Simon Tathams Sammlung
format-about-towers = Spielnummern von „Towers“ (Hochhäuser) aus Simon Tathams Sammlung
format-about-sgt = Spielnummern von „Solo“ aus Simon Tathams Sammlung
format-about-sumocue = Killer-Sudoku 9x9 in einer Zeile: SumoCue, 3x3::k:, Käfige mit Pfeilen
format-about-scl = SudokuPad: ein Link je Zeile oder sein JSON; Käfige und Gebiete zählen, Zeichnungen bleiben erhalten
format-about-fpuzzles = f-puzzles: ein Link je Zeile, mit Bedingungen; auch sein JSON und Links von SudokuPad
format-about-text = ein Brett, dann eine Regel oder Bedingung je Zeile: killer 10 r1c1 r1c2
format-about-pencil = ein Gitter aus Marken: 15 für eine Zelle mit 1 oder 5; ab Seite 10 mit Kommas
format-about-sud = je eine Zeile: Name, Seite, Höhe und Breite der Blöcke, Zellen mit Kommas
format-about-jsonl = JSON Lines: ein JSON-Objekt je Zeile
format-about-json = JSON: ein Objekt, eine Liste von Objekten oder mehrere Objekte
format-about-sdk = SadMan und SudoCue: #A für den Autor und andere Köpfe, [Puzzle], neun Zeilen
format-about-candidates = 729 Kandidaten eines 9x9-Bretts in einer Zeile
format-about-sheet = eine Tabelle: eine Reihe je Zeile, dazwischen Kommas, Semikolons oder Tabulatoren
format-about-csv = ein Kopf mit puzzle, vielleicht solution, und anderen Spalten, die erhalten bleiben
format-about-ss = Simple Sudoku: eine eigene 9x9-Zeichnung
format-about-board = eine Zeichnung mit oder ohne Linien zwischen den Blöcken
format-about-sdm = ein 9x9-Rätsel je Zeile: 81 Zeichen
format-about-line = ein Rätsel je Zeile: Ziffern und Buchstaben oder getrennte Zahlen
format-field-puzzle = die Vorgaben in Leserichtung
format-field-solution = die Lösung, geschrieben wie das Rätsel
format-field-box = Zeilen und Spalten eines Blocks: 2x3 in CSV, [2, 3] in JSON
format-field-rules = die Regeln neben Zeilen, Spalten und Blöcken, mit Namen
format-field-regions = Puzzle-Gebiete: ein Zeichen je Zelle, gleiche sind ein Gebiet
format-field-constraints = Bedingungen neben den Häusern, als Texte mit Semikolons
format-field-marks = Marken: die Ziffern jeder Zelle
format-field-id = Nummer oder Name des Rätsels in einer Sammlung
format-field-name = der Titel des Rätsels
format-field-author = wer das Rätsel gemacht hat
format-field-comment = Text neben dem Rätsel
format-field-description = ein längerer Text über das Rätsel
format-field-date = wann das Rätsel gemacht wurde
format-field-source = woher das Rätsel kommt
format-field-url = wo das Rätsel veröffentlicht ist
format-field-class = die Klasse, in die ein Satz das Rätsel einordnet
format-field-status = was eine Suche fand: unique, solved, several, none, wrong oder unknown
format-field-solutions = wie viele Lösungen eine Suche fand
format-field-true-candidates = für jede Zelle die Ziffern, die sie in einer Lösung enthält
format-field-level = wie schwer das Rätsel ist, von easy bis extreme
format-field-score = die Summe der Punkte aller Schritte des Lösungswegs
format-field-hardest-technique = die schwerste Technik des Lösungswegs
format-field-hodoku-level = die Stufe, die HoDoKu den Punkten gibt
format-field-hodoku-score = die Punkte von HoDoKu
format-field-se-er = Sudoku Explainers Wertung des schwersten Schritts
format-field-se-ep = Sudoku Explainers Wertung der Schritte bis zur ersten Ziffer
format-field-se-ed = Sudoku Explainers Wertung des ersten Schritts
format-field-guesses = wie oft eine Suche verzweigt, um eine einzige Lösung zu beweisen
format-field-path-guesses = wie oft der Lösungsweg raten musste
format-field-side = die Seite des Bretts
format-field-givens = die vorgegebenen Zellen
format-field-given-digits = die Ziffern, die unter den Vorgaben vorkommen
format-field-open-candidates = Kandidaten aller offenen Zellen: Ziffern, die keine gesehene Vorgabe enthält
format-field-kernel-cells = die Zellen, die nach nackten und versteckten Einern offen bleiben
format-field-kernel-candidates = die Kandidaten dieser Zellen
format-field-kernel-edges = Paare dieser Zellen, die einander eine Ziffer ausschließen
format-field-kernel-density = ihr Anteil an allen Paaren dieser Zellen
format-field-kernel-components = die Teile, die diese Kanten nicht verbinden
format-field-spectral-radius = der größte Eigenwert des Graphen dieser Zellen und Kanten
format-field-spectral-energy = der mittlere Betrag seiner Eigenwerte
format-field-algebraic-connectivity = der zweitkleinste Eigenwert seiner Laplace-Matrix
format-field-square-symmetries = Drehungen und Spiegelungen, die die Plätze der Vorgaben erhalten
format-field-pattern-automorphisms = Umordnungen, die die Plätze der Vorgaben erhalten
format-field-puzzle-automorphisms = Umordnungen mit umbenannten Ziffern, die das Rätsel erhalten
format-field-solution-count = die Zahl der Lösungen, 2 bei mehreren
format-field-backbone = die offenen Zellen, die in allen Lösungen dieselbe Ziffer enthalten
format-field-backdoor = die wenigsten Ziffern, mit denen Einer das Rätsel lösen
format-field-backdoor-exact = 1, wenn jede kleinere Hintertür ausgeschlossen ist, 0, wenn sie kleiner sein kann
format-field-walk-correlation = Korrelation der Kosten vor und nach einem zufälligen Tausch
format-field-walk-neutrality = der Anteil zufälliger Tausche, die die Kosten nicht ändern
format-field-climb-cost = die mittleren Kosten lokaler Optima von Tauschen
format-field-climb-distance = in wie vielen Zellen sie im Mittel von der Lösung abweichen
format-field-climb-correlation = die Korrelation von beidem über lokale Optima
format-field-original = das Rätsel, dessen kanonische Form dies ist
format-field-digest = genau dann gleich, wenn kanonische Formen es sind
format-field-automorphisms = wie viele Symmetrien das Rätsel lassen, wie es ist
format-field-problem = warum eine Wertung fehlt
format-field-technique = HoDoKus Nummer der Technik, mit ihrer Variante
format-field-candidates = HoDoKus Kandidaten, um die es der Technik geht
format-field-deleted = HoDoKus Kandidaten, die schon gestrichen sind: Ziffer, Zeile, Spalte
format-field-eliminations = HoDoKus Kandidaten, die die Technik streicht
format-field-placements = HoDoKus Ziffern, die die Technik setzt
format-field-extra = was eine Zeile von HoDoKus Bibliothek noch sagt

## Erklären: Schritte und Tipps

step-because = { $reason } Also: { LIST($conclusions, "; ") }.
step-sentences = { LIST($sentences, " ") }
step-notation = { $technique }: { $notation }
step-put = { LIST($cells, "and") } { COUNT($cells) ->
    [one] ist
   *[other] sind
} { LIST($digits, "and") }
step-gone = { LIST($cells, "and") } { COUNT($cells) ->
    [one] ist
   *[other] sind
} nicht { LIST($digits, "or") }
step-naked-single = In { $cell } ist { $digit } der einzige Kandidat, der noch bleibt.
step-hidden-single = { CAPITAL(FORM($house, "in")) } kann nur noch { $cell } die { $digit } enthalten.
step-full-house = { $cell } ist die letzte offene Zelle { FORM($house, "in") }, und { $digit } fehlt dort noch.
step-locked =
    { CAPITAL(FORM($house, "in")) } liegen alle Plätze für { $digit } ({ LIST($places, "or") }) auch { FORM($to, "in") }. Einer davon ist es, also hat der Rest { FORM($to, "of") } keine { $digit }.
step-naked-subset =
    Die { $count } Zellen { LIST($cells, "and") } haben zusammen nur die { $count } Kandidaten { LIST($digits, "and") } und brauchen sie auf: Keine andere Zelle { FORM($houses, "in") } kann eine davon enthalten.
step-hidden-subset =
    { CAPITAL(FORM($houses, "in")) } passen die { $count } Ziffern { LIST($digits, "and") } nur in die { $count } Zellen { LIST($cells, "and") }. Sie füllen diese aus, und keine andere Ziffer hat dort Platz.
step-fish =
    { CAPITAL(FORM($base, "the")) } brauchen je eine { $digit }, und die Plätze dafür liegen alle { FORM($cover, "in") }. Die { $count } Ziffern füllen sie aus; für keine andere Zelle dort ist eine { $digit } übrig.
step-finned-fish =
    { CAPITAL(FORM($base, "the")) } brauchen je eine { $digit }, und die Plätze dafür liegen alle { FORM($cover, "in") }, außer { COUNT($fins) ->
        [one] der Flosse
       *[other] den Flossen
    } { LIST($fins, "and") }. Steht in keiner Flosse eine { $digit }, so bleibt dort keine { $digit } für andere Zellen; steht in einer eine, so schließt sie aus, was sie sieht. Was in beiden Fällen fällt, ist falsch.
step-kraken-fish =
    { CAPITAL(FORM($base, "the")) } brauchen je eine { $digit }, und die Plätze dafür liegen alle { FORM($cover, "in") }, außer { COUNT($fins) ->
        [one] der Flosse
       *[other] den Flossen
    } { LIST($fins, "and") }. { LIST($chains, " ") } Alles führt zum selben Ergebnis.
step-siamese-fish = { $one } Anders gesehen: { $other }
step-wing =
    { $pivot } ist { LIST($candidates, "or") }: { LIST($cases, "; ") }. In jedem Fall ist eine dieser Zellen { $digit }, und keine Zelle, die sie alle sieht, kann es sein.
step-wing-case = ist sie { $pivot-digit }, so ist { $cell } { $digit }
step-wing-pivot = oder sie ist selbst { $digit }
step-deadly =
    Stünden in { LIST($cells, "and") } nur { LIST($digits, "and") }, so könnte man die beiden Ziffern dort vertauschen, und das Rätsel hätte zwei Lösungen.
step-rectangle-only = Nur { LIST($cells, "or") } kann das verhindern.
step-rectangle-besides = Um das zu verhindern, muss { LIST($besides, "or") } in { LIST($cells, "or") } stehen.
step-rectangle-subset =
    Also enthält { LIST($cells, "or") } eine der Ziffern { LIST($besides, "or") }, und mit { LIST($subset, "and") } ist das eine nackte Gruppe { FORM($houses, "in") }.
step-rectangle-link =
    { CAPITAL(FORM($houses, "in")) } sind die Ecken die einzigen Plätze für { LIST($kept, "and") }; { LIST($gone, "and") } in { LIST($cells, "or") } würde dazu führen.
step-rectangle-links =
    { CAPITAL(FORM($houses, "in")) } sind die Ecken die einzigen Plätze für { LIST($gone, "and") }. Mit { LIST($gone, "and") } in { LIST($cells, "or") } stünde sie auch in der anderen, und { LIST($kept, "and") } im Rest.
step-rectangle-hidden =
    { CAPITAL(FORM($houses, "in")) } sind die Ecken die einzigen Plätze für { LIST($kept, "and") }; { LIST($gone, "and") } in der Ecke, wo sie sich treffen, würde dazu führen.
step-bivalue-universal-grave =
    Jede offene Zelle außer { $cell } hat zwei Kandidaten. Hätte auch { $cell } nur zwei, so hätte jede Ziffer in jedem Haus zwei Plätze oder keinen, und es gäbe nicht genau eine Lösung. { LIST($digits, "and") } ist die Ziffer, die in den Häusern von { $cell } einen dritten Platz hat, steht also dort.
step-colors =
    Hat ein Haus zwei Plätze für { $digit }, so steht sie auf einem davon. Folgt man diesen Verbindungen, so steht { $digit } { LIST($clusters, "and") }.
step-color-cluster = entweder in { $one } oder in { $other }
step-simple-colors-trap = Eine Zelle, die beide Farben sieht, kann sie nicht enthalten.
step-simple-colors-wrap = Zwei Zellen der ersten Farbe sehen einander, also stimmt die zweite.
step-multi-colors-1 =
    Eine Farbe der einen Gruppe sieht eine der anderen: Beide zugleich stimmen nicht. Also stimmt eine ihrer Gegenfarben, und was diese beiden sieht, kann sie nicht enthalten.
step-multi-colors-2 = Eine Farbe, die beide Farben der anderen Gruppe sieht, ist falsch.
step-sue-de-coq =
    { LIST($crossing, "and") }, wo sich { $line } und { $box } kreuzen, haben nur die Kandidaten { LIST($crossing-digits, "and") }; im Rest { FORM($line, "of") } { COUNT($line-cells) ->
        [one] hat
       *[other] haben
    } { LIST($line-cells, "and") } nur { LIST($line-digits, "and") }; im Rest { FORM($box, "of") } { COUNT($box-cells) ->
        [one] hat
       *[other] haben
    } { LIST($box-cells, "and") } nur { LIST($box-digits, "and") }. Das sind so viele Zellen wie Ziffern: Jede Ziffer ist dort verbraucht, wo man alle ihre Zellen sieht.
step-template-set = Jede Art, alle { $digit } auf dem Brett zu verteilen, braucht diese Plätze.
step-template-delete = Keine Art, alle { $digit } auf dem Brett zu verteilen, braucht diese Plätze.

step-is = { $cell } ist { $digit }
step-is-not = { $cell } ist nicht { $digit }
step-is-in = { $digit } steht in { LIST($cells, "or") }
step-is-not-in = { $digit } steht nicht in { LIST($cells, "or") }
step-nowhere-else = { $state } (sonst kein Platz { FORM($house, "in") })
step-nothing-else = { $state } (sonst bleibt dort nichts)
step-through-set = { $state } (von { LIST($digits, "and") } fehlt in { $cells } nur eine)
step-by-constraint = { LIST($gone, "; ") } ({ $constraint })
step-so-on = so weiter, { $count } { $count ->
    [one] Schritt
   *[other] Schritte
} lang
step-done = das ist schon alles
step-chain = Angenommen, { LIST($assumed, "and") }. Dann gilt: { LIST($follows, "and") }.
step-chain-also = Dann gilt außerdem: { LIST($follows, "and") }.
step-loop =
    Das Letzte führt zum Ersten zurück: Die Kette schließt sich und gilt in beiden Richtungen. Von je zwei Nachbarn stimmt also einer, und was beide sieht, ist falsch.
step-verity = Eines davon muss stimmen, und jedes führt zum selben Ergebnis.
step-remote-pair =
    Die Zellen der Kette enthalten die beiden Ziffern also abwechselnd, und was zwei verschiedene von ihnen sieht, kann keine der beiden enthalten.
step-even-so = Trotzdem gilt: { $state }.
step-either = Auf jeden Fall gilt: { $one }, oder { $other }.
step-otherwise = Auch im anderen Fall, { $state }, ist es ausgeschlossen.
step-opposite = Was sowohl daraus als auch aus dem Gegenteil folgt, gilt auf jeden Fall.
step-contradicts-itself = Das widerspricht sich.
step-one-digit = Aber eine Zelle fasst nur eine Ziffer.
step-contradiction = { $what }, also ist die Annahme falsch.
step-both-ways = { $cell } wäre { $digit } und zugleich nicht { $digit }
step-two-digits = In { $cell } stünden sowohl { $one } als auch { $other }
step-twice = { CAPITAL(FORM($house, "in")) } stünde { $digit } zweimal
step-no-digit = Für { $cell } bliebe keine Ziffer
step-no-place = { CAPITAL(FORM($house, "in")) } bliebe kein Platz für { $digit }
step-impossible = Das kann nicht alles zugleich stimmen

step-almost-locked = { $cells } { $count ->
    [one] enthält
   *[other] enthalten
} alle bis auf eine von { LIST($digits, "and") }
step-death-blossom =
    { LIST($sets, "; ") }. Welche der Ziffern { LIST($digits, "or") } auch in { $stem } steht: Sie nimmt einer der Gruppen diese Ziffer, und die Gruppe braucht dann alle ihre anderen. Was in jedem Fall ausgeschlossen ist, ist falsch.
step-doubly-linked =
    { LIST($sets, "; ") }. Jede der Ziffern { LIST($linked, "and") } kann nur in einer der beiden Gruppen stehen, denn ihre Zellen dort sehen einander, und keine Gruppe kommt ohne beide aus. Also hat jede Gruppe eine davon und alle ihre anderen Ziffern. Was alle Zellen einer solchen Ziffer sieht, kann sie nicht enthalten.
step-linked =
    { LIST($sets, "; ") }. Zwei benachbarte Gruppen können die Ziffer, die sie verbindet ({ LIST($links, "and") }), nicht beide enthalten, denn ihre Zellen dort sehen einander; eine Gruppe, die ohne sie auskommt, braucht alle ihre anderen. Von Gruppe zu Gruppe folgt: { LIST($digits, "or") } steht in der ersten oder in der letzten, und was alle Zellen dafür in beiden sieht, kann sie nicht enthalten.
step-any = { LIST($digits, "or") }

step-cage-of = Käfig { $total } bei { $cell }
step-cage = Käfig bei { $cell }
step-extra-region = Zusatzgebiet bei { $cell }
step-white-dot = Weißer Punkt zwischen { LIST($cells, "and") }
step-black-dot = Schwarzer Punkt zwischen { LIST($cells, "and") }
step-x = X zwischen { LIST($cells, "and") }
step-v = V zwischen { LIST($cells, "and") }
step-between = { $name } { $number } zwischen { LIST($cells, "and") }
step-inequality = Ungleichung zwischen { LIST($cells, "and") }
step-even = Gerade bei { $cell }
step-odd = Ungerade bei { $cell }
step-sum-clue = { $name } { $total } bei { $cell }
step-quadruple = Quadrupel { LIST($numbers, " ") } bei { $cell }
step-exactly = Genau { $count }-mal { $digit } bei { $cell }
step-outside = { $name }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} an { $line }
step-line = { $name } bei { $cell }
step-size = Zeilen, Spalten und Gebiete
step-clue = { $name } { LIST($numbers, " ") } bei { $cell }
step-clue-at = { $name } bei { $cell }

step-relation =
    { CAPITAL(LIST($who, "and")) }: { CAPITAL(LIST($rules, "and")) }. Die gestrichenen Kandidaten brechen das, was auch immer daneben steht.
step-along-line =
    { CAPITAL(LIST($who, "and")) }: { CAPITAL(LIST($rules, "and")) }. Keine Ziffern der anderen Zellen ergänzen das Gestrichene.
step-ways =
    { CAPITAL(LIST($who, "and")) }: { CAPITAL(LIST($rules, "and")) }. Keine Art, die Zellen zu füllen, hat die gestrichenen Kandidaten.
step-ways-together =
    Nimm zusammen: { LIST($who, "and") }. Keine Art, ihre Zellen zu füllen, hat die gestrichenen Kandidaten.
step-sets = { CAPITAL(LIST($who, "and")) }: Die Zellen können nur { LIST($sets, "or") } enthalten.
step-many-sets =
    { CAPITAL(LIST($who, "and")) }: Keine der { $count } Mengen von Ziffern, die in die Zellen passen, enthält, was gestrichen wird.
step-house-needs = { CAPITAL(LIST($who, "and")) } braucht die { $digit }
step-sets-need =
    { CAPITAL(LIST($who, "and")) }: Die Zellen können nur { LIST($sets, "or") } enthalten, brauchen also die { $digit }
step-every-set-has =
    { CAPITAL(LIST($who, "and")) }: Jede Menge von Ziffern, die in die Zellen passt, hat eine { $digit }
step-group-single = { $needs }, und nur { LIST($places, "or") } kann sie noch enthalten.
step-group-locked =
    { $needs }, und sie kann nur in { LIST($places, "or") } stehen. Was alle diese Zellen sieht, kann keine { $digit } enthalten.
step-locked-by-relation =
    { CAPITAL(FORM($houses, "the")) } braucht die { $digit }, und sie kann nur in { LIST($places, "or") } stehen. { CAPITAL(LIST($constraints, "and")) }: { CAPITAL(LIST($rules, "and")) }. Welche dieser Zellen es auch ist: Was gestrichen wird, kann nicht daneben stehen.
step-group-hidden =
    { CAPITAL(LIST($who, "and")) }: Die Zellen brauchen { LIST($digits, "and") }, und diese { $count } Ziffern passen nur in die { $count } Zellen { LIST($cells, "and") }. Keine andere Ziffer hat dort Platz.
step-group-naked =
    { CAPITAL(LIST($who, "and")) }: Die { $count } Zellen { LIST($cells, "and") } haben zusammen nur die Kandidaten { LIST($digits, "and") } und brauchen sie auf. Keine Zelle, die sie alle sieht, kann eine davon enthalten.
step-sum = { CAPITAL(LIST($constraints, "and")) }: { $equation }.
step-sum-of-houses = { CAPITAL(FORM($houses, "the")) } { $count ->
    [one] ergibt
   *[other] ergeben
} { $sum }. Davon ab: { LIST($cages, "and") }. Es bleibt: { $equation }.
step-cages = { $count } { $count ->
    [one] Käfig
   *[other] Käfige
}
step-total = { LIST($cells, "and") } ergeben zusammen { $total }
step-sum-filled = Alle diese Zellen bis auf eine sind gefüllt.
step-sum-bounds =
    Selbst mit den kleinsten oder den größten Ziffern in den anderen Zellen bleibt nur: { LIST($left, "and") }.
step-nothing-but = { $cell } nur { $digit }
step-from-to = { $cell } mindestens { $least } und höchstens { $most }
step-at-least = { $cell } mindestens { $least }
step-at-most = { $cell } höchstens { $most }
step-sum-parity =
    Was die anderen Zellen auch enthalten: Die Summe ihrer Glieder ist immer gerade oder immer ungerade, und was gestrichen wird, passt nicht dazu.
step-sum-remainders =
    Vergleiche die Reste beim Teilen durch 3: Was die anderen Zellen auch enthalten, mit dem Gestrichenen hätte die Summe einen falschen.
step-sum-rest = Keine Ziffern der anderen Zellen ergeben den Rest zu dem, was gestrichen wird.

step-look = Sieh dir { FORM($place, "the") } an.
step-look-for = { $technique }. { $look }
step-places = die Plätze für { $digit } { FORM($houses, "in") }
step-all-places = die Plätze für { $digit } auf dem ganzen Brett
step-around-cell = { $cell } und was diese Zelle sieht
step-around-cells = { LIST($cells, "and") } und was { COUNT($cells) ->
    [one] diese Zelle sieht
   *[other] diese Zellen sehen
}
step-places-listed = { LIST($places, "and") }
step-digit-in = { $digit } in { LIST($cells, "or") }
step-candidates = die Zahl der Kandidaten in den offenen Zellen
step-crossing = die Kreuzung von { $line } und { $box }
step-cages-there = { FORM($houses, "the") } und die Käfige dort
step-solved = Gelöst: Jede Zelle ist gefüllt, und nichts stößt zusammen.
step-several = Das Rätsel hat mehrere Lösungen; dies haben alle gemeinsam.
step-none = { $is-unique ->
    [yes] Hier kommt keine Technik weiter.
   *[no] Das Rätsel hat mehrere Lösungen, und keine Technik findet mehr, was alle gemeinsam haben.
}
step-guess = Hier kommt keine Technik weiter. Die Lösung hat { $digit } in { $cell }.
step-wrong-clash = Etwas stimmt hier nicht: { $clash }.
step-wrong-digits = Etwas stimmt hier nicht: { COUNT($cells) ->
    [one] die Ziffer
   *[other] die Ziffern
} in { LIST($cells, ", ") }.
step-wrong-marks = Etwas stimmt hier nicht: Die richtige Ziffer wurde ausgeschlossen in { LIST($cells, ", ") }.
step-wrong = Etwas stimmt hier nicht: Das lässt sich nicht mehr vollenden.
step-wrong-givens = Das Rätsel, wie es vorgegeben ist, hat keine Lösung.
step-wrong-somewhere = { $why } Mit --puzzle, das sagt, was vorgegeben war, kann ich sagen, wo.

step-unexplained-several = es hat mehrere Lösungen
step-unexplained-none = es hat keine Lösung
step-unexplained-clash = es hat keine Lösung: { $clash }
step-unexplained-undecided = es ist nicht bekannt, ob es genau eine Lösung hat
step-unrated-none = keine Lösung
step-unrated-several = mehrere Lösungen
step-unrated-undecided = es ist nicht bekannt, ob es genau eine Lösung gibt
step-guesses-not-counted = Geratenes nicht gezählt: zu viel
step-explainer-board =
    die Bewertung von Sudoku Explainer gibt es nur für einfache 9x9-Bretter, nicht für { $board }
step-explainer-none = das Rätsel hat keine Lösung; bewertet wird nur eines mit genau einer
step-explainer-several = das Rätsel hat mehrere Lösungen; bewertet wird nur eines mit genau einer
step-explainer-cancelled = die Bewertung wurde abgebrochen

## Techniken

technique-full-house = Letzte Zelle
technique-naked-single = Nackter Einer
technique-hidden-single = Versteckter Einer
technique-last-of-sum = Letzte Zelle einer Summe
technique-relation = Beziehung
technique-sum-bounds = Grenzen einer Summe
technique-group-single = Versteckter Einer in einem Käfig
technique-locked-pair = Gebundener Zweier
technique-locked-triple = Gebundener Dreier
technique-pointing = Gebundene Kandidaten (aus dem Block)
technique-claiming = Gebundene Kandidaten (aus der Reihe)
technique-innie-outie = Innen oder außen
technique-combinations = Kombinationen
technique-locked-in-group = Gebundene Kandidaten (im Käfig)
technique-locked-by-relation = Gebundene Kandidaten (Beziehung)
technique-naked-subset = { $size ->
    [2] Nackter Zweier
    [3] Nackter Dreier
    [4] Nackter Vierer
   *[other] Nackte Gruppe von { $size }
}
technique-hidden-subset = { $size ->
    [2] Versteckter Zweier
    [3] Versteckter Dreier
    [4] Versteckter Vierer
   *[other] Versteckte Gruppe von { $size }
}
technique-naked-group-subset = Nackte Gruppe in einem Käfig
technique-hidden-group-subset = Versteckte Gruppe in einem Käfig
technique-line = Linie
technique-permutations = Anordnungen
technique-parity = Gerade und ungerade
technique-innies-outies = Innen und außen
technique-fish = { $is-siamese ->
    [yes] { "Siamese " }
   *[no] { "" }
}{ $fins ->
    [finned] { "Finned " }
    [sashimi] { "Sashimi " }
   *[none] { "" }
}{ $shape ->
    [franken] { "Franken " }
    [mutant] { "Mutant " }
   *[basic] { "" }
}{ $size ->
    [2] X-Wing
    [3] Swordfish
    [4] Jellyfish
    [5] Squirmbag
    [6] Whale
   *[other] Leviathan
}
technique-remote-pair = Entfernter Zweier
technique-bivalue-universal-grave = Alles Zweier bis auf einen (BUG + 1)
technique-skyscraper = Wolkenkratzer
technique-two-string-kite = Drachen mit zwei Schnüren
technique-dual-two-string-kite = Doppelter Drachen
technique-turbot-fish = Steinbutt
technique-empty-rectangle = Leeres Rechteck
technique-dual-empty-rectangle = Doppeltes leeres Rechteck
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-unique-rectangle = Eindeutiges Rechteck, Typ { $type }
technique-hidden-rectangle = Verstecktes Rechteck
technique-avoidable-rectangle = Vermeidbares Rechteck, Typ { $type }
technique-joint-constraints = Zwei Bedingungen
technique-sue-de-coq = Sue de Coq
technique-simple-colors-trap = Einfache Farben (Falle)
technique-simple-colors-wrap = Einfache Farben (Widerspruch)
technique-multi-colors = Mehrfache Farben { $type }
technique-x-chain = X-Kette
technique-xy-chain = XY-Kette
technique-continuous-loop = Geschlossene Schleife
technique-discontinuous-loop = Offene Schleife
technique-alternating-chain = Wechselkette
technique-grouped-continuous-loop = Gruppierte geschlossene Schleife
technique-grouped-discontinuous-loop = Gruppierte offene Schleife
technique-grouped-alternating-chain = Gruppierte Wechselkette
technique-als-continuous-loop = Geschlossene ALS-Schleife
technique-als-discontinuous-loop = Offene ALS-Schleife
technique-als-alternating-chain = ALS-Wechselkette
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-overlap = ALS-XY-Wing (überlappend)
technique-als-chain = ALS-Kette
technique-als-chain-overlap = ALS-Kette (überlappend)
technique-death-blossom = Todesblüte
technique-death-blossom-overlap = Todesblüte (überlappend)
technique-kraken-fish = Krakenfisch, Typ { $type }
technique-forcing-chain-contradiction = Zwangskette (Widerspruch)
technique-forcing-chain-verity = Zwangskette (Gewissheit)
technique-constraint-forcing = Zwang durch Bedingungen
technique-forcing-net-contradiction = Zwangsnetz (Widerspruch)
technique-forcing-net-verity = Zwangsnetz (Gewissheit)
technique-template-set = Schablone (setzen)
technique-template-delete = Schablone (streichen)
technique-guess = Geraten
technique-level-easy = leicht
technique-level-medium = mittel
technique-level-hard = schwer
technique-level-expert = für Kenner
technique-level-extreme = extrem

## Löser: lösen, zählen und bewerten

engine-about-auto = wählt einen: batch9 für viele gewöhnliche 9x9-Bretter, single9 für eines, weighted für Bretter mit Bedingungen, large für alle anderen
engine-about-batch9 = bitweise parallel: 512 Bretter zugleich, je ein Bit
engine-about-single9 = ein gewöhnliches 9x9-Brett nach dem anderen, mit der kürzesten Wartezeit
engine-about-large = lernt aus Konflikten, auf Gruppen mit genau einem Treffer; am besten ab 16x16
engine-about-weighted = Käfige, Linien und andere Bedingungen, mit Propagation und Suche, wo sie am meisten scheitert
engine-about-cover = exakte Überdeckung mit tanzenden Zellen
engine-about-tree = Baumsuche auf propagierten Brettern, der schlichte Zwilling aller Löser
engine-about-cadical = der SAT-Löser CaDiCaL zum Vergleich; seine Knoten sind Konflikte
engine-boards-of-every-geometry = Bretter jeder Geometrie
engine-boards-of-every-size = Bretter jeder Größe und Geometrie
engine-boards-without-constraints = Bretter ohne Bedingungen
engine-boards-plain-nine = gewöhnliche 9x9-Bretter
engine-unsupported = Der Löser { $engine } löst nur { $solves }, dies ist { $board }
engine-contradiction = keine Lösung: eine Zelle ohne Kandidaten oder ein Haus ohne Platz für eine Ziffer
engine-rule-naked-single = die Ziffer einer entschiedenen Zelle ist kein Kandidat der Zellen, die sie sieht
engine-rule-hidden-single = eine Ziffer mit nur noch einem Platz in einem Haus gehört dorthin
engine-rule-naked-pair = zwei Zellen eines Hauses mit denselben zwei Kandidaten nehmen beide den anderen Zellen
engine-rule-locked-candidates = liegen alle Plätze einer Ziffer in einem Haus auch in einem anderen, so hat sie dort keinen weiteren
engine-rule-naked-triple-and-quad = drei oder vier Zellen eines Hauses mit zusammen ebenso vielen Kandidaten nehmen diese den anderen Zellen
engine-rule-hidden-pair-triple-and-quad = zwei bis vier Ziffern mit zusammen ebenso vielen Plätzen in einem Haus lassen dort keinen Raum für andere
engine-rule-all-different = ein Kandidat, der in keiner Füllung seines Hauses vorkommt, scheidet aus

## Erzeugen

generate-symmetry-none = keine
generate-symmetry-half-turn = halbe Drehung
generate-symmetry-quarter-turn = Vierteldrehung
generate-symmetry-left-right = links und rechts
generate-symmetry-top-bottom = oben und unten
generate-symmetry-left-right-top-bottom = links und rechts, oben und unten
generate-symmetry-diagonal = Diagonale
generate-symmetry-anti-diagonal = andere Diagonale
generate-symmetry-both-diagonals = beide Diagonalen
generate-symmetry-full = voll
generate-twice = „{ $layout }“ ist zweimal verlangt
generate-settled-cells = Wie viele Zellen „{ $layout }“ hat, steht fest: Lass die Zahl weg
generate-cells = „{ $layout }“ mit { $from } bis { $to } Zellen, aber Platz ist für { $least } bis { $most }
generate-unsymmetric = Wo jede Marke steht, sagen allein die Ziffern: „{ $layout }“ hat keine Symmetrie
generate-nothing-to-spare = Regeln können nur wegfallen, wo welche verlangt sind
generate-range = { $what ->
    [givens] Vorgaben
    [levels] Stufen
   *[score] Punkte
} von { $from } bis { $to }, möglich sind { $least } bis { $most }
generate-settled = Ein Muster legt Zahl und Symmetrie der Vorgaben fest: Lass { $what ->
    [number] die Zahl
   *[symmetry] die Symmetrie
} weg
generate-pattern-cell = Das Muster hat eine Zelle { $found }, aber das Brett hat { $cells } Zellen
generate-torn = { $technique } ist zugleich verlangt und verboten
generate-too-hard = { $technique } ist { $least }, aber die Stufe soll höchstens { $most } sein
generate-needed = Jeder Weg endet mit { $technique }; das lässt sich nicht verbieten
generate-too-few-givens = Höchstens { $most } Vorgaben, aber ein Rätsel mit genau einer Lösung hat mindestens { $least }
generate-exchange = { $other } statt { $digit }
generate-alike =
    Höchstens { $most } Vorgaben, aber diese Regeln ({ LIST($layouts, "and") }) gelten auch mit vertauschten Ziffern ({ LIST($exchange, ", ") }); ein Rätsel mit genau einer Lösung hat also mindestens { $least }. Verlange so viele, oder dazu eine Regel, die Ziffern unterscheidet: Käfige, Thermometer oder Pfeile
generate-image =
    Mit der Symmetrie „{ $symmetry }“ und ohne Vorgaben gehorcht auch das Spiegelbild einer Lösung denselben Regeln ({ LIST($layouts, "and") }). Verlange Vorgaben, eine andere Symmetrie, oder dazu eine Regel mit Zahlen, etwa Käfige
generate-unreachable = Mit der Symmetrie „{ $symmetry }“ gibt es { LIST($near, "or") } Vorgaben, nie { $from } bis { $to }
generate-exchangeable =
    Die { $lines ->
        [rows] Zeilen
       *[columns] Spalten
    } { $first } und { $second } haben keine Vorgabe und kreuzen dieselben Blöcke: Tauscht man sie, entsteht eine zweite Lösung
generate-score = Punkte von { $from } bis { $to }, aber mit diesen Stufen und Techniken sind es { $least } bis { $most }
generate-unused = { $technique } kommt in Bewertungen nicht vor, also braucht sie kein Rätsel
generate-no-grid = Kein volles Brett hält die Regeln dieses Bretts ein ({ $board }); es gibt also kein Rätsel
generate-grid = Gitter { $number } ist kein volles Brett nach diesen Regeln
generate-layout-unknown = Die Anordnung „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
generate-layout-cells = „{ $found }“ nach dem Doppelpunkt; erwartet ist eine Zahl von Zellen wie 3 oder ein Bereich wie 2..4
generate-pattern = { $found } Zeichen; erwartet sind { $expected }, eines für jede Zelle
generate-refused-grid = ohne volles Brett
generate-refused-layout = ohne Platz für jede Regel
generate-refused-solutions = ohne eindeutige Lösung
generate-refused-givens = mit zu vielen Vorgaben
generate-refused-score = mit anderen Punkten
generate-refused-lacks = ohne { $technique }
generate-refused-uses = mit { $technique }
layout-killer = { constraint-killer }
layout-killer-about = Käfige, die das Brett bedecken, jeder mit seiner Summe; in keinem steht eine Ziffer zweimal
layout-calcudoku = Calcudoku
layout-calcudoku-about = Käfige, die das Brett bedecken, jeder mit Summe, Produkt, Differenz oder Quotient
layout-thermometer = { constraint-thermometer }
layout-thermometer-about = von der Kugel bis zur Spitze steigen die Ziffern
layout-slow-thermometer = { constraint-slow-thermometer }
layout-slow-thermometer-about = von der Kugel bis zur Spitze steigen die Ziffern oder bleiben gleich
layout-arrow = { constraint-arrow }
layout-arrow-about = die Ziffern längs des Pfeils ergeben die im Kreis
layout-double-arrow = { constraint-double-arrow }
layout-double-arrow-about = die Ziffern zwischen den Enden ergeben dasselbe wie beide Enden
layout-whispers = { constraint-whispers }
layout-whispers-about = Nachbarn auf der Linie unterscheiden sich um die halbe Seite
layout-renban = { constraint-renban }
layout-renban-about = die Ziffern auf der Linie folgen lückenlos aufeinander, in beliebiger Reihenfolge
layout-nabner = { constraint-nabner }
layout-nabner-about = keine zwei Ziffern auf der Linie sind gleich oder aufeinanderfolgend
layout-palindrome = { constraint-palindrome }
layout-palindrome-about = die Linie liest sich von beiden Enden gleich
layout-between = { constraint-between }
layout-between-about = die Ziffern auf der Linie liegen zwischen denen an ihren Enden
layout-lockout = { constraint-lockout }
layout-lockout-about = keine Ziffer auf der Linie ist gleich einem Ende oder liegt zwischen den Enden
layout-modular = { constraint-modular }
layout-modular-about = je 3 Nachbarn lassen geteilt durch 3 verschiedene Reste
layout-entropic = { constraint-entropic }
layout-entropic-about = je 3 Nachbarn sind eine niedrige, eine mittlere und eine hohe Ziffer
layout-zipper = { constraint-zipper }
layout-zipper-about = Ziffern mit gleichem Abstand von den Enden haben dieselbe Summe
layout-region-sum = { constraint-region-sum }
layout-region-sum-about = Blöcke teilen die Linie in Stücke mit gleicher Summe
layout-kropki = Kropki
layout-kropki-about = weiße Punkte zwischen aufeinanderfolgenden Ziffern, schwarze, wo eine das Doppelte der anderen ist
layout-kropki-all = Kropki mit allen Punkten
layout-kropki-all-about = dasselbe, und wo kein Punkt ist, gilt keines von beiden
layout-xv = { constraint-xv }
layout-xv-about = ein X zwischen Ziffern, die 10 ergeben, ein V, wo sie 5 ergeben
layout-xv-all = XV mit allen Zeichen
layout-xv-all-about = dasselbe, und wo kein Zeichen ist, gilt keines von beiden
layout-greater = { constraint-greater }
layout-greater-about = ein Zeichen zwischen allen benachbarten Zellen eines Blocks
layout-even-odd = Gerade und Ungerade
layout-even-odd-about = Marken auf zwei von fünf Zellen sagen, ob die Ziffer gerade oder ungerade ist
layout-extremes = Minimum und Maximum
layout-extremes-about = Marken auf den Zellen, deren Ziffer kleiner oder größer ist als alle an ihren Seiten
layout-quadruple = Quadrupel
layout-quadruple-about = Ziffern, die in den vier Zellen um eine Ecke stehen
layout-little-killer = { constraint-little-killer }
layout-little-killer-about = die Summen aller Diagonalen aus zwei oder mehr Zellen
layout-sandwich = { constraint-sandwich }
layout-sandwich-about = die Summen zwischen der kleinsten und der größten Ziffer jeder Zeile und Spalte
layout-x-sum = { constraint-x-sum }
layout-x-sum-about = die Summen von so vielen Ziffern, wie die erste sagt, von beiden Enden
layout-skyscraper = { constraint-skyscraper }
layout-skyscraper-about = wie viele Ziffern größer sind als alle vor ihnen, von beiden Enden
layout-numbered-room = { constraint-numbered-room }
layout-numbered-room-about = die Ziffer in der Zelle, die die erste Ziffer nennt, von beiden Enden
layout-nonconsecutive = { constraint-nonconsecutive }
layout-nonconsecutive-about = nirgends liegen aufeinanderfolgende Ziffern nebeneinander
layout-disjoint-groups = { constraint-disjoint-groups }
layout-disjoint-groups-about = verschiedene Ziffern am selben Platz aller Blöcke

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

draw-size = Das Bild hat keine Größe
draw-png = Das Bild lässt sich nicht als PNG schreiben
draw-objects = Zu viel für ein PDF
draw-length = Zu viel für ein PDF: mehr als 10 GB
draw-font = Die Schrift ist nicht lesbar
sheet-per-page = erwartet ist 1, 2, 4, 6 oder 9
sheet-paper = erwartet ist { LIST($names, ", ") } oder Breite und Höhe wie 6x9in oder 148x210mm
sheet-sides = erwartet sind Seiten von { $least } bis { $most } Zoll
sheet-length = erwartet ist eine Länge bis 2 Zoll, wie 10mm oder 0.5in
sheet-gutter = Der Bundsteg lässt keinen Platz für Rätsel
sheet-heading = { $title }: { $section }
sheet-solutions = Lösungen
sheet-unrated = Nicht bewertet
sheet-level = { CAPITAL($level) }
sheet-rule-no-boxes = Keine Blöcke: nur Zeilen und Spalten.
sheet-rule-regions = Jedes umrandete Gebiet hat jede Ziffer.
sheet-rule-diagonals = Beide Diagonalen haben jede Ziffer.
sheet-rule-windows = Jedes getönte Fenster hat jede Ziffer.
sheet-rule-anti-knight = Zellen im Abstand eines Springerzugs sind verschieden.
sheet-rule-anti-king = Zellen, die sich an einer Ecke berühren, sind verschieden.

## Seite: was nur die Seite zeigt

## Speicher des Labors

## Befehlszeile

command-cannot-read = { $path } ist nicht lesbar: { $cause }
