//! Functions that stand for intrinsics of LLVM: the Khronos translator writes `spirv.llvm_bswap_i32`, with a body, for
//! `llvm.bswap.i32`, and LLVM's back end imports `spirv.llvm_smax_i32` for `llvm.smax.i32`, in modules for AMD.

use rustc_hash::{FxHashMap, FxHashSet};

use super::cx::ModuleCx;
use crate::ir::dialect::Feature;
use crate::ir::{FunctionId, Type, TypeId, overloads};
use crate::map::gpu::Gpu;
use crate::spirv::Op;
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::Function;

/// The start of the names of helper functions.
const PREFIX: &str = "spirv.llvm_";

/// The end of the name of a helper function for volatile memory.
const VOLATILE: &str = ".volatile";

/// The intrinsic that reverses the order of bytes.
const BYTE_SWAP: &str = "llvm.bswap";

/// The calling convention of intrinsics.
const C_CONVENTION: u32 = 0;

/// The intrinsics that helper functions stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Intrinsic {
    /// A number of operands and a result of one type of integers or vectors of them.
    Uniform(usize),
    /// `llvm.umul.with.overflow`: two integers, and a structure with their type and a Boolean.
    WithOverflow,
    /// `llvm.memset`: a pointer, a byte, a length and a Boolean constant.
    MemSet,
    /// Another one, which is imported, with the parameters whose arguments are constants.
    Imported(&'static [u32]),
}

/// The names of helper functions after [`PREFIX`], up to the types, with the intrinsics.
const HELPERS: [(&str, &str, Intrinsic); 5] = [
    ("bswap", BYTE_SWAP, Intrinsic::Uniform(1)),
    ("fshl", "llvm.fshl", Intrinsic::Uniform(3)),
    ("fshr", "llvm.fshr", Intrinsic::Uniform(3)),
    ("memset", "llvm.memset", Intrinsic::MemSet),
    ("umul_with_overflow", "llvm.umul.with.overflow", Intrinsic::WithOverflow),
];

/// The intrinsics that imports may stand for, besides [`HELPERS`]: those that compute, and those for memory.
const IMPORTED: [&str; 56] = [
    "llvm.abs",
    "llvm.bitreverse",
    "llvm.bswap",
    "llvm.canonicalize",
    "llvm.ceil",
    "llvm.copysign",
    "llvm.cos",
    "llvm.ctlz",
    "llvm.ctpop",
    "llvm.cttz",
    "llvm.exp",
    "llvm.exp10",
    "llvm.exp2",
    "llvm.fabs",
    "llvm.floor",
    "llvm.fma",
    "llvm.fmuladd",
    "llvm.frexp",
    "llvm.fshl",
    "llvm.fshr",
    "llvm.is.fpclass",
    "llvm.ldexp",
    "llvm.log",
    "llvm.log10",
    "llvm.log2",
    "llvm.maximum",
    "llvm.maxnum",
    "llvm.memcpy",
    "llvm.memmove",
    "llvm.memset",
    "llvm.minimum",
    "llvm.minnum",
    "llvm.nearbyint",
    "llvm.pow",
    "llvm.powi",
    "llvm.rint",
    "llvm.round",
    "llvm.roundeven",
    "llvm.sadd.sat",
    "llvm.sadd.with.overflow",
    "llvm.sin",
    "llvm.smax",
    "llvm.smin",
    "llvm.smul.with.overflow",
    "llvm.sqrt",
    "llvm.sshl.sat",
    "llvm.ssub.sat",
    "llvm.ssub.with.overflow",
    "llvm.trunc",
    "llvm.uadd.sat",
    "llvm.uadd.with.overflow",
    "llvm.umax",
    "llvm.umin",
    "llvm.umul.with.overflow",
    "llvm.usub.sat",
    "llvm.usub.with.overflow",
];

/// Those of them that not all releases of LLVM have.
const NEWER: [(&str, Feature); 3] = [
    ("llvm.exp10", Feature::DecimalExponential),
    ("llvm.frexp", Feature::ExponentIntrinsics),
    ("llvm.ldexp", Feature::ExponentIntrinsics),
];

