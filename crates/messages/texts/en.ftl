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
    .plain = nonconsecutive corners
    .title = Nonconsecutive corners
constraint-nonconsecutive-corners-rule = no two cells that touch at a corner hold consecutive digits
constraint-anti-taxicab = anti-taxicab
    .plain = anti taxicab
    .title = Anti taxicab
constraint-anti-taxicab-rule = no two equal digits are as many steps to the side, up or down apart as they say
constraint-entropic-squares = entropic-squares
    .plain = entropic squares
    .title = Entropic squares
constraint-entropic-squares-rule = each four cells that touch at a corner hold a low, a middle and a high digit
constraint-modular-squares = modular-squares
    .plain = modular squares
    .title = Modular squares
constraint-modular-squares-rule = each four cells that touch at a corner have all three remainders, divided by 3
constraint-flatmates = flatmates
    .title = Flatmates
constraint-flatmates-rule = each middle digit has the smallest digit right above it or the largest right below it (Dutch flatmates)
constraint-disjoint-groups = disjoint-groups
    .plain = disjoint groups
    .title = Disjoint groups
constraint-disjoint-groups-rule = cells in the same place of their boxes hold different digits
constraint-no-other-differences = no-other-differences
    .plain = no other differences
    .title = No other differences
constraint-no-other-differences-rule = cells side by side without a dot don't differ by the number, usually 1
constraint-no-other-ratios = no-other-ratios
    .plain = no other ratios
    .title = No other ratios
constraint-no-other-ratios-rule = of cells side by side without a dot none is so many times the other, usually 2
constraint-no-other-sums = no-other-sums
    .plain = no other sums
    .title = No other sums
constraint-no-other-sums-rule = cells side by side without an X or V don't add up to the total
constraint-chaos-construction = chaos-construction
    .plain = chaos construction
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
    .plain = distinct count
    .title = Distinct count
constraint-distinct-count-rule = the first digit says how many different digits the other cells hold
constraint-equality-cage = equality-cage
    .plain = equality cage
    .title = Equality cage
constraint-equality-cage-rule = digits differ; as many are even as odd, as many low as high, none is the middle one
constraint-rellik = rellik
    .title = Rellik
constraint-rellik-rule = digits differ, and no one or several of them add up to the total
constraint-equal-sums = equal-sums
    .plain = equal sums
    .title = Equal sums
constraint-equal-sums-rule = the cells, in groups of these sizes one after another, have the same sum in each group
constraint-same-sets = same-sets
    .plain = same sets
    .title = Same sets
constraint-same-sets-rule = the cells, in so many sets of one size one after another, hold the same digits in each set, each as often
constraint-weighted-sum = weighted-sum
    .plain = weighted sum
    .title = Weighted sum
constraint-weighted-sum-rule = digits, each times its weight, add up to the total: those of the first cells, so many as are added, less those of the others
constraint-relation = relation
    .title = Relation
constraint-relation-rule = each two cells that follow each other hold a pair of the table: for each first digit the sum of 1 for the first second digit, 2 for the next, then 4, 8 ...
constraint-relation-of-all = relation-of-all
    .plain = relation of all
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
    .plain = no lines
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
    .plain = little killer
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
    .plain = counting circles
    .title = Counting circles
constraint-counting-circles-rule = a digit in a circle says how many circles hold that digit
constraint-thermometer = thermometer
    .title = Thermometer
constraint-thermometer-rule = digits rise from the bulb, the first cell, to the tip
constraint-slow-thermometer = slow-thermometer
    .plain = slow thermometer
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
    .plain = region sum
    .title = Region sum
constraint-region-sum-rule = boxes or regions divide the line into parts with equal sums
constraint-arrow = arrow
    .title = Arrow
constraint-arrow-rule = digits along the arrow add up to the number in its bulb, the first cell, or the first cells where a number says how many
constraint-double-arrow = double-arrow
    .plain = double arrow
    .title = Double arrow
constraint-double-arrow-rule = digits between the two ends of the line add up to the same as the ends
constraint-slingshot = slingshot
    .title = Slingshot
constraint-slingshot-rule = the second digit says which of the cells after it, counted from 1, holds the first digit too
constraint-sum-line = sum-line
    .plain = sum line
    .title = Sum line
constraint-sum-line-rule = the line divides into parts that each add up to the total
constraint-sum-loop = sum-loop
    .plain = sum loop
    .title = Sum loop
constraint-sum-loop-rule = the line, whose last cell is followed by its first, divides into parts that each add up to the total
constraint-lunchbox = lunchbox
    .title = Lunchbox
constraint-lunchbox-rule = digits differ, and those between the smallest and the largest add up to the total
constraint-sandwich = sandwich
    .title = Sandwich
constraint-sandwich-rule = digits between the smallest and the largest digit add up to the total
constraint-x-sum = x-sum
    .plain = x sum
    .title = X sum
