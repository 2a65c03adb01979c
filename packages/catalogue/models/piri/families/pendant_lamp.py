"""A lamp that hangs: split cane woven over three rings, or bell metal spun to a dome and hammered; seen from a little below."""

import math

import bpy
from mathutils import Vector

from ..fitting import fitted
from ..joinery import member, soft_square, turned, wire
from ..materials import bell_metal  # makes hammered metal known
from ..materials.cloth import woven
from ..materials.hard import metal as brushed
from ..materials.hard import plain
from ..mesh import add, add_mesh, face_outwards, from_faces, smooth
from ..nodes import Shader
from ..studio import Angle
from ..wicker import bound

# The camera stands lower than the rim: nobody looks down on a lamp, and what hangs throws no shadow on the floor.
ANGLES = {
    'three-quarter': Angle(around=26, above=-22, distance=1.80),
    'front': Angle(around=0, above=-11, distance=1.80),
    'detail': Angle(around=24, above=-15, distance=0.80, at=(0.06, -0.2, 0.26)),
}

CAP = (0.048, 0.026)
FLAT = soft_square(0.55, 2)


def build(piece):
    with fitted(piece):
        KINDS[piece.parameters.get('kind', 'woven')](piece, piece.cm('shade', 30))


def suspension(piece, start, colour, cap):
    """A cord in its woven sleeve, as straight as its lamp is heavy, and the cap that hides the hook."""
    h, sleeve = piece.height, woven('sleeve', colour, thread=0.0011)
    wire('cord', [(0, 0, start), (0, 0, (start + h) / 2), (0, 0, h - CAP[1] + 0.002)], 0.0031, sleeve, resolution=6)
    radius, tall = CAP
    profile = [(0.0045, h - tall - 0.006), (0.0065, h - tall - 0.004), (0.0065, h - tall), (0.012, h - tall + 0.001), (radius - 0.008, h - tall + 0.005), (radius - 0.002, h - tall + 0.010), (radius, h - tall + 0.016), (radius, h - 0.0006), (radius - 0.001, h)]
    turned('cap', profile, cap, count=72)


def holder(z, material):
    """E27 in phenolic: ribbed where it is screwed, a nut for the cord on top."""
    profile = [(0.0185, 0), (0.0200, 0.002), (0.0200, 0.016), (0.0190, 0.018), (0.0205, 0.020), (0.0205, 0.023), (0.0190, 0.025), (0.0190, 0.040), (0.0165, 0.046), (0.0085, 0.049), (0.0070, 0.052), (0.0070, 0.060), (0.0050, 0.062)]
    turned('holder', profile, material, (0, 0, z), count=48)


def bulb(z, radius, watts):
    """Opal glass lit from within, and the light of it."""
    profile, n = [(0.0130, radius * 1.75), (0.0150, radius * 1.35)], 14
    for i in range(n + 1):
        a = math.radians(62) - (math.radians(62) + math.pi / 2) * i / n
        profile.append((max(0.0005, radius * math.cos(a)), radius * math.sin(a)))
    s = Shader('opal')
    shine = s.mix(s.facing(1.2), (1.0, 0.68, 0.30), (1.0, 0.44, 0.12))
    # With a colour of its own, which a shape to turn is painted in.
    glow = s.finish(s.surface('#f3dcae', 0.5, 0.3, Emission=shine, Emission_Strength=2.6))
    globe = turned('bulb', profile[::-1], glow, (0, 0, z), count=40)
    globe.visible_shadow = globe.visible_diffuse = False
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, (1.0, 0.72, 0.43), radius * 0.9
    add(light, 'lamp', (0, 0, z))


def woven_shade(piece, tall):
    """Stakes over three rings, and about them a strip at a time, over one and under the next."""
    cane, dice = piece.slots['shade'], piece.dice
    black = plain('phenolic', '#1b1a1a', 0.42, 0.4)
    r, high = piece.width / 2 - 0.0050, tall - 0.030
    belly, crown, mouth = high * 0.27, 0.060, r * 0.90

    def radius(z):
        if z < belly:
            f = z / belly
            return mouth + (r - mouth) * math.sin(f * math.pi / 2)
        f = (z - belly) / (high - belly)
        return crown + (r - crown) * math.cos(f * math.pi / 2) ** 0.82

    profile = arc_of(radius, high)
    stakes, rows = 32, 15
    for i in range(stakes):
        a = 2 * math.pi * i / stakes
        out = Vector((math.cos(a), math.sin(a), 0))
        way = [out * (p + dice.uniform(-0.0003, 0.0003)) + Vector((0, 0, z)) for p, z in profile]
        member('stake', way, [(0.0029, 0.0008)] * len(way), cane, FLAT, out)
    for k in range(rows):
        f = 0.035 + 0.93 * (k + 0.5) / rows
        p, z = profile[round(f * (len(profile) - 1))]
        before, after = profile[max(0, round(f * (len(profile) - 1)) - 1)], profile[min(len(profile) - 1, round(f * (len(profile) - 1)) + 1)]
        slope = Vector((after[0] - before[0], after[1] - before[1])).normalized()
        count = stakes * 4
        drift = [dice.uniform(-0.0007, 0.0007) for _ in range(3)]
        way = []
        for i in range(count + 3):
            a = 2 * math.pi * i / count
            over = math.cos(stakes * a / 2 + math.pi * k) * 0.0019
            sway = drift[0] * math.sin(a) + drift[1] * math.cos(2 * a) + drift[2] * math.sin(3 * a)
            way.append(Vector(((p + over * slope.y) * math.cos(a), (p + over * slope.y) * math.sin(a), z - over * slope.x + sway)))
        ribbon('strip', way, slope, 0.0030, 0.0008, cane)
    for p, z, thick in ((mouth, 0.0052, 0.0044), (r - 0.0062, belly, 0.0034), (crown, high - 0.003, 0.0040)):
        ring(p, z, thick, cane)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        out = Vector((math.cos(a), math.sin(a), 0))
        wire('spoke', [out * crown + Vector((0, 0, high - 0.003)), out * 0.030 + Vector((0, 0, high - 0.014)), out * 0.018 + Vector((0, 0, high - 0.016))], 0.0017, black)
    holder(tall - 0.062, black)
    bulb(tall - 0.128, 0.040, 2.4)
    suspension(piece, tall - 0.004, '#1d1c1c', black)


