//! Checksums of rows: a store that was damaged says so.

use crate::value::Value;

/// The checksum of a row: FNV-1a of 64 bits (Fowler, Noll and Vo, RFC 9923) over its values, each
/// with a byte for its kind. A single changed byte always changes it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum(u64);

impl Sum {
    pub(super) fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(super) fn bytes(self, bytes: &[u8]) -> Self {
        let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(bytes.iter().fold(self.0, step))
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
    fn sums_are_fnv() {
        // RFC 9923, appendix: the hashes of nothing, "a" and "foobar".
        assert_eq!(Sum::new().stored() as u64, 0xcbf2_9ce4_8422_2325);
        assert_eq!(Sum::new().bytes(b"a").stored() as u64, 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Sum::new().bytes(b"foobar").stored() as u64, 0x8594_4171_f739_67e8);
    }

    #[test]
    fn where_a_text_ends_makes_a_difference() {
        let sum = |texts: [&str; 2]| Sum::new().text(texts[0]).text(texts[1]).stored();
        assert_ne!(sum(["ab", "c"]), sum(["a", "bc"]));
    }
}
