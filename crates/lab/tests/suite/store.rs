//! Tests of the store: no run is lost or made twice, and results never depend on how they were
//! made.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::common::{folder, plan, runs, small, work, work_all};
use evoku_evolve::Budget;
use evoku_evolve::presets::{Archipelago, Preset, Settings, Task, preset};
use evoku_evolve::puzzles::KINDS;
use evoku_lab::execute::Finished;
use evoku_lab::plan::Job;
use evoku_lab::runner::{self, RunError, RunObserver};
use evoku_lab::store::{Environment, Run, Store, StoreError};
use evoku_lab::trace::Trace;

/// Counts recorded runs, and cancels after `most`.
struct Counter<'a> {
    seen: AtomicU64,
    most: u64,
    cancel: &'a AtomicBool,
}

impl RunObserver for Counter<'_> {
    fn recorded(&self, _: Job, _: &Finished) {
        if self.seen.fetch_add(1, Ordering::Relaxed) + 1 >= self.most {
            self.cancel.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn results_depend_neither_on_threads_nor_on_interruptions() {
    let (folder, plan) = (folder("threads"), plan(small()));
    let (one, four, pieces) =
        (folder.join("one.sqlite"), folder.join("four.sqlite"), folder.join("pieces.sqlite"));
    work_all(&one, &plan, 1);
    work_all(&four, &plan, 4);
    let mut recorded = 0;
    for most in 1.. {
        let cancel = AtomicBool::new(false);
        let counter = Counter { seen: AtomicU64::new(0), most, cancel: &cancel };
        let ended = work(&pieces, &plan, 1 + most as usize % 3, &counter, &cancel);
        recorded += counter.seen.into_inner();
        assert_eq!(runs(&pieces, "small").len() as u64, recorded);
        if ended {
            break;
        }
    }
    let expected = runs(&one, "small");
    assert_eq!(expected.len() as u64, plan.jobs());
    assert_eq!(runs(&four, "small"), expected);
    assert_eq!(runs(&pieces, "small"), expected);
    assert!(expected.iter().all(|(run, trace)| {
        trace.points.last().is_some_and(|last| {
            last.evaluations == run.evaluations() && Some(last.best_so_far) == run.best
        }) && trace
            .points
            .is_sorted_by(|a, b| a.evaluations < b.evaluations && a.best_so_far >= b.best_so_far)
    }));
    assert!(expected.iter().all(|(run, _)| run.is_solved() == (run.missing == Some(0))));
    assert!(expected.iter().any(|(run, _)| run.is_solved()));
    assert!(expected.iter().any(|(run, _)| !run.is_solved() && run.evaluations() == 2000));
}

#[test]
fn a_changed_plan_executes_only_new_runs_and_plans_share_runs() {
    let path = folder("plans").join("store.sqlite");
    work_all(&path, &plan(small()), 2);
    let longer = small().replace("repetitions = 3", "repetitions = 4");
    let other = longer.replace("name = \"small\"", "name = \"other\"");
    let never = AtomicBool::new(false);
    let counter = Counter { seen: AtomicU64::new(0), most: u64::MAX, cancel: &never };
    assert!(work(&path, &plan(&longer), 2, &counter, &never));
    assert_eq!(counter.seen.into_inner(), 20);
    let counter = Counter { seen: AtomicU64::new(0), most: u64::MAX, cancel: &never };
    assert!(work(&path, &plan(&other), 2, &counter, &never));
    assert_eq!(counter.seen.into_inner(), 0);
    assert_eq!(runs(&path, "other"), runs(&path, "small"));
    assert_eq!(runs(&path, "other").len(), 80);
    let store = Store::existing(&path).unwrap();
    assert_eq!(store.plans().unwrap(), ["other", "small"]);
    assert!(matches!(store.plan(None), Err(StoreError::Plan(_))));
    assert!(matches!(store.plan(Some("x")), Err(StoreError::Plan(_))));
}

#[test]
fn sessions_share_a_store_and_do_nothing_twice() {
    let path = folder("shared").join("store.sqlite");
    let text = small().replace("repetitions = 3", "repetitions = 60");
    let plan = plan(&text);
    let never = AtomicBool::new(false);
    let counters =
        [0, 1, 2].map(|_| Counter { seen: AtomicU64::new(0), most: u64::MAX, cancel: &never });
    std::thread::scope(|scope| {
        for counter in &counters {
            scope.spawn(|| assert!(work(&path, &plan, 2, counter, &never)));
        }
    });
    let seen: u64 = counters.map(|counter| counter.seen.into_inner()).iter().sum();
    assert_eq!(seen, plan.jobs());
    assert_eq!(runs(&path, "small").len() as u64, plan.jobs());
    let left: Vec<_> = fs::read_dir(path.parent().unwrap()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn a_full_disk_loses_nothing() {
    let path = folder("full").join("store.sqlite");
    let text = small().replace("repetitions = 3", "repetitions = 100");
    let plan = plan(&text);
    let store = Store::create(&path).unwrap();
    store.limit_pages(40).unwrap();
    let never = AtomicBool::new(false);
    let counter = Counter { seen: AtomicU64::new(0), most: u64::MAX, cancel: &never };
    let environment = Environment::default();
    let error = runner::run(store, &plan, &environment, 2, &never, &counter).unwrap_err();
    assert!(matches!(error, RunError::Store(StoreError::Full)), "{error}");
    let kept = runs(&path, "small").len() as u64;
    assert_eq!(kept, counter.seen.into_inner());
    assert!(kept > 0 && kept < plan.jobs());
    // Without the limit, the rest is executed.
    work_all(&path, &plan, 2);
    let whole = path.with_file_name("whole.sqlite");
    work_all(&whole, &plan, 2);
    assert_eq!(runs(&path, "small"), runs(&whole, "small"));
}

#[test]
fn invalid_stores_are_refused() {
    let folder = folder("foreign");
    let path = folder.join("store.sqlite");
    assert!(matches!(Store::existing(&path), Err(StoreError::Missing)));
    let empty = path.with_file_name("empty.sqlite");
    fs::write(&empty, "").unwrap();
    for no_store in [&empty, path.parent().unwrap()] {
        assert!(matches!(Store::existing(no_store), Err(StoreError::Foreign)));
    }
    assert_eq!(fs::metadata(&empty).unwrap().len(), 0, "reading writes nothing");
    fs::write(&path, "This is a text that is no database at all, though it is long enough.")
        .unwrap();
    assert!(matches!(Store::create(&path), Err(StoreError::Foreign)));
    let path = folder.join("other.sqlite");
    rusqlite_file(&path, "CREATE TABLE x (y); PRAGMA user_version = 1;");
    assert!(matches!(Store::create(&path), Err(StoreError::Foreign)));
    let path = folder.join("later.sqlite");
    drop(Store::create(&path).unwrap());
    rusqlite_file(&path, "PRAGMA user_version = 99;");
    assert!(matches!(Store::create(&path), Err(StoreError::Later(99))));
}

/// A file with more or other things than the tables of a store is rejected before it is read. The
/// view would give rows without end.
#[test]
fn what_is_not_the_schema_of_a_store_is_refused() {
    let path = made("schema");
    let endless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)";
    let changes = [
        format!(
            "ALTER TABLE run RENAME TO run2;
             CREATE VIEW run AS {endless} SELECT run2.* FROM run2, c;"
        ),
        "CREATE TRIGGER t AFTER INSERT ON run BEGIN DELETE FROM run; END;".to_owned(),
        "CREATE VIEW v AS SELECT 1;".to_owned(),
        "CREATE TABLE more (x);".to_owned(),
        "CREATE INDEX i ON run (puzzle);".to_owned(),
        "ALTER TABLE run ADD COLUMN x INTEGER AS (1);".to_owned(),
        "ALTER TABLE session DROP COLUMN command;".to_owned(),
        "DROP TABLE claim;".to_owned(),
        "PRAGMA user_version = 2; CREATE VIEW v AS SELECT 1;".to_owned(),
        "PRAGMA user_version = 2;".to_owned(),
    ];
    for (number, change) in changes.iter().enumerate() {
        let changed = path.with_file_name(format!("changed-{number}.sqlite"));
        std::fs::copy(&path, &changed).unwrap();
        rusqlite_file(&changed, change);
        for opened in [Store::existing(&changed), Store::readable(&changed)] {
            assert!(matches!(opened, Err(StoreError::Damaged(_))), "{change}: {opened:?}");
        }
    }
    assert!(Store::readable(&path).is_ok());
}

/// A store of a small plan with all its runs.
pub(crate) fn made(name: &str) -> std::path::PathBuf {
    let path = folder(name).join("store.sqlite");
    work_all(&path, &plan(small()), 2);
    path
}

/// Everything that a store contains about the plan `small`, or the error.
fn all_of(path: &Path) -> Result<String, StoreError> {
    let store = Store::existing(path)?;
    let plan = store.plan(Some("small"))?;
    let mut runs = Vec::new();
    store.each_run(&plan, true, |run, trace| {
        runs.push((run, trace));
        Ok(())
    })?;
    Ok(format!("{:?} {runs:?}", store.results(plan)?))
}

/// The first difference of two texts, with its surroundings.
fn difference(found: &str, expected: &str) -> String {
    let same = found.bytes().zip(expected.bytes()).take_while(|(a, b)| a == b).count();
    let around =
        |text: &str| text.chars().skip(same.saturating_sub(60)).take(160).collect::<String>();
    format!("{:?} in the place of {:?}", around(found), around(expected))
}

/// A store with a flipped bit either reports damage or gives the same results (where the file has
/// no data). It never gives other results.
#[test]
fn no_flipped_bit_changes_a_result_silently() {
    let path = made("flipped");
    let (bytes, whole) = (fs::read(&path).unwrap(), all_of(&path).unwrap());
    let damaged = path.with_file_name("damaged.sqlite");
    let (mut refused, mut random) = (0, evoku_evolve::Rng::new(5));
    for _ in 0..400 {
        let mut bytes = bytes.clone();
        let at = random.index(bytes.len());
        bytes[at] ^= 1 << random.index(8);
        let _ = fs::remove_file(path.with_file_name("damaged.sqlite-wal"));
        let _ = fs::remove_file(path.with_file_name("damaged.sqlite-shm"));
        fs::write(&damaged, bytes).unwrap();
        match all_of(&damaged) {
            Ok(read) => assert!(read == whole, "bit at {at}: {}", difference(&read, &whole)),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 50, "only {refused} of 400 were noticed");
}

#[test]
fn a_changed_row_is_reported_as_damaged() {
    let path = made("changed");
    let changes = [
        (
            "UPDATE run SET ending = 9 WHERE repetition = 1",
            "impossible value Integer(9) in column ending",
        ),
        ("UPDATE run SET best = best + 1 WHERE repetition = 1", "a run doesn't match"),
        ("UPDATE run SET trace = x'010203040506'", "the trace of a run doesn't match"),
        ("UPDATE run SET trace_checksum = 5", "a run doesn't match"),
        ("UPDATE configuration SET parameters = 'population=3'", "a configuration doesn't match"),
        ("UPDATE puzzle SET line = '................'", "a puzzle doesn't match"),
        ("UPDATE plan SET text = 'name = 1'", "the plan doesn't match"),
        ("UPDATE plan_configuration SET label = label || '!'", "the plan doesn't match"),
        ("UPDATE plan_class SET name = name || '!'", "the plan doesn't match"),
        ("DELETE FROM plan_puzzle WHERE number = 1", "the plan doesn't match"),
        ("UPDATE session SET version = '9'", "a session doesn't match"),
    ];
    for (change, expected) in changes {
        let changed = path.with_file_name("copy.sqlite");
        fs::copy(&path, &changed).unwrap();
        rusqlite_file(&changed, change);
        let error = all_of(&changed).unwrap_err();
        assert!(matches!(error, StoreError::Damaged(_)), "{change}: {error}");
        assert!(error.to_string().contains(expected), "{change}: {error}");
    }
}

/// Converts tables of this version to those of version 2.
pub(crate) const BEFORE_3: &str = "
    DROP TABLE failure;
    ALTER TABLE plan DROP COLUMN puzzles;
    CREATE TABLE earlier (plan INTEGER NOT NULL, class INTEGER NOT NULL, number INTEGER NOT NULL,
        puzzle INTEGER NOT NULL, class_name TEXT NOT NULL, PRIMARY KEY (plan, class, number))
        STRICT, WITHOUT ROWID;
    INSERT INTO earlier SELECT p.plan, p.class, p.number, p.puzzle, c.name
        FROM plan_puzzle p JOIN plan_class c ON c.plan = p.plan AND c.number = p.class;
    DROP TABLE plan_puzzle;
    DROP TABLE plan_class;
    ALTER TABLE earlier RENAME TO plan_puzzle;
";

#[test]
fn a_store_of_the_third_version_is_migrated() {
    let path = made("third");
    let expected = all_of(&path).unwrap();
    rusqlite_file(&path, "DROP TABLE failure; PRAGMA user_version = 3;");
    assert_eq!(all_of(&path).unwrap(), expected);
}

#[test]
fn a_store_of_the_second_version_is_migrated() {
    let path = made("second");
    let expected = all_of(&path).unwrap();
    rusqlite_file(&path, &format!("{BEFORE_3} PRAGMA user_version = 2;"));
    assert_eq!(all_of(&path).unwrap(), expected);
    rusqlite_file(&path, "DELETE FROM run WHERE repetition = 2");
    work_all(&path, &plan(small()), 2);
    assert_eq!(runs(&path, "small"), runs(&made("second-again"), "small"));
}

/// A store of version 1 is read, gets checksums, and its plan is continued.
#[test]
fn a_store_of_the_first_version_is_migrated() {
    let path = made("first");
    let expected = runs(&path, "small");
    let mut downgrade = String::from("DELETE FROM run WHERE repetition = 2;");
    for table in ["plan", "configuration", "puzzle", "session", "run"] {
        downgrade += &format!("ALTER TABLE {table} DROP COLUMN checksum;");
    }
    downgrade += BEFORE_3;
    // Its traces had no second values, so the old traces are dropped. Rows without a trace are
    // equal otherwise.
    downgrade += "UPDATE run SET trace = NULL; ALTER TABLE run DROP COLUMN trace_checksum;
                  PRAGMA user_version = 1;";
    rusqlite_file(&path, &downgrade);
    assert_eq!(runs(&path, "small").len(), expected.len() / 3 * 2);
    work_all(&path, &plan(small()), 2);
    let now = runs(&path, "small");
    let without_traces =
        |runs: &[(Run, Trace)]| -> Vec<Run> { runs.iter().map(|(run, _)| *run).collect() };
    assert_eq!(without_traces(&now), without_traces(&expected));
    assert_eq!(now[40..], expected[40..]);
}

#[test]
fn many_make_the_same_store_at_once() {
    for round in 0..20 {
        let path = folder(&format!("at-once-{round}")).join("store.sqlite");
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| Store::create(&path).map(drop).unwrap());
            }
        });
    }
}

