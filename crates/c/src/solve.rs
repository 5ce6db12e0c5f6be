//! Solves and counts.

use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Hints, ReadError, Reader, Record, line};
use evoku_sudoku::search::{Answer, Auto, count_solutions};
use evoku_web::one_line;

use crate::failure::Failure;
use crate::output::Output;
use crate::puzzle;

/// The number of puzzles to solve at once: a multiple of the 512 boards of an engine.
const CHUNK: usize = 2048;

/// The answer to a puzzle without a solution.
const NONE: &str = "none";

/// Solves a puzzle. The text is a solution, empty if there is none.
pub(crate) fn one(text: &[u8]) -> Result<Output, Failure> {
    let sudoku = puzzle::one(text)?.sudoku;
    let (solutions, text) = match Auto::default().solve(&sudoku) {
        Answer::None => (0, String::new()),
        Answer::Unique(grid) => (1, line::print_on(sudoku.geometry(), &grid)),
        Answer::Several(grid) => (2, line::print_on(sudoku.geometry(), &grid)),
    };
    Ok(Output::new(text).with_count(solutions))
}

/// Counts the solutions of a puzzle, up to a limit. The text is the number.
pub(crate) fn count(text: &[u8], most: u64) -> Result<Output, Failure> {
    let solutions = count_solutions(&puzzle::one(text)?.sudoku, most);
    Ok(Output::new(solutions.to_string()).with_count(solutions))
}

/// Solves all puzzles of a text. The text has a line for each of them.
pub(crate) fn many(text: &[u8]) -> Result<Output, Failure> {
    let mut reader = Reader::new(text, Hints::default());
    let mut engine = Auto::default();
    let mut answers = Answers::default();
    loop {
        let chunk: Vec<_> = reader.by_ref().take(CHUNK).collect();
        if chunk.is_empty() {
            let output = Output::new(answers.text).with_count(answers.unique);
            return Ok(output.with_place(answers.mistake.unwrap_or_default()));
        }
        answers.add(chunk, &mut engine);
    }
}

/// The answers to the puzzles so far.
#[derive(Default)]
struct Answers {
    text: String,
    /// The number of puzzles with exactly one solution.
    unique: u64,
    /// The place of the first mistake.
    mistake: Option<[usize; 2]>,
}

impl Answers {
    fn add(&mut self, chunk: Vec<Result<Record, ReadError>>, engine: &mut Auto) {
        let sudokus = chunk.iter().flatten().map(|record| record.sudoku.clone());
        let sudokus: Vec<Sudoku> = sudokus.collect();
        let mut solved = sudokus.iter().zip(engine.solve_batch(&sudokus));
        for record in chunk {
            match record {
                Ok(_) => match solved.next() {
                    Some((sudoku, answer)) => self.push(sudoku, &answer),
                    None => self.text += NONE,
                },
                Err(error) => {
                    let failure = Failure::from(error);
                    self.mistake.get_or_insert(failure.place);
                    self.text += &format!("error: {}", one_line(&failure.message));
                }
            }
            self.text.push('\n');
        }
    }

    fn push(&mut self, sudoku: &Sudoku, answer: &Answer) {
        match answer {
            Answer::None => self.text += NONE,
            Answer::Several(_) => self.text += "several",
            Answer::Unique(grid) => {
                self.unique += 1;
                self.text += &line::print_on(sudoku.geometry(), grid);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::many;

    #[test]
    fn every_puzzle_has_one_line() {
        let text = r#"[{"puzzle": "................", "constraints": ["kil\nler\r3 r1c1"]},
            {"puzzle": "1..4..1..1..43.1"}]"#;
        let output = many(text.as_bytes()).unwrap();
        let lines: Vec<&str> = output.text().split(['\n', '\r']).collect();
        assert!(lines[0].starts_with("error: "), "{lines:?}");
        assert_eq!(&lines[1..], ["1234341221434321", ""]);
    }
}
