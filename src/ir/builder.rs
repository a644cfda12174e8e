//! Building a module: types, constants, globals, metadata ([`ModuleBuilder`]) and the bodies of functions
//! ([`FunctionBuilder`]).
//!
//! A builder adds what it is given; [`super::verify`] judges the finished module. Where the type of a result depends on the
//! operands, the builder derives it.

pub(crate) mod attributes;
mod body;
mod constants;
mod fork;
mod metadata;
mod names;
mod sizes;

pub(crate) use fork::Fork;
pub(crate) use metadata::MdFieldValue;
pub(crate) use names::Names;

use rustc_hash::{FxHashMap, FxHashSet};

use super::attributes::{Attribute, AttributeIndex, AttributeListId, AttributeSetId};
use super::constants::ConstantKind;
use super::dialect::Dialect;
#[cfg(test)]
use super::function::AliasData;
use super::function::{FunctionData, FunctionId, GlobalData, Linkage, Symbol};
use super::layout::{DataLayout, LayoutCache};
use super::metadata::MdId;
use super::module::Module;
use super::strings::StrId;
use super::types::{TargetExtType, Type, TypeData, TypeId};
use super::values::ValueId;

pub(crate) use super::inst::flags;
pub(crate) use body::{CallSpec, FunctionBuilder, Phi};

/// A module under construction.
#[derive(Debug, Default)]
pub(crate) struct ModuleBuilder {
    pub(crate) module: Module,
    /// The numbers of the kinds of metadata attachments, by name.
    attachment_numbers: FxHashMap<StrId, u32>,
}

/// The names of the metadata attachments with fixed numbers, as in `llvm/IR/FixedMetadataKinds.def`.
const FIXED_ATTACHMENTS: &[&str] = &[
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
];

impl ModuleBuilder {
    /// Returns an empty module with the names that every module has.
    pub(crate) fn new() -> Self {
        let mut builder = Self::default();
        for name in FIXED_ATTACHMENTS {
            builder.attachment_number(name);
        }
        builder.module.sync_scopes = vec!["singlethread".into(), "".into()];
        builder
    }

    /// Returns the finished module.
    pub(crate) fn finish(self) -> Module {
        self.module
    }

    /// Returns the module as far as it is built. Its views are valid until the next change.
    pub(crate) fn module(&self) -> &Module {
        &self.module
    }

    /// Sets the release of LLVM that reads the module.
    pub(crate) fn set_dialect(&mut self, dialect: Dialect) {
        self.module.dialect = dialect;
    }

    /// Sets the target triple.
    pub(crate) fn set_triple(&mut self, triple: &str) {
        self.module.triple = triple.into();
    }

    /// Sets the data layout.
    pub(crate) fn set_layout(&mut self, layout: DataLayout) {
        self.module.layout = layout;
        self.module.layouts = LayoutCache::default();
    }

    /// Sets the name of the source file.
    pub(crate) fn set_source_file(&mut self, name: &[u8]) {
        self.module.source_file = name.into();
    }

    /// Sets the identifier of the module, which is not written to bitcode.
    pub(crate) fn set_identifier(&mut self, name: &[u8]) {
        self.module.identifier = name.into();
    }

    /// Returns the id of a string.
    pub(crate) fn string(&mut self, text: &[u8]) -> StrId {
        self.module.strings.intern(text)
    }

    /// Returns the bytes of a string.
    pub(crate) fn text(&self, id: StrId) -> &[u8] {
        self.module.strings.get(id)
    }
}

/// Types.
impl ModuleBuilder {
    pub(crate) fn add_type(&mut self, data: TypeData) -> TypeId {
        self.module.types.add(data)
    }

    pub(crate) fn type_data(&self, ty: TypeId) -> &TypeData {
        self.module.types.get(ty)
    }

    /// Returns the integer type of that width.
    pub(crate) fn int_type(&mut self, bits: u32) -> TypeId {
        self.add_type(TypeData::Integer(bits))
    }

    /// Returns the IEEE floating-point type of 16, 32 or 64 bits; `None` for other widths.
    pub(crate) fn float_type(&mut self, bits: u32) -> Option<TypeId> {
        let data = match bits {
            16 => TypeData::Half,
            32 => TypeData::Float,
            64 => TypeData::Double,
            _ => return None,
        };
        Some(self.add_type(data))
    }

