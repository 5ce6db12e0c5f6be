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

lab-count = { GROUPED($count) }
lab-decimal = { $value }
lab-percent = { $share } %
lab-interval = { $low } – { $high }
lab-p = p = { $value }
lab-p-below = p < { $value }
lab-heading = { $class } :
lab-all-classes = toutes les classes

lab-measure-evaluations = évaluations
lab-measure-generations = générations
lab-measure-seconds = secondes
lab-measure-quality = qualité
lab-unit-quality = chiffres qui manquent aux zones du meilleur essai
lab-basis-spent = PAR10
lab-propagation = { $kind ->
    [none] aucune
    [singles] candidats uniques
    [decoder] décodeur
    [search] recherche exacte
    [external] inconnue
    [varies] variable
   *[other] { $kind }
}
lab-magnitude = { $size ->
    [negligible] effet négligeable
    [small] effet faible
    [medium] effet moyen
   *[large] effet fort
}

lab-how-spent = { " " }en { $measure }
    .verb = est meilleur
lab-how-penalised = { " " }d’après le PAR10 des { $measure }
    .verb = est meilleur
lab-how-closer = { "" }
    .verb = s’approche plus d’une solution
lab-how-closer-on-average = { " " }en moyenne
    .verb = s’approche plus d’une solution
lab-how-closer-unsolved = , bien qu’aucun des deux ne résolve de grille
    .verb = s’approche plus d’une solution
lab-verdict = { $better } { FORM($how, "verb") } que { $worse }{ $how } : { $why }
lab-verdict-open = { $first } et { $second } : { $why }
lab-null-verdict-beats = { $algorithm } bat son modèle nul ({ $null }){ $how } : { $why }
lab-null-verdict-loses = { $algorithm } perd contre son modèle nul ({ $null }){ $how } : { $why }
lab-null-verdict-open = { $algorithm } ne bat pas son modèle nul ({ $null }) : { $why }
lab-the-other = { $label }
    .of = de { $label }
lab-the-null = le modèle nul
    .of = du modèle nul
lab-the-algorithm = l’algorithme
    .of = de l’algorithme
lab-proof = { $p } sur { $puzzles } { $puzzles ->
    [one] grille
    [many] de grilles
   *[other] grilles
}
lab-open = { $none-solved ->
    [yes] aucun des deux ne résout de grille,{ " " }
   *[no] { "" }
}impossibles à départager avec si peu { $by-puzzles ->
    [yes] de grilles, quel que soit le nombre d’exécutions
   *[no] d’exécutions
} ({ $proof } ; une exécution { $of-pair ->
    [yes] du premier
   *[no] de celui-ci
} { $by-quality ->
    [yes] s’approche plus d’une solution
   *[no] demande moins
} avec une probabilité de { $probability }{ COUNT($these) ->
    [0] { "" }
   *[other] { " " }; pour ces seules grilles, { LIST($these, "and") }
})
lab-why-attempt = il manque moins de chiffres { $is-null ->
    [yes] au meilleur essai du modèle nul
   *[no] à son meilleur essai
} avec une probabilité de { $probability } ({ $size }) ({ $proof })
lab-why-attempt-and-solves = il manque moins de chiffres { $is-null ->
    [yes] au meilleur essai du modèle nul
   *[no] à son meilleur essai
} avec une probabilité de { $probability } ({ $size }), { $solves } ({ $proof })
lab-why-solves-not-attempt = { $solves }, bien qu’il manque moins de chiffres à un meilleur essai { FORM($worse, "of") } avec une probabilité de { $probability } ({ $size }) ({ $proof })
lab-why-solves-not-fewer = { $solves }, bien qu’une exécution { FORM($worse, "of") } demande moins avec une probabilité de { $probability } ({ $size }) ({ $proof })
lab-why-fewer = une exécution { $is-null ->
    [yes] du modèle nul
   *[no] de celui-ci
} demande moins avec une probabilité de { $probability } ({ $size }), { $solves-fewer ->
    [yes] mais{ " " }
   *[no] { "" }
}{ $solves } ({ $proof })
lab-solves = { $is-null ->
    [yes] le modèle nul
   *[no] il
} réussit { $mine } de ses exécutions contre { $theirs }

lab-power-one-puzzle = aucun verdict n’est possible sur une seule grille avec { $runs } { $runs ->
    [one] exécution
    [many] d’exécutions
   *[other] exécutions
} par algorithme : { $pairs ->
    [one] une comparaison atteint
    [many] { $pairs } de comparaisons atteignent
   *[other] { $pairs } comparaisons atteignent
} au mieux { $smallest } ; il faut donc plus d’exécutions, ou { $needed } grilles
lab-power-puzzles = aucun verdict n’est possible sur { $puzzles } grilles, quel que soit le nombre d’exécutions : { $pairs ->
    [one] une comparaison atteint
    [many] { $pairs } de comparaisons atteignent
   *[other] { $pairs } comparaisons atteignent
} au mieux { $smallest } ; il faut donc { $needed } grilles
lab-islands-apart = { $label } : ses îles n’échangent jamais d’individus, car chacune dispose de { $share } évaluations et n’échange qu’après { $interval }

