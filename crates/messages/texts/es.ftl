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
message-similar = { $problem }; ¿quizá { LIST($similar, "or") }?
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

constraint-alternatives = alternativas
constraint-alternatives-rule = se cumple al menos una de varias restricciones: alternatives killer 9 r1c1 r1c2 or renban r1c1 r1c2
constraint-nonconsecutive = no consecutivo
constraint-nonconsecutive-rule = dos celdas contiguas nunca contienen dígitos consecutivos
constraint-nonconsecutive-corners = no consecutivo en las esquinas
constraint-nonconsecutive-corners-rule = dos celdas que se tocan por una esquina nunca contienen dígitos consecutivos
constraint-anti-taxicab = antitaxi
constraint-anti-taxicab-rule = dos dígitos iguales nunca están a tantos pasos, horizontales y verticales, como indican
constraint-entropic-squares = cuadrados entrópicos
constraint-entropic-squares-rule = cada cuatro celdas alrededor de una esquina contienen un dígito bajo, uno medio y uno alto
constraint-modular-squares = cuadrados modulares
constraint-modular-squares-rule = cada cuatro celdas alrededor de una esquina dejan los tres restos al dividir entre 3
constraint-flatmates = compañeros de piso
constraint-flatmates-rule = encima de cada dígito central está el menor, o debajo el mayor (Dutch flatmates; solo con lado impar)
constraint-disjoint-groups = grupos disjuntos
constraint-disjoint-groups-rule = las celdas en el mismo lugar de sus cajas contienen dígitos distintos
constraint-no-other-differences = sin otras diferencias
constraint-no-other-differences-rule = dos celdas contiguas sin punto no difieren en el número, normalmente 1
constraint-no-other-ratios = sin otras razones
constraint-no-other-ratios-rule = de dos celdas contiguas sin punto, ninguna es la otra multiplicada por el número, normalmente 2
constraint-no-other-sums = sin otras sumas
constraint-no-other-sums-rule = dos celdas contiguas sin X ni V no suman el total
constraint-chaos-construction = regiones por hallar
constraint-chaos-construction-rule = las celdas de la primera mitad forman regiones conexas de este tamaño, de dígitos distintos; las de la segunda mitad contienen los números de sus regiones, en el orden de las celdas
constraint-alike = iguales
constraint-alike-rule = el primer dígito indica cuántas de las demás celdas contienen el dígito de la segunda; también cuenta, salvo que se omita una
constraint-run = racha
constraint-run-rule = el primer dígito indica cuántas celdas contienen sin interrupción el dígito de la segunda: ella misma y las que la siguen en brazos de estas longitudes; las omitidas no cuentan
constraint-exactly = exactamente
constraint-exactly-rule = el dígito está exactamente en ese número de celdas, ni más ni menos
constraint-distinct-count = dígitos distintos
constraint-distinct-count-rule = el primer dígito indica cuántos dígitos diferentes contienen las demás celdas
constraint-equality-cage = jaula de igualdad
constraint-equality-cage-rule = los dígitos son distintos; hay tantos pares como impares y tantos bajos como altos, y ninguno es el central
constraint-rellik = jaula rellik
constraint-rellik-rule = los dígitos son distintos, y ni uno ni varios de ellos suman el total
constraint-equal-sums = sumas iguales
constraint-equal-sums-rule = las celdas, en orden y en grupos de estos tamaños, tienen la misma suma en cada grupo
constraint-same-sets = mismos conjuntos
constraint-same-sets-rule = las celdas, repartidas en orden en tantos conjuntos de igual tamaño, contienen en cada uno los mismos dígitos, con la misma frecuencia
constraint-weighted-sum = suma ponderada
constraint-weighted-sum-rule = los dígitos, cada uno por su peso, dan el total: los de las primeras celdas, tantas como se suman, menos los de las demás
constraint-relation = relación
constraint-relation-rule = cada dos celdas consecutivas contienen un par de la tabla: para cada primer dígito, la suma de 1 por el primer segundo dígito, 2 por el siguiente, luego 4, 8 ...
constraint-relation-of-all = relación de todas
constraint-relation-of-all-rule = cada dos celdas, la anterior primero, contienen un par de la tabla de una relación
constraint-automaton = autómata
constraint-automaton-rule = los dígitos a lo largo de la línea son una palabra del autómata: para cada estado un 1 si una palabra puede terminar en él, si no 0, y luego para cada dígito el número del estado siguiente o 0; el estado 1 es el inicial
constraint-digits = dígitos
constraint-digits-rule = los dígitos del tablero van del primer número al último
constraint-size = dimensiones
constraint-size-rule = el tablero tiene ese número de filas y columnas; los dígitos son distintos en cada fila, columna y región, que no tienen por qué contenerlos todos; las celdas fuera de ella contienen el primer dígito
constraint-beside = al lado
constraint-beside-rule = estas celdas fuera de las filas y columnas del tablero forman parte de otras restricciones
constraint-no-lines = sin líneas
constraint-no-lines-rule = las filas y columnas pueden contener un dígito varias veces
constraint-different = región adicional
constraint-different-rule = los dígitos son distintos; con tantas celdas como dígitos es una región más
constraint-killer = jaula
constraint-killer-rule = los dígitos de la jaula son distintos y, si tiene total, lo suman
constraint-sum = suma
constraint-sum-rule = los dígitos suman el total y pueden repetirse
constraint-little-killer = pequeño killer
constraint-little-killer-rule = los dígitos a lo largo de la flecha que entra en el tablero suman el total y pueden repetirse
constraint-product = producto
constraint-product-rule = los dígitos multiplicados dan el número y pueden repetirse
constraint-minus = resta
constraint-minus-rule = el dígito mayor menos todos los demás da el número
constraint-divide = cociente
constraint-divide-rule = el dígito mayor dividido por todos los demás da el número
constraint-even = par
constraint-even-rule = los dígitos son pares (cuadrados)
constraint-odd = impar
constraint-odd-rule = los dígitos son impares (círculos)
constraint-contains = cuádruple
constraint-contains-rule = los dígitos indicados están en las celdas, cada uno tantas veces como se indica
constraint-clone = clon
constraint-clone-rule = la segunda mitad de las celdas repite la primera, celda por celda
constraint-counting-circles = círculos contadores
constraint-counting-circles-rule = un dígito en un círculo indica cuántos círculos lo contienen
constraint-thermometer = termómetro
constraint-thermometer-rule = los dígitos crecen desde el bulbo, la primera celda, hasta la punta
constraint-slow-thermometer = termómetro lento
constraint-slow-thermometer-rule = los dígitos crecen o se mantienen desde el bulbo, la primera celda, hasta la punta
constraint-whispers = línea de susurros
constraint-whispers-rule = los vecinos en la línea difieren al menos en el número, normalmente la mitad del lado: 5 en los susurros alemanes, 4 en los neerlandeses
constraint-renban = línea renban
constraint-renban-rule = los dígitos son consecutivos, en cualquier orden, sin repetición
constraint-nabner = línea nabner
constraint-nabner-rule = no hay dos dígitos iguales ni consecutivos; con un número, ni más próximos que él
constraint-palindrome = palíndromo
constraint-palindrome-rule = los dígitos se leen igual desde ambos extremos
constraint-between = línea intermedia
constraint-between-rule = los dígitos de la línea están estrictamente entre los de sus extremos
constraint-lockout = línea de exclusión
constraint-lockout-rule = los extremos difieren al menos en el número, normalmente la mitad del lado, redondeada hacia abajo; ningún dígito de la línea es igual a un extremo ni está entre ellos
constraint-modular = línea modular
constraint-modular-rule = cada tres vecinos de la línea (o tantos como diga el número) dejan restos distintos al dividirlos por él; en una línea más corta, todas las celdas
constraint-entropic = línea entrópica
constraint-entropic-rule = cada tres vecinos de la línea son un dígito bajo, uno medio y uno alto; dos celdas solas se distinguen en esto
constraint-zipper = cremallera
constraint-zipper-rule = los dígitos a igual distancia de los extremos suman lo mismo; si hay una celda central, suman su dígito
constraint-region-sum = sumas por región
constraint-region-sum-rule = las cajas o regiones dividen la línea en partes de igual suma
constraint-arrow = flecha
constraint-arrow-rule = los dígitos a lo largo de la flecha suman el número de su círculo: la primera celda, o las primeras si un número dice cuántas
constraint-double-arrow = flecha doble
constraint-double-arrow-rule = los dígitos entre los dos extremos de la línea suman lo mismo que los extremos
constraint-slingshot = honda
constraint-slingshot-rule = el segundo dígito indica cuál de las celdas que lo siguen, contadas desde 1, contiene también el primer dígito
constraint-sum-line = línea de sumas
constraint-sum-line-rule = la línea se divide en partes que suman cada una el total
constraint-sum-loop = bucle de sumas
constraint-sum-loop-rule = la línea, cuya última celda va seguida de la primera, se divide en partes que suman cada una el total
constraint-lunchbox = fiambrera
constraint-lunchbox-rule = los dígitos son distintos, y los que están entre el menor y el mayor suman el total
constraint-sandwich = sándwich
constraint-sandwich-rule = los dígitos entre el menor y el mayor suman el total
constraint-x-sum = suma X
constraint-x-sum-rule = el primer dígito indica cuántos dígitos, él incluido, suman el total
constraint-skyscraper = rascacielos
constraint-skyscraper-rule = ese número de dígitos son mayores que todos los anteriores; un 0 nunca se ve
constraint-hidden-skyscraper = rascacielos oculto
constraint-hidden-skyscraper-rule = el primer dígito precedido de uno mayor es el de la pista
constraint-numbered-room = sala numerada
constraint-numbered-room-rule = el primer dígito indica qué celda contiene el dígito de la pista
constraint-indexer = índice
constraint-indexer-rule = el dígito de la celda de este número indica qué celda de la fila, columna o caja contiene el número
constraint-greater = desigualdad
constraint-greater-rule = el primer dígito es mayor que el segundo, al que apunta el signo
constraint-difference = punto blanco
constraint-difference-rule = los dígitos difieren en el número, normalmente 1 (kropki)
constraint-ratio = punto negro
constraint-ratio-rule = un dígito es el otro multiplicado por el número, normalmente 2 (kropki)
constraint-xv = XV
constraint-xv-rule = los dos dígitos suman el total: 10 con una X, 5 con una V
constraint-minimum = mínimo
constraint-minimum-rule = el dígito es menor que los de sus lados, salvo las celdas con la misma marca
constraint-maximum = máximo
constraint-maximum-rule = el dígito es mayor que los de sus lados, salvo las celdas con la misma marca
constraint-full-rank = rango
constraint-full-rank-rule = de todas las filas y columnas, leídas como números desde ambos extremos y ordenadas desde el menor, esta es la del número; ninguna otra es igual, salvo que un 1 siga al número
constraint-ranks-differ = rangos distintos
constraint-ranks-differ-rule = no hay dos filas o columnas iguales, se lean desde el extremo que se lean
constraint-rule = { CAPITAL($kind) }{ COUNT($notes) ->
    [0] { "" }
   *[other] { " " }({ LIST($notes, ", ") })
}: { $rule }.
constraint-diagonal-rule = Los dígitos de la diagonal { $rises ->
    [yes] ascendente
   *[no] descendente
} son todos distintos.
constraint-diagonal = la diagonal { $rises ->
    [yes] ascendente
   *[no] descendente
}
constraint-at = { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} en { $cell }
    .the = la regla «{ $kind }»{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }{ LIST($numbers, " ") }
    } en { $cell }
constraint-of-board = { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
}
    .the = la regla «{ $kind }»{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }{ LIST($numbers, " ") }
    }
constraint-choices = { LIST($constraints, " o ") }
constraint-number = { $name ->
    [arm] brazo
    [cell] celda
    [cells-added] celdas sumadas
    [cells-of-the-bulb] celdas del círculo
    [columns] columnas
    [count] cantidad
    [difference] diferencia
    [digit] dígito
    [first] primero
    [last] último
    [left-out] omitidas
    [modulus] módulo
    [partners] parejas
    [product] producto
    [quotient] cociente
    [rank] rango
    [ratio] razón
    [rows] filas
    [seen] visibles
    [sets] conjuntos
    [size] tamaño
    [table] tabla
    [ties] empates
    [total] total
    [weight] peso
   *[other] { $name }
}
constraint-number-endless = { $number }…
constraint-none = ninguno
constraint-none-or = ninguno o { $others }
constraint-numbers-named = { LIST($numbers, ", ") }
constraint-count = { $count }
constraint-at-least = al menos { $count }
constraint-line = una fila, columna o caja de { $side }
constraint-odd-side = un tablero de lado impar, que tiene un dígito central
constraint-unknown = no existe la restricción «{ $name }»; «evoku convert --help» las enumera todas
constraint-wrong-cell = celdas de «{ $kind }»: se encontró «{ $found }» y se esperaba una celda como r1c1, «row 1» o «column 1» de un tablero de { $side }x{ $side }
constraint-cell-twice = celdas de «{ $kind }»: { $cell } aparece dos veces y se esperaba cada una una sola vez
constraint-cells = celdas de «{ $kind }»: se encontraron { $found } y se esperaba: { $expected }
constraint-numbers = números de «{ $kind }»: se encontraron { $found } y se esperaba: { $expected }
constraint-number-too-large = números de «{ $kind }»: se encontró { $found } y se esperaba { $most } como máximo
constraint-wrong-alternatives = { $found } entre las alternativas; se esperaban dos o más clases con celdas propias
constraint-unfit = { $found }; se esperaba: { $expected }
constraint-first-digit = 0 o 1, y como máximo { $side } dígitos desde ahí
constraint-rows-and-columns = filas y columnas de 1 a { $side }
constraint-once = una sola vez por tablero
constraint-these-digits = los dígitos del { $first } al { $last }
constraint-digit-for-each = un dígito para cada una de las { $cells } celdas de una línea
constraint-cell-beside = { $cell } fuera del tablero
constraint-cells-beyond = celdas más allá de { $rows } filas y { $columns } columnas
constraint-infeasible = { $constraint } no es posible en un tablero de este tamaño: requiere demasiados estados
hue-ink = negro
hue-paper = blanco
hue-black = negro
hue-white = blanco
hue-slate = gris pizarra
hue-grey = gris
hue-mist = gris claro
hue-pearl = gris perla
hue-green = verde
hue-orange = naranja
hue-purple = morado
hue-yellow = amarillo
hue-blue = azul
hue-teal = verde azulado
hue-peach = melocotón
hue-lavender = lavanda
hue-steel = azul acero
hue-tan = marrón claro
hue-rose = rosa
hue-sky = azul cielo
hue-lime = verde lima
hue-sand = arena
hue-lilac = lila
hue-mint = menta
hue-apricot = albaricoque
clash-in-house = { $digit } aparece dos veces { FORM($house, "in") } ({ LIST($cells, "and") })
clash-knight = { $digit } aparece dos veces a un salto de caballo ({ LIST($cells, "and") })
clash-king = { $digit } aparece dos veces a un paso de rey ({ LIST($cells, "and") })
clash-constraint = los dígitos incumplen { $constraint }
rules-plain = sin más reglas
rules-jigsaw = regiones irregulares
rules-diagonal = diagonales
    .title = Diagonales
rules-windoku = windoku
    .title = Windoku
rules-anti-knight = anticaballo
    .title = Anticaballo
rules-anti-king = antirrey
    .title = Antirrey
rules-latin = cuadrado latino
    .title = Cuadrado latino (sin cajas)
shape-board = { $shape }, { LIST($rules, ", ") }
shape-side = { $side }x{ $side }
shape-with-boxes = { $side }x{ $side } (cajas { $rows }x{ $columns })
shape-empty-box = una caja necesita al menos una fila y una columna, no { $rows }x{ $columns }
shape-too-large = cajas de { $rows }x{ $columns } dan un lado de { $side }; el mayor es 64
sudoku-cells = { $found } celdas para un tablero de { $expected } celdas
sudoku-no-mark = { $cell } no tiene ya ningún candidato
rules-unknown = no existe la regla «{ $name }»; hay { LIST($known, ", ") }
rules-region-cells = { $found } celdas tienen región, pero el tablero tiene { $expected } celdas
rules-windows = el windoku necesita un lado de 4, 9, 16, 25, 36, 49 o 64, no de { $side }
rules-no-square = la regla «{ $rule }» necesita un tablero cuadrado con tantos dígitos como filas
symmetry-no-permutation = { $what ->
    [rows] las filas
    [columns] las columnas
   *[digits] los dígitos
} no son una permutación de 0 a { $last }
symmetry-too-large = un lado de { $side }; el mayor es 64
symmetry-side = una simetría de lado { $symmetry } no encaja con un lado de { $found }
symmetry-breaks = la simetría no respeta esto: { $what }
symmetry-knight = el salto de caballo de { $first } a { $second }
symmetry-king = el paso de rey de { $first } a { $second }
symmetry-pairs = los pares de celdas que deben ser distintas
canon-marks = un sudoku con candidatos anotados no tiene forma canónica

## Formatos

