"""A mattress, its near corner opened so that one sees what one sleeps on: pocket springs, coir under foam, or slow foam."""

import math

from mathutils import Vector

from ..fitting import fitted
from ..joinery import panel, rounded_rectangle, strands, turned, wire
from ..materials.bedding import foam
from ..materials.hard import metal, plain
from ..mesh import add_mesh, chance, from_faces, smooth
from ..studio import Angle

ANGLES = {
    'three-quarter': Angle(around=33, above=23, distance=6.7),
    'front': Angle(around=0, above=17, distance=6.7),
    'detail': Angle(around=40, above=27, distance=2.35, at=(0.35, -0.37, 0.55)),
}

# Corners in plan, and how softly the top turns over into the border.
CORNER, SHOULDER = 0.075, 0.030


def build(piece):
    # Handles stand out by a finger; with them it is as wide as it says.
    with fitted(piece):
        KINDS[piece.parameters.get('filling', 'springs')](piece)


def springs(piece):
    """From the top: quilted cotton, latex, felt, and springs each in a bag, three of them bare."""
    w, d, h = piece.size
    slots = piece.slots
    quilt('quilt', piece.size, 0.50, h, 0.016, diamonds, 0.013, slots['cloth'])
    layer('latex', piece.size, 0.415, h - 0.047, h - 0.022, foam('latex', '#e6dcbb', 420))
    layer('felt', piece.size, 0.345, h - 0.064, h - 0.048, foam('felt', '#a8a49a', 260))
    layer('base felt', piece.size, 0, 0.002, 0.022, foam('felt', '#a8a49a', 260))
    bed = (0.022, h - 0.065)
    pockets(piece, bed, 0.0665, 7)
    layer('springs behind', piece.size, 0.48, *bed, plain('bag', '#dcd9d0', 0.9, 0.05))
    cover(piece, 0.50, 0.004, h - SHOULDER, slots['border'], slots['trim'], ridges=3)
    for y in (-0.05, 0.62):
        handle(piece, y, h * 0.5, slots['trim'])


def coir(piece):
    """From the top: ticking drawn down by tufts, a little foam, and a brown block of curled fibre."""
    w, d, h = piece.size
    slots = piece.slots
    quilt('ticking', piece.size, 0.46, h, 0.004, tufts, 0.015, slots['cloth'])
    for x, y in tuft_places(w, d):
        if x < w / 2 - 0.47 or y > -d / 2 + 0.47:
            tuft((x, y, h - 0.016), slots['trim'])
    layer('foam', piece.size, 0.37, h - 0.036, h - 0.007, foam('foam', '#e3cf93'), reach=0.50)
    block = (0.006, h - 0.036)
    layer('coir', piece.size, 0.004, *block, plain('coir', '#4f3320', 0.95, 0.05))
    fibres(w, d, 0.50, *block)
    cover(piece, 0.46, 0.004, h - SHOULDER * 0.8, slots['cloth'], slots['trim'], ridges=0)
    for y in (0.05, 0.62):
        handle(piece, y, h * 0.46, slots['trim'])


def slow_foam(piece):
    """The knitted cover is opened by its zip and turned back; the hand that tried the foam has left its print."""
    w, d, h = piece.size
    # The turned-back cover is the highest place.
    slots, opened, base, top = piece.slots, 0.54, 0.112, h - 0.024
    quilt('knit', piece.size, opened, top, 0.010, clouds, 0.016, slots['cloth'])
    layer('base', piece.size, 0.004, 0.006, base, foam('base foam', '#b9c0c6', 520))
    layer('upper', piece.size, opened - 0.06, base, top - 0.020, foam('slow foam', '#efe9d6'))
    printed(piece.size, opened + 0.03, base, top - 0.008, foam('slow foam', '#efe9d6'))
    cover(piece, opened, 0.005, top - SHOULDER, slots['border'], slots['trim'], ridges=0)
    zip_line(piece, opened, base + 0.012)
    turned_back(piece, opened, top, slots['trim'])
    for y in (0.10, 0.62):
        handle(piece, y, h * 0.42, slots['trim'])


