//! Compares `batch9` with `single9` on very many random boards.

use evoku_sudoku::search::{Batch9, Line, LineAnswer, Single9, SolveLines, grid_of, line_of};
use evoku_sudoku::{Shape, Symmetry};

/// The number of boards compared at once.
const BLOCK: usize = 1 << 14;

/// SplitMix64 (Steele, Lea and Flood 2014, doi:10.1145/2660193.2660195), which is good enough for
/// picking boards.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ (mixed >> 31)) * bound as u128) >> 64) as usize
    }

    /// A board whose givens are 17 to 46 draws of random cells, possibly repeated, from a random
    /// image of a known solution. A fifth of the boards have one or two random digits.
    fn board(&mut self, solution: &Line) -> Line {
        let known = grid_of(solution);
        let symmetry = Symmetry::random(Shape::NINE, |bound| self.below(bound));
        let grid = symmetry.apply_to_grid(&known).expect("a symmetry of 9x9");
        let full = line_of(&grid);
        let mut board = [b'.'; 81];
        for _ in 0..17 + self.below(30) {
            let cell = self.below(81);
            board[cell] = full[cell];
        }
        if self.below(5) == 0 {
            for _ in 0..1 + self.below(2) {
                board[self.below(81)] = b'1' + self.below(9) as u8;
            }
        }
        board
    }
}

/// Solutions found from random beginnings, no two of which are images of each other under a
/// symmetry.
fn solutions(random: &mut Random, count: usize) -> Vec<Line> {
    let mut engine = Single9::default();
    let mut found = Vec::new();
    while found.len() < count {
        let mut line = [b'.'; 81];
        for _ in 0..12 {
            line[random.below(81)] = b'1' + random.below(9) as u8;
        }
        let answer = engine.solve_line(&line, 1);
        if answer.solutions == 1 {
            found.push(answer.solution);
        }
    }
    found
}

fn compare(boards: usize) -> [usize; 3] {
    let mut random = Random(boards as u64);
    let solutions = solutions(&mut random, 1000);
    let (mut batch, mut single) = (Batch9::default(), Single9::default());
    let mut kinds = [0; 3];
    for _ in 0..boards.div_ceil(BLOCK) {
        let lines: Vec<Line> = (0..BLOCK)
            .map(|_| {
                let solution = random.below(solutions.len());
                random.board(&solutions[solution])
            })
            .collect();
        let mut answers = [vec![LineAnswer::NONE; BLOCK], vec![LineAnswer::NONE; BLOCK]];
        let asked: Vec<&Line> = lines.iter().collect();
        SolveLines::solve(&mut batch, &asked, 2, &mut answers[0]);
        SolveLines::solve(&mut single, &asked, 2, &mut answers[1]);
        for (line, (one, other)) in lines.iter().zip(answers[0].iter().zip(&answers[1])) {
            let shown = String::from_utf8_lossy(line);
            assert_eq!(one.solutions, other.solutions, "{shown}");
            if one.solutions == 1 {
                assert_eq!(one.solution, other.solution, "{shown}");
            }
            kinds[usize::from(one.solutions)] += 1;
        }
    }
    kinds
}

#[test]
fn the_engines_for_9x9_agree() {
    let kinds = compare(3 * BLOCK);
    assert!(kinds.iter().all(|&count| count > BLOCK / 20), "every kind of board: {kinds:?}");
}

/// Takes a minute or two in a release build: `cargo test --release -p evoku-sudoku --test suite
/// agreement -- --ignored --nocapture`.
#[test]
#[ignore = "ten million boards"]
fn the_engines_for_9x9_agree_on_ten_million_boards() {
    let [none, one, several] = compare(10_000_000);
    assert!(
        none + one + several >= 10_000_000,
        "{none} without, {one} with one, {several} with more"
    );
}
