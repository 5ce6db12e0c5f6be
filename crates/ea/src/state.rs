//! The state of a run as bytes, for checkpoints.
//!
//! A checkpoint is loaded into an object built from the same input. So only fields that change
//! during a run are saved, and no tables, parameters or buffers. `state!` lists these fields of a
//! type once, for saving and loading.

use evoku_messages::{Message, Say, say};

/// The part of a value that changes during a run, as it is between two generations.
pub trait State {
    /// Appends the state to the bytes.
    fn save(&self, to: &mut Vec<u8>);

    /// Restores the state that [`State::save`] wrote.
    ///
    /// # Errors
    /// If the bytes can't be the output of [`State::save`]. The value is then unusable.
    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged>;
}

/// The reason why bytes are not a valid state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub Message);

impl Say for Damaged {
    fn message(&self) -> Message {
        say::evolve_damaged(self.0.clone())
    }
}

evoku_messages::error!(Damaged);

/// The reason, in English only.
impl From<String> for Damaged {
    fn from(why: String) -> Self {
        Self(say::verbatim(why))
    }
}

/// Bytes that are read from the start.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Starts at the first of these bytes.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Removes and returns the next `count` bytes.
    ///
    /// # Errors
    /// If fewer are left.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Damaged> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or_else(too_short)?;
        self.0 = rest;
        Ok(taken)
    }

    /// Reads the number of items that follow. It can't exceed the bytes left, because every item
    /// has at least one byte.
    pub(crate) fn length(&mut self) -> Result<usize, Damaged> {
        let mut length = 0_usize;
        length.load(self)?;
        if length <= self.0.len() { Ok(length) } else { Err(too_short()) }
    }

    /// Checks that all bytes were read.
    ///
    /// # Errors
    /// If some are left.
    pub fn end(&self) -> Result<(), Damaged> {
        match self.0.len() {
            0 => Ok(()),
            left => Err(Damaged(say::evolve_damaged_rest(left))),
        }
    }
}

fn too_short() -> Damaged {
    Damaged(say::evolve_damaged_end())
}

/// Lists the fields of a type that change during a run and implements [`State`](crate::State) for
/// it. Type parameters with their bounds go in brackets.
///
/// ```
/// use evoku_ea::{Bytes, State, state};
///
/// struct Walker<T> {
///     patience: u64,
///     stale: u64,
///     path: Vec<T>,
/// }
/// state!([T: State + Default] Walker<T>: stale, path);
///
/// let mut bytes = Vec::new();
/// Walker { patience: 9, stale: 3, path: vec![1_u8, 2] }.save(&mut bytes);
/// let mut fresh = Walker::<u8> { patience: 9, stale: 0, path: vec![] };
/// fresh.load(&mut Bytes::new(&bytes)).unwrap();
/// assert_eq!((fresh.stale, fresh.path), (3, vec![1, 2]));
/// ```
#[macro_export]
macro_rules! state {
    ([$($parameters:tt)*] $type:ty $(: $($field:ident),+ $(,)?)?) => {
        impl<$($parameters)*> $crate::state::State for $type {
            fn save(&self, _to: &mut Vec<u8>) {
                $($($crate::state::State::save(&self.$field, _to);)+)?
            }

            fn load(
                &mut self,
                _from: &mut $crate::state::Bytes<'_>,
            ) -> Result<(), $crate::state::Damaged> {
                $($($crate::state::State::load(&mut self.$field, _from)?;)+)?
                Ok(())
            }
        }
    };
    ($type:ty $(: $($field:ident),+ $(,)?)?) => {
        $crate::state!([] $type $(: $($field),+)?);
    };
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl State for $number {
            fn save(&self, to: &mut Vec<u8>) {
                to.extend(self.to_le_bytes());
            }

            fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
                let bytes = from.take(size_of::<Self>())?;
                *self = Self::from_le_bytes(bytes.try_into().map_err(|_| too_short())?);
                Ok(())
            }
        }
    )+};
}

numbers!(u8, u16, u32, u64, u128, i8, i16, i32, i64, f64);

/// Saved as 64 bits on every machine.
impl State for usize {
    fn save(&self, to: &mut Vec<u8>) {
        (*self as u64).save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut number = 0_u64;
        number.load(from)?;
        *self = Self::try_from(number).map_err(|_| Damaged(say::evolve_damaged_number(number)))?;
        Ok(())
    }
}

impl State for bool {
    fn save(&self, to: &mut Vec<u8>) {
        u8::from(*self).save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        *self = match from.take(1)? {
            [0] => false,
            [1] => true,
            other => return Err(Damaged(say::evolve_damaged_flag(format!("{other:?}")))),
        };
        Ok(())
    }
}

impl State for String {
    fn save(&self, to: &mut Vec<u8>) {
        self.len().save(to);
        to.extend(self.bytes());
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let length = from.length()?;
        let text =
            str::from_utf8(from.take(length)?).map_err(|error| Damaged::from(error.to_string()))?;
        text.clone_into(self);
        Ok(())
    }
}

impl<T: State> State for [T] {
    fn save(&self, to: &mut Vec<u8>) {
        self.len().save(to);
        self.iter().for_each(|item| item.save(to));
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let length = from.length()?;
        if length != self.len() {
            return Err(Damaged(say::evolve_damaged_items(length, self.len())));
        }
        self.iter_mut().try_for_each(|item| item.load(from))
    }
}

impl<T: State> State for Box<[T]> {
    fn save(&self, to: &mut Vec<u8>) {
        (**self).save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        (**self).load(from)
    }
}

impl<T: State, const N: usize> State for [T; N] {
    fn save(&self, to: &mut Vec<u8>) {
        self[..].save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self[..].load(from)
    }
}

impl<T: State + Default> State for Vec<T> {
    fn save(&self, to: &mut Vec<u8>) {
        self[..].save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.resize_with(from.clone().length()?, T::default);
        self[..].load(from)
    }
}

impl<T: State + Default> State for Option<T> {
    fn save(&self, to: &mut Vec<u8>) {
        self.is_some().save(to);
        if let Some(value) = self {
            value.save(to);
        }
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut is_some = false;
        is_some.load(from)?;
        *self = is_some.then(T::default);
        self.as_mut().map_or(Ok(()), |value| value.load(from))
    }
}

impl<A: State, B: State> State for (A, B) {
    fn save(&self, to: &mut Vec<u8>) {
        self.0.save(to);
        self.1.save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.0.load(from)?;
        self.1.load(from)
    }
}
