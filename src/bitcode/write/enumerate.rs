//! The numbers of types, values, attributes and metadata in a file.
//!
//! Types and attribute lists have the numbers of their tables in the module. Values are numbered as readers count them:
//! global variables, functions, aliases, ifuncs, constants of the module; then, for each function anew, its parameters,
//! its constants and its instructions with a result.

mod metadata;

use indexmap::{IndexMap, IndexSet};
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::ir::Module;
use crate::ir::Opcode;
use crate::ir::attributes::{AttributeIndex, AttributeListId, AttributeSetId, FUNCTION_INDEX};
use crate::ir::constants::{ConstantEntry, ConstantKind};
use crate::ir::function::{Body, FunctionData, FunctionId, Symbol};
use crate::ir::inst::InstData;
use crate::ir::metadata::{MdData, MdId};
use crate::ir::types::{TypeData, TypeId};
use crate::ir::values::{Referent, ValueId};

pub(crate) use metadata::MetadataNumbers;

/// The number of a value that has none.
const NONE: u32 = u32::MAX;
/// The number of a constant that is found, but not placed yet.
const PENDING: u32 = u32::MAX - 1;

/// A constant of a block of constants.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Constant {
    /// The value of the module with that index.
    Module(u32),
    /// The mask of a `shufflevector`: its index in [`Enumerator::mask`].
    Mask(u32),
}

/// The mask of a `shufflevector` as a constant; `u32::MAX` is poison.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mask<'m> {
    pub(crate) ty: TypeId,
    pub(crate) lanes: &'m [u32],
}

/// The numbers of one function.
#[derive(Debug, Default)]
pub(crate) struct FunctionNumbers {
    /// The constants, in the order of their numbers.
    pub(crate) constants: Vec<Constant>,
    /// The number of the first instruction with a result.
    pub(crate) first_inst: u32,
    /// The number of each instruction; that of the next one with a result for an instruction without.
    pub(crate) insts: Vec<u32>,
    /// Values of the function as metadata, then lists of values, in the order of their numbers.
    pub(crate) metadata: Vec<MdId>,
}

/// The numbers of everything in a module, and in the function that was entered last.
#[derive(Debug)]
pub(crate) struct Enumerator<'m> {
    module: &'m Module,
    /// The types beyond the table of the module, and their numbers.
    extra_types: IndexSet<TypeId, FxBuildHasher>,
    /// The number of each value of the module.
    values: Vec<u32>,
    /// The number of values of the module.
    value_count: u32,
    /// The constants of the module, in the order of their numbers.
    constants: Vec<Constant>,
    masks: IndexMap<Mask<'m>, u32, FxBuildHasher>,
    pub(crate) metadata: MetadataNumbers,
    groups: IndexSet<(AttributeIndex, AttributeSetId), FxBuildHasher>,
    /// The attributes of global variables, each of which is a list of its own.
    variable_lists: IndexSet<AttributeSetId, FxBuildHasher>,
    /// The functions that use addresses of blocks of each function.
    address_users: FxHashMap<FunctionId, Vec<FunctionId>>,
    function: FunctionNumbers,
    function_id: FunctionId,
}

impl<'m> Enumerator<'m> {
    /// Numbers everything in a module.
    pub(crate) fn new(module: &'m Module) -> Self {
        let mut numbers = Self {
            module,
            extra_types: IndexSet::default(),
            values: vec![NONE; module.constants.entries.len()],
            value_count: 0,
            constants: Vec::new(),
            masks: IndexMap::default(),
            metadata: MetadataNumbers::new(module),
            groups: IndexSet::default(),
            variable_lists: IndexSet::default(),
            address_users: FxHashMap::default(),
            function: FunctionNumbers::default(),
            function_id: FunctionId::NONE,
        };
        numbers.number_symbols();
        numbers.number_constants();
        numbers.add_mask_types();
        numbers.number_attributes();
        numbers.find_address_users();
        numbers
    }

