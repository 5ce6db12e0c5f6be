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
# $constraint (Message)
clash-constraint = the digits break { $constraint }
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
format-expected-end-of-comment = the end of the comment that begins here
# $digit (Number)
format-expected-given = { $digit }, the given
format-expected-opensudoku-notes = notes: a number up to 511 with a bit for each digit, or digits with commas
format-expected-move = a move like R1,2,3: column, row and digit, counted from 0
format-expected-sdk-marks = nine cells of pencil marks, with commas between them
# $section (Text)
format-expected-rows-of-section = nine rows of { $section }
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
format-part-placed = digits placed by a player
format-part-player-marks = pencil marks of a player
format-part-corner-marks = corner marks of a player
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
format-field-placed = the digits that a player placed, as a line
format-field-player-marks = pencil marks of a player: the digits of each cell; an empty cell has none
format-field-corner-marks = corner marks of a player, which rule nothing out
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
# $digit (Number)
# $cell (Text)
step-wrong-digit = the { $digit } in { $cell }
# $digits (List) - Each is `step-wrong-digit`.
step-wrong-digits = Something is wrong: { LIST($digits, "and") }.
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

evolve-stop-solved = solved
evolve-stop-evaluations = evaluations spent
evolve-stop-generations = generations spent
evolve-stop-deadline = time is up
evolve-stop-cancelled = cancelled
evolve-stop-exhausted = nothing left to try
evolve-stop-false-zero = fitness 0 without a solution
evolve-propagation-none = none
evolve-propagation-singles = singles
evolve-propagation-decoder = decoder
# $value (Number)
# $unit (Message) - A unit of costs, such as `evolve-unit-duplicates`.
evolve-cost = { $value } { $unit }
# $value (Number)
# $maximum (Number)
# $unit (Message)
evolve-cost-of = { $value } of { $maximum } { $unit }
# $first (Message)
# $second (Message)
evolve-costs = { $first }, { $second }
evolve-unit-cost = cost
evolve-unit-cells-filled = cells filled
evolve-unit-conflicts = conflicts
evolve-unit-distinct-digits = distinct digits
evolve-unit-duplicates = duplicates
evolve-unit-duplicates-and-blanks = duplicates, blanks included
evolve-unit-equal-pairs = equal pairs
evolve-unit-illegal-houses = illegal houses
evolve-unit-missing-digits = missing digits
evolve-unit-off-sums = off the sums
evolve-unit-unsatisfied-clauses = unsatisfied clauses
evolve-unit-violations = violations
evolve-unit-off-magic-sum = off the magic sum
evolve-unit-off-lines = off in rows and columns
evolve-unit-off-diagonals = off in diagonals
evolve-unit-queens = queens too many on diagonals
evolve-unit-queens-rising = queens too many on rising diagonals
evolve-unit-queens-falling = queens too many on falling diagonals
# $board (Message) - The size and the rules.
# $givens (Number)
evolve-sudoku = { $board }, { $givens } givens
# $size (Number)
evolve-queens = queens of size { $size }
evolve-queens-summary = queens on a chess board, one a row and column, none attacking another
# $size (Number)
evolve-magic-square = magic-square of size { $size }
evolve-magic-square-summary = the numbers 1 to n*n with equal sums in rows, columns and diagonals
# $kind (Text)
# $least (Number)
# $most (Number)
evolve-size = the size of { $kind } is from { $least } to { $most }
# $algorithm (Text)
# $puzzle (Message)
evolve-other-kind = { $algorithm } can't serve { $puzzle }
# $algorithm (Text)
# $reason (Message)
evolve-refused-puzzle = { $algorithm } can't serve this puzzle: { $reason }
# $needed (Number)
# $allowed (Number)
evolve-memory = the attempts need about { $needed } MB of memory, and { $allowed } MB are allowed
evolve-no-boxes = the board has neither boxes nor regions to keep complete
evolve-marks = the puzzle has pencil marks, and permuting the digits of a unit can't respect them
evolve-frame = the board is no square with digits from 1 on, and attempts are such squares
# $contradiction (Message)
evolve-contradiction = the givens contradict each other: { $contradiction }
evolve-singles-stuck = singles leave a house that can't be completed
# $constraint (Message)
evolve-constraint = the board has { $constraint }, and this algorithm counts nothing but conflicts of two cells; most others serve it
evolve-constraints-of-many = constraints of many cells
# $reason (Message)
evolve-damaged = the state is damaged: { $reason }
evolve-damaged-end = it ends too early
# $bytes (Number)
evolve-damaged-rest = { $bytes } bytes too many
# $number (Number)
evolve-damaged-number = { $number } is too large
# $found (Text)
evolve-damaged-flag = { $found } is neither 0 nor 1
# $found (Number)
# $expected (Number)
evolve-damaged-items = { $found } items, not { $expected }
evolve-damaged-members = members of no population
# $side (Number)
# $digits (Text) - A set in binary.
evolve-damaged-digits = a board of side { $side } has no digits { $digits }
evolve-damaged-cell = a digit of no cell
evolve-landscape-digit-change = any digit in every open cell; one cell takes another digit; missing digits
evolve-landscape-blank-change = a digit or a blank in every open cell; one cell takes another; missing digits
evolve-landscape-digit-redraw = any digit in every open cell; each is drawn anew with probability 1 / open cells
evolve-landscape-row-swap = complete rows; two open cells of a row are swapped; missing digits
evolve-landscape-column-swap = complete columns; two open cells of a column are swapped; missing digits
evolve-landscape-box-swap = complete boxes; two open cells of a box are swapped; missing digits
evolve-landscape-box-sequence = complete boxes; a few swaps in a box, less those that crowd a digit; missing digits
evolve-landscape-row-reorder = complete rows; each row is put into a new order with probability 1 / side
evolve-landscape-row-cross = complete rows; those after a boundary come from a random board
evolve-landscape-column-cross = complete columns; those after a boundary come from a random board
evolve-landscape-box-cross = complete boxes; each comes from a random board with probability one half
evolve-landscape-cycle-cross = complete rows; cycles of each row come from a random board
evolve-landscape-mapped-cross = complete rows; a section of each is mapped from a random board
evolve-landscape-recolour = a digit of its list in every open cell; one cell takes another; conflicts
evolve-landscape-recolour-cross = a digit of its list in every open cell; whole digits come from a random colouring
evolve-landscape-flip = a truth value for each digit of each list; one changes; unsatisfied clauses
evolve-landscape-refilter = partial boards; a cell takes another digit and all domains are filtered; blanks
evolve-landscape-redecode = propagated boards; half to all digits are kept and the rest decoded anew; blanks

## Algorithms: names and descriptions

algorithm-mutation-ga-summary = mutation and culling, nothing else
# $survivors (Decimal)
# $mutation-rate (Decimal)
algorithm-mutation-ga-description =
    Generation 0 fills every open cell with a random digit. Each generation is scored by its duplicates (or, with fitness=pairs, its pairs of equal entries: three equal digits of a row are two duplicates, but three pairs), the best are kept (a share of { $survivors }), and each of these has the same number of children: copies in which every open cell is drawn anew with probability { $mutation-rate }. Parents don't live on.
# $survivors (Decimal)
# $mutation-rate (Decimal)
algorithm-mutation-ga-orders-description =
    Generation 0 is in random order. Each generation the best are kept (a share of { $survivors }), and each of these has the same number of children: copies in which every place is swapped with a random one with probability { $mutation-rate }. Parents don't live on.
algorithm-cloning-ga-summary = nine tenths are culled, and the survivors' children are mostly exact clones
# $survivors (Decimal)
# $mutants (Decimal)
# $fills (Decimal)
algorithm-cloning-ga-description =
    Boards start with their blanks open. Each generation a share of { $survivors } survives, every survivor has as many children, and a child is a mutant with probability { $mutants }, else an exact clone. A mutant fills up to { $fills } blanks: a random row with blanks, a random blank in it, a random digit that its row, column and box (and every other house of the cell) lack; where there is none the blank stays. A blank counts as a missing digit in each of its houses, so that 0 is a solution. With fitness=flags a house is counted as the design counts it, with a list of ten flags: blanks are duplicates of each other, the empty board costs 216, and a board can cost 0 with a blank left in a house. That ends the run, as in the design, and is told from a solution.
# $survivors (Decimal)
# $mutants (Decimal)
# $swaps (Decimal)
algorithm-cloning-ga-orders-description =
    Each generation a share of { $survivors } survives, every survivor has as many children, and a child is a mutant with probability { $mutants }, else an exact clone. A mutant differs from its parent by 1 to { $swaps } swaps of two random places.
algorithm-row-ga-summary = every row stays complete; crossover between rows, swaps within a row
algorithm-units-description =
    A genome has one gene for each open cell. One kind of unit holds every digit once in every individual: at the start the missing digits of each unit are put in random order, crossover cuts only between units, and mutation swaps two genes of one unit. Fitness is the number of distinct digits in each of the other houses, summed, less one for each forbidden pair of equal digits (knight's or king's move); on a plain board of side n a solution has 2*n*n. Parents win tournaments, and an elite lives on. The design knows no restarts; patience=0 is its behaviour.
algorithm-column-ga-summary = every column stays complete; crossover between columns, swaps within a column
algorithm-box-ga-summary = every box (or jigsaw region) stays complete; crossover between boxes, swaps within a box
algorithm-ga-summary = a genetic algorithm of parts that settings choose
algorithm-ga-description =
    The textbook loop (parents, children, evaluation, replacement) over boards of which one kind of unit holds every digit once, with the parts that each parameter names; the defaults are those of row-ga. Fitness is the number of distinct digits in the other houses, less one for each forbidden pair of equal digits. Where selection is by fitness, an individual is worth how much less it misses than the worst, plus one. The mutation rate of adaptation=one-fifth has 25 steps, from a ninth of the rate to nine times that, at most 1; it counts a child as better if it is better than both parents. The sources of each part are with its code, in the modules selection and populations.
algorithm-ga-orders-description =
    The textbook loop (parents, children, evaluation, replacement) over permutations, with the parts that each parameter names. Where selection is by fitness, an individual is worth how much less it costs than the worst, plus one. The mutation rate of adaptation=one-fifth has 25 steps, from a ninth of the rate to nine times that, at most 1; it counts a child as better if it is better than both parents. The sources of each part are with its code, in the modules permutation, selection and populations.
algorithm-hybrid-repair-summary = partial boards without conflict: repair, drop the worse half, one mutated child each
algorithm-hybrid-repair-description =
    An individual is a partial board. Each generation every board is repaired (cells that are not given and violate most are emptied, until nothing is violated), boards are sorted by their filled cells, the worse half is dropped, and every survivor, which lives on, gets one child: a random digit in a random blank. A child is repaired as soon as it is made, before it is judged; that is the same order.
algorithm-multi-objective-summary = two objectives, filled cells and violations; a child replaces its parent when better
algorithm-multi-objective-description =
    An individual is a partial board with two fitness values: filled cells (more is better) and violations (fewer is better): pairs of equal digits, once for each house that holds both, or with violations=cells the cells in such pairs, which costs a look at every cell but leads on where pairs leave plateaus. Each generation every parent has one child, a random digit in a random blank or, on a full board, in a random open cell, which replaces its parent when it is better; equal=replace lets it drift over children as good as their parents. With replacement=nsga-2 parents win tournaments of two, and of all parents and children together the first half lives, by fronts of Pareto dominance and, within a front, by crowding distance; better and equal say nothing then. Of NSGA-II this is the selection, O(n log n) a generation; crossover it has none, as the design.
algorithm-multi-objective-orders-summary = two objectives, the parts of the cost; a child replaces its parent when better
algorithm-multi-objective-orders-description =
    The two parts of the cost are two objectives. Each generation every parent has one child, a copy in which two random places are swapped, which replaces its parent when it is better; equal=replace lets it drift over children as good as their parents. With replacement=nsga-2 parents win tournaments of two, and of all parents and children together the first half lives, by fronts of Pareto dominance and, within a front, by crowding distance; better and equal say nothing then.
algorithm-random-search-summary = random boards, one after the other: what every other algorithm has to beat
algorithm-random-search-description =
    Every attempt is drawn anew: each box (region, or row where there are neither) gets its missing digits in random order. Nothing is learnt from one attempt for the next.
algorithm-random-search-orders-summary = random orders, one after the other: what every other algorithm has to beat
algorithm-random-search-orders-description =
    Every attempt is drawn anew, each order equally likely. Nothing is learnt from one attempt for the next.
algorithm-hill-climbing-summary = one board, swaps within a box, never accepting a worse board; restarts
algorithm-hill-climbing-description =
    A random swap of two open cells of one box (region, or row where there are neither) is made when the board gets no worse by it. After a number of swaps without improvement the search starts afresh from a random board. A generation is as many tries as the board has open cells, squared.
algorithm-hill-climbing-orders-summary = one attempt, swaps of two places, never accepting a worse one; restarts
# $patience (Decimal)
algorithm-hill-climbing-orders-description =
    A swap of two random places is made when the attempt gets no worse by it. After { $patience } swaps without improvement the search starts afresh in random order. A generation is as many tries as there are places, squared.
algorithm-simulated-annealing-summary = one board, swaps within a box, accepting worse boards less and less often
# $cooling (Decimal)
# $patience (Decimal)
algorithm-simulated-annealing-description =
    Boxes (regions, or rows where there are neither) stay complete. A swap of two open cells of one box that makes the board worse by d is made with probability exp(-d/t). The temperature t begins at the standard deviation of the cost during a random walk from the first board. It stays for a chain of tries, as many as the open cells squared, and is then multiplied by { $cooling } (homogeneous annealing). After { $patience } chains without improvement in a row it is reset, on a new random board (a reheat). A generation is a chain; O(1) a try. Open in what is public of the paper, and chosen: the walk has 200 moves; improvement means that a chain ends with a lower cost than it began with. Were it a new best, { $patience } chains would run out while it is still hot.
algorithm-simulated-annealing-orders-summary = one attempt, swaps of two places, accepting worse ones less and less often
# $cooling (Decimal)
# $patience (Decimal)
algorithm-simulated-annealing-orders-description =
    A swap of two random places that makes the attempt worse by d is made with probability exp(-d/t). The temperature t begins at the standard deviation of the cost during a random walk of 200 moves from the first attempt. It stays for a chain of tries, as many as there are places, squared, and is then multiplied by { $cooling }. After { $patience } chains in a row that ended no better than they began it is reset, in a new random order. A generation is a chain.
algorithm-ant-colony-summary = ants fill the board cell by cell, led by pheromone; singles are placed as they go
algorithm-ant-colony-description =
    A pheromone value for each cell and digit, 1/c at first on a board of c cells. In a cycle (a generation) every ant has the puzzle with its naked and hidden singles before it and its own random first cell. All ants go on together, cell after cell in reading order, round the board: in a blank an ant takes, of the candidates, the one with the most pheromone, or (with probability 1 - greediness) draws one in proportion to the pheromone; naked and hidden singles that follow are placed, and the pheromone of the choice moves towards 1/c. A cell without candidates stays blank. The ant that leaves the fewest blanks, b, is worth c/b; it becomes the best board if that is more than the best one's worth. Pheromone on the best board's digits then moves towards this worth, which itself loses a share each cycle (best value evaporation), so that a better board isn't needed to replace it. A cycle takes O(ants * c * side). Of equally strong digits one is drawn, which the paper leaves open. The authors' published program takes the strongest digit as often as the paper draws one: greediness=0.1.
algorithm-ils-cp-summary = min-conflicts with a tabu list, and a constraint solver that completes what is kept of the board
algorithm-ils-cp-description =
    Boxes (regions, or rows where there are neither) stay complete. A local search takes a random cell in conflict and the best swap of it with another open cell of its box that is not tabu (or leads to a new best), a random one of equals; a swap that makes the board worse is made with a small probability. It ends with its best board, and the better of this and the one before goes on. All its cells in conflict and a share of the others are emptied, and a constraint solver tries to complete what is left: depth first, the cell with the fewest candidates first, the digit it had first, naked and hidden singles after each. A completion is a solution; where none is found within a number of nodes, the emptied cells of each box get their digits back in random order, and the next local search begins. A generation is a local search, O(cells) a step, and a completion, at worst O(side^3) a node. A swap that is priced counts as a move, a completion as a full evaluation; what its propagation places is counted as placements, and the class is decoder. The outline is the paper's. Chosen here are the values of the parameters, the solver (theirs has a limit of time, by which runs would depend on the machine), what becomes of the emptied cells and when the share begins anew. Whether the paper's values depend on the size of the board could not be read. The default share is for 9x9: boards of 16x16 and 25x25 were not solved with it, because a tenth of the cells without conflict is kept and hardly ever right as a whole. With emptied=1 the first completion begins with the givens alone, which solves 16x16.
algorithm-perez-marwala-summary = boxes stay complete; every member has a child with half as many swaps as the best has errors
algorithm-perez-marwala-description =
    An individual is a full board whose boxes (regions, or rows where there are neither) hold every digit once. Each generation every individual has a child: a copy with swaps, each of two open cells in a random box, half as many as the best individual has duplicates, rounded up, so that steps become small as the search comes close. Of parents and children the better half lives, parents before children of the same cost. O(1) a swap. Representation, swaps and their number are the paper's second cultural algorithm; the size of the population and who lives are chosen here, and no crossover is made.
algorithm-perez-marwala-orders-summary = every member has a child with half as many swaps as the best costs
algorithm-perez-marwala-orders-description =
    Each generation every individual has a child: a copy with swaps of two random places, half as many as the best individual costs, rounded up, and at most as many as there are places; so steps become small as the search comes close. Of parents and children the better half lives, parents before children of the same cost.
