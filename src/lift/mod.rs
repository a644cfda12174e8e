//! SPIR-V to LLVM IR: the reverse of the translation, in one pass over the words.
//!
//! ```text
//! words ─ select_variants ─> words   the function variants for one device, if the options name it
//!       ─ View, validate ─> View     a module that is valid by the rules that the lift relies on, see `Violation`
//!       ─ specialize     ─> words    specialization constants have values, unless the options keep them
//!       ─ target, metadata, types, constants, globals, functions ─> ir::ModuleBuilder
//!       ─ bodies         ─> ir::Module
//! ```
//!
//! Types, functions and blocks are declared before anything refers to them, and phis get their incoming values at the end
//! of a function, so that there are no placeholders.
//!
//! | rank | module | contents |
//! |---|---|---|
//! | 7 | `gpu` | kernels for GPUs: modules that LLVM's NVPTX and AMDGPU targets compile |
//! | 6 | `functions` | the declarations of functions, and the order of their bodies |
//! | 5 | `kernels` | entry points, execution modes, the metadata of arguments |
//! | 5 | `blocks` | the blocks of a function, with phis and terminators |
//! | 5 | `globals` | constants and global variables |
//! | 4 | `decorations` | decorations as metadata and annotations |
//! | 3 | `inst` | instructions, a file for a family |
//! | 3 | `non_semantic` | unknown non-semantic sets |
//! | 2 | `auxiliary`, `module_metadata` | auxiliary data; target, memory model, source language |
//! | 2 | `debug`, `merges` | debug information; loop controls |
//! | 2 | `host`, `parameters` | kernels for the machine at hand; attributes of functions and parameters |
//! | 2 | `convergence`, `helpers` | which functions are convergent; which stand for intrinsics of LLVM |
//! | 2 | `specialization`, `source_map` | the specialization constants that stay; the translation of each instruction |
//! | 1 | `cx` | contexts: types, constants, values, symbols |
//! | 0 | `options`, `entries` | the options of a lift; the part of a module that some kernels reach |
//!
//! This file is the driver: [`lift`] reads like the table of contents of a module. A module imports only those of lower
//! ranks, which `tests/tidy` checks.

mod auxiliary;
mod blocks;
mod convergence;
mod cx;
mod debug;
mod decorations;
mod entries;
mod functions;
mod globals;
mod gpu;
mod helpers;
mod host;
mod inst;
mod kernels;
mod merges;
mod module_metadata;
mod non_semantic;
mod options;
mod parameters;
mod source_map;
mod specialization;

use crate::bitcode;
use crate::error::{Error, ErrorKind, Result, Warning, WarningKind};
use crate::ir;
use crate::source_map::SourceMap;
use crate::specialize::{Request, Setting, select_variants, specialize};
use crate::spirv::View;
use crate::spirv::binary::write::BOUND;
use crate::validate;

use cx::{KeptConstants, ModuleCx, Spellings};

pub use crate::ir::Dialect;
pub use crate::map::address_space::AddressSpaceMap;
pub use crate::map::builtin_names::Environment;
pub use crate::map::gpu::Gpu;
pub use host::image_format::{HostImageFormat, parse_sampler};
pub use host::signature::{HostArgument, HostArgumentKind, HostImage, HostKernel, HostNumber, HostPipe, HostRange};
pub use options::{
    BuiltinFormat, ContractionForm, DecorationLists, Layout, LiftOptions, LocalNames, Mangling, OpenClVersion,
    SpecConstants, StdPointers,
};

/// A finished lift.
#[derive(Debug)]
#[non_exhaustive]
pub struct Lifted {
    /// The module.
    pub module: ir::Module,
    /// The warnings, in the order of the module.
    pub warnings: Vec<Warning>,
    /// The translation of each instruction, if the options ask for it.
    pub source_map: Option<SourceMap>,
    /// The kernels of a module for the host; none for other environments.
    pub kernels: Vec<HostKernel>,
}

