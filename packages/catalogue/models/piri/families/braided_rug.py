"""A round rug: braids of jute coiled from the middle and sewn turn to turn with hemp, a double braid about its edge."""

import math

from mathutils import noise

from ..fitting import fitted
from ..joinery import turned
from ..studio import Angle
from ..yarn import twisted

ANGLES = {
    'three-quarter': Angle(around=26, above=40, distance=4.4),
    'front': Angle(around=0, above=40, distance=4.4),
    'detail': Angle(around=30, above=36, distance=1.25, at=(0.14, -0.20, 0)),
}

BRAID, PLY = 0.018, 0.0046
PERIOD = 0.041


def build(piece):
    with fitted(piece):
        radius = piece.width / 2
        cloth = piece.slots['cloth']
        coil = spiral(radius - 2 * BRAID, 0.012)
        lines = braided(coil)
        for k in (0, 1):
            ring = radius - BRAID * (1.5 - k) + 0.001
            n = round(2 * math.pi * ring / 0.0052)
            lines += braided([(ring * math.cos(2 * math.pi * i / n), ring * math.sin(2 * math.pi * i / n)) for i in range(n + 1)])
        twisted('braid', lines, PLY, cloth, plies=3, lay=0.019, depth=0.20, sides=8, fine=3)
        under(radius, cloth)
        # The first turn leaves a hole that is stuffed, and nothing of the floor is seen between the braids.
        turned('ground', [(radius - 0.028, 0.0002), (radius - 0.026, 0.0035), (0.001, 0.0035)], cloth, count=96)
        twisted('heart', [[(0.0045 * math.cos(a), 0.0045 * math.sin(a), 0.0068 + 0.0004 * a) for a in (2 * math.pi * i / 24 for i in range(25))]], PLY, cloth, plies=3, lay=0.019, sides=8, fine=3)
        twisted('hemp', sewing(radius), 0.00085, cloth, plies=2, lay=0.005, sides=5, fine=4)


def spiral(edge, start, step=0.0056):
    points, a = [], 0.0
    while True:
        r = start + BRAID * 0.97 * a / (2 * math.pi)
        if r > edge:
            return points
        points.append((r * math.cos(a), r * math.sin(a)))
        a += step / r


def lying(x, y):
    return 0.0012 * (0.5 + noise.noise((x * 3, y * 3, 1)))


def braided(way):
    """Three strands that pass over one another by turns."""
    lines, run = [[], [], []], [0.0]
    for a, b in zip(way, way[1:]):
        run.append(run[-1] + math.dist(a, b))
    for i, (x, y) in enumerate(way):
        p, q = way[max(i - 1, 0)], way[min(i + 1, len(way) - 1)]
        n = math.dist(p, q) or 1
        side = ((q[1] - p[1]) / n, -(q[0] - p[0]) / n)
        for s in range(3):
            phase = 2 * math.pi * (run[i] / PERIOD + s / 3)
            out, up = BRAID * 0.245 * math.sin(phase), 0.0025 * math.sin(2 * phase + 0.4)
            lines[s].append((x + side[0] * out, y + side[1] * out, 0.0069 + up + lying(x, y)))
    return lines


def under(radius, cloth):
    """What is seen between the braids."""
    rings = []
    for k in range(1, int(radius / BRAID)):
        r = k * BRAID
        rings.append([(r * math.cos(a), r * math.sin(a), 0.0042) for a in (2 * math.pi * i / 120 for i in range(121))])
    twisted('under', rings, 0.0042, cloth, plies=3, lay=0.05, sides=6, fine=3)


def sewing(radius):
    """Hemp twine slanting from braid to braid, a finger apart."""
    out, r = [], 0.012 + BRAID
    while r < radius - 0.4 * BRAID:
        n = max(4, round(2 * math.pi * r / 0.034))
        for i in range(n):
            a = 2 * math.pi * (i + 0.37 * r / BRAID) / n
            b = a + 0.006 / r
            z = 0.0118 + lying(r * math.cos(a), r * math.sin(a))
            shift = BRAID * 0.97 * a / (2 * math.pi)
            inner, outer = r + shift - 0.0046, r + shift + 0.0046
            if outer > radius - 0.004:
                continue
            out.append([(inner * math.cos(a), inner * math.sin(a), z - 0.0022), ((inner + outer) / 2 * math.cos((a + b) / 2), (inner + outer) / 2 * math.sin((a + b) / 2), z - 0.0008), (outer * math.cos(b), outer * math.sin(b), z - 0.0022)])
        r += BRAID * 0.97
    return out
