//! Calls of instructions on cooperative matrices.

use crate::error::Result;
use crate::llvm::Inst;
use crate::lower::builtins::spirv::named::{NamedCall, wrong_call};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::resize::resize_part;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

/// `__spirv_CooperativeMatrixLengthKHR(matrix)` => `OpCooperativeMatrixLengthKHR` of its type, and `OpUConvert`
///
/// The length has 32 bits (SPV_KHR_cooperative_matrix), but in SYCL it is a `size_t`.
pub(super) fn length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, _named: &NamedCall) -> Result<Parts> {
    let op = Op::CooperativeMatrixLengthKHR;
    let mut arguments = inst.arguments();
    let (Some(matrix), None) = (arguments.next(), arguments.next()) else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "it takes one matrix"));
    };
    let [matrix] = fx.part_types(matrix.ty(), None)?[..] else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "it takes one matrix"));
    };
    let Form::Lanes(Lanes { lane: lane @ Lane::Int { .. }, count: 1 }) = fx.form(inst.ty())? else {
        return Err(wrong_call("OpCooperativeMatrixLengthKHR", "expected an integer result"));
    };
    let (word, id) = (Lane::Int { bits: 32, width: 32 }, fx.fresh());
    let ty = fx.mx.chunk_type(word, 1)?;
    fx.emit(SpirvInst::new(op).id(ty).id(id).id(matrix))?;
    Ok(Parts::from_elem(resize_part(fx, word, lane, 1, id, false)?, 1))
}
