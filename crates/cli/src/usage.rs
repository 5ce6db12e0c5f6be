//! Messages about command lines that can't be parsed.
//!
//! clap writes its errors only in English, so each kind of error is rebuilt as a message from the
//! context that clap records.

use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use evoku_draw::sheet::SheetError;
use evoku_evolve::presets::PRESETS;
use evoku_messages::{Message, say};

use crate::input;

/// Makes a missing subcommand an error. clap would print the help as an error instead, in English.
pub(crate) fn without_help(command: clap::Command) -> clap::Command {
    let command = command.arg_required_else_help(false);
    command.mut_subcommands(without_help)
}

/// Formats a usage error as one line: the error, and similar valid words.
pub(crate) fn one_line(error: &clap::Error) -> Message {
    let message = message(error).unwrap_or_else(|| english(error));
    match misplaced(error) {
        Some(tip) => say::command_usage(message, tip),
        None => suggesting(error, message),
    }
}

/// The error as a message; `None` if clap records no context for it.
fn message(error: &clap::Error) -> Option<Message> {
    let argument = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => say::command_argument_unknown(argument()?),
        ErrorKind::InvalidSubcommand => {
            say::command_subcommand_unknown(text(error, ContextKind::InvalidSubcommand)?)
        }
        ErrorKind::MissingSubcommand => {
            let command = text(error, ContextKind::InvalidSubcommand)?;
            say::command_subcommand_missing(command, texts(error, ContextKind::ValidSubcommand))
        }
        ErrorKind::InvalidValue => {
            let known = texts(error, ContextKind::ValidValue);
            match value()? {
                "" => say::command_value_missing(argument()?, known),
                value => say::command_value_unknown(value, argument()?, known),
            }
        }
        ErrorKind::ValueValidation => {
            say::command_invalid_value(value()?, argument()?, cause(error)?)
        }
        ErrorKind::NoEquals => say::command_equals_missing(argument()?),
        ErrorKind::TooManyValues => say::command_value_surplus(value()?, argument()?),
        ErrorKind::TooFewValues => {
            let least = number(error, ContextKind::MinValues)?;
            let found = number(error, ContextKind::ActualNumValues)?;
            say::command_values_few(argument()?, least, found)
        }
        ErrorKind::WrongNumberOfValues => {
            let expected = number(error, ContextKind::ExpectedNumValues)?;
            let found = number(error, ContextKind::ActualNumValues)?;
            say::command_values_wrong(argument()?, expected, found)
        }
        ErrorKind::ArgumentConflict => {
            let argument = argument().or_else(|| text(error, ContextKind::InvalidSubcommand))?;
            let others = texts(error, ContextKind::PriorArg);
            match others.as_slice() {
                [other] if *other == argument => say::command_argument_repeated(argument),
                _ => say::command_argument_conflict(argument, others),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            say::command_arguments_missing(texts(error, ContextKind::InvalidArg))
        }
        ErrorKind::InvalidUtf8 => say::command_not_utf8(),
        _ => return None,
    })
}

/// The reason why a parser of this program refused a value.
fn cause(error: &clap::Error) -> Option<Message> {
    let cause = std::error::Error::source(error)?;
    let message = cause.downcast_ref::<Message>().cloned();
    message.or_else(|| cause.downcast_ref::<SheetError>().map(Message::from))
}

/// The first paragraph of clap's own English text.
fn english(error: &clap::Error) -> Message {
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or("");
    let wrong = first.split_whitespace().collect::<Vec<_>>().join(" ");
    say::verbatim(wrong.strip_prefix("error: ").unwrap_or(&wrong))
}

/// Suggests what was intended if a file or a puzzle is in the place of a command, or the parameter of
/// an algorithm in the place of an option.
fn misplaced(error: &clap::Error) -> Option<Message> {
    if let Some(name) = parameter(error) {
        return Some(say::command_tip_set(name));
    }
    let name = text(error, ContextKind::InvalidSubcommand)?;
    if Path::new(name).is_dir() {
        return Some(say::command_tip_folder());
    }
    if Path::new(name).is_file() {
        return Some(say::command_tip_solve_file(name));
    }
    input::is_like_a_puzzle(name).then(|| say::command_tip_solve_puzzle(name))
}

/// The parameter of an algorithm that an unknown option names.
fn parameter(error: &clap::Error) -> Option<&'static str> {
    let option = text(error, ContextKind::InvalidArg)
        .filter(|_| error.kind() == ErrorKind::UnknownArgument)?;
    let name = option.strip_prefix("--")?.replace('-', "_");
    let mut parameters = PRESETS.iter().flat_map(|preset| preset.parameters);
    parameters.find(|parameter| parameter.name == name).map(|parameter| parameter.name)
}

/// Appends words that resemble the wrong one, from the valid values and from the arguments and
/// commands that clap regards as similar.
fn suggesting(error: &clap::Error, message: Message) -> Message {
    let kinds = [
        (ContextKind::InvalidValue, ContextKind::ValidValue),
        (ContextKind::InvalidArg, ContextKind::SuggestedArg),
        (ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand),
    ];
    for (wrong, known) in kinds {
        if let Some(wrong) = text(error, wrong) {
            return message.suggesting(wrong, texts(error, known));
        }
    }
    message
}

fn text(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        _ => None,
    }
}

/// The texts of a kind, of which there may be none, one or several.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<&str> {
    match error.get(kind) {
        Some(ContextValue::String(one)) => vec![one],
        Some(ContextValue::Strings(several)) => several.iter().map(String::as_str).collect(),
        _ => Vec::new(),
    }
}

fn number(error: &clap::Error, kind: ContextKind) -> Option<usize> {
    match error.get(kind)? {
        ContextValue::Number(number) => usize::try_from(*number).ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use clap::{Arg, Command};
    use evoku_messages::Language;

    use super::one_line;

    /// Returns the German message about arguments of a command with an option of each kind.
    fn refused(arguments: &str) -> String {
        let command = Command::new("test")
            .arg(Arg::new("pair").long("pair").num_args(2))
            .arg(Arg::new("many").long("many").num_args(3..=9))
            .arg(Arg::new("equals").long("equals").require_equals(true));
        let error = command.try_get_matches_from(arguments.split(' ')).unwrap_err();
        one_line(&error).render(Language::parse("de").unwrap())
    }

    #[test]
    fn kinds_of_errors_that_no_option_provokes_today_are_messages_too() {
        for (arguments, expected) in [
            ("test --pair 1", "„--pair <pair> <pair>“ braucht genau 2 Werte, hat aber 1"),
            (
                "test --many 1 2",
                "„--many <many> <many> <many>...“ braucht mindestens 3 Werte, hat aber 2",
            ),
            ("test --equals 1", "„--equals=<equals>“ braucht ein Gleichheitszeichen vor dem Wert"),
        ] {
            assert_eq!(refused(arguments), expected);
        }
    }
}
