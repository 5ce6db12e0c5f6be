//! The language of messages: chosen by `--lang` or `EVOKU_LANG`, never by the locale.

use evoku_messages::Language;

use crate::common::{CONTRADICTION, HARD, NINE, Ran, command};

/// Runs `evoku` with an environment.
fn run_in(environment: &[(&str, &str)], arguments: &[&str]) -> Ran {
    let mut command = command(arguments);
    command.env_remove("EVOKU_LANG").envs(environment.iter().copied());
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

#[test]
fn errors_are_in_the_requested_language() {
    let missing = ["solve", "no-such-file.txt"];
    for (language, expected) in [
        ("en", "evoku: can't open no-such-file.txt: "),
        ("de", "evoku: no-such-file.txt lässt sich nicht öffnen: "),
        ("fr", "evoku: impossible d’ouvrir no-such-file.txt\u{a0}: "),
        ("es", "evoku: no se puede abrir no-such-file.txt: "),
    ] {
        let ran = run_in(&[], &["--lang", language, missing[0], missing[1]]).exits_with(2);
        assert!(ran.stderr.starts_with(expected), "{ran:?}");
    }
}

#[test]
fn values_that_options_refuse_are_explained_in_the_language() {
    let ran = run_in(&[], &["generate", "--size", "4", "--lang=de", "--givens", "many"]);
    ran.is_refused("Wert „many“ für „--givens <");
    ran.is_refused("erwartet ist eine Zahl wie 30, ein Bereich wie 24..28 oder minimal");
    let ran = run_in(&[], &["--lang", "es", "solve", "--timeout", "0", NINE]);
    ran.is_refused("se espera un número de segundos mayor que 0, como 2.5");
}

/// Command lines that clap refuses, one of each kind, with what the German message contains.
const REFUSED: &[(&[&str], &str)] = &[
    (&["solve", "--jsn"], "Argument „--jsn“ gibt es hier nicht"),
    (&["lab", "run", "--thread", "2"], "gibt es hier nicht; vielleicht --threads?"),
    (&["solve", "--engine", "auot"], "Wert „auot“ für „--engine <ENGINE>“ ist ungültig: erwartet"),
    (&["solve", "--engine", "auot"], "; vielleicht auto?"),
    (
        &["solve", "--engine"],
        "„--engine <ENGINE>“ braucht einen Wert: erwartet ist eines von auto,",
    ),
    (&["solve", "--timeout"], "„--timeout <SECONDS>“ braucht einen Wert"),
    (&["solve", "--counts=x"], "Wert „x“ ist für „--counts“ einer zu viel"),
    (&["generate", "--size", "9", "--box", "3x3"], "verträgt sich nicht mit --box <RxC>"),
    (&["solve", "--nodes", "1", "--nodes", "2"], "„--nodes <N>“ ist mehrmals angegeben"),
    (&["lab", "target"], "nötige Argumente fehlen: --algorithm <NAME>, "),
    (&["lab", "check"], "ein nötiges Argument fehlt: <PLAN>"),
    (&["--quiet"], "nach „evoku“ fehlt ein Befehl: einer von solve, "),
    (&["lab"], "nach „evoku lab“ fehlt ein Befehl: einer von new, "),
    (&["print", "--paper", "a44", NINE], "erwartet ist a3, a4, "),
    (&["slove"], "den Befehl „slove“ gibt es nicht; vielleicht solve?"),
    (&["sample", "9", "--seed", "x"], "erwartet ist eine ganze Zahl ab 0"),
    (&["generate", "--size", "x"], "erwartet ist eine ganze Zahl ab 0"),
];

/// Words of clap's own errors.
const ENGLISH: [&str; 9] = [
    "the following",
    "was",
    "were",
    "provided",
    "value ",
    "found",
    "cannot",
    "required",
    "possible",
];

#[test]
fn refused_command_lines_are_in_the_language() {
    for &(arguments, expected) in REFUSED {
        let ran = run_in(&[("EVOKU_LANG", "de")], arguments);
        ran.is_refused(expected);
        for word in ENGLISH {
            assert!(!ran.stderr.contains(word), "{word:?} is in {ran:?}");
        }
        let texts = ["en", "fr", "es"].map(|code| run_in(&[("EVOKU_LANG", code)], arguments));
        for (one, text) in texts.iter().enumerate() {
            text.is_refused("");
            assert_ne!(text.stderr, ran.stderr);
            assert!(texts[..one].iter().all(|other| other.stderr != text.stderr), "{text:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_text_is_refused_in_the_language() {
    use std::os::unix::ffi::OsStrExt;
    let broken = std::ffi::OsStr::from_bytes(b"\xff");
    let mut command = command(&["--lang", "de", "solve", "--engine"]);
    let output = command.arg(broken).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), &*error),
        (Some(2), "evoku: ein Argument ist kein Text in UTF-8\n")
    );
}

#[test]
fn unknown_names_are_refused_with_similar_ones() {
    for (arguments, similar) in [
        (&["evolve", "-a", "row-gaa"][..], "row-ga"),
        (&["evolve", "queen"], "queens"),
        (&["evolve", "-a", "row-ga", "--set", "populaton=9"], "population"),
        (&["evolve", "--islands", "2", "--topology", "tours"], "torus"),
        (&["algorithms", "row-gaa"], "row-ga"),
        (&["solve", "--engine", "auot"], "auto"),
        (&["convert", "--from", "jsnl", "--to", "line", NINE], "jsonl"),
        (&["convert", "--to", "jsnl", NINE], "jsonl"),
        (&["generate", "--level", "hrad"], "hard"),
        (&["generate", "--level", "easy..hrad:3"], "hard"),
        (&["generate", "--technique", "x-wnig"], "X-Wing"),
        (&["generate", "--constraints", "kiler"], "killer"),
        (&["filter", "--technique", "x-wnig", NINE], "X-Wing"),
        (&["filter", "--level", "hrad", NINE], "hard"),
        (&["rate", "--scales", "explaner", NINE], "explainer"),
        (&["solve", "--rules", "diagnal", NINE], "diagonal"),
        (&["rate", "--to", "csv", "--fields", "levle", NINE], "level"),
        (&["sort", "--by", "levle", NINE], "level"),
        (&["man", "slove"], "solve"),
    ] {
        run_in(&[], arguments).is_refused(&format!("did you mean {similar}"));
        run_in(&[("EVOKU_LANG", "de")], arguments).is_refused(&format!("vielleicht {similar}"));
    }
}

#[test]
fn outputs_are_in_the_language() {
    let check = |language: &str, puzzle: &str| {
        run_in(&[], &["solve", "--check", "--lang", language, puzzle]).stdout
    };
    assert_eq!(check("de", NINE), format!("{} eindeutig\n", NINE.replace('0', ".")));
    assert!(check("fr", CONTRADICTION).contains("fausse"));
    let explained = run_in(&[], &["--lang", "fr", "explain", HARD]).success().stdout;
    assert!(explained.starts_with("Grille 1\n"), "{explained}");
    let algorithm = run_in(&[], &["--lang", "es", "algorithms", "row-ga"]).success().stdout;
    assert!(algorithm.contains("\nParámetros (--set nombre=valor):\n"), "{algorithm}");
    let page = run_in(&[], &["hint", "--lang", "de", "--to", "html", NINE]).success().stdout;
    assert!(page.contains("<html lang=\"de\">") && page.contains("<h1>Stellung 1</h1>"), "{page}");
}

#[test]
fn machine_readable_output_is_the_same_in_every_language() {
    for arguments in [
        &["solve", "--check", "--to", "csv", NINE, CONTRADICTION][..],
        &["solve", "--check", "--counts", "--to", "json", NINE],
        &["rate", "--to", "csv", HARD],
        &["landscape", "--to", "csv", "--steps", "100", "--climbs", "1", NINE],
    ] {
        let english = run_in(&[], arguments);
        let german = run_in(&[("EVOKU_LANG", "de")], arguments);
        assert_eq!(german.stdout, english.stdout, "{arguments:?}");
    }
}

/// A plan with a warning: too few puzzles for a verdict.
const SMALL_PLAN: &str = "name = \"small\"
repetitions = 1
budget.evaluations = 100
algorithm = [{ name = \"row-ga\" }, { name = \"tabu\" }]
class = [{ name = \"4x4\", bundled = \"4x4\", first = 2 }]
";

#[test]
fn words_in_json_have_a_message_that_is_the_same_in_every_language() {
    let folder = crate::common::folder("language-json");
    let plan = crate::common::path(&folder, "small.toml");
    std::fs::write(&plan, SMALL_PLAN.replace("tabu", "box-ga")).unwrap();
    let several = ".".repeat(81);
    for (arguments, words, member) in [
        (&["algorithms", "row-ga", "--json"][..], "/description", "/messages/description"),
        (&["algorithms", "row-ga", "--json"], "/parameters/0/meaning", "/parameters/0/messages"),
        (&["algorithms", "ga", "--json"], "/nulls/0/lacks", "/nulls/0/messages/lacks"),
        (&["hint", "--json", NINE], "/0/text", "/0/messages/text"),
        (&["explain", "--json", HARD], "/0/steps/0/prose", "/0/steps/0/message"),
        (&["explain", "--json", &several], "/0/problem", "/0/messages/problem"),
        (&["lab", "check", "--json", &plan], "/warnings/0/warning", "/warnings/0/messages"),
    ] {
        let [english, german] = ["en", "de"].map(|code| {
            let ran = run_in(&[("EVOKU_LANG", code)], arguments);
            serde_json::from_str::<serde_json::Value>(&ran.stdout).unwrap()
        });
        let of = |json: &serde_json::Value, place: &str| json.pointer(place).cloned();
        let message = of(&english, member);
        assert!(message.is_some(), "{arguments:?}: {english}");
        assert_eq!(message, of(&german, member), "{arguments:?}");
        assert!(of(&english, words).is_some(), "{arguments:?}: {english}");
        assert_ne!(of(&english, words), of(&german, words), "{arguments:?}");
    }
}

#[test]
fn causes_within_plans_are_in_the_language() {
    let folder = crate::common::folder("language-plan");
    let plan = crate::common::path(&folder, "plan.toml");
    for (from, to, german) in [
        ("tabu", "row-gaa", "vielleicht row-ga?"),
        ("budget.evaluations", "budget.evaluation", "vielleicht evaluations?"),
        ("bundled = \"4x4\"", "bundled = \"4x5\"", "vielleicht 4x4"),
        ("bundled = \"4x4\"", "puzzles = \"123\"", "erwartet"),
        ("bundled = \"4x4\"", "puzzles = \"....\", rules = \"diagnal\"", "keine Regel „diagnal“"),
        ("name = \"tabu\"", "name = \"box-ga\", set.population = \"x\"", "eine ganze Zahl von"),
    ] {
        std::fs::write(&plan, SMALL_PLAN.replace(from, to)).unwrap();
        let ran = run_in(&[("EVOKU_LANG", "de")], &["lab", "check", &plan]).exits_with(2);
        assert!(ran.stderr.contains(german), "{german}: {ran:?}");
    }
}

#[test]
fn the_option_wins_over_the_variable() {
    let german = [("EVOKU_LANG", "de")];
    let missing = ["solve", "--timeout", "x"];
    run_in(&german, &missing).is_refused("erwartet ist eine Zahl von Sekunden");
    let option = ["solve", "--timeout", "x", "--lang", "fr"];
    run_in(&german, &option).is_refused("un nombre de secondes supérieur à 0 est attendu");
    let option = ["solve", "--timeout", "x", "--lang", "en"];
    run_in(&[("EVOKU_LANG", "xx")], &option).is_refused("expected a number of seconds");
    run_in(&[("EVOKU_LANG", "")], &missing).is_refused("expected a number of seconds");
}

#[test]
fn the_locale_has_no_effect() {
    let locale = ["LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"].map(|name| (name, "de_DE.UTF-8"));
    run_in(&locale, &["solve", "--timeout", "x"]).is_refused("expected a number of seconds");
}

#[test]
fn an_unknown_language_is_refused_with_the_known_ones() {
    let codes: Vec<&str> = Language::all().map(Language::code).collect();
    let (last, others) = codes.split_last().unwrap();
    let known = format!("the languages are {} and {last}", others.join(", "));
    let refused = format!("there is no language \"xx\"; {known}");
    run_in(&[], &["--lang", "xx", "solve", NINE]).is_refused(&refused);
    run_in(&[("EVOKU_LANG", "xx")], &["solve", NINE]).is_refused(&refused);
    let help = run_in(&[], &["--help"]).success().stdout;
    assert!(help.contains(&format!("Language of messages: {}", codes.join(", "))), "{help}");
}
