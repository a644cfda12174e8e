//! Functions: signatures, linkage, bodies (specification, sections 3.3.9 and 2.16).
//!
//! A parameter of several parts is several parameters, a result of several parts a structure of them. A kernel's
//! parameters keep their number, since the host sets them by index: one of several parts is a structure there.

use std::rc::Rc;

use smallvec::SmallVec;

use crate::analysis::entry_points::is_kernel;
use crate::analysis::{allocas, element_types::Node};
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{AttributePlace, Function, Linkage, TypeKind};
use crate::map::attributes;
use crate::options::Contraction;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{
    Capability, Decoration, ExecutionMode, ExecutionModel, FunctionControl, LinkageType, Op, Version,
};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

use super::blocks::lower_blocks;
use super::decorations::{decorate_parameter, decorate_result};
use super::emitter::Emitter as _;
use super::execution_modes::lower_execution_modes;
use super::forms::Parts;
use super::function_cx::FunctionCx;
use super::inst::alloca::save_at_entry;
use super::interface::{CallNode, Interface};
use super::kernel_arguments::describe_argument;
use super::module_cx::{ModuleCx, invalid};

/// How a function is called.
#[derive(Clone)]
pub(super) struct Signature {
    pub(super) id: Id,
    function_type: Id,
    /// The type SPIR-V's function returns.
    pub(super) result: Id,
    /// The types of the parts of what LLVM's function returns.
    pub(super) result_parts: Parts,
    parameters: Rc<[Parameter]>,
}

struct Parameter {
    parts: Parts,
    /// For a kernel's parameter of several parts: the structure that holds them.
    bundle: Option<Id>,
}

impl Parameter {
    fn types(&self) -> &[Id] {
        match &self.bundle {
            Some(bundle) => std::slice::from_ref(bundle),
            None => &self.parts,
        }
    }
}

impl<'m> ModuleCx<'m> {
    /// How `function` is called; its id is given out on first mention.
    pub(super) fn signature(&mut self, function: Function<'m>) -> Result<Signature> {
        if let Some(known) = self.signatures.get(&function) {
            return Ok(known.clone());
        }
        let signature = self.make_signature(function).map_err(|error| within(error, function))?;
        self.signatures.insert(function, signature.clone());
        Ok(signature)
    }

    fn make_signature(&mut self, function: Function<'m>) -> Result<Signature> {
        if function.ty().is_variadic() {
            return Err(Error::new(
                ErrorKind::UnsupportedVarArgFunction,
                "SPIR-V has no functions with a variable number of arguments; only printf may have one",
            ));
        }
        let kernel = is_kernel(function);
        let result_parts = self.part_types(function.return_type(), self.facts.element_types.return_node(function))?;
        if kernel && !result_parts.is_empty() {
            return Err(Error::new(ErrorKind::InvalidModule, "a kernel must return void"));
        }
        let result = match result_parts.as_slice() {
            [] => self.type_void()?,
            [only] => *only,
            several => self.type_struct(several)?,
        };
        let parameters = function
            .parameters()
            .map(|parameter| {
                let node = self.facts.element_types.node(parameter);
                let parts = self.part_types(parameter.ty(), node)?;
                let whole = parts.len() == 1 && !self.is_bool(parameter.ty())?;
                let bundle = if kernel && !whole { Some(self.kernel_bundle(&parts)?) } else { None };
                Ok(Parameter { parts, bundle })
            })
            .collect::<Result<Rc<[Parameter]>>>()?;
        let types: SmallVec<[Id; 8]> = parameters.iter().flat_map(|parameter| parameter.types()).copied().collect();
        let function_type = self.type_function(result, &types)?;
        let id = self.out.fresh();
        Ok(Signature { id, function_type, result, result_parts, parameters })
    }

    /// A kernel takes no Boolean (its size in memory is not defined): it takes a byte.
    fn kernel_bundle(&mut self, parts: &[Id]) -> Result<Id> {
        let boolean = self.type_bool()?;
        match parts {
            [only] if *only == boolean => self.type_int(8),
            _ if parts.contains(&boolean) => Err(Error::new(
                ErrorKind::InvalidType,
                "a kernel parameter cannot be made of Booleans; pass them as bytes",
            )),
            _ => self.type_struct(parts),
        }
    }

    fn is_bool(&mut self, ty: crate::llvm::Type<'m>) -> Result<bool> {
        Ok(matches!(ty.kind(), TypeKind::Integer(1)))
    }

