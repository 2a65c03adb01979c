import { type Client, loaderClientOptions } from '@piri/client';
import { toThumbnail } from '../../catalogue/items/to-thumbnail.ts';
import { ignoreTimeout } from '../../platform/requests/ignore-timeout.ts';
import type { Suggestions } from './suggestions.ts';

/** The maximum number of suggested items. */
const maxItems = 5;
const maxCategories = 12;

/** Searches for a text that may be incomplete. Returns undefined if the API does not respond in time. */
export async function loadSuggestions(
  api: Client,
  query: string,
  callerSignal: AbortSignal,
): Promise<Suggestions | undefined> {
  // Aborts when the user continues typing.
  const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(loaderClientOptions.totalMs)]);
  const asked = api.searchCatalogue({ body: { query, size: maxItems } }, { signal });
  const answer = await ignoreTimeout(asked, signal);
  if (!answer?.ok) return undefined;
  const { list, categories } = answer.body;
  return {
    items: list.map(({ id, title, price, images: [image] }) => ({
      id,
      title,
      price: price.price,
      ...(image && { thumbnail: toThumbnail(image) }),
    })),
    categoryIds: categories
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxCategories)
      .map(({ id }) => id),
  };
}