    fn number_symbols(&mut self) {
        let module = self.module;
        let variables = module.globals.iter().map(|global| &global.symbol);
        let functions = module.functions.iter().map(|function| &function.symbol);
        let others = module.aliases.iter().chain(&module.ifuncs).map(|alias| &alias.symbol);
        for Symbol { value, .. } in variables.chain(functions).chain(others) {
            self.number_value(*value, self.value_count);
            self.value_count += 1;
        }
    }

    fn number_constants(&mut self) {
        let module = self.module;
        let mut found = Vec::new();
        for id in module.globals.iter().filter_map(|global| global.initializer) {
            self.find_constants(id, &mut found);
        }
        for alias in module.aliases.iter().chain(&module.ifuncs) {
            self.find_constants(alias.target[0], &mut found);
        }
        for function in &module.functions {
            let FunctionData { prefix, prologue, personality, .. } = function;
            for id in [personality, prefix, prologue].into_iter().flatten() {
                self.find_constants(*id, &mut found);
            }
        }
        for index in 0..self.metadata.values().len() {
            if let MdData::Value(id) = module.metadata.get(self.metadata.values()[index]) {
                self.find_constants(id, &mut found);
            }
        }
        self.value_count = self.place_constants(&mut found, self.value_count);
        self.constants = found;
    }

    /// Appends the types of the masks of all instructions.
    fn add_mask_types(&mut self) {
        let module = self.module;
        for body in module.functions.iter().filter_map(|function| function.body.as_deref()) {
            for inst in body.insts.iter().filter(|inst| inst.opcode == Opcode::ShuffleVector) {
                self.mask_type(inst.ty, mask_of(body, inst).len());
            }
        }
        for expression in 0..module.constants.entries.len() {
            let entry = module.constants.entries[expression];
            if let Some(mask) = self.mask_of_expression(entry) {
                self.mask_type(entry.ty, mask.len());
            }
        }
    }

    fn number_attributes(&mut self) {
        let attributes = &self.module.attributes;
        self.groups.extend(attributes.lists().flatten().copied());
        for global in &self.module.globals {
            if global.attributes != AttributeSetId::default() {
                self.groups.insert((FUNCTION_INDEX, global.attributes));
                self.variable_lists.insert(global.attributes);
            }
        }
    }

    /// Finds, for each function, the other functions that use addresses of its blocks.
    fn find_address_users(&mut self) {
        let entries = &self.module.constants.entries;
        if !entries.iter().any(|entry| entry.kind == ConstantKind::BlockAddress) {
            return;
        }
        for (index, function) in self.module.functions.iter().enumerate() {
            let Some(body) = &function.body else { continue };
            let mut seen = IndexSet::<u32, FxBuildHasher>::default();
            seen.extend(body.operands.iter().filter_map(|id| module_index(*id)));
            let mut next = 0;
            while let Some(&constant) = seen.get_index(next) {
                next += 1;
                let Some(entry) = entries.get(constant as usize) else { continue };
                if entry.kind == ConstantKind::BlockAddress && entry.start as usize != index {
                    let users = self.address_users.entry(FunctionId(entry.start)).or_default();
                    if users.last() != Some(&FunctionId(index as u32)) {
                        users.push(FunctionId(index as u32));
                    }
                }
                let operands = self.module.constants.operands(entry);
                seen.extend(operands.iter().filter_map(|id| module_index(*id)));
            }
        }
    }

    /// Numbers the parameters, constants, instructions and metadata of a function with a body.
    pub(crate) fn enter_function(&mut self, id: FunctionId, body: &'m Body) {
        self.function_id = id;
        let signature = self.module.types.contained(self.module.functions[id.index()].symbol.value_type);
        let first_constant = self.value_count + signature.len().saturating_sub(1) as u32;
        let mut constants = Vec::new();
        let mut local_metadata = Vec::new();
        for &operand in &body.operands {
            if let Some(metadata) = self.find_constants(operand, &mut constants) {
                local_metadata.push(metadata);
            }
        }
        for inst in &body.insts {
            self.find_constants_beyond_operands(body, inst, &mut constants);
        }
        let first_inst = self.place_constants(&mut constants, first_constant);
        let insts = number_insts(body, first_inst);
        for (_, record) in &body.records {
            local_metadata.extend(record.value);
            local_metadata.extend(record.assignment.map(|[_, address, _]| address));
        }
        let metadata = self.metadata.enter_function(self.module, local_metadata);
        self.function = FunctionNumbers { constants, first_inst, insts, metadata };
    }

