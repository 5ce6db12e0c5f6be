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
message-similar = { $problem }; vielleicht { LIST($similar, "or") }?
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
constraint-flatmates-rule = über jeder mittleren Ziffer steht die kleinste oder darunter die größte (Dutch flatmates; nur bei ungerader Seite)
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
constraint-modular-rule = je drei Nachbarn auf der Linie (oder so viele, wie die Zahl sagt) lassen geteilt durch diese Zahl verschiedene Reste; auf einer kürzeren Linie alle Felder
constraint-entropic = Entropische Linie
constraint-entropic-rule = je drei Nachbarn auf der Linie sind eine niedrige, eine mittlere und eine hohe Ziffer; zwei Felder allein unterscheiden sich darin
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
constraint-odd-side = ein Brett mit ungerader Seite, das eine mittlere Ziffer hat
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
clash-constraint = die Ziffern brechen { $constraint }
rules-plain = ohne weitere Regeln
rules-jigsaw = Puzzle-Gebiete
rules-diagonal = Diagonalen
rules-windoku = Windoku
rules-anti-knight = Springerverbot
rules-anti-king = Königsverbot
rules-latin = Lateinisches Quadrat
    .title = Lateinisches Quadrat (ohne Blöcke)
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
format-expected-end-of-comment = das Ende des Kommentars, der hier beginnt
format-expected-given = { $digit }, die Vorgabe
format-expected-opensudoku-notes = Notizen: eine Zahl bis 511 mit einem Bit für jede Ziffer, oder Ziffern mit Kommas
format-expected-move = ein Zug wie R1,2,3: Spalte, Zeile und Ziffer, gezählt ab 0
format-expected-sdk-marks = neun Zellen mit Marken, durch Kommas getrennt
format-expected-rows-of-section = neun Zeilen von { $section }
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
format-part-placed = eingesetzte Ziffern
format-part-player-marks = Marken eines Spielers
format-part-corner-marks = Eckmarken eines Spielers
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
format-found-two-blanks = 0 und ein anderes Zeichen für Lücken
format-found-brackets = Klammern, die nicht zusammenpassen
format-found-no-board = kein Gitter in den Listen
format-found-numbers = Nummern von Zeilen und Spalten
format-found-coordinates = Zeilen und Spalten von { $first } bis { $last }
format-found-link-without-board = der Link { $link }, der ein Rätsel nennt und nicht enthält
format-found-spreadsheet-number = { $text }, eine von einer Tabellenkalkulation gerundete Zahl
format-found-column = keine Spalte "{ $name }"
format-expected-whole-array = das ganze Feld (NumPy: set_printoptions(threshold=10**6); pandas: to_string())
format-expected-printed-cell = eine Zahl von 1 bis { $side } oder eine Lücke (0 . None nan -1)
format-expected-same-notation = die Schreibweise der Felder davor
format-expected-one-blank = ein einziges Zeichen für Lücken oder Ziffern bis { $side }
format-expected-no-numbers = ein Gitter ohne solche Nummern
format-expected-coordinates = Zeilen und Spalten von 0 bis { $last } oder von 1 bis { $side }
format-expected-list-of-cells = jede Zelle einmal, mit Zeile, Spalte und Ziffer
format-expected-brackets = jede Klammer geschlossen
format-expected-rows-of-array = Zeilen von Zahlen wie in [[1, 0], [0, 1]]
format-expected-link-with-board = ein Link, der das Gitter enthält, oder das Gitter selbst
format-expected-text-column = die Ziffern; formatiere die Spalte vor dem Speichern als Text
format-expected-columns = eine der Spalten { LIST($names, ", ") }
format-expected-bank = eine Kennung, ein Rätsel und eine Bewertung
format-expected-symbols = verschiedene Zeichen, die keine Lücken sind, wie 0-F
format-no-reading = kein Format passt; am ehesten { $first } ({ $why }) oder { $second } ({ $because })
format-remark-letter-o = der Buchstabe O wird als 0 gelesen
format-remark-small = diese wenigen Zellen gelten als Brett von { $side }x{ $side }
format-remark-spaces = Leerzeichen werden als Lücken gelesen
format-remark-coordinates = jede Zelle wird als Zeile, Spalte und Ziffer gelesen; die erste Zeile ist { $first }
format-remark-rows = die Listen werden als Zeilen gelesen
format-remark-leading-zeros = { $count ->
    [one] eine führende Null ging verloren und wird ergänzt
   *[other] { $count } führende Nullen gingen verloren und werden ergänzt
}
format-remark-symbols = die Zeichen { $from } werden als { $to } geschrieben
format-about-array = Felder, Listen und Tabellen, wie NumPy, pandas, R, Python und C sie ausgeben
format-about-bank = ein Datensatz je Zeile: Kennung, Rätsel, Bewertung
format-about-link = Links beliebiger Seiten mit dem Gitter in lesbaren Ziffern
format-field-rating = wie schwer die Quelle das Rätsel bewertet
format-expected-by-row = nrow, ncol oder byrow = TRUE oder FALSE
format-field-puzzle = die Vorgaben in Leserichtung
format-field-solution = die Lösung, geschrieben wie das Rätsel
format-field-box = Zeilen und Spalten eines Blocks: 2x3 in CSV, [2, 3] in JSON
format-field-rules = die Regeln neben Zeilen, Spalten und Blöcken, mit Namen
format-field-regions = Puzzle-Gebiete: ein Zeichen je Zelle, gleiche sind ein Gebiet
format-field-constraints = Bedingungen neben den Häusern, als Texte mit Semikolons
format-field-marks = Marken: die Ziffern jeder Zelle
format-field-placed = die eingesetzten Ziffern als Zeile
format-field-player-marks = Marken eines Spielers: die Ziffern jeder Zelle; eine leere Zelle hat keine
format-field-corner-marks = Eckmarken eines Spielers, die nichts ausschließen
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
format-field-step = der Schritt, der in der Stellung möglich ist, in der Schreibweise der Foren
format-field-hodoku-level = die Stufe, die HoDoKu den Punkten gibt
format-field-hodoku-score = die Punkte von HoDoKu
format-field-se-er = Sudoku Explainers Wertung des schwersten Schritts
format-field-se-ep = Sudoku Explainers Wertung der Schritte bis zur ersten Ziffer
format-field-se-ed = Sudoku Explainers Wertung des ersten Schritts
format-field-sukaku-er = Sukaku Explainers Wertung des schwersten Schritts
format-field-sukaku-ep = Sukaku Explainers Wertung der Schritte bis zur ersten Ziffer
format-field-sukaku-ed = Sukaku Explainers Wertung des ersten Schritts
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
step-wxyz-wing =
    { LIST($cells, "and") } haben nur die Kandidaten { LIST($digits, "and") }. Jede der Ziffern { LIST($once, "and") } kann nur in einer dieser Zellen stehen, denn alle ihre Plätze dort sehen einander. Also ist eine der Zellen { $digit }, und keine Zelle, die alle Plätze der { $digit } dort sieht, kann { $digit } sein.
step-deadly =
    Stünden in { LIST($cells, "and") } nur { LIST($digits, "and") }, so könnte man die beiden Ziffern dort vertauschen, und das Rätsel hätte zwei Lösungen.
step-rectangle-only = Nur { LIST($cells, "or") } kann das verhindern.
step-rectangle-besides = Um das zu verhindern, muss { LIST($besides, "or") } in { LIST($cells, "or") } stehen.
step-rectangle-subset =
    Also enthält { LIST($cells, "or") } eine der Ziffern { LIST($besides, "or") }, und mit { LIST($subset, "and") } ist das eine nackte Gruppe { FORM($houses, "in") }.
step-rectangle-link =
    { CAPITAL(FORM($houses, "in")) } sind die Ecken die einzigen Plätze für { LIST($kept, "and") }; { LIST($gone, "and") } in { LIST($cells, "or") } würde dazu führen.
step-loop-link =
    { CAPITAL(FORM($houses, "in")) } sind { LIST($cells, "and") } die einzigen Plätze für { LIST($kept, "and") }. Mit { LIST($gone, "and") } in einer davon träte das ein.
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
step-simple-colors-wrap = Zwei Zellen einer Farbe sehen einander, also ist diese Farbe falsch und die andere richtig.
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
step-exocet =
    { LIST($base, "and") } enthalten zwei der Ziffern { LIST($digits, "and") }. { CAPITAL(FORM($lines, "in")) } kann eine solche Ziffer nur in { LIST($targets, "or") } stehen oder außerhalb der drei Blöcke. Dort decken zwei Linien ihre Plätze ab, doch die Ziffer wird dreimal gebraucht. Also enthalten { LIST($targets, "and") } dieselben zwei Ziffern wie { LIST($base, "and") }.
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
step-wrong-digit = die { $digit } in { $cell }
step-wrong-digits = Etwas stimmt hier nicht: { LIST($digits, "and") }.
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
step-sukaku-board = für { $board } gibt es keine Bewertung von Sukaku Explainer
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
technique-wxyz-wing = WXYZ-Wing
technique-unique-rectangle = Eindeutiges Rechteck, Typ { $type }
technique-hidden-rectangle = Verstecktes Rechteck
technique-avoidable-rectangle = Vermeidbares Rechteck, Typ { $type }
technique-joint-constraints = Zwei Bedingungen
technique-unique-loop = Eindeutige Schleife Typ { $type }
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
technique-junior-exocet = Junior Exocet
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
engine-unsupported = Der Löser { $engine } löst nur { $solves }, dies ist { $board }; der Löser auto wählt einen passenden
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
generate-unsymmetric = Wo jede Marke steht, sagen allein die Ziffern: „{ $layout }“ hat keine Symmetrie; lass die Symmetrie weg
generate-nothing-to-spare = Regeln können nur wegfallen, wo welche verlangt sind; --constraints fügt welche hinzu
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
generate-unused = { $technique } kommt in Bewertungen nicht vor, also braucht sie kein Rätsel; --available findet Stellungen, in denen sie ein möglicher Schritt ist
generate-no-constraints = { $technique } braucht Bedingungen, aber dieses Brett hat keine; --constraints legt welche an
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
generate-refused-unavailable = ohne Stellung mit { $technique }
generate-refused-uses = mit { $technique }
generate-minimise-none = das Rätsel hat keine Lösung; nur ein Rätsel mit genau einer lässt sich verkleinern
generate-minimise-several = das Rätsel hat mehrere Lösungen; nur ein Rätsel mit genau einer lässt sich verkleinern
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

evolve-stop-solved = gelöst
evolve-stop-evaluations = Bewertungen verbraucht
evolve-stop-generations = Generationen verbraucht
evolve-stop-deadline = die Zeit ist um
evolve-stop-cancelled = abgebrochen
evolve-stop-exhausted = nichts mehr zu versuchen
evolve-stop-false-zero = Fitness 0 ohne Lösung
evolve-propagation-none = keine
evolve-propagation-singles = Einer
evolve-propagation-decoder = Decoder
evolve-cost = { $value } { $value ->
    [one] { FORM($unit, "one") }
   *[other] { $unit }
}
evolve-cost-of = { $value } von { $maximum } { FORM($unit, "dative") }
evolve-costs = { $first }, { $second }
evolve-unit-cost = Kosten
evolve-unit-cells-filled = gefüllte Zellen
    .one = gefüllte Zelle
    .dative = gefüllten Zellen
evolve-unit-conflicts = Konflikte
    .one = Konflikt
evolve-unit-distinct-digits = verschiedene Ziffern
    .dative = verschiedenen Ziffern
evolve-unit-duplicates = Doppelte
    .one = Doppelter
evolve-unit-duplicates-and-blanks = Doppelte, Lücken mitgezählt
    .one = Doppelter, Lücken mitgezählt
evolve-unit-equal-pairs = gleiche Paare
    .one = gleiches Paar
evolve-unit-illegal-houses = verletzte Häuser
    .one = verletztes Haus
evolve-unit-missing-digits = fehlende Ziffern
    .one = fehlende Ziffer
evolve-unit-off-sums = neben den Summen
evolve-unit-unsatisfied-clauses = unerfüllte Klauseln
    .one = unerfüllte Klausel
evolve-unit-violations = Verstöße
    .one = Verstoß
evolve-unit-off-magic-sum = neben der magischen Summe
evolve-unit-off-lines = daneben in Zeilen und Spalten
evolve-unit-off-diagonals = daneben in Diagonalen
evolve-unit-queens = Damen zu viel auf Diagonalen
    .one = Dame zu viel auf Diagonalen
evolve-unit-queens-rising = Damen zu viel auf steigenden Diagonalen
    .one = Dame zu viel auf steigenden Diagonalen
evolve-unit-queens-falling = Damen zu viel auf fallenden Diagonalen
    .one = Dame zu viel auf fallenden Diagonalen
evolve-sudoku = { $board }, { $givens } { $givens ->
    [one] Vorgabe
   *[other] Vorgaben
}
evolve-queens = { $size } Damen
evolve-queens-summary = Damen auf einem Schachbrett, eine je Zeile und Spalte, von denen keine eine andere angreift
evolve-magic-square = magisches Quadrat der Größe { $size }
evolve-magic-square-summary = die Zahlen 1 bis n*n mit gleichen Summen in Zeilen, Spalten und Diagonalen
evolve-size = die Größe von { $kind } geht von { $least } bis { $most }
evolve-other-kind = { $algorithm } ist nicht für { $puzzle }
evolve-refused-puzzle = { $algorithm } kann dieses Rätsel nicht lösen: { $reason }
evolve-memory = die Versuche brauchen etwa { $needed } MB Speicher, und erlaubt sind { $allowed } MB
evolve-no-boxes = das Brett hat weder Blöcke noch Gebiete, die vollständig bleiben könnten
evolve-marks = das Rätsel hat Kandidatennotizen, die sich beim Vertauschen der Ziffern einer Einheit nicht beachten lassen
evolve-frame = das Brett ist kein Quadrat mit Ziffern ab 1, und Versuche sind solche Quadrate
evolve-contradiction = die Vorgaben widersprechen einander: { $contradiction }
evolve-singles-stuck = Einer lassen ein Haus, das sich nicht vervollständigen lässt
evolve-constraint = das Brett hat { $constraint }, und dieser Algorithmus zählt nur Konflikte zweier Zellen; die meisten anderen können es
evolve-constraints-of-many = Bedingungen vieler Zellen
evolve-damaged = der Zustand ist beschädigt: { $reason }
evolve-damaged-end = er endet zu früh
evolve-damaged-rest = { $bytes } Bytes zu viel
evolve-damaged-number = { $number } ist zu groß
evolve-damaged-flag = { $found } ist weder 0 noch 1
evolve-damaged-items = { $found } Einträge statt { $expected }
evolve-damaged-members = Mitglieder keiner Population
evolve-damaged-digits = ein Brett der Seite { $side } hat keine Ziffern { $digits }
evolve-damaged-cell = eine Ziffer keiner Zelle
evolve-landscape-digit-change = jede Ziffer in jeder offenen Zelle; eine Zelle bekommt eine andere Ziffer; fehlende Ziffern
evolve-landscape-blank-change = eine Ziffer oder eine Lücke in jeder offenen Zelle; eine Zelle ändert sich; fehlende Ziffern
evolve-landscape-digit-redraw = jede Ziffer in jeder offenen Zelle; jede wird mit Wahrscheinlichkeit 1 / offene Zellen neu gezogen
evolve-landscape-row-swap = vollständige Zeilen; zwei offene Zellen einer Zeile werden getauscht; fehlende Ziffern
evolve-landscape-column-swap = vollständige Spalten; zwei offene Zellen einer Spalte werden getauscht; fehlende Ziffern
evolve-landscape-box-swap = vollständige Blöcke; zwei offene Zellen eines Blocks werden getauscht; fehlende Ziffern
evolve-landscape-box-sequence = vollständige Blöcke; einige Tausche in einem Block, ohne die, die eine Ziffer häufen; fehlende Ziffern
evolve-landscape-row-reorder = vollständige Zeilen; jede Zeile wird mit Wahrscheinlichkeit 1 / Seite neu geordnet
evolve-landscape-row-cross = vollständige Zeilen; die hinter einer Grenze kommen von einem zufälligen Brett
evolve-landscape-column-cross = vollständige Spalten; die hinter einer Grenze kommen von einem zufälligen Brett
evolve-landscape-box-cross = vollständige Blöcke; jeder kommt mit Wahrscheinlichkeit ein halb von einem zufälligen Brett
evolve-landscape-cycle-cross = vollständige Zeilen; Zyklen jeder Zeile kommen von einem zufälligen Brett
evolve-landscape-mapped-cross = vollständige Zeilen; ein Abschnitt jeder Zeile wird von einem zufälligen Brett abgebildet
evolve-landscape-recolour = eine Ziffer ihrer Liste in jeder offenen Zelle; eine Zelle bekommt eine andere; Konflikte
evolve-landscape-recolour-cross = eine Ziffer ihrer Liste in jeder offenen Zelle; ganze Ziffern kommen von einer zufälligen Färbung
evolve-landscape-flip = ein Wahrheitswert für jede Ziffer jeder Liste; einer ändert sich; unerfüllte Klauseln
evolve-landscape-refilter = unvollständige Bretter; eine Zelle bekommt eine andere Ziffer, und alle Kandidaten werden gefiltert; Lücken
evolve-landscape-redecode = propagierte Bretter; die Hälfte bis alle Ziffern bleiben, der Rest wird neu dekodiert; Lücken

