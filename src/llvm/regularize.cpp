// Rewriting what SPIR-V lacks, as LLVM IR: the module that the option --regularize writes.
//
// The translation does not need it. Scripts and tests of the Khronos translator look at the module after these rewrites, so
// they give the instructions that its passes give, but for a constant whose address may leave the function: it stays.

#ifndef NDEBUG
#define NDEBUG // A failed assertion in LLVM's headers would end the process.
#endif

#include "regularize.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

// Makes the constant expressions among the operands of instructions instructions of the first block.
class ExpressionLowering {
public:
  explicit ExpressionLowering(Function &function) : function(function), place(first_place(function)) {}

  void run() {
    for (Instruction &user : instructions(function))
      for (Use &use : user.operands())
        if (auto *expression = dyn_cast<ConstantExpr>(use.get()); expression && may_change(user, use))
          use.set(lower(*expression));
  }

private:
  static Instruction *first_place(Function &function) { return &*function.getEntryBlock().getFirstInsertionPt(); }

  // Callees stay direct, allocations of a constant size stay so, and intrinsics may want constants.
  static bool may_change(const Instruction &user, const Use &use) {
    if (isa<AllocaInst>(user) || (isa<IntrinsicInst>(user) && !isa<MemIntrinsic>(user)))
      return false;
    auto *call = dyn_cast<CallBase>(&user);
    return !call || call->isArgOperand(&use);
  }

  // Inserts an expression after those that are its operands.
  Instruction *lower(ConstantExpr &root) {
    SmallVector<ConstantExpr *> pending{&root};
    while (!pending.empty()) {
      ConstantExpr &expression = *pending.back();
      size_t count = pending.size();
      if (!lowered.contains(&expression))
        for (Use &use : expression.operands())
          if (auto *operand = dyn_cast<ConstantExpr>(use.get()); operand && !lowered.contains(operand))
            pending.push_back(operand);
      if (pending.size() > count)
        continue;
      pending.pop_back();
      if (!lowered.contains(&expression))
        insert(expression);
    }
    return lowered.lookup(&root);
  }

  void insert(ConstantExpr &expression) {
    Instruction *instruction = expression.getAsInstruction();
    for (Use &use : instruction->operands())
      if (auto *operand = dyn_cast<ConstantExpr>(use.get()))
        use.set(lowered.lookup(operand));
    instruction->insertBefore(place->getIterator());
    lowered[&expression] = instruction;
  }

  Function &function;
  Instruction *place;
  DenseMap<ConstantExpr *, Instruction *> lowered;
};

// Returns `true` if a function reads through a pointer only: a copy of the memory is as good as the memory itself.
bool is_only_read(const Value &pointer) {
  SmallVector<const Value *> pending{&pointer};
  while (!pending.empty()) {
    for (const Use &use : pending.pop_back_val()->uses()) {
      const User *user = use.getUser();
      auto *copy = dyn_cast<MemTransferInst>(user);
      if (isa<GetElementPtrInst>(user))
        pending.push_back(user);
      else if (!isa<LoadInst>(user) && !(copy && use.getOperandNo() == 1))
        return false;
    }
  }
  return true;
}

// Gives each function that reads an internal constant in private memory a variable with its value.
void lower_private_constants(Module &module) {
  SmallVector<GlobalVariable *> constants;
  for (GlobalVariable &global : module.globals())
    if (global.isConstant() && global.hasInternalLinkage() && global.hasInitializer() && !global.use_empty() &&
        global.getAddressSpace() == 0 && global.getAddressSpace() == module.getDataLayout().getAllocaAddrSpace() &&
        is_only_read(global))
      constants.push_back(&global);
  for (GlobalVariable *global : constants) {
    DenseMap<Function *, Value *> copies;
    for (Use &use : make_early_inc_range(global->uses())) {
      Function *function = cast<Instruction>(use.getUser())->getFunction();
      Value *&copy = copies[function];
      if (!copy) {
        IRBuilder<> builder(&*function->getEntryBlock().getFirstInsertionPt());
        auto *variable = builder.CreateAlloca(global->getValueType());
        variable->setAlignment(std::max(variable->getAlign(), global->getAlign().valueOrOne()));
        builder.CreateStore(global->getInitializer(), variable);
        copy = variable;
      }
      use.set(copy);
    }
    global->eraseFromParent();
  }
}

// Returns the type with the scalars of a Boolean or a vector of Booleans replaced by `i32`.
Type *words_like(Type *booleans) {
  Type *word = Type::getInt32Ty(booleans->getContext());
  auto *vector = dyn_cast<VectorType>(booleans);
  return vector ? VectorType::get(word, vector->getElementCount()) : word;
}

