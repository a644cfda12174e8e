//! Types, read from the instructions that declare them.

use super::{Instruction, List, View};
use crate::spirv::grammar::{Op, StorageClass, op_row};

/// A type, with the ids of its component types.
#[derive(Clone, Copy, Debug)]
pub enum Type<'a> {
    /// `OpTypeVoid`
    Void,
    /// `OpTypeBool`
    Bool,
    /// `OpTypeInt`
    Int {
        /// The number of bits.
        width: u32,
        /// `true` if it has a sign.
        is_signed: bool,
    },
    /// `OpTypeFloat` of a format of IEEE 754; other encodings are among the other types.
    Float {
        /// The number of bits.
        width: u32,
    },
    /// `OpTypeVector`
    Vector {
        /// The type of the components.
        element: u32,
        /// The number of components.
        count: u32,
    },
    /// `OpTypeMatrix`
    Matrix {
        /// The type of the columns.
        column: u32,
        /// The number of columns.
        count: u32,
    },
    /// `OpTypeArray`
    Array {
        /// The type of the elements.
        element: u32,
        /// The constant that is the number of elements.
        length: u32,
    },
    /// `OpTypeStruct` with the types of its members.
    Struct(List<'a>),
    /// `OpTypePointer` or `OpTypeUntypedPointerKHR`
    Pointer {
        /// The storage class.
        storage: StorageClass,
        /// The type of the pointee, unless the pointer is untyped.
        pointee: Option<u32>,
    },
    /// `OpTypeImage`
    Image,
    /// `OpTypeSampler`
    Sampler,
    /// Any other type.
    Other(Op),
}

impl Type<'_> {
    /// Returns the type of a member of a vector, matrix, array or structure.
    pub fn member(self, index: u32) -> Option<u32> {
        match self {
            Self::Vector { element, count } | Self::Matrix { column: element, count } => {
                (index < count).then_some(element)
            }
            Self::Array { element, .. } => Some(element),
            Self::Struct(members) => members.get(index as usize),
            Self::Void | Self::Bool | Self::Int { .. } | Self::Float { .. } => None,
            Self::Pointer { .. } | Self::Image | Self::Sampler | Self::Other(_) => None,
        }
    }
}

impl<'a> View<'a> {
    /// Returns the type with an id, or `None` if the id is not a type.
    pub fn ty(&self, id: u32) -> Option<Type<'a>> {
        self.declared_type(self.definition(id)?)
    }

    /// Returns the type of a value.
    pub fn type_of(&self, value: u32) -> Option<Type<'a>> {
        self.ty(self.definition(value)?.result_type()?)
    }

    /// Returns the type that an instruction declares.
    pub fn declared_type(&self, inst: Instruction<'a>) -> Option<Type<'a>> {
        Some(match (inst.op, inst.operands) {
            (Op::TypeVoid, _) => Type::Void,
            (Op::TypeBool, _) => Type::Bool,
            (Op::TypeInt, &[_, width, sign]) => Type::Int { width, is_signed: sign == 1 },
            (Op::TypeFloat, &[_, width]) => Type::Float { width },
            (Op::TypeVector, &[_, element, count]) => Type::Vector { element, count },
            (Op::TypeMatrix, &[_, column, count]) => Type::Matrix { column, count },
            (Op::TypeArray, &[_, element, length]) => Type::Array { element, length },
            (Op::TypeStruct, _) => Type::Struct(List::new(self.words, inst, 1)),
            (Op::TypePointer, &[_, storage, pointee]) => {
                Type::Pointer { storage: StorageClass(storage), pointee: Some(pointee) }
            }
            (Op::TypeUntypedPointerKHR, &[_, storage]) => {
                Type::Pointer { storage: StorageClass(storage), pointee: None }
            }
            (Op::TypeImage, _) => Type::Image,
            (Op::TypeSampler, _) => Type::Sampler,
            (op, _) => Type::Other(op_row(op).filter(|row| row.declares_type())?.op),
        })
    }
}
