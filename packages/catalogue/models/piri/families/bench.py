"""A bench: one thick plank on two trestles, and a stretcher whose wedges hold everything together."""

import math

from ..casework import along_x
from ..joinery import board, panel
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=28, above=15, distance=3.75),
    'front': Angle(around=0, above=6, distance=3.75),
    'detail': Angle(around=46, above=17, distance=1.3, at=(0.36, -0.2, 0.66)),
}

PLANK, LEG, RAIL = 0.050, 0.042, 0.030
LEAN = math.tan(math.radians(6))


def build(piece):
    w, d, h = piece.size
    wood = piece.slots['wood']
    plank(w, d, h, wood)
    under, x, share = h - PLANK, w / 2 - 0.20, 0.52
    for s in (-1, 1):
        trestle(s, x, d, under, wood)
        out = s * (x + (1 - share) * under * LEAN + LEG / 2)
        board('wedge', (0.016, 0.013, 0.120), (out + s * 0.012, 0, under * share + 0.012), wood, 0.0022, 'z', (0, 180 + s * 5, 0), taper=0.72)
        for y in (-1, 1):
            board('tenon', (0.030, 0.062, 0.004), (s * (x + 0.004), y * d * 0.20, h - 0.0010), wood, 0.0010, 'z')
            board('tenon wedge', (0.027, 0.0034, 0.004), (s * (x + 0.004), y * d * 0.20, h - 0.0006), wood, 0.0004, 'x')
    long = 2 * (x + (1 - share) * under * LEAN + LEG / 2 + 0.055)
    board('stretcher', (long, RAIL, 0.070), (0, 0, under * share), wood, 0.006, steps=4)


def plank(w, d, h, wood):
    """Dished by a hand's breadth of use, its long edges well rounded where the knee bends."""
    n, radius = 7, 0.019
    front = [(-d / 2 + radius * (1 - math.sin(a)), PLANK - radius * (1 - math.cos(a)) - 0.001) for a in (math.pi / 2 * (1 - i / n) for i in range(n + 1))]
    dish = [(-d / 2 + radius + (d - 2 * radius) * i / 10, PLANK - 0.0025 * math.sin(math.pi * i / 10) - 0.001) for i in range(1, 10)]
    upper = [*front, *dish, *[(-y, z) for y, z in front[::-1]]]
    section = [(-d / 2 + 0.007, 0), (-d / 2, 0.007), *[(y, z + 0.001) for y, z in upper], (d / 2, 0.007), (d / 2 - 0.007, 0)]
    along_x('plank', section[::-1], w, (0, 0, h - PLANK), wood, 0.004)


def trestle(s, x, d, under, wood):
    """Two legs from one board, sawn apart in an arch, leaning outwards, cut level with the floor."""
    half, n = d * 0.46, 22
    arch = [(-half * 0.56 + half * 1.12 * i / n, under * 0.44 * math.sin(math.pi * i / n) ** 0.7) for i in range(n + 1)]
    outline = [(-half, 0), *arch, (half, 0), (half * 0.72, under), (-half * 0.72, under)]
    thing = panel('trestle', outline, LEG, (s * x - LEG / 2, 0, 0), wood, 0.005, 'y', (90, 0, 90))
    for vertex in thing.data.vertices:
        vertex.co.z += s * LEAN * (under - vertex.co.y)
