//! `target("spirv.X", ...)` => `OpTypeX`, and the generic `target("spirv.Type", ...)` => the type instruction with its
//! opcode

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Type, TypeKind};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::declarations::types::Shape;
use crate::lower::cx::forms;
use crate::lower::cx::forms::{Lane, Lanes, LegalForm};
use crate::lower::cx::typed::SpirvType;
use crate::map::target_types::{Parameters, target_type};
use crate::spirv::Id;
use crate::spirv::grammar::{CooperativeMatrixUse, Op, Operand, OperandKind, Quantifier, Scope, enumerant, op_row};
use crate::spirv::inst::Inst;

impl<'m> Declarations<'m> {
    /// Returns the SPIR-V type of `ty`, a target type.
    ///
    /// # Errors
    ///
    /// `InvalidModule` if SPIR-V has no such type or its parameters are not the instruction's operands.
    pub(in crate::lower) fn target_type(&mut self, ty: Type<'m>) -> Result<SpirvType> {
        let id = match target_type(ty.target_name()) {
            _ if ty.target_name() == "spirv.Type" => self.generic_type(ty)?,
            Some((op, Parameters::Operands)) => self.declare_target_type(ty, op, None)?,
            Some((op, Parameters::OfImage)) => {
                let image = self.declare_target_type(ty, Op::TypeImage, None)?;
                self.types.targets.insert(image.id(), ty);
                self.declare_type(Inst::new(op).id(image))?
            }
            Some((op, Parameters::Dropped)) => self.declare_type(Inst::new(op))?,
            None => return Err(forms::unsupported(ty, "SPIR-V has no type of this name")),
        };
        self.types.targets.insert(id.id(), ty);
        Ok(id)
    }

    /// Returns the target extension type that a type comes from.
    pub(in crate::lower) fn target_extension_of(&self, id: Id) -> Option<Type<'m>> {
        self.types.targets.get(&id).copied()
    }

    /// Returns the type of a cooperative matrix that differs from `ty` in the type of its components.
    pub(in crate::lower) fn matrix_type_of(&mut self, ty: Type<'m>, component: SpirvType) -> Result<SpirvType> {
        match target_type(ty.target_name()) {
            Some((op @ Op::TypeCooperativeMatrixKHR, _)) => self.declare_target_type(ty, op, Some(component)),
            _ => Err(forms::unsupported(ty, "expected a cooperative matrix")),
        }
    }

    /// Declares `op` with the parameters of `ty` as its operands; `first` replaces the first type.
    fn declare_target_type(&mut self, ty: Type<'m>, op: Op, mut first: Option<SpirvType>) -> Result<SpirvType> {
        let operands = op_row(op).map_or(&[][..], |row| row.operands).iter();
        let mut inst = Inst::new(op);
        let mut types = ty.target_type_parameters();
        let mut numbers = ty.target_int_parameters().iter().copied();
        for operand in operands.filter(|operand| operand.kind != OperandKind::IdResult) {
            let with = match operand.kind {
                OperandKind::IdRef if types.len() > 0 => types.next().map(|part| match first.take() {
                    Some(id) => Ok(Parameter::Type(id)),
                    None => self.parameter_type(part),
                }),
                _ => numbers.next().map(Parameter::Number).map(Ok),
            };
            inst = match with.transpose()? {
                Some(Parameter::Type(id)) => inst.id(id),
                Some(Parameter::Number(number)) => self.number_operand(ty, inst, operand, number)?,
                None if operand.quantifier == Quantifier::One => {
                    return Err(forms::unsupported(ty, &format!("{op} has more operands")));
                }
                None => inst,
            };
        }
        if types.next().is_some() || numbers.next().is_some() {
            return Err(forms::unsupported(ty, &format!("{op} has fewer operands")));
        }
        if op == Op::TypeCooperativeMatrixKHR {
            check_matrix(ty)?;
        }
        let id = self.declare_type(&inst)?;
        if is_opaque(op) {
            self.types.shapes.insert(id, Shape::Opaque);
        }
        self.types.keep_pointers_typed(id);
        Ok(id)
    }

    /// `target("spirv.Type", operands..., opcode, size, alignment)` => the instruction of that opcode. The operands are
    /// types, `target("spirv.IntegralConstant", T, value)` and `target("spirv.Literal", words...)`; only LLVM uses size
    /// and alignment.
    fn generic_type(&mut self, ty: Type<'m>) -> Result<SpirvType> {
        let declared = ty.target_int_parameters().first().and_then(|&opcode| u16::try_from(opcode).ok()).map(Op);
        let Some(row) = declared.and_then(op_row).filter(|row| row.declares_type()) else {
            return Err(forms::unsupported(ty, "its first number is not the opcode of a type"));
        };
        let mut inst = Inst::new(row.op);
        let mut operands = row.operands.iter().filter(|operand| operand.kind != OperandKind::IdResult);
        // The last operand of the grammar may be repeated any number of times.
        let mut repeated = None;
        for parameter in ty.target_type_parameters() {
            let Some(operand) = operands.next().or(repeated) else {
                return Err(forms::unsupported(ty, &format!("{} has fewer operands", row.op)));
            };
            repeated = (operand.quantifier == Quantifier::Variadic).then_some(operand);
            inst = self.generic_operand(ty, inst, operand, parameter)?;
        }
        if operands.next().is_some_and(|operand| operand.quantifier == Quantifier::One) {
            return Err(forms::unsupported(ty, &format!("{} has more operands", row.op)));
        }
        if row.op == Op::TypeInt {
            // Kernels have only integers without a sign (specification, section 2.16.1); the width is the first
            // operand.
            let width = ty.target_type_parameters().next().and_then(|width| width.target_int_parameters().first());
            return self.type_exact_int(width.copied().unwrap_or_default());
        }
        self.declare_type(&inst)
    }

    fn generic_operand(&mut self, ty: Type<'m>, inst: Inst, operand: &Operand, parameter: Type<'m>) -> Result<Inst> {
        let is_id = matches!(operand.kind, OperandKind::IdRef | OperandKind::IdScope);
        let name = if parameter.kind() == TypeKind::TargetExt { parameter.target_name() } else { "" };
        match name {
            "spirv.Literal" if !is_id => match *parameter.target_int_parameters() {
                [number] => self.number_operand(ty, inst, operand, number),
                ref words if matches!(operand.kind, OperandKind::LiteralInteger) => Ok(inst.words(words)),
                _ => Err(forms::unsupported(ty, "its literals do not match the SPIR-V type's operands")),
            },
            "spirv.IntegralConstant" if is_id => self.integral_constant(ty, parameter).map(|id| inst.id(id)),
            "spirv.Literal" | "spirv.IntegralConstant" => {
                Err(forms::unsupported(ty, "its operands do not match the SPIR-V type's operands"))
            }
            _ if is_id => match self.parameter_type(parameter)? {
                Parameter::Type(id) => Ok(inst.id(id)),
                Parameter::Number(number) => self.number_operand(ty, inst, operand, number),
            },
            _ => Err(forms::unsupported(ty, "its operands do not match the SPIR-V type's operands")),
        }
    }

    /// `target("spirv.IntegralConstant", T, value)` => `OpConstant`; the value's words are low order first.
    fn integral_constant(&mut self, ty: Type<'m>, constant: Type<'m>) -> Result<Id> {
        let width = constant.target_type_parameters().next().map(Type::kind);
        let value = match *constant.target_int_parameters() {
            [low] => u64::from(low),
            [low, high] => u64::from(high) << 32 | u64::from(low),
            _ => return Err(forms::unsupported(ty, "a constant of it has no value of 32 or 64 bits")),
        };
        match width {
            Some(TypeKind::Integer(width @ (8 | 16 | 32 | 64))) => self.int_constant(width, value).map(Id::from),
            _ => Err(forms::unsupported(ty, "a constant of it is not of an integer type that SPIR-V has")),
        }
    }

    fn parameter_type(&mut self, ty: Type<'m>) -> Result<Parameter> {
        if ty.is_void() {
            return self.type_void().map(Parameter::Type);
        }
        if let LegalForm::Lanes(Lanes { lane: Lane::Int { bits, width }, count: 1 }) = self.form(ty)?
            && bits != width
        {
            return self.type_exact_int(bits).map(Parameter::Type);
        }
        match self.part_types(ty, None)?.as_slice() {
            [id] => Ok(Parameter::Type(*id)),
            _ => Err(forms::unsupported(ty, "a type parameter is not a type that SPIR-V has")),
        }
    }

    fn number_operand(&mut self, ty: Type<'m>, inst: Inst, operand: &Operand, number: u32) -> Result<Inst> {
        match operand.kind {
            OperandKind::Enum(kind) => {
                if enumerant(kind, number).is_none() {
                    return Err(forms::unsupported(ty, &format!("{number} is not a value of {kind:?}")));
                }
                Ok(inst.enumerant_of(kind, number))
            }
            OperandKind::LiteralInteger => Ok(inst.literal(number)),
            OperandKind::IdRef | OperandKind::IdScope => Ok(inst.id(self.u32_constant(number)?)),
            _ => Err(forms::unsupported(ty, "its parameters do not match the SPIR-V type's operands")),
        }
    }
}

