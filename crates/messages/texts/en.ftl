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
# $constraint (Message)
evolve-givens-break = they break { $constraint }
# $first (Text)
# $second (Text)
# $digit (Number)
evolve-givens-equal = { $first } and { $second } are both { $digit }
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
