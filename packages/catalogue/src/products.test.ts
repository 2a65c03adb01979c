import { describe, expect, it } from 'vitest';
import { getMeasurements } from './measurements.ts';
import { parseProduct, readProducts } from './products.ts';
import { productFileFixture } from './testing/catalogue.fixtures.ts';

const products = readProducts();
const find = (id: string) => products.find((product) => product.id === id);

describe('the products of the shop', () => {
  it('name each size of the rug by its measurements', () => {
    const rug = find('nokshi-shataranji-rug') ?? never();
    for (const { values } of rug.skus) {
      const { width, depth } = getMeasurements(rug, values).dimensions;
      expect(values['Size']).toBe(`${width} × ${depth}`);
    }
  });

  it.each([
    ['Queen', 168, 152],
    ['King', 198, 183],
  ])('have for a %s bed a width of %d cm and a mattress of %d cm', (Size, width, mattress) => {
    const { dimensions, cartons } = getMeasurements(find('sundarban-bed') ?? never(), {
      Size,
      Finish: 'Natural',
    });
    expect(dimensions).toMatchObject({ width, mattress: { width: mattress } });
    expect(cartons[0]?.width).toBe(width + 4);
  });

  it('give the reason for a missing combination', () => {
    expect(find('shindhuk-storage-bed')?.missing).toEqual([
      {
        values: { Size: 'King', Storage: 'Hydraulic' },
        reason: 'The struts can lift a Queen mattress; a King mattress is too heavy for them.',
      },
    ]);
  });
});

