"""The wheel of the year, and what the Sacred Festivals do in it."""

from __future__ import annotations

from typing import Final

from ardri.rules.editions.registry import register_module
from ardri.rules.state.modules import Module, Reading
from ardri.seasons.year.festivals import with_festivals
from ardri.seasons.year.wheel import with_wheel

READINGS: Final = ("E17", "E18", "E19", "E20")

WHEEL: Final = register_module(Module(name="seasons", package=__name__, add=with_wheel))
FESTIVALS: Final = register_module(
    Module(
        name="festivals",
        package=__name__,
        add=with_festivals,
        needs=(WHEEL.name,),
        readings=tuple([Reading(ruling) for ruling in READINGS]),
    )
)
