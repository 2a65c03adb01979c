import type { HeadersFunction } from 'react-router-dom';

/**
 * The `headers` export of a route whose page is the same for all users. This server and shared caches may store it; a
 * route without this export is not cached.
 */
export const getPublicPageHeaders: HeadersFunction = () => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});
