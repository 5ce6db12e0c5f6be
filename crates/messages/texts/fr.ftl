### Français.

-decimal-point = ,
-number-group = { "\u202F" }
-list-comma = { ", " }
-list-and = { " et " }
-list-or = { " ou " }

## Langues et messages

language-name = Français
language-unknown = la langue « { $code } » n’existe pas ; il y a { LIST($known, "and") }
language-damaged = cette langue est endommagée ou vient d’une autre version d’evoku
message-unknown = le message « { $id } » n’existe pas
message-argument = le message « { $id } » n’a pas d’argument « { $argument } » de ce type
verbatim = { $text }
verbatim-at = { $place } : { $what }

## Modèle : cases, zones et chiffres

house-row = ligne { $number }
    .the = la { house-row }
    .in = dans la { house-row }
    .of = de la { house-row }
house-column = colonne { $number }
    .the = la { house-column }
    .in = dans la { house-column }
    .of = de la { house-column }
house-box = bloc { $number }
    .the = le { house-box }
    .in = dans le { house-box }
    .of = du { house-box }
house-region = région { $number }
    .the = la { house-region }
    .in = dans la { house-region }
    .of = de la { house-region }
house-diagonal = diagonale { $number }
    .the = la { house-diagonal }
    .in = dans la { house-diagonal }
    .of = de la { house-diagonal }
house-window = fenêtre { $number }
    .the = la { house-window }
    .in = dans la { house-window }
    .of = de la { house-window }
house-rows = lignes { LIST($numbers, "and") }
    .the = les { house-rows }
    .in = dans les { house-rows }
    .of = des { house-rows }
house-columns = colonnes { LIST($numbers, "and") }
    .the = les { house-columns }
    .in = dans les { house-columns }
    .of = des { house-columns }
house-boxes = blocs { LIST($numbers, "and") }
    .the = les { house-boxes }
    .in = dans les { house-boxes }
    .of = des { house-boxes }
house-regions = régions { LIST($numbers, "and") }
    .the = les { house-regions }
    .in = dans les { house-regions }
    .of = des { house-regions }
house-diagonals = diagonales { LIST($numbers, "and") }
    .the = les { house-diagonals }
    .in = dans les { house-diagonals }
    .of = des { house-diagonals }
house-windows = fenêtres { LIST($numbers, "and") }
    .the = les { house-windows }
    .in = dans les { house-windows }
    .of = des { house-windows }
house-several = { LIST($houses, "and") }
    .the = { LIST($houses, "and", "the") }
    .in = dans { LIST($houses, "and", "the") }
    .of = { LIST($houses, "and", "of") }
house-clash = { FORM($house, "the") } contient deux fois { $digit }
number-in-words = { $number ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $number }
}
sudoku-digit = { $digit } dans { $cell }, mais les chiffres vont de { $first } à { $last }
rules-region = la région { $region } a { $found } { $found ->
    [one] case
   *[other] cases
} ; chaque région en demande { $expected }

## Contraintes : noms et règles

## Formats

format-at = ligne { $line }, colonne { $column } : { $what }
format-unexpected = { $found } au lieu de { $expected }
format-cells = { $found } { $found ->
    [one] case
    [many] de cases
   *[other] cases
} au lieu de { $expected }
format-expected-digit = un chiffre de { $first } à { $last }
format-expected-whole = { $count ->
    [one] un nombre entier
    [many] { $count } de nombres entiers
   *[other] { $count } nombres entiers
}

## Explications : étapes et indices

step-locked =
    { CAPITAL(FORM($house, "in")) }, le { $digit } ne peut aller que dans { LIST($places, "or") }, et toutes ces cases sont { FORM($to, "in") }. L’une d’elles le contient : il n’y a plus de { $digit } dans le reste { FORM($to, "of") }.
step-naked-single = { $digit } est le seul candidat qui reste dans { $cell }.
step-hidden-single = { CAPITAL(FORM($house, "in")) }, seule la case { $cell } peut encore contenir le { $digit }.
step-full-house = { $cell } est la dernière case vide { FORM($house, "of") }, et il n’y manque plus que le { $digit }.
step-naked-subset =
    Les { $count } cases { LIST($cells, "and") } n’ont à elles toutes que les { $count } candidats { LIST($digits, "and") } et les épuisent : aucune autre case { FORM($houses, "of") } ne peut en contenir un.
step-fish =
    { CAPITAL(FORM($base, "the")) } ont chacune besoin d’un { $digit }, et toutes les places possibles sont { FORM($cover, "in") }. Ces { $count } chiffres les occupent : aucune autre case { FORM($cover, "of") } ne peut contenir le { $digit }.