// `trunc x to i1` => `icmp ne (and x, 1), 0`
void lower_truncation(TruncInst &trunc) {
  IRBuilder<> builder(&trunc);
  Value *bit = builder.CreateAnd(trunc.getOperand(0), 1);
  Value *boolean = builder.CreateICmpNE(bit, Constant::getNullValue(bit->getType()));
  trunc.replaceAllUsesWith(boolean);
  trunc.eraseFromParent();
}

// A shift of Booleans => one of words; by 1 it is poison, and by 0 nothing, whatever its direction
void lower_boolean_shift(BinaryOperator &shift) {
  IRBuilder<> builder(&shift);
  Type *words = words_like(shift.getType());
  Value *one = ConstantInt::get(words, 1), *zero = ConstantInt::get(words, 0);
  Value *base = builder.CreateSelect(shift.getOperand(0), one, zero);
  Value *count = builder.CreateSelect(shift.getOperand(1), one, zero);
  Value *shifted = builder.CreateLShr(base, count);
  for (User *user : make_early_inc_range(shift.users())) {
    auto *extension = dyn_cast<ZExtInst>(user);
    if (!extension)
      continue;
    IRBuilder<> at(extension);
    extension->replaceAllUsesWith(at.CreateZExtOrTrunc(shifted, extension->getType()));
    extension->eraseFromParent();
  }
  if (!shift.use_empty())
    shift.replaceAllUsesWith(builder.CreateICmpNE(shifted, zero));
  shift.eraseFromParent();
}

// `llvm.sadd.with.overflow` and `llvm.ssub.with.overflow` => a function of this module: the result overflows if its sign
// differs from that of the operands.
void define_overflow(Function &intrinsic, bool is_addition) {
  Module &module = *intrinsic.getParent();
  std::string name = join(split(intrinsic.getName(), '.'), "_");
  Function *function = module.getFunction(name);
  if (function && function->getFunctionType() != intrinsic.getFunctionType())
    return;
  if (!function) {
    function = Function::Create(intrinsic.getFunctionType(), GlobalValue::InternalLinkage, name, module);
    function->setDoesNotThrow();
    function->setDoesNotAccessMemory();
    IRBuilder<> builder(BasicBlock::Create(module.getContext(), "entry", function));
    Value *a = function->getArg(0), *b = function->getArg(1);
    Value *sum = is_addition ? builder.CreateAdd(a, b) : builder.CreateSub(a, b);
    Value *differs = builder.CreateXor(a, sum);
    Value *both = builder.CreateAnd(differs, is_addition ? builder.CreateXor(b, sum) : builder.CreateXor(a, b));
    Value *overflows = builder.CreateICmpSLT(both, Constant::getNullValue(both->getType()));
    Value *pair = builder.CreateInsertValue(PoisonValue::get(function->getReturnType()), sum, 0);
    builder.CreateRet(builder.CreateInsertValue(pair, overflows, 1));
  }
  for (User *user : make_early_inc_range(intrinsic.users()))
    if (auto *call = dyn_cast<CallInst>(user); call && call->getCalledOperand() == &intrinsic)
      call->setCalledFunction(function);
}

void lower_intrinsics(Module &module) {
  SmallVector<std::pair<Function *, bool>> found;
  for (Function &function : module) {
    Intrinsic::ID id = function.getIntrinsicID();
    if (id == Intrinsic::sadd_with_overflow || id == Intrinsic::ssub_with_overflow)
      found.push_back({&function, id == Intrinsic::sadd_with_overflow});
  }
  for (auto [function, is_addition] : found) {
    if (!function->use_empty())
      define_overflow(*function, is_addition);
    if (function->use_empty())
      function->eraseFromParent();
  }
}

// Returns `true` if OpenCL has vectors of this length.
bool is_standard(const FixedVectorType &type) {
  return is_contained({1u, 2u, 3u, 4u, 8u, 16u}, type.getNumElements());
}

// The vector of a variable behind a pointer, whose elements are a multiple as wide as those of a loaded vector.
FixedVectorType *wider_vector(const LoadInst &load, const FixedVectorType &loaded) {
  auto *global = dyn_cast<GlobalVariable>(load.getPointerOperand()->stripPointerCasts());
  auto *type = global ? dyn_cast<FixedVectorType>(global->getValueType()) : nullptr;
  if (!type || !is_standard(*type) || !type->getElementType()->isIntegerTy() || !loaded.getElementType()->isIntegerTy())
    return nullptr;
  bool fits = type->getScalarSizeInBits() % loaded.getScalarSizeInBits() == 0;
  return fits && type->getPrimitiveSizeInBits() == loaded.getPrimitiveSizeInBits() ? type : nullptr;
}

