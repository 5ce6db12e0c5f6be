//! Where cells are stored, and which houses are left to judge.

use evoku_model::{Cell, Element, HouseKind, Sudoku};

use crate::encodings::complete::Unit;
use crate::encodings::parts::Parts;
use crate::encodings::units::row::Row;

/// Where a cell is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) unit: u8,
    pub(super) place: u8,
}

/// Where cells are stored, and which houses are left to judge.
///
/// A board is stored unit by unit, a [`Row`] each. With rows as units the digits of all columns are
/// the units united, all fields at once. The boxes of a band are its rows united, and then each
/// `width` fields next to each other; their union goes to the first of these, the others are masked
/// out, and the bands are laid into the gaps:
///
/// ```text
/// places      0 1 2 3 4 5 6 7 8
/// band 0      A . . B . . C . .     boxes A, B, C of the first band
/// band 1      . D . . E . . F .     shifted by one place
/// band 2      . . G . . H . . I     shifted by two
/// ```
///
/// With columns as units, columns and rows change places. With boxes as units rows and boxes do,
/// and the columns are the boxes of a stack united, then the places of a column, which lie `width`
/// apart. Houses that come out of neither are listed cell by cell.
#[derive(Debug)]
pub(super) struct Layout<R> {
    pub(super) sudoku: Sudoku,
    pub(super) unit: Unit,
    /// For each cell in reading order.
    pub(super) places: Vec<Place>,
    /// The units of a band (or boxes above each other's rows) and the fields of one of its houses;
    /// none where there are no such houses.
    bands: Option<[usize; 2]>,
    lines: Lines,
    /// The fields where the houses of a band stand: each `width`-th.
    heads: R,
    /// The first `width` fields, where the columns of a stack stand.
    first: R,
    /// The places of further houses.
    listed: Vec<Vec<Place>>,
    /// Pairs of places that must differ.
    pairs: Vec<[Place; 2]>,
    parts: Parts,
    /// What a solution scores: the sides of all judged houses.
    full: u32,
    /// For each unit with two open cells or more: itself, and their places.
    pub(super) swappable: Vec<(usize, Vec<u8>)>,
}

/// How the other lines come out of the units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lines {
    /// Not at all.
    Listed,
    /// The same place of every unit: rows or columns are the units.
    ByPlace,
    /// By stacks: boxes are the units.
    ByStack,
}

impl Lines {
    /// Whether houses of a kind are judged with the units, so that they need no list.
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

    /// The missing digits of the judged houses, the equal pairs, and what is broken of constraints.
    #[inline]
    pub(super) fn cost(&self, units: &[R]) -> u32 {
        let mut distinct = match self.bands {
            // The common boxes are spelled out, so that the compiler can unroll their loops.
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

    /// What is broken of constraints.
    pub(super) fn broken(&self, units: &[R]) -> u32 {
        self.parts.cost(|cell| {
            let at = self.places[cell];
            units[usize::from(at.unit)].digit(usize::from(at.place))
        })
    }

    /// Pairs of equal digits in places that must differ.
    #[inline]
    pub(super) fn equal_pairs(&self, units: &[R]) -> u32 {
        self.pairs.iter().filter(|[a, b]| field(units, a) == field(units, b)).count() as u32
    }

    /// The distinct digits of the houses that come out of bands of `height` units and `width`
    /// fields, and of the lines.
    #[inline(always)]
    fn distinct(&self, units: &[R], height: usize, width: usize) -> u32 {
        let mut all = R::EMPTY;
        let mut houses = R::EMPTY;
        // A band has as many units as a house has rows of fields, so there are `width` bands.
        for band in 0..width {
            let united = union(&units[band * height..][..height]);
            all = all.or(united);
            houses = houses.or(self.houses_of(united, width).later(band));
        }
        let lines = match self.lines {
            Lines::Listed => R::EMPTY,
            Lines::ByPlace => all,
            Lines::ByStack => (0..height).fold(R::EMPTY, |columns, stack| {
                columns.or(self.columns_of(units, stack, [height, width]).later(stack * width))
            }),
        };
        houses.ones() + lines.ones()
    }

    /// The houses of a band whose units are united.
    #[inline(always)]
    fn houses_of(&self, united: R, width: usize) -> R {
        let merged = (1..width).fold(united, |merged, by| merged.or(united.earlier(by)));
        merged.and(self.heads)
    }

    /// With boxes as units, `stacks` side by side: the digits of each column of a stack.
    #[inline(always)]
    fn columns_of(&self, units: &[R], stack: usize, [stacks, width]: [usize; 2]) -> R {
        let united = (0..width).fold(R::EMPTY, |all, row| all.or(units[row * stacks + stack]));
        let merged = (1..stacks).fold(united, |merged, row| merged.or(united.earlier(row * width)));
        merged.and(self.first)
    }

    /// The units of a band and the fields of one of its houses, which are the bands as well; none
    /// where there are no bands.
    pub(super) fn bands(&self) -> Option<[usize; 2]> {
        self.bands
    }

    /// The units of a stack, which are the bands, and the stacks; none where there are no stacks.
    pub(super) fn stacks(&self) -> Option<[usize; 2]> {
        let [stacks, height] = self.bands.filter(|_| self.lines == Lines::ByStack)?;
        Some([height, stacks])
    }

    /// The distinct digits of the houses of a band.
    pub(super) fn distinct_in_band(&self, units: &[R], band: usize) -> u32 {
        let Some([height, width]) = self.bands else { return 0 };
        self.houses_of(union(&units[band * height..][..height]), width).ones()
    }

    /// The distinct digits of the columns of a stack.
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
