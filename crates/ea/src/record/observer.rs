//! Watching a run.

use crate::record::offspring::Offspring;
use crate::record::work::Work;
use crate::traits::{Cost, Migrant};

/// Sees every generation. What it does with it never changes the run.
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
    /// A generation is complete (or found the solution, and is shown as far as it came).
    fn generation(&mut self, generation: &dyn Generation);
}

/// Watches nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unobserved;

impl Observer for Unobserved {
    fn generation(&mut self, _: &dyn Generation) {}
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// The number of the generation; 0 are the founders.
    pub number: u64,
    /// What has been spent since the start of the run.
    pub work: Work,
    /// Restarts since the start of the run.
    pub restarts: u64,
}

/// A generation as observers see it. Only what is asked for is computed.
pub trait Generation {
    /// How far the run has come.
    fn counters(&self) -> Counters;
    /// The number of members.
    fn size(&self) -> usize;
    /// The cost of a member.
    fn cost(&self, member: usize) -> Cost;
    /// A member on one line.
    fn line(&self, member: usize) -> String;
    /// A copy of a member for another run.
    fn emigrant(&self, member: usize) -> Migrant {
        self.line(member).into()
    }
    /// Mean number of places in which the members differ from the best of them.
    fn diversity(&self) -> f64;
    /// The lowest cost since the start of the run.
    fn best_of_run(&self) -> Cost;
    /// The best attempt since the start of the run, on one line.
    fn best_of_run_line(&self) -> String;
    /// The best attempt since the start of the run, as people draw it.
    fn best_of_run_board(&self) -> String;
    /// The members that may have children: who is left after culling, best first where there is
    /// culling.
    fn survivors(&self) -> Vec<usize> {
        (0..self.size()).collect()
    }

    /// How the children of this generation compare with their parents; none where the algorithm
    /// doesn't tell.
    fn offspring(&self) -> Option<Offspring> {
        None
    }

    /// The number of the generation; 0 are the founders.
    fn number(&self) -> u64 {
        self.counters().number
    }
    /// What has been spent since the start of the run.
    fn work(&self) -> Work {
        self.counters().work
    }
    /// Restarts since the start of the run.
    fn restarts(&self) -> u64 {
        self.counters().restarts
    }

    /// The member with the lowest cost, the first of equals.
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
}
