//! Module-scope variables (specification, `OpVariable`) and aliases.

use smallvec::SmallVec;

use crate::analysis::globals::is_metadata;
use crate::analysis::placement::{StorageOverride, is_private};
use crate::error::{Error, ErrorKind, Remedy, Result, Warning, WarningKind, invalid};
use crate::ir::{Global, Linkage, Type, TypeKind, Value, ValueKind};
use crate::lower::cx::declarations::types::is_cooperative_matrix;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::constants::Dependencies;
use crate::lower::cx::module::constants::initializers::MAX_CONSTITUENTS;
use crate::lower::cx::module::variable_hints::decorate_variable_by_hints;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::map::builtin_names::variable_name;
use crate::names::{FriendlyKind, friendly};
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{BuiltIn, Capability, Decoration, EnumKind, StorageClass, enumerant_by_name};

/// The initializer of a variable.
#[derive(Default)]
struct Initial {
    value: Option<Typed>,
    /// The type of the variable, if it differs from the memory type of the global.
    ty: Option<SpirvType>,
    /// The variables that the initializer refers to.
    named: Dependencies,
}

/// Returns the description of a global in messages.
pub(in crate::lower) fn location(global: Global<'_>) -> String {
    format!("the global variable @{}", String::from_utf8_lossy(global.name()))
}

/// Returns the error for a global that cannot be in private memory.
pub(in crate::lower) fn private(global: Global<'_>, message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidInstruction, message).about(format!(
        "Global variable cannot have Function storage class. Consider setting a proper address space.\nOriginal LLVM \
         value:\n{}",
        global.value().definition()
    ))
}

/// Refuses a built-in variable of an extension that Intel has withdrawn, unless the options allow it.
fn check_withdrawn(mx: &ModuleCx<'_>, global: Global<'_>, built_in: BuiltIn) -> Result<()> {
    let extension = Extension::INTEL_hw_thread_queries;
    let is_withdrawn = matches!(built_in, BuiltIn::SubDeviceIDINTEL | BuiltIn::GlobalHWThreadIDINTEL);
    if !is_withdrawn || mx.out.allows_extension(extension) {
        return Ok(());
    }
    let name = extension.name();
    let error = Error::new(ErrorKind::DeprecatedExtension, format!("BuiltIn {built_in:?} needs {name}"));
    Err(error.allowed_by([Remedy::Extension(name)]).about(format!(
        "{name}\nPlease report to https://github.com/intel/llvm in case if you see this error.\nRef LLVM Value:\n{}",
        global.value().definition()
    )))
}

/// Returns the error for a global whose initializer needs its own address.
pub(in crate::lower) fn cycle(global: Global<'_>) -> Error {
    let name = String::from_utf8_lossy(global.name());
    let message = format!(
        "the initializers of @{name} and of the globals it refers to form a cycle; store one of the addresses in a kernel"
    );
    Error::new(ErrorKind::InvalidModule, message)
}

impl<'m> ModuleCx<'m> {
    /// Returns the variable of a global, declared on first use.
    pub(crate) fn global(&mut self, global: Global<'m>) -> Result<Id> {
        if let Some(known) = self.variables.globals.get(&global.value()) {
            return known.ok_or_else(|| cycle(global));
        }
        self.variables.globals.insert(global.value(), None);
        let declared = self.declare_global(global);
        match &declared {
            Ok(id) => self.variables.globals.insert(global.value(), Some(*id)),
            Err(_) => self.variables.globals.remove(&global.value()),
        };
        declared.map_err(|error| error.at(location(global)).located(global.diagnostic_location()))
    }

    fn declare_global(&mut self, global: Global<'m>) -> Result<Id> {
        let built_in = built_in(global);
        let storage = self.global_storage(global)?;
        let pointee = self.global_type(global)?;
        self.check_global_memory(global, storage)?;
        let initial = self.global_initializer(global, storage)?;
        let pointer = self.type_pointer(storage, initial.ty.unwrap_or(pointee))?;
        if let Some(built_in) = built_in
            && let Some(known) = self.variables.built_ins.get(&built_in.0).copied()
            && self.variables.types.get(&known) == Some(&pointer)
        {
            return Ok(known);
        }
        self.declare_initialized(global, built_in, storage, pointer, initial)
    }

