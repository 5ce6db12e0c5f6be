//! Tests of the parts against simple reference implementations.

use super::block::Block;
use super::dispatch::Vectors;
use super::engine::Batch9;
use super::ledger::{Answers, Ledger};
use super::lines::Lines;
use super::packed::{pack, unpack};
use super::plain::Plain;
use super::transpose::{SQUARES, Squares};
use super::word::Word;
use crate::lines::{Candidate, Line, LineAnswer, SolveLines};
use crate::single9::Single9;

/// A source of random numbers (G. Marsaglia, "Xorshift RNGs", J. Stat. Softw. 8(14), 2003,
/// doi:10.18637/jss.v008.i14).
fn numbers(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    }
}

fn transposes<W: Word>() {
    let mut random = numbers(1);
    let mut squares = Box::new(Squares::<W>::EMPTY);
    for plane in &mut squares.planes {
        plane.integers_mut().fill_with(&mut random);
    }
    let planes = squares.planes;
    squares.make_rows(SQUARES);
    for (index, plane) in planes.iter().enumerate() {
        for board in 0..64 * W::INTEGERS {
            let (integer, row) = (board / 64, board % 64);
            let there = squares.rows[row][index / 64].integers()[integer] >> (index % 64) & 1;
            assert_eq!(plane.integers()[integer] >> row & 1, there, "plane {index}, board {board}");
        }
    }
    squares.make_planes(SQUARES);
    for (before, after) in planes.iter().zip(&squares.planes) {
        assert_eq!(before.integers(), after.integers());
    }
}

/// Compares each integer of `word` with the result of the reference function `twin`.
fn agree<W: Word>(word: W, integers: &[Vec<u64>; 3], twin: &dyn Fn(u64, u64, u64) -> u64) {
    for (i, integer) in word.integers().iter().enumerate() {
        assert_eq!(*integer, twin(integers[0][i], integers[1][i], integers[2][i]));
    }
}

fn works_like_integers<W: Word>() {
    let mut random = numbers(2);
    for _ in 0..100 {
        let integers: [Vec<u64>; 3] =
            [(); 3].map(|()| (0..W::INTEGERS).map(|_| random()).collect());
        let [a, b, c] = [0, 1, 2].map(|i| W::from_integers(&integers[i]));
        let check = |word: W, twin: &dyn Fn(u64, u64, u64) -> u64| agree(word, &integers, twin);
        check(a & b, &|a, b, _| a & b);
        check(a | b, &|a, b, _| a | b);
        check(a ^ b, &|a, b, _| a ^ b);
        check(!a, &|a, _, _| !a);
        check(a.choose(b, c), &|a, b, c| (a & b) | (!a & c));
        check(a.shl::<8>(), &|a, _, _| a << 8);
        check(a.shr::<32>(), &|a, _, _| a >> 32);
        check(a.rotate(b & W::splat(63)), &|a, b, _| a.rotate_left(b as u32 & 63));
        check(W::add(a, b, c)[0], &|a, b, c| a ^ b ^ c);
        check(W::add(a, b, c)[1], &|a, b, c| (a & b) | (b & c) | (c & a));
        check(W::one_of([a, b, c]), &|a, b, c| (a & !b & !c) | (!a & b & !c) | (!a & !b & c));
        check(W::any_of([a, b, c]), &|a, b, c| a | b | c);
        check(a.without(b, c), &|a, b, c| a & !b & !c);
        assert!(!(a | W::splat(1)).is_zero());
    }
    assert!(W::ZERO.is_zero());
    assert_eq!(W::splat(5).rotate(W::ZERO).integers(), W::splat(5).integers());
}

#[test]
fn words_work_like_integers() {
    works_like_integers::<Plain>();
    transposes::<Plain>();
    #[cfg(target_arch = "x86_64")]
    {
        use super::x86::{Avx2, Avx512, Sse2};
        works_like_integers::<Sse2>();
        transposes::<Sse2>();
        if Vectors::Avx2.is_available() {
            works_like_integers::<Avx2>();
            transposes::<Avx2>();
        }
        if Vectors::Avx512.is_available() {
            works_like_integers::<Avx512>();
            transposes::<Avx512>();
        }
    }
}

#[test]
fn packing_keeps_a_full_board() {
    let mut random = numbers(3);
    for _ in 0..100 {
        let line: Line = [(); 81].map(|()| b'1' + (random() % 9) as u8);
        let mut back = [0; 81];
        unpack(&pack(&line), &mut back);
        assert_eq!(back, line);
    }
}

