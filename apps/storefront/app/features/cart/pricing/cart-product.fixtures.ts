import type { CartProduct } from '@piri/contract/cart-products';

/** Returns an armchair that is in stock. */
export function createCartProductFixture(own: Partial<CartProduct> = {}): CartProduct {
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
