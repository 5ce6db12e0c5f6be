//! The machine on which a measurement is made.

use crate::language::render;
use std::fs;

use evoku_messages::say;
use evoku_sudoku::search::Batch9;

/// A machine and the build of the program.
pub(crate) struct Machine {
    pub(crate) processor: String,
    pub(crate) cores: usize,
    pub(crate) system: String,
    pub(crate) build: String,
    pub(crate) vectors: String,
}

impl Machine {
    /// Describes the machine that runs this program.
    pub(crate) fn here() -> Self {
        let profile = if cfg!(debug_assertions) { "debug" } else { "release" };
        Self {
            processor: processor().unwrap_or_else(|| std::env::consts::ARCH.to_owned()),
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            build: format!("evoku {}, {profile} build", env!("CARGO_PKG_VERSION")),
            vectors: Batch9::new().vectors().name().to_owned(),
        }
    }

    /// Formats the description as a line.
    pub(crate) fn line(&self) -> String {
        let Self { processor, cores, system, build, vectors } = self;
        render(say::command_machine(processor, *cores, system, build, vectors))
    }
}

/// Returns the model of the processor, if the system reports it in a file (Linux) or in the environment
/// (Windows).
fn processor() -> Option<String> {
    let Ok(text) = fs::read_to_string("/proc/cpuinfo") else {
        return std::env::var("PROCESSOR_IDENTIFIER").ok();
    };
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}
