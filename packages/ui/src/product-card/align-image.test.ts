import { expect, test } from 'vitest';
import { alignToCenter, alignToFloor, type ContentBounds } from './align-image.ts';

/** Returns where the product itself is on the backdrop, in percent from the left and from the bottom. */
function getItemPosition(
  bounds: ContentBounds,
  ratio: number,
  stand: typeof alignToCenter = alignToFloor,
  mediaRatio = 4 / 5,
) {
  const { width, left, bottom } = stand(bounds, ratio, mediaRatio);
  const across = Number.parseFloat(width);
  const high = across * (mediaRatio / ratio);
  return {
    left: Number.parseFloat(left) + across * bounds.left,
    right: Number.parseFloat(left) + across * bounds.right,
    bottom: Number.parseFloat(bottom) + high * (1 - bounds.bottom),
    top: Number.parseFloat(bottom) + high * (1 - bounds.top),
  };
}

const sofa = { left: 0.203, top: 0.588, right: 0.797, bottom: 0.823 };
const lamp = { left: 0.386, top: 0.087, right: 0.621, bottom: 0.816 };
const chair = { left: 0.107, top: 0.103, right: 0.85, bottom: 0.789 };

test('SHOP-3 a wide item has a margin of 14 % at each side', () => {
  const { left, right } = getItemPosition(sofa, 0.8);
  expect(left).toBeCloseTo(14, 1);
  expect(right).toBeCloseTo(86, 1);
});

test.each([sofa, lamp, chair])('SHOP-3 every item is on the floor line, 17 %% from the bottom', (bounds) => {
  expect(getItemPosition(bounds, 0.8).bottom).toBeCloseTo(17, 1);
});

test.each([sofa, lamp, chair])('centres an item, wherever it is in its image', (bounds) => {
  const { left, right } = getItemPosition(bounds, 0.8);
  expect(left + right).toBeCloseTo(100, 1);
});

test('a tall item keeps the top margin and has wider side margins', () => {
  const { left, top } = getItemPosition(lamp, 0.8);
  expect(top).toBeCloseTo(86, 1);
  expect(left).toBeGreaterThan(14);
});

test('an image of another aspect ratio is on the same floor line', () => {
  const cropped = { left: 0, top: 0, right: 1, bottom: 0.92 };
  expect(getItemPosition(cropped, 480 / 227)).toMatchObject({ left: 14, right: 86 });
  expect(getItemPosition(cropped, 480 / 227).bottom).toBeCloseTo(17, 1);
});

test.each([sofa, lamp, chair])(
  'DETAIL-2 alignToCenter centres an item, with margins of at least 10 %%',
  (bounds) => {
    const { left, right, top, bottom } = getItemPosition(bounds, 0.8, alignToCenter, 7 / 6);
    expect(left + right).toBeCloseTo(100, 1);
    expect(bottom + top).toBeCloseTo(100, 1);
    expect(Math.min(left, bottom)).toBeCloseTo(10, 1);
  },
);
