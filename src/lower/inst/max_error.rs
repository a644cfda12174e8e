//! The maximum error of a result: `!fpmath` and `llvm.fpbuiltin.*` => `FPMaxErrorDecorationINTEL`
//! (SPV_INTEL_fp_max_error).

use crate::error::{Error, ErrorKind};
use crate::ir::AttributePosition;
use crate::lower::cx::prelude::*;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::Decoration;

/// The attribute of a call of `llvm.fpbuiltin.*`, a number of ULPs.
const ATTRIBUTE: &str = "fpbuiltin-max-error";

/// `!fpmath` => the decoration of the results, where the extension is allowed
///
/// The metadata only permits errors, and is omitted otherwise, and for an expansion: the error of its last instruction is
/// not that of the whole. `first` is the first id that the instruction may have defined.
pub(in crate::lower) fn decorate<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    parts: &[Typed],
    first: Id,
) -> Result<()> {
    let error = inst.float_accuracy();
    let own_ids = (fx.mx.out.next_local().word() - first.word()) as usize;
    // The attribute of a call counts.
    let has_attribute = inst.is_call() && inst.string_attribute(AttributePosition::Function, ATTRIBUTE).is_some();
    let is_allowed = fx.mx.out.allows_extension(Extension::INTEL_fp_max_error);
    if error <= 0.0 || has_attribute || own_ids != parts.len() || !is_allowed {
        return Ok(());
    }
    parts.iter().try_for_each(|id| decorate_result(fx.mx, *id, error))
}

/// The attribute `fpbuiltin-max-error` of a call => the decoration of its results
pub(in crate::lower) fn decorate_call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: &[Typed]) -> Result<()> {
    let Some(text) = inst.string_attribute(AttributePosition::Function, ATTRIBUTE) else { return Ok(()) };
    let error = text.parse::<f32>().map_err(|_| {
        let message = format!("expected the attribute {ATTRIBUTE} to be a number, found \"{text}\"");
        Error::new(ErrorKind::InvalidModule, message)
    })?;
    parts.iter().try_for_each(|id| decorate_result(fx.mx, *id, error))
}

fn decorate_result(mx: &mut ModuleCx<'_>, id: Typed, error: f32) -> Result<()> {
    mx.decorate(id, Decoration::FPMaxErrorDecorationINTEL, &[error.to_bits()])
}
