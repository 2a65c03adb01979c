"""What grows: stems that bend under their own weight, leaves along them, plumes of dry grass."""

import math

from mathutils import Quaternion

from .mesh import add_mesh, from_faces, give_cloth_coordinates, give_grain, smooth


class Foliage:
    """Gathers leaves into one mesh, so that a plant of a thousand leaves stays one thing."""

    def __init__(self):
        self.vertices, self.faces = [], []

    def leaf(self, base, way, normal, length, breadth, widest=0.5, droop=0.2, fold=0.22, steps=7):
        """A blade from `base` along `way`, folded along its midrib, bending away from `normal` towards its tip."""
        way, start = way.normalized(), len(self.vertices)
        side = way.cross(normal).normalized()
        up = side.cross(way).normalized()
        power = math.log(0.5) / math.log(widest)
        for j in range(steps + 1):
            f = j / steps
            half = breadth / 2 * math.sin(math.pi * min(1, f) ** power) ** 0.8 if 0 < f < 1 else 0.0004
            point = base + way * (length * (f - 0.12 * droop * f * f)) - up * (droop * length * f * f)
            self.vertices += [point + side * half + up * half * fold, point, point - side * half + up * half * fold]
        for j in range(steps):
            q = start + 3 * j
            self.faces += [(q, q + 1, q + 4, q + 3), (q + 1, q + 2, q + 5, q + 4)]

    def tube(self, points, radii, sides=6):
        """A stem."""
        start = len(self.vertices)
        for i, point in enumerate(points):
            way = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
            side = way.orthogonal().normalized()
            for k in range(sides):
                self.vertices.append(point + Quaternion(way, 2 * math.pi * k / sides) @ side * radii[i])
        for i in range(len(points) - 1):
            for k in range(sides):
                a, b = start + i * sides + k, start + i * sides + (k + 1) % sides
                self.faces.append((a, b, b + sides, a + sides))

    def grow(self, name, material):
        mesh = from_faces(self.vertices, self.faces, name)
        smooth(mesh, 80)
        give_grain(mesh)
        give_cloth_coordinates(mesh)
        return add_mesh(mesh, name, material)


def spread_to(growths, half_width, half_depth, top, bottom):
    """Stretches what has grown above `bottom`, each side about the middle, until it fills the given room."""
    vertices = [v for growth in growths for v in growth.vertices]
    highest = max(v.z for v in vertices)
    share = lambda v: max(0.0, (v.z - bottom) / (highest - bottom))
    for k, half in ((0, half_width), (1, half_depth)):
        reach = {s: max(s * v[k] for v in vertices) for s in (-1, 1)}
        for v in vertices:
            # Little at the root, or it would grow through its pot.
            v[k] *= 1 + (half / reach[1 if v[k] > 0 else -1] - 1) * min(1.0, share(v) / 0.22)
    for v in vertices:
        if v.z > bottom:
            v.z = bottom + share(v) * (top - bottom)
