import { readModelManifests } from '@piri/catalogue/models3d';
import { readProducts } from '@piri/catalogue/products';
import { expect, test } from 'vitest';
import { toModels } from './item-models.ts';

const models = readModelManifests();

test('DETAIL-2 an item has a model for each of its shapes, with a variant for each look', () => {
  const sofa = toModels('padma-l-shape', models);
  expect(sofa.map(({ attributeValues }) => attributeValues)).toEqual([
    [{ displayLabel: 'Orientation', optionDisplayLabel: 'Left' }],
    [{ displayLabel: 'Orientation', optionDisplayLabel: 'Right' }],
  ]);
  expect(sofa[1]?.variants.map(({ name }) => name)).toEqual(['Right, Navy', 'Right, Beige']);
  expect(sofa[0]?.url).toMatch(/^\/shapes\/padma-l-shape\/left-navy-[0-9a-f]{8}\.glb$/);
});

test('DETAIL-2 every look that can be chosen is a variant with its file size', () => {
  for (const { id, model } of readProducts()) {
    const variants = toModels(id, models).flatMap((one) => one.variants);
    expect(variants.length, id).toBe(model === undefined ? 0 : model.variants.length);
    for (const { bytes } of variants) expect(bytes).toBeGreaterThan(1000);
  }
});
