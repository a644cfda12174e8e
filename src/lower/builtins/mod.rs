//! Calls of builtin functions: declarations whose names give their semantics.
//!
//! A function is a builtin if it has no body and the name of one: OpenCL C's, mangled, whatever the source language is,
//! or SPIR-V's own (`__spirv_...`, `__builtin_spirv_...`, `intel_arbitrary_...`). A name is looked up once a module, not
//! once a call; see [`Callees`](crate::analysis::callees::Callees).
//!
//! | module | functions | rows |
//! |---|---|---|
//! | [`opencl`] | OpenCL C's, a file for a family: `barrier` is in `opencl/sync.rs` | `map/opencl_*.rs`, `map/work_item.rs` |
//! | [`spirv`] | `__spirv_*`, by the grammar | `spirv/grammar/`, `map/spirv_calls.rs` |
//! | [`format_conversions`] | `__builtin_spirv_*` | `map/format_conversions.rs` |
//! | [`sycl`] | the getters of SYCL's specialization constants | |
//! | [`prefetch`] | prefetches of untyped pointers, for both | |
//! | [`family`], [`signature`], [`suggestions`] | shared: the lookup, the check of a declaration, similar names | |

mod family;
mod format_conversions;
mod opencl;
mod prefetch;
mod signature;
mod spirv;
mod suggestions;
mod sycl;

use rustc_hash::FxHashMap;

use crate::analysis::cfg::Cfg;
use crate::error::{Error, ErrorKind, WarningKind};
use crate::ir::Function;
use crate::lower::cx::function::built_in_variables::declare_variable;
use crate::lower::cx::function::builtin::{Builtin, BuiltinFunction};
use crate::lower::cx::function::families::Families;
use crate::lower::cx::prelude::*;
use crate::lower::inst::{bfloat, function_call};
use crate::map::arbitrary_precision;
use crate::names::{Mangled, friendly, itanium};

use family::builtin;
use suggestions::{Suggestion, is_reserved, suggest, suggest_instruction};

pub(super) use spirv::booleans::resize as resize_booleans;
pub(super) use spirv::variables::{is_only_read, lower_load as load_of_variable};

/// Lowers the call of a builtin function; `None` if `callee` is an ordinary function.
pub(super) fn lower_builtin<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    callee: Function<'m>,
) -> Result<Option<Parts>> {
    let Some(builtin) = fx.builtin(callee).cloned() else {
        if fx.families.examined_imports.insert(callee.id()) {
            report_suggestion(fx, inst, callee)?;
        }
        return Ok(None);
    };
    builtin.check()?;
    // Linked modules may have the formats of `printf` in different address spaces.
    let is_printf = callee.is_variadic() && inst.called_type().is_variadic();
    if callee.ty() != inst.called_type() && !is_printf {
        return Err(function_call::called_as_another_type(inst, callee, ""));
    }
    if builtin.has_typed_bfloats() {
        bfloat::check_typed(fx.mx, inst)?;
    }
    let parts = builtin.lower(fx, inst)?;
    if parts.len() != fx.part_count(inst.ty())? {
        let message = format!("a builtin function does not return {}", inst.ty());
        return Err(Error::new(ErrorKind::InvalidInstruction, message));
    }
    Ok(Some(parts))
}

/// Warns about an import whose name is almost that of a builtin function, or is that name without one of its overloads,
/// or has a name that only builtins have; the last is an error if the options are strict.
fn report_suggestion<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, callee: Function<'m>) -> Result<()> {
    let Ok(name) = std::str::from_utf8(callee.name()) else { return Ok(()) };
    let mangled = itanium::parse(name);
    if mangled.as_ref().is_some_and(|mangled| mangled.is_nested) {
        return Ok(());
    }
    let own_name = itanium::own_name(name).unwrap_or(name);
    if own_name.starts_with("__spirv_") && friendly::parse(own_name).is_some_and(|friendly| friendly.may_be_known()) {
        let suggestion = suggest_instruction(own_name).map(|known| format!(" (did you mean `{known}`?)"));
        let message = format!("@{name} is no instruction of SPIR-V{}", suggestion.unwrap_or_default());
        let error = Error::new(ErrorKind::InvalidInstruction, message);
        return fx.warn_or_refuse(inst, error, STAYS_IMPORT);
    }
    let base = mangled.as_ref().map_or(name, |mangled| mangled.base);
    let message = match (suggest(base), &mangled) {
        (None, _) if is_reserved(base) => format!("@{name} is not a builtin function"),
        (None, _) => return Ok(()),
        (Some(Suggestion::SimilarName(known)), _) => {
            format!("@{name} is not a builtin function (did you mean `{known}`?)")
        }
        (Some(Suggestion::SameName), Some(mangled)) => {
            let base = mangled.base;
            format!("@{name} does not name a builtin function: `{base}` has no overload with these parameters")
        }
        (Some(Suggestion::SameName), None) => {
            let length = name.len();
            format!("@{name} does not name a builtin function, which has a mangled name (_Z{length}{name}...)")
        }
    };
    if is_reserved(base) {
        let error = Error::new(ErrorKind::InvalidInstruction, message);
        return fx.warn_or_refuse(inst, error, STAYS_IMPORT);
    }
    fx.warn(inst, WarningKind::UnknownBuiltin, &format!("{message}; it stays an import"));
    Ok(())
}

