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
evolve-givens-break = sie brechen { $constraint }
evolve-givens-equal = { $first } und { $second } sind beide { $digit }
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
