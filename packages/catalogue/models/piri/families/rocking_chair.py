"""The grandfather's chair: runners from one plank each, broad arms, a high back, cane woven into seat and back."""

import math

from mathutils import Vector

from ..cane import cane
from ..fitting import fitted
from ..joinery import board, member, panel, soft_square, stick, turned
from ..mesh import add, along, spline
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=36, above=12, distance=3.35),
    'front': Angle(around=0, above=6, distance=3.35),
    'detail': Angle(around=44, above=18, distance=1.35, at=(0.20, -0.12, 0.58)),
}

ARC = 1.16
LEAN = 21
HALF = 0.264
SEAT_Y = 0.168
SQUARE = soft_square(0.36)


def build(piece):
    with fitted(piece):
        w, d, h = piece.size
        seat, arm = piece.cm('seatHeight', 42), piece.cm('armHeight', 64)
        wood, reed = piece.slots['wood'], piece.slots['cane']
        for s in (-1, 1):
            runner(s, d, wood)
            sides(s, w, d, seat, arm, wood)
        ties(d, seat, wood)
        seat_frame(piece, seat, wood, reed)
        back(h, seat, wood, reed)


def under(y):
    """Height of the middle line of a runner."""
    return ARC - math.sqrt(ARC * ARC - y * y)


def runner(s, d, wood):
    """Sawn from one plank, swelling where a leg stands in it, rounded off at both tips."""
    path, radii, n = [], [], 72
    for i in range(n + 1):
        y = -d / 2 + 0.006 + (d - 0.012) * i / n
        tip = min(1.0, (d / 2 - abs(y)) / 0.035)
        round_off = math.sqrt(max(0.0, 1 - (1 - tip) ** 2))
        swell = 0.006 * (math.exp(-(((y + 0.235) / 0.05) ** 2)) + math.exp(-(((y - 0.20) / 0.05) ** 2)))
        tall = (0.0235 + swell) * (0.45 + 0.55 * round_off)
        path.append((s * HALF, y, under(y) + 0.0235 + swell * 0.6))
        radii.append((0.0155 * (0.6 + 0.4 * round_off), tall))
    thing = member('runner', path, radii, wood, soft_square(0.45))
    for v in thing.data.vertices:
        v.co.z = max(v.co.z, under(v.co.y) - 0.0)
    # The stop: a block under either end, so that it rocks far and tips nowhere.
    for y, wide in ((d / 2 - 0.075, 0.075),):
        board('stop', (0.027, wide, 0.026), (s * HALF, y, under(y) - 0.006), wood, 0.005, 'y', (math.degrees(math.asin(y / ARC)), 0, 0))


def sides(s, w, d, seat, arm, wood):
    x = s * HALF
    front = [(x, -0.236, under(0.236) + 0.030), (x, -0.240, 0.30), (x, -0.236, arm - 0.010)]
    stick('front leg', front, [0.0150, 0.0175, 0.0200, 0.0200, 0.0165, 0.0150], wood, 8, SQUARE, level=True)
    turned('tenon', [(0.0095, 0), (0.0095, 0.0012), (0.0088, 0.0018)], wood, (x, -0.236, arm + 0.0005), (4, 0, 0), 24)
    arm_board(s, w, arm, wood)
    # Spindles under the arm, from the seat rail.
    for i in range(3):
        y = -0.120 + 0.098 * i
        foot, head = Vector((x, y, seat - 0.026 - 0.0086 * i)), Vector((x, y + 0.004, arm - 0.016 - 0.006 * i))
        stick('spindle', [foot, foot.lerp(head, 0.42), head], [0.0072, 0.0092, 0.0116, 0.0092, 0.0070], wood, 8)
    rail = [(x, -0.236, 0.205), (x, 0, 0.196), (x, 0.196, 0.200)]
    stick('side stretcher', rail, [0.0085, 0.0120, 0.0130, 0.0120, 0.0085], wood, up=(0, 0, 1))


def arm_board(s, w, arm, wood):
    """One board, as broad as a saucer in front, narrow where it meets the post, its front edge scooped round."""
    side = [(0.046, -0.330), (0.052, -0.300), (0.054, -0.24), (0.049, -0.14), (0.036, -0.02), (0.024, 0.10), (0.020, 0.225)]
    inner = [(-0.040, -0.330), (-0.048, -0.300), (-0.046, -0.24), (-0.034, -0.12), (-0.020, 0.02), (-0.017, 0.225)]
    front = [(0.030, -0.344), (0.004, -0.349), (-0.022, -0.345)]
    path = spline([(p[0], p[1], 0) for p in [*inner[::-1], *front[::-1], *side]], 6)
    shift = w / 2 - HALF - 0.0545
    outline = [(s * (p.x + shift), p.y) for p in path]
    if s < 0:
        outline = outline[::-1]
    thing = panel('arm', outline, 0.024, (s * HALF, 0, arm - 0.024), wood, 0.008, 'y', (-3.5, 0, 0))
    thing.location.z += 0.004


def ties(d, seat, wood):
    for y, z in ((-0.236, 0.235), (0.194, 0.185)):
        stick('cross stretcher', [(-HALF, y, z), (0, y - 0.004, z), (HALF, y, z)], [0.0085, 0.0128, 0.0150, 0.0128, 0.0085], wood)


