//! The address spaces of LLVM's SPIR-V targets and their storage classes.

use std::str::FromStr;

use crate::error::{Error, ErrorKind, Result};
use crate::spirv::grammar::StorageClass;

/// One address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressSpace {
    /// LLVM's number.
    pub number: u32,
    /// The storage class of pointers to it.
    pub storage: StorageClass,
}

/// Every address space, by number; the row's index is the number.
///
/// 5 and 6 need `SPV_INTEL_usm_storage_classes` (or ALTERA's); without it they are CrossWorkgroup. 9 needs
/// `SPV_INTEL_function_pointers`.
#[rustfmt::skip]
pub static ADDRESS_SPACES: [AddressSpace; 10] = [
    row(0, StorageClass::Function),
    row(1, StorageClass::CrossWorkgroup),
    row(2, StorageClass::UniformConstant),
    row(3, StorageClass::Workgroup),
    row(4, StorageClass::Generic),
    row(5, StorageClass::DeviceOnlyINTEL),
    row(6, StorageClass::HostOnlyINTEL),
    row(7, StorageClass::Input),
    row(8, StorageClass::Output),
    row(9, StorageClass::CodeSectionINTEL),
];

/// The number of private memory of LLVM's SPIR-V targets.
pub const PRIVATE: u32 = 0;

/// The number of global memory of LLVM's SPIR-V targets.
pub const GLOBAL: u32 = 1;

/// The number of generic memory of LLVM's SPIR-V targets.
pub const GENERIC: u32 = 4;

/// The number of constant memory.
pub const CONSTANT: u32 = 2;

/// The number of the memory of a work-group.
pub const LOCAL: u32 = 3;

const fn row(number: u32, storage: StorageClass) -> AddressSpace {
    AddressSpace { number, storage }
}

/// Returns the number of an address space for a storage class; `None` for a class that kernels do not have.
pub fn number(storage: StorageClass) -> Option<u32> {
    ADDRESS_SPACES.iter().find(|row| row.storage == storage).map(|row| row.number)
}

/// The numbers of private and of generic memory, which depend on the data layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressSpaces {
    is_generic_zero: bool,
}

impl AddressSpaces {
    /// Returns the numbers for a module whose data layout has this address space for `alloca`.
    ///
    /// 0 is private and 4 generic, as LLVM's SPIR-V targets have it. Where `alloca` is in 4, it is the other way round:
    /// AdaptiveCpp writes such modules, so that pointers are generic by default.
    pub fn of_alloca(address_space: u32) -> Self {
        Self { is_generic_zero: address_space == GENERIC }
    }

    /// Returns the number of private memory.
    pub fn private(self) -> u32 {
        self.standard(PRIVATE)
    }

    /// Returns the number of generic memory.
    pub fn generic(self) -> u32 {
        self.standard(GENERIC)
    }

    /// Returns the storage class of an address space.
    pub fn storage_class(self, number: u32) -> Option<StorageClass> {
        let row = ADDRESS_SPACES.get(usize::try_from(self.standard(number)).ok()?)?;
        Some(row.storage)
    }

    /// Returns the number that LLVM's SPIR-V targets have for an address space, and the reverse.
    fn standard(self, number: u32) -> u32 {
        match number {
            PRIVATE if self.is_generic_zero => GENERIC,
            GENERIC if self.is_generic_zero => PRIVATE,
            number => number,
        }
    }
}

/// The numbers of the address spaces for a target that does not number them as LLVM's SPIR-V targets do.
///
/// Its text is a list of pairs, `0:4,4:0`: the number of LLVM's SPIR-V targets, and that of the target. What the list does
/// not have keeps its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressSpaceMap([u32; ADDRESS_SPACES.len()]);

/// The first number that LLVM has no address space for.
const NUMBER_LIMIT: u32 = 1 << 24;

impl AddressSpaceMap {
    /// Returns the number of an address space of LLVM's SPIR-V targets.
    pub fn number(self, standard: u32) -> u32 {
        self.0.get(standard as usize).copied().unwrap_or(standard)
    }

