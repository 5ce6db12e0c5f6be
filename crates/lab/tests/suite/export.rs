//! Tests of tables for other programs.

use std::fs;
#[cfg(feature = "parquet")]
use std::fs::File;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use crate::common::{folder, plan};
use evoku_lab::analysis::Analysis;
use evoku_lab::export::{self, Format, Tables};
use evoku_lab::report::Report;
use evoku_lab::rows;
use evoku_lab::runner::{self, Unobserved};
use evoku_lab::store::{Environment, Run, Store};
use evoku_lab::trace::{Step, Trace};
use evoku_messages::Language;
#[cfg(feature = "parquet")]
use parquet::file::reader::{FileReader, SerializedFileReader};
#[cfg(feature = "parquet")]
use parquet::record::{Field, Row};

#[cfg(feature = "parquet")]
const TABLES: [&str; 12] = [
    "runs",
    "traces",
    "steps",
    "configurations",
    "puzzles",
    "sessions",
    "summary",
    "verdicts",
    "comparisons",
    "comparison_values",
    "ranks",
    "rank_values",
];

/// Makes a store in a folder, with runs of many kinds: solved and unsolved ones, evolved and
/// searched ones. Parameters are integers, fractions and words, and a label must be quoted in CSV.
fn exported(folder: &Path) {
    let text = "name = 'export'\nseed = 3\nrepetitions = 4\nbudget.evaluations = 2000\n\
        [[algorithm]]\nname = 'row-ga'\nset.population = [5, 40]\n\
        [[algorithm]]\nname = 'multi-objective'\nlabel = 'two, \"objectives\"'\n\
        [[algorithm]]\nname = 'tree'\n\
        [[class]]\nname = '4x4'\nbundled = '4x4'\n\
        [[class]]\nname = 'hard'\nbundled = '9x9 hard'\nfirst = 2\n";
    let (store, never) =
        (Store::create(&folder.join("store.sqlite")).unwrap(), AtomicBool::new(false));
    let environment =
        Environment { machine: "a machine\nof two lines".into(), ..Environment::default() };
    let (store, done) =
        runner::run(store, &plan(text), &environment, 2, &never, &Unobserved).unwrap();
    assert!(done);
    let plan = store.plan(None).unwrap();
    let results = store.results(plan).unwrap();
    let analysis = Analysis::of(&results, None, None);
    for format in [Format::Csv, Format::Parquet] {
        let made = Tables::folder(folder, format).and_then(|mut to| {
            export::tables(&store, &results.plan, &mut to, Language::ENGLISH)?;
            export::statistics(&analysis, &mut to)
        });
        let possible = format == Format::Csv || cfg!(feature = "parquet");
        assert_eq!(made.is_ok(), possible, "{made:?}");
    }
}

#[cfg(not(feature = "parquet"))]
#[test]
fn without_parquet_support_nothing_is_written() {
    let folder = folder("export-without-parquet");
    let error = Tables::folder(&folder.join("tables"), Format::Parquet).err().unwrap();
    assert!(matches!(error, export::ExportError::NoParquet));
    assert!(error.to_string().contains("--features parquet"), "{error}");
    assert!(!folder.join("tables").exists());
}

/// An exported table gives the same report on the algorithms as the store.
#[test]
fn an_exported_table_of_runs_is_read_back() {
    let folder = folder("export-read-back");
    exported(&folder);
    let read = rows::read(&fs::read_to_string(folder.join("runs.csv")).unwrap()).unwrap();
    let store = Store::existing(&folder.join("store.sqlite")).unwrap();
    let kept = store.results(store.plan(None).unwrap()).unwrap();
    assert_eq!(read.runs, kept.runs);
    let words = |results| {
        let analysis = Analysis::of(results, None, None);
        let report = Report::of(&analysis);
        (report.tables, report.verdicts)
    };
    assert_eq!(words(&read), words(&kept));
}

#[test]
fn invalid_tables_of_runs_are_refused_with_the_position() {
    let refused = |text: &str| rows::read(text).unwrap_err().to_string();
    assert!(refused("").starts_with("line 1: column run is missing; "));
    assert!(refused("run,class\n1,easy\n").starts_with("line 1: column puzzle is missing; "));
    let head = rows::column_names().join(",");
    assert_eq!(refused(&head), "the table contains no runs");
    let row = head.replace("puzzle", "0");
    assert_eq!(refused(&format!("{head}\n{row}\n")), "line 2: found \"0\" as puzzle");
    let row = head.replace("puzzle", "1").replace("repetition", "1");
    assert_eq!(refused(&format!("{head}\n{row}\n")), "line 2: found \"seed\" as seed");
}

