//! Checksums of rows, by which damage to a store is detected.

use const_fnv1a_hash::fnv1a_hash_64;

use crate::value::Value;

/// The checksum of a row: 64-bit FNV-1a over its values, each preceded by a byte for its kind.
/// Changing a single byte always changes the sum.
#[derive(Debug, Default)]
pub(super) struct Sum(Vec<u8>);

impl Sum {
    pub(super) fn new() -> Self {
        Self::default()
    }

    pub(super) fn bytes(mut self, bytes: &[u8]) -> Self {
        self.0.extend_from_slice(bytes);
        self
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

    /// The checksum in the form in which it is stored.
    pub(super) fn stored(self) -> i64 {
        fnv1a_hash_64(&self.0, None) as i64
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

    /// Existing stores are checked by these sums, so they must not change.
    #[test]
    fn sums_stay_as_they_are() {
        assert_eq!(Sum::new().stored() as u64, 0xcbf2_9ce4_8422_2325);
        assert_eq!(Sum::new().bytes(b"foobar").stored() as u64, 0x8594_4171_f739_67e8);
        let sum = Sum::new().text("a").integer(-1).real(0.5);
        assert_eq!(sum.stored() as u64, 0x4faa_fb32_7117_9364);
    }
}