## Algorithmen: Namen und Beschreibungen

algorithm-mutation-ga-summary = Mutation und Auslese, sonst nichts
algorithm-mutation-ga-description =
    Generation 0 füllt jede offene Zelle mit einer zufälligen Ziffer. Jede Generation wird nach ihren Doppelten bewertet (oder, mit fitness=pairs, nach ihren Paaren gleicher Einträge: Drei gleiche Ziffern einer Zeile sind zwei Doppelte, aber drei Paare), die Besten bleiben (ein Anteil von { $survivors }), und jeder davon hat gleich viele Kinder: Kopien, in denen jede offene Zelle mit Wahrscheinlichkeit { $mutation-rate } neu gezogen wird. Eltern leben nicht weiter.
algorithm-mutation-ga-orders-description =
    Generation 0 ist zufällig geordnet. In jeder Generation bleiben die Besten (ein Anteil von { $survivors }), und jeder davon hat gleich viele Kinder: Kopien, in denen jeder Platz mit Wahrscheinlichkeit { $mutation-rate } mit einem zufälligen getauscht wird. Eltern leben nicht weiter.
algorithm-cloning-ga-summary = neun Zehntel scheiden aus, und die Kinder der übrigen sind meist genaue Klone
algorithm-cloning-ga-description =
    Bretter beginnen mit offenen Lücken. In jeder Generation überlebt ein Anteil von { $survivors }, jeder Überlebende hat gleich viele Kinder, und ein Kind ist mit Wahrscheinlichkeit { $mutants } ein Mutant, sonst ein genauer Klon. Ein Mutant füllt bis zu { $fills } Lücken: eine zufällige Zeile mit Lücken, eine zufällige Lücke darin, eine zufällige Ziffer, die ihrer Zeile, ihrer Spalte und ihrem Block (und jedem anderen Haus der Zelle) fehlt; gibt es keine, bleibt die Lücke. Eine Lücke zählt in jedem ihrer Häuser als fehlende Ziffer, sodass 0 eine Lösung ist. Mit fitness=flags wird ein Haus gezählt wie im Entwurf, mit einer Liste von zehn Merkern: Lücken sind Doppelte voneinander, das leere Brett kostet 216, und ein Brett kann mit einer Lücke in einem Haus 0 kosten. Das beendet den Lauf, wie im Entwurf, und wird von einer Lösung unterschieden.
algorithm-cloning-ga-orders-description =
    In jeder Generation überlebt ein Anteil von { $survivors }, jeder Überlebende hat gleich viele Kinder, und ein Kind ist mit Wahrscheinlichkeit { $mutants } ein Mutant, sonst ein genauer Klon. Ein Mutant unterscheidet sich von seinem Elter um 1 bis { $swaps } Tausche zweier zufälliger Plätze.
algorithm-family = { $family ->
    [genetic] Genetische Algorithmen
    [memetic] Evolution mit lokaler Suche
    [local] Lokale Suche
    [swarm] Schwärme
    [model] Gelernte Wahrscheinlichkeiten
   *[other] Nur Zufall
}
algorithm-row-ga-summary = jede Zeile bleibt vollständig; gekreuzt wird zwischen Zeilen, getauscht in einer Zeile
algorithm-units-description =
    Ein Genom hat ein Gen für jede offene Zelle. Eine Art von Einheit enthält in jedem Individuum jede Ziffer einmal: Am Anfang werden die fehlenden Ziffern jeder Einheit zufällig geordnet, Kreuzung schneidet nur zwischen Einheiten, und Mutation tauscht zwei Gene einer Einheit. Fitness ist die Zahl verschiedener Ziffern in jedem der anderen Häuser, zusammengezählt, weniger eins für jedes verbotene Paar gleicher Ziffern (Springer- oder Königszug); auf einem einfachen Brett der Seite n hat eine Lösung 2*n*n. Eltern gewinnen Turniere, und eine Elite lebt weiter. Der Entwurf kennt keine Neuanfänge; patience=0 ist sein Verhalten.
algorithm-column-ga-summary = jede Spalte bleibt vollständig; gekreuzt wird zwischen Spalten, getauscht in einer Spalte
algorithm-box-ga-summary = jeder Block (oder jedes Gebiet) bleibt vollständig; gekreuzt wird zwischen Blöcken, getauscht in einem Block
algorithm-ga-summary = ein genetischer Algorithmus aus Teilen, die man wählt
algorithm-ga-description =
    Die Schleife des Lehrbuchs (Eltern, Kinder, Bewertung, Ersetzung) über Brettern, von denen eine Art von Einheit jede Ziffer einmal enthält, mit den Teilen, die jeder Parameter nennt; die Vorgabewerte sind die von row-ga. Fitness ist die Zahl verschiedener Ziffern in den anderen Häusern, weniger eins für jedes verbotene Paar gleicher Ziffern. Wo nach Fitness ausgewählt wird, ist ein Individuum so viel wert, wie ihm weniger fehlt als dem schlechtesten, plus eins. Die Mutationsrate von adaptation=one-fifth hat 25 Stufen, von einem Neuntel der Rate bis zum Neunfachen, höchstens 1; ein Kind zählt als besser, wenn es besser als beide Eltern ist. Die Quellen jedes Teils stehen bei seinem Code, in den Modulen selection und populations.
algorithm-ga-orders-description =
    Die Schleife des Lehrbuchs (Eltern, Kinder, Bewertung, Ersetzung) über Permutationen, mit den Teilen, die jeder Parameter nennt. Wo nach Fitness ausgewählt wird, ist ein Individuum so viel wert, wie es weniger kostet als das schlechteste, plus eins. Die Mutationsrate von adaptation=one-fifth hat 25 Stufen, von einem Neuntel der Rate bis zum Neunfachen, höchstens 1; ein Kind zählt als besser, wenn es besser als beide Eltern ist. Die Quellen jedes Teils stehen bei seinem Code, in den Modulen permutation, selection und populations.
algorithm-hybrid-repair-summary = unvollständige Bretter ohne Konflikt: reparieren, die schlechtere Hälfte verwerfen, je ein mutiertes Kind
algorithm-hybrid-repair-description =
    Ein Individuum ist ein unvollständiges Brett. In jeder Generation wird jedes Brett repariert (Zellen, die keine Vorgaben sind und am meisten verletzen, werden geleert, bis nichts mehr verletzt ist), Bretter werden nach ihren gefüllten Zellen geordnet, die schlechtere Hälfte wird verworfen, und jeder Überlebende, der weiterlebt, bekommt ein Kind: eine zufällige Ziffer in einer zufälligen Lücke. Ein Kind wird repariert, sobald es entsteht und bevor es bewertet wird; die Reihenfolge ist dieselbe.
algorithm-multi-objective-summary = zwei Ziele, gefüllte Zellen und Verstöße; ein besseres Kind ersetzt seinen Elter
algorithm-multi-objective-description =
    Ein Individuum ist ein unvollständiges Brett mit zwei Werten der Fitness: gefüllte Zellen (mehr ist besser) und Verstöße (weniger ist besser): Paare gleicher Ziffern, einmal für jedes Haus, das beide enthält, oder mit violations=cells die Zellen in solchen Paaren, was einen Blick auf jede Zelle kostet, aber weiterführt, wo Paare Plateaus lassen. In jeder Generation hat jeder Elter ein Kind, eine zufällige Ziffer in einer zufälligen Lücke oder, auf einem vollen Brett, in einer zufälligen offenen Zelle, das seinen Elter ersetzt, wenn es besser ist; mit equal=replace wandert er über Kinder, die so gut sind wie ihre Eltern. Mit replacement=nsga-2 gewinnen Eltern Turniere zu zweit, und von allen Eltern und Kindern zusammen lebt die erste Hälfte, nach Fronten der Pareto-Dominanz und in einer Front nach Abstand zu den Nachbarn (crowding distance); better und equal bedeuten dann nichts. Von NSGA-II ist das die Auswahl, O(n log n) je Generation; Kreuzung gibt es keine, wie im Entwurf.
algorithm-multi-objective-orders-summary = zwei Ziele, die Teile der Kosten; ein besseres Kind ersetzt seinen Elter
algorithm-multi-objective-orders-description =
    Die zwei Teile der Kosten sind zwei Ziele. In jeder Generation hat jeder Elter ein Kind, eine Kopie, in der zwei zufällige Plätze getauscht sind; es ersetzt seinen Elter, wenn es besser ist; mit equal=replace wandert er über Kinder, die so gut sind wie ihre Eltern. Mit replacement=nsga-2 gewinnen Eltern Turniere zu zweit, und von allen Eltern und Kindern zusammen lebt die erste Hälfte, nach Fronten der Pareto-Dominanz und in einer Front nach Abstand zu den Nachbarn (crowding distance); better und equal bedeuten dann nichts.
algorithm-random-search-summary = zufällige Bretter, eins nach dem anderen: was jeder andere schlagen muss
algorithm-random-search-description =
    Jeder Versuch wird neu gezogen: Jeder Block (jedes Gebiet, oder jede Zeile, wo es beides nicht gibt) bekommt seine fehlenden Ziffern in zufälliger Reihenfolge. Aus einem Versuch wird nichts für den nächsten gelernt.
algorithm-random-search-orders-summary = zufällige Anordnungen, eine nach der anderen: was jeder andere schlagen muss
algorithm-random-search-orders-description =
    Jeder Versuch wird neu gezogen, jede Anordnung gleich wahrscheinlich. Aus einem Versuch wird nichts für den nächsten gelernt.
algorithm-hill-climbing-summary = ein Brett, Tausche in einem Block, nie ein schlechteres; mit Neuanfängen
algorithm-hill-climbing-description =
    Ein zufälliger Tausch zweier offener Zellen eines Blocks (Gebiets, oder einer Zeile, wo es beides nicht gibt) wird gemacht, wenn das Brett dadurch nicht schlechter wird. Nach einer Zahl von Tauschen ohne Verbesserung beginnt die Suche von vorn mit einem zufälligen Brett. Eine Generation sind so viele Tausche, wie das Brett offene Zellen hat, im Quadrat.
algorithm-hill-climbing-orders-summary = ein Versuch, Tausche zweier Plätze, nie ein schlechterer; mit Neuanfängen
algorithm-hill-climbing-orders-description =
    Ein Tausch zweier zufälliger Plätze wird gemacht, wenn der Versuch dadurch nicht schlechter wird. Nach { $patience } Tauschen ohne Verbesserung beginnt die Suche von vorn in zufälliger Reihenfolge. Eine Generation sind so viele Tausche, wie es Plätze gibt, im Quadrat.
algorithm-simulated-annealing-summary = ein Brett, Tausche in einem Block; schlechtere nimmt er immer seltener an
algorithm-simulated-annealing-description =
    Blöcke (Gebiete, oder Zeilen, wo es beides nicht gibt) bleiben vollständig. Ein Tausch zweier offener Zellen eines Blocks, der das Brett um d schlechter macht, wird mit Wahrscheinlichkeit exp(-d/t) gemacht. Die Temperatur t beginnt bei der Standardabweichung der Kosten auf einem zufälligen Gang vom ersten Brett aus. Sie bleibt für eine Kette von Versuchen, so viele wie die offenen Zellen im Quadrat, und wird dann mit { $cooling } multipliziert (homogenes Abkühlen). Nach { $patience } Ketten in Folge ohne Verbesserung wird sie zurückgesetzt, auf einem neuen zufälligen Brett (neues Erhitzen). Eine Generation ist eine Kette; O(1) je Versuch. In dem, was von der Arbeit öffentlich ist, offen und hier gewählt: Der Gang hat 200 Züge; Verbesserung heißt, dass eine Kette mit niedrigeren Kosten endet, als sie beginnt. Hieße es ein neues Bestes, wären { $patience } Ketten um, während es noch heiß ist.
algorithm-simulated-annealing-orders-summary = ein Versuch, Tausche zweier Plätze; schlechtere nimmt er immer seltener an
algorithm-simulated-annealing-orders-description =
    Ein Tausch zweier zufälliger Plätze, der den Versuch um d schlechter macht, wird mit Wahrscheinlichkeit exp(-d/t) gemacht. Die Temperatur t beginnt bei der Standardabweichung der Kosten auf einem zufälligen Gang von 200 Zügen vom ersten Versuch aus. Sie bleibt für eine Kette von Tauschen, so viele wie die Plätze im Quadrat, und wird dann mit { $cooling } multipliziert. Nach { $patience } Ketten in Folge, die nicht besser enden, als sie beginnen, wird sie zurückgesetzt, in einer neuen zufälligen Reihenfolge. Eine Generation ist eine Kette.
algorithm-ant-colony-summary = Ameisen füllen das Brett Zelle um Zelle, dem Duft nach, und setzen Einer gleich mit
algorithm-ant-colony-description =
    Ein Wert des Dufts für jede Zelle und Ziffer, anfangs 1/c auf einem Brett von c Zellen. In einem Umlauf (einer Generation) hat jede Ameise das Rätsel mit seinen nackten und versteckten Einern vor sich und eine eigene zufällige erste Zelle. Alle Ameisen gehen gemeinsam weiter, Zelle um Zelle in Leserichtung, um das Brett herum: In einer Lücke nimmt eine Ameise unter den Kandidaten den mit dem stärksten Duft, oder sie zieht (mit Wahrscheinlichkeit 1 - greediness) einen im Verhältnis zum Duft; nackte und versteckte Einer, die folgen, werden gesetzt, und der Duft der gewählten Ziffer rückt auf 1/c zu. Eine Zelle ohne Kandidaten bleibt leer. Die Ameise, die die wenigsten Lücken b lässt, ist c/b wert; sie wird das beste Brett, wenn das mehr ist als der Wert des besten. Der Duft auf den Ziffern des besten Bretts rückt dann auf diesen Wert zu, der selbst in jedem Umlauf einen Anteil verliert (best value evaporation), sodass es kein besseres Brett braucht, um es zu ersetzen. Ein Umlauf braucht O(Ameisen * c * Seite). Von gleich starken Ziffern wird eine gezogen, was die Arbeit offen lässt. Das veröffentlichte Programm der Autoren nimmt die stärkste Ziffer so oft, wie die Arbeit eine zieht: greediness=0.1.
algorithm-ils-cp-summary = wenigste Konflikte mit Tabuliste, und ein Löser, der vervollständigt, was vom Brett bleibt
algorithm-ils-cp-description =
    Blöcke (Gebiete, oder Zeilen, wo es beides nicht gibt) bleiben vollständig. Eine lokale Suche nimmt eine zufällige Zelle im Konflikt und ihren besten Tausch mit einer anderen offenen Zelle ihres Blocks, der nicht tabu ist (oder zu einem neuen Besten führt), von gleichen einen zufälligen; ein Tausch, der das Brett schlechter macht, wird mit kleiner Wahrscheinlichkeit gemacht. Sie endet mit ihrem besten Brett, und das bessere von diesem und dem vorigen geht weiter. Alle seine Zellen im Konflikt und ein Anteil der anderen werden geleert, und ein Constraint-Löser versucht zu vervollständigen, was bleibt: Tiefensuche, die Zelle mit den wenigsten Kandidaten zuerst, ihre vorige Ziffer zuerst, nackte und versteckte Einer nach jeder. Eine Vervollständigung ist eine Lösung; wird in einer Zahl von Knoten keine gefunden, bekommen die geleerten Zellen jedes Blocks ihre Ziffern in zufälliger Reihenfolge zurück, und die nächste lokale Suche beginnt. Eine Generation ist eine lokale Suche, O(Zellen) je Schritt, und eine Vervollständigung, höchstens O(Seite^3) je Knoten. Ein bewerteter Tausch zählt als Zug, eine Vervollständigung als volle Bewertung; was ihre Propagation setzt, zählt als Setzungen, und die Klasse ist decoder. Der Umriss stammt aus der Arbeit. Hier gewählt sind die Werte der Parameter, der Löser (ihrer hat ein Zeitlimit, wodurch Läufe von der Maschine abhingen), was mit den geleerten Zellen geschieht und wann der Anteil von vorn beginnt. Ob die Werte der Arbeit von der Größe des Bretts abhängen, war nicht zu lesen. Der Vorgabewert des Anteils ist für 9x9: Bretter von 16x16 und 25x25 wurden damit nicht gelöst, weil ein Zehntel der Zellen ohne Konflikt bleibt und als Ganzes kaum je richtig ist. Mit emptied=1 beginnt die erste Vervollständigung mit den Vorgaben allein, was 16x16 löst.
