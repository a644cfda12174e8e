//! Sampled images: results of `OpSampledImage`, which only image instructions of the same block may consume, and no
//! `OpPhi` and no `OpSelect` (specification, section 2.16.1).
//!
//! A use in another block repeats the instruction there. A phi or a select becomes one of the images and one of the
//! samplers, unless those are the same on every path, and its uses write an `OpSampledImage` of the results.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Inst, Opcode, TypeKind, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::Id;
use crate::spirv::grammar::Op;

/// The sampled images of a function so far.
#[derive(Default)]
pub(in crate::lower) struct SampledImages<'m> {
    values: FxHashMap<Value<'m>, SampledImage>,
    phis: Phis<'m>,
}

/// An image with a sampler.
#[derive(Clone, Copy)]
pub(in crate::lower) struct SampledImage {
    /// The `OpTypeSampledImage`.
    pub(in crate::lower) ty: SpirvType,
    pub(in crate::lower) image: Typed,
    pub(in crate::lower) sampler: Typed,
    /// The block of the last `OpSampledImage`, and its result.
    pub(in crate::lower) emitted: Option<(Id, Typed)>,
}

/// The operands of the calls that define the values of a phi.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Operands<'m> {
    pub(in crate::lower) image: Operand<'m>,
    pub(in crate::lower) sampler: Operand<'m>,
}

/// One operand of the calls that define the values of a phi.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Operand<'m> {
    /// The same in all calls.
    Same(Value<'m>),
    /// This value in one call, other values in others.
    Varies(Value<'m>),
}

impl<'m> Operand<'m> {
    fn join(&mut self, other: Self) {
        match (*self, other) {
            (Self::Same(value), Self::Same(other)) if value == other => {}
            (Self::Same(value) | Self::Varies(value), _) => *self = Self::Varies(value),
        }
    }
}

/// Returns `true` if a value is a sampled image, by its LLVM type or as an opaque object of pointer type.
pub(in crate::lower) fn is_sampled_image<'m>(fx: &FunctionCx<'_, 'm>, value: Value<'m>) -> bool {
    match value.ty().kind() {
        TypeKind::TargetExt => value.ty().target_name() == "spirv.SampledImage",
        TypeKind::Pointer { .. } => {
            let ty = fx.object_type(value);
            ty.kind() == TypeKind::TargetExt && ty.target_name() == "spirv.SampledImage"
        }
        _ => false,
    }
}

/// The operands that define phis, as far as they have been computed; `None` for phis with a value that no call of
/// `__spirv_SampledImage` defines.
type Phis<'m> = FxHashMap<Value<'m>, Option<Operands<'m>>>;

/// Returns the operands of the calls of `__spirv_SampledImage` that define all values of a phi, through other phis and
/// selects; `None` if some value is not defined by such a call.
///
/// The phis visited get the same result, so that each is visited once: an operand that varies in one of them need not
/// vary in another, but is correct there as well.
fn operands_of<'m>(
    phis: &mut Phis<'m>,
    phi: Inst<'m>,
    is_sampled_image_call: impl FnMut(Inst<'m>) -> bool,
) -> Option<Operands<'m>> {
    if let Some(known) = phis.get(&phi.value()) {
        return *known;
    }
    let mut seen = FxHashSet::from_iter([phi.value()]);
    let operands = walk_operands(phis, &mut seen, phi, is_sampled_image_call);
    match operands {
        Some(_) => phis.extend(seen.into_iter().filter(|value| is_phi(*value)).map(|value| (value, operands))),
        None => _ = phis.insert(phi.value(), None),
    }
    operands
}

fn is_phi(value: Value<'_>) -> bool {
    value.as_instruction().is_some_and(|inst| inst.opcode() == Opcode::Phi)
}

