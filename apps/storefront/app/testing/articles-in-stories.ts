import { contentEntry } from '@piri/contract/content';
import { image } from '@piri/contract/images';
import { z } from 'zod';
import { type Article, articleFrom } from '../features/content/article.ts';
import type { ArticleData } from '../features/content/load-article.ts';
import { productInStories, settingsInStories } from './details-in-stories.ts';

interface EntryFile {
  id: string;
  type: string;
  title: string;
  placement?: string;
  image?: { id: string };
}

const files = import.meta.glob<EntryFile>('../../../../packages/catalogue/data/content/*.json', {
  eager: true,
  import: 'default',
});

/** The text of a page out of the catalogue's files, filled with the shop's figures the way its loader does it. */
export function articleInStories(placement: string): Article {
  const file = Object.values(files).find((entry) => entry.placement === placement);
  if (!file) throw new Error(`Nothing is written for “${placement}”.`);
  const { id, type, title, image, ...said } = file;
  const picture = image && productInStories(image.id).images[0];
  const entry = contentEntry.parse({ id, type, title, fields: { ...said, image: picture } });
  const article = articleFrom(entry, settingsInStories);
  if (!article) throw new Error(`A figure of “${placement}” is not among the settings.`);
  return article;
}

const words = z.array(z.union([z.string().min(1), z.strictObject({ taka: z.int() })]));

const article: z.ZodType<Article> = z.strictObject({
  title: z.string(),
  summary: z.string(),
  updated: z.strictObject({ day: z.iso.date(), words: z.string() }).exactOptional(),
  image: z
    .strictObject(image.pick({ path: true, widths: true, width: true, height: true, alt: true }).shape)
    .exactOptional(),
  sections: z.array(
    z.strictObject({
      id: z.string().min(1),
      heading: z.string().exactOptional(),
      text: z.array(words),
      points: z.array(words),
      link: z.strictObject({ label: z.string(), to: z.string() }).exactOptional(),
    }),
  ),
});

/** What a page of text is given, for the data of stories. */
export const articleShape = { reached: z.boolean(), article: article.exactOptional() };
export const articleSchema: z.ZodType<ArticleData> = z.strictObject(articleShape);
