//! Dot products of integers (cl_khr_integer_dot_product).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{one_part, wrong_arguments, wrong_result};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_ops::{IntegerDot, integer_dot};
use crate::names::Mangled;
use crate::spirv::grammar::{PackedVectorFormat, Std};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family { find: |name| Some(builtin(find(name)?)), ..Family::EMPTY };

/// Returns the dot product with a mangled name.
fn find(name: &Mangled<'_>) -> Option<IntegerDot> {
    let class = |index: usize| name.parameters.get(index).and_then(|parameter| parameter.class());
    integer_dot(name.base, class(0), class(1))
}

impl BuiltinFunction for IntegerDot {
    /// `dot(char4, uchar4)` => `OpSUDot`, or without it multiplications and additions;
    /// `dot_acc_sat_4x8packed_ss_int(a, b, c)` => `OpSDotAccSat a b c PackedVectorFormat4x8Bit`
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let shape = Shape::of(fx, inst, self)?;
        let mut operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
        if self.swaps {
            operands.swap(0, 1);
        }
        if !fx.mx.out.requirements().allows_op(self.op) {
            return shape.expanded(fx, inst, self.op, &operands).map(one_part);
        }
        if let Some(number) = shape.lane.number().filter(|_| !shape.is_packed) {
            fx.mx.out.requirements().note_dot(number, shape.count)?;
        }
        let id = fx.fresh();
        let mut out = SpirvInst::new(self.op).id(shape.ty).id(id).ids(&operands);
        if shape.is_packed {
            out = out.enumerant(PackedVectorFormat::PackedVectorFormat4x8Bit);
        }
        fx.emit(out)?;
        Ok(one_part(Typed::new(id, shape.ty)))
    }
}

/// The types of a dot product.
struct Shape {
    /// The type of the result, and its width.
    ty: SpirvType,
    bits: u32,
    /// The lanes of both vectors.
    lane: Lane,
    count: u32,
    /// `true` for four bytes in an integer of 32 bits.
    is_packed: bool,
}

impl Shape {
    /// Returns the types of a call. Fails if they are not those of the instruction (specification, `OpSDot`,
    /// `OpSDotAccSat`).
    fn of<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, dot: &IntegerDot) -> Result<Self> {
        let LegalForm::Lanes(result @ Lanes { lane: Lane::Int { bits, width }, count: 1 }) = fx.form(inst.ty())? else {
            return Err(wrong_result(inst));
        };
        let adds = matches!(dot.op, Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat);
        if inst.argument_count() != 2 + u32::from(adds) {
            return Err(wrong_arguments(inst));
        }
        let vectors = fx.lanes(inst.argument(0).ty())?;
        let is_vector = match (vectors.lane, vectors.count) {
            (Lane::Int { bits: 32, .. }, 1) => dot.is_packed,
            (Lane::Int { bits: component, width }, 2..) => !dot.is_packed && component == width && component <= bits,
            _ => false,
        };
        let is_same = fx.lanes(inst.argument(1).ty())? == vectors;
        if bits != width || !is_vector || !is_same || adds && fx.lanes(inst.argument(2).ty())? != result {
            return Err(wrong_arguments(inst));
        }
        let Lanes { lane, count } = vectors;
        Ok(Self { ty: fx.type_of(inst.value())?, bits, lane, count, is_packed: dot.is_packed })
    }

    /// `dot(a, b)` => `a.x * b.x + a.y * b.y + ...` in the result type, and a saturating addition of a third operand
    fn expanded<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op, operands: &[Typed]) -> Result<Typed> {
        let signs = match op {
            Op::UDot | Op::UDotAccSat => [false, false],
            Op::SUDot | Op::SUDotAccSat => [true, false],
            _ => [true, true],
        };
        let count = if self.is_packed { 4 } else { self.count };
        let mut sum = None;
        for index in 0..count {
            let first = self.component(fx, operands[0], signs[0], index)?;
            let second = self.component(fx, operands[1], signs[1], index)?;
            let product = fx.mul(first, second)?;
            sum = Some(match sum {
                Some(sum) => fx.add(sum, product)?,
                None => product,
            });
        }
        let sum = sum.ok_or_else(|| wrong_arguments(inst))?;
        match (operands.get(2), signs[0]) {
            (Some(other), true) => fx.std(Std::s_add_sat, self.ty, &[sum, *other]),
            (Some(other), false) => fx.std(Std::u_add_sat, self.ty, &[sum, *other]),
            (None, _) => Ok(sum),
        }
    }

    /// Returns a component of an operand in the result type.
    fn component(&self, fx: &mut FunctionCx<'_, '_>, operand: Typed, is_signed: bool, index: u32) -> Result<Typed> {
        let lane = fx.mx.lane_type(self.lane)?;
        let component = if self.is_packed {
            // The byte is moved to the highest bits and back, which extends it.
            let (up, down) = (fx.mx.u32_constant(24 - 8 * index)?, fx.mx.u32_constant(24)?);
            let moved = fx.shl(operand, up)?;
            if is_signed { fx.ashr(moved, down)? } else { fx.lshr(moved, down)? }
        } else {
            fx.extract(lane, operand, index)?
        };
        match (self.lane.bits() == Some(self.bits), is_signed) {
            (true, _) => Ok(component),
            (false, true) => fx.op(Op::SConvert, self.ty, &[component]),
            (false, false) => fx.op(Op::UConvert, self.ty, &[component]),
        }
    }
}
