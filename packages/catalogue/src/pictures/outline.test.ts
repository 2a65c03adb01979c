import { describe, expect, it } from 'vitest';
import { findOutlineFaults } from './find-outline-faults.ts';
import { boxHull, getHull } from './hull.ts';
import { type ImageCamera, projectHullBounds, projectPoint } from './image-camera.ts';
import { type AlphaMask, findOutlineBounds, intersectionOverUnion, normalizeOutline } from './outline.ts';
import { findSimilarPairs, parseAllowedPairs } from './similar-outlines.ts';

/** Two metres in front, half a metre up, looking straight along +Y. */
const level: ImageCamera = {
  matrix: [
    [1, 0, 0, 0],
    [0, 0, -1, -2],
    [0, 1, 0, 0.5],
  ],
  focal: 2,
  shift: [0, 0],
};

describe('the camera', () => {
  it('projects a point straight ahead to the centre, and nearer points further from it', () => {
    expect(projectPoint(level, [0, 0, 0.5], 400, 500)).toEqual([200, 250]);
    // 0.25 m aside, 2 m away: 2 × 0.25 ÷ 2 = a quarter of the width from the middle.
    expect(projectPoint(level, [0.25, 0, 0.5], 400, 500)).toEqual([300, 250]);
    expect(projectPoint(level, [0.25, -1, 0.5], 400, 500)).toEqual([400, 250]);
    expect(projectPoint(level, [0, 0, 0.75], 400, 500)).toEqual([200, 150]);
  });

  it('moves the image against its shift, in widths', () => {
    const shifted: ImageCamera = { ...level, shift: [0.1, 0.2] };
    expect(projectPoint(shifted, [0, 0, 0.5], 400, 500)).toEqual([160, 330]);
  });

  it('takes the bounds of a box from its nearest face', () => {
    const box = projectHullBounds(level, { width: 50, depth: 100, height: 100 }, boxHull, 400, 500);
    // The front is 1.5 m away: 400 × 2 × 0.25 ÷ 1.5 = 133 to each side, 400 × 2 × 0.5 ÷ 1.5 = 267 up and down.
    expect(box.left).toBeCloseTo(200 - 133.33, 1);
    expect(box.right).toBeCloseTo(200 + 133.33, 1);
    expect(box.top).toBeCloseTo(250 - 266.67, 1);
    expect(box.bottom).toBeCloseTo(250 + 266.67, 1);
  });

  it('leaves the missing corner of a corner sofa out of its bounds', () => {
    const size = { width: 200, depth: 176, height: 80 };
    const reach = (chaise: string) => {
      const hull = getHull({ family: 'sofa', size, parameters: { chaise } });
      return projectHullBounds(level, size, hull, 400, 500);
    };
    // The chaise reaches far forward on its own side; on the other side, the bench ends half a depth further back.
    expect(reach('left').left).toBeLessThan(400 - reach('left').right);
    expect(reach('right').right - 200).toBeCloseTo(200 - reach('left').left, 5);
  });
});

/** Creates a mask from lines: # is furniture, + its shadow. */
function cover(...lines: string[]): AlphaMask {
  const alpha = lines
    .join('')
    .split('')
    .map((sign) => ({ '#': 250, '+': 215 })[sign] ?? 0);
  return { width: lines[0]?.length ?? 0, height: lines.length, alpha: new Uint8Array(alpha) };
}

describe('the outline', () => {
  it('surrounds the furniture without its shadow', () => {
    const around = { left: 1, top: 1, right: 4, bottom: 3 };
    expect(findOutlineBounds(cover('      ', ' ###  ', ' # #++', '  ++++'))).toEqual(around);
  });

  it('is undefined if there is only a shadow', () => {
    expect(findOutlineBounds(cover('  ', '++'))).toBeUndefined();
    expect(normalizeOutline(cover('  ', '++'))).toBeUndefined();
  });

  it('has a normalized shape, independent of size and aspect ratio', () => {
    const small = normalizeOutline(cover('#  ', '###'));
    const large = normalizeOutline(
      cover('##      ', '##      ', '##      ', '########', '########', '########'),
    );
    const other = normalizeOutline(cover('  #', '###'));
    if (!small || !large || !other) throw new Error('Each of them has a shape.');
    expect(intersectionOverUnion(small, small)).toBe(1);
    expect(intersectionOverUnion(small, large)).toBeGreaterThan(0.9);
    expect(intersectionOverUnion(small, other)).toBeCloseTo(0.6, 1);
  });
});

describe('the comparison of an outline with the dimensions', () => {
  const box = { left: 100, top: 100, right: 300, bottom: 200 };
  it('accepts an outline that fits', () => {
    expect(findOutlineFaults('front', 400, box, { left: 96, top: 103, right: 299, bottom: 200 })).toEqual([]);
    expect(
      findOutlineFaults('three-quarter', 400, box, { left: 110, top: 110, right: 290, bottom: 200 }),
    ).toEqual([]);
  });

  it('rejects an outline that is too large, too small or missing', () => {
    expect(findOutlineFaults('front', 400, box, { left: 93, top: 100, right: 300, bottom: 200 })).toEqual([
      'reaches 7 px beyond its dimensions, left',
    ]);
    expect(findOutlineFaults('front', 400, box, { left: 110, top: 115, right: 290, bottom: 200 })).toEqual([
      'fills only 90.0 % of its width',
      'fills only 85.0 % of its height',
    ]);
    expect(findOutlineFaults('front', 400, box, undefined)).toEqual(['there is no furniture in it']);
  });

  it('accepts any outline in a detail view', () => {
    expect(findOutlineFaults('detail', 400, box, undefined)).toEqual([]);
  });
});

describe('products with similar outlines', () => {
  const outline = Uint8Array.of(1, 1, 0, 1);
  const other = Uint8Array.of(1, 0, 1, 1);
  it('are found within the same view', () => {
    const pairs = findSimilarPairs([
      { product: 'b', view: 'front', shape: outline },
      { product: 'a', view: 'front', shape: outline },
      { product: 'c', view: 'front', shape: other },
      { product: 'c', view: 'three-quarter', shape: outline },
    ]);
    expect(pairs).toEqual([{ products: ['a', 'b'], view: 'front', overlap: 1 }]);
  });

  it('are allowed with a reason of a whole sentence and ids in alphabetical order', () => {
    const row = { products: ['a', 'b'], view: 'front', reason: 'One is the other with another wood.' };
    expect(parseAllowedPairs(JSON.stringify([row]))).toEqual([row]);
    expect(() => parseAllowedPairs(JSON.stringify([{ ...row, reason: 'same' }]))).toThrow(
      'must be a whole sentence',
    );
    expect(() => parseAllowedPairs(JSON.stringify([{ ...row, products: ['b', 'a'] }]))).toThrow(
      'data/similar-shapes.json, row 1, field "products": must be two ids in alphabetical order.',
    );
  });
});
