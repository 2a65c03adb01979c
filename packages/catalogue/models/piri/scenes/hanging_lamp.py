"""A lamp over the table that belongs to the house: an enamelled shade on a cord, white inside."""

from ..joinery import turned, wire
from ..materials.hard import plain
from ..mesh import spline
from .house import HEIGHT

# Radius and height above the rim, from the neck down to the rim.
OUTLINE = [(0.016, 0.262), (0.019, 0.215), (0.036, 0.200), (0.085, 0.186), (0.140, 0.152), (0.188, 0.092), (0.214, 0.030), (0.222, 0.0)]
BULB = 0.062


def hanging_lamp(x, y, rim, colour):
    """Answers with the place of its bulb, high enough in the shade that nobody at the table looks into it."""
    bell = [(p.x, p.z) for p in spline([(r, 0, z) for r, z in OUTLINE], 8)]
    enamel, white = plain('lamp enamel', colour, 0.28, 0.5), plain('lamp inside', '#efeae0', 0.55, 0.2)
    turned('lamp shade', [(0.001, OUTLINE[0][1]), *bell, *inwards(bell, 0.0025)], enamel, (x, y, rim), count=96)
    turned('lamp inside', [*reversed(inwards(bell, 0.0032)), *inwards(bell, 0.0045)], white, (x, y, rim), count=96)
    wire('lamp cord', [(x, y, rim + OUTLINE[0][1]), (x, y, HEIGHT)], 0.0035, plain('lamp cord', '#2a2826', 0.8, 0.1))
    turned('bulb glass', [(0.001, -0.030), (0.020, -0.024), (0.029, 0), (0.022, 0.024), (0.013, 0.050), (0.001, 0.052)], plain('bulb glass', '#f6efe0', 0.4, 0.4), (x, y, rim + BULB + 0.055), count=32)
    return (x, y, rim + BULB)


def inwards(bell, by):
    """The way back up inside, closed at the neck."""
    return [(max(0.001, r - by), z + by * 0.15) for r, z in reversed(bell) if z < 0.205] + [(0.001, 0.202 - by)]
