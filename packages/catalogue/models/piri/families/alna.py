"""The alna: five rails that step back as they rise, two slatted boards below, and what was worn today hung over it."""

import math

from mathutils import Vector, noise

from ..joinery import board, member, panel, soft_square, stick, turned
from ..mesh import add_mesh, from_faces, smooth
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=34, above=11, distance=4.3),
    'front': Angle(around=0, above=5, distance=4.3),
    'detail': Angle(around=48, above=14, distance=1.7, at=(0.26, -0.1, 0.66)),
}

FOOT, SIDE, ROD = 0.050, 0.032, 0.0125


def build(piece):
    w, d, h = piece.size
    wood = piece.slots['wood']
    x = w / 2 - 0.012 - SIDE / 2
    lean = Leaning(-d / 2 + 0.052, d / 2 - 0.075, FOOT - 0.012, h)
    for s in (-1, 1):
        side(s * x, d, h, lean, wood)
    rods = [lean.at(z) for z in (0.545, 0.705, 0.865, 1.020, h - 0.030)]
    for y, z in rods:
        rail(w, y, z, x, wood)
    for z in (piece.cm('clearance', 12), 0.345):
        shelf(lean, d, x, z, wood)
    board('back tie', (2 * x, 0.018, 0.055), (0, d / 2 - 0.058, 0.46), wood, 0.005)
    hang(piece, rods)


class Leaning:
    """The line of the front posts."""

    def __init__(self, front, rear, low, high):
        self.front, self.rear, self.low, self.high = front, rear, low, high

    def at(self, z):
        return self.front + (self.rear - self.front) * (z - self.low) / (self.high - self.low), z


def side(x, d, h, lean, wood):
    """A foot hollowed below, a post that leans back to the one behind it; both go through the foot and are wedged."""
    long, n = d, 20
    arch = [(long * 0.33 - long * 0.66 * i / n, 0.020 * math.sin(math.pi * i / n) ** 0.8) for i in range(n + 1)]
    head = [(long * 0.5 - 0.10 * (i / n), FOOT - 0.020 * (1 - i / n) ** 2) for i in range(n + 1)]
    outline = [(-long / 2, 0), *arch[::-1], (long / 2, 0), (long / 2, 0.022), *head, *[(-a, b) for a, b in reversed(head)], (-long / 2, 0.022)]
    panel('foot', outline, SIDE + 0.010, (x - SIDE / 2 - 0.005, 0, 0), wood, 0.005, 'y', (90, 0, 90))
    section = soft_square(0.35)
    low, top = lean.at(0.010), lean.at(h - 0.0045)
    path = [(x, *low), (x, *lean.at(0.3)), (x, *lean.at(h - 0.006)), (x, *top)]
    member('front post', path, [(SIDE / 2, 0.021), (SIDE / 2, 0.021), (SIDE / 2, 0.0165), (SIDE / 2 - 0.003, 0.012)], wood, section, (0, 1, 0))
    y = d / 2 - 0.058
    head = (x, lean.at(h)[0] + 0.002, h - 0.050)
    rear = [(x, y, 0.010), (x, y, 0.40), (x, y - 0.001, 0.70), head]
    member('rear post', rear, [(SIDE / 2 - 0.002, 0.018)] * 3 + [(SIDE / 2 - 0.002, 0.013)], wood, section, (0, 1, 0))
    for z in (0.108, 0.333):
        a = lean.at(z)[0]
        board('bearer', (SIDE - 0.008, y - a, 0.030), (x, (y + a) / 2, z), wood, 0.003, 'y')
    for at in (lean.at(FOOT)[0], y):
        board('wedge', (SIDE + 0.0115, 0.005, 0.030), (x, at + 0.010, 0.030), wood, 0.001, 'z', (12, 0, 0))


def rail(w, y, z, x, wood):
    """Turned, a little thicker in its middle; its ends go through the posts and may be spun."""
    stick('rail', [(-w / 2 + 0.006, y, z), (0, y, z), (w / 2 - 0.006, y, z)], [ROD * 0.88, ROD, ROD * 1.06, ROD, ROD * 0.88], wood, 10)
    for s in (-1, 1):
        turned('knob', [(ROD * 0.9, 0), (ROD * 1.18, 0.002), (ROD * 1.18, 0.008), (ROD * 0.8, 0.0115), (0.0005, 0.0125)], wood, (s * (w / 2 - 0.0125), y, z), (0, s * 90, 0), 32)


def shelf(lean, d, x, z, wood):
    """Slats with air between them, screwed to the bearers."""
    front, back = lean.at(z)[0] - 0.012, d / 2 - 0.050
    count = 5 if z < 0.2 else 4
    each = (back - front - (count - 1) * 0.012) / count
    for i in range(count):
        board('slat', (2 * x + SIDE - 0.006, each, 0.014), (0, front + each / 2 + i * (each + 0.012), z + 0.007), wood, 0.003)


def hang(piece, rods):
    """As they were left: a sari over the lowest rail, gamchha and shawls above."""
    slots = piece.slots
    left = [(0, -0.13, 0.42, 0.168, 0.15, 'cloth', 1.3), (1, 0.17, 0.34, 0.22, 0.16, 'accent', 7.1), (2, -0.20, 0.30, 0.24, 0.14, 'accent2', 4.4),
            (3, 0.12, 0.46, 0.20, 0.17, 'accent3', 9.2), (4, -0.16, 0.36, 0.17, 0.22, 'accent4', 2.7)]
    for rod, x, wide, front, back, slot, seed in left:
        hung(slot, rods[rod], x, wide, front, back, slots[slot], seed)


def hung(name, rod, middle, wide, front, back, cloth, seed, cell=0.008):
    """A cloth folded lengthwise and thrown over a rail: it keeps to the rail above, and waves where it ends."""
    y, z = rod
    radius = ROD + 0.004
    arc = math.pi * radius
    total, columns = front + arc + back, round(wide / cell)
    rows = round(total / cell)
    vertices, flat = [], []
    for j in range(rows + 1):
        s = total * j / rows
        for i in range(columns + 1):
            f = i / columns - 0.5
            if s < front:
                out, up, down = -radius, -(front - s), front - s
            elif s < front + arc:
                a = (s - front) / radius
                out, up, down = -radius * math.cos(a), radius * math.sin(a), 0.0
            else:
                out, up, down = radius, -(s - front - arc), s - front - arc
            loose = min(1.0, down / 0.16)
            wave = noise.noise((f * wide * 17 + seed, seed, math.copysign(1, out) * 3)) + 0.5 * noise.noise((f * wide * 41, seed + 5, down * 3))
            drawn = 1 - 0.07 * loose * (1 - abs(noise.noise((seed, down * 2, 1))))
            slack = 0.010 * noise.noise((f * 3 + seed, down * 4, 2)) * loose
            x = middle + f * wide * drawn + slack
            ridge = 0.0016 * noise.noise((f * wide * 30, s * 9, seed))
            vertices.append(Vector((x, y + out + wave * (0.003 + 0.0085 * loose) + ridge, z + up + 0.006 * loose * noise.noise((f * 2.3, seed, 4)))))
            flat.append((f * wide, s))
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows) for i in range(columns)]
    mesh = from_faces(vertices, faces, name)
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        layer[loop.index].uv = flat[loop.vertex_index]
    smooth(mesh, 80)
    thing = add_mesh(mesh, name, cloth)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.0045, 0
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels, soft.render_levels = 0, 1
