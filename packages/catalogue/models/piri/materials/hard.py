"""Everything that is neither wood nor cloth."""

import bpy

from ..nodes import Shader, linear, rgba
from .cloth import slubs, weave


def metal(name, colour, roughness=0.28, lacquered=False):
    s = Shader(name)
    p = s.object_coordinates()
    brushed = s.noise(s.vector('MULTIPLY', p, (30, 30, 400)), 1, 3)
    touched = s.noise(p, 14, 4, 0.6)
    rough = s.add(s.math('MULTIPLY_ADD', brushed, 0.14, roughness - 0.07), s.multiply(s.subtract(touched, 0.5), 0.12))
    if lacquered:
        return s.finish(s.surface(colour, rough, 0.4))
    return s.finish(s.surface(colour, rough, 0.5, Metallic=1.0))


def glazed(name, colour, roughness=0.22, clay=False):
    """Thrown on a wheel: rings of the fingers, a glaze that pools, here and there a speck."""
    s = Shader(name)
    p = s.object_coordinates()
    rings = s.noise(s.vector('MULTIPLY', p, (2, 2, 170)), 1, 2)
    pooled = s.noise(p, 9, 4, 0.6)
    speck = s.remap(s.noise(p, 420, 1), 0.70, 0.74)
    value = s.add(s.remap(pooled, 0.3, 0.7, 0.9, 1.06), s.remap(rings, 0.3, 0.7, -0.03, 0.03))
    tint = s.mix(s.multiply(speck, 0.5), s.brighten(rgba(linear(colour)), value), rgba((0.09, 0.06, 0.04)))
    height = s.add(s.multiply(rings, 0.7), s.multiply(pooled, 0.6))
    rough = s.remap(pooled, 0.3, 0.7, roughness + 0.42 if clay else roughness, roughness + 0.6 if clay else roughness + 0.14)
    return s.finish(s.surface(tint, rough, 0.25 if clay else 0.5, Normal=s.bump(height, 0.0035, 0.35)))


def pane(name, colour='#cfdcd6'):
    """Glass as a thin sheet: it mirrors at the edge of sight and lets everything else through, a little green.

    Both faces of the sheet count at the first one: met from within, unbent, light would never find its way out.
    """
    s = Shader(name)
    clear = s.node('BsdfTransparent', None, Color=tuple(0.88 + 0.12 * x for x in linear(colour))).outputs[0]
    fresnel = s.node('Fresnel', None, IOR=1.5).outputs[0]
    outside = s.subtract(1.0, s.node('NewGeometry').outputs['Backfacing'])
    share = s.multiply(s.math('MULTIPLY', fresnel, 1.5, clamp=True), outside)
    glass = s.finish(s.node('MixShader', None, _0=share, _1=clear, _2=mirrored(s)).outputs[0])
    glass.cycles.sample_as_light = False
    return glass


def mirrored(s):
    """In a room the room; on a transparent film what a photographer has: a pale backdrop, a window beside the camera."""
    if not bpy.context.scene.render.film_transparent:
        return s.node('BsdfGlossy', None, Color=(1, 1, 1), Roughness=0.02).outputs[0]
    x, back, z = s.split(s.node('TexCoord').outputs['Reflection'])
    slant = s.math('FRACT', s.multiply(s.add(x, s.multiply(z, 0.7)), 4.2))
    window = s.multiply(s.remap(slant, 0.38, 0.50, smooth=True), s.remap(slant, 0.88, 0.78, smooth=True))
    window = s.multiply(window, s.remap(back, -0.2, -0.5, 0, 0.5))
    strength = s.add(s.remap(back, -0.4, 0.5, 0.12, 0.85, smooth=True), window)
    return s.node('Emission', None, Color=(1, 0.98, 0.95), Strength=strength).outputs[0]


def woven_reed(name, colour):
    s = Shader(name)
    p = s.object_coordinates()
    fine = s.noise(s.vector('MULTIPLY', p, (40, 1, 40)), 1, 2)
    broad = s.noise(p, 5, 2)
    base = linear(colour)
    dark, pale = tuple(x * 0.7 for x in base), tuple(min(1, x * 1.3 + 0.03) for x in base)
    tint = s.ramp(s.add(s.multiply(fine, 0.6), s.multiply(broad, 0.4)), [(0.3, dark), (0.52, base), (0.75, pale)])
    return s.finish(s.surface(tint, 0.42, 0.4))


def linen_shade(name, colour):
    """Loose linen on a lampshade: light comes through between the threads, and each thick thread stands dark before it."""
    s = Shader(name)
    height, yarn = weave(s, 0.0025)
    thick = s.add(s.multiply(s.subtract(slubs(s), 1.0), 1.1), s.multiply(s.subtract(yarn, 0.5), 0.36))
    tint = s.brighten(rgba(linear(colour)), s.add(s.remap(height, 0, 1, 0.42, 0.80), thick))
    warm = s.brighten(rgba(linear(colour)), s.subtract(s.remap(height, 0, 1, 1.10, 0.58), thick))
    normal = s.bump(height, 0.0011, 0.8)
    front = s.node('BsdfDiffuse', None, Color=tint, Normal=normal).outputs[0]
    back = s.node('BsdfTranslucent', None, Color=warm, Normal=normal).outputs[0]
    return s.finish(s.node('MixShader', None, _0=0.46, _1=front, _2=back).outputs[0])


def leaf(name, colour):
    s = Shader(name)
    p = s.object_coordinates()
    value = s.remap(s.noise(p, 7, 3), 0.3, 0.7, 0.72, 1.2)
    tint = s.brighten(rgba(linear(colour)), value)
    front = s.surface(tint, 0.42, 0.35)
    back = s.node('BsdfTranslucent', None, Color=tint).outputs[0]
    return s.finish(s.node('MixShader', None, _0=0.24, _1=front, _2=back).outputs[0])


def plain(name, colour, roughness=0.8, specular=0.2):
    s = Shader(name)
    return s.finish(s.surface(rgba(linear(colour)), roughness, specular))
