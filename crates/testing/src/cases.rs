//! The number of cases on which a test checks a law, that is, a property that holds for all inputs.

/// Returns the number of cases on which a law is tested: `default`, multiplied by the environment
/// variable `EVOKU_TEST_CASES` if it is set. The defaults are small, so that the tests run quickly;
/// `.ci/run` multiplies them for laws whose cases take long.
///
/// # Panics
///
/// If the variable is not a whole number.
pub fn cases(default: u32) -> u32 {
    let times = std::env::var("EVOKU_TEST_CASES")
        .map_or(1, |times| times.parse().expect("EVOKU_TEST_CASES is a whole number"));
    default * times
}
