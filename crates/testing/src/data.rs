//! Files by other people in `shared/data` beside the project, of which they are not a part.

use std::io::Write;
use std::path::{Path, PathBuf};

/// Reports that the current test is skipped, on standard error, even where the output of tests is
/// captured.
pub fn skip(why: &str) {
    let test = std::thread::current().name().unwrap_or("a test").to_owned();
    // Not by `eprintln`, which is captured.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {test}: {why}");
}

/// The path of a file or folder in `shared/data`, or `None` if there is no such folder next to the
/// project, which skips the test.
///
/// # Panics
///
/// If the folder exists and does not contain `name`.
pub fn data(name: &str) -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    if !folder.is_dir() {
        skip(&format!("no {name}, for there is no folder shared/data next to the project"));
        return None;
    }
    let path = folder.join(name);
    assert!(path.exists(), "{} is missing", path.display());
    Some(path)
}

/// The lines of a file in `shared/data`; `None` as for [`data`].
///
/// # Panics
///
/// If the file can't be read or is empty.
pub fn lines(name: &str) -> Option<Vec<String>> {
    let path = data(name)?;
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(!bytes.is_empty(), "{} is empty", path.display());
    // HoDoKu's library is not in UTF-8.
    Some(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
}
