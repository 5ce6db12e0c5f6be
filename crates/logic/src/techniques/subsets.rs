//! Naked and hidden subsets, and locked pairs and triples.
//!
//! *Naked*: `n` cells of a house with only `n` digits, so no cell that sees all of them holds these
//! digits. *Hidden*: `n` digits of a house with only `n` places, so these cells hold nothing else
//! (names: Sudopedia, "Naked Subset", "Hidden Subset"). A naked pair or triple in a box and a line
//! at once that rules something out in both is *locked* (hodoku.sourceforge.net, "Locked Pair").
//!
//! Both are the same search: choose rows of a bit matrix that cover as many columns. For naked
//! subsets, a row is a cell and a column a digit; for hidden ones, the other way round. Rows with
//! more columns than wanted are skipped, and a choice is abandoned as soon as it covers too many.
//! Houses are ordered with boxes first, choices in lexical order, as in HoDoKu.
//!
//! This is feasible for up to four rows: a house of 64 cells has at most 635,376 choices. Larger
//! subsets are found with a matching. Each cell is matched to a digit of its own, and reaches the
//! cells whose digits it could hold. The cells that a cell reaches are the smallest subset
//! containing it (after J.-C. Régin, "A filtering algorithm for constraints of difference in CSPs",
//! AAAI 1994). Every larger subset is a union of those, so the missed subsets are unions of smaller
//! ones that rule out the same. The time is the cube of the cells of a house, for all sizes at
//! once.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::changes::Changed;
use evoku_model::matched;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, House, MAX_SIDE, Set, bits};

/// The largest subset that is searched by choosing its members.
const LARGEST_CHOSEN: u8 = 4;

/// Finds naked pairs or triples in a block and another house at once that rule out something in
/// both.
pub(super) fn locked<const WORDS: usize>(
    position: &Position<WORDS>,
    size: u8,
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let blocks = layout.houses_by_block().iter().take_while(|&&house| layout.is_block(house));
    naked_in(position, blocks, size, true, changed, found)
}

/// Finds cells of a house with as many digits among them, except locked ones.
pub(super) fn naked<const WORDS: usize>(
    position: &Position<WORDS>,
    size: u8,
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    naked_in(position, position.layout().houses_by_block(), size, false, changed, found)
}

