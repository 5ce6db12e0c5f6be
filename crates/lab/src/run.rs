//! A run, and the one table of its columns: what stores and exports hold of it.

use evoku_evolve::Work;
#[cfg(feature = "store")]
use evoku_messages::{Message, say};

use crate::index::{ConfigurationIndex, PuzzleIndex};
use crate::value::{Kind, Value};

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// With a solution.
    Solved,
    /// The budget of evaluations was spent.
    Evaluations,
    /// The budget of generations was spent.
    Generations,
    /// The seconds were over.
    Seconds,
    /// The algorithm couldn't get any further.
    #[default]
    Exhausted,
    /// An exact engine reached its own bound of memory.
    Memory,
}

impl Ending {
    /// Every ending, in the order of the numbers by which they are stored.
    pub const ALL: [Self; 6] = [
        Self::Solved,
        Self::Evaluations,
        Self::Generations,
        Self::Seconds,
        Self::Exhausted,
        Self::Memory,
    ];

    /// The names of all endings, in the same order.
    const NAMES: [&str; 6] =
        ["solved", "evaluations", "generations", "seconds", "exhausted", "memory"];

    /// Its name in tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self.code()]
    }

    /// The number by which it is stored.
    fn code(self) -> usize {
        Self::ALL.iter().position(|&one| one == self).unwrap_or_default()
    }
}

/// A run: which one it was, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Run {
    /// Its configuration.
    pub configuration: ConfigurationIndex,
    /// Its puzzle.
    pub puzzle: PuzzleIndex,
    /// The number of the repetition, from 0.
    pub repetition: u32,
    /// The session that made it.
    pub session: u32,
    /// Its seed.
    pub seed: u64,
    /// How it ended.
    pub ending: Ending,
    /// Generations after generation 0.
    pub generations: u64,
    /// What it spent.
    pub work: Work,
    /// Nodes of an exact search.
    pub nodes: u64,
    /// Restarts.
    pub restarts: u64,
    /// The lowest cost.
    pub best: Option<u32>,
    /// The digits that the best attempt lacks, added up over all houses: 0 is a solution, and
    /// unlike a cost it means the same for every algorithm. The cost of a puzzle that is no Sudoku.
    pub missing: Option<u32>,
    /// The mean cost of the last generation.
    pub mean: Option<f64>,
    /// Seconds by the clock.
    pub seconds: f64,
}

impl Run {
    /// Evaluations of every kind; of an exact engine, nodes.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.work.evaluations() + self.nodes
    }

    /// Whether a solution was found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.ending == Ending::Solved
    }
}

/// A column of runs.
///
/// The tables of stores, exported tables with their dictionary, and archives all walk [`COLUMNS`]: a
/// new field of [`Run`] is one entry there.
pub(crate) struct Column {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// What it means, for the dictionary.
    #[cfg(feature = "store")]
    pub(crate) meaning: fn() -> Message,
    /// The words for its numbers, if tables show words.
    names: &'static [&'static str],
    pub(crate) get: fn(&Run) -> Value,
    /// Sets the field to a stored value; `None` if no run can have it. Columns that follow from
    /// others have no setter and aren't stored.
    set: Option<fn(&mut Run, &Value) -> Option<()>>,
    /// Whether archives keep it. The others follow from the plan, or no published table needs them.
    is_archived: bool,
}

impl Column {
    /// The same column, kept by archives.
    const fn archived(self) -> Self {
        Self { is_archived: true, ..self }
    }

    /// The columns that an archive keeps.
    pub(crate) fn of_archives() -> impl Iterator<Item = &'static Self> + Clone {
        COLUMNS.iter().filter(|column| column.is_archived)
    }

    /// The columns that a store keeps.
    pub(crate) fn stored() -> impl Iterator<Item = &'static Self> + Clone {
        COLUMNS.iter().filter(|column| column.set.is_some())
    }

    /// The kind of the cells that tables show.
    pub(crate) fn shown_kind(&self) -> Kind {
        if self.names.is_empty() { self.kind } else { Kind::Text }
    }

    /// The cell of a run as tables show it.
    pub(crate) fn shown(&self, run: &Run) -> Value {
        match (self.get)(run) {
            Value::Integer(code) if !self.names.is_empty() => {
                self.names.get(code as usize).copied().into()
            }
            value => value,
        }
    }

    /// The value of a cell as tables show it; none if no cell of this column is like that.
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

    /// Sets the field of a run to a stored value; false if no run can have it.
    pub(crate) fn restore(&self, run: &mut Run, value: &Value) -> bool {
        self.set.is_none_or(|set| set(run, value).is_some())
    }
}

/// A column of whole numbers that are always there.
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

/// A column of whole numbers that may be missing.
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

/// A column that follows from others.
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

/// The columns of runs after those that say which run it is, in the order of the exported table.
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

    /// Every field that a store keeps comes back as it was.
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
        assert!(!column("ending").restore(&mut run, &Value::Integer(6)));
        assert!(!column("session").restore(&mut run, &Value::Integer(1 << 40)));
        assert!(!column("seconds").restore(&mut run, &Value::None));
        assert!(!column("best").restore(&mut run, &Value::Text("9".to_owned())));
    }
}
