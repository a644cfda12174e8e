//! Kernels: their calling convention, the size of their groups, and structures that are passed by value.

use super::library::Library;
use crate::ir::attributes::Attribute;
use crate::ir::builder::{CallSpec, FunctionBuilder, attributes};
use crate::ir::{FunctionId, Linkage, TypeId, ValueId};
use crate::lift::cx::ModuleCx;
use crate::lift::host::kernels::{Kernels, required_sizes};
use crate::lift::parameters::by_value_type;
use crate::map::address_space::CONSTANT;
use crate::map::gpu::Gpu;
use crate::spirv::grammar::ExecutionModel;

/// Gives the kernels the convention of the target: calling convention, group sizes, structures by reference.
pub(super) fn finish(mx: &mut ModuleCx<'_>, library: &mut Library<'_>, kernels: &Kernels) {
    let view = mx.view;
    let sizes = required_sizes(mx);
    for entry_point in view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel) {
        let Some(&kernel) = kernels.get(&entry_point.name) else { continue };
        if let Some(size) = sizes.get(&entry_point.function) {
            set_size(mx, library.gpu, kernel, *size);
        }
    }
    let mut functions: Vec<FunctionId> = kernels.values().copied().collect();
    functions.sort();
    for kernel in functions {
        mx.ir.function_mut(kernel).calling_convention = library.gpu.target().kernel_convention;
        if library.gpu == Gpu::Amdgcn {
            pass_by_reference(mx, library, kernel);
        }
    }
}

fn set_size(mx: &mut ModuleCx<'_>, gpu: Gpu, kernel: FunctionId, size: [u64; 3]) {
    let (key, value) = match gpu {
        Gpu::Nvptx64 => ("nvvm.reqntid", size.map(|size| size.to_string()).join(",")),
        Gpu::Amdgcn => {
            let items = size.iter().fold(1, |items: u64, size| items.saturating_mul(*size));
            ("amdgpu-flat-work-group-size", format!("{items},{items}"))
        }
    };
    let attribute = mx.ir.string_attribute(key, &value);
    mx.ir.add_function_attribute(kernel, attribute);
}

/// A kernel whose structures are on the stack => a function, and a kernel that calls it with copies of the structures among
/// its arguments, which are in constant memory: the convention has no other structures. A function that expects them in
/// constant memory needs no copies.
fn pass_by_reference(mx: &mut ModuleCx<'_>, library: &mut Library<'_>, kernel: FunctionId) {
    let data = mx.ir.function_data(kernel);
    let (list, own_type) = (data.attributes, data.symbol.value_type);
    let types = mx.ir.contained_types(own_type)[1..].to_vec();
    let by_value: Vec<_> = (0..types.len() as u32).map(|index| mx.ir.by_value_attributes(list, index)).collect();
    if by_value.iter().all(Vec::is_empty) {
        return;
    }
    let target = library.gpu.target();
    let constant = mx.ir.pointer_type(target.spaces.number(CONSTANT));
    let is_copied = |index: u32| !by_value[index as usize].is_empty();
    let parameters: Vec<TypeId> =
        (0..).zip(&types).map(|(index, ty)| if is_copied(index) { constant } else { *ty }).collect();
    let (mut outer_sets, mut inner_sets) = (Vec::new(), Vec::new());
    for (index, set) in mx.ir.attribute_sets(list) {
        let parameter = (0..types.len() as u32).find(|parameter| attributes::parameter(*parameter) == index);
        match parameter.filter(|parameter| is_copied(*parameter)) {
            Some(parameter) => outer_sets.push((index, by_reference(mx, &by_value[parameter as usize]))),
            None => {
                outer_sets.push((index, set));
                inner_sets.push((index, set));
            }
        }
    }
    let outer = add_outer(mx, library, kernel, &parameters);
    mx.ir.function_mut(outer).attributes = mx.ir.attribute_list(outer_sets);
    mx.ir.function_mut(kernel).attributes = mx.ir.attribute_list(inner_sets);
    let mut fb = FunctionBuilder::new(&mx.ir, outer);
    let entry = fb.create_block();
    fb.start_block(entry);
    let mut arguments = Vec::new();
    for ((index, attributes), own) in (0..).zip(&by_value).zip(&types) {
        let argument = fb.argument(index);
        arguments.push(match by_value_type(attributes).filter(|_| *own != constant) {
            Some(ty) => copy(mx, library, &mut fb, argument, ty),
            None => argument,
        });
    }
    let spec = CallSpec::of_function(&mx.ir, kernel, &arguments);
    fb.call(&mx.ir, &spec);
    fb.ret(None);
    fb.finish(&mut mx.ir);
}

/// Adds the kernel of a function, which gets another name.
fn add_outer(
    mx: &mut ModuleCx<'_>,
    library: &mut Library<'_>,
    function: FunctionId,
    parameters: &[TypeId],
) -> FunctionId {
    let name = mx.ir.text(mx.ir.function_data(function).symbol.name).to_vec();
    let inner_name = library.importer.take_symbol(&[&*name, b".body"].concat());
    let inner_name = mx.ir.string(&inner_name);
    let debug = mx.ir.attachment_number("dbg");
    let inner = mx.ir.function_mut(function);
    inner.symbol.name = inner_name;
    inner.symbol.linkage = Linkage::Internal;
    inner.symbol.is_dso_local = true;
    inner.calling_convention = crate::lift::host::C;
    let (own, moved) = std::mem::take(&mut inner.symbol.attachments).into_iter().partition(|(kind, _)| *kind == debug);
    inner.symbol.attachments = own;
    let ty = mx.ir.function_type(TypeId::VOID, parameters, false);
    let outer = mx.ir.add_function(&name, ty, Linkage::External, library.gpu.target().kernel_convention, 0);
    mx.ir.function_mut(outer).symbol.attachments = moved;
    outer
}

/// `byval(T) align N` => `byref(T) align N`
fn by_reference(mx: &mut ModuleCx<'_>, own: &[Attribute]) -> attributes::Set {
    let attribute = |own: &Attribute| match own {
        Attribute::Type(_, Some(ty)) => attributes::typed("byref", *ty),
        other => other.clone(),
    };
    mx.ir.attribute_set(own.iter().map(attribute).collect())
}

/// Adds a copy of constant memory on the stack.
fn copy(
    mx: &mut ModuleCx<'_>,
    library: &mut Library<'_>,
    fb: &mut FunctionBuilder,
    from: ValueId,
    ty: TypeId,
) -> ValueId {
    let (one, alignment) = (mx.ir.int_of(32, 1), mx.ir.abi_alignment(ty));
    let memory = mx.alloca(fb, ty, one, alignment);
    let size = mx.ir.alloc_size(ty);
    let arguments = [memory, from, mx.ir.int_of(64, size), mx.ir.bool(false)];
    let types = arguments.map(|argument| fb.ty(&mx.ir, argument));
    let name = format!("llvm.memcpy.{}.{}.i64", mx.ir.intrinsic_suffix(types[0]), mx.ir.intrinsic_suffix(types[1]));
    let ty = mx.ir.function_type(TypeId::VOID, &types, false);
    let (function, _) = library.importer.declare(&mut mx.ir, name.as_bytes(), ty);
    let spec = CallSpec::of_function(&mx.ir, function, &arguments);
    fb.call(&mx.ir, &spec);
    memory
}
