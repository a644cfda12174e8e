//! From rows to OpenCL C: one kernel per row, in which each work-item computes sixteen lanes, in groups of each width.

use std::fmt::Write;

use super::row::Row;
use super::scalar::Scalar;

/// The lanes of a work-item.
pub(crate) const LANES: usize = 16;

const LETTERS: [char; 3] = ['a', 'b', 'c'];

/// Returns the kernels of `rows`.
pub(crate) fn source(rows: &[Row]) -> String {
    let mut text = String::from("#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n\n");
    for row in rows {
        kernel(&mut text, row).unwrap_or_default();
    }
    text
}

fn kernel(text: &mut String, row: &Row) -> std::fmt::Result {
    write!(text, "kernel void {}(", row.name)?;
    for (argument, letter) in row.arguments.iter().zip(LETTERS) {
        write!(text, "global const {} *p{letter}, ", argument.ty.name())?;
    }
    writeln!(text, "global {} *out, uint total)\n{{", row.result.name())?;
    writeln!(text, "    size_t first = get_global_id(0) * {LANES};")?;
    for (segment, width) in row.widths.iter().enumerate() {
        writeln!(text, "    #pragma unroll 1\n    for (uint i = 0; i < {}; i++) {{", LANES / width)?;
        writeln!(text, "        size_t at = first + i * {width};")?;
        for (argument, letter) in row.arguments.iter().zip(LETTERS) {
            let (ty, width) = (argument.ty, if argument.is_one { 1 } else { *width });
            writeln!(text, "        {} {letter} = {};", vector(ty, width), load(ty, width, letter))?;
        }
        let width_of_result = if row.is_one { 1 } else { *width };
        writeln!(text, "        {} r;", vector(row.result, width_of_result))?;
        writeln!(text, "        {}", expand(row, *width))?;
        writeln!(text, "        global {} *to = out + {segment} * (size_t)total + at;", row.result.name())?;
        writeln!(text, "        {}\n    }}", store(row.result, width_of_result))?;
    }
    writeln!(text, "}}\n")
}

fn load(ty: Scalar, width: usize, letter: char) -> String {
    match width {
        1 => format!("p{letter}[at]"),
        3 => format!("({})(p{letter}[at], p{letter}[at + 1], p{letter}[at + 2])", vector(ty, 3)),
        _ => format!("*(global const {} *)(p{letter} + at)", vector(ty, width)),
    }
}

fn store(ty: Scalar, width: usize) -> String {
    match width {
        1 => "*to = r;".to_owned(),
        3 => "to[0] = r.x; to[1] = r.y; to[2] = r.z;".to_owned(),
        _ => format!("*(global {} *)to = r;", vector(ty, width)),
    }
}

fn expand(row: &Row, width: usize) -> String {
    let ty = row.arguments[0].ty;
    let number = if width == 1 { String::new() } else { width.to_string() };
    row.statement
        .replace("$T", &vector(ty, width))
        .replace("$R", &vector(row.result, width))
        .replace("$I", &vector(Scalar::Int, width))
        .replace("$n", &number)
}

/// Returns the name of a scalar or vector type.
pub(crate) fn vector(ty: Scalar, width: usize) -> String {
    match width {
        1 => ty.name().to_owned(),
        _ => format!("{}{width}", ty.name()),
    }
}
