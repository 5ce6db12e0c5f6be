//! Members of an answer that are all missing together.

use serde::Serialize;

/// The members of `T`, flattened into an answer, or none of them.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Partial<T>(pub(crate) Option<T>);
