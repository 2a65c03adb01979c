"""The vase: thrown by hand, so that its rings can be felt and no side is like another, with dry kash grass in it."""

import math

from mathutils import Vector

from ..foliage import Foliage, spread_to
from ..joinery import turned
from ..materials.by_name import make
from ..mesh import along, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=22, above=9, distance=1.68),
    'front': Angle(around=0, above=5, distance=1.68),
    'detail': Angle(around=18, above=12, distance=0.86, at=(0, 0, 0.38)),
}

STEMS = 7
# Outline of the clay as shares of its breadth and height: foot, belly, shoulder, neck, lip, and back inside.
OUTLINE = [(0.50, 0.0), (0.56, 0.012), (0.74, 0.12), (0.94, 0.29), (1.0, 0.42), (0.93, 0.57), (0.70, 0.72), (0.46, 0.83), (0.36, 0.90),
           (0.36, 0.95), (0.43, 0.985), (0.45, 0.997), (0.425, 1.0), (0.38, 0.985), (0.32, 0.94), (0.31, 0.88), (0.42, 0.80), (0.66, 0.70), (0.88, 0.5)]


def build(piece):
    w, d, h = piece.size
    belly, tall = w * 0.29, piece.cm('vaseHeight', 26)
    thrown(piece, belly, tall)
    dry = piece.slots['leaf'] if 'leaf' in piece.slots.names else make('kash')
    grass = Foliage()
    for i in range(STEMS):
        turn = i * 2.4 + piece.dice.uniform(-0.2, 0.2)
        lean = (0.42 + 0.58 * ((i * 3) % STEMS) / (STEMS - 1)) * w * 0.40
        tip = Vector((lean * math.cos(turn), lean * math.sin(turn), h * (0.99 - 0.20 * ((i * 3) % STEMS) / STEMS)))
        way = branch(Vector((0, 0, tall * 0.62)), tip, piece.dice, belly * 0.3, tall)
        grass.tube(way, along([0.0021, 0.0017, 0.0009], len(way)))
        plume(grass, way, piece.dice)
    spread_to([grass], w / 2, d / 2, h, tall)
    grass.grow('kash', dry)


def thrown(piece, belly, tall):
    """Thirty turns of the wheel leave thirty rings, and the hands that lift the pot press it out of round."""
    profile = [(p.x, p.z) for p in spline([(r * belly, 0, z * tall) for r, z in OUTLINE], 9)]
    pot = turned('vase', [(max(0.0006, r), z) for r, z in profile], piece.slots['glaze'], count=96)
    drift = piece.dice.uniform(0, 6)
    for v in pot.data.vertices:
        a, f = math.atan2(v.co.y, v.co.x), v.co.z / tall
        ring = 0.00045 * math.sin(v.co.z / 0.0085 * 2 * math.pi + 0.8 * a) + 0.0003 * math.sin(v.co.z / 0.0031 + a)
        press = 1 + 0.010 * f * math.sin(2 * a + drift) + 0.004 * math.sin(3 * a + 5 * f)
        if math.hypot(v.co.x, v.co.y) > 0.01:
            v.co.x, v.co.y = v.co.x * press + ring * math.cos(a), v.co.y * press + ring * math.sin(a)
        # The lip dips a little where the wire or the thumb left it.
        v.co.z += 0.0022 * max(0, f - 0.8) / 0.2 * math.sin(a + drift)


def branch(foot, tip, dice, neck, tall):
    """Through the neck, leaning on its lip, then out and up."""
    side = Vector((tip.x, tip.y, 0)).normalized()
    through = side * neck * 0.6 + Vector((0, 0, tall))
    middle = through.lerp(tip, 0.5) + Vector((dice.uniform(-0.012, 0.012), dice.uniform(-0.012, 0.012), 0)) - side * 0.018
    return spline([foot, through, middle, tip], 10)


def plume(leaves, way, dice):
    """Kash flowers as silk: hundreds of hairs that all lean with the wind."""
    wind = Vector((0.6, 0.2, 0))
    for _ in range(640):
        f = 16 + (len(way) - 17.001) * dice.random()
        i = int(f)
        point, direction = way[i].lerp(way[i + 1], f - i), (way[i + 1] - way[i]).normalized()
        share = (f - 16) / (len(way) - 17)
        out = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 0.3))).normalized()
        way_out = direction * 1.2 + out * 0.62 + wind * 0.4
        leaves.leaf(point, way_out, direction.orthogonal(), 0.062 * (1.05 - 0.6 * share) * dice.uniform(0.7, 1.2), 0.0014, 0.4, 0.35, 0.1, 4)
