//! Nice loops and alternating inference chains, with groups of places or without.
//!
//! A *nice loop* leaves a cell and returns to it. If its links fit together there too, it is
//! continuous. Then one end of each of its weak links holds. So no other place that both ends see
//! may hold the digit, and a cell between two strong links has no third digit. Otherwise, the loop
//! shows that a candidate of the cell is false or true. An *alternating inference chain* connects
//! two cells, and begins and ends with a strong link, so one of its ends is true. (HoDoKu, "Chains
//! and Loops"; Sudopedia; the notation of loops also on
//! <http://www.paulspages.co.uk/sudokuxp/howtosolve/niceloops.htm>.)
//!
//! Each premise has one chain to each node: the first of the shortest ones. A chain that passes a
//! cell twice is ignored. That is HoDoKu's rule (B. Hobiger, HoDoKu 2.2.0); another chain between
//! the same ends may be missed. The running time is that of the closure, plus one walk for each
//! relevant premise; the walks take at most nodes * links steps.

use std::ops::{ControlFlow, Range};

use super::reach::{Reach, bit, bits};
use super::tools::Tools;
use super::web::{Node, Place, Scope, Web};
use crate::deduction::Found;
use crate::position::Position;
use crate::technique::Technique;
use crate::techniques::search::Search;
use evoku_model::{Candidate, Cell, Digit, Digits, Set};

/// The elements of loops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LoopKind {
    /// Candidates.
    Plain,
    /// Candidates and groups.
    Grouped,
    /// Candidates, groups and at least one almost locked set.
    Als,
}

impl LoopKind {
    /// Returns `true` if the closure of implications is known. With almost locked sets there is no
    /// closure, and a walk starts from each premise.
    fn has_closure(self) -> bool {
        self != Self::Als
    }
}

/// Finds nice loops and alternating inference chains: loops first, then chains.
pub(crate) fn find<const WORDS: usize>(
    kind: LoopKind,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (position, chains) = (search.position, &mut search.cache.chains);
    let tools = match kind {
        LoopKind::Plain => chains.tools.prepare(position, Scope::Candidates),
        LoopKind::Grouped => chains.grouped(position),
        LoopKind::Als => chains.tools.prepare(position, Scope::LockedSets),
    };
    tools.steps.clear();
    find_loops(kind, position, tools);
    find_chains(kind, position, tools);
    tools.steps.emit(&tools.web, found)
}

fn find_loops<const WORDS: usize>(
    kind: LoopKind,
    position: &Position<WORDS>,
    tools: &mut Tools<WORDS>,
) {
    let Tools { web, reach, walk, steps } = tools;
    let closed = kind.has_closure();
    let mut chain = Vec::new();
    let premises = (0..web.candidates).map(Node::on).chain((0..web.candidates).map(Node::off));
    for premise in premises {
        let mates = web.mates(premise.place());
        if closed && !may_close(reach, premise, mates.clone()) {
            continue;
        }
        let returns = |node: Node| mates.contains(&node.place());
        if closed {
            walk.until(web, premise, returning(reach, premise, mates.clone()), returns);
        } else {
            walk.from(web, premise);
        }
        for &end in &walk.order[1..] {
            if !returns(end) {
                continue;
            }
            walk.chain(end, &mut chain);
            if let Some((continuous, eliminations)) = close(position, web, &chain) {
                let technique = match (continuous, kind_of(web, &chain)) {
                    (true, LoopKind::Plain) => Technique::ContinuousLoop,
                    (true, LoopKind::Grouped) => Technique::GroupedContinuousLoop,
                    (true, LoopKind::Als) => Technique::AlsContinuousLoop,
                    (false, LoopKind::Plain) => Technique::DiscontinuousLoop,
                    (false, LoopKind::Grouped) => Technique::GroupedDiscontinuousLoop,
                    (false, LoopKind::Als) => Technique::AlsDiscontinuousLoop,
                };
                if closed || kind_of(web, &chain) == kind {
                    steps.add(technique, eliminations, &chain);
                }
            }
        }
    }
}

