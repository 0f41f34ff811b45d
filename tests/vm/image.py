"""Builds what the virtual machine starts from, and keeps it: what has not changed is not built again.

Three layers, each in a folder named after what it was made of: kernel, root (Debian with the libraries of the program)
and machine (the root with the program itself). `python -m tests.vm.image` builds them and prints the last one.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PROJECT: Final = HERE.parents[1]
GUEST: Final = HERE / "guest"
CACHE: Final = PROJECT / "build/vm"
KERNEL_HEADERS: Final = Path("/usr/src")
SUITE: Final = "bookworm"
PYTHON: Final = "3.11"
"""Of that suite."""
TOOLS: Final = {
    "qemu-system-x86_64": "qemu-system-x86",
    "mmdebstrap": "mmdebstrap",
    "mke2fs": "e2fsprogs",
    "modprobe": "kmod",
    "cpio": "cpio",
    "busybox": "busybox-static",
    "gcc-12": "gcc-12",
    "make": "make",
}
"""By command, the Debian package that brings it."""


def missing() -> str:
    """One line about what keeps from building the machine here; empty if nothing does."""
    if os.geteuid() != 0:
        return "needs root, to make Debian's file system"
    packages = [package for tool, package in TOOLS.items() if shutil.which(tool, path=_path()) is None]
    if not list(KERNEL_HEADERS.glob("linux-headers-*-amd64")):
        packages.append("linux-headers-amd64")
    return f"not installed: apt install {' '.join(packages)}" if packages else ""


def built() -> Path:
    """The folder with `disk.ext4`, `initrd.gz` and `vmlinuz`."""
    version = _kernel_version()
    kernel = _layer("kernel", [version, HERE / "kernel.sh"], lambda folder: _run(HERE / "kernel.sh", version, folder))
    wishes = _libraries()
    root = _layer("root", [SUITE, *wishes, HERE / "root.sh"], lambda folder: _root(folder, wishes))
    units, sources = PROJECT / "systemd", _sources()
    parts: list[str | Path] = [kernel.name, root.name, HERE / "pack.sh", *_files(GUEST), *_files(units), *sources]

    def pack(folder: Path) -> None:
        with tempfile.TemporaryDirectory(prefix="firelight-vm-") as scratch:
            wheel = _wheel(sources, Path(scratch))
            _run(HERE / "pack.sh", kernel / "tree", root / "root", wheel, GUEST, units, folder)

    return _layer("machine", parts, pack)


def _layer(name: str, parts: Iterable[str | Path], make: Callable[[Path], None]) -> Path:
    """The folder of a layer, made if there is none of just these parts; those of other parts are thrown away."""
    digest = hashlib.sha256()
    for part in parts:
        said = part.encode() if isinstance(part, str) else str(part).encode() + b"\0" + part.read_bytes()
        digest.update(hashlib.sha256(said).digest())
    folder = CACHE / f"{name}-{digest.hexdigest()[:16]}"
    if folder.exists():
        return folder
    print(f"virtual machine: building {name}", file=sys.stderr, flush=True)
    for old in CACHE.glob(f"{name}-*"):
        shutil.rmtree(old)
    unfinished = CACHE / f"{name}-unfinished"
    unfinished.mkdir(parents=True)
    make(unfinished)
    return unfinished.rename(folder)


def _root(folder: Path, wishes: list[str]) -> None:
    wheels = folder / "wheels"
    _pip("download", "--only-binary=:all:", "--python-version", PYTHON, "--dest", wheels, *wishes)
    _run(HERE / "root.sh", folder, wheels, SUITE, *_debian())
    shutil.rmtree(wheels)


def _libraries() -> list[str]:
    """What the program needs on a Raspberry Pi, as `pyproject.toml` says."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]
    wishes = [*project["dependencies"], *project["optional-dependencies"]["pi"]]
    return [wish.partition(";")[0].strip() for wish in wishes]


def _sources() -> list[Path]:
    """What the program's wheel is made of."""
    packages = ["device", "drivers", "games", "hardware", "ui", "pyproject.toml", "README.md", "LICENSE"]
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *packages]
    listed = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True).stdout
    return sorted(path for name in listed.split("\0") if name and (path := PROJECT / name).is_file())


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_file())


def _wheel(sources: list[Path], scratch: Path) -> Path:
    """The program's wheel, made of a copy: what lay about from another time would get into it."""
    for source in sources:
        copy = scratch / "source" / source.relative_to(PROJECT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    _pip("wheel", "--no-deps", "--wheel-dir", scratch, scratch / "source")
    return next(scratch.glob("*.whl"))


def _debian() -> list[str]:
    """Where this machine gets Debian from, as lines of a list of sources."""
    asked = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME) $(COMPONENT)", "Identifier: Packages"]
    listed = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    found = {line for line in listed.splitlines() if re.search(rf" {SUITE}(-\w+)? main$", line)}
    return [f"deb {line}" for line in sorted(found)]


def _kernel_version() -> str:
    """Of the newest headers, such as 6.1.0-57-amd64."""
    names = [path.name.removeprefix("linux-headers-") for path in KERNEL_HEADERS.glob("linux-headers-*-amd64")]
    return max(names, key=lambda name: [int(number) for number in re.findall(r"\d+", name)])


def _pip(*arguments: str | Path) -> None:
    _run(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments)


def _run(*command: str | Path) -> None:
    """Run a command; raises RuntimeError with what it said last."""
    run = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env=os.environ | {"PATH": _path()},
    )
    if run.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed:\n{run.stdout[-3000:]}")


def _path() -> str:
    return f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"


if __name__ == "__main__":
    if why := missing():
        sys.exit(f"firelight: {why}")
    print(built())
