//! The users of values, as rows of one list.

use super::constants::ConstantKind;
use super::function::{Body, FunctionId};
use super::module::Module;
use super::values::{Referent, ValueId};

/// One operand of a user.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Use {
    /// The function of a user that is an instruction; otherwise [`FunctionId::NONE`].
    pub(crate) function: FunctionId,
    pub(crate) user: ValueId,
    pub(crate) operand: u32,
}

/// The users of the values of a module, or of the values of a function.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    /// The start of each row; the rows are those of instructions, then of parameters, then of blocks.
    starts: Vec<u32>,
    uses: Vec<Use>,
    insts: u32,
    arguments: u32,
}

impl Uses {
    /// Returns the users of the own values of a function.
    pub(crate) fn of_body(body: &Body) -> Self {
        let insts = body.insts.len() as u32;
        let argument_of = |id: &ValueId| match id.referent() {
            Referent::Argument(index) => index + 1,
            _ => 0,
        };
        let arguments = body.operands.iter().map(argument_of).max().unwrap_or(0);
        let rows = (insts + arguments) as usize + body.blocks.len();
        let row = |id: ValueId| match id.referent() {
            Referent::Inst(index) => Some(index),
            Referent::Argument(index) => Some(insts + index),
            Referent::Block(index) => Some(insts + arguments + index),
            Referent::Module(_) | Referent::Prologue(_) => None,
        };
        let visit = |found: &mut dyn FnMut(u32, Use)| {
            for (index, inst) in body.insts.iter().enumerate() {
                for (operand, &id) in body.operands_of(inst).iter().enumerate() {
                    if let Some(row) = row(id) {
                        let user = ValueId::of_inst(index as u32);
                        found(row, Use { function: FunctionId::NONE, user, operand: operand as u32 });
                    }
                }
            }
        };
        Self { insts, arguments, ..Self::collect(rows, visit) }
    }

    /// Returns the users of the values of a module: globals, expressions and aggregates, but not arrays and vectors of numbers.
    pub(crate) fn of_module(module: &Module) -> Self {
        let constants = &module.constants;
        // Most operands are none of these values: finding the few again costs less than a second look at all.
        let is_tracked: Vec<bool> = constants.entries.iter().map(|entry| is_tracked(entry.kind)).collect();
        let mut found: Vec<(u32, Use)> = Vec::new();
        let mut add = |function, user, operands: &[ValueId]| {
            for (operand, &id) in operands.iter().enumerate() {
                if let Referent::Module(row) = id.referent()
                    && is_tracked.get(row as usize) == Some(&true)
                {
                    found.push((row, Use { function, user, operand: operand as u32 }));
                }
            }
        };
        for index in 0..constants.entries.len() as u32 {
            add(FunctionId::NONE, ValueId::of_module(index), module.operands_of(index));
        }
        for (function, data) in module.functions.iter().enumerate() {
            let Some(body) = &data.body else { continue };
            for (index, inst) in body.insts.iter().enumerate() {
                add(FunctionId(function as u32), ValueId::of_inst(index as u32), body.operands_of(inst));
            }
        }
        Self::collect(constants.entries.len(), |add| found.iter().for_each(|(row, used)| add(*row, *used)))
    }

    /// Collects the uses that `visit` finds, in its order within each row. `visit` is called twice.
    fn collect(rows: usize, visit: impl Fn(&mut dyn FnMut(u32, Use))) -> Self {
        let mut starts = vec![0_u32; rows + 1];
        visit(&mut |row, _| starts[row as usize + 1] += 1);
        for row in 0..rows {
            starts[row + 1] += starts[row];
        }
        let none = Use { function: FunctionId::NONE, user: ValueId::of_module(0), operand: 0 };
        let mut uses = vec![none; starts[rows] as usize];
        let mut next = starts.clone();
        visit(&mut |row, used| {
            let slot = &mut next[row as usize];
            uses[*slot as usize] = used;
            *slot += 1;
        });
        Self { starts, uses, insts: 0, arguments: 0 }
    }

    /// Returns the users of a value of a function.
    pub(crate) fn of_local(&self, id: ValueId) -> &[Use] {
        match id.referent() {
            Referent::Inst(index) => self.of(index),
            Referent::Argument(index) if index < self.arguments => self.of(self.insts + index),
            Referent::Block(index) => self.of(self.insts + self.arguments + index),
            Referent::Argument(_) | Referent::Module(_) | Referent::Prologue(_) => &[],
        }
    }

    /// Returns the users in a row: those of a value of the module.
    pub(crate) fn of(&self, row: u32) -> &[Use] {
        let row = row as usize;
        match (self.starts.get(row), self.starts.get(row + 1)) {
            (Some(&start), Some(&end)) => &self.uses[start as usize..end as usize],
            _ => &[],
        }
    }
}

/// Returns `true` for constants whose users are recorded; LLVM does not record those of numbers either.
fn is_tracked(kind: ConstantKind) -> bool {
    match kind {
        ConstantKind::Struct
        | ConstantKind::Array
        | ConstantKind::Vector
        | ConstantKind::Expr
        | ConstantKind::BlockAddress
        | ConstantKind::DsoLocalEquivalent
        | ConstantKind::NoCfi
        | ConstantKind::PtrAuth
        | ConstantKind::InlineAsm
        | ConstantKind::Metadata
        | ConstantKind::Function
        | ConstantKind::GlobalVariable
        | ConstantKind::Alias
        | ConstantKind::IFunc => true,
        ConstantKind::Int
        | ConstantKind::WideInt
        | ConstantKind::Fp
        | ConstantKind::WideFp
        | ConstantKind::Null
        | ConstantKind::AggregateZero
        | ConstantKind::TargetNone
        | ConstantKind::TokenNone
        | ConstantKind::Undef
        | ConstantKind::Poison
        | ConstantKind::DataArray
        | ConstantKind::DataVector => false,
    }
}
