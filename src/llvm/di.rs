//! The fields of debug-info nodes.
//!
//! A field that the kind of the node does not have is absent. Nodes that the verifier does not check may be of any
//! kind, so callers check [`MdNode::kind`].

use super::ffi;
use super::functions::Global;
use super::metadata::{MdNode, MdOperand};

macro_rules! di_refs {
    ($($(#[$doc:meta])* DI_FIELD($field:ident, $($reader:tt)*))*) => {
        /// A field that is a node, a string or a value.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[repr(u32)]
        pub enum DiRef {
            $($(#[$doc])* $field,)*
        }
    };
}

macro_rules! di_numbers {
    ($($(#[$doc:meta])* DI_FIELD($field:ident, $($reader:tt)*))*) => {
        /// A field that is a number.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[repr(u32)]
        pub enum DiNumber {
            $($(#[$doc])* $field,)*
        }
    };
}

// The rows of di_refs.def and di_numbers.def.
include!(concat!(env!("OUT_DIR"), "/di_refs.rs"));
include!(concat!(env!("OUT_DIR"), "/di_numbers.rs"));

/// A source location.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Location<'m> {
    pub line: u32,
    pub column: u32,
    pub scope: Option<MdNode<'m>>,
    pub inlined_at: Option<MdNode<'m>>,
    pub file: Option<MdNode<'m>>,
}

impl<'m> MdNode<'m> {
    /// Returns a field of any kind.
    pub fn di(self, field: DiRef) -> Option<MdOperand<'m>> {
        // SAFETY: the node is live for 'm, and so are the nodes it refers to.
        unsafe { MdOperand::from_raw(ffi::lsr_di_ref(self.raw(), field as u32)) }
    }

    /// Returns a field that is a node.
    pub fn di_node(self, field: DiRef) -> Option<MdNode<'m>> {
        match self.di(field)? {
            MdOperand::Node(node) => Some(node),
            MdOperand::String(_) | MdOperand::Value(_) => None,
        }
    }

    /// Returns a field that is a string.
    pub fn di_string(self, field: DiRef) -> Option<&'m [u8]> {
        match self.di(field)? {
            MdOperand::String(string) => Some(string),
            MdOperand::Node(_) | MdOperand::Value(_) => None,
        }
    }

    /// Returns the nodes of a field that is a list of nodes, without null elements.
    pub fn di_list(self, field: DiRef) -> impl Iterator<Item = MdNode<'m>> + Clone {
        self.di_node(field).into_iter().flat_map(|list| (0..list.operand_count()).filter_map(move |at| list.node(at)))
    }

    /// Returns a field that is a number; zero if the node has no such field.
    pub fn di_number(self, field: DiNumber) -> u64 {
        // SAFETY: the node is live for 'm.
        unsafe { ffi::lsr_di_number(self.raw(), field as u32) }
    }

    /// Returns the fields of a `DILocation`.
    #[inline]
    pub fn location(self) -> Option<Location<'m>> {
        let mut found = ffi::Location::NONE;
        // SAFETY: the node is live for 'm, and so are the nodes it refers to.
        unsafe {
            ffi::lsr_di_location(self.raw(), &raw mut found).then(|| Location {
                line: found.line,
                column: found.column,
                scope: MdNode::from_raw(found.scope),
                inlined_at: MdNode::from_raw(found.inlined_at),
                file: MdNode::from_raw(found.file),
            })
        }
    }

    /// Returns the operations of a `DIExpression`, each followed by its operands.
    pub fn operations(self) -> &'m [u64] {
        let mut count = 0;
        // SAFETY: the node is live for 'm.
        let operations = unsafe { ffi::lsr_di_operations(self.raw(), &raw mut count) };
        // SAFETY: the operations are part of the node.
        unsafe { ffi::elements(operations, count) }
    }
}

impl<'m> Global<'m> {
    /// Returns the `DIGlobalVariableExpression`s of the source variables in this global variable.
    pub fn debug_expressions(self) -> impl Iterator<Item = MdNode<'m>> {
        // SAFETY: the variable is live for 'm, and so are its attachments.
        let attached = move |index| unsafe { MdNode::from_raw(ffi::lsr_di_of_global(self.value().raw(), index)) };
        (0..).map_while(attached)
    }
}
