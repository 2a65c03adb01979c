"""Walls and floors of a room."""

from ..nodes import Shader, linear, rgba


def plaster(name, colour):
    s = Shader(name)
    p = s.object_coordinates()
    broad, fine = s.noise(p, 1.6, 5, 0.6), s.noise(p, 38, 4, 0.6)
    tint = s.brighten(rgba(linear(colour)), s.remap(broad, 0.3, 0.7, 0.965, 1.03))
    return s.finish(s.surface(tint, 0.9, 0.12, Normal=s.bump(s.add(broad, s.multiply(fine, 0.18)), 0.005, 0.2)))


def tiles(name, colour, grout, size=0.60, joint=0.005, rough=0.22, vary=1.0):
    """Square tiles, each a shade of its own, polished but walked on."""
    s = Shader(name)
    u, v, _ = s.split(s.cloth_coordinates())
    u, v = s.add(u, 0.21), s.add(v, 0.12)
    column, row = (s.math('FLOOR', s.math('DIVIDE', x, size)) for x in (u, v))
    to_edge = lambda x: s.subtract(0.5 * size, s.math('ABSOLUTE', s.subtract(s.multiply(s.math('FRACT', s.math('DIVIDE', x, size)), size), 0.5 * size)))
    edge = s.math('MINIMUM', to_edge(u), to_edge(v))
    joints = s.remap(edge, joint * 0.4, joint * 0.6, 1, 0)
    shade = s.white_noise(s.join(column, row))
    p = s.cloth_coordinates()
    veins = s.noise(p, 9, 6, 0.62)
    value = s.add(s.remap(shade, 0, 1, 1 - 0.05 * vary, 1 + 0.04 * vary), s.remap(veins, 0.3, 0.7, -0.022, 0.022))
    tint = s.mix(joints, s.brighten(rgba(linear(colour)), value), rgba(linear(grout)))
    worn = s.noise(p, 1.4, 5, 0.6)
    rough = s.add(s.remap(worn, 0.3, 0.7, rough, rough + 0.06), s.multiply(joints, 0.5))
    height = s.subtract(s.multiply(s.noise(p, 2.5, 2), 0.12), s.multiply(joints, 1.0))
    return s.finish(s.surface(tint, rough, 0.42, Normal=s.bump(height, 0.002, 0.5)))