format-at = { $line ->
    [0] columna { $column }
   *[other] { $column ->
        [0] línea { $line }
       *[other] línea { $line }, columna { $column }
    }
}{ COUNT($cells) ->
    [0] { "" }
   *[other] { " " }({ LIST($cells, ", ") })
}: { $what }
format-in-cell = ({ $cell }): { $what }
format-unexpected = se encontró { $found } y se esperaba { $expected }
format-cells = { $found ->
    [one] se encontró { $found } celda
   *[other] se encontraron { $found } celdas
} y se esperaba: { $expected }
format-puzzles = { $found ->
    [0] no se encontró ningún sudoku
    [one] se encontró { $found } sudoku
   *[other] se encontraron { $found } sudokus
} y se esperaba uno
format-too-long = { $what ->
    [board] el tablero
    [line] la línea
    [link] el sudoku del enlace
    [object] el objeto
    [puzzle] el sudoku
    [row] la fila
    [tag] la etiqueta
   *[other] el texto
} ocupa más de { $limit } bytes y se esperaba un sudoku
format-input = no se puede leer: { $cause }
format-nothing = nada
format-quoted = «{ $text }»
format-found-in = { $found } en "{ $member }"
format-found-member = el miembro { $name }
format-found-cells = { $count } celdas
format-found-more-cells = al menos { $count } celdas
format-found-quoted-cells = «{ $count } celdas»
format-found-quoted-variables = «{ $count } variables»
format-found-characters = { $count } caracteres
format-found-rows-in = { $count } filas en "{ $member }"
format-found-cells-in-row = { $count } celdas en una fila de "{ $member }"
format-found-other-rows = filas de otra longitud en "{ $member }"
format-found-end = el final de la entrada
format-found-damaged-link = un enlace cortado o dañado: { $link }
format-found-link-with = un enlace que contiene { $text }: { $error }
format-count = { $count }
format-count-at-most = { $most } como máximo
format-count-range = de { $least } a { $most }
format-count-for = { $count } para un tablero de { $shape }
format-count-as-usual = { $count } como en casi todo este archivo
format-count-as-in = { $count }, tantas como en "{ $member }"
format-count-each = { $count }, una por celda
format-count-nine-each = { $count }, nueve por celda
format-count-row = { $count } (la fila { $row } tiene { $found } en lugar de { $side })
format-count-rows = { $count } ({ $rows } filas en lugar de { $side })
format-count-dots = { $count }; escribe como puntos los huecos que son espacios
format-count-product = { $count }, el producto de { $rows } y { $columns }
format-count-size = { $count }, el tamaño del tablero
format-count-cells-as-in = { $count } celdas, tantas como en "{ $member }"
format-expected-digit = un dígito del { $first } al { $last }
format-expected-digit-or-blank = un dígito del { $first } al { $last } o un hueco (. 0 _ * x)
format-expected-digit-from-zero = un dígito del 0 al { $last } o un hueco (. _ * x)
format-expected-digit-or-letter = un dígito del 1 al 9, una letra de la A a la { $last } (10 a { $side }) o un hueco (. 0 _ * x)
format-expected-hexadecimal = un dígito del 0 al 9, una letra de la A a la { $last } o .
format-expected-letter = una letra de la A a la { $last } o un hueco (. 0 _ * x)
format-expected-number-or-blank = un número del 1 al { $side } o un hueco (. 0 _ * x)
format-expected-sign = un dígito, una letra o un hueco (. 0 _ * x)
format-expected-digit-or-plus = un dígito del 1 al 9, + o un hueco (. 0 _ * x)
format-expected-this-digit = el dígito { $digit } o un hueco (. 0 _ * x)
format-expected-end-of-puzzle = el final del sudoku
format-expected-end-of-line = el final de la línea
format-expected-end-of-tag = el final de la etiqueta que empieza aquí
format-expected-end-of-comment = el final del comentario que empieza aquí
format-expected-given = { $digit }, la pista
format-expected-opensudoku-notes = notas: un número hasta 511 con un bit por dígito, o dígitos con comas
format-expected-move = una jugada como R1,2,3: columna, fila y dígito, contados desde 0
format-expected-sdk-marks = nueve celdas de candidatos separadas por comas
format-expected-rows-of-section = nueve filas de { $section }
format-expected-end-of-object = el final del objeto que empieza aquí
format-expected-end-of-array = el final de la lista que empieza aquí
format-expected-puzzle-or-comment = un sudoku, o un comentario después de #
format-expected-puzzle-of-cells = un sudoku de { $cells } celdas, o un comentario después de #
format-expected-name = un nombre
format-expected-size-number = { $part ->
    [side] el lado
    [height] el alto de una caja
   *[width] el ancho de una caja
}, de 1 a 64
format-expected-utf-8 = texto en UTF-8
format-expected-candidate-digits = candidatos, dígitos del 1 al { $side }
format-expected-candidate-numbers = candidatos, números del 1 al { $side } con comas
format-expected-hodoku-candidate = un candidato en tres dígitos: dígito, fila, columna
format-expected-hodoku-line = una línea como :technique:candidates:givens:deleted:eliminations:placements:
format-expected-region = el número de una región, de 0 a 255
format-expected-regions = 64 regiones como máximo
format-expected-regions-written = regiones como texto o como lista
format-expected-byte = un número de 0 a 255 por celda
format-expected-number = un número
format-expected-number-or-null = un número o null
format-expected-whole = un número entero
format-expected-any-digit = un dígito
format-expected-true-or-false = true o false
format-expected-array = una lista
format-expected-rows = una lista de filas
format-expected-row = una fila
format-expected-number-of-rows = un número de filas
format-expected-object = un objeto
format-expected-json-object = un objeto JSON
format-expected-puzzle-object = un objeto con un miembro "puzzle"
format-expected-puzzle-object-or-board = un objeto con un miembro "puzzle", o un tablero
format-expected-puzzle-written = un sudoku como texto o como lista
format-expected-marks = una lista con una lista de dígitos por celda
format-expected-box = las filas y columnas de una caja como [2, 3]
format-expected-rule-names = una lista de nombres de reglas
format-expected-constraint-texts = una lista de restricciones como "killer 10 r1c1 r1c2"
format-expected-solution = un texto o una lista de dígitos
format-expected-negative = "difference", "ratio" o "xv"
format-expected-fpuzzles-link = un enlace completo de f-puzzles
format-expected-fpuzzles-link-beginning = un enlace de f-puzzles, desde su comienzo
format-expected-fpuzzles-object = el objeto JSON de un sudoku
format-expected-fpuzzles-constraints = restricciones legibles de f-puzzles
format-expected-fpuzzles-cells = una lista de celdas como ["R1C1", "R1C2"]
format-expected-fpuzzles-lines = "lines", una lista de listas de celdas
format-expected-fpuzzles-boxes = un tablero con cajas
format-expected-fpuzzles-outside = un lugar fuera del tablero como R0C1 o R1C0
format-expected-fpuzzles-direction = una dirección: UL, UR, DL o DR
format-expected-fpuzzles-start = un lugar fuera del tablero desde el que la dirección lleva a él
format-expected-cell-name = una celda de R1C1 a { $last }
format-expected-scl-link = un enlace completo de SudokuPad
format-expected-scl-object = el objeto de un sudoku
format-expected-scl = un enlace o un objeto de SudokuPad ({ $error })
format-expected-scl-rows = un objeto con filas de "cells", o un enlace a uno
format-expected-scl-cells = celdas del tablero como [0, 1]
format-expected-square-board = un tablero cuadrado de { $side }x{ $side }
format-expected-kind = una clase
format-expected-constraint-kind = una clase de restricción
format-expected-constraint = una restricción
format-expected-csv-column = una columna "puzzle", o una que parezca un sudoku
format-expected-sumocue = 3x3::k:, SumoCueV1 u 81 flechas y totales
format-expected-sumocue-cell = una celda como =17, +4 o +4J0
format-expected-sumocue-earlier = el número de una celda anterior
format-expected-sumocue-regions = una región para cada celda o ninguna
format-expected-sumocue-arrows = flechas que llevan a un total del tablero
format-expected-side = el lado del tablero
format-expected-colon = dos puntos
format-expected-solo-cell = un número del 1 al { $side }, una letra o _
format-expected-solo-run = una letra o _, una serie de bordes
format-expected-solo-runs = series sobre { $total } bordes
format-expected-solo-total = un total, una letra o _
format-expected-solo-totals = totales de { $cells } celdas
format-expected-solo-size = un tamaño como 3x3 o 9j
format-expected-solo-letter = j, x, k o dos puntos
format-expected-solo-cages = una coma y jaulas
format-expected-solo-cage-totals = una coma y los totales de las jaulas
format-expected-solo-regions = una coma y regiones
format-expected-keen-clues = una coma y las pistas de los bloques
format-expected-keen-clue = una pista como a6, m6, s1 o d2
format-expected-keen-number = el número de una pista
format-expected-unequal-cell = una coma y la celda siguiente
format-expected-unequal-letter = U, R, D o L hacia el tablero
format-expected-towers-clue = una / y la pista siguiente
format-expected-iss-chain = restricciones como .Cage~10~R1C1
format-expected-iss-shape = una forma como 9x9, 4x6, 6x6~9 o 9x9~0-8, de 64 filas y dígitos como máximo
format-expected-iss-variables = 4096 variables como máximo
format-expected-iss-fewer = menos, junto a un tablero de 64 filas como máximo
format-expected-iss-line = una fila o columna como R1 o C1
format-expected-iss-variable = el nombre de una variable en mayúsculas
format-expected-iss-regions = un número entero de regiones de { $cells } celdas
format-expected-iss-arms = brazos que empiezan por la misma celda
format-expected-iss-left-out = 0 o 1, o nada
format-expected-iss-square = un cuadrado con los dígitos de 0 a su lado
format-expected-iss-group = un grupo que no esté dentro de otro
format-expected-iss-alternative = una restricción que pueda ser una alternativa
format-expected-iss-region-size = de 1 a { $most } celdas
format-expected-iss-known = una restricción que evoku conozca
format-expected-iss-copies = celdas del tablero, seis por signo
format-expected-iss-ties = none, only-unclued o any
format-expected-iss-diagonal = 1, la diagonal ascendente, o -1
format-expected-iss-jigsaw = una región para cada una de las { $cells } celdas
format-expected-iss-sum = un total, = y un coeficiente por celda
format-expected-iss-edge = una celda del borde del tablero
format-expected-iss-quad = una celda con otras debajo y a la derecha
format-expected-iss-counts = cantidades y dígitos como 1223
format-expected-iss-indexing = C para columnas o R para filas
format-expected-iss-pairs = una tabla de pares de dígitos
format-expected-iss-automaton = un autómata que lee dígitos
format-cannot-carry = { $format } no puede contener esto: { $what }; { $can }
format-none-can = ningún formato puede
format-others-can = formatos que pueden: { LIST($formats, ", ") }
format-part-board = un tablero de { $side }x{ $side }
format-part-given = la pista de { $cell }
format-part-boxes = cajas de { $rows }x{ $columns }
format-part-no-boxes = un tablero sin cajas
format-part-jigsaw = regiones irregulares
format-part-jigsaw-boxes = regiones irregulares que son cajas
format-part-rule = la regla «{ $rule }»
format-part-constraints = { $first } y { $others ->
    [1] otra restricción
   *[other] otras { $others } restricciones
}
format-part-marks = candidatos anotados
format-part-placed = dígitos puestos por un jugador
format-part-player-marks = candidatos anotados por un jugador
format-part-corner-marks = notas de esquina de un jugador
format-part-solution = la solución
format-part-solutions = soluciones
format-part-field = el campo "{ $name }"
format-part-column = "{ $name }" en una tabla cuyo primer sudoku no lo tiene
format-part-loose-cells = celdas fuera de todo bloque
format-about-opensudoku = OpenSudoku: XML con un «game» por cada sudoku de 9x9
format-about-iss = Interactive Sudoku Solver: restricciones como .Kind~arguments, o un enlace, uno por línea
format-about-hodoku = biblioteca de HoDoKu: técnica, pistas, candidatos borrados, eliminaciones…
format-about-keen = identificadores de «Keen» (KenKen) de la colección de Simon Tatham
format-about-unequal = identificadores de «Unequal» (Futoshiki) de la colección de Simon Tatham
format-about-towers = identificadores de «Towers» (rascacielos) de la colección de Simon Tatham
format-about-sgt = identificadores de «Solo» de la colección de Simon Tatham
format-about-sumocue = killer sudoku de 9x9 en una línea: SumoCue, 3x3::k:, jaulas con flechas
format-about-scl = SudokuPad: un enlace por línea, o su JSON; jaulas y regiones cuentan, los dibujos se conservan
format-about-fpuzzles = f-puzzles: un enlace por línea, con restricciones; también su JSON y enlaces de SudokuPad
format-about-text = un tablero y luego una regla o restricción por línea: killer 10 r1c1 r1c2
format-about-pencil = un tablero de candidatos: 15 para una celda que es 1 o 5; con comas a partir del lado 10
format-about-sud = una línea por sudoku: nombre, lado, alto y ancho de las cajas, celdas con comas
format-about-jsonl = JSON Lines: un objeto JSON por línea
format-about-json = JSON: un objeto, una lista de objetos o varios objetos
format-about-sdk = SadMan y SudoCue: #A autor y otros encabezados, [Puzzle], nueve filas
format-about-candidates = 729 candidatos de un tablero de 9x9 en una línea
format-about-sheet = una hoja de cálculo: una fila por línea, con comas, puntos y coma o tabuladores entre las celdas
format-about-csv = un encabezado con puzzle, quizá solution, y otras columnas, que se conservan
format-about-ss = Simple Sudoku: un dibujo propio de 9x9
format-about-board = un dibujo con o sin líneas entre las cajas
format-about-sdm = un sudoku de 9x9 por línea: 81 caracteres
format-about-line = un sudoku por línea: dígitos y letras, o números separados
format-found-two-blanks = 0 y otro signo para los huecos
format-found-brackets = paréntesis que no concuerdan
format-found-no-board = ningún tablero en las listas
format-found-numbers = números de filas y columnas
format-found-coordinates = filas y columnas de { $first } a { $last }
format-found-link-without-board = el enlace { $link }, que nombra un sudoku y no lo contiene
format-found-spreadsheet-number = { $text }, un número que una hoja de cálculo redondeó
format-found-column = ninguna columna "{ $name }"
format-expected-whole-array = la matriz entera (NumPy: set_printoptions(threshold=10**6); pandas: to_string())
format-expected-printed-cell = un número de 1 a { $side } o un hueco (0 . None nan -1)
format-expected-same-notation = la notación de las celdas anteriores
format-expected-one-blank = un solo signo para los huecos, o dígitos hasta { $side }
format-expected-no-numbers = un tablero sin esos números
format-expected-coordinates = filas y columnas de 0 a { $last }, o de 1 a { $side }
format-expected-list-of-cells = cada casilla una vez, con fila, columna y dígito
format-expected-brackets = cada paréntesis cerrado
format-expected-rows-of-array = filas de números como en [[1, 0], [0, 1]]
format-expected-link-with-board = un enlace que contenga el tablero, o el propio tablero
format-expected-text-column = sus dígitos; da formato de texto a la columna antes de guardar
format-expected-columns = una de las columnas { LIST($names, ", ") }
format-expected-bank = un identificador, un sudoku y una valoración
format-expected-symbols = caracteres distintos que no sean huecos, como 0-F
format-no-reading = ningún formato encaja; los más probables son { $first } ({ $why }) y { $second } ({ $because })
format-remark-letter-o = la letra O se lee como 0
format-remark-small = estas pocas casillas se leen como un tablero de { $side }x{ $side }
format-remark-spaces = los espacios se leen como huecos
format-remark-coordinates = cada casilla se lee como fila, columna y dígito; la primera fila es { $first }
format-remark-rows = las listas se leen como filas
format-remark-leading-zeros = { $count ->
    [one] faltaba un cero inicial y se añade
    [many] faltaban { $count } ceros iniciales y se añaden
   *[other] faltaban { $count } ceros iniciales y se añaden
}
format-remark-symbols = los símbolos { $from } se escriben { $to }
format-about-array = matrices, listas y tablas tal como las imprimen NumPy, pandas, R, Python y C
format-about-bank = un registro por línea: identificador, sudoku, valoración
format-about-link = enlaces de cualquier sitio con el tablero en dígitos legibles
format-field-rating = la dificultad que la fuente da al sudoku
format-expected-by-row = nrow, ncol o byrow = TRUE o FALSE
format-field-puzzle = las pistas en orden de lectura
format-field-solution = la solución, escrita como el sudoku
format-field-box = las filas y columnas de una caja: 2x3 en CSV, [2, 3] en JSON
format-field-rules = las reglas además de filas, columnas y cajas, por su nombre
format-field-regions = regiones irregulares: un carácter por celda, los iguales forman una región
format-field-constraints = restricciones además de las casas, como textos con punto y coma
format-field-marks = candidatos anotados: los dígitos de cada celda
format-field-placed = los dígitos puestos por un jugador, en una línea
format-field-player-marks = candidatos anotados por un jugador: los dígitos de cada celda; una celda vacía no tiene
format-field-corner-marks = notas de esquina de un jugador, que no descartan nada
format-field-id = el número o nombre del sudoku en una colección
format-field-name = el título del sudoku
format-field-author = quién hizo el sudoku
format-field-comment = texto junto al sudoku
format-field-description = un texto más largo sobre el sudoku
format-field-date = cuándo se hizo el sudoku
format-field-source = de dónde viene el sudoku
format-field-url = dónde se publicó el sudoku
format-field-class = la clase en la que un conjunto pone el sudoku
format-field-status = lo que halló una búsqueda: unique, solved, several, none, wrong o unknown
format-field-solutions = cuántas soluciones halló una búsqueda
format-field-true-candidates = para cada celda los dígitos que contiene en alguna solución
format-field-level = la dificultad del sudoku, de easy a extreme
format-field-score = la suma de los puntos de todos los pasos del camino
format-field-hardest-technique = la técnica más difícil del camino
format-field-step = el paso posible en la posición, en la notación de los foros
format-field-hodoku-level = el nivel que HoDoKu da a los puntos
format-field-hodoku-score = los puntos de HoDoKu
format-field-se-er = la nota de Sudoku Explainer para el paso más difícil
format-field-se-ep = la nota de Sudoku Explainer hasta la primera colocación
format-field-se-ed = la nota de Sudoku Explainer para el primer paso
format-field-sukaku-er = la nota de Sukaku Explainer para el paso más difícil
format-field-sukaku-ep = la nota de Sukaku Explainer hasta la primera colocación
format-field-sukaku-ed = la nota de Sukaku Explainer para el primer paso
format-field-guesses = cuántas veces se ramifica una búsqueda para probar la unicidad
format-field-path-guesses = número de conjeturas en el camino de técnicas
format-field-side = el lado del tablero
format-field-givens = las celdas dadas
format-field-given-digits = los dígitos que aparecen entre las pistas
format-field-open-candidates = candidatos de todas las celdas abiertas, dígitos que ninguna pista visible contiene
format-field-kernel-cells = las celdas abiertas que dejan los únicos desnudos y ocultos
format-field-kernel-candidates = los candidatos de esas celdas
format-field-kernel-edges = pares de esas celdas que se excluyen un dígito
format-field-kernel-density = su proporción de todos los pares de esas celdas
format-field-kernel-components = las partes que estas aristas no unen
format-field-spectral-radius = el mayor valor propio del grafo de esas celdas y aristas
format-field-spectral-energy = el valor absoluto medio de sus valores propios
format-field-algebraic-connectivity = el segundo menor valor propio de su laplaciano
format-field-square-symmetries = giros y reflejos que conservan los lugares de las pistas
format-field-pattern-automorphisms = reordenaciones que conservan los lugares de las pistas
format-field-puzzle-automorphisms = reordenaciones con dígitos renombrados que conservan el sudoku
format-field-solution-count = el número de soluciones, 2 si hay varias
format-field-backbone = las celdas abiertas con el mismo dígito en todas las soluciones
format-field-backdoor = los menos dígitos que hay que dar para que los únicos resuelvan el sudoku
format-field-backdoor-exact = 1 si se descartó toda puerta trasera menor, 0 si puede ser menor
format-field-walk-correlation = correlación de los costes antes y después de un intercambio al azar
format-field-walk-neutrality = la proporción de intercambios al azar que no cambian el coste
format-field-climb-cost = el coste medio de los óptimos locales de intercambios
format-field-climb-distance = el número medio de celdas en que difieren de la solución
format-field-climb-correlation = la correlación de ambos, sobre los óptimos locales
format-field-original = el sudoku del que esta es la forma canónica
format-field-digest = igual exactamente cuando lo son las formas canónicas
format-field-automorphisms = cuántas simetrías dejan el sudoku como está
format-field-problem = por qué falta una valoración
format-field-technique = el número de la técnica en HoDoKu, con su variante
format-field-candidates = los candidatos de HoDoKu de los que trata la técnica
format-field-deleted = los candidatos de HoDoKu ya borrados: dígito, fila, columna
format-field-eliminations = los candidatos de HoDoKu que la técnica borra
format-field-placements = los dígitos de HoDoKu que la técnica coloca
format-field-extra = lo demás que dice una línea de la biblioteca de HoDoKu

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
    { CAPITAL(FORM($base, "the")) } necesitan un { $digit } en cada casa, y todos sus lugares posibles están { FORM($cover, "in") }. Esos { $count } dígitos los ocupan: ninguna otra celda { FORM($cover, "of") } puede contener el { $digit }.
step-finned-fish =
    { CAPITAL(FORM($base, "the")) } necesitan un { $digit } en cada casa, y todos sus lugares posibles están { FORM($cover, "in") }, salvo { COUNT($fins) ->
        [one] la aleta
       *[other] las aletas
    } { LIST($fins, "and") }. Si ninguna aleta contiene el { $digit }, el pez no deja ninguno para otras celdas { FORM($cover, "of") }; si alguna lo contiene, lo descarta en lo que ve. Lo que cae en ambos casos es falso.
step-kraken-fish =
    { CAPITAL(FORM($base, "the")) } necesitan un { $digit } en cada casa, y todos sus lugares posibles están { FORM($cover, "in") }, salvo { COUNT($fins) ->
        [one] la aleta
       *[other] las aletas
    } { LIST($fins, "and") }. { LIST($chains, " ") } Todo lleva a lo mismo.
step-siamese-fish = { $one } Visto de otro modo: { $other }
step-wing =
    { $pivot } es { LIST($candidates, "or") }: { LIST($cases, "; ") }. En todos los casos una de estas celdas es { $digit }, y ninguna celda que las vea todas puede serlo.
step-wing-case = si es { $pivot-digit }, { $cell } es { $digit }
step-wing-pivot = o ella misma es { $digit }
step-wxyz-wing =
    { LIST($cells, "and") } solo tienen los candidatos { LIST($digits, "and") }. Cada uno de { LIST($once, "and") } solo puede estar en una de estas celdas, porque todos sus lugares allí se ven entre sí. Por eso una de las celdas es { $digit }, y ninguna celda que vea todos los lugares del { $digit } allí puede ser { $digit }.
step-deadly =
    Si { LIST($cells, "and") } tuvieran solo { LIST($digits, "and") }, los dos dígitos podrían intercambiarse y el sudoku tendría dos soluciones.
step-rectangle-only = Solo { LIST($cells, "or") } puede evitarlo.
step-rectangle-besides = Para evitarlo, { LIST($besides, "or") } tiene que estar en { LIST($cells, "or") }.
step-rectangle-subset =
    Por eso { LIST($cells, "or") } contiene { LIST($besides, "or") }, lo que forma con { LIST($subset, "and") } un grupo desnudo { FORM($houses, "in") }.
step-rectangle-link =
    { CAPITAL(FORM($houses, "in")) } las esquinas son los únicos lugares para { LIST($kept, "and") }, así que { LIST($gone, "and") } en { LIST($cells, "or") } llevaría a eso.
step-loop-link =
    { CAPITAL(FORM($houses, "in")) }, { LIST($cells, "and") } son los únicos lugares para { LIST($kept, "and") }. Por eso { LIST($gone, "and") } en uno de ellos tendría ese efecto.
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
step-simple-colors-wrap = Dos celdas de un mismo color se ven entre sí, así que ese color es falso y el otro es el bueno.
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
step-exocet =
    { LIST($base, "and") } contienen dos de los dígitos { LIST($digits, "and") }. { CAPITAL(FORM($lines, "in")) }, un dígito así solo puede estar en { LIST($targets, "or") } o fuera de las tres cajas. Allí dos líneas cubren sus lugares, pero el dígito hace falta tres veces. Por eso { LIST($targets, "and") } contienen los mismos dos dígitos que { LIST($base, "and") }.
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
step-wrong-digit = el { $digit } en { $cell }
step-wrong-digits = Algo está mal: { LIST($digits, "and") }.
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
step-sukaku-board = la valoración de Sukaku Explainer no existe para { $board }
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
technique-wxyz-wing = WXYZ-Wing
technique-unique-rectangle = Rectángulo único, tipo { $type }
technique-hidden-rectangle = Rectángulo oculto
technique-avoidable-rectangle = Rectángulo evitable, tipo { $type }
technique-joint-constraints = Dos restricciones
technique-unique-loop = Bucle único de tipo { $type }
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
technique-junior-exocet = Exocet junior
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

engine-about-auto = elige uno: batch9 para muchos tableros normales de 9x9, single9 para uno, weighted para tableros con restricciones, large para las demás
engine-about-batch9 = paralelismo de bits: 512 tableros a la vez, un bit cada uno
engine-about-single9 = un tablero normal de 9x9 cada vez, con la menor latencia
engine-about-large = aprendizaje por conflictos sobre grupos de «exactamente uno»; el mejor a partir de 16x16
engine-about-weighted = jaulas, líneas y otras restricciones, con propagación y búsqueda donde más falla
engine-about-cover = cobertura exacta con celdas danzantes
engine-about-tree = búsqueda en árbol sobre tableros propagados, el gemelo sencillo de todos los motores
engine-about-cadical = el resolutor SAT CaDiCaL, para comparar; sus nodos son conflictos
engine-boards-of-every-geometry = tableros de cualquier geometría
engine-boards-of-every-size = tableros de cualquier tamaño y geometría
engine-boards-without-constraints = tableros sin restricciones
engine-boards-plain-nine = tableros normales de 9x9
engine-unsupported = el motor { $engine } solo resuelve { $solves }; esto es { $board }; el motor auto elige uno que sirve
engine-contradiction = no hay solución: una celda sin candidatos, o una casa sin lugar para un dígito
engine-rule-naked-single = el dígito de una celda decidida no es candidato de las celdas que ve
engine-rule-hidden-single = un dígito con un solo lugar en una casa va ahí
engine-rule-naked-pair = dos celdas de una casa con los mismos dos candidatos los quitan a las demás
engine-rule-locked-candidates = un dígito cuyos lugares en una casa están todos en otra no tiene más lugares en esta
engine-rule-naked-triple-and-quad = tres o cuatro celdas de una casa con otros tantos candidatos en total los quitan a las demás
engine-rule-hidden-pair-triple-and-quad = de dos a cuatro dígitos con otros tantos lugares en total en una casa no dejan sitio a otros
engine-rule-all-different = un candidato que no está en ninguna forma de llenar su casa queda descartado

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
generate-unsymmetric = cuando se dan todas las marcas, solo los dígitos deciden dónde están: «{ $layout }» no admite simetría; quita la simetría
generate-nothing-to-spare = solo se pueden quitar restricciones si se pide alguna; --constraints añade alguna
generate-range = { $what ->
    [givens] pistas
    [levels] niveles
   *[score] puntos
} de { $from } a { $to }, pero van de { $least } a { $most }
generate-settled = un patrón fija el número y la simetría de las pistas: no indiques { $what ->
    [number] el número
   *[symmetry] la simetría
}
generate-pattern-cell = el patrón tiene una celda { $found }, pero el tablero tiene { $cells } celdas
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
generate-unused = «{ $technique }» no se usa en las valoraciones, así que ningún sudoku la exige; --available encuentra posiciones en las que es un paso posible
generate-no-constraints = «{ $technique }» necesita restricciones, pero este tablero no tiene ninguna; --constraints coloca algunas
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
generate-refused-unavailable = sin posición con { $technique }
generate-refused-uses = con { $technique }
generate-minimise-none = el sudoku no tiene solución; solo se puede reducir uno que tenga exactamente una
generate-minimise-several = el sudoku tiene varias soluciones; solo se puede reducir uno que tenga exactamente una
layout-killer = { constraint-killer }
layout-killer-about = jaulas que cubren el tablero, cada una con su total; sus dígitos son distintos
layout-calcudoku = calcudoku
layout-calcudoku-about = jaulas que cubren el tablero, cada una con una suma, un producto, una diferencia o un cociente
layout-thermometer = { constraint-thermometer }
layout-thermometer-about = los dígitos crecen desde el bulbo hasta la punta
layout-slow-thermometer = { constraint-slow-thermometer }
layout-slow-thermometer-about = los dígitos crecen o se mantienen desde el bulbo hasta la punta
layout-arrow = { constraint-arrow }
layout-arrow-about = los dígitos a lo largo de la flecha suman el de su círculo
layout-double-arrow = { constraint-double-arrow }
layout-double-arrow-about = los dígitos entre los extremos suman lo mismo que ambos extremos
layout-whispers = { constraint-whispers }
layout-whispers-about = los vecinos en la línea difieren al menos en la mitad del lado
layout-renban = { constraint-renban }
layout-renban-about = los dígitos de la línea son consecutivos, en cualquier orden
layout-nabner = { constraint-nabner }
layout-nabner-about = no hay en la línea dígitos iguales ni consecutivos
layout-palindrome = { constraint-palindrome }
layout-palindrome-about = la línea se lee igual desde ambos extremos
layout-between = { constraint-between }
layout-between-about = los dígitos de la línea están entre los de sus extremos
layout-lockout = { constraint-lockout }
layout-lockout-about = ningún dígito de la línea es igual a un extremo ni está entre ellos
layout-modular = { constraint-modular }
layout-modular-about = cada 3 vecinos dejan restos distintos al dividirlos por 3
layout-entropic = { constraint-entropic }
layout-entropic-about = cada 3 vecinos son un dígito bajo, uno medio y uno alto
layout-zipper = { constraint-zipper }
layout-zipper-about = los dígitos a igual distancia de los extremos suman lo mismo
layout-region-sum = { constraint-region-sum }
layout-region-sum-about = las cajas dividen la línea en partes de igual suma
layout-kropki = kropki
layout-kropki-about = puntos blancos entre dígitos consecutivos, negros donde uno es el doble del otro
layout-kropki-all = kropki completo
layout-kropki-all-about = lo mismo, y donde no hay punto no se cumple ninguna de las dos cosas
layout-xv = { constraint-xv }
layout-xv-about = una X entre dígitos que suman 10, una V donde suman 5
layout-xv-all = XV completo
layout-xv-all-about = lo mismo, y donde no hay marca no se cumple ninguna de las dos cosas
layout-greater = { constraint-greater }
layout-greater-about = un signo entre todas las celdas contiguas de una misma caja
layout-even-odd = par e impar
layout-even-odd-about = marcas en dos de cada cinco celdas que dicen si el dígito es par o impar
layout-extremes = mínimo y máximo
layout-extremes-about = marcas en las celdas cuyo dígito es menor, o mayor, que todos los de sus lados
layout-quadruple = cuádruple
layout-quadruple-about = dígitos que están en las cuatro celdas alrededor de una esquina
layout-little-killer = { constraint-little-killer }
layout-little-killer-about = las sumas de todas las diagonales de dos o más celdas
layout-sandwich = { constraint-sandwich }
layout-sandwich-about = las sumas entre el dígito menor y el mayor de cada fila y columna
layout-x-sum = { constraint-x-sum }
layout-x-sum-about = las sumas de tantos dígitos como dice el primero, desde ambos extremos
layout-skyscraper = { constraint-skyscraper }
layout-skyscraper-about = cuántos dígitos son mayores que todos los anteriores, desde ambos extremos
layout-numbered-room = { constraint-numbered-room }
layout-numbered-room-about = el dígito de la celda que indica el primero, desde ambos extremos
layout-nonconsecutive = { constraint-nonconsecutive }
layout-nonconsecutive-about = nunca hay dígitos consecutivos en celdas contiguas
layout-disjoint-groups = { constraint-disjoint-groups }
layout-disjoint-groups-about = dígitos distintos en el mismo lugar de todas las cajas

## Evolución: ejecuciones, islas y progreso

evolve-stop-solved = resuelto
evolve-stop-evaluations = evaluaciones agotadas
evolve-stop-generations = generaciones agotadas
evolve-stop-deadline = se acabó el tiempo
evolve-stop-cancelled = cancelado
evolve-stop-exhausted = no queda nada por probar
evolve-stop-false-zero = aptitud 0 sin solución
evolve-propagation-none = ninguna
evolve-propagation-singles = únicos
evolve-propagation-decoder = decodificador
evolve-cost = { $value } { $value ->
    [one] { FORM($unit, "one") }
   *[other] { $unit }
}
evolve-cost-of = { $value } de { $maximum } { $unit }
evolve-costs = { $first }, { $second }
evolve-unit-cost = coste
evolve-unit-cells-filled = celdas llenas
    .one = celda llena
evolve-unit-conflicts = conflictos
    .one = conflicto
evolve-unit-distinct-digits = dígitos distintos
    .one = dígito distinto
evolve-unit-duplicates = duplicados
    .one = duplicado
evolve-unit-duplicates-and-blanks = duplicados, celdas vacías incluidas
    .one = duplicado, celdas vacías incluidas
evolve-unit-equal-pairs = pares iguales
    .one = par igual
evolve-unit-illegal-houses = casas incorrectas
    .one = casa incorrecta
evolve-unit-missing-digits = dígitos que faltan
    .one = dígito que falta
