//! Pointers that represent opaque objects: images, samplers and events in modules without target types; see
//! [`legacy_objects`]. Older modules have samplers as integers.

use super::solve::Solver;
use crate::analysis::entry_points::is_kernel;
use crate::ir::{Function, MdNode, ModuleRef, Type, TypeKind, Value};
use crate::map::legacy_objects::{self, Object, Sampled};
use crate::names::{Parameter, itanium};

/// States the parameters and results that are opaque objects, as far as names and metadata determine them.
pub(super) fn objects<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for function in module.functions().filter(|function| !function.is_intrinsic()) {
        by_name(solver, module, function);
        if is_kernel(function) {
            by_metadata(solver, module, function);
        }
    }
}

fn by_name<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>, function: Function<'m>) {
    let Ok(name) = std::str::from_utf8(function.name()) else { return };
    let mangled = itanium::parse(name);
    let base = mangled.as_ref().map_or(name, |mangled| mangled.base);
    if function.return_type().is_pointer()
        && let Some(ty) = legacy_objects::of_result(base).and_then(|object| target_type(module, &object))
    {
        let node = solver.function_return(function);
        solver.is_object(node, ty);
    }
    for (parameter, object) in function.parameters().zip(legacy_objects::of_pipe_function(base)) {
        state_object(solver, module, parameter, object);
    }
    let Some(mangled) = mangled.filter(|name| name.parameters.len() == function.parameter_count() as usize) else {
        return;
    };
    if base == "__spirv_SampledImage"
        && function.return_type().is_pointer()
        && let Some(Parameter::Named(image)) = mangled.parameters.first()
        && let Some(image) = legacy_objects::of_mangled(image, base)
        && let Some(ty) = target_type(module, &Object { name: "spirv.SampledImage", ..image })
    {
        let node = solver.function_return(function);
        solver.is_object(node, ty);
    }
    for (parameter, declared) in function.parameters().zip(&mangled.parameters) {
        let object = match declared {
            Parameter::Named(name) => legacy_objects::of_mangled(name, base),
            Parameter::Pointer(pointer) => match pointer.pointee {
                Parameter::Named(name) => legacy_objects::of_structure(name),
                _ => None,
            },
            _ => None,
        };
        state_object(solver, module, parameter, object);
    }
}

fn by_metadata<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>, kernel: Function<'m>) {
    let list = |name| kernel.metadata(name);
    let Some(types) = list("kernel_arg_base_type").or_else(|| list("kernel_arg_type")) else { return };
    let (accesses, qualifiers) = (list("kernel_arg_access_qual"), list("kernel_arg_type_qual"));
    for (index, parameter) in (0..).zip(kernel.parameters()) {
        let text = |list: Option<MdNode<'m>>| std::str::from_utf8(list.and_then(|list| list.string(index))?).ok();
        let access = text(accesses).unwrap_or_default();
        let is_pipe = text(qualifiers).is_some_and(|qualifiers| qualifiers.split(' ').any(|word| word == "pipe"));
        let object = match is_pipe {
            true => Some(legacy_objects::pipe(access)),
            false => text(Some(types)).and_then(|name| legacy_objects::of_source(name, access)),
        };
        state_object(solver, module, parameter, object);
    }
}

/// States that a parameter is an object, if its LLVM type is the one that clang gave such an object.
fn state_object<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>, parameter: Value<'m>, object: Option<Object>) {
    let Some(object) = object else { return };
    let has_legacy_type = match parameter.ty().kind() {
        TypeKind::Pointer { .. } => true,
        TypeKind::Integer(32) => object.name == "spirv.Sampler",
        _ => false,
    };
    if let Some(ty) = target_type(module, &object).filter(|_| has_legacy_type) {
        let node = solver.value(parameter);
        solver.is_object(node, ty);
    }
}

fn target_type<'m>(module: ModuleRef<'m>, object: &Object) -> Option<Type<'m>> {
    let sampled = match object.sampled {
        None => None,
        Some(Sampled::Void) => Some(module.void_type()?),
        Some(Sampled::Float(bits)) => Some(module.float_type(bits)?),
        Some(Sampled::Int(bits)) => Some(module.integer_type(bits)?),
    };
    module.target_type(object.name, sampled.as_slice(), &object.numbers)
}
