"""The floor of a hall."""

from ..nodes import Shader, linear, rgba


def cement(name, colour, strip, field=2.4):
    """Cement ground and polished, poured in fields between strips of brass."""
    s = Shader(name)
    p = s.cloth_coordinates()
    u, v, _ = s.split(p)
    lines = [s.math('ABSOLUTE', s.subtract(s.math('FRACT', s.math('DIVIDE', s.add(x, off), field)), 0.5)) for x, off in ((u, 0.9), (v, 0.5))]
    between = s.remap(s.math('MINIMUM', *lines), 0.0014, 0.0018, 1, 0)
    column, row = (s.math('FLOOR', s.math('DIVIDE', s.add(x, off + field / 2), field)) for x, off in ((u, 0.9), (v, 0.5)))
    poured, cloud = s.white_noise(s.join(column, row)), s.noise(p, 0.9, 4, 0.55)
    value = s.add(s.remap(cloud, 0.3, 0.7, 0.93, 1.06), s.remap(poured, 0, 1, -0.025, 0.025))
    tint = s.mix(between, s.brighten(rgba(linear(colour)), value), rgba(linear(strip)))
    return s.finish(s.surface(tint, s.remap(cloud, 0.3, 0.7, 0.30, 0.37), 0.36, Normal=s.bump(s.noise(p, 1.6, 1), 0.0003, 0.3)))
