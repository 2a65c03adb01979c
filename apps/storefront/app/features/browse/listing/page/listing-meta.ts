import type { MetaDescriptor } from 'react-router-dom';
import { findPlace } from '../../../catalogue/categories/place.ts';
import { roomsFromText } from '../../../catalogue/categories/rooms-text.ts';
import { detailsHref } from '../../../catalogue/items/links.ts';
import { pageMeta } from '../../../platform/seo/page-meta.ts';
import { pictureToShare } from '../../../platform/seo/share-picture.ts';
import { breadcrumbList, itemList } from '../../../platform/seo/structured-data.ts';
import type { RootData } from '../../../platform/settings/root-data.ts';
import { isFiltered, type ListingAddress } from '../address/listing-address.ts';
import { listingFromText } from './listing-text.ts';
import { listingTitle } from './listing-words.ts';

const nowhere: ListingAddress = { facets: {}, sort: 'relevance', page: 1 };

/** The head of a list. Only whole categories are to be found by search engines, each under one address. */
export function listingMeta(root: RootData | undefined, text: string | undefined): MetaDescriptor[] {
  const data = text === undefined ? undefined : listingFromText(text);
  const { address = nowhere, tiles = [], banner, room } = data ?? {};
  const { categoryId = '', query } = address;
  const rooms = roomsFromText(root?.reference.rooms ?? '');
  const place = findPlace(rooms, categoryId);
  const name = listingTitle(address, rooms);
  const way = place ? [...place.above, place.node] : [];
  const pathOf = (id: string) => `/shop?categoryId=${encodeURIComponent(id)}`;
  const indexed = data?.reached && !query && !isFiltered(address) && (place || !categoryId);
  const shop = root?.shop;
  const seen = typeof banner === 'object' ? banner.day.wide : room?.day;
  return pageMeta(shop, {
    title: query ? `Search: ${query}` : place ? way.map((step) => step.name).join(', ') : name,
    description: query
      ? 'What the shop has under this name.'
      : place
        ? `${place.node.name} for the ${place.room.name.toLowerCase()}, with prices, sizes and the day they arrive.`
        : 'Every piece in the shop, with prices, sizes and the day it arrives.',
    ...(seen && { picture: pictureToShare(seen, room?.alt ?? name) }),
    ...(indexed && { canonical: place ? pathOf(categoryId) : '/shop' }),
    jsonLd:
      import.meta.env.SSR && shop
        ? [
            ...(place
              ? [
                  breadcrumbList(
                    shop,
                    way.map((step) => ({ name: step.name, path: pathOf(step.id) })),
                  ),
                ]
              : []),
            ...(indexed && tiles.length > 0
              ? [
                  itemList(
                    shop,
                    tiles.map(({ id }) => detailsHref(id)),
                  ),
                ]
              : []),
          ]
        : [],
  });
}
