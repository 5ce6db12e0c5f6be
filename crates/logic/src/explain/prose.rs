//! A step in plain English: why the pattern forces the conclusion.

use super::chain::{ends, is_same};
use super::names::{capital, listed};
use super::step::Step;
use crate::{Implication, Implications, LockedSet, Pattern, Technique};
use evoku_model::{Cell, Digit, Digits, House};

impl Step<'_> {
    /// Why the step holds and what follows, in one to a few sentences.
    #[must_use]
    pub fn prose(&self) -> String {
        let conclusion = self.names().conclusion_in_words(self.deduction);
        format!("{} So {conclusion}.", self.reason())
    }

    fn reason(&self) -> String {
        let names = self.names();
        match &self.deduction.pattern {
            Pattern::Single { house } => self.single(*house),
            Pattern::Locked { digit, from, to } => {
                let places = self.places(*from, *digit);
                let (from, to) = (names.house(*from), names.house(*to));
                let digit = names.digit(*digit);
                format!(
                    "In {from} the digit {digit} can only go into {}, and all of these lie in \
                     {to}. One of them holds it, which leaves no {digit} for the rest of {to}.",
                    names.any_of(&places),
                )
            }
            Pattern::Subset { houses, cells, digits } => self.subset(houses, cells, *digits),
            Pattern::Fish { digit, base, cover, fins, endo_fins, chains } => {
                let fins: Vec<Cell> = fins.iter().chain(endo_fins).copied().collect();
                self.fish(*digit, base, cover, &fins, chains)
            }
            Pattern::SiameseFish { digit, base, endo_fins, cover, fins } => {
                let [one, other] = [0, 1].map(|side| {
                    let fins: Vec<Cell> = fins[side].iter().chain(endo_fins).copied().collect();
                    self.fish(*digit, base, &cover[side], &fins, &[])
                });
                format!("{one} Seen in another way: {other}")
            }
            Pattern::Wing { pivot, pincers, digit } => self.wing(*pivot, *pincers, *digit),
            Pattern::Rectangle { digits, cells, houses, subset } => {
                self.rectangle(*digits, *cells, houses, subset)
            }
            Pattern::BivalueUniversalGrave { cell } => {
                let gone = self.deduction.eliminations.iter().map(|gone| gone.digit);
                let kept = self.candidates.get(*cell) - gone.collect::<Digits>();
                format!(
                    "Every open cell but {0} has two candidates. If {0} had two as well, each \
                     digit would have two places or none in every house, and the puzzle would not \
                     have a single solution. {1} is the digit that has a third place in the houses \
                     of {0}, so it must be there.",
                    names.cell(*cell),
                    names.digits(kept),
                )
            }
            Pattern::Colors { digit, clusters } => self.colors(*digit, clusters),
            Pattern::Chains(chains) => self.chains(chains),
            Pattern::AlmostLockedSets { sets, links, stem } => {
                self.almost_locked_sets(sets, links, *stem)
            }
            Pattern::SueDeCoq { crossing, line, box_, line_house, box_house } => format!(
                "{}, where {} and {} cross, have only the candidates {}; {} in the rest of {} only \
                 {}; {} in the rest of {} only {}. These are as many cells as digits, so each \
                 digit is used up where all its cells are seen.",
                names.cells(&crossing.cells),
                names.house(*line_house),
                names.house(*box_house),
                names.digits(crossing.digits),
                names.cells(&line.cells),
                names.house(*line_house),
                names.digits(line.digits),
                names.cells(&box_.cells),
                names.house(*box_house),
                names.digits(box_.digits),
            ),
            Pattern::Templates { digit } => {
                let digit = names.digit(*digit);
                let ways = if self.deduction.placements.is_empty() { "No" } else { "Every" };
                format!("{ways} way to place all {digit}s on the board uses these places.")
            }
            Pattern::Constraints(argument) => self.argued(argument),
        }
    }

    fn single(&self, house: Option<House>) -> String {
        let names = self.names();
        let Some(placed) = self.deduction.placements.first() else { return String::new() };
        let (cell, digit) = (names.cell(placed.cell), names.digit(placed.digit));
        match (self.deduction.technique, house) {
            (Technique::FullHouse, Some(house)) => {
                let house = names.house(house);
                format!(
                    "{cell} is the last open cell of {house}, and {digit} is the digit that it \
                     lacks."
                )
            }
            (_, Some(house)) => {
                format!("In {} no cell but {cell} can still hold {digit}.", names.house(house))
            }
            (_, None) => format!("{digit} is the only candidate left in {cell}."),
        }
    }

    fn subset(&self, houses: &[House], cells: &[Cell], digits: Digits) -> String {
        let names = self.names();
        let count = number(cells.len());
        let (cells, digits) = (names.cells(cells), names.digits(digits));
        match self.deduction.technique {
            Technique::HiddenSubset(_) => {
                let house = names.houses(houses);
                format!(
                    "In {house} the {count} digits {digits} can only go into the {count} cells \
                     {cells}. They fill these cells, and no other digit fits in."
                )
            }
            _ => {
                let each = names.houses(houses);
                format!(
                    "The {count} cells {cells} have only the {count} candidates {digits} between \
                     them, so they use them up: no other cell of {each} can hold one."
                )
            }
        }
    }

    fn fish(
        &self,
        digit: Digit,
        base: &[House],
        cover: &[House],
        fins: &[Cell],
        chains: &[Implications],
    ) -> String {
        let names = self.names();
        let digit = names.digit(digit);
        let (count, base) = (capital(&number(base.len())), names.houses(base));
        let cover = names.houses(cover);
        let body =
            format!("{} need a {digit} each, and their places for it all lie in", capital(&base));
        if fins.is_empty() {
            return format!(
                "{body} {cover}. {count} {digit}s fill these up, so no other cell of {cover} can \
                 hold {digit}."
            );
        }
        let fins_are = if fins.len() > 1 { "the fins" } else { "the fin" };
        let fish = format!("{body} {cover} but for {fins_are} {}.", names.cells(fins));
        if chains.is_empty() {
            return format!(
                "{fish} If no fin holds {digit}, the fish leaves no {digit} for other cells of \
                 {cover}; if one does, it rules out what it sees. What falls either way is wrong."
            );
        }
        format!("{fish} {} All lead to the same.", self.chains_in_words(chains))
    }

    fn wing(&self, pivot: Cell, pincers: [Cell; 2], digit: Digit) -> String {
        let names = self.names();
        let candidates = self.candidates.get(pivot);
        let shared = candidates.contains(digit);
        let others = candidates - Digits::only(digit);
        let digit = names.digit(digit);
        let cases = others.iter().filter_map(|other| {
            let holds = |pincer: &&Cell| self.candidates.get(**pincer).contains(other);
            let pincer = pincers.iter().find(holds)?;
            Some(format!("if it is {}, {} is {digit}", names.digit(other), names.cell(*pincer)))
        });
        let own = shared.then(|| format!("or it is {digit} itself"));
        format!(
            "{} is {}: {}. In each case one of the cells is {digit}, and no cell that sees all of \
             them can be.",
            names.cell(pivot),
            names.any_digit(candidates),
            cases.chain(own).collect::<Vec<_>>().join("; "),
        )
    }

    fn rectangle(
        &self,
        digits: Digits,
        cells: [Cell; 4],
        houses: &[House],
        subset: &[Cell],
    ) -> String {
        let names = self.names();
        let (pair, corners) = (names.digits(digits), names.cells(&cells));
        let deadly = format!(
            "If {corners} held only {pair}, the two digits could be swapped there and the puzzle \
             would have two solutions."
        );
        let holds_more = |&cell: &Cell| !self.candidates.get(cell).is_subset(&digits);
        let roof: Vec<Cell> = cells.into_iter().filter(holds_more).collect();
        let all = roof.iter().fold(Digits::EMPTY, |all, &cell| all | self.candidates.get(cell));
        let besides = names.any_digit(all - digits);
        let roof = names.any_of(&roof);
        let houses = names.houses(houses);
        // The digit of the two that is ruled out, where one is, and the other.
        let gone = self.deduction.eliminations.first().map(|gone| Digits::only(gone.digit));
        let gone = gone.unwrap_or(Digits::EMPTY) & digits;
        let (gone, kept) = (names.digits(gone), names.digits(digits - gone));
        let twist = match self.deduction.technique {
            Technique::UniqueRectangle(1) | Technique::AvoidableRectangle(1) => {
                format!("Only {roof} can keep that from happening.")
            }
            Technique::UniqueRectangle(3) => format!(
                "One of {roof} must therefore hold {besides}, and with {} that makes a naked \
                 subset in {houses}.",
                names.cells(subset),
            ),
            Technique::UniqueRectangle(4) => format!(
                "In {houses} the corners are the only places for {kept}, so {gone} in {roof} would \
                 bring that about."
            ),
            Technique::UniqueRectangle(6) => format!(
                "In {houses} the corners are the only places for {gone}. With {gone} in one of \
                 {roof} it would be in the other as well, and {kept} in the rest."
            ),
            Technique::HiddenRectangle => format!(
                "In {houses} the corners are the only places for {kept}, so {gone} in the corner \
                 where they meet would bring that about."
            ),
            _ => format!("To keep that from happening, {besides} must be in one of {roof}."),
        };
        format!("{deadly} {twist}")
    }

    fn colors(&self, digit: Digit, clusters: &[[Vec<Cell>; 2]]) -> String {
        let names = self.names();
        let digit = names.digit(digit);
        let told = clusters.iter().map(|[one, other]| {
            format!("either in {} or in {}", names.group(one), names.group(other))
        });
        let told = listed(told, "and");
        let links = format!(
            "Where a house has two places for {digit}, one of them holds it; following these \
             links, {digit} stands {told}."
        );
        let twist = match self.deduction.technique {
            Technique::SimpleColorsTrap => "A cell that sees both colors can't hold it.",
            Technique::SimpleColorsWrap => {
                "Two cells of the first color see each other, so it is the second that holds."
            }
            Technique::MultiColors1 => {
                "A color of one group sees one of the other, so they can't both hold: one of their \
                 opposites does, and what sees both of these can't hold it."
            }
            _ => "A color that sees both colors of the other group can't hold.",
        };
        format!("{links} {twist}")
    }

    fn chains_in_words(&self, chains: &[Implications]) -> String {
        let told = chains.iter().enumerate().map(|(index, chain)| {
            let before = index.checked_sub(1).and_then(|before| chains[before].steps.first());
            let again = before.is_some() && before == chain.steps.first();
            self.names().chain_in_words(chain, again)
        });
        told.collect::<Vec<_>>().join(" ")
    }

    fn chains(&self, chains: &[Implications]) -> String {
        let told = self.chains_in_words(chains);
        let twist = match self.deduction.technique {
            Technique::ContinuousLoop | Technique::GroupedContinuousLoop => {
                "The last leads back to the first, so the links close into a loop and hold in both \
                 directions: of each two neighbours one is true, and what sees both can't be."
                    .to_owned()
            }
            Technique::ForcingChainContradiction
            | Technique::ForcingNetContradiction
            | Technique::ConstraintForcing => {
                format!("{}, so what was supposed is wrong.", self.contradiction(chains))
            }
            Technique::ForcingChainVerity | Technique::ForcingNetVerity => {
                "One of these must be true, and each leads to the same.".to_owned()
            }
            Technique::RemotePair => {
                "So the cells along the chain take the two digits in turns, and what sees two of \
                 them that differ can hold neither."
                    .to_owned()
            }
            _ => chains.iter().map(|chain| self.between_ends(chain)).collect::<Vec<_>>().join(" "),
        };
        format!("{told} {twist}")
    }

    /// What is wrong where chains from one assumption end.
    fn contradiction(&self, chains: &[Implications]) -> String {
        let (names, geometry) = (self.names(), self.geometry);
        let steps: Vec<&Implication> = chains.iter().flat_map(|chain| &chain.steps).collect();
        let off = |cell: Cell, digit: Digit| is_off(&steps, cell, digit);
        // What is said last is what is wrong.
        let latest = || steps.iter().rev().filter(|step| step.cells.len() == 1);
        let on = || latest().filter(|step| step.on).map(|step| (step.cells[0], step.digit));
        if let Some((cell, digit)) = on().find(|&(cell, digit)| off(cell, digit)) {
            let digit = names.digit(digit);
            return format!("So {} would be {digit} and not {digit}", names.cell(cell));
        }
        for (at, (cell, digit)) in on().enumerate() {
            for (other, twice) in on().skip(at + 1) {
                if other == cell && twice != digit {
                    let [twice, digit] = [twice, digit].map(|digit| names.digit(digit));
                    let cell = names.cell(cell);
                    return format!("That puts both {twice} and {digit} into {cell}");
                }
                let mut houses = geometry.houses_of(cell).iter();
                let house = houses.find(|house| geometry.houses_of(other).contains(house));
                if let Some(&house) = house.filter(|_| twice == digit && other != cell) {
                    let (digit, house) = (names.digit(digit), names.house(house));
                    return format!("That puts {digit} into {house} twice");
                }
            }
        }
        for step in latest().filter(|step| !step.on) {
            let cell = step.cells[0];
            if self.candidates.get(cell).iter().all(|digit| off(cell, digit)) {
                return format!("That leaves no digit for {}", names.cell(cell));
            }
            let lost = |&cell: &Cell| off(cell, step.digit);
            let mut houses = geometry.houses_of(cell).iter();
            let house = houses.find(|&&house| self.places(house, step.digit).iter().all(lost));
            if let Some(&house) = house {
                return format!(
                    "That leaves no place for {} in {}",
                    names.digit(step.digit),
                    names.house(house)
                );
            }
        }
        "That can't all be true".to_owned()
    }

    /// What the two ends of a chain say together.
    fn between_ends(&self, chain: &Implications) -> String {
        let names = self.names();
        let Some((first, last)) = ends(chain) else { return String::new() };
        let denied = names.holds(&first.cells, first.digit, !first.on);
        let is_same_cell = first.cells == last.cells;
        match (first.on, last.on) {
            (false, true) if is_same(first, last) => format!("Even so {}.", names.state(last)),
            (false, true) => format!("In any case {denied} or {}.", names.state(last)),
            (true, false) if is_same(first, last) => "That contradicts itself.".to_owned(),
            (true, true) if is_same_cell => "But a cell holds one digit only.".to_owned(),
            (false, false) => format!("And if {denied}, that rules it out as well."),
            (true, _) => "What both that and its opposite rule out is wrong.".to_owned(),
        }
    }

    fn almost_locked_sets(
        &self,
        sets: &[LockedSet],
        links: &[Digits],
        stem: Option<Cell>,
    ) -> String {
        let names = self.names();
        let told = sets.iter().map(|set| {
            let (cells, digits) = (names.group(&set.cells), names.digits(set.digits));
            let hold = if set.cells.len() > 1 { "hold" } else { "holds" };
            format!("{cells} {hold} all but one of {digits}")
        });
        let told = told.collect::<Vec<_>>().join("; ");
        if let Some(stem) = stem {
            let (stem, digits) = (names.cell(stem), names.any_digit(self.candidates.get(stem)));
            return format!(
                "{told}. Whichever of {digits} {stem} holds, it takes that digit from one of these \
                 sets, which then needs all its others. What every case rules out is wrong."
            );
        }
        if let ([_, _], [linked]) = (sets, links)
            && linked.len() > 1
        {
            return format!(
                "{told}. Each of {} can be in only one of the two sets, as all its cells there see \
                 each other, and neither set can do without both. So each set has one of these and \
                 all its other digits, and what sees all cells of a digit in the sets can't hold \
                 it.",
                names.digits(*linked),
            );
        }
        let shared = listed(links.iter().map(|&digits| names.any_digit(digits)), "and");
        let gone: Digits = self.deduction.eliminations.iter().map(|gone| gone.digit).collect();
        format!(
            "{told}. Two neighbouring sets can't both hold the digit that links them ({shared}), \
             as all its cells there see each other; a set that does without it needs all its \
             others. From set to set that leaves {} in the first or in the last, and what sees all \
             its cells in both can't hold it.",
            names.any_digit(gone),
        )
    }
}

/// Whether one of the steps rules the digit out in the cell.
fn is_off(steps: &[&Implication], cell: Cell, digit: Digit) -> bool {
    steps.iter().any(|step| !step.on && step.digit == digit && step.cells.contains(&cell))
}

/// A number in words, as far as people say it so.
fn number(count: usize) -> String {
    const WORDS: [&str; 9] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
    WORDS.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
}
