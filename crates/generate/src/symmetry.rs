//! Symmetries of the given cells.

use evoku_messages::{Message, Say, say};
use evoku_model::{Cell, Cells, Element};

/// A symmetry of the given cells, regardless of their digits. The ten variants are the subgroups of
/// the symmetries of the square, up to conjugation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GivenSymmetry {
    /// No symmetry required.
    #[default]
    None,
    /// The half turn, common in newspapers.
    HalfTurn,
    /// The quarter turn.
    QuarterTurn,
    /// Left and right exchanged.
    LeftRight,
    /// Top and bottom exchanged.
    TopBottom,
    /// Both exchanges.
    LeftRightTopBottom,
    /// Reflection in the diagonal from the top left.
    Diagonal,
    /// Reflection in the diagonal from the top right.
    AntiDiagonal,
    /// Reflection in both diagonals.
    BothDiagonals,
    /// All turns and reflections.
    Full,
}

impl Say for GivenSymmetry {
    fn message(&self) -> Message {
        match self {
            Self::None => say::generate_symmetry_none(),
            Self::HalfTurn => say::generate_symmetry_half_turn(),
            Self::QuarterTurn => say::generate_symmetry_quarter_turn(),
            Self::LeftRight => say::generate_symmetry_left_right(),
            Self::TopBottom => say::generate_symmetry_top_bottom(),
            Self::LeftRightTopBottom => say::generate_symmetry_left_right_top_bottom(),
            Self::Diagonal => say::generate_symmetry_diagonal(),
            Self::AntiDiagonal => say::generate_symmetry_anti_diagonal(),
            Self::BothDiagonals => say::generate_symmetry_both_diagonals(),
            Self::Full => say::generate_symmetry_full(),
        }
    }
}

/// A map of cells: from row, column and the last index to row and column.
type Map = fn(usize, usize, usize) -> (usize, usize);

impl GivenSymmetry {
    /// Every symmetry.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::LeftRight,
        Self::TopBottom,
        Self::LeftRightTopBottom,
        Self::Diagonal,
        Self::AntiDiagonal,
        Self::BothDiagonals,
        Self::Full,
    ];

    /// The name in commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::LeftRight => "left-right",
            Self::TopBottom => "top-bottom",
            Self::LeftRightTopBottom => "left-right-top-bottom",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
            Self::BothDiagonals => "both-diagonals",
            Self::Full => "full",
        }
    }

    /// The symmetry with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symmetry| symmetry.name() == name)
    }

    /// The maps that generate the group.
    fn generators(self) -> &'static [Map] {
        match self {
            Self::None => &[],
            Self::HalfTurn => &[|r, c, last| (last - r, last - c)],
            Self::QuarterTurn => &[|r, c, last| (c, last - r)],
            Self::LeftRight => &[|r, c, last| (r, last - c)],
            Self::TopBottom => &[|r, c, last| (last - r, c)],
            Self::LeftRightTopBottom => &[|r, c, last| (r, last - c), |r, c, last| (last - r, c)],
            Self::Diagonal => &[|r, c, _| (c, r)],
            Self::AntiDiagonal => &[|r, c, last| (last - c, last - r)],
            Self::BothDiagonals => &[|r, c, _| (c, r), |r, c, last| (last - c, last - r)],
            Self::Full => &[|r, c, last| (c, last - r), |r, c, last| (r, last - c)],
        }
    }

    /// The maps of the group on a board of this side: for each map, the image of every cell. The
    /// first is the identity.
    pub(super) fn maps(self, side: usize) -> Vec<Vec<Cell>> {
        let mut maps: Vec<Vec<Cell>> = vec![(0..side * side).map(Cell::from_index).collect()];
        let mut at = 0;
        while let Some(map) = maps.get(at).cloned() {
            at += 1;
            for step in self.generators() {
                let images = map.iter().map(|cell| {
                    let (row, column) = step(cell.row(side), cell.column(side), side - 1);
                    Cell::at(row, column, side)
                });
                let images: Vec<Cell> = images.collect();
                if !maps.contains(&images) {
                    maps.push(images);
                }
            }
        }
        maps
    }

    /// The orbits of the cells of a board of this side: cells that are given together or not at
    /// all. Orbits are ordered by their first cells, cells ascending.
    #[must_use]
    pub fn orbits(self, side: usize) -> Vec<Vec<Cell>> {
        let mut seen = Cells::EMPTY;
        let mut orbits = Vec::new();
        for cell in (0..side * side).map(Cell::from_index) {
            if !seen.insert(cell) {
                continue;
            }
            let mut orbit = vec![cell];
            let mut at = 0;
            while let Some(&from) = orbit.get(at) {
                at += 1;
                for map in self.generators() {
                    let (row, column) = map(from.row(side), from.column(side), side - 1);
                    let to = Cell::at(row, column, side);
                    if seen.insert(to) {
                        orbit.push(to);
                    }
                }
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use evoku_messages::Language;

    use super::*;

    #[test]
    fn symmetries_have_names_in_every_language() {
        for language in Language::all() {
            let names = GivenSymmetry::ALL.map(|symmetry| symmetry.message().render(language));
            assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
            assert!(
                language != Language::ENGLISH
                    || names == GivenSymmetry::ALL.map(GivenSymmetry::name)
            );
        }
    }
}
