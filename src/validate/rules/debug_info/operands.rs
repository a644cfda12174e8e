//! The operands of the instructions of debug information, by one table.

use super::{Cx, Dialect, Extended, FIRST, Violations};
use crate::spirv::grammar::{
    Dbg, Op, SHADER_FLAG_BIT_FIELD, debug_base_type_attribute_encoding, debug_composite_type, debug_info_flags,
};
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Instruction, Type, is_variable as is_variable_op};
use crate::validate::rules::references::DefinitionKind;
use crate::validate::rules::shapes;

/// The requirement of an operand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Must {
    /// Not checked.
    Any,
    /// A number: a literal in OpenCL.DebugInfo.100, a 32-bit constant in the non-semantic sets.
    Number,
    /// A number, or `DebugInfoNone`.
    NumberOrNone,
    /// A number that is not 0.
    Positive,
    /// A number of an enumeration, up to its last.
    AtMost(u32),
    /// A combination of flags.
    Flags,
    /// The number of an operation in an expression.
    Operation,
    /// An `OpString`.
    String,
    /// An `OpString`, or `DebugInfoNone`.
    StringOrNone,
    /// A Boolean constant.
    Bool,
    /// One of these debug instructions, or `DebugInfoNone`.
    Debug(&'static str, Numbers),
    /// Any debug instruction.
    AnyDebug,
    /// A debug type, or `OpTypeVoid`.
    ReturnType,
    /// An `OpConstant`, an integer of 32 or 64 bits.
    Size,
    /// An integer constant of 32 or 64 bits, in the non-semantic sets any constant.
    LayoutSize,
    /// An integer constant.
    Offset,
    /// A constant.
    Constant,
    /// A constant, or `DebugInfoNone`.
    ConstantOrNone,
    /// The number of elements of an array.
    Count,
    /// A `DebugTypeSubrange`, or the number of elements.
    Range,
    /// A constant, variable or expression that a type depends on.
    Bound,
    /// A function, or `DebugInfoNone`.
    Function,
    /// The variable or parameter with a local variable.
    Memory,
    /// The memory or the value of a global variable.
    GlobalVariable,
    /// A value that is no debug instruction.
    Value,
    /// An index, as of `OpAccessChain`.
    Index,
}

/// A set of debug instructions: a bit for each number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbers([u64; 4]);

impl Numbers {
    /// Returns the set of the instructions in a list, and of `DebugInfoNone`.
    const fn or_none(list: &[Dbg]) -> Self {
        let mut set = Self([0; 4]).with(Dbg::InfoNone);
        let mut index = 0;
        while index < list.len() {
            set = set.with(list[index]);
            index += 1;
        }
        set
    }

    const fn with(mut self, number: Dbg) -> Self {
        self.0[(number.0 / 64) as usize] |= 1 << (number.0 % 64);
        self
    }

    /// Returns `true` if an instruction is in the set.
    #[inline]
    pub(super) fn contains(self, number: Dbg) -> bool {
        self.0.get(number.0 as usize / 64).is_some_and(|bits| bits >> (number.0 % 64) & 1 != 0)
    }
}

/// Instructions that describe a type.
const TYPES: Numbers = Numbers::or_none(&[
    Dbg::TypeBasic,
    Dbg::TypePointer,
    Dbg::TypeQualifier,
    Dbg::TypeArray,
    Dbg::TypeVector,
    Dbg::Typedef,
    Dbg::TypeFunction,
    Dbg::TypeEnum,
    Dbg::TypeComposite,
    Dbg::TypeMember,
    Dbg::TypeInheritance,
    Dbg::TypePtrToMember,
    Dbg::TypeTemplate,
    Dbg::TypeMatrix,
    Dbg::TypeArrayDynamic,
    Dbg::TypeString,
]);
/// Types, and the template parameters that stand for one.
const TYPES_AND_PARAMETERS: Numbers = TYPES.with(Dbg::TypeTemplateParameter).with(Dbg::TypeTemplateTemplateParameter);

const fn debug(noun: &'static str, numbers: &[Dbg]) -> Must {
    Must::Debug(noun, Numbers::or_none(numbers))
}

