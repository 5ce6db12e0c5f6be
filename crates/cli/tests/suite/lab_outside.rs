//! Exports of the laboratory, read by the programs for which they are made: SciPy, iohinspector,
//! cocopp and openpyxl. A test is skipped if Python or the library is not installed.
//!
//! Also copies of stores that leave their folder while, or after, a program writes them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::common::{self, evoku, folder, path};
use crate::lab::wait_for_session;

/// Runs Python; `None` if a module can't be imported.
fn python(modules: &[&str], arguments: &[&str]) -> Option<Output> {
    let run = |arguments: &[&str]| Command::new("python3").args(arguments).output();
    let import = format!("import {}", modules.join(", "));
    if !run(&["-c", &import]).is_ok_and(|found| found.status.success()) {
        evoku_testing::data::skip(&format!("Python with {}", modules.join(" and ")));
        return None;
    }
    Some(run(arguments).expect("Python ran before"))
}

fn text(output: &Output) -> String {
    let [stdout, stderr] = [&output.stdout, &output.stderr].map(|of| String::from_utf8_lossy(of));
    format!("{stdout}{stderr}")
}

/// A store with solved and unsolved runs, baselines, a class with a single puzzle, and enough puzzles
/// in total for random changes of signs.
fn store(folder: &Path) -> String {
    let plan = "name = 'outside'\nrepetitions = 4\nbudget.evaluations = 3000\nnulls = true\n\
                algorithm = [{ name = 'row-ga' }, { name = 'hill-climbing' }, { name = 'multi-objective' }]\n\
                class = [{ name = 'small', bundled = '4x4' }, { name = 'six', bundled = '6x6' },\n\
                { name = 'hard', bundled = '9x9 hard', first = 8 },\n\
                { name = 'easy', bundled = '9x9 easy', first = 8 },\n\
                { name = 'one', bundled = '4x4', first = 1 }]\n";
    let file = path(folder, "outside.toml");
    fs::write(&file, plan).unwrap();
    let ran = evoku(&["lab", "run", &file, "-q", "-o", "-"], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    path(folder, "outside.sqlite")
}

#[test]
fn p_values_are_those_of_scipy() {
    let folder = folder("outside-scipy");
    let (store, csv) = (store(&folder), path(&folder, "csv"));
    assert_eq!(evoku(&["lab", "export", &store, "--csv", &csv], "").code, Some(0));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../experiments/recompute.py");
    let Some(found) = python(&["numpy", "scipy"], &[script, &csv]) else { return };
    let printed = text(&found);
    assert!(found.status.success(), "{printed}");
    assert!(printed.contains(" figures agree, 0 differ"), "{printed}");
    // A falsified figure is found.
    let table = Path::new(&csv).join("comparison_values.csv");
    let values = fs::read_to_string(&table).unwrap();
    let mut lines: Vec<String> = values.lines().map(str::to_owned).collect();
    let (start, _) = lines[1].rsplit_once(',').unwrap();
    lines[1] = format!("{start},12345");
    fs::write(&table, lines.join("\n") + "\n").unwrap();
    let found = python(&["numpy", "scipy"], &[script, &csv]).unwrap();
    assert_eq!(found.status.code(), Some(1), "{}", text(&found));
}

const IOH: &str = "
import sys
from iohinspector import DataManager
manager = DataManager()
manager.add_folder(sys.argv[1])
data = manager.load(monotonic=False, include_meta_data=True)
print(len(data), data['data_id'].n_unique(), data['evaluations'].min())
";

/// Every row of every run is read.
#[test]
fn iohinspector_reads_every_run() {
    let folder = folder("outside-ioh");
    let (store, ioh) = (store(&folder), path(&folder, "ioh"));
    assert_eq!(evoku(&["lab", "export", &store, "--ioh", &ioh], "").code, Some(0));
    let Some(found) = python(&["iohinspector"], &["-c", IOH, &ioh]) else { return };
    let printed = text(&found);
    assert!(found.status.success(), "{printed}");
    let numbers: Vec<usize> = (printed.lines().last().unwrap_or_default().split(' '))
        .map(|number| number.parse().unwrap_or_else(|_| panic!("{printed}")))
        .collect();
    let (mut rows, mut runs) = (0, 0);
    let mut folders = vec![Path::new(&ioh).to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap().path();
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|extension| extension == "dat") {
                let text = fs::read_to_string(&entry).unwrap();
                let heads = text.matches("evaluations raw_y").count();
                runs += heads;
                rows += text.lines().count() - heads;
            }
        }
    }
    assert_eq!(numbers, [rows, runs, 1]);
}

const COCO: &str = "
import pathlib, sys
import cocopp
data = cocopp.load(sorted(str(path) for path in pathlib.Path(sys.argv[1]).iterdir()))
print()
print(len(data), sum(one.nbRuns() for one in data), sum(int(one.detSuccesses([1e-8])[0]) for one in data))
";

