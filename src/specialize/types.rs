//! The types of a module, as far as constants have them.

use rustc_hash::FxHashMap;

use crate::spirv::Op;
use crate::spirv::inst::InstView;

/// The type of a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Bool,
    Int {
        width: u32,
        signed: bool,
    },
    /// A number as IEEE 754 has it; other formats have no type here.
    Float {
        width: u32,
    },
    /// A vector, or a matrix of columns.
    Vector {
        element: u32,
        count: u32,
    },
    /// `length` is the id of a constant.
    Array {
        element: u32,
        length: u32,
    },
    Struct(Box<[u32]>),
}

impl Type {
    /// Whether values of the type are one number of at most 64 bits.
    pub(super) fn is_scalar(&self) -> bool {
        match self {
            Self::Bool => true,
            Self::Int { width, .. } => (1..=64).contains(width),
            Self::Float { width } => matches!(width, 16 | 32 | 64),
            Self::Vector { .. } | Self::Array { .. } | Self::Struct(_) => false,
        }
    }

    /// How many bits a scalar has in memory; a Boolean has none.
    pub(super) fn width(&self) -> Option<u32> {
        match self {
            Self::Int { width, .. } | Self::Float { width } if self.is_scalar() => Some(*width),
            _ => None,
        }
    }

    /// The literal of a number with these bits (specification, section 2.2.1): narrow integers with a sign are
    /// extended by it, all other narrow numbers with zeros.
    pub(super) fn literal(&self, bits: u64) -> (u32, Option<u32>) {
        match self {
            Self::Int { width, signed: true } if *width < 32 => (sign_extended(bits, *width) as u32, None),
            Self::Int { width, .. } | Self::Float { width } if *width > 32 => (bits as u32, Some((bits >> 32) as u32)),
            _ => (bits as u32, None),
        }
    }
}

/// The lowest `width` bits, which is 64 at most.
pub(super) fn low(bits: u64, width: u32) -> u64 {
    bits & u64::MAX >> (64 - width)
}

/// The lowest `width` bits as a number with a sign.
pub(super) fn sign_extended(bits: u64, width: u32) -> i64 {
    (bits << (64 - width)) as i64 >> (64 - width)
}

/// The types of a module by their ids.
#[derive(Debug, Default)]
pub(super) struct Types {
    by_id: FxHashMap<u32, Type>,
    /// The structure that was noted last, which the next instruction may continue.
    structure: Option<u32>,
}

impl Types {
    /// Notes a type; other instructions change nothing.
    pub(super) fn note(&mut self, inst: InstView<'_>) {
        if inst.op == Op::TypeStructContinuedINTEL {
            let structure = self.structure.and_then(|id| self.by_id.get_mut(&id));
            if let Some(Type::Struct(members)) = structure {
                *members = members.iter().chain(inst.operands).copied().collect();
            }
            return;
        }
        let Some((&id, operands)) = inst.operands.split_first() else { return };
        let ty = match (inst.op, operands) {
            (Op::TypeBool, _) => Type::Bool,
            (Op::TypeInt, &[width, sign]) => Type::Int { width, signed: sign == 1 },
            (Op::TypeFloat, &[width]) => Type::Float { width },
            (Op::TypeVector | Op::TypeMatrix, &[element, count]) => Type::Vector { element, count },
            (Op::TypeArray, &[element, length]) => Type::Array { element, length },
            (Op::TypeStruct, members) => Type::Struct(members.into()),
            _ => return,
        };
        self.structure = matches!(ty, Type::Struct(_)).then_some(id);
        self.by_id.insert(id, ty);
    }

    pub(super) fn get(&self, id: u32) -> Option<&Type> {
        self.by_id.get(&id)
    }

    /// What people call the type: `i32`, `f64`, `bool`.
    pub(super) fn name(&self, id: u32) -> String {
        match self.get(id) {
            Some(Type::Bool) => "bool".to_owned(),
            Some(Type::Int { width, .. }) => format!("i{width}"),
            Some(Type::Float { width }) => format!("f{width}"),
            Some(Type::Vector { .. } | Type::Array { .. } | Type::Struct(_)) | None => format!("%{id}"),
        }
    }
}
