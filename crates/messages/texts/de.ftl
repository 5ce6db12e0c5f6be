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
