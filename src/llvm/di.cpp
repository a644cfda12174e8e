// The fields of debug-info nodes, which LLVM's C API does not provide.
//
// As in shim.cpp, every function takes any node and returns null, zero or false if the field does not apply. Nodes that
// the verifier does not check may be of any kind.

#ifndef NDEBUG
#define NDEBUG // A failed assertion in LLVM's headers would end the process.
#endif

#include "llvm-c/Core.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Metadata.h"
#include <cstdint>
#include <optional>

using namespace llvm;

namespace {

enum class Ref : uint32_t {
#define DI_FIELD(field, ...) field,
#include "di_refs.def"
#undef DI_FIELD
};

enum class Number : uint32_t {
#define DI_FIELD(field, ...) field,
#include "di_numbers.def"
#undef DI_FIELD
};

// Mirrored by ffi.rs.
struct Location {
  uint32_t line;
  uint32_t column;
  LLVMMetadataRef scope;
  LLVMMetadataRef inlined_at;
  LLVMMetadataRef file;
};

// Functions of READ_BY, for fields without a suitable method.

Metadata *checksum(const DIFile *file) {
  auto checksum = file->getRawChecksum();
  return checksum ? checksum->Value : nullptr;
}

uint64_t checksum_kind(const DIFile *file) {
  auto checksum = file->getRawChecksum();
  return checksum ? checksum->Kind : 0;
}

uint64_t language(const DICompileUnit *unit) { return unit->getSourceLanguage().getName(); }

// Returns the number plus one, because it may be absent.
uint64_t address_space(const DIDerivedType *type) {
  auto space = type->getDWARFAddressSpace();
  return space ? uint64_t(*space) + 1 : 0;
}

uint64_t enumerator_bits(const DIEnumerator *enumerator) {
  const APInt &value = enumerator->getValue();
  return (enumerator->isUnsigned() ? value.zextOrTrunc(64) : value.sextOrTrunc(64)).getZExtValue();
}

uint64_t enumerator_width(const DIEnumerator *enumerator) {
  const APInt &value = enumerator->getValue();
  return enumerator->isUnsigned() ? value.getActiveBits() : value.getSignificantBits();
}

// Returns the result of `get` for the first class that matches the node, if one does.
template <class Result, class Class, class... Rest, class Get>
std::optional<Result> read(const Metadata *md, Get get) {
  if (auto *node = dyn_cast<Class>(md))
    return static_cast<Result>(get(node));
  if constexpr (sizeof...(Rest) != 0)
    return read<Result, Rest...>(md, get);
  return std::nullopt;
}

#define READ_BY(get, ...)                                                                                              \
  if (auto found = read<Result, __VA_ARGS__>(md, get))                                                                 \
    return *found;
#define READ(method, ...) READ_BY([](auto *node) { return node->method(); }, __VA_ARGS__)

Metadata *ref(const Metadata *md, Ref field) {
  using Result = Metadata *;
  switch (field) {
#define DI_FIELD(field, ...)                                                                                           \
  case Ref::field:                                                                                                     \
    __VA_ARGS__ break;
#include "di_refs.def"
#undef DI_FIELD
  }
  return nullptr;
}

uint64_t number(const Metadata *md, Number field) {
  using Result = uint64_t;
  switch (field) {
#define DI_FIELD(field, ...)                                                                                           \
  case Number::field:                                                                                                  \
    __VA_ARGS__ break;
#include "di_numbers.def"
#undef DI_FIELD
  }
  return 0;
}

} // namespace

extern "C" {

LLVMMetadataRef lsr_di_ref(LLVMMetadataRef metadata, uint32_t field) {
  return wrap(ref(unwrap(metadata), static_cast<Ref>(field)));
}

uint64_t lsr_di_number(LLVMMetadataRef metadata, uint32_t field) {
  return number(unwrap(metadata), static_cast<Number>(field));
}

bool lsr_di_location(LLVMMetadataRef metadata, Location *out) {
  auto *location = dyn_cast<DILocation>(unwrap(metadata));
  if (!location)
    return false;
  // The verifier does not check the file of every location.
  auto *scope = dyn_cast_or_null<DIScope>(location->getRawScope());
  auto *file = scope ? dyn_cast_or_null<DIFile>(scope->getRawFile()) : nullptr;
  auto *inlined_at = dyn_cast_or_null<DILocation>(location->getRawInlinedAt());
  *out = {location->getLine(), location->getColumn(), wrap(scope), wrap(inlined_at), wrap(file)};
  return true;
}

// Returns the operations of an expression.
const uint64_t *lsr_di_operations(LLVMMetadataRef metadata, size_t *count) {
  auto *expression = dyn_cast<DIExpression>(unwrap(metadata));
  *count = expression ? expression->getNumElements() : 0;
  return expression ? expression->getElements().data() : nullptr;
}

// Returns the DIGlobalVariableExpression that is attached to a variable at that index.
LLVMMetadataRef lsr_di_of_global(LLVMValueRef value, uint32_t index) {
  SmallVector<DIGlobalVariableExpression *, 1> attached;
  if (auto *global = dyn_cast<GlobalVariable>(unwrap(value)))
    global->getDebugInfo(attached);
  return index < attached.size() ? wrap(attached[index]) : nullptr;
}

} // extern "C"