algorithm-mantere-koljonen-summary = boxes inherited whole from either parent, swaps within a box, and a best that ages
# $population (Decimal)
# $mutation-rate (Decimal)
# $lifetime (Decimal)
algorithm-mantere-koljonen-description =
    Boxes (or regions) hold each digit once; cost is the missing digits of rows and columns. A population of { $population } is ranked. The best lives on; rank i gets a child of two members of ranks above i, each box from either with equal probability. With probability { $mutation-rate } it is mutated: 1 to 5 swaps of random cells of one box; a given among them ends the sequence, and a swap is taken back that leaves a digit in its new row and column more than three times, the cell itself counted in both. While the same board stays the best its cost in the ranking rises by 1 a generation. After { $lifetime } generations all is founded anew. O(side^2) a child. Open in what is public of the paper, and chosen: whether these generations begin anew with a new best (no), whether copies of the best age (yes), what a refused swap does to the rest of its sequence (nothing); insertions and exchanges of three, which the paper names, are sequences of swaps. Houses besides rows and columns count in the limit as those do.
algorithm-cultural-summary = mantere-koljonen with a belief space of what nearly solved boards have in common
# $near (Decimal)
algorithm-cultural-description =
    The algorithm of mantere-koljonen with a belief space: which digits each cell had in the best boards of generations, where these were nearly solved (at most { $near } missing digits). When the population is founded anew, cells that had a single digit so far get it again, as hidden givens; the others of their box are in random order. Without near solutions it is mantere-koljonen, draw by draw. The paper itself could not be read: the belief space is told from memory of it, so a result of this preset is not one of the paper's. Chosen: hidden givens may be changed after the founding, and the belief space lasts for the run.
algorithm-geometric-summary = rows as permutations, crossed over cycle by cycle so that a child lies between its parents
# $population (Decimal)
# $elite (Decimal)
# $tournament (Decimal)
algorithm-geometric-description =
    Rows hold each digit once; fitness is the distinct digits of columns and boxes, 162 on a plain 9x9 board. A crossover is geometric where the child lies on a shortest way between its parents; one for each row makes one for the board (their product). Each row by itself is crossed over by cycles, which is geometric in the number of cells that differ, or partially mapped, which is in the number of swaps; then rows mutate by a swap. { $population } boards, of which the best { $elite } live on; parents win tournaments. O(side^2) a child. Open in what is public of the paper, and chosen: the size of the elite, the tournament of { $tournament } and the rates; cycles come from either parent with equal probability. The paper weighs further crossovers of boxes and of single cells, which are not among these.
algorithm-geometric-orders-summary = crossed over cycle by cycle so that a child lies between its parents
# $mutation-rate (Decimal)
# $population (Decimal)
# $elite (Decimal)
# $tournament (Decimal)
algorithm-geometric-orders-description =
    A crossover is geometric where the child lies on a shortest way between its parents. Permutations are crossed over by cycles, which is geometric in the number of places that differ, or partially mapped, which is in the number of swaps; then two places are swapped with probability { $mutation-rate }. Of { $population } individuals the best { $elite } live on; parents win tournaments of { $tournament }.
algorithm-building-blocks-summary = bands and stacks of boxes inherited from the better parent, the best of several mutants
# $tournament (Decimal)
# $crossover-rate (Decimal)
# $mutation-rate (Decimal)
# $population (Decimal)
# $candidates (Decimal)
algorithm-building-blocks-description =
    Boxes hold each digit once; fitness is the distinct digits of rows and columns, 162 on a plain 9x9 board. Two parents that win tournaments of { $tournament } have two children. With probability { $crossover-rate } these are crossed over: the first takes each band of boxes from the parent with more distinct digits in its rows, the second each stack from the parent with more in its columns, so that boxes that go well together stay together; else they are copies. Of each child several mutants are made, which swap two open cells in each box with probability { $mutation-rate }; the best mutant is the child. The best board lives on in a population of { $population }. O(side^2) a mutant. Open in what is public of the paper, and chosen: { $candidates } mutants of each child, an elite of one. Each mutant counts as an evaluation; comparing bands costs none, as their digits are known by then. Jigsaws have no bands; there each region comes from either parent. A population soon settles, mostly short of a solution: of boards with 30 givens 3.2 million evaluations solve one in six, and nine in ten if 64 islands share them. The authors' later work has several populations too. That very difficult boards are solved, as the papers report, was not seen here with any number of islands, and isn't explained.
algorithm-lsga-summary = rows as permutations; columns and boxes that repeat digits exchange them by local search
# $tournament (Decimal)
# $crossover-rate (Decimal)
# $row-rate (Decimal)
# $swap-rate (Decimal)
# $reorder-rate (Decimal)
# $elite (Decimal)
# $population (Decimal)
algorithm-lsga-description =
    Rows hold each digit once; cost is the number of columns and boxes (and other houses) that lack a digit. Winners of tournaments of { $tournament } have children: with probability { $crossover-rate } each row is the second parent's with probability { $row-rate }; two open cells of a row are swapped ({ $swap-rate }), a row is put in random order ({ $reorder-rate }). Then column search: each illegal column is paired with another one, and the first two cells of one row whose digits are repeated in their own column and lacking in the other exchange them; and sub-block search, the same for boxes. { $elite } elite boards of the run are kept. After each generation the worst board, of cost w, becomes a copy of a random elite board, of cost e, with probability (w-e)/w, else a new random one. { $population } boards. O(side^2 log side) a child. Open in what is public of the paper, and chosen: the mate is another winner, of two children the first is kept, "not in both columns" means lacking in the other one, the elite begins with generation 0. An exchange looked at counts as a move.
algorithm-cp-annealing-summary = propagation first, simulated annealing on the cells that it leaves open
# $cooling (Decimal)
# $patience (Decimal)
algorithm-cp-annealing-description =
    Naked and hidden singles are placed until there are none, and simulated-annealing goes on with what they leave as with givens: swaps of two open cells of a box, chains of as many tries as the open cells squared, cooling by { $cooling } after each, and a reheat on a new random board after { $patience } chains without improvement. A puzzle that singles solve takes one evaluation. Of the paper only the abstract and the introduction could be read: that propagation and the annealing of Lewis' earlier paper are combined, and that both together are far stronger than either. Chosen: the rules (singles), and that they are applied once, before the run, rather than to what annealing has reached.
algorithm-univariate-eda-summary = boards drawn from a probability for each digit of each cell, learnt from the best
# $population (Decimal)
# $selected (Decimal)
# $converged (Decimal)
algorithm-univariate-eda-description =
    Any digit may be in any open cell; cost is the missing digits of all houses. A generation is { $population } boards, each cell of which is drawn from the probabilities of its digits, one cell independent of the other; at first all digits are equally likely. The best { $selected } of the boards are counted: the probabilities become the frequencies of digits among them (learning_rate=1, the univariate marginal distribution algorithm), or move towards these by a share (population-based incremental learning, whose own form learns from the single best). Once the cells are sure of their likeliest digit, { $converged } on average, nothing new is drawn any more: all probabilities are forgotten, which counts as a restart. O(side^3) a board. Restarts, and the limits of when, are chosen here.
algorithm-reseda-summary = boards drawn box by box from learnt probabilities, restarted with a box of the last
# $population (Decimal)
# $kept (Decimal)
# $selected (Decimal)
# $converged (Decimal)
# $zones (Text)
algorithm-reseda-description =
    Each digit of each open cell has a probability; at first those are equally likely that no given peer has. A generation is { $population } boards. Each box of one is drawn digit by digit: first in the cell whose likeliest digit is likeliest of all, then without that digit, so that a box holds each digit once unless it can't. Cost is the missing digits of all houses. The probabilities keep { $kept } of themselves and take the rest from the frequencies of digits among the best { $selected } of the boards. An attempt ends when the likeliest digit of every cell is above { $converged }. The board of likeliest digits then lends its zones, one at a time, but for those that hold a digit twice: an attempt is made with the zone as if given, and after the last of them all is forgotten, which counts as a restart. zones={ $zones } chooses what is lent. O(side^4) a board at worst. All of this, and the sizes, are the paper's, which was read in full; it doesn't say which of equally sure cells comes first (each is as likely here), nor which board of the last generation lends. Boards without boxes are drawn by regions or rows.
algorithm-harmony-search-summary = each cell of a new board from any board of a memory, whose worst it replaces
# $population (Decimal)
# $considering (Decimal)
# $adjusting (Decimal)
algorithm-harmony-search-description =
    The memory holds { $population } boards with any digits in the open cells. A new one is made cell by cell: with probability { $considering } (harmony memory considering rate) it has the digit of a random board of the memory, which then with probability { $adjusting } (pitch adjusting rate) becomes the digit before or behind it, 1 following the side; else a random digit. It takes the place of the worst board if it is better. A generation is one board, O(side^2). This is an evolution strategy whose children have all members as parents (Weyland 2015). With fitness=sums the cost is the paper's, the distance of each house's sum from that of all digits; it is 0 on many boards whose digits are wrong, which ends the run and is told from a solution. The default counts missing digits instead. Sizes and rates are those of a public program that follows the paper, whose tables could not be read; that the digits form a ring is that program's too.
algorithm-bee-colony-summary = boards searched around by bees, the better ones more often, the worst made anew
# $population (Decimal)
# $onlookers (Decimal)
# $scouts (Decimal)
algorithm-bee-colony-description =
    Boxes (regions, or rows where there are neither) stay complete; cost is the duplicates of the other houses, and the nectar of a board is 1/(1+cost). In a cycle (a generation) each of { $population } employed bees looks at a neighbour of its board: a random open cell with digit x, where another random board has y, gets number ceil(x+|r(x-y)|) of the digits that the givens leave to its box, counted from 0 and round the end, with r drawn from 0 to 1; the cell that held that digit gets x. A neighbour that is no worse is taken. Then { $onlookers } onlookers do the same, shared out among the boards in proportion to nectar and rounded down, and for the worst boards, { $scouts } of all, scouts offer new random ones, which are taken if no worse. O(side) a neighbour. A neighbour counts as a move, a new board as a full evaluation. The steps are those of a public program of that name, as the paper's own text could be read in its beginning only; the sizes those of another one that follows the paper.
algorithm-geometric-swarm-summary = rows as permutations; particles move to a place between three others
# $population (Decimal)
# $mutation-rate (Decimal)
algorithm-geometric-swarm-description =
    Rows hold each digit once; fitness is the distinct digits of columns and boxes. Each of { $population } particles remembers the best place where it has been. It moves to a convex combination of its own place, that best one and the best place of its neighbours, with the weights own, best and leader, and is then mutated: two open cells of a row are swapped with probability { $mutation-rate }. A combination of three is two of two, one after the other, and that of two is cycle crossover of each row, geometric in the number of cells that differ, which takes each cycle with the probability that the weights say. There is no velocity. A generation moves every particle, O(side^2) each. Of the paper only the abstract could be read. Chosen: the crossover, the equal weights, the neighbourhood, the sizes and the rate of mutation.
algorithm-deng-li-summary = boxes from the parent, from its own best and from the best of all; parents unlike the best
# $population (Decimal)
# $mutation-rate (Decimal)
algorithm-deng-li-description =
    Boxes hold each digit once; fitness is the distinct digits of rows and columns. Each place of a population of { $population } remembers the best board that it had. Of two random members the one that differs more from the best of all becomes a parent, so that there is more to recombine. With a probability that is drawn anew for each generation its child has each box from the parent, from the own best of the parent's place or from the best of all, each as likely (self experience and population experience, as in particle swarms); else it is a copy. With a probability that rises with the fitness of the best, up to { $mutation-rate } beside a solution, two open cells of a random box are swapped. The child takes the next place, whatever it costs. O(side^2) a child. Of the paper only the abstract and the beginning could be read, which tell of these four changes to a genetic algorithm. Chosen: the formulas of all of them, the sizes and the rate.
algorithm-cuckoo-search-summary = eggs between a nest and the best one, carried on by flights of mostly few swaps
# $population (Decimal)
# $attraction (Decimal)
# $exponent (Decimal)
# $abandoned (Decimal)
algorithm-cuckoo-search-description =
    Naked and hidden singles are placed first (the prefilter). Rows hold each digit once; fitness is the distinct digits of columns and boxes. In a generation the cuckoo of each of { $population } nests lays an egg: a copy of its nest that has cycles of rows of the best nest, each with probability { $attraction } (a geometric crossover), and then makes a Levy flight: as many swaps of two open cells of random rows as a power law of exponent { $exponent } draws, at most one for each open cell. The egg takes the place of a random nest if it is better. Then the worst nests, { $abandoned } of all, are abandoned for random ones. O(side^2) an egg. Of the paper only the abstract and the beginning could be read: prefiltering, cuckoo search and geometric operators that move towards promising regions. Chosen: the rules of the filter, which operators, and the sizes, which are usual for cuckoo search.
