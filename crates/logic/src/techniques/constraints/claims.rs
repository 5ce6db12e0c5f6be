//! The claims of a board.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::claim::{Claim, Says, Sum};
use super::combinations;
use super::derived::derived;
use evoku_model::{Cell, Cells, Element, Geometry, House, Pairs, Part};

/// The claims of a board, and its pairs of cells that differ.
#[derive(Debug)]
pub(super) struct Claims {
    /// The claims of each constraint, in order.
    pub(super) direct: Vec<Claim>,
    /// Sums that follow from cages and houses.
    pub(super) derived: Vec<Claim>,
    /// The claim of each house: it holds every digit.
    pub(super) houses: Vec<Claim>,
    /// For each cell, the cells that may not hold the same digit.
    pub(super) peers: Vec<Vec<Cell>>,
    /// For each cell, the cells that pairs relate to it.
    pub(super) related: Vec<Vec<Related>>,
    /// For each cell, the indices of its direct claims.
    pub(super) of_cell: Vec<Vec<usize>>,
    pub(super) side: usize,
}

/// A cell that a constraint relates to another.
#[derive(Debug)]
pub(super) struct Related {
    pub(super) constraint: usize,
    pub(super) other: Cell,
    allowed: Arc<Pairs>,
    /// `true` if the other cell is the second of the pair.
    is_second: bool,
}

impl Related {
    /// The digits that the other cell may hold together with a digit.
    pub(super) fn partners(&self, digit: usize) -> u64 {
        if self.is_second { self.allowed.forth(digit) } else { self.allowed.back(digit) }
    }
}

/// For each cell, the cells that pairs relate to it.
fn related(cells: usize, claims: &[Claim]) -> Vec<Vec<Related>> {
    let mut related: Vec<Vec<Related>> = (0..cells).map(|_| Vec::new()).collect();
    for claim in claims {
        let (&[constraint], Says::Pairs(pairs)) = (&claim.constraints[..], &claim.says) else {
            continue;
        };
        for ([first, second], allowed) in pairs {
            for (cell, other, is_second) in [(first, second, true), (second, first, false)] {
                let allowed = Arc::clone(allowed);
                related[cell.index()].push(Related {
                    constraint,
                    other: *other,
                    allowed,
                    is_second,
                });
            }
        }
    }
    related
}

impl Claims {
    /// The claims of a board; `peers` are the cells that differ from each cell.
    pub(super) fn new(geometry: &Geometry, peers: Vec<Vec<Cell>>) -> Self {
        let side = geometry.side();
        let ground = geometry.ground();
        let differ = |one: Cell, other: Cell| peers[one.index()].binary_search(&other).is_ok();
        let mut direct = Vec::new();
        for (index, constraint) in geometry.constraints().iter().enumerate() {
            let sorted = Sorted::new(side, constraint.parts(&ground));
            let is_of_board = constraint.cells().is_empty();
            for (cells, says) in sorted.says(side, is_of_board, &differ) {
                let (constraints, houses) = (vec![index], Vec::new());
                direct.push(Claim { constraints, houses, cells, says });
            }
        }
        let derived = derived(geometry, &direct, differ);
        let mut of_cell = vec![Vec::new(); side * side];
        for (number, claim) in direct.iter().enumerate() {
            claim.cells.iter().for_each(|cell: &Cell| of_cell[cell.index()].push(number));
        }
        let houses = geometry.houses().map(|house| of_house(geometry, house)).collect();
        let related = related(side * side, &direct);
        Self { direct, derived, houses, peers, related, of_cell, side }
    }
}

fn of_house(geometry: &Geometry, house: House) -> Claim {
    let mut cells = geometry.cells(house).to_vec();
    cells.sort_unstable();
    let all = u64::MAX >> (64 - geometry.side());
    Claim { constraints: Vec::new(), houses: vec![house], cells, says: Says::Group(vec![all]) }
}

fn all_differ(cells: &[Cell], differ: &impl Fn(Cell, Cell) -> bool) -> bool {
    let mut each = cells.iter().enumerate();
    each.all(|(index, &cell)| cells[index + 1..].iter().all(|&other| differ(cell, other)))
}

/// The parts of a constraint by their kinds.
#[derive(Default)]
struct Sorted {
    digits: BTreeMap<Cell, u64>,
    pairs: Vec<([Cell; 2], Arc<Pairs>)>,
    groups: Vec<Vec<Cell>>,
    sums: Vec<(Vec<(Cell, i64)>, i64)>,
    lines: Vec<(Vec<Cell>, Says)>,
}

