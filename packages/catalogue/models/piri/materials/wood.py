"""Solid timber: growth rings about a distant pith, warped, with fibres and pores; end grain where a board is cut across."""

from ..nodes import Shader

# What the eye tells woods apart by, beside their colour: ring spacing, how strong rings and pores show, and gloss.
CHARACTER = {
    'segun': dict(rings=0.0075, contrast=1.0, pores=0.8, roughness=0.44),
    'mahogany': dict(rings=0.011, contrast=0.55, pores=0.6, roughness=0.36),
    'gamari': dict(rings=0.010, contrast=0.45, pores=0.3, roughness=0.48),
    'rubberwood': dict(rings=0.009, contrast=0.6, pores=0.7, roughness=0.46),
    'walnut': dict(rings=0.0085, contrast=0.9, pores=0.7, roughness=0.42),
    'wenge': dict(rings=0.0045, contrast=1.1, pores=0.9, roughness=0.44),
    'antique': dict(rings=0.008, contrast=0.8, pores=0.9, roughness=0.38),
}


def wood(name, dark, mid, light, rings=0.0075, contrast=1.0, pores=0.8, roughness=0.46, vary=0.14):
    s = Shader(name)
    p = s.attribute('grain')
    warp = s.noise(s.vector('MULTIPLY', p, (1.6, 9, 9)), 1, 3)
    ripple = s.noise(s.vector('MULTIPLY', p, (6, 40, 40)), 1, 2)
    _, y, z = s.split(p)
    radius = s.math('SQRT', s.add(s.multiply(y, y), s.multiply(z, z)))
    radius = s.add(radius, s.add(s.multiply(warp, 0.045), s.multiply(ripple, 0.004)))
    ring = s.math('FRACT', s.math('DIVIDE', radius, rings))
    late = s.multiply(s.math('POWER', ring, 2.2), s.remap(ring, 1.0, 0.86, smooth=True))
    strength = s.remap(s.noise(s.vector('MULTIPLY', p, (1.5, 22, 22))), 0.3, 0.7, 0.35, 1.0)
    late = s.multiply(late, strength)
    fibre = s.noise(s.vector('MULTIPLY', p, (9, 520, 520)), 1, 4, 0.62)
    band = s.noise(s.vector('MULTIPLY', p, (0.9, 26, 26)), 1, 3, 0.55)
    figure = s.add(s.add(s.multiply(band, 0.55), s.multiply(fibre, 0.5)), s.multiply(late, -0.40 * contrast))
    colour = s.ramp(figure, [(0.18, dark), (0.45, mid), (0.72, light)])
    pore = s.remap(s.noise(s.vector('MULTIPLY', p, (34, 900, 900)), 1, 1), 0.63, 0.72)
    pore = s.multiply(pore, s.remap(late, 0, 0.5, 0.25, 1))
    colour = s.mix(s.multiply(pore, pores), colour, s.brighten(dark, 0.55))
    end = s.attribute('end', 2)
    colour = s.brighten(colour, s.subtract(1.0, s.multiply(end, 0.22)))
    colour = s.brighten(colour, s.remap(s.attribute('tone', 2), 0, 1, 1 - vary, 1 + vary * 0.6))
    rough = s.add(s.add(s.multiply(fibre, 0.18), roughness - 0.09), s.add(s.multiply(pore, 0.15), s.multiply(end, 0.14)))
    height = s.subtract(s.multiply(fibre, 0.5), s.add(s.multiply(pore, 0.8), s.multiply(late, 0.25)))
    return s.finish(s.surface(colour, rough, 0.38, Normal=s.bump(height, 0.0007, 0.22)))


def paint(name, colour, roughness=0.4):
    """Brushed enamel over wood: the grain is felt rather than seen."""
    s = Shader(name)
    p = s.attribute('grain')
    strokes = s.noise(s.vector('MULTIPLY', p, (4, 180, 180)), 1, 3)
    wear = s.noise(p, 7, 4, 0.6)
    tint = s.brighten(colour, s.add(s.remap(strokes, 0.3, 0.7, 0.95, 1.04), s.remap(wear, 0.3, 0.7, -0.03, 0.03)))
    return s.finish(s.surface(tint, s.remap(wear, 0.3, 0.7, roughness - 0.06, roughness + 0.08), 0.42, Normal=s.bump(strokes, 0.0006, 0.16)))
