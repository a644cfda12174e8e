//! What an `alloca` allocates: a fixed number of elements, a number that is a specialization constant, or a number
//! known at run time only.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::llvm::{Function, Inst, Opcode, Value, ValueKind};
use crate::names::itanium;

use super::lifetimes::is_renewed;
use super::spec_constants::{is_sycl_alloca, scalar_default};

/// How many elements an `alloca` makes room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length<'m> {
    /// This many.
    Fixed(u64),
    /// As many as a specialization constant, or an expression of such constants, says.
    Specialized(Value<'m>),
    /// As many as a value says that is not known before the kernel runs.
    Dynamic(Value<'m>),
    /// As many as a value says that is known before, but anew each time: one variable will not do.
    Renewed(Value<'m>),
}

/// Classifies an `alloca`.
pub(crate) fn length(alloca: Inst<'_>) -> Length<'_> {
    let count = alloca.operand(0);
    if is_renewed(alloca) {
        return Length::Renewed(count);
    }
    match fold(count, &mut FxHashMap::default(), DEPTH) {
        Some(Folded { specialized: true, .. }) => Length::Specialized(count),
        Some(Folded { default: Some(fixed), .. }) => Length::Fixed(fixed),
        Some(Folded { default: None, .. }) | None => Length::Dynamic(count),
    }
}

/// What a [`Length::Specialized`] is if nobody specializes anything; `None` if that is not defined.
pub(crate) fn default_length(value: Value<'_>) -> Option<u64> {
    fold(value, &mut FxHashMap::default(), DEPTH)?.default
}

/// Each level is one LLVM instruction; an expression deeper than this is not an array length anybody writes.
const DEPTH: u32 = 32;

/// An integer made of constants and specialization constants.
#[derive(Clone, Copy)]
struct Folded {
    specialized: bool,
    /// The value with every specialization constant at its default; `None` if LLVM does not define it.
    default: Option<u64>,
}

/// An integer constant of any width; one beyond 64 bits is as many elements as no memory has.
fn constant(value: Value<'_>) -> Option<u64> {
    let words = value.int_words();
    let low = *words.first()?;
    Some(if words.iter().skip(1).all(|word| *word == 0) { low } else { u64::MAX })
}

fn fold<'m>(value: Value<'m>, known: &mut FxHashMap<Value<'m>, Option<Folded>>, depth: u32) -> Option<Folded> {
    if let Some(number) = constant(value) {
        return Some(Folded { specialized: false, default: Some(number) });
    }
    let ValueKind::Instruction(inst) = value.kind() else { return None };
    if let Some(folded) = known.get(&value) {
        return *folded;
    }
    let constant = spec_constant_call(inst).map(|(_, default)| default).or_else(|| scalar_default(inst));
    let folded = if let Some(default) = constant {
        Some(Folded { specialized: true, default: default.int_zext() })
    } else if depth == 0
        || !has_specialized_form(inst.opcode())
        || inst.ty().integer_bits().is_none_or(|bits| bits > 64)
    {
        None
    } else {
        fold_operation(inst, known, depth - 1)
    };
    known.insert(value, folded);
    folded
}

fn fold_operation<'m>(inst: Inst<'m>, known: &mut FxHashMap<Value<'m>, Option<Folded>>, depth: u32) -> Option<Folded> {
    let first = fold(inst.operand(0), known, depth)?;
    let second = match inst.operand_count() {
        1 => first,
        _ => fold(inst.operand(1), known, depth)?,
    };
    let default = match (first.default, second.default) {
        (Some(a), Some(b)) => compute(inst, a, b),
        _ => None,
    };
    Some(Folded { specialized: first.specialized | second.specialized, default })
}

/// The operation on numbers of the width of its first operand; bits above that width are zero.
fn compute(inst: Inst<'_>, a: u64, b: u64) -> Option<u64> {
    let from = inst.operand(0).ty().integer_bits()?;
    let to = inst.ty().integer_bits()?;
    let signed = |number: u64| (number << (64 - from)) as i64 >> (64 - from);
    let shift = u32::try_from(b).ok().filter(|shift| *shift < from);
    let result = match inst.opcode() {
        Opcode::Add => a.wrapping_add(b),
        Opcode::Sub => a.wrapping_sub(b),
        Opcode::Mul => a.wrapping_mul(b),
        Opcode::UDiv => a.checked_div(b)?,
        Opcode::URem => a.checked_rem(b)?,
        Opcode::SDiv => signed(a).checked_div(signed(b))? as u64,
        Opcode::SRem => signed(a).checked_rem(signed(b))? as u64,
        Opcode::Shl => a << shift?,
        Opcode::LShr => a >> shift?,
        Opcode::AShr => (signed(a) >> shift?) as u64,
        Opcode::And => a & b,
        Opcode::Or => a | b,
        Opcode::Xor => a ^ b,
        Opcode::SExt => signed(a) as u64,
        Opcode::Trunc | Opcode::ZExt | Opcode::Freeze => a,
        _ => return None,
    };
    Some(result & (u64::MAX >> (64 - to)))
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
            | Opcode::Freeze
    )
}

/// The id and the default of a call of `__spirv_SpecConstant(i32 id, T default)`, mangled or not.
pub(crate) fn spec_constant_call(inst: Inst<'_>) -> Option<(Value<'_>, Value<'_>)> {
    let is_call = inst.opcode() == Opcode::Call && inst.argument_count() == 2;
    (is_call && calls_declared(inst, "__spirv_SpecConstant")).then(|| (inst.argument(0), inst.argument(1)))
}

/// Whether an instruction is a call of `__spirv_SpecConstantComposite(members...)`, mangled or not.
pub(crate) fn is_spec_composite(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Call && calls_declared(inst, "__spirv_SpecConstantComposite")
}

fn calls_declared(call: Inst<'_>, base: &str) -> bool {
    let callee = call.called_function().filter(|callee| callee.is_declaration());
    let name = callee.and_then(|callee| std::str::from_utf8(callee.name()).ok()).unwrap_or_default();
    // Demangling takes longer than this.
    name.contains(base) && itanium::parse(name).map_or(name, |mangled| mangled.base) == base
}

/// Whether a function has an `alloca` that a variable at the function's head cannot stand for.
pub(crate) fn has_dynamic(function: Function<'_>) -> bool {
    function.blocks().any(|block| block.instructions().any(is_dynamic))
}

pub(super) fn is_dynamic(inst: Inst<'_>) -> bool {
    match inst.opcode() {
        Opcode::Alloca => matches!(length(inst), Length::Dynamic(_) | Length::Renewed(_)),
        Opcode::Call => is_sycl_alloca(inst) && is_renewed(inst),
        _ => false,
    }
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
            } else if is_dynamic(inst) && !saved {
                return true;
            }
        }
        if position == 0 {
            entry_saved = saved;
        }
    }
    false
}

pub(super) fn is_stack_save(inst: Inst<'_>) -> bool {
    is_call_of(inst, b"llvm.stacksave")
}

pub(super) fn is_stack_restore(inst: Inst<'_>) -> bool {
    is_call_of(inst, b"llvm.stackrestore")
}

fn is_call_of(inst: Inst<'_>, intrinsic: &[u8]) -> bool {
    inst.opcode() == Opcode::Call
        && inst.called_function().is_some_and(|callee| callee.is_intrinsic() && callee.name().starts_with(intrinsic))
}

/// The `llvm.stacksave` that a restored pointer comes from: itself, or, as unoptimised code has it, the only value
/// ever stored in the variable it is loaded from. `None` if that cannot be told.
pub(super) fn saved_state(pointer: Value<'_>) -> Option<Inst<'_>> {
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
