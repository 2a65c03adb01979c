import type { PageQuery } from '../../platform/requests/page-query.ts';
import { buildPageMeta } from '../../platform/seo/page-meta.ts';

/** What every layout of the checkout reads of its address. */
export const checkoutQuery = { keys: ['booking', 'item', 'bundle'] } satisfies PageQuery;

/** The head of every layout of the checkout: one page to the world, and none to be found. */
export function checkoutMeta(shop: Parameters<typeof buildPageMeta>[0]) {
  return buildPageMeta(shop, {
    title: 'Checkout',
    description: 'Where your pieces go, when they come, and how you pay for them.',
    canonical: '/checkout',
    noIndex: true,
  });
}
