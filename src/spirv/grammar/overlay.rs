//! The overlay of the grammar: properties of opcodes that the published grammar does not have, one row an opcode.
//!
//! The translation to SPIR-V reads the columns for calls of `__spirv_Op` functions, whose LLVM types say less than an
//! instruction needs; the lift reads them for the names of these functions; the validator reads the references.

use super::{Class, OP_LIMIT, Op, StorageClass as S, op_row};

use PointeeRule as P;

/// The properties of an opcode. The default is an instruction whose operands are a result type and values that are defined
/// before it, and whose function takes and returns signed numbers.
#[derive(Debug)]
pub struct OpOverlay {
    op: Op,
    /// The operands that are neither a result type in front nor values defined before.
    pub references: &'static [Reference],
    /// The pointer operands whose pointee the instruction determines. The pointees of others follow from the mangled name of
    /// the called function, or else from the pointer itself.
    pub pointees: &'static [(&'static str, PointeeRule)],
    /// The pointer operands that have one storage class (SPV_INTEL_2d_block_io, SPV_INTEL_subgroup_buffer_prefetch); a
    /// generic pointer is cast to it.
    pub storage_classes: &'static [(&'static str, S)],
    /// `true` if the pointee may be any number or vector: that of the matrix's elements only if the call's name has none
    /// (SPV_KHR_cooperative_matrix, SPV_INTEL_joint_matrix).
    pub takes_any_pointee: bool,
    /// `true` for an instruction that needs only the address in a pointer operand, or whose operands already have the
    /// required types, so that untyped pointers are operands as they are.
    pub takes_addresses: bool,
    /// `true` if the result is a pointer to a byte for any pointee of the call's result.
    ///
    /// Consumers replace the explicit cast by a call of a function that they define for `void *` only. Other casts have no
    /// such limit.
    pub returns_byte_pointer: bool,
    /// `true` for a Boolean result of an instruction outside the chapter "Relational and Logical".
    pub returns_booleans: bool,
    /// `true` if the operands other than scopes are Booleans.
    pub takes_booleans: bool,
    /// The arguments that are unsigned, as a mask. Those of other instructions are signed.
    pub unsigned: u16,
    /// The arguments that point to constant data, as a mask.
    pub constant: u16,
    /// `true` for an instruction besides conversions whose function has the type of the result in its name.
    pub is_named_by_result: bool,
    /// `true` if the constants that become literals are also declared, as the Khronos translator does.
    pub declares_literals: bool,
    /// `true` for an instruction outside the chapters of groups that the invocations of a group execute together.
    pub is_convergent: bool,
    /// `true` for an instruction that ends a block (specification, section 2.2.5).
    pub is_terminator: bool,
    /// The construct to use instead of a call, for an instruction that cannot be called.
    pub instead_of_call: Option<&'static str>,
}

/// Returns the overlay of an opcode.
#[inline]
pub fn overlay(op: Op) -> &'static OpOverlay {
    static DEFAULT: OpOverlay = row(Op::Nop);
    let index = OVERLAY_INDEX.get(usize::from(op.0)).copied().unwrap_or_default();
    usize::from(index).checked_sub(1).and_then(|index| OVERLAYS.get(index)).unwrap_or(&DEFAULT)
}

impl Op {
    /// Returns `true` for an instruction that ends a block (specification, section 2.2.5).
    #[inline]
    pub fn is_terminator(self) -> bool {
        overlay(self).is_terminator
    }

    /// Returns `true` for a conversion, and for an instruction of an extension, which may convert.
    pub fn may_convert(self) -> bool {
        op_row(self).is_none_or(|row| row.class == Class::Conversion || row.version.is_none())
    }

    /// Returns `true` for an instruction that computes the address of a part of an object.
    pub fn is_access_chain(self) -> bool {
        matches!(
            self,
            Self::AccessChain
                | Self::InBoundsAccessChain
                | Self::PtrAccessChain
                | Self::InBoundsPtrAccessChain
                | Self::UntypedAccessChainKHR
                | Self::UntypedInBoundsAccessChainKHR
                | Self::UntypedPtrAccessChainKHR
                | Self::UntypedInBoundsPtrAccessChainKHR
        )
    }
}

/// Operands of an instruction that refer to definitions of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Reference {
    /// The position of the first of the operands.
    pub first: usize,
    /// The position of the last one, or `usize::MAX` if they are all that follow.
    pub last: usize,
    /// The definitions.
    pub to: RefersTo,
    /// `true` if the definition may come after the instruction.
    pub may_be_later: bool,
}

/// The kinds of definitions that an operand may refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefersTo {
    /// A type.
    Type,
    /// A value.
    Value,
    /// A value or a function.
    ValueOrFunction,
    /// A function.
    Function,
    /// A label.
    Label,
    /// An imported set of extended instructions.
    Import,
    /// An `OpString`.
    String,
    /// An `OpDecorationGroup`.
    DecorationGroup,
    /// A definition of any kind.
    Any,
}

