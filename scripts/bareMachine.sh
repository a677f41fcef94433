#!/usr/bin/env bash
# Runs a command in a fresh clone of the commit that is checked out here. The clone is in a Debian 12 that has
# only Node, npm and git:
#
#     scripts/bareMachine.sh [COMMAND]        default: npm ci && npm test
#
# The script needs root, debootstrap, unshare, and the commands that it copies: node and npm. debootstrap
# loads Debian from DEBIAN_MIRROR, by default from its own mirror. npm uses the registry, proxy and
# certificates of this machine's npm.
set -euo pipefail

command=${1:-npm ci && npm test}
project=$(cd "$(dirname "$0")/.." && pwd)
machine=$(mktemp -d)
trap 'rm -rf --one-file-system "$machine"' EXIT
# The folder becomes the root folder of the machine, so every user needs access to it.
chmod 755 "$machine"

debootstrap --variant=minbase --include=git bookworm "$machine" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
cp /etc/resolv.conf /etc/hosts "$machine/etc/"

mkdir -p "$machine/usr/local/lib/node_modules"
cp "$(readlink -f "$(command -v node)")" "$machine/usr/local/bin/node"
cp -r "$(npm root --global)/npm" "$machine/usr/local/lib/node_modules/"
for name in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$machine/usr/local/bin/$name"
done

variables=(HOME=/home PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin CI=true)
copy_file() {
  mkdir -p "$machine$(dirname "$1")"
  cp "$1" "$machine$1"
}
userconfig=$(npm config get userconfig)
if [ -f "$userconfig" ]; then cp "$userconfig" "$machine/home/.npmrc"; fi
for key in registry proxy https-proxy cafile; do
  value=$(npm config get "$key")
  case $value in '' | null | undefined) continue ;; esac
  variables+=("npm_config_${key//-/_}=$value")
  if [ "$key" = cafile ]; then copy_file "$value"; fi
done
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  copy_file "$NODE_EXTRA_CA_CERTS"
  variables+=("NODE_EXTRA_CA_CERTS=$NODE_EXTRA_CA_CERTS")
fi

git clone --quiet "$project" "$machine/project"

# The command runs in its own namespaces, so its mounts and processes end with it.
unshare --mount --pid --fork --kill-child bash -euo pipefail -s "$machine" "$command" "${variables[@]}" <<'INSIDE'
machine=$1 command=$2
shift 2
mount --rbind /dev "$machine/dev"
mount -t proc proc "$machine/proc"
exec env -i "$@" chroot "$machine" bash -c "cd /project && $command" </dev/null
INSIDE
