### Español.

-decimal-point = ,
-number-group = { "\u202F" }
-list-comma = { ", " }
-list-and = { " y " }
    .before-i = { " e " }
    .before-hi = { " e " }
-list-or = { " o " }
    .before-o = { " u " }
    .before-ho = { " u " }
    .before-8 = { " u " }
    .before-11 = { " u " }

## Idiomas y mensajes

language-name = Español
language-unknown = no existe el idioma «{ $code }»; hay { LIST($known, "and") }
language-damaged = este idioma está dañado o es de otra versión de evoku
message-unknown = no existe el mensaje «{ $id }»
message-argument = el mensaje «{ $id }» no tiene un argumento «{ $argument }» de este tipo
verbatim = { $text }
verbatim-at = { $place }: { $what }

## Modelo: celdas, casas y dígitos

house-row = fila { $number }
    .the = la { house-row }
    .in = en la { house-row }
    .of = de la { house-row }
house-column = columna { $number }
    .the = la { house-column }
    .in = en la { house-column }
    .of = de la { house-column }
house-box = caja { $number }
    .the = la { house-box }
    .in = en la { house-box }
    .of = de la { house-box }
house-region = región { $number }
    .the = la { house-region }
    .in = en la { house-region }
    .of = de la { house-region }
house-diagonal = diagonal { $number }
    .the = la { house-diagonal }
    .in = en la { house-diagonal }
    .of = de la { house-diagonal }
house-window = ventana { $number }
    .the = la { house-window }
    .in = en la { house-window }
    .of = de la { house-window }
house-rows = filas { LIST($numbers, "and") }
    .the = las { house-rows }
    .in = en las { house-rows }
    .of = de las { house-rows }
house-columns = columnas { LIST($numbers, "and") }
    .the = las { house-columns }
    .in = en las { house-columns }
    .of = de las { house-columns }
house-boxes = cajas { LIST($numbers, "and") }
    .the = las { house-boxes }
    .in = en las { house-boxes }
    .of = de las { house-boxes }
house-regions = regiones { LIST($numbers, "and") }
    .the = las { house-regions }
    .in = en las { house-regions }
    .of = de las { house-regions }
house-diagonals = diagonales { LIST($numbers, "and") }
    .the = las { house-diagonals }
    .in = en las { house-diagonals }
    .of = de las { house-diagonals }
house-windows = ventanas { LIST($numbers, "and") }
    .the = las { house-windows }
    .in = en las { house-windows }
    .of = de las { house-windows }
house-several = { LIST($houses, "and") }
    .the = { LIST($houses, "and", "the") }
    .in = en { LIST($houses, "and", "the") }
    .of = { LIST($houses, "and", "of") }
house-clash = { FORM($house, "the") } tiene dos veces el { $digit }
number-in-words = { $number ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[other] { $number }
}
sudoku-digit = { $digit } en { $cell }, pero los dígitos van del { $first } al { $last }
rules-region = la región { $region } tiene { $found } { $found ->
    [one] celda
   *[other] celdas
}; cada región necesita { $expected }

## Restricciones: nombres y reglas

## Formatos

format-at = línea { $line }, columna { $column }: { $what }
format-unexpected = se encontró { $found } y se esperaba { $expected }
format-cells = { $found } { $found ->
    [one] celda
    [many] de celdas
   *[other] celdas
} en vez de { $expected }
format-expected-digit = un dígito del { $first } al { $last }
format-expected-whole = { $count ->
    [one] un número entero
    [many] { $count } de números enteros
   *[other] { $count } números enteros
}

## Explicaciones: pasos y pistas

step-because = { $reason } Por tanto, { LIST($conclusions, "; ") }.
step-sentences = { LIST($sentences, " ") }
step-notation = { $technique }: { $notation }
step-put = { LIST($cells, "and") } { COUNT($cells) ->
    [one] es
   *[other] son
} { LIST($digits, "and") }
step-gone = { LIST($cells, "and") } { COUNT($cells) ->
    [one] no es
   *[other] no son
} { LIST($digits, "or") }
step-naked-single = { $digit } es el único candidato que queda en { $cell }.
step-hidden-single = { CAPITAL(FORM($house, "in")) } solo { $cell } puede contener todavía el { $digit }.
step-full-house = { $cell } es la última celda vacía { FORM($house, "of") }, y solo falta el { $digit }.
step-locked =
    { CAPITAL(FORM($house, "in")) } el { $digit } solo puede ir en { LIST($places, "or") }, y todas estas celdas están { FORM($to, "in") }. Una de ellas lo contiene, así que no queda ningún { $digit } para el resto { FORM($to, "of") }.
step-naked-subset =
    Las { $count } celdas { LIST($cells, "and") } tienen entre todas solo los { $count } candidatos { LIST($digits, "and") } y los agotan: ninguna otra celda { FORM($houses, "of") } puede contener uno.
step-hidden-subset =
    { CAPITAL(FORM($houses, "in")) } los { $count } dígitos { LIST($digits, "and") } solo pueden ir en las { $count } celdas { LIST($cells, "and") }. Las llenan, y no cabe ningún otro dígito.
step-fish =
    { CAPITAL(FORM($base, "the")) } necesitan un { $digit } cada una, y todos sus lugares posibles están { FORM($cover, "in") }. Esos { $count } dígitos los ocupan: ninguna otra celda { FORM($cover, "of") } puede contener el { $digit }.
step-finned-fish =
    { CAPITAL(FORM($base, "the")) } necesitan un { $digit } cada una, y todos sus lugares posibles están { FORM($cover, "in") }, salvo { COUNT($fins) ->
        [one] la aleta
       *[other] las aletas
    } { LIST($fins, "and") }. Si ninguna aleta contiene el { $digit }, el pez no deja ninguno para otras celdas { FORM($cover, "of") }; si alguna lo contiene, lo descarta en lo que ve. Lo que cae en ambos casos es falso.
step-kraken-fish =
    { CAPITAL(FORM($base, "the")) } necesitan un { $digit } cada una, y todos sus lugares posibles están { FORM($cover, "in") }, salvo { COUNT($fins) ->
        [one] la aleta
       *[other] las aletas
    } { LIST($fins, "and") }. { LIST($chains, " ") } Todo lleva a lo mismo.
