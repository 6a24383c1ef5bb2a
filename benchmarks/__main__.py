"""Run the measurements named, or all of them, on this machine."""

import argparse
import importlib
import os
import pkgutil
import platform

import benchmarks


def main() -> None:
    """Run them one after the other and print what each found."""
    names = sorted(found.name for found in pkgutil.iter_modules(benchmarks.__path__) if found.name[0] != "_")
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(names)}")
    chosen = parser.parse_args().names or names
    if unknown := sorted(set(chosen) - set(names)):
        parser.error(f"no such measurement: {', '.join(unknown)}; there are {', '.join(names)}")
    print(
        f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    )
    for name in chosen:
        print(f"\n{name}")
        for line in importlib.import_module(f"benchmarks.{name}").lines():
            print(f"  {line}", flush=True)


if __name__ == "__main__":
    main()
