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
constraint-rule = { CAPITAL($kind) }{ COUNT($notes) ->
    [0] { "" }
   *[other] { " " }({ LIST($notes, ", ") })
} : { $rule }.
constraint-diagonal-rule = Les chiffres de la diagonale { $rises ->
    [yes] montante
   *[no] descendante
} sont tous différents.
constraint-diagonal = la diagonale { $rises ->
    [yes] montante
   *[no] descendante
}
constraint-at = { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} en { $cell }
    .the = la règle « { $kind } »{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }{ LIST($numbers, " ") }
    } en { $cell }
constraint-of-board = { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
}
    .the = la règle « { $kind } »{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }{ LIST($numbers, " ") }
    }
constraint-choices = { LIST($constraints, " ou ") }
constraint-number = { $name ->
    [arm] bras
    [cell] case
    [cells-added] cases ajoutées
    [cells-of-the-bulb] cases du cercle
    [columns] colonnes
    [count] nombre
    [difference] différence
    [digit] chiffre
    [first] premier
    [last] dernier
    [left-out] cases omises
    [modulus] module
    [partners] partenaires
    [product] produit
    [quotient] quotient
    [rank] rang
    [ratio] rapport
    [rows] lignes
    [seen] visibles
    [sets] ensembles
    [size] taille
    [table] table
    [ties] égalités
    [total] total
    [weight] poids
   *[other] { $name }
}
constraint-number-endless = { $number }…
constraint-none = aucune valeur
constraint-none-or = aucune ou { $others }
constraint-numbers-named = { LIST($numbers, ", ") }
constraint-count = { $count }
constraint-at-least = au moins { $count }
constraint-line = une ligne, une colonne ou un bloc de { $side }
constraint-unknown = il n’y a pas de contrainte « { $name } » ; « evoku convert --help » les énumère toutes
constraint-wrong-cell = cases de « { $kind } » : trouvé : « { $found } » ; attendu : une case comme r1c1, « row 1 » ou « column 1 » d’une grille de { $side }x{ $side }
constraint-cell-twice = cases de « { $kind } » : { $cell } y figure deux fois, chacune est attendue une seule fois
constraint-cells = cases de « { $kind } » : { $found } trouvées, attendu : { $expected }
constraint-numbers = nombres de « { $kind } » : { $found } trouvés, attendu : { $expected }
constraint-number-too-large = nombres de « { $kind } » : { $found } trouvé, { $most } au plus attendu
constraint-wrong-alternatives = { $found } parmi les alternatives, attendu : au moins deux sortes qui ont leurs propres cases
constraint-unfit = { $found }, attendu : { $expected }
constraint-first-digit = 0 ou 1, et { $side } chiffres au plus à partir de là
constraint-rows-and-columns = des lignes et des colonnes de 1 à { $side }
constraint-once = une seule fois par grille
constraint-these-digits = les chiffres de { $first } à { $last }
constraint-digit-for-each = un chiffre pour chacune des { $cells } cases d’une ligne
constraint-cell-beside = { $cell } à côté de la grille
constraint-cells-beyond = des cases au-delà de { $rows } lignes et { $columns } colonnes
constraint-infeasible = { $constraint } est impossible sur une grille de cette taille : il faut trop d’états
hue-ink = noir
hue-paper = blanc
hue-black = noir
hue-white = blanc
hue-slate = gris ardoise
hue-grey = gris
hue-mist = gris clair
hue-pearl = gris perle
hue-green = vert
hue-orange = orange
hue-purple = violet
hue-yellow = jaune
hue-blue = bleu
hue-teal = bleu canard
hue-peach = pêche
hue-lavender = lavande
hue-steel = bleu acier
hue-tan = brun clair
hue-rose = rose
hue-sky = bleu ciel
hue-lime = vert clair
hue-sand = sable
hue-lilac = lilas
hue-mint = menthe
hue-apricot = abricot
clash-in-house = { $digit } figure deux fois { FORM($house, "in") } ({ LIST($cells, "and") })
clash-knight = { $digit } figure deux fois à un saut de cavalier ({ LIST($cells, "and") })
clash-king = { $digit } figure deux fois à un pas de roi ({ LIST($cells, "and") })
rules-plain = sans autre règle
rules-jigsaw = régions irrégulières
rules-diagonal = diagonales
rules-windoku = windoku
rules-anti-knight = anti-cavalier
rules-anti-king = anti-roi
rules-latin = carré latin
shape-board = { $shape }, { LIST($rules, ", ") }
shape-side = { $side }x{ $side }
shape-with-boxes = { $side }x{ $side } (blocs { $rows }x{ $columns })
shape-empty-box = un bloc a besoin d’au moins une ligne et une colonne, pas de { $rows }x{ $columns }
shape-too-large = des blocs de { $rows }x{ $columns } donnent un côté de { $side } ; le plus grand est 64
sudoku-cells = { $found } cases pour une grille de { $expected } cases
sudoku-no-mark = { $cell } n’a plus aucun candidat
rules-unknown = il n’y a pas de règle « { $name } » ; il y a { LIST($known, ", ") }
rules-region-cells = { $found } cases ont une région, mais la grille a { $expected } cases
rules-windows = le windoku a besoin d’un côté de 4, 9, 16, 25, 36, 49 ou 64, pas de { $side }
rules-no-square = la règle « { $rule } » a besoin d’une grille carrée avec autant de chiffres que de lignes
symmetry-no-permutation = les { $what ->
    [rows] lignes
    [columns] colonnes
   *[digits] chiffres
} ne sont pas une permutation de 0 à { $last }
symmetry-too-large = un côté de { $side } ; le plus grand est 64
symmetry-side = une symétrie de côté { $symmetry } ne convient pas à un côté de { $found }
symmetry-breaks = la symétrie ne respecte pas ceci : { $what }
symmetry-knight = le saut de cavalier de { $first } à { $second }
symmetry-king = le pas de roi de { $first } à { $second }
symmetry-pairs = les paires de cases qui doivent différer
canon-marks = une grille avec des candidats notés n’a pas de forme canonique
canon-constraint = une grille avec des contraintes n’a pas de forme canonique, et celle-ci en a une : { $constraint }

## Formats

