//! Divides parcels between two trucks so that both carry the same weight.
#![allow(clippy::print_stdout, reason = "an example shows its result")]
use evoku_ea::{populations::Elitist, *};
const GRAMS: [u32; 14] = [678, 236, 746, 907, 524, 210, 273, 545, 482, 253, 161, 966, 531, 402];
#[derive(Clone)]
struct Loads(u16); // The truck of each parcel, one bit each.
impl Puzzle for Loads {
    fn distance(&self, other: &Self) -> usize {
        (self.0 ^ other.0).count_ones() as usize
    }
    fn line(&self) -> String {
        format!("{:014b}", self.0)
    }
    fn read(&mut self, text: &str) -> Result<(), String> {
        u16::from_str_radix(text, 2).map(|bits| self.0 = bits).map_err(|error| error.to_string())
    }
}
struct Depot;
impl PuzzleFactory for Depot {
    type Puzzle = Loads;
    fn create(&self, rng: &mut Rng) -> Loads {
        Loads(rng.index(1 << 14) as u16)
    }
}
impl Fitness<Loads> for Depot {
    fn cost(&self, &Loads(bits): &Loads) -> Cost {
        let second: u32 = (0..14).map(|parcel| GRAMS[parcel] * u32::from(bits >> parcel & 1)).sum();
        Cost::one(GRAMS.iter().sum::<u32>().abs_diff(2 * second))
    }
}
impl Reproduction<Loads> for Depot {
    fn reproduce(&self, [one, other]: [&Loads; 2], child: &mut Loads, rng: &mut Rng) {
        child.0 = one.0 ^ ((one.0 ^ other.0) & rng.bits() as u16) ^ 1 << rng.index(14);
    }
}
pub(crate) fn main() {
    let algorithm = GeneticAlgorithm::new(Depot, Depot, Elitist::new(20, 1, 3));
    let outcome = run(&mut *Task::unobserved(1, Budget::default()).begin(algorithm, Depot));
    println!("{} in {} evaluations", outcome.best.unwrap().line, outcome.work.evaluations());
}
