//! The symbols of the module: only kernels are visible, and nothing has the name of a function of the C library.

use super::kernels::Kernels;
use crate::error::{Error, ErrorKind, Result};
use crate::ir::builder::ModuleBuilder;
use crate::ir::function::Symbol;
use crate::ir::import::Importer;
use crate::ir::{FunctionId, Linkage, Module, StrId};

/// The functions that LLVM calls where a machine has no instruction, without the suffix of their type.
const MATHEMATICAL: &[&str] = &[
    "acos",
    "asin",
    "atan",
    "atan2",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "exp",
    "exp10",
    "exp2",
    "fabs",
    "floor",
    "fma",
    "fmax",
    "fmaximum",
    "fmaximum_num",
    "fmin",
    "fminimum",
    "fminimum_num",
    "fmod",
    "frexp",
    "ldexp",
    "llrint",
    "llround",
    "log",
    "log10",
    "log2",
    "lrint",
    "lround",
    "modf",
    "nearbyint",
    "pow",
    "rint",
    "round",
    "roundeven",
    "sin",
    "sincos",
    "sincospi",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
];

/// Other functions that LLVM or a C compiler calls, and those that a program has.
const OTHER: &[&str] = &[
    "_exit", "_fini", "_init", "_start", "abort", "bcmp", "exit", "fwrite", "main", "memchr", "memcmp", "memcpy",
    "memmove", "memset", "printf", "putchar", "puts", "strlen",
];

/// Returns `true` for a name that code of the module may refer to as a function of the C library.
fn is_of_library(runtime: &Module, name: &[u8]) -> bool {
    let Ok(name) = str::from_utf8(name) else { return false };
    let stem = name.strip_suffix(['f', 'l']).unwrap_or(name);
    let is_declared = || runtime.function(name).is_some_and(|function| function.is_declaration());
    [name, stem].iter().any(|name| MATHEMATICAL.contains(name)) || OTHER.contains(&name) || is_declared()
}

/// Returns the error for something with the name of a function of the C library.
pub(super) fn conflict(name: &[u8]) -> Error {
    let name = String::from_utf8_lossy(name);
    let message = format!("{name} is a function of the C library, which the host needs: rename what has its name");
    Error::new(ErrorKind::TargetEnvironment, message)
}

/// Hides all functions and variables but the kernels.
///
/// # Errors
///
/// A kernel has the name of a function of the C library.
pub(super) fn hide(
    ir: &mut ModuleBuilder,
    importer: &mut Importer<'_>,
    runtime: &Module,
    kernels: &Kernels,
) -> Result<()> {
    if let Some(name) = kernels.keys().filter(|name| is_of_library(runtime, name)).min() {
        return Err(conflict(name));
    }
    if let Some(name) = kernels.keys().filter(|name| str::from_utf8(name).is_err() || name.starts_with(b"llvm.")).min()
    {
        let name = String::from_utf8_lossy(name);
        let message = format!("the kernel {name} has a name that no function of the host has: rename it");
        return Err(Error::new(ErrorKind::TargetEnvironment, message));
    }
    let functions: Vec<FunctionId> = ir.function_ids().filter(|id| ir.function_data(*id).body.is_some()).collect();
    for id in functions {
        let name = hidden_name(ir, importer, runtime, ir.function_data(id).symbol.name, ".function");
        hide_symbol(&mut ir.function_mut(id).symbol, name);
    }
    for index in 0..ir.module.globals.len() {
        let global = &ir.module.globals[index];
        if global.initializer.is_none() || global.symbol.linkage == Linkage::Appending {
            continue;
        }
        let name = hidden_name(ir, importer, runtime, ir.module.globals[index].symbol.name, ".variable");
        hide_symbol(&mut ir.module.globals[index].symbol, name);
    }
    Ok(())
}

fn hide_symbol(symbol: &mut Symbol, name: StrId) {
    if symbol.linkage != Linkage::Private {
        symbol.linkage = Linkage::Internal;
    }
    symbol.is_dso_local = true;
    symbol.name = name;
}

/// Returns a name that no function of the C library has.
fn hidden_name(
    ir: &mut ModuleBuilder,
    importer: &mut Importer<'_>,
    runtime: &Module,
    own: StrId,
    suffix: &str,
) -> StrId {
    let name = ir.text(own).to_vec();
    // Compilers have functions of their own with such names: `__truncdfhf2`.
    if !name.starts_with(b"__") && !is_of_library(runtime, &name) {
        return own;
    }
    let name = importer.take_symbol(&[&*name, suffix.as_bytes()].concat());
    ir.string(&name)
}