lab-head-class = classe
lab-head-algorithm = algorithme
lab-head-propagation = propagation
lab-head-runs = exécutions
lab-head-solved = résolues
lab-head-interval = intervalle à 95 %
lab-head-failures = échecs
lab-head-missing = manquants
lab-head-generations = générations
lab-head-seconds = secondes
lab-head-quartile = quartile
lab-head-median = médiane
lab-head-mean = moyenne
lab-head-ert = ERT
lab-head-par10 = PAR10
lab-head-attained-by-half = atteint par la moitié des exécutions
lab-head-attained-by-some = par au moins une
lab-row-ranked-by = classés d’après
lab-row-puzzles = grilles
lab-row-p-friedman = p (Friedman)
lab-row-critical-difference = différence critique
-lab-by-puzzle = intervalles à 95 % par rééchantillonnage des grilles d’une classe, et des exécutions sur chacune
lab-table-success = Exécutions qui ont trouvé une solution, sur { $runs } pour chaque grille d’une classe, avec l’intervalle de Wilson ou, s’il est plus large, celui des grilles et exécutions rééchantillonnées ; chiffres qui manquent en moyenne aux zones des meilleurs essais des autres ; nombre moyen de générations de celles qui en ont trouvé une ; secondes en moyenne de toutes les exécutions.
lab-table-spent = Ce que les exécutions ont dépensé, en { $measure } : quartiles, un échec étant au-dessus de tout le reste ; ERT, toute la dépense par solution ; PAR10, la moyenne où un échec compte dix fois le budget ; { -lab-by-puzzle }.
lab-table-quality = À quel point les exécutions se sont approchées : chiffres qui manquent aux zones de leurs meilleurs essais, 0 pour une solution. Quartiles et moyenne ; { -lab-by-puzzle }. ∞ : un moteur exact qui échoue n’a pas d’essai.
lab-table-ranks = Rangs moyens sur les grilles d’une classe ; 1 est le meilleur. Des rangs séparés de plus que la différence critique (Nemenyi, 5 %) diffèrent, si le test de Friedman trouve une différence.{ $by-quality ->
    [yes] { " " }La qualité, c’est-à-dire les chiffres qui manquent aux meilleurs essais, remplace PAR10 là où elle est la mesure ou si aucune exécution n’a trouvé de solution.
   *[no] { "" }
}
lab-table-fronts = { $class } : deux objectifs. Le front d’une exécution est l’ensemble des couples de valeurs qu’aucun individu d’aucune génération n’a dominés. Son hypervolume est la part du rectangle entre (0, 0), une solution, et ({ GROUPED($first) }, { GROUPED($second) }), un de plus que les plus hautes valeurs de la classe, que le front domine ; l’intervalle de la médiane rééchantillonne grilles et exécutions. Ne compare que des algorithmes dont les objectifs comptent la même chose.
lab-front = { LIST($pairs, " ") }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
lab-note-unfinished = Inachevé : { GROUPED($runs) } exécutions sur { GROUPED($wanted) } sont là, et tous les nombres portent sur elles.
lab-note-clock = { GROUPED($runs) } { $runs ->
    [one] exécution a été arrêtée par l’horloge : elle dépend
    [many] d’exécutions ont été arrêtées par l’horloge : elles dépendent
   *[other] exécutions ont été arrêtées par l’horloge : elles dépendent
} de la machine.
lab-note-versions = Les exécutions viennent de plusieurs versions d’evoku ({ LIST($versions, ", ") }).
lab-note-level = Les verdicts valent au seuil de { $level } % après correction de Holm pour toutes les comparaisons d’une classe ; les échecs ne sont jamais omis.

