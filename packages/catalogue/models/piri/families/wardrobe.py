"""A wardrobe: its doors boarded, panelled under a cornice, or with half of each leaf cut out for a child's fingers."""

import math

from ..casework import DOOR, GAP, Case, carcass, darkness, in_rows, leveller, moulding, panelled_door, plinth, raised_field
from ..joinery import bar_handle, board, frame, knob, panel, turned
from ..materials import laminate  # makes oak laminate and the mirror known
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=27, above=9, distance=6.25),
    'front': Angle(around=0, above=4, distance=6.25),
    'detail': Angle(around=30, above=11, distance=2.3, at=(0.06, -0.5, 0.42)),
}

# How far bars and knobs stand out from the doors: they count towards the depth.
PULL = 0.026


def build(piece):
    STYLES[piece.parameters.get('doors', 'boarded')](piece)


def boarded(piece):
    """Two doors, each of three upright boards with a groove between, over one drawer, on feet that a coin turns."""
    w, d, h = piece.size
    wood, metal, foot = piece.slots['wood'], piece.slots['metal'], piece.cm('clearance', 7)
    case = Case(w - 0.012, -d / 2 + PULL, d / 2, foot, h - 0.026, 0.020)
    carcass(case, wood)
    board('top', (w, case.depth + 0.006, 0.020), (0, case.y - 0.003, h - 0.010), wood, 0.0022)
    board('shadow line', (case.width - 0.02, case.depth - 0.02, 0.008), (0, case.y, h - 0.023), wood, 0)
    darkness(case, case.front + DOOR + 0.008)
    shut, y = piece.cm('drawer', 21), case.front + DOOR / 2 + 0.001
    board('drawer front', (case.inner - 2 * GAP, DOOR, shut - 2 * GAP), (0, y, case.floor + shut / 2), wood, 0.0018)
    low, tall = case.floor + shut, case.clear - shut
    for s, (x, wide) in zip((-1, 1), in_rows(case.inner, 2)):
        for at, each in in_rows(wide, 3, 0):
            board('door board', (each - 0.0003, DOOR, tall - 2 * GAP), (x + at, y, low + tall / 2), wood, 0.0026, 'z', steps=2)
        hand = (x - s * (wide / 2 - 0.034), case.front + 0.001, low + tall * 0.46)
        bar_handle('handle', 0.34, hand, metal, standoff=PULL - 0.006)
        bar_handle('drawer handle', 0.17, (x, case.front + 0.001, case.floor + shut * 0.54), metal, standoff=PULL - 0.006, upright=False)
        for t in (case.front + 0.06, case.rear - 0.06):
            leveller((s * (case.width / 2 - 0.055), t), foot + 0.002, metal, 0.016)


CORNICE = [
    (0, 0), (0.004, 0.003), (0.007, 0.010), (0.010, 0.018), (0.019, 0.026), (0.030, 0.030), (0.032, 0.036), (0.038, 0.038),
    (0.038, 0.050), (-0.02, 0.050), (-0.02, 0),
]
BASE = [(0, 0), (0.014, 0), (0.014, 0.055), (0.011, 0.062), (0.006, 0.067), (0.002, 0.074), (-0.01, 0.074), (-0.01, 0)]


def panelled(piece):
    """Solid wood: frames with raised fields, a cornice above, a moulded base; the middle door may carry a mirror."""
    w, d, h = piece.size
    wood, brass = piece.slots['wood'], piece.slots['metal']
    stand = piece.cm('clearance', 8)
    case = Case(w - 0.076, -d / 2 + 0.038, d / 2, stand, h - 0.050, 0.026)
    carcass(case, wood)
    darkness(case, case.front + DOOR + 0.010)
    moulding('cornice', case.width / 2, case.front, case.rear, h - 0.050, CORNICE, wood)
    moulding('base', case.width / 2, case.front, case.rear, stand, BASE, wood)
    plinth(case, stand, 0.030, wood)
    low, tall = case.floor + 0.052, case.clear - 0.052
    board('base rail', (case.inner, DOOR, 0.052), (0, case.front + DOOR / 2, case.floor + 0.026), wood, 0.001)
    y, z = case.front + DOOR / 2 + 0.002, low + tall / 2
    places = in_rows(case.inner, 3)
    for i, (x, wide) in enumerate(places):
        if i == 1 and piece.parameters.get('mirror'):
            mirror_door((wide, tall - 2 * GAP), (x, y, z), piece)
        else:
            panelled_door((wide, tall - 2 * GAP), (x, y, z), wood, (1.0, 1.75))
        side = -1 if i == 2 else 1
        hand = (x + side * (wide / 2 - 0.035), case.front - 0.0005, low + tall * 0.45)
        knob('knob', 0.0125, hand, brass)
        escutcheon((hand[0], hand[1], hand[2] - 0.062), brass)
        hinges(x - side * (wide / 2 + GAP), case.front, low, tall, brass)
    for s in (-1, 1):
        framed_side(s, case, wood)