def quilt(name, size, cut, high, thick, pattern, depth, material, cell=0.0055):
    """The top: puffed between its seams, round at the shoulders, missing at the near corner."""
    w, d, _ = size
    columns, rows = round(w / cell), round(d / cell)
    across = columns + 1
    vertices, flat = [], []
    for j in range(rows + 1):
        for i in range(across):
            x, y = (i / columns - 0.5) * w, (j / rows - 0.5) * d
            flat.append((x, y))
            x, y, inside = kept_within(x, y, w, d)
            turn = max(0.0, SHOULDER - inside)
            drop = SHOULDER - math.sqrt(max(0.0, SHOULDER**2 - turn**2))
            calm = min(1.0, inside / 0.03)
            vertices.append((x, y, high - drop - depth * calm * (1 - pattern(x, y, w, d))))
    gone = lambda i, j: flat[j * across + i][0] > w / 2 - cut - cell / 2 and flat[(j + 1) * across + i][1] < -d / 2 + cut + cell / 2
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows) for i in range(columns) if not gone(i, j)]
    mesh = from_faces(vertices, faces, name)
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        layer[loop.index].uv = flat[loop.vertex_index]
    smooth(mesh, 80)
    thing = add_mesh(mesh, name, material)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, -1
    return thing


def kept_within(x, y, w, d):
    """A point drawn in to the rounded corner, and how far inside the outline it lies."""
    qx, qy = abs(x) - (w / 2 - CORNER), abs(y) - (d / 2 - CORNER)
    if qx > 0 and qy > 0:
        reach = math.hypot(qx, qy)
        if reach > CORNER:
            qx, qy, reach = qx * CORNER / reach, qy * CORNER / reach, CORNER
            x, y = math.copysign(w / 2 - CORNER + qx, x), math.copysign(d / 2 - CORNER + qy, y)
        return x, y, CORNER - reach
    return x, y, CORNER - max(qx, qy)


def diamonds(x, y, w, d, pitch=0.135):
    a, b = (x + y * 0.72) / pitch, (x - y * 0.72) / pitch
    return (abs(math.sin(math.pi * a)) * abs(math.sin(math.pi * b))) ** 0.36


def clouds(x, y, w, d, radius=0.105):
    """Scales one over the other, as clouds are drawn."""
    row = math.floor(y / (radius * 0.5)) - 1
    for j in range(row - 1, row + 4):
        shift = radius if j % 2 else 0
        cx = round((x - shift) / (2 * radius)) * 2 * radius + shift
        r = math.hypot(x - cx, y - j * radius * 0.5) / radius
        if r < 1:
            return (1 - r**7) ** 0.5
    return 0.5


def tuft_places(w, d):
    across, deep = round(w / 0.25), round(d / 0.25)
    return [((i + 0.5) / across * w - w / 2, (j + 0.5) / deep * d - d / 2) for j in range(deep) for i in range(across)]


def tufts(x, y, w, d):
    across, deep = round(w / 0.25), round(d / 0.25)
    away = []
    for value, count, length in ((x, across, w), (y, deep, d)):
        f = (value + length / 2) / length * count
        away.append((f - math.floor(f) - 0.5) * length / count)
    r = math.hypot(*away)
    return 1 - math.exp(-r / 0.030) - 0.18 * math.exp(-(r / 0.10) ** 2)


def tuft(at, material):
    """A tassel of cotton ends over the thread that goes through to the other side."""
    lines = []
    for _ in range(26):
        a, out = chance.uniform(0, 2 * math.pi), chance.uniform(0.004, 0.014)
        lines.append([Vector(at) + Vector((math.cos(a) * out * k, math.sin(a) * out * k, 0.008 * math.sin(math.pi * min(1, k + 0.15)))) for k in (0, 0.4, 0.8, 1)])
    strands('tuft', lines, 0.0009, material)


def layer(name, size, cut, low, high, material, edge=0.004, reach=None):
    """A sheet of filling, a step further in or out at the near corner; with `reach` only what is seen there."""
    w, d, _ = size
    wide, deep = w - 0.012, d - 0.012
    outline = [p for p in rounded_rectangle(wide, deep, CORNER)]
    if cut > 0.1:
        corner = [(wide / 2 - cut, -deep / 2), (wide / 2 - cut, -deep / 2 + cut), (wide / 2, -deep / 2 + cut)]
        outline = corner + [(x, y) for x, y in outline if not (x > wide / 2 - cut and y < -deep / 2 + cut)]
    if reach:
        outline = [*corner, (wide / 2, -deep / 2 + reach), (wide / 2 - reach, -deep / 2 + reach), (wide / 2 - reach, -deep / 2)]
    return panel(name, outline, high - low, (0, 0, low), material, edge)


