//! Text to words.

use super::super::binary::MAGIC;
use super::super::binary::write::{BOUND, HEADER_WORDS};
use super::super::grammar::{Op, Operand, OperandKind, Quantifier, enumerants, op_by_name, op_row};
use super::super::inst::{Inst, MAX_WORDS};
use super::super::operands::{ExtendedSets, OperandPart, least_words, parts};
use super::super::view::View;
use super::names::parse_enumerant;
use super::{is_opcode_at, set_at, types};
use crate::error::{Error, ErrorKind, Result};

/// Parses a module in the format of [`print`](super::print).
///
/// Line ends are blanks, but for one after a string, which ends the instruction: texts by hand have strings of other lengths
/// than their word counts say. A `;` outside of strings starts a comment, up to the end of its line. An enumerant or
/// extended instruction may be a number or a name, other literals may be negative. A word count of 0 before a
/// name stands for no instruction. The bound is raised if it is too low for the ids.
///
/// # Errors
///
/// The text does not have this format, or the words are not a SPIR-V module; the message has the line. Or an instruction
/// has a type that the Khronos translator refuses when it reads the text.
pub fn parse(text: &[u8]) -> Result<Vec<u32>> {
    let mut tokens = Tokens { text, at: 0, line: 1 };
    let mut words = Vec::with_capacity(text.len() / 4);
    for _ in 0..HEADER_WORDS {
        let token = tokens.next()?.ok_or_else(|| tokens.error("the text ends in the header"))?;
        words.push(tokens.number(&token)?);
    }
    if words[0] != MAGIC {
        return Err(tokens.error(format!("the text starts with {}; expected {MAGIC}", words[0])));
    }
    let mut parser = Parser { tokens, sets: ExtendedSets::default() };
    while let Some(token) = parser.tokens.next()? {
        let count = parser.tokens.number(&token)? as usize;
        match count {
            0 => parser.tokens.skip_name()?,
            count => parser.instruction(count)?.append_to(&mut words)?,
        }
    }
    let view = View::parse(&words)?;
    types::check(&view)?;
    if let Some(id) = view.highest_id_out_of_bound() {
        words[BOUND] = id + 1;
    }
    Ok(words)
}

struct Parser<'a> {
    tokens: Tokens<'a>,
    sets: ExtendedSets,
}

impl Parser<'_> {
    /// Parses an instruction of `count` words after its word count.
    fn instruction(&mut self, count: usize) -> Result<Inst> {
        if count > MAX_WORDS {
            return Err(self.tokens.error(format!("invalid word count {count}; expected 0 to {MAX_WORDS}")));
        }
        let op = self.opcode()?;
        let least = op_row(op).map_or(1, |row| 1 + least_words(row.operands));
        let is_short = count < least;
        // The Khronos translator reads as many operands as an instruction must have, whatever the count.
        let count = if is_short && has_fixed_length(op) && self.tokens.has_in_line(least - 1) { least } else { count };
        if count < least {
            let message = format!("expected at least {least} words of {op}, found {count}");
            return Err(self.tokens.located(Error::new(ErrorKind::InvalidWordCount, message)));
        }
        let (mut inst, mut has_string) = (Inst::new(op), false);
        while !self.is_finished(&inst, has_string, count)? {
            let token = self.tokens.next()?;
            inst = match token.ok_or_else(|| self.tokens.error(format!("the text ends within {op}")))? {
                Token::String(bytes) => {
                    if let (Op::ExtInstImport, Some(&id)) = (op, inst.operands().first()) {
                        self.sets.note(id, &bytes);
                    }
                    has_string = true;
                    inst.string(&bytes)
                }
                Token::Word(word) => {
                    let number = match digits(word) {
                        Some(number) => number,
                        None => self.spelled(&inst, word)?,
                    };
                    inst.literal(number)
                }
            };
        }
        Ok(inst)
    }

    /// Returns `true` after the last operand: that of the line if one was a string, else the last of `count` words.
    fn is_finished(&mut self, inst: &Inst, has_string: bool, count: usize) -> Result<bool> {
        let found = inst.operands().len() + 1;
        if found > MAX_WORDS {
            return Err(self.tokens.error(format!("{} has more than {MAX_WORDS} words", inst.op())));
        }
        Ok(if has_string { self.tokens.is_at_line_end() } else { found >= count })
    }

    fn opcode(&mut self) -> Result<Op> {
        match self.tokens.next()? {
            Some(Token::Word(word)) => {
                let number = digits(word).and_then(|number| u16::try_from(number).ok()).map(Op);
                let named = || std::str::from_utf8(word).ok().and_then(op_by_name);
                number.or_else(named).ok_or_else(|| self.tokens.error(format!("unknown opcode {}", shown(word))))
            }
            Some(Token::String(_)) | None => Err(self.tokens.error("expected an opcode")),
        }
    }

    /// Returns the number that a name, or a negative literal, stands for as the next operand of an instruction.
    fn spelled(&self, inst: &Inst, word: &[u8]) -> Result<u32> {
        let at = inst.operands().len();
        let mut words = inst.operands().to_vec();
        words.push(0);
        // The words of a number whose width depends on its type are no parts.
        let mut expected = OperandPart::Number;
        parts(inst.op(), &words, |position, part| {
            if position == at {
                expected = part;
            }
        });
        let number = std::str::from_utf8(word).ok().and_then(|word| match expected {
            OperandPart::Enumerant(kind) => parse_enumerant(kind, word),
            OperandPart::ExtendedInstruction => set_at(&self.sets, &words, at)?.number_of(word),
            OperandPart::Number if is_opcode_at(inst.op(), at) => op_by_name(word).map(|op| u32::from(op.0)),
            OperandPart::Number | OperandPart::Float => {
                word.parse::<i32>().ok().filter(|number| *number < 0).map(i32::cast_unsigned)
            }
            OperandPart::Id | OperandPart::Result | OperandPart::String => None,
        });
        number.ok_or_else(|| {
            let message =
                format!("expected a number or a name valid as this operand of {}, found {}", inst.op(), shown(word));
            self.tokens.error(message)
        })
    }
}