const TYPE: Must = Must::Debug("a debug type", TYPES);
const TYPE_OR_PARAMETER: Must = Must::Debug("a debug type, a template parameter", TYPES_AND_PARAMETERS);
/// Scopes of the document, and what modules and discriminators add to them.
const SCOPE: Must = debug(
    "a lexical scope",
    &[
        Dbg::CompilationUnit,
        Dbg::Function,
        Dbg::LexicalBlock,
        Dbg::LexicalBlockDiscriminator,
        Dbg::TypeComposite,
        Dbg::ModuleINTEL,
        Dbg::Module,
    ],
);
const SOURCE: Must = debug("a DebugSource", &[Dbg::Source]);
const COMPOSITE: Must = debug("a DebugTypeComposite", &[Dbg::TypeComposite]);
const MEMBER: Must = debug(
    "a DebugTypeMember, DebugFunction or DebugTypeInheritance",
    &[Dbg::TypeMember, Dbg::Function, Dbg::TypeInheritance],
);
const FUNCTION_TYPE: Must = debug("a DebugTypeFunction", &[Dbg::TypeFunction]);
const FUNCTION: Must = debug("a DebugFunction", &[Dbg::Function]);
const DECLARATION: Must = debug("a DebugFunctionDeclaration", &[Dbg::FunctionDeclaration]);
const UNIT: Must = debug("a DebugCompilationUnit", &[Dbg::CompilationUnit]);
const INLINED_AT: Must = debug("a DebugInlinedAt", &[Dbg::InlinedAt]);
const LOCAL_VARIABLE: Must = debug("a DebugLocalVariable", &[Dbg::LocalVariable, Dbg::InlinedVariable]);
const EXPRESSION: Must = debug("a DebugExpression", &[Dbg::Expression]);
const OPERATION: Must = debug("a DebugOperation", &[Dbg::Operation]);
const MACRO: Must = debug("a DebugMacroDef", &[Dbg::MacroDef]);
const TARGET: Must = debug("a DebugTypeComposite or DebugFunction", &[Dbg::TypeComposite, Dbg::Function]);
const TEMPLATE_PARAMETER: Must = debug(
    "a template parameter",
    &[Dbg::TypeTemplateParameter, Dbg::TypeTemplateTemplateParameter, Dbg::TypeTemplateParameterPack],
);
const PACKED_PARAMETER: Must = debug("a DebugTypeTemplateParameter", &[Dbg::TypeTemplateParameter]);
const VECTOR: Must = debug("a DebugTypeVector", &[Dbg::TypeVector]);
const STATIC_MEMBER: Must = debug("a DebugTypeMember", &[Dbg::TypeMember]);

/// The highest numbers of the enumerations, in the documents' sections 3.
const ENCODING: Must = Must::AtMost(7);
const ENCODING_200: Must = Must::AtMost(8);
const SUBRANGE: Must = debug("a DebugTypeSubrange", &[Dbg::TypeSubrange]);
const TAG: Must = Must::AtMost(2);
const QUALIFIER: Must = Must::AtMost(3);
const IMPORTED: Must = Must::AtMost(1);

