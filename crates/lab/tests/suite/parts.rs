//! Tests of parts: small stores of runs made elsewhere, collected in any order and repeatedly.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use crate::common::{folder, plan, runs, small, work_all};
use evoku_evolve::Rng;
use evoku_lab::part::{self, Ledger};
use evoku_lab::plan::{PackedError, Plan};
use evoku_lab::store::{Environment, Store, StoreError};
use evoku_messages::Say;

fn make(plan: &Plan, jobs: Range<u64>) -> Store {
    part::make(plan, jobs, &AtomicBool::new(false)).unwrap().unwrap()
}

fn len(part: &Store) -> u64 {
    part.results(part.plan(None).unwrap()).unwrap().runs.len() as u64
}

fn ledger(path: &Path, plan: &Plan) -> Ledger {
    Ledger::open(Store::create(path).unwrap(), plan.clone(), &Environment::default()).unwrap()
}

#[test]
fn parts_in_any_order_are_the_whole() {
    let (folder, plan) = (folder("parts"), plan(small()));
    let (whole, taken) = (folder.join("whole.sqlite"), folder.join("taken.sqlite"));
    work_all(&whole, &plan, 2);
    let mut ledger = ledger(&taken, &plan);
    let mut random = Rng::new(3);
    let mut there = vec![false; plan.jobs() as usize];
    // The parts overlap, repeat, arrive out of order and extend beyond the end.
    while there.contains(&false) {
        let first = random.index(60) as u64;
        let end = first + random.index(9) as u64;
        let part = Store::of_bytes(&make(&plan, first..end).to_bytes().unwrap()).unwrap();
        let end = end.min(60);
        let known = (first..end).filter(|&number| there[number as usize]).count() as u64;
        let found = ledger.take(&part).unwrap();
        assert_eq!((found.known, found.differ), (known, 0));
        assert_eq!((len(&part), found.new), (end - first, end - first - known));
        there[first as usize..end as usize].fill(true);
        let missing: Vec<u64> = ledger.recorded().unwrap().missing().flatten().collect();
        let expected = (0..60).filter(|&number| !there[number as usize]);
        assert_eq!(missing, expected.collect::<Vec<_>>());
    }
    assert_eq!(runs(&taken, "small"), runs(&whole, "small"));
    assert_eq!(len(&make(&plan, 60..70)), 0);
}

/// A part that was cut or has a flipped bit is either rejected or has all its runs unchanged.
#[test]
fn damaged_parts_are_refused() {
    let (folder, plan) = (folder("parts-damaged"), plan(small()));
    let mut ledger = ledger(&folder.join("store.sqlite"), &plan);
    let mut part = make(&plan, 3..7);
    assert_eq!(ledger.take(&part).unwrap().new, 4);
    let bytes = part.to_bytes().unwrap();
    let cut = (0..bytes.len()).step_by(23).map(|keep| bytes[..keep].to_vec());
    let flipped = (0..bytes.len()).step_by(11).map(|at| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1 << (at % 8);
        bytes
    });
    let (mut all, mut refused) = (0, 0);
    for damaged in cut.chain(flipped) {
        all += 1;
        match Store::of_bytes(&damaged).and_then(|part| ledger.take(&part)) {
            // The damage is at a place without data.
            Ok(taken) => assert_eq!((taken.new, taken.known, taken.differ), (0, 4, 0)),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > all / 4, "only {refused} of {all} were noticed");
    assert_eq!(ledger.recorded().unwrap().len(), 4);
}

/// Changes a part by SQL, and removes the checksums of its runs, as if version 1 had made it.
fn changed(bytes: &[u8], path: &Path, change: &str) -> Store {
    fs::write(path, bytes).unwrap();
    let old = "UPDATE session SET checksum = NULL; UPDATE run SET checksum = NULL;";
    rusqlite::Connection::open(path).unwrap().execute_batch(&format!("{old} {change}")).unwrap();
    Store::of_bytes(&fs::read(path).unwrap()).unwrap()
}

