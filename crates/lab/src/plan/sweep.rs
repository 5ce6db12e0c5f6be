//! Values of a parameter in a plan: a single one, a list or a range.

use evoku_messages::say;
use toml::Spanned;
use toml::de::DeValue;

use crate::plan::document::{Document, Fields, Place, number_text};

/// The most values of a parameter.
const MOST: usize = 10_000;

/// The values of a parameter as text, each with its place.
pub(super) fn values(
    document: &mut Document<'_>,
    name: &str,
    value: &Spanned<DeValue<'_>>,
) -> Vec<(String, Place)> {
    let place = value.span();
    match value.get_ref() {
        DeValue::Array(items) if !items.is_empty() => items
            .iter()
            .filter_map(|item| Some((single(document, name, item)?, item.span())))
            .collect(),
        DeValue::Table(table) => {
            let fields = document.fields(table, place.clone(), &["from", "to", "step", "factor"]);
            let values = range(document, name, &fields, &place);
            values.into_iter().map(|value| (value, place.clone())).collect()
        }
        _ => single(document, name, value).map(|text| (text, place)).into_iter().collect(),
    }
}

fn single(document: &mut Document<'_>, name: &str, value: &Spanned<DeValue<'_>>) -> Option<String> {
    let text = value.get_ref().as_str().or_else(|| number_text(value.get_ref()));
    if text.is_none() {
        let message = say::lab_plan_expected(name, say::lab_plan_values());
        document.refuse(&value.span(), message);
    }
    text.map(str::to_owned)
}

/// The values of a range: `from`, then repeatedly adding `step` or multiplying by `factor`, up to
/// `to`.
fn range(
    document: &mut Document<'_>,
    name: &str,
    fields: &Fields<'_, '_>,
    place: &Place,
) -> Vec<String> {
    let [from, to, step, factor] =
        ["from", "to", "step", "factor"].map(|field| number(document, fields, field));
    let (Some(from), Some(to)) = (from, to) else {
        document.refuse(place, say::lab_plan_range_ends(name));
        return Vec::new();
    };
    let one = Decimal { digits: 1, scale: 0 };
    let next: Box<dyn Fn(Decimal) -> Option<Decimal>> = match (step, factor) {
        (Some(step), None) if step.digits > 0 => Box::new(move |value| value.plus(step)),
        (None, Some(factor)) if factor.is_above(one) && from.digits > 0 => {
            Box::new(move |value| value.times(factor))
        }
        _ => {
            document.refuse(place, say::lab_plan_range_step(name));
            return Vec::new();
        }
    };
    let values = std::iter::successors(Some(from), |&value| next(value));
    let values: Vec<String> =
        values.take_while(|value| !value.is_above(to)).take(MOST + 1).map(Decimal::text).collect();
    match values.len() {
        0 => document.refuse(place, say::lab_plan_range_empty(name)),
        count if count > MOST => {
            document.refuse(place, say::lab_plan_range_long(name, MOST));
            return Vec::new();
        }
        _ => {}
    }
    values
}

/// The number in a field. For anything else, records an error and returns `None`.
fn number(document: &mut Document<'_>, fields: &Fields<'_, '_>, field: &str) -> Option<Decimal> {
    let value = fields.get(field)?;
    let number = number_text(value.get_ref()).and_then(Decimal::read);
    if number.is_none() {
        let message = say::lab_plan_expected(field, say::lab_plan_number());
        document.refuse(&value.span(), message);
    }
    number
}

/// A decimal number, `digits / 10^scale`. Unlike in binary, three steps of 0.1 are exactly 0.3.
#[derive(Clone, Copy, Debug)]
struct Decimal {
    digits: i128,
    scale: u32,
}

impl Decimal {
    fn read(text: &str) -> Option<Self> {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let digits: i128 = format!("{whole}{part}").replace('_', "").parse().ok()?;
        let scale = part.len() as u32;
        (scale <= 15 && digits.abs() < 10_i128.pow(20)).then_some(Self { digits, scale }.trimmed())
    }

    fn trimmed(mut self) -> Self {
        while self.scale > 0 && self.digits % 10 == 0 {
            (self.digits, self.scale) = (self.digits / 10, self.scale - 1);
        }
        self
    }

    /// The digits of both numbers at a common scale; `None` if a number becomes too large.
    fn aligned(self, other: Self) -> Option<(i128, i128, u32)> {
        let scale = self.scale.max(other.scale);
        let raised = |one: Self| one.digits.checked_mul(10_i128.checked_pow(scale - one.scale)?);
        Some((raised(self)?, raised(other)?, scale))
    }

    fn plus(self, other: Self) -> Option<Self> {
        let (one, other, scale) = self.aligned(other)?;
        Some(Self { digits: one.checked_add(other)?, scale }.trimmed())
    }

    fn times(self, other: Self) -> Option<Self> {
        let digits = self.digits.checked_mul(other.digits)?;
        Some(Self { digits, scale: self.scale + other.scale }.trimmed())
    }

    fn is_above(self, other: Self) -> bool {
        self.aligned(other).is_none_or(|(one, other, _)| one > other)
    }

    fn text(self) -> String {
        if self.scale == 0 {
            return self.digits.to_string();
        }
        let sign = if self.digits < 0 { "-" } else { "" };
        let width = self.scale as usize + 1;
        let digits = format!("{:0width$}", self.digits.unsigned_abs());
        let (whole, part) = digits.split_at(digits.len() - self.scale as usize);
        format!("{sign}{whole}.{part}")
    }
}
