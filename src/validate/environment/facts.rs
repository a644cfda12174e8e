//! Facts about a module that the rules need and its view does not have.

use crate::spirv::View;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute, Op};
use crate::spirv::view::{Constant, ConstantValue, Instruction, Type};

/// A module.
pub(super) struct Facts<'a> {
    pub(super) view: &'a View<'a>,
}

impl<'a> Facts<'a> {
    pub(super) fn new(view: &'a View<'a>) -> Self {
        Self { view }
    }

    /// Returns the type with an id; `OpNop` stands for a type that an invalid module does not declare.
    pub(super) fn ty(&self, id: u32) -> Type<'a> {
        self.view.ty(id).unwrap_or(Type::Other(Op::Nop))
    }

    /// Returns the type of an id.
    pub(super) fn type_of(&self, id: u32) -> Type<'a> {
        self.view.type_of(id).unwrap_or(Type::Other(Op::Nop))
    }

    /// Returns the type and the number of a vector's lanes; any other type is a single lane.
    pub(super) fn lanes(&self, ty: Type<'a>) -> (Type<'a>, u32) {
        match ty {
            Type::Vector { element, count } => (self.ty(element), count),
            other => (other, 1),
        }
    }

    /// Returns the instruction that declares the type of an id.
    pub(super) fn declaration_of(&self, id: u32) -> Option<Instruction<'a>> {
        self.view.definition(self.view.definition(id)?.result_type()?)
    }

    /// Returns the low word of a numeric constant that is not a specialization constant.
    pub(super) fn constant(&self, id: u32) -> Option<u32> {
        match self.view.constant(id)? {
            Constant { is_specialization: false, value: ConstantValue::Number(number), .. } => Some(number as u32),
            _ => None,
        }
    }

    /// Returns the `Alignment` decoration of an id.
    pub(super) fn alignment(&self, id: u32) -> Option<u32> {
        let alignments = self.view.decorations(id).filter(|decorated| decorated.decoration == Decoration::Alignment);
        alignments.last()?.operands.first().copied()
    }

    pub(super) fn is_by_value(&self, parameter: u32) -> bool {
        let by_value = [FunctionParameterAttribute::ByVal.0];
        let mut decorations = self.view.decorations(parameter);
        decorations.any(|decorated| decorated.decoration == Decoration::FuncParamAttr && decorated.operands == by_value)
    }

    /// Describes a type for a message.
    pub(super) fn describe(&self, ty: Type<'a>) -> String {
        match ty {
            Type::Void => "void".to_owned(),
            Type::Bool => "bool".to_owned(),
            Type::Int { width, .. } => format!("a {width}-bit integer"),
            Type::Float { width } => format!("a {width}-bit floating-point number"),
            Type::Vector { element, count } => match self.ty(element) {
                Type::Vector { .. } => format!("a vector of {count} vectors"),
                lane => format!("a vector of {count} times {}", self.describe(lane)),
            },
            Type::Matrix { .. } => Op::TypeMatrix.to_string(),
            Type::Array { .. } => "an array".to_owned(),
            Type::Struct(_) => "a structure".to_owned(),
            Type::Pointer { storage, .. } => format!("a pointer to {storage} memory"),
            Type::Image => "an image".to_owned(),
            Type::Sampler => "a sampler".to_owned(),
            Type::Other(op) => op.to_string(),
        }
    }

    /// Returns the name of a function, or else its id.
    pub(super) fn function_name(&self, id: u32) -> String {
        self.view.name(id).unwrap_or_else(|| format!("%{id}"))
    }
}