#[test]
fn parts_of_other_plans_are_refused() {
    let (folder, plan) = (folder("parts-refused"), plan(small()));
    let mut ledger = ledger(&folder.join("store.sqlite"), &plan);
    let bytes = make(&plan, 3..7).to_bytes().unwrap();
    let refused = Store::of_bytes("No store, though it is long enough. ".repeat(99).as_bytes());
    assert!(matches!(refused, Err(StoreError::Foreign)), "{refused:?}");
    let path = folder.join("part.sqlite");
    let mut refused = |part: &Store| {
        let refused = ledger.take(part).unwrap_err();
        assert_eq!(ledger.recorded().unwrap().len(), 0);
        refused
    };
    let error =
        refused(&make(&crate::common::plan(&small().replace("seed = 7", "seed = 8")), 3..7));
    assert!(error.to_string().contains("already contains a plan \"small\""), "{error}");
    let error = refused(&make(&crate::common::plan(&small().replace("\"small\"", "\"x\"")), 3..7));
    assert!(error.to_string().contains("there is no plan \"small\""), "{error}");
    let error = refused(&changed(&bytes, &path, "UPDATE session SET version = '0.0.1'"));
    assert!(matches!(error, StoreError::Versions(..)), "{error}");
    for change in ["seed = seed + 1", "repetition = 2", "ending = 9"] {
        let error = refused(&changed(&bytes, &path, &format!("UPDATE run SET {change}")));
        assert!(matches!(error, StoreError::Damaged(_)), "{change}: {error}");
    }
}

/// A run with other results is reported with the differing column, and never overwrites the stored
/// one.
#[test]
fn differing_results_are_reported_and_the_stored_ones_kept() {
    let (folder, plan) = (folder("parts-other"), plan(small()));
    let path = folder.join("store.sqlite");
    let mut ledger = ledger(&path, &plan);
    ledger.take(&make(&plan, 2..4)).unwrap();
    let before = runs(&path, "small");
    let bytes = make(&plan, 3..4).to_bytes().unwrap();
    let mut take = |change: &str| {
        let change = format!("UPDATE run SET {change}");
        ledger.take(&changed(&bytes, &folder.join("part.sqlite"), &change)).unwrap()
    };
    for (change, column) in [
        ("ending = 5", "ending"),
        ("generations = generations + 1", "generations"),
        ("full = full + 1", "full"),
        ("restarts = restarts + 1", "restarts"),
        ("best = NULL", "best"),
        ("missing = 77", "missing"),
        ("mean = 0.1", "mean"),
        ("trace = NULL, trace_checksum = NULL", "trace"),
    ] {
        let taken = take(change);
        assert_eq!((taken.new, taken.known, taken.differ), (0, 0, 1), "{change}");
        assert_eq!(taken.differences[0].column, column);
        let words = taken.differences[0].message().to_string();
        assert!(words.contains(" on puzzle 2 of 4x4, repetition 0: "), "{words}");
    }
    // Times differ between machines.
    assert_eq!(take("seconds = 1e6").known, 1);
    assert_eq!(runs(&path, "small"), before);
}

/// A packed plan equals the plan, with puzzles of every kind, rules, constraints and pencil marks.
#[test]
fn a_packed_plan_is_the_plan() {
    let text = r#"name = "packed"
repetitions = 2
budget.evaluations = 100
algorithm = [{ name = "row-ga", set.population = [10, 20] }, { name = "large", label = "exact" }]
[[class]]
name = " all sizes "
bundled = ["4x4", "6x6", "9x9 hard", "16x16"]
first = 25
[[class]]
name = "diagonal"
rules = ["diagonal"]
puzzles = ["12.............."]
"#;
    let constrained = r#"name = "constrained"
repetitions = 2
budget.evaluations = 100
algorithm = [{ name = "row-ga" }]
[[class]]
name = "killer"
generate = { count = 3, size = "4", constraints = ["killer"], seed = 5 }
"#;
    let queens = "name = 'kinds'\nbudget.evaluations = 100\n[[algorithm]]\nname = 'queens-ga'\n\
                  [[class]]\nname = 'q'\nkind = 'queens'\nsizes = [5, 8]\n";
    for text in [small(), text, constrained, queens] {
        let plan = plan(text);
        let packed = plan.pack().unwrap();
        assert!(Plan::is_packed(&packed) && !Plan::is_packed(text));
        let read = Plan::read_packed(&packed).unwrap();
        assert_eq!(read.fingerprint(), plan.fingerprint());
        assert_eq!((read.jobs(), &read.text), (plan.jobs(), &plan.text));
        let jobs = 0..plan.jobs().min(12);
        assert_eq!(len(&make(&read, jobs.clone())), len(&make(&plan, jobs)));
        for keep in (0..packed.len()).step_by(37).filter(|&keep| packed.is_char_boundary(keep)) {
            assert!(
                Plan::read_packed(&packed[..keep]).is_err(),
                "{keep} of {} bytes",
                packed.len()
            );
        }
        let later = packed.replacen(evoku_lab::VERSION, "99.0.0", 1);
        assert!(matches!(Plan::read_packed(&later), Err(PackedError::Version(_))));
    }
}
