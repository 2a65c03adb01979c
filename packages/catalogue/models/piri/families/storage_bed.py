"""The storage bed: a chest of veneered board to sleep on, drawers below or a lid that lifts, and a quilted headboard."""

from ..drape import Block, Fall, drape, hem_stitches
from ..joinery import board, wire
from ..materials.hard import plain
from ..mesh import spline
from ..studio import Angle
from ..upholstery import sewn
from .bed import pillow_pair

ANGLES = {
    'three-quarter': Angle(around=33, above=15, distance=8.1),
    'front': Angle(around=0, above=8, distance=8.1),
    'detail': Angle(around=38, above=13, distance=2.3, at=(0.40, -0.38, 0.36)),
}

PLINTH = 0.045
CHEST = 0.275
BOARD = 0.018
HEAD = 0.10
MATTRESS = 0.20
LIPPING = 0.022
# The line of shadow under a lid that lifts.
LIFT = 0.006
# What a joiner leaves around a drawer so that it runs in the monsoon too.
GAP = 0.003


def build(piece):
    w, d, _ = piece.size
    wood, dark = piece.slots['wood'], plain('inside', '#17120e', 0.95, 0.05)
    wide, front, back = w - 0.05, -d / 2, d / 2 - HEAD
    long, middle = back - front, (front + back) / 2
    board('plinth', (wide - 0.12, long - 0.09, PLINTH + 0.01), (0, middle + 0.025, (PLINTH + 0.01) / 2), dark, 0.002)
    board('core', (wide - 2 * BOARD, long - 2 * BOARD, CHEST - 0.01), (0, middle, PLINTH + CHEST / 2), dark, 0)
    hydraulic = piece.parameters.get('storage') == 'hydraulic'
    for s in (-1, 1):
        side(s * (wide - BOARD) / 2, front + BOARD, back, 0 if hydraulic else 2, wood)
    board('end', (wide, BOARD, CHEST), (0, front + BOARD / 2, PLINTH + CHEST / 2), wood, 0.0015)
    if hydraulic:
        lid(piece, wide, front, back, wood, dark)
    else:
        top_frame(wide, front, back, PLINTH + CHEST, wood)
    headboard(piece)
    bedding(piece, wide, front, back, PLINTH + CHEST + LIPPING - 0.020)


def side(x, front, back, drawers, wood):
    """A long side: whole, or drawer fronts between uprights, each with a hollow cut for the fingers."""
    long, z = back - front, PLINTH + CHEST / 2
    if not drawers:
        board('side', (BOARD, long, CHEST), (x, (front + back) / 2, z), wood, 0.0015, 'y')
        return
    upright, rail = 0.05, 0.026
    # The drawers sit towards the foot; by the pillows a bedside table would stand in their way.
    shared = long - 0.30 - upright
    board('low rail', (BOARD, long, rail), (x, (front + back) / 2, PLINTH + rail / 2), wood, 0.0012, 'y')
    board('blind end', (BOARD, 0.30, CHEST - rail - GAP), (x, back - 0.15, z + (rail + GAP) / 2), wood, 0.0012, 'y')
    board('upright', (BOARD, upright, CHEST - rail - GAP), (x, front + upright / 2, z + (rail + GAP) / 2), wood, 0.0012, 'z')
    each, tall = shared / drawers - GAP, CHEST - rail - 2 * GAP
    for i in range(drawers):
        y = front + upright + GAP / 2 + (i + 0.5) * (each + GAP) - GAP / 2
        drawer_front(x, y, PLINTH + rail + GAP + tall / 2, each - GAP / 2, tall, wood)


def drawer_front(x, y, z, long, tall, wood):
    """Two boards with a shadow between them: the fingers reach over the lower one."""
    grip, slot = 0.032, 0.024
    lower = tall - grip - slot
    board('drawer front', (BOARD, long, lower), (x, y, z - (tall - lower) / 2), wood, 0.002, 'y')
    board('drawer lip', (BOARD, long, grip), (x, y, z + (tall - grip) / 2), wood, 0.002, 'y')
    for s in (-1, 1):
        board('drawer cheek', (BOARD - 0.001, long * 0.34, slot + 0.002), (x, y + s * long * 0.33, z + tall / 2 - grip - slot / 2), wood, 0.0008, 'y')


