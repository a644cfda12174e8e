//! Building the body of a function: a method for each instruction.

use rustc_hash::{FxHashMap, FxHashSet};

use super::ModuleBuilder;
use crate::ir::attributes::{Attribute, AttributeListId};
use crate::ir::function::{BlockData, Body, FunctionId};
use crate::ir::inst::{
    BundleData, CallData, FastMath, FloatPredicate, InstData, IntPredicate, PackedAccess, TailCall, flags,
};
use crate::ir::metadata::{MdData, MdId};
use crate::ir::opcode::Opcode;
use crate::ir::records::RecordData;
use crate::ir::strings::StrId;
use crate::ir::types::TypeId;
use crate::ir::values::{Referent, ValueId};

/// The body of a function under construction.
///
/// Blocks are created in any order and are laid out in the order in which [`Self::start_block`] starts them; a block is
/// filled before the next one is started. Instructions of the prologue come first in the entry block, whenever they are
/// added.
#[derive(Debug)]
pub(crate) struct FunctionBuilder {
    function: FunctionId,
    function_type: TypeId,
    body: Body,
    /// The blocks in their order.
    layout: Vec<u32>,
    /// The instructions before those of the entry block.
    prologue: Vec<InstData>,
    prologue_names: Vec<StrId>,
    in_prologue: bool,
    location: Option<MdId>,
    names: FxHashSet<StrId>,
    next_suffix: u32,
    /// Values of the function as metadata.
    local_metadata: FxHashMap<ValueId, MdId>,
}

/// A `phi` whose incoming values are not known yet.
#[must_use = "a phi needs its incoming values"]
#[derive(Debug)]
pub(crate) struct Phi(u32);

/// A call.
#[derive(Clone, Debug)]
pub(crate) struct CallSpec<'a> {
    /// The function, a pointer to one, or inline assembly.
    pub callee: ValueId,
    pub function_type: TypeId,
    pub arguments: &'a [ValueId],
    pub calling_convention: u32,
    pub(crate) attributes: AttributeListId,
    pub tail: TailCall,
    pub fast_math: FastMath,
}

impl<'a> CallSpec<'a> {
    /// Returns a call with the properties of the called function and no attributes of its own.
    pub(crate) fn of_function(module: &ModuleBuilder, function: FunctionId, arguments: &'a [ValueId]) -> Self {
        let data = module.function_data(function);
        Self {
            callee: data.symbol.value,
            function_type: data.symbol.value_type,
            arguments,
            calling_convention: data.calling_convention,
            attributes: AttributeListId::default(),
            tail: TailCall::None,
            fast_math: FastMath::default(),
        }
    }
}

impl CallSpec<'_> {
    /// Returns the call with attributes of its own.
    #[must_use]
    pub(crate) fn with_attributes(self, attributes: AttributeListId) -> Self {
        Self { attributes, ..self }
    }
}

/// The properties of an instruction besides its type and operands.
#[derive(Copy, Clone, Debug, Default)]
struct Details {
    flags: u32,
    extra: u32,
}

impl FunctionBuilder {
    /// Returns an empty body for a function of the module.
    pub(crate) fn new(module: &ModuleBuilder, function: FunctionId) -> Self {
        Self {
            function,
            function_type: module.function_data(function).symbol.value_type,
            body: Body::default(),
            layout: Vec::new(),
            prologue: Vec::new(),
            prologue_names: Vec::new(),
            in_prologue: false,
            location: None,
            names: FxHashSet::default(),
            next_suffix: 0,
            local_metadata: FxHashMap::default(),
        }
    }

    /// Returns the parameter at `index`.
    pub(crate) fn argument(&self, index: u32) -> ValueId {
        ValueId::of_argument(index)
    }

    /// Returns the type of a value.
    pub(crate) fn ty(&self, module: &ModuleBuilder, value: ValueId) -> TypeId {
        match value.referent() {
            Referent::Module(index) => module.module.constants.get(index).ty,
            Referent::Inst(index) => self.body.insts[index as usize].ty,
            Referent::Prologue(index) => self.prologue[index as usize].ty,
            Referent::Argument(index) => module.contained_types(self.function_type)[index as usize + 1],
            Referent::Block(_) => TypeId::LABEL,
        }
    }