lab-plan-at = ligne { $line }, colonne { $column } : { $what }
lab-plan-field = il n’y a pas de champ « { $name } » ici ; il y a { LIST($known, ", ") }
lab-plan-no-table = il n’y a pas de [[{ $name }]] ; un plan en demande au moins un
lab-plan-expected = { $field } est { $expected }
lab-plan-table = une table
lab-plan-tables = une ou plusieurs tables, écrites [[...]]
lab-plan-text = un texte entre guillemets
lab-plan-texts = un texte entre guillemets, ou une liste de textes
lab-plan-whole = un nombre entier de { $from } à { $to }
lab-plan-wholes = un nombre entier de { $from } à { $to }, ou une liste de tels nombres
lab-plan-positive = un nombre supérieur à 0
lab-plan-number = un nombre comme 10 ou 0.25
lab-plan-values = un nombre, un mot entre guillemets, une liste de ceux-ci, ou { "{" } from = 1, to = 10, step = 1 { "}" }
lab-plan-word = un mot fait de lettres, de chiffres, de - et de _, comme "first-try"
lab-plan-one-of = l’un de { LIST($names, ", ") }
lab-plan-no-name = un plan a besoin d’un nom, comme name = "first-try" ; evoku lab new écrit un plan pour commencer
lab-plan-no-budget = un plan a besoin d’un budget, comme budget.evaluations = 1_000_000
lab-plan-too-many-runs = cela fait { $runs } exécutions, c’est trop
lab-plan-no-algorithm-name = un algorithme a besoin d’un nom
lab-plan-unknown-algorithm = l’algorithme « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-plan-unknown-null = le modèle nul « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-plan-unknown-kind = le type de grille « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-plan-unknown-bundled = « { $name } » n’est pas fourni ; il y a { LIST($known, ", ") }
lab-plan-no-parameter = { $is-engine ->
    [yes] un moteur exact
   *[no] le choix par défaut
} n’a pas de paramètre { $name }
lab-plan-no-islands = { $is-engine ->
    [yes] un moteur exact
   *[no] le choix par défaut
} n’a pas d’îles
lab-plan-twin = { $label } est déjà là avec ces paramètres
lab-plan-same-label = un autre algorithme s’appelle déjà { $label } ; donne un label à celui-ci
lab-plan-combinations = plus de { $most } combinaisons
lab-plan-range-ends = l’intervalle de { $name } demande from et to
lab-plan-range-step = l’intervalle de { $name } demande soit un step supérieur à 0, soit un factor supérieur à 1 et un from supérieur à 0
lab-plan-range-empty = l’intervalle de { $name } ne contient aucune valeur
lab-plan-range-long = l’intervalle de { $name } contient plus de { $most } valeurs
lab-plan-external-field = un algorithme d’un autre programme n’a pas de { $field }
lab-plan-external-name = attendu : un mot qui n’est le nom d’aucun algorithme d’evoku, et non « { $name } »
lab-plan-external-set = attendu : une table, comme set = { "{" } population = 100 { "}" }
lab-plan-external-value = attendu : un nombre, un mot, true ou false
lab-plan-no-class-name = une classe a besoin d’un nom
lab-plan-same-class = une autre classe s’appelle déjà { $name }
lab-plan-sources = une classe demande l’un de { LIST($sources, ", ") }
lab-plan-unserved = { $algorithm } ne peut pas traiter la grille { $number } de la classe { $class } : { $reason }
lab-plan-other-kind = c’est { $puzzle }, que traitent { LIST($algorithms, ", ") }
lab-plan-sudoku = c’est un sudoku, { $board }{ $is-both ->
    [yes] { " " }; un plan a des sudokus, ou des grilles d’autres types, mais pas les deux
   *[no] { "" }
}
lab-plan-cannot-open = impossible d’ouvrir { $file } : { $cause }
lab-plan-folder = impossible de lire { $file } : c’est un dossier
lab-plan-no-puzzle = aucune grille trouvée
lab-plan-no-puzzle-here = il n’y a pas de grille ici
lab-plan-several-puzzles-here = il y a plus d’une grille ici ; fais-en une liste
lab-plan-cancelled = annulé pendant la génération des grilles
lab-plan-few-puzzles = seulement { $found } de ces grilles trouvées sur { $count }
lab-plan-box = un bloc a des lignes et des colonnes, comme 2x3
lab-plan-size = une taille est un côté comme 9 ou un bloc comme 2x3

lab-run-mismatch = { $algorithm } ne peut pas traiter { $puzzle }
lab-run-unsupported = { $engine } ne peut pas traiter une grille : { $cause }
lab-run-unbound = { $algorithm } est un algorithme d’un autre programme : exécute le plan en Python, avec evoku.lab.run
lab-run-failed = { $algorithm } a échoué : { $cause }

lab-rows-column = ligne 1 : il n’y a pas de colonne { $column } ; une table d’exécutions est ce que evoku lab export --csv écrit dans runs.csv
lab-rows-cell = ligne { $line } : « { $found } » ne convient pas à la colonne { $column }
lab-rows-empty = il n’y a pas d’exécution dans cette table

lab-space-few = un espace de grilles demande { $least } grilles ordinaires sur lesquelles chaque algorithme a été exécuté ; il y en a { $found }
lab-space-alone = un espace de grilles compare des algorithmes, et le plan n’en a qu’un
lab-space-alike = toutes les grilles ont les mêmes caractéristiques
lab-space-cancelled = annulé

