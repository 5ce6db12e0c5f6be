### English, which declares the arguments of every message in the comment before it.
### README.md explains the syntax.

-decimal-point = .
-number-group = ,
-list-comma = { ", " }
-list-and = { " and " }
-list-or = { " or " }

## Languages and messages

language-name = English
# $code (Text) - What was asked for.
# $known (List) - The codes of the languages that there are.
language-unknown = there is no language "{ $code }"; there are { LIST($known, "and") }
language-damaged = this language is damaged, or belongs to another version of evoku
# $id (Text)
message-unknown = there is no message "{ $id }"
# $id (Text)
# $argument (Text)
message-argument = the message "{ $id }" has no argument "{ $argument }" of this type
# Words that have no identifier, such as a file's name or an error of the operating system.
# $text (Text)
verbatim = { $text }
# $place (Text) - A file's name.
# $what (Message) - What is wrong there.
verbatim-at = { $place }: { $what }

## Model: cells, houses and digits
##
## In other languages houses have forms: `the` with the article, `in` and `of` with the preposition.

# $number (Number)
house-row = row { $number }
# $number (Number)
house-column = column { $number }
# $number (Number)
house-box = box { $number }
# $number (Number)
house-region = region { $number }
# $number (Number)
house-diagonal = diagonal { $number }
# $number (Number)
house-window = window { $number }
# $numbers (List)
house-rows = rows { LIST($numbers, "and") }
# $numbers (List)
house-columns = columns { LIST($numbers, "and") }
# $numbers (List)
house-boxes = boxes { LIST($numbers, "and") }
# $numbers (List)
house-regions = regions { LIST($numbers, "and") }
# $numbers (List)
house-diagonals = diagonals { LIST($numbers, "and") }
# $numbers (List)
house-windows = windows { LIST($numbers, "and") }
# Houses of different kinds.
# $houses (List)
house-several = { LIST($houses, "and") }
# $house (Message)
# $digit (Number)
house-clash = { $house } has { $digit } twice
# $number (Number)
number-in-words = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $number }
}
# $digit (Number)
# $cell (Text)
# $first (Number)
# $last (Number)
sudoku-digit = { $digit } in { $cell }, but the digits are { $first } to { $last }
# $region (Text)
# $found (Number)
# $expected (Number)
rules-region = region { $region } has { $found } cells; each region needs { $expected }

## Constraints: their names and rules

constraint-alternatives = alternatives
    .title = Alternatives
constraint-alternatives-rule = one at least of several constraints holds: alternatives killer 9 r1c1 r1c2 or renban r1c1 r1c2
constraint-nonconsecutive = nonconsecutive
    .title = Nonconsecutive
constraint-nonconsecutive-rule = no two cells side by side hold consecutive digits
constraint-nonconsecutive-corners = nonconsecutive-corners
    .title = Nonconsecutive corners
constraint-nonconsecutive-corners-rule = no two cells that touch at a corner hold consecutive digits
constraint-anti-taxicab = anti-taxicab
    .title = Anti taxicab
constraint-anti-taxicab-rule = no two equal digits are as many steps to the side, up or down apart as they say
constraint-entropic-squares = entropic-squares
    .title = Entropic squares
constraint-entropic-squares-rule = each four cells that touch at a corner hold a low, a middle and a high digit
constraint-modular-squares = modular-squares
    .title = Modular squares
constraint-modular-squares-rule = each four cells that touch at a corner have all three remainders, divided by 3
constraint-flatmates = flatmates
    .title = Flatmates
constraint-flatmates-rule = each middle digit has the smallest digit right above it or the largest right below it (Dutch flatmates)
constraint-disjoint-groups = disjoint-groups
    .title = Disjoint groups
constraint-disjoint-groups-rule = cells in the same place of their boxes hold different digits
constraint-no-other-differences = no-other-differences
    .title = No other differences
constraint-no-other-differences-rule = cells side by side without a dot don't differ by the number, usually 1
constraint-no-other-ratios = no-other-ratios
    .title = No other ratios
constraint-no-other-ratios-rule = of cells side by side without a dot none is so many times the other, usually 2
constraint-no-other-sums = no-other-sums
    .title = No other sums
constraint-no-other-sums-rule = cells side by side without an X or V don't add up to the total
constraint-chaos-construction = chaos-construction
    .title = Chaos construction
constraint-chaos-construction-rule = the cells of the first half fall into connected regions of so many, whose digits differ; those of the second half hold the numbers of their regions, which come in the order of the cells
constraint-alike = alike
    .title = Alike
constraint-alike-rule = the first digit says how many of the other cells hold the digit of the second: it counts too unless one is left out
constraint-run = run
    .title = Run
constraint-run-rule = the first digit says how many cells hold the digit of the second without a gap: it, and those that follow it along arms of these lengths; so many as are left out don't count
constraint-exactly = exactly
    .title = Exactly
constraint-exactly-rule = so many of the cells hold the digit, no more and no fewer
constraint-distinct-count = distinct-count
    .title = Distinct count
constraint-distinct-count-rule = the first digit says how many different digits the other cells hold
constraint-equality-cage = equality-cage
    .title = Equality cage
constraint-equality-cage-rule = digits differ; as many are even as odd, as many low as high, none is the middle one
constraint-rellik = rellik
    .title = Rellik
