//! The spelling of target types in mangled names.

use super::Environment;
use crate::map::address_space::AddressSpaceMap;
use crate::map::legacy_objects::{mangled_name, structure_name, structure_space};
use crate::names::{Parameter, Pointer, Qualifiers};

/// The spelling of a target type in mangled names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectSpelling {
    /// OpenCL C's type or the structure that stands for the target type.
    name: String,
    /// The address space of a pointer to the structure; `None` for OpenCL C's type.
    address_space: Option<u32>,
}

/// Returns the spelling of `target("spirv.X", types, numbers)`, given the names of its type parameters: those of
/// [`structure_parameter`](crate::map::legacy_objects::structure_parameter), or `void`.
///
/// OpenCL C has its own types for its objects, `ocl_image2d_ro`; any other type is a pointer to a structure,
/// `__spirv_Image__void_1_0_0_0_0_0_0`, in its address space.
pub fn object_spelling(
    environment: Environment,
    name: &str,
    types: &[&str],
    numbers: &[u32],
    spaces: AddressSpaceMap,
) -> ObjectSpelling {
    let in_opencl = match environment {
        Environment::OpenCl12 | Environment::OpenCl20 | Environment::Host | Environment::Gpu(_) => {
            mangled_name(name, numbers)
        }
        Environment::SpirvFriendly => None,
    };
    match in_opencl {
        Some(name) => ObjectSpelling { name, address_space: None },
        None => {
            let address_space = Some(spaces.number(structure_space(name)));
            ObjectSpelling { name: structure_name(name, types, numbers), address_space }
        }
    }
}

impl ObjectSpelling {
    /// Returns the type as a parameter of functions.
    pub fn parameter(&self) -> Parameter<'_> {
        let pointee = Parameter::Named(&self.name);
        match self.address_space {
            None => pointee,
            Some(address_space) => {
                let qualifiers = Qualifiers { address_space, ..Qualifiers::default() };
                Parameter::Pointer(Box::new(Pointer { pointee, qualifiers }))
            }
        }
    }
}
