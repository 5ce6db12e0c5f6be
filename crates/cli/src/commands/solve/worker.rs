//! Solving: a job in, text out.

use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use evoku_sudoku::formats::{ReadError, Record};
use evoku_sudoku::plumbing::{Chunk, Line, LineAnswer, SolveLines, grid_of, line_of};
use evoku_sudoku::search::{Effort, Halt, Limit, Solver, Tree, Unsupported};
use evoku_sudoku::{Geometry, Grid, Shape, Sudoku};

use crate::commands::solve::guard::Guard;
use crate::commands::solve::print::Printer;
use crate::commands::solve::task::{Status, Tally, Task, Verdict, Wanted};
use crate::commands::solve::tree::TreeTask;

/// Some puzzles, to be solved by one thread.
pub(super) struct Job {
    /// What the input is called.
    pub(super) shown: Arc<str>,
    pub(super) puzzles: Puzzles,
}

/// The puzzles of a job.
pub(super) enum Puzzles {
    /// Lines of which many are plain 9x9 boards.
    Chunk(Chunk),
    /// Puzzles, and what can't be read in between.
    Records(Vec<Result<Record, String>>),
    /// Something is wrong that is no puzzle's, with the name of the input.
    Bad(String),
    /// The input has ended.
    End,
}

/// What a job has come to.
#[derive(Default)]
pub(super) struct Done {
    pub(super) text: Vec<u8>,
    /// Answers in formats whose text depends on what stands before.
    pub(super) records: Vec<Record>,
    /// What to say on standard error.
    pub(super) notes: Vec<Note>,
    pub(super) tally: Tally,
    /// The puzzles that came, bad ones too.
    pub(super) seen: u64,
    /// Whether the job was not finished, so that nothing may follow.
    pub(super) cut: bool,
}

/// Something to say on standard error.
pub(super) enum Note {
    /// What is wrong with a place in the input.
    Bad(String),
    /// What is wrong with the puzzle that comes after so many of the job's.
    BadPuzzle(u64, String),
    /// What is told on standard error of the puzzle that comes after so many of the job's.
    Report(u64, String),
}

/// How much text is gathered before it is handed on, where there may be any amount.
const PART: usize = 1 << 18;
/// The same for records.
const PART_RECORDS: usize = 256;

/// Whether all there is to know of a puzzle is its line of 81 characters.
pub(super) fn is_plain_nine(sudoku: &Sudoku) -> bool {
    sudoku.geometry().is_plain_nine() && sudoku.marks().is_none()
}

/// One thread's engine and the memory it works in.
pub(super) struct Worker<'t> {
    task: &'t Task,
    printer: Printer<'t>,
    engine: Machine,
    fast: Option<Fast>,
    /// The memory of the chunk before, for text.
    spare: Vec<u8>,
    nine: Arc<Geometry>,
    guard: &'t Guard,
}

/// The engine for puzzles one by one.
enum Machine {
    /// `tree`, with a say in how it searches.
    Tree(TreeTask, Tree),
    Other(Box<dyn Solver>),
}

impl Machine {
    fn solver(&mut self) -> &mut dyn Solver {
        match self {
            Self::Tree(_, tree) => tree,
            Self::Other(solver) => solver.as_mut(),
        }
    }
}

/// An engine for plain 9x9 boards as text.
struct Fast {
    engine: Box<dyn SolveLines>,
    limit: u8,
    answers: Vec<LineAnswer>,
}

/// Plain 9x9 boards of a job for the fast engine.
#[derive(Default)]
struct Nines<'c> {
    /// Those that stand in the chunk as such.
    lines: Vec<&'c Line>,
    /// Those that came as more than a line.
    others: Vec<Line>,
}

/// A puzzle of a job in its place.
enum Item {
    /// So many lines of the fast engine.
    Lines(usize),
    /// The next board of the fast engine that came as more than a line.
    Nine(Box<Record>),
    /// Any other puzzle.
    Other(Box<Record>),
    Bad(String),
}

impl<'t> Worker<'t> {
    pub(super) fn new(task: &'t Task, printer: Printer<'t>, guard: &'t Guard) -> Self {
        let fast = task.engine.lines.zip(task.batch_limit()).map(|(engine, limit)| Fast {
            engine: engine(),
            limit,
            answers: Vec::new(),
        });
        let engine = match task.tree {
            Some(tree) => Machine::Tree(tree, tree.tree()),
            None => Machine::Other((task.engine.solver)()),
        };
        let nine = Arc::new(Geometry::plain(Shape::NINE));
        Self { task, printer, engine, fast, spare: Vec::new(), nine, guard }
    }

