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
language-unknown = there is no language "{ $code }"; the languages are { LIST($known, "and") }
language-damaged = this language file is damaged, or belongs to another version of evoku
# $id (Text)
message-unknown = there is no message "{ $id }"
# $id (Text)
# $argument (Text)
message-argument = the message "{ $id }" has no argument "{ $argument }" of this type
# A refusal with the known words that resemble the unknown one.
# $problem (Message)
# $similar (List)
message-similar = { $problem }; did you mean { LIST($similar, "or") }?
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
sudoku-digit = found { $digit } in { $cell }, expected a digit { $first } to { $last }
# $region (Text)
# $found (Number)
# $expected (Number)
rules-region = region { $region } has { $found } cells, expected { $expected }

## Constraints: their names and rules

constraint-alternatives = alternatives
    .title = Alternatives
constraint-alternatives-rule = at least one of several constraints holds, for example: alternatives killer 9 r1c1 r1c2 or renban r1c1 r1c2
constraint-nonconsecutive = nonconsecutive
    .title = Nonconsecutive
constraint-nonconsecutive-rule = cells that share a side do not hold consecutive digits
constraint-nonconsecutive-corners = nonconsecutive-corners
    .plain = nonconsecutive corners
    .title = Nonconsecutive corners
constraint-nonconsecutive-corners-rule = cells that touch at a corner do not hold consecutive digits
constraint-anti-taxicab = anti-taxicab
    .plain = anti taxicab
    .title = Anti taxicab
constraint-anti-taxicab-rule = two cells that hold the same digit n are never exactly n steps apart, counted along rows and columns
constraint-entropic-squares = entropic-squares
    .plain = entropic squares
    .title = Entropic squares
constraint-entropic-squares-rule = each square of 2x2 cells holds a low, a middle and a high digit
constraint-modular-squares = modular-squares
    .plain = modular squares
    .title = Modular squares
constraint-modular-squares-rule = each square of 2x2 cells holds digits with all three remainders of division by 3
constraint-flatmates = flatmates
    .title = Flatmates
constraint-flatmates-rule = each middle digit has the smallest digit directly above it or the largest directly below it (Dutch flatmates; needs an odd side)
constraint-disjoint-groups = disjoint-groups
    .plain = disjoint groups
    .title = Disjoint groups
constraint-disjoint-groups-rule = cells in the same place of their boxes hold different digits
constraint-no-other-differences = no-other-differences
    .plain = no other differences
    .title = No other differences
constraint-no-other-differences-rule = cells that share a side without a dot do not differ by the number, usually 1
constraint-no-other-ratios = no-other-ratios
    .plain = no other ratios
    .title = No other ratios
constraint-no-other-ratios-rule = of two cells that share a side without a dot, neither is this multiple of the other, usually twice
constraint-no-other-sums = no-other-sums
    .plain = no other sums
    .title = No other sums
constraint-no-other-sums-rule = cells that share a side without an X or V do not add up to the total
constraint-chaos-construction = chaos-construction
    .plain = chaos construction
    .title = Chaos construction
constraint-chaos-construction-rule = the first half of the cells divides into connected regions of this size, whose digits differ. The second half holds the number of each cell's region. Regions are numbered in the order of the cells
constraint-alike = alike
    .title = Alike
constraint-alike-rule = the first digit is the number of other cells that hold the second cell's digit. The second cell counts too, unless one is left out
constraint-run = run
    .title = Run
constraint-run-rule = the first digit is the number of cells that hold the second cell's digit without a gap. The count starts with the second cell and continues along arms of these lengths. Cells that are left out do not count
constraint-exactly = exactly
    .title = Exactly
constraint-exactly-rule = exactly this number of the cells hold the digit
constraint-distinct-count = distinct-count
    .plain = distinct count
    .title = Distinct count
constraint-distinct-count-rule = the first digit is the number of different digits in the other cells
constraint-equality-cage = equality-cage
    .plain = equality cage
    .title = Equality cage
constraint-equality-cage-rule = digits differ; the numbers of even and odd digits are equal, as are those of low and high digits; none is the middle digit
constraint-rellik = rellik
    .title = Rellik
constraint-rellik-rule = digits differ, and no one or more of them add up to the total
constraint-equal-sums = equal-sums
    .plain = equal sums
    .title = Equal sums
constraint-equal-sums-rule = the cells, in order and in groups of these sizes, have the same sum in each group
constraint-same-sets = same-sets
    .plain = same sets
    .title = Same sets
constraint-same-sets-rule = the cells, in order and in this number of sets of equal size, hold the same digits with the same frequency in each set
constraint-weighted-sum = weighted-sum
    .plain = weighted sum
    .title = Weighted sum
constraint-weighted-sum-rule = digits multiplied by their weights add up to the total: this number of first cells is added, the others are subtracted
constraint-relation = relation
    .title = Relation
constraint-relation-rule = two successive cells always hold a pair of the table. The table has a number for each first digit: the sum of 1, 2, 4, 8 and so on for its possible second digits
constraint-relation-of-all = relation-of-all
    .plain = relation of all
    .title = Relation of all
constraint-relation-of-all-rule = any two cells, the earlier one first, hold a pair of the table of a relation
constraint-automaton = automaton
    .title = Automaton
constraint-automaton-rule = digits along the line are a word of the automaton. Each state has 1 if a word may end there, otherwise 0. For each digit, the number of the next state or 0 follows. The first state is state 1
constraint-digits = digits
    .title = Digits
constraint-digits-rule = the digits of the board go from the first number to the last
constraint-size = size
    .title = Size
constraint-size-rule = the board has this number of rows and columns. Digits differ in each row, column and region, which need not hold all digits. Cells outside the board hold the first digit
constraint-beside = beside
    .title = Beside
constraint-beside-rule = these cells outside the rows and columns of the board take part in other constraints
constraint-no-lines = no-lines
    .plain = no lines
    .title = No lines
constraint-no-lines-rule = a digit may repeat in rows and columns
constraint-different = different
    .title = Different
constraint-different-rule = digits differ; with as many cells as digits, this is an extra region
constraint-killer = killer
    .title = Killer
constraint-killer-rule = digits in the cage differ and add up to its total, if it has one
constraint-sum = sum
    .title = Sum
constraint-sum-rule = digits add up to the total and may repeat
constraint-little-killer = little-killer
    .plain = little killer
    .title = Little killer
constraint-little-killer-rule = digits along the arrow into the board add up to the total and may repeat
constraint-product = product
    .title = Product
constraint-product-rule = the product of the digits is the number; digits may repeat
constraint-minus = minus
    .title = Minus
constraint-minus-rule = the largest digit minus all others is the number
constraint-divide = divide
    .title = Divide
constraint-divide-rule = the largest digit divided by all others is the number
constraint-even = even
    .title = Even
constraint-even-rule = digits are even (squares)
constraint-odd = odd
    .title = Odd
constraint-odd-rule = digits are odd (discs)
constraint-contains = contains
    .title = Contains
constraint-contains-rule = the cells hold the given digits, each as often as it is given (quadruple)
constraint-clone = clone
    .title = Clone
constraint-clone-rule = the second half of the cells repeats the first, cell by cell
constraint-counting-circles = counting-circles
    .plain = counting circles
    .title = Counting circles
constraint-counting-circles-rule = a digit in a circle is the number of circles that hold that digit
constraint-thermometer = thermometer
    .title = Thermometer
constraint-thermometer-rule = digits rise from the bulb, the first cell, to the tip
constraint-slow-thermometer = slow-thermometer
    .plain = slow thermometer
    .title = Slow thermometer
constraint-slow-thermometer-rule = digits rise or stay equal from the bulb, the first cell, to the tip
constraint-whispers = whispers
    .title = Whispers
constraint-whispers-rule = neighbours on the line differ by at least the number, usually half the side: 5 for German whispers, 4 for Dutch whispers
constraint-renban = renban
    .title = Renban
constraint-renban-rule = digits are consecutive, in any order, without repetition
constraint-nabner = nabner
    .title = Nabner
constraint-nabner-rule = no two digits are equal or consecutive, or differ by less than the number if there is one
constraint-palindrome = palindrome
    .title = Palindrome
constraint-palindrome-rule = digits read the same from both ends
constraint-between = between
    .title = Between
constraint-between-rule = digits along the line are strictly between the digits at its ends
constraint-lockout = lockout
    .title = Lockout
constraint-lockout-rule = the ends differ by at least the number, usually half the side, rounded down. No digit along the line equals an end or is between the ends
constraint-modular = modular
    .title = Modular
constraint-modular-rule = any 3 neighbours on the line have different remainders of division by 3; the number replaces 3; on a shorter line, all cells have
constraint-entropic = entropic
    .title = Entropic
constraint-entropic-rule = any 3 neighbours on the line hold a low, a middle and a high digit; on a line of 2 cells, the digits differ in this
constraint-zipper = zipper
    .title = Zipper
constraint-zipper-rule = two digits at the same distance from the ends always have the same sum. It equals the digit at the centre, if there is one
constraint-region-sum = region-sum
    .plain = region sum
    .title = Region sum
constraint-region-sum-rule = boxes or regions divide the line into parts with equal sums
constraint-arrow = arrow
    .title = Arrow
constraint-arrow-rule = digits along the arrow add up to the number in its bulb. The bulb is the first cell, or the number of first cells that is given
constraint-double-arrow = double-arrow
    .plain = double arrow
    .title = Double arrow
constraint-double-arrow-rule = digits between the two ends of the line add up to the sum of the ends
constraint-slingshot = slingshot
    .title = Slingshot
constraint-slingshot-rule = the second digit is the position, among the cells after it, of another cell with the first digit
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
constraint-x-sum-rule = the first digit is the number of digits, itself included, that add up to the total
constraint-skyscraper = skyscraper
    .title = Skyscraper
constraint-skyscraper-rule = this number of digits are greater than all digits before them; a 0 is never visible
constraint-hidden-skyscraper = hidden-skyscraper
    .plain = hidden skyscraper
    .title = Hidden skyscraper
constraint-hidden-skyscraper-rule = the first digit that is smaller than one before it is the digit of the clue
constraint-numbered-room = numbered-room
    .plain = numbered room
    .title = Numbered room
constraint-numbered-room-rule = the first digit is the position of the cell that holds the digit of the clue
constraint-indexer = indexer
    .title = Indexer
constraint-indexer-rule = the digit in the cell with this number is the position of the number in the row, column or box
constraint-greater = greater
    .title = Greater
constraint-greater-rule = the first digit is greater than the second, to which the sign points
constraint-difference = difference
    .title = Difference
constraint-difference-rule = the digits differ by the number, usually 1 (a white kropki dot)
constraint-ratio = ratio
    .title = Ratio
constraint-ratio-rule = one digit is this multiple of the other, usually twice (a black kropki dot)
constraint-xv = xv
    .title = XV
constraint-xv-rule = the two digits add up to the total: 10 at an X, 5 at a V
constraint-minimum = minimum
    .title = Minimum
constraint-minimum-rule = the digit is less than its neighbours that share a side, except for cells with the same mark
constraint-maximum = maximum
    .title = Maximum
constraint-maximum-rule = the digit is greater than its neighbours that share a side, except for cells with the same mark
constraint-full-rank = full-rank
    .plain = full rank
    .title = Full rank
constraint-full-rank-rule = all rows and columns, read as numbers from both ends, are sorted, smallest first. This one has the rank of the clue. It is unique unless a 1 follows the clue
constraint-ranks-differ = ranks-differ
    .plain = ranks differ
    .title = Ranks differ
constraint-ranks-differ-rule = no two rows or columns are equal, from whichever end they are read
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
constraint-odd-side = a board with an odd side, which has a middle digit
# $name (Text)
constraint-unknown = there is no constraint "{ $name }"; evoku convert --help lists all constraints
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
constraint-wrong-alternatives = found { $found } among alternatives, expected two or more constraints with their cells
# $found (Message)
# $expected (Message)
constraint-unfit = { $found }, expected { $expected }
# $side (Number)
constraint-first-digit = 0 or 1 as the first digit, and at most { $side } digits
# $side (Number)
constraint-rows-and-columns = rows and columns from 1 to { $side }
constraint-once = this constraint at most once per board
# $first (Number)
# $last (Number)
constraint-these-digits = the digits { $first } to { $last }
# $cells (Number)
constraint-digit-for-each = a digit for each of { $cells } cells of a line
# $cell (Text)
constraint-cell-beside = { $cell } outside the board
# $rows (Number)
# $columns (Number)
constraint-cells-beyond = cells outside { $rows } rows and { $columns } columns
# $constraint (Message)
constraint-infeasible = { $constraint } is too complex on a board of this size: its automaton has too many states
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
clash-constraint = the digits violate { $constraint }
rules-plain = plain
rules-jigsaw = jigsaw
rules-diagonal = diagonal
    .title = Diagonals
rules-windoku = windoku
    .title = Windoku
rules-anti-knight = anti-knight
    .title = Anti-knight
rules-anti-king = anti-king
    .title = Anti-king
rules-latin = latin
    .title = Latin square (no boxes)
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
shape-empty-box = found boxes of { $rows }x{ $columns }, expected at least one row and one column
# $rows (Number)
# $columns (Number)
# $side (Number)
shape-too-large = boxes of { $rows }x{ $columns } need a side of { $side }; the largest side is 64
# $found (Number)
# $expected (Number)
sudoku-cells = found { $found } cells, but the board has { $expected } cells
# $cell (Text)
sudoku-no-mark = { $cell } has no pencil marks, expected at least one
# $name (Text)
# $known (List)
rules-unknown = there is no rule "{ $name }"; the rules are { LIST($known, ", ") }
# $found (Number)
# $expected (Number)
rules-region-cells = found regions for { $found } cells, but the board has { $expected } cells
# $side (Number)
rules-windows = windoku needs a side of 4, 9, 16, 25, 36, 49 or 64, not { $side }
# $rule (Message)
rules-no-square = the rule "{ $rule }" needs a square board with as many digits as rows
# $what (Text) - `rows`, `columns` or `digits`.
# $last (Number)
symmetry-no-permutation = the { $what } are not a permutation of 0 to { $last }
# $side (Number)
symmetry-too-large = found a side of { $side }; the largest side is 64
# $symmetry (Number)
# $found (Number)
symmetry-side = found a board of side { $found }, expected side { $symmetry } for this symmetry
# $what (Message)
symmetry-breaks = the symmetry does not preserve { $what }
# $first (Text)
# $second (Text)
symmetry-knight = the knight's move from { $first } to { $second }
# $first (Text)
# $second (Text)
symmetry-king = the king's move from { $first } to { $second }
symmetry-pairs = the pairs of cells that must differ
canon-marks = a puzzle with pencil marks has no canonical form

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
} is longer than { $limit } bytes; check that the input contains puzzles
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
format-found-cells-in-row = a row of { $count } cells in "{ $member }"
# $member (Text)
format-found-other-rows = rows of another length in "{ $member }"
format-found-end = the end of the input
# $link (Message)
format-found-damaged-link = a truncated or damaged link: { $link }
# $text (Message)
# $error (Text) - A parser's error, in English.
format-found-link-with = a link that contains { $text }: { $error }
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
format-expected-hexadecimal = a digit 0 to 9, a letter A to { $last }, or a dot
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
format-expected-end-of-tag = the end of the tag that starts here
format-expected-end-of-comment = the end of the comment that starts here
# $digit (Number)
format-expected-given = { $digit }, the given
format-expected-opensudoku-notes = notes: a number up to 511 with a bit for each digit, or digits with commas
format-expected-move = a move like R1,2,3: column, row and digit, counted from 0
format-expected-sdk-marks = nine cells of pencil marks, with commas between them
# $section (Text)
format-expected-rows-of-section = nine rows of { $section }
format-expected-end-of-object = the end of the object that starts here
format-expected-end-of-array = the end of the array that starts here
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
format-expected-candidate-numbers = candidates, numbers 1 to { $side } separated by commas
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
format-expected-fpuzzles-link = a complete f-puzzles link
format-expected-fpuzzles-link-beginning = an f-puzzles link from its start
format-expected-fpuzzles-object = the JSON object of a puzzle
format-expected-fpuzzles-constraints = f-puzzles constraints that are supported
format-expected-fpuzzles-cells = an array of cells like ["R1C1", "R1C2"]
format-expected-fpuzzles-lines = "lines", an array of arrays of cells
format-expected-fpuzzles-boxes = a board with boxes
format-expected-fpuzzles-outside = a place outside the board like R0C1 or R1C0
format-expected-fpuzzles-direction = a direction: UL, UR, DL or DR
format-expected-fpuzzles-start = a place outside the board from which the direction leads into the board
# $last (Text) - The last cell, like `R9C9`.
format-expected-cell-name = a cell from R1C1 to { $last }
format-expected-scl-link = a complete SudokuPad link
format-expected-scl-object = the object of a puzzle
# $error (Text) - A parser's error, in English.
format-expected-scl = a SudokuPad link or object ({ $error })
format-expected-scl-rows = an object with rows of "cells", or a link to one
format-expected-scl-cells = cells of the board like [0, 1]
# $side (Number)
format-expected-square-board = a square board of { $side }x{ $side }
format-expected-kind = a kind of constraint
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
format-expected-solo-run = a letter or _, which encodes a run of borders
# $total (Number)
format-expected-solo-runs = runs that cover { $total } borders
format-expected-solo-total = a total, a letter or _
# $cells (Number)
format-expected-solo-totals = totals for at most { $cells } cells
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
format-expected-iss-fewer = fewer variables, so that board and variables fit into 64 rows
format-expected-iss-line = a row or column like R1 or C1
format-expected-iss-variable = the name of a variable in capital letters
# $cells (Number)
format-expected-iss-regions = a whole number of regions of { $cells } cells
format-expected-iss-arms = arms that start with the same cell
format-expected-iss-left-out = 0, 1 or no value
format-expected-iss-square = a square with the digits from 0 to its side
format-expected-iss-group = a group that is not inside another
format-expected-iss-alternative = a constraint that can be one of alternatives
# $most (Number)
format-expected-iss-region-size = 1 to { $most } cells
format-expected-iss-known = a constraint that evoku supports
format-expected-iss-copies = cells of the board, six per character
format-expected-iss-ties = none, only-unclued or any
format-expected-iss-diagonal = 1, the rising diagonal, or -1
# $cells (Number)
format-expected-iss-jigsaw = a region for each of { $cells } cells
format-expected-iss-sum = a total, = and a coefficient for each cell
format-expected-iss-edge = a cell at the edge of the board
format-expected-iss-quad = a cell with cells below it and to its right
format-expected-iss-counts = counts and digits like 1223
format-expected-iss-indexing = C for columns or R for rows
format-expected-iss-pairs = a table of pairs of digits
format-expected-iss-automaton = an automaton that reads digits
# $format (Text) - The name of a format.
# $what (Message)
# $can (Message)
format-cannot-carry = { $format } can't represent { $what }; { $can }
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
format-part-column = "{ $name }" in a table whose first puzzle has no such field
format-part-loose-cells = cells in no block
format-about-opensudoku = OpenSudoku: XML with a game for each 9x9 puzzle
format-about-iss = Interactive Sudoku Solver: constraints as .Kind~arguments, or a link; one puzzle per line
format-about-hodoku = HoDoKu's library: technique, givens, deleted candidates, eliminations and more
format-about-keen = game ids of "Keen" (KenKen) from Simon Tatham's puzzles
format-about-unequal = game ids of "Unequal" (Futoshiki) from Simon Tatham's puzzles
format-about-towers = game ids of "Towers" (skyscrapers) from Simon Tatham's puzzles
format-about-sgt = game ids of "Solo" from Simon Tatham's puzzles
format-about-sumocue = killer Sudoku of 9x9 on one line: SumoCue, 3x3::k:, cages with arrows
format-about-scl = SudokuPad: one link per line, or its JSON; cages and regions are read, drawings are kept
format-about-fpuzzles = f-puzzles: one link per line, with constraints; also its JSON and SudokuPad links
format-about-text = a board, then one rule or constraint per line: killer 10 r1c1 r1c2
format-about-pencil = a grid of pencil marks: 15 for a cell with candidates 1 and 5; comma-separated above side 9
format-about-sud = one puzzle per line: name, side, box height, box width, cells separated by commas
format-about-jsonl = JSON Lines: one JSON object per line
format-about-json = JSON: an object, an array of objects, or several objects
format-about-sdk = SadMan and SudoCue: #A author and other headers, [Puzzle], nine rows
format-about-candidates = 729 candidates of a 9x9 board on one line
format-about-sheet = a spreadsheet: one row per line, cells separated by commas, semicolons or tabs
format-about-csv = a header with puzzle, optionally solution, and other columns, which are kept
format-about-ss = Simple Sudoku: its own drawing of a 9x9 board
format-about-board = a drawing with or without rules between the boxes
format-about-sdm = one 9x9 puzzle per line: 81 characters
format-about-line = one puzzle per line: digits and letters, or separated numbers
format-found-two-blanks = two signs for blanks, 0 and another
format-found-brackets = brackets that don't match
format-found-no-board = no board in the lists
format-found-numbers = numbers of rows and columns
# $first (Number)
# $last (Number)
format-found-coordinates = rows and columns from { $first } to { $last }
# $link (Message)
format-found-link-without-board = the link { $link }, which names a puzzle but doesn't contain it
# $text (Message)
format-found-spreadsheet-number = { $text }, a number that a spreadsheet has rounded
# $name (Text)
format-found-column = no column "{ $name }"
format-expected-whole-array = the whole array (NumPy: set_printoptions(threshold=10**6); pandas: to_string())
# $side (Number)
format-expected-printed-cell = a number 1 to { $side } or a blank (0 . None nan -1)
format-expected-same-notation = the same notation as in the previous cells
# $side (Number)
format-expected-one-blank = one sign for all blanks, or digits up to { $side }
format-expected-no-numbers = a board without such numbers
# $last (Number)
# $side (Number)
format-expected-coordinates = rows and columns from 0 to { $last }, or from 1 to { $side }
format-expected-list-of-cells = each cell once, with row, column and digit
format-expected-brackets = each bracket closed
format-expected-rows-of-array = rows of numbers as in [[1, 0], [0, 1]]
format-expected-link-with-board = a link that contains the board, or the board itself
format-expected-text-column = all digits of the puzzle; format the column as text before saving
# $names (List)
format-expected-columns = one of the columns { LIST($names, ", ") }
format-expected-bank = an identifier, a puzzle and a rating
format-expected-symbols = different characters that are not blanks, like 0-F
# $first (Text)
# $why (Message)
# $second (Text)
# $because (Message)
format-no-reading = the input fits no format; the closest are { $first } ({ $why }) and { $second } ({ $because })
format-remark-letter-o = the letter O is read as 0
# $side (Number)
format-remark-small = these few cells are read as a board of { $side }x{ $side }
format-remark-spaces = spaces are read as blanks
# $first (Number)
format-remark-coordinates = each cell is read as row, column and digit; the first row is { $first }
format-remark-rows = the lists are read as rows
# $count (Number)
format-remark-leading-zeros = { $count ->
    [one] a missing leading zero was restored
   *[other] { $count } missing leading zeros were restored
}
# $from (Text)
# $to (Text)
format-remark-symbols = the symbols { $from } are written as { $to }
format-about-array = arrays, lists and tables as NumPy, pandas, R, Python and C print them
format-about-bank = one record per line: an identifier, a puzzle, a rating
format-about-link = links of any site with the board in plain digits
format-field-rating = the difficulty that the source gives the puzzle
format-expected-by-row = nrow, ncol or byrow = TRUE or FALSE
format-field-puzzle = the givens in reading order
format-field-solution = the solution, written like the puzzle
format-field-box = the rows and columns of a box: 2x3 in CSV, [2, 3] in JSON
format-field-rules = the rules in addition to rows, columns and boxes, by name
format-field-regions = jigsaw regions: one character for each cell, the same for all cells of a region
format-field-constraints = constraints other than houses, as texts separated by semicolons
format-field-marks = pencil marks: the digits of each cell
format-field-placed = the digits that a player placed, as a line
format-field-player-marks = pencil marks of a player: the digits of each cell; an empty cell has none
format-field-corner-marks = corner marks of a player, which rule nothing out
format-field-id = the number or name of the puzzle in its collection
format-field-name = the title of the puzzle
format-field-author = the author of the puzzle
format-field-comment = a comment on the puzzle
format-field-description = a longer text about the puzzle
format-field-date = the date on which the puzzle was created
format-field-source = the origin of the puzzle
format-field-url = the address at which the puzzle was published
format-field-class = the puzzle's class in a set of puzzles
format-field-status = the result of a search: unique, solved, several, none, wrong or unknown
format-field-solutions = the number of solutions that a search found
format-field-true-candidates = for each cell, the digits that it holds in at least one solution
format-field-level = the difficulty of the puzzle, from easy to extreme
format-field-score = the sum of the scores of all steps of the solution path
format-field-hardest-technique = the hardest technique of the solution path
format-field-step = the step that is possible in the position, in forum notation
format-field-hodoku-level = HoDoKu's level for the score
format-field-hodoku-score = HoDoKu's score
format-field-se-er = Sudoku Explainer's rating of the hardest step
format-field-se-ep = Sudoku Explainer's rating of the steps up to the first placement
format-field-se-ed = Sudoku Explainer's rating of the first step
format-field-sukaku-er = Sukaku Explainer's rating of the hardest step
format-field-sukaku-ep = Sukaku Explainer's rating of the steps up to the first placement
format-field-sukaku-ed = Sukaku Explainer's rating of the first step
format-field-guesses = the number of branches of a search that proves that there is one solution
format-field-path-guesses = the number of guesses on the solution path
format-field-side = the side of the board
format-field-givens = the number of givens
format-field-given-digits = the number of different digits among the givens
format-field-open-candidates = candidates of all open cells: digits that no given peer holds
format-field-kernel-cells = the open cells that remain after naked and hidden singles
format-field-kernel-candidates = the candidates of those cells
format-field-kernel-edges = the pairs of those cells that can't hold the same digit and share a candidate
format-field-kernel-density = these pairs as a share of all pairs of those cells
format-field-kernel-components = the connected components of the graph of those cells and pairs
format-field-spectral-radius = the largest eigenvalue of that graph
format-field-spectral-energy = the mean absolute value of its eigenvalues
format-field-algebraic-connectivity = the second smallest eigenvalue of its Laplacian
format-field-square-symmetries = rotations and reflections that preserve the places of the givens
format-field-pattern-automorphisms = rearrangements of the board that preserve the places of the givens
format-field-puzzle-automorphisms = rearrangements, with digits renamed, that preserve the puzzle
format-field-solution-count = the number of solutions, 2 if there are several
format-field-backbone = the open cells that hold the same digit in all solutions
format-field-backdoor = the smallest number of further digits with which singles solve the puzzle
format-field-backdoor-exact = 1 if every smaller backdoor was ruled out, 0 if a smaller one may exist
format-field-walk-correlation = correlation of costs one random swap apart
format-field-walk-neutrality = the share of random swaps that do not change the cost
format-field-climb-cost = the mean cost of local optima under swaps
format-field-climb-distance = the mean number of cells in which local optima differ from the solution
format-field-climb-correlation = the correlation of this cost and this distance over local optima
format-field-original = the puzzle of which this is the canonical form
format-field-digest = a hash that is equal if and only if the canonical forms are
format-field-automorphisms = the number of symmetries that leave the puzzle unchanged
format-field-problem = the reason why a rating is missing
format-field-technique = HoDoKu's number of the technique, with its variant
format-field-candidates = HoDoKu's candidates that the technique concerns
format-field-deleted = HoDoKu's candidates that are already deleted: digit, row, column
format-field-eliminations = HoDoKu's candidates that the technique deletes
format-field-placements = HoDoKu's digits that the technique places
format-field-extra = further content of a line of HoDoKu's library

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
step-hidden-single = In { $house }, only { $cell } can still hold { $digit }.
# $house (Message)
# $cell (Text)
# $digit (Number)
step-full-house = { $cell } is the last open cell of { $house }, and { $digit } is the missing digit.
# $house (Message)
# $digit (Number)
# $places (List) - The cells that can hold it.
# $to (Message) - The other house.
step-locked =
    In { $house }, the digit { $digit } can only go into { LIST($places, "or") }, and all of these are in { $to }. One of them holds it, so the rest of { $to } can't hold { $digit }.