format-at = { $line ->
    [0] colonne { $column }
   *[other] { $column ->
        [0] ligne { $line }
       *[other] ligne { $line }, colonne { $column }
    }
}{ COUNT($cells) ->
    [0] { "" }
   *[other] { " " }({ LIST($cells, ", ") })
} : { $what }
format-in-cell = ({ $cell }) : { $what }
format-unexpected = trouvé : { $found } ; attendu : { $expected }
format-cells = { $found } { $found ->
    [one] case trouvée
   *[other] cases trouvées
} ; attendu : { $expected }
format-puzzles = { $found ->
    [0] aucune grille trouvée
    [one] { $found } grille trouvée
   *[other] { $found } grilles trouvées
}, une seule était attendue
format-too-long = { $what ->
    [board] la grille
    [line] la ligne
    [link] la grille du lien
    [object] l’objet
    [puzzle] la grille
    [row] la rangée
    [tag] la balise
   *[other] le texte
} dépasse { $limit } octets, une grille est attendue
format-input = lecture impossible : { $cause }
format-nothing = rien
format-quoted = « { $text } »
format-found-in = { $found } dans "{ $member }"
format-found-member = le membre { $name }
format-found-cells = { $count } cases
format-found-more-cells = au moins { $count } cases
format-found-quoted-cells = « { $count } cases »
format-found-quoted-variables = « { $count } variables »
format-found-characters = { $count } caractères
format-found-rows-in = { $count } lignes dans "{ $member }"
format-found-cells-in-row = { $count } cases dans une ligne de "{ $member }"
format-found-other-rows = des lignes d’une autre longueur dans "{ $member }"
format-found-end = la fin de l’entrée
format-found-damaged-link = un lien coupé ou endommagé : { $link }
format-found-link-with = un lien qui contient { $text } : { $error }
format-count = { $count }
format-count-at-most = { $most } au plus
format-count-range = de { $least } à { $most }
format-count-for = { $count } pour une grille de { $shape }
format-count-as-usual = { $count } comme presque partout dans ce fichier
format-count-as-in = { $count }, autant que dans "{ $member }"
format-count-each = { $count }, une par case
format-count-nine-each = { $count }, neuf par case
format-count-row = { $count } (la ligne { $row } en a { $found } au lieu de { $side })
format-count-rows = { $count } ({ $rows } lignes au lieu de { $side })
format-count-dots = { $count } ; écris les cases vides qui sont des espaces comme des points
format-count-product = { $count }, le produit de { $rows } et { $columns }
format-count-size = { $count }, la taille de la grille
format-count-cells-as-in = { $count } cases, autant que dans "{ $member }"
format-expected-digit = un chiffre de { $first } à { $last }
format-expected-digit-or-blank = un chiffre de { $first } à { $last } ou une case vide (. 0 _ * x)
format-expected-digit-from-zero = un chiffre de 0 à { $last } ou une case vide (. _ * x)
format-expected-digit-or-letter = un chiffre de 1 à 9, une lettre de A à { $last } (10 à { $side }) ou une case vide (. 0 _ * x)
format-expected-hexadecimal = un chiffre de 0 à 9, une lettre de A à { $last } ou .
format-expected-letter = une lettre de A à { $last } ou une case vide (. 0 _ * x)
format-expected-number-or-blank = un nombre de 1 à { $side } ou une case vide (. 0 _ * x)
format-expected-sign = un chiffre, une lettre ou une case vide (. 0 _ * x)
format-expected-digit-or-plus = un chiffre de 1 à 9, + ou une case vide (. 0 _ * x)
format-expected-this-digit = le chiffre { $digit } ou une case vide (. 0 _ * x)
format-expected-end-of-puzzle = la fin de la grille
format-expected-end-of-line = la fin de la ligne
format-expected-end-of-tag = la fin de la balise qui commence ici
format-expected-end-of-object = la fin de l’objet qui commence ici
format-expected-end-of-array = la fin du tableau qui commence ici
format-expected-puzzle-or-comment = une grille, ou un commentaire après #
format-expected-puzzle-of-cells = une grille de { $cells } cases, ou un commentaire après #
format-expected-name = un nom
format-expected-size-number = { $part ->
    [side] le côté
    [height] la hauteur d’un bloc
   *[width] la largeur d’un bloc
}, de 1 à 64
format-expected-utf-8 = du texte en UTF-8
format-expected-candidate-digits = des candidats, chiffres de 1 à { $side }
format-expected-candidate-numbers = des candidats, nombres de 1 à { $side } avec des virgules
format-expected-hodoku-candidate = un candidat en trois chiffres : chiffre, ligne, colonne
format-expected-hodoku-line = une ligne comme :technique:candidates:givens:deleted:eliminations:placements:
format-expected-region = le numéro d’une région, de 0 à 255
format-expected-regions = 64 régions au plus
format-expected-regions-written = des régions en texte ou en tableau
format-expected-byte = un nombre de 0 à 255 par case
format-expected-number = un nombre
format-expected-number-or-null = un nombre ou null
format-expected-whole = un nombre entier
format-expected-any-digit = un chiffre
format-expected-true-or-false = true ou false
format-expected-array = un tableau
format-expected-rows = un tableau de lignes
format-expected-row = une ligne
format-expected-number-of-rows = un nombre de lignes
format-expected-object = un objet
format-expected-json-object = un objet JSON
format-expected-puzzle-object = un objet avec un membre "puzzle"
format-expected-puzzle-object-or-board = un objet avec un membre "puzzle", ou une grille
format-expected-puzzle-written = une grille en texte ou en tableau
format-expected-marks = un tableau avec un tableau de chiffres par case
format-expected-box = les lignes et colonnes d’un bloc comme [2, 3]
format-expected-rule-names = un tableau de noms de règles
format-expected-constraint-texts = un tableau de contraintes comme "killer 10 r1c1 r1c2"
format-expected-solution = un texte ou un tableau de chiffres
format-expected-negative = "difference", "ratio" ou "xv"
format-expected-fpuzzles-link = un lien entier de f-puzzles
format-expected-fpuzzles-link-beginning = un lien de f-puzzles, depuis son début
format-expected-fpuzzles-object = l’objet JSON d’une grille
format-expected-fpuzzles-constraints = des contraintes de f-puzzles lisibles
format-expected-fpuzzles-cells = un tableau de cases comme ["R1C1", "R1C2"]
format-expected-fpuzzles-lines = "lines", un tableau de tableaux de cases
format-expected-fpuzzles-boxes = une grille avec des blocs
format-expected-fpuzzles-outside = une place à côté de la grille comme R0C1 ou R1C0
format-expected-fpuzzles-direction = une direction : UL, UR, DL ou DR
format-expected-fpuzzles-start = une place à côté de la grille d’où la direction y mène
format-expected-cell-name = une case de R1C1 à { $last }
format-expected-scl-link = un lien entier de SudokuPad
format-expected-scl-object = l’objet d’une grille
format-expected-scl = un lien ou un objet de SudokuPad ({ $error })
format-expected-scl-rows = un objet avec des lignes de "cells", ou un lien vers un tel objet
format-expected-scl-cells = des cases de la grille comme [0, 1]
format-expected-square-board = une grille carrée de { $side }x{ $side }
format-expected-kind = une sorte
format-expected-constraint-kind = une sorte de contrainte
format-expected-constraint = une contrainte
format-expected-csv-column = une colonne "puzzle", ou une qui ressemble à une grille
format-expected-sumocue = 3x3::k:, SumoCueV1 ou 81 flèches et totaux
format-expected-sumocue-cell = une case comme =17, +4 ou +4J0
format-expected-sumocue-earlier = le numéro d’une case précédente
format-expected-sumocue-regions = une région pour chaque case ou aucune
format-expected-sumocue-arrows = des flèches qui mènent à un total sur la grille
format-expected-side = le côté de la grille
format-expected-colon = un deux-points
format-expected-solo-cell = un nombre de 1 à { $side }, une lettre ou _
format-expected-solo-run = une lettre ou _, une suite de bords
format-expected-solo-runs = des suites sur { $total } bords
format-expected-solo-total = un total, une lettre ou _
format-expected-solo-totals = les totaux de { $cells } cases
format-expected-solo-size = une taille comme 3x3 ou 9j
format-expected-solo-letter = j, x, k ou un deux-points
format-expected-solo-cages = une virgule et des cages
format-expected-solo-cage-totals = une virgule et les totaux des cages
format-expected-solo-regions = une virgule et des régions
format-expected-keen-clues = une virgule et les indices des blocs
format-expected-keen-clue = un indice comme a6, m6, s1 ou d2
format-expected-keen-number = le nombre d’un indice
format-expected-unequal-cell = une virgule et la case suivante
format-expected-unequal-letter = U, R, D ou L vers la grille
format-expected-towers-clue = un / et l’indice suivant
format-expected-iss-chain = des contraintes comme .Cage~10~R1C1
format-expected-iss-shape = une forme comme 9x9, 4x6, 6x6~9 ou 9x9~0-8, de 64 lignes et chiffres au plus
format-expected-iss-variables = 4096 variables au plus
format-expected-iss-fewer = moins, à côté d’une grille de 64 lignes au plus
format-expected-iss-line = une ligne ou une colonne comme R1 ou C1
format-expected-iss-variable = le nom d’une variable en majuscules
format-expected-iss-regions = un nombre entier de régions de { $cells } cases
format-expected-iss-arms = des bras qui commencent par la même case
format-expected-iss-left-out = 0 ou 1, ou rien
format-expected-iss-square = un carré avec les chiffres de 0 à son côté
format-expected-iss-group = un groupe qui n’est dans aucun autre
format-expected-iss-alternative = une contrainte qui peut être une des alternatives
format-expected-iss-region-size = de 1 à { $most } cases
format-expected-iss-known = une contrainte qu’evoku connaît
format-expected-iss-copies = des cases de la grille, six par signe
format-expected-iss-ties = none, only-unclued ou any
format-expected-iss-diagonal = 1, la diagonale montante, ou -1
format-expected-iss-jigsaw = une région pour chacune des { $cells } cases
format-expected-iss-sum = un total, = et un coefficient par case
format-expected-iss-edge = une case au bord de la grille
format-expected-iss-quad = une case qui en a d’autres dessous et à droite
format-expected-iss-counts = des nombres et des chiffres comme 1223
format-expected-iss-indexing = C pour les colonnes ou R pour les lignes
format-expected-iss-pairs = une table de paires de chiffres
format-expected-iss-automaton = un automate qui lit des chiffres
format-cannot-carry = { $format } ne peut pas contenir ceci : { $what } ; { $can }
format-none-can = aucun format ne le peut
format-others-can = formats qui le peuvent : { LIST($formats, ", ") }
format-part-board = une grille de { $side }x{ $side }
format-part-given = l’indice de { $cell }
format-part-boxes = des blocs de { $rows }x{ $columns }
format-part-no-boxes = une grille sans blocs
format-part-jigsaw = des régions irrégulières
format-part-jigsaw-boxes = des régions irrégulières qui sont des blocs
format-part-rule = la règle « { $rule } »
format-part-constraints = { $first } et { $others ->
    [1] une autre contrainte
   *[other] { $others } autres contraintes
}
format-part-marks = des candidats notés
format-part-solution = la solution
format-part-solutions = des solutions
format-part-field = le champ "{ $name }"
format-part-column = "{ $name }" dans un tableau dont la première grille n’en a pas
format-part-loose-cells = des cases qui ne sont dans aucun bloc
format-about-opensudoku = OpenSudoku : XML avec un « game » par grille 9x9
format-about-iss = Interactive Sudoku Solver : contraintes en .Kind~arguments, ou un lien, une grille par ligne
format-about-hodoku = bibliothèque de HoDoKu : technique, indices, candidats supprimés, éliminations…
format-about-keen = identifiants de « Keen » (KenKen) de la collection de Simon Tatham
format-about-unequal = identifiants de « Unequal » (Futoshiki) de la collection de Simon Tatham
format-about-towers = identifiants de « Towers » (gratte-ciel) de la collection de Simon Tatham
format-about-sgt = identifiants de « Solo » de la collection de Simon Tatham
format-about-sumocue = killer sudoku 9x9 en une ligne : SumoCue, 3x3::k:, cages avec des flèches
format-about-scl = SudokuPad : un lien par ligne, ou son JSON ; cages et régions comptent, les dessins sont conservés
format-about-fpuzzles = f-puzzles : un lien par ligne, avec contraintes ; aussi son JSON et les liens de SudokuPad
format-about-text = une grille, puis une règle ou une contrainte par ligne : killer 10 r1c1 r1c2
format-about-pencil = une grille de candidats : 15 pour une case qui vaut 1 ou 5 ; avec des virgules au-delà de 9
format-about-sud = une ligne par grille : nom, côté, hauteur et largeur des blocs, cases avec des virgules
format-about-jsonl = JSON Lines : un objet JSON par ligne
format-about-json = JSON : un objet, un tableau d’objets ou plusieurs objets
format-about-sdk = SadMan et SudoCue : #A auteur et autres en-têtes, [Puzzle], neuf lignes
format-about-candidates = 729 candidats d’une grille 9x9 en une ligne
format-about-sheet = une feuille de calcul : une rangée par ligne, des virgules, points-virgules ou tabulations entre les cases
format-about-csv = un en-tête avec puzzle, peut-être solution, et d’autres colonnes, qui sont conservées
format-about-ss = Simple Sudoku : un dessin 9x9 qui lui est propre
format-about-board = un dessin avec ou sans traits entre les blocs
format-about-sdm = une grille 9x9 par ligne : 81 caractères
format-about-line = une grille par ligne : chiffres et lettres, ou nombres séparés
format-field-puzzle = les indices dans l’ordre de lecture
format-field-solution = la solution, écrite comme la grille
format-field-box = les lignes et colonnes d’un bloc : 2x3 en CSV, [2, 3] en JSON
format-field-rules = les règles en plus des lignes, colonnes et blocs, par leur nom
format-field-regions = régions irrégulières : un caractère par case, les mêmes forment une région
format-field-constraints = contraintes en plus des zones, en texte avec des points-virgules
format-field-marks = candidats notés : les chiffres de chaque case
format-field-id = le numéro ou le nom de la grille dans une collection
format-field-name = le titre de la grille
format-field-author = qui a créé la grille
format-field-comment = un texte à côté de la grille
format-field-description = un texte plus long sur la grille
format-field-date = quand la grille a été créée
format-field-source = d’où vient la grille
format-field-url = où la grille a été publiée
format-field-class = la classe où un ensemble range la grille
format-field-status = ce qu’une recherche a trouvé : unique, solved, several, none, wrong ou unknown
format-field-solutions = combien de solutions une recherche a trouvées
format-field-true-candidates = pour chaque case les chiffres qu’elle contient dans une solution
format-field-level = la difficulté de la grille, de easy à extreme
format-field-score = la somme des points de toutes les étapes du chemin
format-field-hardest-technique = la technique la plus difficile du chemin
format-field-hodoku-level = le niveau que HoDoKu donne à ces points
format-field-hodoku-score = les points de HoDoKu
format-field-se-er = la note de Sudoku Explainer pour l’étape la plus difficile
format-field-se-ep = la note de Sudoku Explainer jusqu’au premier placement
format-field-se-ed = la note de Sudoku Explainer pour la première étape
format-field-guesses = combien de fois une recherche se ramifie pour prouver l’unicité
format-field-path-guesses = combien de fois le chemin des techniques a dû deviner
format-field-side = le côté de la grille
format-field-givens = les cases données
format-field-given-digits = les chiffres présents parmi les indices
format-field-open-candidates = candidats de toutes les cases ouvertes, chiffres qu’aucun indice visible ne contient
format-field-kernel-cells = les cases que les singletons nus et cachés laissent ouvertes
format-field-kernel-candidates = les candidats de ces cases
format-field-kernel-edges = paires de ces cases qui s’excluent un chiffre
format-field-kernel-density = leur part de toutes les paires de ces cases
format-field-kernel-components = les parties que ces arêtes ne relient pas
format-field-spectral-radius = la plus grande valeur propre du graphe de ces cases et arêtes
format-field-spectral-energy = la valeur absolue moyenne de ses valeurs propres
format-field-algebraic-connectivity = la deuxième plus petite valeur propre de son laplacien
format-field-square-symmetries = rotations et réflexions qui conservent les places des indices
format-field-pattern-automorphisms = réarrangements qui conservent les places des indices
format-field-puzzle-automorphisms = réarrangements avec renommage des chiffres qui conservent la grille
format-field-solution-count = le nombre de solutions, 2 s’il y en a plusieurs
format-field-backbone = les cases ouvertes qui ont le même chiffre dans toutes les solutions
format-field-backdoor = le moins de chiffres à révéler pour que les singletons résolvent la grille
format-field-backdoor-exact = 1 si toute porte dérobée plus petite est exclue, 0 si elle peut être plus petite
format-field-walk-correlation = corrélation des coûts avant et après un échange au hasard
format-field-walk-neutrality = la part des échanges au hasard qui laissent le coût tel quel
format-field-climb-cost = le coût moyen des optimums locaux des échanges
format-field-climb-distance = le nombre moyen de cases où ils diffèrent de la solution
format-field-climb-correlation = la corrélation des deux, sur les optimums locaux
format-field-original = la grille dont ceci est la forme canonique
format-field-digest = égal exactement quand les formes canoniques le sont
format-field-automorphisms = combien de symétries laissent la grille telle quelle
format-field-problem = pourquoi une évaluation manque
format-field-technique = le numéro de la technique chez HoDoKu, avec sa variante
format-field-candidates = les candidats de HoDoKu que la technique concerne
format-field-deleted = les candidats de HoDoKu déjà supprimés : chiffre, ligne, colonne
format-field-eliminations = les candidats de HoDoKu que la technique supprime
format-field-placements = les chiffres de HoDoKu que la technique place
format-field-extra = ce qu’une ligne de la bibliothèque de HoDoKu dit d’autre