/// Reports the system's error: not every failure is a full disk.
#[test]
fn a_store_reports_the_error_that_it_met() {
    let of = |code| {
        let error = rusqlite::ffi::Error::new(code);
        StoreError::from(rusqlite::Error::SqliteFailure(error, None))
    };
    assert!(matches!(of(rusqlite::ffi::SQLITE_FULL), StoreError::Full));
    let read = of(rusqlite::ffi::SQLITE_IOERR);
    assert!(matches!(read, StoreError::Io(_)), "{read}");
    assert!(read.to_string().contains("disk I/O error"), "{read}");
    assert!(matches!(of(rusqlite::ffi::SQLITE_CORRUPT), StoreError::Damaged(_)));
}

/// For two objectives, the trace contains both values of a cost.
#[test]
fn traces_have_both_values_of_two_objectives() {
    let path = made("objectives");
    let seconds = |configuration| {
        let mine = runs(&path, "small");
        let mine = mine.into_iter().filter(|(run, _)| run.configuration.at() == configuration);
        mine.flat_map(|(_, trace)| trace.points)
            .map(|point| (point.second, point.best_so_far))
            .collect::<Vec<_>>()
    };
    let multi = seconds(0);
    assert!(multi.iter().any(|&(second, _)| second > 0));
    assert!(multi.iter().any(|&(second, total)| second < total));
    assert!(multi.iter().all(|&(second, total)| second <= total));
    assert!(seconds(1).iter().all(|&(second, _)| second == 0));
}

