// Queries that LLVM's C API lacks, or allows only after the caller has checked the kind of the operand.
//
// Every function takes any value, type or node and returns null, zero or NO_ANSWER if the property does not apply, so
// that the Rust side is sound without checking the kind first. Numbers of enums are LLVM's C++ numbers; the assertions
// below check those that the Rust side spells out. Only lsr_set_target_layout changes a module.

#ifndef NDEBUG
#define NDEBUG // A failed assertion in LLVM's headers would end the process.
#endif

#include "constants.h"
#include "llvm-c/Core.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/AtomicOrdering.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"
#include <cstdint>
#include <string>

using namespace llvm;

#define PIN(what, number) static_assert(static_cast<unsigned>(what) == (number), #what " has another number")

// src/llvm/types.rs
PIN(Type::HalfTyID, 0);
PIN(Type::X86_FP80TyID, 4);
PIN(Type::PPC_FP128TyID, 6);
PIN(Type::VoidTyID, 7);
PIN(Type::IntegerTyID, 12);
PIN(Type::PointerTyID, 14);
PIN(Type::FixedVectorTyID, 17);
PIN(Type::ScalableVectorTyID, 18);
PIN(Type::TargetExtTyID, 20);
// src/llvm/values.rs
PIN(Value::UndefValueVal, 0);
PIN(Value::ConstantArrayVal, 10);
PIN(Value::FunctionVal, 13);
PIN(Value::ConstantPtrAuthVal, 21);
PIN(Value::ArgumentVal, 22);
PIN(Value::InstructionVal, 29);
#define OPCODE(number, llvm_name, name, word) PIN(Instruction::llvm_name, number);
#include "opcodes.def"
#undef OPCODE
PIN(Instruction::OtherOpsEnd, 69);
// src/llvm/inst.rs
PIN(CmpInst::FCMP_TRUE, 15);
PIN(CmpInst::ICMP_EQ, 32);
PIN(CmpInst::ICMP_SLE, 41);
PIN(AtomicOrdering::SequentiallyConsistent, 7);
PIN(AtomicRMWInst::FMaximum, 15);
PIN(AtomicRMWInst::LAST_BINOP, 20);
PIN(CallInst::TCK_NoTail, 3);
#define MD_KIND(number, class, name) PIN(Metadata::class##Kind, number);
#include "md_kinds.def"
#undef MD_KIND
// src/llvm/debug.rs
PIN(DbgVariableRecord::LocationType::DeclareValue, 3);

namespace {

constexpr uint32_t NO_ANSWER = ~0u;

// Mirrored by ffi.rs.
struct Bytes {
  const char *data;
  size_t size;
};

struct TypeInfo {
  uint32_t id;
  uint32_t number; // bits of an integer, address space of a pointer
  uint64_t length; // of an array or vector
  LLVMTypeRef element;
};

struct Access {
  uint64_t alignment; // zero if absent
  uint32_t ordering;
  uint32_t failure_ordering;
  uint32_t scope;
  uint32_t operation; // of an atomicrmw
  bool is_volatile;
  bool is_weak;
};

Bytes bytes(StringRef text) { return {text.data(), text.size()}; }

StringRef text(const char *data, size_t size) { return StringRef(data, size); }

template <class T> const T *as(LLVMValueRef value) { return dyn_cast<T>(unwrap(value)); }

// Returns the attributes of a function or of a call; none for other values.
AttributeList attributes(LLVMValueRef value) {
  if (auto *function = as<Function>(value))
    return function->getAttributes();
  if (auto *call = as<CallBase>(value))
    return call->getAttributes();
  return AttributeList();
}

Attribute attribute(LLVMValueRef value, uint32_t place, const char *name, size_t size) {
  AttributeSet set = attributes(value).getAttributes(place);
  if (!set.hasAttributes())
    return Attribute(); // Before the search for the name.
  Attribute::AttrKind kind = Attribute::getAttrKindFromName(text(name, size));
  return kind == Attribute::None ? Attribute() : set.getAttribute(kind);
}

bool int_value(Attribute attribute, uint64_t *result) {
  if (!attribute.isValid() || !attribute.isIntAttribute())
    return false;
  *result = attribute.getValueAsInt();
  return true;
}

} // namespace

