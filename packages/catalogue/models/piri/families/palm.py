"""An areca palm in a clay pot, as it stands in every other verandah: green canes, feathered fronds that lean out."""

import math

from mathutils import Vector

from ..foliage import Foliage, spread_to
from ..joinery import turned
from ..materials.hard import plain
from ..mesh import along, spline

POT = [(0.118, 0), (0.122, 0.006), (0.160, 0.225), (0.163, 0.232), (0.178, 0.236), (0.182, 0.244), (0.182, 0.276), (0.177, 0.284),
       (0.166, 0.285), (0.160, 0.278), (0.156, 0.24), (0.150, 0.225)]


def build(piece):
    w, d, h = piece.size
    scale = h / 1.5
    turned('pot', [(r * scale, z * scale) for r, z in POT], piece.slots['glaze'], count=80)
    soil = 0.25 * scale
    turned('earth', [(0.152 * scale, soil - 0.01), (0.150 * scale, soil), (0.08 * scale, soil + 0.008), (0.001, soil + 0.010)], plain('earth', '#2a2018', 0.95, 0.05))
    fronds, canes, dice = Foliage(), Foliage(), piece.dice
    for c in range(6):
        turn, away = c * 2.4 + 0.4, (0.02 + 0.05 * (c % 3) / 2) * scale
        foot = Vector((away * math.cos(turn), away * math.sin(turn), soil))
        crown = foot + Vector((away * 1.5 * math.cos(turn), away * 1.5 * math.sin(turn), dice.uniform(0.24, 0.46) * scale))
        cane = spline([foot, foot.lerp(crown, 0.5), crown], 6)
        canes.tube(cane, along([0.013, 0.010, 0.009], len(cane)), 10)
        for k in range(3):
            lean = (0.95, 0.62, 0.22)[k] * dice.uniform(0.85, 1.1)
            frond(fronds, canes, crown, turn + k * 2.3 + dice.uniform(-0.4, 0.4), lean, (0.72 + 0.16 * (k == 2)) * scale, dice)
    for v in (*fronds.vertices, *canes.vertices):
        v.z = max(v.z, soil * 0.6)
    spread_to([fronds, canes], w / 2, d / 2, h, soil)
    fronds.grow('fronds', piece.slots['leaf'])
    canes.grow('canes', plain('cane', '#7d8a4c', 0.5, 0.3))


def frond(fronds, canes, base, turn, lean, length, dice):
    """A rib that rises and leans over, leaflets in two rows held up like a shallow V."""
    out = Vector((math.cos(turn), math.sin(turn), 0))
    across, steps = Vector((-out.y, out.x, 0)), 30
    rib, angle = [base.copy()], math.radians(86 - 38 * lean)
    for i in range(steps):
        angle -= math.radians(1.2 + 3.6 * lean) * (0.35 + 1.1 * i / steps)
        rib.append(rib[-1] + (out * math.cos(angle) + Vector((0, 0, math.sin(angle)))) * length / steps)
    fronds.tube(rib, along([0.0062, 0.0038, 0.0012], len(rib)))
    for i in range(6, steps + 1):
        f = i / steps
        way = (rib[min(i + 1, steps)] - rib[i - 1]).normalized()
        up = across.cross(way)
        up = up if up.z > 0 else -up
        for half in (0, 0.5):
            for s in (-1, 1):
                point = rib[i] - way * length / steps * half
                reach = 0.27 * math.sin(math.pi * (0.16 + 0.78 * (f - 0.2) / 0.8)) ** 0.7 * length / 0.72 * dice.uniform(0.88, 1.08)
                direction = across * s * (1.0 - 0.45 * f) + way * (0.55 + 0.65 * f) + up * (0.42 + dice.gauss(0, 0.07))
                fronds.leaf(point, direction, up - across * s * 0.25, reach, 0.019 * length / 0.72, 0.35, 0.34 + dice.uniform(-0.1, 0.16), 0.18, 6)
