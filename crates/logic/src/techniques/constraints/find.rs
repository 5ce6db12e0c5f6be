//! The techniques on constraints that examine one claim, or two together.

use std::ops::ControlFlow;

use super::claim::{Claim, Says, Sum};
use super::claims::Claims;
use super::known::Known;
use super::narrow::narrow;
use super::subsets::Group;
use super::{joint, line, related, sums};
use crate::argument::{Argument, Grounds};
use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use crate::techniques::search::Search;
use evoku_model::{Candidate, Cell, Digit, Element, House, bits};
use evoku_search::Contradiction;

/// The most open cells whose permutations are tried: of one constraint, and of two.
const ALONE: usize = 9;
const TOGETHER: usize = 10;
/// The most open cells of innies and outies whose permutations are tried.
const INNIES: usize = 6;

/// Finds the deductions of a technique in the claims of a board.
pub(in crate::techniques) fn find<const WORDS: usize>(
    technique: Technique,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    if search.position.geometry().constraints().is_empty() {
        return ControlFlow::Continue(());
    }
    let known = &mut search.cache.constraints;
    let (claims, board) = known.of(search.position);
    let mut look = Look { technique, claims: &claims, board: &board, known };
    let (direct, derived) = (&claims.direct, &claims.derived);
    match technique {
        Technique::LastOfSum => direct.iter().try_for_each(|claim| look.last(claim, found)),
        Technique::InnieOutie => derived.iter().try_for_each(|claim| look.last(claim, found)),
        Technique::Relation => look.each(direct, found, |_, claim, board| match claim.says {
            Says::Digits(_) | Says::Pairs(_) => narrow(claim, board).map(|()| Grounds::Relation),
            _ => Err(Contradiction),
        }),
        Technique::SumBounds => look.each(direct, found, |_, claim, board| match &claim.says {
            Says::Sum(sum) => sums::bounds(sum, board).map(|()| grounds(sum, None)),
            _ => Err(Contradiction),
        }),
        Technique::Line => look.each(direct, found, |_, claim, board| match &claim.says {
            Says::Line { path, automaton } => {
                line::filter(path, automaton, board).map(|()| Grounds::Line)
            }
            _ => Err(Contradiction),
        }),
        Technique::Parity => [2, 3].into_iter().try_for_each(|modulus| {
            look.each(direct, found, |_, claim, board| remainders(claim, modulus, board))?;
            look.each(derived, found, |_, claim, board| remainders(claim, modulus, board))
        }),
        Technique::InniesOuties => look.each(derived, found, add_up),
        Technique::LockedByRelation => related::locked(&claims, &board, found),
        Technique::Permutations => look.permutations(found),
        Technique::JointConstraints => look.joint(found),
        _ => look.groups(found),
    }
}

/// Restricts cells by the remainders of a sum.
fn remainders(claim: &Claim, modulus: i64, board: &mut [u64]) -> Result<Grounds, Contradiction> {
    let Says::Sum(sum) = &claim.says else { return Err(Contradiction) };
    sums::completions(sum, Some(modulus), board).map(|()| grounds(sum, Some(modulus)))
}

/// Restricts cells by the bounds of a sum, by the digits that complete it and, if few cells are
/// open, by all permutations.
fn add_up(claims: &Claims, claim: &Claim, board: &mut [u64]) -> Result<Grounds, Contradiction> {
    let Says::Sum(sum) = &claim.says else { return Err(Contradiction) };
    narrow(claim, board)?;
    if open(&claim.cells, board) <= INNIES {
        joint::filter(&[claim], &claim.cells, claims, board).unwrap_or(Ok(()))?;
    }
    Ok(grounds(sum, None))
}

/// The sum of a claim as grounds.
fn grounds(sum: &Sum, modulus: Option<i64>) -> Grounds {
    let coefficients = sum.terms.iter().map(|&(_, by)| by).collect();
    Grounds::Sum { coefficients, total: sum.total, modulus }
}

/// The number of cells with several candidates.
fn open(cells: &[Cell], board: &[u64]) -> usize {
    cells.iter().filter(|cell| !board[cell.index()].is_power_of_two()).count()
}

/// A technique that examines the claims of a position.
struct Look<'a> {
    technique: Technique,
    claims: &'a Claims,
    board: &'a [u64],
    known: &'a mut Known,
}

