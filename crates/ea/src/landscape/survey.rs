//! Samples of a landscape.

use std::sync::atomic::AtomicBool;

use crate::landscape::climb::{Climber, is_set};
use crate::landscape::walk::{Neighbourhood, Walk};
use crate::random::Rng;
use crate::traits::Puzzle;

/// The size of a sample.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// The number of steps of the random walk.
    pub steps: usize,
    /// The largest lag of the autocorrelation.
    pub lags: usize,
    /// The number of climbs, each from a new random attempt.
    pub climbs: usize,
    /// Ends the sample early soon after it becomes true.
    pub cancel: Option<&'a AtomicBool>,
}

/// Statistics of a sampled landscape.
#[derive(Clone, PartialEq, Debug)]
pub struct Survey {
    /// The number of moves of every attempt; `None` if moves can't be counted.
    pub moves: Option<usize>,
    /// The random walk; `None` if no move is possible.
    pub walk: Option<Walked>,
    /// Fitness-distance correlation: the correlation of cost and distance to the nearest solution
    /// over random attempts (T. Jones and S. Forrest, ICGA 1995, 184-192).
    ///
    /// 1 if costs guide a search to a solution, 0 if they don't. `None` if no solution is known, or
    /// if all attempts cost the same.
    pub distance_correlation: Option<f64>,
    /// The local optima where climbs end; `None` if moves can't be counted.
    pub optima: Option<Optima>,
}

/// Statistics of a random walk.
#[derive(Clone, PartialEq, Debug)]
pub struct Walked {
    /// The mean cost.
    pub mean: f64,
    /// The standard deviation of the costs.
    pub deviation: f64,
    /// The autocorrelation of the costs at each lag from 0 on. Empty if all costs are equal.
    ///
    /// E. Weinberger, "Correlated and uncorrelated fitness landscapes and how to tell the
    /// difference", Biological Cybernetics 63 (1990), <https://doi.org/10.1007/BF00202749>.
    pub autocorrelation: Vec<f64>,
    /// The share of steps that do not change the cost (C. M. Reidys and P. F. Stadler, "Neutrality
    /// in fitness landscapes", 2001, <https://doi.org/10.1016/S0096-3003(99)00166-6>).
    pub neutrality: f64,
}

impl Walked {
    /// The correlation length of Stadler 2002: the number of steps after which costs are hardly
    /// correlated, `-1 / ln r(1)`.
    ///
    /// The shorter, the more rugged the landscape. `None` if the autocorrelation at lag 1 is not
    /// between 0 and 1.
    #[must_use]
    pub fn length(&self) -> Option<f64> {
        let first = self.autocorrelation.get(1).copied()?;
        (first > 0.0 && first < 1.0).then(|| -1.0 / first.ln())
    }
}

/// Statistics of the local optima where climbs end.
#[derive(Clone, PartialEq, Debug)]
pub struct Optima {
    /// The number of climbs.
    pub climbs: usize,
    /// The number of climbs that ended at a solution.
    pub solved: usize,
    /// The mean cost of the local optima.
    pub mean: f64,
    /// The mean number of moves in a climb.
    pub steps: f64,
    /// The mean share of moves from a local optimum that do not change its cost.
    pub neutrality: f64,
    /// The mean distance to the nearest solution; `None` if no solution is known.
    pub distance: Option<f64>,
    /// The correlation of cost and distance over local optima (K. D. Boese, A. B. Kahng and
    /// S. Muddu, "A new adaptive multi-start technique for combinatorial global optimizations",
    /// 1994, <https://doi.org/10.1016/0167-6377(94)90065-5>).
    pub distance_correlation: Option<f64>,
}

/// Samples a landscape by a random walk and by random attempts.
///
/// Distances are those to the nearest of the `solutions`, which are given in the form of
/// [`Puzzle::line`].
pub fn survey<W: Walk>(
    on: &mut W,
    solutions: &[String],
    effort: Effort<'_>,
    rng: &mut Rng,
) -> Survey {
    if on.is_stuck() {
        return Survey { moves: None, walk: None, distance_correlation: None, optima: None };
    }
    let mut attempt = on.random(rng);
    let solved = solved(&attempt, solutions);
    let mut costs = Vec::with_capacity(effort.steps + 1);
    costs.push(f64::from(on.cost(&attempt)));
    for _ in 0..effort.steps {
        if is_set(effort.cancel) {
            break;
        }
        on.step(&mut attempt, rng);
        costs.push(f64::from(on.cost(&attempt)));
    }
    let mut random = Vec::with_capacity(effort.climbs);
    for _ in 0..effort.climbs {
        if is_set(effort.cancel) {
            break;
        }
        let attempt = on.random(rng);
        random.push((f64::from(on.cost(&attempt)), distance(&attempt, &solved)));
    }
    Survey {
        moves: None,
        walk: Some(walked(&costs, effort.lags)),
        distance_correlation: distance_correlation(&random),
        optima: None,
    }
}

