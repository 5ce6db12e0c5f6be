//! The files that `evoku evolve` writes: log, trace, chart.

use std::fs;

use crate::common::{FOUR, NINE, Ran, command, evolve, folder, names, path, row_ga, timeless};
use evoku_testing::TestProcess;
use serde_json::Value;

const GENERATIONS: usize = 40;
const ARGUMENTS: [&str; 4] = ["20", "40", "--algorithm", "mutation-ga"];

#[test]
fn the_log_is_the_full_output() {
    let folder = folder("log");
    let file = path(&folder, "output.txt");
    let ran = evolve(&[&ARGUMENTS[..], &["--progress", "plain", "--log", &file]].concat(), NINE);
    let log = fs::read_to_string(&file).unwrap();
    let line = log.lines().find_map(|line| line.strip_prefix("version: "));
    let version = line.unwrap();
    assert!(version.starts_with(env!("CARGO_PKG_VERSION")), "{log}");
    let heading = format!(
        "algorithm: mutation-ga population=20 survivors=0.1 mutation_rate=0.02 fitness=duplicates \
         propagation=none\nseed: 1\nversion: {version}\npropagation: none\npuzzle: 9x9 (boxes 3x3), plain, 30 givens\n{NINE}\n\n 5 3 . | "
    );
    assert!(log.starts_with(&heading), "{log}");
    let generations: Vec<&str> = log.lines().filter(|l| l.starts_with("generation ")).collect();
    assert_eq!(generations.len(), GENERATIONS + 1);
    assert_eq!(generations.join("\n") + "\n", ran.stderr);
    assert!(log.ends_with(&("\n\n".to_owned() + &ran.stdout)), "{log}");
    assert_eq!(names(&folder), ["output.txt"]);

    // The log is text for people, regardless of the output format.
    evolve(&[&ARGUMENTS[..], &["--json", "--log", &file]].concat(), NINE);
    let again = fs::read_to_string(&file).unwrap();
    let without_time = |text: &str| {
        text.lines().filter(|line| !line.contains(" evaluations, ")).map(str::to_owned).collect()
    };
    let [again, log]: [Vec<String>; 2] = [&again, &log].map(|text| without_time(text));
    assert_eq!(again, log);
}

#[test]
fn the_log_of_several_runs_has_the_puzzle_and_the_table() {
    let file = path(&folder("log-of-runs"), "output.txt");
    let ran = row_ga(&["--runs", "3", "--log", &file], FOUR);
    let log = fs::read_to_string(&file).unwrap();
    assert!(log.starts_with("algorithm: row-ga "), "{log}");
    assert!(log.contains(FOUR) && log.ends_with(&ran.stdout), "{log}");
}

#[test]
fn the_trace_has_a_row_for_every_generation() {
    let folder = folder("trace");
    let [csv, lines] = ["t.csv", "t.JSONL"].map(|name| path(&folder, name));
    let json = evolve(&[&ARGUMENTS[..], &["--json", "--trace", &csv]].concat(), NINE).json();
    evolve(&[&ARGUMENTS[..], &["--trace", &lines]].concat(), NINE);
    assert_eq!(names(&folder), ["t.JSONL", "t.csv"]);

    let csv = fs::read_to_string(csv).unwrap();
    let mut rows = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let columns = rows.next().unwrap();
    let expected = "generation,evaluations,restarts,best,mean,worst,diversity,best_of_run,\
                    best_members,better,equal,worse,deviation,parents";
    assert_eq!(columns.join(","), expected);
    let rows: Vec<Vec<f64>> =
        rows.map(|row| row.iter().map(|cell| cell.parse().unwrap_or(f64::NAN)).collect()).collect();
    assert_eq!(rows.len(), GENERATIONS + 1);
    assert!(rows.iter().all(|row| row[..13].iter().all(|cell| cell.is_finite())), "{csv}");
    let mut best_of_run = f64::INFINITY;
    for (number, row) in rows.iter().enumerate() {
        let [progress, costs, children] = [0..3, 3..8, 9..12].map(|of| &row[of]);
        let best_members = row[8];
        let &[generation, evaluations, restarts] = progress else { panic!("{row:?}") };
        let &[best, mean, worst, diversity, run] = costs else { panic!("{row:?}") };
        assert_eq!(generation as usize, number);
        assert_eq!(evaluations as usize, 20 * (number + 1));
        assert_eq!(restarts, 0.0);
        assert!(best <= mean && mean <= worst, "{row:?}");
        assert!((0.0..=51.0).contains(&diversity), "{row:?}");
        best_of_run = best.min(best_of_run);
        assert_eq!(run, best_of_run);
        assert!((1.0..=20.0).contains(&best_members), "{row:?}");
        assert_eq!(best_members == 20.0, best == worst, "{row:?}");
        assert_eq!(children.iter().sum::<f64>(), if number == 0 { 0.0 } else { 20.0 }, "{row:?}");
        let [deviation, parents] = [row[12], row[13]];
        assert!(deviation <= (worst - best) / 2.0 && (deviation == 0.0) == (best == worst));
        // Truncation keeps the best two, so the parents are at least as good as the members before.
        if let Some(before) = number.checked_sub(1).map(|before| &rows[before]) {
            assert!(before[3] <= parents && parents <= before[4], "{before:?} {row:?}");
        } else {
            assert!(parents.is_nan(), "{row:?}");
        }
    }
    assert_eq!(json["best"]["cost"].as_f64().unwrap(), best_of_run);

    let lines = fs::read_to_string(lines).unwrap();
    assert_eq!(lines.lines().count(), rows.len());
    for (line, row) in lines.lines().zip(&rows) {
        let object: Value = serde_json::from_str(line).unwrap();
        assert!(object.as_object().unwrap().keys().eq(&columns), "{line}");
        let is_equal = |(name, cell): (&&str, &f64)| match cell.is_nan() {
            true => object[*name].is_null(),
            // The parser of JSON may round the last digit differently.
            false => object[*name].as_f64().is_some_and(|number| (number - cell).abs() < 1e-9),
        };
        assert!(columns.iter().zip(row).all(is_equal), "{line}");
    }
}

