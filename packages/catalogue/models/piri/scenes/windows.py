"""Windows in the wall on the left, out of sight: what is seen of them is their light."""

from ..joinery import board
from ..materials.hard import plain
from .house import HEIGHT


def casement_window(inner, wall, near, far, low, high, leaves=4, rails=(0.68,), stone='#d6d2c4'):
    """Two pairs of glazed leaves: stiles that meet in the middle, a rail at each share of the height, a deep sill."""
    plaster, wood = plain('window wall', stone, 0.95, 0.02), plain('casement', '#5a4632', 0.6, 0.3)
    for y0, y1, z0, z1 in ((-7, near, 0, HEIGHT), (far, wall, 0, HEIGHT), (near, far, 0, low), (near, far, high, HEIGHT)):
        board('window wall', (0.14, y1 - y0, z1 - z0), (inner, (y0 + y1) / 2, (z0 + z1) / 2), plaster, 0)
    wide, tall, middle = far - near, high - low, (low + high) / 2
    for i in range(leaves + 1):
        board('stile', (0.05, 0.085 if i % 2 == 0 else 0.055, tall), (inner, near + wide * i / leaves, middle), wood, 0)
    for share in (0, *rails, 1):
        board('rail', (0.045, wide, 0.06), (inner, (near + far) / 2, low + tall * share), wood, 0)
