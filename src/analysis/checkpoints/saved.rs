//! Saved pointers: the origins of operands of `llvm.stackrestore`.
//!
//! An operand is the result of an `llvm.stacksave`, or a phi or select of such results. A load from a variable that
//! only holds such results is replaced by the stored value, with added phis where stores meet; casts and `freeze` are
//! ignored.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::reaching::Definition;
use super::restore_flow::{END, Point, RestoreFlow};
use super::slots::{self, Slot};
use crate::analysis::addresses::variable_of;
use crate::analysis::callees::Callees;
use crate::ir::{Inst, Opcode, Value, ValueKind};
use crate::map::intrinsics::Effect;

/// Index into [`SavedPointers::all`].
pub(super) type SavedId = usize;

/// A pointer that an `llvm.stackrestore` takes, or that is an operand of a phi or select of such pointers.
pub(super) struct Saved<'m> {
    pub(super) kind: SavedKind<'m>,
    /// The point of its definition.
    pub(super) point: Point,
    /// The operands of a phi or select, each with the point of its use: the end of a predecessor, or the select.
    pub(super) sources: SmallVec<[(SavedId, Point); 2]>,
}

/// The definition of a saved pointer.
#[derive(Clone, Copy)]
pub(super) enum SavedKind<'m> {
    /// The result of this `llvm.stacksave`.
    Save(Inst<'m>),
    /// A phi at the head of its block.
    Phi,
    /// The result of this `select`.
    Select(Inst<'m>),
    /// Undefined: null, undef, poison, or a variable before its first store.
    Undefined,
}

/// The reason why the `llvm.stacksave` that a restored pointer comes from is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Untraced<'m> {
    /// This value is neither an `llvm.stacksave` nor a phi or select of such results.
    Value(Value<'m>),
    /// This load reads memory that is not a variable of the function, or whose address is used for more than loads and
    /// stores.
    Memory(Value<'m>),
    /// The pointer is null or undefined.
    Undefined,
}

/// The saved pointers of a function.
pub(super) struct SavedPointers<'f, 'm> {
    callees: &'f Callees<'m>,
    flow: &'f RestoreFlow<'f, 'm>,
    pub(super) all: Vec<Saved<'m>>,
    known: FxHashMap<Value<'m>, SavedId>,
    slots: FxHashMap<Value<'m>, Option<Slot<'m>>>,
    /// The phis added for variables in memory, by the variable and the block.
    slot_phis: FxHashMap<(Value<'m>, usize), SavedId>,
    undefined: Option<SavedId>,
    /// The saved pointers whose sources are not known yet.
    pending: Vec<(SavedId, Pending<'m>)>,
}

#[derive(Clone, Copy)]
enum Pending<'m> {
    Phi(Inst<'m>),
    Select(Inst<'m>),
    SlotPhi(Value<'m>),
}

/// The origin of a pointer.
enum Origin<'m> {
    Saved(SavedId),
    /// The same as this value.
    Value(Value<'m>),
}

impl<'f, 'm> SavedPointers<'f, 'm> {
    pub(super) fn new(callees: &'f Callees<'m>, flow: &'f RestoreFlow<'f, 'm>) -> Self {
        Self {
            callees,
            flow,
            all: Vec::new(),
            known: FxHashMap::default(),
            slots: FxHashMap::default(),
            slot_phis: FxHashMap::default(),
            undefined: None,
            pending: Vec::new(),
        }
    }

    /// Traces a restored pointer back to the saves that it may come from.
    pub(super) fn trace(&mut self, pointer: Value<'m>) -> Result<SavedId, Untraced<'m>> {
        let traced = self.intern(pointer)?;
        if matches!(self.all[traced].kind, SavedKind::Undefined) {
            return Err(Untraced::Undefined);
        }
        while let Some((id, pending)) = self.pending.pop() {
            let sources = self.sources(id, pending)?;
            self.all[id].sources = sources;
        }
        Ok(traced)
    }

    fn sources(&mut self, id: SavedId, pending: Pending<'m>) -> Result<SmallVec<[(SavedId, Point); 2]>, Untraced<'m>> {
        let point = self.all[id].point;
        let mut sources = SmallVec::new();
        match pending {
            Pending::Select(select) => {
                for index in 1..=2 {
                    sources.push((self.intern(select.operand(index))?, point));
                }
            }
            Pending::Phi(phi) => {
                // LLVM has an entry for each edge, with equal values for one predecessor.
                let entry = |(value, block)| Some((self.flow.position(block)?, value));
                let mut incoming: SmallVec<[(usize, Value<'m>); 2]> = phi.incoming().filter_map(entry).collect();
                incoming.sort_by_key(|(block, _)| *block);
                incoming.dedup_by_key(|(block, _)| *block);
                for (block, value) in incoming {
                    sources.push((self.intern(value)?, Point { block, number: END }));
                }
            }
            Pending::SlotPhi(variable) => {
                for &block in &self.flow.blocks[point.block].predecessors {
                    let end = Point { block, number: END };
                    let source = match self.read(variable, end) {
                        None => self.undefined(),
                        Some(Origin::Saved(id)) => id,
                        Some(Origin::Value(value)) => self.intern(value)?,
                    };
                    sources.push((source, end));
                }
            }
        }
        Ok(sources)
    }

    /// Returns the saved pointer that a value represents. The loads and casts between the two dominate each other.
    fn intern(&mut self, pointer: Value<'m>) -> Result<SavedId, Untraced<'m>> {
        let mut passed: SmallVec<[Value<'m>; 2]> = SmallVec::new();
        let mut value = pointer;
        let id = loop {
            if let Some(id) = self.known.get(&value) {
                break *id;
            }
            passed.push(value);
            match self.origin(value)? {
                Origin::Saved(id) => break id,
                Origin::Value(next) => value = next,
            }
        };
        self.known.extend(passed.into_iter().map(|value| (value, id)));
        Ok(id)
    }

    fn origin(&mut self, value: Value<'m>) -> Result<Origin<'m>, Untraced<'m>> {
        let inst = match value.kind() {
            ValueKind::Instruction(inst) => inst,
            ValueKind::NullPointer | ValueKind::AggregateZero | ValueKind::Undef | ValueKind::Poison => {
                return Ok(Origin::Saved(self.undefined()));
            }
            _ => return Err(Untraced::Value(value)),
        };
        let untraced = Untraced::Value(value);
        match inst.opcode() {
            Opcode::Call if self.callees.has_effect(inst, Effect::SavesStack) => {
                let point = self.flow.point(inst).ok_or(untraced)?;
                Ok(Origin::Saved(self.add(SavedKind::Save(inst), point)))
            }
            Opcode::Select => {
                let id = self.add(SavedKind::Select(inst), self.flow.point(inst).ok_or(untraced)?);
                self.pending.push((id, Pending::Select(inst)));
                Ok(Origin::Saved(id))
            }
            Opcode::Phi => {
                let block = self.flow.position(inst.block()).ok_or(untraced)?;
                let id = self.add(SavedKind::Phi, self.flow.head(block));
                self.pending.push((id, Pending::Phi(inst)));
                Ok(Origin::Saved(id))
            }
            Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze => Ok(Origin::Value(inst.operand(0))),
            Opcode::Load => self.loaded(inst),
            _ => Err(untraced),
        }
    }

    fn loaded(&mut self, load: Inst<'m>) -> Result<Origin<'m>, Untraced<'m>> {
        let unknown = Untraced::Memory(load.value());
        let variable = variable_of(load.operand(0)).ok_or(unknown)?;
        let (callees, flow) = (self.callees, self.flow);
        self.slots.entry(variable.value()).or_insert_with(|| slots::stores(callees, flow, variable));
        let point = flow.point(load).ok_or(unknown)?;
        self.read(variable.value(), point).ok_or(unknown)
    }

    /// Returns the value that a load from a variable reads at a point; `None` if it is not known.
    fn read(&mut self, variable: Value<'m>, point: Point) -> Option<Origin<'m>> {
        let slot = self.slots.get(&variable)?.as_ref()?;
        let block = match slot.read(point) {
            Definition::Original(store) => return Some(Origin::Value(slot.value(store))),
            Definition::Undefined => return Some(Origin::Saved(self.undefined())),
            Definition::Merge(block) => block,
        };
        if let Some(id) = self.slot_phis.get(&(variable, block)) {
            return Some(Origin::Saved(*id));
        }
        let id = self.add(SavedKind::Phi, self.flow.head(block));
        self.slot_phis.insert((variable, block), id);
        self.pending.push((id, Pending::SlotPhi(variable)));
        Some(Origin::Saved(id))
    }

    fn undefined(&mut self) -> SavedId {
        if let Some(id) = self.undefined {
            return id;
        }
        let id = self.add(SavedKind::Undefined, Point { block: 0, number: 0 });
        self.undefined = Some(id);
        id
    }

    fn add(&mut self, kind: SavedKind<'m>, point: Point) -> SavedId {
        self.all.push(Saved { kind, point, sources: SmallVec::new() });
        self.all.len() - 1
    }
}