constraint-rellik-rule = digits differ, and no one or several of them add up to the total
constraint-equal-sums = equal-sums
    .title = Equal sums
constraint-equal-sums-rule = the cells, in groups of these sizes one after another, have the same sum in each group
constraint-same-sets = same-sets
    .title = Same sets
constraint-same-sets-rule = the cells, in so many sets of one size one after another, hold the same digits in each set, each as often
constraint-weighted-sum = weighted-sum
    .title = Weighted sum
constraint-weighted-sum-rule = digits, each times its weight, add up to the total: those of the first cells, so many as are added, less those of the others
constraint-relation = relation
    .title = Relation
constraint-relation-rule = each two cells that follow each other hold a pair of the table: for each first digit the sum of 1 for the first second digit, 2 for the next, then 4, 8 ...
constraint-relation-of-all = relation-of-all
    .title = Relation of all
constraint-relation-of-all-rule = each two cells, the earlier first, hold a pair of the table of a relation
constraint-automaton = automaton
    .title = Automaton
constraint-automaton-rule = digits along the line are a word of the automaton: for each state a 1 if a word may end there, else a 0, then for each digit the number of the next state or 0; state 1 is the first
constraint-digits = digits
    .title = Digits
constraint-digits-rule = the digits of the board go from the first number to the last
constraint-size = size
    .title = Size
constraint-size-rule = the board has so many rows and columns; digits differ in each row, column and region, which need not hold all; cells beyond it hold the first digit
constraint-beside = beside
    .title = Beside
constraint-beside-rule = these cells beyond the rows and columns of the board take part in other constraints
constraint-no-lines = no-lines
    .title = No lines
constraint-no-lines-rule = rows and columns may hold a digit several times
constraint-different = different
    .title = Different
constraint-different-rule = digits differ; with as many cells as digits, an extra region
constraint-killer = killer
    .title = Killer
constraint-killer-rule = digits in the cage differ and, where it has a total, add up to it
constraint-sum = sum
    .title = Sum
constraint-sum-rule = digits add up to the total and may repeat
constraint-little-killer = little-killer
    .title = Little killer
constraint-little-killer-rule = digits along the arrow into the board add up to the total and may repeat
constraint-product = product
    .title = Product
constraint-product-rule = digits multiplied give the number and may repeat
constraint-minus = minus
    .title = Minus
constraint-minus-rule = the largest digit less all others gives the number
constraint-divide = divide
    .title = Divide
constraint-divide-rule = the largest digit divided by all others gives the number
constraint-even = even
    .title = Even
constraint-even-rule = digits are even (squares)
constraint-odd = odd
    .title = Odd
constraint-odd-rule = digits are odd (discs)
constraint-contains = contains
    .title = Contains
constraint-contains-rule = the digits named stand in the cells, each as often as it is named (quadruple)
constraint-clone = clone
    .title = Clone
constraint-clone-rule = the second half of the cells repeats the first, cell by cell
constraint-counting-circles = counting-circles
    .title = Counting circles
constraint-counting-circles-rule = a digit in a circle says how many circles hold that digit
constraint-thermometer = thermometer
    .title = Thermometer
constraint-thermometer-rule = digits rise from the bulb, the first cell, to the tip
constraint-slow-thermometer = slow-thermometer
    .title = Slow thermometer
constraint-slow-thermometer-rule = digits rise or stay equal from the bulb, the first cell, to the tip
constraint-whispers = whispers
    .title = Whispers
constraint-whispers-rule = neighbours on the line differ by the number or more, usually half the side: 5 of German, 4 of Dutch whispers
constraint-renban = renban
    .title = Renban
constraint-renban-rule = digits are consecutive, in any order, without repetition
constraint-nabner = nabner
    .title = Nabner
constraint-nabner-rule = no two digits are consecutive or equal; with a number, closer than that
constraint-palindrome = palindrome
    .title = Palindrome
constraint-palindrome-rule = digits read the same from both ends
constraint-between = between
    .title = Between
constraint-between-rule = digits along the line lie strictly between those at its ends
constraint-lockout = lockout
    .title = Lockout
constraint-lockout-rule = the ends differ by the number or more, usually half the side, rounded down; no digit along the line equals an end or lies between the ends
constraint-modular = modular
    .title = Modular
constraint-modular-rule = each 3 (or the number) neighbours on the line have different remainders, divided by it
constraint-entropic = entropic
    .title = Entropic
constraint-entropic-rule = each 3 neighbours on the line hold a low, a middle and a high digit
constraint-zipper = zipper
    .title = Zipper
constraint-zipper-rule = digits with the same distance from both ends add up to the same; to the digit in the centre where there is one
constraint-region-sum = region-sum
    .title = Region sum
constraint-region-sum-rule = boxes or regions divide the line into parts with equal sums
constraint-arrow = arrow
    .title = Arrow
constraint-arrow-rule = digits along the arrow add up to the number in its bulb, the first cell, or the first cells where a number says how many
constraint-double-arrow = double-arrow
    .title = Double arrow
constraint-double-arrow-rule = digits between the two ends of the line add up to the same as the ends
constraint-slingshot = slingshot
    .title = Slingshot
constraint-slingshot-rule = the second digit says which of the cells after it, counted from 1, holds the first digit too
constraint-sum-line = sum-line
    .title = Sum line