pub(crate) fn rusqlite_file(path: &Path, sql: &str) {
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

/// A run on islands equals one of `Archipelago`, with any number of threads.
#[test]
fn islands_are_those_of_the_library() {
    let path = folder("islands").join("store.sqlite");
    let text = "name = 'islands'\nrepetitions = 3\nbudget = { evaluations = 5_000 }\n\
                [[algorithm]]\nname = 'row-ga'\nislands = { number = 3, migration_interval = 500 \
                }\n\
                [[class]]\nname = 'hard'\nbundled = '9x9 hard'\nfirst = 2\n";
    let plan = plan(text);
    work_all(&path, &plan, 2);
    let all = runs(&path, "islands");
    assert_eq!(all.len(), 6);
    for (run, trace) in all {
        let mut settings = Settings::new(Archipelago::PARAMETERS);
        settings.set("number", "3").unwrap();
        settings.set("migration_interval", "500").unwrap();
        let budget = Budget { evaluations: Some(5_000), ..Budget::default() };
        let row_ga = preset("row-ga").unwrap();
        let begin = |_, task: Task<'static>| {
            let sudoku = plan.classes[0].puzzles[run.puzzle.at()].instance.sudoku().unwrap();
            row_ga.begin(sudoku, &Settings::new(row_ga.parameters), task)
        };
        let islands = Archipelago::of(&settings).begin(run.seed, budget, begin);
        let outcome = evoku_evolve::run(&mut islands.unwrap());
        assert_eq!(run.evaluations(), outcome.work.evaluations());
        assert_eq!(run.generations, outcome.generations);
        assert_eq!(run.best, outcome.best.map(|best| best.cost.total()));
        // Each of three islands has 1,667 evaluations, which makes three exchanges.
        assert_eq!(outcome.generations, 3);
        assert!(!trace.points.is_empty());
    }
}