    /// Checks that memory of a storage class may have the type and the initializer of a global. (Initializers nest, and
    /// the locals of this function would be on the stack once a level.)
    fn check_global_memory(&mut self, global: Global<'m>, storage: StorageClass) -> Result<()> {
        if storage == StorageClass::Workgroup && global.initializer().is_some_and(|value| !value.is_undefined()) {
            let message = "a workgroup variable has an initializer, which OpenCL C does not have and which not every \
                           consumer applies; store the value at the start of a kernel";
            let warning = Warning::new(WarningKind::WorkgroupInitializer, message).at(location(global));
            self.warn(warning.located(global.diagnostic_location()));
        }
        if storage == StorageClass::UniformConstant {
            self.check_constant_memory(global.value_type())?;
        }
        if storage != StorageClass::Private
            && self.out.requirements().has_capability(Capability::CooperativeMatrixKHR)
            && global.value_type().find(is_cooperative_matrix).is_some()
        {
            return Err(Error::new(
                ErrorKind::InvalidModule,
                "a cooperative matrix must be in private memory; store its elements with \
                 __spirv_CooperativeMatrixStoreKHR",
            ));
        }
        Ok(())
    }

    /// Declares the variable of a global whose initializer is declared.
    fn declare_initialized(
        &mut self,
        global: Global<'m>,
        built_in: Option<BuiltIn>,
        storage: StorageClass,
        pointer: SpirvType,
        initial: Initial,
    ) -> Result<Id> {
        let explicit = global.metadata("spirv.Decorations");
        if let Some(list) = explicit {
            self.declare_explicit(list)?;
        }
        let id = self.out.fresh_global();
        self.declare_variable(id, pointer, storage, initial.value)?;
        decorate_variable_by_hints(self, global, id)?;
        if !initial.named.is_empty() {
            self.call_graph.add_initializer(id, initial.named.into_iter().collect());
        }
        self.name(id, global.name())?;
        if let Some(built_in) = built_in {
            check_withdrawn(self, global, built_in)?;
            self.decorate_with(id, Decoration::BuiltIn, built_in)?;
            self.variables.built_ins.entry(built_in.0).or_insert(id);
        }
        if global.is_constant() {
            self.decorate_constant(id)?;
        }
        self.decorate_global_alignment(id, global)?;
        if !self.facts.placement.is_private(global) {
            self.decorate_linkage(id, global.name(), global.linkage(), global.is_declaration())?;
        }
        if let Some(list) = explicit {
            self.decorate_explicitly(id, list)?;
        }
        Ok(id)
    }

    /// Returns the type of a global in memory. That of a pointer has the pointee of the pointer that initializes it. A
    /// built-in input is not in memory, so a Boolean one has type Boolean.
    pub(crate) fn global_type(&mut self, global: Global<'m>) -> Result<SpirvType> {
        if global.value_type().kind() == TypeKind::Integer(1) && built_in(global).is_some() {
            return self.type_bool();
        }
        match self.facts.element_types.node(global.value()) {
            Some(node) if pointer_initializer(global).is_some() => self.pointee_type(node),
            _ => self.memory(global.value_type()).map(|memory| memory.ty),
        }
    }

    /// Returns the storage class of a global; see [`placement`](crate::analysis::placement).
    fn global_storage(&self, global: Global<'m>) -> Result<StorageClass> {
        let refused = |message: &str| Err(Error::new(ErrorKind::InvalidModule, message));
        let storage_override = self.facts.placement.storage_override(global.value());
        if self.facts.placement.is_misused(global) && storage_override == Some(StorageOverride::VectorCompute) {
            return Err(private(
                global,
                "the address of a variable of vector compute code in private memory (address space 0) can be used by \
                 loads, stores and intrinsics only; use it there, or remove SPV_INTEL_vector_compute from --spirv-ext, \
                 which makes it a local variable",
            ));
        }
        if self.facts.placement.is_misused(global) {
            return refused("a built-in input can be read, but its address cannot be passed; load the value first");
        }
        if self.facts.placement.promoted.contains(global) {
            return Ok(StorageClass::UniformConstant);
        }
        match self.storage_of(global.value(), global.address_space())? {
            StorageClass::Function if global.is_externally_initialized() => Err(private(
                global,
                "a variable in private memory (address space 0) cannot be initialized externally; put it in address \
                 space 1 or 2",
            )),
            StorageClass::Function => Err(private(
                global,
                "a variable in private memory (address space 0) cannot be imported from another module; link the \
                 modules first, or put it in address space 1, 2 or 3",
            )),
            _ if global.is_thread_local() => {
                refused("a thread-local variable must be in private memory (address space 0); put it there")
            }
            // A variable of the whole program that generic pointers reach is in global memory (OpenCL C, section
            // 6.7.1).
            StorageClass::Generic => Ok(StorageClass::CrossWorkgroup),
            storage => Ok(storage),
        }
    }

