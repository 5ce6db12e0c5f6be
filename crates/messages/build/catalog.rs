//! The messages of every language, read from texts in the syntax of Fluent and checked.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Message, Pattern, Resource};
use fluent_syntax::parser;

use crate::compile::{Compiler, Forms};
use crate::languages;
use crate::plural::Family;

/// The text of a language.
pub(crate) struct Source {
    /// The code of the language.
    pub(crate) code: String,
    /// The name of the file, for errors.
    pub(crate) name: String,
    /// The text.
    pub(crate) text: String,
}

/// The type of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Number,
    Decimal,
    Text,
    Flag,
    Message,
    List,
}

impl Kind {
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            "Number" => Self::Number,
            "Decimal" => Self::Decimal,
            "Text" => Self::Text,
            "Flag" => Self::Flag,
            "Message" => Self::Message,
            "List" => Self::List,
            _ => return None,
        })
    }
}

/// The declaration of a message, from the English text.
pub(crate) struct Signature {
    pub(crate) id: String,
    pub(crate) parameters: Vec<(String, Kind)>,
    /// The English lines of the message, for the documentation.
    pub(crate) english: String,
    /// `true` if the page never shows the message.
    pub(crate) is_for_command: bool,
}

/// A message of a language, compiled.
#[derive(Default)]
pub(crate) struct Compiled {
    pub(crate) value: String,
    /// Forms by their number.
    pub(crate) attributes: Vec<(usize, String)>,
}

/// The messages of a language in the order of the signatures, and its marks of lists and numbers.
pub(crate) struct Language {
    pub(crate) code: String,
    pub(crate) family: Family,
    pub(crate) messages: Vec<Compiled>,
    /// `-decimal-point`, `-number-group`, `-list-comma`.
    pub(crate) marks: [String; 3],
    /// `-list-and` and `-list-or`: the usual word, and words before certain beginnings.
    pub(crate) joints: [(String, Vec<(String, String)>); 2],
}

/// All messages, first those that the page shows.
pub(crate) struct Catalog {
    pub(crate) signatures: Vec<Signature>,
    pub(crate) languages: Vec<Language>,
}

impl Catalog {
    /// Reads and checks all languages; the first one, English, declares the arguments.
    pub(crate) fn new(sources: &[Source]) -> Result<Self, Vec<String>> {
        let mut errors = Vec::new();
        let files: Vec<File<'_>> =
            sources.iter().map(|source| File::new(source, &mut errors)).collect();
        let Some(english) = files.first().filter(|_| errors.is_empty()) else {
            return Err(errors);
        };
        let signatures = english.signatures(&mut errors);
        let languages = files.iter().filter_map(|file| file.compile(&signatures, &mut errors));
        let languages = languages.collect();
        if errors.is_empty() { Ok(Self { signatures, languages }) } else { Err(errors) }
    }

    /// The number of messages that the page shows.
    pub(crate) fn for_page(&self) -> usize {
        self.signatures.iter().filter(|signature| !signature.is_for_command).count()
    }
}

/// A text and what it consists of.
pub(crate) struct File<'a> {
    source: &'a Source,
    resource: Resource<&'a str>,
}

impl<'a> File<'a> {
    fn new(source: &'a Source, errors: &mut Vec<String>) -> Self {
        let resource = parser::parse(source.text.as_str()).unwrap_or_else(|(resource, found)| {
            errors.extend(found.iter().map(|error| {
                let line = source.text[..error.pos.start].matches('\n').count() + 1;
                format!("{}:{line}: {error}", source.name)
            }));
            resource
        });
        Self { source, resource }
    }

