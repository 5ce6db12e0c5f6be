//! Compiles a message into the packed form that the crate renders.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Message, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::catalog::{Compiled, File, Kind};
use crate::encoding::{
    AND, ARGUMENT, CAPITAL, COUNT, FORM, GROUPED, LIST, OR, SELECT, SEPARATOR, TEXT,
};
use crate::languages;
use crate::pack::{number, text};
use crate::plural::{Category, Family};

/// The limit on references within references, which only cycles exceed.
const DEPTH: usize = 8;

/// The names of forms in a language, by their numbers.
#[derive(Default)]
pub(crate) struct Forms {
    names: Vec<String>,
    defined: BTreeSet<usize>,
    /// Messages that use a form, and the form.
    uses: Vec<(String, usize)>,
}

impl Forms {
    fn number(&mut self, name: &str) -> usize {
        self.names.iter().position(|known| known == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        })
    }

    /// Forms that a message uses and no message defines, with the message that uses them.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = (String, &str)> {
        let unknown = self.uses.iter().filter(|(_, form)| !self.defined.contains(form));
        unknown.map(|(id, form)| (id.clone(), self.names[*form].as_str()))
    }
}

/// The type of a selector, which decides its variants.
enum Selector {
    Number,
    Flag,
    Text,
}

/// Compiles the patterns of one message.
pub(crate) struct Compiler<'a> {
    file: &'a File<'a>,
    family: Family,
    parameters: &'a [(String, Kind)],
    forms: &'a mut Forms,
    id: String,
    used: BTreeSet<usize>,
    depth: usize,
}

type Checked<T = ()> = Result<T, String>;

impl<'a> Compiler<'a> {
    pub(crate) fn new(
        file: &'a File<'a>,
        family: Family,
        parameters: &'a [(String, Kind)],
        forms: &'a mut Forms,
    ) -> Self {
        let used = BTreeSet::new();
        Self { file, family, parameters, forms, id: String::new(), used, depth: 0 }
    }

    pub(crate) fn message(&mut self, message: &Message<&str>) -> Checked<Compiled> {
        self.id = message.id.name.to_owned();
        let value = message.value.as_ref().ok_or("has no words besides its forms")?;
        let mut compiled = Compiled::default();
        self.pattern(value, &mut compiled.value)?;
        for (index, (name, _)) in self.parameters.iter().enumerate() {
            if !self.used.contains(&index) {
                return Err(format!("${name} is not used"));
            }
        }
        for attribute in &message.attributes {
            let form = self.forms.number(attribute.id.name);
            self.forms.defined.insert(form);
            let mut words = String::new();
            self.pattern(&attribute.value, &mut words)?;
            compiled.attributes.push((form, words));
        }
        Ok(compiled)
    }

