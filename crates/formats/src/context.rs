//! State of a reader that all formats share.

use std::borrow::Cow;
use std::sync::Arc;

use crate::hints::{Hints, Remarks};
use crate::plain;
use crate::record::Record;
use crate::symbols::Symbols;
use evoku_messages::{Message, say};
use evoku_model::text::Sizes;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Cell, Element, Geometry, Grid, Partition, Rules, Shape, Sudoku};

/// The number of cached geometries; a file with a single shape needs one.
const REMEMBERED: usize = 16;

/// The shape, rules and sizes of the boards in a file. Also caches the geometries, so that records
/// with the same board share one.
pub(crate) struct Context {
    shape: Option<Shape>,
    rules: Rules,
    sizes: Sizes,
    /// The requested columns of the puzzle and of the solution.
    columns: [Option<String>; 2],
    symbols: Option<Symbols>,
    shows_symbols: bool,
    remarks: Remarks,
    /// The cached geometries with the requested shape and rules, most recently used first.
    known: Vec<(Shape, Rules, Arc<Geometry>)>,
    /// The last geometry with symbols.
    shown: Option<Arc<Geometry>>,
}

impl Context {
    pub(crate) fn new(shape: Option<Shape>, rules: Rules) -> Self {
        Self {
            shape,
            rules,
            sizes: Sizes::default(),
            columns: [None, None],
            symbols: None,
            shows_symbols: false,
            remarks: Remarks::default(),
            known: Vec::new(),
            shown: None,
        }
    }

    /// The context of an input with these hints.
    pub(crate) fn of(hints: &Hints) -> Self {
        Self {
            columns: [hints.column.clone(), hints.solution_column.clone()],
            symbols: hints.symbols.clone(),
            shows_symbols: hints.shows_symbols,
            remarks: hints.remarks.clone(),
            ..Self::new(hints.shape, hints.rules.clone())
        }
    }

    /// Without remarks, to read the beginning of an input in advance.
    pub(crate) fn silent(hints: &Hints) -> Self {
        Self { remarks: Remarks::default(), ..Self::of(hints) }
    }

    /// The requested columns of the puzzle and of the solution.
    pub(crate) fn columns(&self) -> [Option<&str>; 2] {
        [self.columns[0].as_deref(), self.columns[1].as_deref()]
    }

