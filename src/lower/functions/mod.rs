//! Functions: linkage, bodies, entry points (specification, sections 3.3.9 and 2.16).
//!
//! A parameter of several parts is several parameters, a result of several parts a structure of them, and a kernel
//! returns nothing; [`signatures`](crate::lower::cx::module::signatures) decides this. `ret` is in `inst/branch.rs`,
//! the use of a result in `inst/function_call.rs`. A function may be two in SPIR-V: the one that code of this module
//! calls, and an outer one for the host or other modules, which calls it. A kernel is two if code calls it, as an entry
//! point cannot be called; so is an exported function with more parameters than LLVM's, see [`private_variables`].

mod calling_kernels;
mod parameters;
mod private_variables;

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::analysis::allocas;
use crate::analysis::entry_points::is_kernel;
use crate::error::{Error, ErrorKind, Warning, WarningKind, invalid};
use crate::ir::{AttributePosition, Function, Linkage, ValueKind};
use crate::lower::blocks::lower_blocks;
use crate::lower::cx::function::FunctionState;
use crate::lower::cx::function::families::Families;
use crate::lower::cx::module::Variables;
use crate::lower::cx::module::call_graph::{CallNode, Interface, is_input_or_output};
use crate::lower::cx::module::constants::specialization;
use crate::lower::cx::module::globals;
use crate::lower::cx::module::signatures::Signature;
use crate::lower::cx::prelude::*;
use crate::lower::debug::FunctionDebug;
use crate::lower::decorations::execution_modes::lower_execution_modes;
use crate::lower::decorations::{decorate_function, decorate_parameter};
use crate::lower::functions::calling_kernels::called_from;
use crate::lower::inst::checkpoints::{prepare_checkpoints, save_at_entry};
use crate::lower::trace::Trace;
use crate::lower::{Failures, Origins};
use crate::map::attributes;
use crate::options::Contraction;
use crate::spirv::grammar::{Capability, ExecutionMode, ExecutionModel, FunctionControl, Version};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;
use crate::spirv::{FunctionPart, Id};

use parameters::{define_parameters, lower_parameters};

/// `define ...` => `OpFunction` ... `OpFunctionEnd`
pub(super) fn lower_definition<'m>(
    mx: &mut ModuleCx<'m>,
    families: &mut Families,
    origins: &mut Origins<'m>,
    function: Function<'m>,
) -> Result<()> {
    definition(mx, families, origins, function).map_err(|error| match error.kind() {
        ErrorKind::FunctionPointers => called_from(error.located(function.diagnostic_location()), function),
        _ => error.located(function.diagnostic_location()),
    })
}

fn definition<'m>(
    mx: &mut ModuleCx<'m>,
    families: &mut Families,
    origins: &mut Origins<'m>,
    function: Function<'m>,
) -> Result<()> {
    let signature = mx.signature(function)?;
    let control = function_control(mx, function);
    let mut state = FunctionState::new(mx, function);
    let mut fx = FunctionCx::new(mx, families, &mut state, function);
    fx.emit_head(&function_inst(&signature, signature.id, signature.function_type, control))?;
    annotate(fx.mx, function, signature.id, &signature)?;
    let parameters = lower_parameters(&mut fx, &signature)?;
    private_variables::lower_promoted_parameters(&mut fx, &signature)?;
    let entry_block = function.entry_block().ok_or_else(|| invalid("a definition without a block"))?;
    let label = fx.label(entry_block);
    fx.emit_head(&Inst::new(Op::Label).id(label))?;
    fx.flow.current = Some(label);
    if signature.kernel && signature.outer.is_none() {
        private_variables::initialize_promoted(&mut fx, &mut origins.trace)?;
    }
    define_parameters(&mut fx, &signature, &parameters)?;
    let mut debug =
        FunctionDebug::new(&mut origins.debug, &mut fx, parameters.iter().map(|parameter| parameter.id).collect());
    debug.lower_definition(&mut fx, signature.id)?;
    if fx.facts.has_dynamic_allocas {
        if allocas::needs_save(&fx.mx.facts, &fx.facts.cfg) {
            save_at_entry(&mut fx)?;
        }
        prepare_checkpoints(&mut fx)?;
    }
    lower_blocks(&mut fx, &mut debug, &mut origins.trace)?;
    fx.end_variable_locations()?;
    finish(mx, &mut origins.trace, function, state, signature.id)?;
    match signature.outer {
        Some(outer) => lower_outer(mx, families, &mut origins.trace, function, &signature, outer),
        None => Ok(()),
    }
}

