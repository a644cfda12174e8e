//! Instructions as assembly in the style of SPIRV-Tools: `%sum = OpIAdd %7 %x %y`; one for messages, or all of a module.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use crate::error::Result;
use crate::spirv::grammar::{EnumKind, Op, bits, enum_row, enumerant};
use crate::spirv::operands::{ExtendedSet, OperandPart, extended_parts};
use crate::spirv::view::{Instruction, View};

/// Prints a module, one instruction a line, with every enumerant of the grammar; SPIRV-Tools does not know some of
/// extensions. An unknown number stays a number.
///
/// # Errors
///
/// `InvalidSpirv` if the words are not a module.
pub fn module(words: &[u32]) -> Result<String> {
    /// The column of the opcodes.
    const INDENT: usize = 15;
    let view = View::parse(words)?;
    let mut text = String::from("; SPIR-V\n");
    // Writing to a string does not fail.
    if let Some(version) = view.version() {
        _ = writeln!(text, "; Version: {version}");
    }
    _ = writeln!(text, "; Bound: {}", view.bound());
    // The first id with a name has it; a later one has its number.
    let mut owners = FxHashMap::default();
    for id in view.instructions().filter_map(|inst| inst.result()) {
        owners.entry(self::id(&view, id)).or_insert(id);
    }
    let unique = |id: u32| {
        let name = self::id(&view, id);
        if owners.get(&name).is_none_or(|owner| *owner == id) { name } else { format!("%{id}") }
    };
    for inst in view.instructions() {
        let result = inst.result().map(|id| unique(id) + " = ").unwrap_or_default();
        _ = writeln!(text, "{result:>indent$}{}", operation(&view, &inst, unique), indent = INDENT);
    }
    Ok(text)
}

/// Prints an instruction of a module, which need not be valid. An id is printed by its name, if it has one.
pub fn instruction(view: &View<'_>, inst: &Instruction<'_>) -> String {
    let name = |id| self::id(view, id);
    let operation = operation(view, inst, name);
    match inst.result() {
        Some(id) => format!("{} = {operation}", name(id)),
        None => operation,
    }
}

/// The maximum length of an instruction in a message, in bytes.
const MAX_LENGTH: usize = 1000;

/// Prints an instruction for a message: of a very long one the start.
pub fn instruction_start(view: &View<'_>, inst: &Instruction<'_>) -> String {
    let mut text = instruction(view, inst);
    if text.len() > MAX_LENGTH {
        text.truncate(text.floor_char_boundary(MAX_LENGTH));
        text.push_str(" ...");
    }
    text
}

/// Prints the opcode and the operands of an instruction; `name` names ids.
fn operation(view: &View<'_>, inst: &Instruction<'_>, name: impl Fn(u32) -> String) -> String {
    let mut text = String::new();
    _ = write!(text, "{}", inst.op);
    let set = match (inst.op, inst.operands) {
        (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, &[_, _, set, ..]) => view.extended_sets().set(set),
        _ => None,
    };
    let mut next = 0;
    let mut print = |at: usize, part: OperandPart| {
        if at < next {
            return;
        }
        inst.operands[next..at].iter().for_each(|word| _ = write!(text, " {word}"));
        next = at + operand(inst, set, (at, part), &name, &mut text);
    };
    extended_parts(set, **inst, &mut print);
    inst.operands[next..].iter().for_each(|word| _ = write!(text, " {word}"));
    text
}

/// Prints the operand that starts at `at` and returns its number of words.
fn operand(
    inst: &Instruction<'_>,
    set: Option<ExtendedSet>,
    (at, part): (usize, OperandPart),
    name: impl Fn(u32) -> String,
    text: &mut String,
) -> usize {
    let word = inst.operands[at];
    _ = match part {
        OperandPart::Result => Ok(()),
        OperandPart::Id => write!(text, " {}", name(word)),
        OperandPart::Number => write!(text, " {word}"),
        OperandPart::Enumerant(kind) => write!(text, " {}", enumerant_name(kind, word)),
        OperandPart::ExtendedInstruction => match set.and_then(|set| set.name_of(word)) {
            Some(name) => write!(text, " {name}"),
            None => write!(text, " {word}"),
        },
        OperandPart::String => {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirv::binary::MAGIC;

    #[test]
    fn a_message_has_the_start_of_a_long_instruction() {
        let mut words = vec![MAGIC, 0x0001_0000, 0, 10, 0, 5001 << 16 | 768];
        words.extend(std::iter::repeat_n(7, 5000));
        let view = View::parse(&words).unwrap();
        let inst = view.instructions().next().unwrap();
        let (whole, start) = (instruction(&view, &inst), instruction_start(&view, &inst));
        assert_eq!(whole.len(), "Op768".len() + 5000 * " 7".len());
        assert_eq!(start, format!("{} ...", &whole[..MAX_LENGTH]));
    }
}
