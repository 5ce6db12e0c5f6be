//! What a web page asks of evoku: requests and answers as JSON.
//!
//! A [`Page`] answers one request after another; [`REQUESTS`] is the table of them. Nothing here
//! knows a browser, so all of it is tested natively. In WebAssembly, `abi` hands the texts over.
//!
//! # Conventions
//!
//! - A request is `{"do": NAME, ...}`, an answer `{"ok": ...}` or `{"error": WORDS}`, where the
//!   words are for people and say line and column of what can't be read.
//! - A *puzzle* is a text in any format; answers have it as a line of JSON that carries everything,
//!   so that any other `Page`, in another worker, can be asked about it.
//! - A *cell* is its index in reading order from 0, a *digit* a number from 1, 0 in a blank cell. A
//!   *grid* is a line of digits and blanks, a *candidate* the pair `[cell, digit]`.
//! - A *position* is `puzzle`, `grid` and `marks`, which are null or an array of digits for each
//!   cell: what they leave out is ruled out. Each view of a game has its own as `position`.
//! - A *seed* is a text, since numbers of JavaScript are exact only to 2^53.
//! - A *task* is done in slices. Its first answer and those of `continue` have `done`; if that is
//!   false, `task` is the number to go on with. Whoever terminates a worker ends its tasks.
//!
//! # Requests
//!
//! `about` has `version`, `formats`, `levels`, `scales`, `techniques`, `symmetries`, `mostSide`,
//! `rules`, `constraints`, `layouts`, `engines`, `moves` and `style`, the CSS of drawings.
//!
//! `open` answers `{format, puzzles, mistakes, more}`; each of `puzzles` has `puzzle`, `side`,
//! `geometry`, `givens` (how many), `line`, `grid` (null, or the digits placed in a position in
//! play) and `fields`. `blank` answers `{puzzle}`.
//!
//! `board` has `side`, `box` (rows and columns), `geometry` in words, `symbols` (the number that
//! each digit stands for), `each` (how often a digit stands in a solution; null where that isn't
//! known), `partition` (the box or region of each cell, null without either; -2 for one beside the
//! board, -1 for one that it lacks), `diagonal`, `windows`, `houses` (`kind`, `name`, `cells`),
//! `constraints` as texts, `rules` in words, and what constraints look like: `lower` and `upper`,
//! fragments of SVG that lie under and over the lines of the grid, in units of which a cell has
//! `cell`; the board begins at 0, 0 and clues stand up to `margin` cells outside. `hasCorners` says
//! that words stand in the corners of cells.
//!
//! `start`, `play`, `undo`, `redo`, `rewind`, `look` and `restore` answer with the view of the
//! game: `side`, `setting`, `givens` and `digits` (a number for each cell), `corner`, `centre`,
//! `colours`, `ruledOut` and `candidates` (an array for each cell; the last are automatic marks),
//! `conflicts` (cells), `counts` (how often each digit stands there), `blanks`, `full`, `solved`,
//! `undo` and `redo` (how many moves) and `position`.
//!
//! | move | members | what it does |
//! |---|---|---|
//! | `digit` | `cells`, `digit`, `tidy` | puts the digit, or takes it away where all have it; with `tidy` its marks go where it is seen |
//! | `corner`, `centre` | `cells`, `digit` | a pencil mark, likewise |
//! | `rule` | `cells`, `digit` | rules the digit out, likewise |
//! | `colour` | `cells`, `colour` from 1 to 9 | a colour, likewise |
//! | `clear` | `cells` | takes away digits; where there are none marks; where there are none colours |
//! | `fill` | | corner marks of all that is possible |
//! | `apply` | `placements`, `eliminations` | what a hint says |
//! | `restart` | | the puzzle as given |
//! | `constrain`, `release` | `text`; `index` | adds or removes a constraint of a puzzle being set |
//!
//! `hint` has `state` (`hint`, `stuck`, `solved` or `wrong`), `unique`, `technique`, `placements`,
//! `eliminations`, `cells` (what is wrong, or where to look), `houses` (names of those to look at),
//! `candidates`, `step` (as
//! [`Step::json`](evoku_sudoku::explain::Step::json)), and `stages`: for `where`, `technique` and
//! `full` the `lines` to say and the `overlay` to draw: `houses` (`role`, `cells`), `cells`
//! (`[cell, role]`), `candidates` (`[cell, digit, role]`), `links` (`from`, `to`, `strong`),
//! `eliminations` and `placements`. Roles are `first`, `second`, `third`, `fourth` and `fin`.
//!
//! `check` has `right`, `why`, `cells` and `solution`. `path` has `level`, `score`, `hardest`,
//! `pathGuesses`, `techniques` (name and count), `solution` and `steps`, each with `technique`,
//! `single`, `notation`, `prose`, `step` (as for `hint`; null for a guess), `digits`, `candidates`,
//! `overlay` and `svg`. `rate` has what of that is a rating, `hodokuLevel`, `er`, `ep`, `ed`,
//! `guesses` and `problem`.
//!
//! `solve` is a task with `answer` (`unique`, `several`, `none`, or null while that isn't known),
//! `solutions` (how many were found), `all` (whether there are no others), `grids`, `nodes` and
//! `guesses`. `candidates` has `candidates`, `all` and `solutions` (how many were looked at).
//!
//! `generate` is a task with `made`, the puzzles of this slice (`puzzle`, `line`, `solution`,
//! `givens`, `rating`), `found`, `attempts`, `refused` (words and count), `gaveUp` and `seed`.
//!
//! `bench` solves the `lines`, plain 9x9 boards a line, by an `engine` (`batch9`, `single9`, or
//! `portable`, which does without vector instructions) and has `lines`, `unique` and a `digest` of
//! the solutions.
//!
//! `sheets` has `pages`, an SVG of each page with the puzzles of a `text` and their solutions, or
//! with the member `pdf` a PDF of them, a character from 0 to 255 for each byte. `words` maps what
//! pages say in English to another language: `Solutions`, levels (`Easy`), why there is no solution,
//! and the sentences that `notes` answers.
//!
//! `convert` has `text`, `puzzles`, `mistakes` and `extension`. `save`, `link` and `picture` are
//! texts.
//!
//! `algorithms` has `algorithms`, those for Sudoku, `kinds` of other puzzles with theirs, `islands`
//! (what can be set of them), `bundled` (classes of puzzles) and `best` (`name` and `set`). Each algorithm has `name`, `about`,
//! `description`, `source` and `parameters` (`name`, `about`, `kind`, `words`, `range`, `values` in
//! words, `default`, `needs`).
//!
//! `evolve` answers `{run, title, puzzle, step, unit, maximum, command, look}`; `step` is what steps
//! are called, `command` the command that makes the same run. A look, which `step` answers too, has
//! `generation`, `evaluations`, `restarts`, `size`, `best`, `mean`, `worst` and `bestOfRun` (in the
//! algorithm's own terms), `words`, `diversity`, `offspring` (children better than, equal to and
//! worse than their parents; null where that isn't counted), `children` (the same since the
//! start), `attempt` (`numbers` and `clashes` of each cell), `improvements` (evaluations,
//! milliseconds, what is missing), `stop` and `solved`; on islands `islands` (such a look at each,
//! with `algorithm` and `traffic`: migrants taken, worse, refused), `leading` and `voyages` (from,
//! to, migrants). `chart` and `race` are SVG, `table` has `csv` and the `command` that writes it.
//!
//! `plan` answers `{plan, runs, warnings}`. `experiment` is a task with `made`, `runs` and, when a
//! repetition is complete, `report`, which `readRuns` answers too: `measure`, `notes`, `verdicts`
//! (`class`, `limit`, `decided`, `open`), `tables` (`caption`, `words`, `heads`, `rows`), `figures`
//! (`name`, `svg`), `page` (HTML) and `csv`. Its slices take `now`, milliseconds by the clock of
//! the page, and so know how long runs take.
//!
//! `readRuns` reads runs as CSV or JSON, and a report as JSON, which has no figures, `page` or `csv`.
//!
//! An example of each, with its answer, is in `tests/conversation.txt`.

#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "names for JavaScript; there is no unsafe block")]
mod abi;
mod about;
mod arguments;
mod bench;
mod convert;
mod drawing;
mod evolving;
mod game;
mod generate;
mod hint;
mod measure;
mod open;
mod page;
mod path;
mod playing;
mod problem;
mod requests;
mod runs;
mod sheets;
mod solve;
mod state;
mod tasks;
mod texts;

pub use page::Page;
pub use requests::{REQUESTS, Request};
