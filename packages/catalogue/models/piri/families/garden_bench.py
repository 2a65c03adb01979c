"""A garden bench for three: stout frames with arms, a seat of slats that sheds the rain, an upright back; plugged screws."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, member, panel, soft_square, turned
from ..mesh import add, along, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=29, above=13, distance=4.15),
    'front': Angle(around=0, above=6, distance=4.15),
    'detail': Angle(around=42, above=20, distance=1.45, at=(0.38, -0.18, 0.56)),
}

LEG = 0.024
LEAN = 12
FALL = 2.0
SQUARE = soft_square(0.2, 4)


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm = piece.cm('seatHeight', 43), piece.cm('armHeight', 62)
        wood = piece.slots['wood']
        x = w / 2 - 0.040
        for s in (-1, 1):
            end_frame(s, x, w, d, h, seat, arm, wood)
        rails(x, d, seat, wood)
        slats(piece, x, d, seat, wood)
        back(x, d, h, seat, wood)


def post_line(d, h, seat):
    """The back post: a little raked below the seat, straight and leaning above it, sawn from one plank."""
    a = math.radians(LEAN)
    bend = Vector((0, d / 2 - 0.150, seat - 0.01))
    top = bend + Vector((0, math.sin(a), math.cos(a))) * (h - 0.010 - bend.z) / math.cos(a)
    return [Vector((0, d / 2 - 0.075, 0)), Vector((0, d / 2 - 0.125, 0.20)), bend, bend.lerp(top, 0.25), bend.lerp(top, 0.6), top], bend, top


def end_frame(s, x, w, d, h, seat, arm, wood):
    front = -d / 2 + 0.050
    board('front leg', (2 * LEG, 0.062, arm - 0.030), (s * x, front, (arm - 0.030) / 2), wood, 0.005, 'z', steps=4)
    keys, bend, top = post_line(d, h, seat)
    path = spline([p + Vector((s * x, 0, 0)) for p in keys], 8)
    member('back post', path, list(zip([LEG] * len(path), along([0.030, 0.034, 0.037, 0.034, 0.030, 0.025], len(path)))), wood, SQUARE, level=True)
    # The seat's side rail slopes to the back; below it a stretcher.
    board('side rail', (0.038, d - 0.235, 0.078), (s * x, -0.032, seat - 0.072), wood, 0.004, 'y', (-FALL, 0, 0))
    board('low rail', (0.034, d - 0.215, 0.052), (s * x, -0.030, 0.135), wood, 0.004, 'y')
    arm_board(s, x, w, d, arm, top, bend, wood)
    for y, z in ((front, seat - 0.052), (front, seat - 0.092), (front, 0.135), (bend.y + 0.022, seat - 0.085), (d / 2 - 0.100, 0.135)):
        plug((s * (x + LEG), y, z), s, wood)


def plug(at, s, wood):
    """Over each stainless screw, its grain turned with the board's, planed flush but for a hair."""
    turned('plug', [(0.0062, -0.003), (0.0062, 0.0002), (0.0056, 0.0008), (0.0004, 0.0009)], wood, at, (0, s * 90, 0), 24)


def arm_board(s, x, w, d, arm, top, bend, wood):
    rear = bend.y + math.tan(math.radians(LEAN)) * (arm - bend.z) - 0.020
    outer, inner = w / 2 - 0.0005 - x, 0.040
    keys = [(-inner, rear), (-inner, 0.0), (-inner - 0.002, -d / 2 + 0.10), (-inner + 0.004, -d / 2 + 0.022), (-inner * 0.3, -d / 2 + 0.002), (outer * 0.3, -d / 2 + 0.002), (outer - 0.004, -d / 2 + 0.022), (outer, -d / 2 + 0.10), (outer, 0.0), (outer - 0.004, rear)]
    path = spline([(a, b, 0) for a, b in keys], 6)
    outline = [(s * p.x, p.y) for p in path][::s]
    panel('arm', outline, 0.032, (s * x, 0, arm - 0.032), wood, 0.009, 'y')
    for y in (-d / 2 + 0.036, -d / 2 + 0.064):
        turned('plug', [(0.0062, -0.003), (0.0062, 0.0002), (0.0056, 0.0008), (0.0004, 0.0009)], wood, (s * x, y, arm), (0, 0, 20), 24)


def rails(x, d, seat, wood):
    inner = 2 * (x - LEG) + 0.004
    for y, z, tall, thick in ((-d / 2 + 0.050, seat - 0.066, 0.080, 0.032), (d / 2 - 0.160, seat - 0.080, 0.070, 0.032)):
        board('rail', (inner, thick, tall), (0, y, z), wood, 0.004)
    # One bearer under the middle of the slats, and the stretcher between the ends.
    board('bearer', (0.036, d - 0.22, 0.060), (0, -0.040, seat - 0.064), wood, 0.004, 'y', (-FALL, 0, 0))
    board('stretcher', (2 * x - 0.03, 0.032, 0.056), (0, -0.03, 0.135), wood, 0.004)


def slats(piece, x, d, seat, wood):
    """Nine, eight millimetres apart, the first one rounded for the knee."""
    count, gap = 9, 0.008
    long = piece.cm('seatWidth', 138) + 0.035
    front, rear = -d / 2 + 0.012, d / 2 - 0.170
    each = (rear - front - (count - 1) * gap) / count
    handle = add(None, 'seat', (0, 0, seat - 0.0115), (-FALL, 0, 0))
    lift = math.tan(math.radians(FALL)) * (-front)
    for i in range(count):
        y = front + each / 2 + i * (each + gap)
        clear = long if i > 1 else long - 0.070
        rise = -lift
        board('slat', (clear + piece.dice.uniform(-0.0008, 0.0008), each, 0.023), (0, y, rise), wood, 0.0085 if i == 0 else 0.0042, parent=handle, steps=5)
        for sx in (-1, 0, 1):
            for dy in (-0.011, 0.011):
                px = sx * (x - 0.006) if i > 1 else sx * (x - LEG - 0.020)
                turned('plug', [(0.0052, -0.003), (0.0052, 0.0001), (0.0047, 0.0006), (0.0004, 0.0007)], wood, (px, y + dy, rise + 0.0115), (0, 0, 40), 20, handle)


def back(x, d, h, seat, wood):
    """Crest and low rail, and between them upright slats a hand apart, let into both."""
    _, bend, top = post_line(d, h, seat)
    handle = add(None, 'back', bend, (-LEAN, 0, 0))
    long = (top - bend).length
    inner = 2 * (x - LEG) + 0.004
    keys = [(-inner / 2, long - 0.098), (-inner / 2, long - 0.012), (-inner * 0.30, long - 0.002), (0, long + 0.0095), (inner * 0.30, long - 0.002), (inner / 2, long - 0.012), (inner / 2, long - 0.098)]
    crown = spline([(a, b, 0) for a, b in keys[1:6]], 8)
    outline = [keys[0], *[(p.x, p.y) for p in crown], keys[6]]
    panel('crest', outline[::-1], 0.034, (0, 0.017, 0), wood, 0.006, 'x', (90, 0, 0), handle)
    board('low rail', (inner, 0.032, 0.062), (0, 0, 0.092), wood, 0.005, parent=handle)
    count = 15
    for i in range(count):
        at = -inner / 2 + inner * (i + 0.5) / count
        tall = long - 0.098 - 0.123 + 0.006
        board('upright', (0.052, 0.016, tall), (at, -0.001, 0.123 + tall / 2 - 0.003), wood, 0.0034, 'z', parent=handle)
