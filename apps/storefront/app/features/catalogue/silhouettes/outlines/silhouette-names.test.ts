import { describe, expect, test } from 'vitest';
import { silhouetteDimensionsFixtures } from '../dimensions.fixtures.ts';
import { drawFront } from '../front-views/front-views.ts';
import { drawSide } from '../side-views/side-views.ts';
import { getMounting } from './get-mounting.ts';
import { type Dimensions, type ElevationPathData, silhouetteNames } from './silhouette-names.ts';
import { getPathBounds } from './testing/path-bounds.ts';

const odd: [string, Partial<Dimensions>][] = [
  ['with all dimensions', {}],
  [
    'with only its overall size',
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

function inside(view: ElevationPathData, width: number, height: number) {
  const { left, right, top, bottom } = getPathBounds(`${view.frame ?? ''}${view.body}${view.lines ?? ''}`);
  // The rounding to a millimetre, and the error of two rounded values.
  const slack = 0.25;
  expect(left).toBeGreaterThanOrEqual(-slack);
  expect(right).toBeLessThanOrEqual(width + slack);
  expect(top).toBeGreaterThanOrEqual(-slack);
  expect(bottom).toBeLessThanOrEqual(height + slack);
  return { left, right, top, bottom };
}

describe.each(silhouetteNames)('the outline of a %s', (name) => {
  test.each(odd)('DETAIL-3 stays inside its dimensions: %s', (_, change) => {
    const dimensions = { ...(silhouetteDimensionsFixtures[name] as Dimensions), ...change };
    const { width, depth, height } = dimensions;
    const tall = getMounting(name) === 'above' ? depth : height;
    inside(drawFront(name, dimensions), width, tall);
    if (getMounting(name) !== 'above') inside(drawSide(name, dimensions), depth, height);
  });

  test('DETAIL-3 fills its dimensions from edge to edge', () => {
    const dimensions = silhouetteDimensionsFixtures[name] as Dimensions;
    const tall = getMounting(name) === 'above' ? dimensions.depth : dimensions.height;
    const front = inside(drawFront(name, dimensions), dimensions.width, tall);
    expect(front.right - front.left).toBeGreaterThan(dimensions.width * 0.84);
    expect(front.bottom - front.top).toBeGreaterThan(tall * 0.94);
  });

  test.each([
    ['twice as wide', 2, 1, 1],
    ['half as high', 1, 1, 0.5],
    ['half as large', 0.5, 0.5, 0.5],
  ])('stays inside its dimensions when it is %s', (_, x, y, z) => {
    const known = silhouetteDimensionsFixtures[name] as Dimensions;
    const dimensions = { width: known.width * x, depth: known.depth * y, height: known.height * z };
    const tall = getMounting(name) === 'above' ? dimensions.depth : dimensions.height;
    inside(drawFront(name, dimensions), dimensions.width, tall);
    if (getMounting(name) !== 'above')
      inside(drawSide(name, dimensions), dimensions.depth, dimensions.height);
  });

  test('writes only finite numbers, without exponents', () => {
    const dimensions = silhouetteDimensionsFixtures[name] as Dimensions;
    for (const view of [drawFront(name, dimensions), drawSide(name, dimensions)]) {
      expect(Object.values(view).join('')).not.toMatch(/NaN|Infinity|undefined|e-/);
    }
  });
});

test('draws a box for an unknown name', () => {
  const dimensions = { width: 60, depth: 40, height: 30 };
  expect(drawFront('hammock', dimensions)).toEqual(drawFront('box', dimensions));
  expect(drawFront('toString', dimensions)).toEqual(drawFront('box', dimensions));
  expect(drawSide('hammock', dimensions)).toEqual(drawSide('box', dimensions));
  expect(getMounting('hammock')).toBe('floor');
});