algorithm-perez-marwala-summary = Blöcke bleiben vollständig; jeder hat ein Kind mit halb so vielen Tauschen, wie der Beste Fehler hat
algorithm-perez-marwala-description =
    Ein Individuum ist ein volles Brett, dessen Blöcke (Gebiete, oder Zeilen, wo es beides nicht gibt) jede Ziffer einmal enthalten. In jeder Generation hat jedes Individuum ein Kind: eine Kopie mit Tauschen, jeder von zwei offenen Zellen in einem zufälligen Block, halb so viele, wie das beste Individuum Doppelte hat, aufgerundet, sodass die Schritte klein werden, wenn die Suche nahe kommt. Von Eltern und Kindern lebt die bessere Hälfte, Eltern vor Kindern mit denselben Kosten. O(1) je Tausch. Darstellung, Tausche und ihre Zahl sind die des zweiten kulturellen Algorithmus der Arbeit; die Größe der Population und wer lebt sind hier gewählt, und gekreuzt wird nicht.
algorithm-perez-marwala-orders-summary = jeder hat ein Kind mit halb so vielen Tauschen, wie der Beste kostet
algorithm-perez-marwala-orders-description =
    In jeder Generation hat jedes Individuum ein Kind: eine Kopie mit Tauschen zweier zufälliger Plätze, halb so vielen, wie das beste Individuum kostet, aufgerundet, und höchstens so vielen, wie es Plätze gibt; so werden die Schritte klein, wenn die Suche nahe kommt. Von Eltern und Kindern lebt die bessere Hälfte, Eltern vor Kindern mit denselben Kosten.
algorithm-mantere-koljonen-summary = Blöcke werden ganz geerbt, getauscht wird in einem Block, und der Beste altert
algorithm-mantere-koljonen-description =
    Blöcke (oder Gebiete) enthalten jede Ziffer einmal; die Kosten sind die fehlenden Ziffern von Zeilen und Spalten. Eine Population von { $population } wird nach Rang geordnet. Der Beste lebt weiter; Rang i bekommt ein Kind zweier Mitglieder mit Rängen über i, jeden Block mit gleicher Wahrscheinlichkeit von einem der beiden. Mit Wahrscheinlichkeit { $mutation-rate } mutiert es: 1 bis 5 Tausche zufälliger Zellen eines Blocks; eine Vorgabe darunter beendet die Folge, und ein Tausch wird zurückgenommen, nach dem eine Ziffer in ihrer neuen Zeile und Spalte mehr als dreimal steht, wobei die Zelle selbst in beiden zählt. Solange dasselbe Brett das beste bleibt, steigen seine Kosten in der Rangfolge um 1 je Generation. Nach { $lifetime } Generationen wird alles neu gegründet. O(Seite^2) je Kind. In dem, was von der Arbeit öffentlich ist, offen und hier gewählt: ob diese Generationen mit einem neuen Besten von vorn zählen (nein), ob Kopien des Besten altern (ja), was ein abgelehnter Tausch mit dem Rest seiner Folge macht (nichts); Einfügungen und Tausche von dreien, die die Arbeit nennt, sind Folgen von Tauschen. Häuser außer Zeilen und Spalten zählen in der Grenze wie diese.
algorithm-cultural-summary = mantere-koljonen mit einem Gedächtnis dessen, was fast gelöste Bretter gemeinsam haben
algorithm-cultural-description =
    Der Algorithmus von mantere-koljonen mit einem Gedächtnis: welche Ziffern jede Zelle in den besten Brettern von Generationen hatte, wo diese fast gelöst waren (höchstens { $near } fehlende Ziffern). Wird die Population neu gegründet, bekommen Zellen, die bisher eine einzige Ziffer hatten, diese wieder, als versteckte Vorgaben; die anderen ihres Blocks sind zufällig geordnet. Ohne fast gelöste Bretter ist es mantere-koljonen, Zug um Zug. Die Arbeit selbst war nicht zu lesen: Das Gedächtnis ist nach der Erinnerung an sie beschrieben, ein Ergebnis dieses Algorithmus ist also keines der Arbeit. Gewählt: Versteckte Vorgaben dürfen sich nach der Gründung ändern, und das Gedächtnis hält für den ganzen Lauf.
algorithm-geometric-summary = Zeilen als Permutationen, Zyklus um Zyklus gekreuzt, sodass ein Kind zwischen seinen Eltern liegt
algorithm-geometric-description =
    Zeilen enthalten jede Ziffer einmal; Fitness sind die verschiedenen Ziffern von Spalten und Blöcken, 162 auf einem einfachen Brett von 9x9. Eine Kreuzung ist geometrisch, wenn das Kind auf einem kürzesten Weg zwischen seinen Eltern liegt; eine für jede Zeile ergibt eine für das Brett (ihr Produkt). Jede Zeile wird für sich gekreuzt: nach Zyklen, was geometrisch in der Zahl verschiedener Zellen ist, oder mit teilweiser Abbildung, was es in der Zahl der Tausche ist; dann mutieren Zeilen durch einen Tausch. { $population } Bretter, von denen die besten { $elite } weiterleben; Eltern gewinnen Turniere. O(Seite^2) je Kind. In dem, was von der Arbeit öffentlich ist, offen und hier gewählt: die Größe der Elite, das Turnier zu { $tournament } und die Raten; Zyklen kommen mit gleicher Wahrscheinlichkeit von jedem Elter. Die Arbeit wägt weitere Kreuzungen von Blöcken und einzelnen Zellen ab, die nicht dabei sind.
algorithm-geometric-orders-summary = Zyklus um Zyklus gekreuzt, sodass ein Kind zwischen seinen Eltern liegt
algorithm-geometric-orders-description =
    Eine Kreuzung ist geometrisch, wenn das Kind auf einem kürzesten Weg zwischen seinen Eltern liegt. Permutationen werden nach Zyklen gekreuzt, was geometrisch in der Zahl verschiedener Plätze ist, oder mit teilweiser Abbildung, was es in der Zahl der Tausche ist; dann werden mit Wahrscheinlichkeit { $mutation-rate } zwei Plätze getauscht. Von { $population } Individuen leben die besten { $elite } weiter; Eltern gewinnen Turniere zu { $tournament }.
algorithm-building-blocks-summary = Bänder und Stapel von Blöcken vom besseren Elter, davon der beste von mehreren Mutanten
algorithm-building-blocks-description =
    Blöcke enthalten jede Ziffer einmal; Fitness sind die verschiedenen Ziffern von Zeilen und Spalten, 162 auf einem einfachen Brett von 9x9. Zwei Eltern, die Turniere zu { $tournament } gewinnen, haben zwei Kinder. Mit Wahrscheinlichkeit { $crossover-rate } werden diese gekreuzt: Das erste nimmt jedes Band von Blöcken vom Elter mit mehr verschiedenen Ziffern in dessen Zeilen, das zweite jeden Stapel vom Elter mit mehr in dessen Spalten, sodass Blöcke, die gut zusammenpassen, zusammenbleiben; sonst sind sie Kopien. Von jedem Kind entstehen mehrere Mutanten, die in jedem Block mit Wahrscheinlichkeit { $mutation-rate } zwei offene Zellen tauschen; der beste Mutant ist das Kind. Das beste Brett lebt in einer Population von { $population } weiter. O(Seite^2) je Mutant. In dem, was von der Arbeit öffentlich ist, offen und hier gewählt: { $candidates } Mutanten von jedem Kind, eine Elite von einem. Jeder Mutant zählt als Bewertung; Bänder zu vergleichen kostet keine, weil ihre Ziffern dann schon bekannt sind. Rätsel mit Gebieten haben keine Bänder; dort kommt jedes Gebiet von einem der beiden Eltern. Eine Population wird sich bald einig, meist kurz vor einer Lösung: Von Brettern mit 30 Vorgaben lösen 3,2 Millionen Bewertungen eins von sechs, und neun von zehn, wenn 64 Inseln sie sich teilen. Die spätere Arbeit der Autoren hat auch mehrere Populationen. Dass sehr schwierige Bretter gelöst werden, wie die Arbeiten berichten, war hier mit keiner Zahl von Inseln zu sehen und ist nicht erklärt.
algorithm-lsga-summary = Zeilen als Permutationen; Spalten und Blöcke mit doppelten Ziffern tauschen sie durch lokale Suche
algorithm-lsga-description =
    Zeilen enthalten jede Ziffer einmal; die Kosten sind die Zahl der Spalten und Blöcke (und anderen Häuser), denen eine Ziffer fehlt. Gewinner von Turnieren zu { $tournament } haben Kinder: Mit Wahrscheinlichkeit { $crossover-rate } ist jede Zeile mit Wahrscheinlichkeit { $row-rate } die des zweiten Elters; zwei offene Zellen einer Zeile werden getauscht ({ $swap-rate }), eine Zeile wird zufällig geordnet ({ $reorder-rate }). Dann Spaltensuche: Jede verletzte Spalte wird mit einer anderen gepaart, und die ersten zwei Zellen einer Zeile, deren Ziffern in der eigenen Spalte doppelt sind und in der anderen fehlen, tauschen sie; und Blocksuche, dasselbe für Blöcke. { $elite } Elitebretter des Laufs werden aufgehoben. Nach jeder Generation wird das schlechteste Brett, mit Kosten w, mit Wahrscheinlichkeit (w-e)/w eine Kopie eines zufälligen Elitebretts mit Kosten e, sonst ein neues zufälliges. { $population } Bretter. O(Seite^2 log Seite) je Kind. In dem, was von der Arbeit öffentlich ist, offen und hier gewählt: Der Partner ist ein weiterer Gewinner, von zwei Kindern bleibt das erste, „nicht in beiden Spalten“ heißt, dass die Ziffer in der anderen fehlt, die Elite beginnt mit Generation 0. Ein betrachteter Tausch zählt als Zug.
algorithm-cp-annealing-summary = erst Propagation, dann simuliertes Abkühlen auf den Zellen, die sie offen lässt
algorithm-cp-annealing-description =
    Nackte und versteckte Einer werden gesetzt, bis es keine mehr gibt, und simulated-annealing macht mit dem, was sie übrig lassen, wie mit Vorgaben weiter: Tausche zweier offener Zellen eines Blocks, Ketten von so vielen Versuchen wie die offenen Zellen im Quadrat, Abkühlung mit { $cooling } nach jeder, und neues Erhitzen auf einem neuen zufälligen Brett nach { $patience } Ketten ohne Verbesserung. Ein Rätsel, das Einer lösen, braucht eine Bewertung. Von der Arbeit waren nur Zusammenfassung und Einleitung zu lesen: dass Propagation und das Abkühlen aus der früheren Arbeit von Lewis verbunden werden und beide zusammen weit stärker sind als jedes allein. Gewählt: die Regeln (Einer), und dass sie einmal angewandt werden, vor dem Lauf, und nicht auf das, was das Abkühlen erreicht hat.
algorithm-univariate-eda-summary = Bretter aus einer Wahrscheinlichkeit für jede Ziffer jeder Zelle, von den besten gelernt
algorithm-univariate-eda-description =
    In jeder offenen Zelle darf jede Ziffer stehen; die Kosten sind die fehlenden Ziffern aller Häuser. Eine Generation sind { $population } Bretter, von denen jede Zelle nach den Wahrscheinlichkeiten ihrer Ziffern gezogen wird, unabhängig von den anderen Zellen; anfangs sind alle Ziffern gleich wahrscheinlich. Der beste Anteil von { $selected } der Bretter wird gezählt: Die Wahrscheinlichkeiten werden die Häufigkeiten der Ziffern darin (learning_rate=1, der Algorithmus der univariaten Randverteilung), oder sie rücken um einen Anteil darauf zu (populationsbasiertes inkrementelles Lernen, das in seiner eigenen Form vom einen Besten lernt). Sind sich die Zellen ihrer wahrscheinlichsten Ziffer sicher, im Mittel zu { $converged }, wird nichts Neues mehr gezogen: Alle Wahrscheinlichkeiten werden vergessen, was als Neuanfang zählt. O(Seite^3) je Brett. Neuanfänge, und die Grenzen dafür, sind hier gewählt.
algorithm-reseda-summary = Bretter, Block um Block nach gelernten Wahrscheinlichkeiten gezogen; ein Block des letzten bleibt beim Neuanfang
algorithm-reseda-description =
    Jede Ziffer jeder offenen Zelle hat eine Wahrscheinlichkeit; anfangs sind die gleich wahrscheinlich, die keine der vorgegebenen Nachbarzellen hat. Eine Generation sind { $population } Bretter. Jeder Block eines Bretts wird Ziffer um Ziffer gezogen: erst in der Zelle, deren wahrscheinlichste Ziffer die wahrscheinlichste von allen ist, dann ohne diese Ziffer, sodass ein Block jede Ziffer einmal enthält, wenn er kann. Die Kosten sind die fehlenden Ziffern aller Häuser. Die Wahrscheinlichkeiten behalten { $kept } von sich und nehmen den Rest aus den Häufigkeiten der Ziffern im besten Anteil von { $selected } der Bretter. Ein Versuch endet, wenn die wahrscheinlichste Ziffer jeder Zelle über { $converged } liegt. Das Brett der wahrscheinlichsten Ziffern verleiht dann seine Bereiche, einen nach dem anderen, außer denen, die eine Ziffer doppelt enthalten: Ein Versuch wird mit dem Bereich wie mit Vorgaben gemacht, und nach dem letzten von ihnen wird alles vergessen, was als Neuanfang zählt. zones={ $zones } wählt, was verliehen wird. O(Seite^4) je Brett, höchstens. All das, und die Größen, stammen aus der Arbeit, die ganz gelesen wurde; sie sagt nicht, welche von gleich sicheren Zellen zuerst kommt (hier jede gleich wahrscheinlich), und nicht, welches Brett der letzten Generation verleiht. Bretter ohne Blöcke werden nach Gebieten oder Zeilen gezogen.
algorithm-harmony-search-summary = jede Zelle eines neuen Bretts aus irgendeinem eines Gedächtnisses, dessen schlechtestes es ersetzt
algorithm-harmony-search-description =
    Das Gedächtnis enthält { $population } Bretter mit beliebigen Ziffern in den offenen Zellen. Ein neues entsteht Zelle um Zelle: Mit Wahrscheinlichkeit { $considering } (harmony memory considering rate) hat sie die Ziffer eines zufälligen Bretts des Gedächtnisses, die dann mit Wahrscheinlichkeit { $adjusting } (pitch adjusting rate) zu der davor oder dahinter wird, wobei 1 auf die Seite folgt; sonst eine zufällige Ziffer. Es nimmt den Platz des schlechtesten Bretts ein, wenn es besser ist. Eine Generation ist ein Brett, O(Seite^2). Das ist eine Evolutionsstrategie, deren Kinder alle Mitglieder zu Eltern haben (Weyland 2015). Mit fitness=sums sind die Kosten die der Arbeit, der Abstand der Summe jedes Hauses von der aller Ziffern; auf vielen Brettern mit falschen Ziffern sind sie 0, was den Lauf beendet und von einer Lösung unterschieden wird. Sonst werden fehlende Ziffern gezählt. Größen und Raten sind die eines öffentlichen Programms, das der Arbeit folgt, deren Tabellen nicht zu lesen waren; dass die Ziffern einen Ring bilden, ist auch von diesem Programm.
algorithm-bee-colony-summary = Bienen suchen um Bretter herum, um bessere öfter; die schlechtesten werden neu gemacht
algorithm-bee-colony-description =
    Blöcke (Gebiete, oder Zeilen, wo es beides nicht gibt) bleiben vollständig; die Kosten sind die Doppelten der anderen Häuser, und der Nektar eines Bretts ist 1/(1+Kosten). In einem Umlauf (einer Generation) betrachtet jede von { $population } Arbeiterinnen einen Nachbarn ihres Bretts: Eine zufällige offene Zelle mit Ziffer x, wo ein anderes zufälliges Brett y hat, bekommt Nummer ceil(x+|r(x-y)|) der Ziffern, die die Vorgaben ihrem Block lassen, von 0 an und im Kreis gezählt, mit r zwischen 0 und 1 gezogen; die Zelle, die diese Ziffer enthielt, bekommt x. Ein Nachbar, der nicht schlechter ist, wird genommen. Dann tun { $onlookers } Zuschauerinnen dasselbe, auf die Bretter nach deren Nektar verteilt und abgerundet, und für die schlechtesten Bretter, einen Anteil von { $scouts }, bieten Kundschafterinnen neue zufällige, die genommen werden, wenn sie nicht schlechter sind. O(Seite) je Nachbar. Ein Nachbar zählt als Zug, ein neues Brett als volle Bewertung. Die Schritte sind die eines öffentlichen Programms dieses Namens, weil vom Text der Arbeit selbst nur der Anfang zu lesen war; die Größen die eines anderen, das der Arbeit folgt.
