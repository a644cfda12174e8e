//! Variables of the source, local and global.

use smallvec::smallvec;

use crate::error::Result;
use crate::ir::{DiNumber, DiRef, MdNode};
use crate::lower::debug::expressions::describes_all;
use crate::lower::debug::items::Item;
use crate::lower::debug::writer::{Built, DebugInst, Operand, Writer, number_operand};
use crate::lower::debug::{Arg, Args, Debug};
use crate::map::dwarf;
use crate::spirv::grammar::{Dbg, debug_info_flags};

impl<'m> Writer<'_, 'm> {
    /// `DILocalVariable` => `DebugLocalVariable`
    pub(super) fn local_variable(&mut self, node: MdNode<'m>) -> Result<Built> {
        let (name, ty) = (self.text_of(node, DiRef::Name)?, self.ty(node.di_node(DiRef::Type))?);
        let [source, line, column] = self.location_operands(node)?;
        let parent = self.parent(node)?;
        let flags = Arg::Number(dwarf::flags(node.di_number(DiNumber::Flags)));
        let mut args: Args = smallvec![name, Arg::Id(ty), source, line, column, parent, flags];
        if node.di_number(DiNumber::Argument) != 0 {
            args.push(number_operand(node, DiNumber::Argument));
        }
        Ok(Built::New(Dbg::LocalVariable, args))
    }

    /// `DIGlobalVariable` => `DebugGlobalVariable`
    pub(super) fn global_variable(&mut self, node: MdNode<'m>) -> Result<Built> {
        let (name, ty) = (self.text_of(node, DiRef::Name)?, self.ty(node.di_node(DiRef::Type))?);
        let [source, line, column] = self.location_operands(node)?;
        let (parent, linkage_name) = (self.parent(node)?, self.text_of(node, DiRef::LinkageName)?);
        let variable = match self.globals.get(&node) {
            Some(id) => Arg::Id(*id),
            None => self.none()?,
        };
        let local = if node.di_number(DiNumber::IsLocal) != 0 { debug_info_flags::FlagIsLocal } else { 0 };
        let defined = if node.di_number(DiNumber::IsDefinition) != 0 { debug_info_flags::FlagIsDefinition } else { 0 };
        let flags = Arg::Number(local | defined);
        let mut args: Args = smallvec![name, Arg::Id(ty), source, line, column, parent, linkage_name, variable, flags];
        if let Some(member) = node.di_node(DiRef::Declaration)
            && let Operand::Written(DebugInst { id, op: Dbg::TypeMember }) = self.request(Item::new(member))
        {
            args.push(Arg::Id(id));
        }
        Ok(Built::New(Dbg::GlobalVariable, args))
    }

    /// Maps the source's global variables to those of the module, by the metadata of the latter.
    pub(super) fn find_globals(&mut self) -> Result<()> {
        if Debug::has_untyped_variables(self.mx) {
            return Ok(());
        }
        for global in self.mx.module.globals() {
            let Some(id) = self.mx.variables.globals.get(&global.value()).copied().flatten() else { continue };
            for entry in global.debug_expressions() {
                let Some(variable) = entry.di_node(DiRef::Variable) else { continue };
                let is_whole = entry.di_node(DiRef::Expression).is_none_or(|found| describes_all(found.operations()));
                let id = if is_whole { id } else { self.debug.none(self.mx)? };
                if !is_whole {
                    self.warn("locations of global variables are omitted from debug information where they are not the whole of a variable of the module", variable);
                }
                self.globals.entry(variable).or_insert(id);
            }
        }
        Ok(())
    }

    /// Writes a variable of the unit's list.
    pub(super) fn write_global(&mut self, entry: MdNode<'m>) -> Result<()> {
        match entry.di_node(DiRef::Variable) {
            Some(variable) => {
                self.find_value(variable, entry.di_node(DiRef::Expression))?;
                self.write_item(Item::new(variable))
            }
            None => Ok(()),
        }
    }
}