step-siamese-fish = { $one } Visto de otro modo: { $other }
step-wing =
    { $pivot } es { LIST($candidates, "or") }: { LIST($cases, "; ") }. En todos los casos una de estas celdas es { $digit }, y ninguna celda que las vea todas puede serlo.
step-wing-case = si es { $pivot-digit }, { $cell } es { $digit }
step-wing-pivot = o ella misma es { $digit }
step-deadly =
    Si { LIST($cells, "and") } tuvieran solo { LIST($digits, "and") }, los dos dígitos podrían intercambiarse y el sudoku tendría dos soluciones.
step-rectangle-only = Solo { LIST($cells, "or") } puede evitarlo.
step-rectangle-besides = Para evitarlo, { LIST($besides, "or") } tiene que estar en { LIST($cells, "or") }.
step-rectangle-subset =
    Por eso { LIST($cells, "or") } contiene { LIST($besides, "or") }, lo que forma con { LIST($subset, "and") } un grupo desnudo { FORM($houses, "in") }.
step-rectangle-link =
    { CAPITAL(FORM($houses, "in")) } las esquinas son los únicos lugares para { LIST($kept, "and") }, así que { LIST($gone, "and") } en { LIST($cells, "or") } llevaría a eso.
step-rectangle-links =
    { CAPITAL(FORM($houses, "in")) } las esquinas son los únicos lugares para { LIST($gone, "and") }. Con { LIST($gone, "and") } en { LIST($cells, "or") }, ese dígito estaría también en la otra, y { LIST($kept, "and") } en el resto.
step-rectangle-hidden =
    { CAPITAL(FORM($houses, "in")) } las esquinas son los únicos lugares para { LIST($kept, "and") }, así que { LIST($gone, "and") } en la esquina donde se cruzan llevaría a eso.
step-bivalue-universal-grave =
    Todas las celdas vacías menos { $cell } tienen dos candidatos. Si { $cell } también tuviera solo dos, cada dígito tendría dos lugares o ninguno en cada casa, y el sudoku no tendría solución única. { LIST($digits, "and") } es el dígito que tiene un tercer lugar en las casas de { $cell }, así que va ahí.
step-colors =
    Cuando una casa tiene dos lugares para el { $digit }, uno de ellos lo contiene; siguiendo estos enlaces, el { $digit } está { LIST($clusters, "and") }.
step-color-cluster = bien en { $one }, bien en { $other }
step-simple-colors-trap = Una celda que ve los dos colores no puede contenerlo.
step-simple-colors-wrap = Dos celdas del primer color se ven entre sí, así que el bueno es el segundo.
step-multi-colors-1 =
    Un color de un grupo ve uno del otro, así que los dos no pueden ser buenos: lo es alguno de sus opuestos, y lo que ve a esos dos no puede contener el dígito.
step-multi-colors-2 = Un color que ve los dos colores del otro grupo es falso.
step-sue-de-coq =
    { LIST($crossing, "and") }, donde se cruzan { FORM($line, "the") } y { FORM($box, "the") }, solo tienen los candidatos { LIST($crossing-digits, "and") }; en el resto { FORM($line, "of") }, { LIST($line-cells, "and") } solo { COUNT($line-cells) ->
        [one] tiene
       *[other] tienen
    } { LIST($line-digits, "and") }; en el resto { FORM($box, "of") }, { LIST($box-cells, "and") } solo { COUNT($box-cells) ->
        [one] tiene
       *[other] tienen
    } { LIST($box-digits, "and") }. Hay tantas celdas como dígitos, así que cada dígito se agota allí donde se ven todas sus celdas.
step-template-set = Toda forma de colocar todos los { $digit } en el tablero usa estos lugares.
step-template-delete = Ninguna forma de colocar todos los { $digit } en el tablero usa estos lugares.

step-is = { $cell } es { $digit }
    .supposed = que { step-is }
step-is-not = { $cell } no es { $digit }
    .supposed = que { step-is-not }
step-is-in = { $digit } está en { LIST($cells, "or") }
    .supposed = que { step-is-in }
step-is-not-in = { $digit } no está en { LIST($cells, "or") }
    .supposed = que { step-is-not-in }
step-nowhere-else = { $state } (no hay otro lugar { FORM($house, "in") })
step-nothing-else = { $state } (no queda otra cosa ahí)
step-through-set = { $state } ({ $cells }: todos menos uno de { LIST($digits, "and") })
step-by-constraint = { LIST($gone, "; ") } ({ $constraint })
step-so-on = así sucesivamente durante { $count } { $count ->
    [one] paso
   *[other] pasos
}
step-done = eso es todo
step-chain = Supón { LIST($assumed, "and", "supposed") }. Entonces { LIST($follows, "and") }.
step-chain-also = Entonces también { LIST($follows, "and") }.
step-loop =
    Lo último lleva de nuevo a lo primero: los enlaces se cierran en un bucle y valen en ambos sentidos. De cada dos vecinos uno es verdadero, y lo que ve a los dos es falso.
step-verity = Una de estas cosas es verdad, y todas llevan a lo mismo.
step-remote-pair =
    Así que las celdas de la cadena contienen los dos dígitos por turnos, y lo que ve dos distintas no puede contener ninguno.
step-even-so = Aun así { $state }.
step-either = En cualquier caso { $one } o { $other }.
step-otherwise = Y si { $state }, también queda descartado.
step-opposite = Lo que descartan tanto eso como lo contrario es falso.
step-contradicts-itself = Eso se contradice.
step-one-digit = Pero una celda solo contiene un dígito.
step-contradiction = { $what }, así que la suposición es falsa.
step-both-ways = Entonces { $cell } sería { $digit } y no lo sería
step-two-digits = Eso pone { $one } y { $other } a la vez en { $cell }
step-twice = Eso pone el { $digit } dos veces { FORM($house, "in") }
step-no-digit = Eso no deja ningún dígito para { $cell }
step-no-place = Eso no deja ningún lugar para el { $digit } { FORM($house, "in") }
step-impossible = Todo eso no puede ser verdad a la vez

