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
constraint-flatmates-rule = encima de cada dígito central está el menor, o debajo el mayor (Dutch flatmates)
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
constraint-digits-rule = los dígitos de la cuadrícula van del primer número al último
constraint-size = dimensiones
constraint-size-rule = la cuadrícula tiene ese número de filas y columnas; los dígitos son distintos en cada fila, columna y región, que no tienen por qué contenerlos todos; las celdas fuera de ella contienen el primer dígito
constraint-beside = al lado
constraint-beside-rule = estas celdas fuera de las filas y columnas de la cuadrícula forman parte de otras restricciones
constraint-no-lines = sin líneas
constraint-no-lines-rule = las filas y columnas pueden contener un dígito varias veces
constraint-different = región adicional
constraint-different-rule = los dígitos son distintos; con tantas celdas como dígitos es una región más
constraint-killer = jaula
constraint-killer-rule = los dígitos de la jaula son distintos y, si tiene total, lo suman
constraint-sum = suma
constraint-sum-rule = los dígitos suman el total y pueden repetirse
constraint-little-killer = pequeño killer
constraint-little-killer-rule = los dígitos a lo largo de la flecha que entra en la cuadrícula suman el total y pueden repetirse
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
constraint-modular-rule = cada tres vecinos de la línea (o tantos como diga el número) dejan restos distintos al dividirlos por él
constraint-entropic = línea entrópica
constraint-entropic-rule = cada tres vecinos de la línea son un dígito bajo, uno medio y uno alto
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
constraint-unknown = no existe la restricción «{ $name }»; «evoku convert --help» las enumera todas
constraint-wrong-cell = celdas de «{ $kind }»: se encontró «{ $found }» y se esperaba una celda como r1c1, «row 1» o «column 1» de una cuadrícula de { $side }x{ $side }
constraint-cell-twice = celdas de «{ $kind }»: { $cell } aparece dos veces y se esperaba cada una una sola vez
constraint-cells = celdas de «{ $kind }»: se encontraron { $found } y se esperaba: { $expected }
constraint-numbers = números de «{ $kind }»: se encontraron { $found } y se esperaba: { $expected }
constraint-number-too-large = números de «{ $kind }»: se encontró { $found } y se esperaba { $most } como máximo
constraint-wrong-alternatives = { $found } entre las alternativas; se esperaban dos o más clases con celdas propias
constraint-unfit = { $found }; se esperaba: { $expected }
constraint-first-digit = 0 o 1, y como máximo { $side } dígitos desde ahí
constraint-rows-and-columns = filas y columnas de 1 a { $side }
constraint-once = una sola vez por cuadrícula
constraint-these-digits = los dígitos del { $first } al { $last }
constraint-digit-for-each = un dígito para cada una de las { $cells } celdas de una línea
constraint-cell-beside = { $cell } fuera de la cuadrícula
constraint-cells-beyond = celdas más allá de { $rows } filas y { $columns } columnas
constraint-infeasible = { $constraint } no es posible en una cuadrícula de este tamaño: requiere demasiados estados
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
rules-plain = sin más reglas
rules-jigsaw = regiones irregulares
rules-diagonal = diagonales
rules-windoku = windoku
rules-anti-knight = anticaballo
rules-anti-king = antirrey
rules-latin = cuadrado latino
shape-board = { $shape }, { LIST($rules, ", ") }
shape-side = { $side }x{ $side }
shape-with-boxes = { $side }x{ $side } (cajas { $rows }x{ $columns })
shape-empty-box = una caja necesita al menos una fila y una columna, no { $rows }x{ $columns }
shape-too-large = cajas de { $rows }x{ $columns } dan un lado de { $side }; el mayor es 64
sudoku-cells = { $found } celdas para una cuadrícula de { $expected } celdas
sudoku-no-mark = { $cell } no tiene ya ningún candidato
rules-unknown = no existe la regla «{ $name }»; hay { LIST($known, ", ") }
rules-region-cells = { $found } celdas tienen región, pero la cuadrícula tiene { $expected } celdas
rules-windows = el windoku necesita un lado de 4, 9, 16, 25, 36, 49 o 64, no de { $side }
rules-no-square = la regla «{ $rule }» necesita una cuadrícula cuadrada con tantos dígitos como filas
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
canon-constraint = un sudoku con restricciones no tiene forma canónica, y este tiene una: { $constraint }

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
    [board] la cuadrícula
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
format-count-for = { $count } para una cuadrícula de { $shape }
format-count-as-usual = { $count } como en casi todo este archivo
format-count-as-in = { $count }, tantas como en "{ $member }"
format-count-each = { $count }, una por celda
format-count-nine-each = { $count }, nueve por celda
format-count-row = { $count } (la fila { $row } tiene { $found } en lugar de { $side })
format-count-rows = { $count } ({ $rows } filas en lugar de { $side })
format-count-dots = { $count }; escribe como puntos los huecos que son espacios
format-count-product = { $count }, el producto de { $rows } y { $columns }
format-count-size = { $count }, el tamaño de la cuadrícula
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
format-expected-puzzle-object-or-board = un objeto con un miembro "puzzle", o una cuadrícula
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
format-expected-fpuzzles-boxes = una cuadrícula con cajas
format-expected-fpuzzles-outside = un lugar fuera de la cuadrícula como R0C1 o R1C0
format-expected-fpuzzles-direction = una dirección: UL, UR, DL o DR
format-expected-fpuzzles-start = un lugar fuera de la cuadrícula desde el que la dirección lleva a ella
format-expected-cell-name = una celda de R1C1 a { $last }
format-expected-scl-link = un enlace completo de SudokuPad
format-expected-scl-object = el objeto de un sudoku
format-expected-scl = un enlace o un objeto de SudokuPad ({ $error })
format-expected-scl-rows = un objeto con filas de "cells", o un enlace a uno
format-expected-scl-cells = celdas de la cuadrícula como [0, 1]
format-expected-square-board = una cuadrícula cuadrada de { $side }x{ $side }
format-expected-kind = una clase
format-expected-constraint-kind = una clase de restricción
format-expected-constraint = una restricción
format-expected-csv-column = una columna "puzzle", o una que parezca un sudoku
format-expected-sumocue = 3x3::k:, SumoCueV1 u 81 flechas y totales
format-expected-sumocue-cell = una celda como =17, +4 o +4J0
format-expected-sumocue-earlier = el número de una celda anterior
format-expected-sumocue-regions = una región para cada celda o ninguna
format-expected-sumocue-arrows = flechas que llevan a un total de la cuadrícula
format-expected-side = el lado de la cuadrícula
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
format-expected-unequal-letter = U, R, D o L hacia la cuadrícula
format-expected-towers-clue = una / y la pista siguiente
format-expected-iss-chain = restricciones como .Cage~10~R1C1
format-expected-iss-shape = una forma como 9x9, 4x6, 6x6~9 o 9x9~0-8, de 64 filas y dígitos como máximo
format-expected-iss-variables = 4096 variables como máximo
format-expected-iss-fewer = menos, junto a una cuadrícula de 64 filas como máximo
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
format-expected-iss-copies = celdas de la cuadrícula, seis por signo
format-expected-iss-ties = none, only-unclued o any
format-expected-iss-diagonal = 1, la diagonal ascendente, o -1
format-expected-iss-jigsaw = una región para cada una de las { $cells } celdas
format-expected-iss-sum = un total, = y un coeficiente por celda
format-expected-iss-edge = una celda del borde de la cuadrícula
format-expected-iss-quad = una celda con otras debajo y a la derecha
format-expected-iss-counts = cantidades y dígitos como 1223
format-expected-iss-indexing = C para columnas o R para filas
format-expected-iss-pairs = una tabla de pares de dígitos
format-expected-iss-automaton = un autómata que lee dígitos
format-cannot-carry = { $format } no puede contener esto: { $what }; { $can }
format-none-can = ningún formato puede
format-others-can = formatos que pueden: { LIST($formats, ", ") }
format-part-board = una cuadrícula de { $side }x{ $side }
format-part-given = la pista de { $cell }
format-part-boxes = cajas de { $rows }x{ $columns }
format-part-no-boxes = una cuadrícula sin cajas
format-part-jigsaw = regiones irregulares
format-part-jigsaw-boxes = regiones irregulares que son cajas
format-part-rule = la regla «{ $rule }»
format-part-constraints = { $first } y { $others ->
    [1] otra restricción
   *[other] otras { $others } restricciones
}
format-part-marks = candidatos anotados
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
format-about-text = una cuadrícula y luego una regla o restricción por línea: killer 10 r1c1 r1c2
format-about-pencil = una cuadrícula de candidatos: 15 para una celda que es 1 o 5; con comas a partir del lado 10
format-about-sud = una línea por sudoku: nombre, lado, alto y ancho de las cajas, celdas con comas
format-about-jsonl = JSON Lines: un objeto JSON por línea
format-about-json = JSON: un objeto, una lista de objetos o varios objetos
format-about-sdk = SadMan y SudoCue: #A autor y otros encabezados, [Puzzle], nueve filas
format-about-candidates = 729 candidatos de una cuadrícula de 9x9 en una línea
format-about-sheet = una hoja de cálculo: una fila por línea, con comas, puntos y coma o tabuladores entre las celdas
format-about-csv = un encabezado con puzzle, quizá solution, y otras columnas, que se conservan
format-about-ss = Simple Sudoku: un dibujo propio de 9x9
format-about-board = un dibujo con o sin líneas entre las cajas
format-about-sdm = un sudoku de 9x9 por línea: 81 caracteres
format-about-line = un sudoku por línea: dígitos y letras, o números separados
format-field-puzzle = las pistas en orden de lectura
format-field-solution = la solución, escrita como el sudoku
format-field-box = las filas y columnas de una caja: 2x3 en CSV, [2, 3] en JSON
format-field-rules = las reglas además de filas, columnas y cajas, por su nombre
format-field-regions = regiones irregulares: un carácter por celda, los iguales forman una región
format-field-constraints = restricciones además de las casas, como textos con punto y coma
format-field-marks = candidatos anotados: los dígitos de cada celda
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
format-field-hodoku-level = el nivel que HoDoKu da a los puntos
format-field-hodoku-score = los puntos de HoDoKu
format-field-se-er = la nota de Sudoku Explainer para el paso más difícil
format-field-se-ep = la nota de Sudoku Explainer hasta la primera colocación
format-field-se-ed = la nota de Sudoku Explainer para el primer paso
format-field-guesses = cuántas veces se ramifica una búsqueda para probar la unicidad
format-field-path-guesses = cuántas veces tuvo que adivinar el camino de técnicas
format-field-side = el lado de la cuadrícula
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

