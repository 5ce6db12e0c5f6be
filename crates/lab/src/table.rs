//! Tables, and their formats: Markdown, LaTeX and HTML.

use std::fmt::Write;

use evoku_messages::{Language, Message};

/// A table. The first columns contain words, the other columns numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// A description, with units and the number of observations.
    pub caption: Message,
    /// The number of columns that contain words.
    pub words: usize,
    /// The heads of the columns.
    pub heads: Vec<Message>,
    /// The cells, row by row.
    pub rows: Vec<Vec<Message>>,
}

impl Table {
    /// Formats the caption and the table as Markdown, with aligned columns.
    #[must_use]
    pub fn markdown(&self, language: Language) -> String {
        format!("{}\n\n{}", self.caption.render(language), self.rows_markdown(language))
    }

    /// Formats heads and rows as Markdown, with aligned columns.
    #[must_use]
    pub fn rows_markdown(&self, language: Language) -> String {
        let escaped = |cell: &Message| cell.render(language).replace('|', "\\|");
        let rows: Vec<Vec<String>> = std::iter::once(&self.heads)
            .chain(&self.rows)
            .map(|row| row.iter().map(escaped).collect())
            .collect();
        let widths: Vec<usize> = (0..self.heads.len())
            .map(|column| {
                rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0).max(3)
            })
            .collect();
        let mut text = String::new();
        for (number, row) in rows.iter().enumerate() {
            for (column, cell) in row.iter().enumerate() {
                let width = widths[column];
                // Writing to a string can't fail.
                let _ = if column < self.words {
                    write!(text, "| {cell:width$} ")
                } else {
                    write!(text, "| {cell:>width$} ")
                };
            }
            text += "|\n";
            if number == 0 {
                for (column, width) in widths.iter().enumerate() {
                    let end = if column < self.words { '-' } else { ':' };
                    let _ = write!(text, "|-{}{end}", "-".repeat(*width));
                }
                text += "|\n";
            }
        }
        text
    }

    /// Formats the table as LaTeX, for the package booktabs.
    #[must_use]
    pub fn latex(&self, language: Language) -> String {
        let columns: String = (0..self.heads.len())
            .map(|column| if column < self.words { 'l' } else { 'r' })
            .collect();
        let rows: String = self.rows.iter().map(|row| latex_line(row, language)).collect();
        format!(
            "\\begin{{table}}\n  \\centering\n  \\caption{{{}}}\n  \
            \\begin{{tabular}}{{{columns}}}\n    \\toprule\n{}    \\midrule\n{rows}    \
            \\bottomrule\n  \\end{{tabular}}\n\\end{{table}}\n",
            latex_escaped(&self.caption.render(language)),
            latex_line(&self.heads, language),
        )
    }

    /// Formats the table as HTML.
    #[must_use]
    pub fn html(&self, language: Language) -> String {
        let cells = |row: &[Message], tag| self.cells(row, tag, language);
        let rows: String =
            self.rows.iter().map(|row| format!("<tr>{}</tr>\n", cells(row, "td"))).collect();
        format!(
            "<p class=\"about\">{}</p>\n<div class=\"scroll\"><table>\n<thead><tr>{}</tr></thead>\n\
             <tbody>\n{rows}</tbody>\n</table></div>\n",
            html_escaped(&self.caption.render(language)),
            cells(&self.heads, "th"),
        )
    }

    fn cells(&self, row: &[Message], tag: &str, language: Language) -> String {
        let mut text = String::new();
        for (column, cell) in row.iter().enumerate() {
            let class = if column < self.words { "" } else { " class=\"n\"" };
            let _ = write!(text, "<{tag}{class}>{}</{tag}>", html_escaped(&cell.render(language)));
        }
        text
    }
}

/// Escapes a text for HTML. Control characters are left out: names in a plan may contain them, but
/// HTML doesn't.
#[must_use]
pub fn html_escaped(text: &str) -> String {
    let printable: String =
        text.chars().filter(|&sign| sign == '\n' || !sign.is_control()).collect();
    printable.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Formats a row of a table as LaTeX.
fn latex_line(row: &[Message], language: Language) -> String {
    let cells: Vec<String> = row.iter().map(|cell| latex_escaped(&cell.render(language))).collect();
    format!("    {} \\\\\n", cells.join(" & "))
}

/// Escapes a text for LaTeX.
fn latex_escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => escaped.extend(['\\', letter]),
            '\\' => escaped += "\\textbackslash{}",
            '~' => escaped += "\\textasciitilde{}",
            '^' => escaped += "\\textasciicircum{}",
            '<' => escaped += "$<$",
            '>' => escaped += "$>$",
            '∞' => escaped += "$\\infty$",
            '–' => escaped += "--",
            _ => escaped.push(letter),
        }
    }
    escaped
}
