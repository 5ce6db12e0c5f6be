use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

use clap::Args;
use evoku_draw::report::{Named, Pictures, pictures, space as picture_of_space};
use evoku_lab::analysis::Analysis;
use evoku_lab::archive::{self, Rerun};
use evoku_lab::plan::{Plan, puzzle_files};
use evoku_lab::report::{Block, Origin, blocks, with_rebuilt};
use evoku_lab::results::Results;
use evoku_lab::space::ByPropagation;
use evoku_messages::{Language, Message, say};

use crate::arguments::whole;
use crate::commands::lab::choice::position;
use crate::commands::lab::plan::read_plan;
use crate::compression::Decompressed;
use crate::error::{Context, Result, at, ensure};
use crate::exit::{INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::interrupt;
use crate::language::render;
use crate::output::{Output, print};

/// Rebuild the tables, figures and pictures of pages from archived runs, and report what changed.
///
/// A page is a file that ends in .md. A table or picture in it is enclosed by two comments:
///
///     <!-- evoku: plans/seed.toml solved | 4x4 -->
///     <!-- evoku: end -->
///
/// The first comment names the plan (a path relative to the page) and the table. It may also name a
/// measure other than the default (`ranks by quality`), an algorithm with which all others are
/// compared (`verdicts against row-ga`), and the classes, to select some of them.
///
/// A figure in a sentence is a cell of such a table. Its comment names the table, the first words of
/// the row, and the head of the column:
///
///     <!-- evoku: plans/seed.toml figure | solved | 4x4 / row-ga | solved -->94.7 %<!-- evoku: end -->
///
/// In the table `comparisons`, a row begins with class, both algorithms and aspect.
///
/// Tables: origin, solved, spent, quality, ranks, nulls, verdicts, comparisons, overview, winners,
/// beats. Figures: solved, spent, quality, ranks, comparisons, overview, winners. Tables
/// of evoku lab space: footprints and selection compare algorithms of the same propagation class,
/// space all algorithms together. `picture NAME` is the picture of that name from evoku lab report
/// --figures. `picture space-KIND` is that of evoku lab space; KIND is none, singles, decoder,
/// search or all. A picture is an SVG file next to the plan.
///
/// The runs are read from the archive next to the plan, here plans/seed.runs.gz, which `evoku lab
/// export --archive` writes. For the table `published`, the comment lists published figures instead
/// of classes. The table compares each one with the runs and reports whether they agree:
///
///     <!-- evoku: ga.toml published | easy / row-ga: 5 of 6 | hard / row-ga: 90 generations -->
///     <!-- evoku: end -->
///
/// Tables whose puzzles are not available, such as puzzles by other authors, are skipped and
/// reported.
#[derive(Args, Debug)]
#[command(
    verbatim_doc_comment,
    after_long_help = "\
Examples:
  evoku lab reproduce experiments               compare all tables and pictures of all pages
  evoku lab reproduce experiments --rerun 600   and repeat runs for ten minutes
  evoku lab reproduce page.md --write           write what changed into the page

Exit codes:
  0    nothing changed, or --write updated the pages
  1    a table, a picture or a run changed
  2    a page, plan or archive can't be read
  130  ended by Ctrl-C"
)]
pub(crate) struct Reproduce {
    /// Page, or folder; all pages in a folder are compared
    #[arg(value_name = "PATH")]
    path: PathBuf,

    /// Repeat runs of the plans for this many seconds and compare them, except for times, with the
    /// archived ones
    ///
    /// The time is shared equally among the plans; the runs are spread over each plan.
    #[arg(long, value_name = "SECONDS", value_parser = whole(1..=u64::MAX))]
    rerun: Option<u64>,

    /// Write changed tables into their pages, and changed pictures next to their plans
    #[arg(long)]
    write: bool,
}

/// A plan with its archived runs.
struct Kept {
    plan: Plan,
    results: Results,
    hash: String,
}

/// Counts of what was compared so far.
#[derive(Default)]
struct Tally {
    pages: u64,
    tables: u64,
    pictures: u64,
    moved: u64,
    left_out: u64,
}

/// The expected content of a block.
struct Rebuilt {
    text: String,
    /// The picture that the text refers to: its file and the expected content.
    picture: Option<(PathBuf, String)>,
}

