"""Muslin so thin that one sees through it, and the flowers laid into it by hand. Importing this makes its name known."""

from ..nodes import Shader, linear, rgba
from . import by_name
from .cloth import slubs, weave

# How far apart the flowers are across and up the cloth, in metres, and how large one is.
ACROSS, UP, PETALS, LARGE = 0.172, 0.158, 0.030, 1.4


def flower(s, u, v):
    """Eight petals about an eye, a stem aslant, two leaves; stepped as extra weft is, never quite round."""
    row = s.math('FLOOR', s.math('DIVIDE', v, UP))
    shifted = s.add(u, s.multiply(s.math('PINGPONG', row, 1.0), ACROSS / 2))
    step = 0.0016
    grid = lambda x: s.multiply(s.math('FLOOR', s.math('DIVIDE', x, step)), step / LARGE)
    x = grid(s.multiply(s.subtract(s.math('FRACT', s.math('DIVIDE', shifted, ACROSS)), 0.5), ACROSS))
    y = grid(s.multiply(s.subtract(s.math('FRACT', s.math('DIVIDE', v, UP)), 0.5), UP))
    radius = s.math('SQRT', s.add(s.multiply(x, x), s.multiply(y, y)))
    angle = s.math('ARCTAN2', y, x)
    petal = s.multiply(PETALS * 0.5, s.add(0.78, s.multiply(0.34, s.math('COSINE', s.multiply(angle, 8.0)))))
    bloom = s.multiply(s.remap(s.subtract(petal, radius), -0.0006, 0.0006), s.remap(radius, 0.0030, 0.0042))
    eye = s.remap(radius, 0.0022, 0.0012)
    along = s.add(s.multiply(x, 0.55), s.multiply(y, 0.84))
    beside = s.math('ABSOLUTE', s.subtract(s.multiply(x, 0.84), s.multiply(y, 0.55)))
    stem = s.multiply(s.remap(beside, 0.0016, 0.0010), s.multiply(s.remap(along, -0.046, -0.044), s.remap(along, -0.014, -0.016)))
    leaves = s.multiply(s.remap(s.math('ABSOLUTE', s.subtract(beside, 0.0075)), 0.0044, 0.0036), s.multiply(s.remap(along, -0.040, -0.038), s.remap(along, -0.026, -0.028)))
    return s.math('MAXIMUM', s.math('MAXIMUM', bloom, eye), s.math('MAXIMUM', stem, leaves))


def muslin(name, colour):
    s = Shader(name)
    base = rgba(linear(colour))
    u, v, _ = s.split(s.cloth_coordinates())
    height, yarn = weave(s, 0.0022)
    figure = flower(s, u, v)
    # The hem is cloth on cloth, and so is the pocket for the rod; `hem` marks both.
    hem = s.attribute('hem', 2)
    slub = s.subtract(slubs(s), 1.0)
    thick = s.add(s.multiply(s.subtract(height, 0.5), 0.16), s.multiply(slub, 0.5))
    cover = s.add(s.add(0.44, thick), s.add(s.multiply(figure, 0.56), s.multiply(hem, 0.52)))
    # Seen along its face there is more thread in the way.
    cover = s.math('MINIMUM', s.add(cover, s.multiply(s.facing(1.4), 0.38)), 1.0, clamp=True)
    tint = s.brighten(base, s.add(s.add(0.95, s.multiply(hem, 0.08)), s.add(s.multiply(figure, 0.03), s.multiply(s.subtract(yarn, 0.5), 0.10))))
    # White on white: a flower is told from its ground because it keeps the light that the ground lets through.
    normal = s.bump(s.add(height, s.multiply(figure, 1.6)), 0.0008, 0.5)
    front = s.node('BsdfDiffuse', None, Color=tint, Normal=normal).outputs[0]
    back = s.node('BsdfTranslucent', None, Color=tint, Normal=normal).outputs[0]
    cloth = s.node('MixShader', None, _0=s.math('MULTIPLY_ADD', hem, -0.17, 0.38), _1=front, _2=back).outputs[0]
    clear = s.node('BsdfTransparent', None, Color=(1, 1, 1, 1)).outputs[0]
    return s.finish(s.node('MixShader', None, _0=cover, _1=clear, _2=cloth).outputs[0])


by_name.MAKERS['jamdani-muslin'] = muslin