evolve-unit-off-sums = fuera de las sumas
evolve-unit-unsatisfied-clauses = cláusulas no satisfechas
    .one = cláusula no satisfecha
evolve-unit-violations = infracciones
    .one = infracción
evolve-unit-off-magic-sum = fuera de la suma mágica
evolve-unit-off-lines = de diferencia en filas y columnas
evolve-unit-off-diagonals = de diferencia en diagonales
evolve-unit-queens = reinas de más en diagonales
    .one = reina de más en diagonales
evolve-unit-queens-rising = reinas de más en diagonales ascendentes
    .one = reina de más en diagonales ascendentes
evolve-unit-queens-falling = reinas de más en diagonales descendentes
    .one = reina de más en diagonales descendentes
evolve-sudoku = { $board }, { $givens } { $givens ->
    [one] pista
   *[other] pistas
}
evolve-queens = { $size } reinas
evolve-queens-summary = reinas en un tablero de ajedrez, una por fila y columna, sin que ninguna ataque a otra
evolve-magic-square = cuadrado mágico de tamaño { $size }
evolve-magic-square-summary = los números de 1 a n*n con sumas iguales en filas, columnas y diagonales
evolve-size = el tamaño de { $kind } va de { $least } a { $most }
evolve-other-kind = { $algorithm } no sirve para { $puzzle }
evolve-refused-puzzle = { $algorithm } no puede con este sudoku: { $reason }
evolve-memory = los intentos necesitan unos { $needed } MB de memoria, y se permiten { $allowed } MB
evolve-no-boxes = el tablero no tiene cajas ni regiones que mantener completas
evolve-marks = el sudoku tiene marcas de candidatos, y permutar los dígitos de una unidad no puede respetarlas
evolve-frame = el tablero no es un cuadrado con dígitos desde el 1, y los intentos son cuadrados así
evolve-contradiction = las pistas se contradicen: { $contradiction }
evolve-singles-stuck = los únicos dejan una casa que no se puede completar
evolve-constraint = el tablero tiene { $constraint }, y este algoritmo solo cuenta conflictos de dos celdas; la mayoría de los otros pueden con él
evolve-constraints-of-many = restricciones de muchas celdas
evolve-damaged = el estado está dañado: { $reason }
evolve-damaged-end = acaba demasiado pronto
evolve-damaged-rest = { $bytes } bytes de más
evolve-damaged-number = { $number } es demasiado grande
evolve-damaged-flag = { $found } no es ni 0 ni 1
evolve-damaged-items = { $found } elementos en vez de { $expected }
evolve-damaged-members = miembros de ninguna población
evolve-damaged-digits = un tablero de lado { $side } no tiene dígitos { $digits }
evolve-damaged-cell = un dígito de ninguna celda
evolve-landscape-digit-change = cualquier dígito en cada celda vacía; una celda toma otro dígito; dígitos que faltan
evolve-landscape-blank-change = un dígito o un hueco en cada celda vacía; una celda cambia; dígitos que faltan
evolve-landscape-digit-redraw = cualquier dígito en cada celda vacía; cada uno se sortea de nuevo con probabilidad 1 / celdas vacías
evolve-landscape-row-swap = filas completas; se intercambian dos celdas vacías de una fila; dígitos que faltan
evolve-landscape-column-swap = columnas completas; se intercambian dos celdas vacías de una columna; dígitos que faltan
evolve-landscape-box-swap = cajas completas; se intercambian dos celdas vacías de una caja; dígitos que faltan
evolve-landscape-box-sequence = cajas completas; unos pocos intercambios en una caja, menos los que amontonan un dígito; dígitos que faltan
evolve-landscape-row-reorder = filas completas; cada fila se reordena con probabilidad 1 / lado
evolve-landscape-row-cross = filas completas; las que siguen a un límite vienen de un tablero al azar
evolve-landscape-column-cross = columnas completas; las que siguen a un límite vienen de un tablero al azar
evolve-landscape-box-cross = cajas completas; cada una viene, con probabilidad un medio, de un tablero al azar
evolve-landscape-cycle-cross = filas completas; ciclos de cada fila vienen de un tablero al azar
evolve-landscape-mapped-cross = filas completas; una sección de cada una se proyecta desde un tablero al azar
evolve-landscape-recolour = un dígito de su lista en cada celda vacía; una celda toma otro; conflictos
evolve-landscape-recolour-cross = un dígito de su lista en cada celda vacía; dígitos enteros vienen de una coloración al azar
evolve-landscape-flip = un valor de verdad para cada dígito de cada lista; uno cambia; cláusulas no satisfechas
evolve-landscape-refilter = tableros parciales; una celda toma otro dígito y se filtran todos los dominios; celdas vacías
evolve-landscape-redecode = tableros propagados; se conservan de la mitad a todos los dígitos y el resto se decodifica de nuevo; celdas vacías

## Algoritmos: nombres y descripciones

algorithm-mutation-ga-summary = mutación y criba, nada más
algorithm-mutation-ga-description =
    La generación 0 llena cada celda vacía con un dígito al azar. Cada generación se puntúa por sus duplicados (o, con fitness=pairs, por sus pares de valores iguales: tres dígitos iguales de una fila son dos duplicados, pero tres pares), se conservan los mejores (una parte de { $survivors }), y cada uno de ellos tiene el mismo número de hijos: copias en las que cada celda vacía se sortea de nuevo con probabilidad { $mutation-rate }. Los progenitores no siguen vivos.
algorithm-mutation-ga-orders-description =
    La generación 0 está en orden aleatorio. En cada generación se conservan los mejores (una parte de { $survivors }), y cada uno de ellos tiene el mismo número de hijos: copias en las que cada posición se intercambia con otra al azar con probabilidad { $mutation-rate }. Los progenitores no siguen vivos.
algorithm-cloning-ga-summary = nueve décimas partes caen en la criba, y los hijos de los supervivientes son casi siempre clones exactos
algorithm-cloning-ga-description =
    Los tableros empiezan con sus celdas vacías. En cada generación sobrevive una parte de { $survivors }, cada superviviente tiene el mismo número de hijos, y un hijo es un mutante con probabilidad { $mutants }, si no un clon exacto. Un mutante llena hasta { $fills } celdas vacías: una fila al azar que las tenga, una celda vacía al azar en ella, un dígito al azar que falte en su fila, su columna y su caja (y en cualquier otra casa de la celda); si no hay ninguno, la celda queda vacía. Una celda vacía cuenta como un dígito que falta en cada una de sus casas, de modo que 0 es una solución. Con fitness=flags una casa se cuenta como en el diseño original, con una lista de diez marcas: las celdas vacías son duplicados unas de otras, el tablero vacío cuesta 216, y un tablero puede costar 0 con una celda vacía en una casa. Eso termina la ejecución, como en el diseño, y se distingue de una solución.
algorithm-cloning-ga-orders-description =
    En cada generación sobrevive una parte de { $survivors }, cada superviviente tiene el mismo número de hijos, y un hijo es un mutante con probabilidad { $mutants }, si no un clon exacto. Un mutante difiere de su progenitor en 1 a { $swaps } intercambios de dos posiciones al azar.
algorithm-family = { $family ->
    [genetic] Algoritmos genéticos
    [memetic] Evolución con búsqueda local
    [local] Búsqueda local
    [swarm] Enjambres
    [model] Probabilidades aprendidas
   *[other] Solo azar
}
algorithm-row-ga-summary = cada fila queda completa; cruce entre filas, intercambios dentro de una fila
algorithm-units-description =
    Un genoma tiene un gen por cada celda vacía. Una clase de unidad contiene cada dígito una vez en todo individuo: al principio los dígitos que faltan en cada unidad se ponen en orden aleatorio, el cruce solo corta entre unidades, y la mutación intercambia dos genes de una unidad. La aptitud es el número de dígitos distintos de cada una de las otras casas, sumados, menos uno por cada par prohibido de dígitos iguales (salto de caballo o paso de rey); en un tablero normal de lado n una solución tiene 2*n*n. Los progenitores ganan torneos, y una élite sigue viva. El diseño original no conoce reinicios; patience=0 es su comportamiento.
algorithm-column-ga-summary = cada columna queda completa; cruce entre columnas, intercambios dentro de una columna
algorithm-box-ga-summary = cada caja (o región) queda completa; cruce entre cajas, intercambios dentro de una caja
algorithm-ga-summary = un algoritmo genético cuyas partes se eligen con los ajustes
algorithm-ga-description =
    El bucle de los manuales (progenitores, hijos, evaluación, reemplazo) sobre tableros de los que una clase de unidad contiene cada dígito una vez, con las partes que nombra cada parámetro; los valores por defecto son los de row-ga. La aptitud es el número de dígitos distintos de las otras casas, menos uno por cada par prohibido de dígitos iguales. Donde se selecciona por aptitud, un individuo vale lo que le falta de menos que al peor, más uno. La tasa de mutación de adaptation=one-fifth tiene 25 grados, de un noveno de la tasa a nueve veces esta, como máximo 1; un hijo cuenta como mejor si es mejor que sus dos progenitores. Las fuentes de cada parte están con su código, en los módulos selection y populations.
algorithm-ga-orders-description =
    El bucle de los manuales (progenitores, hijos, evaluación, reemplazo) sobre permutaciones, con las partes que nombra cada parámetro. Donde se selecciona por aptitud, un individuo vale lo que cuesta de menos que el peor, más uno. La tasa de mutación de adaptation=one-fifth tiene 25 grados, de un noveno de la tasa a nueve veces esta, como máximo 1; un hijo cuenta como mejor si es mejor que sus dos progenitores. Las fuentes de cada parte están con su código, en los módulos permutation, selection y populations.
algorithm-hybrid-repair-summary = tableros parciales sin conflicto: reparar, descartar la peor mitad, un hijo mutado por cada uno
algorithm-hybrid-repair-description =
    Un individuo es un tablero parcial. En cada generación se repara cada tablero (se vacían las celdas que no son pistas y cometen más infracciones, hasta que no queda ninguna), los tableros se ordenan por sus celdas llenas, se descarta la peor mitad, y cada superviviente, que sigue vivo, recibe un hijo: un dígito al azar en una celda vacía al azar. Un hijo se repara en cuanto se crea, antes de evaluarse; el orden es el mismo.
algorithm-multi-objective-summary = dos objetivos, celdas llenas e infracciones; un hijo mejor reemplaza a su progenitor
algorithm-multi-objective-description =
    Un individuo es un tablero parcial con dos valores de aptitud: celdas llenas (más es mejor) e infracciones (menos es mejor): pares de dígitos iguales, una vez por cada casa que contiene ambos, o con violations=cells las celdas de esos pares, lo que cuesta mirar cada celda pero lleva más lejos donde los pares dejan mesetas. En cada generación todo progenitor tiene un hijo, un dígito al azar en una celda vacía al azar o, en un tablero lleno, en una celda sin pista al azar, que reemplaza a su progenitor cuando es mejor; con equal=replace deriva por hijos tan buenos como sus progenitores. Con replacement=nsga-2 los progenitores ganan torneos de dos, y de todos los progenitores e hijos juntos vive la primera mitad, por frentes de dominancia de Pareto y, dentro de un frente, por distancia de hacinamiento; better y equal no dicen nada entonces. De NSGA-II esto es la selección, O(n log n) por generación; no hay cruce, como en el diseño original.
algorithm-multi-objective-orders-summary = dos objetivos, las partes del coste; un hijo mejor reemplaza a su progenitor
algorithm-multi-objective-orders-description =
    Las dos partes del coste son dos objetivos. En cada generación todo progenitor tiene un hijo, una copia en la que se intercambian dos posiciones al azar, que reemplaza a su progenitor cuando es mejor; con equal=replace deriva por hijos tan buenos como sus progenitores. Con replacement=nsga-2 los progenitores ganan torneos de dos, y de todos los progenitores e hijos juntos vive la primera mitad, por frentes de dominancia de Pareto y, dentro de un frente, por distancia de hacinamiento; better y equal no dicen nada entonces.
algorithm-random-search-summary = tableros al azar, uno tras otro: lo que cualquier otro algoritmo tiene que superar
algorithm-random-search-description =
    Cada intento se sortea de nuevo: cada caja (región, o fila donde no hay ni una cosa ni otra) recibe los dígitos que le faltan en orden aleatorio. De un intento no se aprende nada para el siguiente.
algorithm-random-search-orders-summary = órdenes al azar, uno tras otro: lo que cualquier otro algoritmo tiene que superar
algorithm-random-search-orders-description =
    Cada intento se sortea de nuevo, todos los órdenes igual de probables. De un intento no se aprende nada para el siguiente.
algorithm-hill-climbing-summary = un tablero, intercambios dentro de una caja, nunca uno peor; con reinicios
algorithm-hill-climbing-description =
    Un intercambio al azar de dos celdas vacías de una caja (región, o fila donde no hay ni una cosa ni otra) se hace si el tablero no empeora. Tras un número de intercambios sin mejora, la búsqueda empieza de nuevo desde un tablero al azar. Una generación son tantas pruebas como el cuadrado del número de celdas vacías.
algorithm-hill-climbing-orders-summary = un intento, intercambios de dos posiciones, nunca uno peor; con reinicios
algorithm-hill-climbing-orders-description =
    Un intercambio de dos posiciones al azar se hace si el intento no empeora. Tras { $patience } intercambios sin mejora, la búsqueda empieza de nuevo en orden aleatorio. Una generación son tantas pruebas como el cuadrado del número de posiciones.
algorithm-simulated-annealing-summary = un tablero, intercambios dentro de una caja; los peores se aceptan cada vez menos
algorithm-simulated-annealing-description =
    Las cajas (regiones, o filas donde no hay ni una cosa ni otra) quedan completas. Un intercambio de dos celdas vacías de una caja que empeora el tablero en d se hace con probabilidad exp(-d/t). La temperatura t empieza en la desviación típica del coste durante un recorrido al azar desde el primer tablero. Se mantiene durante una cadena de pruebas, tantas como el cuadrado del número de celdas vacías, y después se multiplica por { $cooling } (recocido homogéneo). Tras { $patience } cadenas seguidas sin mejora se restablece, en un nuevo tablero al azar (recalentamiento). Una generación es una cadena; O(1) por prueba. Abierto en lo que es público del artículo, y elegido aquí: el recorrido tiene 200 pasos; mejora significa que una cadena acaba con un coste menor que el inicial. Si hiciera falta un nuevo mejor, { $patience } cadenas se agotarían cuando aún está caliente.
algorithm-simulated-annealing-orders-summary = un intento, intercambios de dos posiciones; los peores se aceptan cada vez menos
algorithm-simulated-annealing-orders-description =
    Un intercambio de dos posiciones al azar que empeora el intento en d se hace con probabilidad exp(-d/t). La temperatura t empieza en la desviación típica del coste durante un recorrido al azar de 200 pasos desde el primer intento. Se mantiene durante una cadena de pruebas, tantas como el cuadrado del número de posiciones, y después se multiplica por { $cooling }. Tras { $patience } cadenas seguidas que no acaban mejor de lo que empezaron se restablece, en un nuevo orden aleatorio. Una generación es una cadena.
algorithm-ant-colony-summary = unas hormigas llenan el tablero celda a celda, guiadas por la feromona; los únicos se colocan sobre la marcha
algorithm-ant-colony-description =
    Un valor de feromona para cada celda y dígito, 1/c al principio en un tablero de c celdas. En un ciclo (una generación) cada hormiga tiene delante el sudoku con sus únicos desnudos y ocultos y una primera celda propia al azar. Todas las hormigas avanzan juntas, celda tras celda en orden de lectura, alrededor del tablero: en una celda vacía una hormiga toma, de los candidatos, el que tiene más feromona, o (con probabilidad 1 - greediness) sortea uno en proporción a la feromona; los únicos desnudos y ocultos que siguen se colocan, y la feromona de lo elegido se acerca a 1/c. Una celda sin candidatos queda vacía. La hormiga que deja menos celdas vacías, b, vale c/b; pasa a ser el mejor tablero si eso es más que el valor del mejor. La feromona de los dígitos del mejor tablero se acerca entonces a este valor, que a su vez pierde una parte en cada ciclo (best value evaporation), de modo que no hace falta un tablero mejor para reemplazarlo. Un ciclo tarda O(hormigas * c * lado). De dígitos igual de fuertes se sortea uno, lo que el artículo deja abierto. El programa publicado de los autores toma el dígito más fuerte tan a menudo como el artículo sortea uno: greediness=0.1.
algorithm-ils-cp-summary = mínimos conflictos con lista tabú, y un resolutor de restricciones que completa lo que se conserva del tablero
algorithm-ils-cp-description =
    Las cajas (regiones, o filas donde no hay ni una cosa ni otra) quedan completas. Una búsqueda local toma una celda en conflicto al azar y su mejor intercambio con otra celda vacía de su caja que no sea tabú (o lleve a un nuevo mejor), entre iguales uno al azar; un intercambio que empeora el tablero se hace con una probabilidad pequeña. Acaba con su mejor tablero, y el mejor de este y del anterior continúa. Todas sus celdas en conflicto y una parte de las otras se vacían, y un resolutor de restricciones intenta completar lo que queda: en profundidad, primero la celda con menos candidatos, primero el dígito que tenía, con únicos desnudos y ocultos tras cada uno. Completarlo es una solución; si no se consigue en un número de nodos, las celdas vaciadas de cada caja recuperan sus dígitos en orden aleatorio, y empieza la siguiente búsqueda local. Una generación es una búsqueda local, O(celdas) por paso, y un intento de completar, en el peor caso O(lado^3) por nodo. Un intercambio evaluado cuenta como una jugada, un intento de completar como una evaluación completa; lo que coloca su propagación se cuenta como colocaciones, y la clase es decoder. El esquema es el del artículo. Elegidos aquí: los valores de los parámetros, el resolutor (el suyo tiene un límite de tiempo, con el que las ejecuciones dependerían de la máquina), qué pasa con las celdas vaciadas y cuándo vuelve la parte al principio. Si los valores del artículo dependen del tamaño del tablero no se pudo leer. La parte por defecto es para 9x9: tableros de 16x16 y 25x25 no se resolvieron con ella, porque se conserva una décima parte de las celdas sin conflicto, casi nunca correcta en su conjunto. Con emptied=1 el primer intento de completar empieza solo con las pistas, lo que resuelve 16x16.
algorithm-perez-marwala-summary = las cajas quedan completas; cada miembro tiene un hijo con la mitad de intercambios que errores tiene el mejor
algorithm-perez-marwala-description =
    Un individuo es un tablero lleno cuyas cajas (regiones, o filas donde no hay ni una cosa ni otra) contienen cada dígito una vez. En cada generación todo individuo tiene un hijo: una copia con intercambios, cada uno de dos celdas vacías de una caja al azar, la mitad de los duplicados que tiene el mejor individuo, redondeando hacia arriba, de modo que los pasos se hacen pequeños cuando la búsqueda se acerca. De progenitores e hijos vive la mejor mitad, los progenitores antes que los hijos del mismo coste. O(1) por intercambio. La representación, los intercambios y su número son los del segundo algoritmo cultural del artículo; el tamaño de la población y quién vive se eligen aquí, y no hay cruce.
algorithm-perez-marwala-orders-summary = cada miembro tiene un hijo con la mitad de intercambios de lo que cuesta el mejor
algorithm-perez-marwala-orders-description =
    En cada generación todo individuo tiene un hijo: una copia con intercambios de dos posiciones al azar, la mitad de lo que cuesta el mejor individuo, redondeando hacia arriba, y como máximo tantos como posiciones hay; así los pasos se hacen pequeños cuando la búsqueda se acerca. De progenitores e hijos vive la mejor mitad, los progenitores antes que los hijos del mismo coste.
algorithm-mantere-koljonen-summary = cajas heredadas enteras de uno u otro progenitor, intercambios dentro de una caja, y un mejor que envejece
algorithm-mantere-koljonen-description =
    Las cajas (o regiones) contienen cada dígito una vez; el coste son los dígitos que faltan en filas y columnas. Una población de { $population } se ordena por rango. El mejor sigue vivo; el rango i recibe un hijo de dos miembros de rangos por encima de i, cada caja de uno u otro con igual probabilidad. Con probabilidad { $mutation-rate } muta: de 1 a 5 intercambios de celdas al azar de una caja; una pista entre ellas termina la secuencia, y se deshace un intercambio que deja un dígito más de tres veces en su nueva fila y columna, contando la propia celda en ambas. Mientras el mismo tablero sigue siendo el mejor, su coste en la clasificación sube 1 por generación. Tras { $lifetime } generaciones todo empieza de cero. O(lado^2) por hijo. Abierto en lo que es público del artículo, y elegido aquí: si estas generaciones vuelven a contarse con un nuevo mejor (no), si las copias del mejor envejecen (sí), qué hace un intercambio rechazado con el resto de su secuencia (nada); las inserciones y los intercambios de tres, que nombra el artículo, son secuencias de intercambios. Las casas que no son filas ni columnas cuentan en el límite como estas.
algorithm-cultural-summary = mantere-koljonen con un espacio de creencias: lo que tienen en común los tableros casi resueltos
algorithm-cultural-description =
    El algoritmo de mantere-koljonen con un espacio de creencias: qué dígitos tuvo cada celda en los mejores tableros de las generaciones en que estos estaban casi resueltos (como máximo { $near } dígitos que faltan). Cuando la población empieza de cero, las celdas que hasta entonces tuvieron un solo dígito lo reciben de nuevo, como pistas ocultas; las otras de su caja están en orden aleatorio. Sin soluciones cercanas es mantere-koljonen, sorteo a sorteo. El artículo mismo no se pudo leer: el espacio de creencias se describe de memoria, así que un resultado de este algoritmo no es un resultado del artículo. Elegido aquí: las pistas ocultas pueden cambiar tras la fundación, y el espacio de creencias dura toda la ejecución.
algorithm-geometric-summary = filas como permutaciones, cruzadas ciclo a ciclo para que un hijo quede entre sus progenitores
algorithm-geometric-description =
    Las filas contienen cada dígito una vez; la aptitud son los dígitos distintos de columnas y cajas, 162 en un tablero normal de 9x9. Un cruce es geométrico si el hijo está en un camino más corto entre sus progenitores; uno para cada fila da uno para el tablero (su producto). Cada fila se cruza por separado: por ciclos, lo que es geométrico en el número de celdas que difieren, o por correspondencia parcial, lo que lo es en el número de intercambios; después las filas mutan con un intercambio. { $population } tableros, de los que los mejores { $elite } siguen vivos; los progenitores ganan torneos. O(lado^2) por hijo. Abierto en lo que es público del artículo, y elegido aquí: el tamaño de la élite, el torneo de { $tournament } y las tasas; los ciclos vienen de uno u otro progenitor con igual probabilidad. El artículo sopesa otros cruces de cajas y de celdas sueltas, que no están entre estos.
algorithm-geometric-orders-summary = cruce ciclo a ciclo para que un hijo quede entre sus progenitores
algorithm-geometric-orders-description =
    Un cruce es geométrico si el hijo está en un camino más corto entre sus progenitores. Las permutaciones se cruzan por ciclos, lo que es geométrico en el número de posiciones que difieren, o por correspondencia parcial, lo que lo es en el número de intercambios; después se intercambian dos posiciones con probabilidad { $mutation-rate }. De { $population } individuos los mejores { $elite } siguen vivos; los progenitores ganan torneos de { $tournament }.
algorithm-building-blocks-summary = bandas y pilas de cajas heredadas del mejor progenitor, y el mejor de varios mutantes
algorithm-building-blocks-description =
    Las cajas contienen cada dígito una vez; la aptitud son los dígitos distintos de filas y columnas, 162 en un tablero normal de 9x9. Dos progenitores que ganan torneos de { $tournament } tienen dos hijos. Con probabilidad { $crossover-rate } estos se cruzan: el primero toma cada banda de cajas del progenitor con más dígitos distintos en sus filas, el segundo cada pila del progenitor con más en sus columnas, de modo que las cajas que van bien juntas siguen juntas; si no, son copias. De cada hijo se hacen varios mutantes, que intercambian en cada caja dos celdas vacías con probabilidad { $mutation-rate }; el mejor mutante es el hijo. El mejor tablero sigue vivo en una población de { $population }. O(lado^2) por mutante. Abierto en lo que es público del artículo, y elegido aquí: { $candidates } mutantes de cada hijo, una élite de uno. Cada mutante cuenta como una evaluación; comparar bandas no cuesta ninguna, porque sus dígitos ya se conocen entonces. Los tableros con regiones irregulares no tienen bandas; allí cada región viene de uno u otro progenitor. Una población se estanca pronto, casi siempre a poco de una solución: de los tableros con 30 pistas, 3,2 millones de evaluaciones resuelven uno de cada seis, y nueve de cada diez si 64 islas se las reparten. El trabajo posterior de los autores también tiene varias poblaciones. Que se resuelvan tableros muy difíciles, como dicen los artículos, no se vio aquí con ningún número de islas, y no tiene explicación.
