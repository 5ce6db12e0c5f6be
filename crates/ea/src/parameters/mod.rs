//! The parameters of an algorithm, declared once, and the settings by which users change them.

mod archipelago;
mod number;
mod parameter;
mod settings;

pub use archipelago::Archipelago;
pub use number::whole_number;
pub use parameter::{Condition, Domain, Method, Need, Order, Parameter, Relation};
pub use settings::{SettingError, Settings};
