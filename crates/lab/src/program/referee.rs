//! The referee of a run: answers the requests of a program and counts its evaluations.

use std::fmt::Write;
use std::time::Instant;

use evoku_evolve::encodings::board::Board;
use evoku_evolve::{Puzzle as _, Rng, Work};
use evoku_messages::{Message, say};
use evoku_sudoku::{Cell, Digit, Digits, Element, HouseKind, Sudoku};

use crate::execute::Finished;
use crate::plan::Limits;
use crate::program::failure::quoted;
use crate::program::greeting::{push_board, push_digits};
use crate::run::{Ending, Run};
use crate::trace::{Point, Trace, checkpoint_after, thousandths};

/// The largest number of legal starts in an answer.
const MOST_STARTS: usize = 1000;

/// The largest number of requests without an evaluation in between. They cost nothing, so a program
/// that makes no others would never end.
const MOST_FREE: u64 = 1_000_000;

/// The number of evaluations between two looks at the clock, which takes as long as evaluating a
/// small board.
const LOOK_EVERY: u64 = 64;

/// The end of a run.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum End {
    /// An end as the protocol knows it.
    Run(Ending),
    /// The program broke the rules or crashed.
    Failed(Message),
}

impl End {
    /// The word that the program receives.
    pub(super) fn word(&self) -> &'static str {
        match self {
            Self::Run(Ending::Exhausted) => "done",
            Self::Run(ending) => ending.name(),
            Self::Failed(_) => Ending::Failed.name(),
        }
    }
}

/// Answers requests and counts evaluations. Does no input or output.
pub(super) struct Referee {
    sudoku: Sudoku,
    board: Board,
    /// The given of each cell, 0 for an open cell.
    givens: Vec<u8>,
    /// The digits that pencil marks allow in each cell; empty without pencil marks.
    allowed: Vec<Digits>,
    rng: Rng,
    limits: Limits,
    deadline: Option<Instant>,
    /// The number of lines that the program wrote.
    lines: u64,
    evaluations: u64,
    /// The number of lines since the last evaluation.
    free: u64,
    /// The number of evaluating requests; each is a generation.
    generations: u64,
    best: Option<(u32, String)>,
    points: Vec<Point>,
    /// The progress after the last request.
    last: Option<Point>,
    /// The number of evaluations of the next checkpoint.
    next: u64,
    end: Option<End>,
    /// The time of the end.
    ended: Option<Instant>,
}

impl Referee {
    pub(super) fn new(
        sudoku: &Sudoku,
        seed: u64,
        limits: Limits,
        deadline: Option<Instant>,
    ) -> Self {
        let cells = (0..sudoku.givens().cells().len()).map(Cell::from_index);
        let value = |digit: &Option<Digit>| digit.map_or(0, Digit::value);
        Self {
            board: Board::of_givens(sudoku),
            givens: sudoku.givens().cells().iter().map(value).collect(),
            allowed: match sudoku.marks() {
                Some(marks) => cells.map(|cell| marks.get(cell)).collect(),
                None => Vec::new(),
            },
            // Its own stream, so that starts are independent of the program's random numbers.
            rng: Rng::stream(seed, 1),
            sudoku: sudoku.clone(),
            limits,
            deadline,
            lines: 0,
            evaluations: 0,
            free: 0,
            generations: 0,
            best: None,
            points: Vec::new(),
            last: None,
            next: 0,
            end: None,
            ended: None,
        }
    }

    /// The end of the run, if it has ended.
    pub(super) fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The time at which the run ended.
    pub(super) fn ended(&self) -> Option<Instant> {
        self.ended
    }

    /// Ends the run, unless it has ended already.
    pub(super) fn end_with(&mut self, end: End) {
        self.end.get_or_insert(end);
        self.ended.get_or_insert_with(Instant::now);
    }

