//! Capabilities that depend on types: of their declarations, and of instructions with values of these types
//! (specification, section 3.2.30, and the extensions that the rows name).

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::Requirements;
use crate::error::Result;
use crate::spirv::grammar::{
    AccessQualifier, Capability, FPEncoding, OP_LIMIT, Op, Version, is_core_atomic, op_row, result_position,
};
use crate::spirv::id::Id;
use crate::spirv::inst::Inst;
use crate::spirv::operands::ids_of;

/// A numeric type of a value or of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// An integer of this width.
    Int(u32),
    /// An IEEE 754 floating-point number of this width.
    Float(u32),
    /// A bfloat of 16 bits.
    BFloat,
    /// A floating-point number of 4 or 8 bits.
    Small(FPEncoding),
}

/// The facts about a declared type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Number(Number),
    Vector(Number, u32),
    /// An array or a structure.
    Composite,
}

/// The types declared so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Types {
    known: FxHashMap<u32, Type>,
    half: Option<u32>,
    /// The bfloat type and the vectors of it.
    bfloats: SmallVec<[u32; 4]>,
}

impl Types {
    fn number(&self, ty: u32) -> Option<Number> {
        match self.known.get(&ty) {
            Some(Type::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// Records a type; `operands` are those after its id.
    fn add(&mut self, op: Op, id: u32, operands: &[u32]) {
        let ty = match (op, operands) {
            (Op::TypeInt, &[width, ..]) => Type::Number(Number::Int(width)),
            (Op::TypeFloat, &[width]) => Type::Number(Number::Float(width)),
            (Op::TypeFloat, &[_, encoding]) if encoding == FPEncoding::BFloat16KHR.0 => Type::Number(Number::BFloat),
            (Op::TypeFloat, &[4 | 8, encoding]) => Type::Number(Number::Small(FPEncoding(encoding))),
            (Op::TypeVector, &[component, count]) => match self.number(component) {
                Some(number) => Type::Vector(number, count),
                None => return,
            },
            (Op::TypeArray | Op::TypeStruct, _) => Type::Composite,
            _ => return,
        };
        match ty {
            Type::Number(Number::Float(16)) => self.half = Some(id),
            Type::Number(Number::BFloat) | Type::Vector(Number::BFloat, _) => self.bfloats.push(id),
            Type::Number(Number::Int(_) | Number::Float(_) | Number::Small(_)) | Type::Vector(..) | Type::Composite => {
            }
        }
        self.known.insert(id, ty);
    }
}

impl Requirements {
    /// Declares what the declaration of a type requires besides its opcode and its enumerants; `operands` are those after
    /// its id.
    pub(in crate::spirv) fn note_type(&mut self, op: Op, operands: &[u32]) -> Result<()> {
        self.note_parts(op, operands)?;
        match (op, operands) {
            (Op::TypeInt, &[width, ..]) => self.note_int(width),
            (Op::TypeFloat, &[64]) => self.capability(Capability::Float64),
            // The capability allows pointers to halves, see `note_parts`.
            (Op::TypeFloat, &[16]) => self.capability(Capability::Float16Buffer),
            (Op::TypeVector, &[_, count]) => self.note_vector(count),
            (Op::TypeImage, operands) => {
                if operands.first().and_then(|sampled| self.types.number(*sampled)) == Some(Number::Int(64)) {
                    self.capability(Capability::Int64ImageEXT)?;
                }
                self.capability(Capability::ImageBasic)?;
                match operands.get(7) {
                    Some(&access) if access == AccessQualifier::ReadWrite.0 => {
                        self.capability(Capability::ImageReadWrite)
                    }
                    _ => Ok(()),
                }
            }
            (Op::TypeSampler, _) => self.capability(Capability::ImageBasic),
            (Op::TypeCooperativeMatrixKHR, &[component, ..]) => match self.types.number(component) {
                Some(Number::Int(4)) => self.capability(Capability::Int4CooperativeMatrixINTEL),
                Some(Number::BFloat) => self.capability(Capability::BFloat16CooperativeMatrixKHR),
                Some(Number::Small(FPEncoding::Float8E4M3EXT | FPEncoding::Float8E5M2EXT)) => {
                    self.capability(Capability::Float8CooperativeMatrixEXT)
                }
                Some(Number::Small(FPEncoding::Float4E2M1EXT | FPEncoding::Float4E2M1INTEL)) => {
                    self.capability(Capability::Float4E2M1CooperativeMatrixINTEL)
                }
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Records a type that is declared; `operands` are those after its id.
    #[inline]
    pub(in crate::spirv) fn add_type(&mut self, op: Op, id: Id, operands: &[u32]) {
        if dependence(op) == Dependence::OfDeclaration {
            self.types.add(op, id.word(), operands);
        }
    }

    /// Declares the capability of a vector of `count` components. A module that has `VectorAnyINTEL` needs no other for
    /// those of any length.
    fn note_vector(&mut self, count: u32) -> Result<()> {
        match count {
            2..=4 => Ok(()),
            8 | 16 => self.capability(Capability::Vector16),
            _ if self.has_capability(Capability::VectorAnyINTEL) => Ok(()),
            _ => self.capability(Capability::LongVectorEXT),
        }
    }

    fn note_int(&mut self, width: u32) -> Result<()> {
        match width {
            8 => self.capability(Capability::Int8),
            16 => self.capability(Capability::Int16),
            32 => Ok(()),
            64 => self.capability(Capability::Int64),
            4 if self.allows_capability(Capability::Int4TypeINTEL)
                || !self.allows_capability(Capability::ArbitraryPrecisionIntegersALTERA) =>
            {
                self.capability(Capability::Int4TypeINTEL)
            }
            _ => self.capability(Capability::ArbitraryPrecisionIntegersALTERA),
        }
    }

    /// Declares `Float16` for a type with a half as a component, except for pointers.
    fn note_parts(&mut self, op: Op, operands: &[u32]) -> Result<()> {
        let Some(half) = self.types.half.filter(|half| op != Op::TypePointer && operands.contains(half)) else {
            return Ok(());
        };
        // The row starts with the result id, which the operands do not have; a number may equal the id of the half type.
        let row = op_row(op).map_or(&[][..], |row| row.operands.get(1..).unwrap_or_default());
        match ids_of(row, operands, 0).into_iter().any(|position| operands[position] == half) {
            true => self.capability(Capability::Float16),
            false => Ok(()),
        }
    }

    /// Calls [`Self::note_result`] for an instruction with a result type, and [`Self::note_type`] and [`Self::add_type`]
    /// for the declaration of a type.
    #[inline]
    pub(in crate::spirv) fn note_typed_inst(&mut self, inst: &Inst) -> Result<()> {
        let (op, operands) = (inst.op(), inst.operands());
        match dependence(op) {
            Dependence::OfDeclaration => self.declare_type(op, operands),
            Dependence::None if self.types.half.is_none() && self.types.bfloats.is_empty() => Ok(()),
            Dependence::None | Dependence::OnResultType => match operands {
                &[ty, ..] if result_position(op) == Some(1) => self.note_result(op, ty),
                _ => Ok(()),
            },
        }
    }

    fn declare_type(&mut self, op: Op, operands: &[u32]) -> Result<()> {
        let Some((&id, operands)) = operands.split_first() else { return Ok(()) };
        self.note_type(op, operands)?;
        self.types.add(op, id, operands);
        Ok(())
    }

    /// Declares what an instruction requires for its result type `ty`. This comes before the opcode is noted, as a row
    /// that offers several capabilities is satisfied by any that is already declared.
    #[inline]
    pub(in crate::spirv) fn note_result(&mut self, op: Op, ty: u32) -> Result<()> {
        if self.types.half == Some(ty) {
            self.capability(Capability::Float16)?;
        }
        if self.types.bfloats.contains(&ty) {
            self.note_bfloat(op)?;
        }
        match dependence(op) {
            Dependence::OnResultType => self.note_typed(op, ty),
            Dependence::None | Dependence::OfDeclaration => Ok(()),
        }
    }

    /// Declares the capability of bfloat arithmetic, which moves and conversions do not require (SPV_KHR_bfloat16;
    /// SPV_INTEL_bfloat16_arithmetic).
    fn note_bfloat(&mut self, op: Op) -> Result<()> {
        match op {
            Op::Dot => self.capability(Capability::BFloat16DotProductKHR),
            Op::ExtInst
            | Op::FAdd
            | Op::FSub
            | Op::FMul
            | Op::FDiv
            | Op::FRem
            | Op::FMod
            | Op::FNegate
            | Op::VectorTimesScalar => self.capability(Capability::BFloat16ArithmeticINTEL),
            _ => Ok(()),
        }
    }

    fn note_typed(&mut self, op: Op, ty: u32) -> Result<()> {
        match self.types.known.get(&ty) {
            Some(Type::Composite) if op == Op::Select => self.version_for("OpSelect of a composite", Version::V1_4),
            Some(Type::Number(number)) if op != Op::Select => self.note_atomic(op, *number, 1),
            Some(Type::Vector(number, count)) if op != Op::Select => self.note_atomic(op, *number, *count),
            _ => Ok(()),
        }
    }

    /// Declares what an atomic operation on `count` numbers requires: for `OpAtomicStore`, as the requirements of
    /// operations with a result follow from its type.
    pub fn note_atomic(&mut self, op: Op, number: Number, count: u32) -> Result<()> {
        atomic_capability(op, number, count).map_or(Ok(()), |capability| self.capability(capability))
    }

    /// Declares what a dot product of integers requires, whose operands are vectors of `count` numbers. Packed vectors
    /// require the capability of their format instead.
    pub fn note_dot(&mut self, component: Number, count: u32) -> Result<()> {
        match (component, count) {
            (Number::Int(8), 4) => self.capability(Capability::DotProductInput4x8Bit),
            _ => self.capability(Capability::DotProductInputAll),
        }
    }
}

/// The dependence of an instruction's requirements on types other than halves and bfloats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dependence {
    None,
    /// The instruction declares a type whose operands matter, or a type that other requirements depend on.
    OfDeclaration,
    /// The instruction requires a capability or a version that depends on its result type.
    OnResultType,
}

/// The dependence of each opcode: one look for each instruction of a module.
static DEPENDENCES: [Dependence; OP_LIMIT] = {
    let mut table = [Dependence::None; OP_LIMIT];
    let mut number = 0;
    while number < OP_LIMIT {
        table[number] = match Op(number as u16) {
            Op::TypeInt
            | Op::TypeFloat
            | Op::TypeVector
            | Op::TypeArray
            | Op::TypeStruct
            | Op::TypeImage
            | Op::TypeSampler
            | Op::TypeCooperativeMatrixKHR => Dependence::OfDeclaration,
            Op::Select | Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT => Dependence::OnResultType,
            Op::AtomicStore => Dependence::None,
            op if is_core_atomic(op) => Dependence::OnResultType,
            _ => Dependence::None,
        };
        number += 1;
    }
    table
};

#[inline]
fn dependence(op: Op) -> Dependence {
    DEPENDENCES.get(usize::from(op.0)).copied().unwrap_or(Dependence::None)
}

/// Returns the capability of an atomic operation on `count` numbers (SPV_EXT_shader_atomic_float_add,
/// SPV_EXT_shader_atomic_float16_add, SPV_EXT_shader_atomic_float_min_max, SPV_INTEL_16bit_atomics,
/// SPV_NV_shader_atomic_fp16_vector).
pub fn atomic_capability(op: Op, number: Number, count: u32) -> Option<Capability> {
    match (op, number) {
        (_, Number::Float(16)) if count > 1 => Some(Capability::AtomicFloat16VectorNV),
        _ if count > 1 => None,
        (_, Number::Int(64)) => Some(Capability::Int64Atomics),
        (Op::AtomicLoad | Op::AtomicStore | Op::AtomicExchange | Op::AtomicCompareExchange, Number::Int(16)) => {
            Some(Capability::AtomicInt16CompareExchangeINTEL)
        }
        (_, Number::Int(16)) => Some(Capability::Int16AtomicsINTEL),
        (_, Number::Int(_)) => None,
        (Op::AtomicFAddEXT, Number::Float(64)) => Some(Capability::AtomicFloat64AddEXT),
        (Op::AtomicFAddEXT, Number::Float(16)) => Some(Capability::AtomicFloat16AddEXT),
        (Op::AtomicFAddEXT, Number::Float(_)) => Some(Capability::AtomicFloat32AddEXT),
        (Op::AtomicFMaxEXT | Op::AtomicFMinEXT, Number::Float(64)) => Some(Capability::AtomicFloat64MinMaxEXT),
        (Op::AtomicFMaxEXT | Op::AtomicFMinEXT, Number::Float(16)) => Some(Capability::AtomicFloat16MinMaxEXT),
        (Op::AtomicFMaxEXT | Op::AtomicFMinEXT, Number::Float(_)) => Some(Capability::AtomicFloat32MinMaxEXT),
        (_, Number::Float(_) | Number::Small(_)) => None,
        (Op::AtomicFAddEXT, Number::BFloat) => Some(Capability::AtomicBFloat16AddINTEL),
        (Op::AtomicFMaxEXT | Op::AtomicFMinEXT, Number::BFloat) => Some(Capability::AtomicBFloat16MinMaxINTEL),
        (_, Number::BFloat) => Some(Capability::AtomicBFloat16LoadStoreINTEL),
    }
}
