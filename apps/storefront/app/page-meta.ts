import type { MetaDescriptor } from 'react-router-dom';
import type { Shop } from '../server/shop.ts';

export interface PageMeta {
  /** What the page is called; the shop's name follows. */
  title: string;
  description: string;
  /** The path that this page is to be known by. Left out where the page is not to be found by search engines. */
  canonical?: string;
  jsonLd?: Record<string, unknown>[];
}

/** The head of a page: title, description, canonical address, sharing card and structured data. */
export function pageMeta(
  shop: Shop | undefined,
  { title, description, canonical, jsonLd = [] }: PageMeta,
): MetaDescriptor[] {
  const fullTitle = shop ? `${title} · ${shop.name}` : title;
  const url = shop && canonical !== undefined ? `${shop.siteUrl}${canonical}` : undefined;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(shop ? [{ property: 'og:site_name', content: shop.name }] : []),
    ...(url
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    ...(import.meta.env.SSR ? jsonLd.map(structured) : []),
  ];
}

/**
 * Structured data is for those who read documents, so only the server writes it. In the browser, React would have to
 * make script elements from text, which a Trusted Types policy is there to forbid.
 */
function structured(entry: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...entry } };
}
