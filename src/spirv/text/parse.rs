//! Text to words.

use super::super::binary::MAGIC;
use super::super::binary::write::HEADER_WORDS;
use super::super::grammar::{Op, op_by_name};
use super::super::inst::{Inst, MAX_WORDS};
use super::super::operands::{ExtendedSets, Part, parts};
use super::super::view::View;
use super::names::parse_enumerant;
use super::set_at;
use crate::error::{Error, ErrorKind, Result};

/// Parses a module in the format of [`print`](super::print).
///
/// Line ends are blanks. A `;` outside of strings starts a comment, up to the end of its line. An enumerant or extended
/// instruction may be a number or a name.
///
/// # Errors
///
/// The text does not have this format, or the words are not a SPIR-V module; the message has the line.
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
        parser.instruction(count)?.append_to(&mut words)?;
    }
    View::parse(&words)?;
    Ok(words)
}

struct Parser<'a> {
    tokens: Tokens<'a>,
    sets: ExtendedSets,
}

impl Parser<'_> {
    /// Parses an instruction of `count` words after its word count.
    fn instruction(&mut self, count: usize) -> Result<Inst> {
        if count == 0 || count > MAX_WORDS {
            return Err(self.tokens.error(format!("invalid word count {count}; expected 1 to {MAX_WORDS}")));
        }
        let op = self.opcode()?;
        let mut inst = Inst::new(op);
        while inst.operands().len() + 1 < count {
            let token = self.tokens.next()?;
            inst = match token.ok_or_else(|| self.tokens.error(format!("the text ends within {op}")))? {
                Token::String(bytes) => {
                    if let (Op::ExtInstImport, Some(&id)) = (op, inst.operands().first()) {
                        self.sets.note(id, &bytes);
                    }
                    inst.string(&bytes)
                }
                Token::Word(word) => {
                    let number = match digits(word) {
                        Some(number) => number,
                        None => self.named(&inst, word)?,
                    };
                    inst.literal(number)
                }
            };
        }
        if inst.operands().len() + 1 != count {
            let found = inst.operands().len() + 1;
            return Err(self.tokens.error(format!("expected {count} words of {op}, found {found}")));
        }
        Ok(inst)
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

    /// Returns the number of the name that is the next operand of an instruction.
    fn named(&self, inst: &Inst, name: &[u8]) -> Result<u32> {
        let at = inst.operands().len();
        let mut words = inst.operands().to_vec();
        words.push(0);
        let mut expected = None;
        parts(inst.op(), &words, |position, part| {
            if position == at {
                expected = Some(part);
            }
        });
        let number = std::str::from_utf8(name).ok().and_then(|name| match expected? {
            Part::Enumerant(kind) => parse_enumerant(kind, name),
            Part::ExtendedInstruction => set_at(&self.sets, &words, at)?.number_of(name),
            Part::Id | Part::Result | Part::Number | Part::String => None,
        });
        number.ok_or_else(|| {
            let message =
                format!("expected a number or a name valid as this operand of {}, found {}", inst.op(), shown(name));
            self.tokens.error(message)
        })
    }
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
        Error::new(ErrorKind::InvalidSpirv, message.into()).at(format!("line {}", self.line))
    }
}
