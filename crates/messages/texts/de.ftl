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
