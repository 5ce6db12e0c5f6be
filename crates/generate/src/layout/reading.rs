//! Reads constraints from a full grid.

use super::table::{Layout, Numbers, Places};
use evoku_model::{Cell, Constraint, ConstraintKind, Geometry, Grid, constraint_kind};

/// The largest product that is tried.
const PRODUCT: u32 = 100_000;

/// The constraint of a layout that holds in these cells of a full grid. A random kind is chosen
/// from several, and the least of several numbers. `None` if no kind holds.
pub(super) fn read(
    layout: &Layout,
    cells: &[Cell],
    geometry: &Geometry,
    full: &Grid,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Option<Constraint> {
    let first = index_below(layout.kinds.len());
    let kinds = layout.kinds[first..].iter().chain(&layout.kinds[..first]);
    let kinds = kinds.filter(|name| is_usual(name, cells.len()));
    for kind in kinds.filter_map(|name| constraint_kind(name)) {
        for cells in orders(layout, cells) {
            for numbers in numbers(layout, kind, &cells, full, index_below) {
                let constraint = Constraint::new(kind, numbers, cells.clone(), full.side()).ok();
                if let Some(constraint) =
                    constraint.filter(|constraint| constraint.holds(&geometry.ground(), full))
                {
                    return Some(constraint);
                }
            }
        }
    }
    None
}

/// Returns `true` if a kind is customary for this many cells. Differences and quotients have two
/// cells. A cage of one cell shows its digit as a sum, not as a product.
fn is_usual(name: &str, cells: usize) -> bool {
    match name {
        "minus" | "divide" => cells == 2,
        "product" => cells > 1,
        _ => true,
    }
}

/// The orders in which the cells are tried; pairs are tried both ways.
fn orders(layout: &Layout, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut orders = vec![cells.to_vec()];
    if let Places::Sides { .. } = layout.places {
        orders.push(cells.iter().rev().copied().collect());
    }
    orders
}

/// The numbers that are tried in these cells.
fn numbers(
    layout: &Layout,
    kind: &ConstraintKind,
    cells: &[Cell],
    full: &Grid,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Vec<Vec<u32>> {
    let side = full.side() as u32;
    match layout.numbers {
        Numbers::None => vec![Vec::new()],
        Numbers::These(numbers) => numbers.iter().map(|&number| vec![number]).collect(),
        Numbers::Any => {
            let most = match kind.name {
                "product" => side.saturating_pow(cells.len() as u32).min(PRODUCT),
                _ => side * side,
            };
            (0..=most).map(|number| vec![number]).collect()
        }
        Numbers::Digits => {
            let digits = cells.iter().filter_map(|&cell| full.get(cell));
            let mut digits: Vec<u32> = digits.map(|digit| digit.value().into()).collect();
            // At least two, so that a clue restricts each of its cells.
            for _ in 0..index_below(cells.len() - 1) {
                digits.swap_remove(index_below(digits.len()));
            }
            digits.sort_unstable();
            vec![digits]
        }
    }
}