/// Emits the outer function, which the host or other modules call; it only calls `signature.id`.
fn lower_outer<'m>(
    mx: &mut ModuleCx<'m>,
    families: &mut Families,
    trace: &mut Trace<'m>,
    function: Function<'m>,
    signature: &Signature,
    outer: Id,
) -> Result<()> {
    annotate(mx, function, outer, signature)?;
    forward(mx, families, trace, function, signature, outer, |fx, trace| {
        private_variables::initialize_promoted(fx, trace)?;
        Ok((signature.id, fx.promoted_arguments(function)?))
    })
}

/// Emits a function for each exported alias of a function. It only calls that function, and only other modules call it,
/// as calls in this module go to the function directly. SPIR-V has no aliases of variables and kernels; those are
/// omitted with a warning.
pub(super) fn lower_aliases<'m>(mx: &mut ModuleCx<'m>, families: &mut Families, trace: &mut Trace<'m>) -> Result<()> {
    for alias in mx.module.aliases() {
        let linkage = alias.linkage().unwrap_or(Linkage::Internal);
        if matches!(linkage, Linkage::Internal | Linkage::Private) {
            continue;
        }
        let function = match mx.aliasee(alias)?.kind() {
            ValueKind::Function(function) if function.is_declaration() => continue,
            ValueKind::Function(function) if !is_kernel(function) => function,
            _ => {
                let message = "an alias is not exported: SPIR-V has no aliases of variables and kernels";
                mx.warn(Warning::new(WarningKind::OmittedAlias, message).at(alias.reference()));
                continue;
            }
        };
        let signature = mx.signature(function)?;
        if !is_exportable(mx, function, alias.name(), linkage)? {
            continue;
        }
        let id = mx.out.fresh_global();
        mx.name_value(id, alias)?;
        mx.decorate_linkage(id, alias.name(), linkage, false)?;
        decorate_function(mx, function, id)?;
        forward(mx, families, trace, function, &signature, id, |_, _| Ok((signature.outer_id(), SmallVec::new())))?;
    }
    Ok(())
}

/// Warns of each ifunc that other modules could call.
pub(super) fn omit_ifuncs(mx: &mut ModuleCx<'_>) {
    for ifunc in mx.module.ifuncs() {
        if !matches!(ifunc.linkage(), None | Some(Linkage::Internal | Linkage::Private)) {
            let message = "an ifunc is not exported: SPIR-V has no functions that are resolved at load time";
            mx.warn(Warning::new(WarningKind::OmittedExport, message).at(ifunc.reference()));
        }
    }
}

/// Emits a function with the parameters of `signature` that calls another one, with further arguments, and returns its
/// result.
fn forward<'m>(
    mx: &mut ModuleCx<'m>,
    families: &mut Families,
    trace: &mut Trace<'m>,
    function: Function<'m>,
    signature: &Signature,
    id: Id,
    callee: impl FnOnce(&mut FunctionCx<'_, 'm>, &mut Trace<'m>) -> Result<(Id, SmallVec<[Typed; 4]>)>,
) -> Result<()> {
    let mut state = FunctionState::new(mx, function);
    let mut fx = FunctionCx::new(mx, families, &mut state, function);
    fx.emit_head(&function_inst(signature, id, signature.outer_type, FunctionControl::None))?;
    let parameters = lower_parameters(&mut fx, signature)?;
    let label = fx.fresh();
    fx.emit_head(&Inst::new(Op::Label).id(label))?;
    let (callee, others) = callee(&mut fx, trace)?;
    let mut operands = SmallVec::<[Typed; 8]>::new();
    operands.extend(parameters);
    operands.extend(others);
    fx.callees.insert(callee);
    let result = fx.call(callee, signature.result, &operands)?;
    fx.emit(match signature.result_parts.is_empty() {
        true => Inst::new(Op::Return),
        false => Inst::new(Op::ReturnValue).id(result),
    })?;
    finish(mx, trace, function, state, id)
}

/// Emits the name, decorations, execution modes and linkage of a function.
fn annotate<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>, id: Id, signature: &Signature) -> Result<()> {
    decorate_function(mx, function, id)?;
    if signature.outer.is_some_and(|outer| outer != id) {
        // Consumers may identify functions by their names.
        return mx.name(id, &[function.name(), b".body"].concat());
    }
    if signature.kernel {
        if function.name().is_empty() {
            return Err(Error::new(ErrorKind::InvalidLlvmModule, "Entry point function must have a name"));
        }
        lower_execution_modes(mx, function, id)?;
        // `OpEntryPoint` has its name.
        mx.call_graph.add_entry(id, function.name());
        return Ok(());
    }
    mx.name(id, function.name())?;
    // Its body equals the external definition, which a consumer need not have.
    if function.linkage() == Linkage::AvailableExternally {
        return Ok(());
    }
    if !is_exportable(mx, function, function.name(), function.linkage())? {
        return Ok(());
    }
    mx.decorate_linkage(id, function.name(), function.linkage(), false)
}

