//! The sentences of a story about one attempt.

use evoku_evolve::presets::Scale;
use evoku_evolve::{Cost, Generation, Offspring};
use evoku_messages::{Decimal, Message, say};
use evoku_sudoku::Sudoku;

use super::ancestry::{Ancestry, Relation};
use super::board::{HouseState, State};

/// The number of items in a list, at the lower levels of detail and at the highest. A list that is
/// longer ends with the number of further items.
pub(super) const FEW: usize = 3;
pub(super) const MANY: usize = 8;

/// The largest number of changed cells that are named.
const CELLS: usize = 6;

/// The largest number of members that are compared with each other for Pareto dominance.
const FRONT: usize = 1_000;

/// A list of at most [`MANY`] items.
pub(super) fn list(items: impl Iterator<Item = Message>) -> Message {
    limited(items, MANY)
}

fn limited(items: impl Iterator<Item = Message>, most: usize) -> Message {
    let mut items: Vec<Message> = items.collect();
    let others = items.len().saturating_sub(most);
    items.truncate(most);
    say::command_story_list(items, others)
}

/// The lead of the best member over the next one, if it is in this generation.
pub(super) fn lead(generation: &dyn Generation, scale: &Scale) -> Option<Message> {
    let best = generation.best_member();
    if generation.size() < 2 || generation.cost(best) != generation.best_of_run() {
        return None;
    }
    let others = (0..generation.size()).filter(|&member| member != best);
    let next = others.map(|member| generation.cost(member).total()).min()?;
    let margin = next.saturating_sub(generation.cost(best).total());
    Some(say::command_story_lead(margin, Decimal::new(scale.value(generation.mean()), 2)))
}

/// The relation of an attempt to the generation before.
pub(super) fn ancestry(
    sudoku: &Sudoku,
    ancestry: Option<&Ancestry>,
    scale: &Scale,
) -> Vec<Message> {
    let Some(Ancestry { changed, cells, parent, relation, within }) = ancestry else {
        return Vec::new();
    };
    let side = sudoku.geometry().side();
    let names = || changed.iter().map(|cell| cell.name(side));
    let (count, words) = (changed.len(), scale.words(*parent));
    let mut sentences = vec![match *relation {
        Relation::New => return vec![say::command_story_new(count, *cells)],
        Relation::Combined(second) => say::command_story_two(count, words, scale.words(second)),
        _ if count > CELLS => say::command_story_similar(count, *cells, words),
        Relation::Rearranged => say::command_story_rearranged(names(), words),
        Relation::Changed => say::command_story_changed(names(), words),
    }];
    if count > 1 && !within.is_empty() {
        let houses = within.iter().map(|&house| sudoku.geometry().noun(house));
        sentences.push(say::command_story_within(houses));
    }
    sentences
}

/// The houses that have become complete since the last event, and those that no longer are.
pub(super) fn houses(state: &State, before: &State) -> Vec<Message> {
    let pairs = || state.houses.iter().zip(&before.houses);
    let gained: Vec<Message> = pairs()
        .filter(|(now, then)| now.absent == 0 && then.absent > 0)
        .map(|(now, _)| now.name.clone())
        .collect();
    let lost: Vec<Message> = pairs()
        .filter(|(now, then)| now.absent > 0 && then.absent == 0)
        .map(|(now, _)| now.name.clone())
        .collect();
    let mut sentences = Vec::new();
    if !gained.is_empty() {
        sentences.push(say::command_story_gained(list(gained.into_iter())));
    }
    if !lost.is_empty() {
        sentences.push(say::command_story_lost(list(lost.into_iter())));
    }
    sentences
}

/// The houses that lack a digit, those with the most absent digits first, and what else is wrong
/// with an attempt.
pub(super) fn missing(state: &State, most: usize) -> Vec<Message> {
    let mut houses: Vec<&HouseState> =
        state.houses.iter().filter(|house| house.absent > 0).collect();
    houses.sort_by_key(|house| std::cmp::Reverse(house.absent));
    let mut sentences = Vec::new();
    if !houses.is_empty() {
        let (count, all) = (houses.len(), state.houses.len());
        let houses = limited(houses.into_iter().map(house), most);
        sentences.push(say::command_story_incomplete(count, all, houses));
    }
    if state.open > 0 {
        sentences.push(say::command_story_open(state.open));
    }
    if state.broken > 0 {
        sentences.push(say::command_story_broken(state.broken));
    }
    sentences
}

fn house(house: &HouseState) -> Message {
    match &house.repeated[..] {
        [] => house.name.clone(),
        repeated => say::command_story_twice(house.name.clone(), repeated.iter().copied()),
    }
}

/// The success of the children, if there are several.
pub(super) fn offspring(offspring: Offspring) -> Option<Message> {
    let Offspring { better, equal, worse, .. } = offspring;
    let children = offspring.children();
    (children > 1).then(|| say::command_story_offspring(children, better, equal, worse))
}

/// The number of members that no other member dominates, if there are two objectives.
pub(super) fn front(generation: &dyn Generation, scale: &Scale) -> Option<Message> {
    let size = generation.size();
    if scale.second.is_none() || !(2..=FRONT).contains(&size) {
        return None;
    }
    let costs: Vec<Cost> = (0..size).map(|member| generation.cost(member)).collect();
    let is_free = |cost: &&Cost| !costs.iter().any(|other| other.dominates(**cost));
    Some(say::command_story_front(costs.iter().filter(is_free).count(), size))
}

/// The best cost of each island.
pub(super) fn standings(bests: &[Option<Cost>], scale: &Scale) -> Vec<Message> {
    let known = bests.iter().enumerate().filter_map(|(island, best)| Some((island, (*best)?)));
    known
        .take(MANY)
        .map(|(island, best)| say::command_story_standing(island + 1, scale.words(best)))
        .collect()
}
