//! Constants and global variables, in the order of the module.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::Result;
use crate::ir::{Linkage, ThreadLocal, TypeId, UnnamedAddr, ValueId};
use crate::lift::cx::{Location, ModuleCx, SymbolDeclaration};
use crate::lift::{decorations, parameters};
use crate::map::builtin_names::variable_name;
use crate::map::function_metadata::VARIABLE_TEXTS;
use crate::spirv::Op;
use crate::spirv::grammar::{BuiltIn, Decoration, LinkageType, StorageClass};
use crate::spirv::inst;
use crate::spirv::view::Instruction;

/// Lifts the constants and variables outside of functions. The Khronos translator writes some constants before the variables
/// whose addresses they are made from.
pub(super) fn lift(mx: &mut ModuleCx<'_>) -> Result<()> {
    let mut waiting = Vec::new();
    for inst in mx.view.preamble() {
        if inst.result().is_none_or(|id| mx.is_reached(id)) {
            lift_or_wait(mx, inst, &mut waiting)?;
        }
    }
    lift_waiting(mx, waiting)
}

/// Lifts constants and variables in their order, but each after those of them that it is made from.
fn lift_waiting<'a>(mx: &mut ModuleCx<'a>, mut waiting: Vec<Instruction<'a>>) -> Result<()> {
    let by_id: FxHashMap<u32, Instruction<'a>> =
        waiting.iter().filter_map(|inst| Some((inst.result()?, *inst))).collect();
    let mut is_visited = FxHashSet::default();
    waiting.reverse();
    while let Some(inst) = waiting.pop() {
        let Some(id) = inst.result().filter(|id| mx.location(*id) == Location::Undefined) else { continue };
        if is_visited.insert(id) {
            waiting.push(inst);
            waiting.extend(later_operands(mx, inst).iter().rev().filter_map(|operand| by_id.get(operand)));
        } else {
            lift_one(mx, inst)?;
        }
    }
    Ok(())
}

/// Lifts a constant or variable, or adds it to those that wait for what is defined after them.
fn lift_or_wait<'a>(mx: &mut ModuleCx<'a>, inst: Instruction<'a>, waiting: &mut Vec<Instruction<'a>>) -> Result<()> {
    let lifted = lift_one(mx, inst);
    if lifted.is_err() && !later_operands(mx, inst).is_empty() {
        waiting.push(inst);
        return Ok(());
    }
    lifted
}

/// Returns the operands that are not lifted yet, and will be.
fn later_operands(mx: &ModuleCx<'_>, inst: Instruction<'_>) -> Vec<u32> {
    let is_later = |id: &u32| {
        let is_global = mx.view.definition_offset(*id).is_some_and(|offset| offset < mx.view.preamble_end());
        is_global && mx.location(*id) == Location::Undefined
    };
    let positions = mx.view.extended_sets().ids(*inst);
    // The result type and the result are none.
    positions.iter().filter(|at| **at >= 2).map(|at| inst.operands[*at]).filter(is_later).collect()
}

fn lift_one(mx: &mut ModuleCx<'_>, inst: Instruction<'_>) -> Result<()> {
    let lifted = match inst.op {
        Op::Variable | Op::UntypedVariableKHR => variable(mx, inst),
        _ => mx.lift_constant(inst).map(drop),
    };
    lifted.map_err(|error| mx.with_location(error, inst))
}

/// The alignment 128 as LLVM's back end writes it: with the sign of a byte.
const EXTENDED_128: u32 = 128_u8 as i8 as u32;

/// The linkage that the Khronos translator gives helper functions which it leaves in the module.
const INTERNAL: LinkageType = LinkageType(i32::MAX as u32 - 1);

/// A linkage decoration.
pub(super) struct LinkageName {
    pub(super) name: Vec<u8>,
    pub(super) linkage: LinkageType,
}

impl ModuleCx<'_> {
    /// Returns the linkage decoration of a function or variable.
    pub(super) fn linkage(&self, id: u32) -> Option<LinkageName> {
        let decorated = self.decoration(id, Decoration::LinkageAttributes)?;
        let (name, length) = inst::string(decorated.operands)?;
        let linkage = LinkageType(*decorated.operands.get(length)?);
        (linkage != INTERNAL).then_some(LinkageName { name, linkage })
    }

    /// Returns the alignment in bytes that a decoration gives a variable or parameter.
    pub(super) fn alignment(&self, id: u32) -> Result<u64> {
        let literal = self.decoration(id, Decoration::Alignment).and_then(|found| found.operands.first().copied());
        let by_id = || {
            let found = self.decoration(id, Decoration::AlignmentId)?;
            self.constant_u32(*found.operands.first()?)
        };
        let alignment = match literal.or_else(by_id) {
            Some(EXTENDED_128) => 128,
            alignment => alignment.unwrap_or(0),
        };
        if alignment != 0 && !alignment.is_power_of_two() {
            let inst = self.view.definition(id).ok_or_else(|| self.undefined(id))?;
            return Err(self.invalid(inst, format!("expected a power of two as the alignment, found {alignment}")));
        }
        Ok(alignment.into())
    }
}