impl Look<'_> {
    /// Finds the digit of the last open cell of a sum.
    fn last(&self, claim: &Claim, found: &mut Found<'_>) -> ControlFlow<()> {
        let Says::Sum(sum) = &claim.says else { return ControlFlow::Continue(()) };
        let held = |cell: Cell| self.board[cell.index()];
        let mut rest = sum.total;
        let mut last = None;
        for &(cell, by) in &sum.terms {
            if held(cell).is_power_of_two() {
                rest -= by * (i64::from(held(cell).trailing_zeros()) + 1);
            } else if last.replace((cell, by)).is_some() {
                return ControlFlow::Continue(());
            }
        }
        let Some((cell, by)) = last else { return ControlFlow::Continue(()) };
        let fits = |&digit: &usize| by * (digit as i64 + 1) == rest;
        let Some(digit) = bits(held(cell)).find(fits) else { return ControlFlow::Continue(()) };
        let digit = Digit::from_index(digit);
        let pattern = pattern(claim, grounds(sum, None));
        let placements = vec![Candidate { cell, digit }];
        found(Deduction {
            technique: self.technique,
            placements,
            eliminations: Vec::new(),
            pattern,
        })
    }

    /// Narrows each claim and reports its eliminations.
    fn each(
        &mut self,
        claims: &[Claim],
        found: &mut Found<'_>,
        narrow: impl Fn(&Claims, &Claim, &mut [u64]) -> Result<Grounds, Contradiction>,
    ) -> ControlFlow<()> {
        for claim in claims {
            let mut left = self.board.to_vec();
            if let Ok(grounds) = narrow(self.claims, claim, &mut left) {
                self.tell(&claim.cells, &left, || pattern(claim, grounds), found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Reports the candidates that the cells lost, if any.
    fn tell(
        &self,
        cells: &[Cell],
        left: &[u64],
        pattern: impl FnOnce() -> Pattern,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let lost = |cell: &Cell| bits(self.board[cell.index()] & !left[cell.index()]);
        let eliminations: Vec<Candidate> = (cells.iter())
            .flat_map(|cell| lost(cell).map(|digit| (*cell, Digit::from_index(digit))))
            .map(|(cell, digit)| Candidate { cell, digit })
            .collect();
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let (technique, placements) = (self.technique, Vec::new());
        found(Deduction { technique, placements, eliminations, pattern: pattern() })
    }

    /// Examines groups of different cells. For locked digits, it also examines houses, whose places
    /// outside cells may see through constraints.
    fn groups(&self, found: &mut Found<'_>) -> ControlFlow<()> {
        let is_locked = self.technique == Technique::LockedInGroup;
        let houses = self.claims.houses.iter().filter(|_| is_locked);
        for claim in self.claims.direct.iter().chain(houses) {
            let Some(group) = Group::of(self.claims, claim, self.board) else { continue };
            match self.technique {
                Technique::GroupSingle => group.singles(found)?,
                Technique::Combinations => group.combinations(found)?,
                Technique::LockedInGroup => group.locked(found)?,
                _ => group.subsets(found)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// Tries all permutations of the cells of each constraint.
    fn permutations(&mut self, found: &mut Found<'_>) -> ControlFlow<()> {
        for together in by_constraint(self.claims) {
            self.ways(&together, ALONE, found)?;
        }
        ControlFlow::Continue(())
    }

    /// Tries all permutations of the cells of each two constraints that touch, and of each
    /// constraint and house.
    fn joint(&mut self, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut all = by_constraint(self.claims);
        let constraints = all.len();
        all.extend(self.claims.houses.iter().map(|house| vec![house]));
        let cells: Vec<Vec<Cell>> = all.iter().map(|claims| cells_of(claims)).collect();
        for (index, one) in all.iter().enumerate().take(constraints) {
            for (other, second) in all.iter().enumerate().skip(index + 1) {
                if self.touch(&cells[index], &cells[other]) {
                    let both: Vec<&Claim> = one.iter().chain(second).copied().collect();
                    self.ways(&both, TOGETHER, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns `true` if two constraints influence each other: they share an open cell, or two open
    /// cells of one see open cells of the other.
    fn touch(&self, one: &[Cell], other: &[Cell]) -> bool {
        let is_open = |cell: &&Cell| !self.board[cell.index()].is_power_of_two();
        let seeing = one.iter().filter(is_open).filter(|cell| {
            let peers = &self.claims.peers[cell.index()];
            other.iter().filter(is_open).any(|other| peers.binary_search(other).is_ok())
        });
        one.iter().filter(is_open).any(|cell| other.contains(cell)) || seeing.count() > 1
    }

    /// Tries all permutations of the cells of claims, if at most `most` are open.
    fn ways(&mut self, together: &[&Claim], most: usize, found: &mut Found<'_>) -> ControlFlow<()> {
        let cells = cells_of(together);
        if !(2..=most).contains(&open(&cells, self.board)) {
            return ControlFlow::Continue(());
        }
        let mut constraints: Vec<usize> =
            together.iter().flat_map(|claim| claim.constraints.clone()).collect();
        constraints.dedup();
        let houses: Vec<House> = together.iter().flat_map(|claim| claim.houses.clone()).collect();
        let numbers = houses.iter().map(|house| house.index()).chain(constraints.iter().copied());
        let number = numbers.fold(houses.len(), |number, index| number << 20 | (index + 1));
        let held: Vec<u64> = cells.iter().map(|cell| self.board[cell.index()]).collect();
        if self.known.is_in_vain(self.technique, number, &held) {
            return ControlFlow::Continue(());
        }
        let mut left = self.board.to_vec();
        if let Some(Ok(())) = joint::filter(together, &cells, self.claims, &mut left) {
            let grounds = Grounds::Ways;
            let argument = |cells| Argument { constraints, houses, cells, grounds };
            self.tell(&cells, &left, || Pattern::Constraints(argument(cells.clone())), found)?;
        }
        if cells.iter().all(|cell| self.board[cell.index()] == left[cell.index()]) {
            self.known.note_vain(self.technique, number, held);
        }
        ControlFlow::Continue(())
    }
}

/// The claims of each constraint.
fn by_constraint(claims: &Claims) -> Vec<Vec<&Claim>> {
    let chunks = claims.direct.chunk_by(|one, other| one.constraints == other.constraints);
    chunks.map(|chunk| chunk.iter().collect()).collect()
}

/// The cells of claims, ascending.
fn cells_of(claims: &[&Claim]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = claims.iter().flat_map(|claim| claim.cells.clone()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The argument of a claim.
fn pattern(claim: &Claim, grounds: Grounds) -> Pattern {
    let Claim { constraints, houses, cells, .. } = claim.clone();
    Pattern::Constraints(Argument { constraints, houses, cells, grounds })
}
