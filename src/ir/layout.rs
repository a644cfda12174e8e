//! The data layout of a target: sizes and alignments of types.
//!
//! A layout has the meaning that LLVM 22 gives to its text; see "Data Layout" in LLVM's language reference. The sizes of
//! arrays and structures are computed once for each type of a module and kept in its [`LayoutCache`].

mod measure;
mod parse;
#[cfg(test)]
mod tests;

use super::module::Module;
use super::types::{Type, TypeKind};
use super::values::Value;

pub use parse::LayoutError;

pub(crate) use measure::LayoutCache;
pub(in crate::ir) use measure::Measure;

/// The data layout of a module's target.
///
/// A type without a size (a function, a label, an opaque struct) has size zero; a scalable vector has its minimum size.
#[derive(Clone, Debug)]
pub struct DataLayout {
    /// The text from which the layout was parsed.
    pub(crate) text: Box<str>,
    is_big_endian: bool,
    alloca_address_space: u32,
    program_address_space: u32,
    globals_address_space: u32,
    /// The alignments of integers, floating-point numbers and vectors, each in the order of the widths.
    integers: Vec<ScalarLayout>,
    floats: Vec<ScalarLayout>,
    vectors: Vec<ScalarLayout>,
    /// The pointers to each address space, in the order of the address spaces; the first is that of address space 0.
    pointers: Vec<PointerLayout>,
    aggregates: Alignments,
}

/// The alignments of a type in bytes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Alignments {
    abi: u64,
    preferred: u64,
}

/// The alignments of the types of one width in bits.
#[derive(Copy, Clone, Debug)]
struct ScalarLayout {
    bits: u32,
    alignments: Alignments,
}

/// The pointers to an address space.
#[derive(Copy, Clone, Debug)]
struct PointerLayout {
    address_space: u32,
    bits: u32,
    index_bits: u32,
    alignments: Alignments,
    /// Addresses may change, or pointers have bits outside of their memory.
    is_unstable: bool,
    has_external_state: bool,
}

/// The layouts of the targets whose modules may be without one. LLVM's default for an absent layout is that of no target.
const SPIRV32: &str =
    "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1";
const SPIRV64: &str =
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1";

/// The layout by the architecture of a triple.
const TARGETS: &[(&str, &str)] =
    &[("spir", SPIRV32), ("spir64", SPIRV64), ("spirv", SPIRV64), ("spirv32", SPIRV32), ("spirv64", SPIRV64)];

impl Alignments {
    const fn new(abi: u64, preferred: u64) -> Self {
        Self { abi, preferred }
    }
}

impl Default for DataLayout {
    fn default() -> Self {
        let scalar = |&(bits, abi, preferred): &(u32, u64, u64)| ScalarLayout {
            bits,
            alignments: Alignments::new(abi, preferred),
        };
        Self {
            text: Box::default(),
            is_big_endian: false,
            alloca_address_space: 0,
            program_address_space: 0,
            globals_address_space: 0,
            integers: [(1, 1, 1), (8, 1, 1), (16, 2, 2), (32, 4, 4), (64, 4, 8)].iter().map(scalar).collect(),
            floats: [(16, 2, 2), (32, 4, 4), (64, 8, 8), (128, 16, 16)].iter().map(scalar).collect(),
            vectors: [(64, 8, 8), (128, 16, 16)].iter().map(scalar).collect(),
            pointers: vec![PointerLayout {
                address_space: 0,
                bits: 64,
                index_bits: 64,
                alignments: Alignments::new(8, 8),
                is_unstable: false,
                has_external_state: false,
            }],
            aggregates: Alignments::new(1, 8),
        }
    }
}