    /// The cells of a text in the notation of other formats, with a remark about odd ones.
    pub(crate) fn cells<'t>(&self, line: usize, text: &'t str) -> Cow<'t, str> {
        match &self.symbols {
            Some(symbols) => symbols.replaced(text),
            None => plain::cells(text, |what| self.remark(line, what)),
        }
    }

    /// The record with the symbols that the caller has named. Its geometry has the symbols too, if
    /// they are to be shown and suit the board.
    #[inline]
    pub(crate) fn named(&mut self, mut record: Record) -> Record {
        if self.symbols.is_some() {
            record.symbols.clone_from(&self.symbols);
        }
        if self.shows_symbols && record.symbols.is_some() {
            self.show(&mut record);
        }
        record
    }

    /// Gives the geometry the symbols of the record, if they suit the board.
    fn show(&mut self, record: &mut Record) {
        let Some(symbols) = record.suitable() else { return };
        let geometry = record.sudoku.geometry();
        let symbols: Vec<char> = symbols.chars().take(geometry.side()).collect();
        let is_known = |known: &Arc<Geometry>| known == geometry && known.symbols() == symbols;
        let shown = match self.shown.take().filter(is_known) {
            Some(known) => known,
            None => Arc::new(geometry.with_symbols(symbols)),
        };
        record.sudoku.take_symbols_of(&shown);
        self.shown = Some(shown);
    }

    /// Passes on an assumption about a line.
    pub(crate) fn remark(&self, line: usize, what: Message) {
        self.remarks.add(line, what);
    }

    /// Sets the sizes of the first boards of the file.
    pub(crate) fn with_sizes(self, sizes: Sizes) -> Self {
        Self { sizes, ..self }
    }

    /// The side of all boards, if the caller has specified a shape.
    pub(crate) fn side(&self) -> Option<usize> {
        self.shape.map(Shape::side)
    }

    /// Adds the caller's shape to an error about a number of cells that follows from it.
    pub(crate) fn explained(&self, mut error: ReadError) -> ReadError {
        if let (ReadErrorKind::Cells { expected, .. }, Some(shape)) = (&mut error.kind, self.shape)
            && *expected == say::format_count(shape.cells())
        {
            *expected = say::format_count_for(shape.cells(), &shape);
        }
        error
    }

    /// The sizes of the boards in the file.
    pub(crate) fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// Makes a puzzle from givens in a format that doesn't describe the board.
    pub(crate) fn sudoku(&mut self, line: usize, givens: Grid) -> Result<Sudoku, ReadError> {
        let geometry = self.default_geometry(line, givens.side())?;
        Sudoku::new(geometry, givens).map_err(|error| ReadError::new(line, error))
    }

    /// Makes a puzzle, as [`Context::sudoku`] does, from the rows of a table or drawing, which may
    /// have numbers of rows and columns around the board.
    ///
    /// # Errors
    /// Also if such numbers are among the cells.
    pub(crate) fn sudoku_of_rows(
        &mut self,
        line: usize,
        givens: Grid,
    ) -> Result<Sudoku, ReadError> {
        match has_numbers(&givens) {
            true => Err(ReadError::new(line, numbers_around())),
            false => self.sudoku(line, givens),
        }
    }

    /// The geometry of a board of which the format gives only the side.
    pub(crate) fn default_geometry(
        &mut self,
        line: usize,
        side: usize,
    ) -> Result<Arc<Geometry>, ReadError> {
        let shape = match self.shape {
            Some(shape) if shape.side() == side => Ok(shape),
            Some(shape) => {
                let expected = say::format_count_for(shape.cells(), &shape);
                Err(ReadErrorKind::Cells { found: side * side, expected })
            }
            None if self.sizes.refuses(side) => {
                let common = self.sizes.common().unwrap_or(side);
                let expected = say::format_count_as_usual(common * common);
                Err(ReadErrorKind::Cells { found: side * side, expected })
            }
            None => Shape::of_side(side).map_err(ReadErrorKind::Shape),
        };
        self.geometry(line, shape.map_err(|kind| ReadError::new(line, kind))?, None)
    }

    /// The geometry of a shape with the rules of the hints and those of the record.
    pub(crate) fn geometry(
        &mut self,
        line: usize,
        shape: Shape,
        own: Option<&Rules>,
    ) -> Result<Arc<Geometry>, ReadError> {
        let merged;
        let rules = match own {
            None => &self.rules,
            Some(own) => {
                merged = merge(&self.rules, own);
                &merged
            }
        };
        let known = self.known.iter().position(|known| known.0 == shape && known.1 == *rules);
        if let Some(position) = known {
            self.known[..=position].rotate_right(1);
        } else {
            let geometry = Geometry::new(shape, rules.clone());
            let geometry = geometry.map_err(|error| ReadError::new(line, error))?;
            self.known.truncate(REMEMBERED - 1);
            self.known.insert(0, (shape, rules.clone(), Arc::new(geometry)));
        }
        Ok(Arc::clone(&self.known[0].2))
    }
}

/// Combines the rules of the hints with those of the record. The record's own partition takes
/// precedence.
fn merge(hinted: &Rules, own: &Rules) -> Rules {
    let partition = match &own.partition {
        Partition::Boxes => hinted.partition.clone(),
        partition => partition.clone(),
    };
    Rules {
        partition,
        diagonal: hinted.diagonal || own.diagonal,
        windoku: hinted.windoku || own.windoku,
        anti_knight: hinted.anti_knight || own.anti_knight,
        anti_king: hinted.anti_king || own.anti_king,
        constraints: hinted.constraints.iter().chain(&own.constraints).cloned().collect(),
    }
}

/// The error of numbers of rows or columns that were read as cells.
pub(crate) fn numbers_around() -> ReadErrorKind {
    let (found, expected) = (say::format_found_numbers(), say::format_expected_no_numbers());
    ReadErrorKind::Unexpected { found, expected }
}

/// Checks whether the first row and the first column count from 1, after a blank corner. Boards that
/// are printed with such numbers are usually read without them; a damaged one may not be.
fn has_numbers(givens: &Grid) -> bool {
    let side = givens.side();
    let counts = |index: usize| {
        let cells = [Cell::at(0, index, side), Cell::at(index, 0, side)];
        cells.iter().all(|&cell| givens.get(cell).is_some_and(|digit| digit.index() + 1 == index))
    };
    side > 4 && givens.get(Cell::from_index(0)).is_none() && (1..side).all(counts)
}
