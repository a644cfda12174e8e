//! The operands of the records of compound constants.
//!
//! A constant is compound if its record refers to other values. [`Fields`] tells these from the other operands, both to
//! order the constants of a block and to make them.

use crate::bitcode::codes::constants;
use crate::bitcode::read::Step;
use crate::bitcode::read::attributes::{signed_constant_range, width};
use crate::bitcode::read::operands::Operands;

/// The kind of an operand.
#[derive(Copy, Clone, Debug)]
enum FieldKind {
    /// A number with a meaning of its own, such as an opcode.
    Word,
    /// A number that may be missing at the end of the record; it is zero then.
    LastWord,
    Type,
    /// A type that old records lack. One operand follows it.
    IndexType,
    Value,
    /// A range of integers: the width and the bounds.
    Range,
}

/// The kinds of the operands of a record: those that it has once, and those that follow any number of times.
#[derive(Copy, Clone, Debug)]
pub(super) struct Layout {
    fixed: &'static [FieldKind],
    repeated: &'static [FieldKind],
}

impl Layout {
    /// Returns the layout of the records of compound constants with a code; `None` if the code is of none.
    pub(super) const fn of_code(code: u32) -> Option<Self> {
        use FieldKind::{IndexType, LastWord, Range, Type, Value, Word};
        Some(match code {
            constants::AGGREGATE => Self { fixed: &[], repeated: &[Value] },
            constants::CE_BINOP => fixed(&[Word, Value, Value, LastWord]),
            constants::CE_CAST => fixed(&[Word, Type, Value]),
            constants::CE_GEP => Self { fixed: &[Type, Word], repeated: &[Type, Value] },
            constants::CE_GEP_WITH_INRANGE => Self { fixed: &[Type, Word, Range], repeated: &[Type, Value] },
            constants::CE_EXTRACTELT => fixed(&[Type, Value, IndexType, Value]),
            constants::CE_INSERTELT => fixed(&[Value, Value, IndexType, Value]),
            constants::CE_SHUFFLEVEC => fixed(&[Value, Value, Value]),
            constants::CE_SHUFVEC_EX => fixed(&[Type, Value, Value, Value]),
            constants::BLOCKADDRESS => fixed(&[Type, Value, Word]),
            constants::DSO_LOCAL_EQUIVALENT | constants::NO_CFI_VALUE => fixed(&[Type, Value]),
            constants::PTRAUTH => fixed(&[Value; 4]),
            constants::PTRAUTH2 => fixed(&[Value; 5]),
            _ => return None,
        })
    }
}

const fn fixed(fixed: &'static [FieldKind]) -> Layout {
    Layout { fixed, repeated: &[] }
}

/// An operand of the record of a compound constant.
#[derive(Clone, Debug)]
pub(super) enum Field {
    Word(u64),
    /// The number of a type.
    Type(u64),
    /// The number of a value.
    Value(u64),
    /// The bounds of a range of integers.
    Range([Vec<u64>; 2]),
}

/// The operands of the record of a compound constant, in order.
#[derive(Clone, Debug)]
pub(super) struct Fields<'r> {
    operands: Operands<'r>,
    layout: Layout,
    position: usize,
}

impl<'r> Fields<'r> {
    pub(super) fn new(layout: Layout, operands: Operands<'r>) -> Self {
        Self { operands, layout, position: 0 }
    }

    fn next_kind(&mut self) -> Option<FieldKind> {
        let Layout { fixed, repeated } = self.layout;
        let position = self.position;
        self.position += 1;
        if let Some(kind) = fixed.get(position) {
            return Some(*kind);
        }
        let position = (position - fixed.len()).checked_rem(repeated.len())?;
        (position > 0 || !self.operands.is_empty()).then_some(repeated[position])
    }

    fn take(&mut self, kind: FieldKind) -> Step<Field> {
        let operands = &mut self.operands;
        Ok(match kind {
            FieldKind::Word => Field::Word(operands.next()?),
            FieldKind::LastWord => Field::Word(operands.or_zero()),
            FieldKind::Type | FieldKind::IndexType => Field::Type(operands.next()?),
            FieldKind::Value => Field::Value(operands.next()?),
            FieldKind::Range => {
                let width = width(operands)?;
                Field::Range(signed_constant_range(operands, width)?)
            }
        })
    }
}

impl Iterator for Fields<'_> {
    type Item = Step<Field>;

    fn next(&mut self) -> Option<Self::Item> {
        let kind = match self.next_kind()? {
            FieldKind::IndexType if self.operands.len() <= 1 => self.next_kind()?,
            kind => kind,
        };
        Some(self.take(kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitcode::codes::block;

    fn values(code: u32, words: &[u64]) -> Vec<u64> {
        let operands = Operands::of_slice(block::CONSTANTS, code, words);
        let fields = Fields::new(Layout::of_code(code).unwrap(), operands).map_while(Result::ok);
        let number = |field| if let Field::Value(number) = field { Some(number) } else { None };
        fields.filter_map(number).collect()
    }

    #[test]
    fn values_are_told_from_other_operands() {
        assert_eq!(values(constants::AGGREGATE, &[20, 21, 22]), [20, 21, 22]);
        assert_eq!(values(constants::CE_BINOP, &[0, 20, 21]), [20, 21]);
        assert_eq!(values(constants::CE_BINOP, &[0, 20, 21, 3]), [20, 21]);
        assert_eq!(values(constants::BLOCKADDRESS, &[1, 20, 3]), [20]);
        assert_eq!(values(constants::CE_GEP, &[1, 0, 2, 20, 3, 21]), [20, 21]);
        assert_eq!(values(constants::CE_GEP_WITH_INRANGE, &[1, 0, 64, 0, 8, 2, 20]), [20]);
        assert_eq!(values(constants::CE_GEP_WITH_INRANGE, &[1, 0, 128, 1 << 32 | 2, 0, 0, 8, 2, 20]), [20]);
    }

    #[test]
    fn indices_of_old_records_have_no_type() {
        assert_eq!(values(constants::CE_EXTRACTELT, &[1, 20, 2, 21]), [20, 21]);
        assert_eq!(values(constants::CE_EXTRACTELT, &[1, 20, 21]), [20, 21]);
        assert_eq!(values(constants::CE_INSERTELT, &[20, 21, 2, 22]), [20, 21, 22]);
        assert_eq!(values(constants::CE_INSERTELT, &[20, 21, 22]), [20, 21, 22]);
    }
}
