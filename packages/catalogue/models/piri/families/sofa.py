"""The sofa: a covered frame with track arms, loose seat and back cushions, piped, on tapered legs.

With `chaise` one end runs forward as a lounge, and the piece becomes an L.
"""

from dataclasses import dataclass

from ..joinery import tapered_leg
from ..studio import Angle
from ..upholstery import bring_to_rest, sewn

ANGLES = {
    'three-quarter': Angle(around=27, above=11, distance=8.7),
    'front': Angle(around=0, above=5, distance=8.7),
    'detail': Angle(around=34, above=24, distance=1.65, at=(0.37, -0.03, 0.60)),
}

BACK = 0.14
SEAT = 0.175
# How far the seat cushions stand out over the rail they lie on.
OVERHANG = 0.012


@dataclass
class Plan:
    """What follows from the size: metres, y of fronts and backs, x of the seats from left to right."""

    arm: float
    clear: float
    seat_height: float
    arm_height: float
    rear: float
    front: float
    lounge_front: float
    chaise: int
    seats: list
    seat_width: float


def plan(piece):
    chaise = {'left': -1, 'right': 1}.get(piece.parameters.get('chaise'), 0)
    arm = piece.cm('arm', 13)
    rear, inner = piece.depth / 2, piece.width - 2 * arm
    deep = piece.cm('benchDepth', 88) if chaise else piece.depth
    count = piece.parameters.get('seats', max(1, round(inner / 0.8)))
    width = inner / count
    return Plan(
        arm, piece.cm('clearance', 9 if chaise else 14), piece.cm('seatHeight', 43 if chaise else 44),
        piece.cm('armHeight', 63 if chaise else 62), rear, rear - deep, -piece.depth / 2, chaise,
        [-inner / 2 + width * (i + 0.5) for i in range(count)], width,
    )


def build(piece):
    p, cloth = plan(piece), piece.slots['cloth']
    frame(piece, p, cloth)
    seats = [seat(piece, p, cloth, i) for i in range(len(p.seats))]
    backs = [back(piece, p, cloth, seats, i) for i in range(len(p.seats))]
    throws(piece, p, seats, backs)
    legs(piece, p)


def frame(piece, p, cloth):
    """Arms between which everything else stands, a back, and the rail under the cushions."""
    w = piece.width
    deep, tall = p.rear - p.front, p.arm_height - p.clear
    for side in (-1, 1):
        at = (side * (w - p.arm) / 2, (p.rear + p.front) / 2, p.clear + tall / 2)
        sewn('arm', (p.arm, deep, tall), 'frame', cloth, at, piping=('y',), stitched=('y-',), seed=3 + side)
    inner, top = w - 2 * p.arm, piece.height - 0.115
    sewn('back', (inner + 0.02, BACK, top - p.clear), 'frame', cloth, (0, p.rear - BACK / 2 - 0.004, (top + p.clear) / 2),
         piping=('y',), seed=5)
    under = p.seat_height - SEAT - 0.011 - p.clear
    rail(p, cloth, (-inner / 2 - 0.01, inner / 2 + 0.01), p.front, under)
    if p.chaise:
        middle, half = lounge_middle(p), p.seat_width / 2 - 0.003
        rail(p, cloth, (middle - half, middle + half), p.lounge_front, under)


def rail(p, cloth, ends, front, under):
    """The box that the cushions lie on: tight, for it is cloth over boards."""
    deep = p.rear - BACK / 2 - front - OVERHANG
    at = (sum(ends) / 2, front + OVERHANG + deep / 2, p.clear + under / 2)
    sewn('rail', (ends[1] - ends[0], deep, under), 'board', cloth, at, piping=('z-',), pipe=0.004, seed=8, pressure=0.03)


def is_lounge(p, i):
    return p.chaise and i == (0 if p.chaise < 0 else len(p.seats) - 1)


def lounge_middle(p):
    return p.seats[0] if p.chaise < 0 else p.seats[-1]


def seat(piece, p, cloth, i):
    front = p.lounge_front if is_lounge(p, i) else p.front
    deep = p.rear - BACK - front
    at = (p.seats[i], front + deep / 2, p.seat_height - SEAT / 2 - 0.006)
    # The longer a cushion, the firmer its foam, or its cover would lie in folds.
    filling = dict(pressure=1.3, bend=9) if is_lounge(p, i) else dict(bend=3)
    return sewn('seat', (p.seat_width - 0.004, deep, SEAT), 'seat', cloth, at, (0, 0, piece.dice.uniform(-0.3, 0.3)),
                piping=('z',), seed=10 + i, jitter=0.0018, flat=0.4, true=0.75, **filling)


def back(piece, p, cloth, seats, i):
    """Leans on the frame, its foot on the seat; no two alike, for they are plumped by hand."""
    tall, thick = piece.height - p.seat_height + 0.006, 0.15
    lean, twist = 75 + piece.dice.uniform(-1.5, 1.5), piece.dice.uniform(-1.2, 1.2)
    at = (p.seats[i], p.rear - BACK - 0.115, p.seat_height + tall / 2 - 0.012)
    return sewn('back cushion', (p.seat_width - 0.012, tall, thick), 'back', cloth, at, (lean, twist, 0), piping=('z',), seed=20 + i,
                true=0.5)


def throws(piece, p, seats, backs):
    """Two cushions that do not match, thrown into the corners."""
    dice = piece.dice
    for side, size, slot, turn in ((-1, (0.44, 0.44, 0.02), 'accent', 14), (1, (0.50, 0.33, 0.02), 'accent2', -9)):
        material = piece.slots.get(slot, 'cloth')
        x = side * (piece.width / 2 - p.arm - size[0] / 2 - 0.035)
        at = (x, p.rear - BACK - 0.42, p.seat_height + size[1] / 2 + 0.06)
        cushion = sewn('throw', size, 'throw', material, at, (60, side * -4 + dice.uniform(-2, 2), turn), piping=('z+',), pipe=0.0034,
                       seed=41 + side)
        bring_to_rest(cushion, seats, (0, 0, -1), 0.008)
        bring_to_rest(cushion, backs, (0, 1, 0), 0.012)


def legs(piece, p):
    wood, inset = piece.slots['wood'], 0.10
    top, foot = (0.023, 0.0125) if p.clear > 0.12 else (0.024, 0.017)
    corners = {(side, y) for side in (-1, 1) for y in (p.front + inset, p.rear - inset)}
    stands = [(side * (piece.width / 2 - inset), y, side * 7, (1 if y > (p.front + p.rear) / 2 else -1) * 7) for side, y in sorted(corners)]
    if piece.width > 1.8:
        stands += [(0, y, 0, 0) for y in (p.front + 0.2, p.rear - 0.2)]
    if p.chaise:
        stands += [(lounge_middle(p) + side * (p.seat_width / 2 - inset), p.lounge_front + inset, side * 7, -7) for side in (-1, 1)]
    for x, y, out, away in stands:
        tapered_leg('leg', p.clear + 0.006, top, foot, (x, y), wood, (out, away))
