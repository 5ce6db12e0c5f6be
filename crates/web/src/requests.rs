//! The table of requests.

use crate::arguments::Arguments;
use crate::problem::Answered;
use crate::state::State;
use crate::{
    about, bench, convert, evolving, generate, hint, measure, open, path, playing, sheets, solve,
};

/// A request: an entry of [`REQUESTS`].
pub struct Request {
    /// The name, which the member `do` of a request tells.
    pub name: &'static str,
    /// What it asks for, with its other members, in a line.
    pub about: &'static str,
    pub(crate) answer: fn(&mut State, Arguments<'_>) -> Answered,
}

const fn request(
    name: &'static str,
    about: &'static str,
    answer: fn(&mut State, Arguments<'_>) -> Answered,
) -> Request {
    Request { name, about, answer }
}

/// Everything that a page can ask for.
pub static REQUESTS: &[Request] = &[
    request("about", "the tables of the libraries, and the style of drawings", about::about),
    request(
        "open",
        "the puzzles of a `text`; `format`, `side`, `box` and `rules` say what it doesn't, `most` \
         how many",
        open::open,
    ),
    request(
        "blank",
        "a board of a `side` or `box` with `rules`, `regions` and `constraints`",
        open::blank,
    ),
    request("board", "what never changes about the board of a `puzzle`", open::board),
    request(
        "start",
        "begins a game of a `puzzle`, perhaps with the digits of a `grid`; with `setting` its \
         givens are set",
        playing::start,
    ),
    request("play", "makes a `move` with its members", playing::play),
    request("undo", "takes back a move, or `count` of them", playing::undo),
    request("redo", "makes a move again, or `count` of them", playing::redo),
    request("rewind", "takes back moves until all digits are those of `solution`", playing::rewind),
    request("look", "what the page shows of the game", playing::look),
    request("save", "the whole game as a text", playing::save),
    request("restore", "takes up the game of a text `saved`", playing::restore),
    request("link", "the puzzle of the game as a text for links", playing::link),
    request("hint", "the next step of a position (`puzzle`, `grid`, `marks`)", hint::hint),
    request("check", "whether a position is right, and the solution", hint::check),
    request("picture", "a position as SVG, at a `stage` with its hint", hint::picture),
    request("path", "every step of a `puzzle`, perhaps with `pictures`", path::path),
    request("rate", "the ratings of a `puzzle`, on all `scales` or some", path::rate),
    request(
        "solve",
        "solutions of a `puzzle`, at most `most`, with `list` of them; a task in slices of `nodes`",
        solve::solve,
    ),
    request("candidates", "the digits of each cell in some solution", solve::candidates),
    request("convert", "the puzzles of a `text` in the format `to`; `lossy`", convert::convert),
    request(
        "sheets",
        "pages with the puzzles of a `text`: `title`, `paper`, `perPage`, `levels`, `marks`, \
         `withoutSolutions`, `words`, as SVG or as `pdf`",
        sheets::sheets,
    ),
    request("notes", "what pages say about the rules of the puzzles of a `text`", sheets::notes),
    request(
        "generate",
        "a `number` of puzzles from a `seed`: `level` to `mostLevel`, `score`, `techniques`, \
         `without`, `symmetry`, `givens`, `layouts`, `minimal`, on a board as `blank` makes it; a \
         task",
        generate::generate,
    ),
    request(
        "bench",
        "solves `lines` by an `engine` in `rounds`, for the page's clock",
        bench::bench,
    ),
    request(
        "algorithms",
        "the tables of algorithms; the best for a `puzzle`, or for `kind` and `size`",
        evolving::algorithms,
    ),
    request(
        "evolve",
        "begins a run on a `puzzle`, or on `kind` and `size`: `algorithm`, `set`, `seed`, \
         `evaluations`, `generations`, `islands`",
        evolving::evolve,
    ),
    request(
        "step",
        "steps of a `run`, of so many `evaluations` or `generations`; `time` in milliseconds",
        evolving::step,
    ),
    request("chart", "the progression of a `run`", evolving::chart),
    request("table", "the table of a `run` as CSV", evolving::table),
    request("forget", "forgets a `run`", evolving::forget),
    request(
        "race",
        "runs beside each other: `curves`, `time`, `title`, `subtitle`",
        evolving::race,
    ),
    request(
        "plan",
        "the plan of an experiment: `algorithms`, `classes`, `repetitions`, `evaluations`, `seed`",
        measure::plan,
    ),
    request("experiment", "makes the runs of a `plan`; a task", measure::experiment),
    request(
        "readRuns",
        "what a `text`, exported runs or a report as JSON, shows",
        measure::read_runs,
    ),
    request("continue", "the next slice of a `task`", |state, request| state.tasks.go_on(request)),
    request("end", "forgets a `task`", |state, request| state.tasks.end(request)),
];