/// Samples a landscape like [`survey`], and also by climbs to its local optima.
pub fn survey_and_climb<N: Neighbourhood>(
    on: &mut N,
    solutions: &[String],
    effort: Effort<'_>,
    rng: &mut Rng,
) -> Survey {
    let survey = survey(on, solutions, effort, rng);
    let moves = Some(on.moves());
    if on.is_stuck() || effort.climbs == 0 {
        return Survey { moves, ..survey };
    }
    let mut ends = Vec::with_capacity(effort.climbs);
    let (mut steps, mut neutrality) = (0, 0.0);
    for _ in 0..effort.climbs {
        if is_set(effort.cancel) {
            return Survey { moves, ..survey };
        }
        let mut climber = Climber::new(on.random(rng));
        steps += climber.climb(on, rng, effort.cancel);
        neutrality += climber.neutrality(on);
        let solved = solved(&climber.attempt, solutions);
        ends.push((f64::from(on.cost(&climber.attempt)), distance(&climber.attempt, &solved)));
    }
    let climbs = effort.climbs as f64;
    let distances: Option<f64> = ends.iter().map(|&(_, distance)| distance).sum();
    let optima = Optima {
        climbs: effort.climbs,
        solved: ends.iter().filter(|&&(cost, _)| cost == 0.0).count(),
        mean: ends.iter().map(|(cost, _)| cost).sum::<f64>() / climbs,
        steps: steps as f64 / climbs,
        neutrality: neutrality / climbs,
        distance: distances.map(|distances| distances / climbs),
        distance_correlation: distance_correlation(&ends),
    };
    Survey { moves, optima: Some(optima), ..survey }
}

/// The solutions, parsed as attempts.
fn solved<P: Puzzle>(like: &P, solutions: &[String]) -> Vec<P> {
    let read = |line: &String| {
        let mut attempt = like.clone();
        attempt.read(line).ok().map(|()| attempt)
    };
    solutions.iter().filter_map(read).collect()
}

/// The distance to the nearest solution, if one is known.
fn distance<P: Puzzle>(attempt: &P, solved: &[P]) -> Option<f64> {
    solved.iter().map(|solution| attempt.distance(solution)).min().map(|places| places as f64)
}

/// Computes the statistics of a walk from its costs.
fn walked(costs: &[f64], lags: usize) -> Walked {
    let count = costs.len() as f64;
    let mean = costs.iter().sum::<f64>() / count;
    let squares: f64 = costs.iter().map(|cost| (cost - mean).powi(2)).sum();
    let neutral = costs.windows(2).filter(|pair| pair[0] == pair[1]).count();
    let steps = costs.len().saturating_sub(1);
    let lags = if squares > 0.0 { 0..(lags + 1).min(costs.len()) } else { 0..0 };
    let at = |lag: usize| {
        let pairs = costs.iter().zip(&costs[lag..]);
        pairs.map(|(one, other)| (one - mean) * (other - mean)).sum::<f64>() / squares
    };
    Walked {
        mean,
        deviation: (squares / count).sqrt(),
        autocorrelation: lags.map(at).collect(),
        neutrality: if steps == 0 { 0.0 } else { neutral as f64 / steps as f64 },
    }
}

/// Pearson's correlation of costs and distances. `None` if a distance is unknown, or if all costs
/// or all distances are equal.
fn distance_correlation(points: &[(f64, Option<f64>)]) -> Option<f64> {
    let points: Vec<(f64, f64)> =
        points.iter().map(|&(cost, distance)| Some((cost, distance?))).collect::<Option<_>>()?;
    let count = points.len() as f64;
    let mean_cost = points.iter().map(|(cost, _)| cost).sum::<f64>() / count;
    let mean_distance = points.iter().map(|(_, distance)| distance).sum::<f64>() / count;
    let (mut both, mut costs, mut distances) = (0.0, 0.0, 0.0);
    for (cost, distance) in points {
        let (cost, distance) = (cost - mean_cost, distance - mean_distance);
        both += cost * distance;
        costs += cost * cost;
        distances += distance * distance;
    }
    (costs > 0.0 && distances > 0.0).then(|| both / (costs * distances).sqrt())
}
