"""Figures of the rugs, drawn in metres from the middle: u along the length, v across."""

from ..nodes import rgba


def stripes(s, u, v, ground, figure, accent):
    """Broad and narrow bands across the length, mirrored about the middle."""
    d = s.math('ABSOLUTE', u)
    bands = [(0.0, accent), (0.05, ground), (0.11, figure), (0.19, ground), (0.27, accent), (0.31, ground),
             (0.40, figure), (0.52, ground), (0.62, accent), (0.66, ground), (0.76, figure), (0.86, ground)]
    return s.ramp(d, bands, sharp=True)


def diamonds(s, u, v, ground, figure, accent, cell=0.21):
    """Barfi: a net of diamonds, one within the other, stepped as a loom steps them."""
    step = 0.0085
    grid = lambda x: s.math('MULTIPLY', s.math('FLOOR', s.math('DIVIDE', x, step)), step)
    fold = lambda x: s.math('ABSOLUTE', s.subtract(s.math('FRACT', s.math('DIVIDE', s.add(grid(x), 10 * cell), cell)), 0.5))
    distance = s.add(fold(u), fold(v))
    figure_colour = s.ramp(distance, [(0.0, accent), (0.13, ground), (0.22, figure), (0.42, ground), (0.5, figure), (0.56, ground), (0.72, accent), (0.78, ground)], sharp=True)
    edge = s.math('GREATER_THAN', s.math('ABSOLUTE', v), 0.64)
    return s.mix(edge, figure_colour, rgba(figure))


def waves(s, u, v, ground, figure, accent, cell=0.15):
    """Dheu: rows of stepped waves."""
    step = 0.0085
    grid = lambda x: s.math('MULTIPLY', s.math('FLOOR', s.math('DIVIDE', x, step)), step)
    zigzag = s.math('PINGPONG', s.add(grid(v), 10 * cell), cell / 2)
    phase = s.math('FRACT', s.math('DIVIDE', s.add(s.add(grid(u), zigzag), 10 * cell), cell))
    return s.ramp(phase, [(0.0, figure), (0.3, ground), (0.45, accent), (0.55, ground)], sharp=True)


# A motif's name begins with its figure: stripe-neel.
MOTIFS = {'stripe': stripes, 'diamond': diamonds, 'wave': waves}