    /// Creates a block, which [`Self::start_block`] places.
    pub(crate) fn create_block(&mut self) -> ValueId {
        self.body.blocks.push(BlockData::default());
        ValueId::of_block(self.body.blocks.len() as u32 - 1)
    }

    /// Places a block after the one before; the following instructions belong to it.
    pub(crate) fn start_block(&mut self, block: ValueId) {
        let Referent::Block(index) = block.referent() else { return };
        let end = self.body.insts.len() as u32;
        if let Some(&last) = self.layout.last() {
            self.body.blocks[last as usize].end = end;
        }
        self.body.blocks[index as usize] = BlockData { start: end, end };
        self.layout.push(index);
    }

    /// Returns the block to which instructions are added.
    pub(crate) fn current_block(&self) -> Option<ValueId> {
        self.layout.last().map(|index| ValueId::of_block(*index))
    }

    /// Returns `true` if instructions are added to the entry block, or before it.
    pub(crate) fn is_in_entry_block(&self) -> bool {
        self.layout.len() <= 1
    }

    /// Chooses where instructions are added, and returns whether that was the prologue: it is before all other
    /// instructions of the entry block. The operands in the prologue are constants, parameters and other instructions of
    /// it.
    pub(crate) fn enter_prologue(&mut self, is_prologue: bool) -> bool {
        std::mem::replace(&mut self.in_prologue, is_prologue)
    }

    /// Returns `true` if a value has a name.
    pub(crate) fn has_name(&self, value: ValueId) -> bool {
        self.name_id(value) != StrId::EMPTY
    }

