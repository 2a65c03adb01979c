"""What a cabinet maker makes: cases of board with their doors, drawers, mouldings and feet. The front looks towards -Y."""

from dataclasses import dataclass

from mathutils import Vector

from .joinery import board, frame, panel, turned
from .materials.hard import plain
from .mesh import add_mesh, face_outwards, from_faces, give_cloth_coordinates, give_grain, smooth

# What stays free around a door or a drawer, so that it opens in the monsoon too.
GAP = 0.0028
DOOR = 0.019


@dataclass
class Case:
    """The body of a piece, without what stands before it or below it."""

    width: float
    front: float
    rear: float
    low: float
    high: float
    thick: float = 0.018

    @property
    def depth(self):
        return self.rear - self.front

    @property
    def y(self):
        return (self.front + self.rear) / 2

    @property
    def z(self):
        return (self.low + self.high) / 2

    @property
    def inner(self):
        return self.width - 2 * self.thick

    @property
    def floor(self):
        return self.low + self.thick

    @property
    def ceiling(self):
        return self.high - self.thick

    @property
    def clear(self):
        return self.ceiling - self.floor


def carcass(case, wood, top_runs_over=False, back=True):
    """Sides from floor to ceiling with everything else between them; or the top lies on them as a lid."""
    t, edge = case.thick, 0.0016
    tall = case.high - case.low - (t if top_runs_over else 0)
    for s in (-1, 1):
        board('side', (t, case.depth, tall), (s * (case.width - t) / 2, case.y, case.low + tall / 2), wood, edge, 'z')
    top = case.width if top_runs_over else case.inner
    board('top', (top, case.depth, t), (0, case.y, case.high - t / 2), wood, edge)
    board('floor', (case.inner, case.depth - 0.001, t), (0, case.y, case.low + t / 2), wood, edge)
    if back:
        board('back', (case.inner, 0.008, case.clear), (0, case.rear - 0.014, case.z), wood, 0, 'z')


def darkness(case, behind, low=None, high=None):
    """What is seen through the gaps of shut doors: nothing."""
    low, high = low or case.floor, high or case.ceiling
    deep = case.rear - 0.02 - behind
    board('inside', (case.inner - 0.002, deep, high - low - 0.002), (0, behind + deep / 2, (low + high) / 2), plain('inside', '#15110d', 0.95, 0.05), 0)


def leaf(name, size, at, wood, grain='z', edge=0.0018):
    """A plain door or front: width and height of it, and its middle."""
    return board(name, (size[0], DOOR, size[1]), at, wood, edge, grain, steps=4)


def in_rows(length, count, gap=2 * GAP):
    """The places and the length of so many leaves side by side in an opening, as (middle, length)."""
    each = (length - (count + 1) * gap) / count
    return [(-length / 2 + gap + each / 2 + i * (each + gap), each) for i in range(count)]


def raised_field(name, width, height, at, wood, rise=0.009, slope=0.034, grain='z'):
    """A panel that is planed thin at its edges, so that it slips into the groove of its frame."""
    x, y, z = at
    rim, field = [(width / 2, height / 2), (width / 2 - slope, height / 2 - slope)]
    step = (field[0] + 0.002, field[1] + 0.002)
    rings = [(rim, 0.0), (step, -rise + 0.0026), (field, -rise + 0.0022), ((field[0] - 0.0016, field[1] - 0.0016), -rise)]
    vertices = [(sx * a, out, sz * b) for (a, b), out in rings for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for i in range(3) for j in range(4)]
    faces += [(12, 13, 14, 15), (3, 2, 1, 0)]
    mesh = from_faces(vertices, faces, name)
    give_grain(mesh, grain)
    face_outwards(mesh)
    smooth(mesh, 8)
    return add_mesh(mesh, name, wood, (x, y, z))


def panelled_door(size, at, wood, heights, stile=0.07):
    """Stiles and rails about raised fields, one above the other by their shares of the height."""
    (width, height), (x, y, z) = size, at
    inner, clear = frame('door', width, height, stile, DOOR + 0.003, at, wood)
    free = clear - (len(heights) - 1) * stile
    low = z - clear / 2
    for i, share in enumerate(heights):
        tall = free * share / sum(heights)
        raised_field('field', inner + 0.006, tall + 0.006, (x, y - 0.001, low + tall / 2), wood)
        low += tall
        if i < len(heights) - 1:
            board('cross rail', (inner + 0.0004, DOOR + 0.0024, stile), (x, y, low + stile / 2), wood, 0.0022)
            low += stile


def along_x(name, section, length, at, wood, edge=0.0012):
    """A section in Y and Z led from left to right; `at` is the middle of its length."""
    x, y, z = at
    return panel(name, section, length, (x - length / 2, y, z), wood, edge, 'z', (90, 0, 90))


def moulding(name, half_width, front, rear, z, profile, wood):
    """Led around the front and both sides, mitred at the corners. `profile`: (out, up) from the case."""
    ways = [((-1, rear, 0), (-1, front, 1)), ((-1, front, 1), (1, front, 1)), ((1, front, 1), (1, rear, 0))]
    for start, end in ways:
        vertices, grain = [], []
        for side, y, mitred in (start, end):
            for out, up in profile:
                point = Vector((side * (half_width + out), y - out * mitred, z + up))
                vertices.append(point)
                grain.append((point.x if start[0] != end[0] else point.y, out, up))
        n = len(profile)
        faces = [(j, (j + 1) % n, n + (j + 1) % n, n + j) for j in range(n)] + [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        mesh = from_faces(vertices, faces, name)
        give_grain(mesh, coordinates=grain)
        give_cloth_coordinates(mesh)
        face_outwards(mesh)
        smooth(mesh, 32)
        add_mesh(mesh, name, wood)


def plinth(case, height, inset, wood, front_inset=None):
    """A base set back by a toe, so that the case above it seems to float on its shadow."""
    toe = front_inset or inset
    size = (case.width - 2 * inset, case.depth - toe - 0.01, height + 0.004)
    return board('plinth', size, (0, case.front + toe + size[1] / 2, size[2] / 2), wood, 0.0015)


def leveller(at, height, metal, radius=0.018):
    """A steel foot with a plate that is turned up or down until the case stands level."""
    profile = [(radius * 1.2, 0), (radius * 1.3, 0.003), (radius * 1.3, 0.008), (radius * 0.5, 0.012), (radius * 0.5, 0.018),
               (radius, 0.0185), (radius, height)]
    return turned('foot', profile, metal, (*at, 0), count=32)
