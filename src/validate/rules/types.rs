//! Types: widths, component counts, lengths, members, and that each is declared once (specification, sections 2.8,
//! 2.16.1, 2.16.3 and 3.3.6).

use rustc_hash::FxHashSet;

use super::cx::Cx;
use crate::spirv::grammar::{Capability, FPEncoding, Op, op_row};
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

const TYPES: &str = "2.16.1";
const KERNELS: &str = "2.16.3";

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    match (inst.op, inst.operands) {
        (Op::TypeInt, &[_, width, sign]) => int(cx, inst, width, sign, found),
        (Op::TypeFloat, &[_, width, ref encoding @ ..]) => float(cx, inst, width, encoding.first().copied(), found),
        (Op::TypeVector, &[_, component, count]) => vector(cx, inst, component, count, found),
        (Op::TypeVectorIdEXT, &[_, component, count]) => {
            found.require(is_scalar(cx, component), inst, "OpTypeVectorIdEXT", || {
                "the component type must be a scalar type".to_owned()
            });
            length(cx, inst, count, "OpTypeVectorIdEXT", found);
        }
        (Op::TypeMatrix, &[_, column, count]) => matrix(cx, inst, column, count, found),
        (Op::TypeArray, &[_, element, count]) => {
            member(cx, inst, element, "OpTypeArray", found);
            length(cx, inst, count, "OpTypeArray", found);
        }
        (Op::TypeRuntimeArray, &[_, element]) => member(cx, inst, element, "OpTypeRuntimeArray", found),
        (Op::TypeStruct, &[_, ref members @ ..]) => {
            for &ty in members {
                member(cx, inst, ty, "OpTypeStruct", found);
            }
        }
        (Op::TypeStructContinuedINTEL, members) => {
            for &ty in members {
                member(cx, inst, ty, "OpTypeStruct", found);
            }
        }
        (Op::TypePointer, &[_, _, pointee]) => {
            let is_allowed = cx.op(pointee) != Some(Op::TypeFunction) || cx.has(Capability::FunctionPointersINTEL);
            found.require(is_allowed, inst, "SPV_INTEL_function_pointers", || {
                "a pointer to a function requires the capability FunctionPointersINTEL".to_owned()
            });
        }
        (Op::TypeFunction, &[_, result, ref parameters @ ..]) => {
            not_function(cx, inst, result, "OpTypeFunction", found);
            for &ty in parameters {
                not_function(cx, inst, ty, "OpTypeFunction", found);
                found.require(cx.op(ty) != Some(Op::TypeVoid), inst, "OpTypeFunction", || {
                    "the type of a parameter must not be OpTypeVoid".to_owned()
                });
            }
        }
        (Op::TypeImage | Op::TypeSampledImage | Op::TypeVmeImageINTEL, &[_, operand, ..]) => {
            not_function(cx, inst, operand, "OpTypeFunction", found);
        }
        (Op::TypeForwardPointer, &[pointer, storage]) => forward_pointer(cx, inst, pointer, storage, found),
        (Op::TypeCooperativeMatrixKHR, &[_, component, ref sizes @ ..]) => {
            cooperative_matrix(cx, inst, component, sizes, found);
        }
        _ => {}
    }
}

/// Checks that no type but an aggregate or a pointer is declared twice, and no pointer announced twice: section 2.8 does not
/// forbid the latter, but SPIRV-Tools refuses it.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
    // With the extension, SPIRV-Tools does not check it either.
    if cx.view.extensions().any(|(_, name)| name == "SPV_VALIDATOR_ignore_type_decl_unique") {
        return;
    }
    let mut seen = FxHashSet::default();
    for inst in cx.view.preamble() {
        let operands = match (inst.op, inst.operands) {
            (Op::TypeForwardPointer, operands) => operands,
            (op, [_, operands @ ..]) if is_unique(op) => operands,
            _ => continue,
        };
        found.require(seen.insert((inst.op, operands)), &inst, "2.8", || {
            format!("an {} with the same operands is declared already", inst.op)
        });
    }
}

/// Returns `true` for an opcode that declares a type that is no aggregate and no pointer.
fn is_unique(op: Op) -> bool {
    let is_aggregate = matches!(
        op,
        Op::TypeArray
            | Op::TypeRuntimeArray
            | Op::TypeStruct
            | Op::TypePointer
            | Op::TypeUntypedPointerKHR
            | Op::TypeNodePayloadArrayAMDX
    );
    !is_aggregate && op_row(op).is_some_and(|row| row.declares_type())
}

/// Checks the result type of any instruction.
#[inline]
pub(super) fn result_type(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    if let Some(ty) = inst.result_type() {
        found.require(cx.op(ty) != Some(Op::TypeFunction), inst, "OpTypeFunction", || {
            "a value must not have a function type".to_owned()
        });
    }
}

