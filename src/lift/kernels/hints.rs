//! Decorations of functions as metadata and attributes.

use super::modes::attach_numbers;
use crate::ir::FunctionId;
use crate::lift::cx::ModuleCx;
use crate::lift::decorations;
use crate::map::function_metadata;
use crate::spirv::grammar::Decoration;
use crate::spirv::view::Decorated;

/// The decorations of functions in the order of the Khronos translator.
const HINT_ORDER: &[Decoration] = &[
    Decoration::StallEnableALTERA,
    Decoration::StallFreeALTERA,
    Decoration::FuseLoopsInFunctionALTERA,
    Decoration::MathOpDSPModeALTERA,
    Decoration::InitiationIntervalALTERA,
    Decoration::MaxConcurrencyALTERA,
    Decoration::PipelineEnableALTERA,
];

/// Decorations of functions => metadata: `StallEnableINTEL` => `!stall_enable !{i32 1}`; those without metadata or
/// attributes of their own => `!spirv.Decorations`
pub(super) fn lift(mx: &mut ModuleCx<'_>, function: FunctionId, id: u32) {
    let mut decorations: Vec<_> = mx.decorations(id).collect();
    decorations.sort_by_key(|found| HINT_ORDER.iter().position(|decoration| *decoration == found.decoration));
    let float_control = function_metadata::float_control_of_function(&float_decorations(&decorations));
    if let Some(value) = float_control {
        let attribute = mx.ir.string_attribute(function_metadata::FLOAT_CONTROL, &value.to_string());
        mx.ir.add_function_attribute(function, attribute);
    }
    let mut others = Vec::new();
    for found in decorations {
        if let Some(hint) = function_metadata::decoration_hint(found.decoration) {
            let numbers = if hint.numbers == 0 { &[1][..] } else { found.operands };
            attach_numbers(mx, function, hint.kind, numbers);
        } else if found.decoration == Decoration::MathOpDSPModeINTEL
            && let &[mode, propagates] = found.operands
        {
            attach_numbers(mx, function, "prefer_dsp", &[mode]);
            if propagates != 0 {
                attach_numbers(mx, function, "propagate_dsp_preference", &[propagates]);
            }
        } else if !(is_attribute(found.decoration)
            || float_control.is_some() && function_metadata::is_float_decoration(found.decoration))
        {
            others.push(found);
        }
    }
    if !others.is_empty() {
        let list = decorations::list(mx, others);
        mx.ir.attach_to_function(function, "spirv.Decorations", list);
    }
}

/// Returns the decorations of a function that `VCFloatControl` may give, each with a width and a mode.
fn float_decorations(decorations: &[Decorated<'_>]) -> Vec<(Decoration, u32, u32)> {
    let found = decorations.iter().filter(|found| function_metadata::is_float_decoration(found.decoration));
    found.filter_map(|found| Some((found.decoration, *found.operands.first()?, *found.operands.get(1)?))).collect()
}

/// Returns `true` for decorations of functions that become the linkage, attributes or annotations.
fn is_attribute(decoration: Decoration) -> bool {
    matches!(decoration, Decoration::LinkageAttributes | Decoration::FuncParamAttr | Decoration::UserSemantic)
        || function_metadata::text_of(function_metadata::FUNCTION_TEXTS, decoration).is_some()
}
