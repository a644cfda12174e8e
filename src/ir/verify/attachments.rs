//! The rules of metadata that is attached to instructions.

use super::checks::FunctionChecks;
use super::nodes::Visitor;
use super::types::{MAX_ALIGNMENT, is_fp_or_vector, is_homogeneous_fp_struct, is_int_of};
use super::{Errors, Root, Verdict, profiles, require, require_debug_info, tbaa};
use crate::ir::inst::Inst;
use crate::ir::metadata::{MdKind, MdNode, MdOperand};
use crate::ir::opcode::Opcode;
use crate::ir::types::Type;
use crate::ir::values::{Value, ValueKind};

/// Checks the location and the attached metadata of an instruction.
pub(super) fn check<'m>(
    checks: &FunctionChecks<'_, 'm>,
    inst: Inst<'m>,
    visitor: &mut Visitor<'_, 'm>,
    errors: &mut Errors,
) -> Verdict {
    let kinds = &checks.facts.kinds;
    if inst.value().has_metadata() {
        for (kind, id) in inst.value().attachment_ids() {
            let node = MdNode::new(checks.facts.module, id);
            check_attachment(checks, inst, kind, node, visitor)?;
            let allows_locations = Some(kind) == kinds.loops || Some(kind) == kinds.dbg;
            visitor.visit(Root { node: id, allows_locations }, errors);
        }
    }
    let Some(location) = inst.debug_location_node() else { return Ok(()) };
    require_debug_info(location.kind() == MdKind::Location, "invalid !dbg metadata attachment")?;
    visitor.visit(Root { node: location.id(), allows_locations: true }, errors);
    Ok(())
}

fn check_attachment<'m>(
    checks: &FunctionChecks<'_, 'm>,
    inst: Inst<'m>,
    kind: u32,
    node: MdNode<'m>,
    visitor: &mut Visitor<'_, 'm>,
) -> Verdict {
    let kinds = &checks.facts.kinds;
    let is = |wanted: Option<u32>| wanted == Some(kind);
    let (opcode, ty) = (inst.opcode(), inst.value().ty());
    let is_load = opcode == Opcode::Load;
    if is(kinds.fpmath) {
        check_accuracy(ty, node)
    } else if is(kinds.range) {
        let is_allowed = matches!(opcode, Opcode::Load | Opcode::Call | Opcode::Invoke);
        require(is_allowed, "Ranges are only for loads, calls and invokes!")?;
        check_ranges(node, RangeRule::Type(ty.scalar()))
    } else if is(kinds.noalias_addrspace) {
        let is_allowed =
            matches!(opcode, Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::AtomicCmpXchg | Opcode::Call);
        require(is_allowed, "noalias.addrspace are only for memory operations!")?;
        check_ranges(node, RangeRule::AddressSpaces)
    } else if is(kinds.invariant_group) {
        let is_allowed = matches!(opcode, Opcode::Load | Opcode::Store);
        require(is_allowed, "invariant.group metadata is only for loads and stores")
    } else if is(kinds.nonnull) {
        require(ty.is_pointer(), "nonnull applies only to pointer types")?;
        require(is_load, "nonnull applies only to load instructions, use attributes for calls or invokes")?;
        require(node.operand_count() == 0, "nonnull metadata must be empty")
    } else if is(kinds.dereferenceable) || is(kinds.dereferenceable_or_null) {
        check_dereferenceable(inst, node)
    } else if is(kinds.nofree) {
        require(ty.is_pointer(), "nofree applies only to pointer types")?;
        require(opcode == Opcode::IntToPtr, "nofree applies only to inttoptr instruction")?;
        require(node.operand_count() == 0, "nofree metadata must be empty")
    } else if is(kinds.tbaa) {
        tbaa::check(visitor.tbaa(), Some(inst), node)
    } else if is(kinds.noalias) || is(kinds.alias_scope) {
        visitor.check_once(kind, node, check_alias_scopes)
    } else if is(kinds.access_group) {
        visitor.check_once(kind, node, check_access_group)
    } else if is(kinds.align) {
        require(ty.is_pointer(), "align applies only to pointer types")?;
        require(is_load, "align applies only to load instructions, use attributes for calls or invokes")?;
        require(node.operand_count() == 1, "align takes one operand!")?;
        let alignment = node.value(0).filter(|value| is_int_constant(*value, 64)).and_then(Value::int_zext);
        let Some(alignment) = alignment else { return Err("align metadata value must be an i64!".into()) };
        require(alignment.is_power_of_two(), "align metadata value must be a power of 2!")?;
        require(alignment <= MAX_ALIGNMENT, "alignment is larger that implementation defined limit")
    } else if is(kinds.prof) {
        profiles::check_instruction(inst, node)
    } else if is(kinds.assign_id) {
        let is_intrinsic = inst.called_function().is_some_and(|callee| callee.is_intrinsic());
        let is_allowed = matches!(opcode, Opcode::Alloca | Opcode::Store) || is_intrinsic;
        require_debug_info(
            is_allowed && node.kind() == MdKind::AssignId,
            "!DIAssignID attached to unexpected instruction kind",
        )
    } else if is(kinds.mmra) {
        let is_access =
            matches!(opcode, Opcode::Load | Opcode::Store | Opcode::AtomicCmpXchg | Opcode::AtomicRmw | Opcode::Fence);
        require(is_access || opcode.is_call(), "!mmra metadata attached to unexpected instruction kind")?;
        visitor.check_once(kind, node, check_memory_relaxation)
    } else if is(kinds.annotation) {
        visitor.check_once(kind, node, check_annotation)
    } else if is(kinds.captures) {
        check_captures(inst, node)
    } else if is(kinds.alloc_token) {
        require(inst.is_call(), "!alloc_token should only exist on calls")?;
        require(node.operand_count() == 2, "!alloc_token must have 2 operands")?;
        require(node.string(0).is_some(), "expected string")?;
        require(node.value(1).is_some_and(is_integer), "expected integer constant")
    } else {
        Ok(())
    }
}