def mirror_door(size, at, piece):
    wide, tall = frame('mirror door', *size, 0.070, DOOR + 0.003, at, piece.slots['wood'])
    x, y, z = at
    board('mirror', (wide + 0.004, 0.004, tall + 0.004), (x, y - 0.002, z), piece.slots['glass'], 0)
    for s in (-1, 1):
        board('bead', (0.009, 0.007, tall), (x + s * (wide / 2 - 0.0045), y - 0.006, z), piece.slots['wood'], 0.0025, 'z')
        board('bead', (wide - 0.018, 0.007, 0.009), (x, y - 0.006, z + s * (tall / 2 - 0.0045)), piece.slots['wood'], 0.0025)


def escutcheon(at, brass):
    turned('escutcheon', [(0.010, 0), (0.0095, 0.0016), (0.004, 0.0022), (0.0005, 0.0022)], brass, at, (90, 0, 0), 28)


def hinges(x, y, low, tall, brass):
    """Pins of brass, a hand from the top and from the bottom."""
    for share in (0.08, 0.92):
        z = low + tall * share
        turned('hinge', [(0.001, 0), (0.0038, 0.001), (0.0044, 0.006), (0.0044, 0.050), (0.0038, 0.055), (0.001, 0.058)], brass, (x, y - 0.001, z), count=20)


def framed_side(s, case, wood):
    """Stiles, rails and two fields on the outer face of the side."""
    x, thick, stile = s * (case.width / 2 + 0.0035), 0.012, 0.075
    low, tall = case.low + 0.07, case.high - case.low - 0.07
    for y in (case.front + stile / 2, case.rear - stile / 2):
        board('side stile', (thick, stile, tall), (x, y, low + tall / 2), wood, 0.0022, 'z')
    free = case.depth - 2 * stile
    middle = low + stile + (tall - 3 * stile) * 1.0 / 2.75
    for z in (low + stile / 2, middle + stile / 2, low + tall - stile / 2):
        board('side rail', (thick - 0.0006, free + 0.0004, stile), (x, case.y, z), wood, 0.0022, 'y')
    for a, b in ((low + stile, middle), (middle + stile, low + tall - stile)):
        field = raised_field('side field', free, b - a, (s * (case.width / 2 - 0.001), case.y, (a + b) / 2), wood, rise=0.007)
        field.rotation_euler.z = s * math.pi / 2


def leafed(piece):
    """A child's wardrobe: rounded corners, and where the doors meet a twig of three leaves, cut half out of either."""
    w, d, h = piece.size
    body, paint = piece.slots['wood'], piece.slots['paint']
    foot = piece.cm('clearance', 5)
    case = Case(w, -d / 2, d / 2, foot, h, 0.020)
    carcass(case, body, top_runs_over=True)
    plinth(case, foot, 0.030, body, front_inset=0.040)
    darkness(case, case.front + DOOR + 0.030)
    board('depth', (case.inner, 0.010, case.clear), (0, case.front + DOOR + 0.024, case.z), body, 0, 'z')
    shut = piece.cm('drawer', 24)
    low, tall = case.floor + shut, case.clear - shut - GAP
    y = case.front + DOOR + 0.001
    for s, (x, wide) in zip((-1, 1), in_rows(case.inner, 2)):
        panel('door', door_outline(wide, tall - GAP, -s), DOOR, (x, y, low + GAP), paint, 0.003, 'y', (90, 0, 0))
    panel('drawer front', drawer_outline(case.inner - 4 * GAP, shut - 2 * GAP), DOOR, (0, y, case.floor + GAP), paint, 0.003, 'x', (90, 0, 0))


def half_leaf(count=28, long=0.15, broad=0.04):
    """From the lower tip to the upper one: (out from the vein, up). Fullest below its middle, drawn out above."""
    return [(broad * math.sin(math.pi * (i / count) ** 0.82) ** 1.15, long * (i / count - 0.5)) for i in range(count + 1)]


def door_outline(wide, tall, meets):
    """`meets`: on which side the other door is."""
    leaves = ((0.40, 0.150, 0.040), (0.575, 0.190, 0.052), (0.73, 0.130, 0.034))
    edge = [(meets * (wide / 2 - out), tall * share + up) for share, long, broad in leaves for out, up in half_leaf(long=long, broad=broad)]
    far = [(-meets * wide / 2, tall), (-meets * wide / 2, 0)]
    outline = [(meets * wide / 2, 0), *edge, (meets * wide / 2, tall), *far]
    return outline if meets > 0 else outline[::-1]


def drawer_outline(long, tall):
    """The same leaf, lying, its lower half cut from the upper edge of the drawer."""
    notch = [(-up, tall - out) for out, up in half_leaf(long=0.130, broad=0.032)]
    return [(-long / 2, 0), (long / 2, 0), (long / 2, tall), *notch, (-long / 2, tall)]


STYLES = {'boarded': boarded, 'panelled': panelled, 'leafed': leafed}
