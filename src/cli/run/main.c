/* Runs a kernel of a shared library: the program of `llvm-spirv-rs run`.

   Arguments: the library; the kernel; dimensions; offsets, sizes and group sizes in three dimensions; a file for the status and
   the time in seconds; a file that has the number of finished groups while the kernel runs, as a size_t; the number of threads,
   0 for that of the processors; and for each argument of the kernel `v:FILE` (its value), `m:FILE` (memory with the contents of
   the file, which is written again), `i:WIDTH:HEIGHT:DEPTH:LAYERS:ORDER:TYPE:FILE` (an image, likewise),
   `p:PACKET_SIZE:CAPACITY:FILE` (a pipe with the packets of the file, to which those are written that are left) or `l:SIZE`
   (local memory). */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct spirv_range {
  uint32_t dimensions;
  size_t global_offset[3];
  size_t global_size[3];
  size_t local_size[3];
  volatile size_t *groups_done;
  uint32_t threads;
};

struct spirv_image {
  void *texels;
  size_t width, height, depth, layers;
  size_t row_pitch, slice_pitch;
  uint32_t channel_order, channel_type;
};

struct spirv_pipe {
  void *packets;
  uint32_t *commits;
  uint32_t packet_size, capacity;
  uint64_t read, written;
  uint64_t reading, writing;
  uint32_t lock;
};

typedef int kernel(const struct spirv_range *range, void **arguments);

enum { FIRST = 16, ALIGNMENT = 128 };

struct memory {
  void *bytes;
  size_t size;
  const char *path;
  struct spirv_image image;
  struct spirv_pipe pipe;
  void *address;
};

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static struct memory read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END))
    fail(path);
  struct memory memory = {0};
  memory.size = (size_t)ftell(file);
  memory.path = path;
  rewind(file);
  memory.bytes = aligned_alloc(ALIGNMENT, (memory.size / ALIGNMENT + 1) * ALIGNMENT);
  if (!memory.bytes || fread(memory.bytes, 1, memory.size, file) != memory.size)
    fail(path);
  fclose(file);
  return memory;
}

static void write_file(struct memory memory) {
  const char *path = memory.path;
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(memory.bytes, 1, memory.size, file) != memory.size || fclose(file))
    fail(path);
}

/* Reads the numbers of a word, each with a colon after it, and returns the rest. */
static const char *read_numbers(const char *word, size_t *numbers, int count) {
  char *rest = (char *)word;
  for (int n = 0; n < count; ++n)
    numbers[n] = strtoull(rest, &rest, 10), ++rest;
  return rest;
}

/* Gives a pipe its packets. */
static void fill_pipe(struct memory *memory, size_t packet_size, size_t capacity) {
  struct spirv_pipe pipe = {calloc(capacity, packet_size), calloc(capacity, sizeof *pipe.commits), (uint32_t)packet_size,
                            (uint32_t)capacity};
  if (!pipe.packets || !pipe.commits)
    fail("no memory");
  memcpy(pipe.packets, memory->bytes, memory->size);
  pipe.written = memory->size / packet_size;
  memory->pipe = pipe;
  memory->address = &memory->pipe;
}

/* Takes the packets that are left out of a pipe, in their order. */
static void drain_pipe(struct memory *memory) {
  struct spirv_pipe pipe = memory->pipe;
  size_t size = pipe.packet_size, count = (size_t)(pipe.written - pipe.read);
  char *packets = malloc(count * size + 1);
  if (!packets)
    fail("no memory");
  for (size_t n = 0; n < count; ++n)
    memcpy(packets + n * size, (char *)pipe.packets + (pipe.read + n) % pipe.capacity * size, size);
  memory->bytes = packets;
  memory->size = count * size;
}

/* Returns a number that other processes read in a file. */
static volatile size_t *shared_number(const char *path) {
  int file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0600);
  if (file < 0 || ftruncate(file, sizeof(size_t)))
    fail(path);
  void *number = mmap(NULL, sizeof(size_t), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (number == MAP_FAILED)
    fail(path);
  close(file);
  return number;
}

int main(int argc, char **argv) {
  /* A kernel may have the name of a function that this program calls. */
  void *library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  void *symbol = library ? dlsym(library, argv[2]) : NULL;
  if (!symbol) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  kernel *run_kernel;
  memcpy(&run_kernel, &symbol, sizeof symbol);
  struct spirv_range range = {(uint32_t)strtoul(argv[3], NULL, 10), {0}, {0}, {0}, shared_number(argv[14]),
                              (uint32_t)strtoul(argv[15], NULL, 10)};
  for (int d = 0; d < 3; ++d) {
    range.global_offset[d] = strtoull(argv[4 + d], NULL, 10);
    range.global_size[d] = strtoull(argv[7 + d], NULL, 10);
    range.local_size[d] = strtoull(argv[10 + d], NULL, 10);
  }
  int count = argc - FIRST;
  struct memory *memories = calloc((size_t)count + 1, sizeof *memories);
  size_t *sizes = calloc((size_t)count + 1, sizeof *sizes);
  void **arguments = calloc((size_t)count + 1, sizeof *arguments);
  if (!memories || !sizes || !arguments)
    fail("no memory");
  for (int i = 0; i < count; ++i) {
    const char *word = argv[FIRST + i];
    if (*word == 'l') {
      sizes[i] = strtoull(word + 2, NULL, 10);
      arguments[i] = &sizes[i];
    } else if (*word == 'i') {
      size_t numbers[6];
      memories[i] = read_file(read_numbers(word + 2, numbers, 6));
      memories[i].image = (struct spirv_image){memories[i].bytes,    numbers[0], numbers[1], numbers[2], numbers[3], 0, 0,
                                               (uint32_t)numbers[4], (uint32_t)numbers[5]};
      memories[i].address = &memories[i].image;
      arguments[i] = &memories[i].address;
    } else if (*word == 'p') {
      size_t numbers[2];
      memories[i] = read_file(read_numbers(word + 2, numbers, 2));
      fill_pipe(&memories[i], numbers[0], numbers[1]);
      arguments[i] = &memories[i].address;
    } else {
      memories[i] = read_file(word + 2);
      arguments[i] = *word == 'm' ? (void *)&memories[i].bytes : memories[i].bytes;
    }
  }
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  int status = run_kernel(&range, arguments);
  clock_gettime(CLOCK_MONOTONIC, &end);
  for (int i = 0; i < count; ++i) {
    if (*argv[FIRST + i] == 'p')
      drain_pipe(&memories[i]);
    if (strchr("mip", *argv[FIRST + i]))
      write_file(memories[i]);
  }
  FILE *file = fopen(argv[13], "w");
  if (!file)
    fail(argv[13]);
  double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) * 1e-9;
  fprintf(file, "%d %.9f\n", status, seconds);
  return fclose(file) ? 1 : 0;
}
