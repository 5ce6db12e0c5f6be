//! The names, descriptions and errors of the tables in every language.

use std::collections::BTreeMap;

use evoku_messages::{Language, Message, Say, say};
use evoku_sudoku::formats::{FIELDS, FORMATS, Hints, Reader, Record, Writer, by_name};
use evoku_sudoku::logic::RULES;
use evoku_sudoku::mark::Hue;
use evoku_sudoku::search::{Contradiction, ENGINES};
use evoku_sudoku::{
    CONSTRAINTS, Cell, Clash, Constraint, ConstraintKind, Digit, FRAME, Geometry, Grid, Rules,
    Shape, Symmetry,
};

fn kinds() -> impl Iterator<Item = &'static ConstraintKind> {
    CONSTRAINTS.iter().chain(FRAME).copied()
}

/// Checks that each entry of a table has its own words in every language.
fn is_told_apart(table: &str, entries: impl Iterator<Item = (&'static str, Message)>) {
    let entries: Vec<(&str, Message)> = entries.collect();
    for language in Language::all() {
        let mut known = BTreeMap::new();
        for (name, message) in &entries {
            let words = message.render(language);
            assert!(!words.trim().is_empty(), "{table}: {name} has no words in {language:?}");
            let other = known.insert(words.clone(), name);
            assert_eq!(other, None, "{table}: {name} is \"{words}\" in {language:?} too");
        }
    }
    let english = |message: &Message| message.render(Language::ENGLISH);
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let same = entries.iter().filter(|entry| entry.1.render(language) == english(&entry.1));
        let same = same.count();
        assert!(4 * same < entries.len(), "{table}: {same} entries are English in {language:?}");
    }
}

#[test]
fn every_entry_has_words_of_its_own_in_every_language() {
    assert!(Language::all().count() > 1);
    is_told_apart("constraints", kinds().map(|kind| (kind.name, (kind.noun)())));
    is_told_apart("rules of constraints", kinds().map(|kind| (kind.name, (kind.about)())));
    is_told_apart("formats", FORMATS.iter().map(|format| (format.name, (format.about)())));
    is_told_apart("fields", FIELDS.iter().map(|field| (field.name, (field.meaning)())));
    is_told_apart("engines", ENGINES.iter().map(|engine| (engine.name, (engine.about)())));
    is_told_apart("rules of propagation", RULES.iter().map(|rule| (rule.name, (rule.about)())));
    is_told_apart("rules", Rules::NAMES.into_iter().map(|name| (name, Rules::noun(name))));
    for (hue, language) in Hue::ALL.iter().flat_map(|hue| Language::all().map(move |l| (hue, l))) {
        assert!(!hue.noun().render(language).is_empty(), "{} in {language:?}", hue.name);
    }
}

#[test]
fn names_that_people_type_are_nouns_in_english() {
    for kind in kinds() {
        assert_eq!((kind.noun)().to_string(), kind.name);
        assert_eq!((kind.noun)().id(), format!("constraint-{}", kind.name));
        assert_eq!((kind.about)().id(), format!("constraint-{}-rule", kind.name));
    }
    for hue in Hue::ALL {
        assert_eq!(hue.noun().to_string(), hue.name);
    }
    for name in Rules::NAMES {
        assert_eq!(Rules::noun(name).to_string(), name);
    }
}

#[test]
fn numbers_of_constraints_have_names_in_every_language() {
    let names = kinds().flat_map(|kind| kind.numbers).map(|name| name.trim_end_matches('.'));
    for name in names {
        let message = say::constraint_number(name.replace(' ', "-"));
        assert_eq!(message.to_string(), name);
        let german = message.render(Language::from_code("de").unwrap());
        assert_ne!(german, name);
    }
}

/// The text in the languages other than English.
fn translations(message: &impl Say) -> [String; 3] {
    let message = message.message();
    ["de", "fr", "es"].map(|code| message.render(Language::from_code(code).unwrap()))
}

fn board(texts: &[&str]) -> Geometry {
    let constraints = texts.iter().map(|text| Constraint::parse(text, 9).unwrap()).collect();
    Geometry::new(Shape::NINE, Rules { constraints, ..Rules::default() }).unwrap()
}

