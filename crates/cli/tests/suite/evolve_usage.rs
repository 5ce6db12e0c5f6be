//! `evoku evolve` with wrong arguments: a line on standard error, exit code 2, nothing else.

use std::fs;

use crate::common::{CONTRADICTION, FOUR, NINE, evoku, evolve, folder, names, path};

#[test]
fn wrong_arguments_are_named() {
    for (arguments, expected) in [
        (&["abc", "5"][..], "\"abc\" for \"[POPULATION]\": expected a whole number, 1 or more"),
        (&["0", "5"], "\"0\" for \"[POPULATION]\": expected a whole number, 1 or more"),
        (&["-5", "5"], "\"-5\" for \"[POPULATION]\": expected a whole number, 1 or more"),
        (&["1.5", "5"], "\"1.5\" for \"[POPULATION]\": expected a whole number, 1 or more"),
        (&["", "5"], "for \"[POPULATION]\": expected a whole number, 1 or more"),
        (&["5", "x"], "\"x\" for \"[GENERATIONS]\": expected a whole number, 1 or more"),
        (&["5", "0"], "\"0\" for \"[GENERATIONS]\": expected a whole number, 1 or more"),
        (&["5", "-1"], "\"-1\" for \"[GENERATIONS]\": expected a whole number, 1 or more"),
        (&["5", "99999999999999999999"], "the largest number is 18446744073709551615"),
        (&["5"], "GENERATIONS is missing"),
        (&["1", "2", "3"], "unexpected argument \"3\""),
        (&["2000000", "5"], "population must be a whole number from 1 to 1000000, not \"2000000\""),
        (&["9", "5", "-a", "cloning-ga"], "population must be a whole number from 10 to 1000000"),
        (&["9", "5", "-a", "simulated-annealing"], "no parameter \"population\""),
        (&["--seed", "x"], "\"x\" for \"--seed <SEED>\": expected a whole number, 0 or more"),
        (&["--seed", "-1"], "\"-1\" for \"--seed <SEED>\": expected a whole number, 0 or more"),
        (
            &["--seed", "18446744073709551615", "--runs", "2"],
            "the largest seed is 18446744073709551615",
        ),
        (&["--evaluations", "0"], "expected a whole number, 1 or more"),
        (&["--timeout", "0"], "expected a number of seconds above 0"),
        (&["--timeout", "-1"], "expected a number of seconds above 0"),
        (&["--timeout", "soon"], "expected a number of seconds above 0"),
        (&["--timeout", "NaN"], "expected a number of seconds above 0"),
        (&["--runs", "0"], "expected a whole number from 1 to 1000000"),
        (&["--threads", "0"], "expected a whole number from 1 to 1024"),
        (&["--progress", "loud"], "expected one of auto, live, plain, none"),
        (
            &["--algorithm", "magic"],
            "no algorithm \"magic\"; the algorithms are mutation-ga, cloning-ga",
        ),
        (
            &["-a", "ga", "--set", "selection=roulette", "--set", "replacement=cellular"],
            "selection has an effect only with replacement=generational or worst or oldest",
        ),
        (
            &["-a", "row-ga", "--set", "elite"],
            "found \"elite\", expected a setting like name=value",
        ),
        (
            &["-a", "row-ga", "--set", "luck=1"],
            "no parameter \"luck\"; the parameters are population, elite",
        ),
        (
            &["-a", "row-ga", "--set", "elite=many"],
            "elite must be a whole number from 0 to 1000000, less than population, not \"many\"",
        ),
        (
            &["-a", "row-ga", "--set", "mutation_rate=1.5"],
            "mutation_rate must be a number from 0 to 1, not \"1.5\"",
        ),
        (
            &["-a", "row-ga", "--set", "mutation_rate=NaN"],
            "mutation_rate must be a number from 0 to 1, not \"NaN\"",
        ),
        (
            &["-a", "row-ga", "--set", "elite=25", "--set", "population=20"],
            "row-ga: elite is 25, but must be less than population, which is 20",
        ),
        (
            &["-a", "lsga", "--set", "elite=25", "20", "5"],
            "lsga: elite is 25, but must be at most population, which is 20",
        ),
        (
            &["-a", "decoder", "--set", "founders=3", "--population", "20"],
            "decoder: founders is 3, but must be at least population, which is 20",
        ),
        (
            &["1000000", "5", "-a", "row-ga", "--memory", "100"],
            "MB of memory, but the limit is 100 MB",
        ),
        (
            &["20", "5", "--population", "20"],
            "population is given both with --population and as an argument",
        ),
        (
            &[NINE, "--puzzle", NINE],
            "a puzzle is given both with --puzzle and as an argument; give one",
        ),
        (&["no-such-file.txt"], "\"no-such-file.txt\" is neither a file nor"),
        (&["--puzzle-kind", "chess"], "no puzzle kind \"chess\"; the kinds are sudoku, queens"),
        (&["--puzzle-kind", "queens", "--size", "3"], "the size of queens must be from 4 to 1000"),
        (&["--puzzle-kind", "queens", "--size", "x"], "\"x\" for \"--size <N>\""),
        (
            &["--puzzle-kind", "queens", "--algorithm", "row-ga"],
            "row-ga supports only Sudoku; algorithms for queens are queens-ga, mutation-ga, ",
        ),
        (&["queens", "8", "-a", "magic"], "no algorithm \"magic\" for queens; its algorithms are"),
        (&["queens", "8", "-a", "ga", "--set", "encoding=rows"], "no parameter \"encoding\""),
        (
            &["-a", "queens-ga"],
            "queens-ga supports only queens; algorithms for Sudoku are mutation-ga, ",
        ),
        (&["queens", "3"], "the size of queens must be from 4 to 1000"),
        (&["queens", "20", "500"], "expected SIZE or SIZE POPULATION GENERATIONS after queens"),
        (&["queens", "8", "--size", "8"], "size is given both with --size and as an argument"),
        (&["queens", "--puzzle-kind", "magic-square"], "magic-square, but the argument is queens"),
        (&["queens", "--puzzle", NINE], "--puzzle is only for Sudoku; for queens use --size"),
        (&["queens", "--generate", "easy"], "--generate is only for Sudoku"),
        (&["20", "5", "none.txt"], "\"none.txt\" is neither a file nor a puzzle"),
        (&["none.txt", "20", "5"], "\"none.txt\" is neither a file nor a puzzle"),
        (&["row-ga", "p.txt"], "\"row-ga\" is an algorithm; -a row-ga selects it"),
        (
            &["--mutation_rate", "0.2"],
            "; mutation_rate is a parameter of algorithms; set it with --set",
        ),
        (&["--mutation-rate", "0.2"], "set it with --set mutation_rate=VALUE"),
        (&["-a", "row-ga", "--set", "mutation_rate=0,1"], "may mean 0.1 or two values; write 0.1 "),
        (&["--set", "population=1e400"], "population"),
        (&["--size", "9"], "--size is only for other kinds of puzzles"),
        (&["--rules", "killer"], "no rule \"killer\""),
        (&["--from", "xml"], "invalid value \"xml\" for \"--from <FORMAT>\""),
        (&["--box", "9"], "like 2x3"),
        (&["--puzzle"], "\"--puzzle <FILE|LINE>\" needs a value"),
        (&["--runz", "3"], "unexpected argument \"--runz\"; did you mean --runs?"),
        (&["--runs", "2", "--print-population"], "displays one run; omit --runs"),
        (&["--runs", "2", "--print-children"], "--print-children shows one run; omit --runs"),
        (&["--islands", "2", "--print-children"], "can't follow several islands"),
        (
            &["--generate", "easy/16", "--print-children"],
            "up to 12x12 next to each other; this one is 16x16",
        ),
        (&["--to", "csv", "--print-children"], "csv has no place for the children"),
        (&["--print-children=first"], "expected generations like 0,10..20,last"),
        (&["--print-population=x"], "expected generations like 0,10..20,last"),
        (&["--generate", "nightmare"], "the levels are easy, medium, hard, expert, extreme"),
        (
            &["--json", "--fields", "seed,luck"],
            "--fields: there is no field \"luck\"; the fields are algorithm",
        ),
        (&["--fields", "seed"], "--fields: text has no fields to choose"),
        (&["-o", "result.xlsx"], "no output format has the extension .xlsx"),
        (&["-a", "row-ga", "--set", "population=10,x"], "population must be a whole number"),
        (&["--runs", "2", "--checkpoint", "x"], "--checkpoint is for one run"),
        (&["--checkpoint-every", "5"], "a required argument is missing: --checkpoint"),
        (&["--checkpoint", "x", "--checkpoint-every", "0"], "a number of seconds above 0"),
        (&["--islands", "0"], "expected a whole number from 1 to 1024"),
        (&["--topology", "ring"], "a required argument is missing: --islands"),
        (
            &["--islands", "2", "--topology", "cube"],
            "expected one of ring, torus, star, full, random",
        ),
        (&["--islands", "2", "--migration", "worst"], "expected one of best, random"),
        (&["--islands", "2", "--migration-interval", "0"], "expected a whole number, 1 or more"),
        (&["--islands", "2", "--migrants", "-1"], "expected a whole number from 0 to 1000000"),
        (
            &["-a", "row-ga,box-ga"],
            "--algorithm names 2 algorithms; give each an island with --islands 2",
        ),
        (&["-a", "row-ga,magic", "--islands", "2"], "no algorithm \"magic\""),
        (
            &["-a", "row-ga,hill-climbing", "--islands", "2", "--set", "luck=1"],
            "no parameter \"luck\"; the parameters are population, elite",
        ),
        (
            &["-a", "row-ga,hill-climbing", "--islands", "2", "--set", "patience=x"],
            "patience must be a whole number from 0 to 1000000000, not \"x\"",
        ),
    ] {
        evolve(arguments, NINE).is_refused(expected);
    }
    evoku(&["evolv"], "").is_refused("did you mean evolve?");
}

