//! `evoku evolve`: the output of a run, and its exit code.

use std::fs;

use crate::common::{
    CONTRADICTION, FOUR, FOUR_SOLVED, NINE, evoku, evolve, folder, keeps_givens, path, row_ga,
    timeless,
};
use evoku_evolve::puzzles::KINDS;
use evoku_testing::inputs::NINE_SOLVED;
use serde_json::{Value, json};

#[test]
fn a_solved_puzzle_is_exit_code_0() {
    let ran = row_ga(&[], FOUR);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
    assert!(ran.stdout.starts_with("solution found: solved, generation "), "{ran:?}");
    assert!(
        ran.stdout.ends_with(
            "\nbest of the last generation and of the run: 32 of 32 distinct digits\n \
             1 2 | 3 4\n 3 4 | 1 2\n-----+-----\n 2 1 | 4 3\n 4 3 | 2 1\n"
        ),
        "{ran:?}"
    );
}

/// The givens alone allow several boards; with the constraints only one is left.
#[test]
fn constraints_are_evolved_and_refused_in_words() {
    let board = "....\n3412\n..43\n....\nkiller 7 r1c1 r1c2 r2c2\nkiller 7 r1c3 r1c4\n\
         sandwich 5 row 4\narrow r3c3 r2c3 r1c3\nkiller 3 r2c3 r2c4\nkiller 6 r3c1 r4c1\n";
    for algorithm in ["mutation-ga", "row-ga", "simulated-annealing"] {
        let ran = evolve(&["-a", algorithm, "--seed", "1", "--json"], board);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
        assert_eq!(ran.json()["best"]["line"], FOUR_SOLVED, "{algorithm}");
    }
    evolve(&["-a", "memetic"], board).is_refused("memetic");
}

#[test]
fn an_unsolved_puzzle_is_exit_code_1() {
    let ran = evolve(&["10", "3", "--algorithm", "mutation-ga"], NINE);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""), "{ran:?}");
    let expected = "no solution found: generations spent, generation 3, 40 evaluations, ";
    assert!(ran.stdout.starts_with(expected), "{ran:?}");
    assert!(ran.stdout.contains("\nbest of the last generation"), "{ran:?}");
    assert!(ran.stdout.contains(" duplicates\n 5 3 "), "{ran:?}");
}

#[test]
fn the_best_of_the_run_may_be_older_than_the_last_generation() {
    // A random search forgets its best attempt, so that the two differ.
    let arguments = ["20", "30", "--algorithm", "random-search"];
    let ran = evolve(&arguments, NINE);
    assert!(ran.stdout.contains("\nbest of the last generation: "), "{ran:?}");
    assert!(ran.stdout.contains("\nbest of the run: "), "{ran:?}");
    let json = evolve(&[&arguments[..], &["--json"]].concat(), NINE).json();
    let cost = |which: &str| json[which]["cost"].as_u64().unwrap();
    assert!(cost("best") < cost("last_generation_best"), "{json}");
}

#[test]
fn the_puzzle_may_come_from_anywhere() {
    let folder = folder("anywhere");
    let file = path(&folder, "puzzle.txt");
    fs::write(&file, "  1 2 | . .\n 3 . | 1 .\n-----+----\n . . | 4 .\n 4 . | . 1\n").unwrap();
    let from_line = evolve(&["--json", "--puzzle", FOUR], "").json();
    assert_eq!(from_line["puzzle"]["line"], FOUR);
    let others = [
        evolve(&["--json"], FOUR).json(),
        evolve(&["--json"], "1,2,0,0,3,0,1,0,0,0,4,0,4,0,0,1\n").json(),
        evolve(&["--json", "--puzzle", "-"], FOUR).json(),
        evolve(&["--json", "--puzzle", &file], NINE).json(),
    ];
    for other in others {
        assert_eq!(timeless(other), timeless(from_line.clone()));
    }
}

