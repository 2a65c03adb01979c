"""What a potter throws for the table, each standing on `at`: plates, bowls, cups, a jug."""

import math

from .joinery import turned


def plate(at, radius, glaze):
    profile = [(0.001, 0.002), (radius * 0.55, 0.002), (radius * 0.58, 0), (radius * 0.66, 0.003),
               (radius * 0.98, 0.0165), (radius, 0.018), (radius * 0.98, 0.0185),
               (radius * 0.66, 0.0065), (radius * 0.6, 0.005), (0.001, 0.005)]
    return turned('plate', profile, glaze, at)


def bowl(at, radius, glaze):
    quarter = [k / 9 * math.pi / 2 for k in range(10)]
    outside = [(radius * (0.42 + 0.58 * math.sin(a)), radius * 0.86 * (1 - math.cos(a)) + 0.004) for a in quarter]
    inside = [(r - 0.004, z + 0.002) for r, z in reversed(outside)]
    return turned('bowl', [(0.001, 0), (radius * 0.40, 0), *outside, *inside, (0.001, inside[-1][1])], glaze, at)


def cup(at, glaze):
    profile = [(0.001, 0), (0.020, 0), (0.026, 0.004), (0.031, 0.035), (0.033, 0.072),
               (0.030, 0.072), (0.028, 0.035), (0.022, 0.008), (0.001, 0.007)]
    return turned('cup', profile, glaze, at)


def jug(at, glaze):
    profile = [(0.001, 0), (0.034, 0), (0.046, 0.022), (0.049, 0.055), (0.040, 0.095), (0.027, 0.125), (0.026, 0.140),
               (0.033, 0.160), (0.030, 0.160), (0.023, 0.140), (0.024, 0.120), (0.001, 0.110)]
    return turned('jug', profile, glaze, at)


def leaning_dish(at, radius, glaze):
    dish = plate(at, radius, glaze)
    dish.rotation_euler.x = math.radians(78)
    dish.location.z += radius * math.sin(math.radians(78)) - 0.002
