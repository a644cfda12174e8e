//! Calls of declared functions whose names say what they do.
//!
//! A function is a builtin if it has no body and its name is one: OpenCL C's, mangled, whatever the source language
//! says, or SPIR-V's own (`__spirv_...`). What a name means is looked up once a function, not once a call.

mod opencl;
mod signature;
mod spirv;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, FunctionKey, Inst};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::inst::bfloat;
use crate::map::suggestions::{Suggestion, suggest};
use crate::names::{Mangled, friendly, itanium};
use crate::spirv::grammar::Op;
use rustc_hash::FxHashMap;

pub(super) use spirv::variables::{is_only_read, lower_load as load_of_variable};

/// What a declared function is.
#[derive(Clone)]
pub(super) enum Builtin {
    /// An import like any other.
    No,
    OpenCl(opencl::OpenClBuiltin),
    Spirv(spirv::SpirvBuiltin),
}

/// The declared functions that were called, by what their names say.
#[derive(Default)]
struct Builtins(FxHashMap<FunctionKey, Builtin>);

/// Lowers the call of a builtin; `None` if `callee` is an ordinary function.
pub(super) fn lower_builtin<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    callee: Function<'m>,
) -> Result<Option<Parts>> {
    let builtin = match fx.mx.state::<Builtins>().0.get(&callee.key()) {
        Some(known) => known.clone(),
        None => {
            let found = find(callee)?;
            if matches!(found, Builtin::No) {
                warn_of_suggestion(fx, inst, callee);
            }
            fx.mx.state::<Builtins>().0.insert(callee.key(), found.clone());
            found
        }
    };
    // Of linked modules, one may have its formats in another address space.
    let is_printf = callee.is_variadic() && inst.called_type().is_variadic();
    if !matches!(builtin, Builtin::No) && callee.ty() != inst.called_type() && !is_printf {
        let name = String::from_utf8_lossy(callee.name()).into_owned();
        let message = format!("@{name} is called as {}, but is {}", inst.called_type(), callee.ty());
        return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
    }
    if !matches!(builtin, Builtin::No) {
        bfloat::check_typed(fx.mx, inst)?;
    }
    let parts = match builtin {
        Builtin::No => return Ok(None),
        Builtin::OpenCl(builtin) => opencl::lower(fx, inst, &builtin)?,
        Builtin::Spirv(builtin) => spirv::lower(fx, inst, &builtin)?,
    };
    if parts.len() != fx.part_count(inst.ty())? {
        let message = format!("a builtin function does not return {}", inst.ty());
        return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
    }
    Ok(Some(parts))
}

/// Warns of a function that stays an import though it has almost the name of a builtin function, or has that name without
/// one of its overloads.
fn warn_of_suggestion<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, callee: Function<'m>) {
    let Ok(name) = std::str::from_utf8(callee.name()) else { return };
    let mangled = itanium::parse(name);
    if mangled.as_ref().is_some_and(|mangled| mangled.is_nested) {
        return;
    }
    let message = match (suggest(mangled.as_ref().map_or(name, |mangled| mangled.base)), &mangled) {
        (None, _) => return,
        (Some(Suggestion::NearName(known)), _) => {
            format!("@{name} is no builtin function of OpenCL C and stays an import; is `{known}` meant?")
        }
        (Some(Suggestion::SameName), Some(mangled)) => {
            let base = mangled.base;
            format!("@{name} stays an import: the builtin function `{base}` has no overload with these parameters")
        }
        (Some(Suggestion::SameName), None) => {
            format!(
                "@{name} stays an import: the builtin function of that name has a mangled name (_Z{}{name}...)",
                name.len()
            )
        }
    };
    fx.warn(inst, &message);
}

/// Returns `true` for a call of `__spirv_SampledImage`.
pub(super) fn makes_sampled_image(inst: Inst<'_>) -> bool {
    let callee = if inst.is_call() { inst.called_function() } else { None };
    let builtin = callee.filter(|callee| callee.is_declaration()).map(find);
    matches!(builtin, Some(Ok(Builtin::Spirv(builtin))) if builtin.is_instruction(Op::SampledImage))
        && inst.argument_count() == 2
}

fn find(callee: Function<'_>) -> Result<Builtin> {
    let Ok(name) = std::str::from_utf8(callee.name()) else { return Ok(Builtin::No) };
    let mangled = itanium::parse(name);
    let base = mangled.as_ref().map_or(name, |mangled| mangled.base);
    if base.starts_with("__spirv_") {
        let Some(friendly) = friendly::parse(base) else { return Ok(Builtin::No) };
        return Ok(spirv::find(&friendly, mangled.as_ref())?.map_or(Builtin::No, Builtin::Spirv));
    }
    let Some(mangled) = mangled.filter(|mangled: &Mangled<'_>| !mangled.is_nested && mangled.is_complete) else {
        return Ok(opencl::find_unmangled(name).map_or(Builtin::No, Builtin::OpenCl));
    };
    let Some(builtin) = opencl::find(&mangled) else { return Ok(Builtin::No) };
    signature::check(callee, &mangled)?;
    Ok(Builtin::OpenCl(builtin))
}