/// Returns the kinds of the operands of an instruction, or `None` if the set does not have it. The last kind is repeated.
#[rustfmt::skip]
pub(super) fn row(dialect: Dialect, number: Dbg) -> Option<&'static [Must]> {
    use Must::*;
    let is_opencl = dialect == Dialect::OpenCl;
    if dialect == Dialect::Shader200
        && let Some(row) = row_200(number)
    {
        return Some(row);
    }
    Some(match number {
        Dbg::InfoNone | Dbg::NoScope => &[],
        Dbg::CompilationUnit => &[Number, Number, SOURCE, Number],
        Dbg::Source => &[String, String],
        Dbg::TypeBasic => &[String, Size, ENCODING, Flags],
        Dbg::TypePointer => &[TYPE, Number, Flags],
        Dbg::TypeQualifier => &[TYPE, QUALIFIER],
        Dbg::TypeArray => &[TYPE, Count],
        Dbg::TypeVector => &[TYPE, Positive],
        Dbg::Typedef => &[String, TYPE, SOURCE, Number, Number, SCOPE],
        Dbg::TypeFunction => &[Flags, ReturnType, TYPE_OR_PARAMETER],
        // Pairs of a value and a name follow.
        Dbg::TypeEnum => &[String, TYPE, SOURCE, Number, Number, SCOPE, Size, Flags, Any],
        Dbg::TypeComposite => &[String, TAG, SOURCE, Number, Number, SCOPE, String, ConstantOrNone, Flags, MEMBER],
        Dbg::TypeMember if is_opencl =>
            &[String, TYPE_OR_PARAMETER, SOURCE, Number, Number, COMPOSITE, Offset, LayoutSize, Flags, Constant],
        Dbg::TypeMember => &[String, TYPE_OR_PARAMETER, SOURCE, Number, Number, Offset, LayoutSize, Flags, Constant],
        Dbg::TypeInheritance if is_opencl => &[COMPOSITE, COMPOSITE, Offset, LayoutSize, Flags],
        Dbg::TypeInheritance => &[COMPOSITE, Offset, LayoutSize, Flags],
        Dbg::TypePtrToMember => &[TYPE_OR_PARAMETER, COMPOSITE],
        Dbg::TypeTemplate => &[TARGET, TEMPLATE_PARAMETER],
        Dbg::TypeTemplateParameter => &[String, TYPE, ConstantOrNone, SOURCE, Number, Number],
        Dbg::TypeTemplateTemplateParameter => &[String, String, SOURCE, Number, Number],
        Dbg::TypeTemplateParameterPack => &[String, SOURCE, Number, Number, PACKED_PARAMETER],
        Dbg::GlobalVariable =>
            &[String, TYPE, SOURCE, Number, Number, SCOPE, String, GlobalVariable, Flags, STATIC_MEMBER],
        Dbg::FunctionDeclaration => &[String, FUNCTION_TYPE, SOURCE, Number, Number, SCOPE, String, Flags],
        Dbg::Function if is_opencl =>
            &[String, FUNCTION_TYPE, SOURCE, Number, Number, SCOPE, String, Flags, Number, Function, DECLARATION],
        Dbg::Function =>
            &[String, FUNCTION_TYPE, SOURCE, Number, Number, SCOPE, String, Flags, Number, DECLARATION],
        Dbg::LexicalBlock => &[SOURCE, Number, Number, SCOPE, String],
        Dbg::LexicalBlockDiscriminator => &[SOURCE, Number, SCOPE],
        Dbg::Scope => &[SCOPE, INLINED_AT],
        Dbg::InlinedAt => &[Number, SCOPE, INLINED_AT],
        Dbg::LocalVariable => &[String, TYPE_OR_PARAMETER, SOURCE, Number, Number, SCOPE, Flags, Number],
        Dbg::InlinedVariable => &[LOCAL_VARIABLE, INLINED_AT],
        Dbg::Declare => &[LOCAL_VARIABLE, Memory, EXPRESSION, Index],
        Dbg::Value => &[LOCAL_VARIABLE, Value, EXPRESSION, Index],
        Dbg::Operation => &[Operation, Number],
        Dbg::Expression => &[OPERATION],
        Dbg::MacroDef => &[String, Number, String, String],
        Dbg::MacroUndef => &[String, Number, MACRO],
        Dbg::ImportedEntity => &[String, IMPORTED, SOURCE, AnyDebug, Number, Number, SCOPE],
        Dbg::ModuleINTEL if !is_opencl => &[String, SOURCE, SCOPE, Number, String, String, String, Number],
        Dbg::ModuleINTEL => &[String, SOURCE, Number, SCOPE, String, String, String, Number],
        Dbg::FunctionDefinition if !is_opencl => &[FUNCTION, Function],
        Dbg::SourceContinued if !is_opencl => &[String],
        Dbg::Line if !is_opencl => &[SOURCE, Number, Number, Number, Number],
        Dbg::NoLine if !is_opencl => &[],
        Dbg::BuildIdentifier if !is_opencl => &[String, Number],
        Dbg::StoragePath if !is_opencl => &[String],
        Dbg::EntryPoint if !is_opencl => &[FUNCTION, UNIT, String, String],
        Dbg::TypeMatrix if !is_opencl => &[VECTOR, Positive, Bool],
        _ => return None,
    })
}

/// Returns the kinds of the operands of an instruction that NonSemantic.Shader.DebugInfo.200 adds or changes.
#[rustfmt::skip]
fn row_200(number: Dbg) -> Option<&'static [Must]> {
    use Must::*;
    Some(match number {
        Dbg::CompilationUnit => &[Number, Number, SOURCE, Number, String],
        Dbg::Source => &[String, NumberOrNone, StringOrNone, String],
        Dbg::TypeBasic => &[String, Size, ENCODING_200, Flags],
        Dbg::TypeArray => &[TYPE, Range],
        Dbg::TypeArrayDynamic => &[TYPE, Bound, Bound, Bound, Bound, SUBRANGE],
        Dbg::TypeSubrange => &[Bound],
        Dbg::TypeString => &[String, TYPE, Bound, Offset, Bound, Offset],
        Dbg::Function =>
            &[String, FUNCTION_TYPE, SOURCE, Number, Number, SCOPE, String, Flags, Number, DECLARATION, String],
        Dbg::LexicalBlock => &[SOURCE, Number, Number, SCOPE, String, Bool],
        Dbg::InlinedAt => &[Number, Number, SCOPE, INLINED_AT],
        Dbg::Module => &[String, SOURCE, Number, SCOPE, String, String, String, Number],
        _ => return None,
    })
}

