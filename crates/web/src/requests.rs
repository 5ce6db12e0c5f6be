//! The table of requests.

use serde::Serialize;

use crate::arguments::{Arguments, Nothing, OfPuzzle};
use crate::problem::Problem;
use crate::state::State;
use crate::{
    about, bench, convert, evolving, game, generate, hint, measure, open, path, playing, sheets,
    solve, tasks, words,
};

/// A request: an entry of [`REQUESTS`].
pub struct Request {
    /// The name, which is the member `do` of a request.
    pub name: &'static str,
    /// The purpose, as in the documentation.
    pub about: &'static str,
    /// Answers in JSON.
    pub(crate) answer: fn(&mut State, Arguments<'_>) -> Result<String, Problem>,
}

/// Defines [`REQUESTS`], and for the generated TypeScript the types of arguments and answers.
macro_rules! requests {
    ($(
        $(#[doc = $about:literal])+
        $name:literal: $handler:path, $Asked:ty => $Answer:ty;
    )+) => {
        /// Everything that a page can ask for.
        pub static REQUESTS: &[Request] = &[$(Request {
            name: $name,
            about: concat!($($about),+).trim_ascii(),
            answer: |state, arguments| {
                let answer: $Answer = $handler(state, <$Asked>::of(arguments)?)?;
                words::in_language(state.language, || json(&answer))
            },
        }),+];

        /// Passes the name, the purpose and the types of each request to a visitor.
        #[cfg(test)]
        pub(crate) fn visit(visitor: &mut impl crate::typescript::Visitor) {
            $(visitor.request::<$Asked, $Answer>($name, concat!($($about),+).trim_ascii());)+
        }
    };
}

requests! {
    /// Chooses the language of all further answers.
    "language": words::language, words::LanguageOrder => words::LanguageAbout;
    /// A message of the page, in words.
    "say": words::say, words::SayOrder => words::Words;
    /// The tables of the libraries, and the style of drawings.
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
    "play": playing::play, game::MoveMade => game::GameView;
    /// Takes back moves.
    "undo": playing::undo, playing::Count => game::GameView;
    /// Makes moves again that were taken back.
    "redo": playing::redo, playing::Count => game::GameView;
    /// Takes back moves until all digits are those of the solution.
    "rewind": playing::rewind, playing::Rewind => game::GameView;
    /// The view of the game.
    "look": playing::look, Nothing => game::GameView;
    /// The whole game as a text.
    "save": playing::save, Nothing => String;
    /// Resumes a saved game.
    "restore": playing::restore, playing::Restore => game::GameView;
    /// The puzzle of the game as a short text for links.
    "link": playing::link, Nothing => String;
    /// The next step of a position, or what is wrong with it.
    "hint": hint::hint, crate::texts::PositionText => hint::Advice;
    /// Checks a position, and gives the solution.
    "check": hint::check, crate::texts::PositionText => hint::Checked;
    /// A position as SVG, with its hint at a stage.
    "picture": hint::picture, hint::PictureOrder => String;
    /// Every step to the solution.
    "path": path::path, path::PathOrder => path::SolutionPath;
    /// The ratings of a puzzle.
    "rate": path::rate, path::RateOrder => path::Ratings;
    /// Solutions of a puzzle; a task.
    "solve": solve::solve, solve::SolveOrder => tasks::Slice<solve::Solved>;
    /// The digits of each cell in some solution.
    "candidates": solve::candidates, solve::CandidatesOrder => solve::TrueCandidates;
    /// The puzzles of a text in another format.
    "convert": convert::convert, convert::ConvertOrder => convert::Converted;
    /// Pages with the puzzles of a text and their solutions.
    "sheets": sheets::sheets, sheets::SheetOrder => sheets::Sheets;
    /// New puzzles; a task.
    "generate": generate::generate, generate::Order => tasks::Slice<generate::Made>;
    /// Solves plain 9x9 boards, for the page's clock.
    "bench": bench::bench, bench::BenchOrder => bench::Benched;
    /// The tables of algorithms, and the best for a puzzle.
    "algorithms": evolving::algorithms, evolving::TablesOrder => evolving::Tables;
    /// Begins a run.
    "evolve": evolving::evolve, evolving::RunOrder => evolving::Begun;
    /// Makes steps of a run, one if the order has no limit.
    "step": evolving::step, evolving::StepOrder => crate::runs::Look;
    /// The progression of a run, as SVG.
    "chart": evolving::chart, evolving::OfRun => String;
    /// The table of a run.
    "table": evolving::table, evolving::OfRun => evolving::RunTable;
    /// Forgets a run.
    "forget": evolving::forget, evolving::OfRun => ();
    /// The progressions of several runs, as SVG.
    "race": evolving::race, evolving::RaceOrder => String;
    /// The plan of an experiment.
    "plan": measure::plan, measure::PlanOrder => measure::PlanText;
    /// Makes the runs of a plan; a task.
    "experiment": measure::experiment, measure::ExperimentOrder => tasks::Slice<measure::Experiment>;
    /// The report on runs: exported ones, or a report as JSON, which comes without figures, page
    /// and table of runs.
    "readRuns": measure::read_runs, measure::RunsText => measure::Report;
    /// The next slice of a task.
    "continue": tasks::go_on, tasks::Pace => tasks::Slice<tasks::Known>;
    /// Forgets a task.
    "end": tasks::end, tasks::OfTask => ();
}

/// An answer in JSON.
fn json(answer: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(answer).map_err(Problem::verbatim)
}
