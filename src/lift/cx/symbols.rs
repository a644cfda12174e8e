//! Symbols of the module. Of two functions or variables with one name, one keeps it: a kernel, which the host finds by its
//! name, before a function or variable that other modules refer to, and that before one that only this module knows.

use rustc_hash::FxHashMap;

use super::ModuleCx;
use crate::error::{Error, ErrorKind, Warning, WarningKind};
use crate::ir::builder::Names;
use crate::ir::{FunctionId, Linkage, SPIR_KERNEL, TypeId, ValueId};
use crate::map::gpu::Gpu;

/// A function or variable by its symbol, in the order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum SymbolRank {
    /// Only the module refers to it.
    Internal,
    /// Another module or a library defines it.
    Imported,
    /// Other modules refer to it.
    Exported,
    /// The host finds the kernel by its name.
    Kernel,
}

impl SymbolRank {
    fn describe(self) -> &'static str {
        match self {
            Self::Internal => "function or variable of the module",
            Self::Imported => "imported function or variable",
            Self::Exported => "exported function or variable",
            Self::Kernel => "kernel",
        }
    }
}

/// The start of the names of intrinsics, which functions with a body do not have.
const INTRINSIC: &[u8] = b"llvm.";

/// The symbols of a module.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    names: Names,
    holders: FxHashMap<Vec<u8>, (SymbolRank, ValueId)>,
}

/// A function or global variable to add.
#[derive(Clone, Copy, Debug)]
pub(in crate::lift) struct SymbolDeclaration<'n> {
    pub(in crate::lift) name: &'n [u8],
    /// The type of the function, or of the contents of the variable.
    pub(in crate::lift) ty: TypeId,
    pub(in crate::lift) linkage: Linkage,
    pub(in crate::lift) space: u32,
    /// The module has the body of the function, or the contents of the variable.
    pub(in crate::lift) is_defined: bool,
}

impl SymbolDeclaration<'_> {
    fn rank(&self) -> SymbolRank {
        match self.linkage {
            Linkage::Internal | Linkage::Private => SymbolRank::Internal,
            _ if self.is_defined => SymbolRank::Exported,
            _ => SymbolRank::Imported,
        }
    }
}

impl ModuleCx<'_> {
    /// Returns a function of the module, which is added without a body: that of the same name and type if one of them is
    /// imported.
    pub(in crate::lift) fn add_function(&mut self, declaration: &SymbolDeclaration<'_>, convention: u32) -> FunctionId {
        let rank = declaration.rank();
        if convention != SPIR_KERNEL
            && let Some(known) = self.linked(declaration)
            && let Some(function) = self.ir.function_of_value(known)
        {
            if rank == SymbolRank::Exported {
                self.ir.function_mut(function).symbol.linkage = declaration.linkage;
                self.symbols.holders.insert(declaration.name.to_vec(), (rank, known));
            }
            return function;
        }
        self.add_new_function(declaration, convention)
    }

    /// Adds a function without a body, with a number in its symbol if another function or variable keeps the name.
    pub(in crate::lift) fn add_new_function(
        &mut self,
        declaration: &SymbolDeclaration<'_>,
        convention: u32,
    ) -> FunctionId {
        let &SymbolDeclaration { name, ty, linkage, space, is_defined } = declaration;
        let rank = if convention == SPIR_KERNEL { SymbolRank::Kernel } else { declaration.rank() };
        let symbol = match is_defined && name.starts_with(INTRINSIC) {
            true => self.take_symbol(&[b"_", name].concat(), rank),
            false => self.take_symbol(name, rank),
        };
        let function = self.ir.add_function(&symbol, ty, linkage, convention, space);
        let value = self.ir.function_value(function);
        self.symbols.holders.insert(symbol, (rank, value));
        function
    }

    /// Returns a variable of the module, which is added without an initializer: that of the same name and type if one of them
    /// is imported.
    pub(in crate::lift) fn add_global(&mut self, declaration: &SymbolDeclaration<'_>) -> ValueId {
        let (rank, linkage) = (declaration.rank(), declaration.linkage);
        if let Some(known) = self.linked(declaration) {
            if let Some(global) = self.ir.global_mut(known).filter(|_| rank == SymbolRank::Exported) {
                global.symbol.linkage = linkage;
                self.symbols.holders.insert(declaration.name.to_vec(), (rank, known));
            }
            return known;
        }
        let symbol = self.take_symbol(declaration.name, rank);
        let value = self.ir.add_global(&symbol, declaration.ty, linkage, declaration.space);
        self.symbols.holders.insert(symbol, (rank, value));
        value
    }

    /// Returns the imported function with a name and type.
    pub(super) fn imported_function(&self, name: &str, ty: TypeId) -> Option<FunctionId> {
        let &(rank, value) = self.symbols.holders.get(name.as_bytes())?;
        let function = self.ir.function_of_value(value).filter(|_| rank == SymbolRank::Imported)?;
        (self.ir.function_data(function).symbol.value_type == ty).then_some(function)
    }

    /// Returns the function or variable that a declaration is about, too, if either is imported and they have the same type.
    fn linked(&mut self, declaration: &SymbolDeclaration<'_>) -> Option<ValueId> {
        let &(known, value) = self.symbols.holders.get(declaration.name)?;
        let is_linked = match declaration.rank() {
            SymbolRank::Imported => matches!(known, SymbolRank::Imported | SymbolRank::Exported),
            SymbolRank::Exported => known == SymbolRank::Imported,
            SymbolRank::Internal | SymbolRank::Kernel => false,
        };
        let ty = match self.ir.function_of_value(value) {
            Some(function) => self.ir.function_data(function).symbol.value_type,
            None => self.ir.global_mut(value)?.symbol.value_type,
        };
        let space = self.ir.address_space(self.ir.value_type(value));
        (is_linked && ty == declaration.ty && space == Some(declaration.space)).then_some(value)
    }

    /// Returns `true` if a function or variable has this name.
    pub(in crate::lift) fn has_symbol(&self, name: &[u8]) -> bool {
        self.symbols.holders.contains_key(name)
    }

    /// Returns the symbol for a wanted name, which a holder of lower precedence gives up.
    fn take_symbol(&mut self, name: &[u8], rank: SymbolRank) -> Vec<u8> {
        // A symbol of PTX has no dots (PTX ISA, section 4.4).
        let is_ptx = self.options.gpu == Some(Gpu::Nvptx64);
        let unique = self.symbols.names.unique_with(name, if is_ptx { b"_" } else { b"." });
        if unique == name {
            return unique;
        }
        match self.symbols.holders.get(name).copied() {
            Some((held, holder)) if held < rank => {
                self.ir.rename(holder, &unique);
                self.warn_of_rename(name, &unique, held, rank);
                self.symbols.holders.insert(unique, (held, holder));
                name.to_vec()
            }
            holder => {
                self.warn_of_rename(name, &unique, rank, holder.map_or(rank, |(held, _)| held));
                unique
            }
        }
    }

    fn warn_of_rename(&mut self, name: &[u8], unique: &[u8], renamed: SymbolRank, kept: SymbolRank) {
        if renamed > SymbolRank::Internal {
            let [name, unique] = [name, unique].map(String::from_utf8_lossy);
            let (renamed, kept) = (renamed.describe(), kept.describe());
            let message = format!(
                "the {renamed} \"{name}\" is renamed \"{unique}\", since the {kept} of that name has the symbol: give one of them \
                 another name"
            );
            let error = Error::new(ErrorKind::InvalidModule, message);
            self.warnings.push(Warning::from_error(WarningKind::RenamedSymbol, error));
        }
    }
}
