//! The output of commands: results to standard output or a file, messages to standard error.
//!
//! The grammar is the same in every command. `--to` names the output format, and `--json` is short
//! for `--to json`. `-o` names a file, whose extension selects the format if `--to` doesn't.
//! `--fields` picks columns; `--quiet` leaves only errors on standard error. A command lists its
//! formats once, as a [`NamedFormat`], and flattens [`ResultArguments`] or [`FileArguments`] into
//! its own arguments:
//!
//! ```text
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum OutputFormat { Text, Json }
//!
//! impl NamedFormat for OutputFormat {
//!     const DEFAULT: &'static str = "text";
//!     fn all() -> &'static [Self] { &[Self::Text, Self::Json] }
//!     fn about(self) -> About { match self {
//!         Self::Text => About::text("text for people"),
//!         Self::Json => About::json("an array"),
//!     } }
//! }
//!
//! #[command(flatten)]
//! result: ResultArguments<OutputFormat>,   // --to, --json, -o
//!
//! let format = self.result.format()?.unwrap_or(OutputFormat::Text); // refuses unknown extensions
//! let mut output = self.result.create()?; // compressed if the name ends in .gz or .zst
//! ```

mod closed;
mod fields;
mod folder;
mod format;
mod messages;
mod picture;
mod sink;

pub(crate) use fields::{FieldArguments, only};
pub(crate) use folder::Folder;
pub(crate) use format::{About, FileArguments, NamedFormat, ResultArguments, format_named};
pub(crate) use messages::{be_quiet, complain, escaped, remark, shows_progress};
pub(crate) use picture::{encoded, picture_format, remark_missing};
pub(crate) use sink::{Output, print, remove_unfinished};
