use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use clap::{Args, ValueEnum};
use evoku_sudoku::explain::Step;
use evoku_sudoku::formats::{Record, in_play, line};
use evoku_sudoku::logic::{LADDER, Reasoner, Rung};
use evoku_sudoku::search::{Answer, Auto};
use evoku_sudoku::{Candidates, Cell, Clash, Geometry, Grid, Sudoku};

use crate::exit::{BAD_INPUT, NOT_SOLVED, SUCCESS};
use crate::input::{self, Input};
use crate::output::Output;
use crate::output::complain;

/// Tell the next step from a position in play, a little at a time.
///
/// The step is the easiest there is. First comes only where to look; ask again with --stage
/// technique, then --stage full. If the position is wrong already, it says where.
///
/// A position may come in any format. Pencil marks count: what they leave out is ruled out, while
/// without them every digit that is not in sight is possible. All digits count as given, unless
/// --puzzle or a + before each placed digit (as in HoDoKu's library) tells which were placed; then
/// it is known which of them are wrong.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Hint {
    #[command(flatten)]
    input: Input,

    /// How much to tell
    #[arg(long, value_name = "STAGE", value_enum, default_value = "where")]
    stage: Stage,

    /// The puzzle as given, a line of digits and blanks
    #[arg(long, value_name = "LINE")]
    puzzle: Option<String>,
}

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Stage {
    /// Where to look
    Where,
    /// Which technique to use there, too
    Technique,
    /// The whole step, and why it holds
    Full,
}

const HELP: &str = "\
Examples:
  evoku hint position.txt                     where to look
  evoku hint --stage full position.txt        the whole step
  evoku hint --puzzle 1..4..1..1..4..1 --stage technique < position.txt

Exit codes: 0 if there is a hint or nothing left to do, 1 if a position is wrong or can't be completed, 2 if
something was wrong with the input";

/// What is said about a position, and whether the position is all right.
struct Told(String, bool);

/// A position in play.
struct Position {
    geometry: Arc<Geometry>,
    givens: Grid,
    grid: Grid,
    marks: Option<Candidates>,
    /// Whether it is known which digits were given.
    told: bool,
}

impl Hint {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let hints = self.input.board.hints()?;
        let mut engine = Auto::default();
        let mut told: Vec<Told> = Vec::new();
        let mut bad = false;
        let mut problem = |text: &str| {
            complain(text);
            bad = true;
        };
        for name in self.input.names() {
            let (shown, reader) = match input::open(name, &hints) {
                Ok(opened) => opened,
                Err(error) => {
                    problem(&format!("{error:#}"));
                    continue;
                }
            };
            let mut any = false;
            for record in reader {
                any = true;
                match record {
                    Ok(record) => {
                        let position = Position::of(&record, self.puzzle.as_deref())?;
                        told.push(position.hint(self.stage, &mut engine));
                    }
                    Err(error) => problem(&format!("{shown}: {error}")),
                }
            }
            if !any {
                problem(&format!("{shown}: no position found"));
            }
        }
        let mut output = Output::create(None::<&Path>)?;
        for (index, Told(text, _)) in told.iter().enumerate() {
            if told.len() > 1 {
                let gap = if index > 0 { "\n" } else { "" };
                output.write(format!("{gap}Position {}\n", index + 1))?;
            }
            output.write(format!("{text}\n"))?;
        }
        output.finish()?;
        let right = told.iter().all(|Told(_, right)| *right);
        Ok(ExitCode::from(match (bad, right) {
            (true, _) => BAD_INPUT,
            (false, false) => NOT_SOLVED,
            (false, true) => SUCCESS,
        }))
    }
}

impl Position {
    /// The position that a file tells, with what was given if that is told apart.
    fn of(record: &Record, puzzle: Option<&str>) -> anyhow::Result<Self> {
        let sudoku = &record.sudoku;
        let geometry = Arc::clone(sudoku.geometry());
        let mut grid = sudoku.givens().clone();
        let marks = sudoku.marks().cloned();
        let (givens, told) = match (puzzle, in_play(record)) {
            (Some(text), _) => {
                let givens = line::read(text.trim(), geometry.side()).context("--puzzle")?;
                // Checks the digits.
                let givens = Sudoku::new(Arc::clone(&geometry), givens).context("--puzzle")?;
                (givens.givens().clone(), true)
            }
            (None, Some((givens, all))) => {
                // A cell that marks leave one digit is still open.
                grid = all;
                (givens, true)
            }
            (None, None) => (grid.clone(), false),
        };
        for (cell, digit) in givens.digits() {
            if grid.get(cell).is_none() {
                grid.set(cell, Some(digit));
            }
        }
        Ok(Self { geometry, givens, grid, marks, told })
    }

