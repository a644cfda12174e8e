//! Built-in variables read by calls: `__spirv_BuiltInGlobalInvocationId(0)`.

use crate::error::Result;
use crate::llvm::Inst;
use crate::spirv::grammar::BuiltIn;

use crate::lower::builtins::opencl::work_item;
use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

/// `__spirv_BuiltInX(dimension)` => a load of the variable and an extract
pub(super) fn read<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, built_in: BuiltIn) -> Result<Parts> {
    work_item::read(fx, inst, built_in)
}