# $count (Message) - `number-in-words`.
# $cells (List)
# $digits (List)
# $houses (Message)
step-naked-subset =
    The { $count } cells { LIST($cells, "and") } have only the { $count } candidates { LIST($digits, "and") } between them, so they use these up. No other cell of { $houses } can hold one of them.
# $count (Message) - `number-in-words`.
# $cells (List)
# $digits (List)
# $houses (Message)
step-hidden-subset =
    In { $houses }, the { $count } digits { LIST($digits, "and") } can only go into the { $count } cells { LIST($cells, "and") }. They fill these cells, so no other digit fits in.
# $digit (Number)
# $base (Message)
# $cover (Message)
# $count (Message) - `number-in-words`.
step-fish =
    { CAPITAL($base) } each need a { $digit }, and all their places for it are in { $cover }. { CAPITAL($count) } { $digit }s fill these, so no other cell of { $cover } can hold { $digit }.
# $digit (Number)
# $base (Message)
# $cover (Message)
# $fins (List)
step-finned-fish =
    { CAPITAL($base) } each need a { $digit }, and all their places for it are in { $cover }, except for { COUNT($fins) ->
        [one] the fin
       *[other] the fins
    } { LIST($fins, "and") }. If no fin holds { $digit }, the fish leaves no { $digit } for other cells of { $cover }. If a fin holds it, that rules out the cells that the fin sees. Candidates that are ruled out in both cases are wrong.
# $digit (Number)
# $base (Message)
# $cover (Message)
# $fins (List)
# $chains (List) - Sentences.
step-kraken-fish =
    { CAPITAL($base) } each need a { $digit }, and all their places for it are in { $cover }, except for { COUNT($fins) ->
        [one] the fin
       *[other] the fins
    } { LIST($fins, "and") }. { LIST($chains, " ") } All have the same consequence.
# $one (Message) - A fish.
# $other (Message) - A fish with the same base.
step-siamese-fish = { $one } From another point of view: { $other }
# $pivot (Text) - A cell.
# $candidates (List)
# $cases (List)
# $digit (Number)
step-wing =
    { $pivot } is { LIST($candidates, "or") }: { LIST($cases, "; ") }. In each case one of the cells is { $digit }, so no cell that sees all of them can be { $digit }.
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
# $once (List) - Digits that one cell holds at most.
# $digit (Number)
step-wxyz-wing =
    { LIST($cells, "and") } have only the candidates { LIST($digits, "and") }. Each of { LIST($once, "and") } can be in one of these cells only, since all its places there see each other. So one of the cells is { $digit }, and no cell that sees all places of { $digit } there can be { $digit }.
# $cells (List)
# $digits (List)
step-deadly =
    If { LIST($cells, "and") } held only { LIST($digits, "and") }, the two digits could be swapped there. The puzzle would have two solutions.
# $cells (List) - Corners of the rectangle that hold more.
step-rectangle-only = Only { LIST($cells, "or") } can prevent that.
# $cells (List) - Corners of the rectangle that hold more.
# $besides (List) - Digits.
step-rectangle-besides = To prevent that, one of { LIST($cells, "or") } must hold { LIST($besides, "or") }.
# $cells (List) - Corners of the rectangle that hold more.
# $besides (List) - Digits.
# $subset (List) - Other cells.
# $houses (Message)
step-rectangle-subset =
    One of { LIST($cells, "or") } must therefore hold { LIST($besides, "or") }, which forms a naked subset with { LIST($subset, "and") } in { $houses }.
# $houses (Message)
# $kept (List) - Digits.
# $gone (List) - Digits.
# $cells (List) - Corners of the rectangle.
step-rectangle-link =
    In { $houses }, the corners are the only places for { LIST($kept, "and") }. So { LIST($gone, "and") } in { LIST($cells, "or") } would cause that.
# $houses (Message)
# $cells (List) - Cells of the loop that hold more.
# $kept (List) - Digits.
# $gone (List) - Digits.
step-loop-link =
    In { $houses }, { LIST($cells, "and") } are the only places for { LIST($kept, "and") }. So { LIST($gone, "and") } in one of them would cause that.
# $houses (Message)
# $kept (List) - Digits.
# $gone (List) - Digits.
# $cells (List) - Corners of the rectangle.
step-rectangle-links =
    In { $houses }, the corners are the only places for { LIST($gone, "and") }. With { LIST($gone, "and") } in one of { LIST($cells, "or") }, it would be in the other as well, and { LIST($kept, "and") } in the rest.
# $houses (Message)
# $kept (List) - Digits.
# $gone (List) - Digits.
step-rectangle-hidden =
    In { $houses }, the corners are the only places for { LIST($kept, "and") }. So { LIST($gone, "and") } in the corner where they meet would cause that.
# $cell (Text)
# $digits (List)
step-bivalue-universal-grave =
    Every open cell except { $cell } has two candidates. If { $cell } had two as well, each digit would have two places or none in every house. The puzzle would not have a single solution. { LIST($digits, "and") } is the digit with a third place in the houses of { $cell }, so it must be there.
# $digit (Number)
# $clusters (List) - `step-color-cluster`.
step-colors =
    Where a house has two places for { $digit }, one of them holds it. Along these links, { $digit } is { LIST($clusters, "and") }.
# $one (Text) - Cells of the first color.
# $other (Text) - Cells of the second color.
step-color-cluster = either in { $one } or in { $other }
step-simple-colors-trap = A cell that sees both colors can't hold it.
step-simple-colors-wrap = Two cells of one color see each other, so this color is wrong and the other one is right.
step-multi-colors-1 =
    A color of one group sees a color of the other, so they can't both be right. One of their opposites is, and a cell that sees both of these can't hold it.
step-multi-colors-2 = A color that sees both colors of the other group can't be right.
# $crossing (List) - Cells.
# $crossing-digits (List)
# $line (Message)
# $line-cells (List)
# $line-digits (List)
# $box (Message)
# $box-cells (List)
# $box-digits (List)
step-sue-de-coq =
    { LIST($crossing, "and") }, where { $line } and { $box } cross, have only the candidates { LIST($crossing-digits, "and") }. In the rest of { $line }, { LIST($line-cells, "and") } have only { LIST($line-digits, "and") }. In the rest of { $box }, { LIST($box-cells, "and") } have only { LIST($box-digits, "and") }. These are as many cells as digits, so a cell that sees all places of a digit there can't hold it.
# $base (List) - Cells.
# $digits (List)
# $lines (Message) - Houses.
# $targets (List) - Cells.
step-exocet =
    { LIST($base, "and") } hold two of { LIST($digits, "and") }. In { $lines }, such a digit can only be in { LIST($targets, "or") }, or outside the three boxes. There two lines cover its places, but the digit is needed three times. So { LIST($targets, "and") } hold the same two digits as { LIST($base, "and") }.
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
step-through-set = { $state } ({ $cells } hold all of { LIST($digits, "and") } except one)
# $gone (List) - `step-gone`.
# $constraint (Message)
step-by-constraint = { LIST($gone, "; ") } (by { $constraint })
# $count (Number)
step-so-on = so on for { $count } steps
step-done = the conclusion is reached
# $assumed (List) - Clauses.
# $follows (List) - Clauses.
step-chain = Suppose { LIST($assumed, "and") }. Then { LIST($follows, "and") }.
# $follows (List) - Clauses.
step-chain-also = Then { LIST($follows, "and") } as well.
step-loop =
    The last link leads back to the first, so the links form a loop and hold in both directions. Of two neighbours one is always true, and candidates that see both are false.
step-verity = One of these must be true, and each has the same consequence.
step-remote-pair =
    So the cells along the chain alternate between the two digits. A cell that sees two of them with different digits can hold neither.
# $state (Message) - A clause.
step-even-so = Even then, { $state }.
# $one (Message) - A clause.
# $other (Message) - A clause.
step-either = In any case { $one } or { $other }.
# $state (Message) - A clause.
step-otherwise = And if { $state }, that is ruled out as well.
step-opposite = A candidate that both this and its opposite rule out is wrong.
step-contradicts-itself = That contradicts itself.
step-one-digit = But a cell holds only one digit.
# $what (Message)
step-contradiction = { $what }, so the assumption is wrong.
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
} all of { LIST($digits, "and") } except one
# $sets (List) - `step-almost-locked`.
# $stem (Text) - A cell.
# $digits (List) - Of the stem.
step-death-blossom =
    { LIST($sets, "; ") }. Each of { LIST($digits, "or") } in { $stem } takes that digit from one of these sets, which then needs all its others. A candidate that every case rules out is wrong.
# $sets (List) - `step-almost-locked`.
# $linked (List) - Digits.
step-doubly-linked =
    { LIST($sets, "; ") }. Each of { LIST($linked, "and") } can be in only one of the two sets, as all its cells there see each other. Neither set can do without both. So each set has one of these and all its other digits. A cell that sees all places of a digit in the sets can't hold it.
# $sets (List) - `step-almost-locked`.
# $links (List) - `step-any`.
# $digits (List) - What is ruled out.
step-linked =
    { LIST($sets, "; ") }. Two neighbouring sets can't both hold the digit that links them ({ LIST($links, "and") }), as all its cells there see each other. A set without that digit needs all its others. From set to set, this leaves { LIST($digits, "or") } in the first or in the last. A cell that sees all its places in both can't hold it.
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
    By { LIST($who, "and") }, { LIST($rules, "and") }. The removed candidates violate that for every value of the cells next to them.
# $who (List)
# $rules (List)
step-along-line = By { LIST($who, "and") }, { LIST($rules, "and") }. No digits of its other cells go with the removed candidates.
# $who (List)
# $rules (List)
step-ways = By { LIST($who, "and") }, { LIST($rules, "and") }. No way to fill its cells uses the removed candidates.
# $who (List)
step-ways-together =
    Take { LIST($who, "and") } together. No way to fill their cells uses the removed candidates.
# $who (List)
# $sets (List) - Digits in a row.
step-sets = The cells of { LIST($who, "and") } can only hold { LIST($sets, "or") }.
# $who (List)
# $count (Number)
step-many-sets = The cells of { LIST($who, "and") } can hold { $count } sets of digits. None of them uses the removed candidates.
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
    { $needs }, and it can only go into { LIST($places, "or") }. So a cell that sees all of these can't hold { $digit }.
# $houses (Message)
# $digit (Number)
# $places (List)
# $constraints (List)
# $rules (List)
step-locked-by-relation =
    { CAPITAL($houses) } needs { $digit }, and it can only go into { LIST($places, "or") }. By { LIST($constraints, "and") }, { LIST($rules, "and") }. With { $digit } in any of these cells, the removed candidates are impossible.
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
    Within { LIST($who, "and") }, the { $count } cells { LIST($cells, "and") } have only the candidates { LIST($digits, "and") } between them, so they use these up. A cell that sees all of them can't hold one.
# $constraints (List)
# $equation (Message)
step-sum = By { LIST($constraints, "and") }, { $equation }.
# $cages (List)
# $houses (Message)
# $count (Number) - Of houses.
# $sum (Number)
# $equation (Message)
step-sum-of-houses = Subtract { LIST($cages, "and") } from { $houses }, which { $count ->
    [one] adds
   *[other] add
} up to { $sum }: { $equation }.
# $count (Number)
step-cages = { $count } cages
# $cells (List)
# $total (Number)
step-total = { LIST($cells, "and") } add up to { $total }
step-sum-filled = All except one of these are filled.
# $left (List) - `step-at-least` and the like.
step-sum-bounds = With the smallest or the largest digits in the other cells, that leaves { LIST($left, "and") }.
# $cell (Text)
# $digit (Number)
step-nothing-but = { $cell } only { $digit }
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
    For every value of the other cells, the sum of their terms has the same parity. The removed candidates would give the total the wrong parity.
step-sum-remainders =
    Compare the remainders of division by 3. For every value of the other cells, the removed candidates would give the total a wrong remainder.
step-sum-rest = No digits of the other cells add up to the rest for the removed candidates.

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
step-around-cell = { $cell } and the cells that it sees
# $cells (List)
step-around-cells = { LIST($cells, "and") } and the cells that they see
# $places (List) - Cells, constraints or others.
step-places-listed = { LIST($places, "and") }
# $digit (Number)
# $cells (List)
step-digit-in = { $digit } in { LIST($cells, "or") }
step-candidates = the number of candidates of the open cells
# $line (Message)
# $box (Message)
step-crossing = where { $line } crosses { $box }
# $houses (Message)
step-cages-there = { $houses } and the cages there
step-solved = Solved: every cell is filled, and nothing clashes.
step-several = The puzzle has several solutions. This is common to all of them.
# $is-unique (Flag)
step-none = { $is-unique ->
    [yes] No technique applies here.
   *[no] The puzzle has several solutions. No technique finds more of their common digits.
}
# $digit (Number)
# $cell (Text)
step-guess = No technique applies here. The solution has { $digit } in { $cell }.
# $clash (Message)
step-wrong-clash = Something is wrong: { $clash }.
# $digit (Number)
# $cell (Text)
step-wrong-digit = the { $digit } in { $cell }
# $digits (List) - Each is `step-wrong-digit`.
step-wrong-digits = Something is wrong: { LIST($digits, "and") }.
# $cells (List)
step-wrong-marks = Something is wrong: the right digit was ruled out in { LIST($cells, ", ") }.
step-wrong = Something is wrong: the board can't be completed.
step-wrong-givens = The puzzle as given has no solution.
# $why (Message) - `step-wrong`.
step-wrong-somewhere = { $why } Give the original puzzle with --puzzle to find out where.

# Why a puzzle can't be explained or rated. The words of the first four go on after a colon.

step-unexplained-several = it has several solutions
step-unexplained-none = it has no solution
# $clash (Message)
step-unexplained-clash = it has no solution: { $clash }
step-unexplained-undecided = the number of its solutions is unknown
step-unrated-none = no solution
step-unrated-several = several solutions
step-unrated-undecided = unknown number of solutions
step-guesses-not-counted = guesses not counted: too many
# $board (Message)
step-explainer-board = Sudoku Explainer's rating is defined for plain 9x9 boards, not for { $board }
# $board (Message)
step-sukaku-board = Sukaku Explainer's rating is not defined for { $board }
step-explainer-none = the puzzle has no solution; only puzzles with exactly one solution can be rated
step-explainer-several = the puzzle has several solutions; only puzzles with exactly one solution can be rated
step-explainer-cancelled = the rating was cancelled

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
technique-wxyz-wing = WXYZ-Wing
# $type (Number)
technique-unique-rectangle = Unique Rectangle Type { $type }
technique-hidden-rectangle = Hidden Rectangle
# $type (Number)
technique-avoidable-rectangle = Avoidable Rectangle Type { $type }
technique-joint-constraints = Two Constraints
# $type (Number)
technique-unique-loop = Unique Loop Type { $type }
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
technique-junior-exocet = Junior Exocet
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

engine-about-auto = picks an engine: batch9 for many plain 9x9 boards, single9 for one, weighted for boards with constraints, large for all others
engine-about-batch9 = bit-sliced: 512 boards at once, one bit each
engine-about-single9 = one plain 9x9 board at a time, with the lowest latency
engine-about-large = conflict-driven clause learning on exactly-one groups; fastest from 16x16 up
engine-about-weighted = cages, lines and other constraints, by propagation and a search that branches where it fails most
engine-about-cover = exact cover with dancing cells
engine-about-tree = tree search on propagated boards, the plain reference for all engines
engine-about-cadical = the SAT solver CaDiCaL, for comparison; its nodes are conflicts
engine-boards-of-every-geometry = boards of every geometry
engine-boards-of-every-size = boards of every size and geometry
engine-boards-without-constraints = boards without constraints
engine-boards-plain-nine = plain 9x9 boards
# $engine (Text) - The name of an engine.
# $solves (Message)
# $board (Message)
engine-unsupported = engine { $engine } solves only { $solves }, but this is { $board }; engine auto picks one that fits
engine-contradiction = no solution: a cell without candidates, or a house without a place for a digit
engine-rule-naked-single = the digit of a decided cell is removed from its peers
engine-rule-hidden-single = a digit with one place left in a house is placed there
engine-rule-naked-pair = two cells of a house with the same two candidates take both from its other cells
engine-rule-locked-candidates = if all places of a digit in a house are also in another house, the digit is removed from the rest of the other house
engine-rule-naked-triple-and-quad = three or four cells of a house with as many candidates in total take these from its other cells
engine-rule-hidden-pair-triple-and-quad = two to four digits with as many places in total in a house exclude other digits there
engine-rule-all-different = a candidate that is part of no way to fill its house is removed

## Generate

generate-symmetry-none = none
generate-symmetry-half-turn = half-turn
    .title = half turn
generate-symmetry-quarter-turn = quarter-turn
    .title = quarter turn
generate-symmetry-left-right = left-right
    .title = left to right
generate-symmetry-top-bottom = top-bottom
    .title = top to bottom
generate-symmetry-left-right-top-bottom = left-right-top-bottom
    .title = left to right and top to bottom
generate-symmetry-diagonal = diagonal
generate-symmetry-anti-diagonal = anti-diagonal
    .title = other diagonal
generate-symmetry-both-diagonals = both-diagonals
    .title = both diagonals
generate-symmetry-full = full
# $layout (Message) - The name of a layout, as in the messages that follow.
generate-twice = { $layout } is given twice; give each layout once
# $layout (Message)
generate-settled-cells = { $layout } has a fixed number of cells; omit the number
# $layout (Message)
# $from (Number)
# $to (Number)
# $least (Number)
# $most (Number)
generate-cells = found { $from } to { $to } cells for { $layout }, expected { $least } to { $most } on this board
# $layout (Message)
generate-unsymmetric = the digits alone determine the marks of { $layout }, so they can't be symmetric; omit the symmetry
generate-nothing-to-spare = --minimal removes needless constraints, but this puzzle has none; --constraints adds some
# $what (Text) - `givens`, `levels` or `score`.
# $from (Number)
# $to (Number)
# $least (Number)
# $most (Number)
generate-range = found { $what } from { $from } to { $to }, expected a range within { $least } to { $most }
# $what (Text) - `number` or `symmetry`.
generate-settled = a pattern already determines the number and symmetry of the givens; omit the { $what }
# $found (Number)
# $cells (Number)
generate-pattern-cell = the pattern has the cell index { $found }, but the board has { $cells } cells, counted from 0
# $technique (Message)
generate-torn = { $technique } is both required and forbidden; remove one of these conditions
# $technique (Message)
# $least (Message) - A level.
# $most (Message) - A level.
generate-too-hard = { $technique } has the level { $least }, but the highest requested level is { $most }
# $technique (Message)
generate-needed = { $technique } can't be forbidden because every solution path ends with it
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
    at most { $most } givens are too few: constraints of { LIST($layouts, " and ") } stay satisfied after an exchange of digits ({ LIST($exchange, ", ") }), so a puzzle with one solution has at least { $least } givens. Allow that number, or add a layout that distinguishes digits, like killer, thermometer or arrow
# $symmetry (Message)
# $layouts (List)
generate-image =
    with the symmetry { $symmetry } and no givens, the mirror image of a solution satisfies the same constraints ({ LIST($layouts, " and ") }). Allow givens, choose another symmetry, or add a layout with numbers, like killer
# $symmetry (Message)
# $near (List) - The nearest numbers of givens that it allows.
# $from (Number)
# $to (Number)
generate-unreachable = with the symmetry { $symmetry } the number of givens is { LIST($near, "or") }, never { $from } to { $to }
# $lines (Text) - `rows` or `columns`.
# $first (Number)
# $second (Number)
generate-exchangeable =
    { $lines } { $first } and { $second } have no givens and cross the same boxes, so exchanging them turns any solution into another; add a given in one of them
