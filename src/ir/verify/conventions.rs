//! Calling conventions.

use super::types::is_int_of;
use super::{Facts, Verdict, attributes, require};
use crate::ir::attributes::AttributeKind;
use crate::ir::function::{Function, SPIR_KERNEL};

/// The number of calling conventions.
const MAX_CALLING_CONVENTIONS: u32 = 1 << 10;

const FAST: u32 = 8;
const COLD: u32 = 9;
const PTX_KERNEL: u32 = 71;
const PTX_DEVICE: u32 = 72;
const INTEL_OCL_BI: u32 = 77;
const X86_INTR: u32 = 83;
const AMDGPU_VS: u32 = 87;
const AMDGPU_GS: u32 = 88;
const AMDGPU_PS: u32 = 89;
const AMDGPU_CS: u32 = 90;
const AMDGPU_KERNEL: u32 = 91;
const AMDGPU_HS: u32 = 93;
const AMDGPU_LS: u32 = 95;
const AMDGPU_ES: u32 = 96;
const AMDGPU_CS_CHAIN: u32 = 104;
const AMDGPU_CS_CHAIN_PRESERVE: u32 = 105;
const AMDGPU_GFX_WHOLE_WAVE: u32 = 124;

/// Returns `true` if functions with that calling convention may be called.
pub(super) fn is_callable(convention: u32) -> bool {
    !matches!(
        convention,
        AMDGPU_CS_CHAIN
            | AMDGPU_CS_CHAIN_PRESERVE
            | AMDGPU_GFX_WHOLE_WAVE
            | AMDGPU_CS
            | AMDGPU_ES
            | AMDGPU_GS
            | AMDGPU_HS
            | AMDGPU_KERNEL
            | AMDGPU_LS
            | AMDGPU_PS
            | AMDGPU_VS
            | SPIR_KERNEL
    )
}

/// Checks the rules of the calling convention.
pub(super) fn check(facts: &Facts<'_>, function: Function<'_>, list: attributes::List<'_>) -> Verdict {
    let convention = function.calling_convention();
    require(convention < MAX_CALLING_CONVENTIONS, "Invalid calling convention ID")?;
    let has_sret = list.has_parameter(0, AttributeKind::StructRet) || list.has_parameter(1, AttributeKind::StructRet);
    match convention {
        X86_INTR => {
            return require(
                function.parameter_count() == 0 || list.has_parameter(0, AttributeKind::ByVal),
                "Calling convention parameter requires byval",
            );
        }
        AMDGPU_KERNEL | SPIR_KERNEL | AMDGPU_CS_CHAIN | AMDGPU_CS_CHAIN_PRESERVE => {
            require(function.return_type().is_void(), "Calling convention requires void return type")?;
            require(!has_sret, "Calling convention does not allow sret")?;
        }
        AMDGPU_VS | AMDGPU_HS | AMDGPU_GS | AMDGPU_PS | AMDGPU_CS => {
            require(!has_sret, "Calling convention does not allow sret")?;
        }
        FAST | COLD | INTEL_OCL_BI | PTX_KERNEL | PTX_DEVICE => {}
        AMDGPU_GFX_WHOLE_WAVE => {
            let first = function.ty().parameters().next();
            require(
                first.is_some_and(|first| is_int_of(first, 1)),
                "Calling convention requires first argument to be i1",
            )?;
            require(
                !list.has_parameter(0, AttributeKind::InReg),
                "Calling convention requires first argument to not be inreg",
            )?;
        }
        _ => return Ok(()),
    }
    let is_amdgpu =
        matches!(convention, AMDGPU_VS..=AMDGPU_KERNEL | AMDGPU_HS | AMDGPU_CS_CHAIN | AMDGPU_CS_CHAIN_PRESERVE);
    if is_amdgpu {
        check_amdgpu_parameters(facts, function, list)?;
    }
    require(!function.is_variadic(), "Calling convention does not support varargs or perfect forwarding!")
}

fn check_amdgpu_parameters(facts: &Facts<'_>, function: Function<'_>, list: attributes::List<'_>) -> Verdict {
    for index in 0..function.parameter_count() {
        let has = |kind| list.has_parameter(index, kind);
        require(!has(AttributeKind::ByVal), "Calling convention disallows byval")?;
        require(!has(AttributeKind::Preallocated), "Calling convention disallows preallocated")?;
        require(!has(AttributeKind::InAlloca), "Calling convention disallows inalloca")?;
        let stack = facts.module.data_layout().alloca_address_space();
        let is_on_stack = function.parameter(index).ty().address_space() == Some(stack);
        require(!has(AttributeKind::ByRef) || !is_on_stack, "Calling convention disallows stack byref")?;
    }
    Ok(())
}