draw-report-part = { $title } ({ $number } sur { $count })
draw-report-title = { $class } : { $what }
draw-report-noted = { $axis } ; { $note }
draw-report-logarithmic = { $unit } (logarithmique)
draw-report-ranks-left-out = Les rangs de { GROUPED($count) } algorithmes sur { $class } ne sont que dans le tableau.
draw-report-chosen = Répartitions, boîtes et convergence sont dessinées pour les { $is-best ->
    [yes] { $most } algorithmes sur { GROUPED($count) } de meilleur rang moyen
   *[no] { $most } premiers algorithmes du plan sur { GROUPED($count) }
} ; les tableaux les ont tous.
draw-report-success = exécutions qui ont trouvé une solution (n = { GROUPED($runs) } chacun)
draw-report-success-range = exécutions qui ont trouvé une solution (n = { GROUPED($least) } à { GROUPED($most) })
draw-report-share = part des exécutions avec son intervalle à 95 % (Wilson, ou par rééchantillonnage des grilles et exécutions s’il est plus large)
draw-report-how-close = à quel point les exécutions se sont approchées
draw-report-share-close = part des exécutions qui se sont approchées autant
draw-report-solved-by-then = exécutions réussies jusque-là
draw-report-share-solved = part d’exécutions réussies
draw-report-spent = ce que les exécutions réussies ont dépensé
draw-report-solved-of = { GROUPED($solved) } sur { GROUPED($runs) } réussies
draw-report-box-quality = boîte : quartiles, trait : les 90 % du milieu des exécutions
draw-report-box-solved = boîte : quartiles, trait : les 90 % du milieu des exécutions réussies, sans les échecs
draw-report-convergence = convergence
draw-report-cost-root = coût (échelle en racine carrée)
draw-report-convergence-note = plein : médiane du meilleur coût jusque-là avec ses quartiles, tirets : moyenne des générations
draw-report-ranks = rangs moyens d’après { $basis } sur { $puzzles } { $puzzles ->
    [one] grille
    [many] de grilles
   *[other] grilles
}, 1 est le meilleur
draw-report-ranks-unit = rang moyen ; les barres relient ce qui tient dans la différence critique de { $difference } (Nemenyi, 5 %)
draw-report-attained = valeurs atteintes par les exécutions
draw-report-first-objective = premier objectif
draw-report-second-objective = second objectif
draw-report-attained-note = vif : la moitié des exécutions ; pâle : au moins une, toutes
draw-report-correlation = corrélation des coûts
draw-report-walk-steps = pas d’une marche aléatoire entre les deux
draw-report-smooth = plus elle descend lentement, plus le paysage est lisse
draw-report-plateaus-shown = les { GROUPED($shown) } plateaux les moins coûteux sur { GROUPED($all) }
draw-report-cost = coût
draw-report-plateaus = plateaux d’optimums locaux à côté de ceux où ils mènent ; aire : montées qui s’y sont arrêtées
draw-report-on-the-way = en chemin
draw-report-sink = puits : rien de moins coûteux à un saut de là
draw-report-solution = solution
draw-report-map = { $plan } : exécutions réussies, en pour cent
draw-report-propagation = { $kind ->
    [none] sans propagation
    [search] recherche exacte
    [singles] propagation : candidats uniques
    [decoder] propagation : décodeur
    [external] propagation : inconnue
    [varies] propagation : variable
   *[other] propagation : { $kind }
}
draw-report-space = Espace de { GROUPED($puzzles) } grilles
draw-report-alone = { $algorithm }, seul meilleur sur { $share }
draw-report-variance = plus grande variance ({ $share } du total)
draw-report-performance = choisi d’après la performance ({ $share } de sa variance)
draw-report-space-note = couleur : l’algorithme qui dépense le moins (gris : plusieurs) ; régions : ce que demandent les grilles voisines (aucune : plusieurs à égalité)
draw-report-sweep = { $by-quality ->
    [yes] qualité finale
   *[no] succès
} de { $algorithm } selon { LIST($parameters, "and") }
draw-report-missing-interval = moyenne des chiffres manquants, avec son intervalle à 95 % par grille
draw-report-missing-mean = moyenne des chiffres qui manquent aux meilleurs essais
draw-report-solved-share = part des exécutions qui ont trouvé une solution
draw-report-over-all = { $shown } ; sur toutes les valeurs de { LIST($parameters, ", ") }
draw-report-targets = cibles atteintes jusque-là ({ GROUPED($targets) } cibles de coût)
draw-report-share-targets = part des exécutions et des cibles
draw-report-own-unit = chaque algorithme compte ses coûts dans sa propre unité

draw-report-page-verdicts = Verdicts
draw-report-page-tables = Tableaux
draw-report-page-pictures = Images
draw-report-page-puzzles = Grilles
draw-report-page-origin = Comment tout cela a été fait
draw-report-page-plan = Le plan
draw-report-page-open = { $count } { $count ->
    [one] paire impossible
    [many] de paires impossibles
   *[other] paires impossibles
} à départager
draw-report-page-nothing = Il n’y a rien à comparer.
draw-report-page-drawn = Les { $count } premières grilles sont dessinées.
draw-report-page-puzzle = grille { $number }, { $givens } indices
draw-report-page-by-quality = { $class } : exécutions réussies sur chaque grille, et moyenne des chiffres qui manquent aux meilleurs essais
draw-report-page-by-spent = { $class } : exécutions réussies sur chaque grille, et PAR10 en { $measure }
draw-report-page-sessions = Les processus qui ont fait les exécutions. Les temps dépendent de la machine, tout le reste non : la commande fait partout les mêmes exécutions.
draw-report-head-puzzle = grille
draw-report-head-session = session
draw-report-head-started = début (UTC)
draw-report-head-machine = machine
draw-report-head-threads = fils d’exécution
draw-report-head-command = commande