impl DataLayout {
    /// Parses the text of a layout. The empty text is LLVM's default.
    ///
    /// # Errors
    ///
    /// LLVM refuses the text.
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        parse::parse(text)
    }

    /// Returns the default layout of a SPIR or SPIR-V target; `None` for every other triple.
    ///
    /// An architecture may have a version, as in `spirv64v1.4`. `spirv` stands for a logical addressing model, which has no
    /// pointer size; its layout is that of `spirv64`.
    pub fn of_target(triple: &str) -> Option<Self> {
        let arch = triple.split('-').next()?;
        let is_version = |rest: &str| rest.is_empty() || rest.trim_start_matches('v').starts_with("1.");
        let mut rows = TARGETS.iter().rev();
        let (_, text) = rows.find(|(name, _)| arch.strip_prefix(name).is_some_and(is_version))?;
        Self::parse(text).ok()
    }

    /// Returns the text of the layout; empty if the module has none.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns `true` if the layout is big-endian.
    pub fn is_big_endian(&self) -> bool {
        self.is_big_endian
    }

    /// Returns the address space of `alloca`.
    pub fn alloca_address_space(&self) -> u32 {
        self.alloca_address_space
    }

    /// Returns the address space of functions.
    pub fn program_address_space(&self) -> u32 {
        self.program_address_space
    }

    /// Returns the default address space of global variables.
    pub fn globals_address_space(&self) -> u32 {
        self.globals_address_space
    }

    /// Returns the size of a pointer in bytes.
    pub fn pointer_size(&self, address_space: u32) -> u32 {
        self.pointer(address_space).bits.div_ceil(8)
    }

    /// Returns the size of an index integer in bytes.
    pub fn index_size(&self, address_space: u32) -> u32 {
        self.pointer(address_space).index_bits.div_ceil(8)
    }

    /// Returns the size of a pointer in bits.
    pub fn pointer_bits(&self, address_space: u32) -> u32 {
        self.pointer(address_space).bits
    }

    /// Returns the size of an index integer in bits.
    pub fn index_bits(&self, address_space: u32) -> u32 {
        self.pointer(address_space).index_bits
    }

    /// Returns `true` if pointers have no fixed representation as an integer: the address is not all of the pointer, or may
    /// change.
    pub fn is_non_integral(&self, address_space: u32) -> bool {
        let pointer = self.pointer(address_space);
        pointer.is_unstable || pointer.has_external_state || pointer.index_bits != pointer.bits
    }

    /// Returns the layout of pointers to an address space: that of address space 0 unless it has its own.
    fn pointer(&self, address_space: u32) -> &PointerLayout {
        let own = self.pointers.binary_search_by_key(&address_space, |pointer| pointer.address_space);
        &self.pointers[own.unwrap_or(0)]
    }

    /// Returns the size of a value of the type in bits, without padding: 33 for `i33`.
    #[inline]
    pub fn size_bits(&self, ty: Type<'_>) -> u64 {
        self.of_type(ty).bits
    }

    /// Returns the store size of the type in bytes: 5 for `i33`.
    #[inline]
    pub fn store_size(&self, ty: Type<'_>) -> u64 {
        self.of_type(ty).store_size()
    }

    /// Returns the allocation size of the type in bytes: the stride of an array.
    #[inline]
    pub fn alloc_size(&self, ty: Type<'_>) -> u64 {
        self.of_type(ty).alloc_size
    }

    /// Returns the ABI alignment in bytes.
    #[inline]
    pub fn abi_alignment(&self, ty: Type<'_>) -> u64 {
        self.of_type(ty).alignments.abi
    }

    /// Returns the alignment in bytes that LLVM prefers for a variable; at least that of the ABI.
    #[inline]
    pub fn preferred_alignment(&self, ty: Type<'_>) -> u64 {
        self.of_type(ty).alignments.preferred
    }

    /// Returns the bytes that a `getelementptr` with constant indices adds to a pointer; `None` for other ones.
    pub(crate) fn constant_offset(&self, gep: Value<'_>) -> Option<i64> {
        let mut ty = gep.source_element_type();
        let mut offset = 0_i64;
        for position in 1..gep.operand_count() {
            let index = gep.operand(position).int_sext()?;
            if position > 1 {
                match ty.kind() {
                    TypeKind::Struct => {
                        let member = u32::try_from(index).ok()?;
                        offset = offset.checked_add(i64::try_from(self.element_offset(ty, member)).ok()?)?;
                        ty = ty.member(member);
                        continue;
                    }
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => ty = element,
                    _ => return None,
                }
            }
            let stride = i64::try_from(self.alloc_size(ty)).ok()?;
            offset = offset.checked_add(index.checked_mul(stride)?)?;
        }
        Some(offset)
    }

    /// Returns the offset of a struct member in bytes.
    #[track_caller]
    pub fn element_offset(&self, struct_ty: Type<'_>, index: u32) -> u64 {
        match self.in_module(struct_ty.module()).offset(struct_ty.id(), index) {
            Some(offset) => offset,
            None => unreachable!("offset of member {index} of `{struct_ty}`"),
        }
    }

    #[inline]
    fn of_type(&self, ty: Type<'_>) -> Measure {
        self.in_module(ty.module()).measure(ty.id()).unwrap_or_default()
    }

    /// Returns the layout for the types of a module.
    #[inline]
    pub(in crate::ir) fn in_module<'m>(&'m self, module: &'m Module) -> measure::Measuring<'m> {
        measure::Measuring::new(self, module)
    }
}

impl Type<'_> {
    /// Returns `true` if the type has a size: values of it can be in memory.
    pub fn is_sized(self) -> bool {
        let module = self.module();
        module.data_layout().in_module(module).measure(self.id()).is_some()
    }

    /// Returns `true` if the size of the type is a multiple that is known only at run time.
    pub fn is_scalable(self) -> bool {
        let module = self.module();
        module.data_layout().in_module(module).measure(self.id()).is_some_and(|measure| measure.is_scalable)
    }
}
