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

## Formats

# $line (Number)
# $column (Number)
# $what (Message)
format-at = line { $line }, column { $column }: { $what }
# $found (Message)
# $expected (Message)
format-unexpected = found { $found }, expected { $expected }
# $found (Number)
# $expected (Number)
format-cells = { $found } { $found ->
    [one] cell
   *[other] cells
}, expected { $expected }
# $first (Number)
# $last (Number)
format-expected-digit = a digit { $first } to { $last }
# $count (Number)
format-expected-whole = { $count ->
    [one] a whole number
   *[other] { $count } whole numbers
}

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
