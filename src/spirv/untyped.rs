//! A module with typed pointers as one whose pointers say only where they point (SPV_KHR_untyped_pointers, revision 3).
//!
//! | with types | without |
//! |---|---|
//! | `OpTypePointer` of any type | one `OpTypeUntypedPointerKHR` for each storage class |
//! | `OpVariable`, `OpVariableLengthArrayINTEL` | the untyped form, which names the type |
//! | access chains | the untyped form, which names the type that the base pointed to |
//! | `OpBitcast` from pointer to pointer in a function | its operand; `OpCopyObject` if something decorates it |
//! | types that differ only in what pointers in them point to | the first of them, as far as two may not be the same |
//!
//! Loads and stores name their types anyway. Pointers stay typed where that is wanted: those to functions, and the
//! parameters that `ByVal` and `Sret` give memory of a type. Instructions that read more from a pointer than an address
//! are given a typed one, by an `OpBitcast` in front of them.
//!
//! The module is one that this program has written: it has no forward pointers and no decoration groups.

use rustc_hash::{FxHashMap, FxHashSet};

use super::binary::write::HEADER_WORDS;
use super::dense::number_densely;
use super::grammar::{Decoration, FunctionParameterAttribute, Op, op_row};
use super::inst::{self, Inst, InstView};
use super::module::MAX_BOUND;
use super::operands::{ExtendedSets, Positions};

/// The words of the module without types of pointers, its ids numbered anew. Capabilities and extensions are what they
/// were.
///
/// A module of more ids than there may be stays as it is, for somebody else to refuse.
pub fn untyped(words: &[u32]) -> Vec<u32> {
    if has_too_many_ids(words) {
        return words.to_vec();
    }
    let mut rewritten = Rewritten::of(words).words;
    number_densely(&mut rewritten);
    rewritten
}

/// Where in `words` the instruction starts that the one at `offset` of [`untyped`] comes from.
pub fn origin(words: &[u32], offset: usize) -> usize {
    if has_too_many_ids(words) {
        return offset;
    }
    let places = Rewritten::of(words).places;
    let next = places.partition_point(|(rewritten, _)| *rewritten <= offset);
    next.checked_sub(1).map_or(offset, |place| places[place].1)
}

fn has_too_many_ids(words: &[u32]) -> bool {
    words.get(3).is_some_and(|bound| *bound > MAX_BOUND)
}

/// A module without types of pointers.
struct Rewritten {
    words: Vec<u32>,
    /// Where what an instruction became starts, and where the instruction did.
    places: Vec<(usize, usize)>,
}

impl Rewritten {
    fn of(words: &[u32]) -> Self {
        let bound = words.get(3).copied().unwrap_or(0);
        let mut types = Types::read(words, bound);
        let mut all = words[..HEADER_WORDS.min(words.len())].to_vec();
        let (mut body, mut in_functions) = (Vec::new(), false);
        let (mut places, mut in_body) = (Vec::new(), Vec::new());
        let mut at = all.len();
        for inst in instructions(words) {
            in_functions |= inst.op == Op::Function;
            if in_functions {
                in_body.push((body.len(), at));
                types.rewrite_function_part(inst, &mut body);
            } else {
                places.push((all.len(), at));
                types.rewrite_global(inst, &mut all);
            }
            at += inst.operands.len() + 1;
        }
        all.append(&mut types.late);
        places.extend(in_body.into_iter().map(|(rewritten, at)| (all.len() + rewritten, at)));
        all.extend(body);
        if let Some(bound) = all.get_mut(3) {
            *bound = types.next;
        }
        Self { words: all, places }
    }
}

fn instructions(words: &[u32]) -> impl Iterator<Item = InstView<'_>> {
    inst::iter(words.get(HEADER_WORDS..).unwrap_or_default()).filter_map(Result::ok)
}

