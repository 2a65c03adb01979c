"""Books as they stand in a room: cloth bindings in quiet colours, pages a little set back, no two of one height."""

from .joinery import board
from .materials.hard import plain

BINDINGS = ('#6f3b2c', '#2f3b52', '#a58d5c', '#4d5a48', '#8a857a', '#c4b79c', '#5b2a33', '#39424a', '#b08968')


def book(size, at, colour, turn=(0, 0, 0)):
    """Standing with its back towards the front: thickness, depth and height; `at` is the middle of its foot."""
    thick, deep, tall = size
    x, y, z = at
    cloth = plain('binding', colour, 0.72, 0.22)
    cover = board('binding', (thick, deep, tall), (x, y, z + tall / 2), cloth, 0.0026, 'z', turn)
    if thick > 0.012:
        pages = board('pages', (thick - 0.005, deep, tall - 0.006), (0, 0.0035, 0.0045), plain('pages', '#e5dcc6', 0.9, 0.1), 0, 'z', parent=cover)
        pages.scale.y = 0.985
    for share in (0.30, 0.36):
        board('band', (thick + 0.0006, 0.004, 0.0022), (0, -deep / 2 + 0.0014, tall * share), plain('gilt', '#b3924f', 0.5, 0.4), 0, parent=cover)
    return cover


def row_of_books(left, right, y, z, tallest, dice, deep=0.17):
    """Upright from left to right, the last one leaning on its neighbours if there is room for it to fall."""
    x = left
    while True:
        thick, tall = dice.uniform(0.016, 0.042), tallest * dice.uniform(0.72, 1.0)
        if x + thick > right:
            return x
        book((thick, deep * dice.uniform(0.84, 1.0), tall), (x + thick / 2, y + dice.uniform(-0.004, 0.004), z), dice.choice(BINDINGS))
        x += thick + 0.0012


def pile_of_books(at, count, dice, wide=0.20, deep=0.15):
    """Lying flat, none quite on the edge of the one below. Answers with its height."""
    x, y, z = at
    for i in range(count):
        thick, shrink = dice.uniform(0.018, 0.034), 1 - 0.05 * i
        lying = book((thick, deep * shrink, wide * shrink), (x, y, z), dice.choice(BINDINGS), (0, 90, dice.uniform(-7, 7)))
        lying.location.z = z + thick / 2
        lying.location.x = x + dice.uniform(-0.006, 0.006)
        z += thick + 0.0006
    return z - at[2]
