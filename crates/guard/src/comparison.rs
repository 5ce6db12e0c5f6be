//! Comparison of measured counts with recorded ones.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::callgrind::Counts;

/// The change, as a share, above which a workload is too slow, and below which its recorded count
/// is out of date.
const TOLERANCE: f64 = 0.02;

/// The change, as a share, from which a workload is listed.
const NOTICEABLE: f64 = 0.005;

/// The instruction for accepting new counts.
const RECORD: &str = "if this is intended, record it with its reason: \
                      target/release/evoku-guard --record \"WHY\"";

/// A workload that is recorded, measured, or both.
struct Row {
    name: String,
    recorded: Option<u64>,
    measured: Option<u64>,
}

impl Row {
    /// The change as a share of the recorded count: 0.02 is 2 % more. `None` if one count is absent.
    fn change(&self) -> Option<f64> {
        Some(share(self.recorded?, self.measured?))
    }

    /// The count that a new recording contains.
    fn updated(&self) -> Option<u64> {
        match self.change() {
            Some(change) if change.abs() <= TOLERANCE => self.recorded,
            _ => self.measured,
        }
    }
}

fn share(recorded: u64, measured: u64) -> f64 {
    (measured as f64 - recorded as f64) / recorded as f64
}

/// Every workload that is recorded, measured, or both, by name.
pub(crate) struct Comparison(Vec<Row>);

impl Comparison {
    pub(crate) fn new(recorded: &Counts, measured: &Counts) -> Self {
        let names: BTreeSet<&String> = recorded.keys().chain(measured.keys()).collect();
        let row = |name: &String| Row {
            name: name.clone(),
            recorded: recorded.get(name).copied(),
            measured: measured.get(name).copied(),
        };
        Self(names.into_iter().map(row).collect())
    }

    /// A sentence for each workload that is too slow, has no recorded count, or no longer exists.
    pub(crate) fn failures(&self) -> Vec<String> {
        let failure = |row: &Row| {
            let name = &row.name;
            let problem = match (row.change(), row.measured) {
                (Some(change), _) if change > TOLERANCE => {
                    format!("{name} takes {:.2} % more instructions than recorded", change * 100.0)
                }
                (Some(_), _) => return None,
                (None, Some(_)) => format!("{name} has no recorded count"),
                (None, None) => format!("{name} is recorded but no longer measured"),
            };
            Some(format!("{problem}; {RECORD}"))
        };
        self.0.iter().filter_map(failure).collect()
    }

    /// The counts to record: the new one if the change exceeds the tolerance, otherwise the old
    /// one.
    pub(crate) fn updated(&self) -> Counts {
        self.0.iter().filter_map(|row| Some((row.name.clone(), row.updated()?))).collect()
    }
}

impl fmt::Display for Comparison {
    /// Lists workloads that changed noticeably, a warning for each large improvement, and a total
    /// of each group.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut groups: BTreeMap<&str, (usize, u64, u64)> = BTreeMap::new();
        writeln!(f, "{:32} {:>13} {:>13} {:>8}", "workload", "recorded", "measured", "change")?;
        for row in &self.0 {
            let (Some(recorded), Some(measured)) = (row.recorded, row.measured) else { continue };
            let (number, before, now) = groups.entry(group(&row.name)).or_default();
            (*number, *before, *now) = (*number + 1, *before + recorded, *now + measured);
            if share(recorded, measured).abs() > NOTICEABLE {
                line(f, &row.name, recorded, measured)?;
            }
        }
        for row in self.0.iter().filter(|row| row.change().is_some_and(|it| it < -TOLERANCE)) {
            writeln!(f, "warning: {} improved by more than 2 %; {RECORD}", row.name)?;
        }
        for (group, (number, recorded, measured)) in groups {
            line(f, &format!("total of {number} under {group}"), recorded, measured)?;
        }
        Ok(())
    }
}

/// The part of a name before the first slash.
fn group(name: &str) -> &str {
    name.split('/').next().unwrap_or(name)
}

fn line(f: &mut fmt::Formatter<'_>, name: &str, recorded: u64, measured: u64) -> fmt::Result {
    let change = share(recorded, measured) * 100.0;
    writeln!(f, "{name:32} {recorded:>13} {measured:>13} {change:>+7.2}%")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(counts: &[(&str, u64)]) -> Counts {
        counts.iter().map(|&(name, count)| (name.to_owned(), count)).collect()
    }

    fn one(recorded: u64, measured: u64) -> Comparison {
        Comparison::new(&counts(&[("engine/a", recorded)]), &counts(&[("engine/a", measured)]))
    }

    #[test]
    fn more_than_two_per_cent_fails() {
        assert_eq!(one(1_000, 1_019).failures(), [""; 0]);
        assert_eq!(one(1_000, 1_020).failures(), [""; 0]);
        let failures = one(1_000, 1_021).failures();
        assert_eq!(failures.len(), 1);
        assert!(failures[0].starts_with("engine/a takes 2.10 % more"), "{}", failures[0]);
    }

    #[test]
    fn improvements_are_a_warning() {
        assert_eq!(one(1_000, 979).failures(), [""; 0]);
        assert!(one(1_000, 979).to_string().contains("warning: engine/a improved"));
        assert!(!one(1_000, 981).to_string().contains("warning"));
    }

    #[test]
    fn small_changes_are_not_listed() {
        assert!(one(1_000, 1_006).to_string().contains("\nengine/a "));
        assert!(!one(1_000, 1_004).to_string().contains("engine/a"));
    }

    #[test]
    fn missing_and_surplus_names_fail() {
        let recorded = counts(&[("format/gone", 10), ("format/same", 10)]);
        let measured = counts(&[("format/new", 10), ("format/same", 10)]);
        let failures = Comparison::new(&recorded, &measured).failures();
        assert_eq!(failures.len(), 2);
        assert!(failures[0].starts_with("format/gone is recorded but no longer measured; if"));
        assert!(failures[1].starts_with("format/new has no recorded count; if"));
        assert!(failures[1].ends_with(RECORD));
    }

    #[test]
    fn groups_are_totalled() {
        let recorded = counts(&[("engine/a", 10_000), ("engine/b", 10_000), ("format/c", 5)]);
        let measured = counts(&[("engine/a", 10_100), ("engine/b", 10_000), ("format/c", 5)]);
        let text = Comparison::new(&recorded, &measured).to_string();
        let totals: Vec<_> = text.lines().filter(|line| line.starts_with("total")).collect();
        assert_eq!(totals.len(), 2);
        assert!(totals[0].starts_with("total of 2 under engine ") && totals[0].ends_with("+0.50%"));
        assert!(totals[1].starts_with("total of 1 under format ") && totals[1].ends_with("+0.00%"));
    }

    #[test]
    fn recording_keeps_what_is_within_tolerance() {
        let recorded = counts(&[("a", 1_000), ("b", 1_000), ("c", 1_000), ("gone", 1)]);
        let measured = counts(&[("a", 1_019), ("b", 1_021), ("c", 900), ("new", 7)]);
        let updated = Comparison::new(&recorded, &measured).updated();
        assert_eq!(updated, counts(&[("a", 1_000), ("b", 1_021), ("c", 900), ("new", 7)]));
    }
}
