//! Expands all pages, several at once.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::example::Examples;
use crate::page::Page;
use crate::slides;
use crate::technique;

/// Expands the pages of a book into a folder, with the files that they refer to. If `only` isn't
/// empty, only the pages whose path contains one of these texts are expanded.
///
/// # Errors
/// All faults of all pages: transcripts that are not true, missing pictures and examples, pages
/// that the summary doesn't list, and techniques without an article.
pub(crate) fn build(book: &Path, evoku: &Path, out: &Path, only: &[&str]) -> Result<(), String> {
    let evoku = evoku.canonicalize().map_err(|error| format!("{}: {error}", evoku.display()))?;
    let source = book.join("src");
    let mut pages = Vec::new();
    collect(&source, &mut pages).map_err(|error| format!("{}: {error}", source.display()))?;
    pages.sort();
    let names: Vec<String> = pages.iter().map(|page| relative(page, &source)).collect();
    let examples = Examples::read(&book.join("examples.jsonl"))?;
    let mut faults = check_summary(&source, &names)?;
    faults.extend(technique::missing_articles(&source, &names));
    let faults = Mutex::new(faults);
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            if !only.is_empty() && !only.iter().any(|text| name.contains(text)) {
                continue;
            }
            let page = Page { source: &source, out, name, evoku: &evoku, examples: &examples };
            let result = page.expand().and_then(|text| slides::write(&page, &text));
            if let Err(fault) = result {
                faults.lock().expect("no page panics").push(format!("{name}: {fault}"));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let faults = faults.into_inner().expect("no page panics");
    if faults.is_empty() {
        println!("{} pages, {} examples of techniques", names.len(), examples.len());
        return Ok(());
    }
    Err(format!("{} faults\n\n{}", faults.len(), faults.join("\n\n")))
}

/// Adds the Markdown files of a folder and its subfolders.
fn collect(folder: &Path, pages: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, pages)?;
        } else if path.extension().is_some_and(|extension| extension == "md") {
            pages.push(path);
        }
    }
    Ok(())
}

/// The path below the folder, with `/`.
fn relative(path: &Path, folder: &Path) -> String {
    let parts = path.strip_prefix(folder).expect("a path of the folder").components();
    let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
    parts.join("/")
}

/// The faults of the summary: missing pages, and links to pages that don't exist.
fn check_summary(source: &Path, names: &[String]) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(source.join("SUMMARY.md"))
        .map_err(|error| format!("SUMMARY.md: {error}"))?;
    let listed = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let listed: BTreeSet<&str> = listed.collect();
    let known: BTreeSet<&str> =
        names.iter().map(String::as_str).filter(|&name| name != "SUMMARY.md").collect();
    let unlisted = known.difference(&listed).map(|name| format!("SUMMARY.md: {name} is missing"));
    let absent = listed.difference(&known).map(|name| format!("SUMMARY.md: no page {name}"));
    Ok(unlisted.chain(absent).collect())
}
