//! The language of the command's messages.

use std::ffi::OsString;
use std::sync::OnceLock;

use evoku_messages::{Language, Message};

use crate::error::{Context, Result};

/// The option that names a language.
const OPTION: &str = "--lang";
/// The environment variable that names a language.
const VARIABLE: &str = "EVOKU_LANG";

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Returns the language of all texts for people: English unless another is chosen.
pub(crate) fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or(Language::ENGLISH)
}

/// Chooses the language that the arguments name, or otherwise the environment.
///
/// This reads the arguments before clap does, so that errors reported by clap are written in that
/// language too. An unknown language in the arguments is left to clap.
///
/// # Errors
/// If the environment names an unknown language, and the arguments name none.
pub(crate) fn choose(arguments: impl Iterator<Item = OsString>) -> Result<()> {
    let chosen = match named(arguments) {
        Some(code) => Language::from_code(&code),
        None => match std::env::var(VARIABLE) {
            Ok(code) if !code.is_empty() => Some(Language::parse(&code).at(VARIABLE)?),
            _ => None,
        },
    };
    if let Some(language) = chosen {
        // Chosen once, before anything is written.
        let _ = LANGUAGE.set(language);
    }
    Ok(())
}

/// Returns the value of the last `--lang`.
fn named(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let mut named = None;
    let mut arguments = arguments.map(|argument| argument.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        match argument.strip_prefix(OPTION) {
            Some("") => named = arguments.next(),
            Some(value) => named = value.strip_prefix('=').map(str::to_owned).or(named),
            None => {}
        }
    }
    named
}

/// Renders a message in the chosen language.
pub(crate) fn render(message: impl Into<Message>) -> String {
    message.into().render(language())
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn the_option_is_found_before_the_end_of_options() {
        let of = |line: &str| named(line.split(' ').map(Into::into));
        assert_eq!(of("evoku --lang de solve"), Some("de".to_owned()));
        assert_eq!(of("evoku solve --lang=fr x"), Some("fr".to_owned()));
        assert_eq!(of("evoku --lang de --lang es"), Some("es".to_owned()));
        for line in ["evoku solve", "evoku solve -- --lang de", "evoku --language de"] {
            assert_eq!(of(line), None, "{line}");
        }
    }
}
