//! Memory: variables, loads, stores, copies, comparisons of pointers (specification, section 3.3.8).

mod accesses;
mod chains;

use super::cx::Cx;
use super::types::{is_defined_constant, not_function};
use crate::spirv::grammar::{Capability, Decoration, MemoryAccess, Op, StorageClass};
use crate::spirv::view::{Instruction, Type, is_variable};
use crate::validate::violation::Violations;

use accesses::{Role, accesses, copy_accesses};
use chains::{index_type, typed_chain, untyped_chain};

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    match (inst.op, inst.operands) {
        (Op::Variable, &[ty, id, storage, ref initializer @ ..]) => {
            let pointee = match cx.ty(ty) {
                Some(Type::Pointer { pointee: Some(pointee), .. }) => pointee,
                _ if is_pointer_vector(cx, ty) => return,
                _ => return found.add(inst, "OpVariable", "the result type must be an OpTypePointer"),
            };
            variable(cx, inst, Variable { ty, id, storage: StorageClass(storage), data: Some(pointee) }, found);
            initial(cx, inst, Some(pointee), StorageClass(storage), initializer.first().copied(), found);
        }
        (Op::UntypedVariableKHR, &[ty, id, storage, ref rest @ ..]) => {
            let is_untyped = matches!(cx.ty(ty), Some(Type::Pointer { pointee: None, .. }));
            found.require(is_untyped, inst, UNTYPED, || "the result type must be an untyped pointer".to_owned());
            let (storage, data) = (StorageClass(storage), rest.first().copied());
            let needs_type =
                matches!(storage, StorageClass::Function | StorageClass::Private | StorageClass::Workgroup);
            found.require(data.is_some() || !needs_type, inst, UNTYPED, || {
                "a variable of this storage class must have a data type".to_owned()
            });
            if let Some(data) = data {
                not_function(cx, inst, data, UNTYPED, found);
            }
            variable(cx, inst, Variable { ty, id, storage, data }, found);
            initial(cx, inst, data, storage, rest.get(1).copied(), found);
        }
        (Op::Load, &[ty, _, pointer, ref access @ ..]) => {
            typed_access(cx, inst, pointer, (ty, None), "OpLoad", found);
            found.require(!cx.facts().contents(ty).runtime_array, inst, "OpLoad", || {
                "a runtime array cannot be loaded".to_owned()
            });
            accesses(cx, inst, Role::Read, &[pointer], access, found);
        }
        (Op::Store, &[pointer, object, ref access @ ..]) => {
            store(cx, inst, pointer, object, "OpStore", found);
            accesses(cx, inst, Role::Write, &[pointer], access, found);
        }
        (Op::CopyMemory, &[target, source, ref access @ ..]) => {
            copy(cx, inst, target, source, found);
            copy_accesses(cx, inst, target, source, access, found);
        }
        (Op::CopyMemorySized, &[target, source, size, ref access @ ..]) => {
            for pointer in [target, source] {
                require_pointer(cx, inst, pointer, "OpCopyMemorySized", found);
            }
            let is_int = matches!(cx.type_of(size), Some(Type::Int { .. }));
            if !is_int || cx.int(size) == Some(0) {
                // A copy of nothing has no effect.
                let rule = "the size must be a scalar integer that is not the constant 0";
                found.add_if(!is_int, inst, "OpCopyMemorySized", rule);
            }
            copy_accesses(cx, inst, target, source, access, found);
        }
        (Op::AccessChain | Op::InBoundsAccessChain, &[ty, _, base, ref indexes @ ..]) => {
            typed_chain(cx, inst, ty, base, indexes, found);
        }
        (Op::PtrAccessChain | Op::InBoundsPtrAccessChain, &[ty, _, base, element, ref indexes @ ..]) => {
            index_type(cx, inst, element, found);
            typed_chain(cx, inst, ty, base, indexes, found);
        }
        (
            Op::UntypedAccessChainKHR | Op::UntypedInBoundsAccessChainKHR,
            &[ty, _, base_type, base, ref indexes @ ..],
        ) => untyped_chain(cx, inst, ty, base_type, base, indexes, found),
        (
            Op::UntypedPtrAccessChainKHR | Op::UntypedInBoundsPtrAccessChainKHR,
            &[ty, _, base_type, base, element, ref indexes @ ..],
        ) => {
            index_type(cx, inst, element, found);
            untyped_chain(cx, inst, ty, base_type, base, indexes, found);
        }
        (Op::ImageTexelPointer, &[ty, _, image, coordinate, sample]) => {
            texel(cx, inst, [ty, image, coordinate, sample], found);
        }
        (Op::GenericPtrMemSemantics, &[ty, _, pointer]) => {
            let is_uint = matches!(cx.ty(ty), Some(Type::Int { width: 32, is_signed: false }));
            let is_generic = matches!(cx.pointer_of(pointer), Some((StorageClass::Generic, _)));
            found.require(is_uint && is_generic, inst, "OpGenericPtrMemSemantics", || {
                "the operand must be a pointer to the storage class Generic, and the result a 32-bit integer".to_owned()
            });
        }
        (Op::PtrEqual | Op::PtrNotEqual | Op::PtrDiff, &[ty, _, first, second]) => {
            compare(cx, inst, ty, [first, second], found);
        }
        (Op::VariableLengthArrayINTEL, &[ty, _, length]) => {
            let element = cx.pointer(ty).filter(|(storage, _)| *storage == StorageClass::Function).and_then(|it| it.1);
            array(cx, inst, element, length, found);
        }
        (Op::UntypedVariableLengthArrayINTEL, &[ty, _, element, length]) => {
            let is_untyped = matches!(cx.pointer(ty), Some((StorageClass::Function, None)));
            array(cx, inst, is_untyped.then_some(element), length, found);
        }
        (Op::PredicatedLoadINTEL, &[ty, _, pointer, predicate, default, ref access @ ..]) => {
            typed_access(cx, inst, pointer, (ty, None), PREDICATED, found);
            predicated(cx, inst, ty, predicate, access, found);
            found.require(cx.type_id(default) == Some(ty), inst, PREDICATED, || {
                "the default value must have the result type".to_owned()
            });
            accesses(cx, inst, Role::Read, &[pointer], access, found);
        }
        (Op::PredicatedStoreINTEL, &[pointer, object, predicate, ref access @ ..]) => {
            store(cx, inst, pointer, object, PREDICATED, found);
            if let Some(ty) = cx.type_id(object) {
                predicated(cx, inst, ty, predicate, access, found);
            }
            accesses(cx, inst, Role::Write, &[pointer], access, found);
        }
        // `extensions` has the rules about the matrix, its layout and its stride.
        (Op::CooperativeMatrixLoadKHR, &[_, _, pointer, _, ref rest @ ..]) => {
            accesses(cx, inst, Role::Read, &[pointer], rest.get(1..).unwrap_or_default(), found);
        }
        (Op::CooperativeMatrixStoreKHR, &[pointer, _, _, ref rest @ ..]) => {
            accesses(cx, inst, Role::Write, &[pointer], rest.get(1..).unwrap_or_default(), found);
        }
        (Op::MaskedGatherINTEL, &[ty, _, pointers, alignment, mask, fill]) => {
            masked(cx, inst, ty, pointers, mask, alignment, found);
            let fill = cx.type_id(fill);
            // The document has the component type, producers write a vector.
            let is_fill = fill == Some(ty) || fill == cx.vector(ty).map(|(element, _)| element);
            found.require(is_fill, inst, MASKED, || {
                "the fill value must have the result type or its component type".to_owned()
            });
        }
        (Op::MaskedScatterINTEL, &[values, pointers, alignment, mask]) => {
            if let Some(ty) = cx.type_id(values) {
                masked(cx, inst, ty, pointers, mask, alignment, found);
            }
        }
        _ => {}
    }
}

