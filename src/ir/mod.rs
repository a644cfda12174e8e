//! LLVM IR: a module as tables of indices, and views of it.
//!
//! A [`Module`] is built once (`builder`; the reader of bitcode and the lift use it) and immutable afterwards, so that
//! threads may share it. A view ([`Value`], [`Type`], [`Inst`], [`MdNode`], ...) is a reference to the module and an index;
//! views are `Copy` and compare by identity within one module. Methods return closed enums, so callers `match` without `_`.
//!
//! Where a result may be absent, a method returns an `Option`, `false` or zero; otherwise a method that does not apply to
//! the value panics like an index out of bounds, with the value in the message.
//!
//! | modules | contents |
//! |---|---|
//! | `types`, `constants`, `attributes`, `metadata`, `strings`, `interned` | tables of entries that occur once |
//! | `function`, `inst`, `opcode`, `records` | functions and global variables, and the bodies of functions |
//! | `values`, `module` | a value by its id, and the module as a whole |
//! | `layout`, `uses`, `slots`, `structs` | what a module finds out once: sizes, users, numbers and order in its text |
//! | `dialect`, `intrinsics` | what the releases of LLVM have |
//! | `builder`, `import` | making modules |
//! | `print`, `verify`, `diagnostic_location` | reading them |

pub(crate) mod attributes;
pub(crate) mod builder;
pub(crate) mod constants;
mod diagnostic_location;
pub(crate) mod dialect;
pub(crate) mod function;
pub(crate) mod import;
pub(crate) mod inst;
mod interned;
mod intrinsics;
mod layout;
pub(crate) mod metadata;
pub(crate) mod module;
mod opcode;
mod print;
pub(crate) mod records;
mod slots;
mod strings;
mod structs;
#[cfg(all(test, feature = "llvm"))]
pub(crate) mod tests;
pub(crate) mod types;
mod uses;
pub(crate) mod values;
mod verify;

pub use attributes::{AttributeKind, AttributeList, AttributePosition};
pub use dialect::{Dialect, ParseDialectError};
pub use function::{
    Block, DllStorage, Function, FunctionId, Global, Linkage, SPIR_FUNC, SPIR_KERNEL, ThreadLocal, UnnamedAddr,
    Visibility,
};
pub use inst::{FastMath, FloatPredicate, Inst, IntPredicate, Ordering, RmwOp, TailCall};
pub use intrinsics::intrinsic_names;
pub(crate) use intrinsics::is_intrinsic_of_target;
#[cfg(test)]
pub(crate) use intrinsics::{has_signature, is_known as is_known_intrinsic};
pub use layout::{DataLayout, LayoutError};
pub use metadata::{
    AttachmentKind, AttachmentKinds, DiNumber, DiRef, Location, MdField, MdId, MdKind, MdNode, MdOperand,
};
pub use module::{Module, ModuleRef};
pub use opcode::Opcode;
pub use print::Listing;
pub use records::{DebugRecord, DebugRecordKind};
pub use strings::StrId;
pub use types::{Type, TypeId, TypeKind};
pub use values::{Value, ValueId, ValueKind};
pub(crate) use verify::overloads;
pub use verify::{Dropped, VerifyError, verify, verify_on};

/// Panics because a property does not apply to the value, as for an index out of bounds.
#[cold]
#[track_caller]
fn misuse(property: std::fmt::Arguments<'_>, value: Value<'_>) -> ! {
    unreachable!("{property} of `{}`", value.describe())
}
