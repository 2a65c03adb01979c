import { type Client, loaderClientOptions } from '@piri/client';
import type { ShopSettings } from '@piri/contract/settings';
import { data } from 'react-router-dom';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import { type Article, toArticle } from './article.ts';

export interface ArticleData {
  /** Whether the shop could be asked for the text and for the figures in it. */
  reached: boolean;
  /** Undefined where nobody has written one. */
  article?: Article;
}

/** Reads the text of the page that is kept for this place. */
export async function loadArticle(
  api: Client,
  placement: string,
  asked: Promise<ShopSettings | undefined> = loadSettings(api),
): Promise<ArticleData> {
  const signal = AbortSignal.timeout(loaderClientOptions.totalMs);
  const [found, settings] = await Promise.all([
    ignoreTimeout(
      api.searchContent(
        { body: { textParams: [{ field: 'placement', value: placement, matchType: 'EXACT' }], size: 1 } },
        { signal },
      ),
      signal,
    ),
    asked,
  ]);
  if (!found?.ok) return { reached: false };
  const [entry] = found.body.list;
  if (!entry) return { reached: settings !== undefined };
  const article = toArticle(entry, settings);
  return { reached: article !== undefined && settings !== undefined, ...(article && { article }) };
}

/** Answers a page that is nothing but a text; one that cannot be read is not to be kept by a cache. */
export async function respondWithArticle(api: Client, placement: string) {
  const text = await loadArticle(api, placement);
  return data(text, { status: text.reached ? 200 : 503 });
}
