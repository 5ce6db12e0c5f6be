//! Making puzzles until there are enough.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use evoku_evolve::Rng;
use evoku_sudoku::generate::{Generator, Made, Request, Tally};
use evoku_sudoku::{Canonical, Digit, Grid};
use indicatif::{ProgressBar, ProgressStyle};

use crate::commands::generate::words;
use crate::output::complain;
use crate::parallel;

/// An order, and how far to go for it.
pub(super) struct Production<'a> {
    pub(super) request: &'a Request,
    /// What the report calls it, one of several.
    pub(super) class: Option<&'a str>,
    pub(super) wanted: u64,
    pub(super) seed: u64,
    pub(super) limits: Limits,
    pub(super) threads: usize,
    pub(super) interrupted: &'static AtomicBool,
}

/// When to give up.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Attempts without a new puzzle.
    pub(super) attempts: Option<u64>,
    pub(super) deadline: Option<Instant>,
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// All were found.
    Found,
    /// Too many attempts without a new one.
    Attempts,
    /// The deadline came.
    Deadline,
    /// Ctrl-C.
    Interrupted,
    /// Nobody reads what is written.
    Unheard,
}

impl Production<'_> {
    /// Makes the puzzles and hands them on, in an order that depends on the seed alone, until there
    /// are enough, a limit is reached, or `take` says that nobody wants more. Says on standard
    /// error what came of it.
    pub(super) fn run(
        &self,
        take: &mut dyn FnMut(&Made) -> anyhow::Result<bool>,
    ) -> anyhow::Result<End> {
        // A request that makes no sense is refused here, before there are threads.
        let batches = Generator::new(self.request.clone())?.batches().unwrap_or(u64::MAX);
        let start = Instant::now();
        let bar = bar(self.wanted);
        let is_nine = self.request.geometry.is_plain_nine();
        let patience = self.limits.attempts.unwrap_or(if is_nine { 1_000_000 } else { 10_000 });
        let is_late = || self.limits.deadline.is_some_and(|deadline| Instant::now() >= deadline);

        let mut known: HashSet<u128> = HashSet::new();
        let (mut tally, mut found, mut repeated, mut in_vain) = (Tally::default(), 0, 0, 0);
        let mut end = End::Interrupted;
        let (request, seed) = (self.request, self.seed);
        parallel::in_order(
            self.threads,
            || self.interrupted.load(Ordering::Relaxed) || is_late(),
            move |take| {
                let _ = (0..batches).all(take);
            },
            || {
                let mut generator = Generator::new(request.clone());
                move |number: u64, ended: &AtomicBool| {
                    let mut made = Vec::new();
                    let mut rng = Rng::stream(seed, number);
                    let mut index_below = |bound| rng.index(bound);
                    let tally = generator.as_mut().map(|generator| {
                        generator.batch(number, Some(ended), &mut index_below, &mut made)
                    });
                    (made, tally.unwrap_or_default())
                }
            },
            |(made, batch)| {
                in_vain += batch.attempts;
                tally.add(batch, request);
                for made in made {
                    let new = match is_nine {
                        true => {
                            known.insert(fingerprint(&Canonical::of(made.sudoku.givens())?.form))
                        }
                        false => known.insert(fingerprint(made.sudoku.givens())),
                    };
                    if !new {
                        repeated += 1;
                        continue;
                    }
                    (found, in_vain) = (found + 1, 0);
                    bar.inc(1);
                    if !take(&made)? {
                        end = End::Unheard;
                        return Ok(false);
                    }
                    if found == self.wanted {
                        end = End::Found;
                        return Ok(false);
                    }
                }
                let given_up = match (in_vain >= patience, is_late()) {
                    (true, _) => Some(End::Attempts),
                    (_, true) => Some(End::Deadline),
                    _ => None,
                };
                end = given_up.unwrap_or(end);
                Ok(given_up.is_none())
            },
        )?;
        bar.finish_and_clear();
        if end == End::Interrupted && !self.interrupted.load(Ordering::Relaxed) {
            end = End::Deadline;
        }
        if end != End::Unheard {
            let (class, wanted) = (self.class, self.wanted);
            let report = words::Report { class, found, wanted, repeated, tally: &tally, end };
            complain(&report.text(start.elapsed()));
        }
        Ok(end)
    }
}

/// What repeats are known by, 16 bytes for a grid of any size: the 128-bit hash FNV-1a of its cells
/// (G. Fowler, L. C. Noll, K.-P. Vo, 1991). That one of 10 million puzzles is taken for another has
/// a chance below 10^-24.
fn fingerprint(grid: &Grid) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    let byte = |digit: Option<Digit>| digit.map_or(0, |digit| digit.value().into());
    grid.cells().iter().fold(BASIS, |hash, &digit| (hash ^ byte(digit)).wrapping_mul(PRIME))
}

/// A bar over the puzzles found, hidden where nobody would see it.
fn bar(wanted: u64) -> ProgressBar {
    let bar = ProgressBar::new(wanted);
    let style = ProgressStyle::with_template(
        "{bar:30} {pos} of {len} puzzles, {elapsed} gone, {eta} to go",
    );
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
