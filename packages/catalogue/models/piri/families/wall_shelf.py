"""A wall shelf of solid staves that slides over two pegs of steel, so that it seems to stand on nothing."""

from ..joinery import board, turned
from ..materials.hard import metal, plain
from ..mesh import chance
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=29, above=23, distance=2.6),
    'front': Angle(around=0, above=10, distance=2.6),
    'detail': Angle(around=149, above=17, distance=0.95, at=(0.26, 0.30, 0.5)),
}

# `OUT`: how far the pegs look out at the back, as long as no wall is there.
STAVES, PEG, GROOVE, OUT = 5, 0.007, 0.0036, 0.012


def build(piece):
    w, d, h = piece.size
    wood = piece.slots['wood']
    staves(w, d, d - OUT, h, wood)
    pegs(w, d / 2 - OUT, h)


def staves(w, d, deep, h, wood):
    """Glued edge to edge, each but for the front one from two or three lengths; in one a groove for plates and pictures to stand in."""
    each = deep / STAVES
    y = -d / 2
    for k in range(STAVES):
        front = k == 0
        cuts = [] if front else sorted(chance.uniform(-0.30, 0.30) for _ in range(1 + k % 2))
        ends = [-w / 2, *cuts, w / 2]
        for a, b in zip(ends, ends[1:]):
            if k == STAVES - 2:
                # The groove: this stave is parted by it.
                rest = (each - GROOVE) / 2
                for s in (-1, 1):
                    length(a, b, y + each / 2 + s * (rest + GROOVE) / 2, rest, h, wood, False)
                length(a, b, y + each / 2, GROOVE + 0.001, h - 0.009, wood, False)
            else:
                length(a, b, y + each / 2, each, h, wood, front)
        y += each


def length(a, b, y, deep, high, wood, front):
    board('stave', (b - a - 0.0002, deep - 0.0002, high), ((a + b) / 2, y, high / 2), wood, 0.0075 if front else 0.0008, steps=6)


def pegs(w, back, h):
    """Seen from behind: two bores, and in each the rod that the wall holds."""
    steel, dark = metal('peg', '#9d9e9c', 0.26), plain('bore', '#17120e', 0.95, 0.05)
    for s in (-1, 1):
        x = s * w * 0.30
        turned('bore', [(PEG + 0.0022, 0), (PEG + 0.0022, 0.0004)], dark, (x, back + 0.0002, h / 2), (90, 0, 0), 36)
        rod = [(PEG, -0.05), (PEG, OUT - 0.0015), (PEG - 0.0012, OUT), (0.0004, OUT + 0.0001)]
        turned('peg', rod, steel, (x, back, h / 2), (-90, 0, 0), 40)
