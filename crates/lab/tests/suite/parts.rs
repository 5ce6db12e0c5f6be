//! Parts: runs as bytes, taken in once, whoever hands them out, repeats or loses them.

use std::sync::atomic::AtomicBool;

use crate::common::{folder, plan, runs, small, work_all};
use const_fnv1a_hash::fnv1a_hash_64;
use evoku_evolve::Rng;
use evoku_lab::part::{Ledger, Part, PartError};
use evoku_lab::plan::{PackedError, Plan};
use evoku_lab::store::{Environment, Store};

fn make(plan: &Plan, jobs: std::ops::Range<u64>) -> Part {
    Part::make(plan, jobs, &AtomicBool::new(false)).unwrap().unwrap()
}

fn ledger(path: &std::path::Path, plan: &Plan) -> Ledger {
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
    // Overlapping, repeated, out of order, beyond the end.
    while there.contains(&false) {
        let first = random.index(60) as u64;
        let end = first + random.index(9) as u64;
        let part = Part::of_bytes(&make(&plan, first..end).to_bytes()).unwrap();
        let end = end.min(60);
        let known = (first..end).filter(|&number| there[number as usize]).count() as u64;
        let found = ledger.take(&part).unwrap();
        assert_eq!((found.known, found.differ), (known, 0));
        assert_eq!((part.len() as u64, found.new), (end - first, end - first - known));
        there[first as usize..end as usize].fill(true);
        let missing: Vec<u64> = ledger.recorded().unwrap().missing().flatten().collect();
        let expected = (0..60).filter(|&number| !there[number as usize]);
        assert_eq!(missing, expected.collect::<Vec<_>>());
    }
    assert_eq!(runs(&taken, "small"), runs(&whole, "small"));
}

#[test]
fn what_is_no_part_of_the_plan_is_refused() {
    let (folder, plan) = (folder("parts-refused"), plan(small()));
    let mut ledger = ledger(&folder.join("store.sqlite"), &plan);
    let bytes = make(&plan, 3..7).to_bytes();
    for keep in 0..bytes.len() {
        assert!(matches!(Part::of_bytes(&bytes[..keep]), Err(PartError::Damaged)), "{keep}");
    }
    for at in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1 << (at % 8);
        assert!(matches!(Part::of_bytes(&bytes), Err(PartError::Damaged)), "{at}");
    }
    let other = crate::common::plan(&small().replace("seed = 7", "seed = 8"));
    let refused = ledger.take(&make(&other, 3..7)).unwrap_err();
    assert!(matches!(refused, PartError::Plan(..)), "{refused}");
    assert_eq!(ledger.recorded().unwrap().len(), 0);
}

/// Bytes that were changed by somebody who knows the checksum: a run with other results is told
/// and never overwrites, one with a seed of its own and another version are refused.
#[test]
fn other_results_are_told_and_the_kept_ones_stay() {
    let (folder, plan) = (folder("parts-other"), plan(small()));
    let path = folder.join("store.sqlite");
    let mut ledger = ledger(&path, &plan);
    ledger.take(&make(&plan, 2..4)).unwrap();
    let before = runs(&path, "small");
    let bytes = make(&plan, 3..4).to_bytes();
    let body = &bytes[..bytes.len() - 8];
    let (mut told, mut refused) = (0, 0);
    for at in 0..body.len() {
        let mut changed = body.to_vec();
        changed[at] ^= 1;
        let sum = fnv1a_hash_64(&changed, None);
        changed.extend_from_slice(&sum.to_le_bytes());
        match Part::of_bytes(&changed).map(|part| ledger.take(&part)) {
            Ok(Ok(taken)) => {
                assert_eq!(taken.new, 0, "byte {at}");
                assert_eq!(taken.differences.len() as u64, taken.differ);
                told += taken.differ;
                for difference in taken.differences {
                    let words = difference.to_string();
                    assert!(words.contains(" on puzzle 2 of 4x4, repetition 0: "), "{words}");
                }
            }
            _ => refused += 1,
        }
    }
    assert!(told > 10 && refused > 10, "{told} told, {refused} refused");
    assert_eq!(runs(&path, "small"), before);
}

/// A packed plan is the plan, with puzzles of every kind, rules, constraints and pencil marks.
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
        assert_eq!(make(&read, jobs.clone()).len(), make(&plan, jobs).len());
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
