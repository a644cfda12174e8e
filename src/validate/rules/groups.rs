//! Instructions on groups and subgroups (specification, sections 3.3.21 and 3.3.24; SPV_KHR_uniform_group_instructions,
//! SPV_KHR_subgroup_rotate, SPV_KHR_shader_ballot, SPV_KHR_subgroup_vote, SPV_AMD_shader_ballot, SPV_INTEL_subgroups).

use super::cx::Cx;
use super::images;
use super::scopes;
use super::signatures::Operand::{Component, Free, Is, PointerTo, Same, Size};
use super::signatures::{
    BOOL, BOOLS, COMPUTABLE, Class, FLOATS, INT32, INTS, Operation, Shape, Signature, Storages, UINTS, operands, rule,
};
use crate::spirv::grammar::{self, GroupOperation, Op, OperandKind, Scope, StorageClass, Version, op_row};
use crate::validate::violation::Violations;

const UINT: Class = UINTS.scalar();
const NUMBERS: Class = FLOATS.or(INTS);
const VALUES: Class = NUMBERS.or(BOOLS);
/// bfloat16 takes part only where the module may compute with it (SPV_KHR_bfloat16, "Validation Rules").
const COMPUTED: Class = COMPUTABLE.or(INTS).or(BOOLS);
/// A set of invocations.
const BALLOT: Class = UINTS.counts(&[4]).widths(&[32]);
/// A local id of as many dimensions.
const LOCAL_ID: Class = INTS.counts(&[1, 2, 3]);
const EVENT: Class = Class::declared_by(Op::TypeEvent);
const IMAGE: Class = Class::declared_by(Op::TypeImage);
/// The coordinates of a block of an image.
const COORDINATES: Class = INTS.vector();
const SCALAR: Class = VALUES.scalar();

