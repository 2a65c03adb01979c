"""A television cabinet, low and long: drawers, a slatted flap that lets the remote control through, a door, feet of flat steel."""

from ..casework import Case, along_x, carcass, darkness
from ..joinery import board
from ..materials.hard import plain
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=25, above=12, distance=5.3),
    'front': Angle(around=0, above=5, distance=5.3),
    'detail': Angle(around=32, above=17, distance=1.75, at=(0.09, -0.5, 0.62)),
}

FRONT, GAP, GRIP = 0.018, 0.003, 0.015
SLAT, PITCH = 0.013, 0.0215


def build(piece):
    w, d, h = piece.size
    wood, metal, foot = piece.slots['wood'], piece.slots['metal'], piece.cm('clearance', 12)
    case = Case(w, -d / 2, d / 2, foot, h, 0.022)
    carcass(case, wood, top_runs_over=True)
    darkness(case, case.front + FRONT + 0.006)
    side = case.inner * 0.29
    middle = case.inner - 2 * side
    for s in (-1, 1):
        board('partition', (0.016, FRONT, case.clear), (s * (middle / 2 + 0.008), case.front + FRONT / 2 + 0.003, case.z), wood, 0.0012, 'z')
    half = case.clear / 2
    bay = side - 0.016
    x = case.inner / 2 - bay / 2
    for k in range(2):
        front(-x, case.floor + k * half, bay, half, case.front, wood)
    front(x, case.floor, bay, case.clear, case.front, wood, upright=True)
    flap(case, middle, wood)
    for s in (-1, 1):
        sledge(s * (w / 2 - 0.16), case, foot, metal)


def front(x, z, wide, tall, y, wood, upright=False):
    """No handle: its upper edge is bevelled, and fingers reach over it."""
    long, high = wide - 2 * GAP, tall - GAP - 0.005
    if upright:
        board('door', (long, FRONT, high - GRIP), (x, y + FRONT / 2 + 0.001, z + GAP + (high - GRIP) / 2), wood, 0.0014, 'z')
        tall_edge = [(0, 0), (0.012, GRIP), (FRONT, GRIP), (FRONT, 0)]
        along_x('door edge', tall_edge, long, (x, y + 0.001, z + GAP + high - GRIP), wood, 0)
        return
    section = [(0, 0), (0, high - GRIP), (0.012, high), (FRONT, high), (FRONT, 0)]
    along_x('drawer front', section, long, (x, y + 0.001, z + GAP), wood, 0.0012)


def flap(case, wide, wood):
    """Upright slats on a frame. Light and the remote control pass between them."""
    long, tall, y = wide - 2 * GAP, case.clear - 2 * GAP, case.front + 0.001
    rim = 0.026
    for s in (-1, 1):
        board('flap rail', (long, FRONT, rim), (0, y + FRONT / 2, case.z + s * (tall - rim) / 2), wood, 0.0014)
        board('flap stile', (rim, FRONT, tall - 2 * rim), (s * (long - rim) / 2, y + FRONT / 2, case.z), wood, 0.0014, 'z')
    free = long - 2 * rim
    count = round(free / PITCH)
    for i in range(count):
        x = -free / 2 + (i + 0.5) * free / count
        board('slat', (SLAT, 0.013, tall - 2 * rim + 0.001), (x, y + 0.0085, case.z), wood, 0.0022, 'z', steps=2)
    board('cloth', (free, 0.002, tall - 2 * rim), (0, y + FRONT + 0.001, case.z), plain('speaker cloth', '#1d1a17', 0.95, 0.05), 0)


def sledge(x, case, foot, metal):
    """Flat steel bent into a frame, screwed below the floor, a leveller at either end."""
    bar, thick, deep = 0.030, 0.006, case.depth - 0.075
    board('sledge', (bar, deep, thick), (x, case.y, 0.011), metal, 0.001, 'y')
    for s in (-1, 1):
        board('upright', (bar, thick, foot - 0.008), (x, case.y + s * (deep - thick) / 2, 0.008 + (foot - 0.008) / 2), metal, 0.001, 'z')
        board('leveller', (0.020, 0.020, 0.009), (x, case.y + s * (deep / 2 - 0.03), 0.0045), metal, 0.002)
