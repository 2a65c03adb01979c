import { describe, expect, it } from 'vitest';
import { assertCatalogueReferences } from './assert-catalogue-references.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { createCatalogueFixture } from './testing/catalogue.fixtures.ts';

it('the catalogue of the shop is complete and valid', () => {
  const catalogue = readCatalogue();
  for (const [name, part] of Object.entries(catalogue)) {
    const count = part instanceof Map ? part.size : Object.keys(part).length;
    expect(count, name).toBeGreaterThan(0);
  }
});

it('a catalogue without broken references is accepted', () => {
  expect(() => assertCatalogueReferences(createCatalogueFixture())).not.toThrow();
});

/** Changes the first object in one section of the catalogue. */
function change<Part extends 'products' | 'outlets' | 'bundles' | 'discounts' | 'content' | 'scenes'>(
  part: Part,
  changes: object,
) {
  return (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    [part]: catalogue[part].map((object, index) => (index === 0 ? { ...object, ...changes } : object)),
  });
}

const category = (id: string) => change('products', { categories: ['sofas', id] });
const image = (reference: object) => change('bundles', { image: reference });
const variant = (materials: object) => (catalogue: Catalogue) => {
  const [ash, ...others] = catalogue.products[0]?.model?.variants ?? [];
  return change('products', {
    model: { ...catalogue.products[0]?.model, variants: [{ ...ash, materials }, ...others] },
  })(catalogue);
};

