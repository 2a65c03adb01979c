"""Enamel baked on sheet steel: hard, even, with the fine dimples that a spray gun leaves. Importing this makes its name known."""

from ..nodes import Shader, linear, rgba
from . import by_name


def stoved(name, colour):
    s = Shader(name)
    p = s.object_coordinates()
    dimples = s.noise(p, 380, 2)
    cloud = s.noise(p, 5, 3)
    tint = s.brighten(rgba(linear(colour)), s.remap(cloud, 0.3, 0.7, 0.98, 1.02))
    return s.finish(s.surface(tint, s.remap(cloud, 0.3, 0.7, 0.30, 0.38), 0.5, Normal=s.bump(dimples, 0.0006, 0.12)))


for coat in ('grey-enamel', 'white-enamel'):
    by_name.MAKERS[coat] = stoved