const COPIED: Storages = &[StorageClass::Workgroup, StorageClass::CrossWorkgroup];
/// The storage classes of block accesses (SPV_INTEL_subgroups, SPV_INTEL_subgroup_local_block_io in OpenCL).
const BLOCK: Storages = &[
    StorageClass::CrossWorkgroup,
    StorageClass::Workgroup,
    StorageClass::Function,
    StorageClass::Generic,
    StorageClass::UniformConstant,
];

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::GroupAll | Op::GroupAny         => rule(BOOL, &[Free, Is(BOOL)]),
        Op::GroupBroadcast                  => rule(COMPUTED, &[Free, Same, Is(LOCAL_ID)]),
        Op::GroupIAdd | Op::GroupSMin | Op::GroupSMax | Op::GroupUMin | Op::GroupUMax
        | Op::GroupIMulKHR | Op::GroupBitwiseAndKHR | Op::GroupBitwiseOrKHR | Op::GroupBitwiseXorKHR
        | Op::GroupIAddNonUniformAMD | Op::GroupSMinNonUniformAMD | Op::GroupSMaxNonUniformAMD
        | Op::GroupUMinNonUniformAMD | Op::GroupUMaxNonUniformAMD
                                            => rule(INTS, &[Free, Free, Same]),
        Op::GroupFAdd | Op::GroupFMin | Op::GroupFMax | Op::GroupFMulKHR
        | Op::GroupFAddNonUniformAMD | Op::GroupFMinNonUniformAMD | Op::GroupFMaxNonUniformAMD
                                            => rule(COMPUTABLE, &[Free, Free, Same]),
        Op::GroupLogicalAndKHR | Op::GroupLogicalOrKHR | Op::GroupLogicalXorKHR
                                            => rule(BOOLS, &[Free, Free, Same]),
        Op::GroupAsyncCopy                  => rule(EVENT, &[Free, PointerTo(COPIED, &Is(NUMBERS)),
                                                             PointerTo(COPIED, &Is(NUMBERS)), Size, Size, Is(EVENT)]),
        Op::UntypedGroupAsyncCopyKHR        => rule(EVENT, &[Free, PointerTo(COPIED, &Free), PointerTo(COPIED, &Free),
                                                             Size, Size, Size, Is(EVENT), Free]),
        Op::GroupWaitEvents                 => operands(&[Free, Is(INT32), Free]),

        Op::GroupNonUniformElect            => rule(BOOL, &[Free]),
        Op::GroupNonUniformAll | Op::GroupNonUniformAny
                                            => rule(BOOL, &[Free, Is(BOOL)]),
        Op::GroupNonUniformQuadAllKHR | Op::GroupNonUniformQuadAnyKHR
                                            => rule(BOOL, &[Is(BOOL)]),
        Op::GroupNonUniformAllEqual         => rule(BOOL, &[Free, Is(COMPUTED)]),
        Op::GroupNonUniformBroadcast | Op::GroupNonUniformShuffle | Op::GroupNonUniformShuffleXor
        | Op::GroupNonUniformShuffleUp | Op::GroupNonUniformShuffleDown
        | Op::GroupNonUniformQuadBroadcast | Op::GroupNonUniformQuadSwap | Op::GroupNonUniformRotateKHR
                                            => rule(COMPUTED, &[Free, Same, Is(UINT)]),
        Op::GroupNonUniformBroadcastFirst   => rule(COMPUTED, &[Free, Same]),
        Op::GroupNonUniformBallot           => rule(BALLOT, &[Free, Is(BOOL)]),
        Op::GroupNonUniformPartitionEXT     => rule(BALLOT, &[Is(COMPUTED)]),
        Op::GroupNonUniformInverseBallot    => rule(BOOL, &[Free, Is(BALLOT)]),
        Op::GroupNonUniformBallotBitExtract => rule(BOOL, &[Free, Is(BALLOT), Is(UINT)]),
        Op::GroupNonUniformBallotBitCount   => rule(UINT, &[Free, Free, Is(BALLOT)]),
        Op::GroupNonUniformBallotFindLSB | Op::GroupNonUniformBallotFindMSB
                                            => rule(UINT, &[Free, Is(BALLOT)]),
        Op::GroupNonUniformIAdd | Op::GroupNonUniformIMul | Op::GroupNonUniformSMin | Op::GroupNonUniformSMax
        | Op::GroupNonUniformBitwiseAnd | Op::GroupNonUniformBitwiseOr | Op::GroupNonUniformBitwiseXor
                                            => rule(INTS, &[Free, Free, Same, Free]),
        Op::GroupNonUniformUMin | Op::GroupNonUniformUMax
                                            => rule(UINTS, &[Free, Free, Same, Free]),
        Op::GroupNonUniformFAdd | Op::GroupNonUniformFMul | Op::GroupNonUniformFMin | Op::GroupNonUniformFMax
                                            => rule(COMPUTABLE, &[Free, Free, Same, Free]),
        Op::GroupNonUniformLogicalAnd | Op::GroupNonUniformLogicalOr | Op::GroupNonUniformLogicalXor
                                            => rule(BOOLS, &[Free, Free, Same, Free]),

        Op::SubgroupBallotKHR               => rule(BALLOT, &[Is(BOOL)]),
        Op::SubgroupAllKHR | Op::SubgroupAnyKHR | Op::SubgroupAllEqualKHR
                                            => rule(BOOL, &[Is(BOOL)]),
        Op::SubgroupFirstInvocationKHR      => rule(VALUES, &[Same]),
        Op::SubgroupReadInvocationKHR       => rule(VALUES, &[Same, Is(INT32)]),
        Op::SubgroupShuffleINTEL | Op::SubgroupShuffleXorINTEL
                                            => rule(VALUES, &[Same, Is(INT32)]),
        Op::SubgroupShuffleDownINTEL | Op::SubgroupShuffleUpINTEL
                                            => rule(VALUES, &[Same, Same, Is(INT32)]),
        Op::SubgroupBlockReadINTEL          => rule(VALUES, &[PointerTo(BLOCK, &Component)]),
        Op::SubgroupBlockWriteINTEL         => operands(&[PointerTo(BLOCK, &Is(SCALAR)), Is(VALUES)]),
        Op::SubgroupImageBlockReadINTEL     => rule(VALUES, &[Is(IMAGE), Is(INTS)]),
        Op::SubgroupImageBlockWriteINTEL    => operands(&[Is(IMAGE), Is(INTS), Is(VALUES)]),
        // SPV_INTEL_media_block_io
        Op::SubgroupImageMediaBlockReadINTEL
                                            => rule(VALUES, &[Is(IMAGE), Is(COORDINATES), Free]),
        Op::SubgroupImageMediaBlockWriteINTEL
                                            => operands(&[Is(IMAGE), Is(COORDINATES), Free, Free, Is(VALUES)]),
        _ => return None,
    })
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let fits = signature(it.op).is_none_or(|signature| signature.check(cx, it, found));
    execution(cx, it, found);
    if !fits {
        return;
    }
    match (it.op, it.operands) {
        (Op::GroupAsyncCopy, &[_, destination, source, ..]) => async_copy(cx, it, destination, source, found),
        (Op::UntypedGroupAsyncCopyKHR, &[_, destination, source, ..]) => {
            async_copy(cx, it, destination, source, found);
            let are_untyped = [destination, source]
                .iter()
                .all(|&pointer| cx.pointer_of(pointer).is_none_or(|(_, pointee)| pointee.is_none()));
            it.require(are_untyped, found, || "destination and source must be untyped pointers".to_owned());
        }
        (
            Op::SubgroupImageBlockReadINTEL
            | Op::SubgroupImageBlockWriteINTEL
            | Op::SubgroupImageMediaBlockReadINTEL
            | Op::SubgroupImageMediaBlockWriteINTEL,
            &[image, ..],
        ) => images::block(cx, it, image, found),
        (Op::GroupWaitEvents, &[_, _, events]) => {
            let pointee = cx.pointer_of(events).map(|(_, pointee)| pointee);
            let is_list = pointee.is_some_and(|ty| ty.is_none_or(|ty| cx.op(ty) == Some(Op::TypeEvent)));
            it.require(is_list, found, || "the events must be a pointer to OpTypeEvent".to_owned());
        }
        (Op::GroupNonUniformQuadSwap, &[_, _, constant]) => constant_operand(cx, it, constant, found),
        (Op::GroupNonUniformBroadcast | Op::GroupNonUniformQuadBroadcast, &[_, _, constant])
            if cx.version() < Version::V1_5 =>
        {
            constant_operand(cx, it, constant, found);
        }
        (Op::GroupNonUniformRotateKHR, &[_, _, _, cluster]) => cluster_size(cx, it, cluster, found),
        (op, &[_, group, _, ref rest @ ..]) if has_group_operation(op) => {
            group_operation(cx, it, GroupOperation(group), rest.first().copied(), found);
        }
        _ => {}
    }
}

