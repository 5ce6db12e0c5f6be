//! The cells of stored and exported tables.

/// The kind of the cells in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Integer,
    Real,
    Text,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// No value, in a column of any kind.
    None,
    /// An integer.
    Integer(u64),
    /// A number with a fraction.
    Real(f64),
    /// A text.
    Text(String),
}

impl Value {
    /// The integer; `None` for any other value.
    #[must_use]
    pub fn whole(&self) -> Option<u64> {
        match self {
            Self::Integer(value) => Some(*value),
            _ => None,
        }
    }

    /// The number with a fraction; `None` for any other value.
    #[must_use]
    pub fn real(&self) -> Option<f64> {
        match self {
            Self::Real(value) => Some(*value),
            _ => None,
        }
    }

    /// The text; `None` for any other value.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Self::Integer(value)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Self::Real(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::None, Into::into)
    }
}