def round_about(size, cut, step=0.018):
    """Points and outward directions along the outline, from one side of the opened corner to the other."""
    w, d, _ = size
    corners = [((-1, -1), 270, 180), ((-1, 1), 180, 90), ((1, 1), 90, 0)]
    way = [(Vector((w / 2 - cut, -d / 2, 0)), Vector((0, -1, 0)))]
    for (sx, sy), start, end in corners:
        centre = Vector((sx * (w / 2 - CORNER), sy * (d / 2 - CORNER), 0))
        for k in range(9):
            a = math.radians(start + (end - start) * k / 8)
            out = Vector((math.cos(a), math.sin(a), 0))
            way.append((centre + out * CORNER, out))
    way.append((Vector((w / 2, -d / 2 + cut, 0)), Vector((1, 0, 0))))
    out = []
    for (p, n), (q, m) in zip(way, way[1:]):
        count = max(1, round((q - p).length / step))
        out += [(p.lerp(q, k / count), n.lerp(m, k / count).normalized()) for k in range(count)]
    return [*out, way[-1]]


def cover(piece, cut, low, high, cloth, trim, ridges):
    """The border, full between its two seams, and the piping over each of them."""
    way, rows = round_about(piece.size, cut), 14
    vertices, travelled, lengths = [], 0.0, []
    for i, (p, n) in enumerate(way):
        travelled += (p - way[i - 1][0]).length if i else 0
        lengths.append(travelled)
        for j in range(rows + 1):
            t = j / rows
            full = math.sin(math.pi * t) ** 0.5 * 0.007
            seam = sum(math.exp(-(((t - (k + 1) / (ridges + 1)) * 22) ** 2)) for k in range(ridges)) * 0.0045
            ripple = 0.0012 * math.sin(travelled * 31 + 3 * math.sin(travelled * 5)) * math.sin(math.pi * t)
            vertices.append(p + n * (full - seam + ripple - 0.007) + Vector((0, 0, low + (high - low) * t)))
    across = rows + 1
    faces = [(i * across + j, (i + 1) * across + j, (i + 1) * across + j + 1, i * across + j + 1) for i in range(len(way) - 1) for j in range(rows)]
    mesh = from_faces(vertices, faces, 'border')
    layer = mesh.uv_layers.new(name='UVMap').data
    for loop in mesh.loops:
        i, j = divmod(loop.vertex_index, across)
        layer[loop.index].uv = (lengths[i], (high - low) * j / rows)
    smooth(mesh, 80)
    thing = add_mesh(mesh, 'border', cloth)
    solid = thing.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.006, 1
    for z in (low + 0.004, high):
        wire('piping', [p - n * 0.0045 + Vector((0, 0, z)) for p, n in way], 0.0062, trim)


def handle(piece, y, z, cloth):
    """Webbing on a long side, sewn flat at its ends, a hand's room behind its middle."""
    for s in (-1, 1):
        x = s * piece.width / 2
        outs = [(-0.135, 0.0), (-0.125, 0.002), (-0.10, 0.003), (-0.07, 0.006), (0, 0.009), (0.07, 0.006), (0.10, 0.003), (0.125, 0.002), (0.135, 0.0)]
        rows = [[Vector((x + s * (out + 0.001), y + along, z + up)) for along, out in outs] for up in (-0.014, 0.014)]
        vertices = [p for row in rows for p in row]
        n = len(outs)
        mesh = from_faces(vertices, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], 'handle')
        layer = mesh.uv_layers.new(name='UVMap').data
        for loop in mesh.loops:
            layer[loop.index].uv = (vertices[loop.vertex_index].y, vertices[loop.vertex_index].z)
        smooth(mesh, 80)
        thing = add_mesh(mesh, 'handle', cloth)
        solid = thing.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.003, 0
        for along in (-0.118, 0.118):
            cross = [[(x + s * 0.0052, y + along - 0.012, z + a), (x + s * 0.0052, y + along + 0.012, z + b)] for a, b in ((-0.011, 0.011), (0.011, -0.011))]
            strands('cross stitch', cross, 0.0008, plain('thread', '#e9e4d6'))


