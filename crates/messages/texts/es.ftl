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

generate-symmetry-none = ninguna
generate-symmetry-half-turn = media vuelta
generate-symmetry-quarter-turn = cuarto de vuelta
generate-symmetry-left-right = izquierda y derecha
generate-symmetry-top-bottom = arriba y abajo
generate-symmetry-left-right-top-bottom = izquierda y derecha, arriba y abajo
generate-symmetry-diagonal = diagonal
generate-symmetry-anti-diagonal = la otra diagonal
generate-symmetry-both-diagonals = ambas diagonales
generate-symmetry-full = completa
generate-twice = «{ $layout }» se pide dos veces
generate-settled-cells = el número de celdas de «{ $layout }» es fijo: no lo indiques
generate-cells = «{ $layout }» de { $from } a { $to } celdas, pero hay sitio para { $least } a { $most }
generate-unsymmetric = cuando se dan todas las marcas, solo los dígitos deciden dónde están: «{ $layout }» no admite simetría
generate-nothing-to-spare = solo se pueden quitar restricciones si se pide alguna
generate-range = { $what ->
    [givens] pistas
    [levels] niveles
   *[score] puntos
} de { $from } a { $to }, pero van de { $least } a { $most }
generate-settled = un patrón fija el número y la simetría de las pistas: no indiques { $what ->
    [number] el número
   *[symmetry] la simetría
}
generate-pattern-cell = el patrón tiene una celda { $found }, pero la cuadrícula tiene { $cells } celdas
generate-torn = «{ $technique }» se exige y se prohíbe a la vez
generate-too-hard = «{ $technique }» es de nivel { $least }, pero el nivel pedido es { $most } como máximo
generate-needed = todo camino termina con «{ $technique }», así que no se puede prohibir
generate-too-few-givens = { $most } pistas como máximo, pero un sudoku con solución única tiene al menos { $least }
generate-exchange = { $other } por { $digit }
generate-alike =
    { $most } pistas como máximo, pero estas restricciones ({ LIST($layouts, "and") }) se cumplen igual con otros dígitos en las celdas ({ LIST($exchange, ", ") }), así que un sudoku con solución única tiene al menos { $least }: pide tantas, o añade una restricción que distinga los dígitos, como jaulas, termómetros o flechas
generate-image =
    con la simetría «{ $symmetry }» y sin pistas, la imagen de una solución cumple las mismas restricciones ({ LIST($layouts, "and") }): pide pistas, otra simetría, o añade una restricción con números, como jaulas
generate-unreachable = con la simetría «{ $symmetry }» hay { LIST($near, "or") } pistas, nunca de { $from } a { $to }
generate-exchangeable =
    las { $lines ->
        [rows] filas
       *[columns] columnas
    } { $first } y { $second } no tienen pistas y cruzan las mismas cajas: al intercambiarlas siempre sale otra solución