    /// Linkage of what has a name beyond the module (features.md B12).
    pub(super) fn decorate_linkage(&mut self, id: Id, name: &[u8], linkage: Linkage, declared: bool) -> Result<()> {
        let kind = match linkage {
            Linkage::Internal | Linkage::Private => return Ok(()),
            _ if declared => LinkageType::Import,
            Linkage::AvailableExternally | Linkage::ExternWeak => LinkageType::Import,
            Linkage::LinkOnceOdr if self.out.allows_extension(Extension::KHR_linkonce_odr) => LinkageType::LinkOnceODR,
            Linkage::External
            | Linkage::LinkOnceAny
            | Linkage::LinkOnceOdr
            | Linkage::WeakAny
            | Linkage::WeakOdr
            | Linkage::Appending
            | Linkage::Common => LinkageType::Export,
        };
        let inst = Inst::new(Op::Decorate).id(id).enumerant(Decoration::LinkageAttributes).string(name).enumerant(kind);
        self.out.emit(Section::Annotations, inst)
    }
}

/// Adds the function to an error's places, with the line it stands on where that is known.
pub(super) fn within(error: Error, function: Function<'_>) -> Error {
    let name = String::from_utf8_lossy(function.name()).into_owned();
    error.within(format!("function @{name}"))
}

/// `define ...` => `OpFunction` ... `OpFunctionEnd`
pub(super) fn lower_definition<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>) -> Result<()> {
    definition(mx, function).map_err(|error| within(error, function))
}

fn definition<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>) -> Result<()> {
    let signature = mx.signature(function)?;
    if is_kernel(function) {
        lower_execution_modes(mx, function, signature.id)?;
        mx.call_graph.add_entry(signature.id, function.name());
    } else {
        mx.decorate_linkage(signature.id, function.name(), function.linkage(), false)?;
    }
    mx.name(signature.id, function.name())?;
    decorate_result(mx, function, signature.id)?;
    let mut head = Vec::new();
    let control = function_control(mx, function);
    let opening = opening(&signature, signature.id, control);
    write(mx, &mut head, opening)?;

    let mut fx = FunctionCx::new(mx, function);
    let parameters = lower_parameters(&mut fx, &signature, &mut head)?;
    let entry_block = function.entry_block().ok_or_else(|| invalid("a definition without a block"))?;
    let label = fx.label(entry_block);
    write(fx.mx, &mut head, Inst::new(Op::Label).id(label))?;
    define_parameters(&mut fx, &signature, &parameters)?;
    if fx.has_dynamic_allocas && allocas::needs_save(function) {
        save_at_entry(&mut fx)?;
    }
    lower_blocks(&mut fx)?;

    let FunctionCx { words, used_variables, callees, forbids_contraction, .. } = fx;
    if mx.trace.enabled {
        let head_words = head.len() + words.variables.len() + words.prologue.len();
        mx.trace.function(signature.id, function, head_words);
    }
    let mut tail = Vec::new();
    write(mx, &mut tail, Inst::new(Op::FunctionEnd))?;
    for part in [&head, &words.variables, &words.prologue, &words.main, &tail] {
        mx.out.append_function(Section::Definitions, part);
    }
    mx.call_graph.add(CallNode {
        function: signature.id,
        variables: used_variables.into_iter().collect(),
        callees: callees.into_iter().collect(),
        forbids_contraction,
    });
    Ok(())
}

/// Imports every declared function that was called.
pub(super) fn lower_imports(mx: &mut ModuleCx<'_>) -> Result<()> {
    let imports: Vec<_> = mx.signatures.keys().copied().filter(|function| function.is_declaration()).collect();
    imports
        .into_iter()
        .try_for_each(|function| lower_declaration(mx, function).map_err(|error| within(error, function)))
}

/// `declare ...` => an `OpFunction` without a body, imported
fn lower_declaration<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>) -> Result<()> {
    let signature = mx.signature(function)?;
    mx.decorate_linkage(signature.id, function.name(), function.linkage(), true)?;
    mx.name(signature.id, function.name())?;
    let mut words = Vec::new();
    let control = function_control(mx, function);
    write(mx, &mut words, opening(&signature, signature.id, control))?;
    for (index, parameter) in signature.parameters.iter().enumerate() {
        for ty in parameter.types() {
            let id = mx.out.fresh();
            write(mx, &mut words, Inst::new(Op::FunctionParameter).id(*ty).id(id))?;
            decorate_parameter(mx, function, index as u32, id)?;
        }
    }
    write(mx, &mut words, Inst::new(Op::FunctionEnd))?;
    mx.out.append_function(Section::Declarations, &words);
    // What an imported function does is not known.
    mx.call_graph.add(CallNode {
        function: signature.id,
        variables: Vec::new(),
        callees: Vec::new(),
        forbids_contraction: true,
    });
    Ok(())
}

