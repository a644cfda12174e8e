"""Runs random tests with new seeds, see scripts/hunt."""

import argparse
import os
import re
import secrets
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parent.parent
# A debug build tries a twenty-fifth of the seeds in the same time.
PROFILE = ["--locked", "--profile", "hunt"]
# The head of the table of verdicts.
JUDGEMENT = "functions by the judgement of LLVM, the device and the host:"


@dataclass
class Suite:
    """A test target whose inputs depend on seeds."""

    target: str
    # The variable with the range of seeds, and the number of seeds of a turn.
    variable: str
    count: int
    # The filters of the tests.
    filters: list[str]
    # Returns the commands that repeat the failures of a run, from its output.
    finds: Callable[[str], list[str]]


def of_fuzz(output: str) -> list[str]:
    blocks = re.findall(r"^---- (random_\w+) stdout ----$(.*?)(?=^---- |^failures:|\Z)", output, re.MULTILINE | re.DOTALL)
    found = []
    for test, text in blocks:
        for seeds in re.findall(r"seeds that fail: \[([^\]]*)\]", text):
            found += [repeated("FUZZ_SEEDS", "fuzz", seed, test) for seed in seeds.split(", ")]
    return found


def of_mutants(output: str) -> list[str]:
    names = re.findall(r"^\s*(?:missed|panic): (\S+:\d+): ", output, re.MULTILINE)
    return [f"MUTANT={name} cargo test --test mutants -- show" for name in dict.fromkeys(names)]


def of_trials(variable: str, target: str) -> Callable[[str], list[str]]:
    def finds(output: str) -> list[str]:
        failed = re.findall(r"^    (\w+_(\d+))$", output, re.MULTILINE)
        return [repeated(variable, target, seed, test) for test, seed in dict.fromkeys(failed)]

    return finds


def repeated(variable: str, target: str, seed: str, test: str) -> str:
    return f"{variable}={seed}..{int(seed) + 1} cargo test --test {target} -- --exact {test}"


FUZZ = ["random_bitcode", "random_lifts", "random_modules", "random_names", "random_options", "random_words"]

SUITES = {
    "fuzz": Suite("fuzz", "FUZZ_SEEDS", 20_000, FUZZ, of_fuzz),
    "assembly": Suite("fuzz", "FUZZ_SEEDS", 20_000, ["random_assembly"], of_fuzz),
    "mutants": Suite("mutants", "MUTANTS_SEEDS", 16, ["refusals_agree"], of_mutants),
    "differential": Suite("differential", "DIFFERENTIAL_SEEDS", 8, ["seed_"], of_trials("DIFFERENTIAL_SEEDS", "differential")),
    "stack": Suite("stack_programs", "STACK_SEEDS", 8, ["programs_", "graphs_"], of_trials("STACK_SEEDS", "stack_programs")),
}


def judged(output: str) -> Counter[str]:
    """Returns the counts of the table of verdicts that `differential` prints."""
    table = output.partition(JUDGEMENT)[2]
    return Counter({text: int(count) for count, text in re.findall(r"^ +(\d+) (.+)$", table, re.MULTILINE)})


def hunt(suite: Suite, verdicts: Counter[str]) -> tuple[int, list[str]]:
    """Runs new seeds of a suite, whose verdicts it adds; returns their number and the commands that repeat the finds."""
    # A seed is short enough to be typed.
    first = 1000 + secrets.randbelow(10**9)
    seeds = f"{first}..{first + suite.count}"
    found = []
    for name in suite.filters:
        command = ["cargo", "test", *PROFILE, "--quiet", "--test", suite.target, "--", name]
        environment = {**os.environ, suite.variable: seeds}
        run = subprocess.run(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, errors="replace",
        )
        verdicts.update(judged(run.stdout))
        if run.returncode == 0:
            continue
        if "error: could not compile" in run.stdout:
            sys.exit(f"{run.stdout}\nthe sources do not build any more")
        # A process that crashes names no seed.
        finds = suite.finds(run.stdout) or [f"{suite.variable}={seeds} cargo test --test {suite.target} -- {name}"]
        print(*run.stdout.splitlines()[-40:], sep="\n")
        print(*[f"find: {find}" for find in finds], sep="\n", flush=True)
        found += finds
    return suite.count, found


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/hunt")
    parser.add_argument("suite", nargs="?", choices=SUITES)
    parser.add_argument("minutes", nargs="?", type=float, default=10)
    words = sys.argv[1:]
    # The suite may be omitted.
    if words and words[0].replace(".", "", 1).isdigit():
        options = argparse.Namespace(suite=None, minutes=float(words[0]))
    else:
        options = parser.parse_args()
    names = [options.suite] if options.suite else list(SUITES)
    for target in dict.fromkeys(SUITES[name].target for name in names):
        subprocess.run(["cargo", "test", *PROFILE, "--no-run", "--test", target], cwd=ROOT, check=True)
    end = time.monotonic() + 60 * options.minutes
    seeds, finds, verdicts = dict.fromkeys(names, 0), [], Counter[str]()
    while time.monotonic() < end:
        for name in names:
            if time.monotonic() >= end:
                break
            count, found = hunt(SUITES[name], verdicts)
            seeds[name] += count
            finds += found
    print(", ".join(f"{name}: {count} new seeds" for name, count in seeds.items()))
    if verdicts:
        print(JUDGEMENT, *[f"{count:>8} {text}" for text, count in verdicts.items()], sep="\n")
    print(f"{len(finds)} finds", *finds, sep="\n")
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
