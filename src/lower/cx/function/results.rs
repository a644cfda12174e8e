//! Results of functions, as SPIR-V passes them; `docs/functions.md` describes them for users.
//!
//! | LLVM's result | SPIR-V's result |
//! |---|---|
//! | `void`, a type without parts | `void` |
//! | one legalized part | that part |
//! | several legalized parts | a structure of them |
//! | `<1 x T>` where the options have vectors of any length | a vector of one component |
//! | memory of the caller (`sret`) | `void`; the pointer stays a parameter |
//!
//! [`return_type`](crate::lower::cx::declarations::Declarations::return_type) is that type. A kernel returns nothing. A
//! builtin function is no function in SPIR-V: the result of its instruction is stored through the `sret` argument.

use crate::error::{Result, invalid};
use crate::ir::{Inst, Type, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{PartTypes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::memory_access::{self, Access};
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

impl<'m> FunctionCx<'_, 'm> {
    /// `ret value` => `OpReturn` or `OpReturnValue`
    pub(in crate::lower) fn return_value(&mut self, value: Value<'m>) -> Result<()> {
        let node = self.mx.facts.element_types.return_node(self.function);
        let parts = self.value_as(value, node)?;
        let parts = self.wrap_single_lane(value, parts)?;
        match parts.as_slice() {
            [] => self.emit(SpirvInst::new(Op::Return)),
            [only] => self.emit(SpirvInst::new(Op::ReturnValue).id(*only)),
            several => {
                let ty = self.mx.signature(self.function)?.result;
                let whole = self.op(Op::CompositeConstruct, ty, several)?;
                self.emit(SpirvInst::new(Op::ReturnValue).id(whole))
            }
        }
    }

    /// Returns the parts, of these types, of the result of the call `inst`, given what SPIR-V's function returned.
    pub(in crate::lower) fn returned_parts(
        &mut self,
        inst: Inst<'m>,
        types: &[SpirvType],
        returned: Typed,
    ) -> Result<Parts> {
        let parts = match types {
            [] => return Ok(Parts::new()),
            [_] => self.unwrap_single_lane(inst.ty(), Parts::from_elem(returned, 1))?,
            several => {
                let types = PartTypes::from_slice(several);
                let parts = types.iter().enumerate();
                parts.map(|(index, ty)| self.extract(*ty, returned, index as u32)).collect::<Result<Parts>>()?
            }
        };
        // The element type inferred for the caller may differ from that of the function.
        self.as_result(inst, parts)
    }

    /// Stores the parts of a result of type `ty` through the `sret` argument of a call.
    pub(in crate::lower) fn store_result(
        &mut self,
        pointer: Value<'m>,
        ty: Type<'m>,
        parts: &[Typed],
        alignment: u64,
    ) -> Result<()> {
        if self.part_count(ty)? != parts.len() {
            let message = format!("the result of the instruction does not have the type {ty} of the sret argument");
            return Err(invalid(message));
        }
        let pointer = self.pointer(pointer)?;
        memory_access::store(self, ty, parts, pointer, Access { alignment, volatile: false, nontemporal: false })
    }
}