def seat_frame(piece, seat, wood, reed):
    """Four rails about woven cane, sunk behind, its edge rounded under the knee."""
    front, rear = -0.268, SEAT_Y + 0.004
    deep = rear - front
    tilt = 5.0
    handle = add(None, 'seat', (0, (front + rear) / 2, seat - 0.020), (-tilt, 0, 0))
    inner = 2 * HALF - 0.030
    thick = 0.034
    for s in (-1, 1):
        board('side rail', (0.046, deep, thick), (s * (HALF - 0.018), 0, -thick / 2 + 0.010), wood, 0.006, 'y', parent=handle)
    board('front rail', (inner - 0.03, 0.056, thick), (0, -deep / 2 + 0.028, -thick / 2 + 0.010), wood, 0.009, parent=handle, steps=5)
    board('back rail', (inner - 0.03, 0.046, thick), (0, deep / 2 - 0.023, -thick / 2 + 0.010), wood, 0.006, parent=handle)
    wide, long = 2 * (HALF - 0.018) - 0.046, deep - 0.102
    sheet = cane('seat cane', wide + 0.004, long + 0.004, (0, 0.005, 0.0065), reed, handle, (-90, 0, 0))
    sag(sheet, wide, long, 0.010)
    bead(handle, wide, long, (0, 0.005, 0.0095), reed, flat=True)


def sag(sheet, wide, tall, deep):
    for v in sheet.data.vertices:
        v.co.y += deep * max(0, 1 - (2 * v.co.x / wide) ** 2) * max(0, 1 - (2 * v.co.z / tall) ** 2)


def bead(handle, wide, tall, at, reed, flat=False):
    """The spline of split reed that is driven into the groove over the ends of the cane."""
    x, y, z = at
    for s in (-1, 1):
        for size, shift in (((wide, 0.0055), (0, s * tall / 2)), ((0.0055, tall), (s * wide / 2, 0))):
            box = (size[0], size[1], 0.0035) if flat else (size[0], 0.0035, size[1])
            place = (x + shift[0], y + shift[1], z) if flat else (x + shift[0], y, z + shift[1])
            grain = 'x' if size[0] > size[1] else ('y' if flat else 'z')
            board('bead', box, place, reed, 0.0014, grain, parent=handle)


def back(h, seat, wood, reed):
    a = math.radians(LEAN)
    foot = Vector((0, SEAT_Y + 0.022, seat - 0.030))
    up = Vector((0, math.sin(a), math.cos(a)))
    long = (h - 0.004 - foot.z) / math.cos(a)
    post_long = long - 0.095
    for s in (-1, 1):
        x = s * (HALF - 0.004)
        straight = [foot + up * post_long * t for t in (0.10, 0.3, 0.5, 0.7, 0.9, 1.0)]
        lower = [Vector((0, 0.196, under(0.196) + 0.030)), Vector((0, 0.180, 0.20)), Vector((0, 0.178, seat - 0.10)), foot + Vector((0, 0.004, 0.01))]
        path = spline([p + Vector((x, 0, 0)) for p in [*lower, *straight]], 8)
        member('post', path, along([0.0150, 0.0178, 0.0195, 0.0200, 0.0195, 0.0185, 0.0170], len(path)), wood, SQUARE, level=True)
    handle = add(None, 'back', foot, (-LEAN, 0, 0))
    inner = 2 * HALF - 0.044
    low, high = 0.135, post_long - 0.010
    board('low rail', (inner, 0.026, 0.052), (0, 0, low), wood, 0.005, parent=handle)
    for s in (-1, 1):
        board('stile', (0.036, 0.024, high - low), (s * (inner / 2 - 0.017), 0, (high + low) / 2), wood, 0.004, 'z', parent=handle)
    wide, tall = inner - 0.070, high - low - 0.026
    middle = (low + 0.026 + high) / 2
    sheet = cane('back cane', wide + 0.004, tall + 0.004, (0, -0.008, middle), reed, handle)
    sag(sheet, wide, tall, 0.006)
    bead(handle, wide, tall, (0, -0.0125, middle), reed)
    crest(handle, inner, post_long, long, wood)


def crest(handle, inner, low, high, wood):
    """Sawn in a long bow with two shoulders, a hand's hold cut under its middle, thick enough to be rounded."""
    half = HALF + 0.014
    top = [(-half, low - 0.012), (-half - 0.004, low + 0.022), (-half + 0.014, low + 0.040), (-half * 0.66, low + 0.052), (-half * 0.36, high - 0.018), (0, high)]
    top += [(-x, z) for x, z in top[-2::-1]]
    outline = [(p.x, p.y) for p in spline([(x, z, 0) for x, z in top], 7)]
    under_side = [(half * 0.86, low - 0.014), (half * 0.45, low - 0.006), (0, low + 0.004), (-half * 0.45, low - 0.006), (-half * 0.86, low - 0.014)]
    outline += [(p.x, p.y) for p in spline([(x, z, 0) for x, z in under_side], 5)]
    panel('crest', outline[::-1], 0.030, (0, 0.015, 0), wood, 0.009, 'x', (90, 0, 0), handle)
