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

constraint-alternatives = alternatives
constraint-alternatives-rule = au moins une de plusieurs contraintes est vérifiée : alternatives killer 9 r1c1 r1c2 or renban r1c1 r1c2
constraint-nonconsecutive = non consécutif
constraint-nonconsecutive-rule = deux cases côte à côte ne contiennent jamais des chiffres consécutifs
constraint-nonconsecutive-corners = non consécutif en diagonale
constraint-nonconsecutive-corners-rule = deux cases qui se touchent par un coin ne contiennent jamais des chiffres consécutifs
constraint-anti-taxicab = anti-taxi
constraint-anti-taxicab-rule = deux chiffres égaux ne sont jamais séparés d’autant de pas, horizontaux et verticaux, qu’ils l’indiquent
constraint-entropic-squares = carrés entropiques
constraint-entropic-squares-rule = quatre cases autour d’un coin contiennent toujours un chiffre bas, un moyen et un haut
constraint-modular-squares = carrés modulaires
constraint-modular-squares-rule = quatre cases autour d’un coin ont toujours les trois restes, divisées par 3
constraint-flatmates = colocataires
constraint-flatmates-rule = au-dessus de chaque chiffre du milieu se trouve le plus petit, ou au-dessous le plus grand (Dutch flatmates)
constraint-disjoint-groups = groupes disjoints
constraint-disjoint-groups-rule = les cases à la même place de leurs blocs contiennent des chiffres différents
constraint-no-other-differences = pas d’autres différences
constraint-no-other-differences-rule = deux cases côte à côte sans point ne diffèrent pas du nombre, d’ordinaire 1
constraint-no-other-ratios = pas d’autres rapports
constraint-no-other-ratios-rule = de deux cases côte à côte sans point, aucune ne vaut l’autre multipliée par le nombre, d’ordinaire 2
constraint-no-other-sums = pas d’autres sommes
constraint-no-other-sums-rule = deux cases côte à côte sans X ni V n’ont pas pour somme le total
constraint-chaos-construction = régions à trouver
constraint-chaos-construction-rule = les cases de la première moitié forment des régions connexes de cette taille, aux chiffres tous différents ; celles de la seconde moitié contiennent les numéros de leurs régions, dans l’ordre des cases
constraint-alike = semblables
constraint-alike-rule = le premier chiffre indique combien des autres cases contiennent le chiffre de la deuxième ; elle compte aussi, sauf si l’une est omise
constraint-run = suite
constraint-run-rule = le premier chiffre indique combien de cases contiennent sans interruption le chiffre de la deuxième : elle-même et celles qui la suivent sur des bras de ces longueurs ; les cases omises ne comptent pas
constraint-exactly = exactement
constraint-exactly-rule = le chiffre figure dans exactement ce nombre de cases, ni plus ni moins
constraint-distinct-count = chiffres distincts
constraint-distinct-count-rule = le premier chiffre indique combien de chiffres différents contiennent les autres cases
constraint-equality-cage = cage d’égalité
constraint-equality-cage-rule = les chiffres sont tous différents ; il y a autant de pairs que d’impairs et autant de bas que de hauts, et aucun n’est celui du milieu
constraint-rellik = cage rellik
constraint-rellik-rule = les chiffres sont tous différents, et ni l’un d’eux ni plusieurs ensemble ne font le total
constraint-equal-sums = sommes égales
constraint-equal-sums-rule = les cases, prises dans l’ordre par groupes de ces tailles, ont la même somme dans chaque groupe
constraint-same-sets = mêmes ensembles
constraint-same-sets-rule = les cases, réparties dans l’ordre en autant d’ensembles de même taille, contiennent dans chacun les mêmes chiffres, aussi souvent
constraint-weighted-sum = somme pondérée
constraint-weighted-sum-rule = les chiffres, multipliés par leur poids, donnent le total : ceux des premières cases, autant qu’il faut en additionner, moins ceux des autres
constraint-relation = relation
constraint-relation-rule = deux cases qui se suivent contiennent toujours un couple de la table : pour chaque premier chiffre, la somme de 1 pour le premier second chiffre, 2 pour le suivant, puis 4, 8 ...
constraint-relation-of-all = relation de toutes
constraint-relation-of-all-rule = deux cases, la première d’abord, contiennent toujours un couple de la table d’une relation
constraint-automaton = automate
constraint-automaton-rule = les chiffres le long de la ligne forment un mot de l’automate : pour chaque état un 1 si un mot peut s’y terminer, sinon 0, puis pour chaque chiffre le numéro de l’état suivant ou 0 ; l’état 1 est celui du début
constraint-digits = chiffres
constraint-digits-rule = les chiffres de la grille vont du premier nombre au dernier
constraint-size = dimensions
constraint-size-rule = la grille a ce nombre de lignes et de colonnes ; les chiffres sont différents dans chaque ligne, colonne et région, qui ne les contiennent pas forcément tous ; les cases au-delà contiennent le premier chiffre
constraint-beside = à côté
constraint-beside-rule = ces cases hors des lignes et colonnes de la grille font partie d’autres contraintes
constraint-no-lines = sans lignes
constraint-no-lines-rule = les lignes et colonnes peuvent contenir un chiffre plusieurs fois
constraint-different = région supplémentaire
constraint-different-rule = les chiffres sont tous différents ; avec autant de cases que de chiffres, c’est une région de plus
constraint-killer = cage
constraint-killer-rule = les chiffres de la cage sont tous différents et, si elle a un total, leur somme lui est égale
constraint-sum = somme
constraint-sum-rule = la somme des chiffres est égale au total ; ils peuvent se répéter
constraint-little-killer = petit killer
constraint-little-killer-rule = le long de la flèche qui entre dans la grille, la somme des chiffres est égale au total ; ils peuvent se répéter
constraint-product = produit
constraint-product-rule = le produit des chiffres est égal au nombre ; ils peuvent se répéter
constraint-minus = soustraction
constraint-minus-rule = le plus grand chiffre moins tous les autres donne le nombre
constraint-divide = quotient
constraint-divide-rule = le plus grand chiffre divisé par tous les autres donne le nombre
constraint-even = pair
constraint-even-rule = les chiffres sont pairs (carrés)
constraint-odd = impair
constraint-odd-rule = les chiffres sont impairs (disques)
constraint-contains = quadruple
constraint-contains-rule = les chiffres indiqués figurent dans les cases, chacun autant de fois qu’il est indiqué
constraint-clone = clone
constraint-clone-rule = la seconde moitié des cases répète la première, case par case
constraint-counting-circles = cercles compteurs
constraint-counting-circles-rule = un chiffre dans un cercle indique combien de cercles le contiennent
constraint-thermometer = thermomètre
constraint-thermometer-rule = les chiffres augmentent du bulbe, la première case, jusqu’au bout
constraint-slow-thermometer = thermomètre lent
constraint-slow-thermometer-rule = les chiffres augmentent ou restent égaux du bulbe, la première case, jusqu’au bout
constraint-whispers = ligne de murmures
constraint-whispers-rule = sur la ligne, deux voisins diffèrent au moins du nombre, d’ordinaire la moitié du côté : 5 pour les murmures allemands, 4 pour les néerlandais
constraint-renban = ligne renban
constraint-renban-rule = les chiffres se suivent, dans n’importe quel ordre, sans répétition
constraint-nabner = ligne nabner
constraint-nabner-rule = deux chiffres ne sont jamais égaux ni consécutifs ; avec un nombre, jamais plus proches que lui
constraint-palindrome = palindrome
constraint-palindrome-rule = les chiffres se lisent de la même façon depuis les deux bouts
constraint-between = ligne intermédiaire
constraint-between-rule = les chiffres de la ligne sont strictement compris entre ceux de ses bouts
constraint-lockout = ligne d’exclusion
constraint-lockout-rule = les bouts diffèrent au moins du nombre, d’ordinaire la moitié du côté, arrondie vers le bas ; aucun chiffre de la ligne n’est égal à un bout ni compris entre les deux
constraint-modular = ligne modulaire
constraint-modular-rule = trois voisins de la ligne (ou autant que l’indique le nombre) ont toujours des restes différents, divisés par ce nombre
constraint-entropic = ligne entropique
constraint-entropic-rule = trois voisins de la ligne sont toujours un chiffre bas, un moyen et un haut
constraint-zipper = fermeture éclair
constraint-zipper-rule = les chiffres à égale distance des deux bouts ont la même somme ; s’il y a une case au centre, c’est son chiffre
constraint-region-sum = sommes par région
constraint-region-sum-rule = les blocs ou régions divisent la ligne en parties de même somme
constraint-arrow = flèche
constraint-arrow-rule = les chiffres le long de la flèche ont pour somme le nombre de son cercle : la première case, ou les premières si un nombre dit combien
constraint-double-arrow = flèche double
constraint-double-arrow-rule = les chiffres entre les deux bouts de la ligne ont la même somme que les bouts
constraint-slingshot = fronde
constraint-slingshot-rule = le deuxième chiffre indique laquelle des cases qui le suivent, comptées à partir de 1, contient aussi le premier chiffre
constraint-sum-line = ligne de sommes
constraint-sum-line-rule = la ligne se divise en parties dont chacune a pour somme le total
constraint-sum-loop = boucle de sommes
constraint-sum-loop-rule = la ligne, dont la dernière case est suivie de la première, se divise en parties dont chacune a pour somme le total
constraint-lunchbox = lunchbox
constraint-lunchbox-rule = les chiffres sont tous différents, et ceux compris entre le plus petit et le plus grand ont pour somme le total
constraint-sandwich = sandwich
constraint-sandwich-rule = les chiffres placés entre le plus petit et le plus grand chiffre ont pour somme le total
constraint-x-sum = somme X
constraint-x-sum-rule = le premier chiffre indique combien de chiffres, lui compris, ont pour somme le total
constraint-skyscraper = gratte-ciel
constraint-skyscraper-rule = autant de chiffres sont plus grands que tous ceux qui les précèdent ; un 0 n’est jamais visible
constraint-hidden-skyscraper = gratte-ciel caché
constraint-hidden-skyscraper-rule = le premier chiffre précédé d’un plus grand est celui de l’indice
constraint-numbered-room = pièce numérotée
constraint-numbered-room-rule = le premier chiffre indique quelle case contient le chiffre de l’indice
constraint-indexer = index
constraint-indexer-rule = le chiffre de la case de ce numéro indique quelle case de la ligne, de la colonne ou du bloc contient le numéro
constraint-greater = inégalité
constraint-greater-rule = le premier chiffre est plus grand que le second, vers lequel pointe le signe
constraint-difference = point blanc
constraint-difference-rule = les chiffres diffèrent du nombre, d’ordinaire 1 (kropki)
constraint-ratio = point noir
constraint-ratio-rule = l’un des chiffres vaut l’autre multiplié par le nombre, d’ordinaire 2 (kropki)
constraint-xv = XV
constraint-xv-rule = la somme des deux chiffres est égale au total : 10 pour un X, 5 pour un V
constraint-minimum = minimum
constraint-minimum-rule = le chiffre est plus petit que ceux de ses côtés, sauf les cases portant le même signe
constraint-maximum = maximum
constraint-maximum-rule = le chiffre est plus grand que ceux de ses côtés, sauf les cases portant le même signe
constraint-full-rank = rang
constraint-full-rank-rule = de toutes les lignes et colonnes, lues comme des nombres depuis les deux bouts et classées à partir du plus petit, celle-ci porte ce numéro ; aucune autre ne lui est égale, sauf si un 1 suit le numéro
constraint-ranks-differ = rangs différents
constraint-ranks-differ-rule = deux lignes ou colonnes ne sont jamais égales, quel que soit le bout par lequel on les lit

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