    /// Returns the type `bfloat`.
    pub(crate) fn bfloat_type(&mut self) -> TypeId {
        self.add_type(TypeData::BFloat)
    }

    /// Returns the type `token`.
    pub(crate) fn token_type(&mut self) -> TypeId {
        self.add_type(TypeData::Token)
    }

    /// Returns the type of pointers to an address space.
    pub(crate) fn pointer_type(&mut self, address_space: u32) -> TypeId {
        self.add_type(TypeData::Pointer(address_space))
    }

    /// Returns an array type.
    pub(crate) fn array_type(&mut self, element: TypeId, length: u64) -> TypeId {
        self.add_type(TypeData::Array { element, length })
    }

    /// Returns the type of vectors of fixed length.
    pub(crate) fn vector_type(&mut self, element: TypeId, length: u32) -> TypeId {
        self.add_type(TypeData::Vector { element, length, is_scalable: false })
    }

    /// Returns a function type.
    pub(crate) fn function_type(&mut self, result: TypeId, parameters: &[TypeId], is_variadic: bool) -> TypeId {
        let signature = std::iter::once(result).chain(parameters.iter().copied()).collect();
        self.add_type(TypeData::Function { signature, is_variadic })
    }

    /// Returns the structure type without a name that has these members.
    pub(crate) fn literal_struct_type(&mut self, members: &[TypeId], is_packed: bool) -> TypeId {
        self.add_type(TypeData::LiteralStruct { members: members.into(), is_packed })
    }

    /// Adds an opaque structure type; the caller makes names unique.
    pub(crate) fn named_struct_type(&mut self, name: &[u8]) -> TypeId {
        let name = self.string(name);
        self.module.types.add_named(name)
    }

    /// Sets the members of a named structure.
    pub(crate) fn set_struct_body(&mut self, ty: TypeId, members: &[TypeId], is_packed: bool) {
        if self.is_sized(ty) {
            self.module.layouts = LayoutCache::default();
        }
        self.module.types.set_body(ty, members.into(), is_packed);
    }

    /// Returns `target("name", types..., integers...)`.
    pub(crate) fn target_type(&mut self, name: &str, types: &[TypeId], integers: &[u32]) -> TypeId {
        let target = TargetExtType { name: name.into(), types: types.into(), integers: integers.into() };
        self.add_type(TypeData::TargetExt(Box::new(target)))
    }

    /// Returns the type of the same shape with other scalars: a vector of `scalar` for a vector, otherwise `scalar`.
    pub(crate) fn with_scalar(&mut self, shape: TypeId, scalar: TypeId) -> TypeId {
        match *self.type_data(shape) {
            TypeData::Vector { length, is_scalable, .. } => {
                self.add_type(TypeData::Vector { element: scalar, length, is_scalable })
            }
            _ => scalar,
        }
    }

    /// Returns the members of a structure, the signature of a function, or the element of an array or vector.
    pub(crate) fn contained_types(&self, ty: TypeId) -> &[TypeId] {
        self.module.types.contained(ty)
    }

    /// Returns the component type of a vector; every other type itself.
    pub(crate) fn scalar_type(&self, ty: TypeId) -> TypeId {
        self.module.types.scalar(ty)
    }

    /// Returns the address space of a pointer or of a vector of pointers.
    pub(crate) fn address_space(&self, ty: TypeId) -> Option<u32> {
        match *self.type_data(self.scalar_type(ty)) {
            TypeData::Pointer(space) => Some(space),
            _ => None,
        }
    }

    /// Returns the width of an integer type or of the components of a vector of integers.
    pub(crate) fn int_width(&self, ty: TypeId) -> Option<u32> {
        match *self.type_data(self.scalar_type(ty)) {
            TypeData::Integer(bits) => Some(bits),
            _ => None,
        }
    }
}

/// Questions about types.
impl ModuleBuilder {
    /// Returns the type of a value of the module.
    pub(crate) fn value_type(&self, value: ValueId) -> TypeId {
        self.entry(value).map_or(TypeId::LABEL, |entry| entry.ty)
    }

    /// Returns the number of components of a vector of fixed length.
    pub(crate) fn vector_length(&self, ty: TypeId) -> Option<u32> {
        match *self.type_data(ty) {
            TypeData::Vector { length, is_scalable: false, .. } => Some(length),
            _ => None,
        }
    }

