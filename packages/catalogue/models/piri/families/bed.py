"""The bed: turned-out segun posts, a headboard of cane panels, low rails, and made up as for a guest."""

import math

from ..cane import cane_in_frame
from ..drape import Block, Fall, drape, hem_stitches, rest_on
from ..joinery import board, panel
from ..mesh import add
from ..studio import Angle
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=33, above=15, distance=8.1),
    'front': Angle(around=0, above=8, distance=8.1),
    'detail': Angle(around=26, above=16, distance=2.35, at=(-0.12, 0.33, 0.66)),
}

POST = 0.058
CLEARANCE = 0.22
RAIL = 0.15
MATTRESS = 0.22
# Where the headboard begins to lean, and by how much.
KNEE, RAKE = 0.37, math.radians(5.5)


def build(piece):
    w, d, h = piece.size
    wood = piece.slots['wood']
    headboard(piece, wood)
    foot(piece, wood)
    for s in (-1, 1):
        # The rails stand back from the posts, so that the spread can hang between.
        x = s * (w / 2 - POST + 0.004)
        front, back = -d / 2 + POST, head_line(piece) - POST / 2
        board('side rail', (0.026, back - front + 0.02, RAIL), (x, (front + back) / 2, CLEARANCE + RAIL / 2), wood, 0.004, 'y')
    bedding(piece, CLEARANCE + 0.065)


def headboard(piece, wood):
    """Leaning back a little from the height of the rails, as a back does that reads in bed."""
    w, d, h = piece.size
    long = (h - KNEE) / math.cos(RAKE)
    y = head_line(piece)
    for s in (-1, 1):
        x = s * (w / 2 - POST / 2)
        board('head post', (POST, POST, KNEE - CLEARANCE + 0.02), (x, y, (KNEE + CLEARANCE) / 2), wood, 0.006, 'z')
        post_foot((x, y), wood)
    board('head rail', (w - 2 * POST + 0.01, 0.028, RAIL), (0, y, CLEARANCE + RAIL / 2), wood, 0.004)
    leaning = add(None, 'leaning', (0, y, KNEE), (-math.degrees(RAKE), 0, 0))
    for s in (-1, 1):
        x = s * (w / 2 - POST / 2)
        board('back post', (POST - 0.001, POST - 0.001, long - 0.004), (x, 0, (long - 0.018) / 2), wood, 0.008, 'z', steps=5, parent=leaning)
    panels(piece, long, wood, leaning)


def head_line(piece):
    """Where the head posts stand: in front of the back edge by as much as the headboard leans."""
    return piece.depth / 2 - (piece.height - KNEE) * math.tan(RAKE) - POST / 2


def panels(piece, long, wood, leaning):
    span, thick, bar, mullion = piece.width - 2 * POST, 0.034, 0.085, 0.044
    top, low = long - 0.098, 0.09
    crest(span, thick, (0, 0, top), long - top - 0.001, wood, leaning)
    board('low rail', (span + 0.01, thick, bar), (0, 0, low - bar / 2), wood, 0.004, parent=leaning)
    count = max(2, round(piece.width / 0.62))
    opening, tall = (span - (count - 1) * mullion) / count, top - low
    for i in range(count):
        x = -span / 2 + opening / 2 + i * (opening + mullion)
        if i:
            place = (x - (opening + mullion) / 2, 0, low + tall / 2)
            board('mullion', (mullion, thick - 0.004, tall + 0.01), place, wood, 0.004, 'z', parent=leaning)
        cane_in_frame('cane', opening, tall, (x, -0.004, low + tall / 2), piece.slots['cane'], wood, leaning)


def crest(span, thick, at, rise, wood, parent):
    """The top rail: straight below, and above a slow arch between the posts."""
    count = 48
    arch = lambda f: 0.058 + (rise - 0.058) * (1 - abs(2 * f - 1) ** 2.4)
    outline = [(-span / 2 - 0.004, 0), (span / 2 + 0.004, 0)]
    outline += [((0.5 - i / count) * (span + 0.008), arch(i / count)) for i in range(count + 1)]
    x, y, z = at
    panel('crest', outline, thick + 0.004, (x, y + thick / 2 + 0.002, z), wood, 0.006, 'x', (90, 0, 0), parent)


def post_foot(at, wood):
    """Below the rails a post tapers to the floor."""
    board('post foot', (POST - 0.0012, POST - 0.0012, CLEARANCE + 0.01), (*at, (CLEARANCE + 0.01) / 2), wood, 0.005, 'z', taper=0.6)


def foot(piece, wood):
    w, d, _ = piece.size
    y, tall = -d / 2 + POST / 2, RAIL + 0.03
    for s in (-1, 1):
        x = s * (w / 2 - POST / 2)
        board('foot post', (POST, POST, tall), (x, y, CLEARANCE + tall / 2), wood, 0.007, 'z', steps=5)
        post_foot((x, y), wood)
    board('foot rail', (w - 2 * POST + 0.01, 0.030, RAIL), (0, y, CLEARANCE + RAIL / 2), wood, 0.005)


def bedding(piece, floor):
    """Mattress and sheet, a spread over both, the sheet's hem folded back on it, pillows against the cane."""
    w, d, _ = piece.size
    slots = piece.slots
    wide, back, front = w - 0.15, head_line(piece) - POST / 2 - 0.004, -d / 2 + POST + 0.012
    long, top = back - front, floor + MATTRESS
    sewn('mattress', (wide, long, MATTRESS), 'mattress', slots['linen'], (0, front + long / 2, floor + MATTRESS / 2), piping=('z',), seed=62, pressure=0.15, flat=0.4)
    block = Block(wide / 2 + 0.015, front - 0.002, top, 0.055)
    fold = back - 0.66
    rows = drape('spread', block, None, fold + 0.1, Fall(0.185, 0.15, folds=0.022, seed=3.1), slots['spread'], lift=0.015, thickness=0.006)
    hem_stitches('hem', rows, (2, 4, -3, -5), slots['linen'], rise=0.0065)
    sheet = drape('sheet', block, fold - 0.15, fold + 0.17, Fall(0.15, folds=0.022, seed=3.1), slots['linen'], lift=0.024, thickness=0.008)
    hem_stitches('sheet hem', list(zip(*sheet))[::-1], (2, 4), slots['spread'], rise=0.0085)
    pillow_pair(piece, top, back)
    accent_cushion(piece, top, back)


def pillow_pair(piece, top, back):
    """Two pillows leaning on the headboard, sunk into the mattress by their own weight."""
    wide = min(0.76, (piece.width - 0.22) / 2)
    for s in (-1, 1):
        turn = (57 + piece.dice.uniform(-3, 3), s * piece.dice.uniform(0, 1.5), s * piece.dice.uniform(1, 4))
        place = (s * (wide / 2 + 0.05), back - 0.215, top + 0.195)
        rest_on(sewn('pillow', (wide, 0.50, 0.04), 'pillow', piece.slots['linen'], place, turn, seed=65 + s, pressure=11), top + 0.012)


def accent_cushion(piece, top, back):
    place = (0.03, back - 0.46, top + 0.148)
    cushion = sewn('accent cushion', (0.56, 0.37, 0.02), 'throw', piece.slots['accent'], place, (54, 0, 3), ('z+',), seed=69, pipe=0.0035)
    rest_on(cushion, top + 0.012)
