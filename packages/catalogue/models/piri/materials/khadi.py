"""Khadi: spun by hand, so that no thread is as thick in one place as in the next. Importing this makes its names known."""

from ..nodes import linear, rgba
from . import by_name
from .cloth import woven


def spun(name, colour):
    """Thick places run with the weft for a hand's breadth, fewer and finer with the warp; a vat takes no two yarns alike."""

    def threads(s):
        uv = s.wobble(s.cloth_coordinates(), 30, 0.0012)
        u, v, _ = s.split(uv)
        weft = s.noise(s.join(s.multiply(u, 9), s.multiply(v, 520)), 1, 3, 0.62)
        warp = s.noise(s.join(s.multiply(u, 560), s.multiply(v, 6)), 1, 3, 0.62)
        lots = s.noise(s.join(s.multiply(u, 0.7), s.multiply(v, 26)), 1, 2, 0.6)
        thick = s.multiply(s.remap(weft, 0.60, 0.74), 0.26)
        uneven = s.add(s.add(s.remap(weft, 0.3, 0.7, -0.15, 0.15), s.remap(warp, 0.3, 0.7, -0.10, 0.10)), s.remap(lots, 0.3, 0.7, -0.06, 0.06))
        # A hem is two cloths thick; where it is sewn down, it is drawn in.
        drawn = s.multiply(s.attribute('hem', 2), -0.16)
        return s.brighten(rgba(linear(colour)), s.add(s.add(1.0, uneven), s.add(thick, drawn)))

    return woven(name, colour, thread=0.0019, melange=0.42, relief=0.42, fuzz=0.05, bump=1.0, threads_of=threads)


for name in ('khadi-neel', 'khadi-maroon', 'khadi-beige'):
    by_name.MAKERS[name] = spun
