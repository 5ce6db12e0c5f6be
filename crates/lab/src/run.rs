//! Runs, and the single table of their columns for stores and exports.

use evoku_evolve::Work;
#[cfg(feature = "store")]
use evoku_messages::{Message, say};

use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::value::{Kind, Value};

/// The reason why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// A solution was found.
    Solved,
    /// The budget of evaluations was spent.
    Evaluations,
    /// The budget of generations was spent.
    Generations,
    /// The budget of seconds was spent.
    Seconds,
    /// The algorithm could not continue.
    #[default]
    Exhausted,
    /// An exact engine reached its own memory limit.
    Memory,
    /// The program of an external algorithm failed. [`Trace`](crate::trace::Trace) has the reason.
    Failed,
}

impl Ending {
    /// Every ending, in the order of its stored code.
    pub const ALL: [Self; 7] = [
        Self::Solved,
        Self::Evaluations,
        Self::Generations,
        Self::Seconds,
        Self::Exhausted,
        Self::Memory,
        Self::Failed,
    ];

    /// The names of all endings, in the order of [`Ending::ALL`].
    const NAMES: [&str; 7] =
        ["solved", "evaluations", "generations", "seconds", "exhausted", "memory", "failed"];

    /// The name of the ending in tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self.code()]
    }

    /// The code that represents the ending in stores.
    fn code(self) -> usize {
        Self::ALL.iter().position(|&one| one == self).unwrap_or_default()
    }
}

/// A run: its identity and its results.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Run {
    /// The configuration.
    pub configuration: ConfigurationIndex,
    /// The puzzle.
    pub puzzle: PuzzleIndex,
    /// The number of the repetition, from 0.
    pub repetition: u32,
    /// The session that executed the run.
    pub session: u32,
    /// The seed.
    pub seed: u64,
    /// The reason why it ended.
    pub ending: Ending,
    /// The number of generations after generation 0.
    pub generations: u64,
    /// The evaluations that it spent.
    pub work: Work,
    /// The number of nodes of an exact search.
    pub nodes: u64,
    /// The number of restarts.
    pub restarts: u64,
    /// The lowest cost.
    pub best: Option<u32>,
    /// The missing digits of the best attempt, added up over all houses. A solution has 0. Unlike a
    /// cost, this number has the same meaning for every algorithm. For puzzles other than Sudokus,
    /// it is the cost.
    pub missing: Option<u32>,
    /// The mean cost of the last generation.
    pub mean: Option<f64>,
    /// The elapsed seconds of wall-clock time.
    pub seconds: f64,
}

impl Run {
    /// The number of evaluations of every kind; for an exact engine, the number of nodes.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.work.evaluations() + self.nodes
    }

    /// Returns `true` if a solution was found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.ending == Ending::Solved
    }
}

/// A column of runs.
///
/// Stores, exported tables with their dictionary, and archives all use [`COLUMNS`]. A new field of
/// [`Run`] therefore needs only one entry there.
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// The documentation of the column, for the dictionary.
    #[cfg(feature = "store")]
    pub(crate) meaning: fn() -> Message,
    /// The names that tables show in place of the column's numbers; empty if they show the numbers.
    names: &'static [&'static str],
    pub(crate) get: fn(&Run) -> Value,
    /// Sets the field to a stored value; returns `None` if the value is invalid. Columns that are
    /// computed from others have no setter and aren't stored.
    set: Option<fn(&mut Run, &Value) -> Option<()>>,
    /// `true` if archives contain the column. They omit columns that follow from the plan or that
    /// no page needs.
    is_archived: bool,
}

impl Column {
    /// Returns the column with the mark that archives contain it.
    const fn archived(self) -> Self {
        Self { is_archived: true, ..self }
    }

    /// The columns that an archive contains.
    pub(crate) fn of_archives() -> impl Iterator<Item = &'static Self> + Clone {
        COLUMNS.iter().filter(|column| column.is_archived)
    }

    /// The columns that are stored.
    pub(crate) fn stored() -> impl Iterator<Item = &'static Self> + Clone {
        COLUMNS.iter().filter(|column| column.set.is_some())
    }

    /// The kind of the column's cells in tables.
    pub(crate) fn shown_kind(&self) -> Kind {
        if self.names.is_empty() { self.kind } else { Kind::Text }
    }

    /// The cell of a run in this column of a table.
    pub(crate) fn shown(&self, run: &Run) -> Value {
        match (self.get)(run) {
            Value::Integer(code) if !self.names.is_empty() => {
                self.names.get(code as usize).copied().into()
            }
            value => value,
        }
    }

    /// Parses a cell of a table; `None` if it is invalid.
    pub(crate) fn read(&self, cell: &str) -> Option<Value> {
        if !self.names.is_empty() {
            let code = self.names.iter().position(|&name| name == cell)?;
            return Some(Value::Integer(code as u64));
        }
        match self.kind {
            _ if cell.is_empty() => Some(Value::None),
            Kind::Integer => cell.parse().ok().map(Value::Integer),
            Kind::Real => cell.parse().ok().map(Value::Real),
            Kind::Text => Some(Value::Text(cell.to_owned())),
        }
    }

    /// Sets the field of a run to a stored value; returns `false` if the value is invalid.
    pub(crate) fn restore(&self, run: &mut Run, value: &Value) -> bool {
        self.set.is_none_or(|set| set(run, value).is_some())
    }
}