step-almost-locked = { $cells } { $count ->
    [one] contiene
   *[other] contienen
} todos menos uno de { LIST($digits, "and") }
step-death-blossom =
    { LIST($sets, "; ") }. Sea { LIST($digits, "or") } lo que contenga { $stem }, le quita ese dígito a uno de estos grupos, que entonces necesita todos los demás suyos. Lo que descartan todos los casos es falso.
step-doubly-linked =
    { LIST($sets, "; ") }. Cada uno de { LIST($linked, "and") } solo puede estar en uno de los dos grupos, pues todas sus celdas ahí se ven entre sí, y ningún grupo puede prescindir de ambos. Así que cada grupo tiene uno de estos y todos sus demás dígitos, y lo que ve todas las celdas de un dígito así no puede contenerlo.
step-linked =
    { LIST($sets, "; ") }. Dos grupos vecinos no pueden contener a la vez el dígito que los une ({ LIST($links, "and") }), pues todas sus celdas ahí se ven entre sí; un grupo que prescinde de él necesita todos los demás suyos. De grupo en grupo, { LIST($digits, "or") } queda en el primero o en el último, y lo que ve todas sus celdas en ambos no puede contenerlo.
step-any = { LIST($digits, "or") }

step-cage-of = jaula de { $total } en { $cell }
    .the = la { step-cage-of }
step-cage = jaula en { $cell }
    .the = la { step-cage }
step-extra-region = región extra en { $cell }
    .the = la { step-extra-region }
step-white-dot = punto blanco entre { LIST($cells, "and") }
    .the = el { step-white-dot }
step-black-dot = punto negro entre { LIST($cells, "and") }
    .the = el { step-black-dot }
step-x = X entre { LIST($cells, "and") }
    .the = la { step-x }
step-v = V entre { LIST($cells, "and") }
    .the = la { step-v }
step-between = { $name } { $number } entre { LIST($cells, "and") }
    .the = la regla «{ $name }» { $number } entre { LIST($cells, "and") }
step-inequality = desigualdad entre { LIST($cells, "and") }
    .the = la { step-inequality }
step-even = celdas pares en { $cell }
    .the = las { step-even }
step-odd = celdas impares en { $cell }
    .the = las { step-odd }
step-sum-clue = { $name } de { $total } en { $cell }
    .the = la regla «{ $name }» de { $total } en { $cell }
step-quadruple = cuádruple { LIST($numbers, " ") } en { $cell }
    .the = el { step-quadruple }
step-exactly = jaula de { $count } × { $digit } en { $cell }
    .the = la { step-exactly }
step-outside = { $name }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} { FORM($line, "of") }
    .the = la regla «{ $name }»{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }{ LIST($numbers, " ") }
    } { FORM($line, "of") }
step-line = { $name } en { $cell }
    .the = la regla «{ $name }» en { $cell }
step-size = filas, columnas y regiones
    .the = las { step-size }
step-clue = { $name } { LIST($numbers, " ") } en { $cell }
    .the = la regla «{ $name }» { LIST($numbers, " ") } en { $cell }
step-clue-at = { $name } en { $cell }
    .the = la regla «{ $name }» en { $cell }

step-relation =
    Por { LIST($who, "and", "the") }: { LIST($rules, "and") }. Los candidatos que caen lo incumplen, contengan lo que contengan las celdas vecinas.
step-along-line =
    Por { LIST($who, "and", "the") }: { LIST($rules, "and") }. Ningún dígito de las demás celdas completa lo que cae.
step-ways =
    Por { LIST($who, "and", "the") }: { LIST($rules, "and") }. Ninguna forma de llenar las celdas tiene lo que cae.
step-ways-together =
    Toma juntas estas reglas: { LIST($who, "and") }. Ninguna forma de llenar sus celdas tiene los candidatos que caen.
step-sets = Por { LIST($who, "and", "the") }, las celdas solo pueden contener { LIST($sets, "or") }.
step-many-sets =
    Por { LIST($who, "and", "the") }, ninguno de los { $count } conjuntos de dígitos que caben en las celdas tiene lo que cae.
step-house-needs = { CAPITAL(LIST($who, "and", "the")) } necesita el { $digit }
step-sets-need =
    Por { LIST($who, "and", "the") }, las celdas solo pueden contener { LIST($sets, "or") }, así que necesitan el { $digit }
step-every-set-has =
    Por { LIST($who, "and", "the") }, todo conjunto de dígitos que cabe en las celdas tiene el { $digit }
step-group-single = { $needs }, y solo { LIST($places, "or") } puede contenerlo todavía.
step-group-locked =
    { $needs }, y solo puede ir en { LIST($places, "or") }. Eso no deja ningún { $digit } para lo que ve todas estas celdas.
step-locked-by-relation =
    { CAPITAL(FORM($houses, "the")) } necesita el { $digit }, y solo puede ir en { LIST($places, "or") }. Por { LIST($constraints, "and", "the") }: { LIST($rules, "and") }. Sea cual sea la celda que contiene el { $digit }, nada de lo que cae puede estar a su lado.
step-group-hidden =
    Por { LIST($who, "and", "the") }, las celdas necesitan { LIST($digits, "and") }, y estos { $count } dígitos solo pueden ir en las { $count } celdas { LIST($cells, "and") }. No cabe ningún otro dígito.
step-group-naked =
    Por { LIST($who, "and", "the") }: las { $count } celdas { LIST($cells, "and") } tienen entre todas solo los candidatos { LIST($digits, "and") } y los agotan. Ninguna celda que las vea todas puede contener uno.
step-sum = Por { LIST($constraints, "and", "the") }: { $equation }.
step-sum-of-houses = { CAPITAL(FORM($houses, "the")) } { $count ->
    [one] suma
   *[other] suman
} { $sum }. Réstale { LIST($cages, "and", "the") } y queda: { $equation }.
step-cages = { $count } { $count ->
    [one] jaula
   *[other] jaulas
}
step-total = { LIST($cells, "and") } suman { $total }
step-sum-filled = Todas estas celdas menos una están llenas.
step-sum-bounds =
    Incluso con los dígitos más pequeños o más grandes en las demás celdas solo queda: { LIST($left, "and") }.
