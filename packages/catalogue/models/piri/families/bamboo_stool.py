"""The mora: an hourglass of split bamboo, two layers leaning against each other, tied and seated with jute rope."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import member, soft_square, wire
from ..materials.hard import plain
from ..studio import Angle
from ..yarn import twisted

ANGLES = {
    'three-quarter': Angle(around=20, above=20, distance=1.72),
    'front': Angle(around=0, above=8, distance=1.72),
    'detail': Angle(around=28, above=32, distance=0.68, at=(0.12, -0.26, 0.82)),
}

STRIPS = 34
TWIST = math.radians(78)
ROPE = 0.0048


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        bamboo, rope = piece.slots['bamboo'], piece.slots['rope']
        top, foot = w / 2 - 0.016, w / 2 - 0.013
        low, high = 0.010, h - 0.030
        for layer, sign in ((0, 1), (1, -1)):
            strips(piece, sign, layer, foot, top, low, high, bamboo)
        rings(foot, top, low, high, bamboo)
        bands(piece, foot, top, low, high, rope)
        seat(piece, top, h, rope)
        tyre(foot)


def at(angle, z, sign, foot, top, low, high, out=0.0):
    """A straight strip from ring to ring, turned by the twist: together they draw a waist."""
    f = (z - low) / (high - low)
    a, b = angle - sign * TWIST / 2, angle + sign * TWIST / 2
    p = Vector((foot * math.cos(a), foot * math.sin(a), 0)).lerp(Vector((top * math.cos(b), top * math.sin(b), 0)), f)
    return p + p.normalized() * out + Vector((0, 0, z))


def waist(f, foot, top):
    half = TWIST / 2
    p = Vector((foot * math.cos(-half), foot * math.sin(-half))).lerp(Vector((top * math.cos(half), top * math.sin(half))), f)
    return p.length


def strips(piece, sign, layer, foot, top, low, high, bamboo):
    dice = piece.dice
    for i in range(STRIPS):
        angle = 2 * math.pi * (i + 0.5 * layer) / STRIPS + dice.gauss(0, 0.012)
        wide, bow = 0.0052 * dice.uniform(0.86, 1.12), dice.gauss(0, 0.0010)
        n = 18
        path = [at(angle, low + (high - low) * k / n, sign, foot, top, low, high, (0.0026 if layer else -0.0026) + bow * math.sin(math.pi * k / n)) for k in range(n + 1)]
        middle = path[n // 2]
        # A node, where a leaf once stood: the bamboo is thicker there.
        node = dice.randint(3, n - 3)
        radii = [(wide * (1.12 if k == node else 1), 0.0019 * (1.5 if k == node else 1)) for k in range(n + 1)]
        member('strip', path, radii, bamboo, soft_square(0.7, 3), Vector((middle.x, middle.y, 0)))


def circle(radius, z, count=72, wave=0.0):
    return [(radius * math.cos(a) , radius * math.sin(a), z + wave * math.sin(3 * a)) for a in (2 * math.pi * i / count for i in range(count))]


def rings(foot, top, low, high, bamboo):
    """Split bamboo bent into hoops, two at either end, one at the waist inside."""
    for radius, z in ((top + 0.006, high - 0.004), (top - 0.008, high - 0.002), (foot + 0.0055, low + 0.006), (foot - 0.008, low + 0.004)):
        wire('hoop', circle(radius, z, 96), 0.0066, bamboo, closed=True, resolution=4)
    middle = waist(0.5, foot, top)
    wire('waist hoop', circle(middle - 0.009, (low + high) / 2), 0.006, bamboo, closed=True, resolution=4)


def bands(piece, foot, top, low, high, rope):
    """Jute rope, turn beside turn: about the rim, about the waist, about the foot; and a zigzag that ties the rim down."""
    ways = []
    for f_from, count, out in ((0.955, 5, 0.0075), (0.5, 7, 0.0072), (0.075, 3, 0.0075)):
        for k in range(count):
            z = low + (high - low) * f_from + (k - (count - 1) / 2) * ROPE * 2.02
            f = (z - low) / (high - low)
            ways.append([(r[0], r[1], r[2]) for r in circle(waist(f, foot, top) + out + ROPE * 0.5, z + piece.dice.gauss(0, 0.0004), 420, 0.0006)])
    twisted('rope', ways, ROPE, rope, plies=3, lay=0.021, depth=0.24, sides=10, closed=True, fine=3)
    lashings = []
    for i in range(STRIPS):
        a, b = (2 * math.pi * (i + k) / STRIPS for k in (0, 0.5))
        r1, r2 = waist(0.90, foot, top) + 0.009, top + 0.015
        z1, z2 = low + (high - low) * 0.885, high + 0.004
        turn = [Vector((r1 * math.cos(a), r1 * math.sin(a), z1)), Vector(((r2 + 0.003) * math.cos((a + b) / 2), (r2 + 0.003) * math.sin((a + b) / 2), (z1 + z2) / 2)), Vector((r2 * math.cos(b), r2 * math.sin(b), z2))]
        lashings.append(turn)
    twisted('lashing', lashings, ROPE * 0.55, rope, plies=2, lay=0.012, sides=8, fine=3)


def seat(piece, top, h, rope):
    """Rope coiled from the middle, sewn turn to turn over coir, sunk a little where people sit, rounded over the rim."""
    edge = top + 0.012
    turns = edge / (ROPE * 1.84)
    points, n = [], int(turns * 210)
    for i in range(n + 1):
        f = i / n
        r = 0.004 + (edge - 0.004) * f
        a = 2 * math.pi * turns * f
        crown = 0.012 * (1 - f**2.2) - 0.016 * math.exp(-((r / 0.075) ** 2))
        drop = 0.009 * max(0, (f - 0.88) / 0.12) ** 2
        points.append((r * math.cos(a), r * math.sin(a), h - ROPE - 0.0065 + crown - drop + 0.0003 * math.sin(a * 7.3)))
    high = max(p[2] for p in points)
    points = [(x, y, z + (h - ROPE - high)) for x, y, z in points]
    twisted('seat', [points], ROPE, rope, plies=3, lay=0.021, depth=0.24, sides=10, fine=3)
    hem = [circle(edge + 0.0005 + 0.0012 * k, h - ROPE - 0.0245 - 0.0088 * k, 440) for k in range(3)]
    twisted('hem', hem, ROPE * 1.05, rope, plies=3, lay=0.021, depth=0.24, sides=10, closed=True, fine=3)
    seams = []
    for k in range(8):
        a0 = 2 * math.pi * (k + 0.3) / 8
        for j in range(2, int(turns) - 1):
            r, a = ROPE * 1.84 * j, a0 + 0.05 * math.sin(j)
            seams.append(r and (r, a))
    pairs = []
    for r, a in seams:
        near = min(points, key=lambda p: (p[0] - r * math.cos(a)) ** 2 + (p[1] - r * math.sin(a)) ** 2)
        p = Vector(near)
        out, along = Vector((p.x, p.y, 0)).normalized(), Vector((-p.y, p.x, 0)).normalized()
        pairs.append([p - out * ROPE + Vector((0, 0, ROPE * 0.3)), p + Vector((0, 0, ROPE * 1.12)) + along * 0.002, p + out * ROPE + along * 0.004 + Vector((0, 0, ROPE * 0.3))])
    twisted('sewing', pairs, 0.0011, rope, plies=2, lay=0.006, sides=6, fine=3)


def tyre(foot):
    """Strips of a bicycle's tyre, nailed under the foot."""
    wire('tyre', circle(foot - 0.001, 0.0052, 96), 0.0052, plain('tyre', '#262524', 0.8, 0.2), closed=True, resolution=3)
    wire('tyre', circle(foot + 0.006, 0.0046, 96), 0.0046, plain('tyre', '#262524', 0.8, 0.2), closed=True, resolution=3)