algorithm-filtered-tabu-summary = tabu search on partial boards, whose domains are filtered after every move
# $candidates (Decimal)
# $tabu (Decimal)
# $patience (Decimal)
algorithm-filtered-tabu-description =
    A board is partial and without conflict, and costs its blanks (and what it breaks of constraints, which the filter doesn't know). The filter places the digits of a board, has cells with a single digit left take it from their peers (arc consistency) and with filter=all-different removes from each house every digit with which it can't be completed; a cell with one digit left then holds it, one with none stays blank. It begins with the filtered puzzle. In an iteration (a generation) { $candidates } neighbours are looked at: a random cell gets another digit of its first domain that is not tabu, peers with that digit lose it, and the board is filtered. The best of them is taken if it is no worse, and the digits that cells lost by it become tabu, the last { $tabu } of them. After { $patience } iterations without a better board it begins anew. A neighbour counts as a decode, at worst O(side^4). The steps of the loop, and the filter in each of them, are the papers'; what a neighbour is, what a cell without digits costs, the lengths of both lists and the restarts could not be read and are chosen.
algorithm-segura-summary = a memetic algorithm whose survivors keep a distance that shrinks with time
# $population (Decimal)
# $steps (Decimal)
# $horizon (Decimal)
algorithm-segura-description =
    Boxes (regions, or rows where there are neither) stay complete; cost is the duplicates of the other houses. In a generation { $population } children are made: winners of tournaments of two are the parents, and each box is from either. Local search improves every board: random swaps within a box, { $steps } for each open cell, are made unless they make it worse. Then members and children compete: the best survives first; each time the best of those that differ from all survivors in at least D cells follows, or where there is none the one that differs most (best-non-penalized survivor selection). D begins at the mean distance of the founders, falls in a straight line to 0 in { $horizon } generations, and then all is founded anew, which counts as a restart. A swap looked at counts as a move; a generation takes O(population^2 * side^2) besides. The survivor selection is that of the authors' own program for another problem and of the abstracts; what the paper on Sudoku says of crossover and local search could not be read. Chosen: these two, the sizes, and that time is counted in generations, because the end of a run isn't known to it.
algorithm-walksat-summary = local search for a satisfying assignment of the puzzle as a formula
# $noise (Decimal)
# $flips (Decimal)
algorithm-walksat-description =
    The bridge to satisfiability: a variable says that an open cell holds a digit that no given peer has. Clauses say that each cell holds one of its digits, and that no two digits of a cell, equal digits of peers, or digits that a constraint of two cells excludes, are held at once; constraints of another kind (sums, orders of many cells) are refused. An assignment may give a cell no digit or several, which is shown as a blank; its cost is the number of clauses that it doesn't satisfy. It begins at random. A step takes a random unsatisfied clause and flips a variable of it: one whose flip breaks no other clause, if there is one; else with probability { $noise } any, or one that breaks the fewest, of equals a random one. After { $flips } flips it begins anew. A generation is as many flips as there are open cells, squared. A variable looked at counts as a move; a flip takes O(side) and the choice of a clause O(side^3). The noise was chosen here.
algorithm-random-decodes-summary = partial boards without parents: what decoder has to beat; the best for boards up to 9x9
algorithm-random-decodes-description =
    Every attempt is what the decoder of the algorithm decoder makes without parents: naked and hidden singles, then group by group (a cell, or a digit in a house) the one with the fewest candidates for its weight is decided at random, with all singles that follow; a decision that leads to a dead end by that alone is ruled out instead, and what can't be completed is left blank. One attempt hands nothing to the next but the weights of groups at which dead ends came about. It is no evolution: there is no selection and no inheritance. Pencil marks are respected.
algorithm-decoder-summary = partial boards; a child is decoded from two parents with singles after each decision
algorithm-decoder-description =
    An individual is a partial board without violation; its fitness, to be minimised, are its blanks. The decoder begins with what naked and hidden singles leave of the puzzle, places digits of the first parent in random cells (a share drawn anew for each child) in random order, and then decides group by group, a group being a cell or a digit in a house: the one with the fewest candidates for its weight, with the digit or place of the second parent where it follows it, or a random one. Each decision is followed by all singles that come of it. One that leads to a dead end by that alone is ruled out instead; where that is a dead end too, what can't be completed is left blank and the decoder goes on. No other decision is ever taken back: there is no backtracking, and a decode takes polynomial time. A group at which a dead end comes about gains weight, which fades over the decodes. Parents are two random members, the better one first; the child replaces the worst member if it is as good and not there already. A population without a new best for some generations hands its best member to the elites, the last so many of these, and is founded anew, as the best of decodes without parents. Every eighth time what nearly all elites agree on is placed at the start of all later decodes: independent boards that are nearly solved differ in most cells, but what nearly all of them hold is nearly always right, and each digit that is right makes the next elites better. One that is wrong ends in a board that nobody completes; when nothing new is agreed on for long all begins again. A decode takes about as many steps as there are candidates, times the decisions. Pencil marks are respected.
algorithm-memetic-summary = boards as list colourings, improved by tabu search and recombined
algorithm-memetic-description =
    A board is a list colouring: every open cell holds a digit that no given peer has, and the cost counts conflicts, pairs of peers with equal digits, and of cells whose digits a constraint excludes together; constraints of another kind (sums, orders of many cells) are refused. Tabu search improves each attempt: a step makes the best change of one cell with conflicts, of equals a random one, that brings no digit back too early, unless the board becomes better than ever. The digit that leaves may not come back for tenure times the cells with conflicts, and fewer than tenure_more random steps on top. A generation is one attempt: as long as the population grows a new one, filled in the order of fewest candidates left, and then a child of two random members. The child takes whole digits from its parents, in turns the one with the most cells, or whole houses of one kind, each from a random parent. It takes the place of the nearest member if it is too close to that one, or else of the worst, unless it is worse itself. With a population of one every attempt is new. A step looks only at the changes around the one before, and only these are counted as evaluations.
algorithm-magic-square-ga-summary = parallel climbers that swap numbers: the usual one for magic squares
# $population (Decimal)
# $further-swaps (Decimal)
algorithm-magic-square-ga-description =
    Each of { $population } squares has a child in every generation: a copy in which two random cells exchange their numbers, and two more with probability { $further-swaps }, again and again. It takes the place of its parent unless it is worse. O(size^2) a child.
algorithm-queens-ga-summary = a small population whose children swap two queens: the usual one for queens
# $population (Decimal)
algorithm-queens-ga-description =
    A board has a queen in every row and column from the start. Parents win tournaments of three, and a child is a copy of its first parent in which two columns exchange their queens. The best of { $population } boards lives on. O(size) a child.
algorithm-null-no-pheromone = pheromone: every ant draws each digit alike
algorithm-null-filtered-tabu-restarts = what one board hands to the next: the search begins anew after each without gain
algorithm-null-mutation-alone = the pull of best places: particles walk at random
algorithm-null-ils-cp-restarts = what local search hands to the solver: every completion begins with the givens
algorithm-null-memetic-restarts = recombination: every attempt is a walk from a new board
algorithm-null-random-search = all that one attempt hands to the next
algorithm-null-random-decodes = parents, and the agreement of elites
algorithm-null-restarts = the acceptance of worse boards
algorithm-null-no-migration = the exchange of members
algorithm-null-no-propagation = the propagation before the run
algorithm-null-whole-restarts = the zones that one attempt lends to the next: all is forgotten
algorithm-null-no-control = the distance that survivors keep: the best survive, however alike
algorithm-null-noise-alone = the choice of the variable that breaks the fewest clauses

## Parameters: names, descriptions and ranges

# $found (Text)
parameter-form = "{ $found }" is no setting; write name=value
# $name (Text)
# $known (List)
parameter-unknown = there is no parameter "{ $name }"; there are { COUNT($known) ->
    [0] none
   *[other] { LIST($known, ", ") }
}
# $name (Text)
# $range (Message)
# $value (Text)
parameter-value = { $name } is { $range }, not "{ $value }"
# $name (Text)
# $value (Text)
# $relation (Message) - Such as `parameter-below`.
# $limit (Number)
parameter-contradiction = { $name } is { $value }, but has to be { $relation }, which is { $limit }
# $name (Text)
# $condition (Message)
parameter-ineffective = { $name } has no effect here: it needs { $condition }
# $other (Text)
# $bound (Text)
parameter-above = { $other } above { $bound }
# $other (Text)
# $words (List)
parameter-is-one-of = { $other }={ LIST($words, " or ") }
# $other (Text)
parameter-below = less than { $other }
# $other (Text)
parameter-at-most = at most { $other }
# $other (Text)
parameter-at-least = at least { $other }
# $least (Text) - Numbers as people type them.
# $most (Text)
parameter-range = { $least } to { $most }
# $word (Text)
# $least (Text)
# $most (Text)
parameter-word-range = { $word }:{ $least } to { $most }
# $words (List)
parameter-words = { LIST($words, ", ") }
# $auto (Text)
# $range (Message)
parameter-automatic = { $auto }, or { $range }
# $range (Message)
# $relation (Message)
parameter-related = { $range }, { $relation }
# $range (Message)
# $word (Text)
# $relation (Message)
parameter-word-related = { $range }; { $word } { $relation }
# $range (Message)
parameter-whole = a whole number from { $range }
# $range (Message)
parameter-real = a number from { $range }
# $words (Message)
parameter-one-of = one of { $words }
parameter-population = attempts in a generation
parameter-survivors = share of a generation that survives the cull, to the nearest whole number; at least one does
parameter-propagation = what is done to the puzzle before the run: nothing, or naked and hidden singles are placed
parameter-prefilter = what is done to the puzzle before the run: naked and hidden singles are placed, or nothing
parameter-tournament = individuals drawn for each parent, of which the best wins
parameter-elite = best individuals that live on unchanged
parameter-crossover-rate = probability that a child has two parents
parameter-crossover-rate-units = probability that a child has two parents, cut at a boundary between units
parameter-crossover-rate-pairs = probability that two children are crossed over rather than copies of their parents
parameter-mutation-rate-units = probability, for each unit of a child, that two of its genes are swapped
parameter-mutation-rate-boxes = probability, for each box of a child, that two of its open cells are swapped
parameter-mutation-rate-rows = probability, for each row of a child, that two of its open cells are swapped
parameter-mutation-rate-places = probability that two places of a child are swapped
parameter-mutation-rate-swarm = probability, for each row of a new place, that two of its open cells are swapped
parameter-mutation-rate-sequence = probability that a child is mutated: 1 to 5 swaps within one box
parameter-mutation-rate-near-solution = probability that a child is mutated beside a solution; less, the fewer digits the best has
parameter-mutation-rate-cells = probability with which each open cell of a child is drawn anew
parameter-mutation-rate-swaps = probability with which each place of a child is swapped with a random one
parameter-mutants = probability with which a child is a mutant rather than an exact clone
parameter-fills = blanks that a mutant tries to fill
parameter-swaps = swaps of two random places by which a mutant differs, at most; each number is as likely
parameter-fitness-duplicates = what adds 1: an entry of a house that is there already; or any pair of equal entries of a house
parameter-fitness-flags = what is counted in each house: missing digits; or, as the design does, entries whose flag is set already, where blanks share a flag as equal digits do
parameter-fitness-sums = what is counted in each house: missing digits; or, as the paper does, how far its sum is from that of all digits
parameter-patience = generations without a new best before the population is founded anew; 0 is never
parameter-patience-generations = generations without a new best before the population is founded anew
parameter-patience-children = children without a new best before the population is founded anew; 0 is never
parameter-patience-iterations = iterations without a better board before the search begins anew
parameter-patience-swaps = swaps tried without a new best before starting afresh
parameter-patience-chains = chains in a row that ended no better than they began before a reheat
parameter-encoding = the units that hold every digit once in every individual; boxes may be jigsaw regions
parameter-crossover-units = how two parents have a child, and how often: cut at a boundary between units, each unit from either, cycles or a section within each unit, bands or stacks from the parent that is better there (each unit from either where the units form none), or a copy of the first
parameter-crossover-orders = how two parents have a child, and how often: a section of one mapped into the other, a section of one and the rest in the order of the other, cycles from either, or a copy of the first
parameter-crossover-rows = what the rows of a child are made by: cycle or partially mapped crossover of each row by itself
parameter-crossover-cycles = what a child is made by: cycle or partially mapped crossover
parameter-crossover-whole = what a child takes over whole from one parent: digits, houses of one kind, or either as it comes
parameter-mutation-units = what is done to each unit of a child, with which probability: two genes are swapped, or all put in random order
parameter-mutation-orders = what is done to a child, with which probability: two random places are swapped, the number of one moves to the other, or all from one to the other is reversed or put in random order
parameter-adaptation = how the mutation rate changes: never, or up (down) by a fifth when more (fewer) than one of five of the last so many children were better than their parents
parameter-selection = who becomes a parent: the best of so many, by linear rank (the best so many times as often as the average), in proportion to fitness by roulette or by stochastic universal sampling, of the best share, or anybody
parameter-sharing = cells in which two individuals differ at least not to share their fitness; 0 is no fitness sharing
parameter-replacement = who gives way to children: all but an elite of so many, the worst or the oldest (one child a generation), all but the best of members and so many children for each, the same without the parents, the more similar parent where it is worse, or the own cell on a torus (the last two leave selection out)
parameter-restart = when the population is founded anew: after so many generations without a new best, or never
parameter-survival = who lives: a parent or its child, whichever is better; or the first fronts of all parents and children
parameter-violations = what is counted: pairs of equal digits, once for each house that holds both; or cells that are in such a pair
parameter-better = what makes a child better than its parent: more cells filled, then fewer violations; the other way round; or Pareto dominance
parameter-better-objectives = what makes a child better than its parent: the first objective, then the second; the other way round; or Pareto dominance
parameter-equal = what happens to a parent whose child has the same two values
parameter-cooling = factor on the temperature after each chain
parameter-chain = swaps tried at one temperature, as a multiple of the open cells squared
parameter-chain-places = swaps tried at one temperature, as a multiple of the places squared
parameter-steps-tabu = steps of tabu search that improve each attempt, for each open cell
parameter-tenure = steps for which a digit may not come back to its cell, for each cell with conflicts
parameter-tenure-more = random steps on top of that, fewer than this
parameter-member-distance = a child closer than this share of the open cells to a member takes that one's place or none
parameter-founders = decodes without parents that found a population; the best of them are its members
parameter-children = decodes in a generation
parameter-keep = least share of the first parent's digits that a child keeps; up to all
parameter-follow = probability that a decision follows the second parent where it can
parameter-weights = what is decided first, among what has few candidates: where dead ends came about before; or anything alike
parameter-elites = populations, the last ones, the best of each of which is asked what they agree on
parameter-agreement = share of the elites that have to agree on a digit for the next ones to begin with it
parameter-doubt = populations without anything new to agree on before all begins again with the givens
parameter-greediness = probability that an ant takes the digit with the most pheromone, and does not draw one
parameter-evaporation = share of the pheromone on the best board's digits that is replaced after each cycle
parameter-local-evaporation = share of the pheromone on a digit that an ant takes with it when it chooses the digit
parameter-best-evaporation = share of its worth that the best board loses after each cycle, so that others get their chance
parameter-steps = steps of each local search
parameter-tabu-swaps = swaps made last, which may not be made again
parameter-acceptance = probability that a step is made although the board gets worse by it
parameter-emptied = share of the cells without conflict that are emptied for the first completion
parameter-decay = factor on this share after each completion; below 1/20 it begins anew
parameter-nodes = digits that the search for a completion may try, each with propagation, before it gives up
parameter-lifetime = generations after which the population is founded anew
parameter-near = highest cost of a board that counts as nearly solved and adds to the belief space
parameter-candidates-mutants = mutants made of each child, of which the best becomes the child
parameter-candidates-neighbours = neighbours looked at in each iteration, of which the best is taken
parameter-elite-learning = best individuals of the run that are kept to learn from
parameter-row-rate = probability, for each row of such a child, that it is the second parent's
parameter-reorder-rate = probability, for each row of a child, that its open cells are put into a random order
parameter-selected = share of a generation, its best, from which the probabilities are learnt; at least one is
parameter-learning-rate = share of each probability that is learnt anew each generation: 1 is UMDA, less is PBIL
parameter-converged = probability of its likeliest digit that a cell has on average when the run begins anew
parameter-converged-cells = probability of its likeliest digit above which every cell is when an attempt ends
parameter-kept = share of each probability that is kept from one generation to the next
parameter-zones = what a board lends, one at a time: boxes that share no line; every box; these, every row and every column; or nothing
parameter-memory-rate = probability, for each cell, that its digit is that of a random board of the memory
parameter-pitch-rate = probability that such a digit is exchanged for the one before or behind it
parameter-onlookers = bees that are shared out among the boards in proportion to their nectar
parameter-scouts = share of the boards, the worst, in whose place new ones are offered, rounded down
parameter-own = weight of the place where a particle is
parameter-best = weight of the best place where it has been
parameter-leader = weight of the best place of the particles that it knows
parameter-neighbourhood = the particles that a particle knows: its four neighbours on a torus and itself, or all
parameter-abandoned = share of the nests, the worst, that are made anew each generation; one is left
parameter-attraction = probability, for each cycle of a row, that an egg has it from the best nest
parameter-exponent = exponent of the flights: at least n swaps are as likely as n to the power of minus this
parameter-filter = what is filtered after every move: houses as a whole, or each pair of peers by itself
parameter-tabu-digits = digits removed last that may not come back to their cells
parameter-steps-swaps = swaps tried to improve each board, for each open cell
parameter-horizon = generations in which the distance falls to 0; then the population is founded anew
parameter-survivor-distance = distance that survivors keep at first, as a share of that of two founders on average
parameter-noise = probability of flipping any variable of a clause, where each breaks another clause
parameter-flips = flips before a new random assignment
parameter-further-swaps = probability of one more swap, again and again
parameter-islands-number = islands
parameter-islands-topology = which islands migrants go to
parameter-islands-interval = evaluations of each island between two exchanges; auto is a tenth of its share of the budget, at most 20000, or a tenth of the generations where that is less
parameter-islands-migrants = members that an island sends to each of its targets
parameter-islands-emigrants = which members emigrate

## Lab

# $count (Number)
lab-count = { GROUPED($count) }
# $value (Decimal)
lab-decimal = { $value }
# $share (Decimal) - In per cent.
lab-percent = { $share } %
# $low (Message)
# $high (Message)
lab-interval = { $low } – { $high }
# $value (Decimal)
lab-p = p = { $value }
# $value (Decimal)
lab-p-below = p < { $value }
# Before the verdicts on a class.
# $class (Message)
lab-heading = { $class }:
lab-all-classes = all classes

# What algorithms are measured by. In other languages `of` has the preposition.
lab-measure-evaluations = evaluations
lab-measure-generations = generations
lab-measure-seconds = seconds
lab-measure-quality = quality
lab-unit-quality = digits missing from the houses of the best attempt
lab-basis-spent = PAR10
# What propagation does in an algorithm.
# $kind (Text)
lab-propagation = { $kind }
# The size of an effect.
# $size (Text) - `negligible`, `small`, `medium` or `large`.
lab-magnitude = { $size }

# By what or where one is better, after the other's name. `verb` is what it does.
# $measure (Message)
lab-how-spent = { " " }in { $measure }
    .verb = is better
# $measure (Message)
lab-how-penalised = { " " }by PAR10 of { $measure }
    .verb = is better
lab-how-closer = { "" }
    .verb = comes closer to a solution
lab-how-closer-on-average = { " " }on average
    .verb = comes closer to a solution
lab-how-closer-unsolved = , though neither solves a run
    .verb = comes closer
# $better (Text)
# $worse (Text)
# $how (Message) - `lab-how-…`.
# $why (Message) - `lab-why-…`.
lab-verdict = { $better } { FORM($how, "verb") } than { $worse }{ $how }: { $why }
# $first (Text)
# $second (Text)
# $why (Message) - `lab-open`.
lab-verdict-open = { $first } and { $second }: { $why }
# $algorithm (Text)
# $null (Text)
# $how (Message)
# $why (Message)
lab-null-verdict-beats = { $algorithm } beats its null ({ $null }){ $how }: { $why }
# $algorithm (Text)
# $null (Text)
# $how (Message)
# $why (Message)
lab-null-verdict-loses = { $algorithm } loses to its null ({ $null }){ $how }: { $why }
# $algorithm (Text)
# $null (Text)
# $why (Message) - `lab-open`.
lab-null-verdict-open = { $algorithm } does not beat its null ({ $null }): { $why }
# The other of two, in the reasons of a verdict. In other languages `of` has the preposition.
# $label (Text)
lab-the-other = { $label }
lab-the-null = the null
lab-the-algorithm = the algorithm
# $p (Message)
# $puzzles (Number)
lab-proof = { $p } on { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}
# Why no verdict can be given.
# $none-solved (Flag)
# $by-puzzles (Flag) - More runs wouldn't help.
# $proof (Message)
# $of-pair (Flag) - Else it is an algorithm and its null.
# $by-quality (Flag)
# $probability (Decimal)
# $these (List) - The p-value of these puzzles alone, if there is a difference.
lab-open = { $none-solved ->
    [yes] neither solves a run,{ " " }
   *[no] { "" }
}not separable with this many { $by-puzzles ->
    [yes] puzzles, however many runs
   *[no] runs
} ({ $proof }; a run of { $of-pair ->
    [yes] the first
   *[no] it
} { $by-quality ->
    [yes] comes closer to a solution
   *[no] needs fewer
} with probability { $probability }{ COUNT($these) ->
    [0] { "" }
   *[other] ; of these puzzles alone, { LIST($these, "and") }
})
# In reasons `is-null` says that the null is the better one.
# $is-null (Flag)
# $probability (Decimal)
# $size (Message)
# $proof (Message)
lab-why-attempt = { $is-null ->
    [yes] the null's
   *[no] its
} best attempt lacks fewer digits with probability { $probability } ({ $size }) ({ $proof })
# $is-null (Flag)
# $probability (Decimal)
# $size (Message)
# $solves (Message)
# $proof (Message)
lab-why-attempt-and-solves = { $is-null ->
    [yes] the null's
   *[no] its
} best attempt lacks fewer digits with probability { $probability } ({ $size }), { $solves } ({ $proof })
# $solves (Message)
# $worse (Message)
# $probability (Decimal)
# $size (Message)
# $proof (Message)
lab-why-solves-not-attempt = { $solves }, although a best attempt of { $worse } lacks fewer digits with probability { $probability } ({ $size }) ({ $proof })
# $solves (Message)
# $worse (Message)
# $probability (Decimal)
# $size (Message)
# $proof (Message)
lab-why-solves-not-fewer = { $solves }, although a run of { $worse } needs fewer with probability { $probability } ({ $size }) ({ $proof })
# $is-null (Flag)
# $probability (Decimal)
# $size (Message)
# $solves (Message)
# $proof (Message)
# $solves-fewer (Flag)
lab-why-fewer = a run of { $is-null ->
    [yes] the null
   *[no] it
} needs fewer with probability { $probability } ({ $size }), { $solves-fewer ->
    [yes] although{ " " }
   *[no] { "" }
}{ $solves } ({ $proof })
# $is-null (Flag)
# $mine (Message)
# $theirs (Message)
lab-solves = { $is-null ->
    [yes] the null
   *[no] it
} solves { $mine } of its runs against { $theirs }

# $runs (Number)
# $pairs (Number)
# $smallest (Message)
# $needed (Number)
lab-power-one-puzzle = no verdict is possible on one puzzle with { $runs } runs each: { $pairs ->
    [one] one comparison reaches
   *[other] { $pairs } comparisons reach
} { $smallest } at best, so more runs are needed, or { $needed } puzzles
# $puzzles (Number)
# $pairs (Number)
# $smallest (Message)
# $needed (Number)
lab-power-puzzles = no verdict is possible on { $puzzles } puzzles, however many runs: { $pairs ->
    [one] one comparison reaches
   *[other] { $pairs } comparisons reach
} { $smallest } at best, so { $needed } puzzles are needed
# $label (Text)
# $share (Number)
# $interval (Number)
lab-islands-apart = { $label }: its islands never exchange members, as each has { $share } evaluations and exchanges after { $interval }

# Heads of tables.
lab-head-class = class
lab-head-algorithm = algorithm
lab-head-propagation = propagation
lab-head-runs = runs
lab-head-solved = solved
lab-head-interval = 95 % interval
lab-head-failures = failures
lab-head-missing = missing
lab-head-generations = generations
lab-head-seconds = seconds
lab-head-quartile = quartile
lab-head-median = median
lab-head-mean = mean
lab-head-ert = ERT
lab-head-par10 = PAR10
lab-head-attained-by-half = attained by half of the runs
lab-head-attained-by-some = by some run
lab-row-ranked-by = ranked by
lab-row-puzzles = puzzles
lab-row-p-friedman = p (Friedman)
lab-row-critical-difference = critical difference
-lab-by-puzzle = 95 % intervals resample the puzzles of a class, and the runs on each
# $runs (Number)
lab-table-success = Runs that found a solution, of { $runs } on each of a class's puzzles, with Wilson's interval or, where it is wider, that of resampled puzzles and runs; the digits missing from the houses of the others' best attempts, on average; mean generations of those that found one; mean seconds of all runs.
# $measure (Message)
lab-table-spent = What runs spent, in { $measure }: quartiles, where a failure is above all others; ERT, all that was spent for each solution; PAR10, the mean where a failure counts ten times the budget; { -lab-by-puzzle }.
lab-table-quality = How close runs came: the digits missing from the houses of their best attempts, 0 for a solution. Quartiles, and the mean; { -lab-by-puzzle }. ∞: an exact engine that failed has no attempt.
# $by-quality (Flag)
lab-table-ranks = Mean ranks over the puzzles of a class; 1 is the best. Ranks that are further apart than the critical difference (Nemenyi, 5 %) differ, if Friedman's test finds a difference.{ $by-quality ->
    [yes] { " " }Quality, the digits that best attempts lack, takes the place of PAR10 where it is the measure or no run found a solution.
   *[no] { "" }
}
# $class (Message)
# $first (Number)
# $second (Number)
lab-table-fronts = { $class }: two objectives. A run's front are the pairs of values that no member of any generation dominated. Its hypervolume is that part of the rectangle between (0, 0), a solution, and ({ GROUPED($first) }, { GROUPED($second) }), one above the highest values of the class, which the front dominates; the interval of the median resamples puzzles and runs. Compare algorithms whose objectives count the same.
# $pairs (List)
# $more (Number) - Pairs that are not shown.
lab-front = { LIST($pairs, " ") }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
# $runs (Number)
# $wanted (Number)
lab-note-unfinished = Not finished: { GROUPED($runs) } of { GROUPED($wanted) } runs are there, and all figures are of those.
# $runs (Number)
lab-note-clock = { GROUPED($runs) } runs were ended by the clock: these depend on the machine.
# $versions (List)
lab-note-versions = The runs were made by several versions of evoku ({ LIST($versions, ", ") }).
# $level (Decimal) - In per cent.
lab-note-level = Verdicts hold at the { $level } % level after Holm's correction for all comparisons of a class; failures are never left out.

