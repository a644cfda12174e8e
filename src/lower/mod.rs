//! LLVM IR to SPIR-V.

mod blocks;
mod builtins;
mod cx;
mod debug;
mod decorations;
mod functions;
mod globals;
mod inst;
mod intrinsics;
mod source;
mod trace;

use crate::analysis::intrinsics::Intrinsics;
use crate::analysis::target::Target;
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::llvm::ModuleRef;
use crate::options::Options;
use crate::spec_map::SpecConstant;

use cx::module::ModuleCx;
use debug::Debug;
use decorations::{annotations, auxiliary, execution_modes, kernel_arguments};
use trace::Trace;

/// The generator word of the header: the number drivers know LLVM/SPIR-V translators by (features.md B29).
const GENERATOR: u32 = 6 << 16;

/// A module that was lowered.
pub(crate) struct Lowered {
    /// The words of the SPIR-V module.
    pub(crate) words: Vec<u32>,
    /// What the user should know.
    pub(crate) warnings: Vec<Warning>,
    pub(crate) spec_constants: Vec<SpecConstant>,
}

/// Translates a verified module. Reads like the table of contents of what it writes.
///
/// # Errors
///
/// Whatever SPIR-V cannot say, with its place.
pub(crate) fn lower_module(module: ModuleRef<'_>, options: &Options) -> Result<Lowered> {
    let (mx, _) = lower(module, options, Trace::default())?;
    let words = mx.out.finish(GENERATOR);
    Ok(Lowered { words, warnings: mx.warnings, spec_constants: mx.spec_map })
}

/// Adds to `error`, which is about the word at `offset` of what [`lower_module`] gave, the LLVM value it comes from.
pub(crate) fn add_origin(
    module: ModuleRef<'_>,
    options: &Options,
    words: &[u32],
    offset: usize,
    error: Error,
) -> Error {
    match lower(module, options, Trace::enabled()) {
        Ok((mx, trace)) => trace::add_origin(&mx, &trace, words, offset, error),
        Err(_) => error,
    }
}

/// The errors of globals and functions: one that cannot be lowered does not keep the others from saying what is wrong
/// with them.
#[derive(Default)]
struct Failures(Vec<Error>);

impl Failures {
    /// The most errors that one run tells.
    const MAX: usize = 20;

    /// Keeps an error, unless it says what another says already. It is returned once there are enough.
    fn note(&mut self, outcome: Result<()>) -> Result<()> {
        if let Err(error) = outcome
            && !self.0.iter().any(|known| known.is_same(&error))
        {
            self.0.push(error);
        }
        if self.0.len() < Self::MAX { Ok(()) } else { self.give() }
    }

    /// The first error, with the others.
    fn give(&mut self) -> Result<()> {
        Error::first_of(std::mem::take(&mut self.0))
    }
}

/// Where what is written comes from: in the source, and in the LLVM module.
struct Origins<'m> {
    debug: Debug<'m>,
    trace: Trace<'m>,
}

fn lower<'m>(module: ModuleRef<'m>, options: &'m Options, trace: Trace<'m>) -> Result<(ModuleCx<'m>, Trace<'m>)> {
    if !module.module_asm().trim().is_empty() {
        return Err(Error::new(ErrorKind::InvalidModule, "SPIR-V has no module-level assembly"));
    }
    let target = Target::of(module)?;
    if module.data_layout().is_big_endian() {
        return Err(Error::new(ErrorKind::InvalidModule, "the data layout is big-endian; SPIR-V's devices are not"));
    }
    let mut mx = ModuleCx::new(module, Intrinsics::new(module, intrinsics::find), options, target)?;
    source::lower_memory_model(&mut mx)?;
    kernel_arguments::keep_argument_types(&mut mx)?;
    source::lower_source(&mut mx)?;
    let mut origins = Origins { debug: Debug::find(&mut mx)?, trace };
    let mut failures = Failures::default();
    globals::lower_globals(&mut mx, &mut failures)?;
    for function in module.functions().filter(|function| !function.is_declaration()) {
        failures.note(functions::lower_definition(&mut mx, &mut origins, function))?;
    }
    failures.give()?;
    functions::lower_aliases(&mut mx, &mut origins.trace)?;
    functions::lower_imports(&mut mx)?;
    annotations::lower_annotations(&mut mx)?;
    execution_modes::lower_module_execution_modes(&mut mx)?;
    execution_modes::lower_constructors(&mut mx)?;
    origins.debug.lower(&mut mx)?;
    auxiliary::keep_attributes_and_metadata(&mut mx)?;
    // What entry points list depends on the version of the module, so nothing may raise that afterwards.
    functions::lower_entry_points(&mut mx)?;
    Ok((mx, origins.trace))
}