extern "C" {

// Types.

void lsr_type_info(LLVMTypeRef ty, TypeInfo *info) {
  Type *type = unwrap(ty);
  *info = {type->getTypeID(), 0, 0, nullptr};
  switch (type->getTypeID()) {
  case Type::IntegerTyID:
    info->number = cast<IntegerType>(type)->getBitWidth();
    break;
  case Type::PointerTyID:
  case Type::TypedPointerTyID:
    info->number = type->getPointerAddressSpace();
    break;
  case Type::ArrayTyID:
    info->length = cast<ArrayType>(type)->getNumElements();
    info->element = wrap(cast<ArrayType>(type)->getElementType());
    break;
  case Type::FixedVectorTyID:
  case Type::ScalableVectorTyID:
    info->length = cast<VectorType>(type)->getElementCount().getKnownMinValue();
    info->element = wrap(cast<VectorType>(type)->getElementType());
    break;
  default:
    break;
  }
}

uint32_t lsr_type_id(LLVMTypeRef ty) { return unwrap(ty)->getTypeID(); }

// The component type of a vector, every other type itself.
LLVMTypeRef lsr_type_scalar(LLVMTypeRef ty) { return wrap(unwrap(ty)->getScalarType()); }

// The address space of a pointer or vector of pointers.
uint32_t lsr_type_address_space(LLVMTypeRef ty) {
  Type *scalar = unwrap(ty)->getScalarType();
  return isa<PointerType>(scalar) ? scalar->getPointerAddressSpace() : NO_ANSWER;
}

uint32_t lsr_type_contained_count(LLVMTypeRef ty) { return unwrap(ty)->getNumContainedTypes(); }

LLVMTypeRef lsr_type_contained(LLVMTypeRef ty, uint32_t index) {
  Type *type = unwrap(ty);
  return index < type->getNumContainedTypes() ? wrap(type->getContainedType(index)) : nullptr;
}

uint32_t lsr_struct_flags(LLVMTypeRef ty) {
  auto *type = dyn_cast<StructType>(unwrap(ty));
  if (!type)
    return 0;
  return (type->isPacked() ? STRUCT_PACKED : 0) | (type->isOpaque() ? STRUCT_OPAQUE : 0) |
         (type->isLiteral() ? STRUCT_LITERAL : 0);
}

Bytes lsr_struct_name(LLVMTypeRef ty) {
  auto *type = dyn_cast<StructType>(unwrap(ty));
  return type && type->hasName() ? bytes(type->getName()) : Bytes{nullptr, 0};
}

bool lsr_function_type_is_variadic(LLVMTypeRef ty) {
  auto *type = dyn_cast<FunctionType>(unwrap(ty));
  return type && type->isVarArg();
}

Bytes lsr_target_type_name(LLVMTypeRef ty) {
  auto *type = dyn_cast<TargetExtType>(unwrap(ty));
  return type ? bytes(type->getName()) : Bytes{nullptr, 0};
}

const uint32_t *lsr_target_type_integers(LLVMTypeRef ty, size_t *count) {
  auto *type = dyn_cast<TargetExtType>(unwrap(ty));
  *count = type ? type->getNumIntParameters() : 0;
  return type ? type->int_params().data() : nullptr;
}

// Data layout. A type without a size has size zero; a scalable vector has its minimum size.

const void *lsr_data_layout(LLVMModuleRef module) { return &unwrap(module)->getDataLayout(); }

// Returns the layout of the module of a function or variable.
const void *lsr_layout_of_global(LLVMValueRef global) { return &unwrap<GlobalValue>(global)->getDataLayout(); }

// Returns true if a module has no layout, and its target's layout differs from LLVM's default layout.
bool lsr_lacks_layout(LLVMModuleRef module) {
  return unwrap(module)->getDataLayout().isDefault() && unwrap(module)->getTargetTriple().isSPIROrSPIRV();
}

// Sets the layout of a module to that of its target. A layout caches structure types, so each module has its own.
void lsr_set_target_layout(LLVMModuleRef module) {
  Module *target_module = unwrap(module);
  Triple::ArchType arch = target_module->getTargetTriple().getArch();
  bool narrow = arch == Triple::spir || arch == Triple::spirv32;
  Triple triple(narrow ? "spirv32-unknown-unknown" : "spirv64-unknown-unknown");
  target_module->setDataLayout(triple.computeDataLayout());
}

uint64_t lsr_size_bits(const DataLayout *layout, LLVMTypeRef ty) {
  return unwrap(ty)->isSized() ? layout->getTypeSizeInBits(unwrap(ty)).getKnownMinValue() : 0;
}

uint64_t lsr_store_size(const DataLayout *layout, LLVMTypeRef ty) {
  return unwrap(ty)->isSized() ? layout->getTypeStoreSize(unwrap(ty)).getKnownMinValue() : 0;
}

uint64_t lsr_alloc_size(const DataLayout *layout, LLVMTypeRef ty) {
  return unwrap(ty)->isSized() ? layout->getTypeAllocSize(unwrap(ty)).getKnownMinValue() : 0;
}

uint64_t lsr_abi_alignment(const DataLayout *layout, LLVMTypeRef ty) {
  return unwrap(ty)->isSized() ? layout->getABITypeAlign(unwrap(ty)).value() : 0;
}

uint64_t lsr_preferred_alignment(const DataLayout *layout, LLVMTypeRef ty) {
  return unwrap(ty)->isSized() ? layout->getPrefTypeAlign(unwrap(ty)).value() : 0;
}

bool lsr_element_offset(const DataLayout *layout, LLVMTypeRef ty, uint32_t index, uint64_t *offset) {
  auto *type = dyn_cast<StructType>(unwrap(ty));
  if (!type || !type->isSized() || index >= type->getNumElements())
    return false;
  *offset = layout->getStructLayout(type)->getElementOffset(index).getKnownMinValue();
  return true;
}

uint32_t lsr_pointer_size(const DataLayout *layout, uint32_t address_space) {
  return layout->getPointerSize(address_space);
}

uint32_t lsr_index_size(const DataLayout *layout, uint32_t address_space) {
  return layout->getIndexSize(address_space);
}

bool lsr_is_big_endian(const DataLayout *layout) { return layout->isBigEndian(); }

uint32_t lsr_alloca_address_space(const DataLayout *layout) { return layout->getAllocaAddrSpace(); }

// Values.

uint32_t lsr_value_id(LLVMValueRef value) { return unwrap(value)->getValueID(); }

uint32_t lsr_operand_count(LLVMValueRef value) {
  auto *user = as<User>(value);
  return user ? user->getNumOperands() : 0;
}

LLVMValueRef lsr_operand(LLVMValueRef value, uint32_t index) {
  auto *user = as<User>(value);
  return user && index < user->getNumOperands() ? wrap(user->getOperand(index)) : nullptr;
}

// Plain data constants keep no list of their users.
LLVMUseRef lsr_first_use(LLVMValueRef value) {
  Value *v = unwrap(value);
  if (!v->hasUseList() || v->use_empty())
    return nullptr;
  return wrap(&*v->use_begin());
}

uint32_t lsr_use_operand_number(LLVMUseRef use) { return unwrap(use)->getOperandNo(); }

uint32_t lsr_argument_index(LLVMValueRef value) {
  auto *argument = as<Argument>(value);
  return argument ? argument->getArgNo() : NO_ANSWER;
}

LLVMValueRef lsr_argument_function(LLVMValueRef value) {
  auto *argument = as<Argument>(value);
  return argument ? wrap(argument->getParent()) : nullptr;
}

// Returns `%name`, `@name` or the number from LLVM's printer, without the type. The caller disposes the text.
char *lsr_print_as_operand(LLVMValueRef value) {
  std::string out;
  raw_string_ostream stream(out);
  unwrap(value)->printAsOperand(stream, false);
  return LLVMCreateMessage(out.c_str());
}

uint32_t lsr_linkage(LLVMValueRef value) {
  auto *global = as<GlobalValue>(value);
  return global ? static_cast<uint32_t>(global->getLinkage()) : NO_ANSWER;
}

LLVMValueRef lsr_block_address_function(LLVMValueRef value) {
  auto *address = as<BlockAddress>(value);
  return address ? wrap(address->getFunction()) : nullptr;
}

LLVMBasicBlockRef lsr_block_address_block(LLVMValueRef value) {
  auto *address = as<BlockAddress>(value);
  return address ? wrap(address->getBasicBlock()) : nullptr;
}

Bytes lsr_inline_asm_text(LLVMValueRef value) {
  auto *assembly = as<InlineAsm>(value);
  return assembly ? bytes(assembly->getAsmString()) : Bytes{nullptr, 0};
}

Bytes lsr_inline_asm_constraints(LLVMValueRef value) {
  auto *assembly = as<InlineAsm>(value);
  return assembly ? bytes(assembly->getConstraintString()) : Bytes{nullptr, 0};
}

bool lsr_inline_asm_has_side_effects(LLVMValueRef value) {
  auto *assembly = as<InlineAsm>(value);
  return assembly && assembly->hasSideEffects();
}

LLVMTypeRef lsr_inline_asm_function_type(LLVMValueRef value) {
  auto *assembly = as<InlineAsm>(value);
  return assembly ? wrap(assembly->getFunctionType()) : nullptr;
}

// Constants.

// The words live as long as the constant does; the low word is the first.
const uint64_t *lsr_int_words(LLVMValueRef value, uint32_t *bits) {
  auto *constant = as<ConstantInt>(value);
  *bits = constant ? constant->getBitWidth() : 0;
  return constant ? constant->getValue().getRawData() : nullptr;
}

// No floating-point format is wider than 128 bits. Returns the number of bits.
uint32_t lsr_float_words(LLVMValueRef value, uint64_t words[2]) {
  auto *constant = as<ConstantFP>(value);
  if (!constant)
    return 0;
  APInt bits = constant->getValueAPF().bitcastToAPInt();
  for (unsigned i = 0; i < 2; i++)
    words[i] = i < bits.getNumWords() ? bits.getRawData()[i] : 0;
  return bits.getBitWidth();
}

Bytes lsr_data_bytes(LLVMValueRef value) {
  auto *data = as<ConstantDataSequential>(value);
  return data ? bytes(data->getRawDataValues()) : Bytes{nullptr, 0};
}

LLVMValueRef lsr_aggregate_element(LLVMValueRef value, uint32_t index) {
  auto *constant = as<Constant>(value);
  return constant ? wrap(constant->getAggregateElement(index)) : nullptr;
}

bool lsr_is_null_value(LLVMValueRef value) {
  auto *constant = as<Constant>(value);
  return constant && constant->isNullValue();
}

// Functions, globals and blocks.

LLVMValueRef lsr_parameter(LLVMValueRef value, uint32_t index) {
  auto *function = as<Function>(value);
  return function && index < function->arg_size() ? wrap(function->getArg(index)) : nullptr;
}

bool lsr_has_intrinsic_name(LLVMValueRef value) {
  auto *function = as<Function>(value);
  return function && function->isIntrinsic();
}

// The name without the suffixes of overloaded types; empty if LLVM does not define the intrinsic.
Bytes lsr_intrinsic_base_name(LLVMValueRef value) {
  auto *function = as<Function>(value);
  if (!function || function->getIntrinsicID() == Intrinsic::not_intrinsic)
    return {nullptr, 0};
  return bytes(Intrinsic::getBaseName(function->getIntrinsicID()));
}

// Returns the name of intrinsic `id` without the suffixes of overloaded types; empty for a target-specific intrinsic.
Bytes lsr_intrinsic_name(uint32_t id) {
  if (id == Intrinsic::not_intrinsic || id >= Intrinsic::num_intrinsics)
    return {nullptr, 0};
  return Intrinsic::isTargetIntrinsic(id) ? Bytes{"", 0} : bytes(Intrinsic::getBaseName(id));
}

uint32_t lsr_intrinsic_count() { return Intrinsic::num_intrinsics; }

LLVMValueRef lsr_personality(LLVMValueRef value) {
  auto *function = as<Function>(value);
  return function && function->hasPersonalityFn() ? wrap(function->getPersonalityFn()) : nullptr;
}

bool lsr_touches_no_memory(LLVMValueRef value) {
  if (auto *function = as<Function>(value))
    return function->doesNotAccessMemory();
  auto *call = as<CallBase>(value);
  return call && call->doesNotAccessMemory();
}

bool lsr_only_reads_memory(LLVMValueRef value) {
  if (auto *function = as<Function>(value))
    return function->onlyReadsMemory();
  auto *call = as<CallBase>(value);
  return call && call->onlyReadsMemory();
}

Bytes lsr_section(LLVMValueRef value) {
  auto *object = as<GlobalObject>(value);
  return object ? bytes(object->getSection()) : Bytes{nullptr, 0};
}

LLVMValueRef lsr_initializer(LLVMValueRef value) {
  auto *global = as<GlobalVariable>(value);
  return global && global->hasInitializer() ? wrap(const_cast<Constant *>(global->getInitializer())) : nullptr;
}

bool lsr_block_has_predecessors(LLVMBasicBlockRef block) { return !pred_empty(unwrap(block)); }

// Returns the first instruction of a block, and its opcode.
LLVMValueRef lsr_first_instruction(LLVMBasicBlockRef block, uint32_t *opcode) {
  BasicBlock *instructions = unwrap(block);
  if (instructions->empty())
    return nullptr;
  *opcode = instructions->front().getOpcode();
  return wrap(&instructions->front());
}

// Returns the next instruction in the block, and its opcode.
LLVMValueRef lsr_next_instruction(LLVMValueRef value, uint32_t *opcode) {
  auto *inst = as<Instruction>(value);
  const Instruction *next = inst ? inst->getNextNode() : nullptr;
  if (!next)
    return nullptr;
  *opcode = next->getOpcode();
  return wrap(const_cast<Instruction *>(next));
}

// Instructions. Functions also apply to constant expressions where possible.

// Returns zero if the value is neither an instruction nor a constant expression.
uint32_t lsr_opcode(LLVMValueRef value) {
  if (auto *inst = as<Instruction>(value))
    return inst->getOpcode();
  auto *expression = as<ConstantExpr>(value);
  return expression ? expression->getOpcode() : 0;
}

const char *lsr_opcode_name(uint32_t opcode) { return Instruction::getOpcodeName(opcode); }

uint32_t lsr_predicate(LLVMValueRef value) {
  auto *compare = as<CmpInst>(value);
  return compare ? static_cast<uint32_t>(compare->getPredicate()) : NO_ANSWER;
}

uint32_t lsr_inst_flags(LLVMValueRef value) {
  uint32_t flags = 0;
  auto add = [&flags](bool set, uint32_t flag) { flags |= set ? flag : 0; };
  if (auto *wrapping = as<OverflowingBinaryOperator>(value)) {
    add(wrapping->hasNoUnsignedWrap(), FLAG_NO_UNSIGNED_WRAP);
    add(wrapping->hasNoSignedWrap(), FLAG_NO_SIGNED_WRAP);
  } else if (auto *truncation = as<TruncInst>(value)) {
    add(truncation->hasNoUnsignedWrap(), FLAG_NO_UNSIGNED_WRAP);
    add(truncation->hasNoSignedWrap(), FLAG_NO_SIGNED_WRAP);
  } else if (auto *division = as<PossiblyExactOperator>(value)) {
    add(division->isExact(), FLAG_EXACT);
  } else if (auto *conversion = as<PossiblyNonNegInst>(value)) {
    add(conversion->hasNonNeg(), FLAG_NON_NEGATIVE);
  } else if (auto *disjunction = as<PossiblyDisjointInst>(value)) {
    add(disjunction->isDisjoint(), FLAG_DISJOINT);
  } else if (auto *compare = as<ICmpInst>(value)) {
    add(compare->hasSameSign(), FLAG_SAME_SIGN);
  } else if (auto *address = as<GEPOperator>(value)) {
    add(address->isInBounds(), FLAG_IN_BOUNDS);
    add(address->hasNoUnsignedSignedWrap(), FLAG_NO_UNSIGNED_SIGNED_WRAP);
    add(address->hasNoUnsignedWrap(), FLAG_NO_UNSIGNED_WRAP);
  }
  return flags;
}

// In the C API's bits.
uint32_t lsr_fast_math(LLVMValueRef value) {
  auto *op = as<FPMathOperator>(value);
  if (!op)
    return 0;
  FastMathFlags flags = op->getFastMathFlags();
  return (flags.allowReassoc() ? LLVMFastMathAllowReassoc : 0) | (flags.noNaNs() ? LLVMFastMathNoNaNs : 0) |
         (flags.noInfs() ? LLVMFastMathNoInfs : 0) | (flags.noSignedZeros() ? LLVMFastMathNoSignedZeros : 0) |
         (flags.allowReciprocal() ? LLVMFastMathAllowReciprocal : 0) |
         (flags.allowContract() ? LLVMFastMathAllowContract : 0) | (flags.approxFunc() ? LLVMFastMathApproxFunc : 0);
}

// Returns the accuracy that `!fpmath` requires, in ULPs; zero if there is none.
float lsr_float_accuracy(LLVMValueRef value) {
  auto *op = as<FPMathOperator>(value);
  return op ? op->getFPAccuracy() : 0;
}

LLVMTypeRef lsr_gep_source_type(LLVMValueRef value) {
  auto *address = as<GEPOperator>(value);
  return address ? wrap(address->getSourceElementType()) : nullptr;
}

LLVMTypeRef lsr_allocated_type(LLVMValueRef value) {
  auto *alloca = as<AllocaInst>(value);
  return alloca ? wrap(alloca->getAllocatedType()) : nullptr;
}

bool lsr_access(LLVMValueRef value, Access *access) {
  *access = {0, 0, 0, SyncScope::System, NO_ANSWER, false, false};
  auto order = [](AtomicOrdering ordering) { return static_cast<uint32_t>(ordering); };
  if (auto *load = as<LoadInst>(value)) {
    access->alignment = load->getAlign().value();
    access->ordering = order(load->getOrdering());
    access->scope = load->getSyncScopeID();
    access->is_volatile = load->isVolatile();
  } else if (auto *store = as<StoreInst>(value)) {
    access->alignment = store->getAlign().value();
    access->ordering = order(store->getOrdering());
    access->scope = store->getSyncScopeID();
    access->is_volatile = store->isVolatile();
  } else if (auto *alloca = as<AllocaInst>(value)) {
    access->alignment = alloca->getAlign().value();
  } else if (auto *fence = as<FenceInst>(value)) {
    access->ordering = order(fence->getOrdering());
    access->scope = fence->getSyncScopeID();
  } else if (auto *update = as<AtomicRMWInst>(value)) {
    access->alignment = update->getAlign().value();
    access->ordering = order(update->getOrdering());
    access->scope = update->getSyncScopeID();
    access->operation = update->getOperation();
    access->is_volatile = update->isVolatile();
  } else if (auto *exchange = as<AtomicCmpXchgInst>(value)) {
    access->alignment = exchange->getAlign().value();
    access->ordering = order(exchange->getSuccessOrdering());
    access->failure_ordering = order(exchange->getFailureOrdering());
    access->scope = exchange->getSyncScopeID();
    access->is_volatile = exchange->isVolatile();
    access->is_weak = exchange->isWeak();
  } else {
    return false;
  }
  return true;
}

Bytes lsr_scope_name(LLVMValueRef value, uint32_t scope) {
  auto name = unwrap(value)->getContext().getSyncScopeName(static_cast<SyncScope::ID>(scope));
  return name ? bytes(*name) : Bytes{nullptr, 0};
}

LLVMValueRef lsr_callee(LLVMValueRef value) {
  auto *call = as<CallBase>(value);
  return call ? wrap(call->getCalledOperand()) : nullptr;
}

// Returns the function of a direct call with the function's own type.
LLVMValueRef lsr_called_function(LLVMValueRef value) {
  auto *call = as<CallBase>(value);
  return call ? wrap(call->getCalledFunction()) : nullptr;
}

LLVMTypeRef lsr_called_type(LLVMValueRef value) {
  auto *call = as<CallBase>(value);
  return call ? wrap(call->getFunctionType()) : nullptr;
}

uint32_t lsr_call_argument_count(LLVMValueRef value) {
  auto *call = as<CallBase>(value);
  return call ? call->arg_size() : 0;
}

LLVMValueRef lsr_call_argument(LLVMValueRef value, uint32_t index) {
  auto *call = as<CallBase>(value);
  return call && index < call->arg_size() ? wrap(call->getArgOperand(index)) : nullptr;
}

uint32_t lsr_calling_convention(LLVMValueRef value) {
  if (auto *function = as<Function>(value))
    return function->getCallingConv();
  auto *call = as<CallBase>(value);
  return call ? static_cast<uint32_t>(call->getCallingConv()) : 0;
}

uint32_t lsr_tail_call_kind(LLVMValueRef value) {
  auto *call = as<CallInst>(value);
  return call ? static_cast<uint32_t>(call->getTailCallKind()) : 0;
}

uint32_t lsr_bundle_count(LLVMValueRef value) {
  auto *call = as<CallBase>(value);
  return call ? call->getNumOperandBundles() : 0;
}

Bytes lsr_bundle_tag(LLVMValueRef value, uint32_t index) {
  auto *call = as<CallBase>(value);
  return call && index < call->getNumOperandBundles() ? bytes(call->getOperandBundleAt(index).getTagName())
                                                      : Bytes{nullptr, 0};
}

uint32_t lsr_incoming_count(LLVMValueRef value) {
  auto *phi = as<PHINode>(value);
  return phi ? phi->getNumIncomingValues() : 0;
}

LLVMBasicBlockRef lsr_incoming_block(LLVMValueRef value, uint32_t index) {
  auto *phi = as<PHINode>(value);
  return phi && index < phi->getNumIncomingValues() ? wrap(phi->getIncomingBlock(index)) : nullptr;
}

LLVMValueRef lsr_condition(LLVMValueRef value) {
  if (auto *branch = as<BranchInst>(value))
    return branch->isConditional() ? wrap(branch->getCondition()) : nullptr;
  if (auto *choice = as<SwitchInst>(value))
    return wrap(choice->getCondition());
  return nullptr;
}

uint32_t lsr_successor_count(LLVMValueRef value) {
  auto *inst = as<Instruction>(value);
  return inst && inst->isTerminator() ? inst->getNumSuccessors() : 0;
}

LLVMBasicBlockRef lsr_successor(LLVMValueRef value, uint32_t index) {
  return index < lsr_successor_count(value) ? wrap(as<Instruction>(value)->getSuccessor(index)) : nullptr;
}

uint32_t lsr_case_count(LLVMValueRef value) {
  auto *choice = as<SwitchInst>(value);
  return choice ? choice->getNumCases() : 0;
}

LLVMValueRef lsr_case_value(LLVMValueRef value, uint32_t index) {
  auto *choice = as<SwitchInst>(value);
  if (!choice || index >= choice->getNumCases())
    return nullptr;
  return wrap((choice->case_begin() + index)->getCaseValue());
}

const uint32_t *lsr_indices(LLVMValueRef value, size_t *count) {
  ArrayRef<unsigned> indices;
  if (auto *extract = as<ExtractValueInst>(value))
    indices = extract->getIndices();
  else if (auto *insert = as<InsertValueInst>(value))
    indices = insert->getIndices();
  *count = indices.size();
  return indices.data();
}

const int32_t *lsr_shuffle_mask(LLVMValueRef value, size_t *count) {
  ArrayRef<int> mask;
  if (auto *shuffle = as<ShuffleVectorInst>(value))
    mask = shuffle->getShuffleMask();
  else if (auto *expression = as<ConstantExpr>(value))
    if (expression->getOpcode() == Instruction::ShuffleVector)
      mask = expression->getShuffleMask();
  *count = mask.size();
  return mask.data();
}

LLVMBasicBlockRef lsr_inst_block(LLVMValueRef value) {
  auto *inst = as<Instruction>(value);
  return inst ? wrap(const_cast<BasicBlock *>(inst->getParent())) : nullptr;
}

// Attributes of functions and calls. `place` is LLVM's attribute index.

bool lsr_has_attribute(LLVMValueRef value, uint32_t place, const char *name, size_t size) {
  return attribute(value, place, name, size).isValid();
}

bool lsr_int_attribute(LLVMValueRef value, uint32_t place, const char *name, size_t size, uint64_t *result) {
  return int_value(attribute(value, place, name, size), result);
}

bool lsr_int_attribute_of_kind(LLVMValueRef value, uint32_t place, uint32_t kind, uint64_t *result) {
  if (kind == Attribute::None)
    return false;
  return int_value(attributes(value).getAttributes(place).getAttribute(static_cast<Attribute::AttrKind>(kind)), result);
}

LLVMTypeRef lsr_type_attribute(LLVMValueRef value, uint32_t place, const char *name, size_t size) {
  Attribute found = attribute(value, place, name, size);
  return found.isValid() && found.isTypeAttribute() ? wrap(found.getValueAsType()) : nullptr;
}

uint32_t lsr_attribute_kind(const char *name, size_t size) {
  return Attribute::getAttrKindFromName(text(name, size));
}

// Returns a bit for each of up to 64 kinds that is present.
uint64_t lsr_attributes_among(LLVMValueRef value, uint32_t place, const uint32_t *kinds, size_t count) {
  AttributeSet set = attributes(value).getAttributes(place);
  uint64_t found = 0;
  for (size_t at = 0; set.hasAttributes() && at < count && at < 64; at++)
    if (kinds[at] != Attribute::None && set.hasAttribute(static_cast<Attribute::AttrKind>(kinds[at])))
      found |= uint64_t(1) << at;
  return found;
}

bool lsr_string_attribute(LLVMValueRef value, uint32_t place, const char *key, size_t size, Bytes *result) {
  AttributeSet set = attributes(value).getAttributes(place);
  // Strings come last, and few parameters have any.
  if (!set.hasAttributes() || !std::prev(set.end())->isStringAttribute())
    return false;
  Attribute found = set.getAttribute(text(key, size));
  if (!found.isValid() || !found.isStringAttribute())
    return false;
  *result = bytes(found.getValueAsString());
  return true;
}

// Returns true if a global variable has the string attribute.
bool lsr_global_string_attribute(LLVMValueRef value, const char *key, size_t size, Bytes *result) {
  auto *global = as<GlobalVariable>(value);
  if (!global || !global->hasAttribute(text(key, size)))
    return false;
  *result = bytes(global->getAttribute(text(key, size)).getValueAsString());
  return true;
}

static AttributeSet own_attributes(LLVMValueRef value) {
  if (auto *function = as<Function>(value))
    return function->getAttributes().getFnAttrs();
  auto *global = as<GlobalVariable>(value);
  return global ? global->getAttributes() : AttributeSet();
}

uint32_t lsr_own_attribute_count(LLVMValueRef value) { return own_attributes(value).getNumAttributes(); }

// Returns the key and the value of one attribute of a function or global variable; an attribute that is no string is
// printed as the key, and has no value.
char *lsr_own_attribute(LLVMValueRef value, uint32_t index, Bytes *text) {
  AttributeSet set = own_attributes(value);
  if (index >= set.getNumAttributes())
    return nullptr;
  Attribute found = set.begin()[index];
  if (!found.isStringAttribute())
    return LLVMCreateMessage(found.getAsString().c_str());
  *text = bytes(found.getValueAsString());
  return LLVMCreateMessage(found.getKindAsString().str().c_str());
}

// Metadata.

uint32_t lsr_attachment_count(LLVMValueRef value) {
  SmallVector<std::pair<unsigned, MDNode *>, 8> attachments;
  if (auto *object = as<GlobalObject>(value))
    object->getAllMetadata(attachments);
  return attachments.size();
}

// Returns the attached node at that index, and the name of its kind.
LLVMMetadataRef lsr_attachment(LLVMValueRef value, uint32_t index, char **kind) {
  SmallVector<std::pair<unsigned, MDNode *>, 8> attachments;
  auto *object = as<GlobalObject>(value);
  if (object)
    object->getAllMetadata(attachments);
  if (index >= attachments.size())
    return nullptr;
  SmallVector<StringRef, 64> names;
  object->getContext().getMDKindNames(names);
  *kind = LLVMCreateMessage(names[attachments[index].first].str().c_str());
  return wrap(attachments[index].second);
}

LLVMMetadataRef lsr_metadata(LLVMValueRef value, const char *kind, size_t size) {
  if (auto *inst = as<Instruction>(value)) {
    // Debug locations are no attachments, and most instructions have nothing else.
    if (!inst->hasMetadataOtherThanDebugLoc())
      return nullptr;
    return wrap(inst->getMetadata(text(kind, size)));
  }
  auto *object = as<GlobalObject>(value);
  return object && object->hasMetadata() ? wrap(object->getMetadata(text(kind, size))) : nullptr;
}

// Writes up to `count` names of attachment kinds, whose positions are their numbers, and returns how many there are.
size_t lsr_attachment_names(LLVMModuleRef module, Bytes *names, size_t count) {
  SmallVector<StringRef, 64> all;
  unwrap(module)->getContext().getMDKindNames(all);
  for (size_t kind = 0; kind < all.size() && kind < count; kind++)
    names[kind] = bytes(all[kind]);
  return all.size();
}

LLVMMetadataRef lsr_metadata_of_kind(LLVMValueRef value, uint32_t kind) {
  if (auto *inst = as<Instruction>(value))
    return inst->hasMetadataOtherThanDebugLoc() ? wrap(inst->getMetadata(kind)) : nullptr;
  auto *object = as<GlobalObject>(value);
  return object && object->hasMetadata() ? wrap(object->getMetadata(kind)) : nullptr;
}

bool lsr_has_metadata(LLVMValueRef value) {
  if (auto *inst = as<Instruction>(value))
    return inst->hasMetadataOtherThanDebugLoc();
  auto *object = as<GlobalObject>(value);
  return object && object->hasMetadata();
}

uint32_t lsr_named_operand_count(LLVMNamedMDNodeRef named) {
  return reinterpret_cast<NamedMDNode *>(named)->getNumOperands();
}

LLVMMetadataRef lsr_named_operand(LLVMNamedMDNodeRef named, uint32_t index) {
  auto *node = reinterpret_cast<NamedMDNode *>(named);
  return index < node->getNumOperands() ? wrap(node->getOperand(index)) : nullptr;
}

uint32_t lsr_md_kind(LLVMMetadataRef metadata) { return unwrap(metadata)->getMetadataID(); }

uint32_t lsr_md_operand_count(LLVMMetadataRef metadata) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node ? node->getNumOperands() : 0;
}

