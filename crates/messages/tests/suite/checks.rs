//! Mistakes in texts that the build reports.

use crate::catalog::{Catalog, Source};

const MARKS: &str = "-decimal-point = .\n-number-group = ,\n-list-comma = { \", \" }\n\
                     -list-and = { \" and \" }\n-list-or = { \" or \" }\n";

/// The errors of an English text and a German one, where `|` begins a line.
fn errors(english: &str, german: &str) -> Vec<String> {
    let source = |code: &str, text: &str| Source {
        code: code.to_owned(),
        name: format!("{code}.ftl"),
        text: format!("{MARKS}{}", text.replace('|', "\n    ")),
    };
    let sources = [source("en", english), source("de", german)];
    Catalog::new(&sources).err().unwrap_or_default()
}

#[test]
fn languages_with_the_same_messages_are_accepted() {
    let english = "# $house (Message) - A house.\n# $cells (List)\n# $one (Flag)\n\
                   clash = { $house } { LIST($cells, \"and\") } { $one ->|[yes] a|*[no] b| }\n";
    let german = "clash = { FORM($house, \"in\") } { COUNT($cells) ->|[0] -|[one] 1|*[other] n| }\
                  { $one ->|[yes] a|*[no] b| }\n    .in = in\n";
    assert_eq!(errors(english, german), Vec::<String>::new());
}

#[test]
fn errors_have_a_place_and_a_reason() {
    let declared = "# $count (Number)\n# $name (Text)\nsome = { $count } { $name }\n";
    let cases: &[(&str, &str, &str)] = &[
        ("a = A\n", "", "de.ftl:1: a is missing"),
        ("", "a = A\n", "de.ftl:6: a: is not in English"),
        ("a = A\n", "a = A\na = B\n", "de.ftl:6: a: is there twice"),
        (declared, "some = { $count }\n", "de.ftl:6: some: $name is not used"),
        (
            declared,
            "some = { $count } { $nam }\n",
            "de.ftl:6: some: English declares no $nam, but [$count, $name]",
        ),
        ("a = { $x }\n", "a = A\n", "en.ftl:6: a: English declares no $x, but []"),
        ("# $x (Numbr)\na = { $x }\n", "a = A\n", "en.ftl:7: a: `$x (Numbr)` declares no argument"),
        (
            "# $x (List)\na = { $x }\n",
            "a = { LIST($x, \"and\") }\n",
            "en.ftl:7: a: a list needs LIST($…, \"and\")",
        ),
        (
            "# $x (List)\na = { LIST($x, \"or\") }\n",
            "a = { LIST($x, \"nor\") }\n",
            "de.ftl:6: a: LIST joins by \"and\", \"or\" or a separator",
        ),
        (
            declared,
            "some = { FORM($count, \"in\") } { $name }\n",
            "de.ftl:6: some: $count is a Number, expected [Message]",
        ),
        (
            declared,
            "some = { UPPER($name) } { $count }\n",
            "de.ftl:6: some: there is no function UPPER; there are LIST, FORM, CAPITAL, GROUPED",
        ),
        (
            declared,
            "some = { $count ->|[few] a|*[other] b| } { $name }\n",
            "de.ftl:6: some: the language has no plural [few]",
        ),
        (
            declared,
            "some = { $name ->|[1] a|*[other] b| } { $count }\n",
            "de.ftl:6: some: a text has no variants by number",
        ),
        (
            "# $x (Flag)\na = { $x ->|[yes] a|*[no] b| }\n",
            "a = { $x ->|[yes] a|*[other] b| }\n",
            "de.ftl:6: a: a flag has the variants [yes] and [no]",
        ),
        (
            "# $x (Message)\na = { $x }\n",
            "a = { FORM($x, \"dativ\") }\n    .dative = b\n",
            "de.ftl:6: a: no message has a form `.dativ`",
        ),
        ("a = A\n", "a = { -evoku }\n", "de.ftl:6: a: there is no term -evoku"),
        ("a = A\nb = B\n", "a = { b }\nb = { a }\n", "de.ftl:6: a: refers to itself"),
        ("a = A\n", "a = { $x\n", "de.ftl:7: Expected a token starting with \"}\""),
        ("a = A\n", "a =\n    .in = in A\n", "de.ftl:6: a: has no words besides its forms"),
        ("A_b = A\n", "A_b = A\n", "en.ftl:6: A_b: expected lower-case letters"),
    ];
    for (english, german, expected) in cases {
        let found = errors(english, german);
        assert!(
            found.iter().any(|error| error.starts_with(expected)),
            "{expected}\nfound {found:?}"
        );
    }
}

#[test]
fn a_language_needs_plural_rules_and_marks() {
    let source = |code: &str, text: &str| Source {
        code: code.to_owned(),
        name: format!("{code}.ftl"),
        text: text.to_owned(),
    };
    let errors = Catalog::new(&[source("en", MARKS), source("xx", MARKS)]).err().unwrap();
    assert_eq!(errors, ["xx.ftl:1: the plural rules of `xx` are not known"]);
    let errors = Catalog::new(&[source("en", "")]).err().unwrap();
    assert_eq!(errors.len(), 5, "{errors:?}");
}

#[test]
fn sections_of_the_command_come_last() {
    let english = format!("{MARKS}## Command\n##\n## Feature: command\na = A\n## Page\nb = B\n");
    let source = Source { code: "en".to_owned(), name: "en.ftl".to_owned(), text: english };
    let catalog = Catalog::new(&[source]).unwrap();
    let ids: Vec<&str> = catalog.signatures.iter().map(|signature| signature.id.as_str()).collect();
    assert_eq!((ids, catalog.for_page()), (vec!["b", "a"], 1));
}
