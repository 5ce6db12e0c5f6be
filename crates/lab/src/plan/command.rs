//! Command lines of external algorithms.

use std::time::Duration;

use evoku_messages::{Message, say};

/// The longest silence of a program, unless the plan sets another one.
pub(crate) const SILENCE: Duration = Duration::from_secs(60);

/// The command that starts an external algorithm.
#[derive(Clone, PartialEq, Debug)]
pub struct CommandLine {
    /// The program and its arguments.
    pub words: Vec<String>,
    /// The run fails if the program neither writes a line nor reads an answer for this long.
    pub silence: Duration,
}

impl CommandLine {
    /// Splits a command line into words. Quotes, single or double, enclose words with spaces. No
    /// other character has a special meaning, because no shell is involved.
    ///
    /// # Errors
    /// If a quote isn't closed or there is no word.
    pub fn parse(text: &str) -> Result<Self, Message> {
        let mut words = Vec::new();
        let mut letters = text.chars().peekable();
        while let Some(&first) = letters.peek() {
            if first.is_whitespace() {
                letters.next();
                continue;
            }
            let mut word = String::new();
            while let Some(letter) = letters.next_if(|letter| !letter.is_whitespace()) {
                if !matches!(letter, '"' | '\'') {
                    word.push(letter);
                    continue;
                }
                loop {
                    match letters.next() {
                        None => return Err(say::lab_command_quote()),
                        Some(other) if other == letter => break,
                        Some(other) => word.push(other),
                    }
                }
            }
            words.push(word);
        }
        match words.first() {
            Some(program) if !program.is_empty() => Ok(Self { words, silence: SILENCE }),
            _ => Err(say::lab_command_empty()),
        }
    }

    /// The name of the algorithm, unless the plan sets one: the stem of the script, if an argument
    /// looks like one (`solver` for `python3 solver.py`), otherwise the stem of the program.
    #[must_use]
    pub fn name(&self) -> String {
        let is_script = |word: &&String| {
            let end = word.rsplit_once('.').map_or("", |(_, end)| end);
            !word.starts_with('-')
                && (1..=5).contains(&end.len())
                && end.starts_with(|letter: char| letter.is_ascii_alphabetic())
                && end.chars().all(|letter| letter.is_ascii_alphanumeric())
        };
        let word = self.words.iter().skip(1).find(is_script).unwrap_or(&self.words[0]);
        let file = word.rsplit(['/', '\\']).next().unwrap_or(word);
        let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
        let stem = if stem.is_empty() { file } else { stem };
        stem.chars().map(|letter| if letter.is_whitespace() { '-' } else { letter }).collect()
    }

    /// The words as one word, which identifies the command among the parameters of a configuration.
    /// Different commands give different words.
    pub(super) fn as_parameter(&self) -> String {
        let escaped = |word: &String| {
            if word.is_empty() {
                return "%".to_owned();
            }
            let mut text = String::new();
            for letter in word.chars() {
                match letter {
                    '%' => text.push_str("%25"),
                    ',' => text.push_str("%2C"),
                    ' ' => text.push_str("%20"),
                    letter if letter.is_whitespace() || letter.is_control() => {
                        text.push_str(&format!("%{:02X}", u32::from(letter)));
                    }
                    letter => text.push(letter),
                }
            }
            text
        };
        self.words.iter().map(escaped).collect::<Vec<_>>().join(",")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        CommandLine::parse(text).unwrap().words
    }

    #[test]
    fn quotes_enclose_spaces() {
        assert_eq!(words("./a --pop 20"), ["./a", "--pop", "20"]);
        assert_eq!(words(" 'my solver' -x\"y z\" '' "), ["my solver", "-xy z", ""]);
        assert_eq!(words(r"C:\bin\a.exe $HOME;ls"), [r"C:\bin\a.exe", "$HOME;ls"]);
        for text in ["", "  ", "''", "a 'b", "a \"b"] {
            assert!(CommandLine::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn names_are_those_of_the_script_or_the_program() {
        let name = |text| CommandLine::parse(text).unwrap().name();
        assert_eq!(name("./mysolver --pop 20"), "mysolver");
        assert_eq!(name("python3 -u lib/one_plus_one.py --rate 0.5"), "one_plus_one");
        assert_eq!(name("java -cp classes OnePlusOne"), "java");
        assert_eq!(name("'./my solver'"), "my-solver");
        assert_eq!(name(r"C:\bin\a.exe -x"), "a");
        assert_eq!(name("./.hidden"), ".hidden");
    }

    #[test]
    fn different_commands_are_different_parameters() {
        let all = ["a b", "'a b'", "a,b", "a ''", "a %", "a%20b", "a 'b\t'"];
        let mut parameters: Vec<_> =
            all.iter().map(|text| CommandLine::parse(text).unwrap().as_parameter()).collect();
        assert!(parameters.iter().all(|text| !text.contains(char::is_whitespace)));
        parameters.sort();
        parameters.dedup();
        assert_eq!(parameters.len(), all.len());
    }
}
