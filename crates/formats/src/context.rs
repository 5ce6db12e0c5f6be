//! State of a reader that all formats share.

use std::sync::Arc;

use evoku_messages::say;
use evoku_model::text::Sizes;
use evoku_model::text::{ReadError, ReadErrorKind};
use evoku_model::{Geometry, Grid, Partition, Rules, Shape, Sudoku};

/// The number of cached geometries; a file with a single shape needs one.
const REMEMBERED: usize = 16;

/// The shape, rules and sizes of the boards in a file. Also caches the geometries, so that records
/// with the same board share one.
pub(crate) struct Context {
    shape: Option<Shape>,
    rules: Rules,
    sizes: Sizes,
    /// The cached geometries with the requested shape and rules, most recently used first.
    known: Vec<(Shape, Rules, Arc<Geometry>)>,
}

impl Context {
    pub(crate) fn new(shape: Option<Shape>, rules: Rules) -> Self {
        Self { shape, rules, sizes: Sizes::default(), known: Vec::new() }
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
        let geometry = self.usual(line, givens.side())?;
        Sudoku::new(geometry, givens).map_err(|error| ReadError::new(line, error))
    }

    /// The geometry of a board of which the format gives only the side.
    pub(crate) fn usual(&mut self, line: usize, side: usize) -> Result<Arc<Geometry>, ReadError> {
        let shape = match self.shape {
            Some(shape) if shape.side() == side => Ok(shape),
            Some(shape) => {
                let expected = say::format_count_for(shape.cells(), &shape);
                Err(ReadErrorKind::Cells { found: side * side, expected })
            }
            None if self.sizes.refuses(side) => {
                let usual = self.sizes.usual().unwrap_or(side);
                let expected = say::format_count_as_usual(usual * usual);
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
fn merge(told: &Rules, own: &Rules) -> Rules {
    let partition = match &own.partition {
        Partition::Boxes => told.partition.clone(),
        partition => partition.clone(),
    };
    Rules {
        partition,
        diagonal: told.diagonal || own.diagonal,
        windoku: told.windoku || own.windoku,
        anti_knight: told.anti_knight || own.anti_knight,
        anti_king: told.anti_king || own.anti_king,
        constraints: told.constraints.iter().chain(&own.constraints).cloned().collect(),
    }
}