constraint-x-sum-rule = the first digit says how many digits, itself included, add up to the total
constraint-skyscraper = skyscraper
    .title = Skyscraper
constraint-skyscraper-rule = so many digits are greater than all before them; a 0 is never seen
constraint-hidden-skyscraper = hidden-skyscraper
    .plain = hidden skyscraper
    .title = Hidden skyscraper
constraint-hidden-skyscraper-rule = the first digit with a greater one before it is the digit of the clue
constraint-numbered-room = numbered-room
    .plain = numbered room
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
    .plain = full rank
    .title = Full rank
constraint-full-rank-rule = of all rows and columns, read as numbers from both ends and sorted from the smallest, this is the one of the number; no other equals it, unless a 1 follows the number
constraint-ranks-differ = ranks-differ
    .plain = ranks differ
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

# $reason (Message)
# $conclusions (List) - `step-put` and `step-gone`.
step-because = { $reason } So { LIST($conclusions, "; ") }.
# $sentences (List)
step-sentences = { LIST($sentences, " ") }
# $technique (Message)
# $notation (Text) - In the notation of the forums.
step-notation = { $technique }: { $notation }
# $cells (List)
# $digits (List)
step-put = { LIST($cells, "and") } { COUNT($cells) ->
    [one] is
   *[other] are
} { LIST($digits, "and") }
# $cells (List)
# $digits (List)
step-gone = { LIST($cells, "and") } can't be { LIST($digits, "or") }
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
# $house (Message)
# $digit (Number)
# $places (List) - The cells that can hold it.
# $to (Message) - The other house.
step-locked =
    In { $house } the digit { $digit } can only go into { LIST($places, "or") }, and all of these lie in { $to }. One of them holds it, which leaves no { $digit } for the rest of { $to }.
# $count (Message) - `number-in-words`.
# $cells (List)
# $digits (List)
# $houses (Message)
step-naked-subset =
    The { $count } cells { LIST($cells, "and") } have only the { $count } candidates { LIST($digits, "and") } between them, so they use them up: no other cell of { $houses } can hold one.
# $count (Message) - `number-in-words`.
# $cells (List)
# $digits (List)
# $houses (Message)
step-hidden-subset =
    In { $houses } the { $count } digits { LIST($digits, "and") } can only go into the { $count } cells { LIST($cells, "and") }. They fill these cells, and no other digit fits in.
# $digit (Number)
# $base (Message)
# $cover (Message)
# $count (Message) - `number-in-words`.
step-fish =
    { CAPITAL($base) } need a { $digit } each, and their places for it all lie in { $cover }. { CAPITAL($count) } { $digit }s fill these up, so no other cell of { $cover } can hold { $digit }.
# $digit (Number)
# $base (Message)
# $cover (Message)
# $fins (List)
step-finned-fish =
    { CAPITAL($base) } need a { $digit } each, and their places for it all lie in { $cover } but for { COUNT($fins) ->
        [one] the fin
       *[other] the fins
    } { LIST($fins, "and") }. If no fin holds { $digit }, the fish leaves no { $digit } for other cells of { $cover }; if one does, it rules out what it sees. What falls either way is wrong.
# $digit (Number)
# $base (Message)
# $cover (Message)
# $fins (List)
# $chains (List) - Sentences.
step-kraken-fish =
    { CAPITAL($base) } need a { $digit } each, and their places for it all lie in { $cover } but for { COUNT($fins) ->
        [one] the fin
       *[other] the fins
    } { LIST($fins, "and") }. { LIST($chains, " ") } All lead to the same.
# $one (Message) - A fish.
# $other (Message) - A fish with the same base.
step-siamese-fish = { $one } Seen in another way: { $other }
# $pivot (Text) - A cell.
# $candidates (List)
# $cases (List)
# $digit (Number)
step-wing =
    { $pivot } is { LIST($candidates, "or") }: { LIST($cases, "; ") }. In each case one of the cells is { $digit }, and no cell that sees all of them can be.
# A case of `step-wing`.
# $pivot-digit (Number)
# $cell (Text)
# $digit (Number)
step-wing-case = if it is { $pivot-digit }, { $cell } is { $digit }
# The last case of `step-wing`.
# $digit (Number)
step-wing-pivot = or it is { $digit } itself
# $cells (List)
# $digits (List)
step-deadly =
    If { LIST($cells, "and") } held only { LIST($digits, "and") }, the two digits could be swapped there and the puzzle would have two solutions.
# $cells (List) - Corners of the rectangle that hold more.
step-rectangle-only = Only { LIST($cells, "or") } can keep that from happening.
# $cells (List) - Corners of the rectangle that hold more.
# $besides (List) - Digits.
step-rectangle-besides = To keep that from happening, { LIST($besides, "or") } must be in one of { LIST($cells, "or") }.
# $cells (List) - Corners of the rectangle that hold more.
# $besides (List) - Digits.
# $subset (List) - Other cells.
# $houses (Message)
step-rectangle-subset =
    One of { LIST($cells, "or") } must therefore hold { LIST($besides, "or") }, and with { LIST($subset, "and") } that makes a naked subset in { $houses }.
