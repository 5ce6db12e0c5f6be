//! Traces: the convergence of runs, at logarithmic checkpoints.

use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::{Generation, Improvement, Observer, Outcome};
use evoku_messages::Message;

use crate::execute::missing;
use crate::front::Front;

/// The convergence of a run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Trace {
    /// The progress at checkpoints and at the end; empty for an exact engine.
    pub points: Vec<Point>,
    /// For an algorithm with two objectives, the pairs of values that no member of any generation
    /// dominated. The second value of a pair is the one that [`Point::second`] describes.
    pub front: Front,
    /// The reason why the run of an external algorithm failed; `None` unless it did.
    pub failure: Option<Message>,
    /// Every new best attempt, in the order of evaluations. Empty for an exact engine, for islands,
    /// and for runs that were recorded by versions without this log.
    pub steps: Vec<Step>,
}

/// A new best attempt of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The number of evaluations of every kind up to this attempt.
    pub evaluations: u64,
    /// The cost, in the algorithm's own unit. It decreases from step to step, except with two
    /// objectives, whose order is not that of their sum.
    pub cost: u32,
    /// The missing digits, as in [`Run::missing`](crate::run::Run::missing). They may increase if
    /// the algorithm counts faults in another way.
    pub missing: u32,
}

/// The largest number of steps of a trace. If there are more, every second step except the last is
/// dropped, as often as necessary.
const MOST_STEPS: usize = 4096;

/// The progress of a run at one point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The number of evaluations of every kind so far.
    pub evaluations: u64,
    /// The number of the generation.
    pub generation: u64,
    /// The lowest cost so far.
    pub best_so_far: u32,
    /// The second value of `best_so_far` for an algorithm with two objectives; the first value is
    /// the rest of the cost. 0 with a single objective.
    pub second: u32,
    /// The lowest cost of the generation.
    pub best: u32,
    /// The mean cost of the generation, rounded to a thousandth.
    pub mean: f64,
}

/// Records the first generation at or after each checkpoint, and the last one.
///
/// Checkpoints are numbers of evaluations, two per octave: 1, 2, 3, 4, 6, 8, 12, 16 and so on. A
/// trace therefore has at most two points for each doubling, even for a long run.
///
/// Also records every new best attempt. Their number is bounded by the cost of the first attempt,
/// because costs decrease.
#[derive(Debug)]
pub(crate) struct Recorder<'p> {
    instance: &'p PuzzleInstance,
    trace: Trace,
    next: u64,
    /// `true` if costs have two values. The front of these values is then recorded.
    has_two: bool,
}

impl Observer for Recorder<'_> {
    fn wants_improvements(&self) -> bool {
        true
    }

    fn improvement(&mut self, improvement: &Improvement) {
        let &Improvement { evaluations, cost, ref line } = improvement;
        let missing = match self.instance {
            PuzzleInstance::Sudoku(sudoku) => missing(sudoku.geometry(), line, cost),
            PuzzleInstance::Kind(..) => Some(cost.total()),
        };
        let Some(missing) = missing else { return };
        let steps = &mut self.trace.steps;
        if steps.len() == MOST_STEPS {
            let mut number = 0;
            steps.retain(|_| {
                number += 1;
                number % 2 == 1
            });
        }
        steps.push(Step { evaluations, cost: cost.total(), missing });
    }

    fn generation(&mut self, generation: &dyn Generation) {
        if self.has_two {
            let members = 0..generation.size();
            members.for_each(|member| self.trace.front.add(generation.cost(member).values()));
        }
        let evaluations = generation.work().evaluations();
        if evaluations >= self.next {
            self.next = checkpoint_after(evaluations);
            self.trace.points.push(Point {
                evaluations,
                generation: generation.number(),
                best_so_far: generation.best_of_run().total(),
                second: generation.best_of_run().values()[1],
                best: generation.best().total(),
                mean: thousandths(generation.mean()) as f64 / 1000.0,
            });
        }
    }
}

impl<'p> Recorder<'p> {
    /// Creates a recorder of a run on a puzzle. `has_two` is `true` if the run's costs have two
    /// values.
    pub(crate) fn new(instance: &'p PuzzleInstance, has_two: bool) -> Self {
        Self { instance, has_two, trace: Trace::default(), next: 0 }
    }

