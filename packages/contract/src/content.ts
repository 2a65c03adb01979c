import { defineEndpoint } from './define-endpoint.ts';
import { image } from './images.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

export const contentEntryTypes = [
  'campaign',
  'subscription-offer',
  'slider',
  'article',
  'bullet',
  'attribute-text',
] as const;
export const contentEntryType = z.enum(contentEntryTypes);
export type ContentEntryType = z.infer<typeof contentEntryType>;

/** A link to a page of the shop. */
export const contentLink = z.object({ label: z.string(), to: z.string() });

export const contentSection = z.object({
  heading: z.string().optional(),
  /** In the article of a page, `{returns.days}` is a placeholder for a setting, see `text-placeholders.ts`. */
  text: z.array(z.string()),
  points: z.array(z.string()).optional(),
  link: contentLink.optional(),
});
export type ContentSection = z.infer<typeof contentSection>;

export const slide = z.object({
  title: z.string(),
  text: z.string().optional(),
  image,
  link: contentLink.optional(),
});
export type Slide = z.infer<typeof slide>;

/** A text or an image beside the catalogue. Its fields depend on its type. */
export const contentEntry = z.object({
  id: z.string(),
  type: contentEntryType,
  title: z.string(),
  fields: z.object({
    image: image.optional(),
    /** Whether a campaign is active. Only the pop-up evaluates it, so any value is accepted. */
    hasCampaign: z.unknown().optional(),
    text: z.array(z.string()).optional(),
    link: contentLink.optional(),
    placement: z.string().optional(),
    products: z.array(z.string()).optional(),
    categories: z.array(z.string()).optional(),
    summary: z.string().optional(),
    sections: z.array(contentSection).optional(),
    /** The day on which an article's text last changed, such as 2026-11-20. */
    updated: z.string().optional(),
    points: z.array(z.string()).optional(),
    slides: z.array(slide).optional(),
  }),
});
export type ContentEntry = z.infer<typeof contentEntry>;

const entries = z.object({ list: z.array(contentEntry) });
const ofItem = z.strictObject({ itemId: z.string().min(1).max(200) });
const atPlace = z.strictObject({ placement: z.string().min(1).max(200) });
const read = { method: 'GET', response: entries, statuses: [200], auth: 'public', repeat: 'safe' } as const;

/** Returns all content about an item or about one of its categories. */
export const listItemContent = defineEndpoint({
  ...read,
  name: 'listItemContent',
  path: '/api/v2/items/content',
  query: ofItem,
});

export const listItemArticles = defineEndpoint({
  ...read,
  name: 'listItemArticles',
  path: '/api/v2/items/cms/articles',
  query: ofItem,
});

export const listItemBullets = defineEndpoint({
  ...read,
  name: 'listItemBullets',
  path: '/api/v2/items/cms/bullets',
  query: ofItem,
});

export const listBullets = defineEndpoint({
  ...read,
  name: 'listBullets',
  path: '/api/cms/bullets',
  query: atPlace,
});

export const listSlides = defineEndpoint({
  ...read,
  name: 'listSlides',
  path: '/api/cms/sliders/images',
  query: atPlace,
  response: z.object({ list: z.array(slide) }),
});

/** Returns single texts of the shop by key; without a key, all of them. */
export const listTexts = defineEndpoint({
  ...read,
  name: 'listTexts',
  path: '/api/cms/attrs/text',
  query: z.strictObject({ key: z.string().min(1).max(200).optional() }),
});

/** Returns articles or, if a type is named, entries of that type. */
export const searchContent = defineEndpoint({
  name: 'searchContent',
  method: 'POST',
  path: '/api/cms/articles/search',
  body: createSearchBodySchema({
    fields: ['id', 'type', 'title', 'placement', 'itemId', 'categoryId'],
    sortFields: ['title', 'id'],
    size: 100,
  }),
  response: createPageSchema(contentEntry),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