bool lsr_md_is_distinct(LLVMMetadataRef metadata) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node && node->isDistinct();
}

// Returns the kind of the metadata, and its node, value or, in `out`, string.
uint32_t lsr_md_classify(LLVMMetadataRef metadata, void **result, Bytes *out) {
  if (!metadata)
    return 0;
  Metadata *md = unwrap(metadata);
  *result = md;
  if (auto *string = dyn_cast<MDString>(md)) {
    *out = bytes(string->getString());
    return OPERAND_STRING;
  }
  if (auto *value = dyn_cast<ValueAsMetadata>(md)) {
    *result = value->getValue();
    return OPERAND_VALUE;
  }
  return isa<MDNode>(md) ? OPERAND_NODE : 0;
}

LLVMMetadataRef lsr_md_operand(LLVMMetadataRef metadata, uint32_t index) {
  auto *node = dyn_cast<MDNode>(unwrap(metadata));
  return node && index < node->getNumOperands() ? wrap(node->getOperand(index).get()) : nullptr;
}

// Returns the metadata of a metadata-as-value argument.
LLVMMetadataRef lsr_value_metadata(LLVMValueRef value) {
  auto *metadata = as<MetadataAsValue>(value);
  return metadata ? wrap(metadata->getMetadata()) : nullptr;
}

