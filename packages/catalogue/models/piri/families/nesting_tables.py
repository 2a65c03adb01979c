"""Three tables, one under the other: tops with a rim of solid wood, legs that slant inwards by 5 degrees and are wedged from above."""

import math

from ..joinery import board, member, panel, rounded_rectangle, soft_square, turned
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=32, above=17, distance=2.5),
    'front': Angle(around=0, above=9, distance=2.5),
    'detail': Angle(around=38, above=30, distance=1.05, at=(0.16, -0.36, 0.90)),
}

TOP, RIM = 0.016, 0.011
SLANT = math.tan(math.radians(5))


def build(piece):
    w, d, h = piece.size
    wood = piece.slots['wood']
    # Each next one is a hand narrower and a hand's breadth lower; all stand flush at the front.
    for width, depth, height, forward in ((w, d, h, 0), (w * 0.80, d * 0.84, h - 0.042, 0.006), (w * 0.60, d * 0.68, h - 0.084, 0.012)):
        table(width, depth, height, -d / 2 + forward + depth / 2, wood)


def table(w, d, h, y, wood):
    radius, under = 0.034, h - TOP - 0.004
    panel('top', rounded_rectangle(w - 2 * RIM + 0.002, d - 2 * RIM + 0.002, radius - RIM), TOP, (0, y, under), wood, 0.0008)
    ring = [(a, b + y, h - (TOP + 0.004) / 2) for a, b in rounded_rectangle(w - RIM, d - RIM, radius - RIM / 2, 12)]
    # From the middle of the back edge, where the joint of the rim is not seen.
    back = ((ring[12][0] + ring[13][0]) / 2, ring[12][1], ring[12][2])
    member('rim', [back, *ring[13:], *ring[:13], back], [(RIM / 2, (TOP + 0.004) / 2)] * (len(ring) + 2), wood, soft_square(0.5, 4))
    # Their feet keep to the sides, or the next table would not go between them.
    x, reach = w / 2 - 0.017, d / 2 - 0.014
    for s in (-1, 1):
        for t in (-1, 1):
            leg(s * x, y, t, reach, under, wood)
        board('cleat', (0.020, d - 0.09, 0.018), (s * (x - 0.004), y, under - 0.008), wood, 0.004, 'y')


def leg(x, y, t, reach, under, wood):
    """Far from its neighbour at the floor, nearer under the top; its tenon shows above, spread by a wedge."""
    way = [(0, 0.0086), (0.004, 0.0096), (under * 0.55, 0.0128), (under - 0.02, 0.0136), (under + 0.002, 0.0136)]
    member('leg', [(x, y + t * (reach - SLANT * z), z) for z, _ in way], [r for _, r in way], wood, level=True)
    place, inwards = y + t * (reach - SLANT * under), -0.004 if x > 0 else 0.004
    turned('tenon', [(0.0092, 0), (0.0088, 0.0012)], wood, (x + inwards, place, under + TOP - 0.0004), count=28)
    board('wedge', (0.0168, 0.0022, 0.003), (x + inwards, place, under + TOP - 0.0001), wood, 0.0003, 'x')
