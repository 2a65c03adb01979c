"""A bunk bed: posts as thick as a child's leg, two berths, a ladder with flat rungs; and a low bed for whoever is younger still."""

from ..drape import Block, Fall, drape, hem_stitches, rest_on
from ..joinery import board, turned
from ..materials.hard import metal, plain
from ..studio import Angle
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=42, above=10, distance=7.0),
    'front': Angle(around=0, above=5, distance=7.0),
    'detail': Angle(around=57, above=12, distance=2.7, at=(0.42, -0.34, 0.50)),
}

POST, RAIL, BOARD, MATTRESS = 0.070, 0.135, 0.024, 0.115
# Where the two single beds part that it can become, and how far the upper slats lie below the guard rail.
PART, GUARD = 0.90, 0.38


def build(piece):
    w, d, h = piece.size
    paint, rung = piece.slots['wood'], piece.slots['rung']
    x, y, low = (w - POST) / 2, (d - POST) / 2, piece.cm('clearance', 24)
    upper = h - 0.045 - GUARD - 0.085
    for s in (-1, 1):
        for t in (-1, 1):
            post(s * x, t * y, h, paint)
            for z in (low, upper):
                for up in (0.038, RAIL - 0.038):
                    cap((s * x, t * (y + POST / 2), z + up), t, rung)
    inset = x - 0.019
    for z in (low, upper):
        for s in (-1, 1):
            board('side rail', (BOARD, 2 * y - POST + 0.002, RAIL), (s * inset, 0, z + RAIL / 2), paint, 0.005, 'y', steps=4)
        slats(2 * inset - BOARD, d - 0.2, z + 0.070, rung)
    for t in (-1, 1):
        end(t * y, low, 0.72, 2 * x - POST, paint)
        end(t * y, upper, h - 0.045, 2 * x - POST, paint)
    guards(inset, y, upper, h - 0.045, paint)
    ladder(x + POST / 2 - 0.019, -y + POST / 2 + 0.030, upper, rung)
    berth(piece, 2 * inset - BOARD, 2 * y - BOARD, low + 0.080, 'accent', 5)
    berth(piece, 2 * inset - BOARD, 2 * y - BOARD, upper + 0.080, 'spread', 9)


def post(x, y, h, paint):
    """In two, with a dowel between that one does not see, only the line where they meet."""
    for low, high in ((0, PART - 0.0015), (PART + 0.0015, h)):
        board('post', (POST, POST, high - low), (x, y, (low + high) / 2), paint, 0.010, 'z', steps=6)
    board('dowel', (POST - 0.008, POST - 0.008, 0.024), (x, y, PART), plain('joint', '#1c1712', 0.95, 0.05), 0)


def cap(at, t, wood):
    turned('cap', [(0.0095, -0.001), (0.0098, 0.0008), (0.0086, 0.0024), (0.0005, 0.0030)], wood, at, (-t * 90, 0, 0), 28)


def slats(wide, long, z, wood):
    for i in range(14):
        board('slat', (wide, 0.070, 0.016), (0, long * ((i + 0.5) / 14 - 0.5), z), wood, 0.003)


def end(y, low, top, wide, paint):
    """A rail below, one above that is round to the hand, and upright bars too close for a head to go between."""
    board('end rail', (wide + 0.002, BOARD, RAIL), (0, y, low + RAIL / 2), paint, 0.005, steps=4)
    board('top rail', (wide + 0.002, BOARD + 0.008, 0.072), (0, y, top - 0.036), paint, 0.012, steps=6)
    count = 6
    each = wide / count
    for i in range(count):
        tall = top - 0.066 - low - RAIL + 0.004
        board('bar', (each - 0.068, 0.018, tall), (-wide / 2 + each * (i + 0.5), y, low + RAIL - 0.002 + tall / 2), paint, 0.006, 'z', steps=4)


def guards(x, y, upper, top, paint):
    """Two boards a side; on the right they leave the way from the ladder open."""
    reach = y - POST / 2 + 0.001
    for s, front in ((-1, -reach), (1, -reach + 0.475)):
        for z in (top - 0.0425, top - 0.185):
            tall = 0.085 if z > top - 0.1 else 0.070
            board('guard', (0.022, reach - front, tall), (s * x, (reach + front) / 2, z), paint, 0.008, 'y', steps=5)
        if s > 0:
            board('guard post', (0.030, 0.058, top - upper - 0.010), (s * x + 0.004, front + 0.002, (top + upper + 0.012) / 2), paint, 0.009, 'z', steps=5)


def ladder(x, y, upper, wood):
    """Hooked over the upper rail; its rungs are boards, and reach in under it."""
    stile, wide, top = 0.032, 0.385, upper + RAIL + 0.145
    for s in (0, 1):
        board('stile', (stile, 0.058, top), (x, y + s * wide, top / 2), wood, 0.009, 'z', steps=5)
        hook = metal('hook', '#3a3a39', 0.4, lacquered=True)
        board('hook', (0.050, 0.030, 0.004), (x - 0.026, y + s * wide, upper + RAIL + 0.002), hook, 0.001)
        board('hook', (0.004, 0.030, 0.045), (x - 0.050, y + s * wide, upper + RAIL - 0.020), hook, 0.001)
    for z in (0.135, 0.425, 0.650, 0.872, upper - 0.036):
        board('rung', (0.090, wide - 0.056, 0.026), (x - 0.029, y + wide / 2, z), wood, 0.009, 'y', steps=5)
        for s in (0, 1):
            turned('screw', [(0.0052, -0.001), (0.0056, 0.0006), (0.0040, 0.0014), (0.0004, 0.0016)], wood, (x + stile / 2, y + s * wide, z), (0, 90, 0), 20)


def berth(piece, wide, long, floor, cover, seed, tall=MATTRESS, lean=33):
    """A thin mattress in its sheet, a quilt pulled straight by a child, one pillow."""
    slots, top = piece.slots, floor + tall
    breadth, head = wide - 0.020, long / 2 - 0.012
    sewn('mattress', (breadth, 2 * head, tall), 'mattress', slots['linen'], (0, 0, floor + tall / 2), piping=('z',), seed=seed, pressure=0.15, flat=0.4)
    block = Block(breadth / 2 + 0.001, -head + 0.004, top, 0.040)
    fold, how = head - 0.50, dict(folds=0.005, creases=0.015, seed=seed * 1.3)
    drape('quilt', block, None, fold + 0.1, Fall(0.014, 0.010, **how), slots[cover], lift=0.011, thickness=0.008)
    sheet = drape('sheet', block, fold - 0.10, fold + 0.13, Fall(0.010, **how), slots['linen'], lift=0.020, thickness=0.007)
    hem_stitches('hem', list(zip(*sheet))[::-1], (2, 4), slots[cover], rise=0.0075)
    place = (0.03, head - 0.215, top + 0.055 + 0.002 * lean)
    rest_on(sewn('pillow', (min(0.58, breadth * 0.62), 0.38, 0.04), 'pillow', slots['linen'], place, (lean, 2, 3), seed=seed, pressure=9), top + 0.012)
