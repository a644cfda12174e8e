//! The decorations of ids and of the members of structures, those of their groups among them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::ModuleCx;
use crate::spirv::grammar::{Decoration, EnumKind, OperandKind, enumerant};
use crate::spirv::view::Decorated;
use crate::spirv::{Op, View, inst};

/// The decorations of a module.
#[derive(Debug, Default)]
pub(super) struct Decorations<'a> {
    by_id: FxHashMap<u32, Vec<Decorated<'a>>>,
    by_member: FxHashMap<(u32, u32), Vec<Decorated<'a>>>,
    /// Something is decorated as `Volatile`.
    has_volatile: bool,
    /// The structures with a member that is, and types with such a structure.
    volatile_types: FxHashSet<u32>,
    /// The groups of an id.
    groups: FxHashMap<u32, Vec<u32>>,
    /// The groups of a member.
    member_groups: FxHashMap<(u32, u32), Vec<u32>>,
}

impl<'a> Decorations<'a> {
    /// Reads the decorations of a module.
    pub(super) fn new(view: &'a View<'a>) -> Self {
        let mut all = Self::default();
        for inst in view.preamble() {
            let decorated = |decoration: u32, operands| Decorated {
                offset: inst.offset,
                decoration: Decoration(decoration),
                operands,
            };
            match (inst.op, inst.operands) {
                (Op::Decorate | Op::DecorateId | Op::DecorateString, [target, decoration, operands @ ..]) => {
                    all.has_volatile |= Decoration(*decoration) == Decoration::Volatile;
                    all.by_id.entry(*target).or_default().push(decorated(*decoration, operands));
                }
                (Op::MemberDecorate | Op::MemberDecorateString, [target, member, decoration, operands @ ..]) => {
                    if Decoration(*decoration) == Decoration::Volatile {
                        all.has_volatile = true;
                        all.volatile_types.insert(*target);
                    }
                    all.by_member.entry((*target, *member)).or_default().push(decorated(*decoration, operands));
                }
                (Op::TypeStruct, [id, members @ ..])
                    if members.iter().any(|member| all.volatile_types.contains(member)) =>
                {
                    all.volatile_types.insert(*id);
                }
                (Op::TypeArray, [id, element, ..]) if all.volatile_types.contains(element) => {
                    all.volatile_types.insert(*id);
                }
                (Op::GroupDecorate, [group, targets @ ..]) => {
                    targets.iter().for_each(|target| all.groups.entry(*target).or_default().push(*group));
                }
                (Op::GroupMemberDecorate, [group, targets @ ..]) => {
                    for pair in targets.as_chunks::<2>().0 {
                        if all.of(*group).any(|found| found.decoration == Decoration::Volatile) {
                            all.volatile_types.insert(pair[0]);
                        }
                        all.member_groups.entry((pair[0], pair[1])).or_default().push(*group);
                    }
                }
                _ => {}
            }
        }
        all
    }

    fn of_groups(&self, groups: Option<&Vec<u32>>) -> impl Iterator<Item = Decorated<'a>> {
        let groups = groups.map_or(&[][..], Vec::as_slice);
        groups.iter().filter_map(|group| self.by_id.get(group)).flatten().copied()
    }

    fn of(&self, id: u32) -> impl Iterator<Item = Decorated<'a>> {
        self.by_id.get(&id).into_iter().flatten().copied().chain(self.of_groups(self.groups.get(&id)))
    }

    fn of_member(&self, ty: u32, member: u32) -> impl Iterator<Item = Decorated<'a>> {
        let key = (ty, member);
        let own = self.by_member.get(&key).into_iter().flatten().copied();
        own.chain(self.of_groups(self.member_groups.get(&key)))
    }
}

/// An operand of a decoration.
#[derive(Clone, Debug)]
pub(in crate::lift) enum DecorationOperand {
    Number(u32),
    /// The bits of a 32-bit floating-point number.
    Float(u32),
    Id(u32),
    String(Vec<u8>),
}

impl<'a> ModuleCx<'a> {
    /// Returns the decorations of an id.
    pub(in crate::lift) fn decorations(&self, id: u32) -> impl Iterator<Item = Decorated<'a>> {
        self.decorations.of(id)
    }

    /// Returns the decorations of a member of a structure.
    pub(in crate::lift) fn member_decorations(&self, ty: u32, member: u32) -> impl Iterator<Item = Decorated<'a>> {
        self.decorations.of_member(ty, member)
    }

    /// Returns `true` if accesses to something may be volatile by its decoration.
    pub(in crate::lift) fn has_volatile_memory(&self) -> bool {
        self.decorations.has_volatile
    }

    /// Returns `true` for a structure with a member that is decorated as `Volatile`, and for a type with such a structure.
    pub(in crate::lift) fn has_volatile_member(&self, ty: u32) -> bool {
        self.decorations.volatile_types.contains(&ty)
    }

    /// Returns `true` for a member of a structure with a decoration.
    pub(in crate::lift) fn is_member_decorated(&self, ty: u32, member: u32, wanted: Decoration) -> bool {
        self.member_decorations(ty, member).any(|found| found.decoration == wanted)
    }

    /// Returns `true` if a member of a structure may have decorations.
    pub(in crate::lift) fn has_member_decorations(&self) -> bool {
        !self.decorations.by_member.is_empty() || !self.decorations.member_groups.is_empty()
    }

    /// Returns the first decoration of an id of that kind.
    pub(in crate::lift) fn decoration(&self, id: u32, wanted: Decoration) -> Option<Decorated<'a>> {
        self.decorations(id).find(|decorated| decorated.decoration == wanted)
    }

    /// Returns `true` if an id has a decoration.
    pub(in crate::lift) fn is_decorated(&self, id: u32, wanted: Decoration) -> bool {
        self.decoration(id, wanted).is_some()
    }
}

/// Returns the operands of a decoration; the words beyond those of the grammar are of the kind of the last one.
pub(in crate::lift) fn operands(found: &Decorated<'_>) -> Vec<DecorationOperand> {
    let kinds = enumerant(EnumKind::Decoration, found.decoration.0).map_or(&[][..], |row| row.parameters);
    let mut rest = found.operands;
    let mut list = Vec::new();
    let mut position = 0;
    while let [first, others @ ..] = rest {
        let kind = kinds.get(position).or(kinds.last());
        position += 1;
        let is_string = kind == Some(&OperandKind::LiteralString);
        if let Some((text, length)) = is_string.then(|| inst::string(rest)).flatten() {
            list.push(DecorationOperand::String(text));
            rest = rest.get(length..).unwrap_or_default();
            continue;
        }
        let is_id = matches!(kind, Some(OperandKind::IdRef | OperandKind::IdScope | OperandKind::IdMemorySemantics));
        list.push(match kind {
            _ if is_id => DecorationOperand::Id(*first),
            Some(OperandKind::LiteralFloat) => DecorationOperand::Float(*first),
            _ => DecorationOperand::Number(*first),
        });
        rest = others;
    }
    list
}
