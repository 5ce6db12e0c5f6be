//! Tests the portable code of `batch9` and `single9` on a few boards. The test is small enough for
//! Miri, which detects undefined behaviour: `cargo +nightly miri test -p evoku-sudoku --test suite
//! portable`.

use evoku_sudoku::search::{Batch9, Line, LineAnswer, Single9, SolveLines, Vectors};

/// Boards made for this test: one with a single solution, which takes guesses; the same without two
/// givens; and the same with a contradicting digit.
const BOARDS: [&Line; 3] = [
    b"8........46...5.3..7.....1.2..7..6.....5........3.8.4..5..86....9...1..3..6.....2",
    b"8........46...5.3..7.....1.2..7..6.....5........3.8.4..5..86....9...1.........2..",
    b"8........46...5.3..7.....1.2..7..6.....5........3.8.4..5..86....9...1..3..6.8...2",
];

#[test]
fn the_portable_codes_agree() {
    let lines = BOARDS;
    let mut answers = [[LineAnswer::NONE; 3]; 3];
    let mut batch = Batch9::with_vectors(Vectors::Portable).expect("on every processor");
    SolveLines::solve(&mut batch, &lines, 2, &mut answers[0]);
    for (mut single, answers) in
        [Single9::portable(), Single9::new()].into_iter().zip(&mut answers[1..])
    {
        for (line, answer) in lines.iter().zip(answers) {
            *answer = single.solve_line(line, 2);
        }
    }
    let solutions = answers.map(|answers| answers.map(|answer| answer.solutions));
    assert_eq!(solutions, [[1, 2, 0]; 3]);
    let [first, others @ ..] = answers.map(|answers| answers[0]);
    assert!(first.guesses > 0);
    assert!(others.iter().all(|answer| answer.solution == first.solution));
}
