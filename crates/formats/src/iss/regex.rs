//! Regular expressions over digits, as automata.
//!
//! An expression has groups, alternatives, `.`, classes like `[1-3]` and `[^5]`, and the quantifiers
//! `*`, `+`, `?`, `{2}`, `{2,}` and `{2,4}`. Each occurrence of a class becomes a state.

use std::collections::BTreeSet;

use crate::iss::codes::Several;

/// The most states of an expression, with repetitions written out.
const MOST: usize = 1000;

/// The depth of groups within one another.
const DEPTH: usize = 60;

/// An expression.
#[derive(Clone)]
enum Node {
    /// A digit, from 0.
    Class(Vec<usize>),
    Sequence(Vec<Node>),
    Either(Vec<Node>),
    /// Repetitions: the fewest, and the most if there is a limit.
    Repeated(Box<Node>, usize, Option<usize>),
}

/// The automaton of an expression over `digits` digits, the first of which is `first`; `None` if it
/// is invalid or too large.
pub(super) fn automaton(pattern: &str, first: u32, digits: usize) -> Option<Several> {
    let signs = pattern.chars().filter(|sign| !sign.is_whitespace()).collect();
    let mut parser = Parser { signs, at: 0, first, digits, depth: 0 };
    let node = parser.either()?;
    if parser.at < parser.signs.len() {
        return None;
    }
    let mut states = States { classes: vec![Vec::new()], follow: vec![BTreeSet::new()] };
    let whole = states.add(&node)?;
    states.follow[0].clone_from(&whole.first);
    let mut ends = whole.last;
    if whole.is_empty {
        ends.insert(0);
    }
    let step = |follow: &BTreeSet<usize>| {
        let of = |&to: &usize| states.classes[to].iter().map(move |&digit| (digit, to));
        follow.iter().flat_map(of).collect()
    };
    let steps = states.follow.iter().map(step).collect();
    Some(Several { digits, starts: 1, ends, steps })
}

struct Parser {
    signs: Vec<char>,
    at: usize,
    first: u32,
    digits: usize,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.signs.get(self.at).copied()
    }

    fn skip(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        self.at += usize::from(found);
        found
    }

    fn either(&mut self) -> Option<Node> {
        self.depth += 1;
        if self.depth > DEPTH {
            return None;
        }
        let mut options = vec![self.sequence()?];
        while self.skip('|') {
            options.push(self.sequence()?);
        }
        self.depth -= 1;
        Some(Node::Either(options))
    }

    fn sequence(&mut self) -> Option<Node> {
        let mut parts = Vec::new();
        while self.peek().is_some_and(|sign| !"|)".contains(sign)) {
            let mut node = self.primary()?;
            while let Some((least, most)) = self.quantifier()? {
                node = Node::Repeated(Box::new(node), least, most);
            }
            parts.push(node);
        }
        Some(Node::Sequence(parts))
    }

    /// Reads a quantifier; the inner `None` if there is none.
    fn quantifier(&mut self) -> Option<Option<(usize, Option<usize>)>> {
        let found = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => {
                self.at += 1;
                let least = self.number()?;
                let most = match self.skip(',') {
                    true if self.peek() == Some('}') => None,
                    true => Some(self.number()?),
                    false => Some(least),
                };
                let fits = self.peek() == Some('}') && most.is_none_or(|most| most >= least);
                fits.then_some((least, most))?
            }
            _ => return Some(None),
        };
        self.at += 1;
        Some(Some(found))
    }

    fn number(&mut self) -> Option<usize> {
        let begin = self.at;
        while self.peek().is_some_and(|sign| sign.is_ascii_digit()) {
            self.at += 1;
        }
        let text: String = self.signs[begin..self.at].iter().collect();
        text.parse().ok().filter(|&number| number <= MOST)
    }

    fn primary(&mut self) -> Option<Node> {
        let sign = self.peek()?;
        self.at += 1;
        match sign {
            '(' => {
                let node = self.either()?;
                self.skip(')').then_some(node)
            }
            '.' => Some(Node::Class((0..self.digits).collect())),
            '[' => self.class(),
            sign => Some(Node::Class(vec![self.digit(sign)?])),
        }
    }

    fn class(&mut self) -> Option<Node> {
        let is_negated = self.skip('^');
        let mut found = BTreeSet::new();
        while let Some(sign) = self.peek().filter(|&sign| sign != ']') {
            self.at += 1;
            let first = self.digit(sign)?;
            let last = match self.skip('-') {
                true => {
                    let sign = self.peek()?;
                    self.at += 1;
                    self.digit(sign)?
                }
                false => first,
            };
            found.extend(first..=last);
        }
        if !self.skip(']') || found.is_empty() {
            return None;
        }
        let digits = (0..self.digits).filter(|digit| found.contains(digit) != is_negated);
        Some(Node::Class(digits.collect()))
    }

    /// The index of a digit: `1` to `9`, then `A` for 10.
    fn digit(&self, sign: char) -> Option<usize> {
        let value = sign.to_digit(36)?;
        let index = value.checked_sub(self.first)? as usize;
        (index < self.digits).then_some(index)
    }
}

