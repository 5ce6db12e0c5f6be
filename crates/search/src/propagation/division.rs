//! Propagation of regions whose shapes are part of the solution, by their plain definition.

use super::level::Contradiction;
use super::narrowed::Narrowed;
use evoku_model::Division;

/// Rules out region numbers and digits until nothing more follows.
///
/// # Errors
/// If no division is possible.
pub(super) fn divide(work: &mut dyn Narrowed, division: &Division) -> Result<(), Contradiction> {
    loop {
        let before = candidates(work, division);
        numbers_in_order(work, division)?;
        for region in 0..division.regions() {
            size(work, division, region)?;
            digits(work, division, region)?;
            connection(work, division, region)?;
        }
        if candidates(work, division) == before {
            return Ok(());
        }
    }
}

fn candidates(work: &dyn Narrowed, division: &Division) -> Vec<u64> {
    let cells = division.cells.iter().chain(&division.numbers);
    cells.map(|&cell| work.get(cell)).collect()
}

/// The number of a region is at most one more than the largest before it.
fn numbers_in_order(work: &mut dyn Narrowed, division: &Division) -> Result<(), Contradiction> {
    let mut allowed = 1;
    for &cell in &division.numbers {
        work.keep(cell, allowed)?;
        let greatest = u64::BITS - 1 - work.get(cell).leading_zeros();
        allowed |= (1 << greatest << 1) & (u64::MAX >> (64 - division.regions()));
    }
    Ok(())
}

/// The indices of the cells that can belong to a region, and of those that must.
fn members(work: &dyn Narrowed, division: &Division, region: usize) -> [Vec<usize>; 2] {
    let bit = 1 << region;
    let places = 0..division.cells.len();
    let possible = places.filter(|&place| work.get(division.numbers[place]) & bit != 0);
    let possible: Vec<usize> = possible.collect();
    let certain = possible.iter().copied();
    let certain = certain.filter(|&place| work.get(division.numbers[place]) == bit).collect();
    [possible, certain]
}

/// Enforces the size of a region.
fn size(work: &mut dyn Narrowed, division: &Division, region: usize) -> Result<(), Contradiction> {
    let [possible, certain] = members(work, division, region);
    if certain.len() > division.size || possible.len() < division.size {
        return Err(Contradiction);
    }
    let is_certain = |place: &&usize| certain.contains(place);
    if certain.len() == division.size {
        let others = possible.iter().filter(|place| !is_certain(place));
        others
            .map(|&place| division.numbers[place])
            .try_for_each(|cell| work.keep(cell, !(1 << region)))?;
    } else if possible.len() == division.size {
        let cells = possible.iter().map(|&place| division.numbers[place]);
        cells.into_iter().try_for_each(|cell| work.keep(cell, 1 << region))?;
    }
    Ok(())
}

/// Enforces distinct digits in a region.
fn digits(
    work: &mut dyn Narrowed,
    division: &Division,
    region: usize,
) -> Result<(), Contradiction> {
    let [possible, certain] = members(work, division, region);
    for &place in &certain {
        let digit = work.get(division.cells[place]);
        if !digit.is_power_of_two() {
            continue;
        }
        for &other in possible.iter().filter(|&&other| other != place) {
            if certain.contains(&other) {
                work.keep(division.cells[other], !digit)?;
            } else if work.get(division.cells[other]) == digit {
                work.keep(division.numbers[other], !(1 << region))?;
            }
        }
    }
    Ok(())
}

/// Enforces that the cells of a region are connected.
fn connection(
    work: &mut dyn Narrowed,
    division: &Division,
    region: usize,
) -> Result<(), Contradiction> {
    let [possible, certain] = members(work, division, region);
    let Some(&first) = certain.first() else { return Ok(()) };
    let pieces = division.pieces(|place| usize::from(possible.contains(&place)));
    for &place in possible.iter().filter(|&&place| pieces[place] != pieces[first]) {
        work.keep(division.numbers[place], !(1 << region))?;
    }
    Ok(())
}
