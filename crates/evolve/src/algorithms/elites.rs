//! The agreement among the best members of independent populations.

use evoku_ea::state;

/// The number of populations between two checks of the agreement. Each check is another chance for
/// a wrong digit to reach agreement by luck.
const POLL: usize = 8;

/// The best members of the last populations.
pub(crate) struct Elites {
    cells: usize,
    wanted: usize,
    /// The share of elites that has to agree on a digit.
    share: f64,
    /// The values of their boards, one after the other; a new board replaces the oldest.
    values: Vec<u8>,
    /// The number of boards that have entered.
    entered: usize,
    /// The digits that they agree on: the number of elites that disagree, the cell and the value.
    agreed: Vec<(usize, u16, u8)>,
    digits: Vec<(u16, u8)>,
}

state!(Elites: values, entered);

impl Elites {
    pub(crate) fn new(cells: usize, wanted: usize, share: f64) -> Self {
        Self {
            cells,
            wanted,
            share,
            values: Vec::with_capacity(cells * wanted),
            entered: 0,
            agreed: Vec::with_capacity(cells),
            digits: Vec::with_capacity(cells),
        }
    }

    pub(crate) fn enter(&mut self, values: &[u8]) {
        let start = self.entered % self.wanted * self.cells;
        match self.values.get_mut(start..start + self.cells) {
            Some(oldest) => oldest.copy_from_slice(values),
            None => self.values.extend_from_slice(values),
        }
        self.entered += 1;
    }

    pub(crate) fn dismiss(&mut self) {
        self.values.clear();
        self.entered = 0;
    }

    /// Returns `true` if all elites have entered and a check of their agreement is due.
    pub(crate) fn are_asked(&self) -> bool {
        self.entered >= self.wanted && (self.entered - self.wanted).is_multiple_of(POLL)
    }

    /// The cells and digits that enough elites agree on, in descending order of agreement.
    pub(crate) fn agreement(&mut self) -> &[(u16, u8)] {
        let enough = self.share * self.wanted as f64;
        self.agreed.clear();
        for cell in 0..self.cells {
            let mut counts = [0; 65];
            for board in self.values.chunks_exact(self.cells) {
                counts[usize::from(board[cell])] += 1;
            }
            let most = (1..counts.len()).max_by_key(|&value| counts[value]).unwrap_or(0);
            if counts[most] > 0 && counts[most] as f64 >= enough {
                self.agreed.push((self.wanted - counts[most], cell as u16, most as u8));
            }
        }
        self.agreed.sort_unstable();
        self.digits.clear();
        self.digits.extend(self.agreed.iter().map(|&(_, cell, value)| (cell, value)));
        &self.digits
    }
}
