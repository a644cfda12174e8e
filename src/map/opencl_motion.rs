//! Motion estimation on sub-groups (`cl_intel_device_side_avc_motion_estimation`).
//!
//! The names follow a rule: `intel_sub_group_avc_sic_initialize` is `OpSubgroupAvcSicInitializeINTEL`. A function that
//! all three stages (`ime`, `ref`, `sic`) share is an instruction of the stage `mce`, to which the operands are
//! converted. A few functions have other names than their instructions.

use crate::names::Parameter;
use crate::spirv::grammar::{Op, op_by_name, op_names, op_row};

/// A motion estimation function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The instruction.
    pub op: Op,
    /// `true` for an instruction of the common stage: payloads and results are converted to that stage's and back.
    pub is_common: bool,
}

/// The prefix of all names but one.
const PREFIX: &str = "intel_sub_group_avc_";

/// The name without this prefix.
const REF_WINDOW_SIZE: &str = "intel_sub_group_ime_ref_window_size";

/// The functions that do not follow the rule, by the name after `intel_sub_group_avc_`, with the number of parameters
/// where it matters.
#[rustfmt::skip]
static EXCEPTIONS: &[(&str, Option<usize>, Op)] = &[
    ("mce_get_best_inter_distortion",     None,     Op::SubgroupAvcMceGetBestInterDistortionsINTEL),
    ("mce_get_inter_minor_shapes",        None,     Op::SubgroupAvcMceGetInterMinorShapeINTEL),
    ("ref_evaluate_with_multi_reference", Some(5),  Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL),
    ("sic_configure_ipe",                 Some(8),  Op::SubgroupAvcSicConfigureIpeLumaINTEL),
    ("sic_configure_ipe",                 Some(11), Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL),
    ("sic_evaluate_with_multi_reference", Some(5),  Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL),
    ("sic_set_skc_bilinear_filter_enable", None,    Op::SubgroupAvcSicSetBilinearFilterEnableINTEL),
];