impl Reproduce {
    pub(super) fn run(self) -> Result<ExitCode> {
        let (mut kept, mut tally) = (HashMap::new(), Tally::default());
        for page in pages(&self.path)? {
            self.page(&page, &mut kept, &mut tally)?;
            if interrupt::flag().load(Ordering::Relaxed) {
                return Ok(ExitCode::from(INTERRUPTED));
            }
        }
        let Tally { pages, tables, pictures, moved, left_out } = tally;
        let all = tables + pictures;
        let no_tables = || at(self.path.display(), say::command_no_tables());
        ensure!(all + left_out > 0, no_tables());
        let same = all - moved;
        say_line(say::command_rebuilt(tables, pictures, pages, same, moved, self.write))?;
        if left_out > 0 {
            say_line(say::command_tables_left_out(left_out))?;
        }
        let all_same = self.rerun.map_or(Ok(true), |seconds| rerun(&kept, seconds))?;
        if interrupt::flag().load(Ordering::Relaxed) {
            return Ok(ExitCode::from(INTERRUPTED));
        }
        let is_same = all_same && (moved == 0 || self.write);
        Ok(ExitCode::from(if is_same { SUCCESS } else { NOT_SOLVED }))
    }

    /// Compares the tables and pictures of a page, or updates them.
    fn page(
        &self,
        path: &Path,
        kept: &mut HashMap<PathBuf, Kept>,
        tally: &mut Tally,
    ) -> Result<()> {
        let shown = path.display().to_string();
        let page = fs::read_to_string(path);
        let page = page.within(|cause| say::command_cannot_read(&shown, cause))?;
        let mut rebuilt = Vec::new();
        let (before, mut analysed) = (tally.moved, HashMap::new());
        for block in blocks(&page).at(&shown)? {
            let plan = path.parent().unwrap_or(Path::new("")).join(&block.plan);
            if let Some(file) = missing_file(&plan) {
                let (line, of, file) = (block.line, &block.plan, file.display().to_string());
                say_line(say::command_table_left_out(&shown, line, of, file))?;
                tally.left_out += 1;
                continue;
            }
            if !kept.contains_key(&plan) {
                let read = Kept::read(&plan)
                    .within(|cause| say::command_line(block.line, cause))
                    .at(&shown);
                kept.insert(plan.clone(), read?);
            }
            rebuilt.push((block, plan));
        }
        tally.pages += u64::from(!rebuilt.is_empty());
        let mut texts = Vec::new();
        for (block, plan) in rebuilt {
            let Some(of) = kept.get(&plan) else { continue };
            let reference = block.reference.as_deref();
            let reference = reference.map(|name| position(name, &of.results)).transpose();
            let reference =
                reference.within(|cause| say::command_line(block.line, cause)).at(&shown)?;
            let (analysis, spaces) = analysed
                .entry((plan, block.measure, reference))
                .or_insert_with(|| (Analysis::of(&of.results, block.measure, reference), None));
            let made = rebuild(&block, analysis, spaces, of, path);
            let made = made.at(&shown)?;
            let Rebuilt { text, picture } = made;
            *if picture.is_some() { &mut tally.pictures } else { &mut tally.tables } += 1;
            let drawn = picture
                .filter(|(file, svg)| fs::read_to_string(file).map_or(true, |kept| kept != *svg));
            if block.text(&page) != text || drawn.is_some() {
                tally.moved += 1;
                self.say_moved(path, &block, block.text(&page), &text)?;
            }
            if let Some((file, svg)) = drawn.filter(|_| self.write) {
                Output::create(Some(&file))?.end_with(svg)?;
            }
            texts.push((block, text));
        }
        if self.write && tally.moved > before {
            let text = with_rebuilt(&page, &texts);
            Output::create(Some(path))?.end_with(text)?;
        }
        Ok(())
    }

    /// Reports the lines of a table that changed.
    fn say_moved(&self, path: &Path, block: &Block, was: &str, is: &str) -> Result<()> {
        let Block { line, plan, shown, picture, .. } = block;
        let name = picture.as_ref().map_or(String::new(), |name| format!(" {name}"));
        let (place, what) = (path.display().to_string(), format!("{shown}{name}"));
        say_line(say::command_moved(place, *line, what, plan))?;
        if self.write || picture.is_some() {
            return Ok(());
        }
        let (old, new): (Vec<&str>, Vec<&str>) = (was.lines().collect(), is.lines().collect());
        let gone =
            old.iter().filter(|line| !new.contains(line)).map(|line| format!("  - {line}\n"));
        let come =
            new.iter().filter(|line| !old.contains(line)).map(|line| format!("  + {line}\n"));
        let lines: String = gone.chain(come).collect();
        if lines.is_empty() {
            return print(&format!("  {}\n", render(say::command_line_order())));
        }
        print(&lines)
    }
}