draw-chart-title = { $title } : { $subtitle }
draw-chart-logarithmic = { $step } (logarithmique)
draw-chart-solution = solution
draw-chart-best = meilleur { $value }
draw-chart-mean = moyenne { $value }
draw-chart-current = actuel { $value }
draw-chart-band = du meilleur au pire
draw-chart-milliseconds = millisecondes
draw-chart-over = { $unit } (logarithmique) ; { $how }
draw-chart-median = médiane du meilleur jusque-là, bande entre les quartiles
draw-chart-single = le meilleur jusque-là
draw-chart-better = { $unit } (le { $is-more ->
    [yes] plus
   *[no] moins
} est le mieux)
draw-chart-no-run = aucune exécution
draw-chart-sum = { $unit } + { $second }
draw-chart-lack = { $maximum } − { $unit } + { $second }

## Dessin : images et feuilles imprimées

## Page : ce qu’elle seule affiche

## Archives du laboratoire

lab-head-null = modèle nul
lab-head-area = aire
lab-head-cost = coût { $cost }
lab-head-distribution = loi
lab-head-parameters = paramètres
lab-head-distance = distance
lab-head-p = p
lab-head-exponential = exponentielle
lab-head-as-it-is = tel quel
lab-head-cutoff = limite
lab-head-with-cutoff = avec elle
lab-head-unit = unité
lab-head-with-luby = avec Luby
lab-head-best = meilleur
lab-head-alone = seul
lab-head-good = bon
lab-head-good-there = bon là
lab-head-chosen = choisi
lab-head-single-best = meilleur seul
lab-head-spent = dépense
lab-head-best-of-each = meilleur de chacune
lab-head-gap-closed = écart comblé
lab-head-feature = caractéristique
lab-head-variance = variance { $number }
lab-head-plane = plan { $number }
lab-head-verdict = verdict
lab-head-published = publié
lab-head-here = ici
lab-head-p-fisher = p (Fisher)
lab-row-virtual-best = meilleur virtuel
lab-cell-by-neighbours = d’après { $neighbours } voisins
lab-cell-best-of-each = le meilleur de chacune
lab-table-overview = Exécutions qui ont trouvé une solution ; entre parenthèses les chiffres qui manquent en moyenne aux zones des meilleurs essais des autres.
lab-cell-reached = { $share } % ({ $missing })
lab-table-beats = Si un algorithme bat son modèle nul, avec la probabilité qu’une de ses exécutions soit meilleure qu’une du modèle nul sur la même grille.
lab-cell-beats = gagne { $probability }
lab-cell-loses = perd { $probability }
lab-cell-open = indécis { $probability }
lab-table-winners = L’algorithme de meilleur rang moyen, selon ce que la propagation y fait : exécutions qui ont trouvé une solution, et dépense par solution (ERT, en { $measure }) ou, si aucune n’a été trouvée, les chiffres qui manquent aux meilleurs essais.
lab-cell-winner = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }et un autre
   *[other] { " " }et { $others } autres
} : { $share }, { $spent }
lab-cell-winner-unsolved = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }et un autre
   *[other] { " " }et { $others } autres
} : 0 %, { $missing } manquants
lab-table-laws = Durée des exécutions, en { $measure } : la loi qui convient le mieux d’après le critère d’Akaike (exponentielle, exponentielle décalée, Weibull ou log-normale), avec ses paramètres. Les échecs sont censurés, et au-delà de { GROUPED($most) } exécutions on en prend à intervalles égaux. La distance est celle de Kolmogorov ; p est la part de { $samples } échantillons de cette loi qui s’en écartent autant, donc p < 0,05 dit qu’elle ne convient pas. La dernière colonne dit de combien le critère est plus élevé pour une loi exponentielle ; là où elle convient, recommencer n’aide ni ne nuit. Les exécutions sur plusieurs grilles sont un mélange.
lab-law-exponential = exponentielle
lab-law-shifted = exponentielle décalée
lab-law-weibull = Weibull
lab-law-lognormal = log-normale
lab-cell-exponential = moyenne { $mean }
lab-cell-shifted = { $shift } + moyenne { $mean }
lab-cell-weibull = échelle { $scale }, forme { $shape }
lab-cell-lognormal = médiane { $median }, écart { $deviation }
lab-table-restarts = Ce qui est dépensé jusqu’à une solution (en { $measure }, moyenne sur les grilles) : tel quel ; si chaque exécution recommence après la meilleure limite ; et après la meilleure unité multipliée par la suite de Luby 1, 1, 2, 1, 1, 2, 4, ... Les deux ont été choisies d’après les mêmes exécutions et promettent donc trop. Les cases avec une grille jamais résolue sont omises.
lab-table-targets = { $class } : cibles fixes. Les évaluations attendues (ERT) jusqu’à ce que le coût soit aussi bas, dans l’unité de l’algorithme ; ne compare donc que des algorithmes de même unité. Connues au point de mesure suivant, deux par octave. L’aire est celle sous la courbe des couples d’exécution et de cible atteints, sur le logarithme des évaluations ; 1 atteint tout d’emblée.
lab-table-budgets = { $class } : budgets fixes. Le coût le plus bas avec autant d’évaluations : médiane et quartiles des exécutions (∞ avant la première génération), et combien avaient trouvé une solution.
lab-cell-budget = { $median } ({ $low } – { $high }), { GROUPED($solved) } résolues
lab-table-footprints = Territoires sur { GROUPED($puzzles) } grilles, en { $measure } : là où aucun ne dépense moins ; là où tous les autres dépensent plus ; là où il est bon, dépensant au plus le double du meilleur ; la part du plan dont les { $neighbours } grilles voisines ne demandent que lui ({ $tied } en demandent plusieurs à égalité) ; parmi les grilles qui s’y trouvent, celles où il est bon ; combien de fois il a été choisi d’après les caractéristiques, le premier du plan en cas d’égalité.
lab-table-footprints-alike = Territoires parmi les algorithmes de même propagation.
lab-table-selection-alike = Ce que dépensent le meilleur algorithme seul, celui choisi pour chaque grille d’après ses caractéristiques, et le meilleur de chaque grille.
lab-table-selection = Ce qui est dépensé en moyenne sur une grille ({ $by-quality ->
    [yes] la moyenne
   *[no] PAR10
}, en { $measure }) par le meilleur algorithme seul, par celui choisi pour chaque grille d’après ses caractéristiques, et par le meilleur de chaque grille, que personne ne connaît d’avance. Choisi d’après le logarithme moyen sur les { $neighbours } grilles voisines d’autres parties ({ $folds } parties ; toutes les caractéristiques, standardisées), donc sur des grilles jamais vues ; la part de l’écart que ce choix comble.
lab-table-loadings = De combien un écart type d’une caractéristique déplace une grille : sur le plan de plus grande variance, qui montre { $variance } de celle des caractéristiques, et sur le plan choisi d’après la performance, qui montre { $features } de celle de ses caractéristiques et { $performance } de celle de la dépense des algorithmes (logarithmes).
lab-table-published = Chiffres publiés à côté des nôtres.
lab-claim-differs = diffère
lab-claim-agrees = concorde
lab-claim-open = indécis
lab-claim-generations = { GROUPED($count) } générations
lab-claim-cost = { GROUPED($cost) } au mieux
lab-claim-runs = { GROUPED($found) } sur { GROUPED($all) }
lab-claim-at-zero = { GROUPED($found) } sur { GROUPED($all) } à 0
lab-claim-attempts = { GROUPED($found) } sur { GROUPED($all) } essais