const UNTYPED: &str = "SPV_KHR_untyped_pointers";
const PREDICATED: &str = "SPV_INTEL_predicated_io";
const MATRIX: &str = "SPV_KHR_cooperative_matrix";
const MASKED: &str = "SPV_INTEL_masked_gather_scatter";

/// Returns `true` for a vector of pointers, which SPV_INTEL_masked_gather_scatter allows where a pointer is.
fn is_pointer_vector(cx: &Cx<'_, '_>, ty: u32) -> bool {
    cx.has(Capability::MaskedGatherScatterINTEL)
        && cx.vector(ty).is_some_and(|(element, _)| cx.pointer(element).is_some())
}

fn is_pointer_vector_value(cx: &Cx<'_, '_>, value: u32) -> bool {
    cx.type_id(value).is_some_and(|ty| is_pointer_vector(cx, ty))
}

fn require_pointer(cx: &Cx<'_, '_>, inst: &Instruction<'_>, value: u32, section: &'static str, found: &mut Violations) {
    let is_pointer = cx.pointer_of(value).is_some() || is_pointer_vector_value(cx, value);
    found.require(is_pointer, inst, section, || format!("{} is not a pointer", cx.name(value)));
}

/// A variable of either kind.
#[derive(Clone, Copy, Debug)]
struct Variable {
    ty: u32,
    id: u32,
    storage: StorageClass,
    /// The type of the object, which an untyped variable may not have.
    data: Option<u32>,
}

