//! The children of chosen generations, step by step: parents, crossover, changes and replacement.

mod descent;
mod place;
mod text;

use evoku_evolve::presets::Scale;
use evoku_evolve::{Birth, Cost, Generation};
use evoku_messages::say;
use evoku_sudoku::Sudoku;
use serde_json::{Value, json};

use crate::commands::evolve::generations::Generations;
use crate::commands::evolve::job::Job;
use crate::commands::evolve::output_format::OutputFormat;
use crate::commands::evolve::populations::Fitness;
use crate::error::{Result, bail};
use crate::output::NamedFormat;

use descent::Descent;
use place::Places;

/// The largest board whose parents and children fit next to each other in 80 columns.
const SIDE: usize = 12;

/// A member of a generation: one line of text, and its cost.
type Member = (String, Cost);

/// The children of a generation, with the members before and after their birth.
#[derive(Clone, Debug, Default)]
struct Family {
    number: u64,
    before: Vec<Member>,
    births: Vec<Birth>,
    after: Vec<Member>,
    /// `true` if a child solved the puzzle, so that no member was replaced.
    is_solved: bool,
}

/// Records the children of chosen generations.
#[derive(Debug)]
pub(super) struct Families {
    wanted: Generations,
    sudoku: Sudoku,
    scale: Scale,
    algorithm: String,
    /// The births since the last generation.
    births: Vec<Birth>,
    last: Family,
    kept: Vec<Family>,
}

/// Refuses a run whose children can't be shown.
pub(super) fn check(job: &Job, several: bool, format: OutputFormat) -> Result<()> {
    if matches!(format, OutputFormat::Lines | OutputFormat::Csv) {
        bail!(say::command_children_rows(format.about().name));
    }
    if several {
        bail!(say::command_children_one_run());
    }
    if job.archipelago.is_some() {
        bail!(say::command_children_islands());
    }
    match job.instance.sudoku().map(|sudoku| sudoku.geometry().side()) {
        None => bail!(say::command_children_sudoku()),
        Some(side) if side > SIDE => bail!(say::command_children_large(side, SIDE)),
        Some(_) => Ok(()),
    }
}

impl Families {
    /// Prepares to record the children of a run of this job; `None` if it is not a Sudoku.
    pub(super) fn new(job: &Job, wanted: Generations) -> Option<Self> {
        Some(Self {
            wanted,
            sudoku: job.instance.sudoku()?.clone(),
            scale: job.scale(),
            algorithm: job.algorithm(),
            births: Vec::new(),
            last: Family::default(),
            kept: Vec::new(),
        })
    }

    /// Returns `true` if the births of this generation are necessary.
    pub(super) fn want(&self, number: u64) -> bool {
        self.wanted.last || self.wanted.contain(number)
    }

    pub(super) fn birth(&mut self, birth: &Birth) {
        self.births.push(birth.clone());
    }

    /// Records a generation, whose children have been reported.
    pub(super) fn generation(&mut self, generation: &dyn Generation) {
        let number = generation.number();
        if !self.want(number) && !self.want(number + 1) {
            return;
        }
        let member = |member| (generation.line(member), generation.cost(member));
        self.last = Family {
            number,
            before: std::mem::take(&mut self.last.after),
            births: std::mem::take(&mut self.births),
            after: (0..generation.size()).map(member).collect(),
            is_solved: generation.best().is_solved(),
        };
        if self.wanted.contain(number) {
            self.kept.push(self.last.clone());
        }
    }

    /// Returns the recorded generations, with the last one if it is wanted.
    fn all(&self) -> impl Iterator<Item = &Family> {
        let last = Some(&self.last).filter(|last| {
            self.wanted.last && self.kept.last().is_none_or(|kept| kept.number != last.number)
        });
        self.kept.iter().chain(last)
    }

    /// Returns the children as text.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for family in self.all() {
            text += &text::family(family, self);
        }
        if self.all().any(|family| !family.births.is_empty()) {
            text += &text::legend();
        }
        text
    }

    /// Returns the children as JSON.
    pub(super) fn json(&self) -> Value {
        self.all().map(|family| family.json(self)).collect()
    }
}

impl Family {
    /// Returns the births with their places in the generation.
    fn children(&self) -> impl Iterator<Item = (&Birth, Option<place::Place>)> {
        let mut places = Places::new(self);
        self.births.iter().map(move |birth| (birth, places.next(birth)))
    }

    /// The source of a parent: a member of the generation before, or a child of this one.
    fn source(&self, parent: &Member) -> Source {
        let position = |members: &[Member]| members.iter().position(|member| member == parent);
        if let Some(member) = position(&self.before) {
            return Source::Member(member + 1);
        }
        let is_parent = |birth: &Birth| birth.line == parent.0 && birth.cost == parent.1;
        match self.births.iter().position(is_parent) {
            Some(child) => Source::Child(child + 1),
            None => Source::Earlier,
        }
    }

    fn json(&self, families: &Families) -> Value {
        let Families { sudoku, scale, .. } = families;
        let fitness = |cost| Fitness::new(scale, cost).json();
        let side = sudoku.geometry().side();
        let children = self.children().map(|(birth, place)| {
            let descent = Descent::of(sudoku, birth);
            let parents = birth.parents.iter().map(|parent| {
                let (member, child) = match self.source(parent) {
                    Source::Member(member) => (Some(member), None),
                    Source::Child(child) => (None, Some(child)),
                    Source::Earlier => (None, None),
                };
                let (line, cost) = parent;
                json!({"line": line, "fitness": fitness(*cost), "member": member, "child": child})
            });
            let changes = descent.changes.iter().map(|change| {
                let [from, to] = [change.from, change.to].map(String::from);
                json!({"cell": change.cell.name(side), "from": from, "to": to})
            });
            json!({
                "line": birth.line,
                "fitness": fitness(birth.cost),
                "parents": parents.collect::<Vec<_>>(),
                "crossed": birth.crossed,
                "origin": descent.map(),
                "changes": changes.collect::<Vec<_>>(),
                "accepted": place.as_ref().map(|place| place.is_accepted),
                "member": place.as_ref().and_then(|place| place.member),
                "replaced": place.and_then(|place| place.replaced).map(fitness),
            })
        });
        json!({"generation": self.number, "children": children.collect::<Vec<_>>()})
    }
}

/// The source of a parent; numbers begin with 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// A member of the generation before.
    Member(usize),
    /// A child that was born earlier in the same generation.
    Child(usize),
    /// The best attempt of a member so far, or a member after a restart.
    Earlier,
}