#[test]
fn wrong_puzzles_are_reported_with_their_position() {
    let long = format!("{NINE}123");
    for (puzzle, expected) in [
        ("", "standard input: the input contains no puzzle"),
        ("\n \n", "standard input: the input contains no puzzle"),
        (&NINE[1..], "line 1: found 80 cells, expected 81"),
        (&long, "line 1: found 84 cells, expected 81"),
        (&NINE.replacen('7', "a", 1), "line 1, column 5 (r1c5): found \"a\""),
        ("1,2,0,0,3,0,9,0,0,0,4,0,4,0,0,1", "(r2c3): found \"9\", expected a digit 1 to 4"),
        (" 1 . | . .\n 3 . | 1 .\n . . | 4\n 4 . | . 1\n", "row 3 has 3 instead of 4"),
        ("\u{1}\u{0}\u{fffd}\u{7f}ELF", "standard input: line 1"),
        (CONTRADICTION, "the givens contradict each other: two 5s in row 1 (r1c1 and r1c2)"),
    ] {
        evolve(&[], puzzle).is_refused(expected);
    }
    evolve(&["--puzzle", &NINE[1..]], "").is_refused("line 1: found 80 cells, expected 81");
    evolve(&["--puzzle", ""], "").is_refused("the input contains no puzzle");
}

