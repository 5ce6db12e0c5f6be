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
message-similar = { $problem } ; peut-être { LIST($similar, "or") } ?
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
constraint-flatmates-rule = au-dessus de chaque chiffre du milieu se trouve le plus petit, ou au-dessous le plus grand (Dutch flatmates ; seulement si le côté est impair)
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
constraint-modular-rule = trois voisins de la ligne (ou autant que l’indique le nombre) ont toujours des restes différents, divisés par ce nombre ; sur une ligne plus courte, toutes les cases
constraint-entropic = ligne entropique
constraint-entropic-rule = trois voisins de la ligne sont toujours un chiffre bas, un moyen et un haut ; deux cases seules diffèrent en cela
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
constraint-odd-side = un plateau de côté impair, qui a un chiffre du milieu
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
clash-constraint = les chiffres enfreignent { $constraint }
rules-plain = sans autre règle
rules-jigsaw = régions irrégulières
rules-diagonal = diagonales
    .title = Diagonales
rules-windoku = windoku
    .title = Windoku
rules-anti-knight = anti-cavalier
    .title = Anti-cavalier
rules-anti-king = anti-roi
    .title = Anti-roi
rules-latin = carré latin
    .title = Carré latin (sans blocs)
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
format-expected-end-of-comment = la fin du commentaire qui commence ici
format-expected-given = { $digit }, l’indice
format-expected-opensudoku-notes = des notes : un nombre jusqu’à 511 avec un bit par chiffre, ou des chiffres séparés par des virgules
format-expected-move = un coup comme R1,2,3 : colonne, ligne et chiffre, comptés à partir de 0
format-expected-sdk-marks = neuf cases de candidats séparées par des virgules
format-expected-rows-of-section = neuf lignes de { $section }
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
format-expected-hodoku-line = une ligne comme :technique:candidates:givens:deleted:eliminations:placements:
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
format-part-placed = des chiffres placés par un joueur
format-part-player-marks = des candidats notés par un joueur
format-part-corner-marks = des notes de coin d’un joueur
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
format-found-two-blanks = 0 et un autre signe pour les cases vides
format-found-brackets = des parenthèses qui ne correspondent pas
format-found-no-board = aucune grille dans les listes
format-found-numbers = des numéros de rangées et de colonnes
format-found-coordinates = des rangées et des colonnes de { $first } à { $last }
format-found-link-without-board = le lien { $link }, qui nomme une grille sans la contenir
format-found-spreadsheet-number = { $text }, un nombre qu’un tableur a arrondi
format-found-column = aucune colonne "{ $name }"
format-expected-whole-array = le tableau entier (NumPy : set_printoptions(threshold=10**6) ; pandas : to_string())
format-expected-printed-cell = un nombre de 1 à { $side } ou une case vide (0 . None nan -1)
format-expected-same-notation = la notation des cases précédentes
format-expected-one-blank = un seul signe pour les cases vides, ou des chiffres jusqu’à { $side }
format-expected-no-numbers = une grille sans ces numéros
format-expected-coordinates = des rangées et des colonnes de 0 à { $last }, ou de 1 à { $side }
format-expected-list-of-cells = chaque case une fois, avec rangée, colonne et chiffre
format-expected-brackets = chaque parenthèse fermée
format-expected-rows-of-array = des rangées de nombres comme dans [[1, 0], [0, 1]]
format-expected-link-with-board = un lien qui contient la grille, ou la grille elle-même
format-expected-text-column = ses chiffres ; mets la colonne au format texte avant d’enregistrer
format-expected-columns = une des colonnes { LIST($names, ", ") }
format-expected-bank = un identifiant, une grille et une note
format-expected-symbols = des caractères différents qui ne sont pas des cases vides, comme 0-F
format-no-reading = aucun format ne convient ; les plus probables sont { $first } ({ $why }) et { $second } ({ $because })
format-remark-letter-o = la lettre O est lue comme 0
format-remark-small = ces quelques cases sont lues comme une grille de { $side }x{ $side }
format-remark-spaces = les espaces sont lus comme des cases vides
format-remark-coordinates = chaque case est lue comme rangée, colonne et chiffre ; la première rangée est { $first }
format-remark-rows = les listes sont lues comme rangées
format-remark-leading-zeros = { $count ->
    [one] un zéro initial manquait et est ajouté
    [many] { $count } zéros initiaux manquaient et sont ajoutés
   *[other] { $count } zéros initiaux manquaient et sont ajoutés
}
format-remark-symbols = les symboles { $from } sont écrits { $to }
format-about-array = tableaux et listes tels que NumPy, pandas, R, Python et C les affichent
format-about-bank = un enregistrement par ligne : identifiant, grille, note
format-about-link = liens de tout site avec la grille en chiffres lisibles
format-field-rating = la difficulté que la source attribue à la grille
format-expected-by-row = nrow, ncol ou byrow = TRUE ou FALSE
format-field-puzzle = les indices dans l’ordre de lecture
format-field-solution = la solution, écrite comme la grille
format-field-box = les lignes et colonnes d’un bloc : 2x3 en CSV, [2, 3] en JSON
format-field-rules = les règles en plus des lignes, colonnes et blocs, par leur nom
format-field-regions = régions irrégulières : un caractère par case, les mêmes forment une région
format-field-constraints = contraintes en plus des zones, en texte avec des points-virgules
format-field-marks = candidats notés : les chiffres de chaque case
format-field-placed = les chiffres placés par un joueur, sur une ligne
format-field-player-marks = candidats notés par un joueur : les chiffres de chaque case ; une case vide n’en a pas
format-field-corner-marks = notes de coin d’un joueur, qui n’éliminent rien
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
format-field-step = l’étape possible dans la position, dans la notation des forums
format-field-hodoku-level = le niveau que HoDoKu donne à ces points
format-field-hodoku-score = les points de HoDoKu
format-field-se-er = la note de Sudoku Explainer pour l’étape la plus difficile
format-field-se-ep = la note de Sudoku Explainer jusqu’au premier placement
format-field-se-ed = la note de Sudoku Explainer pour la première étape
format-field-sukaku-er = la note de Sukaku Explainer pour l’étape la plus difficile
format-field-sukaku-ep = la note de Sukaku Explainer jusqu’au premier placement
format-field-sukaku-ed = la note de Sukaku Explainer pour la première étape
format-field-guesses = combien de fois une recherche se ramifie pour prouver l’unicité
format-field-path-guesses = nombre de suppositions sur le chemin des techniques
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
    { CAPITAL(FORM($base, "the")) } ont besoin d’un { $digit } par zone, et toutes les places possibles sont { FORM($cover, "in") }. Ces { $count } chiffres les occupent : aucune autre case { FORM($cover, "of") } ne peut contenir le { $digit }.
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
step-wxyz-wing =
    { LIST($cells, "and") } n’ont que les candidats { LIST($digits, "and") }. Chacun des chiffres { LIST($once, "and") } ne peut occuper qu’une de ces cases, car toutes ses places s’y voient mutuellement. L’une des cases est donc { $digit }, et aucune case qui voit toutes ces places du { $digit } ne peut être { $digit }.
step-deadly =
    Si { LIST($cells, "and") } ne contenaient que { LIST($digits, "and") }, on pourrait y échanger ces deux chiffres, et la grille aurait deux solutions.
step-rectangle-only = Seule { LIST($cells, "or") } peut l’éviter.
step-rectangle-besides = Pour l’éviter, { LIST($besides, "or") } doit se trouver dans { LIST($cells, "or") }.
step-rectangle-subset =
    { LIST($cells, "or") } contient donc { LIST($besides, "or") }, ce qui forme avec { LIST($subset, "and") } un groupe nu { FORM($houses, "in") }.
step-rectangle-link =
    { CAPITAL(FORM($houses, "in")) }, les coins sont les seules places pour { LIST($kept, "and") } ; { LIST($gone, "and") } dans { LIST($cells, "or") } mènerait donc à cette situation.
step-loop-link =
    { CAPITAL(FORM($houses, "in")) }, { LIST($cells, "and") } sont les seules places de { LIST($kept, "and") }. { LIST($gone, "and") } dans l’une d’elles aurait donc cet effet.
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
step-simple-colors-wrap = Deux cases d’une même couleur se voient : cette couleur est donc fausse, et l’autre est la bonne.
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
step-exocet =
    { LIST($base, "and") } contiennent deux des chiffres { LIST($digits, "and") }. { CAPITAL(FORM($lines, "in")) }, un tel chiffre ne peut être qu’en { LIST($targets, "or") } ou hors des trois blocs. Là, deux lignes ou colonnes couvrent ses places, mais il en faut trois. { LIST($targets, "and") } contiennent donc les deux mêmes chiffres que { LIST($base, "and") }.
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
    .the = la règle « { $name } » { $number } entre { LIST($cells, "and") }
step-inequality = inégalité entre { LIST($cells, "and") }
    .the = l’{ step-inequality }
step-even = cases paires en { $cell }
    .the = les { step-even }
step-odd = cases impaires en { $cell }
    .the = les { step-odd }
step-sum-clue = { $name } de { $total } en { $cell }
    .the = la règle « { $name } » de { $total } en { $cell }
step-quadruple = quadruple { LIST($numbers, " ") } en { $cell }
    .the = le { step-quadruple }
step-exactly = cage de { $count } × { $digit } en { $cell }
    .the = la { step-exactly }
step-outside = { $name }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} { FORM($line, "of") }
    .the = la règle « { $name } »{ COUNT($numbers) ->
        [0] { "" }
       *[other] { " " }{ LIST($numbers, " ") }
    } { FORM($line, "of") }
step-line = { $name } en { $cell }
    .the = la règle « { $name } » en { $cell }
step-size = lignes, colonnes et régions
    .the = les { step-size }
step-clue = { $name } { LIST($numbers, " ") } en { $cell }
    .the = la règle « { $name } » { LIST($numbers, " ") } en { $cell }
step-clue-at = { $name } en { $cell }
    .the = la règle « { $name } » en { $cell }

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
step-wrong-digit = le { $digit } en { $cell }
step-wrong-digits = Quelque chose ne va pas : { LIST($digits, "and") }.
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
step-sukaku-board = l’évaluation de Sukaku Explainer n’existe pas pour { $board }
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
technique-wxyz-wing = WXYZ-Wing
technique-unique-rectangle = Rectangle unique, type { $type }
technique-hidden-rectangle = Rectangle caché
technique-avoidable-rectangle = Rectangle évitable, type { $type }
technique-joint-constraints = Deux contraintes
technique-unique-loop = Boucle unique de type { $type }
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
technique-junior-exocet = Exocet junior
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
engine-unsupported = le moteur { $engine } ne résout que { $solves } ; ceci est { $board } ; le moteur auto en choisit un qui convient
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
generate-unsymmetric = quand toutes les marques sont données, seuls les chiffres décident de leur place : pas de symétrie avec « { $layout } » ; retire la symétrie
generate-nothing-to-spare = on ne peut retirer des contraintes que si l’on en demande ; --constraints en ajoute
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
generate-unused = « { $technique } » ne sert pas aux évaluations, aucune grille ne l’exige donc ; --available trouve des positions où elle est une étape possible
generate-no-constraints = « { $technique } » exige des contraintes, mais cette grille n’en a pas ; --constraints en dispose
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
generate-refused-unavailable = sans position avec { $technique }
generate-refused-uses = avec { $technique }
generate-minimise-none = la grille n’a pas de solution ; seule une grille qui en a exactement une peut être réduite
generate-minimise-several = la grille a plusieurs solutions ; seule une grille qui en a exactement une peut être réduite
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

evolve-stop-solved = résolu
evolve-stop-evaluations = évaluations épuisées
evolve-stop-generations = générations épuisées
evolve-stop-deadline = le temps est écoulé
evolve-stop-cancelled = annulé
evolve-stop-exhausted = plus rien à essayer
evolve-stop-false-zero = valeur d’adaptation 0 sans solution
evolve-propagation-none = aucune
evolve-propagation-singles = singletons
evolve-propagation-decoder = décodeur
evolve-cost = { $value } { $value ->
    [one] { FORM($unit, "one") }
   *[other] { $unit }
}
evolve-cost-of = { $value } { $unit } sur { $maximum }
evolve-costs = { $first }, { $second }
evolve-unit-cost = coût
evolve-unit-cells-filled = cases remplies
    .one = case remplie
evolve-unit-conflicts = conflits
    .one = conflit
evolve-unit-distinct-digits = chiffres distincts
    .one = chiffre distinct
evolve-unit-duplicates = doublons
    .one = doublon
evolve-unit-duplicates-and-blanks = doublons, cases vides comprises
    .one = doublon, cases vides comprises
evolve-unit-equal-pairs = paires égales
    .one = paire égale
evolve-unit-illegal-houses = zones fautives
    .one = zone fautive
evolve-unit-missing-digits = chiffres manquants
    .one = chiffre manquant
evolve-unit-off-sums = d’écart aux sommes
evolve-unit-unsatisfied-clauses = clauses non satisfaites
    .one = clause non satisfaite
evolve-unit-violations = infractions
    .one = infraction
evolve-unit-off-magic-sum = d’écart à la somme magique
evolve-unit-off-lines = d’écart en lignes et en colonnes
evolve-unit-off-diagonals = d’écart en diagonales
evolve-unit-queens = dames de trop sur les diagonales
    .one = dame de trop sur les diagonales
evolve-unit-queens-rising = dames de trop sur les diagonales montantes
    .one = dame de trop sur les diagonales montantes
evolve-unit-queens-falling = dames de trop sur les diagonales descendantes
    .one = dame de trop sur les diagonales descendantes
evolve-sudoku = { $board }, { $givens } { $givens ->
    [one] dévoilé
   *[other] dévoilés
}
evolve-queens = { $size } dames
evolve-queens-summary = des dames sur un échiquier, une par ligne et par colonne, sans qu’aucune n’en attaque une autre
evolve-magic-square = carré magique de taille { $size }
evolve-magic-square-summary = les nombres de 1 à n*n avec des sommes égales en lignes, en colonnes et en diagonales
evolve-size = la taille de { $kind } va de { $least } à { $most }
evolve-other-kind = { $algorithm } n’est pas fait pour { $puzzle }
evolve-refused-puzzle = { $algorithm } ne peut pas traiter cette grille : { $reason }
evolve-memory = les essais demandent environ { $needed } Mo de mémoire, et { $allowed } Mo sont permis
evolve-no-boxes = la grille n’a ni blocs ni régions à garder complets
evolve-marks = la grille a des candidats notés, que permuter les chiffres d’une unité ne peut pas respecter
evolve-frame = la grille n’est pas un carré aux chiffres à partir de 1, et les essais sont de tels carrés
evolve-contradiction = les dévoilés se contredisent : { $contradiction }
evolve-singles-stuck = les singletons laissent une zone qui ne peut être complétée
evolve-constraint = la grille a { $constraint }, et cet algorithme ne compte que les conflits de deux cases ; la plupart des autres s’en chargent
evolve-constraints-of-many = des contraintes de nombreuses cases
evolve-damaged = l’état est endommagé : { $reason }
evolve-damaged-end = il finit trop tôt
evolve-damaged-rest = { $bytes } octets de trop
evolve-damaged-number = { $number } est trop grand
evolve-damaged-flag = { $found } n’est ni 0 ni 1
evolve-damaged-items = { $found } éléments au lieu de { $expected }
evolve-damaged-members = des membres d’aucune population
evolve-damaged-digits = une grille de côté { $side } n’a pas de chiffres { $digits }
evolve-damaged-cell = un chiffre d’aucune case
evolve-landscape-digit-change = n’importe quel chiffre dans chaque case vide ; une case prend un autre chiffre ; chiffres manquants
evolve-landscape-blank-change = un chiffre ou rien dans chaque case vide ; une case change ; chiffres manquants
evolve-landscape-digit-redraw = n’importe quel chiffre dans chaque case vide ; chacun est retiré au sort avec probabilité 1 / cases vides
evolve-landscape-row-swap = lignes complètes ; deux cases vides d’une ligne sont échangées ; chiffres manquants
evolve-landscape-column-swap = colonnes complètes ; deux cases vides d’une colonne sont échangées ; chiffres manquants
evolve-landscape-box-swap = blocs complets ; deux cases vides d’un bloc sont échangées ; chiffres manquants
evolve-landscape-box-sequence = blocs complets ; quelques échanges dans un bloc, sauf ceux qui accumulent un chiffre ; chiffres manquants
evolve-landscape-row-reorder = lignes complètes ; chaque ligne est réordonnée avec probabilité 1 / côté
evolve-landscape-row-cross = lignes complètes ; celles qui suivent une limite viennent d’une grille au hasard
evolve-landscape-column-cross = colonnes complètes ; celles qui suivent une limite viennent d’une grille au hasard
evolve-landscape-box-cross = blocs complets ; chacun vient, une fois sur deux, d’une grille au hasard
evolve-landscape-cycle-cross = lignes complètes ; des cycles de chaque ligne viennent d’une grille au hasard
evolve-landscape-mapped-cross = lignes complètes ; une section de chacune est projetée depuis une grille au hasard
evolve-landscape-recolour = un chiffre de sa liste dans chaque case vide ; une case en prend un autre ; conflits
evolve-landscape-recolour-cross = un chiffre de sa liste dans chaque case vide ; des chiffres entiers viennent d’une coloration au hasard
evolve-landscape-flip = une valeur de vérité pour chaque chiffre de chaque liste ; l’une change ; clauses non satisfaites
evolve-landscape-refilter = grilles partielles ; une case prend un autre chiffre et tous les domaines sont filtrés ; cases vides
evolve-landscape-redecode = grilles propagées ; la moitié des chiffres ou plus sont gardés, le reste est décodé de nouveau ; cases vides

