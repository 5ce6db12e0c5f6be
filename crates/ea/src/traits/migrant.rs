//! Members that migrate from one run to another.

use std::any::Any;

use crate::traits::puzzle::Puzzle;

/// A member on its way to another run.
///
/// It holds the attempt itself, which runs with the same type of attempt copy, or its line, which
/// every run can try to parse.
#[derive(Clone)]
pub struct Migrant(Form);

#[derive(Clone)]
enum Form {
    Line(String),
    Attempt(Box<dyn Carried>),
}

/// An attempt of any type.
trait Carried: Any + Send {
    fn line(&self) -> String;
    fn boxed(&self) -> Box<dyn Carried>;
}

impl<P: Puzzle> Carried for P {
    fn line(&self) -> String {
        Puzzle::line(self)
    }

    fn boxed(&self) -> Box<dyn Carried> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Carried> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}

impl Migrant {
    /// A copy of an attempt.
    #[must_use]
    pub fn of<P: Puzzle>(attempt: &P) -> Self {
        Self(Form::Attempt(Box::new(attempt.clone())))
    }

    /// Returns the migrant as one line of text.
    #[must_use]
    pub fn line(&self) -> String {
        match &self.0 {
            Form::Line(line) => line.clone(),
            Form::Attempt(attempt) => (**attempt).line(),
        }
    }

    /// Overwrites `attempt` with the migrant.
    ///
    /// # Errors
    /// If the migrant is not an attempt at the same puzzle in this encoding. `attempt` is then
    /// unchanged.
    pub fn settle<P: Puzzle>(&self, attempt: &mut P) -> Result<(), String> {
        match &self.0 {
            Form::Line(line) => attempt.read(line),
            Form::Attempt(carried) => match (&**carried as &dyn Any).downcast_ref::<P>() {
                Some(other) => attempt.take_over(other),
                None => attempt.read(&(**carried).line()),
            },
        }
    }
}

impl From<String> for Migrant {
    fn from(line: String) -> Self {
        Self(Form::Line(line))
    }
}
