#!/bin/sh
# root.sh FOLDER WHEELS SUITE SOURCE...: Debian with systemd and what the program's libraries need, and those libraries.
set -eu
folder=$1 wheels=$2 suite=$3
shift 3
packages=systemd-sysv,dbus,udev,kmod,procps,python3,python3-venv,libdrm2,libgbm1,libegl1,libgles2,libgl1-mesa-dri

mmdebstrap --quiet --mode=root --variant=minbase --include="$packages" "$suite" "$folder/root.tar" "$@"
mkdir "$folder/root"
tar xf "$folder/root.tar" -C "$folder/root"
rm "$folder/root.tar"

cp -r "$wheels" "$folder/root/wheels"
chroot "$folder/root" sh -c '
	python3 -m venv /opt/firelight/current/.venv
	/opt/firelight/current/.venv/bin/pip install --quiet --no-index --no-deps /wheels/*.whl
	# what Raspberry Pi OS has from the start
	groupadd --system gpio
	groupadd --system spi
	useradd --system --home-dir /nonexistent --groups video,render,input,gpio,spi,dialout firelight
'
rm -r "$folder/root/wheels" "$folder/root/var/lib/apt/lists" "$folder/root/var/cache/apt"
