#!/bin/sh
# hardware.sh: the GPIO lines of a Raspberry Pi 4, simulated by the kernel.
set -eu
modprobe -a configfs gpio-sim uinput virtio_console
mountpoint -q /sys/kernel/config || mount -t configfs configfs /sys/kernel/config
chip=/sys/kernel/config/gpio-sim/pi
mkdir -p "$chip/bank"
echo 54 > "$chip/bank/num_lines"
echo pinctrl-bcm2711 > "$chip/bank/label"
echo 1 > "$chip/live"
# Libraries tell a Pi by this line.
{ cat /proc/cpuinfo; echo 'Revision : c03114'; } > /run/cpuinfo
mount --bind /run/cpuinfo /proc/cpuinfo
udevadm settle
