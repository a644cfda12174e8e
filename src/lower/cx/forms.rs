//! The legal form of a type: the SPIR-V values that represent one LLVM value.
//!
//! SPIR-V has integers of 8, 16, 32 and 64 bits and vectors of 2, 3, 4, 8 and 16 lanes (specification, section 2.16.1;
//! OpenCL environment specification, section 2.1). LLVM has integers and vectors of any size. A value of any other type
//! is a list of *legalized parts*, each a legal value:
//!
//! | LLVM | parts |
//! |---|---|
//! | `i32`, `<4 x float>`, `ptr` | itself |
//! | `i24` | one 32-bit integer, the bits above 24 always zero |
//! | `i100` | two 64-bit integers, low word first, the bits above 100 always zero |
//! | `<6 x float>` | a vector of 4 and one of 2; itself where an extension has vectors of any length ([`LegalTypes`]) |
//! | `<6 x i24>` | the same, of 32-bit integers |
//! | `<3 x ptr>`, `<2 x i128>` | lane after lane, each as a scalar of the type |
//! | `{ i32, float }`, `[4 x i8]` | one composite, if its memory type has the same form |
//! | `{ i32, i1 }`, `[2 x i24]` | the parts of its members, one after the other |
//!
//! Every lowering works on parts, so that an illegal type is a property of the type and not a case in the instruction.

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result, invalid};
use crate::ir::{Type, TypeKind};
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::Capability;
use crate::spirv::requires::Number;

/// The kind of one lane of a scalar or vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lane {
    /// `i1`: a SPIR-V Boolean.
    Bool,
    /// An integer of `bits` bits in an integer of `width` bits (8, 16, 32 or 64, or one of [`LegalTypes`]); the bits
    /// above are zero.
    Int { bits: u32, width: u32 },
    /// An integer of more than 64 bits in [`WORD_BITS`]-bit words, low word first; the bits above are zero.
    /// Floating-point numbers that are longer than any of SPIR-V's have the same form.
    MultiWord { bits: u32 },
    /// A floating-point number of this many bits: 16, 32 or 64.
    Float(u32),
    /// A bfloat: its 16 bits as an integer, or the type of `SPV_KHR_bfloat16` where that is allowed. Arithmetic on
    /// bfloats is done in float, see [`bfloat`](crate::lower::cx::legal::bfloat).
    BFloat,
    /// A pointer.
    Pointer { address_space: u32 },
}

/// The width of the words of a [`Lane::MultiWord`].
pub(crate) const WORD_BITS: u32 = 64;

impl Lane {
    /// Returns the number of words of a lane: one, except for multi-word integers.
    pub(crate) fn words(self) -> u32 {
        match self {
            Lane::MultiWord { bits } => bits.div_ceil(WORD_BITS),
            Lane::Bool | Lane::Int { .. } | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => 1,
        }
    }

    /// Returns `true` if SPIR-V has vectors of this lane.
    pub(crate) fn has_vectors(self) -> bool {
        match self {
            Lane::Bool | Lane::Int { .. } | Lane::Float(_) | Lane::BFloat => true,
            Lane::MultiWord { .. } | Lane::Pointer { .. } => false,
        }
    }

    /// Returns the SPIR-V number type of a lane, if it has one.
    pub(crate) fn number(self) -> Option<Number> {
        match self {
            Lane::Int { width, .. } => Some(Number::Int(width)),
            Lane::Float(width) => Some(Number::Float(width)),
            Lane::BFloat => Some(Number::BFloat),
            Lane::Bool | Lane::MultiWord { .. } | Lane::Pointer { .. } => None,
        }
    }

    /// Returns the number of bits of the LLVM type of a number.
    ///
    /// # Errors
    ///
    /// `InvalidModule` for pointers.
    pub(crate) fn number_bits(self) -> Result<u32> {
        self.bits().ok_or_else(|| invalid("expected a number, found a pointer"))
    }

    /// Returns the number of bits of the LLVM type; `None` for pointers.
    pub(crate) fn bits(self) -> Option<u32> {
        match self {
            Lane::Bool => Some(1),
            Lane::Int { bits, .. } | Lane::MultiWord { bits } | Lane::Float(bits) => Some(bits),
            Lane::BFloat => Some(16),
            Lane::Pointer { .. } => None,
        }
    }
}

