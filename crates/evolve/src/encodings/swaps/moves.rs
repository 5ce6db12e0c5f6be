//! Swaps as moves of local search.

use evoku_ea::{Moves, Rng};

use crate::encodings::swaps::board::{Swap, SwapBoard};

impl Moves for SwapBoard {
    type Move = Swap;

    #[inline(always)]
    fn random_move(&self, rng: &mut Rng) -> Option<Swap> {
        self.random_swap(rng)
    }

    #[inline(always)]
    fn price_of(&self, swap: Swap) -> i32 {
        self.price(swap)
    }

    #[inline(always)]
    fn make(&mut self, swap: Swap, price: i32) {
        Self::make(self, swap, price);
    }

    #[inline(always)]
    fn cost(&self) -> u32 {
        Self::cost(self)
    }

    fn shuffle(&mut self, rng: &mut Rng) {
        Self::shuffle(self, rng);
    }
}