def pockets(piece, bed, pitch, count):
    """A bag about every spring, its coils felt through it; at the very corner the springs themselves."""
    w, d, _ = piece.size
    tall = bed[1] - bed[0]
    bag, steel = plain('bag', '#e2dfd6', 0.9, 0.05), metal('spring', '#9fa09e', 0.3)
    felt = [(0.020, 0), (0.0305, 0.012), (0.0322, tall * 0.5), (0.0305, tall - 0.012), (0.022, tall - 0.002), (0.016, tall), (0.001, tall - 0.004)]
    for i in range(count):
        for j in range(count):
            x, y = w / 2 - 0.040 - i * pitch, -d / 2 + 0.040 + j * pitch
            if i + j < 2:
                wire('spring', coil(x, y, bed[0], tall - 0.003, 0.0285), 0.00115, steel)
                continue
            turned('bag', felt, bag, (x, y, bed[0]), count=32)
            wire('felt coil', coil(x, y, bed[0] + 0.012, tall - 0.026, 0.0312, chance.uniform(0, 6)), 0.0013, bag)


def coil(x, y, low, tall, radius, start=0.0, turns=6.5):
    n = round(turns * 26)
    out = []
    for k in range(n + 1):
        f, a = k / n, start + 2 * math.pi * turns * k / n
        # A spring is drawn in at both ends, where its last turn lies flat.
        r = radius * (0.80 + 0.20 * math.sin(math.pi * min(1, max(0, f))) ** 0.5)
        z = tall * (0.5 - 0.5 * math.cos(math.pi * f)) * 0.25 + tall * f * 0.75
        out.append((x + r * math.cos(a), y + r * math.sin(a), low + 0.0015 + z))
    return out


def fibres(w, d, cut, low, high, count=9000):
    """Coconut fibre, curled by heat and held by rubber, on the faces that the opened cover leaves bare."""
    right, front = w / 2 - 0.0055, -d / 2 + 0.0055
    by_shade = {shade: [] for shade in ('#7a5130', '#5c3a20', '#98703f')}
    shades = list(by_shade)
    for _ in range(count):
        face = chance.choice(('top', 'top', 'front', 'right'))
        a, b = chance.uniform(0.005, cut), chance.uniform(0.005, cut)
        z = chance.uniform(low + 0.004, high - 0.002)
        u, v, out = {'top': ((1, 0, 0), (0, 1, 0), (0, 0, 1)), 'front': ((1, 0, 0), (0, 0, 1), (0, -1, 0)), 'right': ((0, 1, 0), (0, 0, 1), (1, 0, 0))}[face]
        start = {'top': (right - a, front + b, high), 'front': (right - a, front, z), 'right': (right, front + b, z)}[face]
        radius, turn, begin = chance.uniform(0.006, 0.018), chance.uniform(1.2, 3.6), chance.uniform(0, 6.3)
        line = []
        for k in range(8):
            angle = begin + turn * k / 7
            place = Vector(start) + Vector(u) * radius * (math.cos(angle) - math.cos(begin)) + Vector(v) * radius * (math.sin(angle) - math.sin(begin))
            place += Vector(out) * 0.0028 * math.sin(math.pi * k / 7) * chance.uniform(0.2, 1.3)
            place.x, place.y, _ = kept_within(min(place.x, right + 0.003), max(place.y, front - 0.003), w - 0.006, d - 0.006)
            place.z = min(max(place.z, 0.002), high + 0.004)
            line.append(place)
        by_shade[chance.choice(shades)].append(line)
    for shade, lines in by_shade.items():
        strands('fibres', lines, 0.00042, plain('fibre', shade, 0.8, 0.2))


def printed(size, reach, low, high, material, cell=0.004):
    """The bare corner of the slow foam: bores in its sides, and in its top the print of a hand."""
    w, d, _ = size
    right, front, round_by = w / 2 - 0.007, -d / 2 + 0.007, 0.012
    n = round(reach / cell)
    vertices = []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = right - reach * (1 - i / n), front + reach * j / n
            px, py, inside = kept_within(x, y, 2 * right, -2 * front)
            turn = max(0.0, round_by - inside)
            drop = round_by - math.sqrt(max(0.0, round_by**2 - turn**2))
            vertices.append((px, py, high - drop - 0.012 * hand(px - (right - 0.255), py - (front + 0.20))))
    across = n + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(n) for i in range(n)]
    rim = [*range(0, n + 1), *((j + 1) * across + n for j in range(n))]
    base = len(vertices)
    vertices += [(vertices[i][0], vertices[i][1], low) for i in rim]
    faces += [(base + k, base + k + 1, rim[k + 1], rim[k]) for k in range(len(rim) - 1)]
    mesh = from_faces(vertices, faces, 'slow foam')
    smooth(mesh, 50)
    add_mesh(mesh, 'slow foam', material)
    dark = plain('bore', '#6d675a', 0.95, 0.05)
    for k in range(9):
        along, z = 0.085 + k * 0.052, (low + high) / 2 - 0.004
        turned('bore', [(0.0085, 0), (0.0085, 0.0012)], dark, (right - along, front + 0.0006, z), (90, 0, 0), 28)
        turned('bore', [(0.0085, 0), (0.0085, 0.0012)], dark, (right - 0.0006, front + along, z), (0, 90, 0), 28)


