import type { MetaDescriptor } from 'react-router-dom';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { defaultSocialImage, type SocialImage } from './social-image.ts';
import type { StructuredData } from './structured-data.ts';

export interface PageMeta {
  /** What the page is called; the shop's name follows. */
  title: string;
  description: string;
  /**
   * The path that this page is to be known by, for a variant (`/shopV1`) that of the page it is a variant of. Left out
   * where the page is not to be found by search engines.
   */
  canonical?: string;
  /**
   * Keeps a page out of search engines that has a canonical path all the same, since it is a variant of another.
   * @default false
   */
  noIndex?: boolean;
  /** @default the shop's own, see `toSocialImage` for a page's */
  picture?: SocialImage;
  /** Given on the server alone, so that the browser neither makes it nor loads what makes it. */
  jsonLd?: StructuredData[];
}

/** The head of a page: title, description, canonical address, sharing card and structured data. */
export function buildPageMeta(
  shop: ShopConfig | undefined,
  { title, description, canonical, noIndex = false, picture = defaultSocialImage, jsonLd = [] }: PageMeta,
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
          { property: 'og:image', content: shop.siteUrl + picture.path },
          { property: 'og:image:width', content: String(picture.width) },
          { property: 'og:image:height', content: String(picture.height) },
          { property: 'og:image:alt', content: picture.alt },
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

/** Another layout of the same page is the same page to whoever looks for it: `/shopV1?…` is known as `/shop?…`. */
function withoutVariant(path: string): string {
  return path.replace(/^(\/[a-z-]+)V\d(?=[?#]|$)/, '$1');
}

/**
 * Structured data is for those who read documents, so only the server writes it. In the browser, React would have to
 * make script elements from text, which a Trusted Types policy is there to forbid.
 */
function structured(entry: StructuredData): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...entry } };
}
