//! Assembles the operands of an instruction by its grammar row, from any source: the arguments of a call, a node of
//! metadata, the text of an annotation.

use smallvec::SmallVec;

use crate::error::{Error, Result};
use crate::ir::{TypeKind, Value, ValueKind};
use crate::spirv::Id;
use crate::spirv::grammar::{
    EnumKind, Operand, OperandKind, Quantifier, bits, corrected, enum_row, enumerant, repeated_parameter,
};
use crate::spirv::inst::Inst;

/// A list of operands as LLVM IR has them, each of which becomes the id or the literal that a grammar row asks for.
pub(in crate::lower) trait OperandSource {
    /// One operand of the list.
    type Item: Copy;

    /// Returns the operand at `index`; `None` after the last operand.
    fn item(&self, index: usize) -> Option<Self::Item>;

    /// Returns the number of operands.
    fn len(&self) -> usize;

    /// Returns the id of a value; `None` if the operand is not a value.
    fn id(&mut self, item: Self::Item, row: &Operand) -> Result<Option<Id>>;

    /// Returns the id of an integer of 32 bits, such as a scope or memory semantics; `None` if the operand is not an
    /// integer.
    fn integer_id(&mut self, item: Self::Item, row: &Operand) -> Result<Option<Id>>;

    /// Returns an integer that fits into one word; `None` if the operand is not such a constant.
    fn integer(&self, item: Self::Item) -> Option<u32>;

    /// Returns the bits of a `float`; `None` if the operand is not such a constant.
    fn float(&self, item: Self::Item) -> Option<u32>;

    /// Returns the bytes of a string; `None` if the operand is not a constant string.
    fn string(&self, item: Self::Item) -> Option<&[u8]>;

    /// Returns the mask of `kind` that is written where the list has `value`, or 0 if it has none.
    fn mask(&self, _kind: EnumKind, value: u32) -> u32 {
        value
    }

    /// Returns the text that a message shows for the operand.
    fn describe(&self, item: Self::Item) -> String;

    /// Returns an error with this message.
    fn error(&self, message: String) -> Error;
}

/// Reads the operands of a source from the first to the last.
pub(in crate::lower) struct Assembler<'s, S> {
    source: &'s mut S,
    next: usize,
}

impl<'s, S: OperandSource> Assembler<'s, S> {
    pub(in crate::lower) fn new(source: &'s mut S) -> Self {
        Self { source, next: 0 }
    }