# $houses (Message)
# $kept (List) - Digits.
# $gone (List) - Digits.
# $cells (List) - Corners of the rectangle.
step-rectangle-link =
    In { $houses } the corners are the only places for { LIST($kept, "and") }, so { LIST($gone, "and") } in { LIST($cells, "or") } would bring that about.
# $houses (Message)
# $kept (List) - Digits.
# $gone (List) - Digits.
# $cells (List) - Corners of the rectangle.
step-rectangle-links =
    In { $houses } the corners are the only places for { LIST($gone, "and") }. With { LIST($gone, "and") } in one of { LIST($cells, "or") } it would be in the other as well, and { LIST($kept, "and") } in the rest.
# $houses (Message)
# $kept (List) - Digits.
# $gone (List) - Digits.
step-rectangle-hidden =
    In { $houses } the corners are the only places for { LIST($kept, "and") }, so { LIST($gone, "and") } in the corner where they meet would bring that about.
# $cell (Text)
# $digits (List)
step-bivalue-universal-grave =
    Every open cell but { $cell } has two candidates. If { $cell } had two as well, each digit would have two places or none in every house, and the puzzle would not have a single solution. { LIST($digits, "and") } is the digit that has a third place in the houses of { $cell }, so it must be there.
# $digit (Number)
# $clusters (List) - `step-color-cluster`.
step-colors =
    Where a house has two places for { $digit }, one of them holds it; following these links, { $digit } stands { LIST($clusters, "and") }.
# $one (Text) - Cells of the first color.
# $other (Text) - Cells of the second color.
step-color-cluster = either in { $one } or in { $other }
step-simple-colors-trap = A cell that sees both colors can't hold it.
step-simple-colors-wrap = Two cells of the first color see each other, so it is the second that holds.
step-multi-colors-1 =
    A color of one group sees one of the other, so they can't both hold: one of their opposites does, and what sees both of these can't hold it.
step-multi-colors-2 = A color that sees both colors of the other group can't hold.
# $crossing (List) - Cells.
# $crossing-digits (List)
# $line (Message)
# $line-cells (List)
# $line-digits (List)
# $box (Message)
# $box-cells (List)
# $box-digits (List)
step-sue-de-coq =
    { LIST($crossing, "and") }, where { $line } and { $box } cross, have only the candidates { LIST($crossing-digits, "and") }; { LIST($line-cells, "and") } in the rest of { $line } only { LIST($line-digits, "and") }; { LIST($box-cells, "and") } in the rest of { $box } only { LIST($box-digits, "and") }. These are as many cells as digits, so each digit is used up where all its cells are seen.
# $digit (Number)
step-template-set = Every way to place all { $digit }s on the board uses these places.
# $digit (Number)
step-template-delete = No way to place all { $digit }s on the board uses these places.

# Clauses of chains.

# $cell (Text)
# $digit (Number)
step-is = { $cell } is { $digit }
# $cell (Text)
# $digit (Number)
step-is-not = { $cell } isn't { $digit }
# $cells (List)
# $digit (Number)
step-is-in = { $digit } is in { LIST($cells, "or") }
# $cells (List)
# $digit (Number)
step-is-not-in = { $digit } isn't in { LIST($cells, "or") }
# $state (Message) - `step-is` or another clause.
# $house (Message)
step-nowhere-else = { $state } (nowhere else in { $house })
# $state (Message)
step-nothing-else = { $state } (nothing else is left there)
# $state (Message)
# $cells (Text)
# $digits (List)
step-through-set = { $state } ({ $cells } hold all but one of { LIST($digits, "and") })
# $gone (List) - `step-gone`.
# $constraint (Message)
step-by-constraint = { LIST($gone, "; ") } (by { $constraint })
# $count (Number)
step-so-on = so on for { $count } steps
step-done = we are done
# $assumed (List) - Clauses.
# $follows (List) - Clauses.
step-chain = Suppose { LIST($assumed, "and") }. Then { LIST($follows, "and") }.
# $follows (List) - Clauses.
step-chain-also = Then also { LIST($follows, "and") }.
step-loop =
    The last leads back to the first, so the links close into a loop and hold in both directions: of each two neighbours one is true, and what sees both can't be.
step-verity = One of these must be true, and each leads to the same.
step-remote-pair =
    So the cells along the chain take the two digits in turns, and what sees two of them that differ can hold neither.
