//! Decorations and execution modes that metadata states in SPIR-V's own numbers, `!{i32 decoration, operands...}`; the
//! grammar says what the operands are (features.md I1, I2, I4).

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{MdNode, MdOperand, TypeKind, Value, ValueKind};
use crate::lower::cx::module::ModuleCx;
use crate::map::annotations::may_repeat;
use crate::spirv::grammar::{
    Decoration, EnumKind, Enumerant as _, Op, OperandKind, bits, corrected, enum_row, enumerant, repeated_parameter,
};
use crate::spirv::inst::Inst;
use crate::spirv::module::{LastOperand, Section};
use crate::spirv::{Id, inst};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::ops::Range;

/// One operand as it is stated.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Stated<'m> {
    Metadata(MdOperand<'m>),
    /// A number or text of an annotation.
    Text(&'m [u8]),
}

/// The operands of one decoration or mode, read from the first to the last.
pub(in crate::lower) struct Operands<'m> {
    list: SmallVec<[Stated<'m>; 4]>,
    next: usize,
}

impl<'m> Operands<'m> {
    /// Those of `node` at these places.
    pub(in crate::lower) fn of_node(node: MdNode<'m>, places: Range<u32>) -> Result<Self> {
        let operand = |place| node.operand(place).map(Stated::Metadata).ok_or_else(|| invalid("an operand is null"));
        Ok(Self { list: places.map(operand).collect::<Result<_>>()?, next: 0 })
    }

    pub(in crate::lower) fn of_texts(texts: impl Iterator<Item = &'m [u8]>) -> Self {
        Self { list: texts.map(Stated::Text).collect(), next: 0 }
    }

    /// Adds an enumerant of `kind` to `built`, with the parameters that the grammar gives it, and nothing else.
    pub(in crate::lower) fn add_enumerant(
        mut self,
        mx: &mut ModuleCx<'m>,
        kind: EnumKind,
        value: u32,
        built: Inst,
    ) -> Result<Inst> {
        let mut built = self.enumeration(mx, kind, value, built)?;
        if let Some(repeated) = repeated_parameter(kind, value) {
            while self.next < self.list.len() {
                built = self.add(mx, repeated, built)?;
            }
        }
        match self.list.len() - self.next {
            0 => Ok(built),
            // SYCL's front end gives every property a value, and this one says that the property is there.
            1 if kind == EnumKind::Decoration && self.is_only_a_one() => Ok(built),
            more => Err(invalid(format!("{more} of its operands are too many"))),
        }
    }

    /// Whether the number 1 is all that is stated.
    fn is_only_a_one(&self) -> bool {
        matches!(self.list.as_slice(), [only] if number(*only).is_ok_and(|number| number == 1))
    }

    fn enumeration(&mut self, mx: &mut ModuleCx<'m>, kind: EnumKind, value: u32, built: Inst) -> Result<Inst> {
        let values: SmallVec<[u32; 4]> = match enum_row(kind).is_mask {
            true => bits(value).collect(),
            false => [value].into_iter().collect(),
        };
        if let Some(unknown) = values.iter().find(|value| enumerant(kind, **value).is_none()) {
            return Err(invalid(format!("{unknown} is the number of no {kind:?}")));
        }
        let mut built = built.enumerant_of(kind, value);
        for value in values {
            let parameters = corrected(kind, value).map_or(&[][..], |row| row.parameters);
            for parameter in parameters {
                built = self.add(mx, *parameter, built)?;
            }
        }
        Ok(built)
    }

    fn add(&mut self, mx: &mut ModuleCx<'m>, kind: OperandKind, built: Inst) -> Result<Inst> {
        let Some(stated) = self.list.get(self.next).copied() else {
            return Err(invalid(format!("an operand of the kind {kind:?} is missing")));
        };
        self.next += 1;
        match kind {
            OperandKind::LiteralInteger => Ok(built.literal(number(stated)?)),
            OperandKind::LiteralFloat => Ok(built.literal(float(stated)?)),
            OperandKind::LiteralString => Ok(built.text(text(stated)?)),
            OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics => {
                let Stated::Metadata(MdOperand::Value(value)) = stated else {
                    return Err(invalid("an operand that is an id is no value"));
                };
                match mx.constant(value)?.as_slice() {
                    [id] => Ok(built.id(*id)),
                    _ => Err(invalid(format!("{} is not one value in SPIR-V", value.describe()))),
                }
            }
            OperandKind::Enum(kind) => {
                let value = number(stated)?;
                self.enumeration(mx, kind, value, built)
            }
            OperandKind::IdResultType
            | OperandKind::IdResult
            | OperandKind::LiteralContextDependentNumber
            | OperandKind::LiteralExtInstInteger
            | OperandKind::LiteralSpecConstantOpInteger
            | OperandKind::PairLiteralIntegerIdRef
            | OperandKind::PairIdRefLiteralInteger
            | OperandKind::PairIdRefIdRef => {
                Err(invalid(format!("metadata cannot state operands of the kind {kind:?}")))
            }
        }
    }
}

fn invalid(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidModule, message)
}

