//! Instructions: the number of operands, their types, and the types of results.

use super::checks::FunctionChecks;
use super::expressions::{self, Cast};
use super::nodes::Visitor;
use super::types::{
    element_count, is_fp_or_vector, is_int_of, is_int_or_vector, is_pointer_or_vector, is_token_like, is_vector,
    member_at,
};
use super::{Errors, Verdict, calls, exceptions, memory, require};
use crate::ir::constants::ConstantKind;
use crate::ir::inst::{FloatPredicate, Inst, IntPredicate, flags};
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeData, TypeId};
use crate::ir::values::{Referent, Value, ValueKind};

/// Checks the number of operands, and that the operands that are successors are blocks.
pub(super) fn check_shape(inst: Inst<'_>) -> Verdict {
    let operands = inst.operand_ids();
    let count = operands.len();
    let is_block = |index: usize| matches!(operands[index].referent(), Referent::Block(_));
    let are_blocks = |range: std::ops::Range<usize>| range.into_iter().all(is_block);
    let is_sound = match inst.opcode() {
        Opcode::Ret => count <= 1,
        Opcode::Br => count == 1 && is_block(0) || count == 3 && are_blocks(1..3),
        Opcode::Switch => count >= 2 && are_blocks(1..count) && inst.cases().len() == count - 2,
        Opcode::IndirectBr => count >= 1 && are_blocks(1..count),
        Opcode::Call | Opcode::Invoke | Opcode::CallBr => is_sound_call(inst),
        Opcode::CleanupRet => (1..=2).contains(&count) && are_blocks(1..count),
        Opcode::CatchRet => count == 2 && is_block(1),
        Opcode::CatchSwitch => count >= 1 && are_blocks(1..count),
        Opcode::Unreachable | Opcode::Fence => count == 0,
        Opcode::Resume
        | Opcode::FNeg
        | Opcode::Alloca
        | Opcode::Load
        | Opcode::VAArg
        | Opcode::ExtractValue
        | Opcode::Freeze => count == 1,
        Opcode::Store
        | Opcode::AtomicRmw
        | Opcode::ICmp
        | Opcode::FCmp
        | Opcode::ExtractElement
        | Opcode::ShuffleVector
        | Opcode::InsertValue => count == 2,
        Opcode::AtomicCmpXchg | Opcode::Select | Opcode::InsertElement => count == 3,
        Opcode::GetElementPtr | Opcode::CleanupPad | Opcode::CatchPad => count >= 1,
        Opcode::Phi | Opcode::LandingPad => true,
        Opcode::UserOp1 | Opcode::UserOp2 => false,
        opcode if opcode.is_cast() => count == 1,
        _ => count == 2,
    };
    require(is_sound, "instruction with an invalid number of operands")
}

/// Returns `true` if the operands of a call are as many as its arguments, bundles, successors and callee.
fn is_sound_call(call: Inst<'_>) -> bool {
    let Some(data) = call.call_data() else { return false };
    let inputs: usize = data.bundles().map(|bundle| bundle.inputs as usize).sum();
    let fixed = data.argument_count() as usize + inputs;
    let Some(rest) = call.operand_ids().get(fixed..) else { return false };
    let is_block = |id: &crate::ir::values::ValueId| matches!(id.referent(), Referent::Block(_));
    let Some((callee, successors)) = rest.split_last() else { return false };
    let count_is_right = match call.opcode() {
        Opcode::Invoke => successors.len() == 2,
        Opcode::CallBr => !successors.is_empty(),
        _ => successors.is_empty(),
    };
    count_is_right && !is_block(callee) && successors.iter().all(is_block)
}

