//! A run as a story: the best attempts, the reasons why they are better, stagnation, restarts,
//! migration, and the end.
//!
//! A [`Storyteller`] observes a run and uses only what every observer receives, so it describes
//! every algorithm on every kind of puzzle. Observers don't know the parents of an attempt. The
//! story therefore compares a new best attempt with the members of the generation before, and
//! reports the most similar ones.

mod ancestry;
mod board;
mod page;
mod progress;
mod words;

#[cfg(test)]
mod tests;

use clap::ValueEnum;
use evoku_evolve::encodings::text;
use evoku_evolve::islands::Islands;
use evoku_evolve::presets::Scale;
use evoku_evolve::{Cost, Generation, MigrantCounts, Outcome};
use evoku_messages::{Decimal, Message, say};
use evoku_sudoku::{Cell, Grid, Sudoku};
use serde_json::{Value, json};

use crate::language::render;
use ancestry::Ancestors;
use board::State;
use progress::{Islanders, Progress};

pub(crate) use page::page;

/// The amount of detail of a story.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Detail {
    /// Attempts that halve the cost, stagnation, restarts, and the end
    Brief,
    /// Also attempts that save a quarter of the cost, the reason why they are better, the houses
    /// that lack a digit, and some exchanges of islands
    Normal,
    /// Every new best attempt, the success of the children, and every exchange
    Full,
}

/// The kind of an event; an event of several kinds has the first of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    /// The first generation.
    First,
    /// A new best attempt.
    Leader,
    /// No new best attempt for a long time.
    Stagnation,
    /// A restart.
    Restart,
    /// An exchange between islands.
    Exchange,
    /// The end of the run.
    End,
}

/// A part of a story: what happened in one generation.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) kind: Kind,
    /// The number of the generation, or of the epoch of islands.
    pub(crate) number: u64,
    pub(crate) evaluations: u64,
    pub(crate) is_epoch: bool,
    pub(crate) sentences: Vec<Message>,
    /// The best attempt of the run so far, if the event is about it.
    pub(crate) attempt: Option<Attempt>,
}

/// An attempt to draw.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    /// The attempt as one line of text, and as text for people.
    pub(crate) line: String,
    pub(crate) board: String,
    /// The cells that differ from the most similar member of the generation before.
    pub(crate) changed: Vec<Cell>,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Leader => "leader",
            Self::Stagnation => "stagnation",
            Self::Restart => "restart",
            Self::Exchange => "exchange",
            Self::End => "end",
        }
    }
}

impl Event {
    /// The place of the event in the run.
    pub(crate) fn place(&self) -> Message {
        say::command_story_place(self.number, self.evaluations, self.is_epoch)
    }

    /// The event as text for people.
    pub(crate) fn text(&self) -> String {
        let mut text = render(self.place()) + "\n";
        text.extend(self.sentences.iter().map(|sentence| format!("  {}\n", render(sentence))));
        text
    }

    /// The event as JSON for programs.
    pub(crate) fn json(&self, side: Option<usize>) -> Value {
        let changed = self.attempt.as_ref().zip(side).map(|(attempt, side)| {
            attempt.changed.iter().map(|cell| cell.name(side)).collect::<Vec<_>>()
        });
        json!({
            "kind": self.kind.name(),
            "generation": self.number,
            "evaluations": self.evaluations,
            "text": self.sentences.iter().map(render).collect::<Vec<_>>(),
            "messages": {"text": self.sentences.iter().map(Message::data).collect::<Value>()},
            "line": self.attempt.as_ref().map(|attempt| &attempt.line),
            "changed": changed,
        })
    }
}

/// The subject of a story.
#[derive(Clone, Debug)]
pub(crate) struct Subject {
    /// The puzzle; `None` if it is not a Sudoku.
    pub(crate) sudoku: Option<Sudoku>,
    pub(crate) scale: Scale,
    /// The names of the algorithms.
    pub(crate) algorithm: String,
    /// `true` if evoku chose the algorithm.
    pub(crate) is_default: bool,
    /// `true` if the steps of the run are epochs of islands.
    pub(crate) is_epoch: bool,
}

/// An observer that explains a run as a story.
#[derive(Debug)]
pub(crate) struct Storyteller {
    subject: Subject,
    detail: Detail,
    /// The cost and the state of the attempt in the last event about a best attempt.
    reported: Option<(Cost, State)>,
    best: Cost,
    /// The number of the leading island in the last epoch.
    leading: Option<usize>,
    progress: Progress,
    ancestors: Ancestors,
    islanders: Option<Islanders>,
    /// The number of restarts and of exchanges from which on the next one is reported.
    next_restart: u64,
    next_exchange: u64,
    restarts: u64,
}

