//! Populations that are printed in full, before and after culling.

use crate::language::render;
use evoku_evolve::presets::Scale;
use evoku_evolve::{Cost, Generation};
use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::line::in_symbols;
use serde_json::{Value, json};

/// The fitness of an individual: one number, or two if the algorithm has two objectives.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fitness {
    first: i64,
    second: Option<u32>,
}

impl Fitness {
    pub(super) fn new(scale: &Scale, cost: Cost) -> Self {
        let second = scale.second.map(|_| cost.values()[1]);
        Self { first: scale.first(cost), second }
    }

    fn text(self) -> String {
        let second = self.second.map(|second| format!(" {second}"));
        format!("{}{}", self.first, second.unwrap_or_default())
    }

    pub(super) fn json(self) -> Value {
        self.second.map_or(json!(self.first), |second| json!([self.first, second]))
    }
}

/// A snapshot of a population.
pub(super) struct Population {
    /// The heading: `generation 7`, `last generation`.
    pub(super) heading: String,
    pub(super) number: u64,
    /// Every individual, as one line of cells.
    pub(super) lines: Vec<String>,
    /// The fitness of every individual, in the algorithm's own terms.
    pub(super) fitness: Vec<Fitness>,
    /// The indices of the individuals that may have children, best first.
    pub(super) survivors: Vec<usize>,
}

impl Population {
    /// Takes a snapshot of the population of a generation.
    pub(super) fn of(is_epoch: bool, generation: &dyn Generation, scale: &Scale) -> Self {
        let heading = say::command_population(generation.number(), generation.size(), is_epoch);
        let members = 0..generation.size();
        let fitness = |member| Fitness::new(scale, generation.cost(member));
        Self {
            heading: render(heading),
            number: generation.number(),
            lines: members.clone().map(|member| generation.line(member)).collect(),
            fitness: members.map(fitness).collect(),
            survivors: generation.survivors(),
        }
    }

    /// The indices of the individuals that may have children. A run that is interrupted may lack some
    /// of its last generation.
    fn kept(&self) -> impl Iterator<Item = usize> {
        self.survivors.iter().copied().filter(|&member| member < self.lines.len())
    }

    /// Returns the population as text: one line of cells per individual with its fitness, before and
    /// after culling. The cells have the symbols of the puzzle.
    pub(super) fn text(&self, sudoku: Option<&Sudoku>) -> String {
        let row = |member: usize| {
            let (line, fitness) = (&self.lines[member], self.fitness[member].text());
            let shown = sudoku.map(|sudoku| in_symbols(sudoku.geometry(), line));
            format!("{}  {fitness}\n", shown.as_ref().unwrap_or(line))
        };
        let mut text = format!("\n{}\n", self.heading);
        text.extend((0..self.lines.len()).map(row));
        if self.survivors.len() < self.lines.len() {
            let kept = self.survivors.len();
            text += &format!("\n{}\n", render(say::command_after_culling(kept)));
            text.extend(self.kept().map(row));
        }
        text
    }

    /// Returns the population as JSON.
    pub(super) fn json(&self) -> Value {
        let kept: Vec<&String> = self.kept().map(|member| &self.lines[member]).collect();
        let fitness: Vec<Value> = self.fitness.iter().map(|fitness| fitness.json()).collect();
        json!({
            "generation": self.number,
            "population": self.lines,
            "population_fitness": fitness,
            "after_culling": kept,
        })
    }
}
