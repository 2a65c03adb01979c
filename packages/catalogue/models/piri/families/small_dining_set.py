"""A set for a kitchen, seen from nearer than one for a hall."""

from ..studio import Angle
from .dining_set import build

__all__ = ['ANGLES', 'build']

ANGLES = {
    'three-quarter': Angle(around=29, above=17, distance=4.3),
    'front': Angle(around=0, above=8, distance=4.3),
    'detail': Angle(around=38, above=21, distance=1.9, at=(0.20, -0.22, 0.80)),
}
