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

## Lab store
##
## Feature: command

## Command line
##
## Feature: command

# $path (Text)
# $cause (Message)
command-cannot-read = can't read { $path }: { $cause }