constraint-sum-line-rule = the line divides into parts that each add up to the total
constraint-sum-loop = sum-loop
    .title = Sum loop
constraint-sum-loop-rule = the line, whose last cell is followed by its first, divides into parts that each add up to the total
constraint-lunchbox = lunchbox
    .title = Lunchbox
constraint-lunchbox-rule = digits differ, and those between the smallest and the largest add up to the total
constraint-sandwich = sandwich
    .title = Sandwich
constraint-sandwich-rule = digits between the smallest and the largest digit add up to the total
constraint-x-sum = x-sum
    .title = X sum
constraint-x-sum-rule = the first digit says how many digits, itself included, add up to the total
constraint-skyscraper = skyscraper
    .title = Skyscraper
constraint-skyscraper-rule = so many digits are greater than all before them; a 0 is never seen
constraint-hidden-skyscraper = hidden-skyscraper
    .title = Hidden skyscraper
constraint-hidden-skyscraper-rule = the first digit with a greater one before it is the digit of the clue
constraint-numbered-room = numbered-room
    .title = Numbered room
constraint-numbered-room-rule = the first digit says which cell holds the digit of the clue
constraint-indexer = indexer
    .title = Indexer
constraint-indexer-rule = the digit in the cell of this number says which cell of the row, column or box holds the number
constraint-greater = greater
    .title = Greater
constraint-greater-rule = the first digit is greater than the second, to which the sign points
constraint-difference = difference
    .title = Difference
constraint-difference-rule = the digits differ by the number, usually 1 (a white kropki dot)
constraint-ratio = ratio
    .title = Ratio
constraint-ratio-rule = one digit is so many times the other, usually 2 (a black kropki dot)
constraint-xv = xv
    .title = XV
constraint-xv-rule = the two digits add up to the total: 10 at an X, 5 at a V
constraint-minimum = minimum
    .title = Minimum
constraint-minimum-rule = the digit is less than those at its sides, cells with the same mark apart
constraint-maximum = maximum
    .title = Maximum
constraint-maximum-rule = the digit is greater than those at its sides, cells with the same mark apart
constraint-full-rank = full-rank
    .title = Full rank
constraint-full-rank-rule = of all rows and columns, read as numbers from both ends and sorted from the smallest, this is the one of the number; no other equals it, unless a 1 follows the number
constraint-ranks-differ = ranks-differ
    .title = Ranks differ
