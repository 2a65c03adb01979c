import type { CartOffer } from '@piri/contract/cart-offers';

/** An armchair that can be had. */
export function cartProductFixtures(own: Partial<CartOffer> = {}): CartOffer {
  return {
    itemId: 'koel-accent-chair',
    sourceType: 'item',
    code: 'KOL-MUS',
    title: 'Koel Accent Chair',
    about: 'Turmeric',
    silhouette: 'armchair',
    salesPrice: 16_800,
    price: 16_800,
    available: 8,
    state: 'IN_STOCK',
    leadDays: 3,
    ...own,
  };
}