/// Checks the types and the properties of an instruction.
pub(super) fn check<'m>(
    checks: &mut FunctionChecks<'_, 'm>,
    inst: Inst<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    let opcode = inst.opcode();
    match opcode {
        Opcode::Ret => check_return(checks, inst)?,
        Opcode::Br => check_branch(inst)?,
        Opcode::Switch => check_switch(inst)?,
        Opcode::IndirectBr => {
            require(inst.value().operand(0).ty().is_pointer(), "Indirectbr operand must have pointer type!")?;
        }
        Opcode::Call | Opcode::Invoke | Opcode::CallBr => calls::check(checks, inst, visitor, errors)?,
        Opcode::Resume
        | Opcode::CleanupRet
        | Opcode::CatchRet
        | Opcode::CatchSwitch
        | Opcode::CleanupPad
        | Opcode::CatchPad
        | Opcode::LandingPad => exceptions::check(checks, inst)?,
        Opcode::Unreachable => {}
        Opcode::FNeg => check_negation(inst)?,
        Opcode::Alloca
        | Opcode::Load
        | Opcode::Store
        | Opcode::Fence
        | Opcode::AtomicCmpXchg
        | Opcode::AtomicRmw
        | Opcode::VAArg => memory::check(checks, inst)?,
        Opcode::GetElementPtr => expressions::check_gep(inst.value())?,
        Opcode::ICmp | Opcode::FCmp => check_comparison(inst)?,
        Opcode::Phi => check_phi(inst)?,
        Opcode::Select => check_select(inst)?,
        Opcode::ExtractElement => expressions::check_extract_element(inst.value())?,
        Opcode::InsertElement => expressions::check_insert_element(inst.value())?,
        Opcode::ShuffleVector => expressions::check_shuffle(inst.value())?,
        Opcode::ExtractValue | Opcode::InsertValue => check_aggregate(inst)?,
        Opcode::Freeze => {
            let same = inst.value().operand(0).ty() == inst.value().ty();
            require(same, "Freeze must have same type for operand and result!")?;
        }
        Opcode::UserOp1 | Opcode::UserOp2 => {
            require(false, "User-defined operators should not live outside of a pass!")?;
        }
        _ if opcode.is_cast() => {
            let [from, to] = [inst.value().operand(0).ty(), inst.value().ty()];
            expressions::check_cast(checks.facts.module, Cast { opcode, from, to })?;
        }
        _ => expressions::check_binary(inst.value(), opcode)?,
    }
    check_result(checks, inst)
}

/// Checks the type of the result by itself.
fn check_result(checks: &FunctionChecks<'_, '_>, inst: Inst<'_>) -> Verdict {
    let ty = inst.value().ty();
    let has_result = !matches!(
        inst.opcode(),
        Opcode::Store
            | Opcode::Fence
            | Opcode::Ret
            | Opcode::Br
            | Opcode::Switch
            | Opcode::IndirectBr
            | Opcode::Resume
            | Opcode::Unreachable
            | Opcode::CleanupRet
            | Opcode::CatchRet
    );
    require(has_result || ty.is_void(), "Instruction without a result must have type void!")?;
    if ty.is_void() {
        return require(inst.value().name().is_empty(), "Instruction has a name, but provides a void value!");
    }
    require(checks.facts.is_first_class(ty.id()), "Instruction returns a non-scalar type!")?;
    require(!matches!(ty.data(), TypeData::Metadata) || inst.opcode().is_call(), "Invalid use of metadata!")
}

/// Checks the operands by themselves: their types are first-class, and functions and assembly are where they may be.
pub(super) fn check_operands<'m>(checks: &FunctionChecks<'_, 'm>, inst: Inst<'m>) -> Verdict {
    let callee = inst.is_call().then(|| inst.operand_ids().len() - 1);
    let module = checks.facts.module;
    for (index, &operand) in inst.operand_ids().iter().enumerate() {
        let Referent::Module(constant) = operand.referent() else {
            let ty = inst.value().sibling(operand).ty().id();
            require(checks.facts.is_first_class(ty), "Instruction operands must be first-class values!")?;
            continue;
        };
        let entry = module.constants.get(constant);
        match entry.kind {
            ConstantKind::Function => {
                let function = crate::ir::function::FunctionId(entry.start);
                let is_callee = callee == Some(index);
                let intrinsic = checks.facts.intrinsics[function.index()];
                require(
                    !intrinsic.is_intrinsic() || is_callee || is_attached_call(inst, index),
                    "Cannot take the address of an intrinsic!",
                )?;
                require(
                    !intrinsic.is_intrinsic() || inst.opcode() != Opcode::Invoke || intrinsic.may_be_invoked(),
                    "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, \
                     clang.arc.attachedcall or wasm.(re)throw",
                )?;
            }
            ConstantKind::InlineAsm => {
                require(callee == Some(index), "Cannot take the address of an inline asm!")?;
            }
            _ => {
                require(checks.facts.is_first_class(entry.ty), "Instruction operands must be first-class values!")?;
            }
        }
    }
    Ok(())
}

/// Returns `true` if an operand is an input of a bundle of `clang.arc.attachedcall`.
fn is_attached_call(inst: Inst<'_>, index: usize) -> bool {
    let Some(call) = inst.call_data() else { return false };
    let mut start = call.argument_count() as usize;
    call.bundles().any(|bundle| {
        let range = start..start + bundle.inputs as usize;
        start = range.end;
        range.contains(&index) && inst.module().bundle_tag(bundle.tag) == "clang.arc.attachedcall"
    })
}

