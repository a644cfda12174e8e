//! LLVM IR to SPIR-V: the sections of a module in their order.
//!
//! | rank | module | contents |
//! |---|---|---|
//! | 8 | `origins`, `source_map` | the LLVM value that a word in a message comes from; those of all instructions |
//! | 8 | `definitions` | which functions are drafted by other threads, and which drafts are adopted |
//! | 7 | `functions` | functions with their parameters, entry points |
//! | 6 | `blocks` | the blocks of one function |
//! | 5 | `instructions` | the instructions of a block: one match on the opcode |
//! | 4 | `calls`, `callees` | the kinds of callees; the intrinsics and builtin functions that the module declares |
//! | 4 | `globals`, `source` | global variables; the source language, the extensions that metadata requests, the memory model |
//! | 3 | `intrinsics` | LLVM's intrinsics: `table` has the rows, the other files the expansions |
//! | 3 | `builtins` | builtin functions: `opencl` has OpenCL C's, a file for a family, `spirv` the calls of `__spirv_*` |
//! | 2 | `inst` | instructions, a file for a group of opcodes |
//! | 1 | `debug`, `trace` | lines and debug information; the LLVM value of each word |
//! | 1 | `decorations` | decorations, execution modes, metadata of kernels |
//! | 0 | `cx` | contexts: types, constants, values, legalized parts, the emission of instructions |
//!
//! This file is the driver: it reads like the table of contents of a module. A module imports only those of lower ranks,
//! which `tests/tidy` checks.

mod blocks;
mod builtins;
mod callees;
mod calls;
mod cx;
mod debug;
mod decorations;
mod definitions;
mod functions;
mod globals;
mod inst;
mod instructions;
mod intrinsics;
pub(crate) mod origins;
mod source;
mod source_map;
mod trace;

use rustc_hash::FxHashSet;

use crate::analysis::target::TargetTriple;
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::ir::ModuleRef;
use crate::options::Options;
use crate::source_map::SourceMap;
use crate::spec_map::SpecConstant;
use crate::spirv::binary;

use cx::function::families::Families;
use cx::module::ModuleCx;
use debug::Debug;
use decorations::{annotations, auxiliary, execution_modes, kernel_arguments, non_semantic};
use definitions::Definitions;
use trace::Trace;

/// The generator word of the header: the number by which drivers recognize translators, and the version of the Khronos
/// translator that this one corresponds to.
const GENERATOR: u32 = binary::LLVM_TRANSLATOR << 16 | 14;

/// The result of a translation.
pub(crate) struct Lowered {
    /// The words of the SPIR-V module.
    pub(crate) words: Vec<u32>,
    /// The warnings for the user.
    pub(crate) warnings: Vec<Warning>,
    pub(crate) spec_constants: Vec<SpecConstant>,
    /// The origins of the instructions, if the options ask for them.
    pub(crate) source_map: Option<SourceMap>,
}

/// Translates a verified module, in the order of the sections of a SPIR-V module.
///
/// # Errors
///
/// An error, with its location, for each construct that SPIR-V cannot express.
pub(crate) fn lower_module(module: ModuleRef<'_>, options: &Options) -> Result<Lowered> {
    let trace = if options.source_map { Trace::enabled() } else { Trace::default() };
    let (mx, trace) = lower(module, options, trace)?;
    let names = options.source_map.then(|| source_map::named_values(&mx, &trace));
    let (out, warnings) = (mx.declarations.out, mx.declarations.warnings);
    let words = out.finish(GENERATOR);
    let source_map = names.map(|names| source_map::source_map(module, names, &trace, &words));
    Ok(Lowered { words, warnings, spec_constants: mx.spec_map, source_map })
}

/// The errors of globals and functions: after an error in one of them, the others are still lowered to report theirs.
#[derive(Default)]
struct Failures {
    list: Vec<Error>,
    reasons: FxHashSet<(ErrorKind, String)>,
    /// The errors, by what distinguishes them.
    known: FxHashSet<(ErrorKind, String, Vec<String>)>,
    /// The number of errors with further reasons.
    omitted: usize,
}

