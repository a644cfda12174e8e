//! The state that families keep for the whole module or for a function. A family uses its own field only.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::callees::BuiltinId;
use crate::analysis::checkpoints::CheckpointId;
use crate::ir::FunctionId;
use crate::lower::cx::forms::PartTypes;
use crate::lower::cx::function::builtin::Builtin;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::Id;

/// The state of families for the whole module, which the driver owns.
#[derive(Default)]
pub(in crate::lower) struct Families {
    /// The builtin functions that the module declares, at the indices that their ids are.
    pub(in crate::lower) builtins: Arc<[Builtin]>,
    /// The imports whose names have been compared with those of builtin functions.
    pub(in crate::lower) examined_imports: FxHashSet<FunctionId>,
    /// The `OpAsmINTEL` of inline assembly.
    pub(in crate::lower) assemblies: FxHashMap<Assembly, Id>,
    /// The functions that initialize groups of private variables, by group.
    pub(in crate::lower) initializers: FxHashMap<usize, Id>,
    /// The helper functions, by name.
    pub(in crate::lower) helpers: FxHashMap<String, Helper>,
}

impl Families {
    /// Returns the state of a module before any of its functions has been lowered.
    pub(in crate::lower) fn new(builtins: Arc<[Builtin]>) -> Self {
        Self { builtins, ..Self::default() }
    }

    /// Returns a builtin function.
    pub(in crate::lower) fn builtin(&self, id: BuiltinId) -> &Builtin {
        &self.builtins[id.0 as usize]
    }
}

/// Inline assembly: equal ones are one `OpAsmINTEL`.
#[derive(PartialEq, Eq, Hash)]
pub(in crate::lower) struct Assembly {
    pub(in crate::lower) text: Vec<u8>,
    pub(in crate::lower) constraints: Vec<u8>,
    pub(in crate::lower) function_type: SpirvType,
    pub(in crate::lower) has_side_effects: bool,
}

/// A helper function that has been written.
#[derive(Clone)]
pub(in crate::lower) struct Helper {
    pub(in crate::lower) id: Id,
    /// The type of its result, a structure of `results`.
    pub(in crate::lower) result: SpirvType,
    pub(in crate::lower) results: PartTypes,
}

/// The state of families for one function.
#[derive(Default)]
pub(in crate::lower) struct FunctionFamilies {
    pub(in crate::lower) checkpoints: StackCheckpoints,
    /// The pointers that annotations decorated, by the pointers to bytes that they were then cast to.
    pub(in crate::lower) annotated: FxHashMap<Id, Id>,
    /// The Booleans that the values of integers are.
    pub(in crate::lower) booleans: FxHashSet<Id>,
    /// The images and samplers that loads yield, by the numbers of these instructions.
    pub(in crate::lower) stored_images: FxHashMap<u32, StoredImage>,
    /// The numbers of the allocas of images and samplers that were looked at.
    pub(in crate::lower) image_variables: FxHashSet<u32>,
}

/// The image or sampler that a variable holds.
#[derive(Clone, Copy)]
pub(in crate::lower) struct StoredImage {
    pub(in crate::lower) image: Typed,
    /// `true` if a result of a load is used in another block.
    pub(in crate::lower) is_used_elsewhere: bool,
}

/// The stack checkpoints emitted so far.
#[derive(Default)]
pub(in crate::lower) struct StackCheckpoints {
    pub(in crate::lower) written: FxHashMap<CheckpointId, StackCheckpoint>,
    /// The variable that counts the saves, if ages are compared.
    pub(in crate::lower) clock: Option<Pointer>,
}

/// The ids of a checkpoint.
#[derive(Clone, Copy)]
pub(in crate::lower) struct StackCheckpoint {
    pub(in crate::lower) pointer: Typed,
    /// The number of saves before it; only if ages are compared.
    pub(in crate::lower) age: Option<Typed>,
}