## Explications : étapes et indices

step-because = { $reason } Donc { LIST($conclusions, " ; ") }.
step-sentences = { LIST($sentences, " ") }
step-notation = { $technique } : { $notation }
step-put = { LIST($cells, "and") } { COUNT($cells) ->
    [one] est
   *[other] sont
} { LIST($digits, "and") }
step-gone = { LIST($cells, "and") } { COUNT($cells) ->
    [one] n’est pas
   *[other] ne sont pas
} { LIST($digits, "or") }
step-naked-single = { $digit } est le seul candidat qui reste dans { $cell }.
step-hidden-single = { CAPITAL(FORM($house, "in")) }, seule la case { $cell } peut encore contenir le { $digit }.
step-full-house = { $cell } est la dernière case vide { FORM($house, "of") }, et il n’y manque plus que le { $digit }.
step-locked =
    { CAPITAL(FORM($house, "in")) }, le { $digit } ne peut aller que dans { LIST($places, "or") }, et toutes ces cases sont { FORM($to, "in") }. L’une d’elles le contient : il n’y a plus de { $digit } dans le reste { FORM($to, "of") }.
step-naked-subset =
    Les { $count } cases { LIST($cells, "and") } n’ont à elles toutes que les { $count } candidats { LIST($digits, "and") } et les épuisent : aucune autre case { FORM($houses, "of") } ne peut en contenir un.
