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
JAR = [(0.40, 0.035), (0.46, 0.045), (0.68, 0.14), (0.90, 0.28), (1.0, 0.44), (0.965, 0.58), (0.82, 0.71), (0.655, 0.785), (0.560, 0.825), (0.530, 0.862), (0.545, 0.905),
       (0.640, 0.945), (0.690, 0.958), (0.704, 0.968), (0.692, 0.978), (0.650, 0.976), (0.580, 0.950), (0.515, 0.910), (0.490, 0.865), (0.505, 0.815)]


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        clay = piece.slots['glaze']
        jar(piece, w / 2, h, clay)
        saucer(w, clay)
        soil = h * 0.895
        turned('earth', [(w * 0.255, soil - 0.012), (w * 0.253, soil), (w * 0.17, soil + 0.005), (0.001, soil + 0.008)], plain('earth', '#2a2018', 0.95, 0.05), count=48)
        plant(piece, w / 2, h, soil)


def jar(piece, radius, h, clay):
    profile = [(p.x, p.z) for p in spline([(r * radius, 0, z * h) for r, z in JAR], 9)]
    pot = turned('jar', [(0.001, 0.034 * h), *profile], clay, count=384)
    drift, shoulder = piece.dice.uniform(0, 6), 0.775 * h
    for v in pot.data.vertices:
        a, f, r = math.atan2(v.co.y, v.co.x), v.co.z / h, math.hypot(v.co.x, v.co.y)
        if r < 0.01:
            continue
        ring = 0.0005 * math.sin(v.co.z / 0.0105 * 2 * math.pi + a) + 0.0004 * math.sin(v.co.z / 0.0037 + 2 * a)
        press = 1 + 0.007 * f * math.sin(2 * a + drift) + 0.003 * math.sin(3 * a + 4 * f)
        # Two grooves of the thumb and between them a band that a cord has been rolled over.
        band = (f - 0.665) * h
        rolled = 0.0021 * math.sin(a * 46 + band * 330) * math.exp(-((band / 0.0066) ** 4)) if f < 0.83 else 0
        grooves = -0.0026 * sum(math.exp(-(((band - o) / 0.0026) ** 2)) for o in (-0.0135, 0.0135, -0.0215))
        out = r * press + ring + rolled + grooves
        v.co.x, v.co.y = out * math.cos(a), out * math.sin(a)
        v.co.z += 0.0016 * max(0, f - 0.85) / 0.15 * math.sin(a + drift)


def saucer(w, clay):
    r = w * 0.335
    turned('saucer', [(r * 0.80, 0), (r * 0.86, 0.002), (r * 0.985, 0.020), (r, 0.0235), (r * 0.985, 0.0255), (r * 0.955, 0.0235), (r * 0.84, 0.0095), (0.001, 0.009)], clay, count=96)


