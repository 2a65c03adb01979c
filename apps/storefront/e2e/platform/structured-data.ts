import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const context = { '@context': z.literal('https://schema.org') };
const listItem = { '@type': z.literal('ListItem'), position: z.int().min(1) };

/** Returns whether positions count from 1 without a gap, as in every list of schema.org. */
const counted = <T extends { position: number }>(items: T[]) =>
  items.every(({ position }, index) => position === index + 1);

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  priceCurrency: z.literal('BDT'),
  price: z.number().nonnegative(),
  availability: z.enum([
    'https://schema.org/InStock',
    'https://schema.org/LimitedAvailability',
    'https://schema.org/InStoreOnly',
    'https://schema.org/MadeToOrder',
    'https://schema.org/SoldOut',
    'https://schema.org/OutOfStock',
  ]),
  sku: text.optional(),
  itemCondition: z.literal('https://schema.org/NewCondition').optional(),
  priceValidUntil: z.iso.date().optional(),
});

/**
 * The schemas of all kinds of structured data, by the requirements of search engines. They are strict, because a
 * misspelt property is silently ignored.
 */
const structuredData = {
  Organization: z.strictObject({
    ...context,
    '@type': z.literal('Organization'),
    name: text,
    legalName: text,
    url: address,
    email: z.email(),
    telephone: z.string().regex(/^\+[\d ]+$/),
    sameAs: z.array(address).min(1),
  }),
  WebSite: z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    name: text,
    url: address,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.string().regex(/^https?:\/\/[^{]+\{query\}/),
      'query-input': z.literal('required name=query'),
    }),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ ...listItem, name: text, item: address }))
      .min(1)
      .refine(counted),
  }),
  ItemList: z.strictObject({
    ...context,
    '@type': z.literal('ItemList'),
    name: text.optional(),
    numberOfItems: z.int().nonnegative().optional(),
    itemListElement: z
      .array(z.strictObject({ ...listItem, url: address, name: text.optional() }))
      .min(1)
      .refine(counted),
  }),
  Product: z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    name: text,
    description: text,
    sku: text,
    url: address.optional(),
    image: z.array(address).min(1).optional(),
    color: text.optional(),
    material: text.optional(),
    brand: z.strictObject({ '@type': z.literal('Brand'), name: text }),
    offers: z.array(offer).min(1),
  }),
  FurnitureStore: z.strictObject({
    ...context,
    '@type': z.literal('FurnitureStore'),
    name: text,
    url: address.optional(),
    image: address.optional(),
    telephone: z.string().regex(/^\+[\d -]+$/),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      addressRegion: text.optional(),
      postalCode: text.optional(),
      addressCountry: z.literal('BD'),
    }),
    geo: z
      .strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
      .optional(),
    openingHours: z.array(text).optional(),
  }),
} as const;

/** Returns the errors in a block of structured data. An empty list means that it is valid. */
export function validateStructuredData(block: string): string[] {
  const data: unknown = JSON.parse(block);
  const type = z.object({ '@type': z.string() }).parse(data)['@type'];
  if (!(type in structuredData)) return [`There is no schema for ${type}.`];
  const read = structuredData[type as keyof typeof structuredData].safeParse(data);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`);
}
