"""Runs the checks of scripts/test, which explains the options.

The tests are built and linted at once: clippy's driver compiles them. A test target starts when it is built. Tests are
processes on one queue, the longest first; a target with long tests is divided into several. A process runs one test at a
time, so that the time of each test is known.

Results do not depend on the number of processes or on their order: a test writes only to temporary folders, and to files
of `$CARGO_TARGET_DIR/tmp` that no other test reads.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = Path(os.environ["CARGO_TARGET_DIR"])

# What `cargo clippy` sets: its driver, which lints what it compiles, in the place of rustc for the crates of the workspace.
# `cargo clippy` itself only checks.
LINTING = {
    "RUSTC_WORKSPACE_WRAPPER": "clippy-driver",
    "CLIPPY_ARGS": "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
}

# The output of lit, which an earlier run may have left.
LIT_LOG = TARGET / "tmp/lit.log"

# Targets with long tests, in the order in which they start, with the number of tests of one process; 0 is all of them.
LONG = {
    "budget": 0, "mutants": 0, "lit": 0, "consumers": 40, "opencl": 30, "clients": 1, "capi programs": 0, "rules": 0,
    "fuzz": 0, "builtins": 0, "unit tests": 0, "expectations": 0, "differential": 8, "stack_programs": 3,
}

# The test targets of `--quick`; unit tests are those of the library.
QUICK = ["lit", "tidy", "api", "diagnostics", "requirements"]

# A test as its runner prints it, before it starts.
START = re.compile(rb"(?:^|\n)test (\S+(?: - .+? \(line \d+\))?)(?: - should panic)? +\.\.\. ")
RESULT = re.compile(r"^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored", re.MULTILINE)
FAILED_TEST = re.compile(r"^test (\S+) .*FAILED$", re.MULTILINE)
SUMMARY = re.compile(r"^(Total Discovered Tests|  (?:Passed|Failed|Unresolved|Expected|Unexpected|Unsupported|Timed).*):")

PRINTING = threading.Lock()


def say(*lines: str) -> None:
    with PRINTING:
        print(*lines, sep="\n", flush=True)


@dataclass
class Process:
    """A process that has ended."""

    status: int
    output: str
    seconds: float
    processor: float
    # The names of tests and their seconds.
    tests: list[tuple[str, float]] = field(default_factory=list)


def run(command: list[str], environment: dict[str, str], on_line=None) -> Process:
    """Runs a process to its end. `on_line` gets each line of its output; otherwise the stream of errors is part of it."""
    start = time.monotonic()
    errors = tempfile.TemporaryFile() if on_line else subprocess.STDOUT
    child = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
    )
    assert child.stdout
    output, starts, scanned = bytearray(), [], 0
    if on_line:
        for line in child.stdout:
            on_line(line)
        errors.seek(0)
        output += errors.read()
    else:
        while chunk := os.read(child.stdout.fileno(), 1 << 16):
            output += chunk
            now = time.monotonic()
            for match in START.finditer(output, max(0, scanned - 1)):
                starts.append((match[1].decode(errors="replace"), now))
                scanned = match.end()
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    end = time.monotonic()
    ends = [at for _, at in starts[1:]] + [end]
    tests = [(name, until - at) for (name, at), until in zip(starts, ends)]
    processor = usage.ru_utime + usage.ru_stime
    return Process(child.returncode, output.decode(errors="replace"), end - start, processor, tests)


class Checks:
    """The state of a run."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.changed = threading.Condition()
        self.waiting: list[Job] = []
        self.running = 0
        # Cargo, which takes a core from the tests.
        self.is_building = True
        self.steps: list[tuple[str, float, float]] = []
        self.tests: list[tuple[float, str]] = []
        self.passed = self.failed = self.ignored = 0
        self.failures: list[str] = []

    def step(self, name: str, command: list[str], environment: dict[str, str] | None = None, on_line=None) -> bool:
        """Runs a check that is one command."""
        done = run(command, environment or {}, on_line)
        with self.changed:
            self.steps.append((name, done.seconds, done.processor))
        if done.status == 0:
            say(f"ok      {name} ({done.seconds:.1f} s)")
            return True
        with self.changed:
            self.failures.append(name)
        say(f"FAILED  {name} ({done.seconds:.1f} s): {' '.join(command)}", *indented(done.output))
        return False

    def start(self, work) -> threading.Thread:
        """Starts a thread that runs cargo."""

        def whole() -> None:
            try:
                work()
            except Exception as error:  # The run must not pass after a fault of this program.
                self.failures.append(f"{work.__name__}: {error!r}")
            with self.changed:
                self.is_building = False
                self.changed.notify_all()

        thread = threading.Thread(target=whole)
        thread.start()
        return thread

    def add(self, jobs: list["Job"]) -> None:
        with self.changed:
            self.waiting.extend(jobs)
            self.waiting.sort(key=lambda job: (job.rank, job.part))
            self.changed.notify_all()

    def run_tests(self) -> None:
        """Runs the jobs on the queue until the build has ended and the queue is empty."""
        threads = []
        with self.changed:
            while True:
                self.changed.wait_for(lambda: self.may_start() or (not self.is_building and not self.waiting))
                if not self.waiting:
                    break
                job = self.waiting.pop(0)
                self.running += 1
                threads.append(threading.Thread(target=self.run_from_queue, args=[job]))
                threads[-1].start()
        for thread in threads:
            thread.join()

    def may_start(self) -> bool:
        return bool(self.waiting) and self.running < max(self.processes - self.is_building, 1)

    def run_from_queue(self, job: "Job") -> None:
        self.run_job(job)
        with self.changed:
            self.running -= 1
            self.changed.notify_all()

    def run_job(self, job: "Job") -> None:
        done = run(job.command, job.environment)
        results = RESULT.findall(done.output)
        passed, failed, ignored = (sum(int(result[at]) for result in results) for at in range(3))
        is_complete = job.count in (None, passed + failed + ignored)
        is_ok = done.status == 0 and results and not failed and is_complete
        with self.changed:
            self.passed += passed
            self.failed += failed
            self.ignored += ignored
            self.tests.extend((seconds, f"{job.target}: {name}") for name, seconds in done.tests)
            self.steps.append((f"tests: {job.target}", done.seconds, done.processor))
            if not is_ok:
                names = FAILED_TEST.findall(done.output)
                self.failures.append(f"tests: {job.name}: {', '.join(names) or f'ended with {done.status}'}")
                # A process that ends early has no counts.
                self.failed += 0 if failed else 1
        word = "ok    " if is_ok else "FAILED"
        say(f"{word}  {job.name}: {passed} passed ({done.seconds:.1f} s)")
        if not is_ok:
            say(f"        {' '.join(job.shown())} ended with {done.status}:", *indented(done.output))


