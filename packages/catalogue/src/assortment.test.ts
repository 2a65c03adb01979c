import { describe, expect, it } from 'vitest';
import { readCategories } from './categories.ts';
import { getMeasurements } from './measurements.ts';
import { readOutlets } from './outlets.ts';
import { type Product, readProducts } from './products.ts';

const products = readProducts();
const categories = readCategories();

function find(id: string): Product {
  const product = products.find((product) => product.id === id);
  if (product === undefined) throw new Error(`There is no product "${id}".`);
  return product;
}

/** Returns the price of the sku with these option values, in any order. */
function priceOf(id: string, ...values: string[]): number {
  const sku = find(id).skus.find((sku) => values.every((value) => Object.values(sku.values).includes(value)));
  if (sku === undefined) throw new Error(`"${id}" is not made in ${values.join(', ')}.`);
  return sku.salesPrice;
}

const toNextFifty = (taka: number) => Math.ceil(taka / 50) * 50;

describe('the assortment', () => {
  it('has 83 products and 201 skus', () => {
    expect(products).toHaveLength(83);
    expect(products.flatMap(({ skus }) => skus)).toHaveLength(201);
  });

  it('SHOP-1 has a product in every visible category', () => {
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const filled = new Set(products.flatMap((product) => product.categories));
    const empty = categories.filter(({ id }) => !parents.has(id) && !filled.has(id)).map(({ id }) => id);
    expect(empty, 'only the orphan, which nobody sees').toEqual(['monsoon-clearance']);
  });

  it.each([
    ['meghna-3-seater', 58_500, '205 × 88 × 84', '3-seater-sofas'],
    ['meghna-2-seater', 44_900, '150 × 88 × 84', '2-seater-sofas'],
    ['padma-l-shape', 128_000, '275 × 175 × 86', 'corner-sofas'],
    ['teesta-sofa-cum-bed', 39_500, '190 × 92 × 80', 'sofa-cum-beds'],
    ['surma-divan', 27_900, '185 × 76 × 72', 'divans'],
    ['koel-accent-chair', 16_800, '72 × 76 × 88', 'accent-chairs'],
    ['dadu-rocking-chair', 19_900, '64 × 98 × 106', 'rocking-chairs'],
    ['shimul-pouf', 4_950, '48 × 48 × 42', 'ottomans-and-poufs'],
    ['jamuna-centre-table', 18_500, '110 × 60 × 42', 'centre-tables'],
    ['tin-tala-nesting-set', 9_900, '50 × 40 × 52', 'side-tables'],
    ['barind-tv-cabinet', 32_500, '180 × 42 × 52', 'tv-cabinets'],
    ['alpona-showcase', 54_000, '120 × 42 × 190', 'showcases'],
    ['boithok-bookshelf', 14_900, '80 × 30 × 180', 'bookshelves'],
    ['dorja-shoe-rack', 8_750, '75 × 35 × 105', 'shoe-racks'],
    ['sundarban-bed', 98_000, '198 × 221 × 112', 'king-beds'],
    ['madhabi-bed', 52_500, '168 × 218 × 105', 'queen-beds'],
    ['ekla-single-bed', 24_900, '108 × 208 × 90', 'single-beds'],
    ['shindhuk-storage-bed', 67_900, '172 × 222 × 108', 'storage-beds'],
    ['aronno-3-door-wardrobe', 72_000, '150 × 58 × 205', '3-door-wardrobes'],
    ['duar-2-door-wardrobe', 38_900, '95 × 56 × 198', '2-door-wardrobes'],
    ['shorol-sliding-wardrobe', 84_500, '180 × 62 × 210', 'sliding-wardrobes'],
    ['rongdhonu-alna', 9_800, '85 × 42 × 120', 'alna-racks'],
    ['aayna-dressing-table', 29_900, '90 × 45 × 165', 'dressing-tables'],
    ['prodip-bedside-table', 7_900, '45 × 40 × 52', 'bedside-tables'],
    ['komol-spring-mattress', 31_500, '152 × 198 × 23', 'spring-mattresses'],
    ['narikel-coir-mattress', 14_200, '152 × 198 × 13', 'foam-and-coir-mattresses'],
    ['adda-6-seat-dining-set', 86_000, '150 × 90 × 76', '6-seat-dining-sets'],
    ['chhoto-adda-4-seat-dining-set', 42_500, '110 × 75 × 76', '4-seat-dining-sets'],
    ['daawat-8-seat-dining-set', 149_000, '210 × 100 × 76', '8-seat-dining-sets'],
    ['pithha-dining-chair', 7_450, '45 × 52 × 98', 'dining-chairs'],
    ['mehman-dinner-wagon', 46_500, '120 × 45 × 95', 'dinner-wagons'],
    ['pathshala-study-desk', 16_900, '120 × 60 × 76', 'study-desks'],
    ['motijheel-executive-desk', 58_000, '180 × 90 × 76', 'executive-desks'],
    ['urmi-ergonomic-chair', 18_900, '66 × 64 × 120', 'ergonomic-chairs'],
    ['nothi-file-cabinet', 17_500, '46 × 62 × 132', 'file-cabinets'],
    ['khela-bunk-bed', 56_500, '105 × 206 × 165', 'bunk-beds'],
    ['putul-toy-box', 6_900, '80 × 40 × 45', 'toy-storage'],
    ['dolna-cane-swing', 22_500, '105 × 105 × 195', 'swings'],
    ['bagan-folding-set', 19_800, '60 × 60 × 72', 'garden-sets'],
    ['nokshi-shataranji-rug', 5_600, '150 × 210 × 1', 'rugs-and-shataranji'],
    ['piri-stool', 1_950, '38 × 30 × 18', 'ottomans-and-poufs'],
  ])('contains %s for ৳%d, %s cm, in category %s', (id, price, size, category) => {
    const { skus, categories, dimensions } = find(id);
    expect(skus.map(({ salesPrice }) => salesPrice)).toContain(price);
    expect(categories[0]).toBe(category);
    expect(`${dimensions.width} × ${dimensions.depth} × ${dimensions.height}`).toBe(size);
  });

  it('unfolds the Teesta to a bed of 190 × 115 cm', () => {
    expect(find('teesta-sofa-cum-bed').dimensions.open).toMatchObject({ width: 190, depth: 115 });
  });
});