step-hidden-subset =
    { CAPITAL(FORM($houses, "in")) }, les { $count } chiffres { LIST($digits, "and") } ne peuvent aller que dans les { $count } cases { LIST($cells, "and") }. Ils les remplissent, et aucun autre chiffre n’y a sa place.
step-fish =
    { CAPITAL(FORM($base, "the")) } ont chacune besoin d’un { $digit }, et toutes les places possibles sont { FORM($cover, "in") }. Ces { $count } chiffres les occupent : aucune autre case { FORM($cover, "of") } ne peut contenir le { $digit }.
step-finned-fish =
    { CAPITAL(FORM($base, "the")) } demandent un { $digit } par zone, et toutes les places possibles sont { FORM($cover, "in") }, sauf { COUNT($fins) ->
        [one] la nageoire
       *[other] les nageoires
    } { LIST($fins, "and") }. Si aucune nageoire ne contient le { $digit }, le poisson n’en laisse pas pour d’autres cases { FORM($cover, "of") } ; si l’une d’elles le contient, elle l’exclut de ce qu’elle voit. Ce qui tombe dans les deux cas est faux.
step-kraken-fish =
    { CAPITAL(FORM($base, "the")) } demandent un { $digit } par zone, et toutes les places possibles sont { FORM($cover, "in") }, sauf { COUNT($fins) ->
        [one] la nageoire
       *[other] les nageoires
    } { LIST($fins, "and") }. { LIST($chains, " ") } Tout mène au même résultat.
step-siamese-fish = { $one } Vu autrement : { $other }
step-wing =
    { $pivot } contient { LIST($candidates, "or") } : { LIST($cases, " ; ") }. Dans tous les cas, l’une de ces cases contient le { $digit }, et aucune case qui les voit toutes ne peut le contenir.
step-wing-case = si c’est le { $pivot-digit }, { $cell } est { $digit }
step-wing-pivot = ou bien c’est elle qui contient le { $digit }
step-deadly =
    Si { LIST($cells, "and") } ne contenaient que { LIST($digits, "and") }, on pourrait y échanger ces deux chiffres, et la grille aurait deux solutions.
step-rectangle-only = Seule { LIST($cells, "or") } peut l’éviter.
step-rectangle-besides = Pour l’éviter, { LIST($besides, "or") } doit se trouver dans { LIST($cells, "or") }.
step-rectangle-subset =
    { LIST($cells, "or") } contient donc { LIST($besides, "or") }, ce qui forme avec { LIST($subset, "and") } un groupe nu { FORM($houses, "in") }.
step-rectangle-link =
    { CAPITAL(FORM($houses, "in")) }, les coins sont les seules places pour { LIST($kept, "and") } ; { LIST($gone, "and") } dans { LIST($cells, "or") } mènerait donc à cette situation.
step-rectangle-links =
    { CAPITAL(FORM($houses, "in")) }, les coins sont les seules places pour { LIST($gone, "and") }. Avec { LIST($gone, "and") } dans { LIST($cells, "or") }, ce chiffre serait aussi dans l’autre, et { LIST($kept, "and") } dans le reste.
step-rectangle-hidden =
    { CAPITAL(FORM($houses, "in")) }, les coins sont les seules places pour { LIST($kept, "and") } ; { LIST($gone, "and") } dans le coin où elles se croisent mènerait donc à cette situation.
step-bivalue-universal-grave =
    Toutes les cases vides sauf { $cell } ont deux candidats. Si { $cell } n’en avait que deux elle aussi, chaque chiffre aurait deux places ou aucune dans chaque zone, et la grille n’aurait pas une solution unique. { LIST($digits, "and") } est le chiffre qui a une troisième place dans les zones de { $cell } : il s’y trouve donc.
step-colors =
    Quand une zone a deux places pour le { $digit }, l’une d’elles le contient ; en suivant ces liens, le { $digit } se trouve { LIST($clusters, "and") }.
