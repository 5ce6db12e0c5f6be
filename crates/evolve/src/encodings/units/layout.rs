//! The storage of cells, and the computation of the cost.

use evoku_model::{Cell, Element, HouseKind, Sudoku};

use crate::encodings::complete::Unit;
use crate::encodings::parts::Parts;
use crate::encodings::units::row::Row;

/// The position at which a cell is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) unit: u8,
    pub(super) place: u8,
}

/// The storage of cells, and the computation of the cost of the judged houses.
///
/// A board is stored unit by unit, each unit as a [`Row`]. If rows are the units, the union of all
/// units gives the digits of each column, for all fields at once.
///
/// For the boxes of a band, the layout computes the union of the band's rows, and then of each
/// `width` adjacent fields. The first of these fields receives the result, and the others are
/// masked out. The results of the bands are shifted into the gaps:
///
/// ```text
/// places      0 1 2 3 4 5 6 7 8
/// band 0      A . . B . . C . .     boxes A, B, C of the first band
/// band 1      . D . . E . . F .     shifted by one place
/// band 2      . . G . . H . . I     shifted by two
/// ```
///
/// If columns are the units, columns and rows swap roles. If boxes are the units, rows and boxes
/// swap roles, so rows are the houses of a band. For columns, the layout then computes the union of
/// a stack's boxes, and of the places of a column, which are `width` apart.
///
/// Houses that can't be computed in these ways are listed cell by cell.
#[derive(Debug)]
pub(super) struct Layout<R> {
    pub(super) sudoku: Sudoku,
    pub(super) unit: Unit,
    /// The place of each cell, in reading order.
    pub(super) places: Vec<Place>,
    /// The number of units in a band and the number of fields in each of its houses; `None` if
    /// there are no bands.
    bands: Option<[usize; 2]>,
    lines: Lines,
    /// A mask of the fields that contain the houses of a band, which is every field whose index is
    /// a multiple of `width`.
    heads: R,
    /// A mask of the first `width` fields, which contain the columns of a stack.
    first: R,
    /// The places of houses that are counted cell by cell.
    listed: Vec<Vec<Place>>,
    /// Pairs of places that must differ.
    pairs: Vec<[Place; 2]>,
    parts: Parts,
    /// The number of distinct digits in all judged houses of a solution.
    full: u32,
    /// Each unit with at least two open cells, with the places of these cells.
    pub(super) swappable: Vec<(usize, Vec<u8>)>,
}

/// The computation of the lines (rows or columns) that are not units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lines {
    /// Lines that are not computed from units, but listed cell by cell.
    Listed,
    /// Lines that are the union of the same place in every unit, if rows or columns are the units.
    ByPlace,
    /// Lines that are computed from stacks, if boxes are the units.
    ByStack,
}

impl Lines {
    /// Returns `true` if houses of this kind are computed from the units. They are then not listed.
    fn cover(self, kind: HouseKind, unit: Unit) -> bool {
        match kind {
            HouseKind::Row => unit == Unit::Rows || self != Self::Listed,
            HouseKind::Column => unit == Unit::Columns || self != Self::Listed,
            HouseKind::Box => true,
            HouseKind::Region => unit == Unit::Boxes,
            HouseKind::Diagonal | HouseKind::Window => false,
        }
    }
}

impl<R: Row> Layout<R> {
    pub(super) fn new(sudoku: &Sudoku, unit: Unit, units: &[Vec<Cell>]) -> Self {
        let geometry = sudoku.geometry();
        let (shape, side) = (geometry.shape(), geometry.side());
        let mut places = vec![Place { unit: 0, place: 0 }; side * side];
        for (unit, cells) in units.iter().enumerate() {
            for (place, cell) in cells.iter().enumerate() {
                places[cell.index()] = Place { unit: unit as u8, place: place as u8 };
            }
        }
        let place = |cell: Cell| places[cell.index()];

        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        let boxes = shape.has_boxes();
        let (bands, lines) = match unit {
            Unit::Rows => (boxes.then_some([rows, columns]), Lines::ByPlace),
            Unit::Columns => (boxes.then_some([columns, rows]), Lines::ByPlace),
            Unit::Boxes if boxes => (Some([rows, columns]), Lines::ByStack),
            Unit::Boxes => (None, Lines::Listed),
        };
        let listed = geometry.houses().filter(|&house| !lines.cover(geometry.kind(house), unit));
        let swappable = units.iter().enumerate().map(|(unit, cells)| {
            let open = cells.iter().filter(|&&cell| !sudoku.is_given(cell));
            (unit, open.map(|&cell| place(cell).place).collect::<Vec<u8>>())
        });
        let width = bands.map_or(side, |[_, width]| width);
        let full = |place| (1..=side as u8).map(move |digit| R::with(place, digit));
        Self {
            heads: (0..side).step_by(width).flat_map(full).fold(R::EMPTY, R::or),
            first: (0..width).flat_map(full).fold(R::EMPTY, R::or),
            listed: listed
                .map(|house| geometry.cells(house).iter().map(|&cell| place(cell)).collect())
                .collect(),
            swappable: swappable.filter(|(_, open)| open.len() > 1).collect(),
            pairs: geometry.pairs().iter().map(|p| [place(p.first), place(p.second)]).collect(),
            parts: Parts::new(geometry),
            full: ((geometry.houses().len() - units.len()) * side) as u32,
            sudoku: sudoku.clone(),
            unit,
            bands,
            lines,
            places,
        }
    }