    /// Solves a job. Where an answer may be of any length, parts of it are handed on beforehand.
    pub(super) fn work(&mut self, job: Job, part: &mut dyn FnMut(Done) -> bool) -> Done {
        let mut done = Done::default();
        if self.guard.is_interrupted() {
            done.cut = true;
            return done;
        }
        let mut chunk: Option<Chunk> = None;
        let mut nines = Nines::default();
        let items = match job.puzzles {
            Puzzles::End => return done,
            Puzzles::Bad(problem) => {
                done.notes.push(Note::Bad(problem));
                return Done { seen: 1, cut: self.task.strict, ..done };
            }
            Puzzles::Chunk(lines) => {
                let chunk = chunk.insert(lines);
                done.text = std::mem::take(&mut self.spare);
                done.text.clear();
                self.items_of_chunk(chunk, &mut nines)
            }
            Puzzles::Records(records) => self.items_of_records(records, &mut nines),
        };
        let Nines { mut lines, others } = nines;
        let (mut line, mut other) = (0, lines.len());
        lines.extend(&others);
        if let Some(fast) = &mut self.fast {
            let room = fast.answers.len().max(lines.len());
            fast.answers.resize(room, LineAnswer::NONE);
            fast.engine.solve(&lines, fast.limit, &mut fast.answers);
        }
        for item in items {
            let puzzles = if let Item::Lines(count) = item { count as u64 } else { 1 };
            let result = match item {
                Item::Bad(problem) => {
                    done.notes.push(Note::Bad(format!("{}: {problem}", job.shown)));
                    Ok(!self.task.strict)
                }
                Item::Lines(count) => {
                    line += count;
                    self.print_lines(&lines, line - count..line, &mut done).map(|()| true)
                }
                Item::Nine(record) => {
                    other += 1;
                    self.print_nine(other - 1, *record, 0, &mut done).map(|()| true)
                }
                Item::Other(record) => self.solve(*record, &mut done, part),
            };
            let goes_on = result.unwrap_or_else(|problem| {
                done.notes.push(Note::BadPuzzle(done.seen, problem));
                !self.task.strict
            });
            done.seen += puzzles;
            if !goes_on {
                done.cut = true;
                break;
            }
        }
        self.spare = chunk.map(Chunk::into_bytes).unwrap_or_default();
        done
    }

