"""What the settings and the builder's files want of each device; apart, since it needs no device's library."""

from __future__ import annotations

from device.builder_files import BuilderFiles
from device.settings import Settings
from drivers.wishes import ButtonsWish, LampWish, PanelWish, PrinterWish


def panel_wish(settings: Settings) -> PanelWish:
    """The touchscreen."""
    panel = settings.panel
    driver = None if panel.driver == "auto" else panel.driver
    return PanelWish(rotation=panel.rotation, driver=driver, corners=settings.touch.corners)


def lamp_wish(settings: Settings, files: BuilderFiles) -> LampWish:
    """The chain of pixels, as long as the builder's bed wants it."""
    lamps = settings.lamps
    return LampWish(
        form=lamps.form,
        pixels=files.bed.pixels,
        colour_order=lamps.colour_order,
        pixel_type=lamps.pixel_type,
        spi=lamps.spi,
        pin=files.pins.lamps,
        port=lamps.port,
        baud=lamps.baud,
    )


def buttons_wish(settings: Settings, files: BuilderFiles) -> ButtonsWish:
    """The nine buttons, on the builder's pins."""
    return ButtonsWish(form=settings.buttons.form, pins=files.pins.buttons)


def printer_wish(settings: Settings) -> PrinterWish:
    """The receipt printer."""
    printer = settings.printer
    return PrinterWish(form=printer.form, address=printer.address, columns=printer.columns)
