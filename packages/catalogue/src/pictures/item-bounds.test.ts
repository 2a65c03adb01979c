import { expect, it } from 'vitest';
import { readImageManifests } from '../images.ts';
import { readProducts } from '../products.ts';
import { projectItemBounds } from './item-bounds.ts';

const manifests = readImageManifests();
const withImages = readProducts().flatMap((product) => {
  const manifest = manifests.find(({ id }) => id === product.id);
  return manifest?.kind === 'product' ? [{ product, pictures: manifest.pictures }] : [];
});

it.each(withImages)(
  'returns the bounds of $product.id, within its image and near its centre',
  ({ product, pictures }) => {
    for (const image of pictures.filter(({ view }) => view !== 'detail')) {
      const { left, top, right, bottom } = projectItemBounds(product, image) ?? {
        left: 1,
        top: 1,
        right: 0,
        bottom: 0,
      };
      expect([left, top, right, bottom].every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(right - left).toBeGreaterThan(0.1);
      expect(bottom - top).toBeGreaterThan(0.02);
      // The camera aims at the item, so their middles are close to each other.
      expect(Math.abs((left + right) / 2 - 0.5)).toBeLessThan(0.12);
    }
  },
);

it('returns no bounds for a detail view or a product without a model', () => {
  const [first] = withImages;
  const detail = first?.pictures.find(({ view }) => view === 'detail');
  if (first === undefined || detail === undefined) throw new Error('There is no picture of a detail.');
  expect(projectItemBounds(first.product, detail)).toBeUndefined();
  expect(
    projectItemBounds({ ...first.product, model: undefined }, { ...detail, view: 'front' }),
  ).toBeUndefined();
});
