"""What an office chair turns and rolls on: a star of five arms, twin castors, a gas lift under its bellows, the tilt's box."""

import math

from mathutils import Vector

from .joinery import board, member, soft_square, turned, wire
from .mesh import add, along, spline

CASTOR = 0.030


def star(reach, metal, black, clad=None, turn=18):
    """Five arms that slope down to their castors. `clad`: what lies over them, where the metal is not seen from above."""
    hub = 0.105
    turned('hub', [(0.030, hub - 0.045), (0.036, hub - 0.040), (0.038, hub - 0.010), (0.034, hub), (0.027, hub + 0.004)], metal, count=40)
    for i in range(5):
        a = math.radians(turn + 72 * i)
        out = Vector((math.cos(a), math.sin(a), 0))
        end = reach - CASTOR
        way = spline([out * 0.022 + Vector((0, 0, hub - 0.020)), out * 0.10 + Vector((0, 0, hub - 0.018)), out * (end * 0.72) + Vector((0, 0, 0.079)), out * end + Vector((0, 0, 0.0735))], 8)
        radii = list(zip(along([0.023, 0.019, 0.015, 0.0135], len(way)), along([0.020, 0.0165, 0.0115, 0.0095], len(way))))
        member('arm', way, radii, metal, soft_square(0.75, 6))
        if clad is not None:
            above = [p + Vector((0, 0, r[1] + 0.0035)) for p, r in zip(way, radii)][4:]
            member('cladding', above, [(r[0] * 1.06, 0.0062) for r in radii[4:]], clad, soft_square(0.7, 5))
        castor(out * end, math.degrees(a) + (37, -64, 121, 12, 80)[i], black, metal)


def castor(at, turn, black, metal):
    """Two wheels under a hood, which follow the stem that they hang from."""
    handle = add(None, 'castor', (at.x, at.y, 0), (0, 0, turn))
    turned('stem', [(0.0055, 0.030), (0.0055, 0.072)], metal, count=20, parent=handle)
    turned('collar', [(0.0125, 0.058), (0.0135, 0.060), (0.0135, 0.068), (0.011, 0.070)], black, count=24, parent=handle)
    for s in (-1, 1):
        profile = [(0.012, 0), (CASTOR - 0.003, 0.0012), (CASTOR, 0.004), (CASTOR, 0.0105), (CASTOR - 0.004, 0.0145), (CASTOR - 0.010, 0.0160), (0.006, 0.0168), (0.001, 0.0170)]
        turned('wheel', profile, black, (0.012, s * 0.0035, CASTOR), (-s * 90, 0, 0), 40, handle)
    hood = [(0.012 + 0.0325 * math.cos(b), 0, CASTOR + 0.0325 * math.sin(b)) for b in (math.radians(28 + 168 * k / 24) for k in range(25))]
    member('hood', hood, [(0.0150, 0.0022)] * len(hood), black, soft_square(0.6, 4), (0.3, 0, 1), handle)


def lift(low, high, black, metal):
    turned('sleeve', [(0.0265, low - 0.004), (0.0265, low + (high - low) * 0.52), (0.0245, low + (high - low) * 0.54)], black, count=40)
    turned('ring', [(0.0268, 0), (0.0280, 0.0015), (0.0280, 0.0050), (0.0268, 0.0065)], black, (0, 0, low + (high - low) * 0.52 - 0.004), count=40)
    turned('rod', [(0.0142, low + (high - low) * 0.5), (0.0142, high)], metal, count=32)


def tilt(at, black, metal, levers=True):
    """The cast box under the seat, a wheel in front for its stiffness, a lever to either side."""
    x, y, z = at
    board('tilt', (0.150, 0.215, 0.044), at, black, 0.014, steps=5)
    board('plate', (0.235, 0.255, 0.006), (x, y, z + 0.025), black, 0.002)
    turned('wheel', [(0.014, 0), (0.019, 0.002), (0.019, 0.028), (0.015, 0.032), (0.001, 0.033)], black, (x, y - 0.105, z - 0.002), (90, 0, 0), 32)
    if not levers:
        return
    for s in (-1, 1):
        way = spline([(x + s * 0.06, y - 0.03, z), (x + s * 0.16, y - 0.035, z - 0.004), (x + s * 0.215, y - 0.040, z - 0.012)], 8)
        wire('lever', way, 0.0042, metal, resolution=4)
        member('grip', [(x + s * 0.200, y - 0.039, z - 0.010), (x + s * 0.232, y - 0.042, z - 0.015), (x + s * 0.262, y - 0.044, z - 0.020)], [(0.012, 0.0042), (0.0155, 0.0046), (0.012, 0.0040)], black, soft_square(0.8, 5))
