//! FNV-1a, a hash that is the same on every machine and in every version (Fowler, Noll and Vo,
//! <https://doi.org/10.17487/RFC9923>).

/// The hash of no bytes, 64 bits wide.
pub const FNV_64: u64 = 0xcbf2_9ce4_8422_2325;

/// The hash of no bytes, 128 bits wide.
pub const FNV_128: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;

/// Continues `hash`, which begins as [`FNV_64`], with `bytes`.
#[must_use]
pub fn fnv_64(hash: u64, bytes: impl IntoIterator<Item = u8>) -> u64 {
    const PRIME: u64 = 0x0100_0000_01b3;
    bytes.into_iter().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// Continues `hash`, which begins as [`FNV_128`], with `bytes`.
#[must_use]
pub fn fnv_128(hash: u128, bytes: impl IntoIterator<Item = u8>) -> u128 {
    const PRIME: u128 = 0x0100_0000_0000_0000_0000_013b;
    bytes.into_iter().fold(hash, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 9923, appendix: the hashes of nothing, "a" and "foobar".
    #[test]
    fn hashes_are_those_of_the_standard() {
        let hash = |text: &str| fnv_64(FNV_64, text.bytes());
        assert_eq!(
            ["", "a", "foobar"].map(hash),
            [FNV_64, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8]
        );
        let hash = |text: &str| fnv_128(FNV_128, text.bytes());
        let expected = [
            FNV_128,
            0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964,
            0x343e_1662_793c_64bf_6f0d_3597_ba44_6f18,
        ];
        assert_eq!(["", "a", "foobar"].map(hash), expected);
    }
}
