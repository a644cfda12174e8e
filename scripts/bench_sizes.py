#!/usr/bin/env python3
"""Measures time and memory of whole processes against the size of a module.

Called by scripts/bench, which builds the programs. Each program translates each module several times, the programs in
turn; the figures are medians. A run that takes longer than the limit is not repeated, and has no figures. Linux counts
the memory of this script for a process that it starts, so that no figure is below 14 MiB.
"""

import argparse
import json
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import time

KERNEL = """define spir_kernel void @k{0}(ptr addrspace(1) %p) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %id
  store i64 %id, ptr addrspace(1) %at, align 8
  ret void
}}
"""
HEAD = 'target triple = "spir64-unknown-unknown"\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n'


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", action="append", required=True, metavar="NAME=COMMAND",
                        help="a command line; {} stands for the module, and {out} for the result")
    parser.add_argument("--llvm-as", required=True, help="LLVM's assembler")
    parser.add_argument("--module", action="append", default=[], help="one more module")
    parser.add_argument("--kernels", type=int, nargs="*", default=[1, 10, 100, 1000, 8000, 32000],
                        help="the numbers of kernels of the generated modules")
    parser.add_argument("--block", type=int, nargs="*", default=[],
                        help="the numbers of instructions of generated modules of one block")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--limit", type=float, default=60.0, help="the longest run, in seconds")
    parser.add_argument("--folder", type=pathlib.Path, required=True, help="for the modules and results")
    parser.add_argument("--json", type=pathlib.Path, help="also write the figures as JSON")
    parser.add_argument("--svg", type=pathlib.Path, help="also plot them (needs matplotlib)")
    return parser.parse_args()


def kernels_module(arguments, count):
    """Writes a module of `count` kernels that each ask for their global id."""
    path = arguments.folder / f"{count}-kernels.bc"
    text = HEAD + "".join(KERNEL.format(number) for number in range(count))
    subprocess.run([arguments.llvm_as, "-", "-o", path], input=text, text=True, check=True)
    return path


def block_module(arguments, count):
    """Writes a module of one block with `count` operations, each on the result of the one before."""
    path = arguments.folder / f"block-of-{count}.bc"
    # Not as one string: the memory of this script counts for each program.
    with subprocess.Popen([arguments.llvm_as, "-", "-o", path], stdin=subprocess.PIPE, text=True) as child:
        print(HEAD + "define spir_kernel void @k(ptr addrspace(1) %p, i32 %v0) {", file=child.stdin)
        for number in range(count):
            operation, other = ("add", "mul", "xor", "sub")[number % 4], number if number % 3 == 0 else "%v0"
            print(f"  %v{number + 1} = {operation} i32 %v{number}, {other}", file=child.stdin)
        print(f"  store i32 %v{count}, ptr addrspace(1) %p\n  ret void\n}}", file=child.stdin)
    if child.returncode != 0:
        sys.exit(f"{arguments.llvm_as} failed")
    return path


def measure(command, limit):
    """Runs a command; returns seconds, seconds of processors, and the peak of resident memory in MiB, or None if it takes
    too long."""
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    previous = signal.signal(signal.SIGALRM, lambda *_: child.kill())
    signal.setitimer(signal.ITIMER_REAL, limit)
    errors = child.stderr.read().decode(errors="replace")
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - start
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, previous)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode == -signal.SIGKILL:
        return None
    if child.returncode != 0:
        sys.exit(f"{command} failed with {child.returncode}: {errors}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure_module(path, programs, arguments):
    """Returns the medians of each program, or None."""
    runs = {name: [] for name in programs}
    for _ in range(arguments.runs):
        for name, command in programs.items():
            if None in runs[name]:
                continue
            words = [word.replace("{out}", str(arguments.folder / "out.spv")).replace("{}", str(path))
                     for word in command.split()]
            runs[name].append(measure(words, arguments.limit))
    return {name: None if None in results else
            {"ms": statistics.median(seconds for seconds, _, _ in results) * 1e3,
             "processor_ms": statistics.median(seconds for _, seconds, _ in results) * 1e3,
             "mib": statistics.median(memory for _, _, memory in results)}
            for name, results in runs.items()}


def print_row(cells):
    print("".join(f"{cell:>26}" if column else f"{cell:<26}" for column, cell in enumerate(cells)), flush=True)


def plot(rows, programs, path):
    import matplotlib
    matplotlib.use("svg")
    # Without a date and random ids, the same figures give the same file.
    matplotlib.rcParams["svg.hashsalt"] = "bench"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 2, figsize=(11, 4.5))
    for axis, key, label in zip(axes, ["ms", "mib"], ["time (ms)", "peak memory (MiB)"]):
        for name in programs:
            points = sorted((row["bytes"], row["programs"][name][key]) for row in rows if row["programs"][name])
            axis.loglog(*zip(*points), marker="o", markersize=3, label=name)
        axis.set_xlabel("bitcode (bytes)")
        axis.set_ylabel(label)
        axis.grid(True, which="both", linewidth=0.3)
    axes[0].legend()
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main():
    arguments = parse_arguments()
    programs = dict(program.split("=", 1) for program in arguments.program)
    modules = [kernels_module(arguments, count) for count in arguments.kernels]
    modules += [block_module(arguments, count) for count in arguments.block]
    modules += [pathlib.Path(module) for module in arguments.module]
    print_row(["ms (of processors) / MiB", *programs])
    rows = []
    for path in modules:
        results = measure_module(path, programs, arguments)
        rows.append({"module": path.name, "bytes": path.stat().st_size, "programs": results})
        print_row([f"{path.stem} ({path.stat().st_size / 1e6:.2f} MB)",
                   *(f"{it['ms']:.1f} ({it['processor_ms']:.0f}) / {it['mib']:.0f}" if it else f"over {arguments.limit:.0f} s"
                     for it in results.values())])
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n")
    if arguments.svg:
        plot(rows, programs, arguments.svg)


if __name__ == "__main__":
    main()
