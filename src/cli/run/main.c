/* Runs a kernel of a shared library: the program of `llvm-spirv-rs run`.

   Arguments: the library; the kernel; dimensions; offsets, sizes and group sizes in three dimensions; a file for the status and
   the time in seconds; a file that has the number of finished groups while the kernel runs, as a size_t; the number of threads,
   0 for that of the processors; and for each argument of the kernel `v:FILE` (its value), `m:FILE` (memory with the contents of
   the file, which is written again), `i:WIDTH:HEIGHT:DEPTH:LAYERS:ORDER:TYPE:FILE` (an image, likewise) or `l:SIZE` (local
   memory). */
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

typedef int kernel(const struct spirv_range *range, void **arguments);

enum { FIRST = 16, ALIGNMENT = 128 };

struct memory {
  void *bytes;
  size_t size;
  const char *path;
  struct spirv_image image;
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
      char *rest = (char *)word + 1;
      for (int n = 0; n < 6; ++n)
        numbers[n] = strtoull(rest + 1, &rest, 10);
      memories[i] = read_file(rest + 1);
      memories[i].image = (struct spirv_image){memories[i].bytes,    numbers[0], numbers[1], numbers[2], numbers[3], 0, 0,
                                               (uint32_t)numbers[4], (uint32_t)numbers[5]};
      memories[i].address = &memories[i].image;
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
  for (int i = 0; i < count; ++i)
    if (*argv[FIRST + i] == 'm' || *argv[FIRST + i] == 'i')
      write_file(memories[i]);
  FILE *file = fopen(argv[13], "w");
  if (!file)
    fail(argv[13]);
  double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) * 1e-9;
  fprintf(file, "%d %.9f\n", status, seconds);
  return fclose(file) ? 1 : 0;
}
