"""A desk: a board on a folded frame of steel tube, or a child's table that grows and tilts."""

import math

from ..joinery import board, member, panel, rounded_rectangle, soft_square, turned
from ..materials import laminate  # makes oak laminate known
from ..materials.by_name import make
from ..materials.hard import plain
from ..mesh import add, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=29, above=15, distance=4.0),
    'front': Angle(around=0, above=7, distance=4.0),
    'detail': Angle(around=38, above=22, distance=1.6, at=(0.26, -0.30, 0.84)),
}


def build(piece):
    KINDS[piece.parameters.get('kind', 'steel')](piece)


TOP, TUBE = 0.025, 0.020


def steel(piece):
    """A frame at each end, two rails between them; a cable bar behind, a hook for the school bag at the right."""
    w, d, h = piece.size
    wood, metal = piece.slots['wood'], piece.slots['metal']
    panel('top', rounded_rectangle(w, d, 0.016), TOP, (0, 0, h - TOP), wood, 0.0022)
    x, y, under = w / 2 - 0.075, d / 2 - 0.055, h - TOP - TUBE
    square = soft_square(0.28, 4)
    for s in (-1, 1):
        trestle = bent([(s * x, -y, 0.012), (s * x, -y, under), (s * x, y, under), (s * x, y, 0.012)], 0.045)
        member('frame', trestle, [TUBE] * len(trestle), metal, square, up=(1, 0, 0))
        for t in (-1, 1):
            turned('leveller', [(0.017, 0), (0.018, 0.003), (0.018, 0.008), (0.007, 0.010), (0.007, 0.016)], metal, (s * x, t * y, 0), count=24)
        member('foot rail', [(s * x, -y, 0.12), (s * x, y, 0.12)], [0.0125] * 2, metal, square, up=(1, 0, 0))
    for t in (-1, 1):
        member('rail', [(-x, t * (y - 0.05), under), (x, t * (y - 0.05), under)], [0.0125, 0.0125], metal, square)
    bar(x, y, under, metal)
    hook(x, -y + 0.20, under, metal)


def bent(corners, radius, steps=8):
    """A way with its corners rounded, as a tube is bent."""
    out = [corners[0]]
    for a, b, c in zip(corners, corners[1:], corners[2:]):
        p, q = towards(b, a, radius), towards(b, c, radius)
        out += [tuple((1 - t) ** 2 * p[k] + 2 * t * (1 - t) * b[k] + t * t * q[k] for k in range(3)) for t in (i / steps for i in range(steps + 1))]
    return [*out, corners[-1]]


def towards(start, end, way):
    length = math.dist(start, end)
    return tuple(s + (e - s) * way / length for s, e in zip(start, end))


def bar(x, y, under, metal):
    """Holds the plugs off the floor when the water comes."""
    low = under - 0.16
    tray = bent([(-x + 0.02, y, under - 0.02), (-x + 0.02, y, low), (x - 0.02, y, low), (x - 0.02, y, under - 0.02)], 0.05)
    member('cable bar', tray, [0.006] * len(tray), metal, up=(0, 1, 0))
    for k in range(2):
        member('cable bar', [(-x + 0.02, y, low + 0.035 * (k + 1)), (x - 0.02, y, low + 0.035 * (k + 1))], [0.004, 0.004], metal, up=(0, 1, 0))


def hook(x, y, under, metal):
    bend = ((0, 0), (0.008, 0.040), (0.032, 0.055), (0.038, 0.025))
    path = spline([(x + TUBE + out, y, under - down) for out, down in bend], 8)
    member('bag hook', path, [0.0042] * len(path), metal, up=(0, 1, 0))
    turned('hook plate', [(0.014, 0), (0.013, 0.003), (0.0005, 0.0035)], metal, (x + TUBE - 0.001, y, under), (0, 90, 0), 24)


def growing(piece):
    """Two wooden sleeves with steel in them, six holes each, a foot along the floor; the top tilts on an arm."""
    w, d, h = piece.size
    wood, steel_leg, paint = piece.slots['wood'], piece.slots['metal'], piece.slots['paint']
    tilt = 9
    thick = 0.018
    rise = math.tan(math.radians(tilt))
    slope = d / math.cos(math.radians(tilt)) - 0.006
    low = h - slope * math.sin(math.radians(tilt)) - thick - 0.004
    tipped = add(None, 'tipped', (0, -d / 2 + 0.004, low), (tilt, 0, 0))
    panel('top', [(x, y + slope / 2) for x, y in rounded_rectangle(w, slope, 0.045)], thick, (0, 0, 0), paint, 0.005, parent=tipped)
    board('ledge', (w - 0.16, 0.014, 0.022), (0, 0.016, thick + 0.008), wood, 0.005, steps=4, parent=tipped)
    x = w / 2 - 0.085
    for s in (-1, 1):
        foot(s * x, d, wood)
        post(s * x, 0.02, low + rise * (d / 2 + 0.02), wood, steel_leg)
        board('bearer', (0.030, slope * 0.80, 0.026), (s * x, slope * 0.5, -0.012), wood, 0.005, 'y', parent=tipped)
    board('stretcher', (2 * x, 0.020, 0.085), (0, 0.035, 0.30), wood, 0.004)
    member('tilt arm', [(x - 0.045, 0.03, low - 0.13), (x - 0.045, d / 2 - 0.10, low + rise * (d - 0.12) - 0.010)], [0.006, 0.006], steel_leg, up=(1, 0, 0))
    turned('tilt knob', [(0.017, 0), (0.019, 0.006), (0.019, 0.016), (0.014, 0.020), (0.0005, 0.021)], paint, (x - 0.045, 0.03, low - 0.13), (0, -90, 0), 28)


def foot(x, d, wood):
    """Long enough that nothing tips; hollowed below, so that it stands on its ends."""
    long, tall, n = d - 0.016, 0.052, 18
    hollow = [(long * (0.5 - 0.15) - (long * 0.70) * i / n, 0.012 * math.sin(math.pi * i / n)) for i in range(n + 1)]
    outline = [(-long / 2, 0), *hollow[::-1], (long / 2, 0), (long / 2, 0.028), (long * 0.22, tall), (-long * 0.22, tall), (-long / 2, 0.028)]
    panel('foot', outline, 0.040, (x - 0.020, 0, 0), wood, 0.006, 'y', (90, 0, 90))


def post(x, y, top, wood, steel_leg):
    sleeve = 0.40
    board('sleeve', (0.034, 0.078, sleeve), (x, y, 0.045 + sleeve / 2), wood, 0.007, 'z', steps=5)
    board('steel', (0.020, 0.048, top - sleeve - 0.006), (x, y, (top - 0.006 + sleeve) / 2), steel_leg, 0.004, 'z')
    dark = plain('hole', '#161412', 0.9, 0.1)
    for k in range(6):
        for s in (-1, 1):
            turned('hole', [(0.0045, 0), (0.0045, 0.0006)], dark, (x + s * 0.0100, y, 0.47 + k * 0.032), (0, s * 90, 0), 20)
    for s in (-1, 1):
        turned('bolt', [(0.010, 0), (0.011, 0.003), (0.008, 0.006), (0.0005, 0.0065)], make('black-metal'), (x + s * 0.0168, y, 0.405), (0, s * 90, 0), 24)


KINDS = {'steel': steel, 'growing': growing}
