//! Types: the table of a module's types, and their views.

use std::fmt;
use std::sync::Mutex;

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::module::Module;
use super::strings::StrId;

/// The index of a type in its module.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(pub(crate) u32);

impl TypeId {
    /// `void`, in every module.
    pub const VOID: Self = Self(0);
    /// `label`, in every module.
    pub const LABEL: Self = Self(1);
    /// `metadata`, in every module.
    pub const METADATA: Self = Self(2);
    /// `i1`, in every module.
    pub const I1: Self = Self(3);
}

/// The maximum width of an integer in bits.
pub(crate) const MAX_INTEGER_BITS: u32 = 1 << 23;

/// The contents of a type; equal contents are one type, but for named structures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TypeData {
    Void,
    Half,
    BFloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    Label,
    Metadata,
    Token,
    X86Amx,
    /// The width in bits.
    Integer(u32),
    /// The address space.
    Pointer(u32),
    Array {
        element: TypeId,
        length: u64,
    },
    Vector {
        element: TypeId,
        length: u32,
        is_scalable: bool,
    },
    /// The return type, then the parameters.
    Function {
        signature: Box<[TypeId]>,
        is_variadic: bool,
    },
    /// A structure without a name.
    LiteralStruct {
        members: Box<[TypeId]>,
        is_packed: bool,
    },
    /// The index of a structure that is identified by its name.
    NamedStruct(u32),
    TargetExt(Box<TargetExtType>),
}

/// `target("name", types..., integers...)`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TargetExtType {
    pub(crate) name: Box<str>,
    pub(crate) types: Box<[TypeId]>,
    pub(crate) integers: Box<[u32]>,
}

/// A structure that is identified by its name; an unnamed one is identified by its index.
#[derive(Clone, Debug)]
pub(crate) struct NamedStruct {
    pub(crate) name: StrId,
    pub(crate) members: Box<[TypeId]>,
    pub(crate) is_packed: bool,
    pub(crate) is_opaque: bool,
}

/// The types of a module. Types that are needed only by questions about a finished module are appended behind a lock.
#[derive(Debug)]
pub(crate) struct TypeTable {
    base: IndexSet<TypeData, FxBuildHasher>,
    pub(crate) named: Vec<NamedStruct>,
    appended: boxcar::Vec<TypeData>,
    appended_index: Mutex<FxHashMap<TypeData, u32>>,
}

impl Default for TypeTable {
    fn default() -> Self {
        // The order of the constants of `TypeId`.
        let base = [TypeData::Void, TypeData::Label, TypeData::Metadata, TypeData::Integer(1)];
        Self {
            base: base.into_iter().collect(),
            named: Vec::new(),
            appended: boxcar::Vec::new(),
            appended_index: Mutex::default(),
        }
    }
}

impl TypeTable {
    /// Returns the type with these contents.
    pub(crate) fn add(&mut self, data: TypeData) -> TypeId {
        TypeId(self.base.insert_full(data).0 as u32)
    }

    /// Adds an opaque structure; [`Self::set_body`] completes it.
    pub(crate) fn add_named(&mut self, name: StrId) -> TypeId {
        let index = self.named.len() as u32;
        self.named.push(NamedStruct { name, members: Box::default(), is_packed: false, is_opaque: true });
        self.add(TypeData::NamedStruct(index))
    }

    /// Returns `true` for a structure without padding between its members.
    pub(crate) fn is_packed(&self, ty: TypeId) -> bool {
        match *self.get(ty) {
            TypeData::LiteralStruct { is_packed, .. } => is_packed,
            TypeData::NamedStruct(index) => self.named[index as usize].is_packed,
            _ => false,
        }
    }

    /// Sets the members of a named structure.
    pub(crate) fn set_body(&mut self, ty: TypeId, members: Box<[TypeId]>, is_packed: bool) {
        if let TypeData::NamedStruct(index) = *self.get(ty) {
            let NamedStruct { name, .. } = self.named[index as usize];
            self.named[index as usize] = NamedStruct { name, members, is_packed, is_opaque: false };
        }
    }

    /// Returns the contents of a type.
    #[inline]
    pub(crate) fn get(&self, TypeId(id): TypeId) -> &TypeData {
        let id = id as usize;
        match self.base.get_index(id) {
            Some(data) => data,
            None => &self.appended[id - self.base.len()],
        }
    }

    /// Returns a table with the same types, of a module that is not finished.
    pub(crate) fn fork(&self) -> Self {
        Self { base: self.base.clone(), named: self.named.clone(), ..Self::default() }
    }

    /// Returns the type with these contents of a finished module, which is appended if it does not exist.
    pub(crate) fn find_or_append(&self, data: TypeData) -> TypeId {
        if let Some(known) = self.base.get_index_of(&data) {
            return TypeId(known as u32);
        }
        let mut index = self.appended_index.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let base = self.base.len() as u32;
        TypeId(*index.entry(data).or_insert_with_key(|data| base + self.appended.push(data.clone()) as u32))
    }

    /// Returns the number of types of the module itself.
    pub(crate) fn len(&self) -> usize {
        self.base.len()
    }

