"""A round table on one foot; its top is hinged on the column and held by a catch, so that it can stand against a wall."""

import math

from ..joinery import board, glued_boards, oval, panel, turned, wire
from ..materials.by_name import make
from ..materials.hard import plain
from ..mesh import spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=31, above=14, distance=4.7),
    'front': Angle(around=0, above=6, distance=4.7),
    'detail': Angle(around=24, above=-2, distance=1.75, at=(0.02, -0.05, 0.62)),
}

TOP, BLOCK, FELT = 0.024, 0.036, 0.004


def build(piece):
    w, d, h = piece.size
    wood = piece.slots['wood']
    glued_boards('top', oval(w, d, count=144), 9, TOP, (0, 0, h - TOP), wood, 0.0085)
    under = h - TOP
    for y in (-1, 1):
        bearer(y * 0.128, w * 0.72, under, wood)
    board('block', (0.215, 0.215, BLOCK), (0, 0, under - 0.004 - BLOCK / 2), wood, 0.007)
    column(under - 0.004 - BLOCK, wood)
    for k in range(4):
        foot(45 + 90 * k, w * 0.385, wood)
    fittings(under)


def bearer(y, long, under, wood):
    """Screwed across the staves, thin at its ends so that nobody's knee finds it."""
    half, n = long / 2, 12
    end = [(half - 0.10 * (1 - i / n), -0.046 + 0.030 * (i / n) ** 2) for i in range(n + 1)]
    outline = [(-half, 0), (-half, -0.016), *[(-x, z) for x, z in reversed(end)][1:], *end[:-1], (half, -0.016), (half, 0)]
    panel('bearer', outline, 0.030, (0, y + 0.015, under), wood, 0.004, 'x', (90, 0, 0))


def column(top, wood):
    low = 0.075
    shape = [(0.0005, 0.0), (0.034, 0.0), (0.047, 0.010), (0.056, 0.030), (0.058, 0.050), (0.058, 0.150), (0.060, 0.160), (0.060, 0.170), (0.054, 0.178), (0.050, 0.190),
             (0.041, 0.235), (0.037, 0.300), (0.038, 0.380), (0.043, 0.450), (0.0475, 0.490), (0.0475, 0.505), (0.051, 0.512), (0.051, 0.520), (0.045, 0.528), (0.047, 0.545),
             (0.058, top - low - 0.004), (0.058, top - low + 0.001)]
    turned('column', [(r, z) for r, z in shape], wood, (0, 0, low), count=64)


def foot(angle, reach, wood):
    """A leg sawn from one plank in a slow double curve, dovetailed into the column from below."""
    thick, a = 0.046, math.radians(angle)
    upper = spline([(0.040, 0.225, 0), (0.085, 0.205, 0), (0.18, 0.130, 0), (reach * 0.70, 0.073, 0), (reach - 0.05, 0.046, 0), (reach - 0.006, 0.034, 0)], 6)
    lower = spline([(reach, 0.018, 0), (reach - 0.004, FELT, 0), (reach - 0.085, FELT, 0), (reach * 0.66, 0.030, 0), (0.17, 0.066, 0), (0.085, 0.098, 0), (0.040, 0.105, 0)], 6)
    outline = [(p.x, p.y) for p in upper] + [(p.x, p.y) for p in lower]
    at = (-thick / 2 * math.sin(a), thick / 2 * math.cos(a), 0)
    panel('foot', outline[::-1], thick, at, wood, 0.006, 'x', (90, 0, angle))
    x, y = ((reach - 0.045) * f(a) for f in (math.cos, math.sin))
    board('felt', (0.075, thick - 0.010, FELT), (x, y, FELT / 2), plain('felt', '#3b3733', 0.95, 0.05), 0.001, turn=(0, 0, angle))


def fittings(under):
    """Pins on which the top turns, at the back; in front the catch, and the safety pin on its chain."""
    steel = make('steel')
    for s in (-1, 1):
        turned('pivot', [(0.011, 0), (0.012, 0.004), (0.009, 0.007), (0.0005, 0.008)], steel, (s * 0.064, 0.142, under - 0.023), (-90, 0, 0), 28)
    z = under - 0.023
    board('catch plate', (0.062, 0.004, 0.026), (0, -0.1448, z), steel, 0.0015)
    for s in (-1, 1):
        turned('screw', [(0.0045, 0), (0.005, 0.001), (0.0005, 0.0022)], steel, (s * 0.024, -0.1463, z), (90, 0, 0), 20)
    turned('bolt', [(0.006, 0), (0.006, 0.026), (0.009, 0.028), (0.009, 0.034), (0.0005, 0.036)], steel, (0, -0.1463, z), (90, 0, 0), 28)
    ring = [(0.011 * math.sin(a), -0.168, z - 0.011 + 0.011 * math.cos(a)) for a in (2 * math.pi * i / 32 for i in range(32))]
    wire('pull', ring, 0.0013, steel, closed=True)
