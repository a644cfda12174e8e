//! Symbols of the module. Of two functions or variables with one name, one keeps it: a kernel, which the host finds by its
//! name, before a function or variable that other modules refer to, and that before one that only this module knows.

use rustc_hash::FxHashMap;

use super::ModuleCx;
use crate::error::{Error, ErrorKind, Warning, WarningKind};
use crate::ir::builder::Names;
use crate::ir::{FunctionId, Linkage, SPIR_KERNEL, TypeId, ValueId};

/// The part of the world that refers to a symbol, in the order of precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Audience {
    /// The module.
    Module,
    /// Modules that are linked to this one.
    OtherModules,
    /// The host, which finds kernels by their names.
    Host,
}

impl Audience {
    fn of_linkage(linkage: Linkage) -> Self {
        match linkage {
            Linkage::Internal | Linkage::Private => Self::Module,
            _ => Self::OtherModules,
        }
    }
}

/// The symbols of a module.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    names: Names,
    holders: FxHashMap<Vec<u8>, (Audience, ValueId)>,
}

impl ModuleCx<'_> {
    /// Adds a function without a body, with this name or, if another function or variable keeps it, this name and a number.
    pub(in crate::lift) fn add_function(
        &mut self,
        name: &[u8],
        ty: TypeId,
        linkage: Linkage,
        convention: u32,
        space: u32,
    ) -> FunctionId {
        let audience = if convention == SPIR_KERNEL { Audience::Host } else { Audience::of_linkage(linkage) };
        let symbol = self.take_symbol(name, audience);
        let function = self.ir.add_function(&symbol, ty, linkage, convention, space);
        let value = self.ir.function_value(function);
        self.symbols.holders.insert(symbol, (audience, value));
        function
    }

    /// Adds a global variable without an initializer, with this name or, if another function or variable keeps it, this name
    /// and a number.
    pub(in crate::lift) fn add_global(&mut self, name: &[u8], ty: TypeId, linkage: Linkage, space: u32) -> ValueId {
        let audience = Audience::of_linkage(linkage);
        let symbol = self.take_symbol(name, audience);
        let value = self.ir.add_global(&symbol, ty, linkage, space);
        self.symbols.holders.insert(symbol, (audience, value));
        value
    }

    /// Returns `true` if a function or variable has this name.
    pub(in crate::lift) fn has_symbol(&self, name: &[u8]) -> bool {
        self.symbols.holders.contains_key(name)
    }

    /// Returns the symbol for a wanted name, which a holder of lower precedence gives up.
    fn take_symbol(&mut self, name: &[u8], audience: Audience) -> Vec<u8> {
        let unique = self.symbols.names.unique(name);
        if unique == name {
            return unique;
        }
        let Some(&(other, holder)) = self.symbols.holders.get(name).filter(|(other, _)| *other < audience) else {
            self.warn_of_rename(name, &unique, audience);
            return unique;
        };
        self.ir.rename(holder, &unique);
        self.warn_of_rename(name, &unique, other);
        self.symbols.holders.insert(unique, (other, holder));
        name.to_vec()
    }

    fn warn_of_rename(&mut self, name: &[u8], unique: &[u8], audience: Audience) {
        if audience > Audience::Module {
            let [name, unique] = [name, unique].map(String::from_utf8_lossy);
            let message = format!(
                "two functions or variables have the name \"{name}\" for other modules; LLVM IR has one symbol of a name, so \
                 that one of them is \"{unique}\" now"
            );
            let error = Error::new(ErrorKind::InvalidModule, message);
            self.warnings.push(Warning::from_error(WarningKind::RenamedSymbol, error));
        }
    }
}