algorithm-lsga-summary = filas como permutaciones; las columnas y cajas que repiten dígitos los intercambian por búsqueda local
algorithm-lsga-description =
    Las filas contienen cada dígito una vez; el coste es el número de columnas y cajas (y otras casas) a las que les falta un dígito. Los ganadores de torneos de { $tournament } tienen hijos: con probabilidad { $crossover-rate } cada fila es la del segundo progenitor con probabilidad { $row-rate }; se intercambian dos celdas vacías de una fila ({ $swap-rate }), una fila se pone en orden aleatorio ({ $reorder-rate }). Después, búsqueda por columnas: cada columna incorrecta se empareja con otra, y las dos primeras celdas de una fila cuyos dígitos se repiten en su propia columna y faltan en la otra los intercambian; y búsqueda por cajas, lo mismo con las cajas. Se conservan { $elite } tableros de élite de la ejecución. Tras cada generación el peor tablero, de coste w, se convierte con probabilidad (w-e)/w en copia de un tablero de élite al azar, de coste e, si no en uno nuevo al azar. { $population } tableros. O(lado^2 log lado) por hijo. Abierto en lo que es público del artículo, y elegido aquí: la pareja es otro ganador, de dos hijos se conserva el primero, «no en ambas columnas» significa que falta en la otra, la élite empieza con la generación 0. Un intercambio examinado cuenta como una jugada.
algorithm-cp-annealing-summary = primero propagación, después recocido simulado en las celdas que deja vacías
algorithm-cp-annealing-description =
    Se colocan los únicos desnudos y ocultos hasta que no quedan, y simulated-annealing sigue con lo que dejan como con pistas: intercambios de dos celdas vacías de una caja, cadenas de tantas pruebas como el cuadrado del número de celdas vacías, enfriamiento por { $cooling } tras cada una, y recalentamiento en un nuevo tablero al azar tras { $patience } cadenas sin mejora. Un sudoku que resuelven los únicos necesita una evaluación. Del artículo solo se pudieron leer el resumen y la introducción: que se combinan la propagación y el recocido del artículo anterior de Lewis, y que los dos juntos son mucho más fuertes que cada uno. Elegido aquí: las reglas (únicos), y que se aplican una vez, antes de la ejecución, y no a lo que el recocido ha alcanzado.
algorithm-univariate-eda-summary = tableros sorteados con una probabilidad para cada dígito de cada celda, aprendida de los mejores
algorithm-univariate-eda-description =
    Cualquier dígito puede estar en cualquier celda vacía; el coste son los dígitos que faltan en todas las casas. Una generación son { $population } tableros, de los que cada celda se sortea con las probabilidades de sus dígitos, con independencia de las otras celdas; al principio todos los dígitos son igual de probables. Se cuenta la mejor parte de los tableros, { $selected }: las probabilidades pasan a ser las frecuencias de los dígitos entre ellos (learning_rate=1, el algoritmo de distribución marginal univariada), o se acercan a estas en una parte (aprendizaje incremental basado en poblaciones, cuya forma propia aprende solo del mejor). Cuando las celdas están seguras de su dígito más probable, { $converged } de media, ya no se sortea nada nuevo: se olvidan todas las probabilidades, lo que cuenta como un reinicio. O(lado^3) por tablero. Los reinicios, y sus límites, se eligen aquí.
algorithm-reseda-summary = tableros sorteados caja a caja según probabilidades aprendidas; al reiniciar se conserva una caja del último
algorithm-reseda-description =
    Cada dígito de cada celda vacía tiene una probabilidad; al principio son igual de probables los que no tiene ninguna pista de una celda vecina. Una generación son { $population } tableros. Cada caja de uno se sortea dígito a dígito: primero en la celda cuyo dígito más probable lo es más que ningún otro, después sin ese dígito, de modo que una caja contiene cada dígito una vez salvo que no pueda. El coste son los dígitos que faltan en todas las casas. Las probabilidades conservan { $kept } de sí mismas y toman el resto de las frecuencias de los dígitos en la mejor parte de los tableros, { $selected }. Un intento acaba cuando el dígito más probable de cada celda supera { $converged }. El tablero de los dígitos más probables presta entonces sus zonas, de una en una, salvo las que contienen un dígito dos veces: se hace un intento con la zona como si fueran pistas, y tras la última se olvida todo, lo que cuenta como un reinicio. zones={ $zones } elige qué se presta. O(lado^4) por tablero en el peor caso. Todo esto, y los tamaños, son del artículo, que se leyó entero; no dice cuál de las celdas igual de seguras va primero (aquí cada una con igual probabilidad), ni qué tablero de la última generación presta. Los tableros sin cajas se sortean por regiones o por filas.
algorithm-harmony-search-summary = cada celda de un tablero nuevo sale de cualquier tablero de una memoria, cuyo peor reemplaza
algorithm-harmony-search-description =
    La memoria contiene { $population } tableros con dígitos cualesquiera en las celdas vacías. Uno nuevo se hace celda a celda: con probabilidad { $considering } (harmony memory considering rate) tiene el dígito de un tablero al azar de la memoria, que después, con probabilidad { $adjusting } (pitch adjusting rate), se cambia por el anterior o el siguiente, siguiendo el 1 al mayor; si no, un dígito al azar. Ocupa el sitio del peor tablero si es mejor. Una generación es un tablero, O(lado^2). Es una estrategia evolutiva cuyos hijos tienen por progenitores a todos los miembros (Weyland 2015). Con fitness=sums el coste es el del artículo, la distancia entre la suma de cada casa y la de todos los dígitos; es 0 en muchos tableros con dígitos incorrectos, lo que termina la ejecución y se distingue de una solución. Por defecto se cuentan en cambio los dígitos que faltan. Los tamaños y las tasas son los de un programa público que sigue el artículo, cuyas tablas no se pudieron leer; que los dígitos formen un anillo también es de ese programa.
algorithm-bee-colony-summary = unas abejas buscan alrededor de los tableros, más a menudo de los mejores; los peores se rehacen
algorithm-bee-colony-description =
    Las cajas (regiones, o filas donde no hay ni una cosa ni otra) quedan completas; el coste son los duplicados de las otras casas, y el néctar de un tablero es 1/(1+coste). En un ciclo (una generación) cada una de { $population } abejas obreras mira un vecino de su tablero: una celda vacía al azar con dígito x, donde otro tablero al azar tiene y, recibe el número ceil(x+|r(x-y)|) de los dígitos que las pistas dejan a su caja, contados desde 0 y en círculo, con r sorteado entre 0 y 1; la celda que tenía ese dígito recibe x. Un vecino que no es peor se toma. Después { $onlookers } observadoras hacen lo mismo, repartidas entre los tableros en proporción al néctar y redondeadas hacia abajo, y para los peores tableros, { $scouts } del total, unas exploradoras ofrecen otros nuevos al azar, que se toman si no son peores. O(lado) por vecino. Un vecino cuenta como una jugada, un tablero nuevo como una evaluación completa. Los pasos son los de un programa público de ese nombre, porque del texto del artículo solo se pudo leer el principio; los tamaños, los de otro que sigue el artículo.
algorithm-geometric-swarm-summary = filas como permutaciones; las partículas se mueven a un punto entre otros tres
algorithm-geometric-swarm-description =
    Las filas contienen cada dígito una vez; la aptitud son los dígitos distintos de columnas y cajas. Cada una de { $population } partículas recuerda la mejor posición en que ha estado. Se mueve a una combinación convexa de su propia posición, de esa mejor y de la mejor posición de sus vecinas, con los pesos own, best y leader, y después muta: se intercambian dos celdas vacías de una fila con probabilidad { $mutation-rate }. Una combinación de tres son dos de dos, una tras otra, y la de dos es el cruce por ciclos de cada fila, geométrico en el número de celdas que difieren, que toma cada ciclo con la probabilidad que dicen los pesos. No hay velocidad. Una generación mueve todas las partículas, O(lado^2) cada una. Del artículo solo se pudo leer el resumen. Elegidos aquí: el cruce, los pesos iguales, la vecindad, los tamaños y la tasa de mutación.
algorithm-deng-li-summary = cajas del progenitor, de su propio mejor y del mejor de todos; progenitores distintos del mejor
algorithm-deng-li-description =
    Las cajas contienen cada dígito una vez; la aptitud son los dígitos distintos de filas y columnas. Cada sitio de una población de { $population } recuerda el mejor tablero que tuvo. De dos miembros al azar, el que más difiere del mejor de todos pasa a ser progenitor, para que haya más que recombinar. Con una probabilidad que se sortea de nuevo en cada generación, su hijo tiene cada caja del progenitor, del mejor propio del sitio del progenitor o del mejor de todos, igual de probables (experiencia propia y experiencia de la población, como en los enjambres de partículas); si no, es una copia. Con una probabilidad que sube con la aptitud del mejor, hasta { $mutation-rate } junto a una solución, se intercambian dos celdas vacías de una caja al azar. El hijo ocupa el sitio siguiente, cueste lo que cueste. O(lado^2) por hijo. Del artículo solo se pudieron leer el resumen y el principio, que hablan de estos cuatro cambios en un algoritmo genético. Elegidos aquí: las fórmulas de todos ellos, los tamaños y la tasa.
algorithm-cuckoo-search-summary = huevos entre un nido y el mejor, llevados más lejos por vuelos de intercambios casi siempre pocos
algorithm-cuckoo-search-description =
    Primero se colocan los únicos desnudos y ocultos (el prefiltro). Las filas contienen cada dígito una vez; la aptitud son los dígitos distintos de columnas y cajas. En una generación el cuco de cada uno de { $population } nidos pone un huevo: una copia de su nido que tiene ciclos de filas del mejor nido, cada uno con probabilidad { $attraction } (un cruce geométrico), y que después hace un vuelo de Lévy: tantos intercambios de dos celdas vacías de filas al azar como sortea una ley potencial de exponente { $exponent }, como máximo uno por cada celda vacía. El huevo ocupa el sitio de un nido al azar si es mejor. Después los peores nidos, { $abandoned } del total, se abandonan por otros al azar. O(lado^2) por huevo. Del artículo solo se pudieron leer el resumen y el principio: prefiltrado, búsqueda del cuco y operadores geométricos que van hacia regiones prometedoras. Elegidos aquí: las reglas del filtro, qué operadores, y los tamaños, que son los habituales en la búsqueda del cuco.
algorithm-filtered-tabu-summary = búsqueda tabú en tableros parciales, cuyos dominios se filtran tras cada jugada
algorithm-filtered-tabu-description =
    Un tablero es parcial y sin conflicto, y cuesta sus celdas vacías (y lo que incumple de restricciones, que el filtro no conoce). El filtro coloca los dígitos de un tablero, hace que las celdas a las que les queda un solo dígito se lo quiten a sus vecinas (consistencia de arco) y con filter=all-different quita de cada casa todo dígito con el que no se puede completar; una celda a la que le queda un dígito lo contiene entonces, una sin ninguno queda vacía. Empieza con el sudoku filtrado. En una iteración (una generación) se examinan { $candidates } vecinos: una celda al azar recibe otro dígito de su primer dominio que no sea tabú, las vecinas con ese dígito lo pierden, y el tablero se filtra. El mejor de ellos se toma si no es peor, y los dígitos que las celdas pierden con ello pasan a ser tabú, los últimos { $tabu }. Tras { $patience } iteraciones sin un tablero mejor empieza de nuevo. Un vecino cuenta como una decodificación, en el peor caso O(lado^4). Los pasos del bucle, y el filtro en cada uno, son de los artículos; qué es un vecino, qué cuesta una celda sin dígitos, las longitudes de ambas listas y los reinicios no se pudieron leer y se eligen aquí.
algorithm-segura-summary = un algoritmo memético cuyos supervivientes guardan una distancia que se reduce con el tiempo
algorithm-segura-description =
    Las cajas (regiones, o filas donde no hay ni una cosa ni otra) quedan completas; el coste son los duplicados de las otras casas. En una generación se hacen { $population } hijos: los ganadores de torneos de dos son los progenitores, y cada caja es de uno u otro. Una búsqueda local mejora cada tablero: intercambios al azar dentro de una caja, { $steps } por celda vacía, se hacen salvo que lo empeoren. Después compiten miembros e hijos: el mejor sobrevive primero; cada vez le sigue el mejor de los que difieren de todos los supervivientes en al menos D celdas, o si no hay ninguno el que más difiere (best-non-penalized survivor selection). D empieza en la distancia media de los fundadores, baja en línea recta a 0 en { $horizon } generaciones, y entonces todo empieza de cero, lo que cuenta como un reinicio. Un intercambio examinado cuenta como una jugada; una generación tarda además O(population^2 * lado^2). La selección de supervivientes es la del programa de los propios autores para otro problema y la de los resúmenes; lo que el artículo sobre el sudoku dice del cruce y de la búsqueda local no se pudo leer. Elegidos aquí: estos dos, los tamaños, y que el tiempo se cuenta en generaciones, porque no conoce el final de una ejecución.
algorithm-walksat-summary = búsqueda local de una asignación que satisface el sudoku como fórmula
algorithm-walksat-description =
    El puente a la satisfacibilidad: una variable dice que una celda vacía contiene un dígito que no tiene ninguna pista de una celda vecina. Las cláusulas dicen que cada celda contiene uno de sus dígitos, y que ni dos dígitos de una celda, ni dígitos iguales de celdas vecinas, ni dígitos que excluye una restricción de dos celdas valen a la vez; las restricciones de otra clase (sumas, órdenes de muchas celdas) se rechazan. Una asignación puede dar a una celda ningún dígito o varios, lo que se muestra como celda vacía; su coste es el número de cláusulas que no satisface. Empieza al azar. Un paso toma una cláusula no satisfecha al azar e invierte una variable de ella: una cuya inversión no rompe ninguna otra cláusula, si la hay; si no, con probabilidad { $noise } cualquiera, o una que rompe las menos, entre iguales una al azar. Tras { $flips } inversiones empieza de nuevo. Una generación son tantas inversiones como el cuadrado del número de celdas vacías. Una variable examinada cuenta como una jugada; una inversión tarda O(lado) y la elección de una cláusula O(lado^3). El ruido se eligió aquí.
algorithm-random-decodes-summary = tableros parciales sin progenitores: lo que decoder tiene que superar; el mejor hasta 9x9
algorithm-random-decodes-description =
    Cada intento es lo que el decodificador del algoritmo decoder produce sin progenitores: únicos desnudos y ocultos, y después, grupo a grupo (una celda, o un dígito en una casa), el que tiene menos candidatos para su peso se decide al azar, con todos los únicos que siguen; una decisión que solo por eso lleva a un callejón sin salida se descarta en su lugar, y lo que no se puede completar queda vacío. Un intento solo pasa al siguiente los pesos de los grupos en los que surgieron callejones sin salida. No es evolución: no hay selección ni herencia. Se respetan las marcas de candidatos.
algorithm-decoder-summary = tableros parciales; un hijo se decodifica de dos progenitores, con los únicos tras cada decisión
algorithm-decoder-description =
    Un individuo es un tablero parcial sin infracciones; su aptitud, que se minimiza, es el número de sus celdas vacías. El decodificador empieza con lo que los únicos desnudos y ocultos dejan del sudoku, coloca dígitos del primer progenitor en celdas al azar (una parte que se sortea de nuevo para cada hijo) en orden aleatorio, y después decide grupo a grupo, siendo un grupo una celda o un dígito en una casa: el que tiene menos candidatos para su peso, con el dígito o el lugar del segundo progenitor donde lo sigue, o uno al azar. A cada decisión le siguen todos los únicos que salen de ella. La que solo por eso lleva a un callejón sin salida se descarta en su lugar; si eso también es un callejón sin salida, lo que no se puede completar queda vacío y el decodificador continúa. Ninguna otra decisión se retira nunca: no hay vuelta atrás, y una decodificación tarda un tiempo polinómico. Un grupo en el que surge un callejón sin salida gana peso, que se desvanece con las decodificaciones. Los progenitores son dos miembros al azar, el mejor primero; el hijo reemplaza al peor miembro si es igual de bueno y no está ya. Una población sin un nuevo mejor durante algunas generaciones entrega su mejor miembro a las élites, de las que se conservan las últimas, y empieza de cero con los mejores de decodificaciones sin progenitores. Una de cada ocho veces, aquello en que coinciden casi todas las élites se coloca al principio de todas las decodificaciones siguientes: tableros independientes y casi resueltos difieren en la mayoría de las celdas, pero lo que contienen casi todos casi siempre es correcto, y cada dígito correcto mejora las élites siguientes. Uno incorrecto acaba en un tablero que nadie completa; cuando no hay nuevas coincidencias durante mucho tiempo, todo vuelve a empezar. Una decodificación tarda más o menos tantos pasos como candidatos hay, por el número de decisiones. Se respetan las marcas de candidatos.
algorithm-memetic-summary = tableros como coloraciones por listas, mejorados con búsqueda tabú y recombinados
algorithm-memetic-description =
    Un tablero es una coloración por listas: cada celda vacía contiene un dígito que no tiene ninguna pista de una celda vecina, y el coste cuenta conflictos: pares de celdas vecinas con dígitos iguales, y pares de celdas cuyos dígitos excluye juntos una restricción; las restricciones de otra clase (sumas, órdenes de muchas celdas) se rechazan. La búsqueda tabú mejora cada intento: un paso hace el mejor cambio de una celda con conflictos, entre iguales uno al azar, que no devuelva ningún dígito demasiado pronto, salvo que el tablero quede mejor que nunca. El dígito que sale no puede volver durante tenure veces el número de celdas con conflictos, más un número al azar de pasos menor que tenure_more. Una generación es un intento: mientras la población crece, uno nuevo, llenado en el orden de menos candidatos restantes, y después un hijo de dos miembros al azar. El hijo toma dígitos enteros de sus progenitores, por turnos el que tiene más celdas, o casas enteras de una misma clase, cada una de un progenitor al azar. Ocupa el sitio del miembro más cercano si está demasiado cerca de él, si no el del peor, salvo que sea peor él mismo. Con una población de uno todo intento es nuevo. Un paso solo mira los cambios alrededor del anterior, y solo estos cuentan como evaluaciones.
algorithm-magic-square-ga-summary = escaladores en paralelo que intercambian números: el habitual para los cuadrados mágicos
algorithm-magic-square-ga-description =
    Cada uno de { $population } cuadrados tiene un hijo en cada generación: una copia en la que dos celdas al azar intercambian sus números, y dos más con probabilidad { $further-swaps }, una y otra vez. Ocupa el sitio de su progenitor salvo que sea peor. O(tamaño^2) por hijo.
algorithm-queens-ga-summary = una población pequeña cuyos hijos intercambian dos reinas: el habitual para las reinas
algorithm-queens-ga-description =
    Un tablero tiene desde el principio una reina en cada fila y columna. Los progenitores ganan torneos de tres, y un hijo es una copia de su primer progenitor en la que dos columnas intercambian sus reinas. El mejor de { $population } tableros sigue vivo. O(tamaño) por hijo.
algorithm-null-no-pheromone = la feromona: cada hormiga sortea todos los dígitos por igual
algorithm-null-filtered-tabu-restarts = lo que un tablero pasa al siguiente: la búsqueda empieza de cero tras cada uno sin ganancia
algorithm-null-mutation-alone = la atracción de las mejores posiciones: las partículas se mueven al azar
algorithm-null-ils-cp-restarts = lo que la búsqueda local pasa al resolutor: todo intento de completar empieza con las pistas
algorithm-null-memetic-restarts = la recombinación: cada intento es un recorrido desde un tablero nuevo
algorithm-null-random-search = todo lo que un intento pasa al siguiente
algorithm-null-random-decodes = los progenitores y la coincidencia de las élites
algorithm-null-restarts = la aceptación de tableros peores
algorithm-null-no-migration = el intercambio de miembros
algorithm-null-no-propagation = la propagación antes de la ejecución
algorithm-null-whole-restarts = las zonas que un intento presta al siguiente: se olvida todo
algorithm-null-no-control = la distancia que guardan los supervivientes: sobreviven los mejores, por parecidos que sean
algorithm-null-noise-alone = la elección de la variable que rompe menos cláusulas

## Parámetros: nombres, descripciones y valores

