import type { ShopConfig } from '../shop-config.ts';

/** Returns the shop's details on the cover of the catalogue. */
export function getCatalogueCoverText(
  shop: Pick<ShopConfig, 'name' | 'company' | 'hotlineShort' | 'hotlineFull' | 'supportEmail'>,
) {
  return {
    name: shop.name,
    contact: `${shop.company} · ${shop.hotlineShort} or ${shop.hotlineFull} · ${shop.supportEmail}`,
  };
}
