//! OpenCL C's work-group and sub-group functions (OpenCL C specification, Work-group Collective Functions and
//! Sub-Group Functions; the sub-group extensions of KHR and INTEL).
//!
//! Reductions and scans are a rule: the group, the kind of operation, and the combination are parts of the name. The
//! other functions are rows.

use std::borrow::Cow;

use super::{Choice, ResultConversion};
use crate::names::Class;
use crate::spirv::grammar::{GroupOperation, Op, Scope};

/// A group function. The instruction's first operand is the scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The instruction, by the class of the first parameter.
    pub op: Choice<Op>,
    /// `Workgroup` or `Subgroup`.
    pub scope: Scope,
    /// The instruction's second operand, if it has one.
    pub operation: Option<GroupOperation>,
    /// The operands after these.
    pub arguments: Arguments,
    /// The conversion of the result.
    pub result: ResultConversion,
}

/// The operands of an instruction, from the call's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arguments {
    /// All arguments.
    Same,
    /// The first argument as a Boolean (true unless 0), and the others.
    Predicate,
    /// A value, and the local id of an invocation, whose one to three arguments become one scalar or vector.
    ValueAndLocalId,
}

/// A function outside of the families.
struct GroupRow {
    name: &'static str,
    group: Group,
    /// `true` if the invocations form clusters, whose size is the last argument.
    is_clustered: bool,
    /// `true` if another name of the instruction is preferred.
    is_alias: bool,
}

const REDUCE: GroupOperation = GroupOperation::Reduce;
const EXCLUSIVE: GroupOperation = GroupOperation::ExclusiveScan;
const INCLUSIVE: GroupOperation = GroupOperation::InclusiveScan;

/// The functions outside of the families, by name.
#[rustfmt::skip]
static ROWS: &[GroupRow] = &[
    row("intel_sub_group_broadcast",         Op::GroupBroadcast).alias(),
    vote("sub_group_all",                    Op::GroupAll),
    vote("sub_group_any",                    Op::GroupAny),
    row("sub_group_ballot",                  Op::GroupNonUniformBallot).predicate(),
    row("sub_group_ballot_bit_count",        Op::GroupNonUniformBallotBitCount).operation(REDUCE),
    row("sub_group_ballot_bit_extract",      Op::GroupNonUniformBallotBitExtract).truth(),
    row("sub_group_ballot_exclusive_scan",   Op::GroupNonUniformBallotBitCount).operation(EXCLUSIVE),
    row("sub_group_ballot_find_lsb",         Op::GroupNonUniformBallotFindLSB),
    row("sub_group_ballot_find_msb",         Op::GroupNonUniformBallotFindMSB),
    row("sub_group_ballot_inclusive_scan",   Op::GroupNonUniformBallotBitCount).operation(INCLUSIVE),
    row("sub_group_broadcast",               Op::GroupBroadcast),
    row("sub_group_broadcast_first",         Op::GroupNonUniformBroadcastFirst),
    row("sub_group_clustered_rotate",        Op::GroupNonUniformRotateKHR).clustered(),
    row("sub_group_elect",                   Op::GroupNonUniformElect).truth(),
    row("sub_group_inverse_ballot",          Op::GroupNonUniformInverseBallot).truth(),
    vote("sub_group_non_uniform_all",        Op::GroupNonUniformAll),
    row("sub_group_non_uniform_all_equal",   Op::GroupNonUniformAllEqual).truth(),
    vote("sub_group_non_uniform_any",        Op::GroupNonUniformAny),
    row("sub_group_non_uniform_broadcast",   Op::GroupNonUniformBroadcast),
    row("sub_group_rotate",                  Op::GroupNonUniformRotateKHR),
    row("sub_group_shuffle",                 Op::GroupNonUniformShuffle),
    row("sub_group_shuffle_down",            Op::GroupNonUniformShuffleDown),
    row("sub_group_shuffle_up",              Op::GroupNonUniformShuffleUp),
    row("sub_group_shuffle_xor",             Op::GroupNonUniformShuffleXor),
    vote("work_group_all",                   Op::GroupAll).work_group(),
    vote("work_group_any",                   Op::GroupAny).work_group(),
    row("work_group_broadcast",              Op::GroupBroadcast).work_group().local_id(),
];

