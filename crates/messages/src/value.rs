//! Arguments of messages.

use std::fmt;

use crate::Message;

/// A whole number. A digit of a board may have a symbol, which replaces it in words but not in
/// JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Number {
    is_negative: bool,
    magnitude: u64,
    symbol: Option<char>,
}

impl Number {
    /// The number without its sign.
    #[must_use]
    pub fn magnitude(self) -> u64 {
        self.magnitude
    }

    /// The number, written as this symbol; as digits if it is `None`.
    ///
    /// ```
    /// use evoku_messages::{Number, say};
    ///
    /// let eleven = Number::from(11).with_symbol(Some('A'));
    /// assert_eq!(say::house_clash(say::house_row(3), eleven).to_string(), "row 3 has A twice");
    /// ```
    #[must_use]
    pub fn with_symbol(self, symbol: Option<char>) -> Self {
        Self { symbol, ..self }
    }

    /// Returns `true` if the number is less than 0.
    #[must_use]
    pub fn is_negative(self) -> bool {
        self.is_negative
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(symbol) = self.symbol {
            return symbol.fmt(f);
        }
        if self.is_negative {
            f.write_str("-")?;
        }
        self.magnitude.fmt(f)
    }
}

/// A number with a fraction, formatted as in English.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Decimal(Box<str>);

impl Decimal {
    /// `value` with this many decimal places: `0.50`.
    #[must_use]
    pub fn new(value: f64, places: usize) -> Self {
        Self(format!("{value:.places$}").into())
    }

    /// `value` with the fewest digits that identify it: `0.1`.
    #[must_use]
    pub fn shortest(value: f64) -> Self {
        Self(value.to_string().into())
    }

    /// A number that is already formatted, with a decimal point and without grouping.
    #[must_use]
    pub fn written(text: impl Into<Box<str>>) -> Self {
        Self(text.into())
    }

    /// The number, formatted as in English.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A whole number.
    Number(Number),
    /// A number with a fraction.
    Decimal(Decimal),
    /// Text that is the same in every language.
    Text(Box<str>),
    /// Yes or no, which selects a variant.
    Flag(bool),
    /// A message within the message.
    Message(Message),
    /// Several values.
    List(Vec<Value>),
}

/// The type of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The type of [`Value::Number`].
    Number,
    /// The type of [`Value::Decimal`].
    Decimal,
    /// The type of [`Value::Text`].
    Text,
    /// The type of [`Value::Flag`].
    Flag,
    /// The type of [`Value::Message`].
    Message,
    /// The type of [`Value::List`].
    List,
}

impl Value {
    /// The type of the value.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::Number(_) => Kind::Number,
            Self::Decimal(_) => Kind::Decimal,
            Self::Text(_) => Kind::Text,
            Self::Flag(_) => Kind::Flag,
            Self::Message(_) => Kind::Message,
            Self::List(_) => Kind::List,
        }
    }

    pub(crate) fn list<T: Into<Self>>(values: impl IntoIterator<Item = T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

macro_rules! whole {
    ($($type:ty: $is_negative:expr, $magnitude:expr;)*) => {$(
        impl From<$type> for Number {
            fn from(value: $type) -> Self {
                Self {
                    is_negative: $is_negative(value),
                    magnitude: $magnitude(value),
                    symbol: None,
                }
            }
        }

        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                Self::Number(value.into())
            }
        }
    )*};
}

whole! {
    u8: |_| false, u64::from;
    u16: |_| false, u64::from;
    u32: |_| false, u64::from;
    u64: |_| false, u64::from;
    usize: |_| false, |value| value as u64;
    i8: |value| value < 0, |value: i8| value.unsigned_abs().into();
    i16: |value| value < 0, |value: i16| value.unsigned_abs().into();
    i32: |value| value < 0, |value: i32| value.unsigned_abs().into();
    i64: |value| value < 0, i64::unsigned_abs;
    isize: |value| value < 0, |value: isize| value.unsigned_abs() as u64;
}

macro_rules! value {
    ($($variant:ident from $($type:ty)*;)*) => {$($(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                Self::$variant(value.into())
            }
        }
    )*)*};
}

value! {
    Number from Number;
    Decimal from Decimal;
    Text from &str String;
    Flag from bool;
    Message from Message;
    List from Vec<Value>;
}

impl From<&String> for Value {
    fn from(value: &String) -> Self {
        value.as_str().into()
    }
}
