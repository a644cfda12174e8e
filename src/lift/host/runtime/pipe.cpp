// Pipes (OpenCL C, Pipe Functions; OpenCL 3.0 API 5.4): a pipe is a pointer to a structure of the caller. A reservation is
// a number: the slot of its first packet and the number of packets, plus one. A sub-group is one work-item.
#include "common.h"

extern "C" {
void *malloc(size_t);
int sched_yield();
}

// A pipe, as the header for callers declares it: a ring of packets. Packet n is in slot n % capacity, and the number of the
// first packet in the pipe is `read`. First come the packets that reads have taken, then those that can be read, then those
// that writes have room for:
//
//   read            read + reading            written            written + writing            read + capacity
struct spirv_pipe {
  uchar *packets;
  // For the first slot of each reservation that is committed before an earlier one, the number of its packets; otherwise zero.
  uint *commits;
  uint packet_size, capacity;
  ulong read, written;
  ulong reading, writing;
  _Atomic(uint) lock;
};

struct ocl_reserveid {
  void *id;
};

namespace {

// Threads wait for the others without a barrier, so that the lock is held for no longer than a copy of a packet.
class Locked {
  _Atomic(uint) *lock;

public:
  explicit Locked(_Atomic(uint) *lock) : lock(lock) {
    for (uint tries = 0; __c11_atomic_exchange(lock, 1, __ATOMIC_ACQUIRE) != 0; ++tries)
      if (tries % 64 == 63)
        sched_yield();
  }
  ~Locked() { __c11_atomic_store(lock, 0, __ATOMIC_RELEASE); }
};

// The numbers of one side of a pipe: of the packets that are complete, and of those after them that are taken.
struct Side {
  ulong *done, *taken;
};

INLINE Side reads(spirv_pipe *pipe) { return {&pipe->read, &pipe->reading}; }
INLINE Side writes(spirv_pipe *pipe) { return {&pipe->written, &pipe->writing}; }

INLINE ulong readable(const spirv_pipe *pipe) { return pipe->written - pipe->read - pipe->reading; }
INLINE ulong writable(const spirv_pipe *pipe) { return pipe->capacity - (pipe->written + pipe->writing - pipe->read); }

INLINE void *reservation(ulong slot, ulong count) { return (void *)((slot << 32 | count) + 1); }
INLINE uint first_slot(void *reserved) { return (uint)((ulong)reserved - 1 >> 32); }
INLINE uint packet_count(void *reserved) { return (uint)((ulong)reserved - 1); }

INLINE uchar *packet(const spirv_pipe *pipe, ulong number) {
  return pipe->packets + number % pipe->capacity * pipe->packet_size;
}

// Returns whether the packets have the size that the kernel expects; otherwise the range ends.
INLINE bool fits(const spirv_pipe *pipe, uint size) {
  if (pipe && pipe->packet_size == size)
    return true;
  spirv_host_end(pipe ? invalid_pipe : no_memory);
  return false;
}

// Completes packets, while the pipe is locked. They count once all before them are complete.
void complete(spirv_pipe *pipe, Side side, ulong slot, uint count) {
  if (*side.done % pipe->capacity != slot) {
    pipe->commits[slot] = count;
    return;
  }
  while (count != 0) {
    *side.done += count;
    *side.taken -= count;
    if (*side.taken == 0)
      return;
    uint *next = &pipe->commits[*side.done % pipe->capacity];
    count = *next;
    *next = 0;
  }
}

// Returns the number of the packet after those that are taken, and takes it.
INLINE ulong take(Side side) { return *side.done + (*side.taken)++; }

__attribute__((noinline)) int read_one(spirv_pipe *pipe, void *to, uint size) {
  if (!fits(pipe, size))
    return -1;
  Locked locked(&pipe->lock);
  if (readable(pipe) == 0)
    return -1;
  ulong number = take(reads(pipe));
  __builtin_memcpy(to, packet(pipe, number), size);
  complete(pipe, reads(pipe), number % pipe->capacity, 1);
  return 0;
}

__attribute__((noinline)) int write_one(spirv_pipe *pipe, const void *from, uint size) {
  if (!fits(pipe, size))
    return -1;
  Locked locked(&pipe->lock);
  if (writable(pipe) == 0)
    return -1;
  ulong number = take(writes(pipe));
  __builtin_memcpy(packet(pipe, number), from, size);
  complete(pipe, writes(pipe), number % pipe->capacity, 1);
  return 0;
}

// Returns null if there are not as many packets, or not as much room.
__attribute__((noinline)) void *reserve(spirv_pipe *pipe, uint count, uint size, bool is_write) {
  if (!fits(pipe, size))
    return nullptr;
  if (!pipe->commits) {
    spirv_host_end(invalid_pipe);
    return nullptr;
  }
  Locked locked(&pipe->lock);
  if (count > (is_write ? writable(pipe) : readable(pipe)))
    return nullptr;
  // A reservation of no packets has any slot.
  if (count == 0)
    return reservation(0, 0);
  Side side = is_write ? writes(pipe) : reads(pipe);
  ulong number = *side.done + *side.taken;
  *side.taken += count;
  return reservation(number % pipe->capacity, count);
}

__attribute__((noinline)) void commit(spirv_pipe *pipe, void *reserved, bool is_write) {
  if (!pipe || !reserved || packet_count(reserved) == 0)
    return;
  Locked locked(&pipe->lock);
  complete(pipe, is_write ? writes(pipe) : reads(pipe), first_slot(reserved), packet_count(reserved));
}

// Returns a packet of a reservation, which no other work-item has; null if it is not one of them.
INLINE uchar *reserved_packet(const spirv_pipe *pipe, void *reserved, uint index, uint size) {
  if (!fits(pipe, size) || !reserved || index >= packet_count(reserved))
    return nullptr;
  return packet(pipe, (ulong)first_slot(reserved) + index);
}

// The first work-item of a group reserves for all.
void *reserve_by_group(spirv_pipe *pipe, uint count, uint size, bool is_write) {
  if (linear_local_id() == 0)
    item->exchange[0] = (ulong)reserve(pipe, count, size, is_write);
  spirv_host_barrier();
  void *reserved = (void *)item->exchange[0];
  spirv_host_barrier();
  return reserved;
}

// The first work-item commits once all have arrived.
void commit_by_group(spirv_pipe *pipe, void *reserved, bool is_write) {
  spirv_host_barrier();
  if (linear_local_id() == 0)
    commit(pipe, reserved, is_write);
}

// The numbers of `OpConstantPipeStorage`.
struct PipeStorage {
  uint packet_size, packet_alignment, capacity;
};

// The pipe of a storage. It exists as long as the module.
struct StoredPipe {
  spirv_pipe pipe;
  const PipeStorage *storage;
  StoredPipe *next;
};

StoredPipe *stored_pipes;
_Atomic(uint) stored_pipes_lock;

}  // namespace

