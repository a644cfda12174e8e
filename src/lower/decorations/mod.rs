//! Decorations: linkage (features.md B12), what attributes say of parameters and results (B19), and what metadata states
//! in SPIR-V's own numbers (I1 to
//! I3).

pub(super) mod annotations;
pub(super) mod auxiliary;
pub(super) mod execution_modes;
pub(super) mod function_metadata;
pub(super) mod kernel_arguments;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{AttributePlace, Function, Inst, MdNode, MdOperand, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::explicit_operands::ExplicitOperands;
use crate::lower::cx::module::kinds::ALIGN;
use crate::lower::decorations::function_metadata::{decorate_by_hints, decorate_parameter_by_texts};
use crate::map::attributes;
use crate::spirv::Id;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute, Op};
use smallvec::SmallVec;

/// LLVM's attributes of a parameter => `FuncParamAttr`, `Alignment`
///
/// `!spirv.ParameterDecorations` has a list for each parameter => its decorations, but for those `id` was given since
/// `mark`
pub(super) fn decorate_parameter<'m>(
    mx: &mut ModuleCx<'m>,
    function: Function<'m>,
    index: u32,
    id: Id,
    mark: usize,
) -> Result<()> {
    decorate_by_attributes(mx, function, index, id)?;
    decorate_parameter_by_texts(mx, function, index, id)?;
    match function.value().attached(mx.kinds.of_each_parameter).and_then(|lists| lists.node(index)) {
        Some(list) => mx.decorate_explicitly(id, list, mark),
        None => Ok(()),
    }
}

/// `dereferenceable(N)` becomes nothing: at least N bytes are there, where `MaxByteOffset N` says at most.
fn decorate_by_attributes(mx: &mut ModuleCx<'_>, function: Function<'_>, index: u32, id: Id) -> Result<()> {
    let place = AttributePlace::Parameter(index);
    for found in function.attributes_among(place, &mx.kinds.of_parameters) {
        let Some(row) = attributes::PARAMETER.get(found) else {
            let bytes = function.int_attribute(place, ALIGN);
            bytes.map_or(Ok(()), |bytes| mx.decorate_alignment(id, bytes))?;
            continue;
        };
        let applies = match row.decoration {
            // `captures(...)` lists what may be captured; only an empty list says what NoCapture says.
            FunctionParameterAttribute::NoCapture => function.int_attribute(place, row.attribute) == Some(0),
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
    let mark = mx.decorations_so_far();
    for row in attributes::RETURN {
        if function.has_attribute(AttributePlace::Return, row.attribute) {
            mx.decorate_with(id, Decoration::FuncParamAttr, row.decoration)?;
        }
    }
    decorate_by_hints(mx, function, id)?;
    match function.metadata("spirv.Decorations") {
        Some(list) => mx.decorate_explicitly(id, list, mark),
        None => Ok(()),
    }
}

/// `!spirv.Decorations` of an instruction => decorations of what it makes; `first` is the first id that can be its own
pub(super) fn decorate_instruction<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    parts: &mut Parts,
    first: Id,
    mark: usize,
) -> Result<()> {
    let Some(list) = inst.value().attached(fx.mx.kinds.decorations) else { return Ok(()) };
    if parts.is_empty() {
        return Err(Error::new(ErrorKind::InvalidModule, "an instruction without a result cannot be decorated"));
    }
    let types = fx.types_of(inst.value())?;
    for (part, ty) in parts.iter_mut().zip(types) {
        // What was there before is not the instruction's to decorate.
        if fx.mx.out.resolve(*part) < first {
            *part = fx.op(Op::CopyObject, ty, &[*part])?;
        }
        fx.mx.decorate_explicitly(*part, list, mark)?;
    }
    Ok(())
}

/// What stood for the pointers that [`cache_controlled`] put others in the place of.
pub(super) type Displaced<'m> = SmallVec<[(Value<'m>, Option<Parts>); 1]>;

/// `!spirv.DecorationCacheControlINTEL` of an instruction: `!{!{decoration, level, control, operand}, ...}` => the
/// operand as a pointer of its own, so decorated (features.md I3)
///
/// The decoration is of the one access, so no other may share the pointer.
pub(super) fn cache_controlled<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Displaced<'m>> {
    let mut displaced = Displaced::new();
    let Some(list) = inst.value().attached(fx.mx.kinds.cache_controls) else { return Ok(displaced) };
    for operand in list.operands() {
        let Some(MdOperand::Node(node)) = operand else {
            let message = format!("a list of cache controls holds something else: {list:?}");
            return Err(Error::new(ErrorKind::InvalidModule, message));
        };
        let place = |error: Error| error.at(format!("the cache control {node:?}"));
        cache_control(fx, inst, node, &mut displaced).map_err(place)?;
    }
    Ok(displaced)
}

fn cache_control<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    node: MdNode<'m>,
    displaced: &mut Displaced<'m>,
) -> Result<()> {
    let invalid = |message: &str| Error::new(ErrorKind::InvalidModule, message);
    let number = |index| node.int(index).and_then(|number| u32::try_from(number).ok());
    let (4, Some(decoration), Some(operand)) = (node.operand_count(), number(0), number(3)) else {
        return Err(invalid("a cache control is a decoration, a level, a control and the number of an operand"));
    };
    let pointer = (operand < inst.value().operand_count()).then(|| inst.value().operand(operand));
    let pointer = pointer.filter(|pointer| pointer.ty().is_pointer());
    let pointer = pointer.ok_or_else(|| invalid("a cache control names an operand that is no pointer"))?;
    let mark = fx.mx.decorations_so_far();
    if !displaced.iter().any(|(known, _)| *known == pointer) {
        let (ty, id) = (fx.pointer_type_of(pointer)?, fx.pointer(pointer)?.id);
        let zero = fx.mx.u32_constant(0)?;
        let own = fx.op(Op::InBoundsPtrAccessChain, ty, &[id, zero])?;
        displaced.push((pointer, fx.replace_parts(pointer, Parts::from_elem(own, 1))));
    }
    let id = fx.pointer(pointer)?.id;
    fx.mx.decorate_with_operands(id, Decoration(decoration), ExplicitOperands::from_node(node, 1..3)?, mark)
}