/// Returns `true` if an instruction has the same operands always, and no strings.
fn has_fixed_length(op: Op) -> bool {
    let has_parameters = |kind: OperandKind| match kind {
        OperandKind::Enum(kind) => enumerants(kind).any(|row| !row.parameters.is_empty()),
        kind => kind == OperandKind::LiteralString,
    };
    let is_word = |operand: &Operand| operand.quantifier == Quantifier::One && !has_parameters(operand.kind);
    op_row(op).is_some_and(|row| row.operands.iter().all(is_word))
}

/// Parses a number of up to 32 bits.
fn digits(word: &[u8]) -> Option<u32> {
    let is_number = word.first().is_some_and(u8::is_ascii_digit);
    std::str::from_utf8(word).ok().filter(|_| is_number)?.parse().ok()
}

/// Returns a word for a message; a file that is no text may be one long word.
fn shown(word: &[u8]) -> String {
    const MAX_BYTES: usize = 40;
    match word.get(..MAX_BYTES) {
        Some(start) => format!("{:?}...", String::from_utf8_lossy(start)),
        None => format!("{:?}", String::from_utf8_lossy(word)),
    }
}

enum Token<'a> {
    Word(&'a [u8]),
    String(Vec<u8>),
}

/// The tokens of a text.
struct Tokens<'a> {
    text: &'a [u8],
    at: usize,
    /// Counted from one.
    line: usize,
}

impl<'a> Tokens<'a> {
    fn next(&mut self) -> Result<Option<Token<'a>>> {
        self.skip_blanks();
        match self.text.get(self.at) {
            None => Ok(None),
            Some(b'"') => self.string().map(Some),
            Some(_) => {
                let rest = &self.text[self.at..];
                let length = rest.iter().position(|byte| byte.is_ascii_whitespace() || *byte == b'"');
                let (word, _) = rest.split_at(length.unwrap_or(rest.len()));
                self.at += word.len();
                Ok(Some(Token::Word(word)))
            }
        }
    }

    /// Skips the name of an opcode.
    fn skip_name(&mut self) -> Result<()> {
        match self.next()? {
            Some(Token::Word(word)) if word.first().is_some_and(u8::is_ascii_alphabetic) => Ok(()),
            _ => Err(self.located(Error::new(ErrorKind::InvalidWordCount, "expected a name after the word count 0"))),
        }
    }

    /// Returns `true` if only blanks and a comment are left of the line.
    fn is_at_line_end(&self) -> bool {
        let rest = &self.text[self.at..];
        let next = rest.iter().find(|byte| **byte == b'\n' || !byte.is_ascii_whitespace());
        matches!(next, None | Some(b'\n' | b';'))
    }

    /// Returns `true` if at least `count` words are left of the line.
    fn has_in_line(&self, count: usize) -> bool {
        let line = self.text[self.at..].iter().take_while(|byte| !matches!(byte, b'\n' | b';' | b'"'));
        let (mut found, mut in_word) = (0, false);
        for byte in line {
            found += usize::from(!in_word && !byte.is_ascii_whitespace());
            in_word = !byte.is_ascii_whitespace();
            if found == count {
                return true;
            }
        }
        found >= count
    }

    fn skip_blanks(&mut self) {
        let mut in_comment = false;
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'\n' => {
                    self.line += 1;
                    in_comment = false;
                }
                b';' => in_comment = true,
                byte if in_comment || byte.is_ascii_whitespace() => {}
                _ => return,
            }
            self.at += 1;
        }
    }

    /// Parses a string in quotes: a backslash escapes a quote, and is an ordinary character elsewhere.
    fn string(&mut self) -> Result<Token<'a>> {
        let (start, mut bytes) = (self.line, Vec::new());
        let mut at = self.at + 1;
        while let Some(&byte) = self.text.get(at) {
            at += 1;
            match (byte, self.text.get(at)) {
                (b'"', _) => {
                    self.at = at;
                    return Ok(Token::String(bytes));
                }
                (b'\\', Some(b'"')) => {
                    bytes.push(b'"');
                    at += 1;
                }
                (0, _) => return Err(self.error("zero byte in a string")),
                (byte, _) => {
                    self.line += usize::from(byte == b'\n');
                    bytes.push(byte);
                }
            }
        }
        self.line = start;
        Err(self.error("unterminated string"))
    }

    fn number(&self, token: &Token<'_>) -> Result<u32> {
        match token {
            Token::Word(word) => {
                digits(word).ok_or_else(|| self.error(format!("expected a number, found {}", shown(word))))
            }
            Token::String(_) => Err(self.error("expected a number, found a string")),
        }
    }

    fn error(&self, message: impl Into<String>) -> Error {
        self.located(Error::new(ErrorKind::InvalidSpirv, message.into()))
    }

    fn located(&self, error: Error) -> Error {
        error.at(format!("line {}", self.line))
    }
}