impl Lifted {
    /// Returns the module as bitcode of the release that the options name.
    ///
    /// # Errors
    ///
    /// The module has something that bitcode cannot express.
    pub fn bitcode(&self) -> Result<Vec<u8>> {
        bitcode::write::write(&self.module)
    }

    /// Returns the C header that declares the kernels of a module for the host.
    pub fn header(&self) -> String {
        host::signature::header(&self.kernels)
    }

    /// Returns the module as LLVM's assembly.
    pub fn text(&self) -> String {
        ir::Listing::new(&self.module).text
    }
}

/// Translates a SPIR-V module for kernels to LLVM IR.
///
/// `name` is the name of the input; it becomes that of the LLVM module.
///
/// The addressing model of the module chooses the target, `spir` or `spir64`. [`LiftOptions::environment`] changes it: with
/// [`Environment::Host`] and [`Environment::Gpu`] the triple, the data layout and the address spaces are those of the machine.
/// Otherwise [`LiftOptions::layout`], [`LiftOptions::address_spaces`] and [`LiftOptions::program_address_space`] change the
/// last two, and [`LiftOptions::dialect`] the release of LLVM that reads the result.
///
/// ```
/// use llvm_spirv_rs::lift::{Environment, LiftOptions, lift};
///
/// // OpCapability Addresses, Linkage and Kernel; OpMemoryModel Physical64 OpenCL
/// let words = [0x0723_0203, 0x0001_0000, 0, 1, 0, 0x2_0011, 4, 0x2_0011, 5, 0x2_0011, 6, 0x3_000e, 2, 2];
/// let mut options = LiftOptions::default();
/// options.environment = Environment::OpenCl20;
/// let lifted = lift(&words, "empty.spv", &options)?;
/// assert!(lifted.text().contains("target triple = \"spir64-unknown-unknown\""));
/// # Ok::<(), llvm_spirv_rs::Error>(())
/// ```
///
/// # Errors
///
/// The words are not a valid module, need a version or an extension that `options` do not allow, or have an instruction that
/// LLVM IR cannot express.
pub fn lift(words: &[u32], name: &str, options: &LiftOptions) -> Result<Lifted> {
    let for_machine = match options.environment {
        Environment::Host => Some(host::options(options)?),
        Environment::Gpu(target) => Some(gpu::options(words, options, target)),
        Environment::OpenCl12 | Environment::OpenCl20 | Environment::SpirvFriendly => None,
    };
    let options = for_machine.as_ref().unwrap_or(options);
    let mut lifted = lift_words(words, name, options).map_err(|error| error.within_file(name))?;
    lifted.warnings = lifted.warnings.into_iter().map(|warning| warning.about_file(name)).collect();
    Ok(lifted)
}

/// Checks a module, and returns the violations of rules that no part of a lift relies on as warnings.
fn validate(view: &View<'_>, options: &LiftOptions) -> Result<Vec<Warning>> {
    if !options.is_validated {
        return Ok(Vec::new());
    }
    let (errors, others): (Vec<_>, Vec<_>) = validate::check_for_lift(view, options.threads)
        .into_iter()
        .partition(|violation| violation.is_relied_on || options.strict);
    Error::first_of(errors.into_iter().map(Error::from).collect())?;
    Ok(others.into_iter().map(|it| Warning::from_error(WarningKind::InvalidInput, it.into())).collect())
}

/// Translates a module after the selection of its variants.
fn lift_words(words: &[u32], name: &str, options: &LiftOptions) -> Result<Lifted> {
    let Some(device) = &options.device else { return lift_selected(words, name, options, &options.settings) };
    let selected = select_variants(words, device, &options.settings)?;
    let mut lifted = lift_selected(&selected.words, name, options, &[])?;
    lifted.warnings.splice(..0, selected.warnings);
    Ok(lifted)
}