    /// Returns the members of a structure, the signature of a function, the type parameters of a target type, or the
    /// element of an array or vector.
    pub(crate) fn contained(&self, ty: TypeId) -> &[TypeId] {
        match self.get(ty) {
            TypeData::Function { signature, .. } => signature,
            TypeData::LiteralStruct { members, .. } => members,
            TypeData::NamedStruct(index) => &self.named[*index as usize].members,
            TypeData::TargetExt(target) => &target.types,
            TypeData::Array { element, .. } | TypeData::Vector { element, .. } => std::slice::from_ref(element),
            TypeData::Void
            | TypeData::Half
            | TypeData::BFloat
            | TypeData::Float
            | TypeData::Double
            | TypeData::X86Fp80
            | TypeData::Fp128
            | TypeData::PpcFp128
            | TypeData::Label
            | TypeData::Metadata
            | TypeData::Token
            | TypeData::X86Amx
            | TypeData::Integer(_)
            | TypeData::Pointer(_) => &[],
        }
    }

    /// Returns the component type of a vector, and every other type itself.
    #[inline]
    pub(crate) fn scalar(&self, ty: TypeId) -> TypeId {
        match *self.get(ty) {
            TypeData::Vector { element, .. } => element,
            _ => ty,
        }
    }
}

impl TypeData {
    /// Returns a type that contains other types, and a named structure itself.
    pub(crate) fn map(&self, mut map: impl FnMut(TypeId) -> TypeId) -> Self {
        let mut all = |types: &[TypeId]| types.iter().map(|ty| map(*ty)).collect();
        match self {
            Self::Array { element, length } => Self::Array { element: map(*element), length: *length },
            Self::Vector { element, length, is_scalable } => {
                Self::Vector { element: map(*element), length: *length, is_scalable: *is_scalable }
            }
            Self::Function { signature, is_variadic } => {
                Self::Function { signature: all(signature), is_variadic: *is_variadic }
            }
            Self::LiteralStruct { members, is_packed } => {
                Self::LiteralStruct { members: all(members), is_packed: *is_packed }
            }
            Self::TargetExt(own) => {
                Self::TargetExt(Box::new(TargetExtType { types: all(&own.types), ..(**own).clone() }))
            }
            Self::Void
            | Self::Half
            | Self::BFloat
            | Self::Float
            | Self::Double
            | Self::X86Fp80
            | Self::Fp128
            | Self::PpcFp128
            | Self::Label
            | Self::Metadata
            | Self::Token
            | Self::X86Amx
            | Self::Integer(_)
            | Self::Pointer(_)
            | Self::NamedStruct(_) => self.clone(),
        }
    }
}

