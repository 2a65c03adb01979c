import type { Category } from '@piri/contract/categories';
import type { ItemSummary } from '@piri/contract/items';
import type { AppLoadContext } from 'react-router';
import type { Scene } from '../../../../../server/files/image-index.ts';
import { getBackdropScene } from '../../../platform/images/get-backdrop-scene.ts';
import type { SceneByTheme } from '../../../platform/images/room-scene.tsx';
import { ignoreTimeout } from '../../../platform/requests/ignore-timeout.ts';
import { parseUrl } from '../../../platform/requests/parse-url.ts';
import type { ListingQuery } from '../address/listing-url.ts';

interface LoadListingBannerInput {
  context: Pick<AppLoadContext, 'api' | 'shop' | 'bannerHosts' | 'images'>;
  address: ListingQuery;
  category: Category | undefined;
  /** The first item of the list, if it may represent the whole list. */
  first: ItemSummary | undefined;
  signal: AbortSignal;
}

/** The image above a list: an address, or a room by day and by night. */
export type ListingBannerImage = string | SceneByTheme;

/**
 * Returns the banner from the address if it is allowed, else the category's own, else its room, else the one of its
 * first item. The room stays when the list is filtered, so that the content below does not jump. A search shows no
 * room.
 */
export async function loadListingBanner({
  context,
  address,
  category,
  first,
  signal,
}: LoadListingBannerInput): Promise<ListingBannerImage | undefined> {
  const named = sanitizeBannerUrl(address.categoryBanner, context.shop.siteUrl, context.bannerHosts);
  const own = named ?? category?.extras.bannerImageUrl;
  if (own !== undefined) return own;
  const isRoom = category?.parentId === null && !address.query;
  const room = isRoom ? getBackdropScene(context.images, category.extras.stage) : undefined;
  if (room) return withoutAlt(room.scene);
  if (first?.sourceType !== 'item') return undefined;
  const answer = await ignoreTimeout(context.api.getItem({ query: { id: first.id } }, { signal }), signal);
  return answer?.ok ? answer.body.extras.shop_banner_image_url : undefined;
}

/**
 * Allows only images of this site and of trusted hosts. Anyone can write an address, and the image appears in the
 * shop's name.
 */
export function sanitizeBannerUrl(
  banner: string | undefined,
  siteUrl: string,
  hosts: readonly string[],
): string | undefined {
  if (!banner) return undefined;
  const url = parseUrl(banner, siteUrl);
  if (!url) return undefined;
  const { origin } = new URL(siteUrl);
  if (url.origin === origin) return url.pathname.startsWith('/pictures/') ? url.pathname : undefined;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : undefined;
}

/**
 * Drops the alternative texts: the room's name is beside the image, and the room is described again among the items.
 */
function withoutAlt({ day, night }: Scene): SceneByTheme {
  return { day: { wide: day.wide, tall: day.tall }, night: { wide: night.wide, tall: night.tall } };
}
