//! Generates the page's TypeScript and the table of requests, and checks that they are up to date.
//!
//! - `web/src/engine/protocol.ts` and the documentation's `requests.md` come from the types of
//!   arguments and answers.
//! - `web/src/texts/messages.ts` comes from the signatures of the page's messages.

#![allow(clippy::disallowed_methods, reason = "a test writes and compares generated files")]

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use evoku_messages::{Kind, Message};
use ts_rs::{Config, TS, TypeVisitor};

use crate::partial::Partial;
use crate::{requests, words};

/// Receives every request with its types.
pub(crate) trait Visitor {
    /// Receives a request.
    fn request<Input: TS + 'static, Answer: TS + 'static>(&mut self, name: &str, about: &str);
}

impl<T: TS + 'static> TS for Partial<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        format!("Partial<{}>", T::name(config))
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }

    fn inline_flattened(config: &Config) -> String {
        Self::name(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor) {
        visitor.visit::<T>();
    }
}

/// The beginning of the TypeScript.
const HEAD: &str = "\
// Requests to the engine and its answers, generated from the types of crates/web:
// EVOKU_BLESS=1 cargo test -p evoku-web regenerates them.

/** Each request by its name: its arguments, and its answer. */
export type Requests = {
";

/// The end of `Requests`.
const FOOT: &str = "\
};

export type Name = keyof Requests;
export type Asked<N extends Name> = Requests[N][0];
export type Answer<N extends Name> = Requests[N][1];
";

/// The maximum length of an array that becomes a tuple in TypeScript.
const TUPLE: usize = 3;

/// Collects the declarations of all types that requests use.
struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    /// Declarations by name.
    types: BTreeMap<String, String>,
    /// The members of the type `Requests`.
    requests: String,
    /// The rows of the table of requests.
    rows: String,
}

impl Declarations {
    fn all() -> Self {
        let mut all = Self {
            config: Config::new().with_large_int("number").with_array_tuple_limit(TUPLE),
            seen: BTreeSet::new(),
            types: BTreeMap::new(),
            requests: String::new(),
            rows: String::new(),
        };
        requests::visit(&mut all);
        all
    }
}

impl Visitor for Declarations {
    fn request<Input: TS + 'static, Answer: TS + 'static>(&mut self, name: &str, about: &str) {
        self.visit::<Input>();
        self.visit::<Answer>();
        let [asked, answer] = [Input::name(&self.config), Answer::name(&self.config)];
        self.requests += &format!("  /** {about} */\n  {name}: [{asked}, {answer}];\n");
        self.rows += &format!("| `{name}` | {about} | `{asked}` | `{answer}` |\n");
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = laid_out(&format!("{docs}export {}", T::decl(&self.config)));
            let name = T::ident(&self.config);
            let other = self.types.insert(name.clone(), declaration.clone());
            assert!(other.is_none_or(|other| other == declaration), "two types are named {name}");
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

/// Formats a declaration with a line for each member.
fn laid_out(declaration: &str) -> String {
    let mut text = String::from("\n");
    let mut rest = declaration;
    let (mut depth, mut brackets) = (0, 0);
    while let Some(next) = rest.chars().next() {
        let line = |depth: usize| format!("\n{}", "  ".repeat(depth));
        if let Some((comment, after)) = rest.strip_prefix("/**").and_then(|at| at.split_once("*/"))
        {
            let words = comment.lines().map(|line| line.trim_start_matches([' ', '*']).trim());
            let words: Vec<&str> = words.filter(|words| !words.is_empty()).collect();
            text += &match words[..] {
                [words] => format!("/** {words} */"),
                _ => {
                    let star = line(depth) + " * ";
                    format!("/**{star}{}{} */", words.join(&star), line(depth))
                }
            };
            text += &line(depth);
            rest = after.trim_start();
            continue;
        }
        rest = &rest[next.len_utf8()..];
        match next {
            '{' if rest.trim_start().starts_with('}') => {
                text += "{}";
                rest = rest.split_once('}').map_or("", |(_, after)| after);
            }
            '{' => {
                depth += 1;
                text += &format!("{{{}", line(depth));
                rest = rest.trim_start();
            }
            '}' => {
                depth -= 1;
                text.truncate(text.trim_end().len());
                text += &format!("{}}}", line(depth));
            }
            ',' if depth > 0 && brackets == 0 => {
                text += &format!(";{}", line(depth));
                rest = rest.trim_start();
            }
            _ => {
                brackets += i32::from("[<(".contains(next)) - i32::from("]>)".contains(next));
                text.push(next);
            }
        }
    }
    text + "\n"
}

/// Writes a file if `EVOKU_BLESS` is set, then compares it with the expected text.
fn compare(path: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("EVOKU_BLESS").is_some() {
        fs::write(&path, expected).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    for (number, (written, expected)) in (1..).zip(written.lines().zip(expected.lines())) {
        assert_eq!(written, expected, "{}, line {number}", path.display());
    }
    assert_eq!(written.len(), expected.len(), "{}", path.display());
}

#[test]
fn the_page_has_the_types_of_requests() {
    let Declarations { types, requests, .. } = Declarations::all();
    let types = types.into_values().collect::<String>();
    compare("../../web/src/engine/protocol.ts", &format!("{HEAD}{requests}{FOOT}{types}"));
}

#[test]
fn the_documentation_has_the_table_of_requests() {
    let head = "| request | purpose | arguments | answer |\n|---|---|---|---|\n";
    compare("requests.md", &format!("{head}{}", Declarations::all().rows));
}

/// The beginning of the types of messages.
const MESSAGES_HEAD: &str = "\
// The messages of the page with their arguments, generated from crates/messages/texts:
// EVOKU_BLESS=1 cargo test -p evoku-web regenerates them. `page-` comes before each identifier.

export type Messages = {
";

#[test]
fn the_page_has_the_types_of_messages() {
    let mut text = MESSAGES_HEAD.to_owned();
    for (id, arguments) in Message::signatures() {
        let Some(id) = id.strip_prefix("page-") else { continue };
        // The page gives messages as arguments only if they are nouns of the library, by name.
        let is_noun = |name: &str| words::NOUNS.contains(&name);
        if arguments.iter().any(|(name, kind)| *kind == Kind::Message && !is_noun(name)) {
            continue;
        }
        let members = arguments.iter().map(|(name, kind)| {
            let kind = match kind {
                Kind::Number | Kind::Decimal => "number",
                Kind::Text | Kind::Message => "string",
                Kind::Flag => "boolean",
                Kind::List => "string[]",
            };
            format!(" {name}: {kind};")
        });
        let members: String = members.collect();
        let end = if members.is_empty() { "" } else { " " };
        text += &format!("  \"{id}\": {{{members}{end}}};\n");
    }
    compare("../../web/src/texts/messages.ts", &(text + "};\n"));
}
