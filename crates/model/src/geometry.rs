//! The houses and peers of a board, as data.

use std::fmt;

use evoku_messages::{Message, Number, Say, say};

use crate::constraint::{Constraint, ConstraintError, Frame, Ground, Part, Values};
use crate::element::{Cell, Cells, Digit, House};
use crate::grid::Grid;
use crate::kinds::{HouseKind, Pair, PairKind};
use crate::rules::{GeometryError, Partition, Rules, checked_regions};
use crate::set::Element;
use crate::shape::Shape;

/// The houses and peers of a board. An engine that enforces both solves every variant based on
/// houses.
///
/// A *house* is a set of `side` cells that hold each digit once. Rows with fewer cells than digits
/// are not houses; the constraint `size` keeps their digits different. A *peer* of a cell is a cell
/// that may not hold the same digit. Houses are ordered by kind as in [`HouseKind::ALL`], and
/// within a kind in reading order. A geometry is built once per board and shared. Building takes
/// time proportional to the number of peer relations.
///
/// ```
/// use evoku_model::{Cell, Geometry, Rules, Shape};
///
/// let plain = Geometry::new(Shape::NINE, Rules::default())?;
/// assert_eq!(plain.houses().count(), 27);
/// assert_eq!(plain.peers(Cell::at(0, 0, 9)).len(), 20);
///
/// let diagonal = Geometry::new(Shape::NINE, Rules { diagonal: true, ..Rules::default() })?;
/// assert_eq!(diagonal.houses().count(), 29);
/// # Ok::<(), evoku_model::GeometryError>(())
/// ```
#[derive(Clone)]
pub struct Geometry {
    shape: Shape,
    rules: Rules,
    kinds: Vec<HouseKind>,
    houses: Vec<Vec<Cell>>,
    houses_of: Vec<Vec<House>>,
    pairs: Vec<Pair>,
    peers: Vec<Vec<Cell>>,
    /// The box or region of each cell; empty on a Latin square.
    regions: Vec<u8>,
    parts: Vec<Part>,
    frame: Frame,
    /// The symbols of the digits; empty if the digits are numbers.
    symbols: Vec<char>,
}

impl Geometry {
    /// The geometry of a board of this shape under these rules.
    ///
    /// A board without boxes (with regions, or a Latin square) has the shape `1 x side`, so that
    /// boards with the same rules compare equal. Regions are renumbered in reading order.
    ///
    /// # Errors
    /// If the regions don't cover the board with houses of the right size, or the windows don't
    /// fit. Also if a constraint names a cell outside the board or needs too many states.
    pub fn new(shape: Shape, rules: Rules) -> Result<Self, GeometryError> {
        let side = shape.side();
        let frame = Frame::of(side, &rules.constraints)?;
        let partition = match rules.partition {
            Partition::Boxes if shape.has_boxes() => Partition::Boxes,
            Partition::Boxes | Partition::None => Partition::None,
            Partition::Regions(regions) => Partition::Regions(checked_regions(&regions, &frame)?),
        };
        let shape = match partition {
            Partition::Boxes => shape,
            // A side that is valid with boxes is also valid without boxes.
            Partition::None | Partition::Regions(_) => Shape::new(1, side).unwrap_or(shape),
        };
        let rules = Rules { partition, ..rules };
        let window = side.isqrt();
        if let Some(name) = [("diagonal", rules.diagonal), ("windoku", rules.windoku)]
            .into_iter()
            .find_map(|(name, is_on)| (is_on && !frame.is_standard()).then_some(name))
        {
            return Err(GeometryError::NoSquare(name));
        }
        if rules.windoku && (window * window != side || window < 2) {
            return Err(GeometryError::Windows(side));
        }

        let mut geometry = Self {
            shape,
            kinds: Vec::new(),
            houses: Vec::new(),
            houses_of: vec![Vec::new(); side * side],
            pairs: Vec::new(),
            peers: Vec::new(),
            regions: Vec::new(),
            parts: Vec::new(),
            frame,
            symbols: Vec::new(),
            rules,
        };
        geometry.add_houses();
        geometry.add_pairs_and_peers();
        geometry.add_parts()?;
        Ok(geometry)
    }

    /// The geometry of a plain board.
    #[must_use]
    pub fn plain(shape: Shape) -> Self {
        match Self::new(shape, Rules::default()) {
            Ok(geometry) => geometry,
            Err(_) => unreachable!("only regions and windows are ever refused"),
        }
    }

    /// Returns `true` for the plain board: 9x9 with boxes of 3x3 and no further rule.
    #[must_use]
    #[inline]
    pub fn is_plain_nine(&self) -> bool {
        self.shape == Shape::NINE && self.rules == Rules::default()
    }

    /// The shape; `1 x side` if there are no boxes.
    #[must_use]
    #[inline]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The rules, with regions numbered from 0 in reading order.
    #[must_use]
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The values of the digits and the extent of the board.
    #[must_use]
    #[inline]
    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// The values of the digits.
    #[must_use]
    #[inline]
    pub fn values(&self) -> Values {
        self.frame.values
    }

