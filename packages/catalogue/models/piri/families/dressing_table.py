"""A dressing table: drawers at one side, at the other a low ledge, over it a tall mirror that swivels, below it a stool."""

import bpy

from ..casework import Case, GAP, carcass, darkness, in_rows, leaf
from ..joinery import board, frame, knob, panel, rounded_rectangle, tapered_leg, turned
from ..materials import laminate  # makes the mirror known
from ..mesh import add, group
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=24, above=10, distance=4.9),
    'front': Angle(around=0, above=4, distance=4.9),
    'detail': Angle(around=28, above=17, distance=1.75, at=(-0.10, -0.3, 0.40)),
}

TOP, LEDGE, TABLE = 0.022, 0.47, 0.74
LEAN = 3
POST = [
    (0.013, 0), (0.014, 0.012), (0.0105, 0.022), (0.0120, 0.20), (0.0135, 0.34), (0.0115, 0.54), (0.0140, 0.56),
    (0.0140, 0.64), (0.0110, 0.66), (0.0125, 0.675), (0.006, 0.69), (0.0005, 0.694),
]


def build(piece):
    w, d, h = piece.size
    clear = piece.cm('clearance', 18)
    chest = w * 0.47
    before = set(bpy.data.objects)
    pedestal(piece, chest, d, clear)
    group('pedestal', [thing for thing in bpy.data.objects if thing not in before], (-(w - chest) / 2, 0, 0))
    left, right = -w / 2 + chest, w / 2
    ledge(piece, left, right, d)
    mirror(piece, left, right, d, h)
    stool(piece, (left + right) / 2 - 0.004, d)


def pedestal(piece, wide, d, clear):
    """Three drawers that close without a sound, under a top with rounded corners."""
    wood, brass = piece.slots['wood'], piece.slots['metal']
    case = Case(wide - 0.024, -d / 2 + 0.026, d / 2 - 0.006, clear, TABLE - TOP, 0.018)
    carcass(case, wood)
    panel('top', rounded_rectangle(wide, d, 0.016), TOP, (0, 0, TABLE - TOP), wood, 0.006)
    darkness(case, case.front + 0.03)
    heights, z = (1.25, 1.1, 0.8), case.floor
    free = case.clear
    for share in heights:
        tall = free * share / sum(heights)
        (x, long), = in_rows(case.inner, 1)
        leaf('drawer front', (long, tall - GAP), (x, case.front + 0.0105, z + tall / 2), wood, 'x')
        knob('knob', 0.0115, (0, case.front + 0.001, z + tall / 2), brass)
        z += tall
    board('rail', (case.width - 0.09, 0.020, 0.034), (0, case.front + 0.045, clear - 0.016), wood, 0.004)
    for s in (-1, 1):
        board('side rail', (0.020, case.depth - 0.09, 0.034), (s * (case.width / 2 - 0.045), case.y, clear - 0.016), wood, 0.004, 'y')
        for y, away in ((case.front + 0.045, -4), (case.rear - 0.045, 4)):
            tapered_leg('leg', clear + 0.004, 0.0185, 0.0110, (s * (case.width / 2 - 0.045), y), wood, (s * 4, away))


def ledge(piece, left, right, d):
    """As high as a knee: powder and combs stand on it, before the glass."""
    wood, wide, deep = piece.slots['wood'], right - left + 0.012, d * 0.86
    y = d / 2 - deep / 2
    outline = rounded_rectangle(wide, deep, 0.016)
    panel('ledge', outline, TOP, (right - wide / 2, y, LEDGE - TOP), wood, 0.006)
    board('apron', (wide - 0.075, 0.018, 0.048), (right - wide / 2 - 0.026, d / 2 - 0.052, LEDGE - TOP - 0.024), wood, 0.003)
    board('side apron', (0.018, deep - 0.10, 0.048), (right - 0.048, y, LEDGE - TOP - 0.024), wood, 0.003, 'y')
    for at, away in ((d / 2 - deep + 0.050, -4), (d / 2 - 0.050, 4)):
        tapered_leg('ledge leg', LEDGE - TOP + 0.002, 0.0195, 0.0110, (right - 0.050, at), wood, (3, away))


def mirror(piece, left, right, d, h):
    """Between two turned posts; its frame leans back a little, as it is left by whoever looked last."""
    wood, brass = piece.slots['wood'], piece.slots['metal']
    middle, y = (left + right) / 2 + 0.004, d / 2 - 0.060
    wide, foot = right - left - 0.085, LEDGE + 0.035
    tall = h - foot
    pivot = LEDGE + 0.60
    hung = add(None, 'hung', (middle, y, pivot), (-LEAN, 0, 0))
    centre = (foot + h) / 2 - pivot
    inner, clear = frame('mirror frame', wide, tall - 0.004, 0.034, 0.026, (0, 0, centre), wood, 0.006, hung)
    board('mirror', (inner + 0.006, 0.004, clear + 0.006), (0, -0.004, centre), piece.slots['glass'], 0, parent=hung)
    board('mirror back', (wide - 0.02, 0.006, tall - 0.03), (0, 0.012, centre), wood, 0, 'z', parent=hung)
    for s in (-1, 1):
        x = middle + s * (wide / 2 + 0.020)
        turned('post', POST, wood, (x, y, LEDGE - 0.001))
        turned('swivel', [(0.009, 0), (0.011, 0.004), (0.011, 0.010), (0.0005, 0.013)], brass, (x + s * 0.013, y, pivot), (0, s * 90, 0), 28)
        turned('pin', [(0.004, 0), (0.004, 0.020)], brass, (x - s * 0.024, y, pivot), (0, s * 90, 0), 16)


def stool(piece, x, d):
    """Low enough for the ledge; its seat is pulled out by a hand, so that one sees there is one."""
    wood, cloth = piece.slots['wood'], piece.slots['cloth']
    high, wide, deep = 0.375, 0.33, 0.28
    y = -d / 2 + deep / 2 + 0.012
    board('pad', (wide, deep, 0.050), (x, y, high - 0.025), cloth, 0.021, steps=6)
    board('seat frame', (wide - 0.012, deep - 0.012, 0.034), (x, y, high - 0.062), wood, 0.006)
    for s in (-1, 1):
        for t in (-1, 1):
            tapered_leg('stool leg', high - 0.075, 0.0165, 0.0100, (x + s * (wide / 2 - 0.042), y + t * (deep / 2 - 0.040)), wood, (s * 4, t * 4))
