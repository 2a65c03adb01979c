"""A folding chair: two crossed frames of flat steel, riveted, with slats of segun left over from sofa arms."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, member, soft_square, turned, wire
from ..materials import coated  # makes coats known
from ..materials.hard import plain
from ..mesh import spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=33, above=14, distance=2.65),
    'front': Angle(around=0, above=8, distance=2.65),
    'detail': Angle(around=42, above=22, distance=1.05, at=(0.20, -0.10, 0.54)),
}

FLAT = soft_square(0.5, 4)
BAR = (0.0028, 0.0125)


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat = piece.cm('seatHeight', 44)
        coat, wood, brass = piece.slots['coat'], piece.slots['wood'], piece.slots['metal']
        outer, inner = w / 2 - 0.004, w / 2 - 0.013
        long = long_bar(d, h, seat)
        short = [Vector((0, d / 2 - 0.012, 0)), Vector((0, d / 2 - 0.040, 0.035)), Vector((0, -0.130, seat - 0.060)), Vector((0, -d / 2 + 0.085, seat - 0.030))]
        for s in (-1, 1):
            flat_bar([p + Vector((s * outer, 0, 0)) for p in long], coat)
            flat_bar([p + Vector((s * inner, 0, 0)) for p in spline(short, 6)], coat)
            seat_rail(s, inner - 0.008, d, seat, coat)
            rivets(s, outer, inner, long, short, d, seat, brass)
            for y in (-d / 2 + 0.012, d / 2 - 0.012):
                board('shoe', (0.012, 0.034, 0.020), (s * (outer if y < 0 else inner), y + (0.004 if y < 0 else -0.006), 0.010), plain('rubber', '#232323', 0.7, 0.2), 0.004, 'y')
        rods(d, outer, inner, seat, coat)
        slats(piece, seat, wood, brass)
        back(piece, long, outer, h, wood, brass)


def long_bar(d, h, seat):
    """From the front foot up through the seat, bent there, and on to the top of the back."""
    return spline([(0, -d / 2 + 0.006, 0), (0, -d / 2 + 0.050, 0.062), (0, -0.045, 0.245), (0, 0.098, seat - 0.015), (0, 0.142, seat + 0.075), (0, 0.205, h - 0.12), (0, 0.228, h - 0.012)], 10)


def flat_bar(path, coat):
    n = len(path)
    radii = [BAR] * n
    radii[-1] = radii[0] = (BAR[0] * 0.8, BAR[1] * 0.72)
    return member('bar', path, radii, coat, FLAT, (0, 1, 0.001))


def seat_rail(s, x, d, seat, coat):
    member('seat rail', [(s * x, -d / 2 + 0.052, seat - 0.028), (s * x, 0.0, seat - 0.031), (s * x, 0.155, seat - 0.036)], [(BAR[0], 0.0105)] * 3, coat, FLAT, (0, 0, 1))


def near(path, z):
    return min(path, key=lambda p: abs(p.z - z))


def rivets(s, outer, inner, long, short, d, seat, brass):
    """Brass washers under domed heads, wherever something turns."""
    for p, x in ((crossing(long, short), outer), (near(long, seat - 0.036), outer), (Vector((0, -d / 2 + 0.088, seat - 0.030)), inner)):
        spot = (s * (x + 0.0026), p.y, p.z)
        turned('washer', [(0.0115, -0.001), (0.0118, 0.0008), (0.0112, 0.0016), (0.0074, 0.0018), (0.0068, 0.0036), (0.0042, 0.0052), (0.0006, 0.0056)], brass, spot, (0, s * 90, 0), 28)


def crossing(long, short):
    return min((p for p in long if p.z < 0.36), key=lambda p: min((p - q).length for q in spline(short, 20)))


def rods(d, outer, inner, seat, coat):
    for x, y, z in ((outer, -d / 2 + 0.075, 0.088), (inner, d / 2 - 0.075, 0.068), (inner, -d / 2 + 0.088, seat - 0.030)):
        wire('rod', [(-x, y, z), (0, y, z), (x, y, z)], 0.0058, coat, resolution=5)


def slats(piece, seat, wood, brass):
    """Seven, each a little different in tone, hollowed across so that one does not slide off."""
    wide, count = piece.cm('seatWidth', 41), 7
    deep, gap = piece.cm('seatDepth', 38), 0.0085
    each = (deep - (count - 1) * gap) / count
    front = -piece.depth / 2 + 0.040
    n = 16
    for i in range(count):
        y = front + each / 2 + i * (each + gap)
        low = seat - 0.0175 - 0.0060 * i / (count - 1)
        path = [Vector((wide * (k / n - 0.5), y, low + 0.0085 - 0.0075 * (1 - (2 * k / n - 1) ** 2))) for k in range(n + 1)]
        member('slat', path, [(each / 2, 0.0078)] * (n + 1), wood, soft_square(0.38, 5), (0, 0, 1))
        for s in (-1, 1):
            for dy in (-0.011, 0.011):
                turned('screw', [(0.0036, 0), (0.0036, 0.0009), (0.0026, 0.0016), (0.0004, 0.0018)], brass, (s * (piece.width / 2 - 0.021), y + dy, low + 0.0152), count=16)


def back(piece, long, outer, h, wood, brass):
    """Two broad slats, bowed to a back, screwed to the bars from behind."""
    n = 22
    for z, tall in ((h - 0.040, 0.056), (h - 0.128, 0.050)):
        p = near(long, z)
        half = outer - 0.004
        path = [Vector((half * (2 * k / n - 1), p.y - 0.012 + 0.020 * (1 - (2 * k / n - 1) ** 2), z)) for k in range(n + 1)]
        member('back slat', path, [(0.0072, tall / 2)] * (n + 1), wood, soft_square(0.45, 5), (0, -0.22, 1))
        for s in (-1, 1):
            for dz in (-0.013, 0.013):
                turned('screw', [(0.0036, 0), (0.0036, 0.0009), (0.0026, 0.0016), (0.0004, 0.0018)], brass, (s * (half - 0.012), p.y - 0.0195, z + dz), (78, 0, 0), 16)
