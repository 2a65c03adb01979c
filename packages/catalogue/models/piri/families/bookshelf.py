"""Open shelves: between uprights that rise above the top one, with books; or in steps, with boxes for a child's things."""

import math

from ..books import pile_of_books, row_of_books
from ..joinery import board, panel, turned
from ..materials import laminate  # makes oak laminate known
from ..materials.by_name import make
from ..studio import Angle
from ..vessels import vessel

ANGLES = {
    'three-quarter': Angle(around=29, above=10, distance=5.15),
    'front': Angle(around=0, above=4, distance=5.15),
    'detail': Angle(around=34, above=13, distance=1.9, at=(0.04, -0.3, 0.62)),
}


def build(piece):
    SHAPES[piece.parameters.get('shape', 'upright')](piece)


def upright(piece):
    """No back: two rails keep it square, and the wall shows between the books."""
    w, d, h = piece.size
    wood, thick, foot = piece.slots['wood'], 0.022, 0.055
    for s in (-1, 1):
        crown = [(-d / 2, 0), (d / 2, 0), (d / 2, h - 0.004), *arc(-d / 2 + 0.05, h - 0.05, 0.05)]
        panel('side', crown, thick, (s * (w - thick) / 2 - thick / 2, 0, 0), wood, 0.002, 'y', (90, 0, 90))
    levels = [foot, foot + 0.018 + 0.34, *shelves_above(piece, foot + 0.358, h - 0.075)]
    inner = w - 2 * thick
    for z in levels:
        board('shelf', (inner + 0.0004, d - 0.016, 0.018), (0, -0.002, z + 0.009), wood, 0.0018)
    board('kick', (inner, 0.016, foot), (0, -d / 2 + 0.034, foot / 2), wood, 0.001)
    for z in (levels[-1] - 0.035, levels[1] - 0.035):
        board('rail', (inner, 0.016, 0.07), (0, d / 2 - 0.012, z), wood, 0.0015)
    pins(inner, d, levels[2:-1])
    fill(piece, inner, levels)


def arc(x, z, radius, steps=10):
    """The rounded corner at the upper front: from the top of the curve round to the front edge."""
    return [(x - radius * math.sin(math.pi / 2 * i / steps), z + radius * math.cos(math.pi / 2 * i / steps)) for i in range(steps + 1)]


def shelves_above(piece, low, high):
    """The movable ones, evenly; the one for picture books is a little taller than the rest."""
    shares = (1.08, 0.97, 0.95, 1.0)
    way, out = high - low, []
    for share in shares:
        low += way * share / sum(shares)
        out.append(low)
    return out


def pins(inner, d, levels):
    steel = make('black-metal')
    for z in levels:
        for s in (-1, 1):
            turned('pin', [(0.003, 0), (0.003, 0.012)], steel, (s * inner / 2 - (0.012 if s > 0 else 0), -d / 2 + 0.05, z - 0.003), (0, 90, 0), 16)


def fill(piece, inner, levels):
    """Half full, as a shelf is when it has just come: room is left for what will be read."""
    dice, half, y = piece.dice, inner / 2, -0.025
    floors = [z + 0.018 for z in levels]
    white, blue, clay = make('off-white-glaze'), make('neel-glaze'), make('clay')
    row_of_books(-half + 0.012, half - 0.30, y, floors[0], 0.315, dice, 0.215)
    pile_of_books((half - 0.15, y - 0.02, floors[0]), 4, dice, 0.235, 0.17)
    row_of_books(-half + 0.16, half - 0.10, y, floors[1], 0.235, dice)
    vessel((-half + 0.085, y - 0.01, floors[1]), 0.055, 0.13, clay)
    row_of_books(-half + 0.012, 0.02, y, floors[2], 0.225, dice)
    pile_of_books((half - 0.16, y, floors[2]), 3, dice, 0.20, 0.14)
    row_of_books(-0.08, half - 0.012, y, floors[3], 0.225, dice)
    vessel((-half + 0.14, y, floors[3]), 0.062, 0.17, white)
    row_of_books(-half + 0.012, -half + 0.24, y, floors[4], 0.215, dice)
    vessel((half - 0.13, y, floors[4]), 0.048, 0.12, blue)


ROWS, COLUMNS = 3, 3
TREAD = 0.015


