import { type Client, loaderClientOptions } from '@piri/client';
import type { ShopSettings } from '@piri/contract/settings';
import { data } from 'react-router-dom';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import { loadSettings } from '../../platform/settings/load-settings.ts';
import { type Article, toArticle } from './article.ts';

export interface ArticleData {
  /** Whether the article and its figures could be loaded. */
  loaded: boolean;
  /** Undefined if there is no article. */
  article?: Article;
}

/** Loads the article with this placement. */
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
  if (!found?.ok) return { loaded: false };
  const [entry] = found.body.list;
  if (!entry) return { loaded: settings !== undefined };
  const article = toArticle(entry, settings);
  return { loaded: article !== undefined && settings !== undefined, ...(article && { article }) };
}

/** Responds with the article of a page. Sends status 503 if it can't be loaded, so that caches do not store it. */
export async function respondWithArticle(api: Client, placement: string) {
  const text = await loadArticle(api, placement);
  return data(text, { status: text.loaded ? 200 : 503 });
}
