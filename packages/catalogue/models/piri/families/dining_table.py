"""A dining table: boards between breadboard ends, its sides bowed like a boat's, on tapered legs that lean outwards."""

import math

from ..joinery import board, clipped, glued_boards, member, panel, soft_square, turned
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=27, above=14, distance=5.0),
    'front': Angle(around=0, above=6, distance=5.0),
    'detail': Angle(around=36, above=24, distance=1.35, at=(0.37, -0.30, 0.90)),
}

TOP, END = 0.034, 0.105
APRON = 0.078


def build(piece):
    wood = piece.slots['wood']
    w, d, h = piece.size
    top(w, d, h, piece.parameters.get('boards', 6), wood)
    head = h - TOP
    x, y = w / 2 - 0.150, d / 2 - 0.115
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx, sy, x, y, head, wood)
    for s in (-1, 1):
        board('apron', (2 * x, 0.024, APRON), (0, s * (y + 0.010), head - APRON / 2), wood, 0.004)
        board('side apron', (0.024, 2 * y, APRON), (s * (x + 0.010), 0, head - APRON / 2), wood, 0.004, 'y')


def top(w, d, h, count, wood):
    outline, joint = boat(w, d), w / 2 - END
    at = (0, 0, h - TOP)
    glued_boards('top', clipped(outline, 0, -joint + 0.0004, joint - 0.0004), count, TOP, at, wood, 0.010, ends=False)
    for s in (-1, 1):
        end = clipped(outline, 0, *sorted((s * joint, s * w)))
        panel('breadboard', end, TOP, at, wood, 0.010, 'y', eased=lambda x, y, s=s: s * x > joint + 1e-5)
        # The tenons are drawbored: pegs show above, the middle one glued, the outer ones free to move.
        for y in (-0.34, 0, 0.34):
            turned('peg', [(0.0052, 0), (0.0046, 0.0011)], wood, (s * (joint + 0.030), y * d, h - 0.0006), count=20)


def boat(w, d, bow=0.028, swell=0.010, radius=0.045, steps=28):
    """Widest in the middle, its ends a little swelled, its corners round."""
    corner = [(x * (w / 2 - swell), y * (d / 2 - bow)) for x, y in ((1, -1), (1, 1), (-1, 1), (-1, -1))]
    out = []
    for i, (a, b) in enumerate(zip(corner, corner[1:] + corner[:1])):
        lift, way = (swell if i % 2 == 0 else bow), math.dist(a, b)
        normal = ((b[1] - a[1]) / way, -(b[0] - a[0]) / way)
        for j in range(steps + 1):
            t = radius / way + (1 - 2 * radius / way) * j / steps
            rise = lift * (1 - (2 * t - 1) ** 2)
            out.append((a[0] + (b[0] - a[0]) * t + normal[0] * rise, a[1] + (b[1] - a[1]) * t + normal[1] * rise))
        out += rounded_corner(out[-1], b, corner[(i + 2) % 4], radius)
    return out


def rounded_corner(start, corner, onwards, radius, steps=10):
    way = math.dist(corner, onwards)
    stop = tuple(c + (o - c) * radius / way for c, o in zip(corner, onwards))
    return [
        tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * c + t * t * q for p, c, q in zip(start, corner, stop))
        for t in ((k + 1) / (steps + 1) for k in range(steps))
    ]


def leg(sx, sy, x, y, head, wood):
    """Full where the aprons are tenoned into it, then tapered; it leans out below the apron."""
    path, radii, joint = [], [0.0165, 0.0180, 0.0260, 0.0335, 0.0345, 0.0345], head - APRON
    for z in (0, 0.006, 0.30, joint - 0.03, joint + 0.01, head):
        out = 0.062 * (1 - z / head)
        path.append((sx * (x + out), sy * (y + out * 0.6), z))
    member('leg', path, radii, wood, soft_square(0.55, 8), level=True)