@dataclass
class Job:
    """A process that runs tests."""

    target: str
    name: str
    rank: int
    # The number of the process among those of the target.
    part: int
    command: list[str]
    environment: dict[str, str]
    # The number of its tests, if it is known.
    count: int | None = None

    def shown(self) -> list[str]:
        """Returns the command without the names of tests that are left to other processes."""
        end = self.command.index("--skip") if "--skip" in self.command else len(self.command)
        return self.command[:end]


def indented(output: str) -> list[str]:
    return [f"    | {line}" for line in output.splitlines()]


def jobs_of(executable: Path, target: str, folder: Path, environment: dict[str, str]) -> list[Job]:
    """Returns the processes for a test target: cargo runs one in the folder of its package."""
    command = ["env", f"--chdir={folder}", str(executable), "--test-threads=1"]
    rank = list(LONG).index(target) if target in LONG else len(LONG)
    size = LONG.get(target, 0)
    listed = run([*command, "--list"], environment) if size else None
    if not listed or listed.status:
        return [Job(target, target, rank, 1, command, environment)]
    names = [line.removesuffix(": test") for line in listed.output.splitlines() if line.endswith(": test")]
    parts = [names[at : at + size] for at in range(0, len(names), size)]
    jobs = []
    for number, part in enumerate(parts, 1):
        others = [word for name in names if name not in set(part) for word in ("--skip", name)]
        name = f"{target} {number}/{len(parts)}" if len(parts) > 1 else target
        jobs.append(Job(target, name, rank, number, [*command, "--exact", *others], environment, len(part)))
    return jobs


def build_tests(checks: Checks, arguments: list[str]) -> None:
    """Builds the test targets, and puts each on the queue when it is built."""
    variables = run_time_variables()

    def on_line(line: bytes) -> None:
        message = json.loads(line) if line.startswith(b"{") else {}
        if message.get("reason") == "compiler-message":
            say(message["message"]["rendered"].rstrip())
        if message.get("reason") != "compiler-artifact" or not message["executable"]:
            return
        target, manifest = message["target"], Path(message["manifest_path"])
        package = manifest.parent.name if manifest.parent != ROOT else ""
        kind = target["kind"][0]
        # They are compiled, but have no tests.
        if kind in ("bench", "example"):
            return
        if message["profile"]["test"]:
            name = target["name"] if kind == "test" else f"unit tests{' of the program' if kind == 'bin' else ''}"
            built.append((Path(message["executable"]), f"{package} {name}".strip(), manifest.parent))
        elif kind == "bin":
            programs.append(message["executable"])
        # Tests run the program; cargo may build it after them.
        if programs:
            start_built()

    def start_built() -> None:
        while built:
            checks.add(jobs_of(*built.pop(0), variables))

    built: list[tuple[Path, str, Path]] = []
    programs: list[str] = []
    command = ["cargo", "test", "--locked", "--no-run", "--message-format=json", *arguments]
    checks.step("build and clippy", command, LINTING, on_line)
    start_built()


