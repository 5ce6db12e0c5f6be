//! Archives of runs, and pages that are rebuilt from them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use evoku_lab::analysis::{Analysis, Measure};
use evoku_lab::archive::{ArchiveError, IDENTITY, archive, hash, read, read_of, rerun};
use evoku_lab::plan::Plan;
use evoku_lab::report::{Block, BlockError, Origin, blocks, with_rebuilt};
use evoku_lab::results::Results;
use evoku_lab::space::ByPropagation;
use evoku_lab::store::{Run, Store};

use crate::common::{folder, plan, small, work_all};

/// A plan with its runs.
fn made(name: &str) -> (Plan, Results) {
    let path = folder(name).join("store.sqlite");
    let plan = plan(small());
    work_all(&path, &plan, 1);
    let store = Store::existing(&path).unwrap();
    let results = store.results(store.plan(None).unwrap()).unwrap();
    (plan, results)
}

/// A run without the values that an archive omits or rounds.
fn bare(run: &Run) -> Run {
    let mut run = Run { session: 0, mean: None, seconds: 0.0, ..*run };
    run.work.placements = 0;
    run
}

#[test]
fn an_archive_has_the_runs_of_its_plan_and_their_report() {
    let (plan, results) = made("archive");
    let text = archive(&results).unwrap();
    let kept = read_of(&text, &plan).unwrap();
    let [was, is] = [&results, &kept].map(|of| of.runs.iter().map(bare).collect::<Vec<_>>());
    assert_eq!(was, is);
    assert_eq!(kept.sessions.len(), 1);
    // Writing it again gives the same text, and its hash differs from that of other texts.
    assert_eq!(archive(&kept).unwrap(), text);
    assert_ne!(hash(&text), hash(&text.replace("solved", "exhausted")));
    let [was, is] = [&results, &kept].map(|of| Analysis::of(of, None, None).comparisons);
    assert_eq!(was, is);
}

#[test]
fn an_archive_is_read_without_its_plan() {
    let (plan, results) = made("archive-alone");
    let text = archive(&results).unwrap();
    let kept = read(&text).unwrap();
    assert_eq!(kept.plan.text, plan.text);
    assert_eq!(kept.plan.classes, results.plan.classes);
    let hashes =
        |of: &Results| of.plan.puzzles.iter().map(|one| one.hash.clone()).collect::<Vec<_>>();
    assert_eq!(hashes(&kept), hashes(&results));
    let [was, is] = [&results, &kept].map(|of| of.runs.iter().map(bare).collect::<Vec<_>>());
    assert_eq!(was, is);
    // Every row identifies its run.
    let table: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let columns = IDENTITY.join(",") + ",";
    assert!(table[0].starts_with(&columns), "{}", table[0]);
    let sessions = &results.sessions;
    for (row, run) in table[1..].iter().zip(&kept.runs) {
        assert!(row.contains(&format!(",1,{},", sessions[0].revision)), "{row}");
        let configuration = &kept.plan.configurations[run.configuration.at()];
        assert!(table[1..].iter().any(|row| {
            row.contains(&kept.plan.puzzles[run.puzzle.at()].line)
                && row.contains(&format!(",{},", configuration.parameters))
                && row.contains(&format!(",{},1,", run.seed))
        }));
    }
    // As a store, it has the same runs, sessions and analysis.
    let store = Store::of_results(&kept).unwrap();
    let stored = store.results(store.plan(None).unwrap()).unwrap();
    let [was, is] = [&results, &stored].map(|of| of.runs.iter().map(bare).collect::<Vec<_>>());
    assert_eq!(was, is);
    assert_eq!(stored.sessions.len(), sessions.len());
    let [was, is] = [&kept, &stored].map(|of| Analysis::of(of, None, None).comparisons);
    assert_eq!(was, is);
}

