//! `evoku --version --verbose`: the facts about program and machine that a bug report needs.

use std::env::{self, consts};
use std::ffi::OsString;

use evoku_messages::{Message, say};
use evoku_sudoku::search::Single9;

use crate::language::{language, render};
use crate::machine::Machine;

/// The option that makes `--version` print everything.
const OPTION: &str = "--verbose";

/// Returns `true` if the arguments ask for everything. clap stops reading at `--version`, so it
/// doesn't see later options.
pub(crate) fn is_verbose(arguments: impl Iterator<Item = OsString>) -> bool {
    arguments.take_while(|argument| argument != "--").any(|argument| argument == OPTION)
}

/// The version, followed by a line for each fact.
pub(crate) fn verbose() -> String {
    let mut text = format!("evoku {}\n", env!("CARGO_PKG_VERSION"));
    for fact in facts() {
        text.push_str(&render(fact));
        text.push('\n');
    }
    text
}

fn facts() -> Vec<Message> {
    let commit = match env!("EVOKU_REVISION") {
        "" => say::command_about_no_commit(),
        commit => say::command_about_commit(commit),
    };
    let machine = Machine::here();
    let system = format!("{} {}", consts::OS, consts::ARCH);
    let features = processor_features();
    let mut facts = vec![
        commit,
        say::command_about_target(env!("EVOKU_TARGET"), env!("EVOKU_COMPILER")),
        say::command_about_library(cfg!(target_feature = "crt-static")),
        say::command_about_profile(
            env!("EVOKU_PROFILE"),
            env!("EVOKU_OPT_LEVEL"),
            cargo_features(),
        ),
        say::command_about_page(cfg!(page)),
        say::command_about_machine(system, machine.processor, machine.cores),
    ];
    if !features.is_empty() {
        facts.push(say::command_about_processor(features.join(" ")));
    }
    facts.push(say::command_about_engines(machine.vectors, Single9::new().vectors()));
    facts.push(say::command_about_language(language().code()));
    if let Ok(program) = env::current_exe() {
        facts.push(say::command_about_program(program.display().to_string()));
    }
    if let Ok(folder) = env::current_dir() {
        facts.push(say::command_about_folder(folder.display().to_string()));
    }
    facts.push(say::command_about_temporary(env::temp_dir().display().to_string()));
    facts
}

/// The cargo features of the build, or `default`.
fn cargo_features() -> String {
    let all = [("cadical", cfg!(feature = "cadical")), ("parquet", cfg!(feature = "parquet"))];
    let enabled: Vec<&str> =
        all.iter().filter(|(_, is_on)| *is_on).map(|(name, _)| *name).collect();
    if enabled.is_empty() { "default".to_owned() } else { enabled.join(" ") }
}

/// The features of the processor that decide between the variants of the engines.
#[cfg(target_arch = "x86_64")]
fn processor_features() -> Vec<&'static str> {
    let all = [
        ("sse2", is_x86_feature_detected!("sse2")),
        ("popcnt", is_x86_feature_detected!("popcnt")),
        ("bmi1", is_x86_feature_detected!("bmi1")),
        ("bmi2", is_x86_feature_detected!("bmi2")),
        ("lzcnt", is_x86_feature_detected!("lzcnt")),
        ("avx2", is_x86_feature_detected!("avx2")),
        ("avx512f", is_x86_feature_detected!("avx512f")),
        ("avx512bw", is_x86_feature_detected!("avx512bw")),
        ("avx512dq", is_x86_feature_detected!("avx512dq")),
        ("avx512vl", is_x86_feature_detected!("avx512vl")),
    ];
    all.into_iter().filter(|(_, is_detected)| *is_detected).map(|(name, _)| name).collect()
}

/// No engine depends on a feature of other processors.
#[cfg(not(target_arch = "x86_64"))]
fn processor_features() -> Vec<&'static str> {
    Vec::new()
}
