// The fields of debug-info nodes, which LLVM's C API does not hand out.
//
// As in shim.cpp, every function takes any node and says "no answer" (null, zero or false) when the question does not
// apply. Fields are read as they are: what the verifier does not follow may be of any kind.

#ifndef NDEBUG
#define NDEBUG // An assertion in LLVM's headers would end the process.
#endif

#include "llvm-c/Core.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Metadata.h"
#include <cstdint>

using namespace llvm;

namespace {

// Mirrored by di.rs.
enum class Ref : uint32_t {
  Scope,
  File,
  Name,
  LinkageName,
  Type,
  Elements,
  TemplateParams,
  ExtraData,
  Unit,
  Declaration,
  Count,
  LowerBound,
  UpperBound,
  Value,
  Entity,
  Variable,
  Expression,
  Producer,
  Globals,
  ImportedEntities,
  Macros,
  EnumTypes,
  RetainedTypes,
  RetainedNodes,
  ConfigurationMacros,
  IncludePath,
  ApiNotes,
  Filename,
  Directory,
  Checksum,
  Source,
  Last = Source,
};

// Mirrored by di.rs.
enum class Number : uint32_t {
  Line,
  Column,
  Tag,
  Size,
  Offset,
  Encoding,
  Flags,
  SubprogramFlags,
  Argument,
  Language,
  ScopeLine,
  IsDeclaration,
  AddressSpace,
  IsDefinition,
  IsLocal,
  ChecksumKind,
  EnumeratorBits,
  EnumeratorWidth,
  Last = EnumeratorWidth,
};

struct Location {
  uint32_t line;
  uint32_t column;
  LLVMMetadataRef scope;
  LLVMMetadataRef inlined_at;
  LLVMMetadataRef file;
};

// What is the result of `get` for the first class that the node is of.
template <class T, class... Rest, class Get> Metadata *first(Metadata *md, Get get) {
  if (auto *node = dyn_cast<T>(md))
    return get(node);
  if constexpr (sizeof...(Rest) != 0)
    return first<Rest...>(md, get);
  return nullptr;
}

Metadata *ref(Metadata *md, Ref field) {
  switch (field) {
  case Ref::Scope:
    return first<DIType, DISubprogram, DILexicalBlockBase, DINamespace, DIModule, DICommonBlock, DIVariable, DILabel,
                 DIImportedEntity, DILocation>(md, [](auto *node) { return node->getRawScope(); });
  case Ref::File:
    return first<DICommonBlock, DIScope, DIVariable, DILabel, DIImportedEntity, DIMacroFile>(
        md, [](auto *node) { return node->getRawFile(); });
  case Ref::Name:
    return first<DIType, DISubprogram, DINamespace, DIModule, DICommonBlock, DITemplateParameter, DIVariable, DILabel,
                 DIImportedEntity, DIEnumerator, DIMacro>(md, [](auto *node) { return node->getRawName(); });
  case Ref::LinkageName:
    if (auto *type = dyn_cast<DICompositeType>(md))
      return type->getRawIdentifier();
    return first<DISubprogram, DIGlobalVariable>(md, [](auto *node) { return node->getRawLinkageName(); });
  case Ref::Type:
    if (auto *type = dyn_cast<DISubrangeType>(md))
      return type->getRawBaseType();
    if (auto *type = first<DIDerivedType, DICompositeType>(md, [](auto *node) { return node->getRawBaseType(); }))
      return type;
    return first<DISubprogram, DITemplateParameter, DIVariable>(md, [](auto *node) { return node->getRawType(); });
  case Ref::Elements:
    if (auto *type = dyn_cast<DISubroutineType>(md))
      return type->getRawTypeArray();
    return first<DICompositeType, DIMacroFile, DIImportedEntity>(md,
                                                                 [](auto *node) { return node->getRawElements(); });
  case Ref::TemplateParams:
    return first<DICompositeType, DISubprogram>(md, [](auto *node) { return node->getRawTemplateParams(); });
  case Ref::ExtraData:
    return first<DIDerivedType>(md, [](auto *node) { return node->getRawExtraData(); });
  case Ref::Unit:
    return first<DISubprogram>(md, [](auto *node) { return node->getRawUnit(); });
  case Ref::Declaration:
    if (auto *variable = dyn_cast<DIGlobalVariable>(md))
      return variable->getRawStaticDataMemberDeclaration();
    return first<DISubprogram>(md, [](auto *node) { return node->getRawDeclaration(); });
  case Ref::Count:
    return first<DISubrange, DIGenericSubrange>(md, [](auto *node) { return node->getRawCountNode(); });
  case Ref::LowerBound:
    return first<DISubrange, DIGenericSubrange, DISubrangeType>(md, [](auto *node) { return node->getRawLowerBound(); });
  case Ref::UpperBound:
    return first<DISubrange, DIGenericSubrange, DISubrangeType>(md, [](auto *node) { return node->getRawUpperBound(); });
  case Ref::Value:
    if (auto *macro = dyn_cast<DIMacro>(md))
      return macro->getRawValue();
    return first<DITemplateValueParameter>(md, [](auto *node) { return node->getValue(); });
  case Ref::Entity:
    return first<DIImportedEntity>(md, [](auto *node) { return node->getRawEntity(); });
  case Ref::Variable:
    return first<DIGlobalVariableExpression>(md, [](auto *node) { return node->getRawVariable(); });
  case Ref::Expression:
    return first<DIGlobalVariableExpression>(md, [](auto *node) { return node->getRawExpression(); });
  case Ref::Producer:
    return first<DICompileUnit>(md, [](auto *node) { return node->getRawProducer(); });
  case Ref::Globals:
    return first<DICompileUnit>(md, [](auto *node) { return node->getRawGlobalVariables(); });
  case Ref::ImportedEntities:
    return first<DICompileUnit>(md, [](auto *node) { return node->getRawImportedEntities(); });
  case Ref::Macros:
    return first<DICompileUnit>(md, [](auto *node) { return node->getRawMacros(); });
  case Ref::EnumTypes:
    return first<DICompileUnit>(md, [](auto *node) { return node->getRawEnumTypes(); });
  case Ref::RetainedTypes:
    return first<DICompileUnit>(md, [](auto *node) { return node->getRawRetainedTypes(); });
  case Ref::RetainedNodes:
    return first<DISubprogram>(md, [](auto *node) { return node->getRawRetainedNodes(); });
  case Ref::ConfigurationMacros:
    return first<DIModule>(md, [](auto *node) { return node->getRawConfigurationMacros(); });
  case Ref::IncludePath:
    return first<DIModule>(md, [](auto *node) { return node->getRawIncludePath(); });
  case Ref::ApiNotes:
    return first<DIModule>(md, [](auto *node) { return node->getRawAPINotesFile(); });
  case Ref::Filename:
    return first<DIFile>(md, [](auto *node) { return node->getRawFilename(); });
  case Ref::Directory:
    return first<DIFile>(md, [](auto *node) { return node->getRawDirectory(); });
  case Ref::Checksum:
    return first<DIFile>(md, [](auto *node) -> Metadata * {
      auto checksum = node->getRawChecksum();
      return checksum ? checksum->Value : nullptr;
    });
  case Ref::Source:
    return first<DIFile>(md, [](auto *node) { return node->getRawSource(); });
  }
  return nullptr;
}

// What is the result of `get` for the first class that the node is of; zero if it is of none.
template <class T, class... Rest, class Get> uint64_t number_of(const Metadata *md, Get get) {
  if (auto *node = dyn_cast<T>(md))
    return static_cast<uint64_t>(get(node));
  if constexpr (sizeof...(Rest) != 0)
    return number_of<Rest...>(md, get);
  return 0;
}

uint64_t number(const Metadata *md, Number field) {
  switch (field) {
  case Number::Line:
    return number_of<DIType, DISubprogram, DILexicalBlock, DIModule, DICommonBlock, DIVariable, DILabel,
                     DIImportedEntity, DILocation, DIMacro, DIMacroFile>(md, [](auto *node) {
      if constexpr (std::is_same_v<decltype(node), const DIModule *> ||
                    std::is_same_v<decltype(node), const DICommonBlock *>)
        return node->getLineNo();
      else
        return node->getLine();
    });
  case Number::Column:
    return number_of<DILexicalBlock, DILabel, DILocation>(md, [](auto *node) { return node->getColumn(); });
  case Number::Tag:
    return number_of<DINode>(md, [](auto *node) { return node->getTag(); });
  case Number::Size:
    return number_of<DIType>(md, [](auto *node) { return node->getSizeInBits(); });
  case Number::Offset:
    return number_of<DIType>(md, [](auto *node) { return node->getOffsetInBits(); });
  case Number::Encoding:
    return number_of<DIBasicType, DIStringType>(md, [](auto *node) { return node->getEncoding(); });
  case Number::Flags:
    return number_of<DIType, DISubprogram, DILocalVariable>(md, [](auto *node) { return node->getFlags(); });
  case Number::SubprogramFlags:
    return number_of<DISubprogram>(md, [](auto *node) { return node->getSPFlags(); });
  case Number::Argument:
    return number_of<DILocalVariable>(md, [](auto *node) { return node->getArg(); });
  case Number::Language:
    return number_of<DICompileUnit>(md, [](auto *node) { return node->getSourceLanguage().getName(); });
  case Number::ScopeLine:
    return number_of<DISubprogram>(md, [](auto *node) { return node->getScopeLine(); });
  case Number::IsDeclaration:
    return number_of<DIModule>(md, [](auto *node) { return node->getIsDecl(); });
  case Number::AddressSpace:
    // One above the number, as there may be none.
    return number_of<DIDerivedType>(md, [](auto *node) -> uint64_t {
      auto space = node->getDWARFAddressSpace();
      return space ? uint64_t(*space) + 1 : 0;
    });
  case Number::IsDefinition:
    return number_of<DIGlobalVariable>(md, [](auto *node) { return node->isDefinition(); });
  case Number::IsLocal:
    return number_of<DIGlobalVariable>(md, [](auto *node) { return node->isLocalToUnit(); });
  case Number::ChecksumKind:
    return number_of<DIFile>(md, [](auto *node) -> uint64_t {
      auto checksum = node->getRawChecksum();
      return checksum ? checksum->Kind : 0;
    });
  case Number::EnumeratorBits:
    return number_of<DIEnumerator>(md, [](auto *node) {
      const APInt &value = node->getValue();
      return (node->isUnsigned() ? value.zextOrTrunc(64) : value.sextOrTrunc(64)).getZExtValue();
    });
  case Number::EnumeratorWidth:
    return number_of<DIEnumerator>(md, [](auto *node) {
      const APInt &value = node->getValue();
      return node->isUnsigned() ? value.getActiveBits() : value.getSignificantBits();
    });
  }
  return 0;
}

} // namespace

