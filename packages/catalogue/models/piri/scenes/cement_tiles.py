"""A floor of cement tiles, as workshops in Dhaka still press them."""

from ..nodes import Shader, linear, rgba


def chequer(name, light, dark, grout, size=0.25, joint=0.003):
    """Cement tiles of two colours, rubbed dull by feet, each a little off its neighbours."""
    s = Shader(name)
    u, v, _ = s.split(s.cloth_coordinates())
    column, row = (s.math('FLOOR', s.math('DIVIDE', x, size)) for x in (u, v))
    to_edge = lambda x: s.multiply(s.subtract(0.5, s.math('ABSOLUTE', s.subtract(s.math('FRACT', s.math('DIVIDE', x, size)), 0.5))), size)
    joints = s.remap(s.math('MINIMUM', to_edge(u), to_edge(v)), joint * 0.4, joint * 0.6, 1, 0)
    other = s.math('PINGPONG', s.add(column, row), 1.0)
    p = s.cloth_coordinates()
    cloud, worn = s.noise(p, 7, 4, 0.6), s.noise(p, 1.3, 4, 0.6)
    value = s.add(s.remap(s.white_noise(s.join(column, row)), 0, 1, 0.95, 1.05), s.remap(cloud, 0.3, 0.7, -0.035, 0.035))
    tint = s.brighten(s.mix(other, rgba(linear(light)), rgba(linear(dark))), value)
    tint = s.mix(joints, tint, rgba(linear(grout)))
    height = s.subtract(s.multiply(s.noise(p, 3, 2), 0.10), joints)
    return s.finish(s.surface(tint, s.remap(worn, 0.3, 0.7, 0.36, 0.46), 0.36, Normal=s.bump(height, 0.0015, 0.4)))