# $from (Number)
# $to (Number)
# $least (Number)
# $most (Number)
generate-score = found a score from { $from } to { $to }, expected a range within { $least } to { $most } with these levels and techniques
# $technique (Message)
generate-unused = { $technique } is not used by ratings, so no puzzle can require it; --available finds positions in which it is a possible step
# $technique (Message)
generate-no-constraints = { $technique } needs constraints, but this board has none; --constraints lays out some
# $board (Message)
generate-no-grid = no full grid satisfies the rules of this board ({ $board }), so it has no puzzle
# $number (Number)
generate-grid = grid { $number } does not fit this board; expected a full grid that satisfies its rules
# $name (Text)
# $known (List) - As people type them.
generate-layout-unknown = there is no layout "{ $name }"; the layouts are { LIST($known, ", ") }
# $found (Text)
generate-layout-cells = found "{ $found }" after the colon, expected a number of cells like 3 or a range like 2..4
# $found (Number)
# $expected (Number)
generate-pattern = found { $found } characters, expected { $expected }, one for each cell
# Reasons that puzzles are refused, which follow their number: `12 with too many givens`. So may a level.
generate-refused-grid = without a full grid
generate-refused-layout = without room for every constraint
generate-refused-solutions = without a single solution
generate-refused-givens = with too many givens
generate-refused-score = with another score
# $technique (Message)
generate-refused-lacks = without { $technique }
# $technique (Message)
generate-refused-unavailable = without a position with { $technique }
# $technique (Message)
generate-refused-uses = with { $technique }
generate-minimise-none = the puzzle has no solution; only puzzles with exactly one solution can be minimised
generate-minimise-several = the puzzle has several solutions; only puzzles with exactly one solution can be minimised
layout-killer = { constraint-killer }
layout-killer-about = cages that cover the board, each with its total; digits differ within
layout-calcudoku = calcudoku
layout-calcudoku-about = cages that cover the board, each with a sum, product, difference or quotient
layout-thermometer = { constraint-thermometer }
layout-thermometer-about = digits rise from the bulb to the tip
layout-slow-thermometer = { constraint-slow-thermometer }
layout-slow-thermometer-about = digits rise or stay equal from the bulb to the tip
layout-arrow = { constraint-arrow }
layout-arrow-about = digits along the arrow add up to the number in its bulb
layout-double-arrow = { constraint-double-arrow }
layout-double-arrow-about = digits between the ends add up to the sum of the ends
layout-whispers = { constraint-whispers }
layout-whispers-about = neighbours on the line differ by at least half the side
layout-renban = { constraint-renban }
layout-renban-about = digits on the line are consecutive, in any order
layout-nabner = { constraint-nabner }
layout-nabner-about = no digits on the line are consecutive or equal
layout-palindrome = { constraint-palindrome }
layout-palindrome-about = the line reads the same from both ends
layout-between = { constraint-between }
layout-between-about = digits on the line are between those at its ends
layout-lockout = { constraint-lockout }
layout-lockout-about = digits on the line are not between those at its ends
layout-modular = { constraint-modular }
layout-modular-about = 3 neighbours have different remainders of division by 3
layout-entropic = { constraint-entropic }
layout-entropic-about = 3 neighbours are a low, a middle and a high digit
layout-zipper = { constraint-zipper }
layout-zipper-about = two digits at the same distance from the ends always have the same sum
layout-region-sum = { constraint-region-sum }
layout-region-sum-about = boxes divide the line into parts with equal sums
layout-kropki = kropki
layout-kropki-about = white dots between consecutive digits, black dots where one digit is twice the other
layout-kropki-all = kropki-all
layout-kropki-all-about = the same; without a dot, neither is the case
layout-xv = { constraint-xv }
layout-xv-about = an X between digits that add up to 10, a V between digits that add up to 5
layout-xv-all = xv-all
layout-xv-all-about = the same; without a mark, neither is the case
layout-greater = { constraint-greater }
layout-greater-about = a sign between all cells that share a side within a box
layout-even-odd = even-odd
layout-even-odd-about = marks on two of five cells that indicate an even or an odd digit
layout-extremes = extremes
layout-extremes-about = marks on cells whose digit is less, or greater, than all neighbours that share a side
layout-quadruple = quadruple
layout-quadruple-about = digits that are in the four cells around a corner
layout-little-killer = { constraint-little-killer }
layout-little-killer-about = the sums of all diagonals of at least two cells
layout-sandwich = { constraint-sandwich }
layout-sandwich-about = the sum between the smallest and the largest digit of each row and column
layout-x-sum = { constraint-x-sum }
layout-x-sum-about = the sum of the first digits of each row and column; the first of them is their number; from both ends
layout-skyscraper = { constraint-skyscraper }
layout-skyscraper-about = the number of digits that are greater than all before them, from both ends
layout-numbered-room = { constraint-numbered-room }
layout-numbered-room-about = the digit in the cell whose position is the first digit, from both ends
layout-nonconsecutive = { constraint-nonconsecutive }
layout-nonconsecutive-about = no consecutive digits in cells that share a side
layout-disjoint-groups = { constraint-disjoint-groups }
layout-disjoint-groups-about = different digits in the same place of all boxes

## Evolve: runs, islands and progress

# Reasons that end a run. JSON has the English ones in each language.
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
evolve-queens-summary = queens on a chess board, one in each row and column, none attacking another
# $size (Number)
evolve-magic-square = magic-square of size { $size }
evolve-magic-square-summary = the numbers 1 to n*n with equal sums in rows, columns and diagonals
# $kind (Text)
# $least (Number)
# $most (Number)
evolve-size = the size of { $kind } must be from { $least } to { $most }
# $algorithm (Text)
# $puzzle (Message)
evolve-other-kind = { $algorithm } doesn't support { $puzzle }
# $algorithm (Text)
# $reason (Message)
evolve-refused-puzzle = { $algorithm } doesn't support this puzzle: { $reason }
# $needed (Number)
# $allowed (Number)
evolve-memory = the population needs about { $needed } MB of memory, but the limit is { $allowed } MB; reduce the population or raise the limit
evolve-no-boxes = the board has neither boxes nor regions to keep complete
evolve-marks = the algorithm permutes the digits of whole units, so it can't respect pencil marks; remove them or choose another algorithm
evolve-frame = only square boards with digits 1 to n are supported
# $contradiction (Message)
evolve-contradiction = the givens contradict each other: { $contradiction }
evolve-singles-stuck = after naked and hidden singles, a house can't be completed
# $constraint (Message)
evolve-constraint = the board has { $constraint }, but this algorithm counts only conflicts between two cells; most other algorithms support it
evolve-constraints-of-many = constraints of many cells
# $reason (Message)
evolve-damaged = the state is damaged: { $reason }
evolve-damaged-end = it ends too early
# $bytes (Number)
evolve-damaged-rest = it has { $bytes } surplus bytes
# $number (Number)
evolve-damaged-number = the number { $number } is too large
# $found (Text)
evolve-damaged-flag = found { $found }, expected 0 or 1
# $found (Number)
# $expected (Number)
evolve-damaged-items = found { $found } items, expected { $expected }
evolve-damaged-members = found members, expected an empty population
# $side (Number)
# $digits (Text) - A set in binary.
evolve-damaged-digits = found the digits { $digits } (in binary) on a board of side { $side }
evolve-damaged-cell = found a cell or digit that the board does not have
evolve-landscape-digit-change = any digit in every open cell; one cell takes another digit; missing digits
evolve-landscape-blank-change = a digit or a blank in every open cell; one cell takes another; missing digits
evolve-landscape-digit-redraw = any digit in every open cell; each is redrawn with probability 1 / open cells
evolve-landscape-row-swap = complete rows; two open cells of a row are swapped; missing digits
evolve-landscape-column-swap = complete columns; two open cells of a column are swapped; missing digits
evolve-landscape-box-swap = complete boxes; two open cells of a box are swapped; missing digits
evolve-landscape-box-sequence = complete boxes; a few swaps in a box, except those that crowd a digit; missing digits
evolve-landscape-row-reorder = complete rows; each row is reordered at random with probability 1 / side
evolve-landscape-row-cross = complete rows; those after a boundary come from a random board
evolve-landscape-column-cross = complete columns; those after a boundary come from a random board
evolve-landscape-box-cross = complete boxes; each comes from a random board with probability one half
evolve-landscape-cycle-cross = complete rows; cycles of each row come from a random board
evolve-landscape-mapped-cross = complete rows; a section of each is mapped from a random board
evolve-landscape-recolour = a digit of its list in every open cell; one cell takes another; conflicts
evolve-landscape-recolour-cross = a digit of its list in every open cell; whole digits come from a random colouring
evolve-landscape-flip = a truth value for each digit of each list; one changes; unsatisfied clauses
evolve-landscape-refilter = partial boards; a cell takes another digit and all domains are filtered; blanks
evolve-landscape-redecode = propagated boards; at least half of the digits are kept and the rest is decoded again; blanks

## Algorithms: names and descriptions

algorithm-mutation-ga-summary = mutation and truncation selection only
# $survivors (Decimal)
# $mutation-rate (Decimal)
algorithm-mutation-ga-description =
    Generation 0 fills every open cell with a random digit. Each generation is scored by its duplicates or, with fitness=pairs, by its pairs of equal entries. Three equal digits of a row are two duplicates, but three pairs. A share of { $survivors }, the best boards, survives, and each survivor has the same number of children. A child is a copy in which every open cell is redrawn with probability { $mutation-rate }. Parents are replaced by their children.
# $survivors (Decimal)
# $mutation-rate (Decimal)
algorithm-mutation-ga-orders-description =
    Generation 0 is in random order. In each generation a share of { $survivors }, the best individuals, survives, and each survivor has the same number of children. A child is a copy in which every place is swapped with a random one with probability { $mutation-rate }. Parents are replaced by their children.
algorithm-cloning-ga-summary = nine tenths are culled, and most children of the survivors are exact clones
# $survivors (Decimal)
# $mutants (Decimal)
# $fills (Decimal)
algorithm-cloning-ga-description =
    Boards start with their blanks open. In each generation a share of { $survivors } survives, and every survivor has the same number of children. A child is a mutant with probability { $mutants }, otherwise an exact clone. A mutant tries to fill up to { $fills } blanks. Each time it picks a random row with blanks, a random blank in it and a random digit. The digit must be missing from the row, column, box and every other house of the cell; if there is none, the blank stays. A blank counts as a missing digit in each of its houses, so cost 0 is a solution. With fitness=flags a house is counted as in the original design, with a list of ten flags. Blanks are then duplicates of each other, the empty board costs 216, and a board can cost 0 with a blank left in a house. As in the design, that ends the run; it is not reported as a solution.
# $survivors (Decimal)
# $mutants (Decimal)
# $swaps (Decimal)
algorithm-cloning-ga-orders-description =
    In each generation a share of { $survivors } survives, and every survivor has the same number of children. A child is a mutant with probability { $mutants }, otherwise an exact clone. A mutant differs from its parent by 1 to { $swaps } swaps of two random places.
# $family (Text)
algorithm-family = { $family ->
    [genetic] Genetic algorithms
    [memetic] Evolution with local search
    [local] Local search
    [swarm] Swarms
    [model] Learnt probabilities
   *[other] Chance alone
}
algorithm-row-ga-summary = every row stays complete; crossover between rows, swaps within a row
algorithm-units-description =
    A genome has one gene for each open cell. One kind of unit holds every digit once in every individual. Initially, the missing digits of each unit are in random order. Crossover cuts only between units, and mutation swaps two genes of one unit. Fitness is the number of distinct digits in each of the other houses, summed, minus one for each forbidden pair of equal digits. Such pairs are a knight's or king's move apart. On a plain board of side n a solution has fitness 2*n*n. Parents win tournaments, and an elite survives. The original design has no restarts, which patience=0 reproduces.
algorithm-column-ga-summary = every column stays complete; crossover between columns, swaps within a column
algorithm-box-ga-summary = every box (or jigsaw region) stays complete; crossover between boxes, swaps within a box
algorithm-ga-summary = a genetic algorithm with configurable operators
algorithm-ga-description =
    The textbook loop (parents, children, evaluation, replacement) on boards of which one kind of unit holds every digit once. Each parameter names an operator; the defaults are those of row-ga. Fitness is the number of distinct digits in the other houses, minus one for each forbidden pair of equal digits. Selection by fitness uses the difference to the missing digits of the worst individual, plus one. The mutation rate of adaptation=one-fifth has 25 steps, from a ninth of the rate to nine times the rate, at most 1. It counts a child as better if it is better than both parents. The sources of each operator are with its code, in the modules selection and populations.
algorithm-ga-orders-description =
    The textbook loop (parents, children, evaluation, replacement) on permutations. Each parameter names an operator. Selection by fitness uses the difference to the cost of the worst individual, plus one. The mutation rate of adaptation=one-fifth has 25 steps, from a ninth of the rate to nine times the rate, at most 1. It counts a child as better if it is better than both parents. The sources of each operator are with its code, in the modules permutation, selection and populations.
algorithm-hybrid-repair-summary = partial boards without conflicts: repair, drop the worse half, one mutated child each
algorithm-hybrid-repair-description =
    An individual is a partial board. In each generation every board is repaired: the cells with the most violations, except givens, are emptied until no violation remains. Boards are sorted by their filled cells, and the worse half is dropped. Every survivor stays and has one child, with a random digit in a random blank. A child is repaired as soon as it is generated, before it is evaluated, which is equivalent.
algorithm-multi-objective-summary = two objectives, filled cells and violations; a child replaces its parent if it is better
algorithm-multi-objective-description =
    An individual is a partial board with two fitness values: filled cells, to be maximised, and violations, to be minimised. Violations are pairs of equal digits, counted once for each house that holds both. With violations=cells they are the cells in such pairs; this examines every cell, but provides a gradient where pairs have plateaus. In each generation every parent has one child: a random digit in a random blank or, on a full board, in a random open cell. The child replaces its parent if it is better. With equal=replace it also replaces an equally good parent, so the search drifts along plateaus. With replacement=nsga-2 parents win tournaments of two. Of all parents and children the better half survives: by fronts of Pareto dominance and, within a front, by crowding distance. The parameters better and equal have no effect then. This is only the selection of NSGA-II, in O(n log n) per generation; like the design, it has no crossover.
algorithm-multi-objective-orders-summary = two objectives, the parts of the cost; a child replaces its parent if it is better
algorithm-multi-objective-orders-description =
    The two parts of the cost are two objectives. In each generation every parent has one child, a copy in which two random places are swapped. It replaces its parent if it is better. With equal=replace it also replaces an equally good parent, so the search drifts along plateaus. With replacement=nsga-2 parents win tournaments of two. Of all parents and children the better half survives: by fronts of Pareto dominance and, within a front, by crowding distance. The parameters better and equal have no effect then.
algorithm-random-search-summary = random boards, one after another: the baseline for every other algorithm
algorithm-random-search-description =
    Every attempt is independent: each box gets its missing digits in random order. Boards without boxes use regions or rows instead. No information passes between attempts.
algorithm-random-search-orders-summary = random orders, one after another: the baseline for every other algorithm
algorithm-random-search-orders-description =
    Every attempt is an independent random order; all orders are equally likely. No information passes between attempts.
algorithm-hill-climbing-summary = one board, swaps within a box, never accepting a worse board; restarts
algorithm-hill-climbing-description =
    A random swap of two open cells of one box (region, or row if there are neither) is accepted unless it makes the board worse. After a number of swaps without improvement the search restarts from a random board. A generation has as many trials as the square of the number of open cells.
algorithm-hill-climbing-orders-summary = one attempt, swaps of two places, never accepting a worse attempt; restarts
# $patience (Decimal)
algorithm-hill-climbing-orders-description =
    A swap of two random places is accepted unless it makes the attempt worse. After { $patience } swaps without improvement the search restarts in random order. A generation has as many trials as the square of the number of places.
algorithm-simulated-annealing-summary = one board, swaps within a box, accepting worse boards with decreasing probability
# $cooling (Decimal)
# $patience (Decimal)
algorithm-simulated-annealing-description =
    Boxes (regions, or rows if there are neither) stay complete. A swap of two open cells of one box that makes the board worse by d is accepted with probability exp(-d/t). The temperature t starts at the standard deviation of the cost along a random walk from the first board. It stays constant for a chain, which has as many trials as the square of the number of open cells. It is then multiplied by { $cooling } (homogeneous annealing). After { $patience } successive chains without improvement it is reset, on a new random board (a reheat). A generation is a chain, in O(1) per trial. The paper does not specify two things. Here, the walk has 200 moves, and a chain improves if it ends with a lower cost than it started with. If improvement meant a new best, { $patience } chains would pass while the temperature is still high.
algorithm-simulated-annealing-orders-summary = one attempt, swaps of two places, accepting worse attempts with decreasing probability
# $cooling (Decimal)
# $patience (Decimal)
algorithm-simulated-annealing-orders-description =
    A swap of two random places that makes the attempt worse by d is accepted with probability exp(-d/t). The temperature t starts at the standard deviation of the cost along a random walk of 200 moves from the first attempt. It stays constant for a chain, which has as many trials as the square of the number of places. It is then multiplied by { $cooling }. After { $patience } successive chains that end no better than they started it is reset, in a new random order. A generation is a chain.
algorithm-ant-colony-summary = ants fill the board cell by cell, guided by pheromone; singles are placed on the way
algorithm-ant-colony-description =
    Each cell and digit has a pheromone value, initially 1/c on a board of c cells. In a cycle (a generation) every ant starts from the puzzle after naked and hidden singles, at its own random cell. All ants proceed simultaneously, cell after cell in reading order, around the board. In a blank, an ant takes the candidate with the most pheromone. With probability 1 - greediness it instead draws a candidate in proportion to the pheromone. Naked and hidden singles that follow are placed, and the pheromone of the choice moves towards 1/c. A cell without candidates stays blank. The ant that leaves the fewest blanks, b, has the value c/b. Its board becomes the best board if that exceeds the value of the best board. The pheromone of the best board's digits then moves towards this value. The value itself decreases by a share in each cycle (best value evaporation), so a worse board can replace the best one. A cycle takes O(ants * c * side). Ties between digits are broken at random, which the paper does not specify. The authors' published program takes the strongest digit as often as the paper draws one, which is greediness=0.1.
algorithm-ils-cp-summary = min-conflicts with a tabu list, and a constraint solver that completes the retained part of the board
algorithm-ils-cp-description =
    Boxes (regions, or rows if there are neither) stay complete. A local search step takes a random cell in conflict and swaps it with another open cell of its box. It picks the best swap that is not tabu or leads to a new best, with ties broken at random. A swap that makes the board worse is accepted with a small probability. The search ends with its best board, and the better of this and the previous board continues. All cells in conflict and a share of the others are emptied, and a constraint solver tries to complete the rest. It searches depth first: the cell with the fewest candidates first, its previous digit first, naked and hidden singles after each decision. A completion is a solution. If none is found within a number of nodes, the emptied cells of each box get their digits back in random order. Then the next local search starts. A generation is a local search, in O(cells) per step, and a completion, in at most O(side^3) per node. An evaluated swap counts as a move, a completion as a full evaluation, and propagated digits as placements. The propagation class is decoder. The outline follows the paper. The parameter values, the solver, the treatment of emptied cells and the time at which the share restarts are chosen here. The paper's solver has a time limit, so its runs depend on the machine. It is not known here if the paper's values depend on the board's size. The default share is for 9x9. Boards of 16x16 and 25x25 were not solved with it. It keeps a tenth of the cells without conflict, which are hardly ever all right. With emptied=1 the first completion starts with the givens alone, which solves 16x16.
algorithm-perez-marwala-summary = boxes stay complete; every member has a child with half as many swaps as the best board has errors
algorithm-perez-marwala-description =
    An individual is a full board whose boxes (regions, or rows if there are neither) hold every digit once. In each generation every individual has a child: a copy with swaps, each of two open cells in a random box. The number of swaps is half the duplicates of the best individual, rounded up, so steps become smaller near a solution. The better half of parents and children survives, parents before children of the same cost. A swap takes O(1). Representation and swaps are those of the paper's second cultural algorithm. The size of the population and the survivor selection are chosen here; there is no crossover.
algorithm-perez-marwala-orders-summary = every member has a child with as many swaps as half the cost of the best
algorithm-perez-marwala-orders-description =
    In each generation every individual has a child: a copy with swaps of two random places. The number of swaps is half the cost of the best individual, rounded up, and at most the number of places. So steps become smaller near a solution. The better half of parents and children survives, parents before children of the same cost.
algorithm-mantere-koljonen-summary = boxes inherited whole from either parent, swaps within a box, and a best board that ages
# $population (Decimal)
# $mutation-rate (Decimal)
# $lifetime (Decimal)
algorithm-mantere-koljonen-description =
    Boxes (or regions) hold each digit once; cost is the missing digits of rows and columns. A population of { $population } is ranked, and the best board survives. Rank i gets a child of two members of ranks above i, with each box from either parent with equal probability. With probability { $mutation-rate } it is mutated by 1 to 5 swaps of random cells of one box. A given among them ends the sequence. A swap is undone if a digit then occurs more than three times in its new row and column; the cell itself counts in both. While the same board stays the best, its cost in the ranking rises by 1 per generation. After { $lifetime } generations the population is reinitialised. A child takes O(side^2). The paper does not specify three things. Here, a new best does not reset the number of generations, and copies of the best age as well. A refused swap does not affect the rest of its sequence. Insertions and exchanges of three, which the paper names, are sequences of swaps. Houses other than rows and columns count in the limit in the same way.
algorithm-cultural-summary = mantere-koljonen with a belief space of common features of nearly solved boards
# $near (Decimal)
algorithm-cultural-description =
    The algorithm of mantere-koljonen with a belief space: the digits of each cell in the best boards of generations that were nearly solved. Nearly solved means at most { $near } missing digits. When the population is reinitialised, cells that have had a single digit get it again, as hidden givens. The other cells of their box are in random order. Without nearly solved boards the run is identical to one of mantere-koljonen. The paper itself was not available. The belief space follows secondary descriptions, so results of this preset are not results of the paper. Two things are chosen here: hidden givens may change after the initialisation, and the belief space lasts for the whole run.
algorithm-geometric-summary = rows as permutations, with cycle crossover, so that a child is between its parents
# $population (Decimal)
# $elite (Decimal)
# $tournament (Decimal)
algorithm-geometric-description =
    Rows hold each digit once; fitness is the distinct digits of columns and boxes, 162 on a plain 9x9 board. A crossover is geometric if the child is on a shortest path between its parents. Geometric crossovers of the rows form one of the board (their product). Cycle crossover of a row is geometric in the number of cells that differ, partially mapped crossover in the number of swaps. Then rows mutate by a swap. Of { $population } boards the best { $elite } survive, and parents win tournaments. A child takes O(side^2). The paper does not specify the size of the elite, the tournament size of { $tournament } and the rates, which are chosen here. Cycles come from either parent with equal probability. The paper's crossovers of boxes and of single cells are not implemented.
algorithm-geometric-orders-summary = cycle crossover, so that a child is between its parents
# $mutation-rate (Decimal)
# $population (Decimal)
# $elite (Decimal)
# $tournament (Decimal)
algorithm-geometric-orders-description =
    A crossover is geometric if the child is on a shortest path between its parents. Cycle crossover is geometric in the number of places that differ, partially mapped crossover in the number of swaps. Then two places are swapped with probability { $mutation-rate }. Of { $population } individuals the best { $elite } survive; parents win tournaments of { $tournament }.
algorithm-building-blocks-summary = bands and stacks of boxes inherited from the better parent, the best of several mutants
# $tournament (Decimal)
# $crossover-rate (Decimal)
# $mutation-rate (Decimal)
# $population (Decimal)
# $candidates (Decimal)
algorithm-building-blocks-description =
    Boxes hold each digit once; fitness is the distinct digits of rows and columns, 162 on a plain 9x9 board. Two parents that win tournaments of { $tournament } have two children, which are crossed over with probability { $crossover-rate }, otherwise copies. The first child takes each band of boxes from the parent with more distinct digits in the band's rows. The second takes each stack from the parent with more distinct digits in its columns. So good combinations of boxes stay together. Each child has several mutants, in which two open cells of each box are swapped with probability { $mutation-rate }; the best mutant becomes the child. The best board survives in a population of { $population }. A mutant takes O(side^2). The paper does not specify the { $candidates } mutants per child and the elite of one, which are chosen here. Each mutant counts as an evaluation. Comparing bands costs none, as their digits are already known. Jigsaws have no bands; there each region comes from either parent. A population usually converges before it finds a solution. On boards with 30 givens, 3.2 million evaluations solve one in six, and nine in ten if 64 islands share them. The authors' later work has several populations too. The papers report that very difficult boards are solved. This was not reproduced here with any number of islands, for unknown reasons.
