import { describe, expect, test } from 'vitest';
import { itemFixtures } from '../dimensions.fixtures.ts';
import { drawFront } from '../front-views/front-views.ts';
import { drawSide } from '../side-views/side-views.ts';
import { getMounting } from './get-mounting.ts';
import { type Dimensions, type Elevation, silhouetteNames } from './silhouette-names.ts';
import { boundsOf } from './testing/path-bounds.ts';

const odd: [string, Partial<Dimensions>][] = [
  ['as measured', {}],
  [
    'with nothing known but its size',
    {
      seatHeight: undefined,
      seatWidth: undefined,
      seatDepth: undefined,
      armHeight: undefined,
      clearance: undefined,
      mattress: undefined,
    },
  ],
];

function inside(view: Elevation, width: number, height: number) {
  const { left, right, top, bottom } = boundsOf(`${view.frame ?? ''}${view.body}${view.lines ?? ''}`);
  // The rounding to a millimetre, and the error of two rounded values.
  const slack = 0.25;
  expect(left).toBeGreaterThanOrEqual(-slack);
  expect(right).toBeLessThanOrEqual(width + slack);
  expect(top).toBeGreaterThanOrEqual(-slack);
  expect(bottom).toBeLessThanOrEqual(height + slack);
  return { left, right, top, bottom };
}

describe.each(silhouetteNames)('the outline of a %s', (outline) => {
  test.each(odd)('DETAIL-3 stays inside its dimensions: %s', (_, change) => {
    const measures = { ...(itemFixtures[outline] as Dimensions), ...change };
    const { width, depth, height } = measures;
    const tall = getMounting(outline) === 'above' ? depth : height;
    inside(drawFront(outline, measures), width, tall);
    if (getMounting(outline) !== 'above') inside(drawSide(outline, measures), depth, height);
  });

  test('DETAIL-3 fills its dimensions from edge to edge', () => {
    const measures = itemFixtures[outline] as Dimensions;
    const tall = getMounting(outline) === 'above' ? measures.depth : measures.height;
    const front = inside(drawFront(outline, measures), measures.width, tall);
    expect(front.right - front.left).toBeGreaterThan(measures.width * 0.84);
    expect(front.bottom - front.top).toBeGreaterThan(tall * 0.94);
  });

  test.each([
    ['twice as wide', 2, 1, 1],
    ['half as high', 1, 1, 0.5],
    ['half as large', 0.5, 0.5, 0.5],
  ])('stays inside them when it is %s', (_, x, y, z) => {
    const known = itemFixtures[outline] as Dimensions;
    const measures = { width: known.width * x, depth: known.depth * y, height: known.height * z };
    const tall = getMounting(outline) === 'above' ? measures.depth : measures.height;
    inside(drawFront(outline, measures), measures.width, tall);
    if (getMounting(outline) !== 'above')
      inside(drawSide(outline, measures), measures.depth, measures.height);
  });

  test('writes only finite numbers, without exponents', () => {
    const measures = itemFixtures[outline] as Dimensions;
    for (const view of [drawFront(outline, measures), drawSide(outline, measures)]) {
      expect(Object.values(view).join('')).not.toMatch(/NaN|Infinity|undefined|e-/);
    }
  });
});

test('draws a box for an unknown name', () => {
  const measures = { width: 60, depth: 40, height: 30 };
  expect(drawFront('hammock', measures)).toEqual(drawFront('box', measures));
  expect(drawFront('toString', measures)).toEqual(drawFront('box', measures));
  expect(drawSide('hammock', measures)).toEqual(drawSide('box', measures));
  expect(getMounting('hammock')).toBe('floor');
});