step-nothing-but = { $cell } únicamente { $digit }
step-from-to = { $cell } al menos { $least } y como mucho { $most }
step-at-least = { $cell } al menos { $least }
step-at-most = { $cell } como mucho { $most }
step-sum-parity =
    Contengan lo que contengan las demás celdas, la suma de sus términos es siempre par o siempre impar, así que lo que cae daría al total la paridad equivocada.
step-sum-remainders =
    Compara los restos de dividir entre 3: contengan lo que contengan las demás celdas, lo que cae daría al total un resto equivocado.
step-sum-rest = Ningún dígito de las demás celdas da el resto para lo que cae.

step-look = Fíjate en { FORM($place, "the") }.
step-look-for = { $technique }. { $look }
step-places = los lugares del { $digit } { FORM($houses, "in") }
step-all-places = los lugares del { $digit } en todo el tablero
step-around-cell = { $cell } y lo que ve
step-around-cells = { LIST($cells, "and") } y lo que { COUNT($cells) ->
    [one] ve
   *[other] ven
}
step-places-listed = { LIST($places, "and") }
    .the = { LIST($places, "and", "the") }
step-digit-in = el { $digit } en { LIST($cells, "or") }
step-candidates = cuántos candidatos tienen las celdas vacías
step-crossing = el cruce { FORM($line, "of") } y { FORM($box, "the") }
step-cages-there = { FORM($houses, "the") } y las jaulas que hay ahí
step-solved = Resuelto: todas las celdas están llenas y nada choca.
step-several = El sudoku tiene varias soluciones; esto es lo que todas tienen en común.
step-none = { $is-unique ->
    [yes] Ninguna técnica permite avanzar aquí.
   *[no] El sudoku tiene varias soluciones, y ninguna técnica encuentra más en común entre ellas.
}
step-guess = Ninguna técnica permite avanzar aquí. La solución tiene { $digit } en { $cell }.
step-wrong-clash = Algo está mal: { $clash }.
step-wrong-digits = Algo está mal: { COUNT($cells) ->
    [one] el dígito
   *[other] los dígitos
} en { LIST($cells, ", ") }.
step-wrong-marks = Algo está mal: se descartó el dígito correcto en { LIST($cells, ", ") }.
step-wrong = Algo está mal: no hay forma de completar esto.
step-wrong-givens = El sudoku, tal como se dio, no tiene solución.
step-wrong-somewhere = { $why } Con --puzzle, que indica las pistas iniciales, puedo decir dónde.

step-unexplained-several = tiene varias soluciones
step-unexplained-none = no tiene solución
step-unexplained-clash = no tiene solución: { $clash }
step-unexplained-undecided = no se sabe si tiene solución única
step-unrated-none = sin solución
step-unrated-several = varias soluciones
step-unrated-undecided = no se sabe si la solución es única
step-guesses-not-counted = conjeturas sin contar: demasiadas
step-explainer-board =
    la valoración de Sudoku Explainer solo existe para tableros 9x9 normales, no para { $board }
step-explainer-none = el sudoku no tiene solución; solo se puede valorar uno que tenga exactamente una
step-explainer-several =
    el sudoku tiene varias soluciones; solo se puede valorar uno que tenga exactamente una
step-explainer-cancelled = se abandonó la valoración

## Técnicas

technique-full-house = Última celda
technique-naked-single = Único desnudo
technique-hidden-single = Único oculto
technique-last-of-sum = Última celda de una suma
technique-relation = Relación
technique-sum-bounds = Límites de una suma
technique-group-single = Único oculto en una jaula
technique-locked-pair = Par bloqueado
technique-locked-triple = Trío bloqueado
technique-pointing = Candidatos bloqueados (desde la caja)
technique-claiming = Candidatos bloqueados (desde la línea)
technique-innie-outie = Celda suelta, interior o exterior
technique-combinations = Combinaciones
technique-locked-in-group = Candidatos bloqueados (jaula)
technique-locked-by-relation = Candidatos bloqueados (relación)
technique-naked-subset = { $size ->
    [2] Par desnudo
    [3] Trío desnudo
    [4] Cuarteto desnudo
   *[other] Grupo desnudo de { $size }
}
technique-hidden-subset = { $size ->
    [2] Par oculto
    [3] Trío oculto
    [4] Cuarteto oculto
   *[other] Grupo oculto de { $size }
}
technique-naked-group-subset = Grupo desnudo en una jaula
technique-hidden-group-subset = Grupo oculto en una jaula
technique-line = Línea
technique-permutations = Permutaciones
technique-parity = Paridad
technique-innies-outies = Celdas interiores y exteriores
technique-fish = { $size ->
    [2] X-Wing
    [3] Pez espada
    [4] Medusa
    [5] Squirmbag
    [6] Ballena
   *[other] Leviatán
}{ $shape ->
    [franken] { " " }Franken
    [mutant] { " " }mutante
   *[basic] { "" }
}{ $fins ->
    [finned] { " " }con aletas
    [sashimi] { " " }sashimi
   *[none] { "" }
}{ $is-siamese ->
    [yes] { " " }{ $size ->
        [4] siamesa
        [6] siamesa
       *[other] siamés
    }
   *[no] { "" }
}
technique-remote-pair = Par remoto
technique-bivalue-universal-grave = Todas las celdas bivalor menos una (BUG + 1)
technique-skyscraper = Rascacielos
technique-two-string-kite = Cometa de dos cuerdas
technique-dual-two-string-kite = Cometa doble
technique-turbot-fish = Rodaballo
technique-empty-rectangle = Rectángulo vacío
technique-dual-empty-rectangle = Rectángulo vacío doble
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-unique-rectangle = Rectángulo único, tipo { $type }
technique-hidden-rectangle = Rectángulo oculto
technique-avoidable-rectangle = Rectángulo evitable, tipo { $type }
technique-joint-constraints = Dos restricciones
technique-sue-de-coq = Sue de Coq
technique-simple-colors-trap = Coloreado simple (trampa)
technique-simple-colors-wrap = Coloreado simple (contradicción)
technique-multi-colors = Coloreado múltiple { $type }
technique-x-chain = Cadena X
technique-xy-chain = Cadena XY
technique-continuous-loop = Bucle continuo
technique-discontinuous-loop = Bucle discontinuo
technique-alternating-chain = Cadena alterna (AIC)
technique-grouped-continuous-loop = Bucle continuo agrupado
technique-grouped-discontinuous-loop = Bucle discontinuo agrupado
technique-grouped-alternating-chain = Cadena alterna agrupada
technique-als-continuous-loop = Bucle continuo ALS
technique-als-discontinuous-loop = Bucle discontinuo ALS
technique-als-alternating-chain = Cadena alterna ALS
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-overlap = ALS-XY-Wing (con solapamiento)
technique-als-chain = Cadena ALS
technique-als-chain-overlap = Cadena ALS (con solapamiento)
technique-death-blossom = Flor de la muerte
technique-death-blossom-overlap = Flor de la muerte (con solapamiento)
technique-kraken-fish = Pez kraken, tipo { $type }
technique-forcing-chain-contradiction = Cadena forzada (contradicción)
technique-forcing-chain-verity = Cadena forzada (certeza)
technique-constraint-forcing = Forzado por restricciones
technique-forcing-net-contradiction = Red forzada (contradicción)
technique-forcing-net-verity = Red forzada (certeza)
technique-template-set = Plantilla (colocar)
technique-template-delete = Plantilla (eliminar)
technique-guess = Conjetura
technique-level-easy = fácil
technique-level-medium = medio
technique-level-hard = difícil
technique-level-expert = experto
technique-level-extreme = extremo