char *lsr_print_metadata(LLVMMetadataRef metadata) {
  std::string out;
  raw_string_ostream stream(out);
  unwrap(metadata)->print(stream);
  return LLVMCreateMessage(out.c_str());
}

// The location of an instruction, or null.
LLVMMetadataRef lsr_debug_location(LLVMValueRef value) {
  auto *inst = as<Instruction>(value);
  return inst ? wrap(inst->getDebugLoc().getAsMDNode()) : nullptr;
}

// Debug records, which are before their instruction.

uint32_t lsr_record_kind(LLVMDbgRecordRef record) {
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  return variable ? static_cast<uint32_t>(variable->getType()) : NO_ANSWER;
}

LLVMMetadataRef lsr_record_location(LLVMDbgRecordRef record) {
  return wrap(unwrap(record)->getDebugLoc().getAsMDNode());
}

// Returns the variable or the label of a record.
LLVMMetadataRef lsr_record_variable(LLVMDbgRecordRef record) {
  if (auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record)))
    return wrap(variable->getRawVariable());
  return wrap(cast<DbgLabelRecord>(unwrap(record))->getRawLabel());
}

LLVMMetadataRef lsr_record_expression(LLVMDbgRecordRef record) {
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  return variable ? wrap(variable->getRawExpression()) : nullptr;
}

uint32_t lsr_record_value_count(LLVMDbgRecordRef record) {
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  return variable ? variable->getNumVariableLocationOps() : 0;
}

LLVMValueRef lsr_record_value(LLVMDbgRecordRef record, uint32_t index) {
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  if (!variable || index >= variable->getNumVariableLocationOps())
    return nullptr;
  return wrap(variable->getVariableLocationOp(index));
}

} // extern "C"