    /// Returns the numbers of a target in which a memory of LLVM's SPIR-V targets has the number of generic memory.
    pub(crate) fn with_generic(self, standard: u32) -> Self {
        Self(std::array::from_fn(|at| self.number(if at as u32 == standard { GENERIC } else { at as u32 })))
    }
}

/// The numbers that targets have for private, global, constant, local and generic memory, and the other memories of LLVM's
/// SPIR-V targets.
impl AddressSpaceMap {
    /// The numbers of LLVM's SPIR-V targets.
    pub const SPIR: Self = Self([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    /// The address spaces of LLVM's AMDGPU target.
    pub const AMDGPU: Self = Self([5, 1, 4, 3, 0, 1, 1, 7, 8, 0]);
    /// The address spaces of LLVM's NVPTX target.
    pub const NVPTX: Self = Self([5, 1, 4, 3, 0, 1, 1, 7, 8, 0]);
    /// The address spaces of LLVM's NVPTX target with private memory as generic memory, as clang has it.
    pub const NVPTX_GENERIC_STACK: Self = Self([0, 1, 4, 3, 0, 1, 1, 7, 8, 0]);
    /// One space, as processors have it.
    pub const CPU: Self = Self([0; ADDRESS_SPACES.len()]);
    /// Generic memory is 0 and private memory 4, as AdaptiveCpp has it.
    pub const GENERIC_ZERO: Self = Self([4, 1, 2, 3, 0, 5, 6, 7, 8, 9]);
}

impl Default for AddressSpaceMap {
    fn default() -> Self {
        Self(std::array::from_fn(|number| number as u32))
    }
}

impl FromStr for AddressSpaceMap {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut map = Self::default();
        for pair in text.split(',').filter(|pair| !pair.is_empty()) {
            let Some((from, to)) = pair.split_once(':') else {
                let message =
                    format!("Invalid format for --spirv-addrspace-map entry \"{pair}\". Expected \"from:to\".");
                return Err(Error::new(ErrorKind::InvalidUsage, message));
            };
            let entry = from.parse::<usize>().ok().and_then(|from| map.0.get_mut(from)).ok_or_else(|| {
                let last = ADDRESS_SPACES.len() - 1;
                wrong(from, &format!("SPIRAddressSpace index (0-{last})"))
            })?;
            let number = to.parse().ok().filter(|number| *number < NUMBER_LIMIT);
            *entry = number.ok_or_else(|| wrong(to, "unsigned address space number"))?;
        }
        Ok(map)
    }
}

fn wrong(text: &str, expected: &str) -> Error {
    let message = format!("--spirv-addrspace-map: \"{text}\" is not a valid {expected}.");
    Error::new(ErrorKind::InvalidUsage, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_read() {
        let map: AddressSpaceMap = "0:4,4:0,,1:16777215".parse().unwrap();
        assert_eq!([0, 1, 2, 4, 10].map(|number| map.number(number)), [4, 16_777_215, 2, 0, 10]);
        assert_eq!("".parse::<AddressSpaceMap>().unwrap(), AddressSpaceMap::default());
        for wrong in ["0", "10:0", "-1:0", "0:x", "0:16777216", "0:1:2"] {
            assert_eq!(wrong.parse::<AddressSpaceMap>().unwrap_err().kind(), ErrorKind::InvalidUsage, "{wrong}");
        }
    }

    #[test]
    fn the_index_is_the_number() {
        let spaces = AddressSpaces::of_alloca(0);
        for (index, row) in ADDRESS_SPACES.iter().enumerate() {
            assert_eq!(row.number as usize, index);
            assert_eq!(spaces.storage_class(row.number), Some(row.storage));
            assert_eq!(number(row.storage), Some(row.number));
        }
        assert_eq!(number(StorageClass::PushConstant), None);
        assert_eq!(spaces.storage_class(10), None);
        assert_eq!((spaces.private(), spaces.generic()), (0, 4));
    }

    #[test]
    fn allocas_in_generic_memory_make_it_private() {
        let spaces = AddressSpaces::of_alloca(4);
        assert_eq!((spaces.private(), spaces.generic()), (4, 0));
        assert_eq!(
            [0, 1, 4].map(|number| spaces.storage_class(number)),
            [StorageClass::Generic, StorageClass::CrossWorkgroup, StorageClass::Function].map(Some)
        );
    }
}