    fn find_constants_beyond_operands(&mut self, body: &'m Body, inst: &InstData, found: &mut Vec<Constant>) {
        match inst.opcode {
            Opcode::ShuffleVector => self.find_mask(inst.ty, mask_of(body, inst), found),
            Opcode::Switch => {
                let list = body.extras.get(inst.extra as usize..).unwrap_or_default();
                let count = list.first().map_or(0, |count| *count as usize);
                for &case in list.iter().skip(1).take(count) {
                    self.find_constants(ValueId::of_module(case), found);
                }
            }
            _ => {}
        }
    }

    /// Forgets the numbers of the function that was entered.
    pub(crate) fn exit_function(&mut self) {
        for constant in std::mem::take(&mut self.function.constants) {
            match constant {
                Constant::Module(index) => self.values[index as usize] = NONE,
                // The masks of the module are before those of a function.
                Constant::Mask(index) => self.masks.truncate(index.min(self.masks.len() as u32) as usize),
            }
        }
        self.metadata.exit_function(&self.function.metadata);
        self.function_id = FunctionId::NONE;
    }

    /// Finds a constant and its operands that have no numbers yet, operands first. Returns the metadata of a metadata
    /// operand.
    fn find_constants(&mut self, id: ValueId, found: &mut Vec<Constant>) -> Option<MdId> {
        let root = module_index(id)?;
        if self.number_at(root) != NONE {
            return None;
        }
        let entry = self.module.constants.get(root);
        if let Some(metadata) = entry.metadata() {
            return Some(metadata);
        }
        self.set_number(root, PENDING);
        let mut stack = vec![(root, 0)];
        while let Some((index, next)) = stack.pop() {
            let entry = self.module.constants.get(index);
            let operands = self.module.constants.operands(&entry);
            let is_new = |operand: &ValueId| module_index(*operand).filter(|index| self.number_at(*index) == NONE);
            let Some((position, operand)) =
                operands.iter().enumerate().skip(next).find_map(|(at, operand)| Some((at, is_new(operand)?)))
            else {
                if let Some(mask) = self.mask_of_expression(entry) {
                    self.find_mask(entry.ty, mask, found);
                }
                found.push(Constant::Module(index));
                continue;
            };
            self.set_number(operand, PENDING);
            stack.push((index, position + 1));
            stack.push((operand, 0));
        }
        None
    }

    /// Finds the mask of a `shufflevector` of type `result`, and its lanes if it is written as an aggregate.
    fn find_mask(&mut self, result: TypeId, lanes: &'m [u32], found: &mut Vec<Constant>) {
        let ty = self.mask_type(result, lanes.len());
        let mask = Mask { ty, lanes };
        if self.masks.contains_key(&mask) {
            return;
        }
        if mask.is_aggregate() {
            for lane in lanes {
                self.find_constants(self.lane(*lane), found);
            }
        }
        found.push(Constant::Mask(self.masks.len() as u32));
        self.masks.insert(mask, PENDING);
    }

    /// Returns a lane of a mask as a constant.
    pub(crate) fn lane(&self, lane: u32) -> ValueId {
        let ty = self.module.types.find_or_append(TypeData::Integer(32));
        match lane {
            u32::MAX => self.module.constants.find_or_append(ConstantKind::Poison, ty, 0, 0),
            _ => self.module.constants.find_or_append(ConstantKind::Int, ty, lane, 0),
        }
    }

