//! Words to text.

use std::borrow::Cow;

use super::super::binary::write::HEADER_WORDS;
use super::super::grammar::Op;
use super::super::inst::{Inst, InstView};
use super::super::operands::{ExtendedSets, OperandPart, parts};
use super::super::view::View;
use super::names::Names;
use super::{NAMED, is_opcode_at, set_at};
use crate::error::Result;

/// Prints a module as text.
///
/// A line is an instruction: its word count, its opcode without `Op`, and its operands, each followed by a blank.
/// Operands are the words as numbers, except for strings in quotes, and the names of capabilities, decorations, a few of
/// their operands, and instructions of OpenCL.std and of OpenCL.DebugInfo.100. The first line is the header. A blank line
/// comes before each function, each block and the end of a function.
///
/// # Errors
///
/// The words are not a SPIR-V module.
pub fn print(words: &[u32]) -> Result<Vec<u8>> {
    let view = View::parse(words)?;
    let names = Names::in_module(&view);
    let mut printer = Printer { text: Vec::with_capacity(words.len() * 4), sets: ExtendedSets::default(), names };
    printer.numbers(&words[..HEADER_WORDS]);
    printer.text.push(b'\n');
    for inst in view.instructions() {
        printer.instruction(*inst);
    }
    Ok(printer.text)
}

struct Printer {
    text: Vec<u8>,
    /// The sets whose imports are printed as strings: the parser knows no others.
    sets: ExtendedSets,
    names: Names,
}

impl Printer {
    fn instruction(&mut self, inst: InstView<'_>) {
        if matches!(inst.op, Op::Function | Op::Label | Op::FunctionEnd) {
            self.text.push(b'\n');
        }
        self.number(inst.operands.len() as u32 + 1);
        match self.names.op(inst.op) {
            Some(name) => self.word(&name),
            None => self.number(u32::from(inst.op.0)),
        }
        let mut next = 0;
        parts(inst.op, inst.operands, |at, part| {
            if at >= next {
                self.numbers(&inst.operands[next..at]);
                next = at + self.part(inst, at, part);
            }
        });
        self.numbers(&inst.operands[next..]);
        self.text.push(b'\n');
    }

    /// Prints the operand at `at` and returns its number of words.
    fn part(&mut self, inst: InstView<'_>, at: usize, part: OperandPart) -> usize {
        let word = inst.operands[at];
        let name = match part {
            OperandPart::Number if is_opcode_at(inst.op, at) => {
                u16::try_from(word).ok().and_then(|op| self.names.op(Op(op)))
            }
            OperandPart::Id | OperandPart::Result | OperandPart::Number | OperandPart::Float => None,
            OperandPart::String => return self.string(inst, at),
            OperandPart::Enumerant(kind) if NAMED.contains(&kind) => self.names.enumerant(kind, word),
            OperandPart::Enumerant(_) => None,
            OperandPart::ExtendedInstruction => {
                set_at(&self.sets, inst.operands, at).and_then(|set| set.name_of(word)).map(Cow::Borrowed)
            }
        };
        match name {
            Some(name) => self.word(&name),
            None => self.number(word),
        }
        1
    }

    /// Prints a string and returns its number of words: one, printed as a number, if quotes do not represent its words.
    fn string(&mut self, inst: InstView<'_>, at: usize) -> usize {
        let words = &inst.operands[at..];
        let Some((bytes, length)) = inst.string(at).filter(|(bytes, length)| is_spelled(bytes, &words[..*length]))
        else {
            self.number(words[0]);
            return 1;
        };
        if let (Op::ExtInstImport, Some(&id)) = (inst.op, inst.operands.first()) {
            self.sets.note(id, &bytes);
        }
        self.text.push(b'"');
        for &byte in &bytes {
            if byte == b'"' {
                self.text.push(b'\\');
            }
            self.text.push(byte);
        }
        self.text.extend(b"\" ");
        length
    }

    fn numbers(&mut self, words: &[u32]) {
        words.iter().for_each(|&word| self.number(word));
    }

    fn number(&mut self, number: u32) {
        self.word(&number.to_string());
    }

    fn word(&mut self, word: &str) {
        self.text.extend(word.as_bytes());
        self.text.push(b' ');
    }
}

/// Returns `true` if the bytes in quotes are parsed as these words. A backslash at the end would escape the quote.
fn is_spelled(bytes: &[u8], words: &[u32]) -> bool {
    bytes.last() != Some(&b'\\') && Inst::new(Op::Nop).string(bytes).operands() == words
}