fn walk_operands<'m>(
    phis: &Phis<'m>,
    seen: &mut FxHashSet<Value<'m>>,
    phi: Inst<'m>,
    mut is_sampled_image_call: impl FnMut(Inst<'m>) -> bool,
) -> Option<Operands<'m>> {
    let mut found: Option<Operands<'m>> = None;
    let mut open = vec![phi.value()];
    while let Some(value) = open.pop() {
        if let Some(known) = phis.get(&value) {
            found = Some(merged(found, (*known)?));
            continue;
        }
        let inst = value.as_instruction()?;
        match inst.opcode() {
            Opcode::Phi => open.extend(inst.incoming().map(|(value, _)| value).filter(|value| seen.insert(*value))),
            Opcode::Select => {
                open.extend([inst.operand(1), inst.operand(2)].into_iter().filter(|value| seen.insert(*value)));
            }
            _ if is_sampled_image_call(inst) => {
                let (image, sampler) = (inst.argument(0), inst.argument(1));
                let operands = Operands { image: Operand::Same(image), sampler: Operand::Same(sampler) };
                found = Some(merged(found, operands));
            }
            _ => return None,
        }
    }
    found
}

/// Returns the operands of values that are defined by these calls and by others.
fn merged<'m>(found: Option<Operands<'m>>, other: Operands<'m>) -> Operands<'m> {
    let mut operands = found.unwrap_or(other);
    operands.image.join(other.image);
    operands.sampler.join(other.sampler);
    operands
}

impl<'m> FunctionCx<'_, 'm> {
    /// Records the image and the sampler of a sampled image.
    pub(in crate::lower) fn define_sampled_image(&mut self, value: Value<'m>, sampled: SampledImage) {
        self.sampled_images.values.insert(value, sampled);
    }

    /// Returns the image and the sampler of a value that is a sampled image of this function.
    pub(in crate::lower) fn sampled_image_parts(&self, value: Value<'m>) -> Option<SampledImage> {
        if self.sampled_images.values.is_empty() {
            return None;
        }
        self.sampled_images.values.get(&value).copied()
    }

    /// Returns the result of an `OpSampledImage` in the current block, if the value is a sampled image of this
    /// function.
    pub(in crate::lower) fn sampled_image(&mut self, value: Value<'m>) -> Result<Option<Typed>> {
        let Some(sampled) = self.sampled_image_parts(value) else { return Ok(None) };
        let block = self.current_block()?;
        if let Some((block_of_id, id)) = sampled.emitted
            && block_of_id == block
        {
            return Ok(Some(id));
        }
        let id = self.op(Op::SampledImage, sampled.ty, &[sampled.image, sampled.sampler])?;
        if let Some(list) = value.attached(self.mx.kinds.decorations) {
            self.mx.decorate_explicitly(id.id, list)?;
        }
        self.sampled_images.values.insert(value, SampledImage { emitted: Some((block, id)), ..sampled });
        Ok(Some(id))
    }

    /// Returns [`operands_of`] a phi that is a sampled image.
    pub(in crate::lower) fn sampled_phi(&mut self, phi: Inst<'m>) -> Option<Operands<'m>> {
        if !is_sampled_image(self, phi.value()) {
            return None;
        }
        let mut phis = std::mem::take(&mut self.sampled_images.phis);
        let operands = operands_of(&mut phis, phi, |inst| {
            self.calls_instruction(inst, Op::SampledImage) && inst.argument_count() == 2
        });
        self.sampled_images.phis = phis;
        operands
    }

    /// Returns the operands of a phi of sampled images for one of its values: those that vary.
    pub(in crate::lower) fn sampled_incoming(&mut self, operands: Operands<'m>, value: Value<'m>) -> Result<Parts> {
        let Some(sampled) = self.sampled_image_parts(value) else { return Err(escape_error()) };
        let mut parts = Parts::new();
        if matches!(operands.image, Operand::Varies(_)) {
            parts.push(sampled.image);
        }
        if matches!(operands.sampler, Operand::Varies(_)) {
            parts.push(sampled.sampler);
        }
        Ok(parts)
    }
}

/// Returns the error for a sampled image that is used by an instruction other than an image instruction.
pub(in crate::lower) fn escape_error() -> Error {
    Error::new(
        ErrorKind::InvalidInstruction,
        "only image instructions may use the result of __spirv_SampledImage (SPIR-V specification, section 2.16.1); \
         pass the image and the sampler instead",
    )
}
