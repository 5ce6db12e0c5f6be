//! Renders messages.

use std::fmt::Write;

use crate::encoding::{
    AND, ARGUMENT, CAPITAL, COUNT, FORM, GROUPED, LIST, OR, Packed, SELECT, SEPARATOR,
};
use crate::plural::Category;
use crate::table::Table;
use crate::{Message, Value};

/// The limit on nested messages, lists and variants, which only damaged texts exceed.
const DEPTH: usize = 100;

/// Writes texts of a language. Methods return `None` if a packed text is damaged.
pub(crate) struct Renderer<'a> {
    table: &'static Table,
    out: &'a mut String,
    depth: usize,
}

impl<'a> Renderer<'a> {
    pub(crate) fn new(table: &'static Table, out: &'a mut String) -> Self {
        Self { table, out, depth: 0 }
    }

    /// Writes a message, in the given form if the message has that form.
    pub(crate) fn message(&mut self, message: &Message, form: Option<usize>) -> Option<()> {
        let mut entry = self.table.entry(message.id)?;
        let mut text = entry.text()?;
        while form.is_some() && !entry.0.is_empty() {
            let name = entry.size();
            let attribute = entry.text()?;
            if name == form {
                text = attribute;
                break;
            }
        }
        self.nest(|renderer| renderer.pattern(text, &message.arguments))
    }

    fn nest(&mut self, write: impl FnOnce(&mut Self) -> Option<()>) -> Option<()> {
        if self.depth == DEPTH {
            return None;
        }
        self.depth += 1;
        let written = write(self);
        self.depth -= 1;
        written
    }

    fn pattern(&mut self, text: &str, arguments: &[Value]) -> Option<()> {
        let mut packed = Packed(text);
        loop {
            self.out.push_str(packed.words());
            if packed.0.is_empty() {
                return Some(());
            }
            self.expression(&mut packed, arguments)?;
        }
    }

    fn expression(&mut self, packed: &mut Packed<'_>, arguments: &[Value]) -> Option<()> {
        match packed.byte()? {
            ARGUMENT => self.value(arguments.get(packed.size()?)?, None),
            FORM => {
                let form = packed.size()?;
                self.value(arguments.get(packed.size()?)?, Some(form))
            }
            LIST => {
                let Value::List(values) = arguments.get(packed.size()?)? else { return None };
                let form = packed.size()?.checked_sub(1);
                let joint = match packed.size()? {
                    AND => Joint::Word(self.table.and),
                    OR => Joint::Word(self.table.or),
                    SEPARATOR => Joint::Separator(packed.text()?),
                    _ => return None,
                };
                self.list(values, &joint, form)
            }
            CAPITAL => {
                let start = self.out.len();
                self.nest(|renderer| renderer.expression(packed, arguments))?;
                self.capitalise(start)
            }
            SELECT => {
                let variant = self.select(packed, arguments)?;
                self.nest(|renderer| renderer.pattern(variant, arguments))
            }
            GROUPED => match arguments.get(packed.size()?)? {
                Value::Number(number) => self.number(&number.to_string(), true),
                Value::Decimal(decimal) => self.number(decimal.as_str(), true),
                _ => None,
            },
            _ => None,
        }
    }

    fn value(&mut self, value: &Value, form: Option<usize>) -> Option<()> {
        match value {
            Value::Number(number) => write!(self.out, "{number}").ok(),
            Value::Decimal(decimal) => self.number(decimal.as_str(), false),
            Value::Text(text) => {
                self.out.push_str(text);
                Some(())
            }
            Value::Flag(flag) => {
                self.out.push_str(if *flag { "yes" } else { "no" });
                Some(())
            }
            Value::Message(message) => self.message(message, form),
            // Lists within lists.
            Value::List(values) => self.list(values, &Joint::Separator(self.table.comma), form),
        }
    }

    /// Writes a number that is formatted as in English.
    fn number(&mut self, written: &str, is_grouped: bool) -> Option<()> {
        let (whole, fraction) = match written.split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (written, None),
        };
        let digits = whole.strip_prefix('-').unwrap_or(whole).len();
        for (index, digit) in whole.chars().enumerate() {
            let left = whole.len() - index;
            if is_grouped && left < digits && left.is_multiple_of(3) {
                self.out.push_str(self.table.group);
            }
            self.out.push(digit);
        }
        if let Some(fraction) = fraction {
            self.out.push_str(self.table.point);
            self.out.push_str(fraction);
        }
        Some(())
    }

    fn list(&mut self, values: &[Value], joint: &Joint<'_>, form: Option<usize>) -> Option<()> {
        for (index, value) in values.iter().enumerate() {
            let start = self.out.len();
            self.nest(|renderer| renderer.value(value, form))?;
            if index > 0 {
                let word = match joint {
                    Joint::Separator(separator) => separator,
                    Joint::Word(word) if index + 1 == values.len() => {
                        joined(*word, &self.out[start..])?
                    }
                    Joint::Word(_) => self.table.comma,
                };
                self.out.insert_str(start, word);
            }
        }
        Some(())
    }

    fn capitalise(&mut self, start: usize) -> Option<()> {
        if let Some(first) = self.out[start..].chars().next()
            && !first.is_uppercase()
        {
            let capital: String = first.to_uppercase().collect();
            self.out.replace_range(start..start + first.len_utf8(), &capital);
        }
        Some(())
    }

    /// Reads variants and returns the text of the selected one.
    fn select<'t>(&mut self, packed: &mut Packed<'t>, arguments: &[Value]) -> Option<&'t str> {
        let (selector, category) = self.selector(packed, arguments)?;
        let mut variants = Packed(packed.text()?);
        let (mut chosen, default) = (None, variants.size()?);
        let mut index = 0;
        while !variants.0.is_empty() {
            let key = variants.size()?;
            let is_match = match Category::ALL.get(key) {
                Some(&known) => category == Some(known),
                None => variants.text()? == selector,
            };
            let text = variants.text()?;
            if is_match {
                return Some(text);
            }
            if index == default {
                chosen = Some(text);
            }
            index += 1;
        }
        chosen
    }

    /// The value of a selector as text, and its plural category if it is a number.
    fn selector(
        &mut self,
        packed: &mut Packed<'_>,
        arguments: &[Value],
    ) -> Option<(String, Option<Category>)> {
        let mut ahead = *packed;
        let (mark, argument) = (ahead.byte()?, ahead.size().and_then(|index| arguments.get(index)));
        let number = match (mark, argument) {
            (ARGUMENT, Some(Value::Number(number))) => number.with_symbol(None).to_string(),
            (ARGUMENT, Some(Value::Decimal(decimal))) => decimal.as_str().to_owned(),
            (COUNT, Some(Value::List(values))) => values.len().to_string(),
            _ => {
                let start = self.out.len();
                self.nest(|renderer| renderer.expression(packed, arguments))?;
                return Some((self.out.split_off(start), None));
            }
        };
        *packed = ahead;
        let category = self.table.family.category(&number);
        Some((number, Some(category)))
    }
}

/// The words between the elements of a list.
enum Joint<'a> {
    /// The same words between all elements.
    Separator(&'a str),
    /// Commas, and a word before the last element.
    Word(Packed<'static>),
}

/// The word before the last element of a list, which may depend on how that element begins.
fn joined<'t>(mut joint: Packed<'t>, last: &str) -> Option<&'t str> {
    let default = joint.text()?;
    while !joint.0.is_empty() {
        let (beginning, word) = (joint.text()?, joint.text()?);
        if last.starts_with(beginning) {
            return Some(word);
        }
    }
    Some(default)
}
