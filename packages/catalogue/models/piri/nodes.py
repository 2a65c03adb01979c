"""A shader written as an expression instead of a drawing of boxes."""

import bpy


class Shader:
    """One material. Methods return sockets, so that calls nest: `s.mix(s.noise(p, 5), dark, light)`."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def node(self, kind, settings=None, **inputs):
        """`_0=` names an input by its place, any other keyword by its name, underscores for blanks."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            socket = node.inputs[int(key[1:]) if key[0] == '_' else key.replace('_', ' ')]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif value is not None:
                socket.default_value = rgba(value) if socket.type == 'RGBA' else value
        return node

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self.node('Math', {'operation': operation, 'use_clamp': clamp}, _0=a, _1=b, _2=c).outputs[0]

    def add(self, a, b):
        return self.math('ADD', a, b)

    def subtract(self, a, b):
        return self.math('SUBTRACT', a, b)

    def multiply(self, a, b):
        return self.math('MULTIPLY', a, b)

    def vector(self, operation, a, b=(0, 0, 0)):
        return self.node('VectorMath', {'operation': operation}, _0=a, _1=b).outputs[0]

    def scale(self, vector, factor):
        return self.node('VectorMath', {'operation': 'SCALE'}, _0=vector, _3=factor).outputs[0]

    def split(self, vector):
        return self.node('SeparateXYZ', None, _0=vector).outputs

    def join(self, x, y, z=0.0):
        return self.node('CombineXYZ', None, _0=x, _1=y, _2=z).outputs[0]

    def noise(self, vector, scale=1.0, detail=2.0, roughness=0.5, colour=False):
        node = self.node('TexNoise', None, Vector=vector, Scale=scale, Detail=detail, Roughness=roughness)
        return node.outputs[1 if colour else 0]

    def wobble(self, vector, frequency, amount):
        """The vector, led astray by noise: nothing woven or grown is straight."""
        centred = self.vector('SUBTRACT', self.noise(vector, frequency, 2, colour=True), (0.5, 0.5, 0.5))
        return self.vector('ADD', vector, self.scale(centred, amount))

    def white_noise(self, vector):
        return self.node('TexWhiteNoise', {'noise_dimensions': '3D'}, Vector=vector).outputs[0]

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        kind = {'interpolation_type': 'SMOOTHSTEP'} if smooth else None
        return self.node('MapRange', kind, _0=value, _1=low, _2=high, _3=to_low, _4=to_high).outputs[0]

    def ramp(self, value, stops, sharp=False):
        node = self.node('ValToRGB', None, Fac=value)
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = 'CONSTANT' if sharp else 'LINEAR'
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, rgba(colour)
        return node.outputs[0]

    def mix(self, factor, a, b):
        return self.node('MixRGB', {'blend_type': 'MIX'}, _0=factor, _1=a, _2=b).outputs[0]

    def brighten(self, colour, value):
        return self.node('HueSaturation', None, Color=colour, Value=value).outputs[0]

    def attribute(self, name, output=1):
        return self.node('Attribute', {'attribute_name': name}).outputs[output]

    def cloth_coordinates(self):
        return self.node('UVMap').outputs[0]

    def object_coordinates(self):
        return self.node('TexCoord').outputs['Object']

    def facing(self, power=2.5):
        """1 where the surface turns away from the eye."""
        return self.math('POWER', self.node('LayerWeight', None, Blend=0.5).outputs[1], power)

    def bump(self, height, distance, strength=1.0):
        return self.node('Bump', None, Height=height, Distance=distance, Strength=strength).outputs[0]

    def surface(self, colour, roughness=0.5, specular=0.5, **more):
        return self.node('BsdfPrincipled', None, Base_Color=colour, Roughness=roughness, Specular=specular, **more).outputs[0]

    def finish(self, shader):
        self.tree.links.new(shader, self.output.inputs[0])
        return self.material


def rgba(colour):
    """`#rrggbb`, or three or four scene-linear numbers."""
    if isinstance(colour, str):
        colour = linear(colour)
    return (*colour, 1.0) if len(colour) == 3 else tuple(colour)


def linear(hex_colour):
    parts = [int(hex_colour.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
