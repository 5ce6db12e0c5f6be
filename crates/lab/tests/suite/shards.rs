//! Tests of shards: each job is in exactly one shard, and merged stores equal that of a single
//! process.

use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use crate::common::{folder, plan, runs, small, work_all};
use evoku_lab::job_set::JobSet;
use evoku_lab::plan::Plan;
use evoku_lab::runner::{self, Unobserved};
use evoku_lab::shard::Shard;
use evoku_lab::store::{Environment, MergeCounts, Store, StoreError};
use proptest::prelude::*;

proptest! {
    #[test]
    fn shards_follow_each_other(length in 0u64..2000, of in 1u64..300) {
        let ranges = (1..=of).map(|number| Shard::new(number, of).unwrap().range(length));
        let (mut next, mut lengths) = (0, BTreeSet::new());
        for range in ranges {
            prop_assert_eq!(range.start, next);
            next = range.end;
            lengths.insert(range.end - range.start);
        }
        prop_assert_eq!(next, length);
        prop_assert!(lengths.last().unwrap() - lengths.first().unwrap() <= 1);
    }

    #[test]
    fn a_set_of_jobs_is_a_set(
        start in 0u64..200,
        length in 0u64..300,
        numbers in proptest::collection::vec(0u64..600, 0..400),
    ) {
        let range = start..start + length;
        let mut set = JobSet::new(range.clone());
        let mut naive = BTreeSet::new();
        for number in numbers {
            set.insert(number);
            if range.contains(&number) {
                naive.insert(number);
            }
        }
        prop_assert_eq!(set.len(), naive.len() as u64);
        prop_assert_eq!(set.iter().collect::<BTreeSet<_>>(), naive.clone());
        let missing: Vec<u64> = range.clone().filter(|number| !naive.contains(number)).collect();
        prop_assert_eq!(set.missing().flatten().collect::<Vec<_>>(), missing.clone());
        for number in start..start + length {
            let next = missing.iter().copied().find(|&missing| missing >= number);
            prop_assert_eq!(set.next_missing(number), next.unwrap_or(start + length));
        }
    }
}

#[test]
fn the_last_shard_of_the_most_jobs_ends_with_them() {
    let shard = Shard::new(u64::MAX, u64::MAX).unwrap();
    assert_eq!(shard.range(u64::MAX), u64::MAX - 1..u64::MAX);
    for wrong in ["", "3", "0/4", "5/4", "1/0", "a/b", "-1/4", "1/2/3", " 1/2"] {
        assert!(wrong.parse::<Shard>().is_err(), "{wrong:?}");
    }
    assert_eq!("3/4".parse::<Shard>().unwrap().to_string(), "3/4");
}

/// The environment of a program with this version.
fn of_version(version: &str) -> Environment {
    Environment { version: version.to_owned(), ..Environment::default() }
}

/// Executes one of several shards of a plan.
fn make(path: &Path, plan: &Plan, shard: Shard, environment: &Environment) {
    let (store, jobs) = (Store::create(path).unwrap(), shard.range(plan.jobs()));
    let never = AtomicBool::new(false);
    let (_, done) =
        runner::run_jobs(store, plan, jobs, environment, 2, &never, &Unobserved).unwrap();
    assert!(done);
}

/// Merges a store into another.
fn merge(into: &Path, part: &Path) -> Result<MergeCounts, StoreError> {
    let part = Store::existing(part)?;
    let merged = Store::create(into)?.merge(&part, &AtomicBool::new(false))?;
    assert!(merged.iter().all(|plan| plan.done));
    let mut counts = MergeCounts::default();
    merged.into_iter().for_each(|plan| counts.add(plan.counts));
    Ok(counts)
}

