//! `evoku lab`: plans, runs that survive interruptions, exports.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;

use evoku_lab::store::Store;
use evoku_testing::TestProcess;

use crate::common::{self, Ran, evoku, folder, names, path};

/// A plan with this number of repetitions and at most this many evaluations per run.
pub(crate) fn plan(repetitions: u64, evaluations: u64) -> String {
    format!(
        "name = 'short'\nrepetitions = {repetitions}\nbudget.evaluations = {evaluations}\n\
         [[algorithm]]\nname = 'row-ga'\n[[algorithm]]\nname = 'hybrid-repair'\n\
         [[class]]\nname = '4x4'\nbundled = '4x4'\n"
    )
}

fn lab(arguments: &[&str]) -> Ran {
    evoku(&[&["lab"], arguments].concat(), "")
}

/// Returns the exported table of runs, without the columns that differ at each execution.
pub(crate) fn runs(store: &str, folder: &Path) -> Vec<String> {
    let csv = path(folder, "csv");
    let _ = fs::remove_dir_all(&csv);
    let exported = lab(&["export", store, "--csv", &csv]);
    assert_eq!(exported.code, Some(0), "{exported:?}");
    let mut lines = Vec::new();
    for table in ["runs.csv", "traces.csv"] {
        let text = fs::read_to_string(Path::new(&csv).join(table)).unwrap();
        let timed: Vec<bool> = text
            .lines()
            .next()
            .unwrap()
            .split(',')
            .map(|name| name == "seconds" || name == "session")
            .collect();
        lines.extend(text.lines().map(|line| {
            let cells = line.split(',').zip(&timed).filter(|(_, timed)| !**timed);
            cells.map(|(cell, _)| cell).collect::<Vec<_>>().join(",")
        }));
    }
    lines
}

fn start(plan: &str) -> TestProcess {
    common::start(&["lab", "run", plan, "--threads", "2"])
}

/// Kills a program at change `number`, counted from 1, of the files whose names begin with
/// `prefix`; at its start if `number` is 0. Returns `false` if the program ended before.
pub(crate) fn kill_at_change(
    mut process: TestProcess,
    number: u64,
    folder: &Path,
    prefix: &str,
) -> bool {
    let look = || -> Vec<(String, u64)> {
        let names = names(folder).into_iter().filter(|name| name.starts_with(prefix));
        // SQLite may have removed the file in the meantime.
        names
            .filter_map(|name| Some((fs::metadata(folder.join(&name)).ok()?.len(), name)))
            .map(|(length, name)| (name, length))
            .collect()
    };
    let (mut last, mut count) = (look(), 0);
    let has_changed = process.reaches(|| {
        let now = look();
        count += u64::from(now != last);
        last = now;
        count >= number
    });
    has_changed && process.kill()
}

/// Waits until a program has started to run the plan of a store.
pub(crate) fn wait_for_session(process: &mut TestProcess, folder: &Path, store: &str) {
    let session = format!("{store}-session-1");
    process.wait_until(|| names(folder).contains(&session));
}

#[test]
fn a_new_plan_is_a_plan_and_is_never_overwritten() {
    let folder = folder("lab-new");
    let plan = path(&folder, "plan.toml");
    assert_eq!(lab(&["new", &plan]).code, Some(0));
    assert_eq!(fs::read_to_string(&plan).unwrap(), lab(&["new"]).stdout);
    lab(&["new", &plan]).is_refused("can't create");
    let checked = lab(&["check", &plan]);
    assert_eq!(checked.code, Some(0));
    assert!(checked.stdout.contains("2 algorithms x 20 puzzles x 30 repetitions = 1,200 runs"));
    assert!(checked.stdout.contains("at most 1,200,000,000 evaluations"));
}

#[test]
fn mistakes_have_a_line_each() {
    let folder = folder("lab-mistakes");
    let file = path(&folder, "plan.toml");
    fs::write(&file, plan(1, 10).replace("row-ga", "row").replace("'4x4'\nb", "'4x4'\nx = 1\nb"))
        .unwrap();
    let refused = lab(&["run", &file]);
    assert_eq!(refused.code, Some(2));
    let lines: Vec<&str> = refused.stderr.lines().collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains("line 5, column 8: there is no algorithm \"row\""), "{lines:?}");
    assert!(lines[1].contains("line 10, column 1: there is no field \"x\""), "{lines:?}");
    assert_eq!(names(&folder), ["plan.toml"]);
    lab(&["check", "none.toml"]).is_refused("can't read none.toml");
    fs::write(&file, plan(1, 10)).unwrap();
    lab(&["run", &file, "--store", &file]).is_refused("is the plan itself");
    let foreign = path(&folder, "foreign.sqlite");
    fs::write(&foreign, "This is a text and no store, though it is long enough to be one.")
        .unwrap();
    lab(&["run", &file, "--store", &foreign])
        .is_refused("foreign.sqlite: this file is not an evoku store");
    lab(&["export", "none.sqlite", "--csv", "x"])
        .is_refused("none.sqlite: the file does not exist; evoku lab run creates a store");
}

