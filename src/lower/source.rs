//! The source language and the memory model.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::error::{Error, ErrorKind, Warning, WarningKind};
use crate::ir::MdNode;
use crate::lower::cx::prelude::*;
use crate::map::module_metadata;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{AddressingModel, Capability, MemoryModel, SourceLanguage};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

/// `OpMemoryModel Physical64 OpenCL`, or the operands of `!spirv.MemoryModel`
pub(super) fn lower_memory_model(mx: &mut ModuleCx<'_>) -> Result<()> {
    let default = if mx.pointer_bits == 32 { AddressingModel::Physical32 } else { AddressingModel::Physical64 };
    let explicit = mx.module.named_metadata(module_metadata::MEMORY_MODEL).next();
    let (addressing, memory) = match explicit {
        None => (default, MemoryModel::OpenCL),
        Some(node) => (AddressingModel(literal(node, 0)?), MemoryModel(literal(node, 1)?)),
    };
    mx.out.emit(Section::MemoryModel, Inst::new(Op::MemoryModel).enumerant(addressing).enumerant(memory))
}

/// `--record-producer` => `OpModuleProcessed "llvm-spirv-rs 0.1.0"`; the generator's number is that of the Khronos
/// translator, on which drivers decide.
pub(super) fn record_producer(mx: &mut ModuleCx<'_>) -> Result<()> {
    if !mx.options.record_producer {
        return Ok(());
    }
    let producer = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"));
    mx.out.emit(Section::DebugModuleProcessed, Inst::new(Op::ModuleProcessed).string(producer.as_bytes()))
}

fn literal(node: MdNode<'_>, index: u32) -> Result<u32> {
    node.int(index)
        .and_then(|value| u32::try_from(value).ok())
        .ok_or_else(|| Error::new(ErrorKind::InvalidModule, "expected a 32-bit number in the metadata"))
}

/// `!spirv.Source`, or else `!opencl.ocl.version` or `!opencl.cxx.version`, or else none => `OpSource`;
/// `!opencl.used.extensions`, `!spirv.SourceExtension` => `OpSourceExtension`
pub(super) fn lower_source(mx: &mut ModuleCx<'_>) -> Result<()> {
    let version = language_version(mx)?;
    lower_explicit_declarations(mx)?;
    if mx.options.strip {
        return Ok(());
    }
    lower_source_extensions(mx)?;
    if lower_explicit_source(mx)? {
        return Ok(());
    }
    let (language, version) = version.unwrap_or((SourceLanguage::Unknown, 0));
    mx.out.emit(Section::DebugStrings, Inst::new(Op::Source).enumerant(language).literal(version))
}

/// Returns the source language and its version from the metadata of OpenCL, and warns if linked modules have different
/// versions.
fn language_version(mx: &mut ModuleCx<'_>) -> Result<Option<(SourceLanguage, u32)>> {
    let languages = [
        ("opencl.ocl.version", SourceLanguage::OpenCL_C),
        // A module of C++ for OpenCL has both; its own language comes last and wins.
        ("opencl.cxx.version", SourceLanguage::CPP_for_OpenCL),
    ];
    let mut source = None;
    for (name, language) in languages {
        let mut versions = Vec::new();
        for node in mx.module.named_metadata(name) {
            versions.push(
                literal(node, 0)?.saturating_mul(100_000).saturating_add(literal(node, 1)?.saturating_mul(1_000)),
            );
        }
        // Device libraries have version 0: any.
        let known = versions.iter().filter(|version| **version != 0);
        if let (Some(lowest), Some(highest)) = (known.clone().min(), known.max())
            && lowest < highest
        {
            let message = "the linked modules have language versions from";
            let message = format!("{message} {lowest} to {highest}, and OpSource has the highest");
            mx.warn(Warning::new(WarningKind::LanguageVersions, message));
        }
        source = versions.into_iter().max().map(|version| (language, version)).or(source);
    }
    Ok(source)
}

fn lower_source_extensions(mx: &mut ModuleCx<'_>) -> Result<()> {
    let mut extensions = IndexSet::<&[u8], FxBuildHasher>::default();
    for name in ["opencl.used.extensions", "spirv.SourceExtension"] {
        for node in mx.module.named_metadata(name) {
            extensions.extend((0..node.operand_count()).filter_map(|index| node.string(index)));
        }
    }
    extensions
        .into_iter()
        .try_for_each(|name| mx.out.emit(Section::DebugStrings, Inst::new(Op::SourceExtension).text(name)))
}

/// `!spirv.Source = !{!{language, version, file}, ...}`, with an optional file => `OpSource` of the first, as from the
/// Khronos translator: linked modules have one each. Returns `true` if there is one.
fn lower_explicit_source(mx: &mut ModuleCx<'_>) -> Result<bool> {
    let Some(node) = mx.module.named_metadata(module_metadata::SOURCE).next() else { return Ok(false) };
    let (language, version) = (SourceLanguage(literal(node, 0)?), literal(node, 1)?);
    let mut inst = Inst::new(Op::Source).enumerant(language).literal(version);
    if let Some(file) = node.string(2) {
        inst = inst.id(mx.string(file)?);
    }
    mx.out.emit(Section::DebugStrings, inst)?;
    Ok(true)
}

/// `!spirv.Extension`, `!spirv.Version`, `!spirv.Capability` => what the module declares at least
fn lower_explicit_declarations(mx: &mut ModuleCx<'_>) -> Result<()> {
    for node in mx.module.named_metadata(module_metadata::EXTENSION) {
        for name in (0..node.operand_count()).filter_map(|index| node.string(index)) {
            let name = String::from_utf8_lossy(name);
            let extension = Extension::by_name(&name).ok_or_else(|| {
                let message = format!("unknown extension {name} in !spirv.Extension");
                Error::new(ErrorKind::UnknownExtension, message)
            })?;
            mx.out.requirements().extension_for("!spirv.Extension", extension)?;
        }
    }
    for node in mx.module.named_metadata(module_metadata::VERSION) {
        let [major, minor] = [literal(node, 0)?, literal(node, 1)?];
        let version = format!("{major}.{minor}").parse().map_err(|_| {
            let message = format!("expected a version of SPIR-V in !spirv.Version, found {major}.{minor}");
            Error::new(ErrorKind::InvalidModule, message)
        })?;
        mx.out.requirements().version_for("!spirv.Version", version)?;
    }
    for node in mx.module.named_metadata(module_metadata::CAPABILITY) {
        for index in 0..node.operand_count() {
            let capability = Capability(literal(node, index)?);
            let outcome = mx.out.requirements().capability(capability);
            outcome.map_err(|error| error.within("!spirv.Capability"))?;
        }
    }
    Ok(())
}

/// `!spirv.MemberNames` => `OpMemberName` of the structures that the module declares
pub(super) fn lower_member_names(mx: &mut ModuleCx<'_>) -> Result<()> {
    let mut nodes = mx.module.named_metadata(module_metadata::MEMBER_NAMES).peekable();
    if mx.options.strip || nodes.peek().is_none() {
        return Ok(());
    }
    let structs = mx.declared_structs();
    for node in nodes {
        let (Some(structure), member, Some(name)) = (node.string(0), literal(node, 1)?, node.string(2)) else {
            let message = "expected a structure, a number and a name in !spirv.MemberNames";
            return Err(Error::new(ErrorKind::InvalidModule, message));
        };
        let Some(&(ty, id)) = structs.get(structure) else { continue };
        if let Some(member) = (member < ty.member_count()).then(|| mx.struct_member(ty, member)).flatten() {
            mx.member_name(id, member, name)?;
        }
    }
    Ok(())
}
