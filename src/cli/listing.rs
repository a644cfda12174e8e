//! Specialization constants as lines of text.

use llvm_spirv_rs::specialize::{Constant, Use};

/// Prints one line per constant under a line of headings, in columns.
pub(crate) fn listing(constants: &[Constant]) -> String {
    let headings = ["ID", "NAME", "TYPE", "DEFAULT", "USED IN"].map(str::to_owned);
    let rows: Vec<_> = std::iter::once(headings).chain(constants.iter().map(row)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 5] = std::array::from_fn(width);
    let line = |row: &[String; 5]| {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// Prints the number of scalar constants and a line for each, in the format of the Khronos translator.
pub(crate) fn sizes(constants: &[Constant]) -> String {
    let lines: Vec<_> = constants.iter().filter_map(size).collect();
    format!("Number of scalar specialization constants in the module = {}\n{}", lines.len(), lines.concat())
}

fn size(constant: &Constant) -> Option<String> {
    let id = constant.spec_id?;
    let ty = if constant.ty == "bool" { "i1" } else { &constant.ty };
    let width: u32 = ty.get(1..)?.parse().ok()?;
    Some(format!("Spec const id = {id}, size in bytes = {}, type = {ty}\n", width.div_ceil(8)))
}

fn row(constant: &Constant) -> [String; 5] {
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    let uses: Vec<_> = constant.uses.iter().map(described).collect();
    [
        or_dash(constant.spec_id.map(|id| id.to_string())),
        or_dash(constant.name.clone()),
        constant.ty.clone(),
        constant.default.clone(),
        if uses.is_empty() { "-".to_owned() } else { uses.join(", ") },
    ]
}

fn described(user: &Use) -> String {
    if user.is_entry_point { format!("kernel {}", user.function) } else { user.function.clone() }
}