/// A scalar (`count` 1) or a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lanes {
    pub(crate) lane: Lane,
    pub(crate) count: u32,
}

/// The legal form of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LegalForm {
    /// No value: `void`.
    Void,
    /// A scalar or a vector.
    Lanes(Lanes),
    /// An aggregate as one composite.
    Whole,
    /// An aggregate as the parts of its members.
    Members,
    /// An image, a sampler, an event: one id, which no instruction takes apart.
    Opaque,
}

impl Lanes {
    /// Returns the lane counts of the parts of a vector whose lanes SPIR-V has vectors of.
    ///
    /// ```text
    /// 6 => 4 2      7 => 4 3      20 => 16 4
    /// ```
    pub(crate) fn chunks(self, legal: LegalTypes) -> Chunks {
        Chunks { left: self.count, vectors: self.vectors(legal) }
    }

    /// Returns the vectors of the lane.
    fn vectors(self, legal: LegalTypes) -> Vectors {
        match (self.lane.has_vectors(), legal.any_length) {
            (false, _) => Vectors::None,
            (true, None) => Vectors::Standard,
            (true, Some(_)) => Vectors::AnyLength,
        }
    }

    /// Returns the parts of a value from the words of its lanes, lane after lane; `construct` writes the vector of a
    /// chunk.
    pub(crate) fn gather(
        self,
        legal: LegalTypes,
        words: &[Typed],
        mut construct: impl FnMut(u32, &[Typed]) -> Result<Typed>,
    ) -> Result<Parts> {
        if !self.lane.has_vectors() {
            return Ok(Parts::from_slice(words));
        }
        let mut rest = words;
        let parts = self.chunks(legal).map(|count| {
            let (chunk, others) = rest.split_at(count as usize);
            rest = others;
            match chunk {
                [only] => Ok(*only),
                _ => construct(count, chunk),
            }
        });
        parts.collect()
    }

    /// Returns the number of parts.
    pub(crate) fn part_count(self, legal: LegalTypes) -> u64 {
        match self.vectors(legal) {
            Vectors::None => u64::from(self.count) * u64::from(self.lane.words()),
            Vectors::AnyLength => 1,
            vectors @ Vectors::Standard => {
                let rest = Chunks { left: self.count % MAX_LANES, vectors };
                u64::from(self.count / MAX_LANES) + rest.count() as u64
            }
        }
    }

    /// Returns `true` if SPIR-V has a type of exactly these lanes and memory holds a value of it in the same form.
    pub(crate) fn has_memory_form(self, legal: LegalTypes) -> bool {
        let lane = match self.lane {
            Lane::Int { bits, width } => bits == width,
            Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => true,
            Lane::Bool | Lane::MultiWord { .. } => false,
        };
        lane && self.chunks(legal).count() == 1
    }

    /// Returns the chunk that holds a lane, and the index of the lane in it; the first lane of the first chunk if
    /// `lane` is out of range.
    pub(crate) fn locate(self, lane: u32, legal: LegalTypes) -> (usize, u32) {
        if lane >= self.count {
            return (0, 0);
        }
        let vectors = self.vectors(legal);
        match vectors {
            Vectors::None => return (lane as usize, 0),
            Vectors::AnyLength => return (0, lane),
            Vectors::Standard => {}
        }
        // All chunks before that of the lane have the maximum length, except for a few of the last.
        let mut first = lane / MAX_LANES * MAX_LANES;
        let full = (first / MAX_LANES) as usize;
        for (chunk, length) in (Chunks { left: self.count - first, vectors }).enumerate() {
            if lane < first + length {
                return (full + chunk, lane - first);
            }
            first += length;
        }
        (0, 0)
    }
}

/// The number of lanes of the longest vector of SPIR-V without extensions.
const MAX_LANES: u32 = 16;

/// The lengths of the legal vectors that a vector is split into; see [`Lanes::chunks`].
#[derive(Clone, Copy)]
pub(crate) struct Chunks {
    left: u32,
    vectors: Vectors,
}

/// The vectors of a kind of lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Vectors {
    /// No vectors.
    None,
    /// Vectors of 2, 3, 4, 8 and 16 lanes.
    Standard,
    /// Vectors of any length.
    AnyLength,
}

