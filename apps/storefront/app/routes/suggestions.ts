import { loadSuggestions } from '../features/browse/search/load-suggestions.ts';
import { noSuggestions } from '../features/browse/search/suggestions.ts';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import type { Route } from './+types/suggestions.ts';

export const pageQuery = { keys: ['query'] } satisfies AllowedPageQuery;

const maxQueryLength = 200;

/**
 * Returns suggestions for the search field, with only the data that is shown. A page's loader would return the API's
 * whole response.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('query') ?? '';
  const query = text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);
  const found = query ? await loadSuggestions(context.api, query, request.signal) : noSuggestions;
  if (!found) {
    return Response.json(noSuggestions, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
  return Response.json(found, {
    headers: { 'cache-control': 'public, max-age=60, s-maxage=60', 'x-robots-tag': 'noindex' },
  });
}