step-color-cluster = soit dans { $one }, soit dans { $other }
step-simple-colors-trap = Une case qui voit les deux couleurs ne peut pas le contenir.
step-simple-colors-wrap = Deux cases de la première couleur se voient : c’est donc la seconde qui est la bonne.
step-multi-colors-1 =
    Une couleur d’un groupe en voit une de l’autre : elles ne peuvent pas être bonnes toutes les deux. L’une des couleurs opposées l’est donc, et ce qui voit ces deux-là ne peut pas contenir ce chiffre.
step-multi-colors-2 = Une couleur qui voit les deux couleurs de l’autre groupe est fausse.
step-sue-de-coq =
    { LIST($crossing, "and") }, où se croisent { FORM($line, "the") } et { FORM($box, "the") }, n’ont que les candidats { LIST($crossing-digits, "and") } ; dans le reste { FORM($line, "of") }, { LIST($line-cells, "and") } { COUNT($line-cells) ->
        [one] n’a
       *[other] n’ont
    } que { LIST($line-digits, "and") } ; dans le reste { FORM($box, "of") }, { LIST($box-cells, "and") } { COUNT($box-cells) ->
        [one] n’a
       *[other] n’ont
    } que { LIST($box-digits, "and") }. Il y a autant de cases que de chiffres : chaque chiffre est épuisé là où toutes ses cases sont visibles.
step-template-set = Toute façon de placer tous les { $digit } sur la grille utilise ces places.
step-template-delete = Aucune façon de placer tous les { $digit } sur la grille n’utilise ces places.

step-is = { $cell } est { $digit }
    .supposed = que { $cell } soit { $digit }
step-is-not = { $cell } n’est pas { $digit }
    .supposed = que { $cell } ne soit pas { $digit }
step-is-in = { $digit } est dans { LIST($cells, "or") }
    .supposed = que { $digit } soit dans { LIST($cells, "or") }
step-is-not-in = { $digit } n’est pas dans { LIST($cells, "or") }
    .supposed = que { $digit } ne soit pas dans { LIST($cells, "or") }
step-nowhere-else = { $state } (nulle part ailleurs { FORM($house, "in") })
step-nothing-else = { $state } (il n’y reste rien d’autre)
step-through-set = { $state } ({ $cells } : tous les chiffres sauf un parmi { LIST($digits, "and") })
step-by-constraint = { LIST($gone, " ; ") } ({ $constraint })
step-so-on = ainsi de suite pendant { $count } { $count ->
    [one] étape
   *[other] étapes
}
step-done = c’est déjà tout
step-chain = Supposons { LIST($assumed, "and", "supposed") }. Alors { LIST($follows, "and") }.
step-chain-also = Alors, en outre, { LIST($follows, "and") }.
step-loop =
    Le dernier maillon ramène au premier : la chaîne forme une boucle et vaut dans les deux sens. De deux voisins, l’un est donc vrai, et ce qui voit les deux est faux.
step-verity = L’un d’eux est forcément vrai, et chacun mène au même résultat.
step-remote-pair =
    Les cases de la chaîne contiennent donc les deux chiffres en alternance, et ce qui en voit deux différentes ne peut contenir ni l’un ni l’autre.
step-even-so = Malgré cela, { $state }.
step-either = Dans tous les cas, { $one } ou { $other }.
step-otherwise = Et si { $state }, c’est exclu aussi.
step-opposite = Ce que cela exclut, et que son contraire exclut aussi, est faux.
step-contradicts-itself = C’est contradictoire.
step-one-digit = Or une case ne contient qu’un seul chiffre.
step-contradiction = { $what } : l’hypothèse est donc fausse.
step-both-ways = { $cell } serait { $digit } et en même temps ne le serait pas
step-two-digits = Il y aurait à la fois { $one } et { $other } dans { $cell }
step-twice = Le { $digit } serait deux fois { FORM($house, "in") }
step-no-digit = Il ne resterait aucun chiffre pour { $cell }
step-no-place = Il ne resterait aucune place pour le { $digit } { FORM($house, "in") }
step-impossible = Tout cela ne peut pas être vrai à la fois

step-almost-locked = { $cells } { $count ->
    [one] contient
   *[other] contiennent
} tous les chiffres sauf un parmi { LIST($digits, "and") }
step-death-blossom =
    { LIST($sets, " ; ") }. Que { $stem } contienne { LIST($digits, "or") }, elle prend ce chiffre à l’un de ces groupes, qui a alors besoin de tous ses autres chiffres. Ce que tous les cas excluent est faux.
step-doubly-linked =
    { LIST($sets, " ; ") }. Chacun des chiffres { LIST($linked, "and") } ne peut être que dans l’un des deux groupes, car toutes ses cases s’y voient, et aucun groupe ne peut se passer des deux. Chaque groupe contient donc l’un d’eux et tous ses autres chiffres, et ce qui voit toutes les cases d’un tel chiffre ne peut pas le contenir.
step-linked =
    { LIST($sets, " ; ") }. Deux groupes voisins ne peuvent pas contenir tous deux le chiffre qui les relie ({ LIST($links, "and") }), car toutes ses cases s’y voient ; un groupe qui s’en passe a besoin de tous ses autres chiffres. De groupe en groupe, { LIST($digits, "or") } se trouve dans le premier ou dans le dernier, et ce qui en voit toutes les cases dans les deux ne peut pas le contenir.
step-any = { LIST($digits, "or") }

step-cage-of = cage de { $total } en { $cell }
    .the = la { step-cage-of }
step-cage = cage en { $cell }
    .the = la { step-cage }
step-extra-region = région supplémentaire en { $cell }
    .the = la { step-extra-region }
step-white-dot = point blanc entre { LIST($cells, "and") }
    .the = le { step-white-dot }
step-black-dot = point noir entre { LIST($cells, "and") }
    .the = le { step-black-dot }
step-x = X entre { LIST($cells, "and") }
    .the = le { step-x }
step-v = V entre { LIST($cells, "and") }
    .the = le { step-v }
step-between = { $name } { $number } entre { LIST($cells, "and") }
    .the = la règle « { $name } » { $number } entre { LIST($cells, "and") }
step-inequality = inégalité entre { LIST($cells, "and") }
    .the = l’{ step-inequality }
step-even = cases paires en { $cell }
    .the = les { step-even }
step-odd = cases impaires en { $cell }
    .the = les { step-odd }
step-sum-clue = { $name } de { $total } en { $cell }
    .the = la règle « { $name } » de { $total } en { $cell }
step-quadruple = quadruple { LIST($numbers, " ") } en { $cell }
    .the = le { step-quadruple }
step-exactly = cage de { $count } × { $digit } en { $cell }
    .the = la { step-exactly }
step-outside = { $name }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} { FORM($line, "of") }
    .the = la règle « { $name } »{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }{ LIST($numbers, " ") }
    } { FORM($line, "of") }
step-line = { $name } en { $cell }
    .the = la règle « { $name } » en { $cell }
step-size = lignes, colonnes et régions
    .the = les { step-size }
step-clue = { $name } { LIST($numbers, " ") } en { $cell }
    .the = la règle « { $name } » { LIST($numbers, " ") } en { $cell }
step-clue-at = { $name } en { $cell }
    .the = la règle « { $name } » en { $cell }

step-relation =
    D’après { LIST($who, "and", "the") } : { LIST($rules, "and") }. Les candidats éliminés enfreignent cela, quoi que contiennent les cases voisines.
step-along-line =
    D’après { LIST($who, "and", "the") } : { LIST($rules, "and") }. Aucun choix de chiffres dans les autres cases ne complète ce qui est éliminé.
step-ways =
    D’après { LIST($who, "and", "the") } : { LIST($rules, "and") }. Aucune façon de remplir les cases ne contient ce qui est éliminé.
