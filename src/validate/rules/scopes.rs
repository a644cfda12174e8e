//! Scopes and memory semantics (specification, sections 3.2.24 and 3.2.26), which are ids of 32-bit integers.
//!
//! Their values are checked if they are constants; a specialization constant may have any value.

use super::cx::Cx;
use super::form::needs;
use super::signatures::{INT32, Operation, Shape};
use crate::spirv::grammar::{Capability, EnumKind, MemorySemantics, Op, Scope, bits, enum_row, enumerant};
use crate::spirv::requires::MissingRequirement;
use crate::validate::violation::Violations;

/// The bits of memory semantics that are orders.
const ORDERS: u32 = MemorySemantics::Acquire.0
    | MemorySemantics::Release.0
    | MemorySemantics::AcquireRelease.0
    | MemorySemantics::SequentiallyConsistent.0;

const RELEASES: u32 = MemorySemantics::Release.0 | MemorySemantics::AcquireRelease.0;
const ACQUIRES: u32 = MemorySemantics::Acquire.0 | MemorySemantics::AcquireRelease.0;

/// Checks a scope; returns it if it is a constant.
pub(super) fn scope(cx: &Cx<'_, '_>, it: &Operation<'_>, id: u32, found: &mut Violations) -> Option<Scope> {
    let value = integer(cx, it, id, "scope", found)?;
    available(cx, it, EnumKind::Scope, value, found);
    Some(Scope(value))
}

/// Checks memory semantics; returns them if they are a constant.
pub(super) fn semantics(cx: &Cx<'_, '_>, it: &Operation<'_>, id: u32, found: &mut Violations) -> Option<u32> {
    let value = integer(cx, it, id, "memory semantics", found)?;
    available(cx, it, EnumKind::MemorySemantics, value, found);
    let has = |bits: u32| value & bits != 0;
    it.require((value & ORDERS).count_ones() <= 1, found, || {
        "memory semantics must have at most one of Acquire, Release, AcquireRelease and SequentiallyConsistent"
            .to_owned()
    });
    it.require(!has(MemorySemantics::MakeAvailable.0) || has(RELEASES), found, || {
        "memory semantics with MakeAvailable must have Release or AcquireRelease".to_owned()
    });
    it.require(!has(MemorySemantics::MakeVisible.0) || has(ACQUIRES), found, || {
        "memory semantics with MakeVisible must have Acquire or AcquireRelease".to_owned()
    });
    let excluded = match it.op {
        Op::AtomicStore | Op::AtomicFlagClear => ACQUIRES,
        Op::AtomicLoad => RELEASES,
        _ => 0,
    };
    it.require(!has(excluded), found, || format!("the memory semantics must not be {}", MemorySemantics(excluded)));
    Some(value)
}

/// Checks the memory semantics of the unequal case of a compare-exchange, which must not be stronger than those of the
/// equal case.
pub(super) fn unequal(cx: &Cx<'_, '_>, it: &Operation<'_>, [equal, unequal]: [u32; 2], found: &mut Violations) {
    const SEQUENTIAL: u32 = MemorySemantics::SequentiallyConsistent.0;
    let (equal, unequal) = (semantics(cx, it, equal, found), semantics(cx, it, unequal, found));
    let Some(unequal) = unequal else { return };
    it.require(unequal & RELEASES == 0, found, || {
        "the memory semantics of the unequal case must not be Release or AcquireRelease".to_owned()
    });
    let Some(equal) = equal else { return };
    let is_stronger = (unequal & SEQUENTIAL != 0 && equal & SEQUENTIAL == 0)
        || (unequal & MemorySemantics::Acquire.0 != 0 && equal & ORDERS == 0);
    // LLVM IR has such orders.
    found.tolerate(!is_stronger, &it.inst, it.section(), || {
        "the memory semantics of the unequal case must not be stronger than those of the equal case".to_owned()
    });
}

/// Checks that an id is a 32-bit integer; returns its value if it is a constant.
fn integer(cx: &Cx<'_, '_>, it: &Operation<'_>, id: u32, what: &str, found: &mut Violations) -> Option<u32> {
    let is_integer = Shape::of_value(cx, id).is_none_or(|shape| INT32.contains(cx, shape));
    let fits = it.require(is_integer, found, || format!("{what} must be a 32-bit integer"));
    let is_constant = cx.is_constant(id) || !cx.has(Capability::Shader);
    it.require(is_constant, found, || format!("{what} must be a constant in a module with the capability Shader"));
    cx.int(id).filter(|_| fits).and_then(|value| u32::try_from(value).ok())
}

/// Checks that the module declares what an enumerant, or each bit of a mask, requires. An unknown one is undefined behavior
/// in kernels, where ids that are no constants are allowed (specification, section 3.2.26).
fn available(cx: &Cx<'_, '_>, it: &Operation<'_>, kind: EnumKind, value: u32, found: &mut Violations) {
    if enum_row(kind).is_mask && value.count_ones() > 1 {
        return bits(value).for_each(|bit| available(cx, it, kind, bit, found));
    }
    if let Err(missing) = cx.declared.enumerant(kind, value) {
        if matches!(missing, MissingRequirement::Unknown) && !cx.has(Capability::Shader) {
            return;
        }
        let name = enumerant(kind, value).map_or_else(|| value.to_string(), |row| row.name.to_owned());
        let what = if kind == EnumKind::Scope { "scope" } else { "memory semantics" };
        it.require(false, found, || needs(&format!("{what} {name}"), missing));
    }
}