/// Defines a column of integers that every run has.
macro_rules! whole {
    ($name:literal, $($field:ident).+, $meaning:ident) => {
        Column {
            name: $name,
            kind: Kind::Integer,
            #[cfg(feature = "store")]
            meaning: say::$meaning,
            names: &[],
            get: |run| u64::from(run.$($field).+).into(),
            set: Some(|run, value| {
                run.$($field).+ = value.whole()?.try_into().ok()?;
                Some(())
            }),
            is_archived: false,
        }
    };
}

/// Defines a column of integers that may be missing.
macro_rules! optional {
    ($name:literal, $field:ident, $meaning:ident) => {
        Column {
            name: $name,
            kind: Kind::Integer,
            #[cfg(feature = "store")]
            meaning: say::$meaning,
            names: &[],
            get: |run| run.$field.map(u64::from).into(),
            set: Some(|run, value| {
                run.$field = match value {
                    Value::None => None,
                    value => Some(value.whole()?.try_into().ok()?),
                };
                Some(())
            }),
            is_archived: false,
        }
    };
}

/// Defines a column that is computed from others.
macro_rules! derived {
    ($name:literal, $get:expr, $meaning:ident) => {
        Column {
            name: $name,
            kind: Kind::Integer,
            #[cfg(feature = "store")]
            meaning: say::$meaning,
            names: &[],
            get: $get,
            set: None,
            is_archived: false,
        }
    };
}

/// The columns of results, in the order of the exported table, where they follow the columns that
/// identify a run.
pub(crate) static COLUMNS: &[Column] = &[
    whole!("seed", seed, lab_column_seed),
    derived!("solved", |run| u64::from(run.is_solved()).into(), lab_column_solved),
    Column {
        name: "ending",
        kind: Kind::Integer,
        #[cfg(feature = "store")]
        meaning: say::lab_column_ending,
        names: &Ending::NAMES,
        get: |run| (run.ending.code() as u64).into(),
        set: Some(|run, value| {
            run.ending = *Ending::ALL.get(usize::try_from(value.whole()?).ok()?)?;
            Some(())
        }),
        is_archived: true,
    },
    whole!("generations", generations, lab_column_generations).archived(),
    derived!("evaluations", |run| run.evaluations().into(), lab_column_evaluations),
    whole!("full", work.full, lab_column_full).archived(),
    whole!("moves", work.moves, lab_column_moves).archived(),
    whole!("decodes", work.decodes, lab_column_decodes).archived(),
    whole!("placements", work.placements, lab_column_placements),
    whole!("nodes", nodes, lab_column_nodes).archived(),
    whole!("restarts", restarts, lab_column_restarts).archived(),
    optional!("best", best, lab_column_best).archived(),
    optional!("missing", missing, lab_column_missing).archived(),
    Column {
        name: "mean",
        kind: Kind::Real,
        #[cfg(feature = "store")]
        meaning: say::lab_column_mean,
        names: &[],
        get: |run| run.mean.into(),
        set: Some(|run, value| {
            run.mean = match value {
                Value::None => None,
                value => Some(value.real()?),
            };
            Some(())
        }),
        is_archived: false,
    },
    Column {
        name: "seconds",
        kind: Kind::Real,
        #[cfg(feature = "store")]
        meaning: say::lab_column_seconds,
        names: &[],
        get: |run| run.seconds.into(),
        set: Some(|run, value| {
            run.seconds = value.real()?;
            Some(())
        }),
        is_archived: true,
    },
    whole!("session", session, lab_column_session),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every stored field is restored unchanged.
    #[test]
    fn stored_columns_restore_a_run() {
        let work = Work { full: 1, moves: 2, decodes: 3, placements: 4 };
        let run = Run {
            session: 5,
            seed: u64::MAX >> 1,
            ending: Ending::Memory,
            generations: 6,
            work,
            nodes: 7,
            restarts: 8,
            best: Some(9),
            missing: None,
            mean: Some(1.5),
            seconds: 0.25,
            ..Run::default()
        };
        let mut restored = Run::default();
        for column in Column::stored() {
            assert!(column.restore(&mut restored, &(column.get)(&run)), "{}", column.name);
        }
        assert_eq!(restored, run);
    }

    #[test]
    fn values_that_no_run_has_are_refused() {
        let column = |name| COLUMNS.iter().find(|column| column.name == name).unwrap();
        let mut run = Run::default();
        assert!(!column("ending").restore(&mut run, &Value::Integer(7)));
        assert!(!column("session").restore(&mut run, &Value::Integer(1 << 40)));
        assert!(!column("seconds").restore(&mut run, &Value::None));
        assert!(!column("best").restore(&mut run, &Value::Text("9".to_owned())));
    }
}