fn number(stated: Stated<'_>) -> Result<u32> {
    let found = match stated {
        Stated::Metadata(MdOperand::Value(value)) => constant_number(value),
        Stated::Metadata(MdOperand::String(text)) | Stated::Text(text) => parsed(text),
        Stated::Metadata(MdOperand::Node(_)) => None,
    };
    found.ok_or_else(|| invalid("an operand that is a number of 32 bits is none"))
}

fn constant_number(value: Value<'_>) -> Option<u32> {
    if !matches!(value.kind(), ValueKind::ConstantInt) {
        return None;
    }
    let positive = value.int_zext().and_then(|number| u32::try_from(number).ok());
    positive.or_else(|| Some(i32::try_from(value.int_sext()?).ok()? as u32))
}

fn parsed(text: &[u8]) -> Option<u32> {
    let text = std::str::from_utf8(text).ok()?.trim();
    text.parse::<u32>().ok().or_else(|| Some(text.parse::<i32>().ok()? as u32))
}

fn float(stated: Stated<'_>) -> Result<u32> {
    let found = match stated {
        Stated::Metadata(MdOperand::Value(value)) => match value.ty().kind() {
            TypeKind::Float => value.float_bits().first().map(|bits| *bits as u32),
            _ => None,
        },
        Stated::Metadata(MdOperand::String(text)) | Stated::Text(text) => {
            std::str::from_utf8(text).ok().and_then(|text| text.trim().parse::<f32>().ok()).map(f32::to_bits)
        }
        Stated::Metadata(MdOperand::Node(_)) => None,
    };
    found.ok_or_else(|| invalid("an operand that is a float is none"))
}

fn text(stated: Stated<'_>) -> Result<&[u8]> {
    match stated {
        Stated::Metadata(MdOperand::String(text)) | Stated::Text(text) => Ok(text),
        Stated::Metadata(MdOperand::Value(_) | MdOperand::Node(_)) => Err(invalid("an operand that is a text is none")),
    }
}

/// Whether an enumerant has ids among its parameters, which takes another instruction.
pub(in crate::lower) fn takes_ids(kind: EnumKind, value: u32) -> bool {
    let is_id = |kind: &OperandKind| matches!(kind, OperandKind::IdRef | OperandKind::IdScope);
    enumerant(kind, value).is_some_and(|row| row.parameters.iter().any(is_id))
}

/// The decorations written so far that metadata and annotations might repeat. Most may be on a target only once
/// (specification, section 2.16.1).
#[derive(Default)]
pub(in crate::lower) struct Given {
    decorations: FxHashSet<(Id, Decoration)>,
    alignments: FxHashMap<Id, LastOperand>,
}

/// The decoration that no id has beside this one (specification, section 3.20, Restrict and Aliased).
fn excluded_by(decoration: Decoration) -> Option<Decoration> {
    match decoration {
        Decoration::Restrict => Some(Decoration::Aliased),
        Decoration::Aliased => Some(Decoration::Restrict),
        _ => None,
    }
}

impl<'m> ModuleCx<'m> {
    /// Where the decorations of what comes next begin, for [`Self::decorate_as_stated`].
    pub(in crate::lower) fn decorations_so_far(&self) -> usize {
        self.out.words(Section::Annotations).len()
    }

