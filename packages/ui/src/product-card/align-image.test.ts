import { expect, test } from 'vitest';
import { alignToCenter, alignToFloor, type ContentBounds } from './align-image.ts';

/** Returns where the product itself is on the backdrop, in percent from the left and from the bottom. */
function onStage(
  outline: ContentBounds,
  ratio: number,
  stand: typeof alignToCenter = alignToFloor,
  stageRatio = 4 / 5,
) {
  const { width, left, bottom } = stand(outline, ratio, stageRatio);
  const across = Number.parseFloat(width);
  const high = across * (stageRatio / ratio);
  return {
    left: Number.parseFloat(left) + across * outline.left,
    right: Number.parseFloat(left) + across * outline.right,
    bottom: Number.parseFloat(bottom) + high * (1 - outline.bottom),
    top: Number.parseFloat(bottom) + high * (1 - outline.top),
  };
}

const sofa = { left: 0.203, top: 0.588, right: 0.797, bottom: 0.823 };
const lamp = { left: 0.386, top: 0.087, right: 0.621, bottom: 0.816 };
const chair = { left: 0.107, top: 0.103, right: 0.85, bottom: 0.789 };

test('SHOP-3 what is wide has 14 % of air at each side', () => {
  const { left, right } = onStage(sofa, 0.8);
  expect(left).toBeCloseTo(14, 1);
  expect(right).toBeCloseTo(86, 1);
});

test.each([sofa, lamp, chair])('SHOP-3 everything stands on the line 17 %% from below', (outline) => {
  expect(onStage(outline, 0.8).bottom).toBeCloseTo(17, 1);
});

test.each([sofa, lamp, chair])('stands in the middle, wherever it stands in its picture', (outline) => {
  const { left, right } = onStage(outline, 0.8);
  expect(left + right).toBeCloseTo(100, 1);
});

test('what is tall ends below the ceiling and takes more air at its sides', () => {
  const { left, top } = onStage(lamp, 0.8);
  expect(top).toBeCloseTo(86, 1);
  expect(left).toBeGreaterThan(14);
});

test('a picture of another shape stands on the same line', () => {
  const cropped = { left: 0, top: 0, right: 1, bottom: 0.92 };
  expect(onStage(cropped, 480 / 227)).toMatchObject({ left: 14, right: 86 });
  expect(onStage(cropped, 480 / 227).bottom).toBeCloseTo(17, 1);
});

test.each([sofa, lamp, chair])(
  'DETAIL-2 alone it stands in the middle, with 10 %% of air at least',
  (outline) => {
    const { left, right, top, bottom } = onStage(outline, 0.8, alignToCenter, 7 / 6);
    expect(left + right).toBeCloseTo(100, 1);
    expect(bottom + top).toBeCloseTo(100, 1);
    expect(Math.min(left, bottom)).toBeCloseTo(10, 1);
  },
);
