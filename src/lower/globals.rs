//! Module-scope variables (specification, `OpVariable`; features.md D6 to D9) and aliases.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Global, Linkage, Value, ValueKind};
use crate::names::{FriendlyKind, friendly};
use crate::spirv::Id;
use crate::spirv::grammar::{BuiltIn, Decoration, EnumKind, StorageClass, enumerant_by_name};

use super::constants::Dependencies;
use super::function_cx::Pointer;
use super::module_cx::{ModuleCx, invalid};

/// Declares every global that has a place in the output, in LLVM's order.
///
/// What only LLVM's own tools read is not data of the program: `llvm.used` and `llvm.compiler.used` keep symbols from
/// being dropped, which nothing here does, and the section `llvm.metadata` holds the texts of annotations.
pub(super) fn lower_globals(mx: &mut ModuleCx<'_>) -> Result<()> {
    for global in mx.module.globals() {
        match global.name() {
            b"llvm.used" | b"llvm.compiler.used" | b"llvm.global.annotations" => continue,
            b"llvm.global_ctors" | b"llvm.global_dtors" => return Err(constructors(global)),
            _ if global.section() == b"llvm.metadata" => continue,
            // A declaration nobody uses imports nothing.
            _ if global.is_declaration() && !global.value().has_uses() => continue,
            _ => mx.global(global).map(|_| ())?,
        }
    }
    Ok(())
}

fn constructors(global: Global<'_>) -> Error {
    let name = String::from_utf8_lossy(global.name()).into_owned();
    Error::new(
        ErrorKind::InvalidModule,
        format!("@{name}: constructors and destructors of globals are not supported yet; initialise them in a kernel"),
    )
}

impl<'m> ModuleCx<'m> {
    /// The variable of a global, declared on first mention.
    pub(crate) fn global(&mut self, global: Global<'m>) -> Result<Id> {
        if let Some(known) = self.variables.globals.get(&global.value()) {
            return known.ok_or_else(|| {
                let name = String::from_utf8_lossy(global.name()).into_owned();
                let message = format!("the initialisers of @{name} and of what it refers to form a circle");
                Error::new(ErrorKind::InvalidModule, message)
            });
        }
        self.variables.globals.insert(global.value(), None);
        let id = self
            .declare_global(global)
            .map_err(|error| error.at(format!("the global variable @{}", String::from_utf8_lossy(global.name()))))?;
        self.variables.globals.insert(global.value(), Some(id));
        Ok(id)
    }

    fn declare_global(&mut self, global: Global<'m>) -> Result<Id> {
        if global.is_thread_local() {
            return Err(Error::new(ErrorKind::InvalidModule, "SPIR-V has no thread-local variables"));
        }
        let storage = self.storage_class(global.address_space())?;
        if matches!(storage, StorageClass::Function | StorageClass::Generic) {
            return Err(Error::new(
                ErrorKind::InvalidModule,
                format!("a global variable cannot have {storage:?} storage class; put it in address space 1, 2 or 3"),
            ));
        }
        let pointee = self.memory(global.value_type())?.id;
        let pointer = self.type_pointer(storage, pointee)?;
        // A declaration's Workgroup memory is never initialised, whatever the IR says (OpenCL C, section 6.5.2).
        let initializer = global
            .initializer()
            .filter(|_| storage != StorageClass::Workgroup && global.linkage() != Linkage::Common)
            .filter(|_| global.linkage() != Linkage::AvailableExternally);
        let mut named = Dependencies::new();
        let initializer = match initializer {
            Some(value) if !is_undefined(value) => {
                let outer = std::mem::take(&mut self.constants.named);
                let id = self.memory_constant(value);
                named = std::mem::replace(&mut self.constants.named, outer);
                Some(id?)
            }
            _ => None,
        };
        let id = self.out.fresh();
        self.declare_variable(id, pointer, storage, initializer)?;
        if !named.is_empty() {
            self.call_graph.add_initializer(id, &named);
        }
        self.name(id, global.name())?;
        match built_in(global) {
            Some(built_in) => {
                self.decorate_with(id, Decoration::BuiltIn, built_in)?;
                self.decorate(id, Decoration::Constant, &[])?;
            }
            None if global.is_constant() => self.decorate(id, Decoration::Constant, &[])?,
            None => {}
        }
        self.decorate_alignment(id, u64::from(global.alignment()))?;
        self.decorate_linkage(id, global.name(), global.linkage(), global.is_declaration())?;
        Ok(id)
    }

    /// What an alias stands for in the end.
    pub(crate) fn aliasee(&mut self, alias: Value<'m>) -> Result<Value<'m>> {
        // LLVM's verifier refuses aliases in a circle.
        let mut value = alias;
        while matches!(value.kind(), ValueKind::Alias) {
            value = value.operands().next().ok_or_else(|| invalid("an alias of nothing"))?;
        }
        Ok(value)
    }

    /// A constant variable of `count` bytes of one value, declared once for each value and count.
    pub(crate) fn constant_bytes(&mut self, value: u64, count: u64) -> Result<Pointer> {
        let byte = self.type_int(8)?;
        let array = self.type_array(byte, count)?;
        let storage = StorageClass::UniformConstant;
        if let Some(known) = self.variables.bytes.get(&(value, count)) {
            return Ok(Pointer { id: *known, storage, pointee: array });
        }
        let initializer = if value == 0 {
            self.null(array)?
        } else {
            let byte = self.int_constant(8, value)?;
            self.composite(array, &vec![byte; usize::try_from(count).unwrap_or(0)])?
        };
        let pointer = self.type_pointer(storage, array)?;
        let id = self.out.fresh();
        self.declare_variable(id, pointer, storage, Some(initializer))?;
        self.decorate(id, Decoration::Constant, &[])?;
        self.variables.bytes.insert((value, count), id);
        Ok(Pointer { id, storage, pointee: array })
    }

    /// The variable of a built-in input, declared on first mention; `pointer` is its type.
    pub(crate) fn built_in_variable(&mut self, built_in: BuiltIn, pointer: Id) -> Result<Id> {
        if let Some(known) = self.variables.built_ins.get(&built_in.0) {
            return Ok(*known);
        }
        let id = self.out.fresh();
        self.declare_variable(id, pointer, StorageClass::Input, None)?;
        let name = format!("__spirv_BuiltIn{built_in:?}");
        self.name(id, name.as_bytes())?;
        self.decorate_with(id, Decoration::BuiltIn, built_in)?;
        self.decorate(id, Decoration::Constant, &[])?;
        self.decorate_linkage(id, name.as_bytes(), Linkage::External, true)?;
        self.variables.built_ins.insert(built_in.0, id);
        Ok(id)
    }
}

fn is_undefined(value: Value<'_>) -> bool {
    matches!(value.kind(), ValueKind::Undef | ValueKind::Poison)
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
