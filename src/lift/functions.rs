//! Functions: their declarations, and the order of their bodies.

use rustc_hash::{FxHashMap, FxHashSet};

use super::cx::{FunctionCx, Location, ModuleCx, SymbolDeclaration};
use super::debug::lines;
use super::kernels::entry_points;
use super::{blocks, convergence, helpers, parameters};
use crate::error::Result;
use crate::ir::builder::{FunctionBuilder, attributes};
use crate::ir::{FunctionId, Linkage, SPIR_FUNC, SPIR_KERNEL};
use crate::spirv::Op;
use crate::spirv::grammar::{LinkageType, StorageClass};
use crate::spirv::view::Function;

/// Declares all functions, so that everything may refer to them.
pub(super) fn declare(mx: &mut ModuleCx<'_>) -> Result<()> {
    let mut kernel_names = entry_points::names(mx);
    let wrapped = entry_points::wrapped(mx, &kernel_names);
    for (wrapper, callee) in &wrapped {
        if let Some(name) = kernel_names.get(wrapper).cloned() {
            kernel_names.insert(*callee, name);
        }
    }
    let facts = FunctionFacts {
        kernel_names,
        address_taken: address_taken(mx),
        convergent: convergence::convergent_functions(mx),
    };
    let unused = unused_declarations(mx);
    let helpers = helpers::declare(mx);
    for (index, function) in mx.view.functions().iter().enumerate() {
        if wrapped.contains_key(&function.id) || unused.contains(&function.id) || !mx.is_reached(function.id) {
            continue;
        }
        let intrinsic = helpers.get(&function.id).copied();
        let id = match intrinsic {
            Some(intrinsic) => intrinsic,
            None => declare_one(mx, function, &facts)?,
        };
        mx.is_replaced[index] = intrinsic.is_some();
        mx.functions[index] = Some(id);
        let value = mx.ir.function_value(id);
        mx.set_value(function.id, Location::Global(value));
    }
    // The kernel is the function that an entry point only calls.
    for (index, function) in mx.view.functions().iter().enumerate() {
        let Some(callee) = wrapped.get(&function.id).and_then(|callee| mx.view.function(*callee)) else { continue };
        mx.functions[index] = mx.functions[callee];
        mx.set_value(function.id, mx.location(mx.view.functions()[callee].id));
        mx.is_replaced[index] = true;
    }
    Ok(())
}

/// Returns the functions that `OpConstantFunctionPointerINTEL` refers to.
fn address_taken(mx: &ModuleCx<'_>) -> FxHashSet<u32> {
    let pointers = mx.view.preamble().filter(|inst| inst.op == Op::ConstantFunctionPointerINTEL);
    pointers.filter_map(|inst| inst.operands.get(2).copied()).collect()
}

/// Returns the declarations that only names, decorations and their own instructions refer to.
fn unused_declarations(mx: &ModuleCx<'_>) -> FxHashSet<u32> {
    let functions = mx.view.functions().iter();
    let mut unused: FxHashSet<u32> =
        functions.filter(|function| !function.has_body).map(|function| function.id).collect();
    if unused.is_empty() {
        return unused;
    }
    entry_points::for_each_use(mx, |_, id| {
        unused.remove(&id);
    });
    unused
}

/// Facts about the functions of a module.
struct FunctionFacts {
    /// The names of kernels, by function.
    kernel_names: FxHashMap<u32, Vec<u8>>,
    /// The functions that constants are the addresses of.
    address_taken: FxHashSet<u32>,
    /// The functions whose calls stay in their control flow.
    convergent: FxHashSet<u32>,
}

