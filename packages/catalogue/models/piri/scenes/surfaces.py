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


def banded(name, upper, lower, line, height, breadth=0.035):
    """Distemper in two colours, as in a schoolroom, a painted line where they meet."""
    s = Shader(name)
    p = s.object_coordinates()
    z = s.split(p)[2]
    broad = s.noise(p, 1.6, 5, 0.6)
    tint = s.mix(s.math('LESS_THAN', z, height), rgba(linear(upper)), rgba(linear(lower)))
    on_line = s.math('LESS_THAN', s.math('ABSOLUTE', s.subtract(z, height)), breadth / 2)
    tint = s.brighten(s.mix(on_line, tint, rgba(linear(line))), s.remap(broad, 0.3, 0.7, 0.97, 1.025))
    return s.finish(s.surface(tint, 0.85, 0.14, Normal=s.bump(broad, 0.004, 0.2)))


def mosaic(name, colour, chips, strip, size=0.90):
    """Stone chips in cement, ground and polished in place, laid in squares between strips of brass."""
    s = Shader(name)
    p = s.cloth_coordinates()
    u, v, _ = s.split(s.vector('ADD', p, (0.31, 0.24, 0)))
    to_strip = lambda x: s.math('ABSOLUTE', s.subtract(s.math('FRACT', s.math('DIVIDE', x, size)), 0.5))
    strips = s.math('GREATER_THAN', s.math('MAXIMUM', to_strip(u), to_strip(v)), 0.5 - 0.0025 / size)
    stones = s.node('TexVoronoi', None, Vector=s.wobble(p, 40, 0.012), Scale=44).outputs
    chip = s.multiply(s.remap(stones[0], 0.30, 0.42, 1, 0), s.remap(s.split(stones[1])[1], 0.35, 0.40))
    shade = s.ramp(s.split(stones[1])[0], [(i / len(chips), c) for i, c in enumerate(chips)], sharp=True)
    ground = s.brighten(rgba(linear(colour)), s.remap(s.noise(p, 1.2, 3, 0.5), 0.1, 0.9, 0.95, 1.05, smooth=True))
    tint = s.mix(strips, s.mix(s.multiply(chip, 0.55), ground, shade), rgba(linear(strip)))
    return s.finish(s.surface(tint, 0.27, 0.42))