    /// Returns the width of a floating-point type or of the components of a vector of them.
    pub(crate) fn float_width(&self, ty: TypeId) -> Option<u32> {
        self.type_data(self.scalar_type(ty)).float_bits()
    }

    /// Returns `true` for floating-point types and vectors of them.
    pub(crate) fn is_float(&self, ty: TypeId) -> bool {
        self.float_width(ty).is_some()
    }

    /// Returns `true` for two scalars, and for two vectors of one length.
    pub(crate) fn same_shape(&self, a: TypeId, b: TypeId) -> bool {
        self.vector_length(a) == self.vector_length(b)
    }

    /// Returns `true` for structures and arrays.
    pub(crate) fn is_aggregate(&self, ty: TypeId) -> bool {
        matches!(self.type_data(ty), TypeData::Array { .. } | TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_))
    }

    /// Returns `true` for arrays of bytes.
    pub(crate) fn is_byte_array(&self, ty: TypeId) -> bool {
        self.array(ty).is_some_and(|(element, _)| *self.type_data(element) == TypeData::Integer(8))
    }

    /// Returns the type of the elements of an array, and their number.
    pub(crate) fn array(&self, ty: TypeId) -> Option<(TypeId, u64)> {
        match *self.type_data(ty) {
            TypeData::Array { element, length } => Some((element, length)),
            _ => None,
        }
    }

    /// Returns the type of a member of a structure or array.
    pub(crate) fn member_type(&self, ty: TypeId, index: u32) -> Option<TypeId> {
        let contained = self.contained_types(ty);
        match self.type_data(ty) {
            TypeData::Array { length, .. } => (u64::from(index) < *length).then(|| contained[0]),
            TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => contained.get(index as usize).copied(),
            _ => None,
        }
    }

    /// Returns the number of members of a structure or array.
    pub(crate) fn member_count(&self, ty: TypeId) -> Option<u32> {
        match self.type_data(ty) {
            TypeData::Array { length, .. } => u32::try_from(*length).ok(),
            TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_) => Some(self.contained_types(ty).len() as u32),
            _ => None,
        }
    }

    /// Returns `true` for types of functions.
    pub(crate) fn is_function_type(&self, ty: TypeId) -> bool {
        matches!(self.type_data(ty), TypeData::Function { .. })
    }

    /// Returns `true` for structures.
    pub(crate) fn is_struct(&self, ty: TypeId) -> bool {
        matches!(self.type_data(ty), TypeData::LiteralStruct { .. } | TypeData::NamedStruct(_))
    }

    /// Returns the name of a structure that has one.
    pub(crate) fn struct_name(&self, ty: TypeId) -> Option<&[u8]> {
        Type::new(&self.module, ty).name()
    }

    /// Returns `true` for a structure without padding between its members.
    pub(crate) fn is_packed(&self, ty: TypeId) -> bool {
        self.module.types.is_packed(ty)
    }

    /// Returns the suffix of a type in the name of an overloaded intrinsic: `v4f32`, `p1`. Empty for types that no such
    /// name has.
    pub(crate) fn intrinsic_suffix(&self, ty: TypeId) -> String {
        match self.type_data(ty) {
            TypeData::Integer(bits) => format!("i{bits}"),
            TypeData::Half => "f16".to_owned(),
            TypeData::BFloat => "bf16".to_owned(),
            TypeData::Float => "f32".to_owned(),
            TypeData::Double => "f64".to_owned(),
            TypeData::Pointer(space) => format!("p{space}"),
            TypeData::Vector { element, length, is_scalable: false } => {
                format!("v{length}{}", self.intrinsic_suffix(*element))
            }
            _ => String::new(),
        }
    }
}

/// Globals and attributes.
impl ModuleBuilder {
    fn symbol(&mut self, value: ValueId, name: &[u8], value_type: TypeId, linkage: Linkage) -> Symbol {
        Symbol {
            value,
            name: self.string(name),
            value_type,
            linkage,
            visibility: Default::default(),
            dll_storage: Default::default(),
            unnamed_addr: Default::default(),
            thread_local: Default::default(),
            // LLVM implies it for symbols that other modules cannot see.
            is_dso_local: matches!(linkage, Linkage::Internal | Linkage::Private),
            partition: StrId::EMPTY,
            section: StrId::EMPTY,
            alignment: 0,
            comdat: None,
            attachments: Vec::new(),
            sanitizer: 0,
        }
    }

