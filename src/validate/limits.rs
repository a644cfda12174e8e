//! The universal limits: what every consumer has to take at least (specification, section 2.17). A module above one is
//! valid, and many consumers take it; so it is worth a warning and no error.
//!
//! How many words an instruction has is checked where it is written.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Violation;
use super::outline::{At, Outline};
use super::spirv_tools;
use crate::spirv::binary::write;
use crate::spirv::grammar::{Capability, EnumKind, Op, OperandKind, StorageClass, enum_row, op_row};
use crate::spirv::inst;
use crate::spirv::module::MAX_BOUND;

const CHARACTERS: usize = 65_535;
const NESTED_FLOW: usize = 1_023;
const GLOBALS: usize = 65_535;
const LOCALS: usize = 524_287;
const MODES: usize = 255;
const INDEXES: usize = 255;
const ARGUMENTS: usize = 255;
const CASES: usize = 16_383;
const MEMBERS: usize = 16_383;
const NESTED_STRUCTURES: usize = 255;

/// A limit that is exceeded.
struct Exceeded {
    offset: usize,
    what: &'static str,
    limit: usize,
}

type Outcome = Result<(), Exceeded>;

/// Returns the first place where a module exceeds each limit, in the order of the module.
///
/// The module need not be valid; of words that are none, nothing is said.
///
/// # Errors
///
/// The module has more ids than this program can represent.
pub fn check(words: &[u32]) -> Result<Vec<Violation>, Violation> {
    if let Some(&bound) = words.get(3).filter(|&&bound| bound > MAX_BOUND) {
        let rule = format!("the module has {} ids; there may be {}", bound - 1, MAX_BOUND - 1);
        return Err(Violation { rule, instruction: None, offset: None });
    }
    let mut counts = Counts::default();
    let mut exceeded: Vec<Exceeded> = Vec::new();
    for at in all(words) {
        if let Err(new) = counts.instruction(words, at)
            && !exceeded.iter().any(|known| known.what == new.what)
        {
            exceeded.push(new);
        }
    }
    let outline = (!exceeded.is_empty()).then(|| Outline::of(words)).flatten();
    let violation = |Exceeded { offset, what, limit }| {
        let offset = outline.as_ref().map_or(offset, |outline| outline.first_use(offset));
        Violation {
            rule: format!(
                "more than {limit} {what}: consumers have to take that many (specification, section 2.17), and may \
                 refuse more"
            ),
            instruction: spirv_tools::instruction(words, offset),
            offset: Some(offset),
        }
    };
    Ok(exceeded.into_iter().map(violation).collect())
}

/// The instructions of a module; none of words that are no module.
fn all(words: &[u32]) -> impl Iterator<Item = At<'_>> {
    let mut offset = write::HEADER_WORDS;
    inst::iter(words.get(offset..).unwrap_or_default()).map_while(Result::ok).map(move |inst| {
        let at = At { offset, inst };
        offset = at.end();
        at
    })
}

/// What is counted over several instructions.
#[derive(Default)]
struct Counts {
    globals: usize,
    locals: usize,
    parameters: usize,
    /// How many decorations each id has, and each member of one.
    decorations: Vec<u16>,
    member_decorations: FxHashMap<(u32, u32), u16>,
    modes: FxHashMap<u32, usize>,
    /// How deep structures lie in each type that holds any.
    depths: FxHashMap<u32, usize>,
    has_long_composites: bool,
    /// The merge blocks that are declared and not yet seen.
    merges: FxHashSet<u32>,
}

