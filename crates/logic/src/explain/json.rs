//! A step as JSON.

use serde_json::{Value, json};

use super::names::Names;
use super::step::Step;
use crate::{Argument, Grounds, Implication, Implications, LockedSet, Pattern};
use evoku_messages::Language;
use evoku_model::{Candidate, Cell, Digit, Digits, House};

impl Step<'_> {
    /// The step as an object:
    ///
    /// | member | value |
    /// |---|---|
    /// | `technique` | the field's name |
    /// | `level`, `score` | level and score of the technique; null if it has none |
    /// | `placements`, `eliminations` | arrays of `{"cell": "r4c3", "digit": 5}` |
    /// | `eureka`, `prose` | [`Step::eureka`] and [`Step::prose`] in the language |
    /// | `message` | the identifier and the arguments of `prose` |
    /// | `pattern` | an object whose `kind` determines its members, those of [`Pattern`]: cells are named like `r4c3`, houses like `box 2`, digits are numbers |
    ///
    /// A step of a chain is `{"cells", "digit", "on", "through", "house", "constraint", "causes"}`,
    /// as in [`Implication`]. `causes` contains indices from 0. `constraint` is an index from 0
    /// into the constraints of the board.
    #[must_use]
    pub fn json(&self, language: Language) -> Value {
        let (names, prose) = (self.names(), self.prose());
        let deduction = self.deduction;
        let rung = deduction.technique.rung();
        json!({
            "technique": deduction.technique.to_string(),
            "level": rung.map(|rung| rung.level.name()),
            "score": rung.map(|rung| rung.score),
            "placements": names.json_candidates(&deduction.placements),
            "eliminations": names.json_candidates(&deduction.eliminations),
            "eureka": self.eureka().render(language),
            "prose": prose.render(language),
            "message": prose.data(),
            "pattern": names.json_pattern(&deduction.pattern),
        })
    }
}

