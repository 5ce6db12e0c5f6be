//! Messages.

use std::fmt;

use crate::generated::SIGNATURES;
use crate::render::Renderer;
use crate::say;
use crate::table::Language;
use crate::value::{Kind, Value};

/// The identifier of a message, and the names and types of its arguments.
pub(crate) type Signature = (&'static str, &'static [(&'static str, Kind)]);

/// A sentence or a part of one, independent of any language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    pub(crate) id: u16,
    pub(crate) arguments: Vec<Value>,
}

impl Message {
    /// A message without arguments.
    pub(crate) const fn bare(id: u16) -> Self {
        Self { id, arguments: Vec::new() }
    }

    pub(crate) fn new<const N: usize>(id: u16, arguments: [Value; N]) -> Self {
        Self { id, arguments: arguments.into() }
    }

    /// Creates a message from its identifier and named arguments, for callers that cannot use the
    /// functions of [`say`], such as Python and JavaScript.
    ///
    /// # Errors
    ///
    /// Returns an error if the message does not exist or takes other arguments.
    pub fn by_name<'a>(
        id: &str,
        arguments: impl IntoIterator<Item = (&'a str, Value)>,
    ) -> Result<Self, Self> {
        let index = SIGNATURES.iter().position(|(known, _)| *known == id);
        let index = index.ok_or_else(|| say::message_unknown(id))?;
        let mut named: Vec<(&str, Value)> = arguments.into_iter().collect();
        let arguments = SIGNATURES[index].1.iter().map(|&(name, kind)| {
            let position = named.iter().position(|(known, _)| *known == name);
            let value = position.map(|position| named.swap_remove(position).1);
            let value = value.filter(|value| value.kind() == kind);
            value.ok_or_else(|| say::message_argument(id, name))
        });
        let arguments = arguments.collect::<Result<_, _>>()?;
        match named.first() {
            Some((name, _)) => Err(say::message_argument(id, *name)),
            None => Ok(Self { id: index as u16, arguments }),
        }
    }

    /// Every identifier, with the names and types of its arguments.
    pub fn signatures() -> &'static [(&'static str, &'static [(&'static str, Kind)])] {
        SIGNATURES
    }

    /// The identifier of the message: `house-clash`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.signature().0
    }

    /// The arguments with their names.
    pub fn arguments(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.signature().1.iter().map(|&(name, _)| name).zip(&self.arguments)
    }

    fn signature(&self) -> Signature {
        SIGNATURES[usize::from(self.id)]
    }

    /// The message in words.
    #[must_use]
    pub fn render(&self, language: Language) -> String {
        let mut text = String::new();
        self.write(language, &mut text);
        text
    }

    /// Appends the message in words.
    pub fn write(&self, language: Language, text: &mut String) {
        // `None` means that a loaded language is damaged: the text is written up to the damage.
        let _ = Renderer::new(language.table(), text).message(self, None);
    }
}

/// Renders the message in English.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.render(Language::ENGLISH))
    }
}

impl std::error::Error for Message {}

impl Say for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

/// A type whose values can be expressed in words, such as an error.
pub trait Say {
    /// The value as a message.
    fn message(&self) -> Message;
}

impl<T: Say + ?Sized> From<&T> for Message {
    fn from(value: &T) -> Self {
        value.message()
    }
}

/// Implements `Display` in English, `Error`, and `From` for [`Message`] for types that implement
/// [`Say`].
#[macro_export]
macro_rules! error {
    ($($type:ty),* $(,)?) => {$(
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::Say::message(self), f)
            }
        }

        impl ::std::error::Error for $type {}

        impl From<$type> for $crate::Message {
            fn from(error: $type) -> Self {
                $crate::Say::message(&error)
            }
        }
    )*};
}
