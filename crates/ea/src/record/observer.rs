//! Observers of runs.

use crate::record::birth::Birth;
use crate::record::offspring::Offspring;
use crate::record::work::Work;
use crate::run::islands::Islands;
use crate::traits::{Cost, Migrant};

/// Observer of a run, which receives every generation. An observer can't change the run.
///
/// ```
/// use evoku_ea::permutation::{Orders, Total};
/// use evoku_ea::populations::Elitist;
/// use evoku_ea::problems::{Queens, Swap};
/// use evoku_ea::{Budget, Generation, GeneticAlgorithm, Observer, Task, run};
///
/// /// Keeps the lowest cost of each generation.
/// #[derive(Default)]
/// struct Progress(Vec<u32>);
///
/// impl Observer for Progress {
///     fn generation(&mut self, generation: &dyn Generation) {
///         self.0.push(generation.best().total());
///     }
/// }
///
/// let algorithm = GeneticAlgorithm::new(Orders::<Queens>::new(50), Swap, Elitist::new(20, 1, 3));
/// let budget = Budget { generations: Some(10), ..Budget::default() };
/// let mut progress = Progress::default();
/// run(&mut *Task::new(1, budget, &mut progress).begin(algorithm, Total));
/// // Generation 0 and the ten after it.
/// assert_eq!(progress.0.len(), 11);
/// ```
pub trait Observer: Send {
    /// Called when a generation is complete, or ended early because a solution was found.
    fn generation(&mut self, generation: &dyn Generation);

    /// Called after each epoch of islands, before [`Observer::generation`] shows the last generation
    /// of the best island. Does nothing by default.
    fn epoch(&mut self, _islands: &Islands<'_>) {}

    /// Returns `true` if the run shall report every improvement. The default is `false`.
    fn wants_improvements(&self) -> bool {
        false
    }

    /// Called for each improvement since the previous call, before the generation that contains it
    /// is reported. Islands report no improvements.
    fn improvement(&mut self, _improvement: &Improvement) {}

    /// Returns `true` if the run shall report how each child of this generation is made. The default
    /// is `false`.
    fn wants_births(&self, _generation: u64) -> bool {
        false
    }

    /// Called for each child of a generation, in the order in which they were made, before the
    /// generation is reported. Islands report no births, and neither do algorithms that don't call
    /// [`Judge::record_birth`](crate::Judge::record_birth).
    fn birth(&mut self, _birth: &Birth) {}
}

/// A new best attempt of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Improvement {
    /// The evaluations of all kinds up to this attempt, with the attempt itself.
    pub evaluations: u64,
    /// The cost of the attempt.
    pub cost: Cost,
    /// The attempt as one line of text.
    pub line: String,
}

/// An observer that ignores everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unobserved;

impl Observer for Unobserved {
    fn generation(&mut self, _: &dyn Generation) {}
}

/// The progress of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// The number of the generation; 0 is the initial population.
    pub number: u64,
    /// The work since the start of the run.
    pub work: Work,
    /// The number of restarts since the start of the run.
    pub restarts: u64,
}

/// The view of a generation that observers receive. Values are computed only on request.
pub trait Generation {
    /// The progress of the run.
    fn counters(&self) -> Counters;
    /// The number of members.
    fn size(&self) -> usize;
    /// The cost of a member.
    fn cost(&self, member: usize) -> Cost;
    /// A member as one line of text.
    fn line(&self, member: usize) -> String;
    /// A copy of a member, ready to migrate to another run.
    fn emigrant(&self, member: usize) -> Migrant {
        self.line(member).into()
    }
    /// The mean number of places in which the members differ from the best of them.
    fn diversity(&self) -> f64;
    /// The lowest cost since the start of the run.
    fn best_of_run(&self) -> Cost;
    /// The best attempt since the start of the run, as one line of text.
    fn best_of_run_line(&self) -> String;
    /// The best attempt since the start of the run, as text for people.
    fn best_of_run_board(&self) -> String;
    /// The indices of the members that may have children. If the population culls, these are the
    /// survivors, best first; otherwise all members.
    fn survivors(&self) -> Vec<usize> {
        (0..self.size()).collect()
    }

    /// The comparison of the children of this generation with their parents; `None` if the
    /// algorithm doesn't report one.
    fn offspring(&self) -> Option<Offspring> {
        None
    }

    /// The number of the generation; 0 is the initial population.
    fn number(&self) -> u64 {
        self.counters().number
    }
    /// The work since the start of the run.
    fn work(&self) -> Work {
        self.counters().work
    }
    /// The number of restarts since the start of the run.
    fn restarts(&self) -> u64 {
        self.counters().restarts
    }

    /// The index of the member with the lowest cost; on a tie, the first one.
    fn best_member(&self) -> usize {
        (0..self.size()).min_by_key(|&member| self.cost(member)).unwrap_or(0)
    }
    /// The lowest cost.
    fn best(&self) -> Cost {
        self.cost(self.best_member())
    }
    /// The highest cost.
    fn worst(&self) -> Cost {
        (0..self.size()).map(|member| self.cost(member)).max().unwrap_or_default()
    }
    /// The mean of the total costs.
    fn mean(&self) -> f64 {
        let sum: u64 = (0..self.size()).map(|member| u64::from(self.cost(member).total())).sum();
        sum as f64 / self.size() as f64
    }

    /// The standard deviation of the total costs, of the population and not of a sample.
    fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares = (0..self.size()).map(|member| {
            let difference = f64::from(self.cost(member).total()) - mean;
            difference * difference
        });
        (squares.sum::<f64>() / self.size() as f64).sqrt()
    }
}
