//! Counts the instructions of workloads with callgrind, a tool of valgrind.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use crate::workloads;

/// The argument that makes this program run one workload.
pub(crate) const MEASURE: &str = "--measure";

/// Instruction counts by the name of the workload.
pub(crate) type Counts = BTreeMap<String, u64>;

/// Counts every workload, on as many threads as there are processors.
pub(crate) fn count_all() -> Result<Counts, String> {
    let names: Vec<String> = workloads::all().into_iter().map(|workload| workload.name).collect();
    let names = Mutex::new(names.into_iter());
    let counts = Mutex::new(Counts::new());
    let work = || -> Result<(), String> {
        loop {
            let next = names.lock().map_err(|error| error.to_string())?.next();
            let Some(name) = next else { return Ok(()) };
            let instructions = count(&name)?;
            counts.lock().map_err(|error| error.to_string())?.insert(name, instructions);
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| Err("a thread panicked".to_owned()))
        })
    })?;
    counts.into_inner().map_err(|error| error.to_string())
}

/// Counts one workload in its own process, within `counted_region` only. The environment and the name
/// of the program are the same everywhere, because their lengths move the stack, and copying
/// from a stack that is aligned otherwise has cost up to 3 % more.
fn count(name: &str) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let (Some(folder), Some(file)) = (program.parent(), program.file_name()) else {
        return Err(format!("{} is not a program", program.display()));
    };
    let output = Command::new(valgrind()?)
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg("--toggle-collect=*counted_region*")
        .arg(Path::new(".").join(file))
        .args([MEASURE, name])
        .current_dir(folder)
        .env_clear()
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("can't run valgrind: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report.lines().find_map(|line| line.split_once("Collected : "));
    match collected.and_then(|(_, count)| count.trim().parse().ok()) {
        Some(count) if output.status.success() && count > 0 => Ok(count),
        _ => Err(format!("valgrind did not count {name}:\n{report}")),
    }
}

/// Where valgrind is. It is looked for here, since the process that it counts has no `PATH`.
fn valgrind() -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .map(|folder| folder.join("valgrind"))
        .find(|file| file.is_file())
        .ok_or_else(|| "valgrind is not installed".to_owned())
}
