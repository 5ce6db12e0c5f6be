//! The table of requests.

use serde::Serialize;

use crate::arguments::{Arguments, Nothing, OfPuzzle};
use crate::problem::Problem;
use crate::state::State;
use crate::{
    about, convert, evolving, game, generate, hint, open, path, playing, solve, tasks, words,
};

/// A kind of request: an entry of [`REQUESTS`].
pub struct Request {
    /// The name, which a request has as its member `do`.
    pub name: &'static str,
    /// The purpose, in a sentence for the documentation.
    pub about: &'static str,
    /// The handler. It returns the answer in JSON.
    pub(crate) answer: fn(&mut State, Arguments<'_>) -> Result<String, Problem>,
}

/// Defines [`REQUESTS`], and the types of arguments and answers for the generated TypeScript.
///
/// A request `NAME in FEATURE` exists only with this feature. The page and the npm package have a
/// size limit, so each engine has only the requests that its users make.
macro_rules! requests {
    ($(
        $(#[doc = $about:literal])+
        $name:literal $(in $feature:literal)?: $handler:path, $Input:ty => $Answer:ty;
    )+) => {
        /// All kinds of requests that a page can make.
        pub static REQUESTS: &[Request] = &[$($(#[cfg(feature = $feature)])? Request {
            name: $name,
            about: concat!($($about),+).trim_ascii(),
            answer: |state, arguments| {
                let answer: $Answer = $handler(state, <$Input>::of(arguments)?)?;
                words::in_language(state.language, || json(&answer))
            },
        }),+];

        /// Passes the name, the purpose and the types of each request to a visitor.
        #[cfg(test)]
        pub(crate) fn visit(visitor: &mut impl crate::typescript::Visitor) {
            $(
                $(#[cfg(feature = $feature)])?
                visitor.request::<$Input, $Answer>($name, concat!($($about),+).trim_ascii());
            )+
        }
    };
}

requests! {
    /// Chooses the language of all further answers.
    "language": words::language, words::LanguageRequest => words::LanguageAbout;
    /// The text of a message of the page.
    "say": words::say, words::SayRequest => words::Words;
    /// The tables of the libraries, and the CSS of drawings.
    "about": about::about, Nothing => about::About;
    /// The puzzles of a text in any format.
    "open": open::open, open::Text => open::OpenedText;
    /// A board without givens.
    "blank": open::blank, crate::boards::Board => open::Blank;
    /// The unchanging parts of a puzzle's board: lines, houses, rules, drawings of constraints.
    "board": open::board, OfPuzzle => crate::drawing::Ground;
    /// Begins a game of a puzzle.
    "start": playing::start, playing::Start => game::GameView;
    /// Makes a move.
    "play": playing::play, game::PlayedMove => game::GameView;
    /// Undoes moves.
    "undo": playing::undo, playing::Count => game::GameView;
    /// Redoes moves.
    "redo": playing::redo, playing::Count => game::GameView;
    /// Undoes moves until all digits agree with the solution.
    "rewind": playing::rewind, playing::Rewind => game::GameView;
    /// The game as a page shows it.
    "look": playing::look, Nothing => game::GameView;
    /// The game as a text, to be restored later.
    "save": playing::save, Nothing => String;
    /// Resumes a saved game.
    "restore": playing::restore, playing::Restore => game::GameView;
    /// The puzzle of the game as a short text for links.
    "link": playing::link, Nothing => String;
    /// The next step from a position, or its mistake.
    "hint": hint::hint, crate::texts::PositionText => hint::Advice;
    /// Checks a position, and returns the solution.
    "check": hint::check, crate::texts::PositionText => hint::Checked;
    /// A position as SVG, with a stage of its hint.
    "picture": hint::picture, hint::PictureRequest => String;
    /// The solution path: every step to the solution.
    "path": path::path, path::PathRequest => path::SolutionPath;
    /// The ratings of a puzzle.
    "rate": path::rate, path::RateRequest => path::Ratings;
    /// Solutions of a puzzle; a task.
    "solve": solve::solve, solve::SolveRequest => tasks::Slice<solve::Solved>;
    /// For each cell, the digits that it has in some solution.
    "candidates": solve::candidates, solve::CandidatesRequest => solve::TrueCandidates;
    /// Solves many puzzles.
    "solveBatch" in "package": crate::batch::solve_batch, crate::batch::BatchRequest => crate::batch::Batch;
    /// The canonical form of a puzzle, which all equivalent puzzles share.
    "canonical" in "package": crate::canonical::canonical, OfPuzzle => crate::canonical::CanonicalForm;
    /// Clues of a puzzle without a solution that contradict each other.
    "conflict" in "page": solve::conflict, solve::CandidatesRequest => solve::ConflictFound;
    /// Converts the puzzles of a text to another format.
    "convert": convert::convert, convert::ConvertRequest => convert::Converted;
    /// Pages with the puzzles of a text and their solutions.
    "sheets" in "page": crate::sheets::sheets, crate::sheets::SheetRequest => crate::sheets::Sheets;
    /// Generates puzzles; a task.
    "generate": generate::generate, generate::GenerateRequest => tasks::Slice<generate::Generated>;
    /// Solves plain 9x9 boards, for the page to measure the time.
    "bench" in "page": crate::bench::bench, crate::bench::BenchRequest => crate::bench::Benched;
    /// The tables of algorithms, and the recommended one for a puzzle.
    "algorithms": evolving::algorithms, evolving::TablesRequest => evolving::Tables;
    /// Begins a run.
    "evolve": evolving::evolve, evolving::RunRequest => evolving::Begun;
    /// Makes steps of a run; one step if the request has no limit.
    "step": evolving::step, evolving::StepRequest => crate::runs::Look;
    /// The progress of a run, as SVG.
    "chart" in "page": evolving::chart, evolving::OfRun => String;
    /// The generations of a run as a table.
    "table" in "page": evolving::table, evolving::OfRun => evolving::RunTable;
    /// Forgets a run.
    "forget": evolving::forget, evolving::OfRun => ();
    /// The progress of several runs, as SVG.
    "race" in "page": evolving::race, evolving::RaceRequest => String;
    /// Writes the plan of an experiment.
    "plan" in "page": crate::measure::plan, crate::measure::PlanRequest => crate::measure::PlanText;
    /// Executes the runs of a plan; a task.
    "experiment" in "page": crate::measure::experiment, crate::measure::ExperimentRequest => tasks::Slice<crate::measure::Experiment>;
    /// Reports on exported runs, or reads a report in JSON. The latter has no figures, page or
    /// table of runs.
    "readRuns" in "page": crate::measure::read_runs, crate::measure::RunsText => crate::measure::Report;
    /// Runs the next slice of a task.
    "continue": tasks::go_on, tasks::Pace => tasks::Slice<tasks::Known>;
    /// Forgets a task.
    "end": tasks::end, tasks::OfTask => ();
}

/// Writes an answer in JSON.
fn json(answer: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(answer).map_err(Problem::verbatim)
}
