//! What is evolved, and by which algorithms.

use evoku_evolve::presets::{
    Archipelago, PRESETS, Preset, Refusal, Scale, SettingError, Settings, Task, best_for, preset,
};
use evoku_evolve::presets::{Begun, Parameter};
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use evoku_sudoku::formats::Record;

use crate::arguments::Arguments;
use crate::problem::Problem;

/// A puzzle as posed.
pub(crate) enum Posed {
    /// A Sudoku with all that its text says.
    Sudoku(Box<Record>),
    /// A puzzle of another kind, of this size.
    Kind(&'static Kind, usize),
}

impl Posed {
    /// The puzzle of `puzzle`, or that of `kind` and `size`.
    pub(crate) fn of(request: Arguments<'_>) -> Result<Self, Problem> {
        let Some(name) = request.text("kind")? else {
            return Ok(Self::Sudoku(Box::new(request.puzzle()?)));
        };
        let kind = kind(name).ok_or_else(|| {
            let names = names(KINDS.iter().map(|kind| kind.name));
            Problem::new(format!("there is no kind {name:?}; there are {names}"))
        })?;
        let [least, usual, most] = kind.sizes;
        let size = request.number("size")?.map_or(usual, |size| size as usize);
        if !(least..=most).contains(&size) {
            let words = format!("size: the size of {} is from {least} to {most}", kind.name);
            return Err(Problem::new(words));
        }
        Ok(Self::Kind(kind, size))
    }

    /// The puzzle in a few words.
    pub(crate) fn words(&self) -> String {
        match self {
            Self::Sudoku(record) => {
                let (geometry, givens) = (record.sudoku.geometry(), record.sudoku.givens());
                format!("{geometry}, {} givens", givens.filled())
            }
            Self::Kind(kind, size) => format!("{} of size {size}", kind.name),
        }
    }

    /// The algorithm that serves it best.
    pub(crate) fn best(&self) -> Algorithm {
        match self {
            Self::Sudoku(record) => {
                let (preset, settings) = best_for(&record.sudoku);
                Algorithm { named: Named::Sudoku(preset), settings }
            }
            Self::Kind(kind, _) => Algorithm::new(Named::Kind(&kind.own)),
        }
    }

    /// The algorithm of this name, with its defaults.
    fn algorithm(&self, name: &str) -> Result<Algorithm, Problem> {
        let (found, known) = match self {
            Self::Sudoku(_) => {
                (preset(name).map(Named::Sudoku), names(PRESETS.iter().map(|one| one.name)))
            }
            Self::Kind(kind, _) => {
                (kind.preset(name).map(Named::Kind), names(kind.presets().map(|one| one.name)))
            }
        };
        let unknown = || format!("there is no algorithm {name:?} for it; there are {known}");
        found.map(Algorithm::new).ok_or_else(|| Problem::new(unknown()))
    }

    /// The algorithms of `algorithm`, one or several with commas between them, with the settings
    /// of `set`, each for all that have its parameter.
    pub(crate) fn algorithms(&self, request: Arguments<'_>) -> Result<Vec<Algorithm>, Problem> {
        let mut algorithms = match request.text("algorithm")? {
            None => vec![self.best()],
            Some(names) => {
                let of = |name: &str| self.algorithm(name.trim());
                names.split(',').map(of).collect::<Result<_, _>>()?
            }
        };
        for setting in request.parsed::<String>("set")? {
            let mut unknown = None;
            let mut taken = false;
            for algorithm in &mut algorithms {
                match algorithm.settings.assign(&setting) {
                    Ok(()) => taken = true,
                    Err(error @ SettingError::Unknown { .. }) => unknown = Some(error),
                    Err(error) => return Err(error.into()),
                }
            }
            if let Some(error) = unknown.filter(|_| !taken) {
                return Err(error.into());
            }
        }
        algorithms.iter().try_for_each(|one| one.settings.check())?;
        Ok(algorithms)
    }
}

/// Names with commas between them.
fn names<'n>(names: impl Iterator<Item = &'n str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// An algorithm with its settings.
#[derive(Clone, Debug)]
pub(crate) struct Algorithm {
    named: Named,
    pub(crate) settings: Settings,
}

/// An algorithm of a table.
#[derive(Clone, Copy, Debug)]
enum Named {
    Sudoku(&'static Preset),
    Kind(&'static Preset<usize>),
}

impl Algorithm {
    fn new(named: Named) -> Self {
        let parameters = match named {
            Named::Sudoku(preset) => preset.parameters,
            Named::Kind(preset) => preset.parameters,
        };
        Self { named, settings: Settings::new(parameters) }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self.named {
            Named::Sudoku(preset) => preset.name,
            Named::Kind(preset) => preset.name,
        }
    }

    pub(crate) fn parameters(&self) -> &'static [Parameter] {
        match self.named {
            Named::Sudoku(preset) => preset.parameters,
            Named::Kind(preset) => preset.parameters,
        }
    }

    /// How it tells the cost of an attempt.
    pub(crate) fn scale(&self, posed: &Posed) -> Scale {
        match (self.named, posed) {
            (Named::Sudoku(preset), Posed::Sudoku(record)) => {
                preset.scale(&record.sudoku, &self.settings)
            }
            (Named::Kind(preset), Posed::Kind(_, size)) => preset.scale(size, &self.settings),
            _ => Scale::down("cost"),
        }
    }

    /// Begins a run on a puzzle that it was chosen for.
    pub(crate) fn begin(
        &self,
        posed: &Posed,
        task: Task<'static>,
    ) -> Result<Begun<'static>, Problem> {
        let begun = match (self.named, posed) {
            (Named::Sudoku(preset), Posed::Sudoku(record)) => {
                preset.begin(&record.sudoku, &self.settings, task)
            }
            (Named::Kind(preset), Posed::Kind(_, size)) => {
                preset.begin(*size, &self.settings, task)
            }
            _ => return Err(Problem::new(format!("{} can't serve it", self.name()))),
        };
        begun.map_err(|refusal| match refusal {
            Refusal::Puzzle(why) => {
                Problem::new(format!("{} can't serve this puzzle: {why}", self.name()))
            }
            why => Problem::new(format!("{}: {why}", self.name())),
        })
    }
}

/// The islands of `islands`, settings like `number=4`; none where there are none.
pub(crate) fn islands(request: Arguments<'_>) -> Result<Option<Settings>, Problem> {
    if request.get("islands").is_none() {
        return Ok(None);
    }
    let mut settings = Settings::new(Archipelago::PARAMETERS);
    for setting in request.parsed::<String>("islands")? {
        settings.assign(&setting)?;
    }
    settings.check()?;
    Ok(Some(settings))
}