#[test]
fn the_algorithm_is_the_best_for_the_board_unless_one_is_named() {
    let json = evolve(&["--json"], NINE).json();
    assert_eq!(
        (&json["algorithm"], &json["propagation"]),
        (&json!("random-decodes"), &json!("decoder"))
    );
    let blank = ".".repeat(36 * 36);
    let json = evolve(&["--json", "--evaluations", "1000"], &blank).json();
    assert_eq!((&json["algorithm"], &json["propagation"]), (&json!("memetic"), &json!("singles")));
    let named = evolve(&["--json", "--evaluations", "1000", "-a", "box-ga"], NINE).json();
    assert_eq!((&named["algorithm"], &named["propagation"]), (&json!("box-ga"), &json!("none")));
}

#[test]
fn the_first_of_several_puzzles_is_used() {
    let ran = evolve(&["--json"], &format!("{FOUR}\n{NINE}\n"));
    assert_eq!(ran.stderr, "evoku: the input has several puzzles; this is the first\n");
    assert_eq!(ran.json()["puzzle"]["line"], FOUR);
}

#[test]
fn json_agrees_with_the_text() {
    let arguments = ["40", "50", "--algorithm", "mutation-ga", "--seed", "7"];
    let text = evolve(&arguments, NINE).stdout;
    let json = evolve(&[&arguments[..], &["--json"]].concat(), NINE).json();
    let members = [
        "algorithm",
        "parameters",
        "propagation",
        "puzzle",
        "seed",
        "solved",
        "stop",
        "generations",
        "evaluations",
        "work",
        "restarts",
        "seconds",
        "evaluations_per_second",
        "best",
        "last_generation_best",
        "version",
        "revision",
        "default_algorithm",
    ];
    assert!(json.as_object().unwrap().keys().eq(members), "{json}");
    assert_eq!(json["algorithm"], "mutation-ga");
    assert_eq!(json["parameters"]["population"], 40);
    assert_eq!(json["puzzle"]["kind"], "sudoku");
    assert_eq!(json["puzzle"]["givens"], 30);
    assert_eq!(json["puzzle"]["line"], NINE);
    assert_eq!(json["seed"], 7);
    assert_eq!(json["solved"], false);
    assert_eq!(json["stop"], "generations spent");
    assert_eq!(json["generations"], 50);
    assert_eq!(json["evaluations"], 2040);
    let work = json!({"full": 2040, "moves": 0, "decodes": 0, "placements": 0});
    assert_eq!((&json["work"], &json["propagation"]), (&work, &json!("none")));
    let reported = "\nwork: 2,040 full, 0 moves, 0 decodes, 0 placements; propagation: none\n";
    assert!(text.contains(reported), "{text}");
    assert!(
        text.starts_with(
            "no solution found: generations spent, generation 50, 2,040 evaluations, "
        )
    );
    for which in ["best", "last_generation_best"] {
        let attempt = &json[which];
        let (line, board) = (attempt["line"].as_str().unwrap(), attempt["board"].as_str().unwrap());
        assert!(keeps_givens(NINE, line), "{line}");
        assert_eq!(board.replace(|sign: char| !sign.is_ascii_digit(), ""), line);
        assert_eq!(attempt["fitness"], attempt["cost"]);
        assert!(text.contains(&format!(": {} duplicates\n{board}", attempt["fitness"])), "{text}");
    }
}

#[test]
fn fitness_is_reported_in_the_terms_of_the_algorithm() {
    let best =
        |algorithm| evolve(&["--json", "--algorithm", algorithm], FOUR).json()["best"].take();
    assert_eq!(best("row-ga")["fitness"], 32);
    assert_eq!(best("mutation-ga")["fitness"], 0);
    let two = best("multi-objective");
    assert_eq!(
        (&two["fitness"], &two["cost"]),
        (&json!({"cells filled": 16, "violations": 0}), &json!(0))
    );
}