    /// Adds a function without a body; the caller makes names unique.
    pub(crate) fn add_function(
        &mut self,
        name: &[u8],
        function_type: TypeId,
        linkage: Linkage,
        calling_convention: u32,
        address_space: u32,
    ) -> FunctionId {
        let id = FunctionId(self.module.functions.len() as u32);
        let ty = self.pointer_type(address_space);
        let value = self.module.constants.add_global(ConstantKind::Function, ty, id.0);
        let symbol = self.symbol(value, name, function_type, linkage);
        self.module.functions.push(FunctionData {
            symbol,
            calling_convention,
            attributes: AttributeListId::default(),
            gc: StrId::EMPTY,
            prefix: None,
            prologue: None,
            personality: None,
            body: None,
            parameter_names: Vec::new(),
        });
        id
    }

    /// Returns the functions, in order.
    pub(crate) fn function_ids(&self) -> impl Iterator<Item = FunctionId> + use<> {
        (0..self.module.functions.len() as u32).map(FunctionId)
    }

    /// Gives the functions another order: that of their present numbers in `order`, which has each of them once. Ids of
    /// functions from before are meaningless; those of their addresses are not.
    pub(crate) fn order_functions(&mut self, order: &[FunctionId]) {
        let mut new_ids = vec![FunctionId::NONE; self.module.functions.len()];
        let mut functions: Vec<Option<FunctionData>> = self.module.functions.drain(..).map(Some).collect();
        for (new, old) in order.iter().enumerate() {
            new_ids[old.index()] = FunctionId(new as u32);
            self.module.functions.extend(functions[old.index()].take());
        }
        for entry in &mut self.module.constants.entries {
            if matches!(entry.kind, ConstantKind::Function | ConstantKind::BlockAddress) {
                entry.start = new_ids[entry.start as usize].0;
            }
        }
        self.module.metadata.renumber_functions(&new_ids);
    }

    /// Returns the function that a value is the address of.
    pub(crate) fn function_of_value(&self, value: ValueId) -> Option<FunctionId> {
        let entry = self.entry(value).filter(|entry| entry.kind == ConstantKind::Function)?;
        Some(FunctionId(entry.start))
    }

    /// Returns the address of a function.
    pub(crate) fn function_value(&self, id: FunctionId) -> ValueId {
        self.module.functions[id.index()].symbol.value
    }

    pub(crate) fn function_mut(&mut self, id: FunctionId) -> &mut FunctionData {
        &mut self.module.functions[id.index()]
    }

    pub(crate) fn function_data(&self, id: FunctionId) -> &FunctionData {
        &self.module.functions[id.index()]
    }

    /// Adds a global variable without initializer; the caller makes names unique.
    pub(crate) fn add_global(
        &mut self,
        name: &[u8],
        value_type: TypeId,
        linkage: Linkage,
        address_space: u32,
    ) -> ValueId {
        let index = self.module.globals.len() as u32;
        let ty = self.pointer_type(address_space);
        let value = self.module.constants.add_global(ConstantKind::GlobalVariable, ty, index);
        let symbol = self.symbol(value, name, value_type, linkage);
        self.module.globals.push(GlobalData {
            symbol,
            initializer: None,
            is_constant: false,
            is_externally_initialized: false,
            attributes: AttributeSetId::default(),
            code_model: 0,
        });
        value
    }

    /// Gives a function or global variable another name; the caller makes names unique.
    pub(crate) fn rename(&mut self, value: ValueId, name: &[u8]) {
        let name = self.string(name);
        if let Some(function) = self.function_of_value(value) {
            self.function_mut(function).symbol.name = name;
        } else if let Some(global) = self.global_mut(value) {
            global.symbol.name = name;
        }
    }

    /// Returns the variable that [`Self::add_global`] returned the address of.
    pub(crate) fn global_mut(&mut self, value: ValueId) -> Option<&mut GlobalData> {
        let entry = self.entry(value).filter(|entry| entry.kind == ConstantKind::GlobalVariable)?;
        self.module.globals.get_mut(entry.start as usize)
    }

    /// Adds an alias; the caller makes names unique.
    #[cfg(test)]
    pub(crate) fn add_alias(&mut self, name: &[u8], value_type: TypeId, linkage: Linkage, target: ValueId) -> ValueId {
        let index = self.module.aliases.len() as u32;
        let ty = self.entry(target).map_or(TypeId::VOID, |entry| entry.ty);
        let value = self.module.constants.add_global(ConstantKind::Alias, ty, index);
        let symbol = self.symbol(value, name, value_type, linkage);
        self.module.aliases.push(AliasData { symbol, target: [target] });
        value
    }

