import { z } from 'zod';
import { assertFileNameIsId, parseObject, readCatalogueFolder } from './catalogue-file.ts';
import { isoDateSchema, sentenceSchema, singleLineSchema, slugSchema } from './fields.ts';
import { imageReferenceSchema } from './image-reference.ts';

/** A path of the shop. Links never lead to another site. */
const path = z.string().regex(/^\/(?!\/)/, 'must be a path of the shop, such as /shop?categoryId=sofas');
const link = z.strictObject({ label: singleLineSchema, to: path });
const paragraphs = z.array(singleLineSchema).min(1, 'must have at least one paragraph');
const named = { id: slugSchema, title: singleLineSchema };

/** What an entry is about: products, everything in categories, or a named placement. */
const subject = {
  products: z.array(slugSchema).default([]),
  categories: z.array(slugSchema).default([]),
  placement: slugSchema.optional(),
};

const campaign = z.strictObject({
  ...named,
  type: z.literal('campaign'),
  text: paragraphs,
  /** Whether it is active. Only the pop-up evaluates it, so any value of an editor's tool is accepted. */
  hasCampaign: z.unknown().optional(),
  image: imageReferenceSchema.optional(),
  link: link.optional(),
});

const subscriptionOffer = z.strictObject({
  ...named,
  type: z.literal('subscription-offer'),
  text: paragraphs,
  image: imageReferenceSchema.optional(),
});

const slider = z.strictObject({
  ...named,
  type: z.literal('slider'),
  placement: slugSchema,
  slides: z
    .array(
      z.strictObject({
        title: singleLineSchema,
        text: singleLineSchema.optional(),
        image: imageReferenceSchema,
        link: link.optional(),
      }),
    )
    .min(1, 'must have at least one slide'),
});

const article = z.strictObject({
  ...named,
  ...subject,
  type: z.literal('article'),
  /** Shown in lists of articles. */
  summary: sentenceSchema,
  sections: z
    .array(
      z.strictObject({
        heading: singleLineSchema.optional(),
        text: paragraphs,
        points: z.array(sentenceSchema).min(1, 'must have at least one point').optional(),
        link: link.optional(),
      }),
    )
    .min(1, 'must have at least one section'),
  image: imageReferenceSchema.optional(),
  /** The day on which its text last changed, for texts that bind the shop. */
  updated: isoDateSchema.optional(),
});

const bullets = z.strictObject({
  ...named,
  ...subject,
  type: z.literal('bullet'),
  points: z.array(sentenceSchema).min(1, 'must have at least one point'),
});

/** A text of the shop that editors can change without a programmer; its id is its key. */
const attributeText = z.strictObject({ ...named, type: z.literal('attribute-text'), text: paragraphs });

const entry = z.discriminatedUnion('type', [
  campaign,
  subscriptionOffer,
  slider,
  article,
  bullets,
  attributeText,
]);
export type ContentEntry = z.output<typeof entry>;

/** Reads the content beside the catalogue: pop-ups, slides, articles, bullets and single texts. */
export function readContent(): ContentEntry[] {
  return readCatalogueFolder('content').map(({ file, text }) => parseContentEntry(file, text));
}

export function parseContentEntry(file: string, text: string): ContentEntry {
  const parsed = parseObject(file, text, entry);
  assertFileNameIsId(file, 'id', parsed.id);
  return parsed;
}