#[cfg(unix)]
#[allow(clippy::print_stderr, reason = "a test that is skipped says so loudly")]
fn skipped(why: &str) {
    eprintln!("SKIPPED: {why}");
}

#[test]
fn unreadable_files_are_reported() {
    let folder = folder("unreadable");
    let missing = path(&folder, "missing.txt");
    evolve(&["--puzzle", &missing], "").is_refused("is neither a file nor a puzzle");
    evolve(&["--puzzle", folder.to_str().unwrap()], "").is_refused("it is a folder");
    let file = path(&folder, "secret.txt");
    fs::write(&file, FOUR).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&file, fs::Permissions::from_mode(0o000)).unwrap();
        if fs::read(&file).is_ok() {
            skipped("this user may read every file");
        } else {
            evolve(&["--puzzle", &file], "").is_refused("can't open ");
        }
    }
    let empty = path(&folder, "empty.txt");
    fs::write(&empty, "").unwrap();
    evolve(&["--puzzle", &empty], "").is_refused("empty.txt: the input contains no puzzle");
}

#[test]
fn wrong_outputs_cost_no_run_and_leave_nothing() {
    let folder = folder("wrong-outputs");
    let [table, picture] = ["t.csv", "c.svg"].map(|name| path(&folder, name));
    let nowhere = |name| path(&folder, &format!("nowhere/{name}"));
    for (option, wrong, expected) in [
        ("--trace", path(&folder, "t.txt"), "t.txt must end in .csv or .jsonl"),
        ("--trace", path(&folder, "t"), "must end in .csv or .jsonl"),
        ("--chart", path(&folder, "c.gif"), "c.gif must end in .svg, .png or .pdf"),
        ("--trace", nowhere("t.csv"), "can't write"),
        ("--chart", nowhere("c.png"), "can't write"),
        ("--log", nowhere("log.txt"), "can't write"),
        ("--log", folder.to_str().unwrap().to_owned(), "can't write"),
    ] {
        // A run with these arguments would not end, so the end shows that none was started.
        let endless = ["--algorithm", "random-search", "--timeout", "1e9", option, &wrong];
        let ran = evolve(&endless, NINE);
        ran.is_refused(expected);
        ran.is_refused(&format!("evoku: {option}: "));
        let others = [("--trace", &table), ("--chart", &picture)];
        for (other, right) in others.into_iter().filter(|(other, _)| *other != option) {
            evolve(&[&endless[..], &[other, right]].concat(), NINE).is_refused(expected);
        }
        assert!(names(&folder).is_empty(), "{:?}", names(&folder));
    }
}

#[test]
fn a_refused_puzzle_leaves_old_files_alone() {
    let folder = folder("refused");
    let log = path(&folder, "log.txt");
    fs::write(&log, "old").unwrap();
    let [table, picture] = ["t.csv", "c.svg"].map(|name| path(&folder, name));
    let arguments = ["--log", &log, "--trace", &table, "--chart", &picture];
    evolve(&arguments, CONTRADICTION).is_refused("two 5s in row 1");
    assert_eq!(names(&folder), ["log.txt"]);
    assert_eq!(fs::read_to_string(&log).unwrap(), "old");
}
