//! The source language (features.md B8, B9) and the memory model (B2, B3).

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{MdNode, ModuleRef};
use crate::spirv::grammar::{AddressingModel, MemoryModel, Op, SourceLanguage};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

use super::module_cx::ModuleCx;

/// The width of a pointer, from the target triple.
///
/// # Errors
///
/// `InvalidTargetTriple` for a target that is not SPIR-V.
pub(super) fn pointer_bits(module: ModuleRef<'_>) -> Result<u32> {
    let triple = module.triple();
    let architecture = triple.split('-').next().unwrap_or_default();
    match architecture {
        "spir" | "spirv32" => Ok(32),
        "spir64" | "spirv" | "spirv64" => Ok(64),
        _ if architecture.starts_with("spirv64v1.") => Ok(64),
        _ if architecture.starts_with("spirv32v1.") => Ok(32),
        _ => Err(Error::new(
            ErrorKind::InvalidTargetTriple,
            format!(
                "the target triple is {triple:?}, but must be spir, spir64, spirv32 or spirv64: compile with clang's \
                 --target=spir64-unknown-unknown"
            ),
        )),
    }
}

/// `OpMemoryModel Physical64 OpenCL`, unless `!spirv.MemoryModel` says otherwise
pub(super) fn lower_memory_model(mx: &mut ModuleCx<'_>) -> Result<()> {
    let default = if mx.pointer_bits == 32 { AddressingModel::Physical32 } else { AddressingModel::Physical64 };
    let stated = mx.module.named_metadata("spirv.MemoryModel").next();
    let (addressing, memory) = match stated {
        None => (default, MemoryModel::OpenCL),
        Some(node) => (AddressingModel(literal(node, 0)?), MemoryModel(literal(node, 1)?)),
    };
    mx.out.emit(Section::MemoryModel, Inst::new(Op::MemoryModel).enumerant(addressing).enumerant(memory))
}

fn literal(node: MdNode<'_>, index: u32) -> Result<u32> {
    node.int(index)
        .and_then(|value| u32::try_from(value).ok())
        .ok_or_else(|| Error::new(ErrorKind::InvalidModule, "metadata lacks a number that it must have"))
}

/// `!opencl.ocl.version`, `!opencl.cxx.version` => `OpSource`; `!opencl.used.extensions` => `OpSourceExtension`
pub(super) fn lower_source(mx: &mut ModuleCx<'_>) -> Result<()> {
    let languages = [
        ("opencl.ocl.version", SourceLanguage::OpenCL_C),
        // A module of C++ for OpenCL states both; its own language comes last and wins.
        ("opencl.cxx.version", SourceLanguage::CPP_for_OpenCL),
    ];
    let mut source = None;
    for (name, language) in languages {
        let mut version = None;
        for node in mx.module.named_metadata(name) {
            let stated = literal(node, 0)? * 100_000 + literal(node, 1)? * 1_000;
            if version.is_some_and(|version| version != stated) {
                let message = format!("the linked modules state different versions in !{name}");
                return Err(Error::new(ErrorKind::InvalidModule, message));
            }
            version = Some(stated);
        }
        source = version.map(|version| (language, version)).or(source);
    }
    for node in mx.module.named_metadata("opencl.used.extensions") {
        for index in 0..node.operand_count() {
            if let Some(extension) = node.string(index) {
                mx.out.emit(Section::DebugStrings, Inst::new(Op::SourceExtension).string(extension))?;
            }
        }
    }
    if let Some((language, version)) = source {
        mx.out.emit(Section::DebugStrings, Inst::new(Op::Source).enumerant(language).literal(version))?;
    }
    Ok(())
}
