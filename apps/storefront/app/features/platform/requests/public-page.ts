import type { HeadersFunction } from 'react-router-dom';

/**
 * The `headers` of a route whose page is the same for everybody who asks for its address. This server and every shared
 * cache may then store it; a page whose route does not export them is not cached.
 */
export const publicPage: HeadersFunction = () => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});
