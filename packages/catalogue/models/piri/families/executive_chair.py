"""A high-backed chair: cushions for head, shoulders and loins on a moulded shell, arms of bent wood, a star clad in wood."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, member, soft_square, turned, wire
from ..materials import coated  # makes leatherette and chrome known
from ..materials.hard import plain
from ..mesh import add, along, spline
from ..studio import Angle
from ..swivel import lift, star, tilt
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=33, above=11, distance=3.55),
    'front': Angle(around=0, above=5, distance=3.55),
    'detail': Angle(around=40, above=16, distance=1.5, at=(0.16, -0.06, 0.66)),
}

LEAN = 10
SIDE = soft_square(0.7, 6)


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm = piece.cm('seatHeight', 48), piece.cm('armHeight', 66)
        skin, wood, metal = piece.slots['cover'], piece.slots['wood'], piece.slots['metal']
        black = plain('nylon', '#1f1f20', 0.5, 0.35)
        star(w / 2 * 0.99, metal, black, clad=wood, turn=-90)
        lift(0.105, seat - 0.150, black, metal)
        tilt((0, -0.02, seat - 0.135), black, metal)
        cushions(piece, h, d, seat, skin, black)
        for s in (-1, 1):
            arm_bow(s, w, d, seat, arm, wood, skin, metal)


def cushions(piece, h, d, seat, skin, black):
    """Double-stitched, each filled on its own, so that the back is a row of soft steps."""
    wide, deep = piece.cm('seatWidth', 53), piece.cm('seatDepth', 50)
    thread = plain('thread', '#55504a', 0.8)
    pan = add(None, 'pan', (0, -0.035, seat - 0.060), (-3, 0, 0))
    sewn('seat', (wide, deep, 0.115), 'seat', skin, (0, 0, 0), piping=('z+',), stitched=('z+',), thread=thread, seed=41, parent=pan, crown=0.016, pressure=2.2)
    board('seat shell', (wide * 0.90, deep * 0.90, 0.022), (0, 0.005, -0.062), black, 0.009, parent=pan, steps=4)
    foot = Vector((0, d / 2 - 0.180, seat - 0.030))
    long = (h - foot.z) / math.cos(math.radians(LEAN))
    back = add(None, 'back', foot, (-LEAN, 0, 0))
    rows = ((0.015, 0.215, wide * 0.94, 0.118, -0.018), (0.215, 0.455, wide * 0.97, 0.108, 0.0), (0.455, long - 0.002, wide * 0.86, 0.098, -0.004))
    for k, (low, high, across, thick, forward) in enumerate(rows):
        sewn('back', (across, high - low + 0.008, thick), 'seat', skin, (0, -thick / 2 + 0.028 + forward, (low + high) / 2), (90, 0, 0), piping=('z+',), stitched=('z+',),
             thread=thread, seed=43 + k, parent=back, crown=0.020, pressure=2.8, hollow=0.004)
    shell = [Vector((0, 0.046, low)) for low in (0.0, 0.10, 0.3, 0.5, long - 0.05)]
    member('back shell', shell, [(wide * s, 0.016) for s in (0.36, 0.44, 0.47, 0.44, 0.36)], skin, SIDE, (0, 1, 0), back)
    spine = spline([(0, -0.02, seat - 0.140), (0, 0.12, seat - 0.142), (0, foot.y + 0.055, seat - 0.10), (0, foot.y + 0.085, seat + 0.10)], 8)
    member('spine', spine, [(0.045, 0.010)] * len(spine), black, SIDE, (0, 0.3, 1))


def arm_bow(s, w, d, seat, arm, wood, skin, metal):
    """Laminated and bent: up from under the seat, along beneath the elbow, and down again behind, a pad sewn on top."""
    x = w / 2 - 0.030
    way = spline([(s * (x - 0.075), -0.150, seat - 0.080), (s * (x - 0.012), -0.165, seat - 0.060), (s * x, -0.200, seat + 0.020), (s * x, -0.205, arm - 0.075), (s * x, -0.160, arm - 0.022), (s * x, -0.04, arm - 0.016),
                  (s * x, 0.085, arm - 0.024), (s * x, 0.150, arm - 0.085), (s * (x - 0.004), 0.150, seat + 0.030), (s * (x - 0.018), 0.120, seat - 0.050), (s * (x - 0.075), 0.105, seat - 0.080)], 10)
    member('arm', way, [(0.026, 0.0105)] * len(way), wood, soft_square(0.6, 6), (s, 0, 0.02))
    pad = add(None, 'pad', (s * x, -0.035, arm - 0.001), (-1.5, 0, 0))
    sewn('arm pad', (0.058, 0.215, 0.022), 'pad', skin, (0, 0, 0), piping=('z',), seed=51, parent=pad, pipe=0.0028, cell=0.014)
    for y in (-0.150, 0.105):
        turned('bolt', [(0.009, 0), (0.009, 0.0016), (0.007, 0.0034), (0.001, 0.0040)], metal, (s * (x - 0.050), y, seat - 0.090), (180, 0, 0), 24)