def top_frame(wide, front, back, z, wood):
    """The board that the mattress lies on, in a lipping of solid wood."""
    rim, long, z = 0.055, back - front, z + LIPPING / 2
    for s in (-1, 1):
        board('lipping', (rim, long, LIPPING), (s * (wide - rim) / 2, (front + back) / 2, z), wood, 0.004, 'y', steps=4)
    board('lipping', (wide - 2 * rim, rim, LIPPING), (0, front + rim / 2, z), wood, 0.004, steps=4)
    board('platform', (wide - 2 * rim, long - rim, 0.01), (0, (front + back + rim) / 2, z - LIPPING / 2 + 0.007), wood, 0.001, 'y')


def lid(piece, wide, front, back, wood, dark):
    """The base that lifts: a frame of its own on the chest, parted from it by a line of shadow, and two straps to pull."""
    board('shadow line', (wide - 0.014, back - front - 0.014, 0.012), (0, (front + back) / 2, PLINTH + CHEST + 0.002), dark, 0)
    top_frame(wide, front, back, PLINTH + CHEST + LIFT, wood)
    for s in (-1, 1):
        strap(piece, s * (wide / 2 - 0.36), front, PLINTH + CHEST + LIFT + LIPPING)


def strap(piece, middle, front, z):
    """Webbing sewn into a loop over the edge of the lid, at the foot."""
    cloth = piece.slots['cloth']
    edge = front - 0.0045
    path = spline([(0, front + 0.05, z + 0.001), (0, front + 0.004, z + 0.001), (0, edge, z - 0.014), (0, edge - 0.003, z - 0.07),
                   (0, edge - 0.001, z - 0.085), (0, edge + 0.001, z - 0.06)], 6)
    for i in range(9):
        x = middle + (i - 4) * 0.0042
        wire('strap', [(x, p.y, p.z) for p in path], 0.0024, cloth)


def headboard(piece):
    """Upright channels of padded cloth side by side on a board."""
    w, d, h = piece.size
    cloth = piece.slots['cloth']
    board('headboard back', (w - 0.012, 0.03, h - 0.02), (0, d / 2 - 0.015, (h - 0.02) / 2), cloth, 0.012, 'x')
    count = max(6, round(w / 0.19))
    each = w / count
    low = PLINTH
    for i in range(count):
        place = (-w / 2 + each * (i + 0.5), d / 2 - 0.058, (low + h) / 2)
        sewn('channel', (each - 0.001, 0.085, h - low), 'frame', cloth, place, seed=80 + i % 3, pressure=2.4, piping=(), jitter=0.003)


def bedding(piece, wide, front, back, floor):
    """Mattress in its sheet, the spread tucked in at the foot, its upper end turned back."""
    slots = piece.slots
    breadth, end = wide - 0.122, front + 0.062
    head = back - 0.004
    top = floor + MATTRESS
    sewn('mattress', (breadth, head - end, MATTRESS), 'mattress', slots['linen'], (0, (head + end) / 2, floor + MATTRESS / 2),
         piping=('z',), seed=62, pressure=0.15, flat=0.4)
    block = Block(breadth / 2 + 0.006, end - 0.004, top, 0.055)
    fold = head - 0.70
    drape('spread', block, None, fold + 0.1, Fall(0.138, 0.138, folds=0.014, creases=0.017, seed=8.6), slots['spread'], lift=0.014, thickness=0.006)
    turned_back = drape('turned back', block, fold - 0.17, fold + 0.17, Fall(0.125, folds=0.012, creases=0.017, seed=8.6), slots['linen'], lift=0.023, thickness=0.009)
    hem_stitches('hem', list(zip(*turned_back))[::-1], (2, 4), slots['cloth'], rise=0.0095)
    throw = drape('throw', block, end + 0.16, end + 0.66, Fall(0.125, folds=0.012, creases=0.017, seed=8.6), slots.get('accent', 'cloth'), lift=0.022, thickness=0.009)
    hem_stitches('throw hem', list(zip(*throw))[::-1], (3, -4), slots['linen'], rise=0.0095)
    pillow_pair(piece, top, head)