fn declare_one(mx: &mut ModuleCx<'_>, function: &Function, facts: &FunctionFacts) -> Result<FunctionId> {
    let Some(inst) = mx.view.definition(function.id) else { return Err(mx.undefined(function.id)) };
    let &[_, id, _, ty, ..] = inst.operands else {
        return Err(mx.invalid(inst, "expected a function control and a type"));
    };
    let ty = mx.function_type(inst, ty)?;
    let kernel = facts.kernel_names.get(&id);
    let linkage = mx.linkage(id);
    let name = kernel.cloned().or_else(|| linkage.as_ref().map(|linkage| linkage.name.clone()));
    let name = name.or_else(|| mx.name(id).map(String::into_bytes)).unwrap_or_default();
    let linkage = linkage.map(|linkage| linkage.linkage);
    let kind = match (kernel.is_some(), linkage) {
        // The body is that of the module that exports the function. A module for a machine may be linked without that one, so it
        // keeps the body.
        (false, Some(LinkageType::Import)) if function.has_body => match mx.options.is_for_machine() {
            true => Linkage::LinkOnceOdr,
            false => Linkage::AvailableExternally,
        },
        (true, _) | (_, Some(LinkageType::Export | LinkageType::Import)) => Linkage::External,
        (_, Some(LinkageType::LinkOnceODR)) => Linkage::LinkOnceOdr,
        (_, Some(LinkageType::WeakAMD)) if function.has_body => Linkage::WeakAny,
        (_, Some(LinkageType::WeakAMD)) => Linkage::ExternWeak,
        (false, Some(_)) => Linkage::External,
        (false, None) => Linkage::Internal,
    };
    let convention = match kernel {
        Some(_) => SPIR_KERNEL,
        // Intrinsics have the convention of C.
        None if name.starts_with(b"llvm.") && !function.has_body => 0,
        None => SPIR_FUNC,
    };
    let has_own_space = mx.options.function_pointer_space && facts.address_taken.contains(&id);
    let space = if has_own_space { mx.address_space(StorageClass::CodeSectionINTEL)? } else { mx.program_space() };
    let is_defined = function.has_body;
    let declaration = SymbolDeclaration { name: &name, ty, linkage: kind, space, is_defined };
    let function = mx.add_function(&declaration, convention);
    parameters::lift(mx, inst, function)?;
    // Kernels cannot be called.
    if kernel.is_none() && facts.convergent.contains(&id) {
        mx.ir.add_function_attribute(function, attributes::flag("convergent"));
    }
    Ok(function)
}

/// Lifts the bodies of all functions, in order.
pub(super) fn lift_bodies(mx: &mut ModuleCx<'_>) -> Result<()> {
    let view = mx.view;
    for (index, function) in view.functions().iter().enumerate() {
        let (true, Some(id)) = (function.has_body && !mx.is_replaced[index], mx.functions[index]) else { continue };
        mx.current_function = id;
        let fb = FunctionBuilder::new(&mx.ir, id);
        let Some(inst) = view.definition(function.id) else { continue };
        let ty = mx.ir.function_data(id).symbol.value_type;
        let mut fx = FunctionCx::new(mx, fb, index, inst);
        let head = view.instructions_in(function.head.clone());
        for (number, parameter) in head.filter(|inst| inst.op == Op::FunctionParameter).enumerate() {
            if number + 1 >= fx.ir.contained_types(ty).len() {
                return Err(fx.invalid(parameter, "the type of the function has fewer parameters"));
            }
            let value = parameters::value(&mut fx, id, number as u32)?;
            fx.set_result(parameter, value);
        }
        lines::start(&mut fx, index);
        blocks::lift(&mut fx, function)?;
        if fx.fb.current_block().is_none() {
            return Err(fx.invalid(inst, "the function has no block"));
        }
        fx.finish();
    }
    Ok(())
}

/// Orders the functions: declarations of called functions follow the function with the first call.
pub(super) fn order(mx: &mut ModuleCx<'_>) {
    let mut order: Vec<FunctionId> = mx.ir.function_ids().collect();
    order.sort_by_key(|id| match mx.declared_in.get(id) {
        Some(home) => (*home, true, *id),
        None => (*id, false, *id),
    });
    mx.ir.order_functions(&order);
}
