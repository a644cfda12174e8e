//! The loop controls for the hints in `!llvm.loop`.
//!
//! A hint that the options do not allow is omitted.

use crate::spirv::grammar::LoopControl;

/// A name in `!llvm.loop`.
#[derive(Clone, Copy, Debug)]
pub struct LoopHint {
    /// LLVM's name.
    pub name: &'static str,
    /// The bit of the mask.
    pub control: LoopControl,
    /// The value after the name.
    pub value: HintValue,
}

/// The value after a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintValue {
    /// None, or a Boolean: false means no hint.
    Truth,
    /// A number, the operand of the bit.
    Number,
    /// None, or a Boolean: false means no hint. [`LoopControl::PartialCount`] with the operand 1 follows the bit: such a
    /// loop is unrolled as a whole or not at all.
    Whole,
    /// None; the operand of the bit is this constant.
    Fixed(u32),
    /// A number of iterations, one of the three operands of the bit, each of 64 bits.
    Count(LoopCount),
    /// Groups of address computations, then perhaps a number of iterations: the operands of the bit are the number of
    /// arrays that these computations access, and each array with the number of iterations.
    Arrays,
}

/// The operands of [`HintValue::Count`], in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopCount {
    /// The fewest iterations.
    Minimum,
    /// The most iterations.
    Maximum,
    /// The average number of iterations.
    Average,
}

/// The hints, by name.
#[rustfmt::skip]
pub static LOOP_HINTS: &[LoopHint] = &[
    row("llvm.loop.coalesce.count",                         LoopControl::LoopCoalesceALTERA,         HintValue::Number),
    row("llvm.loop.coalesce.enable",                        LoopControl::LoopCoalesceALTERA,         HintValue::Fixed(0)),
    row("llvm.loop.fusion.disable",                         LoopControl::NoFusionALTERA,             HintValue::Truth),
    row("llvm.loop.ii.count",                               LoopControl::InitiationIntervalALTERA,   HintValue::Number),
    row("llvm.loop.intel.loopcount_avg",                    LoopControl::LoopCountALTERA,            HintValue::Count(LoopCount::Average)),
    row("llvm.loop.intel.loopcount_max",                    LoopControl::LoopCountALTERA,            HintValue::Count(LoopCount::Maximum)),
    row("llvm.loop.intel.loopcount_min",                    LoopControl::LoopCountALTERA,            HintValue::Count(LoopCount::Minimum)),
    row("llvm.loop.intel.max_reinvocation_delay.count",     LoopControl::MaxReinvocationDelayALTERA, HintValue::Number),
    row("llvm.loop.intel.pipelining.enable",                LoopControl::PipelineEnableALTERA,       HintValue::Number),
    row("llvm.loop.intel.speculated.iterations.count",      LoopControl::SpeculatedIterationsALTERA, HintValue::Number),
    row("llvm.loop.ivdep.enable",                           LoopControl::DependencyInfinite,         HintValue::Truth),
    row("llvm.loop.ivdep.safelen",                          LoopControl::DependencyLength,           HintValue::Number),
    row("llvm.loop.max_concurrency.count",                  LoopControl::MaxConcurrencyALTERA,       HintValue::Number),
    row("llvm.loop.max_interleaving.count",                 LoopControl::MaxInterleavingALTERA,      HintValue::Number),
    row("llvm.loop.parallel_access_indices",                LoopControl::DependencyArrayALTERA,      HintValue::Arrays),
    row("llvm.loop.unroll.count",                           LoopControl::PartialCount,               HintValue::Number),
    row("llvm.loop.unroll.disable",                         LoopControl::DontUnroll,                 HintValue::Truth),
    row("llvm.loop.unroll.enable",                          LoopControl::Unroll,                     HintValue::Truth),
    row("llvm.loop.unroll.full",                            LoopControl::Unroll,                     HintValue::Whole),
];

/// Returns the row with a name.
pub fn loop_hint(name: &[u8]) -> Option<&'static LoopHint> {
    let index = LOOP_HINTS.binary_search_by_key(&name, |row| row.name.as_bytes()).ok()?;
    Some(&LOOP_HINTS[index])
}

const fn row(name: &'static str, control: LoopControl, value: HintValue) -> LoopHint {
    LoopHint { name, control, value }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::spirv::grammar::{EnumKind, Enumerant as _, enumerant};

    #[test]
    fn table_is_sorted_and_has_the_grammars_operands() {
        assert_ascending(LOOP_HINTS.iter().map(|row| row.name));
        for row in LOOP_HINTS {
            let parameters = enumerant(EnumKind::LoopControl, row.control.value()).map(|row| row.parameters.len());
            let has_operand = !matches!(row.value, HintValue::Truth | HintValue::Whole);
            assert_eq!(parameters, Some(usize::from(has_operand)), "{}", row.name);
        }
    }
}