step-ways-together =
    Considère ensemble { LIST($who, "and", "the") }. Aucune façon de remplir leurs cases ne contient les candidats éliminés.
step-sets = D’après { LIST($who, "and", "the") }, les cases ne peuvent contenir que { LIST($sets, "or") }.
step-many-sets =
    D’après { LIST($who, "and", "the") }, aucun des { $count } ensembles de chiffres possibles dans les cases ne contient ce qui est éliminé.
step-house-needs = { CAPITAL(LIST($who, "and", "the")) } a besoin du { $digit }
step-sets-need =
    D’après { LIST($who, "and", "the") }, les cases ne peuvent contenir que { LIST($sets, "or") } : il leur faut donc le { $digit }
step-every-set-has =
    D’après { LIST($who, "and", "the") }, tout ensemble de chiffres possible dans les cases contient le { $digit }
step-group-single = { $needs }, et seule la case { LIST($places, "or") } peut encore le contenir.
step-group-locked =
    { $needs }, et il ne peut aller que dans { LIST($places, "or") }. Ce qui voit toutes ces cases ne peut donc pas contenir le { $digit }.
step-locked-by-relation =
    { CAPITAL(FORM($houses, "the")) } a besoin du { $digit }, et il ne peut aller que dans { LIST($places, "or") }. D’après { LIST($constraints, "and", "the") } : { LIST($rules, "and") }. Quelle que soit la case qui contient le { $digit }, rien de ce qui est éliminé ne peut se trouver à côté.
step-group-hidden =
    D’après { LIST($who, "and", "the") }, il faut { LIST($digits, "and") } dans les cases, et ces { $count } chiffres ne peuvent aller que dans les { $count } cases { LIST($cells, "and") }. Aucun autre chiffre n’y a sa place.
step-group-naked =
    D’après { LIST($who, "and", "the") } : les { $count } cases { LIST($cells, "and") } n’ont à elles toutes que les candidats { LIST($digits, "and") } et les épuisent. Aucune case qui les voit toutes ne peut en contenir un.
step-sum = D’après { LIST($constraints, "and", "the") } : { $equation }.
step-sum-of-houses = { CAPITAL(FORM($houses, "the")) } { $count ->
    [one] totalise
   *[other] totalisent
} { $sum }. Retires-en { LIST($cages, "and", "the") } ; il reste : { $equation }.
step-cages = { $count } { $count ->
    [one] cage
   *[other] cages
}
step-total = la somme de { LIST($cells, "and") } est { $total }
step-sum-filled = Toutes ces cases sauf une sont remplies.
step-sum-bounds =
    Même avec les plus petits ou les plus grands chiffres dans les autres cases, il ne reste que : { LIST($left, "and") }.
step-nothing-but = { $cell } uniquement { $digit }
step-from-to = { $cell } au moins { $least } et au plus { $most }
step-at-least = { $cell } au moins { $least }
step-at-most = { $cell } au plus { $most }
step-sum-parity =
    Quoi que contiennent les autres cases, la somme de leurs termes est toujours paire ou toujours impaire : ce qui est éliminé donnerait au total la mauvaise parité.
step-sum-remainders =
    Compare les restes de la division par 3 : quoi que contiennent les autres cases, ce qui est éliminé donnerait au total un mauvais reste.
step-sum-rest = Aucun choix de chiffres dans les autres cases ne donne le complément de ce qui est éliminé.

step-look = Regarde { FORM($place, "the") }.
step-look-for = { $technique }. { $look }
step-places = les places du { $digit } { FORM($houses, "in") }
step-all-places = les places du { $digit } dans toute la grille
step-around-cell = { $cell } et ce qu’elle voit
step-around-cells = { LIST($cells, "and") } et ce { COUNT($cells) ->
    [one] qu’elle voit
   *[other] qu’elles voient
}
step-places-listed = { LIST($places, "and") }
    .the = { LIST($places, "and", "the") }
step-digit-in = le { $digit } dans { LIST($cells, "or") }
step-candidates = le nombre de candidats des cases vides
step-crossing = le croisement { FORM($line, "of") } et { FORM($box, "of") }
step-cages-there = { FORM($houses, "the") } et les cages qui s’y trouvent
step-solved = C’est résolu : toutes les cases sont remplies, sans aucun conflit.
step-several = La grille a plusieurs solutions ; voici ce qu’elles ont toutes en commun.
step-none = { $is-unique ->
    [yes] Aucune technique ne mène plus loin ici.
   *[no] La grille a plusieurs solutions, et aucune technique ne trouve d’autre point commun.
}
step-guess = Aucune technique ne mène plus loin ici. La solution a { $digit } dans { $cell }.
step-wrong-clash = Quelque chose ne va pas : { $clash }.
step-wrong-digits = Quelque chose ne va pas : { COUNT($cells) ->
    [one] le chiffre
   *[other] les chiffres
} dans { LIST($cells, ", ") }.
step-wrong-marks = Quelque chose ne va pas : le bon chiffre a été éliminé dans { LIST($cells, ", ") }.
step-wrong = Quelque chose ne va pas : il est impossible de terminer cette grille.
step-wrong-givens = La grille de départ n’a pas de solution.
step-wrong-somewhere = { $why } Avec --puzzle, qui donne les indices de départ, je peux dire où.

step-unexplained-several = elle a plusieurs solutions
step-unexplained-none = elle n’a pas de solution
step-unexplained-clash = elle n’a pas de solution : { $clash }
step-unexplained-undecided = on ne sait pas si elle a une solution unique
step-unrated-none = pas de solution
step-unrated-several = plusieurs solutions
step-unrated-undecided = on ne sait pas si la solution est unique
step-guesses-not-counted = suppositions non comptées : trop nombreuses
step-explainer-board =
    l’évaluation de Sudoku Explainer n’existe que pour les grilles 9x9 ordinaires, pas pour { $board }
step-explainer-none =
    la grille n’a pas de solution ; seule une grille qui en a exactement une peut être évaluée
step-explainer-several =
    la grille a plusieurs solutions ; seule une grille qui en a exactement une peut être évaluée
step-explainer-cancelled = l’évaluation a été abandonnée

## Techniques

