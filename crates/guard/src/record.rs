//! The file of recorded counts: environment, history, and a line for each workload.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::callgrind::Counts;

const TITLE: &str =
    "# Instructions of each workload, counted by callgrind. CONTRIBUTING.md describes how to
# compare and how to record them.
#
";

/// The [properties](PROPERTIES) of a machine on which counts depend.
#[derive(PartialEq, Debug)]
pub(crate) struct Environment([String; 4]);

/// The names of these properties.
const PROPERTIES: [&str; 4] = ["compiler", "valgrind", "C library", "processor"];

impl Environment {
    /// The environment of this process.
    pub(crate) fn here() -> Result<Self, String> {
        Ok(Self([
            first_line("rustc", &["--version"])?,
            first_line("valgrind", &["--version"])?,
            first_line("ldd", &["--version"])?,
            processor(),
        ]))
    }

    /// Returns a line for each property in which another environment differs.
    pub(crate) fn differences(&self, other: &Self) -> Vec<String> {
        let properties = PROPERTIES.iter().zip(self.0.iter().zip(&other.0));
        let differing = properties.filter(|(_, (recorded, here))| recorded != here);
        differing
            .map(|(name, (recorded, here))| format!("{name}: {recorded}, here: {here}"))
            .collect()
    }
}

/// Describes the processor as far as code depends on it. Engines and the C library select vector
/// instructions, and valgrind supports none beyond AVX2.
fn processor() -> String {
    #[cfg(target_arch = "x86_64")]
    let vectors = if is_x86_feature_detected!("avx2") { " with AVX2" } else { "" };
    #[cfg(not(target_arch = "x86_64"))]
    let vectors = "";
    format!("{}{vectors}", env::consts::ARCH)
}

/// Returns the checked-out revision with its date.
pub(crate) fn revision() -> Result<String, String> {
    first_line("git", &["log", "-1", "--format=%h of %cs"])
}

/// Returns the first line that a command prints.
fn first_line(command: &str, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(command)
        .args(arguments)
        .output()
        .map_err(|error| format!("can't run {command}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().next().filter(|_| output.status.success());
    line.map(str::to_owned).ok_or_else(|| format!("{command} {} failed", arguments.join(" ")))
}

/// The contents of the file of recorded counts.
#[derive(PartialEq, Debug)]
pub(crate) struct Record {
    pub(crate) environment: Environment,
    /// The revision and the reason of each recording.
    pub(crate) history: Vec<String>,
    pub(crate) counts: Counts,
}

impl Record {
    /// Reads the file.
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let text = fs::read_to_string(path)
            .map_err(|error| format!("can't read {}: {error}", path.display()))?;
        Self::parse(&text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Writes the file.
    pub(crate) fn write(&self, path: &Path) -> Result<(), String> {
        fs::write(path, self.text())
            .map_err(|error| format!("can't write {}: {error}", path.display()))
    }

    fn parse(text: &str) -> Result<Self, String> {
        let values = |key: &str| {
            let prefix = format!("# {key}: ");
            text.lines().filter_map(move |line| line.strip_prefix(&prefix)).map(str::to_owned)
        };
        let environment = PROPERTIES.map(|name| values(name).next().unwrap_or_default());
        let mut counts = Counts::new();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let pair = line.split_once(' ');
            let count = pair.and_then(|(name, count)| Some((name, count.trim().parse().ok()?)));
            let Some((name, count)) = count else {
                return Err(format!("line {}: expected NAME COUNT, found {line:?}", at + 1));
            };
            counts.insert(name.to_owned(), count);
        }
        let history = values("recorded").collect();
        Ok(Self { environment: Environment(environment), history, counts })
    }

    fn text(&self) -> String {
        let properties = PROPERTIES.iter().zip(&self.environment.0);
        let properties = properties.map(|(name, value)| format!("# {name}: {value}\n"));
        let history = self.history.iter().map(|recording| format!("# recorded: {recording}\n"));
        let counts = self.counts.iter().map(|(name, count)| format!("{name:32} {count:>13}\n"));
        TITLE.to_owned() + &properties.chain(history).chain(counts).collect::<String>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let environment = Environment(["1.95", "3.19", "2.36", "x86_64"].map(str::to_owned));
        let history =
            vec!["abc of 2026-11-26: first".to_owned(), "def of 2026-11-27: b".to_owned()];
        let counts = [("engine/a", 5), ("format/b/read", 7)];
        let counts = counts.map(|(name, count)| (name.to_owned(), count)).into();
        Record { environment, history, counts }
    }

    #[test]
    fn the_file_is_read_back() {
        assert_eq!(Record::parse(&record().text()), Ok(record()));
        let error = Record::parse("# compiler: 1\nengine/a few\n").unwrap_err();
        assert_eq!(error, "line 2: expected NAME COUNT, found \"engine/a few\"");
    }

    #[test]
    fn another_compiler_is_another_environment() {
        let (mut other, recorded) = (record().environment, record().environment);
        assert_eq!(recorded.differences(&other), [""; 0]);
        other.0[0] = "1.96".to_owned();
        assert_eq!(recorded.differences(&other), ["compiler: 1.95, here: 1.96"]);
    }
}
