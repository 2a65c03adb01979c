import { z } from 'zod';
import { responsiveImageSchema } from '../../../../testing/image-schemas.ts';
import { itemCardSchema } from '../../../../testing/item-card-schema.ts';
import { createItemCardFixtures } from '../../../catalogue/items/item.fixtures.ts';
import { imageIndexFixture } from '../../../platform/images/image.fixtures.ts';
import { listingSortLabels } from '../address/listing-sort.ts';
import type { ListingQuery } from '../address/listing-url.ts';
import { stringifyListingData } from '../page/stringify-listing-data.ts';
import type { ListingData } from './listing-data.ts';

const count = z.int().nonnegative();
const text = z.string().max(200);
const span = z.strictObject({ min: z.number(), max: z.number() });
const yes = z.literal(true);

const addressSchema = z.strictObject({
  categoryId: text.optional(),
  categoryName: text.optional(),
  categoryBanner: text.optional(),
  query: text.optional(),
  facets: z.record(z.string(), z.array(z.string()).min(1)),
  minPrice: count.optional(),
  maxPrice: count.optional(),
  minWidth: count.optional(),
  maxWidth: count.optional(),
  inStock: yes.optional(),
  onOffer: yes.optional(),
  filters: z.literal('all').optional(),
  sort: z.enum(Object.keys(listingSortLabels) as [keyof typeof listingSortLabels]),
  page: z.int().positive(),
  nextPageToken: z.string().optional(),
});

const bannerView = z.strictObject({ wide: responsiveImageSchema, tall: responsiveImageSchema });

const listing = z.strictObject({
  address: addressSchema,
  loaded: z.boolean(),
  tiles: z.array(itemCardSchema).max(24),
  total: count,
  estimated: yes.optional(),
  nextPageToken: z.string().min(1).optional(),
  facets: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      values: z.array(
        z.strictObject({
          label: z.string(),
          count,
          src: z.string().optional(),
          colour: z.string().optional(),
        }),
      ),
    }),
  ),
  moreFacets: yes.optional(),
  categories: z.record(z.string(), count),
  prices: span.optional(),
  widths: span.optional(),
  inStock: count,
  onOffer: count,
  didYouMean: z.string().optional(),
  banner: z.union([z.string(), z.strictObject({ day: bannerView, night: bannerView })]).optional(),
  snippets: z.array(z.strictObject({ text: z.string(), about: z.string(), own: yes.optional() })),
  room: z
    .strictObject({
      day: responsiveImageSchema,
      night: responsiveImageSchema,
      alt: z.string(),
      items: z.array(
        z.strictObject({ id: z.string(), title: z.string(), price: z.int(), x: z.number(), y: z.number() }),
      ),
    })
    .optional(),
});

/** The schema of the loader's data, for the data of stories. */
export const listingJsonSchema = z.string().refine((text) => listing.parse(JSON.parse(text)));

export const sofaListingQueryFixture: ListingQuery = {
  categoryId: 'sofas',
  facets: {},
  sort: 'relevance',
  page: 1,
};

const scene = imageIndexFixture.scene('living-room');

/** The sofas of the shop, without filters. */
const sofasShown: ListingData = {
  address: sofaListingQueryFixture,
  loaded: true,
  tiles: createItemCardFixtures([
    'meghna-3-seater',
    'surma-divan',
    'padma-l-shape',
    'meghna-2-seater',
    'teesta-sofa-cum-bed',
    'koel-accent-chair',
    'dadu-rocking-chair',
  ]),
  total: 31,
  nextPageToken: 'eyJvcmRlciI6Im5leHQifQ',
  facets: [
    {
      id: 'color',
      name: 'Colour',
      values: [
        { label: 'Ash', count: 12, src: '/pictures/swatches/ash.svg' },
        { label: 'Teal', count: 7, src: '/pictures/swatches/teal.svg' },
        { label: 'Turmeric', count: 3, colour: '#c8963a' },
        { label: 'Maroon', count: 0, src: '/pictures/swatches/maroon.svg' },
      ],
    },
    {
      id: 'made-of',
      name: 'Made of',
      values: [
        { label: 'Mahogany', count: 11 },
        { label: 'Rubberwood', count: 6 },
        { label: 'Metal', count: 2 },
      ],
    },
    {
      id: 'seats',
      name: 'Seats',
      values: [
        { label: '2 seats', count: 5 },
        { label: '3 seats', count: 9 },
      ],
    },
  ],
  categories: { 'living-room': 31, sofas: 31, '2-seater-sofas': 9, '3-seater-sofas': 14, divans: 8 },
  prices: { min: 15_800, max: 1_28_000 },
  widths: { min: 72, max: 275 },
  inStock: 22,
  onOffer: 9,
  snippets: [
    {
      text: 'Five-year warranty on wooden frames, three years on steel.',
      about: 'Our sofas',
      own: true,
    },
    { text: 'Covers come off the Meghna, the Teesta and the Surma.', about: 'Our sofas' },
  ],
  ...(scene && {
    room: {
      day: scene.day.tall,
      night: scene.night.tall,
      alt: scene.day.alt,
      items: [
        { id: 'meghna-3-seater', title: 'Meghna 3-Seater', price: 51_480, x: 0.4, y: 0.6 },
        { id: 'jamuna-centre-table', title: 'Jamuna Centre Table', price: 18_500, x: 0.6, y: 0.8 },
        { id: 'piri-stool', title: 'Piri, the stool', price: 1_950, x: 0.9, y: 0.9 },
      ],
    },
  }),
};

export const serializedSofaListingFixture = stringifyListingData(sofasShown);

/** Returns the full list under another address. */
export function createSerializedSofaListingFixture(address: ListingQuery): string {
  return stringifyListingData({ ...sofasShown, address });
}

/** Returns the list with other data, without a room, snippets or a next page. */
export function createSerializedListingFixture(own: Partial<ListingData>): string {
  const { room: _, snippets: __, nextPageToken: ___, ...list } = sofasShown;
  return stringifyListingData({ ...list, snippets: [], ...own });
}

/** The room above the list of its items. */
export const listingBannerFixture: Pick<ListingData, 'banner'> = scene
  ? {
      banner: {
        day: { wide: scene.day.wide, tall: scene.day.tall },
        night: { wide: scene.night.wide, tall: scene.night.tall },
      },
    }
  : {};

export const noResultsFixture = { tiles: [], total: 0, facets: [], categories: {}, inStock: 0, onOffer: 0 };
