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
