import type { MetaDescriptor } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { defaultSocialImage, type SocialImage } from './social-image.ts';
import type { StructuredData } from './structured-data.ts';

export interface PageMeta {
  /** The page's title; the shop's name is appended. */
  title: string;
  description: string;
  /** The canonical path; for a variant (`/shopV1`) that of the original page. Without it, the page is not indexed. */
  canonical?: string;
  /**
   * Keeps a page with a canonical path out of search engines, because it is a variant of another.
   * @default false
   */
  noIndex?: boolean;
  /** @default the shop's own image, see `toSocialImage` for a page's own */
  image?: SocialImage;
  /** Set on the server only, so that the browser neither builds it nor loads the code that does. */
  jsonLd?: StructuredData[];
}

/** Builds the head of a page: title, description, canonical address, link preview and structured data. */
export function buildPageMeta(
  shop: ShopConfig | undefined,
  { title, description, canonical, noIndex = false, image = defaultSocialImage, jsonLd = [] }: PageMeta,
): MetaDescriptor[] {
  const fullTitle = shop ? `${title} · ${shop.name}` : title;
  const url = shop && canonical !== undefined ? `${shop.siteUrl}${withoutVariant(canonical)}` : undefined;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(shop
      ? [
          { property: 'og:site_name', content: shop.name },
          { property: 'og:image', content: shop.siteUrl + image.path },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
          { property: 'og:image:alt', content: image.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(url
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]
      : []),
    ...(noIndex || !url ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(import.meta.env.SSR ? jsonLd.map(structured) : []),
  ];
}

/** Removes the variant from a path, so that all layouts share one address: `/shopV1?…` becomes `/shop?…`. */
function withoutVariant(path: string): string {
  return path.replace(/^(\/[a-z-]+)V\d(?=[?#]|$)/, '$1');
}

/**
 * Only the server renders structured data, since only readers of documents need it. In the browser, React would have to
 * create script elements from text, which a Trusted Types policy would forbid.
 */
function structured(entry: StructuredData): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...entry } };
}
