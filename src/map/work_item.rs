//! OpenCL C's work-item functions and the built-in variables that they read (OpenCL C specification, section 6.15.1,
//! and SPIR-V environment specification, section 2.9).

use crate::spirv::grammar::BuiltIn;

/// A work-item function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkItemFunction {
    /// OpenCL C's name.
    pub name: &'static str,
    /// The variable that the function reads.
    pub builtin: BuiltIn,
    /// The type of the variable, and the part that the function returns.
    pub shape: Shape,
}

/// The type of a built-in variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Three `size_t`; the function's argument is the dimension.
    Dimensions {
        /// The result for a dimension above 2.
        default: u32,
    },
    /// One `size_t`.
    Size,
    /// One 32-bit integer.
    Word,
    /// Four 32-bit integers: a bit for each invocation of the sub-group.
    Mask,
}

const IDENTIFIER: Shape = Shape::Dimensions { default: 0 };
const EXTENT: Shape = Shape::Dimensions { default: 1 };

/// Every work-item function, by name.
#[rustfmt::skip]
pub static WORK_ITEM_FUNCTIONS: &[WorkItemFunction] = &[
    row("get_enqueued_local_size",     BuiltIn::EnqueuedWorkgroupSize,     EXTENT),
    row("get_enqueued_num_sub_groups", BuiltIn::NumEnqueuedSubgroups,      Shape::Word),
    row("get_global_id",               BuiltIn::GlobalInvocationId,        IDENTIFIER),
    row("get_global_linear_id",        BuiltIn::GlobalLinearId,            Shape::Size),
    row("get_global_offset",           BuiltIn::GlobalOffset,              IDENTIFIER),
    row("get_global_size",             BuiltIn::GlobalSize,                EXTENT),
    row("get_group_id",                BuiltIn::WorkgroupId,               IDENTIFIER),
    row("get_local_id",                BuiltIn::LocalInvocationId,         IDENTIFIER),
    row("get_local_linear_id",         BuiltIn::LocalInvocationIndex,      Shape::Size),
    row("get_local_size",              BuiltIn::WorkgroupSize,             EXTENT),
    row("get_max_sub_group_size",      BuiltIn::SubgroupMaxSize,           Shape::Word),
    row("get_num_groups",              BuiltIn::NumWorkgroups,             EXTENT),
    row("get_num_sub_groups",          BuiltIn::NumSubgroups,              Shape::Word),
    row("get_sub_group_eq_mask",       BuiltIn::SubgroupEqMask,            Shape::Mask),
    row("get_sub_group_ge_mask",       BuiltIn::SubgroupGeMask,            Shape::Mask),
    row("get_sub_group_gt_mask",       BuiltIn::SubgroupGtMask,            Shape::Mask),
    row("get_sub_group_id",            BuiltIn::SubgroupId,                Shape::Word),
    row("get_sub_group_le_mask",       BuiltIn::SubgroupLeMask,            Shape::Mask),
    row("get_sub_group_local_id",      BuiltIn::SubgroupLocalInvocationId, Shape::Word),
    row("get_sub_group_lt_mask",       BuiltIn::SubgroupLtMask,            Shape::Mask),
    row("get_sub_group_size",          BuiltIn::SubgroupSize,              Shape::Word),
    row("get_work_dim",                BuiltIn::WorkDim,                   Shape::Word),
];

const fn row(name: &'static str, builtin: BuiltIn, shape: Shape) -> WorkItemFunction {
    WorkItemFunction { name, builtin, shape }
}

/// Returns the work-item function with a name.
pub fn work_item_function(name: &str) -> Option<&'static WorkItemFunction> {
    let index = WORK_ITEM_FUNCTIONS.binary_search_by_key(&name, |row| row.name).ok()?;
    Some(&WORK_ITEM_FUNCTIONS[index])
}

/// Returns the function that reads a built-in variable of kernels.
pub fn function_of(builtin: BuiltIn) -> Option<&'static WorkItemFunction> {
    WORK_ITEM_FUNCTIONS.iter().find(|row| row.builtin == builtin)
}

/// Returns the type of a built-in variable of kernels, for reads by functions of any name.
pub fn shape_of(builtin: BuiltIn) -> Option<Shape> {
    function_of(builtin).map(|row| row.shape)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn table_is_sorted() {
        assert_ascending(WORK_ITEM_FUNCTIONS.iter().map(|row| row.name));
    }

    #[test]
    fn no_variable_has_two_functions() {
        for row in WORK_ITEM_FUNCTIONS {
            assert_eq!(function_of(row.builtin), Some(row), "{}", row.name);
            assert_eq!(work_item_function(row.name), Some(row));
        }
        assert_eq!(work_item_function("get_image_width"), None);
    }
}