generate-score = una puntuación de { $from } a { $to }, pero con estos niveles y técnicas va de { $least } a { $most }
generate-unused = «{ $technique }» no se usa en las valoraciones, así que ningún sudoku la exige
generate-no-grid = ninguna cuadrícula llena cumple las reglas de este tablero ({ $board }), así que no tiene sudokus
generate-grid = la cuadrícula { $number } no es una cuadrícula llena según estas reglas
generate-layout-unknown = no existe la disposición «{ $name }»; hay { LIST($known, ", ") }
generate-layout-cells = «{ $found }» tras los dos puntos; se espera un número de celdas como 3 o un intervalo como 2..4
generate-pattern = { $found } caracteres; se esperan { $expected }, uno por celda
generate-refused-grid = sin cuadrícula llena
generate-refused-layout = sin sitio para todas las restricciones
generate-refused-solutions = sin solución única
generate-refused-givens = con demasiadas pistas
generate-refused-score = con otra puntuación
generate-refused-lacks = sin { $technique }
generate-refused-uses = con { $technique }
layout-killer = jaula
layout-killer-about = jaulas que cubren la cuadrícula, cada una con su total; sus dígitos son distintos
layout-calcudoku = calcudoku
layout-calcudoku-about = jaulas que cubren la cuadrícula, cada una con una suma, un producto, una diferencia o un cociente
layout-thermometer = termómetro
layout-thermometer-about = los dígitos crecen desde el bulbo hasta la punta
layout-slow-thermometer = termómetro lento
layout-slow-thermometer-about = los dígitos crecen o se mantienen desde el bulbo hasta la punta
layout-arrow = flecha
layout-arrow-about = los dígitos a lo largo de la flecha suman el de su círculo
layout-double-arrow = flecha doble
layout-double-arrow-about = los dígitos entre los extremos suman lo mismo que ambos extremos
layout-whispers = línea de susurros
layout-whispers-about = los vecinos en la línea difieren al menos en la mitad del lado
layout-renban = línea renban
layout-renban-about = los dígitos de la línea son consecutivos, en cualquier orden
layout-nabner = línea nabner
layout-nabner-about = no hay en la línea dígitos iguales ni consecutivos
layout-palindrome = palíndromo
layout-palindrome-about = la línea se lee igual desde ambos extremos
layout-between = línea intermedia
layout-between-about = los dígitos de la línea están entre los de sus extremos
layout-lockout = línea de exclusión
layout-lockout-about = ningún dígito de la línea es igual a un extremo ni está entre ellos
layout-modular = línea modular
layout-modular-about = cada 3 vecinos dejan restos distintos al dividirlos por 3
layout-entropic = línea entrópica
layout-entropic-about = cada 3 vecinos son un dígito bajo, uno medio y uno alto
layout-zipper = cremallera
layout-zipper-about = los dígitos a igual distancia de los extremos suman lo mismo
layout-region-sum = sumas por región
layout-region-sum-about = las cajas dividen la línea en partes de igual suma
layout-kropki = kropki
layout-kropki-about = puntos blancos entre dígitos consecutivos, negros donde uno es el doble del otro
layout-kropki-all = kropki completo
layout-kropki-all-about = lo mismo, y donde no hay punto no se cumple ninguna de las dos cosas
layout-xv = XV
layout-xv-about = una X entre dígitos que suman 10, una V donde suman 5
layout-xv-all = XV completo
layout-xv-all-about = lo mismo, y donde no hay marca no se cumple ninguna de las dos cosas
layout-greater = desigualdad
layout-greater-about = un signo entre todas las celdas contiguas de una misma caja
layout-even-odd = par e impar
layout-even-odd-about = marcas en dos de cada cinco celdas que dicen si el dígito es par o impar
layout-extremes = mínimo y máximo
layout-extremes-about = marcas en las celdas cuyo dígito es menor, o mayor, que todos los de sus lados
layout-quadruple = cuádruple
layout-quadruple-about = dígitos que están en las cuatro celdas alrededor de una esquina
layout-little-killer = pequeño killer
layout-little-killer-about = las sumas de todas las diagonales de dos o más celdas
layout-sandwich = sándwich
layout-sandwich-about = las sumas entre el dígito menor y el mayor de cada fila y columna
layout-x-sum = suma X
layout-x-sum-about = las sumas de tantos dígitos como dice el primero, desde ambos extremos
layout-skyscraper = rascacielos
layout-skyscraper-about = cuántos dígitos son mayores que todos los anteriores, desde ambos extremos
layout-numbered-room = sala numerada
layout-numbered-room-about = el dígito de la celda que indica el primero, desde ambos extremos
layout-nonconsecutive = no consecutivo
layout-nonconsecutive-about = nunca hay dígitos consecutivos en celdas contiguas
layout-disjoint-groups = grupos disjuntos
layout-disjoint-groups-about = dígitos distintos en el mismo lugar de todas las cajas

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

draw-size = la imagen no tiene tamaño
draw-png = la imagen no se puede escribir como PNG
draw-objects = es demasiado para un PDF
draw-length = es demasiado para un PDF: más de 10 GB
draw-font = no se puede leer la fuente
sheet-per-page = se espera 1, 2, 4, 6 o 9
sheet-paper = se espera { LIST($names, ", ") }, o ancho y alto como 6x9in o 148x210mm
sheet-sides = se esperan lados de { $least } a { $most } pulgadas
sheet-length = se espera una longitud de hasta 2 pulgadas, como 10mm o 0.5in
sheet-gutter = el margen de encuadernación no deja sitio para los sudokus
sheet-heading = { $title }: { $section }
sheet-solutions = Soluciones
sheet-unrated = Sin valorar
sheet-level = { CAPITAL($level) }
sheet-rule-no-boxes = Sin cajas: solo filas y columnas.
sheet-rule-regions = Cada región con borde contiene todos los dígitos.
sheet-rule-diagonals = Ambas diagonales contienen todos los dígitos.
sheet-rule-windows = Cada ventana sombreada contiene todos los dígitos.
sheet-rule-anti-knight = Dos celdas a un salto de caballo son distintas.
sheet-rule-anti-king = Dos celdas que se tocan por una esquina son distintas.

## Página: lo que solo ella muestra

## Almacén del laboratorio

## Línea de órdenes

command-cannot-read = no se puede leer { $path }: { $cause }