fn check_return(checks: &FunctionChecks<'_, '_>, inst: Inst<'_>) -> Verdict {
    let result = checks.function.return_type();
    let operand = inst.value().operands().next();
    match operand {
        None => require(result.is_void(), "Function return type does not match operand type of return inst!"),
        Some(_) if result.is_void() => {
            require(false, "Found return instr that returns non-void in Function of void return type!")
        }
        Some(value) => {
            require(value.ty() == result, "Function return type does not match operand type of return inst!")
        }
    }
}

fn check_branch(inst: Inst<'_>) -> Verdict {
    match inst.is_conditional() {
        true => require(is_int_of(inst.condition().ty(), 1), "Branch condition is not 'i1' type!"),
        false => Ok(()),
    }
}

fn check_switch(inst: Inst<'_>) -> Verdict {
    let ty = inst.condition().ty();
    require(ty.is_integer(), "Switch condition must be an integer")?;
    let mut seen = rustc_hash::FxHashSet::default();
    for (case, _) in inst.cases() {
        require(case.kind() == ValueKind::ConstantInt, "Case value is not a constant integer.")?;
        require(case.ty() == ty, "Switch constants must all be same type as switch value!")?;
        require(seen.insert(case.id()), "Duplicate integer as switch case")?;
    }
    Ok(())
}

fn check_negation(inst: Inst<'_>) -> Verdict {
    let ty = inst.value().ty();
    require(ty == inst.value().operand(0).ty(), "Unary operators must have same type for operands and result!")?;
    require(is_fp_or_vector(ty), "FNeg operator only works with float types!")
}

/// Returns `true` if a type has `i1` where an operand has scalars.
pub(super) fn is_bool_like(ty: Type<'_>, operand: Type<'_>) -> bool {
    ty.scalar().id() == TypeId::I1 && element_count(ty) == element_count(operand)
}

fn check_comparison(inst: Inst<'_>) -> Verdict {
    let [left, right] = [0, 1].map(|index| inst.value().operand(index).ty());
    let number = inst.raw_flags() >> flags::PREDICATE_SHIFT & flags::PREDICATE_MASK;
    match inst.opcode() {
        Opcode::ICmp => {
            require(left == right, "Both operands to ICmp instruction are not of the same type!")?;
            require(
                is_int_or_vector(left) || is_pointer_or_vector(left),
                "Invalid operand types for ICmp instruction",
            )?;
            require(IntPredicate::from_number(number).is_some(), "Invalid predicate in ICmp instruction!")?;
        }
        _ => {
            require(left == right, "Both operands to FCmp instruction are not of the same type!")?;
            require(is_fp_or_vector(left), "Invalid operand types for FCmp instruction")?;
            require(FloatPredicate::from_number(number).is_some(), "Invalid predicate in FCmp instruction!")?;
        }
    }
    require(is_bool_like(inst.value().ty(), left), "Comparison must have a result of i1 or a vector of i1!")
}

fn check_phi(inst: Inst<'_>) -> Verdict {
    let ty = inst.value().ty();
    require(!is_token_like(ty), "PHI nodes cannot have token type!")?;
    let is_same = |value: Value<'_>| value.ty() == ty;
    require(inst.value().operands().all(is_same), "PHI node operands are not the same type as the result!")
}

fn check_select(inst: Inst<'_>) -> Verdict {
    let [condition, if_true, if_false] = [0, 1, 2].map(|index| inst.value().operand(index).ty());
    require(if_true == if_false, "both values to select must have same type")?;
    require(!is_token_like(if_true), "select values cannot have token type")?;
    let is_scalar = is_int_of(condition, 1);
    let is_vector_condition = is_vector(condition) && is_bool_like(condition, if_true);
    require(is_scalar || is_vector_condition, "Invalid operands for select instruction!")?;
    require(if_true == inst.value().ty(), "Select values must have same type as select instruction!")
}

fn check_aggregate(inst: Inst<'_>) -> Verdict {
    let aggregate = inst.value().operand(0).ty();
    let member = match inst.indices() {
        [] => None,
        indices => member_at(aggregate, indices),
    };
    match inst.opcode() {
        Opcode::ExtractValue => require(member == Some(inst.value().ty()), "Invalid ExtractValueInst operands!"),
        _ => {
            let value = inst.value().operand(1).ty();
            require(member == Some(value) && aggregate == inst.value().ty(), "Invalid InsertValueInst operands!")
        }
    }
}
