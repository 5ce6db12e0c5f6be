//! Generates puzzles until there are enough.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use evoku_evolve::Rng;
use evoku_lab::shard::Shard;
use evoku_messages::{Message, say};
use evoku_sudoku::canon::Known;
use evoku_sudoku::generate::{GeneratedPuzzle, Generator, Rarity, Refusal, Request, Tally, rarity};
use evoku_sudoku::logic::Technique;
use indicatif::{ProgressBar, ProgressStyle};

use super::end::End;
use super::report::Report;
use crate::error::Result;
use crate::language::render;
use crate::output::{self, remark, shows_progress};
use crate::parallel::{self, Turn};

/// A request and the limits on the work for it.
pub(super) struct Production<'a> {
    pub(super) request: &'a Request,
    /// The name in the report, if there are several parts.
    pub(super) class: Option<&'a str>,
    pub(super) wanted: u64,
    pub(super) seed: u64,
    /// The part of all batches that this process generates.
    pub(super) shard: Option<Shard>,
    pub(super) limits: Limits,
    pub(super) threads: usize,
    pub(super) interrupted: &'static AtomicBool,
}

/// The limits after which the command gives up.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// The number of attempts without a new puzzle.
    pub(super) attempts: Option<u64>,
    pub(super) deadline: Option<Instant>,
}

/// The time after which the user is informed that generation takes long.
const LONG: Duration = Duration::from_secs(10);

/// The number of attempts without any puzzle after which the user is informed that the required
/// techniques are rare.
const MANY: u64 = 500;

/// The puzzles that a thread generated in one batch, and its tally.
type Batch = (Vec<GeneratedPuzzle>, Tally);

/// The state of a request in progress.
struct Progress<'a> {
    production: &'a Production<'a>,
    known: &'a mut Known,
    tally: Tally,
    found: u64,
    repeated: u64,
    /// The number of found puzzles that may not be minimal because of a node limit.
    undecided: u64,
    /// The number of attempts since the last new puzzle.
    in_vain: u64,
    /// The number of cells tried on boards that are dug one at a time.
    tried: Arc<AtomicU64>,
    /// `true` until the user was informed that the required techniques are rare.
    may_warn: bool,
    /// The number of attempts so far, shared with the notice about long generations.
    attempts: Arc<AtomicU64>,
    bar: ProgressBar,
    end: End,
}

impl Production<'_> {
    /// Generates puzzles and passes them to `take`, in an order that depends on the seed alone.
    /// Ends when there are enough puzzles, when a limit is reached, or when `take` returns `false`.
    /// Puzzles that are `known` are left out, and new ones are added to them. Reports the result on
    /// standard error.
    ///
    /// # Errors
    /// If the request is invalid, or `take` fails.
    pub(super) fn run(
        &self,
        known: &mut Known,
        take: &mut dyn FnMut(&GeneratedPuzzle) -> Result<bool>,
    ) -> Result<End> {
        // An invalid request is refused here, before threads are started.
        let batches = Generator::new(self.request.clone())?.batches().unwrap_or(u64::MAX);
        let (first, every) = self.shard.map_or((0, 1), |shard| (shard.number() - 1, shard.of()));
        let every = usize::try_from(every).unwrap_or(usize::MAX);
        let start = Instant::now();
        let mut progress = Progress::new(self, known);
        let (tried, bar) = (Arc::clone(&progress.tried), progress.bar.clone());
        let notice = self.notice(start, &progress.attempts);
        parallel::in_order(
            self.threads,
            || {
                show(&bar, &tried);
                notice();
                self.interrupted.load(Ordering::Relaxed) || self.is_late()
            },
            move |take| {
                let _ = (first..batches).step_by(every).all(take);
            },
            || self.worker(&tried),
            |batch| progress.add(batch, take),
        )?;
        Ok(progress.finish(start))
    }

    /// Makes the function of a thread, which generates the batch of a given number.
    fn worker(&self, tried: &Arc<AtomicU64>) -> impl FnMut(u64, &Turn<'_, Batch>) -> Batch + use<> {
        let seed = self.seed;
        let enough = usize::try_from(self.wanted).unwrap_or(usize::MAX);
        let generator = Generator::new(self.request.clone());
        let mut generator =
            generator.map(|generator| generator.counting(Arc::clone(tried)).with_enough(enough));
        move |number, turn| {
            let mut generated = Vec::new();
            let mut rng = Rng::stream(seed, number);
            let mut index_below = |bound| rng.index(bound);
            let tally = generator.as_mut().map(|generator| {
                generator.batch(number, Some(turn.stop.flag()), &mut index_below, &mut generated)
            });
            (generated, tally.unwrap_or_default())
        }
    }

    /// Makes a function that reports once, if no progress bar is shown, that the generation takes
    /// long and when it will end.
    fn notice(&self, start: Instant, attempts: &Arc<AtomicU64>) -> impl Fn() + use<> {
        let is_due = Cell::new(!shows_progress());
        let (attempts, patience) = (Arc::clone(attempts), self.patience());
        move || {
            if is_due.get() && start.elapsed() >= LONG {
                is_due.set(false);
                let tried = attempts.load(Ordering::Relaxed);
                remark(say::command_attempts_so_far(tried, LONG.as_secs(), patience));
            }
        }
    }

    /// Returns `true` if the deadline has passed.
    fn is_late(&self) -> bool {
        self.limits.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The number of attempts without a new puzzle after which the command gives up.
    fn patience(&self) -> u64 {
        self.limits.attempts.unwrap_or_else(|| self.request.patience())
    }
}