/// What is known of the module and has been written of it.
struct Types {
    /// For each pointer type: where it points, and to what.
    pointers: FxHashMap<u32, (u32, u32)>,
    /// The type of each result; 0 of what has none.
    of: ById,
    /// What stands for an id; itself for most.
    now: ById,
    /// The parameters that stay typed, and those ids among the results that are no more.
    kept: FxHashSet<u32>,
    gone: FxHashSet<u32>,
    decorated: FxHashSet<u32>,
    /// The positions of the parameters of a function that stay typed.
    kept_of: FxHashMap<u32, Vec<usize>>,
    sets: ExtendedSets,
    /// The types that may be declared once, by their words.
    declared: FxHashMap<Vec<u32>, u32>,
    /// The types of functions: their results and parameters.
    functions: FxHashMap<u32, Vec<u32>>,
    /// Types that functions want, behind all others.
    late: Vec<u32>,
    late_functions: FxHashMap<Vec<u32>, u32>,
    typed: FxHashMap<(u32, u32), u32>,
    /// Structures of one pointer each.
    boxed: FxHashMap<u32, u32>,
    next: u32,
    /// Casts of parameters that wait for the end of the variables.
    waiting: Vec<Inst>,
    function: u32,
    parameter: usize,
}

impl Types {
    fn read(words: &[u32], bound: u32) -> Self {
        let mut types = Self {
            pointers: FxHashMap::default(),
            of: ById(vec![0; bound as usize]),
            now: ById((0..bound).collect()),
            kept: FxHashSet::default(),
            gone: FxHashSet::default(),
            decorated: FxHashSet::default(),
            kept_of: FxHashMap::default(),
            sets: ExtendedSets::default(),
            declared: FxHashMap::default(),
            functions: FxHashMap::default(),
            late: Vec::new(),
            late_functions: FxHashMap::default(),
            typed: FxHashMap::default(),
            boxed: FxHashMap::default(),
            next: bound,
            waiting: Vec::new(),
            function: 0,
            parameter: 0,
        };
        instructions(words).for_each(|inst| types.note(inst));
        types
    }

    /// What an instruction says of ids, before anything is rewritten: phis name values that come later.
    fn note(&mut self, inst: InstView<'_>) {
        match (inst.op, inst.operands) {
            (Op::ExtInstImport, _) => self.sets.note_import(inst),
            (Op::Decorate, &[target, decoration, ref literals @ ..]) => {
                let by_memory = [FunctionParameterAttribute::ByVal.0, FunctionParameterAttribute::Sret.0];
                if Decoration(decoration) == Decoration::FuncParamAttr
                    && literals.first().is_some_and(|attribute| by_memory.contains(attribute))
                {
                    self.kept.insert(target);
                }
                self.decorated.insert(target);
            }
            (Op::DecorateId | Op::DecorateString, &[target, ..]) => {
                self.decorated.insert(target);
            }
            (Op::TypePointer, &[id, storage, pointee]) => {
                self.pointers.insert(id, (storage, pointee));
            }
            (Op::TypeFunction, &[id, ref types @ ..]) => {
                self.of.set(id, FUNCTION_TYPE);
                self.functions.insert(id, types.to_vec());
            }
            (Op::Function, &[_, id, ..]) => {
                self.function = id;
                self.parameter = 0;
            }
            (Op::FunctionParameter, &[ty, id]) => {
                self.of.set(id, ty);
                if self.kept.contains(&id) {
                    self.kept_of.entry(self.function).or_default().push(self.parameter);
                    self.now.set(id, self.next);
                    self.next += 1;
                }
                self.parameter += 1;
            }
            (op, operands) => {
                if !op_row(op).is_some_and(|row| row.has_result() && row.has_result_type()) {
                    return;
                }
                let &[ty, id, ..] = operands else { return };
                self.of.set(id, ty);
                if let Some(operand) = self.cast_of_pointer(inst)
                    && !self.decorated.contains(&id)
                {
                    self.now.set(id, self.now.get(operand));
                    self.gone.insert(id);
                }
            }
        }
    }

    /// The operand of a cast in a function from one type of pointer to another.
    fn cast_of_pointer(&self, inst: InstView<'_>) -> Option<u32> {
        let (Op::Bitcast, &[ty, _, operand]) = (inst.op, inst.operands) else { return None };
        let from = self.of.get(operand);
        (self.untyped_storage(ty)? == self.untyped_storage(from)?).then_some(operand)
    }