/// A prefix of the names of reductions and scans, and the group that it means.
struct Family {
    prefix: &'static str,
    scope: Scope,
    /// `true` if some invocations of the group may be inactive.
    is_non_uniform: bool,
    /// `true` if the invocations form clusters, whose size is the last argument. Only reductions.
    is_clustered: bool,
    /// `true` if another family of the same instructions is preferred.
    is_alias: bool,
}

/// The families; a prefix of another family's prefix comes after it.
#[rustfmt::skip]
static FAMILIES: &[Family] = &[
    Family { prefix: "intel_sub_group_",       scope: Scope::Subgroup,  is_non_uniform: false, is_clustered: false, is_alias: true },
    Family { prefix: "sub_group_clustered_",   scope: Scope::Subgroup,  is_non_uniform: true,  is_clustered: true, is_alias: false },
    Family { prefix: "sub_group_non_uniform_", scope: Scope::Subgroup,  is_non_uniform: true,  is_clustered: false, is_alias: false },
    Family { prefix: "sub_group_",             scope: Scope::Subgroup,  is_non_uniform: false, is_clustered: false, is_alias: false },
    Family { prefix: "work_group_",            scope: Scope::Workgroup, is_non_uniform: false, is_clustered: false, is_alias: false },
];

/// The group operations, by the part of the name.
#[rustfmt::skip]
static OPERATIONS: &[(&str, GroupOperation)] = &[
    ("reduce_",         REDUCE),
    ("scan_exclusive_", EXCLUSIVE),
    ("scan_inclusive_", INCLUSIVE),
];

/// An operation that combines values.
struct Combination {
    name: &'static str,
    uniform: Choice<Op>,
    non_uniform: Choice<Op>,
    /// `true` if the values are Booleans.
    is_logical: bool,
}

/// The combinations, by name. In uniform groups, all but `add`, `max` and `min` need
/// `SPV_KHR_uniform_group_instructions`.
#[rustfmt::skip]
static COMBINATIONS: &[Combination] = &[
    numbers("add",        [Op::GroupFAdd, Op::GroupIAdd, Op::GroupIAdd],
                          [Op::GroupNonUniformFAdd, Op::GroupNonUniformIAdd, Op::GroupNonUniformIAdd]),
    bits("and",            Op::GroupBitwiseAndKHR, Op::GroupNonUniformBitwiseAnd),
    booleans("logical_and",  Op::GroupLogicalAndKHR, Op::GroupNonUniformLogicalAnd),
    booleans("logical_or",   Op::GroupLogicalOrKHR,  Op::GroupNonUniformLogicalOr),
    booleans("logical_xor",  Op::GroupLogicalXorKHR, Op::GroupNonUniformLogicalXor),
    numbers("max",        [Op::GroupFMax, Op::GroupSMax, Op::GroupUMax],
                          [Op::GroupNonUniformFMax, Op::GroupNonUniformSMax, Op::GroupNonUniformUMax]),
    numbers("min",        [Op::GroupFMin, Op::GroupSMin, Op::GroupUMin],
                          [Op::GroupNonUniformFMin, Op::GroupNonUniformSMin, Op::GroupNonUniformUMin]),
    numbers("mul",        [Op::GroupFMulKHR, Op::GroupIMulKHR, Op::GroupIMulKHR],
                          [Op::GroupNonUniformFMul, Op::GroupNonUniformIMul, Op::GroupNonUniformIMul]),
    bits("or",             Op::GroupBitwiseOrKHR,  Op::GroupNonUniformBitwiseOr),
    bits("xor",            Op::GroupBitwiseXorKHR, Op::GroupNonUniformBitwiseXor),
];

