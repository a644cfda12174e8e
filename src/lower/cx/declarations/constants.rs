//! Constants of SPIR-V types: numbers, nulls, composites (specification, section 3.3.7).

use smallvec::SmallVec;

use crate::error::Result;
use crate::ir::{Function, Value, ValueKind};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::declarations::types::Scalar;
use crate::lower::cx::forms::{Lane, ones};
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst;

impl<'m> Declarations<'m> {
    /// Returns `true` if the address of `function` is omitted from the output: a block's body that nothing calls by
    /// its address, or the only callee of all its callers, while no function can be called by its address.
    pub(in crate::lower) fn omits_address(&self, function: Function<'m>) -> bool {
        let has_pointers = self.out.allows_extension(Extension::INTEL_function_pointers);
        self.facts.is_block_body(function) || self.facts.targets.is_only_called(function) && !has_pointers
    }

    /// Returns `true` if `value` is a function whose address is omitted.
    pub(in crate::lower::cx) fn is_omitted(&self, value: Value<'m>) -> bool {
        matches!(value.kind(), ValueKind::Function(function) if self.omits_address(function))
    }

    /// `OpConstant i32 value`
    pub(crate) fn u32_constant(&mut self, value: u32) -> Result<Typed> {
        self.int_constant(32, u64::from(value))
    }

    /// `OpConstant` of an integer of at most 64 bits; higher bits of `value` are ignored.
    pub(crate) fn int_constant(&mut self, width: u32, value: u64) -> Result<Typed> {
        let ty = self.type_int(width)?;
        // Bits above a narrow unsigned number's width are zero (specification, section 2.2.1).
        let value = value & ones(width);
        let id = match width {
            33.. => self.out.intern(Op::Constant, Some(ty.id()), &[value as u32, (value >> 32) as u32])?,
            _ => self.out.intern(Op::Constant, Some(ty.id()), &[value as u32])?,
        };
        Ok(Typed::new(id, ty))
    }

    /// `OpConstant` of an integer as wide as an address.
    pub(in crate::lower) fn size_constant(&mut self, value: u64) -> Result<Typed> {
        self.int_constant(self.pointer_bits, value)
    }

    /// `OpConstant` of a floating-point number, by its bits.
    pub(crate) fn float_constant(&mut self, width: u32, bits: u64) -> Result<Typed> {
        let ty = self.type_float(width)?;
        let id = match width {
            64 => self.out.intern(Op::Constant, Some(ty.id()), &[bits as u32, (bits >> 32) as u32])?,
            _ => self.out.intern(Op::Constant, Some(ty.id()), &[bits as u32])?,
        };
        Ok(Typed::new(id, ty))
    }

    /// `OpConstantTrue` or `OpConstantFalse`
    pub(crate) fn bool_constant(&mut self, value: bool) -> Result<Typed> {
        let ty = self.type_bool()?;
        let id = self.out.intern(if value { Op::ConstantTrue } else { Op::ConstantFalse }, Some(ty.id()), &[])?;
        Ok(Typed::new(id, ty))
    }

    /// Returns the null of a type: the number zero, `OpConstantFalse`, or `OpConstantNull ty`.
    ///
    /// `OpConstantNull` may be of any scalar type as well (specification, section 3.3.7), but the reader of LLVM 15
    /// aborts on one.
    pub(crate) fn null(&mut self, ty: SpirvType) -> Result<Typed> {
        match self.types.scalar(ty) {
            Some(Scalar::Boolean) => self.bool_constant(false),
            Some(Scalar::Int(width)) => self.int_constant(width, 0),
            Some(Scalar::Float(width)) => self.float_constant(width, 0),
            None => self.of_type(Op::ConstantNull, ty),
        }
    }

    /// Returns an arbitrary value: `OpUndef ty`, or zero in a module that freezes values, since an `OpUndef` may differ
    /// from use to use (specification, `OpUndef`).
    pub(crate) fn undef(&mut self, ty: SpirvType) -> Result<Typed> {
        if self.expands_freeze { self.null(ty) } else { self.of_type(Op::Undef, ty) }
    }

