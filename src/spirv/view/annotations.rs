//! Names and decorations, by the ids that have them.

use super::{EntryPoint, Instruction, View};
use crate::spirv::grammar::{Decoration, Op};

/// An instruction that decorates ids.
#[derive(Clone, Copy, Debug)]
pub enum Annotation<'a> {
    /// `OpDecorate`
    Decorate {
        /// The target: a definition, or a group of decorations.
        target: u32,
        /// The decoration.
        decoration: Decoration,
        /// Its operands.
        operands: &'a [u32],
    },
    /// `OpGroupDecorate`: the targets get the decorations of the group.
    Group {
        /// The group.
        group: u32,
        /// The targets.
        targets: &'a [u32],
    },
}

/// A decoration of an id.
#[derive(Clone, Copy, Debug)]
pub struct Decorated<'a> {
    /// The offset of the instruction, in words from the start of the module.
    pub offset: usize,
    /// The decoration.
    pub decoration: Decoration,
    /// Its operands.
    pub operands: &'a [u32],
}

/// The offsets of `OpDecorate` instructions by target.
#[derive(Debug)]
pub(super) struct Decorations {
    /// The start of each id's range in `offsets`; one more at the end.
    starts: Vec<u32>,
    offsets: Vec<u32>,
}

impl Decorations {
    fn read(view: &View<'_>) -> Self {
        let mut starts = vec![0; view.definitions().by_id.len() + 1];
        let targets = || {
            view.annotations().filter_map(|(inst, annotation)| match annotation {
                Annotation::Decorate { target, .. } => {
                    (view.definitions().by_id.len() > target as usize).then_some((target as usize, inst.offset as u32))
                }
                Annotation::Group { .. } => None,
            })
        };
        targets().for_each(|(target, _)| starts[target + 1] += 1);
        (1..starts.len()).for_each(|id| starts[id] += starts[id - 1]);
        let mut next = starts.clone();
        let mut offsets = vec![0; starts.last().map_or(0, |&count| count as usize)];
        for (target, offset) in targets() {
            offsets[next[target] as usize] = offset;
            next[target] += 1;
        }
        Self { starts, offsets }
    }

    /// Returns the offsets of an id's decorations, in order.
    fn offsets(&self, id: u32) -> &[u32] {
        let id = id as usize;
        let bounds = self.starts.get(id).zip(self.starts.get(id + 1));
        bounds.map_or(&[], |(&start, &end)| &self.offsets[start as usize..end as usize])
    }
}

impl<'a> View<'a> {
    /// Returns the instructions that decorate ids, in order.
    pub fn annotations(&self) -> impl Iterator<Item = (Instruction<'a>, Annotation<'a>)> + use<'a> {
        self.preamble().filter_map(|inst| Some((inst, annotation(inst)?)))
    }

    /// Returns the decorations of a defined id, without those of its groups and of its members.
    pub fn decorations(&self, id: u32) -> impl Iterator<Item = Decorated<'a>> + use<'a, '_> {
        let decorations = self.decorations.get_or_init(|| Decorations::read(self));
        decorations.offsets(id).iter().filter_map(|&offset| {
            let inst = self.instruction(offset as usize)?;
            let Annotation::Decorate { decoration, operands, .. } = annotation(inst)? else { return None };
            Some(Decorated { offset: inst.offset, decoration, operands })
        })
    }

    /// Returns the name of an id: its `OpName`, or else that of its first entry point, unless it is empty.
    pub fn name(&self, id: u32) -> Option<String> {
        let names = self.names.get_or_init(|| read_names(self));
        let &offset = names.get(id as usize).filter(|&&offset| offset != 0)?;
        let inst = self.instruction(offset as usize)?;
        let bytes = match inst.op {
            Op::Name => inst.string(1)?.0,
            _ => EntryPoint::read(inst)?.name,
        };
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }
}

fn annotation(inst: Instruction<'_>) -> Option<Annotation<'_>> {
    match (inst.op, inst.operands) {
        (Op::Decorate, &[target, decoration, ref operands @ ..]) => {
            Some(Annotation::Decorate { target, decoration: Decoration(decoration), operands })
        }
        (Op::GroupDecorate, &[group, ref targets @ ..]) => Some(Annotation::Group { group, targets }),
        _ => None,
    }
}

/// Returns the offset of the last `OpName` of each id that has a name, or else of its first entry point; 0 of the others.
fn read_names(view: &View<'_>) -> Vec<u32> {
    let mut names = vec![0; view.definitions().by_id.len()];
    for entry_point in view.entry_points().iter().rev().filter(|entry_point| !entry_point.name.is_empty()) {
        if let Some(entry) = names.get_mut(entry_point.function as usize) {
            *entry = entry_point.inst.offset as u32;
        }
    }
    for inst in view.preamble().filter(|inst| inst.op == Op::Name) {
        let entry = inst.operands.first().and_then(|&id| names.get_mut(id as usize));
        let has_name = inst.string(1).is_some_and(|(name, _)| !name.is_empty());
        if let Some(entry) = entry.filter(|_| has_name) {
            *entry = inst.offset as u32;
        }
    }
    names
}