impl Iterator for Chunks {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let length = match (self.vectors, self.left) {
            (_, 0) => return None,
            (Vectors::None, _) => 1,
            (Vectors::AnyLength, all) => all,
            (Vectors::Standard, 16..) => 16,
            (Vectors::Standard, 8..) => 8,
            (Vectors::Standard, 4..) => 4,
            (Vectors::Standard, fewer) => fewer,
        };
        self.left -= length;
        Some(length)
    }
}

/// Returns the lengths of the vectors of SPIR-V without extensions that `count` lanes are split into.
pub(crate) fn standard_lengths(count: u32) -> Chunks {
    Chunks { left: count, vectors: Vectors::Standard }
}

/// Returns `true` for the lengths of vectors of SPIR-V without extensions.
pub(crate) fn is_standard_length(length: u32) -> bool {
    matches!(length, 2 | 3 | 4 | 8 | 16)
}

/// Returns `true` for the widths of integers of SPIR-V without extensions.
pub(crate) fn is_standard_width(width: u32) -> bool {
    matches!(width, 8 | 16 | 32 | 64)
}

/// The types of extensions that need no legalization.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LegalTypes {
    /// Integers of 4 bits (SPV_INTEL_int4).
    pub(crate) int4: bool,
    /// Integers of any width up to 64 bits (SPV_INTEL_arbitrary_precision_integers).
    pub(crate) any_width: bool,
    /// Vectors of any length, by the capability that allows them: `LongVectorEXT` (SPV_EXT_long_vector) or
    /// `VectorAnyINTEL` (SPV_INTEL_vector_compute). A vector of one lane is a scalar nevertheless; functions take and
    /// return it as a vector.
    pub(crate) any_length: Option<Capability>,
}

impl LegalTypes {
    /// Returns the types of instructions that take vectors of 2, 3, 4, 8 and 16 lanes only, which those of `OpenCL.std`
    /// do, and the conversions of bfloats.
    pub(crate) fn with_standard_vectors(self) -> Self {
        Self { any_length: None, ..self }
    }

    /// Returns the lane that represents an integer of `bits` bits.
    fn integer(self, bits: u32) -> Lane {
        match bits {
            4 if self.int4 => Lane::Int { bits, width: bits },
            2..=64 if self.any_width => Lane::Int { bits, width: bits },
            _ => integer(bits),
        }
    }
}

/// Returns the lanes of a scalar or vector type; `None` for every other kind of type.
///
/// # Errors
///
/// `InvalidModule` for scalable vectors and for types of one processor.
pub(crate) fn lanes(ty: Type<'_>, legal: LegalTypes) -> Result<Option<Lanes>> {
    let (scalar, count) = match ty.kind() {
        TypeKind::Vector { element, length } => (element, length),
        TypeKind::ScalableVector { .. } => return Err(unsupported(ty, "a scalable vector has no fixed length")),
        _ => (ty, 1),
    };
    let lane = match scalar.kind() {
        TypeKind::Integer(bits) => legal.integer(bits),
        TypeKind::Half => Lane::Float(16),
        TypeKind::Float => Lane::Float(32),
        TypeKind::Double => Lane::Float(64),
        TypeKind::Pointer { address_space } => Lane::Pointer { address_space },
        TypeKind::BFloat => Lane::BFloat,
        // Arithmetic on these is refused; see [`long_floats`](crate::lower::inst::long_floats).
        TypeKind::X86Fp80 => Lane::MultiWord { bits: 80 },
        TypeKind::Fp128 | TypeKind::PpcFp128 => Lane::MultiWord { bits: 128 },
        TypeKind::X86Amx => return Err(unsupported(ty, "it is specific to one processor")),
        TypeKind::Void
        | TypeKind::Function
        | TypeKind::Struct
        | TypeKind::Array { .. }
        | TypeKind::Vector { .. }
        | TypeKind::ScalableVector { .. }
        | TypeKind::Label
        | TypeKind::Metadata
        | TypeKind::Token
        | TypeKind::TargetExt => return Ok(None),
    };
    Ok(Some(Lanes { lane, count }))
}

/// Returns the lane that represents an integer of `bits` bits without extensions.
pub(crate) fn integer(bits: u32) -> Lane {
    match bits {
        1 => Lane::Bool,
        2..=8 => Lane::Int { bits, width: 8 },
        9..=16 => Lane::Int { bits, width: 16 },
        17..=32 => Lane::Int { bits, width: 32 },
        33..=64 => Lane::Int { bits, width: 64 },
        _ => Lane::MultiWord { bits },
    }
}