algorithm-lsga-summary = rows as permutations; local search exchanges digits that are repeated in columns and boxes
# $tournament (Decimal)
# $crossover-rate (Decimal)
# $row-rate (Decimal)
# $swap-rate (Decimal)
# $reorder-rate (Decimal)
# $elite (Decimal)
# $population (Decimal)
algorithm-lsga-description =
    Rows hold each digit once; cost is the number of columns, boxes and other houses that are incomplete. Winners of tournaments of { $tournament } have children. With probability { $crossover-rate } a child is crossed over: each row comes from the second parent with probability { $row-rate }. Two open cells of a row are swapped with probability { $swap-rate }, and a row is reordered at random with probability { $reorder-rate }. Column search pairs each incomplete column with another one. In the first row where both cells hold digits that are repeated in their own column and missing from the other, they exchange them. Sub-block search does the same for boxes. The run keeps { $elite } elite boards. After each generation the worst board, of cost w, is replaced. With probability (w-e)/w it becomes a copy of a random elite board, of cost e, otherwise a new random board. The population has { $population } boards. A child takes O(side^2 log side). The paper leaves four things open. Here, the mate is another winner, and of two children the first is kept. The condition "not in both columns" means missing from the other one. The elite starts with generation 0. An evaluated exchange counts as a move.
algorithm-cp-annealing-summary = propagation first, then simulated annealing on the remaining cells
# $cooling (Decimal)
# $patience (Decimal)
algorithm-cp-annealing-description =
    Naked and hidden singles are placed first, and simulated-annealing treats them as givens. It swaps two open cells of a box, in chains of as many trials as the square of the number of open cells. The temperature is multiplied by { $cooling } after each chain. After { $patience } chains without improvement the search reheats on a new random board. A puzzle that singles solve takes one evaluation. Only the abstract and the introduction of the paper were available. They combine propagation with the annealing of Lewis' earlier paper, and report that both together are far stronger than either. Two things are chosen here: the rules are singles, and they are applied once, before the run, not to the boards of annealing.
algorithm-univariate-eda-summary = boards drawn from a probability for each digit of each cell, learnt from the best boards
# $population (Decimal)
# $selected (Decimal)
# $converged (Decimal)
algorithm-univariate-eda-description =
    Any digit may be in any open cell; cost is the missing digits of all houses. A generation has { $population } boards, whose cells are drawn independently from the probabilities of their digits. Initially, all digits are equally likely. The digits of the best { $selected } of the boards are counted. With learning_rate=1 the probabilities become these frequencies (the univariate marginal distribution algorithm). Otherwise they move towards these by a share. That is population-based incremental learning, whose original version learns from the single best board. When the mean probability of each cell's most likely digit reaches { $converged }, all probabilities are reset, which counts as a restart. A board takes O(side^3). The restarts and their limits are chosen here.
algorithm-reseda-summary = boards drawn box by box from learnt probabilities, restarted with a box of the last board
# $population (Decimal)
# $kept (Decimal)
# $selected (Decimal)
# $converged (Decimal)
# $zones (Text)
algorithm-reseda-description =
    Each digit of each open cell has a probability; initially, all digits that no given peer has are equally likely. A generation has { $population } boards. Each box of a board is drawn digit by digit, first in the cell with the highest probability of a digit, then without that digit. So a box holds each digit once, if possible. Cost is the missing digits of all houses. The probabilities keep { $kept } of their values and take the rest from the frequencies of digits among the best { $selected } of the boards. An attempt ends when the most likely digit of every cell is above { $converged }. The board of most likely digits then provides its zones, one at a time, except for those that hold a digit twice. For each zone an attempt is made that treats it as givens. After the last zone everything is reset, which counts as a restart. zones={ $zones } selects the zones. A board takes O(side^4) in the worst case. The algorithm and the sizes are those of the paper. The paper leaves open the order of equally certain cells, which is random here. It also leaves open which board of the last generation provides the zones. Boards without boxes are drawn by regions or rows.
algorithm-harmony-search-summary = each cell of a new board comes from any board of a memory; the new board replaces the worst
# $population (Decimal)
# $considering (Decimal)
# $adjusting (Decimal)
algorithm-harmony-search-description =
    The memory holds { $population } boards with any digits in the open cells. A new board is generated cell by cell. With probability { $considering } (harmony memory considering rate) a cell has the digit of a random board of the memory, otherwise a random digit. With probability { $adjusting } (pitch adjusting rate) a digit from the memory becomes the previous or the next digit; 1 follows the largest. The new board replaces the worst board if it is better. A generation is one board, in O(side^2). This is an evolution strategy whose children have all members as parents (Weyland 2015). With fitness=sums the cost is that of the paper: the distance of each house's sum from the sum of all digits. This cost is 0 on many boards with wrong digits. That ends the run, but is not reported as a solution. The default counts missing digits instead. The paper's tables were not available, so sizes and rates are those of a public program that follows the paper. The cyclic order of digits comes from that program too.
algorithm-bee-colony-summary = bees search around boards, more often around better ones; the worst boards are replaced
# $population (Decimal)
# $onlookers (Decimal)
# $scouts (Decimal)
algorithm-bee-colony-description =
    Boxes (regions, or rows if there are neither) stay complete. Cost is the duplicates of the other houses, and the nectar of a board is 1/(1+cost). In a cycle (a generation) each of { $population } employed bees evaluates a neighbour of its board. A random open cell has digit x, and y in another random board. The cell gets digit number ceil(x+|r(x-y)|), with r drawn from 0 to 1, of the digits that the givens leave to its box. Digits are counted from 0, cyclically, and the cell that held that digit gets x. A neighbour is accepted if it is at least as good. Then { $onlookers } onlookers do the same; they are distributed among the boards in proportion to nectar, rounded down. For the worst boards, { $scouts } of all, scouts offer new random boards, which are accepted if they are at least as good. A neighbour takes O(side). A neighbour counts as a move, a new board as a full evaluation. Only the beginning of the paper was available. The steps are those of a public program of that name, the sizes those of another program that follows the paper.
algorithm-geometric-swarm-summary = rows as permutations; particles move to a place between three others
# $population (Decimal)
# $mutation-rate (Decimal)
algorithm-geometric-swarm-description =
    Rows hold each digit once; fitness is the distinct digits of columns and boxes. Each of { $population } particles remembers its best place so far. It moves to a convex combination of its own place, its best place and the best place of its neighbours. Their weights are own, best and leader. Then two open cells of a row are swapped with probability { $mutation-rate }. A combination of three places consists of two combinations of two. A combination of two is cycle crossover of each row, which is geometric in the number of cells that differ. It takes each cycle with a probability given by the weights. There is no velocity. A generation moves every particle, in O(side^2) each. Only the abstract of the paper was available. The crossover, the equal weights, the neighbourhood, the sizes and the mutation rate are chosen here.
algorithm-deng-li-summary = boxes from the parent, from its own best and from the overall best; parents differ from the best
# $population (Decimal)
# $mutation-rate (Decimal)
algorithm-deng-li-description =
    Boxes hold each digit once; fitness is the distinct digits of rows and columns. Each place of a population of { $population } remembers its best board so far. Of two random members the one that differs more from the overall best becomes a parent, so that recombination has more effect. With a probability that is redrawn for each generation the child is recombined, otherwise it is a copy. Each box then comes from the parent, from the best board of the parent's place or from the overall best, with equal probability. These are self experience and population experience, as in particle swarms. Then two open cells of a random box are swapped. The probability rises with the fitness of the best, up to { $mutation-rate } near a solution. The child takes the next place, whatever it costs. A child takes O(side^2). Only the abstract and the beginning of the paper were available, which describe these four changes to a genetic algorithm. Their formulas, the sizes and the rate are chosen here.
algorithm-cuckoo-search-summary = eggs between a nest and the best nest, changed by flights of mostly few swaps
# $population (Decimal)
# $attraction (Decimal)
# $exponent (Decimal)
# $abandoned (Decimal)
algorithm-cuckoo-search-description =
    Naked and hidden singles are placed first (the prefilter). Rows hold each digit once; fitness is the distinct digits of columns and boxes. In a generation the cuckoo of each of { $population } nests lays an egg, a copy of its nest. It takes cycles of rows from the best nest, each with probability { $attraction } (a geometric crossover). Then it makes a Levy flight: a number of swaps of two open cells of random rows, from a power law of exponent { $exponent }. The number of swaps is at most the number of open cells. The egg replaces a random nest if it is better. Then the worst nests, { $abandoned } of all, are replaced by random ones. An egg takes O(side^2). Only the abstract and the beginning of the paper were available. They describe prefiltering, cuckoo search and geometric operators that move towards promising regions. The rules of the filter, the choice of operators and the sizes, which are usual for cuckoo search, are chosen here.
algorithm-filtered-tabu-summary = tabu search on partial boards, whose domains are filtered after every move
# $candidates (Decimal)
# $tabu (Decimal)
# $patience (Decimal)
algorithm-filtered-tabu-description =
    A board is partial and without conflicts. Its cost is the number of blanks, plus violated constraints, which the filter doesn't cover. The filter places the digits of a board and removes the digit of a decided cell from its peers (arc consistency). With filter=all-different it also removes from each house every digit with which the house can't be completed. A cell with one digit left then holds it; a cell with none stays blank. The search starts with the filtered puzzle. An iteration (a generation) evaluates { $candidates } neighbours. In a neighbour, a random cell gets another digit of its first domain that is not tabu. Its peers lose that digit, and the board is filtered. The best neighbour is accepted if it is at least as good. The digits that cells lost by it become tabu, the last { $tabu } of them. After { $patience } iterations without a better board the search restarts. A neighbour counts as a decode, in O(side^4) at worst. The steps of the loop, and the filter in each of them, are those of the papers. The neighbourhood, the cost of cells without digits, the lengths of both lists and the restarts were not available and are chosen here.
algorithm-segura-summary = a memetic algorithm whose survivors keep a distance that shrinks with time
# $population (Decimal)
# $steps (Decimal)
# $horizon (Decimal)
algorithm-segura-description =
    Boxes (regions, or rows if there are neither) stay complete; cost is the duplicates of the other houses. In a generation { $population } children are generated from winners of tournaments of two, with each box from either parent. Local search improves every board: { $steps } random swaps within a box for each open cell, accepted unless they make it worse. Then members and children compete, and the best board survives first. Next, always, comes the best board that differs from all survivors in at least D cells. If there is none, it is the one that differs most (best-non-penalized survivor selection). D starts at the mean distance of the initial population and decreases linearly to 0 in { $horizon } generations. Then the population is reinitialised, which counts as a restart. An evaluated swap counts as a move; a generation also takes O(population^2 * side^2). The survivor selection follows the authors' own program for another problem and the abstracts. The paper's crossover and local search for Sudoku were not available. They and the sizes are chosen here. Time is counted in generations, because a run doesn't know its end.
algorithm-walksat-summary = local search for a satisfying assignment of the puzzle as a formula
# $noise (Decimal)
# $flips (Decimal)
algorithm-walksat-description =
    A reduction to satisfiability. A variable states that an open cell holds a digit that no given peer has. Clauses state that each cell holds at least one of its digits. Further clauses exclude two digits of a cell, equal digits of peers, and pairs of digits that a constraint of two cells forbids. Other constraints (sums, orders of many cells) are not supported. An assignment may give a cell no digit or several, which is displayed as a blank; its cost is the number of unsatisfied clauses. It starts at random. A step takes a random unsatisfied clause and flips one of its variables. If a flip breaks no other clause, it is chosen. Otherwise, a random variable is flipped with probability { $noise }, or one that breaks the fewest clauses, with ties broken at random. After { $flips } flips the search restarts. A generation has as many flips as the square of the number of open cells. An evaluated variable counts as a move. A flip takes O(side), the choice of a clause O(side^3). The noise was chosen here.
algorithm-random-decodes-summary = partial boards without parents: the baseline for decoder; the best for boards up to 9x9
algorithm-random-decodes-description =
    Every attempt is a decode of the algorithm decoder without parents. It places naked and hidden singles. Then it decides group by group at random; a group is a cell, or a digit in a house. The group with the fewest candidates for its weight comes first, and all singles that follow are placed. A decision that these singles refute is excluded instead, and cells that can't be completed stay blank. Only the weights of groups with dead ends pass between attempts. This is not evolution: there is no selection and no inheritance. Pencil marks are respected.
algorithm-decoder-summary = partial boards; a child is decoded from two parents with singles after each decision
algorithm-decoder-description =
    An individual is a partial board without violations; its fitness, to be minimised, is the number of blanks. The decoder starts from the puzzle after naked and hidden singles. It places digits of the first parent in random cells, in random order, a share that is redrawn for each child. Then it decides group by group; a group is a cell, or a digit in a house. The group with the fewest candidates for its weight comes first. It gets the digit or place of the second parent if it follows that parent, otherwise a random one. All singles that follow from a decision are placed. A decision that these singles refute is excluded instead. If that leads to a dead end too, cells that can't be completed stay blank and the decoder continues. No other decision is ever undone: there is no backtracking, and a decode takes polynomial time. A group that causes a dead end gains weight, which decays over the decodes. Parents are two random members, the better one first. The child replaces the worst member if it is at least as good and not a duplicate. A population without a new best for some generations adds its best member to the elites, a list of limited length. It is then reinitialised with the best of decodes without parents. After every eighth population, digits on which nearly all elites agree are placed at the start of all later decodes. Independent, nearly solved boards differ in most cells, but digits that nearly all of them share are nearly always right. Each right digit makes the next elites better. With a wrong digit, no board can be completed. If elites agree on nothing new for long, everything is reset. The number of steps of a decode is about the number of candidates times the number of decisions. Pencil marks are respected.
algorithm-memetic-summary = boards as list colourings, improved by tabu search and recombined
algorithm-memetic-description =
    A board is a list colouring: every open cell holds a digit that no given peer has. The cost counts conflicts: pairs of peers with equal digits, and pairs of cells whose digits a constraint forbids. Other constraints (sums, orders of many cells) are not supported. Tabu search improves each attempt. A step makes the best change of one cell with conflicts, with ties broken at random. It must not restore a digit too early, unless the board becomes the best so far. The digit that leaves stays tabu for tenure times the number of cells with conflicts. A random number of steps below tenure_more is added. A generation is one attempt. While the population grows, it is a new board, filled in the order of fewest candidates. Afterwards, it is a child of two random members. The child takes whole digits from its parents, alternately the digit with the most cells. Or it takes whole houses of one kind, each from a random parent. It replaces the nearest member if it is too close to that one, otherwise the worst member, unless the child is worse. With a population of one every attempt is new. A step examines only changes near the previous one, and only these count as evaluations.
algorithm-magic-square-ga-summary = parallel climbers that swap numbers: the usual algorithm for magic squares
# $population (Decimal)
# $further-swaps (Decimal)
algorithm-magic-square-ga-description =
    Each of { $population } squares has a child in every generation: a copy in which two random cells exchange their numbers. With probability { $further-swaps } another two do, repeatedly. The child replaces its parent unless it is worse. A child takes O(size^2).
algorithm-queens-ga-summary = a small population whose children swap two queens: the usual algorithm for queens
# $population (Decimal)
algorithm-queens-ga-description =
    A board always has a queen in every row and column. Parents win tournaments of three. A child is a copy of its first parent in which two columns exchange their queens. The best of { $population } boards survives. A child takes O(size).
algorithm-null-no-pheromone = pheromone: ants draw all digits with equal probability
algorithm-null-filtered-tabu-restarts = inheritance from the previous board: the search restarts after every iteration without gain
algorithm-null-mutation-alone = the attraction of best places: particles walk at random
algorithm-null-ils-cp-restarts = input of local search to the solver: every completion starts from the givens
algorithm-null-memetic-restarts = recombination: every attempt is a walk from a new board
algorithm-null-random-search = information that passes between attempts
algorithm-null-random-decodes = parents, and the agreement of elites
algorithm-null-restarts = the acceptance of worse boards
algorithm-null-no-migration = the exchange of members
algorithm-null-no-propagation = the propagation before the run
algorithm-null-whole-restarts = zones that one attempt passes to the next: everything is reset
algorithm-null-no-control = the distance between survivors: the best survive, even if they are equal
algorithm-null-noise-alone = the choice of the variable that breaks the fewest clauses

## Parameters: names, descriptions and ranges

# $found (Text)
parameter-form = found "{ $found }", expected a setting like name=value
# $name (Text)
# $known (List)
parameter-unknown = there is no parameter "{ $name }"; { COUNT($known) ->
    [0] this algorithm has no parameters
   *[other] the parameters are { LIST($known, ", ") }
}
# $name (Text)
# $range (Message)
# $value (Text)
parameter-value = { $name } must be { $range }, not "{ $value }"
# $name (Text)
# $value (Text)
# $relation (Message) - Such as `parameter-below`.
# $limit (Number)
parameter-contradiction = { $name } is { $value }, but must be { $relation }, which is { $limit }
# $name (Text)
# $condition (Message)
parameter-ineffective = { $name } has an effect only with { $condition }
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
parameter-survivors = share of a generation that survives, rounded to the nearest whole number, at least one
parameter-propagation = propagation before the run: none, or naked and hidden singles are placed
parameter-prefilter = propagation before the run: naked and hidden singles are placed, or none
parameter-tournament = individuals drawn for each parent; the best wins
parameter-elite = best individuals that survive unchanged
parameter-crossover-rate = probability that a child has two parents
parameter-crossover-rate-units = probability that a child has two parents, cut at a boundary between units
parameter-crossover-rate-pairs = probability that two children are crossed over; otherwise they are copies of their parents
parameter-mutation-rate-units = probability, for each unit of a child, that two of its genes are swapped
parameter-mutation-rate-boxes = probability, for each box of a child, that two of its open cells are swapped
parameter-mutation-rate-rows = probability, for each row of a child, that two of its open cells are swapped
parameter-mutation-rate-places = probability that two places of a child are swapped
parameter-mutation-rate-swarm = probability, for each row of a new place, that two of its open cells are swapped
parameter-mutation-rate-sequence = probability that a child is mutated: 1 to 5 swaps within one box
parameter-mutation-rate-near-solution = probability that a child is mutated near a solution; it is lower the fewer distinct digits the best board has
parameter-mutation-rate-cells = probability that an open cell of a child is redrawn
parameter-mutation-rate-swaps = probability that a place of a child is swapped with a random one
parameter-mutants = probability that a child is a mutant, not an exact clone
parameter-fills = blanks that a mutant tries to fill
parameter-swaps = maximum number of swaps of two random places by which a mutant differs; all numbers are equally likely
parameter-fitness-duplicates = the cost: each entry of a house that repeats an earlier one, or each pair of equal entries of a house
parameter-fitness-flags = the cost of a house: missing digits, or entries whose flag is already set, as in the design, where blanks share a flag
parameter-fitness-sums = the cost of a house: missing digits, or, as in the paper, the distance of its sum from the sum of all digits
parameter-patience = generations without a new best before the population is reinitialised; 0 is never
parameter-patience-generations = generations without a new best before the population is reinitialised
parameter-patience-children = children without a new best before the population is reinitialised; 0 is never
parameter-patience-iterations = iterations without a better board before the search restarts
parameter-patience-swaps = swaps without a new best before the search restarts
parameter-patience-chains = successive chains that end no better than they started before a reheat
parameter-encoding = the units that hold every digit once in every individual; boxes may be jigsaw regions
parameter-crossover-units = crossover and its probability: cut at a boundary between units; each unit from one parent, by chance; cycles or a section within each unit; bands or stacks from the parent that is better there; or a copy of the first parent. Without bands and stacks, each unit comes from one parent, by chance
parameter-crossover-orders = crossover and its probability: a section of one parent mapped into the other; a section of one and the rest in the order of the other; cycles from either; or a copy of the first parent
parameter-crossover-rows = crossover of each row by itself: cycle or partially mapped
parameter-crossover-cycles = crossover: cycle or partially mapped
parameter-crossover-whole = parts that a child takes whole from one parent: digits, houses of one kind, or either at random
parameter-mutation-units = mutation of each unit of a child and its probability: two genes are swapped, or all are reordered at random
parameter-mutation-orders = mutation of a child and its probability. Two random places are swapped, or the number of one moves to the other. Or the section between them is reversed or reordered at random
parameter-adaptation = change of the mutation rate: never, or up or down by a fifth. It rises if more than one in five of this number of recent children are better than their parents
parameter-selection = selection of parents: the best of this number; by linear rank, with this multiple of the average for the best; by roulette or stochastic universal sampling in proportion to fitness; from the best share; or at random
parameter-sharing = number of differing cells below which two individuals share their fitness; with 0, fitness is not shared
parameter-replacement = members that children replace: all except an elite of this size; the worst or the oldest, with one child per generation; all except the best of members and this number of children for each; the same without the parents; the more similar parent if it is worse; or the own cell on a torus. The last two ignore selection
parameter-restart = condition for reinitialising the population: this number of generations without a new best, or never
parameter-survival = survivors: a parent or its child, whichever is better, or the first fronts of all parents and children
parameter-violations = violations: pairs of equal digits, counted once for each house that holds both, or cells in such a pair
parameter-better = condition for a child to be better than its parent: more cells filled, then fewer violations; the reverse; or Pareto dominance
parameter-better-objectives = condition for a child to be better than its parent: the first objective, then the second; the reverse; or Pareto dominance
parameter-equal = treatment of a parent whose child has the same two values
parameter-cooling = factor that the temperature is multiplied by after each chain
parameter-chain = swaps at one temperature, as a multiple of the square of the number of open cells
parameter-chain-places = swaps at one temperature, as a multiple of the square of the number of places
parameter-steps-tabu = steps of tabu search that improve each attempt, for each open cell
parameter-tenure = steps for which a digit may not return to its cell, for each cell with conflicts
parameter-tenure-more = upper limit, exclusive, of a random number of steps added to that
parameter-member-distance = share of the open cells: a child closer than this to a member can only replace that member
parameter-founders = decodes without parents that initialise a population; the best of them are its members
parameter-children = decodes in a generation
parameter-keep = minimum share of the first parent's digits that a child keeps; the maximum is all
parameter-follow = probability that a decision follows the second parent where it can
parameter-weights = order of decisions among groups with few candidates: earlier dead ends first, or no preference
parameter-elites = number of recent populations whose best members are compared for agreement
parameter-agreement = share of the elites that must agree on a digit for the next ones to start with it
parameter-doubt = populations without new agreement before everything is reset to the givens
parameter-greediness = probability that an ant takes the digit with the most pheromone instead of drawing one
parameter-evaporation = share of the pheromone on the best board's digits that is replaced after each cycle
parameter-local-evaporation = share of the pheromone on a digit that is removed when an ant chooses the digit
parameter-best-evaporation = share of its value that the best board loses after each cycle, so that others can replace it
parameter-steps = steps of each local search
parameter-tabu-swaps = length of the tabu list: recent swaps that may not be repeated
parameter-acceptance = probability that a step is accepted although it makes the board worse
parameter-emptied = share of the cells without conflict that are emptied for the first completion
parameter-decay = factor on this share after each completion; below 1/20 it is reset
parameter-nodes = maximum number of digits that the search for a completion tries, each with propagation
parameter-lifetime = generations after which the population is reinitialised
parameter-near = maximum cost of a board that counts as nearly solved and contributes to the belief space
parameter-candidates-mutants = mutants of each child; the best becomes the child
parameter-candidates-neighbours = neighbours evaluated in each iteration; the best is taken
parameter-elite-learning = number of best individuals of the run that are kept for learning
parameter-row-rate = probability that a row of such a child comes from the second parent
parameter-reorder-rate = probability that the open cells of a row of a child are reordered at random
parameter-selected = best share of a generation from which the probabilities are learnt; at least one board
parameter-learning-rate = share of each probability that is replaced in each generation: 1 is UMDA, less is PBIL
parameter-converged = mean probability of the cells' most likely digits at which the run restarts
parameter-converged-cells = probability that the most likely digit of every cell must exceed for an attempt to end
parameter-kept = share of each probability that is kept from one generation to the next
parameter-zones = zones that a board provides, one at a time: boxes that share no line; every box; these, every row and every column; or none
parameter-memory-rate = probability that a cell takes its digit from a random board of the memory
parameter-pitch-rate = probability that such a digit is replaced by the previous or the next one
parameter-onlookers = bees that are distributed among the boards in proportion to their nectar
parameter-scouts = worst share of the boards for which new ones are offered, rounded down
parameter-own = weight of a particle's own place
parameter-best = weight of a particle's best place so far
parameter-leader = weight of the best place of the particles that it knows
parameter-neighbourhood = the particles that a particle knows: its four neighbours on a torus and itself, or all
parameter-abandoned = worst share of the nests that are replaced in each generation; at least one nest is kept
parameter-attraction = probability that an egg takes a cycle of a row from the best nest
parameter-exponent = exponent of the flights: at least n swaps have a probability proportional to n to the power of minus this
parameter-filter = filter after every move: houses as a whole, or each pair of peers by itself
parameter-tabu-digits = length of the tabu list: recently removed digits that may not return to their cells
parameter-steps-swaps = swaps tried to improve each board, for each open cell
parameter-horizon = generations in which the distance decreases to 0; then the population is reinitialised
parameter-survivor-distance = initial distance between survivors, as a share of the mean distance in the initial population
parameter-noise = probability of flipping a random variable of a clause if every flip breaks another clause
parameter-flips = flips before a new random assignment
parameter-further-swaps = probability of one more swap, applied repeatedly
parameter-islands-number = number of islands
parameter-islands-topology = migration topology
parameter-islands-interval = evaluations of each island between two exchanges. The value auto is a tenth of the island's share of the budget, at most 20000. It is a tenth of the generations if that is less
parameter-islands-migrants = members that an island sends to each of its targets
parameter-islands-emigrants = selection of emigrants

