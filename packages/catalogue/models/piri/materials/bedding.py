"""What mattresses are sewn of and filled with. Importing this makes the names of its cloths known."""

import math

from ..nodes import Shader, linear, rgba
from . import by_name
from .cloth import lit_fibres, weave, woven

# Stripes of a mattress ticking as a mill weaves them: share of the repeat where each begins, neel or the ground.
REPEAT = 0.046
STRIPE = '#3b4874'


def striped(name, colour):
    """Tight cotton that no fibre pricks through, a broad stripe between two hair lines."""

    def threads(s):
        u, _, _ = s.split(s.wobble(s.cloth_coordinates(), 8, 0.0005))
        at = s.math('FRACT', s.math('DIVIDE', u, REPEAT))
        ground = rgba(linear(colour))
        stops = [(0, ground), (0.20, STRIPE), (0.24, ground), (0.32, STRIPE), (0.56, ground), (0.64, STRIPE), (0.68, ground)]
        return s.ramp(at, stops, sharp=True)

    return woven(name, colour, thread=0.0014, melange=0.14, relief=0.2, fuzz=0.06, bump=0.5, threads_of=threads)


def knitted(name, colour):
    """Loops in columns, open enough to breathe."""
    s = Shader(name)
    base = linear(colour)
    u, v, _ = s.split(s.wobble(s.cloth_coordinates(), 30, 0.002))
    column = s.math('DIVIDE', u, 0.0042)
    slant = s.math('PINGPONG', column, 0.5)
    row = s.math('FRACT', s.math('DIVIDE', s.add(v, s.multiply(slant, 0.006)), 0.0034))
    loop = s.multiply(s.math('SINE', s.multiply(row, math.pi)), s.remap(slant, 0, 0.5, 0.35, 1))
    fine, _ = weave(s, 0.0012)
    height = s.add(s.multiply(loop, 0.85), s.multiply(fine, 0.15))
    tint = lit_fibres(s, s.brighten(rgba(base), s.remap(height, 0, 1, 0.82, 1.03)), base, 0.2)
    return s.finish(s.surface(tint, 0.9, 0.1, Normal=s.bump(height, 0.0014, 0.7)))


def foam(name, colour, pore=640):
    """Cells cut open by the wire: a fine, dry grain."""
    s = Shader(name)
    p = s.object_coordinates()
    cells = s.node('TexVoronoi', None, Vector=p, Scale=pore).outputs[0]
    cloud = s.noise(p, 16, 3)
    value = s.add(s.remap(cells, 0, 0.7, 0.90, 1.03), s.remap(cloud, 0.3, 0.7, -0.03, 0.03))
    return s.finish(s.surface(s.brighten(rgba(linear(colour)), value), 0.95, 0.05, Normal=s.bump(cells, 0.0009, 0.5)))


by_name.MAKERS['striped-ticking'] = striped
by_name.MAKERS['open-knit'] = knitted
