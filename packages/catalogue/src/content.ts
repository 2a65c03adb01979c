import { z } from 'zod';
import { assertFileNameIsId, parseObject, readCatalogueFolder } from './catalogue-file.ts';
import { isoDate, sentence, singleLine, slug } from './fields.ts';
import { imageReference } from './image-reference.ts';

/** A place in the shop. Never another site: what we say leads to what we have. */
const path = z.string().regex(/^\/(?!\/)/, 'must be a path of the shop, such as /shop?categoryId=sofas');
const link = z.strictObject({ label: singleLine, to: path });
const paragraphs = z.array(singleLine).min(1, 'must have one paragraph at least');
const named = { id: slug, title: singleLine };

/** About these products, or about whatever lies in these categories, or shown at a place with a name. */
const subject = {
  products: z.array(slug).default([]),
  categories: z.array(slug).default([]),
  placement: slug.optional(),
};

const campaign = z.strictObject({
  ...named,
  type: z.literal('campaign'),
  text: paragraphs,
  /** Whether it runs. The pop-up alone judges it, so that whatever an editor's tool writes can be kept here. */
  hasCampaign: z.unknown().optional(),
  image: imageReference.optional(),
  link: link.optional(),
});

const subscriptionOffer = z.strictObject({
  ...named,
  type: z.literal('subscription-offer'),
  text: paragraphs,
  image: imageReference.optional(),
});

const slider = z.strictObject({
  ...named,
  type: z.literal('slider'),
  placement: slug,
  slides: z
    .array(
      z.strictObject({
        title: singleLine,
        text: singleLine.optional(),
        image: imageReference,
        link: link.optional(),
      }),
    )
    .min(1, 'must have one slide at least'),
});

const article = z.strictObject({
  ...named,
  ...subject,
  type: z.literal('article'),
  /** Read in lists of articles. */
  summary: sentence,
  sections: z
    .array(
      z.strictObject({
        heading: singleLine.optional(),
        text: paragraphs,
        points: z.array(sentence).min(1, 'must have one point at least').optional(),
        link: link.optional(),
      }),
    )
    .min(1, 'must have one section at least'),
  image: imageReference.optional(),
  /** When its words were last changed, for a text that people hold us to. */
  updated: isoDate.optional(),
});

const bullets = z.strictObject({
  ...named,
  ...subject,
  type: z.literal('bullet'),
  points: z.array(sentence).min(1, 'must have one point at least'),
});

/** A word or sentence of the shop that its keepers change without a programmer; its id is the key it is asked for by. */
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

/** Reads what the shop says beside its products: pop-ups, slides, articles, points and single texts. */
export function readContent(): ContentEntry[] {
  return readCatalogueFolder('content').map(({ file, text }) => parseContentEntry(file, text));
}

export function parseContentEntry(file: string, text: string): ContentEntry {
  const parsed = parseObject(file, text, entry);
  assertFileNameIsId(file, 'id', parsed.id);
  return parsed;
}