/// Returns `true` if other modules can call a function by one of its names: not if its private memory would have to last
/// longer than a call.
///
/// # Errors
///
/// `InvalidInstruction` if the function could not be called at all.
fn is_exportable<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>, name: &[u8], linkage: Linkage) -> Result<bool> {
    let promoted = &mx.facts.placement.promoted;
    let (global, reason, spaces) = match (promoted.written_by(function), promoted.exposed_by(function)) {
        (Some(global), _) => {
            let what = format!("the values that it writes to {global:?} in private memory (address space 0)");
            (global, format!("{what} would be lost between calls"), "1 or 3")
        }
        (None, Some(global)) => {
            let what = format!("the address of {global:?} in private memory (address space 0)");
            (global, format!("{what} may be used after a call, which has a copy of it"), "1 or 2")
        }
        (None, None) => return Ok(true),
    };
    let name = String::from_utf8_lossy(name);
    match linkage {
        // Every module that calls such a function has a copy.
        Linkage::Internal | Linkage::Private | Linkage::LinkOnceAny | Linkage::LinkOnceOdr => {}
        _ if !mx.facts.entry_points.exist => {
            let message = format!("@{name} cannot be exported: {reason}; put the variable in address space {spaces}");
            return Err(globals::private(global, message));
        }
        _ => {
            let warning = Warning::new(WarningKind::OmittedExport, format!("@{name} is not exported: {reason}"));
            mx.warn(warning.located(function.diagnostic_location()));
        }
    }
    Ok(false)
}

/// Appends a function to the module.
fn finish<'m>(
    mx: &mut ModuleCx<'m>,
    trace: &mut Trace<'m>,
    function: Function<'m>,
    state: FunctionState<'m>,
    id: Id,
) -> Result<()> {
    trace.function(id, function, &state.code);
    state.finish(mx, id)
}

/// Imports every declared function that has uses and is not a builtin, in LLVM's order, and returns them. Their ids and types come
/// before those of definitions.
///
/// An import that SPIR-V cannot express is an error only if it is called, where it is reported.
pub(super) fn lower_declared_imports<'m>(mx: &mut ModuleCx<'m>, failures: &mut Failures) -> FxHashSet<Function<'m>> {
    let mut imports = FxHashSet::default();
    for function in mx.module.functions() {
        if mx.facts.unused.leaves_uses_of(function.value())
            && mx.facts.callees.is_import(function)
            && specialization::check_callee(function).is_ok()
            && !function.ty().is_variadic()
            && mx.signature(function).is_ok()
        {
            imports.insert(function);
            failures
                .record(lower_declaration(mx, function).map_err(|error| error.located(function.diagnostic_location())));
        }
    }
    imports
}

/// Imports the functions without a body that are called and not in `imported`.
pub(super) fn lower_other_imports<'m>(mx: &mut ModuleCx<'m>, imported: &FxHashSet<Function<'m>>) -> Result<()> {
    let imports: Vec<_> = mx
        .signatures
        .keys()
        .copied()
        .filter(|function| function.is_declaration() && !imported.contains(function))
        .collect();
    imports.into_iter().try_for_each(|function| {
        lower_declaration(mx, function).map_err(|error| error.located(function.diagnostic_location()))
    })
}

/// `declare ...` => an `OpFunction` without a body, imported
fn lower_declaration<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>) -> Result<()> {
    let signature = mx.signature(function)?;
    mx.decorate_linkage(signature.id, function.name(), function.linkage(), true)?;
    decorate_function(mx, function, signature.id)?;
    mx.name(signature.id, function.name())?;
    let mut code = mx.out.start_function();
    let control = function_control(mx, function);
    let inst = function_inst(&signature, signature.id, signature.function_type, control);
    mx.out.emit_in(&mut code, FunctionPart::Head, &inst)?;
    for (index, (value, parameter)) in function.parameters().zip(signature.parameters.iter()).enumerate() {
        for ty in &parameter.types {
            let id = mx.out.fresh_local();
            mx.out.emit_in(&mut code, FunctionPart::Head, &Inst::new(Op::FunctionParameter).id(*ty).id(id))?;
            if parameter.types.len() == 1 {
                mx.name_value(id, value)?;
                decorate_parameter(mx, function, index as u32, id)?;
            }
        }
    }
    mx.out.emit_in(&mut code, FunctionPart::Body, &Inst::new(Op::FunctionEnd))?;
    mx.out.append_function(Section::Declarations, code);
    // An imported function may do anything; an intrinsic has no body with products to contract.
    mx.call_graph.add(CallNode {
        function: signature.id,
        variables: Vec::new(),
        callees: Vec::new(),
        forbids_contraction: !function.is_intrinsic(),
    });
    Ok(())
}

