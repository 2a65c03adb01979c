import type { MetaDescriptor } from 'react-router-dom';
import { findCategoryPosition } from '../../../catalogue/categories/find-category-position.ts';
import { parseCategoryTree } from '../../../catalogue/categories/serialize-category-tree.ts';
import { getDetailsHref } from '../../../catalogue/items/links.ts';
import { buildPageMeta } from '../../../platform/seo/page-meta.ts';
import { toSocialImage } from '../../../platform/seo/social-image.ts';
import { buildBreadcrumbList, buildItemList } from '../../../platform/seo/structured-data.ts';
import type { RootData } from '../../../platform/settings/root-data.ts';
import { hasFilters, type ListingQuery } from '../address/listing-url.ts';
import { getCategoryDescription } from './category-description.ts';
import { getListingTitle } from './listing-title.ts';
import { parseListingData } from './stringify-listing-data.ts';

const nowhere: ListingQuery = { facets: {}, sort: 'relevance', page: 1 };

/** Builds the meta tags of a list. Search engines may index only unfiltered categories, each under one address. */
export function buildListingMeta(root: RootData | undefined, text: string | undefined): MetaDescriptor[] {
  const data = text === undefined ? undefined : parseListingData(text);
  const { address = nowhere, tiles = [], banner, room } = data ?? {};
  const { categoryId = '', query } = address;
  const rooms = parseCategoryTree(root?.reference.rooms ?? '');
  const position = findCategoryPosition(rooms, categoryId);
  const name = getListingTitle(address, rooms);
  const breadcrumbs = position ? [...position.above, position.node] : [];
  const pathOf = (id: string) => `/shop?categoryId=${encodeURIComponent(id)}`;
  const indexed = data?.loaded && !query && !hasFilters(address) && (position || !categoryId);
  const shop = root?.shop;
  const seen = typeof banner === 'object' ? banner.day.wide : room?.day;
  return buildPageMeta(shop, {
    title: query ? `Search: ${query}` : position ? breadcrumbs.map((step) => step.name).join(', ') : name,
    description: query
      ? `Search results for “${query}”, with prices, sizes and delivery dates.`
      : getCategoryDescription(position),
    ...(seen && { image: toSocialImage(seen, room?.alt ?? name) }),
    ...(indexed && { canonical: position ? pathOf(categoryId) : '/shop' }),
    jsonLd:
      import.meta.env.SSR && shop
        ? [
            ...(position
              ? [
                  buildBreadcrumbList(
                    shop,
                    breadcrumbs.map((step) => ({ name: step.name, path: pathOf(step.id) })),
                  ),
                ]
              : []),
            ...(indexed && tiles.length > 0
              ? [
                  buildItemList(
                    shop,
                    tiles.map(({ id }) => getDetailsHref(id)),
                  ),
                ]
              : []),
          ]
        : [],
  });
}