## Motores: resolver, contar y evaluar

## Generación

## Evolución: ejecuciones, islas y progreso

## Algoritmos: nombres y descripciones

## Parámetros: nombres, descripciones y valores

## Laboratorio

lab-verdict = { $first } necesita menos evaluaciones que { $second } en el { $share } % de { GROUPED($puzzles) } { $puzzles ->
    [one] sudoku
    [many] de sudokus
   *[other] sudokus
}
lab-equal = no se aprecia diferencia entre { LIST($algorithms, "and") }

## Dibujo: imágenes y hojas impresas

## Página: lo que solo ella muestra

page-views-play = Jugar
page-views-understand = Explicar
page-views-make = Crear
page-views-evolve = Evolución
page-views-measure = Medir
page-views-lessons = Lecciones
page-shell-skip = Saltar al contenido
page-shell-views = Vistas
page-shell-language = Idioma
page-shell-close = Cerrar
page-shell-cancel = Cancelar
page-shell-starting = Arrancando…
page-shell-broke = Algo se ha roto, y es culpa nuestra:
page-shell-old = Este navegador es demasiado antiguo para evoku: no tiene WebAssembly con vectores de 128 bits.
page-board-name = Sudoku, { $rows } por { $columns }
page-board-cell = fila { $row } columna { $column }, { LIST($states, ", ") }
page-board-empty = vacía
page-board-given = pista
page-board-clash = en conflicto
page-board-wrong = incorrecta
page-board-corner = notas de esquina { LIST($digits, " ") }
page-board-centre = notas de centro { LIST($digits, " ") }
page-board-colours = { LIST($colours, " y ") }
page-keypad-name = Teclado
page-keypad-mode = Lo que escribe una tecla
page-keypad-modes-digit = Dígito
page-keypad-modes-corner = Esquina
page-keypad-modes-centre = Centro
page-keypad-modes-colour = Color
page-keypad-mode-help-digit = Dígitos (Z)
page-keypad-mode-help-corner = Notas en las esquinas (X, o Mayús con un dígito)
page-keypad-mode-help-centre = Notas en el centro (C, o Ctrl con un dígito)
page-keypad-mode-help-colour = Colores (V, o Ctrl y Mayús con un dígito)
page-keypad-erase = Borrar
page-keypad-digit = { $missing ->
    [0] { $digit }, no queda ninguno
    [one] { $digit }, queda { $missing }
   *[other] { $digit }, quedan { $missing }
}
page-keypad-colour = { $number ->
    [1] gris
    [2] azul
    [3] verde
    [4] amarillo
    [5] naranja
    [6] morado
    [7] rosa
    [8] turquesa
    [9] marrón
   *[other] { $number }
}
page-play-tools = Herramientas
page-play-undo = Deshacer
page-play-redo = Rehacer
page-play-check = Comprobar
page-play-fill = Notas
page-play-new = Nuevo
page-play-open = Abrir
page-play-share = Compartir
page-play-print = Imprimir
page-play-restart = Empezar de nuevo
page-play-solved = Resuelto. ¡Bien hecho!
page-play-full = Todas las celdas están llenas, pero no todas son correctas.
page-play-not-unique = No tiene una solución única, así que no se puede comprobar nada.
page-play-show-clock = Mostrar el reloj
page-play-settings-title = Ajustes y teclas
page-play-settings-conflicts = Mostrar los dígitos en conflicto
page-play-settings-tidy = Un dígito quita sus notas de las celdas que ve
page-play-settings-marks = Mantener todos los dígitos posibles como notas; una nota de esquina descarta uno
page-play-settings-highlight = Resaltar el dígito de la celda elegida
page-play-keys =
    Las flechas mueven; con Mayús, seleccionan. Z X C V eligen dígitos, notas de esquina, notas de centro y colores; Mayús y Ctrl lo hacen para una tecla. Ctrl+Z y Ctrl+Y deshacen y rehacen, H da una ayuda. Si no hay nada seleccionado, una tecla del teclado se queda pulsada y va a cada celda que toques.
page-play-previous = Puzle anterior
page-play-next = Puzle siguiente
page-play-rules = Reglas
page-play-jigsaw = jigsaw
page-play-new-title = Un puzle nuevo
page-play-checked = { $wrong ->
    [0] Hasta aquí todo está bien.
    [one] Un dígito es incorrecto.
   *[other] { $wrong } dígitos son incorrectos.
}
page-play-hide-clock = { $time }. Ocultar el reloj
page-play-givens = { $count } { $count ->
    [one] pista
   *[other] pistas
}
page-play-of = Puzle { $number } de { $count }
page-hint-title = Ayuda
page-hint-stage-1 = Ayuda
page-hint-stage-2 = ¿Con qué?
page-hint-stage-3 = Muéstrame por qué
page-hint-stage-4 = Hazlo
page-hint-thinking = Pensando…
page-hint-back = Volver a antes del error
page-open-title = Abrir un puzle
page-open-about =
    Pega un puzle en cualquier formato: una línea de 81 caracteres, un tablero, CSV, JSON o un enlace de f-puzzles, SudokuPad y otros. También puedes soltar un archivo o un enlace en cualquier parte de esta página.