const fn row(name: &'static str, op: Op) -> GroupRow {
    let (arguments, result) = (Arguments::Same, ResultConversion::None);
    let group = Group { op: Choice::Any(op), scope: Scope::Subgroup, operation: None, arguments, result };
    GroupRow { name, group, is_clustered: false, is_alias: false }
}

const fn vote(name: &'static str, op: Op) -> GroupRow {
    row(name, op).predicate().truth()
}

impl GroupRow {
    const fn predicate(self) -> Self {
        Self { group: Group { arguments: Arguments::Predicate, ..self.group }, ..self }
    }

    const fn truth(self) -> Self {
        Self { group: Group { result: ResultConversion::IntFromBool, ..self.group }, ..self }
    }

    const fn operation(self, operation: GroupOperation) -> Self {
        Self { group: Group { operation: Some(operation), ..self.group }, ..self }
    }

    const fn work_group(self) -> Self {
        Self { group: Group { scope: Scope::Workgroup, ..self.group }, ..self }
    }

    const fn clustered(self) -> Self {
        Self { is_clustered: true, ..self }
    }

    const fn alias(self) -> Self {
        Self { is_alias: true, ..self }
    }

    const fn local_id(self) -> Self {
        Self { group: Group { arguments: Arguments::ValueAndLocalId, ..self.group }, ..self }
    }
}

const fn numbers(name: &'static str, uniform: [Op; 3], non_uniform: [Op; 3]) -> Combination {
    let uniform = Choice::by_class(uniform[0], uniform[1], uniform[2]);
    let non_uniform = Choice::by_class(non_uniform[0], non_uniform[1], non_uniform[2]);
    Combination { name, uniform, non_uniform, is_logical: false }
}

const fn bits(name: &'static str, uniform: Op, non_uniform: Op) -> Combination {
    let (uniform, non_uniform) = (Choice::integer(uniform), Choice::integer(non_uniform));
    Combination { name, uniform, non_uniform, is_logical: false }
}

const fn booleans(name: &'static str, uniform: Op, non_uniform: Op) -> Combination {
    Combination { is_logical: true, ..bits(name, uniform, non_uniform) }
}

/// Returns the name of the function for an instruction: the reverse of [`group`].
///
/// The function has no parameters for scope and operation. Its other parameters are the remaining operands of the
/// instruction: Booleans as 32-bit integers, and of a work-group's broadcast each component of the local id by itself.
pub fn name_of(
    op: Op,
    scope: Scope,
    operation: Option<GroupOperation>,
    is_clustered: bool,
) -> Option<Cow<'static, str>> {
    let is_for = |row: &&GroupRow| {
        let known = row.group;
        let is_same = known.op == Choice::Any(op) && known.scope == scope && known.operation == operation;
        is_same && row.is_clustered == is_clustered && !row.is_alias
    };
    match ROWS.iter().find(is_for) {
        Some(row) => Some(Cow::Borrowed(row.name)),
        None => reduction_name(op, scope, operation?).map(Cow::Owned),
    }
}

fn reduction_name(op: Op, scope: Scope, operation: GroupOperation) -> Option<String> {
    let has = |choice: &Choice<Op>| choice.all().any(|(_, other)| other == op);
    let combination = COMBINATIONS.iter().find(|row| has(&row.uniform) || has(&row.non_uniform))?;
    let is_clustered = operation == GroupOperation::ClusteredReduce;
    let family = FAMILIES.iter().find(|family| {
        let is_same = family.scope == scope && family.is_non_uniform == has(&combination.non_uniform);
        is_same && family.is_clustered == is_clustered && !family.is_alias
    })?;
    let operation = if is_clustered { REDUCE } else { operation };
    let (word, _) = OPERATIONS.iter().find(|(_, known)| *known == operation)?;
    Some(format!("{}{word}{}", family.prefix, combination.name))
}