    /// The trace of a run with this outcome, and the mean cost of its last generation.
    pub(crate) fn finish(self, outcome: &Outcome) -> (Trace, Option<f64>) {
        let Self { mut trace, has_two, .. } = self;
        let costs = outcome.population.iter().map(|(_, cost)| u64::from(cost.total()));
        let members = outcome.population.len();
        let mean = (members > 0).then(|| costs.sum::<u64>() as f64 / members as f64);
        if let (Some(best), Some(last), Some(mean)) = (&outcome.best, &outcome.last, mean) {
            let evaluations = outcome.work.evaluations();
            if trace.points.last().is_some_and(|point| point.evaluations == evaluations) {
                trace.points.pop();
            }
            trace.points.push(Point {
                evaluations,
                generation: outcome.generations,
                best_so_far: best.cost.total(),
                second: best.cost.values()[1],
                best: last.cost.total(),
                mean: thousandths(mean) as f64 / 1000.0,
            });
        }
        if has_two {
            let members = outcome.population.iter().map(|(_, cost)| *cost);
            let all = members.chain(outcome.best.iter().map(|best| best.cost));
            all.for_each(|cost| trace.front.add(cost.values()));
        }
        (trace, mean)
    }
}

/// The first checkpoint above `evaluations`.
pub(crate) fn checkpoint_after(evaluations: u64) -> u64 {
    let shift = evaluations.checked_ilog2().unwrap_or(0).saturating_sub(1);
    ((evaluations >> shift) + 1) << shift
}

pub(crate) fn thousandths(value: f64) -> u64 {
    (value * 1000.0).round() as u64
}

/// The number of integers in a packed point.
const NUMBERS: usize = 6;

/// The bytes that precede the steps of a packed trace.
const STEPS: [u8; 2] = [0x80, 0];

/// The number of integers in a packed point of version 1 of the store, which had no second value.
pub(crate) const NUMBERS_1: usize = 5;

/// Packs a trace into few bytes. A point consists of six integers, and each byte holds seven bits
/// of an integer. Evaluations and generations are stored as differences to the previous point.
///
/// ```text
/// | point | point | ... | point |                          one objective
/// | point | point | ... | point | 0 | pair | ... | pair |  two objectives
/// ```
///
/// A point begins with the difference of its evaluations to the previous point. This difference can
/// be 0 only for the first point, so a later 0 marks the start of the front.
///
/// Since version 4 of the store, steps may precede all this:
///
/// ```text
/// | 0x80 0x00 | number of steps | step | ... | step |
/// ```
///
/// The first two bytes are a longer form of the integer 0, which is not used elsewhere. A step
/// consists of the difference of its evaluations to the previous step, its cost and its missing
/// digits.
pub(crate) fn pack(trace: &Trace) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(trace.points.len() * 8 + trace.steps.len() * 4 + 4);
    if !trace.steps.is_empty() {
        bytes.extend(STEPS);
        put(&mut bytes, trace.steps.len() as u64);
        let mut evaluations = 0;
        for step in &trace.steps {
            put(&mut bytes, step.evaluations - evaluations);
            put(&mut bytes, step.cost.into());
            put(&mut bytes, step.missing.into());
            evaluations = step.evaluations;
        }
    }
    let (mut evaluations, mut generation) = (0, 0);
    for point in &trace.points {
        put(&mut bytes, point.evaluations - evaluations);
        put(&mut bytes, point.generation - generation);
        put(&mut bytes, point.best_so_far.into());
        put(&mut bytes, point.best.into());
        put(&mut bytes, thousandths(point.mean));
        put(&mut bytes, point.second.into());
        (evaluations, generation) = (point.evaluations, point.generation);
    }
    if !trace.front.is_empty() {
        put(&mut bytes, 0);
        let values = trace.front.pairs().iter().flatten();
        values.for_each(|&value| put(&mut bytes, value.into()));
    }
    bytes
}

