import { buildPageMeta } from '../../platform/seo/page-meta.ts';

/** Builds the meta tags of every cart layout: they share one canonical URL and are not indexed. */
export function buildCartMeta(shop: Parameters<typeof buildPageMeta>[0]) {
  return buildPageMeta(shop, {
    title: 'Cart',
    description: 'Your items at today’s prices, with the delivery charge and date.',
    canonical: '/cart',
    noIndex: true,
  });
}