/// Returns `true` if the instruction combines unsigned integers.
pub fn combines_unsigned(op: Op) -> bool {
    let is_unsigned = |choice: &Choice<Op>| {
        choice.pick(Some(Class::Unsigned)) == Some(op) && choice.pick(Some(Class::Signed)) != Some(op)
    };
    COMBINATIONS.iter().any(|row| is_unsigned(&row.uniform) || is_unsigned(&row.non_uniform))
}

/// Parses the name of a group function.
pub fn group(name: &str) -> Option<Group> {
    match ROWS.binary_search_by_key(&name, |row| row.name) {
        Ok(index) => Some(ROWS[index].group),
        Err(_) => reduction(name),
    }
}

/// `sub_group_non_uniform_scan_inclusive_add` and the like.
fn reduction(name: &str) -> Option<Group> {
    let of_family = |family: &'static Family| Some((family, name.strip_prefix(family.prefix)?));
    let (family, rest) = FAMILIES.iter().find_map(of_family)?;
    let of_operation = |&(prefix, operation): &(&str, GroupOperation)| Some((operation, rest.strip_prefix(prefix)?));
    let (operation, rest) = OPERATIONS.iter().find_map(of_operation)?;
    let index = COMBINATIONS.binary_search_by_key(&rest, |combination| combination.name).ok()?;
    let combination = &COMBINATIONS[index];
    let operation = match (family.is_clustered, operation) {
        (false, operation) => operation,
        (true, GroupOperation::Reduce) => GroupOperation::ClusteredReduce,
        (true, _) => return None,
    };
    let (arguments, result) = match combination.is_logical {
        true => (Arguments::Predicate, ResultConversion::IntFromBool),
        false => (Arguments::Same, ResultConversion::None),
    };
    let op = if family.is_non_uniform { combination.non_uniform } else { combination.uniform };
    Some(Group { op, scope: family.scope, operation: Some(operation), arguments, result })
}

/// The instructions of a block read or write of `cl_intel_subgroups`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockAccess {
    /// With a pointer as the first argument.
    pub buffer: Op,
    /// With an image as the first argument.
    pub image: Op,
}

/// The suffixes of block reads and writes for their lengths.
const BLOCK_LENGTHS: [&str; 5] = ["", "2", "4", "8", "16"];

/// Returns all names that [`block_access`] and [`media_block_access`] accept.
pub fn block_names() -> impl Iterator<Item = String> {
    let kinds = ["block_read", "block_write", "media_block_read", "media_block_write"];
    let names = kinds.into_iter().flat_map(|kind| {
        let elements = ["", "_uc", "_us", "_ui", "_ul"].into_iter();
        elements.flat_map(move |element| {
            BLOCK_LENGTHS.iter().map(move |length| format!("intel_sub_group_{kind}{element}{length}"))
        })
    });
    names.filter(|name| block_access(name).is_some() || media_block_access(name).is_some())
}

/// Returns the suffix of a block read or write for its elements and length; 32-bit elements have none.
fn block_suffix(bits: u32, length: u32) -> Option<(&'static str, &'static str)> {
    let element = match bits {
        8 => "_uc",
        16 => "_us",
        32 => "",
        64 => "_ul",
        _ => return None,
    };
    let length = match length {
        1 => "",
        _ => BLOCK_LENGTHS.into_iter().find(|known| known.parse() == Ok(length))?,
    };
    Some((element, length))
}

/// Returns the name of the function for a block read or write of elements with a width: the reverse of
/// [`block_access`]. The arguments are those of the instruction.
pub fn block_name(op: Op, bits: u32, length: u32) -> Option<String> {
    let kind = match op {
        Op::SubgroupBlockReadINTEL | Op::SubgroupImageBlockReadINTEL => "read",
        Op::SubgroupBlockWriteINTEL | Op::SubgroupImageBlockWriteINTEL => "write",
        _ => return None,
    };
    let (element, length) = block_suffix(bits, length)?;
    Some(format!("intel_sub_group_block_{kind}{element}{length}"))
}

