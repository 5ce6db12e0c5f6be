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

## Befehlszeile

command-cannot-read = { $path } ist nicht lesbar: { $cause }
