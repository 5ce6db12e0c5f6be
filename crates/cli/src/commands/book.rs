//! `evoku book`: where the book is.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use evoku_messages::{Message, say};
use evoku_sudoku::logic::Technique;

use crate::browser::show;
use crate::error::{Result, bail};
use crate::exit::SUCCESS;
use crate::output::{Output, remark};

/// Find the book: solving, making puzzles, a course on evolution, and the reference.
///
/// The book is a folder of web pages, which needs no server and no network. It is not part of the
/// program. Packages install it in share/doc/evoku/book, and book/build makes it in a clone of the
/// repository.
///
/// With a topic, evoku finds the page about it: a technique, like x-wing, or the name of a page, like
/// evolving/4-crossover.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Book {
    /// Technique or page [default: the first page]
    topic: Option<String>,

    /// Show the book in a browser
    #[arg(long)]
    open: bool,
}

const HELP: &str = "\
Examples:
  evoku book               print the path of the book's first page
  evoku book --open        read the book in a browser
  evoku book x-wing        print the address of the article about X-wings

Exit codes:
  0    the book was found
  2    there is no book next to this program or no page about the topic, or it can't be shown
  130  ended by Ctrl-C";

impl Book {
    pub(crate) fn run(self) -> Result<ExitCode> {
        // A topic that no page can have is an error even if there is no book.
        let page = self.topic.as_deref().map(Page::about).transpose()?;
        let Some(first) = first_page() else {
            bail!(say::command_no_book());
        };
        let page = page.unwrap_or(Page { name: "index".to_owned(), anchor: None });
        let file = first.with_file_name(format!("{}.html", page.name));
        if !file.exists() {
            bail!(unknown(&page.name));
        }
        if self.open {
            // The programs that open files accept no place on a page.
            show(&file)?;
            remark(say::command_opened(file.display().to_string()));
        } else {
            let anchor = page.anchor.map(|anchor| format!("#{anchor}")).unwrap_or_default();
            Output::create(None)?.end_with(format!("{}{anchor}\n", file.display()))?;
        }
        Ok(ExitCode::from(SUCCESS))
    }
}

/// A page of the book.
#[derive(Debug)]
struct Page {
    /// The name of the page below the folder of the book, without extension.
    name: String,
    /// The place on the page.
    anchor: Option<String>,
}

impl Page {
    /// Returns the page about a technique, or the page of this name.
    ///
    /// # Errors
    /// If the topic is neither.
    fn about(topic: &str) -> Result<Self> {
        if let Some(technique) = Technique::by_name(topic) {
            let anchor = Some(technique.anchor());
            return Ok(Self { name: technique.page().to_owned(), anchor });
        }
        let name = topic.strip_suffix(".html").unwrap_or(topic);
        // A name never leads out of the folder of the book.
        let is_word = |part: &str| {
            !part.is_empty()
                && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        };
        if !name.split('/').all(is_word) {
            bail!(unknown(topic));
        }
        Ok(Self { name: name.to_owned(), anchor: None })
    }
}

/// The error for a topic without a page.
fn unknown(topic: &str) -> Message {
    let known = Technique::names().map(|(_, name)| name);
    say::command_book_unknown(topic).suggesting(topic, known)
}

/// The first page of the book that belongs to this program, if it is installed.
pub(super) fn first_page() -> Option<PathBuf> {
    find(&std::env::current_exe().ok()?)
}

/// The first page of the book that belongs to a program: in the folder where packages install it,
/// or in the folder `target` of a clone.
fn find(program: &Path) -> Option<PathBuf> {
    let root = program.parent()?.parent()?;
    let places = ["share/doc/evoku/book/index.html", "book/html/index.html"];
    places.iter().map(|place| root.join(place)).find(|page| page.exists())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Page, find};

    #[test]
    fn the_book_is_found_where_packages_and_builds_put_it() {
        let root = std::env::temp_dir().join(format!("evoku-book-place-{}", std::process::id()));
        let bin = root.join("bin");
        fs::create_dir_all(&bin).unwrap();
        let program = bin.join("evoku");
        fs::write(&program, "").unwrap();
        assert_eq!(find(&program), None);
        for place in ["book/html", "share/doc/evoku/book"] {
            let folder = root.join(place);
            fs::create_dir_all(&folder).unwrap();
            let page = folder.join("index.html");
            fs::write(&page, "").unwrap();
            assert_eq!(find(&program), Some(page));
        }
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn topics_are_techniques_or_pages() {
        let page = |topic| Page::about(topic).map(|page| (page.name, page.anchor)).ok();
        let anchor = Some("technique-x-wing".to_owned());
        assert_eq!(page("X-Wing"), Some(("solving/fish".to_owned(), anchor)));
        let crossover = "evolving/4-crossover".to_owned();
        assert_eq!(page("evolving/4-crossover.html"), Some((crossover, None)));
        assert_eq!(page("glossary"), Some(("glossary".to_owned(), None)));
        for wrong in ["", "../secret", "solving/../../secret", "solving/", "/etc/passwd"] {
            assert_eq!(page(wrong), None, "{wrong}");
        }
    }
}
