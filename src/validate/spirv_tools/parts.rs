//! Division of a large module into parts that SPIRV-Tools can check one by one.
//!
//! SPIRV-Tools allocates some hundred bytes for each instruction and accesses them in no particular order: a module of a
//! million instructions takes it more than twice the time of fifty modules with the twentieth part each. A part is a
//! module of its own: everything outside of functions, some of the functions with their names and decorations, and
//! declarations of the functions that they call. Each function is in one part.
//!
//! If every part is valid, the module is valid: a rule is about instructions outside of functions, which are in every
//! part (names are in the first); or about one function and the declarations that it uses; or about entry points (see
//! [`equivalent`](super::equivalent)). Where that does not hold, [`Parts::new`] returns `None`: for ids that are defined
//! twice, sections or functions out of order, pointers whose origin matters, more variables than one module may have.
//! If a part is not valid, the module may still be: then the whole module is checked, which also gives the right offset.

use std::ops::Range;

use crate::spirv::binary::write;
use crate::spirv::grammar::{AddressingModel, Capability, Class, Decoration, LinkageType, Op, op_row};
use crate::spirv::inst::Inst;
use crate::spirv::limits::MAX_LOCALS;
use crate::spirv::module::Section;
use crate::spirv::view::{Function, Instruction, is_variable};
use crate::spirv::{View, operands};
use crate::validate::id_sets::{IdSet, Marks};

/// The maximum number of functions in a part, if they are not smaller than the words that every part shares: for each
/// function SPIRV-Tools visits all functions that it calls, directly or indirectly.
const MAX_FUNCTIONS: usize = 500;

/// The division of a module into parts.
pub(super) struct Parts<'v, 'a> {
    view: &'v View<'a>,
    /// The functions of each part.
    functions: Vec<Range<usize>>,
    preamble: Preamble,
}

impl<'v, 'a> Parts<'v, 'a> {
    /// Divides a module; returns `None` if it cannot be divided, or would have one part only. `size` maps the number of
    /// words that every part shares to the minimum number of words of functions in a part.
    pub(super) fn new(view: &'v View<'a>, omitted: &[Range<usize>], size: impl FnOnce(usize) -> usize) -> Option<Self> {
        if !view.is_regular() || !declarations_come_first(view.functions()) {
            return None;
        }
        let preamble = Preamble::new(view, omitted)?;
        let shared = preamble.shared_words(view);
        let functions = divide(view.functions(), size(shared), shared);
        let local_variables = || view.bodies().filter(|inst| is_variable(inst.op)).count();
        (functions.len() > 1 && local_variables() <= MAX_LOCALS).then_some(Self { view, functions, preamble })
    }

    pub(super) fn count(&self) -> usize {
        self.functions.len()
    }

    /// Replaces `words` by one part; returns `None` if the part cannot be a module. `marks` is the same for all parts of a
    /// module.
    pub(super) fn write(&self, part: usize, marks: &mut Marks, words: &mut Vec<u32>) -> Option<()> {
        let Self { view, preamble, .. } = self;
        let functions = &view.functions()[self.functions[part].clone()];
        let definitions = functions.partition_point(|function| !function.has_body);
        let elsewhere = self.external_references(part, marks)?;

        words.clear();
        words.extend_from_slice(&view.words()[..write::HEADER_WORDS]);
        // Declarations are imports.
        words.extend([2 << 16 | u32::from(Op::Capability.0), Capability::Linkage.0]);
        self.copy(preamble.heads.clone(), words);
        self.copy_own(&preamble.entry_points, part, words);
        self.copy(preamble.strings.clone(), words);
        self.copy_own(&preamble.names, part, words);
        self.copy(preamble.processed.clone(), words);
        preamble.shared_decorations.iter().for_each(|range| self.copy(range.clone(), words));
        self.copy_own(&preamble.decorations, part, words);
        elsewhere.iter().for_each(|function| import(function.id, words));
        self.copy(preamble.globals.clone(), words);
        functions[..definitions].iter().for_each(|function| self.copy(function.words.clone(), words));
        for function in elsewhere {
            self.copy(function.head.clone(), words);
            words.push(1 << 16 | u32::from(Op::FunctionEnd.0));
        }
        functions[definitions..].iter().for_each(|function| self.copy(function.words.clone(), words));
        Some(())
    }

    fn copy(&self, range: Range<usize>, words: &mut Vec<u32>) {
        words.extend_from_slice(&self.view.words()[range]);
    }

    /// Copies the instructions of `list` that belong to the functions of a part.
    fn copy_own(&self, list: &[Owned], part: usize, words: &mut Vec<u32>) {
        let functions = &self.functions[part];
        let start = list.partition_point(|owned| owned.function < functions.start);
        let own = list[start..].iter().take_while(|owned| owned.function < functions.end);
        own.for_each(|owned| self.copy(owned.words.clone(), words));
    }

