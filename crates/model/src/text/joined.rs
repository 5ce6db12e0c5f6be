//! Cells or rows on one line that any one sign joins: `5/3/0`, `53..7..../6..195...`.

use crate::Grid;
use crate::text::Sizes;
use crate::text::cells::{self, LETTERS, Token, is_cell};

/// The signs around a puzzle that spreadsheets and programs add.
const QUOTES: [char; 4] = ['\'', '"', '`', '\u{2019}'];

/// The smallest side of a board whose cells or rows may be joined by a sign.
const SMALLEST: usize = 4;

/// Reads cells or rows joined by one sign, or a puzzle in quotes. Returns the board and the text
/// after it; `None` if the text is something else.
pub(super) fn read(
    text: &str,
    number: usize,
    side: Option<usize>,
    sizes: Sizes,
) -> Option<(Grid, &str)> {
    let trimmed = text.trim();
    let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
    let parts = [(trimmed, ""), (&trimmed[..end], trimmed[end..].trim())];
    parts.into_iter().find_map(|(part, rest)| {
        let inner = part.trim_matches(QUOTES);
        let tokens = tokens(inner, text, number, part != inner)?;
        let found = cells::side_of(tokens.len()).filter(|&found| found >= SMALLEST)?;
        let fits = side.is_none_or(|side| side == found) && !sizes.refuses(found);
        let grid = cells::grid(&tokens, found).ok().filter(|_| fits)?;
        (super::line::further_cells(rest) < found.max(9)).then_some((grid, rest))
    })
}

/// The cells of a text in which one sign joins cells or rows.
fn tokens<'t>(inner: &'t str, text: &str, number: usize, quoted: bool) -> Option<Vec<Token<'t>>> {
    let column = |piece: &str| {
        let before = piece.as_ptr() as usize - text.as_ptr() as usize;
        text[..before].chars().count() + 1
    };
    let characters = |piece: &'t str| {
        let start = column(piece);
        let one =
            move |at: usize| Token { text: &piece[at..=at], line: number, column: start + at };
        (0..piece.len()).map(one)
    };
    if quoted && inner.bytes().all(is_cell) {
        return Some(characters(inner).collect());
    }
    let odd =
        inner.chars().find(|sign| !sign.is_whitespace() && !u8::try_from(*sign).is_ok_and(is_cell));
    let joints = odd.into_iter().chain(['.', '-', '_']).map(|sign| sign.to_string());
    ["\\n".to_owned()].into_iter().chain(joints).find_map(|joint| {
        // Blanks must differ from the joint.
        let is_sign = joint.bytes().all(is_cell);
        let fits = |byte: u8| {
            if is_sign {
                byte.is_ascii_digit()
            } else {
                is_cell(byte) || byte == b'-' && joint != "-"
            }
        };
        let inner = inner.strip_suffix(&*joint).unwrap_or(inner);
        let inner = inner.strip_prefix(&*joint).unwrap_or(inner);
        let pieces: Vec<&str> = inner.split(&*joint).map(str::trim).collect();
        let (count, first) = (pieces.len(), pieces[0].len());
        if pieces.iter().any(|piece| piece.is_empty() || !piece.bytes().all(fits)) {
            return None;
        }
        if count >= SMALLEST && first == count && count <= LETTERS {
            let is_row = |piece: &&str| piece.len() == count;
            return pieces
                .iter()
                .all(is_row)
                .then(|| pieces.iter().flat_map(|piece| characters(piece)).collect());
        }
        let is_number = |piece: &&str| {
            piece.len() == 1
                || (piece.len() == 2 && piece.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let cells = cells::side_of(count).is_some() && pieces.iter().all(is_number);
        cells.then(|| {
            pieces
                .iter()
                .map(|piece| Token { text: piece, line: number, column: column(piece) })
                .collect()
        })
    })
}
