//! Instructions: storage, operands beyond those of every value, control flow, flags, memory accesses, calls.
//!
//! Methods that also apply to constant expressions are methods of [`Value`].

mod access;
mod calls;
pub(crate) mod flags;

use std::fmt;
use std::ops::Deref;

use super::function::{Block, Body, Function, FunctionId};
use super::metadata::{AttachmentKind, MdId, MdNode};
use super::misuse;
use super::module::Module;
use super::opcode::Opcode;
use super::types::{Type, TypeId};
use super::values::{Referent, Value, ValueId};

pub(crate) use access::PackedAccess;
pub use access::{Ordering, RmwOp};
pub use calls::TailCall;
pub(crate) use calls::{BundleData, CallData};
pub use flags::{FastMath, FloatPredicate, IntPredicate};

/// An instruction as it is stored. The meaning of `extra` and of the numbers in [`super::function::Body::extras`] depends
/// on the opcode:
///
/// | opcode | `extra` |
/// |---|---|
/// | `alloca` | index in `extras`: allocated type, [`PackedAccess`] |
/// | `load`, `store`, `cmpxchg`, `atomicrmw`, `fence` | a [`PackedAccess`] |
/// | `getelementptr` | the source element type |
/// | `extractvalue`, `insertvalue`, `shufflevector` | index in `extras`: number of indices, indices (`u32::MAX` is poison) |
/// | `phi` | index in `extras`: the numbers of the incoming blocks |
/// | `switch` | index in `extras`: number of cases, index of each case's constant as a value of the module |
/// | `call`, `invoke`, `callbr` | index in `extras`: a [`CallData`] |
/// | `landingpad` | index in `extras`: number of clauses, for each 0 (catch) or 1 (filter) |
///
/// Operands are in the order of LLVM: arguments, operands of bundles, successors and callee of a call; condition, false
/// and true successor of a conditional `br`; condition, default and successors of the cases of a `switch`; incoming values
/// of a `phi`; value, then pointer of a `store`; parent pad, then (if any) unwind destination and handlers of a
/// `catchswitch`; arguments, then parent pad of `catchpad` and `cleanuppad`.
#[derive(Copy, Clone, Debug)]
pub(crate) struct InstData {
    pub(crate) opcode: Opcode,
    /// See [`flags`].
    pub(crate) flags: u32,
    pub(crate) ty: TypeId,
    /// The index of the first operand in [`super::function::Body::operands`].
    pub(crate) operands: u32,
    pub(crate) operand_count: u32,
    pub(crate) block: u32,
    pub(crate) extra: u32,
    /// The debug location.
    pub(crate) location: Option<MdId>,
}

/// An instruction, which dereferences to its [`Value`].
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Inst<'m>(Value<'m>);

/// Methods that also apply to constant expressions.
impl<'m> Value<'m> {
    /// Returns the opcode of an instruction or constant expression.
    #[inline]
    pub fn opcode(self) -> Option<Opcode> {
        match self.id().referent() {
            Referent::Inst(index) => Some(self.body().insts[index as usize].opcode),
            _ => self.expression().map(|expression| expression.opcode),
        }
    }

