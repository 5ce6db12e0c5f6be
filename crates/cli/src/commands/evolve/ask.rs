//! Asks the user for missing numbers.

use crate::error::{Context, Result, bail};
use crate::language::render;
use evoku_messages::{Message, say};
use std::io::{BufRead, IsTerminal, Write};

/// Returns `true` if the user can see the questions and answer them.
pub(super) fn is_possible() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
}

/// Asks for the size of each generation and the maximum number of generations, as the cloning GA's
/// design does.
pub(super) fn population_and_generations() -> Result<[u64; 2]> {
    let mut answers = std::io::stdin().lock();
    let mut questions = std::io::stderr();
    let population = number(say::command_ask_population(), 10, &mut answers, &mut questions)?;
    let generations = number(say::command_ask_generations(), 1, &mut answers, &mut questions)?;
    Ok([population, generations])
}

/// Asks until the answer is a number that is large enough.
fn number(
    question: Message,
    least: u64,
    answers: &mut impl BufRead,
    questions: &mut impl Write,
) -> Result<u64> {
    loop {
        write!(questions, "{} ", render(say::command_ask(&question, least)))?;
        questions.flush()?;
        let mut answer = String::new();
        if answers.read_line(&mut answer).at(render(say::command_standard_input()))? == 0 {
            bail!(say::command_no_answer(question));
        }
        match answer.trim().parse() {
            Ok(number) if number >= least => return Ok(number),
            _ => writeln!(questions, "{}", render(say::command_answer_whole(least)))?,
        }
    }
}

#[cfg(test)]
mod tests {
    use evoku_messages::say;

    use super::number;

    #[test]
    fn asks_until_the_answer_will_do() {
        let mut asked = Vec::new();
        let answer =
            number(say::verbatim("Size"), 10, &mut "many\n9\n-1\n\n12\n".as_bytes(), &mut asked);
        assert_eq!(answer.ok(), Some(12));
        assert_eq!(String::from_utf8_lossy(&asked).matches("Size (10 or more): ").count(), 5);
    }

    #[test]
    fn gives_up_when_nobody_answers() {
        assert!(number(say::verbatim("Size"), 10, &mut "9\n".as_bytes(), &mut Vec::new()).is_err());
    }
}