## Algorithmes : noms et descriptions

algorithm-mutation-ga-summary = mutation et élimination, rien d’autre
algorithm-mutation-ga-description =
    La génération 0 remplit chaque case vide d’un chiffre au hasard. Chaque génération est notée selon ses doublons (ou, avec fitness=pairs, selon ses paires de valeurs égales : trois chiffres égaux d’une ligne font deux doublons, mais trois paires), les meilleurs sont gardés (une part de { $survivors }), et chacun d’eux a le même nombre d’enfants : des copies dont chaque case vide est tirée de nouveau avec probabilité { $mutation-rate }. Les parents ne survivent pas.
algorithm-mutation-ga-orders-description =
    La génération 0 est rangée au hasard. À chaque génération, les meilleurs sont gardés (une part de { $survivors }), et chacun d’eux a le même nombre d’enfants : des copies dont chaque place est échangée avec une autre au hasard avec probabilité { $mutation-rate }. Les parents ne survivent pas.
algorithm-cloning-ga-summary = neuf dixièmes sont éliminés, et les enfants des survivants sont surtout des clones exacts
algorithm-cloning-ga-description =
    Les grilles commencent avec leurs cases vides. À chaque génération, une part de { $survivors } survit, chaque survivant a le même nombre d’enfants, et un enfant est un mutant avec probabilité { $mutants }, sinon un clone exact. Un mutant remplit jusqu’à { $fills } cases vides : une ligne au hasard qui en a, une case vide au hasard de cette ligne, un chiffre au hasard qui manque à sa ligne, à sa colonne et à son bloc (et à toute autre zone de la case) ; s’il n’y en a pas, la case reste vide. Une case vide compte comme un chiffre manquant dans chacune de ses zones, si bien que 0 est une solution. Avec fitness=flags, une zone est comptée comme dans la conception d’origine, avec une liste de dix drapeaux : les cases vides sont des doublons l’une de l’autre, la grille vide coûte 216, et une grille peut coûter 0 avec une case vide dans une zone. Cela termine l’exécution, comme dans la conception, et se distingue d’une solution.
algorithm-cloning-ga-orders-description =
    À chaque génération, une part de { $survivors } survit, chaque survivant a le même nombre d’enfants, et un enfant est un mutant avec probabilité { $mutants }, sinon un clone exact. Un mutant diffère de son parent par 1 à { $swaps } échanges de deux places au hasard.
algorithm-family = { $family ->
    [genetic] Algorithmes génétiques
    [memetic] Évolution avec recherche locale
    [local] Recherche locale
    [swarm] Essaims
    [model] Probabilités apprises
   *[other] Hasard seul
}
algorithm-row-ga-summary = chaque ligne reste complète ; croisement entre lignes, échanges dans une ligne
algorithm-units-description =
    Un génome a un gène pour chaque case vide. Une sorte d’unité contient chaque chiffre une fois dans tout individu : au départ, les chiffres manquants de chaque unité sont rangés au hasard, le croisement ne coupe qu’entre unités, et la mutation échange deux gènes d’une unité. La valeur d’adaptation est le nombre de chiffres distincts de chacune des autres zones, additionnés, moins un pour chaque paire interdite de chiffres égaux (saut de cavalier ou pas de roi) ; sur une grille ordinaire de côté n, une solution a 2*n*n. Les parents gagnent des tournois, et une élite survit. La conception d’origine ne connaît pas de reprises ; patience=0 est son comportement.
algorithm-column-ga-summary = chaque colonne reste complète ; croisement entre colonnes, échanges dans une colonne
algorithm-box-ga-summary = chaque bloc (ou région) reste complet ; croisement entre blocs, échanges dans un bloc
algorithm-ga-summary = un algorithme génétique dont on choisit les pièces par réglage
algorithm-ga-description =
    La boucle des manuels (parents, enfants, évaluation, remplacement) sur des grilles dont une sorte d’unité contient chaque chiffre une fois, avec les pièces que nomme chaque paramètre ; les valeurs par défaut sont celles de row-ga. La valeur d’adaptation est le nombre de chiffres distincts des autres zones, moins un pour chaque paire interdite de chiffres égaux. Quand la sélection se fait selon cette valeur, un individu vaut ce qui lui manque de moins qu’au pire, plus un. Le taux de mutation de adaptation=one-fifth a 25 degrés, d’un neuvième du taux à neuf fois celui-ci, 1 au plus ; un enfant compte comme meilleur s’il l’est plus que ses deux parents. Les sources de chaque pièce sont avec son code, dans les modules selection et populations.
algorithm-ga-orders-description =
    La boucle des manuels (parents, enfants, évaluation, remplacement) sur des permutations, avec les pièces que nomme chaque paramètre. Quand la sélection se fait selon la valeur d’adaptation, un individu vaut ce qu’il coûte de moins que le pire, plus un. Le taux de mutation de adaptation=one-fifth a 25 degrés, d’un neuvième du taux à neuf fois celui-ci, 1 au plus ; un enfant compte comme meilleur s’il l’est plus que ses deux parents. Les sources de chaque pièce sont avec son code, dans les modules permutation, selection et populations.
algorithm-hybrid-repair-summary = grilles partielles sans conflit : réparer, jeter la pire moitié, un enfant muté pour chaque survivante
algorithm-hybrid-repair-description =
    Un individu est une grille partielle. À chaque génération, toute grille est réparée (on vide les cases non dévoilées qui commettent le plus d’infractions, jusqu’à ce qu’il n’y en ait plus), les grilles sont classées selon leurs cases remplies, la pire moitié est jetée, et chaque survivante, qui reste en vie, reçoit un enfant : un chiffre au hasard dans une case vide au hasard. Un enfant est réparé dès sa création, avant d’être évalué ; l’ordre est le même.
algorithm-multi-objective-summary = deux objectifs, cases remplies et infractions ; un enfant meilleur remplace son parent
algorithm-multi-objective-description =
    Un individu est une grille partielle à deux valeurs d’adaptation : les cases remplies (plus il y en a, mieux c’est) et les infractions (moins il y en a, mieux c’est) : les paires de chiffres égaux, une fois pour chaque zone qui contient les deux, ou avec violations=cells les cases de ces paires, ce qui oblige à regarder chaque case mais mène plus loin là où les paires laissent des plateaux. À chaque génération, tout parent a un enfant, un chiffre au hasard dans une case vide au hasard ou, sur une grille pleine, dans une case non dévoilée au hasard, qui remplace son parent s’il est meilleur ; equal=replace le laisse dériver par des enfants aussi bons que leurs parents. Avec replacement=nsga-2, les parents gagnent des tournois à deux, et de tous les parents et enfants réunis survit la première moitié, par fronts de dominance de Pareto et, dans un front, par distance d’encombrement ; better et equal ne disent alors rien. De NSGA-II, c’est la sélection, O(n log n) par génération ; il n’y a pas de croisement, comme dans la conception d’origine.
algorithm-multi-objective-orders-summary = deux objectifs, les parties du coût ; un enfant meilleur remplace son parent
algorithm-multi-objective-orders-description =
    Les deux parties du coût sont deux objectifs. À chaque génération, tout parent a un enfant, une copie où deux places au hasard sont échangées, qui remplace son parent s’il est meilleur ; equal=replace le laisse dériver par des enfants aussi bons que leurs parents. Avec replacement=nsga-2, les parents gagnent des tournois à deux, et de tous les parents et enfants réunis survit la première moitié, par fronts de dominance de Pareto et, dans un front, par distance d’encombrement ; better et equal ne disent alors rien.
algorithm-random-search-summary = des grilles au hasard, l’une après l’autre : ce que tout autre algorithme doit battre
algorithm-random-search-description =
    Chaque essai est tiré de nouveau : chaque bloc (région, ou ligne s’il n’y a ni l’un ni l’autre) reçoit ses chiffres manquants dans un ordre au hasard. Rien n’est appris d’un essai pour le suivant.
algorithm-random-search-orders-summary = des ordres au hasard, l’un après l’autre : ce que tout autre algorithme doit battre
algorithm-random-search-orders-description =
    Chaque essai est tiré de nouveau, tous les ordres étant également probables. Rien n’est appris d’un essai pour le suivant.
algorithm-hill-climbing-summary = une grille, des échanges dans un bloc, jamais une grille pire ; avec reprises
algorithm-hill-climbing-description =
    Un échange au hasard de deux cases vides d’un bloc (région, ou ligne s’il n’y a ni l’un ni l’autre) est fait si la grille n’en devient pas pire. Après un nombre d’échanges sans amélioration, la recherche repart d’une grille au hasard. Une génération compte autant d’essais que le carré du nombre de cases vides.
algorithm-hill-climbing-orders-summary = un essai, des échanges de deux places, jamais un essai pire ; avec reprises
algorithm-hill-climbing-orders-description =
    Un échange de deux places au hasard est fait si l’essai n’en devient pas pire. Après { $patience } échanges sans amélioration, la recherche repart d’un ordre au hasard. Une génération compte autant d’essais que le carré du nombre de places.
algorithm-simulated-annealing-summary = une grille, des échanges dans un bloc ; les grilles pires sont acceptées de moins en moins souvent
algorithm-simulated-annealing-description =
    Les blocs (régions, ou lignes s’il n’y a ni l’un ni l’autre) restent complets. Un échange de deux cases vides d’un bloc qui aggrave la grille de d est fait avec probabilité exp(-d/t). La température t commence à l’écart type du coût pendant une marche au hasard depuis la première grille. Elle reste la même pour une chaîne d’essais, autant que le carré du nombre de cases vides, puis elle est multipliée par { $cooling } (recuit homogène). Après { $patience } chaînes de suite sans amélioration, elle est rétablie, sur une nouvelle grille au hasard (réchauffement). Une génération est une chaîne ; O(1) par essai. Laissé ouvert par ce qui est public de l’article, et choisi ici : la marche a 200 pas ; il y a amélioration quand une chaîne finit à un coût plus bas qu’elle n’a commencé. S’il fallait un nouveau record, { $patience } chaînes seraient passées alors qu’il fait encore chaud.
algorithm-simulated-annealing-orders-summary = un essai, des échanges de deux places ; les essais pires sont acceptés de moins en moins souvent
algorithm-simulated-annealing-orders-description =
    Un échange de deux places au hasard qui aggrave l’essai de d est fait avec probabilité exp(-d/t). La température t commence à l’écart type du coût pendant une marche au hasard de 200 pas depuis le premier essai. Elle reste la même pour une chaîne d’échanges, autant que le carré du nombre de places, puis elle est multipliée par { $cooling }. Après { $patience } chaînes de suite finies sans mieux qu’au départ, elle est rétablie, dans un nouvel ordre au hasard. Une génération est une chaîne.
algorithm-ant-colony-summary = des fourmis remplissent la grille case par case, guidées par la phéromone ; les singletons sont placés au passage
algorithm-ant-colony-description =
    Une valeur de phéromone pour chaque case et chaque chiffre, 1/c au départ sur une grille de c cases. Dans un cycle (une génération), chaque fourmi a devant elle la grille avec ses singletons nus et cachés, et une première case à elle, au hasard. Toutes les fourmis avancent ensemble, case après case dans l’ordre de lecture, autour de la grille : dans une case vide, une fourmi prend, parmi les candidats, celui qui a le plus de phéromone, ou (avec probabilité 1 - greediness) en tire un en proportion de la phéromone ; les singletons nus et cachés qui suivent sont placés, et la phéromone du choix se rapproche de 1/c. Une case sans candidats reste vide. La fourmi qui laisse le moins de cases vides, b, vaut c/b ; elle devient la meilleure grille si c’est plus que la valeur de celle-ci. La phéromone des chiffres de la meilleure grille se rapproche alors de cette valeur, qui perd elle-même une part à chaque cycle (best value evaporation), si bien qu’il ne faut pas une grille meilleure pour la remplacer. Un cycle prend O(fourmis * c * côté). Entre chiffres aussi forts, on en tire un, ce que l’article laisse ouvert. Le programme publié des auteurs prend le chiffre le plus fort aussi souvent que l’article en tire un : greediness=0.1.
algorithm-ils-cp-summary = minimum de conflits avec liste taboue, et un solveur par contraintes qui complète ce qu’on garde de la grille
algorithm-ils-cp-description =
    Les blocs (régions, ou lignes s’il n’y a ni l’un ni l’autre) restent complets. Une recherche locale prend une case en conflit au hasard et son meilleur échange avec une autre case vide de son bloc qui ne soit pas tabou (ou mène à un nouveau record), l’un des meilleurs au hasard ; un échange qui aggrave la grille est fait avec une petite probabilité. Elle finit sur sa meilleure grille, et la meilleure de celle-ci et de la précédente continue. Toutes ses cases en conflit et une part des autres sont vidées, et un solveur par contraintes tente de compléter ce qui reste : en profondeur, la case au moins de candidats d’abord, le chiffre qu’elle avait d’abord, singletons nus et cachés après chacun. Une complétion est une solution ; si aucune n’est trouvée en un certain nombre de nœuds, les cases vidées de chaque bloc retrouvent leurs chiffres dans un ordre au hasard, et la recherche locale suivante commence. Une génération est une recherche locale, O(cases) par pas, et une complétion, au pire O(côté^3) par nœud. Un échange évalué compte comme un coup, une complétion comme une évaluation complète ; ce que place sa propagation compte comme placements, et la classe est decoder. Les grandes lignes sont de l’article. Choisis ici : les valeurs des paramètres, le solveur (le leur a une limite de temps, qui ferait dépendre les exécutions de la machine), le sort des cases vidées et le moment où la part repart du début. Si les valeurs de l’article dépendent de la taille de la grille, on n’a pas pu le lire. La part par défaut vaut pour 9x9 : des grilles de 16x16 et 25x25 n’ont pas été résolues avec elle, car un dixième des cases sans conflit est gardé, presque jamais juste dans son ensemble. Avec emptied=1, la première complétion part des seuls dévoilés, ce qui résout 16x16.
algorithm-perez-marwala-summary = les blocs restent complets ; chaque membre a un enfant avec moitié moins d’échanges que le meilleur n’a d’erreurs
algorithm-perez-marwala-description =
    Un individu est une grille pleine dont les blocs (régions, ou lignes s’il n’y a ni l’un ni l’autre) contiennent chaque chiffre une fois. À chaque génération, tout individu a un enfant : une copie avec des échanges, chacun de deux cases vides d’un bloc au hasard, moitié moins que le meilleur individu n’a de doublons, arrondi vers le haut, si bien que les pas deviennent petits quand la recherche approche. Des parents et des enfants survit la meilleure moitié, les parents avant les enfants de même coût. O(1) par échange. La représentation, les échanges et leur nombre sont ceux du second algorithme culturel de l’article ; la taille de la population et le choix des survivants sont fixés ici, et il n’y a pas de croisement.
algorithm-perez-marwala-orders-summary = chaque membre a un enfant avec moitié moins d’échanges que ne coûte le meilleur
algorithm-perez-marwala-orders-description =
    À chaque génération, tout individu a un enfant : une copie avec des échanges de deux places au hasard, moitié moins que ne coûte le meilleur individu, arrondi vers le haut, et au plus autant qu’il y a de places ; les pas deviennent ainsi petits quand la recherche approche. Des parents et des enfants survit la meilleure moitié, les parents avant les enfants de même coût.
algorithm-mantere-koljonen-summary = des blocs hérités en entier de l’un ou l’autre parent, des échanges dans un bloc, et un meilleur qui vieillit
algorithm-mantere-koljonen-description =
    Les blocs (ou régions) contiennent chaque chiffre une fois ; le coût est le nombre de chiffres qui manquent aux lignes et aux colonnes. Une population de { $population } est classée. Le meilleur survit ; le rang i reçoit un enfant de deux membres de rangs au-dessus de i, chaque bloc venant de l’un ou de l’autre à probabilité égale. Avec probabilité { $mutation-rate }, il mute : de 1 à 5 échanges de cases au hasard d’un bloc ; un dévoilé parmi elles termine la suite, et l’on défait un échange qui laisse un chiffre plus de trois fois dans ses nouvelles ligne et colonne, la case elle-même comptant dans les deux. Tant que la même grille reste la meilleure, son coût dans le classement monte de 1 par génération. Après { $lifetime } générations, tout repart de zéro. O(côté^2) par enfant. Laissé ouvert par ce qui est public de l’article, et choisi ici : si ces générations repartent avec un nouveau record (non), si les copies du meilleur vieillissent (oui), ce qu’un échange refusé fait au reste de sa suite (rien) ; les insertions et les échanges à trois, que nomme l’article, sont des suites d’échanges. Les zones autres que lignes et colonnes comptent dans la limite comme celles-ci.
algorithm-cultural-summary = mantere-koljonen avec un espace des croyances : ce que des grilles presque résolues ont en commun
algorithm-cultural-description =
    L’algorithme de mantere-koljonen avec un espace des croyances : les chiffres que chaque case avait dans les meilleures grilles des générations où celles-ci étaient presque résolues (au plus { $near } chiffres manquants). Quand la population repart de zéro, les cases qui n’ont eu qu’un seul chiffre jusque-là le reçoivent de nouveau, comme dévoilés cachés ; les autres de leur bloc sont rangées au hasard. Sans solutions proches, c’est mantere-koljonen, tirage par tirage. L’article lui-même n’a pas pu être lu : l’espace des croyances est rapporté de mémoire, si bien qu’un résultat de cet algorithme n’est pas un résultat de l’article. Choisi ici : les dévoilés cachés peuvent changer après la fondation, et l’espace des croyances dure toute l’exécution.