def arc_of(radius, high, steps=60):
    """Points of a profile, evenly far from one another."""
    fine = [(radius(high * i / 600), high * i / 600) for i in range(601)]
    run = [0.0]
    for a, b in zip(fine, fine[1:]):
        run.append(run[-1] + math.dist(a, b))
    out, k = [], 0
    for i in range(steps + 1):
        want = run[-1] * i / steps
        while k < 599 and run[k + 1] < want:
            k += 1
        out.append(fine[k])
    return [*out[:-1], fine[-1]]


def ribbon(name, way, slope, half, thin, material):
    """A flat strip that lies in the surface it goes around."""
    vertices = []
    for p in way:
        out = Vector((p.x, p.y, 0)).normalized()
        up, off = out * slope.x + Vector((0, 0, slope.y)), out * slope.y - Vector((0, 0, slope.x))
        vertices += [p + up * half * u + off * thin * v for u, v in ((-0.92, -1), (0.92, -1), (1, 0), (0.92, 1), (0, 1.25), (-0.92, 1), (-1, 0))]
    n = 7
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(way) - 1) for j in range(n)]
    mesh = from_faces(vertices, faces, name)
    smooth(mesh, 50)
    face_outwards(mesh)
    return add_mesh(mesh, name, material)


def ring(radius, z, thick, cane):
    """A hoop of whole cane, lapped and bound with peel all around."""
    circle = [Vector((radius * math.cos(a), radius * math.sin(a), z)) for a in (2 * math.pi * i / 96 for i in range(96))]
    wire('hoop', circle, thick, cane, closed=True)
    for k in range(8):
        part = circle[k * 12 : k * 12 + 12] + [circle[(k * 12 + 12) % 96]]
        bound('binding', part, thick - 0.0004, 0.0012, cane, pitch=0.0027)


def hammered_dome(piece, tall):
    """Spun over a wooden form, its rim turned over a wire, then hammered; inside it stays bare."""
    skin = piece.slots['shade']
    r, high = piece.width / 2, tall - 0.048
    outer = [(r - 0.0022, 0.0), (r - 0.0004, 0.0012), (r, 0.0034), (r - 0.0006, 0.0056), (r - 0.0026, 0.0070), (r - 0.0046, 0.0090), (r - 0.0075, 0.0150)]
    n = 34
    for i in range(1, n + 1):
        f = i / n
        outer.append(((r - 0.0080) * math.cos(f * math.pi / 2 * 0.93) ** 0.62, 0.0150 + (high - 0.0150) * math.sin(f * math.pi / 2) ** 1.05))
    inner = [(max(0.004, p - 0.0022), z - 0.0008) for p, z in outer[6:]]
    lathe('dome', [*outer, *[(outer[-1][0] * 0.5, high + 0.0002)], (0.006, high + 0.0002)], skin)
    lathe('inside', [(r - 0.0022, 0.0), (r - 0.0040, 0.0030), *inner, (0.004, high - 0.002)], brushed('bare', '#c9a267', 0.30))
    base = outer[-1][0]
    cup = [(base + 0.001, high - 0.010), (0.0290, high - 0.001), (0.0285, high + 0.002), (0.0225, high + 0.004), (0.0215, high + 0.008), (0.0230, high + 0.012), (0.0230, high + 0.024), (0.0205, high + 0.032), (0.0130, high + 0.038), (0.0085, high + 0.040), (0.0075, high + 0.047), (0.0045, tall)]
    turned('cup', cup, skin, count=64)
    holder(high - 0.068, plain('phenolic', '#1b1a1a', 0.42, 0.4))
    bulb(high - 0.118, 0.032, 2.6)
    suspension(piece, tall - 0.004, '#54402d', skin)


def lathe(name, profile, material, count=160):
    vertices = [Vector((p * math.cos(a), p * math.sin(a), z)) for p, z in profile for a in (2 * math.pi * i / count for i in range(count))]
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(profile) - 1) for i in range(count)]
    mesh = from_faces(vertices, faces, name)
    smooth(mesh, 50)
    return add_mesh(mesh, name, material)


KINDS = {'woven': woven_shade, 'hammered': hammered_dome}