#[test]
fn archives_of_other_plans_are_refused() {
    let (plan, mut results) = made("archive-refused");
    let text = archive(&results).unwrap();
    let other = crate::common::plan(&small().replace("seed = 7", "seed = 8"));
    assert!(matches!(read_of(&text, &other), Err(ArchiveError::Plan(..))));
    let seed = results.runs[0].seed.to_string();
    let another = text.replace(&format!(",{seed},"), ",5,");
    assert!(matches!(read_of(&another, &plan), Err(ArchiveError::Plan(..))));
    assert_eq!(read("").unwrap_err(), ArchiveError::Line(1));
    assert_eq!(read("evoku archive 1\nplan x\n").unwrap_err(), ArchiveError::First);
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| !line.starts_with('#')).unwrap() + 1;
    let with =
        |at: usize, line: &str| [&lines[..at], &[line], &lines[at + 1..]].concat().join("\n");
    let refused = |text: &str, at: usize| {
        assert_eq!(read(text).unwrap_err(), ArchiveError::Line(at + 1), "{text}");
    };
    for (head, line) in lines[..first - 1].iter().enumerate() {
        if !line.starts_with("# |") {
            refused(&with(head, "# unknown 1"), head);
        }
    }
    refused(&with(first - 1, &lines[first - 1].replace("seed", "need")), first - 1);
    let row = lines[first + 1];
    for wrong in [
        "a",
        &format!("{row},1"),
        row.rsplit_once(',').unwrap().0,
        &row.replace("exhausted", "sunk").replace("solved", "sunk").replace("evaluations", "sunk"),
        // A row twice, and a puzzle that changes between the rows.
        lines[first],
        &row.replace("4x4", "5x5"),
    ] {
        refused(&with(first + 1, wrong), first + 1);
    }
    refused(&lines[..lines.len() - 1].join("\n"), lines.len() - 2);
    let longer = format!("{text}{}", lines[first]);
    refused(&longer, lines.len());
    results.runs.pop();
    assert_eq!(archive(&results).unwrap_err(), ArchiveError::Unfinished(59, 60));
}

#[test]
fn repeated_runs_are_compared() {
    let (plan, mut results) = made("archive-rerun");
    let (time, cancel) = (Duration::from_secs(600), AtomicBool::new(false));
    let same = rerun(&plan, &results, time, &cancel).unwrap();
    assert_eq!((same.made, same.moved.len()), (60, 0));
    results.runs[5].generations += 1;
    let moved = rerun(&plan, &results, time, &cancel).unwrap().moved;
    assert_eq!(moved.len(), 1);
    assert!(moved[0].to_string().starts_with("row-ga, 4x4, puzzle 3, repetition 1: "), "{moved:?}");
    let none = rerun(&plan, &results, Duration::ZERO, &cancel).unwrap();
    assert_eq!((none.made, none.moved.len()), (0, 0));
}

#[test]
fn tables_of_pages_are_rebuilt() {
    let (_, results) = made("archive-page");
    let origin = Origin { archive: "small.runs.gz".to_owned(), hash: "abc".to_owned() };
    let names = [
        "origin",
        "solved",
        "spent",
        "quality",
        "ranks",
        "nulls",
        "verdicts | 4x4",
        "overview",
        "winners",
        "beats",
        "footprints",
        "selection",
        "published | 4x4 / row-ga: 1 of 3 | 4x4 / row-ga: 900 of 1000 attempts | 4x4 / row-ga: 5 generations | 4x4 / row-ga: 5 generations of attempts",
    ];
    let table = |name| format!("Text.\n<!-- evoku: a/small.toml {name} -->\n<!-- evoku: end -->\n");
    let page: String = names.map(table).concat() + "The end.\n";
    let rebuild = |page: &str| {
        let all = blocks(page).unwrap().into_iter();
        let texts = all.map(|block| {
            let analysis = Analysis::of(&results, block.measure, None);
            let spaces = match block.needs_spaces() {
                true => ByPropagation::all(&analysis, &AtomicBool::new(false)).unwrap(),
                false => Vec::new(),
            };
            (block.rebuild(&analysis, &spaces, &origin).unwrap(), block)
        });
        with_rebuilt(page, &texts.map(|(text, block)| (block, text)).collect::<Vec<_>>())
    };
    let written = rebuild(&page);
    assert_eq!(rebuild(&written), written);
    for expected in [
        "\n60 runs of small: ",
        "hash abc.\n",
        "| 4x4   | row-ga          |",
        "- [row-ga](a/small.toml#L8) is better than",
        "| algorithm                          | propagation |",
        "[multi-objective](a/small.toml#L6)",
        "[row-ga](a/small.toml#L8)",
        "| propagation | algorithm                 |    best |",
        "| propagation | single best               | spent |",
        "| 4x4   | row-ga    | open    |",
        "\nThe end.\n",
    ] {
        assert!(written.contains(expected), "{expected}: {written}");
    }
    let mut prose = written.lines().filter(|line| !line.starts_with(['|', '<']));
    assert!(prose.all(|line| line.len() <= 100));
    let found = blocks(&written).unwrap();
    assert_eq!(found[3].measure, Some(Measure::Quality));
    assert!(found[2].text(&written).contains('∞') && !found[3].text(&written).contains('∞'));
    let Block { line, plan, shown, classes, .. } = &found[6];
    assert_eq!((plan.as_str(), shown.as_str()), ("a/small.toml", "verdicts"));
    assert_eq!((classes.as_slice(), *line > 20), (["4x4".to_owned()].as_slice(), true));
}

