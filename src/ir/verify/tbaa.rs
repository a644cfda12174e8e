//! Type-based alias analysis: access tags and type nodes.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Verdict, require};
use crate::ir::inst::Inst;
use crate::ir::metadata::{MdId, MdNode};
use crate::ir::opcode::Opcode;
use crate::ir::values::{Value, ValueKind};

/// The type nodes and access tags that were checked.
#[derive(Debug, Default)]
pub(super) struct Cache {
    /// `true` for a node that is a scalar type.
    scalars: FxHashMap<MdId, bool>,
    /// The width of the offsets of a type's members; `None` if the node is no type.
    bases: FxHashMap<MdId, Option<u32>>,
    /// Sound access tags.
    tags: FxHashSet<MdId>,
}

/// The layout of nodes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Format {
    /// Name, then pairs of member and offset.
    Old,
    /// Parent, size, name, then member, offset and size.
    New,
}

fn integer(node: MdNode<'_>, index: u32) -> Option<Value<'_>> {
    node.value(index).filter(|value| value.kind() == ValueKind::ConstantInt)
}

fn offset(node: MdNode<'_>, index: u32) -> Option<u64> {
    integer(node, index)?.int_zext()
}

/// Checks an access tag; `inst` has it attached.
pub(super) fn check(cache: &mut Cache, inst: Option<Inst<'_>>, tag: MdNode<'_>) -> Verdict {
    require(tag.operand_count() > 0, "TBAA metadata cannot have 0 operands")?;
    let is_access = inst.is_none_or(|inst| {
        matches!(
            inst.opcode(),
            Opcode::Load | Opcode::Store | Opcode::Call | Opcode::VAArg | Opcode::AtomicRmw | Opcode::AtomicCmpXchg
        )
    });
    require(is_access, "This instruction shall not have a TBAA access tag!")?;
    if cache.tags.contains(&tag.id()) {
        return Ok(());
    }
    check_tag(cache, tag)?;
    cache.tags.insert(tag.id());
    Ok(())
}

fn check_tag(cache: &mut Cache, tag: MdNode<'_>) -> Verdict {
    require(
        tag.node(0).is_some() && tag.operand_count() >= 3,
        "Old-style TBAA is no longer allowed, use struct-path TBAA instead",
    )?;
    let access = tag.node(1);
    let is_new = access.is_some_and(|access| access.operand_count() >= 3 && access.node(0).is_some());
    let format = if is_new { Format::New } else { Format::Old };
    match format {
        Format::New => {
            require(matches!(tag.operand_count(), 4 | 5), "Access tag metadata must have either 4 or 5 operands")?;
            require(integer(tag, 3).is_some(), "Access size field must be a constant")?;
        }
        Format::Old => require(tag.operand_count() < 5, "Struct tag metadata must have either 3 or 4 operands")?,
    }
    let flag = if is_new { 4 } else { 3 };
    if tag.operand_count() == flag + 1 {
        let is_immutable = offset(tag, flag);
        require(
            matches!(is_immutable, Some(0 | 1)),
            "Immutability part of the struct tag metadata must be either 0 or 1",
        )?;
    }
    let (Some(base), Some(access)) = (tag.node(0), access) else {
        return Err(
            "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes".into(),
        );
    };
    if format == Format::Old {
        require(is_scalar(cache, access), "Access type node must be a valid scalar type")?;
    }
    let Some(start) = integer(tag, 2) else { return Err("Offset must be constant integer".into()) };
    check_path(cache, format, base, access, start)
}

/// Checks that the member at an offset of a type is the type of the access.
fn check_path(cache: &mut Cache, format: Format, base: MdNode<'_>, access: MdNode<'_>, start: Value<'_>) -> Verdict {
    let (width, mut rest) = (start.int_bits(), start.int_zext().unwrap_or(u64::MAX));
    let mut path = FxHashSet::default();
    let (mut next, mut has_seen_access) = (Some(base), false);
    while let Some(node) = next.filter(|node| node.operand_count() >= 2) {
        require(path.insert(node.id()), "Cycle detected in struct path")?;
        let members_width = check_base(cache, format, node)?;
        has_seen_access |= node == access;
        if node == access || is_scalar(cache, node) {
            require(rest == 0, "Offset not zero at the point of scalar access")?;
        }
        let is_width = members_width == width
            || members_width == 0 && rest == 0
            || format == Format::New && members_width == u32::MAX;
        require(is_width, "Access bit-width not the same as description bit-width")?;
        if format == Format::New && has_seen_access {
            break;
        }
        next = member_at(format, node, &mut rest)?;
    }
    require(has_seen_access, "Did not see access type in access path!")
}

/// Returns the member of a type that contains the offset, and the offset in it.
fn member_at<'m>(format: Format, node: MdNode<'m>, rest: &mut u64) -> Result<Option<MdNode<'m>>, super::Failure> {
    if node.operand_count() == 2 {
        return Ok(node.node(1));
    }
    let (first, stride) = fields(format);
    let mut found = None;
    for index in (first..node.operand_count()).step_by(stride as usize) {
        let start = offset(node, index + 1).unwrap_or(u64::MAX);
        if start > *rest {
            break;
        }
        found = Some((node.node(index), start));
    }
    match found {
        Some((member, start)) => {
            *rest -= start;
            Ok(member)
        }
        None => Err("Could not find TBAA parent in struct type node".into()),
    }
}