/// Returns the error that a value of several parts is where an instruction takes one.
pub(in crate::lower::cx) fn several_parts(ty: Type<'_>) -> Error {
    invalid(format!("a value of type {ty} is several values in SPIR-V, of which this instruction takes one"))
}

/// Returns an `InvalidModule` error with LLVM's spelling of the type.
pub(crate) fn unsupported(ty: Type<'_>, why: &str) -> Error {
    Error::new(ErrorKind::InvalidModule, format!("the type {ty} cannot be translated: {why}"))
}

/// Returns parts that consist of one.
#[inline]
pub(crate) fn one_part<T: Copy>(part: T) -> Parts<T> {
    Parts::from_buf_and_len([part; 2], 1)
}

/// Returns a copy of parts; most values have one part, which takes no loop.
#[inline]
pub(crate) fn same<T: Copy>(parts: &[T]) -> Parts<T> {
    match parts {
        [only] => one_part(*only),
        several => Parts::from_slice(several),
    }
}

/// The legalized parts of one value.
pub(crate) type Parts<T = Typed> = SmallVec<[T; 2]>;

/// The legalized parts of a scalar or a vector, with its lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Legal {
    pub(crate) lanes: Lanes,
    pub(crate) parts: Parts,
}

impl Legal {
    pub(crate) fn new(lanes: Lanes, parts: Parts) -> Self {
        Self { lanes, parts }
    }

    /// Returns Booleans for `count` lanes.
    pub(crate) fn booleans(count: u32, parts: Parts) -> Self {
        Self { lanes: Lanes { lane: Lane::Bool, count }, parts }
    }

    /// Returns a scalar of one part.
    pub(crate) fn scalar(lane: Lane, part: Typed) -> Self {
        Self { lanes: Lanes { lane, count: 1 }, parts: one_part(part) }
    }

    pub(crate) fn into_parts(self) -> Parts {
        self.parts
    }
}

/// The types of the legalized parts of one value.
pub(crate) type PartTypes = Parts<SpirvType>;

/// Returns the number with the low `bits` bits set.
pub(in crate::lower) fn ones(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDARD: LegalTypes = LegalTypes { int4: false, any_width: false, any_length: None };

    #[test]
    fn vectors_are_split_into_the_fewest_legal_vectors() {
        let chunks = |count| Lanes { lane: Lane::Float(32), count }.chunks(STANDARD).collect::<Vec<_>>();
        assert_eq!(chunks(1), [1]);
        assert_eq!(chunks(3), [3]);
        assert_eq!(chunks(5), [4, 1]);
        assert_eq!(chunks(7), [4, 3]);
        assert_eq!(chunks(15), [8, 4, 3]);
        assert_eq!(chunks(64), [16, 16, 16, 16]);
        for count in 1..70 {
            let lanes = Lanes { lane: Lane::Float(32), count };
            assert_eq!(lanes.part_count(STANDARD), chunks(count).len() as u64);
            let locations = chunks(count)
                .into_iter()
                .enumerate()
                .flat_map(|(chunk, length)| (0..length).map(move |index| (chunk, index)));
            assert_eq!(
                (0..count).map(|lane| lanes.locate(lane, STANDARD)).collect::<Vec<_>>(),
                locations.collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn lanes_without_vectors_are_one_part_each() {
        let lanes = Lanes { lane: Lane::Pointer { address_space: 1 }, count: 3 };
        assert_eq!(lanes.chunks(STANDARD).collect::<Vec<_>>(), [1, 1, 1]);
        assert_eq!(lanes.locate(2, STANDARD), (2, 0));
    }

    #[test]
    fn vectors_of_any_length_are_one_part() {
        let legal = LegalTypes { any_length: Some(Capability::LongVectorEXT), ..STANDARD };
        let lanes = Lanes { lane: Lane::Float(32), count: 21 };
        assert_eq!(lanes.chunks(legal).collect::<Vec<_>>(), [21]);
        assert_eq!(lanes.part_count(legal), 1);
        assert_eq!(lanes.locate(20, legal), (0, 20));
        assert!(lanes.has_memory_form(legal) && !lanes.has_memory_form(STANDARD));
        let pointers = Lanes { lane: Lane::Pointer { address_space: 1 }, count: 3 };
        assert_eq!(pointers.part_count(legal), 3);
    }
}