/// Returns the kind of the operand at an index.
#[inline]
pub(super) fn at(row: &'static [Must], index: usize) -> &'static Must {
    row.get(index).or(row.last()).unwrap_or(&Must::Any)
}

/// Returns the number of the debug instruction with an id.
fn debug_number(cx: &Cx<'_, '_>, id: u32) -> Option<Dbg> {
    let (set, number) = cx.view.extended_instruction(id)?;
    match set {
        ExtendedSet::DebugInfo | ExtendedSet::ShaderDebugInfo(_) => Some(Dbg(number)),
        ExtendedSet::OpenClStd | ExtendedSet::NonSemantic | ExtendedSet::AuxData | ExtendedSet::OldDebugInfo => None,
    }
}

fn is_none(cx: &Cx<'_, '_>, id: u32) -> bool {
    debug_number(cx, id) == Some(Dbg::InfoNone)
}

/// Returns `true` for a constant: OpenCL.DebugInfo.100 has `OpConstant` only, the other sets any.
fn is_constant(cx: &Cx<'_, '_>, dialect: Dialect, id: u32) -> bool {
    match dialect {
        Dialect::OpenCl => cx.op(id) == Some(Op::Constant),
        Dialect::Shader100 | Dialect::Shader200 => cx.is_constant(id),
    }
}

/// Returns the width of an integer constant.
fn int_width(cx: &Cx<'_, '_>, dialect: Dialect, id: u32) -> Option<u32> {
    match cx.type_of(id) {
        Some(Type::Int { width, .. }) if is_constant(cx, dialect, id) => Some(width),
        _ => None,
    }
}

/// Returns `true` if a debug variable may be the number of elements of an array: its type is a `DebugTypeBasic` that is
/// unsigned, of 32 or 64 bits (DebugTypeArray).
fn counts(cx: &Cx<'_, '_>, dialect: Dialect, variable: u32) -> bool {
    let operands = |id: u32| cx.definition(id).and_then(|inst| inst.operands.get(FIRST..)).unwrap_or_default();
    let &[_, ty, ..] = operands(variable) else { return false };
    let &[_, size, encoding, ..] = operands(ty) else { return false };
    debug_number(cx, ty) == Some(Dbg::TypeBasic)
        && matches!(cx.int(size), Some(32 | 64))
        && number(cx, dialect, encoding) == Some(debug_base_type_attribute_encoding::Unsigned)
}

/// Returns a number: a literal, or a 32-bit constant.
fn number(cx: &Cx<'_, '_>, dialect: Dialect, word: u32) -> Option<u32> {
    match dialect {
        Dialect::OpenCl => Some(word),
        Dialect::Shader100 | Dialect::Shader200 if cx.op(word) != Some(Op::Constant) => None,
        Dialect::Shader100 | Dialect::Shader200 => match cx.type_of(word) {
            Some(Type::Int { width: 32, .. }) => cx.int(word).map(|number| number as u32),
            _ => None,
        },
    }
}

impl Must {
    /// Returns the debug instructions that the operand may refer to, if it is one.
    #[inline]
    pub(super) fn debug_instructions(&self) -> Option<Numbers> {
        match *self {
            Self::Debug(_, numbers) => Some(numbers),
            _ => None,
        }
    }

    pub(super) fn holds(&self, cx: &Cx<'_, '_>, dialect: Dialect, word: u32) -> bool {
        let number = || number(cx, dialect, word);
        let is_variable = |word| matches!(debug_number(cx, word), Some(Dbg::LocalVariable | Dbg::GlobalVariable));
        match *self {
            Self::Any => true,
            Self::Number => number().is_some(),
            Self::NumberOrNone => number().is_some() || is_none(cx, word),
            Self::Positive => number().is_some_and(|number| number != 0),
            Self::AtMost(last) => number().is_some_and(|number| number <= last),
            Self::Flags => number().is_some_and(|number| number & !flags(dialect) == 0),
            Self::Operation => number().is_some_and(|number| number <= LAST_OPERATION),
            Self::String => cx.op(word) == Some(Op::String),
            Self::StringOrNone => cx.op(word) == Some(Op::String) || is_none(cx, word),
            Self::Bool => matches!(cx.op(word), Some(Op::ConstantTrue | Op::ConstantFalse)),
            Self::Debug(_, numbers) => debug_number(cx, word).is_some_and(|number| numbers.contains(number)),
            Self::AnyDebug => debug_number(cx, word).is_some(),
            Self::ReturnType => cx.op(word) == Some(Op::TypeVoid) || TYPE_OR_PARAMETER.holds(cx, dialect, word),
            Self::Size => matches!(int_width(cx, Dialect::OpenCl, word), Some(32 | 64)),
            Self::LayoutSize => matches!(int_width(cx, dialect, word), Some(32 | 64)),
            Self::Offset => int_width(cx, dialect, word).is_some(),
            Self::Constant => is_constant(cx, dialect, word),
            Self::ConstantOrNone => is_constant(cx, dialect, word) || is_none(cx, word),
            Self::Count => {
                matches!(int_width(cx, dialect, word), Some(32 | 64))
                    || is_variable(word) && counts(cx, dialect, word)
                    || is_none(cx, word)
            }
            Self::Range => SUBRANGE.holds(cx, dialect, word) || Self::Count.holds(cx, dialect, word),
            Self::Bound => {
                is_constant(cx, dialect, word)
                    || is_variable(word)
                    || matches!(debug_number(cx, word), Some(Dbg::InfoNone | Dbg::Expression))
            }
            Self::Function => cx.op(word) == Some(Op::Function) || is_none(cx, word),
            Self::Memory => match cx.op(word) {
                Some(Op::FunctionParameter | Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL) => {
                    true
                }
                Some(op) => is_variable_op(op) || is_none(cx, word),
                None => false,
            },
            Self::GlobalVariable => {
                let may_be_expression = dialect != Dialect::OpenCl;
                cx.view.global_variable(word).is_some()
                    || cx.is_constant(word)
                    || debug_number(cx, word)
                        .is_some_and(|number| number == Dbg::InfoNone || number == Dbg::Expression && may_be_expression)
            }
            Self::Value => match debug_number(cx, word) {
                Some(number) => number == Dbg::InfoNone,
                None => cx.op(word).is_some_and(|op| shapes::kind(op) == DefinitionKind::Value),
            },
            Self::Index => matches!(cx.type_of(word), Some(Type::Int { .. })),
        }
    }

    pub(super) fn noun(&self, dialect: Dialect) -> String {
        let text = match *self {
            Self::Any => "an operand",
            Self::Number => "a 32-bit integer OpConstant",
            Self::NumberOrNone => "a 32-bit integer OpConstant or DebugInfoNone",
            Self::Positive => "a number above 0",
            Self::AtMost(last) => return format!("a number up to {last}"),
            Self::Flags => return format!("a combination of the flags {:#x}", flags(dialect)),
            Self::Operation => "the number of an operation",
            Self::String => "an OpString",
            Self::StringOrNone => "an OpString or DebugInfoNone",
            Self::Bool => "an OpConstantTrue or OpConstantFalse",
            Self::Debug(noun, _) => return format!("{noun} or DebugInfoNone"),
            Self::AnyDebug => "a debug instruction",
            Self::ReturnType => "a debug type, a template parameter, DebugInfoNone or OpTypeVoid",
            Self::Size => "an OpConstant, an integer of 32 or 64 bits",
            Self::LayoutSize => "a constant integer of 32 or 64 bits",
            Self::Offset => "a constant integer",
            Self::Constant => "a constant",
            Self::ConstantOrNone => "a constant or DebugInfoNone",
            Self::Count => {
                "a constant integer of 32 or 64 bits, an unsigned debug variable of that size or DebugInfoNone"
            }
            Self::Range => {
                "a DebugTypeSubrange, a constant integer of 32 or 64 bits, an unsigned debug variable of that size or \
                 DebugInfoNone"
            }
            Self::Bound => "a constant, a debug variable, a DebugExpression or DebugInfoNone",
            Self::Function => "an OpFunction or DebugInfoNone",
            Self::Memory => "a variable, a parameter or DebugInfoNone",
            Self::GlobalVariable if dialect == Dialect::OpenCl => "a variable, a constant or DebugInfoNone",
            Self::GlobalVariable => "a variable, a constant, a DebugExpression or DebugInfoNone",
            Self::Value => "a value, or DebugInfoNone",
            Self::Index => "a scalar integer",
        };
        text.to_owned()
    }
}

/// The number of the last operation: expressions of LLVM have more than the document, with the numbers of version 200.
const LAST_OPERATION: u32 = 167;

/// Returns the flags of a set.
fn flags(dialect: Dialect) -> u32 {
    const OPENCL: u32 = (debug_info_flags::FlagTypePassByReference << 1) - 1;
    const UNKNOWN_PHYSICAL_LAYOUT: u32 = 1 << 17;
    match dialect {
        Dialect::OpenCl => OPENCL,
        Dialect::Shader100 => OPENCL | UNKNOWN_PHYSICAL_LAYOUT,
        Dialect::Shader200 => OPENCL | UNKNOWN_PHYSICAL_LAYOUT | SHADER_FLAG_BIT_FIELD,
    }
}

/// Checks rules about several operands.
pub(super) fn together(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    extended: Extended<'_>,
    dialect: Dialect,
    found: &mut Violations,
) {
    let operands = extended.operands;
    let mut require = |holds, rule: &str| found.tolerate(holds, inst, dialect.document(), || rule.to_owned());
    match (extended.number, operands) {
        (Dbg::TypeEnum, &[_, _, _, _, _, _, _, _, ref pairs @ ..]) => {
            for pair in pairs.chunks(2) {
                let is_pair = matches!(*pair, [value, name]
                    if int_width(cx, dialect, value).is_some() && cx.op(name) == Some(Op::String));
                require(is_pair, "an enumerator must be an integer constant and an OpString");
            }
        }
        (Dbg::TypeComposite, &[_, _, _, _, _, _, _, size, _, ref members @ ..]) => {
            require(
                is_none(cx, size) || Must::LayoutSize.holds(cx, dialect, size),
                "Size must be a constant integer of 32 or 64 bits, or DebugInfoNone",
            );
            require(members.is_empty() || !is_none(cx, size), "an opaque type must have no members");
        }
        (Dbg::TypeInheritance, &[child, parent, _, _, _]) if dialect == Dialect::OpenCl => {
            require(
                !is_union(cx, dialect, child) && !is_union(cx, dialect, parent),
                "Child and Parent must be a class or a structure",
            );
        }
        (Dbg::TypeInheritance, &[parent, ..]) => {
            require(!is_union(cx, dialect, parent), "Parent must be a class or a structure");
        }
        (Dbg::TypeTemplateParameter, &[_, _, value, _, _, _]) => {
            let is_int = matches!(cx.type_of(value), Some(Type::Int { .. }));
            require(is_int || is_none(cx, value), "Value must be a constant integer or DebugInfoNone");
        }
        (Dbg::Operation, &[operation, ref rest @ ..]) => {
            let expected = number(cx, dialect, operation).and_then(operation_operands);
            require(
                expected.is_none_or(|expected| expected == rest.len()),
                "the number of operands is not that of the operation",
            );
        }
        (Dbg::Line, &[_, line, last_line, column, last_column]) => {
            let [line, last_line, column, last_column] =
                [line, last_line, column, last_column].map(|id| number(cx, dialect, id));
            require(line <= last_line, "Line End must not be before Line Start");
            require(
                line != last_line || column <= last_column,
                "Column End must not be before Column Start on the same line",
            );
        }
        (Dbg::FunctionDefinition, &[_, definition]) => {
            let function = inst.result().and_then(|id| cx.view.function_of(id));
            let function = function.and_then(|index| cx.view.functions().get(index));
            require(
                function.is_none_or(|function| function.id == definition),
                "Definition must be the function that the instruction is in",
            );
        }
        _ => {}
    }
}

/// Returns `true` for a `DebugTypeComposite` with the tag of a union.
fn is_union(cx: &Cx<'_, '_>, dialect: Dialect, id: u32) -> bool {
    let tag = cx.definition(id).and_then(|inst| inst.operands.get(FIRST + 1).copied());
    debug_number(cx, id) == Some(Dbg::TypeComposite)
        && tag.and_then(|tag| number(cx, dialect, tag)) == Some(debug_composite_type::Union)
}

/// Returns the number of operands of an operation of the documents' section 3.6.
fn operation_operands(operation: u32) -> Option<usize> {
    use crate::spirv::grammar::debug_operation as op;
    match operation {
        op::Deref | op::Plus | op::Minus | op::Swap | op::Xderef | op::StackValue => Some(0),
        op::PlusUconst | op::Constu => Some(1),
        op::BitPiece | op::Fragment => Some(2),
        _ => None,
    }
}
