import { expect, it } from 'vitest';
import { arrangeBundleItems, type BundleItemWithImage } from './arrange-bundle-items.ts';

const item = (path: string, centimetres: number, quantity = 1): BundleItemWithImage => ({
  image: { path, widths: [320], width: 320, height: 400 },
  centimetres,
  quantity,
});
const standing = (...items: BundleItemWithImage[]) =>
  arrangeBundleItems(items).map(({ image, middle }) => [image.path, Math.sign(middle)]);

it('places the widest item in the middle, behind the others', () => {
  expect(standing(item('lamp', 40), item('sofa', 200), item('table', 110))).toEqual([
    ['sofa', 0],
    ['table', 1],
    ['lamp', -1],
  ]);
});

it('places several of one item on both sides', () => {
  expect(standing(item('table', 150), item('chair', 45, 2))).toEqual([
    ['table', 0],
    ['chair', 1],
    ['chair', -1],
  ]);
});

it('places two of four behind, without cutting any off', () => {
  const positions = arrangeBundleItems([item('table', 150), item('chair', 45, 4)]);
  expect(positions.map(({ image, row }) => [image.path, row])).toEqual([
    ['chair', 'far'],
    ['chair', 'far'],
    ['table', 'middle'],
    ['chair', 'near'],
    ['chair', 'near'],
  ]);
  for (const { middle, width } of positions) expect(Math.abs(middle) + width / 2).toBeLessThanOrEqual(50);
});

it('places two single items side by side, and one in the middle', () => {
  expect(standing(item('bed', 160), item('stool', 40))).toEqual([
    ['bed', -1],
    ['stool', 1],
  ]);
  expect(standing(item('bed', 160))).toEqual([['bed', 0]]);
  expect(standing()).toEqual([]);
});

it('draws items to scale, with a minimum width', () => {
  const [back, near] = arrangeBundleItems([item('sofa', 200), item('chair', 150)]);
  // Items in front are drawn slightly larger.
  expect(near?.width).toBe(Math.round((((back?.width ?? 0) * 150) / 200) * 1.08));
  const [, tiny] = arrangeBundleItems([item('sofa', 200), item('stool', 20)]);
  expect(tiny?.width).toBe(24);
});