#[test]
fn merged_shards_are_the_whole() {
    let (folder, plan) = (folder("shards"), plan(small()));
    let whole = folder.join("whole.sqlite");
    work_all(&whole, &plan, 2);
    let expected = runs(&whole, "small");
    for of in [1, 2, 3, 7, 61] {
        let merged = folder.join(format!("merged-{of}.sqlite"));
        // Merging out of order, and the last one twice, loses and repeats nothing.
        let order = (1..=of).rev().chain([1]);
        let mut new = 0;
        for number in order {
            let part = folder.join(format!("part-{number}-of-{of}.sqlite"));
            let shard = Shard::new(number, of).unwrap();
            let (known, before) = (part.exists(), new);
            make(&part, &plan, shard, &Environment::default());
            let counts = merge(&merged, &part).unwrap();
            new += counts.new;
            let range = shard.range(plan.jobs());
            let (wanted, none) = (range.end - range.start, Vec::new());
            assert_eq!((counts.differ, counts.differences), (0, none));
            assert_eq!(counts.new + counts.known, wanted);
            assert_eq!(new - before, if known { 0 } else { wanted });
            let recorded = Store::existing(&merged).unwrap().recorded_jobs(&plan).unwrap();
            assert_eq!(recorded.len(), new);
        }
        assert_eq!(new, plan.jobs());
        assert_eq!(runs(&merged, "small"), expected);
        // The merged store can be continued like any other, and nothing is missing.
        work_all(&merged, &plan, 2);
        assert_eq!(runs(&merged, "small"), expected);
    }
    // Shards of a different partition overlap with these.
    let merged = folder.join("merged-3.sqlite");
    let counts = merge(&merged, &folder.join("part-2-of-7.sqlite")).unwrap();
    assert_eq!((counts.new, counts.differ), (0, 0));
    // A copy of the store under another name contains only known runs.
    assert_eq!(merge(&merged, &whole).unwrap().known, plan.jobs());
}

/// The puzzles of a plan in a store, each by class and number.
fn kept_puzzles(path: &Path) -> BTreeSet<(usize, usize)> {
    let kept = Store::existing(path).unwrap().plan(Some("small")).unwrap();
    kept.puzzles.iter().map(|puzzle| (puzzle.class.at(), puzzle.number - 1)).collect()
}

/// A part contains only the puzzles of its runs, but knows the size of the whole plan.
#[test]
fn parts_keep_the_puzzles_of_their_runs() {
    let (folder, plan) = (folder("shards-puzzles"), plan(small()));
    let puzzles = |jobs: Range<u64>| -> BTreeSet<_> {
        let jobs = jobs.filter_map(|number| plan.job(number));
        jobs.map(|job| (job.class.at(), job.puzzle)).collect()
    };
    let never = AtomicBool::new(false);
    let each = (plan.puzzles() * plan.configurations.len()) as u64;
    // The ranges are within a repetition, across two, longer than one, and empty.
    for jobs in [3..4, 5..8, each - 1..each + 1, each - 3..2 * each, 7..7] {
        let path = folder.join(format!("{}-{}.sqlite", jobs.start, jobs.end));
        let (store, range) = (Store::create(&path).unwrap(), jobs.clone());
        let (store, _) =
            runner::run_jobs(store, &plan, range, &of_version("1"), 2, &never, &Unobserved)
                .unwrap();
        let results = store.results(store.plan(None).unwrap()).unwrap();
        assert_eq!(results.runs.len() as u64, jobs.end - jobs.start);
        assert_eq!(results.wanted(), plan.jobs());
        assert_eq!(results.plan.classes.len(), plan.classes.len());
        assert_eq!(kept_puzzles(&path), puzzles(jobs));
    }
    // Further jobs in the same store add their puzzles.
    let path = folder.join("both.sqlite");
    for jobs in [each - 1..each, 0..2] {
        let store = Store::create(&path).unwrap();
        runner::run_jobs(store, &plan, jobs, &of_version("1"), 2, &never, &Unobserved).unwrap();
    }
    let mut both = puzzles(0..2);
    both.extend(puzzles(each - 1..each));
    assert_eq!(kept_puzzles(&path), both);
    let recorded = Store::existing(&path).unwrap().recorded_jobs(&plan).unwrap();
    assert_eq!(recorded.iter().collect::<Vec<_>>(), [0, 1, each - 1]);
}