    /// Declares the constants that `list` names: they must come before what they decorate.
    pub(in crate::lower) fn declare_stated(&mut self, list: MdNode<'m>) -> Result<()> {
        for operand in list.operands() {
            // What is no decoration is refused where it would decorate.
            let Some(MdOperand::Node(node)) = operand else { continue };
            let Some(decoration) = node.operand(0).and_then(|first| number(Stated::Metadata(first)).ok()) else {
                continue;
            };
            if !takes_ids(EnumKind::Decoration, decoration) {
                continue;
            }
            for value in (1..node.operand_count()).filter_map(|index| node.value(index)) {
                self.constant(value)?;
            }
        }
        Ok(())
    }

    /// `!{!{decoration, operands...}, ...}` => `OpDecorate id decoration operands...` for each that `id` was not given
    /// since `mark`
    pub(in crate::lower) fn decorate_as_stated(&mut self, id: Id, list: MdNode<'m>, mark: usize) -> Result<()> {
        for operand in list.operands() {
            let Some(MdOperand::Node(node)) = operand else {
                return Err(invalid(format!("a list of decorations holds something else: {list:?}")));
            };
            self.decorate_as_node(id, node, mark).map_err(|error| error.at(format!("the decoration {node:?}")))?;
        }
        Ok(())
    }

    fn decorate_as_node(&mut self, id: Id, node: MdNode<'m>, mark: usize) -> Result<()> {
        let number = node.operand(0).and_then(|first| number(Stated::Metadata(first)).ok());
        let number = number.ok_or_else(|| invalid("a decoration begins with its number"))?;
        // LLVM's linkage says it, of whatever has a name.
        if Decoration(number) == Decoration::LinkageAttributes {
            return Ok(());
        }
        self.decorate_with_operands(id, Decoration(number), Operands::of_node(node, 1..node.operand_count())?, mark)
    }

    /// `OpDecorate id decoration operands...`, unless `id` was given it since `mark`, or anywhere by metadata or an
    /// annotation; of several alignments the largest holds
    pub(in crate::lower) fn decorate_with_operands(
        &mut self,
        id: Id,
        decoration: Decoration,
        operands: Operands<'m>,
        mark: usize,
    ) -> Result<()> {
        let op = if takes_ids(EnumKind::Decoration, decoration.value()) { Op::DecorateId } else { Op::Decorate };
        let built = Inst::new(op).id(id);
        let built = operands.add_enumerant(self, EnumKind::Decoration, decoration.value(), built)?;
        if let (Decoration::Alignment, &[_, _, bytes]) = (decoration, built.operands()) {
            return self.decorate_alignment(id, u64::from(bytes));
        }
        let once = !may_repeat(decoration);
        if once && !self.given.decorations.insert((id, decoration)) {
            return Ok(());
        }
        let given = self.out.words(Section::Annotations).get(mark..).unwrap_or_default();
        let same = |view: &inst::InstView<'_>| {
            view.operands == built.operands() || once && view.operands.get(..2) == built.operands().get(..2)
        };
        if inst::iter(given).filter_map(Result::ok).any(|view| same(&view)) {
            return Ok(());
        }
        if let Some(other) = excluded_by(decoration)
            && inst::iter(given).filter_map(Result::ok).any(|view| view.operands == [id.word(), other.value()])
        {
            return Err(invalid("Restrict and Aliased are given to the same value; leave one out"));
        }
        self.out.emit(Section::Annotations, built)
    }

    /// `OpDecorate id Alignment bytes`, unless `bytes` is zero; of several alignments the largest
    pub(in crate::lower) fn decorate_alignment(&mut self, id: Id, bytes: u64) -> Result<()> {
        if bytes == 0 {
            return Ok(());
        }
        let bytes = u32::try_from(bytes).unwrap_or(1 << 31);
        if let Some(alignment) = self.given.alignments.get(&id) {
            self.out.raise(alignment, bytes);
            return Ok(());
        }
        let inst = Inst::new(Op::Decorate).id(id).enumerant(Decoration::Alignment).literal(bytes);
        let alignment = self.out.emit_raisable(Section::Annotations, inst)?;
        self.given.alignments.insert(id, alignment);
        Ok(())
    }

    /// `OpDecorate id Constant` of a variable
    pub(in crate::lower) fn decorate_constant(&mut self, id: Id) -> Result<()> {
        match self.given.decorations.insert((id, Decoration::Constant)) {
            true => self.decorate(id, Decoration::Constant, &[]),
            false => Ok(()),
        }
    }
}
