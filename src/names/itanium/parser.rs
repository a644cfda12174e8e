//! The cursor over a mangled name, the tables of substitutions and template arguments, and the start rule.

use smallvec::SmallVec;

use super::{Mangled, Parameter, Qualifiers};

/// The maximum nesting of types, names and expressions, and the maximum number of nested pointers.
///
/// Compilers write names a few levels deep. The bound keeps the stack small, and makes copying a substitution constant
/// work.
const MAX_DEPTH: u8 = 64;

/// The maximum number of parameters. Pack expansions could otherwise make the list longer than the name.
const MAX_PARAMETERS: usize = 1024;

/// Parses one mangled name, without its `_Z`.
pub(super) struct Parser<'a> {
    source: &'a str,
    at: usize,
    depth: u8,
    substitutions: SmallVec<[Item<'a>; 8]>,
    arguments: SmallVec<[Argument<'a>; 2]>,
    private_pointees: PrivatePointees,
}

/// The number of substitutions for a pointee without any qualifier in its spelling.
///
/// In OpenCL C versions where `float *` is a pointer to `private float`, clang counts the qualified type `private
/// float` in addition to `float`, but does not write the qualifier. Only a substitution out of range shows this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PrivatePointees {
    /// As in C++, and if the address space is spelled.
    CountedOnce,
    /// As in OpenCL C.
    CountedTwice,
}

/// A type with its own qualifiers, which become the pointee qualifiers of a pointer to the type.
#[derive(Clone, Debug)]
pub(super) struct Item<'a> {
    pub(super) parameter: Parameter<'a>,
    pub(super) qualifiers: Qualifiers,
    /// The number of nested pointers.
    depth: u8,
    /// `true` for the type with an unwritten qualifier of [`PrivatePointees::CountedTwice`].
    is_private: bool,
}

/// One template argument.
#[derive(Clone, Debug)]
pub(super) enum Argument<'a> {
    /// A type; a value or template is [`Parameter::Other`].
    One(Item<'a>),
    /// The types of a parameter pack.
    Pack(Vec<Item<'a>>),
}

/// The name of a function or type.
pub(super) struct Name<'a> {
    /// The last part, if it is an identifier.
    pub(super) base: Option<&'a str>,
    pub(super) is_nested: bool,
    /// The last part has template arguments, so a function's return type follows.
    pub(super) is_template: bool,
}

impl<'a> Item<'a> {
    pub(super) fn unqualified(parameter: Parameter<'a>) -> Self {
        Self { parameter, qualifiers: Qualifiers::default(), depth: 0, is_private: false }
    }

    pub(super) fn named(base: Option<&'a str>) -> Self {
        Self::unqualified(base.map_or(Parameter::Other, Parameter::Named))
    }

    /// Returns the same type with more qualifiers.
    pub(super) fn qualified(self, qualifiers: Qualifiers) -> Self {
        Self { qualifiers: self.qualifiers.with(qualifiers), ..self }
    }

    /// Returns a pointer to `pointee`.
    pub(super) fn pointer(pointee: Self) -> Option<Self> {
        let depth = pointee.depth + 1;
        let target = super::Pointer { pointee: pointee.parameter, qualifiers: pointee.qualifiers };
        (depth <= MAX_DEPTH).then(|| Self { depth, ..Self::unqualified(Parameter::Pointer(Box::new(target))) })
    }
}

impl<'a> Parser<'a> {
    pub(super) fn new(source: &'a str, private_pointees: PrivatePointees) -> Self {
        let (substitutions, arguments) = (SmallVec::new(), SmallVec::new());
        Self { source, at: 0, depth: 0, substitutions, arguments, private_pointees }
    }