#[test]
fn shards_of_other_plans_or_versions_are_refused() {
    let folder = folder("shards-refused");
    let [one, two] = [1, 2].map(|number| Shard::new(number, 2).unwrap());
    let (merged, path) = (folder.join("merged.sqlite"), |name| folder.join(name));
    make(&path("one"), &plan(small()), one, &of_version("1"));
    assert_eq!(merge(&merged, &path("one")).unwrap().new, 30);

    let other = plan(&small().replace("2_000", "2_001"));
    make(&path("plan"), &other, two, &of_version("1"));
    let refused = merge(&merged, &path("plan")).unwrap_err();
    assert!(refused.to_string().contains("already contains a plan \"small\""), "{refused}");
    assert!(refused.to_string().contains(&other.fingerprint()), "{refused}");

    make(&path("version"), &plan(small()), two, &of_version("2"));
    let refused = merge(&merged, &path("version")).unwrap_err();
    assert!(matches!(refused, StoreError::Versions(..)), "{refused}");

    let store = Store::existing(&merged).unwrap();
    assert_eq!(store.recorded_jobs(&plan(small())).unwrap().len(), 30);
    assert!(matches!(store.recorded_jobs(&other), Err(StoreError::Plan(_))));
    // A plan with another name is a different plan, and both are stored.
    let renamed = plan(&small().replace("\"small\"", "\"other\""));
    make(&path("renamed"), &renamed, two, &of_version("2"));
    assert_eq!(merge(&merged, &path("renamed")).unwrap().new, 30);
    assert_eq!(runs(&merged, "small").len(), 60, "plans of one seed share their runs");
}

#[test]
fn damaged_parts_are_refused_and_the_rest_is_merged() {
    let (folder, plan) = (folder("shards-damaged"), plan(small()));
    let (merged, part) = (folder.join("merged.sqlite"), folder.join("part.sqlite"));
    make(&part, &plan, Shard::new(1, 1).unwrap(), &Environment::default());
    let bytes = fs::read(&part).unwrap();
    let damaged = folder.join("damaged.sqlite");
    for keep in [0, 1, 100, 4096, bytes.len() / 2, bytes.len() - 1] {
        fs::write(&damaged, &bytes[..keep]).unwrap();
        assert!(merge(&merged, &damaged).is_err(), "{keep} bytes were merged");
    }
    let mut random = evoku_evolve::Rng::new(7);
    let mut refused = 0;
    for _ in 0..50 {
        let mut bytes = bytes.clone();
        let at = random.index(bytes.len());
        bytes[at] ^= 1 << random.index(8);
        fs::write(&damaged, bytes).unwrap();
        for left in ["damaged.sqlite-wal", "damaged.sqlite-shm"] {
            let _ = fs::remove_file(folder.join(left));
        }
        refused += usize::from(merge(&merged, &damaged).is_err());
    }
    assert!(refused > 5, "only {refused} of 50 were noticed");
    // Runs recorded before the damage was noticed are unchanged.
    assert_eq!(merge(&merged, &part).unwrap().differ, 0);
    assert_eq!(runs(&merged, "small"), runs(&part, "small"));
}

#[test]
fn a_full_disk_while_merging_loses_nothing() {
    let folder = folder("shards-full");
    let plan = plan(&small().replace("repetitions = 3", "repetitions = 100"));
    let (merged, part) = (folder.join("merged.sqlite"), folder.join("part.sqlite"));
    make(&part, &plan, Shard::new(1, 2).unwrap(), &Environment::default());
    let mut store = Store::create(&merged).unwrap();
    store.limit_pages(30).unwrap();
    let other = Store::existing(&part).unwrap();
    let full = store.merge(&other, &AtomicBool::new(false)).unwrap_err();
    assert!(matches!(full, StoreError::Full), "{full}");
    drop(store);
    assert_eq!(merge(&merged, &part).unwrap().new, 1000);
    assert_eq!(runs(&merged, "small"), runs(&part, "small"));
}
