//! Decorations: linkage, attributes of parameters and results, and metadata with SPIR-V's own numbers.

pub(super) mod annotations;
pub(super) mod auxiliary;
pub(super) mod execution_modes;
pub(super) mod function_metadata;
pub(super) mod kernel_arguments;
pub(super) mod non_semantic;

use smallvec::SmallVec;

use crate::analysis::element_types::Pointee;
use crate::error::{Error, ErrorKind};
use crate::ir::{AttributePosition, Function, MdNode, MdOperand};
use crate::lower::cx::module::explicit::Origin;
use crate::lower::cx::module::explicit_operands::ExplicitOperands;
use crate::lower::cx::prelude::*;
use crate::lower::decorations::function_metadata::{decorate_by_hints, decorate_parameter_by_texts};
use crate::map::attributes;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute};

/// LLVM's attributes of a parameter => `FuncParamAttr`, `Alignment`
///
/// `!spirv.ParameterDecorations` has a list for each parameter => its decorations, except those that `id` has
pub(super) fn decorate_parameter<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>, index: u32, id: Id) -> Result<()> {
    decorate_by_attributes(mx, function, index, id)?;
    decorate_parameter_by_texts(mx, function, index, id)?;
    match function.value().attached(mx.kinds.of_each_parameter).and_then(|lists| lists.node(index)) {
        Some(list) => mx.decorate_explicitly(id, list),
        None => Ok(()),
    }
}

/// Lowers the attributes of a parameter. `dereferenceable(N)` is dropped: N is a lower bound, in `MaxByteOffset N` an
/// upper one.
fn decorate_by_attributes<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>, index: u32, id: Id) -> Result<()> {
    // A pointer to the structure of an image, sampler, ... is an object in SPIR-V, which no attribute of memory suits.
    let types = &mx.facts.element_types;
    if let Some(Pointee::Object(_)) = types.node(function.parameter(index)).and_then(|node| types.pointee(node)) {
        return Ok(());
    }
    let position = AttributePosition::Parameter(index);
    let present: Vec<usize> = function.attributes_among(position, &mx.kinds.of_parameters).collect();
    for found in present {
        let Some(row) = attributes::PARAMETER.get(found) else {
            let bytes = function.int_attribute_among(position, &mx.kinds.of_parameters, found);
            bytes.map_or(Ok(()), |bytes| mx.decorate_alignment(id, bytes))?;
            continue;
        };
        let applies = match row.decoration {
            // `captures(...)` lists the parts that may be captured; only an empty list means NoCapture.
            FunctionParameterAttribute::NoCapture => {
                function.int_attribute_among(position, &mx.kinds.of_parameters, found) == Some(0)
            }
            attribute => attributes::is_valid_at(attribute, index),
        };
        if applies {
            mx.decorate_with(id, Decoration::FuncParamAttr, row.decoration)?;
        }
    }
    Ok(())
}

/// LLVM's attributes of a result => `FuncParamAttr` of the function; hints => their decorations
///
/// `!spirv.Decorations` of the function => its decorations
pub(super) fn decorate_function<'m>(mx: &mut ModuleCx<'m>, function: Function<'m>, id: Id) -> Result<()> {
    for row in attributes::RETURN {
        if function.has_attribute(AttributePosition::Return, row.attribute) {
            mx.decorate_with(id, Decoration::FuncParamAttr, row.decoration)?;
        }
    }
    decorate_by_hints(mx, function, id)?;
    match function.value().attached(mx.kinds.decorations) {
        Some(list) => mx.decorate_explicitly(id, list),
        None => Ok(()),
    }
}

