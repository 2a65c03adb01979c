import type { AllowedPageQuery } from '../../platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../../platform/seo/page-meta.ts';

/** The query parameters that every checkout layout reads. */
export const checkoutPageQueryParams = { keys: ['booking', 'item', 'bundle'] } satisfies AllowedPageQuery;

/** Builds the meta tags of every checkout layout: they share one canonical URL and are not indexed. */
export function buildCheckoutMeta(shop: Parameters<typeof buildPageMeta>[0]) {
  return buildPageMeta(shop, {
    title: 'Checkout',
    description: 'Choose where and when we deliver, and how you pay.',
    canonical: '/checkout',
    noIndex: true,
  });
}
