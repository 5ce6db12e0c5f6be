//! Properties of every command: help, output formats, Ctrl-C. The tests walk all commands.

use evoku_testing::TestProcess;

use crate::common::{FOUR, NINE, Ran, command as evoku_command, evoku, folder, path, start};

/// Returns the help of a command for a terminal of this width.
fn help(command: &[&str], columns: usize) -> String {
    let mut process = evoku_command(command);
    process.arg("--help").env("COLUMNS", columns.to_string());
    let ran = Ran::of(TestProcess::spawn(process).end());
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{command:?}");
    ran.stdout
}

/// Returns the commands that a help text lists.
fn listed(help: &str) -> Vec<String> {
    let list = help.split("Commands:\n").nth(1).unwrap_or("");
    let lines = list.lines().take_while(|line| !line.is_empty());
    let names = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = names.filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

/// Returns every command and subcommand, as words of the command line.
fn commands() -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for name in listed(&help(&[], 100)) {
        let inner = listed(&help(&[&name], 100));
        all.extend(inner.into_iter().map(|inner| vec![name.clone(), inner]));
        all.push(vec![name]);
    }
    assert!(all.len() > 20, "{all:?}");
    all
}

/// Defect 13 of the trial.
#[test]
fn every_help_is_wrapped_and_has_examples() {
    for command in commands() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        for columns in [60, 80, 100] {
            let help = help(&words, columns);
            let is_long = |line: &&str| {
                // A line to type and the usage stay in one piece.
                let is_whole = line.split_whitespace().count() == 1
                    || line.starts_with("  evoku ")
                    || line.starts_with("Usage: ");
                line.chars().count() > columns && !is_whole
            };
            let long: Vec<&str> = help.lines().filter(is_long).collect();
            assert!(long.is_empty(), "{command:?} at {columns}: {long:#?}");
        }
        let help = help(&words, 100);
        assert!(help.contains("\nExamples:\n  evoku "), "{command:?}");
        // A help text with exit codes includes that of Ctrl-C.
        let codes = help.to_lowercase().contains("exit code");
        assert!(!codes || help.contains("130"), "{command:?}");
        assert!(!help.contains("..="), "{command:?}");
    }
}

#[test]
fn the_grammar_of_output_is_the_same_in_every_command() {
    for command in commands() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let help = help(&words, 100);
        assert!(help.contains("-q, --quiet"), "{command:?}");
        let has = |option: &str| help.contains(option);
        if has("      --json\n") {
            assert!(has("The same as --to json"), "{command:?}");
            assert!(has("      --to <FORM>\n") && has("  -o, --output <FILE>\n"), "{command:?}");
        }
    }
}

/// Defect 9 of the trial, in every command that has `--to`.
#[test]
fn unknown_extensions_are_refused_in_every_command() {
    let folder = folder("unknown extensions");
    let file = path(&folder, "out.xlsx");
    let mut count = 0;
    for command in commands() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        // The laboratory's commands read plans and stores.
        if words[0] == "lab" || !help(&words, 100).contains("  --to <FORM>\n") {
            continue;
        }
        let more: &[&str] = match words[0] {
            "filter" => &["--givens", "1.."],
            "sort" => &["--by", "givens"],
            "sample" => &["1"],
            _ => &[],
        };
        count += 1;
        let ran = evoku(&[&words, more, &["-o", &file]].concat(), NINE);
        assert_eq!((ran.code, ran.stdout.as_str()), (Some(2), ""), "{command:?} {ran:?}");
        assert!(ran.stderr.contains("no output format has the extension .xlsx"), "{ran:?}");
        let refused = evoku(&[&words, more, &["--to", "xlsx"]].concat(), NINE);
        let expected = "invalid value \"xlsx\" for \"--to <FORM>\"";
        assert!(refused.stderr.contains(expected), "{refused:?}");
    }
    assert!(count >= 8, "{count}");
    assert_eq!(crate::common::names(&folder), [""; 0]);
}

/// Defect 19 of the trial, last part.
#[test]
fn evoku_alone_prints_the_help() {
    let ran = evoku(&[], "");
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(ran.stdout.contains("Usage: evoku") && ran.stdout.contains("Examples:\n"), "{ran:?}");
}

#[test]
fn a_file_or_a_puzzle_in_place_of_a_command_is_recognised() {
    let file = path(&folder("misplaced"), "p.txt");
    std::fs::write(&file, NINE).unwrap();
    evoku(&[&file], "").is_refused(&format!("evoku solve {file} solves the puzzles of this file"));
    evoku(&[&file], "").is_refused("evoku --help lists other commands that read puzzles");
    evoku(&[NINE], "").is_refused(&format!("evoku solve {NINE} solves it"));
    evoku(&["slove"], "").is_refused("; did you mean solve?");
    evoku(&["solve", "json"], "").is_refused("to choose the output format, use --to json");
}