/// The rule for the pointee of a pointer operand. Operands have the grammar's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointeeRule {
    /// The type of the result.
    Result,
    /// The element type of the result, a vector or a cooperative matrix.
    ResultElement,
    /// The pointee of the result, a pointer.
    ResultPointee,
    /// The type of another operand.
    Operand(&'static str),
    /// The element type of another operand.
    OperandElement(&'static str),
    /// The pointee of another pointer operand, which comes before.
    Pointer(&'static str),
    /// 32-bit integers with the length of the result.
    ResultWords,
    /// A half.
    Half,
    /// An integer of 32 bits.
    Word,
    /// A byte.
    Byte,
    /// An event of asynchronous copies.
    Event,
    /// An event of device-side enqueuing.
    DeviceEvent,
}

impl OpOverlay {
    /// Returns the rule for the pointee of the operand `name`, if it is a pointer and the instruction determines the
    /// pointee.
    pub fn pointee(&self, name: &str) -> Option<PointeeRule> {
        self.pointees.iter().find(|(operand, _)| *operand == name).map(|(_, rule)| *rule)
    }

    /// Returns the storage class that the instruction demands of the pointer operand `name`, if it is only one.
    pub fn storage_class(&self, name: &str) -> Option<S> {
        self.storage_classes.iter().find(|(operand, _)| *operand == name).map(|(_, class)| *class)
    }

    /// Returns the position of the operand that is a function.
    pub fn function(&self) -> Option<usize> {
        let is_function = |to| matches!(to, RefersTo::Function | RefersTo::ValueOrFunction);
        self.references.iter().find(|reference| is_function(reference.to)).map(|reference| reference.first)
    }

    /// Returns `true` if the operand `name` is a function.
    pub fn is_function(&self, name: &str) -> bool {
        let operands = op_row(self.op).map_or(&[][..], |row| row.operands);
        self.function().and_then(|position| operands.get(position)).is_some_and(|operand| operand.name == name)
    }

    const fn refers(self, references: &'static [Reference]) -> Self {
        Self { references, ..self }
    }

    const fn points(self, pointees: &'static [(&'static str, PointeeRule)]) -> Self {
        Self { pointees, ..self }
    }

    const fn in_storage(self, storage_classes: &'static [(&'static str, S)]) -> Self {
        Self { storage_classes, ..self }
    }

    const fn takes_any_pointee(self) -> Self {
        Self { takes_any_pointee: true, ..self }
    }

    const fn takes_addresses(self) -> Self {
        Self { takes_addresses: true, ..self }
    }

    const fn returns_byte_pointer(self) -> Self {
        Self { returns_byte_pointer: true, ..self }
    }

    const fn returns_booleans(self) -> Self {
        Self { returns_booleans: true, ..self }
    }

    const fn takes_booleans(self) -> Self {
        Self { takes_booleans: true, ..self }
    }

    const fn unsigned(self, unsigned: u16) -> Self {
        Self { unsigned, ..self }
    }

    const fn constant(self, constant: u16) -> Self {
        Self { constant, ..self }
    }

    const fn named_by_result(self) -> Self {
        Self { is_named_by_result: true, ..self }
    }

    const fn declares_literals(self) -> Self {
        Self { declares_literals: true, ..self }
    }

    const fn convergent(self) -> Self {
        Self { is_convergent: true, ..self }
    }

    const fn terminator(self) -> Self {
        Self { is_terminator: true, ..self }
    }

    const fn not_called(self, instead: &'static str) -> Self {
        Self { instead_of_call: Some(instead), ..self }
    }
}

/// The mask of all arguments.
const ALL: u16 = u16::MAX;

const fn row(op: Op) -> OpOverlay {
    OpOverlay {
        op,
        references: &[],
        pointees: &[],
        storage_classes: &[],
        takes_any_pointee: false,
        takes_addresses: false,
        returns_byte_pointer: false,
        returns_booleans: false,
        takes_booleans: false,
        unsigned: 0,
        constant: 0,
        is_named_by_result: false,
        declares_literals: false,
        is_convergent: false,
        is_terminator: false,
        instead_of_call: None,
    }
}

const fn at(position: usize, to: RefersTo) -> Reference {
    Reference { first: position, last: position, to, may_be_later: false }
}

const fn at_later(position: usize, to: RefersTo) -> Reference {
    Reference { may_be_later: true, ..at(position, to) }
}

const fn from(first: usize, to: RefersTo) -> Reference {
    Reference { first, last: usize::MAX, to, may_be_later: false }
}

const fn from_later(first: usize, to: RefersTo) -> Reference {
    Reference { may_be_later: true, ..from(first, to) }
}