#[test]
fn plain_words_solve_the_same() {
    let mut random = numbers(4);
    let lines: Vec<Line> = (0..1000)
        .map(|_| {
            let mut line = [b'.'; 81];
            for _ in 0..random() % 24 {
                line[random() as usize % 81] = b'1' + (random() % 9) as u8;
            }
            line
        })
        .collect();
    let mut twin = vec![LineAnswer::NONE; lines.len()];
    let lines: Vec<&Line> = lines.iter().collect();
    let mut progress = Vec::new();
    let ledger = Ledger::of_solutions(2, Answers::Lines(&mut twin), &mut progress);
    Block::<Plain, 4>::new().solve_lines(&mut Lines { lines: &lines, without: &[], ledger });
    for level in Vectors::available() {
        let mut answers = vec![LineAnswer::NONE; lines.len()];
        Batch9::with_vectors(level).expect("available").solve(&lines, 2, &mut answers);
        assert!(answers == twin, "{level:?}");
    }
}

/// Checks that the text of an engine has the solutions of its answers.
fn writes_its_answers(engine: &mut impl SolveLines, lines: &[&Line], limit: u8) {
    let mut answers = vec![LineAnswer::NONE; lines.len()];
    engine.solve(lines, limit, &mut answers);
    let (mut rows, mut counts) = (vec![[0; 82]; lines.len()], vec![0; lines.len()]);
    engine.write(lines, limit, &mut rows, &mut counts);
    for ((answer, row), count) in answers.iter().zip(&rows).zip(counts) {
        assert_eq!(count, answer.solutions);
        if count > 0 {
            assert_eq!(row[..81], answer.solution);
            assert_eq!(row[81], b'\n');
        }
    }
}

#[test]
fn texts_are_those_of_the_answers() {
    let mut random = numbers(6);
    let full = Single9::new().solve_line(&[b'.'; 81], 1).solution;
    // Puzzles with one solution, with several, and, because of a changed cell, with none.
    let lines: Vec<Line> = (0..700)
        .map(|i| {
            let mut line = full.map(|byte| if random().is_multiple_of(2) { b'.' } else { byte });
            if i % 5 == 0 {
                line[random() as usize % 81] = b'1';
            }
            line
        })
        .collect();
    let lines: Vec<&Line> = lines.iter().collect();
    for limit in 1..4 {
        writes_its_answers(&mut Batch9::new(), &lines, limit);
        writes_its_answers(&mut Single9::new(), &lines, limit);
    }
}

/// Returns `true` if there is a solution with a different digit in the cell.
fn has_another(line: &Line, known: Candidate) -> bool {
    let mut twin = Batch9::new();
    (b'1'..=b'9').filter(|&byte| byte - b'1' != known.digit).any(|byte| {
        let mut line = *line;
        let cell = &mut line[usize::from(known.cell)];
        if *cell != b'.' {
            return false;
        }
        *cell = byte;
        let mut answers = [LineAnswer::NONE];
        twin.solve(&[&line], 1, &mut answers);
        answers[0].solutions == 1
    })
}

#[test]
fn a_candidate_ruled_out_is_each_other_digit_tried() {
    let mut random = numbers(5);
    let mut engine = Batch9::new();
    let mut blank = [LineAnswer::NONE];
    engine.solve(&[&[b'.'; 81]], 1, &mut blank);
    // Parts of a grid, each with a digit that may be wrong. Some boards have no solution, others
    // have exactly one.
    let lines: Vec<Line> = (0..400)
        .map(|_| {
            let mut line = blank[0].solution;
            for _ in 0..60 + random() % 40 {
                line[random() as usize % 81] = b'.';
            }
            line[random() as usize % 81] = b'1' + (random() % 9) as u8;
            line
        })
        .collect();
    let known: Vec<Candidate> = lines
        .iter()
        .map(|line| {
            let cell = random() as usize % 81;
            let digit = match line[cell] {
                b'.' => (random() % 9) as u8,
                given => given - b'1',
            };
            Candidate { cell: cell as u8, digit }
        })
        .collect();
    let mut seen = [0; 2];
    for level in Vectors::available() {
        let mut answers = vec![LineAnswer::NONE; lines.len()];
        let asked: Vec<&Line> = lines.iter().collect();
        let Some(mut engine) = Batch9::with_vectors(level) else { continue };
        engine.solve_without(&asked, &known, &mut answers);
        for ((line, &known), answer) in lines.iter().zip(&known).zip(&answers) {
            let another = has_another(line, known);
            assert_eq!(
                answer.solutions,
                u8::from(another),
                "{known:?} {}",
                String::from_utf8_lossy(line)
            );
            seen[usize::from(another)] += 1;
        }
    }
    assert!(seen.iter().all(|&seen| seen > 50), "{seen:?}");
}