fn function_inst(signature: &Signature, id: Id, ty: SpirvType, control: FunctionControl) -> Inst {
    Inst::new(Op::Function).id(signature.result).id(id).enumerant(control).id(ty)
}

/// `alwaysinline` => `Inline`, `noinline` => `DontInline`
fn function_control(mx: &ModuleCx<'_>, function: Function<'_>) -> FunctionControl {
    attributes::FUNCTION
        .iter()
        .filter(|row| function.has_attribute(AttributePosition::Function, row.attribute))
        .filter(|row| row.extensions.is_empty() || row.extensions.iter().any(|one| mx.out.allows_extension(*one)))
        .fold(FunctionControl::None, |mask, row| mask | row.control)
}

/// Declares every entry point with the variables in its interface.
pub(super) fn lower_entry_points(mx: &mut ModuleCx<'_>) -> Result<()> {
    warn_of_recursion(mx);
    let interfaces = interfaces(mx)?;
    if interfaces.is_empty() {
        // Only a library may have no entry point (specification, section 2.16.1).
        mx.out.requirements().capability(Capability::Linkage)?;
    }
    let with_default_flags = mx.entry_points_with(ExecutionMode::FPFastMathDefault);
    for Interface { entry, name, variables, forbids_contraction } in interfaces {
        let contraction_off = match mx.options.contraction {
            Contraction::AsWritten => forbids_contraction,
            Contraction::Off => true,
            Contraction::Fast => false,
        };
        // Beside FPFastMathDefault, instructions are contracted only by its flags or their own, and ContractionOff is not
        // allowed (SPV_KHR_float_controls2, Universal Validation Rules and Execution Mode).
        if contraction_off && !with_default_flags.contains(&entry) {
            mx.execution_mode(entry, ExecutionMode::ContractionOff, &[])?;
        }
        // SPV_KHR_poison_freeze: "all entry points must use the ArithmeticPoisonKHR execution mode".
        if mx.out.requirements().has_capability(Capability::PoisonFreezeKHR) {
            mx.execution_mode(entry, ExecutionMode::ArithmeticPoisonKHR, &[])?;
        }
        let name = mx.exported_name(&name);
        let inst = Inst::new(Op::EntryPoint).enumerant(ExecutionModel::Kernel).id(entry).string(&name);
        mx.out.emit(Section::EntryPoints, inst.ids(&variables))?;
    }
    Ok(())
}

/// Returns the interfaces of the entry points: from version 1.4 on with every variable, before only with inputs and
/// outputs (specification, `OpEntryPoint`).
fn interfaces(mx: &mut ModuleCx<'_>) -> Result<Vec<Interface>> {
    let Variables { storage, globals, .. } = &mx.variables;
    let is_always_listed = |variable| storage.get(&variable).copied().is_some_and(is_input_or_output);
    let globals: FxHashSet<Id> = globals.values().copied().flatten().collect();
    // Version 1.4 is chosen so that the interface shows which of the module's variables a kernel uses.
    if mx.call_graph.reaches_variable(|variable| globals.contains(&variable) && !is_always_listed(variable))
        && mx.out.allows_version(Version::V1_4)
    {
        mx.declarations.out.requirements().version(Version::V1_4)?;
    }
    let lists_all = mx.out.has_version(Version::V1_4);
    Ok(mx.call_graph.interfaces(|variable| lists_all || is_always_listed(variable)))
}

/// Warns about recursion: OpenCL has none (OpenCL SPIR-V environment specification, section "Validation Rules"), though
/// some of its devices do.
fn warn_of_recursion(mx: &mut ModuleCx<'_>) {
    let Some(chain) = mx.call_graph.recursion() else { return };
    let name = |id: &Id| {
        let (function, _) = mx.signatures.iter().find(|(_, signature)| signature.id == *id)?;
        Some(format!("@{}", String::from_utf8_lossy(function.name())))
    };
    let chain: Vec<String> = chain.iter().filter_map(name).collect();
    let message = format!("OpenCL devices need not support recursion: {}", chain.join(" -> "));
    mx.warn(Warning::new(WarningKind::Recursion, message));
}
