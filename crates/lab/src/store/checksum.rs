//! Checksums of rows: a store that was damaged says so.

use evoku_sudoku::fnv::{FNV_64, fnv_64};

use crate::value::Value;

/// The checksum of a row: FNV-1a of 64 bits over its values, each
/// with a byte for its kind. A single changed byte always changes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum(u64);

impl Sum {
    pub(super) fn new() -> Self {
        Self(FNV_64)
    }

    pub(super) fn bytes(self, bytes: &[u8]) -> Self {
        Self(fnv_64(self.0, bytes.iter().copied()))
    }

    pub(super) fn integer(self, value: i64) -> Self {
        self.bytes(b"i").bytes(&value.to_le_bytes())
    }

    pub(super) fn real(self, value: f64) -> Self {
        self.bytes(b"r").bytes(&value.to_bits().to_le_bytes())
    }

    pub(super) fn text(self, text: &str) -> Self {
        self.bytes(b"t").integer(text.len() as i64).bytes(text.as_bytes())
    }

    pub(super) fn value(self, value: &Value) -> Self {
        match value {
            Value::None => self.bytes(b"n"),
            Value::Integer(value) => self.integer(*value as i64),
            Value::Real(value) => self.real(*value),
            Value::Text(text) => self.text(text),
        }
    }

    /// As a store keeps it.
    pub(super) fn stored(self) -> i64 {
        self.0 as i64
    }
}

#[cfg(test)]
mod tests {
    use super::Sum;

    #[test]
    fn where_a_text_ends_makes_a_difference() {
        let sum = |texts: [&str; 2]| Sum::new().text(texts[0]).text(texts[1]).stored();
        assert_ne!(sum(["ab", "c"]), sum(["a", "bc"]));
    }
}
