//! Islands as observers see them.

use evoku_ea::islands::{Islands, Migration};
use evoku_ea::permutation::{Orders, Total};
use evoku_ea::populations::Elitist;
use evoku_ea::problems::{Queens, Swap};
use evoku_ea::{Budget, Generation, GeneticAlgorithm, Observer, Search, Task, run};

/// Records the exchanges and the migrants sent up to each epoch.
#[derive(Default)]
struct Epochs {
    received: Vec<(u64, usize)>,
    generations: usize,
}

impl Observer for Epochs {
    fn generation(&mut self, _: &dyn Generation) {
        self.generations += 1;
        assert_eq!(self.received.len(), self.generations, "the epoch comes first");
    }

    fn epoch(&mut self, islands: &Islands<'_>) {
        let sent = islands.transfers().iter().map(|transfer| transfer.migrants).sum();
        self.received.push((islands.exchanges(), sent));
        assert_eq!(islands.islands()[islands.leading()].search().best(), islands.best());
    }
}

/// Observers receive every epoch before its generation, with the transfers of its exchange.
#[test]
fn observers_receive_every_epoch() {
    let budget = Budget { evaluations: Some(2_000), ..Budget::default() };
    let island = |seed| {
        let population = Elitist::new(20, 1, 3);
        let algorithm = GeneticAlgorithm::new(Orders::<Queens>::new(200), Swap, population);
        let begun: Box<dyn Search> = Task::unobserved(seed, budget).begin(algorithm, Total);
        begun
    };
    let migration = Migration { interval: 300, migrants: 2, ..Migration::DEFAULT };
    let mut epochs = Epochs::default();
    let islands = Islands::new((1..=3).map(island).collect(), migration, 1);
    let outcome = run(&mut islands.observed_by(&mut epochs));
    let (last, before) = epochs.received.split_last().unwrap();
    assert_eq!(epochs.received.len() as u64, outcome.generations + 1);
    assert_eq!(last.0, outcome.exchanges, "no exchange follows the end");
    assert!(before.len() > 3, "{before:?}");
    for (number, &exchange) in before.iter().enumerate() {
        assert_eq!(exchange, (number as u64 + 1, 6));
    }
}
