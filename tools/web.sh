#!/usr/bin/env bash
# Build the browser client from web/ into the package, src/ardri/server/site, if anything has changed.
#
#   tools/web.sh           build
#   tools/web.sh COMMAND   run a command of npm in web/ instead, such as `run check`
#
# Takes the system's Node if it is new enough, else one from a Python package, in an environment of its own.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

new_enough() { # NODE: at least 20.19, and not one of the odd ones that the tools leave out
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
        process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a >= 24 ? 0 : 1)' >/dev/null 2>&1
}

if ! { command -v npm >/dev/null && new_enough node; }; then
    PROJECT=none tools/venv.sh .venv-node requirements/node.txt
    PATH="$PWD/.venv-node/bin:$PATH"
fi

digest() { # FILE...: of names and contents
    find "$@" -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -d' ' -f1
}

locked=$(digest web/package-lock.json web/.npmrc)
if [ "$(cat web/node_modules/.locked 2>/dev/null)" != "$locked" ]; then
    echo "Fetching what the browser client is built with ..."
    npm --prefix web ci --silent --no-update-notifier
    echo "$locked" > web/node_modules/.locked
fi

if [ $# -gt 0 ]; then
    exec npm --prefix web --silent "$@"
fi

sources=$(digest web/src web/public web/licences web/tools web/index.html web/*.js web/*.ts web/*.json src/ardri/texts src/ardri/*/*/texts)
if [ "$(cat src/ardri/server/site/.sources 2>/dev/null)" != "$sources" ]; then
    echo "Building the browser client ..."
    npm --prefix web --silent run build -- --logLevel warn
    echo "$sources" > src/ardri/server/site/.sources
fi