    /// Adds operands of all these rows to `inst`, each as often as its quantifier and the source require.
    ///
    /// # Errors
    ///
    /// The source has too few operands, or an operand of another kind than its row.
    pub(in crate::lower) fn operands<'g>(
        &mut self,
        rows: impl IntoIterator<Item = &'g Operand>,
        mut inst: Inst,
    ) -> Result<Inst> {
        for row in rows {
            match row.quantifier {
                Quantifier::One => inst = self.operand(row, inst)?,
                Quantifier::Optional if self.has_more() => inst = self.operand(row, inst)?,
                Quantifier::Optional => inst = self.absent(row, inst)?,
                Quantifier::Variadic => {
                    while self.has_more() {
                        inst = self.operand(row, inst)?;
                    }
                }
            }
        }
        Ok(inst)
    }

    /// Adds an enumerant or a mask to `inst`, and the parameters of each enumerant in it, lowest first.
    ///
    /// # Errors
    ///
    /// The grammar has no such enumerant, or an error of [`Self::operands`].
    pub(in crate::lower) fn enumerant(&mut self, kind: EnumKind, value: u32, inst: Inst) -> Result<Inst> {
        let values: SmallVec<[u32; 4]> = match enum_row(kind).is_mask {
            true => bits(value).collect(),
            false => [value].into_iter().collect(),
        };
        if let Some(unknown) = values.iter().find(|value| enumerant(kind, **value).is_none()) {
            return Err(self.source.error(format!("expected an enumerant of {kind:?}, found {unknown}")));
        }
        let mut inst = inst.enumerant_of(kind, value);
        for value in values {
            let parameters = corrected(kind, value).map_or(&[][..], |row| row.parameters);
            let once = parameters.iter().map(|parameter| (*parameter, Quantifier::One));
            let repeated = repeated_parameter(kind, value).map(|parameter| (parameter, Quantifier::Variadic));
            for (kind, quantifier) in once.chain(repeated) {
                inst = self.operands([&Operand { kind, quantifier, name: "" }], inst)?;
            }
        }
        Ok(inst)
    }

    /// Skips all operands that are left.
    pub(in crate::lower) fn skip_rest(&mut self) {
        self.next = self.source.len();
    }

    /// Returns an error if operands are left.
    pub(in crate::lower) fn finish(self) -> Result<()> {
        if !self.has_more() {
            return Ok(());
        }
        let expected = match self.next {
            0 => "no operands".to_owned(),
            1 => "1 operand".to_owned(),
            count => format!("{count} operands"),
        };
        Err(self.source.error(format!("expected {expected}, found {}", self.source.len())))
    }

    fn has_more(&self) -> bool {
        self.next < self.source.len()
    }

    /// Adds an optional mask that the source does not have but implies.
    fn absent(&mut self, row: &Operand, inst: Inst) -> Result<Inst> {
        match row.kind {
            OperandKind::Enum(kind) if self.source.mask(kind, 0) != 0 => {
                self.enumerant(kind, self.source.mask(kind, 0), inst)
            }
            _ => Ok(inst),
        }
    }

    fn operand(&mut self, row: &Operand, inst: Inst) -> Result<Inst> {
        match row.kind {
            OperandKind::IdRef => Ok(inst.id(self.id(row)?)),
            OperandKind::IdScope | OperandKind::IdMemorySemantics => {
                self.take(row, "a 32-bit integer", S::integer_id).map(|id| inst.id(id))
            }
            OperandKind::LiteralInteger => Ok(inst.literal(self.integer(row)?)),
            OperandKind::LiteralFloat => {
                let float = self.take(row, "a constant `float`", |source, item, _| Ok(source.float(item)))?;
                Ok(inst.literal(float))
            }
            OperandKind::LiteralString => {
                let string = |source: &mut S, item, _: &_| Ok(source.string(item).map(<[u8]>::to_vec));
                Ok(inst.text(&self.take(row, "a constant string", string)?))
            }
            OperandKind::Enum(kind) => {
                let value = self.integer(&Operand { name: enum_row(kind).name, ..*row })?;
                match self.source.mask(kind, value) {
                    0 if value != 0 && row.quantifier == Quantifier::Optional => Ok(inst),
                    mask => self.enumerant(kind, mask, inst),
                }
            }
            OperandKind::PairIdRefIdRef => {
                let first = self.id(row)?;
                Ok(inst.id(first).id(self.id(row)?))
            }
            OperandKind::PairIdRefLiteralInteger => {
                let first = self.id(row)?;
                Ok(inst.id(first).literal(self.integer(row)?))
            }
            OperandKind::IdResultType
            | OperandKind::IdResult
            | OperandKind::LiteralContextDependentNumber
            | OperandKind::LiteralExtInstInteger
            | OperandKind::LiteralSpecConstantOpInteger
            | OperandKind::PairLiteralIntegerIdRef => {
                Err(self.source.error(format!("LLVM IR has no operands of the kind {:?}", row.kind)))
            }
        }
    }

    fn id(&mut self, row: &Operand) -> Result<Id> {
        self.take(row, "a value", S::id)
    }

    fn integer(&mut self, row: &Operand) -> Result<u32> {
        self.take(row, "a constant 32-bit integer", |source, item, _| Ok(source.integer(item)))
    }

    /// Reads the next operand with `read`, which returns `None` if the operand is not of the `expected` kind.
    fn take<T>(
        &mut self,
        row: &Operand,
        expected: &str,
        read: impl FnOnce(&mut S, S::Item, &Operand) -> Result<Option<T>>,
    ) -> Result<T> {
        let item = self.source.item(self.next);
        if let Some(item) = item {
            self.next += 1;
            if let Some(found) = read(self.source, item, row)? {
                return Ok(found);
            }
        }
        let found = item.map_or_else(|| "the end of the operands".to_owned(), |item| self.source.describe(item));
        let expected = match row.name {
            "" => format!("{expected} operand"),
            name => format!("{expected} as {name}"),
        };
        Err(self.source.error(format!("expected {expected}, found {found}")))
    }
}

/// Returns an integer constant that fits into one word; a negative number of any width is cut to 32 bits.
pub(in crate::lower) fn constant_integer(value: Value<'_>) -> Option<u32> {
    if !matches!(value.kind(), ValueKind::ConstantInt) {
        return None;
    }
    let positive = value.int_zext().and_then(|number| u32::try_from(number).ok());
    positive.or_else(|| Some(i32::try_from(value.int_sext()?).ok()? as u32))
}

/// Returns the bits of a constant `float`.
pub(in crate::lower) fn constant_float(value: Value<'_>) -> Option<u32> {
    match (value.kind(), value.ty().kind()) {
        (ValueKind::ConstantFp, TypeKind::Float) => value.float_bits().first().map(|bits| *bits as u32),
        _ => None,
    }
}

/// Returns the text that a message shows for a value: a constant as it is, every other value by type and name.
pub(in crate::lower) fn describe_value(value: Value<'_>) -> String {
    match value.is_constant() {
        true => format!("`{}`", value.describe()),
        false => format!("`{} {}`", value.ty(), value.reference()),
    }
}
