//! Arrays and lists in brackets, in the syntax of many languages.
//!
//! Brackets, braces and parentheses are lists. Commas or spaces separate their items, semicolons or
//! bars the rows of a matrix; if each row has one item, they separate the items. A word before a
//! list is its name (`array(...)`), a word with `=` or `:` after it the key of an item.

/// An item: a cell, or a list of items.
#[derive(Debug)]
pub(super) enum Node {
    Atom(Atom),
    List(List),
}

/// A word or a text in quotes.
#[derive(Clone, Debug)]
pub(super) struct Atom {
    pub(super) text: String,
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) is_quoted: bool,
}

#[derive(Debug, Default)]
pub(super) struct List {
    /// The word before the list.
    pub(super) name: String,
    pub(super) items: Vec<(Option<String>, Node)>,
    pub(super) line: usize,
    pub(super) column: usize,
    /// The index of the first item of the current row of a matrix with semicolons.
    row: usize,
    has_rows: bool,
    /// `true` after a comma, before the next item.
    is_open: bool,
    key: Option<String>,
}

impl List {
    /// The number of cells in the list and in the lists within it.
    pub(super) fn atoms(&self) -> usize {
        let count = |node: &Node| match node {
            Node::Atom(_) => 1,
            Node::List(list) => list.atoms(),
        };
        self.items.iter().map(|(_, node)| count(node)).sum()
    }

    fn push(&mut self, node: Node) {
        self.items.push((self.key.take(), node));
        self.is_open = false;
    }

    /// Adds an empty word if a key has no value.
    fn end_key(&mut self, line: usize, column: usize) {
        if self.key.is_some() {
            self.push(Node::Atom(Atom { text: String::new(), line, column, is_quoted: false }));
        }
    }

    /// Takes back the last item if it is a word.
    fn take_atom(&mut self) -> Option<Atom> {
        let is_atom = |item: &mut (Option<String>, Node)| matches!(item.1, Node::Atom(_));
        match self.items.pop_if(is_atom)? {
            (_, Node::Atom(atom)) => Some(atom),
            (_, Node::List(_)) => None,
        }
    }

    /// Turns the items of the current row of a matrix into a list.
    fn end_row(&mut self) {
        self.has_rows = true;
        let items = self.items.split_off(self.row);
        if !items.is_empty() {
            let row = List { items, line: self.line, column: self.column, ..List::default() };
            self.items.push((None, Node::List(row)));
        }
        self.row = self.items.len();
        self.is_open = false;
    }

    /// Ends the last row of a matrix. Rows of one item each are items.
    fn end_matrix(&mut self) {
        self.end_row();
        let is_item = |(_, row): &(_, Node)| matches!(row, Node::List(row) if row.items.len() == 1);
        if self.items.iter().all(is_item) {
            let rows = std::mem::take(&mut self.items).into_iter();
            self.items = rows
                .flat_map(|(_, row)| match row {
                    Node::List(row) => row.items,
                    Node::Atom(_) => Vec::new(),
                })
                .collect();
        }
    }
}

/// A parser that is fed line by line.
#[derive(Default)]
pub(super) struct Parser {
    /// The lists that are open, the outermost first.
    open: Vec<(char, List)>,
    /// A word that may be the name of a list or the key of an item.
    word: Option<Atom>,
    quote: Option<char>,
    is_escaped: bool,
    /// The finished lists outside all others.
    pub(super) done: Vec<List>,
}