    /// Where the pointers of this type point, if they lose their type.
    fn untyped_storage(&self, ty: u32) -> Option<u32> {
        let &(storage, pointee) = self.pointers.get(&ty)?;
        (self.of.get(pointee) != FUNCTION_TYPE).then_some(storage)
    }

    /// What the pointer `id` pointed to, if it loses its type.
    fn pointee(&self, id: u32) -> Option<u32> {
        let ty = self.of.get(id);
        self.untyped_storage(ty)?;
        Some(self.now.get(self.pointers.get(&ty)?.1))
    }

    /// The type that an access chain from a pointer to `ty` names: one as large if that is a pointer, which the
    /// extension does not let it name.
    fn base_type(&mut self, ty: u32) -> u32 {
        if !self.pointers.contains_key(&ty) {
            return ty;
        }
        if let Some(known) = self.boxed.get(&ty) {
            return *known;
        }
        let id = self.fresh();
        put(&mut self.late, &Inst::new(Op::TypeStruct).words(&[id, ty]));
        self.boxed.insert(ty, id);
        id
    }

    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// A pointer type as it was.
    fn typed(&mut self, ty: u32) -> u32 {
        let Some(&(storage, pointee)) = self.pointers.get(&ty) else { return ty };
        let pointee = self.now.get(pointee);
        if let Some(known) = self.typed.get(&(storage, pointee)) {
            return *known;
        }
        let id = self.fresh();
        put(&mut self.late, &Inst::new(Op::TypePointer).words(&[id, storage, pointee]));
        self.typed.insert((storage, pointee), id);
        id
    }

    /// The operands with what stands for ids now.
    fn renamed(&self, inst: InstView<'_>) -> Vec<u32> {
        let mut words = inst.operands.to_vec();
        let is_extended = matches!(inst.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR);
        let result = if is_extended { 0..1 } else { 0..0 };
        for position in result.chain(self.sets.ids(inst)) {
            if let Some(word) = words.get_mut(position) {
                *word = self.now.get(*word);
            }
        }
        words
    }

