"""What lies in a kitchen's baskets. Skins are made once and shared by all that wear them."""

import bpy

from ..nodes import Shader, linear, rgba


def onion_skin():
    """Red as Faridpur grows them: paper over paper, its veins from root to neck."""
    if 'onion skin' in bpy.data.materials:
        return bpy.data.materials['onion skin']
    s = Shader('onion skin')
    p = s.object_coordinates()
    x, y, z = s.split(p)
    around = s.math('ARCTAN2', y, x)
    # On a circle, or the veins would break where the angle starts anew.
    vein = s.noise(s.join(s.multiply(s.math('COSINE', around), 5.5), s.multiply(s.math('SINE', around), 5.5), s.multiply(z, 6)), 2.0, 3, 0.6)
    cloud = s.noise(p, 38, 3)
    tint = s.ramp(s.add(s.multiply(vein, 0.7), s.multiply(cloud, 0.3)), [(0.32, '#6d2233'), (0.50, '#96405a'), (0.66, '#b9776f')])
    neck = s.remap(z, 0.020, 0.034, 0, 1)
    tint = s.mix(neck, tint, rgba(linear('#b58f5c')))
    return s.finish(s.surface(tint, 0.38, 0.45, Normal=s.bump(vein, 0.0010, 0.3)))


def potato_skin():
    """Brushed, not washed: earth in the eyes."""
    if 'potato skin' in bpy.data.materials:
        return bpy.data.materials['potato skin']
    s = Shader('potato skin')
    p = s.object_coordinates()
    broad, fine = s.noise(p, 42, 4, 0.6), s.noise(p, 300, 3)
    eyes = s.remap(s.node('TexVoronoi', None, Vector=p, Scale=48).outputs[0], 0.10, 0.24, 1, 0)
    tint = s.ramp(s.add(s.multiply(broad, 0.7), s.multiply(fine, 0.3)), [(0.32, '#8f6c42'), (0.50, '#b58f5e'), (0.68, '#cbaa7b')])
    tint = s.mix(s.multiply(eyes, 0.6), tint, rgba(linear('#5f442a')))
    height = s.subtract(s.multiply(broad, 0.6), s.multiply(eyes, 0.6))
    return s.finish(s.surface(tint, 0.72, 0.2, Normal=s.bump(height, 0.006, 0.5)))
