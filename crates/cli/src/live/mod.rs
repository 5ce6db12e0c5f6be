//! The live view of a run, in place on a terminal: the board, a graph, rates and the time left.

mod board;
mod graph;
mod screen;

#[cfg(test)]
mod tests;

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use evoku_evolve::encodings::text;
use evoku_evolve::presets::Scale;
use evoku_evolve::{Budget, Cost, Generation};
use evoku_messages::say;
use evoku_sudoku::Sudoku;

use crate::language::render;
use crate::numbers::thousands;
use evoku_draw::chart::value;
use evoku_evolve::history::History;

use screen::{Line, Look, Screen};

/// The minimum time between two frames: at most ten frames a second.
const FRAME: Duration = Duration::from_millis(100);
/// The polling interval of the clock.
const LOOK: Duration = Duration::from_millis(10);

/// Shows a run on standard error, which should be a terminal (see [`Live::is_possible`]).
///
/// Each frame is drawn over the one before, and the last one stays. Nothing has to be restored at
/// the end, see [`Screen`].
#[derive(Debug)]
pub(crate) struct Live {
    run: Run,
    screen: Screen,
    started: Instant,
    looked: Instant,
    drawn: Instant,
    /// The number of generations between two readings of the clock.
    stride: u32,
    /// The number of generations until the next reading.
    wait: u32,
    /// `true` while standard error accepts output.
    open: bool,
}

/// The contents of a frame besides the history.
#[derive(Debug)]
struct Run {
    title: String,
    /// `true` if the steps of the run are epochs of islands, `false` if they are generations.
    is_epoch: bool,
    sudoku: Option<Sudoku>,
    scale: Scale,
    evaluations: Option<u64>,
    generations: Option<u64>,
    time: Option<Duration>,
    best: Option<Best>,
    /// The diversity of the generation shown; `None` for a single member.
    diversity: Option<f64>,
    /// The number of members as good as the best of the generation shown, and of all members;
    /// `None` for a single member.
    takeover: Option<[u64; 2]>,
    finished: bool,
}

/// The best attempt of the run.
#[derive(Debug)]
struct Best {
    cost: Cost,
    line: String,
    board: String,
}

impl Live {
    /// Returns `true` if standard error is a terminal that can move its cursor.
    pub(crate) fn is_possible() -> bool {
        io::stderr().is_terminal() && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
    }

    /// Makes a view of a run that starts now and counts epochs or generations. A puzzle other than
    /// a Sudoku is shown as its kind draws it.
    pub(crate) fn new(
        title: String,
        is_epoch: bool,
        sudoku: Option<Sudoku>,
        scale: Scale,
        budget: &Budget<'_>,
    ) -> Self {
        // https://no-color.org: set to anything but the empty string.
        let colours = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let now = Instant::now();
        let Budget { evaluations, generations, deadline, .. } = *budget;
        let time = deadline.map(|deadline| deadline.saturating_duration_since(now));
        let (best, diversity, takeover, finished) = (None, None, None, false);
        Self {
            run: Run {
                title,
                is_epoch,
                sudoku,
                scale,
                evaluations,
                generations,
                time,
                best,
                diversity,
                takeover,
                finished,
            },
            screen: Screen::new(colours),
            started: now,
            looked: now,
            drawn: now,
            stride: 1,
            wait: 0,
            open: true,
        }
    }

    /// Updates the view with a generation that the history has recorded, and draws a frame if one
    /// is due.
    pub(crate) fn generation(&mut self, generation: &dyn Generation, history: &History) {
        let cost = generation.best_of_run();
        if self.run.best.as_ref().is_none_or(|best| best.cost != cost) {
            let (line, board) = (generation.best_of_run_line(), generation.best_of_run_board());
            self.run.best = Some(Best { cost, line, board });
        }
        if self.wait > 0 {
            self.wait -= 1;
            return;
        }
        let now = Instant::now();
        let since = now - self.looked;
        self.looked = now;
        self.stride = match since {
            _ if since < LOOK / 2 => self.stride.saturating_mul(2),
            _ if since > LOOK * 2 => (self.stride / 2).max(1),
            _ => self.stride,
        };
        self.wait = self.stride - 1;
        if now - self.drawn >= FRAME {
            self.drawn = now;
            let has_several = generation.size() > 1;
            self.run.diversity = has_several.then(|| generation.diversity());
            self.run.takeover = has_several.then(|| takeover(generation));
            self.draw(history);
        }
    }