step-gone = { LIST($cells, "and") } { COUNT($cells) ->
    [one] n’est pas
   *[other] ne sont pas
} { LIST($digits, "or") }
step-because = { $reason } Donc { LIST($conclusions, " ; ") }.
step-none = { $is-unique ->
    [yes] Aucune technique ne mène plus loin ici.
   *[no] La grille a plusieurs solutions, et aucune technique ne trouve d’autre point commun.
}

## Techniques

technique-naked-single = Singleton nu
technique-hidden-single = Singleton caché
technique-naked-subset = { $size ->
    [2] Paire nue
    [3] Triplet nu
    [4] Quadruplet nu
   *[other] Groupe nu de { $size }
}

## Moteurs : résoudre, compter et évaluer

## Génération

## Évolution : exécutions, îles et progression

## Algorithmes : noms et descriptions

## Paramètres : noms, descriptions et valeurs

## Laboratoire

lab-verdict = { $first } demande moins d’évaluations que { $second } sur { $share } % de { GROUPED($puzzles) } { $puzzles ->
    [one] grille
    [many] de grilles
   *[other] grilles
}
lab-equal = aucune différence n’apparaît entre { LIST($algorithms, "and") }

## Dessin : images et feuilles imprimées

## Page : ce qu’elle seule affiche

## Archives du laboratoire

## Ligne de commande

