"""A water jar that carries plants: thrown, burnished, a rope pressed about its shoulder; a saucer; money plant spilling over."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..foliage import Foliage
from ..joinery import turned
from ..materials.hard import plain
from ..mesh import along, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=24, above=16, distance=1.42),
    'front': Angle(around=0, above=7, distance=1.42),
    'detail': Angle(around=22, above=30, distance=0.62, at=(0.10, -0.24, 0.84)),
}

# Shares of the belly's radius and of the height: foot, belly, shoulder, neck, lip, and back down inside.
JAR = [(0.44, 0.035), (0.50, 0.045), (0.70, 0.14), (0.90, 0.28), (1.0, 0.44), (0.975, 0.58), (0.86, 0.71), (0.72, 0.795), (0.645, 0.835), (0.628, 0.872), (0.655, 0.915),
       (0.735, 0.950), (0.760, 0.962), (0.762, 0.974), (0.745, 0.984), (0.700, 0.980), (0.640, 0.955), (0.590, 0.915), (0.575, 0.87), (0.59, 0.82)]


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        clay = piece.slots['glaze']
        jar(piece, w / 2, h, clay)
        saucer(w, clay)
        soil = h * 0.925
        turned('earth', [(w * 0.29, soil - 0.012), (w * 0.288, soil), (w * 0.2, soil + 0.004), (0.001, soil + 0.006)], plain('earth', '#2a2018', 0.95, 0.05), count=48)
        plant(piece, w / 2, h, soil)


def jar(piece, radius, h, clay):
    profile = [(p.x, p.z) for p in spline([(r * radius, 0, z * h) for r, z in JAR], 9)]
    pot = turned('jar', [(0.001, 0.034 * h), *profile], clay, count=144)
    drift, shoulder = piece.dice.uniform(0, 6), 0.775 * h
    for v in pot.data.vertices:
        a, f, r = math.atan2(v.co.y, v.co.x), v.co.z / h, math.hypot(v.co.x, v.co.y)
        if r < 0.01:
            continue
        ring = 0.0005 * math.sin(v.co.z / 0.0105 * 2 * math.pi + a) + 0.0004 * math.sin(v.co.z / 0.0037 + 2 * a)
        press = 1 + 0.007 * f * math.sin(2 * a + drift) + 0.003 * math.sin(3 * a + 4 * f)
        # Two grooves of the thumb and between them a band that a cord has been rolled over.
        band = (f - 0.685) * h
        rolled = 0.0013 * math.sin(a * 62 + band * 420) * math.exp(-((band / 0.0058) ** 4)) if f < 0.83 else 0
        grooves = -0.0020 * sum(math.exp(-(((band - o) / 0.0026) ** 2)) for o in (-0.0125, 0.0125))
        out = r * press + ring + rolled + grooves
        v.co.x, v.co.y = out * math.cos(a), out * math.sin(a)
        v.co.z += 0.0016 * max(0, f - 0.85) / 0.15 * math.sin(a + drift)


def saucer(w, clay):
    r = w * 0.335
    turned('saucer', [(r * 0.80, 0), (r * 0.86, 0.002), (r * 0.985, 0.020), (r, 0.0235), (r * 0.985, 0.0255), (r * 0.955, 0.0235), (r * 0.84, 0.0095), (0.001, 0.009)], clay, count=96)


def plant(piece, radius, h, soil):
    """Runners over the lip on the sunny side; short shoots between them that keep below the rim's reach."""
    dice, green, stems = piece.dice, Foliage(), Foliage()
    lip = h * 0.985
    for i in range(11):
        turn = -math.pi / 2 + (i - 5) * 0.43 + dice.uniform(-0.14, 0.14)
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0))
        drop = (0.035, 0.105, 0.055, 0.15, 0.07, 0.17, 0.045, 0.125, 0.06, 0.09, 0.04)[i]
        sway = dice.uniform(-0.03, 0.03)
        # Over the lip, then down along the clay, a leaf's thickness off it.
        on = lambda z, away: out * (wall(radius, h, z) + away)
        below = [lip - drop * t for t in (0.30, 0.62, 1.0)]
        way = spline([out * radius * 0.30 + Vector((0, 0, soil)), out * radius * 0.66 + Vector((0, 0, lip + 0.001)), out * (radius * 0.762 + 0.007) + side * sway * 0.2 + Vector((0, 0, lip - 0.010)),
                      *[on(min(z, lip - 0.014), 0.007) + side * sway * t + Vector((0, 0, min(z, lip - 0.014))) for z, t in zip(below, (0.4, 0.7, 1.0))]], 9)
        stems.tube(way, along([0.0019, 0.0016, 0.0011], len(way)))
        for k in range(6, len(way), 4):
            tip = k / len(way)
            for s in (-1, 1):
                if dice.random() < 0.25:
                    continue
                heart(green, way[k], out, side * s, dice, 0.040 * (1.1 - 0.45 * tip), radius, lip)
    for i in range(64):
        a, r = dice.uniform(0, 2 * math.pi), radius * 0.56 * math.sqrt(dice.random())
        out = Vector((math.cos(a), math.sin(a), 0))
        foot = out * r + Vector((0, 0, soil))
        top = foot + out * dice.uniform(0.0, 0.012) + Vector((0, 0, dice.uniform(0.006, 0.018)))
        stems.tube([foot, top], [0.0015, 0.0010])
        heart(green, top, out, Vector((-out.y, out.x, 0)) * dice.choice((-1, 1)), dice, 0.038, radius, lip)
    for v in (*green.vertices, *stems.vertices):
        v.z = min(v.z, h - 0.0008)
        reach = math.hypot(v.x, v.y)
        if reach > radius * 0.992:
            v.x, v.y = v.x / reach * radius * 0.992, v.y / reach * radius * 0.992
    green.grow('leaves', piece.slots['leaf'])
    stems.grow('stems', plain('runner', '#6f7f45', 0.5, 0.3))


def wall(radius, h, z):
    """How far the clay stands out at a height, from the belly up to the lip."""
    up = [(share * h, r * radius) for r, share in JAR[:14]]
    for (a, r), (b, q) in zip(up, up[1:]):
        if a <= z <= b:
            return r + (q - r) * (z - a) / (b - a)
    return radius * 0.762


def heart(green, at, out, side, dice, size, radius, lip):
    """A heart-shaped leaf on its own thin stalk, turned to the light from the left."""
    size *= dice.uniform(0.8, 1.15)
    way = (side * 0.9 + out * 0.75 + Vector((-0.15, -0.1, -0.40 + dice.uniform(-0.2, 0.3)))).normalized()
    normal = (out * 0.55 + Vector((-0.15, -0.1, 0.75))).normalized()
    stalk = at + side * 0.007 + out * 0.010
    green.tube([at, stalk], [0.0008, 0.0007], 4)
    green.leaf(stalk, way, normal, size, size * 0.80, 0.30, 0.20, 0.16, 8)
