//! Instructions as assembly in the style of SPIRV-Tools: `%sum = OpIAdd %7 %x %y`; one for messages, or all of a module.

use std::borrow::Cow;
use std::fmt::Write;

use super::friendly::FriendlyNames;
use super::generators::writer_name;
use super::literals::{NumberType, SINGLE_PRECISION};
use crate::error::Result;
use crate::spirv::grammar::{Dbg, Op, ShaderDebugInfo, bits, debug_enumeration, enum_row, enumerant, op_row};
use crate::spirv::operands::{EXTENDED_OPERANDS, ExtendedSet, OperandPart, extended_parts};
use crate::spirv::view::{Instruction, View};

/// Options of the assembly of a module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Disassembly {
    /// Omits the comments that repeat the header.
    pub no_header: bool,
    /// Prints ids as numbers instead of names derived from `OpName` and types.
    pub raw_ids: bool,
}

/// The column of the opcodes.
const INDENT: usize = 15;

/// The position of the opcode of an `OpSpecConstantOp` among its operands.
const OPERATION: usize = 2;

/// The position of the number of an extended instruction among the operands.
const INSTRUCTION: usize = EXTENDED_OPERANDS - 1;

/// Prints a module, one instruction a line, as SPIRV-Tools' disassembler does, in linear time and with every enumerant of the
/// grammar. An unknown number stays a number.
///
/// # Errors
///
/// `InvalidSpirv` if the words are not a module.
pub fn module(words: &[u32], options: Disassembly) -> Result<String> {
    let view = View::parse(words)?;
    let mut text = String::with_capacity(words.len() * 8);
    if !options.no_header {
        header(&view, &mut text);
    }
    let names = if options.raw_ids { FriendlyNames::default() } else { FriendlyNames::new(&view) };
    // Writing to a string does not fail.
    let name = |id: u32, text: &mut String| {
        _ = match names.get(id) {
            Some(name) => write!(text, "%{name}"),
            None => write!(text, "%{id}"),
        };
    };
    let printer = Printer { view: &view, name, is_for_assemblers: true };
    let mut result = String::new();
    for inst in view.instructions() {
        result.clear();
        if let Some(id) = inst.result() {
            (printer.name)(id, &mut result);
            result.push_str(" = ");
        }
        _ = write!(text, "{result:>INDENT$}");
        printer.operation(&inst, &mut text);
        text.push('\n');
    }
    Ok(text)
}

/// Prints the header of a module as comments.
fn header(view: &View<'_>, text: &mut String) {
    text.push_str("; SPIR-V\n");
    if let Some(version) = view.version() {
        _ = writeln!(text, "; Version: {version}");
    }
    let (writer, number) = (view.generator() >> 16, view.generator() & 0xFFFF);
    _ = match writer_name(writer) {
        Some(name) => writeln!(text, "; Generator: {name}; {number}"),
        None => writeln!(text, "; Generator: Unknown({writer}); {number}"),
    };
    _ = writeln!(text, "; Bound: {}\n; Schema: {}", view.bound(), view.words()[4]);
}

/// Prints opcodes and operands of a module.
struct Printer<'v, 'a, N> {
    view: &'v View<'a>,
    /// Prints an id.
    name: N,
    /// `true` if extended instructions have their numbers where assemblers do not know the set.
    is_for_assemblers: bool,
}

impl<N: Fn(u32, &mut String)> Printer<'_, '_, N> {
    /// Prints the opcode and the operands of an instruction.
    fn operation(&self, inst: &Instruction<'_>, text: &mut String) {
        // Writing to a string does not fail.
        _ = write!(text, "{}", inst.op);
        let set = match (inst.op, inst.operands) {
            (Op::ExtInst | Op::ExtInstWithForwardRefsKHR, &[_, _, set, ..]) => self.view.extended_sets().set(set),
            _ => None,
        };
        let mut next = 0;
        let print = |at: usize, part: OperandPart| {
            // The words of a string are one part.
            if at >= next {
                next = at + self.operand(inst, set, (at, part), text);
            }
        };
        extended_parts(set, **inst, print);
        self.typed_numbers(inst, next, text);
    }

    /// Prints the words from `start` on, which are numbers of a type: the value of a constant, or the cases of an `OpSwitch`.
    fn typed_numbers(&self, inst: &Instruction<'_>, start: usize, text: &mut String) {
        let mut rest = inst.operands.get(start..).unwrap_or_default();
        let ty = match (inst.op, inst.operands) {
            (Op::Constant | Op::SpecConstant, &[ty, ..]) => Some(ty),
            (Op::Switch, &[selector, ..]) => self.view.definition(selector).and_then(|selector| selector.result_type()),
            _ => None,
        };
        let ty = ty.and_then(|ty| self.view.definition(ty)).and_then(|ty| NumberType::declared(&ty));
        if let Some(ty) = ty {
            while let Some((number, others)) = rest.split_at_checked(ty.words()).filter(|_| !rest.is_empty()) {
                text.push(' ');
                ty.print(number, text);
                rest = others;
                if let (Op::Switch, Some((&label, others))) = (inst.op, rest.split_first()) {
                    self.id(label, text);
                    rest = others;
                }
            }
        }
        rest.iter().for_each(|word| _ = write!(text, " {word}"));
    }