fn int(cx: &Cx<'_, '_>, inst: &Instruction<'_>, width: u32, sign: u32, found: &mut Violations) {
    let capabilities: &[Capability] = match width {
        32 => &[],
        4 => &[Capability::Int4TypeINTEL, Capability::ArbitraryPrecisionIntegersALTERA],
        8 => &[
            Capability::Int8,
            Capability::StorageBuffer8BitAccess,
            Capability::UniformAndStorageBuffer8BitAccess,
            Capability::StoragePushConstant8,
            Capability::WorkgroupMemoryExplicitLayout8BitAccessKHR,
        ],
        16 => SIXTEEN_BITS_INT,
        64 => &[Capability::Int64],
        _ => &[Capability::ArbitraryPrecisionIntegersALTERA],
    };
    let is_enabled = cx.declared.has_any(capabilities);
    found.require(width > 0, inst, TYPES, || "an integer type must have at least one bit".to_owned());
    if let Some(capability) = capabilities.first().filter(|_| width > 0) {
        found.tolerate(is_enabled, inst, TYPES, || {
            format!("an integer type of {width} bits requires the capability {capability:?}")
        });
    }
    found.require(sign <= 1, inst, "OpTypeInt", || "the signedness must be 0 or 1".to_owned());
    found.tolerate(sign != 1 || !cx.has(Capability::Kernel), inst, KERNELS, || {
        "the signedness must be 0 in a module with the capability Kernel".to_owned()
    });
}

const SIXTEEN_BITS_INT: &[Capability] = &[
    Capability::Int16,
    Capability::StorageUniformBufferBlock16,
    Capability::StorageUniform16,
    Capability::StoragePushConstant16,
    Capability::StorageInputOutput16,
    Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR,
];

const SIXTEEN_BITS_FLOAT: &[Capability] = &[
    Capability::Float16,
    Capability::Float16Buffer,
    Capability::StorageUniformBufferBlock16,
    Capability::StorageUniform16,
    Capability::StoragePushConstant16,
    Capability::StorageInputOutput16,
    Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR,
];

fn float(cx: &Cx<'_, '_>, inst: &Instruction<'_>, width: u32, encoding: Option<u32>, found: &mut Violations) {
    if let Some(encoding) = encoding {
        let expected = match FPEncoding(encoding) {
            FPEncoding::BFloat16KHR => 16,
            FPEncoding::Float8E4M3EXT
            | FPEncoding::Float8E5M2EXT
            | FPEncoding::Float8UnsignedE8M0EXT
            | FPEncoding::MXInt8EXT => 8,
            FPEncoding::Float6E2M3EXT | FPEncoding::Float6E3M2EXT => 6,
            FPEncoding::Float4E2M1EXT | FPEncoding::Float4E2M1INTEL => 4,
            _ => return,
        };
        return found.require(width == expected, inst, "OpTypeFloat", || {
            format!("the encoding has {expected} bits, the type {width}")
        });
    }
    let is_enabled = match width {
        16 => {
            cx.declared.has_any(SIXTEEN_BITS_FLOAT)
                || cx.declared.uses("SPV_AMD_gpu_shader_half_float")
                || cx.declared.uses("SPV_AMD_gpu_shader_half_float_fetch")
        }
        32 => true,
        64 => cx.has(Capability::Float64),
        _ => {
            let message = format!("a floating-point type of {width} bits must have an encoding");
            return found.add(inst, "OpTypeFloat", message);
        }
    };
    found.tolerate(is_enabled, inst, TYPES, || match width {
        64 => "a floating-point type of 64 bits requires the capability Float64".to_owned(),
        _ => "a floating-point type of 16 bits requires the capability Float16 or Float16Buffer".to_owned(),
    });
}

/// Returns `true` for a type of Boolean values, integers, or floating-point numbers of any encoding.
pub(super) fn is_scalar(cx: &Cx<'_, '_>, ty: u32) -> bool {
    matches!(cx.op(ty), Some(Op::TypeBool | Op::TypeInt | Op::TypeFloat))
}

fn vector(cx: &Cx<'_, '_>, inst: &Instruction<'_>, component: u32, count: u32, found: &mut Violations) {
    let is_pointer = matches!(cx.op(component), Some(Op::TypePointer | Op::TypeUntypedPointerKHR));
    let is_component = is_scalar(cx, component) || is_pointer && cx.has(Capability::MaskedGatherScatterINTEL);
    found.require(is_component, inst, "OpTypeVector", || "the component type must be a scalar type".to_owned());
    let is_enabled = match count {
        2..=4 => true,
        8 | 16 => cx.has(Capability::Vector16) || cx.has(Capability::LongVectorEXT),
        0 => false,
        _ => cx.has(Capability::LongVectorEXT) || cx.has(Capability::VectorAnyINTEL),
    };
    if !is_enabled {
        let rule = match count {
            8 | 16 => format!("a vector of {count} components requires the capability Vector16"),
            _ => format!("a vector must not have {count} components"),
        };
        // LLVM IR has vectors of any length; the back end of LLVM writes those of its types.
        found.add_if(count == 0, inst, TYPES, rule);
    }
}