impl Storyteller {
    pub(crate) fn new(subject: Subject, detail: Detail) -> Self {
        Self {
            subject,
            detail,
            reported: None,
            best: Cost::WORST,
            leading: None,
            progress: Progress::default(),
            ancestors: Ancestors::default(),
            islanders: None,
            next_restart: 1,
            next_exchange: 1,
            restarts: 0,
        }
    }

    /// Notes an epoch of islands, which belongs to the generation that follows.
    pub(crate) fn epoch(&mut self, islands: &Islands<'_>) {
        self.islanders = Some(Islanders::of(islands));
    }

    /// Returns the event of a generation; `None` if there is nothing to report.
    pub(crate) fn generation(&mut self, generation: &dyn Generation) -> Option<Event> {
        if generation.size() == 0 {
            return None;
        }
        let best = generation.best_of_run();
        let is_first = self.reported.is_none();
        let is_better = best < self.best;
        let mut event = self.event(Kind::End, generation);
        if is_better {
            self.best = best;
            if is_first {
                self.report(&mut event, Kind::First, self.first(generation));
            }
            if is_first || self.is_worth_reporting(best) {
                self.lead(&mut event, generation, is_first);
            }
            self.progress.improve(generation);
        } else {
            self.progress.note(generation);
            if self.progress.is_stagnation(generation) {
                let sentences = self.stagnation(generation);
                self.report(&mut event, Kind::Stagnation, sentences);
            }
        }
        if generation.restarts() > self.restarts {
            self.restarts = generation.restarts();
            if self.restarts >= self.next_restart {
                // Some algorithms restart thousands of times.
                self.next_restart = self.restarts.saturating_mul(2);
                self.report(
                    &mut event,
                    Kind::Restart,
                    vec![say::command_story_restart(self.restarts)],
                );
            }
        }
        self.exchange(&mut event);
        if self.is_comparing() {
            self.ancestors.remember(generation);
        }
        (!event.sentences.is_empty()).then_some(event)
    }

    /// Returns the event of the end of the run.
    pub(crate) fn end(&mut self, outcome: &Outcome) -> Event {
        let mut event = Event {
            kind: Kind::End,
            number: outcome.generations,
            evaluations: outcome.work.evaluations(),
            is_epoch: self.subject.is_epoch,
            sentences: Vec::new(),
            attempt: None,
        };
        if outcome.is_solved() {
            event.sentences.push(say::command_story_solved());
            return event;
        }
        let Some(best) = &outcome.best else { return event };
        let cost = self.subject.scale.words(best.cost);
        event.sentences.push(say::command_story_unsolved(&outcome.stop, cost));
        if let Some(state) = self.state(&best.line) {
            let most = if self.detail == Detail::Brief { words::FEW } else { words::MANY };
            event.sentences.extend(words::missing(&state, most));
        }
        // The budget may end in the middle of a generation, which is not shown.
        let is_better = best.cost < self.best;
        event.sentences.extend(self.progress.advice(outcome, is_better, &self.subject));
        event.attempt = Some(Attempt {
            line: best.line.clone(),
            board: best.board.clone(),
            changed: Vec::new(),
        });
        event
    }

    fn event(&self, kind: Kind, generation: &dyn Generation) -> Event {
        Event {
            kind,
            number: generation.number(),
            evaluations: generation.work().evaluations(),
            is_epoch: self.subject.is_epoch,
            sentences: Vec::new(),
            attempt: None,
        }
    }

    fn report(&self, event: &mut Event, kind: Kind, sentences: Vec<Message>) {
        event.kind = event.kind.min(kind);
        event.sentences.extend(sentences);
    }

    /// Returns `true` if new best attempts are compared with the generation before. Between two
    /// epochs there are generations that the observer doesn't receive.
    fn is_comparing(&self) -> bool {
        self.detail > Detail::Brief && self.subject.sudoku.is_some() && !self.subject.is_epoch
    }

    /// Returns `true` if a new best attempt is reported at this level of detail.
    fn is_worth_reporting(&self, best: Cost) -> bool {
        let Some((reported, _)) = &self.reported else { return true };
        let (best, reported) = (u64::from(best.total()), u64::from(reported.total()));
        match self.detail {
            Detail::Brief => best * 2 <= reported,
            Detail::Normal => best * 4 <= reported * 3 || self.progress.is_stale(),
            Detail::Full => true,
        }
    }

