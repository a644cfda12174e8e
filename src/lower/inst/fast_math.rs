//! Fast-math flags as `FPFastMathMode`.

use rustc_hash::FxHashSet;

use crate::ir::{AttributePosition, FastMath, Function};
use crate::lower::cx::prelude::*;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, FPFastMathMode, Version};

/// The classes of `nofpclass` that are NaNs: signaling and quiet.
const NANS: u64 = 1 | 1 << 1;

/// The classes of `nofpclass` that are infinite: negative and positive.
const INFINITIES: u64 = 1 << 2 | 1 << 9;

/// Flags of an arithmetic instruction => `FPFastMathMode`
pub(in crate::lower) fn decorate_fast_math(mx: &mut ModuleCx<'_>, id: Id, flags: FastMath) -> Result<()> {
    let mode = fast_math_mode(mx, flags);
    if mode == FPFastMathMode::None {
        return Ok(());
    }
    mx.decorate_with(id, Decoration::FPFastMathMode, mode)
}

/// Lowers an instruction with flags by `lower`, and decorates those of its results that an instruction of `ops` defines
///
/// Only version 1.6 has the decoration on instructions other than arithmetic ones. The flags are hints, and are omitted
/// where it is not allowed.
pub(in crate::lower) fn with_flags<'a, 'm, R: AsParts>(
    fx: &mut FunctionCx<'a, 'm>,
    flags: FastMath,
    ops: &[Op],
    lower: impl FnOnce(&mut FunctionCx<'a, 'm>) -> Result<R>,
) -> Result<R> {
    let mode = fast_math_mode(fx.mx, flags);
    if mode == FPFastMathMode::None || !fx.mx.out.allows_version(Version::V1_6) {
        return lower(fx);
    }
    fx.code.record_results();
    let lowered = lower(fx)?;
    let defined: FxHashSet<Id> = fx.code.recorded(|op| ops.contains(&op)).collect();
    for id in lowered.parts().iter().filter(|id| defined.contains(&id.id)) {
        fx.mx.out.requirements().version(Version::V1_6)?;
        fx.mx.decorate_with(*id, Decoration::FPFastMathMode, mode)?;
    }
    Ok(lowered)
}

/// The result of a lowering: parts, or none if the lowering does not apply.
pub(in crate::lower) trait AsParts {
    fn parts(&self) -> &[Typed];
}

impl AsParts for Parts {
    fn parts(&self) -> &[Typed] {
        self
    }
}

impl AsParts for Option<Parts> {
    fn parts(&self) -> &[Typed] {
        self.as_deref().unwrap_or_default()
    }
}

/// The instructions with flags that calls of intrinsics and builtins become.
pub(in crate::lower) const CALLED: [Op; 2] = [Op::ExtInst, Op::FmaKHR];

/// Returns the flags and `nofpclass` of the call of an intrinsic or builtin.
pub(in crate::lower) fn flags_of_call<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>, callee: Function<'m>) -> FastMath {
    match inst.ty().scalar().is_float() {
        true => fx.permitted_flags(inst, inst.fast_math() | excluded_classes(inst, callee)),
        false => FastMath::default(),
    }
}

/// Returns the flags of the call of a function, which `OpFunctionCall` has as any core instruction
/// (SPV_KHR_float_controls2, Decoration).
pub(in crate::lower) fn flags_of_function_call<'m>(fx: &FunctionCx<'_, 'm>, inst: Inst<'m>) -> FastMath {
    match inst.ty().scalar().is_float() && fx.mx.out.allows_extension(Extension::KHR_float_controls2) {
        true => fx.fast_math(inst),
        false => FastMath::default(),
    }
}

/// Returns `nnan` and `ninf` where `nofpclass` says so of the result and of all floating-point arguments.
fn excluded_classes(inst: Inst<'_>, callee: Function<'_>) -> FastMath {
    let excluded = |position| {
        let (of_call, of_callee) =
            (inst.int_attribute(position, "nofpclass"), callee.int_attribute(position, "nofpclass"));
        of_call.unwrap_or(0) | of_callee.unwrap_or(0)
    };
    let values = inst.arguments().enumerate().filter(|(_, argument)| argument.ty().scalar().is_float());
    let classes = values
        .map(|(index, _)| excluded(AttributePosition::Parameter(index as u32)))
        .fold(excluded(AttributePosition::Return), |all, one| all & one);
    [(NANS, FastMath::NNAN), (INFINITIES, FastMath::NINF)]
        .into_iter()
        .filter(|(wanted, _)| classes & wanted == *wanted)
        .fold(FastMath::default(), |flags, (_, flag)| flags | flag)
}

/// The flags of SPV_KHR_float_controls2 that `Fast` implies.
const IMPLIED_BY_FAST: FPFastMathMode = FPFastMathMode(
    FPFastMathMode::NotNaN.0
        | FPFastMathMode::NotInf.0
        | FPFastMathMode::NSZ.0
        | FPFastMathMode::AllowRecip.0
        | FPFastMathMode::AllowContract.0
        | FPFastMathMode::AllowReassoc.0
        | FPFastMathMode::AllowTransform.0,
);

fn fast_math_mode(mx: &ModuleCx<'_>, flags: FastMath) -> FPFastMathMode {
    const ALWAYS: [(FastMath, FPFastMathMode); 4] = [
        (FastMath::NNAN, FPFastMathMode::NotNaN),
        (FastMath::NINF, FPFastMathMode::NotInf),
        (FastMath::NSZ, FPFastMathMode::NSZ),
        (FastMath::ARCP, FPFastMathMode::AllowRecip),
    ];
    const EXTENDED: [(FastMath, FPFastMathMode); 2] =
        [(FastMath::CONTRACT, FPFastMathMode::AllowContract), (FastMath::REASSOC, FPFastMathMode::AllowReassoc)];
    if flags.is_empty() {
        return FPFastMathMode::None;
    }
    let is_intel = mx.out.allows_extension(Extension::INTEL_fp_fast_math_mode) && !mx.has_default_fast_math;
    let is_khronos = !is_intel && mx.out.allows_extension(Extension::KHR_float_controls2);
    if flags.contains(FastMath::FAST) {
        // SPV_KHR_float_controls2 deprecates `Fast`, and forbids it beside FPFastMathDefault.
        return if is_khronos { IMPLIED_BY_FAST } else { FPFastMathMode::Fast };
    }
    let is_extended = is_intel || is_khronos;
    let rows = ALWAYS.iter().chain(EXTENDED.iter().filter(|_| is_extended));
    rows.filter(|(flag, _)| flags.contains(*flag)).fold(FPFastMathMode::None, |mode, (_, bit)| mode | *bit)
}