    /// Returns the name of a value of the function; empty if it has none.
    pub(crate) fn name<'m>(&self, module: &'m ModuleBuilder, value: ValueId) -> &'m [u8] {
        module.module.strings.get(self.name_id(value))
    }

    fn name_id(&self, value: ValueId) -> StrId {
        let (names, index) = match value.referent() {
            Referent::Argument(index) => (&self.body.argument_names, index),
            Referent::Block(index) => (&self.body.block_names, index),
            Referent::Inst(index) => (&self.body.inst_names, index),
            Referent::Prologue(index) => (&self.prologue_names, index),
            Referent::Module(_) => return StrId::EMPTY,
        };
        names.get(index as usize).copied().unwrap_or(StrId::EMPTY)
    }

    /// Returns the opcode of an instruction.
    pub(crate) fn opcode(&self, value: ValueId) -> Option<Opcode> {
        match value.referent() {
            Referent::Inst(index) => Some(self.body.insts[index as usize].opcode),
            Referent::Prologue(index) => Some(self.prologue[index as usize].opcode),
            Referent::Module(_) | Referent::Argument(_) | Referent::Block(_) => None,
        }
    }

    /// Returns the operand of an `addrspacecast`.
    pub(crate) fn space_cast_operand(&self, value: ValueId) -> Option<ValueId> {
        let inst = match value.referent() {
            Referent::Inst(index) => &self.body.insts[index as usize],
            Referent::Prologue(index) => &self.prologue[index as usize],
            Referent::Module(_) | Referent::Argument(_) | Referent::Block(_) => return None,
        };
        (inst.opcode == Opcode::AddrSpaceCast).then(|| self.body.operands_of(inst)[0])
    }

    /// Sets the attributes of a call.
    pub(crate) fn set_call_attributes(&mut self, call: ValueId, attributes: AttributeListId) {
        let inst = match call.referent() {
            Referent::Inst(index) => &self.body.insts[index as usize],
            Referent::Prologue(index) => &self.prologue[index as usize],
            Referent::Module(_) | Referent::Argument(_) | Referent::Block(_) => return,
        };
        if inst.opcode.is_call() {
            CallData::set_attributes(&mut self.body.extras, inst.extra, attributes);
        }
    }

    /// Sets the debug location of the following instructions.
    pub(crate) fn set_location(&mut self, location: Option<MdId>) {
        self.location = location;
    }

    fn push(&mut self, opcode: Opcode, ty: TypeId, operands: &[ValueId], details: Details) -> ValueId {
        let start = self.body.operands.len() as u32;
        self.body.operands.extend_from_slice(operands);
        let inst = InstData {
            opcode,
            flags: details.flags,
            ty,
            operands: start,
            operand_count: operands.len() as u32,
            block: self.layout.last().copied().unwrap_or(0),
            extra: details.extra,
            location: self.location,
        };
        if self.in_prologue {
            self.prologue.push(InstData { block: 0, ..inst });
            return ValueId::of_prologue(self.prologue.len() as u32 - 1);
        }
        self.body.insts.push(inst);
        ValueId::of_inst(self.body.insts.len() as u32 - 1)
    }

    fn push_without_details(&mut self, opcode: Opcode, ty: TypeId, operands: &[ValueId]) -> ValueId {
        self.push(opcode, ty, operands, Details::default())
    }

    /// Stores a list with its length and returns its index.
    fn list(&mut self, numbers: &[u32]) -> u32 {
        let start = self.body.extras.len() as u32;
        self.body.extras.push(numbers.len() as u32);
        self.body.extras.extend_from_slice(numbers);
        start
    }

    /// Names a value; a name that is taken gets a number, as LLVM does it.
    pub(crate) fn set_name(&mut self, module: &mut ModuleBuilder, value: ValueId, name: &[u8]) {
        if name.is_empty() {
            return;
        }
        let mut id = module.string(name);
        while !self.names.insert(id) {
            self.next_suffix += 1;
            id = module.string(&[name, self.next_suffix.to_string().as_bytes()].concat());
        }
        let (names, index) = match value.referent() {
            Referent::Argument(index) => (&mut self.body.argument_names, index),
            Referent::Block(index) => (&mut self.body.block_names, index),
            Referent::Inst(index) => (&mut self.body.inst_names, index),
            Referent::Prologue(index) => (&mut self.prologue_names, index),
            Referent::Module(_) => return,
        };
        if names.len() <= index as usize {
            names.resize(index as usize + 1, StrId::EMPTY);
        }
        names[index as usize] = id;
    }

    /// Returns the number of instructions outside of the prologue.
    pub(crate) fn instruction_count(&self) -> u32 {
        self.body.insts.len() as u32
    }

    /// Returns the number of instructions of the prologue.
    pub(crate) fn prologue_count(&self) -> u32 {
        self.prologue.len() as u32
    }

    /// Returns the last instruction outside of the prologue.
    pub(crate) fn last_instruction(&self) -> Option<ValueId> {
        (self.body.insts.len() as u32).checked_sub(1).map(ValueId::of_inst)
    }

    /// Returns `true` for an instruction that was added after the first `count` ones.
    pub(crate) fn is_added_since(&self, value: ValueId, count: u32) -> bool {
        matches!(value.referent(), Referent::Inst(index) if index >= count)
    }

    /// Adds an attribute to those of a call as a whole.
    pub(crate) fn add_call_attribute(&mut self, module: &mut ModuleBuilder, call: ValueId, attribute: Attribute) {
        let Referent::Inst(index) = call.referent() else { return };
        let inst = self.body.insts[index as usize];
        if inst.opcode.is_call() {
            let list = CallData::load(&self.body.extras, inst.extra).attributes();
            let list = module.with_function_attribute(list, attribute);
            CallData::set_attributes(&mut self.body.extras, inst.extra, list);
        }
    }

    /// Attaches a node to an instruction.
    pub(crate) fn attach(&mut self, module: &mut ModuleBuilder, inst: ValueId, kind: &str, node: MdId) {
        let Referent::Inst(index) = inst.referent() else { return };
        let kind = module.attachment_number(kind);
        self.body.insts[index as usize].flags |= flags::HAS_ATTACHMENTS;
        self.body.attachments.push((index, kind, node));
    }

    /// Returns a value as metadata, for an argument of an intrinsic or a debug record.
    pub(crate) fn value_as_metadata(&mut self, module: &mut ModuleBuilder, value: ValueId) -> MdId {
        if !value.is_local() {
            return module.md_value(value);
        }
        let function = self.function;
        let metadata = &mut module.module.metadata;
        *self.local_metadata.entry(value).or_insert_with(|| metadata.push(MdData::LocalValue(function, value)))
    }

    /// Adds a debug record before the next instruction of the current block.
    pub(crate) fn record(&mut self, record: RecordData) {
        self.body.records.push((self.body.insts.len() as u32, record));
    }

    /// Sets the fast-math flags of an instruction.
    pub(crate) fn set_fast_math(&mut self, inst: ValueId, fast_math: FastMath) {
        let data = match inst.referent() {
            Referent::Inst(index) => &mut self.body.insts[index as usize],
            Referent::Prologue(index) => &mut self.prologue[index as usize],
            _ => return,
        };
        data.flags |= fast_math.pack();
    }

    /// Places the body in its function.
    pub(crate) fn finish(mut self, module: &mut ModuleBuilder) {
        let end = self.body.insts.len() as u32;
        if let Some(&last) = self.layout.last() {
            self.body.blocks[last as usize].end = end;
        }
        self.splice_prologue(module);
        self.order_blocks();
        for (inst, _) in &self.body.records {
            if let Some(data) = self.body.insts.get_mut(*inst as usize) {
                data.flags |= flags::HAS_RECORDS;
            }
        }
        self.body.attachments.sort_by_key(|(inst, ..)| *inst);
        module.function_mut(self.function).body = Some(Box::new(self.body));
    }

    /// Moves the prologue to the start of the entry block.
    fn splice_prologue(&mut self, module: &mut ModuleBuilder) {
        let count = self.prologue.len() as u32;
        let Some(&entry) = self.layout.first().filter(|_| count > 0) else { return };
        for inst in &mut self.prologue {
            inst.block = entry;
        }
        self.body.insts.splice(0..0, self.prologue.drain(..));
        if !self.prologue_names.is_empty() || !self.body.inst_names.is_empty() {
            self.prologue_names.resize(count as usize, StrId::EMPTY);
            self.body.inst_names.splice(0..0, self.prologue_names.drain(..));
        }
        let placed = |value: ValueId| match value.referent() {
            Referent::Inst(index) => ValueId::of_inst(index + count),
            Referent::Prologue(index) => ValueId::of_inst(index),
            Referent::Module(_) | Referent::Argument(_) | Referent::Block(_) => value,
        };
        for operand in &mut self.body.operands {
            *operand = placed(*operand);
        }
        #[expect(clippy::iter_over_hash_type, reason = "each node is changed by itself")]
        for MdId(id) in self.local_metadata.values() {
            if let MdData::LocalValue(_, value) = &mut module.module.metadata.entries[*id as usize] {
                *value = placed(*value);
            }
        }
        for (position, &block) in self.layout.iter().enumerate() {
            let BlockData { start, end } = &mut self.body.blocks[block as usize];
            *start += if position == 0 { 0 } else { count };
            *end += count;
        }
        for (inst, _) in &mut self.body.records {
            *inst += count;
        }
        for (inst, ..) in &mut self.body.attachments {
            *inst += count;
        }
    }

    /// Numbers the blocks in their order. Blocks that were not started are dropped.
    fn order_blocks(&mut self) {
        let is_ordered = self.layout.iter().enumerate().all(|(position, block)| position as u32 == *block);
        if is_ordered && self.layout.len() == self.body.blocks.len() {
            return;
        }
        let mut numbers = vec![0; self.body.blocks.len()];
        for (position, &block) in self.layout.iter().enumerate() {
            numbers[block as usize] = position as u32;
        }
        let Self { body, layout, .. } = self;
        body.blocks = layout.iter().map(|block| body.blocks[*block as usize]).collect();
        if !body.block_names.is_empty() {
            body.block_names.resize(numbers.len(), StrId::EMPTY);
            body.block_names = layout.iter().map(|block| body.block_names[*block as usize]).collect();
        }
        for operand in &mut body.operands {
            if let Referent::Block(block) = operand.referent() {
                *operand = ValueId::of_block(numbers[block as usize]);
            }
        }
        for inst in &mut body.insts {
            inst.block = numbers[inst.block as usize];
            if inst.opcode == Opcode::Phi {
                let blocks = &mut body.extras[inst.extra as usize..][..inst.operand_count as usize];
                blocks.iter_mut().for_each(|block| *block = numbers[*block as usize]);
            }
        }
    }
}