    /// Returns the functions in other parts that this part refers to; `None` if it refers to one in an operand that must
    /// be defined before, because declarations come before all definitions.
    fn external_references(&self, part: usize, marks: &mut Marks) -> Option<Vec<&'v Function>> {
        let functions = &self.functions[part];
        let elsewhere = |id: u32| self.view.function(id).filter(|function| !functions.contains(function));
        let mut named = self.preamble.named_functions.clone();
        for function in &self.view.functions()[functions.clone()] {
            for inst in self.view.instructions_in(function.words.clone()) {
                let ids = inst.operands.iter().filter(|&&word| self.preamble.function_ids.contains(word));
                if ids.copied().filter_map(elsewhere).next().is_none() {
                    continue;
                }
                let position = function_operand(inst.op);
                let mut others = operands::ids(*inst).into_iter().filter(|&other| Some(other) != position);
                if others.any(|other| elsewhere(inst.operands[other]).is_some()) {
                    return None;
                }
                named.extend(position.and_then(|position| inst.operands.get(position)));
            }
        }
        named.retain(|&id| marks.insert(id, part));
        Some(named.into_iter().filter_map(elsewhere).map(|function| &self.view.functions()[function]).collect())
    }
}

/// Returns the position of the operand that is the function which an instruction calls or queries.
fn function_operand(op: Op) -> Option<usize> {
    match op {
        Op::FunctionCall
        | Op::GetKernelWorkGroupSize
        | Op::GetKernelPreferredWorkGroupSizeMultiple
        | Op::GetKernelMaxNumSubgroups => Some(2),
        Op::GetKernelNDrangeSubGroupCount
        | Op::GetKernelNDrangeMaxSubGroupSize
        | Op::GetKernelLocalSizeForSubgroupCount => Some(3),
        Op::EnqueueKernel => Some(8),
        _ => None,
    }
}

/// The instructions before the functions, by the parts that contain them.
struct Preamble {
    /// From the capabilities to the memory model.
    heads: Range<usize>,
    /// The entry points and execution modes to validate.
    entry_points: Vec<Owned>,
    strings: Range<usize>,
    /// Names; names of ids outside of functions belong to the first function.
    names: Vec<Owned>,
    processed: Range<usize>,
    /// The decorations of functions and of ids that they define.
    decorations: Vec<Owned>,
    /// The decorations of all other ids.
    shared_decorations: Vec<Range<usize>>,
    globals: Range<usize>,
    /// The functions that `globals` refer to. A number that equals a function's id is included, which is harmless.
    named_functions: Vec<u32>,
    function_ids: IdSet,
}

/// An instruction that is in the part of its function.
struct Owned {
    function: usize,
    words: Range<usize>,
}

impl Preamble {
    fn new(view: &View<'_>, omitted: &[Range<usize>]) -> Option<Self> {
        let starts = sections(view)?;
        let between = |first: Section, end: Section| starts[first as usize]..starts[end as usize];
        let mut preamble = Self {
            heads: between(Section::Capabilities, Section::EntryPoints),
            entry_points: Vec::new(),
            strings: between(Section::DebugStrings, Section::DebugNames),
            names: Vec::new(),
            processed: between(Section::DebugModuleProcessed, Section::Annotations),
            decorations: Vec::new(),
            shared_decorations: Vec::new(),
            globals: between(Section::Globals, Section::Declarations),
            named_functions: Vec::new(),
            function_ids: IdSet::new(view.bound() as usize),
        };
        view.functions().iter().for_each(|function| preamble.function_ids.insert(function.id));
        preamble.assign(view, omitted)?;
        preamble.named_functions.sort_unstable();
        preamble.named_functions.dedup();
        for list in [&mut preamble.entry_points, &mut preamble.names, &mut preamble.decorations] {
            list.sort_by_key(|owned| owned.function);
        }
        Some(preamble)
    }

    /// Returns the number of words that every part contains.
    fn shared_words(&self, view: &View<'_>) -> usize {
        let ranges = [&self.heads, &self.strings, &self.processed, &self.globals];
        let heads = self.named_functions.iter().filter_map(|&id| Some(&view.functions()[view.function(id)?].head));
        ranges.into_iter().chain(&self.shared_decorations).chain(heads).map(ExactSizeIterator::len).sum()
    }

