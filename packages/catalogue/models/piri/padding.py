"""Cushions that follow a bent surface: a border, a seam with its piping, a crown that is drawn down at the seam."""

import math

from mathutils import noise

from .joinery import strands, wire
from .mesh import add_mesh, face_outwards, from_faces, give_cloth_coordinates, smooth
from .upholstery import stitches


def pad(name, place, wide, high, thick, material, crown=0.02, corner=0.04, edge=0.012, seam=0.0, thread=None, seed=0,
        count=200, hollow=0.0, slack=1.0, mid=False):
    """`place(x, y, out)` bends it: x across and y along from its middle, out from what it lies on. All in metres.

    `seam`: radius of the piping, none at 0; `thread`: of two rows of stitches within it; `slack`: how loosely it is
    covered; `mid`: sewn about its middle as two halves, instead of along the edge of its border.
    """
    deep = min(wide, high) / 2
    outline = rim(wide, high, corner, count)
    rings = list(border(thick, edge, mid))
    last = rings[-1][0]
    insets = [last + (deep * 0.97 - last) * (k / 16) ** 1.35 for k in range(1, 17)]
    rings += [(i, None) for i in insets]
    run = [0.0]
    for a, b in zip(outline, outline[1:]):
        run.append(run[-1] + math.dist(a, b))

    def spot(j, inset, out):
        x, y = outline[j]
        x, y = x * (1 - inset / (wide / 2)), y * (1 - inset / (high / 2))
        if out is None:
            f = (inset - last) / (deep - last)
            full = 1 - (1 - f) ** 2.4
            # Towards the middle all of the edge comes together: what it does has ended there.
            pucker = 0.0008 * math.sin(run[j] / 0.0125 + 3 * noise.noise((run[j] * 9, seed, 0))) * math.exp(-(inset - last) / 0.016)
            pull = noise.noise((run[j] * 17, f * 1.3, seed + 3)) * 0.0021 * math.exp(-(inset - last) / 0.035)
            crease = noise.noise((x * 9 + seed, y * 13, seed)) * 0.0022 * min(1, f * 3)
            sat = hollow * math.exp(-((x / (wide * 0.27)) ** 2 + (y / (high * 0.30)) ** 2))
            out = thick + crown * full - sat + ((pucker + pull) * (1 - f) ** 2 + crease) * slack
        return place(x, y, out)

    straight = int((deep - corner) / (run[-1] + math.dist(outline[0], outline[-1])) * count)
    points = [[spot(j, inset, out) for j in range(count)] for inset, out in rings]
    vertices = [p for ring in points for p in ring]
    faces = [(i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j) for i in range(len(rings) - 1) for j in range(count)]
    faces += [tuple(range(count)), *ladder(count, (len(rings) - 1) * count, wide >= high, straight)]
    mesh = from_faces(vertices, faces, name)
    smooth(mesh, 180)
    give_cloth_coordinates(mesh)
    face_outwards(mesh)
    thing = add_mesh(mesh, name, material)
    if seam:
        inset, out = (-0.4 * seam, thick * 0.5) if mid else (edge * 0.30 - seam * 0.35, thick - edge * 0.30 + seam * 0.35)
        wire(f'{name} piping', [spot(j, inset, out) for j in range(count)], seam, material, closed=True, resolution=4)
    if thread is not None:
        found = []
        for away in (0.0075, 0.0120):
            row = [spot(j, last + away, None) for j in range(count)]
            beyond = [spot(j, last + away + 0.004, None) for j in range(count)]
            way = []
            for j in range(count):
                out = (row[(j + 1) % count] - row[j - 1]).cross(beyond[j] - row[j]).normalized()
                way.append((row[j] + out * 0.0004, out))
            found += stitches(way, 0.0052, 0.0030, 0.0008)
        strands(f'{name} stitches', found, 0.0007, thread)
    return thing


def ladder(count, start, lying, straight):
    """Closes the last ring, which is all but a line, rung by rung: one face over all of it would lie flat.

    `straight`: of how many points half of a short side is made. They lie in one line, so that rungs between them would
    be no faces.
    """
    half, quarter = count // 2, count // 4
    # Where it begins and where it ends; a rung's other end is the mirror of the first one.
    first, last, mirror = (0, half, count) if lying else (-quarter, quarter, half)
    reach = straight + 1
    rungs = [(j, j + 1, mirror - j - 1, mirror - j) for j in range(first + reach, last - reach)]
    tips = [range(tip - reach, tip + reach + 1) for tip in (first, last)]
    return [tuple(start + j % count for j in face) for face in (*rungs, *tips)]


def border(thick, edge, mid):
    """From underneath up the side, as (inset, height): a full turn where two halves meet, a soft edge where a border stands."""
    yield from ((edge * 2.5, 0.0), (edge, 0.0))
    if mid:
        for k in range(1, 10):
            a = math.pi * k / 10
            yield edge * (1 - math.sin(a) ** 0.8), thick * (0.5 - 0.5 * math.cos(a))
        yield edge, thick
        return
    for k in range(1, 5):
        a = math.pi / 2 * k / 5
        yield edge * (1 - math.sin(a)), edge * (1 - math.cos(a))
    yield from ((0.0, edge), (-0.0022, thick * 0.5), (0.0, thick - edge))
    for k in range(1, 6):
        a = math.pi / 2 * k / 5
        yield edge * (1 - math.cos(a)), thick - edge * (1 - math.sin(a))


def rim(wide, high, corner, count):
    """Points evenly about a rectangle with round corners, from the middle of its right side; their number a multiple of four."""
    a, b = wide / 2 - corner, high / 2 - corner
    parts = [(b, lambda t: (a + corner, b * t)), (math.pi / 2 * corner, lambda t: turn(a, b, 0, t)), (2 * a, lambda t: (a - 2 * a * t, b + corner)),
             (math.pi / 2 * corner, lambda t: turn(-a, b, 90, t)), (2 * b, lambda t: (-a - corner, b - 2 * b * t)), (math.pi / 2 * corner, lambda t: turn(-a, -b, 180, t)),
             (2 * a, lambda t: (-a + 2 * a * t, -b - corner)), (math.pi / 2 * corner, lambda t: turn(a, -b, 270, t)), (b, lambda t: (a + corner, -b + b * t))]

    def turn(x, y, start, t):
        angle = math.radians(start + 90 * t)
        return x + corner * math.cos(angle), y + corner * math.sin(angle)

    total, out = sum(long for long, _ in parts), []
    for i in range(count):
        left = total * i / count
        for long, at in parts:
            if left < long:
                out.append(at(left / long))
                break
            left -= long
    return out