fn variable(cx: &Cx<'_, '_>, inst: &Instruction<'_>, variable: Variable, found: &mut Violations) {
    let (Variable { ty, id, storage, data }, section) = (variable, "OpVariable");
    if let Some((class, _)) = cx.pointer(ty) {
        found.require(class == storage, inst, section, || {
            "the storage class must be that of the result type".to_owned()
        });
    }
    found.require(
        !matches!(storage, StorageClass::Generic | StorageClass::PhysicalStorageBuffer),
        inst,
        section,
        || format!("the storage class must not be {storage:?}"),
    );
    let Some(data) = data else { return };
    found.require(!matches!(cx.ty(data), Some(Type::Void)), inst, section, || {
        "a variable must not be of the type OpTypeVoid".to_owned()
    });
    let contents = cx.facts().contents(data);
    let is_private = matches!(storage, StorageClass::Function | StorageClass::Private);
    found.require(!contents.cooperative_matrix || is_private, inst, MATRIX, || {
        "a cooperative matrix must be in the storage class Function or Private".to_owned()
    });
    // An id that is defined twice has its decorations once.
    let is_definition = cx.view.definition_offset(id) == Some(inst.offset);
    if matches!(storage, StorageClass::Input | StorageClass::Output) && contents.boolean && is_definition {
        let mut decorations = cx.view.decorations(id);
        let is_builtin = decorations.any(|decorated| decorated.decoration == Decoration::BuiltIn);
        found.require(is_builtin || cx.facts().has_decorated_groups, inst, "2.16.1", || {
            "a variable with Boolean values in this storage class must have the decoration BuiltIn".to_owned()
        });
    }
}

fn initial(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    data: Option<u32>,
    storage: StorageClass,
    initializer: Option<u32>,
    found: &mut Violations,
) {
    let (Some(initializer), section) = (initializer, "OpVariable") else { return };
    let is_variable = cx.op(initializer).is_some_and(is_variable) && cx.view.global_variable(initializer).is_some();
    found.require(is_variable || is_defined_constant(cx, initializer), inst, section, || {
        format!("the initializer {} is neither a constant nor a module-scope variable", cx.name(initializer))
    });
    if cx.type_id(initializer) != data {
        let is_relied_on = !data.is_some_and(|data| cx.fits_in_llvm(initializer, data));
        found.add_if(is_relied_on, inst, section, "the initializer must have the type of the object");
    }
    found.require(storage != StorageClass::Input, inst, section, || {
        "a variable of the storage class Input must have no initializer".to_owned()
    });
}

