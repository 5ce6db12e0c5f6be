//! Tables as text, Markdown, LaTeX and HTML.

use std::fmt::Write;

/// A table: the first columns are words, the others numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    /// What it shows, with units and n.
    pub caption: String,
    /// How many of the columns are words.
    pub words: usize,
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// As Markdown, its columns aligned, below the caption.
    #[must_use]
    pub fn markdown(&self) -> String {
        format!("{}\n\n{}", self.caption, self.rows_markdown())
    }

    /// Heads and rows as Markdown, the columns aligned.
    #[must_use]
    pub fn rows_markdown(&self) -> String {
        let escaped = |cell: &String| cell.replace('|', "\\|");
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

    /// As LaTeX, for the package booktabs.
    #[must_use]
    pub fn latex(&self) -> String {
        let columns: String = (0..self.heads.len())
            .map(|column| if column < self.words { 'l' } else { 'r' })
            .collect();
        let rows: String = self.rows.iter().map(|row| latex_line(row)).collect();
        format!(
            "\\begin{{table}}\n  \\centering\n  \\caption{{{}}}\n  \
            \\begin{{tabular}}{{{columns}}}\n \\toprule\n{}    \\midrule\n{rows}    \
            \\bottomrule\n  \\end{{tabular}}\n\\end{{table}}\n",
            latex_escaped(&self.caption),
            latex_line(&self.heads),
        )
    }

    /// As HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let rows: String =
            self.rows.iter().map(|row| format!("<tr>{}</tr>\n", self.cells(row, "td"))).collect();
        format!(
            "<p class=\"about\">{}</p>\n<div class=\"scroll\"><table>\n<thead><tr>{}</tr></thead>\n\
             <tbody>\n{rows}</tbody>\n</table></div>\n",
            html_escaped(&self.caption),
            self.cells(&self.heads, "th"),
        )
    }

    fn cells(&self, row: &[String], tag: &str) -> String {
        let mut text = String::new();
        for (column, cell) in row.iter().enumerate() {
            let class = if column < self.words { "" } else { " class=\"n\"" };
            let _ = write!(text, "<{tag}{class}>{}</{tag}>", html_escaped(cell));
        }
        text
    }
}

/// A text in HTML.
#[must_use]
pub fn html_escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A row of a table in LaTeX.
fn latex_line(row: &[String]) -> String {
    let cells: Vec<String> = row.iter().map(|cell| latex_escaped(cell)).collect();
    format!("    {} \\\\\n", cells.join(" & "))
}

/// A text in LaTeX.
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
