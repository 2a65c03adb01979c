"""Cloth on metre-true coordinates: plain weave, velvet, bouclé, embroidered kantha, striped and figured rugs."""

import math

from ..nodes import Shader, linear, rgba


def weave(s, thread):
    """Threads over and under one another. Returns the height of the cloth and a value of its own for every yarn."""
    uv = s.wobble(s.cloth_coordinates(), 55, 0.004)
    u, v, _ = s.split(s.scale(uv, 1 / thread))
    column, row = s.math('FLOOR', u), s.math('FLOOR', v)
    over = s.math('PINGPONG', s.add(column, row), 1.0)
    under = s.subtract(1.0, over)
    arch_u = s.math('SINE', s.multiply(s.math('FRACT', u), math.pi))
    arch_v = s.math('SINE', s.multiply(s.math('FRACT', v), math.pi))
    warp = s.multiply(arch_u, s.math('MULTIPLY_ADD', arch_v, 0.5, 0.5))
    weft = s.multiply(arch_v, s.math('MULTIPLY_ADD', arch_u, 0.5, 0.5))
    height = s.add(s.multiply(warp, over), s.multiply(weft, under))
    yarn = s.white_noise(s.join(s.add(s.multiply(column, over), 0.5), s.add(s.multiply(row, under), 0.5)))
    return height, yarn


def slubs(s):
    """Thick places in the yarn, stretched along both directions."""
    uv = s.cloth_coordinates()
    one = s.noise(s.node('Mapping', None, Vector=uv, Scale=(60, 420, 1)).outputs[0], 1, 3, 0.6)
    two = s.noise(s.node('Mapping', None, Vector=uv, Scale=(420, 60, 1)).outputs[0], 1, 3, 0.6)
    return s.add(one, two)


def lit_fibres(s, colour, base, amount):
    """Fibres that stand up catch the light where the cloth turns away."""
    pale = tuple(min(1.0, 0.35 + 0.75 * x) for x in base)
    return s.mix(s.multiply(s.facing(), amount), colour, pale)


def woven(name, colour, thread=0.0040, melange=0.22, relief=0.32, fuzz=0.2, bump=0.8, threads_of=None):
    """Plain cloth. `threads_of(shader)` may answer with a colour that changes over the cloth."""
    s = Shader(name)
    base = linear(colour)
    height, yarn = weave(s, thread)
    slub = slubs(s)
    cloud = s.noise(s.cloth_coordinates(), 5, 3, 0.6)
    uneven = s.add(
        s.multiply(s.subtract(yarn, 0.5), melange * 0.45), s.multiply(s.subtract(slub, 1.0), melange * 2.4)
    )
    value = s.add(s.add(1.0, uneven), s.multiply(s.subtract(cloud, 0.5), 0.10))
    value = s.multiply(value, s.math('MULTIPLY_ADD', height, relief, 1 - relief * 0.62))
    tint = s.brighten(threads_of(s) if threads_of else rgba(base), value)
    tint = lit_fibres(s, tint, base, fuzz)
    normal = s.bump(s.add(height, s.multiply(slub, 0.7)), 0.0016, bump)
    return s.finish(s.surface(tint, 0.92, 0.12, Normal=normal))


def velvet(name, colour):
    """A pile that has been stroked both ways: dark where one looks into it, bright where it leans to the light."""
    s = Shader(name)
    base = linear(colour)
    uv = s.cloth_coordinates()
    stroked = s.noise(s.wobble(uv, 3, 0.25), 4.5, 4, 0.6)
    pile = s.noise(s.node('Mapping', None, Vector=uv, Scale=(900, 700, 1)).outputs[0], 1, 2)
    value = s.multiply(s.remap(stroked, 0.32, 0.68, 0.78, 1.16), s.remap(pile, 0.3, 0.7, 0.86, 1.1))
    tint = s.brighten(rgba(base), value)
    bright = tuple(min(1.0, 0.10 + 1.9 * x) for x in base)
    tint = s.mix(s.multiply(s.facing(1.6), 0.62), tint, bright)
    normal = s.bump(s.add(pile, s.multiply(stroked, 0.5)), 0.0012, 0.35)
    return s.finish(s.surface(tint, 0.8, 0.1, Normal=normal))