describe('validation of a product', () => {
  const [ash, teal] = productFileFixture.skus;
  const [ashLook, tealLook] = productFileFixture.model.variants;
  const rejections: [string, object, string][] = [
    ['no title', { title: undefined }, 'data/products/bench.json, field "title": is missing.'],
    ['an id in capitals', { id: 'Bench' }, 'field "id": must be lower-case words joined'],
    [
      'an id that differs from its file name',
      { id: 'stool' },
      'field "id": is "stool", but the file is called "bench"',
    ],
    ['a misspelt field', { wieght: 3 }, 'has an unknown field: "wieght".'],
    ['a title of 91 characters', { title: 'x'.repeat(91) }, 'field "title": must not be longer than 90'],
    [
      'a subtitle of 61 characters',
      { subtitle: 'x'.repeat(61) },
      'field "subtitle": must not be longer than 60',
    ],
    ['no description', { description: [] }, 'field "description": must have at least one paragraph.'],
    ['no skus', { skus: [] }, 'field "skus": must have at least one sku.'],
    [
      'an option with a single value',
      { options: { Color: ['Ash'] } },
      'field "options.Color": must offer at least two values.',
    ],
    ['no materials', { madeOf: [] }, 'field "madeOf": must name at least one material.'],
    ['no cartons', { cartons: [] }, 'field "cartons": must have at least one entry'],
    [
      'a width of zero',
      { dimensions: { width: 0, depth: 1, height: 1 } },
      '"dimensions.width": must be more than 0 cm.',
    ],
    ['a weight of zero', { weight: 0 }, 'field "weight": must be more than 0 kg.'],
    ['a blank title', { title: '  ' }, 'field "title": must not be empty.'],
    [
      'a model without a look',
      { model: { ...productFileFixture.model, variants: [] } },
      '"model.variants": must have at least one look.',
    ],
    ['a negative warranty', { warrantyMonths: -1 }, 'field "warrantyMonths": must be at least 0.'],
    [
      'neither a model nor an outline',
      { model: undefined },
      'field "silhouette": is missing. A product without a model must name its outline.',
    ],
    [
      'both a model and an outline',
      { silhouette: 'bench' },
      'field "silhouette": must be removed: the family of the model, sofa, determines the outline.',
    ],
    [
      'an unknown outline',
      { model: undefined, silhouette: 'boat' },
      'field "silhouette": must be one of sofa, armchair',
    ],
    ['zero seats', { seats: 0 }, 'field "seats": must be at least 1.'],
    ['a text that is not a sentence', { care: ['Wipe it'] }, 'field "care.1": must be a whole sentence'],
    ['no category', { categories: [] }, 'field "categories": must name at least one category.'],
    ['a date with the day first', { createdAt: '02-03-2026' }, 'field "createdAt": must be a day written as'],
    ['a price in quotes', { skus: [{ ...ash, salesPrice: '100' }, teal] }, 'must be a whole number of taka.'],
    ['a price with paisa', { skus: [{ ...ash, salesPrice: 99.5 }, teal] }, 'field "skus.BNC-ASH.salesPrice"'],
    ['a price of zero', { skus: [{ ...ash, salesPrice: 0 }, teal] }, 'must be more than 0 taka.'],
    [
      'a reduced price that is not lower',
      { skus: [{ ...ash, discountedSalesPrice: 1000 }, teal] },
      'sku "BNC-ASH", field "discountedSalesPrice": is ৳1000, which is not less than ৳1000.',
    ],
    ['a code in small letters', { skus: [{ ...ash, code: 'bnc-ash' }, teal] }, 'must be capital letters'],
    [
      'a code used twice',
      { skus: [ash, { ...teal, code: 'BNC-ASH' }] },
      'sku "BNC-ASH": this code is used twice',
    ],
    [
      'a text instead of a stock',
      { skus: [{ ...ash, stock: { dhanmondi: 'a few' } }, teal] },
      'field "skus.BNC-ASH.stock.dhanmondi": must be a number of pieces, "display" or "made-to-order".',
    ],
    ['an unknown assembly', { assembly: 'by-them' }, 'must be one of comes-whole, by-us, by-you.'],
    [
      'a look without a name',
      { model: { ...productFileFixture.model, variants: [{}] } },
      'field "model.variants.1.name"',
    ],
    [
      'an unknown family',
      { model: { ...productFileFixture.model, family: 'boat' } },
      'field "model.family": must be one of',
    ],
    [
      'two looks with the same name',
      { model: { ...productFileFixture.model, variants: [ashLook, { ...tealLook, name: 'ash' }] } },
      'look "ash": occurs more than once.',
    ],
    [
      'a look for an unknown option',
      {
        model: {
          ...productFileFixture.model,
          variants: [ashLook, { ...tealLook, when: { Colour: 'Teal' } }],
        },
      },
      'look "teal", field "when": this product has no option "Colour".',
    ],
    [
      'a look for an unknown value',
      {
        model: { ...productFileFixture.model, variants: [ashLook, { ...tealLook, when: { Color: 'Pink' } }] },
      },
      'look "teal", field "when": "Pink" is not a value of Color, which offers Ash, Teal.',
    ],
    [
      'a sku without a look',
      { model: { ...productFileFixture.model, variants: [ashLook] } },
      'sku "BNC-TEAL": has no look: no entry of model.variants matches Color Teal.',
    ],
    [
      'a sku with two looks',
      { model: { ...productFileFixture.model, variants: [ashLook, tealLook, { name: 'any' }] } },
      'sku "BNC-ASH": has more than one look: ash, any.',
    ],
    [
      'a look without a sku',
      { skus: [ash], missing: [{ values: { Color: 'Teal' }, reason: 'No more teal.' }] },
      'look "teal": matches no sku.',
    ],
  ];
  it.each(rejections)('rejects %s', (_, change, sentence) => {
    const text = JSON.stringify({ ...productFileFixture, ...change });
    expect(() => parseProduct('products/bench.json', text)).toThrow(sentence);
  });

  it('rejects text that is not JSON or not an object', () => {
    expect(() => parseProduct('products/bench.json', '{]')).toThrow('bench.json: is not valid JSON');
    expect(() => parseProduct('products/bench.json', '[]')).toThrow(
      'bench.json: must contain one object: { … }.',
    );
  });

  it('accepts the same product without the mistake and fills in the defaults', () => {
    expect(parseProduct('products/bench.json', JSON.stringify(productFileFixture))).toEqual({
      ...productFileFixture,
      searchWords: [],
      missing: [],
      otherSizes: [],
      goesWith: [],
      model: { ...productFileFixture.model, parameters: {} },
      silhouette: 'sofa',
    });
  });

  it('keeps the silhouette of a product without a model', () => {
    const text = JSON.stringify({ ...productFileFixture, model: undefined, silhouette: 'bench' });
    expect(parseProduct('products/bench.json', text).silhouette).toBe('bench');
  });

  it('uses the silhouette of a mirror for the family wall-mirror', () => {
    const text = JSON.stringify({
      ...productFileFixture,
      model: { ...productFileFixture.model, family: 'wall-mirror' },
    });
    expect(parseProduct('products/bench.json', text).silhouette).toBe('mirror');
  });
});

function never(): never {
  throw new Error('The product is not there.');
}