page-open-text = Puzle o enlace
page-open-open = Abrir
page-open-file = O un archivo
page-open-mistakes = { $count ->
    [one] No se pudo leer un puzle. { $first }
   *[other] No se pudieron leer { $count } puzles. { $first }
}
page-share-title = Compartir el puzle
page-share-link = Enlace que contiene el puzle
page-share-copy-link = Copiar el enlace
page-share-format = Formato
page-share-text = Texto
page-share-copy = Copiar
page-share-save = Guardar como archivo
page-share-copied = Copiado.
page-share-not-copied = El navegador no nos deja copiar. Selecciona el texto y cópialo tú.
page-print-title = Imprimir
page-print-heading = Título
page-print-paper = Papel
page-print-per-page = Puzles por página
page-print-fitting = los que quepan bien
page-print-solutions = Con las soluciones al final
page-print-marks = Con los candidatos de las celdas vacías
page-print-levels = Con el nivel de cada puzle
page-print-drawing = Dibujando…
page-print-preview = La primera página
page-print-print = Imprimir
page-print-pdf = Guardar como PDF
page-print-svg = Guardar como SVG
page-print-all = Los { $count } puzles
page-print-pages = { $count ->
    [one] Una página.
   *[other] { $count } páginas; esta es la primera.
}
page-facts-solutions = Soluciones
page-facts-one = una
page-facts-none = ninguna
page-facts-level = Nivel
page-facts-score = Puntos
page-facts-hodoku = Nivel de HoDoKu
page-facts-explainer = Sudoku Explainer (ER / EP / ED)
page-facts-hardest = Técnica más difícil
page-facts-guesses = Intentos de una búsqueda
page-facts-at-least = { $count } o más
page-facts-hodoku-level = { $level ->
    [Easy] fácil
    [Medium] medio
    [Hard] difícil
    [Unfair] injusto
    [Extreme] extremo
   *[other] { $level }
}
page-understand-facts = Lo que se sabe
page-understand-possible = Mostrar los dígitos que cada celda tiene en alguna solución
page-understand-previous = Paso anterior
page-understand-next = Paso siguiente
page-understand-no-path = Solo un puzle con una única solución tiene un camino hacia ella.
page-understand-step = { $number } de { $count }
page-understand-begin = { $count ->
    [one] { $count } paso lleva a la solución. Sigue y míralo en el tablero.
   *[other] { $count } pasos llevan a la solución. Sigue y mira cada uno en el tablero.
}
page-make-parts = Maneras de crear puzles
page-make-generate = Por encargo
page-make-set = A mano
page-make-any = cualquiera
page-make-size = Tamaño
page-make-as-played = como el puzle que se juega
page-make-regions = Regiones de un jigsaw: un carácter por celda, fila por fila
page-make-level = Nivel
page-make-symmetry = Simetría de las pistas
page-make-technique = Una técnica que haya que usar
page-make-variants = Variantes y restricciones
page-make-rules = Reglas para todo el tablero
page-make-layouts = Jaulas, líneas, puntos e indicaciones
page-make-cells = Celdas de cada jaula o línea, si quieres un número distinto del habitual
page-make-add-layout = Añadir una disposición…
page-make-details = Detalles
page-make-number = Cuántos puzles, hasta 100
page-make-givens = Número de pistas
page-make-minimal = No sobra ninguna pista
page-make-seed = Semilla
page-make-fresh-seed = una nueva cada vez
page-make-make = Crear un puzle
page-make-here = El puzle estará aquí.
page-make-making = Creando…
page-make-more = Más opciones
page-make-cancelled = Cancelado.
page-make-take-play = Jugarlo
page-make-take-understand = Explicarlo
page-make-from-desk = Tomar el puzle que se juega
page-make-blank = Un tablero nuevo
page-make-begin = Empezar
page-make-constraints = Restricciones
page-make-kind = Tipo
page-make-numbers = Números
page-make-add-constraint = Añadir para las celdas elegidas
page-make-select-any = Elige sus celdas.
page-make-select-line = Elige sus celdas en el orden de la línea.
page-make-select-exactly = Elige sus celdas en su orden.
page-make-select-across = Elige una fila, columna o caja entera, empezando donde está la indicación.
page-make-select-alternatives = Escribe las restricciones de las que debe cumplirse una, con «or» entre ellas.
page-make-show-forced = Mostrar los dígitos que aún son posibles
page-make-clash = Hay dígitos en conflicto.
page-make-verdict-unique = Tiene exactamente una solución.
page-make-verdict-several = Tiene varias soluciones.
page-make-verdict-none = No tiene solución.
page-make-attempts = { $found ->
    [one] Creando… { $found } encontrado, { GROUPED($attempts) } intentos
   *[other] Creando… { $found } encontrados, { GROUPED($attempts) } intentos
}
page-make-gave-up = Abandonado tras { GROUPED($attempts) } intentos en vano{ COUNT($reasons) ->
    [0] { "" }
   *[other] { " " }({ LIST($reasons, ", ") })
}. Pide menos.
page-make-score = { $score } { $score ->
    [one] punto
   *[other] puntos
}
page-make-of-seed = Semilla { $seed }: con ella y las mismas opciones sale otra vez lo mismo.
page-make-remove = Quitar { $what }
page-evolve-puzzle = Problema
page-evolve-of-desk = El sudoku que se juega
page-evolve-size = Tamaño
page-evolve-algorithm = Algoritmo
page-evolve-second-algorithm = Segundo algoritmo
page-evolve-parameters = Cómo funciona y sus parámetros
page-evolve-two = Dos algoritmos en paralelo
page-evolve-islands = Islas
page-evolve-others-about = Los algoritmos añadidos se turnan en las islas: con uno más, ocupa una isla de cada dos.
page-evolve-islands-about = Varias poblaciones que de vez en cuando se envían sus mejores individuos.
page-evolve-budget = Presupuesto: evaluaciones
page-evolve-speed = Velocidad
page-evolve-start = Empezar
page-evolve-again = Empezar otra vez
page-evolve-pause = Pausa
page-evolve-go-on = Continuar
page-evolve-one-step = Una generación
page-evolve-evaluations = Evaluaciones
page-evolve-best = Mejor hasta ahora
page-evolve-mean = Media
page-evolve-diversity = Diversidad
page-evolve-restarts = Reinicios
page-evolve-children = Hijos
page-evolve-under-way = En marcha…
page-evolve-paused = En pausa.
page-evolve-no-attempt = Aún no hay intento
page-evolve-race = En paralelo
page-evolve-over = En función de
page-evolve-over-evaluations = según las evaluaciones
page-evolve-over-time = según el tiempo
page-evolve-one-pair = Una sola pareja de ejecuciones no prueba nada: otra semilla puede darle la vuelta.
page-evolve-repeat = Repetir esta ejecución
page-evolve-repeat-about = Este comando hace exactamente la misma ejecución, en cualquier máquina.
page-evolve-copy-command = Copiar el comando
page-evolve-save-table = Guardar la traza (CSV)
page-evolve-speeds = { $rate ->
    [0] Tan rápido como se pueda
    [one] { $rate } generación por segundo
   *[other] { $rate } generaciones por segundo
}
page-evolve-shares = { $better } % mejores, { $equal } % iguales, { $worse } % peores que sus padres
page-evolve-attempt = { $cells ->
    [0] Intento sin conflictos
    [one] Intento con conflictos en { $cells } celda
   *[other] Intento con conflictos en { $cells } celdas
}
page-evolve-islands-of = { $count } islas, de las que la número { $leading } va en cabeza
page-evolve-migrants = { GROUPED($moved) } migrantes en el último intercambio; { GROUPED($taken) } acogidos desde el inicio.
page-evolve-chart = Mejor y media de { $title } a lo largo de las generaciones
page-evolve-race-of = Mejor hasta ahora de { LIST($names, ", ") }
page-evolve-kind = { $kind ->
    [queens] Damas
    [magic-square] Cuadrado mágico
   *[other] { $kind }
}
page-evolve-island = { $parameter ->
    [number] Número de islas
    [topology] Adónde van los migrantes
    [migration_interval] Evaluaciones entre dos intercambios
    [migrants] Migrantes
    [migration] Quién emigra
   *[other] { $parameter }
}
page-evolve-step = { $step ->
    [generation] Generación
    [epoch] Época
   *[other] { $step }
}
page-evolve-stop = { $stop ->
    [solved] Resuelto.
    [evaluations] El presupuesto se ha agotado, sin solución.
    [generations] El presupuesto se ha agotado, sin solución.
    [exhausted] No queda nada por probar.
    [false-zero] Lo toma por una solución, pero no lo es.
   *[other] { $stop }
}
page-measure-about =
    ¿Qué algoritmo es mejor, y por cuánto? Elige algunos; el laboratorio ejecuta cada uno con los mismos puzles y las mismas semillas y dice qué demuestra eso, y qué no.
