import { backdrop } from '@piri/contract/categories';
import { bundle, sku } from '@piri/contract/items';
import { shopSettings } from '@piri/contract/settings';
import { z } from 'zod';
import { bundleDataSchema } from '../../../testing/bundle-data-schema.ts';
import { responsiveImageSchema, sceneSchema } from '../../../testing/image-schemas.ts';
import { itemCardSchema } from '../../../testing/item-card-schema.ts';
import { categoryTreeFixture } from '../../catalogue/categories/category-tree.fixtures.ts';
import {
  createItemCardFixtures,
  createItemSummaryFixture,
  fixtureDate,
} from '../../catalogue/items/item.fixtures.ts';
import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import { type BundleData, toBundleData } from '../bundles/bundle-offer.tsx';
import { getCategoryImagesByBackdrop } from './get-category-images-by-backdrop.ts';
import type { HomeData } from './load-home.ts';

const priced = z.strictObject({
  id: z.string(),
  title: z.string(),
  price: z.int(),
  x: z.number(),
  y: z.number(),
});
const { zones, madeToOrderDays } = shopSettings.shape.delivery.shape;

const popUp = z.strictObject({
  id: z.string(),
  title: z.string(),
  text: z.string().exactOptional(),
  link: z.strictObject({ label: z.string(), to: z.string() }).exactOptional(),
  image: itemCardSchema.shape.image.unwrap(),
  tall: itemCardSchema.shape.image,
});

const home = z.strictObject({
  scene: sceneSchema.exactOptional(),
  categoryImages: z.partialRecord(backdrop, z.array(responsiveImageSchema)),
  now: z.iso.datetime(),
  spots: z.array(priced).max(3),
  deliveryRates: z.strictObject({ zones, madeToOrderDays }).exactOptional(),
  counts: z.record(z.string(), z.int().nonnegative()),
  total: z.int().nonnegative(),
  arrivals: z.array(itemCardSchema).max(8),
  room: z
    .strictObject({
      day: responsiveImageSchema,
      night: responsiveImageSchema,
      alt: z.string(),
      items: z.array(priced),
    })
    .exactOptional(),
  bundle: bundleDataSchema.exactOptional(),
  editorial: z.strictObject({ title: z.string(), sentence: z.string() }).exactOptional(),
  popUps: z.strictObject({ campaign: popUp.exactOptional(), offer: popUp.exactOptional() }).exactOptional(),
});

/** The schema of the home page's data, for the data of stories. */
export const homeJsonSchema = z.string().refine((text) => home.parse(JSON.parse(text)));

const settings = import.meta.glob<unknown>('../../../../../../packages/catalogue/data/settings.json', {
  eager: true,
  import: 'default',
});

/** The delivery rates from the shop's settings. */
export const deliveryRatesFixture = Object.values(settings).map((all) => {
  const { delivery } = shopSettings.parse(all);
  return { zones: delivery.zones, madeToOrderDays: delivery.madeToOrderDays };
})[0] as NonNullable<HomeData['deliveryRates']>;

/** A table and its four chairs, sold as one line. */
export const diningBundleFixture: BundleData = toBundleData(
  bundle.parse({
    ...createItemSummaryFixture('pangsha-dining-table'),
    sourceType: 'bundle',
    id: 'dinner-for-four',
    title: 'Dinner for four, all in one',
    subtitle: 'Dining table and four chairs',
    description: [
      'The Pangsha table and four Pithha chairs. As a set they arrive in one lorry, on one bill.',
    ],
    images: [],
    backdrop: 'dining',
    salesPrice: 57_500,
    price: { listPrice: 64_000, price: 57_500, saving: 6_500, percent: 10 },
    available: 3,
    skuDetails: [part('pangsha-dining-table', 1), part('pithha-dining-chair', 4)],
  }),
);

function part(id: string, quantity: number) {
  const item = createItemSummaryFixture(id);
  const { price, available, state } = item;
  const own = {
    code: item.skuCode,
    salesPrice: price.listPrice,
    price,
    attributeValues: [],
    available,
    state,
  };
  return { item, sku: sku.parse(own), quantity };
}

/** Returns the items of the room, with their positions in one of its crops. */
function spots(crop: 'wide' | 'tall', ids: readonly string[]) {
  const positions = new Map(
    imageIndexFixture.hotspots('living-room', crop).map(({ product, ...position }) => [product, position]),
  );
  return ids.map((id) => {
    const { title, price } = createItemSummaryFixture(id);
    return { id, title, price: price.price, ...(positions.get(id) ?? { x: 0.5, y: 0.5 }) };
  });
}

export const hotspotFixtures = spots('wide', ['meghna-3-seater', 'jamuna-centre-table', 'piri-stool']);

const scene = imageIndexFixture.scene('living-room');

/** The room with its items, as it is shown among cards. */
export const shopTheLookFixture = scene && {
  day: scene.day.tall,
  night: scene.night.tall,
  alt: scene.day.alt,
  items: spots('tall', ['meghna-3-seater', 'jamuna-centre-table', 'nokshi-shataranji-rug']),
};

export const itemCountsFixture = Object.fromEntries(
  categoryTreeFixture.map(({ id }, index) => [id, 8 + 3 * index]),
);

export const newArrivalFixtures = createItemCardFixtures([
  'piri-stool',
  'phul-kantha-cushion',
  'koel-accent-chair',
  'sundarban-bed',
  'pithha-dining-chair',
  'nokshi-shataranji-rug',
  'mehman-dinner-wagon',
  'dadu-rocking-chair',
]);

/** The complete home page. */
export const homeFixture = {
  ...(scene && { scene }),
  categoryImages: getCategoryImagesByBackdrop(imageIndexFixture),
  now: fixtureDate.toISOString(),
  spots: hotspotFixtures,
  deliveryRates: deliveryRatesFixture,
  counts: itemCountsFixture,
  total: 90,
  arrivals: newArrivalFixtures,
  ...(shopTheLookFixture && { room: shopTheLookFixture }),
  bundle: diningBundleFixture,
  editorial: {
    title: 'Will it go up the stairs?',
    sentence: 'Four things to measure before you order a sofa.',
  },
};

/** The home page if nothing could be loaded. */
export const emptyHomeFixture = {
  categoryImages: {},
  now: homeFixture.now,
  spots: [],
  counts: {},
  total: 0,
  arrivals: [],
};
