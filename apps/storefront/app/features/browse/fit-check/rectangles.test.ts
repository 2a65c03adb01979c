import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitsAtAnyAngle, fitsAxisAligned, getMaxLengthAroundCorner } from './rectangles.ts';

const side = fc.integer({ min: 1, max: 400 });

it('an item that fits straight also fits rotated, with its sides in either order', () => {
  fc.assert(
    fc.property(side, side, side, side, (a, b, width, height) => {
      const straight = fitsAxisAligned([a, b], [width, height]);
      expect(fitsAxisAligned([b, a], [height, width])).toBe(straight);
      if (straight) expect(fitsAtAnyAngle([a, b], [width, height])).toBe(true);
    }),
  );
});

it('an item that fits rotated has neither a larger area nor a side longer than the diagonal', () => {
  fc.assert(
    fc.property(side, side, side, side, (a, b, width, height) => {
      if (!fitsAtAnyAngle([a, b], [width, height])) return;
      expect(a * b).toBeLessThanOrEqual(width * height);
      expect(Math.max(a, b)).toBeLessThanOrEqual(Math.hypot(width, height));
    }),
  );
});

it.each([
  ['a thin board fits along the diagonal', [240, 1], [80, 230], true],
  ['a square of the same width fits', [80, 80], [80, 200], true],
  ['a thick board does not fit along the diagonal', [225, 60], [80, 210], false],
] as const)('%s', (_, item, frame, fits) => {
  expect(fitsAtAnyAngle(item, frame)).toBe(fits);
});

it('the longest thin board round a corner of two equal passages is √8 times their width', () => {
  expect(getMaxLengthAroundCorner(0, [100, 100])).toBeCloseTo(100 * Math.sqrt(8), 1);
});

it('a thicker item must be shorter, and does not pass if it is thicker than the passage', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 200 }), fc.integer({ min: 60, max: 200 }), (first, second) => {
      expect(getMaxLengthAroundCorner(40, [first, second])).toBeLessThan(
        getMaxLengthAroundCorner(10, [first, second]),
      );
      expect(getMaxLengthAroundCorner(Math.min(first, second) + 1, [first, second])).toBe(0);
    }),
  );
});