describe('consistency between the files of the catalogue', () => {
  const rejections: [string, (catalogue: Catalogue) => Catalogue, string][] = [
    [
      'an unknown category',
      category('sofa'),
      'data/products/bench.json, field "categories.2": there is no visible category "sofa"',
    ],
    ['a hidden category', category('attic'), 'there is no visible category "attic".'],
    ['a category below a hidden category', category('trunks'), 'there is no visible category "trunks".'],
    ['a category without a parent', category('orphans'), 'there is no visible category "orphans".'],
    [
      'an unknown companion',
      change('products', { goesWith: ['lamp'] }),
      'field "goesWith": there is no product "lamp".',
    ],
    [
      'a product that goes with itself',
      change('products', { goesWith: ['bench'] }),
      'field "goesWith": names the product itself.',
    ],
    [
      'stock in an unknown showroom',
      (catalogue) => ({ ...catalogue, outlets: [] }),
      'sku "BNC-ASH", field "stock": there is no showroom "dhanmondi".',
    ],
    [
      'a code used by two products',
      (catalogue) => ({
        ...catalogue,
        products: catalogue.products.flatMap((bench) => [bench, { ...bench, id: 'stool' }]),
      }),
      'data/products/stool.json, sku "BNC-ASH": this code is already used by data/products/bench.json.',
    ],
    [
      'an id of both a product and a bundle',
      change('bundles', { id: 'bench' }),
      'data/bundles/bench.json, field "id": is already used by data/products/bench.json.',
    ],
    [
      'an id of both a product and a room',
      change('scenes', { id: 'bench' }),
      'data/scenes/bench.json, field "id": is already used by data/products/bench.json.',
    ],
    [
      'an unknown material',
      variant({ cloth: 'silk' }),
      'look "ash", field "materials": there is no material "silk"',
    ],
    [
      'a material of the wrong kind',
      variant({ cloth: 'brass' }),
      'look "ash", field "materials": "cloth" cannot be "brass"',
    ],
    [
      'a bundle with an unknown sku',
      change('bundles', { skus: [{ code: 'NIL', quantity: 1 }] }),
      'data/bundles/two-benches.json, field "skus": no product has the sku "NIL".',
    ],
    [
      'a bundle without a saving',
      change('bundles', { salesPrice: 2000 }),
      'field "salesPrice": is ৳2000, but its items cost only ৳2000 separately.',
    ],
    [
      'an image of an unknown product',
      image({ id: 'boat', view: 'day' }),
      'data/bundles/two-benches.json, field "image": there is no picture of "boat".',
    ],
    [
      'an image without a variant',
      image({ id: 'bench', view: 'front' }),
      'field "image": must name a variant of "bench": ash, teal.',
    ],
    [
      'an image of an unknown variant',
      image({ id: 'bench', variant: 'pink', view: 'front' }),
      '"bench" has no variant "pink"; it has ash, teal.',
    ],
    [
      'an image with an unknown view',
      image({ id: 'bench', variant: 'ash', view: 'back' }),
      'has no view "back"; it has three-quarter, front, detail.',
    ],
    [
      'an image of a room with a variant',
      image({ id: 'hall', variant: 'ash', view: 'day' }),
      'the room "hall" has no variants.',
    ],
    [
      'an image of a room with an unknown view',
      image({ id: 'hall', view: 'front' }),
      'has no view "front"; it has day, night.',
    ],
    [
      'a discount on an unknown product',
      change('discounts', { items: [{ itemId: 'boat' }] }),
      'data/discounts/ash.json, field "items": there is no product "boat".',
    ],
    [
      'a discount on an unknown sku',
      change('discounts', { items: [{ itemId: 'bench', skuCode: 'NIL' }] }),
      'field "items": "bench" has no sku "NIL".',
    ],
    [
      'a discount on an unknown category',
      change('discounts', { type: 'FIXED_CATEGORY', categories: ['sofas', 'boats'] }),
      'field "categories": there is no visible category "boats".',
    ],
    [
      'a showroom in an unknown division',
      change('outlets', { division: 'Arakan' }),
      'data/outlets/dhanmondi.json, field "division": must be one of Dhaka.',
    ],
    [
      'a showroom in a district of another division',
      change('outlets', { district: 'Sylhet' }),
      'data/outlets/dhanmondi.json, field "district": "Sylhet" is not a district of Dhaka.',
    ],
    [
      'an unknown option',
      change('products', { options: { Smell: ['Rose', 'Fish'] } }),
      'data/products/bench.json, field "options": "Smell" is not an option in data/attributes.json.',
    ],
    [
      'an option value without a filter',
      change('products', { options: { Color: ['Ash', 'Mauve'] } }),
      'field "options.Color": "Mauve" matches no value in data/attributes.json, which has Ash, Teal, Pink.',
    ],
    [
      'an unknown part',
      change('products', { materials: { Wing: 'Feathers' } }),
      'field "materials": "Wing" is not a part in data/attributes.json.',
    ],
    [
      'a material without a filter',
      change('products', { madeOf: ['Fabric', 'Oak'] }),
      'field "madeOf": "Oak" matches no value in data/attributes.json, which has Fabric, Metal.',
    ],
    [
      'a width in two filter ranges',
      (catalogue) => ({
        ...catalogue,
        attributes: catalogue.attributes.map((attribute) =>
          attribute.id === 'overall-width' && attribute.of === 'facet'
            ? { ...attribute, values: [...attribute.values, { label: 'Any', from: 0 }] }
            : attribute,
        ),
      }),
      'field "width": "100" matches more than one value in data/attributes.json: 100 cm or more, Any.',
    ],
    [
      'a swatch of an unknown material',
      (catalogue) => ({ ...catalogue, materials: new Map([['segun', 'wood']]) }),
      'data/attributes.json, row "color", value "Ash": there is no material "ash" in data/materials.json.',
    ],
    [
      'an order with an unknown sku',
      (catalogue) => ({
        ...catalogue,
        customers: catalogue.customers.map((customer) => ({
          ...customer,
          orders: customer.orders.map((order) => ({ ...order, lines: [{ code: 'NIL', quantity: 1 }] })),
        })),
      }),
      'data/customers.json, row "rahim", order "first": no product has the sku "NIL".',
    ],
    [
      'a room with an unknown product',
      change('scenes', { products: [{ id: 'boat' }] }),
      'data/scenes/hall.json, field "products.boat": there is no product "boat".',
    ],
    [
      'a room with an unknown look',
      change('scenes', { products: [{ id: 'bench', look: 'pink' }] }),
      'field "products.bench": has no look "pink"; it has ash, teal.',
    ],
    [
      'a room with a product without a model',
      (catalogue) => ({ ...change('products', { model: undefined })(catalogue), bundles: [] }),
      'field "products.bench": "bench" has no model, so it cannot be placed in a room.',
    ],
    [
      'content about an unknown product',
      change('content', { products: ['boat'] }),
      'data/content/news.json, field "products": there is no product "boat".',
    ],
    [
      'content about an unknown category',
      change('content', { categories: ['boats'] }),
      'field "categories": there is no visible category "boats"',
    ],
    [
      'content with an image of an unknown product',
      change('content', { image: { id: 'boat', view: 'day' } }),
      'data/content/news.json, field "image": there is no picture',
    ],
    [
      'a slide with an image of an unknown product',
      change('content', {
        type: 'slider',
        slides: [
          { title: 'A', image: { id: 'hall', view: 'day' } },
          { title: 'B', image: { id: 'boat', view: 'day' } },
        ],
        image: undefined,
      }),
      'field "slides.2.image": there is no picture of "boat".',
    ],
    [
      'a slide with a link to an unknown category',
      change('content', {
        type: 'slider',
        slides: [
          {
            title: 'A',
            image: { id: 'hall', view: 'day' },
            link: { label: 'Go', to: '/shop?categoryId=attic&categoryName=Attic' },
          },
        ],
        image: undefined,
      }),
      'field "slides.1.link.to": there is no visible category "attic".',
    ],
    [
      'a campaign with a link to an unknown product',
      change('content', { type: 'campaign', link: { label: 'Go', to: '/details?id=boat' } }),
      'data/content/news.json, field "link.to": there is no product "boat".',
    ],
    [
      'a section with a link to an unknown product',
      change('content', {
        sections: [{ text: ['It floats.'], link: { label: 'See it', to: '/details?id=boat' } }],
      }),
      'field "sections.1.link.to": there is no product "boat".',
    ],
    [
      'a figure that is not a setting',
      change('content', { placement: 'return', sections: [{ text: ['Within {returns.weeks} weeks.'] }] }),
      'data/content/news.json, figure "returns.weeks": is not a number in data/settings.json.',
    ],
    [
      'a figure outside a page',
      change('content', { sections: [{ text: ['Within {returns.days} days.'] }] }),
      'figure "returns.days": is allowed only in the texts and points of a page.',
    ],
    [
      'a figure in the title of a page',
      change('content', { placement: 'return', title: '{returns.days} days' }),
      'figure "returns.days": is allowed only in the texts',
    ],
  ];
  it.each(rejections)('rejects %s', (_, wrong, sentence) => {
    expect(() => assertCatalogueReferences(wrong(createCatalogueFixture()))).toThrow(sentence);
  });
});