impl Counts {
    fn instruction(&mut self, words: &[u32], at: At<'_>) -> Outcome {
        let operand = |index: usize| at.inst.operands.get(index).copied().unwrap_or_default();
        let from = |first: usize| at.inst.operands.len().saturating_sub(first);
        let exceeds = |count: usize, limit: usize, what: &'static str| match count > limit {
            true => Err(Exceeded { offset: at.offset, what, limit }),
            false => Ok(()),
        };
        strings(at)?;
        match at.inst.op {
            Op::Capability => {
                self.has_long_composites |= Capability(operand(0)) == Capability::LongCompositesINTEL;
                Ok(())
            }
            Op::Variable | Op::UntypedVariableKHR if StorageClass(operand(2)) == StorageClass::Function => {
                self.locals += 1;
                exceeds(self.locals, LOCALS, "variables of functions")
            }
            Op::Variable | Op::UntypedVariableKHR => {
                self.globals += 1;
                exceeds(self.globals, GLOBALS, "variables outside of functions")
            }
            Op::Decorate | Op::DecorateId | Op::DecorateString => {
                let place = operand(0) as usize;
                if place >= self.decorations.len() {
                    // No bound is higher, that much is checked.
                    self.decorations.resize(words.get(3).map_or(0, |&bound| bound as usize), 0);
                }
                self.decorations.get_mut(place).map_or(Ok(()), |count| decoration(at, count))
            }
            Op::MemberDecorate | Op::MemberDecorateString => {
                decoration(at, self.member_decorations.entry((operand(0), operand(1))).or_default())
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let modes = self.modes.entry(operand(0)).or_default();
                *modes += 1;
                exceeds(*modes, MODES, "execution modes of an entry point")
            }
            Op::AccessChain | Op::InBoundsAccessChain => exceeds(from(3), INDEXES, "indexes"),
            Op::PtrAccessChain | Op::InBoundsPtrAccessChain => exceeds(from(3), INDEXES, "indexes"),
            Op::CompositeExtract => exceeds(from(3), INDEXES, "indexes"),
            Op::CompositeInsert => exceeds(from(4), INDEXES, "indexes"),
            Op::Function => {
                self.parameters = 0;
                self.merges.clear();
                Ok(())
            }
            Op::FunctionParameter => {
                self.parameters += 1;
                exceeds(self.parameters, ARGUMENTS, "parameters of a function")
            }
            Op::FunctionCall => exceeds(from(3), ARGUMENTS, "arguments of a call"),
            Op::ExtInst => exceeds(from(4), ARGUMENTS, "arguments of an extended instruction"),
            Op::Switch => exceeds(cases(words, at), CASES, "cases of a switch"),
            Op::TypeStruct => {
                if !self.has_long_composites {
                    exceeds(from(1), MEMBERS, "members of a structure")?;
                }
                exceeds(self.deepen(at, 1), NESTED_STRUCTURES, "structures, each in the next")
            }
            Op::TypeArray | Op::TypeRuntimeArray => {
                self.deepen(at, 0);
                Ok(())
            }
            Op::SelectionMerge | Op::LoopMerge => {
                self.merges.insert(operand(0));
                exceeds(self.merges.len(), NESTED_FLOW, "structured branches, each in the next")
            }
            Op::Label => {
                if !self.merges.is_empty() {
                    self.merges.remove(&operand(0));
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// How deep structures lie in a type that holds others.
    fn deepen(&mut self, at: At<'_>, own: usize) -> usize {
        let Some((&id, members)) = at.inst.operands.split_first() else { return 0 };
        let members = if at.inst.op == Op::TypeStruct { members } else { members.get(..1).unwrap_or_default() };
        let depth = members.iter().filter_map(|member| self.depths.get(member)).max().copied().unwrap_or(0) + own;
        self.depths.insert(id, depth);
        depth
    }
}

/// Counts one more decoration. The limit is the number of decorations that there are.
fn decoration(at: At<'_>, count: &mut u16) -> Outcome {
    *count = count.saturating_add(1);
    let limit = enum_row(EnumKind::Decoration).enumerants.len();
    match usize::from(*count) > limit {
        true => Err(Exceeded { offset: at.offset, what: "decorations of one id", limit }),
        false => Ok(()),
    }
}

/// Strings have as many characters as may be.
fn strings(at: At<'_>) -> Outcome {
    // No string of fewer words is too long.
    if at.inst.operands.len() <= CHARACTERS / 4 {
        return Ok(());
    }
    let operands = op_row(at.inst.op).map_or(&[][..], |row| row.operands);
    let has_string = operands.iter().any(|operand| operand.kind == OperandKind::LiteralString);
    let is_decoration = matches!(at.inst.op, Op::Decorate | Op::MemberDecorate | Op::DecorateString | Op::EntryPoint);
    if !has_string && !is_decoration {
        return Ok(());
    }
    let strings = (0..at.inst.operands.len().min(4)).filter_map(|index| at.inst.string(index));
    let longest = strings.map(|(bytes, _)| String::from_utf8_lossy(&bytes).chars().count()).max().unwrap_or(0);
    match longest > CHARACTERS {
        true => Err(Exceeded { offset: at.offset, what: "characters in a string", limit: CHARACTERS }),
        false => Ok(()),
    }
}

/// The cases of a switch, whose numbers have as many words as its selector.
fn cases(module: &[u32], at: At<'_>) -> usize {
    let words = at.inst.operands.len().saturating_sub(2);
    let selector = at.inst.operands.first().copied().unwrap_or_default();
    if words / 3 <= CASES && words / 2 <= CASES {
        return words / 3;
    }
    // Only of a switch as long as this the type matters.
    let ty = all(module).find_map(|other| match other.inst.operands {
        &[ty, id, ..] if id == selector && op_row(other.inst.op).is_some_and(|row| row.has_result_type()) => Some(ty),
        _ => None,
    });
    let is_wide = ty.is_some_and(|ty| {
        all(module).any(|at| {
            at.inst.op == Op::TypeInt && matches!(at.inst.operands, &[id, width, _] if id == ty && width > 32)
        })
    });
    words / if is_wide { 3 } else { 2 }
}
