import { loaderClientOptions } from '@piri/client';
import type { Category } from '@piri/contract/categories';
import type { ItemSearchPage } from '@piri/contract/item-search';
import type { ItemSummary } from '@piri/contract/items';
import { toDhakaDate } from '@piri/pricing/dhaka-calendar';
import type { AppLoadContext } from 'react-router';
import type { Hotspot, Scene } from '../../../../server/files/image-index.ts';
import { type ItemCardData, toItemCardData } from '../../catalogue/items/item-card-data.ts';
import type { DeliveryEstimateSettings } from '../../customer/delivery/estimate-delivery.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import { type BundleData, toBundleData } from '../bundles/bundle-offer.tsx';
import type { ShopTheLookData } from '../shop-the-look/shop-the-look-tile.tsx';
import type { HeroHotspot } from './hero.tsx';

export interface HomeData {
  /**
   * Noon in Dhaka on the day the page was rendered. All dates on the page are relative to it, so the page stays the
   * same all day.
   */
  now: string;
  spots: HeroHotspot[];
  deliveryRates?: DeliveryEstimateSettings;
  /** The number of items in each room, by its id. */
  counts: Record<string, number>;
  total: number;
  arrivals: ItemCardData[];
  room?: ShopTheLookData;
  bundle?: BundleData;
  editorial?: { title: string; sentence: string };
}

const sceneId = 'living-room';
const arrivalsShown = 8;

/** Loads the home page. Every part is optional: one that can't be loaded is left out. */
export async function loadHome({ api, images }: AppLoadContext): Promise<HomeData> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const now = new Date();
  const spots = images.hotspots(sceneId, 'wide');
  const exact = <F extends string>(field: F, value: string) => ({
    field,
    value,
    matchType: 'EXACT' as const,
  });
  const newest = { sortParams: [{ field: 'createdAt' as const, type: 'DESC' as const }] };

  const [settings, arrivals, inScene, bundles, shelves, rooms, articles] = await Promise.all([
    loadSettings(api),
    ignoreTimeout(
      api.searchItems(
        { body: { ...newest, textParams: [exact('sourceType', 'item')], size: arrivalsShown } },
        { signal },
      ),
      signal,
    ),
    ignoreTimeout(
      api.searchItems(
        {
          body: {
            textParams: [{ field: 'id', value: spots.map(({ product }) => product), matchType: 'IN' }],
          },
        },
        { signal },
      ),
      signal,
    ),
    ignoreTimeout(
      api.searchItems(
        { body: { ...newest, textParams: [exact('sourceType', 'bundle')], size: 1 } },
        { signal },
      ),
      signal,
    ),
    ignoreTimeout(api.searchCatalogue({ body: { size: 1 } }, { signal }), signal),
    ignoreTimeout(
      api.searchCategories({ body: { textParams: [exact('parentId', '')], size: 20 } }, { signal }),
      signal,
    ),
    ignoreTimeout(
      api.searchContent(
        { body: { textParams: [exact('placement', 'home-editorial')], size: 1 } },
        { signal },
      ),
      signal,
    ),
  ]);
  const bundleId = bundles?.ok ? bundles.body.list[0]?.id : undefined;
  const bundle =
    bundleId === undefined
      ? undefined
      : await ignoreTimeout(api.getBundle({ query: { id: bundleId } }, { signal }), signal);

  const arrivalOptions = { now, delivery: settings?.delivery };
  const items = new Map(inScene?.ok ? inScene.body.list.map((item) => [item.id, item]) : []);
  const article = articles?.ok ? articles.body.list[0] : undefined;
  const inRoom = toHeroHotspots(spots, priced, items);
  const room = toShopTheLookData(
    images.scene(sceneId),
    toHeroHotspots(images.hotspots(sceneId, 'tall'), pricedUpright, items),
  );
  return {
    now: `${toDhakaDate(now)}T06:00:00.000Z`,
    spots: inRoom,
    ...(settings && {
      deliveryRates: { zones: settings.delivery.zones, madeToOrderDays: settings.delivery.madeToOrderDays },
    }),
    counts: shelves?.ok && rooms?.ok ? countsOf(rooms.body.list, shelves.body.categories) : {},
    total: shelves?.ok ? shelves.body.total : 0,
    arrivals: arrivals?.ok
      ? arrivals.body.list.map((item) => asArrival(toItemCardData(item, arrivalOptions)))
      : [],
    ...(room && { room }),
    ...(bundle?.ok && { bundle: toBundleData(bundle.body) }),
    ...(article && { editorial: { title: article.title, sentence: article.fields.summary ?? '' } }),
  };
}

/** Returns the counts of the rooms. The search counts every category. */
function countsOf(rooms: readonly Category[], counted: ItemSearchPage['categories']): HomeData['counts'] {
  const ids = new Set(rooms.map(({ id }) => id));
  return Object.fromEntries(counted.filter(({ id }) => ids.has(id)).map(({ id, count }) => [id, count]));
}

type ItemsById = ReadonlyMap<string, ItemSummary>;

/** The items that show a price. More than three labels would cover the room. */
const priced = ['meghna-3-seater', 'jamuna-centre-table', 'piri-stool'];

/** The items that show a price in the tall crop, which does not include the stool. */
const pricedUpright = ['meghna-3-seater', 'jamuna-centre-table', 'nokshi-shataranji-rug'];

function toHeroHotspots(spots: readonly Hotspot[], ids: readonly string[], items: ItemsById): HeroHotspot[] {
  return ids.flatMap((id) => {
    const spot = spots.find(({ product }) => product === id);
    const item = items.get(id);
    return spot && item ? [{ id, title: item.title, price: item.price.price, x: spot.x, y: spot.y }] : [];
  });
}

/**
 * Removes the "new" badge, which is redundant under the title “New arrivals”, and the second image, which would make
 * the page's data a tenth larger for a fade that only mouse users see.
 */
function asArrival({ hoverImage: _, isNew: __, ...tile }: ItemCardData): ItemCardData {
  return tile;
}

/**
 * Returns the room's other crop, to show it again among the new arrivals. It has no `alt`, since the first image has
 * described the room.
 */
function toShopTheLookData(scene: Scene | undefined, items: HeroHotspot[]): ShopTheLookData | undefined {
  if (!scene || items.length === 0) return undefined;
  return { day: scene.day.tall, night: scene.night.tall, alt: '', items };
}