/// Other puzzles than Sudokus run like `Preset::run`, with every algorithm that supports them, and
/// have a report.
#[test]
fn queens_and_magic_squares_run() {
    for kind in KINDS {
        let path = folder(&format!("kind-{}", kind.name)).join("store.sqlite");
        let algorithm = |preset: &Preset<usize>| match preset.population() {
            Some(_) => format!("[[algorithm]]\nname = '{}'\nset.population = 20\n", preset.name),
            None => format!("[[algorithm]]\nname = '{}'\n", preset.name),
        };
        let sizes = [kind.sizes[0], kind.sizes[0] + 2];
        let text = format!(
            "name = 'kinds'\nrepetitions = 3\nbudget = {{ evaluations = 3_000 }}\n\
             {}[[class]]\nname = 'some'\nkind = '{}'\nsizes = {sizes:?}\n",
            kind.presets().map(algorithm).collect::<String>(),
            kind.name,
        );
        let plan = plan(&text);
        work_all(&path, &plan, 2);
        let all = runs(&path, "kinds");
        let presets: Vec<_> = kind.presets().collect();
        assert_eq!(all.len(), presets.len() * 2 * 3);
        assert!(all.iter().any(|(run, _)| run.is_solved()), "{}", kind.name);
        for (run, trace) in all {
            let preset = presets[run.configuration.at()];
            let mut settings = Settings::new(preset.parameters);
            if preset.population().is_some() {
                settings.set("population", "20").unwrap();
            }
            let size = plan.classes[0].puzzles[run.puzzle.at()].line.parse().unwrap();
            let budget = Budget { evaluations: Some(3_000), ..Budget::default() };
            let task = Task::unobserved(run.seed, budget);
            let outcome = preset.run(&size, &settings, task).unwrap();
            assert_eq!((run.generations, run.work), (outcome.generations, outcome.work));
            assert_eq!(run.best, outcome.best.map(|best| best.cost.total()));
            assert_eq!(run.is_solved(), run.missing == Some(0));
            assert!(!trace.points.is_empty());
        }
    }
}

#[test]
fn engines_run_and_an_interrupted_algorithm_is_reported() {
    let path = folder("engines").join("store.sqlite");
    let text = "name = 'engines'\nrepetitions = 2\nbudget = { evaluations = 50, generations = 1 }\n\
                [[algorithm]]\nname = 'large'\n[[algorithm]]\nname = 'tree'\n[[algorithm]]\n\
                name = 'row-ga'\n[[class]]\nname = 'hard'\nbundled = '9x9 hard'\n";
    work_all(&path, &plan(text), 2);
    for (run, trace) in runs(&path, "engines") {
        let evolved = run.configuration.at() == 2;
        assert_eq!(trace.points.is_empty(), !evolved);
        assert_eq!(run.nodes > 0, !evolved);
        assert!(evolved || run.is_solved() || run.nodes >= 50, "{run:?}");
        assert!(!evolved || run.generations <= 1, "{run:?}");
    }
}