#[test]
fn a_line_for_every_generation_goes_to_standard_error_on_request() {
    let arguments = ["10", "25", "--algorithm", "mutation-ga", "--json"];
    let quiet = evolve(&arguments, NINE);
    assert_eq!(quiet.stderr, "", "nothing without the request");
    let reported = evolve(&[&arguments[..], &["--progress", "plain"]].concat(), NINE);
    assert_eq!(timeless(reported.json()), timeless(quiet.json()));
    let lines: Vec<&str> = reported.stderr.lines().collect();
    assert_eq!(lines.len(), 26);
    for (number, line) in lines.iter().enumerate() {
        let rest = line.strip_prefix(&format!("generation {number}: mean ")).unwrap();
        let (mean, best) = rest.split_once(", best ").unwrap();
        let best = best.strip_suffix(" duplicates").unwrap();
        assert!(mean.parse::<f64>().unwrap() >= best.parse::<f64>().unwrap(), "{line}");
    }
    let best = &quiet.json()["last_generation_best"]["cost"];
    assert!(lines[25].ends_with(&format!("best {best} duplicates")));
}

#[test]
fn every_individual_is_printed_on_request() {
    for (algorithm, population, kept) in
        [("mutation-ga", 30, 3), ("cloning-ga", 30, 3), ("row-ga", 30, 30), ("hill-climbing", 1, 1)]
    {
        let mut arguments = vec!["--algorithm", algorithm, "--print-population"];
        match algorithm {
            "hill-climbing" => arguments.extend(["--evaluations", "300"]),
            _ => arguments.extend(["30", "20"]),
        }
        let text = evolve(&arguments, NINE).stdout;
        arguments.push("--json");
        let json = evolve(&arguments, NINE).json();
        let lines =
            |member: &str| -> Vec<String> { serde_json::from_value(json[member].clone()).unwrap() };
        let (all, culled) = (lines("population"), lines("after_culling"));
        assert_eq!((all.len(), culled.len()), (population, kept), "{algorithm}");
        assert!(all.iter().all(|line| keeps_givens(NINE, line)), "{algorithm}");
        assert!(culled.iter().all(|line| all.contains(line)), "{algorithm}");
        let best = json["last_generation_best"]["line"].as_str().unwrap().to_owned();
        assert!(all.contains(&best), "{algorithm}");
        let fitness: Vec<i64> = serde_json::from_value(json["population_fitness"].clone()).unwrap();
        let of = |line: &String| fitness[all.iter().position(|other| other == line).unwrap()];
        assert_eq!(json["last_generation_best"]["fitness"], of(&best), "{algorithm}");
        let row = |line: &String| format!("{line}  {}\n", of(line));
        let mut expected = format!("\nlast generation: {population} individuals\n");
        expected.extend(all.iter().map(row));
        if kept < population {
            assert_eq!(culled[0], best, "{algorithm}");
            expected += &format!("\nafter culling: {kept} individuals, best first\n");
            expected.extend(culled.iter().map(row));
        }
        assert!(text.ends_with(&expected), "{algorithm}: {text}");
    }
}

#[test]
fn budgets_end_a_run() {
    let ran = row_ga(&["--evaluations", "1234", "--json"], NINE);
    assert_eq!((ran.code, &ran.json()["evaluations"]), (Some(1), &json!(1234)));
    assert_eq!(ran.json()["stop"], "evaluations spent");
    // Since there is no solution, only the time limit ends these runs.
    for timeout in ["0.05", "1e-9"] {
        let arguments = ["--timeout", timeout, "--algorithm", "random-search"];
        let ran = row_ga(&arguments, NINE);
        assert_eq!(ran.code, Some(1));
        assert!(ran.stdout.starts_with("no solution found: time is up, "), "{ran:?}");
        let runs = row_ga(&[&arguments[..], &["--runs", "2", "--json"]].concat(), NINE);
        assert_eq!(runs.code, Some(1));
        assert_eq!(runs.json()["runs"][1]["stop"], "time is up");
    }
}

#[test]
fn parameters_can_be_set() {
    let arguments =
        ["--set", "mutation_rate=0.25", "--set", "elite=3", "--set", "patience=7", "--json"];
    let json = row_ga(&arguments, FOUR).json();
    assert_eq!(json["parameters"]["mutation_rate"], 0.25);
    assert_eq!(json["parameters"]["elite"], 3);
    assert_eq!(json["parameters"]["patience"], 7);
    let other = row_ga(&["--set", "population=33", "--evaluations", "99", "--json"], NINE).json();
    assert_eq!(other["parameters"]["population"], 33);
}

/// Arguments for which some runs are solved and others are not.
const RUNS: [&str; 7] = ["--runs", "9", "--seed", "20", "--evaluations", "60000", "--json"];