    #[inline]
    fn stored(self) -> Option<&'m InstData> {
        match self.id().referent() {
            Referent::Inst(index) => Some(&self.body().insts[index as usize]),
            _ => None,
        }
    }

    pub(crate) fn expression(self) -> Option<&'m super::constants::Expression> {
        let entry = self.entry().filter(|entry| entry.kind == super::constants::ConstantKind::Expr)?;
        self.module().constants.expressions.get(entry.expression as usize)
    }

    /// Returns the flags of an instruction or constant expression.
    #[inline]
    pub(crate) fn raw_flags(self) -> u32 {
        match self.stored() {
            Some(inst) => inst.flags,
            None => self.expression().map_or(0, |expression| expression.flags),
        }
    }

    /// Returns the numbers of an instruction from an index in the list of its function.
    fn extras(self, start: u32) -> &'m [u32] {
        &self.body().extras[start as usize..]
    }

    /// Returns the list that begins with its length at `extra` of the instruction.
    fn extra_list(self, inst: &InstData) -> &'m [u32] {
        let list = self.extras(inst.extra);
        &list[1..1 + list[0] as usize]
    }

    /// Returns the source element type of `getelementptr`.
    #[inline]
    #[track_caller]
    pub fn source_element_type(self) -> Type<'m> {
        let found = match self.stored() {
            Some(inst) if inst.opcode == Opcode::GetElementPtr => Some(TypeId(inst.extra)),
            Some(_) => None,
            None => self.expression().and_then(|expression| expression.source),
        };
        match found {
            Some(ty) => Type::new(self.module(), ty),
            None => misuse(format_args!("source element type"), self),
        }
    }

    /// Returns the indices of `extractvalue` and `insertvalue`; none for every other value.
    pub fn indices(self) -> &'m [u32] {
        match self.stored() {
            Some(inst) if matches!(inst.opcode, Opcode::ExtractValue | Opcode::InsertValue) => self.extra_list(inst),
            _ => &[],
        }
    }

    /// Returns the mask of `shufflevector`: indices into the concatenation of its two operands; `None` is poison.
    pub fn mask(self) -> impl ExactSizeIterator<Item = Option<u32>> + DoubleEndedIterator + Clone {
        let mask: &'m [u32] = match self.stored() {
            Some(inst) if inst.opcode == Opcode::ShuffleVector => self.extra_list(inst),
            Some(_) => &[],
            None => self.expression().map_or(&[], |expression| &expression.mask),
        };
        mask.iter().map(|&lane| (lane != u32::MAX).then_some(lane))
    }

    /// Returns the metadata attachment of an instruction, function or global with that kind name.
    pub fn metadata(self, kind: &str) -> Option<MdNode<'m>> {
        if self.has_metadata() { self.attached(self.module().attachment_kind(kind)) } else { None }
    }

    /// Returns the metadata attachment of an instruction, function or global with a kind that was looked up before.
    #[inline]
    pub fn attached(self, AttachmentKind(kind): AttachmentKind) -> Option<MdNode<'m>> {
        let wanted = kind?;
        self.attachment_ids().find(|(kind, _)| *kind == wanted).map(|(_, node)| MdNode::new(self.module(), node))
    }

    /// Returns the attached metadata of an instruction, without its debug location, or of a symbol: number of the kind,
    /// node.
    pub(crate) fn attachment_ids(self) -> impl Iterator<Item = (u32, MdId)> + Clone {
        let of_symbol: &'m [(u32, MdId)] = match self.entry() {
            Some(entry) => self.module().symbol_of(entry).map_or(&[], |symbol| &symbol.attachments),
            None => &[],
        };
        let of_inst: &'m [(u32, u32, MdId)] = match self.id().referent() {
            Referent::Inst(index) if self.raw_flags() & flags::HAS_ATTACHMENTS != 0 => {
                let all = &self.body().attachments;
                let start = all.partition_point(|(inst, _, _)| *inst < index);
                let end = all.partition_point(|(inst, _, _)| *inst <= index);
                &all[start..end]
            }
            _ => &[],
        };
        of_symbol.iter().copied().chain(of_inst.iter().map(|&(_, kind, node)| (kind, node)))
    }

    /// Returns `true` if an instruction, function or global has metadata attached, other than an instruction's debug
    /// location.
    #[inline]
    pub fn has_metadata(self) -> bool {
        match self.stored() {
            Some(inst) => inst.flags & flags::HAS_ATTACHMENTS != 0,
            None => self.attachment_ids().next().is_some(),
        }
    }
}

impl<'m> Inst<'m> {
    /// Returns the view of an instruction; `body` is that of the function.
    #[inline]
    pub(crate) fn in_body(module: &'m Module, body: &'m Body, function: FunctionId, index: u32) -> Self {
        Self(Value::in_body(module, body, function, ValueId::of_inst(index)))
    }

    /// Returns the view of a value that is an instruction.
    #[inline]
    pub(crate) fn from_value(value: Value<'m>) -> Self {
        Self(value)
    }

    /// Returns the number of the instruction in its function.
    #[inline]
    pub fn index(self) -> u32 {
        match self.0.id().referent() {
            Referent::Inst(index) => index,
            _ => misuse(format_args!("index"), self.0),
        }
    }

