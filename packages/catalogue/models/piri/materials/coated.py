"""What comes out of a factory for offices and balconies: powder-coated steel, moulded plastic, leatherette, chrome.

Importing this makes their names known.
"""

from ..nodes import Shader, linear, rgba
from . import by_name


def coat(name, colour):
    """Powder melted onto steel: a fine orange peel, evenly dull."""
    s = Shader(name)
    p = s.object_coordinates()
    peel = s.noise(p, 900, 2)
    touched = s.noise(p, 11, 3, 0.6)
    tint = s.brighten(rgba(linear(colour)), s.remap(touched, 0.3, 0.7, 0.96, 1.04))
    return s.finish(s.surface(tint, s.remap(touched, 0.3, 0.7, 0.36, 0.46), 0.42, Normal=s.bump(peel, 0.0004, 0.12)))


def leatherette(name, colour):
    """Printed with the skin of an animal that it never was: small cells, finer creases, a low sheen."""
    s = Shader(name)
    p = s.wobble(s.object_coordinates(), 60, 0.004)
    cells = s.node('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=p, Scale=420).outputs[0]
    skin = s.remap(cells, 0.0, 0.16, smooth=True)
    worn = s.noise(s.object_coordinates(), 7, 4, 0.6)
    tint = s.brighten(rgba(linear(colour)), s.add(s.remap(skin, 0, 1, 0.84, 1.03), s.remap(worn, 0.3, 0.7, -0.05, 0.05)))
    rough = s.add(s.remap(worn, 0.3, 0.7, 0.40, 0.52), s.remap(skin, 0, 1, 0.10, 0.0))
    return s.finish(s.surface(tint, rough, 0.42, Normal=s.bump(skin, 0.0005, 0.35)))


def plated(name, colour):
    """Chrome: it shows the studio, a little softened by what a cloth leaves on it."""
    s = Shader(name)
    wiped = s.noise(s.object_coordinates(), 12, 4, 0.6)
    return s.finish(s.surface(rgba(linear(colour)), s.remap(wiped, 0.3, 0.7, 0.10, 0.19), 0.5, Metallic=1.0))


by_name.MAKERS['coat'] = coat
by_name.MAKERS['leather'] = leatherette
by_name.MAKERS['chrome'] = plated
