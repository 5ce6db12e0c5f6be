//! The units of the costs of attempts at a Sudoku.

use evoku_ea::CostUnit;
use evoku_messages::say;

pub(crate) const COST: CostUnit = CostUnit::new("cost", say::evolve_unit_cost);
pub(super) const CELLS_FILLED: CostUnit =
    CostUnit::new("cells filled", say::evolve_unit_cells_filled);
pub(super) const CONFLICTS: CostUnit = CostUnit::new("conflicts", say::evolve_unit_conflicts);
pub(super) const DISTINCT_DIGITS: CostUnit =
    CostUnit::new("distinct digits", say::evolve_unit_distinct_digits);
pub(super) const DUPLICATES: CostUnit = CostUnit::new("duplicates", say::evolve_unit_duplicates);
pub(super) const DUPLICATES_AND_BLANKS: CostUnit =
    CostUnit::new("duplicates, blanks included", say::evolve_unit_duplicates_and_blanks);
pub(super) const EQUAL_PAIRS: CostUnit = CostUnit::new("equal pairs", say::evolve_unit_equal_pairs);
pub(super) const ILLEGAL_HOUSES: CostUnit =
    CostUnit::new("illegal houses", say::evolve_unit_illegal_houses);
pub(super) const MISSING_DIGITS: CostUnit =
    CostUnit::new("missing digits", say::evolve_unit_missing_digits);
pub(super) const OFF_THE_SUMS: CostUnit = CostUnit::new("off the sums", say::evolve_unit_off_sums);
pub(super) const UNSATISFIED_CLAUSES: CostUnit =
    CostUnit::new("unsatisfied clauses", say::evolve_unit_unsatisfied_clauses);
pub(super) const VIOLATIONS: CostUnit = CostUnit::new("violations", say::evolve_unit_violations);
