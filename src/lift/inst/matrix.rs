//! Operations on matrices, which are arrays of columns: expanded to operations on the columns.

use crate::error::Result;
use crate::ir::{Opcode, ValueId};
use crate::lift::cx::FunctionCx;
use crate::spirv::Op;
use crate::spirv::view::{Instruction, Type};

/// Returns `true` for the operations on matrices.
pub(super) fn is_matrix(op: Op) -> bool {
    matches!(
        op,
        Op::MatrixTimesScalar
            | Op::VectorTimesMatrix
            | Op::MatrixTimesVector
            | Op::MatrixTimesMatrix
            | Op::OuterProduct
            | Op::Transpose
    )
}

/// Returns `true` if no operand is a cooperative matrix.
pub(super) fn is_expanded<'a>(fx: &FunctionCx<'_, 'a>, inst: Instruction<'a>) -> bool {
    let is_opaque = |&id: &u32| fx.type_id_of(id).is_ok_and(|ty| matches!(fx.view.ty(ty), Some(Type::Other(_))));
    !FunctionCx::operands(inst).iter().any(is_opaque)
}

/// The components of a matrix, by column and row.
type Columns = Vec<ValueId>;

/// Lifts an operation on matrices.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let value = match inst.op {
        Op::Transpose => {
            let [matrix] = fx.exactly(inst)?;
            let columns = columns(fx, inst, matrix)?;
            let rows = transposed(fx, inst, &columns)?;
            matrix_of(fx, inst, &rows)?
        }
        _ => {
            let [a, b] = fx.exactly(inst)?;
            binary(fx, inst, a, b)?
        }
    };
    fx.set_result(inst, value);
    Ok(())
}

fn binary<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, a: u32, b: u32) -> Result<ValueId> {
    match inst.op {
        Op::MatrixTimesScalar => {
            let columns = columns(fx, inst, a)?;
            let scalar = fx.value(b)?;
            let products = scaled(fx, inst, &columns, scalar);
            matrix_of(fx, inst, &products)
        }
        Op::OuterProduct => {
            let (a, b) = (fx.value(a)?, fx.value(b)?);
            let scalars = components(fx, b);
            let mut products = Columns::with_capacity(scalars.len());
            for scalar in scalars {
                products.extend(scaled(fx, inst, &[a], scalar));
            }
            matrix_of(fx, inst, &products)
        }
        Op::MatrixTimesVector => {
            let columns = columns(fx, inst, a)?;
            let vector = fx.value(b)?;
            combination(fx, inst, &columns, vector)
        }
        Op::VectorTimesMatrix => {
            // The matrix times the vector, with the rows as columns.
            let columns = columns(fx, inst, b)?;
            let rows = transposed(fx, inst, &columns)?;
            let vector = fx.value(a)?;
            combination(fx, inst, &rows, vector)
        }
        _ => {
            let left = columns(fx, inst, a)?;
            let right = columns(fx, inst, b)?;
            let mut products = Columns::with_capacity(right.len());
            for vector in right {
                products.push(combination(fx, inst, &left, vector)?);
            }
            matrix_of(fx, inst, &products)
        }
    }
}

fn columns(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, matrix: u32) -> Result<Columns> {
    let matrix = fx.value(matrix)?;
    let ty = fx.llvm_type(matrix);
    let count = fx.ir.member_count(ty).unwrap_or(0);
    (0..count).map(|index| fx.extract_value(inst, matrix, &[index])).collect()
}

fn matrix_of(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, columns: &[ValueId]) -> Result<ValueId> {
    let ty = fx.result_type(inst)?;
    let mut value = fx.ir.poison(ty);
    for (index, &column) in columns.iter().enumerate() {
        value = fx.insert_value(value, column, &[index as u32]);
    }
    Ok(value)
}

fn components(fx: &mut FunctionCx<'_, '_>, vector: ValueId) -> Vec<ValueId> {
    let ty = fx.llvm_type(vector);
    let count = fx.ir.vector_length(ty).unwrap_or(0);
    (0..count)
        .map(|index| {
            let index = fx.i32(index);
            fx.extract_element(vector, index)
        })
        .collect()
}

/// Returns the rows of the matrix with these columns.
fn transposed(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, columns: &[ValueId]) -> Result<Columns> {
    let by_column: Vec<Vec<ValueId>> = columns.iter().map(|&column| components(fx, column)).collect();
    let [first, ..] = columns else { return Err(fx.invalid(inst, "expected a matrix")) };
    let (ty, count) = (fx.llvm_type(*first), by_column[0].len());
    let scalar = fx.ir.scalar_type(ty);
    let row_type = fx.ir.vector_type(scalar, columns.len() as u32);
    let mut rows = Columns::with_capacity(count);
    for row in 0..count {
        let mut value = fx.ir.poison(row_type);
        for (index, column) in by_column.iter().enumerate() {
            let index = fx.i32(index as u32);
            value = fx.insert_element(value, column[row], index);
        }
        rows.push(value);
    }
    Ok(rows)
}

fn scaled(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, columns: &[ValueId], scalar: ValueId) -> Columns {
    let mut products = Columns::with_capacity(columns.len());
    for &column in columns {
        let ty = fx.llvm_type(column);
        let splat = fx.splat(scalar, ty);
        products.push(arithmetic(fx, inst, Opcode::FMul, column, splat));
    }
    products
}

/// Returns the sum of the columns, each times its component of the vector.
fn combination(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    columns: &[ValueId],
    vector: ValueId,
) -> Result<ValueId> {
    let scalars = components(fx, vector);
    let mut sum = None;
    for (&column, scalar) in columns.iter().zip(scalars) {
        let product = scaled(fx, inst, &[column], scalar)[0];
        sum = Some(match sum {
            None => product,
            Some(sum) => arithmetic(fx, inst, Opcode::FAdd, sum, product),
        });
    }
    sum.ok_or_else(|| fx.invalid(inst, "expected a matrix"))
}

/// Adds an operation with the fast-math flags of the instruction.
fn arithmetic(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, opcode: Opcode, a: ValueId, b: ValueId) -> ValueId {
    let value = fx.binary(opcode, 0, a, b);
    super::arith::set_fast_math(fx, inst, value);
    value
}
