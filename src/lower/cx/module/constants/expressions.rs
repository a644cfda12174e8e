//! Constant expressions, which are lowered like the instructions of the same names.

use crate::analysis::spec_constants::SpecForm;
use crate::error::{Error, Result, invalid};
use crate::ir::{Inst, IntPredicate, Opcode, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Parts};
use crate::lower::cx::legal::compare::compare_part;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanes::extract_lane;
use crate::lower::cx::legal::{arith, cast, gep};
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::Op;

/// Lowers a constant expression.
pub(in crate::lower) fn lower_constant_expr<'m, B: Builder<'m>>(
    builder: &mut B,
    value: Value<'m>,
    opcode: Opcode,
) -> Result<Parts> {
    check_types(value, opcode)?;
    match opcode {
        Opcode::AddrSpaceCast if builder.declarations().is_omitted(value.operand(0)) => {
            let ty = builder.pointer_type_of(value)?;
            Ok(Parts::from_elem(builder.declarations().null(ty)?, 1))
        }
        Opcode::GetElementPtr => gep::lower_gep(builder, value),
        Opcode::Trunc
        | Opcode::PtrToInt
        | Opcode::PtrToAddr
        | Opcode::IntToPtr
        | Opcode::BitCast
        | Opcode::AddrSpaceCast => cast::lower_cast(builder, value, opcode),
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Xor | Opcode::Shl => {
            arith::lower_integer_binary(builder, value, opcode)
        }
        Opcode::ExtractElement => extract_element(builder, value),
        _ => Err(invalid(format!("the constant expression {} is not supported", value.describe()))),
    }
}

/// Checks the types of a constant expression, which LLVM's verifier does not.
fn check_types(value: Value<'_>, opcode: Opcode) -> Result<()> {
    let (from, to) = (value.operand(0).ty().scalar(), value.ty().scalar());
    let is_right = match opcode {
        Opcode::PtrToInt | Opcode::PtrToAddr => from.is_pointer() && to.is_integer(),
        Opcode::IntToPtr => from.is_integer() && to.is_pointer(),
        Opcode::Trunc | Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Xor | Opcode::Shl => {
            from.is_integer() && to.is_integer()
        }
        _ => true,
    };
    if is_right {
        return Ok(());
    }
    Err(invalid(format!("the operand or the result of the constant expression {} has a wrong type", value.describe())))
}

/// Returns a lane of a vector of addresses: LLVM writes a constant shuffle or insertion as an extraction of each lane.
fn extract_element<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>) -> Result<Parts> {
    let (vector, index) = (value.operand(0), value.operand(1));
    let lanes = builder.lanes(vector.ty())?;
    let lane = match index.kind() {
        ValueKind::ConstantInt => index.int_zext().and_then(|lane| u32::try_from(lane).ok()),
        _ => {
            return Err(invalid("the lane index of a constant vector depends on an address; compute it in a function"));
        }
    };
    let types = builder.part_types(value.ty(), None)?;
    let Some(lane) = lane.filter(|lane| *lane < lanes.count) else {
        let mx = builder.declarations();
        return types.into_iter().map(|ty| mx.undef(ty)).collect();
    };
    let vector = builder.legal(vector)?;
    let parts = extract_lane(builder, &vector, lane)?.parts;
    if value.ty().address_space().is_none() {
        return Ok(parts);
    }
    parts.into_iter().zip(types).map(|(part, ty)| builder.bitcast(ty, part)).collect()
}

/// Lowers an operation on specialization constants.
pub(in crate::lower) fn lower_specialized<'m>(
    mx: &mut ModuleCx<'m>,
    inst: Inst<'m>,
    form: SpecForm<'m>,
) -> Result<Typed> {
    let operand = |mx: &mut ModuleCx<'m>, index| mx.specialized_value(inst.operand(index));
    let parts = match form {
        SpecForm::Same(value) => return mx.specialized_value(value),
        SpecForm::Conversion => cast::lower_cast(mx, inst.value(), inst.opcode())?,
        SpecForm::Integers => arith::lower_integer_binary(mx, inst.value(), inst.opcode())?,
        SpecForm::Floats if inst.opcode() == Opcode::FNeg => {
            let number = operand(mx, 0)?;
            return mx.fneg(number);
        }
        SpecForm::Floats => {
            let ty = single_type(mx, inst)?;
            let operands =
                inst.value().operands().map(|value| mx.specialized_value(value)).collect::<Result<Parts>>()?;
            return mx.op(float_op(inst.opcode())?, ty, &operands);
        }
        SpecForm::Compare(predicate) => {
            let (a, b) = (operand(mx, 0)?, operand(mx, 1)?);
            return compare_constants(mx, inst, predicate, a, b);
        }
        SpecForm::Select => {
            let (ty, operands) = (single_type(mx, inst)?, [operand(mx, 0)?, operand(mx, 1)?, operand(mx, 2)?]);
            return mx.op(Op::Select, ty, &operands);
        }
        SpecForm::Choose(predicate) => {
            let (a, b) = (operand(mx, 0)?, operand(mx, 1)?);
            let condition = compare_constants(mx, inst, predicate, a, b)?;
            return mx.select(condition, a, b);
        }
        SpecForm::Magnitude => return magnitude(mx, inst),
    };
    match parts.as_slice() {
        [id] => Ok(*id),
        _ => Err(several_parts()),
    }
}