fn is_integer(value: Value<'_>) -> bool {
    value.kind() == ValueKind::ConstantInt
}

fn is_int_constant(value: Value<'_>, bits: u32) -> bool {
    is_integer(value) && is_int_of(value.ty(), bits)
}

fn check_accuracy(ty: Type<'_>, node: MdNode<'_>) -> Verdict {
    require(is_fp_or_vector(ty) || is_composed_of_floats(ty), "fpmath requires a floating point result!")?;
    require(node.operand_count() == 1, "fpmath takes one operand!")?;
    let accuracy = node.value(0).filter(|value| value.kind() == ValueKind::ConstantFp);
    let Some(accuracy) = accuracy else { return Err("invalid fpmath accuracy!".into()) };
    let bits = accuracy.float_bits().first().copied().unwrap_or(0) as u32;
    require(matches!(accuracy.ty().kind(), crate::ir::types::TypeKind::Float), "fpmath accuracy must have float type")?;
    let number = f32::from_bits(bits);
    require(number.is_finite() && number != 0.0 && !number.is_sign_negative(), "fpmath accuracy not a positive number!")
}

/// Returns `true` for arrays of floating-point numbers and structures of equal ones.
fn is_composed_of_floats(ty: Type<'_>) -> bool {
    is_homogeneous_fp_struct(ty) || super::types::has_fp_class(ty)
}