/// The closing sign of a list.
fn closing(sign: char) -> char {
    match sign {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

/// The number of lists within one another, above which a text isn't an array.
const DEPTH: usize = 64;

impl Parser {
    /// Returns `true` if a list has begun and not ended.
    pub(super) fn is_within(&self) -> bool {
        !self.open.is_empty()
    }

    /// The lists that have not ended.
    pub(super) fn lists_open(&self) -> impl Iterator<Item = &List> {
        self.open.iter().map(|(_, list)| list)
    }

    /// Reads a line. Returns `None` if brackets don't match.
    pub(super) fn read(&mut self, text: &str, line: usize) -> Option<()> {
        let signs: Vec<char> = text.chars().collect();
        for (index, &sign) in signs.iter().enumerate() {
            let next = signs.get(index + 1).copied();
            if let Some(quote) = self.quote {
                self.quoted(sign, quote);
                continue;
            }
            match sign {
                '#' if self.word.is_none() => break,
                '/' if next == Some('/') => break,
                '\'' | '"' if self.is_within() => {
                    // A letter directly before a text is a prefix as in b'...'.
                    self.word.take_if(|word| !word.is_quoted && is_prefix(&word.text));
                    self.end_word();
                    self.quote = Some(sign);
                    let atom =
                        Atom { text: String::new(), line, column: index + 1, is_quoted: true };
                    self.word = Some(atom);
                }
                '(' | '[' | '{' => {
                    if self.open.len() >= DEPTH {
                        return None;
                    }
                    let is_name = self
                        .word
                        .as_ref()
                        .is_some_and(|word| is_name(word.text.trim_start_matches(['<', '-', '>'])));
                    let name = self.word.take_if(|word| is_name && !word.is_quoted);
                    self.end_word();
                    let name = name.map(|word| word.text).unwrap_or_default();
                    // An arrow of an assignment may touch the name.
                    let is_sign = |sign: char| "<-=>&".contains(sign);
                    let name = name.trim_start_matches(is_sign).to_owned();
                    let list = List { name, line, column: index + 1, ..List::default() };
                    self.open.push((sign, list));
                }
                ')' | ']' | '}' => {
                    self.end_word();
                    let (_, mut list) =
                        self.open.pop_if(|(opening, _)| closing(*opening) == sign)?;
                    list.end_key(line, index + 1);
                    if list.has_rows {
                        list.end_matrix();
                    }
                    match self.open.last_mut() {
                        Some((_, outer)) => outer.push(Node::List(list)),
                        None => self.done.push(list),
                    }
                }
                ',' | ';' => {
                    self.end_word();
                    if let Some((_, list)) = self.open.last_mut() {
                        list.end_key(line, index + 1);
                        if list.is_open || (list.items.is_empty() && sign == ',') {
                            // Nothing between two commas.
                            list.push(Node::Atom(Atom {
                                text: String::new(),
                                line,
                                column: index + 1,
                                is_quoted: false,
                            }));
                        }
                        list.is_open = true;
                        if sign == ';' {
                            list.end_row();
                        }
                    }
                }
                '|' => {
                    self.end_word();
                    if let Some((_, list)) = self.open.last_mut() {
                        list.end_row();
                    }
                }
                '=' | ':' => {
                    let word = self.word.take();
                    if let Some((_, list)) = self.open.last_mut() {
                        // Spaces may stand between a key and its sign.
                        list.key = word.or_else(|| list.take_atom()).map(|word| word.text);
                    }
                }
                sign if sign.is_whitespace() => self.end_word(),
                sign => {
                    if self.word.as_ref().is_some_and(|word| word.is_quoted) {
                        self.end_word();
                    }
                    match &mut self.word {
                        Some(word) => word.text.push(sign),
                        None => {
                            let (text, column) = (sign.to_string(), index + 1);
                            self.word = Some(Atom { text, line, column, is_quoted: false });
                        }
                    }
                }
            }
        }
        if self.quote.is_none() {
            self.end_word();
        }
        Some(())
    }

    fn quoted(&mut self, sign: char, quote: char) {
        let text = self.word.get_or_insert_with(|| Atom {
            text: String::new(),
            line: 0,
            column: 0,
            is_quoted: true,
        });
        if self.is_escaped {
            self.is_escaped = false;
            text.text.push(if sign == 'n' { '\n' } else { sign });
        } else if sign == '\\' {
            self.is_escaped = true;
        } else if sign == quote {
            self.quote = None;
        } else {
            text.text.push(sign);
        }
    }

    fn end_word(&mut self) {
        if let Some(word) = self.word.take() {
            self.put(word);
        }
    }

    /// Adds a word to the innermost list. Words outside all lists are skipped.
    fn put(&mut self, word: Atom) {
        if let Some((_, list)) = self.open.last_mut() {
            list.push(Node::Atom(word));
        }
    }
}

/// Checks whether a word is a prefix of a text in quotes.
fn is_prefix(text: &str) -> bool {
    ["b", "u", "r", "f", "B", "U", "R", "L"].contains(&text)
}

/// Checks whether a word may be the name of a function or an array.
fn is_name(text: &str) -> bool {
    text.starts_with(|sign: char| sign.is_alphabetic() || sign == '_' || sign == '.' || sign == '&')
}