/// The row of each opcode: one more than its index in `OVERLAYS`, or 0.
static OVERLAY_INDEX: [u16; OP_LIMIT] = {
    let mut index = [0; OP_LIMIT];
    let mut at = 0;
    while at < OVERLAYS.len() {
        index[OVERLAYS[at].op.0 as usize] = at as u16 + 1;
        at += 1;
    }
    index
};

/// The rows, by opcode.
#[rustfmt::skip]
static OVERLAYS: &[OpOverlay] = &[
    row(Op::Source).refers(&[from(0, RefersTo::String)]),
    row(Op::Name).refers(&[at_later(0, RefersTo::Any)]),
    row(Op::MemberName).refers(&[at_later(0, RefersTo::Type)]),
    row(Op::Line).refers(&[from(0, RefersTo::String)]),
    row(Op::ExtInst).refers(&[at(2, RefersTo::Import)]),
    row(Op::EntryPoint).refers(&[at_later(1, RefersTo::Function), from_later(2, RefersTo::Value)]),
    row(Op::ExecutionMode).refers(&[at_later(0, RefersTo::Function), from_later(1, RefersTo::Value)]),
    row(Op::TypeArray).refers(&[at_later(1, RefersTo::Type)]),
    // The pointers among them are declared before, see `types`.
    row(Op::TypeStruct).refers(&[from_later(1, RefersTo::Type)]),
    row(Op::TypePointer).refers(&[at(2, RefersTo::Type)]),
    row(Op::TypeFunction).refers(&[from(1, RefersTo::Type)]),
    row(Op::TypeForwardPointer).refers(&[at_later(0, RefersTo::Type)]),
    row(Op::Function).refers(&[at(3, RefersTo::Type)]),
    row(Op::FunctionCall).refers(&[at_later(2, RefersTo::Function)]).takes_addresses(),
    row(Op::Variable).not_called("use an alloca or a global variable"),
    // The ids after the mask of memory operands are a scope, or a list of alias scopes.
    row(Op::Load).refers(&[from(4, RefersTo::Any)]).points(&[("Pointer", P::Result)]).takes_addresses(),
    row(Op::Store).refers(&[from(3, RefersTo::Any)]).points(&[("Pointer", P::Operand("Object"))]).takes_addresses(),
    row(Op::CopyMemory).refers(&[from(3, RefersTo::Any)]).points(&[("Source", P::Pointer("Target"))]),
    row(Op::CopyMemorySized).refers(&[from(4, RefersTo::Any)]).takes_addresses(),
    row(Op::GenericPtrMemSemantics).points(&[("Pointer", P::Byte)]).constant(0b1),
    row(Op::Decorate).refers(&[from_later(0, RefersTo::Any)]),
    row(Op::MemberDecorate).refers(&[at_later(0, RefersTo::Type)]),
    row(Op::GroupDecorate).refers(&[at(0, RefersTo::DecorationGroup), from_later(1, RefersTo::Any)]),
    row(Op::GroupMemberDecorate).refers(&[at(0, RefersTo::DecorationGroup), from_later(1, RefersTo::Any)]),
    row(Op::CompositeConstruct).takes_addresses(),
    row(Op::CompositeExtract).takes_addresses(),
    row(Op::CompositeInsert).takes_addresses(),
    row(Op::CopyObject).points(&[("Operand", P::ResultPointee)]).takes_addresses(),
    row(Op::ImageSampleExplicitLod).named_by_result(),
    row(Op::ImageRead).named_by_result(),
    row(Op::ImageQuerySizeLod).named_by_result(),
    row(Op::ImageQuerySize).named_by_result(),
    row(Op::ConvertUToF).unsigned(ALL),
    row(Op::UConvert).unsigned(ALL),
    row(Op::ConvertPtrToU).takes_addresses(),
    row(Op::SatConvertUToS).unsigned(ALL),
    row(Op::PtrCastToGeneric).points(&[("Pointer", P::ResultPointee)]).takes_addresses(),
    row(Op::GenericCastToPtr).points(&[("Pointer", P::ResultPointee)]).takes_addresses(),
    row(Op::GenericCastToPtrExplicit).points(&[("Pointer", P::ResultPointee)]).returns_byte_pointer().takes_addresses(),
    row(Op::Bitcast).takes_addresses(),
    row(Op::UMulExtended).unsigned(ALL),
    row(Op::Any).takes_booleans(),
    row(Op::All).takes_booleans(),
    row(Op::LogicalEqual).takes_booleans(),
    row(Op::LogicalNotEqual).takes_booleans(),
    row(Op::LogicalOr).takes_booleans(),
    row(Op::LogicalAnd).takes_booleans(),
    row(Op::LogicalNot).takes_booleans(),
    row(Op::Select).takes_addresses(),
    row(Op::BitFieldInsert).unsigned(0b1100),
    row(Op::BitFieldSExtract).unsigned(0b110),
    row(Op::BitFieldUExtract).unsigned(0b111),
    row(Op::ControlBarrier).convergent(),
    row(Op::AtomicLoad).points(&[("Pointer", P::Result)]),
    row(Op::AtomicStore).points(&[("Pointer", P::Operand("Value"))]),
    row(Op::AtomicExchange).points(&[("Pointer", P::Result)]),
    row(Op::AtomicCompareExchange).points(&[("Pointer", P::Result)]),
    row(Op::AtomicCompareExchangeWeak).points(&[("Pointer", P::Result)]),
    row(Op::AtomicIIncrement).points(&[("Pointer", P::Result)]),
    row(Op::AtomicIDecrement).points(&[("Pointer", P::Result)]),
    row(Op::AtomicIAdd).points(&[("Pointer", P::Result)]),
    row(Op::AtomicISub).points(&[("Pointer", P::Result)]),
    row(Op::AtomicSMin).points(&[("Pointer", P::Result)]),
    row(Op::AtomicUMin).points(&[("Pointer", P::Result)]).unsigned(0b1001),
    row(Op::AtomicSMax).points(&[("Pointer", P::Result)]),
    row(Op::AtomicUMax).points(&[("Pointer", P::Result)]).unsigned(0b1001),
    row(Op::AtomicAnd).points(&[("Pointer", P::Result)]),
    row(Op::AtomicOr).points(&[("Pointer", P::Result)]),
    row(Op::AtomicXor).points(&[("Pointer", P::Result)]),
    row(Op::Phi).takes_addresses(),
    // The others are variables (SPV_ALTERA_fpga_loop_controls, DependencyArrayALTERA).
    row(Op::LoopMerge).refers(&[at_later(0, RefersTo::Label), at_later(1, RefersTo::Label)]).takes_addresses(),
    row(Op::SelectionMerge).refers(&[at_later(0, RefersTo::Label)]),
    row(Op::Branch).refers(&[at_later(0, RefersTo::Label)]).terminator(),
    row(Op::BranchConditional).refers(&[from_later(1, RefersTo::Label)]).terminator(),
    row(Op::Switch).refers(&[from_later(1, RefersTo::Label)]).terminator(),
    row(Op::Kill).terminator(),
    row(Op::Return).terminator(),
    row(Op::ReturnValue).terminator().takes_addresses(),
    row(Op::Unreachable).terminator(),
    row(Op::LifetimeStart).points(&[("Pointer", P::Byte)]),
    row(Op::LifetimeStop).points(&[("Pointer", P::Byte)]),
    row(Op::GroupAsyncCopy).points(&[("Source", P::Pointer("Destination"))]).unsigned(0b11000).constant(0b100),
    row(Op::GroupWaitEvents).points(&[("Events List", P::Event)]),
    row(Op::GroupAll).returns_booleans(),
    row(Op::GroupAny).returns_booleans(),
    row(Op::GroupBroadcast).unsigned(0b100),
    row(Op::GroupUMin).unsigned(0b100),
    row(Op::GroupUMax).unsigned(0b100),
    row(Op::ReadPipe).points(&[("Pointer", P::Byte)]),
    row(Op::WritePipe).points(&[("Pointer", P::Byte)]),
    row(Op::ReservedReadPipe).points(&[("Pointer", P::Byte)]),
    row(Op::ReservedWritePipe).points(&[("Pointer", P::Byte)]),
    row(Op::IsValidReserveId).returns_booleans(),
    row(Op::EnqueueMarker).points(&[("Wait Events", P::DeviceEvent), ("Ret Event", P::DeviceEvent)]).unsigned(0b10),
    row(Op::EnqueueKernel)
        .refers(&[at_later(8, RefersTo::Function)])
        .points(&[("Wait Events", P::DeviceEvent), ("Ret Event", P::DeviceEvent), ("Param", P::Byte)]),
    row(Op::GetKernelNDrangeSubGroupCount).refers(&[at_later(3, RefersTo::Function)]).points(&[("Param", P::Byte)]),
    row(Op::GetKernelNDrangeMaxSubGroupSize).refers(&[at_later(3, RefersTo::Function)]).points(&[("Param", P::Byte)]),
    row(Op::GetKernelWorkGroupSize).refers(&[at_later(2, RefersTo::Function)]).points(&[("Param", P::Byte)]),
    row(Op::GetKernelPreferredWorkGroupSizeMultiple).refers(&[at_later(2, RefersTo::Function)]).points(&[("Param", P::Byte)]),
    row(Op::IsValidEvent).returns_booleans(),
    row(Op::CaptureEventProfilingInfo).points(&[("Value", P::Byte)]),
    row(Op::AtomicFlagTestAndSet).points(&[("Pointer", P::Word)]).returns_booleans(),
    row(Op::AtomicFlagClear).points(&[("Pointer", P::Word)]),
    row(Op::ConstantPipeStorage).not_called("the instruction is outside of functions"),
    row(Op::GetKernelLocalSizeForSubgroupCount).refers(&[at_later(3, RefersTo::Function)]).points(&[("Param", P::Byte)]),
    row(Op::GetKernelMaxNumSubgroups).refers(&[at_later(2, RefersTo::Function)]).points(&[("Param", P::Byte)]),
    row(Op::NamedBarrierInitialize).convergent(),
    row(Op::MemoryNamedBarrier).convergent(),
    // FPFastMathDefault begins with a type, other modes with a value, see `modes`.
    row(Op::ExecutionModeId).refers(&[at_later(0, RefersTo::Function), at_later(2, RefersTo::Any), from_later(3, RefersTo::Value)]),
    row(Op::DecorateId).refers(&[from_later(0, RefersTo::Any)]),
    row(Op::GroupNonUniformElect).returns_booleans(),
    row(Op::GroupNonUniformAll).returns_booleans(),
    row(Op::GroupNonUniformAny).returns_booleans(),
    row(Op::GroupNonUniformAllEqual).returns_booleans(),
    row(Op::GroupNonUniformBroadcast).unsigned(0b100),
    row(Op::GroupNonUniformInverseBallot).returns_booleans().unsigned(0b10),
    row(Op::GroupNonUniformBallotBitExtract).returns_booleans().unsigned(0b110),
    row(Op::GroupNonUniformBallotBitCount).unsigned(0b100),
    row(Op::GroupNonUniformBallotFindLSB).unsigned(0b10),
    row(Op::GroupNonUniformBallotFindMSB).unsigned(0b10),
    row(Op::GroupNonUniformShuffle).unsigned(0b100),
    row(Op::GroupNonUniformShuffleXor).unsigned(0b100),
    row(Op::GroupNonUniformShuffleUp).unsigned(0b100),
    row(Op::GroupNonUniformShuffleDown).unsigned(0b100),
    row(Op::GroupNonUniformIAdd).unsigned(0b1000),
    row(Op::GroupNonUniformFAdd).unsigned(0b1000),
    row(Op::GroupNonUniformIMul).unsigned(0b1000),
    row(Op::GroupNonUniformFMul).unsigned(0b1000),
    row(Op::GroupNonUniformSMin).unsigned(0b1000),
    row(Op::GroupNonUniformUMin).unsigned(0b1100),
    row(Op::GroupNonUniformFMin).unsigned(0b1000),
    row(Op::GroupNonUniformSMax).unsigned(0b1000),
    row(Op::GroupNonUniformUMax).unsigned(0b1100),
    row(Op::GroupNonUniformFMax).unsigned(0b1000),
    row(Op::GroupNonUniformBitwiseAnd).unsigned(0b1000),
    row(Op::GroupNonUniformBitwiseOr).unsigned(0b1000),
    row(Op::GroupNonUniformBitwiseXor).unsigned(0b1000),
    row(Op::GroupNonUniformLogicalAnd).returns_booleans().takes_booleans().unsigned(0b1000),
    row(Op::GroupNonUniformLogicalOr).returns_booleans().takes_booleans().unsigned(0b1000),
    row(Op::GroupNonUniformLogicalXor).returns_booleans().takes_booleans().unsigned(0b1000),
    row(Op::PtrEqual).points(&[("Operand 2", P::Pointer("Operand 1"))]).returns_booleans().takes_addresses(),
    row(Op::PtrNotEqual).points(&[("Operand 2", P::Pointer("Operand 1"))]).returns_booleans().takes_addresses(),
    row(Op::PtrDiff).points(&[("Operand 2", P::Pointer("Operand 1"))]),
    row(Op::TerminateInvocation).terminator(),
    row(Op::UntypedVariableKHR).refers(&[at(3, RefersTo::Type)]).not_called("use an alloca or a global variable"),
    row(Op::UntypedAccessChainKHR).refers(&[at(2, RefersTo::Type)]),
    row(Op::UntypedInBoundsAccessChainKHR).refers(&[at(2, RefersTo::Type)]),
    row(Op::UntypedPtrAccessChainKHR).refers(&[at(2, RefersTo::Type)]),
    row(Op::UntypedInBoundsPtrAccessChainKHR).refers(&[at(2, RefersTo::Type)]),
    row(Op::UntypedArrayLengthKHR).refers(&[at(2, RefersTo::Type)]),
    row(Op::UntypedPrefetchKHR).takes_addresses(),
    row(Op::FmaKHR).named_by_result(),
    row(Op::SubgroupAllKHR).returns_booleans(),
    row(Op::SubgroupAnyKHR).returns_booleans(),
    row(Op::SubgroupAllEqualKHR).returns_booleans(),
    row(Op::GroupNonUniformRotateKHR).unsigned(0b1100),
    row(Op::ExtInstWithForwardRefsKHR).refers(&[at(2, RefersTo::Import)]),
    row(Op::IgnoreIntersectionKHR).terminator(),
    row(Op::TerminateRayKHR).terminator(),
    row(Op::SDot).named_by_result(),
    row(Op::UDot).unsigned(ALL).named_by_result(),
    row(Op::SUDot).unsigned(0b10).named_by_result(),
    row(Op::SDotAccSat).named_by_result(),
    row(Op::UDotAccSat).unsigned(ALL).named_by_result(),
    row(Op::SUDotAccSat).unsigned(0b10).named_by_result(),
    row(Op::CooperativeMatrixLoadKHR)
        .refers(&[from(6, RefersTo::Any)])
        .points(&[("Pointer", P::ResultElement)])
        .takes_any_pointee()
        .named_by_result(),
    row(Op::CooperativeMatrixStoreKHR)
        .refers(&[from(5, RefersTo::Any)])
        .points(&[("Pointer", P::OperandElement("Object"))])
        .takes_any_pointee(),
    row(Op::CooperativeMatrixLengthKHR).refers(&[at(2, RefersTo::Type)]),
    row(Op::ReadClockKHR).named_by_result(),
    row(Op::AbortKHR).refers(&[at(0, RefersTo::Type)]).terminator(),
    row(Op::UntypedImageTexelPointerEXT).refers(&[at(2, RefersTo::Type)]),
    row(Op::MemberDecorateIdEXT).refers(&[at_later(0, RefersTo::Type), from_later(1, RefersTo::Any)]),
    row(Op::ConstantSizeOfEXT).refers(&[at(2, RefersTo::Type)]),
    row(Op::FreezeKHR).points(&[("Value", P::ResultPointee)]).takes_addresses(),
    row(Op::EmitMeshTasksEXT).terminator(),
    row(Op::CooperativeMatrixLengthNV).refers(&[at(2, RefersTo::Type)]),
    row(Op::CooperativeMatrixReduceNV).refers(&[at_later(4, RefersTo::Function)]),
    // After the mask of tensor operands: a view, or a function.
    row(Op::CooperativeMatrixLoadTensorNV).refers(&[from_later(5, RefersTo::Any)]),
    row(Op::CooperativeMatrixStoreTensorNV).refers(&[from_later(3, RefersTo::Any)]),
    row(Op::CooperativeMatrixPerElementOpNV).refers(&[at_later(3, RefersTo::Function)]),
    row(Op::TypeTensorLayoutNV).refers(&[from(1, RefersTo::Value)]),
    row(Op::TypeTensorViewNV).refers(&[from(1, RefersTo::Value)]),
    row(Op::SubgroupShuffleINTEL).unsigned(0b10),
    row(Op::SubgroupShuffleDownINTEL).unsigned(0b100),
    row(Op::SubgroupShuffleUpINTEL).unsigned(0b100),
    row(Op::SubgroupShuffleXorINTEL).unsigned(0b10),
    row(Op::SubgroupBlockReadINTEL).points(&[("Ptr", P::ResultElement)]).unsigned(0b1).constant(0b1).named_by_result(),
    row(Op::SubgroupBlockWriteINTEL).points(&[("Ptr", P::OperandElement("Data"))]).unsigned(0b11),
    row(Op::SubgroupImageBlockReadINTEL).named_by_result(),
    row(Op::SubgroupImageBlockWriteINTEL).unsigned(0b100),
    row(Op::SubgroupImageMediaBlockReadINTEL).named_by_result(),
    row(Op::ConstantFunctionPointerINTEL)
        .refers(&[at_later(2, RefersTo::Function)])
        .not_called("use the address of a function"),
    row(Op::FunctionPointerCallINTEL).not_called("use an indirect call").takes_addresses(),
    row(Op::AsmINTEL).refers(&[at(2, RefersTo::Type), from(3, RefersTo::Any)]).not_called("use inline assembly"),
    row(Op::AsmCallINTEL).not_called("use inline assembly").takes_addresses(),
    row(Op::AtomicFMinEXT).points(&[("Pointer", P::Result)]),
    row(Op::AtomicFMaxEXT).points(&[("Pointer", P::Result)]),
    row(Op::DecorateString).refers(&[at_later(0, RefersTo::Any)]),
    row(Op::MemberDecorateString).refers(&[at_later(0, RefersTo::Type)]),
    row(Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL).unsigned(0b11),
    row(Op::SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL).unsigned(0b1),
    row(Op::SubgroupAvcMceGetDefaultInterShapePenaltyINTEL).unsigned(0b11),
    row(Op::SubgroupAvcMceSetInterShapePenaltyINTEL).unsigned(0b1),
    row(Op::SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL).unsigned(0b11),
    row(Op::SubgroupAvcMceSetInterDirectionPenaltyINTEL).unsigned(0b1),
    row(Op::SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL).unsigned(0b11),
    row(Op::SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL).unsigned(0b11),
    row(Op::SubgroupAvcMceSetMotionVectorCostFunctionINTEL).unsigned(0b111),
    row(Op::SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL).unsigned(0b11),
    row(Op::SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL).unsigned(0b1),
    row(Op::SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL).unsigned(0b1),
    row(Op::SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL).unsigned(0b11),
    row(Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL).unsigned(0b11),
    row(Op::SubgroupAvcImeInitializeINTEL).unsigned(0b111),
    row(Op::SubgroupAvcImeSetSingleReferenceINTEL).unsigned(0b10),
    row(Op::SubgroupAvcImeSetDualReferenceINTEL).unsigned(0b100),
    row(Op::SubgroupAvcImeRefWindowSizeINTEL).unsigned(0b1),
    row(Op::SubgroupAvcImeAdjustRefOffsetINTEL).unsigned(0b1110),
    row(Op::SubgroupAvcImeSetMaxMotionVectorCountINTEL).unsigned(0b1),
    row(Op::SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL).unsigned(0b1),
    row(Op::SubgroupAvcImeSetWeightedSadINTEL).unsigned(0b1),
    row(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL).unsigned(0b10),
    row(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL).unsigned(0b10),
    row(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL).unsigned(0b10),
    row(Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL).unsigned(0b110),
    row(Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL).unsigned(0b110),
    row(Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL).unsigned(0b110),
    row(Op::SubgroupAvcImeGetBorderReachedINTEL).unsigned(0b1),
    row(Op::SubgroupAvcFmeInitializeINTEL).unsigned(0b111_1111),
    row(Op::SubgroupAvcBmeInitializeINTEL).unsigned(0b1111_1111),
    row(Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL).unsigned(0b110),
    row(Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL).unsigned(0b110),
    row(Op::SubgroupAvcSicInitializeINTEL).unsigned(0b1),
    row(Op::SubgroupAvcSicConfigureSkcINTEL).unsigned(0b1_1111),
    row(Op::SubgroupAvcSicConfigureIpeLumaINTEL).unsigned(0b111_1111),
    row(Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL).unsigned(0b11_1111_1111),
    row(Op::SubgroupAvcSicGetMotionVectorMaskINTEL).unsigned(0b11),
    row(Op::SubgroupAvcSicSetIntraLumaShapePenaltyINTEL).unsigned(0b1),
    row(Op::SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL).unsigned(0b111),
    row(Op::SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL).unsigned(0b1),
    row(Op::SubgroupAvcSicSetSkcForwardTransformEnableINTEL).unsigned(0b1),
    row(Op::SubgroupAvcSicSetBlockBasedRawSkipSadINTEL).unsigned(0b1),
    row(Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL).unsigned(0b110),
    row(Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL).unsigned(0b110),
    row(Op::VariableLengthArrayINTEL).not_called("use an alloca"),
    row(Op::SaveMemoryINTEL).takes_addresses(),
    row(Op::RestoreMemoryINTEL).takes_addresses(),
    row(Op::ArbitraryFloatGTALTERA).returns_booleans(),
    row(Op::ArbitraryFloatGEALTERA).returns_booleans(),
    row(Op::ArbitraryFloatLTALTERA).returns_booleans(),
    row(Op::ArbitraryFloatLEALTERA).returns_booleans(),
    row(Op::ArbitraryFloatEQALTERA).returns_booleans(),
    row(Op::LoopControlINTEL).not_called("use the metadata of loops").takes_addresses(),
    row(Op::AliasDomainDeclINTEL).refers(&[from(1, RefersTo::Any)]),
    row(Op::AliasScopeDeclINTEL).refers(&[from(1, RefersTo::Any)]),
    row(Op::AliasScopeListDeclINTEL).refers(&[from(1, RefersTo::Any)]),
    row(Op::PtrCastToCrossWorkgroupALTERA).points(&[("Pointer", P::ResultPointee)]),
    row(Op::CrossWorkgroupCastToPtrALTERA).points(&[("Pointer", P::ResultPointee)]),
    row(Op::FPGARegALTERA).points(&[("Input", P::ResultPointee)]).takes_addresses(),
    row(Op::AtomicFAddEXT).points(&[("Pointer", P::Result)]),
    row(Op::TypeStructContinuedINTEL).refers(&[from_later(0, RefersTo::Type)]),
    row(Op::CompositeConstructContinuedINTEL).not_called("the instruction continues another"),
    row(Op::ControlBarrierArriveINTEL).convergent(),
    row(Op::ControlBarrierWaitINTEL).convergent(),
    row(Op::TaskSequenceCreateALTERA).refers(&[at_later(2, RefersTo::Function)]).named_by_result(),
    row(Op::CooperativeMatrixLoadCheckedINTEL)
        .points(&[("Pointer", P::ResultElement)])
        .takes_any_pointee()
        .named_by_result(),
    row(Op::CooperativeMatrixStoreCheckedINTEL).points(&[("Pointer", P::OperandElement("Object"))]).takes_any_pointee(),
    row(Op::ClampConvertFToFINTEL).named_by_result(),
    row(Op::StochasticRoundFToFINTEL).named_by_result(),
    row(Op::ClampStochasticRoundFToFINTEL).named_by_result(),
    row(Op::ClampStochasticRoundFToSINTEL).named_by_result(),
    row(Op::SubgroupBlockPrefetchINTEL)
        .in_storage(&[("Ptr", S::CrossWorkgroup)])
        .unsigned(0b111).constant(0b1)
        .takes_addresses(),
    row(Op::Subgroup2DBlockLoadINTEL).in_storage(&[("Src Base Pointer", S::CrossWorkgroup), ("Dst Pointer", S::Function)]),
    row(Op::Subgroup2DBlockLoadTransformINTEL)
        .in_storage(&[("Src Base Pointer", S::CrossWorkgroup), ("Dst Pointer", S::Function)]),
    row(Op::Subgroup2DBlockLoadTransposeINTEL)
        .in_storage(&[("Src Base Pointer", S::CrossWorkgroup), ("Dst Pointer", S::Function)]),
    row(Op::Subgroup2DBlockPrefetchINTEL).in_storage(&[("Src Base Pointer", S::CrossWorkgroup)]),
    row(Op::Subgroup2DBlockStoreINTEL).in_storage(&[("Src Pointer", S::Function), ("Dst Base Pointer", S::CrossWorkgroup)]),
    row(Op::SubgroupMatrixMultiplyAccumulateINTEL).declares_literals(),
    row(Op::CooperativeMatrixLoadOffsetINTEL)
        .points(&[("Pointer", P::ResultElement)])
        .takes_any_pointee()
        .named_by_result(),
    row(Op::CooperativeMatrixStoreOffsetINTEL).points(&[("Pointer", P::OperandElement("Object"))]).takes_any_pointee(),
    row(Op::UntypedVariableLengthArrayINTEL).refers(&[at(2, RefersTo::Type)]).not_called("use an alloca"),
    row(Op::ConditionalExtensionINTEL).refers(&[from_later(0, RefersTo::Value)]),
    row(Op::ConditionalEntryPointINTEL)
        .refers(&[at_later(0, RefersTo::Value), at_later(2, RefersTo::Function), from_later(3, RefersTo::Value)]),
    row(Op::ConditionalCapabilityINTEL).refers(&[from_later(0, RefersTo::Value)]),
    row(Op::PredicatedLoadINTEL).refers(&[from(6, RefersTo::Any)]).points(&[("Pointer", P::Result)]),
    row(Op::PredicatedStoreINTEL).refers(&[from(4, RefersTo::Any)]).points(&[("Pointer", P::Operand("Object"))]),
    row(Op::SubgroupScaledMatrixMultiplyAccumulateINTEL).declares_literals(),
    row(Op::GroupLogicalAndKHR).returns_booleans().takes_booleans(),
    row(Op::GroupLogicalOrKHR).returns_booleans().takes_booleans(),
    row(Op::GroupLogicalXorKHR).returns_booleans().takes_booleans(),
    row(Op::ClampConvertFToSINTEL).named_by_result(),
    row(Op::CooperativeMatrixApplyFunctionINTEL).refers(&[at_later(2, RefersTo::ValueOrFunction)]),
    row(Op::ConvertHandleToImageINTEL).unsigned(0b1).named_by_result(),
    row(Op::ConvertHandleToSamplerINTEL).unsigned(0b1),
    row(Op::ConvertHandleToSampledImageINTEL).unsigned(0b1).named_by_result(),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted() {
        assert!(OVERLAYS.is_sorted_by(|row, next| row.op < next.op));
    }

    #[test]
    fn operands_are_those_of_the_grammar() {
        for row in OVERLAYS {
            let operands = op_row(row.op).expect("the opcode has a row").operands;
            let others = row.pointees.iter().filter_map(|(_, rule)| match rule {
                P::Operand(name) | P::OperandElement(name) | P::Pointer(name) => Some(name),
                _ => None,
            });
            let named =
                row.pointees.iter().map(|(name, _)| name).chain(row.storage_classes.iter().map(|(name, _)| name));
            for name in named.chain(others) {
                assert!(operands.iter().any(|operand| operand.name == *name), "{:?} has no {name}", row.op);
            }
        }
    }

    #[test]
    fn opcodes_have_their_own_rows() {
        assert!(Op::Branch.is_terminator() && !Op::Nop.is_terminator() && !Op(u16::MAX).is_terminator());
        assert_eq!(overlay(Op::AtomicLoad).pointee("Pointer"), Some(P::Result));
        assert!(overlay(Op::EnqueueKernel).is_function("Invoke") && !overlay(Op::EnqueueKernel).is_function("Param"));
        assert_eq!(overlay(Op::IAdd).op, Op::Nop);
    }
}