constraint-ranks-differ-rule = no two rows or columns are equal, whichever end they are read from
# $kind (Message) - The noun of a kind.
# $notes (List) - Colours, numbers and other constraints that the drawing doesn't show.
# $rule (Message)
constraint-rule = { FORM($kind, "title") }{ COUNT($notes) ->
    [0] { "" }
   *[other] { " " }({ LIST($notes, ", ") })
}: { $rule }.
# $rises (Flag)
constraint-diagonal-rule = Digits on the { $rises ->
    [yes] rising
   *[no] falling
} diagonal differ.
# $rises (Flag)
constraint-diagonal = the { $rises ->
    [yes] rising
   *[no] falling
} diagonal
# $kind (Message)
# $numbers (List)
# $cell (Text)
constraint-at = the { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} at { $cell }
# $kind (Message)
# $numbers (List)
constraint-of-board = the rule { $kind }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
}
# $constraints (List) - Constraints of which one has to hold.
constraint-choices = { LIST($constraints, " or ") }
# $name (Text) - The name of a number of a constraint.
constraint-number = { $name ->
    [left-out] left out
    [cells-of-the-bulb] cells of the bulb
    [cells-added] cells added
   *[other] { $name }
}
# $number (Message) - A number that may come several times.
constraint-number-endless = { $number }...
constraint-none = none
# $others (Message)
constraint-none-or = none or { $others }
# $numbers (List)
constraint-numbers-named = { LIST($numbers, ", ") }
# $count (Number)
constraint-count = { $count }
# $count (Number)
constraint-at-least = at least { $count }
# $side (Number)
constraint-line = a row, column or box of { $side }
# $name (Text)
constraint-unknown = there is no constraint "{ $name }"; "evoku convert --help" lists all
# $kind (Message)
# $found (Text)
# $side (Number)
constraint-wrong-cell = cells of "{ $kind }": found "{ $found }", expected a cell like r1c1, "row 1" or "column 1" of a board of { $side }x{ $side }
# $kind (Message)
# $cell (Text)
constraint-cell-twice = cells of "{ $kind }": found { $cell } twice, expected each once
# $kind (Message)
# $found (Number)
# $expected (Message)
constraint-cells = cells of "{ $kind }": found { $found }, expected { $expected }
# $kind (Message)
# $found (Number)
# $expected (Message)
constraint-numbers = numbers of "{ $kind }": found { $found }, expected { $expected }
# $kind (Message)
# $found (Text)
# $most (Number)
constraint-number-too-large = numbers of "{ $kind }": found { $found }, expected at most { $most }
# $found (Message)
constraint-wrong-alternatives = { $found } among alternatives, expected two or more kinds with cells of their own
# $found (Message)
# $expected (Message)
constraint-unfit = { $found }, expected { $expected }
# $side (Number)
constraint-first-digit = 0 or 1, and at most { $side } digits from there
# $side (Number)
constraint-rows-and-columns = rows and columns from 1 to { $side }
constraint-once = it once for a board
# $first (Number)
# $last (Number)
constraint-these-digits = the digits { $first } to { $last }
# $cells (Number)
constraint-digit-for-each = a digit for each of { $cells } cells in a line
# $cell (Text)
constraint-cell-beside = { $cell } beside the board
# $rows (Number)
# $columns (Number)
constraint-cells-beyond = cells beyond { $rows } rows and { $columns } columns
# $constraint (Message)
constraint-infeasible = { $constraint } can't be had on a board of this size: it takes too many states
hue-ink = ink
hue-paper = paper
hue-black = black
hue-white = white
hue-slate = slate
hue-grey = grey
hue-mist = mist
hue-pearl = pearl
hue-green = green
hue-orange = orange
hue-purple = purple
hue-yellow = yellow
hue-blue = blue
hue-teal = teal
hue-peach = peach
hue-lavender = lavender
hue-steel = steel
hue-tan = tan
hue-rose = rose
hue-sky = sky
hue-lime = lime
hue-sand = sand
hue-lilac = lilac
hue-mint = mint
hue-apricot = apricot
# $digit (Number)
# $house (Message)
# $cells (List)
clash-in-house = two { $digit }s in { $house } ({ LIST($cells, "and") })
# $digit (Number)
# $cells (List)
clash-knight = two { $digit }s a knight's move apart ({ LIST($cells, "and") })
# $digit (Number)
# $cells (List)
clash-king = two { $digit }s a king's move apart ({ LIST($cells, "and") })
rules-plain = plain
rules-jigsaw = jigsaw
rules-diagonal = diagonal
rules-windoku = windoku
rules-anti-knight = anti-knight
rules-anti-king = anti-king
rules-latin = latin
# $shape (Message)
# $rules (List)
shape-board = { $shape }, { LIST($rules, ", ") }
# $side (Number)
shape-side = { $side }x{ $side }
# $side (Number)
# $rows (Number)
# $columns (Number)
shape-with-boxes = { $side }x{ $side } (boxes { $rows }x{ $columns })
# $rows (Number)
# $columns (Number)
shape-empty-box = a box needs at least one row and one column, not { $rows }x{ $columns }
# $rows (Number)
# $columns (Number)
# $side (Number)
shape-too-large = boxes of { $rows }x{ $columns } make a side of { $side }; the largest is 64
# $found (Number)
# $expected (Number)
sudoku-cells = { $found } cells for a board of { $expected } cells
# $cell (Text)
sudoku-no-mark = { $cell } has no pencil mark left
# $name (Text)
# $known (List)
rules-unknown = there is no rule "{ $name }"; there are { LIST($known, ", ") }
# $found (Number)
# $expected (Number)
rules-region-cells = { $found } cells have a region, but the board has { $expected } cells
# $side (Number)
rules-windows = windoku needs a side of 4, 9, 16, 25, 36, 49 or 64, not { $side }
# $rule (Message)
rules-no-square = the rule "{ $rule }" needs a square board with as many digits as rows
# $what (Text) - `rows`, `columns` or `digits`.
# $last (Number)
symmetry-no-permutation = the { $what } are no permutation of 0 to { $last }
# $side (Number)
symmetry-too-large = a side of { $side }; the largest is 64
# $symmetry (Number)
# $found (Number)
symmetry-side = a symmetry of side { $symmetry } does not fit a side of { $found }
# $what (Message)
symmetry-breaks = the symmetry breaks { $what }
# $first (Text)
# $second (Text)
symmetry-knight = the knight's move from { $first } to { $second }
# $first (Text)
# $second (Text)
symmetry-king = the king's move from { $first } to { $second }
symmetry-pairs = the pairs of cells that must differ
canon-marks = a puzzle with pencil marks has no canonical form
# $constraint (Message)
canon-constraint = a puzzle with constraints has no canonical form, and this has { $constraint }

## Formats

