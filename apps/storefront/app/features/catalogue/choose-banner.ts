import type { Category } from '@piri/contract/catalogue';
import type { ItemSummary } from '@piri/contract/items';
import type { AppLoadContext } from 'react-router';
import type { ListingAddress } from './listing-address.ts';
import { unlessLate } from './unless-late.ts';

interface Choice {
  context: Pick<AppLoadContext, 'api' | 'shop' | 'bannerHosts'>;
  address: ListingAddress;
  category: Category | undefined;
  /** The first piece of the list, where it may stand for all of it. */
  first: ItemSummary | undefined;
  signal: AbortSignal;
}

/** The picture above a list: the one in the address if it may be shown, else the category's, else its first piece's. */
export async function chooseBanner({ context, address, category, first, signal }: Choice) {
  const named = allowedBanner(address.categoryBanner, context.shop.siteUrl, context.bannerHosts);
  const own = named ?? category?.extras.bannerImageUrl;
  if (own !== undefined || first?.sourceType !== 'item') return own;
  const answer = await unlessLate(context.api.getItem({ query: { id: first.id } }, { signal }), signal);
  return answer?.ok ? answer.body.extras.shop_banner_image_url : undefined;
}

/** Anybody can write an address, so only pictures of this site, and of hosts it trusts, are shown in the shop's name. */
export function allowedBanner(
  banner: string | undefined,
  siteUrl: string,
  hosts: readonly string[],
): string | undefined {
  if (!banner) return undefined;
  const url = URL.parse(banner, siteUrl);
  if (!url) return undefined;
  const { origin } = new URL(siteUrl);
  if (url.origin === origin) return url.pathname.startsWith('/pictures/') ? url.pathname : undefined;
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : undefined;
}
