"""A toy box: a lid to sit on, a hollow under its edge for small hands, slots in the ends to breathe through."""

import math

from ..joinery import board, panel, rounded_rectangle
from ..materials.hard import plain
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=31, above=15, distance=2.9),
    'front': Angle(around=0, above=6, distance=2.9),
    'detail': Angle(around=44, above=22, distance=1.4, at=(0.22, -0.25, 0.62)),
}

WALL, LID, PAD = 0.015, 0.020, 0.004
SLOTS, SLOT = 5, 0.014


def build(piece):
    w, d, h = piece.size
    paint, lid = piece.slots['wood'], piece.slots['lid']
    wide, deep, rim = w - 0.016, d - 0.012, h - LID - 0.003
    for y, scoop in ((-deep / 2 + WALL, 0.022), (deep / 2, 0)):
        panel('long wall', long_wall(wide, rim, scoop), WALL, (0, y, 0), paint, 0.004, 'x', (90, 0, 0))
    for s in (-1, 1):
        end(s * (wide - WALL) / 2, deep - 2 * WALL, rim, paint)
    dark = plain('inside', '#15110d', 0.95, 0.05)
    board('inside', (wide - 2 * WALL - 0.03, deep - 2 * WALL - 0.004, rim - 0.09), (0, 0, 0.07 + (rim - 0.09) / 2), dark, 0)
    panel('lid', rounded_rectangle(w, d, 0.030), LID, (0, 0, h - LID), lid, 0.007)
    board('seam', (wide - 0.03, deep - 0.03, 0.006), (0, 0, h - LID - 0.001), dark, 0)
    for x in (-1, 1):
        for y in (-1, 1):
            board('felt', (0.030, 0.012, PAD), (x * (wide / 2 - 0.030), y * (deep / 2 - WALL / 2), PAD / 2), dark, 0.001)


def long_wall(wide, tall, scoop):
    """Its foot is hollowed to leave two feet, its rim where the fingers go under the lid."""
    half, n = wide / 2, 24
    arch = [(-half + 0.11 + (wide - 0.22) * i / n, PAD + 0.036 * math.sin(math.pi * i / n) ** 0.55) for i in range(n + 1)]
    rim = [(0.085 * math.cos(math.pi * i / n), tall - scoop * math.sin(math.pi * i / n) ** 1.2) for i in range(n + 1)] if scoop else []
    return [(-half, PAD), *arch, (half, PAD), (half, tall), *rim, (-half, tall)]


def end(x, deep, tall, paint):
    """Whole above and below, upright bars between: a child who hides in it is heard, and has air."""
    low, high = tall * 0.50, tall * 0.82
    half, n = deep / 2, 20
    arch = [(-half + 0.05 + (deep - 0.10) * i / n, PAD + 0.030 * math.sin(math.pi * i / n) ** 0.55) for i in range(n + 1)]
    foot = [(-half, PAD), *arch, (half, PAD), (half, low), (-half, low)]
    panel('end', foot, WALL, (x - WALL / 2, 0, 0), paint, 0.003, 'y', (90, 0, 90))
    board('end rail', (WALL, deep, tall - high), (x, 0, (tall + high) / 2), paint, 0.003, 'y')
    field = 0.20
    step = (field - SLOTS * SLOT) / (SLOTS - 1) + SLOT
    for s in (-1, 1):
        rest = (deep - field) / 2
        board('end wall', (WALL, rest, high - low + 0.001), (x, s * (deep - rest) / 2, (low + high) / 2), paint, 0.003, 'z')
    for i in range(SLOTS - 1):
        board('bar', (WALL, step - SLOT, high - low + 0.001), (x, -field / 2 + SLOT + (step - SLOT) / 2 + i * step, (low + high) / 2), paint, 0.004, 'z')