// Returns the pipe of a storage, which all kernels of the module share; null if there is no memory.
extern "C" spirv_pipe *spirv_host_pipe_of_storage(const PipeStorage *storage) {
  Locked locked(&stored_pipes_lock);
  for (StoredPipe *known = stored_pipes; known; known = known->next)
    if (known->storage == storage)
      return &known->pipe;
  size_t commits = storage->capacity * sizeof(uint);
  size_t packets = (size_t)storage->capacity * storage->packet_size;
  StoredPipe *added = (StoredPipe *)malloc(sizeof(StoredPipe) + commits + packets);
  if (!added)
    return nullptr;
  __builtin_memset(added, 0, sizeof(StoredPipe) + commits);
  added->pipe.commits = (uint *)(added + 1);
  added->pipe.packets = (uchar *)added->pipe.commits + commits;
  added->pipe.packet_size = storage->packet_size;
  added->pipe.capacity = storage->capacity;
  added->storage = storage;
  added->next = stored_pipes;
  stored_pipes = added;
  return &added->pipe;
}

bool is_valid_reserve_id(ocl_reserveid reserved) { return reserved.id != nullptr; }

// The functions that clang declares for those of OpenCL C, with the size and the alignment of a packet.
extern "C" {
int __read_pipe_2(spirv_pipe *pipe, void *to, uint size, uint) { return read_one(pipe, to, size); }
int __write_pipe_2(spirv_pipe *pipe, const void *from, uint size, uint) { return write_one(pipe, from, size); }

int __read_pipe_4(spirv_pipe *pipe, void *reserved, uint index, void *to, uint size, uint) {
  const uchar *from = reserved_packet(pipe, reserved, index, size);
  if (!from)
    return -1;
  __builtin_memcpy(to, from, size);
  return 0;
}
int __write_pipe_4(spirv_pipe *pipe, void *reserved, uint index, const void *from, uint size, uint) {
  uchar *to = reserved_packet(pipe, reserved, index, size);
  if (!to)
    return -1;
  __builtin_memcpy(to, from, size);
  return 0;
}

uint __get_pipe_num_packets_ro(spirv_pipe *pipe, uint, uint) {
  if (!pipe)
    return 0;
  Locked locked(&pipe->lock);
  return (uint)readable(pipe);
}
uint __get_pipe_num_packets_wo(spirv_pipe *pipe, uint size, uint alignment) {
  return __get_pipe_num_packets_ro(pipe, size, alignment);
}
uint __get_pipe_max_packets_ro(const spirv_pipe *pipe, uint, uint) { return pipe ? pipe->capacity : 0; }
uint __get_pipe_max_packets_wo(const spirv_pipe *pipe, uint, uint) { return pipe ? pipe->capacity : 0; }

#define RESERVATIONS(SIDE, IS_WRITE) \
  void *__reserve_##SIDE##_pipe(spirv_pipe *pipe, uint count, uint size, uint) { \
    return reserve(pipe, count, size, IS_WRITE); \
  } \
  void *__sub_group_reserve_##SIDE##_pipe(spirv_pipe *pipe, uint count, uint size, uint) { \
    return reserve(pipe, count, size, IS_WRITE); \
  } \
  void *__work_group_reserve_##SIDE##_pipe(spirv_pipe *pipe, uint count, uint size, uint) { \
    return reserve_by_group(pipe, count, size, IS_WRITE); \
  } \
  void __commit_##SIDE##_pipe(spirv_pipe *pipe, void *reserved, uint, uint) { commit(pipe, reserved, IS_WRITE); } \
  void __sub_group_commit_##SIDE##_pipe(spirv_pipe *pipe, void *reserved, uint, uint) { \
    commit(pipe, reserved, IS_WRITE); \
  } \
  void __work_group_commit_##SIDE##_pipe(spirv_pipe *pipe, void *reserved, uint, uint) { \
    commit_by_group(pipe, reserved, IS_WRITE); \
  }
RESERVATIONS(read, false)
RESERVATIONS(write, true)
}
