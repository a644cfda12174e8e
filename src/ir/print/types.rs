//! Types as assembly, and the definitions of structures.

use super::Printer;
use super::text::{Sigil, push_label, push_name, push_number, push_quoted};
use crate::ir::types::{NamedStruct, TargetExtType, TypeData, TypeId};

impl Printer<'_> {
    /// Writes a type; a structure with a name as its name.
    pub(crate) fn ty(&mut self, ty: TypeId) {
        match self.module.types.get(ty) {
            TypeData::Void => self.out.push_str("void"),
            TypeData::Half => self.out.push_str("half"),
            TypeData::BFloat => self.out.push_str("bfloat"),
            TypeData::Float => self.out.push_str("float"),
            TypeData::Double => self.out.push_str("double"),
            TypeData::X86Fp80 => self.out.push_str("x86_fp80"),
            TypeData::Fp128 => self.out.push_str("fp128"),
            TypeData::PpcFp128 => self.out.push_str("ppc_fp128"),
            TypeData::Label => self.out.push_str("label"),
            TypeData::Metadata => self.out.push_str("metadata"),
            TypeData::Token => self.out.push_str("token"),
            TypeData::X86Amx => self.out.push_str("x86_amx"),
            TypeData::Integer(bits) => {
                self.out.push('i');
                push_number(&mut self.out, (*bits).into());
            }
            TypeData::Pointer(space) => {
                self.out.push_str("ptr");
                self.address_space(" ", *space, false);
            }
            TypeData::Array { element, length } => {
                self.nested(1, |printer| printer.elements("[", *length, *element, "]"));
            }
            TypeData::Vector { element, length, is_scalable } => {
                let open = if *is_scalable { "<vscale x " } else { "<" };
                self.nested(1, |printer| printer.elements(open, (*length).into(), *element, ">"));
            }
            TypeData::Function { signature, is_variadic } => {
                self.nested(signature.len(), |printer| printer.function_type(signature, *is_variadic));
            }
            TypeData::LiteralStruct { members, is_packed } => {
                self.nested(members.len(), |printer| printer.members(members, *is_packed));
            }
            TypeData::NamedStruct(index) => self.struct_reference(*index),
            TypeData::TargetExt(target) => self.nested(target.types.len(), |printer| printer.target_type(target)),
        }
    }

    fn target_type(&mut self, target: &TargetExtType) {
        self.out.push_str("target(");
        push_quoted(&mut self.out, target.name.as_bytes());
        for ty in &target.types {
            self.out.push_str(", ");
            self.ty(*ty);
        }
        for number in &target.integers {
            self.out.push_str(", ");
            push_number(&mut self.out, (*number).into());
        }
        self.out.push(')');
    }

    /// Writes `addrspace(n)` after `prefix`; nothing for zero, unless it `is_forced`.
    pub(super) fn address_space(&mut self, prefix: &str, space: u32, is_forced: bool) {
        if space != 0 || is_forced {
            self.out.push_str(prefix);
            self.out.push_str("addrspace(");
            push_number(&mut self.out, space.into());
            self.out.push(')');
        }
    }

    fn elements(&mut self, open: &str, length: u64, element: TypeId, close: &str) {
        self.out.push_str(open);
        push_number(&mut self.out, length);
        self.out.push_str(" x ");
        self.ty(element);
        self.out.push_str(close);
    }

    fn function_type(&mut self, signature: &[TypeId], is_variadic: bool) {
        let (result, parameters) = signature.split_first().unwrap_or((&TypeId::VOID, &[]));
        self.ty(*result);
        self.out.push_str(" (");
        self.list(parameters, |printer, ty| printer.ty(*ty));
        if is_variadic {
            self.out.push_str(if parameters.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(')');
    }

    fn members(&mut self, members: &[TypeId], is_packed: bool) {
        self.out.push_str(if is_packed { "<{" } else { "{" });
        if !members.is_empty() {
            self.out.push(' ');
            self.list(members, |printer, ty| printer.ty(*ty));
            self.out.push(' ');
        }
        self.out.push_str(if is_packed { "}>" } else { "}" });
    }

    fn struct_reference(&mut self, index: u32) {
        let name = self.module.types.named[index as usize].name;
        if !name.is_empty() {
            return push_name(&mut self.out, Sigil::Local, self.module.strings.get(name));
        }
        match self.module.structs().number(index) {
            Some(number) => {
                self.out.push('%');
                push_number(&mut self.out, number.into());
            }
            // LLVM prints the address of a structure that nothing in the module uses.
            None => {
                self.out.push('%');
                push_label(&mut self.out, format!("type {index}").as_bytes());
            }
        }
    }

    /// Writes the definitions of the structures, those with numbers first.
    pub(super) fn type_definitions(&mut self) {
        let (module, structs) = (self.module, self.module.structs().structs());
        let is_unnamed = |index: &&u32| module.types.named[**index as usize].name.is_empty();
        let (numbered, named): (Vec<u32>, Vec<u32>) = structs.iter().partition(is_unnamed);
        self.section(structs.len());
        for index in numbered.into_iter().chain(named) {
            self.struct_definition(index);
            self.out.push('\n');
        }
    }

    /// Writes the definition of a structure: `%name = type { i32 }`.
    pub(super) fn struct_definition(&mut self, index: u32) {
        self.struct_reference(index);
        self.out.push_str(" = type ");
        match &self.module.types.named[index as usize] {
            NamedStruct { is_opaque: true, .. } => self.out.push_str("opaque"),
            NamedStruct { members, is_packed, .. } => self.members(members, *is_packed),
        }
    }
}