fn find_chains<const WORDS: usize>(
    kind: LoopKind,
    position: &Position<WORDS>,
    tools: &mut Tools<WORDS>,
) {
    let Tools { web, reach, walk, steps } = tools;
    let closed = kind.has_closure();
    let mut chain = Vec::new();
    let mut worth = vec![0; web.places.len().div_ceil(64)];
    for start in 0..web.candidates {
        if closed {
            let reached = bits(reach.from(Node::off(start)).0);
            let reached = reached.take_while(|&end| end < web.candidates);
            let ends = mark_worthy(position, web, start, reached, &mut worth);
            if ends == 0 {
                continue;
            }
            walk.until(web, Node::off(start), ends, |node| {
                node.is_on() && bit(&worth, node.place())
            });
        } else {
            mark_worthy(position, web, start, 0..web.candidates, &mut worth);
            walk.from(web, Node::off(start));
        }
        for &end in &walk.order[1..] {
            if !end.is_on() || !bit(&worth, end.place()) {
                continue;
            }
            walk.chain(end, &mut chain);
            if chain.len() > 2 && !crosses_itself(web, &chain, false) {
                let technique = match kind_of(web, &chain) {
                    LoopKind::Plain => Technique::AlternatingChain,
                    LoopKind::Grouped => Technique::GroupedAlternatingChain,
                    LoopKind::Als => Technique::AlsAlternatingChain,
                };
                let eliminations = between(position, web, start, end.place());
                if closed || kind_of(web, &chain) == kind {
                    steps.add(technique, eliminations, &chain);
                }
            }
        }
    }
}

fn kind_of<const WORDS: usize>(web: &Web<WORDS>, chain: &[Node]) -> LoopKind {
    let mut places = chain.iter().map(|node| &web.places[node.place()]);
    if places.clone().any(|place| place.set.is_some()) {
        LoopKind::Als
    } else if places.any(|place| place.grouped) {
        LoopKind::Grouped
    } else {
        LoopKind::Plain
    }
}

/// The cells that a chain passes at a node: for an almost locked set, all its cells.
fn passed<const WORDS: usize>(web: &Web<WORDS>, node: Node) -> Set<Cell, WORDS> {
    let place = &web.places[node.place()];
    place.set.map_or(place.cells, |set| web.sets[set].0)
}

/// Returns `true` if a premise leads back to the candidates of its cell in a way that allows a
/// conclusion.
fn may_close(reach: &Reach, premise: Node, mut mates: Range<usize>) -> bool {
    let (on, off) = reach.from(premise);
    let place = premise.place();
    if premise.is_on() {
        return bit(off, place) || mates.any(|other| other != place && bit(on, other));
    }
    bit(on, place) || mates.any(|other| other != place && (bit(on, other) || bit(off, other)))
}

/// The number of nodes that a premise implies among the candidates of its own cell, without the
/// premise itself.
fn returning(reach: &Reach, premise: Node, mates: Range<usize>) -> usize {
    let (on, off) = reach.from(premise);
    // Each node leads to itself.
    mates.map(|at| usize::from(bit(on, at)) + usize::from(bit(off, at))).sum::<usize>() - 1
}

/// Marks the candidates to which a chain from `start` would be useful, and returns their number.
fn mark_worthy<const WORDS: usize>(
    position: &Position<WORDS>,
    web: &Web<WORDS>,
    start: usize,
    ends: impl Iterator<Item = usize>,
    worth: &mut [u64],
) -> usize {
    worth.fill(0);
    let mut count = 0;
    for end in ends.filter(|&end| is_worthy(position, web, start, end)) {
        worth[end / 64] |= 1 << (end % 64);
        count += 1;
    }
    count
}

/// Returns `true` if an alternating chain between two candidates in different cells would be
/// useful. Between two places of a digit, it must rule out at least two candidates. Between two
/// digits of cells that see each other, it must rule out one candidate in each cell.
fn is_worthy<const WORDS: usize>(
    position: &Position<WORDS>,
    web: &Web<WORDS>,
    start: usize,
    end: usize,
) -> bool {
    let (first, last) = (web.candidate(start), web.candidate(end));
    let layout = position.layout();
    let (seen, places) = (layout.peers(first.cell), position.places(first.digit));
    if first.digit == last.digit {
        let fallen = *seen & *layout.peers(last.cell) & *places;
        return first.cell != last.cell && fallen.min() != fallen.max();
    }
    position.candidates(first.cell).contains(last.digit)
        && seen.contains(last.cell)
        && places.contains(last.cell)
}

/// The candidates that an alternating chain between two candidates rules out.
fn between<const WORDS: usize>(
    position: &Position<WORDS>,
    web: &Web<WORDS>,
    start: usize,
    end: usize,
) -> Vec<Candidate> {
    let (first, last) = (&web.places[start], &web.places[end]);
    let layout = position.layout();
    if first.digit == last.digit {
        let digit = first.digit;
        let seen = *layout.peers(first.cell) & *layout.peers(last.cell) & *position.places(digit);
        return seen.iter().map(|cell| Candidate { cell, digit }).collect();
    }
    vec![
        Candidate { cell: first.cell, digit: last.digit },
        Candidate { cell: last.cell, digit: first.digit },
    ]
}

