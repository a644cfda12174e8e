//! The two entry points of the library, and their result.

use std::cell::LazyCell;
use std::mem;

use crate::error::{DiagnosticLocation, Error, ErrorKind, Result, Warning, WarningKind};
use crate::ir::{Dialect, Listing, ModuleRef};
use crate::lift::{Gpu, Lifted};
use crate::load::{Loaded, assembly, change, ignored_debug_info, load};
use crate::lower::origins::Origins;
use crate::lower::{Lowered, lower_module};
use crate::options::{ModuleChange, Optimization, Options};
use crate::report::listed_needs;
use crate::source_map::SourceMap;
use crate::spec_map::SpecConstant;
use crate::spirv::View;
use crate::validate::needs::needs;
use crate::validate::{Validation, Violation, environment, limits, translation_violations};

/// A finished translation.
#[derive(Debug)]
#[non_exhaustive]
pub struct Translation {
    /// The words of the SPIR-V module, header first, in native byte order.
    pub words: Vec<u32>,
    /// The warnings, in the order of the module.
    pub warnings: Vec<Warning>,
    /// The specialization constants, in the order of their ids.
    pub spec_constants: Vec<SpecConstant>,
    /// The origin of each instruction, if [`Options::source_map`] is set.
    pub source_map: Option<SourceMap>,
}

/// Translates LLVM bitcode, wrapped bitcode or assembly, detected from its content, to a SPIR-V module.
///
/// `name` is the name of the input in messages.
///
/// # Errors
///
/// The input is damaged or refused by LLVM's verifier, it has a construct that SPIR-V cannot express, or it needs a
/// version or an extension that `options` do not allow. The [`Error`] has the location and the remedy.
pub fn translate(bytes: &[u8], name: &str, options: &Options) -> Result<Translation> {
    let mut loaded = load(bytes, name, options)?;
    let warnings = loaded.take_warnings(name, options);
    let module = loaded.module;
    let mut translation = in_file(translate_view(&module, options), bytes, name, options);
    if let Ok(translation) = &mut translation {
        translation.warnings.splice(..0, warnings);
    }
    if options.disable_free {
        mem::forget(module);
    }
    translation
}

/// Records the file of an error and of warnings, and adds the positions in it if it is assembly.
fn in_file(translation: Result<Translation>, bytes: &[u8], name: &str, options: &Options) -> Result<Translation> {
    // Passes change the instructions that are searched for.
    let is_unchanged = options.optimization == Optimization::None;
    let assembly = LazyCell::new(|| if is_unchanged { assembly(bytes, name) } else { None });
    let locate = |place: &DiagnosticLocation, location: Option<&str>| assembly.as_ref()?.locate(place, location);
    let mut translation = translation.map_err(|error| error.with_sources(&locate).about_file(name))?;
    let warnings = mem::take(&mut translation.warnings).into_iter();
    translation.warnings = warnings.map(|warning| warning.with_source(&locate).about_file(name)).collect();
    Ok(translation)
}

/// Translates a module as [`translate`] does, and lists the version, the capabilities and the extensions of the result, each
/// with the first LLVM instruction of every function that needs it. Also returns the warnings about the input.
///
/// # Errors
///
/// As [`translate`].
pub fn translation_needs(bytes: &[u8], name: &str, options: &Options) -> Result<(String, Vec<Warning>)> {
    let mut loaded = load(bytes, name, options)?;
    let warnings = loaded.take_warnings(name, options);
    let module = loaded.module;
    let translation = in_file(translate_view(&module, options), bytes, name, options)?;
    let view = View::parse(&translation.words)?;
    let needs = needs(&view);
    let origins = Origins::new(&module, options, &translation.words)?;
    Ok((listed_needs(&view, &needs, |offset| origins.text(offset)), warnings))
}