parameter-form = «{ $found }» no es un ajuste; escribe nombre=valor
parameter-unknown = no hay ningún parámetro «{ $name }»; { COUNT($known) ->
    [0] no hay ninguno
   *[other] hay { LIST($known, ", ") }
}
parameter-value = { $name } es { $range }, no «{ $value }»
parameter-contradiction = { $name } es { $value }, pero tiene que ser { $relation }, que es { $limit }
parameter-ineffective = { $name } no tiene efecto aquí: necesita { $condition }
parameter-above = { $other } por encima de { $bound }
parameter-is-one-of = { $other }={ LIST($words, " o ") }
parameter-below = menor que { $other }
parameter-at-most = como máximo { $other }
parameter-at-least = como mínimo { $other }
parameter-range = { $least } a { $most }
parameter-word-range = { $word }:{ $least } a { $most }
parameter-words = { LIST($words, ", ") }
parameter-automatic = { $auto }, o { $range }
parameter-related = { $range }, { $relation }
parameter-word-related = { $range }; { $word } { $relation }
parameter-whole = un número entero de { $range }
parameter-real = un número de { $range }
parameter-one-of = uno de { $words }
parameter-population = intentos por generación
parameter-survivors = parte de una generación que sobrevive a la criba, redondeada al entero más cercano; al menos un individuo
parameter-propagation = qué se hace con el sudoku antes de la ejecución: nada, o colocar los únicos desnudos y ocultos
parameter-prefilter = qué se hace con el sudoku antes de la ejecución: colocar los únicos desnudos y ocultos, o nada
parameter-tournament = individuos sorteados para cada progenitor, de los que gana el mejor
parameter-elite = mejores individuos, que siguen vivos sin cambios
parameter-crossover-rate = probabilidad de que un hijo tenga dos progenitores
parameter-crossover-rate-units = probabilidad de que un hijo tenga dos progenitores, cortados en un límite entre unidades
parameter-crossover-rate-pairs = probabilidad de que dos hijos surjan de un cruce y no sean copias de sus progenitores
parameter-mutation-rate-units = probabilidad, para cada unidad de un hijo, de que se intercambien dos de sus genes
parameter-mutation-rate-boxes = probabilidad, para cada caja de un hijo, de que se intercambien dos de sus celdas vacías
parameter-mutation-rate-rows = probabilidad, para cada fila de un hijo, de que se intercambien dos de sus celdas vacías
parameter-mutation-rate-places = probabilidad de que se intercambien dos posiciones de un hijo
parameter-mutation-rate-swarm = probabilidad, para cada fila de una posición nueva, de que se intercambien dos de sus celdas vacías
parameter-mutation-rate-sequence = probabilidad de que un hijo mute: de 1 a 5 intercambios en una caja
parameter-mutation-rate-near-solution = probabilidad de que un hijo mute junto a una solución; menor cuantos menos dígitos tenga el mejor
parameter-mutation-rate-cells = probabilidad de que cada celda vacía de un hijo se sortee de nuevo
parameter-mutation-rate-swaps = probabilidad de que cada posición de un hijo se intercambie con otra al azar
parameter-mutants = probabilidad de que un hijo sea un mutante y no un clon exacto
parameter-fills = celdas vacías que un mutante intenta llenar
parameter-swaps = intercambios de dos posiciones al azar en que un mutante difiere como máximo; todos los números son igual de probables
parameter-fitness-duplicates = qué suma 1: un valor que ya está en su casa, o cada par de valores iguales de una casa
parameter-fitness-flags = qué se cuenta en cada casa: los dígitos que faltan; o, como en el diseño original, los valores cuya marca ya está puesta, donde las celdas vacías comparten marca como los dígitos iguales
parameter-fitness-sums = qué se cuenta en cada casa: los dígitos que faltan; o, como en el artículo, cuánto se aparta su suma de la de todos los dígitos
parameter-patience = generaciones sin un nuevo mejor antes de que la población empiece de cero; 0 significa nunca
parameter-patience-generations = generaciones sin un nuevo mejor antes de que la población empiece de cero
parameter-patience-children = hijos sin un nuevo mejor antes de que la población empiece de cero; 0 significa nunca
parameter-patience-iterations = iteraciones sin un tablero mejor antes de que la búsqueda empiece de cero
parameter-patience-swaps = intercambios probados sin un nuevo mejor antes de empezar de cero
parameter-patience-chains = cadenas seguidas que no acaban mejor de lo que empezaron antes de un recalentamiento
parameter-encoding = las unidades que contienen cada dígito una vez en todo individuo; las cajas pueden ser regiones
parameter-crossover-units = cómo dos progenitores tienen un hijo, y con qué frecuencia: corte en un límite entre unidades, cada unidad de uno u otro, ciclos o una sección dentro de cada unidad, bandas o pilas del progenitor que es mejor ahí (cada unidad de uno u otro si las unidades no las forman), o una copia del primero
parameter-crossover-orders = cómo dos progenitores tienen un hijo, y con qué frecuencia: una sección de uno proyectada en el otro, una sección de uno y el resto en el orden del otro, ciclos de uno y otro, o una copia del primero
parameter-crossover-rows = cómo se forman las filas de un hijo: cruce por ciclos o de correspondencia parcial, cada fila por separado
parameter-crossover-cycles = cómo se forma un hijo: cruce por ciclos o de correspondencia parcial
parameter-crossover-whole = qué toma entero un hijo de un progenitor: dígitos, casas de una misma clase, o lo uno o lo otro al azar
parameter-mutation-units = qué se hace con cada unidad de un hijo, y con qué probabilidad: intercambiar dos genes, o ponerlos todos en orden aleatorio
parameter-mutation-orders = qué se hace con un hijo, y con qué probabilidad: intercambiar dos posiciones al azar, mover el número de una a la otra, o invertir o barajar todo lo que va de una a otra
parameter-adaptation = cómo cambia la tasa de mutación: nunca, o un quinto hacia arriba (hacia abajo) cuando más (menos) de uno de cada cinco de los últimos hijos, en este número, eran mejores que sus progenitores
parameter-selection = quién llega a progenitor: el mejor de tantos, por rango lineal (el mejor tantas veces más a menudo que la media), en proporción a la aptitud por ruleta o por muestreo universal estocástico, entre la mejor parte, o cualquiera
parameter-sharing = celdas en que dos individuos difieren como mínimo para no compartir su aptitud; 0 significa que no se comparte
parameter-replacement = quién cede su sitio a los hijos: todos salvo una élite de este tamaño, el peor o el más viejo (un hijo por generación), todos salvo los mejores entre los miembros y tantos hijos para cada uno, lo mismo sin los progenitores, el progenitor más parecido si es peor, o la propia celda en un toro (los dos últimos prescinden de la selección)
parameter-restart = cuándo empieza de cero la población: tras tantas generaciones sin un nuevo mejor, o nunca
parameter-survival = quién vive: el progenitor o su hijo, el que sea mejor; o los primeros frentes de todos los progenitores e hijos
parameter-violations = qué se cuenta: pares de dígitos iguales, una vez por cada casa que contiene ambos; o celdas que forman parte de un par así
parameter-better = qué hace a un hijo mejor que su progenitor: más celdas llenas y después menos infracciones; al revés; o la dominancia de Pareto
parameter-better-objectives = qué hace a un hijo mejor que su progenitor: el primer objetivo y después el segundo; al revés; o la dominancia de Pareto
parameter-equal = qué pasa con un progenitor cuyo hijo tiene los dos mismos valores
parameter-cooling = factor sobre la temperatura tras cada cadena
parameter-chain = intercambios probados a una misma temperatura, como múltiplo del cuadrado del número de celdas vacías
parameter-chain-places = intercambios probados a una misma temperatura, como múltiplo del cuadrado del número de posiciones
parameter-steps-tabu = pasos de búsqueda tabú que mejoran cada intento, por celda vacía
parameter-tenure = pasos durante los que un dígito no puede volver a su celda, por celda con conflictos
parameter-tenure-more = pasos adicionales al azar, menos que este número
parameter-member-distance = un hijo más cercano a un miembro que esta parte de las celdas vacías ocupa el sitio de ese o ninguno
parameter-founders = decodificaciones sin progenitores que fundan una población; las mejores son sus miembros
parameter-children = decodificaciones por generación
parameter-keep = parte mínima de los dígitos del primer progenitor que conserva un hijo; hasta todos
parameter-follow = probabilidad de que una decisión siga al segundo progenitor cuando puede
parameter-weights = qué se decide primero entre lo que tiene pocos candidatos: donde antes hubo callejones sin salida; o todo por igual
parameter-elites = número de las últimas poblaciones cuyos mejores se comparan para ver en qué coinciden
parameter-agreement = parte de las élites que deben coincidir en un dígito para que las siguientes empiecen con él
parameter-doubt = poblaciones sin nuevas coincidencias antes de que todo vuelva a empezar con las pistas
parameter-greediness = probabilidad de que una hormiga tome el dígito con más feromona en vez de sortear uno
parameter-evaporation = parte de la feromona de los dígitos del mejor tablero que se reemplaza tras cada ciclo
parameter-local-evaporation = parte de la feromona de un dígito que una hormiga se lleva al elegirlo
parameter-best-evaporation = parte de su valor que el mejor tablero pierde tras cada ciclo, para que otros tengan su oportunidad
parameter-steps = pasos de cada búsqueda local
parameter-tabu-swaps = últimos intercambios hechos, que no se pueden repetir
parameter-acceptance = probabilidad de dar un paso aunque empeore el tablero
parameter-emptied = parte de las celdas sin conflicto que se vacían antes del primer intento de completar
parameter-decay = factor sobre esta parte tras cada intento de completar; por debajo de 1/20 vuelve al principio
parameter-nodes = dígitos que la búsqueda puede probar para completar, cada uno con propagación, antes de rendirse
parameter-lifetime = generaciones tras las cuales la población empieza de cero
parameter-near = coste máximo de un tablero que cuenta como casi resuelto y se suma al espacio de creencias
parameter-candidates-mutants = mutantes que se hacen de cada hijo, de los que el mejor pasa a ser el hijo
parameter-candidates-neighbours = vecinos examinados en cada iteración, de los que se toma el mejor
parameter-elite-learning = mejores individuos de la ejecución, que se guardan para aprender de ellos
parameter-row-rate = probabilidad, para cada fila de un hijo así, de que sea la del segundo progenitor
parameter-reorder-rate = probabilidad, para cada fila de un hijo, de que sus celdas vacías se pongan en orden aleatorio
parameter-selected = parte de una generación, los mejores, de la que se aprenden las probabilidades; al menos uno
parameter-learning-rate = parte de cada probabilidad que se aprende de nuevo en cada generación: 1 es UMDA, menos es PBIL
parameter-converged = probabilidad media, en una celda, de su dígito más probable con la que la ejecución empieza de cero
parameter-converged-cells = probabilidad de su dígito más probable que cada celda supera cuando acaba un intento
parameter-kept = parte de cada probabilidad que se conserva de una generación a la siguiente
parameter-zones = qué presta un tablero, de uno en uno: cajas que no comparten fila ni columna; todas las cajas; estas, todas las filas y todas las columnas; o nada
parameter-memory-rate = probabilidad, para cada celda, de que su dígito sea el de un tablero al azar de la memoria
parameter-pitch-rate = probabilidad de que un dígito así se cambie por el anterior o el siguiente
parameter-onlookers = abejas que se reparten entre los tableros en proporción a su néctar
parameter-scouts = parte de los tableros, los peores, en cuyo lugar se ofrecen otros nuevos, redondeada hacia abajo
parameter-own = peso de la posición en que está una partícula
parameter-best = peso de la mejor posición en que ha estado
parameter-leader = peso de la mejor posición de las partículas que conoce
parameter-neighbourhood = las partículas que conoce una partícula: sus cuatro vecinas en un toro y ella misma, o todas
parameter-abandoned = parte de los nidos, los peores, que se rehacen en cada generación; queda uno
parameter-attraction = probabilidad, para cada ciclo de una fila, de que un huevo lo tome del mejor nido
parameter-exponent = exponente de los vuelos: al menos n intercambios son tan probables como n elevado a menos este número
parameter-filter = qué se filtra tras cada jugada: casas enteras, o cada par de celdas vecinas por separado
parameter-tabu-digits = últimos dígitos quitados, que no pueden volver a sus celdas
parameter-steps-swaps = intercambios probados para mejorar cada tablero, por celda vacía
parameter-horizon = generaciones en las que la distancia baja a 0; después la población empieza de cero
parameter-survivor-distance = distancia que guardan al principio los supervivientes, como parte de la distancia media entre dos fundadores
parameter-noise = probabilidad de invertir cualquier variable de una cláusula cuando cada una rompe otra cláusula
parameter-flips = inversiones antes de una nueva asignación al azar
parameter-further-swaps = probabilidad de un intercambio más, una y otra vez
parameter-islands-number = islas
parameter-islands-topology = a qué islas van los migrantes
parameter-islands-interval = evaluaciones de cada isla entre dos intercambios; auto es una décima parte de lo que le toca del presupuesto, como máximo 20000, o una décima parte de las generaciones si eso es menos
parameter-islands-migrants = miembros que una isla envía a cada uno de sus destinos
parameter-islands-emigrants = qué miembros emigran

## Laboratorio

lab-count = { GROUPED($count) }
lab-negative = -{ GROUPED($count) }
lab-decimal = { $value }
lab-percent = { $share } %
lab-interval = { $low } – { $high }
lab-p = p = { $value }
lab-p-below = p < { $value }
lab-heading = { $class }:
lab-all-classes = todas las clases

lab-measure-evaluations = evaluaciones
lab-measure-generations = generaciones
lab-measure-seconds = segundos
lab-measure-quality = calidad
lab-unit-quality = dígitos que faltan en las casas del mejor intento
lab-basis-spent = PAR10
lab-propagation = { $kind ->
    [none] ninguna
    [singles] candidatos únicos
    [decoder] decodificador
    [search] búsqueda exacta
    [external] desconocida
    [varies] variable
   *[other] { $kind }
}

lab-aspect-success = éxito
lab-aspect-speed = coste de las ejecuciones resueltas
lab-aspect-failures = dígitos que faltan en los fracasos
lab-aspect-attempts = dígitos que faltan
lab-verdict = { $better } es mejor que { $worse } ({ $aspect }, sudokus: { $puzzles }): { LIST($findings, "; ") }
lab-verdict-open = { $first } y { $second }: sin diferencia significativa ({ $aspect }, sudokus: { $puzzles }): { LIST($findings, "; ") }
lab-null-verdict-beats = { $algorithm } gana a su modelo nulo { $null } ({ $aspect }, sudokus: { $puzzles }): { LIST($findings, "; ") }
lab-null-verdict-loses = { $algorithm } pierde contra su modelo nulo { $null } ({ $aspect }, sudokus: { $puzzles }): { LIST($findings, "; ") }
lab-null-verdict-open = { $algorithm } no gana a su modelo nulo { $null } ({ $aspect }, sudokus: { $puzzles }): { LIST($findings, "; ") }
lab-null-verdict-idle = { $algorithm } y su modelo nulo ({ $null }): no puesto a prueba, porque { $reason }
lab-idle-identical = las { GROUPED($runs) } ejecuciones de cada uno son iguales
lab-idle-generations = las ejecuciones terminan a más tardar en la generación { GROUPED($reached) }, y la diferencia solo actúa desde la generación { GROUPED($first) }
lab-finding-none-solved = ninguno de los dos resuelve nada
lab-finding-success = { $better } resuelve más ejecuciones ({ $points } puntos más, { $interval }; { $p })
lab-finding-speed = { $better } necesita menos { $measure } por ejecución resuelta ({ $ratio } veces las del otro, { $interval }; { $p })
lab-finding-penalised = { $better } tiene el PAR10 más bajo (en { $by } { $measure }, { $interval }; { $p })
lab-finding-failures = en los fracasos de { $better } faltan menos dígitos ({ $by } menos, { $interval }; { $p })
lab-finding-attempts = en los mejores intentos de { $better } faltan menos dígitos ({ $by } menos, { $interval }; { $p })
lab-finding-undecided = sin decidir: { LIST($aspects, ", ") }
lab-finding-alike = igual en cada sudoku: { LIST($aspects, ", ") }
lab-undecided = { $aspect } ({ $p }; harían falta { $needed })
lab-needed-puzzles = unos { GROUPED($puzzles) } sudokus
lab-needed-runs = unas { GROUPED($runs) } ejecuciones de cada uno
lab-needed-more-puzzles = más de { GROUPED($puzzles) } sudokus
lab-needed-more-runs = más de { GROUPED($runs) } ejecuciones de cada uno

lab-power-one-puzzle = no es posible ningún veredicto en un solo sudoku con { $runs } { $runs ->
    [one] ejecución
    [many] de ejecuciones
   *[other] ejecuciones
} de cada uno: { $pairs ->
    [one] una comparación alcanza
    [many] { $pairs } de comparaciones alcanzan
   *[other] { $pairs } comparaciones alcanzan
} como mucho { $smallest }, así que hacen falta más ejecuciones, o { $needed } sudokus
lab-power-puzzles = no es posible ningún veredicto en { $puzzles } sudokus, por muchas que sean las ejecuciones: { $pairs ->
    [one] una comparación alcanza
    [many] { $pairs } de comparaciones alcanzan
   *[other] { $pairs } comparaciones alcanzan
} como mucho { $smallest }, así que hacen falta { $needed } sudokus
lab-islands-apart = { $label }: sus islas nunca intercambian individuos, porque cada una tiene { $share } evaluaciones y solo intercambia tras { $interval }; reduce el intervalo o aumenta el presupuesto

lab-head-class = clase
lab-head-algorithm = algoritmo
lab-head-propagation = propagación
lab-head-runs = ejecuciones
lab-head-solved = resueltas
lab-head-interval = intervalo del 95 %
lab-head-failures = fallos
lab-head-missing = faltan
lab-head-generations = generaciones
lab-head-seconds = segundos
lab-head-quartile = cuartil
lab-head-median = mediana
lab-head-mean = media
lab-head-ert = ERT
lab-head-par10 = PAR10
lab-head-attained-by-half = alcanzado por la mitad de las ejecuciones
lab-head-attained-by-some = por alguna
lab-row-ranked-by = ordenados por
lab-row-puzzles = sudokus
lab-row-p-friedman = p (Friedman)
lab-row-critical-difference = diferencia crítica
-lab-by-puzzle = intervalos del 95 % por remuestreo de los sudokus de una clase y de las ejecuciones en cada uno
lab-table-success = Ejecuciones que encontraron una solución, de { $runs } en cada sudoku de una clase, con el intervalo de Wilson o, si es más ancho, el de sudokus y ejecuciones remuestreados; los dígitos que faltan de media en las casas de los mejores intentos de las demás; media de generaciones de las que encontraron una; media de segundos de todas las ejecuciones.
lab-table-spent = Lo que gastaron las ejecuciones, en { $measure }: cuartiles, donde un fallo está por encima de todo lo demás; ERT, todo lo gastado por solución; PAR10, la media en la que un fallo cuenta diez veces el presupuesto; { -lab-by-puzzle }.
lab-table-quality = Cuánto se acercaron las ejecuciones: los dígitos que faltan en las casas de sus mejores intentos, 0 si es una solución. Cuartiles y media; { -lab-by-puzzle }. ∞: un motor exacto que falla no tiene ningún intento.
lab-table-ranks = Rangos medios en los sudokus de una clase; 1 es el mejor. En cada sudoku cuenta el PAR10, y los valores iguales comparten un rango. La prueba de Friedman y la diferencia crítica (Nemenyi, 5 %) tratan de estos rangos, no de las cantidades. Los rangos separados por más de la diferencia crítica son distintos, si la prueba de Friedman encuentra una diferencia.{ $by-quality ->
    [yes] { " " }La calidad, es decir, la media de los dígitos que faltan en los mejores intentos, sustituye a PAR10 donde es la medida o ninguna ejecución encontró una solución.
   *[no] { "" }
}
lab-table-fronts = { $class }: dos objetivos. El frente de una ejecución son los pares de valores que ningún individuo de ninguna generación dominó. Su hipervolumen es la parte del rectángulo entre (0, 0), una solución, y ({ GROUPED($first) }, { GROUPED($second) }), uno más que los valores más altos de la clase, que el frente domina; el intervalo de la mediana remuestrea sudokus y ejecuciones. Compara algoritmos cuyos objetivos cuenten lo mismo.
lab-front = { LIST($pairs, " ") }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}
lab-note-unfinished = Sin terminar: hay { GROUPED($runs) } de { GROUPED($wanted) } ejecuciones, y todas las cifras son de ellas.
lab-note-clock = El reloj terminó { GROUPED($runs) } { $runs ->
    [one] ejecución: depende
    [many] de ejecuciones: dependen
   *[other] ejecuciones: dependen
} de la máquina.
lab-note-versions = Las ejecuciones son de varias versiones de evoku ({ LIST($versions, ", ") }).
lab-note-level = Los veredictos valen al nivel del { $level } % tras la corrección de Holm para todos los pares de una clase. Éxito, coste de las ejecuciones resueltas, PAR10 y dígitos que faltan son comparaciones separadas, y la corrección vale para cada una. Los valores p vienen de permutaciones sobre los sudokus, los intervalos de remuestrear sudokus y ejecuciones. El número de sudokus que harían falta es una estimación para una potencia del 80 %.

lab-plan-at = línea { $line }, columna { $column }: { $what }
lab-plan-field = no hay ningún campo «{ $name }» aquí; hay { LIST($known, ", ") }
lab-plan-no-table = no hay ningún [[{ $name }]]; un plan necesita al menos uno
lab-plan-expected = { $field } es { $expected }
lab-plan-table = una tabla
lab-plan-tables = una o más tablas, escritas [[...]]
lab-plan-text = un texto entre comillas
lab-plan-texts = un texto entre comillas o una lista de ellos
lab-plan-whole = un número entero de { $from } a { $to }
lab-plan-wholes = un número entero de { $from } a { $to } o una lista de ellos
lab-plan-positive = un número mayor que 0
lab-plan-number = un número como 10 o 0.25
lab-plan-values = un número, una palabra entre comillas, una lista de ellos o { "{" } from = 1, to = 10, step = 1 { "}" }
lab-plan-word = una palabra de letras, dígitos, - y _, como "first-try"
lab-plan-one-of = uno de { LIST($names, ", ") }
lab-plan-no-name = un plan necesita un nombre, como name = "first-try"; evoku lab new escribe un plan para empezar
lab-plan-no-budget = un plan necesita un presupuesto, como budget.evaluations = 1_000_000
lab-plan-too-many-runs = son { $runs } ejecuciones, demasiadas; reduce las repeticiones, los algoritmos o los sudokus
lab-plan-no-algorithm-name = un algoritmo necesita un nombre, como name = "row-ga"
lab-plan-unknown-algorithm = no hay ningún algoritmo «{ $name }»; hay { LIST($known, ", ") }
lab-plan-unknown-null = no hay ningún modelo nulo «{ $name }»; hay { LIST($known, ", ") }
lab-plan-unknown-kind = no hay ningún tipo de pasatiempo «{ $name }»; hay { LIST($known, ", ") }
lab-plan-unknown-bundled = no se incluye ningún «{ $name }»; hay { LIST($known, ", ") }
lab-plan-no-parameter = { $is-engine ->
    [yes] un motor exacto
   *[no] la opción por defecto
} no tiene ningún parámetro { $name }; quítalo
lab-plan-no-islands = { $is-engine ->
    [yes] un motor exacto
   *[no] la opción por defecto
} no tiene islas; quítalas
lab-plan-twin = { $label } ya está con estos parámetros
lab-plan-same-label = otro algoritmo ya se llama { $label }; dale un label a este
lab-plan-combinations = más de { $most } combinaciones; indica menos valores
lab-plan-range-ends = el intervalo de { $name } necesita from y to
lab-plan-range-step = el intervalo de { $name } necesita un step mayor que 0, o bien un factor mayor que 1 y un from mayor que 0
lab-plan-range-empty = el intervalo de { $name } no contiene ningún valor; from debe ser como mucho to
lab-plan-range-long = el intervalo de { $name } contiene más de { $most } valores; aumenta el paso o el factor
lab-plan-external-field = un algoritmo de otro programa no tiene { $field }
lab-plan-external-name = se esperaba una palabra que no sea el nombre de un algoritmo de evoku, no «{ $name }»
lab-plan-external-set = se esperaba una tabla, como set = { "{" } population = 100 { "}" }
lab-plan-external-parameter = se esperaba un nombre de una palabra, sin «=»
lab-plan-external-value = se esperaba un número, una palabra, true o false
lab-plan-no-class-name = una clase necesita un nombre, como name = "easy"
lab-plan-same-class = otra clase ya se llama { $name }
lab-plan-sources = una clase necesita uno de { LIST($sources, ", ") }
lab-plan-unserved = { $algorithm } no puede con el sudoku { $number } de la clase { $class }: { $reason }
lab-plan-other-kind = es { $puzzle }, y con eso pueden { LIST($algorithms, ", ") }
lab-plan-sudoku = es un sudoku, { $board }{ $is-both ->
    [yes] ; un plan tiene sudokus o pasatiempos de otros tipos, no ambos
   *[no] { "" }
}
lab-plan-cannot-open = no se puede abrir { $file }: { $cause }
lab-plan-folder = no se puede leer { $file }: es una carpeta
lab-plan-no-puzzle = no se encontró ningún sudoku
lab-plan-file-expected = se esperaba: { $expected }
lab-plan-file-format = sudokus en un formato que evoku lee
lab-plan-no-puzzle-here = aquí no hay ningún sudoku
lab-plan-several-puzzles-here = aquí hay más de un sudoku; haz una lista con ellos
lab-plan-cancelled = cancelado mientras se generaban sudokus
lab-plan-few-puzzles = solo se encontraron { $found } de { $count } sudokus así; pide menos, o relaja las condiciones
lab-plan-box = una caja tiene filas y columnas, como 2x3
lab-plan-size = un tamaño es un lado como 9 o una caja como 2x3

lab-run-mismatch = { $algorithm } no puede con { $puzzle }
lab-run-unsupported = { $engine } no puede con un sudoku: { $cause }
lab-run-unbound = { $algorithm } es un algoritmo de otro programa: ejecuta el plan en Python con evoku.lab.run
lab-run-failed = { $algorithm } falló: { $cause }
lab-command-quote = una comilla de la orden no está cerrada
lab-command-empty = la orden está vacía; se esperaba un programa, como "./mysolver --pop 20"
lab-command-silence = solo un algoritmo con una orden tiene un campo «silence»
lab-command-board = los programas solo admiten tableros cuadrados con los dígitos del 1 a n
lab-run-command = { $algorithm } es un programa: ejecuta el plan con evoku lab run
lab-program-start = no se puede iniciar { $program }: { $cause }
lab-program-folder = no se puede crear una carpeta de trabajo: { $cause }
lab-program-exit = terminó con el código { $code } antes del final de la ejecución; un programa termina con la petición done
lab-program-signal = la señal { $signal } lo terminó antes del final de la ejecución
lab-program-closed = cerró su salida estándar antes del final de la ejecución
lab-program-silent = durante { $seconds } segundos no escribió ninguna línea ni leyó ninguna respuesta
lab-program-request = la línea { $line } empieza con «{ $found }», se esperaba evaluate, start, candidates o done
lab-program-no-board = línea { $line }: { $request } necesita un tablero
lab-program-cells = línea { $line }, tablero { $board }: { $found } celdas, se esperaban { $expected }
lab-program-digit = línea { $line }, tablero { $board }, celda { $cell }: «{ $found }», se esperaba un dígito del 1 al { $most }, o 0 o . para una celda sin dígito
lab-program-given = línea { $line }, tablero { $board }, celda { $cell }: { $found }, se esperaba el dígito dado { $given }
lab-program-count = línea { $line }: «{ $found }», se esperaba un número de tableros del 1 al { $most }
lab-program-free = escribió { GROUPED($most) } peticiones seguidas sin una evaluación
lab-program-long = una línea tiene más de { $most } bytes
lab-program-errors = { $reason }; sus últimas líneas en la salida de error: { $lines }
lab-run-failure = { $label } en el sudoku { $puzzle } de la clase «{ $class }», repetición { $repetition }: { $reason }
command-failed-runs = { $runs ->
    [one] { $runs } ejecución falló y cuenta como no resuelta
   *[other] { $runs } ejecuciones fallaron y cuentan como no resueltas
}:
command-failed-more = ... y { $runs } más
command-program-format = el resultado de un programa puede ser text o json, no { $format }
command-program-kind = un programa resuelve un sudoku, no { $kind }
command-sweep-comparison = Comparación de los ajustes por el laboratorio:
command-sweep-class = estos sudokus

lab-rows-column = línea 1: falta la columna { $column }; una tabla de ejecuciones es lo que evoku lab export --csv escribe como runs.csv
lab-rows-cell = línea { $line }: «{ $found }» no es válido en la columna { $column }
lab-rows-empty = no hay ejecuciones en esta tabla

lab-space-few = un espacio de sudokus necesita { $least } sudokus de tablero normal en los que se haya ejecutado cada algoritmo; hay { $found }
lab-space-alone = un espacio de sudokus compara algoritmos, y el plan tiene uno solo
lab-space-alike = todos los sudokus tienen las mismas características
lab-space-cancelled = cancelado

