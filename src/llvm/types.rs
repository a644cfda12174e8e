//! Types: their kinds and components.

use std::fmt;
use std::marker::PhantomData;
use std::ptr::{self, NonNull};

use llvm_sys::LLVMType;
use llvm_sys::core::{LLVMPrintTypeToString, LLVMTypeIsSized};
use llvm_sys::prelude::LLVMTypeRef;
use rustc_hash::FxHashSet;

use super::ffi;

/// A type of the module. LLVM uniques types, so equal types are the same view.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Type<'m>(NonNull<LLVMType>, PhantomData<&'m ()>);

// LLVM's numbers of the kinds with predicates of their own; see [`Type::kind`]. The floating-point types come first.
const BFLOAT: u32 = 1;
const FIRST_LONG_FLOAT: u32 = 4;
const LAST_FLOAT: u32 = 6;
const VOID: u32 = 7;
const INTEGER: u32 = 12;
const POINTER: u32 = 14;
const VECTOR: u32 = 17;

/// The kind of a type; every kind of LLVM 22.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TypeKind<'m> {
    /// `void`.
    Void,
    /// 16-bit IEEE float.
    Half,
    /// 16-bit float with the exponent of a 32-bit float.
    BFloat,
    /// 32-bit IEEE float.
    Float,
    /// 64-bit IEEE float.
    Double,
    /// 80-bit x87 float.
    X86Fp80,
    /// 128-bit IEEE float.
    Fp128,
    /// A pair of doubles.
    PpcFp128,
    /// An integer of that many bits.
    Integer(u32),
    /// A function; see [`Type::return_type`] and [`Type::parameters`].
    Function,
    /// A struct; see [`Type::members`].
    Struct,
    /// An array.
    Array {
        /// The type of each element.
        element: Type<'m>,
        /// The number of elements.
        length: u64,
    },
    /// An opaque pointer.
    Pointer {
        /// The address space.
        address_space: u32,
    },
    /// A vector of fixed length.
    Vector {
        /// The type of each component.
        element: Type<'m>,
        /// The number of components.
        length: u32,
    },
    /// A scalable vector.
    ScalableVector {
        /// The type of each component.
        element: Type<'m>,
        /// The minimum number of components, of which the length is a multiple.
        minimum: u32,
    },
    /// A basic block as an operand.
    Label,
    /// Metadata as an argument.
    Metadata,
    /// A token.
    Token,
    /// A tile register of x86.
    X86Amx,
    /// `target("name", ...)`; see [`Type::target_name`].
    TargetExt,
}

impl<'m> Type<'m> {
    /// Returns the view of an LLVM type, or `None` for null.
    ///
    /// # Safety
    ///
    /// The type must be null or live for `'m`.
    #[inline]
    pub(super) unsafe fn from_raw(raw: LLVMTypeRef) -> Option<Self> {
        NonNull::new(raw).map(|raw| Self(raw, PhantomData))
    }

    #[inline]
    pub(super) fn raw(self) -> LLVMTypeRef {
        self.0.as_ptr()
    }