page-measure-add = Añadir un algoritmo
page-measure-puzzles = Puzles
page-measure-of-desk = El puzle que se juega
page-measure-first = Solo los primeros
page-measure-repetitions = Ejecuciones de cada uno con cada puzle
page-measure-budget = Evaluaciones por ejecución
page-measure-start = Medir
page-measure-save-plan = Guardar el plan
page-measure-progress = Progreso
page-measure-done = Todas las ejecuciones están hechas.
page-measure-cancelled = Cancelado. Lo que se muestra es de las ejecuciones terminadas.
page-measure-open-file = Abrir un informe o ejecuciones
page-measure-open-about = lo que escribieron evoku lab report o evoku lab export: HTML, JSON o CSV; también puedes soltarlo aquí
page-measure-verdicts = Veredictos
page-measure-no-verdicts = No hay nada que comparar.
page-measure-tables = Tablas
page-measure-pictures = Gráficos
page-measure-save-report = Guardar el informe
page-measure-save-runs = Guardar las ejecuciones (CSV)
page-measure-algorithm = Algoritmo { $number }
page-measure-opened = Todos los que se abrieron ({ $count })
page-measure-bundled = Incluidos: { LIST($class, " ") }
page-measure-made = { GROUPED($made) } de { GROUPED($runs) } ejecuciones
page-lesson-other-seed = Otra semilla
page-lesson-compare = Junto a «{ $first }»
page-lesson-runs = { $count ->
    [one] Medir con { $count } ejecución
   *[other] Medir con { $count } ejecuciones
}
page-lessons-genome-title = Qué es un genoma
page-lessons-genome-text =
    Un genoma es la forma en que se escribe un intento. Si cualquier dígito puede ir en cualquier celda, casi todos los intentos son absurdos. Si cada fila, o cada caja, contiene siempre cada dígito una vez, ya no hay que volver a descubrirlo.

    Cambia lo que el genoma mantiene correcto y mira lo rápido que desaparecen los conflictos.
page-lessons-genome-value-1 = cualquier dígito en cualquier celda
page-lessons-genome-value-2 = filas siempre completas
page-lessons-genome-value-3 = cajas siempre completas
page-lessons-selection-title = Selección
page-lessons-selection-text =
    ¿Quién puede tener hijos? Si pueden todos, los buenos intentos se pierden. Si solo pueden los mejores de todos, todos acaban siendo iguales y no aparece nada nuevo: fíjate en la diversidad.
page-lessons-selection-value-1 = todos
page-lessons-selection-value-2 = el mejor de 2
page-lessons-selection-value-3 = el mejor de 30
page-lessons-units-title = Unidades que sobreviven al cruce
page-lessons-units-text =
    Un hijo tiene partes de dos padres. Si se corta entre filas, cada fila que hereda ya ha funcionado. Si se mezcla dentro de las filas, queda poco de lo que funcionaba: menos hijos son mejores que sus padres.
