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
layout-killer = Käfig
layout-killer-about = Käfige, die das Brett bedecken, jeder mit seiner Summe; in keinem steht eine Ziffer zweimal
layout-calcudoku = Calcudoku
layout-calcudoku-about = Käfige, die das Brett bedecken, jeder mit Summe, Produkt, Differenz oder Quotient
layout-thermometer = Thermometer
layout-thermometer-about = von der Kugel bis zur Spitze steigen die Ziffern
layout-slow-thermometer = Langsames Thermometer
layout-slow-thermometer-about = von der Kugel bis zur Spitze steigen die Ziffern oder bleiben gleich
layout-arrow = Pfeil
layout-arrow-about = die Ziffern längs des Pfeils ergeben die im Kreis
layout-double-arrow = Doppelpfeil
layout-double-arrow-about = die Ziffern zwischen den Enden ergeben dasselbe wie beide Enden
layout-whispers = Flüsterlinie
layout-whispers-about = Nachbarn auf der Linie unterscheiden sich um die halbe Seite
layout-renban = Renban-Linie
layout-renban-about = die Ziffern auf der Linie folgen lückenlos aufeinander, in beliebiger Reihenfolge
layout-nabner = Nabner-Linie
layout-nabner-about = keine zwei Ziffern auf der Linie sind gleich oder aufeinanderfolgend
layout-palindrome = Palindrom
layout-palindrome-about = die Linie liest sich von beiden Enden gleich
layout-between = Zwischenlinie
layout-between-about = die Ziffern auf der Linie liegen zwischen denen an ihren Enden
layout-lockout = Sperrlinie
layout-lockout-about = keine Ziffer auf der Linie ist gleich einem Ende oder liegt zwischen den Enden
layout-modular = Modulare Linie
layout-modular-about = je 3 Nachbarn lassen geteilt durch 3 verschiedene Reste
layout-entropic = Entropische Linie
layout-entropic-about = je 3 Nachbarn sind eine niedrige, eine mittlere und eine hohe Ziffer
layout-zipper = Reißverschluss
layout-zipper-about = Ziffern mit gleichem Abstand von den Enden haben dieselbe Summe
layout-region-sum = Gebietssummen
layout-region-sum-about = Blöcke teilen die Linie in Stücke mit gleicher Summe
layout-kropki = Kropki
layout-kropki-about = weiße Punkte zwischen aufeinanderfolgenden Ziffern, schwarze, wo eine das Doppelte der anderen ist
layout-kropki-all = Kropki mit allen Punkten
layout-kropki-all-about = dasselbe, und wo kein Punkt ist, gilt keines von beiden
layout-xv = XV
layout-xv-about = ein X zwischen Ziffern, die 10 ergeben, ein V, wo sie 5 ergeben
layout-xv-all = XV mit allen Zeichen
layout-xv-all-about = dasselbe, und wo kein Zeichen ist, gilt keines von beiden
layout-greater = Ungleichung
layout-greater-about = ein Zeichen zwischen allen benachbarten Zellen eines Blocks
layout-even-odd = Gerade und Ungerade
layout-even-odd-about = Marken auf zwei von fünf Zellen sagen, ob die Ziffer gerade oder ungerade ist
layout-extremes = Minimum und Maximum
layout-extremes-about = Marken auf den Zellen, deren Ziffer kleiner oder größer ist als alle an ihren Seiten
layout-quadruple = Quadrupel
layout-quadruple-about = Ziffern, die in den vier Zellen um eine Ecke stehen
layout-little-killer = Kleiner Killer
layout-little-killer-about = die Summen aller Diagonalen aus zwei oder mehr Zellen
layout-sandwich = Sandwich
layout-sandwich-about = die Summen zwischen der kleinsten und der größten Ziffer jeder Zeile und Spalte
layout-x-sum = X-Summe
layout-x-sum-about = die Summen von so vielen Ziffern, wie die erste sagt, von beiden Enden
layout-skyscraper = Hochhaus
layout-skyscraper-about = wie viele Ziffern größer sind als alle vor ihnen, von beiden Enden
layout-numbered-room = Nummerierter Raum
layout-numbered-room-about = die Ziffer in der Zelle, die die erste Ziffer nennt, von beiden Enden
layout-nonconsecutive = Nicht aufeinanderfolgend
layout-nonconsecutive-about = nirgends liegen aufeinanderfolgende Ziffern nebeneinander
layout-disjoint-groups = Getrennte Gruppen
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
