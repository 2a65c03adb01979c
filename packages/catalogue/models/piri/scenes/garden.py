"""What is seen from a verandah and what throws its shadow into it: trees far off, a banana, leaves before the sun."""

import math
import random

from mathutils import Vector

from ..foliage import Foliage
from ..materials.hard import leaf, plain
from ..mesh import add_mesh, along, from_faces, spline
from ..nodes import Shader, linear, rgba

# Of the trees, from shade to light, and of the sky above them; then how bright they are.
DAY = (('#1d2b18', '#46612f', '#93a862'), '#e3ebe6', 1.15)
NIGHT = (('#0a1420', '#16283c', '#263c52'), '#3f5a8c', 0.42)


def trees_far_off(hour, y, left, right, low=-2.5, high=8.0):
    """A lens that looks at the verandah sees them as soft patches, and where light falls through them as discs."""
    s = Shader('trees')
    p = s.object_coordinates()
    shades, above, strength = hour
    crowns = s.noise(p, 0.55, 3, 0.5)
    green = s.ramp(crowns, [(0.34, linear(shades[0])), (0.52, linear(shades[1])), (0.70, linear(shades[2]))])
    disc = s.node('TexVoronoi', None, Vector=p, Scale=1.5)
    chosen = s.remap(s.split(disc.outputs[1])[0], 0.62, 0.64)
    lights = s.multiply(s.remap(disc.outputs[0], 0.26, 0.31, 1, 0, smooth=True), s.multiply(chosen, s.remap(crowns, 0.42, 0.62, 0.05, 0.55)))
    green = s.mix(lights, green, rgba(linear(above)))
    edge = s.add(s.split(p)[2], s.multiply(s.subtract(s.noise(p, 0.42, 3, 0.55), 0.5), 4.6))
    seen = s.mix(s.remap(edge, 2.7, 3.9, smooth=True), green, rgba(linear(above)))
    backdrop = from_faces([(left, y, low), (right, y, low), (right, y, high), (left, y, high)], [(0, 1, 2, 3)], 'trees')
    add_mesh(backdrop, 'trees', s.finish(s.node('Emission', None, Color=seen, Strength=strength).outputs[0]))


def banana(at, tall, seed):
    """A clump's one stem: leaves as long as a man, rising from its head, the older ones hanging."""
    dice, leaves, stems = random.Random(seed), Foliage(), Foliage()
    foot = Vector(at)
    head = foot + Vector((dice.uniform(-0.08, 0.08), 0, tall * 0.60))
    stem = spline([foot, foot.lerp(head, 0.5), head], 5)
    stems.tube(stem, along([0.10, 0.085, 0.06], len(stem)), 12)
    for k in range(11):
        turn = k * 2.4 + dice.uniform(-0.3, 0.3)
        rise = (2.6, 1.6, 0.9, 0.4)[k % 4] * dice.uniform(0.9, 1.1)
        way = Vector((math.cos(turn), math.sin(turn), rise)).normalized()
        stalk = head + way * tall * 0.12
        stems.tube([head, stalk], [0.026, 0.018], 8)
        up = Vector((-way.x * way.z, -way.y * way.z, 1 - way.z**2)).normalized()
        leaves.leaf(stalk, way, up, tall * dice.uniform(0.42, 0.54), tall * dice.uniform(0.095, 0.125), 0.44, 0.36 + 0.14 / rise, 0.24, 12)
    leaves.grow('banana leaves', leaf('banana leaf', '#70893f'))
    stems.grow('banana stem', plain('banana stem', '#7a8450', 0.6, 0.2))


def leaves_before_sun(x, near, far, low, high, seed, clumps=44, each=16):
    """Out of sight: clumps of mango leaves, with the gaps between them that dapple a wall."""
    dice, leaves = random.Random(seed), Foliage()
    for _ in range(clumps):
        middle = Vector((x, dice.uniform(near, far), dice.uniform(low, high)))
        for _ in range(each):
            at = middle + Vector((dice.gauss(0, 0.10), dice.gauss(0, 0.24), dice.gauss(0, 0.17)))
            way = Vector((dice.uniform(-0.3, 0.3), dice.gauss(0, 0.6), -0.3 + dice.gauss(0, 0.5)))
            leaves.leaf(at, way, Vector((1, 0.5, 0.2)), dice.uniform(0.16, 0.26), dice.uniform(0.06, 0.09), 0.45, 0.15, 0.05, 4)
    leaves.grow('leaves before the sun', plain('shade leaf', '#33451f', 0.8, 0.1))