/// Checks that a value of a type can be accessed through a pointer; a value that is stored is known.
fn typed_access(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    pointer: u32,
    (ty, stored): (u32, Option<u32>),
    section: &'static str,
    found: &mut Violations,
) {
    require_pointer(cx, inst, pointer, section, found);
    if let Some((_, Some(pointee))) = cx.pointer_of(pointer).filter(|(_, pointee)| *pointee != Some(ty)) {
        let fits = cx.are_one_in_llvm(pointee, ty) || stored.is_some_and(|stored| cx.fits_in_llvm(stored, pointee));
        let message = format!("the pointer points to {}, the value is of type {}", cx.name(pointee), cx.name(ty));
        found.add_if(!fits, inst, section, message);
    }
    found.require(!matches!(cx.ty(ty), Some(Type::Void)), inst, section, || {
        "a value must not have the type OpTypeVoid".to_owned()
    });
}

fn store(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    pointer: u32,
    object: u32,
    section: &'static str,
    found: &mut Violations,
) {
    if let Some(ty) = cx.type_id(object) {
        typed_access(cx, inst, pointer, (ty, Some(object)), section, found);
    }
    let storage = cx.pointer_of(pointer).map(|(storage, _)| storage);
    let is_constant =
        matches!(storage, Some(StorageClass::UniformConstant | StorageClass::Input | StorageClass::PushConstant));
    found.require(!is_constant, inst, section, || "the storage class of the pointer is read-only".to_owned());
}

fn copy(cx: &Cx<'_, '_>, inst: &Instruction<'_>, target: u32, source: u32, found: &mut Violations) {
    let section = "OpCopyMemory";
    let pointees = [target, source].map(|pointer| {
        require_pointer(cx, inst, pointer, section, found);
        cx.pointer_of(pointer).map(|(_, pointee)| pointee)
    });
    if let [Some(target), Some(source)] = pointees {
        match (target, source) {
            (Some(target), Some(source)) => found.require(target == source, inst, section, || {
                format!("the target points to {}, the source to {}", cx.name(target), cx.name(source))
            }),
            (None, None) => found.add(inst, section, "one of the two pointers must be a typed pointer"),
            (Some(_), None) | (None, Some(_)) => {}
        }
    }
    for pointee in pointees.into_iter().flatten().flatten() {
        found.require(!matches!(cx.ty(pointee), Some(Type::Void)), inst, section, || {
            "the pointer must not point to OpTypeVoid".to_owned()
        });
    }
}

/// Checks a comparison or difference of pointers: its result type, and that the pointers are of one type.
fn compare(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, pointers: [u32; 2], found: &mut Violations) {
    if pointers.iter().any(|&pointer| is_pointer_vector_value(cx, pointer)) {
        return;
    }
    let is_difference = inst.op == Op::PtrDiff;
    let section = match inst.op {
        Op::PtrDiff => "OpPtrDiff",
        Op::PtrNotEqual => "OpPtrNotEqual",
        _ => "OpPtrEqual",
    };
    let is_result = match cx.ty(ty) {
        Some(Type::Int { .. }) => is_difference,
        Some(Type::Bool) => !is_difference,
        _ => false,
    };
    found.require(is_result, inst, section, || match is_difference {
        true => "the result type must be a scalar integer".to_owned(),
        false => "the result type must be OpTypeBool".to_owned(),
    });
    for pointer in pointers {
        require_pointer(cx, inst, pointer, section, found);
    }
    let [Some((first, a)), Some((second, b))] = pointers.map(|pointer| cx.pointer_of(pointer)) else { return };
    let is_untyped = !is_difference && (a.is_none() || b.is_none());
    let is_alike = match is_untyped {
        true => first == second,
        false => cx.type_id(pointers[0]) == cx.type_id(pointers[1]),
    };
    if !is_alike {
        let fits = |a: u32, b: u32| cx.type_id(b).is_some_and(|ty| cx.fits_in_llvm(a, ty));
        let is_comparable = fits(pointers[0], pointers[1]) || fits(pointers[1], pointers[0]);
        // The difference depends on the pointee.
        found.add_if(is_difference || !is_comparable, inst, section, "the operands must have the same type");
    }
}