    fn mask_type(&mut self, result: TypeId, length: usize) -> TypeId {
        let types = &self.module.types;
        let element = types.find_or_append(TypeData::Integer(32));
        let is_scalable = matches!(types.get(result), TypeData::Vector { is_scalable: true, .. });
        let ty = types.find_or_append(TypeData::Vector { element, length: length as u32, is_scalable });
        for ty in [element, ty] {
            if ty.0 as usize >= types.len() {
                self.extra_types.insert(ty);
            }
        }
        ty
    }

    fn mask_of_expression(&self, entry: ConstantEntry) -> Option<&'m [u32]> {
        if entry.kind != ConstantKind::Expr {
            return None;
        }
        let expression = self.module.constants.expressions.get(entry.expression as usize)?;
        (expression.opcode == Opcode::ShuffleVector).then_some(&*expression.mask)
    }

    /// Orders constants by type, integers first, and numbers them. Returns the number after the last one.
    fn place_constants(&mut self, found: &mut [Constant], first: u32) -> u32 {
        let rank = |constant: &Constant| {
            let ty = self.type_of_constant(*constant);
            let is_integer = matches!(self.module.types.get(self.module.types.scalar(ty)), TypeData::Integer(_));
            (!is_integer, ty)
        };
        found.sort_by_cached_key(rank);
        for (number, constant) in (first..).zip(&*found) {
            match *constant {
                Constant::Module(index) => self.set_number(index, number),
                Constant::Mask(index) => self.masks[index as usize] = number,
            }
        }
        first + found.len() as u32
    }

    fn number_at(&self, index: u32) -> u32 {
        self.values.get(index as usize).copied().unwrap_or(NONE)
    }

    fn set_number(&mut self, index: u32, number: u32) {
        let index = index as usize;
        if self.values.len() <= index {
            self.values.resize(index + 1, NONE);
        }
        self.values[index] = number;
    }

    fn number_value(&mut self, id: ValueId, number: u32) {
        if let Some(index) = module_index(id) {
            self.set_number(index, number);
        }
    }
}

/// Questions about numbers.
impl<'m> Enumerator<'m> {
    /// Returns the types, in the order of their numbers.
    pub(crate) fn types(&self) -> impl Iterator<Item = TypeId> {
        (0..self.module.types.len() as u32).map(TypeId).chain(self.extra_types.iter().copied())
    }

    /// Returns the number of types.
    pub(crate) fn type_count(&self) -> usize {
        self.module.types.len() + self.extra_types.len()
    }

    /// Returns the number of a type.
    #[inline]
    pub(crate) fn type_number(&self, ty: TypeId) -> u64 {
        let count = self.module.types.len();
        match (ty.0 as usize) < count {
            true => ty.0.into(),
            false => (count + self.extra_types.get_index_of(&ty).unwrap_or(0)) as u64,
        }
    }

    /// Returns the type of a value of the module or of the function that was entered.
    #[inline]
    pub(crate) fn type_of(&self, id: ValueId) -> TypeId {
        self.module.type_of(self.function_id, id)
    }

    /// Returns the type of a constant.
    pub(crate) fn type_of_constant(&self, constant: Constant) -> TypeId {
        match constant {
            Constant::Module(index) => self.module.constants.get(index).ty,
            Constant::Mask(index) => self.mask(index).ty,
        }
    }

