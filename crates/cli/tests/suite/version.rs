//! `--version`, alone and with everything that a bug report needs.

use crate::common::{NINE, evoku};

#[test]
fn the_version_is_one_line() {
    let ran = evoku(&["--version"], "").success();
    assert_eq!(ran.stdout, format!("evoku {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn verbose_adds_build_machine_engines_and_folders_in_either_order() {
    let ran = evoku(&["--version", "--verbose"], "").success();
    let labels: Vec<&str> =
        ran.stdout.lines().skip(1).map(|line| line.split(": ").next().unwrap()).collect();
    for expected in [
        "commit",
        "target",
        "C library",
        "profile",
        "page",
        "machine",
        "engines",
        "language",
        "program",
        "working folder",
        "temporary files",
    ] {
        assert_eq!(labels.iter().filter(|label| **label == expected).count(), 1, "{ran:?}");
    }
    let has = |text: &str| assert!(ran.stdout.contains(text), "{text:?} isn't in {ran:?}");
    has(std::env::consts::ARCH);
    has("compiled by rustc 1.");
    has(&std::env::current_dir().unwrap().display().to_string());
    #[cfg(target_arch = "x86_64")]
    has("processor features: sse2");

    for arguments in [["-V", "--verbose"], ["--verbose", "--version"]] {
        assert_eq!(evoku(&arguments, "").success().stdout, ran.stdout);
    }
}

#[test]
fn verbose_is_in_the_requested_language() {
    let ran = evoku(&["--lang", "de", "--version", "--verbose"], "").success();
    assert!(ran.stdout.contains("\nSprache: de\n"), "{ran:?}");
    assert!(ran.stdout.contains("Arbeitsordner: "), "{ran:?}");
}

#[test]
fn verbose_without_version_is_refused() {
    evoku(&["--verbose", "solve", NINE], "").is_refused("--version");
}
