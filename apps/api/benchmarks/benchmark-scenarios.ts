import type { itemSearchBody } from '@piri/contract/item-search';
import type { z } from 'zod';

type Body = z.input<typeof itemSearchBody>;

export interface BenchmarkScenario {
  name: string;
  /** Sent in turn, so that no response is cached from the one before. */
  bodies: Body[];
  /** The limit in milliseconds for the 95th percentile at 100,000 skus. */
  target?: number;
}

const inCategory = (value: string): Body => ({
  textParams: [{ field: 'categoryId', matchType: 'EXACT', value }],
});
const rooms = ['living-room', 'bedroom', 'dining', 'office-and-study', 'kids', 'decor'];
const groups = ['sofas', 'beds', 'wardrobes', 'mattresses', 'lighting', 'living-tables', 'dining-sets'];
const narrowed: Body[] = [
  { facets: { finish: ['Walnut'] }, maxPrice: 40_000 },
  { facets: { 'made-of': ['Rubberwood'] }, inStock: true },
  { facets: { color: ['Black', 'White'] }, minWidth: 40, maxWidth: 120 },
  { facets: { finish: ['Natural'], assembly: ['Arrives assembled'] }, onOffer: true },
];

/** Typical searches of shoppers, from the broadest to the narrowest. */
export const benchmarkScenarios: BenchmarkScenario[] = [
  { name: 'everything, newest first', bodies: [{ sortParams: [{ field: 'createdAt', type: 'DESC' }] }] },
  {
    name: 'listing of a category',
    bodies: [...rooms, ...groups].map(inCategory),
  },
  {
    name: 'filtered listing',
    bodies: [...rooms, ...groups].flatMap((category) =>
      narrowed.map((choices) => ({ ...inCategory(category), ...choices })),
    ),
    target: 50,
  },
  {
    name: 'filtered listing, cheapest first',
    bodies: [...rooms, ...groups].flatMap((category) =>
      narrowed.map((choices) => ({
        ...inCategory(category),
        ...choices,
        sortParams: [{ field: 'price' as const, type: 'ASC' as const }],
      })),
    ),
    target: 50,
  },
  {
    name: 'search',
    bodies: [
      'sofa',
      'walnut table',
      'queen bed',
      '3 seater',
      'study desk oak',
      'cane chair',
      'almari',
      'rug',
    ].map((query) => ({ query })),
  },
  {
    name: 'search with a slip',
    bodies: [
      'sofaa',
      'warrdrobe',
      'walnt table',
      'matress king',
      'bokshelf',
      'dinning chair',
      'pendnt lamp',
    ].map((query) => ({ query })),
    target: 80,
  },
  {
    name: 'suggestion',
    bodies: ['so', 'war', 'tab', 'matt', 'din', 'sho'].map((query) => ({ query, size: 6 })),
  },
];
