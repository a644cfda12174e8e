//! Warnings about omitted debug information: one a kind and module, if the options ask for them.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashSet};

use crate::error::{DiagnosticLocation, Warning, WarningKind};
use crate::lower::cx::module::ModuleCx;
use crate::lower::debug::Debug;
use crate::map::dwarf::{expression_operation, operation_name};

/// A part of a `DIExpression` that has no counterpart in the sets of debug instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unsupported {
    /// A `DW_OP`.
    Operation(u64),
    /// An operand of more than 32 bits.
    Operand,
    /// More operations than an instruction may have operands.
    Length,
}

/// The omissions reported so far.
#[derive(Default)]
pub(super) struct Omissions {
    reported: FxHashSet<&'static str>,
    /// The `DW_OP`s of expressions that are not written, in the order of their first use.
    operations: IndexSet<u64, FxBuildHasher>,
    /// The first record with such an expression, and its function.
    first_record: Option<(String, DiagnosticLocation)>,
}

impl<'m> Debug<'m> {
    /// Warns about an omission of this kind, unless one was reported before; `locate` adds its location.
    pub(super) fn warn_omission(
        &mut self,
        mx: &mut ModuleCx<'m>,
        message: &'static str,
        locate: impl FnOnce(Warning) -> Warning,
    ) {
        if mx.options.warn_debug_info && self.omissions.reported.insert(message) {
            mx.warn(locate(Warning::new(WarningKind::OmittedDebugInfo, message)));
        }
    }

    /// Records or reports why the expression of a record is omitted; `locate` returns the record and its function.
    pub(super) fn note_unsupported(
        &mut self,
        mx: &mut ModuleCx<'m>,
        unsupported: Unsupported,
        locate: impl FnOnce() -> (String, DiagnosticLocation),
    ) {
        if !mx.options.warn_debug_info {
            return;
        }
        let message = match unsupported {
            Unsupported::Operation(operation) => {
                if self.omissions.operations.insert(operation) {
                    mx.out.note_order();
                    self.omissions.first_record.get_or_insert_with(locate);
                }
                return;
            }
            Unsupported::Operand => {
                "values of variables are omitted from debug information where their expression has an operand of more \
                 than 32 bits, which a DebugOperation does not take"
            }
            Unsupported::Length => {
                "values of variables are omitted from debug information where their expression has more operations than \
                 an instruction may have operands"
            }
        };
        self.warn_omission(mx, message, |warning| {
            let (record, function) = locate();
            warning.at(record).located(function)
        });
    }

    /// Warns about all recorded operations at once.
    pub(super) fn warn_operations(&mut self, mx: &mut ModuleCx<'m>) {
        let Some((record, function)) = self.omissions.first_record.take() else { return };
        let names: Vec<_> = self.omissions.operations.iter().map(|number| operation_name(*number)).collect();
        let Some((dialect, _)) = self.set else { return };
        let has_number = |operation: &u64| expression_operation(*operation).is_some();
        let is_allowed = dialect.has_more_operations(mx.options);
        let remedy = match !is_allowed && self.omissions.operations.iter().any(has_number) {
            true => " (use --spirv-allow-extra-diexpressions)",
            false => "",
        };
        let message = format!(
            "values of variables are omitted from debug information where they are computed with {}, which {} does not \
             have{remedy}",
            names.join(", "),
            dialect.name()
        );
        mx.warn(Warning::new(WarningKind::OmittedDebugInfo, message).at(record).located(function));
    }
}