# $state (Message) - A clause.
step-even-so = Even so { $state }.
# $one (Message) - A clause.
# $other (Message) - A clause.
step-either = In any case { $one } or { $other }.
# $state (Message) - A clause.
step-otherwise = And if { $state }, that rules it out as well.
step-opposite = What both that and its opposite rule out is wrong.
step-contradicts-itself = That contradicts itself.
step-one-digit = But a cell holds one digit only.
# $what (Message)
step-contradiction = { $what }, so what was supposed is wrong.
# $cell (Text)
# $digit (Number)
step-both-ways = So { $cell } would be { $digit } and not { $digit }
# $one (Number) - A digit.
# $other (Number) - A digit.
# $cell (Text)
step-two-digits = That puts both { $one } and { $other } into { $cell }
# $digit (Number)
# $house (Message)
step-twice = That puts { $digit } into { $house } twice
# $cell (Text)
step-no-digit = That leaves no digit for { $cell }
# $digit (Number)
# $house (Message)
step-no-place = That leaves no place for { $digit } in { $house }
step-impossible = That can't all be true

# Almost locked sets.

# $cells (Text)
# $count (Number) - Of cells.
# $digits (List)
step-almost-locked = { $cells } { $count ->
    [one] holds
   *[other] hold
} all but one of { LIST($digits, "and") }
# $sets (List) - `step-almost-locked`.
# $stem (Text) - A cell.
# $digits (List) - Of the stem.
step-death-blossom =
    { LIST($sets, "; ") }. Whichever of { LIST($digits, "or") } { $stem } holds, it takes that digit from one of these sets, which then needs all its others. What every case rules out is wrong.
# $sets (List) - `step-almost-locked`.
# $linked (List) - Digits.
step-doubly-linked =
    { LIST($sets, "; ") }. Each of { LIST($linked, "and") } can be in only one of the two sets, as all its cells there see each other, and neither set can do without both. So each set has one of these and all its other digits, and what sees all cells of a digit in the sets can't hold it.
# $sets (List) - `step-almost-locked`.
# $links (List) - `step-any`.
# $digits (List) - What is ruled out.
step-linked =
    { LIST($sets, "; ") }. Two neighbouring sets can't both hold the digit that links them ({ LIST($links, "and") }), as all its cells there see each other; a set that does without it needs all its others. From set to set that leaves { LIST($digits, "or") } in the first or in the last, and what sees all its cells in both can't hold it.
# $digits (List)
step-any = { LIST($digits, "or") }

# Constraints by name. $name is that of the kind.

# $total (Number)
# $cell (Text)
step-cage-of = the cage of { $total } at { $cell }
# $cell (Text)
step-cage = the cage at { $cell }
# $cell (Text)
step-extra-region = the extra region at { $cell }
# $cells (List)
step-white-dot = the white dot between { LIST($cells, "and") }
# $cells (List)
step-black-dot = the black dot between { LIST($cells, "and") }
# $cells (List)
step-x = the X between { LIST($cells, "and") }
# $cells (List)
step-v = the V between { LIST($cells, "and") }
# $name (Message)
# $number (Number)
# $cells (List)
step-between = the { FORM($name, "plain") } { $number } between { LIST($cells, "and") }
# $cells (List)
step-inequality = the inequality between { LIST($cells, "and") }
# $cell (Text)
step-even = the even cells at { $cell }
# $cell (Text)
step-odd = the odd cells at { $cell }
# $name (Message)
# $total (Number)
# $cell (Text)
step-sum-clue = the { FORM($name, "plain") } of { $total } at { $cell }
# $numbers (List)
# $cell (Text)
step-quadruple = the quadruple { LIST($numbers, " ") } at { $cell }
# $count (Number)
# $digit (Number)
# $cell (Text)
step-exactly = the cage of { $count } x { $digit } at { $cell }
# A clue outside the board.
# $name (Message)
# $numbers (List)
# $line (Message) - A house or cells.
step-outside = the { FORM($name, "plain") }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} of { $line }
# $name (Message)
# $cell (Text)
step-line = the { FORM($name, "plain") } line at { $cell }
step-size = the rows, columns and regions
# $name (Message)
# $numbers (List)
# $cell (Text)
step-clue = the { FORM($name, "plain") } { LIST($numbers, " ") } at { $cell }
# $name (Message)
# $cell (Text)
step-clue-at = the { FORM($name, "plain") } at { $cell }

# Arguments from constraints. $who lists constraints and houses.

# $who (List)
# $rules (List)
step-relation =
    By { LIST($who, "and") }, { LIST($rules, "and") }. The candidates that fall break that with whatever the cells beside them hold.
# $who (List)
# $rules (List)
step-along-line = By { LIST($who, "and") }, { LIST($rules, "and") }. No digits of its other cells complete what falls.
# $who (List)
# $rules (List)
step-ways = By { LIST($who, "and") }, { LIST($rules, "and") }. Of all ways to fill its cells, none has what falls.
# $who (List)
step-ways-together =
    Take { LIST($who, "and") } together. Of all ways to fill their cells, none has the candidates that fall.
