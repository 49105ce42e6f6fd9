#!/usr/bin/env bash
# Install the Debian packages that the project needs and the machine lacks.
#
#   tools/system-packages.sh            everything
#   tools/system-packages.sh python     one need only (a compiler is needed for `make fast`, a deployment for `make test-all`)
#
# As root it installs them; otherwise it prints the command to run and fails.
set -euo pipefail

all_needs="python browser proxy"

packages_for() {
    case $1 in
        python) echo "python3 python3-venv" ;;
        browser) echo "chromium" ;;
        proxy) echo "nginx-light openssl" ;;
        deployment) echo "caddy prometheus systemd" ;;
        compiler) echo "gcc libc6-dev python3-dev" ;;
        *) echo "unknown need: $1 (known: $all_needs deployment compiler)" >&2; return 2 ;;
    esac
}

installed() {
    [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

packages=""
for need in ${*:-$all_needs}; do
    found=$(packages_for "$need")
    packages="$packages $found"
done

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "Not a Debian system. Please install what your system calls:$packages" >&2
    exit 1
fi

missing=()
for package in $packages; do
    installed "$package" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" -ne 0 ]; then
    echo "Some system packages are missing. Please run:" >&2
    echo "    sudo apt-get update && sudo apt-get install --yes ${missing[*]}" >&2
    exit 1
fi

echo "Installing system packages: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq --yes --no-install-recommends "${missing[@]}" >/dev/null