technique-full-house = Dernière case
technique-naked-single = Singleton nu
technique-hidden-single = Singleton caché
technique-last-of-sum = Dernière case d’une somme
technique-relation = Relation
technique-sum-bounds = Bornes d’une somme
technique-group-single = Singleton caché dans une cage
technique-locked-pair = Paire verrouillée
technique-locked-triple = Triplet verrouillé
technique-pointing = Candidats verrouillés (depuis le bloc)
technique-claiming = Candidats verrouillés (depuis la ligne)
technique-innie-outie = Case isolée, intérieure ou extérieure
technique-combinations = Combinaisons
technique-locked-in-group = Candidats verrouillés (cage)
technique-locked-by-relation = Candidats verrouillés (relation)
technique-naked-subset = { $size ->
    [2] Paire nue
    [3] Triplet nu
    [4] Quadruplet nu
   *[other] Groupe nu de { $size }
}
technique-hidden-subset = { $size ->
    [2] Paire cachée
    [3] Triplet caché
    [4] Quadruplet caché
   *[other] Groupe caché de { $size }
}
technique-naked-group-subset = Groupe nu dans une cage
technique-hidden-group-subset = Groupe caché dans une cage
technique-line = Ligne de contrainte
technique-permutations = Permutations
technique-parity = Parité
technique-innies-outies = Cases intérieures et extérieures
technique-fish = { $size ->
    [2] X-Wing
    [3] Poisson-épée
    [4] Méduse
    [5] Squirmbag
    [6] Baleine
   *[other] Léviathan
}{ $shape ->
    [franken] { " " }Franken
    [mutant] { " " }{ $size ->
        [4] mutante
        [6] mutante
       *[other] mutant
    }
   *[basic] { "" }
}{ $fins ->
    [finned] { " " }à nageoires
    [sashimi] { " " }sashimi
   *[none] { "" }
}{ $is-siamese ->
    [yes] { " " }{ $size ->
        [4] siamoise
        [6] siamoise
       *[other] siamois
    }
   *[no] { "" }
}
technique-remote-pair = Paire éloignée
technique-bivalue-universal-grave = Toutes les cases à deux candidats sauf une (BUG + 1)
technique-skyscraper = Gratte-ciel
technique-two-string-kite = Cerf-volant à deux fils
technique-dual-two-string-kite = Double cerf-volant
technique-turbot-fish = Turbot
technique-empty-rectangle = Rectangle vide
technique-dual-empty-rectangle = Double rectangle vide
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-unique-rectangle = Rectangle unique, type { $type }
technique-hidden-rectangle = Rectangle caché
technique-avoidable-rectangle = Rectangle évitable, type { $type }
technique-joint-constraints = Deux contraintes
technique-sue-de-coq = Sue de Coq
technique-simple-colors-trap = Coloriage simple (piège)
technique-simple-colors-wrap = Coloriage simple (contradiction)
technique-multi-colors = Coloriage multiple { $type }
technique-x-chain = Chaîne X
technique-xy-chain = Chaîne XY
technique-continuous-loop = Boucle continue
technique-discontinuous-loop = Boucle discontinue
technique-alternating-chain = Chaîne alternée (AIC)
technique-grouped-continuous-loop = Boucle continue groupée
technique-grouped-discontinuous-loop = Boucle discontinue groupée
technique-grouped-alternating-chain = Chaîne alternée groupée
technique-als-continuous-loop = Boucle continue ALS
technique-als-discontinuous-loop = Boucle discontinue ALS
technique-als-alternating-chain = Chaîne alternée ALS
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-overlap = ALS-XY-Wing (avec chevauchement)
technique-als-chain = Chaîne ALS
technique-als-chain-overlap = Chaîne ALS (avec chevauchement)
technique-death-blossom = Fleur de la mort
technique-death-blossom-overlap = Fleur de la mort (avec chevauchement)
technique-kraken-fish = Poisson Kraken, type { $type }
technique-forcing-chain-contradiction = Chaîne forcée (contradiction)
technique-forcing-chain-verity = Chaîne forcée (certitude)
technique-constraint-forcing = Forçage par les contraintes
technique-forcing-net-contradiction = Réseau forcé (contradiction)
technique-forcing-net-verity = Réseau forcé (certitude)
technique-template-set = Gabarit (placement)
technique-template-delete = Gabarit (élimination)
technique-guess = Supposition
technique-level-easy = facile
technique-level-medium = moyen
technique-level-hard = difficile
technique-level-expert = expert
technique-level-extreme = extrême

## Moteurs : résoudre, compter et évaluer

engine-about-auto = en choisit un : batch9 pour beaucoup de grilles 9x9 ordinaires, single9 pour une seule, weighted pour les grilles à contraintes, large pour toutes les autres
engine-about-batch9 = parallélisme bit à bit : 512 grilles à la fois, un bit chacune
engine-about-single9 = une grille 9x9 ordinaire à la fois, avec la latence la plus faible
engine-about-large = apprentissage par conflits sur des groupes « exactement un » ; le meilleur à partir de 16x16
engine-about-weighted = cages, lignes et autres contraintes, par propagation et recherche là où elle échoue le plus
engine-about-cover = couverture exacte avec des cellules dansantes
engine-about-tree = recherche arborescente sur grilles propagées, le jumeau simple de tous les moteurs
engine-about-cadical = le solveur SAT CaDiCaL, pour comparer ; ses nœuds sont des conflits
engine-boards-of-every-geometry = des grilles de toute géométrie
engine-boards-of-every-size = des grilles de toute taille et géométrie
engine-boards-without-constraints = des grilles sans contraintes
engine-boards-plain-nine = des grilles 9x9 ordinaires
engine-unsupported = le moteur { $engine } ne résout que { $solves } ; ceci est { $board }
engine-contradiction = pas de solution : une case sans candidats, ou une zone sans place pour un chiffre
engine-rule-naked-single = le chiffre d’une case décidée n’est candidat d’aucune case qu’elle voit
engine-rule-hidden-single = un chiffre qui n’a plus qu’une place dans une zone y va
engine-rule-naked-pair = deux cases d’une zone avec les deux mêmes candidats les retirent aux autres
engine-rule-locked-candidates = un chiffre dont toutes les places dans une zone sont aussi dans une autre n’en a pas d’autre là
engine-rule-naked-triple-and-quad = trois ou quatre cases d’une zone avec autant de candidats en tout les retirent aux autres
engine-rule-hidden-pair-triple-and-quad = de deux à quatre chiffres avec autant de places en tout dans une zone n’y laissent place à aucun autre
engine-rule-all-different = un candidat qui n’est dans aucun remplissage de sa zone est exclu

## Génération

generate-symmetry-none = aucune
generate-symmetry-half-turn = demi-tour
generate-symmetry-quarter-turn = quart de tour
generate-symmetry-left-right = gauche-droite
generate-symmetry-top-bottom = haut-bas
generate-symmetry-left-right-top-bottom = gauche-droite et haut-bas
generate-symmetry-diagonal = diagonale
generate-symmetry-anti-diagonal = autre diagonale
generate-symmetry-both-diagonals = les deux diagonales
generate-symmetry-full = complète
generate-twice = « { $layout } » est demandé deux fois
generate-settled-cells = le nombre de cases de « { $layout } » est fixé : ne l’indique pas
generate-cells = « { $layout } » de { $from } à { $to } cases, mais il y a de la place pour { $least } à { $most }
generate-unsymmetric = quand toutes les marques sont données, seuls les chiffres décident de leur place : pas de symétrie avec « { $layout } »
generate-nothing-to-spare = on ne peut retirer des contraintes que si l’on en demande
generate-range = { $what ->
    [givens] indices
    [levels] niveaux
   *[score] points
} de { $from } à { $to }, alors que les valeurs vont de { $least } à { $most }
generate-settled = un motif fixe le nombre et la symétrie des indices : n’indique pas { $what ->
    [number] le nombre
   *[symmetry] la symétrie
}
generate-pattern-cell = le motif a une case { $found }, mais la grille a { $cells } cases
generate-torn = « { $technique } » est à la fois exigé et interdit
generate-too-hard = « { $technique } » est de niveau { $least }, mais le niveau demandé est au plus { $most }
generate-needed = tout chemin se termine par « { $technique } », qu’on ne peut donc pas interdire
generate-too-few-givens = au plus { $most } indices, mais une grille à solution unique en a au moins { $least }
generate-exchange = { $other } pour { $digit }
generate-alike =
    au plus { $most } indices, mais ces contraintes ({ LIST($layouts, "and") }) restent vraies avec d’autres chiffres dans les cases ({ LIST($exchange, ", ") }) ; une grille à solution unique a donc au moins { $least } indices : demandes-en autant, ou ajoute une contrainte qui distingue les chiffres, comme des cages, des thermomètres ou des flèches
