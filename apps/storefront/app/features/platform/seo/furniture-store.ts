import type { Outlet } from '@piri/contract/outlets';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import type { StructuredData } from './structured-data.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the structured data of a showroom: address, telephone and opening hours. */
export function buildFurnitureStore({ name, siteUrl }: ShopConfig, outlet: Outlet): StructuredData {
  const { id, address, district, division, phone, latitude, longitude, opens, closes, closedOn } = outlet;
  const openOn = weekdays.filter((day) => day !== closedOn).map((day) => day.slice(0, 2));
  return {
    '@type': 'FurnitureStore',
    name: `${name} ${outlet.name}`,
    url: `${siteUrl}/outlets#${id}`,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.join(', '),
      addressLocality: district,
      addressRegion: division,
      addressCountry: 'BD',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHours: [`${openOn.join(',')} ${opens}-${closes}`],
  };
}