    /// The same geometry, with a symbol for each digit. Texts and pictures for people show symbols;
    /// they have no other effect.
    #[must_use]
    pub fn with_symbols(&self, symbols: impl IntoIterator<Item = char>) -> Self {
        Self { symbols: symbols.into_iter().collect(), ..self.clone() }
    }

    /// The symbols of the digits; empty if the digits are numbers.
    #[must_use]
    pub fn symbols(&self) -> &[char] {
        &self.symbols
    }

    /// The name of a digit in texts and pictures: its symbol if it has one, otherwise its value.
    ///
    /// ```
    /// use evoku_model::{Digit, Geometry, Shape};
    ///
    /// let geometry = Geometry::plain(Shape::NINE);
    /// let three = Digit::new(3).unwrap();
    /// assert_eq!(geometry.digit_name(three).to_string(), "3");
    /// assert_eq!(geometry.with_symbols('A'..='I').digit_name(three).to_string(), "C");
    /// ```
    #[must_use]
    pub fn digit_name(&self, digit: Digit) -> Number {
        let symbol = self.symbols.get(digit.index()).copied();
        Number::from(self.values().of(digit)).with_symbol(symbol)
    }

    /// The number of rows, columns and digits, unless the [frame](Self::frame) differs.
    #[must_use]
    #[inline]
    pub fn side(&self) -> usize {
        self.shape.side()
    }

    /// The houses, ordered by kind.
    #[inline]
    pub fn houses(&self) -> impl ExactSizeIterator<Item = House> + use<> {
        (0..self.houses.len()).map(House::from_index)
    }

