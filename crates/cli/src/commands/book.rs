//! `evoku book`: where the book is.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use evoku_messages::say;

use crate::browser::show;
use crate::error::{Result, bail};
use crate::exit::SUCCESS;
use crate::output::{Output, remark};

/// Find the book: solving, making puzzles, a course on evolution, and the reference.
///
/// The book is a folder of web pages, which needs no server and no network. It is not part of the
/// program. Packages install it in share/doc/evoku/book, and book/build makes it in a clone of the
/// repository.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Book {
    /// Show the book in a browser
    #[arg(long)]
    open: bool,
}

const HELP: &str = "\
Examples:
  evoku book               print the path of the book's first page
  evoku book --open        read the book in a browser

Exit codes:
  0    the book was found
  2    there is no book next to this program, or it can't be shown
  130  ended by Ctrl-C";

impl Book {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let Some(book) = std::env::current_exe().ok().and_then(|program| find(&program)) else {
            bail!(say::command_no_book());
        };
        if self.open {
            show(&book)?;
            remark(say::command_opened(book.display().to_string()));
        } else {
            Output::create(None)?.end_with(format!("{}\n", book.display()).as_bytes())?;
        }
        Ok(ExitCode::from(SUCCESS))
    }
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

    use super::find;

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
}
