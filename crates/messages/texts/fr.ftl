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
layout-killer = cage
layout-killer-about = des cages qui couvrent la grille, chacune avec son total ; les chiffres y sont tous différents
layout-calcudoku = calcudoku
layout-calcudoku-about = des cages qui couvrent la grille, chacune avec une somme, un produit, une différence ou un quotient
layout-thermometer = thermomètre
layout-thermometer-about = les chiffres augmentent du bulbe jusqu’au bout
layout-slow-thermometer = thermomètre lent
layout-slow-thermometer-about = les chiffres augmentent ou restent égaux du bulbe jusqu’au bout
layout-arrow = flèche
layout-arrow-about = les chiffres le long de la flèche ont pour somme celui de son cercle
layout-double-arrow = flèche double
layout-double-arrow-about = les chiffres entre les bouts ont la même somme que les deux bouts
layout-whispers = ligne de murmures
layout-whispers-about = deux voisins sur la ligne diffèrent d’au moins la moitié du côté
layout-renban = ligne renban
layout-renban-about = les chiffres de la ligne se suivent, dans n’importe quel ordre
layout-nabner = ligne nabner
layout-nabner-about = deux chiffres de la ligne ne sont jamais égaux ni consécutifs
layout-palindrome = palindrome
layout-palindrome-about = la ligne se lit de la même façon depuis les deux bouts
layout-between = ligne intermédiaire
layout-between-about = les chiffres de la ligne sont compris entre ceux de ses bouts
layout-lockout = ligne d’exclusion
layout-lockout-about = aucun chiffre de la ligne n’est égal à un bout ni compris entre les deux
layout-modular = ligne modulaire
layout-modular-about = 3 voisins ont toujours des restes différents, divisés par 3
layout-entropic = ligne entropique
layout-entropic-about = 3 voisins sont toujours un chiffre bas, un moyen et un haut
layout-zipper = fermeture éclair
layout-zipper-about = les chiffres à égale distance des deux bouts ont la même somme
layout-region-sum = sommes par région
layout-region-sum-about = les blocs divisent la ligne en parties de même somme
layout-kropki = kropki
layout-kropki-about = des points blancs entre les chiffres consécutifs, des noirs si l’un est le double de l’autre
layout-kropki-all = kropki complet
layout-kropki-all-about = de même, et là où il n’y a pas de point, ni l’un ni l’autre n’est vrai
layout-xv = XV
layout-xv-about = un X entre deux chiffres dont la somme est 10, un V si elle est 5
layout-xv-all = XV complet
layout-xv-all-about = de même, et là où il n’y a pas de signe, ni l’un ni l’autre n’est vrai
layout-greater = inégalité
layout-greater-about = un signe entre toutes les cases voisines d’un même bloc
layout-even-odd = pair et impair
layout-even-odd-about = des marques sur deux cases sur cinq indiquent si le chiffre est pair ou impair
layout-extremes = minimum et maximum
layout-extremes-about = des marques sur les cases dont le chiffre est plus petit, ou plus grand, que tous ses voisins de côté
layout-quadruple = quadruple
layout-quadruple-about = des chiffres qui figurent dans les quatre cases autour d’un coin
layout-little-killer = petit killer
layout-little-killer-about = les sommes de toutes les diagonales d’au moins deux cases
layout-sandwich = sandwich
layout-sandwich-about = les sommes entre le plus petit et le plus grand chiffre de chaque ligne et colonne
layout-x-sum = somme X
layout-x-sum-about = les sommes d’autant de chiffres que le premier l’indique, depuis les deux bouts
layout-skyscraper = gratte-ciel
layout-skyscraper-about = combien de chiffres dépassent tous ceux qui les précèdent, depuis les deux bouts
layout-numbered-room = pièce numérotée
layout-numbered-room-about = le chiffre de la case que désigne le premier chiffre, depuis les deux bouts
layout-nonconsecutive = non consécutif
layout-nonconsecutive-about = jamais deux chiffres consécutifs côte à côte
layout-disjoint-groups = groupes disjoints
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