extern "C" {

LLVMMetadataRef lsr_di_ref(LLVMMetadataRef metadata, uint32_t field) {
  if (field > static_cast<uint32_t>(Ref::Last))
    return nullptr;
  return wrap(ref(unwrap(metadata), static_cast<Ref>(field)));
}

uint64_t lsr_di_number(LLVMMetadataRef metadata, uint32_t field) {
  return field > static_cast<uint32_t>(Number::Last) ? 0 : number(unwrap(metadata), static_cast<Number>(field));
}

bool lsr_di_location(LLVMMetadataRef metadata, Location *out) {
  auto *location = dyn_cast<DILocation>(unwrap(metadata));
  if (!location)
    return false;
  // The verifier does not follow every location to its file.
  auto *scope = dyn_cast_or_null<DIScope>(location->getRawScope());
  auto *file = scope ? dyn_cast_or_null<DIFile>(scope->getRawFile()) : nullptr;
  auto *inlined_at = dyn_cast_or_null<DILocation>(location->getRawInlinedAt());
  *out = {location->getLine(), location->getColumn(), wrap(scope), wrap(inlined_at), wrap(file)};
  return true;
}

// The operations of an expression.
const uint64_t *lsr_di_operations(LLVMMetadataRef metadata, size_t *count) {
  auto *expression = dyn_cast<DIExpression>(unwrap(metadata));
  *count = expression ? expression->getNumElements() : 0;
  return expression ? expression->getElements().data() : nullptr;
}

// The DIGlobalVariableExpression that is attached to a variable at that index.
LLVMMetadataRef lsr_di_of_global(LLVMValueRef value, uint32_t index) {
  SmallVector<DIGlobalVariableExpression *, 1> attached;
  if (auto *global = dyn_cast<GlobalVariable>(unwrap(value)))
    global->getDebugInfo(attached);
  return index < attached.size() ? wrap(attached[index]) : nullptr;
}

} // extern "C"
