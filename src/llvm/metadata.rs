//! Metadata: nodes and their operands.

use std::fmt;
use std::marker::PhantomData;
use std::ptr::{self, NonNull};

use llvm_sys::LLVMOpaqueMetadata;
use llvm_sys::prelude::LLVMMetadataRef;

use super::ffi;
use super::values::Value;

/// A metadata node.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct MdNode<'m>(NonNull<LLVMOpaqueMetadata>, PhantomData<&'m ()>);

/// A kind of metadata attachments, looked up once; see [`AttachmentKinds`].
#[derive(Copy, Clone, Debug)]
pub struct AttachmentKind(pub(super) Option<u32>);

/// The kinds of metadata attachments that a module may have: their names, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct AttachmentKinds<'m>(pub(super) Vec<&'m [u8]>);

impl AttachmentKinds<'_> {
    /// Looks up a kind by name, for [`Value::attached`].
    pub fn find(&self, name: &str) -> AttachmentKind {
        let position = self.0.iter().position(|known| *known == name.as_bytes());
        AttachmentKind(position.map(|position| position as u32))
    }
}

/// An operand of a node.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdOperand<'m> {
    /// Another node.
    Node(MdNode<'m>),
    /// A string.
    String(&'m [u8]),
    /// A value of the module, mostly a constant.
    Value(Value<'m>),
}

macro_rules! md_kinds {
    ($($(#[$doc:meta])* MD_KIND($number:literal, $class:ident, $kind:ident))*) => {
        /// The kind of a node; every kind of LLVM 22.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum MdKind {
            $($(#[$doc])* $kind,)*
        }

        impl MdKind {
            /// Returns the kind that has this number in LLVM.
            fn from_number(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$kind),)*
                    _ => None,
                }
            }
        }
    };
}

// The rows of md_kinds.def.
include!(concat!(env!("OUT_DIR"), "/md_kinds.rs"));

impl<'m> Value<'m> {
    /// Returns all metadata attachments of a function or global variable, with the names of their kinds.
    pub fn attachments(self) -> Vec<(String, MdNode<'m>)> {
        // SAFETY: the value is live.
        let count = unsafe { ffi::lsr_attachment_count(self.raw()) };
        let attachment = |index| {
            let mut kind = ptr::null_mut();
            // SAFETY: the value is live for 'm, and so is its metadata; the name is a message that LLVM allocated.
            unsafe {
                let node = MdNode::from_raw(ffi::lsr_attachment(self.raw(), index, &raw mut kind));
                let kind = ffi::take_message(kind);
                Some((kind, node?))
            }
        };
        (0..count).filter_map(attachment).collect()
    }
}

impl<'m> MdNode<'m> {
    /// Returns the view of an LLVM node, or `None` for null.
    ///
    /// # Safety
    ///
    /// The pointer must be null, or a node that lives for `'m`.
    #[inline]
    pub(super) unsafe fn from_raw(raw: LLVMMetadataRef) -> Option<Self> {
        NonNull::new(raw).map(|raw| Self(raw, PhantomData))
    }

    #[inline]
    pub(super) fn raw(self) -> LLVMMetadataRef {
        self.0.as_ptr()
    }

    /// Returns the kind of the node.
    pub fn kind(self) -> MdKind {
        // SAFETY: the node is live for 'm.
        let number = unsafe { ffi::lsr_md_kind(self.raw()) };
        match MdKind::from_number(number) {
            Some(kind) => kind,
            None => unreachable!("metadata kind {number} is no node"),
        }
    }

    /// Returns `true` if the node is distinct.
    pub fn is_distinct(self) -> bool {
        // SAFETY: the node is live for 'm.
        unsafe { ffi::lsr_md_is_distinct(self.raw()) }
    }

    /// The number of operands.
    #[inline]
    pub fn operand_count(self) -> u32 {
        // SAFETY: the node is live for 'm.
        unsafe { ffi::lsr_md_operand_count(self.raw()) }
    }

    /// The operand at `index`; `None` if it is null or there is none.
    #[inline]
    pub fn operand(self, index: u32) -> Option<MdOperand<'m>> {
        // SAFETY: the node is live for 'm, and so are its operands.
        unsafe { MdOperand::from_raw(ffi::lsr_md_operand(self.raw(), index)) }
    }

    /// The operands, in order.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Option<MdOperand<'m>>> + DoubleEndedIterator + Clone {
        (0..self.operand_count()).map(move |index| self.operand(index))
    }

    /// The operand at `index` if it is an integer constant of at most 64 bits, as signed.
    pub fn int(self, index: u32) -> Option<i64> {
        match self.operand(index)? {
            MdOperand::Value(value) => value.int_sext(),
            MdOperand::Node(_) | MdOperand::String(_) => None,
        }
    }

    /// The operand at `index` if it is a string.
    pub fn string(self, index: u32) -> Option<&'m [u8]> {
        match self.operand(index)? {
            MdOperand::String(string) => Some(string),
            MdOperand::Node(_) | MdOperand::Value(_) => None,
        }
    }

    /// The operand at `index` if it is a node.
    pub fn node(self, index: u32) -> Option<MdNode<'m>> {
        match self.operand(index)? {
            MdOperand::Node(node) => Some(node),
            MdOperand::String(_) | MdOperand::Value(_) => None,
        }
    }

    /// The operand at `index` if it is a value.
    pub fn value(self, index: u32) -> Option<Value<'m>> {
        match self.operand(index)? {
            MdOperand::Value(value) => Some(value),
            MdOperand::Node(_) | MdOperand::String(_) => None,
        }
    }
}

impl<'m> MdOperand<'m> {
    /// The view of metadata of LLVM's; `None` for null and for metadata that is no node, string or value.
    ///
    /// # Safety
    ///
    /// The pointer must be null or live for `'m`.
    #[inline]
    pub(super) unsafe fn from_raw(raw: LLVMMetadataRef) -> Option<Self> {
        let (mut result, mut string) = (ptr::null_mut(), ffi::Bytes::NONE);
        // SAFETY: the caller vouches for `raw`; the shim takes null.
        match unsafe { ffi::lsr_md_classify(raw, &raw mut result, &raw mut string) } {
            // SAFETY: the shim gave the node.
            ffi::OPERAND_NODE => unsafe { MdNode::from_raw(result.cast()) }.map(Self::Node),
            // SAFETY: the shim gave the string, which lives as long as `raw`.
            ffi::OPERAND_STRING => Some(Self::String(unsafe { string.get() })),
            // SAFETY: the shim gave the value, which lives as long as the module.
            ffi::OPERAND_VALUE => unsafe { Value::from_raw(result.cast()) }.map(Self::Value),
            _ => None,
        }
    }
}

impl fmt::Display for MdNode<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the node is live, and this function owns the text.
        let text = unsafe { ffi::take_message(ffi::lsr_print_metadata(self.raw())) };
        // LLVM prints the addresses of nodes, which differ in each run: `<0x55d0> = !{!"a", <0x55d8>}`
        let mut pieces = text.split("<0x");
        f.write_str(pieces.next().unwrap_or_default())?;
        for (index, piece) in pieces.enumerate() {
            let rest = piece.split_once('>').map_or(piece, |(_, rest)| rest);
            match rest.strip_prefix(" = ").filter(|_| index == 0) {
                Some(own) => f.write_str(own)?,
                None => write!(f, "!..{rest}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for MdNode<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