/// Checks an `OpImageTexelPointer`: its result type, image, coordinate and sample.
fn texel(cx: &Cx<'_, '_>, inst: &Instruction<'_>, operands: [u32; 4], found: &mut Violations) {
    let ([ty, image, coordinate, sample], section) = (operands, "OpImageTexelPointer");
    let texel = match cx.pointer(ty) {
        Some((StorageClass::Image, texel)) => texel,
        _ => return found.add(inst, section, "the result type must be a pointer to the storage class Image"),
    };
    let pointee = cx.pointer_of(image).map(|(_, pointee)| pointee);
    let image = pointee.and_then(|pointee| cx.definition(pointee?));
    match image.filter(|image| image.op == Op::TypeImage).map(|image| image.operands) {
        Some(&[_, sampled, ..]) => found.require(texel.is_none_or(|texel| texel == sampled), inst, section, || {
            "the result type must point to the sampled type of the image".to_owned()
        }),
        // An untyped pointer.
        None if pointee == Some(None) => {}
        _ => found.add(inst, section, "the image must be a pointer to an image"),
    }
    let is_int = |value| matches!(cx.component_of(value), Some(Type::Int { .. }));
    found.require(is_int(coordinate) && is_int(sample), inst, section, || {
        "the coordinate and the sample must be integers".to_owned()
    });
}

fn array(cx: &Cx<'_, '_>, inst: &Instruction<'_>, element: Option<u32>, length: u32, found: &mut Violations) {
    let section = "SPV_INTEL_variable_length_array";
    found.require(element.is_some(), inst, section, || {
        "the result type must be a pointer with a pointee to the storage class Function".to_owned()
    });
    let has_size = !matches!(element.and_then(|element| cx.op(element)), Some(Op::TypeVoid | Op::TypeFunction));
    found.require(has_size, inst, section, || {
        "the elements must not be of the type OpTypeVoid or a function".to_owned()
    });
    found.require(matches!(cx.type_of(length), Some(Type::Int { .. })), inst, section, || {
        "the length must be a scalar integer".to_owned()
    });
}

fn predicated(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    predicate: u32,
    access: &[u32],
    found: &mut Violations,
) {
    let is_number =
        matches!(cx.component(ty), Some(Type::Int { .. } | Type::Float { .. } | Type::Other(Op::TypeFloat)));
    found.require(is_number, inst, PREDICATED, || "the value must be a scalar or vector of numbers".to_owned());
    found.require(matches!(cx.type_of(predicate), Some(Type::Bool)), inst, PREDICATED, || {
        "the predicate must be a Boolean scalar".to_owned()
    });
    let is_volatile = access.first().is_some_and(|mask| mask & MemoryAccess::Volatile.0 != 0);
    found.require(!is_volatile, inst, PREDICATED, || "the access must not be Volatile".to_owned());
}

fn masked(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ty: u32,
    pointers: u32,
    mask: u32,
    alignment: u32,
    found: &mut Violations,
) {
    let (Some((element, count)), Some((pointer, pointer_count))) = (cx.vector(ty), cx.vector_of(pointers)) else {
        return found.add(inst, MASKED, "the values and the pointers must be vectors");
    };
    let is_match = count == pointer_count
        && cx.pointer(pointer).is_some_and(|(_, pointee)| pointee.is_none_or(|pointee| pointee == element));
    found.require(is_match, inst, MASKED, || {
        "there must be one pointer to the component type for each component".to_owned()
    });
    let is_mask =
        cx.vector_of(mask).is_some_and(|(element, lanes)| lanes == count && matches!(cx.ty(element), Some(Type::Bool)));
    found.require(is_mask, inst, MASKED, || {
        "the mask must be a vector of one Boolean value for each component".to_owned()
    });
    found.require(alignment == 0 || alignment.is_power_of_two(), inst, MASKED, || {
        format!("the alignment {alignment} is neither 0 nor a power of two")
    });
}
