"""The piri: a plank to sit on, two boards to stand on, a stretcher keyed through both."""

import math

from ..joinery import board, panel, rounded_rectangle
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=28, above=17, distance=1.55),
    'front': Angle(around=0, above=5, distance=1.55),
    'detail': Angle(around=42, above=20, distance=0.72, at=(0.24, -0.12, 0.52)),
}

SEAT, LEG, RAIL = 0.026, 0.024, 0.020
RAIL_AT = 0.58
LEAN = math.tan(math.radians(8))


def build(piece):
    wood = piece.slots['wood']
    w, d, h = piece.size
    under, inset = h - SEAT, w * 0.19
    panel('seat', rounded_rectangle(w, d, 0.016), SEAT, (0, 0, under), wood, 0.006)
    for side in (-1, 1):
        leg(side, w / 2 - inset, d * 0.80, under, wood)
        for y in (-1, 1):
            tenon(side * (w / 2 - inset + 0.002), y * d * 0.22, h, wood)
        key(side, w / 2 - inset, under, wood)
    # The tenon passes the leg and leaves room for its key.
    reach = 2 * (w / 2 - inset + leaning_out(under * RAIL_AT, under) + LEG / 2 + 0.020)
    board('stretcher', (reach, RAIL, 0.034), (0, 0, under * RAIL_AT), wood, 0.003)


def leaning_out(z, under):
    """How far the middle of a leg stands outside its head, at this height."""
    return (under - z) * LEAN


def leg(side, x, breadth, under, wood):
    """A board with an arch sawn out of its foot, leaning, cut level with the floor."""
    arch, rise = breadth * 0.28, under * 0.22
    bow = [(arch * math.cos(a), rise * math.sin(a) ** 0.8) for a in (math.pi * (1 - i / 24) for i in range(25))]
    outline = [(-breadth / 2, 0), *bow, (breadth / 2, 0), (breadth * 0.46, under), (-breadth * 0.46, under)]
    thing = panel('leg', outline, LEG, (side * x - LEG / 2, 0, 0), wood, 0.003, 'y', (90, 0, 90))
    for vertex in thing.data.vertices:
        vertex.co.z += side * leaning_out(vertex.co.y, under)


def tenon(x, y, h, wood):
    """The head of a leg comes through the seat, spread by a wedge of darker end grain."""
    board('tenon', (0.020, 0.036, 0.006), (x, y, h - 0.0026), wood, 0.0012, 'z')
    board('wedge', (0.0182, 0.0026, 0.006), (x, y, h - 0.0024), wood, 0.0004, 'y')


def key(side, x, under, wood):
    """A tapered key, driven down through the stretcher where it comes out of the leg."""
    z = under * RAIL_AT
    at = side * (x + leaning_out(z, under) + LEG / 2 + 0.0058)
    board('key', (0.010, 0.0085, 0.066), (at, 0, z + 0.004), wood, 0.0014, 'z', (0, 180 + side * 8, 0), taper=0.8)
