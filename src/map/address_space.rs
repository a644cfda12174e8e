//! The address spaces of LLVM's SPIR-V targets and their storage classes.

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
pub static ADDRESS_SPACES: &[AddressSpace] = &[
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

const fn row(number: u32, storage: StorageClass) -> AddressSpace {
    AddressSpace { number, storage }
}

/// Returns the storage class of an address space.
pub fn storage_class(number: u32) -> Option<StorageClass> {
    let row = ADDRESS_SPACES.get(usize::try_from(number).ok()?)?;
    Some(row.storage)
}

/// Returns the address space of a storage class.
pub fn address_space(storage: StorageClass) -> Option<u32> {
    ADDRESS_SPACES.iter().find(|row| row.storage == storage).map(|row| row.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_is_the_number() {
        for (index, row) in ADDRESS_SPACES.iter().enumerate() {
            assert_eq!(row.number as usize, index);
            assert_eq!(storage_class(row.number), Some(row.storage));
            assert_eq!(address_space(row.storage), Some(row.number));
        }
        assert_eq!(storage_class(10), None);
        assert_eq!(address_space(StorageClass::PushConstant), None);
    }
}
