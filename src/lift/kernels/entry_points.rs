//! Entry points: one kernel for each name.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::ir::builder::{CallSpec, FunctionBuilder};
use crate::ir::{FunctionId, Linkage, SPIR_KERNEL};
use crate::lift::cx::{ModuleCx, SymbolDeclaration};
use crate::spirv::Op;
use crate::spirv::grammar::{Decoration, ExecutionModel};
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::{Function, Instruction};

/// The names of kernels, by function.
pub(in crate::lift) type KernelNames = BTreeMap<u32, Vec<Vec<u8>>>;

/// Returns the names of the kernels that each function is.
pub(super) fn all_names(mx: &ModuleCx<'_>) -> KernelNames {
    let mut names = KernelNames::default();
    for entry_point in mx.view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel) {
        names.entry(entry_point.function).or_default().push(entry_point.name.clone());
    }
    names
}

/// Returns the names of the kernels with one name, by function.
pub(in crate::lift) fn names(mx: &ModuleCx<'_>) -> FxHashMap<u32, Vec<u8>> {
    let single = |(function, names): (u32, Vec<Vec<u8>>)| <[_; 1]>::try_from(names).ok().map(|[name]| (function, name));
    all_names(mx).into_iter().filter_map(single).collect()
}

/// Returns the function that each entry point without a body of its own stands for: all that it does is to call the function
/// of its name.
pub(in crate::lift) fn wrapped(mx: &ModuleCx<'_>, entry_points: &FxHashMap<u32, Vec<u8>>) -> BTreeMap<u32, u32> {
    let functions = mx.view.functions().iter();
    let pairs = functions.filter_map(|function| {
        let name = entry_points.get(&function.id)?;
        let callee = only_call(mx, function)?;
        let own_name = mx.linkage(callee).map(|linkage| linkage.name);
        let own_name = own_name.or_else(|| mx.name(callee).map(String::into_bytes));
        let is_defined = mx.view.function(callee).is_some_and(|index| mx.view.functions()[index].has_body);
        let is_defined = is_defined && has_same_interface(mx, function.id, callee);
        let is_kernel = own_name.as_ref() == Some(name) && is_defined && !entry_points.contains_key(&callee);
        is_kernel.then_some((function.id, callee))
    });
    let mut pairs: BTreeMap<u32, u32> = pairs.collect();
    if !pairs.is_empty() {
        // Kernels cannot be called, so that a callee with other uses stays a function.
        let mut uses: FxHashMap<u32, usize> = pairs.values().map(|callee| (*callee, 0)).collect();
        for_each_use(mx, |op, id| {
            // Extended instructions only inform about functions.
            if let Some(count) = uses.get_mut(&id).filter(|_| op != Op::ExtInst) {
                *count += 1;
            }
        });
        pairs.retain(|_, callee| uses.get(callee) == Some(&1));
    }
    pairs
}

/// Calls `found` with the opcode and each id operand of the instructions other than names and decorations.
pub(in crate::lift) fn for_each_use(mx: &ModuleCx<'_>, mut found: impl FnMut(Op, u32)) {
    let is_use =
        |op: Op| !matches!(op, Op::Name | Op::Decorate | Op::DecorateId | Op::DecorateString | Op::GroupDecorate);
    for inst in mx.view.instructions().filter(|inst| is_use(inst.op)) {
        parts(inst.op, inst.operands, |at, part| {
            if part == OperandPart::Id {
                inst.operands.get(at).into_iter().for_each(|id| found(inst.op, *id));
            }
        });
    }
}

/// Returns `true` if a function has the type of another one, and at least the attributes of its parameters.
fn has_same_interface(mx: &ModuleCx<'_>, wrapper: u32, callee: u32) -> bool {
    let ty = |id: u32| mx.view.definition(id).and_then(|inst| inst.operands.get(3).copied());
    let decorations = |id: u32| {
        let found = mx.decorations(id).filter(|found| {
            matches!(found.decoration, Decoration::FuncParamAttr | Decoration::Alignment | Decoration::MaxByteOffset)
        });
        found.map(|found| (found.decoration, found.operands)).collect::<Vec<_>>()
    };
    let has_attributes = |(own, other): (u32, u32)| {
        let known = decorations(other);
        decorations(own).iter().all(|found| known.contains(found))
    };
    ty(wrapper) == ty(callee) && parameters(mx, wrapper).into_iter().zip(parameters(mx, callee)).all(has_attributes)
}

/// Returns the parameters of a function.
fn parameters(mx: &ModuleCx<'_>, function: u32) -> Vec<u32> {
    let head = mx.view.function(function).map_or(0..0, |index| mx.view.functions()[index].head.clone());
    let parameters = mx.view.instructions_in(head).filter(|inst| inst.op == Op::FunctionParameter);
    parameters.filter_map(|inst| inst.result()).collect()
}

/// Returns the callee of a function that only passes its parameters on.
fn only_call(mx: &ModuleCx<'_>, function: &Function) -> Option<u32> {
    let parameters = parameters(mx, function.id);
    let body = mx.view.instructions_in(function.head.end..function.words.end);
    let is_information =
        |inst: &Instruction<'_>| matches!(inst.op, Op::Nop | Op::Line | Op::NoLine) || mx.is_debug_inst(inst);
    let mut body = body.filter(|inst| !is_information(inst));
    let is = |inst: Option<Instruction<'_>>, op: Op| inst.is_some_and(|inst| inst.op == op);
    if !is(body.next(), Op::Label) {
        return None;
    }
    let call = body.next().filter(|inst| inst.op == Op::FunctionCall)?;
    let [_, _, callee, arguments @ ..] = call.operands else { return None };
    let is_end = is(body.next(), Op::Return) && is(body.next(), Op::FunctionEnd);
    (arguments == parameters && is_end).then_some(*callee)
}

/// A name of a function with several => a kernel that calls the function, which is no kernel: kernels cannot be called
pub(super) fn calling_kernel(mx: &mut ModuleCx<'_>, function: FunctionId, name: &[u8]) -> FunctionId {
    let ty = mx.ir.function_data(function).symbol.value_type;
    let list = mx.ir.function_data(function).attributes;
    let space = mx.program_space();
    let declaration = SymbolDeclaration { name, ty, linkage: Linkage::External, space, is_defined: true };
    let kernel = mx.add_function(&declaration, SPIR_KERNEL);
    mx.ir.function_mut(kernel).attributes = list;
    let mut fb = FunctionBuilder::new(&mx.ir, kernel);
    let block = fb.create_block();
    fb.start_block(block);
    let count = mx.ir.contained_types(ty).len() as u32 - 1;
    let arguments: Vec<_> = (0..count).map(|index| fb.argument(index)).collect();
    let spec = CallSpec::of_function(&mx.ir, function, &arguments);
    fb.call(&mx.ir, &spec.with_attributes(list));
    fb.ret(None);
    fb.finish(&mut mx.ir);
    kernel
}
