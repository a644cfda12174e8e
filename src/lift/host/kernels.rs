//! Kernels: the function that runs a range of work-items, and what it knows about the kernel.
//!
//! The function of a kernel `K` becomes `K.item`, the body of a work-item. `K.invoke` calls it with the arguments that a list
//! of pointers refers to. `K` itself passes `K.kernel`, a `spirv_host_kernel` of the runtime, to the runtime:
//!
//! ```c
//! int K(const struct spirv_range *range, void **arguments);
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use super::pipes::PacketSizes;
use super::signature::{self, HostArgumentKind, HostKernel};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::builder::{CallSpec, FunctionBuilder, ModuleBuilder, attributes};
use crate::ir::import::Importer;
use crate::ir::values::Referent;
use crate::ir::{FunctionId, Linkage, SPIR_KERNEL, TypeId, ValueId};
use crate::lift::cx::ModuleCx;
use crate::spirv::grammar::{ExecutionMode, ExecutionModel};

/// The function of the runtime that runs a range.
const RUN: &str = "spirv_host_run";

/// The function of the runtime at which work-items take turns.
const BARRIER: &str = "_Z18spirv_host_barrierv";

/// The alignment of local memory that an argument gives the size of: that of the largest vector.
const LOCAL_ALIGNMENT: u64 = 128;

/// The functions of kernels, by the names of these.
pub(in crate::lift) type Kernels = FxHashMap<Vec<u8>, FunctionId>;

/// Returns the kernels of the module.
pub(in crate::lift) fn kernels(ir: &ModuleBuilder) -> Kernels {
    let functions = ir.function_ids().map(|id| (id, ir.function_data(id)));
    let kernels =
        functions.filter(|(_, function)| function.calling_convention == SPIR_KERNEL && function.body.is_some());
    kernels.map(|(id, function)| (ir.text(function.symbol.name).to_vec(), id)).collect()
}

/// A kernel whose function is the body of a work-item now.
pub(super) struct Body {
    item: FunctionId,
    kernel: HostKernel,
}

/// Makes the kernels bodies of work-items.
pub(super) fn replace(mx: &mut ModuleCx<'_>, importer: &mut Importer<'_>, kernels: &Kernels) -> Vec<Body> {
    let view = mx.view;
    let required_sizes = required_sizes(mx);
    let packet_sizes = PacketSizes::new(mx);
    let mut bodies: Vec<Body> = Vec::new();
    for entry_point in view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel) {
        let Some(index) = view.function(entry_point.function) else { continue };
        let Some(&item) = kernels.get(&entry_point.name) else { continue };
        let name = &entry_point.name;
        let kernel = HostKernel {
            name: String::from_utf8_lossy(name).into_owned(),
            arguments: signature::arguments(mx, &packet_sizes, &view.functions()[index]),
            required_size: required_sizes.get(&entry_point.function).copied(),
        };
        let item_name = importer.take_symbol(&[&**name, b".item"].concat());
        let item_name = mx.ir.string(&item_name);
        let function = mx.ir.function_mut(item);
        function.symbol.name = item_name;
        function.symbol.linkage = Linkage::Internal;
        function.symbol.is_dso_local = true;
        bodies.push(Body { item, kernel });
    }
    bodies
}

/// Returns the sizes that kernels require of groups, by the ids of their functions.
pub(in crate::lift) fn required_sizes(mx: &ModuleCx<'_>) -> FxHashMap<u32, [u64; 3]> {
    let mut sizes = FxHashMap::default();
    for mode in mx.view.modes() {
        let Some((&number, operands)) = mode.inst.operands[1..].split_first() else { continue };
        let is_id = match ExecutionMode(number) {
            ExecutionMode::LocalSize => false,
            ExecutionMode::LocalSizeId => true,
            _ => continue,
        };
        let mut size = [0; 3];
        for (to, &operand) in size.iter_mut().zip(operands) {
            *to = if is_id { mx.constant(operand).unwrap_or(0) } else { operand.into() };
        }
        sizes.insert(mode.function, size);
    }
    sizes
}

/// Adds the functions that run ranges, once everything that kernels call is defined.
pub(super) fn finish(mx: &mut ModuleCx<'_>, importer: &mut Importer<'_>, bodies: Vec<Body>) -> Result<Vec<HostKernel>> {
    let Some(run) = importer.function(&mut mx.ir, RUN) else {
        return Err(Error::new(ErrorKind::NotBuiltIn, format!("the runtime has no {RUN}")));
    };
    let barrier = importer.function(&mut mx.ir, BARRIER);
    let waiting = waiting(&mx.ir, barrier);
    for body in &bodies {
        let has_barriers = waiting.contains(&body.item);
        define(&mut mx.ir, importer, run, body, has_barriers);
    }
    Ok(bodies.into_iter().map(|body| body.kernel).collect())
}