impl Failures {
    /// The maximum number of different reasons that one run reports.
    const MAX: usize = 20;

    /// Records an error, unless one in the same construct is recorded; only counts it if it has a further reason than
    /// [`Failures::MAX`] ones.
    fn record(&mut self, outcome: Result<()>) {
        let Err(error) = outcome else { return };
        if !self.known.insert((error.kind(), error.message().to_owned(), construct(&error))) {
            return;
        }
        let reason = (error.kind(), error.message().to_owned());
        if self.reasons.contains(&reason) || self.reasons.len() < Self::MAX {
            self.reasons.insert(reason);
            self.list.push(error);
        } else {
            self.omitted += 1;
        }
    }

    /// Returns `true` if there is no error.
    fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the first error, with the others attached.
    fn report(&mut self) -> Result<()> {
        Error::first_of(std::mem::take(&mut self.list)).map_err(|error| error.omitting(self.omitted))
    }
}

/// Returns the locations that identify the construct with an error: all of them for an instruction, the innermost one for
/// what several functions may use, such as a global variable.
fn construct(error: &Error) -> Vec<String> {
    let is_instruction = error.locations().next() == error.location().instruction.as_deref();
    let locations = error.locations().take(if is_instruction { usize::MAX } else { 1 });
    locations.map(str::to_owned).collect()
}

/// The origins of the emitted instructions: in the source, and in the LLVM module.
struct Origins<'m> {
    debug: Debug<'m>,
    trace: Trace<'m>,
}

fn lower<'m>(module: ModuleRef<'m>, options: &'m Options, trace: Trace<'m>) -> Result<(ModuleCx<'m>, Trace<'m>)> {
    if !module.module_asm().trim().is_empty() {
        let message = "Module-level inline assembly is not supported in SPIR-V";
        return Err(Error::new(ErrorKind::InvalidLlvmModule, message));
    }
    let target = TargetTriple::of(module)?;
    if module.data_layout().is_big_endian() {
        return Err(Error::new(
            ErrorKind::InvalidModule,
            "expected a little-endian data layout, found a big-endian one",
        ));
    }
    let (callees, builtins) = callees::resolve(module);
    let mut mx = ModuleCx::new(module, callees, options, target)?;
    source::lower_memory_model(&mut mx)?;
    kernel_arguments::keep_argument_types(&mut mx)?;
    source::lower_source(&mut mx)?;
    source::record_producer(&mut mx)?;
    let mut origins = Origins { debug: Debug::find(&mut mx)?, trace };
    let mut failures = Failures::default();
    globals::lower_globals(&mut mx, &mut failures);
    let mut families = Families::new(builtins);
    builtins::declare_variables(&mut mx, &families);
    let imports = functions::lower_declared_imports(&mut mx, &mut failures);
    let definitions: Vec<_> = module.functions().filter(|function| mx.facts.is_written(*function)).collect();
    let (families, failures) = (&mut families, &mut failures);
    Definitions { mx: &mut mx, families, origins: &mut origins, failures }.lower(&definitions);
    failures.report()?;
    functions::lower_aliases(&mut mx, families, &mut origins.trace)?;
    functions::omit_ifuncs(&mut mx);
    functions::lower_other_imports(&mut mx, &imports)?;
    annotations::lower_annotations(&mut mx)?;
    execution_modes::lower_module_execution_modes(&mut mx)?;
    execution_modes::lower_constructors(&mut mx)?;
    origins.debug.lower(&mut mx)?;
    auxiliary::keep_attributes_and_metadata(&mut mx)?;
    non_semantic::lower_kept_instructions(&mut mx)?;
    source::lower_member_names(&mut mx)?;
    // The interface of entry points depends on the version of the module, so nothing may raise it afterwards.
    functions::lower_entry_points(&mut mx)?;
    Ok((mx, origins.trace))
}