/// Arithmetic, comparisons and conversions.
impl FunctionBuilder {
    /// Adds an operation on two operands of one type, with flags of [`flags`].
    pub(crate) fn binary(
        &mut self,
        module: &ModuleBuilder,
        opcode: Opcode,
        flags: u32,
        a: ValueId,
        b: ValueId,
    ) -> ValueId {
        let ty = self.ty(module, a);
        self.push(opcode, ty, &[a, b], Details { flags, extra: 0 })
    }

    /// Adds an `fneg`.
    pub(crate) fn fneg(&mut self, module: &ModuleBuilder, value: ValueId) -> ValueId {
        let ty = self.ty(module, value);
        self.push_without_details(Opcode::FNeg, ty, &[value])
    }

    /// Adds a conversion to a type.
    pub(crate) fn cast(&mut self, opcode: Opcode, flags: u32, value: ValueId, ty: TypeId) -> ValueId {
        self.push(opcode, ty, &[value], Details { flags, extra: 0 })
    }

    fn compare(&mut self, module: &mut ModuleBuilder, opcode: Opcode, number: u32, a: ValueId, b: ValueId) -> ValueId {
        let operands = self.ty(module, a);
        let ty = module.with_scalar(operands, TypeId::I1);
        self.push(opcode, ty, &[a, b], Details { flags: number << flags::PREDICATE_SHIFT, extra: 0 })
    }