# Plans. What a field expects is a noun.
# $line (Number)
# $column (Number)
# $what (Message)
lab-plan-at = line { $line }, column { $column }: { $what }
# $name (Text)
# $known (List)
lab-plan-field = there is no field "{ $name }" here; there are { LIST($known, ", ") }
# $name (Text)
lab-plan-no-table = there is no [[{ $name }]]; a plan needs one at least
# $field (Text)
# $expected (Message)
lab-plan-expected = { $field } is { $expected }
lab-plan-table = a table
lab-plan-tables = one or more tables, written [[...]]
lab-plan-text = a text in quotes
lab-plan-texts = a text in quotes, or a list of them
# $from (Number)
# $to (Number)
lab-plan-whole = a whole number from { $from } to { $to }
# $from (Number)
# $to (Number)
lab-plan-wholes = a whole number from { $from } to { $to }, or a list of them
lab-plan-positive = a number above 0
lab-plan-number = a number like 10 or 0.25
lab-plan-values = a number, a word in quotes, a list of them, or { "{" } from = 1, to = 10, step = 1 { "}" }
lab-plan-word = a word of letters, digits, - and _, like "first-try"
# $names (List)
lab-plan-one-of = one of { LIST($names, ", ") }
lab-plan-no-name = a plan needs a name, like name = "first-try"; evoku lab new writes a plan to begin with
lab-plan-no-budget = a plan needs a budget, like budget.evaluations = 1_000_000
# $runs (Text)
lab-plan-too-many-runs = these are { $runs } runs, too many
lab-plan-no-algorithm-name = an algorithm needs a name
# $name (Text)
# $known (List)
lab-plan-unknown-algorithm = there is no algorithm "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
# $known (List)
lab-plan-unknown-null = there is no null "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
# $known (List)
lab-plan-unknown-kind = there is no kind of puzzle "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
# $known (List)
lab-plan-unknown-bundled = there is no bundled "{ $name }"; there are { LIST($known, ", ") }
# $is-engine (Flag) - Else it is the default.
# $name (Text)
lab-plan-no-parameter = { $is-engine ->
    [yes] an exact engine
   *[no] the default
} has no parameter { $name }
# $is-engine (Flag)
lab-plan-no-islands = { $is-engine ->
    [yes] an exact engine
   *[no] the default
} has no islands
# $label (Text)
lab-plan-twin = { $label } is there already with these parameters
# $label (Text)
lab-plan-same-label = another algorithm is called { $label } already; give this one a label
# $most (Number)
lab-plan-combinations = more than { $most } combinations
# $name (Text)
lab-plan-range-ends = the range of { $name } needs from and to
# $name (Text)
lab-plan-range-step = the range of { $name } needs either a step above 0, or a factor above 1 and a from above 0
# $name (Text)
lab-plan-range-empty = the range of { $name } holds no value
# $name (Text)
# $most (Number)
lab-plan-range-long = the range of { $name } holds more than { $most } values
# $field (Text)
lab-plan-external-field = an algorithm of another program has no { $field }
# $name (Text)
lab-plan-external-name = expected a word that names no algorithm of evoku, not "{ $name }"
lab-plan-external-set = expected a table, like set = { "{" } population = 100 { "}" }
lab-plan-external-value = expected a number, a word, true or false
lab-plan-no-class-name = a class needs a name
# $name (Text)
lab-plan-same-class = another class is called { $name } already
# $sources (List)
lab-plan-sources = a class needs one of { LIST($sources, ", ") }
# $algorithm (Text)
# $number (Number)
# $class (Text)
# $reason (Message)
lab-plan-unserved = { $algorithm } can't serve puzzle { $number } of class { $class }: { $reason }
# $puzzle (Message)
# $algorithms (List)
lab-plan-other-kind = it is { $puzzle }, which { LIST($algorithms, ", ") } serve
# $board (Message)
# $is-both (Flag) - The plan has Sudokus and puzzles of other kinds.
lab-plan-sudoku = it is a Sudoku, { $board }{ $is-both ->
    [yes] ; a plan has Sudokus, or puzzles of other kinds, and not both
   *[no] { "" }
}
# $file (Text)
# $cause (Message)
lab-plan-cannot-open = can't open { $file }: { $cause }
# $file (Text)
lab-plan-folder = can't read { $file }: it is a folder
lab-plan-no-puzzle = no puzzle found
lab-plan-no-puzzle-here = no puzzle here
lab-plan-several-puzzles-here = more than one puzzle here; make a list of them
lab-plan-cancelled = cancelled while puzzles were made
# $found (Number)
# $count (Number)
lab-plan-few-puzzles = found only { $found } of { $count } such puzzles
lab-plan-box = a box is rows and columns like 2x3
lab-plan-size = a size is a side like 9 or a box like 2x3

# Why a run can't be made.
# $algorithm (Text)
# $puzzle (Message)
lab-run-mismatch = { $algorithm } can't serve { $puzzle }
# $engine (Text)
# $cause (Message)
lab-run-unsupported = { $engine } can't serve a puzzle: { $cause }
# $algorithm (Text)
lab-run-unbound = { $algorithm } is an algorithm of another program: run the plan in Python, with evoku.lab.run
# $algorithm (Text)
# $cause (Message)
lab-run-failed = { $algorithm } failed: { $cause }

# Tables of runs.
# $column (Text)
lab-rows-column = line 1: there is no column { $column }; a table of runs is what evoku lab export --csv writes as runs.csv
# $line (Number)
# $found (Text)
# $column (Text)
lab-rows-cell = line { $line }: "{ $found }" is no { $column }
lab-rows-empty = there are no runs in this table

# Instance spaces.
# $least (Number)
# $found (Number)
lab-space-few = an instance space needs { $least } puzzles on plain boards that every algorithm was run on; there are { $found }
lab-space-alone = an instance space compares algorithms, and the plan has one alone
lab-space-alike = all puzzles have the same features
lab-space-cancelled = cancelled

# Pictures of experiments.
# $title (Message)
# $number (Number)
# $count (Number)
draw-report-part = { $title } ({ $number } of { $count })
# $class (Message)
# $what (Message)
draw-report-title = { $class }: { $what }
# $axis (Message)
# $note (Message)
draw-report-noted = { $axis }; { $note }
# $unit (Message)
draw-report-logarithmic = { $unit } (logarithmic)
# $count (Number)
# $class (Message)
draw-report-ranks-left-out = The ranks of { GROUPED($count) } algorithms on { $class } are in the table only.
# $most (Number)
# $count (Number)
# $is-best (Flag) - Else they are the first of the plan.
draw-report-chosen = Distributions, boxes and convergence are drawn for the { $most } of { GROUPED($count) } algorithms { $is-best ->
    [yes] with the best mean ranks
   *[no] that the plan lists first
}; tables have all of them.
# $runs (Number)
draw-report-success = runs that found a solution (n = { GROUPED($runs) } each)
# $least (Number)
# $most (Number)
draw-report-success-range = runs that found a solution (n = { GROUPED($least) } to { GROUPED($most) })
draw-report-share = share of runs with its 95 % interval (Wilson, or by resampled puzzles and runs where that is wider)
draw-report-how-close = how close runs came
draw-report-share-close = share of runs that came that close
draw-report-solved-by-then = runs solved by then
draw-report-share-solved = share of runs solved
draw-report-spent = what solved runs spent
# $solved (Number)
# $runs (Number)
draw-report-solved-of = { GROUPED($solved) } of { GROUPED($runs) } solved
draw-report-box-quality = box: quartiles, line: the middle 90 % of the runs
draw-report-box-solved = box: quartiles, line: the middle 90 % of the solved runs; failures are in neither
draw-report-convergence = convergence
draw-report-cost-root = cost (square-root scale)
draw-report-convergence-note = full: median of the best cost so far with its quartiles, dashed: mean of generations
# $basis (Message)
# $puzzles (Number)
draw-report-ranks = mean ranks by { $basis } on { $puzzles } puzzles, 1 is the best
# $difference (Decimal)
draw-report-ranks-unit = mean rank; bars join those within the critical difference of { $difference } (Nemenyi, 5 %)
draw-report-attained = values that runs attained
draw-report-first-objective = first objective
draw-report-second-objective = second objective
draw-report-attained-note = strong: half of the runs; pale: some run, every run
draw-report-correlation = correlation of costs
draw-report-walk-steps = steps of a random walk between them
draw-report-smooth = the slower it falls, the smoother the landscape
# $shown (Number)
# $all (Number)
draw-report-plateaus-shown = the { GROUPED($shown) } of { GROUPED($all) } plateaus that cost the least
draw-report-cost = cost
draw-report-plateaus = plateaus of local optima beside those that they lead to; area: climbs that ended there
draw-report-on-the-way = on the way
draw-report-sink = sink: nothing cheaper is one kick away
draw-report-solution = solution
# $plan (Text)
draw-report-map = { $plan }: runs solved, in percent
# $kind (Text)
draw-report-propagation = { $kind ->
    [none] no propagation
    [search] exact search
   *[other] propagation: { $kind }
}
# $puzzles (Number)
draw-report-space = Instance space of { GROUPED($puzzles) } puzzles
# $algorithm (Text)
# $share (Message)
draw-report-alone = { $algorithm }, alone best on { $share }
# $share (Message)
draw-report-variance = greatest variance ({ $share } of it)
# $share (Message)
draw-report-performance = chosen for performance ({ $share } of its variance)
draw-report-space-note = colour: the algorithm that spends least (grey: several); regions: what the nearest puzzles call for (none: several alike)
# $by-quality (Flag)
# $algorithm (Text)
# $parameters (List)
draw-report-sweep = { $by-quality ->
    [yes] final quality
   *[no] success
} of { $algorithm } by { LIST($parameters, "and") }
draw-report-missing-interval = mean of the digits missing, with its 95 % interval by puzzle
draw-report-missing-mean = mean of the digits missing from best attempts
draw-report-solved-share = share of runs that found a solution
# $shown (Message)
# $parameters (List)
draw-report-over-all = { $shown }; over all values of { LIST($parameters, ", ") }
# $targets (Number)
draw-report-targets = targets reached by then ({ GROUPED($targets) } targets of cost)
draw-report-share-targets = share of runs and targets
draw-report-own-unit = costs are in each algorithm's own unit

# The page of an experiment.
draw-report-page-verdicts = Verdicts
draw-report-page-tables = Tables
draw-report-page-pictures = Pictures
draw-report-page-puzzles = Puzzles
draw-report-page-origin = How it was made
draw-report-page-plan = The plan
# $count (Number)
draw-report-page-open = { $count } pairs are not separable
draw-report-page-nothing = There is nothing to compare.
# $count (Number)
draw-report-page-drawn = The first { $count } puzzles are drawn.
# $number (Number)
# $givens (Number)
draw-report-page-puzzle = puzzle { $number }, { $givens } givens
# $class (Text)
draw-report-page-by-quality = { $class }: solved runs on each puzzle, and the mean of the digits missing from best attempts
# $class (Text)
# $measure (Message)
draw-report-page-by-spent = { $class }: solved runs on each puzzle, and PAR10 in { $measure }
draw-report-page-sessions = The processes that made the runs. Times depend on the machine, all else doesn't: the command makes the same runs anywhere.
draw-report-head-puzzle = puzzle
draw-report-head-session = session
draw-report-head-started = started (UTC)
draw-report-head-machine = machine
draw-report-head-threads = threads
draw-report-head-command = command

# Pictures of runs.
# $title (Text)
# $subtitle (Text)
draw-chart-title = { $title }: { $subtitle }
# $step (Message)
draw-chart-logarithmic = { $step } (logarithmic)
draw-chart-solution = solution
# $value (Message)
draw-chart-best = best { $value }
# $value (Message)
draw-chart-mean = mean { $value }
# $value (Message)
draw-chart-current = current { $value }
draw-chart-band = best to worst
draw-chart-milliseconds = milliseconds
# $unit (Message)
# $how (Message)
draw-chart-over = { $unit } (logarithmic); { $how }
draw-chart-median = median of the best so far, band between quartiles
draw-chart-single = the best so far
# $unit (Message)
# $is-more (Flag)
draw-chart-better = { $unit } ({ $is-more ->
    [yes] more
   *[no] fewer
} is better)
draw-chart-no-run = no run
# What costs count: two units added up, or what the first lacks to a maximum, and the second.
# $unit (Message)
# $second (Message)
draw-chart-sum = { $unit } + { $second }
# $maximum (Number)
# $unit (Message)
# $second (Message)
draw-chart-lack = { $maximum } − { $unit } + { $second }

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

page-views-play = Play
page-views-understand = Explain
page-views-make = Make
page-views-evolve = Evolve
page-views-measure = Measure
page-views-lessons = Lessons
page-shell-skip = Skip to the content
page-shell-views = Views
page-shell-language = Language
page-shell-close = Close
page-shell-cancel = Cancel
page-shell-starting = Starting …
page-shell-broke = Something broke, which is our mistake:
page-shell-old = This browser is too old for evoku: it lacks WebAssembly with 128-bit vectors.
# $rows (Number)
# $columns (Number)
page-board-name = Sudoku, { $rows } by { $columns }
# $row (Number)
# $column (Number)
# $states (List)
page-board-cell = row { $row } column { $column }, { LIST($states, ", ") }
page-board-empty = empty
page-board-given = given
page-board-clash = clashes
page-board-wrong = wrong
# $digits (List)
page-board-corner = corner marks { LIST($digits, " ") }
# $digits (List)
page-board-centre = centre marks { LIST($digits, " ") }
# $colours (List)
page-board-colours = { LIST($colours, " and ") }
page-keypad-name = Keypad
page-keypad-mode = What a key enters
page-keypad-modes-digit = Digit
page-keypad-modes-corner = Corner
page-keypad-modes-centre = Centre
page-keypad-modes-colour = Colour
page-keypad-mode-help-digit = Digits (Z)
page-keypad-mode-help-corner = Corner marks (X, or Shift with a digit)
page-keypad-mode-help-centre = Centre marks (C, or Ctrl with a digit)
page-keypad-mode-help-colour = Colours (V, or Ctrl and Shift with a digit)
page-keypad-erase = Erase
# $digit (Text)
# $missing (Number)
page-keypad-digit = { $missing ->
    [0] { $digit }, none left
   *[other] { $digit }, { $missing } left
}
# $number (Number)
page-keypad-colour = { $number ->
    [1] grey
    [2] blue
    [3] green
    [4] yellow
    [5] orange
    [6] purple
    [7] pink
    [8] teal
    [9] brown
   *[other] { $number }
}
page-play-tools = Tools
page-play-undo = Undo
page-play-redo = Redo
page-play-check = Check
page-play-fill = Marks
page-play-new = New
page-play-open = Open
page-play-share = Share
page-play-print = Print
page-play-restart = Restart
page-play-solved = Solved. Well done!
page-play-full = Every cell has a digit, but not all are right.
page-play-not-unique = It has no single solution, so nothing can be checked.
page-play-show-clock = Show the clock
page-play-settings-title = Settings and keys
page-play-settings-conflicts = Show digits that clash
page-play-settings-tidy = A digit takes its marks away from the cells that it sees
page-play-settings-marks = Keep all possible digits as marks; a corner mark rules one out
page-play-settings-highlight = Highlight the digit of the selected cell
page-play-keys =
    Arrows move, with Shift they select. Z X C V choose digits, corner marks, centre marks and colours; Shift and Ctrl do so for one key. Ctrl+Z and Ctrl+Y undo and redo, H gives a hint. With nothing selected, a key of the keypad stays down and goes into each cell that you press.