#[test]
fn threads_make_no_difference() {
    let [one, two, four] = ["1", "2", "4"].map(|threads| {
        let ran = row_ga(&[&RUNS[..], &["--threads", threads]].concat(), NINE);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""));
        timeless(ran.json())
    });
    assert_eq!(one, two);
    assert_eq!(one, four);
    let solved = one["summary"]["solved"].as_u64().unwrap();
    assert!(0 < solved && solved < 9, "{one}");
}

#[test]
fn several_runs_are_single_runs_with_successive_seeds() {
    let json = row_ga(&RUNS, NINE).json();
    let runs = json["runs"].as_array().unwrap();
    assert_eq!(runs.len(), 9);
    for (run, seed) in runs.iter().zip(20..) {
        assert_eq!(run["seed"], seed);
        let seed = seed.to_string();
        let single = row_ga(&["--seed", &seed, "--evaluations", "60000", "--json"], NINE).json();
        for member in ["seed", "solved", "stop", "generations", "evaluations", "restarts"] {
            assert_eq!(run[member], single[member], "{member} of seed {seed}");
        }
        assert_eq!(run["cost"], single["best"]["cost"]);
        assert_eq!(run["line"], single["best"]["line"]);
    }
    let solved: Vec<&Value> = runs.iter().filter(|run| run["solved"] == true).collect();
    let summary = &json["summary"];
    assert_eq!(summary["runs"], 9);
    assert_eq!(summary["solved"], solved.len());
    assert_eq!(summary["success_rate"], solved.len() as f64 / 9.0);
    let generations: u64 = solved.iter().map(|run| run["generations"].as_u64().unwrap()).sum();
    assert_eq!(summary["mean_generations_of_solved"], generations as f64 / solved.len() as f64);
    for member in ["algorithm", "parameters", "puzzle"] {
        assert!(!json[member].is_null(), "{member}");
    }
}

#[test]
fn several_runs_are_a_table_and_a_summary() {
    let ran = row_ga(&["--runs", "4", "--threads", "2"], FOUR);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:?}");
    let (table, summary) = ran.stdout.split_once("\n\n").unwrap();
    assert_eq!(table.lines().count(), 5, "{ran:?}");
    for (row, seed) in table.lines().skip(1).zip(1..) {
        assert!(row.trim_start().starts_with(&format!("{seed}  ")), "{row}");
        assert!(row.contains(" solved ") && row.ends_with("32 of 32 distinct digits"), "{row}");
    }
    assert!(summary.contains("\nsolved 4 of 4 runs: 100.0 % (95 % Wilson interval "), "{ran:?}");
}

#[test]
fn the_work_is_reported_by_kind_with_the_class_of_propagation() {
    let arguments = ["--algorithm", "hill-climbing", "--evaluations", "5000", "--json"];
    let none = evolve(&arguments, NINE).json();
    let singles =
        evolve(&[&arguments[..], &["--set", "propagation=singles"]].concat(), NINE).json();
    assert_eq!(
        (&none["propagation"], &singles["propagation"]),
        (&json!("none"), &json!("singles"))
    );
    assert_eq!((&none["work"]["placements"], &none["work"]["decodes"]), (&json!(0), &json!(0)));
    // Singles solve this one.
    assert_eq!((&singles["work"]["placements"], &singles["solved"]), (&json!(51), &json!(true)));
    let [full, moves] = ["full", "moves"].map(|kind| none["work"][kind].as_u64().unwrap());
    assert!(moves > 0 && Some(full + moves) == none["evaluations"].as_u64(), "{none}");
}