/// Returns `true` if a chain passes a cell twice; the end of a loop may return to its first cell.
fn crosses_itself<const WORDS: usize>(web: &Web<WORDS>, chain: &[Node], is_loop: bool) -> bool {
    let cell = |node: Node| web.places[node.place()].cell;
    let mut seen = Set::<Cell, WORDS>::EMPTY;
    for pair in chain.windows(2) {
        let (before, node) = (pair[0], pair[1]);
        // The previous place is added last, because a chain may leave a cell by another of its
        // candidates.
        if seen.contains(cell(node)) {
            return true;
        }
        if !(is_loop && cell(before) == cell(chain[0])) {
            seen |= passed(web, before);
        }
    }
    false
}

/// The eliminations of a loop, and `true` if it is continuous. `None` if the chain is not a nice
/// loop.
fn close<const WORDS: usize>(
    position: &Position<WORDS>,
    web: &Web<WORDS>,
    chain: &[Node],
) -> Option<(bool, Vec<Candidate>)> {
    let cell_of = |at: usize| web.places[chain[at].place()].cell;
    let last = chain.len() - 1;
    if last < 2 || cell_of(last - 1) == cell_of(last) || cell_of(0) == cell_of(1) {
        return None;
    }
    if crosses_itself(web, chain, true) {
        return None;
    }
    let (start, end) = (web.candidate(chain[0].place()), web.candidate(chain[last].place()));
    // A loop that begins with "off" begins with a strong link.
    let (first_strong, last_strong) = (!chain[0].is_on(), chain[last].is_on());
    let same = start.digit == end.digit;
    let digits = position.candidates(start.cell);
    let (continuous, eliminations) = match (first_strong, last_strong) {
        (false, false) if same => (false, vec![start]),
        (true, true) if same => {
            let others = (digits - Digits::only(start.digit)).iter();
            (false, others.map(|digit| Candidate { cell: start.cell, digit }).collect())
        }
        (false, true) if !same => (false, vec![start]),
        (true, false) if !same => (false, vec![end]),
        (false, false) if digits.len() != 2 => return None,
        _ => (true, around(position, web, chain)),
    };
    (!eliminations.is_empty()).then_some((continuous, eliminations))
}

/// The candidates of a cell except two digits.
fn others<const WORDS: usize>(
    position: &Position<WORDS>,
    cell: Cell,
    [one, two]: [Digit; 2],
) -> impl Iterator<Item = Candidate> {
    let digits = position.candidates(cell) - Digits::only(one) - Digits::only(two);
    digits.iter().map(move |digit| Candidate { cell, digit })
}

/// The eliminations of a continuous loop.
fn around<const WORDS: usize>(
    position: &Position<WORDS>,
    web: &Web<WORDS>,
    chain: &[Node],
) -> Vec<Candidate> {
    let place = |at: usize| -> &Place<WORDS> { &web.places[chain[at].place()] };
    let last = chain.len() - 1;
    let all = chain.iter().fold(Set::EMPTY, |cells, &node| cells | passed(web, node));
    let mut eliminations = Vec::new();
    if !chain[0].is_on() && chain[last].is_on() {
        let cell = place(0).cell;
        eliminations.extend(others(position, cell, [place(0).digit, place(last).digit]));
    }
    for at in 1..last.saturating_sub(1) {
        let (before, here, next, after) = (place(at - 1), place(at), place(at + 1), place(at + 2));
        let enters = chain[at].is_on() && before.cell != here.cell;
        let leaves = chain[at + 2].is_on() && next.cell != after.cell;
        if enters && leaves && here.cell == next.cell {
            eliminations.extend(others(position, here.cell, [here.digit, after.digit]));
        }
    }
    for (at, node) in chain.iter().enumerate().skip(1) {
        let (before, here) = (place(at - 1), place(at));
        if let Some(set) = before.set.filter(|_| node.is_on()) {
            // The set loses the previous digit, or a digit that it leaves to the next node. It
            // holds all others.
            let (cells, digits) = web.sets[set];
            let leaves = match here.set {
                Some(_) => Set::only(here.digit),
                None => position.candidates(here.cell) - Set::only(here.digit),
            };
            for digit in digits - Set::only(before.digit) - leaves {
                let holders = cells & *position.places(digit);
                let seen = position.layout().common_peers(holders) - cells;
                let seen = seen & *position.places(digit);
                eliminations.extend(seen.iter().map(|cell| Candidate { cell, digit }));
            }
            if here.set.is_none() {
                for digit in digits & leaves {
                    let holders = (cells & *position.places(digit)) | Set::only(here.cell);
                    let seen = position.layout().common_peers(holders) - cells;
                    let seen = seen & *position.places(digit);
                    eliminations.extend(seen.iter().map(|cell| Candidate { cell, digit }));
                }
            }
        }
        if node.is_on() || before.cell == here.cell {
            continue;
        }
        let ends = before.cells | here.cells;
        let seen = position.layout().common_peers(ends) - all;
        let seen = seen & *position.places(here.digit);
        eliminations.extend(seen.iter().map(|cell| Candidate { cell, digit: here.digit }));
    }
    eliminations
}