# $line (Number) - 0 where the input has no lines.
# $column (Number) - 0 where the whole line is meant.
# $cells (List) - The name of a cell, if one is meant.
# $what (Message)
format-at = { $line ->
    [0] column { $column }
   *[other] { $column ->
        [0] line { $line }
       *[other] line { $line }, column { $column }
    }
}{ COUNT($cells) ->
    [0] { "" }
   *[other] { " " }({ LIST($cells, ", ") })
}: { $what }
# $cell (Text)
# $what (Message)
format-in-cell = ({ $cell }): { $what }
# $found (Message)
# $expected (Message)
format-unexpected = found { $found }, expected { $expected }
# $found (Number)
# $expected (Message)
format-cells = found { $found } cells, expected { $expected }
# $found (Number)
format-puzzles = found { $found ->
    [0] no puzzle
   *[other] { $found } puzzles
}, expected one puzzle
# $what (Text) - `board`, `line`, `link`, `object`, `puzzle`, `row`, `tag` or `text`.
# $limit (Number)
format-too-long = the { $what ->
    [link] puzzle of the link
   *[other] { $what }
} is longer than { $limit } bytes, expected a puzzle
# $cause (Text) - An error of the operating system.
format-input = can't read: { $cause }
format-nothing = nothing
# $text (Text) - Escaped, and cut where it is long.
format-quoted = "{ $text }"
# $found (Message)
# $member (Text)
format-found-in = { $found } in "{ $member }"
# $name (Message)
format-found-member = the member { $name }
# $count (Number)
format-found-cells = { $count } cells
# $count (Number)
format-found-more-cells = at least { $count } cells
# $count (Number)
format-found-quoted-cells = "{ $count } cells"
# $count (Number)
format-found-quoted-variables = "{ $count } variables"
# $count (Number)
format-found-characters = { $count } characters
# $count (Number)
# $member (Text)
format-found-rows-in = { $count } rows in "{ $member }"
# $count (Number)
# $member (Text)
format-found-cells-in-row = { $count } cells in a row in "{ $member }"
# $member (Text)
format-found-other-rows = rows of another length in "{ $member }"
format-found-end = the end of the input
# $link (Message)
format-found-damaged-link = a link that is cut or damaged: { $link }
# $text (Message)
# $error (Text) - A parser's error, in English.
format-found-link-with = a link with { $text } in it: { $error }
# $count (Number)
format-count = { $count }
# $most (Number)
format-count-at-most = at most { $most }
# $least (Number)
# $most (Number)
format-count-range = { $least } to { $most }
# $count (Number)
# $shape (Message)
format-count-for = { $count } for a board of { $shape }
# $count (Number)
format-count-as-usual = { $count } as in most of this file
# $count (Number)
# $member (Text)
format-count-as-in = { $count }, as many as in "{ $member }"
# $count (Number)
format-count-each = { $count }, one for each cell
# $count (Number)
format-count-nine-each = { $count }, nine for each cell
# $count (Number)
# $row (Number)
# $found (Number)
# $side (Number)
format-count-row = { $count } (row { $row } has { $found } instead of { $side })
# $count (Number)
# $rows (Number)
# $side (Number)
format-count-rows = { $count } ({ $rows } rows instead of { $side })
# $count (Message)
format-count-dots = { $count }; write blanks that are spaces as dots
# $count (Number)
# $rows (Number)
# $columns (Number)
format-count-product = { $count }, the product of { $rows } and { $columns }
# $count (Number)
format-count-size = { $count }, the size of the board
# $count (Number)
# $member (Text)
format-count-cells-as-in = { $count } cells, as many as in "{ $member }"
# $first (Number)
# $last (Number)
format-expected-digit = a digit { $first } to { $last }
# $first (Number)
# $last (Number)
format-expected-digit-or-blank = a digit { $first } to { $last } or a blank (. 0 _ * x)
# $last (Number)
format-expected-digit-from-zero = a digit 0 to { $last } or a blank (. _ * x)
# $last (Text) - The last letter.
# $side (Number)
format-expected-digit-or-letter = a digit 1 to 9, a letter A to { $last } (10 to { $side }) or a blank (. 0 _ * x)
# $last (Text) - The last letter.
format-expected-hexadecimal = a digit 0 to 9, a letter A to { $last } or .
# $last (Text) - The last letter.
format-expected-letter = a letter A to { $last } or a blank (. 0 _ * x)
# $side (Number)
format-expected-number-or-blank = a number 1 to { $side } or a blank (. 0 _ * x)
format-expected-sign = a digit, a letter or a blank (. 0 _ * x)
format-expected-digit-or-plus = a digit 1 to 9, + or a blank (. 0 _ * x)
# $digit (Number)
format-expected-this-digit = the digit { $digit } or a blank (. 0 _ * x)
format-expected-end-of-puzzle = the end of the puzzle
format-expected-end-of-line = the end of the line
format-expected-end-of-tag = the end of the tag that begins here
format-expected-end-of-object = the end of the object that begins here
format-expected-end-of-array = the end of the array that begins here
format-expected-puzzle-or-comment = a puzzle, or a comment after #
# $cells (Number)
format-expected-puzzle-of-cells = a puzzle of { $cells } cells, or a comment after #
format-expected-name = a name
# $part (Text) - `side`, `height` or `width`.
format-expected-size-number = { $part ->
    [side] the side
    [height] the height of a box
   *[width] the width of a box
}, 1 to 64
format-expected-utf-8 = text in UTF-8
# $side (Number)
format-expected-candidate-digits = candidates, digits 1 to { $side }
# $side (Number)
format-expected-candidate-numbers = candidates, numbers 1 to { $side } with commas
format-expected-hodoku-candidate = a candidate as three digits: digit, row, column
format-expected-hodoku-line = a line like :technique:candidates:givens:deleted:eliminations:placements:
format-expected-region = the number of a region, 0 to 255
format-expected-regions = no more than 64 regions
format-expected-regions-written = regions as text or as an array
format-expected-byte = a number 0 to 255 for each cell
format-expected-number = a number
format-expected-number-or-null = a number or null
format-expected-whole = a whole number
format-expected-any-digit = a digit
format-expected-true-or-false = true or false
format-expected-array = an array
format-expected-rows = an array of rows
format-expected-row = a row
format-expected-number-of-rows = a number of rows
format-expected-object = an object
format-expected-json-object = a JSON object
format-expected-puzzle-object = an object with a member "puzzle"
format-expected-puzzle-object-or-board = an object with a member "puzzle", or a board
format-expected-puzzle-written = a puzzle as text or as an array
format-expected-marks = an array with an array of digits for each cell
format-expected-box = the rows and columns of a box like [2, 3]
format-expected-rule-names = an array of names of rules
format-expected-constraint-texts = an array of constraints like "killer 10 r1c1 r1c2"
format-expected-solution = a text or an array of digits
format-expected-negative = "difference", "ratio" or "xv"
format-expected-fpuzzles-link = a whole link of f-puzzles
format-expected-fpuzzles-link-beginning = a link of f-puzzles, from its beginning
format-expected-fpuzzles-object = the JSON object of a puzzle
format-expected-fpuzzles-constraints = constraints of f-puzzles that can be read
format-expected-fpuzzles-cells = an array of cells like ["R1C1", "R1C2"]
format-expected-fpuzzles-lines = "lines", an array of arrays of cells
format-expected-fpuzzles-boxes = a board with boxes
format-expected-fpuzzles-outside = a place beside the board like R0C1 or R1C0
format-expected-fpuzzles-direction = a direction: UL, UR, DL or DR
format-expected-fpuzzles-start = a place beside the board from which the direction leads into it
# $last (Text) - The last cell, like `R9C9`.
format-expected-cell-name = a cell from R1C1 to { $last }
format-expected-scl-link = a whole link of SudokuPad
format-expected-scl-object = the object of a puzzle
# $error (Text) - A parser's error, in English.
format-expected-scl = a link or an object of SudokuPad ({ $error })
format-expected-scl-rows = an object with rows of "cells", or a link of one
format-expected-scl-cells = cells like [0, 1] of the board
# $side (Number)
format-expected-square-board = a square board of { $side }x{ $side }
format-expected-kind = a kind
format-expected-constraint-kind = a kind of constraint
format-expected-constraint = a constraint
format-expected-csv-column = a column "puzzle", or one that looks like a puzzle
format-expected-sumocue = 3x3::k:, SumoCueV1 or 81 arrows and totals
format-expected-sumocue-cell = a cell like =17, +4 or +4J0
format-expected-sumocue-earlier = the number of an earlier cell
format-expected-sumocue-regions = a region for each cell or none
format-expected-sumocue-arrows = arrows that lead to a total on the board
format-expected-side = the side of the board
format-expected-colon = a colon
# $side (Number)
format-expected-solo-cell = a number 1 to { $side }, a letter or _
format-expected-solo-run = a letter or _, a run of borders
# $total (Number)
format-expected-solo-runs = runs over { $total } borders
format-expected-solo-total = a total, a letter or _
# $cells (Number)
format-expected-solo-totals = totals of { $cells } cells
format-expected-solo-size = a size like 3x3 or 9j
format-expected-solo-letter = j, x, k or a colon
format-expected-solo-cages = a comma and killer cages
format-expected-solo-cage-totals = a comma and the totals of cages
format-expected-solo-regions = a comma and regions
format-expected-keen-clues = a comma and the clues of blocks
format-expected-keen-clue = a clue like a6, m6, s1 or d2
format-expected-keen-number = the number of a clue
format-expected-unequal-cell = a comma and the next cell
format-expected-unequal-letter = U, R, D or L towards the board
format-expected-towers-clue = a / and the next clue
format-expected-iss-chain = constraints like .Cage~10~R1C1
format-expected-iss-shape = a shape like 9x9, 4x6, 6x6~9 or 9x9~0-8, of at most 64 rows and digits
format-expected-iss-variables = at most 4096 variables
format-expected-iss-fewer = fewer, beside a board of at most 64 rows
format-expected-iss-line = a row or column like R1 or C1
format-expected-iss-variable = the name of a variable in capital letters
# $cells (Number)
format-expected-iss-regions = a whole number of regions of { $cells } cells
format-expected-iss-arms = arms that begin with the same cell
format-expected-iss-left-out = 0 or 1, or nothing
format-expected-iss-square = a square with the digits from 0 to its side
format-expected-iss-group = a group within no other
format-expected-iss-alternative = a constraint that can be one of alternatives
# $most (Number)
format-expected-iss-region-size = 1 to { $most } cells
format-expected-iss-known = a constraint that evoku knows
format-expected-iss-copies = cells of the board, six a sign
format-expected-iss-ties = none, only-unclued or any
format-expected-iss-diagonal = 1, the rising diagonal, or -1
# $cells (Number)
format-expected-iss-jigsaw = a region for each of { $cells } cells
format-expected-iss-sum = a total, = and a coefficient for each cell
format-expected-iss-edge = a cell at the edge of the board
format-expected-iss-quad = a cell with others below and to the right
format-expected-iss-counts = counts and digits like 1223
format-expected-iss-indexing = C for columns or R for rows
format-expected-iss-pairs = a table of pairs of digits
format-expected-iss-automaton = an automaton that reads digits
# $format (Text) - The name of a format.
# $what (Message)
# $can (Message)
format-cannot-carry = { $format } can't carry { $what }; { $can }
format-none-can = no format can
# $formats (List)
format-others-can = formats that can: { LIST($formats, ", ") }
# $side (Number)
format-part-board = a board of { $side }x{ $side }
# $cell (Text)
format-part-given = the given in { $cell }
# $rows (Number)
# $columns (Number)
format-part-boxes = boxes of { $rows }x{ $columns }
format-part-no-boxes = no boxes
format-part-jigsaw = jigsaw regions
format-part-jigsaw-boxes = jigsaw regions that are boxes
# $rule (Message)
format-part-rule = the rule "{ $rule }"
# $first (Message)
# $others (Number) - How many there are besides.
format-part-constraints = { $first } and { $others ->
    [1] another constraint
   *[other] { $others } other constraints
}
format-part-marks = pencil marks
format-part-solution = the solution
format-part-solutions = solutions
# $name (Text)
format-part-field = the field "{ $name }"
# $name (Text)
format-part-column = "{ $name }" in a table whose first puzzle has none
format-part-loose-cells = cells in no block
format-about-opensudoku = OpenSudoku: XML with a game for each 9x9 puzzle
format-about-iss = Interactive Sudoku Solver: constraints as .Kind~arguments, or a link, a line each
format-about-hodoku = HoDoKu's library: technique, givens, deleted candidates, eliminations...
format-about-keen = game ids of "Keen" (KenKen) from Simon Tatham's puzzles
format-about-unequal = game ids of "Unequal" (Futoshiki) from Simon Tatham's puzzles
format-about-towers = game ids of "Towers" (skyscrapers) from Simon Tatham's puzzles
format-about-sgt = game ids of "Solo" from Simon Tatham's puzzles
format-about-sumocue = killer Sudoku of 9x9 in a line: SumoCue, 3x3::k:, cages with arrows
format-about-scl = SudokuPad: a link a line, or its JSON; cages and regions count, drawings are kept
format-about-fpuzzles = f-puzzles: a link a line, with constraints; also its JSON and SudokuPad's links
format-about-text = a board, then a rule or constraint a line: killer 10 r1c1 r1c2
format-about-pencil = a grid of pencil marks: 15 for a cell that is 1 or 5; with commas above side 9
format-about-sud = a line each: name, side, box height, box width, cells with commas
format-about-jsonl = JSON Lines: a JSON object a line
format-about-json = JSON: an object, an array of objects, or several objects
format-about-sdk = SadMan and SudoCue: #A author and other headers, [Puzzle], nine rows
format-about-candidates = 729 candidates of a 9x9 board in a line
format-about-sheet = a spreadsheet: a row a line, cells with commas, semicolons or tabs between them
format-about-csv = a header with puzzle, maybe solution, and other columns, which are kept
format-about-ss = Simple Sudoku: a 9x9 drawing of its own
format-about-board = a drawing with or without rules between the boxes
format-about-sdm = a 9x9 puzzle a line: 81 characters
format-about-line = a puzzle a line: digits and letters, or separated numbers
format-field-puzzle = the givens in reading order
format-field-solution = the solution, written like the puzzle
format-field-box = the rows and columns of a box: 2x3 in CSV, [2, 3] in JSON
format-field-rules = the rules besides rows, columns and boxes, by name
format-field-regions = jigsaw regions: a character for each cell, equal ones are a region
format-field-constraints = constraints besides houses, as their texts with semicolons
format-field-marks = pencil marks: the digits of each cell
format-field-id = the number or name that a collection gives the puzzle
format-field-name = the title of the puzzle
format-field-author = who made the puzzle
format-field-comment = text that stands beside the puzzle
format-field-description = a longer text about the puzzle
format-field-date = when the puzzle was made
format-field-source = where the puzzle comes from
format-field-url = where the puzzle was published
format-field-class = the class of puzzles that a set puts the puzzle into
format-field-status = what a search found: unique, solved, several, none, wrong or unknown
format-field-solutions = how many solutions a search found
format-field-true-candidates = for each cell the digits that it holds in some solution
format-field-level = how hard the puzzle is, from easy to extreme
format-field-score = the sum of the scores of all steps of the path
format-field-hardest-technique = the hardest technique of the path
format-field-hodoku-level = the level that HoDoKu gives the score
format-field-hodoku-score = the score of HoDoKu
format-field-se-er = Sudoku Explainer's rating of the hardest step
format-field-se-ep = Sudoku Explainer's rating of the steps up to the first placement
format-field-se-ed = Sudoku Explainer's rating of the first step
format-field-guesses = how often a search branches to prove that there is one solution
format-field-path-guesses = how often the path of techniques had to guess
format-field-side = the side of the board
format-field-givens = the cells that are given
format-field-given-digits = the digits that occur among the givens
format-field-open-candidates = candidates of all open cells, digits that no given peer holds
format-field-kernel-cells = the open cells that naked and hidden singles leave
format-field-kernel-candidates = the candidates of those cells
format-field-kernel-edges = pairs of those cells that exclude a digit from each other
format-field-kernel-density = the share of all pairs of those cells that this is
format-field-kernel-components = the parts that these edges don't join
format-field-spectral-radius = the largest eigenvalue of the graph of those cells and edges
format-field-spectral-energy = the mean size of its eigenvalues
format-field-algebraic-connectivity = the second smallest eigenvalue of its Laplacian
format-field-square-symmetries = turns and mirror images that keep the places of the givens
format-field-pattern-automorphisms = rearrangements that keep the places of the givens
format-field-puzzle-automorphisms = rearrangements with digits renamed that keep the puzzle
format-field-solution-count = the number of solutions, 2 where there are several
format-field-backbone = the open cells that hold the same digit in all solutions
format-field-backdoor = the fewest digits that let singles solve the puzzle once they are told
format-field-backdoor-exact = 1 if every smaller backdoor was ruled out, 0 if it may be smaller
format-field-walk-correlation = correlation of costs one random swap apart
format-field-walk-neutrality = the share of random swaps that leave the cost as it is
format-field-climb-cost = the mean cost of local optima of swaps
format-field-climb-distance = the mean number of cells in which they differ from the solution
format-field-climb-correlation = the correlation of both, over local optima
format-field-original = the puzzle of which this is the canonical form
format-field-digest = equal exactly where canonical forms are
format-field-automorphisms = how many symmetries leave the puzzle as it is
format-field-problem = why a rating is missing
format-field-technique = HoDoKu's number of the technique, with its variant
format-field-candidates = HoDoKu's candidates that the technique is about
format-field-deleted = HoDoKu's candidates that are deleted already: digit, row, column
format-field-eliminations = HoDoKu's candidates that the technique deletes
format-field-placements = HoDoKu's digits that the technique places
format-field-extra = what a line of HoDoKu's library says besides