    /// Adds an `icmp`.
    pub(crate) fn icmp(
        &mut self,
        module: &mut ModuleBuilder,
        predicate: IntPredicate,
        a: ValueId,
        b: ValueId,
    ) -> ValueId {
        self.compare(module, Opcode::ICmp, predicate.number(), a, b)
    }

    /// Adds an `fcmp`.
    pub(crate) fn fcmp(
        &mut self,
        module: &mut ModuleBuilder,
        predicate: FloatPredicate,
        a: ValueId,
        b: ValueId,
    ) -> ValueId {
        self.compare(module, Opcode::FCmp, predicate.number(), a, b)
    }

    /// Adds a `select`.
    pub(crate) fn select(&mut self, module: &ModuleBuilder, condition: ValueId, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.ty(module, a);
        self.push_without_details(Opcode::Select, ty, &[condition, a, b])
    }

    /// Adds a `freeze`.
    pub(crate) fn freeze(&mut self, module: &ModuleBuilder, value: ValueId) -> ValueId {
        let ty = self.ty(module, value);
        self.push_without_details(Opcode::Freeze, ty, &[value])
    }

    /// Adds an `extractelement`.
    pub(crate) fn extract_element(&mut self, module: &ModuleBuilder, vector: ValueId, index: ValueId) -> ValueId {
        let ty = module.scalar_type(self.ty(module, vector));
        self.push_without_details(Opcode::ExtractElement, ty, &[vector, index])
    }

    /// Adds an `insertelement`.
    pub(crate) fn insert_element(
        &mut self,
        module: &ModuleBuilder,
        vector: ValueId,
        value: ValueId,
        index: ValueId,
    ) -> ValueId {
        let ty = self.ty(module, vector);
        self.push_without_details(Opcode::InsertElement, ty, &[vector, value, index])
    }

