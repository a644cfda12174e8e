//! Work-item functions: reads of built-in variables (OpenCL SPIR-V environment specification, section 2.9).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::cx::function::built_in_variables::read_variable;
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::work_item;
use crate::spirv::grammar::BuiltIn;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(WorkItem { variable: work_item::work_item_function(name.base)?.builtin })),
    names: || work_item::WORK_ITEM_FUNCTIONS.iter().map(|row| row.name.to_owned()).collect(),
    ..Family::EMPTY
};

/// A function that reads a built-in variable.
struct WorkItem {
    variable: BuiltIn,
}

impl BuiltinFunction for WorkItem {
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        read_variable(fx, inst, self.variable)
    }

    fn variable(&self) -> Option<BuiltIn> {
        Some(self.variable)
    }
}
