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

lab-count = { GROUPED($count) }
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
lab-magnitude = { $size ->
    [negligible] efecto insignificante
    [small] efecto pequeño
    [medium] efecto mediano
   *[large] efecto grande
}

lab-how-spent = { " " }en { $measure }
    .verb = es mejor
lab-how-penalised = { " " }según el PAR10 de { $measure }
    .verb = es mejor
lab-how-closer = { "" }
    .verb = se acerca más a una solución
lab-how-closer-on-average = { " " }de media
    .verb = se acerca más a una solución
lab-how-closer-unsolved = , aunque ninguno de los dos resuelve nada
    .verb = se acerca más a una solución
lab-verdict = { $better } { FORM($how, "verb") } que { $worse }{ $how }: { $why }
lab-verdict-open = { $first } y { $second }: { $why }
lab-null-verdict-beats = { $algorithm } gana a su modelo nulo ({ $null }){ $how }: { $why }
lab-null-verdict-loses = { $algorithm } pierde contra su modelo nulo ({ $null }){ $how }: { $why }
lab-null-verdict-open = { $algorithm } no gana a su modelo nulo ({ $null }): { $why }
lab-the-other = { $label }
    .of = de { $label }
lab-the-null = el modelo nulo
    .of = del modelo nulo
lab-the-algorithm = el algoritmo
    .of = del algoritmo
