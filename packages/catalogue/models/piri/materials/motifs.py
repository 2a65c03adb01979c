"""Figures of the rugs, as a loom can weave them: in steps of a thread. Metres from the middle, u along the length, v across.

A rug tells how near its ends and sides are (`rim`, 1 at the very edge, 0 half a metre in), so that its borders keep
their breadth whatever its size.
"""

from ..nodes import rgba

STEP = 0.0085


def stepped(s, x):
    return s.multiply(s.math('FLOOR', s.math('DIVIDE', x, STEP)), STEP)


def folded(s, x, period, shift=0.0):
    """0 in the middle of every period, half the period at its borders."""
    return s.math('ABSOLUTE', s.multiply(s.subtract(s.math('FRACT', s.math('DIVIDE', s.add(x, 40.5 * period + shift), period)), 0.5), period))


def below(s, x, limit):
    return s.math('LESS_THAN', x, limit)


def within(s, x, low, high):
    return s.multiply(s.math('GREATER_THAN', x, low), below(s, x, high))


def lay(s, under, *layers):
    """Colours over one another, each where its mask is 1."""
    for mask, colour in layers:
        under = s.mix(mask, under, rgba(colour))
    return under


def rims(s):
    """Metres to the nearest end and to the nearest side."""
    near_end, near_side, _ = s.split(s.attribute('rim'))
    return [s.multiply(s.subtract(1.0, near), 0.5) for near in (near_end, near_side)]


def stripes(s, u, v, ground, figure, accent, period=0.42):
    """Broad bands with a chain of lozenges, thin ones in company, teeth between them, and a row of single knots."""
    u, v = stepped(s, u), stepped(s, v)
    m = folded(s, u, period)
    end, _ = rims(s)
    chain = s.add(m, folded(s, v, 0.068))
    knot = s.add(s.subtract(period / 2, m), folded(s, v, 0.136))
    teeth = s.multiply(within(s, m, 0.062, 0.078), below(s, folded(s, v, 0.034), 0.0085))
    return lay(
        s, rgba(ground),
        (below(s, m, 0.054), figure),
        (below(s, chain, 0.040), ground),
        (below(s, chain, 0.026), accent),
        (teeth, figure),
        (within(s, m, 0.078, 0.088), figure),
        (within(s, m, 0.122, 0.131), accent),
        (within(s, m, 0.140, 0.166), figure),
        (within(s, m, 0.175, 0.184), accent),
        (below(s, knot, 0.018), figure),
        (below(s, end, 0.085), ground),
        (below(s, end, 0.070), figure),
        (within(s, end, 0.016, 0.027), accent),
    )


def diamonds(s, u, v, ground, figure, accent, wide=0.239, long=0.334):
    """Barfi: stepped diamonds one within the other, a small one where four meet, a toothed border all around."""
    u, v = stepped(s, u), stepped(s, v)
    shares = lambda shift: (s.math('DIVIDE', folded(s, u, long, long * shift), long), s.math('DIVIDE', folded(s, v, wide, wide * shift), wide))
    distance, between = s.add(*shares(0)), s.add(*shares(0.5))
    cross = s.math('MINIMUM', folded(s, u, long), folded(s, v, wide))
    field = lay(
        s, rgba(ground),
        (below(s, distance, 0.475), figure),
        (below(s, distance, 0.405), ground),
        (below(s, distance, 0.350), accent),
        (below(s, distance, 0.300), ground),
        (below(s, distance, 0.255), figure),
        (below(s, distance, 0.155), ground),
        (below(s, distance, 0.105), accent),
        (s.multiply(below(s, cross, 0.0085), within(s, distance, 0.155, 0.255)), ground),
        (below(s, between, 0.235), figure),
        (below(s, between, 0.175), accent),
        (below(s, between, 0.085), ground),
    )
    end, side = rims(s)
    edge = s.math('MINIMUM', end, side)
    along = s.mix(below(s, end, side), folded(s, u, 0.068), folded(s, v, 0.068))
    teeth = below(s, s.subtract(edge, 0.085), s.subtract(0.034, along))
    return lay(
        s, field,
        (below(s, edge, 0.145), ground),
        (below(s, edge, 0.136), accent),
        (below(s, edge, 0.127), ground),
        (teeth, figure),
        (below(s, edge, 0.085), figure),
        (within(s, edge, 0.030, 0.056), ground),
        (s.multiply(within(s, edge, 0.034, 0.052), below(s, along, 0.019)), accent),
    )


def waves(s, u, v, ground, figure, accent, period=0.15):
    """Dheu: rows of stepped waves, a thin one in the trough of each broad one."""
    u, v = stepped(s, u), stepped(s, v)
    m = s.math('FRACT', s.math('DIVIDE', s.add(s.add(u, folded(s, v, period)), 40 * period), period))
    end, _ = rims(s)
    return lay(
        s, rgba(ground),
        (below(s, m, 0.34), figure),
        (within(s, m, 0.60, 0.70), accent),
        (below(s, end, 0.085), ground),
        (below(s, end, 0.070), figure),
    )


# A motif's name begins with its figure: stripe-neel.
MOTIFS = {'stripe': stripes, 'diamond': diamonds, 'wave': waves}
