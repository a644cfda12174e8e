//! The instructions of a block: one match on the opcode.

use crate::error::{Error, invalid};
use crate::ir::Opcode;
use crate::lower::cx::function::aliasing;
use crate::lower::cx::function::aliasing::Aliasing;
use crate::lower::cx::legal::bfloat::is_bfloat;
use crate::lower::cx::legal::{cast, gep};
use crate::lower::cx::prelude::*;
use crate::lower::decorations::{cache_controlled, decorate_instruction};
use crate::lower::inst::{
    aggregate, alloca, arith, atomic, bfloat, branch, checkpoints, compare, freeze, long_floats, max_error, memory,
    pointer_cast, select, trap, vector,
};
use crate::lower::{builtins, calls};
use crate::spirv::Id;

/// Lowers one instruction and defines its result.
pub(super) fn lower_instruction<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    if builtins::is_only_read(fx.mx, inst)? || fx.mx.facts.spec_constants.is_name_only(inst.value()) {
        return Ok(());
    }
    let (first, written) = (fx.mx.out.next_local(), fx.code.len());
    let parts = if inst.value().has_metadata() { lower_with_metadata(fx, inst, first)? } else { lower(fx, inst)? };
    fx.code.stop_recording();
    // A call of `void` type has no parts; a value of an empty type has none either, but must be defined.
    if inst.ty().is_void() {
        return Ok(());
    }
    // An id that existed before, of an operand or a constant, does not get the name of this instruction.
    if fx.code.len() > written && parts.iter().all(|part| part.id.is_local_since(first)) {
        return fx.define(inst.value(), parts);
    }
    fx.define_unnamed(inst.value(), parts);
    Ok(())
}

/// Lowers an instruction that may have metadata; `first` is the first id that can be its own.
fn lower_with_metadata<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, first: Id) -> Result<Parts> {
    fx.aliasing = aliasing::read(fx.mx, inst)?;
    let displaced = cache_controlled(fx, inst)?;
    fx.code.record_results();
    let mut parts = lower(fx, inst)?;
    for (pointer, before) in displaced {
        fx.restore(pointer, before);
    }
    aliasing::decorate_atomics(fx)?;
    max_error::decorate(fx, inst, &parts, first)?;
    decorate_instruction(fx, inst, &mut parts, first)?;
    fx.aliasing = Aliasing::default();
    Ok(parts)
}

fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let nothing = |()| Parts::new();
    if let Some(parts) = long_floats::lower(fx, inst)? {
        return Ok(parts);
    }
    match inst.opcode() {
        Opcode::Add
        | Opcode::Sub
        | Opcode::Mul
        | Opcode::UDiv
        | Opcode::SDiv
        | Opcode::URem
        | Opcode::SRem
        | Opcode::Shl
        | Opcode::LShr
        | Opcode::AShr
        | Opcode::And
        | Opcode::Or
        | Opcode::Xor => arith::integer_binary(fx, inst),
        Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
            if is_bfloat(inst.ty()) {
                return bfloat::lower_arithmetic(fx, inst, |fx| arith::float_binary(fx, inst));
            }
            arith::float_binary(fx, inst)
        }
        Opcode::FNeg if is_bfloat(inst.ty()) => bfloat::with_sign(fx, inst, bfloat::Sign::Negated),
        Opcode::FNeg => arith::float_negate(fx, inst),
        Opcode::ICmp => compare::int_compare(fx, inst),
        Opcode::FCmp if is_bfloat(inst.operand(0).ty()) => {
            bfloat::lower_arithmetic(fx, inst, |fx| compare::float_compare(fx, inst))
        }
        Opcode::FCmp => compare::float_compare(fx, inst),
        Opcode::Select => {
            checkpoints::select_checkpoint(fx, inst)?;
            select::select(fx, inst)
        }
        Opcode::Trunc | Opcode::ZExt | Opcode::SExt => match builtins::resize_booleans(fx, inst)? {
            Some(parts) => Ok(parts),
            None => cast::lower_cast(fx, inst.value(), inst.opcode()),
        },
        Opcode::FPTrunc
        | Opcode::FPExt
        | Opcode::FPToUI
        | Opcode::FPToSI
        | Opcode::UIToFP
        | Opcode::SIToFP
        | Opcode::PtrToInt
        | Opcode::PtrToAddr
        | Opcode::IntToPtr
        | Opcode::BitCast => cast::lower_cast(fx, inst.value(), inst.opcode()),
        Opcode::AddrSpaceCast => {
            pointer_cast::warn_if_unusable(fx, inst)?;
            cast::lower_cast(fx, inst.value(), inst.opcode())
        }
        Opcode::Alloca => alloca::lower_alloca(fx, inst),
        Opcode::Load => match builtins::load_of_variable(fx, inst)? {
            Some(parts) => Ok(parts),
            None => memory::load(fx, inst),
        },
        Opcode::Store => memory::store(fx, inst).map(nothing),
        Opcode::GetElementPtr => gep::lower_gep(fx, inst.value()),
        Opcode::AtomicRmw => atomic::read_modify_write(fx, inst),
        Opcode::AtomicCmpXchg => atomic::compare_exchange(fx, inst),
        Opcode::Fence => atomic::fence(fx, inst).map(nothing),
        Opcode::ExtractElement => vector::extract_element(fx, inst),
        Opcode::InsertElement => vector::insert_element(fx, inst),
        Opcode::ShuffleVector => vector::shuffle(fx, inst),
        Opcode::ExtractValue => aggregate::extract_value(fx, inst),
        Opcode::InsertValue => aggregate::insert_value(fx, inst),
        Opcode::Freeze => freeze::freeze(fx, inst),
        Opcode::Call => calls::lower_call(fx, inst),
        Opcode::Br => branch::branch(fx, inst).map(nothing),
        Opcode::Switch => branch::switch(fx, inst).map(nothing),
        Opcode::Ret => branch::return_(fx, inst).map(nothing),
        Opcode::Unreachable => trap::unreachable(fx, inst).map(nothing),
        Opcode::IndirectBr => branch::indirect(fx, inst).map(nothing),
        Opcode::CallBr => Err(unsupported("a jump out of assembly")),
        Opcode::Invoke
        | Opcode::Resume
        | Opcode::LandingPad
        | Opcode::CleanupRet
        | Opcode::CatchRet
        | Opcode::CatchPad
        | Opcode::CleanupPad
        | Opcode::CatchSwitch => Err(unsupported("an exception")),
        Opcode::VAArg => Err(unsupported("a variable argument")),
        Opcode::Phi => Err(invalid("found a phi after other instructions")),
        Opcode::UserOp1 | Opcode::UserOp2 => Err(unsupported("an internal operation")),
    }
}

fn unsupported(what: &str) -> Error {
    invalid(format!("SPIR-V has no counterpart of {what}; compile the source without it"))
}