describe('price rules', () => {
  it.each([
    'sundarban-bed',
    'shindhuk-storage-bed',
    'madhabi-bed',
    'komol-spring-mattress',
    'narikel-coir-mattress',
    'megh-memory-foam-mattress',
  ])('%s costs 18 % more in King, rounded up to ৳50', (id) => {
    expect(priceOf(id, 'King')).toBe(toNextFifty(priceOf(id, 'Queen') * 1.18));
  });

  it('segun costs 1.6 times the veneer', () => {
    const id = 'shonchoy-chest-of-drawers';
    expect(priceOf(id, 'Segun')).toBe(toNextFifty(priceOf(id, 'Veneered') * 1.6));
  });

  it('velvet costs 8 % more than cotton', () => {
    const id = 'nandini-lounge-chair';
    expect(priceOf(id, 'Velvet')).toBe(toNextFifty(priceOf(id, 'Cotton') * 1.08));
  });

  it('the price of the rug depends on its area, rounded up to ৳50', () => {
    const rug = find('nokshi-shataranji-rug');
    for (const { values, salesPrice } of rug.skus) {
      const { width, depth } = getMeasurements(rug, values).dimensions;
      expect(salesPrice).toBe(toNextFifty((5600 * width * depth) / (150 * 210)));
    }
  });
});

describe('measurements of options', () => {
  it.each([
    ['komol-spring-mattress', 'Single', 99],
    ['komol-spring-mattress', 'Queen', 152],
    ['komol-spring-mattress', 'King', 183],
  ])('%s in %s is %d cm wide', (id, Size, width) => {
    expect(getMeasurements(find(id), { Size }).dimensions.width).toBe(width);
  });

  it('products sold by width are as wide as the option says', () => {
    const named = products.filter(({ options }) => 'Width' in options);
    expect(named.length).toBeGreaterThan(0);
    for (const product of named) {
      for (const { code, values } of product.skus) {
        expect(`${getMeasurements(product, values).dimensions.width} cm`, code).toBe(values['Width']);
      }
    }
  });

  it('a mattress fits every bed of its size', () => {
    const beds = products.filter((product) => product.categories.some((id) => /(king|queen)-beds/.test(id)));
    expect(beds.length).toBeGreaterThan(2);
    for (const bed of beds) {
      for (const { code, values } of bed.skus) {
        const { Size = '' } = values;
        const { mattress } = getMeasurements(find('komol-spring-mattress'), { Size }).dimensions;
        expect(getMeasurements(bed, values).dimensions.mattress, code).toEqual(mattress);
      }
    }
  });
});

