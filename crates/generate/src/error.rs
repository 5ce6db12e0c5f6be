//! Errors of invalid requests.

use std::sync::Arc;

use crate::layout::Layout;
use crate::symmetry::GivenSymmetry;
use evoku_logic::Technique;
use evoku_logic::rating::Level;
use evoku_messages::{Message, Say, say};
use evoku_model::Geometry;

/// The reason why a request is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RequestError {
    /// The same layout is requested twice.
    Twice(&'static Layout),
    /// The number of cells is given for a layout that doesn't allow a choice.
    SettledCells(&'static Layout),
    /// The requested number of cells is impossible on this board.
    Cells {
        /// The layout.
        layout: &'static Layout,
        /// The smallest requested number of cells.
        from: usize,
        /// The largest requested number of cells.
        to: usize,
        /// The smallest possible number of cells.
        least: usize,
        /// The largest possible number of cells.
        most: usize,
    },
    /// A symmetry is requested, but the digits determine where the layout's marks are.
    Unsymmetric(&'static Layout),
    /// Minimal constraints are requested, but no layout.
    NothingToSpare,
    /// The range is empty or exceeds the possible values.
    Range {
        /// `givens`, `levels` or `score`.
        what: &'static str,
        /// The first value of the range.
        from: usize,
        /// The last value of the range.
        to: usize,
        /// The least possible value.
        least: usize,
        /// The greatest possible value.
        most: usize,
    },
    /// A pattern is combined with a setting that it determines: the `number` or the `symmetry`.
    Settled(&'static str),
    /// The board doesn't have this cell.
    Cell {
        /// The index of the cell.
        found: usize,
        /// The cells of the board.
        cells: usize,
    },
    /// The technique is both required and forbidden.
    Torn(Technique),
    /// The technique is harder than the requested level.
    TooHard {
        /// The technique.
        technique: Technique,
        /// The lowest level of a puzzle that uses the technique.
        least: Level,
        /// The highest requested level.
        most: Level,
    },
    /// The technique is forbidden, but every solution path uses it.
    Needed(Technique),
    /// The requested givens are too few for a unique solution.
    TooFewGivens {
        /// The largest requested number of givens.
        most: usize,
        /// The known lower bound on the number of givens.
        least: usize,
    },
    /// The requested givens are too few to distinguish the digits that the layouts treat alike.
    Alike {
        /// The largest requested number of givens.
        most: usize,
        /// The known lower bound on the number of givens.
        least: usize,
        /// The layouts.
        layouts: Vec<&'static Layout>,
        /// Pairs of a digit and the digit that replaces it.
        exchange: Vec<(usize, usize)>,
    },
    /// No givens are requested, but a symmetry maps every solution to another one.
    Image {
        /// The symmetry.
        symmetry: GivenSymmetry,
        /// The layouts.
        layouts: Vec<&'static Layout>,
    },
    /// The symmetry allows none of the requested numbers of givens.
    Unreachable {
        /// The symmetry.
        symmetry: GivenSymmetry,
        /// The smallest requested number of givens.
        from: usize,
        /// The largest requested number of givens.
        to: usize,
        /// The nearest numbers that the symmetry allows.
        near: Vec<usize>,
    },
    /// The pattern leaves two exchangeable rows or columns without a given.
    Exchangeable {
        /// `rows` or `columns`.
        lines: &'static str,
        /// The number of the first row or column, from 1.
        first: usize,
        /// The number of the second.
        second: usize,
    },
    /// The requested levels and techniques exclude the requested scores.
    Score {
        /// The lowest score requested.
        from: u32,
        /// The highest score requested.
        to: u32,
        /// The lowest possible score.
        least: u32,
        /// The highest possible score.
        most: u32,
    },
    /// The technique is required, but no solution path ever uses it.
    Unused(Technique),
    /// The technique needs constraints, but the board has none.
    NoConstraints(Technique),
    /// The rules contradict each other, so there is no full grid.
    NoGrid(Arc<Geometry>),
    /// The grid with this number, from 1, is not full or breaks the rules.
    Grid(usize),
}

impl Say for RequestError {
    fn message(&self) -> Message {
        match self {
            Self::Twice(layout) => say::generate_twice((layout.noun)()),
            Self::SettledCells(layout) => say::generate_settled_cells((layout.noun)()),
            Self::Cells { layout, from, to, least, most } => {
                say::generate_cells((layout.noun)(), *from, *to, *least, *most)
            }
            Self::Unsymmetric(layout) => say::generate_unsymmetric((layout.noun)()),
            Self::NothingToSpare => say::generate_nothing_to_spare(),
            Self::Range { what, from, to, least, most } => {
                say::generate_range(*what, *from, *to, *least, *most)
            }
            Self::Settled(what) => say::generate_settled(*what),
            Self::Cell { found, cells } => say::generate_pattern_cell(*found, *cells),
            Self::Torn(technique) => say::generate_torn(technique),
            Self::TooHard { technique, least, most } => {
                say::generate_too_hard(technique, least, most)
            }
            Self::Needed(technique) => say::generate_needed(technique),
            Self::TooFewGivens { most, least } => say::generate_too_few_givens(*most, *least),
            Self::Alike { most, least, layouts, exchange } => {
                let exchange =
                    exchange.iter().map(|&(digit, other)| say::generate_exchange(other, digit));
                say::generate_alike(*most, nouns(layouts), exchange, *least)
            }
            Self::Image { symmetry, layouts } => say::generate_image(symmetry, nouns(layouts)),
            Self::Unreachable { symmetry, from, to, near } => {
                say::generate_unreachable(symmetry, near.iter().copied(), *from, *to)
            }
            Self::Exchangeable { lines, first, second } => {
                say::generate_exchangeable(*lines, *first, *second)
            }
            Self::Score { from, to, least, most } => say::generate_score(*from, *to, *least, *most),
            Self::Unused(technique) => say::generate_unused(technique),
            Self::NoConstraints(technique) => say::generate_no_constraints(technique),
            Self::NoGrid(geometry) => say::generate_no_grid(&**geometry),
            Self::Grid(number) => say::generate_grid(*number),
        }
    }
}

evoku_messages::error!(RequestError);

fn nouns(layouts: &[&'static Layout]) -> impl Iterator<Item = Message> {
    layouts.iter().map(|layout| (layout.noun)())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use evoku_messages::Language;
    use evoku_model::Shape;

    use super::*;
    use crate::layout::LAYOUTS;
    use crate::pattern::PatternError;
    use crate::request::Refusal;
    use crate::{MinimiseError, Placement, PlacementError};

    fn messages() -> Vec<Message> {
        let [killer, arrow] = [&LAYOUTS[0], &LAYOUTS[4]];
        let (from, to, least, most) = (1, 2, 3, 4);
        let technique = Technique::FullHouse;
        let range = |what| RequestError::Range { what, from, to, least, most };
        let exchangeable = |lines| RequestError::Exchangeable { lines, first: 1, second: 2 };
        let (symmetry, layouts) = (GivenSymmetry::HalfTurn, vec![killer, arrow]);
        let nine = Geometry::plain(Shape::NINE);
        let errors = [
            RequestError::Twice(killer),
            RequestError::SettledCells(killer),
            RequestError::Cells { layout: killer, from, to, least, most },
            RequestError::Unsymmetric(killer),
            RequestError::NothingToSpare,
            range("givens"),
            range("levels"),
            range("score"),
            RequestError::Settled("number"),
            RequestError::Settled("symmetry"),
            RequestError::Cell { found: 81, cells: 81 },
            RequestError::Torn(technique),
            RequestError::TooHard { technique, least: Level::Hard, most: Level::Easy },
            RequestError::Needed(technique),
            RequestError::TooFewGivens { most: 3, least: 17 },
            RequestError::Alike { most, least, layouts: layouts.clone(), exchange: vec![(1, 9)] },
            RequestError::Image { symmetry, layouts },
            RequestError::Unreachable { symmetry, from, to, near: vec![0, 4] },
            exchangeable("rows"),
            exchangeable("columns"),
            RequestError::Score { from: 1, to: 2, least: 3, most: 4 },
            RequestError::Unused(technique),
            RequestError::NoConstraints(technique),
            RequestError::NoGrid(Arc::new(nine)),
            RequestError::Grid(1),
        ];
        let refusals = [
            Refusal::Grid,
            Refusal::Layout,
            Refusal::Solutions,
            Refusal::Givens,
            Refusal::Level(Level::Hard),
            Refusal::Score,
            Refusal::MissingTechnique(technique),
            Refusal::Unavailable(technique),
            Refusal::Uses(technique),
        ];
        let placements = ["kilter", "killer:x"].map(str::parse::<Placement>);
        let placements = placements.into_iter().map(Result::unwrap_err);
        let mut all: Vec<Message> = errors.iter().map(Message::from).collect();
        all.extend(refusals.iter().map(Message::from));
        all.extend(placements.map(|error: PlacementError| error.into()));
        all.push(PatternError { found: 80, expected: 81 }.into());
        all.extend([MinimiseError::NoSolution, MinimiseError::SeveralSolutions].map(Into::into));
        all
    }

    #[test]
    fn errors_and_refusals_differ_in_every_language() {
        let english: Vec<String> = messages().iter().map(Message::to_string).collect();
        for language in Language::all() {
            let texts: Vec<String> =
                messages().iter().map(|message| message.render(language)).collect();
            assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len());
            if language != Language::ENGLISH {
                let untranslated: Vec<_> =
                    texts.iter().zip(&english).filter(|(text, english)| text == english).collect();
                assert!(untranslated.is_empty(), "{untranslated:?}");
            }
        }
    }

    #[test]
    fn errors_name_layouts_and_digits() {
        let layouts = LAYOUTS[..3].iter().collect();
        let exchange = vec![(1, 9), (9, 1)];
        let error = RequestError::Alike { most: 3, least: 4, layouts, exchange };
        assert_eq!(
            error.to_string(),
            "at most 3 givens are too few: constraints of killer and calcudoku and thermometer \
             stay satisfied after an exchange of digits (9 for 1, 1 for 9), so a puzzle with one \
             solution has at least 4 givens. Allow that number, or add a layout that distinguishes \
             digits, like killer, thermometer or arrow"
        );
        let german = Language::from_code("de").expect("German");
        let error = RequestError::Unreachable {
            symmetry: GivenSymmetry::HalfTurn,
            from: 1,
            to: 2,
            near: vec![0, 4],
        };
        assert_eq!(
            error.message().render(german),
            "Mit der Symmetrie „halbe Drehung“ gibt es 0 oder 4 Vorgaben, nie 1 bis 2"
        );
    }
}
