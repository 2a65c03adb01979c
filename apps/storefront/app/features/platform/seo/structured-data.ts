import type { ShopConfig } from '../../../../server/shop-config.ts';

/** A schema.org object. Each type has its schema in `e2e/platform/structured-data.ts`. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

export function buildOrganization(shop: ShopConfig): StructuredData {
  return {
    '@type': 'Organization',
    name: shop.name,
    legalName: shop.company,
    url: shop.siteUrl,
    email: shop.supportEmail,
    telephone: shop.hotlineFull,
    sameAs: [shop.facebookUrl, shop.instagramUrl],
  };
}

export function buildWebSite({ name, siteUrl }: ShopConfig): StructuredData {
  return {
    '@type': 'WebSite',
    name,
    url: siteUrl,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl}/shop?query={query}&categoryName=all`,
      'query-input': 'required name=query',
    },
  };
}

/** Builds the breadcrumbs from the top page to this one, the last entry. Paths are relative to this site. */
export function buildBreadcrumbList(
  { siteUrl }: ShopConfig,
  trail: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** Builds a list from the paths of the pages that it links to, in order. */
export function buildItemList({ siteUrl }: ShopConfig, paths: readonly string[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl + path,
    })),
  };
}