/// The type of the bounds of ranges.
#[derive(Copy, Clone)]
pub(super) enum RangeRule<'m> {
    /// This type.
    Type(Type<'m>),
    /// This type, and the full range is allowed.
    Symbol(Type<'m>),
    /// 32-bit integers.
    AddressSpaces,
}

/// Checks ranges of integers: pairs of bounds in increasing order that do not touch.
pub(super) fn check_ranges(node: MdNode<'_>, rule: RangeRule<'_>) -> Verdict {
    let count = node.operand_count();
    require(count.is_multiple_of(2), "Unfinished range!")?;
    require(count >= 2, "It should have at least one range!")?;
    let bound = |index| node.value(index).filter(|value| is_integer(*value));
    let mut ranges: Vec<Range> = Vec::new();
    for index in (0..count).step_by(2) {
        let Some(low) = bound(index) else { return Err("The lower limit must be an integer!".into()) };
        let Some(high) = bound(index + 1) else { return Err("The upper limit must be an integer!".into()) };
        require(low.ty() == high.ty(), "Range pair types must match!")?;
        match rule {
            RangeRule::AddressSpaces => require(is_int_of(low.ty(), 32), "noalias.addrspace type must be i32!")?,
            RangeRule::Type(ty) | RangeRule::Symbol(ty) => {
                require(low.ty() == ty, "Range types must match instruction type!")?;
            }
        }
        let range = Range::new(low, high);
        let is_full = range.low == range.high && range.is_all_ones();
        let is_empty = range.low == range.high && !range.is_all_ones();
        require(
            range.low != range.high || range.is_all_ones() || range.is_zero(),
            "The upper and lower limits cannot be the same value",
        )?;
        let allows_full = matches!(rule, RangeRule::Symbol(_));
        require(!is_empty && (!is_full || allows_full), "Range must not be empty!")?;
        if let Some(last) = ranges.last() {
            require(!range.intersects(last), "Intervals are overlapping")?;
            require(range.signed_low() > last.signed_low(), "Intervals are not in order")?;
            require(!range.touches(last), "Intervals are contiguous")?;
        }
        ranges.push(range);
    }
    match &*ranges {
        [first, _, .., last] => {
            require(!first.intersects(last), "Intervals are overlapping")?;
            require(!first.touches(last), "Intervals are contiguous")
        }
        _ => Ok(()),
    }
}

/// A half-open range of integers of one width, which may wrap around. The words of the bounds are in the order of numbers:
/// the high one first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Range {
    low: Vec<u64>,
    high: Vec<u64>,
    bits: u32,
}

impl Range {
    fn new(low: Value<'_>, high: Value<'_>) -> Self {
        let words = |value: Value<'_>| value.int_words().into_iter().rev().collect();
        Self { low: words(low), high: words(high), bits: low.int_bits() }
    }

    /// Returns the bits of the highest word.
    fn top_bits(&self) -> u32 {
        match self.bits % 64 {
            0 => 64,
            bits => bits,
        }
    }

    fn is_zero(&self) -> bool {
        self.low.iter().all(|word| *word == 0)
    }

    fn is_all_ones(&self) -> bool {
        let top = u64::MAX >> (64 - self.top_bits());
        self.low.first() == Some(&top) && self.low[1..].iter().all(|word| *word == u64::MAX)
    }

    /// Returns the lower bound so that the order of lists is that of signed numbers.
    fn signed_low(&self) -> Vec<u64> {
        let mut words = self.low.clone();
        if let Some(top) = words.first_mut() {
            *top ^= 1 << (self.top_bits() - 1);
        }
        words
    }

    fn contains(&self, number: &Vec<u64>) -> bool {
        match self.low < self.high {
            true => &self.low <= number && number < &self.high,
            false => &self.low <= number || number < &self.high,
        }
    }

    fn intersects(&self, other: &Self) -> bool {
        self.contains(&other.low) || other.contains(&self.low)
    }

    fn touches(&self, other: &Self) -> bool {
        self.high == other.low || self.low == other.high
    }
}

fn check_dereferenceable(inst: Inst<'_>, node: MdNode<'_>) -> Verdict {
    require(inst.value().ty().is_pointer(), "dereferenceable, dereferenceable_or_null apply only to pointer types")?;
    require(
        matches!(inst.opcode(), Opcode::Load | Opcode::IntToPtr),
        "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls \
         or invokes",
    )?;
    require(node.operand_count() == 1, "dereferenceable, dereferenceable_or_null take one operand!")?;
    require(
        node.value(0).is_some_and(|value| is_int_constant(value, 64)),
        "dereferenceable, dereferenceable_or_null metadata value must be an i64!",
    )
}

