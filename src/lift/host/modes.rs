//! Execution modes that not every machine has.

use crate::error::Result;
use crate::lift::cx::ModuleCx;
use crate::spirv::grammar::ExecutionMode;

/// Refuses execution modes that a machine does not have, of the kernels that are lifted. Sub-groups have a size that the
/// machine determines.
pub(in crate::lift) fn check(mx: &ModuleCx<'_>, owner: &str, subgroup_size: u32) -> Result<()> {
    for mode in mx.view.modes().iter().filter(|mode| mx.is_reached(mode.function)) {
        let (number, value) = (mode.inst.operands.get(1), mode.inst.operands.get(2));
        let Some(number) = number.map(|number| ExecutionMode(*number)) else { continue };
        let message = match number {
            ExecutionMode::Initializer | ExecutionMode::Finalizer => {
                format!("a kernel that initializes or finalizes the program: {owner} runs only kernels that are called")
            }
            ExecutionMode::SubgroupSize if value == Some(&subgroup_size) => continue,
            ExecutionMode::SubgroupSize
            | ExecutionMode::SubgroupsPerWorkgroup
            | ExecutionMode::SubgroupsPerWorkgroupId
            | ExecutionMode::NamedSubgroupSizeINTEL => match subgroup_size {
                1 => format!("a sub-group of a size: on {owner} a sub-group is one work-item"),
                size => format!("a sub-group of a size: on {owner} a sub-group has {size} work-items"),
            },
            ExecutionMode::RoundingModeRTZ
            | ExecutionMode::RoundingModeRTPINTEL
            | ExecutionMode::RoundingModeRTNINTEL
            | ExecutionMode::DenormFlushToZero
            | ExecutionMode::FloatingPointModeALTINTEL => {
                format!("a mode of floating-point arithmetic: {owner} rounds to nearest and keeps denormal numbers")
            }
            _ => continue,
        };
        return Err(mx.unsupported(mode.inst, message));
    }
    Ok(())
}