def run_time_variables() -> dict[str, str]:
    """Returns what cargo sets for a test that it runs: the search path of the shared libraries of the build."""
    sysroot = subprocess.run(["rustc", "--print=target-libdir"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    paths = [str(TARGET / "debug"), str(TARGET / "debug/deps"), sysroot, os.environ.get("LD_LIBRARY_PATH", "")]
    return {"LD_LIBRARY_PATH": ":".join(path for path in paths if path)}


def report(checks: Checks, start: float) -> int:
    print("\n== the ten slowest tests, in seconds")
    for seconds, name in sorted(checks.tests, reverse=True)[:10]:
        print(f"{seconds:7.1f}  {name}")
    print("\n== steps, in seconds of the clock and of a processor; some ran at the same time")
    sums: dict[str, tuple[float, float]] = {}
    for name, seconds, processor in checks.steps:
        before = sums.get(name, (0.0, 0.0))
        sums[name] = (before[0] + seconds, before[1] + processor)
    for name, (seconds, processor) in sums.items():
        print(f"{seconds:7.1f} {processor:7.1f}  {name}")
    used = os.times()
    print(f"{time.monotonic() - start:7.1f} {used.children_user + used.children_system:7.1f}  all")
    print("\n== counts")
    # The counts of the runner of lit/; its tests are also among those below.
    lines = LIT_LOG.read_text(errors="replace").splitlines() if LIT_LOG.exists() else []
    print(*[line for line in lines if SUMMARY.match(line)], sep="\n")
    for failure in checks.failures:
        print(f"failed: {failure}")
    is_ok = not checks.failures and checks.passed > 0 and not checks.failed
    print(
        f"test result: {'ok' if is_ok else 'FAILED'}. {checks.passed} passed; {checks.failed} failed; "
        f"{checks.ignored} ignored",
        flush=True,
    )
    return 0 if is_ok else 1


def left_out() -> list[str]:
    """Returns what `--quick` leaves out."""
    targets = {path.stem for path in (ROOT / "tests").glob("*.rs")}
    targets |= {path.parent.name for path in (ROOT / "tests").glob("*/main.rs")}
    return [
        "the check of the library without the program; the documentation and its examples",
        "capi/ and python/; the unit tests of the program",
        "these test targets: " + ", ".join(sorted(targets - set(QUICK))),
    ]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--test-threads", type=int, default=len(os.sched_getaffinity(0)))
    options = parser.parse_args()
    start = time.monotonic()
    LIT_LOG.unlink(missing_ok=True)
    checks = Checks(options.test_threads)

    def checked(*features: str) -> list[str]:
        command = ["cargo", "rustc", "--locked", "--lib", "--profile=check", "--no-default-features"]
        return [*command, f"--features={','.join(features)}", "--", "-D", "warnings"]

    def without_features() -> None:
        # The layers that do not depend on LLVM build without it. Clippy has seen all but a few lines; this finds what is not
        # used.
        checks.step("check without LLVM", checked())

    def everything() -> None:
        build_tests(checks, ["--workspace", "--all-targets"])
        without_features()
        # The library builds without the program, and has its documentation, with the features that docs.rs chooses. Nothing is
        # linked, as there.
        checks.step("check without the program", checked("json", "llvm"), {"DOCS_RS": "1"})
        document = ["cargo", "doc", "--locked", "--no-deps", "--lib", "--no-default-features", "--features=json,llvm"]
        checks.step("documentation", document, {"DOCS_RS": "1", "RUSTDOCFLAGS": "-D warnings"})
        # Cargo compiles the examples when it runs them; on the queue they would wait for the cargo of the steps before.
        name = "examples in the documentation"
        checks.run_job(Job(name, name, 0, 1, ["cargo", "test", "--locked", "--workspace", "--doc"], LINTING))

    def quick() -> None:
        build_tests(checks, ["--lib", *[f"--test={name}" for name in QUICK]])
        without_features()

    formatting = threading.Thread(target=checks.step, args=["formatting", ["cargo", "fmt", "--check"]])
    formatting.start()
    cargo = checks.start(quick if options.quick else everything)
    checks.run_tests()
    formatting.join()
    cargo.join()
    if options.quick:
        print("\n== left out", *left_out(), sep="\n")
    return report(checks, start)


if __name__ == "__main__":
    sys.exit(main())
