import type { HeadersFunction } from 'react-router-dom';

/**
 * The `headers` of a route whose page is the same for everybody who asks for its address, so that this server and
 * whatever is in front of it may keep it. A route without them is kept by nobody.
 */
export const publicPage: HeadersFunction = () => ({
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
});
