//! Boards as programs print them.

use std::fmt::Write;

/// The values of a board, row by row.
pub(crate) type Values = Vec<Vec<Option<u32>>>;

pub(crate) fn values(board: &str) -> Values {
    let side = board.len().isqrt();
    let value = |byte: &u8| char::from(*byte).to_digit(36).filter(|value| *value > 0);
    board.as_bytes().chunks(side).map(|row| row.iter().map(value).collect()).collect()
}

fn rows(values: &Values, blank: &str, number: &dyn Fn(u32) -> String) -> Vec<Vec<String>> {
    let cell = |cell: &Option<u32>| cell.map_or_else(|| blank.to_owned(), number);
    values.iter().map(|row| row.iter().map(cell).collect()).collect()
}

/// Rows between brackets: the text before the rows, between them and after them.
fn lists(rows: &[Vec<String>], [open, row, between, close, end]: [&str; 5], comma: &str) -> String {
    let rows: Vec<String> =
        rows.iter().map(|cells| format!("{row}{}{close}", cells.join(comma))).collect();
    format!("{open}{}{end}\n", rows.join(between))
}

/// A table with aligned columns, optionally with labels.
fn table(rows: &[Vec<String>], header: Option<&[String]>, index: Option<&[String]>) -> String {
    let mut lines: Vec<Vec<String>> = Vec::new();
    if let Some(header) = header {
        let corner = index.map(|_| String::new());
        lines.push(corner.into_iter().chain(header.iter().cloned()).collect());
    }
    for (number, row) in rows.iter().enumerate() {
        let label = index.map(|index| index[number].clone());
        lines.push(label.into_iter().chain(row.iter().cloned()).collect());
    }
    let width = lines.iter().flatten().map(String::len).max().unwrap_or(1) + 1;
    let print =
        |line: &Vec<String>| line.iter().map(|cell| format!("{cell:>width$}")).collect::<String>();
    lines.iter().map(|line| print(line) + "\n").collect()
}

pub(crate) fn labels(count: usize, label: impl Fn(usize) -> String) -> Vec<String> {
    (0..count).map(label).collect()
}

