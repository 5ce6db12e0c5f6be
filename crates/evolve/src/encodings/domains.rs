//! Domains of cells, filtered by arc consistency or by all-different propagation.

use evoku_sudoku::{Cell, Element, Lists, Sudoku, bits};

/// The degree of consistency.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consistency {
    /// Arc consistency: each pair of peers is filtered separately, so a cell with one digit left
    /// removes it from its peers.
    ///
    /// Mackworth 1977, <https://doi.org/10.1016/0004-3702(77)90007-8>, whose algorithm AC-3 has the
    /// same result here.
    Arcs,
    /// In addition, each house is filtered as a whole: a cell keeps only digits with which the
    /// house can be completed (Regin 1994, A filtering algorithm for constraints of difference in
    /// CSPs, AAAI-94).
    AllDifferent,
}

/// The digits that each cell can have, given the digits that are placed.
#[derive(Clone, Debug)]
pub struct Domains {
    consistency: Consistency,
    peers: Lists<u16>,
    houses: Lists<u16>,
    /// The domains before anything is placed.
    root: Box<[u64]>,
    /// The domains with the placed digits.
    domains: Box<[u64]>,
    /// Cells with one digit left that have not removed it from their peers yet.
    settling: Vec<u16>,
    matching: Matching,
}

impl Domains {
    /// The filtered domains of a puzzle.
    ///
    /// If filtering leaves a cell without a digit, the domains stay unfiltered, because no board is
    /// without conflict then.
    #[must_use]
    pub fn new(sudoku: &Sudoku, consistency: Consistency) -> Self {
        let (geometry, candidates) = (sudoku.geometry(), sudoku.candidates());
        let all = || (0..geometry.shape().cells()).map(Cell::from_index);
        let domains: Box<[u64]> = all().map(|cell| candidates.get(cell).words()[0]).collect();
        let mut domains = Self {
            consistency,
            peers: Lists::from_iter(
                all().map(|cell| geometry.peers(cell).iter().map(|peer| peer.index() as u16)),
            ),
            houses: Lists::from_iter(
                geometry
                    .houses()
                    .map(|house| geometry.cells(house).iter().map(|cell| cell.index() as u16)),
            ),
            root: domains.clone(),
            settling: Vec::with_capacity(2 * domains.len()),
            domains,
            matching: Matching::default(),
        };
        let mut blank = vec![0; domains.root.len()];
        domains.filter(&mut blank);
        if !domains.domains.contains(&0) {
            domains.root.copy_from_slice(&domains.domains);
        }
        domains
    }

    /// The digits that a cell can have before anything is placed, one bit each.
    #[must_use]
    pub fn root(&self, cell: usize) -> u64 {
        self.root[cell]
    }

    /// Filters the domains for the placed digits in `values` (0 for none), and places digits that
    /// are the only ones left in their cell. Returns the number of cells that received a digit.
    ///
    /// A cell without any digit left becomes empty, and so does one whose digit the others exclude.
    /// So no peers hold equal digits afterwards.
    pub fn filter(&mut self, values: &mut [u8]) -> u64 {
        self.domains.copy_from_slice(&self.root);
        for (domain, &value) in self.domains.iter_mut().zip(&*values) {
            if value != 0 {
                *domain &= 1 << (value - 1);
            }
        }
        let single = |cell: &u16| self.domains[usize::from(*cell)].is_power_of_two();
        self.settling.clear();
        self.settling.extend((0..values.len() as u16).filter(single));
        self.settle();
        while self.consistency == Consistency::AllDifferent && self.narrow_houses() {
            self.settle();
        }
        let mut placed = 0;
        for (value, &domain) in values.iter_mut().zip(&self.domains) {
            let single = domain.is_power_of_two();
            placed += u64::from(single && *value == 0);
            *value = if single { domain.trailing_zeros() as u8 + 1 } else { 0 };
        }
        placed
    }

