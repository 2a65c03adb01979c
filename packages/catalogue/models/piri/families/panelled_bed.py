"""A bed of boards: veneered, its headboard leaning back to be read against; or bolted together from posts and panels."""

import math

import bmesh

from ..drape import Block, Fall, drape, hem_stitches, rest_on
from ..joinery import board, member, rounded_rectangle, soft_square, turned
from ..materials import laminate  # makes oak laminate known
from ..materials.hard import metal
from ..mesh import add, add_mesh, from_bmesh, give_grain, smooth
from ..studio import Angle
from ..upholstery import sewn
from .bed import pillow_pair

ANGLES = {
    'three-quarter': Angle(around=33, above=15, distance=8.1),
    'front': Angle(around=0, above=8, distance=8.1),
    'detail': Angle(around=52, above=14, distance=2.5, at=(0.34, -0.40, 0.36)),
}


def build(piece):
    STYLES[piece.parameters.get('head', 'leaning')](piece)


# The knee of the headboard, how far it leans, how thick its ply is.
KNEE, LEAN, PLY = 0.43, math.radians(10), 0.026
RAIL, LEAF = 0.20, 0.28


def leaning(piece):
    """A frame that floats on feet set far in, and a headboard in one sweep, its veneer opened like a book."""
    w, d, h = piece.size
    wood, low = piece.slots['wood'], piece.cm('clearance', 20)
    long = (h - KNEE - PLY / 2 * math.sin(LEAN)) / math.cos(LEAN)
    head = d / 2 - long * math.sin(LEAN) - PLY / 2 * math.cos(LEAN)
    knee = add(None, 'leaning', (0, head, KNEE), (-math.degrees(LEAN), 0, 0))
    outline = [(x, y + long / 2) for x, y in rounded_rectangle(w, long, 0.075, 12)]
    half = w / 2
    # Only its upper corners are rounded; below it meets the straight part.
    square = [(math.copysign(half, x) if y < 0.075 else x, max(0.0, y) if y > 0.0751 else 0.0 if y < 0.04 else y) for x, y in outline]
    veneered('headboard', square, PLY, (0, PLY / 2, 0), wood, knee)
    veneered('head foot', [(half, low), (half, KNEE - 0.001), (-half, KNEE - 0.001), (-half, low)], PLY, (0, head + PLY / 2, 0), wood)
    front, wide = -d / 2, w - 0.030
    for s in (-1, 1):
        x = s * (wide - PLY) / 2
        back = head - PLY / 2
        board('side rail', (PLY, back - front - PLY, RAIL), (x, (front + PLY + back) / 2, low + RAIL / 2), wood, 0.004, 'y')
        for y in (front + PLY + 0.07, back - 0.07):
            for z in (0.05, 0.15):
                bolt((s * wide / 2, y, low + z), (0, s * 90, 0))
        for y in (front + 0.20, back - 0.20):
            foot((s * (wide / 2 - 0.10), y), low + 0.02, wood, s)
    footboard(w, front, low, wood)
    for y in (front + 0.62, head - 0.62):
        board('beam foot', (0.05, 0.05, low + 0.02), (0, y, (low + 0.02) / 2), wood, 0.005, 'z')
    board('beam', (0.07, d - 0.4, 0.03), (0, 0, low + 0.03), wood, 0.004, 'y')
    made_up(piece, wood, front + PLY, head - PLY / 2, low + 0.035)


def footboard(w, front, low, wood):
    """Lower than the mattress, so that the blanket is not caught; its upper corners follow the headboard's."""
    half, tall = w / 2, RAIL + 0.035
    arc = [(half - 0.06 + 0.06 * math.cos(a), low + tall - 0.06 + 0.06 * math.sin(a)) for a in (math.pi / 2 * i / 10 for i in range(11))]
    outline = [(-half, low), (half, low), *arc, *[(-x, z) for x, z in reversed(arc)]]
    veneered('footboard', outline, PLY, (0, front + PLY, 0), wood)


def foot(at, tall, wood, side):
    turned('foot', [(0.019, 0), (0.020, 0.004), (0.031, tall - 0.004), (0.031, tall)], wood, (*at, 0), (0, side * -4, 0), 40)