def boucle(name, colour, loops=150):
    s = Shader(name)
    base = linear(colour)
    p = s.wobble(s.object_coordinates(), 90, 0.012)
    loop = s.node('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=p, Scale=loops, Smoothness=0.6).outputs[0]
    curl = s.node('TexWave', {'wave_type': 'RINGS'}, Vector=p, Scale=loops * 0.9, Distortion=14, Detail=2, Detail_Scale=1.2).outputs[1]
    height = s.add(s.subtract(1.0, loop), s.multiply(curl, 0.35))
    value = s.add(s.math('MULTIPLY_ADD', height, 0.42, 0.58), s.multiply(s.subtract(s.noise(p, 4), 0.5), 0.08))
    tint = lit_fibres(s, s.brighten(rgba(base), value), base, 0.3)
    return s.finish(s.surface(tint, 0.95, 0.08, Normal=s.bump(height, 0.004, 1.0)))


def kantha(name, ground, threads, row=0.0085, stitch=0.0068, gap=0.0042):
    """Layers of worn cloth held by rows of running stitch, which pull it into fine ripples."""
    s = Shader(name)
    base = linear(ground)
    uv = s.wobble(s.cloth_coordinates(), 9, 0.006)
    u, v, _ = s.split(uv)
    line = s.math('DIVIDE', v, row)
    number = s.math('FLOOR', line)
    across = s.math('ABSOLUTE', s.subtract(s.math('FRACT', line), 0.5))
    shift = s.multiply(s.white_noise(s.join(number, 0.5)), stitch + gap)
    phase = s.math('FRACT', s.math('DIVIDE', s.add(u, shift), stitch + gap))
    on = s.math('LESS_THAN', phase, stitch / (stitch + gap))
    thin = s.math('LESS_THAN', across, 0.085)
    thread = s.multiply(on, thin)
    # A few rows of one colour, then the next: borders of the quilt.
    band = s.math('FRACT', s.math('DIVIDE', number, 36))
    stops = [(i / len(threads), c) for i, c in enumerate(threads)]
    thread_colour = s.ramp(band, stops, sharp=True)
    puff = s.math('SINE', s.multiply(s.math('FRACT', line), math.pi))
    height, yarn = weave(s, 0.0011)
    value = s.add(s.remap(puff, 0, 1, 1.04, 0.93), s.multiply(s.subtract(yarn, 0.5), 0.08))
    cloud = s.noise(s.cloth_coordinates(), 6, 3)
    tint = s.brighten(rgba(base), s.add(value, s.multiply(s.subtract(cloud, 0.5), 0.12)))
    tint = s.mix(thread, tint, thread_colour)
    relief = s.add(s.subtract(s.multiply(height, 0.15), s.multiply(puff, -0.6)), s.multiply(thread, 0.5))
    return s.finish(s.surface(tint, 0.88, 0.12, Normal=s.bump(relief, 0.0022, 0.8)))


def shataranji(name, draw):
    """A flat-woven rug. `draw(shader, u, v)` answers with its figure, in metres from the middle."""

    def threads(s):
        u, v, _ = s.split(s.wobble(s.cloth_coordinates(), 14, 0.0022))
        # Yarn is dyed in small lots, and one lot never quite meets the next.
        lots = s.noise(s.join(s.multiply(u, 11), s.multiply(v, 0.6)), 1, 3, 0.7)
        return s.brighten(draw(s, u, v), s.remap(lots, 0.3, 0.7, 0.92, 1.07))

    return woven(name, '#cfcab8', thread=0.0085, melange=0.3, relief=0.45, bump=0.9, fuzz=0.06, threads_of=threads)
