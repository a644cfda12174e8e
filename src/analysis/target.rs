//! The target triple, and what the data layout says of address spaces.

use crate::error::{Error, ErrorKind, Remedy, Result};
use crate::ir::{AttributePosition, DataLayout, ModuleRef};
use crate::map::address_space::AddressSpaces;
use crate::spirv::grammar::Version;

/// The facts of the target triple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TargetTriple {
    /// The width of a pointer.
    pub(crate) pointer_bits: u32,
    /// The version that a triple such as `spirv64v1.4` requires.
    pub(crate) version: Option<Version>,
}

/// Returns the numbers of private and generic memory in a module with this data layout.
pub(crate) fn address_spaces(layout: &DataLayout) -> AddressSpaces {
    AddressSpaces::of_alloca(layout.alloca_address_space())
}

fn parse_target(triple: &str) -> Result<TargetTriple> {
    if triple.split('-').skip(1).any(|part| part.starts_with("vulkan")) {
        let message = format!(
            "the target triple {triple:?} is that of shaders for Vulkan, but this program translates kernels: compile \
             with clang's --target=spirv64-unknown-unknown, or translate with LLVM's SPIR-V back end"
        );
        return Err(
            Error::new(ErrorKind::InvalidTargetTriple, message).about(format!("Actual target triple is {triple}"))
        );
    }
    // The name, the width of its pointers, and `true` if a version may follow.
    // SYCL's compilers name what compiles the module after the architecture.
    const NAMES: [(&str, u32, bool); 8] = [
        ("spirv64", 64, true),
        ("spirv32", 32, true),
        ("spirv", 64, false),
        ("spir64", 64, false),
        ("spir64_gen", 64, false),
        ("spir64_x86_64", 64, false),
        ("spir64_fpga", 64, false),
        ("spir", 32, false),
    ];
    let architecture = triple.split('-').next().unwrap_or_default();
    let target = NAMES.iter().find_map(|(name, pointer_bits, versions)| {
        let version = match architecture.strip_prefix(name)? {
            "" => None,
            rest => Some(rest.strip_prefix('v').filter(|_| *versions)?.parse().ok()?),
        };
        Some(TargetTriple { pointer_bits: *pointer_bits, version })
    });
    match target {
        Some(target) => Ok(target),
        None => Err(Error::new(
            ErrorKind::InvalidTargetTriple,
            format!(
                "the target triple is {triple:?}, but must be spir, spir64, spirv32 or spirv64: compile with clang's \
                 --target=spir64-unknown-unknown"
            ),
        )
        .about(format!("Actual target triple is {triple}"))),
    }
}

impl TargetTriple {
    /// Reads the target triple.
    ///
    /// # Errors
    ///
    /// `InvalidTargetTriple` for a target that is not SPIR-V for kernels; `InvalidModule` for a shader.
    pub(crate) fn of(module: ModuleRef<'_>) -> Result<Self> {
        let is_empty = module.functions().next().is_none()
            && module.globals().next().is_none()
            && module.aliases().next().is_none()
            && module.ifuncs().next().is_none();
        // An empty module does not depend on the target.
        if is_empty && module.triple().is_empty() {
            return Ok(Self { pointer_bits: 64, version: None });
        }
        if let Some(shader) = module
            .functions()
            .find(|function| function.string_attribute(AttributePosition::Function, "hlsl.shader").is_some())
        {
            let message = "found a shader of HLSL, but this program translates kernels: translate shaders with LLVM's \
                           SPIR-V back end";
            return Err(Error::new(ErrorKind::InvalidModule, message).located(shader.named_location()));
        }
        parse_target(module.triple())
    }

    /// Returns the versions that the module may have: a single one if the target names it.
    ///
    /// # Errors
    ///
    /// `TripleMaxVersionIncompatible` if that version is above the highest allowed version.
    pub(crate) fn highest_version(self, allowed: Version) -> Result<Version> {
        match self.version {
            Some(version) if version > allowed => {
                let message = format!("the target triple requires SPIR-V {version}");
                let error = Error::new(ErrorKind::TripleMaxVersionIncompatible, message);
                Err(error.allowed_by([Remedy::Version(version.to_string())]))
            }
            Some(version) => Ok(version),
            None => Ok(allowed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triples_name_the_width_and_perhaps_the_version() {
        let read = |triple| parse_target(triple).ok().map(|target| (target.pointer_bits, target.version));
        assert_eq!(read("spir-unknown-unknown"), Some((32, None)));
        assert_eq!(read("spir64"), Some((64, None)));
        assert_eq!(read("spir64_gen-unknown-unknown"), Some((64, None)));
        assert_eq!(read("spir64_x86_64"), Some((64, None)));
        assert_eq!(read("spir64_fpga-unknown-unknown"), Some((64, None)));
        assert_eq!(read("spir64_other"), None);
        assert_eq!(read("spirv-unknown-vulkan1.3-compute"), None);
        assert_eq!(read("spirv32-unknown-unknown"), Some((32, None)));
        assert_eq!(read("spirv64-amd-amdhsa"), Some((64, None)));
        assert_eq!(read("spirv64v1.4-unknown-unknown"), Some((64, Some(Version::V1_4))));
        assert_eq!(read("spirv32v1.0-unknown-unknown"), Some((32, Some(Version::V1_0))));
        for wrong in ["", "spir65", "spir64v1.2", "spirv64v1.9", "spirv64v", "x86_64-unknown-linux-gnu"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