fn define(ir: &mut ModuleBuilder, importer: &mut Importer<'_>, run: FunctionId, body: &Body, has_barriers: bool) {
    let pointer = ir.pointer_type(0);
    let (word, size) = (ir.int_type(32), ir.int_type(64));
    let Body { kernel, .. } = body;
    let mut symbol = |suffix: &str| importer.take_symbol(format!("{}{suffix}", kernel.name).as_bytes());
    let invoke = invoke(ir, &symbol(".invoke"), body);

    let alignments: Vec<ValueId> =
        kernel.arguments.iter().map(|argument| ir.int(word, local_alignment(argument.kind))).collect();
    let alignments_type = ir.array_type(word, alignments.len() as u64);
    let alignments = ir.aggregate(alignments_type, &alignments);
    let alignments = constant(ir, &symbol(".locals"), alignments_type, alignments);

    let sizes_type = ir.array_type(size, 3);
    let sizes = kernel.required_size.unwrap_or_default().map(|value| ir.int(size, value));
    let sizes = ir.aggregate(sizes_type, &sizes);
    let members = [
        ir.function_value(invoke),
        ir.int(word, kernel.arguments.len() as u64),
        ir.int(word, has_barriers.into()),
        sizes,
        alignments,
    ];
    let ty = ir.literal_struct_type(&[pointer, word, word, sizes_type, pointer], false);
    let description = ir.aggregate(ty, &members);
    let description = constant(ir, &symbol(".kernel"), ty, description);

    let ty = ir.function_type(word, &[pointer, pointer], false);
    let function = ir.add_function(kernel.name.as_bytes(), ty, Linkage::External, super::C, 0);
    let mut fb = FunctionBuilder::new(ir, function);
    let entry = fb.create_block();
    fb.start_block(entry);
    let arguments = [description, fb.argument(0), fb.argument(1)];
    let spec = CallSpec::of_function(ir, run, &arguments);
    let status = fb.call(ir, &spec);
    fb.ret(Some(status));
    fb.finish(ir);
}

fn local_alignment(kind: HostArgumentKind) -> u64 {
    match kind {
        HostArgumentKind::Local => LOCAL_ALIGNMENT,
        HostArgumentKind::Memory(_)
        | HostArgumentKind::Number(_)
        | HostArgumentKind::Bytes(_)
        | HostArgumentKind::Image(_)
        | HostArgumentKind::Sampler
        | HostArgumentKind::Pipe(_) => 0,
    }
}

fn constant(ir: &mut ModuleBuilder, name: &[u8], ty: TypeId, value: ValueId) -> ValueId {
    let address = ir.add_global(name, ty, Linkage::Internal, 0);
    if let Some(global) = ir.global_mut(address) {
        global.initializer = Some(value);
        global.is_constant = true;
    }
    address
}

/// Adds the function that calls a kernel's body with the arguments that a list of pointers refers to.
fn invoke(ir: &mut ModuleBuilder, name: &[u8], body: &Body) -> FunctionId {
    let pointer = ir.pointer_type(0);
    let ty = ir.function_type(TypeId::VOID, &[pointer], false);
    let function = ir.add_function(name, ty, Linkage::Internal, super::C, 0);
    let mut fb = FunctionBuilder::new(ir, function);
    let entry = fb.create_block();
    fb.start_block(entry);
    let list = ir.function_data(body.item).attributes;
    let types = ir.contained_types(ir.function_data(body.item).symbol.value_type)[1..].to_vec();
    let (mut arguments, mut sets) = (Vec::new(), Vec::new());
    for (index, ty) in types.iter().enumerate() {
        let at = ir.int_of(64, index as u64);
        let base = fb.argument(0);
        let slot = fb.gep(ir, pointer, base, &[at], 0);
        let alignment = ir.abi_alignment(pointer);
        let address = fb.load(pointer, slot, alignment, false);
        let by_value = ir.by_value_attributes(list, index as u32);
        arguments.push(if by_value.is_empty() {
            let alignment = ir.abi_alignment(*ty).max(1);
            fb.load(*ty, address, alignment, false)
        } else {
            address
        });
        sets.push((attributes::parameter(index as u32), ir.attribute_set(by_value)));
    }
    let list = ir.attribute_list(sets);
    let spec = CallSpec::of_function(ir, body.item, &arguments).with_attributes(list);
    fb.call(ir, &spec);
    fb.ret(None);
    fb.finish(ir);
    function
}

/// Returns the functions that may reach the barrier, as those may that call a pointer.
fn waiting(ir: &ModuleBuilder, barrier: Option<FunctionId>) -> FxHashSet<FunctionId> {
    let mut callers: FxHashMap<FunctionId, Vec<FunctionId>> = FxHashMap::default();
    let (mut found, mut pending) = (FxHashSet::from_iter(barrier), Vec::from_iter(barrier));
    for id in ir.function_ids() {
        let Some(body) = &ir.function_data(id).body else { continue };
        for inst in body.insts.iter().filter(|inst| inst.opcode.is_call()) {
            let Some(&callee) = body.operands_of(inst).last() else { continue };
            match ir.function_of_value(callee) {
                Some(callee) => callers.entry(callee).or_default().push(id),
                // Inline assembly.
                None if matches!(callee.referent(), Referent::Module(_)) => {}
                None if found.insert(id) => pending.push(id),
                None => {}
            }
        }
    }
    while let Some(next) = pending.pop() {
        let callers = callers.get(&next).map_or(&[][..], |callers| callers);
        pending.extend(callers.iter().filter(|caller| found.insert(**caller)));
    }
    found
}
