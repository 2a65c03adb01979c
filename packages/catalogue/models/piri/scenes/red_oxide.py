"""The red floor of old houses."""

from ..nodes import Shader, linear, rgba


def red_oxide(name, colour, band, wall, right=None, inner=0.20, broad=0.42):
    """Cement floated with red oxide and rubbed with coconut husk for years; a dark band runs along the wall, and along the one on the right where there is one."""
    s = Shader(name)
    p = s.cloth_coordinates()
    u, v, _ = s.split(s.wobble(p, 3, 0.006))
    away = s.subtract(wall, v)
    if right is not None:
        away = s.math('MINIMUM', away, s.subtract(right, u))
    inside = s.multiply(s.remap(away, inner, inner + 0.004), s.remap(away, inner + broad, inner + broad + 0.004, 1, 0))
    cloud, trodden = s.noise(p, 1.3, 3, 0.5), s.noise(p, 0.7, 2, 0.5)
    tint = s.mix(inside, rgba(linear(colour)), rgba(linear(band)))
    tint = s.brighten(tint, s.add(s.remap(cloud, 0.3, 0.7, 0.95, 1.05), s.remap(trodden, 0.35, 0.65, -0.03, 0.04)))
    rough = s.remap(trodden, 0.3, 0.7, 0.22, 0.32)
    return s.finish(s.surface(tint, rough, 0.45, Normal=s.bump(s.noise(p, 1.8, 1), 0.0006, 0.4)))