# $who (List)
# $sets (List) - Digits in a row.
step-sets = The cells of { LIST($who, "and") } can only hold { LIST($sets, "or") }.
# $who (List)
# $count (Number)
step-many-sets = None of the { $count } sets of digits that the cells of { LIST($who, "and") } can hold has what falls.
# $who (List)
# $digit (Number)
step-house-needs = { CAPITAL(LIST($who, "and")) } needs { $digit }
# $who (List)
# $sets (List) - Digits in a row.
# $digit (Number)
step-sets-need = The cells of { LIST($who, "and") } can only hold { LIST($sets, "or") }, so they need { $digit }
# $who (List)
# $digit (Number)
step-every-set-has = Every set of digits for the cells of { LIST($who, "and") } has { $digit }
# $needs (Message) - One of the three above.
# $places (List)
step-group-single = { $needs }, and only { LIST($places, "or") } can still hold it.
# $needs (Message)
# $places (List)
# $digit (Number)
step-group-locked =
    { $needs }, and it can only go into { LIST($places, "or") }. That leaves no { $digit } for what sees all of these.
# $houses (Message)
# $digit (Number)
# $places (List)
# $constraints (List)
# $rules (List)
step-locked-by-relation =
    { CAPITAL($houses) } needs { $digit }, and it can only go into { LIST($places, "or") }. By { LIST($constraints, "and") }, { LIST($rules, "and") }: whichever of these cells holds { $digit }, nothing that falls can stand beside it.
# $who (List)
# $count (Number)
# $cells (List)
# $digits (List)
step-group-hidden =
    The cells of { LIST($who, "and") } need { LIST($digits, "and") }, and these { $count } digits can only go into the { $count } cells { LIST($cells, "and") }. No other digit fits in.
# $who (List)
# $count (Number)
# $cells (List)
# $digits (List)
step-group-naked =
    Within { LIST($who, "and") } the { $count } cells { LIST($cells, "and") } have only the candidates { LIST($digits, "and") } between them, so they use them up: no cell that sees all of them can hold one.
# $constraints (List)
# $equation (Message)
step-sum = By { LIST($constraints, "and") }, { $equation }.
# $cages (List)
# $houses (Message)
# $count (Number) - Of houses.
# $sum (Number)
# $equation (Message)
step-sum-of-houses = Take { LIST($cages, "and") } from { $houses }, which { $count ->
    [one] adds
   *[other] add
} up to { $sum }: { $equation }.
# $count (Number)
step-cages = { $count } cages
# $cells (List)
# $total (Number)
step-total = { LIST($cells, "and") } add up to { $total }
step-sum-filled = All but one of these are filled.
# $left (List) - `step-at-least` and the like.
step-sum-bounds = Even with the smallest or the largest digits in the other cells that leaves { LIST($left, "and") }.
# $cell (Text)
# $digit (Number)
step-nothing-but = { $cell } nothing but { $digit }
# $cell (Text)
# $least (Number)
# $most (Number)
step-from-to = { $cell } at least { $least } and at most { $most }
# $cell (Text)
# $least (Number)
step-at-least = { $cell } at least { $least }
# $cell (Text)
# $most (Number)
step-at-most = { $cell } at most { $most }
step-sum-parity =
    Whatever the other cells hold, the sum of their terms is always odd or always even, so what falls would give the total the wrong parity.
step-sum-remainders =
    Compare the remainders of division by 3: whatever the other cells hold, what falls would give the total a wrong one.
step-sum-rest = No digits of the other cells make up the rest for what falls.

# Hints.

# $place (Message)
step-look = Look at { $place }.
# $technique (Message)
# $look (Message) - `step-look`.
step-look-for = { $technique }. { $look }
# $digit (Number)
# $houses (Message)
step-places = the places for { $digit } in { $houses }
# $digit (Number)
step-all-places = the places for { $digit } on the whole board
# $cell (Text)
step-around-cell = { $cell } and what it sees
# $cells (List)
step-around-cells = { LIST($cells, "and") } and what they see
# $places (List) - Cells, constraints or others.
step-places-listed = { LIST($places, "and") }
# $digit (Number)
# $cells (List)
step-digit-in = { $digit } in { LIST($cells, "or") }
step-candidates = how many candidates the open cells have
# $line (Message)
# $box (Message)
step-crossing = where { $line } crosses { $box }
# $houses (Message)
step-cages-there = { $houses } and the cages there
step-solved = Solved: every cell is filled, and nothing clashes.
step-several = The puzzle has several solutions, so this is what all of them have in common.
# $is-unique (Flag)
step-none = { $is-unique ->
    [yes] No technique gets on here.
   *[no] The puzzle has several solutions, and no technique finds more of what all of them have in common.
}
# $digit (Number)
# $cell (Text)
step-guess = No technique gets on here. The solution has { $digit } in { $cell }.
# $clash (Message)
step-wrong-clash = Something is wrong: { $clash }.
# $cells (List)
step-wrong-digits = Something is wrong: { COUNT($cells) ->
    [one] the digit
   *[other] the digits
} in { LIST($cells, ", ") }.
# $cells (List)
step-wrong-marks = Something is wrong: the right digit was ruled out in { LIST($cells, ", ") }.
step-wrong = Something is wrong: there is no way to complete this.
step-wrong-givens = The puzzle as given has no solution.
# $why (Message) - `step-wrong`.
step-wrong-somewhere = { $why } --puzzle, which says what was given, lets me tell where.

