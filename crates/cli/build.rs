//! Sets the source revision that the program reports. If the web page was built before, as
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

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(page)");
    println!("cargo:rerun-if-changed=page");
    if Path::new("page/evoku.html").is_file() {
        println!("cargo:rustc-cfg=page");
    }
    println!("cargo:rustc-env=EVOKU_REVISION={}", revision().unwrap_or_default());
}