/// The intrinsics of AMDGPU that imports may stand for: the number of parameters, which are integers of 32 bits as the result
/// is; `None` for those without parameters and result.
const AMDGPU: [(&str, Option<usize>); 11] = [
    ("llvm.amdgcn.groupstaticsize", Some(0)),
    ("llvm.amdgcn.mbcnt.hi", Some(2)),
    ("llvm.amdgcn.mbcnt.lo", Some(2)),
    ("llvm.amdgcn.s.barrier", None),
    ("llvm.amdgcn.wave.barrier", None),
    ("llvm.amdgcn.workgroup.id.x", Some(0)),
    ("llvm.amdgcn.workgroup.id.y", Some(0)),
    ("llvm.amdgcn.workgroup.id.z", Some(0)),
    ("llvm.amdgcn.workitem.id.x", Some(0)),
    ("llvm.amdgcn.workitem.id.y", Some(0)),
    ("llvm.amdgcn.workitem.id.z", Some(0)),
];

/// A helper function.
struct Helper {
    /// The name of the intrinsic.
    name: String,
    /// The type of the intrinsic.
    ty: TypeId,
    intrinsic: Intrinsic,
}

/// Declares the intrinsics that helper functions stand for, and returns them by the ids of these functions.
///
/// A function of another signature, or one with another use than calls that the intrinsic allows, is no helper.
pub(super) fn declare(mx: &mut ModuleCx<'_>) -> FxHashMap<u32, FunctionId> {
    let mut helpers: FxHashMap<u32, Helper> = FxHashMap::default();
    for function in mx.view.functions() {
        if mx.is_reached(function.id)
            && let Some(helper) = helper(mx, function)
        {
            helpers.insert(function.id, helper);
        }
    }
    if helpers.is_empty() {
        return FxHashMap::default();
    }
    let excluded = otherwise_used(mx, &helpers);
    helpers.retain(|id, _| !excluded.contains(id));
    let functions = mx.view.functions().iter();
    let found: Vec<(u32, Helper)> =
        functions.filter_map(|function| Some((function.id, helpers.remove(&function.id)?))).collect();
    found.into_iter().map(|(id, helper)| (id, mx.declare(&helper.name, helper.ty, C_CONVENTION).0)).collect()
}

/// Returns the helper that a function is, by its name and its type.
fn helper(mx: &mut ModuleCx<'_>, function: &Function) -> Option<Helper> {
    let linkage = mx.linkage(function.id).map(|linkage| linkage.name);
    let name = String::from_utf8(linkage.or_else(|| mx.name(function.id).map(String::into_bytes))?).ok()?;
    let rest = name.strip_prefix(PREFIX)?;
    if !function.has_body {
        return imported(mx, function, rest);
    }
    let is_named = |prefix: &str| rest.strip_prefix(prefix).is_some_and(|types| types.starts_with('_'));
    let &(_, base, intrinsic) = HELPERS.iter().find(|(prefix, ..)| is_named(prefix))?;
    if name.ends_with(VOLATILE) && intrinsic != Intrinsic::MemSet {
        return None;
    }
    let inst = mx.view.definition(function.id)?;
    let ty = mx.function_type(inst, *inst.operands.get(3)?).ok()?;
    let (result, parameters) =
        mx.ir.contained_types(ty).split_first().map(|(result, rest)| (*result, rest.to_vec()))?;
    let (ty, types) = match (intrinsic, &parameters[..]) {
        (Intrinsic::Uniform(count), [first, ..]) => {
            let is_uniform = parameters.len() == count && parameters.iter().all(|own| own == first) && result == *first;
            // Only pairs of bytes are swapped.
            let is_even = mx.ir.int_width(*first)? % 16 == 0;
            (is_uniform && (is_even || base != BYTE_SWAP)).then(|| (ty, vec![*first]))?
        }
        (Intrinsic::WithOverflow, &[a, b]) => {
            let flag = mx.ir.with_scalar(a, TypeId::I1);
            let is_pair = mx.ir.is_struct(result) && mx.ir.contained_types(result) == [a, flag];
            (a == b && is_pair && mx.ir.int_width(a).is_some()).then_some(())?;
            let pair = mx.ir.literal_struct_type(&[a, flag], false);
            (mx.ir.function_type(pair, &[a, b], false), vec![a])
        }
        (Intrinsic::MemSet, &[pointer, byte, length, TypeId::I1]) => {
            let is_scalar = |ty: TypeId| mx.ir.vector_length(ty).is_none();
            let fits = result == TypeId::VOID
                && mx.ir.address_space(pointer).is_some()
                && mx.ir.int_width(byte) == Some(u8::BITS)
                && mx.ir.int_width(length).is_some()
                && parameters.iter().all(|ty| is_scalar(*ty));
            fits.then(|| (ty, vec![pointer, length]))?
        }
        _ => return None,
    };
    let suffixes: String = types.iter().map(|ty| format!(".{}", mx.ir.intrinsic_suffix(*ty))).collect();
    Some(Helper { name: format!("{base}{suffixes}"), ty, intrinsic })
}