# Why a puzzle can't be explained or rated. The words of the first four go on after a colon.

step-unexplained-several = it has several solutions
step-unexplained-none = it has no solution
# $clash (Message)
step-unexplained-clash = it has no solution: { $clash }
step-unexplained-undecided = it is not known whether it has one solution
step-unrated-none = no solution
step-unrated-several = several solutions
step-unrated-undecided = not known whether it has one solution
step-guesses-not-counted = guesses not counted: too many
# $board (Message)
step-explainer-board = Sudoku Explainer's rating is defined for plain 9x9 boards, not for { $board }
step-explainer-none = the puzzle has no solution; only a puzzle with exactly one can be rated
step-explainer-several = the puzzle has several solutions; only a puzzle with exactly one can be rated
step-explainer-cancelled = the rating was given up

## Techniques

technique-full-house = Full House
technique-naked-single = Naked Single
technique-hidden-single = Hidden Single
technique-last-of-sum = Last Cell of a Sum
technique-relation = Relation
technique-sum-bounds = Sum Bounds
technique-group-single = Hidden Single in a Cage
technique-locked-pair = Locked Pair
technique-locked-triple = Locked Triple
technique-pointing = Locked Candidates (Pointing)
technique-claiming = Locked Candidates (Claiming)
technique-innie-outie = Innie or Outie
technique-combinations = Combinations
technique-locked-in-group = Locked Candidates (Cage)
technique-locked-by-relation = Locked Candidates (Relation)
# $size (Number)
technique-naked-subset = { $size ->
    [2] Naked Pair
    [3] Naked Triple
    [4] Naked Quadruple
   *[other] Naked Subset of { $size }
}
# $size (Number)
technique-hidden-subset = { $size ->
    [2] Hidden Pair
    [3] Hidden Triple
    [4] Hidden Quadruple
   *[other] Hidden Subset of { $size }
}
technique-naked-group-subset = Naked Subset in a Cage
technique-hidden-group-subset = Hidden Subset in a Cage
technique-line = Line
technique-permutations = Permutations
technique-parity = Parity
technique-innies-outies = Innies and Outies
# $size (Number)
# $shape (Text) - `basic`, `franken` or `mutant`.
# $fins (Text) - `none`, `finned` or `sashimi`.
# $is-siamese (Flag)
technique-fish = { $is-siamese ->
    [yes] { "Siamese " }
   *[no] { "" }
}{ $fins ->
    [finned] { "Finned " }
    [sashimi] { "Sashimi " }
   *[none] { "" }
}{ $shape ->
    [franken] { "Franken " }
    [mutant] { "Mutant " }
   *[basic] { "" }
}{ $size ->
    [2] X-Wing
    [3] Swordfish
    [4] Jellyfish
    [5] Squirmbag
    [6] Whale
   *[other] Leviathan
}
technique-remote-pair = Remote Pair
technique-bivalue-universal-grave = Bivalue Universal Grave + 1
technique-skyscraper = Skyscraper
technique-two-string-kite = Two-String Kite
technique-dual-two-string-kite = Dual Two-String Kite
technique-turbot-fish = Turbot Fish
technique-empty-rectangle = Empty Rectangle
technique-dual-empty-rectangle = Dual Empty Rectangle
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
# $type (Number)
technique-unique-rectangle = Unique Rectangle Type { $type }
technique-hidden-rectangle = Hidden Rectangle
# $type (Number)
technique-avoidable-rectangle = Avoidable Rectangle Type { $type }
technique-joint-constraints = Two Constraints
technique-sue-de-coq = Sue de Coq
technique-simple-colors-trap = Simple Colors (Trap)
technique-simple-colors-wrap = Simple Colors (Wrap)
# $type (Number)
technique-multi-colors = Multi Colors { $type }
technique-x-chain = X-Chain
technique-xy-chain = XY-Chain
technique-continuous-loop = Continuous Nice Loop
technique-discontinuous-loop = Discontinuous Nice Loop
technique-alternating-chain = AIC
technique-grouped-continuous-loop = Grouped Continuous Nice Loop
technique-grouped-discontinuous-loop = Grouped Discontinuous Nice Loop
technique-grouped-alternating-chain = Grouped AIC
technique-als-continuous-loop = ALS Continuous Nice Loop
technique-als-discontinuous-loop = ALS Discontinuous Nice Loop
technique-als-alternating-chain = ALS AIC
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-xy-wing-overlap = ALS-XY-Wing (Overlap)
technique-als-chain = ALS Chain
technique-als-chain-overlap = ALS Chain (Overlap)
technique-death-blossom = Death Blossom
technique-death-blossom-overlap = Death Blossom (Overlap)
# $type (Number)
technique-kraken-fish = Kraken Fish Type { $type }
technique-forcing-chain-contradiction = Forcing Chain (Contradiction)
technique-forcing-chain-verity = Forcing Chain (Verity)
technique-constraint-forcing = Forcing Through Constraints
technique-forcing-net-contradiction = Forcing Net (Contradiction)
technique-forcing-net-verity = Forcing Net (Verity)
technique-template-set = Template Set
technique-template-delete = Template Delete
technique-guess = Guess
# Levels of puzzles and steps.
technique-level-easy = easy
technique-level-medium = medium
technique-level-hard = hard
technique-level-expert = expert
technique-level-extreme = extreme

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

