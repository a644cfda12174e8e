//! The universal limits: what every consumer has to take at least (specification, section 2.17). A module above one is
//! valid, and many consumers take it; so it is worth a warning and no error.
//!
//! How many words an instruction has is checked where it is written.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Violation, first_use, spirv_tools};
use crate::spirv::View;
use crate::spirv::grammar::{Capability, EnumKind, Op, OperandKind, StorageClass, enum_row, op_row};
use crate::spirv::module::MAX_BOUND;
use crate::spirv::view::{Instruction, is_variable};

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

/// [`check_view`] of words; of words that are no module, nothing is said.
///
/// # Errors
///
/// As [`check_view`].
pub fn check(words: &[u32]) -> Result<Vec<Violation>, Violation> {
    View::parse(words).map_or_else(|_| Ok(Vec::new()), |view| check_view(&view))
}

/// Returns the first place where a module exceeds each limit, in the order of the module, which need not be valid.
///
/// # Errors
///
/// The module has more ids than this program can represent.
pub fn check_view(view: &View<'_>) -> Result<Vec<Violation>, Violation> {
    if view.bound() > MAX_BOUND {
        let rule = format!("the module has {} ids; there may be {}", view.bound() - 1, MAX_BOUND - 1);
        return Err(Violation { rule, instruction: None, offset: None });
    }
    let mut counts = Counts::default();
    let mut exceeded: Vec<Exceeded> = Vec::new();
    for inst in view.instructions() {
        if let Err(new) = counts.instruction(view, inst)
            && !exceeded.iter().any(|known| known.what == new.what)
        {
            exceeded.push(new);
        }
    }
    let violation = |Exceeded { offset, what, limit }| {
        let offset = first_use::of(view, offset);
        Violation {
            rule: format!(
                "more than {limit} {what}: consumers have to take that many (specification, section 2.17), and may \
                 refuse more"
            ),
            instruction: spirv_tools::instruction(view.words(), offset),
            offset: Some(offset),
        }
    };
    Ok(exceeded.into_iter().map(violation).collect())
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
    fn instruction(&mut self, view: &View<'_>, inst: Instruction<'_>) -> Outcome {
        let operand = |index: usize| inst.operands.get(index).copied().unwrap_or_default();
        let from = |first: usize| inst.operands.len().saturating_sub(first);
        let exceeds = |count: usize, limit: usize, what: &'static str| match count > limit {
            true => Err(Exceeded { offset: inst.offset, what, limit }),
            false => Ok(()),
        };
        strings(inst)?;
        match inst.op {
            Op::Capability => {
                self.has_long_composites |= Capability(operand(0)) == Capability::LongCompositesINTEL;
                Ok(())
            }
            op if is_variable(op) && StorageClass(operand(2)) == StorageClass::Function => {
                self.locals += 1;
                exceeds(self.locals, LOCALS, "variables of functions")
            }
            op if is_variable(op) => {
                self.globals += 1;
                exceeds(self.globals, GLOBALS, "variables outside of functions")
            }
            Op::Decorate | Op::DecorateId | Op::DecorateString => {
                let place = operand(0) as usize;
                if place >= self.decorations.len() {
                    // No bound is higher, that much is checked.
                    self.decorations.resize(view.bound() as usize, 0);
                }
                self.decorations.get_mut(place).map_or(Ok(()), |count| decoration(inst, count))
            }
            Op::MemberDecorate | Op::MemberDecorateString => {
                decoration(inst, self.member_decorations.entry((operand(0), operand(1))).or_default())
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
            Op::Switch => exceeds(cases(view, inst), CASES, "cases of a switch"),
            Op::TypeStruct => {
                if !self.has_long_composites {
                    exceeds(from(1), MEMBERS, "members of a structure")?;
                }
                exceeds(self.deepen(inst, 1), NESTED_STRUCTURES, "structures, each in the next")
            }
            Op::TypeArray | Op::TypeRuntimeArray => {
                self.deepen(inst, 0);
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
    fn deepen(&mut self, inst: Instruction<'_>, own: usize) -> usize {
        let Some((&id, members)) = inst.operands.split_first() else { return 0 };
        let members = if inst.op == Op::TypeStruct { members } else { members.get(..1).unwrap_or_default() };
        let depth = members.iter().filter_map(|member| self.depths.get(member)).max().copied().unwrap_or(0) + own;
        self.depths.insert(id, depth);
        depth
    }
}

/// Counts one more decoration. The limit is the number of decorations that there are.
fn decoration(inst: Instruction<'_>, count: &mut u16) -> Outcome {
    *count = count.saturating_add(1);
    let limit = enum_row(EnumKind::Decoration).enumerants.len();
    match usize::from(*count) > limit {
        true => Err(Exceeded { offset: inst.offset, what: "decorations of one id", limit }),
        false => Ok(()),
    }
}

/// Strings have as many characters as may be.
fn strings(inst: Instruction<'_>) -> Outcome {
    // No string of fewer words is too long.
    if inst.operands.len() <= CHARACTERS / 4 {
        return Ok(());
    }
    let operands = op_row(inst.op).map_or(&[][..], |row| row.operands);
    let has_string = operands.iter().any(|operand| operand.kind == OperandKind::LiteralString);
    let is_decoration = matches!(inst.op, Op::Decorate | Op::MemberDecorate | Op::DecorateString | Op::EntryPoint);
    if !has_string && !is_decoration {
        return Ok(());
    }
    let strings = (0..inst.operands.len().min(4)).filter_map(|index| inst.string(index));
    let longest = strings.map(|(bytes, _)| String::from_utf8_lossy(&bytes).chars().count()).max().unwrap_or(0);
    match longest > CHARACTERS {
        true => Err(Exceeded { offset: inst.offset, what: "characters in a string", limit: CHARACTERS }),
        false => Ok(()),
    }
}

/// The cases of a switch, whose numbers have as many words as its selector.
fn cases(view: &View<'_>, inst: Instruction<'_>) -> usize {
    let selector = inst.operands.first().copied().unwrap_or_default();
    inst.operands.len().saturating_sub(2) / view.case_words(selector)
}