lab-proof = { $p } en { $puzzles } { $puzzles ->
    [one] sudoku
    [many] de sudokus
   *[other] sudokus
}
lab-open = { $none-solved ->
    [yes] ninguno de los dos resuelve nada,{ " " }
   *[no] { "" }
}no se pueden distinguir con tan { $by-puzzles ->
    [yes] pocos sudokus, por muchas que sean las ejecuciones
   *[no] pocas ejecuciones
} ({ $proof }; una ejecución { $of-pair ->
    [yes] del primero
   *[no] suya
} { $by-quality ->
    [yes] se acerca más a una solución
   *[no] necesita menos
} con probabilidad { $probability }{ COUNT($these) ->
    [0] { "" }
   *[other] ; solo para estos sudokus, { LIST($these, "and") }
})
lab-why-attempt = { $is-null ->
    [yes] al mejor intento del modelo nulo
   *[no] a su mejor intento
} le faltan menos dígitos con probabilidad { $probability } ({ $size }) ({ $proof })
lab-why-attempt-and-solves = { $is-null ->
    [yes] al mejor intento del modelo nulo
   *[no] a su mejor intento
} le faltan menos dígitos con probabilidad { $probability } ({ $size }), { $solves } ({ $proof })
lab-why-solves-not-attempt = { $solves }, aunque a un mejor intento { FORM($worse, "of") } le faltan menos dígitos con probabilidad { $probability } ({ $size }) ({ $proof })
lab-why-solves-not-fewer = { $solves }, aunque una ejecución { FORM($worse, "of") } necesita menos con probabilidad { $probability } ({ $size }) ({ $proof })
lab-why-fewer = una ejecución { $is-null ->
    [yes] del modelo nulo
   *[no] suya
} necesita menos con probabilidad { $probability } ({ $size }), { $solves-fewer ->
    [yes] aunque{ " " }
   *[no] { "" }
}{ $solves } ({ $proof })
lab-solves = { $is-null ->
    [yes] el modelo nulo resuelve
   *[no] resuelve
} el { $mine } de sus ejecuciones frente al { $theirs }

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
lab-islands-apart = { $label }: sus islas nunca intercambian individuos, porque cada una tiene { $share } evaluaciones y solo intercambia tras { $interval }

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
lab-table-ranks = Rangos medios en los sudokus de una clase; 1 es el mejor. Los rangos separados por más de la diferencia crítica (Nemenyi, 5 %) son distintos, si la prueba de Friedman encuentra una diferencia.{ $by-quality ->
    [yes] { " " }La calidad, es decir, los dígitos que faltan en los mejores intentos, sustituye a PAR10 donde es la medida o ninguna ejecución encontró una solución.
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
lab-note-level = Los veredictos valen al nivel del { $level } % tras la corrección de Holm para todas las comparaciones de una clase; los fallos nunca se omiten.

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
lab-plan-too-many-runs = son { $runs } ejecuciones, demasiadas
lab-plan-no-algorithm-name = un algoritmo necesita un nombre
lab-plan-unknown-algorithm = no hay ningún algoritmo «{ $name }»; hay { LIST($known, ", ") }
lab-plan-unknown-null = no hay ningún modelo nulo «{ $name }»; hay { LIST($known, ", ") }
lab-plan-unknown-kind = no hay ningún tipo de pasatiempo «{ $name }»; hay { LIST($known, ", ") }
lab-plan-unknown-bundled = no se incluye ningún «{ $name }»; hay { LIST($known, ", ") }
lab-plan-no-parameter = { $is-engine ->
    [yes] un motor exacto
   *[no] la opción por defecto
} no tiene ningún parámetro { $name }
lab-plan-no-islands = { $is-engine ->
    [yes] un motor exacto
   *[no] la opción por defecto
} no tiene islas
lab-plan-twin = { $label } ya está con estos parámetros
lab-plan-same-label = otro algoritmo ya se llama { $label }; dale un label a este
lab-plan-combinations = más de { $most } combinaciones
lab-plan-range-ends = el intervalo de { $name } necesita from y to
lab-plan-range-step = el intervalo de { $name } necesita un step mayor que 0, o bien un factor mayor que 1 y un from mayor que 0
lab-plan-range-empty = el intervalo de { $name } no contiene ningún valor
lab-plan-range-long = el intervalo de { $name } contiene más de { $most } valores
lab-plan-external-field = un algoritmo de otro programa no tiene { $field }
lab-plan-external-name = se esperaba una palabra que no sea el nombre de un algoritmo de evoku, no «{ $name }»
lab-plan-external-set = se esperaba una tabla, como set = { "{" } population = 100 { "}" }
lab-plan-external-value = se esperaba un número, una palabra, true o false
lab-plan-no-class-name = una clase necesita un nombre
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
lab-plan-no-puzzle-here = aquí no hay ningún sudoku
lab-plan-several-puzzles-here = aquí hay más de un sudoku; haz una lista con ellos
lab-plan-cancelled = cancelado mientras se generaban sudokus
lab-plan-few-puzzles = solo se encontraron { $found } de { $count } sudokus así
lab-plan-box = una caja tiene filas y columnas, como 2x3
lab-plan-size = un tamaño es un lado como 9 o una caja como 2x3

lab-run-mismatch = { $algorithm } no puede con { $puzzle }
lab-run-unsupported = { $engine } no puede con un sudoku: { $cause }
lab-run-unbound = { $algorithm } es un algoritmo de otro programa: ejecuta el plan en Python con evoku.lab.run
lab-run-failed = { $algorithm } falló: { $cause }

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

## Página: lo que solo ella muestra

## Almacén del laboratorio

lab-head-null = modelo nulo
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
lab-table-beats = Si un algoritmo gana a su modelo nulo, con la probabilidad de que una ejecución suya sea mejor que una del modelo nulo en el mismo sudoku.
lab-cell-beats = gana { $probability }
lab-cell-loses = pierde { $probability }
lab-cell-open = abierto { $probability }
lab-table-winners = El algoritmo con mejor rango medio, según lo que hace en él la propagación: ejecuciones que encontraron una solución, y lo gastado por solución (ERT, en { $measure }) o, si no se encontró ninguna, los dígitos que faltan en los mejores intentos.
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
lab-table-published = Cifras publicadas junto a las nuestras.
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
lab-archive-plan = son ejecuciones de otro plan, o sus sudokus son otros ({ $found }, se esperaba { $expected })
lab-archive-moved = { $label }, { $class }, sudoku { $puzzle }, repetición { $repetition }: { $was } es { $is }

lab-store-full = el disco está lleno; todas las ejecuciones registradas se conservan, así que haz sitio y ejecuta la misma orden otra vez
lab-store-io = no se puede leer o escribir el almacén ({ $cause }); todas las ejecuciones registradas se conservan
lab-store-busy = otro proceso ocupa el almacén; inténtalo más tarde
lab-store-missing = no existe ese fichero
lab-store-foreign = esto no es un almacén de evoku
lab-store-later = el almacén es de una versión posterior de evoku (tablas de la versión { $found }, se esperaba { $expected })
lab-store-damaged = el almacén está dañado: { $cause }; restáuralo desde una copia o repite las ejecuciones
lab-store-versions = sus ejecuciones son de evoku { $theirs }, las del otro almacén de evoku { $ours }: las ejecuciones de distintas versiones pueden diferir, así que hazlas con una sola versión
lab-store-sqlite = no se puede usar el almacén: { $cause }
lab-cannot-write = no se puede escribir { $file }: { $cause }
lab-store-no-plan = aún no se ha ejecutado ningún plan con este almacén
lab-store-unknown-plan = no hay ningún plan «{ $name }»; hay { LIST($known, ", ") }
lab-store-several-plans = hay varios planes, di cuál: { LIST($known, ", ") }
lab-store-other-plan = el almacén tiene otro plan «{ $name }»: su texto o sus sudokus difieren (huella { $kept }, se esperaba { $expected })
lab-damaged-tables = sus tablas son de la versión { $version }
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
lab-column-run = número de la ejecución en esta exportación; la clave de `traces`
lab-column-class = clase del sudoku
lab-column-puzzle = su número en la clase, desde 1; con la clase, la clave de `puzzles`
lab-column-configuration = nombre del algoritmo con sus parámetros; la clave de `configurations`
lab-column-algorithm = el algoritmo
lab-column-propagation = qué hace la propagación: `none` (nada); `singles` (los únicos desnudos y ocultos se colocan antes de la ejecución); `decoder` (mientras se decodifican los genomas); `search` (un motor exacto)
lab-column-repetition = número de la repetición, desde 1
lab-column-seed = semilla de la ejecución, hasta 2^63: léela como texto donde los números son de doble precisión (R, JavaScript); `evoku evolve --seed` la repite
lab-column-solved = 1 si se encontró una solución, si no 0
lab-column-ending = `solved`: resuelto; `evaluations`, `generations`, `seconds`: se agotó esa parte del presupuesto; `exhausted`: nada más que probar; `memory`: un motor exacto llegó a su límite
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

    Cada tabla es un fichero. Como CSV (`runs.csv` ...) es UTF-8 con una cabecera (RFC 4180), y una celda
    vacía dice que no hay tal valor. Como Parquet (`runs.parquet` ...) tiene las mismas columnas, y lo
    dice null; los números enteros no tienen signo y son de 64 bits, los demás números son double, el
    resto cadenas. Un coste cuenta lo que está mal en un intento; 0 es una solución.

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

    ## verdicts: una fila por comparación de dos configuraciones

    | columna | significado |
    |---|---|
    | class | la clase, o `all classes` |
    | first, second | las dos configuraciones |
    | basis | por qué se comparan: `PAR10` de la medida, o `quality` |
    | puzzles | sudokus en los que se ejecutaron ambas |
    | rate_first, rate_second | sus tasas de éxito |
    | a12 | probabilidad de que una ejecución de la primera necesite menos en un sudoku que una de la segunda, o se acerque más |
    | p_raw | valor p de la prueba de los rangos con signo de Wilcoxon sobre los sudokus, de la de Mann y Whitney en uno solo |
    | p | el mismo tras la corrección de Holm para todas las comparaciones de la clase |
    | p_smallest | el menor `p` que permite el número de sudokus y comparaciones; desde 0,05 no es posible ningún veredicto |
    | better | la mejor; ninguna si no se pueden distinguir |
    | verdict | todo ello en palabras, en inglés |

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
