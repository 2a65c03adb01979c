import { readModelManifests } from '@piri/catalogue/models3d';
import { readProducts } from '@piri/catalogue/products';
import { expect, test } from 'vitest';
import { toItemModels } from './item-models.ts';

const models = readModelManifests();

test('DETAIL-2 returns a model for each shape of an item, with a variant for each combination', () => {
  const sofa = toItemModels('padma-l-shape', models);
  expect(sofa.map(({ attributeValues }) => attributeValues)).toEqual([
    [{ displayLabel: 'Orientation', optionDisplayLabel: 'Left' }],
    [{ displayLabel: 'Orientation', optionDisplayLabel: 'Right' }],
  ]);
  expect(sofa[1]?.variants.map(({ name }) => name)).toEqual(['Right, Navy', 'Right, Beige']);
  expect(sofa[0]?.url).toMatch(/^\/shapes\/padma-l-shape\/left-navy-[0-9a-f]{8}\.glb$/);
});

test('DETAIL-2 returns the file size of every variant', () => {
  for (const { id, model } of readProducts()) {
    const variants = toItemModels(id, models).flatMap((one) => one.variants);
    expect(variants.length, id).toBe(model === undefined ? 0 : model.variants.length);
    for (const { bytes } of variants) expect(bytes).toBeGreaterThan(1000);
  }
});
