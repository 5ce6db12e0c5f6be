//! Reads plans from TOML.

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_evolve::chosen::{Chosen, PuzzleInstance};
use evoku_evolve::presets::{Archipelago, PRESETS};
use evoku_evolve::puzzles::{KINDS, Kind, kind};
use evoku_messages::{Say, say};
use evoku_sudoku::formats::Hints;
use evoku_sudoku::generate::{PlacementError, Request};
use evoku_sudoku::rating::Level;
use evoku_sudoku::search::{ENGINES, by_name};
use evoku_sudoku::{Partition, Shape, Sudoku};
use toml::Spanned;
use toml::de::DeValue;

use crate::plan::baselines;
use crate::plan::combinations::{are_too_many, combinations};
use crate::plan::document::{Document, Fields, Place, PlanError};
use crate::plan::external::external;
use crate::plan::model::{Class, Configuration, DEFAULT, Limits, Method, Plan, Puzzle};
use crate::plan::puzzles::{self, Folder, Unpack};
use crate::plan::support::check_support;

pub(super) const PLAN: &[&str] =
    &["name", "seed", "repetitions", "budget", "nulls", "algorithm", "class"];
const BUDGET: &[&str] = &["evaluations", "generations", "seconds"];
const ALGORITHM: &[&str] = &["name", "external", "command", "silence", "label", "set", "islands"];
pub(super) const CLASS: &[&str] =
    &["name", "bundled", "file", "puzzles", "generate", "kind", "sizes", "first", "box", "rules"];
const GENERATE: &[&str] = &["count", "constraints", "level", "givens", "size", "seed"];

/// The largest seed: stores keep non-negative integers of 63 bits.
const MOST: u64 = i64::MAX as u64;

impl Plan {
    /// Reads a plan whose puzzle files are in `folder`. Also generates the puzzles that the plan
    /// requests. Stops soon after `cancel` becomes true.
    ///
    /// # Errors
    /// All errors of the plan, in the order of the text. They include unknown fields, values out of
    /// range, unreadable files and algorithms that don't support a puzzle.
    pub fn read(text: &str, folder: &Path, cancel: &AtomicBool) -> Result<Self, Vec<PlanError>> {
        Self::read_unpacking(text, folder, |file| Box::new(file), cancel)
    }

    /// Reads a plan like [`Plan::read`], except that its puzzle files may be compressed. `unpack`
    /// decompresses them.
    ///
    /// # Errors
    /// The same as for [`Plan::read`].
    pub fn read_unpacking(
        text: &str,
        folder: &Path,
        unpack: Unpack,
        cancel: &AtomicBool,
    ) -> Result<Self, Vec<PlanError>> {
        let folder = Folder { path: folder, unpack };
        let mut document = Document::new(text);
        let table = document.parse();
        if document.has_errors() {
            return Err(document.errors());
        }
        let fields = document.fields(table.get_ref(), 0..0, PLAN);
        let mut plan = frame(&mut document, &fields, text);
        let classes = classes(&mut document, &fields, &folder, cancel);
        check_support(&mut document, &plan.configurations, &classes);
        plan.classes = classes.into_iter().map(|(made, _)| made).collect();
        let jobs = u128::from(plan.repetitions)
            * plan.puzzles() as u128
            * plan.configurations.len() as u128;
        if jobs > u128::from(MOST) {
            let message = say::lab_plan_too_many_runs(jobs.to_string());
            document.refuse(&fields.place("repetitions"), message);
        }
        let errors = document.errors();
        if !errors.is_empty() {
            return Err(errors);
        }
        #[cfg(feature = "store")]
        plan.bind_commands(folder.path);
        Ok(plan)
    }
}

/// The plan without its classes.
pub(super) fn frame(document: &mut Document<'_>, fields: &Fields<'_, '_>, text: &str) -> Plan {
    let name = document.text(fields, "name").unwrap_or_default().to_owned();
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if fields.get("name").is_none() {
        document.refuse(&fields.place("name"), say::lab_plan_no_name());
    } else if name.is_empty() || !name.chars().all(is_letter) {
        let message = say::lab_plan_expected("name", say::lab_plan_word());
        document.refuse(&fields.place("name"), message);
    }
    let seed = document.whole(fields, "seed", 0..=MOST).unwrap_or(1);
    let repetitions = document.whole(fields, "repetitions", 1..=1_000_000_000).unwrap_or(30);
    let limits = limits(document, fields);
    let configurations = configurations(document, fields);
    let mut configurations: Vec<_> = configurations.into_iter().map(|(made, _)| made).collect();
    add_baselines(document, fields, &mut configurations);
    Plan {
        name,
        seed,
        repetitions,
        limits,
        configurations,
        classes: Vec::new(),
        text: text.to_owned(),
    }
}

