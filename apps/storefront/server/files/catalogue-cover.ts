import type { ShopConfig } from '../shop-config.ts';

/** Whose catalogue it is: what its cover says of a shop. */
export function catalogueCover(
  shop: Pick<ShopConfig, 'name' | 'company' | 'hotlineShort' | 'hotlineFull' | 'supportEmail'>,
) {
  return {
    name: shop.name,
    contact: `${shop.company} · ${shop.hotlineShort} or ${shop.hotlineFull} · ${shop.supportEmail}`,
  };
}
