//! Metadata nodes.

use super::Printer;
use crate::ir::metadata::{MdId, MdKind, MdNode, word_reference};
use crate::ir::module::Module;

/// Returns the metadata that a node refers to, in the order of LLVM's operands.
pub(super) fn references(module: &Module, node: MdId) -> impl Iterator<Item = MdId> + '_ {
    let words = match module.metadata.kind_and_words(node) {
        Some((MdKind::Tuple, words)) => words,
        _ => &[],
    };
    words.iter().filter_map(|word| word_reference(*word))
}

impl Printer<'_> {
    /// Writes the contents of a node: what follows `!4 = `.
    pub(super) fn node_body(&mut self, node: MdNode<'_>) {
        if node.is_distinct() {
            self.out.push_str("distinct ");
        }
        match node.kind() {
            MdKind::Tuple => {
                self.out.push_str("!{");
                self.list(node.words(), |printer, word| match word_reference(*word) {
                    Some(id) => printer.metadata_operand(id),
                    None => printer.out.push_str("null"),
                });
                self.out.push('}');
            }
            kind => {
                self.out.push('!');
                self.out.push_str(kind.name());
                self.out.push_str("()");
            }
        }
    }
}