/// Defect 15 of the trial.
#[test]
fn completions_offer_values() {
    for shell in ["bash", "zsh", "fish"] {
        let script = evoku(&["completions", shell], "").stdout;
        for value in ["breadth-first", "batch9", "jsonl", "sdm", "markdown", "row-ga", "expert"] {
            assert!(script.contains(value), "{shell}: {value}");
        }
    }
}

#[test]
fn quiet_leaves_errors_only() {
    let input = format!("{NINE}\n12\n");
    let ran = evoku(&["-q", "solve", "--from", "line"], &input);
    assert_eq!((ran.code, ran.stderr.lines().count()), (Some(2), 1), "{ran:?}");
    let ran = evoku(&["sample", "1", "--quiet"], &format!("{FOUR}\n"));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
}

/// Defect 16 of the trial.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_command_that_waits_for_input() {
    let folder = folder("waits");
    let output = path(&folder, "out.csv");
    // More than a pipe holds: once it is written, the command reads.
    let blank_lines = "\n".repeat(1 << 18);
    let signals = [TestProcess::interrupt, TestProcess::terminate, TestProcess::hang_up];
    let commands = [
        &["explain"][..],
        &["print", "--to", "svg"],
        &["bench", "-"],
        &["hint"],
        &["rate"],
        &["solve"],
        &["sort", "--by", "givens"],
        &["convert", "-o", &output],
    ];
    for (command, signal) in commands.into_iter().zip(signals.into_iter().cycle()) {
        let mut process = start(command);
        assert!(process.write(&blank_lines), "{command:?}");
        signal(&process);
        let ran = Ran::of(process.wait());
        assert_eq!(ran.code, Some(130), "{command:?}: {ran:?}");
        assert!(ran.stderr.starts_with("evoku: interrupted"), "{command:?}: {ran:?}");
        assert_eq!(ran.stderr.lines().count(), 1, "{command:?}: {ran:?}");
    }
    assert_eq!(crate::common::names(&folder), [""; 0], "no half of a file is left");
}

#[test]
fn a_form_and_an_extension_that_contradict_each_other_are_refused() {
    let folder = folder("contradicting forms");
    let file = |name: &str| path(&folder, name);
    for (arguments, name) in [
        (&["convert", "--to", "csv"][..], "s.json"),
        (&["rate", "--csv"], "s.jsonl"),
        (&["solve", "--json"], "s.csv.gz"),
        (&["print", "--to", "svg"], "s.pdf"),
    ] {
        let output = file(name);
        let ran = evoku(&[arguments, &["-o", &output]].concat(), NINE);
        ran.is_refused("the extension is for ");
        ran.is_refused("but the requested format is ");
    }
    assert_eq!(crate::common::names(&folder), [""; 0]);
    // Any text file may be called .txt, and a format may have several extensions.
    for (form, name) in [("board", "b.txt"), ("csv", "c.CSV"), ("jsonl", "l.ndjson"), ("sdm", "x")]
    {
        let ran = evoku(&["convert", "--to", form, "-o", &file(name)], NINE);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
    }
    let known = "the extensions are .csv, .json, .jsonl, .ndjson, .txt, also with .gz or .zst";
    evoku(&["rate", "-o", "x.docx"], NINE).is_refused(known);
}

/// Errors report what was found, where, and what was expected.
#[test]
fn usage_errors_have_the_same_form_everywhere() {
    let folder = folder("mistakes");
    let here = folder.to_str().unwrap();
    let is_folder = format!("can't read {here}: it is a folder");
    for command in [
        &["solve"][..],
        &["evolve"],
        &["evolve", "--puzzle"],
        &["generate", "--exclude"],
        &["generate", "--from-grid"],
        &["generate", "--pattern"],
        &["lab", "run"],
        &["lab", "check"],
        &["lab", "report"],
    ] {
        evoku(&[command, &[here]].concat(), "").is_refused(&is_folder);
    }
    let cant = format!("can't write {here}: it is a folder");
    evoku(&["convert", "-o", here], NINE).is_refused(&cant);

    let empty = path(&folder, "empty.toml");
    std::fs::write(&empty, "").unwrap();
    let ran = evoku(&["lab", "check", &empty], "");
    assert!(ran.stderr.contains("the plan has no name, like name = "), "{ran:?}");
    evoku(&["evolve", "missing.txt"], "").is_refused("\"missing.txt\" is neither a file nor");
    evoku(&["solve", "53..7"], "").is_refused("nor is it a puzzle: 5 cells, expected 81");
    for command in ["solve", "rate"] {
        evoku(&[command, "--box", "3x2"], NINE)
            .is_refused("line 1: found 81 cells, expected 36 for a board of 6x6 (boxes 3x2)");
    }
    for number in ["0", "1025"] {
        evoku(&["rate", "--threads", number], NINE)
            .is_refused("expected a whole number from 1 to 1024");
    }
    let ran = evoku(&["solve", "--bogus"], NINE);
    assert!(!ran.stderr.contains("similar"), "{ran:?}");
}