    /// Places a digit in a cell and removes it from peers that hold it, except from givens.
    pub(crate) fn give(&self, values: &mut [u8], cell: usize, digit: u8, sudoku: &Sudoku) {
        for &peer in self.peers.get(cell) {
            let peer = usize::from(peer);
            if values[peer] == digit && !sudoku.is_given(Cell::from_index(peer)) {
                values[peer] = 0;
            }
        }
        values[cell] = digit;
    }

    /// Lets cells with one digit left remove it from their peers, until nothing changes.
    fn settle(&mut self) {
        while let Some(cell) = self.settling.pop() {
            let digit = self.domains[usize::from(cell)];
            // It may have lost its digit since it was queued.
            if digit == 0 {
                continue;
            }
            for &peer in self.peers.get(cell.into()) {
                let domain = &mut self.domains[usize::from(peer)];
                if *domain & digit != 0 {
                    *domain &= !digit;
                    if domain.is_power_of_two() {
                        self.settling.push(peer);
                    }
                }
            }
        }
    }

    /// Filters each house that can be completed. Returns `true` if a cell lost a digit.
    fn narrow_houses(&mut self) -> bool {
        let mut narrowed = false;
        let Self { houses, domains, settling, matching, .. } = self;
        for house in (0..houses.len()).map(|house| houses.get(house)) {
            if !matching.match_up(house, domains) {
                continue;
            }
            for (number, &cell) in house.iter().enumerate() {
                let domain = &mut domains[usize::from(cell)];
                let left = matching.consistent(number, *domain);
                if left != *domain {
                    *domain = left;
                    narrowed = true;
                    if left.is_power_of_two() {
                        settling.push(cell);
                    }
                }
            }
        }
        narrowed
    }
}

/// A matching of the cells of a house with digits.
#[derive(Clone, Debug)]
struct Matching {
    /// The cell that each digit is assigned to, by its index in the house.
    owner: [Option<u8>; 64],
    /// For each cell, the cells whose digit it could take while the others are reassigned, one bit
    /// each.
    reach: [u64; 64],
}

impl Default for Matching {
    fn default() -> Self {
        Self { owner: [None; 64], reach: [0; 64] }
    }
}

impl Matching {
    /// Assigns to each cell of a house a different digit of its domain. Returns `false` if that is
    /// impossible.
    fn match_up(&mut self, house: &[u16], domains: &[u64]) -> bool {
        self.owner = [None; 64];
        for cell in 0..house.len() {
            let mut tried = 0;
            if !self.find(cell, house, domains, &mut tried) {
                return false;
            }
        }
        for (cell, &at) in house.iter().enumerate() {
            let owners = bits(domains[usize::from(at)]).filter_map(|digit| self.owner[digit]);
            self.reach[cell] = owners.fold(0, |all, owner| all | 1 << owner);
        }
        for by in 0..house.len() {
            for from in 0..house.len() {
                if self.reach[from] >> by & 1 == 1 {
                    self.reach[from] |= self.reach[by];
                }
            }
        }
        true
    }

    /// Finds a digit for a cell, reassigning other cells if necessary.
    fn find(&mut self, cell: usize, house: &[u16], domains: &[u64], tried: &mut u64) -> bool {
        for digit in bits(domains[usize::from(house[cell])]) {
            if *tried >> digit & 1 == 1 {
                continue;
            }
            *tried |= 1 << digit;
            let holder = self.owner[digit].map(usize::from);
            if holder.is_none_or(|holder| self.find(holder, house, domains, tried)) {
                self.owner[digit] = Some(cell as u8);
                return true;
            }
        }
        false
    }

    /// The digits of a cell's domain that occur in some complete matching.
    fn consistent(&self, cell: usize, domain: u64) -> u64 {
        let stays = bits(domain).filter(|&digit| self.can_have(cell, digit));
        stays.fold(0, |all, digit| all | 1 << digit)
    }

    fn can_have(&self, cell: usize, digit: usize) -> bool {
        self.owner[digit]
            .map(usize::from)
            .is_some_and(|owner| owner == cell || self.reach[owner] >> cell & 1 == 1)
    }
}