## Explain: steps and hints

# $house (Message)
# $digit (Number)
# $places (List) - The cells that can hold it.
# $to (Message) - The other house.
step-locked =
    In { $house } the digit { $digit } can only go into { LIST($places, "or") }, and all of these lie in { $to }. One of them holds it, which leaves no { $digit } for the rest of { $to }.
# $cell (Text)
# $digit (Number)
step-naked-single = { $digit } is the only candidate left in { $cell }.
# $house (Message)
# $cell (Text)
# $digit (Number)
step-hidden-single = In { $house } no cell but { $cell } can still hold { $digit }.
# $house (Message)
# $cell (Text)
# $digit (Number)
step-full-house = { $cell } is the last open cell of { $house }, and { $digit } is the digit that it lacks.
# $count (Message) - `number-in-words`.
# $cells (List)
# $digits (List)
# $houses (Message)
step-naked-subset =
    The { $count } cells { LIST($cells, "and") } have only the { $count } candidates { LIST($digits, "and") } between them, so they use them up: no other cell of { $houses } can hold one.
# $digit (Number)
# $base (Message)
# $cover (Message)
# $count (Message) - `number-in-words`.
step-fish =
    { CAPITAL($base) } need a { $digit } each, and their places for it all lie in { $cover }. { CAPITAL($count) } { $digit }s fill these up, so no other cell of { $cover } can hold { $digit }.