page-play-previous = Previous puzzle
page-play-next = Next puzzle
page-play-rules = Rules
page-play-jigsaw = jigsaw
page-play-new-title = A new puzzle
# $wrong (Number)
page-play-checked = { $wrong ->
    [0] Everything is right so far.
    [one] One digit is wrong.
   *[other] { $wrong } digits are wrong.
}
# $time (Text)
page-play-hide-clock = { $time }. Hide the clock
# $count (Number)
page-play-givens = { $count } { $count ->
    [one] given
   *[other] givens
}
# $number (Number)
# $count (Number)
page-play-of = Puzzle { $number } of { $count }
page-hint-stage-1 = Hint
page-hint-stage-2 = With what?
page-hint-stage-3 = Show me why
page-hint-stage-4 = Do it
page-hint-thinking = Thinking …
page-hint-back = Go back to before the mistake
page-open-title = Open a puzzle
page-open-about =
    Paste a puzzle in any format: a line of 81 characters, a board, CSV, JSON, or a link of f-puzzles, SudokuPad and others. You can also drop a file or a link anywhere on this page.
page-open-text = Puzzle or link
page-open-open = Open
page-open-file = Or a file
# $count (Number)
# $first (Text)
page-open-mistakes = { $count ->
    [one] One puzzle could not be read. { $first }
   *[other] { $count } puzzles could not be read. { $first }
}
page-share-title = Share the puzzle
page-share-link = Link that carries the puzzle
page-share-copy-link = Copy the link
page-share-format = Format
page-share-text = Text
page-share-copy = Copy
page-share-save = Save as a file
page-share-copied = Copied.
page-share-not-copied = The browser doesn't let us copy. Select the text and copy it yourself.
page-print-title = Print
page-print-heading = Heading
page-print-paper = Paper
page-print-per-page = Puzzles on a page
page-print-fitting = as many as fit well
page-print-solutions = With the solutions at the end
page-print-marks = With the candidates of open cells
page-print-levels = With the level of each puzzle
page-print-drawing = Drawing …
page-print-preview = The first page
page-print-print = Print
page-print-pdf = Save as PDF
page-print-svg = Save as SVG
# $count (Number)
page-print-all = All { $count } puzzles
# $count (Number)
page-print-pages = { $count ->
    [one] One page.
   *[other] { $count } pages, of which this is the first.
}
page-facts-solutions = Solutions
page-facts-one = one
page-facts-none = none
page-facts-level = Level
page-facts-score = Score
page-facts-hodoku = Level of HoDoKu
page-facts-explainer = Sudoku Explainer (ER / EP / ED)
page-facts-hardest = Hardest technique
page-facts-guesses = Guesses of a search
# $count (Number)
page-facts-at-least = { $count } or more
# $level (Text)
page-facts-hodoku-level = { $level }
page-understand-facts = What is known
page-understand-possible = Show the digits that each cell has in some solution
page-understand-previous = Previous step
page-understand-next = Next step
page-understand-no-path = Only a puzzle with one solution has a path to it.
# $number (Number)
# $count (Number)
page-understand-step = { $number } of { $count }
# $count (Number)
page-understand-begin = { $count } steps lead to the solution. Go on to see each on the board.
page-make-parts = Ways to make puzzles
page-make-generate = To order
page-make-set = By hand
page-make-any = any
page-make-size = Size
page-make-as-played = as the puzzle that is played
page-make-regions = Regions of a jigsaw: a character for each cell, row by row
page-make-level = Level
page-make-symmetry = Symmetry of the givens
page-make-technique = A technique that has to be used
page-make-variants = Variants and constraints
page-make-rules = Rules of the whole board
page-make-layouts = Cages, lines, dots and clues
page-make-cells = Cells of each cage or line, where you want other numbers than usual
page-make-add-layout = Add a layout …
page-make-details = Details
page-make-number = How many puzzles, up to 100
page-make-givens = Number of givens
page-make-minimal = No given can be spared
page-make-seed = Seed
page-make-fresh-seed = a fresh one each time
page-make-make = Make a puzzle
page-make-here = The puzzle will be here.
page-make-making = Making …
page-make-more = More choices
page-make-cancelled = Cancelled.
page-make-take-play = Play it
page-make-take-understand = Explain it
page-make-from-desk = Take the puzzle that is played
page-make-blank = A new board
page-make-begin = Begin
page-make-constraints = Constraints
page-make-kind = Kind
page-make-numbers = Numbers
page-make-add-constraint = Add for the selected cells
page-make-select-any = Select its cells.
page-make-select-line = Select its cells in the order of the line.
page-make-select-exactly = Select its cells in their order.
page-make-select-across = Select a whole row, column or box, beginning where the clue stands.
page-make-select-alternatives = Write the constraints of which one has to hold, with “or” between them.
page-make-show-forced = Show the digits that are still possible
page-make-clash = Digits clash.
page-make-verdict-unique = It has exactly one solution.
page-make-verdict-several = It has several solutions.
page-make-verdict-none = It has no solution.
# $found (Number)
# $attempts (Number)
page-make-attempts = Making … { $found } found, { GROUPED($attempts) } attempts
# $attempts (Number)
# $reasons (List)
page-make-gave-up = Given up after { GROUPED($attempts) } attempts in vain{ COUNT($reasons) ->
    [0] { "" }
   *[other] { " " }({ LIST($reasons, ", ") })
}. Ask for less.
# $score (Number)
page-make-score = score { $score }
# $seed (Text)
page-make-of-seed = Seed { $seed }: with it and the same choices, the same comes out again.
# $what (Text)
page-make-remove = Remove { $what }
page-evolve-puzzle = Puzzle
page-evolve-of-desk = The Sudoku that is played
page-evolve-size = Size
page-evolve-algorithm = Algorithm
page-evolve-second-algorithm = Second algorithm
page-evolve-parameters = How it works, and its parameters
page-evolve-two = Two algorithms side by side
page-evolve-islands = Islands
page-evolve-others-about = Algorithms beside it take turns on the islands: with one more, every other island has it.
page-evolve-islands-about = Several populations that send each other their best now and then.
page-evolve-budget = Budget: evaluations
page-evolve-speed = Speed
page-evolve-start = Start
page-evolve-again = Start again
page-evolve-pause = Pause
page-evolve-go-on = Go on
page-evolve-one-step = One generation
page-evolve-evaluations = Evaluations
page-evolve-best = Best so far
page-evolve-mean = Mean
page-evolve-diversity = Diversity
page-evolve-restarts = Restarts
page-evolve-children = Children
page-evolve-under-way = Under way …
page-evolve-paused = Paused.
page-evolve-no-attempt = No attempt yet
page-evolve-race = Side by side
page-evolve-over = Over
page-evolve-over-evaluations = over evaluations
page-evolve-over-time = over time
page-evolve-one-pair = One pair of runs proves nothing: another seed may turn it round.
page-evolve-repeat = Repeat this run
page-evolve-repeat-about = This command makes the very same run, on any machine.
page-evolve-copy-command = Copy the command
page-evolve-save-table = Save the trace (CSV)
# $rate (Number) - Generations a second; 0 is without a limit.
page-evolve-speeds = { $rate ->
    [0] As fast as it gets
    [one] { $rate } generation a second
   *[other] { $rate } generations a second
}
# $better (Decimal)
# $equal (Decimal)
# $worse (Decimal)
page-evolve-shares = { $better } % better, { $equal } % equal, { $worse } % worse than their parents
# $cells (Number)
page-evolve-attempt = { $cells ->
    [0] Attempt without a clash
   *[other] Attempt with clashes in { $cells } cells
}
# $count (Number)
# $leading (Number)
page-evolve-islands-of = { $count } islands, of which number { $leading } leads
# $moved (Number)
# $taken (Number)
page-evolve-migrants = { GROUPED($moved) } migrants in the last exchange; { GROUPED($taken) } were taken in since the start.
# $title (Text)
page-evolve-chart = Best and mean of { $title } over generations
# $names (List)
page-evolve-race-of = Best so far of { LIST($names, ", ") }
# $kind (Text)
page-evolve-kind = { $kind ->
    [queens] Queens
    [magic-square] Magic square
   *[other] { $kind }
}
# $parameter (Text)
page-evolve-island = { $parameter ->
    [number] Number of islands
    [topology] Where migrants go
    [migration_interval] Evaluations between two exchanges
    [migrants] Migrants
    [migration] Who emigrates
   *[other] { $parameter }
}
# $step (Text)
page-evolve-step = { $step ->
    [generation] Generation
    [epoch] Epoch
   *[other] { $step }
}
page-head-quality = quality
# $plan (Text)
# $measure (Text)
page-runs-of-plan = Runs of the plan { $plan }; the median, ERT and PAR10 are in { $measure }.
page-evolve-stop-solved = Solved.
page-evolve-stop-spent = The budget is spent, without a solution.
page-evolve-stop-exhausted = There is nothing left to try.
page-evolve-stop-false-zero = It takes this for a solution, but it is none.
# $count (Number)
# $algorithms (Text)
page-run-islands = { $count } islands of { $algorithms }
# $run (Message)
# $puzzle (Message)
page-run-of = { $run } on { $puzzle }
# $islands (Flag)
page-run-step = { $islands ->
    [yes] epoch
   *[no] generation
}
page-run-under-way = under way
# $seed (Text)
# $evaluations (Number)
# $steps (Number)
# $islands (Flag)
# $state (Message)
page-run-so-far = seed { $seed } · { GROUPED($evaluations) } evaluations in { GROUPED($steps) } { $islands ->
    [yes] epochs
   *[no] generations
} · { $state }
# $kind (Message)
page-title = { FORM($kind, "title") }
page-measure-about =
    Which algorithm is better, and by how much? Choose some, and the laboratory runs each on the same puzzles with the same seeds, and says what that shows, and what it doesn't.
page-measure-add = Add an algorithm
page-measure-puzzles = Puzzles
page-measure-of-desk = The puzzle that is played
page-measure-first = The first so many of them
page-measure-repetitions = Runs of each on each puzzle
page-measure-budget = Evaluations of a run
page-measure-start = Measure
page-measure-save-plan = Save the plan
page-measure-progress = Progress
page-measure-done = All runs are made.
page-measure-cancelled = Cancelled. What is shown is of the runs that were made.
page-measure-open-file = Open a report or runs
page-measure-open-about = what evoku lab report or evoku lab export wrote: HTML, JSON or CSV; or drop it here
page-measure-verdicts = Verdicts
page-measure-no-verdicts = There is nothing to compare.
page-measure-tables = Tables
page-measure-pictures = Pictures
page-measure-save-report = Save the report
page-measure-save-runs = Save the runs (CSV)
# $number (Number)
page-measure-algorithm = Algorithm { $number }
# $count (Number)
page-measure-opened = All that were opened ({ $count })
# $class (List) - Words such as `9x9` and `page-level-word`.
page-measure-bundled = Bundled: { LIST($class, " ") }
# $made (Number)
# $runs (Number)
page-measure-made = { GROUPED($made) } of { GROUPED($runs) } runs
page-lesson-other-seed = Another seed
# $first (Text)
page-lesson-compare = Beside "{ $first }"
# $count (Number)
page-lesson-runs = { $count ->
    [one] Measure with { $count } run
   *[other] Measure with { $count } runs
}
page-lessons-genome-title = What a genome is
page-lessons-genome-text =
    A genome is how an attempt is written down. If any digit may stand in any cell, most attempts are nonsense. If each row, or each box, always holds every digit once, nobody has to find that out again.

    Change what the genome keeps right, and watch how fast clashes vanish.
page-lessons-genome-value-1 = any digit in any cell
page-lessons-genome-value-2 = rows always complete
page-lessons-genome-value-3 = boxes always complete
page-lessons-selection-title = Selection
page-lessons-selection-text =
    Who may have children? If anybody may, good attempts are lost again. If only the very best may, all become alike, and nothing new turns up: look at the diversity.
page-lessons-selection-value-1 = anybody
page-lessons-selection-value-2 = the best of 2
page-lessons-selection-value-3 = the best of 30
page-lessons-units-title = Units that survive crossover
page-lessons-units-text =
    A child has parts of two parents. Cut between rows, and each row it inherits is one that worked. Mix within the rows, and little of what worked is left: fewer children are better than their parents.
page-lessons-units-value-1 = cut between rows
page-lessons-units-value-2 = mixed within rows
page-lessons-units-value-3 = no crossover
page-lessons-mutation-title = How much mutation
page-lessons-mutation-text =
    Without mutation a population only stirs what it has. With too much of it, children have little to do with their parents, and search becomes guessing. Between the two lies a rate that suits, and it isn't the same for every puzzle.
page-lessons-mutation-value-1 = 0.01
page-lessons-mutation-value-2 = 0.1
page-lessons-mutation-value-3 = 0.9
page-lessons-local-title = Local search
page-lessons-local-text =
    One attempt, changed bit by bit. Never to accept a worse one leads to a place from which every step is worse. Annealing accepts worse ones now and then, less and less often, and gets out of such places.
page-lessons-local-value-1 = never a worse one
page-lessons-local-value-2 = a worse one now and then
page-lessons-local-value-3 = a new board each time
page-lessons-propagation-title = Propagation
page-lessons-propagation-text =
    What logic can place, evolution needn't search for. With the singles placed first, few cells are left. A decoder goes further: it draws conclusions after each digit of the genome, so that its attempts break no rule at all.
page-lessons-propagation-value-1 = evolution alone
page-lessons-propagation-value-2 = singles placed first
page-lessons-propagation-value-3 = conclusions while decoding
page-lessons-islands-title = Islands
page-lessons-islands-text =
    One large population tends to agree too soon. Several small ones agree on different things, and a migrant now and then brings one of them what it lacks. Compare with islands that never meet.
page-lessons-islands-value-1 = one population of 80
page-lessons-islands-value-2 = six islands in a ring
page-lessons-islands-value-3 = six islands that never meet
page-lessons-statistics-title = Statistics
page-lessons-statistics-text =
    Tournaments of 2, or of 3? One run of each seems to tell, and tells nothing: start it with another seed, and the other wins. With more runs the intervals shrink, and only then is a difference one.

    Each button measures both on the same six puzzles.
page-lessons-statistics-value-1 = tournaments of 2
page-lessons-statistics-value-2 = tournaments of 3
# $level (Text)
page-level = { $level ->
    [easy] Easy
    [medium] Medium
    [hard] Hard
    [expert] Expert
    [extreme] Extreme
   *[other] { $level }
}
# A level within a sentence.
# $level (Text)
page-level-word = { $level }
# $symmetry (Text)
page-symmetry = { $symmetry ->
    [half-turn] half turn
    [quarter-turn] quarter turn
    [left-right] left to right
    [top-bottom] top to bottom
    [left-right-top-bottom] left to right and top to bottom
    [anti-diagonal] other diagonal
    [both-diagonals] both diagonals
   *[other] { $symmetry }
}
# $rule (Text)
page-rule = { $rule ->
    [diagonal] Diagonals
    [windoku] Windoku
    [anti-knight] Anti-knight
    [anti-king] Anti-king
    [latin] Latin square (no boxes)
   *[other] { $rule }
}
# $name (Text)
page-unknown-request = there is no request "{ $name }"
# $name (Text)
page-unknown-format = there is no format "{ $name }"
# $name (Text)
page-unknown-scale = there is no scale "{ $name }"
# $name (Text)
page-unknown-symmetry = there is no symmetry "{ $name }"
# $name (Text)
page-unknown-level = there is no level "{ $name }"
# $name (Text)
page-unknown-technique = there is no technique "{ $name }"
# $name (Text)
# $known (List)
page-unknown-move = there is no move "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
# $known (List)
page-unknown-kind = there is no kind "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
# $known (List)
page-unknown-algorithm = there is no algorithm "{ $name }" for it; there are { LIST($known, ", ") }
# $name (Text)
page-unknown-engine = no engine "{ $name }" solves lines
page-unknown-task = there is no such task
page-unknown-run = there is no such run
page-no-game = no game was started
page-no-puzzle = there is no puzzle
page-no-puzzle-in-it = there is no puzzle in it
# $name (Text)
page-missing = { $name } is missing
# $name (Text)
# $expected (Message)
page-missing-expected = { $name } is missing, expected { $expected }
# $name (Text)
# $found (Text)
# $expected (Message)
page-found = { $name }: found { $found }, expected { $expected }
page-expected-array = an array
page-expected-text = a text
page-expected-texts = texts
page-expected-truth = a truth
page-expected-whole = a whole number from 0 on
page-expected-seed = a whole number from 0 to 2^64 - 1, as a text
page-expected-marks = an array of digits for each cell
page-expected-pairs = pairs of cell and digit
# $last (Number)
page-expected-cell = the index of a cell, 0 to { $last }
# $last (Number)
page-expected-digit = a digit, 1 to { $last }
page-expected-any-digit = a digit
page-expected-box = a text like 2x3
# $name (Text)
# $digit (Number)
# $cell (Text)
# $side (Number)
page-digit-beyond = { $name }: { $digit } in { $cell }, the digits are 1 to { $side }
# $found (Number)
# $expected (Number)
page-marks-cells = marks: { $found } cells, expected { $expected }
page-only-set = only a puzzle that is being set has other constraints
page-saved-otherwise = saved: this is no game that this version can read
page-no-format-carries = no format carries the puzzle
page-cancelled = it was cancelled
# $number (Number)
# $what (Message)
page-puzzle-problem = puzzle { $number }: { $what }
# $name (Text)
page-range-ends = { $name }: expected the two ends of a range
page-improvements = improvements: expected evaluations, milliseconds and what is missing
page-several-need-islands = several algorithms need islands
# $count (Number)
page-an-island-each = give each of { $count } algorithms an island
# $number (Number)
# $column (Text)
page-run-column = run { $number } has no { $column }; expected what evoku lab export --json writes, or evoku lab report --json
# $setting (Text)
page-no-setting = set: "{ $setting }" is no name=value
# $runs (Number)
# $most (Number)
page-too-many-runs = these are { $runs } runs; a page makes at most { $most }