describe('examples for the storefront', () => {
  const stocks = products.flatMap(({ skus }) => skus.map(({ stock }) => Object.values(stock)));

  it('a title of 90 characters', () => {
    expect(Math.max(...products.map(({ title }) => title.length))).toBe(90);
  });

  it('four products with missing combinations', () => {
    expect(products.filter(({ missing }) => missing.length > 0).map(({ id }) => id)).toEqual([
      'khadi-window-curtain',
      'nokshi-shataranji-rug',
      'shindhuk-storage-bed',
      'shonchoy-chest-of-drawers',
    ]);
  });

  it('skus that are sold out, few, on display only and made to order', () => {
    expect(stocks.some((stock) => stock.every((here) => here === 0))).toBe(true);
    expect(stocks.some((stock) => stock.some((here) => here === 1 || here === 2 || here === 3))).toBe(true);
    expect(stocks.some((stock) => stock.includes('display'))).toBe(true);
    expect(stocks.some((stock) => stock.every((here) => here === 'made-to-order'))).toBe(true);
  });

  it('CONT-2 at least thirty skus in every showroom', () => {
    for (const { id } of readOutlets()) {
      const shown = products.flatMap(({ skus }) => skus.filter(({ stock }) => id in stock));
      expect(shown.length, id).toBeGreaterThanOrEqual(30);
    }
  });

  it('a reduced price, and a product without options', () => {
    expect(products.some(({ skus }) => skus.some((sku) => sku.discountedSalesPrice !== undefined))).toBe(
      true,
    );
    expect(products.some(({ skus, options }) => skus.length === 1 && Object.keys(options).length === 0)).toBe(
      true,
    );
  });

  it('products with a model and products without', () => {
    expect(products.some(({ model }) => model !== undefined)).toBe(true);
    expect(products.some(({ model }) => model === undefined)).toBe(true);
  });
});

describe('texts and links of products', () => {
  const sentencesOf = (texts: string[]) => texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));

  it('no two products share a sentence', () => {
    const owners = new Map<string, string>();
    const repeated: string[] = [];
    for (const { id, description, care, missing } of products) {
      for (const sentence of sentencesOf([...description, ...care, ...missing.map(({ reason }) => reason)])) {
        const owner = owners.get(sentence);
        if (owner !== undefined && owner !== id) repeated.push(`${owner} and ${id}: ${sentence}`);
        owners.set(sentence, id);
      }
    }
    expect(repeated).toEqual([]);
  });

  it.each(['title', 'subtitle'] as const)('no two products have the same %s', (field) => {
    const said = products.map((product) => product[field]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  it('search words are not in the other texts, and some are in Bangla letters', () => {
    for (const { id, title, subtitle, description, materials, searchWords } of products) {
      const texts = [title, subtitle, ...description, ...Object.values(materials)].join(' ').toLowerCase();
      const words = texts.split(/[^\p{L}\p{M}\p{N}]+/u);
      expect(
        searchWords.filter((word) => words.includes(word.toLowerCase())),
        id,
      ).toEqual([]);
      expect(searchWords.join(''), id).toMatch(/[ঀ-৿]/);
    }
  });

  it.each(['khat', 'alna', 'almari', 'দোলনা'])('NAV-5 "%s" matches a product', (word) => {
    const found = products.filter(({ title, searchWords }) =>
      [title.toLowerCase(), ...searchWords].join(' ').includes(word),
    );
    expect(found.length).toBeGreaterThan(0);
  });

  it('DETAIL-3 every product goes with at least two others', () => {
    expect(products.filter(({ goesWith }) => new Set(goesWith).size < 2).map(({ id }) => id)).toEqual([]);
  });
});