## Lab

# $count (Number)
lab-count = { GROUPED($count) }
# $count (Number)
lab-negative = -{ GROUPED($count) }
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
lab-unit-quality = missing digits of the best attempt
lab-basis-spent = PAR10
# What propagation does in an algorithm.
# $kind (Text)
lab-propagation = { $kind }

# The aspects in which two configurations are compared.
lab-aspect-success = success
lab-aspect-speed = speed of solutions
lab-aspect-failures = missing digits of failures
lab-aspect-attempts = missing digits
# $better (Text)
# $worse (Text)
# $aspect (Message) - The aspect that decides, `lab-aspect-…` or `lab-basis-spent`.
# $puzzles (Number)
# $findings (List) - `lab-finding-…`.
lab-verdict = { $better } is better than { $worse } in { $aspect } on { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}: { LIST($findings, "; ") }
# $first (Text)
# $second (Text)
# $aspect (Message)
# $puzzles (Number)
# $findings (List)
lab-verdict-open = { $first } and { $second }: no significant difference in { $aspect } on { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}: { LIST($findings, "; ") }
# $algorithm (Text)
# $null (Text)
# $aspect (Message)
# $puzzles (Number)
# $findings (List)
lab-null-verdict-beats = { $algorithm } beats its baseline ({ $null }) in { $aspect } on { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}: { LIST($findings, "; ") }
# $algorithm (Text)
# $null (Text)
# $aspect (Message)
# $puzzles (Number)
# $findings (List)
lab-null-verdict-loses = { $algorithm } loses to its baseline ({ $null }) in { $aspect } on { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}: { LIST($findings, "; ") }
# $algorithm (Text)
# $null (Text)
# $aspect (Message)
# $puzzles (Number)
# $findings (List)
lab-null-verdict-open = { $algorithm } does not beat its baseline ({ $null }) in { $aspect } on { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}: { LIST($findings, "; ") }
# $algorithm (Text)
# $null (Text)
# $reason (Message) - `lab-idle-…`.
lab-null-verdict-idle = { $algorithm } and its baseline ({ $null }): not exercised, because { $reason }
# $runs (Number)
lab-idle-identical = all { GROUPED($runs) } runs of both are the same
# $reached (Number)
# $first (Number)
lab-idle-generations = the runs end by generation { GROUPED($reached) }, and the difference begins to act in generation { GROUPED($first) }
lab-finding-none-solved = neither solves a run
# The intervals of findings have a confidence of 95 %.
# $better (Text)
# $points (Message)
# $interval (Message)
# $p (Message)
lab-finding-success = { $better } solves more runs ({ $points } points more, { $interval }; { $p })
# $better (Text)
# $measure (Message)
# $ratio (Message)
# $interval (Message)
# $p (Message)
lab-finding-speed = { $better } needs fewer { $measure } per solved run ({ $ratio } times as many, { $interval }; { $p })
# $better (Text)
# $measure (Message)
# $by (Message)
# $interval (Message)
# $p (Message)
lab-finding-penalised = { $better } has the lower PAR10 (by { $by } { $measure }, { $interval }; { $p })
# $better (Text)
# $by (Message)
# $interval (Message)
# $p (Message)
lab-finding-failures = the failures of { $better } have fewer missing digits (by { $by }, { $interval }; { $p })
# $better (Text)
# $by (Message)
# $interval (Message)
# $p (Message)
lab-finding-attempts = the best attempts of { $better } have fewer missing digits (by { $by }, { $interval }; { $p })
# $aspects (List) - `lab-undecided`.
lab-finding-undecided = not decided: { LIST($aspects, ", ") }
# $aspects (List)
lab-finding-alike = equal on every puzzle: { LIST($aspects, ", ") }
# $aspect (Message)
# $p (Message)
# $needed (Message) - `lab-needed-…`.
lab-undecided = { $aspect } ({ $p }; needs { $needed })
# $puzzles (Number)
lab-needed-puzzles = about { GROUPED($puzzles) } puzzles
# $runs (Number)
lab-needed-runs = about { GROUPED($runs) } runs of each
# $puzzles (Number)
lab-needed-more-puzzles = over { GROUPED($puzzles) } puzzles
# $runs (Number)
lab-needed-more-runs = over { GROUPED($runs) } runs of each

# $runs (Number)
# $pairs (Number)
# $smallest (Message)
# $needed (Number)
lab-power-one-puzzle = no verdict is possible on one puzzle with { $runs } runs each: { $pairs ->
    [one] one comparison reaches
   *[other] { $pairs } comparisons reach
} { $smallest } at best; run more repetitions, or use { $needed } puzzles
# $puzzles (Number)
# $pairs (Number)
# $smallest (Message)
# $needed (Number)
lab-power-puzzles = no verdict is possible on { $puzzles } puzzles with any number of runs: { $pairs ->
    [one] one comparison reaches
   *[other] { $pairs } comparisons reach
} { $smallest } at best; use { $needed } puzzles
# $label (Text)
# $share (Number)
# $interval (Number)
lab-islands-apart = { $label }: its islands never exchange members because each has { $share } evaluations and exchanges after { $interval }; lower the interval or raise the budget

# Heads of tables.
lab-head-class = class
lab-head-algorithm = algorithm
lab-head-propagation = propagation
lab-head-runs = runs
lab-head-solved = solved
lab-head-interval = 95 % interval
lab-head-failures = failures
lab-head-missing = missing digits
lab-head-generations = generations
lab-head-seconds = seconds
lab-head-quartile = quartile
lab-head-median = median
lab-head-mean = mean
lab-head-ert = ERT
lab-head-par10 = PAR10
lab-head-attained-by-half = attained by half of the runs
lab-head-attained-by-some = attained by at least one run
lab-row-ranked-by = ranked by
lab-row-puzzles = puzzles
lab-row-p-friedman = p (Friedman)
lab-row-critical-difference = critical difference
-lab-by-puzzle = 95 % intervals resample the puzzles of a class, and the runs on each
# $runs (Number)
lab-table-success = Runs that found a solution, out of { $runs } on each puzzle of a class. The interval is Wilson's or, if that is wider, that of resampled puzzles and runs. Missing digits are the mean over the best attempts of the other runs. Generations are the mean over runs that found a solution, seconds the mean over all runs.
# $measure (Message)
lab-table-spent = Cost of runs in { $measure }. In the quartiles, a failure counts more than any solution. ERT is the total cost per solution. PAR10 is the mean, with failures counted as ten times the budget. The { -lab-by-puzzle }.
lab-table-quality = Distance of runs from a solution: the missing digits of their best attempts, 0 for a solution. Quartiles and the mean; { -lab-by-puzzle }. ∞: an exact engine that failed has no attempt.
# $by-quality (Flag)
lab-table-ranks = Mean ranks over the puzzles of a class; 1 is the best. On each puzzle, algorithms are ranked by PAR10, and equal values share a rank. Friedman's test and the critical difference (Nemenyi, 5 %) are about these ranks, not about amounts. Ranks differ if they are further apart than the critical difference and Friedman's test finds a difference.{ $by-quality ->
    [yes] { " " }Quality, the mean missing digits of best attempts, replaces PAR10 if it is the measure or no run found a solution.
   *[no] { "" }
}
# $class (Message)
# $first (Number)
# $second (Number)
lab-table-fronts = { $class }: two objectives. The front of a run is the set of pairs of values that no member of any generation dominated. Its hypervolume is the share of a rectangle that the front dominates. The rectangle extends from (0, 0), a solution, to ({ GROUPED($first) }, { GROUPED($second) }), one above the highest values of the class. The interval of the median resamples puzzles and runs. Compare only algorithms that count the same objectives.
# $pairs (List)
# $more (Number) - Pairs that are not shown.
lab-front = { LIST($pairs, " ") }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
# $runs (Number)
# $wanted (Number)
lab-note-unfinished = Not finished: { GROUPED($runs) } of { GROUPED($wanted) } runs exist, and all figures refer to these.
# $runs (Number)
lab-note-clock = { GROUPED($runs) } runs were ended by the clock, so they depend on the machine.
# $versions (List)
lab-note-versions = The runs were made by several versions of evoku ({ LIST($versions, ", ") }).
# $level (Decimal) - In per cent.
lab-note-level = Verdicts hold at the { $level } % level after Holm's correction for all pairs of a class. Success, speed of solutions, PAR10 and missing digits are separate comparisons, and the correction covers each of them. P-values are from permutations over puzzles, intervals from resampled puzzles and runs. The number of puzzles needed is an estimate for a power of 80 %.

# Plans. What a field expects is a noun.
# $line (Number)
# $column (Number)
# $what (Message)
lab-plan-at = line { $line }, column { $column }: { $what }
# $name (Text)
# $known (List)
lab-plan-field = there is no field "{ $name }" here; the fields are { LIST($known, ", ") }
# $name (Text)
lab-plan-no-table = [[{ $name }]] is missing; a plan needs at least one
# $field (Text)
# $expected (Message)
lab-plan-expected = { $field } must be { $expected }
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
lab-plan-values = a number, a word in quotes, a list of these, or { "{" } from = 1, to = 10, step = 1 { "}" }
lab-plan-word = a word of letters, digits, - and _, like "first-try"
# $names (List)
lab-plan-one-of = one of { LIST($names, ", ") }
lab-plan-no-name = the plan has no name, like name = "first-try"; evoku lab new writes a template
lab-plan-no-budget = the plan has no budget, like budget.evaluations = 1_000_000
# $runs (Text)
lab-plan-too-many-runs = the plan has { $runs } runs, which is too many; reduce repetitions, algorithms or puzzles
lab-plan-no-algorithm-name = the algorithm has no name, like name = "row-ga"
# $name (Text)
# $known (List)
lab-plan-unknown-algorithm = there is no algorithm "{ $name }"; the algorithms are { LIST($known, ", ") }
# $name (Text)
# $known (List)
lab-plan-unknown-null = there is no baseline "{ $name }"; the baselines are { LIST($known, ", ") }
# $name (Text)
# $known (List)
lab-plan-unknown-kind = there is no kind of puzzle "{ $name }"; the kinds are { LIST($known, ", ") }
# $name (Text)
# $known (List)
lab-plan-unknown-bundled = there is no bundled class "{ $name }"; the classes are { LIST($known, ", ") }
# $is-engine (Flag) - Else it is the default.
# $name (Text)
lab-plan-no-parameter = { $is-engine ->
    [yes] an exact engine
   *[no] the default algorithm
} has no parameter "{ $name }"; remove it
# $is-engine (Flag)
lab-plan-no-islands = { $is-engine ->
    [yes] an exact engine
   *[no] the default algorithm
} can't run on islands; remove them
# $label (Text)
lab-plan-twin = the plan already has { $label } with these parameters; remove one of them
# $label (Text)
lab-plan-same-label = another algorithm already has the label "{ $label }"; give this one its own label
# $most (Number)
lab-plan-combinations = the values give more than { $most } combinations; list fewer values
# $name (Text)
lab-plan-range-ends = the range of { $name } needs from and to
# $name (Text)
lab-plan-range-step = the range of { $name } needs either a step above 0, or a factor above 1 with from above 0
# $name (Text)
lab-plan-range-empty = the range of { $name } is empty because from is greater than to
# $name (Text)
# $most (Number)
lab-plan-range-long = the range of { $name } contains more than { $most } values; use a larger step or factor
# $field (Text)
lab-plan-external-field = an algorithm of another program has no field "{ $field }"
# $name (Text)
lab-plan-external-name = found "{ $name }", expected one word that is not the name of an evoku algorithm
lab-plan-external-set = expected a table, like set = { "{" } population = 100 { "}" }
lab-plan-external-parameter = expected a name in one word, without "="
lab-plan-external-value = expected a number, a word in quotes, true or false
lab-plan-no-class-name = the class has no name, like name = "easy"
# $name (Text)
lab-plan-same-class = another class already has the name "{ $name }"; give this one its own name
# $sources (List)
lab-plan-sources = the class needs exactly one of { LIST($sources, ", ") }
# $algorithm (Text)
# $number (Number)
# $class (Text)
# $reason (Message)
lab-plan-unserved = { $algorithm } doesn't support puzzle { $number } of class "{ $class }": { $reason }
# $puzzle (Message)
# $algorithms (List)
lab-plan-other-kind = it is { $puzzle }, which only { LIST($algorithms, ", ") } support
# $board (Message)
# $is-both (Flag) - The plan has Sudokus and puzzles of other kinds.
lab-plan-sudoku = it is a Sudoku, { $board }{ $is-both ->
    [yes] ; a plan has either Sudokus or puzzles of other kinds
   *[no] { "" }
}
# $file (Text)
# $cause (Message)
lab-plan-cannot-open = can't open { $file }: { $cause }
# $file (Text)
lab-plan-folder = can't read { $file }: it is a folder
lab-plan-no-puzzle = the file contains no puzzle
# $expected (Message)
lab-plan-file-expected = expected { $expected }
lab-plan-file-format = puzzles in a format that evoku reads
lab-plan-no-puzzle-here = this text is not a puzzle
lab-plan-several-puzzles-here = this text contains more than one puzzle; make it a list of texts
lab-plan-cancelled = cancelled while puzzles were generated
# $found (Number)
# $count (Number)
lab-plan-few-puzzles = found only { $found } of { $count } such puzzles; request fewer, or relax the conditions
lab-plan-box = a box must be rows and columns like 2x3
lab-plan-size = a size must be a side like 9 or a box like 2x3

# Why a run can't be made.
# $algorithm (Text)
# $puzzle (Message)
lab-run-mismatch = { $algorithm } doesn't support { $puzzle }
# $engine (Text)
# $cause (Message)
lab-run-unsupported = { $engine } doesn't support a puzzle: { $cause }
# $algorithm (Text)
lab-run-unbound = { $algorithm } is an algorithm of another program; run the plan in Python, with evoku.lab.run
# $algorithm (Text)
# $cause (Message)
lab-run-failed = { $algorithm } failed: { $cause }
lab-command-quote = a quote in the command is not closed
lab-command-empty = the command is empty; expected a program, like "./mysolver --pop 20"
lab-command-silence = only an algorithm with a command has a field "silence"
lab-command-board = programs support only square boards with digits 1 to n
# $algorithm (Text)
lab-run-command = { $algorithm } is a program; run the plan with evoku lab run
# Why the run of a program failed.
# $program (Text)
# $cause (Message)
lab-program-start = can't start { $program }: { $cause }
# $cause (Message)
lab-program-folder = can't create a working folder: { $cause }
# $code (Text)
lab-program-exit = it exited with code { $code } before the run was over; a program ends with the request done
# $signal (Text)
lab-program-signal = signal { $signal } ended it before the run was over
lab-program-closed = it closed its standard output before the run was over
# $seconds (Decimal)
lab-program-silent = for { $seconds } seconds, it neither wrote a line nor read an answer
# $line (Number)
# $found (Text)
lab-program-request = line { $line } begins with "{ $found }", expected evaluate, start, candidates or done
# $line (Number)
# $request (Text)
lab-program-no-board = line { $line }: { $request } needs a board
# $line (Number)
# $board (Number)
# $found (Number)
# $expected (Number)
lab-program-cells = line { $line }, board { $board }: found { $found } cells, expected { $expected }
# $line (Number)
# $board (Number)
# $cell (Number)
# $found (Text)
# $most (Number)
lab-program-digit = line { $line }, board { $board }, cell { $cell }: found "{ $found }", expected a digit from 1 to { $most }, or 0 or . for a cell without a digit
# $line (Number)
# $board (Number)
# $cell (Number)
# $found (Number)
# $given (Number)
lab-program-given = line { $line }, board { $board }, cell { $cell }: found { $found }, expected the given { $given }
# $line (Number)
# $found (Text)
# $most (Number)
lab-program-count = line { $line }: found "{ $found }", expected a number of boards from 1 to { $most }
# $most (Number)
lab-program-free = it wrote { GROUPED($most) } requests in a row without an evaluation
# $most (Number)
lab-program-long = a line has more than { $most } bytes
# $reason (Message)
# $lines (Text)
lab-program-errors = { $reason }; its last lines on standard error: { $lines }
# The run is one of a plan.
# $label (Text)
# $class (Text)
# $puzzle (Number)
# $repetition (Number)
# $reason (Message)
lab-run-failure = { $label } on puzzle { $puzzle } of class "{ $class }", repetition { $repetition }: { $reason }
# $runs (Number)
command-failed-runs = { $runs } { $runs ->
    [one] run
   *[other] runs
} failed, counted as not solved:
# $runs (Number)
command-failed-more = ... and { $runs } more
# $format (Text)
command-program-format = the result of a program can be text or json, not { $format }
# $kind (Text)
command-program-kind = a program solves a Sudoku, not { $kind }
command-sweep-comparison = Comparison of the settings by the laboratory:
command-sweep-class = these puzzles

# Tables of runs.
# $column (Text)
lab-rows-column = line 1: column { $column } is missing; expected a table like runs.csv of evoku lab export --csv
# $line (Number)
# $found (Text)
# $column (Text)
lab-rows-cell = line { $line }: found "{ $found }" as { $column }
lab-rows-empty = the table contains no runs

# Instance spaces.
# $least (Number)
# $found (Number)
lab-space-few = an instance space needs at least { $least } puzzles on plain boards with runs of every algorithm; found { $found }
lab-space-alone = an instance space compares algorithms, but the plan has only one
lab-space-alike = all puzzles have the same features, so there is no instance space
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
draw-report-ranks-left-out = The ranks of { GROUPED($count) } algorithms on { $class } are only in the table.
# $most (Number)
# $count (Number)
# $is-best (Flag) - Else they are the first of the plan.
draw-report-chosen = Distributions, boxes and convergence are drawn for the { $most } of { GROUPED($count) } algorithms { $is-best ->
    [yes] with the best mean ranks
   *[no] that the plan lists first
}; tables contain all of them.
# $runs (Number)
draw-report-success = runs that found a solution (n = { GROUPED($runs) } each)
# $least (Number)
# $most (Number)
draw-report-success-range = runs that found a solution (n = { GROUPED($least) } to { GROUPED($most) })
draw-report-share = share of runs with its 95 % interval (Wilson, or resampled puzzles and runs if that is wider)
draw-report-how-close = distance from a solution
draw-report-share-close = share of runs within this distance
draw-report-solved-by-then = runs solved within this budget
draw-report-share-solved = share of runs solved
draw-report-spent = cost of solved runs
# $solved (Number)
# $runs (Number)
draw-report-solved-of = { GROUPED($solved) } of { GROUPED($runs) } solved
draw-report-box-quality = box: quartiles, line: the middle 90 % of the runs
draw-report-box-solved = box: quartiles, line: the middle 90 % of the solved runs; failures are excluded
draw-report-convergence = convergence
draw-report-cost-root = cost (square-root scale)
draw-report-convergence-note = solid: median of the best cost so far with its quartiles, dashed: mean of generations
# $basis (Message)
# $puzzles (Number)
draw-report-ranks = mean ranks by { $basis } on { $puzzles } puzzles, 1 is the best
# $difference (Decimal)
draw-report-ranks-unit = mean rank; bars connect ranks within the critical difference of { $difference } (Nemenyi, 5 %)
draw-report-attained = values that runs attained
draw-report-first-objective = first objective
draw-report-second-objective = second objective
draw-report-attained-note = dark: half of the runs; light: at least one run, every run
draw-report-correlation = correlation of costs
draw-report-walk-steps = steps of a random walk between them
draw-report-smooth = the slower the decrease, the smoother the landscape
# $shown (Number)
# $all (Number)
draw-report-plateaus-shown = the { GROUPED($shown) } of { GROUPED($all) } plateaus with the lowest cost
draw-report-cost = cost
draw-report-plateaus = plateaus of local optima next to those that they lead to; area: climbs that ended there
draw-report-on-the-way = intermediate
draw-report-sink = sink: no lower cost one kick away
draw-report-solution = solution
# $plan (Text)
draw-report-map = { $plan }: runs solved, in per cent
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
draw-report-alone = { $algorithm }, uniquely best on { $share }
# $share (Message)
draw-report-variance = greatest variance ({ $share } of it)
# $share (Message)
draw-report-performance = chosen for performance ({ $share } of its variance)
draw-report-space-note = colour: the algorithm with the lowest cost (grey: several); regions: the best algorithm by the nearest puzzles (none: several equal)
# $by-quality (Flag)
# $algorithm (Text)
# $parameters (List)
draw-report-sweep = { $by-quality ->
    [yes] final quality
   *[no] success
} of { $algorithm } by { LIST($parameters, "and") }
draw-report-missing-interval = mean missing digits, with 95 % interval by puzzle
draw-report-missing-mean = mean missing digits of best attempts
draw-report-solved-share = share of runs that found a solution
# $shown (Message)
# $parameters (List)
draw-report-over-all = { $shown }; over all values of { LIST($parameters, ", ") }
# $targets (Number)
draw-report-targets = targets reached within this budget ({ GROUPED($targets) } targets of cost)
draw-report-share-targets = share of runs and targets
draw-report-own-unit = costs are in each algorithm's own unit