## Lab store
##
## Feature: command

# Tables of many algorithms, as pages and reports have them.
lab-head-null = null
lab-head-area = area
# $cost (Number)
lab-head-cost = cost { $cost }
lab-head-distribution = distribution
lab-head-parameters = parameters
lab-head-distance = distance
lab-head-p = p
lab-head-exponential = exponential
lab-head-as-it-is = as it is
lab-head-cutoff = cutoff
lab-head-with-cutoff = with it
lab-head-unit = unit
lab-head-with-luby = with Luby's
lab-head-best = best
lab-head-alone = alone
lab-head-good = good
lab-head-good-there = good there
lab-head-chosen = chosen
lab-head-single-best = single best
lab-head-spent = spent
lab-head-best-of-each = best of each
lab-head-gap-closed = gap closed
lab-head-feature = feature
# $number (Number)
lab-head-variance = variance { $number }
# $number (Number)
lab-head-plane = plane { $number }
lab-head-verdict = verdict
lab-head-published = published
lab-head-here = here
lab-head-p-fisher = p (Fisher)
lab-row-virtual-best = virtual best
# $neighbours (Number)
lab-cell-by-neighbours = by { $neighbours } neighbours
lab-cell-best-of-each = the best of each
lab-table-overview = Runs that found a solution; in brackets the digits missing from the houses of the others' best attempts, on average.
# $share (Decimal) - In per cent.
# $missing (Message)
lab-cell-reached = { $share } % ({ $missing })
lab-table-beats = Whether an algorithm beats its null, with the probability that a run of it is better than one of the null on the same puzzle.
# $probability (Decimal)
lab-cell-beats = beats { $probability }
# $probability (Decimal)
lab-cell-loses = loses { $probability }
# $probability (Decimal)
lab-cell-open = open { $probability }
# $measure (Message)
lab-table-winners = The algorithm with the best mean rank, by what propagation does in it: runs that found a solution, and what was spent for each solution (ERT, in { $measure }) or, where none was found, the digits that best attempts lack.
# $algorithm (Text)
# $others (Number)
# $share (Message)
# $spent (Message)
lab-cell-winner = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }and another
   *[other] { " " }and { $others } others
}: { $share }, { $spent }
# $algorithm (Text)
# $others (Number)
# $missing (Message)
lab-cell-winner-unsolved = { $algorithm }{ $others ->
    [0] { "" }
    [1] { " " }and another
   *[other] { " " }and { $others } others
}: 0 %, { $missing } missing
# $measure (Message)
# $most (Number)
# $samples (Number)
lab-table-laws = How long runs take, in { $measure }: the distribution that fits best by Akaike's criterion (exponential, shifted exponential, Weibull or lognormal), with its parameters. Failures are censored, and of more than { GROUPED($most) } runs some are taken at equal steps. Distance is Kolmogorov's; p is the share of { $samples } samples of that distribution that lie as far from it, so p < 0.05 says that it does not fit. The last column is how much more an exponential distribution scores by the criterion; where it fits, restarts neither help nor harm. Runs on several puzzles are a mixture.
lab-law-exponential = exponential
lab-law-shifted = shifted exponential
lab-law-weibull = Weibull
lab-law-lognormal = lognormal
# $mean (Message)
lab-cell-exponential = mean { $mean }
# $shift (Message)
# $mean (Message)
lab-cell-shifted = { $shift } + mean { $mean }
# $scale (Message)
# $shape (Message)
lab-cell-weibull = scale { $scale }, shape { $shape }
# $median (Message)
# $deviation (Message)
lab-cell-lognormal = median { $median }, deviation { $deviation }
# $measure (Message)
lab-table-restarts = What is spent until a solution (in { $measure }, the mean over puzzles): as it is; where every run begins anew after the best cutoff; and after the best unit times Luby's sequence 1, 1, 2, 1, 1, 2, 4, ... Both were chosen by the same runs, so they promise too much. Cells with a puzzle that was never solved are left out.
# $class (Message)
lab-table-targets = { $class }: fixed targets. The expected evaluations (ERT) until the cost is as low as this, in the algorithm's own unit, so compare algorithms of one unit only; known to the next checkpoint, two an octave. The area is that under the curve of run and target pairs reached, over the logarithm of the evaluations; 1 reaches all at once.
# $class (Message)
lab-table-budgets = { $class }: fixed budgets. The lowest cost within so many evaluations: median and quartiles of the runs (∞ before the first generation), and how many had found a solution.
# $median (Message)
# $low (Message)
# $high (Message)
# $solved (Number)
lab-cell-budget = { $median } ({ $low } – { $high }), { GROUPED($solved) } solved
# $puzzles (Number)
# $measure (Message)
# $neighbours (Number)
# $tied (Message)
lab-table-footprints = Footprints on { GROUPED($puzzles) } puzzles, in { $measure }: where none spends less; where all others spend more; where it is good, spending at most twice what the best does; the share of the plane whose { $neighbours } nearest puzzles call for it alone ({ $tied } calls for several alike); of the puzzles that lie there, those on which it is good; how often it was chosen by features, the first in the plan where several are alike.
lab-table-footprints-alike = Footprints among algorithms that propagate alike.
lab-table-selection-alike = What is spent by the single best algorithm, by one chosen for each puzzle by its features, and by the best one of each puzzle.
# $by-quality (Flag)
# $measure (Message)
# $neighbours (Number)
# $folds (Number)
lab-table-selection = What is spent on a puzzle on average ({ $by-quality ->
    [yes] the mean
   *[no] PAR10
}, in { $measure }) by the single best algorithm, by one chosen for each puzzle by its features, and by the best one of each puzzle, which nobody knows before. Chosen by the mean logarithm on the { $neighbours } nearest puzzles of other folds ({ $folds } folds; all features, standardised), so on puzzles not seen; the share of the gap that choosing closes.
# $variance (Message)
# $features (Message)
# $performance (Message)
lab-table-loadings = How far a standard deviation of a feature moves a puzzle: on the plane of the greatest variance, which shows { $variance } of that of the features, and on the plane chosen for performance, which shows { $features } of that of its features and { $performance } of that of what algorithms spend (logarithms).
lab-table-published = Published figures beside ours.
lab-claim-differs = differs
lab-claim-agrees = agrees
lab-claim-open = open
# $count (Number)
lab-claim-generations = { GROUPED($count) } generations
# $cost (Number)
lab-claim-cost = { GROUPED($cost) } at best
# $found (Number)
# $all (Number)
lab-claim-runs = { GROUPED($found) } of { GROUPED($all) }
# $found (Number)
# $all (Number)
lab-claim-at-zero = { GROUPED($found) } of { GROUPED($all) } at 0
# $found (Number)
# $all (Number)
lab-claim-attempts = { GROUPED($found) } of { GROUPED($all) } attempts

# Pages of Markdown with tables.
# $line (Number)
# $found (Text)
# $tables (List)
lab-page-comment = line { $line }: "{ $found }" is no table; expected a plan and one of { LIST($tables, ", ") }; after published, figures like CLASS / ALGORITHM: 5 of 6
# $line (Number)
# $end (Text)
lab-page-open = line { $line }: this table has no end; expected a line { $end }
# $line (Number)
# $what (Message)
lab-page-lacks = line { $line }: this plan has no { $what }
# $class (Text)
lab-lacks-class = class "{ $class }"
# $name (Text)
lab-lacks-algorithm = algorithm "{ $name }"
# $class (Text)
lab-lacks-choice = algorithm in "{ $class }", and it has several
# $line (Number)
# $class (Text)
lab-page-class = line { $line }: there is no class "{ $class }" in this plan
# $runs (Number)
# $plan (Text)
# $sessions (List)
# $name (Text)
# $archive (Text)
# $hash (Text)
lab-page-origin = { GROUPED($runs) } runs of { $plan }: { LIST($sessions, "; ") }. They are kept in [{ $name }]({ $archive }), hash { $hash }.
# $day (Text)
# $version (Text)
# $revision (Text)
# $machine (Text)
lab-page-session = { $day }, evoku { $version }, revision { $revision }, { $machine }

# Packed plans, shards and archives.
lab-packed-damaged = this is no packed plan, or it is damaged; pack the plan again
# $theirs (Text)
# $ours (Text)
lab-packed-version = evoku { $theirs } packed this plan, and this is { $ours }: runs of versions can differ, so use one version
# $class (Text)
# $cause (Message)
lab-packed-puzzle = a puzzle of class { $class } can't be packed: { $cause }
lab-packed-format = there are no JSON lines
lab-shard = expected a shard like 3/100: its number from 1 on, and how many there are
# $runs (Number)
# $wanted (Number)
lab-archive-unfinished = only { $runs } of the plan's { $wanted } runs are there; finish it with evoku lab run
# $line (Number)
lab-archive-line = line { $line }: this is no archive; evoku lab export --archive makes one
# $found (Text)
# $expected (Text)
lab-archive-plan = these are runs of another plan, or its puzzles are others ({ $found }, expected { $expected })
# $label (Text)
# $class (Text)
# $puzzle (Number)
# $repetition (Number)
# $was (Text)
# $is (Text)
lab-archive-moved = { $label }, { $class }, puzzle { $puzzle }, repetition { $repetition }: { $was } is { $is }

# Stores.
lab-store-full = the disk is full; all recorded runs are kept, so make room and run the same command again
# $cause (Message)
lab-store-io = can't read or write the store ({ $cause }); all recorded runs are kept
lab-store-busy = another process keeps the store busy; try again later
lab-store-missing = there is no such file
lab-store-foreign = this is no store of evoku
lab-store-read-only = the store or its folder can't be written; copy it to a folder where it can
# $path (Text)
lab-store-log = the store can't be written, and its last runs are still in { $path }; copy both files to a folder where they can be written
# $found (Number)
# $expected (Number)
lab-store-later = the store was made by a later version of evoku (tables of version { $found }, expected { $expected })
# $cause (Message)
lab-store-damaged = the store is damaged: { $cause }; restore it from a copy, or make the runs again
# $theirs (Text)
# $ours (Text)
lab-store-versions = its runs were made by evoku { $theirs }, those of the other store by evoku { $ours }: runs of different versions can differ, so make them with one version
# $cause (Message)
lab-store-sqlite = can't use the store: { $cause }
# $file (Text)
# $cause (Message)
lab-cannot-write = can't write { $file }: { $cause }
lab-store-no-plan = no plan was run with this store yet
# $name (Text)
# $known (List)
lab-store-unknown-plan = there is no plan "{ $name }"; there are { LIST($known, ", ") }
# $known (List)
lab-store-several-plans = there are several plans, say which: { LIST($known, ", ") }
# $name (Text)
# $kept (Text)
# $expected (Text)
lab-store-other-plan = the store has another plan "{ $name }": its text or its puzzles differ (fingerprint { $kept }, expected { $expected })
# $version (Number)
lab-damaged-tables = its tables are of version { $version }
lab-damaged-schema = it contains a view or a trigger, which no store has
# $version (Number)
lab-damaged-columns = its tables are not those of version { $version }
# $what (Text) - `plan`, `puzzle`, `configuration`, `run`, `trace` or `session`.
lab-damaged-checksum = { $what ->
    [plan] the plan
    [puzzle] a puzzle
    [configuration] a configuration
    [run] a run
    [trace] the trace of a run
   *[session] a session
} doesn't match its checksum
# $session (Number)
lab-damaged-session = session { $session } has too high a number
# $value (Text)
# $column (Text)
lab-damaged-value = a run has { $value } as its { $column }
# $cause (Message)
lab-damaged-trace = a trace: { $cause }
lab-damaged-no-checksum = a run has lost its checksum
lab-damaged-run-of-plan = a run is not of the plan
lab-damaged-run-of-session = a run is of no session
lab-damaged-class = a plan lacks a class of its puzzles
lab-damaged-puzzle = a puzzle can't be entered
# $configuration (Text)
# $class (Text)
# $puzzle (Number)
# $repetition (Number)
# $column (Text)
# $other (Message)
# $kept (Message)
lab-difference = { $configuration } on puzzle { $puzzle } of { $class }, repetition { $repetition }: { $column } is { $other }, kept is { $kept }
lab-difference-none = none
# $points (Number)
lab-difference-points = { $points } points

# Exports.
lab-export-no-parquet = this build can't write Parquet; install evoku with --features parquet, or write CSV
# What the columns of the table of runs mean.
lab-column-run = number of the run in this export; the key of `traces`
lab-column-class = class of the puzzle
lab-column-puzzle = its number in the class, from 1; with the class the key of `puzzles`
lab-column-configuration = name of the algorithm with its parameters; the key of `configurations`
lab-column-algorithm = the algorithm
lab-column-propagation = what propagation does: `none`; `singles` (naked and hidden singles are placed before the run); `decoder` (while genomes are decoded); `search` (an exact engine)
lab-column-repetition = number of the repetition, from 1
lab-column-seed = seed of the run, up to 2^63: read it as text where numbers are doubles (R, JavaScript); `evoku evolve --seed` repeats it
lab-column-solved = 1 if a solution was found, else 0
lab-column-ending = `solved`; `evaluations`, `generations`, `seconds`: that part of the budget was spent; `exhausted`: nothing left to try; `memory`: an exact engine reached its bound
lab-column-generations = generations after generation 0
lab-column-evaluations = evaluations of every kind: full + moves + decodes + nodes
lab-column-full = attempts whose cost was asked for as a whole
lab-column-moves = moves whose effect on the cost was computed
lab-column-decodes = genomes that a propagating decoder turned into boards
lab-column-placements = digits placed by propagation
lab-column-nodes = nodes of an exact search
lab-column-restarts = how often the algorithm started afresh
lab-column-best = lowest cost of the run
lab-column-missing = digits that the best attempt lacks, added up over all houses; means the same for every algorithm, 0 is a solution; the cost of a puzzle that is no Sudoku
lab-column-mean = mean cost of the last generation
lab-column-seconds = seconds by the clock
lab-column-session = the process that made the run; the key of `sessions`
# $name (Text)
# $meaning (Message)
lab-dictionary-row = | { $name } | { $meaning } |
# The file that explains all exported tables, in Markdown.
# $columns (List) - `lab-dictionary-row` for each column of the table of runs.
lab-dictionary =
    # What the columns mean

    Each table is a file. As CSV (`runs.csv` ...) it is UTF-8 with a header (RFC 4180), and an empty
    cell says that there is no such value. As Parquet (`runs.parquet` ...) it has the same columns, and
    null says it; whole numbers are unsigned and of 64 bits, other numbers double, the rest strings. A
    cost counts what is wrong with an attempt, 0 is a solution.

    ## runs: a row for each run

    | column | meaning |
    |---|---|
    { LIST($columns, "\u000A") }

    ## traces: a row for each point of a run's convergence

    A point is the first generation at or after 1, 2, 3, 4, 6, 8, 12, 16, 24 ... evaluations, and the
    end of the run.

    | column | meaning |
    |---|---|
    | run | the run |
    | evaluations | evaluations so far |
    | generation | number of the generation |
    | best_so_far | lowest cost since the start of the run |
    | second | its second value where an algorithm has two objectives, like the violations of `multi-objective`; its first is best_so_far - second; 0 where there is only one |
    | best, mean | lowest and mean cost of the generation |

    ## fronts: a row for each pair of a run's front

    Of algorithms with two objectives: the pairs of values that no member of any generation dominated.

    | column | meaning |
    |---|---|
    | run | the run |
    | first, second | the two values, both to be minimised |

    ## configurations: a row for each configuration

    | column | meaning |
    |---|---|
    | configuration, algorithm | as in `runs` |
    | budget_evaluations, budget_generations, budget_seconds | what a run may spend; empty for no limit |
    | all others | the algorithm's parameters, see `evoku algorithms NAME` |

    ## puzzles: a row for each puzzle

    | column | meaning |
    |---|---|
    | class, puzzle | as in `runs` |
    | geometry | the board; the kind of a puzzle that is no Sudoku |
    | line | the givens in reading order, `.` for a blank; the size of a puzzle that is no Sudoku |
    | givens | how many |
    | hash | fingerprint of board, givens and pencil marks |

    ## sessions: a row for each process that made runs

    | column | meaning |
    |---|---|
    | session | its number |
    | started | seconds since 1970 (UTC) |
    | version, revision | version of evoku and revision of its sources |
    | machine | processor, cores, system |
    | command | the command |
    | threads | number of threads |

    ## summary: a row for each configuration and class

    Intervals are of 95 % and come from samples of the puzzles, each with all its runs, or of the runs
    where a class has one puzzle; that of the rate is at least as wide as Wilson's. No value stands for
    infinite ones too, like the ERT of a configuration that solved nothing.

    | column | meaning |
    |---|---|
    | class, configuration | as in `runs` |
    | measure | what is compared: `evaluations`, `generations`, `seconds` or `quality` |
    | runs, solved | all runs and those that found a solution |
    | rate, rate_low, rate_high | their share with its interval |
    | generations | mean generations of the runs that found a solution |
    | seconds | mean seconds of all runs |
    | quartile_1, median, quartile_3 | quartiles of the measure; failures count as infinite, unless it is quality |
    | ert, ert_low, ert_high | expected running time with its interval; none for quality |
    | par10, par10_low, par10_high | the mean where a failure counts ten times the budget, with its interval; none for quality |
    | quality, quality_low, quality_high | mean of `missing` with its interval; 0 is a solution |

    ## verdicts: a row for each comparison of two configurations

    | column | meaning |
    |---|---|
    | class | the class, or `all classes` |
    | first, second | the two configurations |
    | basis | by what they are compared: `PAR10` of the measure, or `quality` |
    | puzzles | puzzles both were run on |
    | rate_first, rate_second | their success rates |
    | a12 | probability that a run of the first needs less on a puzzle than one of the second, or comes closer |
    | p_raw | p-value of Wilcoxon's signed-rank test over puzzles, of Mann and Whitney's on a single one |
    | p | the same after Holm's correction for all comparisons of the class |
    | p_smallest | the smallest `p` that the number of puzzles and comparisons allows; from 0.05 on no verdict is possible |
    | better | the better one; none if they can't be told apart |
    | verdict | all of it in words |

    ## ranks: a row for each configuration and class

    | column | meaning |
    |---|---|
    | class, configuration | as in `verdicts` and `runs` |
    | basis | by what they are ranked: `PAR10` of the measure, or `quality` |
    | puzzles | puzzles on which all were run |
    | rank | mean rank; 1 is the best |
    | friedman, p | Friedman's statistic and its p-value |
    | critical_difference | ranks further apart than this differ (Nemenyi, 5 %) |

