//! The generated part of an article about a technique.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use evoku_sudoku::logic::Technique;

use crate::example::Example;
use crate::page::{Page, directive};

/// The page with evoku's board, relative to a page in a chapter.
pub(crate) const BOARD: &str = "../evoku.html";

/// The line that an article has for a technique is replaced by this: its level, its score, its
/// other names, and its examples.
pub(crate) fn article(name: &str, page: &Page<'_>) -> Result<String, String> {
    let technique = by_name(name)?;
    let rung = technique.rung().ok_or_else(|| format!("{name} is not on the ladder"))?;
    let mut names: Vec<&str> = technique.aliases().collect();
    names.sort_unstable();
    let names = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
    let ratings = if rung.default { "yes" } else { "no" };
    let mut text = format!(
        "<a id=\"{}\"></a>\n\n| level | score | part of ratings | short names |\n|---|---:|---|---|\n| {} | {} | \
         {ratings} | {names} |\n\n",
        technique.anchor(),
        rung.level,
        rung.score
    );
    let examples = page.examples.of(technique);
    if examples.is_empty() {
        return Err(format!("{technique} has no example in examples.jsonl"));
    }
    for (index, example) in examples.iter().enumerate() {
        text += &shown(example, index + 1, examples.len(), page)?;
    }
    Ok(text)
}

/// An example in words and pictures.
fn shown(
    example: &Example<'_>,
    number: usize,
    of: usize,
    page: &Page<'_>,
) -> Result<String, String> {
    let shown = example.shown()?;
    let (sudoku, technique) = (example.sudoku, example.technique);
    let slug = technique.slug();
    let (before, after) = (format!("{slug}-{number}-before.svg"), format!("{slug}-{number}.svg"));
    page.write(&page.sibling(&before), shown.picture(sudoku, false).as_bytes())?;
    page.write(&page.sibling(&after), shown.picture(sudoku, true).as_bytes())?;
    let (prose, notation) = shown.words(sudoku);
    let number = if of == 1 { String::new() } else { format!(" {number}") };
    let place = if shown.is_next {
        format!(
            "This is step {} of the {} steps of the solution path.",
            example.step + 1,
            shown.path
        )
    } else {
        let when = match example.step {
            0 => "At the start".to_owned(),
            before => format!("After {before} of the {} steps of the solution path", shown.path),
        };
        format!("{when}, this step is possible. The path has an easier one.")
    };
    let mut text = String::new();
    // Writing to a string can't fail.
    let _ = writeln!(
        text,
        "**Example{number}.** {place}\n\n<div class=\"example\">\n\n\
         ![The position before the step]({before}) ![The pattern of the step]({after})\n\n\
         </div>\n\n`{notation}`\n\n{prose}\n",
    );
    let position = encoded(&shown.text(sudoku)?);
    let _ = writeln!(text, "[Open this position]({BOARD}#play={position})\n");
    Ok(text)
}

/// The technique with this name.
fn by_name(name: &str) -> Result<Technique, String> {
    Technique::by_name(name).ok_or_else(|| format!("there is no technique {name:?}"))
}

/// A text as part of an address.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a string can't fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// The pages on which techniques are explained, by technique.
pub(crate) fn articles(source: &Path, names: &[String]) -> BTreeMap<Technique, String> {
    let mut articles = BTreeMap::new();
    for name in names {
        let text = fs::read_to_string(source.join(name)).unwrap_or_default();
        let named = text.lines().filter_map(|line| directive(line, "technique"));
        for technique in named.filter_map(Technique::by_name) {
            articles.insert(technique, name.clone());
        }
    }
    articles
}

/// The techniques of the ladder that no page explains, as faults.
pub(crate) fn missing_articles(source: &Path, names: &[String]) -> Vec<String> {
    let articles = articles(source, names);
    let missing = Technique::names().filter(|(technique, _)| !articles.contains_key(technique));
    missing.map(|(_, name)| format!("no page has {{{{technique {name}}}}}")).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use evoku_sudoku::logic::Technique;

    use super::{articles, by_name};

    /// Hints name the page and the place of an article.
    #[test]
    fn every_technique_leads_to_its_article() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src");
        let pages: BTreeSet<&str> = Technique::names().map(|(one, _)| one.page()).collect();
        let names: Vec<String> = pages.iter().map(|page| format!("{page}.md")).collect();
        let articles = articles(&source, &names);
        let mut anchors = BTreeSet::new();
        for (technique, name) in Technique::names() {
            let page = format!("{}.md", technique.page());
            assert_eq!(articles.get(&technique), Some(&page), "{name}");
            assert_eq!(by_name(&technique.slug()), Ok(technique));
            assert!(anchors.insert(technique.anchor()), "{name} shares its place");
        }
    }
}