    fn assign(&mut self, view: &View<'_>, omitted: &[Range<usize>]) -> Option<()> {
        let mut omitted = omitted.iter().peekable();
        let (mut may_link, mut links) = (false, false);
        for inst in view.preamble() {
            if omitted.next_if(|range| range.start == inst.offset).is_some() {
                continue;
            }
            let operand = |index: usize| inst.operands.get(index).copied();
            match section(inst.op)? {
                Section::EntryPoints | Section::ExecutionModes => {
                    let id = operand(usize::from(inst.op == Op::EntryPoint))?;
                    self.entry_points.push(Owned { function: owner(view, id)??, words: inst.range() });
                }
                Section::DebugNames => {
                    let function = owner(view, operand(0)?)?.unwrap_or(0);
                    self.names.push(Owned { function, words: inst.range() });
                }
                Section::Annotations => {
                    links |= operand(1) == Some(Decoration::LinkageAttributes.0);
                    match owner(view, operand(0)?)? {
                        Some(function) => self.decorations.push(Owned { function, words: inst.range() }),
                        None => self.shared_decorations.push(inst.range()),
                    }
                }
                Section::Globals => {
                    let functions = inst.operands.iter().filter(|&&word| self.function_ids.contains(word));
                    self.named_functions.extend(functions);
                }
                Section::Capabilities => may_link |= operand(0) == Some(Capability::Linkage.0),
                // With logical addressing, SPIRV-Tools looks up a pointer argument's pointee in the caller.
                Section::MemoryModel => has_physical_addressing(inst).then_some(())?,
                _ => {}
            }
        }
        // Every part declares Linkage, so it need not have an entry point.
        (may_link || !links && !view.entry_points().is_empty()).then_some(())
    }
}

/// Returns the index of the function that an id names or that defines the id; the inner `None` for an id outside of
/// functions, the outer one for an undefined id.
fn owner(view: &View<'_>, id: u32) -> Option<Option<usize>> {
    view.definition(id).map(|_| view.function_of(id))
}

/// `OpDecorate function LinkageAttributes "-" Import`
fn import(function: u32, words: &mut Vec<u32>) {
    let inst = Inst::new(Op::Decorate).literal(function).enumerant(Decoration::LinkageAttributes).string(b"-");
    let inst = inst.enumerant(LinkageType::Import);
    words.push((inst.operands().len() as u32 + 1) << 16 | u32::from(Op::Decorate.0));
    words.extend_from_slice(inst.operands());
}

/// Returns ranges of functions that have at least `size` words together, or are [`MAX_FUNCTIONS`] with `shared` words.
fn divide(functions: &[Function], size: usize, shared: usize) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut words = size;
    for (index, function) in functions.iter().enumerate() {
        match parts.last_mut() {
            Some(part) if words < size && (part.len() < MAX_FUNCTIONS || words < shared) => part.end = index + 1,
            _ => {
                parts.push(index..index + 1);
                words = 0;
            }
        }
        words += function.words.len();
    }
    parts
}

/// Returns `true` if all declarations precede the definitions (specification, section 2.4).
fn declarations_come_first(functions: &[Function]) -> bool {
    functions.is_sorted_by_key(|function| function.has_body)
}

fn has_physical_addressing(memory_model: Instruction<'_>) -> bool {
    let model = memory_model.operands.first().map(|&model| AddressingModel(model));
    matches!(model, Some(AddressingModel::Physical32 | AddressingModel::Physical64))
}

/// Returns the offset of each section before the functions, and the end of the last one; `None` unless they are in the
/// order of the specification's section 2.4.
fn sections(view: &View<'_>) -> Option<Vec<usize>> {
    let mut starts = Vec::new();
    for inst in view.preamble() {
        let section = section(inst.op)? as usize;
        if section + 1 < starts.len() {
            return None;
        }
        starts.resize(section + 1, inst.offset);
    }
    starts.resize(Section::Declarations as usize + 1, view.preamble_end());
    Some(starts)
}

/// Returns the section of an instruction outside of functions; the last section has all instructions of no other one.
fn section(op: Op) -> Option<Section> {
    Some(match op {
        Op::Capability => Section::Capabilities,
        Op::Extension => Section::Extensions,
        Op::ExtInstImport => Section::ExtInstImports,
        Op::MemoryModel => Section::MemoryModel,
        Op::EntryPoint => Section::EntryPoints,
        Op::ExecutionMode | Op::ExecutionModeId => Section::ExecutionModes,
        Op::String | Op::Source | Op::SourceExtension | Op::SourceContinued => Section::DebugStrings,
        Op::Name | Op::MemberName => Section::DebugNames,
        Op::ModuleProcessed => Section::DebugModuleProcessed,
        Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => Section::AliasDeclarations,
        op => match op_row(op)?.class {
            Class::Annotation => Section::Annotations,
            _ => Section::Globals,
        },
    })
}