    fn pattern(&mut self, pattern: &Pattern<&str>, out: &mut String) -> Checked {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(value, out)?,
                PatternElement::Placeable { expression } => self.expression(expression, out)?,
            }
        }
        Ok(())
    }

    fn expression(&mut self, expression: &Expression<&str>, out: &mut String) -> Checked {
        match expression {
            Expression::Inline(inline) => self.inline(inline, out),
            Expression::Select { selector, variants } => self.select(selector, variants, out),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, out: &mut String) -> Checked {
        match inline {
            InlineExpression::StringLiteral { value } => {
                push(&unescape_unicode_to_string(value), out)
            }
            InlineExpression::NumberLiteral { value } => push(value, out),
            InlineExpression::MessageReference { id, attribute } => {
                let file = self.file;
                let message = file.message(id.name);
                let message = message.ok_or_else(|| format!("there is no message {}", id.name))?;
                let pattern = match attribute {
                    None => message.value.as_ref(),
                    Some(name) => {
                        let attributes = &mut message.attributes.iter();
                        let found = attributes.find(|attribute| attribute.id.name == name.name);
                        found.map(|attribute| &attribute.value)
                    }
                };
                self.nested(pattern.ok_or("refers to a form that is not there")?, out)
            }
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                let file = self.file;
                let term = file.term(id.name);
                self.nested(term.ok_or_else(|| format!("there is no term -{}", id.name))?, out)
            }
            InlineExpression::TermReference { .. } => {
                Err("arguments and attributes of terms are not supported".to_owned())
            }
            InlineExpression::Placeable { expression } => self.expression(expression, out),
            InlineExpression::VariableReference { .. }
            | InlineExpression::FunctionReference { .. } => self.placed(inline, out),
        }
    }

    fn nested(&mut self, pattern: &Pattern<&str>, out: &mut String) -> Checked {
        if self.depth == DEPTH {
            return Err("refers to itself".to_owned());
        }
        self.depth += 1;
        self.pattern(pattern, out)?;
        self.depth -= 1;
        Ok(())
    }

    /// An argument or a function of one, in a text or in `CAPITAL`.
    fn placed(&mut self, inline: &InlineExpression<&str>, out: &mut String) -> Checked {
        let InlineExpression::FunctionReference { id, arguments } = inline else {
            let (index, kind) = self.argument(inline)?;
            return match kind {
                Kind::List => Err("a list needs LIST($…, \"and\")".to_owned()),
                Kind::Flag => Err("a flag chooses between [yes] and [no]".to_owned()),
                _ => {
                    mark(ARGUMENT, &[index], out);
                    Ok(())
                }
            };
        };
        let CallArguments { positional, named } = arguments;
        if !named.is_empty() {
            return Err(format!("{} takes no named arguments", id.name));
        }
        match (id.name, positional.as_slice()) {
            ("CAPITAL", [inner]) => {
                out.push(char::from(CAPITAL));
                self.placed(inner, out)
            }
            ("GROUPED", [argument]) => {
                let index = self.typed(argument, &[Kind::Number, Kind::Decimal])?;
                mark(GROUPED, &[index], out);
                Ok(())
            }
            ("FORM", [argument, form]) => {
                let index = self.typed(argument, &[Kind::Message])?;
                let form = self.form(form)?;
                mark(FORM, &[form, index], out);
                Ok(())
            }
            ("LIST", [argument, joint, form @ ..]) if form.len() < 2 => {
                let index = self.typed(argument, &[Kind::List])?;
                let form = form.first().map(|form| self.form(form)).transpose()?;
                let form = form.map_or(0, |form| form + 1);
                match literal(joint) {
                    Some("and") => mark(LIST, &[index, form, AND], out),
                    Some("or") => mark(LIST, &[index, form, OR], out),
                    Some(separator) if !separator.bytes().all(|byte| byte.is_ascii_lowercase()) => {
                        mark(LIST, &[index, form, SEPARATOR], out);
                        out.push_str(&text(&unescape_unicode_to_string(separator)));
                    }
                    _ => return Err("LIST joins by \"and\", \"or\" or a separator".to_owned()),
                }
                Ok(())
            }
            ("COUNT", [_]) => Err("COUNT chooses between variants".to_owned()),
            (name @ ("CAPITAL" | "GROUPED" | "FORM" | "LIST" | "COUNT"), _) => {
                Err(format!("{name} has other arguments"))
            }
            (name, _) => Err(format!(
                "there is no function {name}; there are LIST, FORM, CAPITAL, GROUPED and COUNT"
            )),
        }
    }

    fn form(&mut self, name: &InlineExpression<&str>) -> Checked<usize> {
        let name = literal(name).ok_or("the name of a form is a string")?;
        let form = self.forms.number(name);
        self.forms.uses.push((self.id.clone(), form));
        Ok(form)
    }

    fn argument(&mut self, inline: &InlineExpression<&str>) -> Checked<(usize, Kind)> {
        let InlineExpression::VariableReference { id } = inline else {
            return Err("expected an argument like $name".to_owned());
        };
        let mut known = self.parameters.iter();
        let index = known.position(|(name, _)| name == id.name).ok_or_else(|| {
            let known: Vec<String> =
                self.parameters.iter().map(|(name, _)| format!("${name}")).collect();
            format!("English declares no ${}, but [{}]", id.name, known.join(", "))
        })?;
        self.used.insert(index);
        Ok((index, self.parameters[index].1))
    }

    fn typed(&mut self, inline: &InlineExpression<&str>, kinds: &[Kind]) -> Checked<usize> {
        let (index, kind) = self.argument(inline)?;
        if kinds.contains(&kind) {
            return Ok(index);
        }
        Err(format!("${} is a {kind:?}, expected {kinds:?}", self.parameters[index].0))
    }

    fn select(
        &mut self,
        selector: &InlineExpression<&str>,
        variants: &[Variant<&str>],
        out: &mut String,
    ) -> Checked {
        out.push(char::from(SELECT));
        let by = self.selector(selector, out)?;
        let default = variants.iter().position(|variant| variant.default).unwrap_or(0);
        let mut body = number(default);
        for variant in variants {
            body.push_str(&self.key(&variant.key, &by)?);
            let mut words = String::new();
            self.pattern(&variant.value, &mut words)?;
            body.push_str(&text(&words));
        }
        out.push_str(&text(&body));
        Ok(())
    }

    fn selector(
        &mut self,
        selector: &InlineExpression<&str>,
        out: &mut String,
    ) -> Checked<Selector> {
        match selector {
            InlineExpression::VariableReference { id } => {
                let (index, kind) = self.argument(selector)?;
                mark(ARGUMENT, &[index], out);
                match kind {
                    Kind::Number | Kind::Decimal => Ok(Selector::Number),
                    Kind::Flag => Ok(Selector::Flag),
                    Kind::Text => Ok(Selector::Text),
                    _ => Err(format!("${} can't choose by itself: use FORM or COUNT", id.name)),
                }
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "COUNT" => {
                let [list] = arguments.positional.as_slice() else {
                    return Err("COUNT has one list".to_owned());
                };
                let index = self.typed(list, &[Kind::List])?;
                mark(COUNT, &[index], out);
                Ok(Selector::Number)
            }
            InlineExpression::FunctionReference { id, .. } if id.name == "FORM" => {
                self.placed(selector, out)?;
                Ok(Selector::Text)
            }
            _ => Err("variants are chosen by an argument, COUNT or FORM".to_owned()),
        }
    }

    fn key(&self, key: &VariantKey<&str>, by: &Selector) -> Checked<String> {
        let words = |name: &str| number(Category::ALL.len()) + &text(name);
        match (key, by) {
            (VariantKey::NumberLiteral { value }, Selector::Number) => Ok(words(value)),
            (VariantKey::Identifier { name }, Selector::Number) => {
                let category = languages::category(self.family, name);
                let category = category.map(|category| number(category as usize));
                category.ok_or_else(|| format!("the language has no plural [{name}]"))
            }
            (VariantKey::Identifier { name: name @ ("yes" | "no") }, Selector::Flag)
            | (VariantKey::Identifier { name }, Selector::Text) => Ok(words(name)),
            (_, Selector::Flag) => Err("a flag has the variants [yes] and [no]".to_owned()),
            (_, Selector::Text) => Err("a text has no variants by number".to_owned()),
        }
    }
}

/// Returns the text of a pattern that contains only text and string literals.
pub(crate) fn words(pattern: &Pattern<&str>) -> Option<String> {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => words.push_str(&unescape_unicode_to_string(value)),
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(words)
}

fn literal<'s>(inline: &InlineExpression<&'s str>) -> Option<&'s str> {
    match inline {
        InlineExpression::StringLiteral { value } => Some(value),
        _ => None,
    }
}

fn push(words: &str, out: &mut String) -> Checked {
    if words.bytes().any(|byte| byte < TEXT) {
        return Err("has a control character".to_owned());
    }
    out.push_str(words);
    Ok(())
}

fn mark(mark: u8, numbers: &[usize], out: &mut String) {
    out.push(char::from(mark));
    numbers.iter().for_each(|&value| out.push_str(&number(value)));
}
