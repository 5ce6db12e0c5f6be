//! Puzzles of other kinds: solved by the same algorithm, and written back as they were read.

use evoku_evolve::presets::{Settings, Task};
use evoku_evolve::puzzles::magic_square::MagicSquare;
use evoku_evolve::puzzles::queens::Queens;
use evoku_evolve::puzzles::{KINDS, kind};
use evoku_evolve::{Budget, Outcome, Puzzle, Unobserved};

fn solve(name: &str, size: usize, seed: u64, evaluations: u64) -> Outcome {
    let kind = kind(name).expect("the kind is in the table");
    let budget = Budget { evaluations: Some(evaluations), ..Budget::default() };
    let mut observer = Unobserved;
    let task = Task::new(seed, budget, &mut observer);
    kind.run(size, &Settings::new(kind.parameters), task).unwrap()
}

fn numbers(outcome: &Outcome) -> Vec<i64> {
    let line = &outcome.best.as_ref().expect("something was evaluated").line;
    line.split(' ').map(|number| number.parse().expect("a number")).collect()
}

#[test]
fn queens_are_placed_without_attack() {
    for size in [4, 5, 8, 20, 50] {
        for seed in 1..4 {
            let outcome = solve("queens", size, seed, 2_000_000);
            assert!(outcome.is_solved(), "{size} queens, seed {seed}: {:?}", outcome.best);
            let rows = numbers(&outcome);
            for (a, b) in (0..size).flat_map(|a| (0..a).map(move |b| (a, b))) {
                assert_ne!(rows[a], rows[b]);
                assert_ne!((rows[a] - rows[b]).unsigned_abs() as usize, a - b);
            }
        }
    }
}

#[test]
fn magic_squares_have_equal_sums() {
    for size in [3, 4, 5] {
        for seed in 1..4 {
            let outcome = solve("magic-square", size, seed, 20_000_000);
            assert!(outcome.is_solved(), "size {size}, seed {seed}: {:?}", outcome.best);
            let numbers = numbers(&outcome);
            let magic = (size * (size * size + 1) / 2) as i64;
            for line in 0..size {
                assert_eq!(numbers[line * size..][..size].iter().sum::<i64>(), magic);
                assert_eq!(numbers[line..].iter().step_by(size).sum::<i64>(), magic);
            }
            assert_eq!(numbers.iter().step_by(size + 1).sum::<i64>(), magic);
            let rising = numbers[size - 1..].iter().step_by(size - 1).take(size);
            assert_eq!(rising.sum::<i64>(), magic);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_run() {
    for kind in KINDS {
        let [_, size, _] = kind.sizes;
        let run = || solve(kind.name, size, 7, 20_000);
        assert_eq!(run(), run(), "{}", kind.name);
    }
}

/// What each kind does today, to the last evaluation, as the golden runs hold it for the presets.
#[test]
fn every_kind_has_a_golden_run() {
    let golden = |name: &str| match name {
        "queens" => (8, 2, 52, "3 7 2 8 6 4 1 5"),
        "magic-square" => (4, 172, 34_595, "1 12 14 7 6 15 9 4 11 2 8 13 16 5 3 10"),
        _ => panic!("{name} has no golden run: add one"),
    };
    for kind in KINDS {
        let (size, generations, evaluations, line) = golden(kind.name);
        let outcome = solve(kind.name, size, 1, 100_000);
        assert_eq!((outcome.generations, outcome.work.evaluations()), (generations, evaluations));
        assert_eq!(outcome.best.map(|best| best.line).as_deref(), Some(line), "{}", kind.name);
    }
}

#[test]
fn attempts_are_read_as_they_are_written() {
    let queens = Queens::new(vec![1, 3, 0, 2]);
    let square = MagicSquare::new(3, vec![2, 7, 6, 9, 5, 1, 4, 3, 8]);
    for text in [queens.line(), queens.board()] {
        let mut read = Queens::new(vec![0, 1, 2, 3]);
        assert_eq!(read.read(&text), Ok(()));
        assert_eq!(read, queens);
    }
    for text in [square.line(), square.board()] {
        let mut read = MagicSquare::new(3, (1..=9).collect());
        assert_eq!(read.read(&text), Ok(()));
        assert_eq!(read, square);
    }
}

#[test]
fn what_is_no_attempt_is_refused_and_changes_nothing() {
    let queens = Queens::new(vec![1, 3, 0, 2]);
    for text in [
        "",
        "1 2 3",
        "1 1 2 3",
        "0 1 2 3",
        "Q...\n....\n..Q.\n...Q",
        ".Q..\n...Q\nQ...\n..QQ",
        "a b c d",
    ] {
        let mut read = queens.clone();
        assert!(read.read(text).is_err(), "{text:?}");
        assert_eq!(read, queens);
    }
    let square = MagicSquare::new(3, (1..=9).collect());
    for text in ["", "1 2 3", "1 2 3 4 5 6 7 8 8", "0 1 2 3 4 5 6 7 8"] {
        let mut read = square.clone();
        assert!(read.read(text).is_err(), "{text:?}");
        assert_eq!(read, square);
    }
}
