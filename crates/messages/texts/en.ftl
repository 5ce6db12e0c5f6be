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
# $level (Text)
command-level = { $level }
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
# $why (Message)
command-puzzle-option = { $why } --puzzle, which says what was given, lets me tell where.
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
# $share (Decimal)
command-percent = { $share } %
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
# $found (Text)
# $expected (Text)
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
# $share (Decimal)
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
# $cost (Text)
command-live-best = best { $cost }
# $cost (Text)
command-live-mean = mean { $cost }
# $cost (Text)
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
} merged into { $output }: { GROUPED($new) } new { $new ->
    [one] run
   *[other] runs
}, { GROUPED($known) } known, { $differ ->
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
command-from-text = text
command-from-board = board
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
