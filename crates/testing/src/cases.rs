//! The number of cases of a law.

/// Returns the number of cases on which a law is tried: `usual`, times the environment variable
/// `EVOKU_TEST_CASES` if it is set. The usual numbers are small enough for a test that everyone
/// runs; `.ci/run` multiplies them for laws whose cases take long.
///
/// # Panics
///
/// If the variable is not a whole number.
pub fn cases(usual: u32) -> u32 {
    let times = std::env::var("EVOKU_TEST_CASES")
        .map_or(1, |times| times.parse().expect("EVOKU_TEST_CASES is a whole number"));
    usual * times
}
