//! Shards: parts of a job list that are executed separately, for example on many machines.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use evoku_messages::{Message, Say, say};

/// A part of a list of jobs, written like `3/100`.
///
/// ```
/// use evoku_lab::shard::Shard;
///
/// let shard: Shard = "3/4".parse()?;
/// assert_eq!(shard.range(10), 5..7);
/// # Ok::<(), evoku_lab::shard::ShardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shard {
    number: u64,
    of: u64,
}

/// The error of a text that is not a shard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShardError;

impl Say for ShardError {
    fn message(&self) -> Message {
        say::lab_shard()
    }
}

evoku_messages::error!(ShardError);

impl Shard {
    /// Shard `number`, from 1, out of `of`; `None` if there can't be such a shard.
    #[must_use]
    pub fn new(number: u64, of: u64) -> Option<Self> {
        (1..=of).contains(&number).then_some(Self { number, of })
    }

    /// The number of the shard, from 1.
    #[must_use]
    pub fn number(self) -> u64 {
        self.number
    }

    /// The number of shards.
    #[must_use]
    pub fn of(self) -> u64 {
        self.of
    }

    /// The range of this shard among the numbers below `length`.
    ///
    /// The ranges of all shards are adjacent, and their lengths differ by at most one. If there are
    /// fewer numbers than shards, some ranges are empty.
    #[must_use]
    pub fn range(self, length: u64) -> Range<u64> {
        // The quotient is at most `length`, because `number` is at most `of`.
        let at =
            |number: u64| (u128::from(length) * u128::from(number) / u128::from(self.of)) as u64;
        at(self.number - 1)..at(self.number)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, ShardError> {
        let (number, of) = text.split_once('/').ok_or(ShardError)?;
        let whole = |text: &str| text.parse().map_err(|_| ShardError);
        Self::new(whole(number)?, whole(of)?).ok_or(ShardError)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}
