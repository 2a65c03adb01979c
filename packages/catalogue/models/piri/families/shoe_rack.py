"""A shoe cabinet: flaps with louvres like those of old shutters, one over the other, under a top with a lip for keys."""

from ..casework import Case, along_x, carcass, darkness
from ..joinery import board, panel, rounded_rectangle
from ..materials.hard import plain
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=27, above=12, distance=3.55),
    'front': Angle(around=0, above=5, distance=3.55),
    'detail': Angle(around=33, above=16, distance=1.35, at=(-0.10, -0.5, 0.82)),
}

FRONT, GAP, STILE, RAIL = 0.019, 0.003, 0.052, 0.046
GRIP = 0.016
LIP = 0.012


def build(piece):
    w, d, h = piece.size
    wood, foot = piece.slots['wood'], piece.cm('clearance', 6)
    case = Case(w - 0.020, -d / 2 + 0.012, d / 2, foot, h - LIP - 0.018, 0.016)
    carcass(case, wood)
    darkness(case, case.front + FRONT + 0.012)
    rubber = plain('wet plinth', '#2a2826', 0.6, 0.3)
    board('plinth', (case.width - 0.05, case.depth - 0.05, foot + 0.004), (0, case.y + 0.012, (foot + 0.004) / 2), rubber, 0.002)
    top(w, d, h, wood)
    count = piece.parameters.get('flaps', 3)
    tall = case.clear / count
    for i in range(count):
        flap(case, case.floor + i * tall, tall, wood)


def top(w, d, h, wood):
    panel('top', rounded_rectangle(w, d, 0.010), 0.018, (0, 0, h - LIP - 0.018), wood, 0.003)
    board('lip', (w - 0.02, 0.012, LIP + 0.001), (0, d / 2 - 0.008, h - LIP / 2), wood, 0.002)
    for s in (-1, 1):
        board('lip', (0.012, d - 0.03, LIP + 0.001), (s * (w / 2 - 0.011), 0.006, h - LIP / 2), wood, 0.002, 'y')


def flap(case, low, tall, wood):
    """Tips forward: its upper rail is bevelled for the hand, its louvres shed the water that drips."""
    wide, high = case.inner - 2 * GAP, tall - 2 * GAP
    y, z = case.front + 0.001, low + GAP
    opening = wide - 2 * STILE
    for s in (-1, 1):
        board('stile', (STILE, FRONT, high - GRIP), (s * (wide - STILE) / 2, y + FRONT / 2, z + (high - GRIP) / 2), wood, 0.0018, 'z')
    board('low rail', (opening + 0.0004, FRONT - 0.0006, RAIL), (0, y + FRONT / 2, z + RAIL / 2), wood, 0.0018)
    board('top rail', (opening + 0.0004, FRONT - 0.0006, RAIL - GRIP), (0, y + FRONT / 2, z + high - (RAIL + GRIP) / 2), wood, 0.0018)
    along_x('grip', [(0.0, 0), (0.012, GRIP), (FRONT, GRIP), (FRONT, 0)], wide, (0, y, z + high - GRIP - 0.0004), wood, 0.0004)
    free = high - 2 * RAIL
    count = round(free / 0.031)
    for i in range(count):
        at = (0, y + FRONT / 2 + 0.001, z + RAIL + (i + 0.5) * free / count)
        board('louvre', (opening + 0.001, 0.0055, 0.034), at, wood, 0.0024, 'x', (-32, 0, 0), steps=2)