lab-page-comment = ligne { $line } : « { $found } » n’est pas un tableau ; attendu : un plan et l’un de { LIST($tables, ", ") } ; après published, des chiffres comme CLASS / ALGORITHM: 5 of 6
lab-page-open = ligne { $line } : ce tableau n’a pas de fin ; attendu : une ligne { $end }
lab-page-lacks = ligne { $line } : ce plan n’a pas { $what }
lab-lacks-class = la classe « { $class } »
lab-lacks-algorithm = l’algorithme « { $name } »
lab-lacks-choice = un seul algorithme dans « { $class } »
lab-page-class = ligne { $line } : il n’y a pas de classe « { $class } » dans ce plan
lab-page-origin = { GROUPED($runs) } exécutions de { $plan } : { LIST($sessions, "; ") }. Elles sont conservées dans [{ $name }]({ $archive }), empreinte { $hash }.
lab-page-session = { $day }, evoku { $version }, révision { $revision }, { $machine }

lab-packed-damaged = ce n’est pas un plan empaqueté, ou il est endommagé ; empaquette le plan de nouveau
lab-packed-version = evoku { $theirs } a empaqueté ce plan, et ceci est { $ours } : les exécutions peuvent différer d’une version à l’autre, utilise donc une seule version
lab-packed-puzzle = une grille de la classe { $class } ne peut pas être empaquetée : { $cause }
lab-packed-format = il n’y a pas de lignes JSON
lab-shard = attendu : une part comme 3/100, c’est-à-dire son numéro à partir de 1, et le nombre de parts
lab-archive-unfinished = seulement { $runs } exécutions du plan sur { $wanted } sont là ; termine-le avec evoku lab run
lab-archive-line = ligne { $line } : ce n’est pas une archive ; evoku lab export --archive en fait une
lab-archive-plan = ce sont les exécutions d’un autre plan, ou ses grilles sont autres ({ $found }, attendu { $expected })
lab-archive-moved = { $label }, { $class }, grille { $puzzle }, répétition { $repetition } : { $was } devient { $is }