algorithm-geometric-swarm-summary = Zeilen als Permutationen; Teilchen rücken zwischen drei andere
algorithm-geometric-swarm-description =
    Zeilen enthalten jede Ziffer einmal; Fitness sind die verschiedenen Ziffern von Spalten und Blöcken. Jedes von { $population } Teilchen merkt sich den besten Ort, an dem es war. Es rückt zu einer Konvexkombination seines eigenen Orts, dieses besten und des besten Orts seiner Nachbarn, mit den Gewichten own, best und leader, und mutiert dann: Zwei offene Zellen einer Zeile werden mit Wahrscheinlichkeit { $mutation-rate } getauscht. Eine Kombination von dreien sind zwei von zweien, nacheinander, und die von zweien ist Kreuzung jeder Zeile nach Zyklen, geometrisch in der Zahl verschiedener Zellen, die jeden Zyklus mit der Wahrscheinlichkeit nimmt, die die Gewichte angeben. Eine Geschwindigkeit gibt es nicht. Eine Generation bewegt jedes Teilchen, O(Seite^2) je Teilchen. Von der Arbeit war nur die Zusammenfassung zu lesen. Gewählt: die Kreuzung, die gleichen Gewichte, die Nachbarschaft, die Größen und die Mutationsrate.
algorithm-deng-li-summary = Blöcke vom Elter, von seinem eigenen Besten und vom Besten aller; die Eltern sind dem Besten unähnlich
algorithm-deng-li-description =
    Blöcke enthalten jede Ziffer einmal; Fitness sind die verschiedenen Ziffern von Zeilen und Spalten. Jeder Platz einer Population von { $population } merkt sich das beste Brett, das er hatte. Von zwei zufälligen Mitgliedern wird das Elter, das sich mehr vom Besten aller unterscheidet, damit es mehr neu zu kombinieren gibt. Mit einer Wahrscheinlichkeit, die für jede Generation neu gezogen wird, hat sein Kind jeden Block vom Elter, vom eigenen Besten des Platzes des Elters oder vom Besten aller, jeweils gleich wahrscheinlich (eigene Erfahrung und Erfahrung der Population, wie bei Teilchenschwärmen); sonst ist es eine Kopie. Mit einer Wahrscheinlichkeit, die mit der Fitness des Besten steigt, bis { $mutation-rate } nahe einer Lösung, werden zwei offene Zellen eines zufälligen Blocks getauscht. Das Kind nimmt den nächsten Platz ein, was es auch kostet. O(Seite^2) je Kind. Von der Arbeit waren nur Zusammenfassung und Anfang zu lesen, die von diesen vier Änderungen an einem genetischen Algorithmus berichten. Gewählt: die Formeln von allen, die Größen und die Rate.
algorithm-cuckoo-search-summary = Eier zwischen einem Nest und dem besten, fortgetragen von Flügen aus meist wenigen Tauschen
algorithm-cuckoo-search-description =
    Nackte und versteckte Einer werden zuerst gesetzt (der Vorfilter). Zeilen enthalten jede Ziffer einmal; Fitness sind die verschiedenen Ziffern von Spalten und Blöcken. In einer Generation legt der Kuckuck jedes von { $population } Nestern ein Ei: eine Kopie seines Nests, die Zyklen von Zeilen des besten Nests hat, jeden mit Wahrscheinlichkeit { $attraction } (eine geometrische Kreuzung), und dann einen Lévy-Flug macht: so viele Tausche zweier offener Zellen zufälliger Zeilen, wie ein Potenzgesetz mit Exponent { $exponent } zieht, höchstens einer für jede offene Zelle. Das Ei nimmt den Platz eines zufälligen Nests ein, wenn es besser ist. Dann werden die schlechtesten Nester, ein Anteil von { $abandoned }, für zufällige verlassen. O(Seite^2) je Ei. Von der Arbeit waren nur Zusammenfassung und Anfang zu lesen: Vorfiltern, Kuckuckssuche und geometrische Operatoren, die auf aussichtsreiche Gegenden zurücken. Gewählt: die Regeln des Filters, welche Operatoren, und die Größen, die bei Kuckuckssuche üblich sind.
algorithm-filtered-tabu-summary = Tabusuche auf unvollständigen Brettern, deren Kandidaten nach jedem Zug gefiltert werden
algorithm-filtered-tabu-description =
    Ein Brett ist unvollständig und ohne Konflikt und kostet seine Lücken (und was es an Bedingungen bricht, die der Filter nicht kennt). Der Filter setzt die Ziffern eines Bretts, lässt Zellen, denen eine einzige Ziffer bleibt, diese ihren Nachbarzellen nehmen (Kantenkonsistenz) und entfernt mit filter=all-different aus jedem Haus jede Ziffer, mit der es sich nicht vervollständigen lässt; eine Zelle mit einer übrigen Ziffer enthält diese dann, eine ohne bleibt leer. Es beginnt mit dem gefilterten Rätsel. In einem Durchgang (einer Generation) werden { $candidates } Nachbarn betrachtet: Eine zufällige Zelle bekommt eine andere Ziffer aus ihren ersten Kandidaten, die nicht tabu ist, Nachbarzellen mit dieser Ziffer verlieren sie, und das Brett wird gefiltert. Der beste davon wird genommen, wenn er nicht schlechter ist, und die Ziffern, die Zellen dadurch verlieren, werden tabu, die letzten { $tabu } davon. Nach { $patience } Durchgängen ohne besseres Brett beginnt es von vorn. Ein Nachbar zählt als Dekodierung, höchstens O(Seite^4). Die Schritte der Schleife, und der Filter in jedem davon, stammen aus den Arbeiten; was ein Nachbar ist, was eine Zelle ohne Ziffern kostet, die Längen beider Listen und die Neuanfänge waren nicht zu lesen und sind gewählt.
algorithm-segura-summary = ein memetischer Algorithmus, dessen Überlebende einen Abstand halten, der mit der Zeit schrumpft
algorithm-segura-description =
    Blöcke (Gebiete, oder Zeilen, wo es beides nicht gibt) bleiben vollständig; die Kosten sind die Doppelten der anderen Häuser. In einer Generation entstehen { $population } Kinder: Gewinner von Turnieren zu zweit sind die Eltern, und jeder Block kommt von einem der beiden. Lokale Suche verbessert jedes Brett: Zufällige Tausche in einem Block, { $steps } je offener Zelle, werden gemacht, wenn sie es nicht schlechter machen. Dann treten Mitglieder und Kinder gegeneinander an: Der Beste überlebt zuerst; jedes Mal folgt der Beste derer, die sich von allen Überlebenden in mindestens D Zellen unterscheiden, oder wo es keinen gibt der, der sich am meisten unterscheidet (best-non-penalized survivor selection). D beginnt beim mittleren Abstand der Gründer, fällt in gerader Linie in { $horizon } Generationen auf 0, und dann wird alles neu gegründet, was als Neuanfang zählt. Ein betrachteter Tausch zählt als Zug; eine Generation braucht außerdem O(population^2 * Seite^2). Die Auswahl der Überlebenden ist die aus dem Programm der Autoren für eine andere Aufgabe und aus den Zusammenfassungen; was die Arbeit über Sudoku zu Kreuzung und lokaler Suche sagt, war nicht zu lesen. Gewählt: diese beiden, die Größen, und dass Zeit in Generationen gezählt wird, weil das Ende eines Laufs nicht bekannt ist.
algorithm-walksat-summary = Lokale Suche nach einer erfüllenden Belegung des Rätsels als Formel
algorithm-walksat-description =
    Die Brücke zur Erfüllbarkeit: Eine Variable sagt, dass eine offene Zelle eine Ziffer enthält, die keine ihrer vorgegebenen Nachbarzellen hat. Klauseln sagen, dass jede Zelle eine ihrer Ziffern enthält und dass keine zwei Ziffern einer Zelle, gleiche Ziffern von Nachbarzellen oder Ziffern, die eine Bedingung zweier Zellen ausschließt, zugleich gelten; Bedingungen anderer Art (Summen, Ordnungen vieler Zellen) werden abgelehnt. Eine Belegung kann einer Zelle keine Ziffer oder mehrere geben, was als Lücke gezeigt wird; ihre Kosten sind die Zahl der Klauseln, die sie nicht erfüllt. Es beginnt zufällig. Ein Schritt nimmt eine zufällige unerfüllte Klausel und kehrt eine Variable davon um: eine, deren Umkehrung keine andere Klausel bricht, wenn es sie gibt; sonst mit Wahrscheinlichkeit { $noise } irgendeine, oder eine, die die wenigsten bricht, von gleichen eine zufällige. Nach { $flips } Umkehrungen beginnt es von vorn. Eine Generation sind so viele Umkehrungen, wie es offene Zellen gibt, im Quadrat. Eine betrachtete Variable zählt als Zug; eine Umkehrung braucht O(Seite) und die Wahl einer Klausel O(Seite^3). Das Rauschen wurde hier gewählt.
algorithm-random-decodes-summary = unvollständige Bretter ohne Eltern: was decoder schlagen muss; bis 9×9 der beste
algorithm-random-decodes-description =
    Jeder Versuch ist, was der Decoder des Algorithmus decoder ohne Eltern erzeugt: nackte und versteckte Einer, dann Gruppe um Gruppe (eine Zelle, oder eine Ziffer in einem Haus) wird die mit den wenigsten Kandidaten für ihr Gewicht zufällig entschieden, mit allen Einern, die folgen; eine Entscheidung, die allein dadurch in eine Sackgasse führt, wird stattdessen ausgeschlossen, und was sich nicht vervollständigen lässt, bleibt leer. Ein Versuch gibt dem nächsten nichts weiter als die Gewichte der Gruppen, an denen Sackgassen entstanden. Das ist keine Evolution: Es gibt weder Auswahl noch Vererbung. Kandidatennotizen werden beachtet.
algorithm-decoder-summary = unvollständige Bretter; ein Kind entsteht aus zwei Eltern, mit Einern nach jeder Entscheidung
algorithm-decoder-description =
    Ein Individuum ist ein unvollständiges Brett ohne Verstoß; seine Fitness, die klein werden soll, sind seine Lücken. Der Decoder beginnt mit dem, was nackte und versteckte Einer vom Rätsel übrig lassen, setzt Ziffern des ersten Elters in zufällige Zellen (ein Anteil, der für jedes Kind neu gezogen wird) in zufälliger Reihenfolge und entscheidet dann Gruppe um Gruppe, wobei eine Gruppe eine Zelle oder eine Ziffer in einem Haus ist: die mit den wenigsten Kandidaten für ihr Gewicht, mit der Ziffer oder dem Platz des zweiten Elters, wo er diesem folgt, oder einer zufälligen. Auf jede Entscheidung folgen alle Einer, die sich daraus ergeben. Eine, die allein dadurch in eine Sackgasse führt, wird stattdessen ausgeschlossen; ist auch das eine Sackgasse, bleibt leer, was sich nicht vervollständigen lässt, und der Decoder geht weiter. Keine andere Entscheidung wird je zurückgenommen: Es gibt kein Zurückgehen, und eine Dekodierung braucht polynomielle Zeit. Eine Gruppe, an der eine Sackgasse entsteht, gewinnt Gewicht, das über die Dekodierungen verblasst. Eltern sind zwei zufällige Mitglieder, das bessere zuerst; das Kind ersetzt das schlechteste Mitglied, wenn es ebenso gut und noch nicht da ist. Eine Population ohne neues Bestes für einige Generationen gibt ihr bestes Mitglied an die Eliten ab, deren letzte so viele, und wird neu gegründet, als Beste aus Dekodierungen ohne Eltern. Jedes achte Mal wird, worin fast alle Eliten übereinstimmen, an den Anfang aller späteren Dekodierungen gesetzt: Unabhängige, fast gelöste Bretter unterscheiden sich in den meisten Zellen, aber was fast alle enthalten, ist fast immer richtig, und jede richtige Ziffer macht die nächsten Eliten besser. Eine falsche endet in einem Brett, das sich nicht vervollständigen lässt; wenn lange keine neue Übereinstimmung dazukommt, beginnt alles von vorn. Eine Dekodierung braucht etwa so viele Schritte, wie es Kandidaten gibt, mal die Entscheidungen. Kandidatennotizen werden beachtet.
algorithm-memetic-summary = Bretter als Listenfärbungen, mit Tabusuche verbessert und neu kombiniert
algorithm-memetic-description =
    Ein Brett ist eine Listenfärbung: Jede offene Zelle enthält eine Ziffer, die keine ihrer vorgegebenen Nachbarzellen hat, und die Kosten zählen Konflikte: Paare von Nachbarzellen mit gleichen Ziffern und Paare von Zellen, deren Ziffern eine Bedingung zusammen ausschließt; Bedingungen anderer Art (Summen, Ordnungen vieler Zellen) werden abgelehnt. Tabusuche verbessert jeden Versuch: Ein Schritt macht die beste Änderung einer Zelle mit Konflikten, von gleich guten eine zufällige, die keine Ziffer zu früh zurückbringt, es sei denn, das Brett wird besser als je zuvor. Die Ziffer, die geht, darf für tenure mal die Zellen mit Konflikten nicht zurück, und dazu weniger als tenure_more zufällige Schritte. Eine Generation ist ein Versuch: solange die Population wächst ein neuer, gefüllt in der Reihenfolge der wenigsten übrigen Kandidaten, und dann ein Kind zweier zufälliger Mitglieder. Das Kind übernimmt ganze Ziffern von seinen Eltern, abwechselnd die mit den meisten Zellen, oder ganze Häuser einer Art, jedes von einem zufälligen Elter. Es nimmt den Platz des nächsten Mitglieds ein, wenn es diesem zu nahe ist, sonst den des schlechtesten, es sei denn, es ist selbst schlechter. Bei einer Population von eins ist jeder Versuch neu. Ein Schritt betrachtet nur die Änderungen um den vorigen herum, und nur diese zählen als Bewertungen.
algorithm-magic-square-ga-summary = mehrere Kletterer nebeneinander, die Zahlen tauschen: der übliche für magische Quadrate
algorithm-magic-square-ga-description =
    Jedes von { $population } Quadraten hat in jeder Generation ein Kind: eine Kopie, in der zwei zufällige Zellen ihre Zahlen tauschen, und zwei weitere mit Wahrscheinlichkeit { $further-swaps }, wieder und wieder. Es nimmt den Platz seines Elters ein, es sei denn, es ist schlechter. O(Größe^2) je Kind.
algorithm-queens-ga-summary = eine kleine Population, deren Kinder zwei Damen tauschen: der übliche für Damen
algorithm-queens-ga-description =
    Ein Brett hat von Anfang an in jeder Zeile und Spalte eine Dame. Eltern gewinnen Turniere zu dritt, und ein Kind ist eine Kopie seines ersten Elters, in der zwei Spalten ihre Damen tauschen. Das beste von { $population } Brettern lebt weiter. O(Größe) je Kind.
algorithm-null-no-pheromone = Duft: jede Ameise zieht jede Ziffer gleich wahrscheinlich
algorithm-null-filtered-tabu-restarts = was ein Brett dem nächsten weitergibt: die Suche beginnt nach jedem ohne Gewinn neu
algorithm-null-mutation-alone = der Zug bester Orte: Teilchen wandern zufällig
algorithm-null-ils-cp-restarts = was die lokale Suche dem Löser übergibt: jede Vervollständigung beginnt mit den Vorgaben
algorithm-null-memetic-restarts = Rekombination: jeder Versuch ist ein Gang von einem neuen Brett aus
algorithm-null-random-search = alles, was ein Versuch dem nächsten weitergibt
algorithm-null-random-decodes = Eltern, und die Übereinstimmung der Besten
algorithm-null-restarts = die Annahme schlechterer Bretter
algorithm-null-no-migration = der Austausch von Mitgliedern
algorithm-null-no-propagation = die Propagation vor dem Lauf
algorithm-null-whole-restarts = die Bereiche, die ein Versuch dem nächsten verleiht: alles wird vergessen
algorithm-null-no-control = der Abstand, den Überlebende halten: die Besten überleben, wie ähnlich sie auch sind
algorithm-null-noise-alone = die Wahl der Variablen, die die wenigsten Klauseln bricht

## Parameter: Namen, Beschreibungen und Bereiche

