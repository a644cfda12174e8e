//! Addresses of functions, and calls through pointers (SPV_INTEL_function_pointers).

use crate::analysis::entry_points::is_kernel;
use crate::error::{Error, ErrorKind, Remedy, Result, invalid};
use crate::ir::Function;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

impl<'m> ModuleCx<'m> {
    /// Returns the type of the pointer that [`Self::function_address`] returns.
    pub(in crate::lower) fn function_pointer_type(&mut self, function: Function<'m>) -> Result<SpirvType> {
        let storage = self.storage_class(function.value().ty().address_space().unwrap_or_default())?;
        let ty = self.signature(function)?.outer_type();
        self.type_pointer(storage, ty)
    }

    /// `@f` => `OpConstantFunctionPointerINTEL`
    ///
    /// # Errors
    ///
    /// `FunctionPointers` without the extension.
    pub(in crate::lower) fn function_address(&mut self, function: Function<'m>) -> Result<Typed> {
        if !self.out.allows_extension(Extension::INTEL_function_pointers) {
            return Err(not_allowed(&format!("the address of {} is used", function.value().reference())));
        }
        if function.is_intrinsic() {
            return Err(invalid(format!("{} has no address", function.value().describe())));
        }
        if function.data().prefix.is_some() {
            let name = function.value().reference();
            return Err(invalid(format!(
                "{name} has its address taken and data before its code (prefix), which SPIR-V cannot express"
            )));
        }
        if let Some(global) = self.facts.placement.promoted.written_by(function).filter(|_| !is_kernel(function)) {
            return Err(invalid(format!(
                "{} has its address taken, but a call through a pointer cannot pass it {global:?}, which it writes and \
                 which is in private memory (address space 0); put the variable in address space 1 or 3",
                function.value().reference()
            )));
        }
        if let Some(global) = self.facts.placement.promoted.exposed_by(function).filter(|_| !is_kernel(function)) {
            return Err(invalid(format!(
                "{} has its address taken, but a call through a pointer has a copy of {global:?} in private memory \
                 (address space 0), whose address may be used after the call; put the constant in address space 1 or 2",
                function.value().reference()
            )));
        }
        let ty = self.function_pointer_type(function)?;
        let id = self.signature(function)?.outer_id();
        let address = self.out.intern_inst(SpirvInst::new(Op::ConstantFunctionPointerINTEL).id(ty).id(id))?;
        Ok(Typed::new(address, ty))
    }
}

pub(in crate::lower) fn not_allowed(what: &str) -> Error {
    let message = format!("{what}, which SPIR-V cannot express without SPV_INTEL_function_pointers");
    Error::new(ErrorKind::FunctionPointers, message).allowed_by([Remedy::Extension("SPV_INTEL_function_pointers")])
}
