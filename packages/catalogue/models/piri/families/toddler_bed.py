"""A toddler's bed, so low that one sits beside it on the floor: round corners everywhere, and the moon in its headboard."""

import math

from ..joinery import board, panel, stick
from ..studio import Angle
from .bunk_bed import berth

ANGLES = {
    'three-quarter': Angle(around=37, above=16, distance=4.9),
    'front': Angle(around=0, above=9, distance=4.9),
    'detail': Angle(around=47, above=15, distance=1.75, at=(0.10, 0.28, 0.62)),
}

END, RAIL, THICK = 0.024, 0.105, 0.020


def build(piece):
    w, d, h = piece.size
    wood, low = piece.slots['wood'], piece.cm('clearance', 10)
    inner = w - 0.024
    end(w, d / 2 - END, h, 0.085, wood)
    end(w, -d / 2, 0.40, 0.060, wood)
    moon(0.02, d / 2 - END, h - 0.120, piece.slots['inlay'])
    for s in (-1, 1):
        x = s * (inner - THICK) / 2
        board('side rail', (THICK, d - 2 * END + 0.004, RAIL), (x, 0, low + RAIL / 2), wood, 0.007, 'y', steps=5)
        guard(x, d / 2 - END, d * 0.5, low + RAIL, wood)
    for i in range(10):
        board('slat', (inner - 2 * THICK, 0.062, 0.014), (0, (d - 0.16) * ((i + 0.5) / 10 - 0.5), low + 0.030), piece.slots['inlay'], 0.003)
    berth(piece, inner - 2 * THICK, d - 2 * END, low + 0.038, 'spread', 6, 0.100, 12)


def end(w, y, top, rise, wood):
    """One board from side to side: an arch above, and below it cut away to leave two feet."""
    half, n = w / 2, 28
    arch = [(-half + 0.085 + (w - 0.17) * i / n, 0.060 * math.sin(math.pi * i / n) ** 0.5) for i in range(n + 1)]
    shoulder = top - rise
    crown = [(half * math.cos(a), shoulder + rise * math.sin(a) ** 0.85) for a in (math.pi * i / 40 for i in range(1, 40))]
    outline = [(-half, 0), *arch, (half, 0), (half, shoulder), *crown, (-half, shoulder)]
    panel('end', outline, END, (0, y + END, 0), wood, 0.009, 'x', (90, 0, 0))


def moon(x, y, z, wood, radius=0.062):
    """A crescent let into the board and left a paper's breadth proud."""
    n, shift = 40, radius * 0.42
    outer = [(radius * math.cos(a), radius * math.sin(a)) for a in (math.radians(62 + 236 * i / n) for i in range(n + 1))]
    bite = math.dist(outer[0], (shift, 0))
    start, stop = (math.atan2(p[1], p[0] - shift) % (2 * math.pi) for p in (outer[-1], outer[0]))
    inner = [(shift + bite * math.cos(start + (stop - start) * i / n), bite * math.sin(start + (stop - start) * i / n)) for i in range(1, n)]
    turn = math.radians(-24)
    points = [(px * math.cos(turn) - pz * math.sin(turn), px * math.sin(turn) + pz * math.cos(turn)) for px, pz in outer + inner]
    panel('moon', points, 0.0035, (x, y + 0.0020, z), wood, 0.0012, 'x', (90, 0, 0))


def guard(x, head, long, low, wood):
    """Half the length: two posts, four rods, a rail that is round wherever a hand or a chin comes to lie."""
    top, foot = low + 0.185, head - long
    path = [(x, head + 0.002, top), (x, foot + 0.10, top), (x, foot + 0.028, top - 0.012), (x, foot + 0.004, top - 0.060), (x, foot, low - 0.004)]
    stick('guard', path, [0.0125, 0.0125, 0.0125, 0.0125, 0.0125], wood, 8, up=(1, 0, 0.01))
    for i in range(1, 6):
        y = foot + long * i / 6 + 0.006
        stick('rod', [(x, y, low - 0.004), (x, y, (low + top) / 2), (x, y, top)], [0.0078, 0.0092, 0.0078], wood, 6, up=(1, 0, 0.01))