fn naked_in<'a, const WORDS: usize>(
    position: &Position<WORDS>,
    houses: impl IntoIterator<Item = &'a House>,
    size: u8,
    locked: bool,
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let layout = position.layout();
    let few = match size {
        2 => position.cells_with_at_most::<2>(),
        3 => position.cells_with_at_most::<3>(),
        LARGEST_CHOSEN => position.cells_with_at_most::<4>(),
        _ => *position.open(),
    };
    let mut rows = Rows::new();
    for &house in houses.into_iter().filter(|&&house| changed.contains(house)) {
        let cells = few & *layout.house(house);
        // A subset found by choosing was examined before if none of its cells has changed.
        let is_known = size <= LARGEST_CHOSEN && cells.is_disjoint(changed.cells());
        if is_known || cells.len() < size.into() {
            continue;
        }
        rows.len = 0;
        for cell in cells {
            rows.push(position.candidates(cell).words()[0], cell.index());
        }
        rows.tight(size, &mut |chosen, digits| {
            let cells = chosen.iter().map(|&cell| Cell::from_index(cell)).collect();
            let digits = bits(digits).map(Digit::from_index).collect();
            let seen = layout.common_peers(cells) & position.places_of_any(digits);
            if seen.is_empty() {
                return ControlFlow::Continue(());
            }
            if is_locked(position, &cells, &seen) != locked {
                changed.pass_by();
                return ControlFlow::Continue(());
            }
            found(Deduction {
                technique: match (locked, size) {
                    (true, 2) => Technique::LockedPair,
                    (true, _) => Technique::LockedTriple,
                    (false, _) => Technique::NakedSubset(size),
                },
                placements: Vec::new(),
                eliminations: by_house(position, &cells, seen, digits),
                pattern: Pattern::Subset {
                    houses: layout.houses_of_all(&cells).collect(),
                    cells: cells.iter().collect(),
                    digits,
                },
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// The candidates to rule out, one house of the subset after the other.
fn by_house<const WORDS: usize>(
    position: &Position<WORDS>,
    cells: &Set<Cell, WORDS>,
    mut seen: Set<Cell, WORDS>,
    digits: Digits,
) -> Vec<Candidate> {
    let mut eliminations = Vec::new();
    for house in position.layout().houses_of_all(cells) {
        let here = seen & *position.layout().house(house);
        eliminations.extend(position.candidates_in(here, digits));
        seen -= here;
    }
    eliminations.extend(position.candidates_in(seen, digits));
    eliminations
}

/// Returns `true` if a pair or triple is locked in a block and another house. It must rule out
/// something in the block, and something in the rest of the other house.
fn is_locked<const WORDS: usize>(
    position: &Position<WORDS>,
    cells: &Set<Cell, WORDS>,
    seen: &Set<Cell, WORDS>,
) -> bool {
    let layout = position.layout();
    let mut houses = layout.houses_of_all(cells);
    let Some(block) = houses.find(|&house| cells.len() <= 3 && layout.is_block(house)) else {
        return false;
    };
    let beyond = *seen - *layout.house(block);
    let mut others = layout.houses_of_all(cells);
    !seen.is_disjoint(layout.house(block))
        && others.any(|house| !beyond.is_disjoint(layout.house(house)))
}

/// Finds digits of a house with as many places among them.
pub(super) fn hidden<const WORDS: usize>(
    position: &Position<WORDS>,
    size: u8,
    changed: &Changed<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut rows = Rows::new();
    for &house in position.layout().houses_by_block() {
        let open = position.open_in(house);
        if !changed.contains(house) || open <= size.into() {
            continue;
        }
        // The other cells of the house are a naked subset that would rule out the same.
        let others = (open - usize::from(size)) as u8;
        let is_chosen = (2..=LARGEST_CHOSEN).contains(&others);
        if is_chosen && changed.is_in_vain(Technique::NakedSubset(others), house) {
            continue;
        }
        let cells = position.geometry().cells(house);
        let most = if size <= LARGEST_CHOSEN { size.into() } else { cells.len() };
        let few = |digit: &Digit| (1..=most).contains(&position.count_in(house, *digit));
        let digits: Digits = position.digits().filter(few).collect();
        if digits.len() < size.into() {
            continue;
        }
        rows.transpose(cells.iter().map(|&cell| position.candidates(cell) & digits), digits);
        rows.tight(size, &mut |chosen, places| {
            let digits: Digits = chosen.iter().map(|&digit| Digit::from_index(digit)).collect();
            let places: Vec<Cell> = bits(places).map(|index| cells[index]).collect();
            let others = Digits::first(position.side()) - digits;
            let eliminations = position.candidates_in(places.iter().copied().collect(), others);
            if eliminations.is_empty() {
                return ControlFlow::Continue(());
            }
            found(Deduction {
                technique: Technique::HiddenSubset(size),
                placements: Vec::new(),
                eliminations,
                pattern: Pattern::Subset { houses: vec![house], cells: places, digits },
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Rows of bits, each with the index of its cell or digit.
struct Rows {
    rows: [u64; MAX_SIDE],
    names: [usize; MAX_SIDE],
    len: usize,
}

impl Rows {
    fn new() -> Self {
        Self { rows: [0; MAX_SIDE], names: [0; MAX_SIDE], len: 0 }
    }

    fn push(&mut self, row: u64, name: usize) {
        self.rows[self.len] = row;
        self.names[self.len] = name;
        self.len += 1;
    }

    /// Builds a row for each digit from the digits that each cell may hold.
    fn transpose(&mut self, cells: impl Iterator<Item = Digits>, digits: Digits) {
        self.len = 0;
        let mut rows = [0; MAX_SIDE];
        for (index, held) in cells.enumerate() {
            held.iter().for_each(|digit| rows[digit.index()] |= 1 << index);
        }
        digits.iter().for_each(|digit| self.push(rows[digit.index()], digit.index()));
    }

    /// All choices of `size` rows that cover as many columns, with the columns; in lexical order.
    fn tight(
        &self,
        size: u8,
        each: &mut impl FnMut(&[usize], u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if size > LARGEST_CHOSEN {
            return self.reach(size.into(), each);
        }
        let mut chosen = [0; LARGEST_CHOSEN as usize];
        self.choose(0, 0, &mut chosen[..size.into()], 0, each)
    }

    /// The choices of `size` rows that one of them reaches, with the columns.
    fn reach(
        &self,
        size: usize,
        each: &mut impl FnMut(&[usize], u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let rows = &self.rows[..self.len];
        let columns = rows.iter().fold(0, |columns, row| columns | row);
        // Fewer or more columns than rows: a contradiction.
        let is_square = columns.count_ones() as usize == rows.len();
        let Some(owners) = matched(rows).filter(|_| is_square) else {
            return ControlFlow::Continue(());
        };
        let owned = |row: u64| bits(row).fold(0_u64, |rows, column| rows | 1 << owners[column]);
        let mut reached = [0_u64; MAX_SIDE];
        for (reached, &row) in reached.iter_mut().zip(rows) {
            *reached = owned(row);
        }
        for through in 0..rows.len() {
            let onwards = reached[through];
            for reached in &mut reached[..rows.len()] {
                if *reached >> through & 1 == 1 {
                    *reached |= onwards;
                }
            }
        }
        for (row, &set) in reached[..rows.len()].iter().enumerate() {
            if set.count_ones() as usize == size && !reached[..row].contains(&set) {
                let chosen: Vec<usize> = bits(set).map(|row| self.names[row]).collect();
                each(&chosen, bits(set).fold(0, |columns, row| columns | rows[row]))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Chooses the remaining rows from `from` on; `done` rows that cover `columns` are chosen.
    fn choose(
        &self,
        from: usize,
        done: usize,
        chosen: &mut [usize],
        columns: u64,
        each: &mut impl FnMut(&[usize], u64) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let size = chosen.len();
        for row in from..(self.len + done + 1).saturating_sub(size) {
            let columns = columns | self.rows[row];
            if exceeds(columns, size) {
                continue;
            }
            chosen[done] = self.names[row];
            if done + 1 < size {
                self.choose(row + 1, done + 1, chosen, columns, each)?;
            } else if columns.count_ones() as usize == size {
                each(chosen, columns)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Returns `true` if more than `number` bits are set, for a small number.
fn exceeds(mut bits: u64, number: usize) -> bool {
    for _ in 0..number {
        bits &= bits.saturating_sub(1);
    }
    bits != 0
}
