//! Solves the puzzles of a job and writes the answers as text.

use std::ops::Range;
use std::time::Instant;

use evoku_sudoku::Grid;
use evoku_sudoku::formats::Chunk;
use evoku_sudoku::formats::Record;
use evoku_sudoku::search::{Auto, Halt, Limit, Solver, Tree, conflict_by, true_candidates_by};
use evoku_sudoku::search::{Line, LineAnswer, Row, SolveLines, line_of};

use crate::commands::solve::print::Printer;
use crate::commands::solve::read::{Job, Puzzles, is_plain_nine};
use crate::commands::solve::task::{Status, Task, Verdict, Wanted};
use crate::commands::solve::tree::TreeTask;
use crate::commands::solve::write::{Done, Note};
use crate::error::{Error, Result, at};
use crate::parallel::Turn;
use crate::play::continued;

/// The number of bytes of text after which a part of an answer is handed on.
const PART: usize = 1 << 18;
/// The number of records after which a part of an answer is handed on.
const PART_RECORDS: usize = 256;

/// One thread's engine and the memory it works in.
pub(super) struct Worker<'t> {
    task: &'t Task,
    printer: Printer<'t>,
    engine: PuzzleEngine,
    fast: Option<Fast>,
    /// The engine that looks for mistakes in positions.
    auto: Auto,
    /// The text buffer of the previous chunk, to be reused.
    spare: Vec<u8>,
}

/// The engine that solves puzzles one by one.
enum PuzzleEngine {
    /// `tree` with options of its own.
    Tree(TreeTask, Tree),
    Other(Box<dyn Solver>),
}

impl PuzzleEngine {
    fn solver(&mut self) -> &mut dyn Solver {
        match self {
            Self::Tree(_, tree) => tree,
            Self::Other(solver) => solver.as_mut(),
        }
    }
}

/// An engine that solves plain 9x9 boards as text, many at once.
struct Fast {
    engine: Box<dyn SolveLines>,
    limit: u8,
    answers: Vec<LineAnswer>,
    /// The numbers of solutions, if the engine writes the text of the answers.
    counts: Vec<u8>,
}

/// The plain 9x9 boards of a job that the fast engine solves.
#[derive(Default)]
struct Nines<'c> {
    /// Boards that are lines of the chunk.
    lines: Vec<&'c Line>,
    /// Boards that came as more than a line.
    others: Vec<Line>,
}

/// One or more consecutive puzzles of a job, in input order.
enum Item {
    /// A number of lines for the fast engine.
    Lines(usize),
    /// The next board of the fast engine that came as more than a line.
    Nine(Box<Record>),
    /// Any other puzzle.
    Other(Box<Record>),
    Bad(Error),
}

impl<'t> Worker<'t> {
    pub(super) fn new(task: &'t Task, printer: Printer<'t>) -> Self {
        let fast = task.engine.lines.zip(task.batch_limit()).map(|(engine, limit)| Fast {
            engine: engine(),
            limit,
            answers: Vec::new(),
            counts: Vec::new(),
        });
        let engine = match task.tree {
            Some(tree) => PuzzleEngine::Tree(tree, tree.tree()),
            None => PuzzleEngine::Other((task.engine.solver)()),
        };
        Self { task, printer, engine, fast, auto: Auto::default(), spare: Vec::new() }
    }

