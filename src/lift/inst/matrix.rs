//! Operations on matrices, which are arrays of columns: expanded to operations on the columns.

use crate::error::Result;
use crate::ir::{Opcode, TypeId, ValueId};
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
fn is_expanded<'a>(fx: &FunctionCx<'_, 'a>, inst: Instruction<'a>) -> bool {
    let is_opaque = |&id: &u32| fx.type_id_of(id).is_ok_and(|ty| matches!(fx.view.ty(ty), Some(Type::Other(_))));
    !FunctionCx::operands(inst).iter().any(is_opaque)
}

/// The components of a matrix, by column and row.
type Columns = Vec<ValueId>;

/// Lifts an operation on matrices; one on cooperative matrices is a call.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    if !is_expanded(fx, inst) {
        return fx.lift_as_call(inst);
    }
    let value = match inst.op {
        Op::Transpose => {
            let [matrix] = fx.exactly(inst)?;
            let columns = columns(fx, inst, matrix)?;
            transposed(fx, inst, &columns)?
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
            let (matrix, scalar) = (fx.value(a)?, fx.value(b)?);
            let ty = fx.result_type(inst)?;
            let mut value = fx.ir.poison(ty);
            let column_type = column_type(fx, inst)?;
            let splat = fx.splat(scalar, column_type);
            for index in 0..column_count(fx, matrix) {
                let column = fx.extract_value(inst, matrix, &[index])?;
                let product = arithmetic(fx, inst, Opcode::FMul, column, splat);
                value = fx.insert_value(value, product, &[index]);
            }
            Ok(value)
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
            let (matrix, vector) = (fx.value(a)?, fx.value(b)?);
            combination(fx, inst, vector, |fx, index| fx.extract_value(inst, matrix, &[index]))
        }
        Op::VectorTimesMatrix => {
            // The matrix times the vector, with the rows as columns.
            let (vector, matrix) = (fx.value(a)?, fx.value(b)?);
            combination(fx, inst, vector, |fx, index| row(fx, inst, matrix, index))
        }
        _ => {
            let (left, right) = (fx.value(a)?, fx.value(b)?);
            let ty = fx.result_type(inst)?;
            let mut value = fx.ir.poison(ty);
            for index in 0..column_count(fx, right) {
                let vector = fx.extract_value(inst, right, &[index])?;
                let column = combination(fx, inst, vector, |fx, index| fx.extract_value(inst, left, &[index]))?;
                value = fx.insert_value(value, column, &[index]);
            }
            Ok(value)
        }
    }
}

/// Returns the type of the columns of the resulting matrix.
fn column_type(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> Result<TypeId> {
    let ty = fx.result_type(inst)?;
    fx.ir.member_type(ty, 0).ok_or_else(|| fx.invalid(inst, "expected a matrix as result"))
}

/// Returns the number of columns of a matrix.
fn column_count(fx: &FunctionCx<'_, '_>, matrix: ValueId) -> u32 {
    fx.ir.member_count(fx.llvm_type(matrix)).unwrap_or(0)
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

/// Returns a row of a matrix.
fn row(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, matrix: ValueId, row: u32) -> Result<ValueId> {
    let count = column_count(fx, matrix);
    let mut value = None;
    for index in 0..count {
        let column = fx.extract_value(inst, matrix, &[index])?;
        let at = fx.i32(row);
        let component = fx.extract_element(column, at);
        let ty = fx.llvm_type(component);
        let vector = fx.ir.vector_type(ty, count);
        let whole = value.unwrap_or_else(|| fx.ir.poison(vector));
        let at = fx.i32(index);
        value = Some(fx.insert_element(whole, component, at));
    }
    value.ok_or_else(|| fx.invalid(inst, "expected a matrix"))
}

/// Returns the transposed matrix of these columns: of squares by shuffles, of others component by component.
fn transposed(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, columns: &[ValueId]) -> Result<ValueId> {
    let [first, ..] = columns else { return Err(fx.invalid(inst, "expected a matrix")) };
    let column_type = fx.llvm_type(*first);
    let ty = fx.result_type(inst)?;
    let mut matrix = fx.ir.poison(ty);
    let count = fx.ir.vector_length(column_type).unwrap_or(0);
    for row in 0..count {
        let vector = match *columns {
            [a, b] if count == 2 => pair(fx, [a, b], row, count),
            [a, b, c, d] if count == 4 => {
                let (low, high) = (pair(fx, [a, b], row, count), pair(fx, [c, d], row, count));
                fx.shuffle(low, high, &[0, 1, 2, 3].map(Some))
            }
            _ => {
                let scalar = fx.ir.scalar_type(column_type);
                let row_type = fx.ir.vector_type(scalar, columns.len() as u32);
                let mut vector = fx.ir.poison(row_type);
                for (index, &column) in columns.iter().enumerate() {
                    let at = fx.i32(row);
                    let component = fx.extract_element(column, at);
                    let at = fx.ir.int_of(64, index as u64);
                    vector = fx.insert_element(vector, component, at);
                }
                vector
            }
        };
        matrix = fx.insert_value(matrix, vector, &[row]);
    }
    Ok(matrix)
}

/// Returns the vector of one component of two vectors of `count` components.
fn pair(fx: &mut FunctionCx<'_, '_>, [a, b]: [ValueId; 2], index: u32, count: u32) -> ValueId {
    fx.shuffle(a, b, &[Some(index), Some(index + count)])
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

/// Returns the sum of the columns, each times its component of the vector, from zero on.
fn combination<'c, 'a>(
    fx: &mut FunctionCx<'c, 'a>,
    inst: Instruction<'a>,
    vector: ValueId,
    mut column: impl FnMut(&mut FunctionCx<'c, 'a>, u32) -> Result<ValueId>,
) -> Result<ValueId> {
    let ty = match inst.op {
        Op::MatrixTimesMatrix => column_type(fx, inst)?,
        _ => fx.result_type(inst)?,
    };
    let vector_type = fx.llvm_type(vector);
    let count = fx.ir.vector_length(vector_type).unwrap_or(0);
    let Some(mut sum) = fx.ir.null(ty) else { return Err(fx.invalid(inst, "expected a vector as result")) };
    for index in 0..count {
        let at = fx.i32(index);
        let scalar = fx.extract_element(vector, at);
        let splat = fx.splat(scalar, ty);
        fx.set_name(splat, ".splat");
        let column = column(fx, index)?;
        let product = arithmetic(fx, inst, Opcode::FMul, splat, column);
        sum = arithmetic(fx, inst, Opcode::FAdd, sum, product);
    }
    Ok(sum)
}

/// Adds an operation with the fast-math flags of the instruction.
fn arithmetic(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, opcode: Opcode, a: ValueId, b: ValueId) -> ValueId {
    let value = fx.binary(opcode, 0, a, b);
    super::fast_math::set_fast_math(fx, inst, value);
    value
}