generate-symmetry-none = none
generate-symmetry-half-turn = half-turn
generate-symmetry-quarter-turn = quarter-turn
generate-symmetry-left-right = left-right
generate-symmetry-top-bottom = top-bottom
generate-symmetry-left-right-top-bottom = left-right-top-bottom
generate-symmetry-diagonal = diagonal
generate-symmetry-anti-diagonal = anti-diagonal
generate-symmetry-both-diagonals = both-diagonals
generate-symmetry-full = full
# $layout (Message) - The name of a layout, as in the messages that follow.
generate-twice = { $layout } is asked for twice
# $layout (Message)
generate-settled-cells = how many cells a { $layout } has is settled: leave out the number
# $layout (Message)
# $from (Number)
# $to (Number)
# $least (Number)
# $most (Number)
generate-cells = { $layout } of { $from } to { $to } cells, but there is room for { $least } to { $most }
# $layout (Message)
generate-unsymmetric = where every mark is given, digits alone say where they lie: { $layout } has no symmetry
generate-nothing-to-spare = constraints can be left out only where some are asked for
# $what (Text) - `givens`, `levels` or `score`.
# $from (Number)
# $to (Number)
# $least (Number)
# $most (Number)
generate-range = { $what } from { $from } to { $to }, but they go from { $least } to { $most }
# $what (Text) - `number` or `symmetry`.
generate-settled = a pattern settles number and symmetry of the givens: leave out the { $what }
# $found (Number)
# $cells (Number)
generate-pattern-cell = the pattern has cell { $found }, the board { $cells } cells
# $technique (Message)
generate-torn = { $technique } is both required and forbidden
# $technique (Message)
# $least (Message) - A level.
# $most (Message) - A level.
generate-too-hard = { $technique } is { $least }, but the level is to be at most { $most }
# $technique (Message)
generate-needed = every path ends with { $technique }, so it can't be forbidden
# $most (Number)
# $least (Number)
generate-too-few-givens = at most { $most } givens, but a puzzle with one solution has at least { $least }
# A digit that takes the place of another.
# $other (Number)
# $digit (Number)
generate-exchange = { $other } for { $digit }
# $most (Number)
# $layouts (List)
# $exchange (List) - Of `generate-exchange`.
# $least (Number)
generate-alike =
    at most { $most } givens, but constraints of { LIST($layouts, " and ") } hold as well with other digits in the cells ({ LIST($exchange, ", ") }), so that a puzzle with one solution has at least { $least }: ask for so many, or for a layout besides that tells digits apart, like killer, thermometer or arrow
# $symmetry (Message)
# $layouts (List)
generate-image =
    with the symmetry { $symmetry } and no givens the image of a solution obeys the same constraints ({ LIST($layouts, " and ") }): ask for givens, for another symmetry, or for a layout with numbers besides, like killer
# $symmetry (Message)
# $near (List) - The nearest numbers of givens that it allows.
# $from (Number)
# $to (Number)
generate-unreachable = with the symmetry { $symmetry } there are { LIST($near, "or") } givens, never { $from } to { $to }
# $lines (Text) - `rows` or `columns`.
# $first (Number)
# $second (Number)
generate-exchangeable =
    { $lines } { $first } and { $second } have no given and cross the same boxes: exchanging them makes a second solution of any
