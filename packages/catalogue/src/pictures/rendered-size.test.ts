import { expect, test } from 'vitest';
import { readProducts } from '../products.ts';
import { planImageJobs } from './jobs.ts';
import { getRenderedItemSize } from './rendered-size.ts';

const dimensions = { width: 110, depth: 75, height: 76, seatHeight: 45 };
const variant = { name: 'natural', when: {}, materials: { wood: 'segun' } };
const model = { family: 'dining-table' as const, parameters: {}, materials: {}, variants: [variant] };

test('an item is rendered in its dimensions, or in the size of its model if it has one', () => {
  const size = { width: 110, depth: 108, height: 84 };
  expect(getRenderedItemSize({ dimensions, model })).toEqual({ width: 110, depth: 75, height: 76 });
  expect(getRenderedItemSize({ dimensions, model: { ...model, size } })).toEqual(size);
  const [job] = planImageJobs({
    products: [{ id: 'a-set', dimensions, model: { ...model, size } }],
    scenes: [],
  });
  expect(job).toMatchObject({ size });
});

test('the size of a model is at least the dimensions of its product', () => {
  for (const { id, dimensions, model } of readProducts()) {
    if (model?.size === undefined || dimensions.depth === 1) continue;
    for (const side of ['width', 'depth', 'height'] as const)
      expect(model.size[side], `${id} ${side}`).toBeGreaterThanOrEqual(dimensions[side]);
  }
});