#[test]
fn several_puzzles_have_a_row_each_in_several_runs() {
    let solved = NINE_SOLVED;
    let easy = solved.replacen('5', ".", 2);
    let puzzles = format!("{easy}\n{solved}\n{NINE}\n");
    let arguments = ["--runs", "3", "--evaluations", "2000", "--threads", "2"];
    let ran = row_ga(&arguments, &puzzles);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""), "{ran:?}");
    let (table, summary) = ran.stdout.split_once("\n\n").unwrap();
    let rows: Vec<Vec<&str>> =
        table.lines().skip(1).map(|row| row.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 3, "{table}");
    assert_eq!(rows[0][..4], ["1", "3", "of", "3"]);
    assert_eq!(rows[1][..4], ["2", "3", "of", "3"]);
    assert_eq!(rows[1][rows[1].len() - 2..], ["1", "0"], "a solved board takes one evaluation");
    assert_eq!(rows[2][..8], ["3", "0", "of", "3", "0.0", "to", "56.1", "%"]);
    assert_eq!(rows[2][rows[2].len() - 2], "2,000");
    assert!(summary.starts_with("row-ga on 3 puzzles\nsolved 6 of 9 runs: 66.7 % ("), "{summary}");

    let json = row_ga(&[&arguments[..], &["--json"]].concat(), &puzzles).json();
    let each = json["puzzles"].as_array().unwrap();
    let alone = |puzzle| timeless(row_ga(&[&arguments[..], &["--json"]].concat(), puzzle).json());
    for (object, puzzle) in each.iter().zip([&*easy, solved, NINE]) {
        assert_eq!(timeless(object.clone()), alone(puzzle));
    }
    assert_eq!((&json["summary"]["runs"], &json["summary"]["solved"]), (&json!(9), &json!(6)));
    let contradiction = format!("{NINE}\n{CONTRADICTION}\n");
    row_ga(&arguments, &contradiction).is_refused("puzzle 2: row-ga doesn't support this puzzle");
    let broken = format!("{NINE}\n{}\n", &NINE[1..]);
    row_ga(&arguments, &broken).is_refused("line 2");
}

#[test]
fn the_trivial_is_solved_at_once() {
    let one_blank = FOUR_SOLVED.replacen('3', ".", 1);
    for preset in evoku_evolve::presets::PRESETS {
        for puzzle in [FOUR_SOLVED, &one_blank] {
            let ran = evolve(&["--algorithm", preset.name, "--json"], puzzle);
            assert_eq!(ran.code, Some(0), "{} on {puzzle}: {ran:?}", preset.name);
        }
    }
    assert_eq!(evolve(&["--json"], "1").json()["best"]["line"], "1");
}

#[test]
fn givens_that_contradict_each_other_are_named() {
    for preset in evoku_evolve::presets::PRESETS {
        let refused = evolve(&["--algorithm", preset.name], CONTRADICTION);
        refused.is_refused(&format!("{} doesn't support this puzzle: ", preset.name));
        refused.is_refused("two 5s in row 1 (r1c1 and r1c2)");
    }
    evolve(&["--runs", "5", "--threads", "2"], CONTRADICTION).is_refused("two 5s in row 1");
}

#[test]
fn pencil_marks_are_respected_or_refused() {
    // Only the marks exclude the second solution, in which 1 and 3 change places.
    let marks = "12 2 | 34 4\n 34 4 | 12 2\n-----+-----\n 2 1 | 4 3\n 4 3 | 2 1\n";
    for preset in evoku_evolve::presets::PRESETS {
        let mut arguments = vec!["--from", "pencil", "--algorithm", preset.name, "--json"];
        if preset.parameters.iter().any(|parameter| parameter.name == "propagation") {
            // Singles would solve it before any algorithm begins.
            arguments.extend(["--set", "propagation=none"]);
        }
        let ran = evolve(&arguments, marks);
        if preset.refuses.contains(&evoku_evolve::encodings::UnsupportedPuzzle::Marks) {
            ran.is_refused("pencil marks");
        } else {
            assert_eq!(ran.json()["best"]["line"], FOUR_SOLVED, "{}", preset.name);
        }
    }
}