/// Runs the passes that `options` request on the result of a [`lift`](crate::lift::lift). Its map, which would be that of the
/// module before, is dropped.
///
/// # Errors
///
/// LLVM is not available, or the module is one of another release of LLVM.
pub fn optimize_lifted(lifted: Lifted, name: &str, options: &Options) -> Result<Lifted> {
    if options.optimization == Optimization::None {
        return Ok(lifted);
    }
    if lifted.module.dialect() != Dialect::LATEST {
        let message = format!("--optimize writes IR of LLVM {}: leave --lift-dialect out", Dialect::LATEST);
        return Err(Error::new(ErrorKind::InvalidUsage, message).within(name));
    }
    if let Some(gpu) = Gpu::from_triple(lifted.module.triple()) {
        let message = format!("--optimize does not read modules for {gpu}: run opt -O2 on the result");
        return Err(Error::new(ErrorKind::InvalidUsage, message).within(name));
    }
    let request = ModuleChange::Optimization(options.optimization);
    let Loaded { module, dropped_debug_info, .. } = change(&lifted.module, name, options, &request, "a pass")?;
    let mut warnings = lifted.warnings;
    warnings.extend(dropped_debug_info.as_deref().map(ignored_debug_info));
    Ok(Lifted { module, warnings, source_map: None, kernels: lifted.kernels })
}

/// Returns the text of the module that [`translate`] translates, as LLVM's disassembler prints it.
///
/// # Errors
///
/// The input is damaged or refused by LLVM's verifier.
pub fn llvm_text(bytes: &[u8], name: &str, options: &Options) -> Result<String> {
    Ok(Listing::new(&load(bytes, name, options)?.module).text)
}

/// Translates a module that is already in memory. The module is verified, and not changed.
///
/// # Errors
///
/// As [`translate`].
#[cfg(feature = "llvm")]
pub fn translate_module(module: &inkwell::module::Module<'_>, options: &Options) -> Result<Translation> {
    module.verify().map_err(|message| Error::new(ErrorKind::InvalidLlvmModule, message.to_string().trim()))?;
    let name = module.get_name().to_string_lossy().into_owned();
    translate(&crate::llvm::bitcode(module), &name, options)
}

fn translate_view(module: ModuleRef<'_>, options: &Options) -> Result<Translation> {
    let lowered = lower_module(module, options).map_err(|error| match &options.environment {
        Some(environment) => error.with_remedies(&|remedies| environment.remedies(remedies, options.extensions)),
        None => error,
    });
    let mut lowered = lowered?;
    lowered.warnings.extend(check(module, &lowered.words, options)?);
    let Lowered { words, warnings, mut spec_constants, source_map } = lowered;
    spec_constants.sort_by_key(|constant| constant.id);
    Ok(Translation { words, warnings, spec_constants, source_map })
}

/// Checks the result of a translation against the limits of the specification, its rules, and the environment that the
/// options name; returns warnings.
///
/// # Errors
///
/// The violations, with the LLVM values that their instructions come from.
fn check(module: ModuleRef<'_>, words: &[u32], options: &Options) -> Result<Vec<Warning>> {
    // However many violations there are, the module is lowered once more.
    let origins = LazyCell::new(|| Origins::new(module, options, words).ok());
    let locate = |violation: Violation, kind| {
        let (offset, error) = (violation.offset, violation.error(kind));
        let Some(offset) = offset else { return error };
        match &*origins {
            Some(origins) => origins.add(offset, error),
            None => error,
        }
    };
    let exceeded = limits::check(words).map_err(|violation| locate(violation, ErrorKind::LimitExceeded))?;
    let exceeded = exceeded.into_iter().map(|violation| locate(violation, ErrorKind::LimitExceeded));
    let mut warnings: Vec<_> = exceeded.map(|error| Warning::from_error(WarningKind::ExceededLimit, error)).collect();
    if let Some(progress) = &options.progress {
        progress.validate();
    }
    let is_checked = options.validation != Validation::None || options.environment.is_some();
    let Some(view) = is_checked.then(|| View::parse(words)).transpose()? else { return Ok(warnings) };
    let violations = translation_violations(&view, options.validation, options.threads)?;
    Error::first_of(violations.into_iter().map(|violation| locate(violation, ErrorKind::InvalidSpirv)).collect())?;
    if let Some(environment) = &options.environment {
        let more = environment::check_view(&view, environment);
        warnings.extend(more.map_err(|violation| locate(violation, ErrorKind::TargetEnvironment))?);
    }
    Ok(warnings)
}