    /// The missing digits of the judged houses, the equal pairs, and the cost of violated
    /// constraints.
    #[inline]
    pub(super) fn cost(&self, units: &[R]) -> u32 {
        let mut distinct = match self.bands {
            // Common box sizes have their own calls, so that the compiler can unroll the loops.
            Some([3, 3]) => self.distinct(units, 3, 3),
            Some([4, 4]) => self.distinct(units, 4, 4),
            Some([5, 5]) => self.distinct(units, 5, 5),
            Some([height, width]) => self.distinct(units, height, width),
            None if self.lines == Lines::ByPlace => union(units).ones(),
            None => 0,
        };
        for house in &self.listed {
            distinct += house.iter().fold(0, |all, at| all | field(units, at)).count_ones();
        }
        let cost = self.full - distinct + self.equal_pairs(units);
        if self.parts.is_empty() { cost } else { cost + self.broken(units) }
    }

    /// The cost of violated constraints.
    pub(super) fn broken(&self, units: &[R]) -> u32 {
        self.parts.cost(|cell| {
            let at = self.places[cell];
            units[usize::from(at.unit)].digit(usize::from(at.place))
        })
    }

    /// The number of pairs of equal digits in places that must differ.
    #[inline]
    pub(super) fn equal_pairs(&self, units: &[R]) -> u32 {
        self.pairs.iter().filter(|[a, b]| field(units, a) == field(units, b)).count() as u32
    }

    /// The number of distinct digits in the lines and in the houses of bands. A band consists of
    /// `height` units, and each of its houses has `width` fields.
    #[inline(always)]
    fn distinct(&self, units: &[R], height: usize, width: usize) -> u32 {
        let mut all = R::EMPTY;
        let mut houses = R::EMPTY;
        // There are `height * width` units, and therefore `width` bands.
        for band in 0..width {
            let united = union(&units[band * height..][..height]);
            all = all.or(united);
            houses = houses.or(self.houses_of(united, width).later(band));
        }
        let lines = match self.lines {
            Lines::Listed => R::EMPTY,
            Lines::ByPlace => all,
            Lines::ByStack => {
                let mut columns = R::EMPTY;
                for stack in 0..height {
                    let own = self.columns_of(units, stack, [height, width]);
                    columns = columns.or(own.later(stack * width));
                }
                columns
            }
        };
        houses.ones_of_two(lines)
    }

    /// The houses of a band, from the union of its units.
    #[inline(always)]
    fn houses_of(&self, united: R, width: usize) -> R {
        united.merged(width, self.heads)
    }

    /// The digits of each column of a stack, if boxes are the units. There are `stacks` stacks side
    /// by side.
    #[inline(always)]
    fn columns_of(&self, units: &[R], stack: usize, [stacks, width]: [usize; 2]) -> R {
        let mut united = R::EMPTY;
        for row in 0..width {
            united = united.or(units[row * stacks + stack]);
        }
        let mut merged = united;
        for row in 1..stacks {
            merged = merged.or(united.earlier(row * width));
        }
        merged.and(self.first)
    }

    /// The number of units in a band, and the number of fields in each of its houses. The second
    /// number is also the number of bands. `None` if there are no bands.
    pub(super) fn bands(&self) -> Option<[usize; 2]> {
        self.bands
    }

    /// The number of units in a stack and the number of stacks. The first number is also the number
    /// of bands. `None` if there are no stacks.
    pub(super) fn stacks(&self) -> Option<[usize; 2]> {
        let [stacks, height] = self.bands.filter(|_| self.lines == Lines::ByStack)?;
        Some([height, stacks])
    }

    /// The number of distinct digits in the houses of a band.
    pub(super) fn distinct_in_band(&self, units: &[R], band: usize) -> u32 {
        let Some([height, width]) = self.bands else { return 0 };
        self.houses_of(union(&units[band * height..][..height]), width).ones()
    }

    /// The number of distinct digits in the columns of a stack.
    pub(super) fn distinct_in_stack(&self, units: &[R], stack: usize) -> u32 {
        self.bands.map_or(0, |bands| self.columns_of(units, stack, bands).ones())
    }
}

/// The bit of a cell's digit.
#[inline(always)]
pub(super) fn field<R: Row>(units: &[R], at: &Place) -> u64 {
    units[usize::from(at.unit)].field(usize::from(at.place))
}

#[inline(always)]
fn union<R: Row>(units: &[R]) -> R {
    units.iter().fold(R::EMPTY, |all, &unit| all.or(unit))
}