    /// Draws the last frame, which stays.
    pub(crate) fn finish(&mut self, history: &History) {
        self.run.finished = true;
        self.draw(history);
    }

    fn draw(&mut self, history: &History) {
        if !self.open {
            return;
        }
        let size = Screen::size();
        let lines = self.run.frame(history, self.started.elapsed(), size);
        let mut frame = Vec::new();
        let mut out = io::stderr().lock();
        let written = (self.screen.draw(&mut frame, size, &lines))
            .and_then(|()| out.write_all(&frame))
            .and_then(|()| out.flush());
        self.open = written.is_ok();
    }
}

/// The number of columns between the board and the graph.
const GAP: usize = 3;
/// The maximum height of a graph next to or below a board.
const GRAPH_ROWS: usize = 16;
/// The maximum width of a graph.
const GRAPH_COLUMNS: usize = 90;
/// The number of lines of figures that have priority over the board.
const NUMBERS: usize = 4;

impl Run {
    /// Returns the lines of a frame. There are fewer than the rows and they are narrower than the
    /// columns, so that nothing scrolls or wraps.
    fn frame(&self, history: &History, elapsed: Duration, size: (u16, u16)) -> Vec<Line> {
        let width = usize::from(size.0).saturating_sub(1);
        let height = usize::from(size.1).saturating_sub(1);
        let numbers = self.numbers(history, elapsed, width);

        let mut room = height.saturating_sub(1 + NUMBERS.min(numbers.len()));
        let mut middle = self.board(width, room).unwrap_or_default();
        let board_width = middle.iter().map(Line::width).max().unwrap_or(0);
        let graph_width = width.saturating_sub(board_width + GAP).min(GRAPH_COLUMNS);
        room = room.min(height.saturating_sub(1 + numbers.len())).max(middle.len());
        let (least_width, least_height) = graph::SMALLEST;
        if board_width > 0 && graph_width >= least_width && room >= least_height {
            let rows = room.min(middle.len().max(GRAPH_ROWS));
            let graph = graph::draw(history, self.is_epoch, self.scale, graph_width, rows);
            middle.resize(middle.len().max(graph.len()), Line::default());
            let graph = graph.into_iter().chain(std::iter::repeat_with(Line::default));
            let lines = middle.into_iter().zip(graph);
            middle = lines.map(|(line, graph)| line.next_to(board_width + GAP, graph)).collect();
        } else {
            if middle.is_empty() {
                middle.extend(self.best_line(width));
            }
            let rows = room.saturating_sub(middle.len()).min(GRAPH_ROWS);
            if width >= least_width && rows >= least_height {
                let across = width.min(GRAPH_COLUMNS);
                middle.extend(graph::draw(history, self.is_epoch, self.scale, across, rows));
            }
        }

        let mut lines = vec![Line::new(self.title.as_str(), Look::Strong)];
        // Leave a blank line around the middle if there is room.
        let air = height > middle.len() + numbers.len() + 2;
        lines.extend(air.then(Line::default));
        lines.extend(middle);
        lines.extend(air.then(Line::default));
        lines.extend(numbers);
        lines.truncate(height);
        lines.into_iter().map(|line| line.cut(width)).collect()
    }

    /// Draws the best attempt of the run as a board, if there is one and it fits.
    fn board(&self, width: usize, height: usize) -> Option<Vec<Line>> {
        let Best { line, board, .. } = self.best.as_ref()?;
        let Some(sudoku) = &self.sudoku else {
            let lines: Vec<Line> = board.lines().map(|line| Line::new(line, Look::Plain)).collect();
            let fits = lines.len() <= height && lines.iter().all(|line| line.width() <= width);
            return fits.then_some(lines);
        };
        let grid = text::read(sudoku, line).ok()?;
        board::draw(sudoku, &grid, width, height)
    }

    /// Returns the best attempt of the run on one line, cut to the width.
    fn best_line(&self, width: usize) -> Option<Line> {
        let best = self.best.as_ref()?;
        Some(Line::new(best.line.as_str(), Look::Plain).cut(width))
    }