    /// Returns `poison`: `OpPoisonKHR ty` where SPV_KHR_poison_freeze is allowed, otherwise an arbitrary value.
    pub(crate) fn poison(&mut self, ty: SpirvType) -> Result<Typed> {
        match self.out.requirements().allows_op(Op::PoisonKHR) {
            true => self.of_type(Op::PoisonKHR, ty),
            false => self.undef(ty),
        }
    }

    /// `op ty`
    fn of_type(&mut self, op: Op, ty: SpirvType) -> Result<Typed> {
        Ok(Typed::new(self.out.intern(op, Some(ty.id()), &[])?, ty))
    }

    /// Returns `null` or `undef` of another type, as `value` is null or undefined.
    pub(crate) fn null_or_undef(&mut self, value: Value<'m>, ty: SpirvType) -> Result<Typed> {
        match value.kind() {
            ValueKind::Undef => self.undef(ty),
            ValueKind::Poison => self.poison(ty),
            _ => self.null(ty),
        }
    }

    /// `OpConstantComposite ty members...`, or `OpSpecConstantComposite` if a member may change with a
    /// specialization constant
    pub(crate) fn composite(&mut self, ty: SpirvType, members: &[Typed]) -> Result<Typed> {
        if !self.is_any_specializable(members) {
            let id = self.out.intern_inst(Inst::new(Op::ConstantComposite).id(ty).ids(members))?;
            return Ok(Typed::new(id, ty));
        }
        let id = self.out.intern_inst(Inst::new(Op::SpecConstantComposite).id(ty).ids(members))?;
        self.record_specializable(id);
        Ok(Typed::new(id, ty))
    }

    /// Records that `id` depends on a specialization constant.
    pub(in crate::lower) fn record_specializable(&mut self, id: Id) {
        self.out.note_order();
        self.specializable.insert(id);
    }

    /// Records that `id` depends on a specialization constant if one of `operands` does.
    pub(in crate::lower::cx) fn record_operation(&mut self, id: Id, operands: &[Typed]) {
        if self.is_any_specializable(operands) {
            self.record_specializable(id);
        }
    }

    fn is_any_specializable(&self, constants: &[Typed]) -> bool {
        let specializable = &self.specializable;
        !specializable.is_empty() && constants.iter().any(|constant| specializable.contains(&constant.id))
    }

    /// Returns a vector with `scalar` in each of `count` lanes; `scalar` itself for one.
    pub(crate) fn splat(&mut self, lane: Lane, scalar: Typed, count: u32) -> Result<Typed> {
        if count == 1 {
            return Ok(scalar);
        }
        let ty = self.chunk_type(lane, count)?;
        let lanes: SmallVec<[Typed; 16]> = SmallVec::from_elem(scalar, count as usize);
        self.composite(ty, &lanes)
    }

    /// Returns an integer of `width` bits in each of `count` lanes.
    ///
    /// A vector of zeros is `OpConstantNull`.
    pub(crate) fn int_splat(&mut self, width: u32, value: u64, count: u32) -> Result<Typed> {
        let lane = Lane::Int { bits: width, width };
        if count > 1 && value == 0 {
            let ty = self.chunk_type(lane, count)?;
            return self.null(ty);
        }
        let scalar = self.int_constant(width, value)?;
        self.splat(lane, scalar, count)
    }

    /// Returns a Boolean in each of `count` lanes; a vector of `false` is `OpConstantNull`.
    pub(crate) fn bool_splat(&mut self, value: bool, count: u32) -> Result<Typed> {
        if count > 1 && !value {
            let ty = self.chunk_type(Lane::Bool, count)?;
            return self.null(ty);
        }
        let scalar = self.bool_constant(value)?;
        self.splat(Lane::Bool, scalar, count)
    }

    /// Writes `OpSpecConstantOp ty op operands...` without change and returns its result.
    pub(in crate::lower::cx) fn constant_op(&mut self, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        let id = self.out.intern_constant_op(ty.id(), op, operands, &[])?;
        self.record_operation(id, operands);
        Ok(Typed::new(id, ty))
    }
}