    fn rewrite_global(&mut self, inst: InstView<'_>, out: &mut Vec<u32>) {
        match (inst.op, inst.operands) {
            (Op::Name | Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, ..]) => {
                if !self.gone.contains(&target) {
                    put(out, &Inst::new(inst.op).words(inst.operands));
                }
            }
            // What is outside of functions and no type, constant or variable names none that changes.
            (Op::EntryPoint | Op::ExecutionMode | Op::ExecutionModeId | Op::MemberName | Op::MemberDecorate, _) => {
                put(out, &Inst::new(inst.op).words(inst.operands));
            }
            (Op::TypePointer, &[id, storage, _]) if self.untyped_storage(id).is_some() => {
                let words = Inst::new(Op::TypeUntypedPointerKHR).words(&[id, storage]);
                self.declare(id, &words, out);
            }
            (Op::TypePointer | Op::TypeFunction | Op::TypeVector, &[id, ..]) => {
                let words = Inst::new(inst.op).words(&self.renamed(inst));
                self.declare(id, &words, out);
            }
            (Op::SpecConstantOp, &[ty, _, op, base, ..])
                if u16::try_from(op).is_ok_and(|op| untyped_chain(Op(op)).is_some())
                    && self.pointee(base).is_some() =>
            {
                self.constant_chain(inst, ty, base, out);
            }
            (Op::Variable, _) => self.variable(inst, out),
            _ => put(out, &Inst::new(inst.op).words(&self.renamed(inst))),
        }
    }

    /// An access chain among the constants, where no untyped form may stand: of a typed pointer, and untyped again.
    fn constant_chain(&mut self, inst: InstView<'_>, ty: u32, base: u32, out: &mut Vec<u32>) {
        const BASE: usize = 3;
        let bitcast = u32::from(Op::Bitcast.0);
        let from = self.of.get(base);
        let (from, to) = (self.typed(from), self.typed(ty));
        out.append(&mut self.late);
        let (there, back) = (self.fresh(), self.fresh());
        let mut words = self.renamed(inst);
        let result = [words[0], words[1], bitcast, back];
        put(out, &Inst::new(inst.op).words(&[from, there, bitcast, words[BASE]]));
        (words[0], words[1], words[BASE]) = (to, back, there);
        put(out, &Inst::new(inst.op).words(&words));
        put(out, &Inst::new(inst.op).words(&result));
    }

    /// Writes a type unless another with the same words stands for it.
    fn declare(&mut self, id: u32, inst: &Inst, out: &mut Vec<u32>) {
        let mut key = vec![u32::from(inst.op().0)];
        key.extend(&inst.operands()[1..]);
        match self.declared.get(&key) {
            Some(known) => self.now.set(id, *known),
            None => {
                put(out, inst);
                self.declared.insert(key, id);
            }
        }
    }

    /// `OpVariable` => `OpUntypedVariableKHR` with the type
    fn variable(&mut self, inst: InstView<'_>, out: &mut Vec<u32>) {
        let mut words = self.renamed(inst);
        match inst.operands.get(1).and_then(|id| self.pointee(*id)) {
            Some(ty) => {
                words.insert(3, ty);
                put(out, &Inst::new(Op::UntypedVariableKHR).words(&words));
            }
            None => put(out, &Inst::new(inst.op).words(&words)),
        }
    }

    fn rewrite_function_part(&mut self, inst: InstView<'_>, out: &mut Vec<u32>) {
        match (inst.op, inst.operands) {
            (Op::Function, &[_, id, ..]) => {
                let mut words = self.renamed(inst);
                if let (Some(kept), Some(&old)) = (self.kept_of.get(&id).cloned(), inst.operands.get(3)) {
                    words[3] = self.function_type(old, &kept);
                }
                put(out, &Inst::new(inst.op).words(&words));
            }
            (Op::FunctionParameter, &[ty, id]) if self.kept.contains(&id) => {
                let typed = self.typed(ty);
                put(out, &Inst::new(inst.op).words(&[typed, id]));
                let cast = [self.now.get(ty), self.now.get(id), id];
                self.waiting.push(Inst::new(Op::Bitcast).words(&cast));
            }
            (Op::FunctionEnd, _) => {
                // A declaration has no place for casts and no use of them.
                self.waiting.clear();
                put(out, &Inst::new(inst.op));
            }
            (Op::Label | Op::Line | Op::NoLine | Op::FunctionParameter, _) => {
                put(out, &Inst::new(inst.op).words(&self.renamed(inst)));
            }
            (Op::Variable, _) => self.variable(inst, out),
            _ => {
                self.waiting.drain(..).for_each(|cast| put(out, &cast));
                self.rewrite_instruction(inst, out);
            }
        }
    }

    /// The type of a function some of whose parameters keep their types; `old` is its type in the module.
    fn function_type(&mut self, old: u32, kept: &[usize]) -> u32 {
        let Some(words) = self.functions.get(&old).cloned() else { return old };
        let mut key = Vec::with_capacity(words.len());
        for (position, ty) in words.into_iter().enumerate() {
            // The result comes first.
            let is_kept = position > 0 && kept.contains(&(position - 1));
            key.push(if is_kept { self.typed(ty) } else { self.now.get(ty) });
        }
        if let Some(known) = self.late_functions.get(&key) {
            return *known;
        }
        let id = self.fresh();
        put(&mut self.late, &Inst::new(Op::TypeFunction).words(&[id]).words(&key));
        self.late_functions.insert(key, id);
        id
    }

    fn rewrite_instruction(&mut self, inst: InstView<'_>, out: &mut Vec<u32>) {
        let mut words = self.renamed(inst);
        let op = match (inst.op, inst.operands) {
            (_, &[_, id, ..]) if self.gone.contains(&id) && self.cast_of_pointer(inst).is_some() => return,
            (Op::Bitcast, _) if self.cast_of_pointer(inst).is_some() => Op::CopyObject,
            (Op::VariableLengthArrayINTEL, &[_, id, _]) => match self.pointee(id) {
                Some(ty) => {
                    words.insert(2, ty);
                    Op::UntypedVariableLengthArrayINTEL
                }
                None => inst.op,
            },
            (op, operands) => {
                let chain = untyped_chain(op).zip(operands.get(2).and_then(|base| self.pointee(*base)));
                if let Some((_, ty)) = chain {
                    words.insert(2, self.base_type(ty));
                }
                chain.map_or(op, |(op, _)| op)
            }
        };
        if op == inst.op {
            self.type_operands(inst, &mut words, out);
        }
        put(out, &Inst::new(op).words(&words));
    }

    /// Gives typed pointers to an instruction that wants them.
    fn type_operands(&mut self, inst: InstView<'_>, words: &mut [u32], out: &mut Vec<u32>) {
        let positions: Positions = match inst.op {
            _ if takes_untyped(inst.op) || self.sets.is_debug_information(inst) => return,
            Op::FunctionCall => {
                let kept = inst.operands.get(2).and_then(|callee| self.kept_of.get(callee));
                kept.into_iter().flatten().map(|parameter| parameter + 3).collect()
            }
            _ => self.sets.ids(inst),
        };
        let first = usize::from(op_row(inst.op).is_some_and(|row| row.has_result_type()));
        for position in positions.into_iter().filter(|position| *position >= first) {
            let Some(&id) = inst.operands.get(position) else { continue };
            let ty = self.of.get(id);
            if self.untyped_storage(ty).is_none() {
                continue;
            }
            let typed = self.typed(ty);
            let cast = self.fresh();
            put(out, &Inst::new(Op::Bitcast).words(&[typed, cast, words[position]]));
            words[position] = cast;
        }
    }
}

