"""A reading lamp: a disc that holds the battery, two arms of tube, three joints with wing nuts, a head that looks down."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import board, member, soft_square, turned, wire
from ..materials import coated  # makes coats known
from ..materials.hard import plain
from ..mesh import add, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=52, above=10, distance=1.72),
    'front': Angle(around=0, above=6, distance=1.72),
    'detail': Angle(around=58, above=4, distance=0.78, at=(0.0, -0.20, 0.80)),
}

ARM = 0.0082


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        coat, steel = piece.slots['coat'], piece.slots['metal']
        base = Vector((0, d / 2 - w / 2, 0))
        foot(base, w / 2, coat, steel)
        joints = [base + Vector((0, 0.012, 0.052)), Vector((0, d / 2 - 0.030, 0.262)), Vector((0, -0.054, h - 0.024))]
        for a, b in zip(joints, joints[1:]):
            arm(a, b, coat, steel)
        for at in joints:
            joint(at, coat, steel)
        head(joints[2], d, coat, steel)
        flex(joints, plain('cable', '#1e1e1e', 0.6, 0.3))


def foot(at, radius, coat, steel):
    profile = [(radius - 0.004, 0.0020), (radius - 0.001, 0.0035), (radius, 0.0065), (radius, 0.0165), (radius - 0.0012, 0.0195), (radius - 0.0040, 0.0215), (radius - 0.010, 0.0225), (0.03, 0.0232), (0.001, 0.0232)]
    turned('base', profile, coat, at, count=128)
    turned('felt', [(radius - 0.008, 0), (radius - 0.006, 0.0022)], plain('felt', '#242424', 0.9, 0.05), at, count=64)
    turned('post', [(0.014, 0.022), (0.0135, 0.024), (0.0105, 0.030), (0.0100, 0.044)], coat, at + Vector((0, 0.012, 0)), count=40)
    # A ring to touch for on and warmth, a small lamp that tells the charge, the socket in the rim.
    turned('touch', [(0.0125, 0), (0.0125, 0.0008), (0.0110, 0.0012), (0.001, 0.0012)], steel, at + Vector((0, -radius * 0.52, 0.0230)), count=40)
    turned('charge', [(0.0016, 0), (0.0014, 0.0006)], plain('charge', '#7fd08a', 0.3, 0.5), at + Vector((0.026, -radius * 0.52, 0.0231)), count=16)
    board('port', (0.0105, 0.002, 0.0042), at + Vector((radius * 0.978, 0, 0.0115)), plain('port', '#0f0f0f', 0.6, 0.2), 0.0016, turn=(0, 0, 90))


def arm(a, b, coat, steel):
    """A tube with turned ends, and in a slot along it the spring that holds it where it is put."""
    way = (b - a).normalized()
    start, end = a + way * 0.014, b - way * 0.014
    member('arm', [start, start.lerp(end, 0.5), end], [ARM] * 3, coat, up=(1, 0, 0))
    for p, s in ((start, 1), (end, -1)):
        member('ferrule', [p - way * s * 0.004, p + way * s * 0.012, p + way * s * 0.014], [ARM * 1.16, ARM * 1.16, ARM * 1.02], steel, up=(1, 0, 0))
    side = Vector((1, 0, 0))
    p, q = start.lerp(end, 0.12), start.lerp(end, 0.42)
    slot = [p + side * ARM * 0.90, q + side * ARM * 0.90]
    member('slot', slot, [(0.0026, ARM * 0.22)] * 2, plain('slot', '#0c0c0c', 0.8, 0.1), soft_square(0.8, 4), up=(1, 0, 0))
    turns, n = 26, 26 * 10
    coil = [p.lerp(q, 0.04 + 0.92 * i / n) + side * (ARM * 0.98 + 0.0012 * math.cos(2 * math.pi * turns * i / n)) + way.cross(side) * 0.0022 * math.sin(2 * math.pi * turns * i / n) for i in range(n + 1)]
    wire('spring', coil, 0.00042, steel, resolution=1)


def joint(at, coat, steel):
    """Two cheeks, a bolt through both, a wing nut on the right."""
    for s in (-1, 1):
        turned('cheek', [(0.0135, 0), (0.0140, 0.0006), (0.0140, 0.0042), (0.0128, 0.0052), (0.001, 0.0054)], coat, at + Vector((s * 0.0035, 0, 0)), (0, s * 90, 0), 40)
    turned('core', [(0.0115, -0.0038), (0.0115, 0.0038)], steel, at, (0, 90, 0), 32)
    turned('bolt', [(0.0062, 0), (0.0062, 0.0022), (0.0048, 0.0034), (0.0006, 0.0036)], steel, at + Vector((-0.0088, 0, 0)), (0, -90, 0), 6)
    turned('nut', [(0.0058, 0), (0.0050, 0.0050), (0.0030, 0.0056), (0.0006, 0.0058)], steel, at + Vector((0.0088, 0, 0)), (0, 90, 0), 24)
    for s in (-1, 1):
        wing = spline([at + Vector((0.0105, s * 0.003, s * 0.001)), at + Vector((0.0130, s * 0.0085, s * 0.004)), at + Vector((0.0150, s * 0.0130, s * 0.0075))], 6)
        member('wing', wing, [(0.0011, 0.0046 * math.sin(math.pi * (0.30 + 0.56 * i / (len(wing) - 1)))) for i in range(len(wing))], steel, soft_square(0.8, 4), up=(0, 0.3, 1))


def head(at, d, coat, steel):
    """Spun steel, white inside, the LED behind a frosted disc; holes above let the warmth out."""
    tilt = 34
    handle = add(None, 'head', at + Vector((0, -0.020, -0.006)), (90 + tilt, 0, 0))
    outer = [(0.0125, -0.006), (0.0160, 0.000), (0.0170, 0.010), (0.0175, 0.036), (0.0200, 0.046), (0.0300, 0.060), (0.0450, 0.082), (0.0560, 0.106), (0.0605, 0.126), (0.0615, 0.130)]
    inner = [(0.001, 0.066), (0.030, 0.066), (0.0430, 0.086), (0.0540, 0.106), (0.0588, 0.124), (0.0607, 0.1300)]
    # Each a skin that comes back upon itself: a profile that ended at the rim would close it.
    skin = [(p.x, p.z) for p in spline([(r, 0, z) for r, z in outer], 5)]
    lining = [(p.x, p.z) for p in spline([(r, 0, z) for r, z in inner], 5)]
    turned('shade', [*skin, (0.0615, 0.1306), *[(r - 0.0006, z) for r, z in reversed(skin)]], coat, count=96, parent=handle)
    turned('inside', [*lining, *[(r + 0.0001, z - 0.0004) for r, z in reversed(lining)]], plain('inside', '#dedbd3', 0.5, 0.3), count=96, parent=handle)
    # An opal disc in a ring of its own, far enough up that nobody looks into it from beside.
    turned('lens ring', [(0.0345, 0.074), (0.0400, 0.0835), (0.0402, 0.0860), (0.0375, 0.0868), (0.0365, 0.0850)], steel, count=64, parent=handle)
    turned('lens', [(0.0366, 0.084), (0.0362, 0.0858), (0.0240, 0.0885), (0.001, 0.0895)], plain('lens', '#e2d6ba', 0.30, 0.5), count=64, parent=handle)
    for i in range(12):
        b = 2 * math.pi * i / 12
        place = (0.0172 * math.cos(b), 0.0172 * math.sin(b), 0.023)
        member('vent', [Vector(place) + Vector((0, 0, -0.007)), Vector(place) + Vector((0, 0, 0.007))], [(0.0010, 0.0010)] * 2, plain('vent', '#0c0c0c', 0.8, 0.1), parent=handle)
    wire('yoke', spline([at, at + Vector((0, -0.010, -0.002)), at + Vector((0, -0.026, -0.010))], 6), 0.0055, steel, resolution=5)


def flex(joints, black):
    """The cable leaves one tube and enters the next with a little to spare."""
    for at, out in ((joints[1], Vector((0, 0.017, 0.004))), (joints[2], Vector((0, 0.004, 0.019)))):
        before = (joints[0] - at if at is joints[1] else joints[1] - at).normalized()
        after = (joints[2] - at if at is joints[1] else Vector((0, -0.03, -0.02))).normalized()
        wire('cable', spline([at + before * 0.034 + out * 0.35, at + before * 0.018 + out * 0.9, at + out * 1.1, at + after * 0.018 + out * 0.9, at + after * 0.030 + out * 0.3], 8), 0.0017, black)
