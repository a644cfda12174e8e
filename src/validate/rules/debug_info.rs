//! The sets of debug information and other non-semantic sets.
//!
//! | set | document |
//! |---|---|
//! | OpenCL.DebugInfo.100, and its predecessor SPIRV.debug | OpenCL.DebugInfo.100, version 2.00 |
//! | its instruction 36 | SPV_INTEL_debug_module |
//! | NonSemantic.Shader.DebugInfo.100 | NonSemantic.Shader.DebugInfo, version 100 |
//! | NonSemantic.Shader.DebugInfo.200 | the same, and the operands of SPIRV-LLVM-Translator's `SPIRV.debug.h`, the only publication of what is new |
//! | DebugInfo | its grammar, `extinst.debuginfo.grammar.json` of SPIRV-Headers: the number of operands, the result type and the position |
//! | other non-semantic sets | SPV_KHR_non_semantic_info, SPV_KHR_relaxed_extended_instruction |
//!
//! `DebugInfoNone` may take the place of every debug instruction that an operand refers to: what it described may have
//! been removed (OpenCL.DebugInfo.100, section 2.1).

mod fast_path;
mod layout;
mod operands;

use super::cx::Cx;
use crate::spirv::grammar::{Dbg, Op, ShaderDebugInfo, Version};
use crate::spirv::operands::{ExtendedSet, extended_row};
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

pub(super) use fast_path::FastPath;
pub(super) use layout::{function, may_stand_anywhere, module};

/// The position of the first operand of an extended instruction.
const FIRST: usize = 4;

/// A kind of set whose instructions have the same operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dialect {
    /// OpenCL.DebugInfo.100: numbers are literals.
    OpenCl,
    /// NonSemantic.Shader.DebugInfo.100: numbers are constants.
    Shader100,
    /// NonSemantic.Shader.DebugInfo.200: numbers are constants.
    Shader200,
}

impl Dialect {
    fn from_set(set: ExtendedSet) -> Option<Self> {
        match set {
            ExtendedSet::DebugInfo => Some(Self::OpenCl),
            ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V100) => Some(Self::Shader100),
            ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V200) => Some(Self::Shader200),
            ExtendedSet::OpenClStd | ExtendedSet::NonSemantic | ExtendedSet::AuxData | ExtendedSet::OldDebugInfo => {
                None
            }
        }
    }

    fn document(self) -> &'static str {
        match self {
            Self::OpenCl => "OpenCL.DebugInfo.100",
            Self::Shader100 => "NonSemantic.Shader.DebugInfo.100",
            Self::Shader200 => "NonSemantic.Shader.DebugInfo.200",
        }
    }
}

/// An extended instruction of a known set.
#[derive(Clone, Copy, Debug)]
struct Extended<'a> {
    set: ExtendedSet,
    number: Dbg,
    /// Its own operands.
    operands: &'a [u32],
}

/// Returns the extended instruction that an instruction is, if its set is known.
fn extended<'a>(cx: &Cx<'_, '_>, inst: &Instruction<'a>) -> Option<Extended<'a>> {
    let (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, &[_, _, set, number, ref operands @ ..]) =
        (inst.op, inst.operands)
    else {
        return None;
    };
    Some(Extended { set: cx.view.extended_sets().set(set)?, number: Dbg(number), operands })
}

/// Returns `true` for an operand of an instruction of debug information: a translation to LLVM IR omits what is wrong.
pub(super) fn is_operand(cx: &Cx<'_, '_>, inst: &Instruction<'_>, at: usize) -> bool {
    at >= FIRST && extended(cx, inst).is_some_and(|extended| document(extended.set).is_some())
}

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    if inst.op == Op::ExtInstImport {
        return import(cx, inst, found);
    }
    let Some(extended) = extended(cx, inst) else { return };
    forward_references(cx, inst, extended.set, found);
    if let Some(document) = document(extended.set) {
        let is_void = inst.operands.first().is_some_and(|&ty| matches!(cx.ty(ty), Some(Type::Void)));
        found.require(is_void, inst, document, || "the result type must be OpTypeVoid".to_owned());
        layout::check(cx, inst, extended, document, found);
    }
    if let Some(dialect) = Dialect::from_set(extended.set) {
        operands_of(cx, inst, extended, dialect, found);
    }
}

/// Returns the name of a set of debug information.
fn document(set: ExtendedSet) -> Option<&'static str> {
    match set {
        ExtendedSet::DebugInfo => Some("OpenCL.DebugInfo.100"),
        ExtendedSet::OldDebugInfo => Some("DebugInfo"),
        ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V100) => Some("NonSemantic.Shader.DebugInfo.100"),
        ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V200) => Some("NonSemantic.Shader.DebugInfo.200"),
        ExtendedSet::OpenClStd | ExtendedSet::NonSemantic | ExtendedSet::AuxData => None,
    }
}

/// The sets of the SPIR-V registry without a table here: those of graphics, and of machine learning.
const OTHER_SETS: &[&[u8]] = &[
    b"GLSL.std.450",
    b"SPV_AMD_gcn_shader",
    b"SPV_AMD_shader_ballot",
    b"SPV_AMD_shader_explicit_vertex_parameter",
    b"SPV_AMD_shader_trinary_minmax",
    b"Arm.MotionEngine.100",
    b"TOSA.001000.1",
];