draw-report-part = { $title } ({ $number } de { $count })
draw-report-title = { $class }: { $what }
draw-report-noted = { $axis }; { $note }
draw-report-logarithmic = { $unit } (logarítmico)
draw-report-ranks-left-out = Los rangos de { GROUPED($count) } algoritmos en { $class } solo están en la tabla.
draw-report-chosen = Distribuciones, cajas y convergencia se dibujan para los { $is-best ->
    [yes] { $most } de { GROUPED($count) } algoritmos con mejor rango medio
   *[no] { $most } primeros de { GROUPED($count) } algoritmos del plan
}; las tablas los tienen todos.
draw-report-success = ejecuciones que encontraron una solución (n = { GROUPED($runs) } cada uno)
draw-report-success-range = ejecuciones que encontraron una solución (n = { GROUPED($least) } a { GROUPED($most) })
draw-report-share = proporción de ejecuciones con su intervalo del 95 % (Wilson, o por remuestreo de sudokus y ejecuciones donde es más ancho)
draw-report-how-close = cuánto se acercaron las ejecuciones
draw-report-share-close = proporción de ejecuciones que se acercaron tanto
draw-report-solved-by-then = ejecuciones resueltas hasta entonces
draw-report-share-solved = proporción de ejecuciones resueltas
draw-report-spent = lo que gastaron las ejecuciones resueltas
draw-report-solved-of = { GROUPED($solved) } de { GROUPED($runs) } resueltas
draw-report-box-quality = caja: cuartiles, línea: el 90 % central de las ejecuciones
draw-report-box-solved = caja: cuartiles, línea: el 90 % central de las ejecuciones resueltas, sin los fallos
draw-report-convergence = convergencia
draw-report-cost-root = coste (escala de raíz cuadrada)
draw-report-convergence-note = continua: mediana del mejor coste hasta entonces con sus cuartiles, discontinua: media de las generaciones
draw-report-ranks = rangos medios por { $basis } en { $puzzles } { $puzzles ->
    [one] sudoku
    [many] de sudokus
   *[other] sudokus
}, 1 es el mejor
draw-report-ranks-unit = rango medio; las barras unen lo que está dentro de la diferencia crítica de { $difference } (Nemenyi, 5 %)
draw-report-attained = valores que alcanzaron las ejecuciones
draw-report-first-objective = primer objetivo
draw-report-second-objective = segundo objetivo
draw-report-attained-note = intenso: la mitad de las ejecuciones; pálido: alguna, todas
draw-report-correlation = correlación de los costes
draw-report-walk-steps = pasos de un paseo aleatorio entre ellos
draw-report-smooth = cuanto más despacio baja, más suave es el paisaje
draw-report-plateaus-shown = las { GROUPED($shown) } de { GROUPED($all) } mesetas que menos cuestan
draw-report-cost = coste
draw-report-plateaus = mesetas de óptimos locales junto a aquellas a las que llevan; área: ascensos que terminaron allí
draw-report-on-the-way = en camino
draw-report-sink = sumidero: nada más barato a un salto
draw-report-solution = solución
draw-report-map = { $plan }: ejecuciones resueltas, en tanto por ciento
draw-report-propagation = { $kind ->
    [none] sin propagación
    [search] búsqueda exacta
    [singles] propagación: candidatos únicos
    [decoder] propagación: decodificador
    [external] propagación: desconocida
    [varies] propagación: variable
   *[other] propagación: { $kind }
}
draw-report-space = Espacio de { GROUPED($puzzles) } sudokus
draw-report-alone = { $algorithm }, único mejor en el { $share }
draw-report-variance = mayor varianza (el { $share } del total)
draw-report-performance = elegido por el rendimiento (el { $share } de su varianza)
draw-report-space-note = color: el algoritmo que menos gasta (gris: varios); regiones: lo que piden los sudokus más cercanos (ninguna: varios iguales)
draw-report-sweep = { $by-quality ->
    [yes] calidad final
   *[no] éxito
} de { $algorithm } según { LIST($parameters, "and") }
draw-report-missing-interval = media de los dígitos que faltan, con su intervalo del 95 % por sudoku
draw-report-missing-mean = media de los dígitos que faltan en los mejores intentos
draw-report-solved-share = proporción de ejecuciones que encontraron una solución
draw-report-over-all = { $shown }; sobre todos los valores de { LIST($parameters, ", ") }
draw-report-targets = metas alcanzadas hasta entonces ({ GROUPED($targets) } metas de coste)
draw-report-share-targets = proporción de ejecuciones y metas
draw-report-own-unit = cada algoritmo cuenta los costes en su propia unidad

draw-report-page-verdicts = Veredictos
draw-report-page-tables = Tablas
draw-report-page-pictures = Imágenes
draw-report-page-puzzles = Sudokus
draw-report-page-origin = Cómo se hizo
draw-report-page-plan = El plan
draw-report-page-open = { $count } { $count ->
    [one] par no se puede
    [many] de pares no se pueden
   *[other] pares no se pueden
} distinguir
draw-report-page-nothing = No hay nada que comparar.
draw-report-page-drawn = Se dibujan los primeros { $count } sudokus.
draw-report-page-puzzle = sudoku { $number }, { $givens } pistas
draw-report-page-by-quality = { $class }: ejecuciones resueltas en cada sudoku y media de los dígitos que faltan en los mejores intentos
draw-report-page-by-spent = { $class }: ejecuciones resueltas en cada sudoku y PAR10 en { $measure }
draw-report-page-sessions = Los procesos que hicieron las ejecuciones. Los tiempos dependen de la máquina, todo lo demás no: la orden hace las mismas ejecuciones en cualquier sitio.
draw-report-head-puzzle = sudoku
draw-report-head-session = sesión
draw-report-head-started = inicio (UTC)
draw-report-head-machine = máquina
draw-report-head-threads = hilos
draw-report-head-command = orden

draw-chart-title = { $title }: { $subtitle }
draw-chart-logarithmic = { $step } (logarítmico)
draw-chart-solution = solución
draw-chart-best = mejor { $value }
draw-chart-mean = media { $value }
draw-chart-current = actual { $value }
draw-chart-band = del mejor al peor
draw-chart-milliseconds = milisegundos
draw-chart-over = { $unit } (logarítmico); { $how }
draw-chart-median = mediana de lo mejor hasta entonces, banda entre los cuartiles
draw-chart-single = lo mejor hasta entonces
draw-chart-better = { $unit } ({ $is-more ->
    [yes] más
   *[no] menos
} es mejor)
draw-chart-no-run = ninguna ejecución
draw-chart-sum = { $unit } + { $second }
draw-chart-lack = { $maximum } − { $unit } + { $second }

## Dibujo: imágenes y hojas impresas

draw-size = la imagen no tiene tamaño
draw-png = la imagen no se puede escribir como PNG
draw-objects = es demasiado para un PDF
draw-length = es demasiado para un PDF: más de 10 GB
draw-font = no se puede leer la fuente
sheet-per-page = se espera 1, 2, 4, 6, 9 o 12
sheet-paper = se espera { LIST($names, ", ") }, o ancho y alto como 6x9in o 148x210mm
sheet-sides = se esperan lados de { $least } a { $most } pulgadas
sheet-length = se espera una longitud de hasta 2 pulgadas, como 10mm o 0.5in
sheet-gutter = el margen de encuadernación no deja sitio para los sudokus; redúcelo, o ensancha la página
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
page-games-title = Partidas
page-games-about = Cada partida se queda en este dispositivo hasta que la borres.
page-games-open = { $open ->
    [0] resuelto
    [one] una celda vacía
   *[other] { $open } celdas vacías
}
page-games-resume = Seguir
page-games-deleted = { $title }: borrado.
page-games-full = El navegador no tiene sitio para esta partida. Borra otras.
page-daily-title = Puzle del día
page-daily-of = Puzle del { $date }
page-daily-about = La fecha determina el puzle: con esta versión de evoku, es igual para todo el mundo.
page-statistics-title = Estadísticas
page-statistics-none = Resuelve un puzle: su nivel y tu tiempo aparecerán aquí.
page-statistics-solved = Resueltos
page-statistics-unaided = Sin ayuda
page-statistics-best = Mejor tiempo
page-statistics-mean = Tiempo medio
page-statistics-streak = Puzles del día seguidos: { $days }. Máximo hasta ahora: { $most }.
page-statistics-save = Guardar partidas y estadísticas
page-statistics-load = Cargar partidas y estadísticas
page-statistics-loaded = Cargado: { $games } partidas, { $solved } puzles resueltos.
page-statistics-damaged = El archivo no es una copia de las partidas de esta página.
page-finish-hints = { $count ->
    [0] sin ayudas
    [one] una ayuda
   *[other] { $count } ayudas
}
page-finish-checks = { $count ->
    [0] sin comprobar
    [one] una comprobación
   *[other] { $count } comprobaciones
}
page-finish-usual = Tu tiempo medio en este nivel: { $time }
page-finish-another = Otro más
page-needs-easy = Dígito a dígito: una celda o un dígito con una sola posibilidad.
page-needs-medium = Las notas ayudan: parejas, tríos y candidatos bloqueados.
page-needs-hard = Patrones en todo el tablero: peces pequeños, alas y rectángulos.
page-needs-expert = Peces mayores y cadenas de deducciones.
page-needs-extreme = Cadenas largas que exploran hipótesis.
page-welcome-title = Elige tu puzle
page-type-title = Escribir uno
page-type-about = Escribe fila por fila; cada dígito pasa a la celda siguiente. Espacio deja una celda vacía y Retroceso vuelve atrás.
page-type-blank = Dejar la celda vacía
page-play-settings-peers = Resaltar la fila, la columna y el bloque de la celda elegida
page-play-settings-letters = Las letras son atajos (Z X C V H)
page-hint-notation = Notación
page-open-more = El texto tiene más puzles. Solo se han abierto los primeros { $count }.
page-save-png = Guardar como PNG
page-board-zoom = Ampliar el tablero
page-make-twice = El tablero ya tiene esta restricción.
page-make-gap = Las celdas deben tocarse, una tras otra.
page-play-checks = Mostrar los errores
page-play-check-never = Nunca
page-play-check-asked = Al pulsar Comprobar
page-play-check-once = Enseguida
page-play-still = Reducir el movimiento
page-keypad-target = Los colores van
page-keypad-cells = A las celdas
page-keypad-line = Línea por las celdas
page-keypad-arrow = Flecha por las celdas
page-make-find = Buscar
page-make-conflict = Estas pistas se contradicen, y ninguna sobra: { LIST($clues, ", ") }.
page-lesson-next = Lección siguiente
page-lesson-book = Esta lección en detalle en el libro
page-book = El libro
page-book-title = Abre el libro (en inglés) en una pestaña nueva
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
page-facts-guesses = Conjeturas de una búsqueda
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
page-make-minimal = No sobra ninguna restricción
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
page-head-quality = calidad
page-runs-of-plan = Ejecuciones del plan { $plan }; la mediana, el ERT y el PAR10 están en { $measure }.
page-evolve-stop-solved = Resuelto.
page-evolve-stop-spent = El presupuesto se ha agotado, sin solución.
page-evolve-stop-exhausted = No queda nada por probar.
page-evolve-stop-false-zero = Lo toma por una solución, pero no lo es.
page-run-islands = { $count } islas de { $algorithms }
page-run-of = { $run } en { $puzzle }
page-run-step = { $islands ->
    [yes] época
   *[no] generación
}
page-run-under-way = en marcha
page-run-so-far = semilla { $seed } · { GROUPED($evaluations) } evaluaciones en { GROUPED($steps) } { $islands ->
    [yes] épocas
   *[no] generaciones
} · { $state }
page-title = { CAPITAL($kind) }
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
page-level = { CAPITAL($level) }
page-level-word = { $level }
page-symmetry = { FORM($symmetry, "title") }
page-rule = { FORM($rule, "title") }
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

lab-head-null = modelo nulo
lab-head-other = comparado con
lab-head-aspect = aspecto
lab-head-effect = efecto
lab-head-puzzles = sudokus
lab-head-area = área
lab-head-cost = coste { $cost }
lab-head-distribution = distribución
lab-head-parameters = parámetros
lab-head-distance = distancia
lab-head-p = p
lab-head-exponential = exponencial
lab-head-as-it-is = tal cual
lab-head-cutoff = límite
lab-head-with-cutoff = con él
lab-head-unit = unidad
lab-head-with-luby = con la de Luby
lab-head-best = mejor
lab-head-alone = solo
lab-head-good = bueno
lab-head-good-there = bueno allí
lab-head-chosen = elegido
lab-head-single-best = mejor único
lab-head-spent = gasto
lab-head-best-of-each = mejor de cada uno
lab-head-gap-closed = brecha cerrada
lab-head-feature = característica
lab-head-variance = varianza { $number }
lab-head-plane = plano { $number }
lab-head-verdict = veredicto
lab-head-published = publicado
lab-head-here = aquí
lab-head-p-fisher = p (Fisher)
lab-row-virtual-best = mejor virtual
lab-cell-by-neighbours = por { $neighbours } vecinos
lab-cell-best-of-each = el mejor de cada uno
lab-table-overview = Ejecuciones que encontraron una solución; entre paréntesis los dígitos que faltan de media en las casas de los mejores intentos de las demás.
lab-cell-reached = { $share } % ({ $missing })
lab-table-beats = Comparación de cada algoritmo con su modelo nulo (el algoritmo sin lo que lo define), en PAR10; en los dígitos que faltan en los fracasos si ninguno de los dos resolvió nada. La cifra es la probabilidad de que una ejecución suya sea mejor en esto que una del modelo nulo en el mismo sudoku; las ejecuciones iguales cuentan la mitad.
lab-table-comparisons = Comparaciones de parejas en cada aspecto. El efecto es la diferencia media del primer y el segundo algoritmo sobre los sudokus: puntos porcentuales en el éxito, una razón en la velocidad, y si no, costes o dígitos. Los intervalos proceden de sudokus y ejecuciones remuestreados; los valores p están corregidos para todas las parejas de una clase.
lab-cell-beats = gana { $probability }
lab-cell-loses = pierde { $probability }
lab-cell-open = abierto { $probability }
lab-cell-idle = no puesto a prueba
lab-table-winners = El algoritmo con mejor rango medio, según lo que hace en él la propagación: ejecuciones que encontraron una solución, y lo gastado por solución (ERT, en { $measure }) o, si no se encontró ninguna, los dígitos que faltan en los mejores intentos. Si varios comparten el mejor rango, deciden los dígitos que faltan.
lab-cell-winner = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }y otro
   *[other] { " " }y otros { $others }
}: { $share }, { $spent }
lab-cell-winner-unsolved = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }y otro
   *[other] { " " }y otros { $others }
}: 0 %, faltan { $missing }
lab-table-laws = Cuánto duran las ejecuciones, en { $measure }: la distribución que mejor se ajusta según el criterio de Akaike (exponencial, exponencial desplazada, Weibull o lognormal), con sus parámetros. Los fallos están censurados, y de más de { GROUPED($most) } ejecuciones se toman algunas a intervalos iguales. La distancia es la de Kolmogórov; p es la proporción de { $samples } muestras de esa distribución que se apartan tanto de ella, así que p < 0,05 dice que no se ajusta. La última columna es cuánto más puntúa por el criterio una distribución exponencial; donde se ajusta, empezar de nuevo ni ayuda ni perjudica. Las ejecuciones en varios sudokus son una mezcla.
lab-law-exponential = exponencial
lab-law-shifted = exponencial desplazada
lab-law-weibull = Weibull
lab-law-lognormal = lognormal
lab-cell-exponential = media { $mean }
lab-cell-shifted = { $shift } + media { $mean }
lab-cell-weibull = escala { $scale }, forma { $shape }
lab-cell-lognormal = mediana { $median }, desviación { $deviation }
lab-table-restarts = Lo que se gasta hasta una solución (en { $measure }, la media sobre los sudokus): tal cual; donde cada ejecución empieza de nuevo tras el mejor límite; y tras la mejor unidad por la sucesión de Luby 1, 1, 2, 1, 1, 2, 4, ... Ambos se eligieron con las mismas ejecuciones, así que prometen demasiado. Se omiten las celdas con un sudoku que nunca se resolvió.
lab-table-targets = { $class }: metas fijas. Las evaluaciones esperadas (ERT) hasta que el coste es así de bajo, en la unidad del algoritmo, así que compara solo algoritmos de la misma unidad; conocidas hasta el siguiente punto de medida, dos por octava. El área es la que hay bajo la curva de pares alcanzados de ejecución y meta, sobre el logaritmo de las evaluaciones; 1 lo alcanza todo al instante.
lab-table-budgets = { $class }: presupuestos fijos. El coste más bajo con tantas evaluaciones: mediana y cuartiles de las ejecuciones (∞ antes de la primera generación), y cuántas habían encontrado una solución.
lab-cell-budget = { $median } ({ $low } – { $high }), { GROUPED($solved) } resueltas
lab-table-footprints = Territorios en { GROUPED($puzzles) } sudokus, en { $measure }: donde ninguno gasta menos; donde todos los demás gastan más; donde es bueno, es decir, gasta como mucho el doble que el mejor; la parte del plano cuyos { $neighbours } sudokus más cercanos lo piden solo a él (el { $tied } pide varios iguales); de los sudokus que hay allí, aquellos en los que es bueno; cuántas veces se eligió por las características, el primero del plan si varios son iguales.
lab-table-footprints-alike = Territorios entre algoritmos con la misma propagación.
lab-table-selection-alike = Lo que gastan el mejor algoritmo único, uno elegido para cada sudoku por sus características y el mejor de cada sudoku.
lab-table-selection = Lo que se gasta de media en un sudoku ({ $by-quality ->
    [yes] la media
   *[no] PAR10
}, en { $measure }) con el mejor algoritmo único, con uno elegido para cada sudoku por sus características y con el mejor de cada sudoku, que nadie conoce antes. Elegido por el logaritmo medio en los { $neighbours } sudokus más cercanos de otras partes ({ $folds } partes; todas las características, estandarizadas), es decir, en sudokus no vistos; la parte de la brecha que cierra la elección.
lab-table-loadings = Cuánto mueve un sudoku una desviación típica de una característica: en el plano de mayor varianza, que muestra el { $variance } de la de las características, y en el plano elegido por el rendimiento, que muestra el { $features } de la de sus características y el { $performance } de la de lo que gastan los algoritmos (logaritmos).
lab-table-published = Cifras publicadas junto a las nuestras. Dos cifras coinciden si el intervalo del 95 % de su diferencia cabe en 20 puntos porcentuales, o el de su razón en un factor de 1,5. Si no, difieren si la cifra publicada está fuera de nuestro intervalo y, en las proporciones, si la prueba exacta de Fisher rechaza la igualdad al nivel del 5 % tras la corrección de Holm. Todo lo demás queda abierto.
lab-claim-differs = difiere
lab-claim-agrees = coincide
lab-claim-open = abierto
lab-claim-generations = { GROUPED($count) } generaciones
lab-claim-cost = { GROUPED($cost) } como mejor
lab-claim-runs = { GROUPED($found) } de { GROUPED($all) }
lab-claim-at-zero = { GROUPED($found) } de { GROUPED($all) } en 0
lab-claim-attempts = { GROUPED($found) } de { GROUPED($all) } intentos

lab-page-comment = línea { $line }: «{ $found }» no es una tabla; se esperaba un plan y uno de { LIST($tables, ", ") }; tras published, cifras como CLASS / ALGORITHM: 5 of 6
lab-page-open = línea { $line }: esta tabla no tiene fin; se esperaba una línea { $end }
lab-page-lacks = línea { $line }: a este plan le falta { $what }
lab-lacks-class = la clase «{ $class }»
lab-lacks-algorithm = el algoritmo «{ $name }»
lab-lacks-choice = el algoritmo en «{ $class }», y tiene varios
lab-lacks-table = no hay ninguna tabla «{ $table }» para cifras en frases
lab-lacks-column = la tabla { $table } no tiene la columna «{ $column }»
lab-lacks-row = la tabla { $table } no tiene la fila «{ $row }»
lab-page-class = línea { $line }: no hay ninguna clase «{ $class }» en este plan
lab-page-origin = { GROUPED($runs) } ejecuciones de { $plan }: { LIST($sessions, "; ") }. Se guardan en [{ $name }]({ $archive }), huella { $hash }.
lab-page-session = { $day }, evoku { $version }, revisión { $revision }, { $machine }

lab-packed-damaged = esto no es un plan empaquetado, o está dañado; empaqueta el plan de nuevo
lab-packed-version = evoku { $theirs } empaquetó este plan, y este es { $ours }: las ejecuciones de distintas versiones pueden diferir, así que usa una sola versión
lab-packed-puzzle = no se puede empaquetar un sudoku de la clase { $class }: { $cause }
lab-packed-format = no hay líneas JSON
lab-shard = se esperaba una parte como 3/100: su número desde 1, y cuántas hay
lab-archive-unfinished = solo hay { $runs } de las { $wanted } ejecuciones del plan; termínalo con evoku lab run
lab-archive-line = línea { $line }: esto no es un archivo de ejecuciones; evoku lab export --archive crea uno
lab-archive-first = este archivo tiene la versión 1, que este evoku no lee; evoku lab export --archive crea uno nuevo
lab-archive-plan = son ejecuciones de otro plan, o sus sudokus son otros ({ $found }, se esperaba { $expected })
lab-archive-moved = { $label }, { $class }, sudoku { $puzzle }, repetición { $repetition }: { $was } es { $is }

lab-store-full = el disco está lleno; todas las ejecuciones registradas se conservan, así que haz sitio y ejecuta la misma orden otra vez
lab-store-io = no se puede leer o escribir el almacén ({ $cause }); todas las ejecuciones registradas se conservan
lab-store-busy = otro proceso ocupa el almacén; inténtalo más tarde
lab-store-missing = no existe ese archivo; evoku lab run crea un almacén
lab-store-foreign = esto no es un almacén de evoku
lab-store-read-only = no se puede escribir en el almacén ni en su carpeta; cópialo a una carpeta en la que se pueda
lab-store-log = no se puede escribir en el almacén, y sus últimas ejecuciones están todavía en { $path }; copia los dos archivos a una carpeta en la que se pueda
lab-store-later = el almacén es de una versión posterior de evoku (tablas de la versión { $found }, se esperaba { $expected }); usa esa versión
lab-store-damaged = el almacén está dañado: { $cause }; restáuralo desde una copia o repite las ejecuciones
lab-store-versions = sus ejecuciones son de evoku { $theirs }, las del otro almacén de evoku { $ours }: las ejecuciones de distintas versiones pueden diferir, así que hazlas con una sola versión
lab-store-sqlite = no se puede usar el almacén: { $cause }
lab-cannot-write = no se puede escribir { $file }: { $cause }
lab-store-no-plan = aún no se ha ejecutado ningún plan con este almacén; evoku lab run PLAN ejecuta uno
lab-store-unknown-plan = no hay ningún plan «{ $name }»; hay { LIST($known, ", ") }
lab-store-several-plans = hay varios planes, elige uno con --plan: { LIST($known, ", ") }
lab-store-other-plan = el almacén tiene otro plan «{ $name }»: su texto o sus sudokus difieren (huella { $kept }, se esperaba { $expected }); usa otro almacén u otro nombre
lab-damaged-tables = sus tablas son de la versión { $version }
lab-damaged-schema = contiene una vista o un disparador, que ningún almacén tiene
lab-damaged-columns = sus tablas no son las de la versión { $version }
lab-damaged-checksum = la suma de verificación no coincide: { $what ->
    [plan] el plan
    [puzzle] un sudoku
    [configuration] una configuración
    [run] una ejecución
    [trace] la traza de una ejecución
   *[session] una sesión
}
lab-damaged-session = la sesión { $session } tiene un número demasiado alto
lab-damaged-value = una ejecución tiene { $value } como { $column }
lab-damaged-trace = una traza: { $cause }
lab-damaged-no-checksum = una ejecución ha perdido su suma de verificación
lab-damaged-run-of-plan = una ejecución no es del plan
lab-damaged-run-of-session = una ejecución no es de ninguna sesión
lab-damaged-class = a un plan le falta una clase de sus sudokus
lab-damaged-puzzle = no se puede registrar un sudoku
lab-difference = { $configuration } en el sudoku { $puzzle } de { $class }, repetición { $repetition }: { $column } es { $other }, se guarda { $kept }
lab-difference-none = nada
lab-difference-points = { $points } { $points ->
    [one] punto
    [many] de puntos
   *[other] puntos
}

