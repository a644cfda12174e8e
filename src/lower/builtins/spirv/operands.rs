//! Operands from the arguments of a call: ids from values, literals and enumerants from constants.

use crate::analysis::element_types::type_of_name;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Inst, Type, TypeKind, Value, ValueKind};
use crate::lower::builtins::spirv::exact::{odd_integers, to_exact};
use crate::lower::builtins::spirv::ops::What;
use crate::lower::builtins::spirv::wrong_call;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lane, Lanes};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::memory_access::{Access, load};
use crate::lower::cx::legal::resize::resize_part;
use crate::map::spirv_calls::{Points, points_to, std_points_to, takes_function, takes_truth};
use crate::names::TypeName;
use crate::spirv::Id;
use crate::spirv::grammar::{EnumKind, Op, Operand, OperandKind, Quantifier, bits, enum_row, enumerant};
use crate::spirv::inst::Inst as SpirvInst;
use smallvec::SmallVec;
use std::fmt::Display;

/// One argument of a call.
#[derive(Clone, Copy)]
pub(super) struct Argument<'m> {
    pub(super) value: Value<'m>,
    /// `byval`: the pointer stands for what it points to, which is of this type.
    by_value: Option<Type<'m>>,
    /// What the mangled name says the pointer points to.
    pointee: Option<TypeName>,
}

impl<'m> Argument<'m> {
    /// The type of what the argument stands for.
    pub(super) fn ty(self) -> Type<'m> {
        self.by_value.map_or(self.value.ty(), unwrapped)
    }
}