generate-image =
    avec la symétrie « { $symmetry } » et sans indices, l’image d’une solution respecte les mêmes contraintes ({ LIST($layouts, "and") }) : demande des indices, une autre symétrie, ou ajoute une contrainte avec des nombres, comme des cages
generate-unreachable = avec la symétrie « { $symmetry } », il y a { LIST($near, "or") } indices, jamais de { $from } à { $to }
generate-exchangeable =
    les { $lines ->
        [rows] lignes
       *[columns] colonnes
    } { $first } et { $second } n’ont aucun indice et traversent les mêmes blocs : les échanger donne toujours une seconde solution
generate-score = un score de { $from } à { $to }, mais avec ces niveaux et ces techniques il va de { $least } à { $most }
generate-unused = « { $technique } » ne sert pas aux évaluations, aucune grille ne l’exige donc
generate-no-grid = aucune grille pleine ne respecte les règles de cette grille ({ $board }), qui n’admet donc aucun problème
generate-grid = la grille { $number } n’est pas une grille pleine selon ces règles
generate-layout-unknown = la disposition « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
generate-layout-cells = « { $found } » après le deux-points, alors qu’il faut un nombre de cases comme 3 ou un intervalle comme 2..4
generate-pattern = { $found } caractères au lieu de { $expected }, un par case
generate-refused-grid = sans grille pleine
generate-refused-layout = sans place pour toutes les contraintes
generate-refused-solutions = sans solution unique
generate-refused-givens = avec trop d’indices
generate-refused-score = avec un autre score
generate-refused-lacks = sans { $technique }
generate-refused-uses = avec { $technique }
layout-killer = { constraint-killer }
layout-killer-about = des cages qui couvrent la grille, chacune avec son total ; les chiffres y sont tous différents
layout-calcudoku = calcudoku
layout-calcudoku-about = des cages qui couvrent la grille, chacune avec une somme, un produit, une différence ou un quotient
layout-thermometer = { constraint-thermometer }
layout-thermometer-about = les chiffres augmentent du bulbe jusqu’au bout
layout-slow-thermometer = { constraint-slow-thermometer }
layout-slow-thermometer-about = les chiffres augmentent ou restent égaux du bulbe jusqu’au bout
layout-arrow = { constraint-arrow }
layout-arrow-about = les chiffres le long de la flèche ont pour somme celui de son cercle
layout-double-arrow = { constraint-double-arrow }
layout-double-arrow-about = les chiffres entre les bouts ont la même somme que les deux bouts
layout-whispers = { constraint-whispers }
layout-whispers-about = deux voisins sur la ligne diffèrent d’au moins la moitié du côté
layout-renban = { constraint-renban }
layout-renban-about = les chiffres de la ligne se suivent, dans n’importe quel ordre
layout-nabner = { constraint-nabner }
layout-nabner-about = deux chiffres de la ligne ne sont jamais égaux ni consécutifs
layout-palindrome = { constraint-palindrome }
layout-palindrome-about = la ligne se lit de la même façon depuis les deux bouts
layout-between = { constraint-between }
layout-between-about = les chiffres de la ligne sont compris entre ceux de ses bouts
layout-lockout = { constraint-lockout }
layout-lockout-about = aucun chiffre de la ligne n’est égal à un bout ni compris entre les deux
layout-modular = { constraint-modular }
layout-modular-about = 3 voisins ont toujours des restes différents, divisés par 3
layout-entropic = { constraint-entropic }
layout-entropic-about = 3 voisins sont toujours un chiffre bas, un moyen et un haut
layout-zipper = { constraint-zipper }
layout-zipper-about = les chiffres à égale distance des deux bouts ont la même somme
layout-region-sum = { constraint-region-sum }
layout-region-sum-about = les blocs divisent la ligne en parties de même somme
layout-kropki = kropki
layout-kropki-about = des points blancs entre les chiffres consécutifs, des noirs si l’un est le double de l’autre
layout-kropki-all = kropki complet
layout-kropki-all-about = de même, et là où il n’y a pas de point, ni l’un ni l’autre n’est vrai
layout-xv = { constraint-xv }
layout-xv-about = un X entre deux chiffres dont la somme est 10, un V si elle est 5
layout-xv-all = XV complet
layout-xv-all-about = de même, et là où il n’y a pas de signe, ni l’un ni l’autre n’est vrai
layout-greater = { constraint-greater }
layout-greater-about = un signe entre toutes les cases voisines d’un même bloc
layout-even-odd = pair et impair
layout-even-odd-about = des marques sur deux cases sur cinq indiquent si le chiffre est pair ou impair
layout-extremes = minimum et maximum
layout-extremes-about = des marques sur les cases dont le chiffre est plus petit, ou plus grand, que tous ses voisins de côté
layout-quadruple = quadruple
layout-quadruple-about = des chiffres qui figurent dans les quatre cases autour d’un coin
layout-little-killer = { constraint-little-killer }
layout-little-killer-about = les sommes de toutes les diagonales d’au moins deux cases
layout-sandwich = { constraint-sandwich }
layout-sandwich-about = les sommes entre le plus petit et le plus grand chiffre de chaque ligne et colonne
layout-x-sum = { constraint-x-sum }
layout-x-sum-about = les sommes d’autant de chiffres que le premier l’indique, depuis les deux bouts
layout-skyscraper = { constraint-skyscraper }
layout-skyscraper-about = combien de chiffres dépassent tous ceux qui les précèdent, depuis les deux bouts
layout-numbered-room = { constraint-numbered-room }
layout-numbered-room-about = le chiffre de la case que désigne le premier chiffre, depuis les deux bouts
layout-nonconsecutive = { constraint-nonconsecutive }
layout-nonconsecutive-about = jamais deux chiffres consécutifs côte à côte
layout-disjoint-groups = { constraint-disjoint-groups }
layout-disjoint-groups-about = des chiffres différents à la même place de tous les blocs

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

draw-size = l’image n’a pas de taille
draw-png = l’image ne peut pas être écrite en PNG
draw-objects = c’est trop pour un PDF
draw-length = c’est trop pour un PDF : plus de 10 Go
draw-font = la police est illisible
sheet-per-page = il faut 1, 2, 4, 6 ou 9
sheet-paper = il faut { LIST($names, ", ") }, ou une largeur et une hauteur comme 6x9in ou 148x210mm
sheet-sides = il faut des côtés de { $least } à { $most } pouces
sheet-length = il faut une longueur jusqu’à 2 pouces, comme 10mm ou 0.5in
sheet-gutter = la marge de reliure ne laisse pas de place pour les grilles
sheet-heading = { $title } : { $section }
sheet-solutions = Solutions
sheet-unrated = Non évaluées
sheet-level = { CAPITAL($level) }
sheet-rule-no-boxes = Pas de blocs : seulement des lignes et des colonnes.
sheet-rule-regions = Chaque région entourée contient tous les chiffres.
sheet-rule-diagonals = Les deux diagonales contiennent tous les chiffres.
sheet-rule-windows = Chaque fenêtre grisée contient tous les chiffres.
sheet-rule-anti-knight = Deux cases à un saut de cavalier l’une de l’autre sont différentes.
sheet-rule-anti-king = Deux cases qui se touchent par un coin sont différentes.

## Page : ce qu’elle seule affiche

## Archives du laboratoire

## Ligne de commande

command-cannot-read = impossible de lire { $path } : { $cause }