lab-export-no-parquet = este programa no puede escribir Parquet; instala evoku con --features parquet o escribe CSV
lab-export-many-classes = el plan tiene { $classes } clases, pero la suite bbob de COCO solo tiene { $most } funciones; pon menos clases en un plan o usa --ioh
lab-export-many-rows = la tabla { $sheet } tiene más filas que las 1 048 576 de una hoja; usa --csv o --parquet
lab-export-workbook = no se puede escribir el libro: { $reason }
lab-column-run = número de la ejecución en esta exportación; la clave de `traces`
lab-column-class = clase del sudoku
lab-column-puzzle = su número en la clase, desde 1; con la clase, la clave de `puzzles`
lab-column-configuration = nombre del algoritmo con sus parámetros; la clave de `configurations`
lab-column-algorithm = el algoritmo
lab-column-propagation = qué hace la propagación: `none` (nada); `singles` (los únicos desnudos y ocultos se colocan antes de la ejecución); `decoder` (mientras se decodifican los genomas); `search` (un motor exacto)
lab-column-repetition = número de la repetición, desde 1
lab-column-seed = semilla de la ejecución, hasta 2^63: léela como texto donde los números son de doble precisión (R, JavaScript); `evoku evolve --seed` la repite
lab-column-solved = 1 si se encontró una solución, si no 0
lab-column-ending = `solved`: resuelto; `evaluations`, `generations`, `seconds`: se agotó esa parte del presupuesto; `exhausted`: nada más que probar; `memory`: un motor exacto llegó a su límite; `failed`: falló el programa de un algoritmo externo
lab-column-generations = generaciones tras la generación 0
lab-column-evaluations = evaluaciones de todo tipo: full + moves + decodes + nodes
lab-column-full = intentos cuyo coste se pidió entero
lab-column-moves = movimientos cuyo efecto en el coste se calculó
lab-column-decodes = genomas que un decodificador con propagación convirtió en tableros
lab-column-placements = dígitos colocados por propagación
lab-column-nodes = nodos de una búsqueda exacta
lab-column-restarts = cuántas veces empezó de nuevo el algoritmo
lab-column-best = coste más bajo de la ejecución
lab-column-missing = dígitos que faltan en el mejor intento, sumados en todas las casas; significa lo mismo para cada algoritmo, 0 es una solución; el coste de un pasatiempo que no es un sudoku
lab-column-mean = coste medio de la última generación
lab-column-seconds = segundos de reloj
lab-column-session = el proceso que hizo la ejecución; la clave de `sessions`
lab-dictionary-row = | { $name } | { $meaning } |
lab-dictionary =
    # Qué significan las columnas

    Cada tabla es un archivo. Como CSV (`runs.csv` ...) es UTF-8 con una cabecera (RFC 4180), y una celda
    vacía dice que no hay tal valor. Como Parquet (`runs.parquet` ...) tiene las mismas columnas, y lo
    dice null. En un libro es una hoja, y los números enteros de más de 15 cifras son texto. Los números
    enteros no tienen signo y son de 64 bits, los demás números son double, el resto cadenas. Un
    coste cuenta lo que está mal en un intento; 0 es una solución.

    ## runs: una fila por ejecución

    | columna | significado |
    |---|---|
    { LIST($columns, "\u000A") }

    ## traces: una fila por punto de la convergencia de una ejecución

    Un punto es la primera generación a partir de 1, 2, 3, 4, 6, 8, 12, 16, 24 ... evaluaciones, y el
    final de la ejecución.

    | columna | significado |
    |---|---|
    | run | la ejecución |
    | evaluations | evaluaciones hasta entonces |
    | generation | número de la generación |
    | best_so_far | coste más bajo desde el comienzo de la ejecución |
    | second | su segundo valor si un algoritmo tiene dos objetivos, como las infracciones de `multi-objective`; el primero es best_so_far - second; 0 si solo hay uno |
    | best, mean | coste más bajo y coste medio de la generación |

    ## steps: una fila por nuevo mejor intento de una ejecución

    Los métodos exactos, las islas y los programas fuera de evoku no tienen pasos.

    | columna | significado |
    |---|---|
    | run | la ejecución |
    | evaluations | evaluaciones hasta el intento |
    | cost | su coste, en la unidad del algoritmo |
    | missing | los dígitos que le faltan, la misma unidad para todos los algoritmos |

    ## fronts: una fila por par del frente de una ejecución

    De algoritmos con dos objetivos: los pares de valores que ningún individuo de ninguna generación dominó.

    | columna | significado |
    |---|---|
    | run | la ejecución |
    | first, second | los dos valores, ambos por minimizar |

    ## configurations: una fila por configuración

    | columna | significado |
    |---|---|
    | configuration, algorithm | como en `runs` |
    | budget_evaluations, budget_generations, budget_seconds | lo que puede gastar una ejecución; vacío si no hay límite |
    | todas las demás | los parámetros del algoritmo, véase `evoku algorithms NAME` |

    ## puzzles: una fila por sudoku

    | columna | significado |
    |---|---|
    | class, puzzle | como en `runs` |
    | geometry | el tablero; el tipo de un pasatiempo que no es un sudoku |
    | line | las pistas en orden de lectura, `.` para una celda vacía; el tamaño de un pasatiempo que no es un sudoku |
    | givens | cuántas |
    | hash | huella de tablero, pistas y anotaciones |

    ## sessions: una fila por proceso que hizo ejecuciones

    | columna | significado |
    |---|---|
    | session | su número |
    | started | segundos desde 1970 (UTC) |
    | version, revision | versión de evoku y revisión de sus fuentes |
    | machine | procesador, núcleos, sistema |
    | command | la orden |
    | threads | número de hilos |

    ## summary: una fila por configuración y clase

    Los intervalos son del 95 % y proceden de muestras de los sudokus, cada uno con todas sus ejecuciones,
    o de las ejecuciones si una clase tiene un solo sudoku; el de la tasa es al menos tan ancho como el de
    Wilson. La falta de valor también significa uno infinito, como la ERT de una configuración que no
    resolvió nada.

    | columna | significado |
    |---|---|
    | class, configuration | como en `runs` |
    | measure | qué se compara: `evaluations`, `generations`, `seconds` o `quality` |
    | runs, solved | todas las ejecuciones y las que encontraron una solución |
    | rate, rate_low, rate_high | su proporción con su intervalo |
    | generations | media de generaciones de las ejecuciones que encontraron una solución |
    | seconds | media de segundos de todas las ejecuciones |
    | quartile_1, median, quartile_3 | cuartiles de la medida; los fallos cuentan como infinitos, salvo en la calidad |
    | ert, ert_low, ert_high | duración esperada con su intervalo; ninguna para la calidad |
    | par10, par10_low, par10_high | la media en la que un fallo cuenta diez veces el presupuesto, con su intervalo; ninguna para la calidad |
    | quality, quality_low, quality_high | media de `missing` con su intervalo; 0 es una solución |

    ## verdicts: una fila por par de configuraciones

    | columna | significado |
    |---|---|
    | class | la clase, o `all classes` |
    | first, second | las dos configuraciones |
    | basis | la comparación que decide, como en `comparisons` |
    | puzzles | sudokus en los que se ejecutaron ambas |
    | rate_first, rate_second | sus tasas de éxito |
    | a12 | probabilidad de que una ejecución de la primera sea mejor según `basis` en un sudoku que una de la segunda; las iguales cuentan la mitad |
    | p_raw | valor p de esta comparación |
    | p | el mismo tras la corrección de Holm para todos los pares de la clase |
    | p_smallest | el menor `p` que permiten los sudokus con una diferencia, o las ejecuciones en uno solo, y los demás pares; desde 0,05 no es posible ningún veredicto |
    | better | la mejor en esta comparación; ninguna si no se pueden distinguir |
    | verdict | todo ello en palabras, en inglés |

    ## comparisons: una fila por comparación de un par

    El efecto es la media sobre los sudokus de la diferencia entre la primera y la segunda
    configuración; el valor de un sudoku es la media de sus ejecuciones. El intervalo del 95 %
    remuestrea sudokus y ejecuciones.

    | columna | significado |
    |---|---|
    | class | la clase, o `all classes` |
    | set | `pairs`, o `baselines` para los algoritmos y sus modelos nulos; la corrección de Holm vale para set, clase y comparación |
    | first, second | las dos configuraciones |
    | comparison | `success`: parte de ejecuciones resueltas; `speed`: logaritmo natural de lo que necesitaron las resueltas; `PAR10`; `failures`: dígitos que faltan en las no resueltas; `quality`: dígitos que faltan en todas |
    | puzzles | sudokus en los que ambas tienen un valor |
    | effect, effect_low, effect_high | el efecto y su intervalo; para `speed` la razón |
    | method | `signs`: todos los cambios de signo de las diferencias; `drawn signs`: 9999 al azar; en un solo sudoku `Fisher`, o `divisions` y `drawn divisions` de sus ejecuciones |
    | p_raw, p | valor p antes y después de la corrección de Holm, que omite los pares de valores iguales |
    | p_smallest | como en `verdicts` |
    | exercised | 1 si las ejecuciones pusieron a prueba lo que falta al modelo nulo, si no 0; vacío en el conjunto `pairs` |
    | better | la mejor; ninguna si no se pueden distinguir o si `exercised` es 0 |
    | needed | número estimado de sudokus, o de ejecuciones en uno solo, que decide con una potencia del 80 %; ninguno si se conoce `better`, si `exercised` es 0 o por encima de 100.000 |

    ## comparison_values: una fila por valor que prueba una comparación

    | columna | significado |
    |---|---|
    | class, set, first, second, comparison | como en `comparisons` |
    | side | `first` o `second` |
    | puzzle_class, puzzle | el sudoku, como en `puzzles` |
    | number | lugar entre los valores de este lado; en varios sudokus, los números iguales forman un par |
    | value | media de las ejecuciones en el sudoku; en un solo sudoku, el valor de una ejecución |

    ## rank_values: una fila por valor al que se da un rango

    | columna | significado |
    |---|---|
    | class | como en `ranks` |
    | puzzle_class, puzzle | el sudoku, como en `puzzles` |
    | configuration | como en `runs` |
    | value | lo que cuenta en el sudoku: PAR10, o la media de los dígitos que faltan; nada si es infinito |

    ## ranks: una fila por configuración y clase

    | columna | significado |
    |---|---|
    | class, configuration | como en `verdicts` y `runs` |
    | basis | por qué se ordenan: `PAR10` de la medida, o `quality` |
    | puzzles | sudokus en los que se ejecutaron todas |
    | rank | rango medio; 1 es el mejor |
    | friedman, p | estadístico de Friedman y su valor p |
    | critical_difference | los rangos más separados que esto son distintos (Nemenyi, 5 %) |

## Línea de órdenes