/// A variable outside of functions, as its instruction declares it.
struct Variable {
    id: u32,
    storage: StorageClass,
    /// The type of the contents.
    contents: u32,
    initializer: Option<u32>,
}

fn variable(mx: &mut ModuleCx<'_>, inst: Instruction<'_>) -> Result<()> {
    let variable = match (inst.op, inst.operands) {
        (Op::UntypedVariableKHR, &[_, id, storage, contents, ref initializer @ ..]) => {
            Variable { id, storage: StorageClass(storage), contents, initializer: initializer.first().copied() }
        }
        (Op::Variable, &[_, id, storage, ref initializer @ ..]) => {
            let Some(contents) = mx.pointee_of(id)? else {
                return Err(mx.invalid(inst, "expected a pointer as the type of a variable"));
            };
            Variable { id, storage: StorageClass(storage), contents, initializer: initializer.first().copied() }
        }
        _ => return Err(mx.invalid(inst, "expected a type, a storage class and the type of the contents")),
    };
    if let Some(builtin) = mx.decoration(variable.id, Decoration::BuiltIn).and_then(|found| found.operands.first()) {
        return builtin_variable(mx, &variable, BuiltIn(*builtin));
    }
    if variable.initializer.is_some_and(|id| mx.is_deferred(id)) {
        if variable.storage != StorageClass::UniformConstant {
            return Err(mx.unsupported(inst, "LLVM IR has no constant for the initializer"));
        }
        mx.set_value(variable.id, Location::Deferred);
        return Ok(());
    }
    let value = define(mx, &variable)?;
    vector_compute(mx, variable.id, value);
    decorations::of_global(mx, variable.id, value);
    mx.set_value(variable.id, Location::Global(value));
    Ok(())
}

/// Decorations of a variable of vector compute => attributes with a key
fn vector_compute(mx: &mut ModuleCx<'_>, id: u32, value: ValueId) {
    if mx.is_decorated(id, Decoration::VectorComputeVariableINTEL) {
        let attributes = parameters::text_attributes(mx, id, VARIABLE_TEXTS);
        let set = mx.ir.attribute_set(attributes);
        if let Some(global) = mx.ir.global_mut(value) {
            global.attributes = set;
        }
    }
}

/// Lifts a built-in variable: calls read it, or it is an external global.
fn builtin_variable(mx: &mut ModuleCx<'_>, variable: &Variable, builtin: BuiltIn) -> Result<()> {
    if mx.reads_built_ins_by_calls() {
        mx.set_value(variable.id, Location::BuiltIn(builtin));
        return Ok(());
    }
    let space = mx.address_space(variable.storage)?;
    let contents = mx.ty(variable.contents)?;
    let name = variable_name(builtin).unwrap_or_else(|| format!("__spirv_BuiltIn{builtin}"));
    let linkage = Linkage::External;
    let value =
        mx.add_global(&SymbolDeclaration { name: name.as_bytes(), ty: contents, linkage, space, is_defined: false });
    let alignment = mx.alignment(variable.id)?;
    let is_constant = mx.is_decorated(variable.id, Decoration::Constant);
    if let Some(global) = mx.ir.global_mut(value) {
        global.is_constant = is_constant;
        global.symbol.alignment = alignment;
    }
    mx.set_value(variable.id, Location::Global(value));
    Ok(())
}

