//! Languages, built in and loaded.

use std::fmt;
use std::sync::{OnceLock, PoisonError, RwLock};

use crate::encoding::{Packed, hash};
use crate::generated::{BUILT_IN, FINGERPRINT, SIGNATURES};
use crate::plural::Family;
use crate::{Message, say};

/// The texts of a language.
pub(crate) struct Table {
    pub(crate) code: &'static str,
    pub(crate) family: Family,
    /// The separator between the whole part of a number and its fraction.
    pub(crate) point: &'static str,
    /// The separator between thousands.
    pub(crate) group: &'static str,
    /// The separator between the elements of a list.
    pub(crate) comma: &'static str,
    /// The word "and" before the last element of a list.
    pub(crate) and: Packed<'static>,
    /// The word "or" before the last element of a list.
    pub(crate) or: Packed<'static>,
    entries: Box<[&'static str]>,
}

impl Table {
    /// Reads a packed language.
    fn read(text: &'static str) -> Option<Self> {
        let mut packed = Packed(text);
        if packed.number()? != FINGERPRINT {
            return None;
        }
        let checksum = packed.number()?;
        if hash(packed.0.bytes()) != checksum {
            return None;
        }
        let code = packed.text()?;
        let family = *Family::ALL.get(packed.size()?)?;
        let [point, group, comma] = [packed.text()?, packed.text()?, packed.text()?];
        let [and, or] = [Packed(packed.text()?), Packed(packed.text()?)];
        let entries: Option<_> = SIGNATURES.iter().map(|_| packed.text()).collect();
        Some(Self { code, family, point, group, comma, and, or, entries: entries? })
    }

    /// The value and the attributes of a message.
    pub(crate) fn entry(&self, id: u16) -> Option<Packed<'static>> {
        self.entries.get(usize::from(id)).map(|&entry| Packed(entry))
    }
}

static TABLES: [OnceLock<Table>; BUILT_IN.len()] = [const { OnceLock::new() }; BUILT_IN.len()];
static LOADED: RwLock<Vec<&'static Table>> = RwLock::new(Vec::new());

/// A language that messages can be rendered in; English by default.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Language(u16);

impl Language {
    /// English, which is always built in.
    pub const ENGLISH: Self = Self(0);

    /// Every language that is built in or loaded, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        let loaded = LOADED.read().unwrap_or_else(PoisonError::into_inner).len();
        (0..BUILT_IN.len() + loaded).map(|index| Self(index as u16))
    }

    /// The language with a code like `de`; a tag like `de-AT` selects the language whose code it
    /// begins with.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let code = code.split(['-', '_']).next()?;
        Self::all().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language with a code or a tag, as in [`from_code`](Self::from_code).
    ///
    /// # Errors
    ///
    /// Returns an error with the known codes if the language is not one of them.
    pub fn parse(code: &str) -> Result<Self, Message> {
        let unknown = || say::language_unknown(code, Self::all().map(Self::code));
        Self::from_code(code).ok_or_else(unknown)
    }

    /// Loads a language that the same version of this crate packed, and keeps it until the program
    /// ends. If a language with its code is already loaded, that language is returned.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are damaged or belong to another version.
    pub fn load(bytes: &[u8]) -> Result<Self, Message> {
        let text = str::from_utf8(bytes).map_err(|_| say::language_damaged())?;
        let mut packed = Packed(text);
        // The text is checked first, because it is then kept until the program ends.
        if packed.number() != Some(FINGERPRINT) || packed.number() != Some(hash(packed.0.bytes())) {
            return Err(say::language_damaged());
        }
        if let Some(known) = packed.text().and_then(Self::from_code) {
            return Ok(known);
        }
        let text: &'static str = Box::leak(text.into());
        let table = Table::read(text).ok_or_else(say::language_damaged)?;
        let mut loaded = LOADED.write().unwrap_or_else(PoisonError::into_inner);
        loaded.push(Box::leak(Box::new(table)));
        Ok(Self((BUILT_IN.len() + loaded.len() - 1) as u16))
    }

    /// The code of the language: `de`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.table().code
    }

    /// The name of the language in the language itself: `Deutsch`.
    #[must_use]
    pub fn name(self) -> String {
        say::language_name().render(self)
    }

    pub(crate) fn table(self) -> &'static Table {
        let index = usize::from(self.0);
        match TABLES.get(index) {
            Some(table) => table.get_or_init(|| {
                Table::read(BUILT_IN[index]).expect("the build script packs what this reads")
            }),
            None => {
                let loaded = LOADED.read().unwrap_or_else(PoisonError::into_inner);
                loaded[index - BUILT_IN.len()]
            }
        }
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
