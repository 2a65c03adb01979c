import { expect, it } from 'vitest';
import { arrangeBundleItems } from './arrange-bundle-items.ts';
import { layoutBundleImages } from './layout-bundle-images.ts';

const outline = { left: 0.2, top: 0.5, right: 0.8, bottom: 0.8 };
const item = (path: string, centimetres: number, own = outline) => ({
  image: { path, widths: [320], width: 320, height: 400, outline: own },
  centimetres,
  quantity: 1,
});

it('draws items to scale, whatever the margins of their images', () => {
  const airy = { left: 0.4, top: 0.5, right: 0.6, bottom: 0.8 };
  const { images } = layoutBundleImages(arrangeBundleItems([item('sofa', 200), item('seat', 150, airy)]));
  const [sofa, seat] = images;
  const shown = (of: typeof sofa, { left, right }: typeof outline) => (of?.width ?? 0) * (right - left);
  expect(shown(seat, airy) / shown(sofa, outline)).toBeCloseTo((150 / 200) * 1.08, 1);
});

it('centres the group vertically on the backdrop', () => {
  const { images, high } = layoutBundleImages(arrangeBundleItems([item('sofa', 200), item('table', 110)]));
  const feet = images.map(({ bottom, width }) => bottom + ((width * 400) / 320) * (1 - outline.bottom));
  const tops = images.map(({ bottom, width }) => bottom + ((width * 400) / 320) * (1 - outline.top));
  expect(Math.min(...feet)).toBeCloseTo(-high / 2);
  expect(Math.max(...tops)).toBeCloseTo(high / 2);
});

it('places nearer items lower', () => {
  const { images } = layoutBundleImages(arrangeBundleItems([item('sofa', 200), item('table', 110)]));
  const foot = images.map(({ bottom, width }) => bottom + ((width * 400) / 320) * (1 - outline.bottom));
  expect(foot[1]).toBeLessThan(foot[0] ?? 0);
});