def plant(piece, radius, h, soil):
    """A close mat within the neck; a few runners over the lip on the sunny side, none like another."""
    dice, green, stems, mat = piece.dice, Foliage(), Foliage(), Foliage()
    lip, reach = h * 0.980, radius * 0.704
    for turn, drop in ((-128, 0.110), (-112, 0.050), (-97, 0.150), (-72, 0.085), (-38, 0.040), (-12, 0.115), (150, 0.070), (64, 0.060)):
        a = math.radians(turn + dice.uniform(-4, 4))
        out = Vector((math.cos(a), math.sin(a), 0))
        side = Vector((-out.y, out.x, 0))
        sway = dice.uniform(-0.035, 0.035)
        heights = [lip - 0.012 - (drop - 0.012) * t for t in (0.2, 0.45, 0.72, 1.0)]
        way = spline([out * radius * 0.22 + Vector((0, 0, soil + 0.006)), out * reach * 0.80 + Vector((0, 0, lip - 0.004)), out * reach * 0.97 + Vector((0, 0, lip + 0.002)), out * (reach + 0.005) + Vector((0, 0, lip - 0.008)),
                      *[out * (hang(radius, h, z) + 0.006) + side * sway * t + Vector((0, 0, z)) for z, t in zip(heights, (0.25, 0.5, 0.8, 1.0))]], 10)
        stems.tube(way, along([0.0019, 0.0016, 0.0010], len(way)))
        travelled, hand = 0.0, dice.choice((-1, 1))
        for k in range(12, len(way)):
            travelled += (way[k] - way[k - 1]).length
            if travelled > 0.019 and way[k].z < lip - 0.014:
                travelled, hand = 0.0, -hand
                heart(green, way[k], out, side * hand, dice, 0.046 * (1.08 - 0.42 * k / len(way)))
        heart(green, way[-1], out, side * hand * -0.2, dice, 0.024)
    for i in range(150):
        a, r = i * 2.39996, radius * 0.56 * math.sqrt((i + 0.5) / 150)
        out = Vector((math.cos(a), math.sin(a), 0))
        foot = out * r * 0.9 + Vector((0, 0, soil))
        # Within the neck they lie as high as they may, at its wall they look over the lip.
        top = out * min(r, radius * 0.47) + Vector((0, 0, soil + dice.uniform(0.010, 0.024)))
        mat.tube([foot, top], [0.0014, 0.0009])
        b = a + dice.uniform(-1.2, 1.2)
        mat.leaf(top, Vector((math.cos(b), math.sin(b), dice.uniform(-0.15, 0.25))), Vector((-0.2 + dice.uniform(-0.3, 0.3), -0.25 + dice.uniform(-0.3, 0.3), 1)), *heart_shape(dice.uniform(0.028, 0.040)))
    for v in mat.vertices:
        v.z = min(v.z, lip - 0.001)
        away, free = math.hypot(v.x, v.y), radius * (0.482 + 1.1 * max(0.0, v.z / h - 0.912))
        if away > free:
            v.x, v.y = v.x / away * free, v.y / away * free
    for v in green.vertices:
        # A leaf lies on the clay, it does not grow through it.
        away, free = math.hypot(v.x, v.y), hang(radius, h, min(v.z, lip - 0.012)) + 0.0015
        held = min(max(away, free), radius * 1.01)
        v.x, v.y = v.x / away * held, v.y / away * held
    for v in (*green.vertices, *stems.vertices):
        v.z = min(v.z, h - 0.001)
    mat.grow('mat', piece.slots['leaf'])
    green.grow('leaves', piece.slots['leaf'])
    stems.grow('stems', plain('runner', '#6f7f45', 0.5, 0.3))


def hang(radius, h, z):
    """Where a runner hangs at a height: straight down from the lip until the belly carries it."""
    return max(wall(radius, h, z), radius * 0.66)


def wall(radius, h, z):
    """How far the clay stands out at a height, from the belly up to the lip."""
    up = [(share * h, r * radius) for r, share in JAR[:14]]
    for (a, r), (b, q) in zip(up, up[1:]):
        if a <= z <= b:
            return r + (q - r) * (z - a) / (b - a)
    return radius * 0.704


def heart(green, at, out, side, dice, size):
    """A heart-shaped leaf on its own thin stalk, hanging, its face to the light from the left."""
    size *= dice.uniform(0.85, 1.12)
    way = (side * 0.75 + out * 0.30 + Vector((-0.08, -0.08, -0.75 + dice.uniform(-0.25, 0.35)))).normalized()
    normal = (out * 0.95 + Vector((-0.12, -0.08, 0.42 + dice.uniform(-0.2, 0.2)))).normalized()
    stalk = at + side * 0.009 + out * 0.009
    green.tube([at, at.lerp(stalk, 0.6) + Vector((0, 0, 0.003)), stalk], [0.0008, 0.0008, 0.0007], 4)
    green.leaf(stalk - way * size * 0.10, way, normal, *heart_shape(size))


def heart_shape(size):
    """Length, breadth, where it is widest, droop, fold and steps of a leaf."""
    return size, size * 0.84, 0.27, 0.30, 0.34, 14