# $from (Number)
# $to (Number)
# $least (Number)
# $most (Number)
generate-score = a score from { $from } to { $to }, but with these levels and techniques it is { $least } to { $most }
# $technique (Message)
generate-unused = { $technique } is not used by ratings, so no puzzle requires it
# $board (Message)
generate-no-grid = no full grid keeps the rules of this board ({ $board }), so it has no puzzle
# $number (Number)
generate-grid = grid { $number } is no full grid of this board
# $name (Text)
# $known (List) - As people type them.
generate-layout-unknown = there is no layout "{ $name }"; there are { LIST($known, ", ") }
# $found (Text)
generate-layout-cells = found "{ $found }" after the colon, expected a number of cells like 3 or a range like 2..4
# $found (Number)
# $expected (Number)
generate-pattern = { $found } characters, expected { $expected }, one for each cell
# Reasons that puzzles are refused, which follow their number: `12 with too many givens`. So may a level.
generate-refused-grid = without a full grid
generate-refused-layout = without room for every constraint
generate-refused-solutions = without a single solution
generate-refused-givens = with too many givens
generate-refused-score = of another score
# $technique (Message)
generate-refused-lacks = without { $technique }
# $technique (Message)
generate-refused-uses = with { $technique }
layout-killer = { constraint-killer }
layout-killer-about = cages that cover the board, each with its total; digits differ within
layout-calcudoku = calcudoku
layout-calcudoku-about = cages that cover the board, each with a sum, product, difference or quotient
layout-thermometer = { constraint-thermometer }
layout-thermometer-about = digits rise from the bulb to the tip
layout-slow-thermometer = { constraint-slow-thermometer }
layout-slow-thermometer-about = digits rise or stay equal from the bulb to the tip
layout-arrow = { constraint-arrow }
layout-arrow-about = digits along the arrow add up to that in its bulb
layout-double-arrow = { constraint-double-arrow }
layout-double-arrow-about = digits between the ends add up to both ends
layout-whispers = { constraint-whispers }
layout-whispers-about = neighbours on the line differ by half the side
layout-renban = { constraint-renban }
layout-renban-about = digits on the line are consecutive, in any order
layout-nabner = { constraint-nabner }
layout-nabner-about = no digits on the line are consecutive or equal
layout-palindrome = { constraint-palindrome }
layout-palindrome-about = the line reads the same from both ends
layout-between = { constraint-between }
layout-between-about = digits on the line lie between its ends
layout-lockout = { constraint-lockout }
layout-lockout-about = digits on the line lie outside of its ends
layout-modular = { constraint-modular }
layout-modular-about = 3 neighbours have different remainders by 3
layout-entropic = { constraint-entropic }
layout-entropic-about = 3 neighbours are a low, a middle, a high digit
layout-zipper = { constraint-zipper }
layout-zipper-about = what is equally far from both ends adds up the same
layout-region-sum = { constraint-region-sum }
layout-region-sum-about = boxes divide the line into equal sums
layout-kropki = kropki
layout-kropki-about = white dots between consecutive digits, black ones where one is twice the other
layout-kropki-all = kropki-all
layout-kropki-all-about = the same, and where there is no dot neither holds
layout-xv = { constraint-xv }
layout-xv-about = an X between digits that add up to 10, a V where they add up to 5
layout-xv-all = xv-all
layout-xv-all-about = the same, and where there is no mark neither holds
layout-greater = { constraint-greater }
layout-greater-about = a sign between all cells side by side within a box
layout-even-odd = even-odd
layout-even-odd-about = marks on two cells of five that say whether the digit is even or odd
layout-extremes = extremes
layout-extremes-about = marks on the cells whose digit is less, or greater, than all at its sides
layout-quadruple = quadruple
layout-quadruple-about = digits that stand in the four cells around a corner
layout-little-killer = { constraint-little-killer }
layout-little-killer-about = the sums of all diagonals of two cells or more
layout-sandwich = { constraint-sandwich }
layout-sandwich-about = the sums between the smallest and the largest digit of each row and column
layout-x-sum = { constraint-x-sum }
layout-x-sum-about = the sums of as many digits as the first one says, from both ends
layout-skyscraper = { constraint-skyscraper }
layout-skyscraper-about = how many digits are greater than all before them, from both ends
layout-numbered-room = { constraint-numbered-room }
layout-numbered-room-about = the digit in the cell that the first digit names, from both ends
layout-nonconsecutive = { constraint-nonconsecutive }
layout-nonconsecutive-about = no consecutive digits side by side
layout-disjoint-groups = { constraint-disjoint-groups }
layout-disjoint-groups-about = different digits in the same place of all boxes

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

draw-size = the picture has no size
draw-png = the picture can't be encoded as PNG
draw-objects = too much for a PDF
draw-length = too much for a PDF: more than 10 GB
draw-font = the font can't be read
sheet-per-page = expected 1, 2, 4, 6 or 9
# $names (List)
sheet-paper = expected { LIST($names, ", ") }, or width and height like 6x9in or 148x210mm
# $least (Decimal)
# $most (Decimal)
sheet-sides = expected sides from { $least } to { $most } inches
sheet-length = expected a length up to 2 inches, like 10mm or 0.5in
sheet-gutter = the gutter leaves no room for boards
# The heading of a section of a book that has a title.
# $title (Text)
# $section (Message)
sheet-heading = { $title }: { $section }
sheet-solutions = Solutions
# The heading above puzzles without a level.
sheet-unrated = Unrated
# $level (Message)
sheet-level = { CAPITAL($level) }
sheet-rule-no-boxes = No boxes: rows and columns only.
sheet-rule-regions = Each outlined region has every digit.
sheet-rule-diagonals = Both diagonals have every digit.
sheet-rule-windows = Each shaded window has every digit.
sheet-rule-anti-knight = Cells a knight's move apart differ.
sheet-rule-anti-king = Cells that touch at a corner differ.

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
