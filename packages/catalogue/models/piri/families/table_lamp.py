"""A bedside lamp: a foot turned from one block, a drum of linen, a cord in cotton with a wheel that dims."""

import math

import bpy

from ..fitting import fitted
from ..joinery import turned, wire
from ..materials.cloth import woven
from ..materials.hard import plain
from ..mesh import add, spline
from ..studio import Angle
from .floor_lamp import shade, socket

ANGLES = {
    'three-quarter': Angle(around=26, above=9, distance=1.58),
    'front': Angle(around=0, above=5, distance=1.58),
    'detail': Angle(around=24, above=12, distance=0.74, at=(0.0, 0, 0.30)),
}

# Outline of the foot: radius and height in metres, as the gouge left it.
FOOT = [(0.0560, 0), (0.0590, 0.0015), (0.0600, 0.0050), (0.0600, 0.0120), (0.0575, 0.0165), (0.0520, 0.0190), (0.0505, 0.0200), (0.0500, 0.0215), (0.0470, 0.0245), (0.0330, 0.0320),
        (0.0235, 0.0430), (0.0200, 0.0560), (0.0205, 0.0600), (0.0235, 0.0620), (0.0245, 0.0650), (0.0235, 0.0680), (0.0205, 0.0700), (0.0215, 0.0760), (0.0330, 0.0980), (0.0410, 0.1240),
        (0.0430, 0.1440), (0.0405, 0.1640), (0.0330, 0.1860), (0.0240, 0.2060), (0.0185, 0.2240), (0.0170, 0.2340), (0.0178, 0.2370), (0.0200, 0.2385), (0.0205, 0.2410), (0.0200, 0.2435), (0.0175, 0.2450), (0.0150, 0.2460), (0.006, 0.2465)]


def build(piece):
    with fitted(piece):
        w, _, h = piece.size
        metal = piece.slots['metal']
        low = h - 0.196
        turned('foot', FOOT, piece.slots['wood'], count=96)
        turned('felt', [(0.052, 0.0), (0.053, 0.0008)], plain('felt', '#2d2a27', 0.9, 0.05), count=48)
        turned('stem', [(0.0060, 0.244), (0.0060, h - 0.150)], metal, count=24)
        turned('collar', [(0.0060, 0.246), (0.0105, 0.2470), (0.0105, 0.2530), (0.0085, 0.2560), (0.0060, 0.2565)], metal, count=32)
        socket(h - 0.155, metal)
        shade(piece, w / 2, low, h, metal)
        cord(piece)
    glow(h - 0.095)


def cord(piece):
    """It leaves the foot behind, comes about and lies in a loose loop, the dimmer in front of it."""
    cotton, dark = woven('cord', '#7b6a52', thread=0.0012), plain('dimmer', '#3a322b', 0.45, 0.4)
    z = 0.0028
    way = spline([(0.02, 0.052, 0.008), (0.035, 0.082, 0.004), (0.075, 0.098, z), (0.112, 0.060, z), (0.118, 0.006, z), (0.100, -0.045, z), (0.082, -0.076, z + 0.001)], 10)
    wire('cord', way, 0.0027, cotton)
    member_way = [(0.085, -0.071), (0.050, -0.104)]
    (x0, y0), (x1, y1) = member_way
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    turned('dimmer', [(0.004, 0), (0.0085, 0.004), (0.0100, 0.012), (0.0100, 0.036), (0.0085, 0.044), (0.004, 0.048)], dark, (x0, y0, 0.0095), (0, 90, turn), 28)
    turned('wheel', [(0.0105, -0.0028), (0.0118, -0.0018), (0.0118, 0.0018), (0.0105, 0.0028)], piece.slots['metal'], ((x0 + x1) / 2, (y0 + y1) / 2, 0.0125), (90, 0, turn), 40)
    tail = spline([(x1, y1, z + 0.003), (0.026, -0.116, z), (-0.014, -0.122, z), (-0.060, -0.110, z), (-0.092, -0.078, z)], 10)
    wire('cord', tail, 0.0027, cotton)


def glow(z):
    """A warm bulb turned low."""
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = 5.0, (1.0, 0.70, 0.40), 0.032
    add(light, 'bulb', (0, 0, z))