/// Parses the name of a motion estimation function.
pub fn motion(name: &str, parameters: &[Parameter<'_>]) -> Option<Motion> {
    if name == REF_WINDOW_SIZE {
        return Some(Motion { op: Op::SubgroupAvcImeRefWindowSizeINTEL, is_common: false });
    }
    let rest = name.strip_prefix(PREFIX)?;
    if let Some(op) = find_in_stage(rest, parameters) {
        return Some(Motion { op, is_common: false });
    }
    let shared = ["ime_", "ref_", "sic_"].iter().find_map(|stage| rest.strip_prefix(stage))?;
    find_in_stage(&format!("mce_{shared}"), parameters).map(|op| Motion { op, is_common: true })
}

fn find_in_stage(name: &str, parameters: &[Parameter<'_>]) -> Option<Op> {
    let matches_count = |count: Option<usize>| count.is_none_or(|count| count == parameters.len());
    if let Some((.., op)) = EXCEPTIONS.iter().find(|(known, count, _)| *known == name && matches_count(*count)) {
        return Some(*op);
    }
    // The parameter alone determines whether a streamout has one or two reference images.
    if let Some(suffix) = name.strip_prefix("ime_get_streamout_major_shape_")
        && let Some(Parameter::Named(ty)) = parameters.first()
    {
        let references = if ty.contains("_dual_") { "dual" } else { "single" };
        return by_rule(&format!("ime_get_streamout_{references}_reference_major_shape_{suffix}"));
    }
    by_rule(name)
}

/// `ime_set_weighted_sad` => `OpSubgroupAvcImeSetWeightedSadINTEL`
fn by_rule(name: &str) -> Option<Op> {
    let mut spelled = String::from("SubgroupAvc");
    for word in name.split('_') {
        let mut letters = word.chars();
        spelled.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        spelled.push_str(letters.as_str());
    }
    spelled.push_str("INTEL");
    op_by_name(&spelled)
}

/// Returns the name of the function for an instruction: the reverse of [`motion`].
///
/// Its arguments are those of the instruction, with images and a sampler instead of each `OpVmeImageINTEL`: the source
/// image, the reference images, the sampler.
pub fn name_of(op: Op) -> Option<String> {
    let name = op_row(op)?.name.strip_prefix("Op")?;
    let by_rule = spelled_by_rule(name)?;
    let exception = EXCEPTIONS.iter().find(|row| row.2 == op);
    let name = exception.map_or(by_rule, |(name, ..)| format!("{PREFIX}{name}"));
    // The parameter tells the numbers of reference images apart.
    Some(match name.contains("_get_streamout_") {
        true => name.replace("_single_reference", "").replace("_dual_reference", ""),
        false => name,
    })
}

/// `SubgroupAvcImeSetWeightedSadINTEL` => `intel_sub_group_avc_ime_set_weighted_sad`
fn spelled_by_rule(name: &str) -> Option<String> {
    let rest = name.strip_prefix("SubgroupAvc")?.strip_suffix("INTEL")?;
    let mut spelled = String::from(PREFIX.trim_end_matches('_'));
    for letter in rest.chars() {
        if letter.is_ascii_uppercase() {
            spelled.push('_');
        }
        spelled.push(letter.to_ascii_lowercase());
    }
    Some(spelled)
}

/// Returns the names of all instructions by the rule.
pub fn names() -> impl Iterator<Item = String> {
    op_names().filter_map(spelled_by_rule)
}

/// Returns the instructions that convert a stage's payload or result to the common stage's, and back; `name` is that of
/// the target type, `spirv.AvcImePayloadINTEL` and the like.
pub fn conversion(name: &str) -> Option<(Op, Option<Op>)> {
    let rest = name.strip_prefix("spirv.Avc")?.strip_suffix("INTEL")?;
    let (stage, suffix) = rest.split_at_checked(3)?;
    let to_common = op_by_name(&format!("SubgroupAvc{stage}ConvertToMce{suffix}INTEL"))?;
    Some((to_common, op_by_name(&format!("SubgroupAvcMceConvertTo{rest}INTEL"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_and_exceptions() {
        let read = |name: &str, count: usize| {
            let motion = motion(&format!("intel_sub_group_avc_{name}"), &vec![Parameter::Other; count]);
            motion.map(|motion| (motion.op, motion.is_common))
        };
        assert_eq!(read("sic_initialize", 1), Some((Op::SubgroupAvcSicInitializeINTEL, false)));
        assert_eq!(read("ref_set_ac_only_haar", 1), Some((Op::SubgroupAvcMceSetAcOnlyHaarINTEL, true)));
        assert_eq!(read("sic_configure_ipe", 11), Some((Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL, false)));
        let best = Op::SubgroupAvcMceGetBestInterDistortionsINTEL;
        assert_eq!(read("ime_get_best_inter_distortion", 1), Some((best, true)));
        assert_eq!(read("ime_unheard_of", 1), None);
    }

    #[test]
    fn printed_names_are_read_again() {
        for op in op_names().filter_map(op_by_name).filter(|op| name_of(*op).is_some()) {
            let name = name_of(op).unwrap_or_default();
            let count = EXCEPTIONS.iter().find(|row| row.2 == op).and_then(|row| row.1);
            let streamout = match op_row(op).is_some_and(|row| row.name.contains("Dual")) {
                true => "ocl_intel_sub_group_avc_ime_result_dual_reference_streamout_t",
                false => "ocl_intel_sub_group_avc_ime_result_single_reference_streamout_t",
            };
            let mut parameters = vec![Parameter::Other; count.unwrap_or(4)];
            parameters[0] = Parameter::Named(streamout);
            let read = motion(&name, &parameters);
            assert_eq!(read, Some(Motion { op, is_common: false }), "{name}");
        }
        let named = |op| name_of(op).unwrap_or_default();
        assert_eq!(named(Op::SubgroupAvcSicInitializeINTEL), "intel_sub_group_avc_sic_initialize");
        assert_eq!(
            named(Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL),
            "intel_sub_group_avc_ref_evaluate_with_multi_reference"
        );
        assert_eq!(name_of(Op::SubgroupShuffleINTEL), None);
    }

    #[test]
    fn stages_are_converted() {
        let to_common = Op::SubgroupAvcImeConvertToMcePayloadINTEL;
        let back = Op::SubgroupAvcMceConvertToImePayloadINTEL;
        assert_eq!(conversion("spirv.AvcImePayloadINTEL"), Some((to_common, Some(back))));
        assert_eq!(conversion("spirv.AvcMcePayloadINTEL"), None);
        assert_eq!(conversion("spirv.Event"), None);
    }
}