#[test]
fn rules_are_sentences_with_their_notes() {
    let rules = board(&["whispers 4 r1c1 r1c2", "alternatives even r1c1 or odd r2c2"]);
    let rules = rules.ground().rules();
    assert_eq!(
        rules[0].to_string(),
        "Whispers (orange, 4): neighbours on the line differ by at least the number, usually half \
            the side: 5 for German whispers, 4 for Dutch whispers."
    );
    assert_eq!(
        translations(&rules[0])[0],
        "Flüsterlinie (orange, 4): Nachbarn auf der Linie unterscheiden sich mindestens um die \
            Zahl, sonst um die halbe Seite."
    );
    let [german, french, spanish] = translations(&rules[1]);
    assert!(german.starts_with("Alternativen (Gerade bei r1c1 oder Ungerade bei r2c2): Mindes"));
    assert!(
        french.starts_with("Alternatives (pair en r1c1 ou impair en r2c2)\u{a0}: "),
        "{french}"
    );
    assert!(spanish.starts_with("Alternativas (par en r1c1 o impar en r2c2): "), "{spanish}");
}

#[test]
fn errors_have_their_places_in_every_language() {
    let error = |text: &str| Reader::new(text.as_bytes(), Hints::default()).next().unwrap();
    let error = error("1..4\n..1.\n.Z..\n4..1\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 3, column 2 (r3c2): found \"Z\", expected a digit 1 to 4 or a blank (. 0 _ * x)"
    );
    assert_eq!(
        translations(&error),
        [
            "Zeile 3, Spalte 2 (r3c2): „Z“ gefunden, erwartet: eine Ziffer von 1 bis 4 oder eine \
                Lücke (. 0 _ * x)",
            "ligne 3, colonne 2 (r3c2)\u{a0}: trouvé\u{a0}: «\u{a0}Z\u{a0}»\u{a0}; attendu\u{a0}: \
                un chiffre de 1 à 4 ou une case vide (. 0 _ * x)",
            "línea 3, columna 2 (r3c2): se encontró «Z» y se esperaba un dígito del 1 al 4 o un \
                hueco (. 0 _ * x)",
        ]
    );
    let unknown = Constraint::parse("killer 10 r1c1 r10c1", 9).unwrap_err();
    assert_eq!(
        translations(&unknown)[0],
        "Zellen von „Käfig“: „r10c1“ gefunden, erwartet: eine Zelle wie r1c1, „row 1“ oder \
            „column 1“ eines Bretts mit 9x9"
    );
    let numbers = Constraint::parse("exactly 3 r1c1", 9).unwrap_err();
    assert_eq!(numbers.to_string(), "numbers of \"exactly\": found 1, expected count, digit");
    assert_eq!(
        translations(&numbers)[0],
        "Zahlen von „Genau“: 1 gefunden, erwartet: Anzahl, Ziffer"
    );
}

#[test]
fn boards_and_their_errors_are_described_in_every_language() {
    let cages = board(&["killer 10 r1c1 r1c2", "even r3c3"]);
    assert_eq!(cages.message().to_string(), cages.to_string());
    assert_eq!(translations(&cages)[0], "9x9 (Blöcke 3x3), Gerade, Käfig");
    let tree = ENGINES.iter().find(|engine| !(engine.supports)(&cages)).unwrap();
    let unsupported = tree.check(&cages).unwrap_err();
    assert!(translations(&unsupported)[0].ends_with(
        "dies ist 9x9 (Blöcke 3x3), Gerade, Käfig; der Löser auto wählt einen passenden"
    ));
    let broken = Symmetry::rotation(4).apply_to_geometry(&cages).unwrap_err();
    assert_eq!(translations(&broken)[2], "una simetría de lado 4 no encaja con un lado de 9");
    assert_eq!(translations(&Contradiction)[1].split('\u{a0}').next(), Some("pas de solution"));

    let mut grid = Grid::blank(9);
    [1, 7].into_iter().for_each(|column| grid.set(Cell::at(0, column, 9), Digit::new(5)));
    let clash = Clash::find(&cages, &grid).unwrap();
    assert_eq!(
        translations(&clash.words(&cages)),
        [
            "5 steht zweimal in Zeile 1 (r1c2 und r1c8)",
            "5 figure deux fois dans la ligne 1 (r1c2 et r1c8)",
            "5 aparece dos veces en la fila 1 (r1c2 y r1c8)",
        ]
    );
    let sudoku = evoku_sudoku::Sudoku::new(cages.into(), Grid::blank(9)).unwrap();
    let mut writer = Writer::new(by_name("sdm").unwrap());
    let refused = writer.write(&Record::of(sudoku), &mut String::new()).unwrap_err();
    let german = &translations(&refused)[0];
    let start =
        "sdm kann das nicht tragen: Käfig 10 bei r1c1 und eine weitere Bedingung; es können: ";
    assert!(german.starts_with(start), "{german}");
}