impl<'a> Progress<'a> {
    fn new(production: &'a Production<'a>, known: &'a mut Known) -> Self {
        Self {
            production,
            known,
            tally: Tally::default(),
            found: 0,
            repeated: 0,
            undecided: 0,
            in_vain: 0,
            tried: Arc::default(),
            may_warn: !production.request.required.is_empty(),
            attempts: Arc::default(),
            bar: bar(production.wanted),
            end: End::Interrupted,
        }
    }

    /// Passes on the new puzzles of a batch. Returns `false` if no more are needed.
    fn add(
        &mut self,
        (generated, batch): Batch,
        take: &mut dyn FnMut(&GeneratedPuzzle) -> Result<bool>,
    ) -> Result<bool> {
        self.in_vain += batch.attempts;
        self.tally.add(batch, self.production.request);
        self.attempts.store(self.tally.attempts, Ordering::Relaxed);
        self.bar.set_message(render(say::command_attempts(self.tally.attempts)));
        for generated in generated {
            if !self.known.insert(&generated.sudoku)? {
                self.repeated += 1;
                continue;
            }
            (self.found, self.in_vain) = (self.found + 1, 0);
            self.undecided += u64::from(generated.undecided);
            self.bar.inc(1);
            if !self.bar.suspend(|| take(&generated))? {
                self.end = End::ReaderGone;
                return Ok(false);
            }
            if self.found == self.production.wanted {
                self.end = End::Found;
                return Ok(false);
            }
        }
        if self.may_warn && self.tally.attempts >= MANY && self.all_miss_techniques() {
            self.may_warn = false;
            let remark = self.rare_techniques();
            self.bar.suspend(|| output::remark(remark));
        }
        if self.in_vain >= self.production.patience() {
            self.end = End::Attempts;
            return Ok(false);
        }
        if self.production.is_late() {
            self.end = End::Deadline;
            return Ok(false);
        }
        Ok(true)
    }

    /// Returns `true` if all puzzles so far were refused because they don't use a required technique.
    fn all_miss_techniques(&self) -> bool {
        let is_missing = |refusal: &Refusal| matches!(refusal, Refusal::MissingTechnique(_));
        self.tally.refused.keys().all(is_missing) && self.tally.accepted == 0
    }

    /// Reports that no puzzle uses the required techniques so far, and how frequent they are.
    fn rare_techniques(&self) -> Message {
        let (required, attempts) = (&self.production.request.required, self.tally.attempts);
        let rarest = required.iter().filter_map(|&technique| Some((technique, rarity(technique)?)));
        let rarest = rarest.max_by_key(|(_, rarity)| rarity.one_in);
        match rarest.filter(|_| self.production.request.geometry.is_plain_nine()) {
            Some((technique, Rarity { one_in, is_bound })) => {
                let name = technique.to_string();
                say::command_rare_technique(&technique, attempts, is_bound, one_in, name)
            }
            None => {
                let names: Vec<String> = required.iter().map(Technique::to_string).collect();
                say::command_rare_techniques(attempts, names.join(","))
            }
        }
    }

    /// Reports the result.
    fn finish(self, start: Instant) -> End {
        self.bar.finish_and_clear();
        let mut end = self.end;
        if end == End::Interrupted && !self.production.interrupted.load(Ordering::Relaxed) {
            end = End::Deadline;
        }
        if end != End::ReaderGone {
            let report = Report {
                class: self.production.class,
                found: self.found,
                wanted: self.production.wanted,
                repeated: self.repeated,
                undecided: self.undecided,
                tally: &self.tally,
                tried: self.tried.load(Ordering::Relaxed),
                end,
            };
            report.lines(start.elapsed()).into_iter().for_each(remark);
        }
        end
    }
}

/// Makes a progress bar for the puzzles found; hidden if progress isn't shown.
fn bar(wanted: u64) -> ProgressBar {
    if !shows_progress() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!(
        "{{bar:30}} {}",
        render(say::command_progress_puzzles("{pos}", "{len}", "{msg}", "{elapsed}", "{eta}"))
    ));
    let bar = ProgressBar::new(wanted).with_message(render(say::command_attempts(0_u64)));
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Shows that work goes on while the first board takes long.
fn show(bar: &ProgressBar, tried: &AtomicU64) {
    let tried = tried.load(Ordering::Relaxed);
    if tried > 0 && !bar.is_hidden() {
        bar.set_message(render(say::command_cells_tried(tried)));
    }
    bar.tick();
}