/// Checks the scope of the invocations that take part.
fn execution(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let is_scope = |kind| kind == OperandKind::IdScope;
    let has_scope = op_row(it.op).is_some_and(|row| row.operands.iter().take(3).any(|operand| is_scope(operand.kind)));
    let (true, Some(&id)) = (has_scope, it.operands.first()) else { return };
    let Some(scope) = scopes::scope(cx, it, id, found) else { return };
    let allowed: &[Scope] = match it.op {
        // The specification does not limit them to subgroups, unlike the others.
        Op::GroupNonUniformBallot | Op::GroupNonUniformShuffle | Op::GroupNonUniformRotateKHR => {
            &[Scope::Subgroup, Scope::Workgroup]
        }
        op if op_row(op).is_some_and(|row| row.class == CLASS) => &[Scope::Subgroup],
        // SPV_KHR_uniform_group_instructions.
        Op::GroupIMulKHR
        | Op::GroupFMulKHR
        | Op::GroupBitwiseAndKHR
        | Op::GroupBitwiseOrKHR
        | Op::GroupBitwiseXorKHR
        | Op::GroupLogicalAndKHR
        | Op::GroupLogicalOrKHR
        | Op::GroupLogicalXorKHR => &[Scope::Subgroup, Scope::Workgroup],
        _ => return,
    };
    it.require(allowed.contains(&scope), found, || {
        let names = allowed.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
        format!("the scope must be {names}, not {scope}")
    });
}

/// The chapter of the instructions on groups whose invocations need not be in uniform control flow.
const CLASS: grammar::Class = grammar::Class::NonUniform;

/// Checks that a copy is between local and global memory, of the same type.
fn async_copy(cx: &Cx<'_, '_>, it: &Operation<'_>, destination: u32, source: u32, found: &mut Violations) {
    let (Some(to), Some(from)) = (cx.pointer_of(destination), cx.pointer_of(source)) else { return };
    let is_between = to.0 != from.0;
    it.require(is_between, found, || {
        "one of destination and source must point to Workgroup, the other to CrossWorkgroup".to_owned()
    });
    // An untyped pointer beside a typed one, as the Khronos translator writes.
    let is_untyped = to.1.is_none() || from.1.is_none();
    if to.1 != from.1 {
        found.add_if(!is_untyped, &it.inst, it.section(), "destination and source must have the same pointee");
    }
}

/// Returns `true` for the instructions with a group operation and a cluster size or partition.
fn has_group_operation(op: Op) -> bool {
    (Op::GroupNonUniformIAdd.0..=Op::GroupNonUniformLogicalXor.0).contains(&op.0)
}

/// Checks the operand that a group operation requires.
fn group_operation(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    group: GroupOperation,
    operand: Option<u32>,
    found: &mut Violations,
) {
    let is_partitioned = matches!(
        group,
        GroupOperation::PartitionedReduceEXT
            | GroupOperation::PartitionedInclusiveScanEXT
            | GroupOperation::PartitionedExclusiveScanEXT
    );
    let is_required = is_partitioned || group == GroupOperation::ClusteredReduce;
    let Some(operand) = operand else {
        it.require(!is_required, found, || format!("the group operation {group} requires one more operand"));
        return;
    };
    if is_partitioned {
        let is_ballot = Shape::of_value(cx, operand).is_none_or(|shape| BALLOT.contains(cx, shape));
        it.require(is_ballot, found, || format!("the ballot must be {}", BALLOT.describe()));
    } else {
        cluster_size(cx, it, operand, found);
    }
}

fn cluster_size(cx: &Cx<'_, '_>, it: &Operation<'_>, operand: u32, found: &mut Violations) {
    let is_int = Shape::of_value(cx, operand).is_none_or(|shape| UINT.contains(cx, shape));
    it.require(is_int, found, || format!("the cluster size must be {}", UINT.describe()));
    it.require(cx.is_constant(operand), found, || "the cluster size must be a constant".to_owned());
}

fn constant_operand(cx: &Cx<'_, '_>, it: &Operation<'_>, operand: u32, found: &mut Violations) {
    it.require(cx.is_constant(operand), found, || "the last operand must be a constant".to_owned());
}
