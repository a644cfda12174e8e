//! Pointers of the logical addressing model: which instructions create and use them (specification, section 2.16.1).

use super::cx::Cx;
use crate::spirv::grammar::{AddressingModel, Capability, Class, Op, StorageClass, is_core_atomic};
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

const POINTERS: &str = "2.16.1";

/// Checks an instruction of a module with the logical addressing model. Variable pointers, which shaders have, are not
/// checked.
#[inline]
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, class: Class, found: &mut Violations) {
    if cx.addressing == Some(AddressingModel::Logical) {
        check_logical(cx, inst, class, found);
    }
}

fn check_logical(cx: &Cx<'_, '_>, inst: &Instruction<'_>, class: Class, found: &mut Violations) {
    let has_variable_pointers =
        cx.has(Capability::VariablePointers) || cx.has(Capability::VariablePointersStorageBuffer);
    if has_variable_pointers || matches!(class, Class::Annotation | Class::Debug | Class::ModeSetting) {
        return;
    }
    if inst.result_type().is_some_and(|ty| is_logical(cx, ty)) {
        found.require(creates(inst.op), inst, POINTERS, || {
            format!("{} must not create a pointer in the logical addressing model", inst.op)
        });
    }
    let ids = cx.view.extended_sets().ids(**inst);
    let mut pointers = ids.iter().map(|&at| inst.operands[at]).filter(|&id| is_logical_value(cx, id));
    if pointers.next().is_some() {
        found.require(uses(inst.op), inst, POINTERS, || {
            format!("{} must not use a pointer in the logical addressing model", inst.op)
        });
    }
    match (inst.op, inst.operands) {
        (Op::Load, &[_, _, pointer, ..]) | (Op::Store, &[pointer, ..]) => {
            let is_created = cx.op(pointer).is_none_or(|op| creates(op) && op != Op::Undef);
            found.require(is_created || !is_logical_value(cx, pointer), inst, POINTERS, || {
                format!("{} must not be accessed in the logical addressing model", cx.name(pointer))
            });
        }
        (Op::Variable, &[ty, ..]) => {
            let pointee = cx.pointer(ty).and_then(|(_, pointee)| pointee);
            found.require(pointee.is_none_or(|ty| !is_logical(cx, ty)), inst, POINTERS, || {
                "a variable must not contain a pointer in the logical addressing model".to_owned()
            });
        }
        (Op::FunctionCall, &[_, _, _, ref arguments @ ..]) => {
            arguments.iter().for_each(|&argument| check_argument(cx, inst, argument, found));
        }
        _ => {}
    }
}

fn check_argument(cx: &Cx<'_, '_>, inst: &Instruction<'_>, argument: u32, found: &mut Violations) {
    let Some((storage, _)) = cx.pointer_of(argument) else { return };
    let is_passed = match storage {
        StorageClass::UniformConstant | StorageClass::PhysicalStorageBuffer => return,
        StorageClass::Function | StorageClass::Private | StorageClass::Workgroup | StorageClass::AtomicCounter => {
            matches!(cx.op(argument), Some(Op::Variable | Op::UntypedVariableKHR | Op::FunctionParameter))
        }
        StorageClass::TileImageEXT | StorageClass::ShaderRecordBufferKHR => return,
        _ => false,
    };
    found.require(is_passed, inst, POINTERS, || {
        format!("{} must not be an argument in the logical addressing model", cx.name(argument))
    });
}

/// Returns `true` for a type of pointers that have no address.
fn is_logical(cx: &Cx<'_, '_>, ty: u32) -> bool {
    matches!(cx.ty(ty), Some(Type::Pointer { storage, .. }) if storage != StorageClass::PhysicalStorageBuffer)
}

fn is_logical_value(cx: &Cx<'_, '_>, value: u32) -> bool {
    cx.type_id(value).is_some_and(|ty| is_logical(cx, ty))
}

/// Returns `true` for an opcode whose result may be a logical pointer.
fn creates(op: Op) -> bool {
    matches!(
        op,
        Op::Variable
            | Op::UntypedVariableKHR
            | Op::AccessChain
            | Op::InBoundsAccessChain
            | Op::UntypedAccessChainKHR
            | Op::UntypedInBoundsAccessChainKHR
            | Op::FunctionParameter
            | Op::ImageTexelPointer
            | Op::UntypedImageTexelPointerEXT
            | Op::CopyObject
            | Op::Undef
            | Op::ConstantFunctionPointerINTEL
            | Op::RawAccessChainNV
            | Op::BufferPointerEXT
            | Op::AllocateNodePayloadsAMDX
    )
}

/// Returns `true` for an opcode that may have a logical pointer as an operand. Kernels have no instructions of ray tracing
/// and of other extensions for shaders.
fn uses(op: Op) -> bool {
    is_core_atomic(op)
        || matches!(
            op,
            Op::Load
                | Op::Store
                | Op::AccessChain
                | Op::InBoundsAccessChain
                | Op::FunctionCall
                | Op::ImageTexelPointer
                | Op::CopyMemory
                | Op::CopyMemorySized
                | Op::CopyObject
                | Op::ArrayLength
                | Op::ExtInst
                | Op::ExtInstWithForwardRefsKHR
                | Op::UntypedArrayLengthKHR
                | Op::UntypedAccessChainKHR
                | Op::UntypedInBoundsAccessChainKHR
                | Op::CooperativeMatrixLoadKHR
                | Op::CooperativeMatrixStoreKHR
                | Op::PredicatedLoadINTEL
                | Op::PredicatedStoreINTEL
                | Op::AtomicFAddEXT
                | Op::AtomicFMinEXT
                | Op::AtomicFMaxEXT
                | Op::AtomicFlagTestAndSet
                | Op::AtomicFlagClear
        )
}
