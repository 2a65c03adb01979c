"""A sofa that opens into a bed: a cushioned net in a frame of steel tube, its back on click hinges, its arms bent loops."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, turned, wire
from ..materials import coated  # makes coats known
from ..materials.hard import plain
from ..mesh import add
from ..studio import Angle
from ..tubes import filleted
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=28, above=12, distance=7.4),
    'front': Angle(around=0, above=6, distance=7.4),
    'detail': Angle(around=47, above=14, distance=1.9, at=(0.40, -0.18, 0.50)),
}

TUBE = 0.016
LEAN = 17
MAT = 0.12


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm = piece.cm('seatHeight', 42), piece.cm('armHeight', 58)
        coat, cloth = piece.slots['coat'], piece.slots['cloth']
        inner = piece.cm('seatWidth', 178)
        black = plain('nylon', '#1c1c1d', 0.5, 0.35)
        for s in (-1, 1):
            arm_loop(s, w, d, arm, coat, cloth, black)
            hinge(s, inner, d, seat, coat)
        under_frame(w, d, inner, seat, coat, black)
        cushions(inner, d, h, seat, cloth)
        strap(d, seat)


def arm_loop(s, w, d, arm, coat, cloth, black):
    """One tube, up in front, along under the elbow and down again behind, tied by a rail below; a padded sleeve over it."""
    x = s * (w / 2 - TUBE - 0.010)
    front, rear, top = -d / 2 + 0.050, d / 2 - 0.170, arm - 0.022
    way = filleted([(x, front - 0.020, 0.012), (x, front, top), (x, rear, top), (x, rear + 0.050, 0.012)], 0.085, 10)
    wire('arm tube', way, TUBE, coat, resolution=7)
    wire('side rail', [(x, front - 0.010, 0.155), (x, rear + 0.035, 0.155)], TUBE * 0.8, coat, resolution=6)
    long = rear - front - 0.12
    sleeve = sewn('arm pad', (0.052, long, 0.052), 'pad', cloth, (x, (front + rear) / 2, arm - 0.026), piping=('z-',), stitched=('z+',),
                  pipe=0.0030, seed=11 + s, cell=0.014, pressure=2.0, hollow=0)
    sleeve.name = 'arm pad'
    for y in (front - 0.020, rear + 0.050):
        turned('glide', [(0.0185, 0), (0.0205, 0.003), (0.0205, 0.013), (0.0185, 0.019), (TUBE, 0.020)], black, (x, y, 0), count=28)


def hinge(s, inner, d, seat, coat):
    """Two plates of pressed steel on one pin, toothed for three positions; where sofa turns into bed."""
    x, y, z = s * (inner / 2 + 0.004), d / 2 - 0.235, seat - 0.085
    turned('hinge', [(0.046, -0.003), (0.047, 0.0), (0.046, 0.0035), (0.030, 0.0045), (0.029, 0.007), (0.012, 0.008), (0.0115, 0.013), (0.0005, 0.0135)], coat,
           (x, y, z), (0, s * 90, 0), 40)
    for angle, long in ((0, 0.20), (90 - LEAN, 0.24)):
        a = math.radians(angle)
        middle = Vector((x, y, z)) + Vector((0, -math.cos(a) if angle == 0 else math.cos(a), math.sin(a))) * long / 2
        turn = 0 if angle == 0 else angle
        board('hinge arm', (0.004, long, 0.036), middle, coat, 0.0015, 'y', (turn, 0, 0))
        for f in (0.55, 0.88):
            spot = Vector((x, y, z)).lerp(middle, 2 * f) + Vector((s * 0.002, 0, 0))
            turned('bolt', [(0.0085, 0), (0.0085, 0.003), (0.006, 0.005), (0.0005, 0.0055)], plain('bolt', '#8f8e8a', 0.35, 0.5), spot, (0, s * 90, 0), 20)


def under_frame(w, d, inner, seat, coat, black):
    """The box that the bed slides out of: rails at the shin, uprights, a rail under the front edge, springs behind it."""
    low, high, half = 0.136, seat - MAT - 0.024, w / 2 - TUBE - 0.010
    front, rear = -d / 2 + 0.058, d / 2 - 0.215
    for y in (front, rear):
        wire('low rail', [(-half, y, low), (half, y, low)], TUBE, coat, resolution=7)
        wire('high rail', [(-half, y + 0.004, high), (half, y + 0.004, high)], TUBE, coat, resolution=7)
    for x in (-inner / 6, inner / 6):
        wire('upright', [(x, front, low), (x, front + 0.004, high)], TUBE * 0.72, coat, resolution=6)
        wire('cross rail', [(x, front, low), (x, rear, low)], TUBE * 0.72, coat, resolution=6)
    for s in (-1, 1):
        wire('slide', [(s * inner / 2 * 0.96, front, high), (s * inner / 2 * 0.96, rear, high)], TUBE * 0.8, coat, resolution=6)
    dark = plain('net', '#3a3b3d', 0.35, 0.5)
    count = 46
    for i in range(count):
        x = inner * 0.95 * ((i + 0.5) / count - 0.5)
        wire('net', [(x, front, high + 0.012), (x, (front + rear) / 2, high + 0.004), (x, rear, high + 0.012)], 0.0016, dark, resolution=1)
    board('ticking', (inner * 0.97, rear - front - 0.02, 0.004), (0, (front + rear) / 2, high + 0.018), plain('ticking', '#2b2b2c', 0.9, 0.05), 0.001)


def cushions(inner, d, h, seat, cloth):
    """Seat and back are one mattress each, quilted in three; on the back lie three loose cushions."""
    wide, front, rear = inner / 3, -d / 2 + 0.012, d / 2 - 0.215
    deep = rear - front
    lean = math.radians(LEAN)
    foot = Vector((0, d / 2 - 0.212, seat - MAT * 0.55))
    rise = (h - 0.045 - foot.z) / math.cos(lean)
    tilted = add(None, 'tilted', foot, (-LEAN, 0, 0))
    for i in (-1, 0, 1):
        sewn('seat', (wide - 0.003, deep, MAT), 'seat', cloth, (i * wide, (front + rear) / 2, seat - MAT / 2 - 0.006), piping=('z',), stitched=('z+',), seed=20 + i,
             jitter=0.0018, flat=0.5, true=0.5, pressure=1.9)
        sewn('back', (wide - 0.003, rise, 0.095), 'seat', cloth, (i * wide, 0.050, rise / 2), (90, 0, 0), piping=('z',), seed=30 + i, parent=tilted, true=0.5, pressure=1.4)
        tall = h - seat - 0.008
        sewn('loose cushion', (wide - 0.014, tall, 0.12), 'back', cloth, (i * wide, -0.070, tall / 2 + 0.052), (90, 0, 1.2 * i), piping=('z',), seed=40 + i, parent=tilted,
             true=0.5, pressure=5.0)


def strap(d, seat):
    """The loop that one pulls."""
    web = plain('webbing', '#2d2c2b', 0.85, 0.1)
    y, z = -d / 2 + 0.020, seat - MAT - 0.004
    way = filleted([(0, y + 0.07, z), (0, y - 0.004, z - 0.004), (0, y - 0.010, z - 0.075), (0, y + 0.006, z - 0.078), (0, y + 0.012, z - 0.012)], 0.012, 6)
    for a, b in zip(way, way[1:]):
        run = b - a
        board('strap', (0.034, run.length + 0.001, 0.0022), (a + b) / 2, web, 0.0006, 'y', (math.degrees(math.atan2(run.z, run.y)), 0, 0))