    /// The houses of one kind.
    #[inline]
    pub fn houses_of_kind(&self, kind: HouseKind) -> impl Iterator<Item = House> + '_ {
        self.houses().filter(move |&house| self.kind(house) == kind)
    }

    /// The kind of a house.
    #[must_use]
    #[inline]
    pub fn kind(&self, house: House) -> HouseKind {
        self.kinds[house.index()]
    }

    /// The cells of a house in reading order; a diagonal is listed downwards.
    #[must_use]
    #[inline]
    pub fn cells(&self, house: House) -> &[Cell] {
        &self.houses[house.index()]
    }

    /// The houses that contain a cell, ascending.
    #[must_use]
    #[inline]
    pub fn houses_of(&self, cell: Cell) -> &[House] {
        &self.houses_of[cell.index()]
    }

    /// The cells that may not hold the same digit as this one, ascending.
    #[must_use]
    #[inline]
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell.index()]
    }

    /// The pairs of cells that must differ although they share no house, ascending.
    #[must_use]
    #[inline]
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// The constraints other than houses and pairs.
    #[must_use]
    #[inline]
    pub fn constraints(&self) -> &[Constraint] {
        &self.rules.constraints
    }

    /// The parts that the constraints decompose into, for engines. An engine that enforces houses,
    /// pairs and parts solves every variant.
    #[must_use]
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The data about the board that constraints need.
    #[must_use]
    #[inline]
    pub fn ground(&self) -> Ground<'_> {
        let constraints = &self.rules.constraints;
        Ground { side: self.side(), frame: &self.frame, regions: &self.regions, constraints }
    }

    /// The first constraint that a complete grid violates; `None` if the grid satisfies all
    /// constraints.
    ///
    /// # Panics
    /// If the grid has a different side.
    #[must_use]
    pub fn broken(&self, grid: &Grid) -> Option<&Constraint> {
        let ground = self.ground();
        self.constraints().iter().find(|constraint| !constraint.holds(&ground, grid))
    }

    /// The conventional name of a house, numbered from 1 within its kind: `row 3`, `box 9`.
    #[must_use]
    pub fn name(&self, house: House) -> String {
        format!("{} {}", self.kind(house), self.number(house))
    }

    /// The name of a house as a message, with the grammatical forms that sentences need.
    #[must_use]
    pub fn noun(&self, house: House) -> Message {
        let noun = match self.kind(house) {
            HouseKind::Row => say::house_row,
            HouseKind::Column => say::house_column,
            HouseKind::Box => say::house_box,
            HouseKind::Region => say::house_region,
            HouseKind::Diagonal => say::house_diagonal,
            HouseKind::Window => say::house_window,
        };
        noun(self.number(house))
    }

    /// The number of a house within its kind, from 1.
    fn number(&self, house: House) -> usize {
        let kind = self.kind(house);
        self.kinds[..house.index()].iter().filter(|&&other| other == kind).count() + 1
    }

    /// The number of the box or region that contains a cell, from 0; `None` on a Latin square.
    #[must_use]
    pub fn partition_of(&self, cell: Cell) -> Option<usize> {
        let side = self.side();
        match &self.rules.partition {
            Partition::Boxes => {
                let (rows, columns) = (self.shape.box_rows(), self.shape.box_columns());
                // A band has as many boxes as a box has rows.
                Some(cell.row(side) / rows * rows + cell.column(side) / columns)
            }
            Partition::None => None,
            Partition::Regions(regions) => Some(usize::from(regions[cell.index()])),
        }
    }

    fn add_house(&mut self, kind: HouseKind, cells: impl IntoIterator<Item = Cell>) {
        let house = House::from_index(self.houses.len());
        let cells: Vec<Cell> = cells.into_iter().collect();
        for cell in &cells {
            self.houses_of[cell.index()].push(house);
        }
        self.kinds.push(kind);
        self.houses.push(cells);
    }

    /// Adds a house if it has as many cells as there are digits. A smaller set of cells need not
    /// contain every digit, so it is not a house.
    fn add_if_whole(&mut self, kind: HouseKind, cells: Vec<Cell>) {
        if self.frame.is_house(cells.len()) {
            self.add_house(kind, cells);
        }
    }

    fn add_houses(&mut self) {
        let side = self.side();
        let at = |row, column| Cell::at(row, column, side);
        if self.frame.has_lines {
            let [rows, columns] = self.frame.lines();
            rows.into_iter().for_each(|row| self.add_if_whole(HouseKind::Row, row));
            columns.into_iter().for_each(|column| self.add_if_whole(HouseKind::Column, column));
        }

        let kind = match self.rules.partition {
            Partition::Boxes => HouseKind::Box,
            Partition::None | Partition::Regions(_) => HouseKind::Region,
        };
        let mut parts = vec![Vec::with_capacity(side); side];
        for cell in self.frame.inside() {
            if let Some(part) = self.partition_of(cell) {
                parts[part].push(cell);
            }
        }
        for part in parts {
            self.add_if_whole(kind, part);
        }

        if self.rules.diagonal {
            self.add_house(HouseKind::Diagonal, (0..side).map(|row| at(row, row)));
            self.add_house(HouseKind::Diagonal, (0..side).map(|row| at(row, side - 1 - row)));
        }
        if self.rules.windoku {
            let window = side.isqrt();
            let starts = || (1..side - window).step_by(window + 1);
            for (top, left) in starts().flat_map(|top| starts().map(move |left| (top, left))) {
                let cells = (0..side).map(|i| at(top + i / window, left + i % window));
                self.add_house(HouseKind::Window, cells);
            }
        }
    }

    fn add_parts(&mut self) -> Result<(), GeometryError> {
        if self.rules.constraints.is_empty() {
            return Ok(());
        }
        let cells = (0..self.shape.cells()).map(Cell::from_index);
        self.regions = cells.filter_map(|cell| Some(self.partition_of(cell)? as u8)).collect();
        let ground = self.ground();
        let mut parts = Vec::new();
        for constraint in self.constraints() {
            constraint.check(self.side())?;
            constraint.check_line(&self.frame, self.side())?;
            for part in constraint.parts(&ground) {
                if !part.is_feasible() {
                    let words = constraint.words(self.side());
                    return Err(ConstraintError::Infeasible(words).into());
                }
                parts.push(part);
            }
        }
        self.parts = parts;
        Ok(())
    }

    fn add_pairs_and_peers(&mut self) {
        let side = self.side();
        let mut moves: Vec<(usize, isize, PairKind)> = Vec::new();
        if self.rules.anti_knight {
            moves.extend([(1, -2), (1, 2), (2, -1), (2, 1)].map(|(r, c)| (r, c, PairKind::Knight)));
        }
        if self.rules.anti_king {
            moves.extend([(1, -1), (1, 1)].map(|(r, c)| (r, c, PairKind::King)));
        }

        let mut peers: Vec<Cells> = Vec::with_capacity(side * side);
        for cell in (0..side * side).map(Cell::from_index) {
            let houses = self.houses_of(cell).iter();
            let mut seen: Cells = houses.flat_map(|&house| self.cells(house)).copied().collect();
            seen.remove(cell);
            peers.push(seen);
        }
        for first in self.frame.inside() {
            for &(down, right, kind) in &moves {
                let row = first.row(side) + down;
                let Some(column) = first.column(side).checked_add_signed(right) else { continue };
                if row >= self.frame.rows || column >= self.frame.columns {
                    continue;
                }
                let second = Cell::at(row, column, side);
                if peers[first.index()].insert(second) {
                    peers[second.index()].insert(first);
                    self.pairs.push(Pair { first, second, kind });
                }
            }
        }
        self.pairs.sort_unstable();
        self.peers = peers.iter().map(|set| set.iter().collect()).collect();
    }
}

/// Only shape and rules are compared, because houses and peers follow from them, and symbols don't
/// change the board.
impl PartialEq for Geometry {
    fn eq(&self, other: &Self) -> bool {
        self.shape == other.shape && self.rules == other.rules
    }
}
impl Eq for Geometry {}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Geometry").field("shape", &self.shape).field("rules", &self.rules).finish()
    }
}

/// The same text as `Display`, translatable.
impl Say for Geometry {
    fn message(&self) -> Message {
        say::shape_board(&self.shape, self.rules.nouns())
    }
}

/// Human-readable: `9x9 (boxes 3x3), diagonal`.
impl fmt::Display for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.shape, self.rules)
    }
}
