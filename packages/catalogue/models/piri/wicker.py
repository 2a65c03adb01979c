"""Baskets: stakes, and strands led over one and under the next, row upon row, on a surface of any shape."""

import math

from mathutils import Vector

from .joinery import strands, wire


def weave_on(name, place, around, high, stakes, rows, strand, stake, material, closed=True, per=2, dice=None, skip=None):
    """`place(u, v)` is the surface: u around it and v up it, both 0 to 1. `around`: metres of a row, for the breadth of what is woven.

    `skip(u, v)`: where a row is not led, for openings. Rows lie over one stake and under the next; the next row does the reverse.
    """
    normal = lambda u, v: (place(u + 0.002, v) - place(u - 0.002, v)).cross(place(u, min(1, v + 0.004)) - place(u, max(0, v - 0.004))).normalized()
    ups = []
    steps = max(10, rows // 2)
    for i in range(stakes if closed else stakes + 1):
        u = i / stakes
        ups.append([place(u, j / steps) for j in range(steps + 1)])
    strands(f'{name} stakes', ups, stake, material)
    lift = stake * 0.85 + strand * 0.25
    lines = []
    for r in range(rows):
        v = (r + 0.5) / rows
        line = []
        count = stakes * per
        for k in range(count if closed else count + 1):
            u = k / count
            if skip and skip(u, v):
                if len(line) > 2:
                    lines.append(line)
                line = []
                continue
            over = math.cos(math.pi * (k / per + r))
            hand = dice.gauss(0, strand * 0.10) if dice else 0
            line.append(place(u, v) + normal(u, v) * over * lift + Vector((0, 0, hand)))
        if closed and not skip:
            line.append(line[0])
        if len(line) > 2:
            lines.append(line)
    return strands(name, lines, strand, material)


def bound(name, path, radius, peel, material, pitch=None):
    """Peel wound about a pole, turn beside turn, for a binding where two meet."""
    length = sum((b - a).length for a, b in zip(path, path[1:]))
    turns = max(2, round(length / (pitch or peel * 2.1)))
    points, steps = [], 10
    way = (path[-1] - path[0]).normalized()
    side = way.orthogonal().normalized()
    up = way.cross(side)
    for i in range(turns * steps + 1):
        f = i / (turns * steps)
        g = f * (len(path) - 1)
        k = min(int(g), len(path) - 2)
        a = 2 * math.pi * i / steps
        points.append(path[k].lerp(path[k + 1], g - k) + (side * math.cos(a) + up * math.sin(a)) * (radius + peel * 0.5))
    return wire(name, points, peel, material, resolution=1)


def braid(name, place, length, strand, material, breadth=0.012, plaits=3, closed=False):
    """A border of three strands plaited along a line; `place(t)` answers with the point and two directions across it, t in metres."""
    lines = []
    period = breadth * 3.2
    count = max(8, int(length / (period / 8)))
    for s in range(plaits):
        line = []
        for i in range(count + 1):
            t = length * i / count
            phase = 2 * math.pi * (t / period + s / plaits)
            point, side, up = place(t)
            line.append(point + side * breadth * 0.5 * math.sin(phase) + up * strand * 0.8 * math.sin(2 * phase))
        lines.append(line)
    return strands(name, lines, strand, material)
