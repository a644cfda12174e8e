// Kernels: a range of work-items, group by group. The work-items of a group run in turns, each on a stack of its own if the
// kernel has barriers: one runs until it reaches a barrier or its end, then the next one.
#include "common.h"

// Registers that a stack is left with, as the C library has them: larger than those of any 64-bit Unix.
struct Registers {
  void *memory[128];
};

// The context of a stack, likewise.
struct Context {
  // `uc_link` and `uc_stack`, which are at the same place on all of them.
  ulong flags;
  Context *link;
  void *stack;
  int stack_flags;
  size_t stack_size;
  char rest[6 * 1024];
} __attribute__((aligned(16)));

extern "C" {
void *calloc(size_t, size_t);
void *malloc(size_t);
void free(void *);
int getcontext(Context *);
int setcontext(const Context *);
void makecontext(Context *, void (*)(), int, ...);
int _setjmp(Registers *) __attribute__((returns_twice));
void _longjmp(Registers *, int) __attribute__((noreturn));
void *mmap(void *, size_t, int, int, int, long);
int munmap(void *, size_t);
int mprotect(void *, size_t, int);
}

// What a lift knows about a kernel.
struct spirv_host_kernel {
  // Runs the kernel for the work-item at hand. Each argument is a pointer to its value.
  void (*invoke)(void **arguments);
  uint argument_count;
  uint has_barriers;
  // The size that the kernel requires of a group; zero if it does not.
  size_t required_size[3];
  // For each argument, the alignment of local memory that the caller gives the size of; otherwise zero.
  const uint *local_alignments;
};

namespace {

enum Status { done, invalid_range, wrong_group_size, no_memory, divergent_barrier };

// A stack overflows into memory that cannot be accessed.
const size_t STACK_SIZE = 1 << 18, GUARD_SIZE = 1 << 16, STRIDE = STACK_SIZE + GUARD_SIZE;

// A work-item with a stack.
struct Fiber {
  Item item;
  Registers registers;
  bool is_finished;
};

__thread Registers scheduler;
__thread Fiber *fiber;
__thread const spirv_host_kernel *kernel;
__thread void **arguments;
// The arguments as the caller gives them: the sizes of local memory.
__thread void **given_arguments;

// Runs a work-item, on its own stack.
void run_fiber() {
  kernel->invoke(arguments);
  fiber->is_finished = true;
  _longjmp(&scheduler, 1);
}

void start(Fiber *started, char *stack) {
  fiber = started;
  item = &started->item;
  if (_setjmp(&scheduler))
    return;
  Context context;
  getcontext(&context);
  context.link = nullptr;
  context.stack = stack + GUARD_SIZE;
  started->item.stack_end = stack + STRIDE;
  context.stack_size = STACK_SIZE;
  makecontext(&context, run_fiber, 0);
  setcontext(&context);
}

void resume(Fiber *resumed) {
  fiber = resumed;
  item = &resumed->item;
  if (!_setjmp(&scheduler))
    _longjmp(&resumed->registers, 1);
}

struct Group {
  Item first;
  size_t count;
};

void place(Item *at, size_t index) {
  at->local_id[0] = index % at->local_size[0];
  at->local_id[1] = index / at->local_size[0] % at->local_size[1];
  at->local_id[2] = index / at->local_size[0] / at->local_size[1];
}

Status run_in_turns(const Group &group, Fiber *fibers, char *stacks) {
  size_t finished = 0;
  for (size_t i = 0; i < group.count; ++i) {
    fibers[i].item = group.first;
    fibers[i].is_finished = false;
    place(&fibers[i].item, i);
    start(&fibers[i], stacks + i * STRIDE);
    finished += fibers[i].is_finished;
  }
  while (finished < group.count) {
    // A barrier is reached by all work-items or by none.
    if (finished != 0)
      return divergent_barrier;
    for (size_t i = 0; i < group.count; ++i) {
      resume(&fibers[i]);
      finished += fibers[i].is_finished;
    }
  }
  return done;
}

Status run_one_by_one(const Group &group) {
  Item own = group.first;
  own.stack_end = (const char *)__builtin_frame_address(0);
  item = &own;
  for (own.local_id[2] = 0; own.local_id[2] < own.local_size[2]; ++own.local_id[2])
    for (own.local_id[1] = 0; own.local_id[1] < own.local_size[1]; ++own.local_id[1])
      for (own.local_id[0] = 0; own.local_id[0] < own.local_size[0]; ++own.local_id[0])
        kernel->invoke(arguments);
  return done;
}

Status run_groups(const spirv_range *range, Fiber *fibers, char *stacks, ulong *exchange) {
  size_t groups[3];
  for (uint d = 0; d < 3; ++d)
    groups[d] = (range->global_size[d] + range->local_size[d] - 1) / range->local_size[d];
  Group group;
  size_t *id = group.first.group_id;
  group.first.range = range;
  group.first.exchange = exchange;
  for (id[2] = 0; id[2] < groups[2]; ++id[2])
    for (id[1] = 0; id[1] < groups[1]; ++id[1])
      for (id[0] = 0; id[0] < groups[0]; ++id[0]) {
        group.count = 1;
        for (uint d = 0; d < 3; ++d) {
          size_t rest = range->global_size[d] - id[d] * range->local_size[d];
          group.first.local_size[d] = rest < range->local_size[d] ? rest : range->local_size[d];
          group.first.local_id[d] = 0;
          group.count *= group.first.local_size[d];
        }
        Status status = fibers ? run_in_turns(group, fibers, stacks) : run_one_by_one(group);
        if (status != done)
          return status;
        if (range->groups_done)
          *range->groups_done = *range->groups_done + 1;
      }
  return done;
}

// Runs a range whose arguments are complete.
Status run_range(const spirv_range *range) {
  if (!kernel->has_barriers)
    return run_groups(range, nullptr, nullptr, nullptr);
  size_t count = range->local_size[0] * range->local_size[1] * range->local_size[2];
  Fiber *fibers = (Fiber *)calloc(count, sizeof(Fiber) + sizeof(ulong));
  const int none = 0, read_write = 3, private_anonymous_without_reserve = 0x4022;
  void *stacks = mmap(nullptr, count * STRIDE, read_write, private_anonymous_without_reserve, -1, 0);
  // A system has so many stacks with guards.
  bool is_guarded = stacks != (void *)-1;
  for (size_t i = 0; i < count && is_guarded; ++i)
    is_guarded = mprotect((char *)stacks + i * STRIDE, GUARD_SIZE, none) == 0;
  Status status = no_memory;
  if (fibers && is_guarded)
    status = run_groups(range, fibers, (char *)stacks, (ulong *)(fibers + count));
  if (stacks != (void *)-1)
    munmap(stacks, count * STRIDE);
  free(fibers);
  return status;
}

bool completed(spirv_range *range, const spirv_range *given, const size_t *required) {
  *range = *given;
  if (range->dimensions == 0 || range->dimensions > 3)
    return false;
  for (uint d = 0; d < 3; ++d) {
    if (d >= range->dimensions) {
      range->global_offset[d] = 0;
      range->global_size[d] = range->local_size[d] = 1;
    }
    if (range->local_size[d] == 0)
      range->local_size[d] = required[d] ? required[d] : 1;
    if (range->local_size[d] > 1 << 20)
      return false;
  }
  return range->local_size[0] * range->local_size[1] * range->local_size[2] <= 1 << 20;
}

}  // namespace

