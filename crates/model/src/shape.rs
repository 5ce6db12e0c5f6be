//! The size of a board and of its boxes.

use std::fmt;

use evoku_messages::{Message, Say, say};

/// The largest side of a board.
pub const MAX_SIDE: usize = 64;

/// The size of a board: boxes of `box_rows` x `box_columns` cells, and a side of their product.
///
/// A 9x9 board has boxes of 3x3, a 12x12 board boxes of 3x4 (three rows of four cells). Boxes of
/// `1 x n` coincide with the rows: a board without boxes.
///
/// ```
/// use evoku_model::Shape;
///
/// let twelve = Shape::new(3, 4)?;
/// assert_eq!((twelve.side(), twelve.cells()), (12, 144));
/// assert_eq!(Shape::of_side(12), Ok(twelve));
/// assert!(Shape::new(9, 9).is_err());
/// # Ok::<(), evoku_model::ShapeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape {
    box_rows: u8,
    box_columns: u8,
}

/// The reason why a shape is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ShapeError {
    /// A box without rows or columns.
    EmptyBox(usize, usize),
    /// The side would be larger than [`MAX_SIDE`].
    TooLarge(usize, usize),
}

impl Say for ShapeError {
    fn message(&self) -> Message {
        match *self {
            Self::EmptyBox(rows, columns) => say::shape_empty_box(rows, columns),
            Self::TooLarge(rows, columns) => {
                say::shape_too_large(rows, columns, rows.saturating_mul(columns))
            }
        }
    }
}

evoku_messages::error!(ShapeError);

impl Shape {
    /// The common 9x9 board.
    pub const NINE: Self = Self { box_rows: 3, box_columns: 3 };

    /// A board with boxes of `box_rows` rows and `box_columns` columns.
    ///
    /// # Errors
    /// If a number is 0 or their product is larger than [`MAX_SIDE`].
    pub const fn new(box_rows: usize, box_columns: usize) -> Result<Self, ShapeError> {
        if box_rows == 0 || box_columns == 0 {
            return Err(ShapeError::EmptyBox(box_rows, box_columns));
        }
        if box_rows.saturating_mul(box_columns) > MAX_SIDE {
            return Err(ShapeError::TooLarge(box_rows, box_columns));
        }
        Ok(Self { box_rows: box_rows as u8, box_columns: box_columns as u8 })
    }

    /// The usual shape for a side: the squarest boxes, at least as wide as high.
    ///
    /// 9 gives 3x3, 6 gives 2x3, 12 gives 3x4, 20 gives 4x5; a prime gives `1 x n`, no boxes.
    ///
    /// # Errors
    /// If the side is 0 or larger than [`MAX_SIDE`].
    pub const fn of_side(side: usize) -> Result<Self, ShapeError> {
        if side > MAX_SIDE {
            return Err(ShapeError::TooLarge(1, side));
        }
        let mut rows = side.isqrt();
        while rows > 1 && !side.is_multiple_of(rows) {
            rows -= 1;
        }
        if rows == 0 {
            return Err(ShapeError::EmptyBox(0, 0));
        }
        Self::new(rows, side / rows)
    }

    /// The number of rows of a box.
    #[must_use]
    #[inline]
    pub const fn box_rows(self) -> usize {
        self.box_rows as usize
    }

    /// The number of columns of a box.
    #[must_use]
    #[inline]
    pub const fn box_columns(self) -> usize {
        self.box_columns as usize
    }

    /// The number of rows, columns and digits of the board.
    #[must_use]
    #[inline]
    pub const fn side(self) -> usize {
        self.box_rows() * self.box_columns()
    }

    /// The number of cells of the board.
    #[must_use]
    #[inline]
    pub const fn cells(self) -> usize {
        self.side() * self.side()
    }

    /// Returns `true` if the boxes differ from the rows and the columns.
    #[must_use]
    #[inline]
    pub const fn has_boxes(self) -> bool {
        self.box_rows > 1 && self.box_columns > 1
    }

    /// The shape with rows and columns exchanged.
    #[must_use]
    #[inline]
    pub const fn transposed(self) -> Self {
        Self { box_rows: self.box_columns, box_columns: self.box_rows }
    }
}

/// The same text as `Display`, translatable.
impl Say for Shape {
    fn message(&self) -> Message {
        match self.has_boxes() {
            true => say::shape_with_boxes(self.side(), self.box_rows, self.box_columns),
            false => say::shape_side(self.side()),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.side())?;
        if self.has_boxes() {
            write!(f, " (boxes {}x{})", self.box_rows, self.box_columns)?;
        }
        Ok(())
    }
}