algorithm-geometric-summary = des lignes comme permutations, croisées cycle par cycle pour qu’un enfant soit entre ses parents
algorithm-geometric-description =
    Les lignes contiennent chaque chiffre une fois ; la valeur d’adaptation est le nombre de chiffres distincts des colonnes et des blocs, 162 sur une grille ordinaire de 9x9. Un croisement est géométrique quand l’enfant est sur un plus court chemin entre ses parents ; un croisement pour chaque ligne en fait un pour la grille (leur produit). Chaque ligne est croisée à part : par cycles, ce qui est géométrique pour le nombre de cases différentes, ou par correspondance partielle, ce qui l’est pour le nombre d’échanges ; puis les lignes mutent par un échange. { $population } grilles, dont les { $elite } meilleures survivent ; les parents gagnent des tournois. O(côté^2) par enfant. Laissé ouvert par ce qui est public de l’article, et choisi ici : la taille de l’élite, le tournoi à { $tournament } et les taux ; les cycles viennent de chaque parent à probabilité égale. L’article examine d’autres croisements, de blocs et de cases isolées, qui n’y figurent pas.
algorithm-geometric-orders-summary = croisement cycle par cycle pour qu’un enfant soit entre ses parents
algorithm-geometric-orders-description =
    Un croisement est géométrique quand l’enfant est sur un plus court chemin entre ses parents. Les permutations sont croisées par cycles, ce qui est géométrique pour le nombre de places différentes, ou par correspondance partielle, ce qui l’est pour le nombre d’échanges ; puis deux places sont échangées avec probabilité { $mutation-rate }. De { $population } individus, les { $elite } meilleurs survivent ; les parents gagnent des tournois à { $tournament }.
algorithm-building-blocks-summary = des bandes et des piles de blocs héritées du meilleur parent, puis le meilleur de plusieurs mutants
algorithm-building-blocks-description =
    Les blocs contiennent chaque chiffre une fois ; la valeur d’adaptation est le nombre de chiffres distincts des lignes et des colonnes, 162 sur une grille ordinaire de 9x9. Deux parents qui gagnent des tournois à { $tournament } ont deux enfants. Avec probabilité { $crossover-rate }, ceux-ci sont croisés : le premier prend chaque bande de blocs du parent qui a plus de chiffres distincts dans ses lignes, le second chaque pile du parent qui en a plus dans ses colonnes, si bien que les blocs qui vont bien ensemble restent ensemble ; sinon ce sont des copies. De chaque enfant sont tirés plusieurs mutants, qui échangent dans chaque bloc deux cases vides avec probabilité { $mutation-rate } ; le meilleur mutant est l’enfant. La meilleure grille survit dans une population de { $population }. O(côté^2) par mutant. Laissé ouvert par ce qui est public de l’article, et choisi ici : { $candidates } mutants de chaque enfant, une élite d’un seul. Chaque mutant compte comme une évaluation ; comparer les bandes n’en coûte aucune, car leurs chiffres sont alors déjà connus. Les grilles à régions n’ont pas de bandes ; chaque région y vient de l’un ou l’autre parent. Une population se fige bientôt, le plus souvent peu avant une solution : sur les grilles à 30 dévoilés, 3,2 millions d’évaluations en résolvent une sur six, et neuf sur dix si 64 îles se les partagent. Les travaux ultérieurs des auteurs ont aussi plusieurs populations. Que des grilles très difficiles soient résolues, comme le rapportent les articles, n’a été vu ici avec aucun nombre d’îles, et n’est pas expliqué.
algorithm-lsga-summary = des lignes comme permutations ; les colonnes et les blocs aux chiffres répétés les échangent par recherche locale
algorithm-lsga-description =
    Les lignes contiennent chaque chiffre une fois ; le coût est le nombre de colonnes et de blocs (et d’autres zones) auxquels il manque un chiffre. Les gagnants de tournois à { $tournament } ont des enfants : avec probabilité { $crossover-rate }, chaque ligne est celle du second parent avec probabilité { $row-rate } ; deux cases vides d’une ligne sont échangées ({ $swap-rate }), une ligne est rangée au hasard ({ $reorder-rate }). Puis la recherche par colonnes : chaque colonne fautive est associée à une autre, et les deux premières cases d’une ligne dont les chiffres sont répétés dans leur colonne et manquent à l’autre les échangent ; et la recherche par blocs, de même. { $elite } grilles d’élite de l’exécution sont gardées. Après chaque génération, la pire grille, de coût w, devient avec probabilité (w-e)/w une copie d’une grille d’élite au hasard, de coût e, sinon une nouvelle grille au hasard. { $population } grilles. O(côté^2 log côté) par enfant. Laissé ouvert par ce qui est public de l’article, et choisi ici : le partenaire est un autre gagnant, de deux enfants on garde le premier, « pas dans les deux colonnes » veut dire que le chiffre manque à l’autre, l’élite commence à la génération 0. Un échange examiné compte comme un coup.
algorithm-cp-annealing-summary = d’abord la propagation, puis le recuit simulé sur les cases qu’elle laisse vides
algorithm-cp-annealing-description =
    Les singletons nus et cachés sont placés jusqu’à épuisement, et simulated-annealing continue avec ce qu’ils laissent, comme avec des dévoilés : échanges de deux cases vides d’un bloc, chaînes d’autant d’essais que le carré du nombre de cases vides, refroidissement par { $cooling } après chacune, et réchauffement sur une nouvelle grille au hasard après { $patience } chaînes sans amélioration. Une grille que les singletons résolvent prend une évaluation. De l’article, seuls le résumé et l’introduction ont pu être lus : que la propagation et le recuit de l’article antérieur de Lewis y sont combinés, et que les deux ensemble sont bien plus forts que l’un ou l’autre. Choisi ici : les règles (singletons), et qu’elles s’appliquent une fois, avant l’exécution, plutôt qu’à ce que le recuit a atteint.
algorithm-univariate-eda-summary = des grilles tirées d’une probabilité pour chaque chiffre de chaque case, apprise des meilleures
algorithm-univariate-eda-description =
    Tout chiffre peut être dans toute case vide ; le coût est le nombre de chiffres manquants de toutes les zones. Une génération compte { $population } grilles, dont chaque case est tirée selon les probabilités de ses chiffres, indépendamment des autres cases ; au départ tous les chiffres sont également probables. On compte la meilleure part des grilles, { $selected } : les probabilités deviennent les fréquences des chiffres parmi elles (learning_rate=1, l’algorithme à distribution marginale univariée), ou s’en rapprochent d’une part (apprentissage incrémental à population, dont la forme d’origine apprend du seul meilleur). Une fois les cases sûres de leur chiffre le plus probable, à { $converged } en moyenne, plus rien de nouveau n’est tiré : toutes les probabilités sont oubliées, ce qui compte comme une reprise. O(côté^3) par grille. Les reprises, et leur seuil, sont choisis ici.
algorithm-reseda-summary = des grilles tirées bloc par bloc selon des probabilités apprises ; à la reprise, un bloc de la dernière est gardé
algorithm-reseda-description =
    Chaque chiffre de chaque case vide a une probabilité ; au départ, ceux qu’aucune case dévoilée liée n’a sont également probables. Une génération compte { $population } grilles. Chaque bloc d’une grille est tiré chiffre par chiffre : d’abord dans la case dont le chiffre le plus probable l’est plus que tout autre, puis sans ce chiffre, si bien qu’un bloc contient chaque chiffre une fois, sauf impossibilité. Le coût est le nombre de chiffres manquants de toutes les zones. Les probabilités gardent { $kept } d’elles-mêmes et prennent le reste des fréquences des chiffres parmi la meilleure part des grilles, { $selected }. Une tentative finit quand le chiffre le plus probable de chaque case dépasse { $converged }. La grille des chiffres les plus probables prête alors ses parties, une à la fois, sauf celles qui contiennent un chiffre deux fois : une tentative est faite avec la partie comme si elle était dévoilée, et après la dernière tout est oublié, ce qui compte comme une reprise. zones={ $zones } choisit ce qui est prêté. O(côté^4) par grille au pire. Tout cela, tailles comprises, est de l’article, qui a été lu en entier ; il ne dit pas laquelle de cases également sûres passe d’abord (chacune à probabilité égale ici), ni quelle grille de la dernière génération prête. Les grilles sans blocs sont tirées par régions ou par lignes.
algorithm-harmony-search-summary = chaque case d’une nouvelle grille vient d’une grille quelconque d’une mémoire, dont elle remplace la pire
algorithm-harmony-search-description =
    La mémoire contient { $population } grilles aux chiffres quelconques dans les cases vides. Une nouvelle est faite case par case : avec probabilité { $considering } (harmony memory considering rate), la case a le chiffre d’une grille au hasard de la mémoire, qui devient alors, avec probabilité { $adjusting } (pitch adjusting rate), celui d’avant ou d’après, 1 suivant le plus grand ; sinon un chiffre au hasard. Elle prend la place de la pire grille si elle est meilleure. Une génération est une grille, O(côté^2). C’est une stratégie d’évolution dont les enfants ont tous les membres pour parents (Weyland 2015). Avec fitness=sums, le coût est celui de l’article, l’écart entre la somme de chaque zone et celle de tous les chiffres ; il est nul sur bien des grilles aux chiffres faux, ce qui termine l’exécution et se distingue d’une solution. Par défaut, on compte plutôt les chiffres manquants. Tailles et taux sont ceux d’un programme public qui suit l’article, dont les tableaux n’ont pas pu être lus ; que les chiffres forment un anneau vient aussi de ce programme.
algorithm-bee-colony-summary = des abeilles cherchent autour des grilles, plus souvent des meilleures ; les pires sont refaites
algorithm-bee-colony-description =
    Les blocs (régions, ou lignes s’il n’y a ni l’un ni l’autre) restent complets ; le coût est le nombre de doublons des autres zones, et le nectar d’une grille est 1/(1+coût). Dans un cycle (une génération), chacune des { $population } ouvrières examine un voisin de sa grille : une case vide au hasard de chiffre x, où une autre grille au hasard a y, reçoit le numéro ceil(x+|r(x-y)|) des chiffres que les dévoilés laissent à son bloc, comptés à partir de 0 et en rond, r étant tiré entre 0 et 1 ; la case qui avait ce chiffre reçoit x. Un voisin qui n’est pas pire est pris. Puis { $onlookers } observatrices font de même, réparties entre les grilles en proportion du nectar et arrondies vers le bas, et pour les pires grilles, { $scouts } du total, des éclaireuses en proposent de nouvelles au hasard, prises si elles ne sont pas pires. O(côté) par voisin. Un voisin compte comme un coup, une nouvelle grille comme une évaluation complète. Les étapes sont celles d’un programme public de ce nom, car du texte de l’article seul le début a pu être lu ; les tailles, celles d’un autre qui suit l’article.
algorithm-geometric-swarm-summary = des lignes comme permutations ; les particules se placent entre trois autres
algorithm-geometric-swarm-description =
    Les lignes contiennent chaque chiffre une fois ; la valeur d’adaptation est le nombre de chiffres distincts des colonnes et des blocs. Chacune des { $population } particules se souvient de la meilleure position où elle a été. Elle va à une combinaison convexe de sa propre position, de cette meilleure et de la meilleure position de ses voisines, avec les poids own, best et leader, puis mute : deux cases vides d’une ligne sont échangées avec probabilité { $mutation-rate }. Une combinaison de trois en fait deux de deux, l’une après l’autre, et celle de deux est le croisement par cycles de chaque ligne, géométrique pour le nombre de cases différentes, qui prend chaque cycle avec la probabilité que disent les poids. Il n’y a pas de vitesse. Une génération déplace toutes les particules, O(côté^2) chacune. De l’article, seul le résumé a pu être lu. Choisis ici : le croisement, les poids égaux, le voisinage, les tailles et le taux de mutation.
algorithm-deng-li-summary = des blocs du parent, de son propre meilleur et du meilleur de tous ; des parents peu semblables au meilleur
algorithm-deng-li-description =
    Les blocs contiennent chaque chiffre une fois ; la valeur d’adaptation est le nombre de chiffres distincts des lignes et des colonnes. Chaque place d’une population de { $population } se souvient de la meilleure grille qu’elle a eue. De deux membres au hasard, celui qui diffère le plus du meilleur de tous devient parent, pour qu’il y ait plus à recombiner. Avec une probabilité tirée de nouveau à chaque génération, son enfant tient chaque bloc du parent, du meilleur propre à la place du parent ou du meilleur de tous, à probabilité égale (expérience propre et expérience de la population, comme dans les essaims de particules) ; sinon c’est une copie. Avec une probabilité qui monte avec la valeur d’adaptation du meilleur, jusqu’à { $mutation-rate } tout près d’une solution, deux cases vides d’un bloc au hasard sont échangées. L’enfant prend la place suivante, quel que soit son coût. O(côté^2) par enfant. De l’article, seuls le résumé et le début ont pu être lus, qui parlent de ces quatre changements à un algorithme génétique. Choisis ici : leurs formules, les tailles et le taux.
algorithm-cuckoo-search-summary = des œufs entre un nid et le meilleur, portés plus loin par des vols d’échanges le plus souvent peu nombreux
algorithm-cuckoo-search-description =
    Les singletons nus et cachés sont placés d’abord (le préfiltre). Les lignes contiennent chaque chiffre une fois ; la valeur d’adaptation est le nombre de chiffres distincts des colonnes et des blocs. À chaque génération, le coucou de chacun des { $population } nids pond un œuf : une copie de son nid avec des cycles de lignes du meilleur nid, chacun avec probabilité { $attraction } (un croisement géométrique), qui fait ensuite un vol de Lévy : autant d’échanges de deux cases vides de lignes au hasard qu’en tire une loi de puissance d’exposant { $exponent }, un au plus pour chaque case vide. L’œuf prend la place d’un nid au hasard s’il est meilleur. Puis les pires nids, { $abandoned } du total, sont abandonnés pour d’autres au hasard. O(côté^2) par œuf. De l’article, seuls le résumé et le début ont pu être lus : préfiltrage, recherche du coucou et opérateurs géométriques qui vont vers des régions prometteuses. Choisis ici : les règles du filtre, les opérateurs, et les tailles, habituelles pour la recherche du coucou.
algorithm-filtered-tabu-summary = recherche taboue sur des grilles partielles, dont les domaines sont filtrés après chaque coup
algorithm-filtered-tabu-description =
    Une grille est partielle et sans conflit, et coûte ses cases vides (et ce qu’elle enfreint de contraintes, que le filtre ne connaît pas). Le filtre place les chiffres d’une grille, fait retirer aux cases liées le chiffre des cases qui n’en ont plus qu’un (cohérence d’arc) et, avec filter=all-different, retire de chaque zone tout chiffre avec lequel elle ne peut être complétée ; une case à qui reste un chiffre le contient alors, une case sans chiffre reste vide. On commence avec la grille filtrée. À chaque itération (une génération), { $candidates } voisins sont examinés : une case au hasard reçoit un autre chiffre de son premier domaine qui n’est pas tabou, les cases liées qui l’ont le perdent, et la grille est filtrée. Le meilleur est pris s’il n’est pas pire, et les chiffres que des cases y perdent deviennent tabous, les { $tabu } derniers. Après { $patience } itérations sans meilleure grille, tout recommence. Un voisin compte comme un décodage, au pire O(côté^4). Les étapes de la boucle, et le filtre à chacune, sont des articles ; ce qu’est un voisin, ce que coûte une case sans chiffres, la longueur des deux listes et les reprises n’ont pas pu être lus et sont choisis.
algorithm-segura-summary = un algorithme mémétique dont les survivants gardent une distance qui diminue avec le temps
algorithm-segura-description =
    Les blocs (régions, ou lignes s’il n’y a ni l’un ni l’autre) restent complets ; le coût est le nombre de doublons des autres zones. À chaque génération naissent { $population } enfants : les gagnants de tournois à deux sont les parents, et chaque bloc vient de l’un ou de l’autre. Une recherche locale améliore chaque grille : des échanges au hasard dans un bloc, { $steps } par case vide, sont faits s’ils ne l’aggravent pas. Puis membres et enfants rivalisent : le meilleur survit d’abord ; à chaque fois suit le meilleur de ceux qui diffèrent de tous les survivants d’au moins D cases, ou s’il n’y en a pas celui qui diffère le plus (best-non-penalized survivor selection). D commence à la distance moyenne des fondateurs, descend en ligne droite à 0 en { $horizon } générations, et alors tout repart de zéro, ce qui compte comme une reprise. Un échange examiné compte comme un coup ; une génération prend en outre O(population^2 * côté^2). La sélection des survivants est celle du programme des auteurs pour un autre problème, et des résumés ; ce que l’article sur le sudoku dit du croisement et de la recherche locale n’a pas pu être lu. Choisis ici : ces deux-là, les tailles, et le temps compté en générations, car la fin d’une exécution ne lui est pas connue.
algorithm-walksat-summary = recherche locale d’une affectation qui satisfait la grille mise en formule
algorithm-walksat-description =
    Le pont vers la satisfaisabilité : une variable dit qu’une case vide contient un chiffre qu’aucune case dévoilée liée n’a. Les clauses disent que chaque case contient un de ses chiffres, et que ni deux chiffres d’une case, ni des chiffres égaux de cases liées, ni des chiffres qu’exclut une contrainte de deux cases ne valent à la fois ; les contraintes d’une autre sorte (sommes, ordres de nombreuses cases) sont refusées. Une affectation peut donner à une case aucun chiffre ou plusieurs, ce qui est montré comme une case vide ; son coût est le nombre de clauses qu’elle ne satisfait pas. Elle commence au hasard. Un pas prend une clause non satisfaite au hasard et en inverse une variable : une dont l’inversion ne brise aucune autre clause, s’il y en a ; sinon, avec probabilité { $noise }, n’importe laquelle, ou une qui en brise le moins, au hasard parmi les égales. Après { $flips } inversions, tout recommence. Une génération compte autant d’inversions que le carré du nombre de cases vides. Une variable examinée compte comme un coup ; une inversion prend O(côté) et le choix d’une clause O(côté^3). Le bruit a été choisi ici.
