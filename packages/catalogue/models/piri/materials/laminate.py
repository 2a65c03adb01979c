"""What only boards from a press are made of, and glass with silver behind it. Importing this makes their names known."""

from ..nodes import Shader
from . import by_name, wood
from .hard import mirrored

# Printed paper under resin: fine, calm, without pores that a finger would feel.
wood.CHARACTER['oak-laminate'] = dict(rings=0.012, contrast=0.75, pores=0.45, roughness=0.50)


def silvered(name, colour):
    """Glass before silver: the room it stands in, and on a transparent film the photographer's pale backdrop."""
    s = Shader(name)
    sharp = s.node('BsdfGlossy', None, Color=(0.86, 0.89, 0.88, 1), Roughness=0.015).outputs[0]
    mirror = s.finish(s.node('MixShader', None, _0=0.62, _1=sharp, _2=mirrored(s)).outputs[0])
    mirror.cycles.sample_as_light = False
    return mirror


by_name.MAKERS['mirror'] = silvered