engine-about-auto = elige uno: batch9 para muchas cuadrículas normales de 9x9, single9 para una, weighted para cuadrículas con restricciones, large para las demás
engine-about-batch9 = paralelismo de bits: 512 cuadrículas a la vez, un bit cada una
engine-about-single9 = una cuadrícula normal de 9x9 cada vez, con la menor latencia
engine-about-large = aprendizaje por conflictos sobre grupos de «exactamente uno»; el mejor a partir de 16x16
engine-about-weighted = jaulas, líneas y otras restricciones, con propagación y búsqueda donde más falla
engine-about-cover = cobertura exacta con celdas danzantes
engine-about-tree = búsqueda en árbol sobre cuadrículas propagadas, el gemelo sencillo de todos los motores
engine-about-cadical = el resolutor SAT CaDiCaL, para comparar; sus nodos son conflictos
engine-boards-of-every-geometry = cuadrículas de cualquier geometría
engine-boards-of-every-size = cuadrículas de cualquier tamaño y geometría
engine-boards-without-constraints = cuadrículas sin restricciones
engine-boards-plain-nine = cuadrículas normales de 9x9
engine-unsupported = el motor { $engine } solo resuelve { $solves }; esto es { $board }
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
layout-killer = { constraint-killer }
layout-killer-about = jaulas que cubren la cuadrícula, cada una con su total; sus dígitos son distintos
layout-calcudoku = calcudoku
layout-calcudoku-about = jaulas que cubren la cuadrícula, cada una con una suma, un producto, una diferencia o un cociente
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
