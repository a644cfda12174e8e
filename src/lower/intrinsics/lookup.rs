//! The lookup of the table's rows by name.

use crate::ir::Function;
use crate::lower::intrinsics::row::IntrinsicRow;
use crate::lower::intrinsics::table::{FOREIGN, INSTRUCTIONS, ROWS};
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
    let index = |name: &str| index(ROWS, name);
    let by_rule = |rule: Rule| {
        let rest = name.strip_prefix(rule.prefix())?;
        let row = instruction(rest, rule).or_else(|| index(&format!("{}{rest}", rule.base_prefix())))?;
        Some(intrinsic(row, rule))
    };
    let by_prefix = || name.rmatch_indices('.').find_map(|(end, _)| index(&name[..=end]));
    Rule::ALL.into_iter().find_map(by_rule).or_else(|| by_prefix().map(|row| intrinsic(row, Rule::Name)))
}

/// Returns the index of the row of an instruction of LLVM, if a rule derives intrinsics from it.
fn instruction(name: &str, rule: Rule) -> Option<usize> {
    let row = index(INSTRUCTIONS, name)?;
    INSTRUCTIONS[row].action.has_form(rule).then_some(ROWS.len() + row)
}

fn index(rows: &[IntrinsicRow], name: &str) -> Option<usize> {
    rows.binary_search_by_key(&name, |row| row.name).ok()
}

/// Finds the row of an intrinsic that LLVM does not know, by its full name.
pub(super) fn find_foreign(name: &str) -> Option<Intrinsic> {
    let found = name.rmatch_indices('.').find_map(|(end, _)| index(FOREIGN, &name[..end]));
    found.map(foreign)
}

/// Returns the intrinsic of a row of those that LLVM does not know.
pub(super) fn foreign(row: usize) -> Intrinsic {
    intrinsic(ROWS.len() + INSTRUCTIONS.len() + row, Rule::Name)
}

/// Returns the intrinsic of a row, by the rule that leads to the row.
fn intrinsic(row: usize, rule: Rule) -> Intrinsic {
    let id = IntrinsicId(row as u16);
    Intrinsic { id, rule, semantics: rule.apply(row_of(id).semantics) }
}

/// Returns `true` for an intrinsic that LLVM does not know.
pub(super) fn is_foreign(id: IntrinsicId) -> bool {
    usize::from(id.0) >= ROWS.len() + INSTRUCTIONS.len()
}

/// Returns the row of an intrinsic.
pub(super) fn row_of(id: IntrinsicId) -> &'static IntrinsicRow {
    let index = usize::from(id.0);
    let [instructions, foreign] = [ROWS.len(), ROWS.len() + INSTRUCTIONS.len()];
    match index {
        _ if index < instructions => &ROWS[index],
        _ if index < foreign => &INSTRUCTIONS[index - instructions],
        _ => &FOREIGN[index - foreign],
    }
}