/// Returns the name of the function for a media block read or write: the reverse of [`media_block_access`]. The image
/// is the function's last argument; the other arguments are those of the instruction.
pub fn media_block_name(op: Op, bits: u32, length: u32) -> Option<String> {
    let kind = match op {
        Op::SubgroupImageMediaBlockReadINTEL => "read",
        Op::SubgroupImageMediaBlockWriteINTEL => "write",
        _ => return None,
    };
    let (element, length) = block_suffix(bits, length)?;
    let element = match element {
        "" => "_ui",
        "_ul" => return None,
        element => element,
    };
    Some(format!("intel_sub_group_media_block_{kind}{element}{length}"))
}

/// Parses `intel_sub_group_block_read[_uc|_us|_ui|_ul][2|4|8|16]` and the same with `write`.
pub fn block_access(name: &str) -> Option<BlockAccess> {
    let rest = name.strip_prefix("intel_sub_group_block_")?;
    let (access, rest) = match (rest.strip_prefix("read"), rest.strip_prefix("write")) {
        (Some(rest), _) => {
            (BlockAccess { buffer: Op::SubgroupBlockReadINTEL, image: Op::SubgroupImageBlockReadINTEL }, rest)
        }
        (None, Some(rest)) => {
            (BlockAccess { buffer: Op::SubgroupBlockWriteINTEL, image: Op::SubgroupImageBlockWriteINTEL }, rest)
        }
        (None, None) => return None,
    };
    let length = ["_uc", "_us", "_ui", "_ul"].iter().find_map(|element| rest.strip_prefix(element)).unwrap_or(rest);
    BLOCK_LENGTHS.contains(&length).then_some(access)
}

/// Parses `intel_sub_group_media_block_read_(uc|us|ui)[2|4|8|16]` and the same with `write`
/// (cl_intel_media_block_io).
pub fn media_block_access(name: &str) -> Option<Op> {
    let rest = name.strip_prefix("intel_sub_group_media_block_")?;
    let (op, rest) = match rest.split_once('_')? {
        ("read", rest) => (Op::SubgroupImageMediaBlockReadINTEL, rest),
        ("write", rest) => (Op::SubgroupImageMediaBlockWriteINTEL, rest),
        _ => return None,
    };
    let length = ["uc", "us", "ui"].iter().find_map(|element| rest.strip_prefix(element))?;
    BLOCK_LENGTHS.contains(&length).then_some(op)
}

