#!/bin/sh
# pack.sh KERNEL ROOT WHEEL GUEST UNITS FOLDER: a disk and what starts it, from a kernel's tree and a root with the
# program's libraries; adds the program, its units, and what stands for the hardware and listens to the tests.
set -eu
kernel=$1 base=$2 wheel=$3 guest=$4 units=$5 folder=$6
version=$(ls "$kernel/lib/modules")
root=$folder/root
drivers="virtio_pci virtio_blk ext4 crc32c_generic"
devices="virtio_gpu virtio_console uinput evdev configfs gpio-sim xhci_pci usbserial ftdi_sio autofs4"

needed() {
	for module in "$@"; do
		modprobe -d "$kernel" -S "$version" --show-depends "$module" | awk '$1 == "insmod" { print $2 }'
	done | awk '!seen[$0]++'
}

mkdir -p "$folder"
cp -a "$base" "$root"
for file in $(needed $drivers $devices); do
	install -D -m 644 "$file" "$root/usr/${file#"$kernel"/}"
done
cp "$kernel/lib/modules/$version"/modules.builtin* "$kernel/lib/modules/$version/modules.order" \
	"$root/usr/lib/modules/$version/"
depmod -b "$root/usr" "$version" 2>/dev/null || depmod -b "$root" "$version"

# the program
cp "$wheel" "$root/"
chroot "$root" sh -c '/opt/firelight/current/.venv/bin/pip install --quiet --no-index --no-deps /*.whl && rm /*.whl'
cp "$units"/*.service "$root/etc/systemd/system/"

# what stands for the table's hardware
mkdir -p "$root/opt/vm/guest" "$root/etc/systemd/system/firelight.service.d"
cp "$guest"/*.py "$guest"/*.sh "$root/opt/vm/guest/"
cp "$guest"/*.service "$root/etc/systemd/system/"
cp "$guest/after-hardware.conf" "$root/etc/systemd/system/firelight.service.d/"
cp "$guest"/*.rules "$root/etc/udev/rules.d/"
: > "$root/etc/fstab"
chroot "$root" systemctl --quiet enable firelight vm-hardware vm-agent
chroot "$root" systemctl --quiet mask getty@tty1.service serial-getty@ttyS0.service systemd-timesyncd.service \
	systemd-hwdb-update.service systemd-journal-catalog-update.service ldconfig.service e2scrub_reap.service \
	apt-daily.timer apt-daily-upgrade.timer dpkg-db-backup.timer e2scrub_all.timer fstrim.timer
rm -f "$root/.dockerenv"

# what the kernel starts with, until it has its disk
first=$folder/first
mkdir -p "$first/bin" "$first/modules" "$first/proc" "$first/sys" "$first/dev" "$first/root"
cp /bin/busybox "$first/bin/"
install -m 755 "$guest/init" "$first/init"
number=10
for file in $(needed $drivers); do
	cp "$file" "$first/modules/$number-$(basename "$file")"
	number=$((number + 1))
done
(cd "$first" && find . | cpio --quiet -o -H newc | gzip -1) > "$folder/initrd.gz"
cp "$kernel"/boot/vmlinuz-* "$folder/vmlinuz"

size=$(($(du -sm "$root" | cut -f1) + 200))
mke2fs -q -t ext4 -O ^has_journal -E lazy_itable_init=1 -d "$root" "$folder/disk.ext4" "${size}M"
rm -r "$root" "$first"
