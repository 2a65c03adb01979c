import { describe, expect, it } from 'vitest';
import { getAttributeValueLabels } from './attribute-labels.ts';
import { parseAttributes, readAttributes } from './attributes.ts';
import { readProducts } from './products.ts';

const attributes = readAttributes();
const products = readProducts();
const find = (id: string) => attributes.find((attribute) => attribute.id === id) ?? never(id);

describe('the attributes of the shop', () => {
  it('CALL-4 are 61, more than a page of 50', () => {
    const count = (of: string) => attributes.filter((attribute) => attribute.of === of).length;
    expect([count('option'), count('facet'), count('part')]).toEqual([13, 11, 37]);
  });

  it('SHOP-2 each value and each part belongs to at least one product', () => {
    const told = new Map(
      attributes.map((attribute) => [
        attribute.id,
        new Set(
          products.flatMap((one) =>
            one.skus.flatMap((sku) => getAttributeValueLabels(attribute, one, sku.values)),
          ),
        ),
      ]),
    );
    for (const attribute of attributes) {
      const found = told.get(attribute.id) ?? new Set();
      if (attribute.of === 'part') expect(found.size, attribute.name).toBeGreaterThan(0);
      else {
        const empty = attribute.values.filter(({ label }) => !found.has(label)).map(({ label }) => label);
        expect(empty, attribute.name).toEqual([]);
      }
    }
  });

  it('DETAIL-2 colours, finishes and motifs have a swatch or a colour', () => {
    for (const id of ['color', 'finish', 'motif']) {
      const attribute = find(id);
      const values = attribute.of === 'part' ? [] : attribute.values;
      expect(values.filter(({ swatch, colour }) => swatch === undefined && colour === undefined)).toEqual([]);
    }
  });
});

describe('the attributes of a sku', () => {
  it.each([
    ['color', 'URM-GRY', ['Grey']],
    ['color', 'DLL-WAL', []],
    ['made-of', 'ALP-ANT', ['Segun (teak)', 'Glass']],
    ['seats', 'PDM-LEFT-NAVY', ['4 or 5 seats']],
    ['seats', 'JNK-BRASS', []],
    ['assembly', 'BTK-80-OAK', ['You assemble it']],
    ['lead-time', 'DWT-ANT', ['6 working days or more']],
    // The service warranty covers everything for a year.
    ['warranty', 'PHL-NEEL', ['1 year']],
    ['warranty', 'BRD-180-WHT', ['2 or 3 years']],
    ['warranty', 'NND-CTN-GRN', ['4 or 5 years']],
    ['warranty', 'MGH-QUEEN', ['Over 5 years']],
    ['overall-width', 'BRD-180-WHT', ['160 to 200 cm']],
    ['overall-width', 'BRD-150-WHT', ['120 to 160 cm']],
    ['weight', 'PIRI-NAT', ['Under 5 kg']],
    ['seat-height', 'DDU-NAT', ['40 to 45 cm']],
    ['part-castors', 'HTB-WHT', ['Four, 6 cm, two with brakes']],
    ['part-castors', 'PIRI-NAT', []],
  ])('%s of %s: %j', (id, code, labels) => {
    const product = products.find(({ skus }) => skus.some((sku) => sku.code === code)) ?? never(code);
    const sku = product.skus.find((sku) => sku.code === code) ?? never(code);
    expect(getAttributeValueLabels(find(id), product, sku.values)).toEqual(labels);
  });
});

describe('validation of an attribute', () => {
  const right = {
    id: 'width',
    sortOrder: 10,
    name: 'Width',
    of: 'facet',
    field: 'width',
    values: [{ label: 'Narrow', below: 50 }, { label: 'Wide', from: 50 }, 'Any'],
  };
  const value = (change: object) => [{ ...right, values: ['Any', { label: 'Wide', ...change }] }];
  const location = 'data/attributes.json, row "width"';
  const rejections: [string, object[], string][] = [
    [
      'an unknown kind',
      [{ ...right, of: 'mood' }],
      `${location}, field "of": must be one of option, facet, part.`,
    ],
    [
      'a field that no product has',
      [{ ...right, field: 'price' }],
      `${location}, field "field": must be one of madeOf`,
    ],
    ['a single value', [{ ...right, values: ['Any'] }], 'field "values": must offer at least two values.'],
    ['values of a part', [{ ...right, of: 'part', field: undefined }], 'has an unknown field: "values"'],
    [
      'a duplicate id',
      [right, { ...right, sortOrder: 20 }],
      'row "width": this id is used by more than one row.',
    ],
    [
      'a duplicate name',
      [right, { ...right, id: 'breadth', sortOrder: 20 }],
      'row "width", field "name": is also the name of another facet.',
    ],
    [
      'a sort order that does not increase',
      [right, { ...right, id: 'height', name: 'Height' }],
      'row "height", field "sortOrder": must be more than 10.',
    ],
    ['a duplicate label', [{ ...right, values: ['Any', 'Any'] }], `${location}, value "Any": occurs twice.`],
    [
      'an invalid colour',
      value({ colour: 'red' }),
      'field "values.2.colour": must be a colour such as #c6a57a.',
    ],
    [
      'a swatch and a colour',
      value({ swatch: 'ash', colour: '#a99d8b' }),
      `${location}, value "Wide": has both a swatch and a colour.`,
    ],
    [
      'a range that ends before it begins',
      value({ from: 9, below: 9 }),
      'value "Wide": ends at 9, which is not after it begins at 9.',
    ],
    ['a list of facts', value({ is: [] }), 'must be a text or a number.'],
  ];
  it.each(rejections)('rejects %s', (_, rows, sentence) => {
    expect(() => parseAttributes(JSON.stringify(rows))).toThrow(sentence);
  });

  it('accepts the same attribute without the mistake, and reads a text as a label', () => {
    const [taken] = parseAttributes(JSON.stringify([right]));
    expect(taken).toMatchObject({ values: [{ label: 'Narrow' }, { label: 'Wide' }, { label: 'Any' }] });
  });
});

function never(name: string): never {
  throw new Error(`There is no ${name}.`);
}