/// An algorithm that doesn't compare children with parents has empty cells in CSV, null in JSON.
#[test]
fn the_trace_has_no_number_where_there_is_none() {
    let folder = folder("trace-empty");
    let [csv, lines] = ["t.csv", "t.jsonl"].map(|name| path(&folder, name));
    for file in [&csv, &lines] {
        evolve(&["-a", "ant-colony", "--generations", "3", "--seed", "1", "--trace", file], NINE);
    }
    let rows = fs::read_to_string(csv).unwrap();
    assert!(rows.lines().skip(1).all(|row| row.contains(",,,") && row.ends_with(',')), "{rows}");
    let rows = fs::read_to_string(lines).unwrap();
    let is_null = |row: &str| row.contains("\"worse\":null,") && row.ends_with("\"parents\":null}");
    assert!(rows.lines().all(is_null), "{rows}");
}

#[test]
fn the_chart_is_a_picture() {
    let folder = folder("chart");
    let [svg, png] = ["c.svg", "c.png"].map(|name| path(&folder, name));
    let ran = evolve(&[&ARGUMENTS[..], &["--chart", &svg]].concat(), NINE);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""));
    let text = fs::read_to_string(svg).unwrap();
    let document = roxmltree::Document::parse(&text).unwrap();
    assert_eq!(document.root_element().tag_name().name(), "svg");
    assert!(text.contains("mutation-ga on 9x9 (boxes 3x3), plain, 30 givens"), "{text}");
    evolve(&[&ARGUMENTS[..], &["--chart", &png]].concat(), NINE);
    let bytes = fs::read(png).unwrap();
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert!(bytes.ends_with(b"IEND\xAE\x42\x60\x82"));
    assert_eq!(names(&folder), ["c.png", "c.svg"]);
}

