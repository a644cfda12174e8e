//! Queries that OpenCL C's functions answer in another form: of the memory behind a generic pointer, and of clocks.

use crate::error::Result;
use crate::ir::Opcode;
use crate::lift::cx::{Call, FunctionCx};
use crate::map::builtin_names::{self, Arrangement, Facts};
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// The number of the lowest bit for memory in memory semantics; that in OpenCL C's `cl_mem_fence_flags` is 0.
const MEMORY_BIT: u32 = 8;

/// Returns `true` for the instructions of this family.
pub(super) fn is_query(op: Op) -> bool {
    matches!(op, Op::GenericPtrMemSemantics | Op::ReadClockKHR)
}

/// `OpGenericPtrMemSemantics p` => `get_fence(p) << 8`; `OpReadClockKHR scope` => `clock_read_device()`; both as calls of
/// `__spirv_Op` if there is no function of OpenCL C
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let result = fx.result_type(inst)?;
    let result_parameter = inst.result_type().and_then(|ty| fx.parameter(ty));
    let facts = Facts { result: result_parameter.as_ref(), ..fx.facts(inst) };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    if name.arrangement == Arrangement::Operands {
        return fx.lift_as_call(inst);
    }
    let mut call = Call::new(name, result);
    if inst.op == Op::GenericPtrMemSemantics {
        let [pointer] = fx.exactly(inst)?;
        let (value, mut parameter) = fx.id_operand(inst, pointer)?;
        if let Parameter::Pointer(pointer) = &mut parameter {
            // The function has a pointer to void.
            pointer.pointee = Parameter::Scalar(Scalar::Char);
        }
        call = call.argument(value, parameter);
    }
    let mut value = fx.call(inst, call)?;
    if inst.op == Op::GenericPtrMemSemantics {
        let bit = fx.int(result, MEMORY_BIT.into());
        value = fx.binary(Opcode::Shl, 0, value, bit);
    }
    fx.set_result(inst, value);
    Ok(())
}
