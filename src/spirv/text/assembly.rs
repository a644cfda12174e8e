//! One instruction as assembly in the style of SPIRV-Tools, for messages: `%sum = OpIAdd %7 %x %y`.

use std::fmt::Write;

use crate::spirv::grammar::{EnumKind, Op, bits, enum_row, enumerant};
use crate::spirv::operands::{ExtendedSet, Part, extended_parts};
use crate::spirv::view::{Instruction, View};

/// Prints an instruction of a module, which need not be valid. An id is printed by its name, if it has one.
pub fn instruction(view: &View<'_>, inst: &Instruction<'_>) -> String {
    let mut text = String::new();
    let result = inst.result();
    if let Some(id) = result {
        _ = write!(text, "{} = ", self::id(view, id));
    }
    _ = write!(text, "{}", inst.op);
    let set = match (inst.op, inst.operands) {
        (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, &[_, _, set, ..]) => view.extended_sets().set(set),
        _ => None,
    };
    let mut next = 0;
    let mut print = |at: usize, part: Part| {
        if at < next {
            return;
        }
        inst.operands[next..at].iter().for_each(|word| _ = write!(text, " {word}"));
        next = at + operand(view, inst, set, at, part, &mut text);
    };
    extended_parts(set, **inst, &mut print);
    inst.operands[next..].iter().for_each(|word| _ = write!(text, " {word}"));
    text
}

/// Prints the operand that starts at `at` and returns its number of words.
fn operand(
    view: &View<'_>,
    inst: &Instruction<'_>,
    set: Option<ExtendedSet>,
    at: usize,
    part: Part,
    text: &mut String,
) -> usize {
    let word = inst.operands[at];
    _ = match part {
        Part::Result => Ok(()),
        Part::Id => write!(text, " {}", id(view, word)),
        Part::Number => write!(text, " {word}"),
        Part::Enumerant(kind) => write!(text, " {}", enumerant_name(kind, word)),
        Part::ExtendedInstruction => match set.and_then(|set| set.name_of(word)) {
            Some(name) => write!(text, " {name}"),
            None => write!(text, " {word}"),
        },
        Part::String => {
            let Some((bytes, length)) = inst.string(at) else { return 0 };
            _ = write!(text, " {:?}", String::from_utf8_lossy(&bytes));
            return length;
        }
    };
    1
}

/// Prints an id by its name, if it has one.
pub fn id(view: &View<'_>, id: u32) -> String {
    let is_plain = |name: &String| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.$".contains(&byte));
    match view.name(id).filter(is_plain) {
        Some(name) => format!("%{name}"),
        None => format!("%{id}"),
    }
}

/// Returns the name of an enumerant, or the names of the bits of a mask.
fn enumerant_name(kind: EnumKind, value: u32) -> String {
    let name = |value: u32| enumerant(kind, value).map_or_else(|| value.to_string(), |row| row.name.to_owned());
    match enum_row(kind).is_mask && value != 0 {
        true => bits(value).map(name).collect::<Vec<_>>().join("|"),
        false => name(value),
    }
}