/// Returns the intrinsic that an import stands for, whose name is this after [`PREFIX`].
fn imported(mx: &mut ModuleCx<'_>, function: &Function, name: &str) -> Option<Helper> {
    let text = |intrinsic: &str| intrinsic.trim_start_matches("llvm.").replace('.', "_");
    let inst = mx.view.definition(function.id)?;
    let ty = mx.function_type(inst, *inst.operands.get(3)?).ok()?;
    let (mut result, parameters) =
        mx.ir.contained_types(ty).split_first().map(|(result, rest)| (*result, rest.to_vec()))?;
    if let Some(&(intrinsic, count)) = AMDGPU.iter().find(|(intrinsic, _)| text(intrinsic) == name) {
        let word = mx.ir.int_type(32);
        let own = count.map_or(TypeId::VOID, |_| word);
        let fits = result == own && parameters == vec![word; count.unwrap_or(0)];
        let has_target = !mx.options.is_for_machine() || mx.options.gpu == Some(Gpu::Amdgcn);
        let helper = Helper { name: intrinsic.to_owned(), ty, intrinsic: Intrinsic::Imported(&[]) };
        return (fits && has_target).then_some(helper);
    }
    let is_named = |intrinsic: &&&str| {
        let types = name.strip_prefix(&text(intrinsic));
        types.is_some_and(|types| types.is_empty() || types.starts_with('_'))
    };
    let base = *IMPORTED.iter().filter(is_named).max_by_key(|base| base.len())?;
    if NEWER.iter().any(|(newer, feature)| *newer == base && !mx.options.dialect.has(*feature)) {
        return None;
    }
    if mx.ir.is_struct(result) {
        let members = mx.ir.contained_types(result).to_vec();
        result = mx.ir.literal_struct_type(&members, false);
    }
    let ty = mx.ir.function_type(result, &parameters, false);
    let found = overloads(base, Type::new(&mx.ir.module, ty))?;
    let suffixes: Vec<String> = found.types.iter().map(|ty| mx.ir.intrinsic_suffix(*ty)).collect();
    let is_even = || parameters.first().and_then(|ty| mx.ir.int_width(*ty)).is_some_and(|width| width % 16 == 0);
    let are_named = suffixes.iter().all(|suffix| !suffix.is_empty()) && (base != BYTE_SWAP || is_even());
    let name = [base.to_owned()].into_iter().chain(suffixes).collect::<Vec<_>>().join(".");
    are_named.then_some(Helper { name, ty, intrinsic: Intrinsic::Imported(found.immediates) })
}

/// Returns the helper functions with other uses than names, decorations and calls, and those of which a call has another value
/// where the intrinsic wants a constant.
fn otherwise_used(mx: &ModuleCx<'_>, helpers: &FxHashMap<u32, Helper>) -> FxHashSet<u32> {
    let mut found = FxHashSet::default();
    for inst in mx.view.instructions() {
        if let (Op::FunctionCall, [_, _, callee, arguments @ ..]) = (inst.op, inst.operands)
            && let Some(helper) = helpers.get(callee)
        {
            // A specialization constant that stays is none.
            let is_constant = |argument: Option<&u32>| {
                let op = argument.and_then(|argument| mx.op_of(*argument));
                matches!(op, Some(Op::ConstantTrue | Op::ConstantFalse | Op::ConstantNull | Op::Constant))
            };
            let fits = match helper.intrinsic {
                Intrinsic::Uniform(_) | Intrinsic::WithOverflow => true,
                Intrinsic::MemSet => is_constant(arguments.last()),
                Intrinsic::Imported(immediates) => {
                    immediates.iter().all(|index| is_constant(arguments.get(*index as usize)))
                }
            };
            if !fits {
                found.insert(*callee);
            }
            continue;
        }
        if matches!(inst.op, Op::Name | Op::Decorate | Op::Function) {
            continue;
        }
        parts(inst.op, inst.operands, |at, part| {
            let id = inst.operands.get(at).filter(|id| part == OperandPart::Id && helpers.contains_key(id));
            found.extend(id);
        });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{has_signature, is_known_intrinsic};

    #[test]
    fn imports_stand_for_intrinsics_that_exist() {
        assert!(IMPORTED.is_sorted() && AMDGPU.is_sorted());
        assert_eq!(IMPORTED.map(has_signature), [true; IMPORTED.len()]);
        assert_eq!(AMDGPU.map(|(name, _)| is_known_intrinsic(name)), [true; AMDGPU.len()]);
    }
}
