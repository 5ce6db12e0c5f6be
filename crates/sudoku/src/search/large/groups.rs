//! The exactly-one groups that are left open, over consecutive variables.

use crate::search::large::layout::{Layout, Lists, bits};
use crate::search::large::literal::{Lit, Var};
use crate::search::large::singles::Board;

/// A variable's place in a group: `group << 6 | bit`.
#[derive(Clone, Copy)]
pub(super) struct Membership(u32);

impl Membership {
    pub(super) fn group(self) -> u32 {
        self.0 >> 6
    }

    /// The mask of the one bit.
    pub(super) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// The open groups. A live mask serves three purposes: its last bit is a single, its bits are walked
/// when a candidate excludes the others, and masks of aligned groups tell Hall sets.
#[derive(Default)]
pub(super) struct Groups {
    /// For each group the candidates that are not known to be false.
    pub(super) live: Vec<u64>,
    /// The live candidates at the root, a superset.
    pub(super) root: Vec<u64>,
    pub(super) variables: Variables,
    /// The groups of each variable, first that of its cell.
    pub(super) memberships: Lists<Membership>,
    /// For each group its bundles: groups whose bits are aligned and that take different bits.
    bundles: Lists<u32>,
    /// The groups of each bundle.
    bundled: Lists<u32>,
    /// The cell and digit of each variable.
    pub(super) candidates: Vec<(u32, u8)>,
}

/// The variables of the bits of groups.
#[derive(Default)]
pub(super) struct Variables {
    /// That of a bit is `of_bits[group * width + bit]`.
    of_bits: Vec<Var>,
    width: usize,
}

impl Variables {
    #[inline]
    pub(super) fn get(&self, group: u32, bit: u32) -> Var {
        self.of_bits[group as usize * self.width + bit as usize]
    }
}

/// No group, no variable.
const NONE: u32 = u32::MAX;

impl Groups {
    /// The groups that singles left open, and the pairs of variables that exclude each other without a
    /// group.
    pub(super) fn build(&mut self, layout: &Layout, board: &Board, pairs: &mut Vec<(Var, Var)>) {
        let side = layout.side;
        self.candidates.clear();
        let mut first = Vec::with_capacity(layout.cells);
        for cell in 0..layout.cells {
            first.push(self.candidates.len() as u32);
            let digits = bits(board.live(cell));
            self.candidates.extend(digits.map(|digit| (cell as u32, digit as u8)));
        }
        let variable = |cell: u32, digit: u32| {
            let below = board.live(cell as usize) & ((1 << digit) - 1);
            first[cell as usize] + below.count_ones()
        };

        let mut number = vec![NONE; layout.groups()];
        self.live.clear();
        let Variables { of_bits, width } = &mut self.variables;
        of_bits.clear();
        *width = side;
        for group in (0..layout.groups()).filter(|&group| board.live(group) != 0) {
            number[group] = self.live.len() as u32;
            self.live.push(board.live(group));
            let start = of_bits.len();
            of_bits.resize(start + side, NONE);
            for bit in bits(board.live(group)) {
                of_bits[start + bit as usize] = if group < layout.cells {
                    variable(group as u32, bit)
                } else {
                    let (house, digit) =
                        ((group - layout.cells) / side, (group - layout.cells) % side);
                    variable(layout.members(house as u32)[bit as usize], digit as u32)
                };
            }
        }
        self.root.clone_from(&self.live);

        self.memberships.clear();
        for &(cell, digit) in &self.candidates {
            let in_cell = Membership(number[cell as usize] << 6 | u32::from(digit));
            let in_houses = layout.places(cell).iter().map(|place| {
                let group = number[layout.group(place.house, u32::from(digit))];
                Membership(group << 6 | place.position)
            });
            self.memberships.push(std::iter::once(in_cell).chain(in_houses));
        }

        pairs.clear();
        for (var, &(cell, digit)) in self.candidates.iter().enumerate() {
            for &partner in layout.partners(cell).iter().filter(|&&partner| partner > cell) {
                if board.live(partner as usize) >> digit & 1 == 1 {
                    pairs.push((var as u32, variable(partner, u32::from(digit))));
                }
            }
        }
        self.build_bundles(layout, &number);
    }

    /// Three kinds of bundle: the cells of a house (aligned by digit: naked subsets), the digits of a
    /// house (aligned by position: hidden subsets), a digit in all rows or all columns (aligned by
    /// column or row: fish).
    fn build_bundles(&mut self, layout: &Layout, number: &[u32]) {
        let digits = 0..layout.side as u32;
        let mut bundles: Vec<Vec<u32>> = Vec::new();
        let mut add = |groups: &mut dyn Iterator<Item = usize>| {
            let open = groups.map(|group| number[group]).filter(|&group| group != NONE);
            bundles.push(open.collect());
        };
        for house in 0..layout.houses as u32 {
            add(&mut layout.members(house).iter().map(|&cell| cell as usize));
            add(&mut digits.clone().map(|digit| layout.group(house, digit)));
        }
        for lines in layout.lines() {
            for digit in digits.clone() {
                add(&mut lines.iter().map(|&line| layout.group(line, digit)));
            }
        }
        // Two groups are a Hall set as soon as they have two live bits, and prune nothing then.
        bundles.retain(|bundle| bundle.len() > 2);
        let mut bundles_by_group: Vec<Vec<u32>> = vec![Vec::new(); self.live.len()];
        for (bundle, groups) in bundles.iter().enumerate() {
            for &group in groups {
                bundles_by_group[group as usize].push(bundle as u32);
            }
        }
        self.bundles = Lists::of(&bundles_by_group);
        self.bundled = Lists::of(&bundles);
    }

    pub(super) fn variables(&self) -> usize {
        self.candidates.len()
    }

    /// The variable of a live bit.
    #[inline]
    pub(super) fn variable(&self, group: u32, bit: u32) -> Var {
        self.variables.get(group, bit)
    }

    /// That the candidate of a bit is true, for each of these bits of a group.
    #[inline]
    pub(super) fn literals(&self, group: u32, mask: u64) -> impl Iterator<Item = Lit> + '_ {
        bits(mask).map(move |bit| Lit::is(self.variable(group, bit)))
    }

    #[inline]
    pub(super) fn memberships(&self, var: Var) -> &[Membership] {
        self.memberships.get(var)
    }

    /// The group of a variable's cell.
    pub(super) fn cell(&self, var: Var) -> u32 {
        self.memberships(var)[0].group()
    }

    /// Makes a variable live again in all its groups.
    #[inline]
    pub(super) fn put_back(&mut self, var: Var) {
        for &membership in self.memberships.get(var) {
            self.live[membership.group() as usize] |= membership.bit();
        }
    }

    /// The bundles of a group.
    pub(super) fn bundles(&self, group: u32) -> &[u32] {
        self.bundles.get(group)
    }

    /// The groups of a bundle.
    pub(super) fn bundled(&self, bundle: u32) -> &[u32] {
        self.bundled.get(bundle)
    }
}
