"""Run the measurements named, or all of them, on this machine.

`NAME=VALUE` after the name of a measurement sets what it takes, `tables=100` for example; its docstring says what that is.
"""

import argparse
import importlib
import inspect
import os
import pkgutil
import platform
from collections.abc import Callable, Iterator

import benchmarks


def main() -> None:
    """Run them one after the other and print what each found."""
    known = sorted(found.name for found in pkgutil.iter_modules(benchmarks.__path__) if found.name[0] != "_")
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("words", nargs="*", metavar="NAME", help=f"one of: {', '.join(known)}")
    chosen: dict[str, dict[str, str]] = {}
    for word in parser.parse_args().words:
        name, sets, value = word.partition("=")
        if sets and chosen:
            chosen[next(reversed(chosen))][name] = value
        elif name in known:
            chosen[name] = {}
        else:
            parser.error(f"no such measurement: {word}; there are {', '.join(known)}")
    print(
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    )
    for name in chosen or known:
        print(f"\n{name}")
        measure = importlib.import_module(f"benchmarks.{name}").lines
        for line in measure(**arguments(measure, chosen.get(name, {}))):
            print(f"  {line}", flush=True)


def arguments(measure: Callable[..., Iterator[str]], given: dict[str, str]) -> dict[str, int | float]:
    """Return what was given as numbers of the kind the measurement takes. Raises SystemExit for what it does not."""
    takes = inspect.signature(measure).parameters
    if unknown := sorted(given.keys() - takes.keys()):
        raise SystemExit(f"{', '.join(unknown)} cannot be set; there are: {', '.join(takes) or 'none'}")
    return {name: type(takes[name].default)(value) for name, value in given.items()}


if __name__ == "__main__":
    main()