    /// Replaces the reason of a failure; does nothing if the run did not fail.
    pub(super) fn explain(&mut self, explanation: impl FnOnce(Message) -> Message) {
        self.end = match self.end.take() {
            Some(End::Failed(reason)) => Some(End::Failed(explanation(reason))),
            end => end,
        };
    }

    /// Answers a line of the program. Appends the answer, if there is one, or ends the run.
    pub(super) fn answer(&mut self, line: &[u8], answer: &mut String) {
        self.lines += 1;
        self.free += 1;
        let before = answer.len();
        let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        let answered = match words.next() {
            None => Err(say::lab_program_request(self.lines, "")),
            Some(b"evaluate") => self.evaluate(words, answer),
            Some(_) if self.free > MOST_FREE => Err(say::lab_program_free(MOST_FREE)),
            Some(b"start") => self.start(words.next(), answer).map(|()| None),
            Some(b"candidates") => self.candidates(words.next(), answer).map(|()| None),
            Some(b"done") => Ok(Some(Ending::Exhausted)),
            Some(other) => Err(say::lab_program_request(self.lines, quoted(other))),
        };
        match answered {
            Ok(None) => {}
            Ok(Some(ending)) => self.end_with(End::Run(ending)),
            Err(message) => {
                // Half an answer would be a line that the protocol doesn't have.
                answer.truncate(before);
                self.end_with(End::Failed(message));
            }
        }
    }

