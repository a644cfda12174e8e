//! The types of parameters that LLVM's types leave open: signedness, qualifiers of pointees, enumerations.

use crate::names::{Parameter, Pointer, Signedness};

/// The mask of all arguments.
pub const ALL: u16 = u16::MAX;

/// The spelling of a call's arguments in the mangled name, as masks: bit n is that of argument n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spelling {
    /// Integers, vectors of integers, and pointees of pointers to these, that are unsigned.
    pub unsigned: u16,
    /// The last argument is unsigned as well.
    pub is_last_unsigned: bool,
    /// Pointers to `const`.
    pub constant: u16,
    /// Pointers to `volatile`.
    pub volatile: u16,
    /// Pointers to `_Atomic`.
    pub atomic: u16,
    /// Pointers to bytes that are pointers to `void`.
    pub void: u16,
    /// Integers of the type `memory_order`.
    pub order: u16,
    /// Integers of the type `memory_scope`.
    pub scope: u16,
}

impl Spelling {
    /// Returns the spelling with these unsigned arguments.
    pub const fn unsigned(unsigned: u16) -> Self {
        Self { unsigned, ..Self::NONE }
    }

    const NONE: Self =
        Self { unsigned: 0, is_last_unsigned: false, constant: 0, volatile: 0, atomic: 0, void: 0, order: 0, scope: 0 };

    pub(super) const fn constant(self, constant: u16) -> Self {
        Self { constant, ..self }
    }

    pub(super) const fn void(self, void: u16) -> Self {
        Self { void, ..self }
    }

    pub(super) const fn scope(self, scope: u16) -> Self {
        Self { scope, ..self }
    }

    /// Returns the parameters of the function for arguments of these types, integers as signed ones.
    pub fn spell<'a>(&self, arguments: impl IntoIterator<Item = Parameter<'a>>) -> Vec<Parameter<'a>> {
        let mut parameters: Vec<Parameter<'a>> = arguments.into_iter().collect();
        let count = parameters.len();
        for (index, parameter) in parameters.iter_mut().enumerate() {
            self.spell_one(index, count, parameter);
        }
        parameters
    }

    fn spell_one(&self, index: usize, count: usize, parameter: &mut Parameter<'_>) {
        let has = |mask: u16| u32::try_from(index).is_ok_and(|index| mask.checked_shr(index).unwrap_or(0) & 1 == 1);
        if has(self.order) {
            *parameter = Parameter::Named("memory_order");
        } else if has(self.scope) {
            *parameter = Parameter::Named("memory_scope");
        } else if has(self.unsigned) || self.is_last_unsigned && index + 1 == count {
            make_unsigned(parameter);
        }
        if let Parameter::Pointer(pointer) = parameter {
            pointer.qualifiers.is_const |= has(self.constant);
            pointer.qualifiers.is_volatile |= has(self.volatile);
            pointer.qualifiers.is_atomic |= has(self.atomic);
            if has(self.void) && pointer.pointee.scalar().is_some_and(|scalar| scalar.bits() == 8) {
                pointer.pointee = Parameter::Void;
            }
        }
    }
}

/// Makes an integer, the elements of a vector, or the pointee of a pointer unsigned. The nesting of pointers is that of
/// a type of the module, which is bounded.
fn make_unsigned(mut parameter: &mut Parameter<'_>) {
    while let Parameter::Pointer(pointer) = parameter {
        let Pointer { pointee, .. } = &mut **pointer;
        parameter = pointee;
    }
    if let Parameter::Scalar(scalar) | Parameter::Vector { element: scalar, .. } = parameter {
        *scalar = scalar.with_signedness(Signedness::Unsigned);
    }
}
