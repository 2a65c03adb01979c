"""A cushion of worn cloth, quilted by hand, lying as it was put down."""

from ..drape import rest_on
from ..studio import Angle
from ..upholstery import sewn

ANGLES = {
    'three-quarter': Angle(around=31, above=34, distance=1.8),
    'front': Angle(around=0, above=50, distance=1.8),
    'detail': Angle(around=24, above=40, distance=0.72, at=(0.2, -0.26, 0.62)),
}

PIPE = 0.0034
DRAWN_IN = 0.006


def build(piece):
    # A filled case draws in at its sides: it is cut larger than it will measure.
    w, d = piece.width * 1.09, piece.depth * 1.09
    case = sewn('cushion', (w, d, 0.02), 'throw', piece.slots['cloth'], piping=('z+',), pipe=PIPE, seed=90, pressure=4.5)
    rest_on(case, 0.62 * min(v.co.z for v in case.data.vertices))
    low, high = ([edge(v.co[k] for v in case.data.vertices) for k in range(3)] for edge in (min, max))
    # Softening draws the corners in; the piping takes half of it back.
    drawn_in = (2 * DRAWN_IN - 2 * PIPE, 2 * DRAWN_IN - 2 * PIPE, 0)
    case.scale = [(piece.size[k] + drawn_in[k]) / (high[k] - low[k]) for k in range(3)]
    case.location.z = -low[2] * case.scale.z
