//! LLVM IR in, SPIR-V for OpenCL-like devices out: exact, validated, and in time linear in the size of the module.
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
//! give a [`Translation`] or an [`Error`]; nothing exits, prints, or keeps state between calls. Threads may translate at the
//! same time, each with its own LLVM context, which [`translate`] makes for itself.
//!
//! # How it is built
//!
//! ```text
//! bytes  ─ llvm::load ─> llvm::Module    verified, made smaller if the options ask for it, read-only from here on
//!        ─ analysis   ─> Facts           what opaque pointers point to, entry points, block order
//!        ─ lower      ─> spirv::Module   sections of words; requirements noted with each instruction
//!        ─ finish     ─> words           capabilities, extensions and version that those requirements add up to
//!        ─ validate   ─> words | Error   SPIRV-Tools' validator; what it takes too long for or does not check
//! ```
//!
//! A room is a folder, and a room imports only rooms above it in this list:
//!
//! | room | knows | never |
//! |---|---|---|
//! | [`graph`] | orders, dominators and components of directed graphs | anything else of the crate |
//! | [`spirv`] | the grammar, words, sections, a parsed module, what an instruction requires | LLVM |
//! | [`specialize`] | giving the specialization constants of any module their values | LLVM |
//! | [`names`] | function names as text: Itanium mangling, `__spirv_` names | LLVM, SPIR-V ids |
//! | [`validate`] | SPIRV-Tools; entry points, saved memory, limits, environments | LLVM |
//! | [`map`] | rows: which builtin, intrinsic, attribute corresponds to what | code paths, LLVM |
//! | [`llvm`] | views of an LLVM module; the unsafe code | SPIR-V |
//! | `analysis` | facts about the LLVM module, computed once | emitting, ids |
//! | `lower` | all of the above | I/O, changing the LLVM module |
//!
//! [`graph`], [`spirv`], [`specialize`], [`names`] and [`map`] build without LLVM (`--no-default-features`), which keeps
//! the walls where they are. The rooms are public so that tests, benchmarks and fuzz targets reach them; what a user of
//! the library should rely on is what this page lists outside of them.
//!
//! # Features
//!
//! - `llvm`: reading LLVM modules and translating them. LLVM 22 is linked statically.
//! - `validate`: SPIRV-Tools' validator and disassembler, linked statically.
//! - `cli`: the program; whoever embeds the library does without.

pub mod error;
pub mod graph;
pub mod map;
pub mod names;
mod report;
pub mod specialize;
pub mod spirv;
pub mod validate;

#[cfg(feature = "llvm")]
#[expect(unsafe_code, reason = "LLVM is a C interface; this room makes it a safe one")]
pub mod llvm;

#[cfg(feature = "llvm")]
mod analysis;
#[cfg(feature = "llvm")]
mod lower;
#[cfg(feature = "llvm")]
mod options;
#[cfg(feature = "llvm")]
mod spec_map;
#[cfg(feature = "llvm")]
mod translate;

pub use error::{Error, ErrorKind, Result, Warning};
pub use report::report;
pub use spirv::{Extension, ExtensionSet, Version, text};

#[cfg(feature = "llvm")]
pub use options::{Contraction, DebugInfo, MultiplyAdd, Optimization, Options, SpecConstants, UnknownIntrinsics};
#[cfg(feature = "llvm")]
pub use spec_map::{SpecConstant, SpecConstantType};
#[cfg(feature = "llvm")]
pub use translate::{Translation, translate, translate_module};
