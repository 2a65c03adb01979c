import { stage } from '@piri/contract/catalogue';
import { bundle, sku } from '@piri/contract/items';
import { shopSettings } from '@piri/contract/settings';
import { z } from 'zod';
import { pictureSchema, sceneSchema } from '../../../testing/picture-schemas.ts';
import { setSchema } from '../../../testing/set-schema.ts';
import { tileSchema } from '../../../testing/tile-schema.ts';
import { roomsInStories } from '../../catalogue/categories/rooms-in-stories.ts';
import { dayOfStories, itemInStories, tilesInStories } from '../../catalogue/items/items-in-stories.ts';
import { storyPictures } from '../../platform/images/pictures-in-stories.ts';
import { type SetView, setFrom } from '../bundles/set-offer.tsx';
import type { HomeData } from './load-home.ts';
import { findRoomPieces } from './room-pieces.ts';

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
  picture: tileSchema.shape.picture.unwrap(),
  tall: tileSchema.shape.picture,
});

const home = z.strictObject({
  scene: sceneSchema.exactOptional(),
  pieces: z.partialRecord(stage, z.array(pictureSchema)),
  now: z.iso.datetime(),
  spots: z.array(priced).max(3),
  road: z.strictObject({ zones, madeToOrderDays }).exactOptional(),
  counts: z.record(z.string(), z.int().nonnegative()),
  total: z.int().nonnegative(),
  arrivals: z.array(tileSchema).max(8),
  room: z
    .strictObject({ day: pictureSchema, night: pictureSchema, alt: z.string(), pieces: z.array(priced) })
    .exactOptional(),
  set: setSchema.exactOptional(),
  editorial: z.strictObject({ title: z.string(), sentence: z.string() }).exactOptional(),
  popUps: z.strictObject({ campaign: popUp.exactOptional(), offer: popUp.exactOptional() }).exactOptional(),
});

/** What the first page is given, for the data of stories. */
export const homeSchema = z.string().refine((text) => home.parse(JSON.parse(text)));

const settings = import.meta.glob<unknown>('../../../../../../packages/catalogue/data/settings.json', {
  eager: true,
  import: 'default',
});

/** What the road costs, out of the shop's own settings. */
export const roadInStories = Object.values(settings).map((all) => {
  const { delivery } = shopSettings.parse(all);
  return { zones: delivery.zones, madeToOrderDays: delivery.madeToOrderDays };
})[0] as NonNullable<HomeData['road']>;

/** A table and its four chairs, sold as one line. */
export const dinnerInStories: SetView = setFrom(
  bundle.parse({
    ...itemInStories('pangsha-dining-table'),
    sourceType: 'bundle',
    id: 'dinner-for-four',
    title: 'Dinner for four, as one line',
    kind: 'Dining table and four chairs',
    description: [
      'The Pangsha table and four Pithha chairs. Bought together they come in one lorry, on one bill.',
    ],
    images: [],
    stage: 'dining',
    salesPrice: 57_500,
    price: { listPrice: 64_000, price: 57_500, saving: 6_500, percent: 10 },
    available: 3,
    skuDetails: [part('pangsha-dining-table', 1), part('pithha-dining-chair', 4)],
  }),
);

function part(id: string, quantity: number) {
  const item = itemInStories(id);
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

/** Pieces of the room, where they stand in one of its pictures. */
function spots(crop: 'wide' | 'tall', ids: readonly string[]) {
  const places = new Map(
    storyPictures.hotspots('living-room', crop).map(({ product, ...place }) => [product, place]),
  );
  return ids.map((id) => {
    const { title, price } = itemInStories(id);
    return { id, title, price: price.price, ...(places.get(id) ?? { x: 0.5, y: 0.5 }) };
  });
}

export const spotsInStories = spots('wide', ['meghna-3-seater', 'jamuna-centre-table', 'piri-stool']);

const scene = storyPictures.scene('living-room');

/** The room with its pieces, as it stands among cards. */
export const roomInStories = scene && {
  day: scene.day.tall,
  night: scene.night.tall,
  alt: scene.day.alt,
  pieces: spots('tall', ['meghna-3-seater', 'jamuna-centre-table', 'nokshi-shataranji-rug']),
};

export const countsInStories = Object.fromEntries(roomsInStories.map(({ id }, index) => [id, 8 + 3 * index]));

export const arrivalsInStories = tilesInStories([
  'piri-stool',
  'phul-kantha-cushion',
  'koel-accent-chair',
  'sundarban-bed',
  'pithha-dining-chair',
  'nokshi-shataranji-rug',
  'mehman-dinner-wagon',
  'dadu-rocking-chair',
]);

/** The first page, whole. */
export const homeInStories = {
  ...(scene && { scene }),
  pieces: findRoomPieces(storyPictures),
  now: dayOfStories.toISOString(),
  spots: spotsInStories,
  road: roadInStories,
  counts: countsInStories,
  total: 90,
  arrivals: arrivalsInStories,
  ...(roomInStories && { room: roomInStories }),
  set: dinnerInStories,
  editorial: {
    title: 'Will it go up the stairs?',
    sentence: 'Four measures to take before you order a sofa.',
  },
};

/** The first page while nothing could be read. */
export const emptyHome = {
  pieces: {},
  now: homeInStories.now,
  spots: [],
  counts: {},
  total: 0,
  arrivals: [],
};