    /// Returns the initializer of a global.
    fn global_initializer(&mut self, global: Global<'m>, storage: StorageClass) -> Result<Initial> {
        // A variable that another module defines is initialized there, except for constants that no module can export.
        let is_elsewhere = global.linkage() == Linkage::AvailableExternally && !self.facts.placement.is_private(global);
        let initializer = global.initializer().filter(|value| !is_omitted(*value, storage) && !is_elsewhere);
        let Some(initializer) = initializer else { return Ok(Initial::default()) };
        if storage == StorageClass::Input {
            let message = "an input (address space 7) has no initializer; put the variable in address space 1 or 2";
            return Err(Error::new(ErrorKind::InvalidModule, message));
        }
        let outer = std::mem::take(&mut self.constants.named);
        let initial = if self.is_in_pieces(global) {
            self.pieces(initializer).map(|value| Initial {
                ty: Some(value.ty),
                value: Some(value),
                ..Initial::default()
            })
        } else if initializer.is_undefined() {
            self.undefined_struct(initializer).map(|value| Initial { value: Some(value), ..Initial::default() })
        } else if pointer_initializer(global).is_some() {
            let ty = self.global_type(global)?;
            self.pointer_initializer(initializer, ty).map(|value| Initial { value: Some(value), ..Initial::default() })
        } else {
            self.memory_constant(initializer).map(|value| Initial { value: Some(value), ..Initial::default() })
        };
        let named = std::mem::replace(&mut self.constants.named, outer);
        Ok(Initial { named, ..initial? })
    }

    /// Returns the pointer that initializes a variable; a variable may be the initializer of another.
    fn pointer_initializer(&mut self, initializer: Value<'m>, ty: SpirvType) -> Result<Typed> {
        match initializer.kind() {
            ValueKind::GlobalVariable(global) if self.constant_pointer_type(initializer)? == ty => {
                self.constant(global.value())?.first().copied().ok_or_else(|| invalid("expected a pointer"))
            }
            _ => self.constant_pointer_as(initializer, ty),
        }
    }

    /// Returns `true` if a variable holds an array in pieces, since one instruction cannot list all elements of its
    /// initializer.
    pub(super) fn is_in_pieces(&self, global: Global<'m>) -> bool {
        let TypeKind::Array { length, .. } = global.value_type().kind() else { return false };
        let lists_elements = |value: Value<'_>| matches!(value.kind(), ValueKind::DataArray | ValueKind::ConstantArray);
        length > MAX_CONSTITUENTS as u64
            && global.initializer().is_some_and(lists_elements)
            && !self.out.allows_extension(Extension::INTEL_long_composites)
    }

    /// Returns the alignment that LLVM's code may assume.
    pub(in crate::lower) fn global_alignment(&self, global: Global<'m>) -> u64 {
        /// LLVM aligns a variable of more bytes than this, if the module defines it, to this many bytes.
        const LARGE: u64 = 16;
        let explicit = global.alignment();
        if explicit != 0 {
            return explicit;
        }
        let alignment = self.layout.abi_alignment(global.value_type());
        let is_large = global.initializer().is_some() && self.layout.size_bits(global.value_type()) > LARGE * 8;
        if is_large { alignment.max(LARGE) } else { alignment }
    }

    /// Returns the alignment of a type in memory.
    fn memory_alignment(&mut self, ty: Type<'m>) -> Result<u64> {
        match ty {
            pointer if pointer.is_pointer() => Ok(self.layout.abi_alignment(pointer)),
            ty => self.memory(ty).map(|memory| memory.alignment),
        }
    }

    /// Writes `Alignment`, unless the type has the same alignment and LLVM has none.
    fn decorate_global_alignment(&mut self, id: Id, global: Global<'m>) -> Result<()> {
        let alignment = self.global_alignment(global);
        // No code reads metadata.
        let is_unread = built_in(global).is_some() || is_metadata(global);
        let is_natural =
            global.alignment() == 0 && (is_unread || alignment <= self.memory_alignment(global.value_type())?);
        if is_natural {
            return Ok(());
        }
        self.decorate_alignment(id, alignment)
    }