command-cannot-read = impossible de lire { $path } : { $cause }
command-usage = { $problem } ; { $tip }
command-tip-folder = c’est un dossier
command-tip-solve-file = evoku solve { $name } résout les grilles de ce fichier ; evoku --help indique ce qui lit aussi des grilles
command-tip-solve-puzzle = evoku solve { $name } la résout ; evoku --help indique ce qui lit aussi des grilles
command-similar-argument = { COUNT($known) ->
    [one] un argument semblable existe : { LIST($known, ", ") }
   *[other] des arguments semblables existent : { LIST($known, ", ") }
}
command-similar-subcommand = { COUNT($known) ->
    [one] une commande semblable existe : { LIST($known, ", ") }
   *[other] des commandes semblables existent : { LIST($known, ", ") }
}
command-similar-value = { COUNT($known) ->
    [one] une valeur semblable existe : { LIST($known, ", ") }
   *[other] des valeurs semblables existent : { LIST($known, ", ") }
}
command-invalid-value = valeur « { $value } » incorrecte pour « { $argument } » : { $why }
command-expected-seconds = un nombre de secondes supérieur à 0 est attendu, par exemple 2.5
command-largest-number = le plus grand nombre est { $most }
command-expected-whole-from = un nombre entier est attendu, { $least } ou plus
command-expected-seed = un nombre entier, 0 ou plus, ou random est attendu
command-expected-whole-between = un nombre entier de { $least } à { $most } est attendu
command-unknown-name = { $name } n’existe pas
command-expected-one-of = valeurs possibles : { LIST($known, ", ") }
command-standard-input = entrée standard
command-standard-output = sortie standard
command-the-argument = l’argument
command-no-regions-latin = un carré latin n’a pas de --regions
command-regions-not-square = --regions : { $found } cases, un carré comme 81 est attendu
command-output-is-input = { $path } est aussi une entrée, choisis une autre sortie
command-read-folder = impossible de lire { $path } : c’est un dossier
command-small-board = une grille si petite
command-cannot-open = impossible d’ouvrir { $path } : { $cause }
command-neither-file-nor-puzzle = impossible d’ouvrir { $text } : { $cause } ; ce n’est pas une grille non plus : { $problem }
command-neither-file-nor-cells = impossible d’ouvrir { $text } : { $cause } ; ce n’est pas une grille non plus : { GROUPED($found) } { $found ->
    [one] case
   *[other] cases
}, au lieu de 81, ou 16, 36, ...
command-no-puzzle-in-link = il ne contient pas de grille
command-cannot-read-link = impossible de lire le lien { $link } : { $found } ; un lien de f-puzzles ou de SudokuPad qui contient sa grille est attendu
command-format-not-file = impossible d’ouvrir { $text } : { $cause } ; --to { $text } indique le format de sortie
command-expected-box = des lignes et des colonnes comme 2x3 sont attendues
command-progress-bytes = { $done } sur { $all }, { $elapsed } écoulés, encore { $left }
command-progress-read = { $done }, { $elapsed } écoulés
command-progress-puzzles = { $done } grilles sur { $all }, { $note }, { $elapsed } écoulés, encore { $left }
command-progress-runs = { $done } exécutions sur { $all }, { $elapsed } écoulés, encore { $left }
command-progress-pages = { $done } pages sur { $all }, { $elapsed } écoulés, encore { $left }
command-progress-measurements = { $done } mesures sur { $all }, encore { $left } : { $note }
command-progress-cell = { $done }/{ $all }, encore { $left }
command-progress-all-runs = { $done }/{ $all } exécutions, { $elapsed } écoulés, encore { $left }
command-other-process = (un autre processus fait le reste)
command-interrupted = interrompu
command-interrupted-after = interrompu après { GROUPED($puzzles) } { $puzzles ->
    [one] grille
   *[other] grilles
}
command-cut-short = interrompu avant la fin
command-unknown-column = la colonne « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
command-expected-range = une valeur ou un intervalle comme 3..5, ..25 ou hard.. est attendu
command-empty-range = { $text } est vide : la première valeur est la plus grande
command-expected-number-range = un nombre ou un intervalle comme 3..5, ..25 ou 7.. est attendu
command-expected-level-range = un niveau comme hard ou un intervalle comme medium..hard est attendu ; il y a { LIST($known, ", ") }
command-fields-unknown = --fields : le champ « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
command-fields-twice = --fields : « { $name } » deux fois
command-fields-json = --fields : { $form } n’a pas de champs à choisir ; json et jsonl en ont
command-fields-csv = --fields : { $form } n’a pas de champs à choisir ; csv, json et jsonl en ont
command-fields-table = --fields : un tableau n’a pas de champs à choisir ; csv, json et jsonl en ont
command-fields-folder = --fields : les tableaux d’un dossier n’ont pas de champs à choisir ; json et jsonl en ont
command-no-columns = --to : { $form } n’a pas de colonnes ; csv, json et jsonl en ont
command-unknown-extension = { $path } : aucun format de sortie n’a l’extension .{ $extension } ; il y a { LIST($known, ", ") }, chacune aussi suivie de .gz ou .zst ; ou indique le format avec --to
command-other-extension = { $path } : l’extension indique { $other }, mais { $form } est demandé ; nomme le fichier .{ $extension } ou retire ce qui demande { $form }
command-unknown-form = ce format n’existe pas
command-unknown-format = le format { $name } n’existe pas
command-cannot-write = impossible d’écrire { $path } : { $cause }
command-not-a-file = impossible d’écrire { $path }
command-write-folder = impossible d’écrire { $path } : c’est un dossier
command-picture-extension = { $path } devrait se terminer par .svg, .png ou .pdf
command-terminal = un terminal ne peut pas l’afficher ; -o FICHIER l’écrit dans un fichier
command-shard-files = --shard a besoin de fichiers
command-shard-file = --shard a besoin de fichiers : { $cause }
command-shard-compressed = --shard ne peut pas lire un fichier compressé à partir du milieu ; décompresse-le
command-shard-quotes = une valeur entre guillemets peut contenir des fins de ligne ; --shard lit des lignes JSON : evoku convert --to jsonl
command-shard-format = --shard a besoin d’une grille par ligne, et ce fichier est au format { $form } ; evoku convert --to line, csv ou jsonl crée un tel fichier
command-from-byte = { $path } à partir de l’octet { GROUPED($byte) }
command-no-puzzle = aucune grille trouvée
command-no-position = aucune position trouvée
command-no-grid = aucune grille trouvée
command-puzzle-at = { $place } : grille { $number } : { $problem }
command-puzzle = grille { $number } : { $problem }
command-puzzle-grouped = grille { GROUPED($number) } : { $problem }
command-puzzle-of-input = grille { $number } de l’entrée : { $problem }
command-lossy = { $problem } ; --lossy l’abandonne
command-kept = { GROUPED($kept) } grilles gardées sur { GROUPED($all) }
command-where-form = --where { $text } : COLONNE=INTERVALLE est attendu
command-where-range = --where { $text } : { $problem }
command-unknown-technique = cette technique n’existe pas ; evoku generate --help en donne la liste
command-technique-names = cette technique n’existe pas ; il y a { LIST($known, ", ") }
command-seed = graine { $seed } ; --seed { $seed } pour refaire la même chose
command-open-file = --open affiche un fichier, pas la sortie standard
command-terminal-page = un terminal ne peut pas l’afficher ; -o FICHIER l’écrit dans un fichier, --open l’affiche
command-opened = { $path } ouvert
command-no-page = cet evoku a été compilé sans la page ; dans une copie du dépôt, `cd web && npm ci && node build.mjs` crée web/dist/evoku.html, et evoku compilé ensuite contient la page
command-no-browser = aucun navigateur trouvé ; la page est dans { $path } : { $cause }
command-browser-failed = { $program } ne peut pas ouvrir la page ; elle est dans { $path }
command-counts-form = --counts s’écrit en line, csv ou json, pas en { $form }
command-stats-form = --stats s’écrit en csv, json ou jsonl, pas en { $form }
command-no-room = { $form } n’a pas de place pour les candidats de chaque case ; formats qui en ont : { LIST($known, ", ") }
command-status = { $status ->
    [unique] unique
    [solved] résolue
    [several] plusieurs
    [none] aucune
    [wrong] fausse
   *[other] inconnu
}
command-status-because = { $status } : { $why }
command-status-count = { GROUPED($count) } { $status }
command-limit-nodes = inconnu (limite de nœuds)
command-limit-memory = inconnu (limite de mémoire)
command-limit-time = inconnu (limite de temps)
command-count-limit = { $count } { $reason }
command-puzzles = grilles
command-mistake = la solution donnée a un { $told } en { $cell } au lieu d’un { $right }{ $more ->
    [0] { "" }
    [one] , et une autre case est fausse
   *[other] , et { $more } autres cases sont fausses
}
command-mistake-open = la solution donnée n’a pas de chiffre en { $cell } au lieu d’un { $right }{ $more ->
    [0] { "" }
    [one] , et une autre case est fausse
   *[other] , et { $more } autres cases sont fausses
}
command-tree-only = --search, --propagation, --branching, --lone-successors et --report vont avec --engine tree, pas avec { $engine }
command-tree-report = { GROUPED($expanded) } nœuds développés, { GROUPED($generated) } engendrés, { GROUPED($open) } ouverts au plus ({ $strategy }, { $propagation })
command-solve-summary = { GROUPED($puzzles) } { $puzzles ->
    [one] grille
   *[other] grilles
} en { $seconds } s : { LIST($kinds, ", ") }
command-unknown-scale = cette échelle n’existe pas ; il y a { LIST($known, ", ") }
command-level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] expert
   *[other] extrême
}
command-column-level = niveau
command-column-score = points
command-column-guesses = essais
command-column-hardest = technique la plus dure
command-column-puzzle = grille
command-left-out = « { $name } » est omis : les premières grilles n’en ont pas ; --to jsonl a de la place
command-several-positions = une image montre une position, et l’entrée en a plusieurs ; HTML les montre toutes
command-position = Position { $number }
command-hint-title = Sudoku, l’étape suivante
command-explain-title = Sudoku, pas à pas
command-legend = Dans les images, le vert est posé et le rouge éliminé ; le bleu et le jaune montrent le motif, dans une chaîne ce qui est vrai et ce qui ne l’est pas. Un trait plein signifie : sinon ceci, alors cela ; un trait pointillé : si ceci, alors pas cela.
command-puzzle-option = { $why } Avec --puzzle, qui donne les indices, on peut dire où.
command-puzzle-title = Grille { $number }
command-puzzle-title-named = Grille { $number } : { $name }
command-summary = { LIST($parts, ", ") }
command-summary-score = { GROUPED($score) } points
command-summary-steps = { $steps } { $steps ->
    [one] étape
   *[other] étapes
}
command-summary-hardest = le plus dur : { $technique }
command-summary-guesses = essais : { $guesses }
command-unexplained = Impossible de l’expliquer : { $problem }.
command-guess = Essai
command-singles = Singletons
command-steps-between = { $first } à { $last }
command-solution = Solution : `{ $line }`
command-number = { GROUPED($number) }
command-decimal = { $value }
command-percent = { $share } %
command-nothing-asked = rien n’est demandé
command-set-csv = --set écrit du CSV
command-set-incomplete = le jeu n’est pas complet : { $class }
command-level-counts = --level indique combien de chaque : retire { $number }
command-level-count = --level : combien de { $name } ? { $name }:20 en donne 20
command-pattern = --pattern est le nom d’un fichier, ou a un caractère par case : { $cause }
command-grid-other = { $place } : la grille { $number } est de { $found }, mais des grilles de { $expected } sont demandées
command-grid-open = { $place } : la grille { $number } n’est pas pleine et n’a pas une solution unique
command-grade-count = un nombre supérieur à 0 est attendu après les deux-points, par exemple easy:20
command-expected-levels = un niveau comme hard ou un intervalle comme easy..medium est attendu ; il y a { LIST($known, ", ") }
command-expected-scores = un nombre de points comme 900 ou un intervalle comme 900..1200 est attendu
command-expected-givens = un nombre comme 30, un intervalle comme 24..28 ou minimal est attendu
command-attempts-so-far = { GROUPED($attempts) } { $attempts ->
    [one] essai
   *[other] essais
} en { $seconds } secondes ; fin après { GROUPED($patience) } sans nouvelle grille, ou plus tôt avec --attempts, --deadline ou Ctrl-C
command-attempts = { GROUPED($attempts) } essais
command-cells-tried = { GROUPED($cells) } cases essayées
command-report = { LIST($parts, "; ") }
command-report-found = { GROUPED($found) } { $found ->
    [one] grille
   *[other] grilles
} sur { GROUPED($wanted) } en { GROUPED($attempts) } { $attempts ->
    [one] essai
   *[other] essais
}, { $seconds } s
command-report-found-share = { GROUPED($found) } { $found ->
    [one] grille
   *[other] grilles
} sur { GROUPED($wanted) } en { GROUPED($attempts) } { $attempts ->
    [one] essai
   *[other] essais
} ({ $share } % convenaient), { $seconds } s
command-report-first-open = le premier n’était pas fini, { GROUPED($cells) } cases essayées
command-report-given-up = abandonné, rien de nouveau dans les derniers essais
command-report-deadline = l’heure limite est arrivée
command-report-refused = refusées : { LIST($reasons, ", ") }
command-report-reason = { GROUPED($count) } { $reason }
command-known-already = déjà connues
command-nearest-puzzle = la plus proche parmi les refusées ({ $has }) : { $line }
command-nearest-givens = la plus proche parmi les refusées a { $has } ; --givens ..{ $filled } la permet
command-nearest = la plus proche parmi les refusées a { $has }
command-givens = { GROUPED($givens) } { $givens ->
    [one] indice
   *[other] indices
}
command-givens-rated = { GROUPED($givens) } { $givens ->
    [one] indice
   *[other] indices
}, { $level } avec { GROUPED($score) } points
command-ask-population = Taille de chaque génération
command-ask-generations = Nombre maximal de générations
command-ask = { $question } ({ $least } ou plus) :
command-no-answer = { $question } : pas de réponse
command-answer-whole = Réponds par un nombre entier, { $least } ou plus.
command-not-replaceable = { $path } n’est pas un fichier qu’on puisse remplacer
command-going-on = reprise de { $path } à { GROUPED($evaluations) } évaluations
command-no-checkpoint = { $path } n’est pas un point de reprise d’evoku
command-damaged = { $path } est endommagé
command-damaged-checkpoint = point de reprise endommagé : { $cause }
command-other-version = { $path } vient d’evoku { $version }, dont les exécutions peuvent différer de celles-ci
command-other-run = { $path } vient d’une autre exécution : « { $part } » diffère
command-same-file = { $one } et { $other } sont le même fichier, { $path }
command-expected-level-size = un niveau comme easy ou easy/16 est attendu ; il y a { LIST($known, ", ") }
command-no-side = « { $text } » n’est pas une taille
command-side-twice = --generate : la taille est donnée aussi par --box
command-interrupted-generating = interrompu pendant la création d’une grille
command-none-generated = --generate : aucune grille { $level } de cette forme n’a été trouvée
command-generated-puzzle = grille créée ({ $level }, graine { $seed }) :
command-its-solution = sa solution :
command-population-for = POPULATION pour { $algorithm } : { $cause }
command-set-for = --set { $setting } pour { $algorithm } : { $cause }
command-no-exchange = chaque île a { GROUPED($share) } évaluations et ferait un échange après { GROUPED($interval) } : rien n’est échangé
command-more-algorithms = --algorithm nomme { $count } algorithmes ; donne une île à chacun : --islands { $count }
command-islands-of = { $islands } îles de { $algorithm }
command-combinations = --set : { $count } combinaisons, plus que { $most }
command-no-file-as-puzzle = le fichier « { $text } » n’existe pas, et comme grille : { $problem }
command-no-file-nor-puzzle = le fichier « { $text } » n’existe pas, et ce n’est pas une grille non plus
command-bundled = aucune grille n’est donnée, en voici une d’evoku
command-several-puzzles = il y a plusieurs grilles ; voici la première
command-given-twice = --{ $name } est donné deux fois
command-puzzle-twice = --puzzle est donné, et une grille sans l’option aussi
command-kind-twice = --puzzle-kind est { $kind }, et { $other } est donné aussi sans l’option
command-population-one-run = --print-population montre une exécution ; pas avec plusieurs
command-checkpoint-one-run = --checkpoint est pour une exécution ; pas avec --runs
command-size-others = --size est pour les puzzles d’autres genres ; un sudoku a la taille de sa grille
command-puzzle-sudoku = --puzzle est pour le sudoku ; { $kind } prend --size
command-generate-sudoku = --generate est pour le sudoku
command-ended-early = l’exécution s’est terminée avant le premier échange entre les îles
command-seed-large = --seed { $seed } est trop grand pour { $runs } exécutions : les graines s’arrêtent à { $last }
command-unknown-kind = le genre de puzzle « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
command-unknown-algorithm = l’algorithme « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
command-no-algorithm = l’algorithme « { $name } » n’existe pas
command-algorithm-for-others = { $name } est pour { LIST($kinds, ", ") } ; pour le sudoku il y a { LIST($known, ", ") }
command-algorithm-for-sudoku = { $name } a besoin de ce que seul un sudoku possède ; pour { $kind } il y a { LIST($known, ", ") }
command-unknown-algorithm-for = l’algorithme « { $name } » n’existe pas pour { $kind } ; pour { $kind } il y a { LIST($known, ", ") }
command-expected-generations = des générations comme 0,10..20,last sont attendues
command-many-generations = { $count } générations, plus que { $most }
command-generations-missing = GENERATIONS manque : donne POPULATION et GENERATIONS, ou ni l’un ni l’autre
command-unexpected-argument = argument inattendu « { $argument } »
command-kind-arguments = après { $kind } vient sa SIZE, ou SIZE POPULATION GENERATIONS
command-population = { $is-epoch ->
    [yes] époque
   *[no] génération
} { $number } : { $individuals } individus
command-population-last = dernière génération : { $individuals } individus
command-after-culling = après la sélection : { $individuals } individus, les meilleurs d’abord
command-run-algorithm = algorithme : { $algorithm }
command-run-chosen = choisi par : evoku, pour cette grille (--algorithm en nomme un autre)
command-run-islands = îles : { $islands }, { $topology }, migrants { $migrants } ({ $emigrants }) toutes les { $interval } évaluations
command-run-islands-generations = îles : { $islands }, { $topology }, migrants { $migrants } ({ $emigrants }) toutes les { $interval } évaluations ou { $generations } générations
command-run-seed = graine : { $seeds }
command-run-version = version : { $version }
command-run-propagation = propagation : { $propagation }
command-run-puzzle = grille : { $puzzle }
command-run-work = travail : { GROUPED($full) } complètes, { GROUPED($moves) } mouvements, { GROUPED($decodes) } décodages, { GROUPED($placements) } placements ; propagation : { $propagation }
command-run-result = { $is-solved ->
    [yes] solution trouvée
   *[no] aucune solution trouvée
} : { $stop }, { $is-epoch ->
    [yes] époque
   *[no] génération
} { GROUPED($number) }, { GROUPED($evaluations) } évaluations, { $seconds } s ({ GROUPED($rate) } évaluations/s){ $restarts ->
    [0] { "" }
    [one] , { GROUPED($restarts) } redémarrage
   *[other] , { GROUPED($restarts) } redémarrages
}
command-run-migrants = migrants : { GROUPED($exchanges) } échanges, { GROUPED($taken) } accueillis, { GROUPED($worse) } pas meilleurs que le pire, { GROUPED($refused) } inadaptés
command-best-of-both = meilleur de la dernière génération et de l’exécution : { $cost }
command-best-of-last = meilleur de la dernière génération : { $cost }
command-best-of-run = meilleur de l’exécution : { $cost }
command-on = { $what } sur { $puzzle }
command-on-puzzles = { $what } sur { $puzzles } { $puzzles ->
    [one] grille
   *[other] grilles
}
command-chart-run = graine { $seed } · { GROUPED($evaluations) } évaluations en { GROUPED($number) } { $is-epoch ->
    [yes] époques
   *[no] générations
} · { $stop }
command-chart-runs = graines { $first } à { $last } · { GROUPED($runs) } exécutions, { $solved } résolues
command-numbers-between = { $first } à { $last }
command-percent-between = { $low } à { $high } %
command-of = { $count } sur { $all }
command-of-limit = { GROUPED($count) } sur { GROUPED($limit) }
command-column-seed = graine
command-column-result = résultat
command-column-generations = générations
command-column-evaluations = évaluations
command-column-seconds = secondes
command-column-best = meilleur
command-column-solved = résolues
command-column-interval = intervalle 95 %
command-column-median-seconds = médiane s
command-column-largest-seconds = maximum s
command-column-median-evaluations = médiane évaluat.
command-column-median-cost = coût médian
command-runs-solved = { $solved } exécutions résolues sur { $runs } : { $percent } % (intervalle de Wilson à 95 % : { $low } à { $high } %)
command-runs-means = exécutions résolues : moyenne { GROUPED($generations) } générations, médiane { GROUPED($evaluations) } évaluations
command-runs-all = toutes les exécutions : { GROUPED($evaluations) } évaluations, { $computing } s de calcul en { $seconds } s ({ GROUPED($rate) } évaluations/s par fil)
command-trace-extension = { $path } devrait se terminer par .csv ou .jsonl
command-generation-line = { $is-epoch ->
    [yes] époque
   *[no] génération
} { $number } : moyenne { $mean }, meilleur { $best }
command-step = { $is-epoch ->
    [yes] époque
   *[no] génération
}
command-step-logarithmic = { $is-epoch ->
    [yes] époque
   *[no] génération
} (log)
command-live-best = meilleur { $cost }
command-live-mean = moyenne { $cost }
command-live-current = actuel { $cost }
command-live-restarts = redémarrages
command-live-time = temps
command-live-speed = vitesse
command-live-left = { $elapsed }, encore { $left } au plus
command-live-steps = { $rate } { $is-epoch ->
    [yes] époques
   *[no] générations
}/s
command-live-evaluations = { $rate } évaluations/s
command-warning = attention : { $warning }
command-all-classes = toutes les classes
command-packing = impossible d’empaqueter le plan : { $cause }
command-plan-title = plan { $name }, graine { $seed }
command-plan-algorithms = algorithmes :
command-plan-puzzles = grilles :
command-plan-runs = { GROUPED($algorithms) } { $algorithms ->
    [one] algorithme
   *[other] algorithmes
} x { GROUPED($puzzles) } { $puzzles ->
    [one] grille
   *[other] grilles
} x { GROUPED($repetitions) } { $repetitions ->
    [one] répétition
   *[other] répétitions
} = { GROUPED($runs) } exécutions
command-plan-evaluations = { $most } évaluations au plus
command-plan-hours = { $hours } heures de calcul au plus sur un cœur
command-plan-unknown-algorithm = le plan n’a pas d’algorithme « { $name } » ; il y a { LIST($known, ", ") }
command-store-itself = { $path } est l’archive qui reçoit les autres
command-merge-interrupted = interrompu ; la même commande reprend
command-other-results = autres résultats : { $difference }
command-merged = { GROUPED($stores) } { $stores ->
    [one] archive réunie
   *[other] archives réunies
} dans { $output } : { GROUPED($new) } { $new ->
    [one] nouvelle exécution
   *[other] nouvelles exécutions
}, { GROUPED($known) } connues, { $differ ->
    [0] aucune avec d’autres résultats
   *[other] { GROUPED($differ) } avec d’autres résultats, omises
}
command-into = { $part } dans { $output } : { $cause }
command-list-shards = --to list a besoin de --shards N
command-none-missing = les { GROUPED($runs) } exécutions sont là
command-missing = il manque { GROUPED($missing) } exécutions sur { GROUPED($runs) }
command-missing-shards = parts à refaire : { $shards }
command-cannot-make = impossible de créer { $path } : { $cause }
command-store-for-plan = { $path } est une archive ; c’est son plan qui est attendu
command-no-text = { $path } n’est pas du texte : { $cause }
command-no-plan = { $path } n’est pas un plan
command-no-tables = aucune page ici n’a de tableau à reconstruire
command-rebuilt = { GROUPED($tables) } { $tables ->
    [one] tableau
   *[other] tableaux
}{ $pictures ->
    [0] { "" }
    [one] { " " }et { GROUPED($pictures) } image
   *[other] { " " }et { GROUPED($pictures) } images
} sur { GROUPED($pages) } { $pages ->
    [one] page
   *[other] pages
} : { GROUPED($same) } identiques, { GROUPED($moved) } { $is-written ->
    [yes] écrits
   *[no] changés
}
command-tables-left-out = { GROUPED($tables) } { $tables ->
    [one] tableau omis
   *[other] tableaux omis
}
command-table-left-out = { $page }:{ $line } : omis, { $plan } demande { $file }, qui n’existe pas
command-line = ligne { $line } : { $cause }
command-moved = { $place }:{ $line } : { $what } de { $plan } a changé
command-line-order = l’ordre de ses lignes
command-no-picture = ligne { $line } : { $plan } n’a pas d’image « { $name } » ; images possibles : { LIST($known, ", ") }
command-rerun = { $path } : { GROUPED($made) } { $made ->
    [one] exécution refaite
   *[other] exécutions refaites
} sur { GROUPED($runs) }, { GROUPED($moved) } changées
command-store-is-plan = l’archive ne peut pas être le plan lui-même : { $path }
command-shard-done = part { $shard } : toutes ses { GROUPED($runs) } exécutions sont gardées dans { $path }
command-fewer-threads = { $threads } fils sur { $wanted } sont utilisés : davantage d’exécutions à la fois prendraient plus de 4 000 Mo
command-unfinished = { $is-interrupted ->
    [yes] interrompu ;{ " " }
   *[no] { "" }
}{ GROUPED($kept) } exécutions gardées sur { GROUPED($wanted) } ; pour continuer : { $line }
command-measured = { $engine } sur { $set }
command-no-memory = mémoire épuisée
command-gave-up = abandonné : une grille a pris plus de { $seconds } s
command-machine = { $processor }, { $cores } cœurs, { $system } ; { $build }, vecteurs { $vectors }
command-method = { $threads } { $threads ->
    [one] fil
   *[other] fils
}, { $is-proven ->
    [yes] unicité prouvée
   *[no] première solution
} ; médiane, minimum et maximum de { $repetitions } { $repetitions ->
    [one] répétition
   *[other] répétitions
} de { $seconds } s
command-column-set = jeu
command-column-engine = moteur
command-column-from = source
command-column-rate = grilles/s
command-column-smallest = minimum
command-column-largest = maximum
command-column-microseconds = us/grille
command-from-text = texte
command-from-board = grille
command-one-puzzle = une image montre une grille, et il y en a { $found }
command-no-optima = { $name } n’a pas d’optimums locaux dénombrables
command-flat = { $name } est omis : tous ses coûts sont égaux
command-many-curves = { $name } est omis : on distingue { $most } courbes
command-no-curves = il n’y a rien à dessiner : rien ne peut changer, ou aucun coût ne change
command-no-network = il n’y a rien à dessiner : rien ne peut changer
command-one-network = une image montre un réseau ; --on NOM indique lequel des { $found }
command-ruggedness = Rugosité : à quelle vitesse les coûts d’une marche aléatoire s’oublient
command-optima-of = Optimums locaux de { $name }
command-survey-caption = Marches aléatoires et montées ; corrélation des coûts, optimums locaux, distances.
command-network-caption = Réseaux d’optimums locaux, échantillonnés par montées et secousses.
command-column-landscape = paysage
command-landscape-column = { $name ->
    [moves] mouvements
    [cost] coût
    [deviation] écart
    [correlation] r(1)
    [correlation_length] longueur
    [neutrality] neutres
    [distance_correlation] fdc
    [optimum_cost] optimum
    [optima_solved] résolus
    [climb_steps] montée
    [optimum_neutrality] plats
    [optimum_distance] distance
    [optimum_correlation] fdc là
    [optima] optimums
    [edges] arêtes
    [plateaus] plateaux
    [sinks] puits
    [solutions] solutions
    [least_cost] coût minimal
    [runs_solved] exéc. résolues
   *[other] { $name }
}
command-files-each = grilles et solutions ont besoin chacune d’un fichier
command-pages-files = { $count } pages ont besoin chacune d’un fichier : -o FICHIER
command-no-name = { $path } n’a pas de nom
command-no-subcommand = { $command } n’a pas de commande « { $name } »
command-unknown-subcommand = la commande « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
command-algorithms-sudoku = Pour le sudoku (evoku evolve --algorithm NOM), avec ce que fait la propagation :
command-algorithms-others = Puzzles d’autres genres (evoku evolve KIND SIZE --algorithm NOM), et leurs algorithmes :
command-algorithm-title = { $name } : { $summary }
command-algorithm-title-for = Pour { LIST($kinds, ", ") } : { $name } : { $summary }
command-algorithm-title-default = Par défaut : { $name } : { $summary }
command-algorithm-propagation = Propagation : { LIST($classes, ", ") }
command-algorithm-source = Source : { $source }
command-algorithm-null = Témoin : { $name }, sans { $lacks }
command-algorithm-sizes = Tailles : { $least } à { $most } (--size, { $usual } par défaut)
command-algorithm-names = Algorithmes : { LIST($algorithms, ", ") }
command-algorithm-parameters = Paramètres (--set nom=valeur) :
command-algorithm-parameter = { $name } ({ $range } ; { $default } par défaut)
command-algorithm-parameter-if = { $name } ({ $range } ; { $default } par défaut ; seulement avec { $condition })