    /// Evaluates boards until the run ends. Returns the limit or the success that ended it.
    fn evaluate<'w>(
        &mut self,
        boards: impl Iterator<Item = &'w [u8]>,
        answer: &mut String,
    ) -> Result<Option<Ending>, Message> {
        let before = self.evaluations;
        let (mut least, mut sum) = (u32::MAX, 0);
        let start = answer.len();
        let (mut end, mut is_empty) = (None, true);
        for (number, word) in boards.enumerate() {
            is_empty = false;
            end = self.reached();
            if end.is_some() {
                break;
            }
            self.put(word, number + 1)?;
            let cost = self.cost();
            // Writing to a string can't fail.
            let _ = write!(answer, " {cost}");
            (least, sum) = (least.min(cost), sum + u64::from(cost));
            if cost == 0 {
                end = Some(Ending::Solved);
                break;
            }
        }
        if is_empty {
            return Err(say::lab_program_no_board(self.lines, "evaluate"));
        }
        let evaluated = self.evaluations - before;
        if evaluated > 0 {
            self.free = 0;
            self.generations += 1;
            let mean = sum as f64 / evaluated as f64;
            self.note(least, mean);
        }
        let left = self.limits.evaluations.unwrap_or(i64::MAX as u64) - self.evaluations;
        answer.insert_str(start, &format!("costs {left}"));
        answer.push('\n');
        Ok(end.or_else(|| self.reached()))
    }

    /// The limit that the run has reached.
    fn reached(&self) -> Option<Ending> {
        let Limits { evaluations, generations, .. } = self.limits;
        if evaluations.is_some_and(|most| self.evaluations >= most) {
            Some(Ending::Evaluations)
        } else if generations.is_some_and(|most| self.generations > most) {
            Some(Ending::Generations)
        } else if self.evaluations.is_multiple_of(LOOK_EVERY)
            && self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
        {
            Some(Ending::Seconds)
        } else {
            None
        }
    }

    /// The cost of the current board.
    fn cost(&mut self) -> u32 {
        let mut cost = self.board.missing() + self.board.broken();
        for (&value, &allowed) in self.board.values().iter().zip(&self.allowed) {
            let is_excluded = |digit| !allowed.contains(digit);
            cost += u32::from(Digit::new(value).is_some_and(is_excluded));
        }
        self.evaluations += 1;
        if self.best.as_ref().is_none_or(|(best, _)| cost < *best) {
            self.best = Some((cost, self.board.line()));
        }
        cost
    }

    /// Records the progress after a request: at each improvement and at each checkpoint.
    fn note(&mut self, best: u32, mean: f64) {
        let best_so_far = self.best.as_ref().map_or(best, |(best, _)| *best);
        let point = Point {
            evaluations: self.evaluations,
            generation: self.generations - 1,
            best_so_far,
            second: 0,
            best,
            mean: thousandths(mean) as f64 / 1000.0,
        };
        let is_better = self.points.last().is_none_or(|last| best_so_far < last.best_so_far);
        if is_better || self.evaluations >= self.next {
            self.next = checkpoint_after(self.evaluations);
            self.points.push(point);
        }
        self.last = Some(point);
    }

    /// Puts a board, the one with this number in its line, on the referee's board.
    fn put(&mut self, word: &[u8], number: usize) -> Result<(), Message> {
        let cells = self.givens.len();
        if word.contains(&b',') {
            let found = word.split(|&byte| byte == b',').count();
            self.check_cells(found, number)?;
            let values = word.split(|&byte| byte == b',').map(|value| {
                str::from_utf8(value).ok().and_then(|text| text.parse().ok()).ok_or(value)
            });
            return self.put_values(values, number);
        }
        if word.len() != cells {
            return self.check_cells(word.len(), number);
        }
        let values = word.iter().map(|byte| match byte {
            b'.' => Ok(0),
            b'0'..=b'9' => Ok(byte - b'0'),
            b'A'..=b'Z' => Ok(byte - b'A' + 10),
            b'a'..=b'z' => Ok(byte - b'a' + 10),
            _ => Err(std::slice::from_ref(byte)),
        });
        self.put_values(values, number)
    }

    fn check_cells(&self, found: usize, number: usize) -> Result<(), Message> {
        let expected = self.givens.len();
        if found == expected {
            return Ok(());
        }
        Err(say::lab_program_cells(self.lines, number, found, expected))
    }

    fn put_values<'w>(
        &mut self,
        values: impl Iterator<Item = Result<u8, &'w [u8]>>,
        number: usize,
    ) -> Result<(), Message> {
        let side = self.sudoku.geometry().side();
        let mut open = 0;
        for (cell, value) in values.enumerate() {
            let value = match value {
                Ok(value) if usize::from(value) <= side => value,
                Ok(value) => return Err(self.no_digit(number, cell, value.to_string())),
                Err(word) => return Err(self.no_digit(number, cell, quoted(word))),
            };
            let given = self.givens[cell];
            if given == 0 {
                self.board.set(open, value);
                open += 1;
            } else if given != value {
                let (line, value) = (self.lines, usize::from(value));
                return Err(say::lab_program_given(line, number, cell, value, usize::from(given)));
            }
        }
        Ok(())
    }

    fn no_digit(&self, number: usize, cell: usize, found: String) -> Message {
        let side = self.sudoku.geometry().side();
        say::lab_program_digit(self.lines, number, cell, found, side)
    }

    /// Answers with legal starts.
    fn start(&mut self, count: Option<&[u8]>, answer: &mut String) -> Result<(), Message> {
        let count = match count {
            None => 1,
            Some(word) => {
                let number = str::from_utf8(word).ok().and_then(|text| text.parse().ok());
                let number = number.filter(|number| (1..=MOST_STARTS).contains(number));
                let refusal = || say::lab_program_count(self.lines, quoted(word), MOST_STARTS);
                number.ok_or_else(refusal)?
            }
        };
        answer.push_str("boards");
        let side = self.sudoku.geometry().side();
        for _ in 0..count {
            answer.push(' ');
            push_board(answer, side, legal_start(&self.sudoku, &mut self.rng).into_iter());
        }
        answer.push('\n');
        Ok(())
    }

    /// Answers with the candidates of the open cells of a board.
    fn candidates(&mut self, board: Option<&[u8]>, answer: &mut String) -> Result<(), Message> {
        let word = board.ok_or_else(|| say::lab_program_no_board(self.lines, "candidates"))?;
        self.put(word, 1)?;
        let geometry = self.sudoku.geometry();
        let values = self.board.values();
        answer.push_str("candidates");
        for cell in self.sudoku.givens().open_cells() {
            let mut digits = match self.sudoku.marks() {
                Some(marks) => marks.get(cell),
                None => Digits::first(geometry.side()),
            };
            for peer in geometry.peers(cell) {
                if let Some(digit) = Digit::new(values[peer.index()]) {
                    digits.remove(digit);
                }
            }
            answer.push(' ');
            push_digits(answer, geometry.side(), digits);
        }
        answer.push('\n');
        Ok(())
    }

    /// The result of the run.
    pub(super) fn finish(mut self, seconds: f64) -> (Finished, Option<String>) {
        let (ending, failure) = match self.end {
            Some(End::Run(ending)) => (ending, None),
            Some(End::Failed(reason)) => (Ending::Failed, Some(reason)),
            None => (Ending::Exhausted, None),
        };
        let is_new = |last: &Point| {
            self.points.last().is_none_or(|point| point.evaluations < last.evaluations)
        };
        self.points.extend(self.last.filter(is_new));
        let (best, board) =
            self.best.map_or((None, None), |(cost, board)| (Some(cost), Some(board)));
        let run = Run {
            ending,
            generations: self.generations.saturating_sub(1),
            work: Work { full: self.evaluations, ..Work::default() },
            best,
            missing: best,
            mean: self.points.last().map(|point| point.mean),
            seconds,
            ..Run::default()
        };
        let trace = Trace { points: self.points, failure, ..Trace::default() };
        (Finished { run, trace }, board)
    }
}

