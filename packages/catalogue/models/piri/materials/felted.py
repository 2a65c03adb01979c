"""Fibres that were pressed and not woven. Importing this makes the name of the felt known."""

from ..nodes import Shader, linear, rgba
from . import by_name
from .cloth import lit_fibres


def felt(name, colour):
    """A mottle of pale and dark fibres lying any way, and a down on it that catches the light."""
    s = Shader(name)
    base = linear(colour)
    p = s.object_coordinates()
    one = s.noise(s.vector('MULTIPLY', s.wobble(p, 30, 0.02), (260, 40, 900)), 1, 3, 0.7)
    two = s.noise(s.vector('MULTIPLY', s.wobble(p, 26, 0.02), (900, 40, 240)), 1, 3, 0.7)
    cloud = s.noise(p, 16, 3)
    fibre = s.multiply(s.add(one, two), 0.5)
    tint = s.brighten(rgba(base), s.add(s.remap(fibre, 0.36, 0.64, 0.66, 1.26), s.remap(cloud, 0.3, 0.7, -0.07, 0.07)))
    return s.finish(s.surface(lit_fibres(s, tint, base, 0.3), 0.96, 0.05, Normal=s.bump(fibre, 0.0012, 0.7)))


by_name.MAKERS['grey-felt'] = felt
