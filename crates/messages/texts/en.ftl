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
step-between = the { $name } { $number } between { LIST($cells, "and") }
# $cells (List)
step-inequality = the inequality between { LIST($cells, "and") }
# $cell (Text)
step-even = the even cells at { $cell }
# $cell (Text)
step-odd = the odd cells at { $cell }
# $name (Message)
# $total (Number)
# $cell (Text)
step-sum-clue = the { $name } of { $total } at { $cell }
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
step-outside = the { $name }{ COUNT($numbers) ->
    [0] { "" }
   *[other] { " " }{ LIST($numbers, " ") }
} of { $line }
# $name (Message)
# $cell (Text)
step-line = the { $name } line at { $cell }
step-size = the rows, columns and regions
# $name (Message)
# $numbers (List)
# $cell (Text)
step-clue = the { $name } { LIST($numbers, " ") } at { $cell }
# $name (Message)
# $cell (Text)
step-clue-at = the { $name } at { $cell }

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
layout-killer = killer
layout-killer-about = cages that cover the board, each with its total; digits differ within
layout-calcudoku = calcudoku
layout-calcudoku-about = cages that cover the board, each with a sum, product, difference or quotient
layout-thermometer = thermometer
layout-thermometer-about = digits rise from the bulb to the tip
layout-slow-thermometer = slow-thermometer
layout-slow-thermometer-about = digits rise or stay equal from the bulb to the tip
layout-arrow = arrow
layout-arrow-about = digits along the arrow add up to that in its bulb
layout-double-arrow = double-arrow
layout-double-arrow-about = digits between the ends add up to both ends
layout-whispers = whispers
layout-whispers-about = neighbours on the line differ by half the side
layout-renban = renban
layout-renban-about = digits on the line are consecutive, in any order
layout-nabner = nabner
layout-nabner-about = no digits on the line are consecutive or equal
layout-palindrome = palindrome
layout-palindrome-about = the line reads the same from both ends
layout-between = between
layout-between-about = digits on the line lie between its ends
layout-lockout = lockout
layout-lockout-about = digits on the line lie outside of its ends
layout-modular = modular
layout-modular-about = 3 neighbours have different remainders by 3
layout-entropic = entropic
layout-entropic-about = 3 neighbours are a low, a middle, a high digit
layout-zipper = zipper
layout-zipper-about = what is equally far from both ends adds up the same
layout-region-sum = region-sum
layout-region-sum-about = boxes divide the line into equal sums
layout-kropki = kropki
layout-kropki-about = white dots between consecutive digits, black ones where one is twice the other
layout-kropki-all = kropki-all
layout-kropki-all-about = the same, and where there is no dot neither holds
layout-xv = xv
layout-xv-about = an X between digits that add up to 10, a V where they add up to 5
layout-xv-all = xv-all
layout-xv-all-about = the same, and where there is no mark neither holds
layout-greater = greater
layout-greater-about = a sign between all cells side by side within a box
layout-even-odd = even-odd
layout-even-odd-about = marks on two cells of five that say whether the digit is even or odd
layout-extremes = extremes
layout-extremes-about = marks on the cells whose digit is less, or greater, than all at its sides
layout-quadruple = quadruple
layout-quadruple-about = digits that stand in the four cells around a corner
layout-little-killer = little-killer
layout-little-killer-about = the sums of all diagonals of two cells or more
layout-sandwich = sandwich
layout-sandwich-about = the sums between the smallest and the largest digit of each row and column
layout-x-sum = x-sum
layout-x-sum-about = the sums of as many digits as the first one says, from both ends
layout-skyscraper = skyscraper
layout-skyscraper-about = how many digits are greater than all before them, from both ends
layout-numbered-room = numbered-room
layout-numbered-room-about = the digit in the cell that the first digit names, from both ends
layout-nonconsecutive = nonconsecutive
layout-nonconsecutive-about = no consecutive digits side by side
layout-disjoint-groups = disjoint-groups
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