    fn items_of_chunk<'c>(&self, chunk: &'c Chunk, nines: &mut Nines<'c>) -> Vec<Item> {
        let (rows, rest) = chunk.nines_and_rest();
        nines.lines.extend(rows.iter().filter_map(|row| row.first_chunk::<81>()));
        let mut items = vec![Item::Lines(rows.len())];
        let mut records = chunk.records();
        for line in rest {
            if let Some(line) = line.nine {
                nines.lines.push(line);
                match items.last_mut() {
                    Some(Item::Lines(count)) => *count += 1,
                    _ => items.push(Item::Lines(1)),
                }
                continue;
            }
            let record = records.read(line);
            let item = |record: Result<Record, ReadError>| {
                self.item(record.map_err(|error| error.to_string()), nines)
            };
            items.extend(record.map(item));
        }
        items
    }

    fn items_of_records(
        &self,
        records: Vec<Result<Record, String>>,
        nines: &mut Nines<'_>,
    ) -> Vec<Item> {
        records.into_iter().map(|record| self.item(record, nines)).collect()
    }

    fn item(&self, record: Result<Record, String>, nines: &mut Nines<'_>) -> Item {
        let record: Box<Record> = match record {
            Ok(record) => Box::new(record),
            Err(problem) => return Item::Bad(problem),
        };
        if self.fast.is_none() || !is_plain_nine(&record.sudoku) {
            return Item::Other(record);
        }
        nines.others.push(line_of(record.sudoku.givens()));
        Item::Nine(record)
    }

    /// Writes the answers to lines that the fast engine has solved.
    fn print_lines(
        &mut self,
        lines: &[&Line],
        mut range: Range<usize>,
        done: &mut Done,
    ) -> Result<(), String> {
        done.text.reserve(range.len() * (size_of::<Line>() + 1));
        let first = range.start;
        while !range.is_empty() {
            let alone = self.print_alone(range.clone(), done);
            range.start += alone;
            if let Some(index) = range.next() {
                self.print_line(lines[index], index, (index - first) as u64, done)?;
            }
        }
        Ok(())
    }

    /// Writes as many answers as say nothing but the one solution, which is the common case, at
    /// tens of millions a second. Says how many.
    fn print_alone(&self, range: Range<usize>, done: &mut Done) -> usize {
        let (Some(status), Some(fast)) = (self.printer.solution_alone(), &self.fast) else {
            return 0;
        };
        let answers = &fast.answers[range];
        let alone = answers.iter().take_while(|answer| answer.solutions == 1).map(|answer| {
            done.text.extend_from_slice(&answer.solution);
            done.text.push(b'\n');
        });
        let count = alone.count();
        done.tally.add(status, count as u64);
        count
    }

    /// Writes the answer to a line that the fast engine has solved, after so many others of its
    /// item.
    fn print_line(
        &mut self,
        line: &Line,
        index: usize,
        before: u64,
        done: &mut Done,
    ) -> Result<(), String> {
        let Some(fast) = &self.fast else { return Ok(()) };
        let answer = &fast.answers[index];
        let verdict = Verdict::of_line(self.task.wanted, answer, None);
        let is_explained = self.task.wanted == Wanted::Check && verdict.status == Status::None;
        if self.printer.is_line() && !is_explained {
            done.tally.add(verdict.status, 1);
            self.printer.line(line, &answer.solution, &verdict, &mut done.text);
            return Ok(());
        }
        let sudoku = Sudoku::new(Arc::clone(&self.nine), grid_of(line));
        let record = Record::of(sudoku.map_err(|error| error.to_string())?);
        self.print_nine(index, record, before, done)
    }

    /// Writes the answer to a puzzle that the fast engine has solved.
    fn print_nine(
        &mut self,
        index: usize,
        record: Record,
        before: u64,
        done: &mut Done,
    ) -> Result<(), String> {
        let Some(fast) = &self.fast else { return Ok(()) };
        let answer = &fast.answers[index];
        let solution = (answer.solutions > 0).then(|| grid_of(&answer.solution));
        let verdict = Verdict::of_line(self.task.wanted, answer, solution)
            .explained(self.task.wanted, &record);
        done.tally.add(verdict.status, 1);
        self.print(record, &verdict, before, done)
    }

    /// Solves a puzzle on its own; false if it was interrupted.
    fn solve(
        &mut self,
        record: Record,
        done: &mut Done,
        part: &mut dyn FnMut(Done) -> bool,
    ) -> Result<bool, String> {
        let wanted = self.task.wanted;
        let start = self.guard.begin(self.task.timeout);
        self.engine
            .solver()
            .start(&record.sudoku)
            .map_err(|error: Unsupported| error.to_string())?;
        let limit = Limit { nodes: self.task.nodes, cancel: Some(self.guard.flag()) };
        let mut grid = Grid::blank(record.sudoku.geometry().side());
        let mut solution = None;
        let mut solutions = 0;
        let end = if let Wanted::Count(most) = wanted {
            let (count, end) = self.engine.solver().count(most, limit);
            solutions = count;
            end
        } else {
            loop {
                let step = self.engine.solver().next(limit);
                if step != Halt::Found {
                    break step;
                }
                solutions += 1;
                if solution.is_none() || wanted == Wanted::All {
                    self.engine.solver().solution(&mut grid);
                    solution = Some(grid.clone());
                }
                if wanted == Wanted::All {
                    let verdict = self.verdict(Halt::Found, solution.take(), 1, start);
                    self.print(record.clone(), &verdict, 0, done)?;
                    let is_much = done.text.len() >= PART || done.records.len() >= PART_RECORDS;
                    if is_much && !part(std::mem::take(done)) {
                        return Ok(false);
                    }
                }
                if solutions >= wanted.enough() {
                    break step;
                }
            }
        };
        if end == Halt::Cancelled && self.guard.is_interrupted() {
            return Ok(false);
        }
        let verdict = self.verdict(end, solution, solutions, start).explained(wanted, &record);
        done.tally.add(verdict.status, 1);
        if let Machine::Tree(task, tree) = &self.engine
            && let Some(report) = task.report(tree)
        {
            done.notes.push(Note::Report(done.seen, report));
        }
        let is_printed = wanted == Wanted::All && solutions > 0 && verdict.limit.is_none();
        if !is_printed {
            self.print(record, &verdict, 0, done)?;
        }
        Ok(true)
    }

    /// Writes an answer; `before` it were so many others that `done` has not counted yet.
    fn print(
        &mut self,
        record: Record,
        verdict: &Verdict,
        before: u64,
        done: &mut Done,
    ) -> Result<(), String> {
        let aside = self.printer.aside(&record.sudoku, verdict);
        done.notes.extend(aside.map(|words| Note::Report(done.seen + before, words)));
        let answer = self.printer.answer(record, verdict, &mut done.text);
        done.records.extend(answer.map_err(|error| format!("{error:#}"))?);
        Ok(())
    }

    fn verdict(
        &mut self,
        end: Halt,
        solution: Option<Grid>,
        solutions: u64,
        start: Instant,
    ) -> Verdict {
        let Effort { nodes, guesses } = self.engine.solver().effort();
        Verdict {
            status: Verdict::status(self.task.wanted, solutions, end),
            solution,
            solutions,
            nodes,
            guesses,
            microseconds: start.elapsed().as_secs_f64() * 1e6,
            clash: None,
            mistake: None,
            limit: (!matches!(end, Halt::Found | Halt::Exhausted)).then_some(end),
        }
    }
}
