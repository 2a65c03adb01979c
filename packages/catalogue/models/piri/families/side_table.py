"""A round occasional table: boards glued edge to edge, three turned legs wedged through a cleat, three stretchers."""

import math

from ..joinery import board, glued_boards, member, oval
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=24, above=17, distance=3.75),
    'front': Angle(around=0, above=7, distance=3.75),
    'detail': Angle(around=26, above=27, distance=1.15, at=(0.08, -0.2, 0.86)),
}

TOP, CLEAT = 0.022, 0.024


def build(piece):
    wood = piece.slots['wood']
    w, d, h = piece.size
    glued_boards('top', oval(w, d, count=144), 4, TOP, (0, 0, h - TOP), wood, 0.008)
    head = h - TOP
    heads = [Leg(angle, w, d, head) for angle in (-62, 62, 180)]
    for i, leg in enumerate(heads):
        leg.stand(wood)
        leg.cleat(wood)
        a, b = leg.at(0.36), heads[i - 1].at(0.36)
        rung(a, b, wood)


class Leg:
    """Leans outwards from the middle; 0 degrees looks at the front."""

    def __init__(self, angle, w, d, head):
        self.angle, self.head = angle, head
        way = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
        self.top = way[0] * w * 0.27, way[1] * d * 0.27
        self.foot = way[0] * w * 0.435, way[1] * d * 0.435

    def at(self, share):
        return tuple(f + (t - f) * share for f, t in zip(self.foot, self.top)) + (self.head * share,)

    def stand(self, wood):
        """Turned: a small foot, a belly below the middle, a neck under the cleat."""
        shares, radii = zip(*smooth_profile([
            (0, 0.0098), (0.012, 0.0112), (0.16, 0.0148), (0.36, 0.0178), (0.60, 0.0168), (0.86, 0.0138), (1, 0.0128),
        ]))
        member('leg', [self.at(t) for t in shares], radii, wood, level=True)

    def cleat(self, wood):
        """A short board under the top that the leg is let into, its lower edges bevelled away."""
        x, y, _ = self.at(1)
        at = (x * 0.8, y * 0.8, self.head - CLEAT / 2)
        board('cleat', (0.062, 0.120, CLEAT), at, wood, 0.007, 'y', (0, 0, self.angle))


def smooth_profile(profile, steps=6):
    out = []
    for (t, r), (u, q) in zip(profile, profile[1:]):
        for i in range(steps):
            f = i / steps
            out.append((t + (u - t) * f, r + (q - r) * (f * f * (3 - 2 * f))))
    return [*out, profile[-1]]


def rung(a, b, wood):
    """Thicker in its middle, thin where it enters the legs."""
    n = 12
    path = [tuple(p + (q - p) * i / n for p, q in zip(a, b)) for i in range(n + 1)]
    member('rung', path, [0.0062 + 0.0034 * math.sin(math.pi * i / n) for i in range(n + 1)], wood)
