//! Addresses of functions, and calls through pointers (SPV_INTEL_function_pointers; features.md K5).

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use smallvec::SmallVec;

use crate::analysis::entry_points::is_kernel;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{AttributePlace, Function, Inst, Value};
use crate::map::attributes;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, Enumerant as _, FunctionParameterAttribute, Op};
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::cx::builder::Emitter as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::{ModuleCx, invalid};

impl<'m> ModuleCx<'m> {
    /// The type of the pointer [`Self::function_address`] gives.
    pub(in crate::lower) fn function_pointer_type(&mut self, function: Function<'m>) -> Result<Id> {
        let storage = self.storage_class(function.value().ty().address_space().unwrap_or_default())?;
        let ty = self.signature(function)?.outer_type();
        self.type_pointer(storage, ty)
    }

    /// `@f` => `OpConstantFunctionPointerINTEL`
    ///
    /// # Errors
    ///
    /// `FunctionPointers` without the extension.
    pub(in crate::lower) fn function_address(&mut self, function: Function<'m>) -> Result<Id> {
        if !self.out.allows_extension(Extension::INTEL_function_pointers) {
            let name = String::from_utf8_lossy(function.name()).into_owned();
            return Err(not_allowed(&format!("the address of @{name} is used")));
        }
        if function.is_intrinsic() {
            return Err(invalid(format!("{} has no address", function.value().describe())));
        }
        if let Some(global) = self.facts.placement.frames.written_by(function).filter(|_| !is_kernel(function)) {
            return Err(invalid(format!(
                "{} has an address, but a call through a pointer cannot hand it {global:?}, which it writes and which \
                 lies in private memory (address space 0); put the variable in address space 1 or 3",
                function.value().reference()
            )));
        }
        let ty = self.function_pointer_type(function)?;
        let id = self.signature(function)?.outer_id();
        self.out.intern_inst(SpirvInst::new(Op::ConstantFunctionPointerINTEL).id(ty).id(id))
    }
}

fn not_allowed(what: &str) -> Error {
    let message = format!(
        "{what}, which SPIR-V cannot express without SPV_INTEL_function_pointers (allow it with \
         --spirv-ext=+SPV_INTEL_function_pointers)"
    );
    Error::new(ErrorKind::FunctionPointers, message)
}

/// `call %p(...)` => `OpFunctionPointerCallINTEL`
pub(in crate::lower) fn lower_indirect_call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if !fx.mx.out.allows_extension(Extension::INTEL_function_pointers) {
        return Err(not_allowed("a call through a pointer"));
    }
    let ty = inst.called_type();
    if ty.is_variadic() {
        let message = "SPIR-V has no functions with a variable number of arguments";
        return Err(Error::new(ErrorKind::UnsupportedVarArgFunction, message));
    }
    let (mut types, mut operands) = (SmallVec::<[Id; 8]>::new(), SmallVec::<[Id; 9]>::new());
    for argument in inst.arguments() {
        types.extend(fx.mx.part_types(argument.ty(), None)?);
        operands.extend(plain(fx, argument)?);
    }
    let results = fx.mx.part_types(inst.ty(), None)?;
    let result = match results.as_slice() {
        [] => fx.mx.type_void()?,
        [only] => *only,
        several => fx.mx.type_struct(several)?,
    };
    let function_type = fx.mx.type_function(result, &types)?;
    let callee = fx.pointer(inst.callee())?;
    let callee = fx.recast(callee, function_type)?;
    operands.insert(0, callee.id);
    // What is called may do anything.
    fx.forbids_contraction = true;
    let id = fx.op(Op::FunctionPointerCallINTEL, result, &operands)?;
    decorate_arguments(fx.mx, inst, id)?;
    let parts: Parts = match results.as_slice() {
        [] => return Ok(Parts::new()),
        [_] => Parts::from_elem(id, 1),
        several => {
            let parts = several.iter().enumerate();
            parts.map(|(index, ty)| fx.extract(*ty, id, index as u32)).collect::<Result<_>>()?
        }
    };
    if inst.ty().address_space().is_none() {
        return Ok(parts);
    }
    let wanted = fx.own_pointer_type(inst.value())?;
    parts.iter().zip(&results).map(|(part, ty)| fx.bitcast_if_needed(*part, *ty, wanted)).collect()
}

/// The parts of an argument, pointers as pointers to bytes: of a function that is not known nothing says what they
/// point to.
fn plain<'m>(fx: &mut FunctionCx<'_, 'm>, argument: Value<'m>) -> Result<Parts> {
    match argument.ty().address_space() {
        Some(_) => fx.value_as(argument, None),
        None => fx.value(argument),
    }
}

/// Attributes of the arguments of a call through a pointer => `ArgumentAttributeINTEL`
fn decorate_arguments<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>, id: Id) -> Result<()> {
    for index in 0..inst.argument_count() {
        let place = AttributePlace::Parameter(index);
        for row in attributes::PARAMETER {
            let is_no_capture = row.decoration == FunctionParameterAttribute::NoCapture;
            let is_there = inst.has_attribute(place, row.attribute)
                && (!is_no_capture || inst.int_attribute(place, row.attribute) == Some(0));
            if is_there {
                mx.decorate(id, Decoration::ArgumentAttributeINTEL, &[index, row.decoration.value()])?;
            }
        }
    }
    Ok(())
}

/// A chain is looked for among so many functions: there may be as many errors as functions.
const MOST_CALLERS: usize = 1000;

/// Adds the shortest chain of calls that leads from a kernel to a function, if one does.
#[cold]
pub(in crate::lower) fn called_from(error: Error, function: Function<'_>) -> Error {
    let mut callees = IndexMap::<Function<'_>, Function<'_>, FxBuildHasher>::default();
    let mut next = 0;
    let mut reached = Some(function);
    while let Some(callee) = reached.filter(|function| !is_kernel(*function) && next < MOST_CALLERS) {
        for call in callee.value().uses().filter_map(Value::as_instruction) {
            if call.is_call() && call.called_function() == Some(callee) && call.function() != function {
                callees.entry(call.function()).or_insert(callee);
            }
        }
        reached = callees.get_index(next).map(|(caller, _)| *caller);
        next += 1;
    }
    let Some(kernel) = reached.filter(|kernel| is_kernel(*kernel) && *kernel != function) else { return error };
    let mut chain = vec![kernel];
    while let Some(callee) = callees.get(&chain[chain.len() - 1]).filter(|callee| **callee != function) {
        chain.push(*callee);
    }
    let name = |function: &Function<'_>| format!("function @{}", String::from_utf8_lossy(function.name()));
    chain.iter().rev().fold(error, |error, caller| error.called_by(name(caller)))
}