    fn hint(&self, stage: Stage, engine: &mut Auto) -> Told {
        let geometry = &self.geometry;
        let answer = self.answer(engine);
        // Of two digits that clash, the solution tells the wrong one.
        if let Answer::Unique(solution) = &answer
            && let Some(wrong) = self.wrong(solution)
        {
            return Told(wrong, false);
        }
        if let Some(clash) = Clash::find(geometry, &self.grid) {
            return Told(format!("Something is wrong: {}.", clash.words(geometry)), false);
        }
        let solution = match answer {
            Answer::Unique(solution) => Some(solution),
            Answer::Several(_) => None,
            Answer::None if self.told => {
                return Told("The puzzle as given has no solution.".to_owned(), false);
            }
            Answer::None => {
                let text = "Something is wrong: there is no way to complete this. --puzzle, which says what was \
                            given, lets me tell where.";
                return Told(text.to_owned(), false);
            }
        };
        if self.grid.is_complete() {
            return Told("Solved: every cell is filled, and nothing clashes.".to_owned(), true);
        }
        let text = match (&solution, self.next(stage, solution.as_ref())) {
            (Some(_), hint) => hint.unwrap_or_else(|| "No technique gets on here.".to_owned()),
            (None, Some(hint)) => format!(
                "The puzzle has several solutions, so this is what all of them have in common.\n{hint}"
            ),
            (None, None) => {
                "The puzzle has several solutions, and no technique finds more of what all of \
                             them have in common."
                    .to_owned()
            }
        };
        Told(text, true)
    }

    /// The solutions of what was given; marks decide only where the givens do not.
    fn answer(&self, engine: &mut Auto) -> Answer {
        let Ok(puzzle) = Sudoku::new(Arc::clone(&self.geometry), self.givens.clone()) else {
            return Answer::None;
        };
        match (engine.solve(&puzzle), &self.marks) {
            (Answer::Several(some), Some(marks)) => {
                let marked = Sudoku::from_marks(Arc::clone(&self.geometry), marks.clone());
                marked.map_or(Answer::Several(some), |marked| engine.solve(&marked))
            }
            (answer, _) => answer,
        }
    }

    /// What is wrong with the digits and marks, if anything is.
    fn wrong(&self, solution: &Grid) -> Option<String> {
        let side = self.geometry.side();
        let names = |cells: Vec<Cell>| {
            let names: Vec<String> = cells.into_iter().map(|cell| cell.name(side)).collect();
            names.join(", ")
        };
        let placed = self.grid.digits().filter(|&(cell, digit)| solution.get(cell) != Some(digit));
        let placed: Vec<Cell> = placed.map(|(cell, _)| cell).collect();
        if !placed.is_empty() {
            let digits = if placed.len() > 1 { "the digits in" } else { "the digit in" };
            return Some(format!("Something is wrong: {digits} {}.", names(placed)));
        }
        let marks = self.marks.as_ref()?;
        let lost = self.grid.blanks().filter(|&cell| {
            solution.get(cell).is_some_and(|digit| !marks.get(cell).contains(digit))
        });
        let lost: Vec<Cell> = lost.collect();
        (!lost.is_empty()).then(|| {
            format!("Something is wrong: the right digit was ruled out in {}.", names(lost))
        })
    }

    /// The easiest step, as far as the stage tells it; where there is none, a digit of the solution
    /// if all may be told.
    fn next(&self, stage: Stage, solution: Option<&Grid>) -> Option<String> {
        let mut reasoner = Reasoner::new(&self.geometry);
        reasoner.resume(&self.givens, &self.grid, self.marks.as_ref(), solution.is_some());
        let techniques = LADDER.iter().filter(|rung| rung.usual).map(Rung::technique);
        let Some(deduction) = reasoner.next(techniques) else {
            let cell = self.grid.blanks().next().filter(|_| stage == Stage::Full)?;
            let digit = solution?.get(cell)?;
            let cell = cell.name(self.geometry.side());
            return Some(format!("No technique gets on here. The solution has {digit} in {cell}."));
        };
        let candidates = reasoner.candidates();
        let step =
            Step { geometry: &self.geometry, candidates: &candidates, deduction: &deduction };
        Some(match stage {
            Stage::Where => step.whereabouts(),
            Stage::Technique => format!("{}. {}", deduction.technique, step.whereabouts()),
            Stage::Full => format!("{}\n{}", step.eureka(), step.prose()),
        })
    }
}
