//! Members of an answer that are all present or all missing.

use serde::Serialize;

/// The members of `T`, to be flattened into an answer, or none of them.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Partial<T>(pub(crate) Option<T>);
