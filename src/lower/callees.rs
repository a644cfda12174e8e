//! The functions that a module declares, each resolved to what lowers its calls.

use std::sync::Arc;

use crate::analysis::callees::{BuiltinId, Callee, Callees};
use crate::ir::ModuleRef;
use crate::lower::cx::function::builtin::Builtin;
use crate::lower::{builtins, intrinsics};

/// Resolves the declarations of a module to the rows of intrinsics and to builtin functions; the functions stand at the
/// indices that their ids are.
pub(super) fn resolve(module: ModuleRef<'_>) -> (Callees<'_>, Arc<[Builtin]>) {
    let mut declared = Vec::new();
    let callees = Callees::new(module, |function| {
        if function.is_intrinsic() {
            return intrinsics::find(function).map(Callee::Intrinsic);
        }
        let builtin = builtins::find(function)?;
        let callee = Callee::Builtin(BuiltinId(declared.len() as u32), builtin.spec_constant());
        declared.push(builtin);
        Some(callee)
    });
    (callees, declared.into())
}