lab-store-full = le disque est plein ; toutes les exécutions enregistrées sont conservées, fais donc de la place et relance la même commande
lab-store-io = impossible de lire ou d’écrire le stockage ({ $cause }) ; toutes les exécutions enregistrées sont conservées
lab-store-busy = un autre processus occupe le stockage ; réessaie plus tard
lab-store-missing = ce fichier n’existe pas
lab-store-foreign = ce n’est pas un stockage d’evoku
lab-store-later = le stockage vient d’une version plus récente d’evoku (tables de version { $found }, attendu { $expected })
lab-store-damaged = le stockage est endommagé : { $cause } ; restaure-le depuis une copie, ou refais les exécutions
lab-store-versions = ses exécutions viennent d’evoku { $theirs }, celles de l’autre stockage d’evoku { $ours } : les exécutions peuvent différer d’une version à l’autre, fais-les donc avec une seule version
lab-store-sqlite = impossible d’utiliser le stockage : { $cause }
lab-cannot-write = impossible d’écrire { $file } : { $cause }
lab-store-no-plan = aucun plan n’a encore été exécuté avec ce stockage
lab-store-unknown-plan = le plan « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-store-several-plans = il y a plusieurs plans, précise lequel : { LIST($known, ", ") }
lab-store-other-plan = le stockage a un autre plan « { $name } » : son texte ou ses grilles diffèrent (empreinte { $kept }, attendu { $expected })
lab-damaged-tables = ses tables sont de version { $version }
lab-damaged-checksum = la somme de contrôle ne correspond pas : { $what ->
    [plan] le plan
    [puzzle] une grille
    [configuration] une configuration
    [run] une exécution
    [trace] la trace d’une exécution
   *[session] une session
}
lab-damaged-session = la session { $session } a un numéro trop grand
lab-damaged-value = une exécution a { $value } comme { $column }
lab-damaged-trace = une trace : { $cause }
lab-damaged-no-checksum = une exécution a perdu sa somme de contrôle
lab-damaged-run-of-plan = une exécution n’est pas du plan
lab-damaged-run-of-session = une exécution n’est d’aucune session
lab-damaged-class = il manque à un plan une classe de ses grilles
lab-damaged-puzzle = une grille ne peut pas être enregistrée
lab-difference = { $configuration } sur la grille { $puzzle } de { $class }, répétition { $repetition } : { $column } vaut { $other }, la valeur conservée est { $kept }
lab-difference-none = rien
lab-difference-points = { $points } { $points ->
    [one] point
    [many] de points
   *[other] points
}

