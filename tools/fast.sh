#!/usr/bin/env bash
# Build the rules, and the server's way of a choice, with mypyc and install them, compiled, into an environment of
# their own.
#
#   tools/fast.sh DIR LOCK...
#   tools/fast.sh --check DIR LOCK...   builds nothing; succeeds if the environment is there and up to date
#
# The build works on a copy: a compiled module left beside its source would shadow every later edit. It is done
# anew only when something that goes into it has changed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

parts=(src pyproject.toml hatch_build.py README.md LICENSE docs/rules.md docs/seasons.md)

contents() { find "${parts[@]}" -type f ! -name '*.pyc' -print0 | sort -z | xargs -0 sha256sum | sha256sum; }

if [ "$1" = --check ]; then
    venv=$2
    { pwd; cat "${@:3}"; } | cmp -s - "$venv/.pins" && contents | cmp -s - "$venv/.contents"
    exit
fi

venv=$1

PROJECT=none tools/venv.sh "$@"
python="$venv/bin/python"

can_compile() {
    command -v "${CC:-cc}" >/dev/null &&
        "$python" -c 'import pathlib, sysconfig as s; exit(not pathlib.Path(s.get_path("include"), "Python.h").exists())'
}
can_compile || tools/system-packages.sh compiler

now=$(contents)
if [ "$now" != "$(cat "$venv/.contents" 2>/dev/null)" ]; then
    echo "Compiling the rules, which takes a minute or two ..."
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    cp -r --parents "${parts[@]}" "$work"
    find "$work" -name __pycache__ -prune -exec rm -rf {} +
    # nobody replaces functions of the engine from outside: the compiler may inline them (a sixth faster)
    CFLAGS="${CFLAGS-} -fno-semantic-interposition -fvisibility=hidden" \
        HATCH_BUILD_HOOK_ENABLE_MYPYC=1 "$python" -m pip --disable-pip-version-check -q -q install \
        --no-deps --no-build-isolation --force-reinstall "$work"
    echo "$now" > "$venv/.contents"
fi