fn define(mx: &mut ModuleCx<'_>, variable: &Variable) -> Result<ValueId> {
    let &Variable { id, storage, contents, initializer } = variable;
    if let (Some(gpu), StorageClass::Private, Some(inst)) = (mx.options.gpu, storage, mx.view.definition(id)) {
        return Err(mx.unsupported(inst, format!("{gpu} has no private variables outside of functions")));
    }
    let space = mx.address_space(storage)?;
    let contents = mx.ty(contents)?;
    let linkage = mx.linkage(id);
    let name = linkage.as_ref().map(|linkage| linkage.name.clone());
    let name = name.or_else(|| mx.name(id).map(String::into_bytes)).unwrap_or_default();
    let is_import = linkage.as_ref().is_some_and(|linkage| linkage.linkage == LinkageType::Import);
    let is_shared_import = is_import && storage == StorageClass::Workgroup && mx.options.gpu.is_some();
    let contents = if is_shared_import { of_launch(mx, contents) } else { contents };
    let kind = linkage_of(&name, linkage.map(|linkage| linkage.linkage));
    // The module that exports the variable defines it.
    let initializer = initializer.filter(|_| !is_import).map(|id| mx.global_value(id)).transpose()?;
    let initializer = initializer.map(|value| mx.constant_pointer(value, contents));
    if !is_import {
        mx.check_value_type(variable.contents, id)?;
    }
    let initializer = match initializer {
        None if !is_import => Some(missing_initializer(mx, storage, contents, kind)),
        Some(value) if storage == StorageClass::Workgroup => Some(local_initializer(mx, id, contents, value)?),
        known => known,
    };
    let alignment = mx.alignment(id)?;
    let is_constant = storage == StorageClass::UniformConstant || mx.is_decorated(id, Decoration::Constant);
    let declaration = SymbolDeclaration { name: &name, ty: contents, linkage: kind, space, is_defined: !is_import };
    let value = mx.add_global(&declaration);
    let is_text = mx.ir.is_byte_array(contents);
    let is_of_group = mx.options.is_for_host && storage == StorageClass::Workgroup;
    // An import may be of a variable that the module defines.
    if let Some(global) = mx.ir.global_mut(value).filter(|global| !is_import || global.initializer.is_none()) {
        if is_of_group {
            // A thread runs one group at a time.
            global.symbol.thread_local = ThreadLocal::GeneralDynamic;
        }
        global.initializer = initializer;
        global.is_constant = is_constant;
        global.symbol.alignment = alignment;
        if is_constant && is_text {
            global.symbol.unnamed_addr = UnnamedAddr::Global;
        }
    }
    Ok(value)
}

/// The lengths of an array of unknown length: that of translators, as an OpTypeArray has an element, and that of LLVM's back end.
const UNKNOWN_LENGTHS: [u64; 2] = [1, u32::MAX as u64];

/// Returns the type of an imported variable in the local memory of a GPU: the size of an array of unknown length (in CUDA and
/// HIP, `extern __shared__ int words[]`) is chosen at the launch, for which the targets look for an array without elements.
fn of_launch(mx: &mut ModuleCx<'_>, ty: TypeId) -> TypeId {
    match mx.ir.array(ty) {
        Some((element, length)) if UNKNOWN_LENGTHS.contains(&length) => mx.ir.array_type(element, 0),
        _ => ty,
    }
}

/// Returns LLVM's linkage of a variable.
fn linkage_of(name: &[u8], linkage: Option<LinkageType>) -> Linkage {
    match (name, linkage) {
        (b"llvm.used" | b"llvm.compiler.used" | b"llvm.global_ctors" | b"llvm.global_dtors", _) => Linkage::Appending,
        (_, None) => Linkage::Internal,
        (_, Some(LinkageType::LinkOnceODR)) => Linkage::LinkOnceOdr,
        (_, Some(LinkageType::WeakAMD)) => Linkage::WeakAny,
        (_, Some(_)) => Linkage::External,
    }
}

/// Returns the contents of a variable in local memory that has an initializer. That of GPUs has none in LLVM IR, nor in OpenCL C.
fn local_initializer(mx: &mut ModuleCx<'_>, id: u32, ty: TypeId, initializer: ValueId) -> Result<ValueId> {
    match (mx.options.gpu, mx.view.definition(id)) {
        (None, _) => Ok(initializer),
        (Some(gpu), Some(inst)) if mx.ir.null(ty) != Some(initializer) => {
            Err(mx.unsupported(inst, format!("{gpu} has no initial values of local memory: store them in the kernel")))
        }
        (Some(_), _) => Ok(mx.ir.poison(ty)),
    }
}

/// Returns the contents of a variable that has no initializer: a definition needs one in LLVM IR.
fn missing_initializer(mx: &mut ModuleCx<'_>, storage: StorageClass, ty: TypeId, linkage: Linkage) -> ValueId {
    match storage {
        StorageClass::CrossWorkgroup if linkage == Linkage::Internal => match mx.ir.null(ty) {
            Some(zero) => zero,
            None => mx.ir.undef(ty),
        },
        StorageClass::CrossWorkgroup | StorageClass::UniformConstant => mx.ir.undef(ty),
        _ => mx.ir.poison(ty),
    }
}
