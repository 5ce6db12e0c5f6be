//! A step in words: why the pattern forces the conclusion.

use super::chain::{ends, is_same};
use super::step::Step;
use crate::{Implication, Implications, LockedSet, Pattern, Technique};
use evoku_messages::{Message, say};
use evoku_model::{Cell, Digit, Digits, House};

impl Step<'_> {
    /// The reason and the conclusion of the step, in one or a few sentences.
    #[must_use]
    pub fn prose(&self) -> Message {
        say::step_because(self.reason(), self.names().conclusions(self.deduction))
    }

    fn reason(&self) -> Message {
        let names = self.names();
        match &self.deduction.pattern {
            Pattern::Single { house } => self.single(*house),
            Pattern::Locked { digit, from, to } => {
                let places = names.cells(&self.places(*from, *digit));
                let digit = names.digit(*digit);
                say::step_locked(names.house(*from), digit, places, names.house(*to))
            }
            Pattern::Subset { houses, cells, digits } => {
                let count = say::number_in_words(cells.len());
                let (cells, digits) = (names.cells(cells), names.digits(*digits));
                let houses = names.houses(houses);
                match self.deduction.technique {
                    Technique::HiddenSubset(_) => {
                        say::step_hidden_subset(count, cells, digits, houses)
                    }
                    _ => say::step_naked_subset(count, cells, digits, houses),
                }
            }
            Pattern::Fish { digit, base, cover, fins, endo_fins, chains } => {
                let fins: Vec<Cell> = fins.iter().chain(endo_fins).copied().collect();
                self.fish(*digit, base, cover, &fins, chains)
            }
            Pattern::SiameseFish { digit, base, endo_fins, cover, fins } => {
                let [one, other] = [0, 1].map(|side| {
                    let fins: Vec<Cell> = fins[side].iter().chain(endo_fins).copied().collect();
                    self.fish(*digit, base, &cover[side], &fins, &[])
                });
                say::step_siamese_fish(one, other)
            }
            Pattern::Wing { pivot, pincers, digit } => self.wing(*pivot, pincers, *digit),
            Pattern::Deadly { digits, cells, houses, subset } => {
                self.deadly(*digits, cells, houses, subset)
            }
            Pattern::BivalueUniversalGrave { cell } => {
                let kept = self.candidates.get(*cell) - self.ruled_out();
                say::step_bivalue_universal_grave(names.cell(*cell), names.digits(kept))
            }
            Pattern::Colors { digit, clusters } => self.colors(*digit, clusters),
            Pattern::Chains(chains) => self.chains(chains),
            Pattern::AlmostLockedSets { sets, links, stem } => {
                self.almost_locked_sets(sets, links, *stem)
            }
            Pattern::SueDeCoq { crossing, line, box_, line_house, box_house } => {
                say::step_sue_de_coq(
                    names.cells(&crossing.cells),
                    names.digits(crossing.digits),
                    names.house(*line_house),
                    names.cells(&line.cells),
                    names.digits(line.digits),
                    names.house(*box_house),
                    names.cells(&box_.cells),
                    names.digits(box_.digits),
                )
            }
            Pattern::Exocet { base, targets, digits, lines } => say::step_exocet(
                names.cells(base),
                names.digits(*digits),
                names.houses(lines),
                names.cells(targets),
            ),
            Pattern::Templates { digit } if self.deduction.placements.is_empty() => {
                say::step_template_delete(names.digit(*digit))
            }
            Pattern::Templates { digit } => say::step_template_set(names.digit(*digit)),
            Pattern::Constraints(argument) => self.argued(argument),
        }
    }

    /// The digits that the step rules out in any cell.
    fn ruled_out(&self) -> Digits {
        self.deduction.eliminations.iter().map(|gone| gone.digit).collect()
    }

    fn single(&self, house: Option<House>) -> Message {
        let names = self.names();
        let Some(placed) = self.deduction.placements.first() else { return say::verbatim("") };
        let (cell, digit) = (names.cell(placed.cell), names.digit(placed.digit));
        match (self.deduction.technique, house.map(|house| names.house(house))) {
            (Technique::FullHouse, Some(house)) => say::step_full_house(house, cell, digit),
            (_, Some(house)) => say::step_hidden_single(house, cell, digit),
            (_, None) => say::step_naked_single(cell, digit),
        }
    }

    fn fish(
        &self,
        digit: Digit,
        base: &[House],
        cover: &[House],
        fins: &[Cell],
        chains: &[Implications],
    ) -> Message {
        let names = self.names();
        let (digit, count) = (names.digit(digit), say::number_in_words(base.len()));
        let (base, cover) = (names.houses(base), names.houses(cover));
        let all = names.cells(fins);
        match (fins, chains) {
            ([], _) => say::step_fish(digit, base, cover, count),
            (_, []) => say::step_finned_fish(digit, base, cover, all),
            _ => say::step_kraken_fish(digit, base, cover, all, self.chains_in_words(chains)),
        }
    }

    fn wing(&self, pivot: Cell, pincers: &[Cell], digit: Digit) -> Message {
        let names = self.names();
        if self.deduction.technique == Technique::WxyzWing {
            let cells: Vec<Cell> = std::iter::once(pivot).chain(pincers.iter().copied()).collect();
            let candidates = cells.iter().map(|&cell| self.candidates.get(cell));
            let digits = candidates.fold(Digits::EMPTY, |all, candidates| all | candidates);
            let once = names.digits(digits - Digits::only(digit));
            let (cells, digits) = (names.cells(&cells), names.digits(digits));
            return say::step_wxyz_wing(cells, digits, once, names.digit(digit));
        }
        let candidates = self.candidates.get(pivot);
        let others = candidates - Digits::only(digit);
        let number = names.digit(digit);
        let cases = others.iter().filter_map(|other| {
            let holds = |pincer: &&Cell| self.candidates.get(**pincer).contains(other);
            let pincer = pincers.iter().find(holds)?;
            Some(say::step_wing_case(names.digit(other), names.cell(*pincer), number))
        });
        let own = candidates.contains(digit).then(|| say::step_wing_pivot(number));
        let (pivot, candidates) = (names.cell(pivot), names.digits(candidates));
        say::step_wing(pivot, candidates, cases.chain(own), number)
    }

    fn deadly(&self, digits: Digits, cells: &[Cell], houses: &[House], subset: &[Cell]) -> Message {
        let names = self.names();
        let deadly = say::step_deadly(names.cells(cells), names.digits(digits));
        let holds_more = |&cell: &Cell| !self.candidates.get(cell).is_subset(&digits);
        let roof: Vec<Cell> = cells.iter().copied().filter(holds_more).collect();
        let all = roof.iter().fold(Digits::EMPTY, |all, &cell| all | self.candidates.get(cell));
        let besides = names.digits(all - digits);
        let (roof, houses) = (names.cells(&roof), names.houses(houses));
        // The pattern's digit that is ruled out, if there is one, and the other digit.
        let gone = self.deduction.eliminations.first().map(|gone| Digits::only(gone.digit));
        let gone = gone.unwrap_or(Digits::EMPTY) & digits;
        let (gone, kept) = (names.digits(gone), names.digits(digits - gone));
        let twist = match self.deduction.technique {
            Technique::UniqueRectangle(1)
            | Technique::UniqueLoop(1)
            | Technique::AvoidableRectangle(1) => say::step_rectangle_only(roof),
            Technique::UniqueRectangle(3) | Technique::UniqueLoop(3) => {
                say::step_rectangle_subset(roof, besides, names.cells(subset), houses)
            }
            Technique::UniqueLoop(4) => say::step_loop_link(houses, roof, kept, gone),
            Technique::UniqueRectangle(4) => say::step_rectangle_link(houses, kept, gone, roof),
            Technique::UniqueRectangle(6) => say::step_rectangle_links(houses, kept, gone, roof),
            Technique::HiddenRectangle => say::step_rectangle_hidden(houses, kept, gone),
            _ => say::step_rectangle_besides(roof, besides),
        };
        say::step_sentences([deadly, twist])
    }

    fn colors(&self, digit: Digit, clusters: &[[Vec<Cell>; 2]]) -> Message {
        let names = self.names();
        let clusters = clusters
            .iter()
            .map(|[one, other]| say::step_color_cluster(names.group(one), names.group(other)));
        let links = say::step_colors(names.digit(digit), clusters);
        let twist = match self.deduction.technique {
            Technique::SimpleColorsTrap => say::step_simple_colors_trap(),
            Technique::SimpleColorsWrap => say::step_simple_colors_wrap(),
            Technique::MultiColors1 => say::step_multi_colors_1(),
            _ => say::step_multi_colors_2(),
        };
        say::step_sentences([links, twist])
    }

    fn chains_in_words(&self, chains: &[Implications]) -> Vec<Message> {
        let sentences = chains.iter().enumerate().map(|(index, chain)| {
            let before = index.checked_sub(1).and_then(|before| chains[before].steps.first());
            let again = before.is_some() && before == chain.steps.first();
            self.names().chain_in_words(chain, again)
        });
        sentences.collect()
    }

    fn chains(&self, chains: &[Implications]) -> Message {
        let mut sentences = self.chains_in_words(chains);
        match self.deduction.technique {
            Technique::ContinuousLoop | Technique::GroupedContinuousLoop => {
                sentences.push(say::step_loop());
            }
            Technique::ForcingChainContradiction
            | Technique::ForcingNetContradiction
            | Technique::ConstraintForcing => {
                sentences.push(say::step_contradiction(self.contradiction(chains)));
            }
            Technique::ForcingChainVerity | Technique::ForcingNetVerity => {
                sentences.push(say::step_verity());
            }
            Technique::RemotePair => sentences.push(say::step_remote_pair()),
            _ => sentences.extend(chains.iter().filter_map(|chain| self.between_ends(chain))),
        }
        say::step_sentences(sentences)
    }

    /// The contradiction at the end of chains from one assumption.
    fn contradiction(&self, chains: &[Implications]) -> Message {
        let (names, geometry) = (self.names(), self.geometry);
        let steps: Vec<&Implication> = chains.iter().flat_map(|chain| &chain.steps).collect();
        let off = |cell: Cell, digit: Digit| is_off(&steps, cell, digit);
        // The last statements contain the contradiction.
        let latest = || steps.iter().rev().filter(|step| step.cells.len() == 1);
        let on = || latest().filter(|step| step.on).map(|step| (step.cells[0], step.digit));
        if let Some((cell, digit)) = on().find(|&(cell, digit)| off(cell, digit)) {
            return say::step_both_ways(names.cell(cell), names.digit(digit));
        }
        for (at, (cell, digit)) in on().enumerate() {
            for (other, twice) in on().skip(at + 1) {
                if other == cell && twice != digit {
                    let [twice, digit] = [twice, digit].map(|digit| names.digit(digit));
                    return say::step_two_digits(twice, digit, names.cell(cell));
                }
                let mut houses = geometry.houses_of(cell).iter();
                let house = houses.find(|house| geometry.houses_of(other).contains(house));
                if let Some(&house) = house.filter(|_| twice == digit && other != cell) {
                    return say::step_twice(names.digit(digit), names.house(house));
                }
            }
        }
        for step in latest().filter(|step| !step.on) {
            let cell = step.cells[0];
            if self.candidates.get(cell).iter().all(|digit| off(cell, digit)) {
                return say::step_no_digit(names.cell(cell));
            }
            let lost = |&cell: &Cell| off(cell, step.digit);
            let mut houses = geometry.houses_of(cell).iter();
            let house = houses.find(|&&house| self.places(house, step.digit).iter().all(lost));
            if let Some(&house) = house {
                return say::step_no_place(names.digit(step.digit), names.house(house));
            }
        }
        say::step_impossible()
    }

    /// The combined conclusion of the two ends of a chain.
    fn between_ends(&self, chain: &Implications) -> Option<Message> {
        let names = self.names();
        let (first, last) = ends(chain)?;
        let denied = names.holds(&first.cells, first.digit, !first.on);
        let is_same_cell = first.cells == last.cells;
        Some(match (first.on, last.on) {
            (false, true) if is_same(first, last) => say::step_even_so(names.state(last)),
            (false, true) => say::step_either(denied, names.state(last)),
            (true, false) if is_same(first, last) => say::step_contradicts_itself(),
            (true, true) if is_same_cell => say::step_one_digit(),
            (false, false) => say::step_otherwise(denied),
            (true, _) => say::step_opposite(),
        })
    }

    fn almost_locked_sets(
        &self,
        sets: &[LockedSet],
        links: &[Digits],
        stem: Option<Cell>,
    ) -> Message {
        let names = self.names();
        let sentences = sets.iter().map(|set| {
            let digits = names.digits(set.digits);
            say::step_almost_locked(names.group(&set.cells), set.cells.len(), digits)
        });
        if let Some(stem) = stem {
            let digits = names.digits(self.candidates.get(stem));
            return say::step_death_blossom(sentences, names.cell(stem), digits);
        }
        if let ([_, _], [linked]) = (sets, links)
            && linked.len() > 1
        {
            return say::step_doubly_linked(sentences, names.digits(*linked));
        }
        let shared = links.iter().map(|&digits| say::step_any(names.digits(digits)));
        say::step_linked(sentences, shared, names.digits(self.ruled_out()))
    }
}

/// Returns `true` if one of the steps rules the digit out in the cell.
fn is_off(steps: &[&Implication], cell: Cell, digit: Digit) -> bool {
    steps.iter().any(|step| !step.on && step.digit == digit && step.cells.contains(&cell))
}
