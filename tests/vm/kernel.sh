#!/bin/sh
# kernel.sh VERSION FOLDER: Debian's kernel with its modules, and gpio-sim built for it, which Debian leaves out.
set -eu
version=$1 folder=$2
series=$(echo "$version" | cut -d. -f1,2)
source=linux-source-$series
mkdir -p "$folder/tree" "$folder/gpio-sim"
cd "$folder"

apt-get download -qq -o APT::Sandbox::User=root "linux-image-$version" "$source"
dpkg-deb -x linux-image-*.deb tree

# Three files of the kernel's source are all that gpio-sim needs. The simulated interrupts it rests on are left out as
# well, so both become one module; what that uses is not exported to modules, and is reached by another call.
dpkg-deb --fsys-tarfile linux-source-*.deb | tar xO "./usr/src/$source.tar.xz" | tar xJf - --strip-components=3 -C gpio-sim \
	"$source/drivers/gpio/gpio-sim.c" "$source/drivers/gpio/gpiolib.h" "$source/kernel/irq/irq_sim.c"
cd gpio-sim
mv gpio-sim.c main.c
sed -i '/^EXPORT_SYMBOL_GPL/d; s/irq_to_desc(irqnum)/irq_data_to_desc(irq_get_irq_data(irqnum))/' irq_sim.c
printf 'obj-m += gpio-sim.o\ngpio-sim-y := main.o irq_sim.o\n' > Makefile
make -s -C "/usr/src/linux-headers-$version" M="$PWD" modules
install -D -m 644 gpio-sim.ko "../tree/lib/modules/$version/extra/gpio-sim.ko"
depmod -b ../tree "$version"
rm -f ../*.deb