page-lessons-units-value-1 = cortado entre filas
page-lessons-units-value-2 = mezclado dentro de las filas
page-lessons-units-value-3 = sin cruce
page-lessons-mutation-title = Cuánta mutación
page-lessons-mutation-text =
    Sin mutación, una población solo remueve lo que tiene. Con demasiada, los hijos tienen poco que ver con sus padres y la búsqueda se convierte en adivinanza. Entre ambas hay una tasa adecuada, y no es la misma para todos los puzles.
page-lessons-mutation-value-1 = 0,01
page-lessons-mutation-value-2 = 0,1
page-lessons-mutation-value-3 = 0,9
page-lessons-local-title = Búsqueda local
page-lessons-local-text =
    Un solo intento, cambiado poco a poco. No aceptar nunca uno peor lleva a un lugar desde el que cada paso es peor. El recocido acepta de vez en cuando uno peor, cada vez con menos frecuencia, y sale de esos lugares.
page-lessons-local-value-1 = nunca uno peor
page-lessons-local-value-2 = de vez en cuando uno peor
page-lessons-local-value-3 = un tablero nuevo cada vez
page-lessons-propagation-title = Propagación
page-lessons-propagation-text =
    Lo que la lógica puede colocar, la evolución no tiene que buscarlo. Con los únicos colocados primero, quedan pocas celdas. Un decodificador va más allá: saca conclusiones después de cada dígito del genoma, de modo que sus intentos no incumplen ninguna regla.
page-lessons-propagation-value-1 = solo evolución
page-lessons-propagation-value-2 = primero los únicos
page-lessons-propagation-value-3 = conclusiones al decodificar
page-lessons-islands-title = Islas
page-lessons-islands-text =
    Una población grande suele ponerse de acuerdo demasiado pronto. Varias pequeñas se ponen de acuerdo en cosas distintas, y de vez en cuando un migrante trae a una de ellas lo que le falta. Compara con islas que nunca se encuentran.
page-lessons-islands-value-1 = una población de 80
page-lessons-islands-value-2 = seis islas en anillo
page-lessons-islands-value-3 = seis islas que nunca se encuentran
page-lessons-statistics-title = Estadística
page-lessons-statistics-text =
    ¿Torneos de 2 o de 3? Una ejecución de cada uno parece decirlo y no dice nada: con otra semilla gana el otro. Con más ejecuciones los intervalos se estrechan, y solo entonces una diferencia lo es.

    Cada botón mide los dos con los mismos seis puzles.
page-lessons-statistics-value-1 = torneos de 2
page-lessons-statistics-value-2 = torneos de 3
page-level = { $level ->
    [easy] Fácil
    [medium] Medio
    [hard] Difícil
    [expert] Experto
    [extreme] Extremo
   *[other] { $level }
}
page-level-word = { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
    [expert] experto
    [extreme] extremo
   *[other] { $level }
}
page-symmetry = { $symmetry ->
    [none] ninguna
    [half-turn] media vuelta
    [quarter-turn] cuarto de vuelta
    [left-right] izquierda y derecha
    [top-bottom] arriba y abajo
    [left-right-top-bottom] izquierda y derecha, arriba y abajo
    [diagonal] diagonal
    [anti-diagonal] otra diagonal
    [both-diagonals] ambas diagonales
    [full] completa
   *[other] { $symmetry }
}
page-rule = { $rule ->
    [diagonal] Diagonales
    [windoku] Windoku
    [anti-knight] Anticaballo
    [anti-king] Antirrey
    [latin] Cuadrado latino (sin cajas)
   *[other] { $rule }
}
page-unknown-request = no existe la petición «{ $name }»
page-unknown-format = no existe el formato «{ $name }»
page-unknown-scale = no existe la escala «{ $name }»
page-unknown-symmetry = no existe la simetría «{ $name }»
page-unknown-level = no existe el nivel «{ $name }»
page-unknown-technique = no existe la técnica «{ $name }»
page-unknown-move = no existe la jugada «{ $name }»; hay { LIST($known, ", ") }
page-unknown-kind = no existe el tipo «{ $name }»; hay { LIST($known, ", ") }
page-unknown-algorithm = no existe el algoritmo «{ $name }»; hay { LIST($known, ", ") }
page-unknown-engine = ningún motor «{ $name }» resuelve líneas
page-unknown-task = no existe esa tarea
page-unknown-run = no existe esa ejecución
page-no-game = no se ha empezado ninguna partida
page-no-puzzle = no hay ningún puzle
page-no-puzzle-in-it = ahí no hay ningún puzle
page-missing = falta { $name }
page-missing-expected = falta { $name }; se esperaba { $expected }
page-found = { $name }: se encontró { $found }, se esperaba { $expected }
page-expected-array = una lista
page-expected-text = un texto
page-expected-texts = textos
page-expected-truth = un valor de verdad
page-expected-whole = un número entero desde 0
page-expected-seed = un número entero de 0 a 2^64 - 1, como texto
page-expected-marks = una lista de dígitos para cada celda
page-expected-pairs = pares de celda y dígito
page-expected-cell = el índice de una celda, de 0 a { $last }
page-expected-digit = un dígito, de 1 a { $last }
page-expected-any-digit = un dígito
page-expected-box = un texto como 2x3
page-digit-beyond = { $name }: { $digit } en { $cell }, los dígitos van de 1 a { $side }
page-marks-cells = marks: { $found } celdas, se esperaban { $expected }
page-only-set = solo un puzle que se está creando recibe otras restricciones
page-saved-otherwise = no es una partida que esta versión pueda leer
page-no-format-carries = ningún formato puede contener el puzle
page-cancelled = cancelado
page-puzzle-problem = puzle { $number }: { $what }
page-range-ends = { $name }: se esperaban los dos extremos de un intervalo
page-improvements = improvements: se esperaban evaluaciones, milisegundos y lo que falta
page-several-need-islands = varios algoritmos necesitan islas
page-an-island-each = da una isla a cada uno de los { $count } algoritmos
page-run-column = la ejecución { $number } no tiene { $column }; se esperaba lo que escribe evoku lab export --json o evoku lab report --json
page-no-setting = set: «{ $setting }» no tiene la forma nombre=valor
page-too-many-runs = son { $runs } ejecuciones; una página hace como máximo { $most }

## Almacén del laboratorio

## Línea de órdenes

command-cannot-read = no se puede leer { $path }: { $cause }