fn limits(document: &mut Document<'_>, fields: &Fields<'_, '_>) -> Limits {
    let budget = document.table(fields, "budget", BUDGET);
    let limits = budget.map(|budget| Limits {
        evaluations: document.whole(&budget, "evaluations", 1..=MOST),
        generations: document.whole(&budget, "generations", 1..=MOST),
        seconds: document.positive(&budget, "seconds"),
    });
    if !document.has_errors() && limits.is_none_or(|limits| limits == Limits::default()) {
        document.refuse(&fields.place("budget"), say::lab_plan_no_budget());
    }
    limits.unwrap_or_default()
}

/// The configurations, with the places of their algorithms in the text.
fn configurations(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
) -> Vec<(Configuration, Place)> {
    let kinds = kinds(fields);
    let mut all: Vec<(Configuration, Place)> = Vec::new();
    for fields in document.tables(fields, "algorithm", ALGORITHM) {
        if let Some(field) =
            ["external", "command"].into_iter().find(|field| fields.get(field).is_some())
        {
            let made = external(document, &fields);
            all.extend(made.map(|made| (made, fields.place(field))));
            continue;
        }
        let Some(name) = document.text(&fields, "name") else {
            if fields.get("name").is_none() {
                document.refuse(&fields.place("name"), say::lab_plan_no_algorithm_name());
            }
            continue;
        };
        let place = fields.place("name");
        let label = document.text(&fields, "label").unwrap_or(name);
        let of_kind =
            |kinds: &[&'static Kind]| kinds.iter().find_map(|kind| Chosen::named(name, Some(kind)));
        // Prefers the version of the algorithm for the kinds of puzzles in the plan.
        let chosen = of_kind(&kinds).or_else(|| Chosen::named(name, None));
        let made = match (chosen.or_else(|| of_kind(KINDS)), by_name(name)) {
            (Some(chosen), _) => swept(document, &fields, &chosen, label),
            (None, Some(engine)) => {
                refuse_settings(document, &fields, true);
                vec![Configuration { method: Method::Engine(engine), label: label.to_owned() }]
            }
            _ if name == DEFAULT => {
                refuse_settings(document, &fields, false);
                vec![Configuration { method: Method::Default, label: label.to_owned() }]
            }
            (None, None) => {
                let names = PRESETS.iter().map(|preset| preset.name);
                let names = names.chain([DEFAULT]);
                let names = names.chain(ENGINES.iter().map(|engine| engine.name));
                let names = names.chain(KINDS.iter().map(|kind| kind.own.name));
                let message = say::lab_plan_unknown_algorithm(name, names.clone());
                document.refuse(&place, message.suggesting(name, names));
                continue;
            }
        };
        all.extend(made.into_iter().map(|made| (made, place.clone())));
    }
    refuse_twins(document, &all);
    all
}

/// Rejects parameters and islands for exact engines and the default, because these don't support
/// them.
fn refuse_settings(document: &mut Document<'_>, fields: &Fields<'_, '_>, is_engine: bool) {
    let set = fields.get("set").and_then(|value| value.get_ref().as_table());
    if let Some(name) = set.and_then(|set| set.keys().next()) {
        let message = say::lab_plan_no_parameter(is_engine, name.get_ref().as_ref());
        document.refuse(&name.span(), message);
    } else if set.is_none() {
        document.table(fields, "set", &[]);
    }
    if fields.get("islands").is_some() {
        document.refuse(&fields.place("islands"), say::lab_plan_no_islands(is_engine));
    }
}

/// Adds the baselines that the plan requests.
fn add_baselines(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
    all: &mut Vec<Configuration>,
) {
    let Some(value) = fields.get("nulls") else { return };
    let names = baselines::names();
    let wanted: Vec<&str> = match value.get_ref().as_bool() {
        Some(true) => names.clone(),
        Some(false) => Vec::new(),
        None => {
            let texts = document.texts(fields, "nulls").unwrap_or_default();
            for (name, place) in texts.iter().filter(|(name, _)| !names.contains(name)) {
                let message = say::lab_plan_unknown_null(*name, names.iter().copied());
                document.refuse(place, message.suggesting(name, &names));
            }
            texts.into_iter().map(|(name, _)| name).collect()
        }
    };
    let made = baselines::missing(all, &|name| wanted.contains(&name));
    all.extend(made);
}

/// Rejects configurations that have the same parameters or the same label as an earlier one.
fn refuse_twins(document: &mut Document<'_>, all: &[(Configuration, Place)]) {
    let mut same = HashSet::new();
    let mut labels = HashSet::new();
    for (configuration, place) in all {
        if !same.insert((configuration.algorithm(), configuration.parameters())) {
            document.refuse(place, say::lab_plan_twin(&configuration.label));
        } else if !labels.insert(&configuration.label) {
            document.refuse(place, say::lab_plan_same_label(&configuration.label));
        }
    }
}

/// The kinds of puzzles other than Sudoku that the classes name.
fn kinds(fields: &Fields<'_, '_>) -> Vec<&'static Kind> {
    let classes = fields.get("class").and_then(|classes| classes.get_ref().as_array());
    classes.into_iter().flat_map(|classes| classes.iter()).filter_map(kind_of).collect()
}