def stepped(piece):
    """Three steps, the lowest of them the deepest; nine boxes, each with a window for a picture of what lives in it."""
    w, d, h = piece.size
    wood = piece.slots['wood']
    rise = h / ROWS
    reaches = [d, d * 0.80, d * 0.60]
    for i in range(COLUMNS + 1):
        x = -w / 2 + TREAD / 2 + i * (w - TREAD) / COLUMNS
        panel('upright', stair(d, reaches, rise, h), TREAD, (x - TREAD / 2, 0, 0), wood, 0.003, 'y', (90, 0, 90))
    for row, reach in enumerate(reaches):
        y = d / 2 - reach / 2
        for z in (row * rise + TREAD / 2 + 0.012, (row + 1) * rise - TREAD / 2):
            if z < h * 0.1 or z > row * rise + 0.1:
                board('shelf', (w - 2 * TREAD, reach - 0.004, TREAD), (0, y + 0.001, z), wood, 0.003)
        for column in range(COLUMNS):
            box(piece, column, row, reach, rise)
    board('back', (w - TREAD, 0.006, h - 0.03), (0, d / 2 - 0.006, h / 2), wood, 0, 'z')


def stair(d, reaches, rise, h, radius=0.028):
    """The side from the floor up the front in steps; each nose is rounded."""
    outline = [(d / 2, h), (d / 2, 0)]
    for row, reach in enumerate(reaches):
        front, top = d / 2 - reach, (row + 1) * rise
        outline.append((front, row * rise if row == 0 else row * rise + 0.0002))
        outline += [(x, z) for x, z in arc(front + radius, top - radius, radius)[::-1]]
    return outline[::-1]


def box(piece, column, row, reach, rise):
    """Canvas over card, a loop to pull, and the window."""
    w, d, _ = piece.size
    bay = (w - TREAD) / COLUMNS
    wide, tall, deep = bay - TREAD - 0.012, rise - 2 * TREAD - 0.028, min(reach - 0.03, 0.27)
    x = -w / 2 + TREAD / 2 + bay * (column + 0.5)
    y, z = d / 2 - reach + 0.010 + deep / 2, row * rise + TREAD + 0.004 + (0.010 if row == 0 else 0)
    slot = ('cloth', 'accent', 'accent2')[(column + row * 2) % 3]
    cloth = piece.slots[slot]
    board('box', (wide, deep, tall), (x, y, z + tall / 2), cloth, 0.006, steps=3)
    front = y - deep / 2
    board('hem', (wide + 0.002, 0.004, 0.022), (x, front, z + tall - 0.011), cloth, 0.0018)
    card = make('off-white-glaze')
    board('window', (0.086, 0.0022, 0.066), (x, front - 0.0004, z + tall * 0.50), card, 0.0008)
    drawing(piece, (x, front - 0.0018, z + tall * 0.50), (column + row * 3))
    for s in (-1, 1):
        board('window edge', (0.005, 0.003, 0.076), (x + s * 0.043, front - 0.0006, z + tall * 0.50), cloth, 0.001)
        board('window edge', (0.091, 0.003, 0.005), (x, front - 0.0006, z + tall * 0.50 + s * 0.0355), cloth, 0.001)


def drawing(piece, at, number):
    """A simple thing on each card: a ball, a house, a boat, a leaf."""
    ink = piece.slots[('accent', 'accent2')[number % 2]]
    shapes = [
        [(0.019 * math.cos(a), 0.019 * math.sin(a)) for a in (math.pi * i / 12 for i in range(24))],
        [(-0.018, -0.018), (0.018, -0.018), (0.018, 0.004), (0, 0.022), (-0.018, 0.004)],
        [(-0.014, -0.012), (0.014, -0.012), (0.026, 0.004), (0.003, 0.004), (0.003, 0.022), (-0.016, 0.004), (-0.026, 0.004)],
        [(-0.024 + 0.004 * i, 0.012 * math.sin(math.pi * i / 12)) for i in range(13)]
        + [(0.024 - 0.004 * i, -0.012 * math.sin(math.pi * i / 12)) for i in range(1, 12)],
    ]
    x, y, z = at
    panel('drawing', shapes[(number * 3 + number // 3) % 4], 0.0008, (x, y + 0.0004, z), ink, 0, 'x', (90, 0, 0))


SHAPES = {'upright': upright, 'steps': stepped}
