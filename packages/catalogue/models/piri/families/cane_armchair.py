"""The verandah chair: whole cane bent over steam into legs, arms and back, closed with woven split cane, bound with peel."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import wire
from ..mesh import spline
from ..studio import Angle
from ..wicker import bound, braid, weave_on

ANGLES = {
    'three-quarter': Angle(around=32, above=14, distance=3.05),
    'front': Angle(around=0, above=7, distance=3.05),
    'detail': Angle(around=36, above=20, distance=0.86, at=(0.30, -0.24, 0.58)),
}

POLE, THIN, SPLIT, STAKE = 0.0140, 0.0088, 0.0021, 0.0030


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm, reed = piece.cm('seatHeight', 40), piece.cm('armHeight', 60), piece.slots['cane']
        shape = Shape(w, d, h, seat, arm)
        rim = shape.rim()
        wire('rim', rim, POLE, reed, resolution=6)
        frame(shape, rim, reed)
        shell(piece, shape, reed)
        seat_weave(piece, shape, reed)


class Shape:
    """The way round from the left arm over the back to the right: t from 0 to 1, at the seat and at the rim."""

    def __init__(self, w, d, h, seat, arm):
        self.w, self.d, self.h, self.seat, self.arm = w, d, h, seat, arm

    def around(self, t, half, front, rear, power=2.3):
        a = math.pi * (1.08 - 1.16 * t)
        c, s = math.cos(a), math.sin(a)
        x = math.copysign(abs(c) ** (2 / power), c) * half
        y = math.copysign(abs(s) ** (2 / power), s)
        middle = 0.02
        return x, middle + y * (rear - middle if y > 0 else (middle - front) * 2.3)

    def top(self, t):
        """Low and level over the arms, then up in one sweep to the middle of the back."""
        x, y = self.around(t, self.w / 2 - POLE - 0.001, -0.20, self.d / 2 - POLE - 0.002)
        u = abs(2 * t - 1)
        rise = min(1, max(0, (0.80 - u) / 0.62))
        rise = rise * rise * (3 - 2 * rise)
        low = self.arm - POLE - 0.012 * max(0, (u - 0.8) / 0.2)
        return Vector((x, y, low + (self.h - POLE - 0.001 - low) * rise))

    def bottom(self, t):
        x, y = self.around(t, 0.258, -0.280, 0.196, 2.7)
        return Vector((x, y, self.seat - 0.020))

    def place(self, t, v):
        """Hollow for the back of who sits in it: out at the hip, and out again under the rim."""
        a, b = self.bottom(t), self.top(t)
        p = a.lerp(b, v)
        out = Vector((p.x, p.y - 0.0, 0)).normalized()
        return p + out * (0.020 * math.sin(math.pi * v) - 0.012 * math.sin(2 * math.pi * v))

    def rim(self):
        """On past the arms and down to the floor: arms and front legs are one pole."""
        n = 120
        over = [self.top(i / n) for i in range(n + 1)]
        ends = []
        for s in (-1, 1):
            tip = over[0 if s < 0 else -1]
            x, front = abs(tip.x), -self.d / 2 + POLE + 0.002
            down = [(x + 0.001, tip.y - 0.040, tip.z - 0.006), (x, tip.y - 0.072, tip.z - 0.030), (x - 0.003, tip.y - 0.088, tip.z - 0.072), (x - 0.008, (tip.y - 0.094 + front) / 2 + 0.012, self.seat + 0.02),
                    (x - 0.012, front + 0.026, self.seat - 0.10), (x - 0.011, front + 0.008, 0.15), (x - 0.006, front, 0.001)]
            ends.append(spline([tip, *[Vector((s * a, b, c)) for a, b, c in down]], 8)[1:])
        way = [*ends[0][::-1], *over, *ends[1]]
        for _ in range(14):
            way = [way[0], *[(a + b * 2 + c) / 4 for a, b, c in zip(way, way[1:], way[2:])], way[-1]]
        return way


def frame(shape, rim, reed):
    d, seat = shape.d, shape.seat
    rear = []
    for s in (-1, 1):
        path = spline([(s * 0.205, d / 2 - POLE - 0.006, 0.001), (s * 0.196, d / 2 - 0.060, 0.18), (s * 0.188, 0.190, seat - 0.03), (s * 0.192, 0.222, seat + 0.10), (s * 0.196, 0.262, seat + 0.22)], 8)
        wire('back leg', path, POLE * 0.94, reed, resolution=6)
        rear.append(path)
    feet = [[p for p in rim if p.y < 0 and p.x < 0], [p for p in rim if p.y < 0 and p.x > 0], rear[1], rear[0]]
    # Two rings that begin and end in the front legs, and before each a bar from leg to leg.
    ring = [shape.bottom(i / 40) for i in range(41)]
    for z, thick in ((seat - 0.020, POLE * 0.92), (seat - 0.070, THIN)):
        left, right = (level(feet[k], z) for k in (0, 1))
        around = [left, *(Vector((p.x * 1.005, p.y, z)) for p in ring), right]
        wire('seat ring', around, thick, reed, resolution=6)
        wire('front bar', [left.lerp(right, k / 16) + Vector((0, -0.010 * math.sin(math.pi * k / 16), 0)) for k in range(17)], thick, reed, resolution=6)
    # Bows between the legs, as a wheelwright would brace them, and a cross of thin cane low down.
    for left, right in zip(feet, feet[1:] + feet[:1]):
        at = lambda share, z: level(left, z).lerp(level(right, z), share)
        keys = [at(0, 0.100), at(0.055, 0.20), at(0.20, seat - 0.105), at(0.36, seat - 0.078), at(0.5, seat - 0.074), at(0.64, seat - 0.078), at(0.80, seat - 0.105), at(0.945, 0.20), at(1, 0.100)]
        wire('bow', spline(keys, 8), THIN, reed, resolution=5)
    for k in (0, 1):
        a, b = level(feet[k], 0.150), level(feet[k + 2], 0.150)
        wire('cross', [a.lerp(b, t / 12) + Vector((0, 0, 0.018 * math.sin(math.pi * t / 12) + 0.012 * k)) for t in range(13)], THIN, reed, resolution=5)
    bind(rim, rear, seat, reed)


def level(path, z):
    """Where a leg is at this height."""
    near = min(path, key=lambda p: abs(p.z - z))
    return Vector((near.x, near.y, z))


def bind(rim, rear, seat, reed):
    """Every joint wound with peel: it is all that holds the chair together."""
    for leg in ([p for p in rim if p.y < 0 and p.x < 0], [p for p in rim if p.y < 0 and p.x > 0], *rear):
        for z in (0.100, 0.155, seat - 0.085, seat - 0.022):
            bound('binding', [level(leg, z - 0.017), level(leg, z + 0.017)], POLE, 0.0017, reed)


def shell(piece, shape, reed):
    lean = lambda u, v: shape.place(0.03 + 0.94 * u, 0.03 + 0.94 * v)
    weave_on('back', lean, 1.5, 0.4, 92, 74, SPLIT, STAKE, reed, closed=False, dice=piece.dice)
    # A plait lies where the weave meets the rim.
    n = 200
    line = [shape.place(0.02 + 0.96 * i / n, 0.985) for i in range(n + 1)]
    length = sum((b - a).length for a, b in zip(line, line[1:]))

    def place(t):
        f = t / length * n
        k = min(int(f), n - 1)
        p = line[k].lerp(line[k + 1], f - k)
        inwards = Vector((-p.x, -p.y, 0)).normalized()
        return p + inwards * 0.008, Vector((0, 0, 1)), inwards

    braid('plait', place, length, 0.0026, reed, 0.013)


def seat_weave(piece, shape, reed):
    """Woven from side to side over the ring, a little hollow."""
    def place(u, v):
        k = 2 * u - 1
        x = k * 0.256
        front, back = -0.254 - 0.010 * (1 - k * k), 0.192 * (1 - abs(k) ** 3.2 * 0.75)
        y = front + (back - front) * v
        return Vector((x, y, shape.seat - 0.006 - 0.014 * (1 - k**4) * (1 - (2 * v - 1) ** 4)))

    weave_on('seat', place, 0.43, 0.4, 46, 98, SPLIT, STAKE * 0.9, reed, closed=False, dice=piece.dice)
    # Its front edge is led around the ring and plaited.
    edge = lambda t: (place(t / 0.5, 0.0) + Vector((0, -0.004, -0.004)), Vector((0, -0.5, 0.85)), Vector((0, -0.85, -0.5)))
    braid('front plait', edge, 0.5, 0.0026, reed, 0.014)
