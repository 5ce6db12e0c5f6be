//! A TOML document that is read field by field and records the place of every error.

use std::ops::{Range, RangeInclusive};

use evoku_messages::{Message, Say, say};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// An error in a plan, and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character within the line, counted from 1.
    pub column: usize,
    /// The error, with the expected input.
    pub message: Message,
}

impl Say for PlanError {
    fn message(&self) -> Message {
        say::lab_plan_at(self.line, self.column, &self.message)
    }
}

evoku_messages::error!(PlanError);

/// A place in the text: a range of bytes.
pub(super) type Place = Range<usize>;

/// The text, with the errors found so far.
pub(super) struct Document<'t> {
    text: &'t str,
    errors: Vec<PlanError>,
}

/// A table in which unknown fields have been rejected.
pub(super) struct Fields<'d, 'i> {
    table: &'d DeTable<'i>,
    place: Place,
}

impl<'t> Document<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, errors: Vec::new() }
    }

    /// Parses the whole text into a table, as far as possible.
    pub(super) fn parse(&mut self) -> Spanned<DeTable<'t>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            self.refuse(&error.span().unwrap_or_default(), say::verbatim(error.message()));
        }
        // Later errors on a line are usually consequences of the first.
        self.errors.dedup_by_key(|error| error.line);
        table
    }

    /// Records an error.
    pub(super) fn refuse(&mut self, place: &Place, message: Message) {
        let before = self.text.get(..place.start).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        self.errors.push(PlanError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message,
        });
    }

    /// All errors, in the order of the text.
    pub(super) fn errors(mut self) -> Vec<PlanError> {
        self.errors.sort_by_key(|error| (error.line, error.column));
        // A sweep may repeat an error at the same place.
        self.errors.dedup_by_key(|error| (error.line, error.column));
        self.errors
    }

    pub(super) fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Returns a table with these field names; any other field is recorded as an error.
    pub(super) fn fields<'d, 'i>(
        &mut self,
        table: &'d DeTable<'i>,
        place: Place,
        known: &[&str],
    ) -> Fields<'d, 'i> {
        for name in table.keys() {
            if !known.contains(&name.get_ref().as_ref()) {
                let field = name.get_ref().as_ref();
                let message = say::lab_plan_field(field, known.iter().copied());
                self.refuse(&name.span(), message.suggesting(field, known));
            }
        }
        Fields { table, place }
    }

    /// The table of a field.
    pub(super) fn table<'d, 'i>(
        &mut self,
        fields: &Fields<'d, 'i>,
        name: &str,
        known: &[&str],
    ) -> Option<Fields<'d, 'i>> {
        let value = fields.get(name)?;
        let table = self.expect(name, value, say::lab_plan_table, DeValue::as_table)?;
        Some(self.fields(table, value.span(), known))
    }

    /// The tables `[[name]]`. At least one table is required.
    pub(super) fn tables<'d, 'i>(
        &mut self,
        fields: &Fields<'d, 'i>,
        name: &str,
        known: &[&str],
    ) -> Vec<Fields<'d, 'i>> {
        let tables = fields.get(name).and_then(|value| {
            self.expect(name, value, say::lab_plan_tables, |value| {
                value.as_array().filter(|array| array.iter().all(|item| item.get_ref().is_table()))
            })
        });
        let tables: Vec<_> = tables
            .into_iter()
            .flat_map(|array| array.iter())
            .filter_map(|item| Some((item.get_ref().as_table()?, item.span())))
            .collect();
        if tables.is_empty() && fields.get(name).is_none() {
            self.refuse(&fields.place, say::lab_plan_no_table(name));
        }
        tables.into_iter().map(|(table, place)| self.fields(table, place, known)).collect()
    }

    /// The text in a field.
    pub(super) fn text<'d>(&mut self, fields: &Fields<'d, '_>, name: &str) -> Option<&'d str> {
        let value = fields.get(name)?;
        self.expect(name, value, say::lab_plan_text, DeValue::as_str)
    }

    /// The texts of a field that contains one text or a list.
    pub(super) fn texts<'d>(
        &mut self,
        fields: &Fields<'d, '_>,
        name: &str,
    ) -> Option<Vec<(&'d str, Place)>> {
        let value = fields.get(name)?;
        if let Some(text) = value.get_ref().as_str() {
            return Some(vec![(text, value.span())]);
        }
        let array = self.expect(name, value, say::lab_plan_texts, DeValue::as_array)?;
        let texts: Vec<_> = array
            .iter()
            .filter_map(|item| {
                let text = self.expect(name, item, say::lab_plan_text, DeValue::as_str)?;
                Some((text, item.span()))
            })
            .collect();
        Some(texts)
    }

    /// The integer in a field.
    pub(super) fn whole(
        &mut self,
        fields: &Fields<'_, '_>,
        name: &str,
        range: RangeInclusive<u64>,
    ) -> Option<u64> {
        let value = fields.get(name)?;
        let expected = || say::lab_plan_whole(*range.start(), *range.end());
        self.expect(name, value, expected, |value| {
            let integer = value.as_integer()?;
            let number = u64::from_str_radix(integer.as_str(), integer.radix()).ok()?;
            range.contains(&number).then_some(number)
        })
    }

    /// The integers of a field that contains one or a list.
    pub(super) fn wholes(
        &mut self,
        fields: &Fields<'_, '_>,
        name: &str,
        range: RangeInclusive<u64>,
    ) -> Option<Vec<u64>> {
        let value = fields.get(name)?;
        let expected = || say::lab_plan_wholes(*range.start(), *range.end());
        self.expect(name, value, expected, |value| match value.as_array() {
            Some(items) => items.iter().map(|item| whole(item.get_ref(), &range)).collect(),
            None => Some(vec![whole(value, &range)?]),
        })
    }

    /// The positive number in a field.
    pub(super) fn positive(&mut self, fields: &Fields<'_, '_>, name: &str) -> Option<f64> {
        let value = fields.get(name)?;
        self.expect(name, value, say::lab_plan_positive, |value| {
            let number: f64 = number_text(value)?.parse().ok()?;
            (number > 0.0 && number.is_finite()).then_some(number)
        })
    }

    fn expect<'d, 'i, T>(
        &mut self,
        name: &str,
        value: &'d Spanned<DeValue<'i>>,
        expected: impl FnOnce() -> Message,
        read: impl FnOnce(&'d DeValue<'i>) -> Option<T>,
    ) -> Option<T> {
        let found = read(value.get_ref());
        if found.is_none() {
            self.refuse(&value.span(), say::lab_plan_expected(name, expected()));
        }
        found
    }
}

impl<'d, 'i> Fields<'d, 'i> {
    pub(super) fn get(&self, name: &str) -> Option<&'d Spanned<DeValue<'i>>> {
        self.table.get(name)
    }

    /// The place of a field, or the place of the table if the field is missing.
    pub(super) fn place(&self, name: &str) -> Place {
        self.get(name).map_or(self.place.clone(), Spanned::span)
    }
}

/// The integer of a value; `None` if it is outside the range.
fn whole(value: &DeValue<'_>, range: &RangeInclusive<u64>) -> Option<u64> {
    let integer = value.as_integer()?;
    let number = u64::from_str_radix(integer.as_str(), integer.radix()).ok()?;
    range.contains(&number).then_some(number)
}

/// The text of a number in base ten; `None` for any other value.
pub(super) fn number_text<'d>(value: &'d DeValue<'_>) -> Option<&'d str> {
    match value {
        DeValue::Integer(integer) if integer.radix() == 10 => Some(integer.as_str()),
        DeValue::Float(float) => Some(float.as_str()),
        _ => None,
    }
}