## Command line
##
## Feature: command

# $path (Text)
# $cause (Message)
command-cannot-read = can't read { $path }: { $cause }
# $problem (Text)
# $tip (Message)
command-usage = { $problem }; { $tip }
command-tip-folder = that is a folder
# $name (Text)
command-tip-solve-file = evoku solve { $name } solves the puzzles of that file; evoku --help lists what else reads puzzles
# $name (Text)
command-tip-solve-puzzle = evoku solve { $name } solves it; evoku --help lists what else reads puzzles
# $known (List)
command-similar-argument = { COUNT($known) ->
    [one] a similar argument exists: { LIST($known, ", ") }
   *[other] some similar arguments exist: { LIST($known, ", ") }
}
# $known (List)
command-similar-subcommand = { COUNT($known) ->
    [one] a similar subcommand exists: { LIST($known, ", ") }
   *[other] some similar subcommands exist: { LIST($known, ", ") }
}
# $known (List)
command-similar-value = { COUNT($known) ->
    [one] a similar value exists: { LIST($known, ", ") }
   *[other] some similar values exist: { LIST($known, ", ") }
}
# $value (Text)
# $argument (Text)
# $why (Message)
command-invalid-value = invalid value '{ $value }' for '{ $argument }': { $why }
command-expected-seconds = expected a number of seconds above 0, like 2.5
# $most (Number)
command-largest-number = the largest number is { $most }
# $least (Number)
command-expected-whole-from = expected a whole number, { $least } or more
command-expected-seed = expected a whole number, 0 or more, or random
# $least (Number)
# $most (Number)
command-expected-whole-between = expected a whole number from { $least } to { $most }
# $name (Text)
command-unknown-name = there is no { $name }
# $known (List)
command-expected-one-of = expected one of { LIST($known, ", ") }
command-standard-input = standard input
command-standard-output = standard output
command-the-argument = the argument
command-no-regions-latin = a latin square has no --regions
# $found (Number)
command-regions-not-square = --regions: { $found } cells, expected a square like 81
# $path (Text)
command-output-is-input = { $path } is an input as well, choose another output
# $path (Text)
command-read-folder = can't read { $path }: it is a folder
command-small-board = a board this small
# $path (Text)
# $cause (Message)
command-cannot-open = can't open { $path }: { $cause }
# $text (Text)
# $cause (Message)
# $problem (Message)
command-neither-file-nor-puzzle = can't open { $text }: { $cause }; nor is it a puzzle: { $problem }
# $text (Text)
# $cause (Message)
# $found (Number)
command-neither-file-nor-cells = can't open { $text }: { $cause }; nor is it a puzzle: { GROUPED($found) } { $found ->
    [one] cell
   *[other] cells
}, expected 81, or 16, 36, ...
command-no-puzzle-in-link = no puzzle is in it
# $link (Text)
# $found (Message)
command-cannot-read-link = can't read the link { $link }: { $found }; expected a link of f-puzzles or SudokuPad that carries its puzzle
# $text (Text)
# $cause (Message)
command-format-not-file = can't open { $text }: { $cause }; --to { $text } names the form of the output
command-expected-box = expected rows and columns like 2x3
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-bytes = { $done } of { $all }, { $elapsed } gone, { $left } to go
# $done (Text)
# $elapsed (Text)
command-progress-read = { $done }, { $elapsed } gone
# $done (Text)
# $all (Text)
# $note (Text)
# $elapsed (Text)
# $left (Text)
command-progress-puzzles = { $done } of { $all } puzzles, { $note }, { $elapsed } gone, { $left } to go
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-runs = { $done } of { $all } runs, { $elapsed } gone, { $left } to go
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-pages = { $done } of { $all } pages, { $elapsed } gone, { $left } to go
# $done (Text)
# $all (Text)
# $left (Text)
# $note (Text)
command-progress-measurements = { $done } of { $all } measurements, { $left } to go: { $note }
# $done (Text)
# $all (Text)
# $left (Text)
command-progress-cell = { $done }/{ $all }, { $left } to go
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-all-runs = { $done }/{ $all } runs, { $elapsed } gone, { $left } to go
command-other-process = (the rest is done by another process)
command-interrupted = interrupted
# $puzzles (Number)
command-interrupted-after = interrupted after { GROUPED($puzzles) } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}
command-cut-short = cut short
# $name (Text)
# $known (List)
command-unknown-column = there is no column "{ $name }"; there are { LIST($known, ", ") }
command-expected-range = expected a value, or a range like 3..5, ..25 or hard..
# $text (Text)
command-empty-range = nothing lies in { $text }: the first value is the greater one
command-expected-number-range = expected a number, or a range like 3..5, ..25 or 7..
# $known (List)
command-expected-level-range = expected a level like hard or a range like medium..hard; there are { LIST($known, ", ") }
# $name (Text)
# $known (List)
command-fields-unknown = --fields: there is no field "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
command-fields-twice = --fields: "{ $name }" twice
# $form (Text)
command-fields-json = --fields: { $form } has no fields to pick; json and jsonl have
# $form (Text)
command-fields-csv = --fields: { $form } has no fields to pick; csv, json and jsonl have
command-fields-table = --fields: a table has no fields to pick; csv, json and jsonl have
command-fields-folder = --fields: tables in a folder have no fields to pick; json and jsonl have
# $form (Text)
command-no-columns = --to: { $form } has no columns; csv, json and jsonl have
# $path (Text)
# $extension (Text)
# $known (List)
command-unknown-extension = { $path }: no form of output has the extension .{ $extension }; there are { LIST($known, ", ") }, each also with .gz or .zst after it; or say --to FORM
# $path (Text)
# $other (Text)
# $form (Text)
# $extension (Text)
command-other-extension = { $path }: the extension says { $other }, but { $form } is asked for; name the file .{ $extension } or leave out what says { $form }
command-unknown-form = there is no such form
# $name (Text)
command-unknown-format = there is no format { $name }
# $path (Text)
# $cause (Message)
command-cannot-write = can't write { $path }: { $cause }
# $path (Text)
command-not-a-file = can't write { $path }
# $path (Text)
command-write-folder = can't write { $path }: it is a folder
# $path (Text)
command-picture-extension = { $path } should end in .svg, .png or .pdf
command-terminal = a terminal can't show it; -o FILE writes it to a file
command-shard-files = --shard needs files
# $cause (Message)
command-shard-file = --shard needs files: { $cause }
command-shard-compressed = --shard can't read a compressed file from its middle; unpack it
command-shard-quotes = a quoted cell may hold line ends; --shard reads JSON lines: evoku convert --to jsonl
# $form (Text)
command-shard-format = --shard needs a puzzle a line, and this is of the format { $form }; evoku convert --to line, csv or jsonl makes such a file
# $path (Text)
# $byte (Number)
command-from-byte = { $path } from byte { GROUPED($byte) }
command-no-puzzle = no puzzle found
command-no-position = no position found
command-no-grid = no grid found
# $place (Text)
# $number (Number)
# $problem (Message)
command-puzzle-at = { $place }: puzzle { $number }: { $problem }
# $number (Number)
# $problem (Message)
command-puzzle = puzzle { $number }: { $problem }
# $number (Number)
# $problem (Message)
command-puzzle-grouped = puzzle { GROUPED($number) }: { $problem }
# $number (Number)
# $problem (Message)
command-puzzle-of-input = puzzle { $number } of the input: { $problem }
# $problem (Message)
command-lossy = { $problem }; --lossy drops that
# $kept (Number)
# $all (Number)
command-kept = { GROUPED($kept) } of { GROUPED($all) } puzzles kept
# $text (Text)
command-where-form = --where { $text }: expected COLUMN=RANGE
# $text (Text)
# $problem (Message)
command-where-range = --where { $text }: { $problem }
command-unknown-technique = there is no such technique; evoku generate --help lists them
# $known (List)
command-technique-names = there is no such technique; there are { LIST($known, ", ") }
# $seed (Number)
command-seed = seed { $seed }; repeat with --seed { $seed }
command-open-file = --open shows a file, not standard output
command-terminal-page = a terminal can't show it; -o FILE writes it to a file, --open shows it
# $path (Text)
command-opened = opened { $path }
command-no-page = this evoku was built without the page; in a checkout, `cd web && npm ci && node build.mjs` makes web/dist/evoku.html, and a build of evoku after it has the page inside
# $path (Text)
# $cause (Message)
command-no-browser = no browser was found; the page is in { $path }: { $cause }
# $program (Text)
# $path (Text)
command-browser-failed = { $program } can't open the page; it is in { $path }
# $form (Text)
command-counts-form = --counts are written as line, csv or json, not as { $form }
# $form (Text)
command-stats-form = --stats are written as csv, json or jsonl, not as { $form }
# $form (Text)
# $known (List)
command-no-room = { $form } has no room for the candidates of each cell; formats that have: { LIST($known, ", ") }
# $status (Text)
command-status = { $status }
# $status (Message)
# $why (Message)
command-status-because = { $status }: { $why }
# $count (Number)
# $status (Message)
command-status-count = { GROUPED($count) } { $status }
command-limit-nodes = unknown (node limit)
command-limit-memory = unknown (memory limit)
command-limit-time = unknown (time limit)
# $count (Number)
# $reason (Message)
command-count-limit = { $count } { $reason }
command-puzzles = puzzles
# $told (Text)
# $cell (Text)
# $right (Text)
# $more (Number)
command-mistake = the solution given has a { $told } in { $cell }, not a { $right }{ $more ->
    [0] { "" }
    [one] , and another cell is wrong
   *[other] , and { $more } more cells are wrong
}
# $cell (Text)
# $right (Text)
# $more (Number)
command-mistake-open = the solution given has no digit in { $cell }, not a { $right }{ $more ->
    [0] { "" }
    [one] , and another cell is wrong
   *[other] , and { $more } more cells are wrong
}
# $engine (Text)
command-tree-only = --search, --propagation, --branching, --lone-successors and --report belong to --engine tree, not to { $engine }
# $expanded (Number)
# $generated (Number)
# $open (Number)
# $strategy (Text)
# $propagation (Text)
command-tree-report = { GROUPED($expanded) } nodes expanded, { GROUPED($generated) } generated, { GROUPED($open) } open at most ({ $strategy }, { $propagation })
# $puzzles (Number)
# $seconds (Decimal)
# $kinds (List)
command-solve-summary = { GROUPED($puzzles) } { $puzzles ->
    [one] puzzle
   *[other] puzzles
} in { $seconds } s: { LIST($kinds, ", ") }
# $known (List)
command-unknown-scale = there is no such scale; there are { LIST($known, ", ") }
command-column-level = level
command-column-score = score
command-column-guesses = guesses
command-column-hardest = hardest technique
command-column-puzzle = puzzle
# $name (Text)
command-left-out = "{ $name }" is left out: the first puzzles have none; --to jsonl has room for it
command-several-positions = a picture shows one position, and the input has more; HTML shows them all
# $number (Number)
command-position = Position { $number }
command-hint-title = Sudoku, the next step
command-explain-title = Sudoku, step by step
command-legend = In the pictures green is put and red ruled out; blue and yellow show the pattern, in a chain what is so and what is not. A full line means: if not this, then that; a dashed line: if this, then not that.
# $number (Number)
command-puzzle-title = Puzzle { $number }
# $number (Number)
# $name (Text)
command-puzzle-title-named = Puzzle { $number }: { $name }
# $parts (List)
command-summary = { LIST($parts, ", ") }
# $score (Number)
command-summary-score = score { GROUPED($score) }
# $steps (Number)
command-summary-steps = { $steps } { $steps ->
    [one] step
   *[other] steps
}
# $technique (Message)
command-summary-hardest = hardest: { $technique }
# $guesses (Number)
command-summary-guesses = guesses: { $guesses }
# $problem (Message)
command-unexplained = It can't be explained: { $problem }.
command-guess = Guess
command-singles = Singles
# $first (Number)
# $last (Number)
command-steps-between = { $first } to { $last }
# $line (Text)
command-solution = Solution: `{ $line }`
# $number (Number)
command-number = { GROUPED($number) }
# $value (Decimal)
command-decimal = { $value }
command-nothing-asked = nothing is asked for
command-set-csv = --set writes CSV
# $class (Text)
command-set-incomplete = the set is not complete: { $class }
# $number (Number)
command-level-counts = --level says how many of each: leave out { $number }
# $name (Text)
command-level-count = --level: how many of { $name }? { $name }:20 are 20
# $cause (Message)
command-pattern = --pattern is the name of a file, or has a character for each cell: { $cause }
# $place (Text)
# $number (Number)
# $found (Message)
# $expected (Message)
command-grid-other = { $place }: grid { $number } is of { $found }, but puzzles of { $expected } are asked for
# $place (Text)
# $number (Number)
command-grid-open = { $place }: grid { $number } is not full and has not one solution
command-grade-count = expected a number above 0 after the colon, like easy:20
# $known (List)
command-expected-levels = expected a level like hard or a range like easy..medium; there are { LIST($known, ", ") }
command-expected-scores = expected a score like 900 or a range like 900..1200
command-expected-givens = expected a number like 30, a range like 24..28, or minimal
# $attempts (Number)
# $seconds (Number)
# $patience (Number)
command-attempts-so-far = { GROUPED($attempts) } { $attempts ->
    [one] attempt
   *[other] attempts
} in { $seconds } seconds; it ends after { GROUPED($patience) } without a new puzzle, or earlier with --attempts, --deadline or Ctrl-C
# $attempts (Number)
command-attempts = { GROUPED($attempts) } attempts
# $cells (Number)
command-cells-tried = { GROUPED($cells) } cells tried
# $parts (List)
command-report = { LIST($parts, "; ") }
# $found (Number)
# $wanted (Number)
# $attempts (Number)
# $seconds (Decimal)
command-report-found = { GROUPED($found) } of { GROUPED($wanted) } { $wanted ->
    [one] puzzle
   *[other] puzzles
} in { GROUPED($attempts) } { $attempts ->
    [one] attempt
   *[other] attempts
}, { $seconds } s
# $found (Number)
# $wanted (Number)
# $attempts (Number)
# $share (Message)
# $seconds (Decimal)
command-report-found-share = { GROUPED($found) } of { GROUPED($wanted) } { $wanted ->
    [one] puzzle
   *[other] puzzles
} in { GROUPED($attempts) } { $attempts ->
    [one] attempt
   *[other] attempts
} ({ $share } % were right), { $seconds } s
# $cells (Number)
command-report-first-open = the first was not done, { GROUPED($cells) } cells tried
command-report-given-up = given up, nothing new in the last attempts
command-report-deadline = the deadline came
# $reasons (List)
command-report-refused = refused: { LIST($reasons, ", ") }
# $count (Number)
# $reason (Message)
command-report-reason = { GROUPED($count) } { $reason }
command-known-already = known already
# $has (Message)
# $line (Text)
command-nearest-puzzle = the nearest that was refused ({ $has }): { $line }
# $has (Message)
# $filled (Number)
command-nearest-givens = the nearest that was refused has { $has }; --givens ..{ $filled } allows it
# $has (Message)
command-nearest = the nearest that was refused has { $has }
# $givens (Number)
command-givens = { GROUPED($givens) } { $givens ->
    [one] given
   *[other] givens
}
# $givens (Number)
# $level (Message)
# $score (Number)
command-givens-rated = { GROUPED($givens) } { $givens ->
    [one] given
   *[other] givens
}, { $level } with score { GROUPED($score) }
command-ask-population = Size of each generation
command-ask-generations = Maximum number of generations
# $question (Message)
# $least (Number)
command-ask = { $question } ({ $least } or more):
# $question (Message)
command-no-answer = { $question }: no answer
# $least (Number)
command-answer-whole = Please answer with a whole number, { $least } or more.
# $path (Text)
command-not-replaceable = { $path } is no file that could be replaced
# $path (Text)
# $evaluations (Number)
command-going-on = going on with { $path } at { GROUPED($evaluations) } evaluations
# $path (Text)
command-no-checkpoint = { $path } is no checkpoint of evoku
# $path (Text)
command-damaged = { $path } is damaged
# $cause (Message)
command-damaged-checkpoint = a damaged checkpoint: { $cause }
# $path (Text)
# $version (Text)
command-other-version = { $path } is of evoku { $version }, whose runs may differ from these
# $path (Text)
# $part (Text)
command-other-run = { $path } is of another run: the { $part } differs
# $one (Text)
# $other (Text)
# $path (Text)
command-same-file = { $one } and { $other } are the same file, { $path }
# $known (List)
command-expected-level-size = expected a level, like easy or easy/16; there are { LIST($known, ", ") }
# $text (Text)
command-no-side = "{ $text }" is no side
command-side-twice = --generate: the side is given by --box too
command-interrupted-generating = interrupted while a puzzle was made
# $level (Text)
command-none-generated = --generate: no { $level } puzzle of this board was found
# $level (Text)
# $seed (Number)
command-generated-puzzle = generated puzzle ({ $level }, seed { $seed }):
command-its-solution = its solution:
# $algorithm (Text)
# $cause (Message)
command-population-for = POPULATION for { $algorithm }: { $cause }
# $setting (Text)
# $algorithm (Text)
# $cause (Message)
command-set-for = --set { $setting } for { $algorithm }: { $cause }
# $share (Number)
# $interval (Number)
command-no-exchange = each island has { GROUPED($share) } evaluations and would exchange after { GROUPED($interval) }: nothing is exchanged
# $count (Number)
command-more-algorithms = --algorithm names { $count } algorithms; give each an island: --islands { $count }
# $islands (Number)
# $algorithm (Text)
command-islands-of = { $islands } islands of { $algorithm }
# $count (Number)
# $most (Number)
command-combinations = --set: { $count } combinations are more than { $most }
# $text (Text)
# $problem (Message)
command-no-file-as-puzzle = there is no file "{ $text }", and as a puzzle: { $problem }
# $text (Text)
command-no-file-nor-puzzle = there is no file "{ $text }", nor is that a puzzle
command-bundled = no puzzle was given, so here is one of evoku's own
command-several-puzzles = there are several puzzles; this is the first
# $name (Text)
command-given-twice = --{ $name } is given twice
command-puzzle-twice = --puzzle is given, and a puzzle without the option too
# $kind (Text)
# $other (Text)
command-kind-twice = --puzzle-kind is { $kind }, and { $other } without the option too
command-population-one-run = --print-population shows one run; it doesn't go with several
command-checkpoint-one-run = --checkpoint is for one run; it doesn't go with --runs
command-size-others = --size is for puzzles of other kinds; a Sudoku has the size of its puzzle
# $kind (Text)
command-puzzle-sudoku = --puzzle is for Sudoku; { $kind } takes --size
command-generate-sudoku = --generate is for Sudoku
command-ended-early = the run ended before the first exchange between the islands
# $seed (Number)
# $runs (Number)
# $last (Number)
command-seed-large = --seed { $seed } is too large for { $runs } runs: seeds end at { $last }
# $name (Text)
# $known (List)
command-unknown-kind = there is no puzzle kind "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
# $known (List)
command-unknown-algorithm = there is no algorithm "{ $name }"; there are { LIST($known, ", ") }
# $name (Text)
command-no-algorithm = there is no algorithm "{ $name }"
# $name (Text)
# $kinds (List)
# $known (List)
command-algorithm-for-others = { $name } is for { LIST($kinds, ", ") }; for Sudoku there are { LIST($known, ", ") }
# $name (Text)
# $kind (Text)
# $known (List)
command-algorithm-for-sudoku = { $name } needs what only a Sudoku has; for { $kind } there are { LIST($known, ", ") }
# $name (Text)
# $kind (Text)
# $known (List)
command-unknown-algorithm-for = there is no algorithm "{ $name }" for { $kind }; for { $kind } there are { LIST($known, ", ") }
command-expected-generations = expected generations like 0,10..20,last
# $count (Number)
# $most (Number)
command-many-generations = { $count } generations are more than { $most }
command-generations-missing = GENERATIONS is missing: give both POPULATION and GENERATIONS, or neither
# $argument (Text)
command-unexpected-argument = unexpected argument '{ $argument }' found
# $kind (Text)
command-kind-arguments = behind { $kind } stands its SIZE, or SIZE POPULATION GENERATIONS
# $number (Number)
# $individuals (Number)
# $is-epoch (Flag)
command-population = { $is-epoch ->
    [yes] epoch
   *[no] generation
} { $number }: { $individuals } individuals
# $individuals (Number)
command-population-last = last generation: { $individuals } individuals
# $individuals (Number)
command-after-culling = after culling: { $individuals } individuals, best first
# $algorithm (Text)
command-run-algorithm = algorithm: { $algorithm }
command-run-chosen = chosen by: evoku, for this puzzle (--algorithm names another)
# $islands (Number)
# $topology (Text)
# $migrants (Number)
# $emigrants (Text)
# $interval (Number)
command-run-islands = islands: { $islands }, { $topology }, migrants { $migrants } ({ $emigrants }) every { $interval } evaluations
# $islands (Number)
# $topology (Text)
# $migrants (Number)
# $emigrants (Text)
# $interval (Number)
# $generations (Number)
command-run-islands-generations = islands: { $islands }, { $topology }, migrants { $migrants } ({ $emigrants }) every { $interval } evaluations or { $generations } generations
# $seeds (Text)
command-run-seed = seed: { $seeds }
# $version (Text)
command-run-version = version: { $version }
# $propagation (Text)
command-run-propagation = propagation: { $propagation }
# $puzzle (Text)
command-run-puzzle = puzzle: { $puzzle }
# $full (Number)
# $moves (Number)
# $decodes (Number)
# $placements (Number)
# $propagation (Text)
command-run-work = work: { GROUPED($full) } full, { GROUPED($moves) } moves, { GROUPED($decodes) } decodes, { GROUPED($placements) } placements; propagation: { $propagation }
# $is-solved (Flag)
# $stop (Message)
# $is-epoch (Flag)
# $number (Number)
# $evaluations (Number)
# $seconds (Decimal)
# $rate (Number)
# $restarts (Number)
command-run-result = { $is-solved ->
    [yes] solution found
   *[no] no solution found
}: { $stop }, { $is-epoch ->
    [yes] epoch
   *[no] generation
} { GROUPED($number) }, { GROUPED($evaluations) } evaluations, { $seconds } s ({ GROUPED($rate) } evaluations/s){ $restarts ->
    [0] { "" }
   *[other] , { GROUPED($restarts) } restarts
}
# $exchanges (Number)
# $taken (Number)
# $worse (Number)
# $refused (Number)
command-run-migrants = migrants: { GROUPED($exchanges) } exchanges, { GROUPED($taken) } taken in, { GROUPED($worse) } no better than the worst, { GROUPED($refused) } that don't fit
# $cost (Message)
command-best-of-both = best of the last generation and of the run: { $cost }
# $cost (Message)
command-best-of-last = best of the last generation: { $cost }
# $cost (Message)
command-best-of-run = best of the run: { $cost }
# $what (Message)
# $puzzle (Text)
command-on = { $what } on { $puzzle }
# $what (Text)
# $puzzles (Number)
command-on-puzzles = { $what } on { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}
# $seed (Number)
# $evaluations (Number)
# $number (Number)
# $is-epoch (Flag)
# $stop (Message)
command-chart-run = seed { $seed } · { GROUPED($evaluations) } evaluations in { GROUPED($number) } { $is-epoch ->
    [yes] epochs
   *[no] generations
} · { $stop }
# $first (Number)
# $last (Number)
# $runs (Number)
# $solved (Number)
command-chart-runs = seeds { $first } to { $last } · { GROUPED($runs) } runs, { $solved } solved
# $first (Number)
# $last (Number)
command-numbers-between = { $first } to { $last }
# $low (Decimal)
# $high (Decimal)
command-percent-between = { $low } to { $high } %
# $count (Number)
# $all (Number)
command-of = { $count } of { $all }
# $count (Number)
# $limit (Number)
command-of-limit = { GROUPED($count) } of { GROUPED($limit) }
command-column-seed = seed
command-column-result = result
command-column-generations = generations
command-column-evaluations = evaluations
command-column-seconds = seconds
command-column-best = best
command-column-solved = solved
command-column-interval = 95 % interval
command-column-median-seconds = median s
command-column-largest-seconds = largest s
command-column-median-evaluations = median evaluations
command-column-median-cost = median cost
# $solved (Number)
# $runs (Number)
# $percent (Decimal)
# $low (Decimal)
# $high (Decimal)
command-runs-solved = solved { $solved } of { $runs } runs: { $percent } % (95 % Wilson interval { $low } to { $high } %)
# $generations (Number)
# $evaluations (Number)
command-runs-means = solved runs: mean { GROUPED($generations) } generations, median { GROUPED($evaluations) } evaluations
# $evaluations (Number)
# $computing (Decimal)
# $seconds (Decimal)
# $rate (Number)
command-runs-all = all runs: { GROUPED($evaluations) } evaluations, { $computing } s of computing in { $seconds } s ({ GROUPED($rate) } evaluations/s a thread)
# $path (Text)
command-trace-extension = { $path } should end in .csv or .jsonl
# $number (Number)
# $is-epoch (Flag)
# $mean (Decimal)
# $best (Message)
command-generation-line = { $is-epoch ->
    [yes] epoch
   *[no] generation
} { $number }: mean { $mean }, best { $best }
# $is-epoch (Flag)
command-step = { $is-epoch ->
    [yes] epoch
   *[no] generation
}
# $is-epoch (Flag)
command-step-logarithmic = { $is-epoch ->
    [yes] epoch
   *[no] generation
} (log)
# $cost (Message)
command-live-best = best { $cost }
# $cost (Message)
command-live-mean = mean { $cost }
# $cost (Message)
command-live-current = current { $cost }
command-live-restarts = restarts
command-live-time = time
command-live-speed = speed
# $elapsed (Text)
# $left (Text)
command-live-left = { $elapsed }, at most { $left } left
# $rate (Text)
# $is-epoch (Flag)
command-live-steps = { $rate } { $is-epoch ->
    [yes] epochs
   *[no] generations
}/s
# $rate (Text)
command-live-evaluations = { $rate } evaluations/s
# $warning (Message)
command-warning = warning: { $warning }
command-all-classes = all classes
# $cause (Message)
command-packing = the plan can't be packed: { $cause }
# $name (Text)
# $seed (Number)
command-plan-title = plan { $name }, seed { $seed }
command-plan-algorithms = algorithms:
command-plan-puzzles = puzzles:
# $algorithms (Number)
# $puzzles (Number)
# $repetitions (Number)
# $runs (Number)
command-plan-runs = { GROUPED($algorithms) } { $algorithms ->
    [one] algorithm
   *[other] algorithms
} x { GROUPED($puzzles) } { $puzzles ->
    [one] puzzle
   *[other] puzzles
} x { GROUPED($repetitions) } { $repetitions ->
    [one] repetition
   *[other] repetitions
} = { GROUPED($runs) } runs
# $most (Text)
command-plan-evaluations = at most { $most } evaluations
# $hours (Decimal)
command-plan-hours = at most { $hours } hours of computing on one core
# $name (Text)
# $known (List)
command-plan-unknown-algorithm = the plan has no algorithm "{ $name }"; there are { LIST($known, ", ") }
# $path (Text)
command-store-itself = { $path } is the store that takes in the others
command-merge-interrupted = interrupted; the same command goes on
# $difference (Message)
command-other-results = other results: { $difference }
# $stores (Number)
# $output (Text)
# $new (Number)
# $known (Number)
# $differ (Number)
command-merged = { GROUPED($stores) } { $stores ->
    [one] store
   *[other] stores
} merged into { $output }: { GROUPED($new) } { $new ->
    [one] run
   *[other] runs
} new, { GROUPED($known) } known, { $differ ->
    [0] none with other results
   *[other] { GROUPED($differ) } with other results, left out
}
# $part (Text)
# $output (Text)
# $cause (Message)
command-into = { $part } into { $output }: { $cause }
command-list-shards = --to list needs --shards N
# $runs (Number)
command-none-missing = all { GROUPED($runs) } runs are there
# $missing (Number)
# $runs (Number)
command-missing = { GROUPED($missing) } of { GROUPED($runs) } runs are missing
# $shards (Text)
command-missing-shards = shards to run again: { $shards }
# $path (Text)
# $cause (Message)
command-cannot-make = can't make { $path }: { $cause }
# $path (Text)
command-store-for-plan = { $path } is a store; this takes its plan
# $path (Text)
# $cause (Message)
command-no-text = { $path } is no text: { $cause }
# $path (Text)
command-no-plan = { $path } is no plan
command-no-tables = no page here has a table to rebuild
# $tables (Number)
# $pictures (Number)
# $pages (Number)
# $same (Number)
# $moved (Number)
# $is-written (Flag)
command-rebuilt = { GROUPED($tables) } { $tables ->
    [one] table
   *[other] tables
}{ $pictures ->
    [0] { "" }
    [one] { " " }and { GROUPED($pictures) } picture
   *[other] { " " }and { GROUPED($pictures) } pictures
} on { GROUPED($pages) } { $pages ->
    [one] page
   *[other] pages
}: { GROUPED($same) } the same, { GROUPED($moved) } { $is-written ->
    [yes] written
   *[no] moved
}
# $tables (Number)
command-tables-left-out = { GROUPED($tables) } { $tables ->
    [one] table
   *[other] tables
} left out
# $page (Text)
# $line (Number)
# $plan (Text)
# $file (Text)
command-table-left-out = { $page }:{ $line }: left out, { $plan } asks for { $file }, which isn't there
# $line (Number)
# $cause (Message)
command-line = line { $line }: { $cause }
# $place (Text)
# $line (Number)
# $what (Text)
# $plan (Text)
command-moved = { $place }:{ $line }: { $what } of { $plan } moved
command-line-order = the order of its lines
# $line (Number)
# $plan (Text)
# $name (Text)
# $known (List)
command-no-picture = line { $line }: { $plan } has no picture "{ $name }"; expected one of { LIST($known, ", ") }
# $path (Text)
# $made (Number)
# $runs (Number)
# $moved (Number)
command-rerun = { $path }: { GROUPED($made) } { $made ->
    [one] run
   *[other] runs
} of { GROUPED($runs) } made again, { GROUPED($moved) } moved
# $path (Text)
command-store-is-plan = the store can't be the plan itself: { $path }
# $shard (Text)
# $runs (Number)
# $path (Text)
command-shard-done = shard { $shard }: all of its { GROUPED($runs) } runs are kept in { $path }
# $threads (Number)
# $wanted (Number)
command-fewer-threads = { $threads } of { $wanted } threads are used: more runs at once would take more than 4,000 MB
# $kept (Number)
# $wanted (Number)
# $line (Text)
# $is-interrupted (Flag)
command-unfinished = { $is-interrupted ->
    [yes] interrupted;{ " " }
   *[no] { "" }
}{ GROUPED($kept) } of { GROUPED($wanted) } runs are kept; go on with: { $line }
# $engine (Text)
# $set (Text)
command-measured = { $engine } on { $set }
command-no-memory = out of its memory
# $seconds (Number)
command-gave-up = gave up: a puzzle took more than { $seconds } s
# $processor (Text)
# $cores (Number)
# $system (Text)
# $build (Text)
# $vectors (Text)
command-machine = { $processor }, { $cores } cores, { $system }; { $build }, vectors { $vectors }
# $threads (Number)
# $is-proven (Flag)
# $repetitions (Number)
# $seconds (Decimal)
command-method = { $threads } { $threads ->
    [one] thread
   *[other] threads
}, { $is-proven ->
    [yes] uniqueness proven
   *[no] first solution
}; median, smallest and largest of { $repetitions } { $repetitions ->
    [one] repetition
   *[other] repetitions
} of { $seconds } s
command-column-set = set
command-column-engine = engine
command-column-from = from
command-column-rate = puzzles/s
command-column-smallest = smallest
command-column-largest = largest
command-column-microseconds = us/puzzle
# $found (Number)
command-one-puzzle = a picture shows one puzzle, and there are { $found }
# $name (Text)
command-no-optima = { $name } has no local optima that can be counted
# $name (Text)
command-flat = { $name } is left out: its costs are all the same
# $name (Text)
# $most (Number)
command-many-curves = { $name } is left out: { $most } curves can be told apart
command-no-curves = there is nothing to draw: nothing can change, or no cost does
command-no-network = there is nothing to draw: nothing can change
# $found (Number)
command-one-network = a picture shows one network; --on NAME says which, of { $found } here
command-ruggedness = Ruggedness: how fast costs along a random walk forget each other
# $name (Text)
command-optima-of = Local optima of { $name }
command-survey-caption = Random walks and climbs; correlation of costs, local optima, distances.
command-network-caption = Networks of local optima, sampled by climbs and kicks.
command-column-landscape = landscape
# $name (Text)
command-landscape-column = { $name ->
    [moves] moves
    [cost] cost
    [deviation] deviation
    [correlation] r(1)
    [correlation_length] length
    [neutrality] neutral
    [distance_correlation] fdc
    [optimum_cost] optimum
    [optima_solved] solved
    [climb_steps] climb
    [optimum_neutrality] flat
    [optimum_distance] away
    [optimum_correlation] fdc there
    [optima] optima
    [edges] edges
    [plateaus] plateaus
    [sinks] sinks
    [solutions] solutions
    [least_cost] least cost
    [runs_solved] runs solved
   *[other] { $name }
}
command-files-each = puzzles and solutions need a file each
# $count (Number)
command-pages-files = { $count } pages need a file each: -o FILE
# $path (Text)
command-no-name = { $path } has no name
# $command (Text)
# $name (Text)
command-no-subcommand = { $command } has no command "{ $name }"
# $name (Text)
# $known (List)
command-unknown-subcommand = there is no command "{ $name }"; there are { LIST($known, ", ") }
command-algorithms-sudoku = For Sudoku (evoku evolve --algorithm NAME), with what propagation does:
command-algorithms-others = Puzzles of other kinds (evoku evolve KIND SIZE --algorithm NAME), and who serves them:
# $name (Text)
# $summary (Message)
command-algorithm-title = { $name }: { $summary }
# $kinds (List)
# $name (Text)
# $summary (Message)
command-algorithm-title-for = For { LIST($kinds, ", ") }: { $name }: { $summary }
# $name (Text)
# $summary (Message)
command-algorithm-title-default = Unless told: { $name }: { $summary }
# $classes (List)
command-algorithm-propagation = Propagation: { LIST($classes, ", ") }
# $source (Text)
command-algorithm-source = Source: { $source }
# $name (Text)
# $lacks (Message)
command-algorithm-null = Null: { $name }, which lacks { $lacks }
# $least (Number)
# $most (Number)
# $usual (Number)
command-algorithm-sizes = Sizes: { $least } to { $most } (--size, default { $usual })
# $algorithms (List)
command-algorithm-names = Algorithms: { LIST($algorithms, ", ") }
command-algorithm-parameters = Parameters (--set name=value):
# $name (Text)
# $range (Message)
# $default (Text)
command-algorithm-parameter = { $name } ({ $range }; default { $default })
# $name (Text)
# $range (Message)
# $default (Text)
# $condition (Message)
command-algorithm-parameter-if = { $name } ({ $range }; default { $default }; only with { $condition })
