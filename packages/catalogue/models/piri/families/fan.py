"""A ceiling fan: a cup under the ceiling, a rod, a motor, three wooden blades. It hangs: its top is the ceiling."""

from ..joinery import member, panel, turned
from ..mesh import add, spline

BLADES = 3


def build(piece):
    w, _, h = piece.size
    metal, wood = piece.slots['metal'], piece.slots['wood']
    hub = 0.072
    turned('motor', [(0.012, 0), (0.045, 0.004), (0.070, 0.016), (0.078, 0.030), (0.112, 0.036), (0.122, 0.046), (0.124, 0.078), (0.116, 0.096),
                     (0.080, 0.112), (0.046, 0.122), (0.032, 0.140), (0.026, 0.165), (0.013, 0.172)], metal, count=72)
    turned('rod', [(0.0105, 0.16), (0.0105, h - 0.05)], metal, count=24)
    turned('cup', [(0.013, h - 0.105), (0.028, h - 0.10), (0.052, h - 0.05), (0.062, h - 0.012), (0.063, h)], metal, count=48)
    for i in range(BLADES):
        handle = add(None, 'blade', (0, 0, hub), (0, 0, 90 + 360 / BLADES * i))
        blade(w / 2, wood, metal, handle)


def blade(reach, wood, metal, handle):
    """Held by an iron, set at the angle that moves the air."""
    start, pitch = 0.185, 9
    outline = [(start, -0.052), *((p.x, p.y) for p in spline([(start + 0.2, -0.062, 0), (reach - 0.06, -0.070, 0), (reach - 0.012, -0.052, 0),
               (reach, -0.012, 0), (reach, 0.014, 0), (reach - 0.014, 0.052, 0), (reach - 0.06, 0.066, 0), (start + 0.2, 0.060, 0)], 5)), (start, 0.052)]
    panel('blade', outline, 0.008, (0, 0, -0.014), wood, 0.003, 'x', (pitch, 0, 0), handle)
    for s in (-1, 1):
        path = spline([(0.105, s * 0.018, -0.004), (0.155, s * 0.026, -0.012), (0.20, s * 0.028, -0.006 + s * 0.0044), (0.255, s * 0.020, -0.004 + s * 0.0032)], 6)
        member('iron', path, [(0.007, 0.0028)] * len(path), metal, parent=handle)
    for x in (0.205, 0.245):
        turned('screw', [(0.007, 0), (0.006, 0.003), (0.001, 0.0036)], metal, (x, 0, -0.004), count=20, parent=handle)