/// The prints of a board, by name.
pub(crate) fn prints(values: &Values) -> Vec<(&'static str, String)> {
    let side = values.len();
    let whole = |value: u32| value.to_string();
    let point = |value: u32| format!("{value}.");
    let decimal = |value: u32| format!("{value}.0");
    let zeros = rows(values, "0", &whole);
    let numpy = ["[[", "", "]\n [", "", "]]"];
    let python = ["[[", "", "], [", "", "]]"];
    let c = ["int grid[][] = {\n  {", "", "},\n  {", "", "}\n};"];
    let aligned = |rows: &[Vec<String>]| -> Vec<Vec<String>> {
        let width = rows.iter().flatten().map(String::len).max().unwrap_or(1);
        rows.iter().map(|row| row.iter().map(|cell| format!("{cell:>width$}")).collect()).collect()
    };
    let numbers = labels(side, |index| index.to_string());
    let save: String = values
        .iter()
        .map(|row| {
            let cells: Vec<String> = row
                .iter()
                .map(|cell| format!("{}.000000000000000000e+00", cell.unwrap_or(0)))
                .collect();
            cells.join(" ") + "\n"
        })
        .collect();
    let r_columns = labels(side, |index| format!("[,{}]", index + 1));
    let r_rows = labels(side, |index| format!("[{},]", index + 1));
    let r_list: Vec<String> = (0..side)
        .flat_map(|column| (0..side).map(move |row| (row, column)))
        .map(|(row, column)| zeros[row][column].clone())
        .collect();
    let missing = |word: &str| rows(values, word, &whole);
    let csv = |rows: &[Vec<String>], labelled: bool| {
        let mut text = String::new();
        if labelled {
            let _ = writeln!(text, ",{}", numbers.join(","));
        }
        for (index, row) in rows.iter().enumerate() {
            let label = if labelled { format!("{index},") } else { String::new() };
            let _ = writeln!(text, "{label}{}", row.join(","));
        }
        text
    };
    let flat = zeros.concat();
    let latex: String = missing("").iter().map(|row| row.join(" & ") + " \\\\ \\hline\n").collect();
    // A board as programs draw it in a terminal, with numbers of rows and columns.
    let half = side / 2;
    let drawn = aligned(&missing("."));
    let width = drawn[0][0].len();
    let rule = format!("   +{0}+{0}+\n", "-".repeat(half * (width + 1) + 1));
    let numbered: String = (1..)
        .zip(&drawn)
        .map(|(number, row)| {
            let [left, right] = [&row[..half], &row[half..]].map(|part| part.join(" "));
            format!("{number:>2} |{left} | {right}|\n")
        })
        .collect();
    let above = (1..=side).fold("   ".to_owned(), |line, at| format!("{line} {at:>width$}"));
    let terminal = format!("{above}\n{rule}{numbered}{rule}");
    let points: String =
        (1..).zip(&zeros).map(|(at, row)| format!("{at}. {}\n", row.join(" "))).collect();
    let columns = "c|".repeat(side);
    let tabular = format!("\\begin{{tabular}}{{|{columns}}}\n\\hline\n{latex}\\end{{tabular}}\n");
    let package: String =
        missing(" ").iter().map(|row| format!("|{}|.\n", row.join("|"))).collect();
    let package = format!("\\begin{{sudoku}}\n{package}\\end{{sudoku}}\n");
    let markdown = |header: &[String]| {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let body: String = zeros.iter().map(|row| line(row)).collect();
        line(header) + &format!("|{}\n", "---:|".repeat(side)) + &body
    };
    vec![
        ("NumPy", lists(&aligned(&zeros), numpy, " ")),
        (
            "NumPy, repr",
            "array(".to_owned()
                + lists(&aligned(&zeros), ["[[", "", "],\n       [", "", "]]"], ", ").trim()
                + ")\n",
        ),
        (
            "NumPy, dtype",
            "array(".to_owned()
                + lists(&aligned(&zeros), ["[[", "", "],\n       [", "", "]]"], ", ").trim()
                + ", dtype=uint8)\n",
        ),
        ("NumPy, floats", lists(&aligned(&rows(values, "0.", &point)), numpy, " ")),
        ("NumPy, nan", lists(&aligned(&rows(values, "nan", &point)), numpy, " ")),
        ("NumPy, -1", lists(&aligned(&missing("-1")), numpy, " ")),
        ("NumPy, masked", lists(&aligned(&missing("--")), numpy, " ")),
        ("NumPy, texts", lists(&rows(values, "'.'", &|value| format!("'{value}'")), numpy, " ")),
        ("savetxt", save),
        ("savetxt, integers", zeros.iter().map(|row| row.join(" ") + "\n").collect()),
        ("Python", lists(&zeros, python, ", ")),
        ("Python, None", "grid = ".to_owned() + &lists(&missing("None"), python, ", ")),
        ("Python, tuples", lists(&zeros, ["((", "", "), (", "", "))"], ", ")),
        (
            "Python, texts",
            lists(
                &rows(values, "''", &|value| format!("'{value}'")),
                ["board = [\n    [", "", "],\n    [", "", "],\n]"],
                ", ",
            ),
        ),
        ("Python, flat", format!("[{}]\n", flat.join(", "))),
        (
            "PyTorch",
            "tensor(".to_owned()
                + lists(&aligned(&zeros), ["[[", "", "],\n        [", "", "]]"], ", ").trim()
                + ")\n",
        ),
        ("pandas", table(&zeros, Some(&numbers), Some(&numbers))),
        ("pandas, NaN", table(&rows(values, "NaN", &decimal), Some(&numbers), Some(&numbers))),
        (
            "pandas, names",
            table(
                &zeros,
                Some(&labels(side, |i| format!("c{i}"))),
                Some(&labels(side, |i| format!("r{i}"))),
            ),
        ),
        ("polars", polars(&zeros, &labels(side, |i| format!("column_{i}")))),
        ("pandas, CSV", csv(&zeros, true)),
        ("pandas, CSV with NaN", csv(&rows(values, "", &decimal), true)),
        ("pandas, CSV without labels", csv(&rows(values, "", &decimal), false)),
        ("R", table(&missing("NA"), Some(&r_columns), Some(&r_rows))),
        (
            "R, data frame",
            table(
                &missing("NA"),
                Some(&labels(side, |i| format!("V{}", i + 1))),
                Some(&labels(side, |i| (i + 1).to_string())),
            ),
        ),
        ("R, matrix", format!("m <- matrix(c({}), nrow = {side})\n", r_list.join(", "))),
        ("R, matrix by row", format!("matrix(c({}), nrow={side}, byrow=TRUE)\n", flat.join(","))),
        (
            "R, matrix by row with spaces",
            format!("board = matrix(c({}), nrow = {side}, byrow = TRUE)\n", flat.join(", ")),
        ),
        ("MATLAB", lists(&zeros, ["A = [", "", "; ", "", "];"], " ")),
        ("C", lists(&zeros, c, ", ")),
        ("Mathematica", lists(&zeros, ["{{", "", "}, {", "", "}}"], ", ")),
        ("Lisp", lists(&zeros, ["((", "", ") (", "", "))"], " ")),
        ("MiniZinc", lists(&zeros, ["start = [| ", "", " |\n  ", "", " |];"], ", ")),
        ("OCaml", lists(&zeros, ["let g = [|[|", "", "|]; [|", "", "|]|]"], "; ")),
        ("OCaml, lists", lists(&zeros, ["[[", "", "]; [", "", "]]"], "; ")),
        ("LaTeX", latex),
        ("LaTeX, tabular", tabular),
        ("LaTeX, sudoku", package),
        ("terminal", terminal),
        ("terminal, without columns", rule.clone() + &numbered),
        ("numbered rows", points),
        ("Markdown", markdown(&labels(side, |i| format!("c{i}")))),
        ("question marks", missing("?").iter().map(|row| row.join(",") + "\n").collect()),
    ]
}

/// A data frame as polars prints it if no column is left out.
pub(crate) fn polars(rows: &[Vec<String>], names: &[String]) -> String {
    let line = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:<9}")).collect();
        format!("│ {} │\n", cells.join(" ┆ "))
    };
    let border = |[left, middle, right]: [&str; 3], sign: &str| {
        format!("{left}{}{right}\n", vec![sign.repeat(11); names.len()].join(middle))
    };
    let word = |word: &str| line(vec![word.to_owned(); names.len()]);
    let body: String = rows.iter().map(|row| line(row.clone())).collect();
    format!("shape: ({0}, {0})\n", rows.len())
        + &border(["┌", "┬", "┐"], "─")
        + &line(names.to_vec())
        + &word("---")
        + &word("i64")
        + &border(["╞", "╪", "╡"], "═")
        + &body
        + &border(["└", "┴", "┘"], "─")
}
