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
command-usage = { $problem }; { $tip }
command-tip-folder = eso es una carpeta
command-tip-solve-file = evoku solve { $name } resuelve los sudokus de ese archivo; evoku --help muestra qué más lee sudokus
command-tip-solve-puzzle = evoku solve { $name } lo resuelve; evoku --help muestra qué más lee sudokus
command-similar-argument = { COUNT($known) ->
    [one] existe un argumento parecido: { LIST($known, ", ") }
   *[other] existen argumentos parecidos: { LIST($known, ", ") }
}
command-similar-subcommand = { COUNT($known) ->
    [one] existe una orden parecida: { LIST($known, ", ") }
   *[other] existen órdenes parecidas: { LIST($known, ", ") }
}
command-similar-value = { COUNT($known) ->
    [one] existe un valor parecido: { LIST($known, ", ") }
   *[other] existen valores parecidos: { LIST($known, ", ") }
}
command-invalid-value = valor «{ $value }» no válido para «{ $argument }»: { $why }
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
command-no-regions-latin = un cuadrado latino no tiene --regions
command-regions-not-square = --regions: { $found } celdas, se espera un cuadrado como 81
command-output-is-input = { $path } también es una entrada, elige otra salida
command-read-folder = no se puede leer { $path }: es una carpeta
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
command-no-browser = no se encontró ningún navegador; la página está en { $path }: { $cause }
command-browser-failed = { $program } no puede abrir la página; está en { $path }
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
command-tree-report = { GROUPED($expanded) } nodos expandidos, { GROUPED($generated) } generados, { GROUPED($open) } abiertos como máximo ({ $strategy }, { $propagation })
command-solve-summary = { GROUPED($puzzles) } { $puzzles ->
    [one] sudoku
   *[other] sudokus
} en { $seconds } s: { LIST($kinds, ", ") }
command-unknown-scale = no existe esa escala; existen { LIST($known, ", ") }
command-level = { $level ->
    [easy] fácil
    [medium] medio
    [hard] difícil
    [expert] experto
   *[other] extremo
}
command-column-level = nivel
command-column-score = puntos
command-column-guesses = tanteos
command-column-hardest = técnica más difícil
command-column-puzzle = sudoku
command-left-out = se omite «{ $name }»: los primeros sudokus no lo tienen; --to jsonl tiene sitio para ello
command-several-positions = una imagen muestra una posición, y la entrada tiene más; HTML las muestra todas
command-position = Posición { $number }
command-hint-title = Sudoku, el siguiente paso
command-explain-title = Sudoku, paso a paso
command-legend = En las imágenes, el verde se coloca y el rojo se descarta; el azul y el amarillo muestran el patrón, en una cadena lo que es cierto y lo que no. Una línea continua significa: si esto no, entonces aquello; una discontinua: si esto, entonces aquello no.
command-puzzle-option = { $why } Con --puzzle, que da las pistas, se puede decir dónde.
command-puzzle-title = Sudoku { $number }
command-puzzle-title-named = Sudoku { $number }: { $name }
command-summary = { LIST($parts, ", ") }
command-summary-score = { GROUPED($score) } puntos
command-summary-steps = { $steps } { $steps ->
    [one] paso
   *[other] pasos
}
command-summary-hardest = lo más difícil: { $technique }
command-summary-guesses = tanteos: { $guesses }
command-unexplained = No se puede explicar: { $problem }.
command-guess = Tanteo
command-singles = Únicos
command-steps-between = { $first } a { $last }
command-solution = Solución: `{ $line }`
command-number = { GROUPED($number) }
command-decimal = { $value }
command-percent = { $share } %
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
command-side-twice = --generate: el tamaño ya lo da --box
command-interrupted-generating = interrumpido mientras se creaba un sudoku
command-none-generated = --generate: no se encontró ningún sudoku { $level } de este tablero
command-generated-puzzle = sudoku generado ({ $level }, semilla { $seed }):
command-its-solution = su solución:
command-population-for = POPULATION para { $algorithm }: { $cause }
command-set-for = --set { $setting } para { $algorithm }: { $cause }
command-no-exchange = cada isla tiene { GROUPED($share) } evaluaciones e intercambiaría tras { GROUPED($interval) }: no se intercambia nada
command-more-algorithms = --algorithm nombra { $count } algoritmos; da una isla a cada uno: --islands { $count }
command-islands-of = { $islands } islas de { $algorithm }
command-combinations = --set: { $count } combinaciones son más que { $most }
command-no-file-as-puzzle = no existe el archivo «{ $text }», y como sudoku: { $problem }
command-no-file-nor-puzzle = no existe el archivo «{ $text }», y tampoco es un sudoku
command-bundled = no se dio ningún sudoku, así que aquí va uno de evoku
command-several-puzzles = hay varios sudokus; este es el primero
command-given-twice = --{ $name } se da dos veces
command-puzzle-twice = se da --puzzle, y también un sudoku sin la opción
command-kind-twice = --puzzle-kind es { $kind }, y también se da { $other } sin la opción
command-population-one-run = --print-population muestra una ejecución; no admite varias
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
command-no-plan = { $path } no es un plan
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
command-store-is-plan = el almacén no puede ser el propio plan: { $path }
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
command-from-text = texto
command-from-board = tablero
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
command-algorithm-null = Nulo: { $name }, sin { $lacks }
command-algorithm-sizes = Tamaños: { $least } a { $most } (--size, por defecto { $usual })
command-algorithm-names = Algoritmos: { LIST($algorithms, ", ") }
command-algorithm-parameters = Parámetros (--set nombre=valor):
command-algorithm-parameter = { $name } ({ $range }; por defecto { $default })
command-algorithm-parameter-if = { $name } ({ $range }; por defecto { $default }; solo con { $condition })