# Palm, fingers and thumb as (from, to, half breadth), in metres; the fingers point away from the sleeper's corner.
HAND = [((-0.030, 0.0), (0.024, 0.0), 0.040), ((-0.030, 0.03), (0.026, 0.03), 0.038), ((-0.048, 0.06), (-0.070, 0.128), 0.0105), ((-0.018, 0.07), (-0.026, 0.150), 0.0115),
        ((0.012, 0.07), (0.016, 0.156), 0.0118), ((0.040, 0.06), (0.056, 0.138), 0.0115), ((0.050, -0.01), (0.104, 0.042), 0.0135)]


def hand(x, y):
    """How deep the print is here, 0 to 1: what lay heaviest is pressed deepest, and its rim is soft."""
    turn = math.radians(24)
    x, y = x * math.cos(turn) + y * math.sin(turn), -x * math.sin(turn) + y * math.cos(turn)
    deep = 0.0
    for (ax, ay), (bx, by), half in HAND:
        t = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)))
        away = math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
        f = max(0.0, min(1.0, (half + 0.006 - away) / 0.012))
        deep = max(deep, f * f * (3 - 2 * f) * (0.75 if half < 0.02 else 1.0))
    return deep


def zip_line(piece, cut, z):
    """The zip runs round the border on a tape of its own; its slider hangs where the cover was opened."""
    way = round_about(piece.size, cut)
    wire('zip tape', [p + n * 0.0005 + Vector((0, 0, z)) for p, n in way], 0.0045, plain('tape', '#8d8f92', 0.8))
    teeth, travelled = [], 0.0
    for (p, n), (q, _) in zip(way, way[1:]):
        steps = max(1, round((q - p).length / 0.0045))
        teeth += [[p.lerp(q, k / steps) + n * 0.0052 + Vector((0, 0, z + up)) for up in (-0.002, 0.002)] for k in range(steps)]
    strands('zip teeth', teeth, 0.0012, plain('teeth', '#d8d6cf', 0.5))
    for p, n in (way[0], way[-1]):
        turned('slider', [(0.006, 0), (0.0065, 0.004), (0.005, 0.010), (0.001, 0.011)], metal('slider', '#9fa09e', 0.3), p + n * 0.004 + Vector((0, 0, z - 0.005)), count=24)


def turned_back(piece, cut, high, trim):
    """The corner of the cover, folded over its own diagonal onto the top, its lining outside."""
    w, d, _ = piece.size
    right, front, n = w / 2 - cut, -d / 2 + cut, 30
    reach = cut * 0.62
    for name, start, way, over in (('flap', Vector((right, -d / 2 + 0.03, high)), Vector((0, 1, 0)), Vector((-1, 0, 0))),
                                   ('flap', Vector((w / 2 - 0.03, front, high)), Vector((-1, 0, 0)), Vector((0, 1, 0)))):
        rows, long = [], cut - 0.03
        for i in range(n + 1):
            f = i / n
            broad = reach * (0.30 + 0.10 * math.sin(f * 4.5)) * (1 - 0.55 * f)
            row = []
            for k in range(13):
                t = k / 12
                bend = min(1.0, t * broad / 0.030)
                lift = 0.010 + 0.014 * math.sin(math.pi * bend) * (1 - t) + 0.004 * math.sin(f * 14 + t * 3)
                row.append(start + way * long * f + over * (t * broad - 0.008) + Vector((0, 0, lift)))
            rows.append(row)
        vertices = [p for row in rows for p in row]
        mesh = from_faces(vertices, [(i * 13 + k, i * 13 + k + 1, (i + 1) * 13 + k + 1, (i + 1) * 13 + k) for i in range(n) for k in range(12)], name)
        layer = mesh.uv_layers.new(name='UVMap').data
        for loop in mesh.loops:
            layer[loop.index].uv = (vertices[loop.vertex_index].x, vertices[loop.vertex_index].y)
        smooth(mesh, 80)
        thing = add_mesh(mesh, name, trim)
        solid = thing.modifiers.new('thickness', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.006, 0


KINDS = {'springs': springs, 'coir': coir, 'slow-foam': slow_foam}
