import type { Catalogue } from '../catalogue.ts';
import { parseProduct } from '../products.ts';
import { readSettings } from '../settings.ts';

/** The smallest product file with an option. */
export const productFileFixture = {
  id: 'bench',
  title: 'Bench',
  subtitle: 'Bench, 100 cm',
  description: ['A bench.'],
  categories: ['sofas'],
  createdAt: '2026-01-01',
  options: { Color: ['Ash', 'Teal'] },
  skus: [
    { code: 'BNC-ASH', values: { Color: 'Ash' }, salesPrice: 1000, stock: { dhanmondi: 1 } },
    { code: 'BNC-TEAL', values: { Color: 'Teal' }, salesPrice: 1000, stock: {} },
  ],
  dimensions: { width: 100, depth: 40, height: 45 },
  weight: 10,
  cartons: [{ holds: 'The bench', width: 105, depth: 45, height: 50, weight: 11 }],
  madeOf: ['Fabric'],
  materials: { Seat: 'Cloth' },
  care: ['Wipe it.'],
  assembly: 'comes-whole',
  warrantyMonths: 12,
  leadDays: 1,
  model: {
    family: 'sofa',
    materials: { wood: 'segun' },
    variants: [
      { name: 'ash', when: { Color: 'Ash' }, materials: { cloth: 'ash' } },
      { name: 'teal', when: { Color: 'Teal' }, materials: { cloth: 'teal' } },
    ],
  },
};

/** Returns a complete catalogue of one bench, in which everything that is referred to exists. */
export function createCatalogueFixture(): Catalogue {
  const bench = parseProduct('products/bench.json', JSON.stringify(productFileFixture));
  const category = { sortOrder: 1, hidden: false, options: [], extras: {} };
  return {
    categories: [
      { ...category, id: 'living-room', parentId: null, name: 'Living Room' },
      { ...category, id: 'sofas', parentId: 'living-room', name: 'Sofas' },
      { ...category, id: 'attic', parentId: null, name: 'Attic', hidden: true },
      { ...category, id: 'trunks', parentId: 'attic', name: 'Trunks' },
      { ...category, id: 'orphans', parentId: 'nowhere', name: 'Orphans' },
    ],
    attributes: [
      {
        id: 'color',
        sortOrder: 10,
        name: 'Color',
        of: 'option',
        values: [{ label: 'Ash', swatch: 'ash' }, { label: 'Teal' }, { label: 'Pink' }],
      },
      {
        id: 'made-of',
        sortOrder: 20,
        name: 'Made of',
        of: 'facet',
        field: 'madeOf',
        values: [{ label: 'Fabric' }, { label: 'Metal' }],
      },
      {
        id: 'overall-width',
        sortOrder: 30,
        name: 'Overall width',
        of: 'facet',
        field: 'width',
        unit: 'cm',
        values: [
          { label: 'Under 100 cm', below: 100 },
          { label: '100 cm or more', from: 100 },
        ],
      },
      { id: 'part-seat', sortOrder: 40, name: 'Seat', of: 'part' },
    ],
    materials: new Map([
      ['segun', 'wood'],
      ['ash', 'cloth'],
      ['teal', 'cloth'],
      ['brass', 'metal'],
    ]),
    products: [bench],
    bundles: [
      {
        id: 'two-benches',
        title: 'Two benches',
        subtitle: 'Benches',
        description: ['Two of them.'],
        createdAt: '2026-01-01',
        salesPrice: 1800,
        skus: [{ code: 'BNC-ASH', quantity: 2 }],
        image: { id: 'bench', variant: 'ash', view: 'front' },
      },
    ],
    discounts: [
      {
        id: 'ash',
        title: 'Ash',
        valid: true,
        type: 'FIXED_PRODUCT',
        discountType: 'FIXED',
        value: 100,
        items: [{ itemId: 'bench', skuCode: 'BNC-ASH' }],
      },
    ],
    coupons: [],
    divisions: [
      {
        id: 'dhaka',
        name: 'Dhaka',
        districts: [
          {
            name: 'Dhaka',
            upazilas: { 'dhaka-suburbs': ['Savar'] },
            thanas: { 'dhaka-city': ['Dhanmondi'] },
          },
        ],
      },
    ],
    outlets: [
      {
        id: 'dhanmondi',
        name: 'Dhanmondi',
        division: 'Dhaka',
        district: 'Dhaka',
        address: ['Road 1'],
        phone: '+880 9600 000001',
        latitude: 23.7,
        longitude: 90.4,
        hours: { opens: '10:00', closes: '20:00' },
        closedOn: 'Friday',
      },
    ],
    content: [
      {
        id: 'news',
        type: 'article',
        title: 'News',
        summary: 'A bench is here.',
        sections: [{ text: ['It is a bench.'] }],
        products: ['bench', 'two-benches'],
        categories: ['sofas'],
        image: { id: 'hall', view: 'day' },
      },
    ],
    scenes: [
      {
        id: 'hall',
        name: 'The hall',
        alt: { day: 'A bench.', night: 'A bench in the dark.' },
        products: [{ id: 'bench', look: 'teal' }],
      },
    ],
    settings: readSettings(),
    customers: [
      {
        id: 'rahim',
        fullName: 'Rahim',
        email: 'rahim@piri.example',
        mobile: '01700000001',
        password: 'piri123',
        subscribed: false,
        orders: [
          {
            id: 'first',
            kind: 'ORDER',
            placedDaysAgo: 1,
            method: 'CARD',
            paymentState: 'PAID',
            lines: [{ code: 'BNC-ASH', quantity: 1 }],
          },
        ],
      },
    ],
  };
}
