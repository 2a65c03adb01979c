import { describe, expect, test } from 'vitest';
import { frontOf } from '../front-views/front-views.ts';
import { samplePieces } from '../measures-in-stories.ts';
import { sideOf } from '../side-views/side-views.ts';
import { type Measures, outlines, type View } from './outlines.ts';
import { placeOf } from './place-of.ts';
import { boundsOf } from './testing/path-bounds.ts';

const odd: [string, Partial<Measures>][] = [
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

function inside(view: View, width: number, height: number) {
  const { left, right, top, bottom } = boundsOf(`${view.frame ?? ''}${view.body}${view.lines ?? ''}`);
  // The millimetre that every figure is rounded to, and what two of them make together.
  const slack = 0.25;
  expect(left).toBeGreaterThanOrEqual(-slack);
  expect(right).toBeLessThanOrEqual(width + slack);
  expect(top).toBeGreaterThanOrEqual(-slack);
  expect(bottom).toBeLessThanOrEqual(height + slack);
  return { left, right, top, bottom };
}

describe.each(outlines)('the outline of a %s', (outline) => {
  test.each(odd)('DETAIL-3 keeps inside its measures %s', (_, change) => {
    const measures = { ...(samplePieces[outline] as Measures), ...change };
    const { width, depth, height } = measures;
    const tall = placeOf(outline) === 'above' ? depth : height;
    inside(frontOf(outline, measures), width, tall);
    if (placeOf(outline) !== 'above') inside(sideOf(outline, measures), depth, height);
  });

  test('DETAIL-3 fills them from edge to edge', () => {
    const measures = samplePieces[outline] as Measures;
    const tall = placeOf(outline) === 'above' ? measures.depth : measures.height;
    const front = inside(frontOf(outline, measures), measures.width, tall);
    expect(front.right - front.left).toBeGreaterThan(measures.width * 0.84);
    expect(front.bottom - front.top).toBeGreaterThan(tall * 0.94);
  });

  test.each([
    ['twice as wide', 2, 1, 1],
    ['half as high', 1, 1, 0.5],
    ['half as large', 0.5, 0.5, 0.5],
  ])('keeps inside them when it is %s', (_, x, y, z) => {
    const known = samplePieces[outline] as Measures;
    const measures = { width: known.width * x, depth: known.depth * y, height: known.height * z };
    const tall = placeOf(outline) === 'above' ? measures.depth : measures.height;
    inside(frontOf(outline, measures), measures.width, tall);
    if (placeOf(outline) !== 'above') inside(sideOf(outline, measures), measures.depth, measures.height);
  });

  test('draws no figure that is none', () => {
    const measures = samplePieces[outline] as Measures;
    for (const view of [frontOf(outline, measures), sideOf(outline, measures)]) {
      expect(Object.values(view).join('')).not.toMatch(/NaN|Infinity|undefined|e-/);
    }
  });
});

test('a name nobody has drawn is a box', () => {
  const measures = { width: 60, depth: 40, height: 30 };
  expect(frontOf('hammock', measures)).toEqual(frontOf('box', measures));
  expect(frontOf('toString', measures)).toEqual(frontOf('box', measures));
  expect(sideOf('hammock', measures)).toEqual(sideOf('box', measures));
  expect(placeOf('hammock')).toBe('floor');
});