/// Returns a module with the bound that its ids need, and a warning, if that in the header is too low.
fn with_raised_bound(view: &View<'_>) -> Option<(Vec<u32>, Warning)> {
    let id = view.highest_id_out_of_bound()?;
    let message = format!("the id {id} is not between 0 and the bound {} (2.3)", view.bound());
    let mut raised = view.words().to_vec();
    raised[BOUND] = id + 1;
    Some((raised, Warning::new(WarningKind::InvalidInput, message)))
}

/// Translates a module for one device; `settings` are the values of specialization constants.
fn lift_selected(words: &[u32], name: &str, options: &LiftOptions, settings: &[Setting]) -> Result<Lifted> {
    let view = View::parse(words)?;
    if let Some((raised, warning)) = with_raised_bound(&view).filter(|_| !options.strict) {
        let mut lifted = lift_selected(&raised, name, options, settings)?;
        lifted.warnings.insert(0, warning);
        return Ok(lifted);
    }
    let mut warnings = options.check_heads(&view)?;
    warnings.extend(validate(&view, options)?);
    let specialized = match options.spec_constants {
        SpecConstants::Kept => specialization::freeze(words, settings)?,
        SpecConstants::Frozen => specialize(words, &Request { settings: settings.to_vec(), full: true })?,
    };
    warnings.extend(specialized.warnings);
    let original = view;
    let view = View::parse(&specialized.words)?;
    let (spellings, kept) = (Spellings::new(&view, options.mangled_spaces()), KeptConstants::new(&view, &original));
    let mut mx = ModuleCx::new(&view, &spellings, &kept, options, inst::lift);
    mx.warnings = warnings;
    prepare(&mut mx, name)?;
    lift_module(&mut mx)?;
    finish(mx, words)
}

/// Finds the part of a module that is lifted, and starts the LLVM module.
fn prepare(mx: &mut ModuleCx<'_>, name: &str) -> Result<()> {
    mx.reached = entries::reached(mx.view, &mx.options.kernels)?;
    if mx.options.contraction == ContractionForm::Flags {
        mx.uncontracted = entries::uncontracted(mx.view);
    }
    mx.ir.set_dialect(mx.options.dialect);
    mx.ir.set_identifier(name.as_bytes());
    module_metadata::target(mx)
}

/// Lifts a module, in the order of its sections.
fn lift_module(mx: &mut ModuleCx<'_>) -> Result<()> {
    cx::types::lift(mx)?;
    functions::declare(mx)?;
    globals::lift(mx)?;
    // LLVM numbers nodes in the order of the named metadata; the Khronos translator has debug information first.
    debug::lift(mx);
    module_metadata::lift(mx);
    functions::lift_bodies(mx)?;
    kernels::lift(mx)?;
    kernels::finish_constructors(mx);
    decorations::finish(mx);
    auxiliary::lift(mx);
    if mx.options.keeps_declarations {
        non_semantic::lift(mx);
    }
    functions::order(mx);
    Ok(())
}

/// Adapts the LLVM module to its machine, and verifies it; `words` are those before specialization.
fn finish(mut mx: ModuleCx<'_>, words: &[u32]) -> Result<Lifted> {
    let kernels = if mx.options.is_for_host { host::finish(&mut mx)? } else { Vec::new() };
    if let Some(target) = mx.options.gpu {
        gpu::finish(&mut mx, target)?;
    }
    let trace = mx.options.source_map.then(|| source_map::Trace::new(&mut mx));
    let threads = mx.options.threads;
    let ModuleCx { ir, warnings, .. } = mx;
    let module = ir.finish();
    if let Err(errors) = ir::verify_on(&module, threads) {
        let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
        let message = format!("the translation is not valid LLVM IR: {}", texts.join("; "));
        return Err(Error::new(ErrorKind::InvalidLlvmModule, message));
    }
    let source_map = match trace {
        Some(trace) => Some(trace.map(&module, &View::parse(words)?)),
        None => None,
    };
    Ok(Lifted { module, warnings, source_map, kernels })
}
