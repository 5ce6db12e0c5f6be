//! Files by other authors in `shared/data` next to the project; they are not part of it.

use std::io::Write;
use std::path::{Path, PathBuf};

/// Reports on standard error that the current test is skipped, even if the output of tests is
/// captured.
pub fn skip(why: &str) {
    let test = std::thread::current().name().unwrap_or("a test").to_owned();
    // Not with `eprintln`, whose output is captured.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {test}: {why}");
}

/// Returns the path of a file or folder in `shared/data`. Returns `None` if there is no such folder
/// next to the project; the test should then be skipped, which is reported.
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

/// Returns the lines of a file in `shared/data`; `None` as for [`data`].
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
