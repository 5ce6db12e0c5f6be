//! Examples of techniques: positions in which a technique finds a step.

use std::fs;
use std::path::Path;

use evoku_sudoku::Sudoku;
use evoku_sudoku::explain::{Guide, Overlay, PathStep, Picture, SolutionPath, Step, StepKind};
use evoku_sudoku::formats::{Hints, Play, Reader, Record, Writer, by_name};
use evoku_sudoku::logic::{Deduction, Reasoner, Technique};

/// The examples of the book.
///
/// The file has a JSON object in each line: `technique`, the name on the ladder; `step`, the number
/// of steps of the solution path that precede the example; `puzzle`, and for boards with
/// constraints the members that the format `json` has for them. `evoku-book find` makes such lines.
pub(crate) struct Examples(Vec<(Technique, usize, Sudoku)>);

impl Examples {
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let text = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut examples = Vec::new();
        for record in Reader::new(&text[..], Hints::default()) {
            let record = record.map_err(|error| format!("{}: {error}", path.display()))?;
            let named = record.field("technique").and_then(Technique::by_name);
            let step = record.field("step").and_then(|step| step.parse().ok());
            let (Some(technique), Some(step)) = (named, step) else {
                return Err(format!("{}: an example without technique or step", path.display()));
            };
            examples.push((technique, step, record.sudoku));
        }
        Ok(Self(examples))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The examples of a technique.
    pub(crate) fn of(&self, technique: Technique) -> Vec<Example<'_>> {
        let of_it = self.0.iter().filter(|(of, ..)| *of == technique);
        of_it.map(|(_, step, sudoku)| Example { technique, step: *step, sudoku }).collect()
    }
}

/// An example of a technique.
pub(crate) struct Example<'a> {
    pub(crate) technique: Technique,
    /// The number of steps of the solution path before the position.
    pub(crate) step: usize,
    pub(crate) sudoku: &'a Sudoku,
}

/// A deduction in its position.
pub(crate) struct Shown {
    position: PathStep,
    deduction: Deduction,
    /// `true` if the solution path goes on with it, `false` if an easier step exists.
    pub(crate) is_next: bool,
    /// The number of steps of the whole path.
    pub(crate) path: usize,
}

impl Example<'_> {
    /// Finds the deduction; an error if the technique finds none in the position.
    pub(crate) fn shown(&self) -> Result<Shown, String> {
        let path = Guide::default().explain(self.sudoku, None).expect("never cancelled");
        let path = path.map_err(|problem| format!("{}: {problem}", self.sudoku))?;
        let mut reasoner = Reasoner::new(self.sudoku.geometry());
        shown_at(&path, self.step, self.technique, self.sudoku, &mut reasoner).ok_or_else(|| {
            format!("{} finds nothing after {} steps of {}", self.technique, self.step, self.sudoku)
        })
    }
}

/// The first deduction of a technique in the position after some steps of a path.
pub(crate) fn shown_at(
    path: &SolutionPath,
    step: usize,
    technique: Technique,
    sudoku: &Sudoku,
    reasoner: &mut Reasoner,
) -> Option<Shown> {
    let position = path.steps.get(step)?.clone();
    if let StepKind::Deduced(deduction) = &position.kind
        && deduction.technique == technique
    {
        let deduction = (**deduction).clone();
        return Some(Shown { position, deduction, is_next: true, path: path.steps.len() });
    }
    reasoner.resume(sudoku.givens(), &position.grid, Some(&position.candidates), true);
    let deduction = reasoner.first(technique)?;
    Some(Shown { position, deduction, is_next: false, path: path.steps.len() })
}

impl Shown {
    fn step<'a>(&'a self, sudoku: &'a Sudoku) -> Step<'a> {
        self.position.step(sudoku.geometry(), &self.deduction)
    }

    /// The step in words and in notation.
    pub(crate) fn words(&self, sudoku: &Sudoku) -> (String, String) {
        let step = self.step(sudoku);
        (step.prose().to_string(), step.notation())
    }

    /// The board with candidates, and with the pattern if asked for.
    pub(crate) fn picture(&self, sudoku: &Sudoku, with_pattern: bool) -> String {
        let overlay = Overlay::of(&self.step(sudoku));
        let overlay = if with_pattern { overlay } else { Overlay::default() };
        let picture = Picture {
            geometry: sudoku.geometry(),
            givens: sudoku.givens(),
            grid: &self.position.grid,
            candidates: Some(&self.position.candidates),
            overlay: Some(&overlay),
        };
        picture.svg()
    }

    /// The position in a format that the page reads.
    pub(crate) fn text(&self, sudoku: &Sudoku) -> Result<String, String> {
        let mut play = Play::none(sudoku.geometry().side());
        let placed = self.position.grid.digits();
        for (cell, digit) in placed.filter(|&(cell, _)| sudoku.givens().get(cell).is_none()) {
            play.placed.set(cell, Some(digit));
        }
        for cell in self.position.grid.open_cells() {
            play.marks.set(cell, self.position.candidates.get(cell));
        }
        let is_plain = sudoku.geometry().side() == 9 && sudoku.geometry().constraints().is_empty();
        let format = by_name(if is_plain { "line" } else { "json" }).expect("a known format");
        let mut text = String::new();
        let record = Record::of(sudoku.clone()).with_play(play);
        let mut writer = Writer::new(format).lossy(true);
        writer.write(&record, &mut text).map_err(|error| error.to_string())?;
        writer.finish(&mut text);
        Ok(text.trim().to_owned())
    }
}