    /// Returns a mask.
    pub(crate) fn mask(&self, index: u32) -> &Mask<'m> {
        self.masks.get_index(index as usize).unwrap_or_else(|| unreachable!("mask {index}")).0
    }

    /// Returns the number of values of the module.
    pub(crate) fn value_count(&self) -> u32 {
        self.value_count
    }

    /// Returns the constants of the module, in the order of their numbers.
    pub(crate) fn constants(&self) -> &[Constant] {
        &self.constants
    }

    /// Returns the number of a value; that of the metadata for a metadata operand.
    #[inline]
    pub(crate) fn value_number(&self, id: ValueId) -> Option<u32> {
        match id.referent() {
            Referent::Module(index) => match self.number_at(index) {
                NONE | PENDING => {
                    let metadata = self.module.constants.get(index).metadata()?;
                    self.metadata.number(metadata)
                }
                number => Some(number),
            },
            Referent::Inst(index) => self.function.insts.get(index as usize).copied(),
            Referent::Argument(index) => Some(self.value_count + index),
            Referent::Block(index) => Some(index),
            Referent::Prologue(_) => None,
        }
    }

    /// Returns the number of the mask of a `shufflevector` of type `result`.
    pub(crate) fn mask_number(&mut self, result: TypeId, lanes: &'m [u32]) -> Option<u32> {
        let ty = self.mask_type(result, lanes.len());
        self.masks.get(&Mask { ty, lanes }).copied().filter(|number| *number != PENDING)
    }

    /// Returns the numbers of the function that was entered.
    pub(crate) fn function(&self) -> &FunctionNumbers {
        &self.function
    }

    /// Returns the functions that use addresses of blocks of a function.
    pub(crate) fn address_users(&self, function: FunctionId) -> &[FunctionId] {
        self.address_users.get(&function).map_or(&[], |users| users)
    }

    /// Returns the groups of attributes, in the order of their numbers, which begin with 1.
    pub(crate) fn groups(&self) -> impl Iterator<Item = (AttributeIndex, AttributeSetId)> {
        self.groups.iter().copied()
    }

    /// Returns the groups of each list of attributes, in the order of the numbers of the lists, which begin with 1.
    pub(crate) fn attribute_lists(&self) -> impl Iterator<Item = Vec<u64>> {
        let group =
            |&pair: &(AttributeIndex, AttributeSetId)| self.groups.get_index_of(&pair).map_or(0, |at| at as u64 + 1);
        let lists = self.module.attributes.lists().skip(1).map(move |list| list.iter().map(group).collect());
        let variables = self.variable_lists.iter().map(move |&set| vec![group(&(FUNCTION_INDEX, set))]);
        lists.chain(variables)
    }

    /// Returns the number of a list of attributes; zero for none.
    pub(crate) fn list_number(&self, list: AttributeListId) -> u64 {
        list.0.into()
    }

    /// Returns the number of the list with the attributes of a global variable; zero for none.
    pub(crate) fn variable_list_number(&self, set: AttributeSetId) -> u64 {
        let lists = self.module.attributes.lists().len();
        self.variable_lists.get_index_of(&set).map_or(0, |index| (lists + index) as u64)
    }
}

impl Mask<'_> {
    /// Returns `true` if the mask is written as an aggregate of its lanes.
    pub(crate) fn is_aggregate(&self) -> bool {
        self.lanes.contains(&u32::MAX) && !self.is_poison()
    }

    /// Returns `true` if all lanes are poison.
    pub(crate) fn is_poison(&self) -> bool {
        self.lanes.iter().all(|lane| *lane == u32::MAX)
    }

    /// Returns `true` if all lanes are zero.
    pub(crate) fn is_zero(&self) -> bool {
        self.lanes.iter().all(|lane| *lane == 0)
    }
}

/// Returns the index of a value of the module.
#[inline]
fn module_index(id: ValueId) -> Option<u32> {
    match id.referent() {
        Referent::Module(index) => Some(index),
        Referent::Inst(_) | Referent::Argument(_) | Referent::Block(_) | Referent::Prologue(_) => None,
    }
}

/// Returns the mask of a `shufflevector`.
pub(crate) fn mask_of<'m>(body: &'m Body, inst: &InstData) -> &'m [u32] {
    list_of(body, inst)
}

/// Returns the list of numbers of an instruction that begins with its length.
pub(crate) fn list_of<'m>(body: &'m Body, inst: &InstData) -> &'m [u32] {
    match body.extras.get(inst.extra as usize..) {
        Some([count, list @ ..]) => list.get(..*count as usize).unwrap_or_default(),
        _ => &[],
    }
}

fn number_insts(body: &Body, first: u32) -> Vec<u32> {
    let mut next = first;
    let number = |inst: &InstData| {
        let number = next;
        next += u32::from(inst.ty != TypeId::VOID);
        number
    };
    body.insts.iter().map(number).collect()
}