    pub(crate) fn message(&self, id: &str) -> Option<&Message<&'a str>> {
        self.messages().find(|message| message.id.name == id)
    }

    pub(crate) fn term(&self, id: &str) -> Option<&Pattern<&'a str>> {
        self.resource.body.iter().find_map(|entry| match entry {
            Entry::Term(term) if term.id.name == id => Some(&term.value),
            _ => None,
        })
    }

    fn messages(&self) -> impl Iterator<Item = &Message<&'a str>> {
        self.resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        })
    }

    /// `texts/de.ftl:12: message: error`.
    fn error(&self, id: &str, error: &str) -> String {
        let is_start = |line: &str| {
            line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='))
        };
        let line = self.source.text.lines().position(is_start).map_or(1, |line| line + 1);
        format!("{}:{line}: {id}: {error}", self.source.name)
    }

    /// The declarations in this file, which is English.
    fn signatures(&self, errors: &mut Vec<String>) -> Vec<Signature> {
        let mut signatures = Vec::new();
        let mut is_for_command = false;
        for entry in &self.resource.body {
            match entry {
                Entry::GroupComment(comment) => {
                    is_for_command = comment.content.contains(&"Feature: command");
                }
                Entry::Message(message) => match self.parameters(message) {
                    Ok(parameters) => signatures.push(Signature {
                        id: message.id.name.to_owned(),
                        parameters,
                        english: self.lines(message.id.name),
                        is_for_command,
                    }),
                    Err(error) => errors.push(self.error(message.id.name, &error)),
                },
                _ => {}
            }
        }
        signatures.sort_by_key(|signature| signature.is_for_command);
        signatures
    }

    /// The arguments that the comment before a message declares: `$cell (Text) - …`.
    fn parameters(&self, message: &Message<&str>) -> Result<Vec<(String, Kind)>, String> {
        let id = message.id.name;
        if !id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
            return Err("expected lower-case letters, digits and hyphens".to_owned());
        }
        let lines = message.comment.iter().flat_map(|comment| &comment.content);
        let declared = lines.filter_map(|line| line.strip_prefix('$')).map(|line| {
            let (name, rest) = line.split_once(" (").unwrap_or((line, ""));
            let kind = rest.split_once(')').and_then(|(kind, _)| Kind::of(kind));
            match kind {
                Some(kind) if name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'-')) => {
                    Ok((name.to_owned(), kind))
                }
                _ => Err(format!(
                    "`${line}` declares no argument; expected `$name (Number)`, or Decimal, Text, \
                     Flag, Message or List, with letters and hyphens in the name"
                )),
            }
        });
        declared.collect()
    }

    /// The lines of a message, as they are in the file.
    fn lines(&self, id: &str) -> String {
        let lines = self.source.text.lines();
        let mut lines = lines.skip_while(|line| {
            !line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='))
        });
        let first = lines.next().unwrap_or_default();
        let more = lines.take_while(|line| line.starts_with([' ', '}']) || line.is_empty());
        let all: Vec<&str> = [first].into_iter().chain(more).collect();
        all.join("\n").trim_end().to_owned()
    }

    /// Compiles every message; reports missing, surplus and wrong messages as errors.
    fn compile(&self, signatures: &[Signature], errors: &mut Vec<String>) -> Option<Language> {
        let before = errors.len();
        let code = self.source.code.as_str();
        let Some(family) = languages::family(code) else {
            errors.push(format!(
                "{}:1: the plural rules of `{code}` are not known",
                self.source.name
            ));
            return None;
        };
        let mut by_id: BTreeMap<&str, &Message<&str>> = BTreeMap::new();
        for message in self.messages() {
            if by_id.insert(message.id.name, message).is_some() {
                errors.push(self.error(message.id.name, "is there twice"));
            }
        }
        let mut forms = Forms::default();
        let mut messages = Vec::new();
        for signature in signatures {
            let Some(message) = by_id.remove(signature.id.as_str()) else {
                errors.push(format!("{}:1: {} is missing", self.source.name, signature.id));
                continue;
            };
            let mut compiler = Compiler::new(self, family, &signature.parameters, &mut forms);
            match compiler.message(message) {
                Ok(compiled) => messages.push(compiled),
                Err(error) => errors.push(self.error(&signature.id, &error)),
            }
        }
        errors.extend(by_id.keys().map(|id| self.error(id, "is not in English")));
        for (id, form) in forms.unknown() {
            errors.push(self.error(&id, &format!("no message has a form `.{form}`")));
        }
        let marks = ["decimal-point", "number-group", "list-comma"].map(|id| self.mark(id, errors));
        let joints = ["list-and", "list-or"].map(|id| (self.mark(id, errors), self.joints(id)));
        (errors.len() == before).then(|| Language {
            code: code.to_owned(),
            family,
            messages,
            marks,
            joints,
        })
    }

    /// A term that consists of words alone.
    fn mark(&self, id: &str, errors: &mut Vec<String>) -> String {
        let found = self.term(id).and_then(crate::compile::words);
        found.unwrap_or_else(|| {
            errors.push(format!("{}:1: -{id} is missing, or more than words", self.source.name));
            String::new()
        })
    }

    /// The attributes `.before-i = …` of a term, with the beginning that each applies to.
    fn joints(&self, id: &str) -> Vec<(String, String)> {
        let attributes = self.resource.body.iter().find_map(|entry| match entry {
            Entry::Term(term) if term.id.name == id => Some(&term.attributes),
            _ => None,
        });
        let pairs = attributes.into_iter().flatten().filter_map(|attribute| {
            let beginning = attribute.id.name.strip_prefix("before-")?;
            Some((beginning.to_owned(), crate::compile::words(&attribute.value)?))
        });
        pairs.collect()
    }
}
