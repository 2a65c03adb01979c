import { contentEntry } from '@piri/contract/content';
import { getMaxRenditionWidth } from '@piri/contract/image-widths';
import { type Image, image } from '@piri/contract/images';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { createPageStoryFactory } from '../../../testing/create-page-story-factory.tsx';
import { sceneSchema } from '../../../testing/image-schemas.ts';
import { apiDownRootDataFixture } from '../../../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../../../testing/route-state-story-names.ts';
import {
  createItemDetailsResponseFixture,
  shopSettingsFixture,
} from '../../browse/item-details/data/details.fixtures.ts';
import { imageIndexFixture } from '../../platform/images/image.fixtures.ts';
import { type Article, toArticle } from './article.ts';
import type { ArticleData } from './load-article.ts';

interface EntryFile {
  id: string;
  type: string;
  title: string;
  placement?: string;
  image?: { id: string };
}

const files = import.meta.glob<EntryFile>('../../../../../../packages/catalogue/data/content/*.json', {
  eager: true,
  import: 'default',
});

/** Returns an article from the files of the catalogue, filled with the shop's figures as its loader does. */
export function createArticleFixture(placement: string): Article {
  const file = Object.values(files).find((entry) => entry.placement === placement);
  if (!file) throw new Error(`Nothing is written for “${placement}”.`);
  const { id, type, title, image, ...fields } = file;
  const resolvedImage =
    image && (imageOfRoom(image.id) ?? createItemDetailsResponseFixture(image.id).images[0]);
  const entry = contentEntry.parse({ id, type, title, fields: { ...fields, image: resolvedImage } });
  const article = toArticle(entry, shopSettingsFixture);
  if (!article) throw new Error(`A figure of “${placement}” is not among the settings.`);
  return article;
}

/** Returns the image of a room as a content entry has it, or undefined for any other id. */
function imageOfRoom(id: string): Image | undefined {
  const scene = imageIndexFixture.scene(id);
  if (!scene) return undefined;
  const { alt, wide } = scene.day;
  return { ...wide, alt, url: `${wide.path}-${getMaxRenditionWidth('webp', wide.widths)}.webp`, view: 'day' };
}

const text = z.array(z.union([z.string().min(1), z.strictObject({ taka: z.int() })]));

const article: z.ZodType<Article> = z.strictObject({
  title: z.string(),
  summary: z.string(),
  updated: z.strictObject({ day: z.iso.date(), text: z.string() }).exactOptional(),
  image: z
    .strictObject(image.pick({ path: true, widths: true, width: true, height: true, alt: true }).shape)
    .exactOptional(),
  sections: z.array(
    z.strictObject({
      id: z.string().min(1),
      heading: z.string().exactOptional(),
      text: z.array(text),
      points: z.array(text),
      link: z.strictObject({ label: z.string(), to: z.string() }).exactOptional(),
    }),
  ),
});

/** The shape of the data of an article's page, for the data of stories. */
export const articleDataShape = { loaded: z.boolean(), article: article.exactOptional() };
const articlePageSchema = z.strictObject({ ...articleDataShape, room: sceneSchema.exactOptional() });

/** The states that article pages leave to the stories of Shipping, which has the same layout. */
export const articleOmittedStates: OmittedStates = {
  'signed out': 'The page is the same for everyone, signed in or not.',
  'long text': 'Its text has the layout of Shipping, whose stories have long words.',
  Bangla: 'Its text has the layout of Shipping, whose stories have Bangla.',
  'other currency': 'Its amounts are shown as on Shipping, whose stories have another currency.',
};

interface ArticleModule {
  default(props: { loaderData: ArticleData }): ReactNode;
}

/**
 * Creates the stories of an article's page. `placement` is both the name of its route file and the placement of its
 * content.
 */
export function createArticleStories(module: ArticleModule, placement: string) {
  const screen = createPageStoryFactory(module, {
    id: `routes/${placement}`,
    at: `/${placement}`,
    data: articlePageSchema,
  });
  const article = createArticleFixture(placement);
  const room = article.image && imageIndexFixture.seenIn(article.image.path)?.scene;
  const data = { loaded: true, article, ...(room && { room }) };
  return {
    screen,
    data,
    Default: screen({ data }),
    Loading: screen({ data, goingTo: '/shop' }),
    Empty: screen({ data: { loaded: true } }),
    Failed: screen({ data: { loaded: false }, root: apiDownRootDataFixture }),
    Offline: screen({ data, offline: true }),
    Dark: screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } }),
  };
}
