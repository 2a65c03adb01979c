"""Bent steel tube."""

import math

from mathutils import Vector


def filleted(points, radius, steps=8):
    """A tube goes straight, and around each corner as its die is round."""
    points = [Vector(p) for p in points]
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        before, after = a - b, c - b
        reach = min(radius / math.tan(before.angle(after) / 2), before.length * 0.48, after.length * 0.48)
        start, end = b + before.normalized() * reach, b + after.normalized() * reach
        out += [(1 - t) ** 2 * start + 2 * (1 - t) * t * b + t * t * end for t in (i / steps for i in range(steps + 1))]
    return [*out, points[-1]]