algorithm-random-decodes-summary = grilles partielles sans parents : ce que decoder doit battre ; le meilleur jusqu’à 9x9
algorithm-random-decodes-description =
    Chaque essai est ce que le décodeur de l’algorithme decoder produit sans parents : les singletons nus et cachés, puis groupe par groupe (une case, ou un chiffre dans une zone) celui qui a le moins de candidats pour son poids est décidé au hasard, avec tous les singletons qui suivent ; une décision qui mène par là seul à une impasse est exclue à la place, et ce qui ne peut être complété reste vide. Un essai ne transmet au suivant que les poids des groupes où sont nées des impasses. Ce n’est pas une évolution : il n’y a ni sélection ni hérédité. Les candidats notés sont respectés.
algorithm-decoder-summary = grilles partielles ; un enfant est décodé de deux parents, avec les singletons après chaque décision
algorithm-decoder-description =
    Un individu est une grille partielle sans infraction ; sa valeur d’adaptation, à minimiser, est le nombre de ses cases vides. Le décodeur commence par ce que les singletons nus et cachés laissent de la grille, place des chiffres du premier parent dans des cases au hasard (une part tirée de nouveau pour chaque enfant) dans un ordre au hasard, puis décide groupe par groupe, un groupe étant une case ou un chiffre dans une zone : celui qui a le moins de candidats pour son poids, avec le chiffre ou la place du second parent quand il suit celui-ci, sinon au hasard. Chaque décision est suivie de tous les singletons qui en découlent. Celle qui mène par là seul à une impasse est exclue à la place ; si cela aussi est une impasse, ce qui ne peut être complété reste vide et le décodeur continue. Aucune autre décision n’est jamais reprise : il n’y a pas de retour en arrière, et un décodage prend un temps polynomial. Un groupe où naît une impasse gagne du poids, qui s’estompe au fil des décodages. Les parents sont deux membres au hasard, le meilleur d’abord ; l’enfant remplace le pire membre s’il est aussi bon et n’est pas déjà là. Une population sans nouveau record pendant quelques générations remet son meilleur membre aux élites, dont on garde les dernières, et repart de zéro avec les meilleurs de décodages sans parents. Une fois sur huit, ce sur quoi presque toutes les élites s’accordent est placé au début de tous les décodages suivants : des grilles indépendantes et presque résolues diffèrent dans la plupart des cases, mais ce que presque toutes contiennent est presque toujours juste, et chaque chiffre juste rend les élites suivantes meilleures. Un chiffre faux finit en une grille que personne ne complète ; quand aucun nouvel accord ne vient pendant longtemps, tout recommence. Un décodage prend à peu près autant de pas qu’il y a de candidats, fois le nombre de décisions. Les candidats notés sont respectés.
algorithm-memetic-summary = des grilles vues comme colorations par listes, améliorées par recherche taboue et recombinées
algorithm-memetic-description =
    Une grille est une coloration par listes : chaque case vide contient un chiffre qu’aucune case dévoilée liée à elle n’a, et le coût compte les conflits : paires de cases liées aux chiffres égaux, et paires de cases dont une contrainte exclut les chiffres ensemble ; les contraintes d’une autre sorte (sommes, ordres de nombreuses cases) sont refusées. La recherche taboue améliore chaque essai : un pas fait le meilleur changement d’une case en conflit, l’un des meilleurs au hasard, qui ne ramène aucun chiffre trop tôt, sauf si la grille devient meilleure que jamais. Le chiffre qui part ne peut revenir pendant tenure fois le nombre de cases en conflit, plus un nombre au hasard de pas inférieur à tenure_more. Une génération est un essai : tant que la population grandit, un nouveau, rempli dans l’ordre du moins de candidats restants, ensuite un enfant de deux membres au hasard. L’enfant reprend de ses parents des chiffres entiers, tour à tour celui qui a le plus de cases, ou des zones entières d’une même sorte, chacune d’un parent au hasard. Il prend la place du membre le plus proche s’il l’est trop, sinon celle du pire, à moins d’être pire lui-même. Avec une population d’un seul, chaque essai est nouveau. Un pas ne regarde que les changements autour du précédent, et seuls ceux-ci comptent comme évaluations.
algorithm-magic-square-ga-summary = des grimpeurs en parallèle qui échangent des nombres : l’algorithme usuel pour les carrés magiques
algorithm-magic-square-ga-description =
    Chacun des { $population } carrés a un enfant à chaque génération : une copie où deux cases au hasard échangent leurs nombres, et deux de plus avec probabilité { $further-swaps }, encore et encore. Il prend la place de son parent, à moins d’être pire. O(taille^2) par enfant.
algorithm-queens-ga-summary = une petite population dont les enfants échangent deux dames : l’algorithme usuel pour les dames
algorithm-queens-ga-description =
    Un échiquier a dès le départ une dame par ligne et par colonne. Les parents gagnent des tournois à trois, et un enfant est une copie de son premier parent dont deux colonnes échangent leurs dames. Le meilleur de { $population } échiquiers survit. O(taille) par enfant.
algorithm-null-no-pheromone = la phéromone : chaque fourmi tire tous les chiffres à égalité
algorithm-null-filtered-tabu-restarts = ce qu’une grille transmet à la suivante : la recherche repart de zéro après chaque grille sans gain
algorithm-null-mutation-alone = l’attrait des meilleures positions : les particules marchent au hasard
algorithm-null-ils-cp-restarts = ce que la recherche locale transmet au solveur : toute complétion part des dévoilés
algorithm-null-memetic-restarts = la recombinaison : chaque essai est une marche depuis une nouvelle grille
algorithm-null-random-search = tout ce qu’un essai transmet au suivant
algorithm-null-random-decodes = les parents, et l’accord des élites
algorithm-null-restarts = l’acceptation de grilles pires
algorithm-null-no-migration = l’échange de membres
algorithm-null-no-propagation = la propagation avant l’exécution
algorithm-null-whole-restarts = les zones qu’une tentative prête à la suivante : tout est oublié
algorithm-null-no-control = la distance que gardent les survivants : les meilleurs survivent, si semblables soient-ils
algorithm-null-noise-alone = le choix de la variable qui brise le moins de clauses

## Paramètres : noms, descriptions et valeurs

parameter-form = « { $found } » n’est pas un réglage ; écris nom=valeur
parameter-unknown = { COUNT($known) ->
    [0] il n’y a pas de paramètre « { $name } » ; il n’y en a aucun
   *[other] il n’y a pas de paramètre « { $name } » ; il y a { LIST($known, ", ") }
}
parameter-value = { $name } est { $range }, pas « { $value } »
parameter-contradiction = { $name } vaut { $value }, mais doit être { $relation }, qui vaut { $limit }
parameter-ineffective = { $name } est sans effet ici : il faut { $condition }
parameter-above = { $other } au-dessus de { $bound }
parameter-is-one-of = { $other }={ LIST($words, " ou ") }
parameter-below = inférieur à { $other }
parameter-at-most = au plus { $other }
parameter-at-least = au moins { $other }
parameter-range = { $least } à { $most }
parameter-word-range = { $word }:{ $least } à { $most }
parameter-words = { LIST($words, ", ") }
parameter-automatic = { $auto }, ou { $range }
parameter-related = { $range }, { $relation }
parameter-word-related = { $range } ; { $word } { $relation }
parameter-whole = un nombre entier de { $range }
parameter-real = un nombre de { $range }
parameter-one-of = l’un de { $words }
parameter-population = essais par génération
parameter-survivors = part d’une génération qui survit à l’élimination, arrondie à l’entier le plus proche ; un individu au moins
parameter-propagation = ce qu’on fait de la grille avant l’exécution : rien, ou placer les singletons nus et cachés
parameter-prefilter = ce qu’on fait de la grille avant l’exécution : placer les singletons nus et cachés, ou rien
parameter-tournament = individus tirés pour chaque parent, dont le meilleur l’emporte
parameter-elite = meilleurs individus, qui survivent inchangés
parameter-crossover-rate = probabilité qu’un enfant ait deux parents
parameter-crossover-rate-units = probabilité qu’un enfant ait deux parents, coupés à une limite entre unités
parameter-crossover-rate-pairs = probabilité que deux enfants soient issus d’un croisement plutôt que des copies de leurs parents
parameter-mutation-rate-units = probabilité, pour chaque unité d’un enfant, que deux de ses gènes soient échangés
parameter-mutation-rate-boxes = probabilité, pour chaque bloc d’un enfant, que deux de ses cases vides soient échangées
parameter-mutation-rate-rows = probabilité, pour chaque ligne d’un enfant, que deux de ses cases vides soient échangées
parameter-mutation-rate-places = probabilité que deux places d’un enfant soient échangées
parameter-mutation-rate-swarm = probabilité, pour chaque ligne d’une nouvelle position, que deux de ses cases vides soient échangées
parameter-mutation-rate-sequence = probabilité qu’un enfant mute : de 1 à 5 échanges dans un bloc
parameter-mutation-rate-near-solution = probabilité qu’un enfant mute tout près d’une solution ; moindre si le meilleur a moins de chiffres
parameter-mutation-rate-cells = probabilité que chaque case vide d’un enfant soit tirée de nouveau
parameter-mutation-rate-swaps = probabilité que chaque place d’un enfant soit échangée avec une autre au hasard
parameter-mutants = probabilité qu’un enfant soit un mutant plutôt qu’un clone exact
parameter-fills = cases vides qu’un mutant essaie de remplir
parameter-swaps = nombre maximal d’échanges de deux places au hasard qui distinguent un mutant ; tous les nombres sont également probables
parameter-fitness-duplicates = ce qui compte 1 : une valeur que sa zone contient déjà, ou toute paire de valeurs égales d’une zone
parameter-fitness-flags = ce qu’on compte dans chaque zone : les chiffres manquants ; ou, comme dans la conception d’origine, les valeurs dont le drapeau est déjà levé, les cases vides partageant un drapeau comme des chiffres égaux
parameter-fitness-sums = ce qu’on compte dans chaque zone : les chiffres manquants ; ou, comme dans l’article, l’écart entre sa somme et celle de tous les chiffres
parameter-patience = générations sans nouveau record avant que la population ne reparte de zéro ; 0 : jamais
parameter-patience-generations = générations sans nouveau record avant que la population ne reparte de zéro
parameter-patience-children = enfants sans nouveau record avant que la population ne reparte de zéro ; 0 : jamais
parameter-patience-iterations = itérations sans meilleure grille avant que la recherche ne reparte de zéro
parameter-patience-swaps = échanges essayés sans nouveau record avant de repartir de zéro
parameter-patience-chains = chaînes de suite finies sans mieux qu’au départ avant un réchauffement
parameter-encoding = les unités qui contiennent chaque chiffre une fois dans tout individu ; les blocs peuvent être des régions
parameter-crossover-units = comment deux parents ont un enfant, et à quelle fréquence : coupe à une limite entre unités, chaque unité de l’un ou de l’autre, cycles ou section dans chaque unité, bandes ou piles du parent qui y est meilleur (chaque unité de l’un ou de l’autre si les unités n’en forment pas), ou copie du premier
parameter-crossover-orders = comment deux parents ont un enfant, et à quelle fréquence : une section de l’un projetée dans l’autre, une section de l’un et le reste dans l’ordre de l’autre, des cycles de l’un et de l’autre, ou une copie du premier
parameter-crossover-rows = comment se forment les lignes d’un enfant : croisement par cycles ou à correspondance partielle, chaque ligne à part
parameter-crossover-cycles = comment se forme un enfant : croisement par cycles ou à correspondance partielle
parameter-crossover-whole = ce qu’un enfant reprend en entier d’un parent : des chiffres, des zones d’une même sorte, ou l’un ou l’autre au hasard
parameter-mutation-units = ce qu’on fait de chaque unité d’un enfant, et avec quelle probabilité : échanger deux gènes, ou les ranger tous au hasard
parameter-mutation-orders = ce qu’on fait d’un enfant, et avec quelle probabilité : échanger deux places au hasard, déplacer le nombre de l’une à l’autre, ou renverser ou mélanger tout ce qui va de l’une à l’autre
parameter-adaptation = comment change le taux de mutation : jamais, ou d’un cinquième à la hausse (à la baisse) quand plus (moins) d’un sur cinq des derniers enfants, dont voici le nombre, étaient meilleurs que leurs parents
parameter-selection = qui devient parent : le meilleur d’autant d’individus, selon le rang linéaire (le meilleur tant de fois plus souvent que la moyenne), en proportion de la valeur d’adaptation à la roulette ou par échantillonnage universel stochastique, parmi la meilleure part, ou n’importe qui
parameter-sharing = nombre minimal de cases différentes pour que deux individus ne partagent pas leur valeur d’adaptation ; 0 : aucun partage
parameter-replacement = qui cède la place aux enfants : tous sauf une élite de cette taille, le pire ou le plus vieux (un enfant par génération), tous sauf les meilleurs parmi les membres et autant d’enfants pour chacun, de même sans les parents, le parent le plus semblable s’il est pire, ou sa propre case sur un tore (les deux derniers se passent de sélection)
parameter-restart = quand la population repart de zéro : après autant de générations sans nouveau record, ou jamais
parameter-survival = qui survit : le parent ou son enfant, selon le meilleur ; ou les premiers fronts de tous les parents et enfants
parameter-violations = ce qu’on compte : les paires de chiffres égaux, une fois pour chaque zone qui contient les deux ; ou les cases qui font partie d’une telle paire
parameter-better = ce qui rend un enfant meilleur que son parent : plus de cases remplies, puis moins d’infractions ; l’inverse ; ou la dominance de Pareto
parameter-better-objectives = ce qui rend un enfant meilleur que son parent : le premier objectif, puis le second ; l’inverse ; ou la dominance de Pareto
parameter-equal = ce qu’il advient d’un parent dont l’enfant a les deux mêmes valeurs
parameter-cooling = facteur appliqué à la température après chaque chaîne
parameter-chain = échanges essayés à une même température, en multiple du carré du nombre de cases vides
parameter-chain-places = échanges essayés à une même température, en multiple du carré du nombre de places
parameter-steps-tabu = pas de recherche taboue qui améliorent chaque essai, par case vide
parameter-tenure = pas pendant lesquels un chiffre ne peut revenir dans sa case, par case en conflit
parameter-tenure-more = pas en plus, au hasard, en nombre inférieur à celui-ci
parameter-member-distance = un enfant plus proche d’un membre que cette part des cases vides prend sa place ou aucune
parameter-founders = décodages sans parents qui fondent une population ; les meilleurs en sont les membres
parameter-children = décodages par génération
parameter-keep = part minimale des chiffres du premier parent qu’un enfant garde ; jusqu’à tous
parameter-follow = probabilité qu’une décision suive le second parent quand elle le peut
parameter-weights = ce qui se décide d’abord parmi ce qui a peu de candidats : là où il y a déjà eu des impasses ; ou tout à égalité
parameter-elites = nombre des dernières populations dont on compare les meilleurs pour voir sur quoi ils s’accordent
parameter-agreement = part des élites qui doivent s’accorder sur un chiffre pour que les suivantes commencent avec lui
parameter-doubt = populations sans nouvel accord avant que tout ne reprenne avec les seuls dévoilés
parameter-greediness = probabilité qu’une fourmi prenne le chiffre qui a le plus de phéromone au lieu d’en tirer un
parameter-evaporation = part de la phéromone des chiffres de la meilleure grille qui est remplacée après chaque cycle
parameter-local-evaporation = part de la phéromone d’un chiffre qu’une fourmi emporte quand elle le choisit
parameter-best-evaporation = part de sa valeur que la meilleure grille perd après chaque cycle, pour que d’autres aient leur chance
parameter-steps = pas de chaque recherche locale
parameter-tabu-swaps = derniers échanges faits, qu’on ne peut pas refaire
parameter-acceptance = probabilité de faire un pas bien qu’il aggrave la grille
parameter-emptied = part des cases sans conflit qui sont vidées avant la première tentative de complétion
parameter-decay = facteur appliqué à cette part après chaque complétion ; sous 1/20, elle repart du début
parameter-nodes = chiffres que la recherche d’une complétion peut essayer, chacun avec propagation, avant d’abandonner
parameter-lifetime = générations après lesquelles la population repart de zéro
parameter-near = coût maximal d’une grille qui passe pour presque résolue et enrichit l’espace des croyances
parameter-candidates-mutants = mutants tirés de chaque enfant, dont le meilleur devient l’enfant
parameter-candidates-neighbours = voisins examinés à chaque itération, dont on prend le meilleur
parameter-elite-learning = meilleurs individus de l’exécution, gardés pour apprendre d’eux
parameter-row-rate = probabilité, pour chaque ligne d’un tel enfant, qu’elle vienne du second parent
parameter-reorder-rate = probabilité, pour chaque ligne d’un enfant, que ses cases vides soient rangées au hasard
parameter-selected = part d’une génération, ses meilleurs, dont on apprend les probabilités ; un au moins
parameter-learning-rate = part de chaque probabilité réapprise à chaque génération : 1 donne UMDA, moins donne PBIL
parameter-converged = probabilité moyenne, dans une case, de son chiffre le plus probable à partir de laquelle l’exécution repart de zéro
parameter-converged-cells = probabilité de son chiffre le plus probable que dépasse chaque case quand une tentative se termine
parameter-kept = part de chaque probabilité conservée d’une génération à la suivante
parameter-zones = ce qu’une grille prête, un élément à la fois : des blocs sans ligne ni colonne commune ; tous les blocs ; ceux-ci, toutes les lignes et toutes les colonnes ; ou rien
parameter-memory-rate = probabilité, pour chaque case, que son chiffre soit celui d’une grille au hasard de la mémoire
parameter-pitch-rate = probabilité qu’un tel chiffre cède la place au précédent ou au suivant
parameter-onlookers = abeilles réparties entre les grilles en proportion de leur nectar
parameter-scouts = part des grilles, les pires, à la place desquelles on en propose de nouvelles, arrondie vers le bas
parameter-own = poids de la position où se trouve une particule
parameter-best = poids de la meilleure position où elle a été
parameter-leader = poids de la meilleure position des particules qu’elle connaît
parameter-neighbourhood = les particules qu’une particule connaît : ses quatre voisines sur un tore et elle-même, ou toutes
parameter-abandoned = part des nids, les pires, qui sont refaits à chaque génération ; il en reste un
parameter-attraction = probabilité, pour chaque cycle d’une ligne, qu’un œuf le tienne du meilleur nid
parameter-exponent = exposant des vols : au moins n échanges sont aussi probables que n puissance moins ce nombre
parameter-filter = ce qu’on filtre après chaque coup : des zones entières, ou chaque paire de cases liées à part
parameter-tabu-digits = derniers chiffres retirés, qui ne peuvent revenir dans leurs cases
parameter-steps-swaps = échanges essayés pour améliorer chaque grille, par case vide
parameter-horizon = générations pendant lesquelles la distance descend à 0 ; puis la population repart de zéro
parameter-survivor-distance = distance que les survivants gardent au début, en part de la distance moyenne de deux fondateurs
parameter-noise = probabilité d’inverser une variable quelconque d’une clause quand chacune brise une autre clause
parameter-flips = inversions avant une nouvelle affectation au hasard
parameter-further-swaps = probabilité d’un échange de plus, encore et encore
parameter-islands-number = îles
parameter-islands-topology = les îles où vont les migrants
parameter-islands-interval = évaluations de chaque île entre deux échanges ; auto en est un dixième de sa part du budget, 20000 au plus, ou un dixième des générations si cela fait moins
parameter-islands-migrants = membres qu’une île envoie à chacune de ses destinations
parameter-islands-emigrants = les membres qui émigrent