    /// Adds a `shufflevector`; `None` is a poison lane.
    pub(crate) fn shuffle(
        &mut self,
        module: &mut ModuleBuilder,
        a: ValueId,
        b: ValueId,
        mask: &[Option<u32>],
    ) -> ValueId {
        let element = module.scalar_type(self.ty(module, a));
        let ty = module.vector_type(element, mask.len() as u32);
        let mask: Vec<u32> = mask.iter().map(|lane| lane.unwrap_or(u32::MAX)).collect();
        let extra = self.list(&mask);
        self.push(Opcode::ShuffleVector, ty, &[a, b], Details { flags: 0, extra })
    }

    /// Adds an `extractvalue`; `None` if there is no such member.
    pub(crate) fn extract_value(
        &mut self,
        module: &ModuleBuilder,
        aggregate: ValueId,
        indices: &[u32],
    ) -> Option<ValueId> {
        let mut ty = self.ty(module, aggregate);
        for index in indices {
            ty = module.member_type(ty, *index)?;
        }
        let extra = self.list(indices);
        Some(self.push(Opcode::ExtractValue, ty, &[aggregate], Details { flags: 0, extra }))
    }

    /// Adds an `insertvalue`.
    pub(crate) fn insert_value(
        &mut self,
        module: &ModuleBuilder,
        aggregate: ValueId,
        value: ValueId,
        indices: &[u32],
    ) -> ValueId {
        let ty = self.ty(module, aggregate);
        let extra = self.list(indices);
        self.push(Opcode::InsertValue, ty, &[aggregate, value], Details { flags: 0, extra })
    }
}

/// Memory.
impl FunctionBuilder {
    /// Adds an `alloca` of `count` elements in an address space; an alignment of zero is that of the layout.
    pub(crate) fn alloca(
        &mut self,
        module: &mut ModuleBuilder,
        ty: TypeId,
        count: ValueId,
        alignment: u64,
        space: u32,
    ) -> ValueId {
        let pointer = module.pointer_type(space);
        let extra = self.body.extras.len() as u32;
        self.body.extras.extend([ty.0, PackedAccess::aligned(alignment).pack()]);
        self.push(Opcode::Alloca, pointer, &[count], Details { flags: 0, extra })
    }

    /// Adds a `load`.
    pub(crate) fn load(&mut self, ty: TypeId, pointer: ValueId, alignment: u64, is_volatile: bool) -> ValueId {
        let access = PackedAccess::aligned(alignment);
        self.access(Opcode::Load, ty, &[pointer], access, if is_volatile { flags::VOLATILE } else { 0 })
    }

    /// Adds a `store`.
    pub(crate) fn store(&mut self, value: ValueId, pointer: ValueId, alignment: u64, is_volatile: bool) -> ValueId {
        let access = PackedAccess::aligned(alignment);
        self.access(
            Opcode::Store,
            TypeId::VOID,
            &[value, pointer],
            access,
            if is_volatile { flags::VOLATILE } else { 0 },
        )
    }

    /// Adds an access to memory: `load`, `store`, `cmpxchg`, `atomicrmw` or `fence`.
    pub(crate) fn access(
        &mut self,
        opcode: Opcode,
        ty: TypeId,
        operands: &[ValueId],
        access: PackedAccess,
        flags: u32,
    ) -> ValueId {
        self.push(opcode, ty, operands, Details { flags, extra: access.pack() })
    }

    /// Adds a `getelementptr`, with flags of [`flags`].
    pub(crate) fn gep(
        &mut self,
        module: &mut ModuleBuilder,
        source: TypeId,
        base: ValueId,
        indices: &[ValueId],
        flags: u32,
    ) -> ValueId {
        let base_type = self.ty(module, base);
        let vector = indices.iter().map(|index| self.ty(module, *index)).find(|ty| module.scalar_type(*ty) != *ty);
        let ty = match vector {
            Some(shape) if module.scalar_type(base_type) == base_type => module.with_scalar(shape, base_type),
            _ => base_type,
        };
        let operands: Vec<ValueId> = std::iter::once(base).chain(indices.iter().copied()).collect();
        self.push(Opcode::GetElementPtr, ty, &operands, Details { flags, extra: source.0 })
    }
}