# The page of an experiment.
draw-report-page-verdicts = Verdicts
draw-report-page-tables = Tables
draw-report-page-pictures = Pictures
draw-report-page-puzzles = Puzzles
draw-report-page-origin = Provenance
draw-report-page-plan = The plan
# $count (Number)
draw-report-page-open = { $count } pairs without a significant difference
draw-report-page-nothing = There is nothing to compare.
# $count (Number)
draw-report-page-drawn = The first { $count } puzzles are drawn.
# $number (Number)
# $givens (Number)
draw-report-page-puzzle = puzzle { $number }, { $givens } givens
# $class (Text)
draw-report-page-by-quality = { $class }: solved runs on each puzzle, and mean missing digits of best attempts
# $class (Text)
# $measure (Message)
draw-report-page-by-spent = { $class }: solved runs on each puzzle, and PAR10 in { $measure }
draw-report-page-sessions = The processes that made the runs. Only times depend on the machine: the command makes the same runs anywhere.
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
draw-objects = the picture has too many objects for a PDF
draw-length = the picture is too large for a PDF: more than 10 GB
draw-font = the font can't be read
sheet-per-page = expected 1, 2, 4, 6, 9 or 12 boards per page
# $names (List)
sheet-paper = expected { LIST($names, ", ") }, or width and height like 6x9in or 148x210mm
# $least (Decimal)
# $most (Decimal)
sheet-sides = expected sides from { $least } to { $most } inches
sheet-length = expected a length up to 2 inches, like 10mm or 0.5in
sheet-gutter = the gutter leaves no room for boards; make it narrower, or the page wider
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
sheet-rule-regions = Each outlined region holds every digit.
sheet-rule-diagonals = Both diagonals hold every digit.
sheet-rule-windows = Each shaded window holds every digit.
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
page-shell-broke = Something went wrong. This is a fault in evoku:
page-shell-old = This browser is too old for evoku: WebAssembly with 128-bit vectors is missing.
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
page-keypad-mode = Keypad mode
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
page-play-full = Every cell has a digit, but not all of them are right.
page-play-not-unique = The puzzle has no single solution, so digits can't be checked.
page-play-show-clock = Show the clock
page-play-settings-title = Settings and keys
page-play-settings-conflicts = Show digits that clash
page-play-settings-tidy = A digit removes its marks from the cells that it sees
page-play-settings-marks = Keep all possible digits as marks; a corner mark rules one out
page-play-settings-highlight = Highlight the digit of the selected cell
page-play-keys =
    Arrow keys move; with Shift, they select. Z X C V choose digits, corner marks, centre marks and colours; Shift and Ctrl choose them for one key. Ctrl+Z and Ctrl+Y undo and redo; H gives a hint. If nothing is selected, a key of the keypad stays pressed and enters its digit in each cell that you press.
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
page-hint-stage-2 = Which technique?
page-hint-stage-3 = Show me why
page-hint-stage-4 = Apply it
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
page-games-title = Games
page-games-about = Every game stays on this device until you delete it.
# $open (Number)
page-games-open = { $open ->
    [0] solved
    [one] one cell open
   *[other] { $open } cells open
}
page-games-resume = Resume
# $title (Text)
page-games-deleted = { $title } was deleted.
page-games-full = The browser has no room to keep this game. Delete some games.
page-daily-title = Puzzle of the day
# $date (Text)
page-daily-of = Puzzle of { $date }
page-daily-about = The date determines the puzzle, so everyone with this version of evoku gets the same one.
page-statistics-title = Statistics
page-statistics-none = Solve a puzzle, and its level and time appear here.
page-statistics-solved = Solved
page-statistics-unaided = Without help
page-statistics-best = Best time
page-statistics-mean = Mean time
# $days (Number)
# $most (Number)
page-statistics-streak = Puzzles of the day in a row: { $days }. Most so far: { $most }.
page-statistics-save = Save games and statistics
page-statistics-load = Load games and statistics
# $games (Number)
# $solved (Number)
page-statistics-loaded = Loaded: { $games } games, { $solved } solved puzzles.
page-statistics-damaged = The file is not a copy of games from this page.
# $count (Number)
page-finish-hints = { $count ->
    [0] no hints
    [one] one hint
   *[other] { $count } hints
}
# $count (Number)
page-finish-checks = { $count ->
    [0] no checks
    [one] checked once
   *[other] checked { $count } times
}
# $time (Text)
page-finish-usual = Your mean time at this level: { $time }
page-finish-another = Play another
page-needs-easy = One digit at a time: a cell or a digit with a single possibility.
page-needs-medium = Marks help: pairs, triples and locked candidates.
page-needs-hard = Patterns across the board: small fish, wings and rectangles.
page-needs-expert = Larger fish and chains of conclusions.
page-needs-extreme = Long chains that try what would follow.
page-welcome-title = Choose your puzzle
page-type-title = Type one in
page-type-about = Type row by row; each digit moves on to the next cell. Space leaves a cell empty, and Backspace goes back.
page-type-blank = Leave the cell empty
page-play-settings-peers = Highlight the row, column and box of the selected cell
page-play-settings-letters = Letters are shortcuts (Z X C V H)
page-hint-notation = Notation
# $count (Number)
page-open-more = The text has more puzzles. Only the first { $count } were opened.
page-save-png = Save as PNG
page-board-zoom = Enlarge the board
page-make-twice = The board already has this constraint.
page-make-gap = The cells must touch, one after the other.
page-play-checks = Show mistakes
page-play-check-never = Never
page-play-check-asked = When I press Check
page-play-check-once = At once
page-play-still = Reduce motion
page-keypad-target = Colours go to
page-keypad-cells = The cells
page-keypad-line = Line through the cells
page-keypad-arrow = Arrow through the cells
page-make-find = Search
# $clues (List)
page-make-conflict = These clues contradict each other, and none of them can be spared: { LIST($clues, ", ") }.
page-lesson-next = Next lesson
page-lesson-book = In the book: this lesson at length
page-book = The book
page-book-title = Opens the book in a new tab
page-share-title = Share the puzzle
page-share-link = Link that contains the puzzle
page-share-copy-link = Copy the link
page-share-format = Format
page-share-text = Text
page-share-copy = Copy
page-share-save = Save as a file
page-share-copied = Copied.
page-share-not-copied = The browser doesn't allow copying. Select the text and copy it yourself.
page-print-title = Print
page-print-heading = Heading
page-print-paper = Paper
page-print-per-page = Puzzles per page
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
   *[other] { $count } pages; this is the first.
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
page-understand-facts = Known facts
page-understand-possible = Show the digits that each cell has in at least one solution
page-understand-previous = Previous step
page-understand-next = Next step
page-understand-no-path = Only a puzzle with one solution has a solution path.
# $number (Number)
# $count (Number)
page-understand-step = { $number } of { $count }
# $count (Number)
page-understand-begin = { $count } steps lead to the solution. Continue to see each of them on the board.
page-make-parts = Ways to make puzzles
page-make-generate = Generate
page-make-set = By hand
page-make-any = any
page-make-size = Size
page-make-as-played = as the current puzzle
page-make-regions = Regions of a jigsaw: a character for each cell, row by row
page-make-level = Level
page-make-symmetry = Symmetry of the givens
page-make-technique = A required technique
page-make-variants = Variants and constraints
page-make-rules = Rules of the whole board
page-make-layouts = Cages, lines, dots and clues
page-make-cells = Number of cells of each cage or line, if it is to differ from the usual
page-make-add-layout = Add a layout …
page-make-details = Details
page-make-number = Number of puzzles, up to 100
page-make-givens = Number of givens
page-make-minimal = Minimal: every constraint is necessary
page-make-seed = Seed
page-make-fresh-seed = a new one each time
page-make-make = Generate a puzzle
page-make-here = The puzzle will appear here.
page-make-making = Generating …
page-make-more = More options
page-make-cancelled = Cancelled.
page-make-take-play = Play it
page-make-take-understand = Explain it
page-make-from-desk = Take the current puzzle
page-make-blank = A new board
page-make-begin = Begin
page-make-constraints = Constraints
page-make-kind = Kind
page-make-numbers = Numbers
page-make-add-constraint = Add for the selected cells
page-make-select-any = Select its cells.
page-make-select-line = Select its cells in the order of the line.
page-make-select-exactly = Select its cells in their order.
page-make-select-across = Select a whole row, column or box, starting at the clue.
page-make-select-alternatives = Write the constraints of which one must hold, separated by “or”.
page-make-show-forced = Show the digits that are still possible
page-make-clash = Digits clash.
page-make-verdict-unique = The puzzle has exactly one solution.
page-make-verdict-several = The puzzle has several solutions.
page-make-verdict-none = The puzzle has no solution.
# $found (Number)
# $attempts (Number)
page-make-attempts = Generating … { $found } found, { GROUPED($attempts) } attempts
# $attempts (Number)
# $reasons (List)
page-make-gave-up = No puzzle after { GROUPED($attempts) } attempts{ COUNT($reasons) ->
    [0] { "" }
   *[other] { " " }({ LIST($reasons, ", ") })
}. Relax the request.
# $score (Number)
page-make-score = score { $score }
# $seed (Text)
page-make-of-seed = Seed { $seed }: with it and the same options, the result is the same.
# $what (Text)
page-make-remove = Remove { $what }
page-evolve-puzzle = Puzzle
page-evolve-of-desk = The current Sudoku
page-evolve-size = Size
page-evolve-algorithm = Algorithm
page-evolve-second-algorithm = Second algorithm
page-evolve-parameters = Description and parameters
page-evolve-two = Two algorithms side by side
page-evolve-islands = Islands
page-evolve-others-about = Further algorithms that take turns with it on the islands: with one, every other island has it.
page-evolve-islands-about = Several populations that exchange their best members from time to time.
page-evolve-budget = Budget: evaluations
page-evolve-speed = Speed
page-evolve-start = Start
page-evolve-again = Start again
page-evolve-pause = Pause
page-evolve-go-on = Continue
page-evolve-one-step = One generation
page-evolve-evaluations = Evaluations
page-evolve-best = Best so far
page-evolve-mean = Mean
page-evolve-diversity = Diversity
page-evolve-restarts = Restarts
page-evolve-children = Children
page-evolve-under-way = Running …
page-evolve-paused = Paused.
page-evolve-no-attempt = No attempt yet
page-evolve-race = Side by side
page-evolve-over = Horizontal axis
page-evolve-over-evaluations = evaluations
page-evolve-over-time = time
page-evolve-one-pair = One pair of runs proves nothing: another seed may reverse the result.
page-evolve-repeat = Repeat this run
page-evolve-repeat-about = This command repeats exactly this run, on any machine.
page-evolve-copy-command = Copy the command
page-evolve-save-table = Save the trace (CSV)
# $rate (Number) - Generations a second; 0 is without a limit.
page-evolve-speeds = { $rate ->
    [0] As fast as possible
    [one] { $rate } generation per second
   *[other] { $rate } generations per second
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
page-evolve-islands-of = { $count } islands; island { $leading } leads
# $moved (Number)
# $taken (Number)
page-evolve-migrants = { GROUPED($moved) } migrants in the last exchange; { GROUPED($taken) } accepted since the start.
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
    [topology] Migration topology
    [migration_interval] Evaluations between two exchanges
    [migrants] Migrants
    [migration] Selection of emigrants
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
page-evolve-stop-exhausted = The search space is exhausted.
page-evolve-stop-false-zero = Its fitness is that of a solution, but the board is not one.
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
page-run-under-way = running
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
    Which algorithm is better, and by how much? Choose algorithms, and the laboratory runs each on the same puzzles with the same seeds. It reports which differences are significant and which are not.
page-measure-add = Add an algorithm
page-measure-puzzles = Puzzles
page-measure-of-desk = The current puzzle
page-measure-first = Number of puzzles, from the first
page-measure-repetitions = Runs per algorithm and puzzle
page-measure-budget = Evaluations per run
page-measure-start = Measure
page-measure-save-plan = Save the plan
page-measure-progress = Progress
page-measure-done = All runs are finished.
page-measure-cancelled = Cancelled. The results are those of the finished runs.
page-measure-open-file = Open a report or runs
page-measure-open-about = a file from evoku lab report or evoku lab export: HTML, JSON or CSV; or drop it here
page-measure-verdicts = Verdicts
page-measure-no-verdicts = There is nothing to compare.
page-measure-tables = Tables
page-measure-pictures = Pictures
page-measure-save-report = Save the report
page-measure-save-runs = Save the runs (CSV)
# $number (Number)
page-measure-algorithm = Algorithm { $number }
# $count (Number)
page-measure-opened = All opened puzzles ({ $count })
# $class (List) - Words such as `9x9` and `page-level-word`.
page-measure-bundled = Bundled: { LIST($class, " ") }
# $made (Number)
# $runs (Number)
page-measure-made = { GROUPED($made) } of { GROUPED($runs) } runs
page-lesson-other-seed = Another seed
# $first (Text)
page-lesson-compare = Compare with "{ $first }"
# $count (Number)
page-lesson-runs = { $count ->
    [one] Measure with { $count } run
   *[other] Measure with { $count } runs
}
page-lessons-genome-title = The genome
page-lessons-genome-text =
    A genome is the representation of an attempt. If any digit may be in any cell, most attempts are nonsense. If each row, or each box, always holds every digit once, evolution needn't rediscover that.

    Change what the genome keeps right, and watch how fast clashes disappear.
page-lessons-genome-value-1 = any digit in any cell
page-lessons-genome-value-2 = rows always complete
page-lessons-genome-value-3 = boxes always complete
page-lessons-selection-title = Selection
page-lessons-selection-text =
    Which individuals may have children? If all may, good attempts are lost again. If only the very best may, all become alike, and nothing new appears: look at the diversity.
page-lessons-selection-value-1 = any individual
page-lessons-selection-value-2 = the best of 2
page-lessons-selection-value-3 = the best of 30
page-lessons-units-title = Units that survive crossover
page-lessons-units-text =
    A child has parts of two parents. If crossover cuts between rows, each inherited row is one that worked. If it mixes within the rows, little of that remains: fewer children are better than their parents.
page-lessons-units-value-1 = cut between rows
page-lessons-units-value-2 = mixed within rows
page-lessons-units-value-3 = no crossover
page-lessons-mutation-title = The right amount of mutation
page-lessons-mutation-text =
    Without mutation a population only recombines what it has. With too much of it, children have little in common with their parents, and the search becomes guessing. A suitable rate is between the two, and it isn't the same for every puzzle.
page-lessons-mutation-value-1 = 0.01
page-lessons-mutation-value-2 = 0.1
page-lessons-mutation-value-3 = 0.9
page-lessons-local-title = Local search
page-lessons-local-text =
    One attempt, changed step by step. A search that never accepts a worse attempt ends at a place from which every step is worse. Annealing accepts worse attempts from time to time, with decreasing probability, and so escapes from such places.
page-lessons-local-value-1 = never a worse one
page-lessons-local-value-2 = sometimes a worse one
page-lessons-local-value-3 = a new board each time
page-lessons-propagation-title = Propagation
page-lessons-propagation-text =
    Evolution needn't search for digits that logic can place. With the singles placed first, few cells remain. A decoder goes further: it draws conclusions after each digit of the genome, so its attempts violate no rule at all.
page-lessons-propagation-value-1 = evolution alone
page-lessons-propagation-value-2 = singles placed first
page-lessons-propagation-value-3 = conclusions while decoding
page-lessons-islands-title = Islands
page-lessons-islands-text =
    One large population tends to converge too soon. Several small ones converge to different boards, and an occasional migrant adds what one of them is missing. Compare with islands that never exchange members.
page-lessons-islands-value-1 = one population of 80
page-lessons-islands-value-2 = six islands in a ring
page-lessons-islands-value-3 = six islands without exchange
page-lessons-statistics-title = Statistics
page-lessons-statistics-text =
    Tournaments of 2, or of 3? One run of each seems to answer that, but it doesn't: start it with another seed, and the other wins. With more runs the intervals shrink, and only then is a difference significant.

    Each button measures both on the same six puzzles.
page-lessons-statistics-value-1 = tournaments of 2
page-lessons-statistics-value-2 = tournaments of 3
# $level (Message)
page-level = { CAPITAL($level) }
# A level within a sentence.
# $level (Message)
page-level-word = { $level }
# $symmetry (Message)
page-symmetry = { FORM($symmetry, "title") }
# $rule (Message)
page-rule = { FORM($rule, "title") }
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
page-unknown-move = there is no move "{ $name }"; the moves are { LIST($known, ", ") }
# $name (Text)
# $known (List)
page-unknown-kind = there is no kind of puzzle "{ $name }"; the kinds are { LIST($known, ", ") }
# $name (Text)
# $known (List)
page-unknown-algorithm = there is no algorithm "{ $name }" for this kind of puzzle; the algorithms are { LIST($known, ", ") }
# $name (Text)
page-unknown-engine = there is no engine "{ $name }" that solves lines
page-unknown-task = this task does not exist
page-unknown-run = this run does not exist
page-no-game = no game was started
page-no-puzzle = the puzzle is missing
page-no-puzzle-in-it = the text contains no puzzle
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
page-expected-texts = an array of texts
page-expected-truth = true or false
page-expected-whole = a whole number, at least 0
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
page-digit-beyond = { $name }: found { $digit } in { $cell }, but the digits are 1 to { $side }
# $found (Number)
# $expected (Number)
page-marks-cells = marks: found { $found } cells, expected { $expected }
page-only-set = constraints can be changed only while a puzzle is set
page-saved-otherwise = saved: this version can't read the game
page-no-format-carries = no format can represent the puzzle
page-cancelled = cancelled
# $number (Number)
# $what (Message)
page-puzzle-problem = puzzle { $number }: { $what }
# $name (Text)
page-range-ends = { $name }: expected the two ends of a range
page-improvements = improvements: expected evaluations, milliseconds and missing digits
page-several-need-islands = several algorithms need islands
# $count (Number)
page-an-island-each = { $count } algorithms need at least one island each
# $number (Number)
# $column (Text)
page-run-column = run { $number } has no { $column }; expected output of evoku lab export --json or evoku lab report --json
# $setting (Text)
page-no-setting = set: found "{ $setting }", expected name=value
# $runs (Number)
# $most (Number)
page-too-many-runs = the plan has { $runs } runs; the page makes at most { $most }

## Lab store
##
## Feature: command

# Tables of many algorithms, as pages and reports have them.
lab-head-null = baseline
lab-head-other = compared with
lab-head-aspect = aspect
lab-head-effect = effect
lab-head-puzzles = puzzles
lab-head-area = area
# $cost (Number)
lab-head-cost = cost { $cost }
lab-head-distribution = distribution
lab-head-parameters = parameters
lab-head-distance = distance
lab-head-p = p
lab-head-exponential = exponential
lab-head-as-it-is = unchanged
lab-head-cutoff = cutoff
lab-head-with-cutoff = with cutoff
lab-head-unit = unit
lab-head-with-luby = with Luby's
lab-head-best = best
lab-head-alone = alone
lab-head-good = good
lab-head-good-there = good there
lab-head-chosen = chosen
lab-head-single-best = single best
lab-head-spent = spent
lab-head-best-of-each = best on each
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
lab-cell-best-of-each = the best on each puzzle
lab-table-overview = Runs that found a solution, and in brackets the mean missing digits of the best attempts of the other runs.
# $share (Decimal) - In per cent.
# $missing (Message)
lab-cell-reached = { $share } % ({ $missing })
lab-table-beats = Comparison of each algorithm with its baseline (the null), the algorithm without its defining ingredient, in PAR10; in missing digits of failures if neither solved a run. The figure is the probability that a run of the algorithm is better in this than a run of the baseline on the same puzzle; equal runs count half.
lab-table-comparisons = Comparisons of pairs in each aspect. The effect is the mean difference of the first and the second algorithm over puzzles: percentage points of success, a ratio of speeds, otherwise amounts or digits. Intervals are from resampled puzzles and runs, p-values are corrected for all pairs of a class.
# $probability (Decimal)
lab-cell-beats = beats { $probability }
# $probability (Decimal)
lab-cell-loses = loses { $probability }
# $probability (Decimal)
lab-cell-open = open { $probability }
lab-cell-idle = not exercised
# $measure (Message)
lab-table-winners = The algorithm with the best mean rank, by propagation class. Columns give the runs that found a solution and the cost per solution (ERT, in { $measure }). If none was found, they give the missing digits of best attempts. If algorithms share the best rank, the one with the fewest missing digits is shown.
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
lab-table-laws = Distribution of run lengths, in { $measure }: the best fit by Akaike's criterion (exponential, shifted exponential, Weibull or lognormal), with its parameters. Failures are censored. Of more than { GROUPED($most) } runs, a sample at equal steps is used. Distance is Kolmogorov's. A share p of { $samples } samples of the fitted distribution has at least this distance, so p < 0.05 rejects the fit. The last column is the increase of the criterion for an exponential distribution, for which restarts have no effect. Runs on several puzzles are a mixture.
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
lab-table-restarts = Cost until a solution (in { $measure }, mean over puzzles). Columns give runs unchanged, with restarts after the best cutoff, and with restarts after the best unit times Luby's sequence 1, 1, 2, 1, 1, 2, 4, ... Both were chosen on the same runs, so they are optimistic. Cells with a puzzle that was never solved are omitted.
# $class (Message)
lab-table-targets = { $class }: fixed targets. The expected evaluations (ERT) until the cost is at most this, in the algorithm's own unit, so compare only algorithms with the same unit. The resolution is that of the checkpoints, two per octave. The area is that under the curve of reached run-target pairs, over the logarithm of the evaluations; 1 means all at once.
# $class (Message)
lab-table-budgets = { $class }: fixed budgets. The lowest cost within a number of evaluations: median and quartiles of the runs (∞ before the first generation). The last figure is the number of runs that had found a solution.
# $median (Message)
# $low (Message)
# $high (Message)
# $solved (Number)
lab-cell-budget = { $median } ({ $low } – { $high }), { GROUPED($solved) } solved
# $puzzles (Number)
# $measure (Message)
# $neighbours (Number)
# $tied (Message)
lab-table-footprints = Footprints on { GROUPED($puzzles) } puzzles, in { $measure }. Best: no other algorithm has a lower cost. Alone: all others have a higher cost. Good: the cost is at most twice the lowest. Region: the share of the plane in which the { $neighbours } nearest puzzles select this algorithm alone ({ $tied } selects several). Good there: the share of the region's puzzles on which it is good. Chosen: the number of puzzles for which features select it; of equal algorithms, the first in the plan.
lab-table-footprints-alike = Footprints among algorithms of the same propagation class.
lab-table-selection-alike = Cost of the single best algorithm, of one chosen for each puzzle by its features, and of the best on each puzzle.
# $by-quality (Flag)
# $measure (Message)
# $neighbours (Number)
# $folds (Number)
lab-table-selection = Mean cost of a puzzle ({ $by-quality ->
    [yes] the mean
   *[no] PAR10
}, in { $measure }). Columns give the single best algorithm, one chosen by the puzzle's features, and the best on each puzzle, which is not known in advance. The choice has the lowest mean logarithm on the { $neighbours } nearest puzzles of other folds ({ $folds } folds; all features, standardised), so the puzzles are unseen. The last column is the share of the gap that the choice closes.
# $variance (Message)
# $features (Message)
# $performance (Message)
lab-table-loadings = Displacement of a puzzle by a standard deviation of a feature, on two planes. The plane of the greatest variance shows { $variance } of the variance of the features. The plane chosen for performance shows { $features } of that of its features and { $performance } of that of the costs of algorithms (logarithms).
lab-table-published = Published figures and ours. Two figures agree if the 95 % interval of their difference is within 20 percentage points, or that of their ratio within a factor of 1.5. Otherwise they differ if the published figure is outside our interval and, for shares, Fisher's exact test rejects equality at the 5 % level after Holm's correction. Everything else is open.
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
lab-page-comment = line { $line }: found "{ $found }", expected a plan and one of { LIST($tables, ", ") }; published also needs figures like CLASS / ALGORITHM: 5 of 6
# $line (Number)
# $end (Text)
lab-page-open = line { $line }: the table that starts here has no end; expected a line { $end }
# $line (Number)
# $what (Message)
lab-page-lacks = line { $line }: { $what }
# $class (Text)
lab-lacks-class = the plan has no class "{ $class }"
# $name (Text)
lab-lacks-algorithm = the plan has no algorithm "{ $name }"
# $class (Text)
lab-lacks-choice = class "{ $class }" has several algorithms; name one
# $table (Text)
lab-lacks-table = the pages know no table "{ $table }" for figures
# $table (Text)
# $column (Text)
lab-lacks-column = the table { $table } has no column "{ $column }"
# $table (Text)
# $row (Text)
lab-lacks-row = the table { $table } has no row "{ $row }"
# $line (Number)
# $class (Text)
lab-page-class = line { $line }: the plan has no class "{ $class }"
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
lab-packed-damaged = this is not a packed plan, or it is damaged; pack the plan again
# $theirs (Text)
# $ours (Text)
lab-packed-version = the plan was packed by evoku { $theirs }, but this is evoku { $ours }. Runs of different versions can differ; use one version
# $class (Text)
# $cause (Message)
lab-packed-puzzle = a packed plan can't contain a puzzle of class "{ $class }": { $cause }
lab-packed-format = the format JSON Lines is missing
lab-shard = expected a shard like 3/100: its number, from 1, and the number of shards
# $runs (Number)
# $wanted (Number)
lab-archive-unfinished = only { $runs } of the plan's { $wanted } runs exist; finish it with evoku lab run
# $line (Number)
lab-archive-line = line { $line } is not a line of an archive; create an archive with evoku lab export --archive
lab-archive-first = this archive has version 1, which this evoku doesn't read; create it again with evoku lab export --archive
# $found (Text)
# $expected (Text)
lab-archive-plan = the archive contains runs of another plan or other puzzles (found { $found }, expected { $expected })
# $label (Text)
# $class (Text)
# $puzzle (Number)
# $repetition (Number)
# $was (Text)
# $is (Text)
lab-archive-moved = { $label }, { $class }, puzzle { $puzzle }, repetition { $repetition }: expected { $was }, found { $is }

# Stores.
lab-store-full = the disk is full; all recorded runs are kept, so free some space and run the same command again
# $cause (Message)
lab-store-io = can't read or write the store ({ $cause }); all recorded runs are kept
lab-store-busy = another process uses the store; try again later
lab-store-missing = the file does not exist; evoku lab run creates a store
lab-store-foreign = this file is not an evoku store
lab-store-read-only = the store or its folder can't be written; copy the store to a writable folder
# $path (Text)
lab-store-log = the store can't be written, and its last runs are still in { $path }; copy both files to a writable folder
# $found (Number)
# $expected (Number)
lab-store-later = the store was created by a later version of evoku (tables of version { $found }, expected { $expected }); use that version
# $cause (Message)
lab-store-damaged = the store is damaged: { $cause }; restore it from a copy, or repeat the runs in a new store
# $theirs (Text)
# $ours (Text)
lab-store-versions = it contains runs of evoku { $theirs }, and the other store runs of evoku { $ours }. Runs of different versions can differ; repeat them with one version
# $cause (Message)
lab-store-sqlite = can't use the store: SQLite reports "{ $cause }"
# $file (Text)
# $cause (Message)
lab-cannot-write = can't write { $file }: { $cause }
lab-store-no-plan = the store contains no plan; evoku lab run PLAN adds one
# $name (Text)
# $known (List)
lab-store-unknown-plan = there is no plan "{ $name }"; the plans are { LIST($known, ", ") }
# $known (List)
lab-store-several-plans = there are several plans; choose one with --plan: { LIST($known, ", ") }
# $name (Text)
# $kept (Text)
# $expected (Text)
lab-store-other-plan = the store already contains a plan "{ $name }" with another text or other puzzles (fingerprint { $kept }, expected { $expected }); use another store or another name
# $version (Number)
lab-damaged-tables = its tables are of version { $version }
lab-damaged-schema = it contains a view or a trigger; evoku stores contain neither
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
lab-damaged-session = session number { $session } is too large
# $value (Text)
# $column (Text)
lab-damaged-value = a run has the impossible value { $value } in column { $column }
# $cause (Message)
lab-damaged-trace = a trace can't be read: { $cause }
lab-damaged-no-checksum = the checksum of a run is missing
lab-damaged-run-of-plan = a run does not belong to the plan
lab-damaged-run-of-session = a run does not belong to a session
lab-damaged-class = a class of puzzles is missing from a plan
lab-damaged-puzzle = a puzzle can't be recorded
# $configuration (Text)
# $class (Text)
# $puzzle (Number)
# $repetition (Number)
# $column (Text)
# $other (Message)
# $kept (Message)
lab-difference = { $configuration } on puzzle { $puzzle } of { $class }, repetition { $repetition }: { $column } is { $other }, but the store has { $kept }
lab-difference-none = none
# $points (Number)
lab-difference-points = { $points } points

# Exports.
lab-export-no-parquet = this build can't write Parquet; install evoku with --features parquet, or write CSV
# $classes (Number)
# $most (Number)
lab-export-many-classes = the plan has { $classes } classes, but COCO's suite bbob has only { $most } functions; export fewer classes in one plan, or use --ioh
# $sheet (Text)
lab-export-many-rows = the table { $sheet } has more rows than the 1,048,576 of a sheet; use --csv or --parquet
# $reason (Text)
lab-export-workbook = can't write the workbook: { $reason }
# What the columns of the table of runs mean.
lab-column-run = number of the run in this export; the key of `traces`
lab-column-class = class of the puzzle
lab-column-puzzle = its number in the class, from 1; with the class the key of `puzzles`
lab-column-configuration = name of the algorithm with its parameters; the key of `configurations`
lab-column-algorithm = the algorithm
lab-column-propagation = class of propagation: `none`; `singles` (naked and hidden singles are placed before the run); `decoder` (while genomes are decoded); `search` (an exact engine)
lab-column-repetition = number of the repetition, from 1
lab-column-seed = seed of the run, up to 2^63: read it as text if numbers are doubles (R, JavaScript); `evoku evolve --seed` repeats the run
lab-column-solved = 1 if a solution was found, otherwise 0
lab-column-ending = `solved`; `evaluations`, `generations`, `seconds`: that part of the budget was spent; `exhausted`: the search space was exhausted; `memory`: an exact engine reached its memory limit; `failed`: the program of an external algorithm failed
lab-column-generations = generations after generation 0
lab-column-evaluations = evaluations of every kind: full + moves + decodes + nodes
lab-column-full = attempts evaluated in full
lab-column-moves = moves whose effect on the cost was computed
lab-column-decodes = genomes that a propagating decoder turned into boards
lab-column-placements = digits placed by propagation
lab-column-nodes = nodes of an exact search
lab-column-restarts = number of restarts
lab-column-best = lowest cost of the run
lab-column-missing = missing digits of the best attempt, summed over all houses; 0 is a solution, and all algorithms are comparable. For a puzzle that is not a Sudoku, it is the cost
lab-column-mean = mean cost of the last generation
lab-column-seconds = seconds by the clock
lab-column-session = the process that made the run; the key of `sessions`
# $name (Text)
# $meaning (Message)
lab-dictionary-row = | { $name } | { $meaning } |
# The file that explains all exported tables, in Markdown.
# $columns (List) - `lab-dictionary-row` for each column of the table of runs.
lab-dictionary =
    # Meaning of the columns

    Each table is a file. As CSV (`runs.csv` ...) it is UTF-8 with a header (RFC 4180), and an empty
    cell means that there is no value. As Parquet (`runs.parquet` ...) it has the same columns, with null
    for no value. In a workbook, it is a sheet, and integers of more than 15 digits are text. Whole
    numbers are unsigned and have 64 bits, other numbers are doubles, the rest are strings. A cost
    counts the faults of an attempt; 0 is a solution.

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
    | second | its second value if an algorithm has two objectives, like the violations of `multi-objective`; its first is best_so_far - second; 0 if there is only one |
    | best, mean | lowest and mean cost of the generation |

    ## steps: a row for each new best attempt of a run

    Exact engines, islands and programs outside evoku have no steps.

    | column | meaning |
    |---|---|
    | run | the run |
    | evaluations | evaluations up to the attempt |
    | cost | its cost, in the algorithm's own unit |
    | missing | its missing digits, the same unit for all algorithms |

    ## fronts: a row for each pair of a run's front

    For algorithms with two objectives: the pairs of values that no member of any generation dominated.

    | column | meaning |
    |---|---|
    | run | the run |
    | first, second | the two values, both to be minimised |

    ## configurations: a row for each configuration

    | column | meaning |
    |---|---|
    | configuration, algorithm | as in `runs` |
    | budget_evaluations, budget_generations, budget_seconds | budget of a run; empty for no limit |
    | all others | the algorithm's parameters, see `evoku algorithms NAME` |

    ## puzzles: a row for each puzzle

    | column | meaning |
    |---|---|
    | class, puzzle | as in `runs` |
    | geometry | the board; the kind of a puzzle that is not a Sudoku |
    | line | the givens in reading order, `.` for a blank; the size of a puzzle that is not a Sudoku |
    | givens | number of givens |
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

    Intervals have a confidence of 95 %. They resample the puzzles, each with all its runs, or the runs if
    a class has one puzzle. That of the rate is at least as wide as Wilson's. An infinite value, like the
    ERT of a configuration that solved nothing, is exported as no value.

    | column | meaning |
    |---|---|
    | class, configuration | as in `runs` |
    | measure | measure of the comparison: `evaluations`, `generations`, `seconds` or `quality` |
    | runs, solved | all runs and those that found a solution |
    | rate, rate_low, rate_high | their share with its interval |
    | generations | mean generations of the runs that found a solution |
    | seconds | mean seconds of all runs |
    | quartile_1, median, quartile_3 | quartiles of the measure; failures count as infinite, unless it is quality |
    | ert, ert_low, ert_high | expected running time with its interval; none for quality |
    | par10, par10_low, par10_high | the mean, with failures counted as ten times the budget, with its interval; none for quality |
    | quality, quality_low, quality_high | mean of `missing` with its interval; 0 is a solution |

    ## verdicts: a row for each pair of configurations

    | column | meaning |
    |---|---|
    | class | the class, or `all classes` |
    | first, second | the two configurations |
    | basis | comparison that decides, as in `comparisons` |
    | puzzles | puzzles on which both were run |
    | rate_first, rate_second | their success rates |
    | a12 | probability that a run of the first is better in `basis` on a puzzle than one of the second; equal runs count half |
    | p_raw | p-value of this comparison |
    | p | the same after Holm's correction for all pairs of the class |
    | p_smallest | the smallest `p` that the puzzles with a difference, or the runs on one puzzle, and the other pairs allow; from 0.05 on no verdict is possible |
    | better | the better one in this comparison; none if there is no significant difference |
    | verdict | the whole verdict in words |

    ## comparisons: a row for each comparison of a pair

    The effect is the mean over puzzles of the difference of the first and the second configuration,
    where a puzzle's value is the mean over its runs. Its interval of 95 % resamples puzzles and runs.

    | column | meaning |
    |---|---|
    | class | the class, or `all classes` |
    | set | `pairs`, or `baselines` for algorithms and their baselines; Holm's correction covers a set, class and comparison |
    | first, second | the two configurations |
    | comparison | `success`: share of solved runs; `speed`: natural logarithm of what solved runs spent; `PAR10`; `failures`: missing digits of unsolved runs; `quality`: missing digits of all runs |
    | puzzles | puzzles on which both have a value |
    | effect, effect_low, effect_high | the effect and its interval; for `speed` the ratio |
    | method | `signs`: all changes of signs of the differences; `drawn signs`: 9,999 random ones; on one puzzle `Fisher`, or `divisions` and `drawn divisions` of its runs |
    | p_raw, p | p-value before and after Holm's correction, which leaves out pairs with equal values |
    | p_smallest | as in `verdicts` |
    | exercised | 1 if the runs exercised what the baseline omits, otherwise 0; none in the set `pairs` |
    | better | the better one; none if there is no significant difference or `exercised` is 0 |
    | needed | estimated number of puzzles, or of runs on one puzzle, that decide with a power of 80 %; none if `better` is known, if `exercised` is 0, or above 100,000 |

    ## comparison_values: a row for each value that a comparison tests

    | column | meaning |
    |---|---|
    | class, set, first, second, comparison | as in `comparisons` |
    | side | `first` or `second` |
    | puzzle_class, puzzle | the puzzle, as in `puzzles` |
    | number | place among the values of this side; on several puzzles, equal numbers are a pair |
    | value | mean over the runs on the puzzle; on a single puzzle, the value of a run |

    ## rank_values: a row for each value that is ranked

    | column | meaning |
    |---|---|
    | class | as in `ranks` |
    | puzzle_class, puzzle | the puzzle, as in `puzzles` |
    | configuration | as in `runs` |
    | value | what is ranked on the puzzle: PAR10, or mean missing digits; none if it is infinite |

    ## ranks: a row for each configuration and class

    | column | meaning |
    |---|---|
    | class, configuration | as in `verdicts` and `runs` |
    | basis | measure of the ranking: `PAR10` of the measure, or `quality` |
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
# $problem (Message)
# $tip (Message)
command-usage = { $problem }; { $tip }
command-tip-folder = this is a folder; evoku --help lists all commands
# $name (Text)
command-tip-solve-file = evoku solve { $name } solves the puzzles of this file; evoku --help lists other commands that read puzzles
# $name (Text)
command-tip-solve-puzzle = evoku solve { $name } solves it; evoku --help lists other commands that read puzzles
# $value (Text)
# $argument (Text)
# $why (Message)
command-invalid-value = invalid value "{ $value }" for "{ $argument }": { $why }
# $argument (Text)
command-argument-unknown = unexpected argument "{ $argument }"
# $argument (Text)
command-argument-repeated = "{ $argument }" is given more than once; give it once
# $argument (Text)
# $others (List)
command-argument-conflict = "{ $argument }" can't be combined with { COUNT($others) ->
    [0] the other given arguments
   *[other] { LIST($others, "and") }
}
# $arguments (List)
command-arguments-missing = { COUNT($arguments) ->
    [one] a required argument is missing: { LIST($arguments, ", ") }
   *[other] required arguments are missing: { LIST($arguments, ", ") }
}
# $argument (Text)
command-equals-missing = "{ $argument }" needs an equals sign before its value
# $value (Text)
# $argument (Text)
# $known (List)
command-value-unknown = invalid value "{ $value }" for "{ $argument }": expected { COUNT($known) ->
    [one] { LIST($known, ", ") }
   *[other] one of { LIST($known, ", ") }
}
# $argument (Text)
# $known (List) - The possible values, if they are names.
command-value-missing = "{ $argument }" needs a value{ COUNT($known) ->
    [0] { "" }
   *[other] { ": " }expected one of { LIST($known, ", ") }
}
# $value (Text)
# $argument (Text)
command-value-surplus = unexpected value "{ $value }" for "{ $argument }", which takes no more values
# $argument (Text)
# $least (Number)
# $found (Number)
command-values-few = "{ $argument }" needs { $least ->
    [one] a value
   *[other] at least { $least } values
}, but has { $found }
# $argument (Text)
# $expected (Number)
# $found (Number)
command-values-wrong = "{ $argument }" needs { $expected ->
    [one] one value
   *[other] { $expected } values
}, but has { $found }
# $name (Text)
command-subcommand-unknown = there is no command "{ $name }"
# $command (Text)
# $known (List)
command-subcommand-missing = "{ $command }" needs a subcommand: expected one of { LIST($known, ", ") }
command-not-utf8 = an argument is not valid UTF-8
command-expected-number = expected a number, like 12 or 0.5
command-expected-seconds = expected a number of seconds above 0, like 2.5
# $most (Number)
command-largest-number = the largest number is { $most }
# $least (Number)
command-expected-whole-from = expected a whole number, { $least } or more
command-expected-seed = expected a whole number, 0 or more, or the word random
# $least (Number)
# $most (Number)
command-expected-whole-between = expected a whole number from { $least } to { $most }
# $name (Text)
command-unknown-name = there is no "{ $name }"
# $known (List)
command-expected-one-of = expected one of { LIST($known, ", ") }
command-standard-input = standard input
command-standard-output = standard output
command-the-argument = the argument
command-size-regions = --size can't be combined with --regions, whose number of characters determines the size
command-grid-regions = --from-grid can't be combined with --regions random: the regions must suit the grid
command-no-regions-latin = --regions can't be combined with the rule latin
# $found (Number)
command-regions-not-square = --regions: found { $found } cells, expected a square number like 81
# $path (Text)
command-output-is-input = { $path } is also an input; choose another output
# $path (Text)
command-read-folder = can't read { $path }: it is a folder
# $path (Text)
command-read-device = { $path } names a device of Windows, so it can't be a file
command-parquet-about = Apache Parquet: rows with the columns of CSV, all texts; it is read in any types
command-parquet-read = this build can't read Parquet; install evoku with --features parquet, or convert the file to CSV
# $path (Text)
command-parquet-write = { $path }: this build can't write Parquet; install evoku with --features parquet, or write CSV
# $path (Text)
command-parquet-packed = { $path }: Parquet compresses its columns itself; leave out .gz or .zst
# $name (Text) - The input.
command-parquet-file = { $name } can't be read as Parquet, whose table of contents is at its end; name an uncompressed file that begins with PAR1
command-parquet-shard = --shard needs one puzzle per line; python -m evoku.cluster distributes the row groups of Parquet
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
command-no-puzzle-in-link = it contains no puzzle
# $link (Text)
# $found (Message)
command-cannot-read-link = can't read the link { $link }: { $found }; expected an f-puzzles or SudokuPad link that contains the puzzle
# $text (Text)
# $cause (Message)
command-format-not-file = can't open { $text }: { $cause }; to choose the output format, use --to { $text }
command-expected-box = expected rows and columns like 2x3
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-bytes = { $done } of { $all }, { $elapsed } elapsed, { $left } left
# $done (Text)
# $elapsed (Text)
command-progress-read = { $done }, { $elapsed } elapsed
# $done (Text)
# $all (Text)
# $note (Text)
# $elapsed (Text)
# $left (Text)
command-progress-puzzles = { $done } of { $all } puzzles, { $note }, { $elapsed } elapsed, { $left } left
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-runs = { $done } of { $all } runs, { $elapsed } elapsed, { $left } left
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-pages = { $done } of { $all } pages, { $elapsed } elapsed, { $left } left
# $done (Text)
# $all (Text)
# $left (Text)
# $note (Text)
command-progress-measurements = { $done } of { $all } measurements, { $left } left: { $note }
# $done (Text)
# $all (Text)
# $left (Text)
command-progress-cell = { $done }/{ $all }, { $left } left
# $done (Text)
# $all (Text)
# $elapsed (Text)
# $left (Text)
command-progress-all-runs = { $done }/{ $all } runs, { $elapsed } elapsed, { $left } left
command-other-process = (the rest runs in another process)
command-interrupted = interrupted
# $path (Text)
command-partial = the results so far are in { $path }
# $puzzles (Number)
command-interrupted-after = interrupted after { GROUPED($puzzles) } { $puzzles ->
    [one] puzzle
   *[other] puzzles
}
command-cut-short = cancelled early
# $name (Text)
# $known (List)
command-unknown-column = there is no column "{ $name }"; the columns are { LIST($known, ", ") }
command-expected-range = expected a value, or a range like 3..5, ..25 or hard..
# $text (Text)
command-empty-range = the range { $text } is empty: its first value is greater than its last
command-expected-number-range = expected a number, or a range like 3..5, ..25 or 7..
# $known (List)
command-expected-level-range = expected a level like hard or a range like medium..hard; the levels are { LIST($known, ", ") }
# $name (Text)
# $known (List)
command-fields-unknown = --fields: there is no field "{ $name }"; the fields are { LIST($known, ", ") }
# $name (Text)
command-fields-twice = --fields: "{ $name }" is given twice; give it once
# $form (Text)
command-fields-json = --fields: { $form } has no fields to choose; use json or jsonl
# $form (Text)
command-fields-csv = --fields: { $form } has no fields to choose; use csv, json or jsonl
command-fields-table = --fields: a table has no fields to choose; use csv, json or jsonl
command-fields-folder = --fields: tables in a folder have no fields to choose; use json or jsonl
# $form (Text)
command-no-columns = --to: { $form } has no columns; use csv, json or jsonl
# $path (Text)
# $extension (Text)
# $known (List)
command-unknown-extension = { $path }: no output format has the extension .{ $extension }; the extensions are { LIST($known, ", ") }, also with .gz or .zst. Or choose a format with --to FORMAT
# $path (Text)
# $other (Text)
# $form (Text)
# $extension (Text)
command-other-extension = { $path }: the extension is for { $other }, but the requested format is { $form }; use .{ $extension }, or omit the option for { $form }
command-unknown-form = there is no such output format
# $name (Text)
command-unknown-format = there is no format "{ $name }"
# $path (Text)
# $cause (Message)
command-cannot-write = can't write { $path }: { $cause }
command-output-closed = it is closed; write to a file with -o FILE, or discard the results with >/dev/null
# $path (Text)
command-not-a-file = can't write { $path }: expected the path of a file
# $path (Text)
command-write-folder = can't write { $path }: it is a folder
# $path (Text)
command-picture-extension = { $path } must end in .svg, .png or .pdf
command-terminal = a terminal can't display this format; write to a file with -o FILE
command-shard-files = --shard needs files as input, not standard input
# $cause (Message)
command-shard-file = --shard needs files as input: { $cause }
command-shard-compressed = --shard can't start in the middle of a compressed file; decompress it first
command-shard-quotes = a quoted cell may contain line breaks, so --shard can't split this CSV; convert it with evoku convert --to jsonl
# $form (Text)
command-shard-format = --shard needs one puzzle per line, but the format is { $form }; convert it with evoku convert --to line, csv or jsonl
# $path (Text)
# $byte (Number)
command-from-byte = { $path } from byte { GROUPED($byte) }
command-no-puzzle = the input contains no puzzle
command-no-position = the input contains no position
command-no-grid = the input contains no grid; expected full grids, or puzzles with one solution
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
command-lossy = { $problem }; --lossy omits what the format can't represent
# $kept (Number)
# $all (Number)
command-kept = { GROUPED($kept) } of { GROUPED($all) } puzzles kept
# $text (Text)
command-where-form = --where { $text }: expected COLUMN=RANGE
# $text (Text)
# $problem (Message)
command-where-range = --where { $text }: { $problem }
command-unknown-technique = there is no such technique; evoku generate --help lists all techniques
# $known (List)
command-technique-names = there is no such technique; the techniques are { LIST($known, ", ") }
# $seed (Number)
command-seed = seed { $seed }; repeat with --seed { $seed }
command-open-file = --open displays a file, but the output is standard output; add -o FILE
command-terminal-page = a terminal can't display this format; write to a file with -o FILE, or open it in a browser with --open
# $path (Text)
command-opened = opened { $path }
command-no-page = this evoku was built without the page. In a checkout, run `cd web && npm ci && node build.mjs`, which creates web/dist/evoku.html, and then build evoku again
command-no-book = there is no book next to this evoku. In a clone of the repository, book/build makes it in target/book/html
# $path (Text)
# $cause (Message)
command-no-browser = no browser was found; the file is { $path }: { $cause }
# $program (Text)
# $path (Text)
command-browser-failed = { $program } can't open { $path }
# $form (Text)
command-counts-form = --counts can't be written as { $form }; use line, csv or json
# $form (Text)
command-stats-form = --stats can't be written as { $form }; use csv, json or jsonl
# $form (Text)
# $known (List)
command-no-room = { $form } can't represent the candidates of each cell; formats that can: { LIST($known, ", ") }
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
command-mistake = the given solution has { $told } in { $cell }, expected { $right }{ $more ->
    [0] { "" }
    [one] ; another cell is wrong
   *[other] ; { $more } more cells are wrong
}
# $cell (Text)
# $right (Text)
# $more (Number)
command-mistake-open = the given solution has no digit in { $cell }, expected { $right }{ $more ->
    [0] { "" }
    [one] ; another cell is wrong
   *[other] ; { $more } more cells are wrong
}
# $engine (Text)
command-tree-only = --search, --propagation, --branching, --lone-successors and --report need --engine tree, not { $engine }
# $expanded (Number)
# $generated (Number)
# $open (Number)
# $is-complete (Flag)
# $strategy (Text)
# $propagation (Text)
command-tree-report = { GROUPED($expanded) } nodes expanded, { GROUPED($generated) } generated, at most { GROUPED($open) } open, { $is-complete ->
    [yes] whole tree searched
   *[no] stopped before the end of the tree
} ({ $strategy }, { $propagation })
# $puzzles (Number)
# $seconds (Decimal)
# $kinds (List)
command-solve-summary = { GROUPED($puzzles) } { $puzzles ->
    [one] puzzle
   *[other] puzzles
} in { $seconds } s: { LIST($kinds, ", ") }
# $known (List)
command-unknown-scale = there is no such scale; the scales are { LIST($known, ", ") }
command-column-level = level
command-column-score = score
command-column-guesses = guesses
command-column-hardest = hardest technique
command-column-puzzle = puzzle
# $name (Text)
command-left-out = "{ $name }" is omitted because the first puzzles don't have it; --to jsonl writes it
command-several-positions = a picture displays one position, but the input has more; HTML displays all of them
# $number (Number)
command-position = Position { $number }
command-hint-title = Sudoku, the next step
command-explain-title = Sudoku, step by step
command-legend = In the pictures, green digits are placed and red ones ruled out. Blue and yellow show the pattern; in a chain, what is true and what is false. A solid line means: if not this, then that. A dashed line means: if this, then not that.
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
command-unexplained = The puzzle can't be explained: { $problem }.
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
command-nothing-asked = no condition is given; add --level, --technique or another one
command-set-csv = --set writes CSV
# $class (Text)
command-set-incomplete = the set is not complete: class { $class } has too few puzzles
# $number (Number)
command-level-counts = --level already gives a number for each level; omit the number { $number }
# $name (Text)
command-level-count = --level: the number of { $name } puzzles is missing, like { $name }:20
# $cause (Message)
command-pattern = --pattern must be the name of a file, or have one character for each cell: { $cause }
# $place (Text)
# $number (Number)
# $found (Message)
# $expected (Message)
command-grid-other = { $place }: grid { $number } is a board of { $found }, expected { $expected }
# $place (Text)
# $number (Number)
command-grid-open = { $place }: grid { $number } is neither full nor a puzzle with exactly one solution
command-grade-count = expected a number above 0 after the colon, like easy:20
# $known (List)
command-expected-levels = expected a level like hard or a range like easy..medium; the levels are { LIST($known, ", ") }
command-expected-scores = expected a score like 900 or a range like 900..1200
command-expected-givens = expected a number like 30, a range like 24..28, or minimal
# $attempts (Number)
# $seconds (Number)
# $patience (Number)
command-attempts-so-far = { GROUPED($attempts) } { $attempts ->
    [one] attempt
   *[other] attempts
} in { $seconds } seconds; ends after { GROUPED($patience) } attempts without a new puzzle, or earlier with --attempts, --deadline or Ctrl-C
# $technique (Message)
# $attempts (Number)
# $bound (Flag)
# $rate (Number)
# $name (Text)
command-rare-technique = no puzzle that uses { $technique } in { GROUPED($attempts) } attempts so far; { $bound ->
    [yes] fewer than
   *[no] about
} one in { GROUPED($rate) } random puzzles uses it. --available "{ $name }" finds positions in which it is a possible step
# $attempts (Number)
# $name (Text)
command-rare-techniques = no puzzle that uses all required techniques in { GROUPED($attempts) } attempts so far. --available "{ $name }" finds positions in which they are possible steps
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
} ({ $share } % successful), { $seconds } s
# $cells (Number)
command-report-first-open = the first attempt was not finished, { GROUPED($cells) } cells tried
command-report-given-up = given up after too many attempts without a new puzzle
command-report-deadline = the time limit was reached
# $reasons (List)
command-report-refused = refused: { LIST($reasons, ", ") }
# $count (Number)
# $reason (Message)
command-report-reason = { GROUPED($count) } { $reason }
command-known-already = duplicates
# $has (Message)
# $line (Text)
command-nearest-puzzle = the best rejected puzzle ({ $has }): { $line }
# $has (Message)
# $filled (Number)
command-nearest-givens = the best rejected puzzle has { $has }; allow it with --givens ..{ $filled }
# $has (Message)
command-nearest = the best rejected puzzle has { $has }
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
command-not-replaceable = { $path } is not a regular file, so it can't be replaced; choose another file
# $path (Text)
# $evaluations (Number)
command-going-on = resuming { $path } at { GROUPED($evaluations) } evaluations
# $path (Text)
command-no-checkpoint = { $path } is not an evoku checkpoint; choose another file
# $path (Text)
command-damaged = { $path } is damaged; restore it from a copy, or delete it to start again
# $cause (Message)
command-damaged-checkpoint = the checkpoint is damaged: { $cause }; restore it from a copy, or delete it to start again
# $path (Text)
# $version (Text)
command-other-version = { $path } was written by evoku { $version }, and runs of different versions may differ; use that version, or another file for a new run
# $path (Text)
# $part (Text)
command-other-run = { $path } is a checkpoint of another run: the { $part } differs; use the original arguments or another file
# $one (Text)
# $other (Text)
# $path (Text)
command-same-file = { $one } and { $other } are both { $path }; choose different files
# $known (List)
command-expected-level-size = expected a level, like easy or easy/16; the levels are { LIST($known, ", ") }
# $text (Text)
command-no-side = found "{ $text }", expected the side of a board like 16
command-side-twice = --generate and --box both give the side of the board; give it once
command-interrupted-generating = interrupted while a puzzle was generated
# $level (Text)
command-none-generated = --generate: found no { $level } puzzle for this board; choose another level or seed
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
command-no-exchange = each island has { GROUPED($share) } evaluations and exchanges after { GROUPED($interval) }, so there is no exchange; lower --migration-interval or raise --evaluations
# $count (Number)
command-more-algorithms = --algorithm names { $count } algorithms; give each an island with --islands { $count }
# $islands (Number)
# $algorithm (Text)
command-islands-of = { $islands } islands of { $algorithm }
# $file (Text)
command-log-exists = { $file }, the log of a run on a generated puzzle, exists; overwrite it with --force, or name another file with --log
command-no-solution = the puzzle has no solution, so no run can solve it
command-several-solutions = the puzzle has several solutions; a run ends at the first one that it finds
# $name (Text)
# $whole (Text)
# $fraction (Text)
command-decimal-comma = --set { $name }={ $whole },{ $fraction } may mean { $whole }.{ $fraction } or two values; write { $whole }.{ $fraction } for the number, { $whole }.0,{ $fraction }.0 for the values
# $name (Text)
command-algorithm-option = "{ $name }" is an algorithm; -a { $name } selects it
# $name (Text)
command-tip-set = { $name } is a parameter of algorithms; set it with --set { $name }=VALUE
# $count (Number)
# $most (Number)
command-combinations = --set: found { $count } combinations; the limit is { $most }
# $text (Text)
# $problem (Message)
command-no-file-as-puzzle = there is no file "{ $text }", and it is not a puzzle: { $problem }
# $text (Text)
command-no-file-nor-puzzle = "{ $text }" is neither a file nor a puzzle
command-bundled = no puzzle was given; this one is bundled with evoku
# $algorithm (Text)
command-two-numbers = the two numbers are POPULATION and GENERATIONS of { $algorithm }; -a NAME selects another algorithm
command-several-puzzles = the input has several puzzles; this is the first
# $name (Text)
command-given-twice = { $name } is given both with --{ $name } and as an argument; give it once
command-puzzle-twice = a puzzle is given both with --puzzle and as an argument; give one
# $kind (Text)
# $other (Text)
command-kind-twice = --puzzle-kind is { $kind }, but the argument is { $other }; give one of them
command-population-one-run = --print-population displays one run; omit --runs
command-children-one-run = --print-children shows one run; omit --runs, and give one puzzle and one value for each parameter
command-children-islands = --print-children can't follow several islands; omit --islands
command-children-sudoku = --print-children draws boards of Sudoku only; omit it for other kinds of puzzles
# $side (Number)
# $most (Number)
command-children-large = --print-children draws boards of up to { $most }x{ $most } next to each other; this one is { $side }x{ $side }
# $format (Text)
command-children-rows = the format { $format } has no place for the children of --print-children; use text, json or html
command-checkpoint-one-run = --checkpoint is for one run; omit --runs
command-size-others = --size is only for other kinds of puzzles; the puzzle determines the size of a Sudoku
# $kind (Text)
command-puzzle-sudoku = --puzzle is only for Sudoku; for { $kind } use --size
command-generate-sudoku = --generate is only for Sudoku
command-ended-early = the run ended before the first exchange between the islands
# $seed (Number)
# $runs (Number)
# $last (Number)
command-seed-large = --seed { $seed } is too large for { $runs } runs: the largest seed is { $last }
# $name (Text)
# $known (List)
command-unknown-kind = there is no puzzle kind "{ $name }"; the kinds are { LIST($known, ", ") }
# $name (Text)
# $known (List)
command-unknown-algorithm = there is no algorithm "{ $name }"; the algorithms are { LIST($known, ", ") }
# $name (Text)
command-no-algorithm = there is no algorithm "{ $name }"; evoku algorithms lists all algorithms
# $name (Text)
# $kinds (List)
# $known (List)
command-algorithm-for-others = { $name } supports only { LIST($kinds, ", ") }; algorithms for Sudoku are { LIST($known, ", ") }
# $name (Text)
# $kind (Text)
# $known (List)
command-algorithm-for-sudoku = { $name } supports only Sudoku; algorithms for { $kind } are { LIST($known, ", ") }
# $name (Text)
# $kind (Text)
# $known (List)
command-unknown-algorithm-for = there is no algorithm "{ $name }" for { $kind }; its algorithms are { LIST($known, ", ") }
command-expected-generations = expected generations like 0,10..20,last
# $count (Number)
# $most (Number)
command-many-generations = found { $count } generations; the limit is { $most }
command-generations-missing = GENERATIONS is missing: give both POPULATION and GENERATIONS, or neither
# $argument (Text)
command-unexpected-argument = unexpected argument "{ $argument }"
# $kind (Text)
command-kind-arguments = expected SIZE or SIZE POPULATION GENERATIONS after { $kind }
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
# $generation (Number)
# $number (Number)
# $count (Number)
# $fitness (Message)
command-child = generation { $generation }, child { $number } of { $count }: { $fitness }
# $number (Number)
command-child-parent = parent { $number }
# $number (Number)
# $fitness (Message)
# $member (Number)
command-child-of-member = parent { $number }: member { $member }, { $fitness }
# $number (Number)
# $fitness (Message)
# $child (Number)
command-child-of-child = parent { $number }: child { $child } of this generation, { $fitness }
# A parent that is neither in the generation before nor a child of this one.
# $number (Number)
# $fitness (Message)
command-child-of-earlier = parent { $number }: an earlier attempt, { $fitness }
# $parent (Number)
command-child-copy = from parent { $parent }: everything
# $parent (Number)
# $houses (Message)
command-child-houses = from parent { $parent }: { $houses }
# $parent (Number)
# $cells (Number)
command-child-cells = from parent { $parent }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
# $cells (Number)
command-child-equal = equal in all parents: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
# $cells (Number)
command-child-placed = moved by the crossover: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
# $changes (List)
command-child-changed = changed: { LIST($changes, ", ") }
# $cells (Number)
command-child-changed-many = changed: { $cells } cells, marked * below
command-child-unchanged = changed: nothing
# $member (Number)
command-child-accepted = accepted as member { $member }
# $member (Number)
# $fitness (Message)
command-child-replaces = accepted as member { $member }, which was { $fitness } before
# $member (Number)
command-child-twin = equal to member { $member }, which was there before
command-child-refused = not accepted
command-child-ended = the run ended here, before any replacement
command-child-origin = origin
command-child-board = child
command-children-legend = origin: = all parents, 1 to 3 that parent, + moved, * changed, . given
# $generation (Number)
# $algorithm (Text)
command-children-none = generation { $generation }: { $algorithm } reports no children with parents
# $algorithm (Text)
command-run-algorithm = algorithm: { $algorithm }
command-run-chosen = chosen by: evoku, for this puzzle (select another with --algorithm)
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
command-run-migrants = migrants: { GROUPED($exchanges) } exchanges, { GROUPED($taken) } accepted, { GROUPED($worse) } not better than the worst, { GROUPED($refused) } incompatible
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
command-runs-all = all runs: { GROUPED($evaluations) } evaluations, { $computing } s of computing in { $seconds } s ({ GROUPED($rate) } evaluations/s per thread)
# $path (Text)
command-trace-extension = { $path } must end in .csv or .jsonl
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
command-live-diversity = diversity
# The label of the number of members that are as good as the best, like 7 of 20.
command-live-takeover = as the best
command-live-children = children
# $better (Message)
# $equal (Message)
command-live-shares = { $better } % better, { $equal } % equal
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
command-plan-unknown-algorithm = the plan has no algorithm "{ $name }"; its algorithms are { LIST($known, ", ") }
# $path (Text)
command-store-itself = { $path } is both an input and the output; choose another output
command-merge-interrupted = interrupted; the same command resumes
# $difference (Message)
command-other-results = conflicting results: { $difference }
# $stores (Number)
# $output (Text)
# $new (Number)
# $known (Number)
# $differ (Number)
command-merged = { GROUPED($stores) } { $stores ->
    [one] store
   *[other] stores
} merged into { $output }: { GROUPED($new) } new { $new ->
    [one] run
   *[other] runs
}, { GROUPED($known) } duplicates, { $differ ->
    [0] no conflicts
    [one] 1 conflict, not merged
   *[other] { GROUPED($differ) } conflicts, not merged
}
# $part (Text)
# $output (Text)
# $cause (Message)
command-into = { $part } into { $output }: { $cause }
command-list-shards = --to list needs --shards N
# $runs (Number)
command-none-missing = no run of { GROUPED($runs) } is missing
# $missing (Number)
# $runs (Number)
command-missing = { GROUPED($missing) } of { GROUPED($runs) } runs are missing
# $shards (Text)
command-missing-shards = shards to run again: { $shards }
# $path (Text)
# $cause (Message)
command-cannot-make = can't create { $path }: { $cause }
# $path (Text)
command-store-for-plan = { $path } is a store, but this command needs its plan; give the TOML file or the packed plan
# $path (Text)
# $cause (Message)
command-no-text = can't read { $path } as text: { $cause }
# $path (Text)
command-no-plan = { $path } is not a plan; evoku lab new writes a template
command-no-tables = the pages contain no table to rebuild
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
}: { GROUPED($same) } unchanged, { GROUPED($moved) } { $is-written ->
    [yes] written
   *[no] changed
}
# $tables (Number)
command-tables-left-out = { GROUPED($tables) } { $tables ->
    [one] table
   *[other] tables
} skipped
# $page (Text)
# $line (Number)
# $plan (Text)
# $file (Text)
command-table-left-out = { $page }:{ $line }: skipped because { $plan } needs { $file }, which does not exist
# $line (Number)
# $cause (Message)
command-line = line { $line }: { $cause }
# $place (Text)
# $line (Number)
# $what (Text)
# $plan (Text)
command-moved = { $place }:{ $line }: { $what } of { $plan } changed
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
} of { GROUPED($runs) } repeated, { GROUPED($moved) } changed
# $path (Text)
command-store-is-plan = { $path } is the plan itself; choose another file for the store
# $shard (Text)
# $runs (Number)
# $path (Text)
command-shard-done = shard { $shard }: all of its { GROUPED($runs) } runs are kept in { $path }
# $threads (Number)
# $wanted (Number)
command-fewer-threads = { $threads } of { $wanted } threads are used because more runs at once would need more than 4,000 MB
# $kept (Number)
# $wanted (Number)
# $line (Text)
# $is-interrupted (Flag)
command-unfinished = { $is-interrupted ->
    [yes] interrupted;{ " " }
   *[no] { "" }
}{ GROUPED($kept) } of { GROUPED($wanted) } runs are kept; resume with: { $line }
# $engine (Text)
# $set (Text)
command-measured = { $engine } on { $set }
command-no-memory = the engine reached its memory limit
# $seconds (Number)
command-gave-up = cancelled: a puzzle took more than { $seconds } s
# $processor (Text)
# $cores (Number)
# $system (Text)
# $build (Text)
# $vectors (Text)
command-machine = { $processor }, { $cores } cores, { $system }; { $build }, vectors { $vectors }
# $commit (Text)
command-about-commit = commit: { $commit }
command-about-no-commit = commit: unknown, built outside a clone
# $target (Text)
# $compiler (Text)
command-about-target = target: { $target }, compiled by { $compiler }
# $is-static (Flag)
command-about-library = C library: { $is-static ->
    [yes] contained
   *[no] that of the system
}
# $profile (Text)
# $level (Text)
# $features (Text)
command-about-profile = profile: { $profile }, optimisation { $level }, features: { $features }
# $is-contained (Flag)
command-about-page = page: { $is-contained ->
    [yes] contained
   *[no] missing from this build
}
# $system (Text)
# $processor (Text)
# $cores (Number)
command-about-machine = machine: { $system }, { $processor }, threads: { $cores }
# $features (Text)
command-about-processor = processor features: { $features }
# $batch (Text)
# $single (Text)
command-about-engines = engines: batch9 with { $batch }, single9 with { $single }
# $language (Text)
command-about-language = language: { $language }
# $program (Text)
command-about-program = program: { $program }
# $folder (Text)
command-about-folder = working folder: { $folder }
# $folder (Text)
command-about-temporary = temporary files: { $folder }
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
command-one-puzzle = a picture displays one puzzle, but the input has { $found }
# $name (Text)
command-no-optima = the moves of { $name } can't be enumerated, so local optima can't be found
# $name (Text)
command-flat = { $name } is omitted because all its costs are equal
# $name (Text)
# $most (Number)
command-many-curves = { $name } is omitted because only { $most } curves can be distinguished
command-no-curves = there is nothing to draw: no cell can change, or no cost does
command-no-network = there is nothing to draw: no cell can change
# $found (Number)
command-one-network = a picture displays one network, but there are { $found }; choose one with --on NAME
command-ruggedness = Ruggedness: decay of the correlation of costs along a random walk
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
command-files-each = puzzles and solutions need separate files
# $letters (List) - Letters with their code points.
# $others (Number) - How many there are besides.
command-no-glyph = the font has no glyph for { LIST($letters, ", ") }{ $others ->
    [0] { "" }
    [1] { " " }and another letter
   *[other] { " " }and { GROUPED($others) } other letters
}; a question mark is printed instead
# $count (Number)
command-undecided = { $count ->
    [one] { GROUPED($count) } puzzle
   *[other] { GROUPED($count) } puzzles
} may have givens or constraints that can be removed: the search that checks them reached its node limit
# $format (Text)
# $what (List) - Nouns: parts of a puzzle.
command-omitted = { $format } can't represent { LIST($what, "and") }; omitted
# $count (Number)
command-omitted-others = parts of { $count ->
    [one] { GROUPED($count) } other puzzle
   *[other] { GROUPED($count) } other puzzles
} were omitted as well
# $format (Text)
# $what (List) - Nouns: parts of a puzzle.
command-other-puzzle = { $format } can't represent { LIST($what, "and") }; a link without them could lead to a puzzle with other solutions, so --lossy doesn't write it
# $count (Number)
command-pages-files = { $count } pages need a file each; add -o FILE
# $path (Text)
command-no-name = { $path } has no file name; expected a path like folder/book.svg
# $command (Text)
# $name (Text)
command-no-subcommand = { $command } has no command "{ $name }"
# $name (Text)
# $known (List)
command-unknown-subcommand = there is no command "{ $name }"; the commands are { LIST($known, ", ") }
command-algorithms-sudoku = For Sudoku (evoku evolve --algorithm NAME), by class of propagation:
command-algorithms-others = Puzzles of other kinds (evoku evolve KIND SIZE --algorithm NAME), with their algorithms:
# $name (Text)
# $summary (Message)
command-algorithm-title = { $name }: { $summary }
# $kinds (List)
# $name (Text)
# $summary (Message)
command-algorithm-title-for = For { LIST($kinds, ", ") }: { $name }: { $summary }
# $name (Text)
# $summary (Message)
command-algorithm-title-default = Default: { $name }: { $summary }
# $classes (List)
command-algorithm-propagation = Propagation: { LIST($classes, ", ") }
# $source (Text)
command-algorithm-source = Source: { $source }
# $name (Text)
# $lacks (Message)
command-algorithm-null = Baseline: { $name }, without { $lacks }
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
# $number (Number)
# $evaluations (Number)
# $is-epoch (Flag)
command-story-place = { $is-epoch ->
    [yes] Epoch
   *[no] Generation
} { GROUPED($number) }, { GROUPED($evaluations) } { $evaluations ->
    [one] evaluation
   *[other] evaluations
}
# $size (Number)
# $best (Message)
# $mean (Decimal)
command-story-first = The run begins with { GROUPED($size) } attempts. Best: { $best }; mean: { $mean }.
# $best (Message)
command-story-first-one = The run begins with one attempt: { $best }.
# $best (Message)
# $before (Message)
command-story-leader = New best attempt: { $best }; the last one reported: { $before }.
# $island (Number)
command-story-island = Island { $island } found it.
# $island (Number)
# $former (Number)
command-story-overtakes = Island { $island } found it and overtakes island { $former }.
# $margin (Number)
# $mean (Decimal)
command-story-lead = { $margin ->
    [0] Another member is just as good
   *[other] It is ahead of the next member by { $margin }
}; the mean is { $mean }.
# $cells (Number)
# $first (Message)
# $second (Message)
command-story-two = It combines two members of the generation before: { $cells } cells agree with one ({ $second }), all others with another ({ $first }).
# $cells (List)
# $parent (Message)
command-story-rearranged = It is a member of the generation before ({ $parent }) with the digits of { LIST($cells, "and") } rearranged.
# $cells (List)
# $parent (Message)
command-story-changed = It is a member of the generation before ({ $parent }) with a change in { LIST($cells, "and") }.
# $count (Number)
# $cells (Number)
# $parent (Message)
command-story-similar = The most similar member of the generation before ({ $parent }) differs in { $count } of { $cells } cells.
# $count (Number)
# $cells (Number)
command-story-new = It resembles no member of the generation before: even the most similar one differs in { $count } of { $cells } cells.
# $houses (List)
command-story-within = All changes are in { LIST($houses, "and") }.
# $houses (Message)
command-story-gained = Completed: { $houses }.
# $houses (Message)
command-story-lost = No longer complete: { $houses }.
# $items (List)
# $others (Number)
command-story-list = { $others ->
    [0] { LIST($items, "and") }
   *[other] { LIST($items, ", ") } and { GROUPED($others) } more
}
# $house (Message)
# $digits (List)
command-story-twice = { $house } ({ LIST($digits, "and") } more than once)
# $count (Number)
# $all (Number)
# $houses (Message)
command-story-incomplete = { $count } of { $all } houses lack a digit: { $houses }.
# $count (Number)
command-story-open = Open cells: { $count }.
# $count (Number)
command-story-broken = Violations of constraints and pairs: { $count }.
# $children (Number)
# $better (Number)
# $equal (Number)
# $worse (Number)
command-story-offspring = Children compared with their better parent: { GROUPED($better) } better, { GROUPED($equal) } as good, { GROUPED($worse) } worse, of { GROUPED($children) }.
# $number (Number)
# $evaluations (Number)
# $is-epoch (Flag)
# $best (Message)
command-story-stagnation = Stagnation: no better attempt for { GROUPED($number) } { $is-epoch ->
    [yes] epochs
   *[no] generations
} and { GROUPED($evaluations) } evaluations. Best: { $best }.
# $diversity (Decimal)
command-story-converged = The members differ from the best of them in only { $diversity } places on average: the population has converged, and crossover has little left to combine.
# $diversity (Decimal)
command-story-diverse = The members still differ from the best of them in { $diversity } places on average, so there is variety to combine.
# $low (Number)
# $high (Number)
command-story-wanders = Since then the best of each generation has varied from { $low } to { $high }.
# $value (Number)
command-story-plateau = Since then the best of every generation has been { $value }: a plateau or a local optimum.
# $number (Number)
command-story-restart = Restarts so far: { GROUPED($number) }. New attempts replace the old ones; the best attempt of the run stays on record.
# $from (Number)
# $to (Number)
# $migrants (Number)
command-story-transfer = { $migrants } from island { $from } to { $to }
# $transfers (Message)
# $accepted (Number)
# $worse (Number)
# $refused (Number)
command-story-exchange = Migrants: { $transfers }. So far, { GROUPED($accepted) } were accepted, { GROUPED($worse) } were not better than the worst member, and { GROUPED($refused) } did not fit the encoding.
# $island (Number)
# $best (Message)
command-story-standing = island { $island }: { $best }
# $standings (List)
command-story-standings = Best attempts: { LIST($standings, "; ") }.
# $count (Number)
# $size (Number)
command-story-front = { $count } of { $size } members are not dominated: no other member is better in one objective and at least as good in the other.
command-story-solved = Solved: this attempt violates no rule.
# $stop (Message)
# $best (Message)
command-story-unsolved = Not solved ({ $stop }). Best: { $best }.
command-story-try-more = The run was still improving. Try a larger budget: --evaluations, --generations or --timeout.
# $algorithm (Text)
command-story-try-variety = The population had converged. Try a larger population, more mutation (evoku algorithms { $algorithm } lists the parameters), or --islands 4.
# $algorithm (Text)
command-story-try-other = The run had stagnated. Try another --seed, or other parameters (evoku algorithms { $algorithm } lists them).
command-story-try-default = Without -a, evoku picks the algorithm that performed best on boards of this size.
command-story-legend = Cells in red clash; cells in blue differ from the most similar member of the generation before.
command-story-one-run = a story describes one run; omit --runs, and give one puzzle and one value for each parameter
# $format (Text)
command-story-rows = the format { $format } has no place for the story of --explain; use text, json or html
# $name (Text)
command-hint-article = Read more: evoku book { $name }
# $topic (Text)
command-book-unknown = the book has no article about "{ $topic }"; expected a technique, like x-wing, or a page, like solving/fish