/// A type of a module. Equal types are the same view.
#[derive(Copy, Clone)]
pub struct Type<'m> {
    module: &'m Module,
    id: TypeId,
}

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
    #[inline]
    pub(crate) fn new(module: &'m Module, id: TypeId) -> Self {
        Self { module, id }
    }

    #[inline]
    pub(crate) fn module(self) -> &'m Module {
        self.module
    }

    /// Returns the index of the type in its module.
    #[inline]
    pub fn id(self) -> TypeId {
        self.id
    }

    #[inline]
    fn view(self, id: TypeId) -> Self {
        Self { module: self.module, id }
    }

    #[inline]
    pub(crate) fn data(self) -> &'m TypeData {
        self.module.types.get(self.id)
    }

    #[inline]
    fn contained(self) -> &'m [TypeId] {
        self.module.types.contained(self.id)
    }

    /// Returns the kind of the type.
    #[inline]
    pub fn kind(self) -> TypeKind<'m> {
        match *self.data() {
            TypeData::Void => TypeKind::Void,
            TypeData::Half => TypeKind::Half,
            TypeData::BFloat => TypeKind::BFloat,
            TypeData::Float => TypeKind::Float,
            TypeData::Double => TypeKind::Double,
            TypeData::X86Fp80 => TypeKind::X86Fp80,
            TypeData::Fp128 => TypeKind::Fp128,
            TypeData::PpcFp128 => TypeKind::PpcFp128,
            TypeData::Label => TypeKind::Label,
            TypeData::Metadata => TypeKind::Metadata,
            TypeData::Token => TypeKind::Token,
            TypeData::X86Amx => TypeKind::X86Amx,
            TypeData::Integer(bits) => TypeKind::Integer(bits),
            TypeData::Pointer(address_space) => TypeKind::Pointer { address_space },
            TypeData::Array { element, length } => TypeKind::Array { element: self.view(element), length },
            TypeData::Vector { element, length, is_scalable: false } => {
                TypeKind::Vector { element: self.view(element), length }
            }
            TypeData::Vector { element, length, is_scalable: true } => {
                TypeKind::ScalableVector { element: self.view(element), minimum: length }
            }
            TypeData::Function { .. } => TypeKind::Function,
            TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => TypeKind::Struct,
            TypeData::TargetExt(_) => TypeKind::TargetExt,
        }
    }

    fn named_struct(self) -> Option<&'m NamedStruct> {
        match *self.data() {
            TypeData::NamedStruct(index) => self.module.types.named.get(index as usize),
            _ => None,
        }
    }

    /// Returns the name of a named struct.
    pub fn name(self) -> Option<&'m [u8]> {
        let name = self.named_struct()?.name;
        (!name.is_empty()).then(|| self.module.strings.get(name))
    }

    /// Returns `true` if a struct is packed: no padding between its members.
    pub fn is_packed(self) -> bool {
        match self.data() {
            TypeData::LiteralStruct { is_packed, .. } => *is_packed,
            _ => self.named_struct().is_some_and(|named| named.is_packed),
        }
    }

    /// Returns `true` if a struct has no body.
    pub fn is_opaque(self) -> bool {
        self.named_struct().is_some_and(|named| named.is_opaque)
    }

    /// Returns `true` if a struct is a literal struct, which has no name.
    pub fn is_literal(self) -> bool {
        matches!(self.data(), TypeData::LiteralStruct { .. })
    }

    /// Returns the number of members of a struct.
    #[inline]
    pub fn member_count(self) -> u32 {
        self.contained().len() as u32
    }

    /// Returns the type of the struct's member at `index`.
    #[inline]
    #[track_caller]
    pub fn member(self, index: u32) -> Type<'m> {
        self.view(self.contained()[index as usize])
    }

    /// Returns the types of a struct's members, in order.
    pub fn members(self) -> impl ExactSizeIterator<Item = Type<'m>> + DoubleEndedIterator + Clone {
        self.contained().iter().map(move |&id| self.view(id))
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
        self.view(self.contained()[0])
    }

    /// Returns the parameter types of a function type, without variable arguments.
    pub fn parameters(self) -> impl ExactSizeIterator<Item = Type<'m>> + DoubleEndedIterator + Clone {
        self.contained().get(1..).unwrap_or_default().iter().map(move |&id| self.view(id))
    }

    /// Returns `true` if a function takes more arguments than it has parameters.
    pub fn is_variadic(self) -> bool {
        matches!(self.data(), TypeData::Function { is_variadic: true, .. })
    }

    /// Returns `x` of `target("x", ...)`; empty for every other type.
    pub fn target_name(self) -> &'m str {
        match self.data() {
            TypeData::TargetExt(target) => &target.name,
            _ => "",
        }
    }

    /// Returns the types among the parameters of `target("x", ...)`.
    pub fn target_type_parameters(self) -> impl ExactSizeIterator<Item = Type<'m>> + DoubleEndedIterator + Clone {
        self.members()
    }

    /// Returns the integers among the parameters of `target("x", ...)`.
    pub fn target_int_parameters(self) -> &'m [u32] {
        match self.data() {
            TypeData::TargetExt(target) => &target.integers,
            _ => &[],
        }
    }

    /// Returns the component type of a vector; every other type itself.
    #[inline]
    pub fn scalar(self) -> Type<'m> {
        self.view(self.module.types.scalar(self.id))
    }

    /// Returns `true` if this is a pointer (no vector of pointers).
    #[inline]
    pub fn is_pointer(self) -> bool {
        matches!(self.data(), TypeData::Pointer(_))
    }

    /// Returns `true` if this is an integer (no vector of integers).
    #[inline]
    pub fn is_integer(self) -> bool {
        matches!(self.data(), TypeData::Integer(_))
    }

    /// Returns `true` if this is a floating-point number (no vector of them).
    #[inline]
    pub fn is_float(self) -> bool {
        let is_short = matches!(self.data(), TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double);
        is_short || self.is_long_float()
    }

    /// Returns `true` if this is a `bfloat` (no vector of them).
    #[inline]
    pub fn is_bfloat(self) -> bool {
        matches!(self.data(), TypeData::BFloat)
    }

    /// Returns `true` if this is an `x86_fp80`, `fp128` or `ppc_fp128` (no vector of them).
    #[inline]
    pub fn is_long_float(self) -> bool {
        matches!(self.data(), TypeData::X86Fp80 | TypeData::Fp128 | TypeData::PpcFp128)
    }

    /// Returns `true` if this is a vector of fixed length.
    #[inline]
    pub fn is_vector(self) -> bool {
        matches!(self.data(), TypeData::Vector { is_scalable: false, .. })
    }

    /// Returns `true` if this is `void`.
    #[inline]
    pub fn is_void(self) -> bool {
        matches!(self.data(), TypeData::Void)
    }

    /// Returns the width of an integer in bits.
    #[inline]
    pub fn integer_bits(self) -> Option<u32> {
        match *self.data() {
            TypeData::Integer(bits) => Some(bits),
            _ => None,
        }
    }

    /// Returns the address space of a pointer or of a vector of pointers.
    #[inline]
    pub fn address_space(self) -> Option<u32> {
        match *self.scalar().data() {
            TypeData::Pointer(space) => Some(space),
            _ => None,
        }
    }
}

impl PartialEq for Type<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Type<'_> {}

impl std::hash::Hash for Type<'_> {
    #[inline]
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
