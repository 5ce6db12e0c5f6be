//! A page: its transcripts run, its additions expanded.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use evoku_testing::transcript::{CONSOLE, transcripts};

use crate::example::Examples;
use crate::technique::BOARD;
use crate::{reference, slides, technique};

/// A page and what is needed to expand it.
pub(crate) struct Page<'a> {
    /// The folder of all pages.
    pub(crate) source: &'a Path,
    /// The folder of the expanded pages.
    pub(crate) out: &'a Path,
    /// The path of the page below the folder, with `/`.
    pub(crate) name: &'a str,
    /// The command.
    pub(crate) evoku: &'a Path,
    /// The examples of techniques.
    pub(crate) examples: &'a Examples,
}

/// The folder in which the commands of a page run, removed at the end.
struct Workshop(PathBuf);

impl Workshop {
    fn new() -> Result<Self, String> {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("evoku-book-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        // A folder that stays behind harms nothing.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Page<'_> {
    /// Runs the transcripts of the page, and writes the expanded page with its pictures. Returns
    /// its text.
    pub(crate) fn expand(&self) -> Result<String, String> {
        let text = fs::read_to_string(self.source.join(self.name)).map_err(|e| e.to_string())?;
        let workshop = Workshop::new()?;
        let mut slides = slides::file(self.name, &text);
        let mut expanded = String::new();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if let Some(info) = line.strip_prefix("```").filter(|info| !info.is_empty()) {
                let inside: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
                let inside = inside.join("\n");
                self.block(info, &inside, &workshop.0)?;
                // The reader sees the name of a file above its content.
                let (language, file) = info.split_once(",file=").unwrap_or((info, ""));
                if !file.is_empty() {
                    let _ = writeln!(expanded, "`{file}`:\n");
                }
                let _ = writeln!(expanded, "```{language}\n{inside}\n```");
            } else if let Some(name) = directive(line, "technique") {
                expanded += &technique::article(name, self)?;
            } else if let Some(name) = directive(line, "reference") {
                expanded += &reference::text(name, self)?;
            } else {
                expanded += &line.replace("README.md", self.first_page());
                expanded.push('\n');
            }
            // Below the title.
            if let Some(slides) = slides.take_if(|_| line.starts_with("# ")) {
                let lesson = slides.split('-').next().filter(|n| n.parse::<u8>().is_ok());
                let what = if lesson.is_some() { "lesson" } else { "page" };
                let _ = write!(expanded, "\n[Slides of this {what}]({slides})");
                if let Some(number) = lesson {
                    let _ = write!(
                        expanded,
                        " · [short version on the page]({BOARD}#lessons={number})"
                    );
                }
                expanded.push('\n');
            }
        }
        self.write(self.name, expanded.as_bytes())?;
        for file in files(&text) {
            self.copy(file, &workshop.0)?;
        }
        Ok(expanded)
    }

    /// The name of the first page of a chapter: mdBook renames it, but not the links to it.
    fn first_page(&self) -> &'static str {
        if self.name == "SUMMARY.md" { "README.md" } else { "index.md" }
    }

    /// Runs or writes a block of the page.
    fn block(&self, info: &str, inside: &str, folder: &Path) -> Result<(), String> {
        if let Some((_, file)) = info.split_once(",file=") {
            return fs::write(folder.join(file), format!("{inside}\n"))
                .map_err(|error| format!("{file}: {error}"));
        }
        if info == CONSOLE {
            let block = format!("```{CONSOLE}\n{inside}\n```\n");
            for shown in transcripts(&block) {
                shown.check(self.evoku, folder)?;
            }
        }
        Ok(())
    }

    /// Copies a file to which the page refers: one that a command made, or one in the folder of the page.
    fn copy(&self, file: &str, folder: &Path) -> Result<(), String> {
        let beside = self.source.join(self.sibling(file));
        let made = folder.join(file);
        let from = if made.exists() { made } else { beside };
        let bytes = fs::read(&from)
            .map_err(|_| format!("it refers to {file}, which no command of the page makes"))?;
        self.write(&self.sibling(file), &bytes)
    }

    /// The path of a file in the folder of the page.
    pub(crate) fn sibling(&self, file: &str) -> String {
        match self.name.rsplit_once('/') {
            Some((folder, _)) => format!("{folder}/{file}"),
            None => file.to_owned(),
        }
    }

    /// Writes a file below the folder of the expanded pages.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let path = self.out.join(name);
        let folder = path.parent().expect("a file has a folder");
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, bytes))
            .map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// The name in a line `{{kind name}}`.
pub(crate) fn directive<'a>(line: &'a str, kind: &str) -> Option<&'a str> {
    let inside = line.strip_prefix("{{")?.strip_suffix("}}")?;
    let (found, name) = inside.split_once(' ')?;
    (found == kind).then_some(name.trim())
}

/// The files to which a page refers, in its folder or below it, apart from other pages.
fn files(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| {
        let (is_file, is_page) = (target.contains('.'), target.contains(".md"));
        is_file && !is_page && !target.contains("://") && !target.starts_with("..")
    })
}

#[cfg(test)]
mod tests {
    use super::{directive, files};

    #[test]
    fn directives_are_lines_of_their_own() {
        assert_eq!(directive("{{technique x-wing}}", "technique"), Some("x-wing"));
        assert_eq!(directive("{{technique x-wing}}", "reference"), None);
        assert_eq!(directive("see {{technique x-wing}}", "technique"), None);
    }

    #[test]
    fn files_are_those_beside_the_page() {
        let text = "![a](run.svg) [b](other.md) [c](https://evoku.org/a.png) [d](#end) [e](p.html) \
                    [f](report/p.svg) [g](../h.svg)";
        assert_eq!(files(text).collect::<Vec<_>>(), ["run.svg", "p.html", "report/p.svg"]);
    }
}