/// The kind and the rest of a warning about an unknown function.
const STAYS_IMPORT: (WarningKind, &str) =
    (WarningKind::UnknownBuiltin, "it stays an import, which no consumer defines");

/// Declares the built-in variables that work-item functions read, in LLVM's order of the functions.
///
/// A variable that the options do not allow is an error of the call that reads it. Calls in blocks that no path from the
/// entry leads to are omitted, and need no variable.
pub(super) fn declare_variables(mx: &mut ModuleCx<'_>, families: &Families) {
    let mut graphs = FxHashMap::default();
    for function in mx.module.functions() {
        if mx.facts.unused.leaves_uses_of(function.value())
            && let Some(builtin) = mx.facts.callees.builtin(function)
            && let Some(built_in) = families.builtin(builtin).variable()
            && function.value().uses().any(|user| is_reached(&mut graphs, user))
        {
            _ = declare_variable(mx, built_in);
        }
    }
}

/// Returns `true` for an instruction in a block that the entry reaches, and for users that are no instructions.
fn is_reached<'m>(graphs: &mut FxHashMap<Function<'m>, Cfg<'m>>, user: Value<'m>) -> bool {
    let Some(block) = user.as_instruction().map(Inst::block) else { return true };
    let function = block.function();
    if function.entry_block() == Some(block) {
        return true;
    }
    graphs.entry(function).or_insert_with(|| Cfg::new(function)).number(block).is_some()
}

/// A function with the name of a builtin, but not its parameters or its use: every call is this error.
struct Uncallable(String);

impl BuiltinFunction for Uncallable {
    fn lower<'m>(&self, _fx: &mut FunctionCx<'_, 'm>, _inst: Inst<'m>) -> Result<Parts> {
        self.check().map(|()| Parts::new())
    }

    fn check(&self) -> Result<()> {
        Err(Error::new(ErrorKind::InvalidInstruction, self.0.clone()))
    }
}

/// Returns the builtin function that a declaration denotes; `None` for an import.
pub(super) fn find(declaration: Function<'_>) -> Option<Builtin> {
    let name = std::str::from_utf8(declaration.name()).ok()?;
    let mangled = itanium::parse(name);
    // Front ends give functions of this prefix any parameters, which are not needed to find the instruction.
    let unmangled_name = || itanium::own_name(name).unwrap_or_else(|| friendly::without_number(name));
    let base = mangled.as_ref().map_or_else(unmangled_name, |mangled| mangled.base);
    if base.starts_with("__spirv_") {
        return match spirv::find(&friendly::parse(base)?, mangled.as_ref()) {
            Ok(found) => found.map(builtin),
            Err(error) => Some(uncallable(&error)),
        };
    }
    if let Some(conversion) = crate::map::format_conversions::find(base) {
        return Some(builtin(conversion));
    }
    if let Some(op) = arbitrary_precision::operation(name) {
        return Some(builtin(spirv::NamedCall::from_operands(op, None)));
    }
    if sycl::is_getter(name) {
        return Some(builtin(sycl::Getter));
    }
    let Some(mangled) = mangled.filter(|mangled: &Mangled<'_>| !mangled.is_nested && mangled.is_complete) else {
        return opencl::find_unmangled(name);
    };
    let found = opencl::find(&mangled)?;
    if found.takes_any_value() {
        return Some(found);
    }
    Some(signature::check(declaration, &mangled).map_or_else(|error| uncallable(&error), |()| found))
}

/// Returns the function whose calls are this error, which is an `InvalidInstruction`.
fn uncallable(error: &Error) -> Builtin {
    builtin(Uncallable(error.message().to_owned()))
}