/// Every run is read, and the solved runs are successes.
#[test]
fn cocopp_reads_every_run() {
    let folder = folder("outside-coco");
    let (store, coco, csv) = (store(&folder), path(&folder, "coco"), path(&folder, "csv"));
    let ran = evoku(&["lab", "export", &store, "--coco", &coco, "--csv", &csv], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let Some(found) = python(&["cocopp"], &["-c", COCO, &coco]) else { return };
    let printed = text(&found);
    assert!(found.status.success(), "{printed}");
    let runs = fs::read_to_string(Path::new(&csv).join("runs.csv")).unwrap();
    let solved = runs.lines().skip(1).filter(|line| line.contains(",solved,")).count();
    let expected = format!(" {} {solved}", runs.lines().count() - 1);
    let last = printed.lines().rfind(|line| line.contains(' ')).unwrap_or_default();
    assert!(printed.lines().any(|line| line.ends_with(&expected)), "{expected}: {last}: {printed}");
}

const WORKBOOK: &str = "
import csv, pathlib, sys
import openpyxl
book = openpyxl.load_workbook(sys.argv[1], read_only=True)
tables = {path.stem: path for path in pathlib.Path(sys.argv[2]).glob('*.csv')}
assert set(book.sheetnames) == {'README', *tables}, book.sheetnames
assert book['README']['A1'].value == 'Meaning of the columns'
def equal(cell, text):
    if cell is None or isinstance(cell, str):
        return (cell or '') == text
    assert isinstance(cell, int | float) and abs(cell) < 10 ** 15, cell
    return cell == float(text)
rows = 0
for name, path in tables.items():
    expected = list(csv.reader(path.open(newline='')))
    found = [list(row) for row in book[name].iter_rows(values_only=True)]
    assert len(found) == len(expected), name
    for cells, texts in zip(found, expected):
        cells += [None] * (len(texts) - len(cells))
        assert len(cells) == len(texts) and all(map(equal, cells, texts)), (name, cells, texts)
    rows += len(found)
print(rows, 'rows')
";

/// Every cell of a workbook is that of the CSV table. The same store gives the same bytes.
#[test]
fn openpyxl_reads_every_cell() {
    let folder = folder("outside-workbook");
    let (store, csv) = (store(&folder), path(&folder, "csv"));
    let [book, again] = ["book.xlsx", "again.xlsx"].map(|name| path(&folder, name));
    let ran = evoku(&["lab", "export", &store, "--csv", &csv, "--xlsx", &book], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    evoku(&["lab", "export", &store, "--xlsx", &again], "").success();
    assert_eq!(fs::read(&book).unwrap(), fs::read(&again).unwrap());
    let Some(found) = python(&["openpyxl"], &["-c", WORKBOOK, &book, &csv]) else { return };
    assert!(found.status.success(), "{}", text(&found));
}

/// After a kill, the last runs of a store may be in a second file. Without it, a copy is refused. Both
/// files together have all finished runs.
#[test]
fn a_copy_of_a_killed_store_is_whole_or_refused() {
    let folder = folder("outside-killed");
    let plan = path(&folder, "long.toml");
    let text = "name = 'long'\nrepetitions = 1000\nbudget.evaluations = 200\n\
                algorithm = [{ name = 'row-ga' }]\nclass = [{ name = '4x4', bundled = '4x4' }]\n";
    fs::write(&plan, text).unwrap();
    let mut process = common::start(&["lab", "run", &plan, "--threads", "1"]);
    wait_for_session(&mut process, &folder, "long.sqlite");
    let log = folder.join("long.sqlite-wal");
    process.wait_until(|| log.metadata().is_ok_and(|metadata| metadata.len() > 200_000));
    assert!(process.kill());
    let copy = |to: &str, names: &[&str]| {
        let to = folder.join(to);
        fs::create_dir(&to).unwrap();
        names.iter().for_each(|name| {
            fs::copy(folder.join(name), to.join(name)).unwrap();
        });
        to.join("long.sqlite").display().to_string()
    };
    let half = copy("half", &["long.sqlite"]);
    let whole = copy("whole", &["long.sqlite", "long.sqlite-wal"]);
    let merged = path(&folder, "merged.sqlite");
    let refused = evoku(&["lab", "merge", &half, "-o", &merged], "");
    refused.is_refused("the store contains no plan");
    let ran = evoku(&["lab", "merge", &whole, "-o", &merged], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(!ran.stderr.contains(" 0 runs new"), "{ran:?}");
    // The original resumes, and has the runs of the copy.
    assert_eq!(evoku(&["lab", "run", &plan, "-q"], "").code, Some(0));
    let ran = evoku(&["lab", "merge", &path(&folder, "long.sqlite"), "-o", &merged], "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let missing = evoku(&["lab", "missing", &plan, &merged], "");
    assert_eq!(missing.code, Some(0), "{missing:?}");
}
