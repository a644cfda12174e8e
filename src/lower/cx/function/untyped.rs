//! Instructions in functions of a module whose pointers are [untyped](crate::lower::cx::declarations::untyped).

use std::iter;

use crate::error::{Result, invalid};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::map::untyped_pointers::{takes_typed_only, takes_untyped, untyped_chain};
use crate::spirv::grammar::{Op, Std, std_row};
use crate::spirv::inst::{Inst, InstView};
use crate::spirv::operands::Positions;
use crate::spirv::{FunctionPart, Id, operands};

impl FunctionCx<'_, '_> {
    /// Returns a pointer as a typed pointer, whose type has a pointee.
    pub(in crate::lower) fn typed(&mut self, pointer: Typed) -> Result<Typed> {
        let typed = self.mx.with_pointee(pointer.ty)?;
        self.bitcast(typed, pointer)
    }

    /// Writes `op ty operands...` in its untyped form and returns its result.
    pub(super) fn untyped_op(
        &mut self,
        part: FunctionPart,
        op: Op,
        ty: SpirvType,
        operands: &[Typed],
    ) -> Result<Typed> {
        let from = operands.first().and_then(|first| self.mx.untyped_pointee(first.ty));
        let to = self.mx.untyped_pointee(ty);
        match (op, from, to) {
            (Op::Bitcast, Some((from, _)), Some((to, _))) if from == to => Ok(Typed::new(operands[0].id, ty)),
            (Op::VariableLengthArrayINTEL, _, Some((_, pointee))) => {
                let operands = with_type(pointee, operands);
                self.write_op(part, Op::UntypedVariableLengthArrayINTEL, ty, &operands)
            }
            (op, from, to) if let Some(untyped) = untyped_chain(op).filter(|_| from.or(to).is_some()) => {
                self.untyped_access_chain(part, untyped, ty, operands)
            }
            (Op::PtrCastToGeneric | Op::GenericCastToPtr, _, _) => self.cast_storage_class(part, op, ty, operands),
            _ if takes_untyped(op) => self.write_op(part, op, ty, operands),
            _ => {
                let operands = operands.iter().map(|operand| self.typed(*operand)).collect::<Result<Parts>>()?;
                self.write_op(part, op, ty, &operands)
            }
        }
    }

    /// Casts a pointer to another storage class; both pointers are typed, or both untyped.
    fn cast_storage_class(&mut self, part: FunctionPart, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        let is_typed = operands.first().is_some_and(|operand| !self.mx.is_untyped_pointer(operand.ty));
        let result = if is_typed { self.mx.with_pointee(ty)? } else { self.mx.without_pointee(ty)? };
        let cast = self.write_op(part, op, result, operands)?;
        self.bitcast_in(part, ty, cast)
    }

    /// `OpBitcast pointer` in a part of the function, unless the pointer has the type
    fn bitcast_in(&mut self, part: FunctionPart, ty: SpirvType, pointer: Typed) -> Result<Typed> {
        if pointer.ty == ty { Ok(pointer) } else { self.op_in(part, Op::Bitcast, ty, &[pointer]) }
    }

    /// Writes an access chain from or to an untyped pointer.
    fn untyped_access_chain(&mut self, part: FunctionPart, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        let base = operands.first().and_then(|base| self.mx.pointee_of(base.ty));
        let (_, base) = base.ok_or_else(|| invalid("an access chain from a value that is no pointer"))?;
        let base = self.mx.base_type(base)?;
        let operands = with_type(base, operands);
        let result = self.mx.without_pointee(ty)?;
        let chain = self.write_op(part, op, result, &operands)?;
        self.bitcast_in(part, ty, chain)
    }

    /// Casts the operands of an instruction that needs typed pointers; `values` has its pointer operands, in order.
    pub(super) fn in_untyped_form(&mut self, mut inst: Inst, mut values: &[Typed]) -> Result<Inst> {
        let positions = pointer_positions(InstView { op: inst.op(), operands: inst.operands() }, self.mx.opencl_std());
        for position in positions {
            let operand = inst.operands().get(position).copied();
            if let Some(index) = values.iter().position(|value| Some(value.id.word()) == operand) {
                inst.set_id(position, self.typed(values[index])?.id);
                values = &values[index + 1..];
            }
        }
        Ok(inst)
    }
}

/// Returns the operands of an instruction that names the type `ty` before its values.
fn with_type(ty: SpirvType, operands: &[Typed]) -> Parts<Id> {
    iter::once(ty.id()).chain(operands.iter().map(|operand| operand.id)).collect()
}

/// Returns the positions of operands that may be pointers whose pointee type the instruction uses; `std` is the import
/// of `OpenCL.std`.
fn pointer_positions(inst: InstView<'_>, std: Id) -> Positions {
    /// The index of the first operand of an extended instruction.
    const FIRST: usize = 4;
    match (inst.op, inst.operands) {
        (op, _) if takes_untyped(op) => Positions::new(),
        (Op::ExtInst, &[_, _, set, number, ..]) if set == std.word() && takes_typed_only(Std(number)) => {
            let operands = std_row(Std(number)).map_or(&[][..], |row| row.operands);
            operands::ids_of(operands, inst.operands, FIRST)
        }
        // Other instruction sets hold debug information and reflection, which have no effect.
        (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, _) => Positions::new(),
        _ => operands::ids(inst),
    }
}
