//! Calls: callee, function type and arguments.

use super::{Inst, flags};
use crate::ir::attributes::AttributeListId;
use crate::ir::function::Function;
use crate::ir::misuse;
use crate::ir::types::{Type, TypeId};
use crate::ir::values::Value;

/// The tail call kind of a call.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum TailCall {
    /// No marker.
    #[default]
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

/// The numbers of a call in the extras of its function: function type, calling convention, attributes, number of arguments,
/// number of bundles, and for each bundle its tag and the number of its inputs.
#[derive(Copy, Clone, Debug)]
pub(crate) struct CallData<'m>(&'m [u32]);

/// An operand bundle.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BundleData {
    /// The index in the module's list of bundle tags.
    pub(crate) tag: u32,
    /// The number of inputs.
    pub(crate) inputs: u32,
}

impl<'m> CallData<'m> {
    /// Appends the numbers of a call and returns their index.
    pub(crate) fn store(
        extras: &mut Vec<u32>,
        function_type: TypeId,
        calling_convention: u32,
        attributes: AttributeListId,
        arguments: u32,
        bundles: &[BundleData],
    ) -> u32 {
        let start = extras.len() as u32;
        extras.extend([function_type.0, calling_convention, attributes.0, arguments, bundles.len() as u32]);
        extras.extend(bundles.iter().flat_map(|bundle| [bundle.tag, bundle.inputs]));
        start
    }

    /// Replaces the attributes in the numbers at an index.
    pub(crate) fn set_attributes(extras: &mut [u32], start: u32, attributes: AttributeListId) {
        extras[start as usize + 2] = attributes.0;
    }

    /// Changes the calling convention in the numbers at an index.
    pub(crate) fn update_convention(extras: &mut [u32], start: u32, update: impl Fn(&mut u32)) {
        update(&mut extras[start as usize + 1]);
    }

    /// Returns the numbers at an index.
    pub(crate) fn load(extras: &'m [u32], start: u32) -> Self {
        Self(&extras[start as usize..])
    }

    pub(crate) fn function_type(self) -> TypeId {
        TypeId(self.0[0])
    }

    pub(crate) fn calling_convention(self) -> u32 {
        self.0[1]
    }

    pub(crate) fn attributes(self) -> AttributeListId {
        AttributeListId(self.0[2])
    }

    pub(crate) fn argument_count(self) -> u32 {
        self.0[3]
    }

    pub(crate) fn bundles(self) -> impl ExactSizeIterator<Item = BundleData> + Clone + use<'m> {
        let count = self.0[4] as usize;
        self.0[5..5 + 2 * count].chunks_exact(2).map(|pair| BundleData { tag: pair[0], inputs: pair[1] })
    }
}

impl<'m> Inst<'m> {
    /// Returns `true` if this is a `call`, `invoke` or `callbr`.
    #[inline]
    pub fn is_call(self) -> bool {
        self.opcode().is_call()
    }

    #[inline]
    pub(crate) fn call_data(self) -> Option<CallData<'m>> {
        let inst = self.data();
        inst.opcode.is_call().then(|| CallData::load(&self.value().body().extras, inst.extra))
    }

    #[inline]
    #[track_caller]
    fn call(self, property: &str) -> CallData<'m> {
        match self.call_data() {
            Some(call) => call,
            None => misuse(format_args!("{property}"), self.value()),
        }
    }

    /// Returns the callee of a call.
    #[inline]
    #[track_caller]
    pub fn callee(self) -> Value<'m> {
        match (self.is_call(), self.operand_ids().last()) {
            (true, Some(&callee)) => self.value().sibling(callee),
            _ => misuse(format_args!("callee"), self.value()),
        }
    }

    /// Returns the called function, if the call is direct and has the function's own type.
    #[inline]
    pub fn called_function(self) -> Option<Function<'m>> {
        let call = self.call_data()?;
        let callee = self.callee().as_function()?;
        (callee.data().symbol.value_type == call.function_type()).then_some(callee)
    }

    /// Returns the function type of a call.
    #[track_caller]
    pub fn called_type(self) -> Type<'m> {
        Type::new(self.module(), self.call("called type").function_type())
    }

    /// Returns the argument of a call at `index`.
    #[inline]
    #[track_caller]
    pub fn argument(self, index: u32) -> Value<'m> {
        match index < self.argument_count() {
            true => self.value().operand(index),
            false => misuse(format_args!("argument {index}"), self.value()),
        }
    }

    /// Returns the number of arguments of a call; zero for every other instruction.
    #[inline]
    pub fn argument_count(self) -> u32 {
        self.call_data().map_or(0, CallData::argument_count)
    }

    /// Returns the arguments of a call, in order.
    #[inline]
    pub fn arguments(self) -> impl ExactSizeIterator<Item = Value<'m>> + DoubleEndedIterator + Clone {
        let arguments = &self.operand_ids()[..self.argument_count() as usize];
        arguments.iter().map(move |&id| self.value().sibling(id))
    }

    /// Returns the tail call kind.
    pub fn tail_call(self) -> TailCall {
        match self.raw_flags() >> flags::TAIL_CALL_SHIFT & 3 {
            1 => TailCall::Tail,
            2 => TailCall::MustTail,
            3 => TailCall::NoTail,
            _ => TailCall::None,
        }
    }

    /// Returns `true` if a call may or must reuse its caller's frame.
    pub fn is_tail_call(self) -> bool {
        matches!(self.tail_call(), TailCall::Tail | TailCall::MustTail)
    }

    /// Returns the calling convention of a call.
    #[track_caller]
    pub fn calling_convention(self) -> u32 {
        self.call("calling convention").calling_convention()
    }

    /// Returns the operand bundles of a call: tag and inputs.
    pub(crate) fn operand_bundles(self) -> impl Iterator<Item = (&'m str, Vec<Value<'m>>)> {
        let mut start = self.argument_count();
        self.call_data().into_iter().flat_map(|data| data.bundles()).map(move |bundle| {
            let inputs = (start..start + bundle.inputs).map(|index| self.value().operand(index)).collect();
            start += bundle.inputs;
            (self.module().bundle_tag(bundle.tag), inputs)
        })
    }

    /// Returns the number of operand bundles of a call.
    pub fn bundle_count(self) -> u32 {
        self.call_data().map_or(0, |call| call.bundles().len() as u32)
    }

    /// Returns the tag of the operand bundle at `index`; empty when there is none.
    pub fn bundle_tag(self, index: u32) -> &'m str {
        let bundle = self.call_data().and_then(|call| call.bundles().nth(index as usize));
        bundle.map_or("", |bundle| self.module().bundle_tag(bundle.tag))
    }
}