/// Calls and control flow.
impl FunctionBuilder {
    /// Adds a `call`.
    pub(crate) fn call(&mut self, module: &ModuleBuilder, call: &CallSpec<'_>) -> ValueId {
        self.call_with_bundles(module, call, &[], &[])
    }

    pub(crate) fn call_with_bundles(
        &mut self,
        module: &ModuleBuilder,
        call: &CallSpec<'_>,
        bundles: &[BundleData],
        inputs: &[ValueId],
    ) -> ValueId {
        let ty = module.contained_types(call.function_type)[0];
        let extra = CallData::store(
            &mut self.body.extras,
            call.function_type,
            call.calling_convention,
            call.attributes,
            call.arguments.len() as u32,
            bundles,
        );
        let operands: Vec<ValueId> = [call.arguments, inputs, &[call.callee]].concat();
        let flags = call.fast_math.pack() | (call.tail as u32) << flags::TAIL_CALL_SHIFT;
        self.push(Opcode::Call, ty, &operands, Details { flags, extra })
    }

    /// Adds a `phi`, which gets its incoming values from [`Self::set_incoming`].
    pub(crate) fn phi(&mut self, ty: TypeId) -> (ValueId, Phi) {
        let value = self.push_without_details(Opcode::Phi, ty, &[]);
        (value, Phi(self.body.insts.len() as u32 - 1))
    }

    /// Sets the incoming values of a `phi`, each with its block.
    pub(crate) fn set_incoming(&mut self, Phi(index): Phi, incoming: &[(ValueId, ValueId)]) {
        let (operands, extra) = (self.body.operands.len() as u32, self.body.extras.len() as u32);
        self.body.operands.extend(incoming.iter().map(|(value, _)| *value));
        let number = |block: ValueId| match block.referent() {
            Referent::Block(block) => block,
            _ => 0,
        };
        self.body.extras.extend(incoming.iter().map(|(_, block)| number(*block)));
        let inst = &mut self.body.insts[index as usize];
        (inst.operands, inst.operand_count, inst.extra) = (operands, incoming.len() as u32, extra);
    }

    /// Adds an unconditional `br`.
    pub(crate) fn br(&mut self, target: ValueId) -> ValueId {
        self.push_without_details(Opcode::Br, TypeId::VOID, &[target])
    }

    /// Adds a conditional `br`.
    pub(crate) fn cond_br(&mut self, condition: ValueId, if_true: ValueId, if_false: ValueId) -> ValueId {
        self.push_without_details(Opcode::Br, TypeId::VOID, &[condition, if_false, if_true])
    }

    /// Adds a `switch`; the cases are constants and their blocks.
    pub(crate) fn switch(&mut self, value: ValueId, default: ValueId, cases: &[(ValueId, ValueId)]) -> ValueId {
        let constants: Vec<u32> = cases
            .iter()
            .filter_map(|(constant, _)| match constant.referent() {
                Referent::Module(index) => Some(index),
                _ => None,
            })
            .collect();
        let extra = self.list(&constants);
        let operands: Vec<ValueId> =
            [value, default].into_iter().chain(cases.iter().map(|(_, block)| *block)).collect();
        self.push(Opcode::Switch, TypeId::VOID, &operands, Details { flags: 0, extra })
    }

    /// Adds a `ret`.
    pub(crate) fn ret(&mut self, value: Option<ValueId>) -> ValueId {
        self.push_without_details(Opcode::Ret, TypeId::VOID, value.as_slice())
    }

    /// Adds an `unreachable`.
    pub(crate) fn unreachable(&mut self) -> ValueId {
        self.push_without_details(Opcode::Unreachable, TypeId::VOID, &[])
    }
}