    #[inline]
    pub(crate) fn data(self) -> &'m InstData {
        &self.0.body().insts[self.index() as usize]
    }

    /// Returns the instruction as a value: its result.
    #[inline]
    pub fn value(self) -> Value<'m> {
        self.0
    }

    /// Returns the opcode.
    #[inline]
    pub fn opcode(self) -> Opcode {
        self.data().opcode
    }

    /// Returns the next instruction in the block.
    #[inline]
    pub fn next(self) -> Option<Self> {
        let (body, index) = (self.0.body(), self.index());
        let end = body.blocks[body.block_of(index) as usize].end;
        (index + 1 < end).then(|| Self(self.0.sibling(ValueId::of_inst(index + 1))))
    }

    /// Returns the block that contains the instruction.
    #[inline]
    pub fn block(self) -> Block<'m> {
        self.block_view(self.data().block)
    }

    /// Returns the function that contains the instruction.
    pub fn function(self) -> Function<'m> {
        Function::new(self.0.module(), self.0.function_id())
    }

    /// Returns the numbers of the incoming blocks of a `phi`; none for every other instruction.
    #[inline]
    fn incoming_blocks(self) -> &'m [u32] {
        match self.data() {
            inst if inst.opcode == Opcode::Phi => &self.0.extras(inst.extra)[..inst.operand_count as usize],
            _ => &[],
        }
    }

    #[inline]
    fn block_view(self, index: u32) -> Block<'m> {
        Block::in_body(self.0.module(), self.0.body(), self.0.function_id(), index)
    }

    /// Returns the number of incoming values of a `phi`; zero for every other instruction.
    pub fn incoming_count(self) -> u32 {
        self.incoming_blocks().len() as u32
    }

    /// Returns the incoming values of a `phi`, each with its block.
    #[inline]
    pub fn incoming(self) -> impl ExactSizeIterator<Item = (Value<'m>, Block<'m>)> + DoubleEndedIterator + Clone {
        let values = self.0.operand_ids();
        let blocks = self.incoming_blocks().iter().enumerate();
        blocks.map(move |(index, &block)| (self.0.sibling(values[index]), self.block_view(block)))
    }

    /// Returns the incoming value of a `phi` for `block`.
    ///
    /// The index `guess` is tried first: the phis of one block almost always have their predecessors in the same order.
    pub fn incoming_from(self, block: Block<'m>, guess: u32) -> Option<Value<'m>> {
        let blocks = self.incoming_blocks();
        if blocks.get(guess as usize) == Some(&block.index()) {
            return Some(self.0.operand(guess));
        }
        let position = blocks.iter().position(|from| *from == block.index())?;
        Some(self.0.operand(position as u32))
    }

    /// Returns `true` if a `br` has a condition.
    #[inline]
    pub fn is_conditional(self) -> bool {
        let inst = self.data();
        inst.opcode == Opcode::Br && inst.operand_count == 3
    }

    /// Returns the condition of a conditional `br` or a `switch`.
    #[inline]
    #[track_caller]
    pub fn condition(self) -> Value<'m> {
        match self.is_conditional() || self.opcode() == Opcode::Switch {
            true => self.0.operand(0),
            false => misuse(format_args!("condition"), self.0),
        }
    }

    /// Returns the successors of a terminator as operands, in the order of LLVM's operands.
    #[inline]
    pub(crate) fn successor_ids(self) -> &'m [ValueId] {
        let operands = self.0.operand_ids();
        let is_block = |id: &ValueId| matches!(id.referent(), Referent::Block(_));
        match self.opcode() {
            Opcode::Br if operands.len() == 1 => operands,
            Opcode::Br
            | Opcode::Switch
            | Opcode::IndirectBr
            | Opcode::CleanupRet
            | Opcode::CatchRet
            | Opcode::CatchSwitch => &operands[1.min(operands.len())..],
            Opcode::Invoke | Opcode::CallBr => {
                // Successors are between the arguments and the callee.
                let end = operands.len().saturating_sub(1);
                let count = operands[..end].iter().rev().take_while(|id| is_block(id)).count();
                &operands[end - count..end]
            }
            _ => &[],
        }
    }

    /// Returns the kinds of the clauses of a `landingpad`: 0 is `catch`, 1 is `filter`.
    pub(crate) fn clauses(self) -> &'m [u32] {
        match self.data() {
            inst if inst.opcode == Opcode::LandingPad => self.0.extra_list(inst),
            _ => &[],
        }
    }

    /// Returns the number of successors of a terminator; zero for every other instruction.
    #[inline]
    pub fn successor_count(self) -> u32 {
        self.successor_ids().len() as u32
    }

    /// Returns the successor of a terminator at `index`: of a `br`, the one for true first; of a `switch`, the default
    /// first.
    #[inline]
    #[track_caller]
    pub fn successor(self, index: u32) -> Block<'m> {
        let successors = self.successor_ids();
        // The operands of a `br` are the condition, the successor for false, the successor for true.
        let index = if self.is_conditional() { 1_u32.wrapping_sub(index) } else { index };
        match successors.get(index as usize).map(|id| id.referent()) {
            Some(Referent::Block(block)) => self.block_view(block),
            _ => misuse(format_args!("successor {index}"), self.0),
        }
    }

    /// Returns the default successor of a `switch`.
    #[track_caller]
    pub fn default(self) -> Block<'m> {
        match self.opcode() {
            Opcode::Switch => self.successor(0),
            _ => misuse(format_args!("default block"), self.0),
        }
    }

    /// Returns the cases of a `switch`: constant and successor.
    pub fn cases(self) -> impl ExactSizeIterator<Item = (Value<'m>, Block<'m>)> + DoubleEndedIterator + Clone {
        let constants: &'m [u32] = match self.data() {
            inst if inst.opcode == Opcode::Switch => self.0.extra_list(inst),
            _ => &[],
        };
        constants.iter().enumerate().map(move |(index, &constant)| {
            (self.0.sibling(ValueId::of_module(constant)), self.successor(index as u32 + 1))
        })
    }

    /// Returns the `DILocation` of the instruction.
    #[inline]
    pub fn debug_location_node(self) -> Option<MdNode<'m>> {
        self.data().location.map(|id| MdNode::new(self.0.module(), id))
    }
}

impl<'m> Deref for Inst<'m> {
    type Target = Value<'m>;

    #[inline]
    fn deref(&self) -> &Value<'m> {
        &self.0
    }
}

impl fmt::Display for Inst<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Inst<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