fn opening(signature: &Signature, id: Id, control: FunctionControl) -> Inst {
    Inst::new(Op::Function).id(signature.result).id(id).enumerant(control).id(signature.function_type)
}

fn write(mx: &mut ModuleCx<'_>, words: &mut Vec<u32>, inst: Inst) -> Result<()> {
    mx.out.requirements().note(&inst)?;
    inst.append_to(words)
}

/// `alwaysinline` => `Inline`, `noinline` => `DontInline` (features.md B18)
fn function_control(mx: &ModuleCx<'_>, function: Function<'_>) -> FunctionControl {
    attributes::FUNCTION
        .iter()
        .filter(|row| function.has_attribute(AttributePlace::Function, row.attribute))
        .filter(|row| row.extensions.is_empty() || row.extensions.iter().any(|one| mx.out.allows_extension(*one)))
        .fold(FunctionControl::None, |mask, row| mask | row.control)
}

fn lower_parameters<'m>(fx: &mut FunctionCx<'_, 'm>, signature: &Signature, head: &mut Vec<u32>) -> Result<Vec<Id>> {
    let mut ids = Vec::new();
    for (index, (parameter, value)) in signature.parameters.iter().zip(fx.function.parameters()).enumerate() {
        for ty in parameter.types() {
            let id = fx.mx.out.fresh();
            write(fx.mx, head, Inst::new(Op::FunctionParameter).id(*ty).id(id))?;
            decorate_parameter(fx.mx, fx.function, index as u32, id)?;
            if is_kernel(fx.function) {
                describe_argument(fx.mx, fx.function, index as u32, id)?;
            }
            if parameter.types().len() == 1 {
                fx.mx.name_value(id, value)?;
            }
            ids.push(id);
        }
    }
    Ok(ids)
}

fn define_parameters<'m>(fx: &mut FunctionCx<'_, 'm>, signature: &Signature, ids: &[Id]) -> Result<()> {
    let mut ids = ids.iter().copied();
    for (parameter, value) in signature.parameters.iter().zip(fx.function.parameters()) {
        let parts: Parts = match parameter.bundle {
            None => ids.by_ref().take(parameter.parts.len()).collect(),
            Some(_) => {
                let bundle = ids.next().ok_or_else(|| invalid("a parameter is missing"))?;
                unbundle(fx, parameter, bundle)?
            }
        };
        fx.define_unnamed(value, parts);
    }
    Ok(())
}

fn unbundle(fx: &mut FunctionCx<'_, '_>, parameter: &Parameter, bundle: Id) -> Result<Parts> {
    if let [boolean] = parameter.parts.as_slice() {
        let zero = fx.mx.int_constant(8, 0)?;
        return Ok(Parts::from_elem(fx.op(Op::INotEqual, *boolean, &[bundle, zero])?, 1));
    }
    let parts = parameter.parts.iter().enumerate();
    parts.map(|(index, ty)| fx.extract(*ty, bundle, index as u32)).collect()
}

/// Declares every entry point with the variables it may touch.
pub(super) fn lower_entry_points(mx: &mut ModuleCx<'_>) -> Result<()> {
    // From 1.4 on the interface lists every variable, before only inputs and outputs (specification, OpEntryPoint).
    let all = mx.out.requirements().min_version() >= Version::V1_4;
    let storage = &mx.variables.storage;
    let listed = |variable| all || storage.get(&variable).copied().is_some_and(super::interface::is_input_or_output);
    let interfaces = mx.call_graph.interfaces(listed);
    if interfaces.is_empty() {
        // Only a library has no entry point (specification, section 2.16.1).
        mx.out.requirements().capability(Capability::Linkage)?;
    }
    for Interface { entry, name, variables, forbids_contraction } in interfaces {
        let contraction_off = match mx.options.contraction {
            Contraction::AsWritten => forbids_contraction,
            Contraction::Off => true,
            Contraction::Fast => false,
        };
        if contraction_off {
            let mode = Inst::new(Op::ExecutionMode).id(entry).enumerant(ExecutionMode::ContractionOff);
            mx.out.emit(Section::ExecutionModes, mode)?;
        }
        let inst = Inst::new(Op::EntryPoint).enumerant(ExecutionModel::Kernel).id(entry).string(&name);
        mx.out.emit(Section::EntryPoints, inst.ids(&variables))?;
    }
    Ok(())
}

/// The node of a parameter's pointers.
pub(super) fn parameter_node<'m>(mx: &ModuleCx<'m>, callee: Function<'m>, index: u32) -> Option<Node> {
    mx.facts.element_types.node(callee.parameter(index))
}