/// Appends an integer, seven bits per byte.
fn put(bytes: &mut Vec<u8>, mut value: u64) {
    while value >= 128 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// Unpacks a trace; stops at the first invalid byte.
pub(crate) fn unpack(bytes: &[u8]) -> Trace {
    unpack_numbers(bytes, NUMBERS)
}

/// Unpacks a trace with `numbers` integers per point; with [`NUMBERS_1`], the second value is
/// missing.
pub(crate) fn unpack_numbers(bytes: &[u8], numbers: usize) -> Trace {
    let (marked, bytes) = match bytes.strip_prefix(&STEPS) {
        Some(rest) => (true, rest),
        None => (false, bytes),
    };
    let mut bytes = bytes.iter();
    let steps = if marked { unpack_steps(&mut bytes) } else { Vec::new() };
    let mut points: Vec<Point> = Vec::new();
    while points.is_empty() || bytes.as_slice().first() != Some(&0) {
        let Some(mut next) = point(&mut bytes, numbers) else { break };
        if let Some(last) = points.last() {
            next.evaluations = next.evaluations.saturating_add(last.evaluations);
            next.generation = next.generation.saturating_add(last.generation);
        }
        points.push(next);
    }
    take(&mut bytes);
    let pairs = std::iter::from_fn(|| {
        let [first, second] = [take(&mut bytes)?, take(&mut bytes)?];
        Some([u32::try_from(first).ok()?, u32::try_from(second).ok()?])
    });
    Trace { points, front: Front::of(pairs), steps, failure: None }
}

/// Takes the number of steps and the steps; stops at the first invalid byte.
fn unpack_steps(bytes: &mut std::slice::Iter<'_, u8>) -> Vec<Step> {
    let count = take(bytes).unwrap_or(0);
    let mut evaluations = 0u64;
    let step = |_| {
        let [more, cost, missing] = [take(bytes)?, take(bytes)?, take(bytes)?];
        evaluations = evaluations.saturating_add(more);
        let [cost, missing] = [u32::try_from(cost).ok()?, u32::try_from(missing).ok()?];
        Some(Step { evaluations, cost, missing })
    };
    (0..count).map_while(step).collect()
}

/// Takes the next point, whose evaluations and generation are differences; `None` at the end.
fn point(bytes: &mut std::slice::Iter<'_, u8>, numbers: usize) -> Option<Point> {
    let [evaluations, generation, best_so_far, best, mean] =
        [take(bytes)?, take(bytes)?, take(bytes)?, take(bytes)?, take(bytes)?];
    let second = if numbers == NUMBERS { take(bytes)? } else { 0 };
    Some(Point {
        evaluations,
        generation,
        best_so_far: u32::try_from(best_so_far).ok()?,
        second: u32::try_from(second).ok()?,
        best: u32::try_from(best).ok()?,
        mean: mean as f64 / 1000.0,
    })
}

/// Takes the next integer; `None` at the end.
fn take(bytes: &mut std::slice::Iter<'_, u8>) -> Option<u64> {
    let mut value = 0u64;
    for shift in (0..64).step_by(7) {
        let byte = *bytes.next()?;
        value |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(value);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn checkpoints_are_two_an_octave() {
        let checkpoints: Vec<u64> =
            std::iter::successors(Some(0), |&last| Some(checkpoint_after(last))).take(12).collect();
        assert_eq!(checkpoints, [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48]);
    }

    proptest! {
        #[test]
        fn a_packed_trace_is_the_same_trace(
            steps in proptest::collection::vec(
                (0u64..1 << 40, 0u64..1 << 20, 0u32..300, 0u32..99, 0u32..300, 0u64..400_000),
                1..50,
            ),
            pairs in proptest::collection::vec(proptest::array::uniform2(0u32..300), 0..9),
            improvements in proptest::collection::vec((0u64..1 << 40, any::<u32>(), 0u32..300), 0..9),
        ) {
            let (mut evaluations, mut generation) = (0, 0);
            let mut points = Vec::new();
            for (more, on, best_so_far, second, best, mean) in steps {
                let more = more + u64::from(!points.is_empty());
                (evaluations, generation) = (evaluations + more, generation + on);
                let mean = mean as f64 / 1000.0;
                points.push(Point { evaluations, generation, best_so_far, second, best, mean });
            }
            let mut evaluations = 0;
            let steps = improvements.into_iter().map(|(more, cost, missing)| {
                evaluations += more;
                Step { evaluations, cost, missing }
            });
            let (front, steps) = (Front::of(pairs), steps.collect());
            let trace = Trace { points, front, steps, failure: None };
            prop_assert_eq!(unpack(&pack(&trace)), trace);
        }

        #[test]
        fn no_bytes_cause_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            unpack(&bytes);
        }
    }
}
