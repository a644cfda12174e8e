//! The loop controls for the hints in `!llvm.loop`.
//!
//! A hint that the options do not allow is omitted.

use crate::spirv::grammar::LoopControl;

/// A name in `!llvm.loop`.
#[derive(Clone, Copy, Debug)]
pub struct LoopHint {
    /// LLVM's name, or `spirv.loop.BIT` for a bit that LLVM has no hint for.
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
    /// None, or a Boolean: false means no hint. [`LoopControl::PartialCount`] with the operand 1 follows the bit: such
    /// a loop is unrolled as a whole or not at all.
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
    row("spirv.loop.IterationMultiple",                     LoopControl::IterationMultiple,          HintValue::Number),
    row("spirv.loop.MaxIterations",                         LoopControl::MaxIterations,              HintValue::Number),
    row("spirv.loop.MinIterations",                         LoopControl::MinIterations,              HintValue::Number),
    row("spirv.loop.PeelCount",                             LoopControl::PeelCount,                  HintValue::Number),
];

/// Returns the row with a name.
pub fn loop_hint(name: &[u8]) -> Option<&'static LoopHint> {
    let index = LOOP_HINTS.binary_search_by_key(&name, |row| row.name.as_bytes()).ok()?;
    Some(&LOOP_HINTS[index])
}

/// Returns the hint for a bit of the mask: the reverse of [`loop_hint`], given the first operand of the bit.
///
/// `unrolls_whole` is `true` for [`LoopControl::Unroll`] beside a [`LoopControl::PartialCount`] of 1, which then has no
/// hint of its own. The hints of [`LoopControl::LoopCountALTERA`] are those of [`count_hint`].
pub fn hint_of(control: LoopControl, operand: Option<u32>, unrolls_whole: bool) -> Option<&'static LoopHint> {
    let rows = || LOOP_HINTS.iter().filter(|row| row.control == control);
    let special = rows().find(|row| match row.value {
        HintValue::Fixed(value) => operand == Some(value),
        HintValue::Whole => unrolls_whole,
        HintValue::Truth | HintValue::Number | HintValue::Count(_) | HintValue::Arrays => false,
    });
    let ordinary = || rows().find(|row| matches!(row.value, HintValue::Truth | HintValue::Number | HintValue::Arrays));
    special.or_else(ordinary)
}

/// Returns the hint for an operand of [`LoopControl::LoopCountALTERA`].
pub fn count_hint(count: LoopCount) -> Option<&'static LoopHint> {
    LOOP_HINTS.iter().find(|row| row.value == HintValue::Count(count))
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
    fn hints_are_found_by_their_bits() {
        for row in LOOP_HINTS {
            let found = match row.value {
                HintValue::Truth => hint_of(row.control, None, false),
                HintValue::Number | HintValue::Arrays => hint_of(row.control, Some(7), false),
                HintValue::Whole => hint_of(row.control, None, true),
                HintValue::Fixed(value) => hint_of(row.control, Some(value), false),
                HintValue::Count(count) => count_hint(count),
            };
            assert_eq!(found.map(|found| found.name), Some(row.name));
        }
        assert!(hint_of(LoopControl::LoopCountALTERA, Some(1), false).is_none());
    }

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
