//! Sets the revision, target, profile and compiler that the program reports. If the web page was built before, as
//! `page/evoku.html`, the page becomes part of the program.
#![allow(clippy::print_stdout, reason = "so a build script talks to Cargo")]

use std::path::Path;
use std::process::Command;

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

/// The revision of the sources. In a package, it is the revision that Cargo recorded, because git would
/// report the repository around the package.
fn revision() -> Option<String> {
    if let Ok(info) = std::fs::read_to_string(".cargo_vcs_info.json") {
        let (_, after) = info.split_once("\"sha1\": \"")?;
        return after.get(..12).map(str::to_owned);
    }
    // Every commit and checkout writes a line to this log.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"])
        && Path::new(&log).exists()
    {
        println!("cargo:rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

/// The profile of the build. `PROFILE` names only the standard profile from which it is derived, but
/// the output folder `PROFILE/build/evoku-HASH/out` contains the name.
fn profile() -> Option<String> {
    let folder = std::env::var_os("OUT_DIR")?;
    let profile = Path::new(&folder).ancestors().nth(3)?.file_name()?;
    Some(profile.to_string_lossy().into_owned())
}

/// The name and version of the compiler.
fn compiler() -> Option<String> {
    let output = Command::new(std::env::var_os("RUSTC")?).arg("--version").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    // Distributions add words in parentheses.
    Some(text.split(" (").next()?.trim().to_owned())
}

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(page)");
    println!("cargo:rerun-if-changed=page");
    if Path::new("page/evoku.html").is_file() {
        println!("cargo:rustc-cfg=page");
    }
    println!("cargo:rustc-env=EVOKU_REVISION={}", revision().unwrap_or_default());
    println!("cargo:rustc-env=EVOKU_PROFILE={}", profile().unwrap_or_default());
    println!("cargo:rustc-env=EVOKU_COMPILER={}", compiler().unwrap_or_default());
    for name in ["TARGET", "OPT_LEVEL"] {
        println!("cargo:rustc-env=EVOKU_{name}={}", std::env::var(name).unwrap_or_default());
    }
}
