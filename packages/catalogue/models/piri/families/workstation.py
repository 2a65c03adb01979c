"""A desk for two who face each other: two tops on one steel frame, a felt screen between them, a flap for plugs each."""

import math

from ..joinery import board, member, panel, rounded_rectangle, soft_square, turned
from ..materials import coated, felted, laminate  # makes coats, felt and oak laminate known
from ..materials.hard import plain
from ..mesh import add
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=33, above=16, distance=4.9),
    'front': Angle(around=0, above=7, distance=4.9),
    'detail': Angle(around=30, above=24, distance=1.55, at=(0.14, -0.12, 0.72)),
}

TOP, LEG, GAP = 0.025, 0.050, 0.020
DESK = 0.755
FELT = 0.012


def build(piece):
    w, d, h = piece.size
    wood, coat = piece.slots['wood'], piece.slots['coat']
    deep = (d - GAP) / 2
    for s in (-1, 1):
        y = s * (GAP + deep) / 2
        panel('top', rounded_rectangle(w, deep, 0.014), TOP, (0, y, DESK - TOP), wood, 0.0020)
        flap(s, coat, opened=s < 0)
    frame(w, d, DESK - TOP, coat)
    tray(w, DESK - TOP - LEG, coat)
    screen(w, h, piece.slots['felt'], coat)


def frame(w, d, under, coat):
    """A portal at each end, welded and ground smooth; two rails between them, with a cross where more pairs can be bolted on."""
    square = soft_square(0.16, 4)
    x, y, half = w / 2 - LEG / 2 - 0.012, d / 2 - LEG / 2 - 0.030, LEG / 2
    bar = under - half
    for s in (-1, 1):
        for t in (-1, 1):
            member('leg', [(s * x, t * y, z) for z in (0.020, under - 0.001)], [half, half], coat, square, level=True)
            turned('leveller', [(0.020, 0), (0.0215, 0.003), (0.0215, 0.008), (0.0080, 0.011), (0.0080, 0.022)], plain('nylon', '#1e1e1f', 0.5, 0.35), (s * x, t * y, 0), count=28)
            board('cap', (LEG * 0.86, LEG * 0.86, 0.003), (s * x, t * y, 0.0195), plain('cap', '#1e1e1f', 0.5, 0.35), 0.001)
        member('end beam', [(s * x, -y + half, bar), (s * x, y - half, bar)], [half, half], coat, square, up=(0, 0, 1))
        for t in (-1, 1):
            # Where the next pair is bolted on.
            turned('bolt', [(0.0095, -0.001), (0.0095, 0.0024), (0.0070, 0.0042), (0.0005, 0.0046)], plain('bolt', '#8d8d8a', 0.35, 0.5),
                   (s * (x + half), t * 0.18, bar), (0, s * 90, 0), 24)
    for t in (-1, 1):
        member('rail', [(-x + half, t * (y - 0.06), bar + 0.008), (x - half, t * (y - 0.06), bar + 0.008)], [0.016, 0.016], coat, square)
    member('beam', [(-x + half, 0, bar), (x - half, 0, bar)], [half, half], coat, square)


def tray(w, under, coat):
    """Sheet folded to a trough below the beam, for all that has a plug."""
    long, wide, tall, thick = w - 0.30, 0.150, 0.075, 0.0022
    z = under - 0.008 - tall
    board('tray floor', (long, wide, thick), (0, 0, z), coat, 0.0006)
    for s in (-1, 1):
        board('tray side', (long, thick, tall), (0, s * wide / 2, z + tall / 2), coat, 0.0006)
        board('tray hook', (0.030, 0.0030, tall + 0.03), (s * (long / 2 - 0.10), -wide / 2 - 0.0022, z + tall / 2 + 0.012), coat, 0.0010)
        board('tray hook', (0.030, 0.0030, tall + 0.03), (s * (long / 2 - 0.10), wide / 2 + 0.0022, z + tall / 2 + 0.012), coat, 0.0010)
    spine(w / 2 - 0.24, z)