    /// Returns the kind of the type.
    #[inline]
    pub fn kind(self) -> TypeKind<'m> {
        let mut info = ffi::TypeInfo { id: 0, number: 0, length: 0, element: ptr::null_mut() };
        // SAFETY: the type is live for 'm, and `info` has the shim's layout.
        unsafe { ffi::lsr_type_info(self.raw(), &raw mut info) };
        // SAFETY: the element of a live type is live as long.
        let element = unsafe { Self::from_raw(info.element) };
        match (info.id, element) {
            (0, _) => TypeKind::Half,
            (1, _) => TypeKind::BFloat,
            (2, _) => TypeKind::Float,
            (3, _) => TypeKind::Double,
            (4, _) => TypeKind::X86Fp80,
            (5, _) => TypeKind::Fp128,
            (6, _) => TypeKind::PpcFp128,
            (7, _) => TypeKind::Void,
            (8, _) => TypeKind::Label,
            (9, _) => TypeKind::Metadata,
            (10, _) => TypeKind::X86Amx,
            (11, _) => TypeKind::Token,
            (12, _) => TypeKind::Integer(info.number),
            (13, _) => TypeKind::Function,
            (15, _) => TypeKind::Struct,
            (16, Some(element)) => TypeKind::Array { element, length: info.length },
            // LLVM keeps the length of a vector in 32 bits.
            (17, Some(element)) => TypeKind::Vector { element, length: info.length as u32 },
            (18, Some(element)) => TypeKind::ScalableVector { element, minimum: info.length as u32 },
            // 19 is a pointer type that only code generators of other targets create.
            (14 | 19, _) => TypeKind::Pointer { address_space: info.number },
            (20, _) => TypeKind::TargetExt,
            (id, _) => unreachable!("LLVM 22 has no type kind {id}"),
        }
    }

    /// Returns LLVM's number of the kind, see [`Self::kind`].
    #[inline]
    fn id(self) -> u32 {
        // SAFETY: the type is live for 'm.
        unsafe { ffi::lsr_type_id(self.raw()) }
    }

    /// Returns the name of a named struct.
    pub fn name(self) -> Option<&'m [u8]> {
        // SAFETY: the type is live for 'm, and so is its name.
        let name = unsafe { ffi::lsr_struct_name(self.raw()) };
        // SAFETY: as above.
        name.is_some().then(|| unsafe { name.get() })
    }

    /// Returns `true` if a struct is packed: no padding between its members.
    pub fn is_packed(self) -> bool {
        self.struct_flags() & ffi::STRUCT_PACKED != 0
    }

    /// Returns `true` if memory can hold the type: no part of it is void, opaque, a label or the like.
    pub fn is_sized(self) -> bool {
        // SAFETY: the type is live.
        unsafe { LLVMTypeIsSized(self.raw()) != 0 }
    }

    /// Returns `true` if a struct has no body.
    pub fn is_opaque(self) -> bool {
        self.struct_flags() & ffi::STRUCT_OPAQUE != 0
    }

    /// Returns `true` if a struct is a literal struct, which has no name.
    pub fn is_literal(self) -> bool {
        self.struct_flags() & ffi::STRUCT_LITERAL != 0
    }

    fn struct_flags(self) -> u32 {
        // SAFETY: the type is live for 'm.
        unsafe { ffi::lsr_struct_flags(self.raw()) }
    }

    /// The number of members of a struct.
    #[inline]
    pub fn member_count(self) -> u32 {
        self.contained_count()
    }

    /// The type of the struct's member at `index`.
    #[inline]
    #[track_caller]
    pub fn member(self, index: u32) -> Type<'m> {
        self.contained(index)
    }

    /// The types of a struct's members, in order.
    pub fn members(self) -> impl ExactSizeIterator<Item = Type<'m>> + DoubleEndedIterator + Clone {
        (0..self.contained_count()).map(move |index| self.contained(index))
    }

    /// Returns the first of the type itself, the elements of arrays and the members of structures, at any depth, that meets
    /// `is_wanted`. Each structure is searched once, however often it is a member.
    pub fn find(self, is_wanted: impl Fn(Type<'m>) -> bool) -> Option<Type<'m>> {
        let (mut next, mut seen) = (vec![self], FxHashSet::default());
        while let Some(ty) = next.pop() {
            if is_wanted(ty) {
                return Some(ty);
            }
            match ty.kind() {
                TypeKind::Array { element, .. } => next.push(element),
                TypeKind::Struct if seen.insert(ty) => next.extend(ty.members()),
                _ => {}
            }
        }
        None
    }

    /// Returns the return type of a function type.
    #[track_caller]
    pub fn return_type(self) -> Type<'m> {
        self.contained(0)
    }

    /// Returns the parameter types of a function type, without variable arguments.
    pub fn parameters(self) -> impl ExactSizeIterator<Item = Type<'m>> + DoubleEndedIterator + Clone {
        (1..self.contained_count().max(1)).map(move |index| self.contained(index))
    }

    /// Returns the parameter types of a function type.
    pub fn parameter_types(self) -> impl ExactSizeIterator<Item = Type<'m>> {
        (1..self.contained_count()).map(move |index| self.contained(index))
    }

    /// Returns `true` if a function takes more arguments than it has parameters.
    pub fn is_variadic(self) -> bool {
        // SAFETY: the type is live for 'm.
        unsafe { ffi::lsr_function_type_is_variadic(self.raw()) }
    }

    /// `x` of `target("x", ...)`; empty for every other type.
    pub fn target_name(self) -> &'m str {
        // SAFETY: the type is live for 'm, and so is its name.
        ffi::text(unsafe { ffi::lsr_target_type_name(self.raw()).get() })
    }

    /// The types among the parameters of `target("x", ...)`.
    pub fn target_type_parameters(self) -> impl ExactSizeIterator<Item = Type<'m>> + DoubleEndedIterator + Clone {
        self.members()
    }

    /// The integers among the parameters of `target("x", ...)`.
    pub fn target_int_parameters(self) -> &'m [u32] {
        let mut count = 0;
        // SAFETY: the type is live for 'm.
        let integers = unsafe { ffi::lsr_target_type_integers(self.raw(), &raw mut count) };
        // SAFETY: the integers are part of the type.
        unsafe { ffi::elements(integers, count) }
    }

    /// The component type of a vector; every other type itself.
    #[inline]
    pub fn scalar(self) -> Type<'m> {
        // SAFETY: the type is live for 'm, and so is its scalar type.
        unsafe { Self::from_raw(ffi::lsr_type_scalar(self.raw())) }.unwrap_or(self)
    }

    /// Returns `true` if this is a pointer (no vector of pointers).
    #[inline]
    pub fn is_pointer(self) -> bool {
        self.id() == POINTER
    }

    /// Returns `true` if this is an integer (no vector of integers).
    #[inline]
    pub fn is_integer(self) -> bool {
        self.id() == INTEGER
    }

    /// Returns `true` if this is a floating-point number (no vector of them).
    #[inline]
    pub fn is_float(self) -> bool {
        self.id() <= LAST_FLOAT
    }

    /// Returns `true` if this is a `bfloat` (no vector of them).
    #[inline]
    pub fn is_bfloat(self) -> bool {
        self.id() == BFLOAT
    }

    /// Returns `true` if this is an `x86_fp80`, `fp128` or `ppc_fp128` (no vector of them).
    #[inline]
    pub fn is_long_float(self) -> bool {
        (FIRST_LONG_FLOAT..=LAST_FLOAT).contains(&self.id())
    }

    /// Returns `true` if this is a vector of fixed length.
    #[inline]
    pub fn is_vector(self) -> bool {
        self.id() == VECTOR
    }

    /// Returns `true` if this is `void`.
    #[inline]
    pub fn is_void(self) -> bool {
        self.id() == VOID
    }

    /// Returns the width of an integer in bits.
    #[inline]
    pub fn integer_bits(self) -> Option<u32> {
        match self.kind() {
            TypeKind::Integer(bits) => Some(bits),
            _ => None,
        }
    }

    /// The address space of a pointer or of a vector of pointers.
    #[inline]
    pub fn address_space(self) -> Option<u32> {
        // SAFETY: the type is live for 'm.
        let space = unsafe { ffi::lsr_type_address_space(self.raw()) };
        (space != u32::MAX).then_some(space)
    }

    #[inline]
    fn contained_count(self) -> u32 {
        // SAFETY: the type is live for 'm.
        unsafe { ffi::lsr_type_contained_count(self.raw()) }
    }

    #[inline]
    #[track_caller]
    fn contained(self, index: u32) -> Type<'m> {
        // SAFETY: the type is live for 'm, and so are its components.
        match unsafe { Self::from_raw(ffi::lsr_type_contained(self.raw(), index)) } {
            Some(ty) => ty,
            None => unreachable!("part {index} of type `{self}`"),
        }
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the type is live, and this function owns the text.
        f.write_str(&unsafe { ffi::take_message(LLVMPrintTypeToString(self.raw())) })
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
