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

## Modelo: celdas, casas y cifras

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
sudoku-digit = { $digit } en { $cell }, pero las cifras van del { $first } al { $last }
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

## Formatos

format-at = línea { $line }, columna { $column }: { $what }
format-unexpected = se encontró { $found } y se esperaba { $expected }
format-cells = { $found } { $found ->
    [one] celda
    [many] de celdas
   *[other] celdas
} en vez de { $expected }
format-expected-digit = una cifra del { $first } al { $last }
format-expected-whole = { $count ->
    [one] un número entero
    [many] { $count } de números enteros
   *[other] { $count } números enteros
}

## Explicaciones: pasos y pistas

step-locked =
    { CAPITAL(FORM($house, "in")) } el { $digit } solo puede ir en { LIST($places, "or") }, y todas estas celdas están { FORM($to, "in") }. Una de ellas lo contiene, así que no queda ningún { $digit } para el resto { FORM($to, "of") }.
step-naked-single = { $digit } es el único candidato que queda en { $cell }.
step-hidden-single = { CAPITAL(FORM($house, "in")) } solo { $cell } puede contener todavía el { $digit }.
step-full-house = { $cell } es la última celda vacía { FORM($house, "of") }, y solo falta el { $digit }.
step-naked-subset =
    Las { $count } celdas { LIST($cells, "and") } tienen entre todas solo los { $count } candidatos { LIST($digits, "and") } y los agotan: ninguna otra celda { FORM($houses, "of") } puede contener uno.
step-fish =
    { CAPITAL(FORM($base, "the")) } necesitan un { $digit } cada una, y todos sus lugares posibles están { FORM($cover, "in") }. Esas { $count } cifras los ocupan: ninguna otra celda { FORM($cover, "of") } puede contener el { $digit }.
step-gone = { LIST($cells, "and") } { COUNT($cells) ->
    [one] no es
   *[other] no son
} { LIST($digits, "or") }
step-because = { $reason } Por tanto, { LIST($conclusions, "; ") }.
step-none = { $is-unique ->
    [yes] Ninguna técnica permite avanzar aquí.
   *[no] El sudoku tiene varias soluciones, y ninguna técnica encuentra más en común entre ellas.
}

## Técnicas

technique-naked-single = Único desnudo
technique-hidden-single = Único oculto
technique-naked-subset = { $size ->
    [2] Par desnudo
    [3] Trío desnudo
    [4] Cuarteto desnudo
   *[other] Grupo desnudo de { $size }
}

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

## Almacén del laboratorio

## Línea de órdenes

command-cannot-read = no se puede leer { $path }: { $cause }
