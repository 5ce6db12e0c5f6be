//! Columns of exported tables.

use evoku_sudoku::search::Line;

/// A column: a name, and values in Arrow's layout.
pub(crate) struct Column {
    pub(super) name: String,
    /// Arrow's format code.
    pub(super) format: &'static str,
    pub(super) rows: usize,
    pub(super) nulls: usize,
    /// A bit for each row, 0 for a null; `None` if there are no nulls.
    pub(super) validity: Option<Vec<u8>>,
    /// The other buffers of the layout.
    pub(super) buffers: Vec<Vec<u8>>,
}

/// A number that a column can hold.
pub(crate) trait Number: Copy + Default {
    /// Arrow's format code.
    const FORMAT: &'static str;
    /// Appends the bytes of the number.
    fn push(self, bytes: &mut Vec<u8>);
}

macro_rules! numbers {
    ($($number:ty: $format:literal),*) => {
        $(impl Number for $number {
            const FORMAT: &'static str = $format;
            fn push(self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_ne_bytes());
            }
        })*
    };
}

numbers!(u8: "C", u32: "I", i64: "l", u64: "L", f64: "g");

/// Bits, one for each row.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    rows: usize,
    zeros: usize,
}

impl Bits {
    fn push(&mut self, bit: bool) {
        if self.rows.is_multiple_of(8) {
            self.bytes.push(0);
        }
        self.bytes[self.rows / 8] |= u8::from(bit) << (self.rows % 8);
        self.rows += 1;
        self.zeros += usize::from(!bit);
    }

    /// The bits, if any is 0.
    fn if_any_zero(self) -> Option<Vec<u8>> {
        (self.zeros > 0).then_some(self.bytes)
    }
}

impl Column {
    /// A column of numbers.
    pub(crate) fn numbers<T: Number>(
        name: impl Into<String>,
        values: impl IntoIterator<Item = Option<T>>,
    ) -> Self {
        let (mut bits, mut bytes) = (Bits::default(), Vec::new());
        for value in values {
            bits.push(value.is_some());
            value.unwrap_or_default().push(&mut bytes);
        }
        Self::of(name, T::FORMAT, bits, vec![bytes])
    }

    /// A column of booleans.
    pub(crate) fn booleans(
        name: impl Into<String>,
        values: impl IntoIterator<Item = Option<bool>>,
    ) -> Self {
        let (mut bits, mut truths) = (Bits::default(), Bits::default());
        for value in values {
            bits.push(value.is_some());
            truths.push(value.unwrap_or_default());
        }
        Self::of(name, "b", bits, vec![truths.bytes])
    }

    /// A column of text, of any length.
    pub(crate) fn texts<T: AsRef<str>>(
        name: impl Into<String>,
        values: impl IntoIterator<Item = Option<T>>,
    ) -> Self {
        let (mut bits, mut ends, mut bytes) = (Bits::default(), Vec::new(), Vec::new());
        0i64.push(&mut ends);
        for value in values {
            bits.push(value.is_some());
            bytes.extend(value.as_ref().map_or(&[][..], |text| text.as_ref().as_bytes()));
            (bytes.len() as i64).push(&mut ends);
        }
        Self::of(name, "U", bits, vec![ends, bytes])
    }

    /// A column of lines of 81 characters; a row is null if `is_there` is `false` for it.
    pub(crate) fn lines(
        name: impl Into<String>,
        lines: Vec<u8>,
        is_there: impl Iterator<Item = bool>,
    ) -> Self {
        let mut bits = Bits::default();
        is_there.for_each(|there| bits.push(there));
        // A null line occupies 81 characters as well.
        let length = size_of::<Line>();
        if let Ok(end) = i32::try_from(lines.len()) {
            let ends = (0..=end).step_by(length).flat_map(i32::to_ne_bytes).collect();
            return Self::of(name, "u", bits, vec![ends, lines]);
        }
        let ends = (0..=lines.len() as i64).step_by(length).flat_map(i64::to_ne_bytes).collect();
        Self::of(name, "U", bits, vec![ends, lines])
    }

    fn of(
        name: impl Into<String>,
        format: &'static str,
        bits: Bits,
        buffers: Vec<Vec<u8>>,
    ) -> Self {
        let (rows, nulls) = (bits.rows, bits.zeros);
        Self { name: name.into(), format, rows, nulls, validity: bits.if_any_zero(), buffers }
    }

    /// A column from its parts; `None` if they don't fit together.
    pub(super) fn restored(
        name: String,
        format: &str,
        rows: usize,
        validity: Option<Vec<u8>>,
        buffers: Vec<Vec<u8>>,
    ) -> Option<Self> {
        let known = ["b", "C", "I", "l", "L", "g", "u", "U"];
        let format = known.into_iter().find(|known| *known == format)?;
        let has = |bytes: &[u8], size: usize| Some(bytes.len()) == rows.checked_mul(size);
        let fits = match (format, &buffers[..]) {
            ("b", [bits]) => bits.len() == rows.div_ceil(8),
            ("C", [bytes]) => has(bytes, 1),
            ("I", [bytes]) => has(bytes, 4),
            ("l" | "L" | "g", [bytes]) => has(bytes, 8),
            ("u", [ends, text]) => {
                let (ends, rest) = ends.as_chunks();
                let ends = ends.iter().map(|end| i64::from(i32::from_ne_bytes(*end)));
                rest.is_empty() && are_ends(ends.collect(), rows, text)
            }
            ("U", [ends, text]) => {
                let (ends, rest) = ends.as_chunks();
                let ends = ends.iter().map(|end| i64::from_ne_bytes(*end));
                rest.is_empty() && are_ends(ends.collect(), rows, text)
            }
            _ => false,
        };
        let bits = validity.as_ref().is_none_or(|bits| bits.len() == rows.div_ceil(8));
        let column = Self { name, format, rows, nulls: 0, validity, buffers };
        (fits && bits).then(|| {
            let nulls = (0..rows).filter(|&row| column.is_null(row)).count();
            Self { nulls, ..column }
        })
    }

    /// Returns `true` if a row is null.
    pub(super) fn is_null(&self, row: usize) -> bool {
        self.validity.as_ref().is_some_and(|bits| bits[row / 8] >> (row % 8) & 1 == 0)
    }
}

/// Returns `true` if numbers are the offsets of `rows` texts, which follow one another in `text`.
fn are_ends(ends: Vec<i64>, rows: usize, text: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(text) else { return false };
    let is_end = |&end: &i64| usize::try_from(end).is_ok_and(|end| text.is_char_boundary(end));
    ends.len().checked_sub(1) == Some(rows) && ends.is_sorted() && ends.iter().all(is_end)
}
