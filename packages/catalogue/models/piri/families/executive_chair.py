"""A high-backed chair: cushions for head, shoulders and loins on a moulded shell, arms of bent wood, a star clad in wood."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import member, soft_square, turned
from ..materials import coated  # makes leatherette and chrome known
from ..materials.hard import plain
from ..mesh import spline
from ..padding import pad
from ..studio import Angle
from ..swivel import lift, star, tilt

ANGLES = {
    'three-quarter': Angle(around=33, above=11, distance=3.55),
    'front': Angle(around=0, above=5, distance=3.55),
    'detail': Angle(around=40, above=16, distance=1.5, at=(0.13, -0.06, 0.68)),
}

SIDE = soft_square(0.7, 6)


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm = piece.cm('seatHeight', 48), piece.cm('armHeight', 66)
        skin, wood, metal = piece.slots['cover'], piece.slots['wood'], piece.slots['metal']
        black = plain('nylon', '#1f1f20', 0.5, 0.35)
        thread = plain('thread', '#544c45', 0.8)
        star(w / 2 * 0.99, metal, black, clad=wood, turn=-90)
        lift(0.105, seat - 0.165, black, metal)
        tilt((0, -0.02, seat - 0.150), black, metal)
        seat_cushion(piece, seat, skin, black, thread)
        back = Back(d, h, seat)
        back.shell(skin)
        back.cushions(skin, thread)
        back.carrier(black, metal)
        for s in (-1, 1):
            arm_bow(s, w, d, seat, arm, wood, skin, metal)


def seat_cushion(piece, seat, skin, black, thread):
    """It falls away in front like water, so that no edge presses the thigh; its sides rise a little."""
    wide, deep = piece.cm('seatWidth', 53), piece.cm('seatDepth', 50)

    def place(x, y, out):
        front = max(0.0, -y / deep * 2 - 0.30) / 0.70
        bent = -0.062 * front**2.2 + 0.010 * (2 * x / wide) ** 2 + 0.012 * max(0.0, y / deep * 2)
        return Vector((x * (1 - 0.03 * (y / deep * 2)), y - 0.040 - 0.012 * front**2 * (out / 0.1), seat - 0.118 + bent + out))

    pad('seat', place, wide, deep, 0.100, skin, 0.030, 0.075, 0.024, 0.0034, thread, 5, 240, hollow=0.016)
    pad('seat shell', lambda x, y, out: place(x, y, out) - Vector((0, 0, 0.016)), wide * 0.94, deep * 0.94, 0.020, black, 0.0, 0.070, 0.008, slack=0)


class Back:
    """One surface from the loins to the head: forward at the loins, back at the shoulders, forward again above. Metres along it."""

    def __init__(self, d, h, seat):
        self.foot, self.high, self.rear = seat - 0.015, h - 0.006, d / 2
        self.long = self.high - self.foot

    def at(self, x, z, out):
        v = z / self.long
        y = self.rear - 0.148 + 0.150 * v - 0.030 * math.exp(-(((v - 0.20) / 0.17) ** 2)) - 0.030 * max(0.0, v - 0.70) ** 1.6 / 0.145
        slope = (0.150 + 0.06 * (v - 0.20) / 0.029 * math.exp(-(((v - 0.20) / 0.17) ** 2)) * 0.5) / self.long
        y -= 1.15 * x * x
        away = Vector((-2.3 * x * 0.85, -1, slope)).normalized()
        return Vector((x, y, self.foot + z)) + away * out

    def half(self, v):
        return 0.243 + 0.014 * math.sin(math.pi * min(1.0, v / 0.72)) - 0.045 * max(0.0, v - 0.60) ** 1.3 / 0.30

    def tapered(self, low, high, share):
        """A `place` whose breadth follows the outline of the back; pads are drawn to their middle's breadth."""
        middle = (low + high) / 2
        full = self.half(middle / self.long)
        return lambda x, y, out: self.at(x * share * self.half(min(1.0, max(0.0, (middle + y) / self.long))) / full, middle + y, out)

    def shell(self, skin):
        low, high = -0.005, self.long
        place = self.tapered(low, high, 1.0)
        wide = 2 * self.half((low + high) / 2 / self.long)
        pad('back shell', lambda x, y, out: place(x, y, 0.004 - out), wide, high - low, 0.026, skin, 0.008, 0.085, 0.011, 0.0030, None, 8, 260, slack=0.4, mid=True)

    def cushions(self, skin, thread):
        rows = ((0.004, 0.226, 0.074, 0.026), (0.229, 0.462, 0.060, 0.024), (0.465, self.long - 0.010, 0.062, 0.028))
        for k, (low, high, thick, crown) in enumerate(rows):
            wide = 2 * self.half((low + high) / 2 / self.long) * 0.965
            pad('back', self.tapered(low, high, 1.0), wide, high - low, thick, skin, crown, 0.046, 0.022, 0.0032, thread, 21 + 4 * k, 220, hollow=0.004)

    def carrier(self, black, metal):
        """From the tilt's knee up to the shell, a broad flat bar with two bolts."""
        low, high = self.at(0, 0.03, -0.03), self.at(0, 0.19, -0.026)
        way = spline([(0, 0.02, low.z - 0.150), (0, 0.13, low.z - 0.150), (0, low.y + 0.012, low.z - 0.085), low + Vector((0, 0.012, 0)), high + Vector((0, 0.010, 0))], 8)
        member('carrier', way, [(0.042, 0.008)] * len(way), black, SIDE, (0, 0.3, 1))
        for z in (0.09, 0.15):
            turned('bolt', [(0.009, 0), (0.009, 0.002), (0.006, 0.0045), (0.001, 0.005)], metal, self.at(0, z, -0.046), (-90, 0, 0), 24)


def arm_bow(s, w, d, seat, arm, wood, skin, metal):
    """Laminated and bent: up from under the seat, along beneath the elbow, and down again behind, a pad sewn on top."""
    x = w / 2 - 0.034
    way = spline([(s * (x - 0.115), -0.140, seat - 0.118), (s * (x - 0.040), -0.158, seat - 0.108), (s * (x - 0.006), -0.186, seat - 0.055), (s * x, -0.205, seat + 0.030), (s * x, -0.205, arm - 0.085), (s * x, -0.165, arm - 0.028), (s * x, -0.04, arm - 0.024),
                  (s * x, 0.085, arm - 0.032), (s * x, 0.145, arm - 0.088), (s * (x - 0.002), 0.138, seat + 0.020), (s * (x - 0.020), 0.112, seat - 0.070), (s * (x - 0.115), 0.100, seat - 0.116)], 10)
    member('arm', way, [(0.024, 0.0115)] * len(way), wood, soft_square(0.55, 6), (s, 0, 0.02))
    pad('arm pad', lambda px, py, out: Vector((s * x + px * (1 - 0.9 * py), py - 0.040, arm - 0.0145 + out - 0.42 * py * py - 0.03 * py)), 0.058, 0.225, 0.012, skin, 0.0065, 0.024, 0.0055, 0.0022, None, 31, 120, slack=0.3)
    for y in (-0.140, 0.100):
        turned('bolt', [(0.009, 0), (0.009, 0.0016), (0.007, 0.0034), (0.001, 0.0040)], metal, (s * (x - 0.085), y, seat - 0.126), (180, 0, 0), 24)
