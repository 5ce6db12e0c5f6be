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
page-hint-title = Indice
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
page-facts-guesses = Essais d’une recherche
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
page-make-minimal = Aucun indice n’est superflu
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
page-evolve-stop = { $stop ->
    [solved] Résolu.
    [evaluations] Le budget est épuisé, sans solution.
    [generations] Le budget est épuisé, sans solution.
    [exhausted] Il n’y a plus rien à essayer.
    [false-zero] Il prend ceci pour une solution, mais ce n’en est pas une.
   *[other] { $stop }
}
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
page-level = { $level ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [expert] Expert
    [extreme] Extrême
   *[other] { $level }
}
page-level-word = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] expert
    [extreme] extrême
   *[other] { $level }
}
page-symmetry = { $symmetry ->
    [none] aucune
    [half-turn] demi-tour
    [quarter-turn] quart de tour
    [left-right] gauche et droite
    [top-bottom] haut et bas
    [left-right-top-bottom] gauche et droite, haut et bas
    [diagonal] diagonale
    [anti-diagonal] autre diagonale
    [both-diagonals] les deux diagonales
    [full] complète
   *[other] { $symmetry }
}
page-rule = { $rule ->
    [diagonal] Diagonales
    [windoku] Windoku
    [anti-knight] Anti-cavalier
    [anti-king] Anti-roi
    [latin] Carré latin (sans blocs)
   *[other] { $rule }
}
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

## Ligne de commande

command-cannot-read = impossible de lire { $path } : { $cause }
