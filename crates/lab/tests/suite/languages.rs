//! Tests of reports in every language.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use evoku_lab::analysis::{Analysis, Measure, Power};
use evoku_lab::plan::Plan;
use evoku_lab::report::{Report, against_nulls, overview, run_lengths, winners};
use evoku_lab::results::{KeptPlan, Results, SessionRow};
use evoku_lab::run::{Ending, Run};
use evoku_lab::table::Table;
use evoku_messages::{Language, Message};

use crate::common::plan;

const PLAN: &str = "
    name = 'languages'
    repetitions = 5
    budget.evaluations = 1_000_000
    nulls = true
    algorithm = [{ name = 'row-ga' }, { name = 'multi-objective' }, { name = 'random-search' }]
    class = [{ name = '4x4', bundled = '4x4' }, { name = '6x6', bundled = '6x6', first = 2 }]
";

/// Runs that fail more often the later their configuration is in the plan. None ends by the clock.
fn made(plan: &Plan) -> Results {
    let run = |number| {
        let job = plan.job(number).unwrap();
        let configuration = u64::from(job.configuration.0);
        let is_solved = (number / 7) % (configuration + 2) == 0;
        let before: usize =
            plan.classes[..job.class.at()].iter().map(|class| class.puzzles.len()).sum();
        let mut run = Run {
            configuration: job.configuration,
            puzzle: evoku_lab::index::PuzzleIndex((before + job.puzzle) as u32),
            repetition: job.repetition as u32,
            ending: if is_solved { Ending::Solved } else { Ending::Evaluations },
            generations: 10 + number,
            best: Some(u32::from(!is_solved)),
            missing: Some(if is_solved { 0 } else { 2 + number as u32 % 5 }),
            seconds: 0.25,
            ..Run::default()
        };
        run.work.full = if is_solved { 1_000 + 37 * number } else { 1_000_000 };
        run
    };
    let session = |version: &str| SessionRow {
        id: 1,
        started: 0,
        version: version.to_owned(),
        revision: String::new(),
        machine: String::new(),
        command: String::new(),
        threads: 1,
    };
    Results {
        plan: KeptPlan::of(plan),
        runs: (0..plan.jobs() - 1).map(run).collect(),
        sessions: vec![session("1"), session("2")],
    }
}

/// Heads, row names and cells that are the same in other languages.
const SAME: &[&str] = &[
    "ERT",
    "PAR10",
    "p",
    "p (Friedman)",
    "Weibull",
    "lognormal",
    "propagation",
    "quartile",
    "distance",
];

/// The words of a table: its caption, its heads, and cells other than numbers and names.
fn words(table: &Table) -> impl Iterator<Item = &Message> {
    let is_word = |cell: &&Message| {
        let text = cell.to_string();
        let has_letters = text.chars().any(char::is_alphabetic);
        // Names are verbatim; p-values contain a letter, but no words.
        let is_neutral = ["verbatim", "lab-p", "lab-p-below"].contains(&cell.id());
        has_letters && !is_neutral && !SAME.contains(&text.as_str())
    };
    let cells = table.heads.iter().chain(table.rows.iter().flatten());
    cells.filter(is_word).chain([&table.caption])
}

#[test]
fn reports_have_no_english_words_in_other_languages() {
    let plan = plan(PLAN);
    let results = made(&plan);
    let mut all: Vec<Message> = Vec::new();
    for measure in [Measure::Evaluations, Measure::Quality] {
        let analysis = Analysis::of(&results, Some(measure), None);
        let report = Report::of(&analysis);
        let mut tables = report.tables.clone();
        tables.extend(run_lengths(&analysis));
        tables.extend([overview(&analysis), against_nulls(&analysis), winners(&analysis)]);
        all.extend(tables.iter().flat_map(words).cloned());
        all.extend(report.notes);
        for of in report.verdicts {
            let sentences = of.nulls.into_iter().chain(of.decided).chain(of.open);
            all.extend(sentences.chain(of.limit));
        }
    }
    all.extend(Power::of(&plan).iter().filter_map(Power::warning));
    assert!(all.len() > 100, "{}", all.len());
    for language in Language::all().filter(|&language| language != Language::ENGLISH) {
        for message in &all {
            let (shown, english) = (message.render(language), message.to_string());
            let code = language.code();
            assert!(!shown.is_empty() && shown != english, "{code}: {english}");
        }
    }
}

#[test]
fn numbers_of_reports_are_those_of_the_language() {
    let plan = plan(PLAN);
    let results = made(&plan);
    let analysis = Analysis::of(&results, Some(Measure::Evaluations), None);
    let report = Report::of(&analysis);
    let text = |code| report.markdown("title", Language::from_code(code).unwrap());
    let (english, german) = (text("en"), text("de"));
    assert!(english.contains("| class | algorithm"), "{english}");
    assert!(english.contains("95 % interval") && english.contains("10,000,000"), "{english}");
    assert!(german.contains("| Klasse | Algorithmus"), "{german}");
    assert!(german.contains("10.000.000") && german.contains("36,0 %"), "{german}");
    // Both languages have the same lines and columns.
    let shape =
        |text: &str| -> Vec<usize> { text.lines().map(|line| line.matches('|').count()).collect() };
    assert_eq!(shape(&english), shape(&german));
}

#[test]
fn mistakes_of_plans_are_in_every_language() {
    let text = "
        name = 'a b'
        seed = -1
        repetitions = 'x'
        budget.seconds = 0
        wrong = 1
        algorithm = [
            { name = 'unknown' },
            { name = 'row-ga', set.population = { from = 1 } },
            { name = 'sat', set.x = 1, islands.number = 2 },
            { external = 'row-ga', name = 'x' },
        ]
        class = [
            { name = '4x4', bundled = 'none' },
            { name = '4x4', file = 'there-is-no-such-file' },
            { name = 'c', kind = 'none' },
            { name = 'd' },
        ]
    ";
    let errors = Plan::read(text, Path::new("."), &AtomicBool::new(false)).unwrap_err();
    assert!(errors.len() > 10, "{errors:#?}");
    for language in Language::all().filter(|&language| language != Language::ENGLISH) {
        for error in &errors {
            let (shown, english) = (error.message.render(language), error.message.to_string());
            assert_ne!(shown, english, "{}", language.code());
        }
    }
}
