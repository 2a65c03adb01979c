import { describe, expect, it } from 'vitest';
import { assertConsistentMeasurements, getMeasurements } from './measurements.ts';

const carton = { holds: 'All of it', width: 210, depth: 95, height: 90, weight: 60 };
const queen = { dimensions: { width: 168, depth: 221, height: 112 }, weight: 55, cartons: [carton] };
const bed = {
  options: { Size: ['King', 'Queen'], Finish: ['Natural', 'Antique'] },
  skus: [
    { code: 'KING', values: { Size: 'King', Finish: 'Natural' } },
    { code: 'QUEEN', values: { Size: 'Queen', Finish: 'Natural' } },
  ],
  dimensions: { width: 198, depth: 221, height: 112, mattress: { width: 183, length: 198 } },
  weight: 60,
  cartons: [carton],
  otherSizes: [{ when: { Size: 'Queen' }, ...queen }],
};
const check = (change: object) => assertConsistentMeasurements('products/bed.json', { ...bed, ...change });

describe('the measurements of a product', () => {
  it('depend on its size and on no other option', () => {
    expect(getMeasurements(bed, { Size: 'Queen', Finish: 'Antique' })).toEqual(queen);
    expect(getMeasurements(bed, { Size: 'King', Finish: 'Antique' }).dimensions.width).toBe(198);
  });

  it('allow a seat as large as the whole product, as in a stool', () => {
    expect(() => check({ dimensions: { ...bed.dimensions, seatHeight: 112, seatWidth: 198 } })).not.toThrow();
  });

  const parts = [
    ['seatHeight', 113, 112],
    ['seatWidth', 199, 198],
    ['seatDepth', 222, 221],
    ['armHeight', 113, 112],
    ['clearance', 113, 112],
  ] as const;
  it.each(parts)('are rejected if %s is %d cm of %d', (part, value, whole) => {
    expect(() => check({ dimensions: { ...bed.dimensions, [part]: value } })).toThrow(
      `data/products/bed.json, field "dimensions.${part}": is ${value} cm, more than the ${whole} cm of the whole item.`,
    );
  });

  const rejections: [string, object, string][] = [
    [
      'a mattress wider than the bed',
      { dimensions: { ...bed.dimensions, mattress: { width: 200, length: 198 } } },
      'field "dimensions.mattress.width": is 200 cm, more than the 198 cm',
    ],
    [
      'a mattress longer than the bed',
      { dimensions: { ...bed.dimensions, mattress: { width: 183, length: 230 } } },
      'field "dimensions.mattress.length": is 230 cm, more than the 221 cm',
    ],
    [
      'cartons lighter than the item',
      { weight: 61 },
      'field "cartons": weigh 60 kg in total, less than the 61 kg',
    ],
    [
      'cartons lighter than another size',
      { otherSizes: [{ when: { Size: 'Queen' }, ...queen, weight: 99 }] },
      'field "otherSizes" for Size Queen, field "cartons": weigh 60 kg',
    ],
    [
      'a size that is not offered',
      { otherSizes: [{ when: { Size: 'Single' }, ...queen }] },
      '"Single" is not a value of Size',
    ],
    [
      'a sku that matches two sizes',
      {
        otherSizes: [
          { when: { Size: 'Queen' }, ...queen },
          { when: { Finish: 'Natural' }, ...queen },
        ],
      },
      'sku "QUEEN": matches more than one size in "otherSizes".',
    ],
  ];
  it.each(rejections)('are rejected for %s', (_, change, sentence) => {
    expect(() => check(change)).toThrow(sentence);
  });
});
