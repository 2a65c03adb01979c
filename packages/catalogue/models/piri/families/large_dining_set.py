"""A set for a feast, seen from further away than one for a family."""

from ..studio import Angle
from .dining_set import build

__all__ = ['ANGLES', 'build']

ANGLES = {
    'three-quarter': Angle(around=29, above=17, distance=9.0),
    'front': Angle(around=0, above=8, distance=9.0),
    'detail': Angle(around=38, above=21, distance=2.4, at=(0.17, -0.30, 0.74)),
}
