"""Bell metal, spun to a bowl and hammered from outside: each blow a shallow facet. Importing this makes its name known."""

from ..nodes import Shader, linear, rgba
from . import by_name


def hammered(name, colour):
    s = Shader(name)
    p = s.object_coordinates()
    led = s.wobble(p, 40, 0.006)
    blow = s.node('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=led, Scale=74, Smoothness=0.25).outputs[0]
    dent = s.remap(blow, 0.0, 0.72, smooth=True)
    spun = s.noise(s.vector('MULTIPLY', p, (3, 3, 900)), 1, 2)
    dim = s.noise(p, 18, 4, 0.6)
    # Not lacquered: it has begun to darken, most where the hammer left an edge.
    tint = s.brighten(rgba(linear(colour)), s.add(s.remap(dim, 0.3, 0.7, 0.82, 1.06), s.remap(dent, 0.6, 1.0, 0.02, -0.10)))
    rough = s.add(s.remap(dim, 0.3, 0.7, 0.34, 0.22), s.multiply(spun, 0.08))
    return s.finish(s.surface(tint, rough, 0.5, Metallic=1.0, Normal=s.bump(s.add(dent, s.multiply(spun, 0.03)), 0.0024, 0.75)))


by_name.MAKERS['bell-metal'] = hammered