/// The records of a CSV file.
fn csv(path: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(path).unwrap();
    let (mut records, mut cell, mut quoted) = (vec![vec![]], String::new(), false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.next_if_eq(&'"').is_some() => cell.push('"'),
            '"' => quoted = !quoted,
            ',' | '\n' if !quoted => {
                records.last_mut().unwrap().push(std::mem::take(&mut cell));
                if letter == '\n' {
                    records.push(vec![]);
                }
            }
            letter => cell.push(letter),
        }
    }
    assert_eq!(records.pop(), Some(vec![]));
    records
}

/// A row as in CSV; fails if a column's type differs from the data dictionary.
#[cfg(feature = "parquet")]
fn words(row: &Row) -> Vec<String> {
    let words = row.get_column_iter().map(|(name, field)| match field {
        Field::Null => String::new(),
        Field::ULong(value) => value.to_string(),
        Field::Double(value) => value.to_string(),
        Field::Str(value) => value.clone(),
        other => panic!("{name}: {other:?}"),
    });
    words.collect()
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_has_the_columns_and_cells_of_csv() {
    let folder = folder("export");
    exported(&folder);
    for table in TABLES {
        let path = folder.join(table);
        let mut expected = csv(&path.with_extension("csv"));
        let heads = expected.remove(0);
        let file = File::open(path.with_extension("parquet")).unwrap();
        let reader = SerializedFileReader::new(file).unwrap();
        let rows: Vec<Row> = reader.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        let names: Vec<&String> = rows[0].get_column_iter().map(|(name, _)| name).collect();
        assert_eq!(names, heads.iter().collect::<Vec<_>>(), "{table}");
        assert!(!expected.is_empty());
        assert_eq!(rows.iter().map(words).collect::<Vec<_>>(), expected, "{table}");
    }
}

#[cfg(feature = "parquet")]
#[test]
fn columns_are_of_the_type_that_their_values_have() {
    let folder = folder("export-types");
    exported(&folder);
    let first = |table: &str| {
        let file = File::open(folder.join(table).with_extension("parquet")).unwrap();
        SerializedFileReader::new(file)
            .unwrap()
            .get_row_iter(None)
            .unwrap()
            .next()
            .unwrap()
            .unwrap()
    };
    let field = |row: &Row, name: &str| {
        let found = row.get_column_iter().find(|(known, _)| *known == name);
        found.unwrap_or_else(|| panic!("no column {name}")).1.clone()
    };
    let configuration = first("configurations");
    assert_eq!(field(&configuration, "population"), Field::ULong(5));
    assert_eq!(field(&configuration, "mutation_rate"), Field::Double(0.1));
    assert_eq!(field(&configuration, "propagation"), Field::Str("none".into()));
    assert_eq!(field(&configuration, "budget_generations"), Field::Null);
    let run = first("runs");
    assert_eq!(field(&run, "run"), Field::ULong(1));
    assert!(matches!(field(&run, "seed"), Field::ULong(_)));
    assert!(matches!(field(&run, "seconds"), Field::Double(_)));
    assert_eq!(field(&run, "algorithm"), Field::Str("row-ga".into()));
}

#[test]
fn every_column_is_in_the_data_dictionary() {
    let folder = folder("export-dictionary");
    exported(&folder);
    let dictionary = fs::read_to_string(folder.join("README.md")).unwrap();
    let tables = ["runs", "traces", "steps", "puzzles", "sessions", "summary", "verdicts"];
    let tests = ["comparisons", "comparison_values", "ranks", "rank_values"];
    for table in tables.into_iter().chain(tests) {
        let (_, section) = dictionary.split_once(&format!("## {table}: ")).unwrap();
        let section = section.split("\n## ").next().unwrap();
        let rows = section.lines().filter_map(|line| line.strip_prefix("| "));
        let listed: Vec<&str> = rows
            .skip(1)
            .flat_map(|row| row.split(" | ").next().unwrap_or_default().split(", "))
            .collect();
        assert_eq!(csv(&folder.join(table).with_extension("csv"))[0], listed, "{table}");
    }
}

/// The tables contain the results of the analysis.
#[test]
fn verdicts_and_summaries_are_tables() {
    let folder = folder("export-statistics");
    exported(&folder);
    let store = Store::existing(&folder.join("store.sqlite")).unwrap();
    let results = store.results(store.plan(None).unwrap()).unwrap();
    let analysis = Analysis::of(&results, None, None);
    let verdicts = csv(&folder.join("verdicts.csv"));
    // Six pairs on each of two classes, and on all puzzles.
    assert_eq!(verdicts.len(), 1 + 3 * 6);
    for (row, one) in verdicts[1..].iter().zip(&analysis.comparisons) {
        assert_eq!(row[9].parse::<f64>().unwrap(), one.p());
        assert_eq!(row.last().unwrap(), &one.verdict(&analysis).to_string());
    }
    let tests = csv(&folder.join("comparisons.csv"));
    let all: Vec<_> = analysis.comparisons.iter().flat_map(|one| &one.tests).collect();
    assert_eq!(tests.len(), 1 + all.len());
    let values = csv(&folder.join("comparison_values.csv"));
    let count = |test: &&evoku_lab::analysis::Test| test.values[0].len() + test.values[1].len();
    assert_eq!(values.len(), 1 + all.iter().map(count).sum::<usize>());
    for (row, test) in tests[1..].iter().zip(all) {
        assert_eq!((row[4].as_str(), row[10].parse().unwrap()), (test.aspect.name(), test.raw_p));
    }
    assert_eq!(tests[0][13..], ["exercised", "better", "needed"].map(str::to_owned));
    // Four algorithms are ranked on each puzzle, by class and in total.
    assert_eq!(csv(&folder.join("rank_values.csv")).len(), 1 + 4 * 2 * 12);
    let summary = csv(&folder.join("summary.csv"));
    assert_eq!(summary.len(), 1 + 2 * 4);
    for (row, one) in summary[1..].iter().zip(&analysis.summaries) {
        assert_eq!(row[3..5], [one.runs.to_string(), one.solved.to_string()]);
        assert_eq!(row[13].is_empty(), one.solved == 0);
    }
    assert_eq!(csv(&folder.join("ranks.csv")).len(), 1 + 3 * 4);
}

#[test]
fn every_row_for_ioh_was_observed() {
    let folder = folder("export-ioh");
    exported(&folder);
    let store = Store::existing(&folder.join("store.sqlite")).unwrap();
    let plan = store.plan(None).unwrap();
    let ioh = folder.join("ioh");
    export::ioh(&store, &plan, &ioh).unwrap();
    let mut observed = std::collections::HashSet::new();
    store
        .each_run(&plan, true, |run, trace| {
            observed.extend(trace.steps.iter().map(|step| (step.evaluations, step.missing)));
            // At the end, the smallest number so far holds.
            let fewest = trace.steps.iter().map(|step| step.missing).min();
            observed.extend(fewest.map(|fewest| (run.evaluations(), fewest)));
            Ok(())
        })
        .unwrap();
    // Counts runs by the indices and by the data.
    let (mut listed, mut found) = (0, 0);
    for algorithm in fs::read_dir(&ioh).unwrap() {
        for class in fs::read_dir(algorithm.unwrap().path()).unwrap() {
            let class = class.unwrap().path();
            if !class.is_dir() {
                let index = fs::read_to_string(&class).unwrap();
                let index: serde_json::Value = serde_json::from_str(&index).unwrap();
                listed += index["scenarios"][0]["runs"].as_array().unwrap().len();
                continue;
            }
            for data in fs::read_dir(class).unwrap() {
                let text = fs::read_to_string(data.unwrap().path()).unwrap();
                let blocks: Vec<&str> = text.split("evaluations raw_y\n").skip(1).collect();
                found += blocks.len();
                for block in blocks {
                    let rows: Vec<(u64, u32)> = block
                        .lines()
                        .map(|row| row.split_once(' ').unwrap())
                        .map(|(at, cost)| (at.parse().unwrap(), cost.parse().unwrap()))
                        .collect();
                    assert!(rows.iter().all(|row| observed.contains(row)), "{block}");
                    assert!(rows.is_sorted_by(|a, b| a.0 < b.0 && a.1 >= b.1), "{block}");
                    assert_eq!(rows[0].0, 1, "{block}");
                }
            }
        }
    }
    // Two algorithms, one of them with two configurations, on twelve puzzles.
    assert_eq!((listed, found), (3 * 12 * 4, 3 * 12 * 4));
}

/// Steps are the improvements of a run: they agree with its trace and with its result.
#[test]
fn steps_are_every_improvement() {
    let folder = folder("export-steps");
    exported(&folder);
    let store = Store::existing(&folder.join("store.sqlite")).unwrap();
    let plan = store.plan(None).unwrap();
    let mut checked = 0;
    let check = |run: Run, trace: Trace| {
        let (steps, points) = (&trace.steps, &trace.points);
        if points.is_empty() {
            assert!(steps.is_empty());
            return Ok(());
        }
        assert_eq!(steps[0].evaluations, 1, "{steps:?}");
        // The order of two objectives is not that of their sum.
        let is_better = |a: u32, b: u32| a > b || !trace.front.is_empty();
        let is_next =
            |a: &Step, b: &Step| a.evaluations < b.evaluations && is_better(a.cost, b.cost);
        assert!(steps.is_sorted_by(is_next), "{steps:?}");
        for point in points {
            let until = steps.iter().take_while(|step| step.evaluations <= point.evaluations);
            assert_eq!(until.last().map(|step| step.cost), Some(point.best_so_far), "{steps:?}");
        }
        let last = steps.last().unwrap();
        assert_eq!((Some(last.cost), Some(last.missing)), (run.best, run.missing));
        checked += 1;
        Ok(())
    };
    store.each_run(&plan, true, check).unwrap();
    assert_eq!(checked, 3 * 12 * 4);
}

#[test]
fn decimal_commas_change_numbers_only() {
    let folder = folder("export-comma");
    exported(&folder);
    let store = Store::existing(&folder.join("store.sqlite")).unwrap();
    let results = store.results(store.plan(None).unwrap()).unwrap();
    let commas = folder.join("commas");
    let mut to = Tables::folder(&commas, Format::DecimalComma).unwrap();
    export::tables(&store, &results.plan, &mut to, Language::ENGLISH).unwrap();
    for table in ["runs", "configurations", "traces"] {
        let read = |folder: &Path| fs::read_to_string(folder.join(table).with_extension("csv"));
        let (plain, comma) = (read(&folder).unwrap(), read(&commas).unwrap());
        let separated = |line: &str, by: char| line.split(by).count();
        for (one, other) in plain.lines().zip(comma.lines()) {
            assert!(other.contains(';') && !other.contains('.'), "{other}");
            // The label of an algorithm contains a comma.
            let quoted = usize::from(one.contains("two, "));
            assert_eq!(separated(one, ',') - quoted, separated(other, ';'), "{one}: {other}");
        }
    }
}

/// The suite of COCO has 24 functions, so a plan with more classes is refused before anything is
/// written.
#[test]
fn too_many_classes_are_refused_for_coco() {
    for classes in [24, 25] {
        let folder = folder(&format!("export-coco-{classes}"));
        let class = |number| format!("[[class]]\nname = 'c{number}'\nbundled = '4x4'\nfirst = 1\n");
        let text = "name = 'many'\nbudget.evaluations = 1\n[[algorithm]]\nname = 'row-ga'\n";
        let text = text.to_owned() + &(0..classes).map(class).collect::<String>();
        let (store, never) =
            (Store::create(&folder.join("store.sqlite")).unwrap(), AtomicBool::new(false));
        let environment = Environment::default();
        let ran = runner::run(store, &plan(&text), &environment, 1, &never, &Unobserved);
        let store = ran.unwrap().0;
        let (kept, coco) = (store.plan(None).unwrap(), folder.join("coco"));
        let made = export::coco(&store, &kept, &coco);
        if classes == 24 {
            made.unwrap();
            assert!(coco.join("1_row_ga/bbobexp_f24.info").exists());
            continue;
        }
        let error = made.unwrap_err();
        let is_typed = matches!(error, export::ExportError::TooManyClasses { found: 25, most: 24 });
        assert!(is_typed, "{error}");
        assert!(error.to_string().contains("25 classes") && !coco.exists(), "{error}");
        export::ioh(&store, &kept, &folder.join("ioh")).unwrap();
    }
}

#[test]
fn runs_are_written_for_coco() {
    let folder = folder("export-coco");
    exported(&folder);
    let store = Store::existing(&folder.join("store.sqlite")).unwrap();
    export::coco(&store, &store.plan(None).unwrap(), &folder.join("coco")).unwrap();
    let of = |name: &str| fs::read_to_string(folder.join("coco/1_row_ga_population_5").join(name));
    let index = of("bbobexp_f1.info").unwrap();
    let [head, comment, runs] = index.lines().collect::<Vec<_>>()[..] else { panic!("{index}") };
    assert!(
        head.contains("funcId = 1, DIM = 16, ") && head.contains("algId = '1_row_ga_"),
        "{head}"
    );
    assert_eq!((comment, runs.split(", ").count()), ("% class 4x4", 1 + 10 * 4));
    let data = of("data_f1/bbobexp_f1_DIM16.dat").unwrap();
    assert_eq!(data.matches('%').count(), 10 * 4);
    assert_eq!(of("data_f1/bbobexp_f1_DIM16.tdat").unwrap(), data);
}