/// The start of the names of sets whose versions change.
const EXPERIMENTAL: &[u8] = b"Arm.ExperimentalMLOperations.";

/// Checks the name of a set, and that the module may import it.
fn import(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    const EXTENSION: &str = "SPV_KHR_non_semantic_info";
    let Some((name, _)) = inst.string(1) else { return };
    if !name.starts_with(b"NonSemantic.") {
        let is_known = cx.view.extended_sets().set(inst.operands[0]).is_some()
            || OTHER_SETS.contains(&&*name)
            || name.starts_with(EXPERIMENTAL);
        found.require(is_known, inst, "OpExtInstImport", || {
            format!("no specification of the set {} is known", String::from_utf8_lossy(&name))
        });
        return;
    }
    let is_allowed = cx.version() >= Version::V1_6 || cx.declared.uses(EXTENSION);
    found.require(is_allowed, inst, EXTENSION, || {
        format!("a non-semantic set requires SPIR-V 1.6 or the extension {EXTENSION}")
    });
    if let Some(version) = name.strip_prefix(b"NonSemantic.Shader.DebugInfo.") {
        let version = std::str::from_utf8(version).ok().and_then(|version| version.parse::<u32>().ok());
        found.require(version.is_some_and(|version| version >= 100), inst, "NonSemantic.Shader.DebugInfo", || {
            "the name must end with a version, 100 or later".to_owned()
        });
    }
}

/// Returns `true` if the operand of an extended instruction may be defined after it.
pub(super) fn may_be_later(cx: &Cx<'_, '_>, inst: &Instruction<'_>, at: usize) -> bool {
    const MEMBERS: usize = FIRST + 9;
    const OLD_MEMBERS: usize = FIRST + 8;
    const FUNCTION: usize = FIRST + 9;
    if inst.op == Op::ExtInstWithForwardRefsKHR {
        return true;
    }
    let Some(extended) = extended(cx, inst) else { return false };
    match (extended.set, extended.number) {
        (ExtendedSet::DebugInfo, Dbg::TypeComposite) => at >= MEMBERS,
        (ExtendedSet::OldDebugInfo, Dbg::TypeComposite) => at >= OLD_MEMBERS,
        (ExtendedSet::DebugInfo | ExtendedSet::OldDebugInfo, Dbg::Function) => at == FUNCTION,
        _ => false,
    }
}

/// Checks the rules of SPV_KHR_relaxed_extended_instruction.
fn forward_references(cx: &Cx<'_, '_>, inst: &Instruction<'_>, set: ExtendedSet, found: &mut Violations) {
    const EXTENSION: &str = "SPV_KHR_relaxed_extended_instruction";
    if inst.op != Op::ExtInstWithForwardRefsKHR {
        return;
    }
    found.require(set.is_non_semantic(), inst, EXTENSION, || "the set must be non-semantic".to_owned());
    let is_later = |id: &u32| cx.view.definition_offset(*id).is_some_and(|offset| offset >= inst.offset);
    found.require(inst.operands.iter().skip(FIRST).any(is_later), inst, EXTENSION, || {
        "one operand at least must be defined later; else the instruction must be OpExtInst".to_owned()
    });
}

/// Returns the position of the first operand that may be anything defined before: those of an instruction of a set without
/// types of its own, unless non-semantic instructions are among them (see [`may_use`]).
pub(super) fn first_of_any_kind(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> usize {
    match extended(cx, inst) {
        Some(Extended { set, .. })
            if set != ExtendedSet::OpenClStd && (set.is_non_semantic() || !cx.has_non_semantic) =>
        {
            FIRST
        }
        Some(_) | None => usize::MAX,
    }
}

/// Returns `true` if `user` may use the result of the instruction `id`: that of a non-semantic instruction is used by
/// other non-semantic instructions only (specification, `OpExtInstImport`).
pub(super) fn may_use(cx: &Cx<'_, '_>, user: &Instruction<'_>, id: u32) -> bool {
    if !matches!(cx.op(id), Some(Op::ExtInst | Op::ExtInstWithForwardRefsKHR)) {
        return true;
    }
    let is_non_semantic =
        |inst: &Instruction<'_>| extended(cx, inst).is_some_and(|extended| extended.set.is_non_semantic());
    let is_about = matches!(user.op, Op::Name | Op::Decorate | Op::DecorateId | Op::DecorateString);
    is_about || is_non_semantic(user) || !cx.definition(id).is_some_and(|used| is_non_semantic(&used))
}

/// Checks the operands by the table.
fn operands_of(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    extended: Extended<'_>,
    dialect: Dialect,
    found: &mut Violations,
) {
    let Some(row) = operands::row(dialect, extended.number) else { return };
    for (index, &word) in extended.operands.iter().enumerate() {
        let must = operands::at(row, index);
        found.tolerate(must.holds(cx, dialect, word), inst, dialect.document(), || {
            let name = extended_row(extended.set, extended.number.0).and_then(|row| row.get(index).or(row.last()));
            format!("{} must be {}", name.map_or("the operand", |operand| operand.name), must.noun(dialect))
        });
    }
    operands::together(cx, inst, extended, dialect, found);
}