impl Sorted {
    fn new(side: usize, parts: Vec<Part>) -> Self {
        let mut sorted = Self::default();
        for part in parts {
            match part {
                Part::Different(cells) => sorted.groups.push(cells),
                Part::Pair { cells, allowed } => sorted.pairs.push((cells, allowed)),
                Part::Sum { terms, total } => {
                    let terms = terms.into_iter().map(|(cell, by)| (cell, i64::from(by)));
                    sorted.sums.push((terms.collect(), total));
                }
                // No technique handles regions that are to be found.
                Part::Division(_) => {}
                Part::Line { cells, automaton } => match cells[..] {
                    [cell] => {
                        let reads = |digit: &usize| automaton.reads([*digit as u32 + 1]);
                        let digits = (0..side).filter(reads).fold(0, |all, digit| all | 1 << digit);
                        *sorted.digits.entry(cell).or_insert(u64::MAX) &= digits;
                    }
                    _ => {
                        let mut unique = cells.clone();
                        unique.sort_unstable();
                        unique.dedup();
                        sorted.lines.push((unique, Says::Line { path: cells, automaton }));
                    }
                },
            }
        }
        sorted
    }

    /// The claims of the constraint. The pairs along a line form one claim; each pair of a rule of
    /// the whole board is a separate claim.
    fn says(
        self,
        side: usize,
        is_of_board: bool,
        differ: &impl Fn(Cell, Cell) -> bool,
    ) -> Vec<(Vec<Cell>, Says)> {
        let mut says = Vec::new();
        if !self.digits.is_empty() {
            let (cells, digits) = self.digits.iter().map(|(&cell, &digits)| (cell, digits)).unzip();
            says.push((cells, Says::Digits(digits)));
        }
        if is_of_board {
            let each = self.pairs.iter().map(|pair| (pair.0.to_vec(), vec![pair.clone()]));
            says.extend(each.map(|(cells, pair)| (cells, Says::Pairs(pair))));
        } else if !self.pairs.is_empty() {
            let cells = self.pairs.iter().flat_map(|(cells, _)| *cells).collect::<Cells>();
            says.push((cells.iter().collect(), Says::Pairs(self.pairs.clone())));
        }
        says.extend(self.all_groups(side, differ));
        for (terms, total) in self.sums {
            let cells = terms.iter().map(|&(cell, _)| cell).collect();
            says.push((cells, Says::Sum(Sum::new(terms, total, differ))));
        }
        says.extend(self.lines);
        says
    }

    /// Groups of cells that differ, with the sets of digits that they may hold. They are the cells
    /// that differ by the constraint, and cages in which cells differ anyway.
    fn all_groups(
        &self,
        side: usize,
        differ: &impl Fn(Cell, Cell) -> bool,
    ) -> Vec<(Vec<Cell>, Says)> {
        let mut groups: Vec<Vec<Cell>> = self.groups.clone();
        let cages = self.sums.iter().filter(|(terms, _)| terms.iter().all(|&(_, by)| by == 1));
        groups.extend(cages.map(|(terms, _)| terms.iter().map(|&(cell, _)| cell).collect()));
        let paired: Cells = self.pairs.iter().flat_map(|(cells, _)| *cells).collect();
        groups.push(paired.iter().collect());
        groups.iter_mut().for_each(|group| group.sort_unstable());
        groups.sort_unstable();
        groups.dedup();
        groups.retain(|group| group.len() > 1 && all_differ(group, differ));
        let listed = groups.into_iter().filter_map(|group| {
            let total = self.total_of(&group);
            let sets = combinations::listed(side, group.len(), total, self.together(&group))?;
            Some((group, Says::Group(sets)))
        });
        listed.collect()
    }

    /// The total of these cells, if the constraint gives one.
    fn total_of(&self, cells: &[Cell]) -> Option<i64> {
        let wanted: Vec<(Cell, i64)> = cells.iter().map(|&cell| (cell, 1)).collect();
        self.sums.iter().find(|(terms, _)| *terms == wanted).map(|&(_, total)| total)
    }

    /// The digits that each two of these cells may hold together, if they are the same for all
    /// pairs.
    fn together(&self, cells: &[Cell]) -> Option<&Pairs> {
        let (_, first) = self.pairs.first()?;
        let inside = |pair: &[Cell; 2]| pair.iter().all(|cell| cells.contains(cell));
        let is_everywhere = self.pairs.len() == cells.len() * (cells.len() - 1) / 2
            && self.pairs.iter().all(|(pair, allowed)| inside(pair) && allowed == first);
        (is_everywhere && first.turned() == **first).then_some(first)
    }
}