/// Returns the index of the first member, and the number of operands of each.
fn fields(format: Format) -> (u32, u32) {
    match format {
        Format::Old => (1, 2),
        Format::New => (3, 3),
    }
}

/// Checks a type, and returns the width of the offsets of its members: zero for a scalar.
fn check_base(cache: &mut Cache, format: Format, node: MdNode<'_>) -> Result<u32, super::Failure> {
    if let Some(known) = cache.bases.get(&node.id()) {
        return known.ok_or_else(|| "Incorrect field entry in struct type node!".into());
    }
    let result = check_members(cache, format, node);
    cache.bases.insert(node.id(), result.as_ref().ok().copied());
    result
}

fn check_members(cache: &mut Cache, format: Format, node: MdNode<'_>) -> Result<u32, super::Failure> {
    let count = node.operand_count();
    if count == 2 {
        require(is_scalar(cache, node), "Access type node must be a valid scalar type")?;
        return Ok(0);
    }
    match format {
        Format::New => {
            require(
                count.is_multiple_of(3),
                "Access tag nodes must have the number of operands that is a multiple of 3!",
            )?;
            require(integer(node, 1).is_some(), "Type size nodes must be constants!")?;
        }
        Format::Old => {
            require(count % 2 == 1, "Struct tag nodes must have an odd number of operands!")?;
            require(node.string(0).is_some(), "Struct tag nodes have a string as their first operand")?;
        }
    }
    let (first, stride) = fields(format);
    let (mut width, mut previous) = (u32::MAX, None);
    for index in (first..count).step_by(stride as usize) {
        require(node.node(index).is_some(), "Incorrect field entry in struct type node!")?;
        let Some(start) = integer(node, index + 1) else { return Err("Offset entries must be constants!".into()) };
        if width == u32::MAX {
            width = start.int_bits();
        }
        require(start.int_bits() == width, "Bitwidth between the offsets and struct type entries must match")?;
        let start = start.int_zext().unwrap_or(u64::MAX);
        require(previous.is_none_or(|previous| previous <= start), "Offsets must be increasing!")?;
        previous = Some(start);
        require(format == Format::Old || integer(node, index + 2).is_some(), "Member size entries must be constants!")?;
    }
    Ok(width)
}

/// Returns `true` for a scalar type: a name, and a parent that is the root or a scalar type.
fn is_scalar(cache: &mut Cache, node: MdNode<'_>) -> bool {
    let mut path = Vec::new();
    let mut seen = FxHashSet::default();
    let mut current = node;
    let result = loop {
        if let Some(known) = cache.scalars.get(&current.id()) {
            break *known;
        }
        path.push(current.id());
        if !seen.insert(current.id()) {
            break false;
        }
        let count = current.operand_count();
        let has_shape =
            matches!(count, 2 | 3) && current.string(0).is_some() && (count == 2 || offset(current, 2) == Some(0));
        let Some(parent) = current.node(1).filter(|_| has_shape) else { break false };
        if parent.operand_count() < 2 {
            break true;
        }
        current = parent;
    };
    cache.scalars.extend(path.into_iter().map(|id| (id, result)));
    result
}