/// A number for each id below the bound.
struct ById(Vec<u32>);

impl ById {
    /// The number of an id; 0 for what is none.
    fn get(&self, id: u32) -> u32 {
        self.0.get(id as usize).copied().unwrap_or(0)
    }

    fn set(&mut self, id: u32, number: u32) {
        if let Some(place) = self.0.get_mut(id as usize) {
            *place = number;
        }
    }
}

/// Stands for the type of the type of a function.
const FUNCTION_TYPE: u32 = u32::MAX;

fn put(out: &mut Vec<u32>, inst: &Inst) {
    // An access chain grows by one word; no instruction of more than 65,534 words is one.
    let _ = inst.append_to(out);
}

/// The untyped form of an access chain's opcode.
fn untyped_chain(op: Op) -> Option<Op> {
    Some(match op {
        Op::AccessChain => Op::UntypedAccessChainKHR,
        Op::InBoundsAccessChain => Op::UntypedInBoundsAccessChainKHR,
        Op::PtrAccessChain => Op::UntypedPtrAccessChainKHR,
        Op::InBoundsPtrAccessChain => Op::UntypedInBoundsPtrAccessChainKHR,
        _ => return None,
    })
}

/// Whether an instruction wants nothing of a pointer but where it points.
fn takes_untyped(op: Op) -> bool {
    matches!(
        op,
        Op::Load
            | Op::Store
            | Op::CopyMemorySized
            | Op::Phi
            | Op::Select
            | Op::ReturnValue
            | Op::CompositeConstruct
            | Op::CompositeExtract
            | Op::CompositeInsert
            | Op::CopyObject
            | Op::PtrEqual
            | Op::PtrNotEqual
            | Op::ConvertPtrToU
            | Op::PtrCastToGeneric
            | Op::GenericCastToPtr
            | Op::GenericCastToPtrExplicit
            | Op::AtomicLoad
            | Op::AtomicStore
            | Op::AtomicExchange
            | Op::AtomicCompareExchange
            | Op::AtomicIIncrement
            | Op::AtomicIDecrement
            | Op::AtomicIAdd
            | Op::AtomicISub
            | Op::AtomicSMin
            | Op::AtomicUMin
            | Op::AtomicSMax
            | Op::AtomicUMax
            | Op::AtomicAnd
            | Op::AtomicOr
            | Op::AtomicXor
            | Op::SaveMemoryINTEL
            | Op::RestoreMemoryINTEL
    )
}
