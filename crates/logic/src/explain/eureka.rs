//! Forum notation: the pattern and the conclusion of a technique in one line.
//!
//! Chains are written in Eureka notation (sudopedia.org, "Eureka"), fish as base and cover houses,
//! sets as digits and cells: `X-Wing: 5 r27 c38 => r4c3<>5`, `AIC: (3)r1c1=(3)r1c7-(3=5)r2c8 =>
//! r2c1<>5`.

use super::step::Step;
use crate::{LockedSet, Pattern, Technique};
use evoku_messages::{Message, say};
use evoku_model::{Cell, Digit, Digits, House};

impl Step<'_> {
    /// The step in one line: the technique and the [`notation`](Self::notation).
    #[must_use]
    pub fn eureka(&self) -> Message {
        say::step_notation(&self.deduction.technique, self.notation())
    }

    /// The step in forum notation, without the technique.
    #[must_use]
    pub fn notation(&self) -> String {
        let (pattern, conclusion) = (self.pattern(), self.conclusion());
        if pattern.is_empty() { conclusion } else { format!("{pattern} => {conclusion}") }
    }

    fn pattern(&self) -> String {
        let names = self.names();
        match &self.deduction.pattern {
            Pattern::Single { house: Some(house) } => names.house_group(&[*house]),
            Pattern::Single { house: None } => String::new(),
            Pattern::Locked { digit, from, to } => {
                let digit = names.digit(*digit);
                format!("{digit} {} {}", names.house_group(&[*from]), names.house_group(&[*to]))
            }
            Pattern::Subset { houses: _, cells, digits } => {
                format!("{} {}", names.digit_group(*digits), names.group(cells))
            }
            Pattern::Fish { digit, base, cover, fins, endo_fins, chains } => {
                let mut text = self.houses_and_fins(*digit, base, cover, fins, endo_fins);
                for chain in chains {
                    text.push_str(&format!(" || {}", names.chain(chain)));
                }
                text
            }
            Pattern::SiameseFish {
                digit,
                base,
                endo_fins,
                cover: [one, other],
                fins: [here, there],
            } => {
                let one = self.houses_and_fins(*digit, base, one, here, endo_fins);
                format!("{one}, {}", self.houses_and_fins(*digit, base, other, there, endo_fins))
            }
            Pattern::Wing { pivot, pincers, digit: _ } => {
                let cells = || std::iter::once(*pivot).chain(pincers.iter().copied());
                let digits = cells().map(|cell| names.digit_group(self.candidates.get(cell)));
                let digits: Vec<_> = digits.collect();
                let cells: Vec<_> = cells().map(|cell| names.cell(cell)).collect();
                format!("{} {}", digits.join("/"), cells.join(","))
            }
            Pattern::Deadly { digits, cells, houses, subset } => {
                let mut text = format!("{} {}", names.digit_group(*digits), names.group(cells));
                if !houses.is_empty() {
                    text.push_str(&format!(" {}", names.house_group(houses)));
                }
                if !subset.is_empty() {
                    text.push_str(&format!(" with {}", names.group(subset)));
                }
                text
            }
            Pattern::BivalueUniversalGrave { cell } => {
                format!("{}{}", names.digit_group(self.candidates.get(*cell)), names.cell(*cell))
            }
            Pattern::Colors { digit, clusters } => {
                let clusters = clusters.iter().map(|[one, other]| {
                    format!("({}) / ({})", names.group(one), names.group(other))
                });
                let digit = names.digit(*digit);
                format!("{digit} {}", clusters.collect::<Vec<_>>().join(", "))
            }
            Pattern::Chains(chains) => {
                let chains: Vec<String> = chains.iter().map(|chain| names.chain(chain)).collect();
                chains.join(self.between_chains())
            }
            Pattern::AlmostLockedSets { sets, links, stem } => self.sets(sets, links, *stem),
            Pattern::SueDeCoq { crossing, line, box_, line_house: _, box_house: _ } => {
                let sets = [crossing, line, box_].map(|set| self.set(set));
                sets.join(", ")
            }
            Pattern::Exocet { base, targets, digits, lines: _ } => {
                let [base, targets] = [base, targets].map(|cells| names.group(cells));
                format!("{} {base} {targets}", names.digit_group(*digits))
            }
            Pattern::Templates { digit } => names.digit(*digit).to_string(),
            Pattern::Constraints(argument) => names.argument(argument),
        }
    }

    /// The separator between several chains. It shows if the chains meet, are alternatives, or
    /// prove separate conclusions.
    fn between_chains(&self) -> &'static str {
        match self.deduction.technique {
            Technique::ForcingChainContradiction | Technique::ForcingNetContradiction => " & ",
            Technique::ForcingChainVerity | Technique::ForcingNetVerity => " || ",
            _ => ", ",
        }
    }

    fn houses_and_fins(
        &self,
        digit: Digit,
        base: &[House],
        cover: &[House],
        fins: &[Cell],
        endo_fins: &[Cell],
    ) -> String {
        let names = self.names();
        let digit = names.digit(digit);
        let mut text = format!("{digit} {} {}", names.house_group(base), names.house_group(cover));
        if !fins.is_empty() {
            text.push_str(&format!(" f{}", names.group(fins)));
        }
        if !endo_fins.is_empty() {
            text.push_str(&format!(" ef{}", names.group(endo_fins)));
        }
        text
    }

    fn sets(&self, sets: &[LockedSet], links: &[Digits], stem: Option<Cell>) -> String {
        let names = self.names();
        let mut parts = Vec::new();
        if let Some(stem) = stem {
            parts.push(format!(
                "{}{}",
                names.digit_group(self.candidates.get(stem)),
                names.cell(stem)
            ));
        }
        parts.extend(sets.iter().map(|set| self.set(set)));
        let linked: Vec<String> = links.iter().map(|&digits| names.digit_group(digits)).collect();
        let parts = parts.join(", ");
        if linked.is_empty() { parts } else { format!("{parts}, X={}", linked.join("/")) }
    }

    /// The digits and cells of a set: `135 r1c12`.
    fn set(&self, set: &LockedSet) -> String {
        let names = self.names();
        format!("{} {}", names.digit_group(set.digits), names.group(&set.cells))
    }
}
