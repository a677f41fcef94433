#!/usr/bin/env bash
# Runs a command on a Debian 12 that has nothing but Node, npm and git, in a fresh clone of the commit that is checked out here:
#
#     scripts/bareMachine.sh [COMMAND]        default: npm ci && npm test
#
# Needs root, debootstrap, unshare, and the commands that it copies: node and npm.
# Debian comes from DEBIAN_MIRROR, by default from debootstrap's own mirror. npm takes its packages from where npm takes them here.
set -euo pipefail

command=${1:-npm ci && npm test}
project=$(cd "$(dirname "$0")/.." && pwd)
machine=$(mktemp -d)
trap 'rm -rf --one-file-system "$machine"' EXIT
# The folder of the machine is its root folder, which every user may enter.
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

# With namespaces of its own, whatever the command mounts or starts is gone when it ends.
unshare --mount --pid --fork --kill-child bash -euo pipefail -s "$machine" "$command" "${variables[@]}" <<'INSIDE'
machine=$1 command=$2
shift 2
mount --rbind /dev "$machine/dev"
mount -t proc proc "$machine/proc"
exec env -i "$@" chroot "$machine" bash -c "cd /project && $command" </dev/null
INSIDE
