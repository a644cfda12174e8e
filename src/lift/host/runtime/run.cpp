// Kernels: a range of work-items, group by group, on several threads. The work-items of a group run in turns, each on a stack
// of its own if the kernel has barriers: one runs until it reaches a barrier or its end, then the next one.
#include "common.h"

extern "C" {
void *calloc(size_t, size_t);
void *malloc(size_t);
void free(void *);
void *mmap(void *, size_t, int, int, int, long);
int munmap(void *, size_t);
int mprotect(void *, size_t, int);
long sysconf(int);
int pthread_attr_init(void *);
int pthread_attr_setstacksize(void *, size_t);
int pthread_attr_destroy(void *);
int pthread_create(ulong *, const void *, void *(*)(void *), void *);
int pthread_join(ulong, void **);
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

// A suspended stack: the address at which it goes on, which may be a function's for a stack that starts, and two registers.
struct Context {
  void (*address)();
  char *stack;
  void *frame;
};

// Suspends a stack and continues another one; `switch.ll` has it for each machine.
extern "C" void spirv_host_switch(Context *from, const Context *to);

namespace {

// A stack overflows into memory that cannot be accessed. Stacks start at different lines of a page, which the cache of the
// processor keeps side by side.
const size_t LINE = 64, PAGE = 4096;
const size_t STACK_SIZE = (1 << 18) + PAGE, GUARD_SIZE = 1 << 16, STRIDE = STACK_SIZE + GUARD_SIZE;

// The number of stacks that the threads have together, if one thread alone does not need more.
const size_t MAX_STACKS = 1 << 14;

// The stack of a thread: the usual one of Linux.
const size_t THREAD_STACK_SIZE = 1 << 23;

const uint MAX_THREADS = 1 << 10;

struct Fiber;

// The work-items of a group, which take turns.
struct Turns {
  Fiber *first, *end;
  // The number of work-items that have ended.
  size_t finished;
  // The stack of the thread, and its variable for the work-item at hand.
  Context thread;
  Item **item;
};

// A work-item with a stack. The pointer to the work-item is one to this structure.
struct Fiber {
  Item item;
  Turns *turns;
  Context context;
};

// A run of a kernel, which threads share.
struct Run {
  const spirv_host_kernel *kernel;
  const spirv_range *range;
  // The arguments as the caller gives them: pointers to local memory are its size.
  void **given_arguments;
  // The number of groups, in all dimensions together, and how many a thread takes at a time.
  size_t group_count, chunk;
  // The groups that threads have taken, and why the run ends early.
  _Atomic(size_t) taken;
  _Atomic(uint) status;
};

// A thread of a run.
struct Worker {
  Run *run;
  void **arguments;
  // For each argument, its local memory, and the pointer to it with its alignment.
  void **memories, **pointers;
  // One for each work-item of a group, if the kernel has barriers.
  Fiber *fibers;
  char *stacks;
  ulong *exchange;
};

__thread const Worker *worker;

size_t items_of(const size_t *sizes) { return sizes[0] * sizes[1] * sizes[2]; }

// Continues the work-item after one that waits or has ended; the thread, if all have had their turn and one has ended.
void leave(Fiber *own) {
  Turns *turns = own->turns;
  Fiber *next = own + 1;
  if (next == turns->end) {
    if (turns->finished != 0) {
      spirv_host_switch(&own->context, &turns->thread);
      return;
    }
    next = turns->first;
  }
  *turns->item = &next->item;
  spirv_host_switch(&own->context, &next->context);
}

// Runs a work-item, on its own stack.
void run_fiber() {
  worker->run->kernel->invoke(worker->arguments);
  Fiber *own = (Fiber *)item;
  ++own->turns->finished;
  leave(own);
  __builtin_trap();
}

Status run_in_turns(const Item &first, size_t count, Fiber *fibers, char *stacks) {
  Turns turns = {fibers, fibers + count, 0, {}, &item};
  size_t id[3] = {0, 0, 0};
  for (size_t i = 0; i < count; ++i) {
    Fiber &fiber = fibers[i];
    fiber.item = first;
    fiber.turns = &turns;
    char *end = stacks + (i + 1) * STRIDE - i * LINE % PAGE;
    fiber.item.stack_end = end;
#pragma clang loop unroll(disable)
    for (uint d = 0; d < 3; ++d)
      fiber.item.local_id[d] = id[d];
    if (++id[0] == first.local_size[0]) {
      id[0] = 0;
      if (++id[1] == first.local_size[1]) {
        id[1] = 0;
        ++id[2];
      }
    }
    fiber.context = {run_fiber, end, nullptr};
  }
  item = &fibers[0].item;
  spirv_host_switch(&turns.thread, &fibers[0].context);
  // A barrier is reached by all work-items or by none.
  return turns.finished == count ? done : divergent_barrier;
}

Status run_one_by_one(const Item &first) {
  Item own = first;
  own.stack_end = (const char *)__builtin_frame_address(0);
  item = &own;
  void (*invoke)(void **) = worker->run->kernel->invoke;
  void **arguments = worker->arguments;
  for (own.local_id[2] = 0; own.local_id[2] < own.local_size[2]; ++own.local_id[2])
    for (own.local_id[1] = 0; own.local_id[1] < own.local_size[1]; ++own.local_id[1])
      for (own.local_id[0] = 0; own.local_id[0] < own.local_size[0]; ++own.local_id[0])
        invoke(arguments);
  return done;
}

// Runs groups with consecutive numbers, and returns how many have run; less than all if the run ends early.
size_t run_groups(const Worker *own, size_t start, size_t end) {
  const spirv_range *range = own->run->range;
  size_t groups[3];
  for (uint d = 0; d < 3; ++d)
    groups[d] = (range->global_size[d] + range->local_size[d] - 1) / range->local_size[d];
  Item first;
  first.range = range;
  first.exchange = own->exchange;
  first.group_id[0] = start % groups[0];
  first.group_id[1] = start / groups[0] % groups[1];
  first.group_id[2] = start / groups[0] / groups[1];
  for (size_t index = start; index < end; ++index) {
    for (uint d = 0; d < 3; ++d) {
      size_t rest = range->global_size[d] - first.group_id[d] * range->local_size[d];
      first.local_size[d] = rest < range->local_size[d] ? rest : range->local_size[d];
      first.local_id[d] = 0;
    }
    Status status =
        own->fibers ? run_in_turns(first, items_of(first.local_size), own->fibers, own->stacks) : run_one_by_one(first);
    if (status != done)
      __c11_atomic_store(&own->run->status, status, __ATOMIC_RELAXED);
    if (__c11_atomic_load(&own->run->status, __ATOMIC_RELAXED) != done)
      return index - start;
    for (uint d = 0; d < 3 && ++first.group_id[d] == groups[d]; ++d)
      first.group_id[d] = 0;
  }
  return end - start;
}

// Runs groups until there are none left, or the run ends early.
void work(const Worker *own) {
  Run *run = own->run;
  // A kernel may start another one.
  const Worker *outer_worker = worker;
  Item *outer_item = item;
  worker = own;
  while (__c11_atomic_load(&run->status, __ATOMIC_RELAXED) == done) {
    size_t start = __c11_atomic_fetch_add(&run->taken, run->chunk, __ATOMIC_RELAXED);
    if (start >= run->group_count)
      break;
    size_t rest = run->group_count - start;
    size_t count = run_groups(own, start, start + (rest < run->chunk ? rest : run->chunk));
    if (run->range->groups_done)
      __c11_atomic_fetch_add((volatile _Atomic(size_t) *)run->range->groups_done, count, __ATOMIC_RELAXED);
  }
  worker = outer_worker;
  item = outer_item;
}

// Gives a thread its stacks.
bool add_stacks(Worker *own, size_t count) {
  own->fibers = (Fiber *)calloc(count, sizeof(Fiber) + sizeof(ulong));
  const int none = 0, read_write = 3, private_anonymous_without_reserve = 0x4022;
  void *stacks = mmap(nullptr, count * STRIDE, read_write, private_anonymous_without_reserve, -1, 0);
  if (stacks == (void *)-1)
    return false;
  own->stacks = (char *)stacks;
  own->exchange = (ulong *)(own->fibers + count);
  // A system has so many stacks with guards.
  bool is_guarded = own->fibers;
  for (size_t i = 0; i < count && is_guarded; ++i)
    is_guarded = mprotect(own->stacks + i * STRIDE, GUARD_SIZE, none) == 0;
  return is_guarded;
}

// Gives a thread what it needs; `remove` takes it back, also after a failure.
bool add(Worker *own, Run *run) {
  const spirv_host_kernel *kernel = run->kernel;
  size_t count = kernel->argument_count;
  *own = {};
  own->run = run;
  own->arguments = (void **)calloc(3 * count + 1, sizeof(void *));
  if (!own->arguments)
    return false;
  own->memories = own->arguments + count;
  own->pointers = own->memories + count;
  for (size_t i = 0; i < count; ++i) {
    own->arguments[i] = run->given_arguments[i];
    if (kernel->local_alignments[i] == 0)
      continue;
    // An alignment of 128 bytes is that of the largest vector.
    own->memories[i] = malloc(*(const size_t *)run->given_arguments[i] + 128);
    if (!own->memories[i])
      return false;
    own->pointers[i] = (void *)(((size_t)own->memories[i] + 127) & ~(size_t)127);
    own->arguments[i] = &own->pointers[i];
  }
  return !kernel->has_barriers || add_stacks(own, items_of(run->range->local_size));
}

void remove(Worker *own) {
  for (size_t i = 0; own->arguments && i < own->run->kernel->argument_count; ++i)
    free(own->memories[i]);
  free(own->arguments);
  if (own->stacks)
    munmap(own->stacks, items_of(own->run->range->local_size) * STRIDE);
  free(own->fibers);
}

// The other threads of a run. One that has no memory leaves the groups to the rest.
void *work_beside(void *run) {
  Worker own;
  if (add(&own, (Run *)run))
    work(&own);
  remove(&own);
  return nullptr;
}

// Returns the number of threads for a run.
uint thread_count(const Run &run) {
  const int processors_online = 84;
  size_t count = run.range->threads;
  if (count == 0) {
    long processors = sysconf(processors_online);
    count = processors > 0 ? (size_t)processors : 1;
  }
  if (run.kernel->has_barriers) {
    size_t most = MAX_STACKS / items_of(run.range->local_size);
    count = count < most ? count : most;
  }
  count = count < run.group_count ? count : run.group_count;
  return count == 0 ? 1 : count < MAX_THREADS ? (uint)count : MAX_THREADS;
}

// Runs the groups on this thread and others.
void run_on_threads(const Worker *own, uint count) {
  ulong threads[MAX_THREADS];
  uint started = 0;
  // Larger than the attributes of any C library.
  ulong attributes[32];
  if (count > 1 && pthread_attr_init(attributes) == 0) {
    pthread_attr_setstacksize(attributes, THREAD_STACK_SIZE);
    while (started + 1 < count && pthread_create(&threads[started], attributes, work_beside, own->run) == 0)
      ++started;
    pthread_attr_destroy(attributes);
  }
  work(own);
  for (uint i = 0; i < started; ++i)
    pthread_join(threads[i], nullptr);
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
  return items_of(range->local_size) <= 1 << 20;
}

// Counts the groups of a range. Returns false if they are too many.
bool counted(size_t *count, const spirv_range *range) {
  *count = 1;
  bool is_too_large = false;
  for (uint d = 0; d < 3; ++d) {
    size_t groups;
    is_too_large |= __builtin_add_overflow(range->global_size[d], range->local_size[d] - 1, &groups);
    is_too_large |= __builtin_mul_overflow(*count, groups / range->local_size[d], count);
  }
  return !is_too_large;
}

}  // namespace

void spirv_host_barrier() { leave((Fiber *)item); }

void spirv_host_end(Status status) { __c11_atomic_store(&worker->run->status, status, __ATOMIC_RELAXED); }

bool spirv_host_is_local_argument(const void *address) {
  const Run *run = worker->run;
  for (uint i = 0; i < run->kernel->argument_count; ++i)
    if (run->kernel->local_alignments[i] != 0) {
      const char *start = (const char *)worker->pointers[i];
      if ((size_t)((const char *)address - start) < *(const size_t *)run->given_arguments[i])
        return true;
    }
  return false;
}

// Runs a kernel and returns zero, or another status. A pointer to local memory is the size of that memory.
extern "C" int spirv_host_run(const spirv_host_kernel *kernel, const spirv_range *given, void **values) {
  spirv_range range;
  if (!completed(&range, given, kernel->required_size))
    return invalid_range;
  for (uint d = 0; d < 3; ++d)
    if (kernel->required_size[d] != 0 && kernel->required_size[d] != range.local_size[d])
      return wrong_group_size;
  Run run = {};
  run.kernel = kernel;
  run.range = &range;
  run.given_arguments = values;
  if (!counted(&run.group_count, &range))
    return invalid_range;
  uint threads = thread_count(run);
  // Threads take few groups at a time, so that they end together, and so that `groups_done` tells how many have run.
  run.chunk = run.group_count / threads / 128 + 1;
  Worker own;
  if (add(&own, &run))
    run_on_threads(&own, threads);
  else
    run.status = no_memory;
  remove(&own);
  return (int)run.status;
}