# $cells (List)
# $digits (List)
step-gone = { LIST($cells, "and") } can't be { LIST($digits, "or") }
# $reason (Message)
# $conclusions (List)
step-because = { $reason } So { LIST($conclusions, "; ") }.
# $is-unique (Flag)
step-none = { $is-unique ->
    [yes] No technique helps here.
   *[no] The puzzle has several solutions, and no technique finds more that all have in common.
}

## Techniques

technique-naked-single = Naked Single
technique-hidden-single = Hidden Single
# $size (Number)
technique-naked-subset = { $size ->
    [2] Naked Pair
    [3] Naked Triple
    [4] Naked Quadruple
   *[other] Naked Subset of { $size }
}

## Engines: solving, counting and rating

engine-about-auto = picks one: batch9 for many plain 9x9 boards, single9 for one, weighted for boards with constraints, large for all others
engine-about-batch9 = bit-sliced: 512 boards at once, one bit each
engine-about-single9 = one plain 9x9 board at a time, with the lowest latency
engine-about-large = conflict-driven learning on exactly-one groups; best from 16x16 up
engine-about-weighted = cages, lines and other constraints, by propagation and search where it fails most
engine-about-cover = exact cover with dancing cells
engine-about-tree = tree search on propagated boards, the plain twin of all engines
engine-about-cadical = the SAT solver CaDiCaL, to compare with; its nodes are conflicts
engine-boards-of-every-geometry = boards of every geometry
engine-boards-of-every-size = boards of every size and geometry
engine-boards-without-constraints = boards without constraints
engine-boards-plain-nine = plain 9x9 boards
# $engine (Text) - The name of an engine.
# $solves (Message)
# $board (Message)
engine-unsupported = engine { $engine } solves { $solves } only, this is { $board }
engine-contradiction = no solution: a cell without candidates, or a house without a place for a digit
engine-rule-naked-single = the digit of a decided cell is no candidate of its peers
engine-rule-hidden-single = a digit with one place left in a house goes there
engine-rule-naked-pair = two cells of a house with the same two candidates take both from its other cells
engine-rule-locked-candidates = a digit whose places in a house all lie in another has no further place in that one
engine-rule-naked-triple-and-quad = three or four cells of a house with as many candidates between them take these from its other cells
engine-rule-hidden-pair-triple-and-quad = two to four digits with as many places between them in a house leave no room there for others
engine-rule-all-different = a candidate that is in no way to fill its house is ruled out

## Generate

## Evolve: runs, islands and progress

## Algorithms: names and descriptions

## Parameters: names, descriptions and ranges

## Lab

# $first (Message)
# $second (Message)
# $share (Decimal) - In per cent.
# $puzzles (Number)
lab-verdict = { $first } needs fewer evaluations than { $second } on { $share } % of { GROUPED($puzzles) } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}
# $algorithms (List)
lab-equal = no difference is shown between { LIST($algorithms, "and") }

## Draw: pictures and printed sheets

## Page: what only the page shows

## Lab store
##
## Feature: command

## Command line
##
## Feature: command

# $path (Text)
# $cause (Message)
command-cannot-read = can't read { $path }: { $cause }