/// Figures in sentences are cells of tables.
#[test]
fn figures_of_sentences_are_rebuilt() {
    let (_, results) = made("archive-figures");
    let origin = Origin { archive: String::new(), hash: String::new() };
    let analysis = Analysis::of(&results, None, None);
    let page = "About 3 runs, <!-- evoku: a.toml figure | solved | 4x4 / row-ga | solved -->0 %<!-- \
                evoku: end --> of all,\nand (<!-- evoku: a.toml figure | comparisons | 4x4 / \
                multi-objective / row-ga / success | p -->x<!-- evoku: end -->).\n\n    \
                Example: <!-- evoku: a.toml figure | a | b | c -->\n";
    let found = blocks(page).unwrap();
    assert_eq!(found.iter().map(|block| block.line).collect::<Vec<_>>(), [1, 2]);
    let by = page.replace(" figure | comparisons", " figure by seconds | comparisons");
    let by = blocks(&by).unwrap();
    assert_eq!([by[0].measure, by[1].measure], [None, Some(Measure::Seconds)]);
    let [solved, p] = [0, 1].map(|at| found[at].rebuild(&analysis, &[], &origin).unwrap());
    let summary =
        analysis.summaries.iter().find(|one| analysis.label(one.cell.configuration) == "row-ga");
    let summary = summary.unwrap();
    let share = 100.0 * summary.solved as f64 / summary.runs as f64;
    assert_eq!(solved, format!("{share:.1} %"));
    assert!(p.starts_with("p = 0.") || p == "p < 0.001", "{p}");
    let pairs: Vec<_> = found.into_iter().zip([solved.clone(), p.clone()]).collect();
    let expected = page.replace(">0 %<", &format!(">{solved}<")).replace(">x<", &format!(">{p}<"));
    assert_eq!(with_rebuilt(page, &pairs), expected);
    for (cell, words) in [
        ("nulls | 4x4 | p", "no table \"nulls\""),
        ("solved | 4x4 / cow-ga | solved", "the table solved has no row \"4x4 / cow-ga\""),
        ("solved | 4x4 / row-ga / none / 1 | solved", "has no row"),
        ("solved | 4x4 / row-ga | wins", "the table solved has no column \"wins\""),
    ] {
        let page = format!("\n<!-- evoku: a.toml figure | {cell} -->1<!-- evoku: end -->");
        let error = blocks(&page).unwrap()[0].rebuild(&analysis, &[], &origin).unwrap_err();
        let error = error.to_string();
        assert!(error.starts_with("line 2: ") && error.contains(words), "{error}");
    }
    let open = "a <!-- evoku: a.toml figure | solved | 4x4 / row-ga | solved -->0 %\n";
    assert_eq!(blocks(open).unwrap_err(), BlockError::Open(1));
}

#[test]
fn wrong_comments_are_refused_with_their_line() {
    let end = "<!-- evoku: end -->\n";
    let wrong = [
        "small.toml",
        "small.toml all",
        "small.toml ranks by size",
        "a.toml ranks of b",
        "a.toml published",
        "a.toml published | 4x4",
        "a.toml published | 4x4: 3 of 2",
        "a.toml published | 4x4: 1 of 2 seconds",
    ];
    for wrong in wrong {
        let page = format!("Text.\n<!-- evoku: {wrong} -->\n{end}");
        let error = blocks(&page).unwrap_err();
        assert!(matches!(error, BlockError::Comment { line: 2, .. }), "{error}");
    }
    let open = "<!-- evoku: small.toml ranks -->\n";
    for page in [open.to_owned(), format!("{open}{open}{end}")] {
        assert_eq!(blocks(&page).unwrap_err(), BlockError::Open(1));
    }
    assert_eq!(blocks("Write `<!-- evoku: plan table -->` there.\n").unwrap(), []);
    let (_, results) = made("archive-class");
    let page = format!("<!-- evoku: small.toml solved | 5x5 -->\n{end}");
    let origin = Origin { archive: String::new(), hash: String::new() };
    let block = &blocks(&page).unwrap()[0];
    let error = block.rebuild(&Analysis::of(&results, None, None), &[], &origin).unwrap_err();
    assert_eq!(error.to_string(), "line 1: the plan has no class \"5x5\"");
    let missing = [
        ("5x5 / row-ga", "the plan has no class \"5x5\""),
        ("4x4 / box-ga", "the plan has no algorithm \"box-ga\""),
        ("4x4", "class \"4x4\" has several algorithms; name one"),
    ];
    for (of, lacks) in missing {
        let page = format!("<!-- evoku: small.toml published | {of}: 1 of 2 -->\n{end}");
        let block = &blocks(&page).unwrap()[0];
        let error = block.rebuild(&Analysis::of(&results, None, None), &[], &origin).unwrap_err();
        assert_eq!(error.to_string(), format!("line 1: {lacks}"));
    }
}