    fn first(&self, generation: &dyn Generation) -> Vec<Message> {
        let best = self.subject.scale.words(generation.best());
        let mean = Decimal::new(self.subject.scale.value(generation.mean()), 2);
        vec![match generation.size() {
            1 => say::command_story_first_one(best),
            size => say::command_story_first(size, best, mean),
        }]
    }

    /// Reports a new best attempt: its cost, its lead, its ancestors, and its houses.
    fn lead(&mut self, event: &mut Event, generation: &dyn Generation, is_first: bool) {
        let best = generation.best_of_run();
        let line = generation.best_of_run_line();
        let mut sentences = Vec::new();
        if let Some((before, _)) = &self.reported {
            let scale = &self.subject.scale;
            sentences.push(say::command_story_leader(scale.words(best), scale.words(*before)));
        }
        if let Some(islanders) = &self.islanders
            && !is_first
        {
            let island = islanders.leading;
            sentences.push(match self.leading {
                Some(former) if former != island => {
                    say::command_story_overtakes(island + 1, former + 1)
                }
                _ => say::command_story_island(island + 1),
            });
        }
        if !is_first && self.detail > Detail::Brief {
            sentences.extend(words::lead(generation, &self.subject.scale));
        }
        let mut changed = Vec::new();
        let state = self.state(&line).unwrap_or_default();
        if let Some(sudoku) = self.subject.sudoku.as_ref().filter(|_| self.is_comparing()) {
            let ancestry = self.ancestors.of(sudoku, &state.grid);
            sentences.extend(words::ancestry(sudoku, ancestry.as_ref(), &self.subject.scale));
            changed = ancestry.map(|ancestry| ancestry.changed).unwrap_or_default();
        }
        if self.detail > Detail::Brief {
            if let Some((_, before)) = &self.reported {
                sentences.extend(words::houses(&state, before));
            }
            let most = if self.detail == Detail::Full { words::MANY } else { words::FEW };
            sentences.extend(words::missing(&state, most));
        }
        if self.detail == Detail::Full {
            sentences.extend(words::offspring(generation.offspring().unwrap_or_default()));
            sentences.extend(words::front(generation, &self.subject.scale));
        }
        self.report(event, Kind::Leader, sentences);
        let board = generation.best_of_run_board();
        event.attempt = Some(Attempt { line, board, changed });
        self.leading = self.islanders.as_ref().map(|islanders| islanders.leading);
        self.reported = Some((best, state));
    }

    fn stagnation(&mut self, generation: &dyn Generation) -> Vec<Message> {
        let best = self.subject.scale.words(generation.best_of_run());
        let mut sentences = vec![self.progress.stagnation(generation, &self.subject, best)];
        sentences.extend(self.progress.reasons(generation, &self.subject.scale));
        if self.detail == Detail::Full {
            sentences.extend(words::offspring(self.progress.offspring()));
        }
        sentences
    }

    /// Reports the exchange of the last epoch. At the normal level, the exchanges reported are those
    /// with the numbers 1, 2, 4, 8 and so on.
    fn exchange(&mut self, event: &mut Event) {
        let Some(islanders) = self.islanders.take() else { return };
        let is_new = islanders.exchanges >= self.next_exchange;
        if self.detail == Detail::Brief || !is_new || islanders.transfers.is_empty() {
            return;
        }
        self.next_exchange = match self.detail {
            Detail::Full => islanders.exchanges + 1,
            _ => islanders.exchanges * 2,
        };
        let MigrantCounts { accepted, worse, refused } = islanders.migrants;
        let transfers = words::list(islanders.transfers.iter().map(|transfer| {
            say::command_story_transfer(transfer.from + 1, transfer.to + 1, transfer.migrants)
        }));
        let scale = &self.subject.scale;
        let sentences = vec![
            say::command_story_standings(words::standings(&islanders.bests, scale)),
            say::command_story_exchange(transfers, accepted, worse, refused),
        ];
        self.report(event, Kind::Exchange, sentences);
    }

    /// The state of an attempt; `None` if the puzzle is not a Sudoku.
    fn state(&self, line: &str) -> Option<State> {
        let sudoku = self.subject.sudoku.as_ref()?;
        Some(State::of(sudoku, read(sudoku, line)?))
    }
}

/// Parses an attempt.
fn read(sudoku: &Sudoku, line: &str) -> Option<Grid> {
    text::read(sudoku, line).ok()
}
