//! LLVM's intrinsics: each has an answer, in [`table`] or in [`map::intrinsics`](crate::map::intrinsics).

mod annotations;
mod bits;
mod constrained;
mod conversions;
mod floats;
mod hints;
mod integers;
mod masked;
mod math;
mod memory;
mod overflow;
mod pointers;
mod reduce;
pub(super) mod sycl;
mod table;
#[cfg(test)]
mod tests;
mod vectors;
mod vp;

use crate::analysis::spec_constants::is_sycl_alloca;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, Inst};
use crate::lower::cx::builder::Builder as _;
use crate::lower::inst::function_call;
use crate::map;
use crate::spirv::grammar::Op;

use crate::lower::cx::forms::{Form, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::inst::bfloat;
use crate::lower::inst::bfloat::Way;
use crate::lower::inst::{alloca, checkpoints, trap};

use table::{FAMILIES, ROWS};

/// Lowers the call of one intrinsic.
type Lower = for<'m> fn(&mut FunctionCx<'_, 'm>, Inst<'m>) -> Result<Parts>;

/// What becomes of an intrinsic.
#[derive(Clone, Copy)]
enum Answer {
    /// One instruction, at least for the types that SPIR-V has.
    Mapped(Lower),
    /// Several instructions, or a constant.
    Expanded(Lower),
    /// Nothing: it tells a consumer of SPIR-V nothing that it must know.
    Dropped,
    /// SPIR-V cannot say it, for this reason.
    Refused(&'static str),
}

const fn mapped(lower: Lower) -> Answer {
    Answer::Mapped(lower)
}

const fn expanded(lower: Lower) -> Answer {
    Answer::Expanded(lower)
}

const fn dropped() -> Answer {
    Answer::Dropped
}

const fn refused(reason: &'static str) -> Answer {
    Answer::Refused(reason)
}

/// The row of an intrinsic, or that of its family.
fn find(name: &str) -> Option<Answer> {
    if let Ok(row) = ROWS.binary_search_by_key(&name, |row| row.0) {
        return Some(ROWS[row].1);
    }
    FAMILIES.iter().find(|(family, _)| name.starts_with(family)).map(|(_, answer)| *answer)
}

/// Lowers the call of an intrinsic; the parts of its result.
///
/// # Errors
///
/// `InvalidFunctionCall` for an intrinsic that SPIR-V has no counterpart of.
pub(super) fn lower_intrinsic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, callee: Function<'m>) -> Result<Parts> {
    if is_sycl_alloca(inst) {
        return alloca::lower_sycl_alloca(fx, inst);
    }
    let name = callee.intrinsic_name().unwrap_or_default();
    let answer = find(name);
    let row = map::intrinsics::intrinsic(name);
    match (bfloat::way(inst, name)?, answer, row) {
        (Some(Way::Computed), _, Some(row)) => {
            return bfloat::computed(fx, inst, |fx| math::same_operands(fx, inst, row));
        }
        (Some(Way::InFloat), Some(Answer::Mapped(lower) | Answer::Expanded(lower)), _) => {
            let parts = bfloat::in_float(fx, inst, |fx| lower(fx, inst))?;
            return in_form(fx, inst, parts);
        }
        (Some(Way::Fused), ..) => return bfloat::fused(fx, inst),
        (Some(Way::Sign(sign)), ..) => return bfloat::with_sign(fx, inst, sign),
        (Some(Way::Moved | Way::Computed | Way::InFloat) | None, ..) => {}
    }
    match answer {
        Some(Answer::Mapped(lower) | Answer::Expanded(lower)) => {
            let parts = lower(fx, inst)?;
            return in_form(fx, inst, parts);
        }
        Some(Answer::Dropped) => return Ok(Parts::new()),
        Some(Answer::Refused(_)) | None => {}
    }
    if let Some(row) = row {
        return math::same_operands(fx, inst, row);
    }
    if fx.mx.options.unknown_intrinsics.allows(callee.name()) {
        return function_call::function_call(fx, inst, callee);
    }
    let name = String::from_utf8_lossy(callee.name()).into_owned();
    let reason = match answer {
        Some(Answer::Refused(reason)) => reason,
        _ => "it is not one of LLVM's own; --spirv-allow-unknown-intrinsics declares it as a function to link with",
    };
    Err(Error::new(ErrorKind::InvalidFunctionCall, format!("the intrinsic {name} cannot be translated: {reason}")))
}

/// Rows give a structure member by member; one that memory holds in the same form is a composite of them.
fn in_form<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: Parts) -> Result<Parts> {
    if parts.len() < 2 || fx.form(inst.ty())? != Form::Whole {
        return Ok(parts);
    }
    let ty = fx.type_of(inst.value())?;
    Ok(Parts::from_elem(fx.op(Op::CompositeConstruct, ty, &parts)?, 1))
}

/// Nothing comes of it; see [`trap::trap`].
fn trap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    trap::trap(fx, inst)?;
    Ok(Parts::new())
}

fn stack_restore<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    checkpoints::stack_restore(fx, inst)?;
    Ok(Parts::new())
}