#[test]
fn files_change_nothing_of_the_result() {
    let folder = folder("together");
    let [log, trace, chart] = ["l.txt", "t.csv", "c.svg"].map(|name| path(&folder, name));
    let arguments = ["--json", "--evaluations", "20000"];
    let files = ["--log", &log, "--trace", &trace, "--chart", &chart];
    let alone = evolve(&arguments, NINE).json();
    let all = evolve(&[&arguments[..], &files].concat(), NINE).json();
    assert_eq!(timeless(all), timeless(alone));
    assert_eq!(names(&folder), ["c.svg", "l.txt", "t.csv"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_costs_no_result() {
    let folder = folder("full");
    let [csv, svg] = ["full.csv", "full.svg"].map(|name| path(&folder, name));
    for link in [&csv, &svg] {
        std::os::unix::fs::symlink("/dev/full", link).unwrap();
    }
    let good = path(&folder, "good.txt");
    let expected = timeless(evolve(&["--json"], FOUR).json());
    for (option, file) in [("--log", "/dev/full"), ("--trace", &csv), ("--chart", &svg)] {
        let mut arguments = vec!["--json", option, file];
        if option != "--log" {
            arguments.extend(["--log", &good]);
        }
        let ran = evolve(&arguments, FOUR);
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert_eq!(timeless(ran.json()), expected);
        let problem = format!("evoku: can't write {file}: ");
        assert!(ran.stderr.starts_with(&problem) && ran.stderr.lines().count() == 1, "{ran:?}");
        assert_eq!(fs::exists(&good).unwrap(), option != "--log");
        let _ = fs::remove_file(&good);
    }
    let mut process = std::process::Command::new(env!("CARGO_BIN_EXE_evoku"));
    process.args(["evolve", "--puzzle", FOUR, "--log", &good]);
    let output = process.stdout(fs::File::create("/dev/full").unwrap()).output().unwrap();
    let problem = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(problem.starts_with("evoku: can't write standard output: "), "{problem}");
    assert!(fs::read_to_string(&good).unwrap().contains("solution found"));
}

/// A sweep from the command line: a configuration for each combination, one table, one chart.
#[test]
fn a_sweep_has_one_table_and_one_chart() {
    let folder = folder("sweep");
    let [chart, trace, rows] = ["c.svg", "t.csv", "r.csv"].map(|name| path(&folder, name));
    let sweep = ["-a", "row-ga", "--set", "population=10,30", "--set", "elite=1,2"];
    let more = ["--evaluations", "3000", "--runs", "3", "--chart", &chart, "--trace", &trace];
    let ran = evolve(&[&sweep[..], &more, &["--trace-every", "50", "-o", &rows]].concat(), NINE);
    assert_eq!((ran.code, &*ran.stdout), (Some(1), ""), "{ran:?}");
    let svg = fs::read_to_string(&chart).unwrap();
    for population in [10, 30] {
        for elite in [1, 2] {
            let name = format!("population={population} elite={elite}");
            assert_eq!(svg.matches(&name).count(), 1, "{name}");
        }
    }
    for part in ["distinct digits (more is better)", "evaluations (logarithmic)"] {
        assert!(svg.contains(part), "{part}");
    }
    let rows = fs::read_to_string(&rows).unwrap();
    assert_eq!(rows.lines().count(), 1 + 4 * 3, "{rows}");
    assert!(rows.starts_with("puzzle,algorithm,parameters,seed,solved,"), "{rows}");
    let trace = fs::read_to_string(&trace).unwrap();
    assert!(trace.starts_with("puzzle,parameters,seed,generation,"), "{trace}");
    let last_of = |row: &str| row.split(',').nth(3).and_then(|number| number.parse::<u64>().ok());
    let numbers: Vec<u64> = trace.lines().skip(1).filter_map(last_of).collect();
    assert_eq!(numbers.iter().filter(|&&number| number == 0).count(), 12);
    let between = numbers.iter().filter(|&&number| number % 50 != 0).count();
    assert!(between <= 12, "only the last generation of a run is between: {numbers:?}");

    let text = evolve(&[&sweep[..], &["--evaluations", "500"]].concat(), NINE).stdout;
    assert!(text.contains("1 population=30 elite=2"), "{text}");
    // A single run of each setting isn't compared.
    assert!(!text.contains("Comparison of the settings"), "{text}");
    let json = evolve(&[&sweep[..], &["--evaluations", "500", "--json"]].concat(), NINE).json();
    assert_eq!(json["configurations"].as_array().unwrap().len(), 4);
}

/// A sweep ends with the verdicts that the laboratory would give on the same runs.
#[test]
fn a_sweep_ends_with_a_comparison() {
    let sweep = ["-a", "row-ga", "--set", "population=2,50", "--evaluations", "2000"];
    let text = evolve(&[&sweep[..], &["--runs", "10"]].concat(), FOUR).stdout;
    let (_, comparison) =
        text.split_once("\nComparison of the settings by the laboratory:\n").unwrap();
    assert_eq!(comparison.lines().count(), 1, "{comparison}");
    assert!(["population=2", "population=50"].iter().all(|name| comparison.contains(name)));
    let one = evolve(&["-a", "row-ga", "--runs", "10", "--evaluations", "2000"], FOUR).stdout;
    assert!(!one.contains("Comparison"), "{one}");
}

/// One command generates a puzzle, prints it with its solution, evolves and logs it.
#[test]
fn a_puzzle_is_generated_and_evolved_in_one_call() {
    let file = path(&folder("made"), "output.txt");
    let arguments = ["--generate", "easy/4", "-a", "row-ga", "--seed", "3", "--log", &file];
    let ran = evolve(&arguments, "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for part in ["generated puzzle (easy, seed 3):", "its solution:", "solution found: solved"] {
        assert!(ran.stdout.contains(part), "{part:?} isn't in {}", ran.stdout);
    }
    let log = fs::read_to_string(&file).unwrap();
    assert!(log.contains("generation 0: mean ") && log.ends_with(&ran.stdout), "{log}");
    let json = evolve(&[&arguments[..], &["--json"]].concat(), "").json();
    assert_eq!(json["generated"]["solution"], json["best"]["line"], "{json}");
}

/// The log of a generated puzzle has a default name; a file of this name is kept.
#[test]
fn an_output_file_is_overwritten_only_by_force() {
    let folder = folder("made-by-default");
    let run = |more: &[&str]| {
        let arguments = ["evolve", "--generate", "easy/4", "-a", "row-ga"];
        let mut command = command(&[&arguments[..], more].concat());
        command.current_dir(&folder);
        Ran::of(TestProcess::spawn(command).end())
    };
    assert_eq!(run(&[]).code, Some(0));
    let file = folder.join("output.txt");
    assert!(fs::read_to_string(&file).unwrap().contains("solution found"));
    fs::write(&file, "mine").unwrap();
    run(&[]).is_refused("output.txt, the log of a run on a generated puzzle, exists");
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    assert_eq!(run(&["--log", "other.txt"]).code, Some(0));
    assert_eq!(names(&folder), ["other.txt", "output.txt"]);
    assert_eq!(run(&["--force"]).code, Some(0));
    assert!(fs::read_to_string(&file).unwrap().contains("solution found"));
}

/// Populations of any generation, before and after culling.
#[test]
fn populations_are_printed_before_and_after_culling() {
    let arguments = ["20", "12", "-a", "mutation-ga", "--print-population=0,5..6,last"];
    let text = evolve(&arguments, NINE).stdout;
    for name in ["generation 0", "generation 5", "generation 6", "last generation"] {
        let (_, rest) = text.split_once(&format!("\n{name}: 20 individuals\n")).unwrap();
        let (before, rest) =
            rest.split_once("\nafter culling: 2 individuals, best first\n").unwrap();
        let before: Vec<&str> = before.lines().collect();
        let after: Vec<&str> = rest.lines().take(2).collect();
        assert_eq!(before.len(), 20);
        assert!(after.iter().all(|line| before.contains(line)), "{after:?}");
        for line in before {
            // The fitness of a 9x9 board is the distinct digits of its 18 rows and columns.
            let (cells, fitness) = line.split_once("  ").unwrap();
            let fitness = fitness.parse::<u8>().unwrap();
            assert!(cells.len() == 81 && (18..=162).contains(&fitness), "{line}");
        }
    }
    assert!(!text.contains("\ngeneration 7: 20 individuals"));
    let json = evolve(&[&arguments[..], &["--json"]].concat(), NINE).json();
    assert_eq!(json["populations"][1]["generation"], 5);
    assert_eq!(json["populations"][1]["after_culling"].as_array().unwrap().len(), 2);
    assert_eq!(json["populations"][1]["population_fitness"].as_array().unwrap().len(), 20);
}

/// The designs' own fitness functions are options; results use their terms.
#[test]
fn the_fitness_of_the_designs_can_be_chosen() {
    let run = |arguments: &[&str]| evolve(&[arguments, &["20", "5"]].concat(), NINE).stdout;
    let pairs = run(&["-a", "mutation-ga", "--set", "fitness=pairs"]);
    assert!(pairs.contains(" equal pairs\n"), "{pairs}");
    let flags = run(&["-a", "cloning-ga", "--set", "fitness=flags"]);
    assert!(flags.contains(" duplicates, blanks included\n"), "{flags}");
}

#[test]
fn fields_are_picked() {
    let arguments = ["-a", "row-ga", "--evaluations", "500", "--fields", "seed,evaluations"];
    let with = |more: &[&str]| evolve(&[&arguments[..], more].concat(), NINE).stdout;
    assert_eq!(with(&["--to", "csv"]), "seed,evaluations\n1,500\n");
    assert_eq!(with(&["--to", "jsonl"]), "{\"seed\":1,\"evaluations\":500}\n");
    assert_eq!(with(&["--json"]), "{\n  \"seed\": 1,\n  \"evaluations\": 500\n}\n");
}