impl Names<'_> {
    /// The value that a digit represents.
    fn value(&self, digit: Digit) -> u32 {
        self.geometry.values().of(digit)
    }

    fn json_candidate(&self, candidate: Candidate) -> Value {
        json!({"cell": self.cell(candidate.cell), "digit": self.value(candidate.digit)})
    }

    fn json_candidates(&self, candidates: &[Candidate]) -> Value {
        candidates.iter().map(|&candidate| self.json_candidate(candidate)).collect()
    }

    fn json_cells(&self, cells: &[Cell]) -> Value {
        cells.iter().map(|&cell| self.cell(cell)).collect()
    }

    fn json_houses(&self, houses: &[House]) -> Value {
        houses.iter().map(|&house| self.geometry.name(house)).collect()
    }

    fn json_set(&self, set: &LockedSet) -> Value {
        json!({"cells": self.json_cells(&set.cells), "digits": self.json_digits(set.digits)})
    }

    fn json_cluster(&self, [one, other]: &[Vec<Cell>; 2]) -> Value {
        json!([self.json_cells(one), self.json_cells(other)])
    }

    fn json_chains(&self, chains: &[Implications]) -> Value {
        let chains = chains.iter().map(|chain| chain.steps.iter().map(|step| self.json_step(step)));
        chains.map(Iterator::collect::<Value>).collect()
    }

    fn json_step(&self, step: &Implication) -> Value {
        json!({
            "cells": self.json_cells(&step.cells),
            "digit": self.value(step.digit),
            "on": step.on,
            "through": step.through.as_ref().map(|set| self.json_set(set)),
            "house": step.house.map(|house| self.geometry.name(house)),
            "constraint": step.constraint,
            "causes": step.causes,
        })
    }

    fn json_pattern(&self, pattern: &Pattern) -> Value {
        match pattern {
            Pattern::Single { house } => {
                json!({"kind": "single", "house": house.map(|house| self.geometry.name(house))})
            }
            Pattern::Locked { digit, from, to } => json!({
                "kind": "locked",
                "digit": self.value(*digit),
                "from": self.geometry.name(*from),
                "to": self.geometry.name(*to),
            }),
            Pattern::Subset { houses, cells, digits } => json!({
                "kind": "subset",
                "houses": self.json_houses(houses),
                "cells": self.json_cells(cells),
                "digits": self.json_digits(*digits),
            }),
            Pattern::Fish { digit, base, cover, fins, endo_fins, chains } => json!({
                "kind": "fish",
                "digit": self.value(*digit),
                "base": self.json_houses(base),
                "cover": self.json_houses(cover),
                "fins": self.json_cells(fins),
                "endo_fins": self.json_cells(endo_fins),
                "chains": self.json_chains(chains),
            }),
            Pattern::SiameseFish { digit, base, endo_fins, cover, fins } => json!({
                "kind": "siamese fish",
                "digit": self.value(*digit),
                "base": self.json_houses(base),
                "endo_fins": self.json_cells(endo_fins),
                "cover": cover.iter().map(|houses| self.json_houses(houses)).collect::<Value>(),
                "fins": fins.iter().map(|cells| self.json_cells(cells)).collect::<Value>(),
            }),
            Pattern::Wing { pivot, pincers, digit } => json!({
                "kind": "wing",
                "pivot": self.cell(*pivot),
                "pincers": self.json_cells(pincers),
                "digit": self.value(*digit),
            }),
            Pattern::Deadly { digits, cells, houses, subset } => json!({
                "kind": if cells.len() == 4 { "rectangle" } else { "loop" },
                "digits": self.json_digits(*digits),
                "cells": self.json_cells(cells),
                "houses": self.json_houses(houses),
                "subset": self.json_cells(subset),
            }),
            Pattern::BivalueUniversalGrave { cell } => {
                json!({"kind": "bivalue universal grave", "cell": self.cell(*cell)})
            }
            Pattern::Colors { digit, clusters } => json!({
                "kind": "colors",
                "digit": self.value(*digit),
                "clusters": clusters.iter().map(|two| self.json_cluster(two)).collect::<Value>(),
            }),
            Pattern::Chains(chains) => {
                json!({"kind": "chains", "chains": self.json_chains(chains)})
            }
            Pattern::AlmostLockedSets { sets, links, stem } => json!({
                "kind": "almost locked sets",
                "sets": sets.iter().map(|set| self.json_set(set)).collect::<Value>(),
                "links": links.iter().map(|&digits| self.json_digits(digits)).collect::<Value>(),
                "stem": stem.map(|stem| self.cell(stem)),
            }),
            Pattern::SueDeCoq { crossing, line, box_, line_house, box_house } => json!({
                "kind": "sue de coq",
                "crossing": self.json_set(crossing),
                "line": self.json_set(line),
                "box": self.json_set(box_),
                "line_house": self.geometry.name(*line_house),
                "box_house": self.geometry.name(*box_house),
            }),
            Pattern::Exocet { base, targets, digits, lines } => json!({
                "kind": "exocet",
                "base": self.json_cells(base),
                "targets": self.json_cells(targets),
                "digits": self.json_digits(*digits),
                "lines": self.json_houses(lines),
            }),
            Pattern::Templates { digit } => {
                json!({"kind": "templates", "digit": self.value(*digit)})
            }
            Pattern::Constraints(argument) => self.json_argument(argument),
        }
    }

    fn json_argument(&self, argument: &Argument) -> Value {
        let grounds = match &argument.grounds {
            Grounds::Relation => json!({"kind": "relation"}),
            Grounds::Sum { coefficients, total, modulus } => json!({
                "kind": "sum", "coefficients": coefficients, "total": self.total(coefficients, *total), "modulus": modulus,
            }),
            Grounds::Sets(all) => json!({"kind": "sets", "sets": self.json_sets(all)}),
            Grounds::Needed { digit, sets: all } => {
                json!({"kind": "needed", "digit": self.value(*digit), "sets": self.json_sets(all)})
            }
            Grounds::Subset { cells, digits } => json!({
                "kind": "subset",
                "cells": self.json_cells(cells),
                "digits": self.json_digits(*digits),
            }),
            Grounds::Line => json!({"kind": "line"}),
            Grounds::Ways => json!({"kind": "ways"}),
        };
        json!({
            "kind": "constraints",
            "constraints": argument.constraints,
            "houses": self.json_houses(&argument.houses),
            "cells": self.json_cells(&argument.cells),
            "grounds": grounds,
        })
    }

    fn json_digits(&self, digits: Digits) -> Value {
        digits.iter().map(|digit| self.value(digit)).collect()
    }

    fn json_sets(&self, sets: &[Digits]) -> Value {
        sets.iter().map(|&set| self.json_digits(set)).collect()
    }
}