/// The states of an automaton: the digits that lead to each, and the states that may follow it.
struct States {
    classes: Vec<Vec<usize>>,
    follow: Vec<BTreeSet<usize>>,
}

/// The states that may be the first and the last of a part of an expression.
struct Ends {
    first: BTreeSet<usize>,
    last: BTreeSet<usize>,
    is_empty: bool,
}

impl States {
    fn add(&mut self, node: &Node) -> Option<Ends> {
        match node {
            Node::Class(digits) => {
                let state = self.classes.len();
                if state > MOST {
                    return None;
                }
                self.classes.push(digits.clone());
                self.follow.push(BTreeSet::new());
                let only = BTreeSet::from([state]);
                Some(Ends { first: only.clone(), last: only, is_empty: false })
            }
            Node::Sequence(parts) => {
                let mut whole = nothing();
                for part in parts {
                    let part = self.add(part)?;
                    whole = self.joined(whole, part);
                }
                Some(whole)
            }
            Node::Either(options) => {
                let mut whole = Ends { is_empty: false, ..nothing() };
                for option in options {
                    let option = self.add(option)?;
                    whole.first.extend(option.first);
                    whole.last.extend(option.last);
                    whole.is_empty |= option.is_empty;
                }
                Some(whole)
            }
            Node::Repeated(part, least, most) => {
                let mut whole = nothing();
                for _ in 0..*least {
                    let next = self.add(part)?;
                    whole = self.joined(whole, next);
                }
                match most {
                    None => {
                        let mut rest = self.add(part)?;
                        for &last in &rest.last {
                            self.follow[last].extend(&rest.first);
                        }
                        rest.is_empty = true;
                        whole = self.joined(whole, rest);
                    }
                    Some(most) => {
                        for _ in *least..*most {
                            let next = Ends { is_empty: true, ..self.add(part)? };
                            whole = self.joined(whole, next);
                        }
                    }
                }
                Some(whole)
            }
        }
    }

    fn joined(&mut self, one: Ends, next: Ends) -> Ends {
        for &last in &one.last {
            self.follow[last].extend(&next.first);
        }
        let mut first = one.first;
        if one.is_empty {
            first.extend(&next.first);
        }
        let mut last = next.last;
        if next.is_empty {
            last.extend(&one.last);
        }
        Ends { first, last, is_empty: one.is_empty && next.is_empty }
    }
}

/// The empty text.
fn nothing() -> Ends {
    Ends { first: BTreeSet::new(), last: BTreeSet::new(), is_empty: true }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks whether an expression accepts digits.
    fn accepts(pattern: &str, word: &str) -> bool {
        let automaton = automaton(pattern, 1, 9).unwrap();
        let mut states = BTreeSet::from([0]);
        for sign in word.chars() {
            let digit = sign.to_digit(10).unwrap() as usize - 1;
            let steps = states.iter().flat_map(|&state| &automaton.steps[state]);
            states = steps.filter(|step| step.0 == digit).map(|step| step.1).collect();
        }
        states.iter().any(|state| automaton.ends.contains(state))
    }

    #[test]
    fn expressions_accept_their_words() {
        for (pattern, yes, no) in [
            ("12", "12", "1"),
            ("1|23", "23", "123"),
            ("(12)*3", "12123", "1213"),
            ("[1-3]+", "3121", "1241"),
            ("[^5]{2}", "19", "95"),
            (".{2,3}", "789", "7891"),
            ("1{2,}", "1111", "1"),
            ("1?2", "2", "112"),
            ("(1|2)?3*", "", "4"),
            ("((1)(2){2}|9)+", "9122", "12"),
        ] {
            assert!(accepts(pattern, yes), "{pattern} {yes}");
            assert!(!accepts(pattern, no), "{pattern} {no}");
        }
        for wrong in ["(", "1)", "[", "[]", "*", "1{3,2}", "1{9999}", "0", "a", "[3"] {
            assert!(automaton(wrong, 1, 9).is_none(), "{wrong}");
        }
    }
}
