"""An executive desk with a return: book-matched veneer edged in solid wood, a leather pad let in, drawers to one side of the chair."""

import bpy
from mathutils import Vector

from ..casework import Case, carcass, darkness, leaf
from ..joinery import bar_handle, board, panel, rounded_rectangle, strands, turned
from ..materials import coated  # makes leatherette known
from ..materials.hard import plain
from ..mesh import add, group
from ..studio import Angle
from ..upholstery import stitches
from .panelled_bed import veneered

ANGLES = {
    'three-quarter': Angle(around=31, above=19, distance=6.5),
    'front': Angle(around=0, above=9, distance=6.5),
    'detail': Angle(around=33, above=27, distance=2.35, at=(0.02, -0.10, 0.86)),
}

TOP, LIP, BOARD = 0.036, 0.008, 0.025
DEEP = 0.90
# The return: how long it is, how wide, and how far below the main top it ends.
WIDE, STEP = 0.48, 0.040
PAD = (0.70, 0.45)


def build(piece):
    w, d, h = piece.size
    side = -1 if piece.parameters.get('return', 'left') == 'left' else 1
    wood, metal, hide = piece.slots['wood'], piece.slots['metal'], piece.slots['cover']
    rear, front = d / 2, d / 2 - DEEP
    edged_top(w, DEEP, h, (rear + front) / 2, wood)
    stand(w, front, rear, h - TOP, wood, metal)
    pad(h, front + 0.055 + PAD[1] / 2, hide)
    wing(piece, side, front, wood, metal)


def edged_top(w, d, h, y, wood, x=0, thick=TOP):
    """Leaves of veneer side by side, and about them eight millimetres of the solid wood, mitred."""
    laid = add(None, 'laid', (x, y, h - thick), (-90, 0, 90))
    a, b = d / 2 - LIP, w / 2 - LIP
    veneered('veneer', [(sx * a, sy * b) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], thick - 0.0004, (0, 0, 0), wood, laid)
    for s in (-1, 1):
        for name, long, half, turn in (('lip', w, d / 2, 0), ('side lip', d, w / 2, 90)):
            mitred = [(-long / 2, 0), (long / 2, 0), (long / 2 - LIP, LIP), (-long / 2 + LIP, LIP)]
            eased = lambda px, py: py < 1e-5
            at = (x, y - half, h - thick) if s < 0 and not turn else (x, y + half, h - thick) if not turn else (x - s * half, y, h - thick)
            spin = (0 if s < 0 else 180) if not turn else (-90 if s > 0 else 90)
            panel(name, mitred, thick, at, wood, 0.0024, 'x', (0, 0, spin), eased=eased)


def stand(w, front, rear, under, wood, metal):
    """Two sides on levelling feet, and between them the front panel with its slot for air, clear of the floor."""
    x = w / 2 - 0.075
    for s in (-1, 1):
        low = 0.012
        board('side', (BOARD, rear - front - 0.14, under - low), (s * x, (front + rear) / 2 + 0.015, (under + low) / 2), wood, 0.002, 'z')
        board('shoe', (BOARD + 0.012, rear - front - 0.11, 0.028), (s * x, (front + rear) / 2 + 0.015, 0.024), wood, 0.004, 'y')
        for y in (front + 0.14, rear - 0.11):
            turned('foot', [(0.016, 0), (0.017, 0.003), (0.017, 0.008), (0.006, 0.011)], metal, (s * x, y, 0), count=24)
    wide, y, slot, gap = 2 * x - BOARD, rear - 0.13, 0.300, 0.042
    low = 0.085
    board('front panel', (wide, BOARD, slot - low), (0, y, (slot + low) / 2), wood, 0.002, 'z')
    board('front rail', (wide, BOARD, under - slot - gap), (0, y, (under + slot + gap) / 2), wood, 0.002, 'z')
    for s in (-1, 0, 1):
        board('slot end', (0.06 if s == 0 else 0.34, BOARD - 0.004, gap + 0.002), (s * (wide / 2 - 0.17), y, slot + gap / 2), wood, 0.001)
    board('rail', (wide, 0.020, 0.050), (0, front + 0.24, under - 0.025), wood, 0.002)


def pad(h, y, hide):
    """Skived thin at its rim, glued into its hollow, one row of stitches a finger inside."""
    groove = plain('groove', '#1d130c', 0.9, 0.05)
    panel('groove', rounded_rectangle(PAD[0] + 0.004, PAD[1] + 0.004, 0.012), 0.0006, (0, y, h - 0.0002), groove, 0)
    panel('pad', rounded_rectangle(*PAD, 0.011), 0.0030, (0, y, h - 0.0006), hide, 0.0013)
    way = [(Vector((px, y + py, h + 0.0024)), Vector((0, 0, 1))) for px, py in fine(rounded_rectangle(PAD[0] - 0.026, PAD[1] - 0.026, 0.006, 4))]
    strands('pad stitches', list(stitches(way, 0.0052, 0.0026, 0.0008)), 0.0008, plain('thread', '#9c7a4c', 0.8))


def fine(outline, step=0.012):
    out = []
    for a, b in zip(outline, outline[1:] + outline[:1]):
        a, b = Vector(a), Vector(b)
        count = max(1, round((b - a).length / step))
        out += [a.lerp(b, i / count) for i in range(count)]
    return [(p.x, p.y) for p in out]


def wing(piece, side, front, wood, metal):
    """The return, built facing the front and then turned towards the chair."""
    w, d, h = piece.size
    before = set(bpy.data.objects)
    long = front + d / 2 + 0.062
    tall = h - STEP
    case = Case(long - 0.030, -WIDE / 2 + 0.024, WIDE / 2 - 0.012, 0.030, tall - TOP, BOARD)
    carcass(case, wood)
    darkness(case, case.front + 0.012)
    board('plinth', (case.width - 0.05, case.depth - 0.06, 0.034), (0, case.y, 0.017), plain('plinth', '#241812', 0.6, 0.2), 0.002)
    board('back', (case.width, 0.016, case.high - case.low), (0, WIDE / 2 - 0.006, case.z), wood, 0.0016, 'z')
    edged_top(long, WIDE, tall, 0, wood)
    z, gap = case.high - BOARD * 0.4, 0.004
    shares = (0.26, 0.30, 0.44)
    clear = z - case.low - BOARD * 0.4
    for i, share in enumerate(shares):
        each = clear * share - gap
        middle = z - gap / 2 - each / 2
        leaf('drawer', (case.width - 0.008, each), (0, case.front - 0.0085, middle), wood, 'x')
        bar_handle('pull', 0.19, (0, case.front - 0.018, middle + each * 0.20), metal, 0.022, 0.0042, upright=False)
        if i == 0:
            lock((case.width / 2 - 0.060, case.front - 0.0185, middle + each * 0.16), metal)
        z -= clear * share
    made = [thing for thing in bpy.data.objects if thing not in before]
    # The top of the return slips a hand's breadth under the main one.
    group('wing', made, (side * (w / 2 - WIDE / 2), -d / 2 + long / 2, 0), -side * 90)


def lock(at, metal):
    turned('lock', [(0.0105, -0.002), (0.0110, 0.002), (0.0095, 0.0042), (0.0078, 0.0042), (0.0076, 0.0024), (0.0005, 0.0024)], metal, at, (90, 0, 0), 36)
    x, y, z = at
    board('keyhole', (0.0016, 0.0010, 0.0074), (x, y - 0.0028, z), plain('keyhole', '#0e0e0e', 0.9), 0)
