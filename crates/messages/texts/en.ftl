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
page-hint-title = Hint
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
# $stop (Text)
page-evolve-stop = { $stop ->
    [solved] Solved.
    [evaluations] The budget is spent, without a solution.
    [generations] The budget is spent, without a solution.
    [exhausted] There is nothing left to try.
    [false-zero] It takes this for a solution, but it is none.
   *[other] { $stop }
}
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

## Command line
##
## Feature: command

# $path (Text)
# $cause (Message)
command-cannot-read = can't read { $path }: { $cause }
