//! Translates LLVM IR to SPIR-V for OpenCL-like devices: exact, validated, and in time linear in the size of the
//! module.
//!
//! ```
//! use llvm_spirv_rs::{Options, translate};
//!
//! let source = r#"
//!     target triple = "spir64-unknown-unknown"
//!     define spir_kernel void @answer(ptr addrspace(1) %out) {
//!       store i32 42, ptr addrspace(1) %out, align 4
//!       ret void
//!     }"#;
//! let words = translate(source.as_bytes(), "answer.ll", &Options::default())?.words;
//! assert_eq!(words[0], 0x0723_0203); // SPIR-V's magic number
//! assert_eq!(words[1], 0x0001_0000); // version 1.0: the kernel needs no more
//! # Ok::<(), llvm_spirv_rs::Error>(())
//! ```
//!
//! [`translate`] takes bitcode or assembly as bytes, [`translate_module`] a module that inkwell already holds. Both
//! return a [`Translation`] or an [`Error`]; neither exits, prints, or keeps state between calls. Threads may translate
//! at the same time. [`lift`](lift()) translates a SPIR-V module to LLVM IR.
//!
//! Bitcode of LLVM 15 to 24 may have any bytes. Assembly, older bitcode and passes go through LLVM, which may end the process
//! on damaged input: [`Options::llvm`] forbids it, or has it run in a process of its own.
//!
//! # Architecture
//!
//! ```text
//! bytes  ─ load       ─> ir::Module      bitcode as it is; assembly, old bitcode and passes through llvm; verified
//!        ─ analysis   ─> Facts           element types of opaque pointers, entry points, order of blocks
//!        ─ lower      ─> spirv::Module   sections of words; requirements noted with each instruction
//!        ─ finish     ─> words           capabilities, extensions and version from those requirements
//!        ─ validate   ─> words | Error   the rules of the specification and of extensions; SPIRV-Tools if asked
//!
//! words  ─ validate   ─> spirv::View     the rules that the lift relies on
//!        ─ specialize ─> words           values for specialization constants
//!        ─ lift       ─> ir::Module      verified
//!        ─ bitcode    ─> bytes
//! ```
//!
//! Each module has a rank. It imports only modules of lower ranks, and none of those in its last column; `tests/tidy`
//! reads this table and checks that. Modules of one rank do not import each other.
//!
//! | rank | module | contents | imports none of |
//! |---|---|---|---|
//! | 7 | `translate`, `regularize` | the steps of a translation; the module that `--regularize` writes | |
//! | 6 | `load` | reading a module of any form, with LLVM only where that is needed, here or in a helper process | `analysis`, [`mod@lift`], [`map`], [`names`], [`specialize`], [`spirv`], [`validate`] |
//! | 5 | `lower` | the translation, in three layers of its own: contexts (`cx`), families, driver; it never changes the LLVM module | [`bitcode`], [`mod@lift`] |
//! | 5 | [`llvm`] | LLVM itself: any input to current bitcode, passes; the unsafe code | `analysis`, [`mod@lift`], [`map`], [`names`], [`spirv`], [`validate`] |
//! | 4 | `options` | the options of a translation | |
//! | 4 | `host_compiler` | the compiler that makes a library or a program of a lifted module | |
//! | 3 | [`mod@lift`] | the translation from SPIR-V, in the same three layers | |
//! | 3 | `analysis` | facts about the LLVM module, computed once; it emits nothing | [`validate`], `spirv::Id`, `spirv::id`, `spirv::inst`, `spirv::module` |
//! | 3 | `report`, `listing` | the declarations of a finished module; its lines | |
//! | 2 | [`map`] | tables, without code paths: the SPIR-V counterpart of each instruction, builtin and attribute; the columns of intrinsics | |
//! | 2 | [`validate`] | the rules of a valid module, limits, environments; SPIRV-Tools | [`names`] |
//! | 2 | [`specialize`] | values for the specialization constants of any module | [`names`] |
//! | 2 | `source_map` | the origin of each instruction of a module | |
//! | 2 | [`bitcode`] | LLVM's file format, read and written | [`names`], [`spirv`] |
//! | 1 | [`names`] | function names as text: Itanium mangling, `__spirv_` names | |
//! | 1 | [`spirv`] | the grammar, words, sections, a parsed module, the requirements of instructions | |
//! | 1 | [`ir`] | a module of LLVM IR: tables and their views, builder, verifier, printer | |
//! | 1 | [`diagnostics`] | explanations of the kinds of errors and warnings | |
//! | 0 | [`error`] | errors and warnings with locations | |
//! | 0 | [`graph`] | orders, dominators and components of directed graphs | |
//! | 0 | `spec_map`, `progress`, `threads` | the specialization constants of a module; the progress of a translation; the number of threads | |
//! | 0 | `suggestions` | names that are similar to a misspelled one | |
//!
//! All modules but [`llvm`] build without LLVM (`--no-default-features`); only the program reads files, prints, and ends
//! the process. The modules are public so that tests, benchmarks and fuzz targets can use them; a user
//! of the library should rely only on the items that this page lists outside of them.
//!
//! # Features
//!
//! - `llvm`: reading assembly and old bitcode, and passes. LLVM 22 is linked statically.
//! - `validate`: SPIRV-Tools' validator and disassembler, linked statically, beside the validator of this library.
//! - `json`: environments that JSON describes; `SourceMap::json`; serde's `Serialize` for errors and warnings.
//! - `cli`: the program, with `json`; a program that embeds the library does not need it.

pub mod bitcode;
pub mod diagnostics;
pub mod error;
pub mod graph;
pub mod ir;
pub mod lift;
mod listing;
mod load;
pub mod map;
pub mod names;
mod report;
pub mod specialize;
pub mod spirv;
pub mod validate;

#[cfg(feature = "llvm")]
#[expect(unsafe_code, reason = "LLVM is a C interface; this layer makes it a safe one")]
pub mod llvm;

mod analysis;
mod host_compiler;
mod lower;
mod options;
mod progress;
mod regularize;
mod source_map;
mod spec_map;
mod suggestions;
mod threads;
mod translate;

pub use error::{DiagnosticLocation, Error, ErrorKind, Result, SourceLocation, Warning, WarningKind};
pub use lift::{LiftOptions, Lifted, lift};
pub use listing::{ModuleLine, ModuleListing, ModuleNeed};
pub use report::{needs_report, report};
pub use spec_map::{SpecConstant, SpecConstantType};
pub use spirv::extension::{Use, Uses, Without};
pub use spirv::{Extension, ExtensionSet, Version, text};

pub use host_compiler::HostCompiler;
/// The release that [`translate_module`] takes modules of.
#[cfg(feature = "llvm")]
pub use inkwell;
#[cfg(feature = "llvm")]
pub use llvm::{linked_llvm_version, prepare_heap};
pub use load::helper::{ARGUMENT as LLVM_HELPER_ARGUMENT, answer as answer_for_llvm};
pub use options::{
    Contraction, DebugInfo, LlvmUse, MultiplyAdd, NamedOptions, Names, Optimization, Options, SpecConstants,
    UnknownIntrinsics,
};
pub use progress::{Phase, Progress};
pub use regularize::regularize;
pub use source_map::{MappedInstruction, MappedPosition, SourceFile, SourceMap};
#[cfg(feature = "llvm")]
pub use translate::translate_module;
pub use translate::{Translation, llvm_text, optimize_lifted, translate, translation_needs};
