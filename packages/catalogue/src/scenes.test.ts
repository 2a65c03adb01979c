import { describe, expect, it } from 'vitest';
import { parseScene, readScenes } from './scenes.ts';

it('the living room contains a sofa, two tables, a stool, a lamp, a vase and a rug', () => {
  expect(readScenes().map(({ id, products }) => [id, products.map((product) => product.id)])).toContainEqual([
    'living-room',
    [
      'meghna-3-seater',
      'jamuna-centre-table',
      'piri-stool',
      'doyel-side-table',
      'jonaki-floor-lamp',
      'kashphul-vase',
      'nokshi-shataranji-rug',
    ],
  ]);
});

describe('validation of a room', () => {
  const hall = {
    id: 'hall',
    name: 'The hall',
    alt: { day: 'A hall.', night: 'A dark hall.' },
    products: [{ id: 'bench' }],
  };
  const rejections: [string, object, string][] = [
    [
      'an id that differs from its file name',
      { id: 'hallway' },
      'data/scenes/hall.json, field "id": is "hallway"',
    ],
    ['no description of the night view', { alt: { day: 'A hall.' } }, 'field "alt.night": is missing.'],
    ['a level above the maximum', { level: 1.2 }, 'field "level":'],
    ['a room without products', { products: [] }, 'field "products": must show at least one product.'],
    [
      'a duplicate product',
      { products: [{ id: 'bench' }, { id: 'bench', look: 'ash' }] },
      'field "products": "bench" occurs twice.',
    ],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    expect(() => parseScene('scenes/hall.json', JSON.stringify({ ...hall, ...change }))).toThrow(sentence);
  });
});
