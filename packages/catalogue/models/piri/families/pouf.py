"""A pouf: one length of thick jute, crocheted round and round from the middle of the top to the middle of the bottom."""

import math

import numpy as np
from mathutils import noise

from ..studio import Angle
from ..yarn import twisted

ANGLES = {
    'three-quarter': Angle(around=26, above=19, distance=1.72),
    'front': Angle(around=0, above=7, distance=1.72),
    'detail': Angle(around=24, above=34, distance=0.78, at=(0.10, -0.28, 0.78)),
}

ROW, STITCH, YARN = 0.0185, 0.0190, 0.0061


def build(piece):
    w, d, h = piece.size
    cloth = piece.slots['cloth']
    profile = evened(outline(w / 2 - YARN * 1.1, h - YARN * 1.1))
    rows = round(profile[-1][0] / ROW)
    ways = []
    for row in range(1, rows - 2):
        ways += stitches(profile, row, rows, piece.dice)
    ways.append(knot(profile))
    swell = lambda p: 1 + 0.014 * noise.noise((p[0] * 5, p[1] * 5, p[2] * 5 + 3))
    ways = [[filled((p[0] * swell(p), p[1] * swell(p), p[2]), piece.size) for p in way] for way in ways]
    stretch(ways, piece.size)
    twisted('crochet', ways, YARN, cloth, plies=3, lay=0.017, depth=0.20, sides=9, fine=3.2)
    body(profile, cloth)


def outline(radius, high):
    """Half a section from the middle of the top: a little sunk there, round at the shoulder, widest low, round again below."""
    points = []
    for i in range(241):
        a = math.pi * i / 240
        r, z = math.sin(a) ** 0.46, math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a))
        r *= 1 - 0.035 * max(0, z) + 0.012 * math.exp(-((z + 0.35) / 0.5) ** 2)
        points.append((r, z))
    most = max(r for r, _ in points)
    out = []
    for r, z in points:
        sunk = 0.030 * math.exp(-((r / 0.55) ** 2)) if z > 0 else 0
        out.append((r / most * radius, max(0.002, (z + 1) / 2 * high - sunk * 0.5)))
    return out


def evened(points):
    """(way travelled, radius, height)."""
    run, out = 0.0, [(0.0, *points[0])]
    for a, b in zip(points, points[1:]):
        run += math.dist(a, b)
        out.append((run, *b))
    return out


def at(profile, run):
    runs = [p[0] for p in profile]
    return [float(np.interp(run, runs, [p[k] for p in profile])) for k in (1, 2)]


def stitches(profile, row, rows, dice):
    """Each stitch is a V: two legs that come out of the one below it and lean apart."""
    start = row * ROW
    radius, _ = at(profile, start + ROW / 2)
    count = max(6, round(2 * math.pi * radius / STITCH))
    # The rows climb into one another, since it is one long spiral; their stitches lean with the hand that made them.
    drift, out = row * 0.61, []
    for k in range(count):
        middle = 2 * math.pi * (k + drift) / count
        wide = math.pi / count
        loose = dice.gauss(0, 0.05)
        for side in (-1, 1):
            way = []
            for t, across, lift in ((-0.30, 0.52, -0.0032), (-0.02, 0.58, 0.0016), (0.34, 0.50, 0.0046), (0.74, 0.30, 0.0034), (1.10, 0.10, 0.0006), (1.34, 0.04, -0.0035)):
                spiral = ROW * (k / count)
                r, z = at(profile, min(profile[-1][0], start + spiral + ROW * (t + loose * 0.4)))
                r2, z2 = at(profile, min(profile[-1][0], start + spiral + ROW * (t + 0.1)))
                a = middle + side * wide * across + loose * wide
                n = math.hypot(r2 - r, z2 - z) or 1
                nr, nz = -(z2 - z) / n, (r2 - r) / n
                away = lift + dice.gauss(0, 0.0003)
                way.append(((r + nr * away) * math.cos(a), (r + nr * away) * math.sin(a), z + nz * away))
            out.append(way)
    return out


def knot(profile):
    """The ring of yarn that the first row is worked into."""
    return [(0.011 * math.cos(a), 0.011 * math.sin(a), profile[0][2] + 0.002 * math.sin(3 * a)) for a in (2 * math.pi * i / 16 for i in range(18))]


def filled(p, size):
    """The felt at the bottom is flat: it stands on it."""
    return (p[0], p[1], max(p[2], YARN * 0.9))


def stretch(ways, size):
    """To the measures of the product, whatever the hand did."""
    for k, want in ((0, size[0]), (1, size[1])):
        low, high = (find(p[k] for way in ways for p in way) for find in (min, max))
        share = (want - 2 * YARN) / (high - low)
        for way in ways:
            way[:] = [tuple((v - (low + high) / 2) * share if i == k else v for i, v in enumerate(p)) for p in way]
    low, high = (find(p[2] for way in ways for p in way) for find in (min, max))
    for way in ways:
        way[:] = [(x, y, YARN + (z - low) / (high - low) * (size[2] - 2 * YARN)) for x, y, z in way]


def body(profile, cloth):
    """What is seen between the stitches: the same yarn, a layer deeper."""
    rings = []
    for row in range(1, round(profile[-1][0] / 0.011)):
        r, z = at(profile, row * 0.011)
        rings.append([((r - 0.009) * math.cos(a), (r - 0.009) * math.sin(a), min(max(z, 0.012), profile[0][2] - 0.006)) for a in (2 * math.pi * i / 72 for i in range(73))])
    twisted('under', rings, 0.0068, cloth, plies=3, lay=0.02, sides=8, fine=3.2)
