"""Fruit of the season in a bowl: maltas that are green where they hung in the shade, and limes."""

import math

from ..crockery import bowl
from ..joinery import turned
from ..mesh import chance
from ..nodes import Shader


def bowl_of_fruit(at, radius, clay):
    x, y, z = at
    bowl(at, radius, clay)
    ripe, green = skin('malta skin', '#7f8a35', '#cf8a2c', '#dc9433'), skin('lime skin', '#5e7a31', '#7c9440', '#97a650')
    size, ring = radius * 0.27, radius * 0.52
    for i in range(5):
        a = 2 * math.pi * i / 5 + 0.3
        malta((x + ring * math.cos(a), y + ring * math.sin(a), z + radius * 0.62), size, ripe)
    for i in range(3):
        a = 2 * math.pi * i / 3 + 0.9
        malta((x + ring * 0.52 * math.cos(a), y + ring * 0.52 * math.sin(a), z + radius * 1.02), size * 0.96, ripe)
    for a in (0.25, 2.6, 4.6):
        lime((x + ring * 1.12 * math.cos(a), y + ring * 1.12 * math.sin(a), z + radius * 0.98), size * 0.66, green)


def malta(at, radius, skin_of):
    """A little flat at its ends, dimpled where the stalk was."""
    steps = [math.pi * i / 20 for i in range(21)]
    profile = [(max(0.0004, radius * math.sin(a)), -radius * 0.95 * math.cos(a) * (1 - 0.10 * math.exp(-(((math.pi - a) / 0.18) ** 2)))) for a in steps]
    return turned('malta', profile, skin_of, at, (chance.uniform(-50, 50), chance.uniform(-50, 50), chance.uniform(0, 360)), 36)


def lime(at, radius, skin_of):
    """Longer than broad, a nipple at its end."""
    steps = [math.pi * i / 20 for i in range(21)]
    profile = [(max(0.0004, radius * math.sin(a) ** 1.05), -radius * 1.18 * math.cos(a)) for a in steps]
    return turned('lime', profile, skin_of, at, (chance.uniform(60, 120), chance.uniform(-30, 30), chance.uniform(0, 360)), 32)


def skin(name, shade, mid, sun):
    s = Shader(name)
    p = s.object_coordinates()
    cloud, pores = s.noise(p, 16, 3), s.noise(p, 520, 1)
    tint = s.ramp(cloud, [(0.30, shade), (0.46, mid), (0.66, sun)])
    return s.finish(s.surface(tint, 0.38, 0.45, Normal=s.bump(pores, 0.0008, 0.25)))