/// A random board whose rows have each digit once, as values in reading order. No digit contradicts
/// a given if that is possible.
#[must_use]
pub fn legal_start(sudoku: &Sudoku, rng: &mut Rng) -> Vec<u8> {
    let geometry = sudoku.geometry();
    let candidates = sudoku.candidates();
    let value = |digit: &Option<Digit>| digit.map_or(0, Digit::value);
    let mut board: Vec<u8> = sudoku.givens().cells().iter().map(value).collect();
    for row in geometry.houses_of_kind(HouseKind::Row) {
        let cells = geometry.cells(row);
        let given: Digits = cells.iter().filter_map(|&cell| sudoku.givens().get(cell)).collect();
        let mut missing: Vec<Digit> =
            Digits::first(geometry.side()).iter().filter(|&digit| !given.contains(digit)).collect();
        let mut open: Vec<Cell> =
            cells.iter().copied().filter(|&cell| !sudoku.is_given(cell)).collect();
        rng.shuffle(&mut missing);
        rng.shuffle(&mut open);
        // Augmenting paths assign a digit to each cell (Kuhn 1955).
        let mut cell_of: Vec<Option<usize>> = vec![None; missing.len()];
        for number in 0..open.len() {
            let mut seen = vec![false; missing.len()];
            let allowed =
                |cell: usize, digit: usize| candidates.get(open[cell]).contains(missing[digit]);
            assign(number, &allowed, &mut cell_of, &mut seen);
        }
        let mut left: Vec<usize> =
            (0..open.len()).filter(|number| !cell_of.contains(&Some(*number))).collect();
        for (digit, cell) in missing.iter().zip(&cell_of) {
            if let Some(number) = cell.or_else(|| left.pop()) {
                board[open[number].index()] = digit.value();
            }
        }
    }
    board
}

/// Assigns a digit to a cell, and moves other cells to other digits if necessary. Returns `false` if
/// that is impossible.
fn assign(
    cell: usize,
    allowed: &dyn Fn(usize, usize) -> bool,
    cell_of: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for digit in 0..cell_of.len() {
        if seen[digit] || !allowed(cell, digit) {
            continue;
        }
        seen[digit] = true;
        if cell_of[digit].is_none_or(|other| assign(other, allowed, cell_of, seen)) {
            cell_of[digit] = Some(cell);
            return true;
        }
    }
    false
}