impl Kept {
    /// Reads a plan, and its archive next to it.
    fn read(path: &Path) -> Result<Self> {
        let plan = read_plan(path)?;
        let archive = archive_of(path);
        let shown = archive.display().to_string();
        let file = File::open(&archive).within(|cause| say::command_cannot_open(&shown, cause))?;
        let mut text = String::new();
        Decompressed::new(file)
            .read_to_string(&mut text)
            .within(|cause| say::command_cannot_read(&shown, cause))?;
        let results = archive::read_of(&text, &plan).at(&shown)?;
        Ok(Self { hash: archive::hash(&text), plan, results })
    }
}

/// Returns the first puzzle file of a plan that does not exist.
fn missing_file(plan: &Path) -> Option<PathBuf> {
    let text = fs::read_to_string(plan).ok()?;
    let folder = plan.parent().unwrap_or(Path::new(""));
    puzzle_files(&text).into_iter().map(|name| folder.join(name)).find(|file| !file.exists())
}

/// Rebuilds a table or a picture of a page from the archived runs.
fn rebuild(
    block: &Block,
    analysis: &Analysis<'_>,
    spaces: &mut Option<Vec<ByPropagation>>,
    kept: &Kept,
    page: &Path,
) -> Result<Rebuilt> {
    let kind = block.picture.as_deref().and_then(|name| name.strip_prefix("space-"));
    let whole = match block.needs_whole_space() {
        true => vec![ByPropagation::whole(analysis, interrupt::flag())?],
        false => Vec::new(),
    };
    if whole.is_empty() && spaces.is_none() && (block.needs_spaces() || kind.is_some()) {
        *spaces = Some(ByPropagation::all(analysis, interrupt::flag())?);
    }
    let spaces = if whole.is_empty() { spaces.as_deref().unwrap_or_default() } else { &whole };
    let Some(name) = &block.picture else {
        let archive = archive_of(Path::new(&block.plan)).display().to_string();
        let origin = Origin { archive, hash: kept.hash.clone() };
        return Ok(Rebuilt { text: block.rebuild(analysis, spaces, &origin)?, picture: None });
    };
    let Pictures { mut figures, .. } = pictures(analysis, &[], Language::ENGLISH);
    figures.extend(spaces.iter().map(|ByPropagation { propagation, space }| Named {
        name: format!("space-{propagation}"),
        figure: picture_of_space(analysis, space, Language::ENGLISH),
    }));
    let figure = figures.iter().find(|one| one.name == *name);
    let figure = figure.ok_or_else(|| {
        let known = figures.iter().map(|one| one.name.as_str());
        let refusal = say::command_no_picture(block.line, &block.plan, name, known.clone());
        refusal.suggesting(name, known)
    })?;
    let measure = block.measure.map_or(String::new(), |one| format!("-by-{}", one.name()));
    let file =
        format!("{}-{name}{measure}.svg", Path::new(&block.plan).with_extension("").display());
    let text = format!("\n![{}]({file})\n\n", figure.figure.title());
    let path = page.parent().unwrap_or(Path::new("")).join(file);
    Ok(Rebuilt { text, picture: Some((path, figure.figure.svg())) })
}

/// Returns the path of the archive of a plan.
fn archive_of(plan: &Path) -> PathBuf {
    plan.with_extension("runs.gz")
}

/// Returns the pages of a folder and of its subfolders, sorted by name. If `path` is a page,
/// returns that page.
fn pages(path: &Path) -> Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = fs::read_dir(path);
    let entries =
        entries.within(|cause| say::command_cannot_read(path.display().to_string(), cause))?;
    let mut entries =
        entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(pages(&entry)?);
        } else if entry.extension().is_some_and(|last| last == "md") {
            found.push(entry);
        }
    }
    Ok(found)
}

/// Repeats runs of every plan. Returns `true` if all results equal the archived ones.
fn rerun(kept: &HashMap<PathBuf, Kept>, seconds: u64) -> Result<bool> {
    let mut plans: Vec<(&PathBuf, &Kept)> = kept.iter().collect();
    plans.sort_by_key(|(path, _)| *path);
    let share = Duration::from_secs(seconds) / plans.len().max(1) as u32;
    let mut is_same = true;
    for (path, Kept { plan, results, .. }) in plans {
        let shown = || path.display().to_string();
        let Rerun { made, moved } =
            archive::rerun(plan, results, share, interrupt::flag()).at(shown())?;
        is_same &= moved.is_empty();
        say_line(say::command_rerun(shown(), made, plan.jobs(), moved.len()))?;
        for line in moved {
            print(&format!("  {line}\n"))?;
        }
    }
    Ok(is_same)
}

/// Prints a message as a line.
fn say_line(message: Message) -> Result<()> {
    print(&(render(message) + "\n"))
}
