//! Cached data about the constraints of a position.

use std::collections::HashMap;
use std::sync::Arc;

use super::claims::Claims;
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Digits, Element};

/// The claims of a board, the candidates of its cells, and the unsuccessful searches for
/// techniques.
#[derive(Debug, Default)]
pub(crate) struct Known {
    claims: Option<Arc<Claims>>,
    revision: u64,
    board: Vec<u64>,
    vain: HashMap<(Technique, usize), Vec<u64>>,
}

impl Known {
    /// The claims and the candidates of a position, one word per cell; a filled cell has its digit.
    pub(super) fn of<const WORDS: usize>(
        &mut self,
        position: &Position<WORDS>,
    ) -> (Arc<Claims>, Vec<u64>) {
        let cells = (0..position.side().pow(2)).map(Cell::from_index);
        let claims = self.claims.get_or_insert_with(|| {
            let peers = cells.clone().map(|cell| position.layout().peers(cell).iter().collect());
            Arc::new(Claims::new(position.geometry(), peers.collect()))
        });
        if self.revision != position.revision() {
            self.revision = position.revision();
            self.board.clear();
            self.board.extend(cells.map(|cell| {
                let digits = position.value(cell).map(Digits::only);
                digits.unwrap_or_else(|| position.candidates(cell)).words()[0]
            }));
        }
        (Arc::clone(claims), self.board.clone())
    }

    /// Returns `true` if a technique found nothing in the claim of this number while its cells had
    /// the same candidates.
    pub(super) fn is_in_vain(&self, technique: Technique, number: usize, held: &[u64]) -> bool {
        self.vain.get(&(technique, number)).is_some_and(|known| known == held)
    }

    /// Records an unsuccessful search.
    pub(super) fn note_vain(&mut self, technique: Technique, number: usize, held: Vec<u64>) {
        self.vain.insert((technique, number), held);
    }
}
