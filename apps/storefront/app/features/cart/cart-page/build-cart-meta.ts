import { buildPageMeta } from '../../platform/seo/page-meta.ts';

/** Builds the meta tags of every cart layout: they share one canonical URL and are not indexed. */
export function buildCartMeta(shop: Parameters<typeof buildPageMeta>[0]) {
  return buildPageMeta(shop, {
    title: 'Cart',
    description: 'What you’ve chosen, at today’s prices, with delivery charge and day.',
    canonical: '/cart',
    noIndex: true,
  });
}