lab-export-no-parquet = ce programme ne peut pas écrire de Parquet ; installe evoku avec --features parquet, ou écris du CSV
lab-column-run = numéro de l’exécution dans cet export ; la clé de `traces`
lab-column-class = classe de la grille
lab-column-puzzle = son numéro dans la classe, à partir de 1 ; avec la classe, la clé de `puzzles`
lab-column-configuration = nom de l’algorithme avec ses paramètres ; la clé de `configurations`
lab-column-algorithm = l’algorithme
lab-column-propagation = ce que fait la propagation : `none` (rien) ; `singles` (les candidats uniques nus et cachés sont placés avant l’exécution) ; `decoder` (pendant le décodage des génomes) ; `search` (un moteur exact)
lab-column-repetition = numéro de la répétition, à partir de 1
lab-column-seed = graine de l’exécution, jusqu’à 2^63 : lis-la comme texte là où les nombres sont en double précision (R, JavaScript) ; `evoku evolve --seed` la répète
lab-column-solved = 1 si une solution a été trouvée, sinon 0
lab-column-ending = `solved` : résolu ; `evaluations`, `generations`, `seconds` : cette part du budget était épuisée ; `exhausted` : plus rien à essayer ; `memory` : un moteur exact a atteint sa limite
lab-column-generations = générations après la génération 0
lab-column-evaluations = évaluations de toute sorte : full + moves + decodes + nodes
lab-column-full = essais dont le coût a été demandé en entier
lab-column-moves = mouvements dont l’effet sur le coût a été calculé
lab-column-decodes = génomes dont un décodeur à propagation a fait des grilles
lab-column-placements = chiffres placés par propagation
lab-column-nodes = nœuds d’une recherche exacte
lab-column-restarts = combien de fois l’algorithme a recommencé
lab-column-best = coût le plus bas de l’exécution
lab-column-missing = chiffres qui manquent au meilleur essai, additionnés sur toutes les zones ; a le même sens pour chaque algorithme, 0 est une solution ; le coût d’un problème qui n’est pas un sudoku
lab-column-mean = coût moyen de la dernière génération
lab-column-seconds = secondes à l’horloge
lab-column-session = le processus qui a fait l’exécution ; la clé de `sessions`
lab-dictionary-row = | { $name } | { $meaning } |
lab-dictionary =
    # Ce que signifient les colonnes

    Chaque table est un fichier. En CSV (`runs.csv` ...), il est en UTF-8 avec un en-tête (RFC 4180), et
    une case vide dit qu’il n’y a pas de valeur. En Parquet (`runs.parquet` ...), il a les mêmes colonnes,
    et null le dit ; les nombres entiers sont sans signe et de 64 bits, les autres nombres des double, le
    reste des chaînes. Un coût compte ce qui est faux dans un essai, 0 est une solution.

    ## runs : une ligne par exécution

    | colonne | sens |
    |---|---|
    { LIST($columns, "\u000A") }

    ## traces : une ligne par point de la convergence d’une exécution

    Un point est la première génération à partir de 1, 2, 3, 4, 6, 8, 12, 16, 24 ... évaluations, et la
    fin de l’exécution.

    | colonne | sens |
    |---|---|
    | run | l’exécution |
    | evaluations | évaluations jusque-là |
    | generation | numéro de la génération |
    | best_so_far | coût le plus bas depuis le début de l’exécution |
    | second | sa seconde valeur si un algorithme a deux objectifs, comme les violations de `multi-objective` ; la première est best_so_far - second ; 0 s’il n’y en a qu’une |
    | best, mean | coût le plus bas et coût moyen de la génération |

    ## fronts : une ligne par couple du front d’une exécution

    Pour les algorithmes à deux objectifs : les couples de valeurs qu’aucun individu d’aucune génération n’a dominés.

    | colonne | sens |
    |---|---|
    | run | l’exécution |
    | first, second | les deux valeurs, toutes deux à minimiser |

    ## configurations : une ligne par configuration

    | colonne | sens |
    |---|---|
    | configuration, algorithm | comme dans `runs` |
    | budget_evaluations, budget_generations, budget_seconds | ce qu’une exécution peut dépenser ; vide sans limite |
    | toutes les autres | les paramètres de l’algorithme, voir `evoku algorithms NAME` |

    ## puzzles : une ligne par grille

    | colonne | sens |
    |---|---|
    | class, puzzle | comme dans `runs` |
    | geometry | le plateau ; le type d’un problème qui n’est pas un sudoku |
    | line | les indices dans l’ordre de lecture, `.` pour une case vide ; la taille d’un problème qui n’est pas un sudoku |
    | givens | combien |
    | hash | empreinte du plateau, des indices et des annotations |

    ## sessions : une ligne par processus qui a fait des exécutions

    | colonne | sens |
    |---|---|
    | session | son numéro |
    | started | secondes depuis 1970 (UTC) |
    | version, revision | version d’evoku et révision de ses sources |
    | machine | processeur, cœurs, système |
    | command | la commande |
    | threads | nombre de fils d’exécution |

    ## summary : une ligne par configuration et par classe

    Les intervalles sont à 95 % et viennent d’échantillons des grilles, chacune avec toutes ses
    exécutions, ou des exécutions si une classe n’a qu’une grille ; celui du taux est au moins aussi large
    que celui de Wilson. Pas de valeur peut aussi signifier une valeur infinie, comme l’ERT d’une
    configuration qui n’a rien résolu.

    | colonne | sens |
    |---|---|
    | class, configuration | comme dans `runs` |
    | measure | ce qui est comparé : `evaluations`, `generations`, `seconds` ou `quality` |
    | runs, solved | toutes les exécutions et celles qui ont trouvé une solution |
    | rate, rate_low, rate_high | leur part avec son intervalle |
    | generations | nombre moyen de générations des exécutions qui ont trouvé une solution |
    | seconds | secondes en moyenne de toutes les exécutions |
    | quartile_1, median, quartile_3 | quartiles de la mesure ; les échecs comptent comme infinis, sauf pour la qualité |
    | ert, ert_low, ert_high | durée attendue avec son intervalle ; aucune pour la qualité |
    | par10, par10_low, par10_high | la moyenne où un échec compte dix fois le budget, avec son intervalle ; aucune pour la qualité |
    | quality, quality_low, quality_high | moyenne de `missing` avec son intervalle ; 0 est une solution |

    ## verdicts : une ligne par comparaison de deux configurations

    | colonne | sens |
    |---|---|
    | class | la classe, ou `all classes` |
    | first, second | les deux configurations |
    | basis | d’après quoi elles sont comparées : `PAR10` de la mesure, ou `quality` |
    | puzzles | grilles sur lesquelles les deux ont été exécutées |
    | rate_first, rate_second | leurs taux de succès |
    | a12 | probabilité qu’une exécution de la première demande moins sur une grille qu’une de la seconde, ou s’approche plus |
    | p_raw | valeur p du test des rangs signés de Wilcoxon sur les grilles, de celui de Mann et Whitney sur une seule |
    | p | la même après correction de Holm pour toutes les comparaisons de la classe |
    | p_smallest | le plus petit `p` que permet le nombre de grilles et de comparaisons ; à partir de 0,05 aucun verdict n’est possible |
    | better | la meilleure ; aucune si elles sont impossibles à départager |
    | verdict | tout cela en mots, en anglais |

    ## ranks : une ligne par configuration et par classe

    | colonne | sens |
    |---|---|
    | class, configuration | comme dans `verdicts` et `runs` |
    | basis | d’après quoi elles sont classées : `PAR10` de la mesure, ou `quality` |
    | puzzles | grilles sur lesquelles toutes ont été exécutées |
    | rank | rang moyen ; 1 est le meilleur |
    | friedman, p | statistique de Friedman et sa valeur p |
    | critical_difference | des rangs séparés de plus que cela diffèrent (Nemenyi, 5 %) |

## Ligne de commande

command-cannot-read = impossible de lire { $path } : { $cause }