/// Kills the command at random moments, 200 times in all, and resumes until everything is done. The
/// result equals that of an uninterrupted run. No run that was ever visible is lost or changed.
#[test]
fn killed_two_hundred_times_it_loses_nothing() {
    let folder = folder("lab-killed");
    let whole = path(&folder, "whole.toml");
    fs::write(&whole, plan(20, 20_000)).unwrap();
    assert_eq!(lab(&["run", &whole]).code, Some(0));
    let expected = runs(&path(&folder, "whole.sqlite"), &folder);
    assert!(expected.len() > 400);
    let expected_runs = without_numbers(&expected);

    let mut moment = 1u64;
    let (mut kills, mut round, mut late) = (0, 0, 0);
    while kills < 200 {
        let name = format!("killed{round}");
        let plan_file = path(&folder, &format!("{name}.toml"));
        fs::write(&plan_file, plan(20, 20_000)).unwrap();
        let store = path(&folder, &format!("{name}.sqlite"));
        let mut known = 0;
        for _ in 0..20 {
            // Knuth's MMIX, for moments that begin with the start of the program.
            moment = moment
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let number = (moment >> 40) % 16;
            if !kill_at_change(start(&plan_file), number, &folder, &format!("{name}.sqlite")) {
                late += 1;
                break;
            }
            kills += 1;
            if kills % 10 == 0 && Path::new(&store).exists() {
                let now = runs_if_any(&store, &folder);
                assert!(now.len() >= known, "{} of {known} lines are there", now.len());
                assert!(now.iter().all(|line| expected_runs.contains(line)));
                known = now.len();
            }
        }
        assert_eq!(lab(&["run", &plan_file]).code, Some(0));
        assert_eq!(runs(&store, &folder), expected);
        // The killed processes leave no other files.
        let left = names(&folder).into_iter().filter(|left| left.starts_with(&format!("{name}.")));
        assert_eq!(left.collect::<Vec<_>>(), [format!("{name}.sqlite"), format!("{name}.toml")]);
        round += 1;
        assert!(late < 200, "the runs are over before the command can be killed");
    }
}

/// A user deletes a store to start again while a program still has it open. Files that SQLite left
/// next to it are not used for the new store.
#[test]
fn a_store_that_was_deleted_in_use_is_created_again() {
    let folder = folder("lab-deleted");
    let (plan_file, store) = (path(&folder, "short.toml"), path(&folder, "short.sqlite"));
    fs::write(&plan_file, plan(2000, 2_000)).unwrap();
    let mut process = start(&plan_file);
    wait_for_session(&mut process, &folder, "short.sqlite");
    let reader = Store::existing(Path::new(&store)).unwrap();
    assert_eq!(reader.plans().unwrap().len(), 1);
    assert!(process.kill());
    fs::write(&plan_file, plan(2, 2_000)).unwrap();
    fs::remove_file(&store).unwrap();
    let again = lab(&["run", &plan_file]);
    assert_eq!(again.code, Some(0), "{again:?}");
    let found = runs(&store, &folder);
    assert!(found.len() > 80, "{found:?}");
    drop(reader);
    assert_eq!(runs(&store, &folder), found);
}

/// Returns the rows of existing runs; the store may not contain any plan yet.
fn runs_if_any(store: &str, folder: &Path) -> HashSet<String> {
    let plans = lab(&["export", store, "--csv", &path(folder, "csv")]);
    if plans.code == Some(0) { without_numbers(&runs(store, folder)) } else { HashSet::new() }
}

/// Returns the rows of runs without their numbers, which depend on the number of runs.
fn without_numbers(lines: &[String]) -> HashSet<String> {
    let traces = lines.iter().skip(1).position(|line| line.starts_with("run,")).unwrap();
    let rows = lines[1..=traces].iter();
    rows.map(|line| line.split_once(',').unwrap().1.to_owned()).collect()
}

#[test]
fn two_processes_share_a_store() {
    let folder = folder("lab-two");
    let (one, two) = (path(&folder, "one.toml"), path(&folder, "two.toml"));
    fs::write(&one, plan(40, 20_000)).unwrap();
    fs::write(&two, plan(40, 20_000)).unwrap();
    assert_eq!(lab(&["run", &two]).code, Some(0));
    for process in [start(&one), start(&one), start(&one)] {
        Ran::of(process.end()).success();
    }
    let store = path(&folder, "one.sqlite");
    assert_eq!(runs(&store, &folder), runs(&path(&folder, "two.sqlite"), &folder));
}