/// Returns `true` for a type whose values are operands only of instructions for that type.
fn is_opaque(op: Op) -> bool {
    matches!(
        op,
        Op::TypeImage
            | Op::TypeSampler
            | Op::TypeSampledImage
            | Op::TypeEvent
            | Op::TypeDeviceEvent
            | Op::TypeReserveId
            | Op::TypeQueue
            | Op::TypePipe
            | Op::TypePipeStorage
            | Op::TypeNamedBarrier
    )
}

/// Checks component type, scope and use of `target("spirv.CooperativeMatrixKHR", T, scope, rows, columns, use)`
/// (SPV_KHR_cooperative_matrix). Scope and use are ids of constants, so that SPIRV-Tools does not check them.
fn check_matrix(ty: Type<'_>) -> Result<()> {
    let &[scope, _, _, usage] = ty.target_int_parameters() else { return Ok(()) };
    let violation = |rule: &str, found: String| {
        let error = Error::new(ErrorKind::InvalidInstruction, format!("the type {ty} has {found}"));
        Err(error.about(format!("TypeCooperativeMatrixKHR\n{rule}")))
    };
    if let Some(component) = ty.target_type_parameters().find(|component| !is_component(*component)) {
        return violation("Component type must be a number", format!("components of type {component}"));
    }
    if scope > Scope::Invocation.0 {
        return violation("Unsupported Scope parameter", format!("scope {scope}"));
    }
    if usage > CooperativeMatrixUse::MatrixAccumulatorKHR.0 {
        let rule = "Incorrect Use parameter, should be MatrixA, MatrixB or Accumulator";
        return violation(rule, format!("use {usage}"));
    }
    Ok(())
}

/// Returns `true` for a number of LLVM's types or of SPIR-V's.
fn is_component(ty: Type<'_>) -> bool {
    ty.is_integer() || ty.is_float() || ty.kind() == TypeKind::TargetExt
}

/// One parameter of a target type.
enum Parameter {
    Type(SpirvType),
    Number(u32),
}
