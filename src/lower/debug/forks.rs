//! Debug information of functions that are drafted in forks of the module.
//!
//! A function refers to nodes, files and expressions by their ids only. So a fork requests them, and the module that adopts
//! the draft gives them its own ids, in the order in which the function needs them.

use crate::ir::{MdId, MdNode, ModuleRef};
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::Debug;
use crate::lower::debug::items::Item;
use crate::spirv::Id;
use crate::spirv::module::fork::Request;

/// Returns the number of an optional node in a request.
pub(super) fn reference_number(node: Option<MdNode<'_>>) -> u32 {
    node.map_or(0, |node| node.id().0 + 1)
}

fn node_of_reference(module: ModuleRef<'_>, number: u32) -> Option<MdNode<'_>> {
    number.checked_sub(1).map(|number| MdNode::new(module, MdId(number)))
}

impl<'m> Debug<'m> {
    /// Returns the debug information for a fork of the module: without any id.
    pub(in crate::lower) fn fork(&self) -> Self {
        Self { is_enabled: self.is_enabled, set: self.set, ..Self::default() }
    }

    /// Makes what a fork requested, unless it is known; returns its ids in the fork and in the module, or `None` for an error.
    pub(in crate::lower) fn make(
        &mut self,
        mx: &mut ModuleCx<'m>,
        of_fork: &Self,
        request: Request,
    ) -> Option<(Id, Id)> {
        let id_of_fork = of_fork.id_of(mx.module, of_fork, request)?;
        let id = match request {
            Request::DebugNode(number) => Some(self.enqueue(mx, Item::new(MdNode::new(mx.module, MdId(number))))),
            Request::DebugFile(number) => self.file_of_line(mx, node_of_reference(mx.module, number)).ok(),
            Request::DebugExpression(number) => {
                let (operations, _) = of_fork.expressions.requested(number)?;
                Some(self.expression(mx, operations.clone()))
            }
            Request::DebugNone => self.none(mx).ok(),
            Request::Signature(_) | Request::Type(_) => None,
        };
        Some((id_of_fork, id?))
    }

    /// Returns the ids in the fork and in the module of what a fork requested, if the module has made it.
    pub(in crate::lower) fn requested(
        &self,
        module: ModuleRef<'m>,
        of_fork: &Self,
        request: Request,
    ) -> Option<(Id, Id)> {
        Some((of_fork.id_of(module, of_fork, request)?, self.id_of(module, of_fork, request)?))
    }

    /// Returns the id of what a fork requested, which may be this one, if it has one here.
    fn id_of(&self, module: ModuleRef<'m>, of_fork: &Self, request: Request) -> Option<Id> {
        match request {
            Request::DebugNode(number) => self.ids.get(Item::new(MdNode::new(module, MdId(number)))),
            Request::DebugFile(number) => self.files_of_lines.get(&node_of_reference(module, number)).copied(),
            Request::DebugExpression(number) => self.expressions.known(of_fork.expressions.requested(number)?.0),
            Request::DebugNone => self.none,
            Request::Signature(_) | Request::Type(_) => None,
        }
    }
}