## Laboratoire

lab-count = { GROUPED($count) }
lab-negative = -{ GROUPED($count) }
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

lab-aspect-success = succès
lab-aspect-speed = coût des exécutions résolues
lab-aspect-failures = chiffres manquants des échecs
lab-aspect-attempts = chiffres manquants
lab-verdict = { $better } est meilleur que { $worse } ({ $aspect }, nombre de grilles : { $puzzles }) : { LIST($findings, " ; ") }
lab-verdict-open = { $first } et { $second } : pas de différence significative ({ $aspect }, nombre de grilles : { $puzzles }) : { LIST($findings, " ; ") }
lab-null-verdict-beats = { $algorithm } bat son modèle nul { $null } ({ $aspect }, nombre de grilles : { $puzzles }) : { LIST($findings, " ; ") }
lab-null-verdict-loses = { $algorithm } perd contre son modèle nul { $null } ({ $aspect }, nombre de grilles : { $puzzles }) : { LIST($findings, " ; ") }
lab-null-verdict-open = { $algorithm } ne bat pas son modèle nul { $null } ({ $aspect }, nombre de grilles : { $puzzles }) : { LIST($findings, " ; ") }
lab-null-verdict-idle = { $algorithm } et son modèle nul ({ $null }) : non éprouvé, car { $reason }
lab-idle-identical = les { GROUPED($runs) } exécutions de chacun sont les mêmes
lab-idle-generations = les exécutions finissent au plus tard à la génération { GROUPED($reached) }, et la différence n’agit qu’à partir de la génération { GROUPED($first) }
lab-finding-none-solved = aucun des deux ne résout de grille
lab-finding-success = { $better } résout plus d’exécutions ({ $points } points de plus, { $interval } ; { $p })
lab-finding-speed = { $better } demande moins de { $measure } par exécution résolue ({ $ratio } fois autant, { $interval } ; { $p })
lab-finding-penalised = { $better } a le PAR10 le plus bas (de { $by } { $measure }, { $interval } ; { $p })
lab-finding-failures = les échecs de { $better } ont moins de chiffres manquants (de { $by }, { $interval } ; { $p })
lab-finding-attempts = les meilleurs essais de { $better } ont moins de chiffres manquants (de { $by }, { $interval } ; { $p })
lab-finding-undecided = non décidé : { LIST($aspects, ", ") }
lab-finding-alike = égal sur chaque grille : { LIST($aspects, ", ") }
lab-undecided = { $aspect } ({ $p } ; il faudrait { $needed })
lab-needed-puzzles = environ { GROUPED($puzzles) } grilles
lab-needed-runs = environ { GROUPED($runs) } exécutions de chacun
lab-needed-more-puzzles = plus de { GROUPED($puzzles) } grilles
lab-needed-more-runs = plus de { GROUPED($runs) } exécutions de chacun

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
lab-islands-apart = { $label } : ses îles n’échangent jamais d’individus, car chacune dispose de { $share } évaluations et n’échange qu’après { $interval } ; réduis l’intervalle ou augmente le budget

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
lab-table-ranks = Rangs moyens sur les grilles d’une classe ; 1 est le meilleur. Sur chaque grille, les algorithmes sont rangés par PAR10, et des valeurs égales partagent un rang. Le test de Friedman et la différence critique (Nemenyi, 5 %) portent sur ces rangs, non sur les montants. Des rangs séparés de plus que la différence critique diffèrent, si le test de Friedman trouve une différence.{ $by-quality ->
    [yes] { " " }La qualité, c’est-à-dire le nombre moyen de chiffres qui manquent aux meilleurs essais, remplace PAR10 là où elle est la mesure ou si aucune exécution n’a trouvé de solution.
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
lab-note-level = Les verdicts valent au niveau de { $level } % après la correction de Holm pour toutes les paires d’une classe. Succès, coût des exécutions résolues, PAR10 et chiffres manquants sont des comparaisons séparées, et la correction porte sur chacune d’elles. Les valeurs p viennent de permutations sur les grilles, les intervalles du rééchantillonnage des grilles et des exécutions. Le nombre de grilles qu’il faudrait est une estimation pour une puissance de 80 %.

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
lab-plan-too-many-runs = cela fait { $runs } exécutions, c’est trop ; réduis les répétitions, les algorithmes ou les grilles
lab-plan-no-algorithm-name = un algorithme a besoin d’un nom, par exemple name = "row-ga"
lab-plan-unknown-algorithm = l’algorithme « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-plan-unknown-null = le modèle nul « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-plan-unknown-kind = le type de grille « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-plan-unknown-bundled = « { $name } » n’est pas fourni ; il y a { LIST($known, ", ") }
lab-plan-no-parameter = { $is-engine ->
    [yes] un moteur exact
   *[no] le choix par défaut
} n’a pas de paramètre { $name } ; retire-le
lab-plan-no-islands = { $is-engine ->
    [yes] un moteur exact
   *[no] le choix par défaut
} n’a pas d’îles ; retire-les
lab-plan-twin = { $label } est déjà là avec ces paramètres
lab-plan-same-label = un autre algorithme s’appelle déjà { $label } ; donne un label à celui-ci
lab-plan-combinations = plus de { $most } combinaisons ; donne moins de valeurs
lab-plan-range-ends = l’intervalle de { $name } demande from et to
lab-plan-range-step = l’intervalle de { $name } demande soit un step supérieur à 0, soit un factor supérieur à 1 et un from supérieur à 0
lab-plan-range-empty = l’intervalle de { $name } ne contient aucune valeur ; from doit être au plus to
lab-plan-range-long = l’intervalle de { $name } contient plus de { $most } valeurs ; augmente le pas ou le facteur
lab-plan-external-field = un algorithme d’un autre programme n’a pas de { $field }
lab-plan-external-name = attendu : un mot qui n’est le nom d’aucun algorithme d’evoku, et non « { $name } »
lab-plan-external-set = attendu : une table, comme set = { "{" } population = 100 { "}" }
lab-plan-external-parameter = attendu : un nom en un mot, sans « = »
lab-plan-external-value = attendu : un nombre, un mot, true ou false
lab-plan-no-class-name = une classe a besoin d’un nom, par exemple name = "easy"
lab-plan-same-class = une autre classe s’appelle déjà { $name }
lab-plan-sources = une classe demande l’un de { LIST($sources, ", ") }
lab-plan-unserved = { $algorithm } ne peut pas traiter la grille { $number } de la classe { $class } : { $reason }
lab-plan-other-kind = c’est { $puzzle }, que traitent { LIST($algorithms, ", ") }
lab-plan-sudoku = c’est un sudoku, { $board }{ $is-both ->
    [yes] { " " }; un plan a des sudokus, ou des grilles d’autres types, mais pas les deux
   *[no] { "" }
}
lab-plan-cannot-open = impossible d’ouvrir { $file } : { $cause }
lab-plan-folder = impossible de lire { $file } : c’est un dossier
lab-plan-no-puzzle = aucune grille trouvée
lab-plan-file-expected = attendu : { $expected }
lab-plan-file-format = des grilles dans un format que lit evoku
lab-plan-no-puzzle-here = il n’y a pas de grille ici
lab-plan-several-puzzles-here = il y a plus d’une grille ici ; fais-en une liste
lab-plan-cancelled = annulé pendant la génération des grilles
lab-plan-few-puzzles = seulement { $found } de ces grilles trouvées sur { $count } ; demandes-en moins, ou assouplis les conditions
lab-plan-box = un bloc a des lignes et des colonnes, comme 2x3
lab-plan-size = une taille est un côté comme 9 ou un bloc comme 2x3

lab-run-mismatch = { $algorithm } ne peut pas traiter { $puzzle }
lab-run-unsupported = { $engine } ne peut pas traiter une grille : { $cause }
lab-run-unbound = { $algorithm } est un algorithme d’un autre programme : exécute le plan en Python, avec evoku.lab.run
lab-run-failed = { $algorithm } a échoué : { $cause }
lab-command-quote = un guillemet de la commande n’est pas fermé
lab-command-empty = la commande est vide ; attendu : un programme, comme "./mysolver --pop 20"
lab-command-silence = seul un algorithme avec une commande a un champ « silence »
lab-command-board = les programmes ne prennent en charge que les grilles carrées aux chiffres de 1 à n
lab-run-command = { $algorithm } est un programme : exécute le plan avec evoku lab run
lab-program-start = impossible de lancer { $program } : { $cause }
lab-program-folder = impossible de créer un dossier de travail : { $cause }
lab-program-exit = il s’est terminé avec le code { $code } avant la fin de l’exécution ; un programme termine par la requête done
lab-program-signal = le signal { $signal } l’a arrêté avant la fin de l’exécution
lab-program-closed = il a fermé sa sortie standard avant la fin de l’exécution
lab-program-silent = pendant { $seconds } secondes, il n’a ni écrit de ligne ni lu de réponse
lab-program-request = la ligne { $line } commence par « { $found } », attendu : evaluate, start, candidates ou done
lab-program-no-board = ligne { $line } : { $request } a besoin d’une grille
lab-program-cells = ligne { $line }, grille { $board } : { $found } cases, attendu : { $expected }
lab-program-digit = ligne { $line }, grille { $board }, case { $cell } : « { $found } », attendu : un chiffre de 1 à { $most }, ou 0 ou . pour une case sans chiffre
lab-program-given = ligne { $line }, grille { $board }, case { $cell } : { $found }, attendu : le chiffre donné { $given }
lab-program-count = ligne { $line } : « { $found } », attendu : un nombre de grilles de 1 à { $most }
lab-program-free = il a écrit { GROUPED($most) } requêtes de suite sans évaluation
lab-program-long = une ligne a plus de { $most } octets
lab-program-errors = { $reason } ; ses dernières lignes sur la sortie d’erreur : { $lines }
lab-run-failure = { $label } sur la grille { $puzzle } de la classe « { $class } », répétition { $repetition } : { $reason }
command-failed-runs = { $runs ->
    [one] { $runs } exécution a échoué et compte comme non résolue
   *[other] { $runs } exécutions ont échoué et comptent comme non résolues
} :
command-failed-more = ... et { $runs } de plus
command-program-format = le résultat d’un programme peut être text ou json, pas { $format }
command-program-kind = un programme résout un sudoku, pas { $kind }
command-sweep-comparison = Comparaison des réglages par le laboratoire :
command-sweep-class = ces grilles

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

draw-size = l’image n’a pas de taille
draw-png = l’image ne peut pas être écrite en PNG
draw-objects = c’est trop pour un PDF
draw-length = c’est trop pour un PDF : plus de 10 Go
draw-font = la police est illisible
sheet-per-page = il faut 1, 2, 4, 6, 9 ou 12
sheet-paper = il faut { LIST($names, ", ") }, ou une largeur et une hauteur comme 6x9in ou 148x210mm
sheet-sides = il faut des côtés de { $least } à { $most } pouces
sheet-length = il faut une longueur jusqu’à 2 pouces, comme 10mm ou 0.5in
sheet-gutter = la marge de reliure ne laisse pas de place pour les grilles ; réduis-la, ou élargis la page
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

page-views-play = Jouer
page-views-understand = Expliquer
page-views-make = Créer
page-views-evolve = Évolution
page-views-measure = Mesurer
page-views-lessons = Leçons
page-shell-skip = Aller au contenu
page-shell-views = Vues
page-shell-language = Langue
page-shell-close = Fermer
page-shell-cancel = Annuler
page-shell-starting = Démarrage…
page-shell-broke = Quelque chose s’est cassé, et c’est notre faute :
page-shell-old = Ce navigateur est trop ancien pour evoku : il n’a pas WebAssembly avec des vecteurs de 128 bits.
page-board-name = Sudoku, { $rows } sur { $columns }
page-board-cell = ligne { $row } colonne { $column }, { LIST($states, ", ") }
page-board-empty = vide
page-board-given = indice
page-board-clash = en conflit
page-board-wrong = faux
page-board-corner = notes de coin { LIST($digits, " ") }
page-board-centre = notes de centre { LIST($digits, " ") }
page-board-colours = { LIST($colours, " et ") }
page-keypad-name = Pavé de touches
page-keypad-mode = Ce qu’une touche inscrit
page-keypad-modes-digit = Chiffre
page-keypad-modes-corner = Coin
page-keypad-modes-centre = Centre
page-keypad-modes-colour = Couleur
page-keypad-mode-help-digit = Chiffres (Z)
page-keypad-mode-help-corner = Notes dans les coins (X, ou Maj avec un chiffre)
page-keypad-mode-help-centre = Notes au centre (C, ou Ctrl avec un chiffre)
page-keypad-mode-help-colour = Couleurs (V, ou Ctrl et Maj avec un chiffre)
page-keypad-erase = Effacer
page-keypad-digit = { $missing ->
    [0] { $digit }, plus aucun
    [one] { $digit }, encore { $missing }
   *[other] { $digit }, encore { $missing }
}
page-keypad-colour = { $number ->
    [1] gris
    [2] bleu
    [3] vert
    [4] jaune
    [5] orange
    [6] violet
    [7] rose
    [8] turquoise
    [9] brun
   *[other] { $number }
}
page-play-tools = Outils
page-play-undo = Annuler
page-play-redo = Rétablir
page-play-check = Vérifier
page-play-fill = Notes
page-play-new = Nouveau
page-play-open = Ouvrir
page-play-share = Partager
page-play-print = Imprimer
page-play-restart = Recommencer
page-play-solved = Résolu. Bravo !
page-play-full = Toutes les cases sont remplies, mais pas toutes correctement.
page-play-not-unique = Il n’a pas une solution unique, donc rien ne peut être vérifié.
page-play-show-clock = Montrer le chronomètre
page-play-settings-title = Réglages et touches
page-play-settings-conflicts = Montrer les chiffres en conflit
page-play-settings-tidy = Un chiffre retire ses notes des cases qu’il voit
page-play-settings-marks = Garder tous les chiffres possibles en notes ; une note de coin en exclut un
page-play-settings-highlight = Mettre en évidence le chiffre de la case choisie
page-play-keys =
    Les flèches déplacent, avec Maj elles sélectionnent. Z X C V choisissent les chiffres, les notes de coin, les notes de centre et les couleurs ; Maj et Ctrl le font pour une touche. Ctrl+Z et Ctrl+Y annulent et rétablissent, H donne un indice. Quand rien n’est sélectionné, une touche du pavé reste enfoncée et va dans chaque case que tu touches.
page-play-previous = Grille précédente
page-play-next = Grille suivante
page-play-rules = Règles
page-play-jigsaw = jigsaw
page-play-new-title = Une nouvelle grille
page-play-checked = { $wrong ->
    [0] Tout est juste jusqu’ici.
    [one] Un chiffre est faux.
   *[other] { $wrong } chiffres sont faux.
}
page-play-hide-clock = { $time }. Cacher le chronomètre
page-play-givens = { $count } { $count ->
    [one] indice
   *[other] indices
}
page-play-of = Grille { $number } sur { $count }
page-hint-stage-1 = Indice
page-hint-stage-2 = Avec quoi ?
page-hint-stage-3 = Montre-moi pourquoi
page-hint-stage-4 = Fais-le
page-hint-thinking = Réflexion…
page-hint-back = Revenir avant l’erreur
page-open-title = Ouvrir une grille
page-open-about =
    Colle une grille dans n’importe quel format : une ligne de 81 caractères, une grille dessinée, CSV, JSON, ou un lien de f-puzzles, de SudokuPad et d’autres. Tu peux aussi déposer un fichier ou un lien n’importe où sur cette page.
page-open-text = Grille ou lien
page-open-open = Ouvrir
page-open-file = Ou un fichier
page-open-mistakes = { $count ->
    [one] Une grille n’a pas pu être lue. { $first }
   *[other] { $count } grilles n’ont pas pu être lues. { $first }
}
page-games-title = Parties
page-games-about = Chaque partie reste sur cet appareil jusqu’à ce que tu la supprimes.
page-games-open = { $open ->
    [0] résolue
    [one] une case vide
   *[other] { $open } cases vides
}
page-games-resume = Reprendre
page-games-deleted = { $title } : supprimé.
page-games-full = Le navigateur n’a plus de place pour cette partie. Supprimes-en d’autres.
page-daily-title = Grille du jour
page-daily-of = Grille du { $date }
page-daily-about = La date détermine la grille : avec cette version d’evoku, c’est la même pour tout le monde.
page-statistics-title = Statistiques
page-statistics-none = Résous une grille : son niveau et ton temps apparaîtront ici.
page-statistics-solved = Résolues
page-statistics-unaided = Sans aide
page-statistics-best = Meilleur temps
page-statistics-mean = Temps moyen
page-statistics-streak = Grilles du jour à la suite : { $days }. Record : { $most }.
page-statistics-save = Enregistrer parties et statistiques
page-statistics-load = Charger parties et statistiques
page-statistics-loaded = Chargé : { $games } parties, { $solved } grilles résolues.
page-statistics-damaged = Le fichier n’est pas une copie des parties de cette page.
page-finish-hints = { $count ->
    [0] aucun indice
    [one] un indice
   *[other] { $count } indices
}
page-finish-checks = { $count ->
    [0] aucune vérification
    [one] une vérification
   *[other] { $count } vérifications
}
page-finish-usual = Ton temps moyen à ce niveau : { $time }
page-finish-another = Une autre
page-needs-easy = Chiffre par chiffre : une case ou un chiffre n’a qu’une possibilité.
page-needs-medium = Les notes aident : paires, triplets et candidats verrouillés.
page-needs-hard = Des motifs sur toute la grille : petits poissons, ailes et rectangles.
page-needs-expert = De plus grands poissons et des chaînes de déductions.
page-needs-extreme = De longues chaînes qui explorent des hypothèses.
page-welcome-title = Choisis ta grille
page-type-title = En saisir une
page-type-about = Saisis ligne par ligne ; chaque chiffre mène à la case suivante. Espace laisse une case vide, Retour arrière revient.
page-type-blank = Laisser la case vide
page-play-settings-peers = Mettre en évidence la ligne, la colonne et le bloc de la case choisie
page-play-settings-letters = Les lettres sont des raccourcis (Z X C V H)
page-hint-notation = Notation
page-open-more = Le texte a plus de grilles. Seules les { $count } premières sont ouvertes.
page-save-png = Enregistrer en PNG
page-board-zoom = Agrandir la grille
page-make-twice = La grille a déjà cette contrainte.
page-make-gap = Les cases doivent se toucher, l’une après l’autre.
page-play-checks = Montrer les erreurs
page-play-check-never = Jamais
page-play-check-asked = Quand j’appuie sur Vérifier
page-play-check-once = Aussitôt
page-play-still = Réduire les animations
page-keypad-target = Les couleurs vont
page-keypad-cells = Aux cases
page-keypad-line = Ligne à travers les cases
page-keypad-arrow = Flèche à travers les cases
page-make-find = Chercher
page-make-conflict = Ces indices se contredisent, et aucun n’est superflu : { LIST($clues, ", ") }.
page-lesson-next = Leçon suivante
page-lesson-book = Cette leçon en détail dans le livre
page-book = Le livre
page-book-title = Ouvre le livre (en anglais) dans un nouvel onglet
page-share-title = Partager la grille
page-share-link = Lien qui contient la grille
page-share-copy-link = Copier le lien
page-share-format = Format
page-share-text = Texte
page-share-copy = Copier
page-share-save = Enregistrer dans un fichier
page-share-copied = Copié.
page-share-not-copied = Le navigateur ne nous laisse pas copier. Sélectionne le texte et copie-le toi-même.
page-print-title = Imprimer
page-print-heading = Titre
page-print-paper = Papier
page-print-per-page = Grilles par page
page-print-fitting = autant qu’il en tient bien
page-print-solutions = Avec les solutions à la fin
page-print-marks = Avec les candidats des cases vides
page-print-levels = Avec le niveau de chaque grille
page-print-drawing = Dessin en cours…
page-print-preview = La première page
page-print-print = Imprimer
page-print-pdf = Enregistrer en PDF
page-print-svg = Enregistrer en SVG
page-print-all = Les { $count } grilles
page-print-pages = { $count ->
    [one] Une page.
   *[other] { $count } pages, dont voici la première.
}
page-facts-solutions = Solutions
page-facts-one = une
page-facts-none = aucune
page-facts-level = Niveau
page-facts-score = Points
page-facts-hodoku = Niveau de HoDoKu
page-facts-explainer = Sudoku Explainer (ER / EP / ED)
page-facts-hardest = Technique la plus difficile
page-facts-guesses = Suppositions d’une recherche
page-facts-at-least = { $count } ou plus
page-facts-hodoku-level = { $level ->
    [Easy] facile
    [Medium] moyen
    [Hard] difficile
    [Unfair] injuste
    [Extreme] extrême
   *[other] { $level }
}
page-understand-facts = Ce que l’on sait
page-understand-possible = Montrer les chiffres que chaque case a dans une solution
page-understand-previous = Étape précédente
page-understand-next = Étape suivante
page-understand-no-path = Seule une grille à solution unique a un chemin qui y mène.
page-understand-step = { $number } sur { $count }
page-understand-begin = { $count ->
    [one] { $count } étape mène à la solution. Avance pour la voir sur la grille.
   *[other] { $count } étapes mènent à la solution. Avance pour voir chacune sur la grille.
}
page-make-parts = Façons de créer des grilles
page-make-generate = Sur commande
page-make-set = À la main
page-make-any = peu importe
page-make-size = Taille
page-make-as-played = comme la grille jouée
page-make-regions = Régions d’un jigsaw : un caractère par case, ligne par ligne
page-make-level = Niveau
page-make-symmetry = Symétrie des indices
page-make-technique = Une technique à employer absolument
page-make-variants = Variantes et contraintes
page-make-rules = Règles pour toute la grille
page-make-layouts = Cages, lignes, points et indications
page-make-cells = Cases de chaque cage ou ligne, si tu en veux un autre nombre que d’habitude
page-make-add-layout = Ajouter une disposition…
page-make-details = Détails
page-make-number = Combien de grilles, jusqu’à 100
page-make-givens = Nombre d’indices
page-make-minimal = Aucune contrainte n’est superflue
page-make-seed = Graine
page-make-fresh-seed = une nouvelle à chaque fois
page-make-make = Créer une grille
page-make-here = La grille sera ici.
page-make-making = Création…
page-make-more = Plus de choix
page-make-cancelled = Annulé.
page-make-take-play = La jouer
page-make-take-understand = L’expliquer
page-make-from-desk = Prendre la grille jouée
page-make-blank = Une grille vierge
page-make-begin = Commencer
page-make-constraints = Contraintes
page-make-kind = Genre
page-make-numbers = Nombres
page-make-add-constraint = Ajouter pour les cases choisies
page-make-select-any = Choisis ses cases.
page-make-select-line = Choisis ses cases dans l’ordre de la ligne.
page-make-select-exactly = Choisis ses cases dans leur ordre.
page-make-select-across = Choisis toute une ligne, une colonne ou un bloc, en partant de l’indication.
page-make-select-alternatives = Écris les contraintes dont l’une doit être respectée, séparées par « or ».
page-make-show-forced = Montrer les chiffres encore possibles
page-make-clash = Des chiffres sont en conflit.
page-make-verdict-unique = Elle a exactement une solution.
page-make-verdict-several = Elle a plusieurs solutions.
page-make-verdict-none = Elle n’a aucune solution.
page-make-attempts = { $found ->
    [one] Création… { $found } trouvée, { GROUPED($attempts) } essais
   *[other] Création… { $found } trouvées, { GROUPED($attempts) } essais
}
page-make-gave-up = Abandon après { GROUPED($attempts) } essais infructueux{ COUNT($reasons) ->
    [0] { "" }
   *[other] { " " }({ LIST($reasons, ", ") })
}. Demande moins.
page-make-score = { $score } { $score ->
    [one] point
   *[other] points
}
page-make-of-seed = Graine { $seed } : avec elle et les mêmes choix, on obtient de nouveau la même chose.
page-make-remove = Retirer { $what }
page-evolve-puzzle = Problème
page-evolve-of-desk = Le sudoku joué
page-evolve-size = Taille
page-evolve-algorithm = Algorithme
page-evolve-second-algorithm = Deuxième algorithme
page-evolve-parameters = Son fonctionnement et ses paramètres
page-evolve-two = Deux algorithmes côte à côte
page-evolve-islands = Îles
page-evolve-others-about = Les algorithmes ajoutés alternent sur les îles : avec un de plus, il occupe une île sur deux.
page-evolve-islands-about = Plusieurs populations qui s’envoient de temps en temps leurs meilleurs individus.
page-evolve-budget = Budget : évaluations
page-evolve-speed = Vitesse
page-evolve-start = Démarrer
page-evolve-again = Redémarrer
page-evolve-pause = Pause
page-evolve-go-on = Continuer
page-evolve-one-step = Une génération
page-evolve-evaluations = Évaluations
page-evolve-best = Meilleur jusqu’ici
page-evolve-mean = Moyenne
page-evolve-diversity = Diversité
page-evolve-restarts = Redémarrages
page-evolve-children = Enfants
page-evolve-under-way = En cours…
page-evolve-paused = En pause.
page-evolve-no-attempt = Pas encore d’essai
page-evolve-race = Côte à côte
page-evolve-over = En fonction de
page-evolve-over-evaluations = selon les évaluations
page-evolve-over-time = selon le temps
page-evolve-one-pair = Une seule paire d’exécutions ne prouve rien : une autre graine peut inverser le résultat.
page-evolve-repeat = Répéter cette exécution
page-evolve-repeat-about = Cette commande refait exactement la même exécution, sur n’importe quelle machine.
page-evolve-copy-command = Copier la commande
page-evolve-save-table = Enregistrer la trace (CSV)
page-evolve-speeds = { $rate ->
    [0] Aussi vite que possible
    [one] { $rate } génération par seconde
   *[other] { $rate } générations par seconde
}
page-evolve-shares = { $better } % meilleurs, { $equal } % égaux, { $worse } % pires que leurs parents
page-evolve-attempt = { $cells ->
    [0] Essai sans conflit
    [one] Essai avec des conflits dans { $cells } case
   *[other] Essai avec des conflits dans { $cells } cases
}
page-evolve-islands-of = { $count } îles, dont la numéro { $leading } est en tête
page-evolve-migrants = { GROUPED($moved) } migrants au dernier échange ; { GROUPED($taken) } accueillis depuis le départ.
page-evolve-chart = Meilleur et moyenne de { $title } au fil des générations
page-evolve-race-of = Meilleur jusqu’ici de { LIST($names, ", ") }
page-evolve-kind = { $kind ->
    [queens] Dames
    [magic-square] Carré magique
   *[other] { $kind }
}
page-evolve-island = { $parameter ->
    [number] Nombre d’îles
    [topology] Où vont les migrants
    [migration_interval] Évaluations entre deux échanges
    [migrants] Migrants
    [migration] Qui émigre
   *[other] { $parameter }
}
page-evolve-step = { $step ->
    [generation] Génération
    [epoch] Époque
   *[other] { $step }
}
page-head-quality = qualité
page-runs-of-plan = Exécutions du plan { $plan } ; la médiane, l’ERT et le PAR10 sont en { $measure }.
page-evolve-stop-solved = Résolu.
page-evolve-stop-spent = Le budget est épuisé, sans solution.
page-evolve-stop-exhausted = Il n’y a plus rien à essayer.
page-evolve-stop-false-zero = Il prend ceci pour une solution, mais ce n’en est pas une.
page-run-islands = { $count } îles de { $algorithms }
page-run-of = { $run } sur { $puzzle }
page-run-step = { $islands ->
    [yes] époque
   *[no] génération
}
page-run-under-way = en cours
page-run-so-far = graine { $seed } · { GROUPED($evaluations) } évaluations en { GROUPED($steps) } { $islands ->
    [yes] époques
   *[no] générations
} · { $state }
page-title = { CAPITAL($kind) }
page-measure-about =
    Quel algorithme est le meilleur, et de combien ? Choisis-en quelques-uns ; le laboratoire fait tourner chacun sur les mêmes grilles avec les mêmes graines et dit ce que cela montre, et ce que cela ne montre pas.
page-measure-add = Ajouter un algorithme
page-measure-puzzles = Grilles
page-measure-of-desk = La grille jouée
page-measure-first = Seulement les premières
page-measure-repetitions = Exécutions de chacun sur chaque grille
page-measure-budget = Évaluations par exécution
page-measure-start = Mesurer
page-measure-save-plan = Enregistrer le plan
page-measure-progress = Progression
page-measure-done = Toutes les exécutions sont faites.
page-measure-cancelled = Annulé. Les résultats affichés sont ceux des exécutions terminées.
page-measure-open-file = Ouvrir un rapport ou des exécutions
page-measure-open-about = ce qu’ont écrit evoku lab report ou evoku lab export : HTML, JSON ou CSV ; tu peux aussi le déposer ici
page-measure-verdicts = Verdicts
page-measure-no-verdicts = Il n’y a rien à comparer.
page-measure-tables = Tableaux
page-measure-pictures = Graphiques
page-measure-save-report = Enregistrer le rapport
page-measure-save-runs = Enregistrer les exécutions (CSV)
page-measure-algorithm = Algorithme { $number }
page-measure-opened = Toutes celles qui ont été ouvertes ({ $count })
page-measure-bundled = Fournies : { LIST($class, " ") }
page-measure-made = { GROUPED($made) } exécutions sur { GROUPED($runs) }
page-lesson-other-seed = Une autre graine
page-lesson-compare = À côté de « { $first } »
page-lesson-runs = { $count ->
    [one] Mesurer avec { $count } exécution
   *[other] Mesurer avec { $count } exécutions
}
page-lessons-genome-title = Ce qu’est un génome
page-lessons-genome-text =
    Un génome est la façon dont un essai est écrit. Si n’importe quel chiffre peut aller dans n’importe quelle case, presque tous les essais sont absurdes. Si chaque ligne, ou chaque bloc, contient toujours chaque chiffre une fois, il n’y a plus à le redécouvrir.

    Change ce que le génome garde correct, et regarde à quelle vitesse les conflits disparaissent.
page-lessons-genome-value-1 = tout chiffre dans toute case
page-lessons-genome-value-2 = lignes toujours complètes
page-lessons-genome-value-3 = blocs toujours complets
page-lessons-selection-title = Sélection
page-lessons-selection-text =
    Qui peut avoir des enfants ? Si tous le peuvent, les bons essais se perdent. Si seuls les tout meilleurs le peuvent, tous finissent par se ressembler et rien de nouveau n’apparaît : regarde la diversité.
page-lessons-selection-value-1 = tous
page-lessons-selection-value-2 = le meilleur de 2
page-lessons-selection-value-3 = le meilleur de 30
page-lessons-units-title = Les unités qui survivent au croisement
page-lessons-units-text =
    Un enfant a des parties de deux parents. Si l’on coupe entre les lignes, chaque ligne héritée a déjà fait ses preuves. Si l’on mélange à l’intérieur des lignes, il en reste peu : moins d’enfants sont meilleurs que leurs parents.
page-lessons-units-value-1 = coupé entre les lignes
page-lessons-units-value-2 = mélangé dans les lignes
page-lessons-units-value-3 = pas de croisement
page-lessons-mutation-title = Combien de mutation
page-lessons-mutation-text =
    Sans mutation, une population ne fait que brasser ce qu’elle a. Avec trop de mutation, les enfants n’ont plus grand-chose de leurs parents, et la recherche devient devinette. Entre les deux se trouve un taux qui convient, et il n’est pas le même pour chaque grille.
page-lessons-mutation-value-1 = 0,01
page-lessons-mutation-value-2 = 0,1
page-lessons-mutation-value-3 = 0,9
page-lessons-local-title = Recherche locale
page-lessons-local-text =
    Un seul essai, modifié petit à petit. Ne jamais en accepter un pire mène à un endroit d’où chaque pas est pire. Le recuit en accepte parfois un pire, de moins en moins souvent, et sort de ces endroits.
page-lessons-local-value-1 = jamais un pire
page-lessons-local-value-2 = parfois un pire
page-lessons-local-value-3 = une nouvelle grille à chaque fois
page-lessons-propagation-title = Propagation
page-lessons-propagation-text =
    Ce que la logique peut placer, l’évolution n’a pas à le chercher. Une fois les singletons placés, il reste peu de cases. Un décodeur va plus loin : il tire des conclusions après chaque chiffre du génome, si bien que ses essais n’enfreignent aucune règle.
page-lessons-propagation-value-1 = évolution seule
page-lessons-propagation-value-2 = singletons placés d’abord
page-lessons-propagation-value-3 = conclusions au décodage
page-lessons-islands-title = Îles
page-lessons-islands-text =
    Une grande population se met souvent d’accord trop tôt. Plusieurs petites s’accordent sur des choses différentes, et un migrant apporte de temps en temps à l’une d’elles ce qui lui manque. Compare avec des îles qui ne se rencontrent jamais.
page-lessons-islands-value-1 = une population de 80
page-lessons-islands-value-2 = six îles en anneau
page-lessons-islands-value-3 = six îles qui ne se rencontrent jamais
page-lessons-statistics-title = Statistique
page-lessons-statistics-text =
    Des tournois à 2 ou à 3 ? Une exécution de chacun semble le dire et ne dit rien : avec une autre graine, l’autre gagne. Avec plus d’exécutions, les intervalles se resserrent, et alors seulement une différence en est une.

    Chaque bouton mesure les deux sur les mêmes six grilles.
page-lessons-statistics-value-1 = tournois à 2
page-lessons-statistics-value-2 = tournois à 3
page-level = { CAPITAL($level) }
page-level-word = { $level }
page-symmetry = { FORM($symmetry, "title") }
page-rule = { FORM($rule, "title") }
page-unknown-request = la requête « { $name } » n’existe pas
page-unknown-format = le format « { $name } » n’existe pas
page-unknown-scale = l’échelle « { $name } » n’existe pas
page-unknown-symmetry = la symétrie « { $name } » n’existe pas
page-unknown-level = le niveau « { $name } » n’existe pas
page-unknown-technique = la technique « { $name } » n’existe pas
page-unknown-move = le coup « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
page-unknown-kind = le genre « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
page-unknown-algorithm = l’algorithme « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
page-unknown-engine = aucun moteur « { $name } » ne résout des lignes
page-unknown-task = cette tâche n’existe pas
page-unknown-run = cette exécution n’existe pas
page-no-game = aucune partie n’a été commencée
page-no-puzzle = il n’y a pas de grille
page-no-puzzle-in-it = il n’y a pas de grille là-dedans
page-missing = { $name } manque
page-missing-expected = { $name } manque, attendu : { $expected }
page-found = { $name } : trouvé { $found }, attendu : { $expected }
page-expected-array = un tableau
page-expected-text = un texte
page-expected-texts = des textes
page-expected-truth = une valeur de vérité
page-expected-whole = un nombre entier à partir de 0
page-expected-seed = un nombre entier de 0 à 2^64 - 1, en texte
page-expected-marks = un tableau de chiffres pour chaque case
page-expected-pairs = des paires d’une case et d’un chiffre
page-expected-cell = l’indice d’une case, de 0 à { $last }
page-expected-digit = un chiffre, de 1 à { $last }
page-expected-any-digit = un chiffre
page-expected-box = un texte comme 2x3
page-digit-beyond = { $name } : { $digit } en { $cell }, les chiffres vont de 1 à { $side }
page-marks-cells = marks : { $found } cases, attendu : { $expected }
page-only-set = seule une grille en cours de création reçoit d’autres contraintes
page-saved-otherwise = ce n’est pas une partie que cette version sait lire
page-no-format-carries = aucun format ne peut contenir la grille
page-cancelled = annulé
page-puzzle-problem = grille { $number } : { $what }
page-range-ends = { $name } : les deux bornes d’un intervalle sont attendues
page-improvements = improvements : attendu : évaluations, millisecondes et ce qui manque
page-several-need-islands = il faut des îles pour plusieurs algorithmes
page-an-island-each = donne une île à chacun des { $count } algorithmes
page-run-column = l’exécution { $number } n’a pas de { $column } ; attendu : ce qu’écrit evoku lab export --json ou evoku lab report --json
page-no-setting = set : « { $setting } » n’est pas de la forme nom=valeur
page-too-many-runs = cela fait { $runs } exécutions ; une page en fait au plus { $most }

## Archives du laboratoire

lab-head-null = modèle nul
lab-head-other = comparé à
lab-head-aspect = aspect
lab-head-effect = effet
lab-head-puzzles = grilles
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
lab-table-beats = Comparaison de chaque algorithme avec son modèle nul (l’algorithme sans ce qui le définit), en PAR10 ; en chiffres manquants des échecs si aucun des deux n’a résolu de grille. Le nombre est la probabilité qu’une de ses exécutions y soit meilleure qu’une du modèle nul sur la même grille ; des exécutions égales comptent pour moitié.
lab-table-comparisons = Comparaisons de paires sous chaque aspect. L’effet est la différence moyenne entre le premier et le second algorithme sur les grilles : points de pourcentage pour le succès, un rapport pour la vitesse, sinon des coûts ou des chiffres. Les intervalles viennent de grilles et d’exécutions rééchantillonnées, les valeurs p sont corrigées pour toutes les paires d’une classe.
lab-cell-beats = gagne { $probability }
lab-cell-loses = perd { $probability }
lab-cell-open = indécis { $probability }
lab-cell-idle = non éprouvé
lab-table-winners = L’algorithme de meilleur rang moyen, selon ce que la propagation y fait : exécutions qui ont trouvé une solution, et dépense par solution (ERT, en { $measure }) ou, si aucune n’a été trouvée, les chiffres qui manquent aux meilleurs essais. Si plusieurs partagent le meilleur rang, les chiffres manquants décident.
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
lab-table-published = Chiffres publiés à côté des nôtres. Deux chiffres concordent si l’intervalle à 95 % de leur différence tient dans 20 points de pourcentage, ou celui de leur rapport dans un facteur 1,5. Sinon ils diffèrent si le chiffre publié est hors de notre intervalle et, pour les proportions, si le test exact de Fisher rejette l’égalité au seuil de 5 % après la correction de Holm. Le reste est ouvert.
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
lab-lacks-table = il n’y a pas de tableau « { $table } » pour les nombres des phrases
lab-lacks-column = le tableau { $table } n’a pas de colonne « { $column } »
lab-lacks-row = le tableau { $table } n’a pas de ligne « { $row } »
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
lab-archive-first = cette archive est de la version 1, que cet evoku ne lit pas ; evoku lab export --archive en fait une nouvelle
lab-archive-plan = ce sont les exécutions d’un autre plan, ou ses grilles sont autres ({ $found }, attendu { $expected })
lab-archive-moved = { $label }, { $class }, grille { $puzzle }, répétition { $repetition } : { $was } devient { $is }

lab-store-full = le disque est plein ; toutes les exécutions enregistrées sont conservées, fais donc de la place et relance la même commande
lab-store-io = impossible de lire ou d’écrire le stockage ({ $cause }) ; toutes les exécutions enregistrées sont conservées
lab-store-busy = un autre processus occupe le stockage ; réessaie plus tard
lab-store-missing = ce fichier n’existe pas ; evoku lab run crée un stockage
lab-store-foreign = ce n’est pas un stockage d’evoku
lab-store-read-only = le stockage ou son dossier est protégé en écriture ; copie-le dans un dossier accessible en écriture
lab-store-log = le stockage est protégé en écriture, et ses dernières exécutions sont encore dans { $path } ; copie les deux fichiers dans un dossier accessible en écriture
lab-store-later = le stockage vient d’une version plus récente d’evoku (tables de version { $found }, attendu { $expected }) ; utilise cette version
lab-store-damaged = le stockage est endommagé : { $cause } ; restaure-le depuis une copie, ou refais les exécutions
lab-store-versions = ses exécutions viennent d’evoku { $theirs }, celles de l’autre stockage d’evoku { $ours } : les exécutions peuvent différer d’une version à l’autre, fais-les donc avec une seule version
lab-store-sqlite = impossible d’utiliser le stockage : { $cause }
lab-cannot-write = impossible d’écrire { $file } : { $cause }
lab-store-no-plan = aucun plan n’a encore été exécuté avec ce stockage ; evoku lab run PLAN en exécute un
lab-store-unknown-plan = le plan « { $name } » n’existe pas ; il y a { LIST($known, ", ") }
lab-store-several-plans = il y a plusieurs plans, choisis-en un avec --plan : { LIST($known, ", ") }
lab-store-other-plan = le stockage a un autre plan « { $name } » : son texte ou ses grilles diffèrent (empreinte { $kept }, attendu { $expected }) ; prends un autre stockage ou un autre nom
lab-damaged-tables = ses tables sont de version { $version }
lab-damaged-schema = il contient une vue ou un déclencheur, ce qu’aucun stockage n’a
lab-damaged-columns = ses tables ne sont pas celles de la version { $version }
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
lab-export-many-classes = le plan a { $classes } classes, mais la suite bbob de COCO n’a que { $most } fonctions ; mets moins de classes dans un plan, ou utilise --ioh
lab-export-many-rows = la table { $sheet } a plus de lignes que les 1 048 576 d’une feuille ; utilise --csv ou --parquet
lab-export-workbook = impossible d’écrire le classeur : { $reason }
lab-column-run = numéro de l’exécution dans cet export ; la clé de `traces`
lab-column-class = classe de la grille
lab-column-puzzle = son numéro dans la classe, à partir de 1 ; avec la classe, la clé de `puzzles`
lab-column-configuration = nom de l’algorithme avec ses paramètres ; la clé de `configurations`
lab-column-algorithm = l’algorithme
lab-column-propagation = ce que fait la propagation : `none` (rien) ; `singles` (les candidats uniques nus et cachés sont placés avant l’exécution) ; `decoder` (pendant le décodage des génomes) ; `search` (un moteur exact)
lab-column-repetition = numéro de la répétition, à partir de 1
lab-column-seed = graine de l’exécution, jusqu’à 2^63 : lis-la comme texte là où les nombres sont en double précision (R, JavaScript) ; `evoku evolve --seed` la répète
lab-column-solved = 1 si une solution a été trouvée, sinon 0
lab-column-ending = `solved` : résolu ; `evaluations`, `generations`, `seconds` : cette part du budget était épuisée ; `exhausted` : plus rien à essayer ; `memory` : un moteur exact a atteint sa limite ; `failed` : le programme d’un algorithme externe a échoué
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
    et null le dit. Dans un classeur, c’est une feuille, et les nombres entiers de plus de 15 chiffres
    sont du texte. Les nombres entiers sont sans signe et de 64 bits, les autres nombres des double, le
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

    ## steps : une ligne par nouveau meilleur essai d’une exécution

    Les méthodes exactes, les îles et les programmes hors d’evoku n’ont pas de pas.

    | colonne | sens |
    |---|---|
    | run | l’exécution |
    | evaluations | évaluations jusqu’à l’essai |
    | cost | son coût, dans l’unité de l’algorithme |
    | missing | ses chiffres manquants, la même unité pour tous les algorithmes |

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
    | geometry | la grille ; le type d’un problème qui n’est pas un sudoku |
    | line | les indices dans l’ordre de lecture, `.` pour une case vide ; la taille d’un problème qui n’est pas un sudoku |
    | givens | combien |
    | hash | empreinte de la grille, des indices et des annotations |

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

    ## verdicts : une ligne par paire de configurations

    | colonne | sens |
    |---|---|
    | class | la classe, ou `all classes` |
    | first, second | les deux configurations |
    | basis | la comparaison qui décide, comme dans `comparisons` |
    | puzzles | grilles sur lesquelles les deux ont été exécutées |
    | rate_first, rate_second | leurs taux de succès |
    | a12 | probabilité qu’une exécution de la première soit meilleure selon `basis` sur une grille qu’une de la seconde ; des exécutions égales comptent pour moitié |
    | p_raw | valeur p de cette comparaison |
    | p | la même après correction de Holm pour toutes les paires de la classe |
    | p_smallest | le plus petit `p` que permettent les grilles avec une différence, ou les exécutions sur une seule, et les autres paires ; à partir de 0,05 aucun verdict n’est possible |
    | better | la meilleure dans cette comparaison ; aucune si elles sont impossibles à départager |
    | verdict | tout cela en mots, en anglais |

    ## comparisons : une ligne par comparaison d’une paire

    L’effet est la moyenne sur les grilles de la différence entre la première et la seconde
    configuration ; la valeur d’une grille est la moyenne de ses exécutions. L’intervalle de 95 %
    rééchantillonne grilles et exécutions.

    | colonne | sens |
    |---|---|
    | class | la classe, ou `all classes` |
    | set | `pairs`, ou `baselines` pour les algorithmes et leurs modèles nuls ; la correction de Holm porte sur set, classe et comparaison |
    | first, second | les deux configurations |
    | comparison | `success` : part des exécutions résolues ; `speed` : logarithme naturel de ce que les exécutions résolues ont demandé ; `PAR10` ; `failures` : chiffres manquants des exécutions non résolues ; `quality` : chiffres manquants de toutes les exécutions |
    | puzzles | grilles sur lesquelles les deux ont une valeur |
    | effect, effect_low, effect_high | l’effet et son intervalle ; pour `speed` le rapport |
    | method | `signs` : tous les changements de signe des différences ; `drawn signs` : 9 999 au hasard ; sur une seule grille `Fisher`, ou `divisions` et `drawn divisions` de ses exécutions |
    | p_raw, p | valeur p avant et après la correction de Holm, qui omet les paires de valeurs égales |
    | p_smallest | comme dans `verdicts` |
    | exercised | 1 si les exécutions ont éprouvé ce qui manque au modèle nul, sinon 0 ; vide dans l’ensemble `pairs` |
    | better | la meilleure ; aucune si elles sont impossibles à départager ou si `exercised` est 0 |
    | needed | nombre estimé de grilles, ou d’exécutions sur une seule, qui décide avec une puissance de 80 % ; aucun si `better` est connu, si `exercised` est 0 ou au-delà de 100 000 |

    ## comparison_values : une ligne par valeur qu’une comparaison éprouve

    | colonne | sens |
    |---|---|
    | class, set, first, second, comparison | comme dans `comparisons` |
    | side | `first` ou `second` |
    | puzzle_class, puzzle | la grille, comme dans `puzzles` |
    | number | place parmi les valeurs de ce côté ; sur plusieurs grilles, des numéros égaux forment une paire |
    | value | moyenne des exécutions sur la grille ; sur une seule grille, la valeur d’une exécution |

    ## rank_values : une ligne par valeur rangée

    | colonne | sens |
    |---|---|
    | class | comme dans `ranks` |
    | puzzle_class, puzzle | la grille, comme dans `puzzles` |
    | configuration | comme dans `runs` |
    | value | ce qui compte sur la grille : PAR10, ou la moyenne des chiffres manquants ; rien si c’est infini |

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
command-usage = { $problem } ; { $tip }
command-tip-folder = c’est un dossier
command-tip-solve-file = evoku solve { $name } résout les grilles de ce fichier ; evoku --help indique ce qui lit aussi des grilles
command-tip-solve-puzzle = evoku solve { $name } la résout ; evoku --help indique ce qui lit aussi des grilles
command-invalid-value = valeur « { $value } » incorrecte pour « { $argument } » : { $why }
command-argument-unknown = l’argument « { $argument } » n’existe pas ici
command-argument-repeated = « { $argument } » est donné plusieurs fois, mais ne vaut qu’une fois
command-argument-conflict = « { $argument } » est incompatible avec { COUNT($others) ->
    [0] les autres arguments
   *[other] { LIST($others, "and") }
}
command-arguments-missing = { COUNT($arguments) ->
    [one] il manque un argument nécessaire : { LIST($arguments, ", ") }
   *[other] il manque des arguments nécessaires : { LIST($arguments, ", ") }
}
command-equals-missing = « { $argument } » demande un signe égal avant la valeur
command-value-unknown = valeur « { $value } » incorrecte pour « { $argument } » : { COUNT($known) ->
    [one] { LIST($known, ", ") } est attendu
   *[other] une de ces valeurs est attendue : { LIST($known, ", ") }
}
command-value-missing = « { $argument } » demande une valeur{ COUNT($known) ->
    [0] { "" }
   *[other] { ", " }une de celles-ci : { LIST($known, ", ") }
}
command-value-surplus = la valeur « { $value } » est de trop pour « { $argument } »
command-values-few = « { $argument } » demande { $least ->
    [one] une valeur
   *[other] au moins { $least } valeurs
}, mais en a { $found }
command-values-wrong = « { $argument } » demande { $expected ->
    [one] une seule valeur
   *[other] { $expected } valeurs
}, mais en a { $found }
command-subcommand-unknown = la commande « { $name } » n’existe pas
command-subcommand-missing = il manque une commande après « { $command } », une de celles-ci : { LIST($known, ", ") }
command-not-utf8 = un argument n’est pas du texte en UTF-8
command-expected-number = un nombre est attendu, par exemple 12 ou 0.5
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
command-size-regions = --size est incompatible avec --regions, dont le nombre de caractères détermine la taille
command-grid-regions = --from-grid est incompatible avec --regions random : les régions doivent convenir à la grille
command-no-regions-latin = un carré latin n’a pas de --regions
command-regions-not-square = --regions : { $found } cases, un carré comme 81 est attendu
command-output-is-input = { $path } est aussi une entrée, choisis une autre sortie
command-read-folder = impossible de lire { $path } : c’est un dossier
command-read-device = { $path } désigne un périphérique de Windows et ne peut pas être un fichier
command-parquet-about = Apache Parquet : des lignes avec les colonnes de CSV, toutes des textes ; la lecture accepte tous les types
command-parquet-read = ce programme ne peut pas lire de Parquet ; installe evoku avec --features parquet, ou convertis le fichier en CSV
command-parquet-write = { $path } : ce programme ne peut pas écrire de Parquet ; installe evoku avec --features parquet, ou écris du CSV
command-parquet-packed = { $path } : Parquet compresse lui-même ses colonnes ; omets .gz ou .zst
command-parquet-file = impossible de lire { $name } comme du Parquet, dont la table des matières est à la fin ; nomme un fichier non compressé qui commence par PAR1
command-parquet-shard = --shard demande une grille par ligne ; python -m evoku.cluster répartit les groupes de lignes de Parquet
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
command-partial = les résultats obtenus jusque-là sont dans { $path }
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
command-output-closed = elle est fermée ; -o FICHIER écrit dans un fichier, >/dev/null abandonne les résultats
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
command-no-book = il n’y a pas de livre à côté de cet evoku ; dans un clone du dépôt, book/build le crée dans target/book/html
command-no-browser = aucun navigateur trouvé ; le fichier est { $path } : { $cause }
command-browser-failed = { $program } ne peut pas ouvrir { $path }
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
command-tree-report = { GROUPED($expanded) } nœuds développés, { GROUPED($generated) } engendrés, { GROUPED($open) } ouverts au plus, { $is-complete ->
    [yes] arbre parcouru en entier
   *[no] arrêt avant la fin de l’arbre
} ({ $strategy }, { $propagation })
command-solve-summary = { GROUPED($puzzles) } { $puzzles ->
    [one] grille
   *[other] grilles
} en { $seconds } s : { LIST($kinds, ", ") }
command-unknown-scale = cette échelle n’existe pas ; il y a { LIST($known, ", ") }
command-column-level = niveau
command-column-score = points
command-column-guesses = suppositions
command-column-hardest = technique la plus dure
command-column-puzzle = grille
command-left-out = « { $name } » est omis : les premières grilles n’en ont pas ; --to jsonl a de la place
command-several-positions = une image montre une position, et l’entrée en a plusieurs ; HTML les montre toutes
command-position = Position { $number }
command-hint-title = Sudoku, l’étape suivante
command-explain-title = Sudoku, pas à pas
command-legend = Dans les images, le vert est posé et le rouge éliminé ; le bleu et le jaune montrent le motif, dans une chaîne ce qui est vrai et ce qui ne l’est pas. Un trait plein signifie : sinon ceci, alors cela ; un trait pointillé : si ceci, alors pas cela.
command-puzzle-title = Grille { $number }
command-puzzle-title-named = Grille { $number } : { $name }
command-summary = { LIST($parts, ", ") }
command-summary-score = { GROUPED($score) } points
command-summary-steps = { $steps } { $steps ->
    [one] étape
   *[other] étapes
}
command-summary-hardest = le plus dur : { $technique }
command-summary-guesses = suppositions : { $guesses }
command-unexplained = Impossible de l’expliquer : { $problem }.
command-guess = Supposition
command-singles = Singletons
command-steps-between = { $first } à { $last }
command-solution = Solution : `{ $line }`
command-number = { GROUPED($number) }
command-decimal = { $value }
command-nothing-asked = rien n’est demandé
command-set-csv = --set écrit du CSV
command-set-incomplete = le jeu n’est pas complet : { $class }
command-level-counts = --level indique combien de chaque : retire { $number }
command-level-count = --level : combien de { $name } ? « { $name }:20 » en donne 20
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
command-rare-technique = aucune grille avec « { $technique } » après { GROUPED($attempts) } essais ; { $bound ->
    [yes] moins d’une
   *[no] environ une
} grille aléatoire sur { GROUPED($rate) } l’utilise. --available "{ $name }" trouve des positions où cette technique est une étape possible
command-rare-techniques = aucune grille avec toutes les techniques demandées après { GROUPED($attempts) } essais. --available "{ $name }" trouve des positions où elles sont des étapes possibles
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
} ({ $share } % convenaient), { $seconds } s
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
command-side-twice = --generate : la taille est donnée aussi par --box ; donne-la une seule fois
command-interrupted-generating = interrompu pendant la création d’une grille
command-none-generated = --generate : aucune grille { $level } de cette forme n’a été trouvée ; choisis un autre niveau ou une autre graine
command-generated-puzzle = grille créée ({ $level }, graine { $seed }) :
command-its-solution = sa solution :
command-population-for = POPULATION pour { $algorithm } : { $cause }
command-set-for = --set { $setting } pour { $algorithm } : { $cause }
command-no-exchange = chaque île a { GROUPED($share) } évaluations et ferait un échange après { GROUPED($interval) } : rien n’est échangé ; réduis --migration-interval ou augmente --evaluations
command-more-algorithms = --algorithm nomme { $count } algorithmes ; donne une île à chacun : --islands { $count }
command-islands-of = { $islands } îles de { $algorithm }
command-log-exists = { $file }, le journal d’une exécution sur une grille générée, existe déjà ; --force l’écrase, --log nomme un autre fichier
command-no-solution = la grille n’a pas de solution, aucune exécution ne peut donc la résoudre
command-several-solutions = la grille a plusieurs solutions ; une exécution s’arrête à la première qu’elle trouve
command-decimal-comma = --set { $name }={ $whole },{ $fraction } peut vouloir dire { $whole }.{ $fraction } ou deux valeurs ; écris { $whole }.{ $fraction } pour le nombre, { $whole }.0,{ $fraction }.0 pour les valeurs
command-algorithm-option = « { $name } » est un algorithme ; -a { $name } le choisit
command-tip-set = { $name } est un paramètre d’algorithmes : --set { $name }=VALEUR
command-combinations = --set : { $count } combinaisons, plus que { $most }
command-no-file-as-puzzle = le fichier « { $text } » n’existe pas, et comme grille : { $problem }
command-no-file-nor-puzzle = le fichier « { $text } » n’existe pas, et ce n’est pas une grille non plus
command-bundled = aucune grille n’est donnée, en voici une d’evoku
command-two-numbers = les deux nombres sont POPULATION et GENERATIONS de { $algorithm } ; -a NAME choisit un autre algorithme
command-several-puzzles = il y a plusieurs grilles ; voici la première
command-given-twice = --{ $name } est donné deux fois
command-puzzle-twice = --puzzle est donné, et une grille sans l’option aussi ; donnes-en une seule
command-kind-twice = --puzzle-kind est { $kind }, et { $other } est donné aussi sans l’option ; donne un seul type
command-population-one-run = --print-population montre une exécution ; pas avec plusieurs
command-children-one-run = --print-children montre une exécution ; omets --runs, et donne une grille et une valeur par paramètre
command-children-islands = --print-children ne peut pas suivre plusieurs îles ; omets --islands
command-children-sudoku = --print-children ne dessine que des grilles de Sudoku ; omets-le pour d’autres types de puzzles
command-children-large = --print-children dessine côte à côte des grilles jusqu’à { $most }x{ $most } ; celle-ci est de { $side }x{ $side }
command-children-rows = le format { $format } n’a pas de place pour les enfants de --print-children ; prends text, json ou html
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
command-child = génération { $generation }, enfant { $number } sur { $count } : { $fitness }
command-child-parent = parent { $number }
command-child-of-member = parent { $number } : membre { $member }, { $fitness }
command-child-of-child = parent { $number } : enfant { $child } de cette génération, { $fitness }
command-child-of-earlier = parent { $number } : un essai antérieur, { $fitness }
command-child-copy = du parent { $parent } : tout
command-child-houses = du parent { $parent } : { $houses }
command-child-cells = du parent { $parent } : { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}
command-child-equal = égal chez tous les parents : { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}
command-child-placed = déplacé par le croisement : { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}
command-child-changed = changé : { LIST($changes, ", ") }
command-child-changed-many = changé : { $cells } cases, marquées * ci-dessous
command-child-unchanged = changé : rien
command-child-accepted = accepté comme membre { $member }
command-child-replaces = accepté comme membre { $member } ; il y avait { $fitness }
command-child-twin = égal au membre { $member }, qui était déjà là
command-child-refused = non accepté
command-child-ended = l’exécution s’est terminée ici, avant tout remplacement
command-child-origin = origine
command-child-board = enfant
command-children-legend = origine : = tous les parents, 1 à 3 ce parent, + déplacé, * changé, . donné
command-children-none = génération { $generation } : { $algorithm } ne signale aucun enfant qui ait des parents
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
command-percent-between = { $low } à { $high } %
command-of = { $count } sur { $all }
command-of-limit = { GROUPED($count) } sur { GROUPED($limit) }
command-column-seed = graine
command-column-result = résultat
command-column-generations = générations
command-column-evaluations = évaluations
command-column-seconds = secondes
command-column-best = meilleur
command-column-solved = résolues
command-column-interval = intervalle 95 %
command-column-median-seconds = médiane s
command-column-largest-seconds = maximum s
command-column-median-evaluations = médiane évaluat.
command-column-median-cost = coût médian
command-runs-solved = { $solved } exécutions résolues sur { $runs } : { $percent } % (intervalle de Wilson à 95 % : { $low } à { $high } %)
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
command-live-diversity = diversité
command-live-takeover = comme le meilleur
command-live-children = enfants
command-live-shares = { $better } % meilleurs, { $equal } % aussi bons
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
command-store-itself = { $path } est le stockage qui reçoit les autres
command-merge-interrupted = interrompu ; la même commande reprend
command-other-results = autres résultats : { $difference }
command-merged = { GROUPED($stores) } { $stores ->
    [one] stockage réuni
   *[other] stockages réunis
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
command-store-for-plan = { $path } est un stockage ; c’est son plan qui est attendu
command-no-text = { $path } n’est pas du texte : { $cause }
command-no-plan = { $path } n’est pas un plan ; evoku lab new écrit un modèle
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
command-store-is-plan = le stockage ne peut pas être le plan lui-même : { $path } ; choisis un autre fichier pour le stockage
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
command-about-commit = commit : { $commit }
command-about-no-commit = commit : inconnu, compilé hors d’un clone
command-about-target = cible : { $target }, compilée par { $compiler }
command-about-library = bibliothèque C : { $is-static ->
    [yes] incluse
   *[no] celle du système
}
command-about-profile = profil : { $profile }, optimisation { $level }, options : { $features }
command-about-page = page : { $is-contained ->
    [yes] incluse
   *[no] absente de ce programme
}
command-about-machine = machine : { $system }, { $processor }, fils : { $cores }
command-about-processor = instructions du processeur : { $features }
command-about-engines = moteurs : batch9 avec { $batch }, single9 avec { $single }
command-about-language = langue : { $language }
command-about-program = programme : { $program }
command-about-folder = dossier de travail : { $folder }
command-about-temporary = fichiers temporaires : { $folder }
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
command-no-glyph = la police n’a pas de caractère pour { LIST($letters, ", ") }{ $others ->
    [0] { "" }
    [1] { " " }et une autre lettre
   *[other] { " " }et { GROUPED($others) } autres lettres
} ; un point d’interrogation est imprimé à la place
command-undecided = { $count ->
    [one] { GROUPED($count) } grille a
   *[other] { GROUPED($count) } grilles ont
} peut-être des indices ou des contraintes superflus : la recherche qui les vérifie a atteint sa limite de nœuds
command-omitted = { $format } ne peut pas représenter { LIST($what, "and") } ; omis
command-omitted-others = des parties de { $count ->
    [one] { GROUPED($count) } autre grille
   *[other] { GROUPED($count) } autres grilles
} ont aussi été omises
command-other-puzzle = { $format } ne peut pas représenter { LIST($what, "and") } ; sans cela, un lien pourrait mener à une grille qui a d’autres solutions, donc --lossy ne l’écrit pas
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
command-algorithm-null = Modèle nul : { $name }, sans { $lacks }
command-algorithm-sizes = Tailles : { $least } à { $most } (--size, { $usual } par défaut)
command-algorithm-names = Algorithmes : { LIST($algorithms, ", ") }
command-algorithm-parameters = Paramètres (--set nom=valeur) :
command-algorithm-parameter = { $name } ({ $range } ; { $default } par défaut)
command-algorithm-parameter-if = { $name } ({ $range } ; { $default } par défaut ; seulement avec { $condition })
command-story-place = { $is-epoch ->
    [yes] Époque
   *[no] Génération
} { GROUPED($number) }, { GROUPED($evaluations) } { $evaluations ->
    [one] évaluation
    [many] évaluations
   *[other] évaluations
}
command-story-first = L’exécution commence avec { GROUPED($size) } essais. Meilleur : { $best } ; moyenne : { $mean }.
command-story-first-one = L’exécution commence avec un seul essai : { $best }.
command-story-leader = Nouveau meilleur essai : { $best } ; le dernier signalé : { $before }.
command-story-island = L’île { $island } l’a trouvé.
command-story-overtakes = L’île { $island } l’a trouvé et dépasse l’île { $former }.
command-story-lead = { $margin ->
    [0] Un autre membre est tout aussi bon
   *[other] Son avance sur le membre suivant est de { $margin }
} ; la moyenne est de { $mean }.
command-story-two = Il combine deux membres de la génération précédente : { $cells } cases viennent de l’un ({ $second }), toutes les autres de l’autre ({ $first }).
command-story-rearranged = C’est un membre de la génération précédente ({ $parent }) où les chiffres de { LIST($cells, "and") } sont permutés.
command-story-changed = C’est un membre de la génération précédente ({ $parent }), modifié en { LIST($cells, "and") }.
command-story-similar = Le membre le plus proche de la génération précédente ({ $parent }) diffère dans { $count } cases sur { $cells }.
command-story-new = Il ne ressemble à aucun membre de la génération précédente : même le plus proche diffère dans { $count } cases sur { $cells }.
command-story-within = Tous les changements sont { LIST($houses, "and", "in") }.
command-story-gained = Désormais complètes : { $houses }.
command-story-lost = Ne sont plus complètes : { $houses }.
command-story-list = { $others ->
    [0] { LIST($items, "and") }
   *[other] { LIST($items, ", ") } et { GROUPED($others) } de plus
}
command-story-twice = { $house } ({ LIST($digits, "and") } en double)
command-story-incomplete = Il manque un chiffre dans { $count } zones sur { $all } : { $houses }.
command-story-open = Cases vides : { $count }.
command-story-broken = Infractions aux contraintes et aux paires : { $count }.
command-story-offspring = Enfants comparés à leur meilleur parent : { GROUPED($better) } meilleurs, { GROUPED($equal) } aussi bons, { GROUPED($worse) } moins bons, sur { GROUPED($children) }.
command-story-stagnation = Stagnation : aucun meilleur essai depuis { GROUPED($number) } { $is-epoch ->
    [yes] époques
   *[no] générations
} et { GROUPED($evaluations) } évaluations. Meilleur : { $best }.
command-story-converged = Les membres ne diffèrent du meilleur que par { $diversity } places en moyenne : la population a convergé, et le croisement n’a presque plus rien à combiner.
command-story-diverse = Les membres diffèrent encore du meilleur par { $diversity } places en moyenne : il reste de la variété à combiner.
command-story-wanders = Depuis, le meilleur de chaque génération a varié de { $low } à { $high }.
command-story-plateau = Depuis, le meilleur de chaque génération est resté à { $value } : un plateau ou un optimum local.
command-story-restart = Redémarrages jusqu’ici : { GROUPED($number) }. De nouveaux essais remplacent les anciens ; le meilleur essai de l’exécution reste noté.
command-story-transfer = { $migrants } de l’île { $from } à { $to }
command-story-exchange = Migrants : { $transfers }. Jusqu’ici, { GROUPED($accepted) } ont été accueillis, { GROUPED($worse) } n’étaient pas meilleurs que le pire membre, et { GROUPED($refused) } ne convenaient pas au codage.
command-story-standing = île { $island } : { $best }
command-story-standings = Meilleurs essais : { LIST($standings, "; ") }.
command-story-front = { $count } membres sur { $size } ne sont pas dominés : aucun autre n’est meilleur pour un objectif et au moins aussi bon pour l’autre.
command-story-solved = Résolu : cet essai n’enfreint aucune règle.
command-story-unsolved = Non résolu ({ $stop }). Meilleur : { $best }.
command-story-try-more = L’exécution progressait encore. Essaie un budget plus grand : --evaluations, --generations ou --timeout.
command-story-try-variety = La population avait convergé. Essaie une population plus grande, plus de mutation (evoku algorithms { $algorithm } liste les paramètres) ou --islands 4.
command-story-try-other = L’exécution stagnait. Essaie une autre --seed ou d’autres paramètres (evoku algorithms { $algorithm } les liste).
command-story-try-default = Sans -a, evoku choisit l’algorithme qui a le mieux réussi sur les grilles de cette taille.
command-story-legend = Les cases rouges sont en conflit ; les bleues diffèrent du membre le plus proche de la génération précédente.
command-story-one-run = un récit décrit une seule exécution ; retire --runs, et donne une grille et une valeur par paramètre
command-story-rows = le format { $format } n’a pas de place pour le récit de --explain ; prends text, json ou html
command-hint-article = En savoir plus : evoku book { $name }
command-book-unknown = le livre n’a pas d’article sur « { $topic } » ; une technique comme x-wing ou une page comme solving/fish est attendue

## Paquet Python

python-puzzle = grille { $row } (numérotée à partir de 0) : { $problem }
python-single-text = puzzles : trouvé un seul texte, attendu : une liste de grilles
python-number = trouvé un nombre ({ $type }), attendu : une grille ; une colonne de grilles se lit comme du texte, par exemple avec dtype=str
python-masked = trouvé un tableau masqué, attendu : un tableau sans masque ; array.filled(0) vide les cases masquées
python-truth = trouvé True ou False dans une case, attendu : un nombre entier
python-column = attendu : une colonne de texte ou de 81 octets chacun ; trouvé : { $kind ->
    [numbers] des nombres ; la colonne se lit comme du texte, par exemple avec dtype=str
    [truths] des valeurs de vérité
    [bytes] des octets d’une autre longueur
    [encoded] un codage par dictionnaire ou par plages ; la colonne se convertit en texte
    [lists] des listes
    [times] des dates ou des heures
    [structures] des structures
   *[other] le type « { $format } » d’Arrow
}
python-at-least = { $name } : trouvé { $found }, attendu : un nombre entier à partir de { $least }
python-reversed = { $name } : trouvé { $from } à { $to }, attendu : la borne inférieure d’abord
python-recorded = evoku.lab.run compte les évaluations de ce problème, mais ne peut pas compter celles d’un autre processus ; les essais s’évaluent dans ce processus
python-table-damaged = la table enregistrée est endommagée