    /// Solves a job. Passes on parts of the result while working, since the result may have any
    /// length.
    pub(super) fn work(&mut self, job: Job, turn: &Turn<'_, Done>) -> Done {
        let mut done = Done::default();
        let mut chunk: Option<Chunk> = None;
        let mut nines = Nines::default();
        let items = match job.puzzles {
            Puzzles::End => {
                done.notes.push(Note::End(job.shown));
                return done;
            }
            Puzzles::Bad(problem) => {
                done.notes.push(Note::Bad(problem));
                return Done { puzzles_read: 1, cut: self.task.strict, ..done };
            }
            Puzzles::Chunk(lines) => {
                let chunk = chunk.insert(lines);
                done.text = std::mem::take(&mut self.spare);
                let items = self.items_of_chunk(chunk, &mut nines);
                if let ([Item::Lines(_)], Some(status)) =
                    (&items[..], self.printer.solution_alone())
                {
                    self.rows(&nines.lines, status, &mut done);
                    nines.lines.clear();
                    Vec::new()
                } else {
                    done.text.clear();
                    items
                }
            }
            Puzzles::Records(records) => {
                records.into_iter().map(|record| self.item(record, &mut nines)).collect()
            }
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
                    done.notes.push(Note::Bad(at(&job.shown, problem)));
                    Ok(!self.task.strict)
                }
                Item::Lines(count) => {
                    line += count;
                    self.lines(&lines, line - count..line, &mut done).map(|()| true)
                }
                Item::Nine(record) => {
                    other += 1;
                    self.nine(other - 1, *record, &mut done).map(|()| true)
                }
                Item::Other(record) => self.solve(*record, &mut done, turn),
            };
            let goes_on = result.unwrap_or_else(|problem| {
                done.notes.push(Note::BadPuzzle(done.puzzles_read, problem.into()));
                !self.task.strict
            });
            done.puzzles_read += puzzles;
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
            if let Some(record) = records.read(line) {
                items.push(self.item(record.map_err(Error::from), nines));
            }
        }
        items
    }

    fn item(&self, record: Result<Record>, nines: &mut Nines<'_>) -> Item {
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
    fn lines(&mut self, lines: &[&Line], range: Range<usize>, done: &mut Done) -> Result<()> {
        let Some(fast) = &self.fast else { return Ok(()) };
        self.printer.lines(&lines[range.clone()], &fast.answers[range], done)
    }

    /// Solves lines. The engine itself writes the text of all answers that are only a solution.
    fn rows(&mut self, lines: &[&Line], status: Status, done: &mut Done) {
        let Some(Fast { engine, limit, counts, .. }) = &mut self.fast else { return };
        done.text.resize(size_of::<Row>() * lines.len(), 0);
        counts.resize(lines.len(), 0);
        engine.write(lines, *limit, done.text.as_chunks_mut().0, counts);
        done.puzzles_read = lines.len() as u64;
        self.printer.complete(lines, counts, status, done);
    }

    /// Writes the answer to a puzzle that the fast engine has solved.
    fn nine(&mut self, index: usize, record: Record, done: &mut Done) -> Result<()> {
        let Some(fast) = &self.fast else { return Ok(()) };
        self.printer.nine(record, &fast.answers[index], 0, done)
    }

    /// Solves a puzzle on its own. Returns `false` if it was interrupted.
    fn solve(&mut self, record: Record, done: &mut Done, turn: &Turn<'_, Done>) -> Result<bool> {
        let wanted = self.task.wanted;
        let start = Instant::now();
        let mut record = record;
        if wanted == Wanted::Candidates {
            let (continued, mistake) = continued(record, &mut self.auto, Some(turn.stop.flag()))?;
            record = continued;
            if let Some(mistake) = mistake {
                let verdict = Verdict::of_mistake(mistake);
                done.tally.add(verdict.status, 1);
                self.printer.one(record, &verdict, 0, done)?;
                return Ok(true);
            }
        }
        let verdict = turn.stop.within(self.task.timeout, |flag| {
            let limit = Limit { nodes: self.task.nodes, cancel: Some(flag) };
            let (engine, sudoku) = (self.engine.solver(), &record.sudoku);
            Ok(match wanted {
                Wanted::Candidates => {
                    Verdict::of_candidates(true_candidates_by(engine, sudoku, limit)?)
                }
                Wanted::Conflict => Verdict::of_conflict(conflict_by(engine, sudoku, limit)?),
                _ => return self.search(&record, limit, done, turn),
            })
        })?;
        if verdict.limit == Some(Halt::Cancelled) && turn.stop.has_ended() {
            return Ok(false);
        }
        let microseconds = start.elapsed().as_secs_f64() * 1e6;
        let verdict = Verdict { microseconds, ..verdict }.explained(wanted, &record);
        done.tally.add(verdict.status, 1);
        if let PuzzleEngine::Tree(task, tree) = &self.engine
            && !matches!(wanted, Wanted::Candidates | Wanted::Conflict)
            && let Some(report) = task.report(tree)
        {
            done.notes.push(Note::Report(done.puzzles_read, report));
        }
        let is_printed = wanted == Wanted::All && verdict.solutions > 0 && verdict.limit.is_none();
        if !is_printed {
            self.printer.one(record, &verdict, 0, done)?;
        }
        Ok(true)
    }

    /// Searches for as many solutions as the question needs. Prints each one if all are wanted.
    fn search(
        &mut self,
        record: &Record,
        limit: Limit<'_>,
        done: &mut Done,
        turn: &Turn<'_, Done>,
    ) -> Result<Verdict> {
        let wanted = self.task.wanted;
        let start = Instant::now();
        let engine = self.engine.solver();
        engine.start(&record.sudoku)?;
        if let Wanted::Count(most) = wanted {
            let (count, end) = engine.count(most, limit);
            return Ok(Verdict::new(wanted, count, end, engine.effort()));
        }
        let mut grid = Grid::blank(record.sudoku.geometry().side());
        let mut solution = None;
        let mut solutions = 0;
        let end = loop {
            let step = engine.next(limit);
            if step != Halt::Found {
                break step;
            }
            solutions += 1;
            if solution.is_none() || wanted == Wanted::All {
                engine.solution(&mut grid);
                solution = Some(grid.clone());
            }
            if wanted == Wanted::All {
                let verdict = Verdict {
                    solution: solution.take(),
                    microseconds: start.elapsed().as_secs_f64() * 1e6,
                    ..Verdict::new(wanted, 1, Halt::Found, engine.effort())
                };
                self.printer.one(record.clone(), &verdict, 0, done)?;
                let is_much = done.text.len() >= PART || done.records.len() >= PART_RECORDS;
                if is_much && !turn.hand_on(std::mem::take(done)) {
                    break Halt::Cancelled;
                }
            }
            if solutions >= wanted.enough() {
                break step;
            }
        };
        Ok(Verdict { solution, ..Verdict::new(wanted, solutions, end, engine.effort()) })
    }
}
