//! What an `alloca` allocates: a fixed number of elements, a number that is a specialization constant, or a number
//! known at run time only.

use smallvec::SmallVec;

use crate::llvm::{Function, Inst, Opcode, Value, ValueKind};
use crate::names::itanium;

/// How many elements an `alloca` makes room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length<'m> {
    /// This many.
    Fixed(u64),
    /// As many as a specialization constant, or an expression of such constants, says.
    Specialized(Value<'m>),
    /// As many as a value says that is not known before the kernel runs.
    Dynamic(Value<'m>),
}

/// Classifies an `alloca`.
pub(crate) fn length(alloca: Inst<'_>) -> Length<'_> {
    let count = alloca.operand(0);
    match count.int_zext() {
        Some(fixed) => Length::Fixed(fixed),
        None if is_specialized(count) => Length::Specialized(count),
        None => Length::Dynamic(count),
    }
}

/// Whether a value is a specialization constant or an operation on such constants that `OpSpecConstantOp` has.
fn is_specialized(value: Value<'_>) -> bool {
    // Each level is one LLVM instruction; an expression deeper than this is not an array length anybody writes.
    const DEPTH: u32 = 32;
    fn walk(value: Value<'_>, depth: u32) -> Option<bool> {
        if value.int_zext().is_some() {
            return Some(false);
        }
        let ValueKind::Instruction(inst) = value.kind() else { return None };
        if spec_constant_call(inst).is_some() {
            return Some(true);
        }
        if depth == 0 || !has_specialized_form(inst.opcode()) {
            return None;
        }
        inst.operands().try_fold(false, |any, operand| Some(walk(operand, depth - 1)? | any))
    }
    walk(value, DEPTH) == Some(true)
}

/// Integer operations that may stand in an `OpSpecConstantOp`.
pub(crate) fn has_specialized_form(opcode: Opcode) -> bool {
    matches!(
        opcode,
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
            | Opcode::Xor
            | Opcode::Trunc
            | Opcode::ZExt
            | Opcode::SExt
    )
}

/// The id and the default of a call of `__spirv_SpecConstant(i32 id, T default)`, mangled or not.
pub(crate) fn spec_constant_call(inst: Inst<'_>) -> Option<(Value<'_>, Value<'_>)> {
    if inst.opcode() != Opcode::Call || inst.argument_count() != 2 {
        return None;
    }
    let callee = inst.called_function().filter(|callee| callee.is_declaration())?;
    let name = std::str::from_utf8(callee.name()).ok()?;
    let base = itanium::parse(name).map_or(name, |mangled| mangled.base);
    (base == "__spirv_SpecConstant").then(|| (inst.argument(0), inst.argument(1)))
}

/// Whether a function has an `alloca` of a length known at run time only.
pub(crate) fn has_dynamic(function: Function<'_>) -> bool {
    let dynamic = |inst: Inst<'_>| inst.opcode() == Opcode::Alloca && matches!(length(inst), Length::Dynamic(_));
    function.blocks().any(|block| block.instructions().any(dynamic))
}

/// Whether a dynamic `alloca` of a function has no `llvm.stacksave` before it.
///
/// A saved state dominates an array if it stands before it in its block or in the entry block.
pub(crate) fn needs_save(function: Function<'_>) -> bool {
    let mut entry_saved = false;
    for (position, block) in function.blocks().enumerate() {
        let mut saved = entry_saved;
        for inst in block.instructions() {
            if is_stack_save(inst) {
                saved = true;
            } else if inst.opcode() == Opcode::Alloca && matches!(length(inst), Length::Dynamic(_)) && !saved {
                return true;
            }
        }
        if position == 0 {
            entry_saved = saved;
        }
    }
    false
}

fn is_stack_save(inst: Inst<'_>) -> bool {
    is_call_of(inst, b"llvm.stacksave")
}

fn is_call_of(inst: Inst<'_>, intrinsic: &[u8]) -> bool {
    inst.opcode() == Opcode::Call
        && inst.called_function().is_some_and(|callee| callee.is_intrinsic() && callee.name().starts_with(intrinsic))
}

/// The `llvm.stacksave` that a restored pointer comes from: itself, or, as unoptimised code has it, the only value
/// ever stored in the variable it is loaded from. `None` if that cannot be told.
pub(crate) fn saved_state(pointer: Value<'_>) -> Option<Inst<'_>> {
    let ValueKind::Instruction(inst) = pointer.kind() else { return None };
    if is_stack_save(inst) {
        return Some(inst);
    }
    if inst.opcode() != Opcode::Load {
        return None;
    }
    let ValueKind::Instruction(variable) = inst.operand(0).kind() else { return None };
    if variable.opcode() != Opcode::Alloca {
        return None;
    }
    let mut stored: SmallVec<[Value<'_>; 1]> = SmallVec::new();
    for user in variable.value().uses() {
        let user = user.as_instruction()?;
        match user.opcode() {
            Opcode::Load => {}
            Opcode::Store if user.operand(1) == variable.value() => stored.push(user.operand(0)),
            Opcode::Call
                if user.called_function().is_some_and(|callee| callee.name().starts_with(b"llvm.lifetime.")) => {}
            _ => return None,
        }
    }
    match stored.as_slice() {
        [only] => match only.kind() {
            ValueKind::Instruction(save) if is_stack_save(save) => Some(save),
            _ => None,
        },
        _ => None,
    }
}