/// `!spirv.Decorations` of an instruction => decorations of its result; `first` is the first id that the instruction
/// may have defined
pub(super) fn decorate_instruction<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    parts: &mut Parts,
    first: Id,
) -> Result<()> {
    let Some(list) = inst.value().attached(fx.mx.kinds.decorations) else { return Ok(()) };
    if parts.is_empty() {
        // A call has an id even if the function returns nothing.
        let is_call = |op| matches!(op, Op::FunctionCall | Op::FunctionPointerCallINTEL);
        let mut calls = fx.code.recorded(is_call);
        if let (Some(call), None) = (calls.next(), calls.next()) {
            drop(calls);
            return fx.mx.decorate_explicitly(call, list);
        }
        return Err(Error::new(ErrorKind::InvalidModule, "an instruction without a result cannot be decorated"));
    }
    let types = fx.types_of(inst.value())?;
    let may_wrap = may_wrap(fx, inst)?;
    for (part, ty) in parts.iter_mut().zip(types) {
        // An id defined before belongs to another value, so a copy is decorated.
        if !part.id.is_local_since(first) {
            *part = fx.op(Op::CopyObject, ty, &[*part])?;
        }
        if may_wrap {
            fx.mx.omit_explicit(part.id, Decoration::NoSignedWrap);
            fx.mx.omit_explicit(part.id, Decoration::NoUnsignedWrap);
        }
        fx.mx.decorate_explicitly(part.id, list)?;
    }
    Ok(())
}

/// Returns `true` if the parts of a result may wrap where the integer does not: they are wider or narrower than it. The
/// decorations that deny it are hints.
fn may_wrap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<bool> {
    Ok(match fx.form(inst.ty())? {
        LegalForm::Lanes(Lanes { lane: Lane::Int { bits, width }, .. }) => bits != width,
        LegalForm::Lanes(Lanes { lane: Lane::MultiWord { .. }, .. }) => true,
        LegalForm::Lanes(_) | LegalForm::Void | LegalForm::Whole | LegalForm::Members | LegalForm::Opaque => false,
    })
}

/// The previous parts of the pointers that [`cache_controlled`] replaced.
pub(super) type ReplacedPointers<'m> = SmallVec<[(Value<'m>, Option<Parts>); 1]>;

/// `!spirv.DecorationCacheControlINTEL` of an instruction: `!{!{decoration, level, control, operand}, ...}` => a copy
/// of the pointer operand with the decoration
///
/// The decoration applies to one access, so no other may share the pointer.
pub(super) fn cache_controlled<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<ReplacedPointers<'m>> {
    let mut replaced = ReplacedPointers::new();
    let Some(list) = inst.value().attached(fx.mx.kinds.cache_controls) else { return Ok(replaced) };
    for operand in list.operands() {
        let Some(MdOperand::Node(node)) = operand else {
            let message = format!("expected a list of cache controls, found {list:?}");
            return Err(Error::new(ErrorKind::InvalidModule, message));
        };
        let locate = |error: Error| error.at(format!("the cache control {node:?}"));
        lower_cache_control(fx, inst, node, &mut replaced).map_err(locate)?;
    }
    Ok(replaced)
}

fn lower_cache_control<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    node: MdNode<'m>,
    replaced: &mut ReplacedPointers<'m>,
) -> Result<()> {
    let invalid = |message: &str| Error::new(ErrorKind::InvalidModule, message);
    let number = |index| node.int(index).and_then(|number| u32::try_from(number).ok());
    let (4, Some(decoration), Some(operand)) = (node.operand_count(), number(0), number(3)) else {
        return Err(invalid("expected a cache control to be a decoration, a level, a control and an operand index"));
    };
    let pointer = (operand < inst.value().operand_count()).then(|| inst.value().operand(operand));
    let pointer = pointer.filter(|pointer| pointer.ty().is_pointer());
    let pointer =
        pointer.ok_or_else(|| invalid("the operand index of a cache control does not refer to a pointer operand"))?;
    if !replaced.iter().any(|(known, _)| *known == pointer) {
        let original = fx.pointer(pointer)?.value();
        let zero = fx.mx.u32_constant(0)?;
        let copy = fx.op(Op::PtrAccessChain, original.ty, &[original, zero])?;
        replaced.push((pointer, fx.replace_parts(pointer, Parts::from_elem(copy, 1))));
    }
    let id = fx.pointer(pointer)?.id;
    let operands = ExplicitOperands::from_node(node, 1..3)?;
    fx.mx.with_origin(Origin::Metadata(node), |mx| mx.decorate_with_operands(id, Decoration(decoration), operands))
}
