import type { Category } from '@piri/contract/categories';
import type { ItemSummary } from '@piri/contract/items';
import type { AppLoadContext } from 'react-router';
import type { Scene } from '../../../../../server/files/image-index.ts';
import { getCategoryScene } from '../../../platform/images/get-category-scene.ts';
import type { SceneByTheme } from '../../../platform/images/room-scene.tsx';
import { ignoreTimeout } from '../../../platform/requests/ignore-timeout.ts';
import { parseUrl } from '../../../platform/requests/parse-url.ts';
import type { ListingQuery } from '../address/listing-url.ts';

interface Choice {
  context: Pick<AppLoadContext, 'api' | 'shop' | 'bannerHosts' | 'pictures'>;
  address: ListingQuery;
  category: Category | undefined;
  /** The first piece of the list, where it may stand for all of it. */
  first: ItemSummary | undefined;
  signal: AbortSignal;
}

/** The picture above a list: an address, or a room in both lights. */
export type ListingBannerImage = string | SceneByTheme;

/**
 * The one in the address if it may be shown, else the category's, else the room that it is, else its first piece's. The
 * room stays while its pieces are narrowed down, or all below would jump; a search is about something else.
 */
export async function getListingBanner({
  context,
  address,
  category,
  first,
  signal,
}: Choice): Promise<ListingBannerImage | undefined> {
  const named = sanitizeBannerUrl(address.categoryBanner, context.shop.siteUrl, context.bannerHosts);
  const own = named ?? category?.extras.bannerImageUrl;
  if (own !== undefined) return own;
  const isRoom = category?.parentId === null && !address.query;
  const room = isRoom ? getCategoryScene(context.pictures, category.extras.stage) : undefined;
  if (room) return withoutWords(room.scene);
  if (first?.sourceType !== 'item') return undefined;
  const answer = await ignoreTimeout(context.api.getItem({ query: { id: first.id } }, { signal }), signal);
  return answer?.ok ? answer.body.extras.shop_banner_image_url : undefined;
}

/** Anybody can write an address, so only pictures of this site, and of hosts it trusts, are shown in the shop's name. */
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

/** The name of the room stands beside it, and what is seen is said further down, where the pieces are. */
function withoutWords({ day, night }: Scene): SceneByTheme {
  return { day: { wide: day.wide, tall: day.tall }, night: { wide: night.wide, tall: night.tall } };
}
