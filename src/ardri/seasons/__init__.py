"""The expansion: modules that combine freely with the base game and with each other.

They are imported in this order, always all of them, so that what they enter into the catalogue of cards and
territories and into the option table has the same numbers in every process, for ever. A new one comes last.
"""

from importlib import import_module
from typing import Final

PACKAGES: Final = ("king", "year", "fifth", "sea")

for _package in PACKAGES:
    import_module(f"{__name__}.{_package}")
