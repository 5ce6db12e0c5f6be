//! What is evolved, and by which algorithms.

use evoku_evolve::chosen::{Chosen, Posed};
use evoku_evolve::presets::{Archipelago, SettingError, Settings};
use evoku_evolve::puzzles::{KINDS, kind};
use evoku_sudoku::formats::Record;

use crate::arguments::Arguments;
use crate::problem::Problem;

/// The puzzle of `puzzle`, with all that its text says, or that of `kind` and `size`.
pub(crate) fn posed(request: Arguments<'_>) -> Result<(Posed, Option<Record>), Problem> {
    let Some(name) = request.text("kind")? else {
        let record = request.puzzle()?;
        return Ok((Posed::Sudoku(Box::new(record.sudoku.clone())), Some(record)));
    };
    let kind = kind(name).ok_or_else(|| {
        let names = names(KINDS.iter().map(|kind| kind.name));
        Problem::new(format!("there is no kind {name:?}; there are {names}"))
    })?;
    let posed = Posed::of_size(kind, request.number("size")?);
    Ok((posed.map_err(|error| Problem::new(format!("size: {error}")))?, None))
}

/// The algorithm of this name, with its defaults.
fn algorithm(posed: &Posed, name: &str) -> Result<Chosen, Problem> {
    Chosen::named(name, posed.kind()).ok_or_else(|| {
        let known = names(Chosen::names(posed.kind()));
        Problem::new(format!("there is no algorithm {name:?} for it; there are {known}"))
    })
}

/// The algorithms of `algorithm`, one or several with commas between them, with the settings of
/// `set`, each for all that have its parameter.
pub(crate) fn algorithms(posed: &Posed, request: Arguments<'_>) -> Result<Vec<Chosen>, Problem> {
    let mut algorithms = match request.text("algorithm")? {
        None => vec![posed.best()],
        Some(names) => {
            let of = |name: &str| algorithm(posed, name.trim());
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

/// Names with commas between them.
fn names<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
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