#[cfg(unix)]
#[test]
fn an_interrupted_experiment_explains_how_to_resume() {
    let folder = folder("lab-interrupted");
    let file = path(&folder, "plan.toml");
    let endless = plan(1000, 100_000_000).replace("4x4", "9x9 hard");
    fs::write(&file, endless).unwrap();
    let mut process = common::start(&["lab", "run", &file]);
    wait_for_session(&mut process, &folder, "plan.sqlite");
    process.interrupt();
    let ran = Ran::of(process.end());
    assert_eq!(ran.code, Some(130), "{ran:?}");
    assert!(ran.stderr.contains(&format!("resume with: evoku lab run {file}")), "{ran:?}");
    assert_eq!(ran.stdout, "", "statistics would take time");
    assert_eq!(names(&folder), ["plan.sqlite", "plan.toml"]);
}

/// The start of generation can't be observed, but it takes processor time. Reading the plan takes
/// only a hundredth of the time waited for.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_ends_the_generation_of_puzzles_of_a_plan() {
    let folder = folder("lab-making");
    let file = path(&folder, "plan.toml");
    let order = "generate = { count = 1000000, level = 'extreme' }";
    fs::write(&file, plan(1, 10).replace("bundled = '4x4'", order)).unwrap();
    let mut process = start(&file);
    let statistics = format!("/proc/{}/stat", process.id());
    process.wait_until(|| {
        let text = fs::read_to_string(&statistics).unwrap_or_default();
        let fields = text.rsplit(") ").next().unwrap_or_default().split(' ');
        // Hundredths of a second of processor time, for the program and for the system.
        let spent = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok());
        spent.sum::<u64>() >= 100
    });
    process.interrupt();
    assert_eq!(Ran::of(process.end()).code, Some(130));
    assert_eq!(names(&folder), ["plan.toml"]);
}

/// A shell can set a limit on the size of files, which has the same effect as a full disk.
#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_and_nothing_is_lost() {
    let folder = folder("lab-full");
    let file = path(&folder, "plan.toml");
    fs::write(&file, plan(200, 2000)).unwrap();
    let limited =
        format!("trap '' XFSZ; ulimit -f 300; exec {} lab run {file}", env!("CARGO_BIN_EXE_evoku"));
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited]);
    let ran = Ran::of(TestProcess::spawn(shell).end());
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert_eq!(ran.stderr.lines().count(), 1, "{ran:?}");
    assert!(ran.stderr.contains("all recorded runs are kept"), "{ran:?}");
    let store = path(&folder, "plan.sqlite");
    let kept = runs(&store, &folder).len();
    assert!(kept > 100, "{kept}");
    assert_eq!(lab(&["run", &file]).code, Some(0));
    let whole = path(&folder, "whole.toml");
    fs::write(&whole, plan(200, 2000)).unwrap();
    assert_eq!(lab(&["run", &whole]).code, Some(0));
    assert_eq!(runs(&store, &folder), runs(&path(&folder, "whole.sqlite"), &folder));
}

#[test]
fn puzzles_of_a_plan_may_be_compressed() {
    let folder = folder("lab-compressed");
    let toml = path(&folder, "plan.toml");
    for name in ["some.csv.gz", "some.txt.zst"] {
        let made = evoku(&["generate", "3", "--size", "4", "-o", &path(&folder, name)], "");
        assert_eq!(made.code, Some(0), "{made:?}");
        let text = plan(1, 10).replace("bundled = '4x4'", &format!("file = '{name}'"));
        fs::write(&toml, text).unwrap();
        let ran = lab(&["check", &toml]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.stdout.contains("4x4: 3 (4x4 (boxes 2x2), plain)"), "{ran:?}");
    }
}

/// The memory limit applies to all concurrent runs together, including islands.
#[test]
fn threads_and_islands_share_the_memory() {
    let folder = folder("lab-memory");
    let toml = path(&folder, "plan.toml");
    let plan_of = |set: &str| {
        let text = plan(2, 1).replace("name = 'row-ga'", &format!("name = 'row-ga'\n{set}"));
        fs::write(&toml, text).unwrap();
    };
    let crowd = "set.population = 100000";
    plan_of(crowd);
    assert_eq!(lab(&["check", &toml]).code, Some(0));
    plan_of(&format!("{crowd}\nislands.number = 1024"));
    lab(&["check", &toml]).is_refused("MB of memory");
}