/// Returns all names that [`group`] accepts.
pub fn names() -> impl Iterator<Item = String> {
    let combined = FAMILIES.iter().flat_map(|family| {
        OPERATIONS.iter().flat_map(move |(operation, _)| {
            COMBINATIONS.iter().map(move |row| format!("{}{operation}{}", family.prefix, row.name))
        })
    });
    combined.filter(|name| group(name).is_some()).chain(ROWS.iter().map(|row| row.name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn tables_are_sorted() {
        assert_ascending(ROWS.iter().map(|row| row.name));
        assert_ascending(COMBINATIONS.iter().map(|row| row.name));
    }

    #[test]
    fn no_family_hides_another() {
        for (index, family) in FAMILIES.iter().enumerate() {
            let hidden = FAMILIES[index + 1..].iter().find(|later| later.prefix.starts_with(family.prefix));
            assert!(hidden.is_none(), "{}", family.prefix);
        }
    }

    #[test]
    fn reductions() {
        let read = |name: &str, class| group(name).map(|it| (it.op.pick(Some(class)), it.scope, it.operation));
        assert_eq!(
            read("work_group_scan_inclusive_max", Class::Signed),
            Some((Some(Op::GroupSMax), Scope::Workgroup, Some(GroupOperation::InclusiveScan)))
        );
        assert_eq!(
            read("sub_group_clustered_reduce_logical_xor", Class::Signed),
            Some((Some(Op::GroupNonUniformLogicalXor), Scope::Subgroup, Some(GroupOperation::ClusteredReduce)))
        );
        assert_eq!(
            read("sub_group_non_uniform_reduce_mul", Class::Float),
            Some((Some(Op::GroupNonUniformFMul), Scope::Subgroup, Some(GroupOperation::Reduce)))
        );
        for name in [
            "sub_group_clustered_scan_inclusive_add",
            "sub_group_reduce_",
            "sub_group_barrier",
            "work_group_reduce_sub",
        ] {
            assert_eq!(group(name), None, "{name}");
        }
    }

    #[test]
    fn printed_names_are_read_again() {
        let mut printed = 0;
        for name in names() {
            let read = group(&name).unwrap_or_else(|| panic!("{name} is read"));
            let is_clustered = name.contains("clustered_rotate");
            for (_, op) in read.op.all() {
                let again = name_of(op, read.scope, read.operation, is_clustered);
                let is_alias = name.starts_with("intel_");
                assert_eq!(again.as_deref() == Some(&*name), !is_alias, "{name}: {again:?}");
                printed += usize::from(!is_alias);
            }
        }
        assert!(printed > 100, "{printed}");
        let reduce = Some(GroupOperation::Reduce);
        assert_eq!(name_of(Op::GroupSMax, Scope::Subgroup, reduce, false).as_deref(), Some("sub_group_reduce_max"));
        assert_eq!(name_of(Op::GroupSMax, Scope::Device, reduce, false), None);
        assert_eq!(name_of(Op::GroupNonUniformIAdd, Scope::Workgroup, reduce, false), None);
        assert_eq!(name_of(Op::GroupNonUniformQuadSwap, Scope::Subgroup, None, false), None);
        assert!(combines_unsigned(Op::GroupUMin) && combines_unsigned(Op::GroupNonUniformUMax));
        assert!(!combines_unsigned(Op::GroupIAdd) && !combines_unsigned(Op::GroupSMin));
    }

    #[test]
    fn printed_block_accesses_are_read_again() {
        for (bits, length) in [8, 16, 32, 64].into_iter().flat_map(|bits| [1, 2, 4, 8, 16].map(|length| (bits, length)))
        {
            let name = block_name(Op::SubgroupBlockReadINTEL, bits, length).unwrap_or_default();
            assert_eq!(block_access(&name).map(|access| access.buffer), Some(Op::SubgroupBlockReadINTEL), "{name}");
            let name = block_name(Op::SubgroupImageBlockWriteINTEL, bits, length).unwrap_or_default();
            assert_eq!(
                block_access(&name).map(|access| access.image),
                Some(Op::SubgroupImageBlockWriteINTEL),
                "{name}"
            );
            let media = Op::SubgroupImageMediaBlockWriteINTEL;
            let name = media_block_name(media, bits, length);
            assert_eq!(name.as_deref().and_then(media_block_access), (bits != 64).then_some(media), "{name:?}");
        }
        assert_eq!(block_name(Op::SubgroupBlockReadINTEL, 32, 2).as_deref(), Some("intel_sub_group_block_read2"));
        assert_eq!(block_name(Op::SubgroupBlockReadINTEL, 32, 3), None);
    }

    #[test]
    fn block_accesses() {
        let read = |name: &str| block_access(name).map(|access| access.buffer);
        assert_eq!(read("intel_sub_group_block_read"), Some(Op::SubgroupBlockReadINTEL));
        assert_eq!(read("intel_sub_group_block_write_uc16"), Some(Op::SubgroupBlockWriteINTEL));
        assert_eq!(read("intel_sub_group_block_read3"), None);
        assert_eq!(read("intel_sub_group_block_prefetch_uc"), None);
        let media = media_block_access;
        assert_eq!(media("intel_sub_group_media_block_read_uc16"), Some(Op::SubgroupImageMediaBlockReadINTEL));
        assert_eq!(media("intel_sub_group_media_block_write_ui"), Some(Op::SubgroupImageMediaBlockWriteINTEL));
        assert_eq!(media("intel_sub_group_media_block_read_ul"), None);
    }
}
