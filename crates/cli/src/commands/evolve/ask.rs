//! Asking a person for what is missing.

use std::io::{BufRead, IsTerminal, Write};

use anyhow::{Context, bail};

/// Whether somebody sees the questions and can answer them.
pub(super) fn is_possible() -> bool {
    std::io::stdin().is_terminal() && std::io::stderr().is_terminal()
}

/// The size of each generation and the largest number of generations, as the cloning GA asks.
pub(super) fn population_and_generations() -> anyhow::Result<[u64; 2]> {
    let mut answers = std::io::stdin().lock();
    let mut questions = std::io::stderr();
    let population = number("Size of each generation", 10, &mut answers, &mut questions)?;
    let generations = number("Maximum number of generations", 1, &mut answers, &mut questions)?;
    Ok([population, generations])
}

/// Asks until the answer is a number that is large enough.
fn number(
    question: &str,
    least: u64,
    answers: &mut impl BufRead,
    questions: &mut impl Write,
) -> anyhow::Result<u64> {
    loop {
        write!(questions, "{question} ({least} or more): ")?;
        questions.flush()?;
        let mut answer = String::new();
        if answers.read_line(&mut answer).context("standard input")? == 0 {
            bail!("{question}: no answer");
        }
        match answer.trim().parse() {
            Ok(number) if number >= least => return Ok(number),
            _ => writeln!(questions, "Please answer with a whole number, {least} or more.")?,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn asks_until_the_answer_will_do() {
        let mut asked = Vec::new();
        let answer = number("Size", 10, &mut "many\n9\n-1\n\n12\n".as_bytes(), &mut asked);
        assert_eq!(answer.ok(), Some(12));
        assert_eq!(String::from_utf8_lossy(&asked).matches("Size (10 or more): ").count(), 5);
    }

    #[test]
    fn gives_up_when_nobody_answers() {
        assert!(number("Size", 10, &mut "9\n".as_bytes(), &mut Vec::new()).is_err());
    }
}
