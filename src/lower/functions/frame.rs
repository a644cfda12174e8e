//! Variables in frames: private constants that code does more with than read them; see
//! [`placement`](crate::analysis::placement).
//!
//! A function through which the module is entered has the variables that it and the functions below need, and fills
//! them once; the functions below take their addresses as further parameters.

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, Global};
use crate::lower::forms::Form;
use crate::lower::function_cx::{FunctionCx, Pointer};
use crate::lower::memory_access::{self, Access};
use crate::spirv::Id;
use crate::spirv::grammar::{MemoryAccess, Op, StorageClass};
use crate::spirv::inst::Inst;

use super::signature::Signature;
use super::write;

/// Writes the parameters for the addresses of variables in frames.
pub(super) fn lower_frame_parameters<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    signature: &Signature,
    head: &mut Vec<u32>,
) -> Result<()> {
    let globals: SmallVec<[Global<'m>; 4]> = fx.mx.facts.placement.framed_in(fx.function).collect();
    for (global, ty) in globals.into_iter().zip(signature.frame.iter()) {
        let id = fx.mx.out.fresh();
        write(fx.mx, head, Inst::new(Op::FunctionParameter).id(*ty).id(id))?;
        fx.mx.name_value(id, global.value())?;
        fx.frame.insert(global.value(), id);
    }
    Ok(())
}

/// Declares and fills the variables that this function and those it calls need.
pub(super) fn open_frame(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    let globals: SmallVec<[Global<'_>; 4]> = fx.mx.facts.placement.frame_of(fx.function).collect();
    for global in &globals {
        let pointee = fx.mx.memory(global.value_type())?.id;
        let pointer = fx.mx.type_pointer(StorageClass::Function, pointee)?;
        let id = fx.variable(pointer)?;
        fx.mx.name_value(id, global.value())?;
        let alignment = fx.mx.global_alignment(*global);
        fx.mx.decorate_alignment(id, alignment)?;
        fx.frame.insert(global.value(), id);
    }
    globals
        .into_iter()
        .try_for_each(|global| fill(fx, global).map_err(|error| error.at(format!("the global variable {global:?}"))))
}

/// Gives a variable in the frame its initial value.
fn fill<'m>(fx: &mut FunctionCx<'_, 'm>, global: Global<'m>) -> Result<()> {
    let Some(initial) = global.initializer() else { return Ok(()) };
    let ty = global.value_type();
    let memory = fx.mx.memory(ty)?;
    if memory.size == 0 {
        return Ok(());
    }
    let target = Pointer { id: fx.framed(global)?, storage: StorageClass::Function, pointee: memory.id };
    let alignment = fx.mx.global_alignment(global);
    let is_small = memory.plain && matches!(fx.mx.form(ty)?, Form::Lanes(_));
    if is_small || fx.mx.facts.placement.names_framed(initial) {
        let access = Access { alignment, volatile: false, nontemporal: false };
        let parts = fx.value(initial)?;
        return memory_access::store(fx, ty, &parts, target, access);
    }
    let source = fx.mx.global(global)?;
    fx.used_variables.insert(source);
    let source = Pointer { id: source, storage: StorageClass::UniformConstant, pointee: memory.id };
    let byte = fx.mx.type_int(8)?;
    let (target, source) = (fx.recast(target, byte)?, fx.recast(source, byte)?);
    let size = fx.mx.int_constant(fx.mx.pointer_bits, memory.size)?;
    let copy = Inst::new(Op::CopyMemorySized).id(target.id).id(source.id).id(size);
    fx.emit(copy.enumerant(MemoryAccess::Aligned).literal(u32::try_from(alignment).unwrap_or(1 << 31)))
}

impl<'m> FunctionCx<'_, 'm> {
    /// The address of a variable in the frame.
    pub(in crate::lower) fn framed(&self, global: Global<'m>) -> Result<Id> {
        self.frame.get(&global.value()).copied().ok_or_else(|| {
            let message = format!("the address of {global:?}, which lies in private memory, is not known here");
            Error::new(ErrorKind::InvalidModule, message)
        })
    }

    /// The addresses that `callee` takes besides its arguments.
    pub(in crate::lower) fn framed_arguments(&self, callee: Function<'m>) -> Result<SmallVec<[Id; 4]>> {
        self.mx.facts.placement.framed_in(callee).map(|global| self.framed(global)).collect()
    }
}
