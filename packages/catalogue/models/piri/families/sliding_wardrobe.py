"""A wardrobe whose doors go sideways: two leaves on an aluminium track, each in a slender frame with a channel to pull."""

from ..casework import Case, carcass, darkness, plinth
from ..joinery import board
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=27, above=9, distance=6.25),
    'front': Angle(around=0, above=4, distance=6.25),
    'detail': Angle(around=28, above=10, distance=2.7, at=(0.27, -0.5, 0.26)),
}

LEAF, RIM, LAP = 0.022, 0.022, 0.055


def build(piece):
    w, d, h = piece.size
    wood, metal, stand = piece.slots['wood'], piece.slots['metal'], piece.cm('clearance', 6)
    case = Case(w, -d / 2, d / 2, stand, h, 0.030)
    carcass(case, wood)
    plinth(case, stand, 0.030, wood, front_inset=0.040)
    darkness(case, case.front + 0.085)
    for z, tall in ((case.ceiling - 0.014, 0.028), (case.floor + 0.005, 0.010)):
        board('track', (case.inner, 0.070, tall), (0, case.front + 0.041, z), metal, 0.001)
    low, high = case.floor + 0.012, case.ceiling - 0.030
    wide = (case.inner + LAP) / 2
    door(-case.inner / 2 + wide / 2, wide, case.front + 0.056, low, high, piece)
    door(case.inner / 2 - wide / 2, wide, case.front + 0.022, low, high, piece)


def door(x, wide, y, low, high, piece):
    """Veneer in upright strips, two by two from one log, with a band of cane-fine reeds at hand height between rails."""
    wood, metal = piece.slots['wood'], piece.slots['metal']
    tall, z = high - low, (low + high) / 2
    for s in (-1, 1):
        board('door profile', (RIM, LEAF + 0.004, tall), (x + s * (wide - RIM) / 2, y, z), metal, 0.0022, 'z')
        board('pull channel', (0.007, 0.002, tall - 0.02), (x + s * (wide / 2 - RIM * 0.52), y - LEAF / 2 - 0.0022, z), wood, 0, 'z')
        board('door rail', (wide - 2 * RIM, LEAF, 0.026), (x, y, z + s * (tall - 0.026) / 2), metal, 0.002)
    inner, clear = wide - 2 * RIM, tall - 0.052
    band = clear * 0.30
    parts = ((low + 0.026, clear * 0.36), (low + 0.026 + clear * 0.66, clear * 0.34))
    for start, part in parts:
        for i in range(3):
            each = inner / 3
            board('veneer', (each - 0.0004, LEAF - 0.004, part - 0.0012), (x - inner / 2 + (i + 0.5) * each, y, start + part / 2), wood, 0.0016, 'z')
    count = round(inner / 0.024)
    board('band', (inner, LEAF - 0.012, band), (x, y + 0.004, low + 0.026 + clear * 0.36 + band / 2), wood, 0, 'z')
    for i in range(count):
        at = (x - inner / 2 + (i + 0.5) * inner / count, y - 0.002, low + 0.026 + clear * 0.36 + band / 2)
        board('reed', (inner / count - 0.004, LEAF - 0.006, band - 0.001), at, wood, 0.005, 'z', steps=4)