fn matrix(cx: &Cx<'_, '_>, inst: &Instruction<'_>, column: u32, count: u32, found: &mut Violations) {
    let is_column =
        matches!(cx.ty(column), Some(Type::Vector { element, .. }) if cx.op(element) == Some(Op::TypeFloat));
    found.require(is_column, inst, TYPES, || {
        "the columns of a matrix must be vectors of floating-point numbers".to_owned()
    });
    found.require((2..=4).contains(&count), inst, TYPES, || "a matrix must have 2, 3 or 4 columns".to_owned());
}

/// Checks the type of a member of an aggregate.
fn member(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, section: &'static str, found: &mut Violations) {
    found.require(cx.op(ty) != Some(Op::TypeVoid), inst, section, || {
        "the type of a member must not be OpTypeVoid".to_owned()
    });
    not_function(cx, inst, ty, section, found);
    let is_later = cx.view.definition_offset(ty).is_some_and(|offset| offset >= inst.offset);
    found.require(!is_later || cx.facts().is_announced(ty, inst.offset), inst, TYPES, || {
        format!("{} is not declared before, and no OpTypeForwardPointer announces it", cx.name(ty))
    });
}

pub(super) fn not_function(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    section: &'static str,
    found: &mut Violations,
) {
    found.require(cx.op(ty) != Some(Op::TypeFunction), inst, section, || {
        "the operand must not be a function type".to_owned()
    });
}

/// Checks the number of elements of an array or of components of a vector.
fn length(cx: &Cx<'_, '_>, inst: &Instruction<'_>, id: u32, section: &'static str, found: &mut Violations) {
    let is_constant = is_defined_constant(cx, id) && matches!(cx.type_of(id), Some(Type::Int { .. }));
    found.require(is_constant, inst, section, || "the length must be a constant of a scalar integer type".to_owned());
    if cx.int(id) == Some(0) {
        // The Khronos translator writes arrays of LLVM IR without elements.
        found.add_if(inst.op != Op::TypeArray, inst, section, "the length must be at least 1");
    }
}

/// Returns `true` for the result of a constant instruction that is not undefined.
pub(super) fn is_defined_constant(cx: &Cx<'_, '_>, id: u32) -> bool {
    cx.is_constant(id)
}

fn forward_pointer(cx: &Cx<'_, '_>, inst: &Instruction<'_>, pointer: u32, storage: u32, found: &mut Violations) {
    let section = "OpTypeForwardPointer";
    let Some(&[_, class, pointee]) = cx.definition(pointer).filter(|ty| ty.op == Op::TypePointer).map(|ty| ty.operands)
    else {
        return found.add(inst, section, format!("{} is not an OpTypePointer", cx.name(pointer)));
    };
    let is_ahead = cx.view.definition_offset(pointer).is_some_and(|offset| offset > inst.offset);
    found.require(is_ahead, inst, section, || {
        format!("{} is declared before, and needs no forward reference", cx.name(pointer))
    });
    found.require(class == storage, inst, section, || "the storage class must be that of the pointer type".to_owned());
    found.require(cx.op(pointee) == Some(Op::TypeStruct), inst, section, || {
        "the pointer must point to a structure".to_owned()
    });
}

fn cooperative_matrix(cx: &Cx<'_, '_>, inst: &Instruction<'_>, component: u32, sizes: &[u32], found: &mut Violations) {
    let section = "SPV_KHR_cooperative_matrix";
    let is_number = matches!(cx.op(component), Some(Op::TypeInt | Op::TypeFloat));
    found.require(is_number, inst, section, || "the component type must be a scalar numerical type".to_owned());
    let required = match cx.definition(component).map(|ty| (ty.op, ty.operands)) {
        Some((Op::TypeInt, &[_, 4, _])) => Some((Capability::Int4CooperativeMatrixINTEL, "SPV_INTEL_int4")),
        Some((Op::TypeFloat, &[_, _, encoding])) => match FPEncoding(encoding) {
            FPEncoding::BFloat16KHR => Some((Capability::BFloat16CooperativeMatrixKHR, "SPV_KHR_bfloat16")),
            FPEncoding::Float8E4M3EXT | FPEncoding::Float8E5M2EXT => {
                Some((Capability::Float8CooperativeMatrixEXT, "SPV_EXT_float8"))
            }
            _ => None,
        },
        _ => None,
    };
    if let Some((capability, section)) = required {
        found.require(cx.has(capability), inst, section, || {
            format!("a cooperative matrix of such components requires the capability {capability:?}")
        });
    }
    for &size in sizes {
        let is_constant = is_defined_constant(cx, size) && matches!(cx.type_of(size), Some(Type::Int { .. }));
        found.require(is_constant, inst, section, || {
            format!("{} is not a constant of a scalar integer type", cx.name(size))
        });
    }
}