def veneered(name, outline, thick, at, wood, parent=None):
    """A panel in the X-Z plane whose leaves of veneer were sliced one after the other and laid as a book is opened."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, z, 0)) for x, z in outline])
    top = bmesh.ops.extrude_face_region(bm, geom=[face])
    for v in (g for g in top['geom'] if isinstance(g, bmesh.types.BMVert)):
        v.co.z = thick
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    rims = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-7]
    bmesh.ops.bevel(bm, geom=rims, offset=0.004, segments=4, profile=0.5, affect='EDGES')
    reach = max(abs(x) for x, _ in outline)
    leaves = int(reach / LEAF) + 1
    for i in range(-leaves, leaves + 1):
        if abs(i * LEAF) < reach - 0.01:
            bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(i * LEAF, 0, 0), plane_no=(1, 0, 0))
    mesh = from_bmesh(bm, name)
    smooth(mesh, 30)
    mirrored = lambda x: LEAF * abs((x / LEAF) % 2 - 1)
    give_grain(mesh, coordinates=[(v.co.y, mirrored(v.co.x), v.co.z) for v in mesh.vertices])
    return add_mesh(mesh, name, wood, at, (90, 0, 0), parent)


def bolt(at, turn):
    """The head of a bolt with its hole for the key, sunk a hair into the board."""
    profile = [(0.0088, -0.001), (0.0092, 0.0012), (0.0076, 0.0026), (0.0042, 0.0026), (0.0040, 0.0004), (0.0005, 0.0004)]
    turned('bolt', profile, metal('bolt', '#8f8b84', 0.34), at, turn, 28)


def made_up(piece, wood, front, back, floor):
    """Tucked in all round, the sheet folded back, a throw across the foot."""
    w, slots = piece.width, piece.slots
    tall, wide = 0.215, w - 0.16
    end, top = front + 0.012, floor + tall
    head = back - 0.006
    sewn('mattress', (wide, head - end, tall), 'mattress', slots['linen'], (0, (head + end) / 2, floor + tall / 2), piping=('z',), seed=62,
         pressure=0.15, flat=0.4)
    block = Block(wide / 2 + 0.004, end + 0.004, top, 0.055)
    fold = head - 0.66
    how = dict(folds=0.006, creases=0.014, seed=5.2)
    drape('spread', block, None, fold + 0.1, Fall(0.12, 0.10, **how), slots['spread'], lift=0.012, thickness=0.006)
    sheet = drape('sheet', block, fold - 0.16, fold + 0.16, Fall(0.10, **how), slots['linen'], lift=0.020, thickness=0.008)
    hem_stitches('hem', list(zip(*sheet))[::-1], (2, 4), slots['spread'], rise=0.0085)
    throw = drape('throw', block, end + 0.20, end + 0.62, Fall(0.08, **how), slots['accent'], lift=0.020, thickness=0.009)
    hem_stitches('throw hem', list(zip(*throw))[::-1], (3, -4), slots['linen'], rise=0.0095)
    pillow_pair(piece, top, back + 0.035)
    rest_on(sewn('accent cushion', (0.54, 0.33, 0.02), 'throw', slots['accent'], (-0.02, back - 0.43, top + 0.130), (52, 0, -2), ('z+',), seed=69, pipe=0.0035),
            top + 0.012)


POST, BOARD = 0.048, 0.022


def posted(piece):
    """Four posts, boards bolted between them: what one person takes apart when the lease ends."""
    w, d, h = piece.size
    wood, post, low = piece.slots['wood'], piece.slots['post'], piece.cm('clearance', 30)
    x, y, rail = (w - POST) / 2, (d - POST) / 2, 0.125
    for s in (-1, 1):
        standing(s * x, -y, 0.545, post)
        standing(s * x, y, h, post)
        board('side rail', (BOARD, 2 * y - POST + 0.002, rail), (s * x, 0, low + rail / 2), wood, 0.003, 'y')
        for t in (-1, 1):
            for z in (0.032, rail - 0.032):
                bolt((s * x, t * (y + POST / 2), low + z), (-t * 90, 0, 0))
            bolt((s * (x + POST / 2), t * y, low + rail / 2), (0, s * 90, 0))
    for t, boards in ((-1, ((low, 0.205),)), (1, ((low, 0.125), (0.505, 0.155), (0.685, 0.155)))):
        for z, tall in boards:
            board('end board', (2 * x - POST + 0.002, BOARD, tall), (0, t * y, z + tall / 2), wood, 0.004)
    for i in range(14):
        board('slat', (2 * x - BOARD, 0.065, 0.014), (0, (d - 0.16) * ((i + 0.5) / 14 - 0.5), low + 0.075), post, 0.003)
    guest_bed(piece, -y + BOARD / 2, y - BOARD / 2, low + 0.085)


def standing(x, y, tall, wood):
    """A post, its foot drawn in a little, its head rounded by hand."""
    half = POST / 2
    path = [(x, y, z) for z in (0, 0.003, 0.20, tall - 0.007, tall)]
    member('post', path, [half * f for f in (0.68, 0.72, 1, 1, 0.82)], wood, soft_square(0.30), (0, 1, 0))


def guest_bed(piece, front, back, floor):
    """A thin mattress, a spread that ends above the rail, one pillow, and at the foot a quilt folded in three."""
    slots, wide, tall = piece.slots, piece.width - 0.10, 0.155
    end, head, top = front + 0.006, back - 0.006, floor + tall
    sewn('mattress', (wide, head - end, tall), 'mattress', slots['linen'], (0, (head + end) / 2, floor + tall / 2), piping=('z',), seed=64,
         pressure=0.15, flat=0.4)
    block = Block(wide / 2 + 0.002, end + 0.004, top, 0.050)
    fold, how = head - 0.56, dict(folds=0.006, creases=0.013, seed=2.4)
    drape('spread', block, None, fold + 0.1, Fall(0.032, 0.02, **how), slots['spread'], lift=0.011, thickness=0.006)
    sheet = drape('sheet', block, fold - 0.13, fold + 0.14, Fall(0.022, **how), slots['linen'], lift=0.018, thickness=0.007)
    hem_stitches('hem', list(zip(*sheet))[::-1], (2, 4), slots['spread'], rise=0.0075)
    quilt = drape('quilt', block, end + 0.14, end + 0.50, Fall(0.020, **how), slots['accent'], lift=0.019, thickness=0.016)
    hem_stitches('quilt hem', list(zip(*quilt))[::-1], (2, -3), slots['linen'], rise=0.0165)
    place = (0.02, back - 0.225, top + 0.170)
    rest_on(sewn('pillow', (0.70, 0.46, 0.04), 'pillow', slots['linen'], place, (50, 1, 2), seed=67, pressure=10), top + 0.012)


STYLES = {'leaning': leaning, 'posted': posted}