    /// Returns the set of these attributes.
    pub(crate) fn attribute_set(&mut self, mut attributes: Vec<Attribute>) -> AttributeSetId {
        let strings = &self.module.strings;
        // Kinds in the order of LLVM, then keys in the order of their bytes.
        attributes.sort_by(|a, b| {
            let key = |attribute: &Attribute| match attribute {
                Attribute::String(key, _) => strings.get(*key).to_vec(),
                _ => Vec::new(),
            };
            let rank = |attribute: &Attribute| attribute.kind().map_or(u32::MAX, |kind| kind as u32);
            rank(a).cmp(&rank(b)).then_with(|| key(a).cmp(&key(b)))
        });
        attributes.dedup();
        self.module.attributes.add_set(attributes.into())
    }

    /// Returns the list of these sets.
    pub(crate) fn attribute_list(
        &mut self,
        sets: impl IntoIterator<Item = (AttributeIndex, AttributeSetId)>,
    ) -> AttributeListId {
        let mut sets: Vec<_> = sets.into_iter().filter(|(_, set)| *set != AttributeSetId::default()).collect();
        sets.sort_by_key(|(index, _)| *index);
        self.module.attributes.add_list(sets.into())
    }

    /// Attaches a node to a function.
    pub(crate) fn attach_to_function(&mut self, function: FunctionId, kind: &str, node: MdId) {
        let kind = self.attachment_number(kind);
        self.function_mut(function).symbol.attachments.push((kind, node));
    }

    /// Attaches a node to a global variable.
    pub(crate) fn attach_to_global(&mut self, global: ValueId, kind: &str, node: MdId) {
        let kind = self.attachment_number(kind);
        if let Some(global) = self.global_mut(global) {
            global.symbol.attachments.push((kind, node));
        }
    }

    /// Attaches nodes to a function, but those of a kind that it has.
    pub(crate) fn extend_function_attachments(&mut self, function: FunctionId, added: &[(String, MdId)]) {
        let added = self.new_attachments(&self.function_data(function).symbol.attachments.clone(), added);
        self.function_mut(function).symbol.attachments.extend(added);
    }

    /// Attaches nodes to a global variable, but those of a kind that it has.
    pub(crate) fn extend_global_attachments(&mut self, global: ValueId, added: &[(String, MdId)]) {
        let own = self.global_mut(global).map(|global| global.symbol.attachments.clone()).unwrap_or_default();
        let added = self.new_attachments(&own, added);
        if let Some(global) = self.global_mut(global) {
            global.symbol.attachments.extend(added);
        }
    }

    /// Returns the nodes with the numbers of their kinds, the first one of each kind that is not among the own ones.
    fn new_attachments(&mut self, own: &[(u32, MdId)], added: &[(String, MdId)]) -> Vec<(u32, MdId)> {
        let mut kinds: FxHashSet<u32> = own.iter().map(|(kind, _)| *kind).collect();
        let numbered = added.iter().map(|(kind, node)| (self.attachment_number(kind), *node));
        numbered.filter(|(kind, _)| kinds.insert(*kind)).collect()
    }

    /// Returns `true` for the address of a global variable.
    pub(crate) fn is_global_variable(&self, value: ValueId) -> bool {
        self.entry(value).is_some_and(|entry| entry.kind == ConstantKind::GlobalVariable)
    }

    /// Returns the number of a kind of attachments.
    pub(crate) fn attachment_number(&mut self, kind: &str) -> u32 {
        let name = self.string(kind.as_bytes());
        let names = &mut self.module.attachment_names;
        let numbers = &mut self.attachment_numbers;
        *numbers.entry(name).or_insert_with(|| {
            names.push(name);
            names.len() as u32 - 1
        })
    }

    /// Returns the number of a sync scope; empty is the whole system.
    pub(crate) fn sync_scope(&mut self, name: &str) -> u32 {
        let scopes = &mut self.module.sync_scopes;
        let position = scopes.iter().position(|own| **own == *name).unwrap_or_else(|| {
            scopes.push(name.into());
            scopes.len() - 1
        });
        position as u32
    }
}