    /// Returns the counts and measurements, in two columns if there is room.
    fn numbers(&self, history: &History, elapsed: Duration, width: usize) -> Vec<Line> {
        let (evaluations, generations) = (history.evaluations(), history.generations());
        let mut time = clock(elapsed);
        if let Some(left) = self.time_left(history, elapsed).filter(|_| !self.finished) {
            time = render(say::command_live_left(time, clock(left)));
        }
        let best = self
            .best
            .as_ref()
            .map_or(String::new(), |best| self.scale.words(best.cost).to_string());
        let mut left = vec![
            (render(say::command_column_best()), best),
            (render(say::command_step(self.is_epoch)), of(generations, self.generations)),
            (render(say::command_column_evaluations()), of(evaluations, self.evaluations)),
        ];
        if history.restarts() > 0 {
            left.push((render(say::command_live_restarts()), thousands(history.restarts())));
        }
        if let Some(diversity) = self.diversity {
            left.push((render(say::command_live_diversity()), render(value(diversity))));
        }
        let mut right = vec![
            (render(say::command_live_time()), time),
            (
                render(say::command_live_speed()),
                render(say::command_live_steps(rate(generations, elapsed), self.is_epoch)),
            ),
            (String::new(), render(say::command_live_evaluations(rate(evaluations, elapsed)))),
        ];
        let offspring = history.points().last().map(|point| point.offspring).unwrap_or_default();
        if let Some([equal, all]) = self.takeover {
            right.push((render(say::command_live_takeover()), of(equal, Some(all))));
        }
        if offspring.children() > 0 {
            let share = |count: u64| value(100.0 * count as f64 / offspring.children() as f64);
            let shares = say::command_live_shares(share(offspring.better), share(offspring.equal));
            right.push((render(say::command_live_children()), render(shares)));
        }
        let width_of = |names: &[(String, String)]| {
            names.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0) + 2
        };
        let (wide, narrow) = (width_of(&left), width_of(&right));
        let right = |name_width| right.iter().map(move |entry| number_line(entry, name_width));
        let left: Vec<Line> = left.iter().map(|entry| number_line(entry, wide)).collect();
        let left_width = left.iter().map(Line::width).max().unwrap_or(0) + GAP;
        if right(narrow).all(|line| left_width + line.width() <= width) {
            let mut right = right(narrow);
            let both = |line: Line| line.next_to(left_width, right.next().unwrap_or_default());
            return left.into_iter().map(both).collect();
        }
        left.into_iter().chain(right(wide)).collect()
    }

    /// Estimates the time until the first budget ends the run, at its speed so far.
    fn time_left(&self, history: &History, elapsed: Duration) -> Option<Duration> {
        let limits = [
            self.time.map(|time| time.saturating_sub(elapsed)),
            time_to(history.evaluations(), self.evaluations, elapsed),
            time_to(history.generations(), self.generations, elapsed),
        ];
        limits.into_iter().flatten().min()
    }
}

/// The number of members that are as good as the best, and of all members.
fn takeover(generation: &dyn Generation) -> [u64; 2] {
    let best = generation.best();
    let members = 0..generation.size();
    let equal = members.filter(|&member| generation.cost(member) == best).count();
    [equal, generation.size()].map(|count| count as u64)
}

/// Formats a count with its limit, if it has one.
fn of(count: u64, limit: Option<u64>) -> String {
    match limit {
        Some(limit) => render(say::command_of_limit(count, limit)),
        None => thousands(count),
    }
}

/// Formats a count per second.
fn rate(count: u64, elapsed: Duration) -> String {
    let rate = count as f64 / elapsed.as_secs_f64().max(1e-6);
    if rate < 10.0 { value(rate).to_string() } else { thousands(rate as u64) }
}

/// Formats a number with its name before it.
fn number_line((name, number): &(String, String), name_width: usize) -> Line {
    let mut line = Line::new(format!("{name:<name_width$}"), Look::Faint);
    line.push(number.as_str(), Look::Plain);
    line
}

/// Estimates the time until a count reaches its limit, at its speed so far.
fn time_to(count: u64, limit: Option<u64>, elapsed: Duration) -> Option<Duration> {
    let limit = limit.filter(|_| count > 0)?;
    let seconds = elapsed.as_secs_f64() / count as f64 * limit.saturating_sub(count) as f64;
    Duration::try_from_secs_f64(seconds).ok()
}

/// Formats a time as `minutes:seconds`, with hours if there are any.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{}:{minutes:02}:{seconds:02}", thousands(hours)),
    }
}