    /// Returns the global that an alias resolves to.
    pub(crate) fn aliasee(&mut self, alias: Value<'m>) -> Result<Value<'m>> {
        let (mut value, mut passed) = (alias, SmallVec::<[Value<'m>; 4]>::new());
        // LLVM's verifier rejects cycles of aliases.
        while matches!(value.kind(), ValueKind::Alias) {
            if let Some(known) = self.variables.aliasees.get(&value) {
                value = *known;
                break;
            }
            passed.push(value);
            value = value.operands().next().ok_or_else(|| invalid("an alias without an aliasee"))?;
        }
        // Only in chains of aliases is it worth remembering.
        if passed.len() > 1 {
            self.variables.aliasees.extend(passed.into_iter().map(|alias| (alias, value)));
        }
        Ok(value)
    }

    /// Returns `true` if the variable of a global has another type than the pointer that LLVM's global is.
    pub(in crate::lower) fn needs_pointer_cast(&self, global: Global<'m>) -> bool {
        matches!(self.storage_class(global.address_space()), Ok(StorageClass::Generic)) || self.is_in_pieces(global)
    }

    /// Duplicates a constant global: from constant memory in global memory, or the other way round.
    pub(crate) fn copy_of(&mut self, storage: StorageClass, global: Global<'m>) -> Result<Pointer> {
        if let Some(known) = self.variables.copies.get(&global.value()) {
            return Ok(*known);
        }
        let initial = self.global_initializer(global, storage)?;
        let pointee = match initial.ty {
            Some(ty) => ty,
            None => self.global_type(global)?,
        };
        let pointer = self.type_pointer(storage, pointee)?;
        let id = self.out.fresh_global();
        self.declare_variable(id, pointer, storage, initial.value)?;
        if !initial.named.is_empty() {
            self.call_graph.add_initializer(id, initial.named.into_iter().collect());
        }
        self.decorate_constant(id)?;
        self.decorate_global_alignment(id, global)?;
        let copy = Pointer::new(Typed::new(id, pointer), storage, pointee);
        self.variables.copies.insert(global.value(), copy);
        Ok(copy)
    }

    /// Returns an array of `count` bytes of one value.
    pub(crate) fn repeated_byte(&mut self, array: SpirvType, value: u64, count: u64) -> Result<Typed> {
        if value == 0 {
            return self.null(array);
        }
        let byte = self.int_constant(8, value)?;
        self.composite(array, &vec![byte; usize::try_from(count).unwrap_or(0)])
    }

    /// Returns a constant variable of `count` bytes of zero, declared once for each count.
    pub(crate) fn constant_zeros(&mut self, count: u64) -> Result<Pointer> {
        let byte = self.type_int(8)?;
        let array = self.type_array(byte, count)?;
        let storage = StorageClass::UniformConstant;
        if let Some(known) = self.variables.zeros.get(&count) {
            let known = *known;
            let pointer = self.type_pointer(storage, array)?;
            return Ok(Pointer::new(Typed::new(known, pointer), storage, array));
        }
        let initializer = self.null(array)?;
        let pointer = self.type_pointer(storage, array)?;
        let id = self.out.fresh_global();
        self.declare_variable(id, pointer, storage, Some(initializer))?;
        self.decorate_constant(id)?;
        self.variables.zeros.insert(count, id);
        Ok(Pointer::new(Typed::new(id, pointer), storage, array))
    }

    /// Returns the variable of a built-in input, declared on first use; `pointer` is its type.
    pub(crate) fn built_in_variable(&mut self, built_in: BuiltIn, pointer: SpirvType) -> Result<Id> {
        if let Some(known) = self.variables.built_ins.get(&built_in.0) {
            return Ok(*known);
        }
        let id = self.out.fresh_global();
        self.declare_variable(id, pointer, StorageClass::Input, None)?;
        let name = variable_name(built_in).unwrap_or_else(|| format!("__spirv_BuiltIn{built_in:?}"));
        self.name(id, name.as_bytes())?;
        self.decorate_with(id, Decoration::BuiltIn, built_in)?;
        self.decorate_constant(id)?;
        self.decorate_linkage(id, name.as_bytes(), Linkage::External, true)?;
        self.variables.built_ins.insert(built_in.0, id);
        Ok(id)
    }
}

/// `@__spirv_BuiltInGlobalInvocationId` => `BuiltIn GlobalInvocationId`
fn built_in(global: Global<'_>) -> Option<BuiltIn> {
    let name = std::str::from_utf8(global.name()).ok()?;
    let parsed = friendly::parse(name)?;
    if parsed.kind != FriendlyKind::BuiltIn {
        return None;
    }
    enumerant_by_name(EnumKind::BuiltIn, parsed.name).map(|row| BuiltIn(row.value))
}

/// Returns `true` for an undefined value that is no initializer: one without members, and each of a workgroup variable,
/// since OpenCL C has no initializers of these (OpenCL C, 6.7.2).
fn is_omitted(value: Value<'_>, storage: StorageClass) -> bool {
    let has_members = matches!(value.ty().kind(), TypeKind::Struct) && value.ty().member_count() > 0;
    value.is_undefined() && (!has_members || storage == StorageClass::Workgroup)
}

/// Returns the initializer of a pointer in memory, if it is the address of something.
fn pointer_initializer(global: Global<'_>) -> Option<Value<'_>> {
    let is_address =
        |value: &Value<'_>| matches!(value.kind(), ValueKind::GlobalVariable(_) | ValueKind::ConstantExpr(_));
    global.initializer().filter(|value| value.ty().is_pointer() && is_address(value) && !is_private(global))
}
