//! The lookup of the table's rows by name.

use crate::ir::Function;
use crate::lower::intrinsics::row::IntrinsicRow;
use crate::lower::intrinsics::table::{FOREIGN, ROWS};
use crate::map::intrinsics::{Intrinsic, IntrinsicId, Rule};

/// Returns the row of a declared intrinsic; `None` if the table has no row for it.
pub(in crate::lower) fn find(function: Function<'_>) -> Option<Intrinsic> {
    match function.intrinsic_name() {
        Some(name) => find_name(name),
        None if function.is_intrinsic() => find_foreign(std::str::from_utf8(function.name()).ok()?),
        None => None,
    }
}

/// Finds the row of a name, of the name that it is derived from, or of its longest prefix that has a row.
pub(super) fn find_name(name: &str) -> Option<Intrinsic> {
    let index = |name: &str| ROWS.binary_search_by_key(&name, |row| row.name).ok();
    let by_rule = |rule: Rule| {
        let base = format!("{}{}", Rule::Name.prefix(), name.strip_prefix(rule.prefix())?);
        index(&base).map(|row| intrinsic(row, rule))
    };
    let by_prefix = || name.rmatch_indices('.').find_map(|(end, _)| index(&name[..=end]));
    Rule::ALL.into_iter().find_map(by_rule).or_else(|| by_prefix().map(|row| intrinsic(row, Rule::Name)))
}

/// Finds the row of an intrinsic that LLVM does not know, by its full name.
pub(super) fn find_foreign(name: &str) -> Option<Intrinsic> {
    let index = |name: &str| FOREIGN.binary_search_by_key(&name, |row| row.name).ok();
    let found = name.rmatch_indices('.').find_map(|(end, _)| index(&name[..end]));
    found.map(|row| intrinsic(ROWS.len() + row, Rule::Name))
}

/// Returns the intrinsic of a row, by the rule that leads to the row.
pub(super) fn intrinsic(row: usize, rule: Rule) -> Intrinsic {
    let id = IntrinsicId(row as u16);
    Intrinsic { id, rule, semantics: rule.apply(row_of(id).semantics) }
}

/// Returns `true` for an intrinsic that LLVM does not know.
pub(super) fn is_foreign(id: IntrinsicId) -> bool {
    usize::from(id.0) >= ROWS.len()
}

/// Returns the row of an intrinsic.
pub(super) fn row_of(id: IntrinsicId) -> &'static IntrinsicRow {
    let index = usize::from(id.0);
    ROWS.get(index).unwrap_or_else(|| &FOREIGN[index - ROWS.len()])
}