// `extractelement (load <6 x i32>), 5` from a variable of `<3 x i64>` => `trunc (lshr (extractelement (load), 2), 32)`
void lower_long_load(LoadInst &load) {
  auto *loaded = dyn_cast<FixedVectorType>(load.getType());
  bool is_odd = loaded && load.isSimple() && !is_standard(*loaded) && load.getDataLayout().isLittleEndian();
  FixedVectorType *type = is_odd ? wider_vector(load, *loaded) : nullptr;
  auto is_extraction = [](const User *user) {
    return isa<ExtractElementInst>(user) && isa<ConstantInt>(user->getOperand(1)) &&
           cast<ConstantInt>(user->getOperand(1))->getValue().ult(1u << 16);
  };
  if (!type || !all_of(load.users(), is_extraction))
    return;
  IRBuilder<> builder(&load);
  Value *wide = builder.CreateAlignedLoad(type, load.getPointerOperand(), load.getAlign());
  unsigned bits = loaded->getScalarSizeInBits(), parts = type->getScalarSizeInBits() / bits;
  for (User *user : make_early_inc_range(load.users())) {
    auto *extraction = cast<ExtractElementInst>(user);
    uint64_t index = cast<ConstantInt>(extraction->getIndexOperand())->getZExtValue();
    IRBuilder<> at(extraction);
    Value *element = at.CreateExtractElement(wide, index / parts);
    if (uint64_t shift = index % parts * bits)
      element = at.CreateLShr(element, shift);
    extraction->replaceAllUsesWith(at.CreateTrunc(element, loaded->getElementType()));
    extraction->eraseFromParent();
  }
  load.eraseFromParent();
}

void lower_instructions(Function &function) {
  for (Instruction &inst : make_early_inc_range(instructions(function)))
    if (auto *trunc = dyn_cast<TruncInst>(&inst); trunc && trunc->getType()->isIntOrIntVectorTy(1))
      lower_truncation(*trunc);
  // The extensions and extractions of a value go with it.
  SmallVector<Instruction *> found;
  for (Instruction &inst : instructions(function))
    if ((inst.isShift() && inst.getType()->isIntOrIntVectorTy(1)) || isa<LoadInst>(inst))
      found.push_back(&inst);
  for (Instruction *inst : found) {
    if (auto *load = dyn_cast<LoadInst>(inst))
      lower_long_load(*load);
    else
      lower_boolean_shift(*cast<BinaryOperator>(inst));
  }
}

// The changes of the arguments of a call, by their names in a line.
constexpr StringRef SWAP = "swap";       // the first two are exchanged
constexpr StringRef PACKED = "packed";   // the format of packed vectors follows, which is 0
constexpr StringRef PRODUCT = "product"; // no call, but their product

void replace_call(CallInst &call, StringRef name, ArrayRef<StringRef> changes) {
  IRBuilder<> builder(&call);
  SmallVector<Value *> arguments(call.args());
  if (is_contained(changes, PRODUCT)) {
    Value *product = builder.CreateFMul(arguments[0], arguments[1]);
    call.replaceAllUsesWith(product);
    call.eraseFromParent();
    return;
  }
  AttributeList attributes = call.getAttributes();
  if (is_contained(changes, SWAP)) {
    std::swap(arguments[0], arguments[1]);
    attributes = AttributeList::get(call.getContext(), attributes.getFnAttrs(), attributes.getRetAttrs(), {});
  }
  if (is_contained(changes, PACKED))
    arguments.push_back(builder.getInt32(0));
  SmallVector<Type *> types;
  for (Value *argument : arguments)
    types.push_back(argument->getType());
  FunctionType *type = FunctionType::get(call.getType(), types, false);
  auto *function = dyn_cast<Function>(call.getModule()->getOrInsertFunction(name, type).getCallee());
  if (!function || function->getFunctionType() != type)
    return;
  function->setCallingConv(call.getCallingConv());
  CallInst *other = builder.CreateCall(function, arguments);
  other->setCallingConv(call.getCallingConv());
  other->setAttributes(attributes);
  other->setDebugLoc(call.getDebugLoc());
  other->takeName(&call);
  call.replaceAllUsesWith(other);
  call.eraseFromParent();
}

// Replaces the calls of functions that lines name.
void replace_calls(Module &module, StringRef lines) {
  SmallVector<StringRef> rows;
  lines.split(rows, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef row : rows) {
    SmallVector<StringRef> words;
    row.split(words, ' ');
    Function *function = module.getFunction(words[0]);
    if (!function || words.size() < 2)
      continue;
    for (User *user : make_early_inc_range(function->users()))
      if (auto *call = dyn_cast<CallInst>(user); call && call->getCalledOperand() == function)
        replace_call(*call, words[1], ArrayRef(words).drop_front(2));
    if (function->use_empty())
      function->eraseFromParent();
  }
}

} // namespace

void regularize_module(Module &module, StringRef calls) {
  replace_calls(module, calls);
  for (Function &function : module)
    if (!function.isDeclaration())
      ExpressionLowering(function).run();
  lower_private_constants(module);
  for (Function &function : module)
    lower_instructions(function);
  lower_intrinsics(module);
}