def spine(x, top):
    """Links that lead the cables down to a foot heavy enough to stay where it is put."""
    dark = plain('link', '#202022', 0.55, 0.35)
    turned('spine foot', [(0.072, 0), (0.0735, 0.002), (0.0735, 0.008), (0.068, 0.011), (0.030, 0.013), (0.026, 0.022)], dark, (x, 0, 0), count=56)
    count = round((top - 0.024) / 0.0225)
    for i in range(count):
        z = 0.020 + (top - 0.020) * i / count
        turned('link', [(0.013, 0), (0.0240, 0.0030), (0.0262, 0.0065), (0.0262, 0.0125), (0.0235, 0.0160), (0.013, 0.0185), (0.012, 0.026)], dark, (x + 0.004 * math.sin(i * 0.35), 0.003 * math.sin(i * 0.22), z), count=28)


def screen(w, h, felt, coat):
    """A sheet of felt with round corners, in two clamps that stand in the gap between the tops."""
    low = DESK - 0.050
    wide, tall = w - 0.012, h - low
    outline = [(p, q + low + tall / 2) for p, q in rounded_rectangle(wide, tall, 0.045, 10)]
    panel('screen', outline, FELT, (0, FELT / 2, 0), felt, 0.0022, 'x', (90, 0, 0))
    for s in (-1, 1):
        for t in (-1, 1):
            x, y = s * w * 0.33, t * (FELT / 2 + 0.0015)
            board('clamp', (0.060, 0.0030, 0.085), (x, y, DESK + 0.030), coat, 0.0012)
            board('clamp foot', (0.060, 0.045, 0.0030), (x, t * (FELT / 2 + 0.0225), DESK + 0.0016), coat, 0.0012)
            for dx in (-0.018, 0.018):
                turned('screw', [(0.0052, 0), (0.0050, 0.0014), (0.0005, 0.0026)], plain('screw', '#8d8d8a', 0.35, 0.5), (x + dx, t * (FELT / 2 + 0.030), DESK + 0.0030), count=18)


def flap(s, coat, opened):
    """A frame let into the top, and in it a lid with a brush for cables; below the open one three sockets."""
    wide, tall, rim = 0.300, 0.115, 0.010
    yc = s * (GAP / 2 + 0.050 + tall / 2)
    x = 0.16 * -s
    z = DESK + 0.0012
    for t in (-1, 1):
        board('flap rim', (wide, rim, 0.0034), (x, yc + t * (tall - rim) / 2, z), coat, 0.0010)
        board('flap rim', (rim, tall - 2 * rim, 0.0034), (x + t * (wide - rim) / 2, yc, z), coat, 0.0010)
    inner, across = wide - 2 * rim - 0.0024, tall - 2 * rim - 0.0024
    if opened:
        lid = add(None, 'lid', (x, yc + across / 2, z + 0.001), (-99, 0, 0))
        board('lid', (inner, across, 0.0034), (0, -across / 2, 0), coat, 0.0010, parent=lid)
        board('well', (inner + 0.002, across + 0.002, 0.0006), (x, yc, DESK + 0.0004), plain('well', '#151516', 0.8, 0.1), 0)
        white = plain('socket', '#e8e6e0', 0.4, 0.4)
        for k in (-1, 0, 1):
            sx = x + k * 0.078
            board('socket', (0.062, 0.062, 0.003), (sx, yc, DESK + 0.0019), white, 0.0014, steps=4)
            for px, py, r in ((-0.0095, -0.006, 0.0034), (0.0095, -0.006, 0.0034), (0, 0.011, 0.0042)):
                turned('pin hole', [(r, 0), (r, 0.0002)], plain('pin hole', '#121212', 0.9, 0.05), (sx + px, yc + py, DESK + 0.0034), count=18)
    else:
        board('lid', (inner, across, 0.0034), (x, yc, z + 0.0004), coat, 0.0010)
        board('finger notch', (0.070, 0.0050, 0.0006), (x, yc + s * (across / 2 - 0.010), z + 0.0021), plain('notch', '#1b1b1c', 0.8, 0.1), 0.0002)