parameter-form = „{ $found }“ ist keine Einstellung; schreibe name=wert
parameter-unknown = es gibt keinen Parameter „{ $name }“; es gibt { COUNT($known) ->
    [0] keine
   *[other] { LIST($known, ", ") }
}
parameter-value = { $name } ist { $range }, nicht „{ $value }“
parameter-contradiction = { $name } ist { $value }, muss aber { $relation } sein, und das ist { $limit }
parameter-ineffective = { $name } hat hier keine Wirkung: es braucht { $condition }
parameter-above = { $other } über { $bound }
parameter-is-one-of = { $other }={ LIST($words, " oder ") }
parameter-below = kleiner als { $other }
parameter-at-most = höchstens { $other }
parameter-at-least = mindestens { $other }
parameter-range = { $least } bis { $most }
parameter-word-range = { $word }:{ $least } bis { $most }
parameter-words = { LIST($words, ", ") }
parameter-automatic = { $auto }, oder { $range }
parameter-related = { $range }, { $relation }
parameter-word-related = { $range }; { $word } { $relation }
parameter-whole = eine ganze Zahl von { $range }
parameter-real = eine Zahl von { $range }
parameter-one-of = eins von { $words }
parameter-population = Versuche in einer Generation
parameter-survivors = Anteil einer Generation, der die Auslese überlebt, gerundet; mindestens einer
parameter-propagation = was vor dem Lauf mit dem Rätsel geschieht: nichts, oder nackte und versteckte Einer werden gesetzt
parameter-prefilter = was vor dem Lauf mit dem Rätsel geschieht: nackte und versteckte Einer werden gesetzt, oder nichts
parameter-tournament = Individuen, die für jeden Elter gezogen werden; das beste gewinnt
parameter-elite = die Besten, die unverändert weiterleben
parameter-crossover-rate = Wahrscheinlichkeit, dass ein Kind zwei Eltern hat
parameter-crossover-rate-units = Wahrscheinlichkeit, dass ein Kind zwei Eltern hat, geschnitten an einer Grenze zwischen Einheiten
parameter-crossover-rate-pairs = Wahrscheinlichkeit, dass zwei Kinder gekreuzt werden und keine Kopien ihrer Eltern sind
parameter-mutation-rate-units = Wahrscheinlichkeit, dass zwei Gene getauscht werden, für jede Einheit eines Kindes
parameter-mutation-rate-boxes = Wahrscheinlichkeit, dass zwei offene Zellen getauscht werden, für jeden Block eines Kindes
parameter-mutation-rate-rows = Wahrscheinlichkeit, dass zwei offene Zellen getauscht werden, für jede Zeile eines Kindes
parameter-mutation-rate-places = Wahrscheinlichkeit, dass zwei Plätze eines Kindes getauscht werden
parameter-mutation-rate-swarm = Wahrscheinlichkeit, dass zwei offene Zellen getauscht werden, für jede Zeile eines neuen Orts
parameter-mutation-rate-sequence = Wahrscheinlichkeit, dass ein Kind mutiert: 1 bis 5 Tausche in einem Block
parameter-mutation-rate-near-solution = Wahrscheinlichkeit, dass ein Kind nahe einer Lösung mutiert; kleiner, je weniger Ziffern der Beste hat
parameter-mutation-rate-cells = Wahrscheinlichkeit, mit der jede offene Zelle eines Kindes neu gezogen wird
parameter-mutation-rate-swaps = Wahrscheinlichkeit, mit der jeder Platz eines Kindes mit einem zufälligen getauscht wird
parameter-mutants = Wahrscheinlichkeit, mit der ein Kind ein Mutant ist und kein genauer Klon
parameter-fills = Lücken, die ein Mutant zu füllen versucht
parameter-swaps = Tausche zweier zufälliger Plätze, um die ein Mutant sich höchstens unterscheidet; jede Zahl ist gleich wahrscheinlich
parameter-fitness-duplicates = was 1 zählt: ein Eintrag, den es in seinem Haus schon gibt; oder jedes Paar gleicher Einträge eines Hauses
parameter-fitness-flags = was in jedem Haus gezählt wird: fehlende Ziffern; oder, wie im Entwurf, Einträge, deren Merker schon gesetzt ist, wobei Lücken wie gleiche Ziffern einen Merker teilen
parameter-fitness-sums = was in jedem Haus gezählt wird: fehlende Ziffern; oder, wie in der Arbeit, wie weit seine Summe von der aller Ziffern entfernt ist
parameter-patience = Generationen ohne neues Bestes, bevor die Population neu gegründet wird; 0 heißt nie
parameter-patience-generations = Generationen ohne neues Bestes, bevor die Population neu gegründet wird
parameter-patience-children = Kinder ohne neues Bestes, bevor die Population neu gegründet wird; 0 heißt nie
parameter-patience-iterations = Durchgänge ohne besseres Brett, bevor die Suche neu beginnt
parameter-patience-swaps = Tausche ohne neues Bestes, bevor von vorn begonnen wird
parameter-patience-chains = Ketten in Folge, die nicht besser enden, als sie beginnen, bevor neu erhitzt wird
parameter-encoding = die Einheiten, die in jedem Individuum jede Ziffer einmal enthalten; Blöcke können Gebiete sein
parameter-crossover-units = wie zwei Eltern ein Kind haben, und wie oft: an einer Grenze zwischen Einheiten geschnitten, jede Einheit von einem der beiden, Zyklen oder ein Abschnitt in jeder Einheit, Bänder oder Stapel von dem, der dort besser ist (jede Einheit von einem der beiden, wo es keine gibt), oder eine Kopie des ersten
parameter-crossover-orders = wie zwei Eltern ein Kind haben, und wie oft: ein Abschnitt des einen in den anderen abgebildet, ein Abschnitt des einen und der Rest in der Reihenfolge des anderen, Zyklen von beiden, oder eine Kopie des ersten
parameter-crossover-rows = wie die Zeilen eines Kindes entstehen: durch Zyklen oder teilweise Abbildung, jede Zeile für sich
parameter-crossover-cycles = wie ein Kind entsteht: durch Zyklen oder teilweise Abbildung
parameter-crossover-whole = was ein Kind ganz von einem Elter übernimmt: Ziffern, Häuser einer Art, oder was sich ergibt
parameter-mutation-units = was mit jeder Einheit eines Kindes geschieht, und wie wahrscheinlich: zwei Gene werden getauscht, oder alle zufällig geordnet
parameter-mutation-orders = was mit einem Kind geschieht, und wie wahrscheinlich: zwei zufällige Plätze werden getauscht, die Zahl des einen rückt zum anderen, oder alles dazwischen wird umgedreht oder zufällig geordnet
parameter-adaptation = wie sich die Mutationsrate ändert: nie, oder um ein Fünftel nach oben (unten), wenn von den letzten so vielen Kindern mehr (weniger) als eines von fünf besser als seine Eltern war
parameter-selection = wer Elter wird: der Beste von so vielen, nach linearem Rang (der Beste so viele Male so oft wie der Durchschnitt), nach Fitness mit Rouletterad oder stochastischem universellem Ziehen, aus dem besten Anteil, oder irgendwer
parameter-sharing = Zellen, in denen sich zwei Individuen mindestens unterscheiden, um ihre Fitness nicht zu teilen; 0 heißt, dass keine geteilt wird
parameter-replacement = wer Kindern weicht: alle bis auf eine Elite von so vielen, der Schlechteste oder der Älteste (ein Kind je Generation), alle bis auf die Besten aus allen und so vielen Kindern für jeden, dasselbe ohne die Eltern, der ähnlichere Elter, wo er schlechter ist, oder der eigene Platz auf einem Torus (die letzten beiden brauchen keine Selektion)
parameter-restart = wann die Population neu gegründet wird: nach so vielen Generationen ohne neues Bestes, oder nie
parameter-survival = wer lebt: ein Elter oder sein Kind, wer besser ist; oder die ersten Fronten aller Eltern und Kinder
parameter-violations = was gezählt wird: Paare gleicher Ziffern, einmal für jedes Haus, das beide enthält; oder Zellen in einem solchen Paar
parameter-better = was ein Kind besser macht als seinen Elter: mehr gefüllte Zellen, dann weniger Verstöße; umgekehrt; oder Pareto-Dominanz
parameter-better-objectives = was ein Kind besser macht als seinen Elter: das erste Ziel, dann das zweite; umgekehrt; oder Pareto-Dominanz
parameter-equal = was mit einem Elter geschieht, dessen Kind dieselben zwei Werte hat
parameter-cooling = Faktor auf die Temperatur nach jeder Kette
parameter-chain = Tausche bei einer Temperatur, als Vielfaches der offenen Zellen im Quadrat
parameter-chain-places = Tausche bei einer Temperatur, als Vielfaches der Plätze im Quadrat
parameter-steps-tabu = Schritte der Tabusuche, die jeden Versuch verbessern, je offener Zelle
parameter-tenure = Schritte, für die eine Ziffer nicht in ihre Zelle zurückdarf, je Zelle mit Konflikten
parameter-tenure-more = zufällige Schritte dazu, weniger als so viele
parameter-member-distance = ein Kind, das einem Mitglied näher ist als dieser Anteil der offenen Zellen, nimmt dessen Platz ein oder keinen
parameter-founders = Dekodierungen ohne Eltern, die eine Population gründen; die besten sind ihre Mitglieder
parameter-children = Dekodierungen in einer Generation
parameter-keep = kleinster Anteil der Ziffern des ersten Elters, den ein Kind behält; bis zu allen
parameter-follow = Wahrscheinlichkeit, dass eine Entscheidung dem zweiten Elter folgt, wo sie kann
parameter-weights = was unter dem mit wenigen Kandidaten zuerst entschieden wird: wo es früher in Sackgassen ging; oder alles gleich
parameter-elites = die letzten so vielen Populationen, deren Beste gefragt werden, worin sie übereinstimmen
parameter-agreement = Anteil der Besten, die eine Ziffer gemeinsam haben müssen, damit die nächsten mit ihr beginnen
parameter-doubt = Populationen ohne neue Übereinstimmung, bevor alles wieder mit den Vorgaben beginnt
parameter-greediness = Wahrscheinlichkeit, dass eine Ameise die Ziffer mit dem stärksten Duft nimmt und keine zieht
parameter-evaporation = Anteil des Dufts auf den Ziffern des besten Bretts, der nach jedem Umlauf ersetzt wird
parameter-local-evaporation = Anteil des Dufts auf einer Ziffer, den eine Ameise mitnimmt, wenn sie die Ziffer wählt
parameter-best-evaporation = Anteil seines Werts, den das beste Brett nach jedem Umlauf verliert, damit andere zum Zug kommen
parameter-steps = Schritte jeder lokalen Suche
parameter-tabu-swaps = die letzten Tausche, die nicht wiederholt werden
parameter-acceptance = Wahrscheinlichkeit eines Schritts, obwohl das Brett dadurch schlechter wird
parameter-emptied = Anteil der Zellen ohne Konflikt, die für die erste Vervollständigung geleert werden
parameter-decay = Faktor auf diesen Anteil nach jeder Vervollständigung; unter 1/20 beginnt er von vorn
parameter-nodes = Ziffern, die die Suche nach einer Vervollständigung mit Propagation versucht, bevor sie aufgibt
parameter-lifetime = Generationen, nach denen die Population neu gegründet wird
parameter-near = höchste Kosten eines Bretts, das als fast gelöst gilt und ins Gedächtnis eingeht
parameter-candidates-mutants = Mutanten von jedem Kind, deren bester das Kind wird
parameter-candidates-neighbours = Nachbarn, die in jedem Durchgang angesehen werden; der beste wird genommen
parameter-elite-learning = die Besten des Laufs, die aufgehoben werden, um von ihnen zu lernen
parameter-row-rate = Wahrscheinlichkeit, dass sie vom zweiten Elter kommt, für jede Zeile eines solchen Kindes
parameter-reorder-rate = Wahrscheinlichkeit, dass ihre offenen Zellen zufällig geordnet werden, für jede Zeile eines Kindes
parameter-selected = Anteil einer Generation, die Besten, von denen die Wahrscheinlichkeiten gelernt werden; mindestens einer
parameter-learning-rate = Anteil jeder Wahrscheinlichkeit, der in jeder Generation neu gelernt wird: 1 ist UMDA, weniger PBIL
parameter-converged = Wahrscheinlichkeit ihrer wahrscheinlichsten Ziffer, die eine Zelle im Mittel hat, wenn der Lauf neu beginnt
parameter-converged-cells = Wahrscheinlichkeit ihrer wahrscheinlichsten Ziffer, über der jede Zelle ist, wenn ein Versuch endet
parameter-kept = Anteil jeder Wahrscheinlichkeit, der von einer Generation zur nächsten bleibt
parameter-zones = was ein Brett verleiht, eins nach dem anderen: Blöcke ohne gemeinsame Zeile oder Spalte; jeden Block; dazu jede Zeile und jede Spalte; oder nichts
parameter-memory-rate = Wahrscheinlichkeit, für jede Zelle, dass ihre Ziffer von einem zufälligen Brett des Gedächtnisses ist
parameter-pitch-rate = Wahrscheinlichkeit, dass statt einer solchen Ziffer die davor oder dahinter kommt
parameter-onlookers = Bienen, die auf die Bretter nach deren Nektar verteilt werden
parameter-scouts = Anteil der Bretter, der schlechtesten, statt derer neue geboten werden, abgerundet
parameter-own = Gewicht des Orts, an dem ein Teilchen ist
parameter-best = Gewicht des besten Orts, an dem es war
parameter-leader = Gewicht des besten Orts der Teilchen, die es kennt
parameter-neighbourhood = die Teilchen, die ein Teilchen kennt: seine vier Nachbarn auf einem Torus und sich selbst, oder alle
parameter-abandoned = Anteil der Nester, der schlechtesten, die in jeder Generation neu entstehen; eines bleibt
parameter-attraction = Wahrscheinlichkeit, dass ein Ei ihn vom besten Nest hat, für jeden Zyklus einer Zeile
parameter-exponent = Exponent der Flüge: mindestens n Tausche sind so wahrscheinlich wie n hoch minus diese Zahl
parameter-filter = was nach jedem Zug gefiltert wird: Häuser als Ganzes, oder jedes Paar von Nachbarn für sich
parameter-tabu-digits = die zuletzt entfernten Ziffern, die nicht in ihre Zellen zurückdürfen
parameter-steps-swaps = Tausche, mit denen jedes Brett verbessert wird, je offener Zelle
parameter-horizon = Generationen, in denen der Abstand auf 0 fällt; dann wird die Population neu gegründet
parameter-survivor-distance = Abstand, den Überlebende anfangs halten, als Anteil des mittleren Abstands zweier Gründer
parameter-noise = Wahrscheinlichkeit, irgendeine Variable einer Klausel umzukehren, wo jede eine andere Klausel bricht
parameter-flips = Umkehrungen vor einer neuen zufälligen Belegung
parameter-further-swaps = Wahrscheinlichkeit noch eines Tauschs, wieder und wieder
parameter-islands-number = Inseln
parameter-islands-topology = zu welchen Inseln Auswanderer gehen
parameter-islands-interval = Bewertungen jeder Insel zwischen zwei Austauschen; auto ist ein Zehntel ihres Anteils am Budget, höchstens 20000, oder ein Zehntel der Generationen, wo das weniger ist
parameter-islands-migrants = Mitglieder, die eine Insel zu jedem ihrer Ziele schickt
parameter-islands-emigrants = welche Mitglieder auswandern

## Labor

lab-count = { GROUPED($count) }
lab-negative = -{ GROUPED($count) }
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

lab-aspect-success = Erfolg
lab-aspect-speed = Aufwand gelöster Läufe
lab-aspect-failures = fehlende Ziffern der Fehlschläge
lab-aspect-attempts = fehlende Ziffern
lab-verdict = { $better } ist besser als { $worse } ({ $aspect }, { $puzzles } Rätsel): { LIST($findings, "; ") }
lab-verdict-open = { $first } und { $second }: kein signifikanter Unterschied ({ $aspect }, { $puzzles } Rätsel): { LIST($findings, "; ") }
lab-null-verdict-beats = { $algorithm } schlägt sein Nullmodell { $null } ({ $aspect }, { $puzzles } Rätsel): { LIST($findings, "; ") }
lab-null-verdict-loses = { $algorithm } verliert gegen sein Nullmodell { $null } ({ $aspect }, { $puzzles } Rätsel): { LIST($findings, "; ") }
lab-null-verdict-open = { $algorithm } schlägt sein Nullmodell { $null } nicht ({ $aspect }, { $puzzles } Rätsel): { LIST($findings, "; ") }
lab-null-verdict-idle = { $algorithm } und sein Nullmodell ({ $null }): nicht geprüft, denn { $reason }
lab-idle-identical = alle { GROUPED($runs) } Läufe von beiden sind gleich
lab-idle-generations = die Läufe enden spätestens in Generation { GROUPED($reached) }, und der Unterschied wirkt erst ab Generation { GROUPED($first) }
lab-finding-none-solved = keiner der beiden löst ein Rätsel
lab-finding-success = { $better } löst mehr Läufe ({ $points } Prozentpunkte mehr, { $interval }; { $p })
lab-finding-speed = { $better } braucht weniger { $measure } je gelöstem Lauf (das { $ratio }-Fache, { $interval }; { $p })
lab-finding-penalised = { $better } hat den niedrigeren PAR10 (um { $by } { $measure }, { $interval }; { $p })
lab-finding-failures = den Fehlschlägen von { $better } fehlen weniger Ziffern (um { $by }, { $interval }; { $p })
lab-finding-attempts = den besten Versuchen von { $better } fehlen weniger Ziffern (um { $by }, { $interval }; { $p })
lab-finding-undecided = nicht entschieden: { LIST($aspects, ", ") }
lab-finding-alike = auf jedem Rätsel gleich: { LIST($aspects, ", ") }
lab-undecided = { $aspect } ({ $p }; nötig: { $needed })
lab-needed-puzzles = etwa { GROUPED($puzzles) } Rätsel
lab-needed-runs = etwa { GROUPED($runs) } Läufe von jedem
lab-needed-more-puzzles = über { GROUPED($puzzles) } Rätsel
lab-needed-more-runs = über { GROUPED($runs) } Läufe von jedem

