#!/usr/bin/env bash
# Bring a virtual environment up to date: the pinned packages of the given lock files, and this project, editable.
#
#   tools/venv.sh DIR LOCK...
#
# With PROJECT=none the project itself is left out. Returns at once when nothing has changed. It goes by contents, not by file times: other pins or another place on disk
# make the environment anew, another pyproject.toml only installs the project again. PYTHON names the interpreter to
# use instead of the newest one found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

oldest="3.11"
venv=$1
shift

usable() { # INTERPRETER MODULE...: is it new enough, and does it have these modules?
    "$1" - "$oldest" "${@:2}" >/dev/null 2>&1 <<'PY'
import importlib.util, sys
oldest = tuple(int(part) for part in sys.argv[1].split("."))
sys.exit(sys.version_info < oldest or any(importlib.util.find_spec(name) is None for name in sys.argv[2:]))
PY
}

newest() { # MODULE...: print the newest usable interpreter
    local candidate
    for candidate in ${PYTHON:-python3.15 python3.14 python3.13 python3.12 python3.11 python3 python}; do
        if usable "$candidate" "$@"; then
            command -v "$candidate"
            return
        fi
    done
    return 1
}

python_with_venv() {
    newest venv ensurepip && return
    tools/system-packages.sh python >&2 || true
    newest venv ensurepip && return
    if newest >/dev/null; then
        echo "Python $(newest) lacks the 'venv' module, which a separate package of your system brings." >&2
    else
        echo "Ard Rí needs Python $oldest or newer${PYTHON:+ (PYTHON=$PYTHON is not)}." >&2
        echo "If it is installed under another name: make PYTHON=/path/to/python3" >&2
    fi
    return 1
}

pip_install() { # two -q: warnings are left out, errors are not
    "$venv/bin/python" -m pip --disable-pip-version-check -q -q install "$@"
}

pins() { pwd; cat "$@"; }

if ! { [ -x "$venv/bin/python" ] && pins "$@" | cmp -s - "$venv/.pins"; }; then
    python=$(python_with_venv)
    echo "Setting up $venv with $("$python" --version) ..."
    "$python" -m venv --clear "$venv"
    pip_install --require-hashes "${@/#/--requirement=}"
    pins "$@" > "$venv/.pins"
fi

if [ "${PROJECT:-editable}" = editable ] && ! cmp -s pyproject.toml "$venv/.project"; then
    pip_install --no-deps --no-build-isolation --editable .
    cp pyproject.toml "$venv/.project"
fi
