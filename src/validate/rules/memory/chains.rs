//! Access chains: the base, the indexes, and the type that they lead to (specification, section 3.3.8).

use super::{UNTYPED, is_pointer_vector, is_pointer_vector_value};
use crate::spirv::grammar::Op;
use crate::spirv::view::{Instruction, Type};
use crate::validate::rules::constituents::{Parts, may_have_parts, parts};
use crate::validate::rules::cx::Cx;
use crate::validate::rules::types::not_function;
use crate::validate::violation::Violations;

/// Checks that an index is a scalar integer.
pub(super) fn index_type(cx: &Cx<'_, '_>, inst: &Instruction<'_>, index: u32, found: &mut Violations) {
    found.require(matches!(cx.type_of(index), Some(Type::Int { .. })), inst, "OpAccessChain", || {
        format!("the index {} is not a scalar integer", cx.name(index))
    });
}

/// Returns the type that indexes into a type lead to; `None` after a violation, or if an extension has the type.
fn walk(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, indexes: &[u32], found: &mut Violations) -> Option<u32> {
    let (mut ty, section) = (ty, "OpAccessChain");
    for &index in indexes {
        index_type(cx, inst, index, found);
        let Some(parts) = parts(cx, ty) else {
            found.require(may_have_parts(cx, ty), inst, section, || format!("{} has no constituents", cx.name(ty)));
            return None;
        };
        ty = match parts {
            Parts::Equal { element, .. } => element,
            Parts::Members(_) => {
                // An OpConstantNull is no OpConstant by the letter, but LLVM's back end writes it for 0.
                let is_constant = matches!(cx.op(index), Some(Op::Constant | Op::ConstantNull));
                let Some(number) = cx.int(index).filter(|_| is_constant) else {
                    let message = format!("the index of a member, {}, is not an OpConstant", cx.name(index));
                    found.add(inst, section, message);
                    return None;
                };
                let Some(member) = parts.get(number) else {
                    found.add(inst, section, format!("{} has no member {number}", cx.name(ty)));
                    return None;
                };
                member
            }
        };
    }
    Some(ty)
}

/// Checks an access chain from a typed pointer.
pub(super) fn typed_chain(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    base: u32,
    indexes: &[u32],
    found: &mut Violations,
) {
    let section = "OpAccessChain";
    if is_pointer_vector_value(cx, base) || is_pointer_vector(cx, ty) {
        return;
    }
    let Some((storage, Some(pointee))) = cx.pointer(ty) else {
        return found.add(inst, section, "the result type must be an OpTypePointer");
    };
    let Some((base_storage, Some(base))) = cx.pointer_of(base) else {
        return found.add(inst, section, format!("the base {} is not a typed pointer", cx.name(base)));
    };
    found.require(storage == base_storage, inst, section, || {
        "the result type must have the storage class of the base".to_owned()
    });
    if let Some(reached) = walk(cx, inst, base, indexes, found) {
        found.tolerate(reached == pointee, inst, section, || {
            format!("the indexes lead to {}, the result points to {}", cx.name(reached), cx.name(pointee))
        });
    }
}

/// Checks an access chain of SPV_KHR_untyped_pointers, which names the type of the base.
pub(super) fn untyped_chain(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    base_type: u32,
    base: u32,
    indexes: &[u32],
    found: &mut Violations,
) {
    if is_pointer_vector_value(cx, base) || is_pointer_vector(cx, ty) {
        return;
    }
    let Some((storage, None)) = cx.pointer(ty) else {
        return found.add(inst, UNTYPED, "the result type must be an OpTypeUntypedPointerKHR");
    };
    let base_storage = cx.pointer_of(base).map(|(storage, _)| storage);
    found.require(base_storage == Some(storage), inst, UNTYPED, || {
        "the base must be a pointer with the storage class of the result type".to_owned()
    });
    // The other two chains may have a pointer: only these two require "a non-pointer type-declaration instruction".
    let takes_pointers = matches!(inst.op, Op::UntypedPtrAccessChainKHR | Op::UntypedInBoundsPtrAccessChainKHR);
    found.require(takes_pointers || cx.pointer(base_type).is_none(), inst, UNTYPED, || {
        "the base type must not be a pointer type".to_owned()
    });
    not_function(cx, inst, base_type, UNTYPED, found);
    _ = walk(cx, inst, base_type, indexes, found);
}