command-cannot-read = no se puede leer { $path }: { $cause }
command-usage = { $problem }; { $tip }
command-tip-folder = eso es una carpeta
command-tip-solve-file = evoku solve { $name } resuelve los sudokus de ese archivo; evoku --help muestra qué más lee sudokus
command-tip-solve-puzzle = evoku solve { $name } lo resuelve; evoku --help muestra qué más lee sudokus
command-invalid-value = valor «{ $value }» no válido para «{ $argument }»: { $why }
command-argument-unknown = aquí no existe el argumento «{ $argument }»
command-argument-repeated = «{ $argument }» aparece varias veces, pero solo vale una vez
command-argument-conflict = «{ $argument }» no se puede combinar con { COUNT($others) ->
    [0] los demás argumentos
   *[other] { LIST($others, "and") }
}
command-arguments-missing = { COUNT($arguments) ->
    [one] falta un argumento necesario: { LIST($arguments, ", ") }
   *[other] faltan argumentos necesarios: { LIST($arguments, ", ") }
}
command-equals-missing = «{ $argument }» necesita un signo igual antes del valor
command-value-unknown = valor «{ $value }» no válido para «{ $argument }»: se espera { COUNT($known) ->
    [one] { LIST($known, ", ") }
   *[other] uno de { LIST($known, ", ") }
}
command-value-missing = «{ $argument }» necesita un valor{ COUNT($known) ->
    [0] { "" }
   *[other] { ": " }uno de { LIST($known, ", ") }
}
command-value-surplus = el valor «{ $value }» sobra para «{ $argument }»
command-values-few = «{ $argument }» necesita { $least ->
    [one] un valor
   *[other] al menos { $least } valores
}, pero tiene { $found }
command-values-wrong = «{ $argument }» necesita { $expected ->
    [one] un solo valor
   *[other] { $expected } valores
}, pero tiene { $found }
command-subcommand-unknown = no existe la orden «{ $name }»
command-subcommand-missing = falta una orden después de «{ $command }»: una de { LIST($known, ", ") }
command-not-utf8 = un argumento no es texto en UTF-8
command-expected-number = se espera un número, como 12 o 0.5
command-expected-seconds = se espera un número de segundos mayor que 0, como 2.5
command-largest-number = el número más grande es { $most }
command-expected-whole-from = se espera un número entero, { $least } o más
command-expected-seed = se espera un número entero, 0 o más, o random
command-expected-whole-between = se espera un número entero de { $least } a { $most }
command-unknown-name = no existe { $name }
command-expected-one-of = se espera uno de { LIST($known, ", ") }
command-standard-input = entrada estándar
command-standard-output = salida estándar
command-the-argument = el argumento
command-size-regions = --size no se puede combinar con --regions, cuyo número de caracteres determina el tamaño
command-grid-regions = --from-grid no se puede combinar con --regions random: las regiones deben convenir a la cuadrícula
command-no-regions-latin = un cuadrado latino no tiene --regions
command-regions-not-square = --regions: { $found } celdas, se espera un cuadrado como 81
command-output-is-input = { $path } también es una entrada, elige otra salida
command-read-folder = no se puede leer { $path }: es una carpeta
command-read-device = { $path } designa un dispositivo de Windows y no puede ser un archivo
command-parquet-about = Apache Parquet: filas con las columnas de CSV, todas textos; se leen todos los tipos
command-parquet-read = este programa no puede leer Parquet; instala evoku con --features parquet o convierte el archivo a CSV
command-parquet-write = { $path }: este programa no puede escribir Parquet; instala evoku con --features parquet o escribe CSV
command-parquet-packed = { $path }: Parquet comprime él mismo sus columnas; omite .gz o .zst
command-parquet-file = { $name } no se puede leer como Parquet, cuyo índice está al final; indica un archivo sin comprimir que empiece por PAR1
command-parquet-shard = --shard necesita un sudoku por línea; python -m evoku.cluster reparte los grupos de filas de Parquet
command-small-board = un tablero tan pequeño
command-cannot-open = no se puede abrir { $path }: { $cause }
command-neither-file-nor-puzzle = no se puede abrir { $text }: { $cause }; tampoco es un sudoku: { $problem }
command-neither-file-nor-cells = no se puede abrir { $text }: { $cause }; tampoco es un sudoku: { GROUPED($found) } { $found ->
    [one] celda
   *[other] celdas
}, se esperan 81, o 16, 36, ...
command-no-puzzle-in-link = no contiene ningún sudoku
command-cannot-read-link = no se puede leer el enlace { $link }: { $found }; se espera un enlace de f-puzzles o de SudokuPad que contenga su sudoku
command-format-not-file = no se puede abrir { $text }: { $cause }; --to { $text } indica el formato de salida
command-expected-box = se esperan filas y columnas como 2x3
command-progress-bytes = { $done } de { $all }, { $elapsed } transcurridos, faltan { $left }
command-progress-read = { $done }, { $elapsed } transcurridos
command-progress-puzzles = { $done } de { $all } sudokus, { $note }, { $elapsed } transcurridos, faltan { $left }
command-progress-runs = { $done } de { $all } ejecuciones, { $elapsed } transcurridos, faltan { $left }
command-progress-pages = { $done } de { $all } páginas, { $elapsed } transcurridos, faltan { $left }
command-progress-measurements = { $done } de { $all } mediciones, faltan { $left }: { $note }
command-progress-cell = { $done }/{ $all }, faltan { $left }
command-progress-all-runs = { $done }/{ $all } ejecuciones, { $elapsed } transcurridos, faltan { $left }
command-other-process = (otro proceso hace el resto)
command-interrupted = interrumpido
command-partial = los resultados obtenidos hasta ahora están en { $path }
command-interrupted-after = interrumpido tras { GROUPED($puzzles) } { $puzzles ->
    [one] sudoku
   *[other] sudokus
}
command-cut-short = terminado antes de tiempo
command-unknown-column = no existe la columna «{ $name }»; existen { LIST($known, ", ") }
command-expected-range = se espera un valor o un intervalo como 3..5, ..25 o hard..
command-empty-range = { $text } está vacío: el primer valor es el mayor
command-expected-number-range = se espera un número o un intervalo como 3..5, ..25 o 7..
command-expected-level-range = se espera un nivel como hard o un intervalo como medium..hard; existen { LIST($known, ", ") }
command-fields-unknown = --fields: no existe el campo «{ $name }»; existen { LIST($known, ", ") }
command-fields-twice = --fields: «{ $name }» dos veces
command-fields-json = --fields: { $form } no tiene campos que elegir; json y jsonl sí
command-fields-csv = --fields: { $form } no tiene campos que elegir; csv, json y jsonl sí
command-fields-table = --fields: una tabla no tiene campos que elegir; csv, json y jsonl sí
command-fields-folder = --fields: las tablas de una carpeta no tienen campos que elegir; json y jsonl sí
command-no-columns = --to: { $form } no tiene columnas; csv, json y jsonl sí
command-unknown-extension = { $path }: ningún formato de salida tiene la extensión .{ $extension }; existen { LIST($known, ", ") }, cada una también con .gz o .zst detrás; o indica el formato con --to
command-other-extension = { $path }: la extensión indica { $other }, pero se pide { $form }; llama al archivo .{ $extension } o quita lo que pide { $form }
command-unknown-form = no existe ese formato
command-unknown-format = no existe el formato { $name }
command-cannot-write = no se puede escribir { $path }: { $cause }
command-output-closed = está cerrada; -o ARCHIVO escribe en un archivo, >/dev/null descarta los resultados
command-not-a-file = no se puede escribir { $path }
command-write-folder = no se puede escribir { $path }: es una carpeta
command-picture-extension = { $path } debería terminar en .svg, .png o .pdf
command-terminal = un terminal no puede mostrarlo; -o ARCHIVO lo escribe en un archivo
command-shard-files = --shard necesita archivos
command-shard-file = --shard necesita archivos: { $cause }
command-shard-compressed = --shard no puede leer un archivo comprimido desde la mitad; descomprímelo
command-shard-quotes = un valor entre comillas puede contener saltos de línea; --shard lee líneas JSON: evoku convert --to jsonl
command-shard-format = --shard necesita un sudoku por línea, y este archivo tiene el formato { $form }; evoku convert --to line, csv o jsonl crea uno así
command-from-byte = { $path } desde el byte { GROUPED($byte) }
command-no-puzzle = no se encontró ningún sudoku
command-no-position = no se encontró ninguna posición
command-no-grid = no se encontró ninguna cuadrícula
command-puzzle-at = { $place }: sudoku { $number }: { $problem }
command-puzzle = sudoku { $number }: { $problem }
command-puzzle-grouped = sudoku { GROUPED($number) }: { $problem }
command-puzzle-of-input = sudoku { $number } de la entrada: { $problem }
command-lossy = { $problem }; --lossy lo descarta
command-kept = { GROUPED($kept) } de { GROUPED($all) } sudokus conservados
command-where-form = --where { $text }: se espera COLUMNA=INTERVALO
command-where-range = --where { $text }: { $problem }
command-unknown-technique = no existe esa técnica; evoku generate --help las enumera
command-technique-names = no existe esa técnica; existen { LIST($known, ", ") }
command-seed = semilla { $seed }; se repite con --seed { $seed }
command-open-file = --open muestra un archivo, no la salida estándar
command-terminal-page = un terminal no puede mostrarlo; -o ARCHIVO lo escribe en un archivo, --open lo muestra
command-opened = { $path } abierto
command-no-page = este evoku se compiló sin la página; en una copia del repositorio, `cd web && npm ci && node build.mjs` crea web/dist/evoku.html, y el evoku que se compile después contiene la página
command-no-book = no hay libro junto a este evoku; en un clon del repositorio, book/build lo crea en target/book/html
command-no-browser = no se encontró ningún navegador; el archivo es { $path }: { $cause }
command-browser-failed = { $program } no puede abrir { $path }
command-counts-form = --counts se escribe como line, csv o json, no como { $form }
command-stats-form = --stats se escribe como csv, json o jsonl, no como { $form }
command-no-room = { $form } no tiene sitio para los candidatos de cada celda; formatos que lo tienen: { LIST($known, ", ") }
command-status = { $status ->
    [unique] única
    [solved] resuelto
    [several] varias
    [none] ninguna
    [wrong] incorrecto
   *[other] desconocido
}
command-status-because = { $status }: { $why }
command-status-count = { GROUPED($count) } { $status }
command-limit-nodes = desconocido (límite de nodos)
command-limit-memory = desconocido (límite de memoria)
command-limit-time = desconocido (límite de tiempo)
command-count-limit = { $count } { $reason }
command-puzzles = sudokus
command-mistake = la solución dada tiene un { $told } en { $cell } en lugar de un { $right }{ $more ->
    [0] { "" }
    [one] , y otra celda es incorrecta
   *[other] , y otras { $more } celdas son incorrectas
}
command-mistake-open = la solución dada no tiene dígito en { $cell } en lugar de un { $right }{ $more ->
    [0] { "" }
    [one] , y otra celda es incorrecta
   *[other] , y otras { $more } celdas son incorrectas
}
command-tree-only = --search, --propagation, --branching, --lone-successors y --report son de --engine tree, no de { $engine }
command-tree-report = { GROUPED($expanded) } nodos expandidos, { GROUPED($generated) } generados, { GROUPED($open) } abiertos como máximo, { $is-complete ->
    [yes] árbol recorrido entero
   *[no] fin antes de terminar el árbol
} ({ $strategy }, { $propagation })
command-solve-summary = { GROUPED($puzzles) } { $puzzles ->
    [one] sudoku
   *[other] sudokus
} en { $seconds } s: { LIST($kinds, ", ") }
command-unknown-scale = no existe esa escala; existen { LIST($known, ", ") }
command-column-level = nivel
command-column-score = puntos
command-column-guesses = conjeturas
command-column-hardest = técnica más difícil
command-column-puzzle = sudoku
command-left-out = se omite «{ $name }»: los primeros sudokus no lo tienen; --to jsonl tiene sitio para ello
command-several-positions = una imagen muestra una posición, y la entrada tiene más; HTML las muestra todas
command-position = Posición { $number }
command-hint-title = Sudoku, el siguiente paso
command-explain-title = Sudoku, paso a paso
command-legend = En las imágenes, el verde se coloca y el rojo se descarta; el azul y el amarillo muestran el patrón, en una cadena lo que es cierto y lo que no. Una línea continua significa: si esto no, entonces aquello; una discontinua: si esto, entonces aquello no.
command-puzzle-title = Sudoku { $number }
command-puzzle-title-named = Sudoku { $number }: { $name }
command-summary = { LIST($parts, ", ") }
command-summary-score = { GROUPED($score) } puntos
command-summary-steps = { $steps } { $steps ->
    [one] paso
   *[other] pasos
}
command-summary-hardest = lo más difícil: { $technique }
command-summary-guesses = conjeturas: { $guesses }
command-unexplained = No se puede explicar: { $problem }.
command-guess = Conjetura
command-singles = Únicos
command-steps-between = { $first } a { $last }
command-solution = Solución: `{ $line }`
command-number = { GROUPED($number) }
command-decimal = { $value }
command-nothing-asked = no se pide nada
command-set-csv = --set escribe CSV
command-set-incomplete = el conjunto no está completo: { $class }
command-level-counts = --level indica cuántos de cada uno: quita { $number }
command-level-count = --level: ¿cuántos de { $name }? { $name }:20 son 20
command-pattern = --pattern es el nombre de un archivo, o tiene un carácter por celda: { $cause }
command-grid-other = { $place }: la cuadrícula { $number } es de { $found }, pero se piden sudokus de { $expected }
command-grid-open = { $place }: la cuadrícula { $number } no está completa y no tiene solución única
command-grade-count = se espera un número mayor que 0 tras los dos puntos, como easy:20
command-expected-levels = se espera un nivel como hard o un intervalo como easy..medium; existen { LIST($known, ", ") }
command-expected-scores = se espera una puntuación como 900 o un intervalo como 900..1200
command-expected-givens = se espera un número como 30, un intervalo como 24..28 o minimal
command-attempts-so-far = { GROUPED($attempts) } { $attempts ->
    [one] intento
   *[other] intentos
} en { $seconds } segundos; termina tras { GROUPED($patience) } sin un sudoku nuevo, o antes con --attempts, --deadline o Ctrl-C
command-rare-technique = ningún sudoku con «{ $technique }» tras { GROUPED($attempts) } intentos; { $bound ->
    [yes] menos de uno
   *[no] cerca de uno
} de cada { GROUPED($rate) } sudokus aleatorios la usa. --available "{ $name }" encuentra posiciones en las que es un paso posible
command-rare-techniques = ningún sudoku con todas las técnicas pedidas tras { GROUPED($attempts) } intentos. --available "{ $name }" encuentra posiciones en las que son pasos posibles
command-attempts = { GROUPED($attempts) } intentos
command-cells-tried = { GROUPED($cells) } celdas probadas
command-report = { LIST($parts, "; ") }
command-report-found = { GROUPED($found) } de { GROUPED($wanted) } { $wanted ->
    [one] sudoku
   *[other] sudokus
} en { GROUPED($attempts) } { $attempts ->
    [one] intento
   *[other] intentos
}, { $seconds } s
command-report-found-share = { GROUPED($found) } de { GROUPED($wanted) } { $wanted ->
    [one] sudoku
   *[other] sudokus
} en { GROUPED($attempts) } { $attempts ->
    [one] intento
   *[other] intentos
} (un { $share } % servía), { $seconds } s
command-report-first-open = el primero no estaba terminado, { GROUPED($cells) } celdas probadas
command-report-given-up = abandonado, nada nuevo en los últimos intentos
command-report-deadline = se cumplió el plazo
command-report-refused = rechazados: { LIST($reasons, ", ") }
command-report-reason = { GROUPED($count) } { $reason }
command-known-already = ya conocidos
command-nearest-puzzle = el más cercano de los rechazados ({ $has }): { $line }
command-nearest-givens = el más cercano de los rechazados tiene { $has }; --givens ..{ $filled } lo permite
command-nearest = el más cercano de los rechazados tiene { $has }
command-givens = { GROUPED($givens) } { $givens ->
    [one] pista
   *[other] pistas
}
command-givens-rated = { GROUPED($givens) } { $givens ->
    [one] pista
   *[other] pistas
}, { $level } con { GROUPED($score) } puntos
command-ask-population = Tamaño de cada generación
command-ask-generations = Número máximo de generaciones
command-ask = { $question } ({ $least } o más):
command-no-answer = { $question }: sin respuesta
command-answer-whole = Responde con un número entero, { $least } o más.
command-not-replaceable = { $path } no es un archivo que se pueda reemplazar
command-going-on = se continúa { $path } en { GROUPED($evaluations) } evaluaciones
command-no-checkpoint = { $path } no es un punto de control de evoku
command-damaged = { $path } está dañado
command-damaged-checkpoint = punto de control dañado: { $cause }
command-other-version = { $path } es de evoku { $version }, cuyas ejecuciones pueden diferir de estas
command-other-run = { $path } es de otra ejecución: difiere «{ $part }»
command-same-file = { $one } y { $other } son el mismo archivo, { $path }
command-expected-level-size = se espera un nivel, como easy o easy/16; existen { LIST($known, ", ") }
command-no-side = «{ $text }» no es un tamaño
command-side-twice = --generate: el tamaño ya lo da --box; indícalo una sola vez
command-interrupted-generating = interrumpido mientras se creaba un sudoku
command-none-generated = --generate: no se encontró ningún sudoku { $level } de este tablero; elige otro nivel u otra semilla
command-generated-puzzle = sudoku generado ({ $level }, semilla { $seed }):
command-its-solution = su solución:
command-population-for = POPULATION para { $algorithm }: { $cause }
command-set-for = --set { $setting } para { $algorithm }: { $cause }
command-no-exchange = cada isla tiene { GROUPED($share) } evaluaciones e intercambiaría tras { GROUPED($interval) }: no se intercambia nada; reduce --migration-interval o aumenta --evaluations
command-more-algorithms = --algorithm nombra { $count } algoritmos; da una isla a cada uno: --islands { $count }
command-islands-of = { $islands } islas de { $algorithm }
command-log-exists = { $file }, el registro de una ejecución con un sudoku generado, ya existe; --force lo sobrescribe, --log nombra otro archivo
command-no-solution = el sudoku no tiene solución, así que ninguna ejecución puede resolverlo
command-several-solutions = el sudoku tiene varias soluciones; una ejecución termina en la primera que encuentra
command-decimal-comma = --set { $name }={ $whole },{ $fraction } puede ser { $whole }.{ $fraction } o dos valores; escribe { $whole }.{ $fraction } para el número, { $whole }.0,{ $fraction }.0 para los valores
command-algorithm-option = «{ $name }» es un algoritmo; -a { $name } lo elige
command-tip-set = { $name } es un parámetro de algoritmos: --set { $name }=VALOR
command-combinations = --set: { $count } combinaciones son más que { $most }
command-no-file-as-puzzle = no existe el archivo «{ $text }», y como sudoku: { $problem }
command-no-file-nor-puzzle = no existe el archivo «{ $text }», y tampoco es un sudoku
command-bundled = no se dio ningún sudoku, así que aquí va uno de evoku
command-two-numbers = los dos números son POPULATION y GENERATIONS de { $algorithm }; -a NAME elige otro algoritmo
command-several-puzzles = hay varios sudokus; este es el primero
command-given-twice = --{ $name } se da dos veces
command-puzzle-twice = se da --puzzle, y también un sudoku sin la opción; indica uno
command-kind-twice = --puzzle-kind es { $kind }, y también se da { $other } sin la opción; indica uno
command-population-one-run = --print-population muestra una ejecución; no admite varias
command-children-one-run = --print-children muestra una ejecución; omite --runs, y da un puzle y un valor por parámetro
command-children-islands = --print-children no puede seguir varias islas; omite --islands
command-children-sudoku = --print-children solo dibuja tableros de Sudoku; omítelo con otros tipos de puzles
command-children-large = --print-children dibuja uno junto a otro tableros de hasta { $most }x{ $most }; este es de { $side }x{ $side }
command-children-rows = el formato { $format } no tiene lugar para los hijos de --print-children; usa text, json o html
command-checkpoint-one-run = --checkpoint es para una ejecución; no admite --runs
command-size-others = --size es para puzles de otro tipo; un sudoku tiene el tamaño de su tablero
command-puzzle-sudoku = --puzzle es para sudokus; { $kind } usa --size
command-generate-sudoku = --generate es para sudokus
command-ended-early = la ejecución terminó antes del primer intercambio entre las islas
command-seed-large = --seed { $seed } es demasiado grande para { $runs } ejecuciones: las semillas acaban en { $last }
command-unknown-kind = no existe el tipo de puzle «{ $name }»; existen { LIST($known, ", ") }
command-unknown-algorithm = no existe el algoritmo «{ $name }»; existen { LIST($known, ", ") }
command-no-algorithm = no existe el algoritmo «{ $name }»
command-algorithm-for-others = { $name } es para { LIST($kinds, ", ") }; para sudokus existen { LIST($known, ", ") }
command-algorithm-for-sudoku = { $name } necesita lo que solo tiene un sudoku; para { $kind } existen { LIST($known, ", ") }
command-unknown-algorithm-for = no existe el algoritmo «{ $name }» para { $kind }; para { $kind } existen { LIST($known, ", ") }
command-expected-generations = se esperan generaciones como 0,10..20,last
command-many-generations = { $count } generaciones son más que { $most }
command-generations-missing = falta GENERATIONS: da POPULATION y GENERATIONS, o ninguno
command-unexpected-argument = argumento inesperado «{ $argument }»
command-kind-arguments = tras { $kind } va su SIZE, o SIZE POPULATION GENERATIONS
command-population = { $is-epoch ->
    [yes] época
   *[no] generación
} { $number }: { $individuals } individuos
command-population-last = última generación: { $individuals } individuos
command-after-culling = tras la selección: { $individuals } individuos, los mejores primero
command-child = generación { $generation }, hijo { $number } de { $count }: { $fitness }
command-child-parent = padre { $number }
command-child-of-member = padre { $number }: miembro { $member }, { $fitness }
command-child-of-child = padre { $number }: hijo { $child } de esta generación, { $fitness }
command-child-of-earlier = padre { $number }: un intento anterior, { $fitness }
command-child-copy = del padre { $parent }: todo
command-child-houses = del padre { $parent }: { $houses }
command-child-cells = del padre { $parent }: { $cells ->
    [one] 1 celda
   *[other] { $cells } celdas
}
command-child-equal = igual en todos los padres: { $cells ->
    [one] 1 celda
   *[other] { $cells } celdas
}
command-child-placed = movidas por el cruce: { $cells ->
    [one] 1 celda
   *[other] { $cells } celdas
}
command-child-changed = cambiado: { LIST($changes, ", ") }
command-child-changed-many = cambiado: { $cells } celdas, marcadas abajo con *
command-child-unchanged = cambiado: nada
command-child-accepted = aceptado como miembro { $member }
command-child-replaces = aceptado como miembro { $member }; allí había { $fitness }
command-child-twin = igual al miembro { $member }, que ya estaba
command-child-refused = no aceptado
command-child-ended = la ejecución terminó aquí, antes de reemplazar nada
command-child-origin = origen
command-child-board = hijo
command-children-legend = origen: = todos los padres, 1 a 3 ese padre, + movida, * cambiada, . dada
command-children-none = generación { $generation }: { $algorithm } no informa de hijos con padres
command-run-algorithm = algoritmo: { $algorithm }
command-run-chosen = elegido por: evoku, para este sudoku (--algorithm nombra otro)
command-run-islands = islas: { $islands }, { $topology }, migrantes { $migrants } ({ $emigrants }) cada { $interval } evaluaciones
command-run-islands-generations = islas: { $islands }, { $topology }, migrantes { $migrants } ({ $emigrants }) cada { $interval } evaluaciones o { $generations } generaciones
command-run-seed = semilla: { $seeds }
command-run-version = versión: { $version }
command-run-propagation = propagación: { $propagation }
command-run-puzzle = puzle: { $puzzle }
command-run-work = trabajo: { GROUPED($full) } completas, { GROUPED($moves) } movimientos, { GROUPED($decodes) } decodificaciones, { GROUPED($placements) } colocaciones; propagación: { $propagation }
command-run-result = { $is-solved ->
    [yes] solución encontrada
   *[no] no se encontró solución
}: { $stop }, { $is-epoch ->
    [yes] época
   *[no] generación
} { GROUPED($number) }, { GROUPED($evaluations) } evaluaciones, { $seconds } s ({ GROUPED($rate) } evaluaciones/s){ $restarts ->
    [0] { "" }
    [one] , { GROUPED($restarts) } reinicio
   *[other] , { GROUPED($restarts) } reinicios
}
command-run-migrants = migrantes: { GROUPED($exchanges) } intercambios, { GROUPED($taken) } acogidos, { GROUPED($worse) } no mejores que el peor, { GROUPED($refused) } que no encajan
command-best-of-both = mejor de la última generación y de la ejecución: { $cost }
command-best-of-last = mejor de la última generación: { $cost }
command-best-of-run = mejor de la ejecución: { $cost }
command-on = { $what } en { $puzzle }
command-on-puzzles = { $what } en { $puzzles } { $puzzles ->
    [one] sudoku
   *[other] sudokus
}
command-chart-run = semilla { $seed } · { GROUPED($evaluations) } evaluaciones en { GROUPED($number) } { $is-epoch ->
    [yes] épocas
   *[no] generaciones
} · { $stop }
command-chart-runs = semillas { $first } a { $last } · { GROUPED($runs) } ejecuciones, { $solved } resueltas
command-numbers-between = { $first } a { $last }
command-percent-between = { $low } a { $high } %
command-of = { $count } de { $all }
command-of-limit = { GROUPED($count) } de { GROUPED($limit) }
command-column-seed = semilla
command-column-result = resultado
command-column-generations = generaciones
command-column-evaluations = evaluaciones
command-column-seconds = segundos
command-column-best = mejor
command-column-solved = resueltas
command-column-interval = intervalo 95 %
command-column-median-seconds = mediana s
command-column-largest-seconds = máximo s
command-column-median-evaluations = mediana evaluac.
command-column-median-cost = coste med.
command-runs-solved = { $solved } de { $runs } ejecuciones resueltas: { $percent } % (intervalo de Wilson del 95 %: { $low } a { $high } %)
command-runs-means = ejecuciones resueltas: media de { GROUPED($generations) } generaciones, mediana de { GROUPED($evaluations) } evaluaciones
command-runs-all = todas las ejecuciones: { GROUPED($evaluations) } evaluaciones, { $computing } s de cálculo en { $seconds } s ({ GROUPED($rate) } evaluaciones/s por hilo)
command-trace-extension = { $path } debería terminar en .csv o .jsonl
command-generation-line = { $is-epoch ->
    [yes] época
   *[no] generación
} { $number }: media { $mean }, mejor { $best }
command-step = { $is-epoch ->
    [yes] época
   *[no] generación
}
command-step-logarithmic = { $is-epoch ->
    [yes] época
   *[no] generación
} (log)
command-live-best = mejor { $cost }
command-live-mean = media { $cost }
command-live-current = actual { $cost }
command-live-restarts = reinicios
command-live-diversity = diversidad
command-live-takeover = como el mejor
command-live-children = hijos
command-live-shares = { $better } % mejores, { $equal } % iguales
command-live-time = tiempo
command-live-speed = ritmo
command-live-left = { $elapsed }, faltan { $left } como máximo
command-live-steps = { $rate } { $is-epoch ->
    [yes] épocas
   *[no] generaciones
}/s
command-live-evaluations = { $rate } evaluaciones/s
command-warning = aviso: { $warning }
command-all-classes = todas las clases
command-packing = no se puede empaquetar el plan: { $cause }
command-plan-title = plan { $name }, semilla { $seed }
command-plan-algorithms = algoritmos:
command-plan-puzzles = sudokus:
command-plan-runs = { GROUPED($algorithms) } { $algorithms ->
    [one] algoritmo
   *[other] algoritmos
} x { GROUPED($puzzles) } { $puzzles ->
    [one] sudoku
   *[other] sudokus
} x { GROUPED($repetitions) } { $repetitions ->
    [one] repetición
   *[other] repeticiones
} = { GROUPED($runs) } ejecuciones
command-plan-evaluations = como máximo { $most } evaluaciones
command-plan-hours = como máximo { $hours } horas de cálculo en un núcleo
command-plan-unknown-algorithm = el plan no tiene el algoritmo «{ $name }»; existen { LIST($known, ", ") }
command-store-itself = { $path } es el almacén que recibe los otros
command-merge-interrupted = interrumpido; la misma orden continúa
command-other-results = otros resultados: { $difference }
command-merged = { GROUPED($stores) } { $stores ->
    [one] almacén reunido
   *[other] almacenes reunidos
} en { $output }: { GROUPED($new) } { $new ->
    [one] ejecución nueva
   *[other] ejecuciones nuevas
}, { GROUPED($known) } conocidas, { $differ ->
    [0] ninguna con otros resultados
   *[other] { GROUPED($differ) } con otros resultados, omitidas
}
command-into = { $part } en { $output }: { $cause }
command-list-shards = --to list necesita --shards N
command-none-missing = están las { GROUPED($runs) } ejecuciones
command-missing = faltan { GROUPED($missing) } de { GROUPED($runs) } ejecuciones
command-missing-shards = partes que repetir: { $shards }
command-cannot-make = no se puede crear { $path }: { $cause }
command-store-for-plan = { $path } es un almacén; aquí se espera su plan
command-no-text = { $path } no es texto: { $cause }
command-no-plan = { $path } no es un plan; evoku lab new escribe una plantilla
command-no-tables = ninguna página de aquí tiene una tabla que reconstruir
command-rebuilt = { GROUPED($tables) } { $tables ->
    [one] tabla
   *[other] tablas
}{ $pictures ->
    [0] { "" }
    [one] { " " }y { GROUPED($pictures) } imagen
   *[other] { " " }y { GROUPED($pictures) } imágenes
} en { GROUPED($pages) } { $pages ->
    [one] página
   *[other] páginas
}: { GROUPED($same) } iguales, { GROUPED($moved) } { $is-written ->
    [yes] escritas
   *[no] cambiadas
}
command-tables-left-out = { GROUPED($tables) } { $tables ->
    [one] tabla omitida
   *[other] tablas omitidas
}
command-table-left-out = { $page }:{ $line }: omitida, { $plan } pide { $file }, que no existe
command-line = línea { $line }: { $cause }
command-moved = { $place }:{ $line }: { $what } de { $plan } ha cambiado
command-line-order = el orden de sus líneas
command-no-picture = línea { $line }: { $plan } no tiene la imagen «{ $name }»; se espera una de { LIST($known, ", ") }
command-rerun = { $path }: { GROUPED($made) } { $made ->
    [one] ejecución repetida
   *[other] ejecuciones repetidas
} de { GROUPED($runs) }, { GROUPED($moved) } cambiadas
command-store-is-plan = el almacén no puede ser el propio plan: { $path }; elige otro archivo para el almacén
command-shard-done = parte { $shard }: sus { GROUPED($runs) } ejecuciones están guardadas en { $path }
command-fewer-threads = se usan { $threads } de { $wanted } hilos: más ejecuciones a la vez ocuparían más de 4000 MB
command-unfinished = { $is-interrupted ->
    [yes] interrumpido;{ " " }
   *[no] { "" }
}{ GROUPED($kept) } de { GROUPED($wanted) } ejecuciones guardadas; se continúa con: { $line }
command-measured = { $engine } en { $set }
command-no-memory = sin memoria
command-gave-up = abandonado: un sudoku tardó más de { $seconds } s
command-machine = { $processor }, { $cores } núcleos, { $system }; { $build }, vectores { $vectors }
command-about-commit = commit: { $commit }
command-about-no-commit = commit: desconocido, compilado fuera de un clon
command-about-target = destino: { $target }, compilado por { $compiler }
command-about-library = biblioteca de C: { $is-static ->
    [yes] incluida
   *[no] la del sistema
}
command-about-profile = perfil: { $profile }, optimización { $level }, opciones: { $features }
command-about-page = página: { $is-contained ->
    [yes] incluida
   *[no] ausente de este programa
}
command-about-machine = máquina: { $system }, { $processor }, hilos: { $cores }
command-about-processor = instrucciones del procesador: { $features }
command-about-engines = motores: batch9 con { $batch }, single9 con { $single }
command-about-language = idioma: { $language }
command-about-program = programa: { $program }
command-about-folder = carpeta de trabajo: { $folder }
command-about-temporary = archivos temporales: { $folder }
command-method = { $threads } { $threads ->
    [one] hilo
   *[other] hilos
}, { $is-proven ->
    [yes] unicidad demostrada
   *[no] primera solución
}; mediana, mínimo y máximo de { $repetitions } { $repetitions ->
    [one] repetición
   *[other] repeticiones
} de { $seconds } s
command-column-set = conjunto
command-column-engine = motor
command-column-from = origen
command-column-rate = sudokus/s
command-column-smallest = mínimo
command-column-largest = máximo
command-column-microseconds = us/sudoku
command-one-puzzle = una imagen muestra un sudoku, y hay { $found }
command-no-optima = { $name } no tiene óptimos locales que se puedan contar
command-flat = se omite { $name }: todos sus costes son iguales
command-many-curves = se omite { $name }: se distinguen { $most } curvas
command-no-curves = no hay nada que dibujar: nada puede cambiar, o ningún coste cambia
command-no-network = no hay nada que dibujar: nada puede cambiar
command-one-network = una imagen muestra una red; --on NOMBRE indica cuál de las { $found }
command-ruggedness = Rugosidad: con qué rapidez se olvidan los costes de un paseo aleatorio
command-optima-of = Óptimos locales de { $name }
command-survey-caption = Paseos aleatorios y ascensos; correlación de costes, óptimos locales, distancias.
command-network-caption = Redes de óptimos locales, muestreadas con ascensos y sacudidas.
command-column-landscape = paisaje
command-landscape-column = { $name ->
    [moves] movimientos
    [cost] coste
    [deviation] desviación
    [correlation] r(1)
    [correlation_length] longitud
    [neutrality] neutros
    [distance_correlation] fdc
    [optimum_cost] óptimo
    [optima_solved] resueltos
    [climb_steps] ascenso
    [optimum_neutrality] planos
    [optimum_distance] distancia
    [optimum_correlation] fdc allí
    [optima] óptimos
    [edges] aristas
    [plateaus] mesetas
    [sinks] sumideros
    [solutions] soluciones
    [least_cost] coste mínimo
    [runs_solved] ejec. resueltas
   *[other] { $name }
}
command-files-each = los sudokus y las soluciones necesitan un archivo cada uno
command-no-glyph = la fuente no tiene carácter para { LIST($letters, ", ") }{ $others ->
    [0] { "" }
    [1] { " " }y otra letra
   *[other] { " " }y otras { GROUPED($others) } letras
}; en su lugar se imprime un signo de interrogación
command-undecided = { $count ->
    [one] { GROUPED($count) } sudoku quizá tiene
   *[other] { GROUPED($count) } sudokus quizá tienen
} pistas o restricciones que se pueden quitar: la búsqueda que las comprueba llegó a su límite de nodos
command-omitted = { $format } no puede representar { LIST($what, "and") }; se omite
command-omitted-others = también se omitieron partes de { $count ->
    [one] otro sudoku
   *[other] otros { GROUPED($count) } sudokus
}
command-other-puzzle = { $format } no puede representar { LIST($what, "and") }; sin ello, un enlace podría llevar a un sudoku con otras soluciones, así que --lossy no lo escribe
command-pages-files = { $count } páginas necesitan un archivo cada una: -o ARCHIVO
command-no-name = { $path } no tiene nombre
command-no-subcommand = { $command } no tiene la orden «{ $name }»
command-unknown-subcommand = no existe la orden «{ $name }»; existen { LIST($known, ", ") }
command-algorithms-sudoku = Para sudokus (evoku evolve --algorithm NOMBRE), con lo que hace la propagación:
command-algorithms-others = Puzles de otro tipo (evoku evolve KIND SIZE --algorithm NOMBRE) y sus algoritmos:
command-algorithm-title = { $name }: { $summary }
command-algorithm-title-for = Para { LIST($kinds, ", ") }: { $name }: { $summary }
command-algorithm-title-default = Por defecto: { $name }: { $summary }
command-algorithm-propagation = Propagación: { LIST($classes, ", ") }
command-algorithm-source = Fuente: { $source }
command-algorithm-null = Modelo nulo: { $name }, sin { $lacks }
command-algorithm-sizes = Tamaños: { $least } a { $most } (--size, por defecto { $usual })
command-algorithm-names = Algoritmos: { LIST($algorithms, ", ") }
command-algorithm-parameters = Parámetros (--set nombre=valor):
command-algorithm-parameter = { $name } ({ $range }; por defecto { $default })
command-algorithm-parameter-if = { $name } ({ $range }; por defecto { $default }; solo con { $condition })
command-story-place = { $is-epoch ->
    [yes] Época
   *[no] Generación
} { GROUPED($number) }, { GROUPED($evaluations) } { $evaluations ->
    [one] evaluación
    [many] evaluaciones
   *[other] evaluaciones
}
command-story-first = La ejecución empieza con { GROUPED($size) } intentos. Mejor: { $best }; media: { $mean }.
command-story-first-one = La ejecución empieza con un solo intento: { $best }.
command-story-leader = Nuevo mejor intento: { $best }; el último comunicado: { $before }.
command-story-island = La isla { $island } lo encontró.
command-story-overtakes = La isla { $island } lo encontró y adelanta a la isla { $former }.
command-story-lead = { $margin ->
    [0] Otro miembro es igual de bueno
   *[other] Su ventaja sobre el miembro siguiente es de { $margin }
}; la media es { $mean }.
command-story-two = Combina dos miembros de la generación anterior: { $cells } celdas coinciden con uno ({ $second }), todas las demás con otro ({ $first }).
command-story-rearranged = Es un miembro de la generación anterior ({ $parent }) con los dígitos de { LIST($cells, "and") } reordenados.
command-story-changed = Es un miembro de la generación anterior ({ $parent }) con cambios en { LIST($cells, "and") }.
command-story-similar = El miembro más parecido de la generación anterior ({ $parent }) difiere en { $count } de { $cells } celdas.
command-story-new = No se parece a ningún miembro de la generación anterior: incluso el más parecido difiere en { $count } de { $cells } celdas.
command-story-within = Todos los cambios están { LIST($houses, "and", "in") }.
command-story-gained = Ahora completas: { $houses }.
command-story-lost = Ya no completas: { $houses }.
command-story-list = { $others ->
    [0] { LIST($items, "and") }
   *[other] { LIST($items, ", ") } y { GROUPED($others) } más
}
command-story-twice = { $house } ({ LIST($digits, "and") } repetidos)
command-story-incomplete = Falta algún dígito en { $count } de { $all } casas: { $houses }.
command-story-open = Celdas vacías: { $count }.
command-story-broken = Infracciones de restricciones y pares: { $count }.
command-story-offspring = Hijos comparados con su mejor progenitor: { GROUPED($better) } mejores, { GROUPED($equal) } igual de buenos, { GROUPED($worse) } peores, de { GROUPED($children) }.
command-story-stagnation = Estancamiento: ningún intento mejor desde hace { GROUPED($number) } { $is-epoch ->
    [yes] épocas
   *[no] generaciones
} y { GROUPED($evaluations) } evaluaciones. Mejor: { $best }.
command-story-converged = Los miembros solo difieren del mejor en { $diversity } lugares de media: la población ha convergido, y al cruce le queda poco que combinar.
command-story-diverse = Los miembros aún difieren del mejor en { $diversity } lugares de media, así que queda variedad que combinar.
command-story-wanders = Desde entonces, el mejor de cada generación ha variado de { $low } a { $high }.
command-story-plateau = Desde entonces, el mejor de cada generación ha sido { $value }: una meseta o un óptimo local.
command-story-restart = Reinicios hasta ahora: { GROUPED($number) }. Intentos nuevos sustituyen a los anteriores; el mejor intento de la ejecución queda registrado.
command-story-transfer = { $migrants } de la isla { $from } a la { $to }
command-story-exchange = Migrantes: { $transfers }. Hasta ahora, { GROUPED($accepted) } fueron acogidos, { GROUPED($worse) } no eran mejores que el peor miembro, y { GROUPED($refused) } no encajaban en la codificación.
command-story-standing = isla { $island }: { $best }
command-story-standings = Mejores intentos: { LIST($standings, "; ") }.
command-story-front = { $count } de { $size } miembros no están dominados: ningún otro es mejor en un objetivo y al menos igual de bueno en el otro.
command-story-solved = Resuelto: este intento no incumple ninguna regla.
command-story-unsolved = Sin resolver ({ $stop }). Mejor: { $best }.
command-story-try-more = La ejecución seguía mejorando. Prueba con un presupuesto mayor: --evaluations, --generations o --timeout.
command-story-try-variety = La población había convergido. Prueba con una población mayor, más mutación (evoku algorithms { $algorithm } lista los parámetros) o --islands 4.
command-story-try-other = La ejecución se había estancado. Prueba con otra --seed u otros parámetros (evoku algorithms { $algorithm } los lista).
command-story-try-default = Sin -a, evoku elige el algoritmo que mejor funcionó en tableros de este tamaño.
command-story-legend = Las celdas rojas están en conflicto; las azules difieren del miembro más parecido de la generación anterior.
command-story-one-run = un relato describe una sola ejecución; quita --runs, y da un sudoku y un valor por parámetro
command-story-rows = el formato { $format } no tiene lugar para el relato de --explain; usa text, json o html
command-hint-article = Más información: evoku book { $name }
command-book-unknown = el libro no tiene ningún artículo sobre «{ $topic }»; se espera una técnica como x-wing o una página como solving/fish

## Paquete de Python

python-puzzle = puzle { $row } (contando desde 0): { $problem }
python-single-text = puzzles: se encontró un solo texto, se esperaba una lista de puzles
python-number = se encontró un número ({ $type }), se esperaba un puzle; una columna de puzles se lee como texto, por ejemplo con dtype=str
python-masked = se encontró un array con máscara, se esperaba un array sin máscara; array.filled(0) vacía las celdas enmascaradas
python-truth = se encontró True o False en una celda, se esperaba un número entero
python-column = se esperaba una columna de texto o de 81 bytes cada uno; se encontró { $kind ->
    [numbers] una columna de números; hay que leerla como texto, por ejemplo con dtype=str
    [truths] una columna de valores de verdad
    [bytes] una columna de bytes de otra longitud
    [encoded] una codificación por diccionario o por tramos; hay que convertir la columna en texto
    [lists] una columna de listas
    [times] una columna de fechas u horas
    [structures] una columna de estructuras
   *[other] el tipo «{ $format }» de Arrow
}
python-at-least = { $name }: se encontró { $found }, se esperaba un número entero desde { $least }
python-reversed = { $name }: se encontró { $from } a { $to }, se esperaba primero el extremo inferior
python-recorded = evoku.lab.run cuenta las evaluaciones de este problema, pero no puede contar las de otro proceso; los intentos se evalúan en este proceso
python-table-damaged = la tabla guardada está dañada