lab-power-one-puzzle = Auf einem Rätsel mit je { $runs } Läufen ist kein Urteil möglich: { $pairs ->
    [one] Ein Vergleich erreicht
   *[other] { $pairs } Vergleiche erreichen
} bestenfalls { $smallest }, also braucht es mehr Läufe oder { $needed } Rätsel
lab-power-puzzles = Auf { $puzzles } Rätseln ist kein Urteil möglich, wie viele Läufe es auch sind: { $pairs ->
    [one] Ein Vergleich erreicht
   *[other] { $pairs } Vergleiche erreichen
} bestenfalls { $smallest }, also braucht es { $needed } Rätsel
lab-islands-apart = { $label }: Die Inseln tauschen nie Mitglieder aus, denn jede hat { $share } Bewertungen und tauscht nach { $interval }; verkleinere das Intervall oder erhöhe das Budget

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
lab-table-ranks = Mittlere Ränge über die Rätsel einer Klasse; 1 ist der beste. Auf jedem Rätsel zählt der PAR10, und gleiche Werte teilen sich einen Rang. Friedmans Test und die kritische Differenz (Nemenyi, 5 %) betreffen diese Ränge, nicht die Beträge. Ränge, die weiter auseinander liegen als die kritische Differenz, unterscheiden sich, falls Friedmans Test einen Unterschied findet.{ $by-quality ->
    [yes] { " " }Die Güte, also die mittlere Zahl der Ziffern, die besten Versuchen fehlen, steht an Stelle von PAR10, wo sie das Maß ist oder kein Lauf eine Lösung fand.
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
lab-note-level = Urteile gelten auf dem Niveau von { $level } % nach Holms Korrektur für alle Paare einer Klasse. Erfolg, Aufwand gelöster Läufe, PAR10 und fehlende Ziffern sind einzelne Vergleiche, und die Korrektur gilt für jeden davon. p-Werte stammen aus Permutationen über die Rätsel, Intervalle aus neu gezogenen Rätseln und Läufen. Die nötige Zahl der Rätsel ist eine Schätzung für eine Teststärke von 80 %.

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
lab-plan-too-many-runs = das sind { $runs } Läufe, zu viele; verringere Wiederholungen, Algorithmen oder Rätsel
lab-plan-no-algorithm-name = ein Algorithmus braucht einen Namen, etwa name = "row-ga"
lab-plan-unknown-algorithm = einen Algorithmus „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-plan-unknown-null = ein Nullmodell „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-plan-unknown-kind = eine Rätselart „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-plan-unknown-bundled = mitgeliefert ist kein „{ $name }“; es gibt { LIST($known, ", ") }
lab-plan-no-parameter = { $is-engine ->
    [yes] eine exakte Suche
   *[no] die Vorgabe
} hat keinen Parameter { $name }; lass ihn weg
lab-plan-no-islands = { $is-engine ->
    [yes] eine exakte Suche
   *[no] die Vorgabe
} hat keine Inseln; lass sie weg
lab-plan-twin = { $label } gibt es mit diesen Parametern schon
lab-plan-same-label = ein anderer Algorithmus heißt schon { $label }; gib diesem ein label
lab-plan-combinations = mehr als { $most } Kombinationen; gib weniger Werte an
lab-plan-range-ends = der Bereich von { $name } braucht from und to
lab-plan-range-step = der Bereich von { $name } braucht entweder step über 0 oder factor über 1 und from über 0
lab-plan-range-empty = der Bereich von { $name } enthält keinen Wert; from darf höchstens to sein
lab-plan-range-long = der Bereich von { $name } enthält mehr als { $most } Werte; vergrößere Schritt oder Faktor
lab-plan-external-field = ein Algorithmus eines anderen Programms hat kein { $field }
lab-plan-external-name = erwartet ist ein Wort, das kein Algorithmus von evoku als Namen hat, nicht „{ $name }“
lab-plan-external-set = erwartet ist eine Tabelle, etwa set = { "{" } population = 100 { "}" }
lab-plan-external-parameter = erwartet ist ein Name aus einem Wort, ohne „=“
lab-plan-external-value = erwartet ist eine Zahl, ein Wort, true oder false
lab-plan-no-class-name = eine Klasse braucht einen Namen, etwa name = "easy"
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
lab-plan-file-expected = erwartet: { $expected }
lab-plan-file-format = Rätsel in einem Format, das evoku liest
lab-plan-no-puzzle-here = hier steht kein Rätsel
lab-plan-several-puzzles-here = hier steht mehr als ein Rätsel; mach eine Liste daraus
lab-plan-cancelled = abgebrochen, während Rätsel erzeugt wurden
lab-plan-few-puzzles = nur { $found } von { $count } solchen Rätseln gefunden; verlange weniger, oder lockere die Bedingungen
lab-plan-box = ein Block hat Zeilen und Spalten wie 2x3
lab-plan-size = eine Größe ist eine Seite wie 9 oder ein Block wie 2x3

lab-run-mismatch = { $algorithm } kann das nicht lösen: { $puzzle }
lab-run-unsupported = { $engine } kann mit einem Rätsel nichts anfangen: { $cause }
lab-run-unbound = { $algorithm } ist ein Algorithmus eines anderen Programms: Führe den Plan in Python mit evoku.lab.run aus
lab-run-failed = { $algorithm } ist gescheitert: { $cause }
lab-command-quote = ein Anführungszeichen im Befehl ist nicht geschlossen
lab-command-empty = der Befehl ist leer; erwartet ist ein Programm, etwa "./mysolver --pop 20"
lab-command-silence = nur ein Algorithmus mit einem Befehl hat ein Feld „silence“
lab-command-board = Programme unterstützen nur quadratische Bretter mit den Ziffern 1 bis n
lab-run-command = { $algorithm } ist ein Programm: Führe den Plan mit evoku lab run aus
lab-program-start = { $program } lässt sich nicht starten: { $cause }
lab-program-folder = ein Arbeitsordner lässt sich nicht anlegen: { $cause }
lab-program-exit = es hat sich mit Code { $code } beendet, bevor der Lauf zu Ende war; ein Programm endet mit der Anfrage done
lab-program-signal = Signal { $signal } hat es beendet, bevor der Lauf zu Ende war
lab-program-closed = es hat seine Standardausgabe geschlossen, bevor der Lauf zu Ende war
lab-program-silent = { $seconds } Sekunden lang hat es weder eine Zeile geschrieben noch eine Antwort gelesen
lab-program-request = Zeile { $line } beginnt mit „{ $found }“, erwartet ist evaluate, start, candidates oder done
lab-program-no-board = Zeile { $line }: { $request } braucht ein Brett
lab-program-cells = Zeile { $line }, Brett { $board }: { $found } Felder, erwartet sind { $expected }
lab-program-digit = Zeile { $line }, Brett { $board }, Feld { $cell }: „{ $found }“, erwartet ist eine Ziffer von 1 bis { $most }, oder 0 oder . für ein Feld ohne Ziffer
lab-program-given = Zeile { $line }, Brett { $board }, Feld { $cell }: { $found }, erwartet ist die Vorgabe { $given }
lab-program-count = Zeile { $line }: „{ $found }“, erwartet ist eine Anzahl von Brettern von 1 bis { $most }
lab-program-free = es schrieb { GROUPED($most) } Anfragen hintereinander ohne eine Bewertung
lab-program-long = eine Zeile hat mehr als { $most } Bytes
lab-program-errors = { $reason }; seine letzten Zeilen auf der Standardfehlerausgabe: { $lines }
lab-run-failure = { $label } bei Rätsel { $puzzle } der Klasse „{ $class }“, Wiederholung { $repetition }: { $reason }
command-failed-runs = { $runs ->
    [one] { $runs } Lauf ist gescheitert und zählt
   *[other] { $runs } Läufe sind gescheitert und zählen
} als nicht gelöst:
command-failed-more = ... und { $runs } weitere
command-program-format = das Ergebnis eines Programms kann text oder json sein, nicht { $format }
command-program-kind = ein Programm löst ein Sudoku, nicht { $kind }
command-sweep-comparison = Vergleich der Einstellungen durch das Labor:
command-sweep-class = diese Rätsel

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

draw-size = Das Bild hat keine Größe
draw-png = Das Bild lässt sich nicht als PNG schreiben
draw-objects = Zu viel für ein PDF
draw-length = Zu viel für ein PDF: mehr als 10 GB
draw-font = Die Schrift ist nicht lesbar
sheet-per-page = erwartet ist 1, 2, 4, 6, 9 oder 12
sheet-paper = erwartet ist { LIST($names, ", ") } oder Breite und Höhe wie 6x9in oder 148x210mm
sheet-sides = erwartet sind Seiten von { $least } bis { $most } Zoll
sheet-length = erwartet ist eine Länge bis 2 Zoll, wie 10mm oder 0.5in
sheet-gutter = Der Bundsteg lässt keinen Platz für Rätsel; mach ihn schmaler oder die Seite breiter
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
page-board-name = Sudoku, { $rows } mal { $columns }
page-board-cell = Zeile { $row } Spalte { $column }, { LIST($states, ", ") }
page-board-empty = leer
page-board-given = vorgegeben
page-board-clash = im Widerspruch
page-board-wrong = falsch
page-board-corner = Eckmarken { LIST($digits, " ") }
page-board-centre = Mittelmarken { LIST($digits, " ") }
page-board-colours = { LIST($colours, " und ") }
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
page-games-title = Spiele
page-games-about = Jedes Spiel bleibt auf diesem Gerät, bis du es löschst.
page-games-open = { $open ->
    [0] gelöst
    [one] noch eine Zelle offen
   *[other] noch { $open } Zellen offen
}
page-games-resume = Weiterspielen
page-games-deleted = { $title }: gelöscht.
page-games-full = Der Browser hat keinen Platz für dieses Spiel. Lösche andere.
page-daily-title = Rätsel des Tages
page-daily-of = Rätsel vom { $date }
page-daily-about = Das Datum bestimmt das Rätsel: Mit dieser Version von evoku ist es für alle gleich.
page-statistics-title = Statistik
page-statistics-none = Löse ein Rätsel: Seine Stufe und deine Zeit erscheinen dann hier.
page-statistics-solved = Gelöst
page-statistics-unaided = Ohne Hilfe
page-statistics-best = Bestzeit
page-statistics-mean = Mittlere Zeit
page-statistics-streak = Rätsel des Tages in Folge: { $days }. Bisher höchstens: { $most }.
page-statistics-save = Spiele und Statistik sichern
page-statistics-load = Spiele und Statistik laden
page-statistics-loaded = Geladen: { $games } Spiele, { $solved } gelöste Rätsel.
page-statistics-damaged = Die Datei ist keine Sicherung von Spielen dieser Seite.
page-finish-hints = { $count ->
    [0] ohne Tipps
    [one] ein Tipp
   *[other] { $count } Tipps
}
page-finish-checks = { $count ->
    [0] nie geprüft
    [one] einmal geprüft
   *[other] { $count }-mal geprüft
}
page-finish-usual = Deine mittlere Zeit auf dieser Stufe: { $time }
page-finish-another = Noch eines
page-needs-easy = Ziffer für Ziffer: eine Zelle oder eine Ziffer mit nur einer Möglichkeit.
page-needs-medium = Marken helfen: Paare, Drillinge und gesperrte Kandidaten.
page-needs-hard = Muster über das ganze Brett: kleine Fische, Flügel und Rechtecke.
page-needs-expert = Größere Fische und Ketten von Schlüssen.
page-needs-extreme = Lange Ketten, die verfolgen, was wäre, wenn.
page-welcome-title = Wähle dein Rätsel
page-type-title = Eines eingeben
page-type-about = Tippe Zeile für Zeile; nach jeder Ziffer geht es zur nächsten Zelle. Die Leertaste lässt eine Zelle leer, die Rücktaste geht zurück.
page-type-blank = Zelle leer lassen
page-play-settings-peers = Zeile, Spalte und Block der gewählten Zelle hervorheben
page-play-settings-letters = Buchstaben sind Kurztasten (Z X C V H)
page-hint-notation = Notation
page-open-more = Der Text hat mehr Rätsel. Nur die ersten { $count } sind geöffnet.
page-save-png = Als PNG speichern
page-board-zoom = Brett vergrößern
page-make-twice = Das Brett hat diese Regel schon.
page-make-gap = Die Zellen müssen sich der Reihe nach berühren.
page-play-checks = Fehler zeigen
page-play-check-never = Nie
page-play-check-asked = Wenn ich „Prüfen“ drücke
page-play-check-once = Sofort
page-play-still = Weniger Bewegung
page-keypad-target = Farben gelten für
page-keypad-cells = Die Zellen
page-keypad-line = Linie durch die Zellen
page-keypad-arrow = Pfeil durch die Zellen
page-make-find = Suchen
page-make-conflict = Diese Angaben widersprechen einander, und auf keine davon kann man verzichten: { LIST($clues, ", ") }.
page-lesson-next = Nächste Lektion
page-lesson-book = Diese Lektion ausführlich im Buch
page-book = Das Buch
page-book-title = Öffnet das Buch (auf Englisch) in einem neuen Tab
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
page-make-minimal = Keine Regel ist entbehrlich
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
page-head-quality = Güte
page-runs-of-plan = Läufe des Plans { $plan }; Median, ERT und PAR10 sind in { $measure }.
page-evolve-stop-solved = Gelöst.
page-evolve-stop-spent = Das Budget ist verbraucht, ohne Lösung.
page-evolve-stop-exhausted = Es gibt nichts mehr zu versuchen.
page-evolve-stop-false-zero = Er hält das für eine Lösung, aber es ist keine.
page-run-islands = { $count } Inseln mit { $algorithms }
page-run-of = { $run } auf { $puzzle }
page-run-step = { $islands ->
    [yes] Epoche
   *[no] Generation
}
page-run-under-way = läuft
page-run-so-far = Startwert { $seed } · { GROUPED($evaluations) } Bewertungen in { GROUPED($steps) } { $islands ->
    [yes] Epochen
   *[no] Generationen
} · { $state }
page-title = { CAPITAL($kind) }
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
page-level = { CAPITAL($level) }
page-level-word = { $level }
page-symmetry = { FORM($symmetry, "title") }
page-rule = { FORM($rule, "title") }
page-unknown-request = die Anfrage „{ $name }“ gibt es nicht
page-unknown-format = das Format „{ $name }“ gibt es nicht
page-unknown-scale = die Skala „{ $name }“ gibt es nicht
page-unknown-symmetry = die Symmetrie „{ $name }“ gibt es nicht
page-unknown-level = die Stufe „{ $name }“ gibt es nicht
page-unknown-technique = die Technik „{ $name }“ gibt es nicht
page-unknown-move = den Zug „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
page-unknown-kind = die Art „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
page-unknown-algorithm = den Algorithmus „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
page-unknown-engine = kein Löser „{ $name }“ löst Zeilen
page-unknown-task = diese Aufgabe gibt es nicht
page-unknown-run = diesen Lauf gibt es nicht
page-no-game = es wurde kein Spiel begonnen
page-no-puzzle = da ist kein Rätsel
page-no-puzzle-in-it = darin ist kein Rätsel
page-missing = { $name } fehlt
page-missing-expected = { $name } fehlt, erwartet: { $expected }
page-found = { $name }: { $found } gefunden, erwartet: { $expected }
page-expected-array = ein Feld
page-expected-text = ein Text
page-expected-texts = Texte
page-expected-truth = ein Wahrheitswert
page-expected-whole = eine ganze Zahl ab 0
page-expected-seed = eine ganze Zahl von 0 bis 2^64 - 1, als Text
page-expected-marks = ein Feld von Ziffern für jede Zelle
page-expected-pairs = Paare von Zelle und Ziffer
page-expected-cell = der Index einer Zelle, 0 bis { $last }
page-expected-digit = eine Ziffer, 1 bis { $last }
page-expected-any-digit = eine Ziffer
page-expected-box = ein Text wie 2x3
page-digit-beyond = { $name }: { $digit } in { $cell }, die Ziffern gehen von 1 bis { $side }
page-marks-cells = marks: { $found } Zellen, erwartet: { $expected }
page-only-set = nur ein Rätsel, das erstellt wird, bekommt andere Regeln
page-saved-otherwise = das ist kein Spiel, das diese Version lesen kann
page-no-format-carries = kein Format kann das Rätsel tragen
page-cancelled = abgebrochen
page-puzzle-problem = Rätsel { $number }: { $what }
page-range-ends = { $name }: erwartet sind die beiden Enden eines Bereichs
page-improvements = improvements: erwartet sind Bewertungen, Millisekunden und was fehlt
page-several-need-islands = mehrere Algorithmen brauchen Inseln
page-an-island-each = gib jedem der { $count } Algorithmen eine Insel
page-run-column = Lauf { $number } hat kein { $column }; erwartet ist, was evoku lab export --json oder evoku lab report --json schreibt
page-no-setting = set: „{ $setting }“ ist kein name=wert
page-too-many-runs = das sind { $runs } Läufe; eine Seite macht höchstens { $most }

## Speicher des Labors

lab-head-null = Nullmodell
lab-head-other = verglichen mit
lab-head-aspect = Hinsicht
lab-head-effect = Effekt
lab-head-puzzles = Rätsel
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
lab-table-beats = Vergleich jedes Algorithmus mit seinem Nullmodell (dem Algorithmus ohne das, was ihn ausmacht), im PAR10; in den fehlenden Ziffern der Fehlschläge, wenn keiner der beiden einen Lauf löste. Die Zahl ist die Wahrscheinlichkeit, dass ein Lauf davon darin besser ist als einer des Nullmodells auf demselben Rätsel; gleiche Läufe zählen halb.
lab-table-comparisons = Vergleiche von Paaren in jeder Hinsicht. Der Effekt ist die mittlere Differenz des ersten und des zweiten Algorithmus über die Rätsel: Prozentpunkte beim Erfolg, ein Verhältnis bei der Geschwindigkeit, sonst Aufwand oder Ziffern. Die Intervalle kommen aus neu gezogenen Rätseln und Läufen, die p-Werte sind für alle Paare einer Klasse korrigiert.
lab-cell-beats = schlägt { $probability }
lab-cell-loses = verliert { $probability }
lab-cell-open = offen { $probability }
lab-cell-idle = nicht geprüft
lab-table-winners = Der Algorithmus mit dem besten mittleren Rang, danach, was Schlussfolgern in ihm tut: Läufe, die eine Lösung fanden, und was je Lösung verbraucht wurde (ERT, in { $measure }) oder, wo keine gefunden wurde, die Ziffern, die besten Versuchen fehlen. Teilen sich mehrere den besten Rang, entscheiden die fehlenden Ziffern.
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
lab-table-published = Veröffentlichte Zahlen neben unseren. Zwei Zahlen stimmen überein, wenn das 95-%-Intervall ihrer Differenz innerhalb von 20 Prozentpunkten liegt oder das ihres Verhältnisses innerhalb des Faktors 1,5. Sonst weichen sie ab, wenn die veröffentlichte Zahl außerhalb unseres Intervalls liegt und, bei Anteilen, Fishers exakter Test nach Holms Korrektur auf dem 5-%-Niveau die Gleichheit verwirft. Alles andere ist offen.
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
lab-lacks-table = eine Tabelle „{ $table }“ für Zahlen in Sätzen gibt es nicht
lab-lacks-column = die Tabelle { $table } hat keine Spalte „{ $column }“
lab-lacks-row = die Tabelle { $table } hat keine Zeile „{ $row }“
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
lab-archive-first = das Archiv hat Version 1, die dieses evoku nicht liest; evoku lab export --archive macht ein neues
lab-archive-plan = das sind Läufe eines anderen Plans, oder seine Rätsel sind andere ({ $found }, erwartet { $expected })
lab-archive-moved = { $label }, { $class }, Rätsel { $puzzle }, Wiederholung { $repetition }: { $was } ist { $is }

lab-store-full = die Platte ist voll; alle aufgezeichneten Läufe bleiben, also schaffe Platz und ruf denselben Befehl noch einmal auf
lab-store-io = der Speicher ist nicht les- oder schreibbar ({ $cause }); alle aufgezeichneten Läufe bleiben
lab-store-busy = ein anderer Prozess belegt den Speicher; versuch es später noch einmal
lab-store-missing = eine solche Datei gibt es nicht; evoku lab run legt einen Speicher an
lab-store-foreign = das ist kein Speicher von evoku
lab-store-read-only = der Speicher oder sein Ordner lässt sich nicht beschreiben; kopiere ihn in einen Ordner, in dem das geht
lab-store-log = der Speicher lässt sich nicht beschreiben, und seine letzten Läufe stehen noch in { $path }; kopiere beide Dateien in einen Ordner, in dem das geht
lab-store-later = der Speicher ist von einer späteren Version von evoku (Tabellen der Version { $found }, erwartet { $expected }); nimm diese Version
lab-store-damaged = der Speicher ist beschädigt: { $cause }; stell ihn aus einer Kopie wieder her oder mach die Läufe neu
lab-store-versions = seine Läufe sind von evoku { $theirs }, die des anderen Speichers von evoku { $ours }: Läufe verschiedener Versionen können sich unterscheiden, also mach sie mit einer Version
lab-store-sqlite = der Speicher ist nicht benutzbar: { $cause }
lab-cannot-write = { $file } lässt sich nicht schreiben: { $cause }
lab-store-no-plan = mit diesem Speicher wurde noch kein Plan ausgeführt; evoku lab run PLAN führt einen aus
lab-store-unknown-plan = einen Plan „{ $name }“ gibt es nicht; es gibt { LIST($known, ", ") }
lab-store-several-plans = es gibt mehrere Pläne, wähle mit --plan einen: { LIST($known, ", ") }
lab-store-other-plan = der Speicher hat einen anderen Plan „{ $name }“: Text oder Rätsel unterscheiden sich (Fingerabdruck { $kept }, erwartet { $expected }); nimm einen anderen Speicher oder einen anderen Namen
lab-damaged-tables = seine Tabellen haben Version { $version }
lab-damaged-schema = er enthält eine Sicht oder einen Trigger, die kein Speicher hat
lab-damaged-columns = seine Tabellen sind nicht die von Version { $version }
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
lab-export-many-classes = der Plan hat { $classes } Klassen, aber die Suite bbob von COCO hat nur { $most } Funktionen; nimm weniger Klassen in einen Plan oder --ioh
lab-export-many-rows = die Tabelle { $sheet } hat mehr Zeilen als die 1.048.576 eines Tabellenblatts; nimm --csv oder --parquet
lab-export-workbook = die Arbeitsmappe kann nicht geschrieben werden: { $reason }
lab-column-run = Nummer des Laufs in diesem Export; der Schlüssel von `traces`
lab-column-class = Klasse des Rätsels
lab-column-puzzle = seine Nummer in der Klasse, ab 1; mit der Klasse der Schlüssel von `puzzles`
lab-column-configuration = Name des Algorithmus mit seinen Parametern; der Schlüssel von `configurations`
lab-column-algorithm = der Algorithmus
lab-column-propagation = was Schlussfolgern tut: `none` (nichts); `singles` (nackte und versteckte Einer sind vor dem Lauf gesetzt); `decoder` (während Genome decodiert werden); `search` (eine exakte Suche)
lab-column-repetition = Nummer der Wiederholung, ab 1
lab-column-seed = Startwert des Laufs, bis 2^63: lies ihn als Text, wo Zahlen doppelt genau sind (R, JavaScript); `evoku evolve --seed` wiederholt ihn
lab-column-solved = 1, wenn eine Lösung gefunden wurde, sonst 0
lab-column-ending = `solved`: gelöst; `evaluations`, `generations`, `seconds`: dieser Teil des Budgets war verbraucht; `exhausted`: nichts mehr zu versuchen; `memory`: eine exakte Suche hat ihre Grenze erreicht; `failed`: das Programm eines externen Algorithmus ist gescheitert
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
    hat sie dieselben Spalten, und null heißt es. In einer Arbeitsmappe ist sie ein Blatt, und ganze Zahlen
    mit mehr als 15 Ziffern sind Text. Ganze Zahlen sind ohne Vorzeichen und haben 64 Bit,
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

    ## steps: eine Zeile für jeden neuen besten Versuch eines Laufs

    Exakte Verfahren, Inseln und Programme außerhalb von evoku haben keine Schritte.

    | Spalte | Bedeutung |
    |---|---|
    | run | der Lauf |
    | evaluations | Bewertungen bis zu dem Versuch |
    | cost | seine Kosten, in der Einheit des Algorithmus |
    | missing | seine fehlenden Ziffern, für alle Algorithmen dieselbe Einheit |

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

    ## verdicts: eine Zeile für jedes Paar von Konfigurationen

    | Spalte | Bedeutung |
    |---|---|
    | class | die Klasse, oder `all classes` |
    | first, second | die zwei Konfigurationen |
    | basis | der Vergleich, der entscheidet, wie in `comparisons` |
    | puzzles | Rätsel, auf denen beide liefen |
    | rate_first, rate_second | ihre Erfolgsquoten |
    | a12 | Wahrscheinlichkeit, dass ein Lauf der ersten auf einem Rätsel nach `basis` besser ist als einer der zweiten; gleiche Läufe zählen halb |
    | p_raw | p-Wert dieses Vergleichs |
    | p | derselbe nach Holms Korrektur für alle Paare der Klasse |
    | p_smallest | das kleinste `p`, das die Rätsel mit einem Unterschied, oder die Läufe auf einem einzigen, und die anderen Paare erlauben; ab 0,05 ist kein Urteil möglich |
    | better | die bessere in diesem Vergleich; keine, wenn sie nicht zu unterscheiden sind |
    | verdict | all das in Worten, auf Englisch |

    ## comparisons: eine Zeile für jeden Vergleich eines Paars

    Der Effekt ist das Mittel über die Rätsel von der Differenz der ersten und der zweiten
    Konfiguration; der Wert eines Rätsels ist das Mittel seiner Läufe. Das Intervall von 95 % zieht
    Rätsel und Läufe neu.

    | Spalte | Bedeutung |
    |---|---|
    | class | die Klasse, oder `all classes` |
    | set | `pairs`, oder `baselines` für Algorithmen und ihre Nullmodelle; Holms Korrektur gilt für set, Klasse und Vergleich |
    | first, second | die zwei Konfigurationen |
    | comparison | `success`: Anteil gelöster Läufe; `speed`: natürlicher Logarithmus dessen, was gelöste Läufe brauchten; `PAR10`; `failures`: fehlende Ziffern ungelöster Läufe; `quality`: fehlende Ziffern aller Läufe |
    | puzzles | Rätsel, auf denen beide einen Wert haben |
    | effect, effect_low, effect_high | der Effekt mit seinem Intervall; bei `speed` das Verhältnis |
    | method | `signs`: alle Vorzeichenwechsel der Differenzen; `drawn signs`: 9999 zufällige; auf einem einzigen Rätsel `Fisher`, oder `divisions` und `drawn divisions` seiner Läufe |
    | p_raw, p | p-Wert vor und nach Holms Korrektur, die Paare mit gleichen Werten auslässt |
    | p_smallest | wie in `verdicts` |
    | exercised | 1, wenn die Läufe geprüft haben, was dem Nullmodell fehlt, sonst 0; leer in der Menge `pairs` |
    | better | die bessere; keine, wenn sie nicht zu unterscheiden sind oder `exercised` 0 ist |
    | needed | geschätzte Zahl von Rätseln, oder von Läufen auf einem einzigen, die mit einer Teststärke von 80 % entscheidet; keine, wenn `better` bekannt oder `exercised` 0 ist, und keine über 100.000 |

    ## comparison_values: eine Zeile für jeden Wert, den ein Vergleich prüft

    | Spalte | Bedeutung |
    |---|---|
    | class, set, first, second, comparison | wie in `comparisons` |
    | side | `first` oder `second` |
    | puzzle_class, puzzle | das Rätsel, wie in `puzzles` |
    | number | Platz unter den Werten dieser Seite; bei mehreren Rätseln bilden gleiche Nummern ein Paar |
    | value | Mittel der Läufe auf dem Rätsel; auf einem einzigen Rätsel der Wert eines Laufs |

    ## rank_values: eine Zeile für jeden Wert, der einen Rang bekommt

    | Spalte | Bedeutung |
    |---|---|
    | class | wie in `ranks` |
    | puzzle_class, puzzle | das Rätsel, wie in `puzzles` |
    | configuration | wie in `runs` |
    | value | was auf dem Rätsel zählt: PAR10 oder mittlere fehlende Ziffern; leer, wenn unendlich |

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
command-usage = { $problem }; { $tip }
command-tip-folder = das ist ein Ordner
command-tip-solve-file = evoku solve { $name } löst die Rätsel dieser Datei; evoku --help zeigt, was sonst Rätsel liest
command-tip-solve-puzzle = evoku solve { $name } löst es; evoku --help zeigt, was sonst Rätsel liest
command-invalid-value = Wert „{ $value }“ für „{ $argument }“ ist ungültig: { $why }
command-argument-unknown = Argument „{ $argument }“ gibt es hier nicht
command-argument-repeated = „{ $argument }“ ist mehrmals angegeben, gilt aber nur einmal
command-argument-conflict = „{ $argument }“ verträgt sich nicht mit { COUNT($others) ->
    [0] den anderen Argumenten
   *[other] { LIST($others, "and") }
}
command-arguments-missing = { COUNT($arguments) ->
    [one] ein nötiges Argument fehlt
   *[other] nötige Argumente fehlen
}: { LIST($arguments, ", ") }
command-equals-missing = „{ $argument }“ braucht ein Gleichheitszeichen vor dem Wert
command-value-unknown = Wert „{ $value }“ für „{ $argument }“ ist ungültig: erwartet ist { COUNT($known) ->
    [one] { LIST($known, ", ") }
   *[other] eines von { LIST($known, ", ") }
}
command-value-missing = „{ $argument }“ braucht einen Wert{ COUNT($known) ->
    [0] { "" }
   *[other] { ": " }erwartet ist eines von { LIST($known, ", ") }
}
command-value-surplus = Wert „{ $value }“ ist für „{ $argument }“ einer zu viel
command-values-few = „{ $argument }“ braucht { $least ->
    [one] einen Wert
   *[other] mindestens { $least } Werte
}, hat aber { $found }
command-values-wrong = „{ $argument }“ braucht { $expected ->
    [one] genau einen Wert
   *[other] genau { $expected } Werte
}, hat aber { $found }
command-subcommand-unknown = den Befehl „{ $name }“ gibt es nicht
command-subcommand-missing = nach „{ $command }“ fehlt ein Befehl: einer von { LIST($known, ", ") }
command-not-utf8 = ein Argument ist kein Text in UTF-8
command-expected-number = erwartet ist eine Zahl, etwa 12 oder 0.5
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
command-size-regions = --size verträgt sich nicht mit --regions: Die Zahl der Zeichen bestimmt die Größe
command-grid-regions = --from-grid verträgt sich nicht mit --regions random: Die Regionen müssen zum Gitter passen
command-no-regions-latin = ein lateinisches Quadrat hat keine --regions
command-regions-not-square = --regions: { $found } Zellen, erwartet ist eine Quadratzahl wie 81
command-output-is-input = { $path } ist auch eine Eingabe, wähle eine andere Ausgabe
command-read-folder = { $path } ist nicht lesbar: Das ist ein Ordner
command-read-device = { $path } bezeichnet ein Gerät von Windows und kann keine Datei sein
command-parquet-about = Apache Parquet: Zeilen mit den Spalten von CSV, alle als Texte; gelesen werden alle Typen
command-parquet-read = dieses Programm kann kein Parquet lesen; installiere evoku mit --features parquet oder wandle die Datei in CSV um
command-parquet-write = { $path }: Dieses Programm kann kein Parquet schreiben; installiere evoku mit --features parquet oder schreib CSV
command-parquet-packed = { $path }: Parquet komprimiert seine Spalten selbst; lass .gz oder .zst weg
command-parquet-file = { $name } ist nicht als Parquet lesbar, denn dessen Inhaltsverzeichnis steht am Ende; nenne eine unkomprimierte Datei, die mit PAR1 beginnt
command-parquet-shard = --shard braucht ein Rätsel je Zeile; python -m evoku.cluster verteilt die Zeilengruppen von Parquet
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
command-partial = die Ergebnisse bis dahin stehen in { $path }
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
command-output-closed = sie ist geschlossen; -o DATEI schreibt in eine Datei, >/dev/null verwirft die Ergebnisse
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
command-no-book = neben diesem evoku ist kein Buch; in einem Klon des Repositorys macht book/build es in target/book/html
command-no-browser = kein Browser gefunden; die Datei ist { $path }: { $cause }
command-browser-failed = { $program } kann { $path } nicht öffnen
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
command-tree-report = { GROUPED($expanded) } Knoten expandiert, { GROUPED($generated) } erzeugt, höchstens { GROUPED($open) } offen, { $is-complete ->
    [yes] ganzer Baum durchsucht
   *[no] vor dem Ende des Baums beendet
} ({ $strategy }, { $propagation })
command-solve-summary = { GROUPED($puzzles) } Rätsel in { $seconds } s: { LIST($kinds, ", ") }
command-unknown-scale = diese Skala gibt es nicht; es gibt { LIST($known, ", ") }
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
command-rare-technique = kein Rätsel mit { $technique } nach bisher { GROUPED($attempts) } Versuchen; { $bound ->
    [yes] weniger als
   *[no] etwa
} eines von { GROUPED($rate) } zufälligen Rätseln nutzt die Technik. --available "{ $name }" findet Stellungen, in denen sie ein möglicher Schritt ist
command-rare-techniques = kein Rätsel mit allen verlangten Techniken nach bisher { GROUPED($attempts) } Versuchen. --available "{ $name }" findet Stellungen, in denen sie mögliche Schritte sind
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
command-side-twice = --generate: die Seitenlänge ist auch durch --box gegeben; gib sie einmal an
command-interrupted-generating = abgebrochen, während ein Rätsel entstand
command-none-generated = --generate: für dieses Feld fand sich kein Rätsel der Stufe { $level }; wähle eine andere Stufe oder einen anderen Startwert
command-generated-puzzle = erzeugtes Rätsel ({ $level }, Seed { $seed }):
command-its-solution = seine Lösung:
command-population-for = POPULATION für { $algorithm }: { $cause }
command-set-for = --set { $setting } für { $algorithm }: { $cause }
command-no-exchange = jede Insel hat { GROUPED($share) } Bewertungen und würde nach { GROUPED($interval) } austauschen: Nichts wird ausgetauscht; verkleinere --migration-interval oder erhöhe --evaluations
command-more-algorithms = --algorithm nennt { $count } Algorithmen; gib jedem eine Insel: --islands { $count }
command-islands-of = { $islands } Inseln mit { $algorithm }
command-log-exists = { $file }, das Protokoll eines Laufs mit erzeugtem Rätsel, gibt es schon; --force überschreibt es, --log nennt eine andere Datei
command-no-solution = das Rätsel hat keine Lösung, also löst es kein Lauf
command-several-solutions = das Rätsel hat mehrere Lösungen; ein Lauf endet bei der ersten, die er findet
command-decimal-comma = --set { $name }={ $whole },{ $fraction } kann { $whole }.{ $fraction } heißen oder zwei Werte; schreib { $whole }.{ $fraction } für die Zahl, { $whole }.0,{ $fraction }.0 für die Werte
command-algorithm-option = „{ $name }“ ist ein Algorithmus; -a { $name } wählt ihn
command-tip-set = { $name } ist ein Parameter von Algorithmen, also --set { $name }=WERT
command-combinations = --set: { $count } Kombinationen sind mehr als { $most }
command-no-file-as-puzzle = die Datei „{ $text }“ gibt es nicht, und als Rätsel: { $problem }
command-no-file-nor-puzzle = die Datei „{ $text }“ gibt es nicht, und ein Rätsel ist das auch nicht
command-bundled = kein Rätsel angegeben, also hier eines von evoku
command-two-numbers = die zwei Zahlen sind POPULATION und GENERATIONS von { $algorithm }; -a NAME wählt einen anderen Algorithmus
command-several-puzzles = es gibt mehrere Rätsel; dies ist das erste
command-given-twice = --{ $name } ist zweimal angegeben
command-puzzle-twice = --puzzle ist angegeben, und dazu ein Rätsel ohne die Option; gib eines an
command-kind-twice = --puzzle-kind ist { $kind }, und dazu { $other } ohne die Option; gib eines an
command-population-one-run = --print-population zeigt einen Lauf; es passt nicht zu mehreren
command-children-one-run = --print-children zeigt einen Lauf; lass --runs weg, und gib ein Rätsel und einen Wert je Parameter an
command-children-islands = --print-children kann nicht mehreren Inseln folgen; lass --islands weg
command-children-sudoku = --print-children zeichnet nur Bretter von Sudoku; lass es bei anderen Arten von Rätseln weg
command-children-large = --print-children zeichnet Bretter bis { $most }x{ $most } nebeneinander; dieses hat { $side }x{ $side }
command-children-rows = das Format { $format } hat keinen Platz für die Kinder von --print-children; nimm text, json oder html
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
command-child = Generation { $generation }, Kind { $number } von { $count }: { $fitness }
command-child-parent = Elter { $number }
command-child-of-member = Elter { $number }: Mitglied { $member }, { $fitness }
command-child-of-child = Elter { $number }: Kind { $child } dieser Generation, { $fitness }
command-child-of-earlier = Elter { $number }: ein früherer Versuch, { $fitness }
command-child-copy = von Elter { $parent }: alles
command-child-houses = von Elter { $parent }: { $houses }
command-child-cells = von Elter { $parent }: { $cells ->
    [one] 1 Zelle
   *[other] { $cells } Zellen
}
command-child-equal = in allen Eltern gleich: { $cells ->
    [one] 1 Zelle
   *[other] { $cells } Zellen
}
command-child-placed = durch die Kreuzung verschoben: { $cells ->
    [one] 1 Zelle
   *[other] { $cells } Zellen
}
command-child-changed = geändert: { LIST($changes, ", ") }
command-child-changed-many = geändert: { $cells } Zellen, unten mit * markiert
command-child-unchanged = geändert: nichts
command-child-accepted = angenommen als Mitglied { $member }
command-child-replaces = angenommen als Mitglied { $member }; dort war { $fitness }
command-child-twin = gleich Mitglied { $member }, das schon da war
command-child-refused = nicht angenommen
command-child-ended = der Lauf endete hier, ehe etwas ersetzt wurde
command-child-origin = Herkunft
command-child-board = Kind
command-children-legend = Herkunft: = alle, 1 bis 3 dieser Elter, + verschoben, * geändert, . gegeben
command-children-none = Generation { $generation }: { $algorithm } meldet keine Kinder mit Eltern
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
command-live-diversity = Vielfalt
command-live-takeover = wie der Beste
command-live-children = Kinder
command-live-shares = { $better } % besser, { $equal } % gleich gut
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
command-no-plan = { $path } ist kein Plan; evoku lab new schreibt eine Vorlage
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
command-store-is-plan = der Speicher kann nicht der Plan selbst sein: { $path }; wähle eine andere Datei für den Speicher
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
command-about-commit = Commit: { $commit }
command-about-no-commit = Commit: unbekannt, außerhalb eines Klons gebaut
command-about-target = Ziel: { $target }, übersetzt von { $compiler }
command-about-library = C-Bibliothek: { $is-static ->
    [yes] enthalten
   *[no] die des Systems
}
command-about-profile = Profil: { $profile }, Optimierung { $level }, Funktionen: { $features }
command-about-page = Seite: { $is-contained ->
    [yes] enthalten
   *[no] fehlt in diesem Programm
}
command-about-machine = Rechner: { $system }, { $processor }, Threads: { $cores }
command-about-processor = Befehle des Prozessors: { $features }
command-about-engines = Löser: batch9 mit { $batch }, single9 mit { $single }
command-about-language = Sprache: { $language }
command-about-program = Programm: { $program }
command-about-folder = Arbeitsordner: { $folder }
command-about-temporary = temporäre Dateien: { $folder }
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
command-no-glyph = Die Schrift hat kein Zeichen für { LIST($letters, ", ") }{ $others ->
    [0] { "" }
    [1] { " " }und einen weiteren Buchstaben
   *[other] { " " }und { GROUPED($others) } weitere Buchstaben
}; gedruckt wird dafür ein Fragezeichen
command-undecided = { $count ->
    [one] { GROUPED($count) } Rätsel hat
   *[other] { GROUPED($count) } Rätsel haben
} vielleicht Vorgaben oder Bedingungen, die wegfallen können: Die Suche, die sie prüft, hat ihre Grenze an Knoten erreicht
command-omitted = { $format } kann Folgendes nicht darstellen: { LIST($what, "and") }; weggelassen
command-omitted-others = Auch bei { $count ->
    [one] { GROUPED($count) } weiteren Rätsel
   *[other] { GROUPED($count) } weiteren Rätseln
} wurden Teile weggelassen
command-other-puzzle = { $format } kann Folgendes nicht darstellen: { LIST($what, "and") }; ein Link ohne sie könnte zu einem Rätsel mit anderen Lösungen führen, deshalb schreibt --lossy ihn nicht
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
command-algorithm-null = Nullmodell: { $name }, ohne { $lacks }
command-algorithm-sizes = Größen: { $least } bis { $most } (--size, Vorgabe { $usual })
command-algorithm-names = Algorithmen: { LIST($algorithms, ", ") }
command-algorithm-parameters = Parameter (--set name=wert):
command-algorithm-parameter = { $name } ({ $range }; Vorgabe { $default })
command-algorithm-parameter-if = { $name } ({ $range }; Vorgabe { $default }; nur mit { $condition })
command-story-place = { $is-epoch ->
    [yes] Epoche
   *[no] Generation
} { GROUPED($number) }, { GROUPED($evaluations) } { $evaluations ->
    [one] Bewertung
   *[other] Bewertungen
}
command-story-first = Der Lauf beginnt mit { GROUPED($size) } Versuchen. Bester: { $best }; Mittel: { $mean }.
command-story-first-one = Der Lauf beginnt mit einem Versuch: { $best }.
command-story-leader = Neuer bester Versuch: { $best }; der letzte gemeldete: { $before }.
command-story-island = Insel { $island } hat ihn gefunden.
command-story-overtakes = Insel { $island } hat ihn gefunden und überholt Insel { $former }.
command-story-lead = { $margin ->
    [0] Ein weiteres Mitglied ist genauso gut
   *[other] Sein Vorsprung vor dem nächsten Mitglied ist { $margin }
}; das Mittel ist { $mean }.
command-story-two = Er verbindet zwei Mitglieder der Generation davor: { $cells } Zellen stimmen mit einem überein ({ $second }), alle anderen mit einem anderen ({ $first }).
command-story-rearranged = Er ist ein Mitglied der Generation davor ({ $parent }), in dem die Ziffern von { LIST($cells, "and") } umgeordnet sind.
command-story-changed = Er ist ein Mitglied der Generation davor ({ $parent }), geändert in { LIST($cells, "and") }.
command-story-similar = Das ähnlichste Mitglied der Generation davor ({ $parent }) unterscheidet sich in { $count } von { $cells } Zellen.
command-story-new = Er gleicht keinem Mitglied der Generation davor: Selbst das ähnlichste unterscheidet sich in { $count } von { $cells } Zellen.
command-story-within = Alle Änderungen sind { LIST($houses, "and", "in") }.
command-story-gained = Neu vollständig: { $houses }.
command-story-lost = Nicht mehr vollständig: { $houses }.
command-story-list = { $others ->
    [0] { LIST($items, "and") }
   *[other] { LIST($items, ", ") } und { GROUPED($others) } weitere
}
command-story-twice = { $house } ({ LIST($digits, "and") } mehrfach)
command-story-incomplete = In { $count } von { $all } Häusern fehlt eine Ziffer: { $houses }.
command-story-open = Offene Zellen: { $count }.
command-story-broken = Verstöße gegen Zusatzregeln und Paare: { $count }.
command-story-offspring = Kinder im Vergleich mit ihrem besseren Elter: { GROUPED($better) } besser, { GROUPED($equal) } genauso gut, { GROUPED($worse) } schlechter, von { GROUPED($children) }.
command-story-stagnation = Stillstand: kein besserer Versuch seit { GROUPED($number) } { $is-epoch ->
    [yes] Epochen
   *[no] Generationen
} und { GROUPED($evaluations) } Bewertungen. Bester: { $best }.
command-story-converged = Die Mitglieder unterscheiden sich vom besten im Mittel nur an { $diversity } Stellen: Die Population ist konvergiert, und Kreuzung kann kaum noch etwas verbinden.
command-story-diverse = Die Mitglieder unterscheiden sich vom besten im Mittel noch an { $diversity } Stellen, also gibt es Vielfalt, die sich verbinden lässt.
command-story-wanders = Seitdem lag der beste jeder Generation zwischen { $low } und { $high }.
command-story-plateau = Seitdem war der beste jeder Generation { $value }: eine Ebene oder ein lokales Optimum.
command-story-restart = Neustarts bisher: { GROUPED($number) }. Neue Versuche ersetzen die alten; der beste Versuch des Laufs bleibt festgehalten.
command-story-transfer = { $migrants } von Insel { $from } nach { $to }
command-story-exchange = Auswanderer: { $transfers }. Bisher wurden { GROUPED($accepted) } aufgenommen, { GROUPED($worse) } waren nicht besser als das schlechteste Mitglied, und { GROUPED($refused) } passten nicht zur Kodierung.
command-story-standing = Insel { $island }: { $best }
command-story-standings = Beste Versuche: { LIST($standings, "; ") }.
command-story-front = { $count } von { $size } Mitgliedern sind nicht dominiert: Kein anderes ist in einem Ziel besser und im anderen mindestens so gut.
command-story-solved = Gelöst: Dieser Versuch verletzt keine Regel.
command-story-unsolved = Nicht gelöst ({ $stop }). Bester: { $best }.
command-story-try-more = Der Lauf wurde noch besser. Versuch ein größeres Budget: --evaluations, --generations oder --timeout.
command-story-try-variety = Die Population war konvergiert. Versuch eine größere Population, mehr Mutation (evoku algorithms { $algorithm } nennt die Parameter) oder --islands 4.
command-story-try-other = Der Lauf stand still. Versuch einen anderen --seed oder andere Parameter (evoku algorithms { $algorithm } nennt sie).
command-story-try-default = Ohne -a wählt evoku den Algorithmus, der auf Brettern dieser Größe am besten abschnitt.
command-story-legend = Rote Zellen stehen im Konflikt; blaue unterscheiden sich vom ähnlichsten Mitglied der Generation davor.
command-story-one-run = eine Geschichte beschreibt einen Lauf; lass --runs weg, und gib ein Rätsel und für jeden Parameter einen Wert an
command-story-rows = das Format { $format } hat keinen Platz für die Geschichte von --explain; nimm text, json oder html
command-hint-article = Mehr dazu: evoku book { $name }
command-book-unknown = das Buch hat keinen Artikel über „{ $topic }“; erwartet ist eine Technik wie x-wing oder eine Seite wie solving/fish

## Python-Paket

python-puzzle = Rätsel { $row } (gezählt ab 0): { $problem }
python-single-text = puzzles: einzelner Text gefunden, erwartet: eine Liste von Rätseln
python-number = eine Zahl ({ $type }) gefunden, erwartet: ein Rätsel; eine Spalte mit Rätseln ist als Text einzulesen, zum Beispiel mit dtype=str
python-masked = maskiertes Feld gefunden, erwartet: ein Feld ohne Maske; array.filled(0) macht maskierte Zellen leer
python-truth = True oder False in einer Zelle gefunden, erwartet: eine ganze Zahl
python-column = erwartet: eine Spalte mit Text oder mit je 81 Bytes; gefunden: { $kind ->
    [numbers] Zahlen; die Spalte ist als Text einzulesen, zum Beispiel mit dtype=str
    [truths] Wahrheitswerte
    [bytes] Bytes in anderer Anzahl
    [encoded] eine Kodierung mit Wörterbuch oder Lauflängen; die Spalte ist in Text umzuwandeln
    [lists] Listen
    [times] Daten oder Zeiten
    [structures] Strukturen
   *[other] der Typ „{ $format }“ von Arrow
}
python-at-least = { $name }: { $found } gefunden, erwartet: eine ganze Zahl ab { $least }
python-reversed = { $name }: { $from } bis { $to } gefunden, erwartet: das untere Ende zuerst
python-recorded = evoku.lab.run zählt die Auswertungen dieses Problems, kann aber die eines anderen Prozesses nicht zählen; die Versuche sind in diesem Prozess auszuwerten
python-table-damaged = die gespeicherte Tabelle ist beschädigt
