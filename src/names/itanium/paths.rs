//! `<name>`: unscoped, nested and local names, and their parts.

use smallvec::SmallVec;

use super::parser::{Argument, Item, Name, Parser};

impl<'a> Parser<'a> {
    /// The name of the mangled function. `T_` refers to its template arguments.
    pub(super) fn function_name(&mut self) -> Option<Name<'a>> {
        match self.peek()? {
            b'N' => self.nested_name(true),
            // Members of local classes, guard variables and type information are not supported.
            b'Z' | b'T' | b'G' => None,
            _ => {
                let name = self.unscoped_name()?;
                if self.peek() != Some(b'I') {
                    return Some(name);
                }
                self.remember(&Item::named(name.base));
                let arguments = self.template_arguments()?;
                self.replace_arguments(arguments);
                Some(Name { is_template: true, ..name })
            }
        }
    }

    /// The name of a class or enumeration, without the template arguments of a name that is not nested.
    pub(super) fn type_name(&mut self) -> Option<Name<'a>> {
        match self.peek()? {
            b'N' => self.nested_name(false),
            b'Z' => self.local_name(),
            _ => self.unscoped_name(),
        }
    }

    /// `<unscoped-name>`: an identifier, optionally in namespace `std`.
    fn unscoped_name(&mut self) -> Option<Name<'a>> {
        let is_nested = self.eat("St");
        Some(Name { base: self.unqualified_name()?, is_nested, is_template: false })
    }

    /// `N4sycl3_V13vecIfLi2EEE`. Each part before another part is a substitution candidate; the whole name is one too
    /// if it is a type, which the caller then records.
    fn nested_name(&mut self, is_function: bool) -> Option<Name<'a>> {
        self.expect("N")?;
        self.skip_member_qualifiers()?;
        let mut current = Item::named(None);
        let mut name = Name { base: None, is_nested: true, is_template: false };
        // The part before the next one is not recorded yet.
        let mut is_new = false;
        while !self.eat("E") {
            if std::mem::take(&mut is_new) {
                self.remember(&current);
            }
            let part = self.nested_name_part(&current, is_function)?;
            name.is_template = part.is_template;
            is_new = part.is_new;
            current = part.item;
            name.base = part.base;
        }
        Some(name)
    }

    /// One part of a nested name. `current` is the name before it.
    fn nested_name_part(&mut self, current: &Item<'a>, is_function: bool) -> Option<PathPart<'a>> {
        let part = |item, base| PathPart { item, base, is_template: false, is_new: true };
        match (self.peek()?, self.peek_at(1)) {
            (b'I', _) => {
                let arguments = self.template_arguments()?;
                if is_function {
                    self.replace_arguments(arguments);
                }
                let base = match current.parameter {
                    super::Parameter::Named(base) => Some(base),
                    _ => None,
                };
                Some(PathPart { is_template: true, ..part(current.clone(), base) })
            }
            (b'S', Some(b't')) => {
                self.expect("St")?;
                Some(PathPart { is_new: false, ..part(Item::named(Some("std")), None) })
            }
            (b'S', _) => {
                let item = self.abbreviation()?;
                Some(PathPart { is_new: false, ..part(item, None) })
            }
            (b'T', _) => {
                let item = self.resolved_parameter()?;
                Some(part(item, None))
            }
            (b'D', Some(b't' | b'T')) => {
                let item = self.type_()?;
                Some(PathPart { is_new: false, ..part(item, None) })
            }
            _ => {
                let base = self.unqualified_name()?;
                Some(part(Item::named(base), base))
            }
        }
    }

    /// The qualifiers of a member function: `const`, `volatile`, an address space, `&` or `&&`.
    fn skip_member_qualifiers(&mut self) -> Option<()> {
        loop {
            match (self.peek()?, self.peek_at(1)) {
                (b'r' | b'V' | b'K' | b'R' | b'O' | b'H', _) => {
                    self.next();
                }
                (b'U', Some(b'0'..=b'9')) => {
                    self.next();
                    self.source_name()?;
                    self.skip_template_arguments()?;
                }
                _ => return Some(()),
            }
        }
    }

    /// `Z4mainE1S`: a class local to a function, whose name comes first with its parameter types.
    fn local_name(&mut self) -> Option<Name<'a>> {
        self.nested(|parser| {
            parser.expect("Z")?;
            parser.skip_encoding()?;
            let unnamed = Name { base: None, is_nested: true, is_template: false };
            if parser.eat("s") {
                parser.skip_discriminator();
                return Some(unnamed);
            }
            if parser.eat("d") {
                parser.skip_while(|byte| byte.is_ascii_digit());
                parser.expect("_")?;
            }
            let name = parser.type_name()?;
            parser.skip_discriminator();
            Some(Name { is_nested: true, ..name })
        })
    }

    /// The function that contains a local class, up to its `E`. Inside, `T_` refers to that function's arguments.
    pub(super) fn skip_encoding(&mut self) -> Option<()> {
        let outer = self.replace_arguments(SmallVec::new());
        let is_template = match self.peek()? {
            b'Z' => self.local_name()?.is_template,
            _ => self.function_name()?.is_template,
        };
        if is_template {
            self.type_()?;
        }
        self.skip_types()?;
        self.replace_arguments(outer);
        Some(())
    }

    /// `_2` or `__12_`, which distinguishes local entities with the same name.
    fn skip_discriminator(&mut self) {
        if self.eat("__") {
            self.skip_while(|byte| byte.is_ascii_digit());
            self.eat("_");
        } else if self.peek() == Some(b'_') && self.peek_at(1).is_some_and(|byte| byte.is_ascii_digit()) {
            self.next();
            self.next();
        }
    }

    /// `<unqualified-name>`: the identifier, or `None` if it is an operator, constructor, destructor or closure.
    fn unqualified_name(&mut self) -> Option<Option<&'a str>> {
        // Internal linkage.
        self.eat("L");
        let name = match (self.peek()?, self.peek_at(1)?) {
            (b'0'..=b'9', _) => Some(self.source_name()?),
            (b'C', b'1'..=b'5') | (b'D', b'0'..=b'5') => {
                self.next();
                self.next();
                None
            }
            (b'U', b'l') => {
                self.expect("Ul")?;
                self.skip_types()?;
                self.skip_while(|byte| byte.is_ascii_digit());
                self.expect("_")?;
                None
            }
            (b'U', b't') => {
                self.expect("Ut")?;
                self.skip_while(|byte| byte.is_ascii_digit());
                self.expect("_")?;
                None
            }
            (b'a'..=b'z', _) => self.skip_operator_name().map(|()| None)?,
            _ => return None,
        };
        while self.eat("B") {
            self.source_name()?;
        }
        Some(name)
    }

    /// `pl`, `cv <type>`, `li <source-name>`: the name of an operator.
    fn skip_operator_name(&mut self) -> Option<()> {
        match (self.next()?, self.next()?) {
            (b'c', b'v') => self.type_().map(|_| ()),
            (b'l', b'i') => self.source_name().map(|_| ()),
            (_, b'a'..=b'z' | b'A'..=b'Z') => Some(()),
            _ => None,
        }
    }

    /// Skips template arguments if they come next.
    pub(super) fn skip_template_arguments(&mut self) -> Option<()> {
        match self.peek() {
            Some(b'I') => self.template_arguments().map(|_| ()),
            _ => Some(()),
        }
    }

    /// `IfLi2EE`
    pub(super) fn template_arguments(&mut self) -> Option<SmallVec<[Argument<'a>; 2]>> {
        self.nested(|parser| {
            parser.expect("I")?;
            let mut arguments = SmallVec::new();
            while !parser.eat("E") {
                let argument = match parser.peek()? {
                    b'J' => Argument::Pack(parser.argument_pack()?),
                    _ => Argument::One(parser.template_argument()?),
                };
                arguments.push(argument);
            }
            Some(arguments)
        })
    }

    /// `JifE`
    fn argument_pack(&mut self) -> Option<Vec<Item<'a>>> {
        self.expect("J")?;
        let mut items = Vec::new();
        while !self.eat("E") {
            items.push(self.template_argument()?);
        }
        Some(items)
    }

    /// `Tn <type>` before an argument: the kind of its parameter, if the template alone does not determine it.
    fn skip_parameter_declaration(&mut self) -> Option<()> {
        match (self.peek()?, self.peek_at(1)) {
            (b'T', Some(b'y')) => self.expect("Ty"),
            (b'T', Some(b'n')) => {
                self.expect("Tn")?;
                self.type_().map(|_| ())
            }
            _ => Some(()),
        }
    }

    /// One argument that is not a pack.
    fn template_argument(&mut self) -> Option<Item<'a>> {
        self.skip_parameter_declaration()?;
        match self.peek()? {
            b'L' => self.literal()?,
            b'X' => {
                self.next();
                self.expression()?;
                self.expect("E")?;
            }
            _ => return self.type_(),
        }
        Some(Item::unqualified(super::Parameter::Other))
    }
}

/// A part of a nested name.
struct PathPart<'a> {
    item: Item<'a>,
    base: Option<&'a str>,
    is_template: bool,
    /// `true` for a substitution candidate, if another part follows, that was not recorded before.
    is_new: bool,
}