void spirv_host_barrier() {
  if (!_setjmp(&fiber->registers))
    _longjmp(&scheduler, 1);
}

bool spirv_host_is_local_argument(const void *address) {
  for (uint i = 0; i < kernel->argument_count; ++i)
    if (kernel->local_alignments[i] != 0) {
      const char *start = *(const char **)arguments[i];
      if ((size_t)((const char *)address - start) < *(const size_t *)given_arguments[i])
        return true;
    }
  return false;
}

// Runs a kernel and returns zero, or another status. A pointer to local memory is the size of that memory.
extern "C" int spirv_host_run(const spirv_host_kernel *run, const spirv_range *given, void **values) {
  spirv_range range;
  if (!completed(&range, given, run->required_size))
    return invalid_range;
  for (uint d = 0; d < 3; ++d)
    if (run->required_size[d] != 0 && run->required_size[d] != range.local_size[d])
      return wrong_group_size;
  // For each argument: the pointer to its value, and the local memory.
  void **own = (void **)calloc(2 * (size_t)run->argument_count + 1, sizeof(void *));
  if (!own)
    return no_memory;
  void **memories = own + run->argument_count;
  Status status = done;
  for (uint i = 0; i < run->argument_count; ++i) {
    own[i] = values[i];
    uint alignment = run->local_alignments[i];
    if (alignment == 0)
      continue;
    memories[i] = malloc(*(const size_t *)values[i] + 128);
    if (!memories[i])
      status = no_memory;
  }
  // An alignment of 128 bytes is that of the largest vector.
  void **pointers = (void **)calloc((size_t)run->argument_count + 1, sizeof(void *));
  if (!pointers)
    status = no_memory;
  for (uint i = 0; i < run->argument_count && status == done; ++i)
    if (memories[i]) {
      pointers[i] = (void *)(((size_t)memories[i] + 127) & ~(size_t)127);
      own[i] = &pointers[i];
    }
  if (status == done) {
    // A kernel may start another one.
    const spirv_host_kernel *outer_kernel = kernel;
    void **outer_arguments = arguments, **outer_given = given_arguments;
    Item *outer_item = item;
    Registers outer_scheduler = scheduler;
    Fiber *outer_fiber = fiber;
    kernel = run;
    arguments = own;
    given_arguments = values;
    status = run_range(&range);
    kernel = outer_kernel;
    arguments = outer_arguments;
    given_arguments = outer_given;
    item = outer_item;
    scheduler = outer_scheduler;
    fiber = outer_fiber;
  }
  for (uint i = 0; i < run->argument_count; ++i)
    free(memories[i]);
  free(pointers);
  free(own);
  return status;
}