## Python package
##
## Feature: command

# $row (Number) - Counted from 0.
# $problem (Text) - An error, without a full stop.
python-puzzle = puzzle { $row } (counted from 0): { $problem }
python-single-text = puzzles: found a single text, expected a list of puzzles
# $type (Text) - A type of Python, like int.
python-number = found a number ({ $type }), expected a puzzle; read a column of puzzles as text, for example with dtype=str
python-masked = found a masked array, expected an array without a mask; array.filled(0) turns masked cells into blanks
python-truth = found True or False in a cell, expected a whole number
# $kind (Text)
# $format (Text) - Arrow's code for a type.
python-column = expected a column of text, or of 81 bytes each; found { $kind ->
    [numbers] numbers, so read the column as text, for example with dtype=str
    [truths] truth values
    [bytes] bytes of another length
    [encoded] an encoding by dictionary or by runs, so cast the column to text
    [lists] lists
    [times] dates or times
    [structures] structures
   *[other] the type "{ $format }" of Arrow
}
# $name (Text)
# $found (Text)
# $least (Number)
python-at-least = { $name }: found { $found }, expected a whole number, at least { $least }
# $name (Text)
# $from (Text)
# $to (Text)
python-reversed = { $name }: found { $from } to { $to }, expected the lower end first
python-recorded = evoku.lab.run counts the evaluations of this problem, but can't count those of another process; evaluate the attempts in this process
python-table-damaged = the saved table is damaged