fn several_parts() -> Error {
    invalid("an operation on specialization constants has several parts")
}

fn single_type<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>) -> Result<SpirvType> {
    match mx.part_types(inst.ty(), None)?.as_slice() {
        [ty] => Ok(*ty),
        _ => Err(several_parts()),
    }
}

fn float_op(opcode: Opcode) -> Result<Op> {
    match opcode {
        Opcode::FAdd => Ok(Op::FAdd),
        Opcode::FSub => Ok(Op::FSub),
        Opcode::FMul => Ok(Op::FMul),
        Opcode::FDiv => Ok(Op::FDiv),
        Opcode::FRem => Ok(Op::FRem),
        _ => Err(invalid(format!("{opcode:?} is not floating-point arithmetic"))),
    }
}

/// Compares two constants of the type of the first operand of `inst`.
fn compare_constants<'m>(
    mx: &mut ModuleCx<'m>,
    inst: Inst<'m>,
    predicate: IntPredicate,
    a: Typed,
    b: Typed,
) -> Result<Typed> {
    let lanes = mx.lanes(inst.operand(0).ty())?;
    compare_part(mx, lanes.lane, 1, predicate, a, b)
}

/// `llvm.abs(x)` => `x < 0 ? 0 - x : x`
fn magnitude<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>) -> Result<Typed> {
    let lanes = mx.lanes(inst.ty())?;
    if lanes.lane == Lane::Bool {
        // The magnitude of -1 is 1, which is the same bit.
        return mx.specialized_value(inst.operand(0));
    }
    let layout = IntLayout::of(lanes.lane, 1).ok_or_else(several_parts)?;
    let (x, zero) = (mx.specialized_value(inst.operand(0))?, layout.splat(mx, 0)?);
    let condition = compare_constants(mx, inst, IntPredicate::Slt, x, zero)?;
    let negative = mx.sub(zero, x)?;
    let negative = layout.mask(mx, negative)?;
    mx.select(condition, negative, x)
}

impl<'m> ModuleCx<'m> {
    /// Returns the type of a constant pointer, or of each lane of a vector of pointers.
    pub(crate) fn constant_pointer_type(&mut self, value: Value<'m>) -> Result<SpirvType> {
        let space =
            value.ty().address_space().ok_or_else(|| invalid(format!("{} is not a pointer", value.describe())))?;
        match value.kind() {
            ValueKind::GlobalVariable(global) => {
                let pointee = self.global_type(global)?;
                let storage = self.storage_of(value, space)?;
                self.type_pointer(storage, pointee)
            }
            ValueKind::Alias => {
                let aliasee = self.aliasee(value)?;
                self.constant_pointer_type(aliasee)
            }
            ValueKind::Function(function) if !self.omits_address(function) => self.function_pointer_type(function),
            ValueKind::ConstantExpr(Opcode::GetElementPtr) => {
                let pointee = gep::result_pointee(self, value)?;
                let storage = self.storage_of(value, space)?;
                self.type_pointer(storage, pointee)
            }
            ValueKind::ConstantExpr(Opcode::AddrSpaceCast)
                if !self.is_omitted(value.operand(0)) && !value.operand(0).is_null_or_undef() =>
            {
                let operand = self.constant_pointer_type(value.operand(0))?;
                let pointee = self.pointee_of(operand).map(|(_, pointee)| pointee);
                let pointee = pointee.ok_or_else(|| invalid("expected a pointer type"))?;
                let storage = self.storage_of(value, space)?;
                self.type_pointer(storage, pointee)
            }
            _ => {
                let storage = self.storage_of(value, space)?;
                self.pointer_type_in(storage, None)
            }
        }
    }
}
