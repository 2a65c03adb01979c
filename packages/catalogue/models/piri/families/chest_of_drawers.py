"""A chest of drawers: two small ones above, long ones below, each opened by a groove under the one above it."""

from ..casework import Case, along_x, carcass, darkness, plinth
from ..joinery import board
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=26, above=12, distance=3.75),
    'front': Angle(around=0, above=5, distance=3.75),
    'detail': Angle(around=34, above=24, distance=1.5, at=(-0.16, -0.5, 0.86)),
}

FRONT, BETWEEN = 0.021, 0.004
# The height that the hollow for the fingers takes from the top of a front.
GRIP = 0.030


def build(piece):
    w, d, h = piece.size
    wood, foot = piece.slots['wood'], piece.cm('clearance', 9)
    case = Case(w, -d / 2, d / 2, foot, h, piece.cm('board', 2))
    carcass(case, wood, top_runs_over=True)
    plinth(case, foot, 0.045, wood, front_inset=0.055)
    darkness(case, case.front + FRONT + 0.012)
    # The lower, the taller: linen lies below, handkerchiefs above.
    shares = (1.32, 1.18, 1.06, 0.84)
    free, z = case.clear - (len(shares) + 1) * BETWEEN, case.floor + BETWEEN
    for i, share in enumerate(shares):
        tall = free * share / sum(shares)
        count = 2 if i == len(shares) - 1 else 1
        long = (case.inner - (count + 1) * BETWEEN) / count
        for k in range(count):
            x = -case.inner / 2 + BETWEEN + long / 2 + k * (long + BETWEEN)
            front(x, z, long, tall, case.front + 0.001, wood)
        z += tall + BETWEEN


def front(x, z, long, tall, y, wood):
    """Its upper edge is planed back into a hollow, so that fingers reach over it; a lip of it stays behind."""
    hollow = [(0.0, tall - GRIP * 0.72), (0.004, tall - GRIP * 0.56), (0.010, tall - GRIP * 0.42), (FRONT - 0.003, tall - GRIP * 0.34)]
    section = [(0, 0), *hollow, (FRONT, tall - GRIP * 0.32), (FRONT, 0)]
    along_x('drawer front', section, long, (x, y, z), wood, 0.0012)
    board('drawer box', (long - 0.03, 0.016, tall - GRIP - 0.004), (x, y + FRONT + 0.008, z + (tall - GRIP) / 2), wood, 0.001)