#[test]
fn puzzles_of_other_kinds_are_solved() {
    let queens = evoku(&["evolve", "--puzzle-kind", "queens", "--size", "12", "--json"], "");
    assert_eq!(queens.code, Some(0), "{queens:?}");
    let json = queens.json();
    assert_eq!(json["puzzle"], json!({"kind": "queens", "size": 12}));
    let board = json["best"]["board"].as_str().unwrap();
    assert_eq!(board.matches('Q').count(), 12, "{board}");

    let square =
        evoku(&["evolve", "50", "100000", "--puzzle-kind", "magic-square", "--size", "3"], "");
    assert_eq!((square.code, square.stderr.as_str()), (Some(0), ""), "{square:?}");
    let numbers: Vec<u32> = square
        .stdout
        .split_once("of the run: ")
        .and_then(|(_, rest)| rest.split_once('\n'))
        .map(|(_, board)| board.split_whitespace().map(|word| word.parse().unwrap()).collect())
        .unwrap();
    assert_eq!(numbers.len(), 9);
    assert!(numbers.chunks(3).all(|row| row.iter().sum::<u32>() == 15), "{numbers:?}");
    assert_eq!(numbers[0] + numbers[4] + numbers[8], 15);
}

#[test]
fn every_suitable_algorithm_supports_other_kinds_of_puzzle() {
    for kind in KINDS {
        let size = kind.sizes[0].to_string();
        for preset in kind.presets() {
            let arguments = ["evolve", kind.name, &size, "-a", preset.name, "--json"];
            let ran = evoku(&[&arguments[..], &["--evaluations", "2000"]].concat(), "");
            let json = ran.json();
            assert_eq!(json["algorithm"], preset.name, "{ran:?}");
            assert_eq!(json["default_algorithm"], false, "{ran:?}");
            assert_eq!(ran.code, Some(if json["solved"] == true { 0 } else { 1 }), "{ran:?}");
        }
    }
    let swept = ["evolve", "queens", "8", "-a", "ga", "--set", "crossover=pmx,order", "--json"];
    assert_eq!(evoku(&swept, "").json()["configurations"].as_array().map(Vec::len), Some(2));
    let islands = ["evolve", "queens", "8", "-a", "ga,simulated-annealing", "--islands", "2"];
    assert_eq!(evoku(&islands, "").code, Some(0));
    let plain = evoku(&["evolve", "queens", "--json"], "").json();
    assert_eq!((&plain["algorithm"], &plain["puzzle"]["size"]), (&"queens-ga".into(), &50.into()));
}

/// The puzzle may be a file, a line or standard input; the algorithm is the same for all.
#[test]
fn a_puzzle_needs_no_option() {
    let folder = crate::common::folder("positional");
    let file = crate::common::path(&folder, "p.txt");
    std::fs::write(&file, FOUR).unwrap();
    let piped = timeless(evolve(&["--json"], FOUR).json());
    for arguments in [&[&*file, "--json"][..], &[FOUR, "--json"], &["-", "--json"]] {
        assert_eq!(timeless(evolve(arguments, FOUR).json()), piped, "{arguments:?}");
    }
    let with_numbers = evolve(&["20", "50", &file, "--json"], "").json();
    assert_eq!(with_numbers["parameters"]["population"], 20);
    let named = evolve(&["--population", "20", "--generations", "50", &file, "--json"], "").json();
    assert_eq!(timeless(named), timeless(with_numbers));
}

/// Every result contains the settings of its run.
#[test]
fn results_name_their_origin() {
    let ran = evolve(&["--seed", "7", FOUR], "");
    let version = env!("CARGO_PKG_VERSION");
    for part in ["\nalgorithm: random-decodes population=32 ", "\nseed: 7\n", "\nchosen by: evoku"]
    {
        assert!(ran.stdout.contains(part), "{part:?} isn't in {}", ran.stdout);
    }
    assert!(ran.stdout.contains(&format!("\nversion: {version}")), "{}", ran.stdout);
    let json = evolve(&["--seed", "7", "--json", FOUR], "").json();
    assert_eq!(
        (&json["seed"], &json["version"], &json["default_algorithm"]),
        (&7.into(), &version.into(), &true.into())
    );
    let named = evolve(&["-a", "random-decodes", "--json", FOUR], "").json();
    assert_eq!(named["default_algorithm"], false);
    let large = evolve(&["--seed", "18446744073709551615", "--json", FOUR], "").json();
    assert_eq!(large["seed"], "18446744073709551615");
    let several = evolve(&["--runs", "3", FOUR], "").stdout;
    assert!(
        several.contains("\nalgorithm: random-decodes ") && several.contains("\nseed: 1 to 3\n")
    );
}
