//! What commands write: results to standard output or a file, messages to standard error.
//!
//! The grammar is the same in every command. `--to` names the form of the output, `--json` is
//! `--to json`, `-o` names a file whose extension says the form where `--to` doesn't, `--fields`
//! picks columns, `--quiet` leaves only errors on standard error. A command states its forms once,
//! as a [`Form`], and flattens [`ResultArguments`] or [`FileArguments`] into its own arguments:
//!
//! ```text
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! enum Paper { Text, Json }
//!
//! impl Form for Paper {
//!     const USUAL: &'static str = "text";
//!     fn all() -> &'static [Self] { &[Self::Text, Self::Json] }
//!     fn about(self) -> About { match self {
//!         Self::Text => About::text("lines for people"),
//!         Self::Json => About::json("an array"),
//!     } }
//! }
//!
//! #[command(flatten)]
//! result: ResultArguments<Paper>,          // --to, --json, -o
//!
//! let form = self.result.form()?.unwrap_or(Paper::Text);   // refuses unknown extensions
//! let mut output = self.result.create()?;                  // compressed where the name says so
//! ```

mod fields;
mod form;
mod messages;
mod picture;
mod sink;

pub(crate) use fields::{FieldArguments, only};
pub(crate) use form::{About, FileArguments, Form, ResultArguments, format_named};
pub(crate) use messages::{be_quiet, complain, remark, shows_progress};
pub(crate) use picture::picture_format;
pub(crate) use sink::{Output, print, remove_unfinished};