/// Returns `true` if the first operand is the node itself or a string.
fn is_identified(node: MdNode<'_>) -> bool {
    match node.operand(0) {
        Some(MdOperand::Node(own)) => own == node,
        Some(MdOperand::String(_)) => true,
        Some(MdOperand::Value(_)) | None => false,
    }
}

/// Checks a list of alias scopes.
pub(super) fn check_alias_scopes(list: MdNode<'_>) -> Verdict {
    for scope in list.operands() {
        let Some(MdOperand::Node(scope)) = scope else { return Err("scope list must consist of MDNodes".into()) };
        let count = scope.operand_count();
        require((2..=3).contains(&count), "scope must have two or three operands")?;
        require(is_identified(scope), "first scope operand must be self-referential or string")?;
        require(count < 3 || scope.string(2).is_some(), "third scope operand must be string (if used)")?;
        let Some(domain) = scope.node(1) else { return Err("second scope operand must be MDNode".into()) };
        let count = domain.operand_count();
        require((1..=2).contains(&count), "domain must have one or two operands")?;
        require(is_identified(domain), "first domain operand must be self-referential or string")?;
        require(count < 2 || domain.string(1).is_some(), "second domain operand must be string (if used)")?;
    }
    Ok(())
}

fn check_access_group(node: MdNode<'_>) -> Verdict {
    let is_group = |node: MdNode<'_>| node.is_distinct() && node.operand_count() == 0;
    if is_group(node) {
        return Ok(());
    }
    for operand in node.operands() {
        let Some(MdOperand::Node(group)) = operand else {
            return Err("Access scope list must consist of MDNodes".into());
        };
        require(is_group(group), "Access scope list contains invalid access scope")?;
    }
    Ok(())
}

fn check_memory_relaxation(node: MdNode<'_>) -> Verdict {
    let is_tag = |node: MdNode<'_>| {
        node.kind() == MdKind::Tuple
            && node.operand_count() == 2
            && node.string(0).is_some()
            && node.string(1).is_some()
    };
    if is_tag(node) {
        return Ok(());
    }
    require(node.kind() == MdKind::Tuple, "!mmra expected to be a metadata tuple")?;
    let mut operands = node.operands();
    require(
        operands.all(|operand| matches!(operand, Some(MdOperand::Node(inner)) if is_tag(inner))),
        "!mmra metadata tuple operand is not an MMRA tag",
    )
}

fn check_annotation(node: MdNode<'_>) -> Verdict {
    require(node.kind() == MdKind::Tuple, "annotation must be a tuple")?;
    require(node.operand_count() >= 1, "annotation must have at least one operand")?;
    let is_string = |operand: Option<MdOperand<'_>>| matches!(operand, Some(MdOperand::String(_)));
    let is_sound = |operand| match operand {
        Some(MdOperand::String(_)) => true,
        Some(MdOperand::Node(inner)) => inner.kind() == MdKind::Tuple && inner.operands().all(is_string),
        Some(MdOperand::Value(_)) | None => false,
    };
    require(node.operands().all(is_sound), "operands must be a string or a tuple of strings")
}

fn check_captures(inst: Inst<'_>, node: MdNode<'_>) -> Verdict {
    require(inst.opcode() == Opcode::Store, "!captures metadata can only be applied to store instructions")?;
    require(
        inst.value().operand(0).ty().is_pointer(),
        "!captures metadata can only be applied to store with value operand of pointer type",
    )?;
    require(node.operand_count() != 0, "!captures metadata cannot be empty")?;
    for index in 0..node.operand_count() {
        let Some(text) = node.string(index) else {
            return Err("!captures metadata must be a list of strings".into());
        };
        let known: [&[u8]; 4] = [b"address_is_null", b"address", b"read_provenance", b"provenance"];
        require(known.contains(&text), "invalid entry in !captures metadata")?;
    }
    Ok(())
}
