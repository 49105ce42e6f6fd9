"""The expansion: modules that combine freely with the base game and with each other.

They are imported in this order, always all of them, so that what they enter into the catalogue of cards and
territories and into the option table has the same numbers in every process, for ever.
"""

import ardri.seasons.king
import ardri.seasons.sea
import ardri.seasons.year  # noqa: F401  entered by being read