/// A call as an instruction's operands are read from it.
pub(super) struct Call<'m> {
    pub(super) inst: Inst<'m>,
    /// The instruction's name, for messages.
    name: &'static str,
    arguments: SmallVec<[Argument<'m>; 8]>,
    next: usize,
    /// Where the result goes, and its type, if the call returns it through its first argument.
    pub(super) sret: Option<(Value<'m>, Type<'m>)>,
    /// The pointees of the pointer operands so far.
    pointees: SmallVec<[(&'static str, Id); 2]>,
}

/// What an operand is of.
#[derive(Clone, Copy)]
pub(super) struct Owner<'g> {
    pub(super) target: What,
    /// All operands, result type and result included.
    pub(super) operands: &'g [Operand],
    /// The type of the result.
    pub(super) result: Option<Id>,
}

impl<'m> Call<'m> {
    /// The arguments of `inst`; `pointees` is what the mangled name says of its parameters.
    pub(super) fn new(inst: Inst<'m>, name: &'static str, pointees: &[Option<TypeName>]) -> Self {
        let attribute = |index: usize, name: &str| {
            let place = AttributePlace::Parameter(index as u32);
            let declared = || inst.called_function().and_then(|callee| callee.type_attribute(place, name));
            inst.type_attribute(place, name).or_else(declared)
        };
        let mut arguments = SmallVec::<[Argument<'m>; 8]>::new();
        let mut sret = None;
        for (index, value) in inst.arguments().enumerate() {
            if let (0, Some(ty)) = (index, attribute(index, "sret")) {
                sret = Some((value, ty));
                continue;
            }
            let by_value = attribute(index, "byval");
            // A mangled name does not mention the place of the result.
            let pointee = pointees.get(arguments.len()).copied().flatten();
            arguments.push(Argument { value, by_value, pointee });
        }
        Self { inst, name, arguments, next: 0, sret, pointees: SmallVec::new() }
    }

    /// The argument for the operand `name` of an instruction whose operands before it occur once each.
    pub(super) fn argument(&self, owner: Owner<'_>, name: &str) -> Option<Argument<'m>> {
        let own = owner.operands.iter().filter(|operand| !is_result(operand));
        let index = own.clone().position(|operand| operand.name == name)?;
        self.arguments.get(index).copied()
    }

    /// The argument at `index`, the place of the result not counted.
    pub(super) fn argument_at(&self, index: usize) -> Option<Argument<'m>> {
        self.arguments.get(index).copied()
    }

    /// A refusal of this call.
    pub(super) fn refuse(&self, why: impl Display) -> Error {
        wrong_call(self.name, why)
    }

    fn take(&mut self, what: &str) -> Result<Argument<'m>> {
        let Some(argument) = self.arguments.get(self.next).copied() else {
            let what = if what.is_empty() { "operand" } else { what };
            return Err(self.refuse(format!("it has {} arguments and none for the {what}", self.arguments.len())));
        };
        self.next += 1;
        Ok(argument)
    }

    fn has_more(&self) -> bool {
        self.next < self.arguments.len()
    }

    /// Adds all operands of `owner` to `built`, each as often as its quantifier and the arguments say.
    pub(super) fn add_operands(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        owner: Owner<'_>,
        mut built: SpirvInst,
    ) -> Result<SpirvInst> {
        for operand in owner.operands.iter().filter(|operand| !is_result(operand)) {
            match operand.quantifier {
                Quantifier::One => built = self.add(fx, owner, operand, built)?,
                Quantifier::Optional if self.has_more() => built = self.add(fx, owner, operand, built)?,
                Quantifier::Optional => {}
                Quantifier::Variadic => {
                    while self.has_more() {
                        built = self.add(fx, owner, operand, built)?;
                    }
                }
            }
        }
        // The cast's name and result say the storage class; like the explicit cast, it may be called with it once more.
        if matches!(owner.target, What::Op(Op::GenericCastToPtr)) && self.arguments.len() == 2 {
            self.next = 2;
        }
        if self.has_more() {
            return Err(self.refuse(format!(
                "it has {} arguments, of which {} are too many",
                self.arguments.len(),
                self.arguments.len() - self.next
            )));
        }
        Ok(built)
    }

    fn add(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        owner: Owner<'_>,
        operand: &Operand,
        built: SpirvInst,
    ) -> Result<SpirvInst> {
        match operand.kind {
            OperandKind::IdRef => {
                let argument = self.take(operand.name)?;
                Ok(built.id(self.id(fx, owner, operand, argument)?))
            }
            OperandKind::IdScope | OperandKind::IdMemorySemantics => {
                let argument = self.take(operand.name)?;
                Ok(built.id(self.word(fx, argument)?))
            }
            OperandKind::LiteralInteger => {
                let argument = self.take(operand.name)?;
                Ok(built.literal(self.number(operand.name, argument)?))
            }
            OperandKind::LiteralFloat => {
                let argument = self.take(operand.name)?;
                Ok(built.literal(self.float(operand.name, argument)?))
            }
            OperandKind::LiteralString => {
                let argument = self.take(operand.name)?;
                let text = constant_string(argument.value)
                    .ok_or_else(|| self.refuse(format!("the {} is not a constant string", operand.name)))?;
                Ok(built.text(&text))
            }
            OperandKind::Enum(kind) => self.enumeration(fx, owner, kind, built),
            OperandKind::PairIdRefIdRef => {
                let first = self.take(operand.name)?;
                let first = self.id(fx, owner, operand, first)?;
                let second = self.take(operand.name)?;
                Ok(built.id(first).id(self.id(fx, owner, operand, second)?))
            }
            OperandKind::PairIdRefLiteralInteger => {
                let first = self.take(operand.name)?;
                let first = self.id(fx, owner, operand, first)?;
                let second = self.take(operand.name)?;
                Ok(built.id(first).literal(self.number(operand.name, second)?))
            }
            OperandKind::IdResultType
            | OperandKind::IdResult
            | OperandKind::LiteralContextDependentNumber
            | OperandKind::LiteralExtInstInteger
            | OperandKind::LiteralSpecConstantOpInteger
            | OperandKind::PairLiteralIntegerIdRef => {
                Err(self.refuse(format!("no argument can be an operand of the kind {:?}", operand.kind)))
            }
        }
    }

    /// An enumerant or a mask, and the parameters of each enumerant in it, lowest first.
    fn enumeration(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        owner: Owner<'_>,
        kind: EnumKind,
        built: SpirvInst,
    ) -> Result<SpirvInst> {
        let argument = self.take(enum_row(kind).name)?;
        let value = self.number(enum_row(kind).name, argument)?;
        let values: SmallVec<[u32; 4]> =
            if enum_row(kind).is_mask { bits(value).collect() } else { [value].into_iter().collect() };
        for value in &values {
            if enumerant(kind, *value).is_none() {
                return Err(self.refuse(format!("{value} is no {kind:?}")));
            }
        }
        let mut built = built.enumerant_of(kind, value);
        for value in values {
            let parameters = enumerant(kind, value).map_or(&[][..], |row| row.parameters);
            for parameter in parameters {
                let operand = Operand { kind: *parameter, quantifier: Quantifier::One, name: "" };
                built = self.add(fx, owner, &operand, built)?;
            }
        }
        Ok(built)
    }

    /// A constant as a literal of one word.
    fn number(&self, what: &str, argument: Argument<'m>) -> Result<u32> {
        let constant = argument.value.int_zext().filter(|_| matches!(argument.value.kind(), ValueKind::ConstantInt));
        let Some(constant) = constant else {
            return Err(self.refuse(format!("the {what} must be a constant; it is part of the instruction")));
        };
        // A negative number of any width is the number as one word.
        let signed =
            argument.value.int_sext().and_then(|signed| i32::try_from(signed).ok()).map(|signed| signed as u32);
        let word = u32::try_from(constant).ok().or(signed);
        word.ok_or_else(|| self.refuse(format!("the {what} is {constant}, which does not fit into 32 bits")))
    }

    fn float(&self, what: &str, argument: Argument<'m>) -> Result<u32> {
        match (argument.value.kind(), argument.value.ty().kind()) {
            (ValueKind::ConstantFp, TypeKind::Float) => {
                Ok(argument.value.float_bits().first().copied().unwrap_or(0) as u32)
            }
            _ => Err(self.refuse(format!("the {what} must be a constant float"))),
        }
    }

    /// A scope or memory semantics: an integer of 32 bits, constant or not.
    fn word(&self, fx: &mut FunctionCx<'_, 'm>, argument: Argument<'m>) -> Result<Id> {
        let wanted = Lane::Int { bits: 32, width: 32 };
        match fx.lanes(argument.ty())? {
            Lanes { lane: Lane::Int { bits: 32, .. }, count: 1 } => self.plain(fx, argument),
            Lanes { lane: lane @ Lane::Int { .. }, count: 1 } => {
                if let Some(constant) = argument.value.int_zext() {
                    return fx.mx.u32_constant(constant as u32);
                }
                let id = self.plain(fx, argument)?;
                resize_part(fx, lane, wanted, 1, id, false)
            }
            _ => Err(self.refuse(format!("a value of type {} is no scope and no memory semantics", argument.ty()))),
        }
    }

    fn id(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        owner: Owner<'_>,
        operand: &Operand,
        argument: Argument<'m>,
    ) -> Result<Id> {
        if takes_function(operand)
            && let ValueKind::Function(function) = argument.value.kind()
        {
            let signature = fx.mx.signature(function)?;
            let id = signature.outer_id();
            fx.callees.insert(id);
            return Ok(id);
        }
        if let Some(sampled) = fx.sampled_image(argument.value)? {
            return Ok(sampled);
        }
        if argument.by_value.is_none() && argument.value.ty().address_space().is_some() {
            if fx.is_object(argument.value) {
                return fx.scalar(argument.value);
            }
            return self.pointer(fx, owner, operand, argument);
        }
        match owner.target {
            What::Op(op) if takes_truth(op, operand) => {
                if odd_integers(fx, argument.ty())?.is_some() {
                    return Err(self.no_single_value(argument.ty()));
                }
                let id = self.plain(fx, argument)?;
                truth_of(fx, argument.ty(), id)
            }
            What::Op(_) | What::Std(_) => self.plain(fx, argument),
        }
    }

    /// A pointer to what the instruction, the mangled name, or else the pointer itself says.
    fn pointer(
        &mut self,
        fx: &mut FunctionCx<'_, 'm>,
        owner: Owner<'_>,
        operand: &Operand,
        argument: Argument<'m>,
    ) -> Result<Id> {
        if argument.value.ty().is_vector() {
            return Err(self.refuse("a vector of pointers has no single SPIR-V value"));
        }
        let wanted = match self.pointee(fx, owner, operand)? {
            Some(wanted) => wanted,
            None => match argument.pointee {
                Some(named) => self.named_type(fx, named)?,
                None => fx.pointer(argument.value)?.pointee,
            },
        };
        self.pointees.push((operand_name(operand), wanted));
        fx.pointer_to(argument.value, wanted)
    }

    fn pointee(&self, fx: &mut FunctionCx<'_, 'm>, owner: Owner<'_>, operand: &Operand) -> Result<Option<Id>> {
        let points = match owner.target {
            What::Op(op) => points_to(op, operand.name),
            What::Std(std) => std_points_to(std, operand.name),
        };
        let Some(points) = points else { return Ok(None) };
        let other = |name: &str| {
            self.argument(owner, name).ok_or_else(|| self.refuse(format!("it has no argument for the {name}")))
        };
        match points {
            Points::Result => Ok(owner.result),
            Points::ResultPointee => Ok(owner.result.and_then(|ty| fx.mx.pointee_of(ty)).map(|(_, pointee)| pointee)),
            Points::ResultElement => element(fx, self.sret.map_or(self.inst.ty(), |(_, ty)| unwrapped(ty))),
            Points::Operand(name) => {
                let argument = other(name)?;
                if argument.by_value.is_none() && argument.value.ty().address_space().is_some() {
                    return fx.pointer_type_of(argument.value).map(Some);
                }
                match fx.part_types(argument.ty(), None)?.as_slice() {
                    [ty] => Ok(Some(*ty)),
                    _ => Err(self.no_single_value(argument.ty())),
                }
            }
            Points::OperandElement(name) => {
                let ty = other(name)?.ty();
                element(fx, ty)
            }
            Points::Pointer(name) => Ok(self.pointees.iter().find(|(known, _)| *known == name).map(|(_, id)| *id)),
            Points::ResultWords => {
                let Lanes { count, .. } = fx.lanes(self.inst.ty())?;
                fx.mx.chunk_type(Lane::Int { bits: 32, width: 32 }, count).map(Some)
            }
            Points::Half => fx.mx.type_half_pointee().map(Some),
            Points::Word => fx.mx.type_int(32).map(Some),
            Points::Byte => fx.mx.type_int(8).map(Some),
            Points::Event => fx.mx.out.intern(Op::TypeEvent, None, &[]).map(Some),
            Points::DeviceEvent => fx.mx.out.intern(Op::TypeDeviceEvent, None, &[]).map(Some),
        }
    }

    /// Returns the memory type of a pointee that a mangled name gives.
    fn named_type(&self, fx: &mut FunctionCx<'_, 'm>, named: TypeName) -> Result<Id> {
        let ty = type_of_name(fx.mx.module, named).ok_or_else(|| {
            self.refuse(format!("its name has a pointer to an integer of {} bits", named.scalar.bits()))
        })?;
        Ok(fx.mx.memory(ty)?.id)
    }

    /// The single id that stands for an argument, if its value is one that SPIR-V has.
    pub(super) fn plain(&self, fx: &mut FunctionCx<'_, 'm>, argument: Argument<'m>) -> Result<Id> {
        let ty = argument.ty();
        let odd = odd_integers(fx, ty)?;
        if odd.is_none() && !is_single(fx, ty)? {
            return Err(self.no_single_value(ty));
        }
        let parts = match argument.by_value {
            None => fx.value(argument.value)?,
            Some(memory) => {
                let place = fx.pointer(argument.value)?;
                let alignment = fx.mx.layout.abi_alignment(memory);
                load(fx, ty, place, Access { alignment, volatile: false, nontemporal: false })?
            }
        };
        match (odd, parts.as_slice()) {
            (Some(lanes), parts) => to_exact(fx, lanes, parts),
            (None, [id]) => Ok(*id),
            (None, _) => Err(self.no_single_value(ty)),
        }
    }

    pub(super) fn no_single_value(&self, ty: Type<'m>) -> Error {
        self.refuse(format!(
            "a value of type {ty} is not one value in SPIR-V; use integers of 8, 16, 32 or 64 bits and vectors of 2, 3, 4, \
             8 or 16 elements"
        ))
    }
}

/// Whether SPIR-V has exactly this type.
pub(super) fn is_single<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<bool> {
    Ok(match fx.form(ty)? {
        Form::Lanes(lanes) => {
            let whole = match lanes.lane {
                Lane::Int { bits, width } => bits == width,
                Lane::Wide { .. } => false,
                Lane::Bool | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => true,
            };
            whole && lanes.chunks().count() == 1
        }
        Form::Whole | Form::Opaque => true,
        Form::Void | Form::Members => false,
    })
}

/// The type inside of structures that wrap one value: `struct half { half }`.
pub(super) fn unwrapped(ty: Type<'_>) -> Type<'_> {
    let mut ty = ty;
    while matches!(ty.kind(), TypeKind::Struct) && !ty.is_opaque() && ty.member_count() == 1 {
        ty = ty.member(0);
    }
    ty
}

/// An integer, or a vector of integers, as the Boolean it stands for.
fn truth_of<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, id: Id) -> Result<Id> {
    let Form::Lanes(Lanes { lane: Lane::Int { width, .. }, count }) = fx.form(ty)? else { return Ok(id) };
    let (zero, boolean) = (fx.mx.int_splat(width, 0, count)?, fx.mx.chunk_type(Lane::Bool, count)?);
    fx.icmp_ne(boolean, id, zero)
}

/// The type of one element of a vector or of a cooperative matrix.
fn element<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<Option<Id>> {
    let element = match ty.kind() {
        TypeKind::TargetExt => ty.target_type_parameters().next(),
        _ => Some(ty.scalar()),
    };
    let Some(element) = element else { return Ok(None) };
    Ok(fx.part_types(element, None)?.first().copied())
}

fn is_result(operand: &&Operand) -> bool {
    matches!(operand.kind, OperandKind::IdResultType | OperandKind::IdResult)
}

fn operand_name(operand: &Operand) -> &'static str {
    operand.name
}

/// The bytes of the constant string that a value is or points to.
fn constant_string(value: Value<'_>) -> Option<Vec<u8>> {
    let mut value = value;
    while let ValueKind::ConstantExpr(_) = value.kind() {
        value = value.operands().next()?;
    }
    let ValueKind::GlobalVariable(global) = value.kind() else { return None };
    let data = global.initializer()?;
    match data.kind() {
        ValueKind::DataArray => Some(data.data_bytes().to_vec()),
        ValueKind::AggregateZero => Some(Vec::new()),
        _ => None,
    }
}
