//! Functions and their blocks as assembly.

use super::Printer;
use super::text::{push_label, push_number};
use crate::ir::function::{Block, Body, Function};
use crate::ir::records::{DebugRecord, DebugRecordKind};
use crate::ir::slots::local_number;
use crate::ir::values::{Referent, ValueId};

/// The column at which the comment of a block begins.
const COMMENT_COLUMN: usize = 50;

/// The predecessors of the blocks of a function, as rows of one list.
#[derive(Debug)]
pub(super) struct Predecessors {
    starts: Vec<u32>,
    blocks: Vec<u32>,
}

impl Predecessors {
    /// Collects the predecessors of each block in the order in which LLVM's reader of bitcode lists the users of a block:
    /// the last one first. A block occurs as often as it refers to the other one.
    pub(super) fn new(body: &Body) -> Self {
        let edges = || {
            body.blocks.iter().enumerate().rev().filter(|(_, data)| data.start < data.end).flat_map(|(block, data)| {
                let terminator = &body.insts[data.end as usize - 1];
                let is_terminator = terminator.opcode.is_terminator();
                let operands = if is_terminator { body.operands_of(terminator) } else { &[] };
                operands.iter().filter_map(move |id| match id.referent() {
                    Referent::Block(target) => Some((block as u32, target)),
                    _ => None,
                })
            })
        };
        let mut starts = vec![0_u32; body.blocks.len() + 1];
        edges().for_each(|(_, target)| starts[target as usize + 1] += 1);
        for block in 0..body.blocks.len() {
            starts[block + 1] += starts[block];
        }
        let mut blocks = vec![0; starts[body.blocks.len()] as usize];
        let mut next = starts.clone();
        for (block, target) in edges() {
            let slot = &mut next[target as usize];
            blocks[*slot as usize] = block;
            *slot += 1;
        }
        for (block, ranks) in &body.use_orders {
            let row = starts[*block as usize] as usize..starts[*block as usize + 1] as usize;
            sort_by_rank(&mut blocks[row], ranks);
        }
        Self { starts, blocks }
    }

    fn get(&self, block: u32) -> &[u32] {
        &self.blocks[self.starts[block as usize] as usize..self.starts[block as usize + 1] as usize]
    }
}

/// Sorts predecessors by the ranks of their uses, if there is one for each; one more is that of the block's address.
fn sort_by_rank(blocks: &mut [u32], ranks: &[u32]) {
    if !(blocks.len()..=blocks.len() + 1).contains(&ranks.len()) {
        return;
    }
    let mut ranked: Vec<(u32, u32)> = ranks.iter().copied().zip(blocks.iter().copied()).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    for (slot, (_, block)) in blocks.iter_mut().zip(ranked) {
        *slot = block;
    }
}

impl<'m> Printer<'m> {
    /// Writes a function with its comments.
    pub(super) fn function(&mut self, function: Function<'m>) {
        self.function_comments(function);
        self.note(function.value());
        self.function_header(function);
        let Some(body) = &function.data().body else { return self.out.push('\n') };
        self.out.push_str(" {");
        let predecessors = Predecessors::new(body);
        for block in function.blocks() {
            self.block(block, &predecessors);
        }
        self.out.push_str("}\n");
    }

    /// Writes a block: the end of the line before, the label, the instructions.
    pub(super) fn block(&mut self, block: Block<'m>, predecessors: &Predecessors) {
        let (function, value) = (block.function(), block.value());
        let (is_entry, is_named) = (block.index() == 0, !block.name().is_empty());
        if is_named || !is_entry {
            self.out.push('\n');
            self.note(value);
            let start = self.out.len();
            match local_number(self.module, function.id(), value.id()) {
                _ if is_named => push_label(&mut self.out, block.name()),
                Some(number) => push_number(&mut self.out, number.into()),
                None => self.out.push_str("<badref>"),
            }
            self.out.push(':');
            if !is_entry {
                // At least one blank is before a comment.
                let width = self.out.len() - start;
                self.out.extend(std::iter::repeat_n(' ', COMMENT_COLUMN.saturating_sub(width).max(1)));
                self.predecessor_comment(block, predecessors.get(block.index()));
            }
            self.out.push('\n');
        } else {
            self.out.push('\n');
            self.note(value);
        }
        for inst in block.instructions() {
            for record in inst.debug_records() {
                self.out.push_str("    ");
                self.record(record);
                self.out.push('\n');
            }
            self.note(inst.value());
            self.out.push_str("  ");
            self.inst(inst);
            self.out.push('\n');
        }
    }

    fn predecessor_comment(&mut self, block: Block<'m>, predecessors: &[u32]) {
        if predecessors.is_empty() {
            return self.out.push_str("; No predecessors!");
        }
        self.out.push_str("; preds = ");
        let function = block.function().id();
        self.list(predecessors, |printer, block| printer.local_reference(function, ValueId::of_block(*block)));
    }

    /// Writes a debug record without indentation and end of line.
    pub(super) fn record(&mut self, record: DebugRecord<'m>) {
        let data = record.data();
        self.out.push_str(match record.kind() {
            DebugRecordKind::Declare => "#dbg_declare(",
            DebugRecordKind::Value => "#dbg_value(",
            DebugRecordKind::Assign => "#dbg_assign(",
            DebugRecordKind::DeclareValue => "#dbg_declare_value(",
            DebugRecordKind::Label => "#dbg_label(",
        });
        let [identity, address, address_expression] = data.assignment.map_or([None; 3], |ids| ids.map(Some));
        let parts = [
            data.value,
            Some(data.variable),
            data.expression,
            identity,
            address,
            address_expression,
            Some(data.location),
        ];
        self.list(parts.into_iter().flatten(), |printer, id| printer.metadata_operand(id));
        self.out.push(')');
    }
}