/// The kind of puzzle that a class names.
fn kind_of(class: &Spanned<DeValue<'_>>) -> Option<&'static Kind> {
    kind(class.get_ref().as_table()?.get("kind")?.get_ref().as_str()?)
}

/// A configuration for each combination of the parameter values.
fn swept(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
    chosen: &Chosen,
    label: &str,
) -> Vec<Configuration> {
    let alone = vec![(None, label.to_owned())];
    let islands = match fields.get("islands") {
        None => alone,
        Some(_) => combinations(document, fields, "islands", Archipelago::PARAMETERS, label)
            .into_iter()
            .map(|(settings, label)| (Some(settings), label))
            .collect(),
    };
    let mut made = Vec::new();
    for (islands, label) in islands {
        let parameters = chosen.parameters();
        for (settings, label) in combinations(document, fields, "set", parameters, &label) {
            let mut chosen = chosen.clone();
            chosen.settings = settings;
            let method = Method::Evolution(chosen, islands.clone());
            made.push(Configuration { method, label });
        }
        if are_too_many(document, &fields.place("name"), made.len()) {
            return Vec::new();
        }
    }
    made
}

/// The classes, with their places in the text.
fn classes(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
    folder: &Folder<'_>,
    cancel: &AtomicBool,
) -> Vec<(Class, Place)> {
    let mut all: Vec<(Class, Place)> = Vec::new();
    for fields in document.tables(fields, "class", CLASS) {
        let place = fields.place("name");
        let name = document.text(&fields, "name").unwrap_or_default().trim().to_owned();
        if name.is_empty() {
            document.refuse(&place, say::lab_plan_no_class_name());
        } else if all.iter().any(|(class, _)| class.name == name) {
            document.refuse(&place, say::lab_plan_same_class(&name));
        }
        let hints = hints(document, &fields);
        let sources = ["bundled", "file", "puzzles", "generate", "kind"];
        let given: Vec<&str> =
            sources.iter().copied().filter(|name| fields.get(name).is_some()).collect();
        let instance = |sudoku| PuzzleInstance::Sudoku(Box::new(sudoku));
        let sudokus = |found: Vec<Sudoku>| found.into_iter().map(instance).collect();
        let found: Vec<PuzzleInstance> = match given.as_slice() {
            ["bundled"] => sudokus(bundled(document, &fields)),
            ["file"] => sudokus(files(document, &fields, folder, &hints)),
            ["puzzles"] => sudokus(lines(document, &fields, &hints)),
            ["generate"] => sudokus(generated(document, &fields, &hints, cancel)),
            ["kind"] => of_kind(document, &fields),
            _ => {
                document.refuse(&place, say::lab_plan_sources(sources));
                Vec::new()
            }
        };
        let first = document.whole(&fields, "first", 1..=MOST).unwrap_or(MOST);
        let mut known = HashSet::new();
        let puzzles = found.into_iter().map(|instance| Arc::new(Puzzle::new(instance)));
        let puzzles = puzzles.filter(|instance| known.insert(instance.hash.clone()));
        let puzzles = puzzles.take(usize::try_from(first).unwrap_or(usize::MAX)).collect();
        all.push((Class { name, puzzles }, place));
    }
    all
}

fn hints(document: &mut Document<'_>, fields: &Fields<'_, '_>) -> Hints {
    let mut hints = Hints::default();
    if let Some(text) = document.text(fields, "box") {
        match puzzles::shape(text) {
            Ok(shape) => hints.shape = Some(shape),
            Err(message) => document.refuse(&fields.place("box"), message),
        }
    }
    for (rule, place) in document.texts(fields, "rules").unwrap_or_default() {
        if let Err(error) = hints.rules.switch_on(rule) {
            document.refuse(&place, error.message());
        }
    }
    debug_assert!(!matches!(hints.rules.partition, Partition::Regions(_)));
    hints
}

/// The puzzles of a kind other than Sudoku, one of each size.
fn of_kind(document: &mut Document<'_>, fields: &Fields<'_, '_>) -> Vec<PuzzleInstance> {
    let Some(name) = document.text(fields, "kind") else { return Vec::new() };
    let Some(kind) = kind(name) else {
        let names = KINDS.iter().map(|kind| kind.name);
        let message = say::lab_plan_unknown_kind(name, names.clone());
        document.refuse(&fields.place("kind"), message.suggesting(name, names));
        return Vec::new();
    };
    let [least, default, most] = kind.sizes.map(|size| size as u64);
    let sizes = document.wholes(fields, "sizes", least..=most).unwrap_or_else(|| vec![default]);
    sizes.into_iter().map(|size| PuzzleInstance::Kind(kind, size as usize)).collect()
}

fn bundled(document: &mut Document<'_>, fields: &Fields<'_, '_>) -> Vec<Sudoku> {
    let mut found = Vec::new();
    for (name, place) in document.texts(fields, "bundled").unwrap_or_default() {
        let class = puzzles::bundled(name);
        if class.is_empty() {
            let names = puzzles::bundled_names();
            let message = say::lab_plan_unknown_bundled(name, names.clone());
            document.refuse(&place, message.suggesting(name, names));
        }
        found.extend(class);
    }
    found
}

fn files(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
    folder: &Folder<'_>,
    hints: &Hints,
) -> Vec<Sudoku> {
    let mut found = Vec::new();
    for (name, place) in document.texts(fields, "file").unwrap_or_default() {
        match folder.puzzles(name, hints.clone()) {
            Ok(puzzles) => found.extend(puzzles),
            Err(message) => document.refuse(&place, message),
        }
    }
    found
}

fn lines(document: &mut Document<'_>, fields: &Fields<'_, '_>, hints: &Hints) -> Vec<Sudoku> {
    let mut found = Vec::new();
    for (text, place) in document.texts(fields, "puzzles").unwrap_or_default() {
        match puzzles::of_text(text, hints.clone()) {
            Ok(puzzle) => found.push(puzzle),
            Err(message) => document.refuse(&place, message),
        }
    }
    found
}

fn generated(
    document: &mut Document<'_>,
    fields: &Fields<'_, '_>,
    hints: &Hints,
    cancel: &AtomicBool,
) -> Vec<Sudoku> {
    let Some(order) = document.table(fields, "generate", GENERATE) else { return Vec::new() };
    let mut shape = hints.shape.unwrap_or(Shape::NINE);
    if let Some(text) = document.text(&order, "size") {
        match puzzles::shape(text) {
            Ok(found) => shape = found,
            Err(message) => document.refuse(&order.place("size"), message),
        }
    }
    let level = document.text(&order, "level").and_then(|name| {
        let level = Level::by_name(name);
        if level.is_none() {
            let names = Level::ALL.map(Level::name);
            let message = say::lab_plan_expected("level", say::lab_plan_one_of(names));
            document.refuse(&order.place("level"), message.suggesting(name, names));
        }
        level
    });
    let mut constraints = Vec::new();
    for (text, place) in document.texts(&order, "constraints").unwrap_or_default() {
        match text.parse() {
            Ok(placement) => constraints.push(placement),
            Err(error) => document.refuse(&place, PlacementError::message(&error)),
        }
    }
    let givens = document.whole(&order, "givens", 0..=4096).map(|givens| givens as usize);
    let count = document.whole(&order, "count", 1..=1_000_000).unwrap_or(10) as usize;
    let seed = document.whole(&order, "seed", 0..=MOST).unwrap_or(1);
    if document.has_errors() {
        // Generation may take a long time, so it is skipped if the plan already has an error.
        return Vec::new();
    }
    let made = puzzles::geometry(shape, hints).and_then(|geometry| {
        let request = Request {
            levels: level.map(|level| level..=level),
            givens: givens.map(|givens| givens..=givens),
            constraints,
            ..Request::new(&geometry)
        };
        puzzles::generate(request, count, seed, cancel)
    });
    made.unwrap_or_else(|message| {
        document.refuse(&fields.place("generate"), message);
        Vec::new()
    })
}
