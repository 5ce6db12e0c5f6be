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

## Algorithms: names and descriptions

## Parameters: names, descriptions and ranges

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

## Page: what only the page shows

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