    /// `<encoding>`, up to the end of the text.
    pub(super) fn mangled(mut self) -> Option<Mangled<'a>> {
        let name = self.function_name()?;
        let mut mangled = Mangled {
            base: name.base?,
            is_nested: name.is_nested,
            return_type: None,
            parameters: SmallVec::new(),
            is_complete: false,
        };
        mangled.is_complete = self.signature(name.is_template, &mut mangled).is_some();
        Some(mangled)
    }

    /// `<bare-function-type>`. After an error, `mangled` has the parameters before it.
    fn signature(&mut self, has_return_type: bool, mangled: &mut Mangled<'a>) -> Option<()> {
        if has_return_type && !self.is_at_end() {
            mangled.return_type = Some(self.type_()?.parameter);
        }
        while !self.is_at_end() {
            if mangled.parameters.len() >= MAX_PARAMETERS {
                return None;
            }
            if self.eat("Dp") {
                let expanded = self.pack_expansion()?;
                mangled.parameters.extend(expanded.into_iter().map(|item| item.parameter));
            } else {
                mangled.parameters.push(self.type_()?.parameter);
            }
        }
        if mangled.parameters.as_slice() == [Parameter::Void] {
            mangled.parameters.clear();
        }
        Some(())
    }

    /// `Dp T_` where `T_` is a known pack, after the `Dp`. For other patterns the number of parameters is unknown.
    fn pack_expansion(&mut self) -> Option<Vec<Item<'a>>> {
        let index = self.template_parameter()?;
        let expanded = match self.arguments.get(index)? {
            Argument::Pack(items) => items.clone(),
            Argument::One(_) => return None,
        };
        // Both the parameter and its expansion are substitution candidates, though no further parameter refers to them.
        self.remember(&Item::unqualified(Parameter::Other));
        self.remember(&Item::unqualified(Parameter::Other));
        Some(expanded)
    }

    // Substitutions and template arguments.

    /// Adds `item` as the next substitution `S<n>_`.
    pub(super) fn remember(&mut self, item: &Item<'a>) {
        self.substitutions.push(item.clone());
    }

    /// Counts the pointee of a pointer once more, if `private_pointees` requires it and its spelling had no qualifier.
    pub(super) fn remember_private(&mut self, pointee: &Item<'a>) {
        if self.private_pointees == PrivatePointees::CountedTwice && !pointee.is_private {
            self.remember(&Item { is_private: true, ..pointee.clone() });
        }
    }

    /// `S_`, `S0_`, `SZ_`, after the `S`: digits in base 36.
    pub(super) fn substitution(&mut self) -> Option<Item<'a>> {
        let index = self.sequence_number(36)?;
        self.substitutions.get(index).cloned()
    }

    /// `T_`, `T0_`, `TL0__0_`: the index of a template parameter.
    pub(super) fn template_parameter(&mut self) -> Option<usize> {
        if !self.eat("T") {
            return None;
        }
        if self.eat("L") {
            self.sequence_number(10)?;
        }
        self.sequence_number(10)
    }

    /// Returns the argument of a template parameter.
    pub(super) fn resolved_parameter(&mut self) -> Option<Item<'a>> {
        let index = self.template_parameter()?;
        Some(match self.arguments.get(index) {
            Some(Argument::One(item)) => item.clone(),
            Some(Argument::Pack(_)) | None => Item::unqualified(Parameter::Other),
        })
    }

    /// Sets the arguments of `T_`; returns the previous arguments.
    pub(super) fn replace_arguments(&mut self, arguments: SmallVec<[Argument<'a>; 2]>) -> SmallVec<[Argument<'a>; 2]> {
        std::mem::replace(&mut self.arguments, arguments)
    }

    /// `_` is 0, `0_` is 1, and so on.
    fn sequence_number(&mut self, radix: u32) -> Option<usize> {
        let mut value = None;
        while !self.eat("_") {
            let digit = match self.next()? {
                byte @ (b'0'..=b'9' | b'A'..=b'Z') => char::from(byte).to_digit(radix)?,
                _ => return None,
            };
            value = Some(value.unwrap_or(0usize).checked_mul(radix as usize)?.checked_add(digit as usize)?);
        }
        value.map_or(Some(0), |value| value.checked_add(1))
    }

    // The cursor.

    /// Runs `rule` one level deeper, unless the nesting exceeds the maximum.
    pub(super) fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let result = rule(self);
        self.depth -= 1;
        result
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.source.len()
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.peek_at(0)
    }

    /// Returns the byte at `offset` after the next byte.
    pub(super) fn peek_at(&self, offset: usize) -> Option<u8> {
        self.source.as_bytes().get(self.at + offset).copied()
    }

    pub(super) fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    /// Skips `text` if it comes next.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.source.as_bytes()[self.at..].starts_with(text.as_bytes());
        if found {
            self.at += text.len();
        }
        found
    }

    pub(super) fn expect(&mut self, text: &str) -> Option<()> {
        self.eat(text).then_some(())
    }

    /// Skips bytes while `accept` returns `true`.
    pub(super) fn skip_while(&mut self, accept: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&accept) {
            self.at += 1;
        }
    }

    /// A decimal number, if a digit comes next.
    pub(super) fn number(&mut self) -> Option<u32> {
        let start = self.at;
        self.skip_while(|byte| byte.is_ascii_digit());
        self.source.get(start..self.at)?.parse().ok()
    }

    /// `<source-name>`: a length and that number of bytes.
    pub(super) fn source_name(&mut self) -> Option<&'a str> {
        let length = usize::try_from(self.number()?).ok()?;
        let end = self.at.checked_add(length)?;
        let name = self.source.get(self.at..end)?;
        self.at = end;
        (length > 0).then_some(name)
    }

    /// Returns the next `<source-name>` without skipping it.
    pub(super) fn peek_source_name(&mut self, offset: usize) -> Option<&'a str> {
        let start = self.at;
        self.at = (start + offset).min(self.source.len());
        let name = self.source_name();
        self.at = start;
        name
    }
}
