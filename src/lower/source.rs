//! The source language (features.md B8, B9) and the memory model (B2, B3).

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::error::{Error, ErrorKind, Result, Warning};
use crate::llvm::{MdNode, ModuleRef};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{AddressingModel, MemoryModel, Op, SourceLanguage, Version};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;

use crate::lower::cx::module::ModuleCx;

/// What the target triple says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// The width of a pointer.
    pub(super) pointer_bits: u32,
    /// The version that `spirv64v1.4` asks for.
    pub(super) version: Option<Version>,
}

/// Reads the target triple.
///
/// # Errors
///
/// `InvalidTargetTriple` for a target that is not SPIR-V.
pub(super) fn target(module: ModuleRef<'_>) -> Result<Target> {
    let is_empty = module.functions().next().is_none()
        && module.globals().next().is_none()
        && module.aliases().next().is_none()
        && module.ifuncs().next().is_none();
    // Where there is nothing, nothing depends on the target.
    if is_empty && module.triple().is_empty() {
        return Ok(Target { pointer_bits: 64, version: None });
    }
    parse_target(module.triple())
}

fn parse_target(triple: &str) -> Result<Target> {
    // The name, the width of its pointers, whether a version may follow.
    const NAMES: [(&str, u32, bool); 5] = [
        ("spirv64", 64, true),
        ("spirv32", 32, true),
        ("spirv", 64, false),
        ("spir64", 64, false),
        ("spir", 32, false),
    ];
    let architecture = triple.split('-').next().unwrap_or_default();
    let target = NAMES.iter().find_map(|(name, pointer_bits, versions)| {
        let version = match architecture.strip_prefix(name)? {
            "" => None,
            rest => Some(rest.strip_prefix('v').filter(|_| *versions)?.parse().ok()?),
        };
        Some(Target { pointer_bits: *pointer_bits, version })
    });
    match target {
        Some(target) => Ok(target),
        None => Err(Error::new(
            ErrorKind::InvalidTargetTriple,
            format!(
                "the target triple is {triple:?}, but must be spir, spir64, spirv32 or spirv64: compile with clang's \
                 --target=spir64-unknown-unknown"
            ),
        )),
    }
}

impl Target {
    /// The versions the module may have, which are one if the target names one.
    ///
    /// # Errors
    ///
    /// `RequiresVersion` if that one is above the highest allowed.
    pub(super) fn highest_version(self, allowed: Version) -> Result<Version> {
        match self.version {
            Some(version) if version > allowed => {
                let message =
                    format!("the target asks for SPIR-V {version} (allow it with --spirv-max-version={version})");
                Err(Error::new(ErrorKind::RequiresVersion, message))
            }
            Some(version) => Ok(version),
            None => Ok(allowed),
        }
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

/// `!opencl.ocl.version`, `!opencl.cxx.version`, `!spirv.Source` => `OpSource`; `!opencl.used.extensions`,
/// `!spirv.SourceExtension` => `OpSourceExtension`; `!spirv.Extension` => `OpExtension`
pub(super) fn lower_source(mx: &mut ModuleCx<'_>) -> Result<()> {
    let languages = [
        ("opencl.ocl.version", SourceLanguage::OpenCL_C),
        // A module of C++ for OpenCL states both; its own language comes last and wins.
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
        // Device libraries state version 0: any.
        let known = versions.iter().filter(|version| **version != 0);
        if let (Some(lowest), Some(highest)) = (known.clone().min(), known.max())
            && lowest < highest
        {
            let message = "the linked modules are written in versions of the language from";
            mx.warn(Warning::new(format!("{message} {lowest} to {highest}, of which OpSource states the highest")));
        }
        source = versions.into_iter().max().map(|version| (language, version)).or(source);
    }
    lower_stated_extensions(mx)?;
    if mx.options.strip {
        return Ok(());
    }
    lower_source_extensions(mx)?;
    if let Some((language, version)) = source {
        mx.out.emit(Section::DebugStrings, Inst::new(Op::Source).enumerant(language).literal(version))?;
    }
    lower_stated_sources(mx)
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

/// `!spirv.Source = !{!{language, version, file}}`, the file being optional
fn lower_stated_sources(mx: &mut ModuleCx<'_>) -> Result<()> {
    let mut sources = IndexSet::<(u32, u32, Option<&[u8]>), FxBuildHasher>::default();
    for node in mx.module.named_metadata("spirv.Source") {
        sources.insert((literal(node, 0)?, literal(node, 1)?, node.string(2)));
    }
    for (language, version, file) in sources {
        let mut inst = Inst::new(Op::Source).enumerant(SourceLanguage(language)).literal(version);
        if let Some(file) = file {
            inst = inst.id(mx.string(file)?);
        }
        mx.out.emit(Section::DebugStrings, inst)?;
    }
    Ok(())
}

fn lower_stated_extensions(mx: &mut ModuleCx<'_>) -> Result<()> {
    for node in mx.module.named_metadata("spirv.Extension") {
        for name in (0..node.operand_count()).filter_map(|index| node.string(index)) {
            let name = String::from_utf8_lossy(name);
            let extension = Extension::by_name(&name).ok_or_else(|| {
                let message = format!("!spirv.Extension names {name}, which is not known");
                Error::new(ErrorKind::UnknownExtension, message)
            })?;
            mx.out.requirements().extension_for("!spirv.Extension", extension)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triples_name_the_width_and_perhaps_the_version() {
        let read = |triple| parse_target(triple).ok().map(|target| (target.pointer_bits, target.version));
        assert_eq!(read("spir-unknown-unknown"), Some((32, None)));
        assert_eq!(read("spir64"), Some((64, None)));
        assert_eq!(read("spirv32-unknown-unknown"), Some((32, None)));
        assert_eq!(read("spirv64-amd-amdhsa"), Some((64, None)));
        assert_eq!(read("spirv64v1.4-unknown-unknown"), Some((64, Some(Version::V1_4))));
        assert_eq!(read("spirv32v1.0-unknown-unknown"), Some((32, Some(Version::V1_0))));
        for wrong in ["", "spir65", "spir64v1.2", "spirv64v1.9", "spirv64v", "x86_64-unknown-linux-gnu"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
