//! The bodies of OpenCL C blocks.
//!
//! Clang stores the address of a block's body in the block literal, `{ i32 size, i32 align, ptr invoke, captures... }`,
//! where only a call through the block reads it: OpenCL C has no other use of it. Core SPIR-V has no such address, and a
//! call through it is refused, so lowering omits the address; with SPV_INTEL_function_pointers, if nothing may call it.
//! That is valid for the field of a literal only: functions with such a name whose address is used elsewhere do not count
//! as bodies of blocks.

use rustc_hash::FxHashSet;

use super::entry_points::is_kernel;
use super::indirect_call_targets::{FunctionPointers, is_indirect};
use crate::ir::{Block, Function, Inst, Linkage, ModuleRef, Opcode, Type, TypeKind, Value, ValueKind};

/// The field of a block literal that holds the address of its body, and its offset in bytes.
const INVOKE: (u64, u64) = (2, 8);

/// Returns the functions whose address is used in block literals only, and never called.
pub(super) fn bodies(module: ModuleRef<'_>, function_pointers: FunctionPointers) -> FxHashSet<Function<'_>> {
    let bodies: FxHashSet<_> =
        module.functions().filter(|function| has_name_of_body(*function) && is_body(*function)).collect();
    let may_be_called = || match function_pointers {
        FunctionPointers::Typed => calls_indirectly(module) || may_be_passed_on(module),
        FunctionPointers::Resolved => false,
    };
    if bodies.is_empty() || may_be_called() { FxHashSet::default() } else { bodies }
}

fn calls_indirectly(module: ModuleRef<'_>) -> bool {
    module.functions().flat_map(Function::blocks).flat_map(Block::instructions).any(is_indirect)
}

/// Returns `true` if the module imports a function that a block may be passed to: OpenCL C mangles only the names of
/// builtin functions, and those that take blocks start with two underscores.
fn may_be_passed_on(module: ModuleRef<'_>) -> bool {
    let is_import = |function: Function<'_>| {
        function.is_declaration() && !function.is_intrinsic() && !function.name().starts_with(b"_")
    };
    let takes_pointer = |function: Function<'_>| function.parameters().any(|parameter| parameter.ty().is_pointer());
    module.functions().any(|function| is_import(function) && takes_pointer(function))
}

/// Returns `true` for names like `__kernel_block_invoke_2`.
pub(super) fn has_name_of_body(function: Function<'_>) -> bool {
    const MARK: &[u8] = b"_block_invoke";
    function.name().windows(MARK.len()).any(|window| window == MARK)
}

fn is_body(function: Function<'_>) -> bool {
    let is_local = matches!(function.linkage(), Linkage::Internal | Linkage::Private);
    is_local && !is_kernel(function) && is_used_by_literals_only(function)
}

fn is_used_by_literals_only(function: Function<'_>) -> bool {
    let mut addresses = vec![function.value()];
    while let Some(address) = addresses.pop() {
        for (user, operand) in address.use_slots() {
            match user.kind() {
                ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) => addresses.push(user),
                ValueKind::ConstantStruct if u64::from(operand) == INVOKE.0 && is_literal(user.ty()) => {}
                ValueKind::Instruction(inst) if is_callee(inst, operand) || is_field_store(inst, operand) => {}
                _ => return false,
            }
        }
    }
    true
}

/// Returns `true` if a call calls its operand of this number.
fn is_callee(inst: Inst<'_>, operand: u32) -> bool {
    inst.opcode() == Opcode::Call && operand + 1 == inst.value().operand_count()
}

/// Returns `true` for the store of an operand to the field of a block literal in a local variable.
fn is_field_store(inst: Inst<'_>, operand: u32) -> bool {
    inst.opcode() == Opcode::Store && operand == 0 && is_field(inst.value().operand(1))
}

/// Returns `true` for a pointer to the field of a block literal in a local variable.
fn is_field(pointer: Value<'_>) -> bool {
    let Some(field) = pointer.as_instruction().filter(|inst| inst.opcode() == Opcode::GetElementPtr) else {
        return false;
    };
    let ty = field.source_element_type();
    let indices: Option<Vec<u64>> = field.value().operands().skip(1).map(Value::int_zext).collect();
    let is_third = match indices.as_deref() {
        Some([offset]) => ty.integer_bits() == Some(8) && *offset == INVOKE.1,
        Some([0, index]) => is_literal(ty) && *index == INVOKE.0,
        Some(_) | None => false,
    };
    is_third && is_local_literal(field.operand(0))
}

fn is_local_literal(pointer: Value<'_>) -> bool {
    let inst = pointer.as_instruction();
    inst.is_some_and(|inst| inst.opcode() == Opcode::Alloca && is_literal(inst.allocated_type()))
}

/// Returns `true` for a structure that starts with the fields of a block literal.
fn is_literal(ty: Type<'_>) -> bool {
    if ty.kind() != TypeKind::Struct || ty.is_opaque() {
        return false;
    }
    let mut members = ty.members();
    let (size, align, invoke) = (members.next(), members.next(), members.next());
    let is_word = |member: Option<Type<'_>>| member.and_then(Type::integer_bits) == Some(32);
    is_word(size) && is_word(align) && invoke.is_some_and(Type::is_pointer)
}
