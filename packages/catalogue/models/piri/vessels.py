"""A pot that is only looked at: round in the belly, narrow in the neck, thrown in any height and breadth."""

from .joinery import turned

# Outline as shares of the belly's radius and of the height: up the outside, over the lip, a little way in.
OUTLINE = [
    (0.001, 0), (0.50, 0), (0.62, 0.02), (0.90, 0.21), (1.0, 0.44), (0.92, 0.65), (0.61, 0.83), (0.37, 0.92),
    (0.40, 0.98), (0.44, 1.0), (0.38, 0.99), (0.33, 0.92), (0.18, 0.88),
]


def vessel(at, radius, tall, glaze):
    turned('vessel', [(max(0.001, r * radius), z * tall) for r, z in OUTLINE], glaze, at)
