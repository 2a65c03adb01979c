"""A plant stand: one stem on a cross, three baskets of cane that climb it, each turned away from the one below."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..foliage import Foliage
from ..joinery import board, member, soft_square, turned, wire
from ..materials import coated  # makes coats known
from ..materials.hard import plain
from ..mesh import along, spline
from ..studio import Angle
from ..wicker import braid, weave_on

ANGLES = {
    'three-quarter': Angle(around=28, above=13, distance=3.25),
    'front': Angle(around=0, above=6, distance=3.25),
    'detail': Angle(around=24, above=22, distance=1.15, at=(0.06, -0.16, 0.60)),
}

TUBE = 0.0125
# Height of a basket's floor as a share, the way it looks from the stem, its radius and its height in metres.
TIERS = ((0.120, 165, 0.1005, 0.108), (0.470, -22, 0.0975, 0.098), (0.815, -128, 0.0940, 0.090))


def build(piece):
    with fitted(piece):
        w, _, h = piece.size
        metal = piece.slots['metal']
        cross(w / 2, metal)
        wire('stem', [(0, 0, 0.03), (0, 0, h * 0.5), (0, 0, h - 0.008)], TUBE, metal, resolution=7)
        turned('finial', [(TUBE, 0), (TUBE * 1.25, 0.001), (TUBE * 1.25, 0.006), (TUBE * 0.7, 0.0095), (0.001, 0.0105)], metal, (0, 0, h - 0.0105), count=40)
        turned('joint', [(TUBE, 0), (TUBE * 1.22, 0.001), (TUBE * 1.22, 0.030), (TUBE, 0.031)], metal, (0, 0, h * 0.56), count=40)
        for k, (share, turn, radius, tall) in enumerate(TIERS):
            a = math.radians(turn)
            out = Vector((math.cos(a), math.sin(a), 0))
            # Its plait lies against the stem.
            reach = TUBE + radius * 1.06
            middle = out * reach + Vector((0, 0, share * h))
            bracket(out, middle, radius, metal)
            basket(piece, middle, radius, tall)
            PLANTS[k](piece, middle + Vector((0, 0, 0.012)), radius, tall)


def cross(half, metal):
    """Flat bars crossed and welded, a screw foot under each end."""
    for turn in (45, 135):
        long = 2 * half * 1.30
        board('cross', (long, 0.030, 0.010), (0, 0, 0.021), metal, 0.003, turn=(0, 0, turn))
        for s in (-1, 1):
            a = math.radians(turn)
            turned('leveller', [(0.014, 0), (0.0155, 0.002), (0.0155, 0.006), (0.006, 0.009), (0.0045, 0.018)], plain('rubber', '#222222', 0.7, 0.2), (s * math.cos(a) * (long / 2 - 0.018), s * math.sin(a) * (long / 2 - 0.018), 0), count=28)
    turned('boss', [(0.034, 0.026), (0.034, 0.032), (0.018, 0.040), (TUBE, 0.055)], metal, count=40)


def bracket(out, middle, radius, metal):
    """A ring under the basket and two arms from a collar on the stem."""
    side = Vector((-out.y, out.x, 0))
    z = middle.z
    wire('ring', [middle + Vector((radius * 0.86 * math.cos(b), radius * 0.86 * math.sin(b), -0.006)) for b in (2 * math.pi * i / 64 for i in range(64))], 0.0048, metal, closed=True, resolution=4)
    for s in (-1, 1):
        end = middle - out * radius * 0.70 + side * s * radius * 0.5 + Vector((0, 0, -0.006))
        wire('strut', spline([side * s * TUBE * 0.8 + Vector((0, 0, z - 0.006)), end.lerp(Vector((0, 0, z - 0.006)), 0.4) + side * s * 0.010, end], 6), 0.0048, metal, resolution=4)
    turned('collar', [(TUBE, -0.020), (TUBE * 1.28, -0.019), (TUBE * 1.28, 0.006), (TUBE, 0.007)], metal, (0, 0, z), count=36)
    turned('screw', [(0.0040, 0), (0.0046, 0.004), (0.0046, 0.010), (0.001, 0.0112)], metal, Vector((0, 0, z - 0.006)) - out * TUBE * 1.2, (90, 0, math.degrees(math.atan2(-out.y, -out.x)) + 90), 20)


def basket(piece, middle, radius, tall):
    """A flare of stakes and close rows, a plait on its rim; a tray of tin within."""
    reed = piece.slots['cane']

    def place(u, v):
        a = 2 * math.pi * u
        r = radius * (0.86 + 0.12 * math.sin(math.pi * min(1, v) * 0.5) + 0.015 * math.sin(math.pi * v))
        return middle + Vector((r * math.cos(a), r * math.sin(a), tall * v))

    weave_on('basket', place, 2 * math.pi * radius, tall, 31, 22, 0.0023, 0.0028, reed, dice=piece.dice)
    round_rim = 2 * math.pi * radius * 0.99

    def rim(t):
        a = t / round_rim * 2 * math.pi
        out = Vector((math.cos(a), math.sin(a), 0))
        return middle + out * radius * 0.985 + Vector((0, 0, tall + 0.002)), out, Vector((0, 0, 1))

    braid('rim', rim, round_rim, 0.0030, reed, 0.012)
    braid('foot', lambda t: (lambda p, o, n: (middle + o * radius * 0.87 + Vector((0, 0, 0.002)), o, n))(*rim(t)), round_rim, 0.0028, reed, 0.009)
    turned('tray', [(radius * 0.82, 0.004), (radius * 0.84, 0.030), (radius * 0.82, 0.031), (radius * 0.80, 0.008), (0.001, 0.007)], plain('tin', '#9a9c9b', 0.4, 0.6), middle, count=48)


def pot(piece, at, radius, tall):
    """A clay pot; answers with the height of its earth."""
    turned('pot', [(radius * 0.62, 0), (radius * 0.66, 0.003), (radius * 0.84, tall * 0.80), (radius * 0.92, tall * 0.81), (radius * 0.94, tall * 0.98), (radius * 0.91, tall), (radius * 0.84, tall * 0.985), (radius * 0.80, tall * 0.85)],
           piece.slots['glaze'], at, count=64)
    turned('earth', [(radius * 0.81, tall * 0.86), (radius * 0.4, tall * 0.90), (0.001, tall * 0.91)], plain('earth', '#2a2018', 0.95, 0.05), at, count=40)
    return at + Vector((0, 0, tall * 0.90))


def tulsi(piece, at, radius, tall):
    """Holy basil: a bush of small leaves in pairs, flower spikes over it."""
    dice, green, stems = piece.dice, Foliage(), Foliage()
    soil = pot(piece, at, radius * 0.84, 0.125)
    for i in range(17):
        a, lean = i * 2.4, dice.uniform(0.25, 0.95)
        out = Vector((math.cos(a), math.sin(a), 0))
        tip = soil + out * radius * 1.15 * lean + Vector((0, 0, 0.205 * (1.1 - 0.5 * lean) * dice.uniform(0.85, 1.05)))
        way = spline([soil, soil.lerp(tip, 0.5) + Vector((0, 0, 0.018)), tip], 8)
        stems.tube(way, along([0.0022, 0.0016, 0.0008], len(way)))
        for k in range(3, len(way)):
            for s in (0, math.pi):
                b = a + k * 1.57 + s
                side = Vector((math.cos(b), math.sin(b), 0.25))
                green.leaf(way[k], side, Vector((0, 0, 1)), dice.uniform(0.028, 0.042), dice.uniform(0.016, 0.022), 0.45, 0.25, 0.12, 6)
        for k in range(5):
            p = tip + Vector((0, 0, 0.006 * k))
            for s in range(3):
                b = k * 1.1 + s * 2.1
                green.leaf(p, Vector((math.cos(b), math.sin(b), 0.9)), Vector((0, 0, 1)), 0.006, 0.004, 0.5, 0.1, 0.1, 3)
    stand_clear(green, stems)
    green.grow('tulsi', piece.slots['leaf'])
    stems.grow('tulsi stems', plain('tulsi stem', '#6b5a45', 0.6, 0.2))


def aloe(piece, at, radius, tall):
    """Thick blades in a rosette, curved up, toothed so finely that only their edge looks rough."""
    soil = pot(piece, at, radius * 0.82, 0.115)
    green = plain('aloe', '#6d8a63', 0.45, 0.4)
    for i in range(14):
        a, inner = i * 2.4, i / 13
        out = Vector((math.cos(a), math.sin(a), 0))
        long = 0.185 - 0.05 * inner
        spread = 0.95 - 0.62 * inner
        way = spline([soil + out * 0.008, soil + out * long * 0.45 * spread + Vector((0, 0, long * (0.45 + 0.3 * inner))), soil + out * long * 0.72 * spread + Vector((0, 0, long * (0.85 + 0.35 * inner)))], 10)
        member('blade', way, list(zip(along([0.0135, 0.0120, 0.0075, 0.0008], len(way)), along([0.0058, 0.0050, 0.0030, 0.0006], len(way)))), green, soft_square(0.9, 4), up=(out.x, out.y, 0.4))


def money_plant(piece, at, radius, tall):
    """Heart-shaped leaves on runners that hang over the basket."""
    dice, green, stems = piece.dice, Foliage(), Foliage()
    soil = pot(piece, at, radius * 0.82, 0.102)
    for i in range(13):
        a = i * 2.4 + 0.5
        out = Vector((math.cos(a), math.sin(a), 0))
        drop = (0.02, 0.21, 0.07, 0.0, 0.28, 0.04, 0.15, -0.02, 0.10, 0.0, 0.18, 0.03, 0.06)[i]
        way = spline([soil, soil + out * radius * 0.55 + Vector((0, 0, 0.045)), soil + out * radius * 0.98 + Vector((0, 0, 0.018)), soil + out * radius * 1.04 + Vector((0, 0, -drop * 0.6)), soil + out * radius * 1.02 + Vector((0, 0, -drop))], 7)
        stems.tube(way, along([0.0020, 0.0016, 0.0010], len(way)))
        for k in range(3, len(way), 3):
            side = Vector((-out.y, out.x, 0)) * dice.choice((-1, 1))
            stalk = way[k] + side * 0.012 + out * 0.008 + Vector((0, 0, 0.010))
            stems.tube([way[k], stalk], [0.0010, 0.0008], 4)
            green.leaf(stalk, (side + out * 0.7 + Vector((0, 0, -0.25))).normalized(), (out * 0.4 + Vector((0, 0, 1))).normalized(), dice.uniform(0.040, 0.055), dice.uniform(0.034, 0.044), 0.30, 0.28, 0.14, 8)
    stand_clear(green, stems)
    green.grow('money plant', piece.slots['leaf'])
    stems.grow('runners', plain('runner', '#6f7f45', 0.5, 0.3))


def stand_clear(green, stems):
    """Nothing grows through the stem."""
    for v in (*green.vertices, *stems.vertices):
        r = math.hypot(v.x, v.y)
        if 1e-6 < r < 0.018:
            v.x, v.y = v.x / r * 0.018, v.y / r * 0.018


PLANTS = (tulsi, aloe, money_plant)