    /// Prints the operand that starts at `at` and returns its number of words.
    fn operand(
        &self,
        inst: &Instruction<'_>,
        set: Option<ExtendedSet>,
        (at, part): (usize, OperandPart),
        text: &mut String,
    ) -> usize {
        let word = inst.operands[at];
        let known = match part {
            OperandPart::Result => return 1,
            OperandPart::String => {
                let Some((bytes, length)) = inst.string(at) else { return 0 };
                let escaped = String::from_utf8_lossy(&bytes).replace('\\', "\\\\").replace('"', "\\\"");
                _ = write!(text, " \"{escaped}\"");
                return length;
            }
            OperandPart::Id => {
                self.id(word, text);
                return 1;
            }
            OperandPart::Float => {
                text.push(' ');
                SINGLE_PRECISION.print(&[word], text);
                return 1;
            }
            OperandPart::Number if (inst.op, at) == (Op::SpecConstantOp, OPERATION) => {
                let row = u16::try_from(word).ok().and_then(|op| op_row(Op(op)));
                row.map(|row| row.name.strip_prefix("Op").unwrap_or(row.name).into())
            }
            OperandPart::Number if set == Some(ExtendedSet::DebugInfo) => {
                let position = at.checked_sub(EXTENDED_OPERANDS);
                let enumeration = position.and_then(|at| debug_enumeration(Dbg(inst.operands[INSTRUCTION]), at));
                enumeration.and_then(|row| names_of(row.is_mask, word, |value| row.name(value)))
            }
            OperandPart::Number => None,
            OperandPart::Enumerant(kind) => {
                names_of(enum_row(kind).is_mask, word, |value| enumerant(kind, value).map(|row| row.name))
            }
            OperandPart::ExtendedInstruction => {
                let set = set.filter(|set| !self.is_for_assemblers || is_known_to_assemblers(*set));
                let name = set.and_then(|set| match set {
                    // The text of the Khronos translator has numbers.
                    ExtendedSet::OldDebugInfo => ExtendedSet::DebugInfo.name_of(word),
                    set => set.name_of(word),
                });
                name.map(Cow::Borrowed)
            }
        };
        _ = match known {
            Some(known) => write!(text, " {known}"),
            None => write!(text, " {word}"),
        };
        1
    }

    fn id(&self, id: u32, text: &mut String) {
        text.push(' ');
        (self.name)(id, text);
    }
}

/// Returns `true` for a set whose instructions have names in the assembly of SPIRV-Tools.
fn is_known_to_assemblers(set: ExtendedSet) -> bool {
    match set {
        ExtendedSet::OpenClStd
        | ExtendedSet::DebugInfo
        | ExtendedSet::OldDebugInfo
        | ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V100) => true,
        ExtendedSet::ShaderDebugInfo(ShaderDebugInfo::V200) | ExtendedSet::AuxData | ExtendedSet::NonSemantic => false,
    }
}

/// Returns the name of an enumerant, if it is known, or the names of the bits of a mask.
fn names_of(is_mask: bool, value: u32, name: impl Fn(u32) -> Option<&'static str>) -> Option<Cow<'static, str>> {
    if !is_mask || value.count_ones() <= 1 {
        return name(value).map(Cow::Borrowed);
    }
    let names = bits(value).map(|bit| name(bit).map_or_else(|| bit.to_string().into(), Cow::Borrowed));
    Some(names.collect::<Vec<_>>().join("|").into())
}

/// Prints an instruction of a module, which need not be valid. An id is printed by its name, if it has one.
pub fn instruction(view: &View<'_>, inst: &Instruction<'_>) -> String {
    let name = |id: u32, text: &mut String| text.push_str(&self::id(view, id));
    let printer = Printer { view, name, is_for_assemblers: false };
    let mut text = inst.result().map(|id| self::id(view, id) + " = ").unwrap_or_default();
    printer.operation(inst, &mut text);
    text
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

/// Prints an id by its name, if it has one.
pub fn id(view: &View<'_>, id: u32) -> String {
    let is_plain = |name: &String| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.$".contains(&byte));
    match view.name(id).filter(is_plain) {
        Some(name) => format!("%{name}"),
        None => format!("%{id}"),
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
