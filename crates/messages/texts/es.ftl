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
